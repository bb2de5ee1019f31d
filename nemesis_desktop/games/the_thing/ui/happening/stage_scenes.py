"""What is drawn on the pages of the stage: two people who trade, the alien in a place, dice, the threat on its way."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.modes import COOP
from nemesis_desktop.games.the_thing.ui.look import action_die, back, good_sign, place_sign, symbol
from nemesis_desktop.games.the_thing.ui.scenes.round_table import paint_room, paint_seat
from nemesis_desktop.games.the_thing.view import View
from nemesis_desktop.program.words import Words, capital
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import Paint
from nemesis_desktop.table.drawing.pieces import count
from nemesis_desktop.table.show.page import Over

FELT: Final[Paint] = ("#1E4038", "#12302A")
CUSHION: Final[Paint] = ("#5A4026", "#39281A")
BACKS: Final = 6
"""So many backs lie there at most; the sentence counts them all."""


def called(view: View, who: int, words: Words) -> str:
    """A person, or, where people play several, their character."""
    one = view.figures[who]
    return capital(words.text(Text(f"thing-character-{one.character}"))) if view.mode == COOP else one.name


Trade = Literal["laid", "trade", "off"]
"""How far a trade has come: something lies on the table, has changed hands, or was taken back."""


def trade(view: View, who: int, whom: int, backs: tuple[str, ...], words: Words, *, sign: Trade) -> Over:
    """Two people at the pool table, and between them what changes hands: backs, and how many.

    Whoever is to answer sits in the light.
    """

    def over(canvas: Canvas, box: QRectF, clock: float) -> None:
        wide, high = box.width(), box.height()
        paint_room(canvas, wide, high, bare=True)
        middle = QPointF(wide / 2, high * 0.52)
        table = QRectF(middle.x() - wide * 0.24, middle.y() - high * 0.19, wide * 0.48, high * 0.38)
        canvas.cut(table.x() - 18, table.y() - 18, table.width() + 36, table.height() + 48, 16, "#1C130B")
        canvas.cut(table.x() - 18, table.y() - 18, table.width() + 36, table.height() + 36, 16, CUSHION, "#7A5B33")
        canvas.cut(table.x(), table.y(), table.width(), table.height(), 4, FELT, "ground.space")
        for x in (table.left(), table.center().x(), table.right()):
            for y in (table.top(), table.bottom()):
                canvas.disc(QPointF(x, y), 15, "#0A0705")
        for number, side in ((who, -1), (whom, 1)):
            at = QPointF(middle.x() + side * wide * 0.37, middle.y())
            asked = sign == "laid" and number == whom
            paint_seat(canvas, view.figures[number], at, 124, lit=False, asked=asked)
            name = QRectF(at.x() - 100, at.y() + 72, 200, 28)
            canvas.label(name, called(view, number, words), (20, 18, 16, 14), "text.primary", 600, align="middle")
        shown = backs[:BACKS]
        for place, kind in enumerate(shown):
            card = QRectF(middle.x() - 92 * len(shown) / 2 + 92 * place + 6, middle.y() - 62, 80, 112)
            back(canvas, card, good_sign(kind), 38)
        if sign == "trade":
            canvas.sign(symbol("trade"), QPointF(middle.x(), table.top() + 36), 40, "accent.warm")
        elif sign == "off":
            canvas.sign("symbols/cross", middle, 72, "station.strong")
        else:
            _paint_way(canvas, middle + QPointF(0, table.height() * 0.36))

    return over


def _paint_way(canvas: Canvas, middle: QPointF) -> None:
    """From whoever lays to whoever answers."""
    tip = middle + QPointF(44, 0)
    canvas.line([(middle.x() - 44, middle.y()), (tip.x(), tip.y())], "accent.warm", 3)
    canvas.line([(tip.x() - 13, tip.y() - 11), (tip.x(), tip.y()), (tip.x() - 13, tip.y() + 11)], "accent.warm", 3)


def trade_made(event: story.TradeMade, view: View, words: Words) -> Over:
    """The backs that have changed hands."""
    return trade(view, event.who, event.whom, _backs(event), words, sign="trade")


def goods_laid(event: story.GoodsLaid, view: View, words: Words) -> Over:
    """The backs that lie before the one who is to answer."""
    return trade(view, event.who, event.whom, _backs(event), words, sign="laid")


def _backs(event: story.TradeMade | story.GoodsLaid) -> tuple[str, ...]:
    return ("weapon",) * event.weapons + ("item",) * event.items + ("sample",) * event.samples


def strike(view: View, place: str, power: int, standing: int) -> Over:
    """The place in red, the alien's power against all who stand there."""

    def over(canvas: Canvas, box: QRectF, clock: float) -> None:
        centre = box.center()
        canvas.box(box.x(), box.y(), box.width(), box.height(), ("#331917", "#140807"))
        canvas.sign(place_sign(place), QPointF(centre.x(), box.y() + box.height() * 0.38), box.height() * 0.5,
                    "state.danger", 0.28)  # fmt: skip
        canvas.sign(symbol("revealed_alien"), QPointF(centre.x(), box.y() + box.height() * 0.38),
                    box.height() * 0.36, "text.bone")  # fmt: skip
        y = box.bottom() - min(44.0, box.height() * 0.2)
        for side, sign, number, fill, ink in (
            (-1, "alien_power", power, "state.danger", "text.ink_danger"),
            (1, "standing", standing, "station.bg0", "text.primary"),
        ):
            at = QPointF(centre.x() + side * 54, y)
            canvas.cut(at.x() - 44, at.y() - 22, 88, 44, 10, fill, "ground.space", 1.4)
            canvas.sign(symbol(sign), at - QPointF(20, 0), 24, ink)
            count(canvas, at + QPointF(18, 0), str(number), ink, 24)

    return over


def dice(faces: tuple[str, ...]) -> Over:
    """The action dice, as they have fallen."""

    def over(canvas: Canvas, box: QRectF, clock: float) -> None:
        canvas.box(box.x(), box.y(), box.width(), box.height(), ("#4A3D2B", "#16120C"))
        size = min(96.0, (box.width() - 60) / max(1, len(faces)) - 16)
        for place, face in enumerate(faces):
            x = box.center().x() + (place - (len(faces) - 1) / 2) * (size + 16)
            at = QPointF(x, box.center().y() + (8 if place % 2 else -8))
            with canvas.turned(at, (-7, 5, -3)[place % 3]) as turned:
                action_die(turned, QPointF(), size, face)

    return over


def threat(view: View, space: int) -> Over:
    """The marker over its part of the track, and the discs that it nears."""

    def over(canvas: Canvas, box: QRectF, clock: float) -> None:
        canvas.box(box.x(), box.y(), box.width(), box.height(), ("#331917", "#140807"))
        centre = box.center()
        canvas.sign(symbol("threat_marker"), QPointF(centre.x(), centre.y() - 34), 78, "state.danger")
        step = 52.0
        for number in range(max(0, space - 3), space + 3):
            at = QPointF(centre.x() + (number - space) * step, centre.y() + 48)
            here = number == space
            canvas.cut(at.x() - 23, at.y() - 26, 46, 52, 7, "station.bg0", "state.danger" if here else "station.edge",
                       2.0 if here else 1.2)  # fmt: skip
            count(canvas, at - QPointF(0, 12), str(number), "text.secondary", 14)
            on = [one for one in view.characters if one.disc == number]
            for row, one in enumerate(on[:3]):
                paint_seat(
                    canvas, one, at + QPointF((row - (len(on[:3]) - 1) / 2) * 14, 10), 20, lit=False, asked=False
                )

    return over
