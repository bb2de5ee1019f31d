"""The time-line of a mission: a field for each turn, and above it what stands out, as far as it has been seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.events import Event
from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.ui.look import (
    BG0,
    BG2,
    COLD,
    COLD_SOFT,
    DANGER,
    EDGE,
    INK_COLD,
    INK_WARM,
    PANEL,
    SUCCESS,
    TERTIARY,
    WARM,
    sign,
)
from nemesis_desktop.games.space_alert.ui.pieces import Words, frame
from nemesis_desktop.games.space_alert.ui.playback.player import FilmPlayer
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import outline

STANDS_OUT: Final[Mapping[type[Event], tuple[str, str]]] = {
    story.ShipLost: ("destroyed", DANGER), story.TileDrawn: ("damage", DANGER),
    story.KnockedOut: ("knocked_out", DANGER), story.Destroyed: ("destroyed", SUCCESS), story.Delayed: ("delay", WARM),
    story.MaintenanceMissed: ("maintenance", DANGER),
}  # fmt: skip
"""What is marked, the worst first."""
MOST: Final = 3
PHASES: Final = (3, 7)
"""After these turns a phase ends."""


def turn_box(box: QRectF, turn: int, turns: int) -> QRectF:
    """The field of a turn."""
    step = (box.width() - 40) / max(1, turns)
    return QRectF(box.x() + 20 + step * (turn - 1), box.y() + 4, step, box.height() - 8)


def paint_timeline(canvas: Canvas, box: QRectF, player: FilmPlayer, say: Words) -> None:
    """Fields, marks, and where it stands."""
    frame(canvas, box, PANEL)
    if player.resolution is None:
        return
    for turn in range(1, player.turns + 1):
        field = turn_box(box, turn, player.turns)
        x, y, wide, high = field.x() + 2, box.bottom() - 24, field.width() - 4, 16.0
        now, past = turn == player.turn, turn < player.turn
        arrow = outline(
            (x, y), (x + wide - 5, y), (x + wide, y + high / 2), (x + wide - 5, y + high), (x, y + high),
            (x + 5, y + high / 2),
        )  # fmt: skip
        canvas.path(arrow, WARM if now else COLD_SOFT if past else BG2, None)
        ink = INK_WARM if now else INK_COLD if past else TERTIARY
        canvas.text(x + wide / 2, y + 12.5, str(turn), 12, ink, 700, "display", "middle", grow=False)
        for place, (name, colour) in enumerate(marks_of(player, turn)):
            canvas.sign(sign(name), QPointF(field.center().x() - 14 + 17 * place, box.y() + 19), 15, colour)
        _paint_steps(canvas, field, player, turn)
        if turn in PHASES:
            canvas.line(((field.right(), box.y() + 8), (field.right(), box.bottom() - 6)), EDGE, 1.2, 1, (2, 2))
    _paint_here(canvas, box, player)


def _paint_steps(canvas: Canvas, field: QRectF, player: FilmPlayer, turn: int) -> None:
    """A notch for each event of a turn: what one step goes along, as the fields below are what a turn goes along."""
    records = player.of_turn(turn)
    for place in records if records.start <= player.seen else ():
        x, here = step_x(field, place - records.start, len(records)), place == player.place
        ink = WARM if here else COLD if place < player.place else EDGE
        canvas.box(x - (1.5 if here else 0.8), field.bottom() - 30, 3.0 if here else 1.6, 7, ink)


def step_x(field: QRectF, place: int, count: int) -> float:
    """Where an event of a turn is in its field."""
    return field.x() + 5 + (field.width() - 10) * (place + 0.5) / max(1, count)


def marks_of(player: FilmPlayer, turn: int) -> list[tuple[str, str]]:
    """The signs over a turn: of nothing that has not been seen yet."""
    assert player.resolution is not None
    shown = (place for place in player.of_turn(turn) if place <= player.seen)
    kinds = {type(player.resolution.records[place].event) for place in shown}
    return [mark for kind, mark in STANDS_OUT.items() if kind in kinds][:MOST]


def _paint_here(canvas: Canvas, box: QRectF, player: FilmPlayer) -> None:
    if player.place < 0:
        return
    field, records = turn_box(box, player.turn, player.turns), player.of_turn(player.turn)
    x = step_x(field, min(player.place, records.stop - 1) - records.start, len(records))
    canvas.line(((x, box.y() + 6), (x, box.bottom() - 4)), WARM, 2)
    canvas.circle(x, box.y() + 8, 4, BG0, WARM, 1.6)
