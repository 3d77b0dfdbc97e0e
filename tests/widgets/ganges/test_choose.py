"""Whatever the engine offers can be composed by presses, and whatever else is pressed gets an answer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from rajas_widgets.ganges.choose_dice import RerollChooser
from rajas_widgets.ganges.choose_markets import MarketsChooser
from rajas_widgets.ganges.choose_pay import PayChooser
from rajas_widgets.ganges.choose_place import PlaceChooser
from rajas_widgets.ganges.choose_put import PutChooser
from rajas_widgets.ganges.choosers import chooser
from rajas_widgets.ganges.screen import SCREEN
from rajas_widgets.scene import Look, Mark
from rajas_widgets.screen import Ask, Choose, Chooser, Play, PlayAll, Rather, Say, Show

from rajas.core import Decision, Option, RajasError, Record
from rajas.ganges import GANGES
from rajas.ganges.judgement import JUDGEMENT
from rajas.ganges.options import CountMarkets, Pay, Put, Reroll
from rajas.ganges.position import Position
from rajas.players import GreedyPlayer

GAMES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 3, "variant": "navaratna", "ganga": True},
    {"players": 2, "variant": "mixed", "experienced": (2,)},
]


def positions(seed: int, most: int, **settings: Any) -> Iterator[Position]:
    """Every position of a game in which good and random moves take turns."""
    record = Record.new(GANGES, seed=seed, **settings)
    chance, good = random.Random(seed), GreedyPlayer(JUDGEMENT)
    for number in range(most):
        options = record.options()
        if not options:
            return
        yield record.position
        sensible = good.choose(GANGES, record.position, options).option
        record.play(sensible if number % 3 == 0 else chance.choice(options))


def kind(position: Position) -> str:
    asked = GANGES.pending(position)
    assert isinstance(asked, Decision)
    return asked.kind


def pressed(choosing: Chooser, *shapes: str) -> Chooser:
    for shape in shapes:
        meaning = choosing.press(shape)
        assert isinstance(meaning, Choose), (shape, meaning)
        choosing = meaning.chooser
    return choosing


def played(choosing: Chooser, *shapes: str) -> tuple[Option, ...]:
    """What the last of these presses plays."""
    meaning = pressed(choosing, *shapes[:-1]).press(shapes[-1])
    if isinstance(meaning, PlayAll):
        return tuple(meaning.moves)  # type: ignore[arg-type]
    assert isinstance(meaning, Play), meaning
    return (meaning.move,)  # type: ignore[return-value]


def paid(choosing: PayChooser, wanted: Pay) -> Option:
    """All dice taken back, then those wanted, each by a press, and by its karma button where it is turned."""
    for shape, turned in dict(choosing.chosen).items():
        choosing = pressed(choosing, shape)  # type: ignore[assignment]
        if not turned and shape in choosing.chosen:
            choosing = pressed(choosing, shape)  # type: ignore[assignment]
    assert not choosing.chosen
    ways = choosing.paying(wanted).chosen
    for shape in sorted(ways, key=lambda shape: ways[shape]):
        choosing = pressed(choosing, shape)  # type: ignore[assignment]
        if choosing.chosen[shape] != ways[shape]:
            choosing = pressed(choosing, f"karma-{shape}")  # type: ignore[assignment]
    return played(choosing, "act")[0]


def counted(choosing: MarketsChooser, wanted: CountMarkets) -> Option:
    choosing = pressed(choosing, "none")  # type: ignore[assignment]
    return played(choosing, *choosing.counting(wanted).chosen, "act")[0]


def composed(choosing: Chooser, option: Option) -> Option:
    """The option that these presses play when this one is meant."""
    match choosing, option:
        case PayChooser(), Pay():
            return paid(choosing, option)
        case MarketsChooser(), CountMarkets():
            return counted(choosing, option)
        case PutChooser(), Put():
            onto = () if choosing.cell == option.cell else (f"cell-{option.cell.row}-{option.cell.column}",)
            return played(choosing, *onto, f"turn-{option.turn}", "act")[0]
        case RerollChooser(), Reroll():
            shape = next(shape for shape, die in choosing.dice.items() if die == option.die)
            return played(choosing, shape, "act")[0]
    return next(found for found in at_once(choosing) if found == option)


def at_once(choosing: Chooser) -> Iterator[Option]:
    """What single presses of lit shapes and of buttons play."""
    buttons = [button.id for button in choosing.offer().buttons]
    spaces = choosing.answers if isinstance(choosing, PlaceChooser) else ()
    for shape in dict.fromkeys([*choosing.marks(), *buttons, *spaces]):
        match choosing.press(shape):
            case Play(move):
                yield move  # type: ignore[misc]
            case PlayAll(moves):
                yield moves[-1]  # type: ignore[misc]


@pytest.mark.parametrize("settings", GAMES, ids=str)
def test_every_option_can_be_composed_by_presses(settings: dict[str, Any]) -> None:
    for position in positions(5, 260, **settings):
        choosing = chooser(position)
        for option in GANGES.options(position):
            assert composed(choosing, option) == option, kind(position)


@pytest.mark.parametrize("settings", GAMES, ids=str)
def test_every_press_has_a_meaning_that_the_engine_can_judge(settings: dict[str, Any]) -> None:
    everything = dict.fromkeys(
        shape.id
        for position in positions(3, 3, **settings)
        for panel in SCREEN.panels(position)
        for shape in SCREEN.scene(position, panel, Look()).targets()
    )
    for number, position in enumerate(positions(8, 160, **settings)):
        if number % 4:
            continue
        choosing = chooser(position)
        for shape in (*everything, "act", "turn", "turn-2", "none", "pass", "nonsense", "option-99"):
            match choosing.press(shape):
                case Play(move) | Ask(move):
                    judged(position, move)
                case PlayAll(moves):
                    judged(position, moves[0])
                case Say(words):
                    assert words
                case Choose(next_one):
                    assert next_one.offer().sentence
                case meaning:
                    assert isinstance(meaning, Rather | Show)


@pytest.mark.parametrize("settings", GAMES, ids=str)
def test_everything_that_glows_is_a_target_somewhere(settings: dict[str, Any]) -> None:
    for position in positions(5, 120, **settings):
        choosing, seat = chooser(position), position.player
        look = Look(seat, seat, lit=frozenset(choosing.marks()), trial=choosing.trial())
        targets = {
            shape.id
            for panel in SCREEN.panels(position)
            for shape in SCREEN.scene(position, panel, look).targets()
        }
        assert set(choosing.marks()) <= targets, kind(position)


def judged(position: Position, move: Any) -> None:
    for refusal in GANGES.check(position, move):
        assert refusal.text("ganges")


def first(wanted: str, seed: int = 5, **settings: Any) -> Position:
    """The first position of a game that asks for this."""
    found = positions(seed, 600, **settings or {"players": 3})
    return next(position for position in found if kind(position) == wanted)


def test_places_glow_and_those_for_karma_have_their_mark() -> None:
    position = first("place")
    marks = chooser(position).marks()
    assert marks["terrace"] is Mark.LEGAL
    assert set(marks.values()) <= {Mark.LEGAL, Mark.KARMA}


def test_an_area_lights_its_spaces_alone_and_a_second_press_lights_all() -> None:
    position = first("place")
    choosing = chooser(position)
    gardens = pressed(choosing, "area-garden")
    assert set(gardens.marks()) == {f"garden-{colour}" for colour in ("orange", "green", "blue", "purple")}
    assert gardens.panel() == "palace"
    assert pressed(gardens, "area-garden").marks() == choosing.marks()


def test_an_area_with_equal_spaces_is_entered_at_once() -> None:
    assert str(played(chooser(first("place")), "area-outer-terrace")[0]) == "place outer-terrace-1"


def test_no_karma_is_spent_unasked() -> None:
    for position in positions(5, 260, players=3):
        choosing = chooser(position)
        if isinstance(choosing, PayChooser):
            assert not any(choosing.chosen.values())


def test_dice_that_are_short_name_what_is_missing() -> None:
    position = first("pay", 1)
    choosing = chooser(position)
    assert isinstance(choosing, PayChooser)
    choosing = replace(choosing, chosen={})
    meaning = choosing.press("act")
    assert isinstance(meaning, Play)
    assert GANGES.check(position, meaning.move)
    button = choosing.offer().buttons[0]
    assert (button.id, button.mark) == ("act", Mark.REST)


def test_a_tile_is_tried_out_before_it_lies() -> None:
    position = first("put")
    choosing = chooser(position)
    assert isinstance(choosing, PutChooser)
    cell = next(iter(choosing.cells))
    tried = choosing if choosing.cell else pressed(choosing, f"cell-{cell.row}-{cell.column}")
    assert isinstance(tried.trial()["put"], Put)
    assert "rings" in tried.offer().note
    refused = tried.press("cell-9-9")
    assert isinstance(refused, Ask)


def test_unknown_moves_are_no_answer() -> None:
    position = first("place")
    with pytest.raises(RajasError):
        GANGES.check(position, Put((1, 1), 0))  # type: ignore[arg-type]
