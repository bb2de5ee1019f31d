"""The pilot of the interceptors. Rulebook 3.2."""

from __future__ import annotations

from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.cards import NOTHING
from nemesis_desktop.games.space_alert.components.ship import SPACE, UPPER_RED
from nemesis_desktop.games.space_alert.resolution.crew import delay, enter
from nemesis_desktop.games.space_alert.resolution.ship import Ship
from nemesis_desktop.games.space_alert.resolution.threat_damage import destroy, hurt


def launch(ship: Ship, figure: int) -> None:
    """The pilot and an active squad go out and attack in this very turn, unless somebody is in space already."""
    if ship.squads[figure] != "active":
        ship.tell(story.Failed, who=figure, token="C", why="disabled" if ship.squads[figure] else "no-squad")
    elif SPACE in ship.at:
        ship.tell(story.Failed, who=figure, token="C", why="space-taken")
    else:
        ship.at[figure] = SPACE
        ship.tell(story.Launched, who=figure)
        _attack(ship, figure, heroic=False)


def fly(ship: Ship, figure: int, token: str) -> None:
    """A pilot's turn in space: battlebots stay out and attack, anything else brings the pilot home.

    A card that is no battlebots is spoiled: it is delayed by one turn.
    """
    if token in ("bots", "heroic_bots"):
        ship.tell(story.StaysOut, who=figure, token=token)
        _attack(ship, figure, heroic=token == "heroic_bots")
        return
    if token != NOTHING:
        delay(ship, figure, ship.turn, "space")
    fly_home(ship, figure)


def fly_home(ship: Ship, figure: int) -> None:
    """The pilot lands in the upper red station."""
    enter(ship, figure, UPPER_RED, "home")


def _attack(ship: Ship, figure: int, heroic: bool) -> None:
    """A Fissure is what interceptors attack as long as it lasts, 1 damage each time; else they wait for the aiming."""
    fissure = next((t for t in ship.threats if ship.active(t) and "interceptors_only" in ship.cards[t].traits), None)
    if fissure is None:
        ship.pilot, ship.attack = figure, int(heroic)
        return
    hurt(ship, fissure, 1, figure, "bots")
    if ship.damage[fissure] >= ship.hit_points[fissure]:
        destroy(ship, fissure)
