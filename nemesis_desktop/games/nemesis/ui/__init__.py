"""The table of Nemesis: ship map, crew strip, intruder board, tracks, personal tray, ending."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from nemesis_desktop.table.reference.book import Book


class NemesisUi:
    """What Nemesis gives to the window."""

    # ---- rule book

    @property
    def book(self) -> Book:
        """The rules as one can read them at any time."""
        from nemesis_desktop.games.nemesis.ui.rulebook.book import BOOK

        return BOOK


UI: Final = NemesisUi()
