"""Options that stand on several cards in the same words, written once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, choose, choose_some, play
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import Pay
from nemesis_desktop.games.nemesis.aims import (
    NO_AIM,
    Aim,
    AtCorridor,
    AtEngine,
    AtItem,
    AtRoom,
    AtWound,
    Named,
)
from nemesis_desktop.games.nemesis.effects import A, Aimed, Use
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.deeds.engines import engine_here, look_at_room, repair_or_break, unexplored
from nemesis_desktop.games.nemesis.rules.deeds.movement import tunnel
from nemesis_desktop.games.nemesis.rules.deeds.survey import room_action_reason
from nemesis_desktop.games.nemesis.rules.harm.wounds import dress, dressed_wounds, heal_dressed, heal_light, open_wounds
from nemesis_desktop.games.nemesis.rules.things.belongings import capacity, is_energy, items_of, weapons
from nemesis_desktop.games.nemesis.rules.things.doors import (
    passable_neighbours,
    slots_with_doors,
    toggle_door,
    toggle_targets,
)
from nemesis_desktop.games.nemesis.rules.things.markers import remove_malfunction
from nemesis_desktop.games.nemesis.rules.things.piles import action_cards, discard_from_hand

# Of each room once, like the acts of a turn.
_room = cache(AtRoom)


def has(use: Use, quest: str) -> bool:
    """The user has this activated quest item."""
    return quest in items_of(use.user)


# ---------------------------------------------------------------- ways


def ways_out(use: Use, option: str) -> list[AtCorridor]:
    """The corridors that lead out of the room, without those behind a closed door."""
    return [AtCorridor(corridor, option) for corridor, _ in passable_neighbours(use.game, use.here)]


class Tunnel(Aimed[AtRoom]):
    """Through the technical corridors to another room with an entrance."""

    without: ClassVar[str] = "no-entrance"

    def aims(self, use: Use) -> Sequence[AtRoom]:
        board = use.game.board
        network = board.network_of.get(use.here)
        entrances = () if network is None else board.entrances[network]
        return [AtRoom(other, "tunnel_to") for other in entrances if other != use.here]

    def effect(self, use: Use, aim: AtRoom) -> Play[None]:
        yield from tunnel(use.game, use.me, aim.slot)


# ---------------------------------------------------------------- repairs


Repairable = AtRoom | AtEngine


def repairs(use: Use) -> list[Repairable]:
    """Remove the malfunction here, or in an Engine Room see and order the engine tokens (a malfunction does not
    hinder that).
    """
    aims: list[Repairable] = []
    if use.game.room(use.here).malfunction:
        aims.append(AtRoom(use.here, "remove_malfunction"))
    engine = engine_here(use.game, use.here)
    if engine is not None:
        aims.append(AtEngine(engine, "engine"))
    return aims


def repair(use: Use, aim: Repairable) -> Play[None]:
    """Do what ``repairs`` offered."""
    match aim:
        case AtRoom(slot):
            remove_malfunction(use.game, slot)
        case AtEngine(engine):
            yield from repair_or_break(use.game, use.me, engine)


class Repair(Aimed[Repairable]):
    """Basic Repairs, Repairs, Fast Repairs: the same words at different costs."""

    without: ClassVar[str] = "nothing-to-repair"

    def aims(self, use: Use) -> Sequence[Repairable]:
        return repairs(use)

    def effect(self, use: Use, aim: Repairable) -> Play[None]:
        yield from repair(use, aim)


# ---------------------------------------------------------------- doors


def doors(use: Use) -> list[AtCorridor]:
    """Open or close the door of a corridor leading out of the room; destroyed doors are excluded."""
    return toggle_targets(use.game, use.here)


def switch_door(use: Use, aim: AtCorridor) -> Play[None]:
    """Open or close the door aimed at."""
    yield from toggle_door(use.game, aim.corridor, use.me)


class DoorsAround(Aimed[AtRoom]):
    """Open, close or leave each door around any room. Destroyed doors stay so."""

    without: ClassVar[str] = "doors-destroyed"

    def aims(self, use: Use) -> Sequence[AtRoom]:
        return [_room(slot, "doors") for slot in slots_with_doors(use.game)]

    def effect(self, use: Use, aim: AtRoom) -> Play[None]:
        game, me = use.game, use.me
        around = toggle_targets(game, aim.slot)
        prompt = Text("ask-which-doors", who=game.name(me), room=game.ship.room_name(aim.slot))
        chosen = yield from choose_some(me, prompt, around, 0, len(around), topic="doors")
        # Openings first: the tokens that they free can close the others.
        for door in sorted(chosen, key=lambda one: game.door(one.corridor) == "open"):
            yield from toggle_door(game, door.corridor, me)


# ---------------------------------------------------------------- rooms


class Peek(Aimed[AtRoom]):
    """Look in secret at an unexplored room tile and the token on it."""

    without: ClassVar[str] = "all-explored"

    def aims(self, use: Use) -> Sequence[AtRoom]:
        return [_room(slot, "peek") for slot in unexplored(use.game, token=True)]

    def effect(self, use: Use, aim: AtRoom) -> None:
        look_at_room(use.game, use.me, aim.slot, token=True)


def free_action(use: Use, slot: int) -> list[AtRoom]:
    """Use the room action of a room for free: one aim, the room's own choices follow."""
    if use.game.room(slot).explored and room_action_reason(use.game, use.me, slot) is None:
        return [AtRoom(slot, "room_action")]
    return []


def no_free_action(use: Use, slot: int) -> str:
    """Why the room action of a room cannot be used for free."""
    explored = use.game.room(slot).explored
    return (room_action_reason(use.game, use.me, slot) if explored else "unexplored") or "no-target"


class FreeRoom(Aimed[A]):
    """A card one of whose options is a room action for free: what follows that choice are the room's own aims."""

    @staticmethod
    def is_room(aim: Aim) -> bool:
        """Whether the option chosen is the room action."""
        return aim.option == "room_action"

    @staticmethod
    def of_room(use: Use) -> Use:
        """The use of the room itself, as far as that is aimed."""
        room = use.aims[0]
        assert isinstance(room, AtRoom)
        return Use(use.game, use.me, str(room.slot), use.aims[1:])

    def grave(self, use: Use) -> bool:
        if not self.is_room(use.aims[0]):
            return super().grave(use)
        inner = self.of_room(use)
        return use.game.box.rooms[use.game.room(inner.room).tile].grave(inner.aimed(inner.aims or (NO_AIM,)))

    def next_aims(self, use: Use) -> Sequence[Aim] | None:
        if not self.is_room(use.aims[0]):
            return None
        inner = self.of_room(use)
        effect = use.game.box.rooms[use.game.room(inner.room).tile]
        if inner.aims:
            return effect.next_aims(inner)
        aims = effect.aims(inner)
        return None if list(aims) == [NO_AIM] else aims

    def use_room(self, use: Use) -> Play[None]:
        """Resolve the room action."""
        inner = self.of_room(use)
        effect = use.game.box.rooms[use.game.room(inner.room).tile]
        if effect.must_pass:
            use.game.state.turn.must_pass = True
        yield from play(effect.resolve(inner.aimed(inner.aims or (NO_AIM,))))


# ---------------------------------------------------------------- wounds


Treatable = AtWound | Named


def wounds_to_dress(game: Game, patient: Seat) -> list[AtWound]:
    """Each undressed serious wound of a character."""
    return [AtWound(card, "dress") for card in open_wounds(game, patient)]


def wounds_to_heal(game: Game, patient: Seat) -> list[AtWound]:
    """Each dressed serious wound of a character."""
    return [AtWound(card, "heal_dressed") for card in dressed_wounds(game, patient)]


def light_to_heal(game: Game, patient: Seat) -> list[Named]:
    """Heal all light wounds of a character that has any."""
    return [Named("heal_light")] if game.character(patient).light else []


def treat(game: Game, patient: Seat, aim: Treatable) -> None:
    """Dress, heal a dressed wound, or heal all light wounds of a character."""
    match aim:
        case AtWound(wound, "dress"):
            dress(game, patient, wound)
        case AtWound(wound):
            heal_dressed(game, patient, wound)
        case Named():
            heal_light(game, patient)


# ---------------------------------------------------------------- ammunition


def to_load(use: Use, weapons_: Sequence[str]) -> list[AtItem]:
    """Those of some weapons that are not fully loaded."""
    ammo = use.game.state.ammo
    return [AtItem(one, "load") for one in weapons_ if ammo.get(one, 0) < capacity(use.game, one)]


def energy_weapons(use: Use) -> list[str]:
    """The energy weapons in the user's hands."""
    return [weapon for weapon in weapons(use.user) if is_energy(weapon)]


# ---------------------------------------------------------------- cards in hand


def lose_a_card(game: Game, seat: Seat) -> Play[None]:
    """A character discards one of the action cards in its hand, if there is one."""
    cards = [Pay(card) for card in action_cards(game, seat)]
    if not cards:
        return
    prompt = Text("ask-lose-card", who=game.name(seat))
    # Alone there is nobody from whom to hide that it was the only action card.
    several = len(game.state.crew) > 1
    lost = yield from choose(seat, prompt, cards, topic="discard", secret=True, always=several)
    discard_from_hand(game, seat, lost.card)
    game.tell(story.DiscardsCard, who=seat, card=lost.card)
