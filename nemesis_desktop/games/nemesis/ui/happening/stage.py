"""The table of Nemesis, as a show plays on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.nemesis.ui.happening.flight_plans import OverTable, flight_of, lead_flight, step_flight
from nemesis_desktop.games.nemesis.ui.happening.showing import WATCHED, as_known
from nemesis_desktop.games.nemesis.ui.pages.where import rooms_of
from nemesis_desktop.games.nemesis.ui.ship_table import ShipTable
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.table.show.flights import Flight
from nemesis_desktop.table.show.moment import Moment
from nemesis_desktop.table.show.reveal import Reveal, Side

AnyMoment = Moment[Any, View]


class ShipStage:
    """What the show plays on the ship, what flies over the table, and which panels follow.

    Attributes:
        table, log, bar, reveal: the table, and the parts of it that every show uses.
    """

    def __init__(self, table: ShipTable, reveal: Reveal) -> None:
        self.table, self.reveal = table, reveal
        self.log, self.bar = table.log, table.bar

    def as_known(self, picture: View, view: View) -> View:
        """A public picture, and beside it what the reader of ``view`` knows."""
        return as_known(picture, view)

    def step_of(self, view: View | None) -> str:
        """The step of the event phase; empty in every other."""
        return view.phase if view is not None and view.phase in WATCHED else ""

    def begins(self, moment: AnyMoment) -> None:
        """A new step of the round stands in the strip at once."""
        if moment.before is not None and moment.after.phase != moment.before.phase:
            self.table.top.show_view(moment.after)

    def step_flight(self, moment: AnyMoment) -> Flight | None:
        """The next step of the event phase lights up."""
        return step_flight(moment.before, moment.after, self.table) if moment.before is not None else None

    def attend(self, moment: AnyMoment, gathered: Sequence[Told]) -> Side | None:
        """The rooms of it are lit and come near, beside the stage, which stands at the other side."""
        ship, reveal = self.table.map, self.reveal
        slots = sorted(set().union(*(rooms_of(told.event, moment.before) for told in (moment.told, *gathered))))
        if not slots and reveal.page is not None:
            slots = sorted(ship.attention.slots)
        place = ship.layout_.across(slots)
        if reveal.page is None and place is not None:
            reveal.side = "right" if place < 0.5 else "left"
        covers = reveal.covers
        ship.attend(slots, *((covers, 0) if reveal.side == "left" else (0, covers)))
        return reveal.side

    def look_away(self) -> None:
        """The ship lies there as before."""
        self.table.map.look_away()

    def lead_flight(self, moment: AnyMoment) -> Flight | None:
        """Cards go to a discard pile, a token leaves the bag."""
        if moment.before is None:
            return None
        return lead_flight(OverTable(moment.told, moment.before, moment.after, self.table))

    def play(self, moment: AnyMoment, done: Callable[[], None]) -> None:
        """Show on the ship what moves."""
        self.table.map.play(moment, done)

    def hurry(self) -> None:
        """End what is moving on the ship."""
        self.table.map.hurry()

    def flight_of(self, moment: AnyMoment) -> Flight | None:
        """What flies from the ship to a panel, or from panel to panel."""
        if moment.before is None:
            return None
        return flight_of(OverTable(moment.told, moment.before, moment.after, self.table))

    def arrive(self, before: View, after: View) -> None:
        """The panels show the table after an event."""
        if (before.time, before.self_destruct, before.phase, before.round) != (
            after.time,
            after.self_destruct,
            after.phase,
            after.round,
        ):
            self.table.top.show_view(after)
        if before.crew != after.crew or before.acting != after.acting or before.rooms != after.rooms:
            self.table.crew.show_view(after)
        if (before.bag, before.eggs, before.nest_destroyed, before.weaknesses) != (
            after.bag,
            after.eggs,
            after.nest_destroyed,
            after.weaknesses,
        ):
            self.table.intruders.show_view(after)
