"""What the decision bar says while a computer seat is asked. What it is asked is its own business."""

from __future__ import annotations

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.text import Text
from nemesis_desktop.table.furniture.bar.decision_bar import DecisionBar
from nemesis_desktop.table.furniture.play.controller import TableController


class Thinking:
    """Announces who thinks, and takes that back when nobody does any more.

    Args:
        bar: where it is said.
    """

    def __init__(self, bar: DecisionBar) -> None:
        self._bar = bar
        self._said = False

    def tell(self, controller: TableController | None) -> None:
        """Say who thinks now."""
        seat = None if controller is None else controller.thinker
        if controller is not None and seat is not None:
            self._bar.announce(seat, Text("ui-seats-thinks", name=controller.name_of(seat)))
        elif self._said:
            self._bar.announce(TABLE, None)
        self._said = seat is not None
