"""Save files: one compressed document, written whole or not at all; ``checking`` reads it whole or not at all."""

from __future__ import annotations

import contextlib
import gzip
import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from nemesis_desktop import __version__
from nemesis_desktop.engine.text import Text

if TYPE_CHECKING:
    from nemesis_desktop.engine.journal import Json

FORMAT = 1
"""Raised when the form of the document changes; older forms are migrated where they are read."""


class SaveError(Exception):
    """A file that cannot be written or read, in plain words."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.id)
        self.text = text


class Document(NamedTuple):
    """What a save holds: the setup, a checkpoint, the choices since, and the whole journal."""

    game: str
    setup: Json
    seed: int
    checkpoint: Mapping[str, Any]
    since: int
    journal: Sequence[str]
    """Entries already as JSON text, so that an autosave encodes only the newest."""
    table: Mapping[str, Json]
    summary: Mapping[str, Json]

    @staticmethod
    def line(entry: Json) -> str:
        """One journal entry as JSON text."""
        return json.dumps(entry, separators=(",", ":"), ensure_ascii=False)

    def encode(self) -> bytes:
        """The file's content."""
        head = {
            "format": FORMAT,
            "program": __version__,
            "game": self.game,
            "summary": self.summary,
            "setup": self.setup,
            "seed": self.seed,
            "since": self.since,
            "table": self.table,
            "checkpoint": self.checkpoint,
        }
        text = json.dumps(head, separators=(",", ":"), ensure_ascii=False)
        return gzip.compress(f'{text[:-1]},"journal":[{",".join(self.journal)}]}}'.encode(), compresslevel=1, mtime=0)


def previous(path: Path) -> Path:
    """Where the save before the last one is kept."""
    return path.with_name(path.name + ".previous")


def write(path: Path, document: Document) -> None:
    """Write to a temporary file, keep the old one as the previous, rename.

    Raises ``SaveError``; then the old file is as it was.
    """
    fresh = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("wb") as file:
            file.write(document.encode())
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            os.replace(path, previous(path))
        os.replace(fresh, path)
    except OSError as problem:
        # Half a file on a full disk would only take the room that the next try needs.
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise SaveError(Text("save-cannot-write", path=str(path), why=problem.strerror or str(problem))) from problem
