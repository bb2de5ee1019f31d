"""Intruders that appear, attack, are hurt, retreat and die; shots and blows."""

from __future__ import annotations

import math
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.ui.ship.drawn import pieces
from nemesis_desktop.games.nemesis.ui.ship.scenes.staging import (
    OnShip,
    Scene,
    Sprite,
    around,
    beast_sprite,
    between,
    still,
    token_sprite,
)
from nemesis_desktop.games.nemesis.ui.signs import FOODS
from nemesis_desktop.games.nemesis.view import IntruderView
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.motion import APPEAR, IMPACT, MOVE
from nemesis_desktop.table.drawing.theme import measure, motion

LUNGE: Final = 0.62
"""How far towards its victim an attacking intruder is seen to leap."""


def _beast(moment: OnShip[Any]) -> tuple[IntruderView, QPointF] | None:
    """The intruder to which it happens, and where it stands."""
    id = moment.event.intruder
    found = next((one for one in moment.before.intruders if one.id == id), None)
    if found is None or found.room not in moment.layout.slots:
        return None
    return found, moment.place("intruder", id, found.room)


def _box(*points: QPointF, reach: float = 34) -> QRectF:
    box = QRectF()
    for point in points:
        box = box.united(around(point, reach))
    return box


def appears(moment: OnShip[story.IntruderPlaced]) -> Scene:
    """An intruder comes out of the dark: it grows out of the floor, and a red ring runs outward."""
    kind = moment.event.kind
    at, sprite = moment.layout.slots[moment.event.room].rect.center(), beast_sprite(kind)
    reach = measure(f"size.intruder.{kind}") / 2

    def draw(canvas: Canvas, part: float) -> None:
        canvas.glow(at, 70, 60, "state.danger", 0.5 * math.sin(math.pi * part))
        sprite.draw(canvas, at, max(0.05, IMPACT.valueForProgress(part)), min(1.0, 2.5 * part))
        canvas.ring(at, reach + 4 + 26 * APPEAR.valueForProgress(part), "state.danger", 2.4, 1.0 - part)

    return still(moment, motion("fire_spread"), draw, around(at, 74))


def leaves(moment: OnShip[story.IntruderHides]) -> Scene | None:
    """An intruder crawls away into the ducts: it shrinks and is gone."""
    found = _beast(moment)
    if found is None:
        return None
    beast, at = found
    sprite = beast_sprite(beast.kind, beast.injuries)
    slot = moment.layout.slots[beast.room]
    end = slot.entrance if slot.entrance is not None else at

    def draw(canvas: Canvas, part: float) -> None:
        eased = MOVE.valueForProgress(part)
        sprite.draw(canvas, between(at, end, eased), 1.0 - 0.6 * eased, 1.0 - part * part)

    return still(moment, motion("piece_step"), draw, _box(at, end), None, ("intruder", beast.id))


def dies(moment: OnShip[story.IntruderKilled]) -> Scene | None:
    """An intruder dies: its disc breaks up, and the carcass lies there."""
    found = _beast(moment)
    if found is None:
        return None
    beast, at = found
    sprite = beast_sprite(beast.kind)
    size = measure(f"size.intruder.{beast.kind}")

    def draw(canvas: Canvas, part: float) -> None:
        sprite.draw(canvas, at, 1.0 - 0.35 * part, 1.0 - part)
        out = APPEAR.valueForProgress(part)
        for step in range(8):
            angle = step * math.pi / 4 + 0.3
            far = size / 2 + 16 * out
            canvas.disc(at + QPointF(math.cos(angle) * far, math.sin(angle) * far), 2.6, "state.danger", 1.0 - part)

    return still(moment, motion("fire_spread"), draw, around(at, size / 2 + 22), None, ("intruder", beast.id))


def hurt(moment: OnShip[story.Injured]) -> Scene | None:
    """Injuries land on an intruder: the bone diamond with their number strikes its disc."""
    found = _beast(moment)
    if found is None:
        return None
    beast, at = found
    size, total = measure(f"size.intruder.{beast.kind}"), max(1, moment.event.total)

    def diamond(canvas: Canvas, middle: QPointF) -> None:
        pieces.injuries(canvas, middle - QPointF(size * 0.36, -size * 0.36), size, total)

    sprite, corner = Sprite(diamond, 12), at + QPointF(size * 0.36, -size * 0.36)

    def draw(canvas: Canvas, part: float) -> None:
        canvas.ring(at, size / 2 + 12 * APPEAR.valueForProgress(part), "text.primary", 2.6, 1.0 - part)
        sprite.draw(canvas, corner, 1.0 + 1.6 * (1.0 - IMPACT.valueForProgress(part)), min(1.0, 3 * part))

    return still(moment, motion("wound_land"), draw, around(at, size / 2 + 26))


def attacks(moment: OnShip[story.Attacks | story.LarvaAttacks]) -> Scene | None:
    """An intruder leaps at its victim and falls back; three claws cross the token it hits."""
    found, home = _beast(moment), moment.home(moment.event.target)
    if found is None or home is None:
        return None
    beast, at = found
    sprite = beast_sprite(beast.kind, beast.injuries)
    hit = not isinstance(moment.event, story.Attacks) or moment.event.hit

    def draw(canvas: Canvas, part: float) -> None:
        near = LUNGE * math.sin(math.pi * part)
        sprite.draw(canvas, between(at, home, near))
        if hit and part > 0.4:
            _claws(canvas, home, (part - 0.4) / 0.6)

    return still(moment, motion("fire_spread"), draw, _box(at, home), None, ("intruder", beast.id))


def _claws(canvas: Canvas, at: QPointF, part: float) -> None:
    """Three red scratches that are drawn, and fade."""
    drawn, alpha = min(1.0, 2.5 * part), 1.0 - max(0.0, (part - 0.4) / 0.6)
    for offset in (-7.0, 0.0, 7.0):
        x, y = at.x() + offset + 7, at.y() - 15
        canvas.line(((x, y), (x - 14 * drawn, y + 30 * drawn)), "ground.space", 5.0, 0.8 * alpha)
        canvas.line(((x, y), (x - 14 * drawn, y + 30 * drawn)), "state.danger", 3.0, alpha)


def shoots(moment: OnShip[story.Shoots]) -> Scene | None:
    """A shot: a bright line from the token to its target, gone at once."""
    found, home = _beast(moment), moment.home(moment.event.who)
    if found is None or home is None:
        return None
    _, at = found

    def draw(canvas: Canvas, part: float) -> None:
        head = min(1.0, 1.6 * part)
        tail = max(0.0, 1.6 * part - 0.6)
        start, end = between(home, at, tail), between(home, at, head)
        canvas.line(((start.x(), start.y()), (end.x(), end.y())), "accent.warm", 4.0, 0.35)
        canvas.line(((start.x(), start.y()), (end.x(), end.y())), "text.primary", 1.8)
        canvas.disc(home, 7 * (1.0 - part), "accent.warm", 0.8 * (1.0 - part))

    return still(moment, motion("door_close"), draw, _box(home, at, reach=14))


def strikes(moment: OnShip[story.Melees]) -> Scene | None:
    """A blow: the token goes for the intruder, and back."""
    found, one, home = _beast(moment), moment.person(moment.event.who), moment.home(moment.event.who)
    if found is None or one is None or home is None:
        return None
    _, at = found
    sprite = token_sprite(one)

    def draw(canvas: Canvas, part: float) -> None:
        sprite.draw(canvas, between(home, at, LUNGE * math.sin(math.pi * part)))
        if part > 0.5:
            canvas.ring(at, 12 + 16 * (part - 0.5), "text.primary", 2.4, 2 * (1.0 - part))

    return still(moment, motion("piece_step"), draw, _box(home, at), None, ("person", one.seat))


def changes(moment: OnShip[story.Transformed | story.Develops]) -> Scene | None:
    """One kind turns into a larger one: the small one shrinks as the other grows."""
    found = _beast(moment)
    if found is None:
        return None
    beast, at = found
    into = moment.event.into if isinstance(moment.event, story.Develops) else "breeder"
    small, large = beast_sprite(beast.kind), beast_sprite(into)

    def draw(canvas: Canvas, part: float) -> None:
        canvas.glow(at, 60, 60, "state.danger", 0.6 * math.sin(math.pi * part))
        if part < 0.5:
            small.draw(canvas, at, 1.0 + 0.3 * part, 1.0 - part)
        else:
            large.draw(canvas, at, 0.6 + 0.4 * IMPACT.valueForProgress(2 * part - 1), 2 * part - 1)

    return still(moment, motion("noise_pulse"), draw, around(at, 64), None, ("intruder", beast.id))


def eats(moment: OnShip[story.Eats]) -> Scene | None:
    """What it eats goes into the disc, which shakes."""
    found = _beast(moment)
    if found is None:
        return None
    beast, at = found
    sign, ink = FOODS[moment.event.food]
    start = at + QPointF(-30, 26)
    sprite = beast_sprite(beast.kind, beast.injuries)

    def draw(canvas: Canvas, part: float) -> None:
        sprite.draw(canvas, at, 1.0 + 0.16 * math.sin(math.pi * max(0.0, 2 * part - 1)))
        if part < 0.6:
            way = APPEAR.valueForProgress(part / 0.6)
            canvas.sign(sign, between(start, at, way), 22 * (1.0 - 0.6 * way), ink)

    return still(moment, motion("noise_pulse"), draw, around(at, 64), None, ("intruder", beast.id))


def falls(moment: OnShip[story.Dies]) -> Scene | None:
    """A character dies: the token goes dark in a red ring."""
    one, home = moment.person(moment.event.who), moment.home(moment.event.who)
    if one is None or home is None:
        return None
    sprite = token_sprite(one)

    def draw(canvas: Canvas, part: float) -> None:
        canvas.ring(home, 18 + 26 * APPEAR.valueForProgress(part), "state.danger", 3.0, 1.0 - part)
        sprite.draw(canvas, home, 1.0 - 0.2 * part, 1.0 - part)
        canvas.sign("symbols/corpse", home, 22, "state.danger", min(1.0, 2 * part))

    return still(moment, motion("noise_pulse"), draw, around(home, 48), None, ("person", one.seat))
