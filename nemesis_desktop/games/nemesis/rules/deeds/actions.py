"""Doing what a person has chosen: aim, pay, let others react, resolve. Rulebook: Actions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from nemesis_desktop.engine.decision import Act, Seat
from nemesis_desktop.engine.flow import Play, choose, choose_some, play
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import (
    ActivateQuest,
    CarefulMove,
    Craft,
    Melee,
    MeleeEggs,
    Move,
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
from nemesis_desktop.games.nemesis.aims import Aim
from nemesis_desktop.games.nemesis.components.items import QUEST_ITEMS
from nemesis_desktop.games.nemesis.effects import Aims, Effect, Use
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.deeds.combat import melee, melee_eggs, shoot, shoot_eggs
from nemesis_desktop.games.nemesis.rules.deeds.crafting import craft
from nemesis_desktop.games.nemesis.rules.deeds.movement import careful_movement, move
from nemesis_desktop.games.nemesis.rules.deeds.quests import activate_quest
from nemesis_desktop.games.nemesis.rules.deeds.reactions import interrupted
from nemesis_desktop.games.nemesis.rules.deeds.survey import action_cost, item_cost, refusals_of, use_of
from nemesis_desktop.games.nemesis.rules.deeds.trade import trade
from nemesis_desktop.games.nemesis.rules.things.belongings import (
    discard_item,
    facts,
)
from nemesis_desktop.games.nemesis.rules.things.piles import action_cards, discard_from_hand

# Of each card once, like the acts of a turn.
_pay = cache(Pay)


def unasked(game: Game, me: Seat, act: Act, so_far: Aims = ()) -> tuple[Aims, bool]:
    """How an act, aimed ``so_far``, goes on by itself where there is only one way, and whether that aims it wholly."""
    found = use_of(game, me, act, so_far)
    if found is None:
        return so_far, True
    effect, use = found
    options = _next_aims(effect, use)
    if not so_far and effect.asks_alone and effect.refused(use):
        return so_far, False
    while options is not None and len(options) == 1:
        use = use.aimed((*use.aims, options[0]))
        options = _next_aims(effect, use)
    return use.aims, options is None


def _next_aims(effect: Effect, use: Use) -> Sequence[Aim] | None:
    """The choices that come next; None when the aim is complete."""
    return effect.next_aims(use) if use.aims else effect.aims(use)


def is_grave(game: Game, me: Seat, act: Act, so_far: Aims = ()) -> bool:
    """Whether an act does at once what is no routine: a wound for one more action, or what cannot be taken back.

    Not where it is still to be aimed, or where its payment is still to be chosen: then it is asked about anyway.
    """
    if isinstance(act, Rush):
        return True
    found = use_of(game, me, act)
    if found is None:
        return False
    effect, use = found
    aims, whole = unasked(game, me, act, so_far)
    cost = item_cost(game, me, act.item, aims) if isinstance(act, UseItem) else action_cost(game, me, act) or 0
    funds = len(action_cards(game, me)) - isinstance(act, PlayCard)
    return whole and not 0 < cost < funds and effect.grave(use.aimed(aims))


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
        case _:
            yield from play(game.nature.perform(game, me, act))


def pick_up(game: Game, me: Seat, thing: str) -> None:
    """Take a heavy object from the floor into a free hand."""
    one = game.character(me)
    game.room(one.room).objects.remove(thing)
    one.hands.append([thing])
    game.tell(story.PicksUp, who=me, thing=thing, room=one.room)


def _use(game: Game, me: Seat, act: Act) -> Play[None]:
    """Use a card, an item or a room: aim it, pay, resolve."""
    found = use_of(game, me, act)
    assert found is not None, "it is a card, an item or a room"
    effect, use = found
    use = yield from aim(act, effect, use)
    # Only of an item may the cost depend on how it is used.
    cost = item_cost(game, me, act.item, use.aims) if isinstance(act, UseItem) else None
    if (yield from declared(game, me, act, cost, use.aims)):
        if effect.must_pass:
            game.state.turn.must_pass = True
        yield from play(effect.resolve(use))


def aim(act: Act, effect: Effect, use: Use) -> Play[Use]:
    """Ask for the aim of an act, choice by choice."""
    game, me = use.game, use.me
    options: Sequence[Aim] | None = effect.aims(use)
    shut = effect.refused(use)
    while options is not None:
        chosen = yield from choose(
            me,
            Text(effect.prompt, who=game.name(me)),
            options,
            topic="aim",
            always=effect.asks_alone and bool(shut),
            refusals=partial(refusals_of, shut),
            leads=partial(_leads_on, game, me, act, use.aims),
            grave=partial(_is_grave_aim, game, me, act, use.aims),
        )
        use, shut = use.aimed((*use.aims, chosen)), ()
        options = effect.next_aims(use)
    return use


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
    _say(game, me, act)
    return not (yield from interrupted(game, me, act, aims))


def pay(game: Game, me: Seat, cost: int, act: Act, aims: Aims = ()) -> Play[None]:
    """Discard the played card and action cards of your choice; contamination cards never pay. One-use items go to
    their discard pile.

    A one-use item counts as used up even if the action is then interrupted, like a played card.
    """
    # No barrier of undo: discards lie face up, so what others see of them was in the payer's own hands to show.
    played = act.card if isinstance(act, PlayCard) else None
    if cost:
        cards = [_pay(card) for card in action_cards(game, me) if card != played]
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
