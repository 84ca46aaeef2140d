# Two commands do all the set-up: `make run` and `make test`.
# `make help` lists the rest.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
ARGS   ?=
# Nothing is built for it: where there is no wheel, the bot does without.
FAST   := grep -v '^\#' requirements-fast.txt | while read -r each; do \
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --only-binary :all: "$$each" 2>/dev/null \
	|| echo "Pictures will be written a little slower here: there is no wheel of $$each for this machine."; done

.DEFAULT_GOAL := help
.PHONY: help run test check bench fast slow mutants backup restore format clean

help: ## list what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

run: $(VENV)/run.stamp ## start the bot; without DISCORD_TOKEN, the sandbox in the browser
	@$(BIN)/python bot.py $(if $(RESET),--reset) $(ARGS)

test: $(VENV)/dev.stamp ## the whole test suite
	@$(BIN)/python -m pytest $(ARGS)

check: $(VENV)/dev.stamp ## style, types and the direction of imports
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/pyright
	@$(BIN)/lint-imports --no-cache

bench: $(VENV)/dev.stamp ## the speed targets, one JSON line each
	@$(BIN)/python -m bench $(ARGS)

fast: | $(BIN)/python ## compile the rules for speed (needs a C compiler; nothing needs it)
	@$(BIN)/python -m bench.fast check
	@$(MAKE) --no-print-directory $(VENV)/compile.stamp
	@$(BIN)/python -m bench.fast build

slow: ## back to the rules in plain Python
	@rm -rf .fast

mutants: $(VENV)/mutants.stamp ## what the tests would not notice (slow; a sample of every layer)
	@$(BIN)/python -m tests.mutants $(ARGS)

backup: $(VENV)/run.stamp ## a safe copy of the database, at any time (FILE=... says where)
	@$(BIN)/python bot.py --backup $(FILE)

restore: $(VENV)/run.stamp ## puts a copy back: make restore FILE=... (the bot must be stopped)
	@test -n "$(FILE)" || { echo "Which copy? make restore FILE=data/backups/..."; exit 1; }
	@$(BIN)/python bot.py --restore $(FILE)

format: $(VENV)/dev.stamp ## lay the code out as `make check` wants it
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

clean: ## remove everything that these commands made, but no game
	@rm -rf .venv .venv-newest .pytest_cache .ruff_cache .hypothesis artifacts .fast
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Town Crier needs Python 3.11 or newer; this is $$($(PYTHON) --version). Try: make run PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv $(VENV) \
		|| { rm -rf $(VENV); echo "Python's venv module is missing. On Debian or Ubuntu: apt install python3-venv"; exit 1; }

$(VENV)/run.stamp: requirements.txt requirements-fast.txt | $(BIN)/python
	@echo "Installing what the bot needs (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@$(FAST)
	@touch $@

$(VENV)/dev.stamp: requirements-dev.txt requirements.txt requirements-fast.txt | $(BIN)/python
	@echo "Installing what the tests need (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@$(FAST)
	@touch $@ $(VENV)/run.stamp

$(VENV)/mutants.stamp: requirements-mutants.txt $(VENV)/dev.stamp
	@echo "Installing what makes mutants (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-mutants.txt
	@touch $@

$(VENV)/compile.stamp: requirements-compile.txt $(VENV)/run.stamp
	@echo "Installing what compiles (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-compile.txt
	@touch $@
