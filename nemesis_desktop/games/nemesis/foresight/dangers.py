"""Which choices are dangerous, and why: shown before they are made, from nothing but what lies open on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nemesis_desktop.engine.decision import Act, Seat
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import (
    CarefulMove,
    Melee,
    MeleeEggs,
    Move,
    Mutate,
    Pass,
    PlayCard,
    RoomAction,
    Rush,
    ShootEggs,
    UseItem,
    Yes,
)
from nemesis_desktop.games.nemesis.aims import Aim, AtCorridor, AtIntruder, AtItem, AtPerson, AtPod, AtRoom, Named
from nemesis_desktop.games.nemesis.components.actions import action_kind
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.components.tokens import FIRE_MARKERS, MALFUNCTION_MARKERS, POD_SEATS
from nemesis_desktop.games.nemesis.foresight.danger import Danger, Kind, attacked, bite_kills, doomed, room_at, tile_at
from nemesis_desktop.games.nemesis.foresight.noise_odds import Odds, noise_odds, step_odds
from nemesis_desktop.games.nemesis.foresight.turn_end import airless, bleeds, ends_in_fire, last_round, passing
from nemesis_desktop.games.nemesis.rules.things.belongings import item_id
from nemesis_desktop.games.nemesis.view import CrewView, PodView, View

NOISY_ROOMS: Final = ("evacuation_section_a", "evacuation_section_b", "hibernatorium", "nest")
"""Rooms whose action begins or ends with a noise roll: trying to board or to hibernate, taking an egg."""
OWN_STEPS: Final = ("slip_to", "tunnel_to", "walk_outside")
"""Aims that move the person who is asked, with the usual noise roll."""
SCANNING_ROOMS: Final = ("canteen", "shower_room")
"""Rooms whose action may end in a scan of the hand."""
PASSING_CARDS: Final = ("technical_corridors",)
PASSING_ITEMS: Final = ("antidote",)
"""What makes its user pass."""


def danger_of(
    act: Act, seat: Seat, view: View, cost: int | None = None, leads: Sequence[Act] = (), topic: str = ""
) -> Danger | None:
    """What is dangerous about a choice of ``seat``; None for one that is no worse than usual.

    Args:
        act: the choice.
        seat: who has it.
        view: the table, as everybody may know it.
        cost: how many cards it costs, as far as that is known.
        leads: what is settled with it, because nobody is asked how it is meant.
        topic: what the question is about.
    """
    me = next((one for one in view.crew if one.seat == seat), None)
    if me is None or seat == view.intruder_player:
        # Whoever plays the intruders has nothing to fear from them.
        return None
    found = [danger for one in (act, *leads) if (danger := _danger(one, me, view, cost, topic)) is not None]
    if topic in ("turn", "pay") and (flames := ends_in_fire(act, me, view)) is not None:
        found.append(flames)
    return next((danger for danger in found if danger.deadly), found[0] if found else None)


def _danger(act: Act, me: CrewView, view: View, cost: int | None, topic: str) -> Danger | None:
    match act:
        case Move(_, to):
            return _escape(me, view) or airless(me, view, to) or _step(me, view, to, cost)
        case CarefulMove(_, to):
            return airless(me, view, to)
        case Aim():
            return _aim(me, view, act)
        case RoomAction(slot):
            return _room_action(me, view, slot, cost)
        case ShootEggs() | MeleeEggs() if me.room is not None:
            return _roll_here(me, view, cost)
        case Melee() if doomed(me):
            return Danger("deadly", Text("danger-melee", name=me.name))
        case Rush() if doomed(me):
            return Danger("deadly", Text("danger-any-wound", name=me.name))
        case PlayCard(card):
            return _card(me, view, action_kind(card))
        case UseItem(item):
            return _item(me, view, item_id(item))
        case Yes() if topic == "scan":
            return _scan_kills(me, view, "deadly")
        case Mutate() if _last_marker(me, view):
            return Danger("deadly", Text("danger-fourth-marker", name=me.name))
        case Pass():
            return passing(me, view)
    return None


def odds_of(act: Act, seat: Seat, view: View) -> Odds | None:
    """The noise roll that a choice may end in, from what the reader of the view knows; None if it brings none."""
    me = next((one for one in view.crew if one.seat == seat), None)
    if me is None or me.room is None:
        return None
    match act:
        case Move(_, to):
            return step_odds(view, seat, to)
        case Aim() if act.option in OWN_STEPS:
            slot = _end(view, me, act)
            return None if slot is None else step_odds(view, seat, slot)
        case RoomAction(slot) if tile_at(view, slot) in NOISY_ROOMS:
            return noise_odds(view, seat, slot)
        case AtPod(_, "board") | ShootEggs() | MeleeEggs():
            return noise_odds(view, seat, me.room)
    return None


# ---------------------------------------------------------------------------------------------- moving


def _escape(me: CrewView, view: View) -> Danger | None:
    """Whoever leaves a room with intruders is attacked by each of them first. Rulebook: Escape."""
    count = sum(one.room == me.room for one in view.intruders)
    if not count or not me.in_combat:
        return None
    return attacked("danger-escape", me, view)


def _step(me: CrewView, view: View, slot: int, cost: int | None) -> Danger | None:
    return _by_odds(me, step_odds(view, me.seat, slot), cost)


def _roll_here(me: CrewView, view: View, cost: int | None) -> Danger | None:
    assert me.room is not None
    return _by_odds(me, noise_odds(view, me.seat, me.room), cost)


def _by_odds(me: CrewView, odds: Odds, cost: int | None) -> Danger | None:
    if odds.chances.get("destroyed"):
        return Danger("destroyed", Text("danger-ninth-token"))
    if odds.any_number_meets:
        return Danger("encounter", Text("danger-any-number", name=me.name))
    if cost and me.hand_count <= cost and odds.chances.get("encounter"):
        return Danger("no_cards", Text("danger-no-cards", name=me.name))
    return None


def _end(view: View, me: CrewView, aim: Aim) -> int | None:
    """The slot that an aim leads to: the room itself, or the one beyond the corridor."""
    match aim:
        case AtRoom(slot):
            return slot
        case AtCorridor(corridor) if me.room is not None:
            return BOARDS[view.board].other_end(corridor, me.room)
    return None


# ---------------------------------------------------------------------------------------------- aims and rooms


def _aim(me: CrewView, view: View, aim: Aim) -> Danger | None:
    if aim.option in OWN_STEPS:
        slot = _end(view, me, aim)
        return None if slot is None else _step(me, view, slot, None)
    match aim:
        case AtPod(number):
            return _pod(me, view, number, aim.option)
        case AtRoom(slot):
            return _aim_at_room(me, view, slot, aim.option)
        case AtCorridor(_, "escape"):
            slot = _end(view, me, aim)
            return _escape(me, view) or (None if slot is None else _step(me, view, slot, None))
        case AtPerson(seat, "order" | "operate"):
            return _done_to(_person(view, seat), view, aim.option)
        case AtIntruder(number, "throw"):
            target = next((one for one in view.intruders if one.id == number), None)
            return None if target is None else _blast(view, target.room)
        case AtItem(_, "ignite"):
            burnt = Danger("deadly", Text("danger-fire", name=me.name)) if doomed(me) else None
            return _ninth_fire(view, me.room) or burnt
        case Named("start_self_destruct"):
            return Danger("self_destruct", Text("danger-self-destruct"))
    return None


def _pod(me: CrewView, view: View, number: int, option: str) -> Danger | None:
    match option:
        case "launch":
            return _launch(me, view, number)
        case "turn_pod":
            return _locks_in(view, number)
        case "stay":
            return last_round(view)
        case "board" if me.room is not None:
            return _roll_here(me, view, None)
    return None


def _aim_at_room(me: CrewView, view: View, slot: int, option: str) -> Danger | None:
    match option:
        case "room_action":
            return _room_action(me, view, slot, None)
        case "throw_at_eggs":
            return _blast(view, slot)
        case "lure":
            return _lure(view, slot)
        case "decompress":
            return _people_die(view, slot)
        case "throw_fire":
            return _ninth_fire(view, slot) or _blast(view, slot)
        case "place_malfunction" if view.malfunction_markers >= MALFUNCTION_MARKERS:
            return Danger("destroyed", Text("danger-ninth-malfunction"))
    return None


def _ninth_fire(view: View, slot: int | None) -> Danger | None:
    room = room_at(view, slot)
    if room is None or room.fire or view.fire_markers < FIRE_MARKERS:
        return None
    return Danger("destroyed", Text("danger-ninth-fire"))


def _room_action(me: CrewView, view: View, slot: int, cost: int | None) -> Danger | None:
    tile = tile_at(view, slot)
    if tile == "generator" and view.self_destruct is None:
        return Danger("self_destruct", Text("danger-self-destruct"))
    if tile == "surgery":
        # The scan there is harmless, the light wound is not: a fourth wound kills; afterwards its user passes.
        deadly = Danger("deadly", Text("danger-any-wound", name=me.name)) if doomed(me) else None
        return deadly or bleeds(me) or last_round(view)
    if tile in SCANNING_ROOMS and (deadly := _scan_kills(me, view, "larva")) is not None:
        return deadly
    if tile == "hibernatorium" and view.self_destruct is not None:
        return Danger("deadly", Text("danger-sleep-self-destruct"))
    rolled = _roll_here(me, view, cost) if tile in NOISY_ROOMS and me.room is not None else None
    return rolled or (_infected_at_the_end([me]) if tile == "hibernatorium" else None)


def _card(me: CrewView, view: View, kind: str) -> Danger | None:
    if kind == "rest" and (deadly := _scan_kills(me, view, "deadly")) is not None:
        return deadly
    return (bleeds(me) or last_round(view)) if kind in PASSING_CARDS else None


def _item(me: CrewView, view: View, kind: str) -> Danger | None:
    if kind in PASSING_ITEMS:
        return bleeds(me) or last_round(view)
    if kind == "orbital_maneuvering_system":
        # Everybody passes at once.
        awake = (one for one in view.crew if one.status in ("aboard", "waiting") and not one.passed)
        pains = [danger for one in awake if (danger := bleeds(one)) is not None]
        return last_round(view) or next((one for one in pains if one.deadly), pains[0] if pains else None)
    return None


def _last_marker(me: CrewView, view: View) -> bool:
    """Whether one mutation marker more is death. Rulebook of the Carnomorphs: Mutation."""
    return me.mutated and me.mutation_markers + 1 >= view.printed.most_markers


def _scan_kills(me: CrewView, view: View, kind: Kind) -> Danger | None:
    """An INFECTED card in a scan is death to whoever carries a larva, or has all mutation markers but one."""
    if me.larva:
        return Danger(kind, Text("danger-scan", name=me.name))
    return Danger(kind, Text("danger-mutation-scan", name=me.name)) if _last_marker(me, view) else None


def _infected_at_the_end(people: Sequence[CrewView]) -> Danger | None:
    """Who survives with a larva or a mutation turns over four cards. Rulebook: Checking the victory conditions."""
    for message, names in (
        ("danger-larva-end", [one.name for one in people if one.larva]),
        ("danger-mutation-end", [one.name for one in people if one.mutated]),
    ):
        if names:
            return Danger("larva", Text(message, names=", ".join(names)))
    return None


def _launch(me: CrewView, view: View, number: int) -> Danger | None:
    """A pod that leaves somebody behind who could have come along, or the last pod of all."""
    pod = next((pod for pod in view.pods if pod.number == number), None)
    if pod is None:
        return None
    others = [one for one in view.crew if one.status in ("aboard", "waiting") and one.seat not in pod.passengers]
    others = [one for one in others if one.seat != me.seat]
    if len({*pod.passengers, me.seat}) < POD_SEATS:
        friends = [one.name for one in others if _at_the_pod(one, view, pod)]
        if friends:
            return Danger("left_behind", Text("danger-launch-friend", names=", ".join(friends), count=len(friends)))
    standing = [other for other in view.pods if other.state in ("locked", "unlocked") and other.number != number]
    if others and not standing:
        return Danger("left_behind", Text("danger-launch-last", count=len(others)))
    sleepers = [one.name for one in view.crew if one.status == "hibernating"]
    if sleepers and not others and view.self_destruct is not None:
        # With nobody left to act the sequence runs to its end at once.
        return Danger("deadly", Text("danger-launch-sleepers", names=", ".join(sleepers)))
    return _infected_at_the_end([one for one in view.crew if one.seat in (*pod.passengers, me.seat)])


def _locks_in(view: View, number: int) -> Danger | None:
    """Who sits in a pod that is locked cannot launch it, and may still step out."""
    pod = next(pod for pod in view.pods if pod.number == number)
    names = [one.name for one in view.crew if one.seat in pod.passengers]
    if pod.state != "unlocked" or not names:
        return None
    return Danger("left_behind", Text("danger-locks-in", names=", ".join(names)))


def _at_the_pod(one: CrewView, view: View, pod: PodView) -> bool:
    """Whether somebody stands in the Evacuation Section of a pod."""
    section = f"evacuation_section_{pod.section}"
    return one.status == "aboard" and one.room is not None and tile_at(view, one.room) == section


# ---------------------------------------------------------------------------------------------- what is done to others


def _person(view: View, seat: Seat) -> CrewView:
    return next(one for one in view.crew if one.seat == seat)


def _here(view: View, slot: int) -> list[CrewView]:
    """The characters in a room."""
    return [one for one in view.crew if one.status == "aboard" and one.room == slot]


def _done_to(them: CrewView, view: View, option: str) -> Danger | None:
    """An Order sends somebody past intruders; the Medic's operation wounds."""
    if option == "order":
        return _escape(them, view)
    return Danger("deadly", Text("danger-any-wound", name=them.name)) if doomed(them) else None


def _blast(view: View, slot: int) -> Danger | None:
    """A grenade or a bottle of fire: a serious wound for every character in the room."""
    people = _here(view, slot)
    dying = [one.name for one in people if doomed(one)]
    if dying:
        return Danger("deadly", Text("danger-blast-deadly", names=", ".join(dying)))
    return Danger("hurt", Text("danger-blast", names=", ".join(one.name for one in people))) if people else None


def _lure(view: View, slot: int) -> Danger | None:
    """Before intruders follow a decoy, those in combat attack."""
    rooms = {other for _, other in BOARDS[view.board].neighbours[slot]}
    hunted = [one for other in sorted(rooms) for one in _here(view, other) if one.in_combat]
    dying = any(doomed(one) or bite_kills(one, view) for one in hunted)
    names = ", ".join(one.name for one in hunted)
    return Danger("deadly" if dying else "escape", Text("danger-lure", names=names)) if hunted else None


def _people_die(view: View, slot: int) -> Danger | None:
    """Whoever is still in the room that loses its air when all have passed. Rulebook: Airlock Control."""
    names = [one.name for one in _here(view, slot)]
    return Danger("deadly", Text("danger-airless", names=", ".join(names))) if names else None
