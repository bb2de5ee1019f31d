"""What an examination in the Laboratory does to the cards of a species' board. Rulebook: Weaknesses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from nemesis_desktop.engine.decision import Seat

if TYPE_CHECKING:
    # As in ``nature.py``: the table carries it, and it is told of the table.
    from nemesis_desktop.games.nemesis.game import Game


class Examination:
    """What can be done to the cards of one species, each in its slot. Stateless."""

    def research(self, game: Game, seat: Seat, slot: str) -> None:
        """The card of a slot of its board has been examined. Rulebook: Weaknesses."""
        raise NotImplementedError(type(self).__name__)

    def open_slots(self, game: Game) -> Sequence[str]:
        """The slots whose card an examination can do something to now."""
        return [slot for slot in game.state.weaknesses if self.closed_slot(game, slot) is None]

    def closed_slot(self, game: Game, slot: str) -> str | None:
        """Why (``reason-…``) an examination does nothing to the card of a slot, whatever lies here; None if it does."""
        raise NotImplementedError(type(self).__name__)

    def mastered(self, game: Game) -> set[str]:
        """The slots of its board that count for an objective."""
        return {slot for slot, card in game.state.weaknesses.items() if card.known}
