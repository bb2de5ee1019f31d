"""The desk on which the window stands: start, second start, files from outside, faults, and the end.

Everything here is about the computer and nothing about the game.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import tempfile
from pathlib import Path
from types import TracebackType
from typing import IO, TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QLibraryInfo, QObject, QPoint, QSocketNotifier, QTimer, QTranslator
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from nemesis_desktop import __version__
from nemesis_desktop.engine.saving import files
from nemesis_desktop.engine.saving.files import previous
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program import folders
from nemesis_desktop.program.kept.saves import SavedGames
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.desk import faults, logs
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.single_instance import Errand, FirstOne
from nemesis_desktop.table.desk.window import MainWindow

if TYPE_CHECKING:
    from nemesis_desktop.table.desk.crash import CrashDialog

_log = logging.getLogger(__name__)

AFTER_START: Final = 250
"""When the program does what its start need not wait for, in milliseconds."""


class Desk(QObject):
    """Holds the window, and gives a new one when the old one has failed.

    Args:
        settings: what the person has set.
        saves: their saved games.
        first: the ear for later starts; None hears nobody (tests).
        folder: where logs and reports go; the person's own by default.

    Attributes:
        window: what the person sees.
        dialog: what tells of a fault; None while there is nothing to tell.
    """

    def __init__(
        self, settings: Settings, saves: SavedGames, first: FirstOne | None = None, folder: Path | None = None
    ) -> None:
        super().__init__()
        self.settings = settings
        self.saves = saves
        self.first = first
        self.dialog: CrashDialog | None = None
        self._putting_away = False
        self._folder = folder or _log_folder()
        self._lines = logs.begin()
        self._noted = False
        _log.info("nemesis-desktop %s, Python %s, %s", __version__, sys.version.split()[0], _system())
        before = faults.fault_of_last_time(self._folder) if self._folder is not None else ""
        self._faults: IO[str] | None = faults.watch_for_faults(self._folder) if self._folder is not None else None
        self._old_hook = sys.excepthook
        sys.excepthook = self.fail
        self.window = MainWindow(settings, saves)
        if first is not None:
            first.errand.connect(self.do_errand)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            if sys.platform == "darwin":
                # Only there do files come as events; elsewhere nobody need look at every event of the program.
                app.installEventFilter(self)
            app.screenRemoved.connect(self._screen_gone)
        self._qts_words = QTranslator(self)
        settings.changed.connect(self._setting_changed)
        self._setting_changed("language")
        self._told_to_end = self._listen_to_the_system()
        QTimer.singleShot(AFTER_START, self, self.settle_in)
        if before:
            QTimer.singleShot(0, self, lambda: self._tell(before, last_time=True))

    # ---------------------------------------------------------------- the window

    def settle_in(self) -> None:
        """What nobody need wait for at the start: be found by later starts, and keep a log."""
        self._keep_log()
        if self.first is not None:
            self.first.listen()

    def _keep_log(self) -> None:
        if self._folder is not None and not self._noted:
            self._noted = True
            logs.keep(self._folder, self._lines)

    def open(self, path: Path | None = None) -> None:
        """Show the window, with a saved game on the table if one is named."""
        self.window.open()
        if path is not None:
            self.window.open_file(path)

    def do_errand(self, errand: Errand) -> None:
        """A second start: come to the front, and open what it was to open."""
        if errand.token:
            # Wayland lets only those come to the front who show the token of the start.
            os.environ["XDG_ACTIVATION_TOKEN"] = errand.token
        self.come_to_front()
        if errand.file:
            self.window.open_file(Path(errand.file))

    def come_to_front(self) -> None:
        """Show the window above all others, however small or hidden it was."""
        if self.window.isMinimized() or not self.window.isVisible():
            self.window.showFullScreen() if self.settings.full_screen else self.window.showNormal()
        self.window.raise_()
        self.window.activateWindow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """MacOS hands a double-clicked file to the program that runs."""
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent) and event.file():
            self.do_errand(Errand(event.file()))
            return True
        return super().eventFilter(watched, event)

    def _screen_gone(self) -> None:
        # Later: the system moves windows itself, and only what it leaves out of sight needs a hand.
        QTimer.singleShot(500, self, self.stay_in_sight)

    def stay_in_sight(self) -> None:
        """Bring the window back when the screen that it stood on is gone."""
        frame = self.window.frameGeometry()
        if any(screen.availableGeometry().intersects(frame) for screen in QGuiApplication.screens()):
            return
        room = QGuiApplication.primaryScreen().availableGeometry()
        self.window.resize(self.window.size().boundedTo(room.size()))
        self.window.move(room.center() - QPoint(self.window.width() // 2, self.window.height() // 2))

    def _setting_changed(self, name: str) -> None:
        """Qt's own words (the window for choosing a file) follow the language; English is built in."""
        if name != "language":
            return
        QApplication.removeTranslator(self._qts_words)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._qts_words.load(f"qtbase_{self.settings.language}", folder):
            QApplication.installTranslator(self._qts_words)

    # ---------------------------------------------------------------- faults

    def fail(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        """Something in the program has failed (``sys.excepthook``): note it, and tell once the stack is clear."""
        if faults.is_interrupt(kind):
            QApplication.quit()
            return
        from nemesis_desktop.table.desk import crash

        self._keep_log()
        what = crash.told(crash.error_of(kind, error, trace))
        _log.critical("%s", what)
        if self.dialog is None and not self._putting_away:
            self._tell(what)

    def _tell(self, what: str, *, last_time: bool = False) -> None:
        from nemesis_desktop.table.desk import crash

        words = Words(self.settings.language)
        autosave = self._autosave()
        text = crash.report(words, what, self._lines.lines, autosave)
        path = crash.write_report(self._folder, text) if self._folder is not None else None
        crash.say_on_terminal(words, path, last_time=last_time)
        dialog = self.dialog = crash.CrashDialog(words, text, path, autosave, last_time=last_time)
        dialog.continued.connect(self._forget if last_time and autosave is None else self.begin_again)
        dialog.ended.connect(QApplication.quit)
        # Through the event loop: whatever failed must have ended before a new window takes its place.
        QTimer.singleShot(0, dialog, dialog.open)

    def _forget(self) -> None:
        self.dialog = None

    def begin_again(self) -> None:
        """Put a new window in the place of the one that failed, with the game as it was last saved."""
        self.dialog = None
        old, self.window = self.window, MainWindow(self.settings, self.saves)
        self.window.restoreGeometry(old.saveGeometry())
        self.window.showFullScreen() if self.settings.full_screen else self.window.show()
        # What has failed once may fail again while it goes; that is nobody's business any more.
        self._putting_away = True
        old.close_for_good()
        old.deleteLater()
        QApplication.sendPostedEvents(old, QEvent.Type.DeferredDelete)
        self._putting_away = False
        if self.saves.has_autosave():
            self.window.continue_game()

    def _autosave(self) -> Path | None:
        try:
            last = self.saves.autosave
        except OSError:
            return None
        return next((path for path in (last, previous(last)) if path.exists()), None)

    # ---------------------------------------------------------------- the end

    def _listen_to_the_system(self) -> QSocketNotifier | None:
        """Close the window when the system ends the program (a log-out, Ctrl+C): everything is saved already.

        Python's own handlers run only between two of its lines, and while Qt waits there is none. So the system writes
        into a pipe, and Qt wakes up. Windows tells its windows instead.
        """
        if sys.platform == "win32":
            return None
        reading, writing = os.pipe()
        os.set_blocking(writing, False)
        signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
        for kind in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            signal.signal(kind, lambda *_: None)
        notifier = QSocketNotifier(reading, QSocketNotifier.Type.Read, self)
        notifier.activated.connect(self._end)
        return notifier

    def _end(self) -> None:
        """End as when the person closes the window, but nobody can be asked any more."""
        self.window.close_for_good()
        QApplication.quit()

    def clear(self) -> None:
        """The program ends: the window goes before the application, and nothing of ours stays behind."""
        if sys.excepthook == self.fail:
            sys.excepthook = self._old_hook
        if self.dialog is not None:
            self.dialog.deleteLater()
        self.window.deleteLater()
        QApplication.processEvents()
        if self.first is not None:
            self.first.leave()
            self.first = None
        if self._told_to_end is not None:
            self._told_to_end.setEnabled(False)
            signal.set_wakeup_fd(-1)
            for kind in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
                signal.signal(kind, signal.SIG_DFL)
        if self._folder is not None:
            faults.forget_faults(self._folder, self._faults)
        self._keep_log()
        _log.info("ended")
        logs.end()


def settings_anywhere() -> tuple[Settings, Text | None]:
    """The person's settings; where none can be kept, settings for this time only, and the sentence that says so."""
    try:
        return Settings(), None
    except OSError as problem:
        fleeting = Path(tempfile.gettempdir()) / f"nemesis-desktop-{os.getpid()}.ini"
        return Settings(fleeting), Text("ui-table-no-settings", why=files.reason(problem))


def failed_start(settings: Settings, error: Exception) -> int:
    """The window could not even be made: say so, keep a report, and end; returns the exit code."""
    from nemesis_desktop.table.desk import crash

    words, folder = Words(settings.language), _log_folder()
    text = crash.report(words, crash.told(error))
    path = crash.write_report(folder, text) if folder is not None else None
    crash.say_on_terminal(words, path)
    if QGuiApplication.platformName() not in ("offscreen", "minimal"):
        dialog = crash.CrashDialog(words, text, path)
        dialog.go_on.hide()
        dialog.exec()
    return 1


def _system() -> str:
    """The system and its version. The module ``platform`` asks other programs for it, and every start would wait."""
    if sys.platform == "win32":
        version = sys.getwindowsversion()
        return f"Windows {version.major}.{version.minor}.{version.build}"
    facts = os.uname()
    return f"{facts.sysname} {facts.release}"


def _log_folder() -> Path | None:
    try:
        return folders.logs()
    except OSError:
        return None
