"""The bench's arithmetic; no timing is asserted."""

import json

import pytest

from tests.bench.__main__ import main
from tests.bench.measure import Contestant, Figures, Round, interleave
from tests.bench.table import as_markdown, as_text, figures_row, number, ratios, ratios_table

OURS = Figures("ours", (Round(1.0, 10, 50_000), Round(1.0, 20, 100_000), Round(2.0, 10, 50_000)), 200.0)
SLOW = Figures("slow", (Round(1.0, 40, 10_000),), 100.0)
LARGE = Figures("large", (Round(1.0, 5, 25_000),), 800.0)


def test_figures_are_medians_over_rounds() -> None:
    assert OURS.micros_a_decision == pytest.approx(20)
    assert OURS.spread == pytest.approx((10, 40))
    assert OURS.games_a_second == pytest.approx(10)
    assert OURS.decisions_a_game == pytest.approx(5_000)
    assert figures_row(OURS) == ["ours", "20", "10–40", "10", "5,000", "200"]


def test_ratios_are_ours_over_each_peer_and_over_the_better_of_them() -> None:
    found = ratios(OURS, [SLOW, LARGE])
    assert found["µs a decision"] == pytest.approx({"slow": 0.2, "large": 0.5, "the better peer": 0.5})
    assert found["games a second"] == pytest.approx({"slow": 0.25, "large": 2, "the better peer": 0.25})
    assert found["bytes a position"] == pytest.approx({"slow": 2, "large": 0.25, "the better peer": 2})
    assert ratios_table(OURS, [SLOW, LARGE])[-1] == ["ours / the better peer", "0.5", "0.25", "2"]


@pytest.mark.parametrize(
    ("value", "shown"),
    [(0.012345, "0.0123"), (1.0, "1"), (27.84, "27.8"), (375.3, "375"), (20991.3, "20,991")],
)
def test_numbers_show_three_figures(value: float, shown: str) -> None:
    assert number(value) == shown


def test_tables_align() -> None:
    rows = [["", "a"], ["long", "12"]]
    assert as_text(rows) == "       a\nlong  12"
    assert as_markdown(rows) == "|  | a |\n| --- | ---: |\n| long | 12 |"


def test_the_warm_up_round_is_left_out_and_no_seed_comes_twice() -> None:
    played: list[tuple[str, int]] = []

    def noted(name: str) -> Contestant:
        def play(seed: int) -> int:
            played.append((name, seed))
            return len(sorted(range(20_000)))  # long enough to spend the slice

        return Contestant(name, play, lambda _: [])

    rounds = interleave([noted("a"), noted("b")], rounds=2, seconds=1e-6)
    assert [len(each) for each in rounds] == [2, 2]
    assert len(set(played)) == len(played)
    assert played[:4] == [("a", 1), ("b", 1), ("a", 2), ("b", 2)]


@pytest.mark.slow
def test_our_engine_runs_without_the_peers(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--quick", "--json", "--only", "rajas"])
    report = json.loads(capsys.readouterr().out)
    assert [len(each["rounds"]) for each in report["figures"]] == [3, 3, 3]
    assert report["ratios"] == {}
