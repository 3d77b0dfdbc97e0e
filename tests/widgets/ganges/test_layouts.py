"""The stage for every width: nothing overlaps, nothing is missing, everything can be touched."""

from __future__ import annotations

from itertools import combinations

import pytest
from rajas_widgets.ganges import layouts
from rajas_widgets.ganges.panels import PANELS
from rajas_widgets.scene import Box, Layout, Look, Placement

from rajas.ganges.position import Position
from tests.widgets.ganges.scenes import SETTINGS, game

NARROWEST = 360.0
FINGER = 44.0
HAIR = 0.05
OPENED = (*layouts.AREAS, *layouts.ASIDE, "scrolls", "race-folded", "")
BOARD = {"palace", "market", "scrolls", "quarry", "river"}


def room(position: Position, placement: Placement) -> Box:
    scene = PANELS[placement.panel](position, Look())
    return Box(placement.x, placement.y, scene.width * placement.scale, scene.height * placement.scale)


def touched(position: Position, layout: Layout) -> dict[str, Box]:
    """Every target where it stands on the stage; none may have the id of another."""
    found: dict[str, Box] = {}
    for panel, x, y, scale in layout.placements:
        for shape in PANELS[panel](position, Look()).targets():
            assert shape.id not in found
            box = shape.touch
            found[shape.id] = Box(x + box.x * scale, y + box.y * scale, box.w * scale, box.h * scale)
    return found


def check(position: Position, layout: Layout) -> dict[str, Box]:
    stage = Box(0, 0, layout.width, layout.height).grown(HAIR)
    rooms = {placement.panel: room(position, placement) for placement in layout.placements}
    for one, other in combinations(rooms, 2):
        if not one.startswith("ring"):
            assert not rooms[one].grown(-HAIR).meets(rooms[other]), (one, other)
    for box in rooms.values():
        assert stage.x <= box.x
        assert stage.y <= box.y
        assert box.x + box.w <= stage.x + stage.w
        assert box.y + box.h <= stage.y + stage.h
    boxes = touched(position, layout)
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        assert not a.grown(-HAIR).meets(b), (one, other)
    return boxes


@pytest.mark.parametrize("variant", SETTINGS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_whole_table_on_a_desk(players: int, variant: str) -> None:
    for position in game(players, 5, variant)[::3]:
        layout = layouts.table(position, 1440, "")
        check(position, layout)
        assert layout.name == "desk"
        assert (layout.width, layout.height) == (1408, 716)
        assert set(layout.panels()) == BOARD | {"ring", "race", "province", "kali"}


@pytest.mark.parametrize("opened", OPENED)
@pytest.mark.parametrize("variant", SETTINGS)
def test_below_1280_the_board_with_what_its_tab_opened(opened: str, variant: str) -> None:
    position = game(3, 5, variant)[3]
    for width in (900, 1279):
        layout = layouts.table(position, width, opened)
        check(position, layout)
        assert layout.name == "tabs"
        assert {"ring-small", "race", "kali"} | BOARD < set(layout.panels())


@pytest.mark.parametrize("opened", OPENED)
@pytest.mark.parametrize("variant", SETTINGS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_phone_shows_one_panel_and_every_target_fits_a_finger(
    players: int, variant: str, opened: str
) -> None:
    for position in game(players, 5, variant)[::4]:
        layout = layouts.table(position, NARROWEST, opened)
        boxes = check(position, layout)
        assert layout.name == "phone"
        assert len(layout.placements) <= 2
        share = NARROWEST / layout.width
        small = {name: box for name, box in boxes.items() if min(box.w, box.h) * share < FINGER - HAIR}
        assert not small


@pytest.mark.parametrize("width", [390, 600])
def test_wider_phones_have_an_edge(width: float) -> None:
    layout = layouts.table(game(3, 5)[3], width, "kali")
    assert layout.panels() == ("race-card", "kali-phone")
    assert (layout.width, layout.placements[0].x) == (390, 12)


@pytest.mark.parametrize("opened", OPENED)
@pytest.mark.parametrize("variant", SETTINGS)
def test_a_tablet_has_a_second_column_and_targets_as_large(variant: str, opened: str) -> None:
    position = game(4, 5, variant)[3]
    layout = layouts.table(position, 756, opened)
    boxes = check(position, layout)
    beside = {"kali": ["province-phone"], "province": ["kali-phone"]}.get(
        opened, ["kali-phone", "province-phone"]
    )
    assert [at.panel for at in layout.placements if at.x > 370] == beside
    share = 756 / layout.width
    assert not [name for name, box in boxes.items() if min(box.w, box.h) * share < FINGER - HAIR]


@pytest.mark.parametrize("width", [390, 790, 1000, 1440])
@pytest.mark.parametrize(
    "names",
    [["quarry"], ["quarry", "kali", "province"], ["board"], ["race", "river", "order", "supply", "tokens"]],
)
def test_a_lesson_shows_any_choice_of_panels(names: list[str], width: float) -> None:
    position = game(3, 5)[3]
    check(position, layouts.lesson(position, names, width))


def test_a_lesson_shows_its_panels_large_and_on_one_page() -> None:
    position = game(3, 5)[3]
    for names in (["quarry"], ["quarry", "kali"], ["river", "race", "supply"], ["palace", "kali"]):
        layout = layouts.lesson(position, names, 790)
        assert layout.height <= 790 * 0.85
        assert all(placement.scale >= 0.95 for placement in layout.placements)


def test_a_lesson_leaves_no_cloth_bare_where_columns_fill_it() -> None:
    layout = layouts.lesson(game(3, 5)[3], ("quarry", "province", "kali"), 790)
    quarry, province, kali = layout.placements
    assert (province.x, province.scale) == (kali.x, kali.scale)
    assert quarry.scale > 1.3
    assert layout.height == pytest.approx(390 * quarry.scale)


def test_every_panel_is_in_the_register_under_its_own_name() -> None:
    position = game(3, 5)[3]
    assert {name: panel(position, Look()).panel for name, panel in PANELS.items()} == {
        name: name for name in PANELS
    }
