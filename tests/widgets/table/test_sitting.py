"""Every press at the table is answered, nothing is lost, the others play one by one: without a browser."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from rajas_widgets.ganges.screen import SCREEN
from rajas_widgets.scene import Mark
from rajas_widgets.screen import Meaning
from rajas_widgets.table.course import Seat
from rajas_widgets.table.sitting import Sitting

from rajas.core import Chance, Decision, Option, Over, Record, unpack
from rajas.ganges import GANGES
from rajas.players import Chosen, opponent
from tests.toy import TOY
from tests.toy_screen import TOY_SCREEN


def ganges(others: str = "greedy", players: int = 3, seed: int = 7, **more: Any) -> Sitting:
    record = Record.new(GANGES, players=players, seed=seed, **more)
    names = ("You", "Vikram", "Leela", "Meera")[:players]
    seats = [
        Seat(name, opponent("ganges", others, seat) if seat and others else None)
        for seat, name in enumerate(names)
    ]
    return Sitting(record, SCREEN, seats)


def toy(seed: int | None = 3, others: str = "random") -> Sitting:
    record = Record.new(TOY, players=2, seed=seed)
    other = opponent("toy", others, 1) if others else None
    return Sitting(record, TOY_SCREEN, [Seat("You"), Seat("Vikram", other)], luck=5)


def to_my_turn(sitting: Sitting) -> Sitting:
    while sitting.course.waiting():
        sitting.step()
    return sitting


def sentence(sitting: Sitting) -> str:
    return sitting.dock(sitting.layout())["sentence"]


def said(sitting: Sitting) -> str:
    assert sitting.bubble is not None
    return " ".join(line["text"] for line in sitting.bubble["lines"])


# Playing


def test_a_legal_press_plays() -> None:
    sitting = to_my_turn(ganges())
    sitting.press("terrace")
    assert sitting.bubble is None
    assert sentence(sitting) == "Roll dice again?"


def test_a_refused_press_says_why_beside_the_thing_and_changes_nothing() -> None:
    sitting = to_my_turn(ganges())
    before = sitting.record.text()
    sitting.press("quarry-3")
    assert sitting.record.text() == before
    assert sitting.bubble is not None
    assert sitting.bubble["at"] == "quarry-3"
    assert [line["rule"] for line in sitting.bubble["lines"]] == ["QRY-1 TRN-4", ""]
    assert said(sitting) == (
        "The next free space of this row is quarry 1, not quarry 3. Quarry 1 is open to you."
    )


def test_the_next_press_takes_the_bubble_away() -> None:
    sitting = to_my_turn(ganges())
    sitting.press("quarry-3")
    sitting.press("area-garden")
    assert sitting.bubble is None


def test_the_report_opens_the_game_where_it_stood() -> None:
    sitting = to_my_turn(ganges())
    sitting.press("quarry-3")
    assert sitting.bubble is not None
    lines = sitting.bubble["report"].splitlines()
    assert lines[1:3] == ["Pressed: quarry-3", "About: QRY-1, TRN-4"]
    assert unpack(lines[3].removeprefix("Position: ")).position == sitting.record.position


def test_a_choice_in_the_making_is_undone_first_then_the_last_decision() -> None:
    sitting = to_my_turn(ganges())
    sitting.press("quarry-1")
    tile = next(id for id, mark in sitting.chooser.marks().items() if mark in (Mark.LEGAL, Mark.KARMA))
    sitting.press(tile)
    dice = [id for id in sitting.chooser.marks() if id.startswith("die-")]
    chosen = sitting.chooser.marks()
    sitting.press(dice[0])
    assert sitting.chooser.marks() != chosen
    sitting.press("undo")
    assert sitting.chooser.marks() == chosen
    sitting.press("undo")
    assert sentence(sitting) == "Choose a tile to build."
    sitting.press("undo")
    assert sentence(sitting) == "Place a worker."
    sitting.press("redo")
    assert sentence(sitting) == "Choose a tile to build."


def test_another_tile_can_be_pressed_while_one_is_paid_for() -> None:
    sitting = to_my_turn(ganges())
    sitting.press("quarry-1")
    tiles = [id for id, mark in sitting.chooser.marks().items() if mark in (Mark.LEGAL, Mark.KARMA)]
    sitting.press(tiles[0])
    sitting.press(tiles[1])
    assert sitting.chooser.marks()[tiles[1]] is Mark.CHOSEN
    dear = next(
        f"tile-{tile.id}" for tile in sitting.record.position.board.components.tiles if tile.price == 12
    )
    sitting.press(dear)
    assert sitting.bubble is not None
    assert sitting.chooser.marks()[tiles[1]] is Mark.CHOSEN
    sitting.press("undo")
    assert sentence(sitting) == "Choose a tile to build."


def test_undo_passes_over_the_others_moves() -> None:
    sitting = to_my_turn(ganges())
    at = sitting.record.here
    sitting.press("garden-orange")
    to_my_turn(sitting)
    assert sitting.record.here is not at
    sitting.press("undo")
    assert sitting.record.here is at
    sitting.press("redo")
    assert sitting.course.asks_person()


def test_nothing_to_undo_is_said() -> None:
    sitting = toy()
    sitting.press("undo")
    assert said(sitting) == "This is where the game begins for you."
    sitting.press("redo")
    assert said(sitting) == "Nothing was taken back."


def test_dice_named_together_are_one_step_back() -> None:
    sitting = to_my_turn(ganges())
    sitting.press("terrace")
    sitting.press("all")
    sitting.press("act")
    assert sitting.course.waiting()
    sitting.press("undo")
    assert sentence(sitting) == "Roll dice again?"
    assert set(sitting.chooser.marks().values()) == {Mark.LEGAL}


# Looking


def test_pressing_a_player_shows_that_players_things() -> None:
    sitting = to_my_turn(ganges())
    sitting.press("player-1")
    titles = {scene.panel: scene.title for scene in sitting.scenes(sitting.layout())}
    assert "Vikram" in titles["province"]
    sitting.press("cell-2-2")
    assert said(sitting) == "You are looking at Vikram’s things. Press your own name to act."
    sitting.press("player-0")
    sitting.press("cell-2-2")
    assert "quarry" in said(sitting)


def test_the_board_can_be_played_on_while_looking() -> None:
    sitting = to_my_turn(ganges())
    sitting.press("order-2")
    sitting.press("garden-orange")
    assert sitting.course.waiting()


def test_things_of_the_kind_that_may_be_done_rest_and_others_are_plain() -> None:
    sitting = to_my_turn(ganges())
    marks = sitting.marks(sitting.scenes(sitting.layout()))
    assert marks["garden-orange"] == "legal"
    assert marks["quarry-3"] == "rest"
    assert marks["cell-2-2"] == "plain"


def test_scenes_that_nothing_changed_are_the_same_objects() -> None:
    sitting = to_my_turn(ganges())
    layout = sitting.layout()
    before = dict(zip(layout.panels(), sitting.scenes(layout), strict=True))
    sitting.press("area-garden")
    after = dict(zip(layout.panels(), sitting.scenes(layout), strict=True))
    assert {name for name in before if before[name] is not after[name]} <= {
        "palace",
        "market",
        "quarry",
        "river",
    }


def test_a_phone_opens_where_the_choice_is_made_and_shows_where_things_glow() -> None:
    sitting = to_my_turn(ganges())
    sitting.width = 390
    assert sitting.layout().name == "phone"
    marks = {tab["id"]: tab["mark"] for tab in sitting.dock(sitting.layout())["tabs"]}
    assert marks["open-market"] == "legal"
    assert marks["open-province"] == "plain"
    sitting.press("open-market")
    assert "market-phone" in sitting.layout().panels()
    sitting.press("open-race-folded")
    assert sitting.layout().panels() == ("race-folded",)
    sitting.press("close-race")
    assert "market-phone" in sitting.layout().panels()
    sitting.press("quarry-1")
    assert "quarry-phone" in sitting.layout().panels()


def test_a_player_pressed_on_a_phone_opens_the_province_and_its_tab_leads_home() -> None:
    sitting = to_my_turn(ganges())
    sitting.width = 390
    sitting.press("open-order")
    sitting.press("order-1")
    assert "province-phone" in sitting.layout().panels()
    assert sitting.shown == 1
    sitting.press("open-province")
    assert sitting.shown == 0


def test_a_phones_tools_lead_to_the_other_players() -> None:
    sitting = to_my_turn(ganges())
    sitting.width = 390
    tools = {tool["id"]: tool for tool in sitting.dock(sitting.layout())["tools"]}
    assert [tool["label"] for id, tool in tools.items() if id.startswith("player-")] == [
        "Vikram’s things",
        "Leela’s things",
    ]
    assert tools["player-2"]["icon"] == "emblem-moon"
    sitting.press("player-2")
    assert (sitting.shown, "province-phone" in sitting.layout().panels()) == (2, True)
    marks = {tool["id"]: tool["mark"] for tool in sitting.dock(sitting.layout())["tools"]}
    assert (marks["player-1"], marks["player-2"]) == ("plain", "chosen")
    sitting.viewer = 1  # several people at one screen
    labels = [tool["label"] for tool in sitting.dock(sitting.layout())["tools"]]
    assert "Your things" in labels
    sitting.width = 1440
    assert "player-1" not in {tool["id"] for tool in sitting.dock(sitting.layout())["tools"]}


def test_on_a_desk_tokens_order_and_supply_open_in_the_provinces_place() -> None:
    sitting = to_my_turn(ganges())
    for panel in ("tokens", "order", "supply"):
        sitting.press(f"open-{panel}")
        assert panel in sitting.layout().panels()
        assert "province" not in sitting.layout().panels()
    sitting.press("open-supply")
    assert "province" in sitting.layout().panels()
    sitting.press("open-supply")
    sitting.press("player-0")
    assert "province" in sitting.layout().panels()


def test_on_a_phone_the_area_before_comes_back_whatever_was_opened_over_it() -> None:
    sitting = to_my_turn(ganges())
    sitting.width = 390
    sitting.press("open-market")
    for panel in ("tokens", "race-folded", "order"):
        sitting.press(f"open-{panel}")
        assert not [tab for tab in sitting.dock(sitting.layout())["tabs"] if tab["mark"] == "chosen"]
    sitting.press("open-order")
    (open_tab,) = [tab["id"] for tab in sitting.dock(sitting.layout())["tabs"] if tab["mark"] == "chosen"]
    assert open_tab == "open-market"


# The others


def test_the_others_play_one_decision_at_a_time_and_say_why() -> None:
    sitting = ganges(seed=7)
    assert sitting.course.waiting()
    assert sentence(sitting) == "Vikram moves."
    here = sitting.record.here
    sitting.press("step")
    assert sum(isinstance(node.move, Option) for node in sitting.record.since(here)) == 1
    assert str(sitting.dock(sitting.layout())["note"]).startswith("This brings")
    assert any("This brings" in line["text"] for line in sitting.story())


def test_while_another_moves_presses_are_answered() -> None:
    sitting = ganges(seed=7)
    here = sitting.record.here
    sitting.press("quarry-1")
    assert said(sitting) == "It is Vikram’s move. Yours comes; look around in the meantime."
    assert sitting.record.here is here


def test_a_pause_says_so_and_how_it_ends() -> None:
    sitting = ganges(seed=7)
    sitting.press("pause")
    assert sentence(sitting) == "Paused before Vikram’s move."
    buttons = [button["id"] for button in sitting.dock(sitting.layout())["buttons"]]
    assert buttons == ["pause", "step"]
    sitting.press("step")
    sitting.press("pause")
    assert sentence(sitting) == "Vikram moves."


def test_looking_at_another_player_has_a_way_back() -> None:
    sitting = to_my_turn(ganges())
    sitting.press("player-1")
    back = sitting.dock(sitting.layout())["buttons"][-1]
    assert (back["id"], back["label"]) == ("player-0", "Back to your things")
    sitting.press(back["id"])
    assert sitting.shown == 0
    assert sitting.dock(sitting.layout())["buttons"][-1]["id"] != "player-0"


def test_a_phone_follows_the_others_and_comes_back_to_what_glows() -> None:
    sitting = to_my_turn(ganges())
    sitting.width = 390
    sitting.press("open-province")
    sitting.press("dock-garden-orange")
    seen = set()
    while sitting.course.waiting():
        sitting.step()
        seen.add((sitting.open_panel, sitting.shown))
    assert {seat for _, seat in seen} > {0}
    marks = sitting.marks(sitting.scenes(sitting.layout()))
    assert sitting.shown == 0
    assert "legal" in marks.values()


def test_pause_and_speed() -> None:
    sitting = to_my_turn(ganges())
    sitting.press("pause")
    assert sitting.pace.paused
    assert "step" in [tool["id"] for tool in sitting.dock(sitting.layout())["tools"]]
    sitting.press("speed")
    assert sitting.pace.speed == "fast"
    sitting.press("step")
    assert said(sitting) == "Nobody else is to move now."


def test_the_story_marks_what_happened_since_ones_last_move() -> None:
    sitting = to_my_turn(ganges())
    sitting.press("garden-orange")
    to_my_turn(sitting)
    lines = sitting.story()
    mine = [line["since"] for line in lines if line["name"] == "You"]
    others = [line for line in lines if line["since"]]
    assert not any(mine)
    assert {line["name"] for line in others} == {"Vikram", "Leela"}
    assert all(line["rule"] in GANGES.rules for line in lines)
    assert len([line for line in others if line["name"] == "Vikram"]) == 1


def test_happenings_are_taken_once() -> None:
    sitting = to_my_turn(ganges())
    list(sitting.take_happenings())
    sitting.press("garden-orange")
    kinds = [happening.event.kind for happening in sitting.take_happenings()]
    assert kinds[:2] == ["worker placed", "die gained"]
    assert not list(sitting.take_happenings())


def test_a_whole_game_against_greedy_players_ends_with_who_won_and_why() -> None:
    sitting = ganges(players=2, seed=4)
    mine = opponent("ganges", "greedy")
    while not isinstance(sitting.pending, Over):
        if sitting.step():
            continue
        chosen = mine.choose(GANGES, sitting.record.position, sitting.record.options())
        sitting.record.play(chosen.option)
    dock = sitting.dock(sitting.layout())
    assert "win" in dock["sentence"]
    assert "1. " in dock["note"]
    sitting.press("quarry-1")
    assert said(sitting) == "The game is over. Undo goes back into it."
    sitting.press("undo")
    assert isinstance(sitting.pending, Decision)


# Dice by hand, several people, and what goes wrong


def test_dice_set_by_hand_show_each_outcome_with_its_probability() -> None:
    sitting = toy(seed=None)
    sitting.press("option-0")
    assert isinstance(sitting.pending, Chance)
    notes = {button["id"]: button["note"] for button in sitting.dock(sitting.layout())["buttons"]}
    assert notes.pop("roll-on") == "up to the next choice"
    assert notes == {"roll": "", "outcome-0": "1 in 2", "outcome-1": "1 in 3", "outcome-2": "1 in 6"}
    sitting.press("outcome-2")
    assert sitting.record.position.rolled == 3
    sitting.press("undo")
    sitting.press("roll")
    assert sitting.record.position.rolled in (1, 2, 3)


def test_the_set_up_can_be_left_to_luck_at_once() -> None:
    record = Record.new(GANGES, players=2)
    sitting = Sitting(record, SCREEN, [Seat("You"), Seat("Vikram")], luck=3)
    sitting.press("roll-on")
    assert sentence(sitting).endswith(": place a worker.")
    sitting.press("undo")
    assert sentence(sitting) == "Which tile comes up?"


def test_before_the_dice_are_set_nothing_else_can_be_done() -> None:
    sitting = toy(seed=None)
    sitting.press("option-0")
    sitting.press("space-4")
    assert said(sitting) == "First comes the roll: choose what it brings."


def test_people_before_one_screen_each_see_their_own_things() -> None:
    sitting = ganges(others="", players=2)
    first = sitting.course.decider
    assert sitting.viewer == sitting.shown == first
    sitting.press("garden-orange")
    assert sitting.viewer == sitting.shown == sitting.course.decider != first


@pytest.mark.parametrize(
    "id", ["", "nonsense", "player-99", "open-nowhere", "option-12", "outcome-1", "dock-"]
)
def test_any_press_is_answered(id: str) -> None:
    for sitting in (toy(), to_my_turn(ganges())):
        sitting.press(id)
        sitting.dock(sitting.layout())


def test_what_goes_wrong_is_shown_and_the_sitting_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = to_my_turn(ganges())

    class Broken:
        def press(self, shape: str) -> Meaning:
            raise ZeroDivisionError("oops")

    sitting._choosers.append(Broken())  # type: ignore[arg-type]
    sitting.press("garden-orange")
    assert "ZeroDivisionError: oops" in said(sitting)
    sitting._choosers.pop()
    sitting.press("garden-orange")
    assert sitting.bubble is None


def test_a_rule_opens_in_its_sheet() -> None:
    sitting = to_my_turn(ganges())
    sitting.ask_rule("QRY-3")
    assert sitting.rule is not None
    assert sitting.rule["title"] == GANGES.rules["QRY-3"].title
    sitting.close("rule")
    assert sitting.rule is None
    sitting.ask_rule("QRY-99")
    assert sitting.rule is None


# The toy game on the same table


def test_the_toy_game_plays_on_the_same_table() -> None:
    sitting = toy()
    assert sentence(sitting) == "What do you do?"
    sitting.press("die")
    assert said(sitting) == "A turn has a single roll."
    sitting.press("option-0")
    sitting.press("option-0")
    assert sitting.course.waiting()
    to_my_turn(sitting)
    layout = sitting.layout()
    labels = [shape.label for scene in sitting.scenes(layout) for shape in scene.targets()]
    assert any("You" in label for label in labels)


def test_a_player_that_gives_no_reason_needs_none() -> None:
    class Silent:
        level = "silent"

        def choose(self, game: Any, view: Any, options: Sequence[Any]) -> Chosen:
            return Chosen(options[0])

    record = Record.new(TOY, players=2, seed=3)
    sitting = Sitting(record, TOY_SCREEN, [Seat("You", Silent()), Seat("Vikram", Silent())])
    assert sitting.step()
    assert sitting.dock(sitting.layout())["note"] == ""


@pytest.mark.parametrize("seed", range(4))
def test_presses_at_random_play_whole_games_without_trouble(seed: int) -> None:
    ways: list[dict[str, Any]] = [
        {},
        {"variant": "navaratna", "ganga": True},
        {},
        {"variant": "mixed", "experienced": (2,)},
    ]
    chance, sitting = random.Random(seed), ganges(players=2 + seed % 3, seed=seed, **ways[seed])
    sitting.width = (1440, 1000, 390, 1440)[seed]
    for _ in range(700):
        if isinstance(sitting.pending, Over):
            break
        if sitting.step():
            continue
        layout = sitting.layout()
        marks, dock = sitting.marks(sitting.scenes(layout)), sitting.dock(layout)
        lit = [id for id, mark in marks.items() if mark in ("legal", "karma")]
        buttons = [button["id"] for button in dock["buttons"]]
        anything = [*marks, *(tab["id"] for tab in dock["tabs"])]
        open_now = [*lit, *buttons] if chance.random() < 0.8 else []
        sitting.press(chance.choice(open_now or anything))
        assert sitting.bubble is None or "went wrong" not in said(sitting)
