"""PAL: the rooms of the palace."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rajas.core.game import Chance, Move, Option, Refusal
from rajas.ganges.board import BALCONY, CHAMBER, GARDEN, TERRACE, Space, Why
from rajas.ganges.builder import ChooseCoverTile, can_work, refuse_work
from rajas.ganges.dice import DieRoll
from rajas.ganges.due import Choice, Due, Happens, Luck, shared
from rajas.ganges.giving import Give, give, give_all, gives
from rajas.ganges.kali import faces_within_reach, with_die, without_die
from rajas.ganges.karma import (
    AS_IT_LIES,
    dice_obstacles,
    dice_showing,
    karma_obstacles,
    one_die_obstacles,
    pay,
    payment_obstacles,
    pays_with_one,
)
from rajas.ganges.options import CALLS, ENOUGH, REROLLS, Call, Draws, Enough, Pay, Reroll, Rolls, Spent
from rajas.ganges.position import Player, Position, Table
from rajas.ganges.refusing import LEGAL, refuse
from rajas.ganges.rewards import AnyDice, Coins, Dice, Fame, Karma, Palace, Upgrade
from rajas.ganges.river import Voyage, ahead
from rajas.ganges.spaces import refuse_taken
from rajas.ganges.tracks import gain_coins
from rajas.ganges.variants.navaratna import CHOSEN, offer_token
from rajas.ganges.words import ALL_COLOURS, Colour

GREAT_MOGUL, DANCER, YOGI, RAJA, MASTER_BUILDER, PORTUGUESE = range(1, 7)
VOYAGE_LENGTH = 6
TERRACE_COINS = 2
GARDEN_DICE = tuple(Dice((colour,)) for colour in ALL_COLOURS)
BALCONY_DICE = tuple(Dice((colour, colour)) for colour in ALL_COLOURS)
TERRACE_WHY = Why("PAL-1", "outer terrace")
GARDEN_WHY = Why("PAL-2", "garden")
BALCONY_WHY = Why("PAL-3", "balcony")
CHAMBER_WHY = Why("PAL-4", "chamber")
MOGUL_WHY = Why("PAL-5", "great mogul")
DANCER_WHY = Why("PAL-6", "dancer")
YOGI_WHY = Why("PAL-7", "yogi")
RAJA_WHY = Why("PAL-8", "raja man singh")
PORTUGUESE_WHY = Why("PAL-9", "portuguese")


def available(look: Position, me: Player, free: int) -> int:
    board = look.board
    if free & board.builder_bit and not _can_act(look, me, MASTER_BUILDER):
        free ^= board.builder_bit
    if free & board.portuguese_bit and not can_sail(look, me):
        free ^= board.portuguese_bit
    return free


def _can_act(look: Position, me: Player, value: int) -> bool:
    """Could the chamber's action be done, once its die is paid (TRN-8)?"""
    if value == PORTUGUESE:
        return can_sail(look, me)
    if value == MASTER_BUILDER:
        return _can_pay_and_work(look, me)
    return True


def _can_pay_and_work(look: Position, me: Player) -> bool:
    """Is there a die for the master builder that leaves him work?"""
    # Often not even all dice together are enough: no need to look at each way to pay the 5.
    if can_work(look, me, me.dice, me.karma):
        for payment in _exactly(me, MASTER_BUILDER):
            if _leaves_work(look, me, payment.dice[0]):
                return True
    return False


def can_sail(look: Position, me: Player) -> bool:
    """The Portuguese needs 6 countable spaces ahead (PAL-10); far from the end nothing need be counted."""
    rest = look.board.last_space - me.boat
    return rest >= VOYAGE_LENGTH + look.board.players - 1 or (
        rest >= VOYAGE_LENGTH and ahead(look, me) >= VOYAGE_LENGTH
    )


def _exactly(me: Player, value: int) -> tuple[Pay, ...]:
    return dice_showing(me.dice, me.karma, value)


def _leaves_work(look: Position, me: Player, die: Spent) -> bool:
    """The die that pays the 5 cannot also pay the difference (MBD-7)."""
    return can_work(look, me, without_die(me.dice, die.colour, die.value), me.karma - die.turned)


def obstacles(look: Position, me: Player, space: Space) -> Iterator[Refusal]:
    if space.area in (TERRACE, GARDEN):
        if look.taken & space.bit:
            yield refuse_taken(space)
        return
    payable = faces_within_reach(me.dice, me.karma) >> space.value & 1
    stuck = space.area == CHAMBER and not _could_act(look, me, space.value, bool(payable))
    if stuck:
        yield from _no_voyage(look, me) if space.value == PORTUGUESE else (refuse_work(look),)
    if look.taken & space.bit:
        yield refuse_taken(space)
    if space.area == BALCONY and space.colour is not None and not me.dice[space.colour]:
        yield refuse("TRN-6", "no-die-of-colour", colour=space.colour.word, held=0)
    if space.area == CHAMBER and not payable:
        yield refuse("TRN-6", "no-die-of-value", value=space.value, karma=me.karma)
    if stuck:
        yield refuse("TRN-8", "action-impossible")


def _could_act(look: Position, me: Player, value: int, payable: bool) -> bool:
    """Without a 5 to pay, the master builder is judged by all dice and karma there are (MBD-7)."""
    return _can_act(look, me, value) if payable else can_call(look, me, value)


def _no_voyage(look: Position, me: Player) -> Iterator[Refusal]:
    yield refuse("PAL-10", "too-few-spaces-ahead", needed=VOYAGE_LENGTH, ahead=ahead(look, me))
    if me.boat >= look.board.last_space:
        yield refuse("RIV-6", "boat-arrived", space=me.boat)


def enter(table: Table, space: Space) -> None:
    if space.area == TERRACE:
        table.then(NO_REROLLS)
        gain_coins(table, TERRACE_COINS, TERRACE_WHY)
    elif space.area == GARDEN:
        assert space.colour is not None
        give(table, GARDEN_DICE[space.colour], GARDEN_WHY)
    elif space.area == BALCONY:
        table.then(pay_balcony(space.name))
    else:
        table.then(PAY_CHAMBERS[space.value])


@dataclass(frozen=True, slots=True)
class NameRerolls(Choice):
    """Any number of own dice, named together, then rolled together, each once (PAL-1)."""

    named: tuple[tuple[Colour, int], ...]

    kind = "reroll"
    answers = (Reroll, Enough)

    def options(self, position: Position) -> tuple[Option, ...]:
        left = position.me.dice
        for colour, value in self.named:
            if value in left[colour].values:
                left = without_die(left, colour, value)
        orange, green, blue, purple = left
        of_orange, of_green, of_blue, of_purple = REROLLS
        return (
            *of_orange[orange.faces],
            *of_green[green.faces],
            *of_blue[blue.faces],
            *of_purple[purple.faces],
            ENOUGH,
        )

    def judge(self, position: Position, option: Move) -> tuple[Refusal, ...]:
        if not isinstance(option, Reroll):
            return LEGAL
        colour, value = option.die
        held = position.me.holds(colour, value)
        named = self.named.count(option.die)
        if held > named:
            return LEGAL
        return (refuse("PAL-1", "reroll-once", colour=colour.word, value=value, held=held, named=named),)

    def take(self, table: Table, option: Move) -> None:
        if isinstance(option, Reroll):
            table.then(name_rerolls((*self.named, option.die)))
        else:
            table.then(*[_REROLL[die] for die in self.named])


@dataclass(frozen=True, slots=True)
class RerollDie(DieRoll):
    """One of the dice named is rolled again."""

    colour: Colour
    value: int

    def take(self, table: Table, outcome: Rolls) -> None:
        me, colour = table.mine(), self.colour
        me.dice = with_die(without_die(me.dice, colour, self.value), colour, outcome.value)
        table.tell("die rerolled", TERRACE_WHY, 0, colour, self.value, outcome.value)


_REROLL = {(colour, value): RerollDie(colour, value) for colour in ALL_COLOURS for value in range(1, 7)}


@dataclass(frozen=True, slots=True)
class PayBalcony(Choice):
    """1 die of the colour shown, any value; nothing is turned (PAL-3, KAR-5)."""

    space: str

    kind = "pay"
    answers = (Pay,)

    def options(self, position: Position) -> tuple[Option, ...]:
        colour = position.board.by_name[self.space].colour
        assert colour is not None
        return AS_IT_LIES[colour][position.me.dice[colour].faces]

    def judge(self, position: Position, option: Pay) -> tuple[Refusal, ...]:
        colour = position.board.by_name[self.space].colour
        assert colour is not None
        if option in AS_IT_LIES[colour][position.me.dice[colour].faces]:
            return LEGAL
        wrong = [
            refuse("PAL-3", "wrong-colour", needed=colour.word, colour=die.colour.word, value=die.worth)
            for die in option.dice
            if die.colour != colour
        ]
        turned = any(die.turned for die in option.dice)
        needless = (refuse("KAR-5", "nothing-turned-here", colour=colour.word),) if turned else LEGAL
        return (
            *one_die_obstacles(option, "PAL-3"),
            *wrong,
            *karma_obstacles(position.me, option),
            *needless,
            *dice_obstacles(position.me, option),
        )

    def take(self, table: Table, option: Pay) -> None:
        takes = table.board.by_name[self.space].takes
        assert takes is not None
        pay(table, option, BALCONY_WHY)
        give(table, BALCONY_DICE[takes], BALCONY_WHY)


@dataclass(frozen=True, slots=True)
class PayChamber(Choice):
    """1 die of any colour with exactly the chamber's value (PAL-4)."""

    value: int

    kind = "pay"
    answers = (Pay,)

    def options(self, position: Position) -> tuple[Option, ...]:
        me = position.me
        payments = _exactly(me, self.value)
        if self.value != MASTER_BUILDER:
            return payments
        return tuple([payment for payment in payments if _leaves_work(position, me, payment.dice[0])])

    def judge(self, position: Position, option: Pay) -> tuple[Refusal, ...]:
        me, value = position.me, self.value
        if value != MASTER_BUILDER and pays_with_one(me, option, value, value):
            return LEGAL
        wrong = [
            refuse("PAL-4", "wrong-value", needed=self.value, value=die.worth)
            for die in option.dice
            if die.worth != self.value
        ]
        found = (*one_die_obstacles(option, "PAL-4"), *wrong, *payment_obstacles(me, option))
        if found or self.value != MASTER_BUILDER or _leaves_work(position, me, option.dice[0]):
            return found
        return refuse_work(position), refuse("TRN-8", "action-impossible")

    def take(self, table: Table, option: Pay) -> None:
        pay(table, option, CHAMBER_WHY)
        act(table, self.value)


def act(table: Table, action: int) -> None:
    """The action of a chamber, its parts in the order written (TRN-10)."""
    table.then(*_ACTIONS[action])


@dataclass(frozen=True, slots=True)
class FavourOfMogul(Happens):
    """First player of the next round; the elephant moves at the round's end (PAL-5)."""

    def run(self, table: Table) -> None:
        table.mogul = table.player
        table.tell("favour of mogul", MOGUL_WHY)


@dataclass(frozen=True, slots=True)
class TopYield(Happens):
    """The top white yield is due; an empty pile is reshuffled from the discards first (PAL-6).

    Where the tokens lie open, one of them may be chosen instead (NAV-6).
    """

    def run(self, table: Table) -> None:
        if table.board.variant.open_tokens:
            offer_token(table, CHOSEN)
            return
        if not any(table.pile):
            table.pile, table.discards = table.discards, table.pile
            table.tell("yields reshuffled", DANCER_WHY, sum(table.pile))
        table.then(DrawYield())


@dataclass(frozen=True, slots=True)
class DrawYield(Luck):
    """Which white yield lies on top is known when it is turned up; it is discarded before it pays."""

    def pending(self, position: Position) -> Chance:
        return _draws(position.board.token_names, position.pile)

    def take(self, table: Table, outcome: Draws) -> None:
        kind = table.board.token_numbers[outcome.words]
        table.pile = _changed(table.pile, kind, -1)
        table.discards = _changed(table.discards, kind, 1)
        table.tell("yield drawn", DANCER_WHY, 1, outcome.words)
        give_all(table, table.board.tokens[kind].rewards, Why("PAL-6", f"token {outcome.words}"))


@lru_cache(maxsize=1 << 10)
def _draws(words: tuple[str, ...], pile: tuple[int, ...]) -> Chance:
    left = [(Draws(word), count) for word, count in zip(words, pile, strict=True) if count]
    return Chance("draw", tuple(draw for draw, _ in left), tuple(count for _, count in left))


def _changed(counts: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] + by, *counts[place + 1 :])


@gives(Palace)
def _palace(table: Table, reward: Palace, why: Why) -> None:
    """An action called from the river: without worker or die, even if its space is taken (RIV-11)."""
    if reward.action is None:
        table.then(CallPalace(why))
    elif can_call(table, table.me, reward.action):
        table.tell("palace called", why, 0, reward.action)
        act(table, reward.action)
    else:
        table.tell("action lapsed", why, 0, reward.action)


def can_call(look: Position, me: Player, action: int) -> bool:
    """Can the action be done without its die (RIV-11)?"""
    if action == MASTER_BUILDER:
        return can_work(look, me, me.dice, me.karma)
    return action != PORTUGUESE or can_sail(look, me)


@dataclass(frozen=True, slots=True)
class CallPalace(Choice):
    """One of the palace actions 2 to 6; only those that can be done (RIV-11)."""

    why: Why

    kind = "call"
    answers = (Call,)

    def options(self, position: Position) -> tuple[Option, ...]:
        me, actions = position.me, range(DANCER, PORTUGUESE + 1)
        return tuple(CALLS[action] for action in actions if can_call(position, me, action))

    def judge(self, position: Position, option: Call) -> tuple[Refusal, ...]:
        if not DANCER <= option.action <= PORTUGUESE:
            return (refuse("RIV-11", "call-out-of-range", action=option.action),)
        if can_call(position, position.me, option.action):
            return LEGAL
        if option.action == MASTER_BUILDER:
            against = [refuse_work(position)]
        else:
            against = list(_no_voyage(position, position.me))
        lapsed = refuse("RIV-11", "call-impossible", action=option.action)
        return (*against, lapsed, refuse("TRN-8", "action-impossible"))

    def take(self, table: Table, option: Call) -> None:
        table.tell("palace called", self.why, 0, option.action)
        act(table, option.action)


_ACTIONS: dict[int, tuple[Due, ...]] = {
    GREAT_MOGUL: (Give(Fame(2), MOGUL_WHY), FavourOfMogul()),
    DANCER: (Give(AnyDice(2), DANCER_WHY), TopYield()),
    YOGI: (Give(Karma(2), YOGI_WHY), Give(AnyDice(1), YOGI_WHY)),
    RAJA: (Give(Upgrade(), RAJA_WHY), Give(Coins(3), RAJA_WHY)),
    MASTER_BUILDER: (ChooseCoverTile(),),
    PORTUGUESE: (Voyage(VOYAGE_LENGTH, VOYAGE_LENGTH, may=False, why=PORTUGUESE_WHY),),
}

name_rerolls, pay_balcony = shared(NameRerolls), shared(PayBalcony)
NO_REROLLS = name_rerolls(())
PAY_CHAMBERS = tuple(PayChamber(value) for value in range(PORTUGUESE + 1))
