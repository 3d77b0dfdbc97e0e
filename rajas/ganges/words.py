"""The game's own words: colours, buildings, goods and the four sides of a cell."""

from enum import IntEnum


class _Word(IntEnum):
    """A number to compute with that knows its word in files and notation."""

    # An enum hashes its name, in Python and differently in every process; a number does neither.
    __hash__ = int.__hash__

    @property
    def word(self) -> str:
        return self.name.lower()


class Colour(_Word):
    ORANGE = 0
    GREEN = 1
    BLUE = 2
    PURPLE = 3


class Building(_Word):
    TEMPLE = 0
    PALACE = 1
    FORT = 2
    MILL = 3


class Good(_Word):
    SILK = 0
    TEA = 1
    SPICES = 2


# Going through an enum is slow; these are the same members as plain tuples.
ALL_COLOURS = tuple(Colour)
ALL_GOODS = tuple(Good)

COLOURS = {colour.word: colour for colour in Colour}
BUILDINGS = {building.word: building for building in Building}
GOODS = {good.word: good for good in Good}

TILE_ID = "[a-z]{1,30}-[0-9]{2}"

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
ALL_SIDES = NORTH | EAST | SOUTH | WEST
BENDS = (NORTH | EAST, EAST | SOUTH, SOUTH | WEST, WEST | NORTH)
SIDES = {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}


def opposite(value: int) -> int:
    """The face of a die that lies below: the two make 7."""
    return 7 - value


def turned(roads: int, quarter_turns: int) -> int:
    """The road mask after that many clockwise quarter turns: north, east, south, west, north."""
    turns = quarter_turns % 4
    return (roads << turns | roads >> (4 - turns)) & ALL_SIDES
