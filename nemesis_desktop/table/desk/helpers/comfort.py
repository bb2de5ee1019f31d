"""What makes the window comfortable and is no part of the game: the list of keys, the second screen, sounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QScreen, QShortcut

from nemesis_desktop.engine.text import Text
from nemesis_desktop.table.desk.helpers.shell import Shell

if TYPE_CHECKING:
    from nemesis_desktop.table.furniture.controls.shortcuts import ShortcutList
    from nemesis_desktop.table.furniture.game_table import GameTable
    from nemesis_desktop.table.furniture.play.controller import TableController
    from nemesis_desktop.table.furniture.second_screen import SecondScreen
    from nemesis_desktop.table.game_ui import GameUi
    from nemesis_desktop.table.sound.sounds import Sounds


class Comfort(QObject):
    """Listens to the keys that mean the same on every screen, and to screens that come and go.

    Args:
        window: the main window; what is shown lies over it.
        ui: gives the game whose table lies in it.

    Attributes:
        second: the open table on a second screen; None while it is not shown.
        sounds: what is heard; None before the first game, and where there is no screen either.
    """

    def __init__(self, window: Shell, ui: Callable[[], GameUi]) -> None:
        super().__init__(window)
        self._window = window
        self._ui = ui
        self._table: GameTable | None = None
        self._keys: ShortcutList | None = None
        self._followed: TableController | None = None
        self._second_wanted = False
        self.second: SecondScreen | None = None
        self.sounds: Sounds | None = None
        deeds = {
            Qt.Key.Key_F2: self.toggle_keys,
            Qt.Key.Key_Question: self.toggle_keys,
            Qt.Key.Key_F8: self.toggle_sound,
            Qt.Key.Key_F9: self.toggle_second,
        }
        for key, deed in deeds.items():
            QShortcut(QKeySequence(key), window).activated.connect(deed)
        window.settings.changed.connect(self._setting_changed)
        window.installEventFilter(self)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenAdded.connect(self._screen_came)
            app.screenRemoved.connect(self._screen_went)

    # ---------------------------------------------------------------- the list of keys

    def toggle_keys(self) -> None:
        """Show the list of keys, or put it away."""
        from nemesis_desktop.table.furniture.controls.shortcuts import ShortcutList

        if self._keys is None:
            self._keys = ShortcutList(self._window.words, self._window)
        if self._keys.isVisible():
            self._keys.shut()
            return
        self._scale()
        self._keys.open()

    def _scale(self) -> None:
        if self._keys is not None:
            self._keys.set_scale(self._window.unit(), self._window.settings.text_scale)

    # ---------------------------------------------------------------- a game comes and goes

    def watch(self, controller: TableController) -> None:
        """A match is being played from now on."""
        self._followed = controller
        if self.second is not None:
            self.second.follow(controller, self._ui())
        score = controller.ui.score
        if score is not None and self._sounds_ready() and self.sounds is not None:
            self.sounds.enter(score)

    def leave(self) -> None:
        """The match is put away."""
        self._followed = None
        if self.second is not None:
            self.second.leave()
        if self.sounds is not None:
            self.sounds.leave()

    # ---------------------------------------------------------------- sounds

    def _sounds_ready(self) -> bool:
        """Make what plays sounds, once there is a table to listen to; a machine without a screen has no ears."""
        if self.sounds is None and QGuiApplication.platformName() not in ("offscreen", "minimal"):
            from nemesis_desktop.table.sound.device import Device
            from nemesis_desktop.table.sound.sounds import Sounds

            self.listen(Sounds(self._window.settings, Device(), self))
        return self.sounds is not None

    def listen(self, sounds: Sounds) -> None:
        """From now on these sounds are heard when the log of the table tells something."""
        self.sounds = sounds
        if self._table is not None:
            self.listen_to(self._table)

    def listen_to(self, table: GameTable) -> None:
        """This is the table from now on."""
        self._table = table
        if self.sounds is not None:
            table.log.happened.connect(self.sounds.hear)

    def hear(self, kinds: list[str]) -> None:
        """Something happened that no log tells: the victory check."""
        if self.sounds is not None:
            self.sounds.hear_kinds(kinds)

    def toggle_sound(self) -> None:
        """F8: silence, or no longer."""
        settings = self._window.settings
        settings.muted = not settings.muted
        self._window.tell(Text("ui-keys-sound-is-off" if settings.muted else "ui-keys-sound-is-on"))

    # ---------------------------------------------------------------- the second screen

    def other_screen(self) -> QScreen | None:
        """A screen on which the window is not; None if there is only one."""
        here = self._window.screen()
        return next((screen for screen in QGuiApplication.screens() if screen is not here), None)

    @property
    def second_possible(self) -> bool:
        """Whether the open table can be shown on a second screen, or put away from it."""
        return self.second is not None or self.other_screen() is not None

    def toggle_second(self) -> None:
        """Show the open table on the second screen, or put it away."""
        if self.second is not None:
            self._second_wanted = False
            self.put_second_away()
            return
        screen = self.other_screen()
        if screen is None:
            self._window.tell(Text("ui-keys-second-none"))
            return
        self._second_wanted = True
        self._show_second(screen)

    def _show_second(self, screen: QScreen) -> None:
        from nemesis_desktop.table.furniture.second_screen import SecondScreen

        self.second = SecondScreen(self._window.words, self._window.settings.text_scale, self._ui())
        self.second.fill(screen)
        # Some systems give the keyboard to whatever comes up last.
        self._window.activateWindow()
        if self._followed is not None:
            self.second.follow(self._followed, self._ui())

    def close(self) -> None:
        """The window closes: nothing is shown or heard any more."""
        self.put_second_away()
        if self.sounds is not None:
            self.sounds.stop()

    def put_second_away(self) -> None:
        """Close the window on the second screen, if there is one."""
        second, self.second = self.second, None
        if second is not None:
            second.close()
            second.deleteLater()

    def _screen_came(self, screen: QScreen) -> None:
        """Plugged in again: the open table comes back."""
        if self._second_wanted and self.second is None and screen is not self._window.screen():
            self._show_second(screen)

    def _screen_went(self, screen: QScreen) -> None:
        """Unplugged: the game goes on on the laptop; the table waits for the screen."""
        if self.second is not None and self.second.on is screen:
            self.put_second_away()

    # ---------------------------------------------------------------- what changes around it

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The unit follows the window."""
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self._scale()
        return super().eventFilter(watched, event)

    def _setting_changed(self, name: str) -> None:
        if name == "language":
            if self._keys is not None:
                self._keys.retranslate(self._window.words)
            if self.second is not None:
                self.second.retranslate(self._window.words)
        elif name == "text_percent":
            self._scale()
            if self.second is not None:
                self.second.table.set_text_scale(self._window.settings.text_scale)
