"""Draw, move, give a card. Rulebook: Phase 4, draw and move."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Act, Anchor, Refusal
from nemesis_desktop.engine.flow import Play, choose_some
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.acts import (
    Exchange,
    Give,
    GoAndGive,
    GoAndRisk,
    KeepHand,
    ShowLight,
    Sleep,
    StayDark,
    Take,
)
from nemesis_desktop.games.the_thing.components.characters import GARRY, NORRIS
from nemesis_desktop.games.the_thing.components.locations import KENNEL, REC_ROOM
from nemesis_desktop.games.the_thing.components.things import (
    ACTIONS,
    FLASHLIGHT,
    HAND_LIMIT,
    HAND_LIMIT_STARVING,
)
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.rules.things.asking import privately
from nemesis_desktop.games.the_thing.rules.things.piles import (
    draw_card,
    holds,
    lay,
    look_at,
    look_away,
    show,
    throw_hand,
)
from nemesis_desktop.games.the_thing.rules.work.goods import use_on_the_way
from nemesis_desktop.games.the_thing.state import NOBODY
from nemesis_desktop.games.the_thing.zones import PILE

GIVE_CLICKS = 2
LIGHT_CLICKS = 2


def hand_limit(game: Game) -> int:
    """How many action cards somebody may hold."""
    return HAND_LIMIT_STARVING if game.state.starving else HAND_LIMIT


def draw_cards(game: Game) -> None:
    """From the leader clockwise all draw up to the limit; then one more card goes onto the leader board unseen."""
    for who in game.in_order():
        one, drawn = game.figure(who), 0
        while len(one.hand) < hand_limit(game) and (card := draw_card(game)) is not None:
            one.hand.append(card)
            drawn += 1
        if drawn:
            game.tell(story.HandDrawn, who=who, count=drawn)
    extra = draw_card(game)
    if extra is not None:
        lay(game, NOBODY, extra)
        game.tell(story.ExtraCard)


def move_characters(game: Game) -> Play[None]:
    """Everybody goes somewhere: left of the leader first, the leader last, each seeing the earlier places."""
    for who in game.turn_order():
        yield from _move(game, who)


def _move(game: Game, who: int) -> Play[None]:
    """One visit: where to, with which card or what instead, and what is used there."""
    one = game.figure(who)
    if one.character == GARRY and one.hand:
        yield from _exchange(game, who)
    acts: list[GoAndGive | GoAndRisk | Sleep] = []
    places = [place for place in game.open_places if game.has_room(place)]
    if one.hand:
        acts += map(GoAndGive, places)
    acts += [*map(GoAndRisk, places), Sleep()]
    act = yield from privately(
        game, who, game.ask("go", who), acts, topic="go", ritual=1, refusals=lambda: closed(game)
    )
    one.place = act.place
    game.tell(story.Went, who=who, place=act.place)
    if act.place == game.state.token_place:
        game.state.token_place, game.state.token_holder = "", who
        game.tell(story.TokenTaken, who=who, place=act.place)
    match act:
        case GoAndGive():
            yield from _give(game, who)
            yield from use_on_the_way(game, who)
        case GoAndRisk():
            yield from _risk(game, who)
            yield from use_on_the_way(game, who)
        case Sleep():
            one.lying = True
            yield from _swap(game, who)


def closed(game: Game) -> list[Refusal]:
    """Where nobody can go now, and why: all of it lies before everybody (D38)."""
    why = {KENNEL: "kennel", REC_ROOM: "rec-room"}
    for place, spot in game.state.spots.items():
        if spot.burned:
            why[place] = "burned"
        elif not game.has_room(place):
            why[place] = "full"
    return [
        Refusal((Anchor("place", place),), Text(f"thing-reason-{reason}"), Text(f"thing-place-{place}"))
        for place, reason in why.items()
    ]


def _exchange(game: Game, who: int) -> Play[None]:
    """Garry may throw a card face down and draw one, at the start of his own move (D58)."""
    one = game.figure(who)
    acts = [*(Exchange(card) for card in ACTIONS if card in one.hand), KeepHand()]
    act = yield from privately(game, who, game.ask("exchange", who), acts, topic="exchange", ritual=GIVE_CLICKS)
    if not isinstance(act, Exchange):
        return
    one.hand.remove(act.card)
    drawn = draw_card(game)
    game.state.discard.append(act.card)
    if drawn is None:  # nothing but the thrown card is left
        drawn = draw_card(game)
    if drawn is not None:
        one.hand.append(drawn)
    game.tell(story.CardExchanged, who=who)


def _light(game: Game, who: int) -> Play[bool]:
    """Whether somebody has light. Everybody is asked, as if everybody could have one; Norris, openly, always has."""
    if game.figure(who).character == NORRIS:
        return True
    inert: dict[Act, ShowLight | StayDark] = {} if holds(game, who, FLASHLIGHT) else {ShowLight(): StayDark()}
    acts: list[ShowLight | StayDark] = [ShowLight(), StayDark()]
    act = yield from privately(
        game, who, game.ask("light", who), acts, topic="light", ritual=LIGHT_CLICKS, inert=inert, barrier="sealed"
    )
    if not isinstance(act, ShowLight):
        return False
    show(game, who, FLASHLIGHT)
    game.tell(story.LightShown, who=who)
    return True


def _give(game: Game, who: int) -> Play[None]:
    """A chosen card of the hand; in the dark, without light, one drawn blindly (D54)."""
    hand = game.figure(who).hand
    if game.dark and not (yield from _light(game, who)):
        card = game.draw_any("darkness", hand)
        _lay(game, who, card, blindly=True)
        return
    acts = [Give(card) for card in ACTIONS if card in hand]
    act = yield from privately(
        game, who, game.ask("give", who), acts, topic="give", ritual=GIVE_CLICKS, barrier="sealed"
    )
    hand.remove(act.card)
    _lay(game, who, act.card)


def _lay(game: Game, who: int, card: str, blindly: bool = False) -> None:
    lay(game, who, card)
    if game.watched(who):
        game.tell(story.GaveOpenly, who=who, card=card)
    else:
        told = story.GaveBlindly if blindly else story.GaveCard
        game.tell(told, who=who, card=PILE.hides(card, game.seat_of(who)))


def _risk(game: Game, who: int) -> Play[None]:
    """Throw the hand away and lay the top card of the deck; with light, one of the top two. Darkness is no matter."""
    light = yield from _light(game, who)
    game.tell(story.Risked, who=who, count=len(throw_hand(game, who)))
    drawn = [card for _ in range(2 if light else 1) if (card := draw_card(game)) is not None]
    look_at(game, who, drawn)
    if drawn:
        acts = [Give(card) for card in ACTIONS if card in drawn]
        act = yield from privately(
            game, who, game.ask("drawn", who), acts, topic="drawn", ritual=GIVE_CLICKS, barrier="sealed"
        )
        drawn.remove(act.card)
        game.state.discard.extend(drawn)
        look_away(game)
        _lay(game, who, act.card)
    look_away(game)


def _swap(game: Game, who: int) -> Play[None]:
    """Throw the hand away, search the deck for as many cards, and make one deck of deck and discards (D41)."""
    state, one = game.state, game.figure(who)
    count = len(one.hand)
    if len(state.deck) < count:
        refill_with_discards(game)
    count = min(count, len(state.deck))
    if not one.hand:
        return  # an empty hand is swapped for nothing, as everybody sees (D32)
    look_at(game, who, sorted(state.deck))
    state.deck = []  # it is in the searcher's hands
    found = state.looking
    acts = [Take(card, copy) for card in ACTIONS for copy in range(min(count, found.count(card)))]
    prompt = game.ask("swap", who, count=count)
    taken = yield from choose_some(game.seat_of(who), prompt, acts, count, count, topic="swap", secret=True, ritual=1)
    thrown = throw_hand(game, who)
    for act in taken:
        found.remove(act.card)
        one.hand.append(act.card)
    look_away(game)
    state.deck.extend(found)
    state.deck.extend(state.discard)
    state.discard.clear()
    game.shuffle("deck", state.deck)
    game.barrier = "reveal"
    game.tell(story.HandSwapped, who=who, count=len(thrown))


def refill_with_discards(game: Game) -> None:
    """The older discards come into the deck before somebody searches it."""
    state = game.state
    state.deck.extend(state.discard)
    state.discard.clear()
    game.shuffle("deck", state.deck)
