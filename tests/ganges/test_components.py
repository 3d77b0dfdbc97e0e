"""The component file: the figures that the rulebooks state, and what becomes of files that are wrong."""

import copy
import os
import random
import re
import time
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rajas.core import Over, Record
from rajas.core.notation import read as read_record
from rajas.ganges import GANGES
from rajas.ganges import rewards as r
from rajas.ganges.components import (
    Components,
    ComponentsError,
    examine,
    load,
    load_file,
    ours,
    problems_of,
    read_text,
)
from rajas.ganges.components_file import read
from rajas.ganges.components_report import check_report, differences, unusual
from rajas.ganges.figures import BACKS, CHAMBERS, DICE_OF_A_COLOUR, PROVENANCES, TOKENS, entries
from rajas.ganges.tables import MOST_PROBLEMS, Findings, Table, TooManyProblems, shown
from rajas.ganges.words import (
    EAST,
    NORTH,
    SIDES,
    SOUTH,
    WEST,
    Building,
    Colour,
    Good,
    turned,
)

OURS = files("rajas.ganges").joinpath("components.toml").read_text(encoding="utf-8")
DATA = tomllib.loads(OURS)


def changed(old: str, new: str, count: int = 1) -> str:
    assert old in OURS
    return OURS.replace(old, new, count)


def complaints(old: str, new: str, count: int = 1) -> list[str]:
    return [str(problem) for problem in problems_of(changed(old, new, count))]


def remarks(old: str, new: str, count: int = 1) -> list[str]:
    return [str(remark) for remark in unusual(load(changed(old, new, count)))]


# Words


def test_words_and_numbers() -> None:
    assert [colour.word for colour in Colour] == ["orange", "green", "blue", "purple"]
    assert [building.word for building in Building] == ["temple", "palace", "fort", "mill"]
    assert [good.word for good in Good] == ["silk", "tea", "spices"]
    assert [int(colour) for colour in Colour] == [0, 1, 2, 3]
    assert SIDES == {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}


def test_turning_goes_clockwise() -> None:
    assert [turned(NORTH, turns) for turns in range(5)] == [NORTH, EAST, SOUTH, WEST, NORTH]
    assert turned(NORTH | EAST, 1) == EAST | SOUTH
    assert turned(WEST | SOUTH, -1) == SOUTH | EAST


@given(st.integers(0, 15), st.integers(-9, 9), st.integers(-9, 9))
def test_turns_add_up(roads: int, first: int, second: int) -> None:
    assert turned(turned(roads, first), second) == turned(roads, first + second)
    assert turned(roads, 4) == roads


# Rewards

amounts = st.integers(1, r.MOST)
colours = st.sampled_from(Colour)
single_rewards: st.SearchStrategy[r.Reward] = st.one_of(
    amounts.map(r.Coins),
    amounts.map(r.Fame),
    amounts.map(r.Karma),
    amounts.map(r.BoatUpTo),
    amounts.map(r.AnyDice),
    amounts.map(r.DifferentGoods),
    amounts.map(r.SameGoods),
    st.sampled_from([r.Upgrade(), r.Boat(), r.Worker(), r.Palace(None)]),
    st.sampled_from(r.PALACE_ACTIONS).map(r.Palace),
    st.lists(colours, min_size=1, max_size=r.MOST).map(lambda dice: r.Dice(tuple(dice))),
    st.none().map(r.DicePerKarma) | colours.map(r.DicePerKarma),
    st.builds(r.CoinsPer, amounts, st.sampled_from(r.COINS_PER)),
    st.builds(r.FamePer, amounts, st.sampled_from(r.FAME_PER)),
)


@given(st.lists(single_rewards, min_size=1, max_size=4))
def test_rewards_survive_their_words(rewards: list[r.Reward]) -> None:
    assert r.parse(r.words(rewards)) == tuple(rewards)


@pytest.mark.parametrize(
    ("words", "rewards"),
    [
        ("coins 4, karma 1", (r.Coins(4), r.Karma(1))),
        ("dice any 1, upgrade", (r.AnyDice(1), r.Upgrade())),
        ("dice orange 2 blue 1", (r.Dice((Colour.ORANGE, Colour.ORANGE, Colour.BLUE)),)),
        ("dice any per karma", (r.DicePerKarma(None),)),
        ("dice orange per karma", (r.DicePerKarma(Colour.ORANGE),)),
        ("fame 1 per 3 river spaces", (r.FamePer(1, "3 river spaces"),)),
        ("coins 2 per joined token", (r.CoinsPer(2, "joined token"),)),
        ("boat up to 3", (r.BoatUpTo(3),)),
        ("palace 2-6", (r.Palace(None),)),
        ("palace 4", (r.Palace(4),)),
    ],
)
def test_rewards_in_words(words: str, rewards: tuple[r.Reward, ...]) -> None:
    assert r.parse(words) == rewards
    assert r.words(rewards) == words


@pytest.mark.parametrize(
    ("words", "part", "allowed"),
    [
        ("", '""', "coins, fame"),
        ("coins", '"coins"', "coins, fame"),
        ("gold 3", '"gold 3"', "coins, fame"),
        ("coins 3,karma 1", '"3,karma 1"', "from 1 to 99"),
        ("coins 0", '"0"', "from 1 to 99"),
        ("fame 100", '"100"', "from 1 to 99"),
        ("karma +1", '"+1"', "from 1 to 99"),
        ("coins ٣", '"٣"', "from 1 to 99"),
        ("coins 1 per bend", '"bend"', "market, upgrade, building, joined token"),
        ("fame 1 per market", '"market"', "market tile"),
        ("dice red 1", '"red"', "orange, green, blue, purple"),
        ("dice orange", '""', "from 1 to 99"),
        ("dice orange 1 green", '""', "from 1 to 99"),
        ("dice orange 60 green 60", '"120"', "from 1 to 99"),
        ("palace 1", '"1"', "2, 3, 4, 5, 6, 2-6"),
        ("upgrade 2", '"upgrade 2"', "upgrade"),
    ],
)
def test_wrong_words_are_named_with_what_is_allowed(words: str, part: str, allowed: str) -> None:
    with pytest.raises(r.RewardError) as caught:
        r.parse(words)
    assert part in str(caught.value)
    assert allowed in str(caught.value)


REWARD_SCRAPS = ["dice", "any", "orange", "per", "karma", "coins", "3", ",", "boat", "up to", "palace", "2-6"]


@given(st.text(max_size=40) | st.lists(st.sampled_from(REWARD_SCRAPS)).map(" ".join))
def test_any_words_are_rewards_or_an_error(words: str) -> None:
    try:
        rewards = r.parse(words)
    except r.RewardError as error:
        said = str(error)
    else:
        said = r.words(rewards)
        assert r.parse(said) == rewards
    assert said


# Our figures


@pytest.mark.rule("CMP-1")
def test_dice() -> None:
    assert DICE_OF_A_COLOUR == 12
    assert DICE_OF_A_COLOUR * len(Colour) == 48


@pytest.mark.rule("CMP-2")
def test_tiles_and_stacks() -> None:
    tiles = ours().tiles
    assert len(tiles) == 64
    assert set(Counter(tile.colour for tile in tiles).values()) == {16}
    assert {tile.stack for tile in tiles} == set(range(12))
    assert all(tile.stack == tile.colour * 3 + BACKS.index(tile.back) for tile in tiles)
    assert [tile.index for tile in tiles] == list(range(64))


@pytest.mark.rule("CMP-2")
def test_another_number_of_tiles_is_refused() -> None:
    assert complaints('colour = "orange"\nstack', 'colour = "green"\nstack') == [
        "tiles: there must be 16 orange tiles, not 15",
        "tiles: there must be 16 green tiles, not 17",
    ]
    assert complaints('stack = "cow"', 'stack = "snake"', 5) == ["tiles: the orange cow stack has no tile"]


@pytest.mark.rule("CMP-4")
def test_tokens_and_river_tiles() -> None:
    assert {colour: len(tokens) for colour, tokens in ours().yields.items()} == TOKENS
    assert list(TOKENS.values()) == [8, 9, 6, 7]
    assert sum(TOKENS.values()) == 30
    assert len(ours().ganga) == 8


@pytest.mark.rule("CMP-4")
def test_another_number_of_tokens_is_refused() -> None:
    assert complaints('white  = ["dice any 1", ', "white  = [") == [
        "yields.white: white must have 8 parts, not 7"
    ]
    assert complaints('"boat up to 3"]', '"boat up to 3", "boat"]') == [
        "ganga.tiles: tiles must have 8 parts, not 9"
    ]


@pytest.mark.rule("CMP-5", "END-4")
def test_alignment() -> None:
    components = ours()
    assert (components.fame_last, components.money_last, components.crossing) == (60, 120, 61)
    assert components.beside(65) == 28
    assert components.beside(52) == 35
    assert 30 - components.beside(65) == 2
    assert 37 - components.beside(52) == 2
    for money in range(1, components.money_last + 1):
        assert components.beside(money) == 61 - -(-money // 2)


@pytest.mark.rule("TRK-2", "TRK-3", "TRK-4", "TRK-5", "WRK-1")
def test_track_bonuses() -> None:
    assert ours().fame_bonuses == ((5, r.Upgrade()), (15, r.Worker()), (24, r.Karma(2)), (31, r.Boat()))
    assert ours().money_bonuses == (
        (12, r.Boat()),
        (20, r.Worker()),
        (33, r.AnyDice(2)),
        (44, r.Boat()),
        (55, r.AnyDice(2)),
    )


@pytest.mark.rule("QRY-1", "RIV-1")
def test_costs() -> None:
    for players in (2, 3, 4):
        assert set(ours().quarry[players]) == {1, 2, 3, 4}
        assert ours().port[players][0] == 0
        assert set(ours().port[players][1:]) == {1, 2}


@pytest.mark.rule("SET-2")
def test_cover_tiles_take_a_three_and_a_four_and_a_two() -> None:
    assert Counter(ours().quarry[4]) - Counter(ours().quarry[3]) == Counter([3, 4])
    assert Counter(ours().port[4]) - Counter(ours().port[3]) == Counter([2])


@pytest.mark.rule("PAL-2", "PAL-3", "PAL-4")
def test_palace_rooms() -> None:
    assert set(ours().gardens) == set(Colour)
    assert (Colour.BLUE, Colour.ORANGE) in ours().balconies
    assert ours().chambers == CHAMBERS
    assert ours().outer_terrace == {2: 3, 3: 5, 4: 5}
    assert ours().different_goods == {2: 1, 3: 2, 4: 2}
    assert ours().same_goods == {2: 3, 3: 3, 4: 3}


@pytest.mark.rule("GAN-1")
def test_river() -> None:
    components = ours()
    assert len(components.river) == len(components.river_words) == 31
    assert components.bridge_after == 20
    assert (components.river[0], components.river_words[0]) == ((), "start")
    assert components.river[2] == (r.Karma(2),)
    assert all(
        r.words(rewards) == words
        for rewards, words in zip(components.river[1:], components.river_words[1:], strict=True)
    )


@pytest.mark.rule("RIV-8", "RIV-9", "RIV-10", "RIV-11", "RIV-12", "RIV-13", "RIV-14", "RIV-15")
@pytest.mark.rule("RIV-16", "RIV-17", "RIV-18", "RIV-19", "RIV-20")
def test_the_river_has_every_kind_of_reward() -> None:
    spaces = set(ours().river_words)
    stated = {"dice any 2", "karma 2", "palace 2-6", "upgrade", "coins 1 per market", "different goods 3"}
    stated |= {
        "same goods 4",
        "same goods 5",
        "fame 1 per upgrade",
        "coins 2 per upgrade",
        "fame 2 per karma",
    }
    assert stated <= spaces
    kinds = {type(reward) for rewards in ours().river for reward in rewards}
    assert {r.Coins, r.Fame, r.DicePerKarma} <= kinds


@pytest.mark.rule("PRV-1")
def test_residence_and_stone() -> None:
    components = ours()
    assert (components.columns, components.rows, components.residence) == (5, 4, 2)
    assert components.residence_roads == EAST | SOUTH | WEST
    assert components.stone == (0, 4, 17)
    assert components.place(components.residence) == "1,3"
    assert components.provenance["province.residence_roads"] == "rulebook"


@pytest.mark.rule("PRV-7", "INC-3")
def test_yields_of_the_rulebooks_examples() -> None:
    found = {(place.cell, place.side): place.words for place in ours().basic}
    assert found[1, NORTH] == "dice any 1"
    assert found[1, WEST] == "coins 5"
    assert found[3, NORTH] == "dice any 1, upgrade"
    bends = [tile for tile in ours().tiles if set(tile.buildings) == {Building.TEMPLE, Building.MILL}]
    assert any(tile.roads.bit_count() == 2 for tile in bends)


@pytest.mark.rule("NAV-3", "NAV-4")
def test_navaratna_has_the_same_places_and_two_brown_ones() -> None:
    places = [[(place.cell, place.side) for place in border] for border in (ours().basic, ours().navaratna)]
    assert places[0] == places[1]
    assert [place.token for place in ours().navaratna].count("brown") == 2
    assert {place.token for place in ours().basic} == {None}


@pytest.mark.rule("NAV-10")
def test_brown_tokens() -> None:
    assert set(ours().yields["brown"]) == {
        "fame 1 per market tile",
        "fame 1 per 3 river spaces",
        "coins 1 per building",
        "coins 2 per joined token",
        "fame 2 per bend",
        "coins 2 per upgrade",
        "fame 1 per worker",
    }


@pytest.mark.rule("QRY-3", "MBD-3")
def test_prices_of_the_rulebooks_examples() -> None:
    prices = {(tile.colour, tile.price) for tile in ours().tiles}
    assert {(Colour.ORANGE, 4), (Colour.ORANGE, 9), (Colour.BLUE, 7), (Colour.PURPLE, 6)} <= prices


@pytest.mark.rule("INC-3")
def test_every_tile_holds_one_or_two() -> None:
    assert {len(tile.markets) + len(tile.buildings) for tile in ours().tiles} == {1, 2}


def test_every_entry_has_its_provenance() -> None:
    components = ours()
    assert {entry for entry, _ in entries(components)} == set(components.provenance)
    assert set(components.provenance.values()) <= set(PROVENANCES)
    assert components.provenance["tracks.fame_last"] == "secondary"
    assert components.provenance["river.spaces.2"] == "rulebook"
    assert components.provenance["river.spaces.3"] == "reconstructed"
    assert components.provenance["tiles.orange-01"] == "reconstructed"
    assert components.provenance["province.basic.1,2 north"] == "rulebook"


def test_ours_is_read_once_and_quickly() -> None:
    assert ours() is ours()
    started = time.process_time()
    load(OURS)
    assert time.process_time() - started < 0.5


def test_nothing_of_ours_is_unusual() -> None:
    assert unusual(ours()) == []


# The fingerprint


def test_the_fingerprint_is_of_the_figures_only() -> None:
    commented = OURS.replace('provenance = "reconstructed"', 'provenance = "box"') + "\n# the end\n"
    assert load(commented) == ours()
    assert hash(load(commented)) == hash(ours())
    assert load(commented).provenance["tiles.blue-01"] == "box"
    assert len(ours().fingerprint) == 12
    assert int(ours().fingerprint, 16) >= 0


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("fame_last = 60", "fame_last = 61"),
        ("price = 2", "price = 1"),
        ('roads = "ne"', 'roads = "nw"'),
        ('holds = ["silk 1"]', 'holds = ["silk 2"]'),
        ('"karma 2", "coins 3"', '"karma 2", "coins 2"'),
        ('residence_roads = "esw"', 'residence_roads = "es"'),
        ('give = "orange", take = "purple"', 'give = "orange", take = "blue"'),
        ('colour = "white"', 'colour = "red"'),
        ("two   = [1, 1, 2, 3, 4]", "two   = [1, 1, 2, 3]"),
        ("outer_terrace = { two = 3", "outer_terrace = { two = 2"),
        ("stone = [[1, 1], ", "stone = ["),
        ('"boat up to 3"', '"boat up to 2"'),
    ],
)
def test_every_figure_counts_for_the_fingerprint(old: str, new: str) -> None:
    assert load(changed(old, new)).fingerprint != ours().fingerprint
    assert load(changed(old, new)) != ours()


# Files that are wrong


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("[tracks]", "[trackz]", "tracks: tracks is missing"),
        ("fame_last = 60\n", "", "tracks.fame_last: fame_last is missing"),
        ("crossing = 61", "crossing = 6.5", "crossing must be a whole number from 1 to 999, not 6.5"),
        ("crossing = 61", "crossing = true", "not true"),
        (
            "crossing = 61",
            "crossing = 3",
            "tracks.crossing: at 3 the markers would meet before the first turn",
        ),
        ("crossing = 61", "crossing = 181", "tracks.crossing: 181 lies past the ends of both tracks"),
        ("crossing = 61", "crossing = 0x" + "f" * 300, "not a huge number"),
        ("crossing = 61", "crossing = { a = 1 }", "not a table"),
        ("crossing = 61", "crossing = [1, 2]", "not [1, 2]"),
        ("crossing = 61", "crossing = [[1], [2]]", "not a list of 2"),
        ("crossing = 61", "crossing = 61\nfoo = 1", "tracks.foo: foo is not known here"),
        ('5 = "upgrade"', '0 = "upgrade"', "tracks.fame_bonuses: a bonus stands on a space from 1 to 60"),
        ('5 = "upgrade"', '61 = "upgrade"', 'not on "61"'),
        ('5 = "upgrade"', '5 = "upgrade, boat"', "tracks.fame_bonuses.5: a bonus is one reward"),
        ('15 = "worker", ', "", "tracks.fame_bonuses: no worker waits on this track"),
        ('12 = "boat"', '12 = "worker"', "tracks.money_bonuses: 2 workers wait on this track"),
        ('24 = "karma 2"', '24 = "upgrade"', "tracks.fame_bonuses: 2 bonuses are an upgrade; on this track"),
        ('12 = "boat"', '6 = "boat"', "tracks.money_bonuses.6: players start with up to 6 coins"),
        ('20 = "worker"', '4 = "worker"', "tracks.money_bonuses.4: players start with up to 6 coins"),
        ("two   = [1, 1, 2, 3, 4]", "two   = []", "quarry.two: two must have from 1 to 20 parts, not 0"),
        ("two   = [1, 1, 2, 3, 4]", 'two   = "cheap"', 'quarry.two: two must be a list, not "cheap"'),
        (
            "two   = [1, 1, 2, 3, 4]",
            "two   = [1, -1]",
            "quarry.two: two must be a whole number from 0 to 99, not -1",
        ),
        (
            "three = [0, 1, 1, 2]",
            "three = [0, 1, 1, 2, 2, 2]",
            "port.three: 3 players have 6 spaces, 4 players only 5",
        ),
        (
            "different_goods = { two = 1",
            "different_goods = { two = 0",
            "market.different_goods.two: two must be",
        ),
        ("different_goods = { two = 1", "different_goods = { five = 1, two = 1", "different_goods.five"),
        (
            '["orange", "green", "blue", "purple"]',
            '["orange", "red"]',
            'one of orange, green, blue, purple, not "red"',
        ),
        (
            '["orange", "green", "blue", "purple"]',
            '["orange", "green", "green"]',
            "palace.gardens: 2 spaces are for green; one at most may be",
        ),
        ('give = "orange"', 'give = "blue"', "palace.balconies: 2 spaces are for blue; one at most may be"),
        ('{ give = "orange", take = "purple" }', '{ give = "orange" }', "palace.balconies: take is missing"),
        (
            '{ give = "orange", take = "purple" }',
            '"orange"',
            'palace.balconies: must be a table, not "orange"',
        ),
        ('2 = "dancer"', '2 = "yogi"', "palace.chambers: the chambers from 1 to 6 are in this order: great"),
        (
            '1 = "great mogul", 2 = "dancer"',
            '1 = "dancer", 2 = "great mogul"',
            "palace.chambers: the chambers",
        ),
        ('2 = "dancer"', '2 = "singer"', "palace.chambers.2: 2 must be one of great mogul"),
        ('2 = "dancer", ', "", "palace.chambers.2: 2 is missing"),
        ('2 = "dancer"', '7 = "yogi", 2 = "dancer"', "palace.chambers.7: 7 is not known here"),
        (
            "bridge_after = 20",
            "bridge_after = 30",
            "river.bridge_after: bridge_after must be a whole number from 1 to 29",
        ),
        ('"karma 2", "coins 3"', '"karma 2", 3', "river.spaces.3: spaces must be words in quotes"),
        ('"karma 2", "coins 3"', '"karma 2", "coin 3"', 'river.spaces.3: "coin 3" names no reward'),
        (
            '"karma 2", "coins 3"',
            '"karma 2", "worker"',
            "river.spaces.3: a worker waits only on the two tracks",
        ),
        ("spaces_from_rulebook = [2]", "spaces_from_rulebook = [31]", "from 1 to 30, not 31"),
        (
            "columns = 5",
            "columns = 10",
            "province.columns: columns must be a whole number from 1 to 9, not 10",
        ),
        ("residence = [1, 3]", "residence = [0, 3]", "province.residence: residence must be [row, column]"),
        ("residence = [1, 3]", "residence = [true, 3]", "not [true, 3]"),
        ('residence_roads = "esw"', 'residence_roads = "ee"', "letters out of n, e, s and w"),
        ('residence_roads = "esw"\n', "", "province.residence_roads: residence_roads is missing"),
        ("stone = [[1, 1]", "stone = [[1, 3]", "province.stone: [1, 3] is the residence, or named twice"),
        ("stone = [[1, 1]", "stone = [[1, 5]", "province.stone: [1, 5] is the residence, or named twice"),
        ("cell = [1, 2]", "cell = [5, 2]", "province.basic.5,2 north: cell must be [row, column]"),
        ("cell = [1, 2]", "cell = [1, 1]", "province.basic.1,1 north: a yield cannot belong to a stone cell"),
        (
            "cell = [1, 2]",
            "cell = [1, 3]",
            "province.basic.1,3 north: a yield cannot belong to the residence",
        ),
        (
            "cell = [1, 2]",
            "cell = [1, 4]",
            "province.basic.1,4 north: there is a yield at this place already",
        ),
        ('side = "north"', 'side = "up"', "province.basic[1]: side must be one of north, east, south, west"),
        (
            'yield = "coins 5"',
            'yield = "coins five"',
            'province.basic.1,2 west: in "coins five" the number "five"',
        ),
        (
            'colour = "white"',
            'colour = "pink"',
            "province.navaratna.1,2 north: colour must be one of white, yellow",
        ),
        (
            'yield = "boat"',
            'yield = "boat"\ncolour = "red"',
            "province.basic.2,1 west: colour is not known here",
        ),
        ("red    = [", "rot    = [", "yields.red: red is missing"),
        ('id = "orange-02"', 'id = "orange-01"', "tiles.orange-01: another tile has this id already"),
        ('id = "orange-02"', 'id = "Orange 2"', "tiles[2]: id must be small letters"),
        (
            'id = "orange-02"',
            'id = "orange-2"',
            'a hyphen and two digits, such as "orange-01", not "orange-2"',
        ),
        ('id = "orange-02"', 'id = "orange-٠٢"', "tiles[2]: id must be small letters"),
        ('id = "orange-02"\n', "", "tiles[2]: id is missing"),
        (
            'colour = "orange"',
            'colour = "red"',
            "tiles.orange-01: colour must be one of orange, green, blue, purple",
        ),
        ('stack = "cow"', 'stack = "elephant"', "tiles.orange-06: stack must be one of snake, cow, tiger"),
        (
            "price = 6",
            'price = "six"',
            'tiles.orange-07: price must be a whole number from 1 to 99, not "six"',
        ),
        ('roads = "ns"', 'roads = "up"', "tiles.orange-02: roads must be letters out of"),
        ('roads = "ns"', 'roads = ""', "tiles.orange-02: a tile needs at least one road"),
        ('holds = ["silk 1"]', 'holds = ["silk"]', "tiles.orange-01: a tile holds buildings"),
        ('holds = ["silk 1"]', "holds = [7]", "tiles.orange-01: a tile holds buildings"),
        (
            'holds = ["silk 1"]',
            'holds = ["tea 1", "tea 1", "tea 1"]',
            "tiles.orange-01: holds must have from 0 to 2",
        ),
        ('fame_last = "secondary", ', "", "tracks.provenance.fame_last: fame_last is missing"),
        (
            'fame_last = "secondary"',
            'fame_last = "hearsay"',
            "must be one of rulebook, secondary, reconstructed, box",
        ),
        (
            'fame_last = "secondary"',
            'foo = "box", fame_last = "box"',
            "tracks.provenance.foo: foo is not known",
        ),
        ('provenance = { tiles = "reconstructed" }\n', "", "ganga.provenance: provenance is missing"),
        (
            'holds = ["silk 1"]\nprovenance = "reconstructed"\n',
            'holds = ["silk 1"]\n',
            "tiles.orange-01: provenance is",
        ),
    ],
)
def test_a_wrong_entry_is_named(old: str, new: str, complaint: str) -> None:
    assert any(complaint in found for found in complaints(old, new))
    with pytest.raises(ComponentsError):
        load(changed(old, new))


def test_a_navaratna_side_without_brown_spaces_is_refused() -> None:
    assert complaints('colour = "brown"', 'colour = "red"', 2) == [
        "province.navaratna: one yield at least must be for brown tokens; every player begins with one there"
    ]


def test_an_error_has_entry_and_reason() -> None:
    with pytest.raises(ComponentsError) as caught:
        load(changed("price = 6", 'price = "six"'))
    assert caught.value.entry == "tiles.orange-07"
    assert caught.value.reason == 'price must be a whole number from 1 to 99, not "six"'
    assert str(caught.value) == f"{caught.value.entry}: {caught.value.reason}"


def test_all_errors_are_found_at_once() -> None:
    text = (
        changed("price = 2", "price = 0")
        .replace("fame_last = 60", "fame_last = 0")
        .replace('"dancer"', '"cook"')
    )
    assert [problem.entry for problem in problems_of(text)] == [
        "tracks.fame_last",
        "palace.chambers.2",
        "tiles.orange-01",
    ]


def test_errors_come_to_an_end() -> None:
    assert len(problems_of("\n".join(f"key{number} = 1" for number in range(1000)))) == MOST_PROBLEMS


def test_syntax_errors_name_the_line() -> None:
    (problem,) = problems_of("[tracks]\nfame_last = \n")
    assert str(problem).startswith("file: line 2 is not TOML")
    (problem,) = problems_of("[tracks]\nfame_last = [1,\n")
    assert str(problem).startswith("file: line 3 is not TOML")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a = [\n" + "[\n" * 5000, "nested too deeply"),
        ("a = [" + "1" * 4400 + "]", "line 1 is longer"),
        ("a = '''\n" + "\n" * 30_000 + "'''", "30,002 lines"),
        ("#" * 1_000_001, "too big"),
        ("# \udc80", "line 1 is not UTF-8 text"),
        ("\n# \udc80", "line 2 is not UTF-8 text"),
        ("", "tracks is missing"),
    ],
    ids=["deep", "long line", "many lines", "large", "encoding", "encoding below", "empty"],
)
def test_hostile_texts(text: str, complaint: str) -> None:
    assert complaint in str(problems_of(text)[0])


@pytest.mark.slow
def test_slow_keys_stay_bounded() -> None:
    started = time.process_time()
    assert problems_of("\n".join("a." * 240 + f"k{number} = 1" for number in range(2000)))
    assert time.process_time() - started < 20


def test_any_value_can_be_shown() -> None:
    values: list[object] = [[], [1, "a"], ["a" * 200], 10**5000, {"a": 1}, None, 1.5, "a\nb", "x" * 99]
    for value in values:
        assert "\n" not in shown(value)
        assert len(shown(value)) < 60


# Any file at all


def judged(text: str) -> None:
    """Either components or errors that can be said in one line each."""
    components, problems = examine(text)
    assert (components is None) == bool(problems)
    for problem in problems:
        assert "\n" not in str(problem)
    if components is not None:
        assert all(str(remark) for remark in unusual(components))
        assert all(differences(ours(), components))


@given(st.text())
def test_any_text(text: str) -> None:
    judged(text)


LINES = OURS.split("\n")
scraps = st.one_of(
    st.text(max_size=20),
    st.sampled_from(LINES),
    st.sampled_from(
        ["x = 1", "provenance = 1", "[tracks]", "[[tiles]]", "cell = [9, 9]", "price = 99", "price = nan"]
    ),
    st.sampled_from(
        ["when = 1979-05-27T07:32:00Z", 'roads = ""', "holds = []", 'yield = "boat"', "stone = []"]
    ),
)


@given(st.data())
def test_our_file_with_lines_changed(data: st.DataObject) -> None:
    lines = list(LINES)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        lines[at : at + data.draw(st.integers(0, 2))] = data.draw(st.lists(scraps, max_size=2))
    judged("\n".join(lines))


@pytest.mark.slow
@given(st.data())
def test_our_file_with_letters_changed(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(OURS)))
    length = data.draw(st.integers(0, 5))
    judged(OURS[:at] + data.draw(st.text(max_size=5)) + OURS[at + length :])


def places(value: object, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [*([way] if way else []), *(place for key, part in pairs for place in places(part, (*way, key)))]


PLACES = places(DATA)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=6,
)


@pytest.mark.slow
@given(st.sampled_from(PLACES), values | st.sampled_from(PLACES))
def test_our_data_with_any_value_anywhere(place: tuple[Any, ...], value: object) -> None:
    data = copy.deepcopy(DATA)
    *way, last = place
    inner: Any = data
    for key in way:
        inner = inner[key]
    inner[last] = value
    findings = Findings()
    try:
        components = read(Table(findings, "", data))
    except TooManyProblems:
        components = None
    assert all("\n" not in str(problem) for problem in findings.problems)
    assert findings.problems or isinstance(components, Components)


# Files on disk


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(OURS, encoding="utf-8-sig")
    assert load_file(path) == load_file(str(path)) == ours()


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path / "a\0b"):
        with pytest.raises(ComponentsError, match="there is no file of this name"):
            load_file(path)
    large, latin = tmp_path / "large.toml", tmp_path / "latin.toml"
    large.write_bytes(b"#" * 1_000_001)
    latin.write_bytes(b"# ok\n# caf\xe9\n")
    with pytest.raises(ComponentsError, match="too big"):
        read_text(large)
    with pytest.raises(ComponentsError, match="line 2 is not UTF-8"):
        read_text(latin)


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(OURS, encoding="utf-8")

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", refuse)
    with pytest.raises(ComponentsError, match="cannot be read: Permission denied"):
        read_text(path)


# What is unusual


@pytest.mark.parametrize(
    ("old", "new", "remark"),
    [
        (
            "crossing = 61",
            "crossing = 60",
            "money 65 lies beside fame 27; in the rulebook's example beside fame 28",
        ),
        (
            "three = [1, 1, 2, 2, 3, 4]",
            "three = [1, 1, 2, 2, 3, 5]",
            "quarry.three: not every space for 3 players",
        ),
        (
            "three = [1, 1, 2, 2, 3, 4]",
            "three = [0, 1, 2, 2, 3, 4]",
            "quarry.three: a space costs 0; the rulebook",
        ),
        (
            "four  = [0, 1, 1, 2, 2]",
            "four  = [0, 1, 1, 2, 3]",
            "port.four: a space costs 3; the rulebook says 0 to 2",
        ),
        (
            'give = "orange", take = "purple"',
            'give = "orange", take = "orange"',
            "gives dice of the colour that it takes: orange",
        ),
        ("bridge_after = 20", "bridge_after = 28", "only 2 spaces of the river lie past the bridge"),
        ("bridge_after = 20", "bridge_after = 29", "only one space of the river lies past the bridge"),
        ('residence_roads = "esw"', 'residence_roads = ""', "no road leads from the residence"),
        ("cell = [1, 2]", "cell = [3, 3]", "province.basic.3,3 north: this yield lies inside the province"),
        ('colour = "brown"', 'colour = "red"', "there is one space for brown tokens"),
        ('"dice orange 1", ', '"fame 3", ', "yields.yellow: a yellow token gives “fame 3”; in the rulebook"),
        ('"fame 2 per bend"', '"karma 2"', "yields.brown: a brown token gives “karma 2”; in the rulebook"),
        ('"palace 3"', '"fame 3"', "ganga.tiles: a river tile gives “fame 3”, which no river tile"),
        ('holds = ["silk 1"]', "holds = []", "tiles.orange-01: this tile holds neither market nor building"),
        ('holds = ["silk 1"]', 'holds = ["silk 0"]', "tiles.orange-01: a silk market pays nothing"),
        ('holds = ["silk 1"]', 'holds = ["silk 10"]', "tiles.orange-01: a market pays 10, more than 9 coins"),
        ("price = 12", "price = 21", "tiles.orange-16: a price of 21 is more than 20"),
        ("price = 12", "price = 61", "tiles.orange-16: ten dice make 60 at most, so nobody can pay 61"),
        (
            "price = 2",
            "price = 9",
            "the orange snake stack has a tile for 9, and the cow stack one for only 5",
        ),
    ],
)
def test_unusual(old: str, new: str, remark: str) -> None:
    assert any(remark in found for found in remarks(old, new))


def test_tokens_without_a_space() -> None:
    text = OURS.replace('colour = "red"', 'colour = "white"')
    assert [str(remark) for remark in unusual(load(text))] == [
        "province.navaratna: no border space is for red tokens, so they fit nowhere"
    ]


def test_a_yield_that_can_never_be_joined() -> None:
    # Only a road to the south, and stone below the upper left building cell.
    text = changed('residence_roads = "esw"', 'residence_roads = "s"').replace(
        "stone = [", "stone = [[2, 2], "
    )
    assert [str(remark) for remark in unusual(load(text))] == [
        f"province.{board}.1,2 {side}: no road from the residence can ever lead here"
        for board in ("basic", "navaratna")
        for side in ("north", "west")
    ]


# Odd files are played all the same

NOTHING_PAYS = re.sub(r'"(silk|tea|spices) [0-9]"', r'"\1 0"', OURS)
OTHER_PRICES = re.sub(r"price = ([0-9]+)", lambda found: f"price = {int(found[1]) % 4 + 1}", OURS)
OTHER_RIVER = re.sub(
    r"bridge_after = 20\nspaces = \[.*?\]",
    f"bridge_after = 2\nspaces = {['same goods 9', 'karma 2', 'palace 2-6', 'upgrade, fame 4']}",
    OURS,
    flags=re.DOTALL,
)
# Tokens and tiles that give what they never do, one colour without a space, and a single brown space.
OTHER_TOKENS = re.sub(
    r"(?<=\[yields\]).*?(?=# The 64 tiles)",
    lambda found: re.sub('"(dice any 2|coins 6|palace 3|boat up to 3)"', '"palace 2-6, fame 3"', found[0]),
    OURS,
    flags=re.DOTALL,
).replace('colour = "red"', 'colour = "brown"')
SHORT_TRACKS = changed("crossing = 61", "crossing = 4").replace('12 = "boat"', '7 = "fame 1 per worker"')


@pytest.mark.parametrize(
    ("players", "way"),
    [(2, {}), (3, {}), (2, {"variant": "navaratna", "ganga": True}), (3, {"variant": "navaratna"})],
)
@pytest.mark.parametrize(
    "text",
    [NOTHING_PAYS, OTHER_PRICES, OTHER_RIVER, SHORT_TRACKS, OTHER_TOKENS],
    ids=["nothing pays", "other prices", "other river", "short tracks", "other tokens"],
)
def test_an_odd_file_can_be_played_and_saved(text: str, players: int, way: dict[str, Any]) -> None:
    assert load(text) != ours()
    record: Record[Any] = Record.new(GANGES.using(load(text)), players=players, seed=7, **way)
    rng = random.Random(7)
    while record.options():
        record.play(rng.choice(record.options()))
    assert isinstance(record.pending, Over)
    loaded = read_record(record.text(), record.game)
    assert loaded.moves() == record.moves()
    assert loaded.position == record.position


# The report


def reported(tmp_path: Path, text: str) -> tuple[int, list[str]]:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    code, report = check_report(path)
    return code, report.split("\n")


def test_report_on_ours(tmp_path: Path) -> None:
    code, lines = reported(tmp_path, OURS)
    assert code == 0
    assert lines[:3] == [
        "Nothing is unusual.",
        "All figures are the same as ours.",
        "Where the figures come from:",
    ]
    counts = Counter(ours().provenance.values())
    assert f"  {counts['rulebook']} from a rulebook" in lines
    assert f"  {counts['reconstructed']} reconstructed" in lines
    assert lines[-3] == f"This file is good to play with (fingerprint {ours().fingerprint})."
    assert lines[-2].startswith("To match your box: rajas components export -o FILE")
    assert lines[-1] == f"To play with this file: rajas game --components {tmp_path / 'mine.toml'}"


def test_report_on_changes(tmp_path: Path) -> None:
    text = changed("price = 12", "price = 61").replace('id = "blue-01"', 'id = "blue-91"')
    code, lines = reported(tmp_path, text)
    assert code == 0
    assert lines[0] == "3 things are allowed, but unusual:"
    assert (
        "  tiles.orange-16: orange tiger 12 nesw | temple | fort -> orange tiger 61 nesw | temple | fort"
        in lines
    )
    assert "  tiles.blue-01: blue snake 2 ne | spices 1 -> nothing" in lines
    assert "  tiles.blue-91: nothing -> blue snake 2 ne | spices 1" in lines


def test_report_on_another_order(tmp_path: Path) -> None:
    head, *tiles = OURS.split("[[tiles]]")
    tiles[0], tiles[1] = tiles[1], tiles[0]
    code, lines = reported(tmp_path, "[[tiles]]".join([head, *tiles]))
    assert code == 0
    assert "  the same entries in another order" in lines


def test_report_on_errors(tmp_path: Path) -> None:
    code, lines = reported(tmp_path, changed("price = 6", 'price = "six"', 2))
    assert code == 1
    assert lines == [
        "2 things are wrong:",
        '  in 2 tiles: price must be a whole number from 1 to 99, not "six" – '
        "tiles.orange-07 (line 299), tiles.orange-08 (line 308)",
        "Mend this, and check again.",
    ]


@pytest.mark.rule("PRV-2")
def test_report_on_a_tile_that_no_road_can_join(tmp_path: Path) -> None:
    code, lines = reported(tmp_path, changed('roads = "ne"', 'roads = ""'))
    assert code == 1
    assert lines[0] == "One thing is wrong:"
    assert lines[1].startswith("  tiles.orange-01 (line 246): a tile needs at least one road")


def test_report_on_no_file(tmp_path: Path) -> None:
    code, report = check_report(os.path.join(tmp_path, "none.toml"))
    assert code == 2
    assert report == f"{os.path.join(tmp_path, 'none.toml')[:39]}…: there is no file of this name"
