"""What the parts of the table ask of the match that is played on it, and bring to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

from nemesis_desktop.engine.decision import Act, Seat
from nemesis_desktop.engine.events import Event
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.engine.saving.table_settings import OWN
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.table.furniture.play.controller import TableController


class AtMatch:
    """The match on a table; where none is played there is nothing to see, to do or to keep.

    Args:
        controller: of the match that is played now, if one is.
    """

    def __init__(self, controller: Callable[[], TableController | None]) -> None:
        self._controller = controller

    def answer(self, act: Act) -> bool:
        """Do an act of a question to the whole table; whether it is on offer."""
        controller = self._controller()
        decision = None if controller is None else controller.decision
        if controller is None or decision is None or decision.kind != "table" or act not in decision.acts:
            return False
        controller.act(act)
        return True

    def seen_by(self, seat: Seat) -> View | None:
        """The table as somebody may look at it: with the faces of their own cards."""
        controller = self._controller()
        return None if controller is None else cast(View, controller.match.view(seat))

    def happened(self) -> Iterable[Event]:
        """What has happened, the last first."""
        controller = self._controller()
        told = [] if controller is None else [one.event for one in controller.log()]
        return reversed(told)

    def kept(self) -> dict[str, Json]:
        """What this table keeps with the match."""
        controller = self._controller()
        if controller is None:
            return {}
        kept = controller.match.table.setdefault(OWN, {})
        return kept if isinstance(kept, dict) else {}

    def save(self) -> None:
        """What the table keeps is on the disk at once, as every card is."""
        controller = self._controller()
        if controller is not None:
            controller.autosave.write()
