"""The printed figures: what a component file says, read and checked."""

from rajas.ganges.figures import BorderYield, Components, Market, Tile

__all__ = ["BorderYield", "Components", "Market", "Tile"]
