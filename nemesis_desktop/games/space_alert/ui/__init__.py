"""The window of Space Alert: planning against the clock, the playback, the score sheet.

Importing this package is light: the start screen pays for nothing of it. Whatever ``UI`` is asked for it fetches then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_desktop.table.game_ui import Call, Due, GameUi, Sign, TableView, Token

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QWidget

    from nemesis_desktop.engine.decision import Decision, Seat
    from nemesis_desktop.engine.events import Told
    from nemesis_desktop.games.space_alert.ui.ending.ending import AlertEnding
    from nemesis_desktop.games.space_alert.ui.table import AlertTable
    from nemesis_desktop.program.words import Words
    from nemesis_desktop.table.border import Explanation
    from nemesis_desktop.table.furniture.game_table import GameTable
    from nemesis_desktop.table.furniture.play.offers import Offers
    from nemesis_desktop.table.lesson.lesson import Lesson
    from nemesis_desktop.table.reference.book import Book
    from nemesis_desktop.table.sound.score import Score
    from nemesis_desktop.table.widgets.card_frame import Card


class SpaceAlertUi(GameUi):
    """What Space Alert gives to the window. The members are those of ``GameUi``."""

    id = "space-alert"
    title = "SPACE ALERT"

    # ---- table

    def table(self, words: Words, parent: QWidget | None = None) -> AlertTable:
        """Clock, tracks, ship and consoles."""
        from nemesis_desktop.games.space_alert.ui.table import AlertTable

        return AlertTable(self, words, parent)

    @property
    def score(self) -> Score:
        """A signal for each announcement."""
        from nemesis_desktop.games.space_alert.ui.sounds import SCORE

        return SCORE

    def call(self, view: TableView, seat: Seat, decision: Decision | None) -> Call:
        """Between missions people are asked one after another."""
        from nemesis_desktop.engine.text import Text

        return Call(Text("alert-ui-called"), self.token(view, seat))

    def token(self, view: TableView, seat: Seat) -> Token:
        """The person's shape with the face of their figure."""
        return Token(view.people[seat].colour, f"space_alert/symbols/figure_{seat % 5 + 1}")

    def due(self, decision: Decision, view: TableView) -> Due | None:
        """The next line of the time-table."""
        from nemesis_desktop.games.space_alert.ui.planning.mission_time import due

        return due(view)  # type: ignore[arg-type]  # every view of this game is its own

    # ---- log

    def sign_of(self, told: Told) -> Sign:
        """The stencil of what it is about."""
        from nemesis_desktop.games.space_alert.ui.log_signs import sign_of

        return sign_of(told)

    def is_heading(self, told: Told) -> bool:
        """A mission, a phase or a turn begins."""
        return told.kind in ("alert-mission-begins", "alert-phase-opens", "alert-turn-begins", "alert-closing-step")

    # ---- explaining

    def explanation(
        self, about: object, view: TableView | None, words: Words, offers: Offers | None = None
    ) -> Explanation | None:
        """Threats, cards, stations, lanes, tiles, people."""
        from nemesis_desktop.games.space_alert.ui.explain_words import explanation

        return explanation(about, view, words)  # type: ignore[arg-type]

    def article(self, about: object, view: TableView | None) -> str:
        """The chapter about it, or its place in a list."""
        from nemesis_desktop.games.space_alert.ui.explain_words import article_about

        return article_about(about)

    @property
    def card_size(self) -> tuple[float, float]:
        """A threat card as it is read."""
        from nemesis_desktop.games.space_alert.ui.threat_card import SIZE

        return SIZE

    def card_picture(self, card: Card, unit: float, ratio: float, words: Words) -> QPixmap:
        """A threat card with everything that stands on it."""
        from nemesis_desktop.games.space_alert.ui.threat_card import card_pixmap

        return card_pixmap(card, unit, ratio, words)

    # ---- rule book, lesson and ending

    @property
    def book(self) -> Book:
        """The rules as one can read them at any time."""
        from nemesis_desktop.games.space_alert.ui.rulebook import BOOK

        return BOOK

    def lesson(self, table: GameTable, name: str) -> Lesson | None:
        """The first test run without a clock, step by step."""
        from nemesis_desktop.games.space_alert.ui.lesson import FirstMission
        from nemesis_desktop.table.lesson.lesson import Lesson

        return Lesson(table, FirstMission(), name, self)

    def ending(self, words: Words) -> AlertEnding:
        """The score sheet."""
        from nemesis_desktop.games.space_alert.ui.ending.ending import AlertEnding

        return AlertEnding(self, words)


UI: Final = SpaceAlertUi()
