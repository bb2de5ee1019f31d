"""Search, crafting, trade and quest items. Rulebook: Search; Crafting and quest items; Trade."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import A, Play, choose, choose_or, claims
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import Aim, Done, Give, No, Yes
from nemesis_desktop.games.nemesis.components.items import QUEST_ITEMS, RECIPES, SEARCHED_DECKS, back_colour
from nemesis_desktop.games.nemesis.rules.belongings import (
    capacity,
    discard_item,
    facts,
    held,
    is_heavy,
    item_id,
    items_of,
    make_room,
    put_away,
    release,
    take_item,
)
from nemesis_desktop.games.nemesis.rules.piles import draw
from nemesis_desktop.games.nemesis.state import Character
from nemesis_desktop.games.nemesis.table import Game
from nemesis_desktop.games.nemesis.wording import thing_name
from nemesis_desktop.games.nemesis.zones import INVENTORIES, LOOKING

SEARCHED = 2
"""Cards looked at in a search."""

ANY_DECK = "any"
"""One card of each deck: the Scout's trait in a white room."""

FOUND_AMMO = 1
"""Ammo on a weapon found with a search."""

RECIPE_COMPONENTS = 2
"""Every crafted item is made of two different components."""


def search_decks(game: Game, slot: int) -> tuple[str, ...]:
    """The item decks that a search in this room may draw from: its colour's, any one in a white room, none without a
    colour.
    """
    tile = game.tile(slot)
    if not game.room(slot).explored or not tile.searchable or tile.colour is None:
        return ()
    return SEARCHED_DECKS if tile.colour == "white" else (tile.colour,)


def search_targets(game: Game, seat: Seat, slot: int) -> list[Aim]:
    """The decks that can be searched here, as aims."""
    if game.tile(slot).colour == "white" and game.room(slot).explored and game.has_trait(seat, "scout"):
        return [Aim("search", "deck", ANY_DECK)]
    return [Aim("search", "deck", deck) for deck in search_decks(game, slot)]


def search(game: Game, seat: Seat, deck: str) -> Play[None]:
    """Look at the top two cards of an item deck, keep one or none; the rest go face down under the deck.

    With the Scout's trait a search in a white room looks at one card of each deck instead (``deck`` is then ``any``).
    """
    decks = SEARCHED_DECKS if deck == ANY_DECK else (deck,) * SEARCHED
    cards = [card for card in (draw(game, one) for one in decks) if card is not None]
    game.look(seat, cards)
    game.tell(story.Searches, who=seat, deck=deck, count=len(cards), cards=LOOKING.hides(tuple(cards), seat))
    yield from keep_one_of(game, seat, cards)


def keep_one_of(game: Game, seat: Seat, cards: list[str]) -> Play[None]:
    """Keep one of the cards looked at, or none. A heavy one needs a hand: drop something for it or decline it."""
    state = game.state
    game.look(seat, cards)
    while state.looking:
        prompt = Text("ask-keep-item", who=game.name(seat))
        acts = [Aim("keep-item", "item", card) for card in state.looking]
        chosen = yield from choose_or(seat, prompt, acts, No("act-keep-nothing"), topic="search", secret=True)
        if isinstance(chosen, No):
            break
        card = str(chosen.id)
        if is_heavy(card) and not (yield from make_room(game, seat, card)):
            continue
        state.looking.remove(card)
        yield from _keep(game, seat, card)
        break
    rest = state.looking
    game.look_away()
    for card in rest:
        put_away(game, card)


def _keep(game: Game, seat: Seat, card: str) -> Play[None]:
    printed = facts(card)
    if printed is not None and printed.kind == "weapon":
        game.state.ammo[card] = min(FOUND_AMMO, capacity(game, card))
    yield from take_item(game, seat, card)
    if is_heavy(card):
        game.tell(story.KeepsHeavyItem, who=seat, item=card)
    else:
        game.tell(story.KeepsItem, who=seat, item=INVENTORIES.hides(card, seat), deck=back_colour(card))


# ---------------------------------------------------------------- crafting


def components_of(game: Game, seat: Seat, component: str, wild: str = "") -> list[str]:
    """Item cards that show this component; with Ingenuity any yellow item stands for a tool (``wild`` = ``tool``)."""
    return _by_component(game, seat, wild).get(component, [])


def _by_component(game: Game, seat: Seat, wild: str) -> dict[str, list[str]]:
    """The item cards that show each component; those that stand for ``wild`` among them."""
    found: dict[str, list[str]] = {}
    for item in items_of(game.character(seat)):
        printed = facts(item)
        shown = printed.component if printed is not None else None
        if shown is not None:
            found.setdefault(shown, []).append(item)
        if wild and shown != wild and _counts_as_yellow(game, seat, item):
            found.setdefault(wild, []).append(item)
    return found


def _counts_as_yellow(game: Game, seat: Seat, item: str) -> bool:
    """The Mechanic's trait: starting weapon and quest items count as yellow items in crafting."""
    colour = back_colour(item)
    return colour == "yellow" or (colour in ("starting", "quest") and game.has_trait(seat, "mechanic"))


def craftable(game: Game, seat: Seat, wild: str = "") -> list[str]:
    """Crafted items whose two components are shown by two different item cards."""
    shown = _by_component(game, seat, wild)
    if len(shown) < RECIPE_COMPONENTS:
        return []
    found = []
    for item, (first, second) in RECIPES.items():
        a, b = shown.get(first), shown.get(second)
        if a and b and (len(a) > 1 or len(b) > 1 or a != b):
            found.append(item)
    return found


def craft_left(game: Game, item: str) -> bool:
    """Whether a card of this crafted item is left."""
    return any(item_id(card) == item for card in game.state.decks["blue"])


def craft(game: Game, seat: Seat, item: str, wild: str = "") -> Play[None]:
    """Discard two items with the components of the recipe and take the crafted card; a crafted weapon comes fully
    loaded.
    """
    used: list[str] = []
    recipe = RECIPES[item]
    for step, component in enumerate(recipe):
        options = [card for card in components_of(game, seat, component, wild) if card not in used]
        if step == 0:
            rest = components_of(game, seat, recipe[1], wild)
            options = [card for card in options if any(other != card for other in rest)]
        unlike = list({item_id(card): card for card in options}.values())
        prompt = Text("ask-component", who=game.name(seat), component=Text(f"component-{component}"))
        chosen = yield from choose(seat, prompt, [Aim("component", "item", card) for card in unlike], topic="craft")
        used.append(str(chosen.id))
    blue = next(card for card in game.state.decks["blue"] if item_id(card) == item)
    # The hand first, unless a component leaves one free: whoever frees none loses no component.
    frees = any([card] in game.character(seat).hands for card in used)
    if is_heavy(blue) and not frees and not (yield from make_room(game, seat, blue)):
        return
    for card in used:
        discard_item(game, seat, card)
    game.state.decks["blue"].remove(blue)
    game.tell(story.Crafts, who=seat, item=blue)
    printed = facts(blue)
    if printed is not None and printed.kind == "weapon":
        game.state.ammo[blue] = capacity(game, blue)
    yield from take_item(game, seat, blue)


# ---------------------------------------------------------------- quest items


def quest_ready(game: Game, seat: Seat, quest: str) -> bool:
    """The condition on the quest card is met: the named room works, or the named item can be discarded."""
    printed = QUEST_ITEMS[quest]
    one = game.character(seat)
    if printed.activation_kind == "in_room":
        # Claiming is not the room's action, but a broken device cannot hand anything out: the room must work.
        return game.works(one.room) and game.room(one.room).tile == printed.room
    return any(item_id(item) in printed.items for item in items_of(one))


def activate_quest(game: Game, seat: Seat, quest: str) -> Play[None]:
    """Turn a quest card over: from now on it is an ordinary item. A discard condition also takes the named item."""
    printed = QUEST_ITEMS[quest]
    one = game.character(seat)
    # The hand first: whoever frees none keeps the card as it was and loses no item.
    if is_heavy(quest) and not (yield from make_room(game, seat, quest)):
        return
    if printed.activation_kind == "discard_item":
        options = list({item_id(item): item for item in items_of(one) if item_id(item) in printed.items}.values())
        if not options:
            return  # The only such item was what made room.
        prompt = Text("ask-quest-discard", who=game.name(seat), quest=Text(f"item-{quest}"))
        chosen = yield from choose(seat, prompt, [Aim("discard-item", "item", item) for item in options], topic="quest")
        discard_item(game, seat, str(chosen.id))
        game.tell(story.DiscardsItem, who=seat, item=str(chosen.id))
    one.quests.remove(quest)
    one.activated.append(quest)
    game.tell(story.ActivatesQuest, who=seat, item=quest)
    if quest == "autoloader":
        yield from _attach_autoloader(game, seat)
    else:
        yield from take_item(game, seat, quest)


def _attach_autoloader(game: Game, seat: Seat) -> Play[None]:
    """The Autoloader goes onto the Assault Rifle if its owner holds it; otherwise it waits in the inventory."""
    if "assault_rifle" in held(game.character(seat)):
        game.state.attached["autoloader"] = "assault_rifle"
        game.tell(story.Attached, who=seat, item="autoloader", weapon="assault_rifle")
    else:
        yield from take_item(game, seat, "autoloader")


# ---------------------------------------------------------------- trade


def tradable(one: Character) -> list[str]:
    """Everything that can change hands: items and objects, weapons with their ammo."""
    return [*held(one), *one.inventory]


def trade(game: Game, seat: Seat) -> Play[None]:
    """Everybody in the room may exchange, give and take; only who started it pays.

    First ``seat`` offers things to others; then the table is asked, in one public question, who else wants to, so that
    only those come to the screen. It is asked again as long as somebody did, and of everybody for whom something has
    changed hands since their own say. A gift may be declined, and an offer may ask for something in return.
    """
    slot = game.place_of(seat)
    game.tell(story.TradeStarts, who=seat, room=slot)
    here = [other for other in game.in_order() if other in game.people_in(slot)]
    start = here.index(seat)
    here = [*here[start:], *here[:start]]
    claimed, waiting = [seat], here[1:]
    while claimed:
        for giver in claimed:
            waiting = [other for other in waiting if other != giver]
            if (yield from _offers_of(game, giver, [other for other in here if other != giver])):
                waiting = [other for other in here if other != giver]
        could = [other for other in waiting if tradable(game.character(other))]
        claimed = yield from claims(could, Text("ask-who-offers"), topic="trade")
        if claimed:
            game.reveal()


def _offers_of(game: Game, giver: Seat, others: list[Seat]) -> Play[bool]:
    """One person's offers, until that person is done; gives back whether anything has changed hands."""
    offered: set[Give] = set()
    changed = False
    while True:
        acts = [
            offer
            for other in others
            for thing in tradable(game.character(giver))
            if (offer := Give(giver, thing, other, game.name(other))) not in offered
        ]
        prompt = Text("ask-offer", who=game.name(giver))
        # How many offers are left everybody can count: nothing is hidden by asking for the only answer.
        chosen = yield from choose_or(giver, prompt, acts, Done(), topic="trade", secret=True, always=False)
        if isinstance(chosen, Done):
            return changed
        offered.add(chosen)
        changed = (yield from _answer_offer(game, chosen)) or changed


def _answer_offer(game: Game, offer: Give) -> Play[bool]:
    """The receiver takes the thing as a gift, gives something of their own for it, or declines; what is given for it,
    the giver may refuse. Gives back whether anything has changed hands.
    """
    giver, thing, receiver = offer.giver, offer.thing, offer.receiver
    returns = [Give(receiver, back, giver, game.name(giver)) for back in tradable(game.character(receiver))]
    question = "ask-accept" if returns else "ask-accept-gift"
    prompt = Text(question, who=game.name(receiver), other=game.name(giver), item=thing_name(thing))
    acts = [Yes("act-take"), *returns, No("act-decline")]
    answer = yield from _asked_about(game, thing, receiver, prompt, acts)
    if isinstance(answer, No):
        return _declined(game, thing, receiver, giver)
    if isinstance(answer, Give):
        back, own = thing_name(answer.thing), thing_name(thing)
        prompt = Text("ask-exchange", who=game.name(giver), other=game.name(receiver), item=back, own=own)
        swap = [Yes("act-swap"), No("act-decline")]
        agreed = yield from _asked_about(game, answer.thing, giver, prompt, swap)
        if isinstance(agreed, No):
            return _declined(game, thing, giver, receiver)
        return (yield from exchange(game, offer, answer))
    return (yield from exchange(game, offer, None))


def _asked_about(game: Game, thing: str, seat: Seat, prompt: Text, acts: Sequence[A]) -> Play[A]:
    """Somebody answers an offer, with what is offered to them before their eyes."""
    game.look(seat, [thing])
    answer = yield from choose(seat, prompt, acts, topic="trade", secret=True)
    game.look_away()
    return answer


def _declined(game: Game, thing: str, who: Seat, other: Seat) -> Literal[False]:
    """Nothing changes hands; what was offered only these two know: it is the one's, and the other has been shown it."""
    game.tell(story.OfferDeclined, who=who, other=other, thing=INVENTORIES.hides(thing, who, other))
    return False


def exchange(game: Game, offer: Give, back: Give | None) -> Play[bool]:
    """Hand things over, once there is a hand for each heavy one; otherwise everything stays with its owner.

    The slot of what is given away counts, so that two full hands can swap.
    """
    gifts = [offer] if back is None else [offer, back]
    for gift in gifts:
        if not (yield from _has_room(game, gift, gifts)):
            return _declined(game, gift.thing, gift.receiver, gift.giver)
    game.reveal()
    for gift in gifts:
        release(game, gift.giver, gift.thing)
    for gift in gifts:
        _receive(game, gift)
    return True


def _has_room(game: Game, gift: Give, gifts: list[Give]) -> Play[bool]:
    one = game.character(gift.receiver)
    if not is_heavy(gift.thing) or any([other.thing] in one.hands for other in gifts if other.giver == gift.receiver):
        return True
    if not (yield from make_room(game, gift.receiver, gift.thing)):
        return False
    # Whoever dropped what the exchange was about has nothing left to exchange.
    return all(other.thing in tradable(game.character(other.giver)) for other in gifts)


def _receive(game: Game, gift: Give) -> None:
    one = game.character(gift.receiver)
    if is_heavy(gift.thing):
        one.hands.append([gift.thing])
        game.tell(story.HandsOver, who=gift.giver, other=gift.receiver, thing=gift.thing)
    else:
        one.inventory.append(gift.thing)
        game.tell(
            story.HandsOverHidden,
            who=gift.giver,
            other=gift.receiver,
            thing=INVENTORIES.hides(gift.thing, gift.giver, gift.receiver),
            deck=back_colour(gift.thing),
        )
