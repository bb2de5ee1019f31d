"""The lock beside the saved games: only one program may write them, and this says who holds it.

Qt takes the lock and knows one that a crash has left, by its process. What it takes for held for ever is looked at
here: a file of nobody, of another computer, or one that is no file at all or far too large to be a lock.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, Literal, NamedTuple

from nemesis_desktop.engine.saving.bounded import presentable

FILE: Final = "window.lock"
LARGEST: Final = 4096
"""Qt writes a few short lines, in bytes; whatever is longer was not written by it."""
LAST_PROCESS: Final = (1 << 32) - 1
"""No system gives a process a higher number; a lock that names one was not written by a program."""

Holder = Literal["nobody", "here", "elsewhere", "unknown", "no file"]


class Lock(NamedTuple):
    """What a lock says of itself.

    Attributes:
        holder: ``nobody``: there is none, or it names nobody; ``here``: a program on this computer; ``elsewhere``: one
            on another; ``unknown``: the file cannot be read; ``no file``: a folder, say, or a gigabyte, in its place.
        machine: the name of the computer; empty where the lock names none.
    """

    holder: Holder
    machine: str = ""


def lock_in(folder: Path) -> Lock:
    """Read the lock beside the saved games of a folder. Nothing is changed."""
    path = folder / FILE
    try:
        if not os.path.lexists(path):
            return Lock("nobody")
        if not path.is_file() or path.stat().st_size > LARGEST:
            return Lock("no file")
        with path.open("rb") as file:
            lines = file.read(LARGEST).decode("utf-8", "replace").split("\n")
    except OSError:
        return Lock("unknown")
    # A process, the name of its program, the name of its computer, and what identifies that in other ways.
    process, machine = lines[0].strip(), lines[2].strip() if len(lines) > 2 else ""
    if not (process.isascii() and process.isdecimal() and 0 < int(process) <= LAST_PROCESS):
        return Lock("nobody")
    if not machine:
        return Lock("here")
    # Only for this question: hardly any start meets a lock, and all would wait for the module.
    import platform

    return Lock("here" if machine == platform.node() else "elsewhere", presentable(machine))
