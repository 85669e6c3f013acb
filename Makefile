# Everything a person does in this repository; `make` alone lists it.
# scripts/setup finds or installs whatever a target needs, so any target works on a fresh machine.

BIN := .venv/bin
RUN := $(BIN)/python -m
PYTEST := python -m pytest -q -n auto --dist worksteal
GAMES = $(patsubst src/edubba/games/%/data.json,%,$(wildcard src/edubba/games/*/data.json))
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*')
CHECKED := src tests $(wildcard benchmarks)

ENVIRONMENT := .venv/ready
COMPILED := .venv-compiled/ready
PEERS := .venv/peers

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test all lint types imports interpreted compiled bench rules mutants mutants-all \
	fuzz codes golden release format lock clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

play: $(ENVIRONMENT) ## play in the terminal against a bot
	@$(BIN)/edubba play game_of_ur $(ARGS)

test: lint types imports interpreted compiled ## check everything that must hold, each long suite in short

all: MARKED = -m ""
all: MARKED_COMPILED = -m "not interpreted_only"
all: test rules mutants-all fuzz release ## run every suite in full

lint: $(ENVIRONMENT)
	@echo "== Lint"
	@$(BIN)/ruff check -q && $(BIN)/ruff format -q --check

types: $(ENVIRONMENT)
	@echo "== Types"
	@$(BIN)/mypy --no-error-summary $(CHECKED)

imports: $(ENVIRONMENT)
	@echo "== Imports between the rooms"
	@$(BIN)/lint-imports --no-logo >build.log 2>&1 || { cat build.log; rm build.log; exit 1; }; rm build.log

interpreted: $(ENVIRONMENT)
	@scripts/setup compiler
	@echo "== Tests, interpreted"
	@EXPECT_COMPILED=0 $(BIN)/$(PYTEST) $(MARKED)

# From outside the source tree, so that only the installed wheel can be imported.
MARKED_COMPILED = -m "not slow and not interpreted_only"
compiled: $(COMPILED)
	@echo "== Tests, compiled"
	@cd .venv-compiled && EXPECT_COMPILED=1 bin/$(PYTEST) -c ../pyproject.toml --rootdir .. $(MARKED_COMPILED) ../tests

bench: $(COMPILED) $(PEERS) ## measure speed beside the peers (alone on the machine)
	@cd .venv-compiled && bin/python ../benchmarks/run.py $(ARGS)

rules: $(ENVIRONMENT) ## count the rules that tests name
	@$(RUN) edubba.testing.rules

mutants: $(ENVIRONMENT) ## break the rules of GAME=... on purpose and count what the tests catch
	@$(RUN) edubba.testing.mutants $(or $(GAME),$(error Say which game: make mutants GAME=game_of_ur))

mutants-all: $(ENVIRONMENT)
	@for game in $(GAMES); do $(RUN) edubba.testing.mutants $$game || exit 1; done

fuzz: $(COMPILED) ## play random games and check everything at every step
	@cd .venv-compiled && bin/python -m edubba.testing.fuzz $(ARGS)

codes: $(ENVIRONMENT) ## write codes.py of every game from its data.json
	@$(RUN) edubba.testing.codes

golden: $(ENVIRONMENT) ## write golden playthroughs, perft numbers and digests anew
	@$(RUN) edubba.testing.golden
	@$(RUN) edubba.testing.perft
	@$(BIN)/python tests/games/test_same_games.py --write

release: $(ENVIRONMENT) ## build wheel and sdist and try both in clean environments
	@scripts/setup compiler
	@scripts/release

format: $(ENVIRONMENT) ## format the sources
	@$(BIN)/ruff check -q --fix-only && $(BIN)/ruff format -q

# Constraints keep the peers installable beside the tools.
LOCK = $(BIN)/uv pip compile -q --universal --generate-hashes --python-version 3.11 \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links pyproject.toml
lock: $(ENVIRONMENT) ## pin the newest allowed versions in requirements/
	@$(RUN) pip install -qq uv
	@$(LOCK) --upgrade --extra dev -o requirements/dev.txt
	@$(LOCK) --upgrade --extra bench -c requirements/dev.txt -o requirements/bench.txt
	@$(LOCK) --upgrade -c requirements/dev.txt -o requirements/run.txt

clean: ## remove everything that was made
	@rm -rf .venv .venv-compiled build dist build.log src/*.egg-info .*_cache .hypothesis
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

$(ENVIRONMENT): pyproject.toml setup.py requirements/dev.txt scripts/setup
	@scripts/setup environment
	@touch $@

$(PEERS): requirements/bench.txt $(ENVIRONMENT)
	@scripts/setup peers
	@touch $@

$(COMPILED): $(ENVIRONMENT) $(SOURCES)
	@scripts/setup compiled
	@touch $@
