"""Save files: one compressed document, written whole or not at all; ``checking`` reads it whole or not at all."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from nemesis_desktop import __version__
from nemesis_desktop.engine.saving import files
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


def write(path: Path, document: Document) -> None:
    """Write a save; the one before it is kept as the previous.

    Raises ``SaveError``; then the old file is as it was.
    """
    try:
        files.write(path, document.encode(), keep_previous=True, make_folder=True)
    except OSError as problem:
        raise SaveError(Text("save-cannot-write", path=str(path), why=files.reason(problem))) from problem
