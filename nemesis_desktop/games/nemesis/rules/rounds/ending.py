"""The victory check in its order: engines, coordinates, contamination, objectives.

Rulebook: Checking the victory conditions.
"""

from __future__ import annotations

from collections.abc import Sequence

from nemesis_desktop.engine.flow import END, Play, play
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.components.coordinates import COORDINATES
from nemesis_desktop.games.nemesis.components.objectives import (
    OBJECTIVES,
    AllOf,
    AnyOf,
    Atom,
    Condition,
    Objective,
    needs_signal,
    parts_of,
)
from nemesis_desktop.games.nemesis.components.tokens import ENGINES
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.things.belongings import held, items_of
from nemesis_desktop.games.nemesis.rules.things.piles import is_contamination
from nemesis_desktop.games.nemesis.state import DEAD, HIBERNATING, LAUNCHED, Character, Ending, Fate

BROKEN_ENGINES = 2
"""So many damaged engines destroy the ship."""

CONTAMINATION_DRAW = 4
"""Cards drawn by a survivor who may be infected."""


def _ending(game: Game) -> Ending:
    assert game.state.ending is not None, "the checks follow the end of the game"
    return game.state.ending


def survived(one: Character) -> bool:
    """Asleep, or gone in a pod."""
    return one.status in (HIBERNATING, LAUNCHED)


def lose(game: Game, one: Character, cause: str) -> None:
    """A survivor dies in the victory check after all."""
    one.status, one.cause = DEAD, cause
    game.tell(story.Dies, who=one.seat, cause=cause)


def check_engines(game: Game) -> None:
    """Turn over the upper engine tokens: two or three damaged, and the ship explodes. Malfunctions do not matter."""
    ending = _ending(game)
    if ending.destroyed:
        return
    ending.engines = [game.state.engines[engine][0] for engine in ENGINES]
    game.tell(story.EnginesShown, engines=tuple(ending.engines))
    if ending.engines.count("damaged") >= BROKEN_ENGINES:
        ending.destroyed, ending.ship = True, "destroyed"
        game.tell(story.ShipDestroyed, reason="engines")
        for one in game.state.crew:
            if one.status == HIBERNATING:
                lose(game, one, "explosion")


def check_coordinates(game: Game) -> None:
    """Turn over the coordinates: a course not to Earth kills who sleeps, but for a Quarantine owner on the way to
    Mars.
    """
    ending = _ending(game)
    if ending.destroyed:
        return
    ending.ship = COORDINATES[game.state.coordinates][game.state.destination]
    ending.coordinates_shown = True
    game.tell(story.CoordinatesShown, space=game.state.destination, place=ending.ship)
    if ending.ship == "earth":
        return
    for one in game.state.crew:
        # Somebody who never had to choose still holds both cards, and either protects.
        if one.status == HIBERNATING and not (ending.ship == "mars" and "quarantine" in one.objectives):
            lose(game, one, "course")


def check_contamination(game: Game) -> Play[None]:
    """Each survivor scans all contamination cards and draws four; who need not, and whom it kills, is the species'."""
    for one in game.state.crew:
        if survived(one):
            yield from play(game.nature.check_survivor(game, one))


def found_sick(game: Game, one: Character) -> bool:
    """Scan all contamination cards of a survivor; whether any of them is INFECTED."""
    cards = [card for card in (*one.hand, *one.deck, *one.discard) if is_contamination(card)]
    sick = any(card in game.state.infected for card in cards)
    game.tell(story.ContaminationCheck, who=one.seat, count=len(cards), sick=sick)
    return sick


def contamination_drawn(game: Game, one: Character, *, unscanned: bool) -> int:
    """Shuffle all cards of a survivor and draw four: how many of them are contamination.

    ``unscanned`` says that no scan was needed to know that they decide.
    """
    everything = [*one.hand, *one.deck, *one.discard]
    one.hand, one.discard, one.deck = [], [], everything
    game.shuffle(f"deck-{one.seat}", one.deck)
    drawn = one.deck[-CONTAMINATION_DRAW:]
    found = sum(is_contamination(card) for card in drawn)
    game.tell(story.ContaminationDraw, who=one.seat, count=len(drawn), found=found, unscanned=unscanned)
    return found


def check_objectives(game: Game) -> str:
    """Each survivor turns over the kept objective. Any number of people can win; a group wins or loses as one."""
    ending = _ending(game)
    shared = game.state.shared_objectives
    group_lives = any(survived(one) for one in game.state.crew)
    group_met = [holds(game, game.state.crew, OBJECTIVES[objective].condition) for objective in shared]
    for one in game.state.crew:
        alive = survived(one)
        # With no encounter in the whole game both cards are still there, and fulfilling either one is enough.
        met = group_met or [holds(game, [one], OBJECTIVES[objective].condition) for objective in one.objectives]
        won = (group_lives and all(met)) if shared else (alive and any(met))
        how = "hibernated" if one.status == HIBERNATING else "launched"
        owners = game.state.crew if shared else [one]
        parts = [conditions_met(game, owners, OBJECTIVES[objective]) for objective in shared or one.objectives]
        ending.fates.append(Fate(one.seat, alive, how if alive else one.cause or "", met, won, parts))
        game.tell(story.Fate, who=one.seat, survived=alive, won=won, objectives=tuple(one.objectives))
    return END


def conditions_met(game: Game, owners: Sequence[Character], objective: Objective) -> list[bool]:
    """Of each condition that the card lists, whether it is true."""
    return [holds(game, owners, part) for part in parts_of(objective.condition)]


def holds(game: Game, owners: Sequence[Character], condition: Condition) -> bool:
    """Whether a condition is true at the end of the game, for the owner of the card or for the group that shares it."""
    match condition:
        case AnyOf(parts):
            return any(holds(game, owners, part) for part in parts)
        case AllOf(parts):
            return all(holds(game, owners, part) for part in parts)
    return _atom_holds(game, owners, condition)


def signals_needed(game: Game) -> int:
    """How many characters must have sent the Signal: as many as shared objectives ask for it, at least one."""
    shared = (OBJECTIVES[objective].condition for objective in game.state.shared_objectives)
    return max(1, sum(needs_signal(condition) for condition in shared))


def _atom_holds(game: Game, owners: Sequence[Character], atom: Atom) -> bool:
    state, ending = game.state, _ending(game)
    seats = {owner.seat for owner in owners}
    others = [one for one in state.crew if one.seat not in seats and survived(one)]
    alive = [owner for owner in owners if survived(owner)]
    match atom.name:
        case "signal_sent":
            return sum(owner.signal for owner in owners) >= signals_needed(game)
        case "ship_reached_earth":
            return ending.ship == "earth"
        case "ship_reached_mars":
            return ending.ship == "mars"
        case "ship_destroyed":
            return ending.destroyed
        case "nest_destroyed":
            return state.nest_destroyed or ending.destroyed
        case "carries":
            return any(_carries(owner, str(atom.argument)) for owner in alive)
        case "all_rooms_explored":
            return all(room.explored for room in state.rooms.values())
        case "items_at_least":
            return any(len(items_of(owner)) >= int(atom.argument or 0) for owner in owners)
        case "ended_in_escape_pod":
            return any(owner.status == LAUNCHED for owner in owners)
        case "player_dead":
            return any(one.number == atom.argument and not survived(one) for one in state.crew if one.seat not in seats)
        case "sole_survivor":
            return bool(alive) and not others
        case "at_least_one_other_survives":
            return bool(others)
        case "object_in_room":
            return state.corpse_in_surgery
        case _:
            # What is asked of the aliens themselves is theirs to answer.
            return game.nature.grants(game, atom)


def _carries(owner: Character, what: str) -> bool:
    if what == "blue_corpse":
        return "corpse_blue" in held(owner)
    return any(thing.startswith(f"{what}_") for thing in held(owner))
