"""Searching a room for items. Rulebook: Search."""

from __future__ import annotations

from functools import cache

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, choose_or
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import No
from nemesis_desktop.games.nemesis.aims import AtDeck, AtItem
from nemesis_desktop.games.nemesis.components.items import SEARCHED_DECKS, back_colour
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.things.belongings import (
    facts,
    is_heavy,
    make_room,
    put_away,
    take_item,
)
from nemesis_desktop.games.nemesis.rules.things.piles import draw
from nemesis_desktop.games.nemesis.zones import INVENTORIES, LOOKING

# Of each deck once, like the acts of a turn.
_deck = cache(AtDeck)

SEARCHED = 2
"""Cards looked at in a search."""

ANY_DECK = "any"
"""One card of each deck: the Scout's trait in a white room."""


def search_decks(game: Game, slot: int) -> tuple[str, ...]:
    """The item decks that a search in this room may draw from: its colour's, any one in a white room, none without a
    colour.
    """
    tile = game.ship.tile(slot)
    if not game.room(slot).explored or not tile.searchable or tile.colour is None:
        return ()
    return SEARCHED_DECKS if tile.colour == "white" else (tile.colour,)


def search_targets(game: Game, seat: Seat, slot: int) -> list[AtDeck]:
    """The decks that can be searched here, as aims."""
    if game.ship.tile(slot).colour == "white" and game.room(slot).explored and game.has_trait(seat, "scout"):
        return [AtDeck(ANY_DECK, "search")]
    return [_deck(deck, "search") for deck in search_decks(game, slot)]


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
        acts = [AtItem(card, "keep-item") for card in state.looking]
        chosen = yield from choose_or(seat, prompt, acts, No("act-keep-nothing"), topic="search", secret=True)
        if isinstance(chosen, No):
            break
        card = chosen.item
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
        game.state.ammo[card] = printed.found_ammo or 0
    yield from take_item(game, seat, card)
    if is_heavy(card):
        game.tell(story.KeepsHeavyItem, who=seat, item=card)
    else:
        game.tell(story.KeepsItem, who=seat, item=INVENTORIES.hides(card, seat), deck=back_colour(card))
