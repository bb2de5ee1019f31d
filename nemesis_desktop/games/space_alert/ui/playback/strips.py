"""The cards of a figure around the turn that is played back, and what it does just now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.cards import NOTHING
from nemesis_desktop.games.space_alert.ui.look import BG0, DANGER, EDGE, PALE, PANEL, PRIMARY, TERTIARY, WARM
from nemesis_desktop.games.space_alert.ui.pieces import Words, card_back, figure_piece, token_card
from nemesis_desktop.games.space_alert.ui.playback.player import CREW, GUNS, FilmPlayer
from nemesis_desktop.games.space_alert.ui.playback.why import Reasons
from nemesis_desktop.games.space_alert.ui.scene import Member, Scene
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import sides

NOW: Final = (46.0, 56.0)
OTHER: Final = (30.0, 38.0)
AROUND: Final = 2
ACROSS: Final = 190.0
"""What five cards side by side need."""


def paint_strip(
    canvas: Canvas, box: QRectF, scene: Scene, member: Member, player: FilmPlayer, say: Words, reasons: Reasons
) -> None:
    """Head, five cards, and a sentence."""
    figure = scene.table.figure(member.figure)
    doing = getattr(scene.event, "who", None) == member.figure
    out = not figure.awake
    edge = WARM if doing else DANGER if out else EDGE
    canvas.cut(box.x() + 0.5, box.y() + 0.5, box.width() - 1, box.height() - 1, 8, PANEL, edge, 2 if doing else 1)
    ink = f"player.{member.colour}" if member.colour else "alert.player.android"
    canvas.box(box.x() + 8, box.y() + 0.5, box.width() - 16, 2.5, ink)
    figure_piece(canvas, QPointF(box.x() + 20, box.y() + 20), 22, member.figure, member.colour, out=out)
    size, name = canvas.fitted(member.name, box.width() - 76, (15, 14, 13, 12, 11, 10), 600, "display", grow=False)
    canvas.text(box.x() + 38, box.y() + 25, name, size, TERTIARY if out else PRIMARY, 600, "display", grow=False)
    turn = max(1, player.turn)
    for offset in range(-AROUND, AROUND + 1):
        _card(canvas, box, offset, turn, figure.program, say, out=out)
    if out:
        canvas.line(((box.x() + 12, box.y() + 64), (box.right() - 12, box.y() + 64)), DANGER, 2.2)
    words = _sentence(scene, member, player, reasons, say)
    if words:
        room = box.width() - 14
        size, lines = canvas.fitted_lines(words, room, 38, (12.5, 12, 11.5, 11), 500, 1.05, 3, grow=False)
        y = box.bottom() - 4 - len(lines) * canvas.leading(size, 1.05, grow=False)
        canvas.lines(box.center().x(), y, lines, size, PALE if out else PRIMARY, 500, 1.05, "middle", grow=False)


def cards_on(box: QRectF, scene: Scene, member: Member, player: FilmPlayer) -> Iterator[tuple[int, str, QRectF]]:
    """The cards of a strip that lie face up, up to this turn: the turn, what it says, and where it is."""
    program, turn = scene.table.figure(member.figure).program, max(1, player.turn)
    for offset in range(-AROUND, 1):
        shown = turn + offset
        if 1 <= shown <= len(program) and program[shown - 1] != NOTHING:
            yield shown, program[shown - 1], _place(box, offset)


def _grown(box: QRectF) -> float:
    """How much larger the cards are where there is room for it, in both directions."""
    return min(1.5, max(1.0, min((box.height() - 50) / 96, (box.width() - 8) / ACROSS)))


def _place(box: QRectF, offset: int) -> QRectF:
    """Where the card so many turns from now is."""
    grown = _grown(box)
    wide, high = (side * grown for side in (NOW if offset == 0 else OTHER))
    step = min(38.0 * grown, (box.width() - 20 - NOW[0] * grown) / 4)
    x = box.center().x() + offset * step + (8 * grown if offset > 0 else -8 * grown if offset < 0 else 0)
    y = box.y() + 64 + (grown - 1) * 20
    return QRectF(x - wide / 2, y - high / 2 + (2 if offset == 0 else 0), wide, high)


def _card(
    canvas: Canvas, box: QRectF, offset: int, turn: int, program: tuple[str, ...], say: Words, *, out: bool
) -> None:
    shown = turn + offset
    if not 1 <= shown <= len(program):
        return
    place = _place(box, offset)
    token = program[shown - 1]
    if token == NOTHING:
        canvas.cut(*sides(place), 4, BG0, EDGE, dash=(3, 3))
    elif offset > 0:
        half = "action" if token[0] in "ABC" or token in ("bots", "heroic_A", "heroic_B", "heroic_bots") else "move"
        card_back(canvas, place, half, alpha=0.8)
    else:
        alpha = 0.35 if out else 1.0 if offset == 0 else 0.45
        token_card(canvas, place, token, "", say, rim=WARM if offset == 0 and not out else None, alpha=alpha)
    ink = WARM if offset == 0 else TERTIARY
    canvas.text(place.center().x(), place.bottom() + 12, str(shown), 11, ink, 600, "display", "middle", grow=False)


def _sentence(scene: Scene, member: Member, player: FilmPlayer, reasons: Reasons, say: Words) -> str:
    """What this figure has done last in this turn, up to what is shown."""
    if player.resolution is None or player.place < 0:
        return ""
    for place in range(player.place, player.of_turn(player.turn).start - 1, -1):
        event = player.resolution.records[place].event
        if getattr(event, "who", None) == member.figure and isinstance(event, (*CREW, *GUNS)):
            return say(reasons.deed(event))
        if isinstance(event, story.TurnBegins):
            break
    return ""
