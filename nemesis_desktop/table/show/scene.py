"""What a game shows on the stage, and what of it belongs together."""

from __future__ import annotations

from typing import Any, Protocol

from nemesis_desktop.engine.events import Told
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.show.moment import Moment
from nemesis_desktop.table.show.page import Page


class Scenes(Protocol):
    """What a game shows on the stage."""

    def of(self, moment: Moment[Any, Any], words: Words) -> Page | None:
        """The page of an event, as whoever sees this moment may see it; None where the board tells it well enough."""

    def belongs(self, told: Told, page: Told) -> bool:
        """Whether an event is part of what an earlier one began, and is shown while the page of that one stands."""
