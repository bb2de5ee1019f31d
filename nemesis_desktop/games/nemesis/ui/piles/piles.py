"""Looking through what lies face up: the discard piles of the intruders, the items and the crew."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.ui.cards.cards import HAND, REVEAL, card_pixmap
from nemesis_desktop.games.nemesis.ui.explain.words import explanation
from nemesis_desktop.games.nemesis.ui.piles.pile_buttons import NAME_LESS, CardButton, PileTab
from nemesis_desktop.games.nemesis.ui.piles.pile_list import Pile, PileKey, piles_of
from nemesis_desktop.games.nemesis.ui.piles.pile_reading import paint_card_read, paint_nothing_read
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import PANEL
from nemesis_desktop.table.drawing.theme import colour, measure
from nemesis_desktop.table.furniture.overlays import Overlay
from nemesis_desktop.table.widgets.button import Button

WIDE, HIGH = 1210.0, 664.0
"""The dialog, in units; less where the window has less."""

TABS, READING = 232.0, 226.0
"""The columns at the left (the piles) and at the right (the card being read)."""

PAD, TAB_HIGH, GROUP_HIGH, HEAD = 18.0, 28.0, 24.0, 54.0


class PilesViewer(Overlay):
    """Every pile, its cards, and the one card being read, over the whole window. Esc closes it for good."""

    dim = 0.78

    def __init__(
        self,
        window: QWidget,
        piles: Sequence[Pile],
        view: View,
        words: Words,
        unit: float,
        text: float,
        key: PileKey | None = None,
    ) -> None:
        super().__init__(window)
        self.unit, self.text_scale, self.words, self.view = unit, text, words, view
        self.piles = tuple(piles)
        self.title = words.text(Text("ui-panels-piles"))
        self.columns = 1
        self._reading: tuple[str, str] | None = None
        self._cards: list[CardButton] = []
        self._tabs = [PileTab(self, self, pile) for pile in self.piles] if len(self.piles) > 1 else []
        self._area = QScrollArea(self)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setStyleSheet(_scroll_style(unit))
        self._inside = QWidget()
        self._area.setWidget(self._inside)
        self._close = Button(words.text(Text("ui-panels-piles-close")), hint="Esc", parent=self)
        self._close.set_scale(unit, min(text, 1.3))
        self._close.clicked.connect(self.shut)
        self.closed.connect(self.deleteLater)
        self.setAccessibleName(self.title)
        keys = [pile.key for pile in self.piles]
        self._now = key if key in keys else keys[0]
        self.show_pile(self._now)

    @classmethod
    def over(cls, part: QWidget, view: View, words: Words, key: PileKey | None = None) -> PilesViewer:
        """Open all piles over the window of ``part``, at its scale; a viewer that is already open gives way."""
        window = part.window()
        for old in window.findChildren(PilesViewer):
            old.shut()
        unit, text = float(getattr(part, "unit", 1.0)), float(getattr(part, "text_scale", 1.0))
        viewer = cls(window, piles_of(view, words), view, words, unit, text, key)
        viewer.open()
        if viewer._tabs:
            viewer._tab_of(viewer.now).setFocus()
        return viewer

    def forget(self) -> None:
        """Which card somebody reads goes with them."""
        self.shut()

    # ---------------------------------------------------------------- what is shown

    @property
    def now(self) -> PileKey:
        """The pile being shown."""
        return self._now

    @property
    def pile(self) -> Pile:
        """The pile being shown."""
        return next(pile for pile in self.piles if pile.key == self._now)

    def show_pile(self, key: Hashable) -> None:
        """Lay out the cards of a pile."""
        self._now = next(pile.key for pile in self.piles if pile.key == key)
        for tab in self._tabs:
            tab.setChecked(tab.pile.key == key)
        for old in self._cards:
            old.hide()
            old.deleteLater()
        self._cards = [CardButton(self, self._inside, deck, id) for deck, id in self.pile.cards]
        self._reading = self.pile.cards[0] if self.pile.cards else None
        self._place()
        self._area.verticalScrollBar().setValue(0)
        for card in self._cards:
            card.show()
        self.update()

    def read(self, deck: str, id: str) -> None:
        """Show a card large."""
        self._reading = (deck, id)
        self.update()

    def counts(self, pile: Pile) -> str:
        """The sizes of a deck and its discard pile in words."""
        return self._say("pile-counts", deck=pile.deck or 0, discard=pile.discard or 0)

    def about(self, deck: str, id: str) -> tuple[str, Sequence[str]]:
        """Name and words of a card."""
        told = explanation(("card", deck, id), self.view, self.words)
        return ("", ()) if told is None else (told.title, told.lines)

    def face(self, deck: str, id: str, size: tuple[float, float]) -> QPixmap:
        """The picture of a card."""
        return card_pixmap(deck, id, size, self.unit, self.devicePixelRatioF(), self.words)

    # ---------------------------------------------------------------- walking about

    def step(self, by: int) -> None:
        """The next or the previous pile."""
        keys = [pile.key for pile in self.piles]
        self.show_pile(keys[(keys.index(self._now) + by) % len(keys)])
        self._tab_of(self._now).setFocus()

    def walk(self, card: CardButton, by: int) -> None:
        """From a card to another one; to the left of the first one are the piles."""
        at = self._cards.index(card) + by
        if at < 0 and by == -1 and self._tabs:
            self._tab_of(self._now).setFocus()
        elif 0 <= at < len(self._cards):
            self._cards[at].setFocus()

    def focus_cards(self) -> None:
        """To the first card."""
        if self._cards:
            self._cards[0].setFocus()

    def bring(self, card: CardButton) -> None:
        """Scroll until a card is in sight."""
        self._area.ensureWidgetVisible(card, 0, round(8 * self.unit))

    def _tab_of(self, key: PileKey) -> PileTab:
        return next(tab for tab in self._tabs if tab.pile.key == key)

    def focusNextPrevChild(self, following: bool) -> bool:
        """The keyboard stays in the overlay."""
        ring: list[QWidget] = [*self._tabs, *self._cards, self._close]
        at = next((index for index, widget in enumerate(ring) if widget.hasFocus()), -1 if following else 0)
        reason = Qt.FocusReason.TabFocusReason if following else Qt.FocusReason.BacktabFocusReason
        ring[(at + (1 if following else -1)) % len(ring)].setFocus(reason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes; nothing else reaches the table behind."""
        if event.key() == Qt.Key.Key_Escape:
            self.shut()
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Keys of the overlay come before the shortcuts of the table."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def arrange(self) -> None:
        """The same proportion as the table, whatever the size of the window."""
        self.unit = min(self.width() / measure("meta.base_width"), self.height() / measure("meta.base_height"))
        self._close.set_scale(self.unit, min(self.text_scale, 1.3))
        self._place()

    def body(self) -> QRect:
        """The dialog."""
        box, unit = self._dialog, self.unit
        return QRectF(box.x() * unit, box.y() * unit, box.width() * unit, box.height() * unit).toRect()

    # ---------------------------------------------------------------- where things lie

    @property
    def _dialog(self) -> QRectF:
        wide, high = self.width() / self.unit, self.height() / self.unit
        size = min(WIDE, wide - 48), min(HIGH, high - 40)
        return QRectF((wide - size[0]) / 2, (high - size[1]) / 2, *size)

    @property
    def _tabs_wide(self) -> float:
        return TABS if self._tabs else 0.0

    def _grid(self) -> QRectF:
        box = self._dialog
        left = box.left() + PAD + (self._tabs_wide + PAD if self._tabs else 0)
        right = box.right() - PAD - READING - PAD
        top = box.top() + HEAD + 50 * min(self.text_scale, 1.4)
        return QRectF(left, top, right - left, box.bottom() - PAD - top)

    def _place(self) -> None:
        box, unit = self._dialog, self.unit
        size = self._close.sizeHint()
        self._close.setGeometry(
            round(box.right() * unit - size.width() - PAD * unit),
            round((box.top() + HEAD / 2) * unit - size.height() / 2),
            size.width(),
            size.height(),
        )
        y = box.top() + HEAD + 10
        group = ""
        high = self._tab_high
        for tab in self._tabs:
            if tab.pile.group != group:
                group = tab.pile.group
                y += GROUP_HIGH
            tab.setGeometry(round((box.left() + PAD) * unit), round(y * unit), round(TABS * unit), round(high * unit))
            y += high + 1
        self._place_cards()

    @property
    def tab_size(self) -> float:
        """The one type size of all tabs: the largest at which their names fit."""
        ruler = self.canvas(QPainter())
        names = [tab.pile.name for tab in self._tabs if tab.pile.group != "people"]
        sizes = (13.0, 12.5, 12.0, 11.0, 10.0, 9.0)
        fitting = (size for size in sizes if all(ruler.width(name, size, 600) <= TABS - NAME_LESS for name in names))
        return next(fitting, sizes[-1])

    @property
    def _tab_high(self) -> float:
        groups = len({tab.pile.group for tab in self._tabs})
        room = self._dialog.height() - HEAD - 10 - PAD - groups * GROUP_HIGH - len(self._tabs)
        return min(TAB_HIGH * min(self.text_scale, 1.25), room / max(1, len(self._tabs)))

    def _place_cards(self) -> None:
        grid, unit = self._grid(), self.unit
        area = QRectF(grid.left() * unit, grid.top() * unit, grid.width() * unit, grid.height() * unit).toRect()
        self._area.setGeometry(area)
        tall = any(deck == "event" for deck, _ in self.pile.cards)
        wide, high = (size + 6 for size in (REVEAL if tall else HAND))
        room = grid.width() - 12
        self.columns = max(1, int((room + 8) // (wide + 8)))
        for index, card in enumerate(self._cards):
            row, column = divmod(index, self.columns)
            x, y = column * (wide + 8), row * (high + 8)
            card.setGeometry(round(x * unit), round(y * unit), round(wide * unit), round(high * unit))
        rows = -(-len(self._cards) // self.columns)
        self._inside.resize(round(room * unit), round(max(1.0, rows * (high + 8)) * unit))

    # ---------------------------------------------------------------- the picture

    def canvas(self, painter: QPainter) -> Canvas:
        """A canvas in units over a widget of the overlay."""
        return Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale)

    def _say(self, message: str, **args: str | int) -> str:
        return self.words.text(Text(f"ui-panels-{message}", **args))

    def paint_body(self, canvas: Canvas) -> None:
        """The dialog, the words of the pile, the card being read."""
        box = self._dialog
        canvas.cut(box.x() + 0.7, box.y() + 0.7, box.width() - 1.4, box.height() - 1.4, 14, PANEL, "line.strong", 1.4)
        canvas.box(box.x() + PAD, box.y() + HEAD / 2 - 9, 3, 18, "accent.cold")
        line = box.y() + HEAD / 2 + 7.5
        canvas.text(box.x() + PAD + 11, line, self.title, 20, "text.primary", 600, "display", grow=False)
        canvas.box(box.x() + 1, box.y() + HEAD, box.width() - 2, 1, "line.edge")
        self._paint_groups(canvas, box)
        self._paint_pile(canvas)
        area = QRectF(box.right() - PAD - READING, box.top() + HEAD + 14, READING, box.height() - HEAD - 14 - PAD)
        if self._reading is None:
            paint_nothing_read(canvas, area)
        else:
            paint_card_read(canvas, area, self._reading, *self.about(*self._reading), self.words)

    def _paint_groups(self, canvas: Canvas, box: QRectF) -> None:
        group = ""
        for tab in self._tabs:
            if tab.pile.group == group:
                continue
            first = not group
            group = tab.pile.group
            line = tab.y() / self.unit - 7
            size = 12 * min(self.text_scale, 1.25)
            canvas.text(box.x() + PAD + 9, line, self._say(f"piles-{group}"), size, "text.tertiary", 600, grow=False)
            if first:
                right = box.x() + PAD + TABS
                for x, name in ((right - 60, "piles-deck"), (right - 20, "piles-discard")):
                    size, words = canvas.fitted(self._say(name), 38, (12, 11, 10.5), 500, grow=False)
                    canvas.text(x, line, words, size, "text.tertiary", 500, align="middle", grow=False)
        if self._tabs:
            x = box.x() + PAD + TABS + PAD / 2
            canvas.line([(x, box.y() + HEAD + 14), (x, box.bottom() - PAD)], "line.hair")

    def _paint_pile(self, canvas: Canvas) -> None:
        grid, pile = self._grid(), self.pile
        top, scale = self._dialog.top() + HEAD + 12, min(self.text_scale, 1.4)
        canvas.text(grid.x() + 3, top + 16 * scale, pile.name, 16.5 * scale, "text.primary", 600, grow=False)
        size, note = canvas.fitted(pile.note, grid.width(), (13 * scale, 12.5 * scale, 12, 11.5), 400, grow=False)
        canvas.text(grid.x() + 3, top + 34 * scale, note, size, "text.secondary", 400, grow=False)
        if not pile.cards:
            middle = grid.center()
            canvas.symbol(pile.symbol, middle.x() - 32, middle.y() - 70, 64, "line.hair")
            canvas.text(middle.x(), middle.y() + 24, self._say("pile-empty"), 14, "text.tertiary", 400, align="middle")


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
