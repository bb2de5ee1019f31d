"""Hand slots, inventory, heavy objects, weapons and ammo. Rulebook: Objects and items; Hand slots and inventory."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, choose, choose_or
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import Drop, No
from nemesis_desktop.games.nemesis.components.characters import HAND_SLOTS
from nemesis_desktop.games.nemesis.components.items import (
    AUTOLOADER_AMMO,
    EXTENDED_MAGAZINE_AMMO,
    QUEST_ITEMS,
    ItemFacts,
    back_colour,
    facts_of,
    item_deck,
)
from nemesis_desktop.games.nemesis.components.wounds import wound_kind
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.said.wording import is_object
from nemesis_desktop.games.nemesis.state import Character
from nemesis_desktop.games.nemesis.zones import INVENTORIES


def has_wound(one: Character, kind: str) -> bool:
    """An undressed serious wound of this kind; several of one kind do not add up."""
    return bool(one.wounds) and any(not wound.dressed and wound_kind(wound.card) == kind for wound in one.wounds)


def hand_slots(one: Character) -> int:
    """Two hand slots, one with an undressed Arm wound."""
    return 1 if has_wound(one, "arm") else HAND_SLOTS


def free_hand(one: Character) -> bool:
    """A hand slot is free."""
    return len(one.hands) < hand_slots(one)


def held(one: Character) -> list[str]:
    """Everything in the hand slots."""
    return [thing for slot in one.hands for thing in slot]


def facts(item: str) -> ItemFacts | None:
    """The printed facts of an item card, None for a quest item or an object."""
    return None if item in QUEST_ITEMS or is_object(item) else facts_of(item)


def is_heavy(item: str) -> bool:
    """A heavy item or object: it needs a hand slot and everybody sees it."""
    if is_object(item):
        return True
    return QUEST_ITEMS[item].heavy if item in QUEST_ITEMS else facts_of(item).heavy


def item_id(item: str) -> str:
    """The kind of an item card: ``energy_charge`` for ``red_energy_charge_3``; quest items are their own kind."""
    return item if item in QUEST_ITEMS else facts_of(item).id


def items_of(one: Character) -> list[str]:
    """All item cards, in hands and inventory, without what is attached to a weapon."""
    return [thing for thing in held(one) if not is_object(thing)] + one.inventory


def weapons(one: Character) -> list[str]:
    """Weapons in the hand slots."""
    found = []
    for thing in held(one):
        printed = facts(thing)
        if printed is not None and printed.kind == "weapon":
            found.append(thing)
    return found


def is_energy(weapon: str) -> bool:
    """An energy weapon."""
    return facts_of(weapon).weapon_type == "energy"


def attachments(game: Game, weapon: str) -> list[str]:
    """What is attached to a weapon."""
    return [item for item, host in game.state.attached.items() if host == weapon]


def capacity(game: Game, weapon: str) -> int:
    """Ammo capacity, attachments included."""
    printed = facts_of(weapon).capacity or 0
    for item in attachments(game, weapon):
        printed += AUTOLOADER_AMMO if item == "autoloader" else EXTENDED_MAGAZINE_AMMO
    return printed


def load(game: Game, seat: Seat, weapon: str, ammo: int) -> None:
    """Add ammo to a weapon, never above its capacity."""
    now = game.state.ammo.get(weapon, 0)
    game.state.ammo[weapon] = min(capacity(game, weapon), now + ammo)
    game.tell(story.Loaded, who=seat, weapon=weapon, ammo=game.state.ammo[weapon])


def spend_ammo(game: Game, weapon: str, ammo: int = 1) -> None:
    """Discard ammo from a weapon."""
    game.state.ammo[weapon] -= ammo


def release(game: Game, seat: Seat, thing: str) -> None:
    """Take a thing out of somebody's hands or inventory."""
    one = game.character(seat)
    if thing in one.inventory:
        one.inventory.remove(thing)
        return
    for slot in one.hands:
        if thing in slot:
            slot.remove(thing)
            if not slot:
                one.hands.remove(slot)
            return
    raise ValueError(f"{thing} is not with seat {seat}")


def put_away(game: Game, item: str) -> None:
    """An item card that was dropped or not kept goes face down under its deck; one without a deck leaves the game.

    Rulebook: Dropping (the Russian edition's reading, see the reference's choice on dropped items).
    """
    game.state.ammo.pop(item, None)
    for extra in attachments(game, item):
        del game.state.attached[extra]
        put_away(game, extra)
    deck = item_deck(item) if item not in QUEST_ITEMS else None
    if deck is None:
        game.state.removed.append(item)
    else:
        game.state.decks[deck].insert(0, item)


def lay_down(game: Game, slot: int, thing: str) -> None:
    """Put a heavy object on the floor of a room."""
    game.room(slot).objects.append(thing)
    if thing == "corpse_blue" and game.room(slot).tile == "surgery":
        # Emergency Post-Mortem holds once the corpse has been put down in Surgery (assumed in the reference).
        game.state.corpse_in_surgery = True


def drop(game: Game, seat: Seat, thing: str) -> None:
    """Drop a thing: an object stays in the room, an item card goes under its deck.

    Free, in combat too. Rulebook: Dropping.
    """
    one = game.character(seat)
    public = is_heavy(thing)
    release(game, seat, thing)
    if is_object(thing):
        lay_down(game, one.room, thing)
        game.tell(story.DroppedObject, who=seat, thing=thing, room=one.room)
        return
    put_away(game, thing)
    if public:
        game.tell(story.DroppedItem, who=seat, item=thing)
    else:
        game.tell(story.DroppedHiddenItem, who=seat, item=INVENTORIES.hides(thing, seat), deck=back_colour(thing))


def discard_item(game: Game, seat: Seat, item: str) -> None:
    """Put a used item face up on the discard pile of its deck; starting weapons, quest items and crafted cards never
    come back.
    """
    release(game, seat, item)
    deck = item_deck(item) if item not in QUEST_ITEMS else None
    game.state.ammo.pop(item, None)
    for extra in attachments(game, item):
        del game.state.attached[extra]
        put_away(game, extra)
    if deck is None:
        game.state.removed.append(item)
    else:
        game.state.discards[deck].append(item)


def drop_until_it_fits(game: Game, seat: Seat) -> Play[None]:
    """An Arm wound leaves one hand slot: with two in use one is dropped at once."""
    one = game.character(seat)
    while len(one.hands) > hand_slots(one):
        prompt = Text("ask-drop-one", who=game.name(seat))
        chosen = yield from choose(seat, prompt, [Drop(thing) for thing in held(one)], topic="drop")
        drop(game, seat, chosen.thing)


def make_room(game: Game, seat: Seat, thing: str) -> Play[bool]:
    """Free a hand slot for ``thing`` by dropping something, or decline it. True if a slot is free now."""
    one = game.character(seat)
    while not free_hand(one):
        prompt = Text("ask-make-room", who=game.name(seat))
        acts = [Drop(other) for other in held(one)]
        chosen = yield from choose_or(seat, prompt, acts, No(), topic="drop")
        if isinstance(chosen, No):
            return False
        drop(game, seat, chosen.thing)
    return True


def take_item(game: Game, seat: Seat, item: str) -> Play[bool]:
    """Take an item: a heavy one into a hand slot, others into the inventory.

    False if it was declined for want of a hand.
    """
    one = game.character(seat)
    if not is_heavy(item):
        one.inventory.append(item)
        return True
    if not (yield from make_room(game, seat, item)):
        return False
    one.hands.append([item])
    return True


def objects_here(game: Game, slot: int) -> list[str]:
    """Heavy objects in a room, lying or carried by anybody in it."""
    carried = [thing for seat in game.people_in(slot) for thing in held(game.character(seat)) if is_object(thing)]
    return [*game.room(slot).objects, *carried]


def object_kind(thing: str) -> str:
    """``corpse``, ``egg`` or ``carcass``: the weakness slot that the object belongs to."""
    return thing.split("_")[0]
