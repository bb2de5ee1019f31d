"""What the objectives still ask for: the errands that a sensible crew member has in mind, from what it can see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import prod

from attrs import frozen

from nemesis_desktop.games.nemesis.bots.judging.tastes import OBJECTIVE_TROUBLE
from nemesis_desktop.games.nemesis.components.objectives import (
    OBJECTIVES,
    AllOf,
    AnyOf,
    Atom,
    Condition,
    needs_signal,
)
from nemesis_desktop.games.nemesis.modes import MODES
from nemesis_desktop.games.nemesis.view import CrewView, View

ACTIVE = ("aboard", "waiting")


@frozen
class Agenda:
    """What is still to be done.

    Attributes:
        wishes: the facts that the objectives speak of.
        signal: the Signal is wanted from this person.
        explore: every room is to be explored.
        blow_up: a destroyed ship is what an objective wants, and nobody here wants it to arrive.
        expendable: nobody at the table minds if the ship is destroyed once everybody has left it.
        nest: the Nest is to be destroyed, and no exploding ship will do it.
        samples: kinds of objects (corpse, egg, carcass) that the Laboratory should see.
        egg: an egg must be carried to the end.
        burial: the blue corpse must be carried to the end.
        fetch: one of these is not in hand yet.
        autopsy: the blue corpse must be put down in Surgery.
        revivable: corpses that the Emergency Room could bring back.
    """

    wishes: frozenset[Atom]
    signal: bool = False
    explore: bool = False
    blow_up: bool = False
    expendable: bool = False
    nest: bool = False
    samples: tuple[str, ...] = ()
    egg: bool = False
    burial: bool = False
    fetch: bool = False
    autopsy: bool = False
    revivable: tuple[str, ...] = ()

    @property
    def errands(self) -> bool:
        """Whether something is left that has to be done on the ship before leaving it."""
        return self.signal or self.explore or self.nest or bool(self.samples) or self.autopsy or self.fetch

    def rooms(self) -> set[str]:
        """The room tiles, of those whose place nobody knows at first, in which there is something to be done."""
        wanted = {"comms_room"} if self.signal else set()
        if self.samples:
            wanted.add("laboratory")
        if (self.egg and self.fetch) or self.nest or "egg" in self.samples:
            wanted.add("nest")
        if self.autopsy:
            wanted.add("surgery")
        if self.blow_up or self.expendable:
            wanted |= {"generator", "evacuation_section"}
        return wanted

    def wants_thing(self, thing: str) -> bool:
        """Whether an object is worth carrying."""
        kind = thing.split("_")[0]
        blue = thing == "corpse_blue" and (self.burial or self.autopsy)
        return blue or (kind == "egg" and self.egg) or kind in self.samples or thing in self.revivable


def agenda_of(view: View, me: CrewView, objectives: Sequence[str]) -> Agenda:
    """The agenda of a person with these objectives: their own, or those that lie open for the group."""
    conditions = [OBJECTIVES[objective].condition for objective in objectives]
    wishes = frozenset(atom for condition in conditions for atom in atoms(condition))
    names = {atom.name for atom in wishes}
    earth = bool(names & {"ship_reached_earth", "ship_reached_mars"})
    carried = {thing.id for slot in me.held for thing in slot}
    others = {thing.id for one in view.crew if one is not me for slot in one.held for thing in slot if _lives(one)}
    lives = {"queen_killed": not view.queen_killed, "nest_destroyed": not view.nest_destroyed}
    blow_up = "ship_destroyed" in names and not earth and any(lives[name] for name in names & set(lives))
    egg = _wants(wishes, "carries", "egg") and not _somebody_has("egg", others, carried)
    burial = _wants(wishes, "carries", "blue_corpse")
    holds_egg = any(thing.startswith("egg_") for thing in carried)
    return Agenda(
        wishes,
        signal="signal_sent" in names and not me.signal and _signals_missing(view, conditions, me),
        explore="all_rooms_explored" in names and not all(room.explored for room in view.rooms),
        blow_up=blow_up,
        expendable=not earth and (bool(view.shared_objectives) or len(view.crew) == 1),
        nest="nest_destroyed" in names and not view.nest_destroyed and not blow_up,
        samples=tuple(kind for kind in _samples(view, wishes) if not _somebody_has(kind, others, carried)),
        egg=egg,
        burial=burial,
        fetch=(egg and not holds_egg) or (burial and "corpse_blue" not in carried),
        autopsy="object_in_room" in names and not _laid_in_surgery(view) and "corpse_blue" not in others,
        revivable=_revivable(view, others),
    )


def atoms(condition: Condition) -> Iterator[Atom]:
    """Every fact that a condition speaks of."""
    if isinstance(condition, Atom):
        yield condition
    elif isinstance(condition, AllOf | AnyOf):
        for part in condition.parts:
            yield from atoms(part)


def trouble(view: View, me: CrewView, condition: Condition) -> float:
    """How much an objective still asks for; what is done already is no trouble."""
    if isinstance(condition, AllOf):
        return sum(trouble(view, me, part) for part in condition.parts)
    if isinstance(condition, AnyOf):
        return min(trouble(view, me, part) for part in condition.parts)
    return 0.0 if _is_done(view, me, condition) else OBJECTIVE_TROUBLE.get(condition.name, 3.0)


def easiest(view: View, me: CrewView, objectives: Sequence[str]) -> tuple[str, ...]:
    """Of the objectives that somebody may still choose between, the one that asks for the least: work for that."""
    return tuple(sorted(objectives, key=lambda one: trouble(view, me, OBJECTIVES[one].condition))[:1])


def likeliest(view: View, me: CrewView, objectives: Sequence[str]) -> tuple[str, ...]:
    """The same for somebody who counts: the one that is likeliest to be met."""
    return tuple(sorted(objectives, key=lambda one: -chance_of(view, me, OBJECTIVES[one].condition))[:1])


LIKELY: Mapping[str, float] = {
    "ship_reached_earth": 0.85,
    "at_least_one_other_survives": 0.5,
    "ship_reached_mars": 0.4,
    "signal_sent": 0.3,
    "sole_survivor": 0.3,
    "ended_in_escape_pod": 0.3,
    "carries": 0.15,
    "object_in_room": 0.15,
    "ship_destroyed": 0.3,
    "weakness_discovered": 0.15,
    "weaknesses_discovered_at_least": 0.05,
    "all_rooms_explored": 0.05,
    "nest_destroyed": 0.1,
    "queen_killed": 0.02,
    "items_at_least": 0.2,
}
"""How likely a fact of an objective is true in the end, for somebody who has survived."""

OTHERS_DIE = 0.7
"""How likely a given person does not survive."""


def chance_of(view: View, me: CrewView, condition: Condition) -> float:
    """How likely an objective will be met if one survives, as the table lies."""
    if isinstance(condition, AllOf):
        return prod(chance_of(view, me, part) for part in condition.parts)
    if isinstance(condition, AnyOf):
        return 1.0 - prod(1.0 - chance_of(view, me, part) for part in condition.parts)
    if condition.name == "player_dead":
        named = next((one for one in view.crew if one.number == condition.argument and one is not me), None)
        return 0.0 if named is None else 1.0 if named.status == "dead" else OTHERS_DIE
    if condition.name == "sole_survivor":
        return OTHERS_DIE ** sum(one is not me and one.status != "dead" for one in view.crew)
    return 1.0 if _is_done(view, me, condition) else LIKELY[condition.name]


def _lives(one: CrewView) -> bool:
    return one.status in ACTIVE


def _wants(wishes: frozenset[Atom], name: str, argument: str) -> bool:
    return any((atom.name, atom.argument) == (name, argument) for atom in wishes)


def _signals_missing(view: View, conditions: Sequence[Condition], me: CrewView) -> bool:
    """Whether another sender is needed: a group needs one for each objective that asks for the Signal."""
    if not view.shared_objectives:
        return not me.signal
    return sum(one.signal for one in view.crew) < sum(needs_signal(condition) for condition in conditions)


def _samples(view: View, wishes: frozenset[Atom]) -> Iterator[str]:
    """The kinds of objects whose weakness an objective still wants discovered."""
    known = {weakness.slot for weakness in view.weaknesses if weakness.examined}
    for weakness in view.weaknesses:
        if not weakness.open:
            continue
        enough = any(atom.name == "weaknesses_discovered_at_least" and len(known) < _number(atom) for atom in wishes)
        if enough or _wants(wishes, "weakness_discovered", weakness.slot):
            yield weakness.slot


def _number(atom: Atom) -> int:
    return int(atom.argument or 0)


def _somebody_has(kind: str, others: set[str], carried: set[str]) -> bool:
    """Somebody else sees to it: one carrier of a thing is enough."""
    mine = any(thing.startswith(f"{kind}_") for thing in carried)
    return not mine and any(thing.startswith(f"{kind}_") for thing in others)


def _is_done(view: View, me: CrewView, condition: Atom) -> bool:
    """Whether a fact of an objective is true already, and stays so."""
    done = {
        "signal_sent": me.signal,
        "nest_destroyed": view.nest_destroyed,
        "queen_killed": view.queen_killed,
        "all_rooms_explored": all(room.explored for room in view.rooms),
        "object_in_room": _laid_in_surgery(view),
    }
    return done.get(condition.name, False)


def _laid_in_surgery(view: View) -> bool:
    return any(room.tile == "surgery" and "corpse_blue" in room.objects for room in view.rooms)


def _revivable(view: View, others: set[str]) -> tuple[str, ...]:
    """The corpses of friends, where the Emergency Room can be used."""
    ward = any(room.tile == "emergency_room" and room.explored and not room.malfunction for room in view.rooms)
    if not MODES[view.mode].revival or not ward:
        return ()
    return tuple(
        f"corpse_{one.seat}" for one in view.crew if one.status == "dead" and f"corpse_{one.seat}" not in others
    )
