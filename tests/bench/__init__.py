"""Our engine against python-chess and Catanatron: random play, on one core, in CPU time."""
