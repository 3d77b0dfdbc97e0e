"""The sentences of the toy game, found by their package."""
