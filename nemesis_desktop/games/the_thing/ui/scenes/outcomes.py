"""What an action would do where somebody stands, in a few words: what everybody can read off the board."""

from __future__ import annotations

from nemesis_desktop.games.the_thing.components.characters import (
    BLAIR,
    MACREADY,
    MACREADY_LOOKS,
    NAULS,
    NAULS_COOKS,
    USUAL_LOOKS,
    WINDOWS,
    WINDOWS_REPAIRS,
)
from nemesis_desktop.games.the_thing.components.locations import LOCATIONS
from nemesis_desktop.games.the_thing.components.things import ACTIVATION, REPAIR, SABOTAGE
from nemesis_desktop.games.the_thing.ui.part import StationPart
from nemesis_desktop.games.the_thing.view import FigureView, PlaceView


def outcome(part: StationPart, one: FigureView, card: str) -> str:
    """What this action does there; empty where its name says enough."""
    view = part.view
    if view is None or one.place not in LOCATIONS:
        return ""
    seen = view.place(one.place)
    standing = sum(not view.figures[who].lying for who in seen.people)
    often = standing if LOCATIONS[one.place].bonus else 1
    if card == REPAIR:
        each = WINDOWS_REPAIRS if one.character == WINDOWS else 1
        return part.tell("outcome-repair", count=min(seen.damage, often * each), all=seen.damage)
    if card == ACTIVATION:
        return _used(part, one, seen, often)
    return part.tell(f"loss-{one.place}") if card == SABOTAGE else ""


def _used(part: StationPart, one: FigureView, seen: PlaceView, often: int) -> str:
    assert part.view is not None
    printed = LOCATIONS[seen.id]
    if seen.ready:
        return part.tell("outcome-ready")
    if printed.activation == "cook":
        wanted = NAULS_COOKS if one.character == NAULS else printed.amount
        return part.tell("outcome-food", count=min(wanted, part.view.pantry))
    if printed.activation == "draw_lab_token":
        return part.tell("outcome-tokens", count=min(often + (one.character == BLAIR), part.view.lab_bag))
    if printed.activation == "look_weapons_keep_one":
        looks = MACREADY_LOOKS if one.character == MACREADY else USUAL_LOOKS
        return part.tell("outcome-looks", count=min(looks, part.view.weapons))
    if printed.activation == "look_items_keep_one":
        return part.tell("outcome-looks", count=min(USUAL_LOOKS, part.view.items))
    if seen.fuel_slots:
        return part.tell("outcome-fuel", count=min(often, seen.fuel_slots - seen.fuel, seen.store))
    return part.tell("outcome-signal") if printed.activation == "send_sos" else part.tell(f"does-{seen.id}")


def hindrance(part: StationPart, one: FigureView, card: str) -> str:
    """Why the leader cannot name somebody for this action."""
    if one.lying:
        return part.tell("outcome-lies")
    return part.tell(f"outcome-no-{card}")
