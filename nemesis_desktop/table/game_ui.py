"""What a game gives to the window.

The furniture (controller, decision bar, log, shield …) knows no game. A game's ``ui`` module holds one ``UI``, which
says what is its own: the table with its parts, what is dangerous, what a thing is, what stands before a log line. All
that it says it with is found here, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from nemesis_desktop.table.border import (
    Call,
    Danger,
    Door,
    Due,
    Explanation,
    Foresight,
    Person,
    Show,
    Sign,
    TableView,
    Token,
)
from nemesis_desktop.table.played_game import PlayedGame

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from nemesis_desktop.program.words import Words
    from nemesis_desktop.table.furniture.game_table import GameTable
    from nemesis_desktop.table.lesson.lesson import Lesson
    from nemesis_desktop.table.reference.book import Book

__all__ = [
    "Call",
    "Danger",
    "Door",
    "Due",
    "Explanation",
    "Foresight",
    "GameUi",
    "Person",
    "Show",
    "Sign",
    "TableView",
    "Token",
    "books",
    "ui_of",
]


class GameUi(PlayedGame, Protocol):
    """Everything that a game gives. It is light: whatever costs time is imported when it is first asked for."""

    def table(self, words: Words, parent: QWidget | None = None) -> GameTable:
        """The table of this game, with nothing on it yet."""
        ...

    @property
    def book(self) -> Book:
        """The rules as one can read them at any time."""
        ...

    def lesson(self, table: GameTable, name: str) -> Lesson | None:
        """The guided first game on this table; ``name`` is what the learner is called. None where it has none.

        Whether it has one the shelf says (``Shelved.taught``): the start screen imports no game.
        """
        return None

    def ending(self, words: Words) -> QWidget:
        """The screen on which a game ends: ``show_ending`` gets the last view and the log.

        Like every screen it has ``set_text_scale`` and ``retranslate``. Its signals are ``again``, ``start``,
        ``trouble`` (a ``Text``), ``turned`` (what is heard of the reckoning), ``rules`` (an article of the rule book)
        and ``asked_why`` (the number of a line of the log). ``offer_reasons`` says which lines can be asked about,
        ``explain`` gets what comes of it; ``EndingPage`` has all of this.
        """
        ...


def ui_of(id: str) -> GameUi:
    """What a game gives to the window. Raises ``KeyError`` for a game that is not on the shelf."""
    from nemesis_desktop.games import SHELF

    ui: GameUi = import_module(SHELF[id].ui).UI
    return ui


def books() -> Mapping[str, Book]:
    """The rule book of every game on the table, by the game's name on the shelf."""
    from nemesis_desktop.games import on_table

    return {id: ui_of(id).book for id in on_table()}
