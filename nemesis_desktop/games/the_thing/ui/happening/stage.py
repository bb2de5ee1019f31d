"""The table of The Thing, as a show plays on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.the_thing.ui.station.chart import WIDE, chart
from nemesis_desktop.games.the_thing.view import View
from nemesis_desktop.table.furniture.game_table import GameTable
from nemesis_desktop.table.furniture.part import TablePart
from nemesis_desktop.table.show.flights import Flight
from nemesis_desktop.table.show.moment import Moment
from nemesis_desktop.table.show.reveal import Reveal, Side

if TYPE_CHECKING:
    AnyMoment = Moment[Any, View]


class StationStage:
    """What the show plays: pages beside the board or over it, and panels that follow.

    Attributes:
        table, log, bar, reveal: the table, and the parts of it that every show uses.
    """

    def __init__(self, table: GameTable, reveal: Reveal, panels: Callable[[], Sequence[TablePart[View]]]) -> None:
        self.table, self.reveal, self._panels = table, reveal, panels
        self.log, self.bar = table.log, table.bar

    def as_known(self, picture: View, view: View) -> View:
        """The public picture: whoever sits at the screen has the private frame for what they know."""
        return picture

    def step_of(self, view: View | None) -> str:
        """No step of a round is watched from a page of its own."""
        return ""

    def begins(self, moment: AnyMoment) -> None:
        """Nothing stands there before its event."""

    def step_flight(self, moment: AnyMoment) -> Flight | None:
        """The strip lights up by itself."""
        return None

    def attend(self, moment: AnyMoment, gathered: Sequence[Told]) -> Side | None:
        """The page stands where it hides less of what happens: on the other side of the board."""
        told = (moment.told, *gathered)
        places = [place for one in told if (place := getattr(one.event, "place", "")) in chart()]
        if not places:
            return None
        middle = sum(chart()[place].area.center().x() for place in places) / len(places)
        return "left" if middle > WIDE / 2 else "right"

    def look_away(self) -> None:
        """The board lies there as before."""

    def lead_flight(self, moment: AnyMoment) -> Flight | None:
        """Nothing flies."""
        return None

    def play(self, moment: AnyMoment, done: Callable[[], None]) -> None:
        """Nothing moves on the board but what lies there next."""
        done()

    def hurry(self) -> None:
        """Nothing is moving."""

    def flight_of(self, moment: AnyMoment) -> Flight | None:
        """Nothing flies."""
        return None

    def arrive(self, before: View, after: View) -> None:
        """The panels show the table after an event."""
        if before != after:
            for panel in self._panels():
                panel.show_view(after)
