"""The main window: its screens, the game on the table, and what lies over them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from nemesis_desktop.engine.saving.storage import SaveError
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.kept.saves import SavedGames
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.desk.helpers.around import Around
from nemesis_desktop.table.desk.helpers.at_table import AtTable
from nemesis_desktop.table.desk.helpers.comfort import Comfort
from nemesis_desktop.table.desk.helpers.navigation import Navigation
from nemesis_desktop.table.desk.helpers.over import Over
from nemesis_desktop.table.desk.helpers.shell import Shell
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.furniture.play.presses import presses
from nemesis_desktop.table.screens.screen import Screen

if TYPE_CHECKING:
    from nemesis_desktop.engine.journal import Json
    from nemesis_desktop.engine.match import Match
    from nemesis_desktop.table.screens.setting_up.new_game import NewGame

COMFORTABLE = (0.94, 0.9)
"""How much of a screen's width and height a window takes the first time."""
SMALLEST = (640, 400)
"""Everything is drawn smaller in a smaller window. A screen of 1366 × 768 that shows all at 150 % leaves no more than
910 × 512, and the bars of the desktop take their share; a window that is larger than that hides its edges.
"""


def _comfortable(room: QRect) -> float:
    """The largest scale of the table at which the window leaves a part of this screen free."""
    wide, high = room.width() * COMFORTABLE[0], room.height() * COMFORTABLE[1]
    return min(wide / measure("meta.base_width"), high / measure("meta.base_height"))


class MainWindow(Shell):
    """Everything the program shows.

    Args:
        settings: what the person has set.
        saves: their saved games.

    Attributes:
        screens: its screens, and the way from one to the other.
        game: the game on the table.
        over: what lies over the window for a while.
        comfort: the list of keys, the second screen, sounds.
    """

    def __init__(self, settings: Settings, saves: SavedGames) -> None:
        super().__init__(settings, saves)
        self._leaving = False
        settings.changed.connect(self._setting_changed)
        self.screens = Navigation(self)
        self.comfort = Comfort(self, lambda: self.game.ui)
        self.game = AtTable(self, self.screens, self.comfort)
        self.over = Over(self, self.screens, self.game, self.comfort)
        self.screens.makers.update(Around(self, self.screens, self.game, self.over, self.comfort).makers)
        self.screens.shown.connect(self._screen_shown)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stack)
        self.setMinimumSize(*SMALLEST)
        self.setWindowTitle(self.words.text(Text("ui-start-window")))
        full = QShortcut(QKeySequence(Qt.Key.Key_F11), self)
        full.activated.connect(self.toggle_full_screen)
        read = QShortcut(QKeySequence(Qt.Key.Key_F1), self)
        read.activated.connect(lambda: self.open_rules())
        self.go("start")

    # ---------------------------------------------------------------- screens

    @property
    def stack(self) -> QStackedWidget:
        """Shows one screen."""
        return self.screens.stack

    @property
    def now(self) -> str:
        """The name of the screen that is shown."""
        return self.screens.now

    def screen_named(self, name: str) -> QWidget:
        """A screen by its name; made if this is the first time it is needed."""
        return self.screens.screen_named(name)

    def go(self, name: str) -> None:
        """Show a screen; Escape on it comes back to where the person was."""
        self.screens.go(name)

    def go_back(self) -> None:
        """Back to where the person came from."""
        self.screens.go_back()

    def _screen_shown(self) -> None:
        """What lies over the window stands aside of a screen's title; the keyboard goes to what covers the table."""
        self.over.stand(aside=isinstance(self.stack.currentWidget(), Screen))
        if self.now == "table" and self.game.hand_off.is_closed:
            self.game.hand_off.take_keyboard()

    # ---------------------------------------------------------------- the game on the table

    @property
    def match(self) -> Match[Any, Any] | None:
        """The game being played; None before the first."""
        return self.game.match

    def begin(self, wanted: NewGame, pins: dict[str, Json] | None = None) -> None:
        """Set up the game that somebody wants, and put it on the table."""
        self.game.begin(wanted, pins)

    def play(self, match: Match[Any, Any]) -> None:
        """Put a match on the table, once the one before it is safe."""
        self.game.play(match)

    def open_file(self, path: Path) -> None:
        """Go on with a saved game."""
        self.game.open_file(path)

    def continue_game(self) -> None:
        """Go on with the game that was being played."""
        self.game.continue_game()

    def begin_lesson(self, game: str = "") -> None:
        """The guided first game of a game on the shelf, from its start; without a name the first that has one."""
        self.game.begin_lesson(game)

    def leave_table(self) -> None:
        """Back to the start screen; the game is saved, and Continue goes on with it."""
        self.game.leave()

    # ---------------------------------------------------------------- what lies over it

    def open_rules(self, article: str = "") -> None:
        """The rule book, at an article or at what is pointed at; once more closes it."""
        self.over.open_rules(article)

    def open_menu(self) -> None:
        """The menu of the game."""
        self.over.open_menu()

    def close_rules(self) -> None:
        """Put the rule book away for good."""
        self.over.close_rules()

    def tell_problem(self, problem: SaveError) -> None:
        """Why a save cannot be opened."""
        self.over.tell_problem(problem)

    def tell(self, text: Text) -> None:
        """Show a plain sentence over whatever is on the screen."""
        self.over.tell(text)

    def hush(self) -> None:
        """Whatever was said in a sentence over the screen is past."""
        self.over.hush()

    # ---------------------------------------------------------------- language and sizes

    def _setting_changed(self, name: str) -> None:
        if name == "language":
            dialect = self.words.dialect
            self.words = Words(self.settings.language)
            self.words.dialect = dialect
            self.setWindowTitle(self.words.text(Text("ui-start-window")))
            for widget in (*self.screens.made.values(), self.game.hand_off.shield):
                if widget is not None:
                    widget.retranslate(self.words)  # type: ignore[attr-defined]
            self.over.retranslate(self.words)
        elif name == "text_percent":
            scale = self.settings.text_scale
            for screen in self.screens.made.values():
                screen.set_text_scale(scale)  # type: ignore[attr-defined]
            if self.game.hand_off.shield is not None:
                self.game.hand_off.shield.set_scale(self.unit(), scale)
            self.over.set_scale(self.unit(), scale, rules=True)
        elif name in ("follow", "speed", "cards_wait", "pace", "muted"):
            self.game.heed()
        elif name == "full_screen":
            self._apply_full_screen()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The unit follows the window."""
        super().resizeEvent(event)
        self.game.hand_off.follow_size()
        self.over.set_scale(self.unit(), self.settings.text_scale, rules=False)

    # ---------------------------------------------------------------- the window itself

    def _apply_full_screen(self) -> None:
        if self.settings.full_screen:
            self.showFullScreen()
        else:
            self.showNormal()

    def open(self) -> None:
        """Come up where the person left the window."""
        kept = self.settings.geometry
        first = kept is None or not self.restoreGeometry(kept)
        if first:
            self._take_first_place()
        if self.settings.full_screen:
            self.showFullScreen()
        elif first and self._needs_all(self.screen().availableGeometry()):
            self.showMaximized()
        else:
            self.show()

    @staticmethod
    def _needs_all(room: QRect) -> bool:
        """Whether the table would be smaller than it was drawn if the window left anything of this screen free."""
        return _comfortable(room) < 1.0

    def _take_first_place(self) -> None:
        """The first time: as much of the screen as a window comfortably takes, in the shape of the table."""
        screen = self.screen()
        room = screen.availableGeometry()
        factor = _comfortable(room)
        wide = min(max(SMALLEST[0], round(measure("meta.base_width") * factor)), room.width())
        high = min(max(SMALLEST[1], round(measure("meta.base_height") * factor)), room.height())
        self.resize(wide, high)
        self.move(room.center().x() - wide // 2, room.center().y() - high // 2)

    def showEvent(self, event: QShowEvent) -> None:
        """From now on it is known when each press began."""
        super().showEvent(event)
        presses().watch(self.windowHandle())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Nothing is left over for anybody else."""
        event.accept()

    def close_for_good(self) -> None:
        """Close whatever could not be saved: the system ends the program, or somebody has been asked."""
        self._leaving = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is saved already, or tried once more now; then only where the window was is kept."""
        if not self._leaving and not self.game.may_close():
            event.ignore()
            return
        self.settings.geometry = self.saveGeometry()
        self.comfort.close()
        super().closeEvent(event)
