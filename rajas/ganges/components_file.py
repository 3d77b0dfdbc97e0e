"""What the tables of a component file must say, and the components made of them."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from rajas.ganges.figures import (
    BACKS,
    CHAMBERS,
    MOST_FIRST_MONEY,
    RIVER_TILES,
    SEATS,
    SIDE_WORDS,
    TILES_OF_A_COLOUR,
    TOKENS,
    BorderYield,
    Components,
    Market,
    Tile,
)
from rajas.ganges.rewards import Reward, Upgrade, Worker, words
from rajas.ganges.tables import MISSING, Table, number_of, pair_of
from rajas.ganges.words import BUILDINGS, COLOURS, GOODS, SIDES, TILE_ID, Building, Colour

MOST_COINS = 99
LONGEST_TRACK = 999
LONGEST_RIVER = 99
LONGEST_SIDE = 9
MOST_SPACES = 20
MOST_HOLDS = 2
MOST_YIELDS = 4 * LONGEST_SIDE**2
MOST_TILES = 200


class _Board(NamedTuple):
    """The cells of a province: how many, and those that nothing is built on."""

    rows: int
    columns: int
    residence: int
    stone: tuple[int, ...]


def read(root: Table) -> Components:
    """The components, or, where the findings name errors, something of their shape."""
    tracks, market, palace = root.table("tracks"), root.table("market"), root.table("palace")
    river, province = root.table("river"), root.table("province")
    fame_last = tracks.whole("fame_last", 1, LONGEST_TRACK)
    money_last = tracks.whole("money_last", 1, LONGEST_TRACK)
    spaces = tuple(_each_reward(river, "spaces", river.items("spaces", 2, LONGEST_RIVER)))
    board = _board(province)
    components = Components(
        fame_last=fame_last,
        money_last=money_last,
        crossing=_crossing(tracks, fame_last, money_last),
        fame_bonuses=_fame_bonuses(tracks, fame_last),
        money_bonuses=_bonuses(tracks, "money_bonuses", MOST_FIRST_MONEY, money_last),
        quarry=_costs(root.table("quarry")),
        port=_costs(root.table("port")),
        different_goods=_counts(market, "different_goods"),
        same_goods=_counts(market, "same_goods"),
        outer_terrace=_counts(palace, "outer_terrace"),
        gardens=_gardens(palace),
        balconies=_balconies(palace),
        chambers=_chambers(palace),
        bridge_after=river.whole("bridge_after", 1, (len(spaces) or LONGEST_RIVER) - 1),
        river=((), *spaces),
        river_words=("start", *map(words, spaces)),
        columns=board.columns,
        rows=board.rows,
        residence=board.residence,
        residence_roads=_roads(province, "residence_roads"),
        stone=board.stone,
        basic=tuple(_border(province, "basic", board)),
        navaratna=_navaratna(province, board),
        yields=_tokens(root.table("yields")),
        ganga=_ganga(root.table("ganga")),
        tiles=_tiles(root),
        provenance=MappingProxyType(root.findings.provenance),
        fingerprint="",
    )
    from_rulebook = river.remark("spaces_from_rulebook")
    for table in (tracks, market, palace, river, province):
        table.done_with_origins()
    _river_origins(river, from_rulebook, len(spaces))
    root.done()
    return components


def _crossing(tracks: Table, fame_last: int, money_last: int) -> int:
    """Where the markers meet must lie where they can get, and not where they start (SET-6)."""
    before = len(tracks.findings.problems)
    crossing = tracks.whole("crossing", 1, LONGEST_TRACK)
    most = fame_last + (money_last + 1) // 2
    if len(tracks.findings.problems) > before:
        return crossing
    if crossing <= (MOST_FIRST_MONEY + 1) // 2:
        start = {"crossing": crossing, "start": MOST_FIRST_MONEY}
        tracks.findings.wrong(tracks.entry("crossing"), "components-crossing-start", **start)
    elif crossing > most:
        ends = {"fame": fame_last, "money": money_last, "most": most}
        tracks.findings.wrong(tracks.entry("crossing"), "components-crossing", crossing=crossing, **ends)
    return crossing


def _fame_bonuses(tracks: Table, last: int) -> tuple[tuple[int, Reward], ...]:
    bonuses = _bonuses(tracks, "fame_bonuses", 0, last)
    # Its upgrade counts from the next turn (TRK-2); a player can wait for one only.
    upgrades = sum(reward == Upgrade() for _, reward in bonuses)
    if upgrades > 1:
        tracks.findings.wrong(tracks.entry("fame_bonuses"), "components-bonus-upgrade", count=upgrades)
    return bonuses


def _bonuses(tracks: Table, key: str, start: int, last: int) -> tuple[tuple[int, Reward], ...]:
    """What lies beside a track, past the space from which the marker of some player starts."""
    table = tracks.table(key)
    bonuses = []
    for word in table.values:
        space = number_of(word)
        if space is None or space > last:
            table.findings.wrong(table.name, "components-bonus-space", last=last, found=word)
            continue
        entry = table.entry(word)
        if space <= start:
            table.findings.wrong(entry, "components-bonus-start", space=space, start=start)
        rewards = table.findings.rewards(entry, word, table.values[word], on_track=True)
        if len(rewards) > 1:
            table.findings.wrong(entry, "components-bonus-single", found=table.values[word])
        bonuses += [(space, reward) for reward in rewards[:1]]
    workers = sum(reward == Worker() for _, reward in bonuses)
    if table.sound and workers != 1:
        table.findings.wrong(table.name, "components-bonus-worker", count=workers)
    return tuple(sorted(bonuses, key=lambda bonus: bonus[0]))


def _costs(area: Table) -> Mapping[int, tuple[int, ...]]:
    costs = {players: _cost_list(area, seats) for seats, players in SEATS.items()}
    if costs[4] and len(costs[3]) > len(costs[4]):
        entry = area.entry("three")
        area.findings.wrong(entry, "components-cover", three=len(costs[3]), four=len(costs[4]))
    area.done_with_origins()
    return MappingProxyType(costs)


def _cost_list(area: Table, seats: str) -> tuple[int, ...]:
    entry, costs = area.entry(seats), area.items(seats, 1, MOST_SPACES)
    return tuple(area.findings.whole(entry, seats, cost, 0, MOST_COINS) for cost in costs)


def _counts(area: Table, key: str) -> Mapping[int, int]:
    table = area.table(key)
    counts = {players: table.whole(seats, 1, MOST_SPACES) for seats, players in SEATS.items()}
    table.done()
    return MappingProxyType(counts)


def _gardens(palace: Table) -> tuple[Colour, ...]:
    before = len(palace.findings.problems)
    entry, values = palace.entry("gardens"), palace.items("gardens", 1, MOST_SPACES)
    colours = [COLOURS[palace.findings.choice(entry, "gardens", value, COLOURS)] for value in values]
    if len(palace.findings.problems) == before:
        _check_once(palace, "gardens", colours)
    return tuple(colours)


def _check_once(palace: Table, key: str, colours: Sequence[Colour]) -> None:
    """The colour is the name of the space."""
    for colour, count in Counter(colours).items():
        if count > 1:
            palace.findings.wrong(palace.entry(key), "components-room-twice", colour=colour.word, count=count)


def _balconies(palace: Table) -> tuple[tuple[Colour, Colour], ...]:
    before = len(palace.findings.problems)
    balconies = tuple(
        _balcony(Table(palace.findings, palace.entry("balconies"), value, one_entry=True))
        for value in palace.items("balconies", 1, MOST_SPACES)
    )
    if len(palace.findings.problems) == before:
        _check_once(palace, "balconies", [give for give, _ in balconies])
    return balconies


def _balcony(balcony: Table) -> tuple[Colour, Colour]:
    give, take = (COLOURS[balcony.choice(key, COLOURS)] for key in ("give", "take"))
    balcony.done()
    return give, take


def _chambers(palace: Table) -> tuple[str, ...]:
    table = palace.table("chambers")
    before = len(table.findings.problems)
    names = tuple(table.choice(str(value), CHAMBERS) for value in range(1, len(CHAMBERS) + 1))
    table.done()
    # A name that was wrong would count as the first one here.
    if table.sound and len(table.findings.problems) == before and names != CHAMBERS:
        table.findings.wrong(table.name, "components-chambers", allowed=", ".join(CHAMBERS))
    return names


def _each_reward(table: Table, key: str, values: Sequence[object]) -> Iterator[tuple[Reward, ...]]:
    for number, value in enumerate(values, 1):
        yield table.findings.rewards(f"{table.entry(key)}.{number}", key, value)


def _river_origins(river: Table, from_rulebook: object, length: int) -> None:
    """Each space of the river is an entry of its own."""
    findings, entry = river.findings, river.entry("spaces")
    stated = findings.items(
        river.entry("spaces_from_rulebook"), "spaces_from_rulebook", from_rulebook, 0, length
    )
    origin = findings.provenance.pop(entry)
    findings.provenance.update({f"{entry}.{space}": origin for space in range(1, length + 1)})
    for value in stated:
        what = "spaces_from_rulebook"
        space = findings.whole(river.entry(what), what, value, 1, length)
        findings.provenance[f"{entry}.{space}"] = "rulebook"


def _board(province: Table) -> _Board:
    rows = province.whole("rows", 1, LONGEST_SIDE)
    columns = province.whole("columns", 1, LONGEST_SIDE)
    residence = _cell(province, "residence", province.value("residence"), rows, columns)
    stone: list[int] = []
    for value in province.items("stone", 0, rows * columns):
        cell = _cell(province, "stone", value, rows, columns)
        if cell is not None and (cell == residence or cell in stone):
            province.findings.wrong(province.entry("stone"), "components-stone-taken", found=value)
        elif cell is not None:
            stone.append(cell)
    return _Board(rows, columns, -1 if residence is None else residence, tuple(stone))


def _cell(table: Table, what: str, value: object, rows: int, columns: int) -> int | None:
    row, column = pair_of(value) or (0, 0)
    if 1 <= row <= rows and 1 <= column <= columns:
        return (row - 1) * columns + column - 1
    if value is not MISSING:
        table.findings.wrong(
            table.entry(what), "components-cell", what=what, rows=rows, columns=columns, found=value
        )
    return None


def _roads(table: Table, key: str) -> int:
    value = table.value(key)
    letters = {name[0]: side for name, side in SIDES.items()}
    if isinstance(value, str) and set(value) <= set(letters) and len(set(value)) == len(value):
        return sum(letters[letter] for letter in value)
    if value is not MISSING:
        table.findings.wrong(table.entry(key), "components-roads", what=key, found=value)
    return 0


def _border(province: Table, key: str, board: _Board) -> Iterator[BorderYield]:
    entry, list_value = province.entry(key), province.value(key, is_figure=False)
    taken: set[tuple[int, int]] = set()
    for index, value in enumerate(province.findings.items(entry, key, list_value, 1, MOST_YIELDS)):
        table = Table(province.findings, _yield_name(entry, index, value), value, one_entry=True)
        place = _border_yield(table, index, board, with_token=key == "navaratna")
        if place.cell >= 0 and (place.cell, place.side) in taken:
            table.findings.wrong(table.name, "components-yield-twice")
        taken.add((place.cell, place.side))
        yield place


def _yield_name(entry: str, index: int, value: object) -> str:
    cell, side = (value.get("cell"), value.get("side")) if isinstance(value, dict) else (None, None)
    row, column = pair_of(cell) or (0, 0)
    if side in SIDE_WORDS.values() and 1 <= row <= LONGEST_SIDE and 1 <= column <= LONGEST_SIDE:
        return f"{entry}.{row},{column} {side}"
    return f"{entry}[{index + 1}]"


def _border_yield(table: Table, index: int, board: _Board, *, with_token: bool) -> BorderYield:
    cell = _cell(table, "cell", table.value("cell"), board.rows, board.columns)
    if cell == board.residence:
        table.findings.wrong(table.name, "components-yield-residence")
    elif cell in board.stone:
        table.findings.wrong(table.name, "components-yield-stone")
    rewards = table.rewards("yield")
    place = BorderYield(
        index=index,
        cell=-1 if cell is None else cell,
        side=SIDES[table.choice("side", SIDES)],
        rewards=rewards,
        words=words(rewards),
        token=table.choice("colour", TOKENS) if with_token else None,
        provenance=table.origin(),
    )
    table.done()
    return place


def _navaratna(province: Table, board: _Board) -> tuple[BorderYield, ...]:
    border = tuple(_border(province, "navaratna", board))
    # Each player begins with a brown token on such a space (NAV-4).
    if border and not any(place.token == "brown" for place in border):
        province.findings.wrong(province.entry("navaratna"), "components-brown")
    return border


def _tokens(table: Table) -> Mapping[str, tuple[str, ...]]:
    tokens = {colour: _words_list(table, colour, count) for colour, count in TOKENS.items()}
    table.done_with_origins()
    return MappingProxyType(tokens)


def _ganga(table: Table) -> tuple[str, ...]:
    words = _words_list(table, "tiles", RIVER_TILES)
    table.done_with_origins()
    return words


def _words_list(table: Table, key: str, count: int) -> tuple[str, ...]:
    values = table.items(key, count, count)
    return tuple(words(rewards) for rewards in _each_reward(table, key, values))


def _tiles(root: Table) -> tuple[Tile, ...]:
    values = root.items("tiles", 1, MOST_TILES)
    before = len(root.findings.problems)
    ids: set[str] = set()
    tiles = []
    for index, value in enumerate(values):
        table = Table(root.findings, f"tiles[{index + 1}]", value, one_entry=True)
        tiles.append(_tile(table, index, ids))
    # A tile with an unknown colour would count for another one here.
    if values and len(root.findings.problems) == before:
        _check_stacks(root, tiles)
    return tuple(tiles)


def _tile(table: Table, index: int, ids: set[str]) -> Tile:
    id_ = _tile_id(table, ids)
    colour = COLOURS[table.choice("colour", COLOURS)]
    markets, buildings = _holds(table)
    tile = Tile(
        index=index,
        id=id_,
        colour=colour,
        stack=colour * len(BACKS) + BACKS.index(table.choice("stack", BACKS)),
        price=table.whole("price", 1, MOST_COINS),
        roads=_tile_roads(table),
        markets=markets,
        buildings=buildings,
        provenance=table.origin(),
    )
    table.done()
    return tile


def _tile_id(table: Table, ids: set[str]) -> str:
    """The tile's id, which from here on names its entry."""
    value = table.value("id")
    if not isinstance(value, str) or not re.fullmatch(TILE_ID, value):
        if value is not MISSING:
            table.findings.wrong(table.name, "components-id", found=value)
        return ""
    table.name = f"tiles.{value}"
    if value in ids:
        table.findings.wrong(table.name, "components-id-twice")
    ids.add(value)
    return value


def _tile_roads(table: Table) -> int:
    """At least one: a tile that no road can join could be bought and never be put (PRV-2)."""
    if table.values.get("roads") == "":
        table.findings.wrong(table.name, "components-tile-roads")
    return _roads(table, "roads")


def _holds(table: Table) -> tuple[tuple[Market, ...], tuple[Building, ...]]:
    markets: list[Market] = []
    buildings: list[Building] = []
    for value in table.items("holds", 0, MOST_HOLDS):
        good, _, coins = value.partition(" ") if isinstance(value, str) else ("", "", "")
        if isinstance(value, str) and value in BUILDINGS:
            buildings.append(BUILDINGS[value])
        elif good in GOODS and re.fullmatch(r"0|[1-9][0-9]?", coins):
            markets.append(Market(GOODS[good], int(coins)))
        else:
            allowed = {"goods": ", ".join(GOODS), "buildings": ", ".join(BUILDINGS)}
            table.findings.wrong(table.name, "components-holds", **allowed, found=value)
    return tuple(markets), tuple(buildings)


def _check_stacks(root: Table, tiles: Sequence[Tile]) -> None:
    colours = Counter(tile.colour for tile in tiles)
    stacks = {tile.stack for tile in tiles}
    for colour in Colour:
        if colours[colour] != TILES_OF_A_COLOUR:
            args = {"colour": colour.word, "count": colours[colour], "needed": TILES_OF_A_COLOUR}
            root.findings.wrong("tiles", "components-tiles-colour", **args)
        for number, back in enumerate(BACKS):
            if colours[colour] and colour * len(BACKS) + number not in stacks:
                root.findings.wrong("tiles", "components-stack-empty", colour=colour.word, back=back)
