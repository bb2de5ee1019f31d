"""When a sensible human leaves the station, and with whom."""

from __future__ import annotations

from typing import Final

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.games.the_thing.acts import Board, Permit, StartEngine
from nemesis_desktop.games.the_thing.bots.mind import Mind

SURE: Final = (0.04, 0.2, 0.8)
"""So sure it must be that it tells all others rightly to leave now, or when there is time for one round or more."""
LATE: Final = 9
"""From this round on whoever waits is hungry and cold."""


class OnTheWayOut(Mind):
    """Keys, boarding, and who is left out."""

    def would_leave(self) -> bool:
        """It is sure enough of everybody; the less time there is, the less sure it must be."""
        late = self.view.round >= LATE
        return self.sorted_out() >= SURE[0 if late else min(self.rounds_left, len(SURE) - 1)]

    def keys(self, act: Act) -> float:
        """Leave when it is sure enough."""
        leave = isinstance(act, StartEngine)
        return float(leave == self.would_leave()) if self.usable(act) else 0.0

    def board(self, act: Act) -> float:
        """With others always; as the first when it is sure enough."""
        wants = self.would_leave() if self.view.boarding is None else True
        return float(isinstance(act, Board) == wants)

    def let_aboard(self, act: Act) -> float:
        """Whom it trusts."""
        boarding = self.view.boarding
        assert boarding is not None
        return float(isinstance(act, Permit) == (self.asking() not in self.left_out()))

    def left_out(self) -> list[int]:
        """As many as are probably aliens, the most doubtful, and whoever is more likely alien than not."""
        worst = sorted(self.doubt, key=lambda who: -self.doubt[who])
        count = round(sum(self.doubt.values()))
        return [who for place, who in enumerate(worst) if place < count or self.doubt[who] > 0.5]

    def asking(self) -> int:
        """Who asks to come aboard: the first in order who is neither aboard nor turned away."""
        boarding = self.view.boarding
        assert boarding is not None
        gone = {*boarding.aboard, *boarding.refused}
        return next(who for who in boarding.order if who not in gone)
