"""What the twelve mutation cards do to those who use them. All of them are ours (see ``components/designed.py``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.decision import Act, Seat
from nemesis_desktop.engine.flow import Play, choose, choose_or
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import No
from nemesis_desktop.games.nemesis.aims import AtCorridor, AtIntruder, AtItem, AtObject, AtRoom, AtWound, Named
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.deeds.combat import destroy_eggs, eggs_here
from nemesis_desktop.games.nemesis.rules.deeds.engines import (
    EVENT_ORDER,
    arrange_events,
    look_at_next_event,
    look_at_room,
    unexplored,
)
from nemesis_desktop.games.nemesis.rules.deeds.movement import enter
from nemesis_desktop.games.nemesis.rules.deeds.noise import come_running, noise_roll
from nemesis_desktop.games.nemesis.rules.harm.contamination import gain_contamination
from nemesis_desktop.games.nemesis.rules.harm.intruders import injure, retreat
from nemesis_desktop.games.nemesis.rules.harm.wounds import (
    dress,
    heal_dressed,
    heal_light,
    open_wounds,
    suffer_light_wound,
)
from nemesis_desktop.games.nemesis.rules.things.belongings import drop, held, release
from nemesis_desktop.games.nemesis.rules.things.doors import neighbour_slots, passable_neighbours
from nemesis_desktop.games.nemesis.rules.things.markers import (
    at_space,
    clear_noise,
    cover_with_slime,
    hush,
    noise_everywhere,
    place_noise,
    wash_slime,
)
from nemesis_desktop.games.nemesis.rules.things.piles import draw_action_cards
from nemesis_desktop.games.nemesis.said.wording import is_object
from nemesis_desktop.games.nemesis.species.carnomorphs.components.mutations import (
    CHITIN,
    MASKED,
    OVERCLOCKED,
    SCENTLESS,
    SHELL,
    UNBROKEN,
)
from nemesis_desktop.games.nemesis.species.carnomorphs.nature.alterations import alter
from nemesis_desktop.games.nemesis.state import Intruder

CAUSE = "mutation"
"""What somebody dies of whom the own mutation wounds."""


class MutationEffect:
    """What one mutation card does. A part that cannot be carried out is left out; the marker stays."""

    def forbidden(self, game: Game, me: Seat) -> str | None:
        """Why (``reason-…``) it cannot be used, beside its combat symbol and the contamination card, or None."""
        return None

    def healthy(self, game: Game, me: Seat) -> Play[None] | None:
        """What a card that is NOT INFECTED does."""
        raise NotImplementedError(type(self).__name__)

    def infected(self, game: Game, me: Seat) -> Play[None] | None:
        """What an INFECTED card does."""
        raise NotImplementedError(type(self).__name__)


def enemies(game: Game, me: Seat) -> list[Intruder]:
    """The Carnomorphs in somebody's room."""
    return game.intruders_in(game.place_of(me))


def choose_enemy(game: Game, me: Seat, option: str) -> Play[Intruder | None]:
    """One of the Carnomorphs in somebody's room, or None where there is none any more."""
    here = [AtIntruder(one.id, option) for one in enemies(game, me)]
    if not here:
        return None
    chosen = yield from choose(me, Text("ask-aim", who=game.name(me)), here, topic="aim")
    return game.intruder(chosen.intruder)


class AgainstEnemies(MutationEffect):
    """A card that needs a Carnomorph in the room."""

    def forbidden(self, game: Game, me: Seat) -> str | None:
        return None if enemies(game, me) else "no-intruder-near"


class BoneBlades(AgainstEnemies):
    """2 injuries for a Carnomorph here; infected 3, and a light wound for oneself."""

    def healthy(self, game: Game, me: Seat) -> Play[None]:
        yield from self._strike(game, me, 2)

    def infected(self, game: Game, me: Seat) -> Play[None]:
        yield from self._strike(game, me, 3)
        yield from suffer_light_wound(game, me, CAUSE)

    @staticmethod
    def _strike(game: Game, me: Seat, injuries: int) -> Play[None]:
        target = yield from choose_enemy(game, me, "cut")
        if target is not None:
            injure(game, target, injuries)


class AcidGlands(MutationEffect):
    """1 injury for every Carnomorph here, or an egg; infected 2 for each and 2 eggs, everybody else here is wounded,
    and slime for oneself. Destroyed eggs make a noise roll.
    """

    def forbidden(self, game: Game, me: Seat) -> str | None:
        return None if enemies(game, me) or eggs_here(game, game.place_of(me)) else "no-intruder-no-egg"

    def healthy(self, game: Game, me: Seat) -> Play[None]:
        if enemies(game, me):
            self._spray(game, me, 1)
        else:
            yield from self._eggs(game, me, 1)

    def infected(self, game: Game, me: Seat) -> Play[None]:
        slot = game.place_of(me)
        self._spray(game, me, 2)
        others = game.others_in(slot, me)
        for seat in others:
            yield from suffer_light_wound(game, seat, CAUSE)
        cover_with_slime(game, me)
        yield from self._eggs(game, me, 2)

    @staticmethod
    def _spray(game: Game, me: Seat, injuries: int) -> None:
        for one in enemies(game, me):
            injure(game, one, injuries)

    @staticmethod
    def _eggs(game: Game, me: Seat, count: int) -> Play[None]:
        if destroy_eggs(game, game.place_of(me), count):
            yield from noise_roll(game, me)


class DeathRattle(AgainstEnemies):
    """A Carnomorph here retreats; infected all of them do, and there is noise in every corridor."""

    def healthy(self, game: Game, me: Seat) -> Play[None]:
        target = yield from choose_enemy(game, me, "scare")
        if target is not None:
            retreat(game, target)

    def infected(self, game: Game, me: Seat) -> None:
        for one in enemies(game, me):
            retreat(game, one)
        noise_everywhere(game, game.place_of(me))


class FeralSprint(MutationEffect):
    """1 or 2 rooms far, without attacks, with a noise roll in the last one; infected up to 3 and without the roll, for
    a contamination card. Nobody runs on from an unexplored room.
    """

    def forbidden(self, game: Game, me: Seat) -> str | None:
        return None if passable_neighbours(game, game.place_of(me)) else "no-way-out"

    def healthy(self, game: Game, me: Seat) -> Play[None]:
        yield from self._run(game, me, 2, silent=False)

    def infected(self, game: Game, me: Seat) -> Play[None]:
        yield from self._run(game, me, 3, silent=True)
        gain_contamination(game, me)

    @staticmethod
    def _run(game: Game, me: Seat, rooms: int, *, silent: bool) -> Play[None]:
        for number in range(rooms):
            slot = game.place_of(me)
            ways = [AtCorridor(corridor, "sprint_to") for corridor, _ in passable_neighbours(game, slot)]
            prompt = Text("ask-sprint", who=game.name(me), number=number + 1, count=rooms)
            way: Act = No()
            if number and ways:
                way = yield from choose_or(me, prompt, ways, No(), topic="aim")
            elif ways:
                way = yield from choose(me, prompt, ways, topic="aim")
            if not isinstance(way, AtCorridor):
                break
            beyond = game.board.other_end(way.corridor, slot)
            known = game.room(beyond).explored
            # Only the room where one stops is noisy: in an unexplored one that is sure, in others it is asked first.
            yield from enter(game, me, beyond, way.corridor, careful=silent or known)
            if not known:
                return
        slot = game.place_of(me)
        if not silent and not game.others_in(slot, me) and not game.intruders_in(slot):
            yield from noise_roll(game, me)


class DuctCrawler(MutationEffect):
    """Through the technical corridors to an explored room, out of combat; infected in combat too and without a noise
    roll, but there is noise in those corridors.
    """

    def forbidden(self, game: Game, me: Seat) -> str | None:
        return None if game.place_of(me) in game.board.network_of else "no-entrance"

    def healthy(self, game: Game, me: Seat) -> Play[None]:
        if not game.in_combat(me):
            yield from self._crawl(game, me, silent=False)

    def infected(self, game: Game, me: Seat) -> Play[None]:
        network = game.board.network_of[game.place_of(me)]
        yield from self._crawl(game, me, silent=True)
        place_noise(game, network)

    @staticmethod
    def _crawl(game: Game, me: Seat, *, silent: bool) -> Play[None]:
        here = game.place_of(me)
        entrances = game.board.entrances[game.board.network_of[here]]
        ends = [AtRoom(slot, "crawl_to") for slot in entrances if slot != here and game.room(slot).explored]
        if ends:
            chosen = yield from choose(me, Text("ask-aim", who=game.name(me)), ends, topic="aim")
            yield from enter(game, me, chosen.slot, None, careful=silent)


class CellRegrowth(MutationEffect):
    """A serious wound dressed, or all light ones healed; infected all light ones healed and a serious one gone, for
    slime.
    """

    def forbidden(self, game: Game, me: Seat) -> str | None:
        one = game.character(me)
        return None if one.wounds or one.light else "no-wounds"

    def healthy(self, game: Game, me: Seat) -> Play[None]:
        ways: list[AtWound | Named] = [AtWound(card, "dress") for card in open_wounds(game, me)]
        if game.character(me).light:
            ways.append(Named("heal_light"))
        if not ways:
            return
        match (yield from choose(me, Text("ask-aim", who=game.name(me)), ways, topic="aim")):
            case AtWound(card):
                dress(game, me, card)
            case Named():
                heal_light(game, me)

    def infected(self, game: Game, me: Seat) -> Play[None]:
        heal_light(game, me)
        wounds = [AtWound(wound.card, "heal_wound") for wound in game.character(me).wounds]
        if wounds:
            gone = yield from choose(me, Text("ask-aim", who=game.name(me)), wounds, topic="aim")
            heal_dressed(game, me, gone.wound)
        cover_with_slime(game, me)


class SecondStomach(MutationEffect):
    """A heavy object here or in hand is eaten, all light wounds heal; infected it brings 2 cards more, and the hands
    let go of every other object.
    """

    def forbidden(self, game: Game, me: Seat) -> str | None:
        return None if self._food(game, me) else "no-object-here"

    @staticmethod
    def _food(game: Game, me: Seat) -> list[AtObject | AtItem]:
        lying = [AtObject(thing, "swallow") for thing in game.room(game.place_of(me)).objects]
        carried = [AtItem(thing, "swallow") for thing in held(game.character(me)) if is_object(thing)]
        return [*lying, *carried]

    def healthy(self, game: Game, me: Seat) -> Play[None]:
        food = self._food(game, me)
        if not food:
            return
        chosen = yield from choose(me, Text("ask-aim", who=game.name(me)), food, topic="aim")
        match chosen:
            case AtObject(thing):
                game.room(game.place_of(me)).objects.remove(thing)
            case AtItem(thing):
                release(game, me, thing)
        game.state.removed.append(thing)
        game.tell(story.Swallows, who=me, thing=thing)
        heal_light(game, me)

    def infected(self, game: Game, me: Seat) -> Play[None]:
        yield from self.healthy(game, me)
        draw_action_cards(game, me, 2)
        for thing in [thing for thing in held(game.character(me)) if is_object(thing)]:
            drop(game, me, thing)


class ScentMask(MutationEffect):
    """Clean, and never chosen while somebody else is there; infected missed by all attack cards but the Butcher's,
    while all others here are slimed.
    """

    def healthy(self, game: Game, me: Seat) -> None:
        wash_slime(game, me)
        alter(game, me, SCENTLESS)

    def infected(self, game: Game, me: Seat) -> None:
        alter(game, me, MASKED)
        for seat in game.others_in(game.place_of(me), me):
            cover_with_slime(game, seat)


class ChitinHide(MutationEffect):
    """The first wound is ignored; infected every light one and the first serious one, but rooms and items cannot be
    used.
    """

    def healthy(self, game: Game, me: Seat) -> None:
        alter(game, me, CHITIN)

    def infected(self, game: Game, me: Seat) -> None:
        alter(game, me, SHELL)
        alter(game, me, UNBROKEN)


class HiveEcho(MutationEffect):
    """A noise marker of the room goes, and an unexplored room next door is looked at; infected all markers go and any
    two rooms are looked at, then every free Carnomorph next door comes.
    """

    def healthy(self, game: Game, me: Seat) -> Play[None]:
        slot = game.place_of(me)
        noisy = [at_space(game, space, "hush") for space in game.board.spaces[slot] if game.ship.noisy(space)]
        if noisy:
            chosen = yield from choose(me, Text("ask-aim", who=game.name(me)), noisy, topic="aim")
            hush(game, chosen.id)
        near = neighbour_slots(game, slot)
        yield from self._look(game, me, [other for other in unexplored(game, token=True) if other in near], 1)

    def infected(self, game: Game, me: Seat) -> Play[None]:
        slot = game.place_of(me)
        clear_noise(game, slot)
        yield from self._look(game, me, unexplored(game, token=True), 2)
        come_running(game, slot)

    @staticmethod
    def _look(game: Game, me: Seat, rooms: Sequence[int], count: int) -> Play[None]:
        rest = list(rooms)
        for _ in range(min(count, len(rest))):
            aims = [AtRoom(slot, "peek") for slot in rest]
            chosen = yield from choose(me, Text("ask-aim", who=game.name(me)), aims, topic="aim")
            rest.remove(chosen.slot)
            look_at_room(game, me, chosen.slot, token=True)


class PredatorSense(MutationEffect):
    """The next event card is looked at, and may go under the deck; infected the next three are put into any order, for
    a contamination card.
    """

    def healthy(self, game: Game, me: Seat) -> Play[None]:
        yield from look_at_next_event(game, me)

    def infected(self, game: Game, me: Seat) -> Play[None]:
        yield from arrange_events(game, me, len(EVENT_ORDER))
        gain_contamination(game, me)


class OverclockedNerves(MutationEffect):
    """2 cards; infected 3 and another action this turn, and a light wound when it ends."""

    cards: ClassVar[int] = 2

    def healthy(self, game: Game, me: Seat) -> None:
        draw_action_cards(game, me, self.cards)

    def infected(self, game: Game, me: Seat) -> None:
        draw_action_cards(game, me, self.cards + 1)
        game.state.turn.extra += 1
        alter(game, me, OVERCLOCKED)


MUTATION_EFFECTS: dict[str, MutationEffect] = {
    "bone_blades": BoneBlades(),
    "acid_glands": AcidGlands(),
    "death_rattle": DeathRattle(),
    "feral_sprint": FeralSprint(),
    "duct_crawler": DuctCrawler(),
    "cell_regrowth": CellRegrowth(),
    "second_stomach": SecondStomach(),
    "scent_mask": ScentMask(),
    "chitin_hide": ChitinHide(),
    "hive_echo": HiveEcho(),
    "predator_sense": PredatorSense(),
    "overclocked_nerves": OverclockedNerves(),
}
