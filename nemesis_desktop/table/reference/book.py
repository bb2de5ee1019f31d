"""A rule book as a game writes it: chapters of articles, lists of the things in its box, and pictures for both.

A book holds no words. Those are messages whose ids begin with the book's ``prefix``, ``rules-`` in these examples:

- ``rules-chapter-<id>``: the name of a chapter;
- ``rules-<id>`` and ``rules-<id>-text``: title and text of an article, with the marks of ``markup``;
- ``rules-note-<id>``: how the program reads a single thing of the box where its printed rules are silent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, Literal

from attrs import frozen
from PySide6.QtGui import QPixmap

from nemesis_desktop.program.words import Words
from nemesis_desktop.table.reference.markup import Block
from nemesis_desktop.table.widgets.card_frame import Card

PLAIN: Final = "text.primary"
"""The colour of a picture that is to say nothing by its colour."""

Telling = Callable[[Words], Iterable[Block]]
"""Lines that a game makes from what it knows: printed facts, lists of links. A link without words gets the title of
its article.
"""

Appendix = Literal["readings", "keys"]
"""What the reference itself can gather: all readings of ours in the book, and the keys of the window."""


@frozen
class WrittenArticle:
    """An article that is written by hand.

    Attributes:
        id: its name, as links use it.
        picture: a stencil, ``symbols/noise``.
        ink: the colour of the picture.
        see: articles that belong beside it.
        adds: lines of the game after the text; None for none.
        appendix: what the reference gathers after the text; None for nothing.
        spelled_out: for a list, whether its things are told one below the other instead of only named; each then leads
            to the first article beside it.
    """

    id: str
    picture: str
    ink: str = PLAIN
    see: tuple[str, ...] = ()
    adds: Telling | None = None
    appendix: Appendix | None = None
    spelled_out: bool = False


@frozen
class Chapter:
    """Articles under one name."""

    id: str
    entries: tuple[WrittenArticle, ...]


@frozen
class Thing:
    """Something in the box with an article of its own.

    Attributes:
        id: the name of its article.
        name: the message of its name, as the table calls it.
        picture: a stencil.
        ink: the colour of the picture.
        see: articles that belong beside it.
        says: what the table says of it; None for the message ``<name>-text``.
        card: the card whose face is shown; None for the picture alone.
    """

    id: str
    name: str
    picture: str
    ink: str = PLAIN
    see: tuple[str, ...] = ()
    says: Telling | None = None
    card: Card | None = None


@frozen
class Book:
    """The rule book of one game.

    Attributes:
        title: the message that names the game whose rules these are.
        prefix: how the ids of its messages begin, with the hyphen.
        first: the article at which a reader begins.
        chapters: the contents, in reading order; a list of things is an entry like any other.
        lists: the things of each list, by its article. Asked for when the book is first opened.
        card_size: width and height of a card on a page, in units.
        card_picture: draws a card at that size, with pixels in a unit, device pixels in a pixel, and a language.
    """

    title: str
    prefix: str
    first: str
    chapters: tuple[Chapter, ...]
    lists: Callable[[], Mapping[str, tuple[Thing, ...]]]
    card_size: tuple[float, float]
    card_picture: Callable[[Card, float, float, Words], QPixmap]

    def entries(self) -> Iterable[WrittenArticle]:
        """Every article that is written by hand, in reading order."""
        return (entry for chapter in self.chapters for entry in chapter.entries)
