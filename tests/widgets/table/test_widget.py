"""The table as widgets: it sends what changed, keeps the game, lets the others play; the form makes games."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from rajas_widgets.browser.bridge import UNKNOWN
from rajas_widgets.table.keep import KEY, kept
from rajas_widgets.table.start import Start, play
from rajas_widgets.table.widget import Table, players_of, seats_of

from rajas.core import Record
from rajas.ganges import GANGES
from tests.toy import TOY
from tests.toy_screen import TOY_SCREEN


def table(levels: tuple[str, ...] = ("", "greedy"), seed: int = 4, **more: Any) -> Table:
    record = Record.new(GANGES, players=len(levels), seed=seed)
    names = ("You", "Vikram", "Leela", "Meera")[: len(levels)]
    return Table(record, seats_of("ganges", names, levels), levels=levels, **more)


def sentence(shown: Table) -> str:
    return str(shown.dock.content["sentence"])


def my_turn(shown: Table) -> Table:
    while shown.sitting.course.waiting():
        shown.press("step")
    return shown


def bubbles(shown: Table) -> tuple[str, str]:
    """Beside what the stage's and the dock's answers stand."""
    on_stage, in_dock = shown.stage.overlay.bubble, shown.dock.bubble
    return on_stage["at"] if on_stage else "", in_dock["at"] if in_dock else ""


def chosen(**changes: Any) -> dict[str, Any]:
    basic: dict[str, Any] = {
        "players": 2,
        "variant": "basic",
        "ganga": False,
        "levels": ["", "greedy"],
        "experienced": [1],
        "seed": "7",
        "hand": False,
    }
    return basic | changes


@pytest.fixture
def stored(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """What went into the browser."""
    found: dict[str, str] = {}
    monkeypatch.setattr(
        "rajas_widgets.browser.bridge.Bridge.store", lambda self, key, text: found.update({key: text})
    )
    return found


def test_the_text_form_is_one_stable_line() -> None:
    assert repr(table()) == "Rajas of the Ganges, 2 players: Round 1, stage 1"
    assert repr(play()) == "Rajas of the Ganges: choose players, variant, level and dice"
    assert table()._repr_mimebundle_()["text/plain"] == repr(table())


def test_a_press_shows_the_next_question() -> None:
    shown = my_turn(table())
    shown._hear({"press": "terrace"})
    assert sentence(shown) == "Roll dice again?"


def test_only_what_changed_is_sent() -> None:
    shown = my_turn(table())
    stage = shown.stage.overlay.stage
    shown.press("nonsense")
    assert shown.stage.overlay.stage is stage


def test_an_answer_stands_beside_the_shape_or_the_button_that_was_pressed() -> None:
    shown = my_turn(table())
    shown.press("quarry-3")
    assert bubbles(shown) == ("quarry-3", "")
    shown.press("step")
    assert bubbles(shown) == ("", "step")


def test_rules_open_and_close() -> None:
    shown = table()
    shown._hear({"rule": "QRY-3"})
    rule: Any = shown.dock.rule
    assert rule["id"] == "QRY-3"
    shown._hear({"close": "rule"})
    assert shown.sitting.rule is None


def test_the_layout_follows_the_width_of_the_page() -> None:
    shown = table()
    shown.bridge.browser = {**UNKNOWN, "width": 390}
    assert shown.dock.content["layout"] == "phone"
    shown.bridge.browser = {**UNKNOWN, "width": 1000}
    assert shown.dock.content["layout"] == "tabs"


def test_a_known_width_holds_from_the_first_picture_on() -> None:
    assert table(browser={**UNKNOWN, "width": 390}).dock.content["layout"] == "phone"


def test_the_theme_is_chosen_and_kept(stored: dict[str, str]) -> None:
    shown = table()
    shown.press("theme")
    assert (shown.bridge.colours, stored["theme"]) == ("dark", "dark")
    shown.press("theme")
    assert shown.bridge.colours == "light"


def test_the_game_is_kept_after_every_decision(stored: dict[str, str]) -> None:
    shown = my_turn(table())
    shown.press("terrace")
    assert stored[KEY] == kept(shown.sitting.record, ("You", "Vikram"), ("", "greedy"))


def test_pieces_glide_for_what_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = my_turn(table())
    ways: list[Any] = []
    monkeypatch.setattr(shown.stage, "glide", lambda way, art, **more: ways.append((way, art)))
    shown.press("terrace")
    assert ways[0][0] == ("worker-0", "outer-terrace-1")
    assert ways[0][1].startswith("<svg")
    shown.press("undo")
    ways.clear()
    shown.press("speed")
    shown.press("speed")
    shown.press("terrace")
    assert (shown.sitting.pace.speed, ways) == ("instant", [])


def test_the_others_play_by_themselves_where_a_page_runs() -> None:
    async def sit() -> Table:
        shown = table(("", "greedy", "greedy"), seed=7)
        shown.sitting.press("speed")
        shown.sitting.press("speed")
        for _ in range(400):
            await asyncio.sleep(0.005)
            if not shown.sitting.course.waiting():
                break
        return shown

    shown = asyncio.run(sit())
    assert not shown.sitting.course.waiting()
    assert sentence(shown) == "Place a worker."


def test_a_pause_holds_the_others() -> None:
    async def sit() -> Table:
        shown = table(("", "greedy", "greedy"), seed=7)
        shown.press("pause")
        await asyncio.sleep(0.05)
        return shown

    shown = asyncio.run(sit())
    assert shown.sitting.course.waiting()
    shown.close()


def test_the_toy_game_sits_at_the_same_table() -> None:
    shown = Table(Record.new(TOY, players=2, seed=3), screen=TOY_SCREEN, keep=False)
    shown.press("option-0")
    assert [button["id"] for button in shown.dock.content["buttons"]] == ["option-0", "option-1"]
    assert players_of(shown.sitting.record) == 2


# The form


def begun(**changes: Any) -> Start:
    start = play()
    start._hear({"begin": chosen(**changes)})
    return start


def test_the_form_makes_a_game() -> None:
    start = begun()
    assert start.table is not None
    assert start.table.sitting.record.settings == {"players": "2", "seed": "7"}
    assert start.box.children == (start.table.box,)


def test_variants_and_several_people() -> None:
    start = begun(players=3, variant="mixed", ganga=True, levels=["", "", "random"], experienced=[2])
    assert start.table is not None
    assert start.table.sitting.record.settings["experienced"] == "2"
    assert [seat.player is None for seat in start.table.sitting.seats] == [True, True, False]


def test_dice_set_by_hand() -> None:
    start = begun(hand=True)
    assert start.table is not None
    assert sentence(start.table) == "You: the orange die. What does it show?"
    icons = [button["icon"] for button in start.table.dock.content["buttons"]]
    assert icons[2:] == [f"die-orange-{value}" for value in range(1, 7)]
    start.table.press("roll-on")
    assert not start.table.sitting.record.text().count("rolls 7")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"seed": "seven"}, "Luck is a whole number, such as 7, or nothing at all."),
        ({"seed": "9" * 60}, "A seed is a whole number"),
        ({"variant": "mixed", "experienced": []}, "mixed"),
        ({"levels": ["", "wise"]}, "There is no player of level “wise”."),
    ],
)
def test_what_does_not_fit_is_said_and_the_form_stays(changes: dict[str, Any], words: str) -> None:
    start = begun(**changes)
    assert start.table is None
    assert words in start.form.content["said"]


def test_a_kept_game_is_offered_and_goes_on() -> None:
    record = Record.new(GANGES, players=2, seed=9)
    record.play(record.options()[0])
    start = play()
    assert start.form.content["resume"] == ""
    stored = {KEY: kept(record, ("You", "Vikram"), ("", "greedy"))}
    start.bridge.browser = {**UNKNOWN, "stored": stored}
    assert start.form.content["resume"] == "Go on with your game: Round 1, stage 1"
    start._hear({"resume": True})
    assert start.table is not None
    assert start.table.sitting.record.position == record.position


def test_after_the_end_another_game_can_be_begun(stored: dict[str, str]) -> None:
    start = begun(levels=["greedy", "greedy"])
    shown = start.table
    assert shown is not None
    while shown.sitting.step():
        pass
    shown.update()
    assert stored[KEY] is None
    assert [button["id"] for button in shown.dock.content["buttons"]] == ["again"]
    shown.press("again")
    assert start.table is None
    assert start.box.children == (start.bridge, start.form)
    start._hear({"begin": chosen()})
    assert start.table is not None


def test_a_kept_game_that_cannot_be_read_is_not_offered() -> None:
    start = play()
    start.bridge.browser = {**UNKNOWN, "stored": {KEY: "nonsense"}}
    assert start.form.content["resume"] == ""
    start._hear({"resume": True})
    assert start.table is None
