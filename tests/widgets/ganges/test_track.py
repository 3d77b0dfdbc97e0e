"""The ring: both tracks side by side, in opposite directions (END-4)."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from rajas_widgets.ganges.track import CORNER, FAME, HEIGHT, MONEY, WIDTH, middle, track_of

from rajas.ganges.components import ours

TRACK = track_of(ours())
FAME_SPACES = range(1, ours().fame_last + 1)
MONEY_SPACES = range(1, ours().money_last + 1)
CORNERS = [(x, y) for x in (0, WIDTH - CORNER) for y in (0, HEIGHT - CORNER)]


@pytest.mark.parametrize("money", MONEY_SPACES)
def test_every_money_space_lies_beside_its_fame_space(money: int) -> None:
    coin, fame = TRACK.money_box(money), TRACK.fame_box(ours().beside(money))
    if TRACK.upright(TRACK.money(money)):
        assert fame.y - 0.01 <= coin.y
        assert coin.y + coin.h <= fame.y + fame.h + 0.01
    else:
        assert fame.x - 0.01 <= coin.x
        assert coin.x + coin.w <= fame.x + fame.w + 0.01


def test_the_rulebooks_alignment() -> None:
    assert ours().beside(65) == 28
    assert ours().beside(52) == 35
    assert TRACK.fame_box(28).centre[1] - TRACK.money_box(65).centre[1] == pytest.approx(46.17 / 4, abs=0.1)


def test_no_two_spaces_overlap() -> None:
    boxes = [TRACK.fame_box(space) for space in FAME_SPACES] + [TRACK.money_box(m) for m in MONEY_SPACES]
    assert not [(one, other) for one, other in combinations(boxes, 2) if one.meets(other)]


def test_fame_runs_from_the_start_and_money_towards_it_on_the_other_side() -> None:
    assert TRACK.fame_box(1).centre == pytest.approx((WIDTH - CORNER - 46.1 / 2, HEIGHT - 67.4), abs=0.2)
    assert TRACK.money_box(1).centre == pytest.approx((WIDTH - 23, HEIGHT - CORNER - 46.2 / 4), abs=0.2)
    assert all(TRACK.fame(one) < TRACK.fame(other) for one, other in pairwise(FAME_SPACES))
    assert all(TRACK.money(one) > TRACK.money(other) for one, other in pairwise(MONEY_SPACES))


def test_eighteen_spaces_on_the_long_sides_and_twelve_on_the_short_ones() -> None:
    assert [TRACK.side(TRACK.fame(space)) for space in (1, 18, 19, 30, 31, 48, 49, 60)] == [
        0,
        0,
        1,
        1,
        2,
        2,
        3,
        3,
    ]


def test_markers_never_leave_the_track() -> None:
    assert TRACK.fame(75) == TRACK.fame(60)
    assert TRACK.money(140) == TRACK.money(120)


@pytest.mark.parametrize(
    ("start", "end", "pieces"), [(0.5, 3, 1), (10, 20, 2), (18, 50, 3), (0, 60, 4), (30, 29, 0)]
)
def test_the_way_between_the_markers_goes_along_the_sides(start: float, end: float, pieces: int) -> None:
    way = list(TRACK.way(start, end, 44))
    assert len(way) == pieces
    for (x1, y1), (x2, y2) in way:
        assert x1 == x2 or y1 == y2
    length = sum(abs(x2 - x1) + abs(y2 - y1) for (x1, y1), (x2, y2) in way)
    assert length == pytest.approx(max(0, end - start) * 46.1, abs=3)


def test_spaces_of_both_tracks_keep_clear_of_the_corners() -> None:
    for along in (0.5, 17.5, 18.5, 29.5, 30.5, 47.5, 48.5, 59.5):
        for depths in (FAME, MONEY):
            x, y = TRACK.point(along, middle(depths))
            assert not any(cx < x < cx + CORNER and cy < y < cy + CORNER for cx, cy in CORNERS)
