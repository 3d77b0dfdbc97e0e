"""A record keeps what was played and what was tried."""

from __future__ import annotations

import pytest

from rajas.core import (
    Chance,
    Dealer,
    Event,
    Move,
    NotYourDecision,
    Record,
    Refused,
    SetupError,
    WrongDecision,
    read,
)
from rajas.core.notation import write
from rajas.core.record import Node
from tests.toy import AGAIN, KEEP, PASS, ROLL, TOY, Places, Shows


def new(seed: int = 3) -> Record[Places]:
    return Record.new(TOY, players=2, seed=seed)


def by_hand() -> Record[Places]:
    return Record.new(TOY, players=2)


def shape(record: Record[Places]) -> list[tuple[int, list[Move], int]]:
    """Every node of a record with its children and its way on, to see whether anything changed."""
    found, todo = [], [record.root]
    while todo:
        node = todo.pop()
        found.append((id(node), list(node.children), id(node.chosen)))
        todo.extend(node.children.values())
    return found


def test_a_seeded_record_deals_up_to_the_next_decision() -> None:
    record = new()
    events = record.play(ROLL)
    assert [event.kind for event in events] == ["rolled"]
    assert record.options() == (KEEP, PASS)
    assert [type(move).__name__ for move in record.moves()] == ["Does", "Shows"]


def test_by_hand_every_chance_is_played() -> None:
    record = by_hand()
    record.play(ROLL)
    assert isinstance(record.pending, Chance)
    assert record.options() == ()
    record.play(Shows(2))
    record.play(KEEP)
    assert record.position.places == (2, 0)


def test_a_script_deals_what_it_says_and_then_leaves_it_to_the_player() -> None:
    record = Record.new(TOY, players=2, dealer=Dealer.scripted([Shows(3)]))
    record.play(ROLL)
    record.play(KEEP)
    assert record.position.places == (3, 0)
    record.play(ROLL)
    assert isinstance(record.pending, Chance)


def test_an_impossible_script_leaves_the_record_as_it_was() -> None:
    record = Record.new(TOY, players=2, dealer=Dealer.scripted([Shows(5)]))
    before = shape(record)
    with pytest.raises(WrongDecision):
        record.play(ROLL)
    assert shape(record) == before
    assert not record.redo()


def test_undo_goes_back_to_the_last_decision_and_redo_forward_again() -> None:
    record = new()
    positions = [record.position]
    for move in (ROLL, KEEP, ROLL, PASS):
        record.play(move)
        positions.append(record.position)
    for position in positions[-2::-1]:
        assert record.undo()
        assert record.position is position
    assert not record.undo()
    for position in positions[1:]:
        assert record.redo()
        assert record.position is position
    assert not record.redo()


def test_by_hand_undo_takes_back_a_single_step() -> None:
    record = by_hand()
    for move in (ROLL, Shows(1), KEEP):
        record.play(move)
    record.undo()
    assert record.options() == (KEEP, PASS)
    record.undo()
    assert isinstance(record.pending, Chance)


def test_every_branch_is_kept_and_redo_follows_the_last_one_taken() -> None:
    record = new()
    record.play(ROLL)
    record.play(KEEP)
    kept = record.position
    record.undo()
    record.play(PASS)
    record.undo()
    assert record.branches() == (KEEP, PASS)
    record.redo()
    assert record.moves()[-1] == PASS
    record.undo()
    record.play(KEEP)
    assert record.position is kept
    record.undo()
    record.redo()
    assert record.position is kept


def test_the_text_holds_branches_and_where_play_stands() -> None:
    record = by_hand()
    for move in (ROLL, Shows(1), KEEP):
        record.play(move)
    record.undo()
    record.undo()
    record.play(Shows(2))
    assert record.text() == ("rajas toy 1\nplayers 2\n\nroll\nshows 2\nhere\n(\nshows 1\nkeep\n)\n")
    back = read(record.text(), TOY)
    assert back.text() == record.text()
    assert back.moves() == (ROLL, Shows(2))


def test_redo_finds_its_way_after_reading() -> None:
    record = new()
    for move in (ROLL, KEEP, ROLL):
        record.play(move)
    end = record.position
    while record.undo():
        continue
    back = read(record.text(), TOY)
    assert back.here is back.root
    assert [back.redo(), back.redo(), back.redo(), back.redo()] == [True, True, True, False]
    assert back.position == end


def test_redo_leads_to_the_branch_last_taken_after_reading_too() -> None:
    record = new()
    record.play(ROLL)
    for move in (KEEP, PASS, KEEP):
        record.play(move)
        record.undo()
    back = read(record.text(), TOY)
    assert set(back.branches()) == {KEEP, PASS}
    assert back.redo()
    assert back.moves()[-1] == KEEP
    assert back.text() != record.text()
    back.undo()
    assert back.text() == record.text()


def test_a_seed_beside_a_dealer_or_beyond_all_seeds_is_refused() -> None:
    with pytest.raises(SetupError, match="Either a seed or a dealer"):
        Record.new(TOY, players=2, seed=1, dealer=Dealer.manual())
    with pytest.raises(SetupError, match="at most 18,446,744,073,709,551,615"):
        Record.new(TOY, players=2, seed=10**45)
    largest = Record.new(TOY, players=2, seed=2**64 - 1)
    assert read(largest.text(), TOY).position == largest.position


def test_a_text_that_ends_amid_the_dealing_goes_on_by_itself() -> None:
    record = read("rajas toy 1\nplayers 2\nseed 3\n\nhere\nroll\n", TOY)
    assert record.here is record.root
    record.redo()
    assert record.options() == (KEEP, PASS)
    assert record.moves() == _after_rolling(new())


def _after_rolling(record: Record[Places]) -> tuple[object, ...]:
    record.play(ROLL)
    return record.moves()


def test_undoing_and_trying_something_else_meets_the_same_luck() -> None:
    record = new(5)
    rolled = []
    for choice in (KEEP, PASS):
        record.play(ROLL)
        record.play(choice)
        record.play(ROLL)
        rolled.append(record.position.rolled)
        while record.undo():
            continue
    assert rolled[0] == rolled[1]


def test_another_players_decision_is_an_error() -> None:
    record = new()
    with pytest.raises(NotYourDecision):
        record.play(ROLL, player=1)
    with pytest.raises(NotYourDecision):
        record.check(ROLL, player=1)
    record.play(ROLL, player=0)
    assert record.position.stage == "keep"


@pytest.mark.parametrize(
    ("move", "error"), [(AGAIN, Refused), (KEEP, WrongDecision), (Shows(1), WrongDecision)]
)
def test_nothing_changes_when_a_move_is_refused(move: object, error: type[Exception]) -> None:
    record = new()
    record.play(ROLL)
    record.play(PASS)
    record.undo()
    record.undo()
    before, here = shape(record), record.here
    with pytest.raises(error):
        record.play(move)  # type: ignore[arg-type]
    assert shape(record) == before
    assert record.here is here
    assert record.redo()


def test_a_record_from_a_position_keeps_its_seed_in_the_text() -> None:
    record = Record.of(TOY, Places((9, 4), 1, "air"), Dealer.seeded(8))
    assert isinstance(record.position.rolled, int)
    assert record.text().splitlines()[1:3] == [
        'position {"places":[9,4],"player":1,"stage":"air","rolled":0}',
        "seed 8",
    ]
    back = Record.read(record.text(), TOY)
    record.play(PASS)
    back.play(PASS)
    assert back.text() == record.text()


def test_a_record_from_a_position_by_hand() -> None:
    record = Record.of(TOY, Places((9, 4)))
    assert record.settings == {}
    assert read(record.text(), TOY).position == Places((9, 4))


def test_a_dealers_seed_is_kept_like_a_seed() -> None:
    given = Record.new(TOY, players=2, dealer=Dealer.seeded(3))
    assert given.text() == new().text()


def test_events_of_the_whole_line() -> None:
    record = new()
    record.play(ROLL)
    record.play(KEEP)
    assert [event.kind for event in record.events()] == ["rolled", "moved", "turn begun"]


def test_an_annotated_text_tells_the_events_and_reads_the_same() -> None:
    record = by_hand()
    for move in (ROLL, Shows(2), KEEP, ROLL):
        record.play(move)
    text = record.text(annotated=True)
    assert "#   Player 1 moves 2 to 2. [TOY-1]\n" in text
    assert "# Player 2 is next: (2, 0)\nroll\n" in text
    assert read(text, TOY).text() == record.text()


def test_a_remark_stays_on_its_line() -> None:
    record = by_hand()
    for move in (ROLL, Shows(2), KEEP):
        record.play(move)
    record.here.events = (Event("moved", 0, "TOY-1", "", 2, ("2\nroll\u2028pass",)),)
    text = record.text(annotated=True)
    assert "#   Player 1 moves 2 to 2 roll pass. [TOY-1]\n" in text
    assert read(text, TOY).text() == record.text()


def test_deep_records_and_deep_branches_do_not_recurse() -> None:
    record = by_hand()
    for _ in range(3000):
        for move in (ROLL, Shows(1), PASS):
            record.play(move)
    while record.undo():
        if isinstance(record.pending, Chance):
            record.play(Shows(2))
            record.undo()
    text = write(record)
    assert text.count("(") == 3000
    assert read(text, TOY).text() == text


def test_a_node_stands_alone() -> None:
    node = Node(TOY.start(2))
    assert (node.parent, node.move, node.events, node.chosen, node.luck) == (None, None, (), None, 0)
