"""The contamination deck."""

CONTAMINATION: tuple[str, ...] = tuple(f"contamination_{n}" for n in range(1, 28))
"""The 27 physical cards. Which of them are infected is dealt at setup, so that a card's number tells nobody."""

INFECTED_COUNT = 7
