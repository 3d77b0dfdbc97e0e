"""The game a second time, straight from the rulebook and the component file, without a thought for speed.

Nothing of the engine's rules is used here: a game is one generator that plays the rulebook's sentences in
their order, keeps its own state in plain words, and yields a `Question` or a `Luck` where somebody or
something has to decide. Every question judges any option by brute force and can name everything of the right
kind, legal or not.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from rajas.core.game import Move, Option
from rajas.ganges.options import (
    Call,
    CountMarkets,
    Cover,
    Decline,
    Die,
    Draws,
    Enough,
    First,
    MoveScroll,
    NameColour,
    Pass,
    Pay,
    Place,
    Reroll,
    Return,
    Reveals,
    Rolls,
    Sail,
    Spent,
    Starts,
    Take,
    TakeToken,
    TakeYield,
)
from rajas.ganges.options import Cell as At
from rajas.ganges.position import Position
from rajas.ganges.words import BUILDINGS, COLOURS, GOODS, SIDES
from tests.ganges.naive_table import (
    BALCONY,
    BORDERS,
    BY_NAME,
    CELLS,
    COLOURED,
    FIGURES,
    LAST,
    LETTER_OF_SIDE,
    MONEY_MARKER,
    OFF_BOARD,
    RIVER,
    SEATS,
    SLABS,
    Cell,
    Luck,
    Lump,
    Play,
    Question,
    Seat,
    Side,
    Slab,
    affordable,
    all_payments,
    border_place,
    buys,
    counted,
    covers,
    dice_of,
    ends,
    every_lay,
    every_put,
    every_tile,
    every_token,
    fits,
    held,
    proper,
    sub_lumps,
    without,
    worth,
)

ROLL = Luck("roll", {Rolls(value): 1 for value in range(1, 7)})


class Naive:
    """The table, from the beginning of somebody's turn, or of the set-up; then on to the end of the game."""

    def __init__(self, position: Position) -> None:
        self.size = len(position.players)
        self.variant = position.board.variant.name
        self.ganga = position.board.variant.ganga
        self.experienced = [seat - 1 for seat in position.board.variant.experienced]
        names = {space.bit: space.name for space in position.board.spaces if not space.covered}
        self.spaces = list(names.values())
        self.printed = [space.name for space in position.board.spaces]
        self.seats = [self.seat(number, position, names) for number in range(self.size)]
        self.supply = dict(zip(COLOURS, position.supply, strict=True))
        self.open = [SLABS[tile] if tile >= 0 else None for tile in position.open]
        self.hidden = {slab for slab in SLABS if position.hidden >> slab.number & 1}
        self.pile = Counter(dict(zip(position.board.token_names, position.pile, strict=True)))
        self.discards = Counter(dict(zip(position.board.token_names, position.discards, strict=True)))
        self.river = [
            position.board.river_tiles[tile] if tile >= 0 else printed
            for tile, printed in zip(position.river, RIVER, strict=True)
        ]
        self.round, self.stage, self.first = position.round, position.stage, position.first
        self.mogul: int | None = position.mogul if position.mogul >= 0 else None
        self.player = position.player
        self.crossed = list(position.crossed)

    def seat(self, number: int, position: Position, names: dict[int, str]) -> Seat:
        player = position.players[number]
        province, side = player.province, self.side_of(number)
        tiles = list(zip(CELLS, province.tiles, province.turns, province.under, strict=True))
        waiting = {"fame": 1, "money": 2, "bridge": 4}
        return Seat(
            side=side,
            money=player.money,
            fame=player.fame,
            karma=player.karma,
            boat=player.boat,
            scrolls={word: player.scrolls[building] for word, building in BUILDINGS.items()},
            late=None,
            dice=[(word, value) for word, colour in COLOURS.items() for value in player.dice[colour]],
            active=player.active,
            waiting={place for place, bit in waiting.items() if player.waiting & bit},
            spots={name for bit, name in names.items() if player.workers & bit},
            bonus=player.bonus,
            tiles={cell: (SLABS[tile], turn) for cell, tile, turn, _ in tiles if tile >= 0},
            under={cell: SLABS[tile] for cell, _, _, tile in tiles if tile >= 0},
            joined={place for bit, place in enumerate(BORDERS[side]) if province.reached >> bit & 1},
            tokens={
                place: position.board.token_names[token]
                for place, token in zip(BORDERS[side], province.tokens, strict=True)
                if token >= 0
            },
        )

    def side_of(self, player: int) -> str:
        """NAV-2, NAV-3, MIX-1: which side of Kali and province lies before this player."""
        other = self.variant == "navaratna" or player in self.experienced
        return "navaratna" if other else "basic"

    @property
    def open_tokens(self) -> bool:
        return self.variant == "navaratna"

    @property
    def me(self) -> Seat:
        return self.seats[self.player]

    def ask(
        self,
        kind: str,
        legal: Callable[[Any], bool],
        everything: Callable[[random.Random], Iterable[Option]],
        about: Any = None,
    ) -> Question:
        return Question(kind, self.player, legal, everything, about)

    # The set-up

    def whole_game(self) -> Play:
        yield from self.set_up()
        yield from self.play()

    def set_up(self) -> Play:
        """SET, GAN-1, GAN-2 and NAV-4: stacks, river tiles, dice, first player, first tokens."""
        for stack in range(len(self.open)):
            yield from self.reveal(stack)
        if self.ganga:
            yield from self.lay_river()
        for seat in self.seats:
            for word in COLOURS:
                self.supply[word] -= 1
                rolled = yield ROLL
                seat.dice.append((word, rolled.value))
        totals = [sum(value for _, value in seat.dice) for seat in self.seats]
        lowest = [number for number, total in enumerate(totals) if total == min(totals)]
        self.first = lowest[0]
        if len(lowest) > 1:
            starts = yield Luck("first player", {Starts(number): 1 for number in lowest})
            self.first = starts.player
        order = [(self.first + place) % self.size for place in range(self.size)]
        for place, number in enumerate(order):
            self.seats[number].money = 3 + place
        for number in order if self.open_tokens else ():
            self.player = number
            yield from self.first_token()
        self.round = self.stage = 1
        self.player = self.first

    def lay_river(self) -> Play:
        """GAN-2: count on from the last tile, until tiles or river run out; never the last space."""
        left, space = Counter(FIGURES["ganga"]["tiles"]), 0
        while left.total():
            rolled = yield ROLL
            space += rolled.value
            if space >= LAST:
                return
            drawn = yield Luck("river tile", {Draws(words): count for words, count in (+left).items()})
            left[drawn.words] -= 1
            self.river[space] = drawn.words

    def first_token(self) -> Play:
        """NAV-4: a brown one by chance, on either brown space."""
        brown = {token: count for token, count in (+self.pile).items() if token.startswith("brown ")}
        drawn = yield Luck("draw", {Draws(token): count for token, count in brown.items()})
        self.pile[drawn.words] -= 1
        yield from self.put_token(drawn.words)

    # The round

    def play(self) -> Play:
        while True:
            if self.me.unplaced and any(not self.against(self.player, space) for space in self.cheap_first):
                yield from self.turn()
            elif not self.me.unplaced and self.has_fewer_workers():
                yield from self.choose_token()
            self.me.late = None
            following = (self.player + 1) % self.size
            if following == self.first:
                if self.crossed:
                    return
                if any(self.can_place(seat) for seat in range(self.size)):
                    self.stage += 1
                else:
                    self.end_round()
                following = self.first
            self.player = following

    def has_fewer_workers(self) -> bool:
        """NAV-7: no worker left in stage n, and some opponent has at least n of them."""
        others = [seat for seat in self.seats if seat is not self.me]
        return self.open_tokens and any(seat.active >= self.stage for seat in others)

    @property
    def cheap_first(self) -> list[str]:
        return sorted(self.spaces, key=lambda name: not name.startswith(("outer", "garden")))

    def can_place(self, player: int) -> bool:
        return self.seats[player].unplaced > 0 and any(
            not self.against(player, space) for space in self.cheap_first
        )

    def end_round(self) -> None:
        self.first = (self.first + 1) % self.size if self.mogul is None else self.mogul
        self.mogul = None
        for seat in self.seats:
            seat.spots.clear()
        self.round += 1
        self.stage = 1

    def ranking(self) -> list[set[int]]:
        """END-3 to END-6."""
        rest = [player for player in range(self.size) if player not in self.crossed]
        places = [{player} for player in sorted(self.crossed, key=lambda player: -self.seats[player].gap)]
        for gap in sorted({self.seats[player].gap for player in rest}, reverse=True):
            places.append({player for player in rest if self.seats[player].gap == gap})
        return places

    # Placing

    def cost(self, space: str) -> int:
        area, _, label = space.rpartition("-")
        return int(FIGURES[area][SEATS[self.size]][int(label) - 1]) if area in ("quarry", "port") else 0

    def against(self, player: int, space: str) -> list[str]:
        """Every rule that forbids this space to the player now, the most special first."""
        if space not in self.spaces:
            return ["SET-2"]
        seat, own, turn = self.seats[player], list[str](), list[str]()
        area, _, label = space.rpartition("-")
        taken = {spot for other in self.seats for spot in other.spots}
        row = [name for name in self.spaces if name.startswith(area) and area in ("quarry", "port")]
        free = [name for name in row if name not in taken]
        if free and space != free[0]:
            own += ["QRY-1" if area == "quarry" else "RIV-1"]
            turn += ["TRN-4"]
        if space in taken:
            turn += ["TRN-5"]
        payable = self.cost(space) <= seat.money and self.die_for(seat, area, label)
        if not payable:
            turn += ["TRN-6"]
        if area == "quarry" and not any(slab and self.can_build(seat, slab) for slab in self.open):
            own += ["QRY-4"]
            turn += ["TRN-8"]
        elif (
            area == "different-goods"
            and self.size > 2
            and any(spot[:9] == "different" for spot in seat.spots)
        ):
            own += ["MKT-4"]
        elif space == "chamber-5" and not self.can_call_builder(seat, payable):
            own += ["MBD-7"]
            turn += ["TRN-8"]
        elif space == "chamber-6" and len(self.ahead(player)) < 6:
            own += ["PAL-10"] + ["RIV-6"] * (seat.boat == LAST)
            turn += ["TRN-8"]
        elif area == "port" and seat.boat == LAST:
            own += ["RIV-6"]
            turn += ["TRN-8"]
        if self.size == 3 and row and not free:
            own += ["SET-2"]
        return own + turn

    def die_for(self, seat: Seat, area: str, label: str) -> bool:
        """Whether the one die that the space asks for is there."""
        values = [face for _, value in seat.dice for face in ([value, 7 - value] if seat.karma else [value])]
        if area == "same-goods":
            return bool(seat.dice)
        if area == "balcony":
            return any(word == label for word, _ in seat.dice)
        if area == "chamber":
            return int(label) in values
        return area != "port" or any(value <= 3 for value in values)

    def can_build(self, seat: Seat, slab: Slab) -> bool:
        return affordable(seat.dice, seat.karma, slab.colour, slab.price) and any(
            fits(seat, slab, cell, turn) for cell in CELLS for turn in range(4)
        )

    def can_cover(self, seat: Seat, slab: Slab, cell: Cell, dice: list[Lump], karma: int) -> bool:
        return (
            cell in seat.tiles
            and affordable(dice, karma, slab.colour, slab.price - seat.tiles[cell][0].price)
            and any(covers(seat, slab, cell, turn) for turn in range(4))
        )

    def builder_works(self, seat: Seat, dice: list[Lump], karma: int) -> bool:
        return any(
            self.can_cover(seat, slab, cell, dice, karma) for slab in self.open if slab for cell in seat.tiles
        )

    def can_call_builder(self, seat: Seat, payable: bool) -> bool:
        """MBD-7: some way to pay the 5 leaves the work possible; with no 5 to pay, all dice are looked at."""
        if not payable:
            return self.builder_works(seat, seat.dice, seat.karma)
        return any(
            self.builder_works(seat, without(seat.dice, [lump]), seat.karma - turned)
            for lump in set(seat.dice)
            for turned in (False, True)
            if (7 - lump[1] if turned else lump[1]) == 5 and turned <= seat.karma
        )

    def ahead(self, player: int) -> list[int]:
        """The countable spaces ahead: without other boats, the last one always (RIV-4)."""
        boats = {seat.boat for number, seat in enumerate(self.seats) if number != player}
        return [
            space
            for space in range(self.seats[player].boat + 1, LAST + 1)
            if space == LAST or space not in boats
        ]

    def turn(self) -> Play:
        passing = bool(self.crossed)
        option = yield self.ask(
            "place",
            lambda option: (
                passing if isinstance(option, Pass) else not self.against(self.player, option.space)
            ),
            lambda rng: [*map(Place, self.printed), Pass()],
        )
        if isinstance(option, Pass):
            return
        self.me.spots.add(option.space)
        self.me.money -= self.cost(option.space)
        area, _, label = option.space.rpartition("-")
        if area == "quarry":
            yield from self.quarry()
        elif area == "different-goods":
            yield from self.score(False, 3)
        elif area == "same-goods":
            worths = yield from self.pay_one(lambda die: True, about="same goods")
            yield from self.score(True, worths)
        elif area == "outer-terrace":
            yield from self.coins(2)
            yield from self.reroll()
        elif area == "garden":
            yield from self.dice([label], 1)
        elif area == "balcony":
            yield from self.pay_one(lambda die: die.colour.word == label and not die.turned)
            yield from self.dice([BALCONY[label]] * 2, 2)
        elif area == "chamber":
            yield from self.pay_one(lambda die: worth(die) == int(label) and self.leaves_work(label, die))
            yield from self.palace(int(label))
        else:
            most = yield from self.pay_one(lambda die: worth(die) <= 3)
            yield from self.sail(1, most)

    def leaves_work(self, chamber: str, die: Spent) -> bool:
        left = without(self.me.dice, [(die.colour.word, die.value)])
        return chamber != "5" or self.builder_works(self.me, left, self.me.karma - die.turned)

    # Paying

    def pay_one(self, fit: Callable[[Spent], bool], about: Any = None) -> Play:
        me = self.me
        pay = yield self.ask(
            "pay",
            lambda pay: proper(me.dice, me.karma, pay) and len(pay.dice) == 1 and fit(pay.dice[0]),
            lambda rng: all_payments(me.dice, me.karma, rng),
            about,
        )
        self.spend(pay)
        return worth(pay.dice[0])

    def spend(self, pay: Pay) -> None:
        for die in pay.dice:
            self.give_back((die.colour.word, die.value))
            self.me.karma -= die.turned

    def give_back(self, lump: Lump) -> None:
        self.me.dice.remove(lump)
        self.supply[lump[0]] += 1

    # Quarry, master builder, province

    def quarry(self) -> Play:
        me = self.me
        choice = yield self.ask(
            "tile",
            lambda option: self.is_open(option.tile) and self.can_build(me, BY_NAME[option.tile]),
            lambda rng: every_tile(),
        )
        slab = BY_NAME[choice.tile]
        yield from self.pay_price(slab, slab.price)
        put = yield self.ask(
            "put", lambda put: fits(me, slab, tuple(put.cell), put.turn), lambda rng: every_put(), slab
        )
        yield from self.lay(slab, tuple(put.cell), put.turn)

    def master_builder(self) -> Play:
        me = self.me
        choice = yield self.ask(
            "cover tile",
            lambda option: (
                self.is_open(option.tile)
                and any(
                    self.can_cover(me, BY_NAME[option.tile], cell, me.dice, me.karma) for cell in me.tiles
                )
            ),
            lambda rng: every_tile(),
        )
        slab = BY_NAME[choice.tile]
        cover = yield self.ask(
            "cover",
            lambda option: self.can_cover(me, slab, tuple(option.cell), me.dice, me.karma),
            lambda rng: [Cover(At(*cell)) for cell in CELLS + OFF_BOARD],
        )
        cell: Cell = tuple(cover.cell)
        yield from self.pay_price(slab, slab.price - me.tiles[cell][0].price)
        put = yield self.ask(
            "put",
            lambda put: put.cell == cell and covers(me, slab, cell, put.turn),
            lambda rng: every_put(),
            slab,
        )
        me.under[cell] = me.tiles[cell][0]
        yield from self.lay(slab, cell, put.turn)

    def is_open(self, tile: str) -> bool:
        return any(slab and slab.id == tile for slab in self.open)

    def pay_price(self, slab: Slab, price: int) -> Play:
        me = self.me
        pay = yield self.ask(
            "pay",
            lambda pay: buys(me.dice, me.karma, pay, slab.colour, price),
            lambda rng: all_payments(me.dice, me.karma, rng, slab.colour),
        )
        self.spend(pay)

    def lay(self, slab: Slab, cell: Cell, turn: int) -> Play:
        me = self.me
        me.tiles[cell] = (slab, turn)
        due = ends(me.tiles, me.side) - me.joined
        me.joined |= due
        fame = sum(me.reads(building) for building in slab.buildings)
        coins = sum(amount for _, amount in slab.markets)
        yield from self.reveal(slab.stack)
        coins_first = False
        if fame and coins:
            choice = yield self.ask(
                "income", lambda option: True, lambda rng: [First("fame"), First("coins")]
            )
            coins_first = choice.income == "coins"
        if coins_first:
            yield from self.coins(coins)
            yield from self.fame(fame)
        else:
            yield from self.fame(fame)
            yield from self.coins(coins)
        yield from self.yields(due)

    def reveal(self, stack: int) -> Play:
        """SET-8, QRY-5: whatever may lie beneath; an empty stack stays empty."""
        self.open[stack] = None
        below = {other for other in self.hidden if other.stack == stack}
        if below:
            shown = yield Luck("reveal", {Reveals(other.id): 1 for other in below})
            self.open[stack] = BY_NAME[shown.tile]
            self.hidden.remove(BY_NAME[shown.tile])

    def yields(self, due: set[Side]) -> Play:
        left = set(due)
        while left:
            chosen = next(iter(left))
            if len(left) > 1:
                option = yield self.ask(
                    "yield",
                    lambda option: (tuple(option.cell), LETTER_OF_SIDE[option.side]) in left,
                    lambda rng: [TakeYield(At(*cell), side) for cell in CELLS for side in SIDES.values()],
                )
                chosen = (tuple(option.cell), LETTER_OF_SIDE[option.side])
            left.remove(chosen)
            yield from self.border(chosen)

    def border(self, place: Side) -> Play:
        """NAV-12: a token replaces the printed yield under it."""
        token = self.me.tokens.get(place)
        if token is None:
            yield from self.reward(BORDERS[self.me.side][place])
        else:
            yield from self.reward(token.split(maxsplit=1)[1])

    # Market and palace

    def score(self, same: bool, limit: int) -> Play:
        me = self.me

        def legal(option: CountMarkets) -> bool:
            counted = [(market.good.word, market.coins) for market in option.markets]
            goods = Counter(good for good, _ in counted)
            if Counter(counted) - Counter(me.markets):
                return False
            if same:
                return len(goods) <= 1 and len(counted) <= limit
            return len(counted) <= limit and all(count == 1 for count in goods.values())

        def everything(rng: random.Random) -> list[CountMarkets]:
            subsets = list(sub_lumps(me.markets))
            if len(subsets) > 600:
                subsets = [
                    subset
                    for subset in subsets
                    if len({good for good, _ in subset}) <= 1 or len(subset) <= 3 or rng.random() < 0.02
                ]
            offered = [*subsets, *([lump] for lump in product(GOODS, range(1, 6)))]
            for lumps in offered[: len(subsets)][:20]:
                offered.append((*lumps, (rng.choice(list(GOODS)), rng.randint(1, 5))))
            return [CountMarkets(counted(rng.sample(lumps, len(lumps)))) for lumps in offered]

        option = yield self.ask("markets", legal, everything)
        yield from self.coins(sum(market.coins for market in option.markets))

    def reroll(self) -> Play:
        me, named = self.me, list[Lump]()
        while True:
            option = yield self.ask(
                "reroll",
                lambda option: isinstance(option, Enough) or held(without(me.dice, named), [option.die]),
                lambda rng: [
                    Enough(),
                    *(Reroll(Die(colour, value)) for colour in COLOURS.values() for value in range(1, 7)),
                ],
            )
            if isinstance(option, Enough):
                break
            named.append((option.die.colour.word, option.die.value))
        me.dice = without(me.dice, named)
        yield from self.roll([word for word, _ in named])

    def palace(self, action: int) -> Play:
        if action == 1:
            yield from self.fame(2)
            self.mogul = self.player
        elif action == 2:
            yield from self.dice([], 2)
            yield from self.token()
        elif action == 3:
            yield from self.karma(2)
            yield from self.dice([], 1)
        elif action == 4:
            yield from self.upgrade()
            yield from self.coins(3)
        elif action == 5:
            yield from self.master_builder()
        else:
            yield from self.sail(6, 6)

    def token(self) -> Play:
        """PAL-6; or NAV-6, where the tokens lie open."""
        if self.open_tokens:
            yield from self.choose_token()
            return
        if not self.pile.total():
            self.pile, self.discards = self.discards, Counter()
        drawn = yield Luck("draw", {Draws(words): count for words, count in self.pile.items() if count})
        self.pile[drawn.words] -= 1
        self.discards[drawn.words] += 1
        yield from self.reward(drawn.words)

    def choose_token(self) -> Play:
        """NAV-6 to NAV-8: any token with a free space of its colour, put there at once; or none."""
        me = self.me
        fitting = [token for token in +self.pile if me.token_spaces(token.split()[0])]
        if not fitting:
            return
        option = yield self.ask(
            "token",
            lambda option: isinstance(option, Decline) or option.token in fitting,
            lambda rng: [*map(TakeToken, every_token()), Decline()],
        )
        if isinstance(option, Decline):
            return
        self.pile[option.token] -= 1
        yield from self.put_token(option.token)

    def put_token(self, token: str) -> Play:
        spaces = self.me.token_spaces(token.split()[0])
        lay = yield self.ask("lay token", lambda option: border_place(option) in spaces, every_lay, token)
        self.me.tokens[border_place(lay)] = token

    def against_token(self, token: str) -> list[str]:
        """Gone from the board (NAV-5), or no free space of its colour (NAV-8)."""
        fits = self.me.token_spaces(token.split()[0])
        return ["NAV-5"] * (self.pile[token] == 0) + ["NAV-8"] * (not fits)

    def against_lay(self, token: str, place: Side) -> list[str]:
        """No border space of its colour (NAV-6; for the first token NAV-4), or none that is free (NAV-8)."""
        fits = COLOURED.get(place) == token.split()[0]
        own = ["NAV-6" if self.round else "NAV-4"] * (not fits)
        return own + ["NAV-8"] * (place in self.me.tokens or place in self.me.joined)

    def can_act(self, action: int) -> bool:
        """RIV-11, GAN-5: builder and Portuguese must have something to do; the others always can."""
        if action == 5:
            return self.builder_works(self.me, self.me.dice, self.me.karma)
        return action != 6 or len(self.ahead(self.player)) >= 6

    def call(self) -> Play:
        option = yield self.ask(
            "call",
            lambda option: 2 <= option.action <= 6 and self.can_act(option.action),
            lambda rng: [Call(action) for action in range(1, 7)],
        )
        yield from self.palace(option.action)

    # River

    def sail(self, least: int, most: int, may: bool = False) -> Play:
        """The boat moves; a bonus move may be declined, and is forgone on the last space (RIV-6)."""
        ahead = self.ahead(self.player)
        if not ahead:
            return
        option = yield self.ask(
            "sail",
            lambda option: (
                may if isinstance(option, Decline) else least <= option.spaces <= min(most, len(ahead))
            ),
            lambda rng: [*map(Sail, range(13)), Decline()],
        )
        if isinstance(option, Decline):
            return
        before, self.me.boat = self.me.boat, ahead[option.spaces - 1]
        if before <= FIGURES["river"]["bridge_after"] < self.me.boat:
            self.free("bridge")
        yield from self.reward(self.river[self.me.boat])

    def reward(self, words: str, may: bool = False) -> Play:
        """What a river space, a border yield, a token or a track bonus gives (`may`: a bonus of a track)."""
        me = self.me
        for part in words.split(", "):
            word, *rest = part.split()
            if part == "upgrade":
                yield from self.upgrade()
            elif part == "boat":
                yield from self.sail(1, 1, may=True)
            elif word == "boat":
                yield from self.sail(1, int(rest[-1]), may=True)
            elif part == "palace 2-6":
                yield from self.call()
            elif word == "palace":
                if self.can_act(int(rest[0])):
                    yield from self.palace(int(rest[0]))
            elif word == "dice":
                yield from self.dice(*dice_of(rest, me.karma), may)
            elif word in ("different", "same"):
                yield from self.score(word == "same", int(rest[1]))
            elif word == "karma":
                yield from self.karma(int(rest[0]), may)
            else:
                gain = self.coins if word == "coins" else self.fame
                yield from gain(int(rest[0]) * me.times(" ".join(rest[1:])))

    # Gains

    def coins(self, amount: int) -> Play:
        me = self.me
        before, me.money = me.money, me.money + amount
        self.look_for_crossing()
        passed = [space for space in (12, 20, 33, 44, 55) if before < space <= me.money and amount > 0]
        fresh = [space for space in passed if space in MONEY_MARKER[me.bonus :]]
        me.bonus += len(fresh)
        for space in passed:
            if space == 20:
                self.free("money")
            elif space in fresh:
                yield from self.reward(FIGURES["tracks"]["money_bonuses"][str(space)], may=True)

    def fame(self, amount: int) -> Play:
        me = self.me
        before, me.fame = me.fame, me.fame + amount
        self.look_for_crossing()
        for space in (5, 15, 24, 31):
            if before < space <= before + amount:
                if space == 5:
                    yield from self.upgrade(late=True)
                elif space == 15:
                    self.free("fame")
                else:
                    yield from self.reward(FIGURES["tracks"]["fame_bonuses"][str(space)], may=True)

    def look_for_crossing(self) -> None:
        if self.me.gap >= 0 and self.player not in self.crossed:
            self.crossed.append(self.player)

    def free(self, place: str) -> None:
        me = self.me
        if place in me.waiting:
            me.waiting.remove(place)
            me.active += 1
            if me.active == 5 and self.variant != "navaratna":
                me.waiting.clear()

    def karma(self, amount: int, may: bool = False) -> Play:
        if may and self.me.karma < 3:
            option = yield self.ask("karma bonus", lambda option: True, lambda rng: [Take(), Decline()])
            if isinstance(option, Decline):
                return
        self.me.karma = min(3, self.me.karma + amount)

    def upgrade(self, late: bool = False) -> Play:
        me = self.me
        if all(value == 4 for value in me.scrolls.values()):
            return
        option = yield self.ask(
            "upgrade",
            lambda option: me.scrolls[option.building.word] < 4,
            lambda rng: [MoveScroll(building) for building in BUILDINGS.values()],
        )
        me.scrolls[option.building.word] += 1
        if late:
            me.late = option.building.word

    def stock(self, shown: list[str]) -> int:
        """How many of the dice shown the supply can give; none shown means any colour (DIE-4)."""
        return sum(
            number if not shown else min(number, shown.count(word)) for word, number in self.supply.items()
        )

    def makes_room(self, shown: list[str], count: int, lump: Lump) -> bool:
        """Whether returning this die makes room for one more that can then be taken."""
        self.supply[lump[0]] += 1
        can = self.me.free_hands + 1 <= min(count, self.stock(shown))
        self.supply[lump[0]] -= 1
        return can

    def dice(self, shown: list[str], count: int, may: bool = False) -> Play:
        """DIE-7: return dice to make room, name the colours of all that now fit, then take and roll them."""
        me = self.me
        told = list[Option]()
        while me.free_hands < count and any(self.makes_room(shown, count, lump) for lump in me.dice):
            option = yield self.ask(
                "make room",
                lambda option: (
                    may and not told
                    if isinstance(option, Decline)
                    else isinstance(option, Enough)
                    or (
                        held(me.dice, [option.die])
                        and self.makes_room(shown, count, (option.die.colour.word, option.die.value))
                    )
                ),
                lambda rng: [
                    Enough(),
                    Decline(),
                    *(Return(Die(colour, value)) for colour in COLOURS.values() for value in range(1, 7)),
                ],
            )
            if isinstance(option, Decline):
                return
            told.append(option)
            if isinstance(option, Enough):
                break
            self.give_back((option.die.colour.word, option.die.value))
        fitting, stock = min(count, me.free_hands), self.stock(shown)
        if shown and stock <= fitting:
            named = [
                word for place, word in enumerate(shown) if shown[:place].count(word) < self.supply[word]
            ]
        else:
            named = list[str]()
        while len(named) < min(fitting, stock):
            option = yield self.ask(
                "colour",
                lambda option: (
                    may and not told
                    if isinstance(option, Decline)
                    else (not shown or shown.count(option.colour.word) > named.count(option.colour.word))
                    and self.supply[option.colour.word] > named.count(option.colour.word)
                ),
                lambda rng: [*map(NameColour, COLOURS.values()), Decline()],
            )
            if isinstance(option, Decline):
                return
            told.append(option)
            named.append(option.colour.word)
        for word in named:
            self.supply[word] -= 1
        yield from self.roll(named)

    def roll(self, words: list[str]) -> Play:
        for word in words:
            rolled = yield ROLL
            self.me.dice.append((word, rolled.value))

    # Comparing

    def differences(self, position: Position) -> list[str]:
        """Where the engine's position tells another story."""
        other = Naive(position)
        found = [
            f"{name}: {getattr(self, name)} against {getattr(other, name)}"
            for name in (
                "supply",
                "round",
                "stage",
                "first",
                "mogul",
                "player",
                "crossed",
                "hidden",
                "open",
                "river",
            )
            if getattr(self, name) != getattr(other, name)
        ]
        if +self.pile != +other.pile or +self.discards != +other.discards:
            found.append(f"tokens: {self.pile} {self.discards} against {other.pile} {other.discards}")
        for number, (mine, theirs) in enumerate(zip(self.seats, other.seats, strict=True)):
            theirs.late = next(
                (word for word, place in BUILDINGS.items() if place == position.players[number].delayed), None
            )
            mine.dice.sort()
            theirs.dice.sort()
            found += [
                f"player {number} {name}: {getattr(mine, name)} against {getattr(theirs, name)}"
                for name in Seat.__dataclass_fields__
                if getattr(mine, name) != getattr(theirs, name)
            ]
        return found


@dataclass
class Follower:
    """A naive game that is told what happens in the engine's game, and knows what has to come next."""

    naive: Naive
    from_set_up: bool = False
    _play: Play = field(init=False)
    asks: Question | Luck | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self._play = self.naive.whole_game() if self.from_set_up else self.naive.play()
        with suppress(StopIteration):
            self.asks = next(self._play)

    def tell(self, move: Move) -> None:
        try:
            self.asks = self._play.send(move)
        except StopIteration:
            self.asks = None
