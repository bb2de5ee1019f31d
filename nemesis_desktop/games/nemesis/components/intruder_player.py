"""What the player who goes on as the intruders after the first death draws, keeps and does."""

HAND_LIMIT = 4
DRAWN_PER_ROUND = 3
KEPT_AFTER_PASSING = 1
ACTIONS_PER_TURN = 1

SKIPPED_STEPS = ("attacks", "event", "bag")
"""What the event phase leaves out while somebody plays the intruders, by the names that a view gives the steps."""
