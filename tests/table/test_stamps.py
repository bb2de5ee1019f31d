"""What is drawn once and laid down often looks as if it were drawn each time, and its words are still read."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.ink import Ink
from nemesis_desktop.table.drawing.stamps import Stamps
from tests.windows import Shortened

UNIT = 2.0


class Plate:
    """Something to draw, which counts how often it is drawn."""

    def __init__(self, box: QRectF) -> None:
        self.box, self.drawn = box, 0

    def __call__(self, canvas: Canvas) -> None:
        self.drawn += 1
        canvas.cut(self.box.x(), self.box.y(), self.box.width(), self.box.height(), 5, "#204060", "#F0C040", 2)
        canvas.text(self.box.center().x(), self.box.center().y() + 5, "7", 17, "#FFFFFF", align="middle")


def painted(plate: Plate, stamps: Stamps | None, look: str = "plate") -> QImage:
    image = QImage(240, 160, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.black)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, UNIT)
        if stamps is None:
            plate(canvas)
        else:
            stamps.put(canvas, look, plate.box, plate)
    return image


def test_a_stamp_is_drawn_once_and_looks_as_what_it_stands_for(qapp: object) -> None:
    plate, stamps = Plate(QRectF(20, 10, 48, 52)), Stamps()
    direct = painted(plate, None)
    assert painted(plate, stamps) == direct and painted(plate, stamps) == direct
    assert plate.drawn == 2, "once on the canvas itself, once for the stamp"
    painted(plate, stamps, "another look")
    stamps.clear()
    painted(plate, stamps)
    assert plate.drawn == 4


def test_the_same_look_at_another_size_is_another_stamp(qapp: object) -> None:
    stamps, small, large = Stamps(), Plate(QRectF(4, 4, 20, 20)), Plate(QRectF(4, 4, 40, 40))
    painted(small, stamps)
    painted(large, stamps)
    assert (small.drawn, large.drawn) == (1, 1)


def test_who_reads_along_reads_what_is_stamped(qapp: object) -> None:
    class Reader(Shortened):
        def wrote(self, painter: QPainter, area: QRectF, words: str) -> None:
            self.found.append(words)

    plate, stamps = Plate(QRectF(20, 10, 48, 52)), Stamps()
    painted(plate, stamps)
    reader = Ink.reader = Reader()
    painted(plate, stamps)
    Ink.reader = None
    assert reader.found == ["7"]
