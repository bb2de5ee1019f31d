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
from nemesis_desktop.games.nemesis.ui.piles.pile_layout import GAP, HEAD, PAD, TABS, PilesLayout
from nemesis_desktop.games.nemesis.ui.piles.pile_list import Pile, PileKey, piles_of
from nemesis_desktop.games.nemesis.ui.piles.pile_reading import paint_card_read, paint_nothing_read
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import PANEL
from nemesis_desktop.table.drawing.shapes import sides
from nemesis_desktop.table.drawing.theme import colour, measure
from nemesis_desktop.table.furniture.overlays import Overlay
from nemesis_desktop.table.widgets.button import Button


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
        return QRectF(*(value * self.unit for value in sides(self._layout.dialog))).toRect()

    # ---------------------------------------------------------------- where things lie

    @property
    def _layout(self) -> PilesLayout:
        tabs = [tab.pile for tab in self._tabs]
        return PilesLayout(self.width() / self.unit, self.height() / self.unit, self.text_scale, tabs)

    @property
    def tab_size(self) -> float:
        """The one type size of all tabs: the largest at which their names fit."""
        ruler = self.canvas(QPainter())
        names = [tab.pile.name for tab in self._tabs if tab.pile.group != "people"]
        sizes = (13.0, 12.5, 12.0, 11.0, 10.0, 9.0)
        fitting = (size for size in sizes if all(ruler.width(name, size, 600) <= TABS - NAME_LESS for name in names))
        return next(fitting, sizes[-1])

    def _place(self) -> None:
        layout, unit = self._layout, self.unit
        box, size = layout.dialog, self._close.sizeHint()
        self._close.setGeometry(
            round(box.right() * unit - size.width() - PAD * unit),
            round((box.top() + HEAD / 2) * unit - size.height() / 2),
            size.width(),
            size.height(),
        )
        for tab, place in zip(self._tabs, layout.tabs(), strict=True):
            tab.setGeometry(self._pixels(place))
        self._place_cards(layout)

    def _place_cards(self, layout: PilesLayout) -> None:
        grid, unit = layout.grid, self.unit
        self._area.setGeometry(QRectF(*(value * unit for value in sides(grid))).toRect())
        tall = any(deck == "event" for deck, _ in self.pile.cards)
        wide, high = REVEAL if tall else HAND
        size = wide + 6, high + 6
        self.columns = layout.columns(size)
        for card, place in zip(self._cards, layout.cards(size, len(self._cards)), strict=True):
            card.setGeometry(self._pixels(place))
        rows = -(-len(self._cards) // self.columns)
        self._inside.resize(round((grid.width() - 12) * unit), round(max(1.0, rows * (size[1] + GAP)) * unit))

    def _pixels(self, place: QRectF) -> QRect:
        """A place in units as pixels, its corner and its size each rounded: equal things stay equal."""
        return QRect(*(round(value * self.unit) for value in sides(place)))

    # ---------------------------------------------------------------- the picture

    def canvas(self, painter: QPainter) -> Canvas:
        """A canvas in units over a widget of the overlay."""
        return Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale)

    def _say(self, message: str, **args: str | int) -> str:
        return self.words.text(Text(f"ui-panels-{message}", **args))

    def paint_body(self, canvas: Canvas) -> None:
        """The dialog, the words of the pile, the card being read."""
        layout = self._layout
        box = layout.dialog
        canvas.cut(box.x() + 0.7, box.y() + 0.7, box.width() - 1.4, box.height() - 1.4, 14, PANEL, "line.strong", 1.4)
        canvas.box(box.x() + PAD, box.y() + HEAD / 2 - 9, 3, 18, "accent.cold")
        line = box.y() + HEAD / 2 + 7.5
        canvas.text(box.x() + PAD + 11, line, self.title, 20, "text.primary", 600, "display", grow=False)
        canvas.box(box.x() + 1, box.y() + HEAD, box.width() - 2, 1, "line.edge")
        self._paint_groups(canvas, box)
        self._paint_pile(canvas, layout)
        if self._reading is None:
            paint_nothing_read(canvas, layout.reading)
        else:
            paint_card_read(canvas, layout.reading, self._reading, *self.about(*self._reading), self.words)

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

    def _paint_pile(self, canvas: Canvas, layout: PilesLayout) -> None:
        grid, pile = layout.grid, self.pile
        top, scale = layout.dialog.top() + HEAD + 12, min(self.text_scale, 1.4)
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
