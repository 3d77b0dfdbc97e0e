"""The race around the board, unrolled and folded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations, product
from time import process_time
from typing import Any

import pytest
from rajas_widgets.ganges import folded, race, ring, ring_markers
from rajas_widgets.ganges.folded import Rows, pill_heights
from rajas_widgets.ganges.standings import bonuses, standing, standings
from rajas_widgets.ganges.track import track_of
from rajas_widgets.scene import Box, Look, Scene

from rajas.ganges import GANGES
from rajas.ganges.components import ours
from rajas.ganges.position import Position
from rajas.ganges.rewards import Upgrade
from tests.widgets.ganges.scenes import faults, game, looks, shape, targets

PANELS = {**ring.PANELS, **race.PANELS, **folded.PANELS}
PHONE = ("race-card", "race-folded")


def table(*players: Mapping[str, Any]) -> Position:
    """So many players with these fame and money."""
    return GANGES.from_data({"players": list(players)})


def pills(scene: Scene) -> list[Box]:
    return [shape.box for shape in scene.shapes if shape.role == "pill"]


@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_wrong_with_any_picture_of_the_race(panel: str, players: int) -> None:
    for position in game(players, 5):
        for look in looks(position):
            assert not faults(
                PANELS[panel](position, look), 44.8 if panel in PHONE else 23.4 if players == 4 else 24
            )


def test_the_line_says_all_of_a_players_race() -> None:
    position = table({"fame": 19, "money": 14}, {"fame": 27, "money": 31})
    scene = race.race(position, Look())
    assert [shape.label for shape in scene.targets()] == [
        "Vikram: fame 27, money 31, still 18 apart",
        "You: fame 19, money 14, still 35 apart; moves now",
    ]
    assert targets(scene, "player") == ["player-1", "player-0"]


def test_the_distance_is_counted_as_the_engine_counts_it() -> None:
    position = table({"fame": 27, "money": 65}, {"fame": 28, "money": 65}, {"fame": 30, "money": 65})
    apart = [line.apart for line in standings(position, Look())]
    assert apart == [-2, 0, 1]
    assert standing(position, Look(), 2).apart_words() == "Leela: the markers are 2 past each other"
    assert standing(position, Look(), 1).words() == "Vikram: fame 28, money 65, the markers have met"


def test_threads_are_gone_once_the_markers_have_met() -> None:
    scene = ring.ring(table({"fame": 28, "money": 65}, {"fame": 5, "money": 65}), Look())
    assert [shape.id for shape in scene.shapes if shape.id.startswith("thread-")] == ["thread-1"]
    assert shape(scene, "thread-1").label == "Vikram: still 23 apart"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pills_never_collide_wherever_the_markers_stand(players: int) -> None:
    stands = list(product((0, 1, 17, 30), (3, 20, 55)))
    for first in stands:
        for others in product(stands[::4], repeat=players - 1):
            position = table(*({"fame": fame, "money": money} for fame, money in (first, *others)))
            scene = ring.ring(position, Look())
            assert len(pills(scene)) == players
            assert not [pair for pair in combinations(pills(scene), 2) if pair[0].meets(pair[1])]


def test_pills_keep_clear_of_markers_while_there_is_room() -> None:
    for position in game(4, 3):
        scene = ring.ring(position, Look())
        markers = [shape.box.grown(-3) for shape in scene.shapes if shape.role == "marker"]
        assert not [one for one in pills(scene) if any(one.meets(marker) for marker in markers)]


def test_four_threads_have_four_lanes() -> None:
    position = table(*({"fame": 2, "money": 40} for _ in range(4)))
    scene = ring.ring(position, Look())
    boxes = [shape.box for shape in scene.shapes if shape.id.startswith("thread-")]
    assert len({box.x for box in boxes}) == 4


def test_markers_on_one_space_do_not_hide_each_other() -> None:
    track = track_of(ours())
    for space, count in product((0, 7, 24, 40, 55), (1, 2, 3, 4)):
        for size, places in (
            ring_markers.fame_places(track, space, count),
            ring_markers.money_places(track, space, count),
        ):
            near = [max(abs(x - a), abs(y - b)) for (x, y), (a, b) in combinations(places, 2)]
            assert all(distance >= size * 0.23 for distance in near)


def test_bonuses_tell_who_waits_whose_is_next_and_what_is_done() -> None:
    position = table(
        {"fame": 16, "money": 13, "waiting": ["bridge", "money"], "bonus": 33}, {"fame": 2, "money": 5}
    )
    words = [bonus.words(Look()) for bonus in bonuses(position, Look())]
    assert words == [
        "Fame 5: an upgrade, yours already",
        "Fame 15: a worker, yours already; waiting there: Vikram",
        "Fame 24: 2 karma",
        "Fame 31: the boat sails on 1 space",
        "Money 12: the boat sails on 1 space, yours already; the next bonus of Vikram",
        "Money 20: a worker; waiting there: You, Vikram",
        "Money 33: 2 dice of any colour; the next bonus of You",
        "Money 44: the boat sails on 1 space",
        "Money 55: 2 dice of any colour",
    ]


def test_spaces_are_targets_only_where_they_are_lit() -> None:
    position = game(3, 5)[4]
    assert not targets(ring.ring(position, Look()), "track")
    scene = ring.ring(position, Look(lit=frozenset({"fame-15", "money-33"})))
    assert [shape.label for shape in scene.targets()] == ["Fame 15", "Money 33"]


def test_the_printed_ring_stays_the_same_all_through_a_game() -> None:
    positions = game(3, 5)
    assert len({ring.ring(position, Look()).printed() for position in positions}) == 1


def test_below_1280_only_every_fifth_coin_has_a_number() -> None:
    position = game(2, 5)[3]
    assert len(ring.ring_small(position, Look()).printed()) < 0.8 * len(ring.ring(position, Look()).printed())


@pytest.mark.parametrize("money", range(1, ours().money_last + 1))
def test_folded_the_coins_lie_below_their_fame_space(money: int) -> None:
    rows = Rows(ours(), 49.5)
    coin, fame = rows.money(money), rows.fame(ours().beside(money))
    assert fame.y + fame.h < coin.y < fame.y + fame.h + 3
    assert (coin.x > fame.centre[0]) == bool(money % 2)
    assert fame.x <= coin.x
    assert coin.x + coin.w <= fame.x + fame.w


def test_folded_pills_keep_their_distance() -> None:
    assert pill_heights([100, 100, 300], 26, 0, 500) == pytest.approx([87, 113, 300], abs=0.1)
    heights = pill_heights([10, 12, 11, 490], 28, 10, 480)
    assert min(abs(one - other) for one, other in combinations(heights, 2)) > 27
    assert all(10 <= height <= 480 for height in heights)


def test_the_card_is_one_button_and_the_opened_race_closes() -> None:
    position = game(3, 5)[4]
    assert targets(race.race_card(position, Look()), "card") == ["open-race-folded"]
    assert targets(folded.race_folded(position, Look()), "card") == ["close-race"]


@pytest.mark.parametrize("panel", PANELS)
def test_drawing_takes_a_few_milliseconds(panel: str) -> None:
    positions = game(4, 3)
    start = process_time()
    for position in positions:
        PANELS[panel](position, Look())
    assert (process_time() - start) / len(positions) < 0.02


def test_a_learners_longer_tracks_are_drawn_too() -> None:
    parts = replace(ours(), fame_last=50, money_last=110, crossing=51, fingerprint="longer")
    track = track_of(parts)
    boxes = [track.fame_box(space) for space in range(1, 51)]
    boxes += [track.money_box(space) for space in range(1, 111) if track.has_money(space)]
    assert not [pair for pair in combinations(boxes, 2) if pair[0].meets(pair[1])]


@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize(
    ("fame", "money", "crossing"), [(60, 120, 100), (60, 120, 30), (7, 30, 8), (90, 200, 100)]
)
def test_no_learners_figures_make_the_race_fail(panel: str, fame: int, money: int, crossing: int) -> None:
    odd = replace(
        ours(), fame_last=fame, money_last=money, crossing=crossing, fame_bonuses=((5, Upgrade()),),
        fingerprint=f"{fame}/{money}/{crossing}",
    )  # fmt: skip
    game_of_theirs = GANGES.using(odd)
    for stand in ({}, {"fame": 4, "money": 29}, {"fame": fame + 3, "money": money + 3}):
        position = game_of_theirs.from_data({"players": [stand, {"fame": 1, "money": 5}]})
        assert not faults(PANELS[panel](position, Look()), 20)
