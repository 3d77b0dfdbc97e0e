"""What people try in vain, and the rule that answers: a closed vocabulary, one answer each."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rajas.core.errors import WrongDecision
from rajas.core.game import Refusal
from rajas.ganges.options import SIDE_WORDS, TRIES, TakeYield, Try, read_move
from rajas.ganges.position import Look, Position
from rajas.ganges.refusing import refuse
from rajas.ganges.words import COLOURS, Colour

Answer = Callable[[Position, str], Refusal]


def tries(position: Position) -> tuple[Try, ...]:
    """Everything that could be tried here, in a fixed order."""
    return tuple(_tries(position))


def _tries(position: Position) -> Iterator[Try]:
    me = position.me
    dice = [f"{colour.word}:{value}" for colour in Colour for value in sorted(set(me.dice[colour]))]
    tokens = [
        words for words, count in zip(position.board.white_yields, position.discards, strict=True) if count
    ]
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
        "keep-token": tokens,
        "take-worker-back": [space.name for space in position.board.spaces if me.workers & space.bit],
    }
    for name in TRIES:
        if name in about:
            yield from (Try(name, what) for what in about[name])
        else:
            yield Try(name)


def judge_try(position: Position, attempt: Try) -> tuple[Refusal, ...]:
    """The rule that stands against it, with its numbers."""
    answer = _ANSWERS.get(attempt.name)
    if answer is None:
        raise WrongDecision("no-such-try", name=attempt.name[:40])
    return (answer(position, attempt.about),)


def _turn_die(position: Position, about: str) -> Refusal:
    return refuse("KAR-2", "turn-outside-payment", die=about, karma=position.me.karma)


def _move_tile(position: Position, about: str) -> Refusal:
    return refuse("PRV-5", "tile-stays", cell=about)


def _claim_bonus(position: Position, about: str) -> Refusal:
    track, _, space = about.partition(" ")
    bonuses = (
        position.board.components.fame_bonuses if track == "fame" else position.board.components.money_bonuses
    )
    if track not in ("fame", "money") or space not in [str(number) for number, _ in bonuses]:
        raise WrongDecision("no-such-bonus", about=about[:40])
    now = position.me.fame if track == "fame" else position.me.money
    key = "bonus-gained" if now >= int(space) else "bonus-not-reached"
    if track == "money" and any(
        int(space) == n for n, _ in position.board.money_bonuses[: position.me.bonus]
    ):
        key = "bonus-gained"
    return refuse("TRK-1", key, track=track, space=int(space), now=now, missing=max(0, int(space) - now))


def _claim_yield(position: Position, about: str) -> Refusal:
    option = read_move(f"yield {about}")
    assert isinstance(option, TakeYield)
    return refuse_yield(position, option)


def refuse_yield(look: Look, option: TakeYield) -> Refusal:
    """A yield that is not due: gained already, not joined, or none at all."""
    where = {"where": f"{option.cell} {SIDE_WORDS[option.side]}"}
    land = look.board.land
    cell = land.cell(option.cell)
    for place in land.yields:
        if (place.cell, place.side) == (cell, option.side):
            gained = look.me.province.reached >> place.index & 1
            return refuse("PRV-6", "yield-gained" if gained else "yield-not-joined", **where)
    return refuse("PRV-6", "no-yield-there", **where)


def _keep_token(position: Position, about: str) -> Refusal:
    return refuse("PAL-6", "token-discarded", words=about)


def _second_worker(position: Position, about: str) -> Refusal:
    return refuse("TRN-1", "one-worker-a-turn", left=position.me.unplaced)


def _take_elephant(position: Position, about: str) -> Refusal:
    if position.mogul == position.player:
        return refuse("PAL-5", "elephant-at-round-end", round=position.round)
    return refuse("RND-1", "elephant-not-yours", first=position.first + 1)


def _trade_dice(position: Position, about: str) -> Refusal:
    colour = COLOURS.get(about.partition(":")[0])
    supply = position.supply[colour] if colour is not None else 0
    return refuse("PAL-3", "no-trade", die=about, supply=supply)


def _plain(rule: str, key: str) -> Answer:
    return lambda position, about: refuse(rule, key)


_ANSWERS: dict[str, Answer] = {
    "turn-die": _turn_die,
    "move-tile": _move_tile,
    "claim-bonus": _claim_bonus,
    "claim-yield": _claim_yield,
    "keep-token": _keep_token,
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
}
