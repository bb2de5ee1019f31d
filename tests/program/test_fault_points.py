"""Every system call of an evening's saving fails once, fails for ever, or is where the program is killed.

Afterwards each game is looked for as its people would: in the list of saved games. The last answer that was saved
without a word, or the one that was just being saved, must be there and open. What has failed must have been told.
"""

from __future__ import annotations

import errno
import os
import pickle
import sys
import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from nemesis_desktop.engine.kind import GameKind
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.saving import checking, files, storage
from nemesis_desktop.engine.saving.checking import Save, read_save
from nemesis_desktop.engine.saving.storage import Document, SaveError
from nemesis_desktop.games import KINDS
from nemesis_desktop.program.kept.saves import SavedGames
from tests.games.nemesis.properties.random_play import after, setup_for

CALLS = ("open", "write", "fsync", "close", "link", "replace", "unlink", "mkdir")
"""All by which the program changes a disk."""
ALWAYS = (errno.ENOSPC, errno.EACCES)
OF_THE_FILE_SYSTEM = {"fsync": (errno.EINVAL, errno.ENOTSUP, errno.EIO), "link": (errno.EPERM, errno.ENOTSUP)}
KILLED = 77


class Killed(BaseException):
    """The program is no more: nothing that it would still do happens."""


def die() -> None:
    """End this process in the middle of everything."""
    os._exit(KILLED)


class Disk:
    """Counts the calls, and does something else at one of them.

    Args:
        at: the number of the call, from 1; 0 does nothing.
        fault: what happens there: an ``errno``, or ``before``, ``half`` or ``after`` it the end of the process.
        lasting: whether all later calls of the same name fail, too.
        kill: how the process ends; without it, no later call does anything, which looks the same on the disk.
    """

    def __init__(
        self, at: int = 0, fault: int | str = 0, *, lasting: bool = False, kill: Callable[[], None] | None = None
    ) -> None:
        self.at, self.fault, self.lasting = at, fault, lasting
        self._kill = kill or self._end
        self._dead = False
        self.names: list[str] = []
        self._failing = ""

    @contextmanager
    def plugged_in(self, patch: pytest.MonkeyPatch) -> Iterator[None]:
        """All writing goes through this disk."""
        with patch.context() as hooks:
            for name in CALLS:
                hooks.setattr(os, name, self._hooked(name, getattr(os, name)))
            hooks.setattr(files, "sleep", lambda _: None)
            yield

    def _hooked(self, name: str, really: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **more: Any) -> Any:
            if name == "open" and not args[1] & os.O_WRONLY:
                return really(*args, **more)
            self.names.append(name)
            if self._dead:
                if name == "close":
                    really(*args, **more)
                raise Killed
            if len(self.names) == self.at or (self.lasting and name == self._failing):
                self._failing = name
                return self._fail(name, really, *args, **more)
            return None if name == "fsync" else really(*args, **more)

        return call

    def _end(self) -> None:
        self._dead = True
        raise Killed

    def _fail(self, name: str, really: Callable[..., Any], *args: Any, **more: Any) -> None:
        with suppress(OSError):
            if name == "write" and self.fault not in ("before", "after"):
                # What does not fit has been written in part.
                file, content = args
                really(file, content[: len(content) // 2])
            elif name == "close" or self.fault == "after":
                really(*args, **more)
        if isinstance(self.fault, str):
            self._kill()
        raise OSError(self.fault, os.strerror(self.fault))


class Ready(Document):
    """A save that is packed only once: packing is not what fails here."""

    def encode(self) -> bytes:
        return _packed(self.seed, len(self.journal))


@cache
def _match(seed: int, answers: int) -> Match[Any, Any]:
    return after(seed, setup_for(2), answers=answers)


@cache
def _packed(seed: int, answers: int) -> bytes:
    return _match(seed, answers).document().encode()


@cache
def state(seed: int, answers: int) -> Ready:
    """A game after so many answers."""
    return Ready(*_match(seed, answers).document())


@cache
def opened(content: bytes, folder: Path) -> tuple[int, int]:
    """Which game a file holds, and after how many answers; it must open. Raises ``SaveError``."""
    path = folder / "opened.nemesis"
    path.write_bytes(content)
    match = Match.load(path, KINDS)
    return match.seed, len(match.journal)


class Evening:
    """Two games are played, saved, kept and opened again.

    Attributes:
        promised: for each thing that people rely on the states of which one must be found.
        told: how often somebody was told that a save had failed.
    """

    def __init__(self, folder: Path) -> None:
        self.saves = SavedGames(folder)
        self.promised: dict[str, set[tuple[int, int]]] = {}
        self.told = 0

    def play(self, note: Callable[[Evening], object] = lambda _: None) -> None:
        """``note`` is called before each save: so much is known if the process ends there."""
        self._note = note
        self._answer(1, 1)
        self._answer(1, 2)
        self._save_as("early", 1, 2)
        self._answer(1, 3)
        self._save_as("early", 1, 3)
        self._answer(1, 4)
        if self._comes(2, 1):
            self._answer(2, 1)
            self._answer(2, 2)
            if self._comes(1, 3):
                self._answer(1, 3, as_another="opened again")

    def _answer(self, seed: int, answers: int, as_another: str = "") -> None:
        self._write(self.saves.autosave, as_another or f"game {seed}", seed, answers)

    def _save_as(self, name: str, seed: int, answers: int) -> None:
        try:
            place = self.saves.place_for(name)
        except OSError:
            self.told += 1
            return
        self._write(place, name, seed, answers)

    def _write(self, place: Path, thing: str, seed: int, answers: int) -> None:
        before = self.promised.get(thing, set())
        self.promised[thing] = before | {(seed, answers)} if before else set()
        self._note(self)
        try:
            storage.write(place, state(seed, answers))
        except SaveError:
            self.told += 1
            self.promised[thing] = before
        else:
            self.promised[thing] = {(seed, answers)}

    def _comes(self, seed: int, answers: int) -> bool:
        """Another game comes; whoever reads that the old one cannot be kept goes back to it."""
        self._note(self)
        try:
            self.saves.keep_unfinished(state(seed, answers), lambda people, turn: f"{', '.join(people)}, {turn}")
        except SaveError:
            self.told += 1
            return False
        return True

    def lost(self, workbench: Path) -> list[str]:
        """What was promised and is not to be found."""
        found: dict[str, set[tuple[int, int]]] = {}
        for saved in self.saves.all():
            # The copies kept before are not counted: every name shows its game at every moment.
            if saved.trouble is None and not saved.former:
                held = opened(saved.path.read_bytes(), workbench)
                found.setdefault(saved.name, set()).add(held)
        anywhere = set().union(*found.values())
        return [
            thing
            for thing, states in self.promised.items()
            if states and not states & (found.get(thing, set()) if thing == "early" else anywhere)
        ]


@pytest.fixture(autouse=True)
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file with the same content is checked once: reading is not what fails here."""
    known: dict[bytes, Save] = {}

    def read(path: Path, kinds: Mapping[str, GameKind[Any, Any]]) -> Save:
        try:
            content = path.read_bytes()
        except OSError:
            return read_save(path, kinds)
        if content not in known:
            known[content] = read_save(path, kinds)
        return known[content]

    monkeypatch.setattr(checking, "read_save", read)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Path]:
    """Where the evenings lie: in memory where the system has such a place, for there are hundreds."""
    memory = Path("/dev/shm")
    if not os.access(memory, os.W_OK):
        yield tmp_path
        return
    with TemporaryDirectory(dir=memory) as folder:
        yield Path(folder)


@pytest.fixture(scope="module")
def workbench(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where found games are opened."""
    return tmp_path_factory.mktemp("workbench")


def calls_of_an_evening(folder: Path, patch: pytest.MonkeyPatch) -> list[str]:
    """The calls of an evening on which nothing fails."""
    disk, evening = Disk(), Evening(folder)
    with disk.plugged_in(patch):
        evening.play()
    assert evening.told == 0 and len(evening.promised) == 4
    return disk.names


def test_nothing_is_lost_where_nothing_fails(place: Path, workbench: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = calls_of_an_evening(place / "saves", monkeypatch)
    assert set(names) == set(CALLS), "every call is one of an evening"
    evening = Evening(place / "saves")
    evening.promised = {"early": {(1, 3)}, "game 1": {(1, 4)}, "game 2": {(2, 2)}, "opened again": {(1, 3)}}
    assert evening.lost(workbench) == []
    evening.promised["game 3"] = {(3, 1)}
    assert evening.lost(workbench) == ["game 3"]


def test_no_call_that_fails_loses_a_game(place: Path, workbench: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = calls_of_an_evening(place / "whole", monkeypatch)
    tried: Counter[str] = Counter()
    lost = []
    for at, name in enumerate(names, start=1):
        for fault in dict.fromkeys((*ALWAYS, *OF_THE_FILE_SYSTEM.get(name, ()))):
            for lasting in (False, True):
                folder = place / f"{at}-{fault}-{lasting}"
                disk, evening = Disk(at, fault, lasting=lasting), Evening(folder)
                with disk.plugged_in(monkeypatch):
                    evening.play()
                tried["for ever" if lasting else "once"] += 1
                gone = evening.lost(workbench) if folder.exists() else []
                empty = [path.name for path in folder.glob("*") if not path.stat().st_size]
                if gone or empty:
                    lost.append((at, name, os.strerror(fault), lasting, gone, empty))
    print(f"\n{len(names)} system calls of an evening; failed {dict(tried)}; games lost: {len(lost)}")
    assert not lost


@pytest.mark.parametrize(
    "killer",
    [
        pytest.param("stopped", id="no later call does anything"),
        pytest.param("killed", id="the process is killed", marks=pytest.mark.soak),
    ],
)
def test_no_moment_at_which_the_program_is_killed_loses_a_game(
    place: Path, workbench: Path, monkeypatch: pytest.MonkeyPatch, killer: str
) -> None:
    if killer == "killed" and sys.platform == "win32":
        pytest.skip("a process cannot be doubled there")
    end = {"stopped": stopped, "killed": killed}[killer]
    names = calls_of_an_evening(place / "whole", monkeypatch)
    tried, lost = 0, []
    for at, name in enumerate(names, start=1):
        for when in ("before", "half", "after") if name == "write" else ("before", "after"):
            evening = Evening(place / f"{at}-{when}")
            evening.promised = end(evening.saves.folder, at, when, monkeypatch)
            tried += 1
            gone = evening.lost(workbench)
            # The next start plays on in the same folder, whatever lies about there.
            evening.play()
            if gone or evening.told or evening.lost(workbench):
                lost.append((at, name, when, gone))
    print(f"\n{killer} at {tried} points of {len(names)} system calls; games lost: {len(lost)}")
    assert not lost


Promises = dict[str, set[tuple[int, int]]]


def stopped(folder: Path, at: int, when: str, patch: pytest.MonkeyPatch) -> Promises:
    """Play until a call; what was promised when the last save began."""
    evening = Evening(folder)
    with Disk(at, when).plugged_in(patch), pytest.raises(Killed):
        evening.play()
    return evening.promised


def killed(folder: Path, at: int, when: str, patch: pytest.MonkeyPatch) -> Promises:
    """The same in a process of its own, which is killed there."""
    reading, writing = os.pipe()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if child == 0:
        try:
            disk = Disk(at, when, kill=die)
            with open(writing, "wb", buffering=0) as pipe, disk.plugged_in(patch):
                Evening(folder).play(lambda now: pipe.write(pickle.dumps(now.promised)))
        finally:
            os._exit(0)
    os.close(writing)
    promised: Promises = {}
    with open(reading, "rb") as pipe:
        while pipe.peek(1):
            promised = pickle.load(pipe)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == KILLED, "the process ended at the call"
    return promised
