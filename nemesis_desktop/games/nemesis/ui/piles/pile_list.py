"""Every pile that may be looked through: what lies face up, and how many cards lie face down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from attrs import frozen

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.ui.signs import emblem
from nemesis_desktop.games.nemesis.view import CrewView, View
from nemesis_desktop.program.words import Words

PileKey = str | tuple[str, Seat]
"""``event``, ``attack``, ``wound``, ``contamination``, ``intruder``, an item colour, ``crafted``, or
``("person", seat)``.
"""

INTRUDER_PILES: Final = ("event", "attack", "wound", "contamination")
PLAYED: Final = "intruder"
"""The cards of whoever plays the intruders: a pile only while somebody does."""
ITEM_PILES: Final = ("red", "yellow", "green", "crafted", "blue")
SYMBOLS: Final[Mapping[str, tuple[str, str]]] = {
    "event": ("symbols/event", "text.primary"),
    "attack": ("symbols/attack", "state.danger"),
    "wound": ("symbols/serious_wound", "state.danger"),
    "contamination": ("symbols/contamination", "text.secondary"),
    PLAYED: ("symbols/intruder_queen", "state.danger"),
    "mutation": ("symbols/mutation", "accent.mutation"),
    "red": ("symbols/item_red", "item.red"),
    "yellow": ("symbols/item_yellow", "item.yellow"),
    "green": ("symbols/item_green", "item.green"),
    "crafted": ("symbols/component_tool", "item.blue"),
    "blue": ("symbols/item_blue", "item.blue"),
}


@frozen
class Pile:
    """Cards that lie face up.

    ``deck`` is the number of cards in the deck, ``discard`` that on the discard pile; None where there is none.
    """

    key: PileKey
    group: str
    name: str
    symbol: str
    ink: str
    deck: int | None
    discard: int | None
    cards: tuple[tuple[str, str], ...]
    """Deck and id of each card, the newest first."""
    note: str = ""
    """What is to be said about the pile."""


def intruder_piles(view: View) -> tuple[str, ...]:
    """The decks beside the bag: those of every species, and those of the one on board."""
    return (*INTRUDER_PILES, *view.printed.decks)


def piles_of(view: View, words: Words) -> tuple[Pile, ...]:
    """Every pile that may be looked through, and every deck whose size is public."""
    lying = intruder_piles(view)
    lying = (*lying, PLAYED) if PLAYED in view.discards else lying
    piles = [_deck_pile(view, name, "intruders", name, words) for name in lying]
    piles += [_deck_pile(view, name, "items", "item", words) for name in ITEM_PILES if name not in ("crafted", "blue")]
    piles += _crafted_piles(view, words)
    return (*piles, *(_pile_of(person, words) for person in view.crew if person.character is not None))


def _say(words: Words, message: str, **args: str | int) -> str:
    return words.text(Text(f"ui-panels-{message}", **args))


def _lying(words: Words, count: int) -> str:
    return f"{_say(words, 'pile-discarded', count=count)}. {_say(words, 'pile-newest')}" if count else ""


def _deck_pile(view: View, name: str, group: str, deck: str, words: Words) -> Pile:
    cards = tuple((deck, card) for card in reversed(view.discards.get(name, ())))
    size = view.decks.get(name, 0)
    notes = [_say(words, "pile-deck", count=size), _lying(words, len(cards))]
    if name in ("contamination", *view.printed.decks):
        notes.append(_say(words, "pile-secret" if name == "contamination" else f"pile-{name}-secret"))
    # Contamination cards that were cleared leave the game: there is no pile of them to look through.
    discard = len(cards) if name in view.discards else None
    note = " ".join(note for note in notes if note)
    return Pile(name, group, _say(words, f"pile-{name}"), *SYMBOLS[name], size, discard, cards, note)


def _crafted_piles(view: View, words: Words) -> list[Pile]:
    """The blue cards: those that can still be crafted lie open; used ones never come back."""
    left = tuple(("item", card) for card in view.discards.get("crafted", ()))
    used = tuple(("item", card) for card in reversed(view.discards.get("blue", ())))
    crafted = Pile(
        "crafted", "items", _say(words, "pile-crafted"), *SYMBOLS["crafted"], len(left), None, left,
        _say(words, "pile-supply", count=len(left)),
    )  # fmt: skip
    blue = Pile(
        "blue", "items", _say(words, "pile-blue"), *SYMBOLS["blue"], None, len(used), used, _lying(words, len(used))
    )  # fmt: skip
    return [crafted, blue]


def _pile_of(person: CrewView, words: Words) -> Pile:
    cards = tuple(
        ("contamination" if card.startswith("contamination") else "action", card) for card in reversed(person.discard)
    )
    notes = (_say(words, "pile-deck", count=person.deck_count), _lying(words, len(cards)))
    return Pile(
        key=("person", person.seat),
        group="people",
        name=person.name,
        symbol=emblem(person.character or ""),
        ink=f"player.{person.colour}",
        deck=person.deck_count,
        discard=len(cards),
        cards=cards,
        note=" ".join(note for note in notes if note),
    )
