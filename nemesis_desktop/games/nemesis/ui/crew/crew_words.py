"""Everything public about a person and character, in words."""

from __future__ import annotations

from collections import Counter

from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.nemesis.modes import MODES, TRAITS
from nemesis_desktop.games.nemesis.said.wording import thing_name
from nemesis_desktop.games.nemesis.view import CrewView, HeldView, View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.widgets.card_frame import raised

_BACKS = ("red", "yellow", "green", "blue")


def _say(words: Words, message: str, **args: Argument) -> str:
    return words.text(Text(f"ui-panels-{message}", **args))


def person_title(person: CrewView, words: Words) -> str:
    """Name and character, as a heading."""
    if person.character is None:
        return person.name
    return _say(words, "person", name=person.name, role=Text(f"character-{person.character}"))


def place_words(person: CrewView, view: View, words: Words, *, short: bool = False) -> str:
    """Where the character is: a room, a pod, asleep, gone, dead and of what. ``short`` is for the module."""
    match person.status:
        case "choosing":
            # Whoever has chosen waits for the others.
            return _say(words, "choosing" if person.character is None else "chosen")
        case "waiting":
            return _say(words, "pod", number=person.pod or 0)
        case "hibernating":
            return _say(words, "hibernating")
        case "launched":
            return _say(words, "launched-pod", number=person.pod) if person.pod else _say(words, "launched")
        case "dead":
            if person.seat == view.intruder_player:
                return words.text(Text("ui-modes-leads-short"))
            if short or not person.cause_of_death:
                return _say(words, "dead")
            return _say(words, "dead-of", cause=Text(f"cause-{person.cause_of_death}"))
    return room_words(person.room, view, words, short=short)


def room_words(slot: int | None, view: View, words: Words, *, short: bool = False) -> str:
    """The name of a room, or of its plate on the map."""
    room = next((room for room in view.rooms if room.slot == slot), None)
    if room is None:
        return ""
    if not room.explored or room.tile is None:
        return words.text(Text("room-unexplored", number=room.slot))
    return words.form(Text(f"room-{room.tile}"), "plate" if short else "")


def held_words(thing: HeldView, words: Words) -> str:
    """A thing in a hand, with its ammo and what is attached."""
    name = thing_name(thing.id)
    said = words.text(name)
    if thing.capacity is not None:
        said = _say(words, "ammo", thing=name, now=thing.ammo or 0, full=thing.capacity)
    attached = [_say(words, "attached", thing=thing_name(other)) for other in thing.attached]
    return "; ".join([said, *attached])


def crew_lines(person: CrewView, view: View, words: Words) -> list[str]:
    """All that everybody may know about a person, line by line."""
    number = "person-first" if person.first_player else "person-number"
    lines = [place_words(person, view, words), _say(words, number, number=person.number)]
    if person.seat == view.acting:
        lines.append(_say(words, "acting"))
    if person.seat == view.intruder_player:
        deck = view.decks.get("intruder", 0)
        lines.append(words.text(Text("ui-modes-leads-text")))
        lines.append(words.text(Text("ui-modes-cards-text", hand=person.hand_count, deck=deck)))
        return lines
    if person.character is None:
        return lines
    if person.status not in ("dead", "launched", "hibernating"):
        states = (("passed", person.passed), ("in-combat", person.in_combat))
        lines += [_say(words, name) for name, is_so in states if is_so]
    lines += trait_lines(person.character, view, words)
    if person.status != "dead":
        lines += _body_lines(person, words)
        lines += mutation_lines(person, view, words)
        lines += _belongings(person, words)
    elif MODES[view.mode].revival:
        lines.append(words.text(Text("ui-modes-revive-dead")))
    if not view.shared_objectives:
        lines += _objectives(person, words)
    return lines


def trait_lines(character: str, view: View, words: Words) -> list[str]:
    """What the trait of a character does, where the table plays with traits."""
    if TRAITS not in view.options:
        return []
    name = Text(f"trait-{character}")
    return [words.text(Text("ui-modes-trait", name=name, text=Text(f"trait-{character}-text")))]


def _body_lines(person: CrewView, words: Words) -> list[str]:
    lines = []
    if person.light_wounds:
        lines.append(_say(words, "light", count=person.light_wounds))
    if person.wounds:
        lines.append(_say(words, "serious", count=len(person.wounds)))
    for wound in person.wounds:
        kind = Text(f"wound-{wound.kind}")
        if wound.dressed:
            lines.append(_say(words, "wound-dressed", wound=kind))
        else:
            lines.append(_say(words, "wound", wound=kind, effect=Text(f"wound-{wound.kind}-text")))
    if not lines:
        lines.append(_say(words, "no-wounds"))
    lines += [_say(words, name) for name in ("slime", "larva", "signal") if getattr(person, name)]
    return lines


def mutation_lines(person: CrewView, view: View, words: Words) -> list[str]:
    """What everybody knows of somebody's mutation: the card, the markers, what is the matter for some time."""
    lines = []
    if person.mutation is not None:
        lines.append(_say(words, "mutation", mutation=Text(f"mutation-{person.mutation}")))
    elif person.mutated:
        lines.append(_say(words, "mutation-face-down"))
    if person.mutation_markers:
        lines.append(_say(words, "mutation-markers", count=person.mutation_markers, most=view.printed.most_markers))
    return [*lines, *(f"{raised(words.text(Text(f'alteration-{one}')))}." for one in person.altered)]


def _belongings(person: CrewView, words: Words) -> list[str]:
    lines = [_say(words, "cards", hand=person.hand_count, deck=person.deck_count, discard=len(person.discard))]
    backs = Counter(person.items)
    known = [back for back in _BACKS if backs[back]]
    counted = [(back, backs[back]) for back in known] + [("none", sum(backs.values()) - sum(backs[b] for b in known))]
    shown = [
        _say(words, "items-of", deck=Text(f"ui-panels-colour-{back}"), count=count) for back, count in counted if count
    ]
    if person.open_inventory:
        named = ", ".join(words.text(thing_name(item)) for item in person.open_inventory)
        lines.append(words.text(Text("ui-modes-items", list=named)))
    else:
        lines.append(_say(words, "items", list=", ".join(shown)) if shown else _say(words, "items-none"))
    held = [held_words(thing, words) for slot in person.held for thing in slot]
    lines.append(_say(words, "hands", list=", ".join(held)) if held else _say(words, "hands-empty"))
    for quest in person.quests:
        lines.append(_say(words, "quest-active" if quest.active else "quest", quest=thing_name(quest.id)))
    return lines


def _objectives(person: CrewView, words: Words) -> list[str]:
    lines = [_say(words, "objective-open", objective=Text(f"objective-{one}")) for one in person.open_objectives]
    if person.objectives_left or not lines:
        lines.insert(0, _say(words, "objectives", count=person.objectives_left))
    return lines
