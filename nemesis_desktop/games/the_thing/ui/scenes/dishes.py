"""The table on which tests are run: dishes of blood and a hot wire, and before them what is asked of the room."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.the_thing.ui.look import symbol
from nemesis_desktop.games.the_thing.ui.part import StationPart
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.stencil import picture

PICTURE: Final = "the_thing/art/blood_test"
RATIO: Final = 2.2
TALL: Final = 0.42
"""How high the picture is, in parts of the room."""
SIGNS: Final[Mapping[str, str]] = {"a": "test_blood", "b": "test_fire"}
GAP: Final = 8.0


def table_area(wide: float, high: float) -> QRectF:
    """Where the picture lies, in the middle of everybody."""
    tall = high * TALL
    return QRectF(wide / 2 - tall * RATIO / 2, high * 0.54 - tall / 2, tall * RATIO, tall)


def kinds_asked(part: StationPart) -> tuple[str, ...]:
    """Between which tests the leader chooses; nothing while something else is asked."""
    found = () if part.offers is None else part.offers.anchors
    return tuple(str(anchor.id) for anchor in found if anchor.kind == "test")


def choice_area(part: StationPart, kind: str) -> QRectF:
    """Where a test lies that the leader can choose."""
    table, kinds = table_area(part.wide, part.high), kinds_asked(part)
    wide = (table.width() - GAP * (len(kinds) + 1)) / max(1, len(kinds))
    high = table.height() * 0.62
    return QRectF(table.x() + GAP + (wide + GAP) * kinds.index(kind), table.bottom() - high - GAP, wide, high)


def paint(canvas: Canvas, part: StationPart) -> None:
    """The picture; over it the tests that can be chosen, or the one that everybody is asked about."""
    area = table_area(part.wide, part.high)
    canvas.glow(area.center(), area.width() * 0.62, area.height() * 0.8, "accent.warm", 0.25)
    unit = part.unit
    drawn = picture(PICTURE, round(area.width() * unit), round(area.height() * unit), part.devicePixelRatioF())
    canvas.picture(drawn, area.x(), area.y())
    canvas.cut(area.x(), area.y(), area.width(), area.height(), 8, None, "station.wall", 1.6)
    for kind in kinds_asked(part):
        _paint_choice(canvas, part, kind)
    for kind in (kind for kind in SIGNS if part.topic == f"claim-{kind}"):
        middle = QPointF(area.x() + 32, area.y() + 32)
        canvas.circle(middle.x(), middle.y(), 24, "station.bg0", "accent.warm", 1.8)
        canvas.sign(symbol(SIGNS[kind]), middle, 30, "text.primary")
        name = QRectF(middle.x() + 32, middle.y() - 14, area.width() - 80, 28)
        canvas.label(name, part.named("test", kind), (18, 17, 16, 15, 14), "text.primary", 700)


def _paint_choice(canvas: Canvas, part: StationPart, kind: str) -> None:
    area = choice_area(part, kind)
    lit = part.lit(Anchor("test", kind))
    canvas.cut(area.x(), area.y(), area.width(), area.height(), 9, ("#2C2414", "#1C170D"),
               "accent.warm" if lit else "station.edge", 1.8, alpha=0.94)  # fmt: skip
    canvas.sign(symbol(SIGNS[kind]), QPointF(area.x() + 28, area.y() + 28), 36, "text.primary")
    name, beside = part.named("test", kind), area.width() - 62
    size, lines = canvas.fitted_lines(name, beside, 40, (17, 16, 15, 14, 13, 12), 600, 1.05, 2, grow=False)
    top = area.y() + 28 - len(lines) * size * 0.55
    canvas.lines(area.x() + 54, top, lines, size, "text.primary", 600, 1.05, grow=False)
    words, room = part.tell(f"test-{kind}-text"), area.width() - 20
    size, lines = canvas.fitted_lines(words, room, area.height() - 54, (14, 13, 12.5, 12), 400, 1.1, grow=False)
    canvas.lines(area.x() + 10, area.y() + 48, lines, size, "text.secondary", 400, 1.1, grow=False)
