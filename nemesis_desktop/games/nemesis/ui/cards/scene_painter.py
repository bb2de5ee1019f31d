"""Draws the scenes of a reveal in the middle of the table: dice roll, cards turn over, tokens come out of the bag."""

from __future__ import annotations

import math
from typing import Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.ui.cards.card_code import paint_code
from nemesis_desktop.games.nemesis.ui.cards.card_faces import film
from nemesis_desktop.games.nemesis.ui.cards.cards import HAND, card_pixmap
from nemesis_desktop.games.nemesis.ui.cards.dice import face_at, paint_die
from nemesis_desktop.games.nemesis.ui.cards.scenes import (
    CardsScene,
    DieScene,
    EncounterScene,
    NoticeScene,
    ScanScene,
    Scene,
    SceneMaker,
    Shown,
)
from nemesis_desktop.games.nemesis.ui.signs import intruder, worn
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import AMBER, BLOOD, MODULE, PANEL
from nemesis_desktop.table.drawing.motion import APPEAR, IMPACT
from nemesis_desktop.table.drawing.pieces import disc, token
from nemesis_desktop.table.drawing.theme import motion
from nemesis_desktop.table.show.turning import turned_over
from nemesis_desktop.table.widgets.card_frame import card_border, raised

EDGES: Final = {
    "steel": "line.strong",
    "cold": "accent.cold_soft",
    "danger": "state.danger",
    "good": "state.success_soft",
}
INKS: Final = {"steel": "text.primary", "cold": "accent.cold", "danger": "state.danger", "good": "state.success"}

BACKS: Final = {
    "event": "symbols/event",
    "attack": "symbols/attack",
    "wound": "symbols/serious_wound",
    "item": "symbols/item",
    "objective": "symbols/objective",
    "weakness": "symbols/weakness",
    "quest": "symbols/objective",
}
"""The sign on the back of a card while it is turned over."""
CARD: Final = (230.0, 257.0)
"""A card that the whole table reads, in units."""
SENTENCES: Final = (20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0)
CARDS_WIDE: Final = 480.0
"""The panel of one card has room for a sentence under it."""
FOOT: Final = 66.0
HIGH_FOOT: Final = 96.0
LONG: Final = 76
"""How high the band of the sentence is, and from how many letters on it is higher."""

STAGGER: Final = 0.5
"""A second card begins to turn when the first is so far."""
ROLL: Final = 540.0
"""How many degrees a die turns before it lies still."""
BAG: Final = (110.0, 175.0)
"""The mouth of the bag, and where a token comes to rest, on the panel of an encounter."""
REST: Final = (300.0, 237.0)


def length_of(scene: Scene) -> int:
    """How long a scene moves before it lies still, in milliseconds at the speed of the moment."""
    match scene:
        case DieScene():
            return motion("die_roll")
        case EncounterScene():
            return motion("token_from_bag") + motion("token_turn") if scene.cards is None else motion("card_flip")
        case CardsScene():
            flips = 1 + STAGGER * max(0, len(scene.cards) - 1)
            return round(motion("card_flip") * flips)
        case ScanScene():
            return motion("token_from_bag")
    return motion("wound_land")


def foot_of(scene: Scene) -> float:
    """How high the band of a scene's sentence is, in units."""
    return HIGH_FOOT if len(scene.sentence) > LONG else FOOT


def extent_of(scene: Scene) -> tuple[float, float]:
    """Width and height of the panel of a scene, in units."""
    match scene:
        case EncounterScene():
            return 790.0, 502.0
        case DieScene():
            return 440.0, 308.0
        case CardsScene():
            count = max(1, len(scene.cards))
            high = (66.0 if scene.title else 24.0) + CARD[1] + 18 + foot_of(scene) + 50
            return max(CARDS_WIDE, count * (CARD[0] + 24) + 56), high
        case ScanScene():
            return max(440.0, len(scene.verdicts[:5]) * 186 + 50), 66.0 + 150 + 66 + 56
    return 520.0, 214.0


def area_of(scene: Scene, wide: float, high: float) -> QRectF:
    """Where the panel of a scene lies on a table of so many units."""
    width, height = extent_of(scene)
    return QRectF((wide - width) / 2, max(8.0, (high - height) / 2 - 20), width, height)


class ScenePainter:
    """Draws one scene.

    Args:
        canvas: where, in units from the table's corner.
        words: the language, for the faces of cards.
        hint: the name of the key that goes on.
        clock: milliseconds since it began; by default everything lies still.
    """

    def __init__(self, canvas: Canvas, words: Words, hint: str, clock: float = math.inf) -> None:
        self.canvas = canvas
        self.words = words
        self.hint = hint
        self.clock = clock

    def paint(self, scene: Scene, wide: float, high: float) -> None:
        """Draw the scene in the middle of a table of so many units."""
        if self.clock < length_of(scene) and isinstance(scene, DieScene | ScanScene | CardsScene):
            # Nothing tells the outcome before it lies there.
            scene = evolve(scene, tone="steel")
        match scene:
            case EncounterScene():
                self._encounter(scene, wide, high)
            case DieScene():
                self._die(scene, wide, high)
            case CardsScene():
                self._cards(scene, wide, high)
            case ScanScene():
                self._scan(scene, wide, high)
            case NoticeScene():
                self._notice(scene, wide, high)

    def _part(self, start: float, duration: float) -> float:
        """How far a movement is that begins at ``start``, from 0 to 1."""
        if duration <= 0 or self.clock >= start + duration:
            return 1.0
        return max(0.0, (self.clock - start) / duration)

    # ---------------------------------------------------------------- the panel

    def _panel(self, scene: Scene, wide: float, high: float) -> tuple[Canvas, float, float]:
        """A panel in the middle; gives back a canvas over it, its width and its height."""
        area = area_of(scene, wide, high)
        width, height = area.width(), area.height()
        on = self.canvas.at(area.x(), area.y())
        edge = EDGES[scene.tone]
        if scene.tone == "danger":
            reach = max(width, height) * 0.62
            on.glow(QPointF(width / 2, height / 2), reach, reach, "state.danger", 0.16)
        on.cut(-2, -2, width + 4, height + 4, 15, "ground.space")
        on.cut(0.8, 0.8, width - 1.6, height - 1.6, 14, PANEL, edge, 1.6)
        return on, width, height

    def _head(self, on: Canvas, scene: Scene, width: float) -> None:
        fill = "state.danger_ground" if scene.tone == "danger" else "ground.bg1"
        on.cut(1.6, 1.6, width - 3.2, 47, 13, fill, corners="top")
        on.line(((1, 49), (width - 1, 49)), EDGES[scene.tone], 1, 0.6)
        left = 20.0
        if scene.private:
            on.symbol("symbols/lock_eye", left, 14, 21, "accent.warm")
            left += 31
        size, words = on.fitted(scene.title, width - left - 20, (22, 21, 20, 19, 18, 17, 16, 15), 600, "display")
        on.text(left, 32, words, size, "text.primary", 600, "display")

    def _foot(self, on: Canvas, scene: Scene, top: float, width: float, height: float) -> None:
        """The sentence in its band, and the key that goes on."""
        fill = BLOOD if scene.tone == "danger" else MODULE
        on.box(1.6, top, width - 3.2, height, fill)
        on.line(((1, top), (width - 1, top)), EDGES[scene.tone], 1, 0.6)
        on.line(((1, top + height), (width - 1, top + height)), EDGES[scene.tone], 1, 0.6)
        size, lines = on.fitted_lines(scene.sentence, width - 44, height - 10, SENTENCES, 600, 1.18)
        block = len(lines) * on.leading(size, 1.18)
        on.lines(width / 2, top + (height - block) / 2, lines, size, "text.primary", 600, 1.18, "middle")

    def _go_on(self, on: Canvas, right: float, middle: float) -> None:
        """The one amber thing: go on."""
        words = self.words.text(Text("ui-cards-reveal-on"))
        wide = on.width(words, 13.5, 600) + on.width(self.hint, 11.5, 500) + 58
        on.cut(right - wide, middle - 16, wide, 32, 6, AMBER, "accent.warm")
        used = on.text(right - wide + 20, middle + 4.8, words, 13.5, "text.ink_warm", 600)
        on.key_hint(right - wide + 30 + used + on.width(self.hint, 11.5, 500) + 10, middle, self.hint, "text.ink_warm")

    # ---------------------------------------------------------------- scenes

    def _die(self, scene: DieScene, wide: float, high: float) -> None:
        on, width, height = self._panel(scene, wide, high)
        self._head(on, scene, width)
        part = self._part(0, motion("die_roll"))
        self._rolling(on, scene, width / 2, 120.0, part)
        if part < 1:
            return
        size, lines = on.fitted_lines(scene.meaning, width - 48, 36, (14, 13.5, 13, 12.5, 12, 11), 400, 1.2)
        on.lines(width / 2, 184, lines, size, "text.secondary", 400, 1.2, "middle")
        self._foot(on, scene, 228, width, 46)
        on.key_hint(width - 16, height - 18, self.hint, "text.secondary")

    @staticmethod
    def _rolling(on: Canvas, scene: DieScene, x: float, y: float, part: float) -> None:
        """The die comes in from the left, turning and bouncing, ever slower."""
        left = 1.0 - APPEAR.valueForProgress(part)
        at = QPointF(x - 150 * left, y - 34 * abs(math.sin(3 * math.pi * part)) * left)
        with on.turned(at, -ROLL * left) as die:
            paint_die(die, -54, -54, 108, face_at(scene.die, scene.face, part))

    def _cards(self, scene: CardsScene, wide: float, high: float) -> None:
        count = max(1, len(scene.cards))
        top = 66.0 if scene.title else 24.0
        on, width, height = self._panel(scene, wide, high)
        if scene.title:
            self._head(on, scene, width)
        left = (width - count * CARD[0] - (count - 1) * 24) / 2
        flip = motion("card_flip")
        for number, shown in enumerate(scene.cards):
            part = self._part(number * STAGGER * flip, flip)
            self._card(on, shown, left + number * (CARD[0] + 24), top, part)
        if self.clock >= length_of(scene):
            self._foot(on, scene, top + CARD[1] + 18, width, foot_of(scene))
        self._go_on(on, width - 18, height - 25)

    def _card(self, on: Canvas, shown: Shown, x: float, top: float, part: float) -> None:
        """One card: its back turns away, and its face comes up."""
        card = shown.card

        def face(at: Canvas) -> None:
            if card.deck not in ("token", "exploration"):
                card_border(at, 0, 0, *CARD, "playing" if shown.state == "playing" else "idle")
            picture = card_pixmap(
                card.deck,
                card.id,
                CARD,
                at.unit,
                at.ratio,
                self.words,
                shown.state,
                shown.stamp,
                active=card.active,
                dressed=card.dressed,
            )
            if part < 1:
                at.painter.drawPixmap(at.point(0, 0), picture)
            else:
                at.picture(picture, 0, 0)

        def back(at: Canvas) -> None:
            if card.deck in ("token", "exploration", "room", "engine", "coordinates"):
                at.circle(CARD[0] / 2, CARD[1] / 2, CARD[0] * 0.4, MODULE, "line.strong", 2)
                return
            at.cut(0.5, 0.5, CARD[0] - 1, CARD[1] - 1, 12, MODULE, "line.strong", 1.6)
            at.cut(8, 8, CARD[0] - 16, CARD[1] - 16, 8, None, "line.edge", 1.2)
            at.symbol(BACKS.get(card.deck, "symbols/hand_card"), CARD[0] / 2 - 40, CARD[1] / 2 - 40, 80, "line.strong")

        turned_over(on, x, top, CARD[0], part, face, back)

    def _notice(self, scene: NoticeScene, wide: float, high: float) -> None:
        on, width, height = self._panel(scene, wide, high)
        part = self._part(0, motion("wound_land"))
        size = 72 * max(0.05, IMPACT.valueForProgress(part)) if part < 1 else 72.0
        if scene.tone == "danger" and part < 1:
            on.glow(QPointF(width / 2, 58), 90, 90, "state.danger", 0.4 * (1 - part))
        on.symbol(scene.symbol, width / 2 - size / 2, 58 - size / 2, size, INKS[scene.tone])
        self._foot(on, scene, 112, width, 62)
        on.key_hint(width - 16, height - 20, self.hint, "text.secondary")

    def _scan(self, scene: ScanScene, wide: float, high: float) -> None:
        """Each coded card under the scanner: the film slides over it, and there it is to be read."""
        shown = scene.verdicts[:5]
        on, width, height = self._panel(scene, wide, high)
        self._head(on, scene, width)
        left = (width - len(shown) * 170 - (len(shown) - 1) * 16) / 2
        part = APPEAR.valueForProgress(self._part(0, motion("token_from_bag")))
        for number, (verdict, bad) in enumerate(shown):
            card = on.at(left + number * 186, 66)
            card.cut(0.7, 8, 168.6, 108, 9, "ground.space", "line.strong", 1.4)
            card.box(12, 20, 146, 84, "card.laminate")
            paint_code(card, 16, 24, 138, 76, alpha=0.8)
            away = -118 * (1 - part)
            if part < 1:
                film(card.at(away, 0), 32, 0, 106, 124, "")
            elif bad:
                film(card, 32, 0, 106, 124, verdict)
            else:
                card.cut(32, 0, 106, 124, 0.01, "state.success_ground", "state.success", 1.6, alpha=0.85)
                size, words = card.fitted(verdict, 96, (20, 18, 16, 14, 12), 700, "display", grow=False)
                card.text(85, 70, words, size, "state.success", 700, "display", "middle", grow=False)
        if part >= 1:
            self._foot(on, scene, 66 + 146, width, 66)
        self._go_on(on, width - 18, height - 28)

    # ---------------------------------------------------------------- encounter

    def _encounter(self, scene: EncounterScene, wide: float, high: float) -> None:
        on, width, _ = self._panel(scene, wide, high)
        on.cut(1.6, 1.6, width - 3.2, 49, 13, "state.danger_ground", corners="top")
        on.line(((1, 51), (width - 1, 51)), "state.danger_soft")
        on.symbol("symbols/combat_only", 18, 13, 26, "state.danger")
        size, words = on.fitted(scene.title, 480, (22, 21, 20, 19, 18, 17, 16), 600, "display")
        on.text(56, 34, words, size, "text.primary", 600, "display")
        drawing = scene.cards is None
        arc = self._part(0, motion("token_from_bag")) if drawing else 1.0
        turn = self._part(motion("token_from_bag"), motion("token_turn")) if drawing else 1.0
        self._bag(on, arc)
        self._flying(on, scene, arc, turn)
        if turn < 1:
            return
        self._steps(on, scene, width)
        if scene.cards is not None:
            self._hand(on, scene)
        elif scene.note:
            size, lines = on.fitted_lines(scene.note, 300, 190, (17, 16, 15, 14, 13), 400, 1.3)
            block = len(lines) * on.leading(size, 1.3)
            on.lines(460, 237 - block / 2, lines, size, "text.secondary", 400, 1.3)
        self._foot(on, scene, 383, width, 58)
        if scene.note and scene.cards is not None:
            note_size, lines = on.fitted_lines(scene.note, width - 260, 44, (15, 14, 13, 12, 11), 400, 1.18)
            block = len(lines) * on.leading(note_size, 1.18)
            on.lines(20, 471 - block / 2, lines, note_size, "text.secondary", 400, 1.18)
        self._go_on(on, width - 18, 471)

    def _flying(self, on: Canvas, scene: EncounterScene, arc: float, turn: float) -> None:
        """The token leaves the bag along an arc, face down, and turns."""
        if arc >= 1 and turn >= 1:
            self._token(on, scene)
            return
        eased = APPEAR.valueForProgress(arc)
        x = BAG[0] + (REST[0] - BAG[0]) * eased
        y = BAG[1] + (REST[1] - BAG[1]) * eased - 90 * math.sin(math.pi * eased)
        size = 0.25 + 0.75 * eased
        turned = math.cos(math.pi * turn)
        with on.turned(QPointF(x, y), 0, size * max(0.03, abs(turned)), size) as face:
            if turned > 0:
                face.circle(0, 0, 93, "ground.space")
                face.circle(0, 0, 90, MODULE, "state.danger_soft", 3)
                face.symbol("symbols/bag", -42, -46, 84, "line.strong")
            else:
                self._face(face.at(-REST[0], -REST[1]), scene)

    def _steps(self, on: Canvas, scene: EncounterScene, width: float) -> None:
        size = 14.0
        spare = width - 36 - 16 * (len(scene.steps) - 1)
        while size > 9 and sum(on.width(words, size, 600) + 36 for words, _ in scene.steps) > spare:
            size -= 0.5
        x = 18.0
        for words, state in scene.steps:
            tick = state == "done"
            wide = on.width(words, size, 600) + (38 if tick else 20)
            fill = "ground.bg3" if tick else "state.danger" if state == "now" else "ground.bg0"
            edge = "line.edge" if tick else "state.danger" if state == "now" else "line.hair"
            ink = "text.secondary" if tick else "text.ink_danger" if state == "now" else "text.tertiary"
            on.cut(x, 65, wide, 28, 6, fill, edge)
            left = x + 10
            if tick:
                on.symbol("symbols/check", left, 72.5, 13, "state.success")
                left += 19
            on.text(left, 79 + size * on.text_scale * 0.35, words, size, ink, 700 if state == "now" else 500)
            x += wide + 14

    def _bag(self, on: Canvas, arc: float) -> None:
        on.symbol("symbols/bag", 42, 181, 118, "#33454E")
        size, words = on.fitted(self.words.text(Text("ui-cards-reveal-bag")), 150, (15, 14, 13, 12), 400)
        on.text(101, 325, words, size, "text.secondary", align="middle")
        if arc < 1:
            return
        path = QPainterPath(QPointF(*BAG))
        path.cubicTo(134, 125, 180, 125, 208, 173)
        on.path(path, None, "state.danger", 2.4, (7, 5))
        on.polygon(((214, 184), (200.6, 178), (210.2, 170.4)), "state.danger")

    def _token(self, on: Canvas, scene: EncounterScene) -> None:
        on.glow(QPointF(*REST), 122, 122, "state.danger", 0.3)
        self._face(on, scene)
        if scene.number:
            self._number(on, 346, 275, str(scene.number), "text.injury_ink")
        name = raised(self.words.text(Text(f"intruder-{scene.kind}")))
        size, words = on.fitted(name, 200, (19, 18, 17, 16), 600)
        on.text(294, 363, words, size, "text.primary", 600, align="middle")

    @staticmethod
    def _face(on: Canvas, scene: EncounterScene) -> None:
        if scene.kind == "blank":
            on.circle(300, 237, 93, "ground.space")
            on.circle(300, 237, 90, MODULE, "line.strong", 3)
            on.circle(300, 237, 46, None, "line.strong", 5)
        else:
            disc(on, QPointF(*REST), 180, intruder(scene.kind), 3)
            on.circle(300, 237, 81, None, "text.bone", 1, 0.25)

    @staticmethod
    def _number(on: Canvas, x: float, y: float, number: str, ink: str) -> None:
        on.cut(x, y, 58, 58, 12, "ground.space")
        on.cut(x + 4, y + 4, 50, 50, 10, "text.primary")
        on.text(x + 29, y + 42, number, 36, ink, 700, "display", "middle", grow=False)

    def _hand(self, on: Canvas, scene: EncounterScene) -> None:
        assert scene.cards is not None
        sign = ">" if scene.surprise else "≤"
        ink = "state.danger" if scene.surprise else "state.success"
        on.text(478, 257, sign, 56, ink, 700, "display", "middle", grow=False)
        size = (88.0, 124.0)
        count = min(scene.cards, 6)
        step = 64.0 if count <= 3 else 128.0 / (count - 1)
        for number in range(count):
            x = 540 + number * step
            card_border(on, x, 171, *size, "idle")
            picture = card_pixmap(
                "action",
                None,
                (size[1] * HAND[0] / HAND[1], size[1]),
                on.unit,
                on.ratio,
                self.words,
                colour=scene.colour,
                character=scene.character,
            )
            target = on.rect(x, 171, *size)
            on.painter.drawPixmap(target, picture, QRectF(picture.rect()))
        right = 540 + step * max(0, count - 1) + size[0]
        self._number(on, right - 58, 265, str(scene.cards), "ground.bg1")
        token(on, QPointF(548, 346), 24, scene.colour, worn(scene.character))
        words = self.words.text(Text("ui-cards-reveal-holds", name=scene.name, count=scene.cards))
        size_, words = on.fitted(words, 210, (16, 15, 14, 13, 12), 500)
        on.text(568, 352, words, size_, "text.primary", 500)


class NemesisScenes:
    """What Nemesis reveals, and how it is drawn."""

    def of(self, told: Told, view: View | None, words: Words) -> Scene | None:
        """The scene of an event, as whoever sees this view may see it."""
        return SceneMaker(words, view).scene(told)

    def length(self, scene: Scene) -> int:
        """How long a scene moves before it lies still, in milliseconds at the speed of the moment."""
        return length_of(scene)

    def area(self, scene: Scene, wide: float, high: float) -> QRectF:
        """Where the panel of a scene lies on a table of so many units."""
        return area_of(scene, wide, high)

    def paint(
        self, scene: Scene, canvas: Canvas, words: Words, hint: str, clock: float, wide: float, high: float
    ) -> None:
        """Draw a scene after so many milliseconds, on a table of so many units."""
        ScenePainter(canvas, words, hint, clock).paint(scene, wide, high)


SCENES: Final = NemesisScenes()
