"""The window of Nemesis: ship map, crew strip, intruder board, tracks, personal tray, ending.

Importing this package is light: the start screen pays for nothing of it. Whatever ``UI`` is asked for it fetches then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from nemesis_desktop.games.nemesis.new_game import ABOARD
from nemesis_desktop.table.game_ui import Call, Danger, Foresight, GameUi, Sign, TableView, Token

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QWidget

    from nemesis_desktop.engine.decision import Act, Anchor, Decision, Seat
    from nemesis_desktop.engine.events import Told
    from nemesis_desktop.engine.text import Text
    from nemesis_desktop.games.nemesis.ui.ending.ending import EndingScreen
    from nemesis_desktop.games.nemesis.ui.table import TableScreen
    from nemesis_desktop.games.nemesis.view import View
    from nemesis_desktop.program.words import Words
    from nemesis_desktop.table.border import Explanation
    from nemesis_desktop.table.furniture.game_table import GameTable
    from nemesis_desktop.table.furniture.play.offers import Offers
    from nemesis_desktop.table.lesson.lesson import Lesson
    from nemesis_desktop.table.reference.book import Book
    from nemesis_desktop.table.sound.score import Score
    from nemesis_desktop.table.widgets.card_frame import Card


class NemesisUi(GameUi):
    """What Nemesis gives to the window. The members are those of ``GameUi``."""

    id = "nemesis"
    title = "NEMESIS"

    # ---- table

    def table(self, words: Words, parent: QWidget | None = None) -> TableScreen:
        """The ship, the crew and everything around them."""
        from nemesis_desktop.games.nemesis.ui.table import TableScreen

        return TableScreen(self, words, parent)

    def dialect(self, view: TableView) -> str:
        """What is printed on base cards about larvae, queens and weaknesses is otherwise with another species."""
        species: str = view.species  # type: ignore[attr-defined]  # every view of this game is its own
        return species if species != ABOARD[0] else ""

    @property
    def score(self) -> Score:
        """The hum of the ship, and what is heard of each event."""
        from nemesis_desktop.games.nemesis.ui.happening.sounds import SCORE

        return SCORE

    def call(self, view: TableView, seat: Seat, decision: Decision | None) -> Call:
        """The person's character, and whether it is their turn or a question."""
        from nemesis_desktop.games.nemesis.ui.seats import call_of

        return call_of(view, seat, decision)  # type: ignore[arg-type]  # every view of this game is its own

    def token(self, view: TableView, seat: Seat) -> Token:
        """The person's shape with the emblem of the character, or the queen."""
        from nemesis_desktop.games.nemesis.ui.seats import token_of

        return token_of(view, seat)  # type: ignore[arg-type]

    def lines(
        self, acts: Sequence[int], offers: Offers, view: TableView | None, words: Words, beside: Anchor | None = None
    ) -> list[str]:
        """Each act with the room, corridor or person that it aims at."""
        from nemesis_desktop.games.nemesis.ui.explain.acts import lines_of

        return lines_of(acts, offers, view, words, beside)  # type: ignore[arg-type]

    def progress(self, view: TableView, decision: Decision) -> Text | None:
        """Which action of the turn it is."""
        from nemesis_desktop.games.nemesis.ui.seats import progress_of

        return progress_of(view, decision)  # type: ignore[arg-type]

    def danger(self, act: Act, decision: Decision, view: TableView) -> Danger | None:
        """Who may die of it, be met, or be left behind."""
        from nemesis_desktop.games.nemesis.foresight.dangers import danger_of

        about = decision.cost(act), decision.leads(act), decision.topic
        return danger_of(act, decision.seat, view, *about)  # type: ignore[arg-type]

    def has_words(self, decision: Decision) -> bool:
        """What may be done in a pod all lies on the pod."""
        return decision.topic == "pod"

    def is_reaction(self, decision: Decision) -> bool:
        """A trade is no interruption: there is time to think."""
        return decision.topic != "trade"

    def rests(self, view: TableView) -> bool:
        """The variant in which nobody keeps notes."""
        from nemesis_desktop.games.nemesis.modes import STRICT_MEMORY

        return STRICT_MEMORY in view.options  # type: ignore[attr-defined]

    def forget_pictures(self) -> None:
        """The cards of a hand are drawn once and kept."""
        from nemesis_desktop.games.nemesis.ui.cards.cards import forget_pictures

        forget_pictures()

    # ---- showing

    def begins_common(self, told: Told) -> bool:
        """The event phase, or a new round."""
        from nemesis_desktop.games.nemesis.ui.happening.showing import watched_together

        return watched_together(told)

    def begins_verdict(self, told: Told) -> bool:
        """The victory check."""
        from nemesis_desktop.games.nemesis.ui.happening.showing import begins_verdict

        return begins_verdict(told)

    def as_known(self, picture: View, view: View) -> View:  # type: ignore[override]
        """Their own things, and what they have seen of the ship in secret."""
        from nemesis_desktop.games.nemesis.ui.happening.showing import as_known

        return as_known(picture, view)

    # ---- log

    def sign_of(self, told: Told) -> Sign:
        """The stencil of what it is about."""
        from nemesis_desktop.games.nemesis.ui.happening.log_signs import sign_of

        return sign_of(told)

    def is_heading(self, told: Told) -> bool:
        """A round begins."""
        from nemesis_desktop.games.nemesis.ui.happening.log_signs import HEADINGS

        return told.kind in HEADINGS

    # ---- explaining

    def explanation(
        self, about: object, view: TableView | None, words: Words, offers: Offers | None = None
    ) -> Explanation | None:
        """Rooms, corridors, cards, people, markers, and the terms of the rules."""
        from nemesis_desktop.games.nemesis.ui.explain.words import explanation

        return explanation(about, view, words, offers)  # type: ignore[arg-type]

    def foresight(self, acts: Sequence[int], view: TableView, words: Words, offers: Offers) -> Foresight | None:
        """The odds of an attack; or warnings, the odds of the noise roll and of the bag."""
        from nemesis_desktop.games.nemesis.ui.explain.fight_outlook import fight_outlook
        from nemesis_desktop.games.nemesis.ui.explain.outlook import outlook_of

        about: tuple[Any, ...] = (acts, view, words, offers)
        return fight_outlook(*about) or outlook_of(*about)

    def article(self, about: object, view: TableView | None) -> str:
        """The chapter about it, or its place in a list."""
        from nemesis_desktop.games.nemesis.ui.rulebook.links import article_about

        return article_about(about, view)  # type: ignore[arg-type]

    @property
    def card_size(self) -> tuple[float, float]:
        """A card that is read."""
        from nemesis_desktop.games.nemesis.ui.cards.cards import REVEAL

        return REVEAL

    def card_picture(self, card: Card, unit: float, ratio: float, words: Words) -> QPixmap:
        """The face of a card, as its owner sees it."""
        from nemesis_desktop.games.nemesis.ui.cards.cards import REVEAL, card_pixmap

        marks = {"active": card.active, "dressed": card.dressed, "colour": card.colour, "character": card.character}
        return card_pixmap(card.deck, card.id, REVEAL, unit, ratio, words, **marks)  # type: ignore[arg-type]

    # ---- rule book, lesson and ending

    @property
    def book(self) -> Book:
        """The rules as one can read them at any time."""
        from nemesis_desktop.games.nemesis.ui.rulebook.book import BOOK

        return BOOK

    def lesson(self, table: GameTable, name: str) -> Lesson:
        """The guided first game: a soldier, two rooms, an adult, and a pod."""
        from nemesis_desktop.games.nemesis.ui.lesson.first_game import FirstGame
        from nemesis_desktop.table.lesson.lesson import Lesson

        return Lesson(table, FirstGame(), name, self)

    def ending(self, words: Words) -> EndingScreen:
        """The victory check, one card after another."""
        from nemesis_desktop.games.nemesis.ui.ending.ending import EndingScreen

        return EndingScreen(self, words)


UI: Final = NemesisUi()
