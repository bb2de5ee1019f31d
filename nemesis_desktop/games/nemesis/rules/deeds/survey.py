"""What a person may do in a turn, what not and why, and what it costs. Rulebook: Actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain

from nemesis_desktop.engine.decision import Act, Refusal, Seat
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import (
    ActivateQuest,
    CarefulMove,
    Craft,
    Drop,
    Melee,
    MeleeEggs,
    Move,
    Pass,
    PickUp,
    PlayCard,
    RoomAction,
    Rush,
    Shoot,
    ShootEggs,
    Trade,
    UseItem,
)
from nemesis_desktop.games.nemesis.aims import Aim
from nemesis_desktop.games.nemesis.components.actions import ACTION_FACTS, action_kind
from nemesis_desktop.games.nemesis.components.items import QUEST_ACTIVATION_COST, QUEST_ITEMS
from nemesis_desktop.games.nemesis.effects import Aims, Effect, Use
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.deeds.combat import eggs_here
from nemesis_desktop.games.nemesis.rules.deeds.crafting import craft_left, craftable
from nemesis_desktop.games.nemesis.rules.deeds.quests import quest_ready
from nemesis_desktop.games.nemesis.rules.things.belongings import (
    facts,
    free_hand,
    has_wound,
    held,
    item_id,
    items_of,
    weapons,
)
from nemesis_desktop.games.nemesis.rules.things.markers import quiet_spaces
from nemesis_desktop.games.nemesis.rules.things.piles import CONTAMINATION_CARDS, action_cards
from nemesis_desktop.games.nemesis.species.nature import Candidate
from nemesis_desktop.games.nemesis.state import CLOSED

MOVE_COST, CAREFUL_MOVE_COST, ROOM_COST, BASIC_COST = 1, 2, 2, 1
LIMPING_ESCAPE_COST = 2

# Acts are values: those that turn after turn offers again are made once.
_move, _careful_move, _room_action = cache(Move), cache(CarefulMove), cache(RoomAction)
_play_card, _use_item, _activate_quest, _drop = cache(PlayCard), cache(UseItem), cache(ActivateQuest), cache(Drop)
_shoot_eggs, _melee, _pick_up = cache(ShootEggs), cache(Melee), cache(PickUp)
_PASS, _TRADE = Pass(), Trade()


def survey(game: Game, me: Seat) -> list[Act]:
    """Every legal act of a turn. The same candidates tell, when asked, what is not possible and why."""
    return [act for act, reason in candidates(game, me) if reason is None]


def refusals(game: Game, me: Seat) -> Sequence[Refusal]:
    """What cannot be done now, and why; also what the room here would offer at another time."""
    told = [
        Refusal(act.anchors(), Text(f"reason-{reason}"), act.text())
        for act, reason in candidates(game, me)
        if reason is not None
    ]
    slot = game.character(me).room
    if room_reason(game, me, slot, game.in_combat(me), len(action_cards(game, me))) is None:
        told += refusals_of(game.box.rooms[game.room(slot).tile].refused(Use(game, me, str(slot))))
    return told


def refusals_of(shut: Sequence[tuple[Aim, str]]) -> Sequence[Refusal]:
    """Aims that cannot be chosen now, with the reasons."""
    return [Refusal(option.anchors(), Text(f"reason-{reason}"), option.text()) for option, reason in shut]


def candidates(game: Game, me: Seat) -> Iterator[Candidate]:
    """Everything on the table that might be done, each with the reason why not; the species has its say."""
    return game.nature.offers(game, me, _printed(game, me))


def _printed(game: Game, me: Seat) -> Iterator[Candidate]:
    fighting = game.in_combat(me)
    funds = len(action_cards(game, me))
    return chain(
        _moves(game, me, fighting, funds),
        _fights(game, me, fighting, funds),
        _basics(game, me, fighting, funds),
        _cards(game, me, fighting, funds),
        _items(game, me, fighting, funds),
        _free(game, me),
    )


def _free(game: Game, me: Seat) -> Iterator[Candidate]:
    """What is no action."""
    for thing in (*held(game.character(me)), *game.character(me).inventory):
        yield _drop(thing), None
    if game.has_trait(me, "soldier") and not game.state.turn.rushed:
        yield Rush(), None
    yield _PASS, None


# ---------------------------------------------------------------- basic actions


def move_cost(game: Game, me: Seat) -> int:
    """A move costs 1; an escape with an undressed Leg wound 2."""
    return LIMPING_ESCAPE_COST if has_wound(game.character(me), "leg") and game.in_combat(me) else MOVE_COST


def _moves(game: Game, me: Seat, fighting: bool, funds: int) -> Iterator[Candidate]:
    cost = move_cost(game, me)
    doors = game.state.doors
    for corridor, other in game.board.neighbours[game.character(me).room]:
        shut = doors.get(corridor) == CLOSED
        reason = "door-closed" if shut else "cost" if funds < cost else None
        yield _move(corridor, other), reason
        if shut:
            continue
        if fighting:
            reason = "in-combat"
        elif funds < CAREFUL_MOVE_COST:
            reason = "cost"
        else:
            reason = None if quiet_spaces(game, other) else "noise-everywhere"
        yield _careful_move(corridor, other), reason


def _fights(game: Game, me: Seat, fighting: bool, funds: int) -> Iterator[Candidate]:
    one = game.character(me)
    eggs = eggs_here(game, one.room)
    if not fighting and not eggs:
        for weapon in weapons(one):
            yield _shoot_eggs(weapon), "no-target-here"
        return
    poor = "cost" if funds < BASIC_COST else None
    here = game.intruders_in(one.room)
    for weapon in weapons(one):
        empty = poor or (None if game.state.ammo.get(weapon, 0) else "no-ammo")
        for intruder in here:
            yield Shoot(weapon, intruder.id), empty
        if eggs:
            yield _shoot_eggs(weapon), empty
    for intruder in here:
        yield _melee(intruder.id), poor
    if eggs:
        yield MeleeEggs(), poor


def _basics(game: Game, me: Seat, fighting: bool, funds: int) -> Iterator[Candidate]:
    one = game.character(me)
    poor = "in-combat" if fighting else "cost" if funds < BASIC_COST else None
    for thing in game.room(one.room).objects:
        yield _pick_up(thing), poor or (None if free_hand(one) else "no-free-hand")
    if game.others_in(one.room, me):
        yield _TRADE, poor
    if items_of(one):
        possible = craftable(game, me)
        for item in possible:
            yield Craft(item), poor or (None if craft_left(game, item) else "none-left")
    yield _room_action(one.room), room_reason(game, me, one.room, fighting, funds)
    for quest in one.quests:
        reason = "in-combat" if fighting else "cost" if funds < QUEST_ACTIVATION_COST else None
        yield _activate_quest(quest), reason or (None if quest_ready(game, me, quest) else "quest-condition")


def room_reason(game: Game, me: Seat, slot: int, fighting: bool, funds: int) -> str | None:
    """Why the room action here cannot be used for its printed cost."""
    if not game.room(slot).explored:
        return "unexplored"
    if fighting:
        return "in-combat"
    if funds < ROOM_COST and game.ship.tile(slot).action == "action":
        return "cost"
    return room_action_reason(game, me, slot)


def room_action_reason(game: Game, me: Seat, slot: int) -> str | None:
    """Why a room action does nothing now, whoever pays for it and wherever its user stands."""
    if game.ship.tile(slot).action != "action":
        return "no-room-action"
    if game.room(slot).malfunction:
        return "malfunction"
    if (barred := game.nature.bars(game, me)) is not None:
        return barred
    return _effect_reason(game.box.rooms[game.room(slot).tile], Use(game, me, str(slot)))


# ---------------------------------------------------------------- cards and items


def _effect_reason(effect: Effect, use: Use) -> str | None:
    reason = effect.forbidden(use)
    if reason is None and not effect.aims(use):
        reason = effect.missing(use)
    return reason


def _combat_reason(combat: str, fighting: bool) -> str | None:
    if combat == "in_combat_only" and not fighting:
        return "only-in-combat"
    if combat == "out_of_combat_only" and fighting:
        return "in-combat"
    return None


def _cards(game: Game, me: Seat, fighting: bool, funds: int) -> Iterator[Candidate]:
    seen: dict[str, str | None] = {}
    for card in game.character(me).hand:
        if card in CONTAMINATION_CARDS:
            yield _play_card(card), "contamination"
            continue
        kind = action_kind(card)
        if kind not in seen:
            seen[kind] = _card_reason(game, me, card, kind, fighting, funds - 1)
        yield _play_card(card), seen[kind]


def _card_reason(game: Game, me: Seat, card: str, kind: str, fighting: bool, funds: int) -> str | None:
    printed = ACTION_FACTS[kind]
    if printed.reaction:
        return "reaction"
    effect = game.box.actions[kind]
    reason = _combat_reason(printed.combat, fighting)
    if reason == "only-in-combat" and effect.shoots_eggs and eggs_here(game, game.character(me).room):
        reason = None
    if reason is None and funds < printed.cost:
        reason = "cost"
    return reason or _effect_reason(effect, Use(game, me, card))


def item_effect(game: Game, item: str) -> Effect | None:
    """What using an item does; None for weapons, passive and reacting items."""
    if item in QUEST_ITEMS:
        return game.box.quests.get(item)
    return game.box.items.get(item_id(item))


def item_cost(game: Game, me: Seat, item: str, aims: Aims = ()) -> int:
    """The cost of using an item: printed, plus 1 with an undressed Hand wound; before it is aimed, the cheapest."""
    printed = facts(item)
    cost = QUEST_ITEMS[item].cost if printed is None else printed.cost
    effect = item_effect(game, item)
    if effect is not None:
        cost += effect.cost_change(Use(game, me, item, aims))
    return cost + (1 if has_wound(game.character(me), "hand") else 0)


def _items(game: Game, me: Seat, fighting: bool, funds: int) -> Iterator[Candidate]:
    seen: dict[str, str | None] = {}
    for item in items_of(game.character(me)):
        effect = item_effect(game, item)
        if effect is None:
            continue
        kind = item_id(item)
        if kind not in seen:
            seen[kind] = _item_reason(game, me, item, effect, fighting, funds)
        yield _use_item(item), seen[kind]


def _item_reason(game: Game, me: Seat, item: str, effect: Effect, fighting: bool, funds: int) -> str | None:
    printed = facts(item)
    combat = QUEST_ITEMS[item].combat if printed is None else printed.combat
    reason = _combat_reason(combat, fighting) or game.nature.bars(game, me)
    if reason is None and funds < item_cost(game, me, item):
        reason = "cost"
    return reason or _effect_reason(effect, Use(game, me, item))


# ---------------------------------------------------------------- what it costs


def action_cost(game: Game, me: Seat, act: Act) -> int | None:
    """How many cards an act of a turn costs; None for what is no action."""
    match act:
        case Move():
            return move_cost(game, me)
        case CarefulMove():
            return CAREFUL_MOVE_COST
        case RoomAction():
            return ROOM_COST
        case PlayCard(card):
            return ACTION_FACTS[action_kind(card)].cost
        case UseItem(item):
            return item_cost(game, me, item)
        case ActivateQuest():
            return QUEST_ACTIVATION_COST
        case Shoot() | ShootEggs() | Melee() | MeleeEggs() | PickUp() | Trade() | Craft():
            return BASIC_COST
    return None


def use_of(game: Game, me: Seat, act: Act, aims: Aims = ()) -> tuple[Effect, Use] | None:
    """What a card, an item or a room does, and the use of it, aimed so far; None for every other act."""
    match act:
        case RoomAction(slot):
            return game.box.rooms[game.room(slot).tile], Use(game, me, str(slot), aims)
        case PlayCard(card):
            return game.box.actions[action_kind(card)], Use(game, me, card, aims)
        case UseItem(item):
            effect = item_effect(game, item)
            assert effect is not None, "only usable items are offered"
            return effect, Use(game, me, item, aims)
    return None
