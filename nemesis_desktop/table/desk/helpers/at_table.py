"""The game on the table of this window: how one comes there, is left, ends, and is played again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.saving.storage import SaveError
from nemesis_desktop.engine.saving.table_settings import OWN
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.kept.keeper import Keeper
from nemesis_desktop.table.desk.helpers.comfort import Comfort
from nemesis_desktop.table.desk.helpers.hand_off import HandOff
from nemesis_desktop.table.desk.helpers.navigation import Navigation
from nemesis_desktop.table.desk.helpers.safekeeping import Safekeeping
from nemesis_desktop.table.desk.helpers.shell import Shell
from nemesis_desktop.table.furniture.names import called
from nemesis_desktop.table.screens.screen import forget_backgrounds

if TYPE_CHECKING:
    from nemesis_desktop.engine.journal import Json
    from nemesis_desktop.engine.kind import Progress
    from nemesis_desktop.engine.match import Match
    from nemesis_desktop.table.border import TableView
    from nemesis_desktop.table.furniture.game_table import GameTable
    from nemesis_desktop.table.furniture.play.controller import TableController
    from nemesis_desktop.table.furniture.play.reasons import Reasons
    from nemesis_desktop.table.game_ui import GameUi
    from nemesis_desktop.table.lesson.lesson import Lesson
    from nemesis_desktop.table.screens.setting_up.new_game import NewGame


class AtTable(QObject):
    """Puts games on the table of a window, one at a time.

    Args:
        window: where the table stands.
        screens: its screens; the table is one, the ending another.
        comfort: hears what happens, and shows it on the second screen.

    Attributes:
        match: the game being played; None before the first.
        controller: plays it in this window; None while none is.
        lesson: the guided first game, if it is that one.
        table: where it lies; None before the first.
        hand_off: stands between its people.
        keeper: writes down how it ended.
    """

    def __init__(self, window: Shell, screens: Navigation, comfort: Comfort) -> None:
        super().__init__(window)
        self._window, self._screens, self._comfort = window, screens, comfort
        self._ui: GameUi | None = None
        self.match: Match[Any, Any] | None = None
        self.controller: TableController | None = None
        self.lesson: Lesson | None = None
        self.reasons: Reasons | None = None
        self.table: GameTable | None = None
        self.hand_off = HandOff(window)
        self.keeper = Keeper(window.saves)
        self._safekeeping = Safekeeping(window, self.save_name)

    # ---------------------------------------------------------------- which game

    @property
    def ui(self) -> GameUi:
        """The game whose table lies here; before the first one, the one that is offered first."""
        if self._ui is None:
            from nemesis_desktop.games import on_table
            from nemesis_desktop.table.game_ui import ui_of

            self._ui = ui_of(on_table()[0])
        return self._ui

    def _choose(self, game: str) -> None:
        """This game is going to be played: another one's table and ending go."""
        from nemesis_desktop.table.game_ui import ui_of

        ui = ui_of(game)
        if self._ui is not None and self._ui is not ui:
            self.table = None
            for name in ("table", "ending"):
                self._screens.drop(name)
        self._ui = ui

    def lay_table(self) -> GameTable:
        """Make the table of the game."""
        window = self._window
        window.settings.heed_system()
        table = self.table = self.ui.table(window.words)
        self.heed()
        table.set_text_scale(window.settings.text_scale)
        self.hand_off.guard(table)
        table.menu.connect(window.open_menu)
        table.settings.connect(lambda: self._screens.go("settings"))
        table.rules.connect(window.open_rules)
        table.sound.connect(self._comfort.toggle_sound)
        table.ended.connect(self._end)
        table.trouble.connect(window.tell)
        table.turned.connect(self._comfort.hear)
        self._comfort.listen_to(table)
        return table

    def lay_ending(self) -> QWidget:
        """Make the screen on which the game ends."""
        window = self._window
        ending: Any = self.ui.ending(window.words)
        ending.set_text_scale(window.settings.text_scale)
        ending.again.connect(self.play_again)
        ending.start.connect(self.leave)
        ending.trouble.connect(window.tell)
        ending.rules.connect(window.open_rules)
        ending.turned.connect(self._comfort.hear)
        ending.asked_why.connect(self._ask_why)
        return ending

    def heed(self) -> None:
        """Cards wait to be read as the settings say; who learns the game has all the time there is."""
        settings = self._window.settings
        if self.table is not None:
            self.table.heed(follows=settings.follow, waits=settings.cards_wait or self.lesson is not None)
            self.table.hears(not settings.muted)
        if self.controller is not None:
            self.controller.computers.pace = settings.pace_time

    def hold_clock(self, held: bool) -> None:
        """A game against time stands still while something lies over it, and computer seats do nothing."""
        if self.controller is not None:
            self.controller.wait(held)

    # ---------------------------------------------------------------- a game comes to the table

    def begin(self, wanted: NewGame, pins: dict[str, Json] | None = None) -> None:
        """Set up the game that somebody wants, and put it on the table; ``pins`` are hashes that are already kept."""
        from nemesis_desktop.engine.match import Match
        from nemesis_desktop.engine.new_game import Person
        from nemesis_desktop.engine.seats.filled import fill
        from nemesis_desktop.games import kind_of
        from nemesis_desktop.table.furniture.secrecy.pins import kept_form
        from nemesis_desktop.table.screens.last_game import remember_pins

        kind = kind_of(wanted.game)
        people = [Person(name, colour) for name, colour in zip(wanted.names, wanted.colours, strict=True)]
        match = Match.new(kind, kind.setup_of(people, wanted.mode, wanted.choices, wanted.variants), wanted.seed)
        match.table["secrecy"] = wanted.secrecy
        match.table["reactions"] = wanted.reactions
        for seat, level in enumerate(wanted.computers):
            if level:
                fill(match.table, seat, level)
        if pins is None:
            pins = {str(seat): kept_form(pin) for seat, pin in enumerate(wanted.pins) if pin}
        match.table["pins"] = pins
        remember_pins(self._window.settings, pins)
        self.play(match)

    def begin_again(self) -> None:
        """The people and choices of the last time, another ship; whoever had a PIN is asked for it again."""
        import secrets

        from nemesis_desktop.engine.new_game import SetupError
        from nemesis_desktop.table.screens.last_game import last_game, remembered_pins

        settings = self._window.settings
        wanted = last_game(settings).again(secrets.randbelow(999_999_999) + 1)
        try:
            self.begin(wanted, remembered_pins(settings))
        except SetupError as problem:
            self._window.tell(problem.text)

    def continue_game(self) -> None:
        """Go on with the game that was being played."""
        saved = self._window.saves.continued()
        if saved is None:
            return
        before = self.match
        self.open_file(saved.path)
        if saved.older and self.match is not before:
            self._window.tell(Text("ui-table-older-state"))

    def open_file(self, path: Path) -> None:
        """Go on with a saved game. What cannot be read is told in a plain sentence, and nothing changes."""
        from nemesis_desktop.engine.match import Match
        from nemesis_desktop.games import KINDS

        try:
            match = Match.load(path, KINDS)
        except SaveError as problem:
            self._window.tell_problem(problem)
            return
        # What another file lacked is not to be taken for a fault of this one.
        self._window.hush()
        self.play(match)
        if match.loaded is not None and match.loaded.lost and self.match is match:
            self._window.tell(Text("ui-table-choices-lost", count=match.loaded.lost))
        elif match.loaded is not None and not match.loaded.log_complete:
            self._window.tell(Text("ui-table-log-lost"))

    def play(self, match: Match[Any, Any]) -> None:
        """Put a match on the table, once the one before it is safe; whoever is asked comes to the screen."""
        self._safekeeping.before_another(self.controller, match, lambda: self._lay(match))

    def _lay(self, match: Match[Any, Any]) -> None:
        from nemesis_desktop.table.furniture.play.computers import Computers
        from nemesis_desktop.table.furniture.play.controller import TableController

        window = self._window
        self._put_away()
        # While the table is set out, the computer seats come to it in a process of their own.
        computers = Computers(match)
        computers.prepare()
        self._choose(match.kind.id)
        self.match = match
        window.words.dialect = self.ui.dialect(match.view())
        table = self._cleared()
        controller = self.controller = TableController(
            match, window.words, self.ui, autosave=window.saves.autosave, parent=window, computers=computers
        )
        self.heed()
        self.keeper.begin(match)
        controller.view_changed.connect(self.keeper.looked)
        table.open(controller)
        controller.autosave.write()
        self._comfort.watch(controller)
        self._screens.focus()

    def _cleared(self) -> GameTable:
        """Go to the table: nobody sees the pictures behind the screens now, nor the cards of the game before."""
        screens = self._screens
        screens.go("table")
        screens.way_back = ["start"]
        forget_backgrounds()
        assert self.table is not None
        self.table.forget()
        return self.table

    # ---------------------------------------------------------------- the lesson

    def begin_lesson(self, game: str = "") -> None:
        """The guided first game, from its start: it takes no other game's place, and nobody counts it.

        ``game`` is whose; without a name the one that is being learned, or else the first on the shelf that has one.
        """
        from nemesis_desktop.games import taught

        learned = self.match.kind.id if self.lesson is not None and self.match is not None else taught()[0]
        self._safekeeping.before_leaving(self.controller, lambda: self._lay_lesson(game or learned))

    def _lay_lesson(self, game: str) -> None:
        window = self._window
        self._put_away()
        self._choose(game)
        table = self._cleared()
        lesson = self.ui.lesson(table, window.words.text(Text("ui-lesson-name")))
        assert lesson is not None, "the shelf says that it can be learned"
        self.lesson = lesson
        # Later: a button of the lesson is still being clicked.
        later = Qt.ConnectionType.QueuedConnection
        lesson.again_wanted.connect(lambda: self.begin_lesson(game), later)
        lesson.leave_wanted.connect(self.leave, later)
        self.match, self.controller = lesson.match, lesson.controller
        self.heed()
        lesson.start()
        self._comfort.watch(lesson.controller)
        self._screens.focus()

    # ---------------------------------------------------------------- a game leaves the table

    def play_again(self) -> None:
        """The same people, another ship; the lesson once more after a lesson."""
        import secrets

        from nemesis_desktop.engine.match import Match
        from nemesis_desktop.engine.seats.filled import COMPUTERS, from_the_start
        from nemesis_desktop.table.furniture.play.sight import READ
        from nemesis_desktop.table.furniture.play.table_clock import CLOCK
        from nemesis_desktop.table.furniture.secrecy.pins import REMOVED

        if self.lesson is not None:
            self.begin_lesson()
            return
        if self.match is None:
            return
        match = Match.new(self.match.kind, self.match.setup, secrets.randbelow(999_999_999) + 1)
        match.table.update(self.match.table)
        if COMPUTERS in match.table:
            match.table[COMPUTERS] = from_the_start(match.table)
        for of_that_game in (REMOVED, CLOCK, READ):
            match.table.pop(of_that_game, None)
        self.keeper.forget(match)
        self.play(match)

    def leave(self) -> None:
        """Back to the start screen; the game is saved, and Continue goes on with it."""

        def leave() -> None:
            self._put_away()
            self._screens.go("start")

        self._safekeeping.before_leaving(self.controller, leave)

    def may_close(self) -> bool:
        """Whether the window may close: everything is saved, or else the person is asked first."""
        if self._safekeeping.is_saved(self.controller):
            return True
        self._safekeeping.before_leaving(self.controller, self._window.close_for_good)
        return False

    def _offer_reasons(self, ending: Any) -> None:
        """Whoever played with computer seats can ask them now why they did what they did."""
        from nemesis_desktop.engine.seats.filled import COMPUTERS

        match = self.match
        if match is None or COMPUTERS not in match.table:
            ending.offer_reasons(None)
            return
        from nemesis_desktop.table.furniture.play.reasons import Reasons

        self.reasons = Reasons(match)
        self.reasons.found.connect(ending.explain)
        ending.offer_reasons(self.reasons.choice_of)

    def _ask_why(self, line: int) -> None:
        if self.reasons is not None:
            self.reasons.ask(line)

    def _put_away(self) -> None:
        if self.reasons is not None:
            self.reasons.close()
            self.reasons = None
        self._window.words.dialect = ""
        self._comfort.leave()
        self.hand_off.lift()
        if self.table is not None:
            self.table.leave()
        if self.lesson is not None:
            self.lesson.stop()
        self.controller = self.lesson = None
        self.heed()

    def save_name(self, names: Sequence[str], progress: Progress) -> str:
        """What a game is called to which nobody has given a name, by the names that its people gave themselves."""
        words = self._window.words
        people = ", ".join(called(name, place, words) for place, name in enumerate(names, start=1))
        return words.text(Text("ui-table-save-name", people=people, stage=words.text(progress.named)))

    def _end(self, view: TableView) -> None:
        assert self.controller is not None
        window = self._window
        ending: Any = self._screens.screen_named("ending")
        self._offer_reasons(ending)
        kept = self.controller.match.table.get(OWN)
        ending.kept = kept if isinstance(kept, dict) else {}
        ending.show_ending(view, self.controller.log())
        self._screens.go("ending")
        self._screens.way_back = ["start"]
        problem = self.keeper.finish(self.match) if self.match is not None and self.lesson is None else None
        if problem is not None:
            window.tell(problem)
