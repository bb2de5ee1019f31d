"""What the station needs: how much an action is worth in a location, as far as everybody can see."""

from __future__ import annotations

from typing import Final

from nemesis_desktop.games.the_thing.components.things import ACTIVATION, REPAIR
from nemesis_desktop.games.the_thing.view import PlaceView, View

VEHICLES: Final = ("snowmobile", "staff_helicopter")
_ACTION_OF_WAY: Final = 3.4
"""What one action on the nearest way out is worth."""
_WAIT: Final = 3.0
_DRIVE: Final = 1.5
_SEEK_KEYS: Final = 6.0
_GONE: Final = 99.0
"""What else a way out takes, counted in actions: the flight, starting with keys, and finding some."""
_CALL_FROM: Final = 3
"""Help that comes before anybody is armed or tested takes the first in order away, whoever that is."""
_ALMOST: Final = 1
"""A vehicle that lacks so little may be ready when its next visitor has keys: better not without one's own."""
_LITTLE: Final = 0.1


def has_keys(view: View) -> bool:
    """This seat holds keys."""
    return any("keys" in (*(one.goods or ()), *one.shown) for one in view.own)


def left_to_do(place: PlaceView) -> int:
    """So many actions make a vehicle ready."""
    return place.damage + place.fuel_slots - place.fuel


def keyless(view: View) -> list[str]:
    """The vehicles that are ready, or almost, while this seat holds no keys."""
    return [] if has_keys(view) else [id for id in VEHICLES if left_to_do(view.place(id)) <= _ALMOST]


def way_out(view: View) -> str:
    """The way out that takes the fewest actions: the radio room, or a vehicle; not one that lacks keys above all."""
    radio = view.place("radio_room").damage
    costs = {"radio_room": _GONE if view.signal else radio + _WAIT}
    for id in VEHICLES:
        place = view.place(id)
        costs[id] = left_to_do(place) + (_DRIVE if has_keys(view) else _SEEK_KEYS)
    shut = keyless(view)
    open_ways = {id: cost for id, cost in costs.items() if not view.place(id).burned and id not in shut}
    return min(open_ways, key=lambda id: open_ways[id]) if open_ways else ""


def worth(view: View, id: str, card: str) -> float:
    """What one execution of an action there does for the humans."""
    place = view.place(id)
    if place.burned or place.lost:
        return 0.0
    if card == REPAIR:
        return _repair(view, place)
    return _activation(view, place) if card == ACTIVATION else -harm(view, id)


def _repair(view: View, place: PlaceView) -> float:
    if not place.damage:
        return 0.0
    match place.id:
        case "boiler_room":
            return (1.2, 3.5, 8.0)[place.damage - 1]
        case "generator_room":
            return 1.6 if view.dark else 1.0
        case "radio_room":
            return 0.1 if view.signal else _on_the_way(view, place.id)
    return _on_the_way(view, place.id)


def _on_the_way(view: View, id: str) -> float:
    if id in keyless(view):
        return _LITTLE
    return _ACTION_OF_WAY if way_out(view) == id else 1.2


def _activation(view: View, place: PlaceView) -> float:
    match place.id:
        case "boiler_room":
            return _fuel(place, 1.6)
        case "generator_room":
            return _fuel(place, 0.6)
        case "kitchen":
            return 0.0 if not view.pantry else 0.3 if view.kitchen else 2.2 if view.pantry <= 8 else 1.0
        case "laboratory":
            return 2.1 if view.lab_bag else 0.0
        case "warehouse":
            return 0.0 if not view.items else _ACTION_OF_WAY if keyless(view) else 2.0
        case "armory":
            return 2.6 if view.weapons else 0.0
        case "weather_station":
            return 1.2 if view.underground else 0.4
        case "radio_room":
            call = _LITTLE if view.round < _CALL_FROM else 9.0
            return 0.0 if place.damage or view.signal else call
    if place.ready:
        return 9.0 if has_keys(view) else 0.0
    return _on_the_way(view, place.id) if place.store and place.fuel < place.fuel_slots else 0.0


def _fuel(place: PlaceView, urgency: float) -> float:
    """The emptier, the more a piece of fuel is worth."""
    if not place.store or place.fuel == place.fuel_slots:
        return 0.0
    return urgency * (place.fuel_slots - place.fuel) * 0.75


def harm(view: View, id: str) -> float:
    """What a sabotage there costs the humans."""
    place = view.place(id)
    match id:
        case "boiler_room":
            return (1.5, 3.0, 6.0, 0.0)[place.damage]
        case "generator_room":
            return 1.0
        case "radio_room":
            return 0.1 if view.signal else _on_the_way(view, id)
        case "snowmobile" | "staff_helicopter":
            return _on_the_way(view, id)
        case "laboratory":
            return 1.5
        case "weather_station":
            return 0.8
    return 0.7
