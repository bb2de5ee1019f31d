"""The tool on a toy: a strong test kills what it guards, a weak one lets it live."""

import argparse
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from .__main__ import _sample
from .project import Project
from .trial import KILLED, SURVIVED, TIMEOUT, OutOfStepError, Verdict, _limit, apart

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="every mutant is tried in a forked process")

SETTINGS = '[tool.mutants]\nsubjects = ["toy/*.py", "!toy/whole.py"]\njudges = ["checks/test_*.py"]\n'

DICE = """\
LIMIT = 3


def alarm(face, slime):
    return face == "danger" or (face == "silence" and slime)


def dead(wounds):
    return wounds >= LIMIT


def unused(door):
    return not door
"""

STRONG = """\
import pytest
from toy.dice import alarm


@pytest.fixture(scope="module")
def dry():
    return [alarm(face, False) for face in ("danger", "silence", "1")]


def test_a_fixture_of_the_module(dry):
    assert dry[1:] == [False, False]


def test_it_belongs_to_every_test_that_uses_it(dry):
    assert dry[0]


def test_slime():
    assert alarm("silence", True) and not alarm("1", True)
"""

WEAK = "from toy.dice import dead\n\n\ndef test_dead():\n    assert dead(5) and not dead(1)\n"
BORDER = "    assert dead(3) and not dead(2)\n"


def run(toy: Path) -> str:
    """What the tool prints."""
    found = {"PYTHONPATH": str(Path(__file__).parents[2]), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "tests.mutants", "--sample", "100"]
    done = subprocess.run(command, cwd=toy, env={**os.environ, **found}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    top = tmp_path_factory.mktemp("toy")
    for name, text in {
        "pyproject.toml": SETTINGS,
        "toy/__init__.py": "",
        "toy/dice.py": DICE,
        "toy/whole.py": "LEFT_ALONE = 1\n",
        "checks/test_strong.py": STRONG,
        "checks/test_weak.py": WEAK,
    }.items():
        (top / name).parent.mkdir(exist_ok=True)
        (top / name).write_text(text)
    return top


def test_the_weak_tests_mutants_survive_until_it_becomes_strong(toy: Path) -> None:
    before = {path: path.read_bytes() for path in toy.rglob("*.py")}
    told = run(toy)
    survivors = [line.strip() for line in told.splitlines() if line.startswith("  ")]
    assert survivors == [
        "toy/dice.py:1  3  →  4",
        "toy/dice.py:1  3  →  2",
        "toy/dice.py:9  wounds >= LIMIT  →  wounds > LIMIT",
        "toy/dice.py:13  not door  →  door",
    ]
    assert told.index("no test runs these lines") < told.index("toy/dice.py:13")
    assert "10 of 10 tried: 6 killed, 4 survived (1 on lines that no test runs), 0 timed out" in told
    assert {path: path.read_bytes() for path in toy.rglob("*.py")} == before

    # Broken off after four, it goes on from there.
    verdicts = toy / ".mutants" / "verdicts.jsonl"
    kept = verdicts.read_text().splitlines(keepends=True)[:4]
    verdicts.write_text("".join(kept))
    assert run(toy) == told
    assert verdicts.read_text().splitlines(keepends=True)[:4] == kept

    (toy / "checks" / "test_weak.py").write_text(WEAK + BORDER)
    assert [line.strip() for line in run(toy).splitlines() if line.startswith("  ")] == [
        "toy/dice.py:13  not door  →  door"
    ]


def test_a_seed_chooses_always_the_same_mutants(toy: Path) -> None:
    def chosen(seed: int, sample: int = 4, within: str = "") -> list[str]:
        options = argparse.Namespace(seed=seed, sample=sample, within=within)
        return [mutant.id for mutant in _sample(Project.at(toy), options)]

    assert chosen(7) == chosen(7) and len(set(chosen(7))) == 4
    assert chosen(7) != chosen(8)
    assert sorted(chosen(7, 100)) == sorted(chosen(8, 100))
    assert chosen(7, 100, "cards") == []


# ---------------------------------------------------------------- a process of its own


def test_a_trial_says_what_came_of_it_and_changes_nothing_here() -> None:
    here: list[str] = []

    def work(tell: object) -> None:
        here.append("changed")
        tell(KILLED, "checks/test_weak.py::test_dead")  # type: ignore[operator]

    assert apart(work) == Verdict(KILLED, "checks/test_weak.py::test_dead")
    assert here == []


def test_a_trial_without_end_is_stopped() -> None:
    def work(tell: object) -> None:
        _limit(0.05)
        while True:
            pass

    assert apart(work) == Verdict(TIMEOUT)


def test_a_trial_in_which_the_interpreter_dies_has_noticed() -> None:
    assert apart(lambda tell: os.kill(os.getpid(), signal.SIGKILL)).outcome == KILLED


def test_an_error_of_the_tool_is_no_verdict() -> None:
    def work(tell: object) -> None:
        raise KeyError(SURVIVED)

    with pytest.raises(OutOfStepError, match="KeyError"):
        apart(work)
