"""The intruder action cards, for the player who goes on as the intruders after the first death."""

from typing import Literal

from attrs import frozen

IntruderActionId = str

HAND_LIMIT = 4
DRAWN_PER_ROUND = 3
KEPT_AFTER_PASSING = 1
ACTIONS_PER_TURN = 1

SKIPPED_STEPS = ("attacks", "event", "bag")
"""What the event phase leaves out while somebody plays the intruders, by the names that a view gives the steps."""


@frozen
class IntruderActionCard:
    """What is printed on an intruder action card; it is played for its move, its attack or its effect.

    An intruder may be moved through a corridor with one of the numbers in `movement`. For an attack so many attack
    cards are drawn (`attack_draw`) and so many of them resolved (`attack_use`).
    """

    id: IntruderActionId
    effect: Literal["pursuit", "coordinated_hunt", "metamorphosis", "planning", "self_healing"]
    movement: tuple[int, ...]
    attack_draw: int
    attack_use: int


INTRUDER_ACTIONS: dict[IntruderActionId, IntruderActionCard] = {
    card.id: card
    for card in (
        IntruderActionCard("intruder_action_01", "pursuit", (1,), 2, 1),
        IntruderActionCard("intruder_action_02", "pursuit", (2,), 2, 1),
        IntruderActionCard("intruder_action_03", "pursuit", (3,), 2, 1),
        IntruderActionCard("intruder_action_04", "pursuit", (1, 2, 3, 4), 3, 1),
        IntruderActionCard("intruder_action_05", "coordinated_hunt", (3,), 1, 1),
        IntruderActionCard("intruder_action_06", "coordinated_hunt", (4,), 1, 1),
        IntruderActionCard("intruder_action_07", "metamorphosis", (1,), 1, 1),
        IntruderActionCard("intruder_action_08", "planning", (4,), 1, 1),
        IntruderActionCard("intruder_action_09", "planning", (1, 2, 3, 4), 1, 1),
        IntruderActionCard("intruder_action_10", "self_healing", (2,), 1, 1),
    )
}
