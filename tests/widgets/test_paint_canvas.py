"""The canvas: only what changed is sent again, panels lie on layers, and no error closes it for good."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from ipycanvas.canvas import _CANVAS_MANAGER, COMMANDS
from rajas_widgets.art.pen import rect
from rajas_widgets.paint.canvas import DEPTHS, SHARPNESS, StagePainter, data_uri, depths
from rajas_widgets.scene import Box, Layout, Placement, Scene, Shape

NAMES = {number: name for name, number in COMMANDS.items()}
LAYOUT = Layout(
    "desk",
    400,
    300,
    (Placement("ring", 0, 0, 1), Placement("palace", 50, 50, 1), Placement("kali", 300, 0, 1)),
)
SIZES = {"ring": (290, 300), "palace": (100, 100), "kali": (100, 100)}


def scene(name: str, printed: str = "leaf", piece: str = "") -> Scene:
    w, h = SIZES[name]
    ground = Shape(f"{name}-ground", "ground", "", Box(0, 0, w, h), rect(0, 0, w, h, printed))
    worker = Shape(f"{name}-worker", "worker", "", Box(0, 0, 9, 9), rect(0, 0, 9, 9, piece), printed=False)
    return Scene(name, name, w, h, (ground, worker) if piece else (ground,))


SCENES = {name: scene(name, piece="you") for name in SIZES}


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[list[Any]]:
    """What goes to the browser: a list of commands for each message."""
    messages: list[list[Any]] = []
    monkeypatch.setattr(_CANVAS_MANAGER, "_send_custom", lambda commands, buffers: messages.append(commands))
    return messages


@pytest.fixture
def painter() -> Iterator[StagePainter]:
    painter = StagePainter()
    yield painter
    painter.close()


def images(painter: StagePainter, commands: list[Any]) -> list[tuple[str, bool]]:
    """Which sheets were drawn, in order: panel, and whether the printed one."""
    known = {f"IPY_MODEL_{sheet.image.model_id}": key for key, sheet in painter._sheets.items()}
    return [known[args[0]] for name, args, *_ in commands if NAMES[name] == "drawImage"]


def test_all_is_painted_at_first_in_one_message(painter: StagePainter, sent: list[list[Any]]) -> None:
    painter.show(LAYOUT, SCENES, "light")
    assert len(sent) == 1
    assert set(images(painter, sent[0])) == {(name, printed) for name in SIZES for printed in (True, False)}
    assert (painter.canvas.width, painter.canvas.height) == (400 * SHARPNESS, 300 * SHARPNESS)


def test_each_layer_is_begun_once(painter: StagePainter, sent: list[list[Any]]) -> None:
    painter.show(LAYOUT, SCENES, "light")
    assert [NAMES[name] for name, *_ in sent[0]].count("switchCanvas") == 2 * DEPTHS


def test_only_what_changed_is_painted_again(painter: StagePainter, sent: list[list[Any]]) -> None:
    painter.show(LAYOUT, SCENES, "light")
    painter.show(LAYOUT, SCENES, "light")
    painter.show(LAYOUT, SCENES | {"palace": scene("palace", "madder", "you")}, "light")
    assert [images(painter, commands) for commands in sent[1:]] == [[("palace", True)]]


def test_a_piece_that_is_gone_leaves_nothing_behind(painter: StagePainter, sent: list[list[Any]]) -> None:
    painter.show(LAYOUT, SCENES, "light")
    painter.show(LAYOUT, SCENES | {"kali": scene("kali")}, "light")
    assert [NAMES[name] for name, *_ in sent[1]] == ["switchCanvas", "clearRect"]
    assert sent[1][1][1] == [300 * SHARPNESS, 0, 100 * SHARPNESS, 100 * SHARPNESS]


def test_a_new_theme_repaints_everything(painter: StagePainter, sent: list[list[Any]]) -> None:
    painter.show(LAYOUT, SCENES, "light")
    before = painter._sheets["kali", True].image.value
    painter.show(LAYOUT, SCENES, "dark")
    assert len(images(painter, sent[1])) == 6
    assert painter._sheets["kali", True].image.value != before


def test_a_page_that_comes_gets_everything(painter: StagePainter, sent: list[list[Any]]) -> None:
    painter.show(LAYOUT, SCENES, "light")
    painter.canvas[-1]._handle_frontend_event(None, {"event": "client_ready"}, [])
    assert len(images(painter, sent[1])) == 6
    assert NAMES[sent[1][0][0]] == "switchCanvas"


def test_a_panel_in_the_middle_of_another_lies_higher(painter: StagePainter) -> None:
    assert depths(LAYOUT, SCENES) == {"ring": 0, "palace": 1, "kali": 0}
    painter.show(LAYOUT, SCENES, "light")
    layers = {key: sheet.layer for key, sheet in painter._sheets.items()}
    assert layers["ring", True] < layers["palace", True] < layers["ring", False] < layers["palace", False]


def test_three_deep_is_refused() -> None:
    layout = Layout("odd", 400, 300, (*LAYOUT.placements, Placement("deep", 60, 60, 1)))
    with pytest.raises(ValueError, match="layout odd"):
        depths(layout, SCENES | {"deep": scene("kali")})


def test_widgets_of_panels_that_left_stay_for_a_page_that_still_paints_them(painter: StagePainter) -> None:
    painter.show(LAYOUT, SCENES, "light")
    kept, gone = painter._sheets["kali", True].image, painter._sheets["ring", True].image
    painter.show(Layout("phone", 100, 100, (Placement("kali", 0, 0, 1),)), SCENES, "light")
    assert painter._sheets["kali", True].image is kept
    assert gone.comm is not None
    painter.close()
    assert gone.comm is None is kept.comm


def test_an_error_while_painting_does_not_close_the_canvas_for_good(
    painter: StagePainter, sent: list[list[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    painter.show(LAYOUT, SCENES, "light")
    with monkeypatch.context() as broken:
        broken.setattr(painter.canvas[0], "clear_rect", lambda *box: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            painter.show(LAYOUT, SCENES | {"ring": scene("ring", "madder", "you")}, "light")
    assert (_CANVAS_MANAGER._caching, _CANVAS_MANAGER._commands_cache) == (False, [])
    painter.repaint()
    assert len(images(painter, sent[-1])) == 6


def test_addresses_keep_every_sign() -> None:
    assert data_uri('<a b="#1 50%">\n') == b'data:image/svg+xml;charset=utf-8,<a b="%231 50%25">%0A'
