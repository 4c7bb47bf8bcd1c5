# make play    play in the browser, without Discord; PORT=9000 takes another port
# make test    formatting, lint, types and all tests
# make fuzz    ten thousand random games of every game
# make bench   how fast it is and how computer games come out, one JSON line a figure; several minutes
# make crash   kills the bot 200 times while people play: nothing is lost, done twice, or left unsaid
# make storm   200 tables for 20 minutes while Discord fails again and again
# make leak    50 whole games of each game: every byte that leaves the bot is searched for others' secrets
# make count   500 games with restarts: everybody is called exactly once for every turn
# make format  puts the code into its one form
#
# Everything is installed into .venv, by itself, when it is missing or pyproject.toml or constraints.txt has changed.

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
BIN := .venv/bin
READY := .venv/ready

.PHONY: play test fuzz bench crash storm leak count format

play: $(READY)
	@$(BIN)/python -m bot.playground $(if $(PORT),--port $(PORT))

test: $(READY)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest --numprocesses auto --dist worksteal

fuzz: $(READY)
	$(BIN)/python -m rules fuzz --games 10000

bench: $(READY)
	@$(BIN)/python -m tests.bench

crash storm leak count: $(READY)
	@$(BIN)/python -m tests.trials $@ $(if $(TIMES),--times $(TIMES)) $(if $(SEED),--seed $(SEED))

format: $(READY)
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

$(READY): pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Elder needs Python 3.11 or newer; name yours: make PYTHON=/path/to/python3"; exit 1; }
	@echo 'Setting up Elder in .venv (a minute or two) …'
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --disable-pip-version-check --quiet --constraint constraints.txt --editable '.[dev]'
	@touch $@
