"""The plan of a mission that is over, made from what everybody has seen: for what would have been."""

from __future__ import annotations

from attrs import evolve

from nemesis_desktop.games.space_alert.bots.hints import bare_plan
from nemesis_desktop.games.space_alert.components.cards import CARDS, NOTHING
from nemesis_desktop.games.space_alert.components.ship import TILES
from nemesis_desktop.games.space_alert.resolution import Plan
from nemesis_desktop.games.space_alert.resolution.plan import Program
from nemesis_desktop.games.space_alert.view import View


def plan_again(view: View) -> Plan:
    """The plan that was flown. Tiles come up as they did; of those that nobody has seen the order is as printed."""
    piles = []
    for zone, tiles in enumerate(view.resolution.end.tiles if view.resolution is not None else TILES):
        carried = view.carried[zone] if view.carried else ()
        drawn = [tile for tile in tiles if tile not in carried]
        piles.append((*drawn, *(tile for tile in TILES[zone] if tile not in tiles and tile not in carried)))
    return evolve(bare_plan(view), programs=programs_of(view), piles=tuple(piles))


def programs_of(view: View) -> tuple[Program, ...]:
    """What lies at the consoles, face up by now."""
    return tuple(
        tuple(
            NOTHING if laid is None or laid.card is None else CARDS[laid.card].token(laid.half)
            for laid in console.slots
        )
        for console in view.consoles
    )
