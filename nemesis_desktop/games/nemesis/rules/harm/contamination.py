"""Contamination cards and scanning. What an infection does is the species'. Rulebook: Contamination cards."""

from __future__ import annotations

from collections.abc import Sequence

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, play
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.things.piles import is_contamination
from nemesis_desktop.games.nemesis.zones import LOOKING


def gain_contamination(game: Game, seat: Seat) -> None:
    """Take a contamination card, unseen, on top of the own discard pile.

    With an empty deck nothing is gained (assumed).
    """
    pile = game.state.decks["contamination"]
    if pile and game.active(seat):
        game.character(seat).discard.append(pile.pop())
        game.tell(story.Contaminated, who=seat)


def contamination_in_hand(game: Game, seat: Seat) -> list[str]:
    """The contamination cards in hand."""
    return [card for card in game.character(seat).hand if is_contamination(card)]


def infected(game: Game, card: str) -> bool:
    """What the scanner shows on this card. It is seen from now on, so it cannot be taken back."""
    game.reveal()
    if card not in game.state.scanned:
        game.state.scanned.append(card)
    return card in game.state.infected


def scan_hand(game: Game, seat: Seat) -> Play[None]:
    """Scan every contamination card in hand: clean ones leave the game; with at least one INFECTED, those stay and
    the infection procedure follows.
    """
    one = game.character(seat)
    cards = contamination_in_hand(game, seat)
    if not cards:
        return
    sick = [card for card in cards if infected(game, card)]
    tell_scan(game, seat, cards, sick)
    for card in cards:
        if card not in sick:
            one.hand.remove(card)
            game.state.removed.append(card)
    if sick:
        yield from play(game.nature.infect(game, seat))


def tell_scan(game: Game, seat: Seat, cards: Sequence[str], sick: Sequence[str]) -> None:
    """Tell what the scanner showed: the table how many, and which ones whoever held them under it."""
    game.look(seat, cards)
    game.tell(
        story.Scans,
        who=seat,
        count=len(cards),
        found=len(sick),
        cards=LOOKING.hides(tuple(cards), seat),
        sick=LOOKING.hides(tuple(sick), seat),
    )
    game.look_away()


def scan_everything(game: Game, seat: Seat) -> None:
    """Surgery and Antidote: scan deck, hand and discard pile; every INFECTED card leaves, and what an
    infection has left in the character.

    No infection procedure.
    """
    one = game.character(seat)
    cards = [card for card in (*one.hand, *one.deck, *one.discard) if is_contamination(card)]
    sick = [card for card in cards if infected(game, card)]
    tell_scan(game, seat, cards, sick)
    for pile in (one.hand, one.deck, one.discard):
        pile[:] = [card for card in pile if card not in sick]
    game.state.removed.extend(sick)
    game.nature.cure(game, seat)
