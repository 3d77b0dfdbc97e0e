"""Every reward has one sign and one label, wherever it stands."""

from __future__ import annotations

from typing import get_args

import pytest
from rajas_widgets.ganges.rewards import label, sign

from rajas.ganges.components import ours
from rajas.ganges.rewards import COINS_PER, FAME_PER, Reward, parse

PRINTED = [*ours().river_words[1:], *ours().ganga]
PRINTED += [words for tokens in ours().yields.values() for words in tokens]
PRINTED += [place.words for place in (*ours().basic, *ours().navaratna)]
COUNTING = [f"coins 1 per {what}" for what in COINS_PER] + [f"fame 1 per {what}" for what in FAME_PER]
OTHERS = ["worker", "boat", "karma 1", "palace 2", "dice any per karma", "boat up to 4", "dice any 7"]
ALL = list(dict.fromkeys([*PRINTED, *COUNTING, *OTHERS]))


def test_every_kind_of_reward_is_among_them() -> None:
    kinds = {type(reward) for words in ALL for reward in parse(words)}
    assert kinds == set(get_args(Reward))


@pytest.mark.parametrize("words", ALL)
def test_it_has_a_sign_and_a_label(words: str) -> None:
    assert sign(parse(words), 0, 0, 36)
    assert label(parse(words))


def test_no_two_rewards_look_or_sound_alike() -> None:
    assert len({sign(parse(words), 0, 0, 36) for words in ALL}) == len({parse(words) for words in ALL})
    assert len({label(parse(words)) for words in ALL}) == len({parse(words) for words in ALL})


def test_several_rewards_share_one_place() -> None:
    both = sign(parse("coins 4, karma 1"), 0, 0, 36)
    assert "#i-coin0" in both
    assert "#i-karma" in both
