"""The parts of the table of Nemesis, between which things fly while something is shown."""

from __future__ import annotations

from nemesis_desktop.games.nemesis.ui.crew.crew import CrewStrip
from nemesis_desktop.games.nemesis.ui.draft.draft import DraftBoard
from nemesis_desktop.games.nemesis.ui.intruder_board import IntruderBoard
from nemesis_desktop.games.nemesis.ui.shared import SharedObjectives
from nemesis_desktop.games.nemesis.ui.ship.map import ShipMap
from nemesis_desktop.games.nemesis.ui.tracks import TopStrip
from nemesis_desktop.games.nemesis.ui.tray.tray import PersonalTray
from nemesis_desktop.table.furniture.game_table import GameTable


class ShipTable(GameTable):
    """A table with the parts of Nemesis set out on it.

    Attributes:
        top, crew, map, intruders: the strip with the tracks, the people, the ship, the intruder board.
        shared: the objectives of a group, in sight at all times.
        draft: the characters to choose from, over everything else.
    """

    def set_out(self) -> None:
        """The ship in the middle, everything else around it."""
        self.top = TopStrip(self)
        self.crew = CrewStrip(self)
        self.map = ShipMap(self)
        self.intruders = IntruderBoard(self)
        self.shared = SharedObjectives(self)
        self.shared.hide()
        self.draft = DraftBoard(self)
        self.draft.hide()

    @property
    def tray(self) -> PersonalTray | None:
        """What is private of the person at the screen; None while nobody is there."""
        return next((part for part in self.private_parts if isinstance(part, PersonalTray)), None)
