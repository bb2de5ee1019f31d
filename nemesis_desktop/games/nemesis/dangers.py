"""Which choices are dangerous, and why: shown before they are made, from nothing but what lies open on the table."""

from __future__ import annotations

from typing import Final, Literal

from attrs import frozen

from nemesis_desktop.engine.decision import Act, Seat
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import (
    Aim,
    Melee,
    MeleeEggs,
    Move,
    Pass,
    RoomAction,
    Rush,
    ShootEggs,
)
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.components.tokens import FIRE_MARKERS, MALFUNCTION_MARKERS, POD_SEATS
from nemesis_desktop.games.nemesis.components.wounds import SERIOUS_WOUND_LIMIT
from nemesis_desktop.games.nemesis.odds import Odds, noise_odds, step_odds
from nemesis_desktop.games.nemesis.view import CrewView, PodView, RoomView, View

Kind = Literal["destroyed", "self_destruct", "deadly", "escape", "encounter", "no_cards", "left_behind", "bleeding"]
"""What is bad about it; the picture of the table has a badge for each."""

NOISY_ROOMS: Final = ("evacuation_section_a", "evacuation_section_b", "hibernatorium", "nest")
"""Rooms whose action begins or ends with a noise roll: trying to board or to hibernate, taking an egg."""
OWN_STEPS: Final = ("slip_to", "tunnel_to", "walk_outside")
"""Aims that move the person who is asked, with the usual noise roll."""


@frozen
class Danger:
    """What is dangerous about a choice, and the sentence that says so."""

    kind: Kind
    text: Text


def danger_of(act: Act, seat: Seat, view: View, cost: int | None = None) -> Danger | None:
    """What is dangerous about a choice of ``seat``; None for one that is no worse than usual.

    Args:
        act: the choice.
        seat: who has it.
        view: the table, as everybody may know it.
        cost: how many cards it costs, as far as that is known.
    """
    me = next((one for one in view.crew if one.seat == seat), None)
    if me is None:
        return None
    match act:
        case Move(_, to):
            return _escape(me, view) or _step(me, view, to, cost)
        case Aim(option, kind, id):
            return _aim(me, view, option, kind, id)
        case RoomAction(slot):
            return _room_action(me, view, slot, cost)
        case ShootEggs() | MeleeEggs() if me.room is not None:
            return _roll_here(me, view, cost)
        case Melee() if _doomed(me):
            return Danger("deadly", Text("danger-melee", name=me.name))
        case Rush() if _doomed(me):
            return Danger("deadly", Text("danger-any-wound", name=me.name))
        case Pass() if any(wound.kind == "bleeding" and not wound.dressed for wound in me.wounds):
            deadly = Danger("deadly", Text("danger-any-wound", name=me.name))
            return deadly if _doomed(me) else Danger("bleeding", Text("danger-bleeding", name=me.name))
    return None


def odds_of(act: Act, seat: Seat, view: View) -> Odds | None:
    """The noise roll that a choice may end in, from what the reader of the view knows; None if it brings none."""
    me = next((one for one in view.crew if one.seat == seat), None)
    if me is None or me.room is None:
        return None
    match act:
        case Move(_, to):
            return step_odds(view, seat, to)
        case Aim(option, kind, id) if option in OWN_STEPS:
            slot = _end(view, me, kind, id)
            return None if slot is None else step_odds(view, seat, slot)
        case RoomAction(slot) if _tile(view, slot) in NOISY_ROOMS:
            return noise_odds(view, seat, slot)
        case Aim("board", "pod", _) | ShootEggs() | MeleeEggs():
            return noise_odds(view, seat, me.room)
    return None


# ---------------------------------------------------------------------------------------------- moving


def _escape(me: CrewView, view: View) -> Danger | None:
    """Whoever leaves a room with intruders is attacked by each of them first. Rulebook: Escape."""
    count = sum(one.room == me.room for one in view.intruders)
    if not count or not me.in_combat:
        return None
    last = "yes" if _doomed(me) else "no"
    return Danger("escape", Text("danger-escape", name=me.name, count=count, last=last))


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


def _end(view: View, me: CrewView, kind: str, id: int | str) -> int | None:
    """The slot that an aim leads to: the room itself, or the one beyond the corridor."""
    if kind == "room":
        return int(id)
    if kind == "corridor" and me.room is not None:
        return BOARDS[view.board].other_end(str(id), me.room)
    return None


# ---------------------------------------------------------------------------------------------- aims and rooms


def _aim(me: CrewView, view: View, option: str, kind: str, id: int | str) -> Danger | None:
    if option in OWN_STEPS:
        slot = _end(view, me, kind, id)
        return None if slot is None else _step(me, view, slot, None)
    match option:
        case "launch":
            return _launch(me, view, int(id))
        case "board" if me.room is not None:
            return _roll_here(me, view, None)
        case "start_self_destruct":
            return Danger("self_destruct", Text("danger-self-destruct"))
        case "ignite" | "throw_fire":
            return _ninth_fire(view, me.room if option == "ignite" else int(id))
        case "place_malfunction" if view.malfunction_markers >= MALFUNCTION_MARKERS:
            return Danger("destroyed", Text("danger-ninth-malfunction"))
    return None


def _ninth_fire(view: View, slot: int | None) -> Danger | None:
    room = _room(view, slot)
    if room is None or room.fire or view.fire_markers < FIRE_MARKERS:
        return None
    return Danger("destroyed", Text("danger-ninth-fire"))


def _room_action(me: CrewView, view: View, slot: int, cost: int | None) -> Danger | None:
    tile = _tile(view, slot)
    if tile == "generator" and view.self_destruct is None:
        return Danger("self_destruct", Text("danger-self-destruct"))
    return _roll_here(me, view, cost) if tile in NOISY_ROOMS and me.room is not None else None


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
    return None


def _at_the_pod(one: CrewView, view: View, pod: PodView) -> bool:
    """Whether somebody stands in the Evacuation Section of a pod."""
    section = f"evacuation_section_{pod.section}"
    return one.status == "aboard" and one.room is not None and _tile(view, one.room) == section


# ---------------------------------------------------------------------------------------------- wounds


def _doomed(me: CrewView) -> bool:
    """Whether any further wound is the death of somebody: dressed wounds count as well. Rulebook: Wounds."""
    return len(me.wounds) >= SERIOUS_WOUND_LIMIT


def _room(view: View, slot: int | None) -> RoomView | None:
    return next((room for room in view.rooms if room.slot == slot), None)


def _tile(view: View, slot: int) -> str | None:
    room = _room(view, slot)
    return room.tile if room is not None else None
