"""Games that were played are kept one by one, so that a long run can be broken off and gone on with.

A file of lines of JSON: the first says what is played, each other one is a game. Somebody may pull the plug in the
midst of a line; then that game is played again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from attrs import frozen

from nemesis_desktop import __version__
from nemesis_desktop.engine.saving import files
from nemesis_desktop.engine.seats.records import Record
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.program.typed import FAILED, Complaint

if TYPE_CHECKING:
    from typing import TextIO

    from nemesis_desktop.engine.journal import Json

ENDING: Final = ".games"
"""Follows the name of a table of figures in the name of the file beside it, in which its games are kept meanwhile."""


@frozen
class Run:
    """What is played: games with the same of these can stand in one file.

    Attributes:
        game: which game.
        table: its table, as the game describes it.
        policies: who plays.
        seed: of the first game.
        version: of the program.
    """

    game: str
    table: Mapping[str, Json]
    policies: Sequence[str]
    seed: int
    version: str = __version__

    def to_json(self) -> dict[str, Any]:
        """The first line of the file."""
        return {
            "game": self.game,
            "table": dict(self.table),
            "policies": list(self.policies),
            "seed": self.seed,
            "version": self.version,
        }


def complaint(message: str, path: Path, **more: Argument) -> Complaint:
    """Something is wrong with a file that was named."""
    return Complaint(Text(message, path=str(path), **more), FAILED)


def check_writable(path: Path) -> None:
    """Complain about a file that cannot be written, before hours have been spent on what is to stand in it."""
    try:
        files.check_place(path)
        there = path.exists()
        with path.open("ab"):
            pass
        if not there:
            path.unlink()
    except OSError as problem:
        raise complaint("cli-not-written", path, why=files.reason(problem)) from problem


class Kept:
    """The file in which the games of a run are kept.

    Args:
        path: where it lies.
        run: what is played.
    """

    def __init__(self, path: Path, run: Run) -> None:
        self.path = path
        self._run = run
        self._file: TextIO | None = None

    def go_on(self) -> list[Record]:
        """The games that are there already. Complains about a file of another run, or one that is none."""
        if not self.path.exists():
            return []
        run, records, whole = _read(self.path)
        wanted = self._run.to_json()
        if differing := [name for name, value in wanted.items() if run.get(name) != value]:
            raise complaint("cli-kept-other", self.path, what=", ".join(differing))
        if whole < self.path.stat().st_size:
            with self.path.open("r+b") as file:
                file.truncate(whole)
        return records

    def open(self, *, afresh: bool) -> None:
        """Be ready to keep games. Complains where nothing can be written."""
        try:
            begun = not afresh and self.path.exists() and self.path.stat().st_size > 0
            self._file = self.path.open("a" if begun else "w", encoding="utf-8")
            if not begun:
                self._line(self._run.to_json())
        except OSError as problem:
            raise complaint("cli-not-written", self.path, why=files.reason(problem)) from problem

    def keep(self, record: Record) -> None:
        """Keep a game. Complains where nothing can be written any more."""
        try:
            self._line(record.to_json())
        except OSError as problem:
            raise complaint("cli-not-written", self.path, why=files.reason(problem)) from problem

    def _line(self, data: Mapping[str, Any]) -> None:
        assert self._file is not None
        self._file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")
        self._file.flush()

    def close(self) -> None:
        """Nothing more is kept."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def remove(self) -> None:
        """The games are all played, and stand elsewhere."""
        self.close()
        files.remove(self.path)


def games_in(path: Path, game: str) -> Sequence[Record]:
    """The games of a file, of whatever run of this game. Complains about one that is none."""
    run, records, _ = _read(path)
    if run.get("game") != game:
        raise complaint("cli-kept-other", path, what="game")
    return records


def _read(path: Path) -> tuple[Mapping[str, Any], list[Record], int]:
    """What is played, the games, and how many bytes are whole lines."""
    try:
        raw = path.read_bytes()
    except OSError as problem:
        raise complaint("cli-not-read", path, why=files.reason(problem)) from problem
    whole = raw.rfind(b"\n") + 1
    head, *lines = raw[:whole].splitlines() or [b""]
    try:
        run = json.loads(head)
        if not isinstance(run, dict) or "policies" not in run:
            raise ValueError("no run")
        return run, [Record.from_json(json.loads(line)) for line in lines], whole
    except (ValueError, RecursionError) as problem:
        raise complaint("cli-kept-damaged", path) from problem
