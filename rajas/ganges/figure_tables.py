"""The printed figures as tables for people to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from html import escape

from rajas.book import Cell, FigureTable, Row
from rajas.ganges.figures import SEATS, SIDE_WORDS, BorderYield, Components, Tile
from rajas.ganges.naming import component_words, listed, reward_words
from rajas.ganges.words import EAST, NORTH, SOUTH, WEST, Colour
from rajas.words import say

_ENDS = {NORTH: "12,0", EAST: "24,12", SOUTH: "12,24", WEST: "0,12"}
_DYES = {Colour.ORANGE: "#E38A2E", Colour.GREEN: "#4E8B4F", Colour.BLUE: "#3F74B5", Colour.PURPLE: "#7C4A93"}
_BASIC_TOKENS = ("white",)
_COLUMNS = ("figures-column-tile", "figures-column-roads", "figures-column-price", "figures-column-stack")


def figure_tables(components: Components) -> tuple[FigureTable, ...]:
    """Every printed figure of the basic game, in the order of the component file."""
    return (
        _pairs("figures-tracks", "figures-column-space", _track_rows(components)),
        _pairs("figures-quarry", "figures-column-players", _cost_rows(components, "quarry")),
        _pairs("figures-port", "figures-column-players", _cost_rows(components, "port")),
        _pairs("figures-market", "figures-column-room", _market_rows(components)),
        _pairs("figures-palace", "figures-column-room", _palace_rows(components)),
        _pairs("figures-river", "figures-column-space", _river_rows(components)),
        _pairs("figures-province", "figures-column-what", _province_rows(components)),
        _pairs("figures-basic", "figures-column-border", _border_rows(components, "basic")),
        _pairs("figures-basic-tokens", "figures-column-colour", _token_rows(components, _BASIC_TOKENS)),
        *(_tiles(colour, components.tiles) for colour in Colour),
    )


def variant_tables(components: Components) -> tuple[FigureTable, ...]:
    """The figures that only the variants use."""
    colours = [colour for colour in components.yields if colour not in _BASIC_TOKENS]
    tokens = (*_token_rows(components, colours), _river_tiles(components))
    return (
        _pairs("figures-navaratna", "figures-column-border", _border_rows(components, "navaratna")),
        _pairs("figures-tokens", "figures-column-colour", tokens),
    )


def _say(key: str, **args: int | str) -> str:
    return say("ganges", key, **args)


def _row(origin: str, *cells: str) -> Row:
    return Row(tuple(map(Cell, cells)), origin)


def _pairs(title: str, name: str, rows: Iterable[Row]) -> FigureTable:
    """A table of names and what belongs to each."""
    return FigureTable(_say(title), (_say(name), _say("figures-column-figure")), tuple(rows))


def _track_rows(components: Components) -> Iterator[Row]:
    origins = components.provenance
    for key in ("fame_last", "money_last", "crossing"):
        yield _row(origins[f"tracks.{key}"], _say("figures-track", figure=key), str(getattr(components, key)))
    tracks = {"fame": components.fame_bonuses, "money": components.money_bonuses}
    for track, bonuses in tracks.items():
        for space, reward in bonuses:
            name = _say("figures-bonus", track=track, space=space)
            yield _row(origins[f"tracks.{track}_bonuses"], name, reward_words([reward]))


def _cost_rows(components: Components, area: str) -> Iterator[Row]:
    costs: Mapping[int, tuple[int, ...]] = getattr(components, area)
    for seats, players in SEATS.items():
        words = ", ".join(map(str, costs[players]))
        yield _row(components.provenance[f"{area}.{seats}"], _say("figures-players", count=players), words)


def _market_rows(components: Components) -> Iterator[Row]:
    yield _counted(components, "market.different_goods", components.different_goods)
    yield _counted(components, "market.same_goods", components.same_goods)


def _counted(components: Components, entry: str, counts: Mapping[int, int]) -> Row:
    """How many spaces there are for how many players."""
    words = (_say("figures-spaces", count=count, players=players) for players, count in counts.items())
    return _row(components.provenance[entry], _room(entry), "; ".join(words))


def _room(entry: str) -> str:
    return _say("figures-room", room=entry.partition(".")[2].replace("_", "-"))


def _palace_rows(components: Components) -> Iterator[Row]:
    origins = components.provenance
    yield _counted(components, "palace.outer_terrace", components.outer_terrace)
    gardens = ", ".join(colour.word for colour in components.gardens)
    yield _row(origins["palace.gardens"], _room("palace.gardens"), gardens)
    balconies = (
        _say("figures-balcony", give=give.word, take=take.word) for give, take in components.balconies
    )
    entry = "palace.balconies"
    yield _row(origins[entry], _room(entry), "; ".join(balconies))
    for value, name in enumerate(components.chambers, 1):
        yield _row(origins["palace.chambers"], _say("figures-chamber", value=value), name)


def _river_rows(components: Components) -> Iterator[Row]:
    for space, rewards in enumerate(components.river):
        if space:
            yield _row(components.provenance[f"river.spaces.{space}"], str(space), reward_words(rewards))
        if space == components.bridge_after:
            yield _row(
                components.provenance["river.bridge_after"],
                _say("figures-bridge"),
                _say("figures-bridge-worker"),
            )


def _province_rows(components: Components) -> Iterator[Row]:
    figures = {
        "rows": str(components.rows),
        "columns": str(components.columns),
        "residence": _cell(components, components.residence),
        "residence_roads": _sides(components.residence_roads),
        "stone": listed(_cell(components, cell) for cell in components.stone),
    }
    for key, words in figures.items():
        yield _row(components.provenance[f"province.{key}"], _say("figures-land", figure=key), words)


def _cell(components: Components, cell: int) -> str:
    row, column = divmod(cell, components.columns)
    return _say("figures-cell", row=row + 1, column=column + 1)


def _sides(roads: int) -> str:
    return listed(word for side, word in SIDE_WORDS.items() if roads & side)


def _border_rows(components: Components, board: str) -> Iterator[Row]:
    border: tuple[BorderYield, ...] = getattr(components, board)
    for place in border:
        where = _say("figures-border", place=_cell(components, place.cell), side=SIDE_WORDS[place.side])
        words = reward_words(place.rewards)
        if place.token is not None:
            words = _say("figures-coloured", colour=place.token, words=words)
        yield _row(components.provenance[components.yield_entry(board, place)], where, words)


def _token_rows(components: Components, colours: Iterable[str]) -> Iterator[Row]:
    for colour in colours:
        yield _row(components.provenance[f"yields.{colour}"], colour, _copies(components.yields[colour]))


def _river_tiles(components: Components) -> Row:
    return _row(components.provenance["ganga.tiles"], _say("figures-river-tiles"), _copies(components.ganga))


def _copies(tokens: Iterable[str]) -> str:
    """Each token once, with how often it is there."""
    counted = Counter(tokens).items()
    return "; ".join(
        _say("figures-copies", count=count, words=component_words(token)) for token, count in counted
    )


def _tiles(colour: Colour, tiles: Iterable[Tile]) -> FigureTable:
    head = (*map(_say, _COLUMNS), _say("figures-column-holds"))
    rows = tuple(_tile(tile) for tile in tiles if tile.colour == colour)
    return FigureTable(_say("figures-tiles", colour=colour.word), head, rows)


def _tile(tile: Tile) -> Row:
    markets = (
        _together(_say("market-words", good=each.good.word, coins=each.coins)) for each in tile.markets
    )
    holds = listed([*markets, *(building.word for building in tile.buildings)])
    roads = Cell(_sides(tile.roads), drawn_roads(tile))
    texts = map(Cell, (str(tile.price), tile.back, holds))
    return Row((Cell(tile.id), roads, *texts), tile.provenance)


def _together(words: str) -> str:
    """The same, on one line."""
    return words.replace(" ", "\N{NO-BREAK SPACE}")


def drawn_roads(tile: Tile) -> str:
    """The tile's roads, from the middle to its sides, on its colour."""
    ways = " ".join(f"M12,12L{end}" for side, end in _ENDS.items() if tile.roads & side)
    square = f'<rect width="24" height="24" rx="3" fill="{_DYES[tile.colour]}"/>'
    road = f'<path d="{escape(ways)}" fill="none" stroke="#FFF6E0" stroke-width="6"/>'
    middle = '<circle cx="12" cy="12" r="3" fill="#FFF6E0"/>'
    edge = '<rect x=".5" y=".5" width="23" height="23" rx="3" fill="none" stroke="#2A1B17"/>'
    return f'<svg viewBox="0 0 24 24" aria-hidden="true">{square}{road}{middle}{edge}</svg>'
