"""What people try in vain, and the rules that answer: a closed vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rajas.core.errors import WrongDecision
from rajas.core.game import Decision, Refusal
from rajas.ganges.options import DECLINE, SIDE_WORDS, TRIES, TakeYield, Try, read_move
from rajas.ganges.position import WAITING_PLACES, Position
from rajas.ganges.refusing import refuse
from rajas.ganges.rewards import Worker
from rajas.ganges.variants import attempts
from rajas.ganges.words import COLOURS, Colour

Answer = Callable[[Position, str], Refusal]


def tries(position: Position) -> tuple[Try, ...]:
    """Everything that could be tried here, in a fixed order."""
    return tuple(_tries(position))


def _tries(position: Position) -> Iterator[Try]:
    me = position.me
    dice = [f"{colour.word}:{value}" for colour in Colour for value in sorted(set(me.dice[colour]))]
    about: dict[str, list[str]] = {
        "turn-die": dice,
        "trade-dice": dice,
        "reroll-die": dice,
        "move-tile": [str(me.province.land.names[cell]) for cell in me.province.built()],
        "claim-bonus": [f"fame {space}" for space, _ in position.board.components.fame_bonuses]
        + [f"money {space}" for space, _ in position.board.components.money_bonuses],
        "claim-yield": [
            f"{me.province.land.names[place.cell]} {SIDE_WORDS[place.side]}"
            for place in me.province.land.yields
        ],
        **attempts.abouts(position),
        "take-worker-back": [space.name for space in position.board.spaces if me.workers & space.bit],
    }
    allowed = _allowed(position)
    for name in TRIES:
        if name in allowed:
            continue
        if name in about:
            yield from (Try(name, what) for what in about[name])
        elif name != "overfill-kali" or _asked(position) == "make room":
            yield Try(name)


def _allowed(position: Position) -> tuple[str, ...]:
    """What is elsewhere tried in vain, and is an option of the question asked here."""
    asked = _asked(position)
    if asked in ("make room", "colour") and DECLINE in position.due[-1].options(position):
        return ("decline-dice",)
    return _OPTIONS_OF.get(asked, ())


def _asked(position: Position) -> str:
    asked = position.due[-1].pending(position)
    assert isinstance(asked, Decision)
    return asked.kind


def judge_try(position: Position, attempt: Try) -> tuple[Refusal, ...]:
    """The rules that stand against it, with their numbers; only what `tries` offers is answered."""
    if attempt.name in _allowed(position):
        raise WrongDecision("try-is-option", name=attempt.name)
    if attempt not in _tries(position):
        raise WrongDecision("no-such-try", name=f"{attempt.name} {attempt.about}".strip()[:40])
    name, about = attempt.name, attempt.about
    return (*attempts.before(position, name, about), _ANSWERS[name](position, about))


def _turn_die(position: Position, about: str) -> Refusal:
    return refuse("KAR-2", "turn-outside-payment", die=about, karma=position.me.karma)


def _move_tile(position: Position, about: str) -> Refusal:
    return refuse("PRV-5", "tile-stays", cell=about)


def _claim_bonus(position: Position, about: str) -> Refusal:
    track, _, number = about.partition(" ")
    space, me, board = int(number), position.me, position.board
    fame = track == "fame"
    bonuses = board.components.fame_bonuses if fame else board.components.money_bonuses
    now = me.fame if fame else me.money
    if isinstance(dict(bonuses)[space], Worker) and not me.waiting & WAITING_PLACES[track]:
        return refuse("WRK-1", "worker-gone", track=track, space=space)
    passed = not fame and space in dict(board.money_bonuses[: me.bonus])
    key = "bonus-gained" if passed or now >= space else "bonus-not-reached"
    return refuse("TRK-1", key, track=track, space=space, now=now, missing=max(0, space - now))


def _claim_yield(position: Position, about: str) -> Refusal:
    option = read_move(f"yield {about}")
    assert isinstance(option, TakeYield)
    return refuse_yield(position, option)


def refuse_yield(look: Position, option: TakeYield) -> Refusal:
    """A yield that is not due: gained already, not joined, or none at all."""
    where = {"where": f"{option.cell} {SIDE_WORDS[option.side]}"}
    place = look.me.province.land.yield_at(option.cell, option.side)
    if place is None:
        return refuse("PRV-6", "no-yield-there", **where)
    gained = look.me.province.reached >> place.index & 1
    return refuse("PRV-6", "yield-gained" if gained else "yield-not-joined", **where)


def _second_worker(position: Position, about: str) -> Refusal:
    return refuse("TRN-1", "one-worker-a-turn", left=position.me.unplaced())


def _take_elephant(position: Position, about: str) -> Refusal:
    if position.mogul == position.player:
        return refuse("PAL-5", "elephant-at-round-end", round=position.round)
    return refuse("RND-1", "elephant-not-yours", first=position.first + 1)


def _trade_dice(position: Position, about: str) -> Refusal:
    colour = COLOURS[about.partition(":")[0]]
    return refuse("PAL-3", "no-trade", die=about, supply=position.supply[colour])


def _overfill_kali(position: Position, about: str) -> Refusal:
    me = position.me
    return refuse("DIE-2", "hands-full", hands=me.province.land.hands, held=me.dice_held())


def _plain(rule: str, key: str) -> Answer:
    return lambda position, about: refuse(rule, key)


_OPTIONS_OF = {"karma bonus": ("decline-karma",), "reroll": ("reroll-die",), "pay": ("turn-die",)}
_ANSWERS: dict[str, Answer] = {
    "turn-die": _turn_die,
    "move-tile": _move_tile,
    "claim-bonus": _claim_bonus,
    "claim-yield": _claim_yield,
    **attempts.ANSWERS,
    "decline-coins": _plain("TRK-8", "coins-not-declined"),
    "decline-fame": _plain("TRK-8", "fame-not-declined"),
    "decline-dice": _plain("DIE-7", "gain-not-declined"),
    "decline-karma": _plain("TRK-8", "karma-not-declined"),
    "decline-upgrade": _plain("TRK-8", "upgrade-not-declined"),
    "change-order": _plain("TRN-10", "order-fixed"),
    "second-worker": _second_worker,
    "take-worker-back": lambda position, about: refuse("RND-2", "worker-stays", space=about),
    "take-change": _plain("QRY-3", "no-change"),
    "trade-dice": _trade_dice,
    "reroll-die": lambda position, about: refuse("PAL-1", "reroll-only-on-terrace", die=about),
    "take-elephant": _take_elephant,
    "rescore-buildings": _plain("UPG-2", "buildings-not-rescored"),
    "look-under-stack": _plain("QRY-5", "stack-hidden"),
    "keep-paid-die": _plain("DIE-5", "paid-die-goes-back"),
    "overfill-kali": _overfill_kali,
}
