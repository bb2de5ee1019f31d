"""The words of every explanation: rooms, corridors, cards, people, markers, and the terms of the rules."""

from __future__ import annotations

from attrs import evolve

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.nemesis.components.actions import ACTION_FACTS
from nemesis_desktop.games.nemesis.components.board import BOARDS
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
from nemesis_desktop.games.nemesis.ui.cards.cards import belonging, card_held, deck_of
from nemesis_desktop.games.nemesis.ui.crew.crew_words import crew_lines, person_title, trait_lines
from nemesis_desktop.games.nemesis.ui.explain.mutation import explain_mutation, explain_mutation_of
from nemesis_desktop.games.nemesis.ui.ship.says import will_feed
from nemesis_desktop.games.nemesis.view import RoomView, View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.furniture.play.offers import Offers
from nemesis_desktop.table.widgets.card_frame import Card, raised

_OBJECT_TERMS = {"egg": "egg", "carcass": "carcass", "corpse": "corpse", "blue_corpse": "blue-corpse"}


def _say(words: Words, id: str, **args: Argument) -> str:
    return words.text(Text(id, **args))


def _maybe(words: Words, id: str) -> tuple[str, ...]:
    return (words.text(Text(id)),) if words.has(id) else ()


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
    return Explanation(raised(_say(words, name)), _maybe(words, f"{name}-text"))


# -------------------------------------------------------------------- cards


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
            lines = (*_maybe(words, "term-contamination-text"), *_maybe(words, "term-scan-text"))
            return Explanation(raised(_say(words, "contamination-card")), lines)
        case "event":
            printed = (_say(words, f"event-{card.id}-text"),)
            lines = _maybe(words, "term-event-text")
            return Explanation(raised(_say(words, f"event-{card.id}")), lines, "danger", card, printed=printed)
        case "attack":
            effect = ATTACKS[card.id].effect
            printed = (_say(words, f"attack-{effect}-text"),)
            lines = _maybe(words, "term-attack-card-text")
            return Explanation(raised(_say(words, f"attack-{effect}")), lines, "danger", card, printed=printed)
        case "intruder":
            return _explain_intruder_card(card, words)
        case "objective":
            kind = f"objective-kind-{OBJECTIVES[card.id].kind}"
            lines = (raised(_say(words, kind)), _say(words, f"objective-{card.id}-text"))
            return Explanation(raised(_say(words, f"objective-{card.id}")), lines, card=card)
        case "weakness" | "adaptation":
            lines = (_say(words, f"weakness-{card.id}-text"), *_maybe(words, "term-weakness-text"))
            kind = "place" if deck == "weakness" else "danger"
            return Explanation(raised(_say(words, f"weakness-{card.id}")), lines, kind, card)
        case "mutation":
            return explain_mutation(card.id, words)
        case "coordinates":
            places = [
                _say(words, "ui-cards-course", space=space.upper(), place=Text(f"destination-{place}"))
                for space, place in sorted(COORDINATES[card.id].items())
            ]
            return Explanation(
                raised(_say(words, "term-coordinates")), (*places, *_maybe(words, "term-coordinates-text")), "place"
            )
        case "token":
            return _explain_token(card.id, words)
        case "exploration":
            token = EXPLORATION[card.id]
            lines = (
                *_maybe(words, f"exploration-{token.effect}-text"),
                _items_line(token, view, words),
            )
            return Explanation(raised(_say(words, f"exploration-{token.effect}")), lines)
        case "room":
            return Explanation(raised(_say(words, f"room-{card.id}")), _tile_lines(card.id, words), "place")
        case "engine":
            state = "working" if card.id.endswith("working") else "damaged"
            return Explanation(raised(_say(words, f"engine-{state}")), _maybe(words, "term-engine-text"))
        case "character":
            lines = _maybe(words, f"character-{card.id}-text")
            if view is not None:
                lines = (*lines, *trait_lines(card.id, view, words))
            return Explanation(raised(_say(words, f"character-{card.id}")), lines)
    return None


def _use_lines(words: Words, cost: int | None, combat: str, **marks: bool) -> tuple[str, ...]:
    """Cost, combat rule and burdens of a card, in one line."""
    said = [] if cost is None else [_say(words, "ui-cards-cost", cost=cost)]
    if combat != "any":
        said.append(raised(_say(words, f"term-{combat.replace('_', '-')}")))
    said += [raised(_say(words, f"term-{name.replace('_', '-')}")) for name, there in marks.items() if there]
    return (". ".join(said) + ".",) if said else ()


def _items_line(token: ExplorationToken, view: View | None, words: Words) -> str:
    """How many items a token brings; where this way to play takes some away, how many, too."""
    count = token.items if view is None else MODES[view.mode].items(token)
    if count == token.items:
        return _say(words, "ui-cards-items-here", count=count)
    return _say(words, "ui-cards-items-reduced", printed=token.items, less=token.items - count, count=count)


def _explain_action(card: Card, words: Words) -> Explanation:
    assert card.id is not None
    kind = kind_of_action(card.id)
    facts = ACTION_FACTS[kind]
    use = _use_lines(words, facts.cost, facts.combat, reaction=facts.reaction)
    printed = (_say(words, f"action-{kind}-text"),)
    return Explanation(raised(_say(words, f"action-{kind}")), use, card=card, printed=printed)


def _explain_intruder_card(card: Card, words: Words) -> Explanation:
    """An intruder action card: its three uses, one line each."""
    assert card.id is not None
    facts = INTRUDER_ACTIONS[card.id]
    name = f"intruder-card-{facts.effect}"
    lines = (
        _say(words, "ui-modes-card-move", numbers=" | ".join(map(str, facts.movement))),
        _say(words, "ui-modes-card-attack", count=facts.attack_draw),
        _say(words, "ui-modes-card-effect", effect=Text(f"{name}-text")),
    )
    return Explanation(raised(_say(words, name)), lines, "danger", card)


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
        lines.append(_say(words, "ui-cards-capacity", count=facts.capacity))
    if facts.component is not None:
        lines.append(_say(words, "ui-cards-component", component=Text(f"component-{facts.component}")))
    if facts.recipe is not None:
        first, second = facts.recipe
        lines.append(
            _say(words, "ui-cards-recipe", first=Text(f"component-{first}"), second=Text(f"component-{second}"))
        )
    if colour_of_item(card.id) != "none":
        lines.append(raised(_say(words, f"deck-{colour_of_item(card.id)}")))
    printed = (_say(words, f"item-{kind}-text"),)
    return Explanation(raised(_say(words, f"item-{kind}")), tuple(lines), card=card, printed=printed)


def _explain_quest(card: Card, words: Words) -> Explanation:
    assert card.id is not None
    facts = QUEST_ITEMS[card.id]
    lines = [_say(words, f"item-{card.id}-text")]
    if not card.active:
        lines.insert(0, f"{_say(words, 'ui-cards-quest-sleeping')}. {_say(words, f'quest-{card.id}-condition')}.")
    action = facts.use == "action"
    lines += _use_lines(
        words,
        facts.cost if action else None,
        facts.combat if action else "any",
        heavy_item=facts.heavy,
        one_use=facts.one_use,
    )
    return Explanation(raised(_say(words, f"item-{card.id}")), tuple(lines), card=card)


def explain_object(thing: str, words: Words, view: View | None = None) -> Explanation:
    """A heavy object, on a floor or in a hand."""
    term = _OBJECT_TERMS.get(object_of(thing), "object")
    lines: tuple[str, ...] = (_say(words, "ui-modes-revive-dead"),) if revives(thing, view) else ()
    lines += (*_maybe(words, f"term-{term}-text"), *_maybe(words, "term-object-text"))
    return Explanation(raised(_say(words, f"term-{term}")), lines)


def revives(thing: str, view: View | None) -> bool:
    """Whether somebody can come back from this body: a character's, where the mode knows revival."""
    return view is not None and MODES[view.mode].revival and object_of(thing) == "corpse"


def _explain_wound(card: Card, words: Words) -> Explanation:
    assert card.id is not None
    kind = kind_of_wound(card.id)
    title = raised(_say(words, f"wound-{kind}"))
    if card.dressed:
        return Explanation(
            title, (raised(_say(words, "term-dressed-wound")) + ".", *_maybe(words, "term-dressed-wound-text"))
        )
    lines = (_say(words, f"wound-{kind}-text"), *_maybe(words, "term-serious-wound-text"))
    return Explanation(title, lines, "danger")


def _explain_token(id: str, words: Words) -> Explanation:
    token = INTRUDER_TOKENS.get(id)
    kind = token.kind if token is not None else id
    lines = list(_maybe(words, f"intruder-{kind}-text"))
    if token is not None and token.number is not None:
        lines.insert(0, _say(words, "ui-cards-token-number", number=token.number))
    return Explanation(raised(_say(words, f"intruder-{kind}")), tuple(lines), "danger")


# -------------------------------------------------------------------- things on the table


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
            return Explanation(raised(_say(words, f"deck-{id}")), _maybe(words, "term-search-text"))
        case "destination":
            title = _say(words, "ui-cards-space", space=str(id).upper())
            return Explanation(title, _maybe(words, "term-destination-text"), "place")
    return _explain_place(anchor, view, words) if view is not None else None


def _explain_belonging(id: str, words: Words, view: View | None) -> Explanation | None:
    card = belonging(id)
    return explain_object(id, words, view) if card.deck == "object" else explain_card(card, words)


def _explain_place(anchor: Anchor, view: View, words: Words) -> Explanation | None:
    match anchor.kind:
        case "room":
            room = next((room for room in view.rooms if room.slot == anchor.id), None)
            return None if room is None else explain_room(room, view, words)
        case "corridor" | "network":
            return explain_corridor(str(anchor.id), view, words)
        case "intruder":
            return explain_intruder(int(anchor.id), view, words)
        case "seat":
            person = next((crew for crew in view.crew if crew.seat == anchor.id), None)
            return (
                None
                if person is None
                else Explanation(person_title(person, words), tuple(crew_lines(person, view, words)), "person")
            )
        case "pod":
            return explain_pod(int(anchor.id), view, words)
        case "engine":
            return explain_engine(int(anchor.id), view, words)
    return None


def _tile_lines(tile: str, words: Words) -> tuple[str, ...]:
    facts = ROOMS[tile]
    lines = [*_maybe(words, f"room-{tile}-text")]
    if facts.action == "action" and words.has(f"room-{tile}-action"):
        head = raised(_say(words, f"room-{tile}-action"))
        lines = [_say(words, "ui-cards-room-action", action=head, cost=facts.cost), *lines]
    if facts.colour is not None:
        white = facts.colour == "white"
        lines.append(_say(words, "ui-cards-room-white") if white else f"{_say(words, f'deck-{facts.colour}')}.")
    if facts.computer:
        lines.append(raised(_say(words, "term-computer")) + ".")
    return tuple(lines)


def room_text(slot: int, view: View) -> Text:
    """The name of a room as the reader of the view may know it."""
    room = next((room for room in view.rooms if room.slot == slot), None)
    if room is None or room.tile is None:
        return Text("room-unexplored", number=slot)
    return Text(f"room-{room.tile}")


def explain_room(room: RoomView, view: View, words: Words) -> Explanation:
    """A room: what can be done there, and everything that lies in it."""
    title = raised(words.text(room_text(room.slot, view)))
    lines: list[str] = []
    if room.tile is None:
        lines += _maybe(words, "room-unexplored-text")
        if room.noted_tile is not None:
            lines.append(_say(words, "ui-cards-noted", what=Text(f"room-{room.noted_tile}")))
        if room.noted_token is not None and room.noted_token in EXPLORATION:
            lines.append(
                _say(words, "ui-cards-noted", what=Text(f"exploration-{EXPLORATION[room.noted_token].effect}"))
            )
        return Explanation(title, tuple(lines), "place")
    lines += _tile_lines(room.tile, words)
    if room.tile == "emergency_room" and MODES[view.mode].revival:
        lines.append(_say(words, "ui-modes-revive-room"))
    if room.items is not None:
        lines.append(_say(words, "ui-cards-items-here", count=room.items))
    if room.tile == "nest":
        lines.append(_say(words, "ui-cards-eggs", count=view.eggs))
    marks = (("fire", room.fire), ("malfunction", room.malfunction), ("decompression", room.decompression))
    for name, there in marks:
        if there:
            lines.append(f"{raised(_say(words, f'term-{name}'))}. {_say(words, f'term-{name}-text')}")
    if will_feed(view, room.slot):
        lines.append(f"{raised(_say(words, 'term-feeding'))}. {_say(words, 'term-feeding-text')}")
    for thing in room.objects:
        lines.append(raised(_say(words, f"term-{_OBJECT_TERMS.get(object_of(thing), 'object')}")) + ".")
    danger = room.fire or any(intruder.room == room.slot for intruder in view.intruders)
    return Explanation(title, tuple(lines), "danger" if danger else "place")


def explain_corridor(id: str, view: View, words: Words) -> Explanation | None:
    """A corridor, or the technical corridors: between which rooms, with which numbers, door and noise."""
    corridor = next((corridor for corridor in view.corridors if corridor.id == id), None)
    if corridor is None:
        return None
    board = BOARDS[view.board]
    lines: list[str] = []
    if id in board.corridors:
        printed = board.corridors[id]
        title = _say(words, "ui-cards-corridor", first=room_text(printed.a, view), second=room_text(printed.b, view))
        lines.append(_say(words, "ui-cards-corridor-numbers", numbers=" | ".join(map(str, printed.numbers))))
        if corridor.door != "open":
            door = f"term-door-{corridor.door}"
            lines.append(f"{raised(_say(words, door))}. {_say(words, f'{door}-text')}")
    else:
        title = raised(_say(words, "term-technical-corridors"))
        lines += _maybe(words, "term-technical-corridors-text")
    if corridor.noise:
        lines.append(f"{raised(_say(words, 'term-noise'))}. {_say(words, 'term-noise-text')}")
    return Explanation(raised(title), tuple(lines), "place")


def explain_intruder(id: int, view: View, words: Words) -> Explanation | None:
    """An intruder on the board: what it is, how badly it is hurt."""
    intruder = next((intruder for intruder in view.intruders if intruder.id == id), None)
    if intruder is None:
        return None
    lines = [
        *_maybe(words, f"intruder-{intruder.kind}-text"),
        _say(words, "ui-cards-injuries", count=intruder.injuries),
    ]
    if intruder.in_combat:
        lines.append(raised(_say(words, "term-in-combat")) + ".")
    return Explanation(raised(_say(words, f"intruder-{intruder.kind}")), tuple(lines), "danger")


def explain_pod(number: int, view: View, words: Words) -> Explanation | None:
    """An escape pod: its section, whether it can be boarded, who sits in it."""
    pod = next((pod for pod in view.pods if pod.number == number), None)
    if pod is None:
        return None
    names = {crew.seat: crew.name for crew in view.crew}
    lines = [_say(words, f"ui-cards-pod-{pod.state}", section=Text(f"room-evacuation_section_{pod.section}"))]
    if pod.passengers:
        lines.append(_say(words, "ui-cards-pod-people", names=", ".join(names[seat] for seat in pod.passengers)))
    if pod.state in ("locked", "unlocked"):
        lines += _maybe(words, f"term-pod-{pod.state}-text")
    return Explanation(
        _say(words, "ui-cards-pod", number=number), (*lines, *_maybe(words, "term-escape-pod-text")), "place"
    )


def explain_engine(number: int, view: View, words: Words) -> Explanation:
    """An engine, with what the reader has seen of it."""
    known = view.engines[number - 1] if 0 < number <= len(view.engines) else None
    seen = (
        (_say(words, "ui-cards-noted", what=Text(f"engine-{known}")),)
        if known
        else (_say(words, "ui-cards-engine-unknown"),)
    )
    return Explanation(
        raised(_say(words, "engine-name", number=number)), (*seen, *_maybe(words, "term-engine-text")), "place"
    )
