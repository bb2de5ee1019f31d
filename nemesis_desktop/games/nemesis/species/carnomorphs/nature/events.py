"""The Carnomorph event deck: the text of each card, resolved after its movement."""

from __future__ import annotations

from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.components.tracks import SELF_DESTRUCT_START
from nemesis_desktop.games.nemesis.effects import EventEffect
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.deeds.noise import everybody_rolls
from nemesis_desktop.games.nemesis.rules.harm.attacks import intruder_attack, target_in
from nemesis_desktop.games.nemesis.rules.harm.first_encounter import appear
from nemesis_desktop.games.nemesis.rules.harm.intruders import come, hide, miniatures_left
from nemesis_desktop.games.nemesis.rules.harm.wounds import at_once
from nemesis_desktop.games.nemesis.rules.things.doors import (
    can_be_sealed,
    close_door,
    decompress,
    neighbour_slots,
)
from nemesis_desktop.games.nemesis.rules.things.markers import (
    cover_with_slime,
    malfunctions,
    noise_everywhere,
    place_fire,
    place_malfunction,
    remove_fire,
)
from nemesis_desktop.games.nemesis.rules.things.pods import remove, standing_pods
from nemesis_desktop.games.nemesis.species.carnomorphs.nature.feeding import bait
from nemesis_desktop.games.nemesis.species.carnomorphs.nature.mutation import take_marker
from nemesis_desktop.games.nemesis.species.events import Hunt, scan_four

RISING, BEAST = "shambler", "butcher"
OVERLOAD = 3
"""So many malfunctions start the self-destruct sequence."""


class RampantMutation(EventEffect):
    """Everybody on board draws 4 cards of the own deck; an INFECTED one among them brings a mutation marker."""

    def effect(self, game: Game) -> Play[None]:
        with at_once(game):
            for seat in game.in_order():
                if game.active(seat) and scan_four(game, seat):
                    yield from take_marker(game, seat)


class Reawakening(EventEffect):
    """In each room a carcass that nobody carries becomes a Shambler, which attacks at once where people are."""

    def effect(self, game: Game) -> Play[None]:
        for slot, room in sorted(game.state.rooms.items()):
            carcass = next((thing for thing in room.objects if thing.startswith("carcass_")), None)
            if carcass is None or miniatures_left(game, RISING) <= 0:
                continue
            room.objects.remove(carcass)
            game.state.removed.append(carcass)
            game.tell(story.CarcassRises, room=slot, thing=carcass)
            risen = yield from appear(game, RISING, slot)
            target = target_in(game, slot)
            if risen is not None and target is not None:
                yield from intruder_attack(game, risen, target)


class Lurking(EventEffect):
    """All but Metagorgers that share no room with a character leave the board; a token of each goes into the bag."""

    def effect(self, game: Game) -> None:
        for one in [one for one in game.state.intruders if one.kind != "metagorger" and not game.fighting(one)]:
            hide(game, one)


class AirlockGlitch(EventEffect):
    """The explored yellow room with the highest number is sealed, to lose its air after the next player phase.

    Nothing happens where one of its doors is destroyed, or while another room waits for it (assumed).
    """

    def effect(self, game: Game) -> Play[None]:
        yellow = game.ship.explored_of("yellow")
        if yellow and game.state.decompression is None and can_be_sealed(game, max(yellow)):
            yield from decompress(game, max(yellow), game.state.first_player)


class GeneratorOverload(EventEffect):
    """With 3 malfunctions the self-destruct sequence starts, even while somebody sleeps."""

    def effect(self, game: Game) -> None:
        if malfunctions(game) >= OVERLOAD and game.state.self_destruct is None:
            game.state.self_destruct = SELF_DESTRUCT_START
            game.tell(story.SelfDestructStarted)


class MarkedPrey(EventEffect):
    """Slime for everybody who carries a heavy object or is in a room with one."""

    def effect(self, game: Game) -> None:
        for seat in game.in_order():
            if game.active(seat) and bait(game, game.place_of(seat)):
                cover_with_slime(game, seat)


class HatchesJam(EventEffect):
    """A malfunction in both Evacuation Sections, as far as they are explored."""

    def effect(self, game: Game) -> None:
        for section in ("evacuation_section_a", "evacuation_section_b"):
            room = game.ship.explored(section)
            if room is not None:
                place_malfunction(game, room.slot)


class Quarantine(EventEffect):
    """All doors close around each slimed character; destroyed ones stay destroyed.

    Whoever waits in an escape pod is in its Evacuation Section for everything that slime brings, so those doors close
    too (assumed).
    """

    def effect(self, game: Game) -> Play[None]:
        for seat in game.in_order():
            if game.active(seat) and game.character(seat).slime:
                around = [corridor for corridor, _ in game.board.neighbours[game.place_of(seat)]]
                for corridor in around:
                    yield from close_door(game, corridor, seat, keep=around)


class Growl(EventEffect):
    """Noise in every corridor of each room with a Carnomorph, technical corridors included."""

    def effect(self, game: Game) -> None:
        for slot in sorted({one.room for one in game.state.intruders}):
            noise_everywhere(game, slot)


class StructuralWeakness(EventEffect):
    """A malfunction in each explored white room."""

    def effect(self, game: Game) -> None:
        for slot in sorted(game.ship.explored_of("white")):
            place_malfunction(game, slot)


class ProtocolFailure(EventEffect):
    """Evacuation Section B loses its escape pod with the highest number."""

    def effect(self, game: Game) -> None:
        pods = [pod.number for pod in standing_pods(game) if pod.section == "b"]
        if pods:
            remove(game, max(pods))


class ChemicalFire(EventEffect):
    """In the burning room with the highest number a malfunction takes the place of the fire, which goes next door."""

    def effect(self, game: Game) -> None:
        burning = [slot for slot, room in game.state.rooms.items() if room.fire]
        if not burning:
            return
        slot = max(burning)
        place_malfunction(game, slot)
        remove_fire(game, slot)
        for other in neighbour_slots(game, slot):
            place_fire(game, other)


class AmmunitionMeltdown(EventEffect):
    """The explored red room with the lowest number has no items left, and burns with its neighbours."""

    def effect(self, game: Game) -> None:
        red = game.ship.explored_of("red")
        if not red:
            return
        slot = min(red)
        if game.room(slot).items:
            game.room(slot).items = 0
            game.tell(story.ItemsBurnt, room=slot)
        for burning in (slot, *neighbour_slots(game, slot)):
            place_fire(game, burning)


class BeastOnTheProwl(EventEffect):
    """The free Butcher comes to a slimed character; while he is not on the board all slimed ones roll for noise."""

    def effect(self, game: Game) -> Play[None]:
        slimed = [seat for seat in game.in_order() if game.active(seat) and game.character(seat).slime]
        beast = next((one for one in game.state.intruders if one.kind == BEAST), None)
        if beast is None:
            yield from everybody_rolls(game, slimed)
        elif slimed and not game.fighting(beast):
            come(game, beast, game.place_of(slimed[0]), None)


def _bait_in_room(game: Game, slot: int) -> bool:
    return bait(game, slot, waiting_too=False)


_STALKING = Hunt(("shambler", "fleshbeast", BEAST))
_RAMPANT, _REAWAKENING, _LURKING = RampantMutation(), Reawakening(), Lurking()

EVENT_EFFECTS: dict[str, EventEffect] = {
    "rampant_mutation_1": _RAMPANT,
    "rampant_mutation_2": _RAMPANT,
    "reawakening_1": _REAWAKENING,
    "reawakening_2": _REAWAKENING,
    "lurking_1": _LURKING,
    "lurking_2": _LURKING,
    "stalking_1": _STALKING,
    "stalking_2": _STALKING,
    "airlock_procedure_glitch": AirlockGlitch(),
    "generator_overload": GeneratorOverload(),
    "marked_prey": MarkedPrey(),
    "evacuation_hatches_jam": HatchesJam(),
    "quarantine_procedure": Quarantine(),
    "growl": Growl(),
    "scavenging_biomatter": Hunt(("metagorger", "shambler", "fleshbeast"), _bait_in_room),
    "structural_weakness": StructuralWeakness(),
    "emergency_protocol_failure": ProtocolFailure(),
    "chemical_fire": ChemicalFire(),
    "ammunition_meltdown": AmmunitionMeltdown(),
    "beast_on_the_prowl": BeastOnTheProwl(),
}
