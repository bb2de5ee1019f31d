"""Decks and discard piles: drawing, reshuffling, discarding. Rulebook: Discard piles; Player phase, step 1."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.components.contamination import CONTAMINATION
from nemesis_desktop.games.nemesis.game import Game

CONTAMINATION_CARDS = frozenset(CONTAMINATION)


def is_contamination(card: str) -> bool:
    """A contamination card, not an action card."""
    return card in CONTAMINATION_CARDS


def draw(game: Game, deck: str) -> str | None:
    """The top card of a deck; an empty deck is made anew from its discard pile. None if both are empty.

    The rulebook says so for events; for attacks, items and wounds it is assumed. Contamination never comes back.
    """
    pile = game.state.decks[deck]
    if not pile:
        discard = game.state.discards.get(deck)
        if not discard:
            return None
        pile.extend(discard)
        discard.clear()
        game.shuffle(deck, pile)
    game.reveal()
    return pile.pop()


def discard(game: Game, deck: str, card: str) -> None:
    """Put a card face up on the discard pile of its deck."""
    game.state.discards[deck].append(card)


def draw_action_cards(game: Game, seat: Seat, count: int) -> int:
    """Draw up to ``count`` cards from the own action deck, reshuffling the discard pile when it runs out.

    How many came.
    """
    one = game.character(seat)
    drawn = 0
    for _ in range(count):
        if not one.deck:
            if not one.discard:
                break
            one.deck, one.discard = one.discard, []
            game.shuffle(f"deck-{seat}", one.deck)
        one.hand.append(one.deck.pop())
        drawn += 1
    if drawn:
        game.reveal()
        game.tell(story.DrewCards, who=seat, count=drawn)
    return drawn


def discard_from_hand(game: Game, seat: Seat, card: str) -> None:
    """Put a card of the hand face up on the own discard pile."""
    one = game.character(seat)
    one.hand.remove(card)
    one.discard.append(card)


def action_cards(game: Game, seat: Seat) -> list[str]:
    """The action cards in hand: what can pay a cost."""
    return [card for card in game.character(seat).hand if card not in CONTAMINATION_CARDS]


def shuffle_all_together(game: Game, seat: Seat, *, hand: bool) -> None:
    """Shuffle deck and discard pile, and the hand too where the effect says so, into a new action deck."""
    one = game.character(seat)
    one.deck = one.deck + one.discard
    one.discard = []
    if hand:
        one.deck += one.hand
        one.hand = []
    game.shuffle(f"deck-{seat}", one.deck)
    game.reveal()
