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
from nemesis_desktop.engine.saving import files
from nemesis_desktop.engine.saving.storage import SaveError
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.theme import sized_font

KEPT: Final = 10
"""How many reports are kept; the oldest goes first."""

HEAD: Final = "Traceback (most recent call last):\n"

_log = logging.getLogger(__name__)


def told(error: BaseException) -> str:
    """An error as Python tells it: of which kind it is and where it came from, with those that it came from first.

    Its own words are left out, for those of a rule or a picture may name a card that nobody may see. Only the system's
    words (a full disk) stay.
    """
    chain: list[str] = []
    found: BaseException | None = error
    while found is not None:
        chain.append("".join([HEAD, *traceback.format_tb(found.__traceback__), _kind(found)]))
        found = found.__cause__ or (None if found.__suppress_context__ else found.__context__)
    return "\n\n".join(reversed(chain))


def _kind(error: BaseException) -> str:
    kind = type(error)
    name = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
    return f"{name}: {error.strerror}" if isinstance(error, OSError) and error.strerror else name


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
    """Setup and length of a game. Its seed is not told: whoever knows it can deal the same cards again."""
    if autosave is None or not autosave.exists():
        return ""
    from nemesis_desktop.engine.saving.checking import read_save
    from nemesis_desktop.games import KINDS

    try:
        save = read_save(autosave, KINDS)
    except SaveError as problem:
        return f"game: {problem.text.id}"
    # The names of the people are nobody's business; how many they are shows in the rest.
    chosen = save.kind.setup_to_json(save.setup)
    setup = {name: value for name, value in chosen.items() if name != "people"} if isinstance(chosen, Mapping) else {}
    return f"game: {save.kind.id}, choices {len(save.choices)}, {setup}"


def write_report(folder: Path, text: str) -> Path | None:
    """Write a report; where it lies, or None where nothing can be written."""
    stem = datetime.now().strftime("report-%Y%m%d-%H%M%S")
    path = folder / f"{stem}.txt"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.txt"
        number += 1
    try:
        # A traceback may quote what cannot be encoded.
        files.write(path, text.encode(errors="backslashreplace"))
        for old in sorted(folder.glob("report-*.txt"))[:-KEPT]:
            files.remove(old)
            files.remove(old.with_suffix(".nemesis"))
    except OSError as problem:
        _log.warning("no report is kept: %s", problem)
        return path if path.exists() else None
    return path


def add_game(report: Path, autosave: Path) -> Path | None:
    """Lay a copy of the game beside a report, because somebody wants it there; where it lies, or None."""
    from nemesis_desktop.engine.saving.checking import LARGEST

    copy = report.with_suffix(".nemesis")
    try:
        files.copy(autosave, copy, LARGEST)
    except OSError as problem:
        _log.warning("no copy of the game is kept: %s", problem.strerror)
        return None
    return copy


class CrashDialog(QDialog):
    """Says that the program has failed, where the report lies, and how to go on.

    It is made of Qt's plainest widgets: what has just failed may be the drawing of our own.

    Attributes:
        add: the button that lays a copy of the game beside the report, once it is told what that holds.
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
        self._autosave = autosave
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
        can_add = path is not None and autosave is not None
        self.add = QPushButton(self._say("add-game"))
        self.add.setVisible(can_add)
        self._about_game = QLabel(self._say("game-holds"))
        self._about_game.setWordWrap(True)
        self._about_game.setVisible(can_add)
        self.end = QPushButton(self._say("quit"))
        self.go_on.setDefault(True)
        buttons = QHBoxLayout()
        for button in (self.read, self.show_folder, self.add):
            buttons.addWidget(button)
        buttons.addStretch(1)
        for button in (self.end, self.go_on):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        for widget in (head, game, kept, self._about_game):
            column.addWidget(widget)
        column.addWidget(self.text, 1)
        column.addStretch(0)
        column.addLayout(buttons)
        column.setContentsMargins(22, 18, 22, 18)
        column.setSpacing(12)
        self.resize(760, 280 if can_add else 210)
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)
        self.go_on.clicked.connect(lambda: self._answer(True))
        self.end.clicked.connect(lambda: self._answer(False))
        self.read.clicked.connect(self._unfold)
        self.show_folder.clicked.connect(self._open_folder)
        self.add.clicked.connect(self._add_game)

    def _say(self, message: str, **args: Argument) -> str:
        return self._words.text(Text(f"ui-desk-{message}", **args))

    def _unfold(self) -> None:
        self.text.setVisible(not self.text.isVisible())
        self.resize(self.width(), 520 if self.text.isVisible() else self.minimumSizeHint().height())

    def _add_game(self) -> None:
        if self._path is None or self._autosave is None:
            return
        copy = add_game(self._path, self._autosave)
        self._about_game.setText(self._say("game-added", path=str(copy)) if copy else self._say("game-not-added"))
        self.add.setEnabled(copy is None)

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
