"""What is legal but odd about yield tokens, their border spaces, and river tiles."""

from collections.abc import Iterator

from rajas.ganges.components_remark import Remark
from rajas.ganges.figures import TOKENS, Components
from rajas.ganges.rewards import (
    AnyDice,
    Boat,
    BoatUpTo,
    Coins,
    CoinsPer,
    Dice,
    DicePerKarma,
    FamePer,
    Karma,
    Palace,
    SameGoods,
    Upgrade,
    parse,
)

# What the rules say that tokens and river tiles give: NAV-9, NAV-10, and GAN-3 to GAN-7.
PLAIN = (AnyDice, Dice, Coins, Upgrade, Boat, Karma)
COUNTING = (FamePer, CoinsPer)
ON_RIVER = (DicePerKarma, Dice, Palace, SameGoods, BoatUpTo)
BROWN_SPACES = 2


def odd_tokens(components: Components) -> Iterator[Remark]:
    """Tokens that give what none of their colour does, or for which the border has no space."""
    spaces = [place.token for place in components.navaratna]
    for colour, tokens in components.yields.items():
        known = COUNTING if colour == "brown" else PLAIN
        for words in dict.fromkeys(tokens):
            if not all(isinstance(reward, known) for reward in parse(words)):
                yield Remark(f"yields.{colour}", "components-odd-token", colour=colour, words=words)
    for colour in TOKENS:
        if colour not in spaces:
            yield Remark("province.navaratna", "components-odd-no-space", colour=colour)
    brown = spaces.count("brown")
    if brown != BROWN_SPACES:
        yield Remark("province.navaratna", "components-odd-brown", count=brown)


def odd_river_tiles(components: Components) -> Iterator[Remark]:
    for words in dict.fromkeys(components.ganga):
        if not all(isinstance(reward, ON_RIVER) for reward in parse(words)):
            yield Remark("ganga.tiles", "components-odd-river-tile", words=words)
