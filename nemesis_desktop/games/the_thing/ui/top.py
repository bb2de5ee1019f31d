"""The strip at the top of the table: the round and its steps, the weather, and the buttons that always work."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing.modes import COOP
from nemesis_desktop.games.the_thing.ui.look import symbol, weather_sign
from nemesis_desktop.games.the_thing.ui.part import StationPart
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.furniture.board_part import Action

STEPS: Final = ("weather", "upkeep", "alien", "plan", "clash", "act", "rec", "test", "food", "night")
TOGETHER: Final = ("weather", "upkeep", "plan", "alien", "act", "rec", "test", "food", "night")
"""The steps of a round, with hidden roles and in the cooperative game."""

TOP, BUTTON = 8.5, 28.0
CELL_TOP, CELL_HIGH = 12.5, 21.0
LARGEST_TEXT: Final = 1.25


class TopStrip(StationPart):
    """Where the round stands; nothing here answers a question.

    Attributes:
        only_shows: there are no buttons: nobody sits before this screen.

    Signals:
        menu, undo, rules, settings, notebook: a button was pressed.
    """

    menu = Signal()
    undo = Signal()
    rules = Signal()
    settings = Signal()
    notebook = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.only_shows = False
        self._can_undo = False
        self._undo_text: Text | None = None

    def set_scale(self, unit: float, text: float) -> None:
        """The strip holds no very large words."""
        super().set_scale(unit, min(text, LARGEST_TEXT))

    def set_undo(self, possible: bool, text: Text | None = None) -> None:
        """Whether the last choice can be taken back, and what that would be, or why it cannot."""
        self._can_undo, self._undo_text = possible, text
        self.renew()

    @property
    def steps(self) -> tuple[str, ...]:
        """The steps of a round of this game."""
        return TOGETHER if self.view is not None and self.view.mode == COOP else STEPS

    # ---------------------------------------------------------------- spots

    def lay_spots(self) -> None:
        """Buttons, the round, the weather, and each step explain themselves."""
        self.setAccessibleName(self.say("strip"))
        self._button("menu", 8.5, self.menu.emit, self.say("menu"), self.say("menu-text"))
        round_wide, weather_wide, cells = self._plan(self.ruler)
        self._word("round", QRectF(48, 4, round_wide - 4, 38), self.tell("round-title"), self.tell("round-text"))
        weather = QRectF(48 + round_wide, 4, weather_wide, 38)
        if self.view is not None and self.view.weather:
            self.lay(Anchor("panel", "weather_table"), weather, self.named("weather", self.view.weather))
        for step, x, wide in cells:
            name = self.tell(f"step-{step}")
            self._word(("step", step), QRectF(x, 10, wide, 26), name, self.tell(f"step-{step}-text"))
        right = self.wide
        why = "" if self._undo_text is None or self.words is None else self.words.text(self._undo_text)
        self._button("notebook", right - 139.5, self.notebook.emit, self.tell("notebook"), self.tell("notebook-text"))
        self._button("undo", right - 105.5, self._undo_pressed, self.say("undo" if self._can_undo else "undo-not"), why)
        self._button("rules", right - 71.5, self.rules.emit, self.say("rules"), self.say("rules-text"))
        self._button("settings", right - 37.5, self.settings.emit, self.say("settings"), self.say("settings-text"))

    def _undo_pressed(self) -> None:
        if self._can_undo:
            self.undo.emit()

    def _button(self, name: str, x: float, action: Action, title: str, text: str) -> None:
        if self.only_shows:
            return
        about = Explanation(title, (text,) if text else ())
        spot = self.spot(name, QRectF(x - 0.5, TOP - 0.5, BUTTON + 1, BUTTON + 1), title, about, action)
        spot.corner = 6
        spot.speak(title, text)

    def _word(self, key: object, area: QRectF, title: str, text: str) -> None:
        self.spot(key, area, title, Explanation(title, (text,))).speak(title, text)

    # ---------------------------------------------------------------- where things lie

    def _plan(self, canvas: Canvas) -> tuple[float, float, list[tuple[str, float, float]]]:
        """The width of the round and of the weather, and each step; where not all have room, only those about now."""
        assert self.view is not None
        round_wide = 62 + canvas.width(self.tell("round"), 14, 600) + canvas.width("10", 20, 700, "display")
        weather = self.named("weather", self.view.weather) if self.view.weather else ""
        weather_wide = 46 + canvas.width(weather, 14, 600) if weather else 0.0
        room = self.wide - 160 - round_wide - weather_wide - 48
        for size, whole in ((13, True), (12.5, True), (12, True), (12, False)):
            cells, x = [], 48 + round_wide + weather_wide + 8
            for step in self.steps if whole else self._around():
                wide = canvas.width(self.tell(f"step-{step}"), size, 600) + 23
                cells.append((step, x, wide))
                x += wide - 2
            self._size = size
            if x - 48 - round_wide - weather_wide <= room:
                break
        return round_wide, weather_wide, cells

    _size: float = 13

    def _around(self) -> tuple[str, ...]:
        assert self.view is not None
        now = self.steps.index(self.view.phase) if self.view.phase in self.steps else 0
        return self.steps[max(0, now - 1) : now + 3]

    # ---------------------------------------------------------------- picture

    def paint_board(self, canvas: Canvas) -> None:
        """The strip from left to right."""
        assert self.view is not None
        canvas.box(0, 0, self.wide, 45, ("#142232", "#0B1420"))
        canvas.box(0, 45, self.wide, 1, "station.edge")
        round_wide, weather_wide, cells = self._plan(canvas)
        base = 23 + 14 * canvas.text_scale * 0.35
        canvas.symbol(symbol("round"), 52, 13, 20, "text.secondary")
        label = canvas.text(78, base, self.tell("round"), 14, "text.primary", 600)
        canvas.text(
            78 + label + 7, 23 + 20 * canvas.text_scale * 0.35, str(self.view.round), 20, "text.primary", 700, "display"
        )
        if weather_wide:
            x = 48 + round_wide
            canvas.line([(x - 6, 10), (x - 6, 36)], "station.hair")
            canvas.symbol(weather_sign(self.view.weather), x + 4, 12, 22, "station.ice")
            canvas.text(x + 32, base, self.named("weather", self.view.weather), 14, "station.ice", 600)
        self._paint_steps(canvas, cells)
        if not self.only_shows:
            self._paint_buttons(canvas)

    def _paint_steps(self, canvas: Canvas, cells: list[tuple[str, float, float]]) -> None:
        assert self.view is not None
        now = self.steps.index(self.view.phase) if self.view.phase in self.steps else -1
        for step, x, wide in cells:
            index = self.steps.index(step)
            if index == now:
                fill, edge, ink, weight = "accent.warm", "accent.warm", "text.ink_warm", 700
            elif index < now:
                fill, edge, ink, weight = "station.bg3", "station.edge", "station.strong", 500
            else:
                fill, edge, ink, weight = "station.bg0", "station.hair", "text.secondary", 500
            left, right, low, middle = x, x + wide - 8, CELL_TOP + CELL_HIGH, CELL_TOP + CELL_HIGH / 2
            corners = [
                (left, CELL_TOP),
                (right, CELL_TOP),
                (right + 7, middle),
                (right, low),
                (left, low),
                (left + 7, middle),
            ]
            canvas.polygon(corners, fill, edge)
            base = 23 + self._size * canvas.text_scale * 0.35
            canvas.text(x + 11.5, base, self.tell(f"step-{step}"), self._size, ink, weight)

    def _paint_buttons(self, canvas: Canvas) -> None:
        self._paint_button(canvas, 8.5, "", "text.secondary")
        for y in (15, 21, 27):
            canvas.box(15, y, 15, 2.2, "text.primary")
        right = self.wide
        self._paint_button(canvas, right - 139.5, symbol("suspicion_track"), "text.primary")
        self._paint_button(canvas, right - 105.5, "symbols/undo", "text.primary" if self._can_undo else "station.edge")
        self._paint_button(canvas, right - 71.5, "symbols/rules", "text.primary")
        self._paint_button(canvas, right - 37.5, "symbols/settings", "text.primary")

    def _paint_button(self, canvas: Canvas, x: float, sign: str, ink: str) -> None:
        canvas.cut(x, TOP, BUTTON, BUTTON, 6, "station.bg3", "station.edge")
        if sign:
            canvas.symbol(sign, x + 5, TOP + 5, 18, ink)
