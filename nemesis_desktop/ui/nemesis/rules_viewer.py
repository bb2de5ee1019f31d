"""The rules in short: the round, what can be done, and every sign on the table with its explanation."""

from __future__ import annotations

from typing import Final

from attrs import frozen
from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QWidget

from nemesis_desktop.engine.text import Text
from nemesis_desktop.ui.overlays import Overlay
from nemesis_desktop.ui.theme import colour
from nemesis_desktop.ui.widgets.button import Button
from nemesis_desktop.ui.widgets.canvas import INSET, PANEL, Canvas
from nemesis_desktop.words import Words

WIDE, HIGH = 1160.0, 664.0
PAD, HEAD, TABS = 20.0, 54.0, 210.0

COLD, DANGER, WARM, PLAIN, GOOD = "accent.cold", "state.danger", "accent.warm", "text.primary", "state.success"


@frozen
class Sign:
    """A line of the rules: the message with its name (its words are ``<name>-text``), and the symbol beside it."""

    name: str
    symbol: str = ""
    ink: str = PLAIN


def _terms(ink: str, **symbols: str) -> tuple[Sign, ...]:
    return tuple(
        Sign(f"term-{name.replace('_', '-')}", f"symbols/{symbol}" if symbol else "", ink)
        for name, symbol in symbols.items()
    )


STEPS: Final = ("draw", "first_player", "turns", "time", "attacks", "fire", "event", "bag")

CHAPTERS: Final[dict[str, tuple[Sign, ...]]] = {
    "round": tuple(Sign(f"ui-panels-step-{step}") for step in STEPS),
    "actions": (
        *_terms(WARM, turn="", cost="cost_1", movement="", careful_movement="noise_silent", escape=""),
        *_terms(WARM, shoot="ammo", melee="", search="card_search", room_action="", pick_up="heavy", drop=""),
        *_terms(WARM, craft="component_tool", trade="", quest_item="item", reaction="", passed="passed"),
        *_terms(PLAIN, in_combat_only="combat_only", out_of_combat_only="out_of_combat_only", scan="computer"),
    ),
    "ship": (
        *_terms(COLD, noise="noise", noise_roll="die_noise_1", silence="die_noise_silence"),
        *_terms(DANGER, danger="die_noise_danger"),
        *_terms(COLD, technical_corridors="technical_entrance", computer="computer"),
        *_terms(PLAIN, item_counter="item_counter", exploration=""),
        *_terms(PLAIN, door_open="door_open", door_closed="door_closed", door_destroyed="door_destroyed"),
        *_terms(DANGER, fire="fire"),
        *_terms("text.pale", malfunction="malfunction", decompression=""),
        *_terms(PLAIN, engine="engine_unknown", coordinates="", destination=""),
        *_terms(PLAIN, pod_locked="pod_locked", pod_unlocked="pod_unlocked", escape_pod="pod_launched"),
        *_terms(COLD, hibernation="hibernation", time="time"),
        *_terms(DANGER, self_destruct="self_destruct", jump=""),
    ),
    "intruders": (
        *_terms(DANGER, encounter="", surprise_attack="attack", attack="attack", in_combat=""),
        *_terms(PLAIN, injury="injury", toughness="", retreat="", bag="bag", infestation=""),
        *_terms(PLAIN, nest="egg", egg="egg", carcass="carcass", weakness="weakness", event="event"),
    ),
    "crew": (
        *_terms(DANGER, light_wound="light_wound", serious_wound="serious_wound"),
        *_terms(GOOD, dressed_wound="wound_dressed"),
        *_terms(PLAIN, contamination="contamination", infected=""),
        *_terms(DANGER, larva_on_board="larva_on_board"),
        *_terms(GOOD, slime="slime"),
        *_terms(COLD, signal="signal"),
        *_terms(PLAIN, hand_slot="", inventory="item", heavy_item="heavy", one_use="one_use", ammo="ammo"),
        *_terms(PLAIN, object="", corpse="corpse", blue_corpse="corpse", objective="objective"),
        *_terms(WARM, first_player="first_player"),
    ),
    "keys": tuple(
        Sign(f"ui-table-key-{key}")
        for key in ("click", "enter", "escape-key", "n", "space", "objectives", "log", "piles", "map", "menu", "full")
    ),
}


class _Tab(QAbstractButton):
    def __init__(self, viewer: RulesViewer, chapter: str) -> None:
        super().__init__(viewer)
        self._viewer = viewer
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setText(viewer.say(f"rules-{chapter}"))
        self.setAccessibleName(self.text())
        self.clicked.connect(lambda: viewer.show_chapter(chapter))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._viewer.step(1 if event.key() == Qt.Key.Key_Down else -1)
        elif event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._viewer.turn_page(1 if event.key() == Qt.Key.Key_PageDown else -1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = self._viewer.canvas(painter)
        wide, high = self.width() / canvas.unit, self.height() / canvas.unit
        if self.isChecked() or self.underMouse():
            canvas.cut(0, 0, wide, high, 5, "ground.bg3" if self.isChecked() else "ground.bg2")
        if self.isChecked():
            canvas.box(0, 5, 3, high - 10, "accent.warm")
        if self.hasFocus():
            canvas.cut(1, 1, wide - 2, high - 2, 5, None, "text.primary", 2)
        size, words = canvas.fitted(self.text(), wide - 22, (15, 14, 13, 12), 500)
        ink = "text.primary" if self.isChecked() else "text.secondary"
        canvas.text(14, high / 2 + size * 0.35 * canvas.text_scale, words, size, ink, 500)


class _Page(QWidget):
    """The lines of a chapter, in two columns."""

    def __init__(self, viewer: RulesViewer) -> None:
        super().__init__()
        self._viewer = viewer

    def lay(self, wide: float) -> QSize:
        """Make the page as high as its lines need in so many units of width."""
        unit = self._viewer.unit
        high = self._flow(self._viewer.canvas(QPainter()), wide, draw=False)
        return QSize(round(wide * unit), round(high * unit))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._flow(self._viewer.canvas(painter), self.width() / self._viewer.unit, draw=True)

    def _flow(self, canvas: Canvas, wide: float, *, draw: bool) -> float:
        columns = 2 if canvas.text_scale <= 1.3 else 1
        gap = 14.0
        column = (wide - 12 - gap * (columns - 1)) / columns
        tops = [0.0] * columns
        for sign in self._viewer.signs:
            at = tops.index(min(tops))
            tops[at] += self._sign(canvas.at(at * (column + gap), tops[at]), sign, column, draw=draw) + 10
        return max(tops)

    def _sign(self, canvas: Canvas, sign: Sign, wide: float, *, draw: bool) -> float:
        words = self._viewer.words
        left, room = (50.0, wide - 64) if sign.symbol else (16.0, wide - 32)
        name = words.text(Text(sign.name))
        name = name[:1].upper() + name[1:]
        titles = canvas.wrapped(name, room, 14.5, 600)
        lines = canvas.wrapped(words.text(Text(f"{sign.name}-text")), room, 13.5, 400)
        head = len(titles) * canvas.leading(14.5, 1.2)
        high = 10 + head + 2 + len(lines) * canvas.leading(13.5, 1.25) + 10
        if draw:
            canvas.cut(0.5, 0.5, wide - 1, high - 1, 6, INSET, "line.hair")
            if sign.symbol:
                canvas.symbol(sign.symbol, 14, 12, 24, sign.ink)
            canvas.lines(left, 10, titles, 14.5, "text.primary", 600, 1.2)
            canvas.lines(left, 12 + head, lines, 13.5, "text.secondary", 400, 1.25)
        return high


class RulesViewer(Overlay):
    """Opens over the whole window; Escape closes it for good."""

    dim = 0.78

    def __init__(self, window: QWidget, words: Words, unit: float, text: float) -> None:
        super().__init__(window)
        self.words = words
        self.unit, self.text_scale = unit, text
        self.chapter = "round"
        self._page = _Page(self)
        self._area = QScrollArea(self)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setStyleSheet(_scroll_style(unit))
        self._area.setWidget(self._page)
        self.tabs = {chapter: _Tab(self, chapter) for chapter in CHAPTERS}
        self._close = Button(words.text(Text("ui-panels-piles-close")), hint="Esc", parent=self)
        self._close.set_scale(unit, min(text, 1.3))
        self._close.clicked.connect(self.shut)
        self.closed.connect(self.deleteLater)
        self.setAccessibleName(self.say("rules"))

    @classmethod
    def over(cls, part: QWidget, words: Words) -> RulesViewer:
        """Open the rules over the window of ``part``, at its scale; if they are open already, bring a fresh page."""
        window = part.window()
        for old in window.findChildren(RulesViewer):
            old.shut()
        viewer = cls(window, words, float(getattr(part, "unit", 1.0)), float(getattr(part, "text_scale", 1.0)))
        viewer.open()
        viewer.show_chapter("round")
        viewer.tabs["round"].setFocus(Qt.FocusReason.PopupFocusReason)
        return viewer

    @property
    def signs(self) -> tuple[Sign, ...]:
        """The lines of the chapter that is open."""
        return CHAPTERS[self.chapter]

    def say(self, message: str) -> str:
        """A message of the table in words."""
        return self.words.text(Text(f"ui-table-{message}"))

    def canvas(self, painter: QPainter) -> Canvas:
        """A canvas in units."""
        return Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale)

    def show_chapter(self, chapter: str) -> None:
        """Open a chapter."""
        self.chapter = chapter
        self.tabs[chapter].setChecked(True)
        self.arrange()
        self._area.verticalScrollBar().setValue(0)
        self.update()

    def step(self, by: int) -> None:
        """The next chapter, or the one before."""
        names = list(CHAPTERS)
        chapter = names[(names.index(self.chapter) + by) % len(names)]
        self.tabs[chapter].setFocus(Qt.FocusReason.TabFocusReason)
        self.show_chapter(chapter)

    def turn_page(self, by: int) -> None:
        """Scroll a page."""
        bar = self._area.verticalScrollBar()
        bar.setValue(bar.value() + by * round(self._area.height() * 0.85))

    @property
    def _box(self) -> QRectF:
        wide, high = self.width() / self.unit, self.height() / self.unit
        box = QRectF(0, 0, min(WIDE, wide - 40), min(HIGH, high - 40))
        box.moveCenter(QRectF(0, 0, wide, high).center())
        return box

    def body(self) -> QRect:
        """The dialog, in pixels."""
        box, unit = self._box, self.unit
        return QRectF(box.x() * unit, box.y() * unit, box.width() * unit, box.height() * unit).toRect()

    def arrange(self) -> None:
        """Chapters at the left, the page beside them, the way out on top."""
        box, unit = self._box, self.unit
        tab_high = max(34.0, 24 * self.text_scale)
        for number, tab in enumerate(self.tabs.values()):
            top = box.y() + HEAD + 14 + number * (tab_high + 4)
            tab.setGeometry(*_pixels(QRectF(box.x() + PAD, top, TABS, tab_high), unit))
        left = box.x() + PAD + TABS + PAD
        area = QRectF(left, box.y() + HEAD + 14, box.right() - PAD - left, box.height() - HEAD - 14 - PAD)
        self._area.setGeometry(*_pixels(area, unit))
        self._page.resize(self._page.lay(area.width()))
        self._page.update()
        size = self._close.sizeHint()
        x = round(box.right() * unit - PAD * unit - size.width())
        self._close.setGeometry(x, round((box.y() + HEAD / 2) * unit - size.height() / 2), size.width(), size.height())

    def paint_body(self, canvas: Canvas) -> None:
        """The dialog and its title."""
        box = self._box
        canvas.cut(box.x() + 0.7, box.y() + 0.7, box.width() - 1.4, box.height() - 1.4, 14, PANEL, "line.strong", 1.4)
        canvas.box(box.x() + PAD, box.y() + HEAD / 2 - 9, 3, 18, "accent.cold")
        title = self.say("rules")
        canvas.text(box.x() + PAD + 11, box.y() + HEAD / 2 + 7.5, title, 20, "text.primary", 600, "display", grow=False)
        canvas.box(box.x() + 1, box.y() + HEAD, box.width() - 2, 1, "line.edge")


def _pixels(area: QRectF, unit: float) -> tuple[int, int, int, int]:
    return round(area.x() * unit), round(area.y() * unit), round(area.width() * unit), round(area.height() * unit)


def _scroll_style(unit: float) -> str:
    wide = max(6, round(8 * unit))
    return (
        "QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }"
        f"QScrollBar:vertical {{ background: {colour('ground.bg0').name()}; width: {wide}px; margin: 0; }}"
        f"QScrollBar::handle:vertical {{ background: {colour('line.edge').name()}; min-height: {3 * wide}px; }}"
        f"QScrollBar::handle:vertical:hover {{ background: {colour('line.strong').name()}; }}"
        "QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical { height: 0; }"
        "QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical { background: none; }"
    )
