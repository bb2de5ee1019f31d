"""The strip at the top of the table: time, self-destruct, the round and its steps, and the buttons that always work."""

from __future__ import annotations

from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.components.intruder_player import SKIPPED_STEPS
from nemesis_desktop.games.nemesis.components.tracks import (
    HIBERNATION_FROM,
    SELF_DESTRUCT_IRREVERSIBLE,
    SELF_DESTRUCT_SKULL,
    TIME_JUMP,
    hibernation_open,
    self_destruct_value,
    time_value,
)
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import Paint
from nemesis_desktop.table.furniture.board_part import Action, BoardPart

STEPS: Final = ("draw", "first_player", "turns", "time", "attacks", "fire", "event", "bag")
"""The steps of a round with any species, in order."""

PLAYER_STEPS: Final = 3
"""How many of them belong to the player phase; a gap parts them from the event phase."""

CELL_TOP, CELL_HIGH = 12.5, 21.0
NOW_TOP, NOW_HIGH, NOW_WIDE = 8.5, 29.0, 24.0
BUTTON = 28.0
TIME_PITCH = 23.0
DESTRUCT_PITCH = 20.5
NUMERALS_MOST = 1.06
"""Numerals in cells stop growing here: the cell does not."""


@frozen
class _Plan:
    """Where everything lies, in units, for one width, language, text size and step."""

    time_x: float
    time_label: bool
    line_1: float
    destruct_x: float
    destruct_label: tuple[str, ...]
    destruct_label_x: float
    line_2: float
    round_x: float
    steps: tuple[tuple[str, float, float], ...]
    step_size: float
    end: float


class TopStrip(BoardPart):
    """Tracks, round, steps and buttons; nothing here answers a question.

    Attributes:
        only_shows: there are no buttons: nobody sits before this screen.

    Signals:
        menu: the burger was pressed.
        undo: the last choice shall be taken back; only when it can be.
        rules: the rules were asked for.
        settings: the settings were asked for.
    """

    menu = Signal()
    undo = Signal()
    rules = Signal()
    settings = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.only_shows = False
        self._can_undo = False
        self._undo_text: Text | None = None

    def set_undo(self, possible: bool, text: Text | None = None) -> None:
        """Whether the last choice can be taken back, and what that would be, or why it cannot."""
        self._can_undo, self._undo_text = possible, text
        self.renew()

    # ---------------------------------------------------------------- spots

    def lay_spots(self) -> None:
        """Buttons, tracks and each visible step explain themselves."""
        assert self.view is not None
        plan = self._plan()
        self.setAccessibleName(self.say("strip"))
        self._button("menu", 8.5, self.menu.emit, self.say("menu-text"))
        end = plan.time_x + TIME_JUMP * TIME_PITCH + 30
        self._lay("time", QRectF(44, 4, end - 44, 38), *self._time_words())
        self._lay("destruct", QRectF(plan.line_1 + 4, 4, plan.line_2 - plan.line_1 - 8, 38), *self._destruct_words())
        for step, x, wide in plan.steps:
            lines = [self.say(f"step-{step}-text")]
            if self._skipped(step):
                lines.append(self.worded("ui-modes-step-skipped"))
            if step == self.view.phase:
                lines.append(self.say("step-now"))
            self._lay(("step", step), QRectF(x, 10, wide + 7, 26), self.say(f"step-{step}"), lines)
        right = self.wide
        title = self.say("undo" if self._can_undo else "undo-not")
        why = "" if self._undo_text is None or self.words is None else self.words.text(self._undo_text)
        self._button("undo", right - 105.5, self._undo_pressed, why, title)
        self._button("rules", right - 71.5, self.rules.emit, self.say("rules-text"))
        self._button("settings", right - 37.5, self.settings.emit, self.say("settings-text"))

    def _undo_pressed(self) -> None:
        if self._can_undo:
            self.undo.emit()

    def _button(self, name: str, x: float, action: Action, text: str, title: str = "") -> None:
        title = title or self.say(name)
        about = Explanation(title, (text,) if text else ())
        spot = self.spot(name, QRectF(x - 0.5, NOW_TOP - 0.5, BUTTON + 1, BUTTON + 1), title, about, action)
        spot.corner = 6
        spot.speak(title, text)

    def _lay(self, key: object, area: QRectF, title: str, lines: list[str]) -> None:
        spot = self.spot(key, area, title, Explanation(title, tuple(lines)))
        spot.speak(title, " ".join(lines))

    def _time_words(self) -> tuple[str, list[str]]:
        assert self.view is not None
        left = time_value(self.view.time)
        if left <= 0:
            return self.say("time-jumped"), []
        opened = hibernation_open(self.view.time)
        lines = [
            self.say("time-left", left=left),
            self.say("time-chambers-open")
            if opened
            else self.say("time-chambers-closed", at=time_value(HIBERNATION_FROM)),
        ]
        return self.say("time-title", now=left), lines

    def _destruct_words(self) -> tuple[str, list[str]]:
        assert self.view is not None
        at = self.view.self_destruct
        if at is None:
            return self.say("self-destruct-off-title"), [self.say("self-destruct-off")]
        left = self_destruct_value(at)
        fixed = at >= SELF_DESTRUCT_IRREVERSIBLE
        stop = "self-destruct-cannot-stop" if fixed else "self-destruct-can-stop"
        lines = [
            self.say("self-destruct-left", left=left),
            self.say(stop, at=self_destruct_value(SELF_DESTRUCT_IRREVERSIBLE)),
        ]
        return self.say("self-destruct-title", now=left), lines

    # ---------------------------------------------------------------- where things lie

    def _plan(self) -> _Plan:
        """The fullest arrangement that fits: all steps, the current one and its neighbours, no labels."""
        all_steps = self.text_scale < 1.3
        room = self.wide - 116
        for size, labels, whole in (
            (12.5, True, all_steps),
            (12.0, True, all_steps),
            (12.5, True, False),
            (12.0, True, False),
            (12.0, False, False),
        ):
            plan = self._arrange(size, labels, whole)
            if plan.end <= room:
                return plan
        return plan

    def _arrange(self, size: float, labels: bool, whole: bool) -> _Plan:
        ruler = self.ruler
        time_x = 71.0
        if labels:
            time_x += max(ruler.width(self.say("time"), 13, 600) + 8, 33)
        line_1 = time_x + TIME_JUMP * TIME_PITCH + 39
        label = tuple(self.say("self-destruct").split("­")) if labels else ()
        label = (label[0].removesuffix("-") + "-", *label[1:]) if len(label) > 1 else label
        small = self._small
        wide = max((ruler.width(line, small, 600, grow=False) for line in label), default=0)
        label_x = line_1 + 33
        destruct_x = label_x + max(wide + 8, 48 if labels else 0)
        line_2 = destruct_x + SELF_DESTRUCT_SKULL * DESTRUCT_PITCH + 34.5
        round_x = line_2 + 9
        x = round_x + max(ruler.width(self.say("round"), small, 600, grow=False), 22) + 9
        steps = []
        for step in self._shown_steps(whole):
            advance = ruler.width(self.say(f"step-{step}"), size, 700 if step == self._phase else 500) + 15.5
            steps.append((step, x, advance - 4.5))
            x += advance
            if step == STEPS[PLAYER_STEPS - 1]:
                x += 6
        return _Plan(time_x, labels, line_1, destruct_x, label, label_x, line_2, round_x, tuple(steps), size, x + 7)

    def _skipped(self, step: str) -> bool:
        """Whether the step is left out, because somebody plays the intruders."""
        return self.view is not None and self.view.intruder_player is not None and step in SKIPPED_STEPS

    def cell(self, track: str, index: int) -> QRectF | None:
        """Where the marker of a track (``time`` or ``destruct``) stands on a space, in pixels."""
        if not self.ready or index < 0:
            return None
        plan = self._plan()
        if track == "time":
            x, wide = plan.time_x + index * TIME_PITCH + 10 - NOW_WIDE / 2, NOW_WIDE
        else:
            x, wide = plan.destruct_x + index * DESTRUCT_PITCH, 19.0
        unit = self.unit
        return QRectF(x * unit, NOW_TOP * unit, wide * unit, NOW_HIGH * unit)

    @property
    def steps(self) -> tuple[str, ...]:
        """The steps of a round, with those that only the species on board has."""
        found = list(STEPS)
        for own, after in self.view.printed.own_phases.items() if self.view is not None else ():
            found.insert(found.index(after) + 1, own)
        return tuple(found)

    @property
    def _phase(self) -> str:
        return "" if self.view is None else self.view.phase

    def _shown_steps(self, whole: bool) -> tuple[str, ...]:
        steps = self.steps
        if whole or self._phase not in steps:
            return steps if whole else ()
        now = steps.index(self._phase)
        return steps[max(0, now - 1) : now + 2]

    # ---------------------------------------------------------------- the picture

    def paint_board(self, canvas: Canvas) -> None:
        """The strip from left to right."""
        wide = self.wide
        canvas.box(0, 0, wide, 45, ("#1A2429", "#0E1518"))
        canvas.box(0, 45, wide, 1, "line.edge")
        plan = self._plan()
        self._paint_burger(canvas)
        self._paint_time(canvas, plan)
        canvas.line([(plan.line_1, 10), (plan.line_1, 36)], "line.hair")
        self._paint_destruct(canvas, plan)
        canvas.line([(plan.line_2, 10), (plan.line_2, 36)], "line.hair")
        self._paint_round(canvas, plan)
        self._paint_steps(canvas, plan)
        if self.only_shows:
            return
        self._paint_button(canvas, wide - 105.5, "symbols/undo", "text.primary" if self._can_undo else "line.strong")
        self._paint_button(canvas, wide - 71.5, "symbols/rules", "text.secondary")
        self._paint_button(canvas, wide - 37.5, "symbols/settings", "text.secondary")

    def _paint_burger(self, canvas: Canvas) -> None:
        if self.only_shows:
            return
        self._paint_button(canvas, 8.5, "", "text.secondary")
        for y in (15, 21, 27):
            canvas.box(15, y, 15, 2.2, "text.secondary")

    def _paint_button(self, canvas: Canvas, x: float, symbol: str, ink: str) -> None:
        canvas.cut(x, NOW_TOP, BUTTON, BUTTON, 6, "ground.bg3", "line.edge")
        if symbol:
            canvas.symbol(symbol, x + 5, NOW_TOP + 5, 18, ink)

    def _paint_time(self, canvas: Canvas, plan: _Plan) -> None:
        assert self.view is not None
        now = self.view.time
        canvas.symbol("symbols/time", 48, 14, 18, "text.secondary")
        if plan.time_label:
            canvas.text(71, self._middle(13), self.say("time"), 13, "text.secondary", 600)
        for index in range(TIME_JUMP):
            x = plan.time_x + index * TIME_PITCH
            number = str(time_value(index))
            cold = index >= HIBERNATION_FROM
            if index == now:
                self._now(canvas, x + 0.5, NOW_WIDE, "text.primary", number, "ground.bg1")
            elif index < now:
                self._cell(canvas, x + 0.5, 19, "ground.bg0", "line.hair", number, "text.tertiary")
            elif cold:
                self._cell(canvas, x + 0.5, 19, "accent.cold_ground", "accent.cold_soft", number, "accent.cold")
            else:
                self._cell(canvas, x + 0.5, 19, "ground.bg2", "line.edge", number, "text.secondary")
            if cold:
                canvas.box(x + 1, 38.6, 18, 3, "accent.cold_soft" if index < now else "accent.cold")
        x = plan.time_x + TIME_JUMP * TIME_PITCH + 3.5
        jumped = now >= TIME_JUMP
        canvas.cut(x, CELL_TOP, 26, CELL_HIGH, 4, "state.danger" if jumped else "state.danger_ground", "state.danger")
        ink = "text.ink_danger" if jumped else "state.danger"
        for left in (x + 6.5, x + 12.5):
            canvas.line([(left, 18), (left + 5, 23), (left, 28)], ink, 2.4)

    def _paint_destruct(self, canvas: Canvas, plan: _Plan) -> None:
        assert self.view is not None
        at = self.view.self_destruct
        runs = at is not None
        canvas.symbol("symbols/self_destruct", plan.line_1 + 8, 13, 20, "state.danger" if runs else "line.strong")
        ink = "text.secondary" if runs else "text.tertiary"
        small = self._small
        top = 23 + small * 0.36 - small / 2 * (len(plan.destruct_label) - 1)
        for row, line in enumerate(plan.destruct_label):
            canvas.text(plan.destruct_label_x, top + row * small, line, small, ink, 600, grow=False)
        for index in range(SELF_DESTRUCT_SKULL):
            x = plan.destruct_x + 0.5 + index * DESTRUCT_PITCH
            number = str(self_destruct_value(index))
            fixed = index >= SELF_DESTRUCT_IRREVERSIBLE
            if at is not None and index == at:
                self._now(canvas, x - 0.5, 19, "state.danger", number, "text.ink_danger")
            elif at is None or index < at:
                edge = "state.danger_soft" if fixed else "line.hair"
                self._cell(canvas, x, 18, "ground.bg0", edge, number, "text.tertiary")
            else:
                edge, tone = ("state.danger_soft", "text.pale") if fixed else ("line.edge", "text.secondary")
                self._cell(canvas, x, 18, "ground.bg2", edge, number, tone)
        x = plan.destruct_x + SELF_DESTRUCT_SKULL * DESTRUCT_PITCH + 4
        gone = at is not None and at >= SELF_DESTRUCT_SKULL
        edge = "state.danger" if runs else "state.danger_soft"
        canvas.cut(x, CELL_TOP, 23, CELL_HIGH, 4, "state.danger" if gone else "state.danger_ground", edge)
        canvas.symbol("symbols/corpse", x + 3.5, 15, 16, "text.ink_danger" if gone else edge)

    def _paint_round(self, canvas: Canvas, plan: _Plan) -> None:
        assert self.view is not None
        small = self._small
        top = 23 + small * 0.36 - small / 2
        canvas.text(plan.round_x, top, self.say("round"), small, "text.secondary", 600, grow=False)
        number = str(self.view.round)
        canvas.text(plan.round_x, top + small, number, small * 1.08, "text.primary", 700, "display", grow=False)

    def _paint_steps(self, canvas: Canvas, plan: _Plan) -> None:
        steps = self.steps
        now = steps.index(self._phase) if self._phase in steps else -1
        fill: Paint
        for step, x, wide in plan.steps:
            index = steps.index(step)
            if index == now:
                fill, edge, ink, weight = "accent.warm", "accent.warm", "text.ink_warm", 700
            elif index < now:
                fill, edge, ink, weight = "ground.bg3", "line.edge", "text.secondary", 500
            else:
                fill, edge, ink, weight = "ground.bg0", "line.hair", "text.tertiary", 500
            skipped = self._skipped(step)
            if skipped:
                fill, edge, ink, weight = None, "line.hair", "text.tertiary", 500
            left, right, low = x + 0.5, x + wide, CELL_TOP + CELL_HIGH
            corners = [(left, CELL_TOP), (right, CELL_TOP), (right + 7, CELL_TOP + CELL_HIGH / 2), (right, low)]
            canvas.polygon([*corners, (left, low), (left + 7, CELL_TOP + CELL_HIGH / 2)], fill, edge)
            canvas.text(x + 11.5, self._middle(plan.step_size), self.say(f"step-{step}"), plan.step_size, ink, weight)
            if skipped:
                middle = CELL_TOP + CELL_HIGH / 2
                canvas.line([(left + 10, middle), (right - 1, middle)], ink, 1.4)

    @property
    def _small(self) -> float:
        """The size of labels of two lines: the strip holds no larger ones."""
        return 12 * min(self.text_scale, 1.4)

    def _middle(self, size: float) -> float:
        """The baseline of a single line in the strip."""
        return 23 + size * self.text_scale * 0.345

    def _cell(self, canvas: Canvas, x: float, wide: float, fill: str, edge: str, number: str, ink: str) -> None:
        canvas.cut(x, CELL_TOP, wide, CELL_HIGH, 3, fill, edge)
        grown = 12.5 * min(self.text_scale, NUMERALS_MOST)
        canvas.text(x + wide / 2, 23 + grown * 0.37, number, grown, ink, 600, "display", "middle", grow=False)

    def _now(self, canvas: Canvas, x: float, wide: float, fill: str, number: str, ink: str) -> None:
        left = x - (wide - 19) / 2
        canvas.cut(left, NOW_TOP, wide, NOW_HIGH, 5, fill)
        grown = 15 * min(self.text_scale, NUMERALS_MOST)
        canvas.text(left + wide / 2, 23 + grown * 0.355, number, grown, ink, 700, "display", "middle", grow=False)
