"""What stands on the pages of Nemesis: the bag, silhouettes, wounds, injuries, who moves where, cards."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.games.nemesis.species.species import BLANK
from nemesis_desktop.games.nemesis.ui.cards.cards import HAND, card_pixmap
from nemesis_desktop.games.nemesis.ui.cards.dice import Die, face_at, ink_of, paint_die
from nemesis_desktop.games.nemesis.ui.pages.pictures import intruder_picture
from nemesis_desktop.games.nemesis.ui.signs import FRONT_INKS, FRONT_SIGNS, intruder
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import MODULE
from nemesis_desktop.table.drawing.motion import APPEAR, IMPACT
from nemesis_desktop.table.drawing.pieces import disc
from nemesis_desktop.table.drawing.shapes import cut
from nemesis_desktop.table.drawing.theme import motion, paced
from nemesis_desktop.table.show.page import Over
from nemesis_desktop.table.show.page_painter import drawing
from nemesis_desktop.table.show.turning import staggered, turned_over
from nemesis_desktop.table.widgets.card_frame import Card, CardState, card_border

BACKS: Final[Mapping[str, str]] = {
    "event": "symbols/event",
    "attack": "symbols/attack",
    "wound": "symbols/serious_wound",
    "item": "symbols/item",
    "objective": "symbols/objective",
    "weakness": "symbols/weakness",
    "adaptation": "symbols/adaptation",
    "mutation": "symbols/mutation",
    "quest": "symbols/objective",
}
"""The sign on the back of a card while it is turned over."""
ROUND: Final = ("token", "exploration", "room", "engine", "coordinates")
"""What is no card, and has a round back."""
ROLL: Final = 540.0
"""How many degrees a die turns before it lies still."""


def part_of(clock: float, start: float, duration: float) -> float:
    """How far a movement is that begins at ``start`` (milliseconds at normal speed), from 0 to 1."""
    begins, lasts = paced(start), paced(duration)
    if lasts <= 0 or clock >= begins + lasts:
        return 1.0
    return max(0.0, (clock - begins) / lasts)


# ---------------------------------------------------------------------------------------------- blocks


@frozen(eq=False)
class Bag:
    """What is left in the bag, sort by sort; ``changed`` ones are lit: there is one more, or one less."""

    bag: Mapping[str, int]
    kinds: Sequence[str]
    changed: Mapping[str, int]

    def high(self, canvas: Canvas, wide: float) -> float:
        """One row."""
        return 54.0

    def paint(self, canvas: Canvas, x: float, y: float, wide: float, clock: float) -> None:
        """The bag with its number, then each kind with its own."""
        canvas.cut(x, y, wide, 52, 7, "ground.inset_bottom", "line.hair")
        canvas.symbol("symbols/bag", x + 9, y + 13, 26, "text.secondary")
        canvas.text(x + 40, y + 33, str(sum(self.bag.values())), 19, "text.primary", 700, "display", grow=False)
        step = (wide - 84) / max(1, len(self.kinds))
        for place, kind in enumerate(self.kinds):
            middle = x + 78 + step * (place + 0.5)
            change = self.changed.get(kind, 0)
            ink = "state.danger" if change > 0 else "text.tertiary" if not self.bag.get(kind, 0) else "text.bone"
            if change:
                fill = "state.danger_ground" if change > 0 else "ground.bg3"
                canvas.cut(middle - step / 2 + 2, y + 3, step - 4, 46, 5, fill, ink, 1.4)
            if kind == BLANK:
                canvas.circle(middle, y + 17, 8, None, ink, 2)
            elif kind in FRONT_SIGNS:
                lit = FRONT_INKS[kind] if self.bag.get(kind, 0) else ink
                canvas.sign(FRONT_SIGNS[kind], QPointF(middle, y + 17), 24, lit)
            else:
                canvas.sign(intruder(kind), QPointF(middle, y + 17), 24, ink)
            number = str(self.bag.get(kind, 0))
            canvas.text(middle, y + 44, number, 14.5, ink, 700, "display", "middle", grow=False)


@frozen(eq=False)
class Silhouettes:
    """Whose attack a card is: those that it does not show are struck out, the one that attacks is framed."""

    kinds: Sequence[str]
    shown: Sequence[str]
    now: str

    def high(self, canvas: Canvas, wide: float) -> float:
        """One row."""
        return 40.0

    def paint(self, canvas: Canvas, x: float, y: float, wide: float, clock: float) -> None:
        """One after another; the strokes come when the card has turned."""
        drawn = part_of(clock, 260, 160)
        for place, kind in enumerate(self.kinds):
            left, hits = x + place * 48, kind in self.shown
            if kind == self.now:
                edge = "state.danger" if hits else "line.strong"
                canvas.cut(left, y, 42, 38, 5, "state.danger_ground" if hits else None, edge, 1.8)
            canvas.sign(intruder(kind), QPointF(left + 21, y + 19), 29, "text.bone" if hits else "text.tertiary")
            if not hits and drawn > 0:
                end = (left + 6 + 30 * drawn, y + 33 - 28 * drawn)
                canvas.line(((left + 6, y + 33), end), "state.danger", 2.4)


@frozen(eq=False)
class Boxes:
    """Places for serious wounds: the kinds that somebody has, those that are new lit, the rest free."""

    wounds: Sequence[tuple[str, str, bool]]
    """Symbol, name, and whether it is new."""
    free: str
    most: int

    def high(self, canvas: Canvas, wide: float) -> float:
        """One row."""
        return 42.0

    def paint(self, canvas: Canvas, x: float, y: float, wide: float, clock: float) -> None:
        """Box by box; a new one lights up when its picture has dropped in."""
        step = wide / self.most
        for place in range(self.most):
            left, box = x + place * step, step - 6
            if place >= len(self.wounds):
                canvas.cut(left, y, box, 40, 6, None, "line.strong", 1.2, dash=(4, 3))
                area = QRectF(left + 4, y + 4, box - 8, 32)
                canvas.label(area, self.free, canvas.steps(13, 8), "text.tertiary", 400, "text", "middle")
                continue
            symbol, name, new = self.wounds[place]
            lit = new and part_of(clock, 300, 200) >= 1.0
            canvas.cut(left, y, box, 40, 6, "state.danger_ground" if lit else "ground.inset_bottom",
                       "state.danger" if lit else "line.strong", 2.0 if lit else 1.2)  # fmt: skip
            canvas.symbol(symbol, left + 8, y + 8, 24, "state.danger" if new else "text.secondary")
            area = QRectF(left + 38, y + 4, box - 42, 32)
            canvas.label(area, name, canvas.steps(14, 8), "text.primary", 600)


@frozen(eq=False)
class InjuryRow:
    """The injuries of an intruder, those that are new counting up, against the toughness that a card shows."""

    before: int
    now: int
    toughness: int | None
    dies: bool

    def high(self, canvas: Canvas, wide: float) -> float:
        """One row."""
        return 44.0

    def paint(self, canvas: Canvas, x: float, y: float, wide: float, clock: float) -> None:
        """A box for each injury, then the bone hexagon with the number."""
        room = wide - (110 if self.toughness is not None else 0)
        step = min(36.0, room / max(1, self.now))
        for place in range(self.now):
            if place >= self.before and part_of(clock, 800 + 120 * (place - self.before), 120) < 1.0:
                continue
            new = place >= self.before
            fill, edge = ("state.danger_ground", "state.danger") if new else ("ground.inset_bottom", "line.strong")
            canvas.cut(x + place * step, y + 4, step - 5, 34, 6, fill, edge, 1.6)
            canvas.symbol("symbols/injury", x + place * step + (step - 5) / 2 - 9, y + 12, 18, "text.bone")
        if self.toughness is None or part_of(clock, 900 + 120 * (self.now - self.before), 260) < 1.0:
            return
        left = x + self.now * step + 14
        canvas.text(left, y + 29, "≥" if self.dies else "<", 24, "text.secondary", 700, "display", grow=False)
        hexagon(canvas, QPointF(left + 46, y + 21), 21, "→" if self.toughness < 0 else str(self.toughness))
        if self.dies:
            canvas.symbol("symbols/check", left + 76, y + 11, 20, "state.success")


def hexagon(canvas: Canvas, centre: QPointF, radius: float, words: str) -> None:
    """A number on bone, as attack cards and tokens show it."""
    corners = [
        (math.cos(math.pi / 6 + step * math.pi / 3), math.sin(math.pi / 6 + step * math.pi / 3)) for step in range(6)
    ]
    canvas.polygon(
        [(centre.x() + (radius + 2.4) * dx, centre.y() + (radius + 2.4) * dy) for dx, dy in corners], "ground.space"
    )
    canvas.polygon([(centre.x() + radius * dx, centre.y() + radius * dy) for dx, dy in corners], "text.bone")
    size = radius * 1.15
    canvas.text(
        centre.x(), centre.y() + size * 0.36, words, size, "text.injury_ink", 700, "display", "middle", grow=False
    )


@frozen(eq=False)
class Movers:
    """Who moves on an event card: their discs, an arrow, and the number of the corridors."""

    label: str
    kinds: Sequence[str]
    corridor: int

    def high(self, canvas: Canvas, wide: float) -> float:
        """One row."""
        return 38.0

    def paint(self, canvas: Canvas, x: float, y: float, wide: float, clock: float) -> None:
        """The words give way first."""
        signs = 34 * len(self.kinds) + 72
        area = QRectF(x, y, max(20.0, wide - signs - 6), 34)
        size, words = canvas.fitted(self.label, area.width(), canvas.steps(15, 8), 400)
        canvas.label(area, words, (size,), "text.secondary")
        left = x + min(area.width(), canvas.width(words, size) + 10) + 17
        for kind in self.kinds:
            disc(canvas, QPointF(left, y + 17), 29, intruder(kind))
            left += 34
        canvas.line(((left - 12, y + 17), (left + 12, y + 17)), "text.secondary", 2)
        canvas.line(((left + 6, y + 11), (left + 12, y + 17), (left + 6, y + 23)), "text.secondary", 2)
        canvas.cut(left + 18, y + 2, 32, 30, 6, "ground.bg0", "accent.warm", 2)
        canvas.text(left + 34, y + 23, str(self.corridor), 17, "accent.warm", 700, "display", "middle", grow=False)


# ---------------------------------------------------------------------------------------------- over the picture


@frozen
class Shown:
    """A card over the picture, in its state, perhaps with a stamp."""

    card: Card
    state: CardState = "idle"
    stamp: str | None = None


def cards(shown: Sequence[Shown], words: Words) -> Over:
    """Cards, tokens or tiles that are turned over one after another in place of a picture."""

    def over(canvas: Canvas, box: QRectF, clock: float) -> None:
        canvas.glow(box.center(), box.width() * 0.5, box.height() * 0.6, "accent.cold", 0.12)
        count = max(1, len(shown))
        high = max(40.0, min(box.height() - 30, (box.width() - 36 - 14 * (count - 1)) / count * HAND[1] / HAND[0]))
        wide = high * HAND[0] / HAND[1]
        left = box.center().x() - (count * wide + (count - 1) * 14) / 2
        for number, one in enumerate(shown):
            part = (
                1.0
                if clock == math.inf
                else staggered(min(1.0, clock / max(1, motion("card_flip") * 1.5)), number, count)
            )
            _card(canvas, one, left + number * (wide + 14), box.top() + 12, wide, high, part, words)

    return over


def _card(
    canvas: Canvas, shown: Shown, x: float, y: float, wide: float, high: float, part: float, words: Words
) -> None:
    card = shown.card

    def face(at: Canvas) -> None:
        if card.deck not in ("token", "exploration"):
            card_border(at, 0, 0, wide, high, "playing" if shown.state == "playing" else "idle")
        size, look = (wide, high), (shown.state, shown.stamp)
        made = card_pixmap(
            card.deck, card.id, size, at.unit, at.ratio, words, *look,
            active=card.active, dressed=card.dressed, half=card.half,
        )  # fmt: skip
        if part < 1:
            at.painter.drawPixmap(at.point(0, 0), made)
        else:
            at.picture(made, 0, 0)

    def back(at: Canvas) -> None:
        if card.deck in ROUND:
            at.circle(wide / 2, high / 2, wide * 0.4, MODULE, "line.strong", 2)
            return
        at.cut(0.5, 0.5, wide - 1, high - 1, 9, MODULE, "line.strong", 1.6)
        at.symbol(BACKS.get(card.deck, "symbols/hand_card"), wide / 2 - 30, high / 2 - 30, 60, "line.strong")

    turned_over(canvas, x, y, wide, part, face, back)


def die(kind: Die, face: str, ink: str) -> Over:
    """A die at the left of the picture: it comes in turning, ever slower, and lies still."""

    def over(canvas: Canvas, box: QRectF, clock: float) -> None:
        size = min(104.0, box.height() * 0.62)
        part = 1.0 if clock == math.inf else part_of(clock, 0, 640)
        left = 1.0 - APPEAR.valueForProgress(part)
        at = QPointF(
            box.left() + 30 + size / 2 - 60 * left, box.top() + 22 + size / 2 - 30 * abs(math.sin(9 * part)) * left
        )
        with canvas.turned(at, -ROLL * left) as on:
            on.cut(-size / 2 - 5, -size / 2 - 5, size + 10, size + 10, 12, "ground.space", ink, 2)
            paint_die(on, -size / 2, -size / 2, size, face_at(kind, face, part))

    return over


def lying(kind: Die, face: str) -> Over:
    """A die that has rolled elsewhere and lies there: its face in the middle of the picture."""

    def over(canvas: Canvas, box: QRectF, clock: float) -> None:
        size = min(92.0, box.height() * 0.5)
        at = box.center()
        canvas.glow(at, size * 1.5, size * 1.3, ink_of(face), 0.3)
        canvas.cut(
            at.x() - size / 2 - 6, at.y() - size / 2 - 6, size + 12, size + 12, 13, "ground.space", ink_of(face), 2
        )
        paint_die(canvas, at.x() - size / 2, at.y() - size / 2, size, face)

    return over


def number(words: str) -> Over:
    """The number of a token in the lower right of the picture."""
    return lambda canvas, box, clock: hexagon(canvas, QPointF(box.right() - 44, box.bottom() - 36), 30, words)


def inset(name: str) -> Over:
    """A small picture that drops into the lower right of the large one: a wound."""

    def over(canvas: Canvas, box: QRectF, clock: float) -> None:
        part = 1.0 if clock == math.inf else part_of(clock, 260, 300)
        if part <= 0:
            return
        wide = min(150.0, box.width() * 0.4, (box.height() - 14) * 1.5)
        high = wide / 1.5
        drop = 26 * (1.0 - IMPACT.valueForProgress(part))
        x, y = box.right() - wide - 14, box.bottom() - high - 8 - drop
        canvas.cut(x - 4, y - 4, wide + 8, high + 8, 9, "ground.space")
        with canvas.within(cut(QRectF(x, y, wide, high), 7)):
            drawing(canvas, name, QRectF(x, y, wide, high))
        canvas.cut(x, y, wide, high, 7, None, "state.danger", 2)

    return over


def beast(kind: str, *overs: Over | None) -> Over | None:
    """The disc of a kind that nobody has painted, and what else lies over the picture; nothing where nothing does."""
    drawn = [over for over in overs if over is not None]
    if intruder_picture(kind):
        return both(*drawn) if drawn else None

    def over(canvas: Canvas, box: QRectF, clock: float) -> None:
        part = 1.0 if clock == math.inf else part_of(clock, 0, 300)
        size = min(190.0, box.height() * 0.74)
        canvas.glow(box.center(), box.width() * 0.46, box.height() * 0.6, "state.danger", 0.34)
        grown = 1.0 if part >= 1 else max(0.05, IMPACT.valueForProgress(part))
        with canvas.turned(box.center(), 0, grown, grown) as on:
            disc(on, QPointF(0, 0), size, intruder(kind), 3.0)

    return both(over, *drawn)


def symbol(name: str, ink: str) -> Over:
    """A large sign in the middle of the picture, in its own light."""

    def over(canvas: Canvas, box: QRectF, clock: float) -> None:
        part = 1.0 if clock == math.inf else part_of(clock, 0, 300)
        size = min(150.0, box.height() * 0.72)
        canvas.glow(box.center(), box.width() * 0.46, box.height() * 0.55, ink, 0.2)
        grown = 1.0 if part >= 1 else max(0.05, IMPACT.valueForProgress(part))
        with canvas.turned(box.center(), 0, grown, grown) as on:
            on.sign(name, QPointF(0, 0), size, ink)

    return over


def sunk() -> Over:
    """The picture sinks into the dark: somebody has died."""

    def over(canvas: Canvas, box: QRectF, clock: float) -> None:
        part = 1.0 if clock == math.inf else part_of(clock, 0, 400)
        canvas.box(box.x(), box.y(), box.width(), box.height(), "ground.space", 0.5 * part)

    return over


def stamp(name: str, ink: str) -> Over:
    """A sign that is stamped into the lower right of the picture."""

    def over(canvas: Canvas, box: QRectF, clock: float) -> None:
        part = 1.0 if clock == math.inf else part_of(clock, 400, 160)
        if part <= 0:
            return
        grown = 1.0 + 0.5 * (1.0 - part)
        with canvas.turned(QPointF(box.right() - 66, box.bottom() - 56), -8, grown, grown) as on:
            on.circle(0, 0, 47, "ground.space", ink, 3, alpha=0.9)
            on.sign(name, QPointF(0, 0), 62, ink)

    return over


def both(*overs: Over) -> Over:
    """One over the other."""

    def over(canvas: Canvas, box: QRectF, clock: float) -> None:
        for one in overs:
            one(canvas, box, clock)

    return over
