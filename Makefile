# Everything a person does in this repository; `make` alone lists it.
# scripts/setup finds or installs whatever a target needs, so any target works on a fresh machine.

BIN := .venv/bin
RUN := $(BIN)/python -m
export PATH := $(CURDIR)/.venv/bin:$(PATH)
# Every server and bot that a test starts would translate all sources anew.
unexport PYTHONDONTWRITEBYTECODE
PYTEST := python -m pytest -q -n auto --dist worksteal
GAMES = $(patsubst src/edubba/games/%/data.json,%,$(wildcard src/edubba/games/*/data.json))
SOURCES := $(shell find src -type f -not -path '*/static/*' -not -path '*/__pycache__/*' -not -path '*.egg-info/*')
CHECKED := src tests $(wildcard benchmarks)

# Two stages each: what opens the house, and the tools of those who work on it.
HOUSE := .venv/house
ENVIRONMENT := .venv/ready
BUNDLER := web/node_modules/.bundler
NODE := web/node_modules/.tools
COMPILED := .venv-compiled/ready
CLIENT := src/edubba/static/index.html
CLIENT_SOURCES := $(shell find web/src src/edubba/games -name '*.ts' -o -name '*.tsx' -o -name '*.css' -o -name '*.json') \
	src/edubba/core/asked_by.json src/edubba/locale $(wildcard src/edubba/locale/*/language.ftl) web/index.html web/vite.config.ts
PEERS := .venv/peers
GUESTS := .venv-bench/ready
WRITER := .venv/docs
NAMED := $(CURDIR)/build/rules-named.json $(CURDIR)/build/rules-named-e2e.json

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
ifneq ($(MAKECMDGOALS),opened)
.NOTPARALLEL:
endif
.PHONY: help play opened test begun all lint types imports client interpreted compiled e2e bench bench-web rules mutants mutants-all \
	fuzz bench-solve codes golden docs release audit format lock clean load crash screens web-types

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

play: ## open the house in the browser
	@$(MAKE) --no-print-directory -j2 opened
	@scripts/play $(ARGS)

opened: $(HOUSE) $(CLIENT)

test: begun lint types imports client interpreted compiled e2e ## check everything that must hold, each long suite in short
	@scripts/part --took

begun:
	@scripts/part --anew

# The long suites run once, compiled where they can: both modes meet the same digests. Of each long test
# so many cases are drawn by SEED, and so many mutants of each game.
SEED = 1
CASES = 2
MUTANTS = 30
all: MARKED = -m "not compiled_only and (not slow or interpreted_only)"
all: MARKED_COMPILED = -m "not interpreted_only"
all: MARKED_E2E = -m ""
all: DRAWN = --cases $(CASES) --drawn-by $(SEED)
all: REPORTS = --reports $(NAMED)
all: test docs rules mutants-all fuzz release ## run every suite; of long tests CASES=2 and MUTANTS=30 a game, drawn by SEED=1

lint: $(ENVIRONMENT)
	@scripts/part "Lint"
	@$(BIN)/ruff check -q && $(BIN)/ruff format -q --check

types: $(ENVIRONMENT)
	@scripts/part "Types"
	@$(BIN)/mypy --no-error-summary $(CHECKED)

imports: $(ENVIRONMENT)
	@scripts/part "Imports between the rooms"
	@$(BIN)/lint-imports --no-logo >build.log 2>&1 || { cat build.log; rm build.log; exit 1; }; rm build.log

MARKED = -m "not slow and not compiled_only"
interpreted: $(ENVIRONMENT)
	@scripts/setup compiler
	@scripts/part "Tests, interpreted"
	@EXPECT_COMPILED=0 $(BIN)/$(PYTEST) $(MARKED) $(DRAWN) --rules-report $(word 1,$(NAMED)) --ignore tests/e2e

# From outside the source tree, so that only the installed wheel can be imported.
MARKED_COMPILED = -m "not slow and not interpreted_only"
compiled: $(ENVIRONMENT) $(COMPILED)
	@scripts/part "Tests, compiled"
	@cd .venv-compiled && EXPECT_COMPILED=1 bin/$(PYTEST) -c ../pyproject.toml --rootdir .. $(MARKED_COMPILED) $(DRAWN) \
		--ignore ../tests/e2e ../tests

client: $(NODE) $(CLIENT)
	@scripts/part "The browser client"
	@cd web && npm run --silent check && npm run --silent test -- \
		--reporter=default --reporter=json --outputFile.json=../build/client-tests.json

# In a real Chromium, with the compiled rules behind the server.
MARKED_E2E = -m "not slow"
e2e: $(ENVIRONMENT) $(NODE) $(COMPILED) $(CLIENT)
	@scripts/setup chromium
	@scripts/part "Tests in the browser"
	@cd .venv-compiled && bin/$(PYTEST) -c ../pyproject.toml --rootdir .. $(MARKED_E2E) $(DRAWN) \
		--rules-report $(word 2,$(NAMED)) ../tests/e2e

bench: $(ENVIRONMENT) $(COMPILED) $(GUESTS) $(PEERS) ## measure speed beside the peers (alone on the machine)
	@cd .venv-compiled && bin/python ../benchmarks/run.py $(ARGS)
	@.venv-bench/bin/python benchmarks/research.py --page $(ARGS)

bench-web: $(ENVIRONMENT) $(COMPILED) $(CLIENT) ## measure how soon the house and the browser answer (alone on the machine)
	@scripts/setup chromium
	@.venv-compiled/bin/python -m benchmarks.server $(ARGS)
	@cd .venv-compiled && bin/python -m pytest -q -s -c ../pyproject.toml --rootdir .. \
		../tests/e2e/bench_speed.py ../tests/e2e/ur/bench_speed.py

load: $(ENVIRONMENT) $(COMPILED) ## measure many matches at once, beside boardgame.io, in ten minutes (alone on the machine)
	@.venv-compiled/bin/python -m benchmarks.load $(ARGS)
	@.venv-compiled/bin/python -m benchmarks.load.page

crash: $(ENVIRONMENT) ## kill the server at random moments, 100 times with each database
	@$(RUN) pytest -q -n 2 tests/crash -m "" $(ARGS)

bench-solve: $(ENVIRONMENT) ## solve all layers up to 3 birds on all cores and compare them with the result
	@$(RUN) edubba.solve.results game_of_ur --board second_millennium --max-birds 3 \
		--compare docs/solution/game_of_ur-second_millennium.json

rules: $(ENVIRONMENT) $(NODE) $(CLIENT) ## count the rules that tests name
	@scripts/setup chromium
	@$(RUN) tests.tools.rules $(REPORTS)

mutants: $(ENVIRONMENT) ## break the rules of GAME=... on purpose and count what the tests catch; ARGS="--seed 7" others
	@$(RUN) tests.tools.mutants $(ARGS) $(or $(GAME),$(error Say which game: make mutants GAME=game_of_ur))

mutants-all: $(ENVIRONMENT)
	@failed=0; for game in $(GAMES); do $(RUN) tests.tools.mutants --samples $(MUTANTS) --seed $(SEED) $(ARGS) $$game || failed=1; done; exit $$failed

fuzz: $(ENVIRONMENT) $(COMPILED) ## play random games and check everything at every step
	@.venv-compiled/bin/python -m edubba.testing.fuzz $(ARGS)

codes: $(ENVIRONMENT) ## write codes.py of every game from its data.json
	@$(RUN) edubba.testing.codes

# With the compiled rules, by which the matches in the pictures are played in seconds.
screens: $(ENVIRONMENT) $(NODE) $(COMPILED) $(CLIENT) ## take the pictures of all screens into build/screens, and those of the docs (alone on the machine)
	@scripts/setup chromium
	@.venv-compiled/bin/python scripts/screens.py $(ARGS)

web-types: $(ENVIRONMENT) ## write the client's TypeScript types from the server's models
	@$(RUN) tests.tools.typescript

golden: $(ENVIRONMENT) ## write golden playthroughs, perft numbers and digests anew
	@$(RUN) edubba.testing.golden
	@$(RUN) edubba.testing.perft
	@$(BIN)/python tests/games/test_same_games.py --write

docs: $(HOUSE) $(WRITER) ## build the documentation as a site into build/site
	@$(RUN) mkdocs build --strict --quiet

release: $(ENVIRONMENT) ## build an sdist and wheels for every Python at hand, and try and weigh them in clean environments
	@scripts/setup compiler
	@scripts/release

# All are asked before it fails; the peer runs in measurements alone, so of it we are only told.
audit: $(ENVIRONMENT) $(NODE) ## ask whether any package that is pinned has a known weakness (needs the network)
	@scripts/setup advisories
	@$(RUN) pip install -qq pip-audit
	@failed=0; \
	for file in requirements/*.txt; do echo "== $$file"; \
		$(RUN) pip_audit --strict --disable-pip --require-hashes --progress-spinner off -r $$file || failed=1; done; \
	echo "== web"; (cd web && npm audit) || failed=1; \
	echo "== benchmarks/load/peer"; (cd benchmarks/load/peer && npm audit --package-lock-only) || true; exit $$failed

format: $(ENVIRONMENT) $(NODE) ## format the sources
	@$(BIN)/ruff check -q --fix-only && $(BIN)/ruff format -q
	@cd web && npm run --silent format

# Constraints keep the peers installable beside the tools.
LOCK = $(BIN)/uv pip compile -q --universal --generate-hashes --python-version 3.11 \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links pyproject.toml
lock: $(ENVIRONMENT) ## pin the newest allowed versions in requirements/
	@$(RUN) pip install -qq uv
	@$(LOCK) --upgrade --extra dev -o requirements/dev.txt
	@$(LOCK) --upgrade --extra bench -c requirements/dev.txt -o requirements/bench.txt
	@$(LOCK) --upgrade --extra docs -c requirements/dev.txt -o requirements/docs.txt
	@$(LOCK) --upgrade --extra all -c requirements/dev.txt -o requirements/all.txt
	@$(LOCK) --upgrade --extra server --extra build -c requirements/dev.txt -o requirements/play.txt
	@$(LOCK) --upgrade -c requirements/dev.txt -o requirements/run.txt

clean: ## remove everything that was made
	@rm -rf .venv .venv-compiled .venv-bench web/node_modules src/edubba/static build dist build.log src/*.egg-info .*_cache .hypothesis
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

$(HOUSE): pyproject.toml setup.py requirements/play.txt scripts/setup
	@scripts/setup house
	@touch $@

$(ENVIRONMENT): $(HOUSE) requirements/dev.txt
	@scripts/setup tools
	@touch $@

$(PEERS): requirements/bench.txt $(ENVIRONMENT)
	@scripts/setup peers
	@touch $@

$(WRITER): requirements/docs.txt $(HOUSE)
	@scripts/setup writer
	@touch $@

# Where Node is missing, it comes from PyPI into .venv.
$(BUNDLER): web/package-lock.json | $(if $(shell scripts/setup known_node),,$(HOUSE))
	@scripts/setup bundler
	@touch $@

$(NODE): web/package-lock.json | $(HOUSE)
	@scripts/setup node
	@touch -r $< $(BUNDLER)
	@touch $@

$(CLIENT): $(BUNDLER) $(CLIENT_SOURCES)
	@scripts/setup client

$(COMPILED): $(HOUSE) $(SOURCES) $(CLIENT)
	@scripts/setup compiled
	@touch $@

$(GUESTS): $(ENVIRONMENT) $(SOURCES) $(wildcard examples/connect_four/connect_four/*)
	@scripts/setup guests
	@touch $@
