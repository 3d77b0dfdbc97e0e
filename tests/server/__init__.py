"""`rajas play` without a browser."""
