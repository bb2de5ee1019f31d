"""The cards in hand: a shallow arc that becomes straight under the pointer, narrower the more cards there are."""

from __future__ import annotations

from typing import Final

from attrs import evolve, frozen
from PySide6.QtCore import QEvent, QPoint, QPointF, QPropertyAnimation, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import Mutate
from nemesis_desktop.games.nemesis.ui.cards.cards import HAND, card_pixmap, deck_of
from nemesis_desktop.games.nemesis.ui.explain.words import explanation
from nemesis_desktop.games.nemesis.view import CrewView
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.motion import APPEAR
from nemesis_desktop.table.drawing.stencil import new_pixmap
from nemesis_desktop.table.drawing.theme import measure, motion
from nemesis_desktop.table.furniture.part import TablePart
from nemesis_desktop.table.furniture.play.offers import Offers
from nemesis_desktop.table.widgets.card_frame import CardState, card_border

WIDE: Final = 688.0
"""The width of the hand's place, in units; its cards stay a little inside."""

AROUND: Final = 10.0
"""Room around a card for its frame and its tilt, in units."""

GAP: Final = 11.0
TILT: Final = 1.4
"""How far the outermost card leans, in degrees."""
SAG: Final = 3.0
"""How much lower the outermost card lies, in units."""

TOPS: Final[dict[CardState, float]] = {
    "idle": 11.0,
    "impossible": 11.0,
    "chosen": 11.0,
    "offered": 8.0,
    "danger": 8.0,
    "playing": 5.0,
}
"""Where the top edge of a card lies, in units from the top of the tray: what can be chosen stands higher."""
LIFTED: Final = 5.0


@frozen
class Look:
    """How one card of the hand looks now."""

    card: str
    state: CardState = "idle"
    stamp: str | None = None
    reason: str = ""
    visible: float = HAND[0]


class HandCard(QAbstractButton):
    """One card: it leans, lifts under the pointer, and can be pressed when it is offered."""

    def __init__(self, hand: Hand) -> None:
        super().__init__(hand)
        self._hand = hand
        self.look = Look("")
        self.tilt = 0.0
        self.home = QPoint()
        self._key: tuple[object, ...] = ()
        self._picture = QPixmap()
        self._slide = QPropertyAnimation(self, b"pos", self)
        self._slide.setEasingCurve(APPEAR)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(self._press)

    @property
    def anchor(self) -> Anchor:
        """The thing on the table that this card is."""
        return Anchor("card", self.look.card)

    @property
    def lively(self) -> bool:
        """Under the pointer or at the keyboard: straight and in front."""
        return not self._hand.concealed and (self.underMouse() or self.hasFocus())

    def show_look(self, look: Look) -> None:
        """Show another card, or the same in another state."""
        self.look = look
        pressable = look.state in ("offered", "chosen", "danger")
        self.setCursor(Qt.CursorShape.PointingHandCursor if pressable else Qt.CursorShape.ArrowCursor)
        self.update()

    def settle(self, *, quickly: bool = True) -> None:
        """Go to the place where the card belongs now: home, or lifted."""
        target = QPoint(self.home)
        if self.lively:
            target.setY(round((LIFTED - AROUND) * self._hand.unit))
        self._slide.stop()
        time = motion("card_lift")
        if quickly or time == 0 or not self.isVisible():
            self.move(target)
            return
        self._slide.setDuration(time)
        self._slide.setStartValue(self.pos())
        self._slide.setEndValue(target)
        self._slide.start()

    def sizeHint(self) -> QSize:
        """The card and the room around it."""
        return self.size()

    def hitButton(self, pos: QPoint) -> bool:
        """The card, not the room around it."""
        unit = self._hand.unit
        inner = QRectF(self.rect()).adjusted(AROUND * unit, 0, -AROUND * unit, 0)
        return inner.contains(QPointF(pos))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Come to the front and explain yourself."""
        super().enterEvent(event)
        self._hand.lift(self)
        self._hand.tell(self, event.globalPosition().toPoint())

    def leaveEvent(self, event: QEvent) -> None:
        """Go back among the others."""
        super().leaveEvent(event)
        self._hand.hovered.emit(None, QPoint())
        self._hand.order()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard lifts a card as the pointer does."""
        super().focusInEvent(event)
        self._hand.lift(self)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._hand.tell(self, self.mapToGlobal(self.rect().topRight()))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Go back among the others."""
        super().focusOutEvent(event)
        self._hand.hovered.emit(None, QPoint())
        self._hand.order()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses, arrows go through the hand."""
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._hand.step(self, 1 if key == Qt.Key.Key_Right else -1)
        elif (
            key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and self.look.state in ("offered", "danger")
            or key in (Qt.Key.Key_Space, Qt.Key.Key_Select)
            and self.look.state in ("offered", "chosen", "danger")
        ):
            self.click()
        else:
            event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Lay the kept picture of the card, made when it last changed."""
        hand = self._hand
        if hand.words is None:
            return
        ratio = self.devicePixelRatioF()
        key = (
            self.look,
            self.tilt,
            self.lively,
            self.hasFocus(),
            hand.concealed,
            hand.unit,
            ratio,
            hand.words.language,
        )
        if key != self._key:
            self._key, self._picture = key, self._draw(ratio)
        QPainter(self).drawPixmap(0, 0, self._picture)

    def _draw(self, ratio: float) -> QPixmap:
        """The frame and the card, leaning or straight."""
        hand = self._hand
        made = new_pixmap(self.width(), self.height(), ratio)
        with QPainter(made) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            canvas = Canvas(painter, hand.unit, ratio, hand.text_scale)
            straight = self.lively or abs(self.tilt) < 0.05
            if not straight:
                middle = canvas.point(AROUND + HAND[0] / 2, AROUND + HAND[1])
                painter.translate(middle)
                painter.rotate(self.tilt)
                painter.translate(-middle)
            card_border(canvas, AROUND, AROUND, *HAND, "idle" if hand.concealed else self.look.state)
            picture = hand.picture(self.look, whole=self.lively)
            if straight:
                canvas.picture(picture, AROUND, AROUND)
            else:
                painter.drawPixmap(canvas.point(AROUND, AROUND), picture)
            if self.hasFocus():
                line = measure("stroke.focus")
                canvas.cut(AROUND - 6, AROUND - 6, HAND[0] + 12, HAND[1] + 12, 12, None, "text.primary", line)
        return made

    def _press(self) -> None:
        if self.look.state in ("offered", "chosen", "danger"):
            self._hand.chosen.emit(self.anchor)


class Hand(TablePart):
    """All cards in the hand of the person at the screen. ``concealed`` turns them over.

    It never scrolls: more cards overlap, and the one under the pointer or at the keyboard comes to the front.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.concealed = False
        self.cards: list[HandCard] = []

    # ---------------------------------------------------------------- what is shown

    def person(self) -> CrewView | None:
        """The public side of the person whose hand it is."""
        if self.view is None:
            return None
        return next((crew for crew in self.view.crew if crew.seat == self.view.seat), None)

    def looks(self) -> list[Look]:
        """Each card of the hand and its state."""
        return [self._look(card) for card in self.held()]

    def held(self) -> tuple[str, ...]:
        """The cards in hand: a character's, or those of whoever plays the intruders."""
        mine = None if self.view is None else self.view.mine
        return () if mine is None else (*mine.hand, *mine.intruder_hand)

    def _look(self, card: str) -> Look:
        offers = self.offers
        if offers is None or offers.decision is None or not offers.mine:
            return Look(card)
        anchor = Anchor("card", card)
        state = offers.state(anchor)
        if state == "chosen":
            return Look(card, "chosen", self._chosen_stamp(offers))
        if state == "offered":
            return Look(card, "offered")
        if state == "danger":
            return Look(card, "danger")
        if state == "subject":
            return Look(card, "playing")
        paying = offers.decision.topic == "pay"
        if paying and deck_of(card) == "contamination":
            return Look(card, "impossible", self._say("ui-tray-cannot-pay"), offers.reason(anchor) or "")
        if self._can_be_scanned(card, offers):
            return Look(card, "idle", self._say("ui-tray-can-be-scanned"), offers.reason(anchor) or "")
        if state == "refused":
            return Look(card, "impossible", None, offers.reason(anchor) or "")
        if paying and self._is_played(card, offers):
            return Look(card, "playing")
        return Look(card)

    @staticmethod
    def _can_be_scanned(card: str, offers: Offers) -> bool:
        """A contamination card while its owner's mutation can be used: one of them is scanned for it."""
        assert offers.decision is not None
        mutates = any(isinstance(act, Mutate) for act in offers.decision.acts)
        return mutates and deck_of(card) == "contamination"

    def _is_played(self, card: str, offers: Offers) -> bool:
        """While a cost is being paid, the one action card that cannot pay is the one that is being played."""
        assert self.view is not None and self.view.mine is not None
        rest = [
            other
            for other in self.view.mine.hand
            if deck_of(other) == "action" and not offers.acts_at(Anchor("card", other))
        ]
        return rest == [card]

    def _chosen_stamp(self, offers: Offers) -> str:
        assert offers.decision is not None
        topic = "discard" if offers.decision.topic in ("pay", "discard", "pass") else "chosen"
        return self._say(f"ui-tray-{topic}-count", count=len(offers.chosen), most=offers.decision.most)

    def _say(self, id: str, **args: int | str) -> str:
        return "" if self.words is None else self.words.text(Text(id, **args))

    def picture(self, look: Look, *, whole: bool) -> QPixmap:
        """The picture of a card of this hand, or of its back."""
        assert self.words is not None
        ratio = self.devicePixelRatioF()
        if self.concealed:
            person = self.person()
            colour, character = (person.colour, person.character or "") if person is not None else (0, "")
            if deck_of(look.card) == "intruder":
                return card_pixmap("intruder", None, HAND, self.unit, ratio, self.words)
            return card_pixmap("action", None, HAND, self.unit, ratio, self.words, colour=colour, character=character)
        visible = HAND[0] if whole else look.visible
        deck = deck_of(look.card)
        return card_pixmap(deck, look.card, HAND, self.unit, ratio, self.words, look.state, look.stamp, visible=visible)

    # ---------------------------------------------------------------- what the window tells

    def set_concealed(self, concealed: bool) -> None:
        """Turn the hand over, or show it."""
        if concealed != self.concealed:
            self.concealed = concealed
            self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards out anew."""
        super().resizeEvent(event)
        self.refresh()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Say so when the hand is empty; the cards paint themselves."""
        person = self.person()
        if self.cards or person is None or person.character is None:
            return
        painter = QPainter(self)
        canvas = Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale)
        canvas.text(WIDE / 2, 82, self._say("ui-tray-hand-none"), 13.5, "text.tertiary", align="middle")

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """Where a card of this hand lies."""
        if anchor.kind != "card" or anchor.id not in self.held():
            return None
        card = next((card for card in self.cards if card.look.card == anchor.id and not card.isHidden()), None)
        if card is None:
            return None
        inner = AROUND * self.unit
        whole = QRectF(card.geometry()).adjusted(inner, inner, -inner, -inner)
        return QRectF(whole.left(), whole.top(), min(whole.width(), self.step_wide() * self.unit), whole.height())

    # ---------------------------------------------------------------- laying the cards

    def step_wide(self) -> float:
        """How far apart the cards lie, in units."""
        count = len(self.held())
        if count < 2:
            return HAND[0]
        return min(HAND[0] + GAP, (WIDE - 14 - HAND[0]) / (count - 1))

    def refresh(self) -> None:
        """Make as many cards as there are, and lay each where it belongs."""
        looks = self.looks() if self.words is not None else []
        while len(self.cards) < len(looks):
            self.cards.append(HandCard(self))
        for spare in self.cards[len(looks) :]:
            spare.hide()
            spare.deleteLater()
        del self.cards[len(looks) :]
        step = self.step_wide()
        total = HAND[0] + step * (len(looks) - 1)
        first = max(7.0, (WIDE - total) / 2)
        middle = (len(looks) - 1) / 2
        wide, high = (round((length + 2 * AROUND) * self.unit) for length in HAND)
        for number, (card, look) in enumerate(zip(self.cards, looks, strict=True)):
            out = (number - middle) / middle if middle else 0.0
            strength = min(1.0, len(looks) / 5)
            card.tilt = TILT * out * strength
            top = TOPS["idle" if self.concealed else look.state] + SAG * out * out * strength
            card.home = QPoint(round((first + number * step - AROUND) * self.unit), round((top - AROUND) * self.unit))
            card.resize(wide, high)
            covered = number < len(looks) - 1 and step < HAND[0]
            card.show_look(evolve(look, visible=step) if covered else look)
            self._speak(card)
            card.settle()
            card.show()
        self.order()

    def _speak(self, card: HandCard) -> None:
        if self.concealed or self.words is None:
            card.setAccessibleName(self._say("ui-tray-hidden-card"))
            card.setAccessibleDescription("")
            return
        told = explanation(card.anchor, self.view, self.words)
        card.setAccessibleName(told.title if told is not None else "")
        lines = (*told.lines, card.look.reason) if told is not None else (card.look.reason,)
        card.setAccessibleDescription(" ".join(line for line in lines if line))

    def lift(self, card: HandCard) -> None:
        """Bring a card to the front."""
        for other in self.cards:
            other.settle(quickly=False)
            other.update()
        card.raise_()

    def order(self) -> None:
        """Lay the cards over each other from left to right again, the lively one in front."""
        for card in self.cards:
            card.raise_()
            card.settle(quickly=False)
            card.update()
        for card in self.cards:
            if card.lively:
                card.raise_()

    def step(self, card: HandCard, by: int) -> None:
        """The keyboard goes to the neighbouring card."""
        if card in self.cards:
            following = self.cards[(self.cards.index(card) + by) % len(self.cards)]
            following.setFocus(Qt.FocusReason.TabFocusReason)

    def tell(self, card: HandCard, point: QPoint) -> None:
        """Have a card explained; nothing is said about a card that is turned over."""
        self.hovered.emit(None if self.concealed else card.anchor, point)
