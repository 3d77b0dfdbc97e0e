"""Rajas: rules engines for board games of India, made to be taught."""
