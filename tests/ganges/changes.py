"""Real tables changed by hand, a little or a lot; many are impossible then, and many are not."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from rajas.core.game import Chance, Over
from rajas.ganges import GANGES
from rajas.ganges.board import Board
from rajas.ganges.data_dues import KINDS, stack_names
from rajas.ganges.position import Position
from rajas.ganges.rewards import words
from rajas.ganges.words import BUILDINGS, COLOURS

Data = dict[str, Any]
Change = Callable[[Data, random.Random], None]
PLACES = ("fame", "money", "bridge")


def changed(data: Data, rng: random.Random) -> Data:
    """A copy with one or a few changes."""
    copy: Data = json.loads(json.dumps(data))
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        rng.choice(CHANGES)(copy, rng)
    return copy


def stays_possible(position: Position, rng: random.Random, steps: int = 60) -> None:
    """Any legal moves lead on: there is always an answer, and never a problem."""
    for _ in range(steps):
        pending = GANGES.pending(position)
        if isinstance(pending, Over):
            return
        answers = pending.choices if isinstance(pending, Chance) else GANGES.options(position)
        assert answers
        move = rng.choice(answers)
        assert GANGES.describe(position, move)
        position, events = GANGES.apply(position, move)
        assert all(event.rule in GANGES.rules for event in events)
        assert GANGES.problems(position) == ()


# The table


def _board(data: Data) -> Board:
    return GANGES.board(len(data["players"]), **_settings(data))


def _settings(data: Data) -> Data:
    return {name: data[name] for name in ("variant", "experienced", "ganga") if name in data}


def _seat(data: Data, rng: random.Random) -> Data:
    """Most often that of the player whose turn it is."""
    mine: Data = data["players"][data["turn"] - 1]
    return mine if rng.random() < 0.6 else rng.choice(data["players"])


def _numbers(data: Data, rng: random.Random) -> None:
    seat, name = _seat(data, rng), rng.choice(("money", "fame", "karma", "boat", "active"))
    seat[name] = max(0, rng.choice((seat[name] + rng.choice((-2, -1, 1, 2)), rng.randrange(40), 0, 3)))


def _tracks(data: Data, rng: random.Random) -> None:
    """Tracks and boat, with the workers and the marker that go with them."""
    seat = _seat(data, rng)
    seat["fame"], seat["money"] = rng.choice((3, 4, 14, 23, 30)), rng.choice((0, 5, 11, 19, 32, 43))
    seat["boat"] = rng.choice((0, 3, 16, 19, 22, 24, 27, 29, 30))
    seat["bonus"] = next(space for space in (12, 33, 44) if space > seat["money"])
    freed = [seat["fame"] >= 15, seat["money"] >= 20, seat["boat"] > 20]
    seat["active"] = min(5, 3 + sum(freed))
    waiting = [place for place, is_freed in zip(PLACES, freed, strict=True) if not is_freed]
    seat["waiting"] = waiting if seat["active"] < 5 else []


def _scrolls(data: Data, rng: random.Random) -> None:
    seat = _seat(data, rng)
    seat["scrolls"] = dict.fromkeys(BUILDINGS, 4)
    if rng.random() < 0.7:
        seat["scrolls"][rng.choice(list(BUILDINGS))] = rng.randint(2, 4)
    if rng.random() < 0.3:
        seat["delayed"] = rng.choice((None, *BUILDINGS))


def _clock(data: Data, rng: random.Random) -> None:
    player = rng.randint(1, len(data["players"]))
    entries: Data = {"round": rng.randint(0, 5), "stage": rng.randint(0, 5), "first": player, "turn": player}
    entries |= {"mogul": player, "crossed": [player]}
    name = rng.choice(list(entries))
    data[name] = entries[name]


def _workers(data: Data, rng: random.Random) -> None:
    seat, spaces = _seat(data, rng), [space.name for space in _board(data).spaces]
    if seat["workers"] and rng.random() < 0.5:
        seat["workers"].remove(rng.choice(seat["workers"]))
    if rng.random() < 0.8:
        seat["workers"].append(rng.choice(spaces))
    if rng.random() < 0.5:
        data["stage"] = max(len(other["workers"]) for other in data["players"]) + rng.randint(0, 1)


def _waiting(data: Data, rng: random.Random) -> None:
    seat = _seat(data, rng)
    seat["waiting"] = rng.sample(PLACES, rng.randint(0, 3))
    seat["active"] = min(5, 6 - len(seat["waiting"]))


def _dice(data: Data, rng: random.Random) -> None:
    """Other values, more or fewer dice; most often the supply makes up for it."""
    seat = _seat(data, rng)
    for colour in rng.sample(list(COLOURS), rng.randint(1, 4)):
        held = len(seat["dice"][colour])
        count = rng.choice((held, 0, rng.randint(0, 10)))
        seat["dice"][colour] = [rng.randint(1, 6) for _ in range(count)]
        if rng.random() < 0.95:
            data["supply"][colour] += held - count


def _open_tiles(data: Data, rng: random.Random) -> None:
    stack = rng.choice(stack_names())
    data["open"][stack] = None
    if rng.random() < 0.5:
        data["hidden"] = [tile for tile in data["hidden"] if not tile.startswith(stack.split()[0])]


def _province(data: Data, rng: random.Random) -> None:
    seat, hidden = _seat(data, rng), data["hidden"]
    laid, kind = seat["province"], rng.randrange(4)
    if kind == 0 and laid:
        rng.choice(laid)["turn"] = rng.randrange(4)
    elif kind == 1 and laid:
        hidden.append(laid.pop(rng.randrange(len(laid)))["tile"])
    elif kind == 2 and laid and hidden:
        rng.choice(laid)["covers"] = hidden.pop(rng.randrange(len(hidden)))
    elif hidden:
        cell, tile = f"{rng.randint(1, 4)},{rng.randint(1, 5)}", hidden.pop(rng.randrange(len(hidden)))
        laid[:] = [entry for entry in laid if entry["cell"] != cell]
        laid.append({"cell": cell, "tile": tile, "turn": rng.randrange(4), "covers": None})
    if rng.random() < 0.6:
        _note_yields(data, seat)


def _note_yields(data: Data, seat: Data) -> None:
    laid = [{"province": other["province"]} for other in data["players"]]
    position = GANGES.from_data({"players": laid, **_settings(data)})
    province = position.players[data["players"].index(seat)].province
    joined = province.yields_joined()
    names = [name for number, name in enumerate(province.land.yield_names) if joined >> number & 1]
    seat["yields"] += [name for name in names if name not in seat["yields"]]


def _yields(data: Data, rng: random.Random) -> None:
    names = _board(data).yield_names
    _seat(data, rng)["yields"] = rng.sample(names, rng.randint(0, len(names)))


def _tokens(data: Data, rng: random.Random) -> None:
    pile, discards = data["pile"], data["discards"]
    for token in pile:
        if rng.random() < 0.7:
            pile[token], discards[token] = discards[token], pile[token]
    pile[rng.choice(list(pile))] += rng.choice((0, 0, 0, 1))


def _laid_tokens(data: Data, rng: random.Random) -> None:
    """A token comes, goes, or lies elsewhere; now and then the pile makes up for it."""
    tokens, board = _seat(data, rng).get("tokens"), _board(data)
    if tokens is None:
        return
    place = rng.choice(board.yield_names)
    token = tokens.pop(place, None) or rng.choice(board.token_names)
    kept = rng.random()
    if kept < 0.5:
        tokens[rng.choice(board.yield_names)] = token
    elif kept < 0.8:
        data["pile"][token] += 1


def _river_tiles(data: Data, rng: random.Random) -> None:
    """A river tile lies elsewhere, is another one, or is gone."""
    river, board = data.get("river"), _board(data)
    if not river:
        return
    words = river.pop(rng.choice(list(river)))
    if rng.random() < 0.8:
        river[str(rng.randint(0, board.last_space))] = rng.choice((words, *board.river_tiles))


# What is due


def _shuffled_dues(data: Data, rng: random.Random) -> None:
    dues, kind = data["due"], rng.randrange(4)
    if kind == 0 and dues:
        dues.pop(rng.randrange(len(dues)))
    elif kind == 1 and dues:
        dues.insert(rng.randrange(len(dues)), dict(rng.choice(dues)))
    elif kind == 2:
        rng.shuffle(dues)
    else:
        dues.insert(rng.randint(0, len(dues)), _due(data, rng))


def _other_contents(data: Data, rng: random.Random) -> None:
    for due in rng.sample(data["due"], min(1, len(data["due"]))):
        other = _due(data, rng, due["due"])
        names = [name for name in due if name != "due"]
        due |= {name: other[name] for name in rng.sample(names, rng.randint(0, len(names)))}


def _new_dues(data: Data, rng: random.Random) -> None:
    """Something asked, what goes with it, and perhaps something that waits."""
    waiting = ["give", "track bonus", "yields", "income", "top yield", "free worker", "name rerolls"]
    below = [_due(data, rng, rng.choice(waiting)) for _ in range(rng.choice((0, 0, 0, 1, 1, 2)))]
    top = _due(data, rng)
    if top["due"] in ("pay tile", "pay difference"):
        below.insert(0, {**top, "due": "put tile" if top["due"] == "pay tile" else "put cover"})
    if top["due"] in ("roll die", "reroll die"):
        below[:0] = [dict(top) for _ in range(rng.randint(0, 2))]
    data["due"] = [top, *below, {"due": "end turn"}]


def _due(data: Data, rng: random.Random, name: str = "") -> Data:
    """Something due, with contents that fit it more or less."""
    name = name or rng.choice(list(KINDS))
    board, seat = _board(data), data["players"][data["turn"] - 1]
    due = {"due": name, **{field: CONTENTS[field](board, data, seat, rng) for field in KINDS[name][1]}}
    if name in FITTED and rng.random() < 0.8:
        due |= FITTED[name](board, data, seat, rng)
    return due


Content = Callable[[Board, Data, Data, random.Random], Any]


def _tile(board: Board, data: Data, seat: Data, rng: random.Random) -> str:
    shown = [tile for tile in data["open"].values() if tile]
    return str(rng.choice([*shown, *(laid["tile"] for laid in seat["province"]), "orange-01"]))


def _cell(board: Board, data: Data, seat: Data, rng: random.Random) -> str:
    return str(rng.choice([*(laid["cell"] for laid in seat["province"]), rng.choice(board.lands[0].names)]))


def _some_yields(board: Board, data: Data, seat: Data, rng: random.Random) -> list[str]:
    names = seat["yields"] if seat["yields"] and rng.random() < 0.8 else board.lands[0].yield_names
    return rng.sample(list(names), rng.randint(1, min(3, len(names))))


def _colours(board: Board, data: Data, seat: Data, rng: random.Random) -> list[str]:
    return [rng.choice(list(COLOURS)) for _ in range(rng.randint(0, 2))]


def _rerolls(board: Board, data: Data, seat: Data, rng: random.Random) -> Data:
    held = [[colour, value] for colour, values in seat["dice"].items() for value in values]
    return {"named": rng.sample(held, rng.choice((0, rng.randint(0, len(held)))))}


def _room(board: Board, data: Data, seat: Data, rng: random.Random) -> Data:
    count, held = rng.randint(1, 3), sum(map(len, seat["dice"].values()))
    return {
        "shown": [rng.choice(list(COLOURS))] * rng.choice((0, count)),
        "count": count,
        "lacking": max(0, count + held - 10),
    }


def _names(board: Board, data: Data, seat: Data, rng: random.Random) -> Data:
    shown = [rng.choice(list(COLOURS))] * rng.choice((0, 2))
    return {"shown": shown, "left": rng.randint(0, 2), "named": shown[: rng.randint(0, 1)]}


def _bonus(board: Board, data: Data, seat: Data, rng: random.Random) -> Data:
    track = rng.choice(("fame", "money"))
    space, reward = rng.choice(getattr(board.components, f"{track}_bonuses"))
    return {"track": track, "space": space, "reward": words((reward,))}


def _income(board: Board, data: Data, seat: Data, rng: random.Random) -> Data:
    tile = board.tile(rng.choice([laid["tile"] for laid in seat["province"]] or ["orange-09"]))
    fame = sum(seat["scrolls"][building.word] for building in tile.buildings)
    return {"tile": tile.id, "fame": fame, "coins": sum(market.coins for market in tile.markets)}


def _voyage(board: Board, data: Data, seat: Data, rng: random.Random) -> Data:
    least, most, may = rng.choice(((1, rng.randint(1, 3), False), (6, 6, False), (1, 1, True)))
    return {"least": least, "most": most, "may": may}


REWARDS = (
    "coins 3", "fame 4", "karma 2", "karma 1", "upgrade", "boat", "worker", "boat up to 3", "dice orange 1",
    "dice any 1", "dice any 2", "dice any per karma", "dice blue per karma", "coins 1 per market", "palace 5",
    "coins 1 per joined token", "fame 1 per bend", "fame 2 per karma", "different goods 3", "same goods 5",
    "palace 2-6", "fame 1 per worker",
)  # fmt: skip
FITTED: dict[str, Content] = {
    "name rerolls": _rerolls,
    "make room": _room,
    "name colours": _names,
    "track bonus": _bonus,
    "income": lambda *told: {**_income(*told), "fame": 0},
    "income order": _income,
    "voyage": _voyage,
}
CONTENTS: dict[str, Content] = {
    "player": lambda board, data, seat, rng: rng.randint(1, board.players),
    "tied": lambda board, data, seat, rng: [1, 2],
    "colour": lambda board, data, seat, rng: rng.choice(list(COLOURS)),
    "track": lambda board, data, seat, rng: rng.choice(("fame", "money")),
    "space": lambda board, data, seat, rng: rng.choice((5, 12, 31, "balcony-blue", "balcony-green")),
    "token": lambda board, data, seat, rng: rng.choice(board.token_names),
    "after": lambda board, data, seat, rng: rng.randint(0, board.last_space),
    "reward": lambda board, data, seat, rng: rng.choice(REWARDS),
    "why": lambda board, data, seat, rng: [rng.choice(("RIV-5", "TRK-5", "PRV-6", "NON-1")), "river 1"],
    "shown": _colours,
    "named": _colours,
    "left": _some_yields,
    "tile": _tile,
    "cell": _cell,
    "stack": lambda board, data, seat, rng: rng.choice(stack_names()),
    "place": lambda board, data, seat, rng: rng.choice(PLACES),
    "value": lambda board, data, seat, rng: rng.randint(1, 6),
    **dict.fromkeys(("delayed", "may", "same"), lambda board, data, seat, rng: rng.random() < 0.5),
    **dict.fromkeys(
        ("amount", "count", "lacking", "fame", "coins", "limit", "least", "most"),
        lambda board, data, seat, rng: rng.randint(0, 7),
    ),
}
CHANGES: tuple[Change, ...] = (
    _numbers, _tracks, _scrolls, _clock, _workers, _waiting, _dice, _open_tiles, _province, _yields, _tokens,
    _laid_tokens, _river_tiles, _shuffled_dues, _other_contents, _other_contents, _new_dues, _new_dues,
    _new_dues, _new_dues,
)  # fmt: skip
