"""Serving the notebooks as pages: `rajas play`."""
