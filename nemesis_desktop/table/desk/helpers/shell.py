"""The window, as far as those know it who help it: what they lean on, and what they ask it to do."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.saving.storage import SaveError
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.kept.saves import SavedGames
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.drawing.theme import measure


class Shell(QWidget):
    """A window before anything is in it.

    Args:
        settings: what the person has set.
        saves: their saved games.

    Attributes:
        words: the language of the window.
    """

    def __init__(self, settings: Settings, saves: SavedGames) -> None:
        super().__init__()
        self.settings = settings
        self.saves = saves
        self.words = Words(settings.language)

    def unit(self) -> float:
        """Pixels per unit: everything is laid out in the units of a window of 1366 × 768."""
        return min(self.width() / measure("meta.base_width"), self.height() / measure("meta.base_height"))

    def toggle_full_screen(self) -> None:
        """F11."""
        self.settings.full_screen = not self.settings.full_screen

    # ---------------------------------------------------------------- what is asked of it

    def open_menu(self) -> None:
        """The menu of the game."""
        raise NotImplementedError

    def go(self, name: str) -> None:
        """Show a screen; Escape on it comes back to where the person was."""
        raise NotImplementedError

    def open_rules(self) -> None:
        """The rule book; once more closes it."""
        raise NotImplementedError

    def close_rules(self) -> None:
        """Put the rule book away for good."""
        raise NotImplementedError

    def tell(self, text: Text) -> None:
        """Show a plain sentence over whatever is on the screen."""
        raise NotImplementedError

    def hush(self) -> None:
        """Whatever was said in a sentence over the screen is past."""
        raise NotImplementedError

    def tell_problem(self, problem: SaveError) -> None:
        """Why a save cannot be opened."""
        raise NotImplementedError

    def close_for_good(self) -> None:
        """Close whatever could not be saved: the system ends the program, or somebody has been asked."""
        raise NotImplementedError
