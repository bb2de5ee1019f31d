"""The table of Nemesis: ship map, crew strip, intruder board, tracks, personal tray, ending."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from nemesis_desktop.table.lesson.lesson import Lesson
    from nemesis_desktop.table.lesson.places import LessonTable
    from nemesis_desktop.table.reference.book import Book


class NemesisUi:
    """What Nemesis gives to the window."""

    # ---- lesson

    def lesson(self, table: LessonTable, name: str) -> Lesson:
        """The guided first game: a soldier, two rooms, an adult, and a pod."""
        from nemesis_desktop.games.nemesis.ui.lesson.first_game import FirstGame
        from nemesis_desktop.games.nemesis.ui.showing import watched_together
        from nemesis_desktop.table.lesson.lesson import Lesson

        return Lesson(table, FirstGame(), name, watched_together)

    # ---- rule book

    @property
    def book(self) -> Book:
        """The rules as one can read them at any time."""
        from nemesis_desktop.games.nemesis.ui.rulebook.book import BOOK

        return BOOK


UI: Final = NemesisUi()
