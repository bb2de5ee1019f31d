"""Action cards: what is printed on each kind, and the physical cards of every character's deck.

A physical card is known by `<character>_<kind>`, with a number behind it when the deck has more than one copy.
"""

from typing import Literal

from attrs import frozen

from nemesis_desktop.games.nemesis.components.characters import ACTION_DECK, CharacterId

ActionKind = str
ActionCardId = str


@frozen
class ActionFacts:
    """What is printed on an action card.

    `cost` counts the cards to discard besides it. A `reaction` is played at its moment of the game, not in a turn.
    """

    kind: ActionKind
    cost: int
    combat: Literal["any", "in_combat_only", "out_of_combat_only"]
    reaction: bool = False


ACTION_FACTS: dict[ActionKind, ActionFacts] = {
    facts.kind: facts
    for facts in (
        ActionFacts("reload", 0, "any"),
        ActionFacts("order", 0, "out_of_combat_only"),
        ActionFacts("motivation", 0, "any"),
        ActionFacts("suppressive_fire", 0, "in_combat_only"),
        ActionFacts("basic_repairs", 2, "out_of_combat_only"),
        ActionFacts("interruption", 0, "any", reaction=True),
        ActionFacts("search", 0, "out_of_combat_only"),
        ActionFacts("rest", 0, "out_of_combat_only"),
        ActionFacts("demolition", 0, "any"),
        ActionFacts("ship_knowledge", 0, "out_of_combat_only"),
        ActionFacts("piloting", 0, "out_of_combat_only"),
        ActionFacts("old_friend", 0, "out_of_combat_only"),
        ActionFacts("computer_skills", 0, "out_of_combat_only"),
        ActionFacts("repairs", 1, "out_of_combat_only"),
        ActionFacts("intranet", 1, "out_of_combat_only"),
        ActionFacts("blocking_access", 0, "out_of_combat_only"),
        ActionFacts("risk_assessment", 0, "out_of_combat_only"),
        ActionFacts("adrenaline", 0, "in_combat_only"),
        ActionFacts("reconnaissance", 1, "out_of_combat_only"),
        ActionFacts("scavenging", 1, "out_of_combat_only"),
        ActionFacts("full_auto", 0, "in_combat_only"),
        ActionFacts("nerves_of_steel", 0, "any", reaction=True),
        ActionFacts("covering_fire", 0, "in_combat_only"),
        ActionFacts("taking_aim", 0, "in_combat_only"),
        ActionFacts("ingenuity", 0, "out_of_combat_only"),
        ActionFacts("pyrotechnics", 1, "out_of_combat_only"),
        ActionFacts("technical_corridors", 1, "out_of_combat_only"),
        ActionFacts("fast_repairs", 0, "out_of_combat_only"),
        ActionFacts("emergency_resuscitation", 0, "out_of_combat_only"),
        ActionFacts("field_dressing", 1, "out_of_combat_only"),
        ActionFacts("pharmacist", 0, "out_of_combat_only"),
    )
}


def _deck_of(character: CharacterId) -> dict[ActionCardId, ActionKind]:
    cards: dict[ActionCardId, ActionKind] = {}
    for kind, copies in ACTION_DECK[character]:
        if copies == 1:
            cards[f"{character}_{kind}"] = kind
        else:
            cards |= {f"{character}_{kind}_{n}": kind for n in range(1, copies + 1)}
    return cards


_KIND_OF: dict[ActionCardId, ActionKind] = {}
_DECKS: dict[CharacterId, tuple[ActionCardId, ...]] = {}
for _character in ACTION_DECK:
    _cards = _deck_of(_character)
    _DECKS[_character] = tuple(_cards)
    _KIND_OF |= _cards


def action_deck(character: CharacterId) -> tuple[ActionCardId, ...]:
    """The ten physical action cards of a character, unshuffled."""
    return _DECKS[character]


def action_kind(card: ActionCardId) -> ActionKind:
    """What a physical action card is."""
    return _KIND_OF[card]
