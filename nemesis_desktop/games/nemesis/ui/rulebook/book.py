"""The rule book of Nemesis."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPixmap

from nemesis_desktop.games.nemesis.ui.cards.cards import REVEAL, card_pixmap
from nemesis_desktop.games.nemesis.ui.rulebook.catalogue import lists
from nemesis_desktop.games.nemesis.ui.rulebook.contents import CHAPTERS
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.reference.book import Book
from nemesis_desktop.table.widgets.card_frame import Card


def _picture(card: Card, unit: float, ratio: float, words: Words) -> QPixmap:
    return card_pixmap(card.deck, card.id, REVEAL, unit, ratio, words, active=card.active)


BOOK: Final = Book(
    title="rules-book",
    prefix="rules-",
    first="goal",
    chapters=CHAPTERS,
    lists=lists,
    card_size=REVEAL,
    card_picture=_picture,
)
