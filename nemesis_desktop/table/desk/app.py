"""Start-up of the window: fonts, palette, style, language, and what is said when no window can be opened."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.machine.memory import keep_pictures_apart
from nemesis_desktop.program.resources import ResourceMissing, asset
from nemesis_desktop.table.desk.display import trouble

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from nemesis_desktop.program.kept.saves import SavedGames
    from nemesis_desktop.table.desk.settings import Settings

STYLE: Final = "fusion"
"""Qt's own style, the same on every system; what it draws is dressed in the colours of the table."""


def run(path: Path | None = None, language: str | None = None, *, close_when_shown: bool = False) -> int:
    """Open the window and play until it is closed; returns the exit code of the program.

    Args:
        path: a saved game to open at once.
        language: the language to use from now on; None keeps the chosen one, or the system's at the first start.
        close_when_shown: close the window as soon as it stands: so the time of a start is measured.
    """
    why_not = trouble()
    if why_not is not None:
        return _complain(why_not, language)
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from nemesis_desktop.table.desk import logs

    # What Qt has to say of the system, of a locale that is not installed say, goes into the log from the first word.
    logs.begin()
    application()
    from nemesis_desktop.program.kept.saves import SavedGames
    from nemesis_desktop.table.desk.desk import Desk, failed_start, settings_anywhere
    from nemesis_desktop.table.desk.single_instance import FirstOne, arrive, errand_of

    settings, unkept = settings_anywhere()
    if language is not None:
        settings.language = language
    saves = SavedGames()
    first = arrive(_folder_of(saves), errand_of(path))
    if not isinstance(first, FirstOne):
        logs.end()
        return 0 if first == "handed over" else _cannot_be_first(settings, first)
    try:
        desk = Desk(settings, saves, first)
        desk.open(path)
    except Exception as error:
        logs.end()
        return failed_start(settings, error)
    try:
        if unkept is not None:
            desk.window.tell(unkept)
        if close_when_shown:
            QTimer.singleShot(0, desk.window, desk.window.close)
        code: int = QApplication.exec()
    finally:
        desk.clear()
    return code


def _leave_sources_unread() -> None:
    """Keep PySide from reading the source of every module that is imported after it.

    It would look there for a use of its other spellings (``from __feature__ import snake_case``), which this program
    has not, take a tenth of the start for that, and keep all the lines in memory. Where PySide has no such search any
    more, nothing happens.
    """
    features = sys.modules.get("shibokensupport.feature")
    if hasattr(features, "_mod_uses_pyside"):
        features._mod_uses_pyside = lambda _module: False  # type: ignore[union-attr]


def _folder_of(saves: SavedGames) -> Path | None:
    """The folder of saved games; None where there can be none: the window tells about that when it saves."""
    try:
        return saves.folder
    except OSError:
        return None


def _cannot_be_first(settings: Settings, why: Text) -> int:
    """Say what hinders the program, on the terminal and, for whoever has none, in a small window."""
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtWidgets import QMessageBox

    from nemesis_desktop.program.words import Words

    words = Words(settings.language)
    sentence = words.text(why)
    print(sentence, file=sys.stderr)
    if QGuiApplication.platformName() not in ("offscreen", "minimal"):
        QMessageBox.information(None, words.text(Text("ui-start-window")), sentence)
    return 1


def application() -> QApplication:
    """The Qt application with the program's fonts, style and colours; the running one if there is one already."""
    from PySide6.QtGui import QIcon
    from PySide6.QtWidgets import QApplication

    _leave_sources_unread()
    keep_pictures_apart()
    running = QApplication.instance()
    if isinstance(running, QApplication):
        app = running
        app.setStyle(STYLE)
    else:
        # Named here and not set later: Qt would first make the system's own style and then throw it away.
        app = QApplication([*sys.argv[:1], "-style", STYLE])
    app.setApplicationName("nemesis-desktop")
    app.setApplicationDisplayName("")
    app.setDesktopFileName("nemesis-desktop")
    with contextlib.suppress(ResourceMissing):
        app.setWindowIcon(QIcon(str(asset("icon.svg"))))
    dress(app)
    return app


def dress(app: QApplication) -> None:
    """Give an application the look of the table."""
    from PySide6.QtGui import QPalette

    from nemesis_desktop.table.drawing.theme import colour, load_fonts, sized_font

    load_fonts()
    app.setFont(sized_font("text", 14, 400))
    palette = QPalette()
    roles = {
        QPalette.ColorRole.Window: "ground.bg0",
        QPalette.ColorRole.WindowText: "text.primary",
        QPalette.ColorRole.Base: "ground.bg1",
        QPalette.ColorRole.AlternateBase: "ground.bg2",
        QPalette.ColorRole.Text: "text.primary",
        QPalette.ColorRole.PlaceholderText: "text.tertiary",
        QPalette.ColorRole.Button: "ground.bg3",
        QPalette.ColorRole.ButtonText: "text.primary",
        QPalette.ColorRole.BrightText: "text.bone",
        QPalette.ColorRole.ToolTipBase: "ground.bg0",
        QPalette.ColorRole.ToolTipText: "text.primary",
        QPalette.ColorRole.Highlight: "accent.warm",
        QPalette.ColorRole.HighlightedText: "text.ink_warm",
        QPalette.ColorRole.Link: "accent.cold",
        QPalette.ColorRole.Light: "ground.bg4",
        QPalette.ColorRole.Mid: "line.edge",
        QPalette.ColorRole.Dark: "ground.space",
        QPalette.ColorRole.Shadow: "ground.space",
    }
    for role, path in roles.items():
        palette.setColor(role, colour(path))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, colour("text.tertiary"))
    app.setPalette(palette)


def _complain(text: Text, language: str | None) -> int:
    """Say in a plain sentence why there is no window."""
    import os

    from nemesis_desktop.program.words import Words, language_from_locale

    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    print(Words(language or language_from_locale(locale)).text(text), file=sys.stderr)
    return 1
