"""The screens of the window: each made when it is first needed, and the way back from one to the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QStackedWidget, QWidget

from nemesis_desktop.table.furniture.play.presses import presses
from nemesis_desktop.table.furniture.secrecy.forgetting import destroy
from nemesis_desktop.table.screens.screen import Screen
from nemesis_desktop.table.screens.start import StartScreen

if TYPE_CHECKING:
    from nemesis_desktop.table.desk.window import MainWindow


class Navigation(QObject):
    """Knows all screens by name, and where the person came from.

    Args:
        window: whose screens they are.

    Attributes:
        stack: shows one of them.
        made: those that have been needed so far.
        way_back: the names of the screens that Escape leads back to, the last one first.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.stack = QStackedWidget()
        self.made: dict[str, QWidget] = {}
        self.way_back: list[str] = []
        self._makers: dict[str, Callable[[], QWidget]] = {
            "start": self._start,
            "new_game": self._new_game,
            "saves": self._saves,
            "settings": self._settings,
            "about": self._about,
            "history": self._history,
            "table": lambda: window.game.lay_table(),
            "ending": lambda: window.game.lay_ending(),
        }

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all screens."""
        return tuple(sorted(self._makers))

    def screen_named(self, name: str) -> QWidget:
        """A screen by its name; made if this is the first time it is needed."""
        found = self.made.get(name)
        if found is None:
            found = self.made[name] = self._makers[name]()
            if isinstance(found, Screen):
                found.set_text_scale(self._window.settings.text_scale)
                if name != "start":
                    found.back.connect(self.go_back)
            self.stack.addWidget(found)
        return found

    def drop(self, name: str) -> None:
        """Take a screen away: another game has another one."""
        found = self.made.pop(name, None)
        if found is not None:
            self.stack.removeWidget(found)
            destroy(found)

    @property
    def now(self) -> str:
        """The name of the screen that is shown."""
        shown = self.stack.currentWidget()
        return next((name for name, screen in self.made.items() if screen is shown), "")

    def go(self, name: str) -> None:
        """Show a screen; Escape on it comes back to where the person was."""
        target = self.screen_named(name)
        if name == "start":
            self.way_back = []
        elif self.now and self.now != name:
            self.way_back.append(self.now)
        self.stack.setCurrentWidget(target)
        self.focus()

    def go_back(self) -> None:
        """Back to where the person came from."""
        name = self.way_back.pop() if self.way_back else "start"
        self.stack.setCurrentWidget(self.screen_named(name))
        self.focus()

    def focus(self) -> None:
        """The keyboard goes to the screen that is shown, or to what covers it."""
        presses().appeared()
        window, shown = self._window, self.stack.currentWidget()
        window.over.stand(aside=isinstance(shown, Screen))
        if self.now == "table" and window.game.hand_off.is_closed:
            window.game.hand_off.take_keyboard()
        elif shown is not None and shown.focusWidget() is None:
            shown.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---------------------------------------------------------------- the screens around the table

    def _start(self) -> QWidget:
        window = self._window
        start = StartScreen(window.words, window.saves, window.settings)
        start.again.connect(window.game.begin_again)
        start.continue_game.connect(window.game.continue_game)
        start.new_game.connect(self.new_game)
        start.lesson.connect(window.game.begin_lesson)
        start.load_game.connect(lambda: window.over.show_saves("open"))
        start.settings.connect(lambda: self.go("settings"))
        start.about.connect(lambda: self.go("about"))
        start.rules.connect(window.over.open_rules)
        start.history.connect(lambda: self.go("history"))
        start.quit.connect(window.close)
        start.language_chosen.connect(self._choose_language)
        return start

    def new_game(self) -> None:
        """Ask who plays, and how."""
        screen = self.screen_named("new_game")
        screen.remembered()  # type: ignore[attr-defined]
        self.go("new_game")

    def _new_game(self) -> QWidget:
        from nemesis_desktop.table.screens.new_game import NewGameScreen

        screen = NewGameScreen(self._window.words, self._window.settings)
        screen.started.connect(lambda wanted: self._window.game.begin(wanted))
        return screen

    def _saves(self) -> QWidget:
        from nemesis_desktop.table.screens.saves import SavesScreen

        screen = SavesScreen(self._window.words, self._window.saves)
        screen.opened.connect(self._window.game.open_file)
        screen.save_as.connect(self._window.over.save_as)
        return screen

    def _settings(self) -> QWidget:
        from nemesis_desktop.table.screens.settings_screen import SettingsScreen

        screen = SettingsScreen(self._window.words, self._window.settings)
        screen.language_chosen.connect(self._choose_language)
        screen.keys.connect(self._window.comfort.toggle_keys)
        return screen

    def _choose_language(self, language: str) -> None:
        self._window.settings.language = language

    def _about(self) -> QWidget:
        from nemesis_desktop.table.screens.about import AboutScreen

        return AboutScreen(self._window.words)

    def _history(self) -> QWidget:
        from nemesis_desktop.table.screens.history import HistoryScreen

        return HistoryScreen(self._window.words, lambda: self._window.game.keeper.history)
