# make play   installs into .venv and opens the table in the browser
# make test   installs and runs every check (what CI runs); make check is the quick part of it, for every save
.PHONY: play lint check test test-all chromium bench bench-ui golden pictures template notebooks clean

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
	@echo "Rajas is put into $(VENV). The first time this takes about a minute."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[app]'
	@touch $@

$(VENV)/.dev: $(VENV)/.python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test,bench]'
	@touch $@

play: $(VENV)/.play
	@$(BIN)/rajas play $(if $(PORT),--port $(PORT)) $(if $(HOST),--host $(HOST))

lint: $(VENV)/.dev
	@$(BIN)/ruff check $(SOURCES)
	@$(BIN)/ruff format --check --quiet $(SOURCES)
	@$(BIN)/mypy

check: lint
	@$(BIN)/python -m pytest -q -n auto --dist loadgroup -m 'not slow and not browser and not full'

test: lint chromium
	@$(BIN)/python -m pytest -q -n auto --dist loadgroup -m 'not full' --cov --cov-report=term
	@$(BIN)/python -m pytest -q --nbval notebooks

# Everything: all browser tests in all sizes and colours, many visitors at once, the installed package, the figures.
test-all: lint chromium
	@$(BIN)/python -m pytest -q -n auto --dist loadgroup --cov --cov-report=term
	@$(BIN)/python -m pytest -q --nbval notebooks
	@$(MAKE) bench bench-ui

# What the browser tests need. Where it cannot be had, they are left out and listed at the end; in CI they fail.
chromium: $(VENV)/.dev
	@$(BIN)/python -m tests.browser.chromium || { \
	  test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } || true

bench: $(VENV)/.dev
	@$(BIN)/python -m tests.bench

bench-ui: $(VENV)/.dev
	@$(BIN)/python -m tests.browser.bench

golden: $(VENV)/.dev
	@$(BIN)/python -m tests.golden.renew

# After a change of how something looks: what panels are compared with, and the pictures of README.
pictures: $(VENV)/.dev
	@$(BIN)/python -m tests.widgets.ganges.renew
	@$(BIN)/python -m tests.pictures

# Files of the page's template that are made from the palette and the scenes.
template: $(VENV)/.dev
	@$(BIN)/python -m rajas_widgets.server.template

notebooks: $(VENV)/.dev
	@$(BIN)/python -m tests.notebooks.renew

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.*
