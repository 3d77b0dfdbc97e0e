"""`python -m tests.bench`: the figures of every engine from one run."""

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module

from tests.bench.measure import QUICK, Contestant, Figures, Plan, measure
from tests.bench.table import as_json, as_markdown, as_text, figures_table, ratios_table

OURS = "rajas"
PEERS = ("chess", "catanatron")


def main(arguments: Sequence[str]) -> None:
    asked = parse(arguments)
    plan = QUICK if asked.quick else Plan()
    if asked.seconds is not None:
        plan = replace(plan, seconds=asked.seconds)
    ours = contestants(OURS) if OURS in asked.only else []
    peers = [found for name in PEERS if name in asked.only for found in contestants(name)]
    figures = measure([*ours, *peers], plan)
    print(report(figures[: len(ours)], figures[len(ours) :], asked))


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--seconds", type=float, help=f"CPU time in all (default {Plan.seconds:g})")
    parser.add_argument("--quick", action="store_true", help=f"a smoke run of {QUICK.seconds:g} s")
    parser.add_argument("--only", nargs="+", choices=[OURS, *PEERS], default=[OURS, *PEERS])
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--markdown", action="store_true", help="the tables for README.md")
    output.add_argument("--json", action="store_true", help="every round, for machines")
    return parser.parse_args(arguments)


def contestants(name: str) -> list[Contestant]:
    """Imported only when asked for, so that our engine can be timed where no peer is installed."""
    found: list[Contestant] = import_module(f"tests.bench.play_{name}").contestants()
    return found


def report(ours: Sequence[Figures], peers: Sequence[Figures], asked: argparse.Namespace) -> str:
    if asked.json:
        return as_json(ours, peers)
    tables = [figures_table([*ours, *peers])]
    if ours and peers:
        tables.append(ratios_table(ours[-1], peers))
    render = as_markdown if asked.markdown else as_text
    return "\n\n".join(render(table) for table in tables)


def pin_to_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


if __name__ == "__main__":
    pin_to_one_core()
    main(sys.argv[1:])
