"""Pieces that go from room to room: characters and intruders along passages and ducts, pods out of their bays."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.ui.ship.drawn import surround
from nemesis_desktop.games.nemesis.ui.ship.layout import walk
from nemesis_desktop.games.nemesis.ui.ship.scenes.staging import (
    OnShip,
    Scene,
    Sprite,
    around,
    beast_sprite,
    still,
    token_sprite,
)
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.motion import APPEAR, MOVE
from nemesis_desktop.table.drawing.shapes import cut
from nemesis_desktop.table.drawing.theme import measure, motion

ONE_PASSAGE: Final = 190.0
"""So many units are an ordinary step from room to room; a longer way takes longer, up to a limit."""
FLIGHT: Final = 150.0
"""How far a launched pod is seen to fly, in units."""


def person_moves(moment: OnShip[story.Moves]) -> Scene | None:
    """A character goes along the passage, or through the ducts, into another room."""
    one = moment.person(moment.event.who)
    if one is None:
        return None
    who = ("person", one.seat)
    return _flight(moment, _way(moment, who), token_sprite(one), who)


def intruder_moves(moment: OnShip[story.IntruderMoves]) -> Scene | None:
    """An intruder does the same."""
    id = moment.event.intruder
    beast = next((one for one in moment.before.intruders if one.id == id), None)
    if beast is None:
        return None
    who = ("intruder", id)
    return _flight(moment, _way(moment, who), beast_sprite(beast.kind, beast.injuries), who)


def _way(moment: OnShip[story.Moves | story.IntruderMoves], who: tuple[str, int]) -> list[QPointF]:
    """From where the piece stands, along the passage, to the middle of the other room."""
    slots, start, end = moment.layout.slots, moment.event.from_, moment.event.to
    here, there = moment.place(who[0], who[1], start), slots[end].rect.center()
    passage = moment.layout.corridors.get(moment.event.corridor or "")
    if passage is not None:
        return [here, *(passage.line if passage.b == end else reversed(passage.line)), there]
    network = slots[start].network
    doors = (slots[start].entrance, slots[end].entrance)
    if network is None or network != slots[end].network or doors[0] is None or doors[1] is None:
        return [here, there]
    return [here, doors[0], moment.layout.hubs[network].center(), doors[1], there]


def _flight(moment: OnShip[Any], path: list[QPointF], sprite: Sprite, who: tuple[str, int]) -> Scene:
    length = sum(math.hypot(b.x() - a.x(), b.y() - a.y()) for a, b in pairwise(path))
    step = motion("piece_step")
    duration = min(motion("piece_step_max"), round(step * max(1.0, length / ONE_PASSAGE)))

    def at(part: float) -> QPointF:
        return walk(path, MOVE.valueForProgress(part))

    def where(part: float) -> QRectF:
        return around(at(part), sprite.reach + 3)

    def draw(canvas: Canvas, part: float) -> None:
        sprite.draw(canvas, at(part))

    return Scene(duration, draw, where, moment.before, moment.after, frozenset((who,)))


# ---------------------------------------------------------------------------------------------- pods


def pod_launches(moment: OnShip[story.Launched | story.PodRemoved]) -> Scene | None:
    """A pod leaves its bay and is gone in the night."""
    number = moment.event.pod
    place = moment.layout.pods.get(number)
    pod = next((pod for pod in moment.before.pods if pod.number == number), None)
    if place is None or pod is None:
        return None
    riders = tuple(
        surround.Passenger(one.seat, one.colour, one.character)
        for one in moment.before.crew
        if one.seat in pod.passengers
    )
    middle = place.rect.center()
    reach = max(place.rect.width(), place.rect.height()) / 2 + 3

    def paint(canvas: Canvas, at: QPointF) -> None:
        surround.paint_pod(canvas.at(at.x() - middle.x(), at.y() - middle.y()), place, pod.state, riders)

    sprite = Sprite(paint, reach)
    away = QPointF(-0.35, -1.0 if moment.layout.pods_in_bays and place.section == "a" else 1.0)
    if not moment.layout.pods_in_bays:
        away = QPointF(-1.0, -0.15 if place.section == "a" else 0.15)

    def draw(canvas: Canvas, part: float) -> None:
        gone = part * part
        for index, late in enumerate((0.16, 0.08)):
            trail = max(0.0, part - late) ** 2
            canvas.disc(middle + away * FLIGHT * trail, 9 - 3 * index, "accent.cold", 0.18 * (1 - part))
        sprite.draw(canvas, middle + away * FLIGHT * gone, 1 - 0.45 * gone, 1 - gone)

    box = place.rect.united(place.rect.translated(away * FLIGHT)).adjusted(-8, -8, 8, 8)
    return still(moment, motion("piece_step_max"), draw, box, moment.after)


def pod_turns(moment: OnShip[story.PodTurned]) -> Scene | None:
    """A pod token is turned over."""
    place = moment.layout.pods.get(moment.event.pod)
    return None if place is None else _blink(moment, [place.rect])


def pods_turn(moment: OnShip[story.PodsUnlocked]) -> Scene | None:
    """All pods change at once."""
    changed = [
        moment.layout.pods[after.number].rect
        for before, after in zip(moment.before.pods, moment.after.pods, strict=False)
        if before.state != after.state and after.number in moment.layout.pods
    ]
    return _blink(moment, changed) if changed else None


def _blink(moment: OnShip[Any], boxes: list[QRectF]) -> Scene:
    """A cold light runs outward around some boxes that have just changed."""
    whole = boxes[0]
    for box in boxes[1:]:
        whole = whole.united(box)

    def draw(canvas: Canvas, part: float) -> None:
        out = 9 * APPEAR.valueForProgress(part)
        for box in boxes:
            frame = cut(box.adjusted(-out, -out, out, out), measure("corner.control"))
            canvas.line(frame, "accent.cold", 2.4, 1.0 - part)

    return still(moment, motion("token_turn"), draw, whole.adjusted(-13, -13, 13, 13), moment.after)


def person_sleeps(moment: OnShip[story.Hibernates]) -> Scene | None:
    """A character lies down in a hibernation chamber: the token sinks into cold light."""
    one = moment.person(moment.event.who)
    if one is None or one.room is None or one.room not in moment.layout.slots:
        return None
    start = moment.place("person", one.seat, one.room)
    sprite = token_sprite(one)
    box = moment.layout.slots[one.room].rect.adjusted(-8, -8, 8, 8)

    def draw(canvas: Canvas, part: float) -> None:
        eased = MOVE.valueForProgress(part)
        canvas.glow(start, 40, 40, "accent.cold", 0.5 * math.sin(math.pi * part))
        sprite.draw(canvas, start, 1.0 - 0.45 * eased, 1.0 - part)

    return still(moment, motion("piece_step"), draw, box, None, ("person", one.seat))
