"""Whole games as text: one for each way a game can end, for two, three and four players."""
