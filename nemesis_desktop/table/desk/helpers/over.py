"""What lies over the window for a while: the menu of the game, the rule book, a plain sentence; and saving by hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from nemesis_desktop.engine.saving.storage import SaveError
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.desk.helpers.at_table import AtTable
from nemesis_desktop.table.desk.helpers.comfort import Comfort
from nemesis_desktop.table.desk.helpers.navigation import Navigation
from nemesis_desktop.table.desk.helpers.shell import Shell
from nemesis_desktop.table.furniture.secrecy.forgetting import destroy
from nemesis_desktop.table.screens.screen import Screen

if TYPE_CHECKING:
    from nemesis_desktop.engine.new_game import Computers
    from nemesis_desktop.table.furniture.overlays import Banner, GameMenu
    from nemesis_desktop.table.furniture.seats_page import SeatsPage
    from nemesis_desktop.table.reference.reference import RulesReference
    from nemesis_desktop.table.screens.saves import SavesScreen


class Over(QObject):
    """Opens and closes what lies over the window; each is made when it is first needed.

    Args:
        window: what they lie over.
        screens: its screens.
        game: the game on its table.
        comfort: the second screen is offered in the menu.

    Attributes:
        menu, banner, rules, seats: the menu of the game, the plain sentence, the rule book, who plays; None before.
    """

    def __init__(self, window: Shell, screens: Navigation, game: AtTable, comfort: Comfort) -> None:
        super().__init__(window)
        self._window, self._screens, self._game, self._comfort = window, screens, game, comfort
        self.menu: GameMenu | None = None
        self.banner: Banner | None = None
        self._told: Text | None = None
        self.rules: RulesReference | None = None
        self.seats: SeatsPage | None = None

    # ---------------------------------------------------------------- the menu

    def open_menu(self) -> None:
        """The menu of the game."""
        from nemesis_desktop.table.furniture.overlays import GameMenu

        window, game = self._window, self._game
        if self.menu is None:
            self.menu = GameMenu(window.words, window)
            self.menu.wanted.connect(self._menu_entry)
            self.menu.closed.connect(lambda: game.hold_clock(False))
            self.menu.set_scale(window.unit(), window.settings.text_scale)
        self.menu.offer_saving(game.lesson is None)
        self.menu.offer_piles(game.table is not None and game.table.has_piles and self._screens.now == "table")
        self.menu.offer_seats(self._computers_here is not None)
        self.menu.offer_second_screen(self._comfort.second_possible)
        game.hold_clock(True)
        self.menu.open()

    def _menu_entry(self, name: str) -> None:
        window, table = self._window, self._game.table
        assert table is not None
        deeds: dict[str, Callable[[], object]] = {
            "save": lambda: self.show_saves("save"),
            "load": lambda: self.show_saves("open"),
            "settings": lambda: self._screens.go("settings"),
            "seats": self.open_seats,
            "piles": table.look_through,
            "full_screen": window.toggle_full_screen,
            "second": self._comfort.toggle_second,
            "start": self._game.leave,
            "quit": window.close,
        }
        # Later: the menu's own button is still being clicked.
        QTimer.singleShot(0, self, lambda: deeds[name]())

    # ---------------------------------------------------------------- who plays

    @property
    def _computers_here(self) -> Computers | None:
        """Which seats of the game on the table the program can fill; None where it can fill none."""
        from nemesis_desktop.games import page_of

        controller, match = self._game.controller, self._game.match
        if controller is None or match is None or self._game.lesson is not None or self._screens.now != "table":
            return None
        computers = page_of(match.kind.id).computers
        return computers if len(match.seats) > 1 else None

    def open_seats(self) -> None:
        """Who plays: a seat is left to the computer, or taken over from it."""
        from nemesis_desktop.engine.seats.filled import levels_of
        from nemesis_desktop.table.furniture.seats_page import Seated, SeatsPage

        window, game, computers = self._window, self._game, self._computers_here
        controller, match = game.controller, game.match
        if computers is None or controller is None or match is None:
            return
        if self.seats is None:
            self.seats = SeatsPage(window.words, window)
            self.seats.changed.connect(self._change_seats)
            self.seats.closed.connect(lambda: game.hold_clock(False))
            self.seats.set_scale(window.unit(), window.settings.text_scale)
        levels, chosen = controller.computers.levels, levels_of(match.table, 0)
        seated = [Seated(seat, controller.name_of(seat), levels.get(seat, ""), seat in chosen) for seat in match.seats]
        self.seats.show_seats(seated, computers)
        game.hold_clock(True)
        self.seats.open()

    def _change_seats(self, changes: dict[int, str]) -> None:
        if self._game.controller is not None:
            self._game.controller.seat_computers({seat: level or None for seat, level in changes.items()})

    # ---------------------------------------------------------------- the rule book

    def open_rules(self, article: str = "") -> None:
        """The rules reference, at an article, else at what is being explained, if anything is; once more closes it."""
        from nemesis_desktop.table.furniture.explain import Explains
        from nemesis_desktop.table.game_ui import books
        from nemesis_desktop.table.reference.reference import RulesReference

        window = self._window
        if self.rules is None:
            self.rules = RulesReference(window.words, books(), window)
            self.rules.closed.connect(lambda: self._game.hold_clock(False))
            self.rules.set_scale(window.unit(), window.settings.text_scale)
        if self.rules.isVisible():
            self.rules.shut()
            return
        screen = self._screens.stack.currentWidget()
        if isinstance(screen, Explains):
            article = article or screen.hover.article
            screen.hover.hide_now()
        self._game.hold_clock(True)
        match = self._game.match if self._screens.now in ("table", "ending") else None
        self.rules.open_at(article, match.kind.id if match is not None else None)

    def close_rules(self) -> None:
        """Put the rule book away for good: what somebody read is none of the next person's business."""
        rules, self.rules = self.rules, None
        if rules is not None:
            destroy(rules)

    # ---------------------------------------------------------------- saving by hand

    def show_saves(self, purpose: str) -> None:
        """The saved games, to open one or (``save``) to keep this one."""
        screen: SavesScreen = self._screens.screen_named("saves")  # type: ignore[assignment]
        name, match = "", self._game.match
        if purpose == "save" and match is not None:
            name = self._game.save_name([one.name for one in match.kind.people(match.setup)], match.progress)
        screen.show_for("save" if purpose == "save" else "open", name)
        self._screens.go("saves")

    def save_as(self, path: Path) -> None:
        """Keep this game in a file."""
        screen: SavesScreen = self._screens.screen_named("saves")  # type: ignore[assignment]
        if self._game.match is None:
            return
        try:
            self._game.match.save(path)
        except SaveError as problem:
            screen.tell_problem(problem)
            return
        screen.tell_saved(path)

    # ---------------------------------------------------------------- sentences

    def tell_problem(self, problem: SaveError) -> None:
        """Why a save cannot be opened, among the saves if they are shown."""
        if self._screens.now == "saves":
            self._screens.screen_named("saves").tell_problem(problem)  # type: ignore[attr-defined]
        else:
            self.tell(problem.text)

    def tell(self, text: Text) -> None:
        """Show a plain sentence over whatever is on the screen."""
        from nemesis_desktop.table.furniture.game_table import GameTable
        from nemesis_desktop.table.furniture.overlays import Banner

        window = self._window
        if self.banner is None:
            self.banner = Banner(window)
            self.banner.set_scale(window.unit(), window.settings.text_scale)
        self._told = text
        current = self._screens.stack.currentWidget()
        self.stand(aside=isinstance(current, Screen))
        self.banner.say(window.words.text(text), current.in_sight(None) if isinstance(current, GameTable) else ())

    def hush(self) -> None:
        """Whatever was said in a sentence is past."""
        if self.banner is not None:
            self.banner.hide()

    def stand(self, *, aside: bool) -> None:
        """Where a sentence stands: over the table, or beside the title of a screen."""
        if self.banner is not None:
            self.banner.stand(aside=aside)

    # ---------------------------------------------------------------- sizes and words

    def set_scale(self, unit: float, text: float, *, rules: bool) -> None:
        """Pixels per unit, and the person's text size; the rule book follows the size of the window by itself."""
        for overlay in (self.menu, self.banner, self.seats, self.rules if rules else None):
            if overlay is not None:
                overlay.set_scale(unit, text)

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        for overlay in (self.menu, self.rules, self.seats):
            if overlay is not None:
                overlay.retranslate(words)
        if self.banner is not None and self._told is not None and self.banner.isVisible():
            self.banner.reword(words.text(self._told))
