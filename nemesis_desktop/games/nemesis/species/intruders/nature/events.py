"""The event deck: the text of each card, resolved after its movement."""

from __future__ import annotations

from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.components.tracks import SELF_DESTRUCT_START
from nemesis_desktop.games.nemesis.effects import EventEffect
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.deeds.combat import check_nest
from nemesis_desktop.games.nemesis.rules.deeds.noise import noise_roll
from nemesis_desktop.games.nemesis.rules.harm.encounter import encounter
from nemesis_desktop.games.nemesis.rules.harm.intruders import hide, token_to_bag
from nemesis_desktop.games.nemesis.rules.harm.wounds import at_once
from nemesis_desktop.games.nemesis.rules.things.belongings import held
from nemesis_desktop.games.nemesis.rules.things.doors import neighbour_slots, open_door
from nemesis_desktop.games.nemesis.rules.things.markers import (
    noise_everywhere,
    place_fire,
    place_malfunction,
    place_noise,
)
from nemesis_desktop.games.nemesis.rules.things.piles import action_cards
from nemesis_desktop.games.nemesis.rules.things.pods import remove, standing_pods
from nemesis_desktop.games.nemesis.species.events import Hunt, scan_four
from nemesis_desktop.games.nemesis.species.intruders.nature.infestation import die_of_infection, infest, larva_settles


class EggProtection(EventEffect):
    """An encounter for everybody in the Nest or carrying an egg, in turn order.

    Who waits in an escape pod carries it, too, and counts as being in the Evacuation Section.
    """

    def effect(self, game: Game) -> Play[None]:
        nest = game.ship.explored("nest")
        for seat in game.in_order():
            one = game.character(seat)
            in_nest = nest is not None and one.room == nest.slot
            if game.active(seat) and (in_nest or any(thing.startswith("egg_") for thing in held(one))):
                yield from encounter(game, seat, one.room)


class Hatching(EventEffect):
    """An egg leaves the board and infests whoever is in the Nest without an action card; otherwise a larva goes into
    the bag.
    """

    def effect(self, game: Game) -> None:
        if game.state.eggs:
            game.state.egg_supply.append(game.state.eggs.pop())
            game.tell(story.EggHatched, count=len(game.state.eggs))
            check_nest(game)
        nest = game.ship.explored("nest")
        victims = [seat for seat in game.in_order() if nest is not None and seat in game.people_in(nest.slot)]
        victims = [seat for seat in victims if not action_cards(game, seat)]
        for seat in victims:
            infest(game, seat)
        if not victims:
            token_to_bag(game, "larva")


class Regeneration(EventEffect):
    """Up to 2 injuries leave each intruder on the board."""

    def effect(self, game: Game) -> None:
        for one in game.state.intruders:
            healed = min(2, one.injuries)
            if healed:
                one.injuries -= healed
                game.tell(story.IntruderHeals, kind=one.kind, room=one.room, count=healed, intruder=one.id)


class Damage(EventEffect):
    """A malfunction in every explored room with an adult, a breeder or the queen."""

    def effect(self, game: Game) -> None:
        for slot in sorted({one.room for one in game.state.intruders if one.kind in ("adult", "breeder", "queen")}):
            place_malfunction(game, slot)


class Lurking(EventEffect):
    """Every intruder that is not in combat leaves the board, a token of its kind goes into the bag."""

    def effect(self, game: Game) -> None:
        for one in [one for one in game.state.intruders if not game.fighting(one)]:
            hide(game, one)


class Eclosion(EventEffect):
    """Larvae on boards come out; then everybody draws 4 cards of the own deck, and an INFECTED one among them brings
    a larva.

    Only the drawn cards are scanned (see the reference's choice on Eclosion); they are discarded.
    """

    def effect(self, game: Game) -> Play[None]:
        with at_once(game):
            for seat in game.in_order():
                if game.active(seat) and game.character(seat).larva:
                    yield from die_of_infection(game, seat)
        for seat in game.in_order():
            if game.active(seat) and scan_four(game, seat):
                larva_settles(game, seat)


class FlammableCompounds(EventEffect):
    """Fire in the Hibernatorium, or, where it burns already, in each neighbouring room."""

    def effect(self, game: Game) -> None:
        slot = game.board.slot_of_special("hibernatorium")
        for burning in neighbour_slots(game, slot) if game.room(slot).fire else [slot]:
            place_fire(game, burning)


class SpreadingFire(EventEffect):
    """Something happens in each burning room; then every neighbouring room of those burns. Closed doors stop it."""

    def effect(self, game: Game) -> None:
        burning = [slot for slot, room in game.state.rooms.items() if room.fire]
        for slot in burning:
            self.in_fire(game, slot)
        spread = {other for slot in burning for other in neighbour_slots(game, slot)}
        for slot in sorted(spread):
            place_fire(game, slot)

    def in_fire(self, game: Game, slot: int) -> None:
        """What happens in a burning room."""
        raise NotImplementedError


class ConsumingFire(SpreadingFire):
    """Item counters in fire go to 0; the fire spreads."""

    def in_fire(self, game: Game, slot: int) -> None:
        if game.room(slot).items:
            game.room(slot).items = 0
            game.tell(story.ItemsBurnt, room=slot)


class DamagingFire(SpreadingFire):
    """A malfunction in every explored burning room; the fire spreads."""

    def in_fire(self, game: Game, slot: int) -> None:
        place_malfunction(game, slot)


class ScentOfPrey(EventEffect):
    """Noise in every corridor of a room with a slimed character, technical corridors included (assumed)."""

    def effect(self, game: Game) -> None:
        for seat in game.in_order():
            if game.aboard(seat) and game.character(seat).slime:
                noise_everywhere(game, game.character(seat).room)


class Malfunction(EventEffect):
    """A malfunction in the explored room with the smallest room number."""

    def effect(self, game: Game) -> None:
        place_malfunction(game, min(slot for slot, room in game.state.rooms.items() if room.explored))


class NoiseInTechnicalCorridors(EventEffect):
    """Noise in the technical corridors; where it is noisy already, everybody in a room with an entrance rolls.

    The card says every character: one in combat rolls too. With two networks each is treated on its own.
    """

    def effect(self, game: Game) -> Play[None]:
        for network, entrances in game.board.entrances.items():
            if not game.ship.noisy(network):
                place_noise(game, network)
                continue
            for seat in game.in_order():
                if game.active(seat) and game.place_of(seat) in entrances:
                    yield from noise_roll(game, seat)


class NestNoise(EventEffect):
    """Noise in every corridor of the explored Nest, technical corridors included (assumed)."""

    def effect(self, game: Game) -> None:
        nest = game.ship.explored("nest")
        if nest is not None:
            noise_everywhere(game, nest.slot)


class BulkheadsOpen(EventEffect):
    """All closed doors open."""

    def effect(self, game: Game) -> None:
        for corridor in [corridor for corridor, door in game.state.doors.items() if door == "closed"]:
            open_door(game, corridor)


class EvacuationPodEjection(EventEffect):
    """The escape pod with the lowest number is removed."""

    def effect(self, game: Game) -> None:
        pods = standing_pods(game)
        if pods:
            remove(game, min(pod.number for pod in pods))


class Breakdown(EventEffect):
    """A malfunction in every explored room of a colour, with a computer or not."""

    def __init__(self, colour: str, *, computer_only: bool = False) -> None:
        self.colour = colour
        self.computer_only = computer_only

    def effect(self, game: Game) -> None:
        for slot, room in game.state.rooms.items():
            tile = game.ship.tile(slot)
            if room.explored and tile.colour == self.colour and (tile.computer or not self.computer_only):
                place_malfunction(game, slot)


class CoolantLeak(EventEffect):
    """A malfunction in the Generator starts the self-destruct sequence, even while somebody sleeps."""

    def effect(self, game: Game) -> None:
        generator = game.ship.explored("generator")
        if generator is not None and generator.malfunction and game.state.self_destruct is None:
            game.state.self_destruct = SELF_DESTRUCT_START
            game.tell(story.SelfDestructStarted)


HUNT = Hunt(("adult",))
"""Each free adult moves to a neighbouring room with a character."""

EVENT_EFFECTS: dict[str, EventEffect] = {
    "egg_protection": EggProtection(),
    "hatching": Hatching(),
    "regeneration": Regeneration(),
    "damage": Damage(),
    "lurking": Lurking(),
    "eclosion": Eclosion(),
    "flammable_compounds": FlammableCompounds(),
    "hunt_1": HUNT,
    "consuming_fire": ConsumingFire(),
    "scent_of_prey": ScentOfPrey(),
    "hunt_2": HUNT,
    "malfunction": Malfunction(),
    "noise_in_technical_corridors": NoiseInTechnicalCorridors(),
    "nest": NestNoise(),
    "bulkheads_open": BulkheadsOpen(),
    "damaging_fire": DamagingFire(),
    "escape_pod_ejection": EvacuationPodEjection(),
    "short_circuit": Breakdown("yellow", computer_only=True),
    "coolant_leak": CoolantLeak(),
    "life_support_failure": Breakdown("green"),
}
