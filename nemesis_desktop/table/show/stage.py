"""What a show needs of the table on which it is shown: this is what a game says of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.events import Told
from nemesis_desktop.table.show.flights import Flight
from nemesis_desktop.table.show.moment import Moment

if TYPE_CHECKING:
    from nemesis_desktop.table.furniture.bar.decision_bar import DecisionBar
    from nemesis_desktop.table.furniture.log_panel import LogPanel
    from nemesis_desktop.table.show.reveal import Reveal, Side


class Stage(Protocol):
    """A table with something to show on it. ``View`` stands for what its game shows of a table."""

    @property
    def table(self) -> QWidget:
        """All of it: things fly over it."""

    @property
    def log(self) -> LogPanel:
        """Where everything that happens is told."""

    @property
    def bar(self) -> DecisionBar:
        """Where the sentence of what is being shown stands."""

    @property
    def reveal(self) -> Reveal:
        """The stage beside the board."""

    def as_known(self, picture: Any, view: Any) -> Any:
        """A public picture, and beside it what the reader of ``view`` knows, under the names that view has."""

    def step_of(self, view: Any) -> str:
        """The step of the round in which everybody watches together; empty in every other."""

    def begins(self, moment: Moment[Any, Any]) -> None:
        """The event is about to be shown: what belongs to the round, not to the event, is there at once."""

    def step_flight(self, moment: Moment[Any, Any]) -> Flight | None:
        """What lights up because a step of the round begins with this event."""

    def attend(self, moment: Moment[Any, Any], gathered: Sequence[Told]) -> Side | None:
        """A page is about to be shown of this, and of what belongs to it: the board makes room and lights the places.

        Gives back at which side of the board the stage stands, away from them; None where it does not matter.
        """

    def lead_flight(self, moment: Moment[Any, Any]) -> Flight | None:
        """What flies over the table before the page is turned: what is drawn from a bag, say."""

    def play(self, moment: Moment[Any, Any], done: Callable[[], None]) -> None:
        """Show on the board what moves, then call ``done``; at once where nothing does."""

    def look_away(self) -> None:
        """Nothing more is shown: the board lies there as before."""

    def hurry(self) -> None:
        """End what is moving on the board."""

    def flight_of(self, moment: Moment[Any, Any]) -> Flight | None:
        """What flies over the table to where the event leaves its trace."""

    def arrive(self, before: Any, after: Any) -> None:
        """The event has been shown: the panels show the table after it."""
