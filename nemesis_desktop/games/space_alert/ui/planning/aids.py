"""What helps while everybody plans, each thing only where somebody has switched it on, and none by the strict clock."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QObject, Signal

from nemesis_desktop.engine.decision import TABLE, Seat
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.bots.hints import bare_plan
from nemesis_desktop.games.space_alert.components.cards import CARDS, NOTHING
from nemesis_desktop.games.space_alert.plans.forecast import Coming, forecast, way_of
from nemesis_desktop.games.space_alert.resolution import Plan
from nemesis_desktop.games.space_alert.view import Console, View

WAY, FORECAST, PENCIL = "way", "forecast", "pencil"
AIDS: Final = (WAY, FORECAST, PENCIL)
"""The stations that one's own cards lead to; when threats come; where everybody will stand."""
KEPT: Final = "aids"
"""Where the table of a match keeps which are on."""

_forecast = lru_cache(maxsize=4)(forecast)


class Aids(QObject):
    """Which aids are on, and what they show.

    Args:
        kept: what the table of the match keeps.
        seen_by: the view of a seat, which knows the faces of its own laid cards.

    Signals:
        changed: something is switched on or off.
    """

    changed = Signal()

    def __init__(
        self, kept: Callable[[], MutableMapping[str, Json]], seen_by: Callable[[Seat], View | None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._kept = kept
        self._seen_by = seen_by
        self.view: View | None = None
        self.only_shows = False
        """Whether this is a second screen: no aid is shown there, for most of them follow from faces."""

    @property
    def offered(self) -> bool:
        """Whether the clock allows aids, and somebody sits here who could want one."""
        if self.view is None or self.only_shows:
            return False
        return modes.CLOCKS[self.view.clock].helps and self.view.step == "planning"

    def on(self, name: str) -> bool:
        """Whether this one is on."""
        kept = self._kept().get(KEPT)
        return self.offered and isinstance(kept, list) and name in kept

    def toggle(self, name: str) -> None:
        """Switch one on or off; the match remembers it."""
        now = {aid for aid in AIDS if self.on(aid)} ^ {name}
        self._kept()[KEPT] = [aid for aid in AIDS if aid in now]
        self.changed.emit()

    # ---------------------------------------------------------------- what they show

    def coming(self) -> dict[tuple[str, int], Coming]:
        """How each announced threat comes if nobody acts; nothing where that is not asked for."""
        return self._known(bare_plan(self.view)) if self.view is not None and self.on(FORECAST) else {}

    @staticmethod
    def _known(plan: Plan) -> dict[tuple[str, int], Coming]:
        return _forecast(plan)

    def way(self, number: int) -> tuple[str, ...]:
        """The station of a figure after each turn, by its own cards; nothing where that is not asked for."""
        return self._way(number) if self.on(WAY) else ()

    def stand(self) -> tuple[str, ...]:
        """Where each figure will stand after the last card that lies at its console; nothing where not asked for."""
        if self.view is None or not self.on(PENCIL):
            return ()
        return tuple(self._way(console.figure)[-1] for console in self.view.consoles)

    def _way(self, number: int) -> tuple[str, ...]:
        view = self.view
        assert view is not None
        console = view.consoles[number]
        seen = self._seen_by(TABLE if console.android else console.seat)
        return way_of(_tokens((seen or view).consoles[number]))


def _tokens(console: Console) -> list[str]:
    """What a console's cards do, as far as their faces are seen."""
    return [
        NOTHING if laid is None or laid.card is None else CARDS[laid.card].token(laid.half) for laid in console.slots
    ]
