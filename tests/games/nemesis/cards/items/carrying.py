"""Somebody who carries an item, and intruders that it does not kill at once."""

from __future__ import annotations

from tests.games.nemesis.cards.deal import alone
from tests.games.nemesis.scenarios.table import Table, attack_card

TOUGH = attack_card("scratch", toughness=6)
ALSO_TOUGH = attack_card("bite", toughness=6)


def with_item(
    item: str, character: str = "captain", tile: str = "laboratory", actions: int = 2, **room: object
) -> Table:
    """P1 alone in room 5 with an item and so many action cards."""
    table = alone(character, tile, **room)
    table.give("P1", item)
    table.hand("P1", actions=actions)
    return table
