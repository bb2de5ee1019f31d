"""Draws the end of a game: chapters at the left, what is being turned over in the middle, the crew at the right."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.components.coordinates import COORDINATES
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES, needs_signal
from nemesis_desktop.games.nemesis.components.tracks import DESTINATIONS
from nemesis_desktop.games.nemesis.ui.cards.card_faces import film, scanner
from nemesis_desktop.games.nemesis.ui.cards.cards import REVEAL, card_pixmap
from nemesis_desktop.games.nemesis.ui.ending.ending_crew import CrewPainter
from nemesis_desktop.games.nemesis.ui.ending.ending_parts import MIDDLE
from nemesis_desktop.games.nemesis.ui.ending.ending_steps import BROKEN_ENGINES, CHAPTERS, Chapter
from nemesis_desktop.games.nemesis.ui.ending.ending_verdict import VerdictPainter
from nemesis_desktop.games.nemesis.ui.pages.mutants import Markers
from nemesis_desktop.games.nemesis.ui.shared import signals
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import MODULE, PANEL, Paint
from nemesis_desktop.table.drawing.motion import APPEAR
from nemesis_desktop.table.drawing.shapes import sides
from nemesis_desktop.table.show.turning import staggered, turned_over
from nemesis_desktop.table.widgets.card_frame import card_border, raised

LEFT, WIDE, HIGH = 40.0, 300.0, 146.0
TOPS = (122.0, 278.0, 434.0, 590.0)
OBJECTIVE = (REVEAL[0] * 1.5, REVEAL[1] * 1.5)
"""The size of an objective that is turned over, in units."""


class EndingPainter(VerdictPainter):
    """Draws one moment of the check."""

    @staticmethod
    def chapter_areas() -> list[tuple[Chapter, QRectF]]:
        """Where the chapters stand, in units."""
        return [(chapter, QRectF(LEFT, top, WIDE, HIGH)) for chapter, top in zip(CHAPTERS, TOPS, strict=True)]

    # ---------------------------------------------------------------- everything

    def paint(self) -> None:
        """Draw the whole screen."""
        if self.step.chapter == "verdict":
            self.paint_picture()
            return
        size, words = self.canvas.fitted(self.title(), 1280, (38, 36, 34, 30, 26), 700, "display")
        self.canvas.text(40, 66, words, size, "text.primary", 700, "display")
        size, words = self.canvas.fitted(self.subtitle(), 1280, (17, 16, 15, 14, 13), 500)
        self.canvas.text(42, 95, words, size, "text.secondary", 500)
        for number, (chapter, area) in enumerate(self.chapter_areas(), start=1):
            self._paint_chapter(number, chapter, area)
        self._paint_middle()
        CrewPainter(self.canvas, self.words, self.check, self.at, self.clock).paint()

    # ---------------------------------------------------------------- chapters

    def _state(self, chapter: Chapter) -> str:
        """``later``, ``now``, ``good``, ``bad`` or ``skipped``."""
        first = self.check.first_of(chapter)
        if first is None:
            return "skipped"
        if self.step.chapter == chapter:
            return "now"
        if self.at < first:
            return "later"
        return "good" if self._went_well(chapter) else "bad"

    def _went_well(self, chapter: Chapter) -> bool:
        ending = self.check.ending
        match chapter:
            case "engines":
                return ending.engines.count("damaged") < BROKEN_ENGINES
            case "coordinates":
                return ending.ship == "earth"
            case "contamination":
                return not any(infection.deadly for infection in self.check.infections.values())
        return bool(self.check.winners())

    def _paint_chapter(self, number: int, chapter: Chapter, area: QRectF) -> None:
        state = self._state(chapter)
        x, y, wide, high = sides(area)
        fill: Paint = "ground.bg0" if state in ("later", "skipped") else MODULE
        edge, line = ("accent.warm", 2.0) if state == "now" else ("line.edge", 1.0)
        self.canvas.cut(x + 0.5, y + 0.5, wide - 1, high - 1, 10, fill, edge, line)
        if state == "now":
            middle = y + high / 2
            self.canvas.polygon(
                ((x + wide + 2, middle - 11), (x + wide + 13, middle), (x + wide + 2, middle + 11)), edge
            )
        inks = {"now": "accent.warm", "good": "state.success", "bad": "state.danger"}
        self.canvas.text(x + 18, y + 32, str(number), 20, inks.get(state, "line.strong"), 700, "display")
        ink = "text.tertiary" if state in ("later", "skipped") else "text.primary"
        size, words = self.canvas.fitted(self._say(f"ui-ending-{chapter}"), wide - 90, (19, 18, 17, 16, 15), 600)
        self.canvas.text(x + 42, y + 31, words, size, ink, 600)
        if state in ("good", "bad"):
            symbol, paint = ("check", "state.success") if state == "good" else ("cross", "state.danger")
            self.canvas.symbol(f"symbols/{symbol}", x + wide - 38, y + 15, 20, paint)
        if state != "skipped":
            getattr(self, f"_chapter_{chapter}")(x, y)
        words = self._chapter_words(chapter, state)
        size, lines = self.canvas.fitted_lines(words, wide - 34, 36, (15, 14, 13, 12.5, 12, 11.5), 400, 1.15, 2)
        top = y + high - 12 - len(lines) * self.canvas.leading(size, 1.15)
        self.canvas.lines(
            x + 18,
            top,
            lines,
            size,
            "text.tertiary" if state in ("later", "skipped") else "text.secondary",
            leading=1.15,
        )

    def _chapter_words(self, chapter: Chapter, state: str) -> str:
        if state == "skipped":
            return self._say(f"ui-ending-no-{chapter}")
        group = chapter == "objectives" and bool(self.check.shared)
        if state == "later":
            return self._say("ui-modes-end-later" if group else "ui-ending-later")
        if state == "now" and group:
            return self._say("ui-modes-end-now")
        if state == "now":
            return self._say(f"ui-ending-now-{chapter}")
        ending = self.check.ending
        if chapter == "engines":
            return self._say("ui-ending-engines-work", count=ending.engines.count("working"), well=self._yes(chapter))
        if chapter == "coordinates":
            place = Text(f"destination-{ending.ship}")
            return self._say("ui-ending-course", space=ending.destination.upper(), place=place)
        if chapter == "contamination":
            ill = [self.check.crew(seat).name for seat, found in self.check.infections.items() if found.deadly]
            return self._say("ui-ending-ill", names=self._list(ill)) if ill else self._say("ui-ending-all-clean")
        return self.verdict()

    def _yes(self, chapter: Chapter) -> str:
        return "yes" if self._went_well(chapter) else "no"

    def _chapter_engines(self, x: float, y: float) -> None:
        for number, state in enumerate(self.check.ending.engines):
            known = self.known >= number
            left = x + 20 + number * 88
            symbol = {"working": "engine_ok", "damaged": "engine_damaged"}[state] if known else "engine_unknown"
            ink = {"working": "state.success", "damaged": "state.danger"}[state] if known else "line.strong"
            self.canvas.symbol(f"symbols/{symbol}", left, y + 46, 50, ink)
            self.canvas.text(left + 57, y + 78, str(number + 1), 15, "text.secondary", 600, "display")

    def _chapter_coordinates(self, x: float, y: float) -> None:
        first = self.check.first_of("coordinates")
        known = first is not None and self.known >= first
        for number, space in enumerate(DESTINATIONS):
            lit = space == self.check.ending.destination
            left = x + 20 + number * 34
            fill = "accent.cold" if lit else "ground.bg0"
            self.canvas.cut(left, y + 48, 28, 44, 5, fill, "accent.cold" if lit else "line.edge")
            ink = "text.ink_cold" if lit else "text.tertiary"
            self.canvas.text(left + 14, y + 76, space.upper(), 17, ink, 700, "display", "middle")
        if known:
            place = raised(self._say(f"destination-{self.check.ending.ship}"))
            size, words = self.canvas.fitted(place, 110, (17, 16, 15, 14, 13, 12), 600)
            self.canvas.text(x + 172, y + 76, words, size, "text.primary", 600)

    def _chapter_contamination(self, x: float, y: float) -> None:
        seats = list(self.check.infections)
        step = min(86.0, 250.0 / max(1, len(seats)))
        for number, seat in enumerate(seats):
            crew, found = self.check.crew(seat), self.check.infections[seat]
            left = x + 20 + number * step
            self._token(left + 17, y + 70, 34, seat)
            checked = self.check.checked_at(seat, "contamination")
            if checked is not None and self.known >= checked:
                symbol, ink = ("cross", "state.danger") if found.deadly else ("check", "state.success")
                self.canvas.symbol(f"symbols/{symbol}", left + 36, y + 61, 17, ink)
            else:
                self.canvas.text(left + 38, y + 78, "?", 20, f"player.{crew.colour}", 700, "display")

    def _chapter_shared(self, x: float, y: float) -> None:
        """A group's objectives: each with its verdict, as far as they have been checked."""
        first = self.check.first_of("objectives") or 0
        for place in range(len(self.check.shared)):
            known, met = self.known >= first + place, self.check.holds(place)
            ink = ("state.success" if met else "state.danger") if known else "line.strong"
            self._small_card(x + 20 + place * 52, y, ink)
            symbol = ("check" if met else "cross") if known else "objective"
            self.canvas.symbol(f"symbols/{symbol}", x + 30 + place * 52, y + 61, 20, ink)

    def _small_card(self, left: float, y: float, ink: str) -> None:
        self.canvas.cut(left, y + 44, 40, 54, 7, MODULE, ink, 1.6)
        self.canvas.cut(left + 5, y + 49, 30, 44, 5, None, ink, 1, alpha=0.5)

    def _chapter_objectives(self, x: float, y: float) -> None:
        if self.check.shared:
            self._chapter_shared(x, y)
            return
        seats = [step.seat for step in self.check.steps if step.chapter == "objectives" and step.seat is not None]
        step = min(54.0, 260.0 / max(1, len(seats)))
        for number, seat in enumerate(seats):
            left = x + 20 + number * step
            checked = self.check.checked_at(seat, "objectives")
            known = checked is not None and self.known >= checked
            met = any(self.check.fate(seat).met)
            ink = ("state.success" if met else "state.danger") if known else "line.strong"
            self._small_card(left, y, ink)
            if known:
                self.canvas.symbol(f"symbols/{'check' if met else 'cross'}", left + 10, y + 55, 20, ink)
                self._token(left + 20, y + 85, 15, seat)
            else:
                self._token(left + 20, y + 71, 20, seat)

    # ---------------------------------------------------------------- middle

    def _paint_middle(self) -> None:
        x, y, wide, high = sides(MIDDLE)
        self.canvas.cut(x + 0.5, y + 0.5, wide - 1, high - 1, 14, PANEL, "line.edge")
        getattr(self, f"_middle_{self.step.chapter}")()
        size, words = self.canvas.fitted(self._say("ui-ending-skipping"), 592, (13.5, 13, 12, 11))
        self.canvas.text(388, 725, words, size, "text.tertiary")

    def _middle_engines(self) -> None:
        number = self.step.engine
        state = self.check.ending.engines[number]
        works = state == "working"
        self._heading(raised(self._say("engine-name", number=number + 1)), self._say("ui-ending-engines-text"))
        ink = "state.success" if works else "state.danger"

        def face(on: Canvas) -> None:
            on.symbol("symbols/engine_ok" if works else "symbols/engine_damaged", 0, 0, 180, ink)

        def back(on: Canvas) -> None:
            on.symbol("symbols/engine_unknown", 0, 0, 180, "line.strong")

        turned_over(self.canvas, 594, 270, 180, APPEAR.valueForProgress(self.part), face, back)
        if self.part < 1:
            return
        self.canvas.text(684, 500, raised(self._say(f"engine-{state}")), 28, ink, 600, "display", "middle")
        if number == len(self.check.ending.engines) - 1:
            words = self._chapter_words("engines", "good")
            self._band(words, good=self._went_well("engines"))

    def _middle_coordinates(self) -> None:
        """The courses come up one after the other, the one that was set last."""
        ending = self.check.ending
        assert ending.coordinates is not None
        self._heading(raised(self._say("term-coordinates")), self._say("ui-ending-coordinates-text"))
        courses = sorted(COORDINATES[ending.coordinates].items())
        order = sorted(range(len(courses)), key=lambda number: (courses[number][0] == ending.destination, number))
        for turn, number in enumerate(order):
            space, place = courses[number]
            part = staggered(self.part, turn, len(order))
            lit = space == ending.destination and part >= 1
            self._course(250 + number * 72, space, place if part >= 1 else None, lit=lit)
        if self.part >= 1:
            self._band(self.sentence(), good=ending.ship == "earth")

    def _course(self, top: float, space: str, place: str | None, *, lit: bool) -> None:
        fill, edge = ("accent.cold_ground", "accent.cold") if lit else ("ground.bg0", "line.edge")
        self.canvas.cut(470, top, 428, 60, 9, fill, edge, 2 if lit else 1)
        ink = "accent.cold" if lit else "text.tertiary"
        self.canvas.text(506, top + 40, space.upper(), 26, ink, 700, "display", "middle")
        name = "…" if place is None else raised(self._say(f"destination-{place}"))
        self.canvas.text(550, top + 39, name, 22, "text.primary" if lit else "text.tertiary", 600)

    def _middle_contamination(self) -> None:
        """The film slides over the code, and when it says INFECTED the cards are turned over one by one.

        Where a larva or a mutation card makes the scan needless, it lies there instead of the scanner.
        """
        seat = self.step.seat
        assert seat is not None
        found, crew = self.check.infections[seat], self.check.crew(seat)
        title = self._say("ui-ending-infected-question", name=crew.name)
        scan = "ui-ending-larva" if found.cards is None else "ui-ending-scanned"
        self._heading(title, self._say(scan, count=found.cards or 0), seat)
        scanning, turning = min(1.0, 2.2 * self.part), max(0.0, 2.2 * self.part - 1.0) / 1.2
        if found.cards is None:
            sign, ink = ("mutation", "accent.mutation") if found.most else ("larva_on_board", "state.danger")
            if found.most:
                self.canvas.cut(388, 226, 226, 134, 9, "accent.mutation_ground", "accent.mutation_soft", 1.4)
            self.canvas.symbol(f"symbols/{sign}", 501 - 60, 233, 120, ink)
        else:
            self._scanner(scanning, sick=found.sick)
        if scanning < 1:
            return
        words = self._say("ui-ending-draw-text" if found.sick else "ui-ending-clean-text")
        high = 80 if found.most and found.sick else 132
        size, lines = self.canvas.fitted_lines(words, 340, high, (17, 16, 15, 14, 13, 12), 400, 1.3)
        self.canvas.lines(640, 232, lines, size, "text.primary", leading=1.3)
        if found.sick:
            self._drawn(found.drawn, found.found, seat, turning)
        if found.most and found.sick:
            before = max(0, found.markers - found.found)
            now = found.markers if self.part >= 1 else before
            places = Markers(before, now, found.most, self._say("ui-stage-marker-kills"))
            places.paint(self.canvas, 640, 318, 340, math.inf)
        if self.part >= 1:
            self._band(self.sentence(), good=not found.deadly)

    def _scanner(self, part: float, *, sick: bool) -> None:
        scan = self.canvas.at(388, 226)
        if part < 1:
            scanner(scan, 226, 134)
            film(scan.at(-226 * 0.19 * (1 - APPEAR.valueForProgress(part)), 0), 226 * 0.19, 0, 226 * 0.62, 134, "")
            return
        scanner(scan, 226, 134, self._say("contamination-infected") if sick else "")
        if not sick:
            self.canvas.text(501, 388, self._say("contamination-clean"), 17, "state.success", 600, align="middle")

    def _drawn(self, drawn: int, found: int, seat: Seat, part: float) -> None:
        """The cards turned over: what is harmless first, so that nobody knows before the last one."""
        crew = self.check.crew(seat)
        size = (126.0, 141.0)
        step = min(150.0, 592.0 / max(1, drawn))
        left = 684 - (step * (drawn - 1) + size[0]) / 2

        def card(on: Canvas, deck: str, id: str | None, *, bad: bool) -> None:
            card_border(on, 0, 0, *size, "danger" if bad else "idle")
            about = {"colour": crew.colour, "character": crew.character or ""}
            picture = card_pixmap(deck, id, size, on.unit, on.ratio, self.words, **about)  # type: ignore[arg-type]
            on.picture(picture, 0, 0)

        for number in range(drawn):
            bad = number >= drawn - found
            turned = staggered(part, number, drawn, 1.0)

            def face(on: Canvas, bad: bool = bad) -> None:
                if bad:
                    card(on, "contamination", "contamination", bad=True)
                else:
                    card(on, "action", None, bad=False)
                    on.symbol("symbols/check", size[0] / 2 - 22, 46, 44, "state.success")

            x = left + number * step
            turned_over(self.canvas, x, 420, size[0], turned, face, lambda on: card(on, "action", None, bad=False))
            if turned >= 1:
                self._tag(x + size[0] / 2, 550, "ui-ending-contaminated" if bad else "ui-ending-harmless", good=not bad)

    def _middle_shared(self, place: int) -> None:
        """One objective of a group, and whether it is met."""
        title = self._say("ui-modes-end-objective", number=place + 1, count=len(self.check.shared))
        sent, needed = signals(self.check.view)
        sentence = self._say("ui-modes-shared-text")
        if needs_signal(OBJECTIVES[self.check.shared[place]].condition):
            sentence = self._say("ui-modes-signals", sent=sent, needed=needed)
        self._heading(title, sentence)
        met = self.check.holds(place)
        self._objective_card(684 - OBJECTIVE[0] / 2, self.check.shared[place], self.part, met=met)
        if self.part >= 1:
            self._band(self.sentence(), good=met)

    def _objective_card(self, x: float, objective: str, part: float, *, met: bool) -> None:
        def face(on: Canvas) -> None:
            card_border(on, 0, 0, *OBJECTIVE, "idle")
            picture = card_pixmap("objective", objective, OBJECTIVE, on.unit, on.ratio, self.words)
            on.picture(picture, 0, 0)

        def back(on: Canvas) -> None:
            on.cut(0.5, 0.5, OBJECTIVE[0] - 1, OBJECTIVE[1] - 1, 12, MODULE, "line.strong", 1.6)
            on.cut(8, 8, OBJECTIVE[0] - 16, OBJECTIVE[1] - 16, 8, None, "line.edge", 1.2)
            on.symbol("symbols/objective", OBJECTIVE[0] / 2 - 44, OBJECTIVE[1] / 2 - 44, 88, "line.strong")

        turned_over(self.canvas, x, 240, OBJECTIVE[0], part, face, back)
        if part >= 1:
            verdict = "ui-ending-met" if met else "ui-ending-not-met"
            self._tag(x + OBJECTIVE[0] / 2, 240 + OBJECTIVE[1] + 10, verdict, good=met)

    def _middle_objectives(self) -> None:
        if self.step.shared is not None:
            self._middle_shared(self.step.shared)
            return
        seat = self.step.seat
        assert seat is not None
        fate, crew = self.check.fate(seat), self.check.crew(seat)
        self._heading(self._say("ui-ending-objective-of", name=crew.name), self._fate_words(fate), seat)
        count = max(1, len(fate.objectives))
        left = 684 - (count * OBJECTIVE[0] + (count - 1) * 30) / 2
        for number, objective in enumerate(fate.objectives):
            met = number < len(fate.met) and fate.met[number]
            part = staggered(self.part, number, count)
            self._objective_card(left + number * (OBJECTIVE[0] + 30), objective, part, met=met)
        if self.part >= 1:
            self._band(self.sentence(), good=fate.won)
