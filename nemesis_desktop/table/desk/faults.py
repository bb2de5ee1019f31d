"""The note of a fault that ends the process, in Qt say: Python's fault handler writes it, the next start finds it.

Apart from the crash window, which only a fault needs: every start passes through here.
"""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import os
from pathlib import Path
from typing import IO, Final

from nemesis_desktop.engine.saving.bounded import check_file, content

FAULTS: Final = "fault.log"
"""What Python's fault handler writes; empty unless a process has ended in the middle of something."""
LARGEST: Final = 1 << 20
"""Bytes of such a note; it has a few thousand."""

_log = logging.getLogger(__name__)


def watch_for_faults(folder: Path) -> IO[str] | None:
    """Have faults that end the process noted in ``folder``; the open file, which must stay open, or None."""
    try:
        with contextlib.suppress(FileNotFoundError):
            # At a pipe the start would wait for ever.
            check_file(folder / FAULTS, LARGEST)
        file = (folder / FAULTS).open("w", encoding="utf-8")
    except OSError as problem:
        _log.warning("faults are not noted: %s", problem)
        return None
    faulthandler.enable(file)
    return file


def fault_of_last_time(folder: Path) -> str:
    """What the fault handler noted when the program ended the last time; empty if it ended as it should."""
    try:
        return content(folder / FAULTS, LARGEST).decode(errors="replace").strip()
    except OSError:
        return ""


def is_interrupt(kind: type[BaseException]) -> bool:
    """Whether somebody pressed Ctrl+C in the terminal: that is no fault."""
    return issubclass(kind, KeyboardInterrupt)


def forget_faults(folder: Path, file: IO[str] | None) -> None:
    """The program ends as it should: the next start finds nothing."""
    if file is None:
        return
    faulthandler.disable()
    file.close()
    try:
        os.unlink(folder / FAULTS)
    except OSError as problem:
        _log.warning("the note of faults stays: %s", problem)
