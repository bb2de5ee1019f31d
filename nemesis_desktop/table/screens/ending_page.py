"""The page on which a game ends: a picture with its people, and behind tabs the log and the numbers of the evening.

A game gives the picture (``paint_page``), the scene behind it and the numbers; tabs, buttons, keys, and keeping the
page as a file are the same for all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, Literal

from PySide6.QtCore import QBuffer, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.engine.saving import files
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import MODULE, Paint
from nemesis_desktop.table.drawing.shapes import boxed, sides
from nemesis_desktop.table.drawing.stencil import picture
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.furniture.controls.keys import key_of
from nemesis_desktop.table.furniture.log_panel import LogPanel
from nemesis_desktop.table.game_ui import GameUi
from nemesis_desktop.table.widgets.button import Button

Tab = Literal["picture", "log", "numbers"]
TABS: Final[tuple[Tab, ...]] = ("picture", "log", "numbers")

LARGEST_TEXT: Final = 1.2
SIDE, FOOT, TALL = 40.0, 708.0, 42.0
TAB: Final = QRectF(1000, 28, 104, 34)
INSIDE: Final = QRectF(40, 170, 1286, 520)
"""Where the log and the numbers stand, in units."""
VEIL: Final = 0.82
"""How far the scene sinks back behind the log and the numbers."""
SHADE: Final[Paint] = ("#0005080A", "#F005080A")
"""The foot of the scene is dark, whatever it shows: the people stand there."""
SKY: Final[Paint] = ("#B005080A", "#0005080A")


class EndingPage(QWidget):
    """Tabs, buttons and keys around a game's own picture of its end.

    Attributes:
        replays: whether the end can be watched again.
        tab: what is shown: the picture, the log or the numbers.
        kept: what the game's table has kept with the match.

    Signals:
        again: play again with the same people.
        start: back to the start screen.
        trouble: a ``Text`` that somebody should read.
        rules: the rule book, at an article.
        turned: something has just been shown: a list of the kinds of event that it sounds like.
        asked_why: somebody wants to know why a computer seat did what the line of this number tells.
    """

    replays: ClassVar[bool] = False

    again = Signal()
    start = Signal()
    trouble = Signal(object)
    rules = Signal(str)
    turned = Signal(list)
    asked_why = Signal(int)

    def __init__(self, ui: GameUi, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = ui
        self.words = words
        self.unit = 1.0
        self.text_scale = 1.0
        self.tab: Tab = "picture"
        self.kept: Mapping[str, Json] = {}
        self._scene: QPixmap | None = None
        self._scene_for: object = None
        self._log = LogPanel(ui, self)
        self._log.retranslate(words)
        self._log.hide()
        self._log.asked.connect(self.asked_why)
        self.picture_button = Button(tall=True, parent=self)
        self.watch_button = Button(tall=True, parent=self)
        self.start_button = Button(tall=True, parent=self)
        self.again_button = Button(kind="primary", tall=True, parent=self)
        self.tabs: dict[Tab, Button] = {tab: Button(parent=self) for tab in TABS}
        for tab, button in self.tabs.items():
            button.clicked.connect(lambda _=False, tab=tab: self.turn_to(tab))
        self.picture_button.clicked.connect(self.ask_where_to_save)
        self.watch_button.clicked.connect(self.watch_again)
        self.start_button.clicked.connect(self.start)
        self.again_button.clicked.connect(self.again)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.word()

    # ---------------------------------------------------------------- for games

    @property
    def scene(self) -> str:
        """The drawing behind everything; empty for plain night."""
        return ""

    @property
    def complete(self) -> bool:
        """Whether everything is known: only then can the page be left, kept, and turned to its other sides."""
        return True

    def paint_page(self, canvas: Canvas) -> None:
        """Draw the picture of the end, in units from the corner of the layout."""

    def numbers(self) -> Sequence[tuple[str, str]]:
        """The evening in numbers: each as it is written, and what it counts."""
        return ()

    def headline(self) -> str:
        """How the game ended, over the log and the numbers."""
        return ""

    def watch_again(self) -> None:
        """Show the end from its beginning, where it is a thing to watch."""

    # ---------------------------------------------------------------- what the window tells

    def show_ending(self, view: Any, log: Iterable[Told]) -> None:
        """The game is over: lay its log ready, and begin with the picture. A game keeps its last view first."""
        self._log.set_log(list(log))
        self.tab = "picture"
        self.word()
        self.arrange()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def offer_reasons(self, choice_of: Callable[[int], int | None] | None) -> None:
        """Let people ask why computer seats did what they did.

        Args:
            choice_of: the choice of a computer seat that brought a line of the log, by number; None where there is
                none, or nobody is asked.
        """
        if choice_of is None:
            self._log.explains = None
            return

        def explains(line: int) -> bool | None:
            choice = choice_of(line)
            return None if choice is None else line == 0 or choice_of(line - 1) != choice

        self._log.explains = explains
        self._log.renew()

    def explain(self, line: int, why: Text) -> None:
        """Say below a line of the log why it came about."""
        self._log.explain(line, why)

    def set_text_scale(self, text: float) -> None:
        """The person's text size, 1.0 is 100 %."""
        self.text_scale = text
        self.arrange()

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        self.words = words
        self._log.retranslate(words)
        self.word()

    # ---------------------------------------------------------------- tabs and keys

    def turn_to(self, tab: Tab) -> None:
        """Show another side of the page."""
        self.tab = tab
        self.word()
        self.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """S keeps the picture, W shows the end again, L opens and shuts the log, Enter plays again."""
        if not self.complete:
            super().keyPressEvent(event)
            return
        key = key_of(event)
        if key == Qt.Key.Key_S:
            self.ask_where_to_save()
        elif key == Qt.Key.Key_W and self.replays:
            self.watch_again()
        elif key == Qt.Key.Key_L:
            self.turn_to("picture" if self.tab == "log" else "log")
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.again.emit()
        else:
            super().keyPressEvent(event)

    # ---------------------------------------------------------------- the page as a file

    def ask_where_to_save(self) -> None:
        """Keep this page as a picture."""
        title = self.say("ui-ending-save-picture")
        name, _ = QFileDialog.getSaveFileName(self, title, f"{self.ui.id}.png", "PNG (*.png)")
        if name and not self.save_picture(Path(name)):
            self.trouble.emit(Text("ui-ending-picture-failed", path=name))

    def lie_still(self) -> None:
        """What is moving lies where it comes to rest."""

    def save_picture(self, path: Path) -> bool:
        """Write the picture to a file, without buttons and tabs, and say whether that worked."""
        self.lie_still()
        shown = QPixmap(self.size() * self.devicePixelRatioF())
        shown.setDevicePixelRatio(self.devicePixelRatioF())
        with QPainter(shown) as painter:
            self._paint(painter, "picture")
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

    def say(self, id: str, **args: Argument) -> str:
        """A message in words."""
        return self.words.text(Text(id, **args))

    def word(self) -> None:
        """Every word of the frame."""
        for button, message, kind, key in (
            (self.picture_button, "save-picture", "steel", "S"),
            (self.watch_button, "watch", "steel", "W"),
            (self.start_button, "start", "steel", self.say("ui-tray-key-escape")),
            (self.again_button, "again", "primary", self.say("ui-tray-key-enter")),
        ):
            button.setText(self.say(f"ui-ending-{message}"))
            button.set_look("primary" if kind == "primary" else "steel", key)
        for tab, button in self.tabs.items():
            button.setText(self.say(f"ui-ending-tab-{tab}"))
            button.set_look("steel" if tab == self.tab else "quiet")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The unit follows the window."""
        super().resizeEvent(event)
        self.arrange()

    def left(self) -> float:
        """Where the layout begins in a window wider than it, in units."""
        return (self.width() / self.unit - measure("meta.base_width")) / 2

    def top(self) -> float:
        """The same from above."""
        return (self.height() / self.unit - measure("meta.base_height")) / 2

    def arrange(self) -> None:
        """Everything in its place."""
        wide, high = self.width() / measure("meta.base_width"), self.height() / measure("meta.base_height")
        self.unit = max(0.2, min(wide, high))
        text = min(self.text_scale, LARGEST_TEXT)
        buttons = (self.picture_button, self.watch_button, self.start_button, self.again_button)
        for button in (*buttons, *self.tabs.values()):
            button.setVisible(self.complete and (self.replays or button is not self.watch_button))
            button.set_scale(self.unit, text)
        self._lay_buttons(*buttons)
        for place, button in enumerate(self.tabs.values()):
            area = TAB.translated(self.left() + place * 110, self.top())
            button.place(area)
        self._log.setVisible(self.complete and self.tab == "log")
        self._log.set_scale(self.unit, self.text_scale)
        area = INSIDE.translated(self.left(), self.top())
        self._log.setGeometry(*(round(side * self.unit) for side in sides(area)))
        self.update()

    def _lay_buttons(self, picture: Button, watch: Button, start: Button, again: Button) -> None:
        """Keeping and watching at the left, the ways on at the right."""
        wide = {button: button.units_wide() + 30 for button in (picture, watch, start, again)}
        spare = min(0.0, (measure("meta.base_width") - 2 * SIDE - 48 - sum(wide.values())) / 4)
        x, y = SIDE + self.left(), FOOT + self.top()
        for button in (picture, watch):
            button.place(QRectF(x, y, wide[button] + spare, TALL))
            x += wide[button] + spare + 12
        x = measure("meta.base_width") - SIDE + self.left()
        for button in (again, start):
            x -= wide[button] + spare
            button.place(QRectF(x, y, wide[button] + spare, TALL))
            x -= 12

    # ---------------------------------------------------------------- picture

    def canvas(self, painter: QPainter) -> Canvas:
        """A canvas in units from the corner of the layout."""
        whole = Canvas(painter, self.unit, self.devicePixelRatioF(), min(self.text_scale, LARGEST_TEXT))
        return whole.at(self.left(), self.top())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The scene, and on it the side of the page that is shown."""
        self._paint(QPainter(self), self.tab)

    def _paint(self, painter: QPainter, tab: Tab) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_scene(painter, tab)
        canvas = self.canvas(painter)
        if tab == "picture" or not self.complete:
            self.paint_page(canvas)
            return
        size, shown = canvas.fitted(self.headline(), 940, (44, 40, 36, 32, 28, 24), 700, "display", grow=False)
        canvas.text(SIDE, 84, shown, size, "text.primary", 700, "display", grow=False)
        if tab == "numbers":
            self._paint_numbers(canvas)

    def _paint_scene(self, painter: QPainter, tab: Tab) -> None:
        whole = Canvas(painter, self.unit, self.devicePixelRatioF())
        wide, high = self.width() / self.unit, self.height() / self.unit
        whole.fill(boxed(QRectF(0, 0, wide, high)), ("#0C1418", "ground.space"))
        if not self.scene:
            return
        wanted = (self.scene, self.size(), self.devicePixelRatioF())
        if self._scene is None or self._scene_for != wanted:
            self._scene_for = wanted
            self._scene = picture(f"art/{self.scene}", self.width(), self.height(), self.devicePixelRatioF())
        painter.drawPixmap(0, 0, self._scene)
        whole.fill(boxed(QRectF(0, 0, wide, 200)), SKY)
        whole.fill(boxed(QRectF(0, high * 0.35, wide, high * 0.65)), SHADE)
        if tab != "picture" or not self.complete:
            whole.fill(boxed(QRectF(0, 0, wide, high)), "ground.space", VEIL)

    def _paint_numbers(self, canvas: Canvas) -> None:
        """Each number large in a box, and under it what it counts."""
        found = self.numbers()
        columns = 3 if len(found) > 4 else max(1, len(found))
        wide = (INSIDE.width() - 16 * (columns - 1)) / columns
        for place, (number, label) in enumerate(found):
            row, column = divmod(place, columns)
            x, y = INSIDE.x() + column * (wide + 16), INSIDE.y() + row * 166
            canvas.cut(x, y, wide, 150, 12, MODULE, "line.edge")
            canvas.text(x + wide / 2, y + 78, number, 52, "text.primary", 700, "display", "middle", grow=False)
            size, lines = canvas.fitted_lines(label, wide - 40, 46, (18, 17, 16, 15, 14, 13, 12), 500, 1.15, 2)
            canvas.lines(x + wide / 2, y + 94, lines, size, "text.secondary", 500, 1.15, "middle")

    def forget_scene(self) -> None:
        """Give back the memory of the scene: the page is being left."""
        self._scene = None
