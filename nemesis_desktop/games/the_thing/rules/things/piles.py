"""Decks, bags and hands: how cards and tokens come to people and leave them. Rulebook: Phase 4, Items."""

from __future__ import annotations

from collections.abc import Sequence

from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.components.things import CANISTERS, FLAMETHROWER, back_of
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.state import NOBODY

# ---------------------------------------------------------------- action cards


def refill(game: Game) -> None:
    """An empty deck is made of the discards."""
    state = game.state
    if not state.deck and state.discard:
        state.deck, state.discard = state.discard, []
        game.shuffle("deck", state.deck)


def draw_card(game: Game) -> str | None:
    """The top action card; None where deck and discards are empty (D41)."""
    refill(game)
    game.barrier = "reveal"
    return game.state.deck.pop() if game.state.deck else None


def throw_hand(game: Game, who: int) -> list[str]:
    """Discard the whole hand face down."""
    one = game.figure(who)
    thrown, one.hand = one.hand, []
    game.state.discard.extend(thrown)
    return thrown


def lay(game: Game, who: int, card: str) -> None:
    """Lay a card onto the leader board: face up under the greatest suspicion (D9)."""
    pile, up = game.state.pile, who != NOBODY and game.watched(who)
    pile.cards.append(card)
    pile.givers.append(who)
    pile.up.append(up)


def shuffle_pile(game: Game) -> None:
    """Now nobody knows which card is whose; what lay face up is still known to be in here."""
    pile = game.state.pile
    pile.known = [card for card, up in zip(pile.cards, pile.up, strict=True) if up]
    pile.givers = [NOBODY] * len(pile.cards)
    pile.up = [False] * len(pile.cards)
    game.shuffle("pile", pile.cards)
    game.barrier = "reveal"


def turn_up(game: Game) -> str:
    """Take the top card of the shuffled pile. It goes to the discards, face up."""
    pile = game.state.pile
    card = pile.cards.pop()
    pile.givers.pop()
    pile.up.pop()
    if card in pile.known:
        pile.known.remove(card)
    game.state.discard.append(card)
    game.barrier = "reveal"
    return card


def drop_pile(game: Game) -> int:
    """Discard what is left of the pile, unseen; tells how many cards that were."""
    pile = game.state.pile
    count = len(pile.cards)
    game.state.discard.extend(pile.cards)
    pile.cards, pile.givers, pile.up, pile.known = [], [], [], []
    return count


def pay_blind_card(game: Game) -> None:
    """Discard a face-down card of the active pile, drawn blindly; without one that part of the cost is free (D31)."""
    pile = game.state.pile
    down = [index for index, up in enumerate(pile.up) if not up]
    if not down:
        return
    index = game.pick("pile-cost", down)
    game.state.discard.append(pile.cards.pop(index))
    pile.givers.pop(index)
    pile.up.pop(index)
    # Nobody knows whose card it was, so nobody knows any more that the own card is still here.
    pile.givers = [giver if up else NOBODY for giver, up in zip(pile.givers, pile.up, strict=True)]


# ---------------------------------------------------------------- weapons, items, samples


def holds(game: Game, who: int, good: str) -> bool:
    """Somebody can use it; an empty flamethrower is of no use (D57)."""
    one = game.figure(who)
    return any(one.canisters) if good == FLAMETHROWER else good in one.goods or good in one.shown


def receive(game: Game, who: int, good: str, canisters: int = CANISTERS) -> None:
    """Somebody gets it: hidden, or a flamethrower open, with its canisters (D59)."""
    one = game.figure(who)
    if good != FLAMETHROWER:
        one.goods.append(good)
        return
    # All flamethrowers stand before the other open cards, so that each finds its canisters.
    one.shown.insert(len(one.canisters), good)
    one.canisters.append(canisters)


def show(game: Game, who: int, good: str) -> None:
    """It is shown and stays: from now on it lies open."""
    one = game.figure(who)
    if good not in one.shown:
        one.goods.remove(good)
        one.shown.append(good)


def use_up(game: Game, who: int, good: str) -> None:
    """It is shown and leaves the game."""
    one = game.figure(who)
    (one.shown if good in one.shown else one.goods).remove(good)
    game.state.used.append(good)


def use_canister(game: Game, who: int) -> None:
    """One canister of the fullest flamethrower."""
    canisters = game.figure(who).canisters
    canisters[canisters.index(max(canisters))] -= 1


def pay_with(game: Game, who: int, good: str) -> None:
    """Use a weapon: a canister of the flamethrower, or the card."""
    if good == FLAMETHROWER:
        use_canister(game, who)
    else:
        use_up(game, who, good)


def take(game: Game, who: int, good: str, place: str) -> None:
    """Keep a card of a deck, hidden; a flamethrower lies open."""
    from nemesis_desktop.games.the_thing.zones import GOODS

    receive(game, who, good)
    if good == FLAMETHROWER:
        game.tell(story.TookFlamethrower, who=who)
    else:
        game.tell(story.TookGood, who=who, good=GOODS.hides(good, game.seat_of(who)), back=back_of(good))


def look_at(game: Game, who: int, things: Sequence[str]) -> None:
    """These are in somebody's eyes, and in nobody else's."""
    game.state.looking, game.state.looker = list(things), who
    game.barrier = "reveal"


def look_away(game: Game) -> None:
    """Nothing is being looked at any more."""
    game.state.looking, game.state.looker = [], NOBODY


def strip(game: Game, who: int) -> None:
    """All that belongs to somebody who leaves: cards under their decks, samples to the discards (11.1)."""
    state, one = game.state, game.figure(who)
    for good in (*one.goods, *one.shown):
        match back_of(good):
            case "weapon":
                state.weapons.insert(0, good)
            case "item":
                state.items.insert(0, good)
            case _:
                state.lab_discard.append(good)
    for card in one.hand:
        state.deck.insert(0, card)
    one.goods, one.shown, one.canisters, one.hand, one.laid, one.seen = [], [], [], [], [], []
