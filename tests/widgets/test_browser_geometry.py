"""From scenes to buttons: per cent of the stage, hit areas, grounds; and what the stage sends."""

from __future__ import annotations

from typing import Any

import pytest
from rajas_widgets.browser.geometry import on_stage, wire_stage
from rajas_widgets.browser.stage import Stage
from rajas_widgets.scene import Box, Layout, Placement, Scene, Shape

SHAPES = (
    Shape("ground", "ground", "", Box(0, 0, 100, 50)),
    Shape("small", "cell", "A small one", Box(40, 20, 20, 10), target=True, hit=Box(30, 15, 40, 20)),
    Shape("round", "space", "A round one", Box(0, 0, 20, 20), target=True, round=True),
)
SCENES = {"one": Scene("one", "The one", 100, 50, SHAPES, "leaf"), "two": Scene("two", "Two", 10, 10, ())}
LAYOUT = Layout("desk", 400, 200, (Placement("one", 100, 50, 2), Placement("two", 0, 0, 1)))


def test_panels_and_targets_in_per_cent_of_the_stage() -> None:
    stage = wire_stage(LAYOUT, SCENES)
    assert stage["panels"] == [
        {"id": "one", "label": "The one", "ground": "leaf", "x": 25, "y": 25, "w": 50, "h": 50}
    ]
    small, round = stage["targets"]
    assert (small["x"], small["y"], small["w"], small["h"]) == (40, 40, 20, 20)
    assert small["inner"] == [25, 25, 50, 50]
    assert small["role"] == "cell"
    assert "round" not in small
    assert round["round"]
    assert "inner" not in round


def test_where_a_shape_is_drawn() -> None:
    assert on_stage(LAYOUT, SCENES, "small") == Box(45, 45, 10, 10)
    assert on_stage(LAYOUT, SCENES, "elsewhere") is None


def sent(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    messages: list[Any] = []
    monkeypatch.setattr(stage.overlay, "send", messages.append)
    return messages


def test_a_way_on_the_stage_is_shown_and_any_other_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage()
    messages = sent(stage, monkeypatch)
    stage.glide(["small", "round"], "<svg/>")
    assert messages == []
    stage.show(LAYOUT, SCENES, marks={})
    stage.glide(["small", "elsewhere"], "<svg/>")
    assert messages == []
    stage.glide(["small", "round"], "<svg/>", ms=200, delay=50)
    points, cover = [[50, 50], [30, 35]], [25, 25, 10, 20]
    assert messages == [
        {"glide": {"points": points, "cover": cover, "art": "<svg/>", "ms": 200, "delay": 50}}
    ]


def test_the_geometry_is_sent_only_when_it_changes() -> None:
    stage = Stage()
    seen: list[Any] = []
    stage.overlay.observe(lambda change: seen.append(change["name"]), ["stage", "marks", "tick"])
    stage.show(LAYOUT, SCENES, marks={"small": "legal"})
    stage.show(LAYOUT, SCENES, marks={"small": "chosen"})
    assert seen == ["stage", "marks", "tick", "marks", "tick"]


def test_the_box_tells_the_style_sheet_which_layout_it_has() -> None:
    stage = Stage()
    stage.show(LAYOUT, SCENES, marks={})
    stage.show(Layout("phone", 400, 200, LAYOUT.placements), SCENES, marks={})
    assert stage.box._dom_classes == ("rajas-stage", "phone")
    assert repr(stage) == "Stage: one, two"
    assert repr(stage.overlay) == "Overlay: 2 things to touch in one"
    stage.close()
