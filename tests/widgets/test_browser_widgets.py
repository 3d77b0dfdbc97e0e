"""Overlay, dock and bridge without a browser: what they send, what they are told, their text."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rajas_widgets.browser import assets
from rajas_widgets.browser.bridge import UNKNOWN, Bridge
from rajas_widgets.browser.dock import Dock
from rajas_widgets.browser.overlay import Overlay
from rajas_widgets.wire import WireBubble, WireButton, WireDock

BUBBLE: WireBubble = {"at": "quarry-1", "title": "No.", "lines": [], "report": ""}


def content(*buttons: WireButton, **more: Any) -> WireDock:
    empty: Any = {"layout": "desk", "sentence": "Place a worker.", "note": "", "sum": None, "tools": []}
    made: Any = {**empty, "buttons": [*buttons], "tabs": [], "story": [], "heading": "", **more}
    return made  # type: ignore[no-any-return]


def button(icon: str) -> WireButton:
    return {
        "id": icon, "label": icon, "note": "", "icon": icon, "tone": "leaf", "mark": "legal", "lights": [],
    }  # fmt: skip


def hear(widget: Any, message: object) -> None:
    widget._handle_custom_msg(message, [])


def bubbles(widget: Any) -> list[object]:
    seen: list[object] = []
    widget.observe(lambda change: seen.append(change["new"]), "bubble")
    return seen


# Answers


@pytest.mark.parametrize("widget", [Overlay, Dock])
def test_what_is_asked_again_is_answered_again(widget: Any) -> None:
    one = widget()
    seen = bubbles(one)
    hear(one, {"press": "quarry-1"})
    one.show(bubble=BUBBLE)
    hear(one, {"press": "quarry-1"})
    one.show(bubble=BUBBLE)
    assert seen == [BUBBLE, None, BUBBLE]


@pytest.mark.parametrize("widget", [Overlay, Dock])
def test_an_answer_stays_as_it_is_while_its_rule_is_opened(widget: Any) -> None:
    one = widget()
    seen = bubbles(one)
    one.show(bubble=BUBBLE)
    hear(one, {"rule": "QRY-1"})
    one.show(bubble=BUBBLE)
    one.show()
    assert seen == [BUBBLE, None]


def test_handlers_get_what_the_browser_sends() -> None:
    overlay, dock = Overlay("a"), Dock("a")
    heard: list[object] = []
    overlay.on_message(heard.append)
    dock.on_message(heard.append)
    hear(overlay, {"press": "quarry-1"})
    hear(dock, {"rule": "QRY-1"})
    assert heard == [{"press": "quarry-1"}, {"rule": "QRY-1"}]


def test_words_and_nods_are_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    overlay = Overlay()
    sent: list[object] = []
    monkeypatch.setattr(overlay, "send", sent.append)
    overlay.say("It is your turn.")
    overlay.nod("quarry-1")
    assert sent == [{"say": "It is your turn."}, {"nod": "quarry-1"}]
    overlay.show(stage={"width": 1, "height": 1, "panels": [], "targets": []}, marks={}, zoom={"a": "<svg/>"})
    assert overlay.zoom == {"a": "<svg/>"}


# The dock


def test_signs_come_when_they_are_first_needed() -> None:
    dock = Dock()
    assert "quarry" not in dock.signs
    sum: Any = {"parts": ["die-orange-4"], "total": 4, "note": "", "verdict": "", "enough": False}
    dock.show(content(button("quarry"), sum=sum))
    assert {"quarry", "die-orange-4", "palm", "close"} <= set(dock.signs)
    before = dock.signs
    dock.show(content(button("quarry"), button("unknown")))
    assert dock.signs == before
    assert repr(dock) == "Dock: Place a worker. (2 buttons)"
    assert repr(Dock()) == "Dock: nothing to do (0 buttons)"


# The bridge


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    messages: list[Any] = []
    monkeypatch.setattr(Bridge, "send", lambda self, content: messages.append(content))
    return messages


def test_the_bridge_answers_its_heartbeat_and_brings_fonts(sent: list[Any]) -> None:
    bridge = Bridge()
    hear(bridge, {"ping": 7})
    assert sent == [{"pong": 7}]
    hear(bridge, {"fonts": True})
    assert sent[1]["fonts"].count("@font-face") == 12


def test_the_bridge_keeps_and_goes(sent: list[Any]) -> None:
    bridge = Bridge("a", "toy:")
    bridge.store("game", "text")
    bridge.store("game", None)
    bridge.address("#here")
    assert sent == [{"store": {"game": "text"}}, {"store": {"game": None}}, {"address": "#here"}]
    assert repr(bridge) == "Bridge to the browser: keeps toy:*"


def test_an_error_in_a_handler_is_shown_with_its_trace(
    sent: list[Any], caplog: pytest.LogCaptureFixture
) -> None:
    def broken(number: int) -> None:
        raise ValueError(number)

    Bridge().guard(broken)(7)
    assert sent[0]["fault"]["text"] == "ValueError(7)"
    assert "broken" in sent[0]["fault"]["report"]
    assert "in a handler" in caplog.text


def test_colours_follow_the_system_unless_they_were_chosen() -> None:
    bridge = Bridge()
    told: list[str] = []
    bridge.on_colours(told.append)
    bridge.browser = {**UNKNOWN, "dark": True}
    bridge.theme = "light"
    bridge.browser = {**UNKNOWN, "dark": False}
    bridge.theme = ""
    assert told == ["dark", "light"]
    assert bridge.colours == "light"


def test_who_asks_is_told_of_the_browser() -> None:
    bridge = Bridge()
    widths: list[int] = []
    bridge.on_browser(lambda browser: widths.append(browser["width"]))
    bridge.browser = {**UNKNOWN, "width": 390}
    assert widths == [390]


# What the browser is given


@pytest.mark.parametrize("widget", [Overlay, Dock, Bridge])
def test_a_script_is_one_module_that_asks_for_nothing(widget: Any) -> None:
    code = str(widget._esm)
    assert code.count("export default") == 1
    assert not re.search(r"^import\b|https?://(?!www\.w3\.org/2000/svg)", code, re.MULTILINE)
    names = re.findall(r"^(?:function|class|const) (\w+)", code, re.MULTILINE)
    assert len(names) == len(set(names))


@pytest.mark.parametrize("widget", [Overlay, Dock, Bridge])
def test_every_word_that_a_script_says_is_there(widget: Any) -> None:
    used = re.findall(r'words(?:\.(\w+)|\["([\w-]+)"\])', str(widget._esm))
    assert {a or b for a, b in used} - {"children"} <= set(assets.words())


def test_every_sign_of_a_script_is_brought() -> None:
    used = set(re.findall(r'sign\("(\w+)"\)', str(Dock._esm) + str(Overlay._esm)))
    assert used <= set(Dock().signs) | set(Overlay().signs)


@pytest.mark.parametrize("widget", [Overlay, Dock, Bridge])
def test_style_sheets_use_only_colours_that_there_are(widget: Any) -> None:
    css = assets.colours() + str(widget._css)
    set_here = set(re.findall(r"--([\w-]+):", css)) | {"nose", "ground"}  # set by the scripts
    assert set(re.findall(r"var\(--([\w-]+)", css)) <= set_here
