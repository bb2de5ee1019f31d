"""Options that stand on several cards in the same words, written once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, choose_some, play
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import Aim
from nemesis_desktop.games.nemesis.effects import NO_AIM, Aims, Effect
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.actions import room_action_reason
from nemesis_desktop.games.nemesis.rules.doors import toggle_door, toggle_targets
from nemesis_desktop.games.nemesis.rules.engines import engine_here, repair_or_break
from nemesis_desktop.games.nemesis.rules.markers import remove_malfunction
from nemesis_desktop.games.nemesis.rules.wounds import dress, dressed_wounds, heal_dressed, heal_light, open_wounds


def my_room(game: Game, me: Seat) -> int:
    """The slot I stand in."""
    return game.character(me).room


# ---------------------------------------------------------------- repairs


def repair_targets(game: Game, me: Seat) -> list[Aim]:
    """Remove the malfunction here, or in an Engine Room see and order the engine tokens (a malfunction does not
    hinder that).
    """
    slot = my_room(game, me)
    aims = [Aim("remove_malfunction", "room", slot)] if game.room(slot).malfunction else []
    engine = engine_here(game, slot)
    return aims + ([Aim("engine", "engine", engine)] if engine is not None else [])


def repair(game: Game, me: Seat, aim: Aim) -> Play[None]:
    """Do what ``repair_targets`` offered."""
    if aim.option == "remove_malfunction":
        remove_malfunction(game, my_room(game, me))
    else:
        yield from repair_or_break(game, me, int(aim.id))


class Repair(Effect):
    """Basic Repairs, Repairs, Fast Repairs: the same words at different costs."""

    without: ClassVar[str] = "nothing-to-repair"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return repair_targets(game, me)

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        yield from repair(game, me, aims[0])


# ---------------------------------------------------------------- doors


def door_targets(game: Game, me: Seat) -> list[Aim]:
    """Open or close the door of a corridor leading out of my room; destroyed doors are excluded."""
    return toggle_targets(game, my_room(game, me))


def switch_door(game: Game, me: Seat, aim: Aim) -> Play[None]:
    """Open or close the door aimed at."""
    yield from toggle_door(game, str(aim.id), me)


def doors_of_room(game: Game, me: Seat, slot: int) -> Play[None]:
    """For each corridor connected to a room: open, close or leave its door. Destroyed doors stay so."""
    acts = toggle_targets(game, slot)
    prompt = Text("ask-which-doors", who=game.name(me), room=game.room_name(slot))
    chosen = yield from choose_some(me, prompt, acts, 0, len(acts), topic="doors")
    # Openings first: the tokens that they free can close the others.
    for aim in sorted(chosen, key=lambda one: game.door(str(one.id)) == "open"):
        yield from toggle_door(game, str(aim.id), me)


# ---------------------------------------------------------------- rooms


def room_targets(game: Game, me: Seat, slot: int) -> list[Aim]:
    """Use the room action here for free: one aim, the room's own choices follow."""
    if game.room(slot).explored and room_action_reason(game, me, slot) is None:
        return [Aim("room_action", "room", slot)]
    return []


def room_missing(game: Game, me: Seat, slot: int) -> str:
    """Why the room action here cannot be used for free."""
    return (room_action_reason(game, me, slot) if game.room(slot).explored else "unexplored") or "no-target"


def room_next_targets(game: Game, me: Seat, so_far: Aims) -> Sequence[Aim] | None:
    """The choices of a room action used for free, after ``Aim("room_action", …)``."""
    if so_far[0].option != "room_action":
        return None
    slot = int(so_far[0].id)
    effect = game.box.rooms[game.room(slot).tile]
    own = so_far[1:]
    if own:
        return effect.next_targets(game, me, str(slot), own)
    targets = effect.targets(game, me, str(slot))
    return None if list(targets) == [NO_AIM] else targets


def use_room(game: Game, me: Seat, aims: Aims) -> Play[None]:
    """Resolve a room action used for free."""
    slot = int(aims[0].id)
    effect = game.box.rooms[game.room(slot).tile]
    if effect.must_pass:
        game.state.turn.must_pass = True
    yield from play(effect.effect(game, me, aims[1:] or (NO_AIM,), str(slot)))


class FreeRoom(Effect):
    """A card one of whose options is a room action for free."""

    def grave(self, game: Game, me: Seat, aims: Aims) -> bool:
        if aims[0].option != "room_action":
            return super().grave(game, me, aims)
        room = game.box.rooms[game.room(int(aims[0].id)).tile]
        return room.grave(game, me, aims[1:] or (NO_AIM,))

    def next_targets(self, game: Game, me: Seat, source: str, so_far: Aims) -> Sequence[Aim] | None:
        return room_next_targets(game, me, so_far)


# ---------------------------------------------------------------- wounds


def dress_targets(game: Game, me: Seat) -> list[Aim]:
    """Each undressed serious wound of mine."""
    return [Aim("dress", "wound", card) for card in open_wounds(game, me)]


def heal_dressed_targets(game: Game, me: Seat) -> list[Aim]:
    """Each dressed serious wound of mine."""
    return [Aim("heal_dressed", "wound", card) for card in dressed_wounds(game, me)]


def heal_light_targets(game: Game, me: Seat) -> list[Aim]:
    """Heal my light wounds, if there are any."""
    return [Aim("heal_light")] if game.character(me).light else []


def treat(game: Game, seat: Seat, aim: Aim) -> None:
    """Dress, heal a dressed wound, or heal all light wounds of a character."""
    match aim.option:
        case "dress":
            dress(game, seat, str(aim.id))
        case "heal_dressed":
            heal_dressed(game, seat, str(aim.id))
        case _:
            heal_light(game, seat)
