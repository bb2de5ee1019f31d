"""When the program itself goes wrong: a report that a person can read and send, and the way back into the game.

A traceback is never shown alone. What happened is written to a report beside the logs, a small window says so in
plain words, and the game goes on from its last autosave. A fault that ends the whole process (in Qt, say) is noted by
Python's fault handler; the next start finds the note and tells about it then.
"""

from __future__ import annotations

import logging
import platform
import sys
import traceback
from collections.abc import Iterable, Mapping
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QDateTime, QLocale, Qt, QUrl, Signal, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from nemesis_desktop import __version__
from nemesis_desktop.engine import files
from nemesis_desktop.engine.storage import SaveError
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.theme import sized_font

KEPT: Final = 10
"""How many reports are kept; the oldest goes first."""

_log = logging.getLogger(__name__)


def told(error: BaseException) -> str:
    """An error as Python tells it."""
    return "".join(traceback.format_exception(error)).rstrip()


def report(words: Words, what: str, lines: Iterable[str] = (), autosave: Path | None = None) -> str:
    """The text of a report: first for the person, in their language, then for whoever mends the program.

    Args:
        words: the person's language.
        what: what happened, as Python tells it.
        lines: the last lines of the log.
        autosave: the game that was being played; None without one.
    """
    when = datetime.now().astimezone().strftime("%Y-%m-%d %H:%M %z")
    parts = [
        words.text(Text("ui-desk-report-head", version=__version__, when=when)),
        words.text(Text("ui-desk-report-holds")),
        "\n".join(_surroundings(words.language)),
        _game(autosave),
        what,
        "\n".join(lines),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _surroundings(language: str) -> Iterable[str]:
    kind = "packaged" if getattr(sys, "frozen", False) else "from source"
    yield f"nemesis-desktop {__version__} ({kind}), {language}"
    yield f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}"
    if QGuiApplication.instance() is not None:
        screens = ", ".join(
            f"{screen.size().width()}×{screen.size().height()} at {screen.devicePixelRatio():g}"
            for screen in QGuiApplication.screens()
        )
        yield f"{QGuiApplication.platformName()}: {screens}"


def _game(autosave: Path | None) -> str:
    """Setup, seed and length of a game: enough to play it again with the save that lies beside the report."""
    if autosave is None or not autosave.exists():
        return ""
    from nemesis_desktop.engine.checking import read_save
    from nemesis_desktop.games import KINDS

    try:
        save = read_save(autosave, KINDS)
    except SaveError as problem:
        return f"game: {problem.text.id}"
    # The names of the people are nobody's business; how many they are shows in the rest.
    chosen = save.kind.setup_to_json(save.setup)
    setup = {name: value for name, value in chosen.items() if name != "people"} if isinstance(chosen, Mapping) else {}
    return f"game: {save.kind.id}, seed {save.seed}, choices {len(save.choices)}, {setup}"


def write_report(folder: Path, text: str, autosave: Path | None = None) -> Path | None:
    """Write a report, and a copy of the game beside it; where it lies, or None where nothing can be written."""
    stem = datetime.now().strftime("report-%Y%m%d-%H%M%S")
    path = folder / f"{stem}.txt"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.txt"
        number += 1
    try:
        # A traceback may quote what cannot be encoded.
        files.write(path, text.encode(errors="backslashreplace"))
        if autosave is not None and autosave.exists():
            from nemesis_desktop.engine.checking import LARGEST

            files.copy(autosave, path.with_suffix(".nemesis"), LARGEST)
        for old in sorted(folder.glob("report-*.txt"))[:-KEPT]:
            files.remove(old)
            files.remove(old.with_suffix(".nemesis"))
    except OSError as problem:
        _log.warning("no report is kept: %s", problem)
        return path if path.exists() else None
    return path


class CrashDialog(QDialog):
    """Says that the program has failed, where the report lies, and how to go on.

    It is made of Qt's plainest widgets: what has just failed may be the drawing of our own.

    Attributes:
        go_on: the button that leads back into the game, or to the start screen where there is no game.
        text: the report; hidden until somebody wants to read it.

    Signals:
        continued: the person wants to go on playing.
        ended: the person has had enough.
    """

    continued = Signal()
    ended = Signal()

    def __init__(
        self, words: Words, text: str, path: Path | None, autosave: Path | None = None, *, last_time: bool = False,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._words = words
        self._path = path
        self._answered = False
        self.setWindowTitle(self._say("title"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        head = QLabel(self._say("failed-before" if last_time else "failed"))
        head.setWordWrap(True)
        head.setFont(sized_font("text", 18, 600))
        game = QLabel("" if autosave is None else self._say("saved-at", time=_clock(autosave, words)))
        game.setVisible(autosave is not None)
        kept = QLabel(self._say("report-kept", path=str(path)) if path is not None else self._say("report-lost"))
        kept.setWordWrap(True)
        kept.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self._say("report"))
        self.text.hide()
        self.go_on = QPushButton(self._say("start" if autosave is None else "continue"))
        self.read = QPushButton(self._say("read"))
        self.show_folder = QPushButton(self._say("folder"))
        self.show_folder.setVisible(path is not None)
        self.end = QPushButton(self._say("quit"))
        self.go_on.setDefault(True)
        buttons = QHBoxLayout()
        for button in (self.read, self.show_folder):
            buttons.addWidget(button)
        buttons.addStretch(1)
        for button in (self.end, self.go_on):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        for widget in (head, game, kept):
            column.addWidget(widget)
        column.addWidget(self.text, 1)
        column.addStretch(0)
        column.addLayout(buttons)
        column.setContentsMargins(22, 18, 22, 18)
        column.setSpacing(12)
        self.resize(680, 210)
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)
        self.go_on.clicked.connect(lambda: self._answer(True))
        self.end.clicked.connect(lambda: self._answer(False))
        self.read.clicked.connect(self._unfold)
        self.show_folder.clicked.connect(self._open_folder)

    def _say(self, message: str, **args: Argument) -> str:
        return self._words.text(Text(f"ui-desk-{message}", **args))

    def _unfold(self) -> None:
        self.text.setVisible(not self.text.isVisible())
        self.resize(self.width(), 520 if self.text.isVisible() else self.minimumSizeHint().height())

    def _open_folder(self) -> None:
        if self._path is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._path.parent)))

    def _answer(self, go_on: bool) -> None:
        self._answered = True
        (self.continued if go_on else self.ended).emit()
        self.close()

    def done(self, result: int) -> None:
        """Escape or the window's cross mean to go on: nothing is lost by that."""
        if not self._answered:
            self._answered = True
            self.continued.emit()
        super().done(result)


def _clock(path: Path, words: Words) -> str:
    """The time at which a file was written, as the language writes it."""
    when = QDateTime.fromSecsSinceEpoch(int(path.stat().st_mtime))
    return QLocale(words.language).toString(when.time(), QLocale.FormatType.ShortFormat)


def say_on_terminal(words: Words, path: Path | None, *, last_time: bool = False) -> None:
    """One sentence for whoever started the program in a terminal."""
    if sys.stderr is not None and not sys.stderr.closed:
        where = words.text(Text("ui-desk-report-kept", path=str(path))) if path else ""
        print(words.text(Text("ui-desk-failed-before" if last_time else "ui-desk-failed")), where, file=sys.stderr)


def error_of(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> BaseException:
    """What ``sys.excepthook`` was given, as one value."""
    found = error if error is not None else kind()
    return found.with_traceback(trace)
