"""Contamination cards, scanning, larvae on character boards. Rulebook: Contamination cards."""

from __future__ import annotations

from collections.abc import Sequence

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.rules.first_encounter import appear
from nemesis_desktop.games.nemesis.rules.intruders import miniature_free
from nemesis_desktop.games.nemesis.rules.piles import is_contamination
from nemesis_desktop.games.nemesis.rules.wounds import die
from nemesis_desktop.games.nemesis.table import Game
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
        yield from infection(game, seat)


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
    """Surgery and Antidote: scan deck, hand and discard pile; every INFECTED card and the larva leave.

    No infection procedure.
    """
    one = game.character(seat)
    cards = [card for card in (*one.hand, *one.deck, *one.discard) if is_contamination(card)]
    sick = [card for card in cards if infected(game, card)]
    tell_scan(game, seat, cards, sick)
    for pile in (one.hand, one.deck, one.discard):
        pile[:] = [card for card in pile if card not in sick]
    game.state.removed.extend(sick)
    if one.larva:
        one.larva = False
        game.tell(story.LarvaRemoved, who=seat)


def infection(game: Game, seat: Seat) -> Play[None]:
    """Infection procedure: a larva settles; with one on the board already the character dies and a creeper appears."""
    if game.character(seat).larva:
        yield from die_of_infection(game, seat)
    else:
        larva_settles(game, seat)


def larva_settles(game: Game, seat: Seat) -> None:
    """A larva comes onto a character board that has none, if one of the six miniatures is free.

    The box holds no seventh: then nothing comes (assumed, as for larvae on the ship: FAQ R052).
    """
    one = game.character(seat)
    if one.larva:
        return
    if not miniature_free(game, "larva"):
        game.tell(story.NoFigure, kind="larva")
        return
    one.larva = True
    game.tell(story.LarvaOnBoard, who=seat)


def die_of_infection(game: Game, seat: Seat) -> Play[None]:
    """The larva comes out: the character dies and a creeper stands in its room, if a miniature is free."""
    one = game.character(seat)
    slot = one.room
    one.larva = False
    if (yield from appear(game, "creeper", slot)) is None:
        game.tell(story.NoFigure, kind="creeper")
    die(game, seat, "infection")


def infest(game: Game, seat: Seat) -> None:
    """Larva infestation: a larva onto a board that has none, and a contamination card in every case."""
    larva_settles(game, seat)
    gain_contamination(game, seat)
