"""The end of a game: the victory check step by step, who won and why, and everything that happened."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QElapsedTimer, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.saving import files
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.nemesis.ui.ending.ending_painter import EndingPainter
from nemesis_desktop.games.nemesis.ui.ending.ending_parts import MIDDLE, length_of
from nemesis_desktop.games.nemesis.ui.ending.ending_steps import Chapter, Step, VictoryCheck
from nemesis_desktop.games.nemesis.ui.ending.ending_words import EndingWords
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import sides
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.furniture.log_panel import LogPanel
from nemesis_desktop.table.furniture.names import named
from nemesis_desktop.table.game_ui import GameUi
from nemesis_desktop.table.widgets.button import Button

FRAME: Final = 20
"""Milliseconds between two pictures of what is being turned over."""
LARGEST_TEXT: Final = 1.2
BUTTONS_TOP: Final = 660.0
KINDS: Final[Mapping[Chapter, str]] = {
    "engines": "engines-shown",
    "coordinates": "coordinates-shown",
    "contamination": "scans",
    "objectives": "plays-card",
    "verdict": "fate",
}
"""The kind of event that sounds like turning over a thing of this chapter."""
LOG: Final = QRectF(388, 396, 592, 252)
"""Where the whole log can be read, once everything is known, in units."""


class EndingScreen(QWidget):
    """Shows the victory check of a game that is over. Space turns the next thing over, End goes to the verdict.

    Attributes:
        at: the step that is shown; the last one is the verdict.

    Signals:
        again: play again with the same people.
        start: back to the start screen.
        trouble: a ``Text`` that somebody should read.
        turned: something has just been turned over: a list of the kind of event that it sounds like.
    """

    again = Signal()
    start = Signal()
    trouble = Signal(object)
    turned = Signal(list)

    def __init__(self, ui: GameUi, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.unit = 1.0
        self.text_scale = 1.0
        self.at = 0
        self._clock = QElapsedTimer()
        self._length = 0
        self._seen = -1
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME)
        self._frames.timeout.connect(self._frame)
        self._check: VictoryCheck | None = None
        self._log = LogPanel(ui, self)
        self._log.retranslate(words)
        self._log.hide()
        self.next_button = Button(kind="primary", tall=True, parent=self)
        self.skip_button = Button(tall=True, parent=self)
        self.again_button = Button(kind="primary", tall=True, parent=self)
        self.start_button = Button(tall=True, parent=self)
        self.picture_button = Button(tall=True, parent=self)
        self.next_button.clicked.connect(self.step)
        self.skip_button.clicked.connect(self.to_the_verdict)
        self.again_button.clicked.connect(self.again)
        self.start_button.clicked.connect(self.start)
        self.picture_button.clicked.connect(self.ask_where_to_save)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._word()

    # ---------------------------------------------------------------- what the window tells

    def show_ending(self, view: View, log: Iterable[Told]) -> None:
        """Begin the check of this game."""
        self._check = VictoryCheck(view, log)
        self._log.set_log(self._check.log)
        self._seen = -1
        self.go_to(0)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_text_scale(self, text: float) -> None:
        """The person's text size, 1.0 is 100 %."""
        self.text_scale = text
        self._arrange()

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        self.words = words
        self._log.retranslate(words)
        if self._check is not None:
            self._check.view = named(self._check.view, words)
        self._word()
        self.go_to(self.at)

    # ---------------------------------------------------------------- going through it

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps of the check."""
        return self._check.steps if self._check is not None else ()

    @property
    def over(self) -> bool:
        """Whether everything is known."""
        return self.at >= len(self.steps) - 1

    @property
    def moving(self) -> bool:
        """Whether something is just being turned over."""
        return self._frames.isActive()

    def step(self) -> None:
        """Turn the next thing over; what is just being turned lies there at once."""
        if self.moving:
            self._rest()
        else:
            self.go_to(self.at + 1)

    def _rest(self) -> None:
        """What was being turned over lies there."""
        self._frames.stop()
        self.update()

    def _frame(self) -> None:
        if self._clock.elapsed() >= self._length:
            self._rest()
            return
        x, y, wide, high = sides(MIDDLE.translated(self._left(), self._top()))
        unit = self.unit
        self.update(QRectF(x * unit, y * unit, wide * unit, high * unit).toAlignedRect())

    def to_the_verdict(self) -> None:
        """Turn everything over at once: it changes only the time it takes."""
        self.go_to(len(self.steps) - 1)

    def go_to(self, number: int) -> None:
        """Show a step, and everything before it."""
        self.at = max(0, min(number, len(self.steps) - 1))
        self._frames.stop()
        new, self._seen = self.at == self._seen + 1, max(self._seen, self.at)
        if self.steps and new:
            self.turned.emit([self._sounds_like(self.steps[self.at])])
            self._length = length_of(self.steps[self.at])
            if self._length and self.isVisible():
                self._clock.start()
                self._frames.start()
        self._arrange()
        if self._check is not None:
            said = EndingWords(self.words, self._check, self.at)
            self.setAccessibleName(said.title())
            self.setAccessibleDescription(said.summary())

    def _sounds_like(self, step: Step) -> str:
        """The kind of event that sounds like what has just been turned over."""
        assert self._check is not None
        if step.chapter == "contamination" and step.seat is not None and self._check.infections[step.seat].deadly:
            return "dies"
        return KINDS[step.chapter]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and the arrows go through the check, End to its end."""
        key = event.key()
        if key in (Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.over:
            self.step()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Backspace):
            self.go_to(self.at - 1)
        elif key == Qt.Key.Key_End:
            self.to_the_verdict()
        elif key == Qt.Key.Key_Home:
            self.go_to(0)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on a chapter goes back to it, as far as it is known."""
        canvas = self._canvas(QPainter())
        for chapter, area in EndingPainter.chapter_areas():
            box = canvas.rect(*sides(area))
            first = self._check.first_of(chapter) if self._check is not None else None
            if box.contains(event.position()) and first is not None and first <= self.at:
                self.go_to(first)
                return

    # ---------------------------------------------------------------- the picture as a file

    def ask_where_to_save(self) -> None:
        """Keep this screen as a picture."""
        title = self._say("ui-ending-save-picture")
        name, _ = QFileDialog.getSaveFileName(self, title, "nemesis.png", "PNG (*.png)")
        if name and not self.save_picture(Path(name)):
            self.trouble.emit(Text("ui-ending-picture-failed", path=name))

    def save_picture(self, path: Path) -> bool:
        """Write the screen to a file, without its buttons, and say whether that worked."""
        self._rest()
        buttons = [button for button in self.findChildren(Button) if button.isVisible()]
        for button in buttons:
            button.hide()
        shown = QPixmap(self.size() * self.devicePixelRatioF())
        shown.setDevicePixelRatio(self.devicePixelRatioF())
        self.render(shown)
        for button in buttons:
            button.show()
        path = path if path.suffix else path.with_suffix(".png")
        drawn = QBuffer()
        if not shown.save(drawn, path.suffix.lstrip(".")):
            return False
        try:
            files.write(path, bytes(drawn.data().data()))
        except OSError:
            return False
        return True

    # ---------------------------------------------------------------- laying out

    def _say(self, id: str, **args: Argument) -> str:
        return self.words.text(Text(id, **args))

    def _word(self) -> None:
        key = self._say("ui-tray-key-space")
        self.next_button.setText(self._say("ui-ending-next"))
        self.next_button.set_look("primary", key)
        self.skip_button.setText(self._say("ui-ending-to-verdict"))
        self.skip_button.set_look("steel", "End")
        self.again_button.setText(self._say("ui-ending-again"))
        self.start_button.setText(self._say("ui-ending-start"))
        self.picture_button.setText(self._say("ui-ending-save-picture"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The unit follows the window."""
        super().resizeEvent(event)
        self._arrange()

    def _left(self) -> float:
        """Where the layout begins in a window wider than it, in units."""
        return (self.width() / self.unit - measure("meta.base_width")) / 2

    def _top(self) -> float:
        return (self.height() / self.unit - measure("meta.base_height")) / 2

    def _arrange(self) -> None:
        self.unit = max(
            0.2, min(self.width() / measure("meta.base_width"), self.height() / measure("meta.base_height"))
        )
        text = min(self.text_scale, LARGEST_TEXT)
        over = self.over and self._check is not None
        for button in (self.next_button, self.skip_button):
            button.setVisible(not over and self._check is not None)
        for button in (self.again_button, self.start_button, self.picture_button):
            button.setVisible(over)
        row = (
            (self.picture_button, self.start_button, self.again_button)
            if over
            else (self.skip_button, self.next_button)
        )
        for button in row:
            button.set_scale(self.unit, text)
        self._lay_row(row)
        self._log.setVisible(over)
        self._log.set_scale(self.unit, self.text_scale)
        area = LOG.translated(self._left(), self._top())
        self._log.setGeometry(
            round(area.x() * self.unit),
            round(area.y() * self.unit),
            round(area.width() * self.unit),
            round(area.height() * self.unit),
        )
        self.update()

    def _lay_row(self, row: tuple[Button, ...]) -> None:
        """The first button at the left of the middle panel, the others at its right."""
        left, right = 388.0 + self._left(), 980.0 + self._left()
        wide = [min(button.units_wide() + 24, 240.0) for button in row]
        spare = (right - left) - sum(wide) - 12 * (len(row) - 1)
        if spare < 0:
            wide = [width + spare / len(row) for width in wide]
        x = right
        for button, width in reversed(list(zip(row[1:], wide[1:], strict=True))):
            button.place(QRectF(x - width, BUTTONS_TOP + self._top(), width, 44))
            x -= width + 12
        row[0].place(QRectF(left, BUTTONS_TOP + self._top(), wide[0], 44))

    # ---------------------------------------------------------------- picture

    def _canvas(self, painter: QPainter) -> Canvas:
        whole = Canvas(painter, self.unit, self.devicePixelRatioF(), min(self.text_scale, LARGEST_TEXT))
        return whole.at(self._left(), self._top())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the check as far as it has come."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        whole = Canvas(painter, self.unit, self.devicePixelRatioF())
        whole.box(0, 0, self.width() / self.unit, self.height() / self.unit, ("#0C1418", "ground.space"))
        if self._check is not None:
            clock = self._clock.elapsed() if self.moving else math.inf
            EndingPainter(self._canvas(painter), self.words, self._check, self.at, clock).paint()
