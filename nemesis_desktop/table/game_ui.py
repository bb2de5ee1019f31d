"""What a game gives to the window. A game's ``ui`` module holds one ``UI``, which says what is its own."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from nemesis_desktop.table.lesson.lesson import Lesson
    from nemesis_desktop.table.lesson.places import LessonTable
    from nemesis_desktop.table.reference.book import Book


class GameUi(Protocol):
    """What a game gives to the window. It is light: whatever costs time is imported when it is first asked for."""

    # ---- lesson

    def lesson(self, table: LessonTable, name: str) -> Lesson | None:
        """The guided first game on this table; ``name`` is what the learner is called. None where it has none."""
        ...

    # ---- rule book

    @property
    def book(self) -> Book:
        """The rules as one can read them at any time."""
        ...


def ui_of(id: str) -> GameUi:
    """What a game gives to the window. Raises ``KeyError`` for a game that is not on the shelf."""
    from nemesis_desktop.games import SHELF

    ui: GameUi = import_module(SHELF[id].ui).UI
    return ui


def books() -> Mapping[str, Book]:
    """The rule book of every game on the shelf, by the game's name there."""
    from nemesis_desktop.games import SHELF

    return {id: ui_of(id).book for id in SHELF}
