"""Save files: one compressed document, written whole or not at all, read whole or not at all."""

from __future__ import annotations

import contextlib
import gzip
import json
import os
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from nemesis_desktop import __version__
from nemesis_desktop.engine.text import Text

if TYPE_CHECKING:
    from nemesis_desktop.engine.journal import Json

FORMAT = 1
"""Raised when the form of the document changes; older forms are migrated in ``_migrate``."""


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

    def entries(self) -> list[object]:
        """The journal as data. Raises ``ValueError``."""
        return [json.loads(line) for line in self.journal]

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


def read(path: Path) -> Document:
    """Read and validate a save. Raises ``SaveError``; the file is never touched."""
    try:
        raw = path.read_bytes()
    except FileNotFoundError as problem:
        raise SaveError(Text("save-missing", path=str(path))) from problem
    except OSError as problem:
        raise SaveError(Text("save-cannot-read", path=str(path), why=problem.strerror or str(problem))) from problem
    try:
        data = json.loads(gzip.decompress(raw))
    except (OSError, EOFError, zlib.error, ValueError) as problem:
        raise SaveError(Text("save-damaged", path=path.name)) from problem
    return _validate(data, path)


def _validate(data: object, path: Path) -> Document:
    if not isinstance(data, dict) or not isinstance(data.get("format"), int):
        raise SaveError(Text("save-not-a-save", path=path.name))
    if data["format"] > FORMAT:
        raise SaveError(Text("save-newer", path=path.name, program=str(data.get("program", "?"))))
    wanted = {
        "game": str,
        "seed": int,
        "since": int,
        "table": dict,
        "checkpoint": dict,
        "journal": list,
        "summary": dict,
    }
    if any(not isinstance(data.get(key), kind) for key, kind in wanted.items()) or "setup" not in data:
        raise SaveError(Text("save-damaged", path=path.name))
    return Document(
        game=data["game"],
        setup=data["setup"],
        seed=data["seed"],
        checkpoint=data["checkpoint"],
        since=data["since"],
        journal=[Document.line(entry) for entry in data["journal"]],
        table=data["table"],
        summary=data["summary"],
    )
