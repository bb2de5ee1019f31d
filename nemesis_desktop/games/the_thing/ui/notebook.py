"""The notebook: what everybody has seen of people. It states, counts no chances, and stores no token that was seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.the_thing.state import Fact
from nemesis_desktop.games.the_thing.ui.look import MODULE, PANEL, panel, piece, symbol
from nemesis_desktop.games.the_thing.view import FigureView, View
from nemesis_desktop.program.words import Words, capital
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.pieces import count
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.furniture.controls.keys import key_of
from nemesis_desktop.table.furniture.overlays import Overlay
from nemesis_desktop.table.widgets.button import Button

ROUNDS: Final = 7
"""So many rounds stand side by side; older ones are left out."""
LARGEST_TEXT: Final = 1.2
TABLE: Final = QRectF(8, 106, 978, 586)
SIDE: Final = QRectF(994, 106, 364, 586)
IN_ROUND: Final = ("looked", "left", "dog", "proved", "revealed")


class Notebook(Overlay):
    """Who met whom, looked at whom, was accused, tested, revealed: public facts only.

    Args:
        window: what it lies over.
        view: the table as whoever reads it sees it; only what lies open is used of it.
        words: the language.
    """

    dim = 0.94

    def __init__(self, window: QWidget, view: View, words: Words) -> None:
        super().__init__(window)
        self.view, self.words = view, words
        self._close = Button(words.text(Text("ui-panels-piles-close")), hint="Esc", parent=self)
        self._close.clicked.connect(self.shut)
        self.closed.connect(self.deleteLater)
        self.setAccessibleName(self.say("notebook"))
        self.setAccessibleDescription(" ".join(self.sentences()))

    @classmethod
    def over(cls, part: QWidget, view: View, words: Words) -> Notebook:
        """Open it over the window of ``part``, at its scale."""
        window = part.window()
        for old in window.findChildren(Notebook):
            old.shut()
        made = cls(window, view, words)
        made.set_scale(float(getattr(part, "unit", 1.0)), float(getattr(part, "text_scale", 1.0)))
        made.open()
        return made

    def forget(self) -> None:
        """Somebody else looks at the screen: the book is shut."""
        self.shut()

    def say(self, message: str, **args: Argument) -> str:
        """A message of the window in words."""
        return self.words.text(Text(f"thing-ui-{message}", **args))

    # ---------------------------------------------------------------- what stands in it

    def name(self, number: int) -> str:
        """What a figure is called."""
        one = self.view.figures[number]
        if self.view.mode == "coop":
            return capital(self.words.text(Text(f"thing-character-{one.character}")))
        return one.name

    def rounds(self) -> Sequence[int]:
        """The rounds that stand side by side, the newest at the right."""
        return range(max(1, self.view.round - ROUNDS + 1), self.view.round + 1)

    def facts_of(self, one: FigureView, round: int) -> Sequence[Fact]:
        """What was seen of somebody in a round, votes apart."""
        return [
            fact for fact in self.view.facts if fact.who == one.number and fact.round == round and fact.kind in IN_ROUND
        ]

    def met(self) -> Counter[tuple[int, int]]:
        """How often two people have looked at each other's tokens."""
        return Counter((fact.who, fact.whom) for fact in self.view.facts if fact.kind == "looked")

    def sentences(self) -> Sequence[str]:
        """The whole book in sentences, for whoever hears it."""
        return [self.sentence(fact) for fact in self.view.facts]

    def sentence(self, fact: Fact) -> str:
        """A fact in words."""
        whom = self.name(fact.whom) if fact.whom >= 0 else ""
        return self.say(f"fact-{fact.kind}", round=fact.round, who=self.name(fact.who), whom=whom)

    # ---------------------------------------------------------------- overlay

    def body(self) -> QRect:
        """All of it: a click beside a panel does not close it."""
        return self.rect()

    def arrange(self) -> None:
        """The button at the upper right."""
        self._close.set_scale(self.unit, min(self.text_scale, LARGEST_TEXT))
        self._close.place(QRectF(1234, 62, 124, 34).translated(self.corner()))

    def corner(self) -> QPointF:
        """Where the page begins in a window larger than it, in units."""
        wide, high = self.width() / self.unit, self.height() / self.unit
        return QPointF((wide - measure("meta.base_width")) / 2, (high - measure("meta.base_height")) / 2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """B closes it as it opened it."""
        if key_of(event) in (Qt.Key.Key_B, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.shut()
            event.accept()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The page."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = Canvas(painter, self.unit, self.devicePixelRatioF(), min(self.text_scale, LARGEST_TEXT))
        whole.box(0, 0, self.width() / self.unit, self.height() / self.unit, "station.bg0", self.dim)
        corner = self.corner()
        canvas = whole.at(corner.x(), corner.y())
        wide = canvas.text(20, 88, self.say("notebook"), 28, "text.primary", 700, "display", grow=False)
        note = QRectF(wide + 44, 64, 1180 - wide, 30)
        canvas.label(note, self.say("notebook-note"), (15, 14, 13, 12), "text.secondary", 400)
        self._paint_table(canvas)
        self._paint_met(canvas)
        self._paint_votes(canvas)

    def _paint_table(self, canvas: Canvas) -> None:
        panel(canvas, TABLE)
        rounds = self.rounds()
        left, step = TABLE.x() + 142.0, (TABLE.width() - 148) / ROUNDS
        for place, round in enumerate(rounds):
            box = QRectF(left + step * place, TABLE.y() + 4, step, 30)
            if round == self.view.round:
                canvas.cut(box.x() + 2, TABLE.y() + 4, step - 4, TABLE.height() - 8, 7, "station.bg2", "station.edge")
            canvas.label(
                box,
                self.say("round-number", number=round),
                (14, 13, 12),
                "text.primary",
                600,
                align="middle",
                grow=False,
            )
        figures = self.view.figures
        high = (TABLE.height() - 42) / len(figures)
        for row, one in enumerate(figures):
            top = TABLE.y() + 36 + high * row
            canvas.cut(TABLE.x() + 6, top, TABLE.width() - 12, high - 5, 8, None, "station.hair", 1.2)
            piece(canvas, QPointF(TABLE.x() + 28, top + high / 2 - 2), min(34.0, high - 22), one)
            canvas.label(
                QRectF(TABLE.x() + 52, top, 88, high - 5), self.name(one.number), (15, 14, 13, 12), "text.primary", 600
            )
            for place, round in enumerate(rounds):
                self._paint_cell(canvas, QRectF(left + step * place, top, step, high - 5), one, round)

    def _paint_cell(self, canvas: Canvas, area: QRectF, one: FigureView, round: int) -> None:
        canvas.line([(area.x(), area.y() + 8), (area.x(), area.bottom() - 8)], "station.hair")
        facts = self.facts_of(one, round)
        many = max(1, len(facts))
        size = min(28.0, area.height() / many - 4, 28.0)
        for place, fact in enumerate(facts):
            y = area.y() + area.height() * (place + 0.5) / many
            if fact.kind == "looked":
                canvas.sign(symbol("peek"), QPointF(area.x() + 26, y), size * 0.8, "text.secondary")
                canvas.line([(area.x() + 42, y), (area.x() + 58, y)], "text.secondary", 1.4)
                canvas.line([(area.x() + 53, y - 4), (area.x() + 58, y), (area.x() + 53, y + 4)], "text.secondary", 1.4)
                piece(canvas, QPointF(area.x() + 78, y), size, self.view.figures[fact.whom])
            else:
                signs = {
                    "left": "weapon_firearm",
                    "dog": "dog",
                    "proved": "suspicion_proven",
                    "revealed": "revealed_alien",
                }
                ink = {"proved": "state.success", "revealed": "state.danger", "dog": "station.fur"}
                canvas.sign(
                    symbol(signs[fact.kind]), QPointF(area.x() + 44, y), size, ink.get(fact.kind, "text.secondary")
                )

    def _paint_met(self, canvas: Canvas) -> None:
        """How often each has looked at each."""
        figures = self.view.figures
        box = QRectF(SIDE.x(), SIDE.y(), SIDE.width(), 296)
        panel(canvas, box, self.say("who-looked"))
        step = min(44.0, (box.width() - 58) / len(figures))
        tall = min(36.0, (box.height() - 74) / len(figures))
        met = self.met()
        for column, other in enumerate(figures):
            piece(canvas, QPointF(box.x() + 62 + step * column, box.y() + 52), 22, other)
        for row, one in enumerate(figures):
            y = box.y() + 70 + tall * row + tall / 2
            piece(canvas, QPointF(box.x() + 26, y), 22, one)
            for column, other in enumerate(figures):
                x = box.x() + 62 + step * column
                often = met[one.number, other.number]
                fill = MODULE if often else "station.bg0"
                canvas.cut(x - step / 2 + 2, y - tall / 2 + 2, step - 4, tall - 4, 5, fill, "station.hair")
                if often:
                    count(canvas, QPointF(x, y), str(often), "text.primary", 14)

    def _paint_votes(self, canvas: Canvas) -> None:
        """Whom people pointed at, the last rounds."""
        box = QRectF(SIDE.x(), SIDE.y() + 304, SIDE.width(), SIDE.height() - 304)
        panel(canvas, box, self.say("votes"))
        pointed = [fact for fact in self.view.facts if fact.kind == "accused"]
        rounds = sorted({fact.round for fact in pointed})[-4:]
        high = 58.0
        for row, round in enumerate(rounds):
            area = QRectF(box.x() + 10, box.y() + 34 + (high + 4) * row, box.width() - 20, high)
            canvas.cut(area.x(), area.y(), area.width(), area.height(), 7, PANEL, "station.hair")
            canvas.text(area.x() + 14, area.y() + 36, str(round), 18, "text.primary", 700, "display", grow=False)
            of_round = [fact for fact in pointed if fact.round == round]
            targets = Counter(fact.whom for fact in of_round).most_common(4)
            for place, (whom, fingers) in enumerate(targets):
                x = area.x() + 50 + 74 * place
                piece(canvas, QPointF(x + 8, area.y() + 18), 22, self.view.figures[whom])
                canvas.text(x + 24, area.y() + 24, f"+{fingers}", 14, "state.danger", 700, "display", grow=False)
                for step, fact in enumerate(fact for fact in of_round if fact.whom == whom):
                    if step < 4:
                        piece(canvas, QPointF(x + 6 + 16 * step, area.y() + 44), 14, self.view.figures[fact.who])


__all__ = ["Notebook"]
