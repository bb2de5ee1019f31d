"""What a thing is, whatever it is: the words of every explanation."""

from __future__ import annotations

from attrs import evolve

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.components.tokens import EXPLORATION
from nemesis_desktop.games.nemesis.ui.cards.cards import belonging, card_held
from nemesis_desktop.games.nemesis.ui.explain.cards import explain_card, explain_object
from nemesis_desktop.games.nemesis.ui.explain.mutation import explain_mutation_of
from nemesis_desktop.games.nemesis.ui.explain.places import explain_place
from nemesis_desktop.games.nemesis.ui.explain.saying import maybe, say
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.furniture.play.offers import Offers
from nemesis_desktop.table.widgets.card_frame import Card, raised


def explanation(about: object, view: View | None, words: Words, offers: Offers | None = None) -> Explanation | None:
    """What a thing is, or None if there is nothing to say.

    Args:
        about: an ``Anchor``, ``("term", id)``, ``("card", deck, id)``, or an explanation that is ready.
        view: the table, as the person at the screen may know it.
        words: the language.
        offers: what is offered, for the reason why a thing cannot be chosen.
    """
    if isinstance(about, Explanation):
        return about
    if isinstance(about, Anchor):
        return explain_anchor(about, view, words, offers)
    if isinstance(about, tuple):
        match about:
            case ("term", str(id)):
                return explain_term(id, words)
            case ("card", str(deck), str(id)):
                return explain_card(Card(deck, id), words)
    if isinstance(about, Card):
        return explain_card(about, words, view)
    return None


def explain_term(id: str, words: Words) -> Explanation:
    """A marker, an icon or a word of the rules."""
    name = f"term-{id}"
    return Explanation(raised(say(words, name)), maybe(words, f"{name}-text"))


def explain_anchor(anchor: Anchor, view: View | None, words: Words, offers: Offers | None) -> Explanation | None:
    """A thing on the table, and why it cannot be chosen, if it cannot."""
    found = _explain_thing(anchor, view, words)
    reason = offers.reason(anchor) if offers is not None else None
    if reason is None:
        return found
    if found is None:
        return Explanation("", (), reason=reason)
    return evolve(found, reason=reason)


def _explain_thing(anchor: Anchor, view: View | None, words: Words) -> Explanation | None:
    id = anchor.id
    match anchor.kind:
        case "card":
            return explain_card(card_held(str(id)), words)
        case "item":
            return _explain_belonging(str(id), words, view)
        case "object":
            return explain_object(str(id), words, view)
        case "quest":
            active = view is None or any(quest.active for crew in view.crew for quest in crew.quests if quest.id == id)
            return explain_card(Card("quest", str(id), active), words)
        case "wound":
            dressed = view is not None and any(
                wound.dressed for crew in view.crew for wound in crew.wounds if wound.card == id
            )
            return explain_card(Card("wound", str(id), dressed=dressed), words)
        case "character":
            return explain_card(Card("character", str(id)), words, view)
        case "objective" | "coordinates" | "event" | "weakness":
            return explain_card(Card(anchor.kind, str(id)), words)
        case "mutation-card":
            return explain_card(Card("mutation", str(id)), words)
        case "mutation":
            return explain_mutation_of(int(id), view, words)
        case "token":
            return explain_card(Card("exploration" if id in EXPLORATION else "token", str(id)), words, view)
        case "deck":
            return Explanation(raised(say(words, f"deck-{id}")), maybe(words, "term-search-text"))
        case "destination":
            title = say(words, "ui-cards-space", space=str(id).upper())
            return Explanation(title, maybe(words, "term-destination-text"), "place")
    return explain_place(anchor, view, words) if view is not None else None


def _explain_belonging(id: str, words: Words, view: View | None) -> Explanation | None:
    card = belonging(id)
    return explain_object(id, words, view) if card.deck == "object" else explain_card(card, words)
