"""The picture of a slot: the card that lies there, or its turn."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from nemesis_desktop.games.space_alert.ui.look import BG0, EDGE, PRIMARY, STRONG, TERTIARY, WARM, WARM_SOFT
from nemesis_desktop.games.space_alert.ui.pieces import Words, card_back, card_face
from nemesis_desktop.games.space_alert.view import Laid
from nemesis_desktop.table.drawing.canvas import Canvas

DASHED: Final = (4.0, 3.0)


class SlotLook(NamedTuple):
    """How a slot looks: its turn, what lies there, the face that is shown, and whether it is open, past or the next."""

    turn: int
    laid: Laid | None
    face: str | None
    is_open: bool
    closed: bool
    here: bool
    peeked: bool


def paint_slot(canvas: Canvas, box: QRectF, look: SlotLook, say: Words) -> None:
    """What lies on a slot, struck out once its phase is closed, with its turn in the corner."""
    if look.laid is None:
        _paint_empty(canvas, box, look)
        return
    alpha = 0.5 if look.closed else 1.0
    if look.face is not None:
        rim = WARM if look.peeked or look.here else None
        card_face(canvas, box, look.face, look.laid.half, say, rim=rim, alpha=alpha)
    else:
        card_back(canvas, box, look.laid.half, rim=WARM if look.here else None, alpha=alpha)
    if look.closed:
        for line in range(4):
            y = box.y() + 9 + line * (box.height() - 18) / 3
            canvas.line(((box.x() + 2, y), (box.right() - 2, y)), STRONG, 0.9, 0.5)
    canvas.cut(box.x() - 1.5, box.y() - 1.5, 17 if look.turn < 10 else 21, 17, 3, BG0)
    ink = TERTIARY if look.closed else PRIMARY
    x = box.x() + (6.5 if look.turn < 10 else 8.5)
    canvas.text(x, box.y() + 11.5, str(look.turn), 12, ink, 600, "display", "middle", grow=False)


def _paint_empty(canvas: Canvas, box: QRectF, look: SlotLook) -> None:
    if look.is_open:
        edge, line, ink = (WARM, 2.0, WARM) if look.here else (WARM_SOFT, 1.1, WARM)
    else:
        edge, line, ink = EDGE, 1.0, TERTIARY if look.closed else STRONG
    dash = () if look.is_open or look.closed else DASHED
    canvas.cut(box.x() + 1, box.y() + 1, box.width() - 2, box.height() - 2, 5, BG0, edge, line, dash=dash)
    turn = str(look.turn)
    canvas.text(box.center().x(), box.center().y() + 6, turn, 17, ink, 500, "display", "middle", grow=False)
