"""The found and crafted items. Costs, combat symbols and one-use marks are printed facts (``components/items.py``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, choose, choose_some
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import Aim, Pay
from nemesis_desktop.games.nemesis.cards.actions import tunnel_targets
from nemesis_desktop.games.nemesis.cards.common import (
    door_targets,
    dress_targets,
    heal_dressed_targets,
    heal_light_targets,
    my_room,
    repair,
    repair_targets,
    switch_door,
    treat,
)
from nemesis_desktop.games.nemesis.cards.rooms import (
    PodSwitch,
    self_destruct_missing,
    self_destruct_targets,
    switch_self_destruct,
)
from nemesis_desktop.games.nemesis.components.items import EXTENDED_MAGAZINE_AMMO, ITEM_FACTS, LOADED_WITH_CHEMICALS
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.effects import Aims, Effect
from nemesis_desktop.games.nemesis.modes import WIDE_FIRE_WEAKNESS
from nemesis_desktop.games.nemesis.rules.attacks import by_size, intruder_attack, target_in
from nemesis_desktop.games.nemesis.rules.belongings import (
    attachments,
    capacity,
    has_wound,
    is_energy,
    item_id,
    load,
    release,
    weapons,
)
from nemesis_desktop.games.nemesis.rules.combat import destroy_eggs, eggs_here
from nemesis_desktop.games.nemesis.rules.contamination import (
    contamination_in_hand,
    gain_contamination,
    infected,
    scan_everything,
    tell_scan,
)
from nemesis_desktop.games.nemesis.rules.doors import neighbour_slots, passable_neighbours
from nemesis_desktop.games.nemesis.rules.engines import look_at_objective, look_at_room, unexplored
from nemesis_desktop.games.nemesis.rules.intruders import injure, move_together, retreat
from nemesis_desktop.games.nemesis.rules.markers import place_fire, remove_fire, wash_slime
from nemesis_desktop.games.nemesis.rules.movement import enter, slip_away, tunnel
from nemesis_desktop.games.nemesis.rules.noise import noise_roll
from nemesis_desktop.games.nemesis.rules.piles import (
    action_cards,
    discard_from_hand,
    draw_action_cards,
    shuffle_all_together,
)
from nemesis_desktop.games.nemesis.rules.pods import pods_here, section_of
from nemesis_desktop.games.nemesis.rules.wounds import at_once, suffer_serious_wound
from nemesis_desktop.games.nemesis.table import Game
from nemesis_desktop.games.nemesis.wording import is_object

# ---------------------------------------------------------------- red: military


class EnergyCharge(Effect):
    """Load an energy weapon to the full, or open or close a door next to you."""

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        mine = [weapon for weapon in weapons(game.character(me)) if is_energy(weapon)]
        loads = [
            Aim("load", "item", weapon) for weapon in mine if game.state.ammo.get(weapon, 0) < capacity(game, weapon)
        ]
        funds = len(action_cards(game, me))
        full_cost = ITEM_FACTS["energy_charge"].cost + (1 if has_wound(game.character(me), "hand") else 0)
        if funds < full_cost:
            return [aim for aim in loads if autoloaded(game, str(aim.id))]
        return [*loads, *door_targets(game, me)]

    def cost_change(self, game: Game, me: Seat, source: str, aims: Aims) -> int:
        """Loading a rifle with an attached Autoloader costs 0 instead of 1."""
        if not aims:
            possible = any(autoloaded(game, weapon) for weapon in weapons(game.character(me)))
            return -ITEM_FACTS["energy_charge"].cost if possible else 0
        free = aims[0].option == "load" and autoloaded(game, str(aims[0].id))
        return -ITEM_FACTS["energy_charge"].cost if free else 0

    def missing(self, game: Game, me: Seat, source: str) -> str:
        full_cost = ITEM_FACTS["energy_charge"].cost + (1 if has_wound(game.character(me), "hand") else 0)
        return "cost" if len(action_cards(game, me)) < full_cost else "no-energy-weapon"

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        if aims[0].option == "load":
            load(game, me, str(aims[0].id), capacity(game, str(aims[0].id)))
        else:
            yield from switch_door(game, me, aims[0])


def autoloaded(game: Game, weapon: str) -> bool:
    """The Autoloader is attached to this weapon."""
    return "autoloader" in attachments(game, weapon)


def in_reach(game: Game, me: Seat) -> list[int]:
    """My room and the neighbouring rooms without a closed door between."""
    slot = my_room(game, me)
    return [slot, *(other for other in neighbour_slots(game, slot) if other != slot)]


class Grenade(Effect):
    """2 injuries for an intruder in reach, 1 injury or serious wound for everybody else in its room.

    At eggs: destroys 2, then a noise roll.
    """

    without: ClassVar[str] = "no-intruder-in-reach"

    main: ClassVar[int] = 2
    eggs: ClassVar[int] = 2

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        reach = in_reach(game, me)
        at_intruders = [Aim("throw", "intruder", one.id) for one in game.state.intruders if one.room in reach]
        return [*at_intruders, *(Aim("throw_at_eggs", "room", slot) for slot in reach if eggs_here(game, slot))]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        if aims[0].option == "throw_at_eggs":
            slot = int(aims[0].id)
            destroy_eggs(game, slot, self.eggs)
            yield from self.splash(game, slot, None)
            yield from noise_roll(game, me)
            return
        target = game.intruder(int(aims[0].id))
        if target is not None:
            slot = target.room
            injure(game, target, self.main)
            yield from self.splash(game, slot, target.id)

    def splash(self, game: Game, slot: int, spared: int | None) -> Play[None]:
        """Everybody else in the room: intruders suffer 1 injury, characters 1 serious wound."""
        for one in [one for one in game.intruders_in(slot) if one.id != spared]:
            injure(game, one, 1)
        with at_once(game):
            for seat in game.people_in(slot):
                yield from suffer_serious_wound(game, seat, "blast")


class SmokeGrenade(Effect):
    """Every other character here loses an action card; you go to a neighbouring room without any attack."""

    without: ClassVar[str] = "no-way-out"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        ways = passable_neighbours(game, my_room(game, me))
        return [Aim("slip_to", "corridor", corridor) for corridor, _ in ways]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        for other in game.others_in(my_room(game, me), me):
            cards = [Pay(card) for card in action_cards(game, other)]
            if cards:
                lost = yield from choose(
                    other, Text("ask-lose-card", who=game.name(other)), cards, topic="discard", secret=True
                )
                discard_from_hand(game, other, lost.card)
                game.tell(story.DiscardsCard, who=other, card=lost.card)
        yield from slip_away(game, me, str(aims[0].id))


class ReconDrone(Effect):
    """Look in secret at an unexplored room tile and its token."""

    without: ClassVar[str] = "all-explored"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return [Aim("peek", "room", slot) for slot in unexplored(game, token=True)]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        look_at_room(game, me, int(aims[0].id), token=True)


class Decoy(Effect):
    """Intruders next to a neighbouring room of yours move into it; those in combat attack once first.

    Whose neighbours the card means is not printed: the neighbours of the chosen room, your own included (assumed).
    """

    without: ClassVar[str] = "no-way-out"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return [Aim("lure", "room", slot) for slot in neighbour_slots(game, my_room(game, me))]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        slot = int(aims[0].id)
        for neighbour in sorted({other for _, other in game.board.neighbours[slot]}):
            lured = by_size(game.intruders_in(neighbour))
            for intruder in lured:
                target = target_in(game, neighbour)
                if target is not None:
                    yield from intruder_attack(game, intruder, target)
            still = [one for one in lured if one in game.state.intruders and one.room == neighbour]
            ways = [corridor for corridor, other in game.board.neighbours[neighbour] if other == slot]
            move_together(game, still, min(ways, key=lambda corridor: game.door(corridor) == "closed"))


class ExtendedMagazine(Effect):
    """Attach to an energy weapon: 2 more ammo, 2 more capacity from now on."""

    without: ClassVar[str] = "no-energy-weapon"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return [Aim("attach_to", "item", weapon) for weapon in weapons(game.character(me)) if is_energy(weapon)]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        weapon = str(aims[0].id)
        release(game, me, source)
        game.state.attached[source] = weapon
        game.tell(story.Attached, who=me, item=source, weapon=weapon)
        load(game, me, weapon, EXTENDED_MAGAZINE_AMMO)


class ObjectiveKey(Effect):
    """At a working computer: look at an objective card of somebody; of two cards left, at the personal or the
    corporate one.
    """

    without: ClassVar[str] = "nobody-else"

    def forbidden(self, game: Game, me: Seat, source: str) -> str | None:
        return None if game.computer(my_room(game, me)) else "no-computer"

    def may_look_at(self, game: Game, other: Seat) -> bool:
        """Whose objectives the key opens."""
        return True

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        others = [one.seat for one in game.state.crew if one.seat != me and one.objectives]
        return [Aim("look_at_objective", "seat", seat) for seat in others if self.may_look_at(game, seat)]

    def next_targets(self, game: Game, me: Seat, source: str, so_far: Aims) -> Sequence[Aim] | None:
        left = game.character(int(so_far[0].id)).objectives
        if len(so_far) > 1 or len(left) < 2:
            return None
        # The backs tell the two kinds apart.
        return [Aim("look_at_kind", "objective-kind", OBJECTIVES[objective].kind) for objective in left]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        other = int(aims[0].id)
        left = game.character(other).objectives
        wanted = [card for card in left if len(aims) < 2 or OBJECTIVES[card].kind == aims[1].id]
        look_at_objective(game, me, other, wanted[0])


class CommsKey(ObjectiveKey):
    """As an objective key, for a character that has sent the Signal."""

    without: ClassVar[str] = "no-signal"

    def may_look_at(self, game: Game, other: Seat) -> bool:
        return game.character(other).signal


class EvacuationKey(PodSwitch):
    """In an Evacuation Section: lock or unlock a pod of that section."""

    def forbidden(self, game: Game, me: Seat, source: str) -> str | None:
        slot = my_room(game, me)
        return None if section_of(game, slot) and game.room(slot).explored else "not-in-section"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return [Aim("turn_pod", "pod", pod.number) for pod in pods_here(game, my_room(game, me))]


class SelfDestructKey(Effect):
    """At a working computer: start or stop the self-destruct sequence."""

    def forbidden(self, game: Game, me: Seat, source: str) -> str | None:
        return None if game.computer(my_room(game, me)) else "no-computer"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return self_destruct_targets(game)

    def missing(self, game: Game, me: Seat, source: str) -> str:
        return self_destruct_missing(game)

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        switch_self_destruct(game, aims[0])


# ---------------------------------------------------------------- yellow: technical


class DuctTape(Effect):
    """Repair, or join two heavy items so that they use one hand slot."""

    without: ClassVar[str] = "nothing-to-repair"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        single = _loose_heavy_items(game, me)
        joins = [Aim("attach", "item", item) for item in single] if len(single) > 1 else []
        return [*repair_targets(game, me), *joins]

    def next_targets(self, game: Game, me: Seat, source: str, so_far: Aims) -> Sequence[Aim] | None:
        if so_far[0].option != "attach" or len(so_far) > 1:
            return None
        return [Aim("attach_to", "item", item) for item in _loose_heavy_items(game, me) if item != so_far[0].id]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        if aims[0].option != "attach":
            yield from repair(game, me, aims[0])
            return
        first, second = str(aims[0].id), str(aims[1].id)
        hands = game.character(me).hands
        hands.remove([first])
        next(slot for slot in hands if second in slot).append(first)
        game.tell(story.Joined, who=me, item=first, thing=second)


def _loose_heavy_items(game: Game, me: Seat) -> list[str]:
    """Heavy items alone in their hand slot; objects cannot be taped."""
    return [slot[0] for slot in game.character(me).hands if len(slot) == 1 and not is_object(slot[0])]


class Tools(Effect):
    """Repair, or open or close a door next to you."""

    without: ClassVar[str] = "nothing-to-repair"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return [*repair_targets(game, me), *door_targets(game, me)]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        if aims[0].option == "door":
            yield from switch_door(game, me, aims[0])
        else:
            yield from repair(game, me, aims[0])


class FireExtinguisher(Effect):
    """Put out the fire here, or make an intruder here retreat."""

    without: ClassVar[str] = "no-fire-no-intruder-here"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        slot = my_room(game, me)
        fire = [Aim("extinguish", "room", slot)] if game.room(slot).fire else []
        return [*fire, *(Aim("repel", "intruder", one.id) for one in game.intruders_in(slot))]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        if aims[0].option == "extinguish":
            remove_fire(game, my_room(game, me))
            return
        intruder = game.intruder(int(aims[0].id))
        if intruder is not None:
            retreat(game, intruder)
            if game.knows_weakness("susceptibility_to_phosphates"):
                injure(game, intruder, 1)


class Chemicals(Effect):
    """Load a Flamethrower (or the Needle Gun) to the full."""

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        mine = [weapon for weapon in weapons(game.character(me)) if item_id(weapon) in LOADED_WITH_CHEMICALS]
        return [
            Aim("load", "item", weapon) for weapon in mine if game.state.ammo.get(weapon, 0) < capacity(game, weapon)
        ]

    def missing(self, game: Game, me: Seat, source: str) -> str:
        mine = any(item_id(weapon) in LOADED_WITH_CHEMICALS for weapon in weapons(game.character(me)))
        return "fully-loaded" if mine else "no-flamethrower"

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        load(game, me, str(aims[0].id), capacity(game, str(aims[0].id)))


class Clothes(Effect):
    """Take the slime off, or dress a serious wound."""

    without: ClassVar[str] = "no-slime-no-wound"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        slime = [Aim("slime")] if game.character(me).slime else []
        return [*slime, *dress_targets(game, me)]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        if aims[0].option == "slime":
            wash_slime(game, me)
        else:
            treat(game, me, aims[0])


class TechnicalCorridorsPlan(Effect):
    """Through the technical corridors to another room with an entrance."""

    without: ClassVar[str] = "no-entrance"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return tunnel_targets(game, me)

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        yield from tunnel(game, me, int(aims[0].id))


class SpaceSuit(Effect):
    """From a yellow room: discard all action cards and move to any other yellow room that is explored (assumed)."""

    without: ClassVar[str] = "no-yellow-room"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        yellow = [
            slot for slot, room in game.state.rooms.items() if room.explored and game.tile(slot).colour == "yellow"
        ]
        here = my_room(game, me)
        return [Aim("walk_outside", "room", slot) for slot in yellow if slot != here] if here in yellow else []

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        for card in action_cards(game, me):
            discard_from_hand(game, me, card)
        yield from enter(game, me, int(aims[0].id), None)


class NemesisPlans(Effect):
    """Look in secret at two unexplored room tiles, not at their tokens."""

    without: ClassVar[str] = "all-explored"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return [Aim("peek", "room", slot) for slot in unexplored(game)]

    def next_targets(self, game: Game, me: Seat, source: str, so_far: Aims) -> Sequence[Aim] | None:
        rest = [Aim("peek", "room", slot) for slot in unexplored(game) if slot != so_far[0].id]
        return rest if rest and len(so_far) < 2 else None

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        for aim in aims:
            look_at_room(game, me, int(aim.id), token=False)


# ---------------------------------------------------------------- green: medical


class Treatment(Effect):
    """Bandages and Medkit: dress a wound, or the other option printed on the card."""

    without: ClassVar[str] = "no-wounds"

    def __init__(self, other: str) -> None:
        self.other = heal_light_targets if other == "heal_light" else heal_dressed_targets

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return [*dress_targets(game, me), *self.other(game, me)]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        treat(game, me, aims[0])


class SyntheticFood(Effect):
    """Draw 2 action cards."""

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        draw_action_cards(game, me, 2)


class AdrenalineInjection(Effect):
    """Draw a card; any number of actions this turn, then pass."""

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        draw_action_cards(game, me, 1)
        game.state.turn.unlimited = True


class Alcohol(Effect):
    """Scan a contamination card in hand and remove it; if it was INFECTED take a new one. No infection procedure."""

    without: ClassVar[str] = "no-contamination"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return [Aim("scan_card", "card", card) for card in contamination_in_hand(game, me)]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        card = str(aims[0].id)
        sick = infected(game, card)
        tell_scan(game, me, [card], [card] if sick else [])
        game.character(me).hand.remove(card)
        game.state.removed.append(card)
        if sick:
            gain_contamination(game, me)


class MilitaryDrugs(Effect):
    """Discard any number of cards, contamination included; draw that number plus 1."""

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        cards = [Pay(card) for card in game.character(me).hand]
        prompt = Text("ask-discard-any", who=game.name(me))
        dropped = yield from choose_some(me, prompt, cards, 0, len(cards), topic="discard")
        for card in dropped:
            discard_from_hand(game, me, card.card)
        draw_action_cards(game, me, len(dropped) + 1)


# ---------------------------------------------------------------- blue: crafted


class Antidote(Effect):
    """Scan everything, lose every INFECTED card and the larva, gain a contamination card, shuffle deck and discards
    (the hand stays), pass.
    """

    must_pass: ClassVar[bool] = True
    irrevocable: ClassVar[bool] = True

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        scan_everything(game, me)
        gain_contamination(game, me)
        shuffle_all_together(game, me, hand=False)


class Taser(Effect):
    """1 injury for an intruder here, which retreats if it lives; or a character here discards its whole hand."""

    without: ClassVar[str] = "nobody-else"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        slot = my_room(game, me)
        people = [seat for seat in game.people_in(slot) if game.character(seat).hand]
        return [
            *(Aim("stun", "intruder", one.id) for one in game.intruders_in(slot)),
            *(Aim("stun_person", "seat", seat) for seat in people),
        ]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        if aims[0].option == "stun_person":
            other = int(aims[0].id)
            for card in list(game.character(other).hand):
                discard_from_hand(game, other, card)
            game.tell(story.LosesHand, who=other)
            return
        intruder = game.intruder(int(aims[0].id))
        if intruder is None:
            return
        slot = intruder.room
        injure(game, intruder, 1)
        # An arrow in the injury check has made it retreat already.
        if intruder in game.state.intruders and intruder.room == slot:
            retreat(game, intruder)


class MolotovCocktail(Effect):
    """Fire in a room in reach with an intruder: 1 injury for every intruder and 1 serious wound for every character
    there. At eggs: destroys 1.
    """

    without: ClassVar[str] = "no-intruder-in-reach"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        reach = in_reach(game, me)
        burn = [Aim("throw_fire", "room", slot) for slot in reach if game.intruders_in(slot)]
        return [*burn, *(Aim("throw_at_eggs", "room", slot) for slot in reach if eggs_here(game, slot))]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        slot = int(aims[0].id)
        at_eggs = aims[0].option == "throw_at_eggs"
        if at_eggs:
            destroy_eggs(game, slot, 1)
        place_fire(game, slot)
        wide = game.variant(WIDE_FIRE_WEAKNESS) and game.knows_weakness("vulnerability_to_fire")
        for intruder in game.intruders_in(slot):
            injure(game, intruder, 2 if wide else 1)
        with at_once(game):
            for seat in game.people_in(slot):
                yield from suffer_serious_wound(game, seat, "fire")
        if at_eggs:
            yield from noise_roll(game, me)


ITEMS: dict[str, Effect] = {
    "energy_charge": EnergyCharge(),
    "grenade": Grenade(),
    "smoke_grenade": SmokeGrenade(),
    "recon_drone": ReconDrone(),
    "decoy": Decoy(),
    "extended_magazine": ExtendedMagazine(),
    "comms_key": CommsKey(),
    "evacuation_key": EvacuationKey(),
    "self_destruct_key": SelfDestructKey(),
    "duct_tape": DuctTape(),
    "tools": Tools(),
    "fire_extinguisher": FireExtinguisher(),
    "chemicals": Chemicals(),
    "clothes": Clothes(),
    "technical_corridors_plan": TechnicalCorridorsPlan(),
    "space_suit": SpaceSuit(),
    "nemesis_plans": NemesisPlans(),
    "bandages": Treatment("heal_light"),
    "medkit": Treatment("heal_dressed"),
    "synthetic_food": SyntheticFood(),
    "adrenaline_injection": AdrenalineInjection(),
    "alcohol": Alcohol(),
    "military_drugs": MilitaryDrugs(),
    "antidote": Antidote(),
    "taser": Taser(),
    "molotov_cocktail": MolotovCocktail(),
}
"""Every item that is used; weapons are fired with the Shoot action."""
