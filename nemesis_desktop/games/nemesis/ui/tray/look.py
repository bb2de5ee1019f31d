"""What one person looks at in private: cards found in a search, objectives, the next event, over the map."""

from __future__ import annotations

from typing import Final

from attrs import frozen
from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.ui.cards.cards import REVEAL, card_pixmap, deck_of
from nemesis_desktop.games.nemesis.ui.explain.words import explanation
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import PANEL
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.furniture.part import PrivatePart
from nemesis_desktop.table.widgets.card_frame import Card, CardState, card_border

AROUND: Final = 10.0
GAP: Final = 18.0
HEAD: Final = 38.0
FOOT: Final = 40.0
SIDE: Final = 24.0

OWN_KINDS: Final = ("objective",)
"""Things that lie nowhere else when they are to be chosen from."""

VERBS: Final = ("objective", "search", "mutation")
"""Questions where choosing a card means one thing only: a verb below it is enough."""

_STATES: Final[dict[str, CardState]] = {
    "offered": "offered",
    "chosen": "chosen",
    "danger": "danger",
    "refused": "impossible",
}


@frozen
class Seen:
    """A card that is looked at, the thing it is for the open question, and what choosing it does."""

    card: Card
    anchor: Anchor
    state: str
    label: str


class LookCard(QAbstractButton):
    """One card that is looked at."""

    def __init__(self, look: PrivateLook) -> None:
        super().__init__(look)
        self._look = look
        self.seen: Seen | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(self._press)

    def show_seen(self, seen: Seen) -> None:
        """Show a card."""
        self.seen = seen
        pressable = seen.state in ("offered", "chosen", "danger")
        self.setCursor(Qt.CursorShape.PointingHandCursor if pressable else Qt.CursorShape.ArrowCursor)
        told = explanation(seen.card, self._look.view, self._look.words) if self._look.words is not None else None
        self.setAccessibleName(f"{told.title}. {seen.label}" if told is not None else seen.label)
        self.setAccessibleDescription(" ".join(told.lines) if told is not None else "")
        self.update()

    def sizeHint(self) -> QSize:
        """The place it has."""
        return self.size()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Explain the card."""
        super().enterEvent(event)
        if self.seen is not None:
            self._look.hovered.emit(self.seen.card, event.globalPosition().toPoint())
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """No longer."""
        super().leaveEvent(event)
        self._look.hovered.emit(None, QPoint())
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Explain the card to the keyboard, too."""
        super().focusInEvent(event)
        if self.seen is not None and event.reason() == Qt.FocusReason.TabFocusReason:
            self._look.hovered.emit(self.seen.card, self.mapToGlobal(self.rect().topRight()))
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """No longer."""
        super().focusOutEvent(event)
        self._look.hovered.emit(None, QPoint())
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space choose."""
        pressable = self.seen is not None and self.seen.state in ("offered", "chosen", "danger")
        if pressable and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.click()
        else:
            event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the frame, the card, and what choosing it does."""
        look, seen = self._look, self.seen
        if look.words is None or seen is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, look.unit, self.devicePixelRatioF(), look.text_scale)
        state: CardState = _STATES.get(seen.state, "idle")
        over = state == "offered" and (self.underMouse() or self.hasFocus())
        card_border(canvas, AROUND, AROUND, *REVEAL, "playing" if over else state)
        card = seen.card
        picture = card_pixmap(
            card.deck, card.id, REVEAL, look.unit, self.devicePixelRatioF(), look.words, state, active=card.active
        )
        canvas.picture(picture, AROUND, AROUND)
        if seen.label and state in ("offered", "chosen", "danger"):
            size, words = canvas.fitted(seen.label, REVEAL[0] + 14, (13.5, 13, 12.5, 12, 11.5, 11, 10), 600)
            ink = "accent.warm" if over or state == "chosen" else "text.secondary"
            large = size * canvas.text_scale
            base = AROUND + REVEAL[1] + min(FOOT / 2 + 0.36 * large, FOOT - 6 - 0.22 * large)
            canvas.text(AROUND + REVEAL[0] / 2, base, words, size, ink, 600, align="middle")
        if self.hasFocus():
            line = measure("stroke.focus")
            canvas.cut(2, 2, REVEAL[0] + 16, REVEAL[1] + 16, 12, None, "text.primary", line)

    def _press(self) -> None:
        if self.seen is not None and self.seen.state in ("offered", "chosen", "danger"):
            self._look.chosen.emit(self.seen.anchor)


class PrivateLook(PrivatePart):
    """A panel over the map, close to the tray: it has a size only while there is something to look at.

    Like the tray it lives only while its owner is at the screen, and is fed that person's view. The window lays it with
    ``lay``.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.concealed = False
        self.cards: list[LookCard] = []
        self._area = QRectF()
        self.setGeometry(0, 0, 0, 0)

    # ---------------------------------------------------------------- what there is

    def seen(self) -> list[Seen]:
        """All cards to look at, in their order."""
        if self.view is None or self.view.mine is None or self.words is None or self.concealed:
            return []
        found = [self._seen(card) for card in self.view.mine.looking if deck_of(card)]
        if self.offers is not None and self.offers.mine:
            own = [anchor for anchor in self.offers.anchors if anchor.kind in OWN_KINDS]
            found += [self._own(anchor) for anchor in own if anchor.id not in self.view.mine.looking]
        return found

    def _seen(self, card: str) -> Seen:
        anchors = self.offers.anchors if self.offers is not None else ()
        anchor = next((anchor for anchor in anchors if anchor.id == card), Anchor("item", card))
        return self._told(Card(deck_of(card), card), anchor)

    def _own(self, anchor: Anchor) -> Seen:
        return self._told(Card(anchor.kind, str(anchor.id)), anchor)

    def _told(self, card: Card, anchor: Anchor) -> Seen:
        offers = self.offers
        if offers is None:
            return Seen(card, anchor, "none", "")
        acts = offers.acts_at(anchor)
        label = offers.label(acts[0]) if len(acts) == 1 else ""
        topic = offers.decision.topic if offers.decision is not None else ""
        if label and topic in VERBS:
            # The card above carries its name already.
            label = self._say(f"ui-tray-look-{topic}")
        return Seen(card, anchor, offers.state(anchor), label)

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """Where a card that is looked at lies."""
        for card in self.cards:
            if card.seen is not None and card.seen.anchor == anchor:
                return QRectF(card.geometry())
        return None

    def shows(self, anchor: Anchor) -> bool:
        """Whether the card is, or is about to be, looked at here."""
        if self.view is None or self.view.mine is None or self.concealed:
            return False
        return anchor.kind in OWN_KINDS or anchor.id in self.view.mine.looking

    # ---------------------------------------------------------------- what the window tells

    def set_concealed(self, concealed: bool) -> None:
        """Put the cards away, or show them."""
        self.concealed = concealed
        self.refresh()

    def lay(self, area: QRectF) -> None:
        """The area in pixels above whose lower edge the panel stands, in its middle."""
        self._area = QRectF(area)
        self.refresh()

    def refresh(self) -> None:
        """Come up, change, or go away."""
        seen = self.seen()
        while len(self.cards) < len(seen):
            self.cards.append(LookCard(self))
        for spare in self.cards[len(seen) :]:
            spare.hide()
            spare.deleteLater()
        del self.cards[len(seen) :]
        if not seen:
            # Not hidden, only without size: what is about to be looked at already has its place here.
            self.setGeometry(0, 0, 0, 0)
            self.show()
            return
        unit = self.unit
        step = REVEAL[0] + GAP
        room = self._area.width() / unit - 2 * SIDE - 16 if not self._area.isEmpty() else 930.0
        if len(seen) > 1:
            step = min(step, (room - REVEAL[0]) / (len(seen) - 1))
        wide = max(REVEAL[0] + step * (len(seen) - 1) + 2 * SIDE, 330.0)
        high = HEAD + REVEAL[1] + FOOT
        left = (wide - REVEAL[0] - step * (len(seen) - 1)) / 2
        if not self._area.isEmpty():
            x = self._area.center().x() - wide * unit / 2
            y = self._area.bottom() - (high + 8) * unit
            self.setGeometry(round(x), round(y), round(wide * unit), round(high * unit))
        for number, (card, one) in enumerate(zip(self.cards, seen, strict=True)):
            card.setGeometry(
                round((left + number * step - AROUND) * unit),
                round((HEAD - AROUND) * unit),
                round((REVEAL[0] + 2 * AROUND) * unit),
                round((REVEAL[1] + AROUND + FOOT - 4) * unit),
            )
            card.show_seen(one)
            card.show()
        self.setAccessibleName(self._head())
        self.show()
        self.update()

    def _head(self) -> str:
        return self._say("ui-tray-look")

    def _say(self, id: str) -> str:
        return "" if self.words is None else self.words.text(Text(id))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the panel and its head."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self.unit, self.devicePixelRatioF(), min(self.text_scale, 1.4))
        wide, high = self.width() / self.unit, self.height() / self.unit
        canvas.cut(0.7, 0.7, wide - 1.4, high - 1.4, measure("corner.dialog"), PANEL, "accent.warm_soft", 1.4)
        canvas.symbol("symbols/lock_eye", 16, 9, 18, "accent.warm")
        size, words = canvas.fitted(self._head(), wide - 60, (13.5, 13, 12.5, 12, 11), 500)
        canvas.text(42, 22.5, words, size, "text.secondary", 500)
