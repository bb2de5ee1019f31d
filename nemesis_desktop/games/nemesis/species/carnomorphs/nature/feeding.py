"""Feeding: Carnomorphs heal, grow and eat. Rulebook: Event phase, feeding."""

from __future__ import annotations

from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.deeds.combat import check_nest, eggs_here, lift_egg
from nemesis_desktop.games.nemesis.rules.harm.intruders import miniatures_left
from nemesis_desktop.games.nemesis.rules.things.belongings import held
from nemesis_desktop.games.nemesis.said.wording import is_object
from nemesis_desktop.games.nemesis.species.species import KindId
from nemesis_desktop.games.nemesis.state import Intruder

VORACIOUS, REGENERATIVE = "voracious", "regenerative"
PREY = "metagorger"
"""The kind that is eaten by all, even by its own."""


def attack_step_begins(game: Game) -> None:
    """Regenerative ones lose an injury; Voracious ones feed before they attack, in combat too.

    The Orbital Maneuvering System takes the attacks and the feeding out of the step, not the step itself: it begins,
    and wounds close (assumed).
    """
    for one in game.state.intruders:
        one.busy = False
        if one.injuries and game.knows_weakness(REGENERATIVE):
            one.injuries -= 1
            game.tell(story.IntruderHeals, kind=one.kind, room=one.room, count=1, intruder=one.id)
    if game.knows_weakness(VORACIOUS) and not game.state.skip_attacks:
        feed_everywhere(game, fighting_too=True)
        # That was the feeding of this step.
        for one in game.state.intruders:
            one.busy = True


def feeding(game: Game) -> None:
    """After the attacks all those feed that have neither attacked nor come in this step, and are not in combat."""
    if not game.state.skip_attacks:
        feed_everywhere(game, fighting_too=False)


def feed_everywhere(game: Game, *, fighting_too: bool) -> None:
    """Room by room in the order of their numbers."""
    for slot in sorted({one.room for one in game.state.intruders}):
        feed_in(game, slot, fighting_too=fighting_too)


def feed_in(game: Game, slot: int, *, fighting_too: bool) -> None:
    """The largest first, among equals the one most hurt, then whoever is longest on board; each once, as it now is."""
    kinds = game.species.kinds
    hungry = sorted(game.intruders_in(slot), key=lambda one: (-kinds[one.kind].level, -one.injuries, one.id))
    for one in hungry:
        on_board = one in game.state.intruders
        if on_board and not one.busy and (fighting_too or not game.fighting(one)):
            feed(game, one)


def feed(game: Game, one: Intruder) -> None:
    """With food in its room it heals, develops if a larger miniature is free, and eats one thing."""
    food = food_for(game, one)
    if food is None:
        return
    if one.injuries:
        healed, one.injuries = one.injuries, 0
        game.tell(story.IntruderHeals, kind=one.kind, room=one.room, count=healed, intruder=one.id)
    develop(game, one)
    eat(game, one, *food)


def next_kind(game: Game, kind: KindId) -> KindId | None:
    """What a kind becomes by feeding, if a miniature of that is free and may come."""
    kinds = list(game.species.kinds)
    after = kinds[kinds.index(kind) + 1 :]
    if not after or game.nature.never_comes(game, after[0]) or miniatures_left(game, after[0]) <= 0:
        return None
    return after[0]


def develop(game: Game, one: Intruder) -> None:
    """Replace it by the next level. No token changes place."""
    into = next_kind(game, one.kind)
    if into is None:
        return
    before, one.kind = one.kind, into
    game.tell(story.Develops, kind=before, into=into, intruder=one.id, room=one.room)
    game.nature.placed(game, one)


# ---------------------------------------------------------------- food


def food_for(game: Game, one: Intruder) -> tuple[str, str | int] | None:
    """What it eats: a red corpse, an egg, a carcass, a Metagorger, or the blue corpse, in this order; and which one."""
    lying = game.room(one.room).objects
    bodies = [thing for thing in lying if thing.startswith("corpse_") and thing != "corpse_blue"]
    if bodies:
        return "red_corpse", bodies[0]
    if eggs_here(game, one.room):
        return "egg", ""
    carcasses = [thing for thing in lying if thing.startswith("carcass_")]
    if carcasses:
        return "carcass", carcasses[0]
    others = [other for other in game.intruders_in(one.room) if other.kind == PREY and other is not one]
    if others:
        return PREY, min(others, key=lambda other: (other.injuries, other.id)).id
    return ("blue_corpse", "corpse_blue") if "corpse_blue" in lying else None


def eat(game: Game, one: Intruder, food: str, what: str | int) -> None:
    """What is eaten leaves the game; an eaten Metagorger leaves no carcass, and its token stays where it is."""
    eaten: int | None = None
    thing: str | None = None
    if isinstance(what, int):
        eaten = what
        game.state.intruders = [other for other in game.state.intruders if other.id != what]
    else:
        thing = lift_egg(game, one.room) if food == "egg" else what
        if food != "egg":
            game.room(one.room).objects.remove(thing)
        game.state.removed.append(thing)
    game.tell(story.Eats, kind=one.kind, intruder=one.id, room=one.room, food=food, thing=thing, eaten=eaten)
    if food == "egg":
        check_nest(game)


def bait(game: Game, slot: int, *, waiting_too: bool = True) -> bool:
    """Whether a heavy object is in a room: lying, carried by somebody there, or an egg of the explored Nest.

    Whoever waits in an escape pod counts as in its Evacuation Section, where the rule says so (``waiting_too``).
    """
    if game.room(slot).objects or eggs_here(game, slot):
        return True
    there = (one for one in game.state.crew if one.room == slot)
    counted = game.active if waiting_too else game.aboard
    return any(is_object(thing) for one in there if counted(one.seat) for thing in held(one))
