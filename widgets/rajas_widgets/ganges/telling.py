"""The story of a game: an event in a few words, without its subject, which stands beside it."""

from __future__ import annotations

from rajas.core import Event
from rajas.ganges.naming import listed, market_words, token_words
from rajas.ganges.position import Position
from rajas_widgets.ganges.explaining import cause, chamber, name, place
from rajas_widgets.table.choose import capital
from rajas_widgets.words import tell

# Not worth a line: what another line says already, or what the table shows by itself.
_SET_UP = "set-up"
_LAID = frozenset({"die gained", "coins", "river tile laid", "river tiles boxed"})
_SILENT = frozenset({"turn begun", "bonus marker", "upgrade counts", "workers returned", "yields reshuffled"})


def told(event: Event, position: Position) -> str:
    """Nothing for what is not worth a line."""
    if _is_silent(event):
        return ""
    if event.kind == "elephant" and event.cause == _SET_UP:
        return tell("story-table-laid")
    numbers = {f"d{place}": _word(value) for place, value in enumerate(event.detail)}
    sign = "less" if event.amount < 0 else "more"
    words = {"sign": sign, "amount": event.amount, "size": abs(event.amount)}
    words |= {"cause": cause(position, event)}
    return tell("story-" + event.kind.replace(" ", "-"), **(words | numbers | _more(event, position)))


def _is_silent(event: Event) -> bool:
    """The set-up is one line; karma spent is told with the die that it turns."""
    laid = event.rule == "SET-8" or (event.cause == _SET_UP and event.kind in _LAID)
    return laid or event.kind in _SILENT or (event.kind == "karma" and event.amount < 0)


def _word(value: object) -> int | str:
    word = getattr(value, "word", None)
    if word is not None or value == "":
        return str(word or "none")
    return value if isinstance(value, int | str) else str(value)


def _more(event: Event, position: Position) -> dict[str, int | str]:
    """What the event's own words do not say."""
    detail = event.detail
    match event.kind:
        case "worker placed":
            return {"space": place(position, detail[0])}
        case "tile laid":
            return {"tile": name(position, detail[0]), "cell": name(position, detail[1])}
        case "tile revealed":
            return {"tile": capital(name(position, detail[0]))}
        case "markets counted":
            return {"markets": listed(map(market_words, detail[0]))}
        case "yield drawn" | "yield joined" | "token taken" | "token laid" | "river tile laid":
            return {"reward": token_words(position.board, detail[0])}
        case "palace called" | "action lapsed":
            return {"name": chamber(position, detail[0])}
    return {}
