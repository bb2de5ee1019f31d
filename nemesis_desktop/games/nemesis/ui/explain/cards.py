"""The words of cards, tokens and tiles in full, with the card itself beside them."""

from __future__ import annotations

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.components.actions import ACTION_FACTS
from nemesis_desktop.games.nemesis.components.coordinates import COORDINATES
from nemesis_desktop.games.nemesis.components.items import ITEM_FACTS, QUEST_ITEMS, STARTING_WEAPONS
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.components.tokens import EXPLORATION, ExplorationToken
from nemesis_desktop.games.nemesis.modes import MODES
from nemesis_desktop.games.nemesis.species.shelf import ATTACKS, INTRUDER_ACTIONS, INTRUDER_TOKENS
from nemesis_desktop.games.nemesis.ui.cards.card_faces import (
    colour_of_item,
    kind_of_action,
    kind_of_item,
    kind_of_wound,
    object_of,
)
from nemesis_desktop.games.nemesis.ui.cards.cards import deck_of
from nemesis_desktop.games.nemesis.ui.crew.crew_words import trait_lines
from nemesis_desktop.games.nemesis.ui.explain.mutation import explain_mutation
from nemesis_desktop.games.nemesis.ui.explain.saying import maybe, say
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.widgets.card_frame import Card, raised

_OBJECT_TERMS = {"egg": "egg", "carcass": "carcass", "corpse": "corpse", "blue_corpse": "blue-corpse"}


def explain_card(card: Card, words: Words, view: View | None = None) -> Explanation | None:
    """A card face in full words, with the card itself beside them; nothing is said about a back."""
    if card.id is None or card.id.startswith("back:"):
        return None
    deck = card.deck
    if deck == "action" and deck_of(card.id) == "contamination":
        deck = "contamination"
    match deck:
        case "action":
            return _explain_action(card, words)
        case "item":
            return _explain_item(card, words)
        case "quest":
            return _explain_quest(card, words)
        case "object":
            return explain_object(card.id, words)
        case "wound":
            return _explain_wound(card, words)
        case "contamination":
            lines = (*maybe(words, "term-contamination-text"), *maybe(words, "term-scan-text"))
            return Explanation(raised(say(words, "contamination-card")), lines)
        case "event":
            printed = (say(words, f"event-{card.id}-text"),)
            lines = maybe(words, "term-event-text")
            return Explanation(raised(say(words, f"event-{card.id}")), lines, "danger", card, printed=printed)
        case "attack":
            effect = ATTACKS[card.id].effect
            printed = (say(words, f"attack-{effect}-text"),)
            lines = maybe(words, "term-attack-card-text")
            return Explanation(raised(say(words, f"attack-{effect}")), lines, "danger", card, printed=printed)
        case "intruder":
            return _explain_intruder_card(card, words)
        case "objective":
            kind = f"objective-kind-{OBJECTIVES[card.id].kind}"
            lines = (raised(say(words, kind)), say(words, f"objective-{card.id}-text"))
            return Explanation(raised(say(words, f"objective-{card.id}")), lines, card=card)
        case "weakness" | "adaptation":
            lines = (say(words, f"weakness-{card.id}-text"), *maybe(words, "term-weakness-text"))
            kind = "place" if deck == "weakness" else "danger"
            return Explanation(raised(say(words, f"weakness-{card.id}")), lines, kind, card)
        case "mutation":
            return explain_mutation(card.id, words)
        case "coordinates":
            places = [
                say(words, "ui-cards-course", space=space.upper(), place=Text(f"destination-{place}"))
                for space, place in sorted(COORDINATES[card.id].items())
            ]
            return Explanation(
                raised(say(words, "term-coordinates")), (*places, *maybe(words, "term-coordinates-text")), "place"
            )
        case "token":
            return _explain_token(card.id, words)
        case "exploration":
            token = EXPLORATION[card.id]
            lines = (
                *maybe(words, f"exploration-{token.effect}-text"),
                _items_line(token, view, words),
            )
            return Explanation(raised(say(words, f"exploration-{token.effect}")), lines)
        case "room":
            return Explanation(raised(say(words, f"room-{card.id}")), tile_lines(card.id, words), "place")
        case "engine":
            state = "working" if card.id.endswith("working") else "damaged"
            return Explanation(raised(say(words, f"engine-{state}")), maybe(words, "term-engine-text"))
        case "character":
            lines = maybe(words, f"character-{card.id}-text")
            if view is not None:
                lines = (*lines, *trait_lines(card.id, view, words))
            return Explanation(raised(say(words, f"character-{card.id}")), lines)
    return None


def _use_lines(words: Words, cost: int | None, combat: str, **marks: bool) -> tuple[str, ...]:
    """Cost, combat rule and burdens of a card, in one line."""
    said = [] if cost is None else [say(words, "ui-cards-cost", cost=cost)]
    if combat != "any":
        said.append(raised(say(words, f"term-{combat.replace('_', '-')}")))
    said += [raised(say(words, f"term-{name.replace('_', '-')}")) for name, there in marks.items() if there]
    return (". ".join(said) + ".",) if said else ()


def _items_line(token: ExplorationToken, view: View | None, words: Words) -> str:
    """How many items a token brings; where this way to play takes some away, how many, too."""
    count = token.items if view is None else MODES[view.mode].items(token)
    if count == token.items:
        return say(words, "ui-cards-items-here", count=count)
    return say(words, "ui-cards-items-reduced", printed=token.items, less=token.items - count, count=count)


def _explain_action(card: Card, words: Words) -> Explanation:
    assert card.id is not None
    kind = kind_of_action(card.id)
    facts = ACTION_FACTS[kind]
    use = _use_lines(words, facts.cost, facts.combat, reaction=facts.reaction)
    printed = (say(words, f"action-{kind}-text"),)
    return Explanation(raised(say(words, f"action-{kind}")), use, card=card, printed=printed)


def _explain_intruder_card(card: Card, words: Words) -> Explanation:
    """An intruder action card: its three uses, one line each."""
    assert card.id is not None
    facts = INTRUDER_ACTIONS[card.id]
    name = f"intruder-card-{facts.effect}"
    lines = (
        say(words, "ui-modes-card-move", numbers=" | ".join(map(str, facts.movement))),
        say(words, "ui-modes-card-attack", count=facts.attack_draw),
        say(words, "ui-modes-card-effect", effect=Text(f"{name}-text")),
    )
    return Explanation(raised(say(words, name)), lines, "danger", card)


def _explain_item(card: Card, words: Words) -> Explanation:
    assert card.id is not None
    kind = kind_of_item(card.id)
    facts = ITEM_FACTS.get(kind) or STARTING_WEAPONS[kind]
    lines: list[str] = []
    weapon = facts.kind == "weapon"
    lines += _use_lines(
        words,
        None if weapon else facts.cost,
        "any" if weapon else facts.combat,
        heavy_item=facts.heavy,
        one_use=facts.one_use,
    )
    if facts.capacity is not None:
        lines.append(say(words, "ui-cards-capacity", count=facts.capacity))
    if facts.component is not None:
        lines.append(say(words, "ui-cards-component", component=Text(f"component-{facts.component}")))
    if facts.recipe is not None:
        first, second = facts.recipe
        lines.append(
            say(words, "ui-cards-recipe", first=Text(f"component-{first}"), second=Text(f"component-{second}"))
        )
    if colour_of_item(card.id) != "none":
        lines.append(raised(say(words, f"deck-{colour_of_item(card.id)}")))
    printed = (say(words, f"item-{kind}-text"),)
    return Explanation(raised(say(words, f"item-{kind}")), tuple(lines), card=card, printed=printed)


def _explain_quest(card: Card, words: Words) -> Explanation:
    assert card.id is not None
    facts = QUEST_ITEMS[card.id]
    lines = [say(words, f"item-{card.id}-text")]
    if not card.active:
        lines.insert(0, f"{say(words, 'ui-cards-quest-sleeping')}. {say(words, f'quest-{card.id}-condition')}.")
    action = facts.use == "action"
    lines += _use_lines(
        words,
        facts.cost if action else None,
        facts.combat if action else "any",
        heavy_item=facts.heavy,
        one_use=facts.one_use,
    )
    return Explanation(raised(say(words, f"item-{card.id}")), tuple(lines), card=card)


def object_term(thing: str) -> str:
    """The term of the rules for a heavy object."""
    return _OBJECT_TERMS.get(object_of(thing), "object")


def explain_object(thing: str, words: Words, view: View | None = None) -> Explanation:
    """A heavy object, on a floor or in a hand."""
    term = object_term(thing)
    lines: tuple[str, ...] = (say(words, "ui-modes-revive-dead"),) if revives(thing, view) else ()
    lines += (*maybe(words, f"term-{term}-text"), *maybe(words, "term-object-text"))
    return Explanation(raised(say(words, f"term-{term}")), lines)


def revives(thing: str, view: View | None) -> bool:
    """Whether somebody can come back from this body: a character's, where the mode knows revival."""
    return view is not None and MODES[view.mode].revival and object_of(thing) == "corpse"


def _explain_wound(card: Card, words: Words) -> Explanation:
    assert card.id is not None
    kind = kind_of_wound(card.id)
    title = raised(say(words, f"wound-{kind}"))
    if card.dressed:
        return Explanation(
            title, (raised(say(words, "term-dressed-wound")) + ".", *maybe(words, "term-dressed-wound-text"))
        )
    lines = (say(words, f"wound-{kind}-text"), *maybe(words, "term-serious-wound-text"))
    return Explanation(title, lines, "danger")


def _explain_token(id: str, words: Words) -> Explanation:
    token = INTRUDER_TOKENS.get(id)
    kind = token.kind if token is not None else id
    lines = list(maybe(words, f"intruder-{kind}-text"))
    if token is not None and token.number is not None:
        lines.insert(0, say(words, "ui-cards-token-number", number=token.number))
    return Explanation(raised(say(words, f"intruder-{kind}")), tuple(lines), "danger")


def tile_lines(tile: str, words: Words) -> tuple[str, ...]:
    """What a room tile does."""
    facts = ROOMS[tile]
    lines = [*maybe(words, f"room-{tile}-text")]
    if facts.action == "action" and words.has(f"room-{tile}-action"):
        head = raised(say(words, f"room-{tile}-action"))
        lines = [say(words, "ui-cards-room-action", action=head, cost=facts.cost), *lines]
    if facts.colour is not None:
        white = facts.colour == "white"
        lines.append(say(words, "ui-cards-room-white") if white else f"{say(words, f'deck-{facts.colour}')}.")
    if facts.computer:
        lines.append(raised(say(words, "term-computer")) + ".")
    return tuple(lines)
