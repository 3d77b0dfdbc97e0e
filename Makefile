# make play   installs into .venv and starts a game in the terminal
# make test   installs and runs every check (what CI runs); make check is the quick part of it, for every save
.PHONY: play lint check test test-all bench golden clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := rajas widgets tests

# A stamp a set of extras: installed again only when pyproject.toml changes.
$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Rajas needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test,bench]'
	@touch $@

play: $(VENV)/.play
	@$(BIN)/rajas game --interactive

lint: $(VENV)/.dev
	@$(BIN)/ruff check $(SOURCES)
	@$(BIN)/ruff format --check --quiet $(SOURCES)
	@$(BIN)/mypy

check: lint
	@$(BIN)/python -m pytest -q -n auto -m 'not slow'

test: lint
	@$(BIN)/python -m pytest -q -n auto --cov --cov-report=term

test-all: test bench

bench: $(VENV)/.dev
	@$(BIN)/python -m tests.bench

golden: $(VENV)/.dev
	@$(BIN)/python -m tests.golden.renew

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.*
