"""The window of The Thing: station, people, stores, the private frame, scenes, ending.

Importing this package is light: the start screen pays for nothing of it. Whatever ``UI`` is asked for it fetches then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_desktop.table.game_ui import Call, Door, GameUi, Sign, TableView, Token

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from nemesis_desktop.engine.decision import Act, Decision, Seat
    from nemesis_desktop.engine.events import Told
    from nemesis_desktop.engine.text import Text
    from nemesis_desktop.games.the_thing.ui.ending import EndingScreen
    from nemesis_desktop.games.the_thing.ui.table import StationTable
    from nemesis_desktop.games.the_thing.view import View
    from nemesis_desktop.program.words import Words
    from nemesis_desktop.table.border import Explanation
    from nemesis_desktop.table.furniture.game_table import GameTable
    from nemesis_desktop.table.furniture.play.offers import Offers
    from nemesis_desktop.table.lesson.lesson import Lesson
    from nemesis_desktop.table.reference.book import Book
    from nemesis_desktop.table.sound.score import Score

UNHURRIED: Final = ("plan",)
"""Private questions that only known aliens are asked: nobody learns anything from the time they take."""


class TheThingUi(GameUi):
    """What The Thing gives to the window. The members are those of ``GameUi``."""

    id = "the-thing"
    title = "THE THING"

    # ---- table

    def table(self, words: Words, parent: QWidget | None = None) -> StationTable:
        """The station, its people and everything around them."""
        from nemesis_desktop.games.the_thing.ui.table import StationTable

        return StationTable(self, words, parent)

    @property
    def score(self) -> Score:
        """Wind, and what is heard of each event."""
        from nemesis_desktop.games.the_thing.ui.happening.sounds import SCORE

        return SCORE

    @property
    def door(self) -> Door:
        """The outer door of the station in the storm, under its one lamp."""
        return Door("the_thing/art/door_storm", marked=False, edge="station.wall", why="station.ice")

    def call(self, view: TableView, seat: Seat, decision: Decision | None) -> Call:
        """The round and its step."""
        from nemesis_desktop.games.the_thing.ui.seats import call_of

        return call_of(view, seat)  # type: ignore[arg-type]  # every view of this game is its own

    def token(self, view: TableView, seat: Seat) -> Token:
        """The person's shape with the emblem of the character."""
        from nemesis_desktop.games.the_thing.ui.seats import token_of

        return token_of(view, seat)  # type: ignore[arg-type]

    def asked_token(self, view: TableView, decision: Decision) -> Token:
        """In the cooperative game that of the character that the question names."""
        from nemesis_desktop.games.the_thing.ui.seats import asked_token

        return asked_token(view, decision)  # type: ignore[arg-type]  # every view of this game is its own

    def says(self, act: Act, view: TableView) -> Text:
        """With hidden roles people are called by their own names."""
        from nemesis_desktop.games.the_thing.ui.naming import said

        return said(act, view)  # type: ignore[arg-type]  # every view of this game is its own

    def least_time(self, decision: Decision) -> int:
        """Everybody takes at least so long over a secret, whatever they see."""
        from nemesis_desktop.table.drawing.theme import measure

        hurries = not decision.secret or decision.topic in UNHURRIED
        return 0 if hurries else round(measure("frame.least_time_ms"))

    @property
    def private_beside(self) -> bool:
        """The private frame lies over the station."""
        return False

    def has_words(self, decision: Decision) -> bool:
        """What the alien does in a place is more than a click on the place tells."""
        return decision.topic == "victim"

    def is_reaction(self, decision: Decision) -> bool:
        """Nobody has to be quick: people talk before they say whether they want something."""
        return False

    # ---- showing

    def begins_common(self, told: Told) -> bool:
        """All watch together who meets where, and what came of it, the weather and the night."""
        from nemesis_desktop.games.the_thing.ui.happening.steps import COMMON

        return told.kind in COMMON

    def begins_verdict(self, told: Told) -> bool:
        """The last page tells who won, and what everybody was."""
        return told.kind in ("humans-win", "aliens-win")

    def as_known(self, picture: View, view: View) -> View:  # type: ignore[override]
        """A public picture: whoever sits at the screen has the private frame for what they know."""
        return picture

    # ---- log

    def sign_of(self, told: Told) -> Sign:
        """The stencil of what it is about."""
        from nemesis_desktop.games.the_thing.ui.happening.log_signs import sign_of

        return sign_of(told)

    def is_heading(self, told: Told) -> bool:
        """A round begins."""
        from nemesis_desktop.games.the_thing.ui.happening.log_signs import HEADINGS

        return told.kind in HEADINGS

    # ---- explaining

    def explanation(
        self, about: object, view: TableView | None, words: Words, offers: Offers | None = None
    ) -> Explanation | None:
        """Places, people, cards, panels, spaces of the tracks."""
        from nemesis_desktop.games.the_thing.ui.explain_words import explanation

        return explanation(about, view, words, offers)  # type: ignore[arg-type]

    def article(self, about: object, view: TableView | None) -> str:
        """The chapter about it, or its place in a list."""
        from nemesis_desktop.games.the_thing.ui.rulebook.links import article_about

        return article_about(about)

    # ---- rule book and ending

    @property
    def book(self) -> Book:
        """The rules as one can read them at any time."""
        from nemesis_desktop.games.the_thing.ui.rulebook.book import BOOK

        return BOOK

    def lesson(self, table: GameTable, name: str) -> Lesson:
        """The guided first round."""
        from nemesis_desktop.games.the_thing.ui.lesson.first_round import FirstRound
        from nemesis_desktop.table.lesson.lesson import Lesson

        return Lesson(table, FirstRound(), name, self)

    def ending(self, words: Words) -> EndingScreen:
        """Who won, what everybody was, how it spread."""
        from nemesis_desktop.games.the_thing.ui.ending import EndingScreen

        return EndingScreen(self, words)


UI: Final = TheThingUi()
