"""Puts one broken program before its tests, in a process of its own.

Most mutants change a function that is only called while a test runs. For them pytest collects all tests once; each
trial is a fork of that process in which the code of the living function is exchanged. What runs while the program is
being imported has to be imported broken: such a trial collects its tests anew.
"""

from __future__ import annotations

import ast
import gc
import importlib.abc
import importlib.machinery
import os
import signal
import sys
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest
from attrs import frozen

from .breaking import Mutant, broken
from .project import Project
from .reach import Reach, settle_chance

KILLED, SURVIVED, TIMEOUT, UNREACHED = "killed", "survived", "timeout", "unreached"

QUICK, ENOUGH = 0.5, 5
"""A test that takes fewer seconds than this is quick. Lines that so many quick tests run need no slow one beside them:
random games notice much, but late, and a rule should have a test that says it."""

_LATER = "later"
_OPTIMIZED = 1
"""The flag of a code object that belongs to a function, not to a module or class."""

Tell = Callable[[str, str], None]


@frozen
class Verdict:
    """What came of a trial, and the test that decided it."""

    outcome: str
    by: str = ""


class OutOfStepError(Exception):
    """The trial itself went wrong, not the program in it."""


# ---------------------------------------------------------------- one process


def apart(work: Callable[[Tell], None], *, quiet: bool = True) -> Verdict:
    """Do this in a forked process, which says once what came of it. One that is stopped by its own alarm timed out.

    A quiet one prints nothing and is a group of its own, which ends with it. Another one shares the terminal: it may
    draw its progress there, and whoever interrupts us interrupts it, while we wait for what it has to say.
    """
    hear, speak = os.pipe()
    child = os.fork()
    if child == 0:
        _alone(work, lambda outcome, by: _say(speak, outcome, by), quiet)
    os.close(speak)
    before = signal.getsignal(signal.SIGINT) if quiet else signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        _, status = os.waitpid(child, 0)
    finally:
        signal.signal(signal.SIGINT, before)
        if quiet:
            _end_group(child)
    said = os.read(hear, 65536).decode()
    os.close(hear)
    return _heard(said, status)


def _alone(work: Callable[[Tell], None], tell: Tell, quiet: bool) -> None:
    if quiet:
        os.setpgid(0, 0)
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
    try:
        work(tell)
    except BaseException:
        tell("error", traceback.format_exc())
    os._exit(0)


def _say(speak: int, outcome: str, by: str) -> None:
    os.write(speak, f"{outcome} {by}"[:60000].encode())


def _heard(said: str, status: int) -> Verdict:
    outcome, _, by = said.partition(" ")
    if outcome == "error":
        raise OutOfStepError(by)
    if outcome:
        return Verdict(outcome, by)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGALRM):
        return Verdict(TIMEOUT)
    return Verdict(KILLED, "the interpreter ended")


def _end_group(leader: int) -> None:
    """End what is left of a trial: a worker that a test started, or all of it when we are interrupted."""
    try:
        os.killpg(leader, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        return


def _limit(seconds: float) -> None:
    """End this process after so much of its own time, or six times as much of everybody's."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, 6 * seconds)


# ---------------------------------------------------------------- its tests


class _Judging:
    """A pytest plugin that runs some of the collected tests, up to the first that fails."""

    def __init__(self, reach: Reach) -> None:
        self._reach = reach
        self._failed: list[str] = []
        self.trouble = ""

    def pytest_configure(self, config: pytest.Config) -> None:
        settle_chance(config)
        # Nobody reads why a test fails, and pytest takes a second to say it well.
        config.option.tbstyle = "native"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed.append(report.nodeid)

    def pytest_internalerror(self, excrepr: object) -> None:
        self.trouble = str(excrepr)

    def judge(self, items: Sequence[pytest.Item], tell: Tell) -> None:
        for item, following in zip(items, [*items[1:], None], strict=True):
            _limit(5 + 10 * self._reach.seconds[item.nodeid])
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self._failed:
                tell(KILLED, self._failed[0])
                return
        tell(SURVIVED, "")


def _order(reach: Reach, mutant: Mutant) -> list[str]:
    """Its tests: those that run its lines. What runs at import may show anywhere, so all other quick ones follow."""
    tests = reach.tests_of(mutant.path, mutant.first, mutant.last)
    quick = [test for test in tests if reach.seconds[test] < QUICK]
    if len(quick) >= ENOUGH:
        tests = quick
    if _at_import(reach, mutant):
        others = {test for test, seconds in reach.seconds.items() if seconds < QUICK}
        tests += reach.fastest_first(others.difference(tests))
    return tests


def _at_import(reach: Reach, mutant: Mutant) -> bool:
    return not mutant.in_function or reach.imported(mutant.path, mutant.first, mutant.last)


# ---------------------------------------------------------------- functions, exchanged while they live


class Trials(_Judging):
    """The plugin that tries many mutants on one collected session, those first that cost the least.

    What cannot be exchanged there it leaves.
    """

    def __init__(
        self, project: Project, reach: Reach, mutants: Sequence[Mutant], keep: Callable[[Mutant, Verdict], None]
    ) -> None:
        super().__init__(reach)
        self._project = project
        self._mutants = mutants
        self._keep = keep

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        living = _living({str(self._project.root / mutant.path) for mutant in self._mutants})
        gc.collect()
        gc.freeze()
        for mutant in sorted(self._mutants, key=lambda one: self._reach.cost(_order(self._reach, one))):
            verdict = self._try(mutant, items, living)
            if verdict.outcome != _LATER:
                self._keep(mutant, verdict)
        return True

    def _try(
        self, mutant: Mutant, items: Mapping[str, pytest.Item], living: Mapping[CodeType, list[FunctionType]]
    ) -> Verdict:
        if _at_import(self._reach, mutant):
            return Verdict(_LATER)
        tests = _order(self._reach, mutant)
        if not tests:
            return Verdict(UNREACHED)
        chosen = [items[test] for test in tests]
        source = self._project.text(mutant.path)
        path = str(self._project.root / mutant.path)

        def work(tell: Tell) -> None:
            if exchange(_compiled(source, path), _compiled(broken(mutant, source), path), living):
                self.judge(chosen, tell)
            else:
                tell(_LATER, "")

        return apart(work)


def _living(files: set[str]) -> dict[CodeType, list[FunctionType]]:
    """All functions of these files that exist, by their code."""
    found: dict[CodeType, list[FunctionType]] = defaultdict(list)
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename in files:
            found[thing.__code__].append(thing)
    return found


def _compiled(text: str | ast.Module, path: str) -> CodeType:
    """A module's code, as an import makes it."""
    code: CodeType = compile(text, path, "exec", dont_inherit=True)
    return code


def exchange(whole: CodeType, damaged: CodeType, living: Mapping[CodeType, list[FunctionType]]) -> bool:
    """Give every living function whose code differs between these two modules the damaged code; whether that worked."""
    changed = [(function, new) for old, new in _pairs(whole, damaged) for function in living.get(old, ())]
    if not changed or any(len(new.co_freevars) != len(one.__code__.co_freevars) for one, new in changed):
        return False
    for function, new in changed:
        function.__code__ = new
    return True


def _pairs(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The functions of two texts of a module, side by side, where they differ."""
    if old == new:
        return
    if old.co_flags & _OPTIMIZED:
        yield old, new
    mine, others = _inner(old), _inner(new)
    if len(mine) == len(others):
        for one, other in zip(mine, others, strict=True):
            yield from _pairs(one, other)


def _inner(code: CodeType) -> list[CodeType]:
    return [constant for constant in code.co_consts if isinstance(constant, CodeType)]


# ---------------------------------------------------------------- what must be imported broken


class _Damaged(importlib.machinery.SourceFileLoader):
    """Loads one module from a damaged tree."""

    def __init__(self, name: str, path: str, tree: ast.Module) -> None:
        super().__init__(name, path)
        self._tree = tree

    def get_code(self, fullname: str) -> CodeType:
        return _compiled(self._tree, self.path)


class _Finder(importlib.abc.MetaPathFinder):
    """Finds one module of the program damaged, and all others as they are."""

    def __init__(self, path: Path, tree: ast.Module) -> None:
        self._path = str(path)
        self._tree = tree

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin != self._path:
            return None
        spec.loader = _Damaged(fullname, self._path, self._tree)
        return spec


class _Fresh(_Judging):
    """The plugin that tries the one mutant that this process has imported."""

    def __init__(self, reach: Reach, order: Sequence[str], tell: Tell) -> None:
        super().__init__(reach)
        self._order = order
        self._tell = tell
        self.judged = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.judged = True
        items = {item.nodeid: item for item in session.items}
        gone = [test for test in self._order if test not in items]
        if session.testsfailed or gone:
            self._tell(KILLED, "the tests cannot be collected")
        else:
            self.judge([items[test] for test in self._order], self._tell)
        return True


def try_imported(project: Project, reach: Reach, mutant: Mutant, arguments: Sequence[str]) -> Verdict:
    """Try a mutant in a process that has not imported the program yet."""
    order = _order(reach, mutant)
    if not order:
        return Verdict(UNREACHED)
    files = sorted({test.split("::")[0] for test in order})

    def work(tell: Tell) -> None:
        _limit(120)
        sys.meta_path.insert(0, _Finder(project.root / mutant.path, broken(mutant, project.text(mutant.path))))
        plugin: Any = _Fresh(reach, order, tell)
        pytest.main([*arguments, *files], plugins=[plugin])
        if not plugin.judged:
            tell(KILLED, "the tests cannot be collected")

    return apart(work)
