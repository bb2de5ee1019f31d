"""The words of what lies on the board: rooms, corridors, intruders, people, pods, engines."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.components.tokens import EXPLORATION
from nemesis_desktop.games.nemesis.modes import MODES
from nemesis_desktop.games.nemesis.ui.crew.crew_words import crew_lines, person_title
from nemesis_desktop.games.nemesis.ui.explain.cards import object_term, tile_lines
from nemesis_desktop.games.nemesis.ui.explain.saying import maybe, say
from nemesis_desktop.games.nemesis.ui.ship.says import will_feed
from nemesis_desktop.games.nemesis.view import RoomView, View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.widgets.card_frame import raised


def explain_place(anchor: Anchor, view: View, words: Words) -> Explanation | None:
    """What lies or stands there; None for what is no place of the board."""
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
        lines += maybe(words, "room-unexplored-text")
        if room.noted_tile is not None:
            lines.append(say(words, "ui-cards-noted", what=Text(f"room-{room.noted_tile}")))
        if room.noted_token is not None and room.noted_token in EXPLORATION:
            lines.append(say(words, "ui-cards-noted", what=Text(f"exploration-{EXPLORATION[room.noted_token].effect}")))
        return Explanation(title, tuple(lines), "place")
    lines += tile_lines(room.tile, words)
    if room.tile == "emergency_room" and MODES[view.mode].revival:
        lines.append(say(words, "ui-modes-revive-room"))
    if room.items is not None:
        lines.append(say(words, "ui-cards-items-here", count=room.items))
    if room.tile == "nest":
        lines.append(say(words, "ui-cards-eggs", count=view.eggs))
    marks = (("fire", room.fire), ("malfunction", room.malfunction), ("decompression", room.decompression))
    for name, there in marks:
        if there:
            lines.append(f"{raised(say(words, f'term-{name}'))}. {say(words, f'term-{name}-text')}")
    if will_feed(view, room.slot):
        lines.append(f"{raised(say(words, 'term-feeding'))}. {say(words, 'term-feeding-text')}")
    for thing in room.objects:
        lines.append(raised(say(words, f"term-{object_term(thing)}")) + ".")
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
        title = say(words, "ui-cards-corridor", first=room_text(printed.a, view), second=room_text(printed.b, view))
        lines.append(say(words, "ui-cards-corridor-numbers", numbers=" | ".join(map(str, printed.numbers))))
        if corridor.door != "open":
            door = f"term-door-{corridor.door}"
            lines.append(f"{raised(say(words, door))}. {say(words, f'{door}-text')}")
    else:
        title = raised(say(words, "term-technical-corridors"))
        lines += maybe(words, "term-technical-corridors-text")
    if corridor.noise:
        lines.append(f"{raised(say(words, 'term-noise'))}. {say(words, 'term-noise-text')}")
    return Explanation(raised(title), tuple(lines), "place")


def explain_intruder(id: int, view: View, words: Words) -> Explanation | None:
    """An intruder on the board: what it is, how badly it is hurt."""
    intruder = next((intruder for intruder in view.intruders if intruder.id == id), None)
    if intruder is None:
        return None
    lines = [
        *maybe(words, f"intruder-{intruder.kind}-text"),
        say(words, "ui-cards-injuries", count=intruder.injuries),
    ]
    if intruder.in_combat:
        lines.append(raised(say(words, "term-in-combat")) + ".")
    return Explanation(raised(say(words, f"intruder-{intruder.kind}")), tuple(lines), "danger")


def explain_pod(number: int, view: View, words: Words) -> Explanation | None:
    """An escape pod: its section, whether it can be boarded, who sits in it."""
    pod = next((pod for pod in view.pods if pod.number == number), None)
    if pod is None:
        return None
    names = {crew.seat: crew.name for crew in view.crew}
    lines = [say(words, f"ui-cards-pod-{pod.state}", section=Text(f"room-evacuation_section_{pod.section}"))]
    if pod.passengers:
        lines.append(say(words, "ui-cards-pod-people", names=", ".join(names[seat] for seat in pod.passengers)))
    if pod.state in ("locked", "unlocked"):
        lines += maybe(words, f"term-pod-{pod.state}-text")
    return Explanation(
        say(words, "ui-cards-pod", number=number), (*lines, *maybe(words, "term-escape-pod-text")), "place"
    )


def explain_engine(number: int, view: View, words: Words) -> Explanation:
    """An engine, with what the reader has seen of it."""
    known = view.engines[number - 1] if 0 < number <= len(view.engines) else None
    seen = (
        (say(words, "ui-cards-noted", what=Text(f"engine-{known}")),)
        if known
        else (say(words, "ui-cards-engine-unknown"),)
    )
    return Explanation(
        raised(say(words, "engine-name", number=number)), (*seen, *maybe(words, "term-engine-text")), "place"
    )
