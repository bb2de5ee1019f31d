"""The screens around the table: how each is made, and where its buttons lead."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from nemesis_desktop.table.desk.helpers.at_table import AtTable
from nemesis_desktop.table.desk.helpers.comfort import Comfort
from nemesis_desktop.table.desk.helpers.navigation import Navigation
from nemesis_desktop.table.desk.helpers.over import Over
from nemesis_desktop.table.desk.helpers.shell import Shell
from nemesis_desktop.table.screens.start import StartScreen


class Around:
    """Makes the screens of a window.

    Args:
        window: whose screens they are.
        screens, game, over, comfort: where their buttons lead.
    """

    def __init__(self, window: Shell, screens: Navigation, game: AtTable, over: Over, comfort: Comfort) -> None:
        self._window, self._screens, self._game, self._over, self._comfort = window, screens, game, over, comfort

    @property
    def makers(self) -> Mapping[str, Callable[[], QWidget]]:
        """What makes each screen, by its name; the game makes its own."""
        return {
            "start": self._start,
            "new_game": self._new_game,
            "saves": self._saves,
            "settings": self._settings,
            "about": self._about,
            "history": self._history,
            "table": self._game.lay_table,
            "ending": self._game.lay_ending,
        }

    def _start(self) -> QWidget:
        window = self._window
        start = StartScreen(window.words, window.saves, window.settings)
        start.again.connect(self._game.begin_again)
        start.continue_game.connect(self._game.continue_game)
        start.new_game.connect(lambda: self._screens.new_game())
        start.game_chosen.connect(self._screens.new_game)
        start.lesson.connect(self._game.begin_lesson)
        start.load_game.connect(lambda: self._over.show_saves("open"))
        start.settings.connect(lambda: self._screens.go("settings"))
        start.about.connect(lambda: self._screens.go("about"))
        start.rules.connect(self._over.open_rules)
        start.history.connect(lambda: self._screens.go("history"))
        start.quit.connect(window.close)
        start.language_chosen.connect(self._choose_language)
        return start

    def _new_game(self) -> QWidget:
        from nemesis_desktop.table.screens.setting_up.new_game import NewGameScreen

        screen = NewGameScreen(self._window.words, self._window.settings)
        screen.started.connect(lambda wanted: self._game.begin(wanted))
        return screen

    def _saves(self) -> QWidget:
        from nemesis_desktop.table.screens.saves import SavesScreen

        screen = SavesScreen(self._window.words, self._window.saves)
        screen.opened.connect(self._game.open_file)
        screen.save_as.connect(self._over.save_as)
        return screen

    def _settings(self) -> QWidget:
        from nemesis_desktop.table.screens.settings_screen import SettingsScreen

        screen = SettingsScreen(self._window.words, self._window.settings)
        screen.language_chosen.connect(self._choose_language)
        screen.keys.connect(self._comfort.toggle_keys)
        return screen

    def _choose_language(self, language: str) -> None:
        self._window.settings.language = language

    def _about(self) -> QWidget:
        from nemesis_desktop.table.screens.about import AboutScreen

        return AboutScreen(self._window.words)

    def _history(self) -> QWidget:
        from nemesis_desktop.table.screens.looking_back.history import HistoryScreen

        return HistoryScreen(self._window.words, lambda: self._game.keeper.history)
