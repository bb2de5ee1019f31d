"""The main window: its screens, the game on the table, and what lies over them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from nemesis_desktop.engine.storage import SaveError
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.keeper import Keeper
from nemesis_desktop.program.saves import SavedGames
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.desk.comfort import Comfort
from nemesis_desktop.table.desk.safekeeping import Safekeeping
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.furniture.forgetting import destroy, forget
from nemesis_desktop.table.furniture.names import called
from nemesis_desktop.table.furniture.presses import presses
from nemesis_desktop.table.screens.screen import Screen, forget_backgrounds
from nemesis_desktop.table.screens.start import StartScreen

if TYPE_CHECKING:
    from nemesis_desktop.engine.journal import Json
    from nemesis_desktop.engine.match import Match, Stage
    from nemesis_desktop.games.nemesis.ui.table import TableScreen
    from nemesis_desktop.games.nemesis.view import View
    from nemesis_desktop.table.furniture.controller import TableController
    from nemesis_desktop.table.furniture.overlays import Banner, GameMenu
    from nemesis_desktop.table.furniture.shield import Notice, Shield
    from nemesis_desktop.table.lesson.lesson import Lesson
    from nemesis_desktop.table.reference.reference import RulesReference
    from nemesis_desktop.table.screens.new_game import NewGame
    from nemesis_desktop.table.screens.saves import SavesScreen

SMALLEST = (640, 400)
"""Everything is drawn smaller in a smaller window. A screen of 1366 × 768 that shows all at 150 % leaves no more than
910 × 512, and the bars of the desktop take their share; a window that is larger than that hides its edges.
"""


class MainWindow(QWidget):
    """Everything the program shows. Screens are made when they are first needed.

    Args:
        settings: what the person has set.
        saves: their saved games.

    Attributes:
        words: the language of the window.
        match: the game being played; None before the first.
    """

    def __init__(self, settings: Settings, saves: SavedGames) -> None:
        super().__init__()
        self.settings = settings
        self.saves = saves
        self.words = Words(settings.language)
        self.match: Match[Any, Any] | None = None
        self._screens: dict[str, QWidget] = {}
        self._way_back: list[str] = []
        self._controller: TableController | None = None
        self._lesson: Lesson | None = None
        self._table: TableScreen | None = None
        self._shield: Shield | None = None
        self._menu: GameMenu | None = None
        self._banner: Banner | None = None
        self._rules: RulesReference | None = None
        self._keeper = Keeper(saves)
        self._safekeeping = Safekeeping(self)
        self._leaving = False
        self._last_view: View | None = None
        self.stack = QStackedWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stack)
        self.setMinimumSize(*SMALLEST)
        self.setWindowTitle(self.words.text(Text("ui-start-window")))
        full = QShortcut(QKeySequence(Qt.Key.Key_F11), self)
        full.activated.connect(self.toggle_full_screen)
        read = QShortcut(QKeySequence(Qt.Key.Key_F1), self)
        read.activated.connect(self.open_rules)
        settings.changed.connect(self._setting_changed)
        self.comfort = Comfort(self)
        self.go("start")

    # ---------------------------------------------------------------- screens

    def screen_named(self, name: str) -> QWidget:
        """A screen by its name; made if this is the first time it is needed."""
        found = self._screens.get(name)
        if found is None:
            makers: dict[str, Callable[[], QWidget]] = {
                "start": self._make_start,
                "new_game": self._make_new_game,
                "saves": self._make_saves,
                "settings": self._make_settings,
                "about": self._make_about,
                "history": self._make_history,
                "table": self._make_table,
                "ending": self._make_ending,
            }
            found = self._screens[name] = makers[name]()
            if isinstance(found, Screen):
                found.set_text_scale(self.settings.text_scale)
                if name != "start":
                    found.back.connect(self.go_back)
            self.stack.addWidget(found)
        return found

    @property
    def now(self) -> str:
        """The name of the screen that is shown."""
        shown = self.stack.currentWidget()
        return next((name for name, screen in self._screens.items() if screen is shown), "")

    def go(self, name: str) -> None:
        """Show a screen; Escape on it comes back to where the person was."""
        target = self.screen_named(name)
        if name == "start":
            self._way_back = []
        elif self.now and self.now != name:
            self._way_back.append(self.now)
        self.stack.setCurrentWidget(target)
        self._focus()

    def go_back(self) -> None:
        """Back to where the person came from."""
        name = self._way_back.pop() if self._way_back else "start"
        self.stack.setCurrentWidget(self.screen_named(name))
        self._focus()

    def _focus(self) -> None:
        presses().appeared()
        shown = self.stack.currentWidget()
        if self._banner is not None:
            self._banner.stand(aside=isinstance(shown, Screen))
        if self._shield is not None and shown is self._table and self._shield.is_closed:
            self._shield.take_keyboard()
        elif shown is not None and shown.focusWidget() is None:
            shown.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_start(self) -> QWidget:
        start = StartScreen(self.words, self.saves, self.settings)
        start.again.connect(self.begin_again)
        start.continue_game.connect(self.continue_game)
        start.new_game.connect(self.new_game)
        start.lesson.connect(self.begin_lesson)
        start.load_game.connect(lambda: self._show_saves("open"))
        start.settings.connect(lambda: self.go("settings"))
        start.about.connect(lambda: self.go("about"))
        start.rules.connect(self.open_rules)
        start.history.connect(lambda: self.go("history"))
        start.quit.connect(self.close)
        start.language_chosen.connect(self._choose_language)
        return start

    def _make_new_game(self) -> QWidget:
        from nemesis_desktop.table.screens.new_game import NewGameScreen

        screen = NewGameScreen(self.words, self.settings)
        screen.started.connect(lambda wanted: self.begin(wanted))
        return screen

    def _make_saves(self) -> QWidget:
        from nemesis_desktop.table.screens.saves import SavesScreen

        screen = SavesScreen(self.words, self.saves)
        screen.opened.connect(self.open_file)
        screen.save_as.connect(self._save_as)
        return screen

    def _make_settings(self) -> QWidget:
        from nemesis_desktop.table.screens.settings_screen import SettingsScreen

        screen = SettingsScreen(self.words, self.settings)
        screen.language_chosen.connect(self._choose_language)
        screen.keys.connect(self.comfort.toggle_keys)
        return screen

    def _make_about(self) -> QWidget:
        from nemesis_desktop.table.screens.about import AboutScreen

        return AboutScreen(self.words)

    def _make_history(self) -> QWidget:
        from nemesis_desktop.table.screens.history import HistoryScreen

        return HistoryScreen(self.words, lambda: self._keeper.history)

    def _make_table(self) -> QWidget:
        from nemesis_desktop.games.nemesis.ui.table import TableScreen
        from nemesis_desktop.table.furniture.shield import Shield

        self.settings.heed_system()
        table = self._table = TableScreen(self.words)
        table.map.follows = self.settings.follow
        self._let_cards_wait()
        table.set_text_scale(self.settings.text_scale)
        shield = self._shield = Shield(self.words, table)
        shield.set_scale(1.0, self.settings.text_scale)
        table.handed_over.connect(self._forget)
        table.shield_wanted.connect(self._close_shield)
        table.menu.connect(self.open_menu)
        table.settings.connect(lambda: self.go("settings"))
        table.rules.connect(self.open_rules)
        table.ended.connect(self._end)
        table.trouble.connect(self.tell)
        shield.arrived.connect(self._arrive)
        shield.menu.connect(self.open_menu)
        shield.forgotten.connect(self._remove_pin)
        shield.taken_back.connect(self._take_back)
        return table

    def _make_ending(self) -> QWidget:
        from nemesis_desktop.games.nemesis.ui.ending.ending import EndingScreen

        ending = EndingScreen(self.words)
        ending.set_text_scale(self.settings.text_scale)
        ending.again.connect(self.play_again)
        ending.start.connect(self.leave_table)
        ending.trouble.connect(self.tell)
        ending.turned.connect(self.comfort.hear)
        return ending

    # ---------------------------------------------------------------- a game

    def new_game(self) -> None:
        """Ask who plays, and how."""
        screen = self.screen_named("new_game")
        screen.remembered()  # type: ignore[attr-defined]
        self.go("new_game")

    def begin(self, wanted: NewGame, pins: dict[str, Json] | None = None) -> None:
        """Set up the game that somebody wants, and put it on the table; ``pins`` are hashes that are already kept."""
        from nemesis_desktop.engine.match import Match
        from nemesis_desktop.engine.new_game import Person
        from nemesis_desktop.games import kind_of
        from nemesis_desktop.table.furniture.pins import kept_form
        from nemesis_desktop.table.screens.last_game import remember_pins

        kind = kind_of(wanted.game)
        people = [Person(name, colour) for name, colour in zip(wanted.names, wanted.colours, strict=True)]
        match = Match.new(kind, kind.setup_of(people, wanted.mode, wanted.choices, wanted.variants), wanted.seed)
        match.table["secrecy"] = wanted.secrecy
        match.table["reactions"] = wanted.reactions
        if pins is None:
            pins = {str(seat): kept_form(pin) for seat, pin in enumerate(wanted.pins) if pin}
        match.table["pins"] = pins
        remember_pins(self.settings, pins)
        self.play(match)

    def begin_again(self) -> None:
        """The people and choices of the last time, another ship; whoever had a PIN is asked for it again."""
        import secrets

        from nemesis_desktop.engine.new_game import SetupError
        from nemesis_desktop.table.screens.last_game import last_game, remembered_pins

        wanted = last_game(self.settings).again(secrets.randbelow(999_999_999) + 1)
        try:
            self.begin(wanted, remembered_pins(self.settings))
        except SetupError as problem:
            self.tell(problem.text)

    def continue_game(self) -> None:
        """Go on with the game that was being played."""
        saved = self.saves.continued()
        if saved is None:
            return
        self.open_file(saved.path)
        if saved.older and saved.trouble is None:
            self.tell(Text("ui-table-older-state"))

    def open_file(self, path: Path) -> None:
        """Go on with a saved game. What cannot be read is told in a plain sentence, and nothing changes."""
        from nemesis_desktop.engine.match import Match
        from nemesis_desktop.games import KINDS

        try:
            match = Match.load(path, KINDS)
        except SaveError as problem:
            self._tell_problem(problem)
            return
        self.play(match)
        if match.loaded is not None and match.loaded.lost and self.match is match:
            self.tell(Text("ui-table-choices-lost", count=match.loaded.lost))
        elif match.loaded is not None and not match.loaded.log_complete:
            self.tell(Text("ui-table-log-lost"))

    def play(self, match: Match[Any, Any]) -> None:
        """Put a match on the table, once the one before it is safe; whoever is asked comes to the screen."""
        self._safekeeping.before_another(self._controller, match, lambda: self._lay(match))

    def _lay(self, match: Match[Any, Any]) -> None:
        from nemesis_desktop.games.nemesis.ui.showing import watched_together
        from nemesis_desktop.table.furniture.controller import TableController

        self._put_away()
        self.match = match
        table = self.screen_named("table")
        self.go("table")
        self._way_back = ["start"]
        self._give_back_memory()
        controller = self._controller = TableController(
            match, self.words, autosave=self.saves.autosave, public_from=watched_together, parent=self
        )
        self._keeper.begin(match)
        controller.view_changed.connect(self._keeper.looked)
        assert self._table is table and self._table is not None
        self._table.open(controller)
        controller.save()
        self.comfort.watch(controller)
        self._focus()

    @staticmethod
    def _give_back_memory() -> None:
        """A game has begun: nobody sees the pictures behind the screens, nor the cards of the game before."""
        from nemesis_desktop.games.nemesis.ui.cards.cards import forget_pictures

        forget_backgrounds()
        forget_pictures()

    def begin_lesson(self) -> None:
        """The guided first game, from its start: it takes no other game's place, and nobody counts it."""
        self._safekeeping.before_leaving(self._controller, self._lay_lesson)

    def _lay_lesson(self) -> None:
        from nemesis_desktop.games import SHELF
        from nemesis_desktop.table.game_ui import ui_of

        self._put_away()
        table = self.screen_named("table")
        self.go("table")
        self._way_back = ["start"]
        self._give_back_memory()
        assert self._table is table and self._table is not None
        lesson = ui_of(next(iter(SHELF))).lesson(self._table, self.words.text(Text("ui-lesson-name")))
        assert lesson is not None, "the first game on the shelf can be learned"
        self._lesson = lesson
        # Later: a button of the lesson is still being clicked.
        later = Qt.ConnectionType.QueuedConnection
        lesson.again_wanted.connect(self.begin_lesson, later)
        lesson.leave_wanted.connect(self.leave_table, later)
        self.match, self._controller = lesson.match, lesson.controller
        self._let_cards_wait()
        lesson.start()
        self.comfort.watch(lesson.controller)
        self._focus()

    def play_again(self) -> None:
        """The same people, another ship; the lesson once more after a lesson."""
        import secrets

        from nemesis_desktop.engine.match import Match
        from nemesis_desktop.table.furniture.pins import REMOVED

        if self._lesson is not None:
            self.begin_lesson()
            return
        if self.match is None:
            return
        match = Match.new(self.match.kind, self.match.setup, secrets.randbelow(999_999_999) + 1)
        match.table.update(self.match.table)
        match.table.pop(REMOVED, None)
        self._keeper.forget(match)
        self.play(match)

    def leave_table(self) -> None:
        """Back to the start screen; the game is saved, and Continue goes on with it."""

        def leave() -> None:
            self._put_away()
            self.go("start")

        self._safekeeping.before_leaving(self._controller, leave)

    def _put_away(self) -> None:
        self.comfort.leave()
        if self._shield is not None:
            self._shield.lift()
        if self._table is not None:
            self._table.leave()
        if self._lesson is not None:
            self._lesson.stop()
        self._controller = self._lesson = None
        self._let_cards_wait()

    def _let_cards_wait(self) -> None:
        """Cards wait to be read as the settings say; who learns the game has all the time there is."""
        if self._table is not None:
            self._table.reveal.waits = self.settings.cards_wait or self._lesson is not None

    def save_name(self, people: str, stage: Stage) -> str:
        """What a game is called to which nobody has given a name."""
        return self.words.text(Text("ui-table-save-name", people=people, stage=self.words.text(stage.named)))

    def _end(self, view: View) -> None:
        assert self._controller is not None
        self._last_view = view
        ending = self.screen_named("ending")
        ending.show_ending(view, self._controller.log())  # type: ignore[attr-defined]
        self.go("ending")
        self._way_back = ["start"]
        problem = self._keeper.finish(self.match) if self.match is not None and self._lesson is None else None
        if problem is not None:
            self.tell(problem)

    # ---------------------------------------------------------------- the hand-off

    def _forget(self) -> None:
        """Somebody else looks at the screen: nothing typed, read or pointed at outlives the person who did."""
        rules, self._rules = self._rules, None
        if rules is not None:
            destroy(rules)
        forget(self)

    def _close_shield(self, notice: Notice) -> None:
        assert self._shield is not None
        self._shield.close_for(notice)

    def _remove_pin(self, seat: int) -> None:
        """Somebody has forgotten their PIN, and the table has agreed to do without."""
        from nemesis_desktop.table.screens.last_game import remember_pins, remembered_pins

        if self._controller is None:
            return
        forgotten, known = self._controller.pins.of(seat), remembered_pins(self.settings)
        if forgotten is not None and known.get(str(seat)) == forgotten:
            remember_pins(self.settings, {who: kept for who, kept in known.items() if who != str(seat)})
        self._controller.remove_pin(seat)
        self.tell(Text("ui-shield-forgotten-told", name=self._controller.name_of(seat)))

    def _take_back(self) -> None:
        """Whoever was at the screen last takes the last answer back; they come to the screen again."""
        if self._controller is not None:
            self._controller.take_back()

    def _arrive(self, seat: int) -> None:
        if self._controller is not None and self._table is not None:
            self._controller.arrive(seat)
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---------------------------------------------------------------- menu, files, sentences

    def open_menu(self) -> None:
        """The menu of the game."""
        from nemesis_desktop.table.furniture.overlays import GameMenu

        if self._menu is None:
            self._menu = GameMenu(self.words, self)
            self._menu.wanted.connect(self._menu_entry)
            self._menu.set_scale(self.unit(), self.settings.text_scale)
        self._menu.offer_saving(self._lesson is None)
        self._menu.offer_piles(self._table is not None and self.now == "table")
        self._menu.offer_second_screen(self.comfort.second_possible)
        self._menu.open()

    def _menu_entry(self, name: str) -> None:
        assert self._table is not None
        deeds: dict[str, Callable[[], object]] = {
            "save": lambda: self._show_saves("save"),
            "load": lambda: self._show_saves("open"),
            "settings": lambda: self.go("settings"),
            "piles": self._table.look_through,
            "full_screen": self.toggle_full_screen,
            "second": self.comfort.toggle_second,
            "start": self.leave_table,
            "quit": self.close,
        }
        # Later: the menu's own button is still being clicked.
        QTimer.singleShot(0, self, lambda: deeds[name]())

    def open_rules(self) -> None:
        """The rules reference, at what is being explained on the table, if anything is; once more closes it."""
        from nemesis_desktop.table.game_ui import books
        from nemesis_desktop.table.reference.reference import RulesReference

        if self._rules is None:
            self._rules = RulesReference(self.words, books(), self)
            self._rules.set_scale(self.unit(), self.settings.text_scale)
        if self._rules.isVisible():
            self._rules.shut()
            return
        hover = self._table.hover if self._table is not None and self.now == "table" else None
        article = hover.article if hover is not None else ""
        if hover is not None:
            hover.hide_now()
        match = self.match if self.now in ("table", "ending") else None
        self._rules.open_at(article, match.kind.id if match is not None else None)

    def _show_saves(self, purpose: str) -> None:
        screen: SavesScreen = self.screen_named("saves")  # type: ignore[assignment]
        name = ""
        if purpose == "save" and self.match is not None:
            people = enumerate(self.match.kind.people(self.match.setup), start=1)
            names = (called(person.name, place, self.words) for place, person in people)
            name = self.save_name(", ".join(names), self.match.stage)
        screen.show_for("save" if purpose == "save" else "open", name)
        self.go("saves")

    def _save_as(self, path: Path) -> None:
        screen: SavesScreen = self.screen_named("saves")  # type: ignore[assignment]
        if self.match is None:
            return
        try:
            self.match.save(path)
        except SaveError as problem:
            screen.tell_problem(problem)
            return
        screen.tell_saved(path)

    def _tell_problem(self, problem: SaveError) -> None:
        if self.now == "saves":
            self.screen_named("saves").tell_problem(problem)  # type: ignore[attr-defined]
        else:
            self.tell(problem.text)

    def tell(self, text: Text) -> None:
        """Show a plain sentence over whatever is on the screen."""
        from nemesis_desktop.table.furniture.overlays import Banner

        if self._banner is None:
            self._banner = Banner(self)
            self._banner.set_scale(self.unit(), self.settings.text_scale)
        self._banner.stand(aside=isinstance(self.stack.currentWidget(), Screen))
        self._banner.say(self.words.text(text))

    # ---------------------------------------------------------------- language and sizes

    def _choose_language(self, language: str) -> None:
        self.settings.language = language

    def _setting_changed(self, name: str) -> None:
        if name == "language":
            self.words = Words(self.settings.language)
            self.setWindowTitle(self.words.text(Text("ui-start-window")))
            for widget in (*self._screens.values(), self._shield, self._menu, self._rules):
                if widget is not None:
                    widget.retranslate(self.words)  # type: ignore[attr-defined]
        elif name == "text_percent":
            scale = self.settings.text_scale
            for screen in self._screens.values():
                screen.set_text_scale(scale)  # type: ignore[attr-defined]
            for overlay in (self._shield, self._menu, self._banner, self._rules):
                if overlay is not None:
                    overlay.set_scale(self.unit(), scale)
        elif name == "follow" and self._table is not None:
            self._table.map.follows = self.settings.follow
        elif name in ("speed", "cards_wait"):
            self._let_cards_wait()
        elif name == "full_screen":
            self._apply_full_screen()

    def unit(self) -> float:
        """Pixels per unit: everything is laid out in the units of a window of 1366 × 768."""
        return min(self.width() / measure("meta.base_width"), self.height() / measure("meta.base_height"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The unit follows the window."""
        super().resizeEvent(event)
        if self._shield is not None and self._table is not None:
            self._shield.setGeometry(self._table.rect())
        for overlay in (self._menu, self._banner):
            if overlay is not None:
                overlay.set_scale(self.unit(), self.settings.text_scale)

    # ---------------------------------------------------------------- the window itself

    def toggle_full_screen(self) -> None:
        """F11."""
        self.settings.full_screen = not self.settings.full_screen

    def _apply_full_screen(self) -> None:
        if self.settings.full_screen:
            self.showFullScreen()
        else:
            self.showNormal()

    def open(self) -> None:
        """Come up where the person left the window."""
        kept = self.settings.geometry
        if kept is None or not self.restoreGeometry(kept):
            self._take_first_place()
        if self.settings.full_screen:
            self.showFullScreen()
        else:
            self.show()

    def _take_first_place(self) -> None:
        """The first time: as much of the screen as a window comfortably takes, in the shape of the table."""
        screen = self.screen()
        room = screen.availableGeometry()
        factor = min(room.width() * 0.94 / 1366, room.height() * 0.9 / 768)
        wide = min(max(SMALLEST[0], round(1366 * factor)), room.width())
        high = min(max(SMALLEST[1], round(768 * factor)), room.height())
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
        if not self._safekeeping.is_saved(self._controller) and not self._leaving:
            event.ignore()
            self._safekeeping.before_leaving(self._controller, self.close_for_good)
            return
        self.settings.geometry = self.saveGeometry()
        self.comfort.close()
        super().closeEvent(event)
