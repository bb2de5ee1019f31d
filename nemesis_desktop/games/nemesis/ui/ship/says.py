"""The map in words: short names on it, and every thing on it as assistive software and opened rooms say it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.components.coordinates import COORDINATES
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.components.tracks import DESTINATIONS
from nemesis_desktop.games.nemesis.ui.ship.drawn.crowd import object_kind
from nemesis_desktop.games.nemesis.ui.ship.layout import ShipLayout, ship_layout
from nemesis_desktop.games.nemesis.view import CrewView, IntruderView, RoomView, View
from nemesis_desktop.program.words import Words

CATEGORY = {"1": "I", "2": "II"}


FEEDING: Final = "feeding"
"""The phase of those that feed."""


def plate_name(words: Words, tile: str) -> str:
    """The short name of a room, as its plate shows it."""
    return words.form(Text(f"room-{tile}"), "plate")


def room_name(view: View, words: Words, slot: int) -> str:
    """The full name of a room, or what lies there face down."""
    room = room_at(view, slot)
    if room is None or room.tile is None:
        category = room.category if room is not None else ""
        return words.text(Text("ui-map-room-unknown", category=CATEGORY.get(category, category)))
    return words.text(Text(f"room-{room.tile}"))


def room_at(view: View, slot: int) -> RoomView | None:
    """The room in a slot."""
    return next((room for room in view.rooms if room.slot == slot), None)


def counter_of(room: RoomView) -> int | None:
    """What the item counter says; None for a room that has none, or whose tile nobody has entered."""
    if room.tile is None or not room.explored or not ROOMS[room.tile].item_counter:
        return None
    return room.items


def people_in(view: View, slot: int) -> tuple[CrewView, ...]:
    """The characters standing in a room, in seating order."""
    return tuple(one for one in view.crew if one.status == "aboard" and one.room == slot)


def intruders_in(view: View, slot: int) -> tuple[IntruderView, ...]:
    """The intruders in a room."""
    return tuple(intruder for intruder in view.intruders if intruder.room == slot)


def is_on_the_map(anchor: Anchor, view: View, layout: ShipLayout) -> bool:
    """Whether a thing can be pointed at on the map."""
    id = anchor.id
    match anchor.kind:
        case "room":
            return id in layout.slots
        case "corridor":
            return id in layout.corridors
        case "network":
            return id in layout.hubs
        case "intruder":
            return any(one.id == id for one in view.intruders)
        case "seat":
            one = next((one for one in view.crew if one.seat == id), None)
            return one is not None and (
                one.status == "waiting" or (one.status == "aboard" and one.room in layout.slots)
            )
        case "object":
            return any(id in room.objects for room in view.rooms)
        case "pod":
            return any(pod.number == id and pod.state != "removed" for pod in view.pods) and id in layout.pods
        case "engine":
            return any(place.engine == id for place in layout.slots.values())
        case "destination":
            return id in DESTINATIONS
        case "term":
            return id in ("coordinates", "exploration", "fire", "malfunction")
    return False


def person(words: Words, one: CrewView) -> str:
    """A person on the map."""
    if one.slime:
        return words.text(Text("ui-map-slimed", name=one.name))
    return one.name


def intruder(words: Words, kind: str, injuries: int) -> str:
    """An intruder with its injuries."""
    name = words.text(Text(f"intruder-{kind}"))
    return words.text(Text("ui-map-injured", name=name, count=injuries)) if injuries else name


def thing(words: Words, id: str) -> str:
    """What lies on the floor."""
    return words.text(Text(f"ui-map-object-{object_kind(id)}"))


def describe(anchor: Anchor, view: View, words: Words) -> str:
    """A thing on the map in words, with everything that can be seen of it."""
    return ", ".join(part for part in _parts(anchor, view, words) if part)


def _parts(anchor: Anchor, view: View, words: Words) -> Iterable[str]:
    kind, id = anchor.kind, anchor.id
    if kind == "room" and isinstance(id, int):
        return _room(view, words, id)
    if kind == "corridor":
        return _corridor(view, words, str(id))
    if kind == "network":
        noisy = any(space.id == id and space.noise for space in view.corridors)
        return [words.text(Text(f"ui-map-network-{id}")), words.text(Text("ui-map-corridor-noise")) if noisy else ""]
    if kind == "intruder":
        found = next((one for one in view.intruders if one.id == id), None)
        if found is None:
            return []
        return [intruder(words, found.kind, found.injuries), room_name(view, words, found.room)]
    if kind == "seat":
        one = next((one for one in view.crew if one.seat == id), None)
        if one is None:
            return []
        return [person(words, one), room_name(view, words, one.room) if one.room and one.status == "aboard" else ""]
    return _small(anchor, view, words)


def _small(anchor: Anchor, view: View, words: Words) -> Iterable[str]:
    kind, id = anchor.kind, anchor.id
    if kind == "object":
        return [thing(words, str(id))]
    if kind == "pod":
        state = next((pod.state for pod in view.pods if pod.number == id), "locked")
        return [words.text(Text("ui-map-pod", number=id)), words.text(Text(f"ui-map-pod-{state}"))]
    if kind == "engine" and isinstance(id, int):
        seen = view.engines[id - 1] if 0 < id <= len(view.engines) else None
        return [words.text(Text(f"ui-map-engine-{seen or 'unknown'}", number=id))]
    if kind == "destination":
        place = COORDINATES.get(view.coordinates or "", {}).get(str(id))
        space = str(id).upper()
        if place is None:
            return [words.text(Text("ui-map-destination", space=space))]
        return [words.text(Text("ui-map-destination-known", space=space, place=Text(f"destination-{place}")))]
    if kind == "term":
        return [words.text(Text(f"term-{id}"))]
    return []


def _room(view: View, words: Words, slot: int) -> list[str]:
    room = room_at(view, slot)
    if room is None:
        return []
    parts = [words.text(Text("ui-map-room-at", room=room_name(view, words, slot), slot=slot))]
    if room.noted_tile and room.tile is None:
        parts.append(words.text(Text("ui-map-noted", room=Text(f"room-{room.noted_tile}"))))
    parts += state_of_room(view, words, room)
    parts += [person(words, one) for one in people_in(view, slot)]
    parts += [intruder(words, beast.kind, beast.injuries) for beast in intruders_in(view, slot)]
    return parts + [thing(words, id) for id in room.objects]


def state_of_room(view: View, words: Words, room: RoomView) -> list[str]:
    """Counter, computer and markers of a room in words."""

    def say(id: str, **args: int) -> str:
        return words.text(Text(f"ui-map-{id}", **args))

    parts = []
    if room.tile == "nest":
        parts.append(say("nest-destroyed") if view.nest_destroyed else say("eggs", count=view.eggs))
    elif (items := counter_of(room)) is not None:
        parts.append(say("items", count=items))
    if room.tile and room.explored and ROOMS[room.tile].computer:
        parts.append(say("computer-off" if room.malfunction else "computer"))
    for here, id in ((room.fire, "fire"), (room.malfunction, "malfunction"), (room.decompression, "decompression")):
        if here:
            parts.append(say(id))
    if in_combat(view, room.slot):
        parts.append(say("combat"))
    return parts


def in_combat(view: View, slot: int) -> bool:
    """Whether somebody fights in a room."""
    return any(one.in_combat for one in people_in(view, slot)) or any(one.in_combat for one in intruders_in(view, slot))


def will_feed(view: View, slot: int) -> bool:
    """Whether somebody feeds in a room as things are: aliens that feed, not in combat, and food for one of them."""
    if FEEDING not in view.printed.own_phases:
        return False
    here = [one for one in intruders_in(view, slot) if not one.in_combat]
    room = next(one for one in view.rooms if one.slot == slot)
    eggs = room.tile == "nest" and room.explored and view.eggs > 0
    smallest = next(iter(view.printed.kinds))
    prey = any(one.kind == smallest for one in here) and len(here) > 1
    return bool(here) and (bool(room.objects) or eggs or prey)


def _corridor(view: View, words: Words, id: str) -> list[str]:
    place = ship_layout(view.board).corridors.get(id)
    if place is None:
        return []
    state = next((corridor for corridor in view.corridors if corridor.id == id), None)
    parts = [
        words.text(
            Text(
                "ui-map-corridor",
                numbers="/".join(str(number) for number in place.numbers),
                a=room_name(view, words, place.a),
                b=room_name(view, words, place.b),
            )
        )
    ]
    if state is not None and state.noise:
        parts.append(words.text(Text("ui-map-corridor-noise")))
    if state is not None and state.door != "open":
        parts.append(words.text(Text(f"ui-map-door-{state.door}")))
    return parts


def summary(view: View, words: Words, offered: int) -> str:
    """The whole ship in one sentence or two, for assistive software."""
    explored = [room for room in view.rooms if room.category != "special"]
    parts = [
        words.text(
            Text("ui-map-explored", count=sum(room.explored for room in explored), total=len(explored)),
        )
    ]
    for room in view.rooms:
        if people_in(view, room.slot) or intruders_in(view, room.slot) or room.fire or room.malfunction:
            parts.append("; ".join([describe(Anchor("room", room.slot), view, words)]))
    return ". ".join(parts) + ". " + words.text(Text("ui-map-offered", count=offered))
