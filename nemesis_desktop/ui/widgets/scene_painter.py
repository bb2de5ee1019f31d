"""Draws the scenes of a reveal in the middle of the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from nemesis_desktop.engine.text import Text
from nemesis_desktop.ui.paint import glow, player_token
from nemesis_desktop.ui.widgets.canvas import AMBER, BLOOD, MODULE, PANEL, Canvas
from nemesis_desktop.ui.widgets.card_code import paint_code
from nemesis_desktop.ui.widgets.card_faces import film
from nemesis_desktop.ui.widgets.card_frame import card_border, raised
from nemesis_desktop.ui.widgets.cards import HAND, card_pixmap
from nemesis_desktop.ui.widgets.dark_faces import disc
from nemesis_desktop.ui.widgets.dice import face_at, paint_die
from nemesis_desktop.ui.widgets.scenes import (
    CardsScene,
    DieScene,
    EncounterScene,
    NoticeScene,
    ScanScene,
    Scene,
)
from nemesis_desktop.words import Words

EDGES: Final = {
    "steel": "line.strong",
    "cold": "accent.cold_soft",
    "danger": "state.danger",
    "good": "state.success_soft",
}
INKS: Final = {"steel": "text.primary", "cold": "accent.cold", "danger": "state.danger", "good": "state.success"}

CARD: Final = (230.0, 257.0)
"""A card that the whole table reads, in units."""
SENTENCES: Final = (20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0)


class ScenePainter:
    """Draws one scene.

    Args:
        canvas: where, in units from the table's corner.
        words: the language, for the faces of cards.
        hint: the name of the key that goes on.
    """

    def __init__(self, canvas: Canvas, words: Words, hint: str) -> None:
        self.canvas = canvas
        self.words = words
        self.hint = hint

    def paint(self, scene: Scene, wide: float, high: float, progress: float) -> None:
        """Draw the scene in the middle of a table of so many units."""
        match scene:
            case EncounterScene():
                self._encounter(scene, wide, high)
            case DieScene():
                self._die(scene, wide, high, progress)
            case CardsScene():
                self._cards(scene, wide, high)
            case ScanScene():
                self._scan(scene, wide, high)
            case NoticeScene():
                self._notice(scene, wide, high)

    # ---------------------------------------------------------------- the panel

    def _panel(self, scene: Scene, wide: float, high: float, width: float, height: float) -> Canvas:
        """A panel of so many units in the middle; gives back a canvas over it."""
        x, y = (wide - width) / 2, max(8.0, (high - height) / 2 - 20)
        on = self.canvas.at(x, y)
        edge = EDGES[scene.tone]
        if scene.tone == "danger":
            centre = on.point(width / 2, height / 2)
            glow(on.painter, centre, max(width, height) * 0.62 * on.unit, "state.danger", 0.16)
        on.cut(-2, -2, width + 4, height + 4, 15, "ground.space")
        on.cut(0.8, 0.8, width - 1.6, height - 1.6, 14, PANEL, edge, 1.6)
        return on

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

    def _die(self, scene: DieScene, wide: float, high: float, progress: float) -> None:
        width, height = 440.0, 308.0
        on = self._panel(scene, wide, high, width, height)
        self._head(on, scene, width)
        face = face_at(scene.die, scene.face, progress)
        paint_die(on, width / 2 - 54, 66, 108, face)
        if progress < 1:
            return
        size, lines = on.fitted_lines(scene.meaning, width - 48, 36, (14, 13.5, 13, 12.5, 12, 11), 400, 1.2)
        on.lines(width / 2, 184, lines, size, "text.secondary", 400, 1.2, "middle")
        self._foot(on, scene, 228, width, 46)
        on.key_hint(width - 16, height - 18, self.hint, "text.secondary")

    def _cards(self, scene: CardsScene, wide: float, high: float) -> None:
        count = max(1, len(scene.cards))
        width = max(440.0, count * (CARD[0] + 24) + 56)
        top = 66.0 if scene.title else 24.0
        height = top + CARD[1] + 18 + 66 + 50
        on = self._panel(scene, wide, high, width, height)
        if scene.title:
            self._head(on, scene, width)
        left = (width - count * CARD[0] - (count - 1) * 24) / 2
        for number, shown in enumerate(scene.cards):
            x = left + number * (CARD[0] + 24)
            card = shown.card
            if card.deck not in ("token", "exploration"):
                card_border(on, x, top, *CARD, "playing" if shown.state == "playing" else "idle")
            picture = card_pixmap(
                card.deck,
                card.id,
                CARD,
                on.unit,
                on.ratio,
                self.words,
                shown.state,
                shown.stamp,
                active=card.active,
                dressed=card.dressed,
            )
            where = on.point(x, top)
            on.painter.drawPixmap(QPointF(round(where.x()), round(where.y())), picture)
        self._foot(on, scene, top + CARD[1] + 18, width, 66)
        self._go_on(on, width - 18, height - 25)

    def _notice(self, scene: NoticeScene, wide: float, high: float) -> None:
        width, height = 520.0, 214.0
        on = self._panel(scene, wide, high, width, height)
        on.symbol(scene.symbol, width / 2 - 36, 22, 72, INKS[scene.tone])
        self._foot(on, scene, 112, width, 62)
        on.key_hint(width - 16, height - 20, self.hint, "text.secondary")

    def _scan(self, scene: ScanScene, wide: float, high: float) -> None:
        shown = scene.verdicts[:5]
        width = max(440.0, len(shown) * 186 + 50)
        height = 66.0 + 150 + 66 + 56
        on = self._panel(scene, wide, high, width, height)
        self._head(on, scene, width)
        left = (width - len(shown) * 170 - (len(shown) - 1) * 16) / 2
        for number, (verdict, bad) in enumerate(shown):
            card = on.at(left + number * 186, 66)
            card.cut(0.7, 8, 168.6, 108, 9, "ground.space", "line.strong", 1.4)
            card.box(12, 20, 146, 84, "card.laminate")
            paint_code(card, 16, 24, 138, 76, alpha=0.8)
            if bad:
                film(card, 32, 0, 106, 124, verdict)
            else:
                card.cut(32, 0, 106, 124, 0.01, "state.success_ground", "state.success", 1.6, alpha=0.85)
                size, words = card.fitted(verdict, 96, (20, 18, 16, 14, 12), 700, "display", grow=False)
                card.text(85, 70, words, size, "state.success", 700, "display", "middle", grow=False)
        self._foot(on, scene, 66 + 146, width, 66)
        self._go_on(on, width - 18, height - 28)

    # ---------------------------------------------------------------- encounter

    def _encounter(self, scene: EncounterScene, wide: float, high: float) -> None:
        width, height = 790.0, 502.0
        on = self._panel(scene, wide, high, width, height)
        on.cut(1.6, 1.6, width - 3.2, 49, 13, "state.danger_ground", corners="top")
        on.line(((1, 51), (width - 1, 51)), "state.danger_soft")
        on.symbol("symbols/combat_only", 18, 13, 26, "state.danger")
        size, words = on.fitted(scene.title, 480, (22, 21, 20, 19, 18, 17, 16), 600, "display")
        on.text(56, 34, words, size, "text.primary", 600, "display")
        self._steps(on, scene, width)
        self._bag(on)
        self._token(on, scene)
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

    def _bag(self, on: Canvas) -> None:
        on.symbol("symbols/bag", 42, 181, 118, "#33454E")
        size, words = on.fitted(self.words.text(Text("ui-cards-reveal-bag")), 150, (15, 14, 13, 12), 400)
        on.text(101, 325, words, size, "text.secondary", align="middle")
        path = QPainterPath(on.point(110, 175))
        path.cubicTo(on.point(134, 125), on.point(180, 125), on.point(208, 173))
        on.path(path, None, "state.danger", 2.4, (7, 5))
        on.polygon(((214, 184), (200.6, 178), (210.2, 170.4)), "state.danger")

    def _token(self, on: Canvas, scene: EncounterScene) -> None:
        glow(on.painter, on.point(300, 237), 122 * on.unit, "state.danger", 0.3)
        if scene.kind == "blank":
            on.circle(300, 237, 93, "ground.space")
            on.circle(300, 237, 90, MODULE, "line.strong", 3)
            on.circle(300, 237, 46, None, "line.strong", 5)
        else:
            disc(on, 300, 237, 90, scene.kind)
            on.circle(300, 237, 81, None, "text.bone", 1, 0.25)
        if scene.number:
            self._number(on, 346, 275, str(scene.number), "text.injury_ink")
        name = raised(self.words.text(Text(f"intruder-{scene.kind}")))
        size, words = on.fitted(name, 200, (19, 18, 17, 16), 600)
        on.text(294, 363, words, size, "text.primary", 600, align="middle")

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
        player_token(on.painter, on.point(548, 346), 24 * on.unit, scene.colour, scene.character or None, on.ratio)
        words = self.words.text(Text("ui-cards-reveal-holds", name=scene.name, count=scene.cards))
        size_, words = on.fitted(words, 210, (16, 15, 14, 13, 12), 500)
        on.text(568, 352, words, size_, "text.primary", 500)
