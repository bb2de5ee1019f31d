"""The last page of the ending: the ship's fate as a picture, and before it everybody: who lived, who won, and why."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.ui.cards.dark_faces import clauses
from nemesis_desktop.games.nemesis.ui.ending.ending_parts import EndingCanvas
from nemesis_desktop.games.nemesis.ui.faces import portrait
from nemesis_desktop.games.nemesis.ui.signs import worn
from nemesis_desktop.games.nemesis.view import FateView
from nemesis_desktop.table.drawing.colours import AMBER
from nemesis_desktop.table.drawing.pieces import token
from nemesis_desktop.table.drawing.shapes import sides
from nemesis_desktop.table.show.turning import staggered
from nemesis_desktop.table.widgets.card_frame import Sayer, raised

if TYPE_CHECKING:
    from collections.abc import Iterator

LEFT, WIDE = 40.0, 1286.0
TOP, GROUP_TOP, BOTTOM = 400.0, 470.0, 688.0
BETWEEN, WIDEST = 13.0, 420.0
FACE: Final = (126.0, 166.0)
TITLES: Final = (52, 48, 44, 40, 36, 32, 28, 24)
NAMES: Final = (24, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13)
WORDS: Final = (15.0, 14.5, 14.0, 13.5, 13.0, 12.5, 12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0)
DIED: Final = 0.4
"""A face sinks to this part of its light when its owner dies."""


@frozen
class Chip:
    """One thing about the whole ship, in a few words."""

    symbol: str
    ink: str
    words: str


class VerdictPainter(EndingCanvas):
    """Draws the last page."""

    # ---------------------------------------------------------------- the whole page

    def paint_picture(self) -> None:
        """Headline, what was what, and everybody; the winners come up last."""
        canvas = self.canvas
        won = bool(self.check.winners())
        with self._fading(min(1.0, self.part * 4)):
            size, shown = canvas.fitted(self.title(), 940, TITLES, 700, "display", grow=False)
            canvas.text(LEFT, 84, shown, size, "text.primary", 700, "display", grow=False)
            ink = "accent.warm" if won else "state.danger"
            canvas.box(LEFT + 2, 100, 60, 4, ink)
            size, shown = canvas.fitted(self.summary(), 1180, (19, 18, 17, 16, 15, 14, 13, 12), 500)
            ink = "accent.warm" if won else "text.pale"
            canvas.text(LEFT + 74, 102 + size * canvas.text_scale * 0.35, shown, size, ink, 500)
            self._chips()
        fates = self.check.ending.fates
        order = [fate for fate in fates if not fate.won] + [fate for fate in fates if fate.won]
        for fate, area in zip(fates, self.places(), strict=True):
            with self._fading(staggered(self.part, order.index(fate), len(order), 0.8)):
                self._person(fate, area)

    @contextmanager
    def _fading(self, light: float) -> Iterator[None]:
        """Whatever is drawn for a while is so far come up."""
        painter, before = self.canvas.painter, self.canvas.painter.opacity()
        painter.setOpacity(before * light)
        yield
        painter.setOpacity(before)

    def places(self) -> list[QRectF]:
        """Where everybody stands, in units; a group's objectives are not theirs, so they need less room."""
        count = len(self.check.ending.fates)
        wide = min(WIDEST, (WIDE - BETWEEN * (count - 1)) / count)
        top = GROUP_TOP if self.check.shared else TOP
        return [QRectF(LEFT + place * (wide + BETWEEN), top, wide, BOTTOM - top) for place in range(count)]

    def summary(self) -> str:
        """What became of the ship, and who won; where nobody did, what is left to say."""
        said = f"{self.ship_words()} {self.verdict()}"
        return said if self.check.winners() or self.check.shared else f"{said} {self.nobody_words()}"

    # ---------------------------------------------------------------- the ship

    def chips(self) -> Sequence[Chip]:
        """What decided: engines, course, the scan, a group's objectives, and how late it was."""
        check, ending = self.check, self.check.ending
        found = []
        if ending.engines:
            count = ending.engines.count("working")
            good = count > 1
            symbol, ink = ("engine_ok", "state.success") if good else ("engine_damaged", "state.danger")
            found.append(Chip(symbol, ink, self._say("ui-ending-chip-engines", count=count)))
        if ending.coordinates is not None and ending.ship != "destroyed":
            place = Text(f"destination-{ending.ship}")
            words = self._say("ui-ending-chip-course", space=ending.destination.upper(), place=place)
            found.append(Chip("signal", "accent.cold", words))
        for number, objective in enumerate(check.shared):
            symbol, ink = ("check", "state.success") if check.holds(number) else ("cross", "state.danger")
            found.append(Chip(symbol, ink, raised(self._say(f"objective-{objective}"))))
        if check.infections:
            ill = [check.crew(seat).name for seat, scan in check.infections.items() if scan.deadly]
            words = self._say("ui-ending-ill", names=self._list(ill)) if ill else self._say("ui-ending-chip-clean")
            found.append(Chip("contamination", "state.danger" if ill else "state.success", words.rstrip(".")))
        found.append(Chip("time", "text.primary", self._say("ui-ending-chip-round", round=check.view.round)))
        return found

    def _chips(self) -> None:
        x, y, high = LEFT, 126.0, 32.0
        canvas = self.canvas
        for chip in self.chips():
            size = 14.0
            wide = canvas.width(chip.words, size, 600) + 46
            if x + wide > LEFT + WIDE:
                x, y = LEFT, y + high + 8
            canvas.cut(x, y, wide, high, 7, "#E60A0F12", "line.edge")
            canvas.symbol(f"symbols/{chip.symbol}", x + 11, y + 7, 18, chip.ink)
            canvas.text(x + 35, y + 16 + size * canvas.text_scale * 0.35, chip.words, size, "text.primary", 600)
            x += wide + 8

    def ship_words(self) -> str:
        """What became of the ship."""
        ending = self.check.ending
        if ending.ship != "destroyed":
            return self._say("ui-ending-ship-arrives", place=Text(f"destination-{ending.ship}"))
        # Two damaged engines tear it apart in the jump; a jump with the sequence running ends it as well.
        cause = "engines" if ending.engines else ending.cause
        cause = cause if cause in ("engines", "fire", "hull") else "self_destruct"
        return self._say("ui-ending-ship-destroyed", cause=Text(f"cause-{cause}"))

    # ---------------------------------------------------------------- a person

    def _person(self, fate: FateView, area: QRectF) -> None:
        canvas, crew = self.canvas, self.check.crew(fate.seat)
        x, y, wide, high = sides(area)
        dead = not fate.survived
        edge, line = ("line.edge", 1.0)
        if fate.won:
            edge, line = "accent.warm", 2.0
            canvas.cut(x - 6, y - 6, wide + 12, high + 12, 18, "accent.warm", alpha=0.16)
        elif dead:
            edge, line = "state.danger_soft", 1.4
        canvas.cut(x, y, wide, high, 14, "#F20A0F12", edge, line)
        face = self._face(area)
        if crew.character is not None:
            frame = "state.danger_soft" if dead else None
            portrait(canvas, crew.character, crew.colour, face, edge=frame, alpha=DIED if dead else 1.0)
        badge = QPointF(face.right() - 3, face.bottom() - 5)
        token(canvas, badge, 25, crew.colour, worn(crew.character), faded=dead)
        if dead:
            canvas.cut(face.left() - 6, face.bottom() - 34, 40, 40, 8, "state.danger_ground", "state.danger", 1.4)
            canvas.symbol("symbols/corpse", face.left() + 1, face.bottom() - 27, 26, "state.danger")
        self._who(fate, self._beside(area))
        if not self.check.shared:
            canvas.line(((x + 12, y + 190), (x + wide - 12, y + 190)), "line.hair")
            self._objectives(fate, QRectF(x + 14, y + 196, wide - 28, high - 204))

    @staticmethod
    def _face(area: QRectF) -> QRectF:
        """Where somebody's portrait hangs."""
        return QRectF(area.x() + 12, area.y() + 12, min(FACE[0], area.width() * 0.36), FACE[1])

    def _beside(self, area: QRectF) -> QRectF:
        """Where it stands who they are, and what became of them."""
        left = self._face(area).right() + 12
        return QRectF(left, area.y() + 12, area.right() - 12 - left, FACE[1])

    def _fate_size(self) -> float:
        """The largest size at which everybody's fate fits: nobody's is smaller than another's."""
        sizes = []
        for fate, area in zip(self.check.ending.fates, self.places(), strict=True):
            room = self._beside(area)
            said = self._fate_words(fate)
            found, _ = self.canvas.fitted_lines(said, room.width(), room.height() - 98, WORDS, 500, 1.14)
            sizes.append(found)
        return min(sizes)

    def _who(self, fate: FateView, area: QRectF) -> None:
        """Name, character, how they stand, and why."""
        canvas, crew = self.canvas, self.check.crew(fate.seat)
        x, y, wide, high = sides(area)
        size, shown = canvas.fitted(crew.name, wide, NAMES, 700, "display", grow=False)
        canvas.text(x, y + 27, shown, size, "text.primary", 700, "display", grow=False)
        if crew.character is not None:
            role = raised(self._say(f"character-{crew.character}"))
            if fate.seat == self.check.view.intruder_player:
                role = f"{role} · {self._say('ui-modes-role')}"
            size, shown = canvas.fitted(role, wide, WORDS, 400)
            canvas.text(x, y + 48, shown, size, "text.secondary")
        self._pill(fate, x, y + 60, wide)
        ink = "state.success" if fate.survived else "text.pale"
        size = self._fate_size()
        _, lines = canvas.fitted_lines(self._fate_words(fate), wide, high - 98, (size,), 500, 1.14)
        canvas.lines(x, y + 97, lines, size, ink, 500, 1.14)

    def _pill(self, fate: FateView, x: float, y: float, wide: float) -> None:
        canvas = self.canvas
        if fate.won:
            message, symbol, fill, edge, ink = "won", "check", AMBER, "accent.warm", "text.ink_warm"
        elif fate.survived:
            symbol = "hibernation" if fate.cause == "hibernated" else "pod_launched"
            message, fill, edge, ink = "lived", "ground.bg2", "line.strong", "text.primary"
        else:
            message, symbol, fill = "dead-state", "corpse", "state.danger_ground"
            edge, ink = "state.danger", "text.pale"
        size, shown = canvas.fitted(self._say(f"ui-ending-{message}"), wide - 42, WORDS, 600)
        long = canvas.width(shown, size, 600) + 42
        canvas.cut(x, y, long, 28, 7, fill, edge, 1.2)
        canvas.symbol(f"symbols/{symbol}", x + 9, y + 6, 16, ink)
        canvas.text(x + 31, y + 14 + size * canvas.text_scale * 0.35, shown, size, ink, 600)

    def _objectives(self, fate: FateView, area: QRectF) -> None:
        """What they wanted, and of each part whether it came true."""
        canvas, say = self.canvas, Sayer(self.words)
        x, y, wide, high = sides(area)
        told = []
        for place, objective in enumerate(fate.objectives):
            words, joint = clauses(OBJECTIVES[objective].condition, say)
            held = fate.parts[place] if place < len(fate.parts) else (fate.met[place],) if len(words) == 1 else ()
            joined = [
                f"{say(f'ui-cards-{joint}')} {one[:1].lower() + one[1:]}" if n else one for n, one in enumerate(words)
            ]
            told.append((raised(self._say(f"objective-{objective}")), joined, held, fate.met[place]))
        for size in WORDS[2:]:
            blocks = [[canvas.wrapped(one, wide - 26, size) for one in joined] for _, joined, _, _ in told]
            step = canvas.leading(size, 1.12)
            needed = sum((step + 6) + sum(len(one) * step + 4 for one in block) for block in blocks)
            if needed <= high:
                break
        for (name, _, held, met), block in zip(told, blocks, strict=True):
            canvas.symbol("symbols/objective", x, y + 1, min(18.0, step), "accent.cold")
            name_size, shown = canvas.fitted(name, wide - 24, [one for one in WORDS if one <= size + 1], 600)
            canvas.text(x + 24, y + step * 0.8, shown, name_size, "text.primary", 600)
            y += step + 6
            for place, lines in enumerate(block):
                self._tick(held[place] if place < len(held) else met if len(block) == 1 else None, x, y, step)
                ink = "text.primary" if place < len(held) and held[place] else "text.secondary"
                y = canvas.lines(x + 26, y, lines, size, ink, 400, 1.12) + 4

    def _tick(self, held: bool | None, x: float, y: float, step: float) -> None:
        """A box with a tick or a cross; an empty one where nobody can tell any more."""
        edge = min(17.0, step)
        ink = "line.strong" if held is None else "state.success" if held else "state.danger"
        self.canvas.cut(x, y + (step - edge) / 2, edge, edge, 4, None, ink, 1.3)
        if held is not None:
            symbol = "check" if held else "cross"
            self.canvas.symbol(f"symbols/{symbol}", x + 3, y + (step - edge) / 2 + 3, edge - 6, ink)
