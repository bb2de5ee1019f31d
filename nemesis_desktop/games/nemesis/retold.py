"""What each kind of event changes on a view of the table, as far as the log tells it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from attrs import evolve

from nemesis_desktop.engine.events import Facts
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.components.tracks import SELF_DESTRUCT_START, TIME_JUMP
from nemesis_desktop.games.nemesis.components.wounds import LIGHT_WOUND_SPACES, wound_kind
from nemesis_desktop.games.nemesis.species.shelf import INTRUDER_KINDS
from nemesis_desktop.games.nemesis.species.species import CARCASS
from nemesis_desktop.games.nemesis.view import CorridorView, CrewView, HeldView, IntruderView, RoomView, View, WoundView
from nemesis_desktop.games.nemesis.wording import is_object

# ---------------------------------------------------------------------------------------------- small changes


def number_of(facts: Facts, name: str) -> int:
    """A number among the facts; -1, which is no seat, slot or intruder, if it is not there."""
    value = facts.get(name)
    return value if isinstance(value, int) else -1


def word_of(facts: Facts, name: str) -> str:
    """A word among the facts; empty if it is not there."""
    value = facts.get(name)
    return value if isinstance(value, str) else ""


def _room(view: View, slot: int, change: Callable[[RoomView], RoomView]) -> View:
    return evolve(view, rooms=tuple(change(room) if room.slot == slot else room for room in view.rooms))


def _space(view: View, id: str, change: Callable[[CorridorView], CorridorView]) -> View:
    return evolve(view, corridors=tuple(change(one) if one.id == id else one for one in view.corridors))


def _crew(view: View, seat: int, change: Callable[[CrewView], CrewView]) -> View:
    return evolve(view, crew=tuple(change(one) if one.seat == seat else one for one in view.crew))


def _in_combat(view: View) -> View:
    """Who shares a room with whom, after pieces have moved."""
    infested = {one.room for one in view.intruders}
    people = {one.room for one in view.crew if one.status == "aboard"}
    crew = tuple(
        one
        if one.in_combat == (found := one.status == "aboard" and one.room in infested)
        else evolve(one, in_combat=found)
        for one in view.crew
    )
    intruders = tuple(
        one if one.in_combat == (one.room in people) else evolve(one, in_combat=one.room in people)
        for one in view.intruders
    )
    return evolve(view, crew=crew, intruders=intruders)


def without_intruder(view: View, id: int) -> View:
    """An intruder has left the board."""
    return _in_combat(evolve(view, intruders=tuple(one for one in view.intruders if one.id != id)))


def _intruder(view: View, id: int, change: Callable[[IntruderView], IntruderView]) -> View:
    return evolve(view, intruders=tuple(change(one) if one.id == id else one for one in view.intruders))


def token_moves(view: View, kind: str | None, into_bag: int) -> View:
    """A token goes from the supply into the bag, or the other way."""
    if not kind:
        return view
    bag = {**view.bag, kind: max(0, view.bag.get(kind, 0) + into_bag)}
    supply = {**view.supply, kind: max(0, view.supply.get(kind, 0) - into_bag)}
    return evolve(view, bag=bag, supply=supply)


# ---------------------------------------------------------------------------------------------- the ship


def _explored(view: View, facts: Facts) -> View:
    tile = word_of(facts, "tile")
    items = number_of(facts, "items") if ROOMS[tile].item_counter else None
    shown = evolve(view, explored_tokens=tuple(sorted({*view.explored_tokens, word_of(facts, "token")})))
    return _room(
        shown,
        number_of(facts, "room"),
        lambda room: evolve(room, tile=tile, explored=True, items=items, noted_tile=None, noted_token=None),
    )


def _marker(name: str, here: bool) -> Callable[[View, Facts], View]:
    def change(view: View, facts: Facts) -> View:
        done = _room(
            view,
            number_of(facts, "room"),
            lambda room: evolve(room, fire=here) if name == "fire" else evolve(room, malfunction=here),
        )
        return evolve(
            done,
            fire_markers=sum(room.fire for room in done.rooms),
            malfunction_markers=sum(room.malfunction for room in done.rooms),
        )

    return change


def _decompression(here: bool) -> Callable[[View, Facts], View]:
    return lambda view, facts: _room(view, number_of(facts, "room"), lambda room: evolve(room, decompression=here))


def _noise(view: View, facts: Facts) -> View:
    return _space(view, word_of(facts, "corridor"), lambda one: evolve(one, noise=True))


def _quiet(view: View, facts: Facts) -> View:
    spaces = facts.get("spaces")
    gone = spaces if isinstance(spaces, tuple) else ()
    return evolve(view, corridors=tuple(evolve(one, noise=False) if one.id in gone else one for one in view.corridors))


def _door(view: View, facts: Facts) -> View:
    return _space(view, word_of(facts, "corridor"), lambda one: evolve(one, door=word_of(facts, "door")))


def _pods(change: Callable[[str], str]) -> Callable[[View, Facts], View]:
    return lambda view, facts: evolve(view, pods=tuple(evolve(pod, state=change(pod.state)) for pod in view.pods))


def _pod(view: View, number: int, state: str) -> View:
    return evolve(view, pods=tuple(evolve(pod, state=state) if pod.number == number else pod for pod in view.pods))


def _launched(view: View, facts: Facts) -> View:
    seats = facts.get("seats")
    gone = seats if isinstance(seats, tuple) else ()
    crew = tuple(evolve(one, status="launched") if one.seat in gone else one for one in view.crew)
    pods = tuple(
        evolve(pod, state="launched", passengers=()) if pod.number == number_of(facts, "pod") else pod
        for pod in view.pods
    )
    return evolve(view, crew=crew, pods=pods)


def _boarded(view: View, facts: Facts) -> View:
    seat, number = number_of(facts, "who"), number_of(facts, "pod")
    pods = tuple(evolve(pod, passengers=(*pod.passengers, seat)) if pod.number == number else pod for pod in view.pods)
    return _in_combat(_crew(evolve(view, pods=pods), seat, lambda one: evolve(one, status="waiting", pod=number)))


def _left_pod(view: View, facts: Facts) -> View:
    seat = number_of(facts, "who")
    pods = tuple(evolve(pod, passengers=tuple(one for one in pod.passengers if one != seat)) for pod in view.pods)
    return _in_combat(_crew(evolve(view, pods=pods), seat, lambda one: evolve(one, status="aboard", pod=None)))


def _holds(view: View, facts: Facts) -> View:
    """A heavy object in the person's hand: whoever dies in the same breath drops it."""
    held = (HeldView(word_of(facts, "thing"), None, None, ()),)
    return _crew(view, number_of(facts, "who"), lambda one: evolve(one, held=(*one.held, held)))


def _picks_up(view: View, facts: Facts) -> View:
    thing = word_of(facts, "thing")
    return _room(
        _holds(view, facts),
        number_of(facts, "room"),
        lambda room: evolve(room, objects=tuple(one for one in room.objects if one != thing)),
    )


def _puts_down(view: View, facts: Facts) -> View:
    thing, seat = word_of(facts, "thing"), number_of(facts, "who")
    dropped = _crew(view, seat, lambda one: evolve(one, held=_without(one, thing)))
    return _room(dropped, number_of(facts, "room"), lambda room: evolve(room, objects=(*room.objects, thing)))


# ---------------------------------------------------------------------------------------------- people


def _moves(view: View, facts: Facts) -> View:
    return _in_combat(_crew(view, number_of(facts, "who"), lambda one: evolve(one, room=number_of(facts, "to"))))


def _turn(view: View, facts: Facts) -> View:
    return evolve(view, phase="turns", acting=number_of(facts, "who"), actions_taken=0)


def _round(view: View, facts: Facts) -> View:
    crew = tuple(evolve(one, passed=False) if one.passed else one for one in view.crew)
    return evolve(view, round=number_of(facts, "number"), crew=crew)


def _first_player(view: View, facts: Facts) -> View:
    seat = number_of(facts, "who")
    crew = tuple(evolve(one, first_player=one.seat == seat) for one in view.crew)
    return evolve(view, first_player=seat, crew=crew)


def _drew(view: View, facts: Facts) -> View:
    count = number_of(facts, "count")
    return _crew(view, number_of(facts, "who"), lambda one: evolve(one, hand_count=one.hand_count + count))


def _light_wound(view: View, facts: Facts) -> View:
    return _crew(
        view,
        number_of(facts, "who"),
        lambda one: evolve(one, light_wounds=min(one.light_wounds + 1, LIGHT_WOUND_SPACES)),
    )


def _serious_wound(view: View, facts: Facts) -> View:
    card = word_of(facts, "wound")

    def change(one: CrewView) -> CrewView:
        wounds = (*one.wounds, WoundView(card, wound_kind(card), dressed=facts.get("dressed") is True))
        return evolve(one, wounds=wounds, light_wounds=number_of(facts, "light"))

    return _crew(view, number_of(facts, "who"), change)


def _dressed(view: View, facts: Facts) -> View:
    card = word_of(facts, "wound")
    return _crew(
        view,
        number_of(facts, "who"),
        lambda one: evolve(
            one, wounds=tuple(evolve(wound, dressed=True) if wound.card == card else wound for wound in one.wounds)
        ),
    )


def _healed(view: View, facts: Facts) -> View:
    card = word_of(facts, "wound")
    return _crew(
        view,
        number_of(facts, "who"),
        lambda one: evolve(one, wounds=tuple(wound for wound in one.wounds if wound.card != card)),
    )


def _light_healed(view: View, facts: Facts) -> View:
    count = number_of(facts, "count")
    return _crew(view, number_of(facts, "who"), lambda one: evolve(one, light_wounds=max(0, one.light_wounds - count)))


def _dies(view: View, facts: Facts) -> View:
    seat, cause = number_of(facts, "who"), word_of(facts, "cause")
    gone = _crew(
        view,
        seat,
        lambda one: evolve(
            one, status="dead", pod=None, cause_of_death=cause, larva=one.larva and cause != "infection"
        ),
    )
    pods = tuple(evolve(pod, passengers=tuple(one for one in pod.passengers if one != seat)) for pod in gone.pods)
    laid = evolve(gone, pods=pods)
    slot = number_of(facts, "room")
    if slot < 0:
        return _in_combat(laid)
    held = next((one.held for one in view.crew if one.seat == seat), ())
    heavy = tuple(thing.id for things in held for thing in things if is_object(thing.id))
    laid = _crew(laid, seat, lambda one: evolve(one, held=()))
    return _in_combat(_room(laid, slot, lambda room: evolve(room, objects=(*room.objects, *heavy, f"corpse_{seat}"))))


def _flag(name: str, value: bool) -> Callable[[View, Facts], View]:
    """A marker on a character board."""

    def change(one: CrewView) -> CrewView:
        match name:
            case "slime":
                return evolve(one, slime=value)
            case "larva":
                return evolve(one, larva=value)
            case "signal":
                return evolve(one, signal=value)
        return evolve(one, passed=value)

    return lambda view, facts: _crew(view, number_of(facts, "who"), change)


def _sleeps(view: View, facts: Facts) -> View:
    return _in_combat(_crew(view, number_of(facts, "who"), lambda one: evolve(one, status="hibernating")))


def _revived(view: View, facts: Facts) -> View:
    """The corpse, lying there or carried, is somebody again."""
    seat, corpse = number_of(facts, "who"), f"corpse_{number_of(facts, 'who')}"

    def change(one: CrewView) -> CrewView:
        if one.seat != seat:
            return evolve(one, held=_without(one, corpse))
        wounds = tuple(evolve(wound, dressed=True) for wound in one.wounds)
        room = number_of(facts, "room")
        return evolve(one, status="aboard", room=room, light_wounds=0, wounds=wounds, cause_of_death=None)

    crew = tuple(change(one) for one in view.crew)
    rooms = tuple(
        evolve(room, objects=tuple(thing for thing in room.objects if thing != corpse)) for room in view.rooms
    )
    return _in_combat(evolve(view, crew=crew, rooms=rooms))


def _without(one: CrewView, thing: str) -> tuple[tuple[HeldView, ...], ...]:
    """What somebody holds without one thing."""
    slots = (tuple(held for held in slot if held.id != thing) for slot in one.held)
    return tuple(slot for slot in slots if slot)


# ---------------------------------------------------------------------------------------------- intruders


def _placed(view: View, facts: Facts) -> View:
    id = number_of(facts, "intruder")
    others = tuple(one for one in view.intruders if one.id != id)
    found = IntruderView(id, word_of(facts, "kind"), number_of(facts, "room"), 0, in_combat=False)
    return _in_combat(evolve(view, intruders=(*others, found)))


def _gone(view: View, facts: Facts) -> View:
    return without_intruder(view, number_of(facts, "intruder"))


def _killed(view: View, facts: Facts) -> View:
    """All but larvae leave a carcass."""
    id = number_of(facts, "intruder")
    gone = without_intruder(view, id)
    if CARCASS not in INTRUDER_KINDS[word_of(facts, "kind")].leaves:
        return gone
    return _room(gone, number_of(facts, "room"), lambda room: evolve(room, objects=(*room.objects, f"carcass_of_{id}")))


def _stalks(view: View, facts: Facts) -> View:
    return _in_combat(
        _intruder(view, number_of(facts, "intruder"), lambda one: evolve(one, room=number_of(facts, "to")))
    )


def _injured(view: View, facts: Facts) -> View:
    return _intruder(view, number_of(facts, "intruder"), lambda one: evolve(one, injuries=number_of(facts, "total")))


def _heals(view: View, facts: Facts) -> View:
    count = number_of(facts, "count")
    return _intruder(view, number_of(facts, "intruder"), lambda one: evolve(one, injuries=max(0, one.injuries - count)))


def _transformed(view: View, facts: Facts) -> View:
    return _intruder(view, number_of(facts, "intruder"), lambda one: evolve(one, kind="breeder", injuries=0))


def _bag_token(view: View, facts: Facts) -> View:
    """Larvae and creepers leave the bag for good; every other token goes back."""
    kind = word_of(facts, "kind")
    return token_moves(view, kind, -1) if kind in ("larva", "creeper") else view


def _token_drawn(view: View, facts: Facts) -> View:
    """A blank goes back at once; any other token stays out, unless no miniature is free for it."""
    kind = word_of(facts, "kind")
    return view if kind == "blank" else token_moves(view, kind, -1)


def _eggs(view: View, facts: Facts) -> View:
    return evolve(view, eggs=number_of(facts, "count"))


def _eggs_destroyed(view: View, facts: Facts) -> View:
    """The Nest's own go first. Rulebook: Destroying eggs."""
    count, slot = number_of(facts, "count"), number_of(facts, "room")
    room = next((room for room in view.rooms if room.slot == slot), None)
    own = min(count, view.eggs) if room is not None and room.tile == "nest" else 0
    lying = [thing for thing in (room.objects if room is not None else ()) if thing.startswith("egg_")]
    lost = set(lying[: count - own])
    left = _room(
        view, slot, lambda one: evolve(one, objects=tuple(thing for thing in one.objects if thing not in lost))
    )
    return evolve(left, eggs=view.eggs - own)


def _weakness(view: View, facts: Facts) -> View:
    slot, card = word_of(facts, "slot"), word_of(facts, "weakness")
    return evolve(
        view, weaknesses=tuple(evolve(one, card=card) if one.slot == slot else one for one in view.weaknesses)
    )


CHANGES: Final[Mapping[str, Callable[[View, Facts], View]]] = {
    "explored": _explored,
    "fire-placed": _marker("fire", True),
    "fire-removed": _marker("fire", False),
    "malfunction-placed": _marker("malfunction", True),
    "malfunction-removed": _marker("malfunction", False),
    "decompression-starts": _decompression(True),
    "decompression-stopped": _decompression(False),
    "decompressed": _decompression(False),
    "noise-placed": _noise,
    "noise-cleared": _quiet,
    "door": _door,
    "items-burnt": lambda view, facts: _room(
        view, number_of(facts, "room"), lambda room: evolve(room, items=0 if room.items is not None else None)
    ),
    "pods-unlocked": _pods(lambda state: "unlocked" if state == "locked" else state),
    "pod-turned": lambda view, facts: _pod(view, number_of(facts, "pod"), word_of(facts, "state_")),
    "pod-removed": lambda view, facts: _pod(view, number_of(facts, "pod"), "removed"),
    "boarded": _boarded,
    "left-pod": _left_pod,
    "launched": _launched,
    "picks-up": _picks_up,
    "dropped-object": _puts_down,
    "destination-set": lambda view, facts: evolve(view, destination=word_of(facts, "space")),
    "time": lambda view, facts: evolve(view, time=number_of(facts, "index")),
    "ship-jumps": lambda view, facts: evolve(view, time=TIME_JUMP),
    "self-destruct": lambda view, facts: evolve(view, self_destruct=number_of(facts, "index")),
    "self-destruct-started": lambda view, facts: evolve(view, self_destruct=SELF_DESTRUCT_START),
    "self-destruct-stopped": lambda view, facts: evolve(view, self_destruct=None),
    "moves": _moves,
    "turn": _turn,
    "round": _round,
    "first-player": _first_player,
    "passes": _flag("passed", True),
    "drew-cards": _drew,
    "light-wound": _light_wound,
    "serious-wound": _serious_wound,
    "wound-dressed": _dressed,
    "wound-healed": _healed,
    "light-healed": _light_healed,
    "dies": _dies,
    "revived": _revived,
    "hibernates": _sleeps,
    "slimed": _flag("slime", True),
    "slime-removed": _flag("slime", False),
    "larva-on-board": _flag("larva", True),
    "larva-removed": _flag("larva", False),
    "signal-sent": _flag("signal", True),
    "intruder-placed": _placed,
    "intruder-hides": _gone,
    "intruder-killed": _killed,
    "intruder-moves": _stalks,
    "injured": _injured,
    "intruder-heals": _heals,
    "transformed": _transformed,
    "token-to-bag": lambda view, facts: token_moves(view, word_of(facts, "kind"), 1),
    "bag-token": _bag_token,
    "token-drawn": _token_drawn,
    "no-miniature": lambda view, facts: token_moves(view, word_of(facts, "kind"), 1),
    "egg-added": _eggs,
    "egg-hatched": _eggs,
    "takes-egg": lambda view, facts: _eggs(_holds(view, facts), facts),
    "eggs-destroyed": _eggs_destroyed,
    "nest-destroyed": lambda view, facts: evolve(view, nest_destroyed=True),
    "weakness-discovered": _weakness,
}
