"""Damage cubes on threats, and what happens to a card that is destroyed."""

from __future__ import annotations

from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.ship import LOWER_BLUE, LOWER_RED
from nemesis_desktop.games.space_alert.resolution.crew import knock_out
from nemesis_desktop.games.space_alert.resolution.ship import Ship

OVERHEATED: tuple[int, int] = (LOWER_RED, LOWER_BLUE)
"""Where people are knocked out when the overheated reactor is repaired."""


def hurt(ship: Ship, threat: int, cubes: int, figure: int, token: str) -> None:
    """Somebody puts cubes on a threat on board with this card."""
    ship.damage[threat] += cubes
    chip = ship.chips[threat]
    ship.tell(
        story.Worked,
        who=figure,
        token=token,
        code=chip.code,
        number=chip.turn,
        cubes=cubes,
        damage=ship.damage[threat],
        hit_points=ship.hit_points[threat],
    )


def destroy(ship: Ship, threat: int) -> None:
    """A threat is destroyed: its marker leaves the track and its tokens the ship."""
    ship.states[threat], ship.tokens[threat] = "destroyed", ()
    chip = ship.chips[threat]
    ship.tell(story.Destroyed, code=chip.code, number=chip.turn)
    if "death_knock_out" in ship.cards[threat].traits:
        for figure in ship.crew:
            if ship.at[figure] in OVERHEATED:
                knock_out(ship, figure, chip.code)
