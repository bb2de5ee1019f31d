"""Which tests run which line, how long each takes, and what runs while the program is only being imported."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import coverage
import pytest
from attrs import define, field

from .project import Project

IMPORTING = ""
"""The context of everything that no test runs."""


@define
class Reach:
    """What was found in one run of the tests."""

    seconds: dict[str, float] = field(factory=dict)
    """Each test, and how long it takes."""

    lines: dict[str, dict[int, list[str]]] = field(factory=dict)
    """For each module, by line: the tests that run it."""

    imports: dict[str, set[int]] = field(factory=dict)
    """For each module: the lines that run before any test does."""

    def tests_of(self, path: str, first: int, last: int) -> list[str]:
        """The tests that run any of these lines, the fastest first."""
        reached = self.lines.get(path, {})
        found = {test for line in range(first, last + 1) for test in reached.get(line, ())}
        return self.fastest_first(found)

    def imported(self, path: str, first: int, last: int) -> bool:
        """Whether any of these lines runs while the program is being imported or its tests collected."""
        return not self.imports.get(path, set()).isdisjoint(range(first, last + 1))

    def fastest_first(self, tests: Iterable[str]) -> list[str]:
        """These tests in the order in which they are best tried."""
        return sorted(tests, key=lambda test: (self.seconds[test], test))

    def cost(self, tests: Iterable[str]) -> float:
        """How long these take at most, in seconds."""
        return sum(self.seconds[test] for test in tests)

    def forget(self, files: Iterable[str]) -> None:
        """Forget the tests of these files: they have changed, or are gone."""
        gone = {test for test in self.seconds if test.split("::")[0] in set(files)}
        self.seconds = {test: seconds for test, seconds in self.seconds.items() if test not in gone}
        for path, lines in self.lines.items():
            self.lines[path] = {line: [test for test in tests if test not in gone] for line, tests in lines.items()}

    def add(self, other: Reach) -> None:
        """Take in what another run of other tests has found."""
        self.seconds |= other.seconds
        for path, lines in other.lines.items():
            mine = self.lines.setdefault(path, {})
            for line, tests in lines.items():
                mine[line] = [*mine.get(line, ()), *tests]
        for path, imported in other.imports.items():
            self.imports[path] = self.imports.get(path, set()) | imported

    def to_json(self) -> dict[str, Any]:
        """As it is kept; tests by number, for the sake of size."""
        tests = sorted(self.seconds)
        numbers = {test: number for number, test in enumerate(tests)}
        return {
            "tests": [[test, self.seconds[test]] for test in tests],
            "lines": {
                path: {line: [numbers[test] for test in found] for line, found in lines.items()}
                for path, lines in self.lines.items()
            },
            "imports": {path: sorted(lines) for path, lines in self.imports.items()},
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Reach:
        """As it was kept."""
        tests = [test for test, _ in data["tests"]]
        lines = {
            path: {int(line): [tests[number] for number in found] for line, found in kept.items()}
            for path, kept in data["lines"].items()
        }
        return cls(dict(data["tests"]), lines, {path: set(kept) for path, kept in data["imports"].items()})


def settle_chance(config: pytest.Config) -> None:
    """Every run tries the same examples, and none is kept for the next; a failure is enough, whatever its size."""
    # Only now: pytest wants to be the first to import its plugins.
    import hypothesis

    now = hypothesis.settings.get_current_profile_name()
    same = hypothesis.settings(
        hypothesis.settings.get_profile(now),
        derandomize=True,
        database=None,
        phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate),
    )
    hypothesis.settings.register_profile("mutants", same)
    hypothesis.settings.load_profile("mutants")


class Mapper:
    """The pytest plugin that fills a ``Reach``."""

    def __init__(self, project: Project, progress: Any) -> None:
        self.reach = Reach()
        self.failed: set[str] = set()
        self._progress = progress
        self._root = project.root
        self._running = IMPORTING
        self._users: dict[str, list[str]] = defaultdict(list)
        include = [str(project.root / name) for name in project.subject_files()]
        self._coverage = coverage.Coverage(data_file=None, config_file=False, include=include)
        self._coverage.start()

    def pytest_configure(self, config: pytest.Config) -> None:
        settle_chance(config)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._progress.reset(total=len(session.items))
        for item in session.items:
            for fixture in getattr(item, "fixturenames", ()):
                self._users[fixture].append(item.nodeid)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._running = item.nodeid
        self._coverage.switch_context(self._running)
        began = time.perf_counter()
        result = yield
        if item.nodeid not in self.failed:
            self.reach.seconds[item.nodeid] = round(time.perf_counter() - began, 4)
        self._coverage.switch_context(IMPORTING)
        self._progress.update()
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Iterator[None]:
        """What a fixture of many tests runs belongs to all of them, not to the first that happens to ask for it."""
        shared = fixturedef.scope != "function"
        if shared:
            self._coverage.switch_context(f"fixture {fixturedef.argname}")
        result = yield
        if shared:
            self._coverage.switch_context(self._running)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        self._coverage.stop()
        data = self._coverage.get_data()
        for file in data.measured_files():
            path = Path(file).relative_to(self._root).as_posix()
            contexts = data.contexts_by_lineno(file)
            self.reach.lines[path] = {line: self._tests(found) for line, found in contexts.items()}
            self.reach.imports[path] = {line for line, found in contexts.items() if IMPORTING in found}

    def _tests(self, contexts: Sequence[str]) -> list[str]:
        found: set[str] = set()
        for context in contexts:
            if context.startswith("fixture "):
                found.update(self._users[context.removeprefix("fixture ")])
            elif context:
                found.add(context)
        return sorted(found & self.reach.seconds.keys())
