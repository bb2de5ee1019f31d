"""What the program notes about itself: a few small files that push each other out, and the last lines in memory.

Nothing secret of a game is ever noted. Where no file can be written (a home that is read-only, a full disk) the program
goes on without one, for nobody plays to read logs. For the same reason no start waits for the file: the first lines are
remembered, and written once the window stands.
"""

from __future__ import annotations

import contextlib
import logging
from collections import deque
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from nemesis_desktop.engine.saving.bounded import NoFileError

LOG: Final = "nemesis-desktop.log"
LARGEST: Final = 256 * 1024
"""How large a log may become, in bytes, before the next one is begun."""
KEPT: Final = 3
"""How many full ones are kept beside it."""
LAST_LINES: Final = 200
"""How many lines a crash report quotes."""

_FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class LastLines(logging.Handler):
    """The newest lines of the log, for a crash report."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: deque[str] = deque(maxlen=LAST_LINES)
        self.setFormatter(logging.Formatter(_FORM))

    def emit(self, record: logging.LogRecord) -> None:
        """Remember a line."""
        self.lines.append(self.format(record))


def begin() -> LastLines:
    """Begin to note what happens, for as long as the program runs; in memory, until ``keep`` is called."""
    root = logging.getLogger()
    begun = next((handler for handler in root.handlers if isinstance(handler, LastLines)), None)
    if begun is not None:
        return begun
    # A disk that is full must not stop a game, nor write a traceback for each line that does not fit.
    logging.raiseExceptions = False
    root.setLevel(logging.INFO)
    last = LastLines()
    root.addHandler(last)
    qInstallMessageHandler(_from_qt)
    return last


def keep(folder: Path, last: LastLines) -> None:
    """From now on write into a file of ``folder`` too, beginning with the lines that are remembered."""
    from logging.handlers import RotatingFileHandler

    try:
        if (folder / LOG).is_fifo():
            # The window would wait for ever until somebody reads it.
            raise NoFileError(folder / LOG)
        file = RotatingFileHandler(folder / LOG, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8", delay=False)
        assert file.stream is not None, "it was opened at once"
        file.stream.writelines(f"{line}\n" for line in last.lines)
        file.flush()
    except OSError as problem:
        logging.getLogger().warning("no log is kept: %s", problem)
        return
    file.setFormatter(logging.Formatter(_FORM))
    logging.getLogger().addHandler(file)


def end() -> None:
    """Close the files and hand Qt's messages back to Qt."""
    qInstallMessageHandler(None)
    root = logging.getLogger()
    for handler in list(root.handlers):
        if isinstance(handler, LastLines | logging.FileHandler):
            root.removeHandler(handler)
            # What is still to be written may not fit on the disk either.
            with contextlib.suppress(OSError):
                handler.close()


def _from_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    logging.getLogger("qt").log(_LEVELS.get(kind, logging.WARNING), "%s", message)
