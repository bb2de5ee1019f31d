"""What a person may do in a turn, what not and why, and doing it: declare, aim, pay, resolve. Rulebook: Actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial

from nemesis_desktop.engine.decision import Act, Refusal, Seat
from nemesis_desktop.engine.flow import Play, choose, choose_some, play
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import (
    ActivateQuest,
    Aim,
    CarefulMove,
    Craft,
    Drop,
    Melee,
    MeleeEggs,
    Move,
    Pass,
    Pay,
    PickUp,
    PlayCard,
    RoomAction,
    Rush,
    Shoot,
    ShootEggs,
    Trade,
    UseItem,
)
from nemesis_desktop.games.nemesis.components.actions import ACTION_FACTS, action_kind
from nemesis_desktop.games.nemesis.components.items import QUEST_ACTIVATION_COST, QUEST_ITEMS
from nemesis_desktop.games.nemesis.effects import Aims, Effect
from nemesis_desktop.games.nemesis.rules.belongings import (
    discard_item,
    facts,
    free_hand,
    has_wound,
    held,
    item_id,
    items_of,
    weapons,
)
from nemesis_desktop.games.nemesis.rules.combat import eggs_here, melee, melee_eggs, shoot, shoot_eggs
from nemesis_desktop.games.nemesis.rules.markers import quiet_spaces
from nemesis_desktop.games.nemesis.rules.movement import careful_movement, move
from nemesis_desktop.games.nemesis.rules.piles import CONTAMINATION_CARDS, action_cards, discard_from_hand
from nemesis_desktop.games.nemesis.rules.reactions import interrupted
from nemesis_desktop.games.nemesis.rules.search import activate_quest, craft, craft_left, craftable, quest_ready, trade
from nemesis_desktop.games.nemesis.state import CLOSED
from nemesis_desktop.games.nemesis.table import Game

MOVE_COST, CAREFUL_MOVE_COST, ROOM_COST, BASIC_COST = 1, 2, 2, 1
LIMPING_ESCAPE_COST = 2

# Acts are values: those that turn after turn offers again are made once.
_move, _careful_move, _room_action = cache(Move), cache(CarefulMove), cache(RoomAction)
_play_card, _use_item, _activate_quest, _drop = cache(PlayCard), cache(UseItem), cache(ActivateQuest), cache(Drop)
_PASS = Pass()

Candidate = tuple[Act, str | None]
"""Something that might be done, and the reason why not, or None if it may."""


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
        told += _refusals_of(game.box.rooms[game.room(slot).tile].refused(game, me, str(slot)))
    return told


def candidates(game: Game, me: Seat) -> Iterator[Candidate]:
    """Everything on the table that might be done, each with the reason why not."""
    fighting = game.in_combat(me)
    funds = len(action_cards(game, me))
    yield from _moves(game, me, fighting, funds)
    yield from _fights(game, me, fighting, funds)
    yield from _basics(game, me, fighting, funds)
    yield from _cards(game, me, fighting, funds)
    yield from _items(game, me, fighting, funds)
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
            yield ShootEggs(weapon), "no-target-here"
        return
    poor = "cost" if funds < BASIC_COST else None
    here = game.intruders_in(one.room)
    for weapon in weapons(one):
        empty = poor or (None if game.state.ammo.get(weapon, 0) else "no-ammo")
        for intruder in here:
            yield Shoot(weapon, intruder.id), empty
        if eggs:
            yield ShootEggs(weapon), empty
    for intruder in here:
        yield Melee(intruder.id), poor
    if eggs:
        yield MeleeEggs(), poor


def _basics(game: Game, me: Seat, fighting: bool, funds: int) -> Iterator[Candidate]:
    one = game.character(me)
    poor = "in-combat" if fighting else "cost" if funds < BASIC_COST else None
    for thing in game.room(one.room).objects:
        yield PickUp(thing), poor or (None if free_hand(one) else "no-free-hand")
    if game.others_in(one.room, me):
        yield Trade(), poor
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
    if funds < ROOM_COST and game.tile(slot).action == "action":
        return "cost"
    return room_action_reason(game, me, slot)


def room_action_reason(game: Game, me: Seat, slot: int) -> str | None:
    """Why a room action does nothing now, whoever pays for it and wherever its user stands."""
    if game.tile(slot).action != "action":
        return "no-room-action"
    if game.room(slot).malfunction:
        return "malfunction"
    effect = game.box.rooms[game.room(slot).tile]
    return _effect_reason(game, me, effect, str(slot))


# ---------------------------------------------------------------- cards and items


def _effect_reason(game: Game, me: Seat, effect: Effect, source: str) -> str | None:
    reason = effect.forbidden(game, me, source)
    if reason is None and not effect.targets(game, me, source):
        reason = effect.missing(game, me, source)
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
    return reason or _effect_reason(game, me, effect, card)


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
        cost += effect.cost_change(game, me, item, aims)
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
    reason = _combat_reason(combat, fighting)
    if reason is None and funds < item_cost(game, me, item):
        reason = "cost"
    return reason or _effect_reason(game, me, effect, item)


# ---------------------------------------------------------------- doing it


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


def effect_of(game: Game, me: Seat, act: Act) -> tuple[Effect, str] | None:
    """What a card, an item or a room does, with what it is done with; None for every other act."""
    match act:
        case RoomAction(slot):
            return game.box.rooms[game.room(slot).tile], str(slot)
        case PlayCard(card):
            return game.box.actions[action_kind(card)], card
        case UseItem(item):
            effect = item_effect(game, item)
            assert effect is not None, "only usable items are offered"
            return effect, item
    return None


def unasked(game: Game, me: Seat, act: Act, so_far: Aims = ()) -> tuple[Aims, bool]:
    """How an act, aimed ``so_far``, goes on by itself where there is only one way, and whether that aims it wholly."""
    found = effect_of(game, me, act)
    if found is None:
        return so_far, True
    effect, source = found
    aims = so_far
    options = effect.next_targets(game, me, source, aims) if aims else effect.targets(game, me, source)
    if not aims and effect.asks_alone and effect.refused(game, me, source):
        return aims, False
    while options is not None and len(options) == 1:
        aims = (*aims, options[0])
        options = effect.next_targets(game, me, source, aims)
    return aims, options is None


def is_grave(game: Game, me: Seat, act: Act, so_far: Aims = ()) -> bool:
    """Whether an act does at once what is no routine and cannot be taken back.

    Not where it is still to be aimed, or where its payment is still to be chosen: then it is asked about anyway.
    """
    if isinstance(act, Rush):
        return True
    found = effect_of(game, me, act)
    if found is None:
        return False
    aims, whole = unasked(game, me, act, so_far)
    cost = item_cost(game, me, act.item, aims) if isinstance(act, UseItem) else action_cost(game, me, act) or 0
    funds = len(action_cards(game, me)) - isinstance(act, PlayCard)
    return whole and not 0 < cost < funds and found[0].grave(game, me, aims)


def perform(game: Game, me: Seat, act: Act) -> Play[None]:
    """Aim, pay, let others react, resolve."""
    match act:
        case Move(corridor):
            if (yield from declared(game, me, act)):
                yield from move(game, me, corridor)
        case CarefulMove(corridor):
            if (yield from declared(game, me, act)):
                yield from careful_movement(game, me, corridor)
        case Shoot(weapon, target):
            if (yield from declared(game, me, act)):
                yield from shoot(game, me, weapon, target)
        case ShootEggs(weapon):
            if (yield from declared(game, me, act)):
                yield from shoot_eggs(game, me, weapon)
        case Melee(target):
            if (yield from declared(game, me, act)):
                yield from melee(game, me, target)
        case MeleeEggs():
            if (yield from declared(game, me, act)):
                yield from melee_eggs(game, me)
        case PickUp(thing):
            if (yield from declared(game, me, act)):
                pick_up(game, me, thing)
        case Trade():
            if (yield from declared(game, me, act)):
                yield from trade(game, me)
        case Craft(item):
            if (yield from declared(game, me, act)):
                yield from craft(game, me, item)
        case ActivateQuest(quest):
            if (yield from declared(game, me, act)):
                yield from activate_quest(game, me, quest)
        case RoomAction() | PlayCard() | UseItem():
            yield from _use(game, me, act)


def pick_up(game: Game, me: Seat, thing: str) -> None:
    """Take a heavy object from the floor into a free hand."""
    one = game.character(me)
    game.room(one.room).objects.remove(thing)
    one.hands.append([thing])
    game.tell(story.PicksUp, who=me, thing=thing, room=one.room)


def _use(game: Game, me: Seat, act: Act) -> Play[None]:
    """Use a card, an item or a room: aim it, pay, resolve."""
    found = effect_of(game, me, act)
    assert found is not None, "it is a card, an item or a room"
    effect, source = found
    aims = yield from aim(game, me, act, effect, source)
    # Only of an item may the cost depend on how it is used.
    cost = item_cost(game, me, act.item, aims) if isinstance(act, UseItem) else None
    if (yield from declared(game, me, act, cost, aims)):
        if effect.must_pass:
            game.state.turn.must_pass = True
        yield from play(effect.effect(game, me, aims, source))


def aim(game: Game, me: Seat, act: Act, effect: Effect, source: str) -> Play[Aims]:
    """Ask for the aim of an act, choice by choice."""
    aims: Aims = ()
    options: Sequence[Aim] | None = effect.targets(game, me, source)
    shut = effect.refused(game, me, source)
    while options is not None:
        chosen = yield from choose(
            me,
            Text(effect.prompt, who=game.name(me)),
            options,
            topic="aim",
            always=effect.asks_alone and bool(shut),
            refusals=partial(_refusals_of, shut),
            leads=partial(_leads_on, game, me, act, aims),
            grave=partial(_is_grave_aim, game, me, act, aims),
        )
        aims, shut = (*aims, chosen), ()
        options = effect.next_targets(game, me, source, aims)
    return aims


def _refusals_of(shut: Sequence[tuple[Aim, str]]) -> Sequence[Refusal]:
    return [Refusal(option.anchors(), Text(f"reason-{reason}"), option.text()) for option, reason in shut]


def _leads_on(game: Game, me: Seat, act: Act, so_far: Aims, option: Act) -> Aims:
    assert isinstance(option, Aim)
    return unasked(game, me, act, (*so_far, option))[0][len(so_far) + 1 :]


def _is_grave_aim(game: Game, me: Seat, act: Act, so_far: Aims, option: Act) -> bool:
    assert isinstance(option, Aim)
    return is_grave(game, me, act, (*so_far, option))


def declared(game: Game, me: Seat, act: Act, cost: int | None = None, aims: Aims = ()) -> Play[bool]:
    """Pay for an action, aimed as it is, and let others in the room react.

    False if it was cancelled: the cost stays paid, the action is used.
    """
    if cost is None:
        cost = action_cost(game, me, act) or 0
    yield from pay(game, me, cost, act, aims)
    game.barrier = "payment"
    _say(game, me, act)
    return not (yield from interrupted(game, me, act, aims))


def pay(game: Game, me: Seat, cost: int, act: Act, aims: Aims = ()) -> Play[None]:
    """Discard the played card and action cards of your choice; contamination cards never pay. One-use items go to
    their discard pile.

    A one-use item counts as used up even if the action is then interrupted, like a played card.
    """
    played = act.card if isinstance(act, PlayCard) else None
    if cost:
        cards = [Pay(card) for card in action_cards(game, me) if card != played]
        prompt = Text("ask-pay", who=game.name(me), count=cost, what=act.text())
        for payment in (yield from choose_some(me, prompt, cards, cost, cost, topic="pay", about=(act, *aims))):
            discard_from_hand(game, me, payment.card)
    if played is not None:
        discard_from_hand(game, me, played)
    if isinstance(act, UseItem):
        printed = facts(act.item)
        one_use = QUEST_ITEMS[act.item].one_use if printed is None else printed.one_use
        if one_use:
            discard_item(game, me, act.item)


def _say(game: Game, me: Seat, act: Act) -> None:
    match act:
        case PlayCard(card):
            game.tell(story.PlaysCard, who=me, card=card)
        case UseItem(item):
            game.tell(story.UsesItem, who=me, item=item)
        case RoomAction():
            game.tell(story.UsesRoom, who=me, room=game.place_of(me))
