"""What has changed hands this evening: who with whom, and how many backs; what came to nothing stands there, too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.ui.look import good_sign, panel, piece
from nemesis_desktop.games.the_thing.ui.part import StationPart
from nemesis_desktop.table.drawing.canvas import Canvas

TOPICS: Final = ("trade", "trade_with", "vote", "reveal")
"""Questions beside which it stands."""
ROW: Final = 24.0


@frozen
class Deal:
    """A trade of this evening.

    Attributes:
        who, whom: the numbers of the figures.
        backs: what changed hands, each kind with its number; empty where nothing came of it.
    """

    who: int
    whom: int
    backs: tuple[tuple[str, int], ...] = ()


def deals(log: Iterable[Told]) -> Sequence[Deal]:
    """The trades since all came together last."""
    found: list[Deal] = []
    for told in log:
        match told.event:
            case story.AllGather():
                found = []
            case story.TradeMade() as made:
                kinds = (("weapon", made.weapons), ("item", made.items), ("sample", made.samples))
                found.append(Deal(made.who, made.whom, tuple(kind for kind in kinds if kind[1])))
            case story.TradeOff() as off:
                found.append(Deal(off.who, off.whom))
    return found


def paint(part: StationPart, canvas: Canvas, box: QRectF, evening: Sequence[Deal]) -> None:
    """The latest trades, as many as there is room for."""
    assert part.view is not None
    panel(canvas, box, part.tell("tonight"))
    size, lines = canvas.fitted_lines(part.tell("tonight-text"), box.width() - 32, 34, (13, 12.5, 12), 400, 1.1, 2)
    foot = box.bottom() - 10 - len(lines) * canvas.leading(size, 1.1)
    canvas.lines(box.x() + 16, foot, lines, size, "text.tertiary", 400, 1.1)
    top = box.y() + 34
    if not evening:
        size, words = canvas.fitted_lines(part.tell("tonight-none"), box.width() - 32, 40, (14, 13.5, 13, 12), 400, 1.1)
        canvas.lines(box.x() + 16, top + 4, words, size, "text.secondary", 400, 1.1)
        return
    for row, deal in enumerate(evening[-max(1, int((foot - top) // ROW)) :]):
        _paint_deal(part, canvas, QRectF(box.x() + 14, top + ROW * row, box.width() - 28, ROW), deal)


def _paint_deal(part: StationPart, canvas: Canvas, area: QRectF, deal: Deal) -> None:
    """Two pieces, a way between them, and the backs."""
    assert part.view is not None
    middle = area.center().y()
    piece(canvas, QPointF(area.x() + 11, middle), 20, part.view.figures[deal.who])
    canvas.line([(area.x() + 28, middle), (area.x() + 52, middle)], "text.secondary", 1.6)
    for x, tip in ((area.x() + 28, 5), (area.x() + 52, -5)):
        canvas.line([(x + tip, middle - 4), (x, middle), (x + tip, middle + 4)], "text.secondary", 1.6)
    piece(canvas, QPointF(area.x() + 69, middle), 20, part.view.figures[deal.whom])
    x = area.x() + 92
    for kind, many in deal.backs:
        canvas.sign(good_sign(kind), QPointF(x + 9, middle), 17, "text.primary")
        canvas.text(x + 22, middle + 5, str(many), 14, "text.primary", 600, grow=False)
        x += 50
    if not deal.backs:
        room = QRectF(x, middle - 10, area.right() - x, 20)
        canvas.label(room, part.tell("stage-no-trade"), (13, 12.5, 12), "text.tertiary", 500)
