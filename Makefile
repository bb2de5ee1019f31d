# What people and machines type. Everything is set up by the first command that needs it, inside .venv;
# the shell that does so is in scripts/.

# The interpreter to make .venv with; empty: scripts/environment.sh looks for one. The program's own flags go into ARGS.
PYTHON ?=
ARGS ?=
VENV := .venv/bin/python
export PYTHON

.DEFAULT_GOAL := help
.PHONY: help play setup test lint lines format soak bench levels answers inputs show-times station mutants screens dist clean package package-check package-size reproducible

help:
	@echo "make play     open the game (make play ARGS='simulate --games 10' for the command line)"
	@echo "make test     every check: style, types, borders between the parts, tests"
	@echo "make lint     only style, types and borders       make format   put the style right"
	@echo "make soak     many whole games, minutes long      make bench    measure speed and memory"
	@echo "make levels   how well each level of computer seats plays Nemesis (ARGS='--games 400 --tables solo1,semi4')"
	@echo "make answers  how long the window waits for a computer seat: the first time, and at any question"
	@echo "make show-times  seconds per event phase at three speeds, and what a frame takes meanwhile"
	@echo "make station  how balanced The Thing is between computer seats, and how long an evening of six lasts at least"
	@echo "make inputs   clicks for the commonest acts"
	@echo "make mutants  break single clauses of the rules and list what no test notices (ARGS='--sample 200 --seed 7')"
	@echo "make lines    modules and lines of each storey, the largest modules and classes (ARGS=revision)"
	@echo "make screens  pictures of every screen, into docs/screens"
	@echo "make dist     build the wheel and the source archive, into dist"
	@echo "make package        the installers of this platform, into dist"
	@echo "make package-check  install, start, play, save and remove them in a clean root (Linux, as root)"
	@echo "make package-size   what takes the room in them"
	@echo "make reproducible   build them twice and compare"
	@echo "make clean    remove everything that was made"

play: setup .venv/libraries-desktop
	@$(VENV) -m nemesis_desktop $(ARGS)

setup: .venv/ready .venv/libraries-tests

test: lint
	$(VENV) -m pytest -n 2 --dist worksteal

lint: setup
	$(VENV) -m ruff check .
	$(VENV) -m ruff format --check .
	$(VENV) -m mypy
	.venv/bin/lint-imports

lines: setup
	@$(VENV) scripts/lines.py $(ARGS)

format: setup
	$(VENV) -m ruff check --fix .
	$(VENV) -m ruff format .

soak: setup
	$(VENV) -m pytest -n 2 -m soak

bench: setup
	$(VENV) -m pytest -m bench --benchmark-enable -p no:xdist -s

levels: setup
	@$(VENV) -m tests.benchmarks.levels $(ARGS)

answers: setup
	@$(VENV) -m tests.benchmarks.answers $(ARGS)

show-times: setup
	@$(VENV) -m tests.benchmarks.show_times

station: setup
	@$(VENV) -m tests.benchmarks.station $(ARGS)

inputs: setup
	$(VENV) -m pytest -p no:xdist -s -q tests/games/nemesis/ui/whole/test_inputs.py -k commonest

mutants: setup
	@$(VENV) -m tests.mutants $(ARGS)

screens: setup
	$(VENV) -m pytest -m screens --screens docs/screens

dist: setup
	$(VENV) -m hatchling build

package: setup .venv/packaging .venv/libraries-desktop
	$(VENV) packaging/package.py

package-check: package
	@sh scripts/check_tools.sh
	$(VENV) packaging/linux/check.py

package-size:
	@$(VENV) packaging/size.py --limit

reproducible: setup .venv/packaging .venv/libraries-desktop
	$(VENV) packaging/reproducible.py

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .mutants .import_linter_cache .hypothesis .benchmarks
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/ready: pyproject.toml constraints.txt scripts/environment.sh
	@sh scripts/environment.sh

.venv/packaging: pyproject.toml constraints.txt scripts/packaging_tools.sh | .venv/ready
	@sh scripts/packaging_tools.sh

.venv/libraries-%: scripts/system_libraries.sh nemesis_desktop/program/machine/system_libraries.py | .venv/ready
	@sh scripts/system_libraries.sh $*
