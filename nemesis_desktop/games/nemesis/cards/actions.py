"""The action cards of the characters. Costs and combat symbols are printed facts (``components/actions.py``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, choose, choose_or
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import Aim, No
from nemesis_desktop.games.nemesis.cards.common import (
    FreeRoom,
    Repair,
    door_targets,
    my_room,
    repair,
    repair_targets,
    room_missing,
    room_targets,
    switch_door,
    use_room,
)
from nemesis_desktop.games.nemesis.effects import Aims, Effect
from nemesis_desktop.games.nemesis.rules.belongings import (
    capacity,
    discard_item,
    held,
    is_energy,
    items_of,
    load,
    spend_ammo,
    weapons,
)
from nemesis_desktop.games.nemesis.rules.combat import eggs_here, shoot, shoot_eggs
from nemesis_desktop.games.nemesis.rules.contamination import contamination_in_hand, scan_hand
from nemesis_desktop.games.nemesis.rules.doors import destroy_door, passable_neighbours
from nemesis_desktop.games.nemesis.rules.engines import look_at_coordinates, look_at_room, note, unexplored
from nemesis_desktop.games.nemesis.rules.markers import may_break, place_fire, place_malfunction, remove_fire
from nemesis_desktop.games.nemesis.rules.movement import enter, move, slip_away, tunnel
from nemesis_desktop.games.nemesis.rules.piles import draw, draw_action_cards
from nemesis_desktop.games.nemesis.rules.search import craft, craft_left, craftable, search, search_targets
from nemesis_desktop.games.nemesis.state import CLOSED
from nemesis_desktop.games.nemesis.table import Game
from nemesis_desktop.games.nemesis.zones import LOOKING


def has(game: Game, me: Seat, quest: str) -> bool:
    """I have this activated quest item."""
    return quest in items_of(game.character(me))


# ---------------------------------------------------------------- cards of several characters


class Search(Effect):
    """Lower the item counter by 1, look at two items of the room's colour, keep one."""

    without: ClassVar[str] = "no-search-here"

    needs_items: ClassVar[bool] = True

    def forbidden(self, game: Game, me: Seat, source: str) -> str | None:
        if self.needs_items and game.room(my_room(game, me)).items == 0:
            return "no-items-left"
        return None

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return search_targets(game, me, my_room(game, me))

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        room = game.room(my_room(game, me))
        room.items = max(0, room.items - 1)
        yield from search(game, me, str(aims[0].id))


class Scavenging(Search):
    """As Search, but the counter may already be 0."""

    needs_items: ClassVar[bool] = False


class Rest(Effect):
    """Scan the contamination cards in hand."""

    def forbidden(self, game: Game, me: Seat, source: str) -> str | None:
        return None if contamination_in_hand(game, me) else "no-contamination"

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        yield from scan_hand(game, me)


class Demolition(Effect):
    """Destroy a closed door next to you, or put a malfunction here."""

    without: ClassVar[str] = "no-closed-door"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        slot = my_room(game, me)
        ways = game.board.neighbours[slot]
        doors = [Aim("destroy_door", "corridor", corridor) for corridor, _ in ways if game.door(corridor) == CLOSED]
        breaks = may_break(game, slot) and not game.room(slot).malfunction
        return [*doors, *([Aim("place_malfunction", "room", slot)] if breaks else [])]

    def refused(self, game: Game, me: Seat, source: str) -> Sequence[tuple[Aim, str]]:
        slot = my_room(game, me)
        if not may_break(game, slot):
            return [(Aim("place_malfunction", "room", slot), "unbreakable")]
        return [(Aim("place_malfunction", "room", slot), "malfunction")] if game.room(slot).malfunction else []

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        if aims[0].option == "destroy_door":
            destroy_door(game, str(aims[0].id))
        else:
            place_malfunction(game, my_room(game, me))


class ComputerSkills(FreeRoom):
    """Open or close a door next to you, or use the room action at a working computer for free."""

    without: ClassVar[str] = "no-computer"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        slot = my_room(game, me)
        return [*door_targets(game, me), *(room_targets(game, me, slot) if game.computer(slot) else [])]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        if aims[0].option == "room_action":
            yield from use_room(game, me, aims)
        else:
            yield from switch_door(game, me, aims[0])


class SuppressiveFire(Effect):
    """Spend 1 ammo: you or one other consenting character here escapes without any attack."""

    both: ClassVar[bool] = False

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        if not passable_neighbours(game, my_room(game, me)):
            return ()
        return [
            Aim("spend_ammo", "item", weapon)
            for weapon in weapons(game.character(me))
            if game.state.ammo.get(weapon, 0)
        ]

    def missing(self, game: Game, me: Seat, source: str) -> str:
        return "no-loaded-weapon" if passable_neighbours(game, my_room(game, me)) else "no-way-out"

    def next_targets(self, game: Game, me: Seat, source: str, so_far: Aims) -> Sequence[Aim] | None:
        slot = my_room(game, me)
        if len(so_far) == 1:
            others = game.others_in(slot, me)
            both = [Aim("slip_both", "seat", other) for other in others] if self.both else []
            return [Aim("slip_self", "seat", me), *(Aim("slip_other", "seat", other) for other in others), *both]
        if len(so_far) == 2 and so_far[1].option != "slip_other":
            return [Aim("slip_to", "corridor", corridor) for corridor, _ in passable_neighbours(game, slot)]
        return None

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        spend_ammo(game, str(aims[0].id))
        slot = my_room(game, me)
        who = aims[1]
        if who.option != "slip_other":
            yield from slip_away(game, me, str(aims[2].id))
        if who.option != "slip_self":
            yield from self._other_slips(game, int(who.id), slot)

    @staticmethod
    def _other_slips(game: Game, other: Seat, slot: int) -> Play[None]:
        """The other character agrees by choosing where to go."""
        if not game.aboard(other) or game.place_of(other) != slot:
            return
        acts = [Aim("slip_to", "corridor", corridor) for corridor, _ in passable_neighbours(game, slot)]
        chosen = yield from choose_or(other, Text("ask-slip-away", who=game.name(other)), acts, No(), topic="consent")
        if isinstance(chosen, Aim):
            yield from slip_away(game, other, str(chosen.id))


class CoveringFire(SuppressiveFire):
    """Spend 1 ammo: you and/or one other consenting character here escape without any attack, not necessarily to the
    same room.
    """

    both: ClassVar[bool] = True


# ---------------------------------------------------------------- the Captain


class Reload(Effect):
    """1 ammo on the Six-Shooter."""

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        mine = "six_shooter" in held(game.character(me))
        full = game.state.ammo.get("six_shooter", 0) >= capacity(game, "six_shooter")
        return [Aim("load", "item", "six_shooter")] if mine and not full else []

    def missing(self, game: Game, me: Seat, source: str) -> str:
        return "fully-loaded" if "six_shooter" in held(game.character(me)) else "no-six-shooter"

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        load(game, me, "six_shooter", 1)


def within_call(game: Game, me: Seat) -> list[Seat]:
    """Who hears the Captain: everybody in the room, with an active Intercom also in every room with a working
    computer.
    """
    slot = my_room(game, me)
    intercom = has(game, me, "intercom")
    crew = game.state.crew
    return [
        one.seat
        for one in crew
        if one.seat != me and game.aboard(one.seat) and (one.room == slot or (intercom and game.computer(one.room)))
    ]


class Order(Effect):
    """Another character in call moves to the neighbouring room you name, like it or not, by all movement rules."""

    without: ClassVar[str] = "nobody-else"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        called = within_call(game, me)
        return [Aim("order", "seat", seat) for seat in called if passable_neighbours(game, game.place_of(seat))]

    def next_targets(self, game: Game, me: Seat, source: str, so_far: Aims) -> Sequence[Aim] | None:
        if len(so_far) > 1:
            return None
        ways = passable_neighbours(game, game.place_of(int(so_far[0].id)))
        return [Aim("order_to", "corridor", corridor) for corridor, _ in ways]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        yield from move(game, int(aims[0].id), str(aims[1].id))


class Motivation(Effect):
    """Everybody in call, you included, draws 1 action card."""

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        for seat in (me, *within_call(game, me)):
            draw_action_cards(game, seat, 1)


# ---------------------------------------------------------------- the Pilot


class ShipKnowledge(Effect):
    """Open or close a door next to you, or look at an unexplored room tile (not at its token)."""

    without: ClassVar[str] = "all-explored"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return [*door_targets(game, me), *(Aim("peek", "room", slot) for slot in unexplored(game))]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        if aims[0].option == "peek":
            look_at_room(game, me, int(aims[0].id), token=False)
        else:
            yield from switch_door(game, me, aims[0])


class Piloting(FreeRoom):
    """The room action for free in the working Cockpit or at a working computer; or, at a computer, look at the
    coordinates.
    """

    without: ClassVar[str] = "no-computer"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        slot = my_room(game, me)
        computer = game.computer(slot)
        cockpit = game.room(slot).tile == "cockpit" and game.works(slot)
        free = room_targets(game, me, slot) if computer or cockpit else []
        return [*free, *([Aim("check_coordinates")] if computer else [])]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        if aims[0].option == "room_action":
            yield from use_room(game, me, aims)
        else:
            look_at_coordinates(game, me)


class OldFriend(FreeRoom):
    """The room action for free in a working room without a computer."""

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        slot = my_room(game, me)
        return [] if game.tile(slot).computer else room_targets(game, me, slot)

    def missing(self, game: Game, me: Seat, source: str) -> str:
        slot = my_room(game, me)
        return "computer-here" if game.tile(slot).computer else room_missing(game, me, slot)

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        yield from use_room(game, me, aims)


# ---------------------------------------------------------------- the Scientist


def at_computer(game: Game, me: Seat) -> bool:
    """A working computer in the room, or an active Holo Computer."""
    return game.computer(my_room(game, me)) or has(game, me, "holo_computer")


class Intranet(FreeRoom):
    """At a computer: the action of any explored room with a working computer, for free."""

    without: ClassVar[str] = "no-computer-room"

    def forbidden(self, game: Game, me: Seat, source: str) -> str | None:
        return None if at_computer(game, me) else "no-computer"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return [aim for slot in game.state.rooms if game.computer(slot) for aim in room_targets(game, me, slot)]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        yield from use_room(game, me, aims)


class BlockingAccess(FreeRoom):
    """At a working computer: the room action for free, or a malfunction in any explored room with a computer."""

    def forbidden(self, game: Game, me: Seat, source: str) -> str | None:
        return None if game.computer(my_room(game, me)) else "no-computer"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        breakable = [slot for slot in game.state.rooms if game.computer(slot)]
        return [
            *room_targets(game, me, my_room(game, me)),
            *(Aim("place_malfunction", "room", slot) for slot in breakable),
        ]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        if aims[0].option == "room_action":
            yield from use_room(game, me, aims)
        else:
            place_malfunction(game, int(aims[0].id))


class RiskAssessment(Effect):
    """At a computer: look at the top event card in secret and put it back on the top or under the deck."""

    def forbidden(self, game: Game, me: Seat, source: str) -> str | None:
        return None if at_computer(game, me) else "no-computer"

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        card = draw(game, "event")
        if card is None:
            return
        game.look(me, [card])
        game.tell(story.LookedAtEvent, who=me, event=LOOKING.hides(card, me))
        acts = [Aim("put_on_top", "event", card), Aim("put_under", "event", card)]
        chosen = yield from choose(me, Text("ask-event-place", who=game.name(me)), acts, topic="event", secret=True)
        game.look_away()
        deck = game.state.decks["event"]
        if chosen.option == "put_on_top":
            deck.append(card)
        else:
            deck.insert(0, card)
        note(game, me, "event", chosen.option, card)
        game.tell(story.EventPutBack, who=me, where=chosen.option)


# ---------------------------------------------------------------- shooting cards


class ShootingCard(Effect):
    """A card that performs a Shoot action: its aim is a weapon and a target, or the eggs here, in or out of combat."""

    shoots_eggs: ClassVar[bool] = True

    def weapons_for(self, game: Game, me: Seat) -> list[str]:
        """The loaded weapons that this card can fire."""
        return [weapon for weapon in weapons(game.character(me)) if game.state.ammo.get(weapon, 0)]

    def shots(self, game: Game, me: Seat) -> list[Aim]:
        """The weapons that have something to shoot at."""
        slot = my_room(game, me)
        if not game.intruders_in(slot) and not eggs_here(game, slot):
            return []
        return [Aim("shoot", "item", weapon) for weapon in self.weapons_for(game, me)]

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return self.shots(game, me)

    def missing(self, game: Game, me: Seat, source: str) -> str:
        if not self.weapons_for(game, me):
            return "no-loaded-weapon"
        return "no-target-here"

    def next_targets(self, game: Game, me: Seat, source: str, so_far: Aims) -> Sequence[Aim] | None:
        if len(so_far) > 1 or so_far[0].option != "shoot":
            return None
        slot = my_room(game, me)
        eggs = [Aim("shoot_eggs", "room", slot)] if eggs_here(game, slot) else []
        return [*(Aim("shoot_at", "intruder", one.id) for one in game.intruders_in(slot)), *eggs]

    def fire(self, game: Game, me: Seat, aims: Aims, *, ammo: int = 1, extra: int = 0, rerolls: int = 0) -> Play[None]:
        """Perform the shot that was aimed."""
        weapon = str(aims[0].id)
        if aims[1].option == "shoot_eggs":
            yield from shoot_eggs(game, me, weapon, ammo=ammo, extra=extra, rerolls=rerolls)
        else:
            yield from shoot(game, me, weapon, int(aims[1].id), ammo=ammo, extra=extra, rerolls=rerolls)


class Adrenaline(ShootingCard):
    """Shoot, or escape; then draw 1 action card."""

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        if not game.in_combat(me):
            return self.shots(game, me)
        ways = passable_neighbours(game, my_room(game, me))
        return [*self.shots(game, me), *(Aim("escape", "corridor", corridor) for corridor, _ in ways)]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        if aims[0].option == "escape":
            yield from move(game, me, str(aims[0].id))
        else:
            yield from self.fire(game, me, aims)
        if game.aboard(me):
            draw_action_cards(game, me, 1)


class FullAuto(ShootingCard):
    """Empty the Assault Rifle for one shot: every 2 ammo add 1 injury, also when the roll misses."""

    irrevocable: ClassVar[bool] = True

    def weapons_for(self, game: Game, me: Seat) -> list[str]:
        return [weapon for weapon in super().weapons_for(game, me) if weapon == "assault_rifle"]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        ammo = game.state.ammo["assault_rifle"]
        yield from self.fire(game, me, aims, ammo=ammo, extra=ammo // 2)


class TakingAim(ShootingCard):
    """Shoot with an energy weapon; its combat die may be rerolled once."""

    def weapons_for(self, game: Game, me: Seat) -> list[str]:
        return [weapon for weapon in super().weapons_for(game, me) if is_energy(weapon)]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        yield from self.fire(game, me, aims, rerolls=1)


# ---------------------------------------------------------------- the Scout


class Reconnaissance(Effect):
    """Move without a noise roll; Silence and Danger found this way have no effect."""

    without: ClassVar[str] = "no-way-out"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        ways = passable_neighbours(game, my_room(game, me))
        return [Aim("recon_to", "corridor", corridor) for corridor, _ in ways]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        corridor = str(aims[0].id)
        yield from enter(game, me, game.board.other_end(corridor, my_room(game, me)), corridor, careful=True)


# ---------------------------------------------------------------- the Mechanic


class Ingenuity(Effect):
    """Repair as with Repairs, or craft with a yellow item standing for the tool."""

    without: ClassVar[str] = "nothing-to-repair"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return [
            *repair_targets(game, me),
            *(Aim("craft", "craft", item) for item in self._possible(game, me, left=True)),
        ]

    def refused(self, game: Game, me: Seat, source: str) -> Sequence[tuple[Aim, str]]:
        return [(Aim("craft", "craft", item), "none-left") for item in self._possible(game, me, left=False)]

    @staticmethod
    def _possible(game: Game, me: Seat, *, left: bool) -> list[str]:
        return [item for item in craftable(game, me, wild="tool") if craft_left(game, item) == left]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        if aims[0].option == "craft":
            yield from craft(game, me, str(aims[0].id), wild="tool")
        else:
            yield from repair(game, me, aims[0])


class Pyrotechnics(Effect):
    """Discard one of your items to set your room on fire, or put the fire out."""

    without: ClassVar[str] = "no-items"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        slot = my_room(game, me)
        if game.room(slot).fire:
            return [Aim("extinguish", "room", slot)]
        return [Aim("ignite", "item", item) for item in items_of(game.character(me))]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        slot = my_room(game, me)
        if aims[0].option == "extinguish":
            remove_fire(game, slot)
            return
        discard_item(game, me, str(aims[0].id))
        game.tell(story.DiscardsItem, who=me, item=str(aims[0].id))
        place_fire(game, slot)


class TechnicalCorridors(Effect):
    """Through the technical corridors to another room with an entrance; then pass."""

    without: ClassVar[str] = "no-entrance"

    must_pass: ClassVar[bool] = True

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return tunnel_targets(game, me)

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        yield from tunnel(game, me, int(aims[0].id))


def tunnel_targets(game: Game, me: Seat) -> list[Aim]:
    """Other rooms with an entrance to the same technical corridors."""
    slot = my_room(game, me)
    network = game.board.network_of.get(slot)
    return (
        []
        if network is None
        else [Aim("tunnel_to", "room", other) for other in game.board.entrances[network] if other != slot]
    )


ACTION_CARDS: dict[str, Effect] = {
    "search": Search(),
    "rest": Rest(),
    "demolition": Demolition(),
    "basic_repairs": Repair(),
    "repairs": Repair(),
    "fast_repairs": Repair(),
    "computer_skills": ComputerSkills(),
    "suppressive_fire": SuppressiveFire(),
    "reload": Reload(),
    "order": Order(),
    "motivation": Motivation(),
    "ship_knowledge": ShipKnowledge(),
    "piloting": Piloting(),
    "old_friend": OldFriend(),
    "intranet": Intranet(),
    "blocking_access": BlockingAccess(),
    "risk_assessment": RiskAssessment(),
    "adrenaline": Adrenaline(),
    "reconnaissance": Reconnaissance(),
    "scavenging": Scavenging(),
    "full_auto": FullAuto(),
    "covering_fire": CoveringFire(),
    "taking_aim": TakingAim(),
    "ingenuity": Ingenuity(),
    "pyrotechnics": Pyrotechnics(),
    "technical_corridors": TechnicalCorridors(),
}
"""Every action card but the reactions: Interruption and Nerves of Steel have their moments in the rules."""
