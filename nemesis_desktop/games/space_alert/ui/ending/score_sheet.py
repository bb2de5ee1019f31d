"""The score sheet of a mission: what became of each threat, what counts for how much, and what everybody did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Argument, Text, whole
from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.ship import ZONES
from nemesis_desktop.games.space_alert.components.threats import THREATS as CARDS
from nemesis_desktop.games.space_alert.resolution import Outcome
from nemesis_desktop.games.space_alert.resolution.table import Threat
from nemesis_desktop.games.space_alert.ui.look import (
    BG0,
    COLD,
    DANGER,
    HAIR,
    PALE,
    PANEL,
    PRIMARY,
    SECONDARY,
    SUCCESS,
    TERTIARY,
    WARM,
    sign,
)
from nemesis_desktop.games.space_alert.ui.pieces import figure_piece, frame, heading, threat_token, zone_plate
from nemesis_desktop.games.space_alert.ui.scene import crew_of
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.program.words import Words, capital
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import sides

SHEET: Final = QRectF(472, 122, 400, 342)
THREATS: Final = QRectF(40, 122, 420, 342)
CREW: Final = QRectF(40, 476, 832, 128)
ROW: Final = "#141B42"


class ScoreLine(NamedTuple):
    """A line of the sheet: its sign and colour, what it is, what makes it up, zones with a number each, and points."""

    sign: str
    ink: str
    message: str
    points: int
    under: str = ""
    zones: tuple[tuple[str, int], ...] = ()


class ScoreSheet:
    """Draws the sheet of the mission that was flown last.

    Args:
        view: the table on which it ended.
        outcome: what the mission came to.
        words: the language.
    """

    def __init__(self, view: View, outcome: Outcome, words: Words) -> None:
        self.view = view
        self.outcome = outcome
        self._words = words

    def paint(self, canvas: Canvas) -> None:
        """Threats, sheet, crew, and the points in large."""
        self._paint_threats(canvas)
        self._paint_sheet(canvas)
        self._paint_crew(canvas)
        self._paint_points(canvas)

    def things(self) -> Iterator[tuple[Anchor, QRectF]]:
        """What explains itself, and where: the threats."""
        for threat, row in self._rows():
            yield Anchor("threat", threat.code), row

    def _rows(self) -> Iterator[tuple[Threat, QRectF]]:
        if self.view.resolution is None:
            return
        threats = sorted(self.view.resolution.end.threats, key=lambda one: one.number)
        high = min(49.0, (THREATS.height() - 44) / max(1, len(threats)))
        for place, threat in enumerate(threats):
            yield threat, QRectF(THREATS.x() + 10, THREATS.y() + 38 + high * place, THREATS.width() - 20, high - 4)

    def _say(self, said: Text | str, **args: Argument) -> str:
        return self._words.text(said if isinstance(said, Text) else Text(said, **args))

    def _paint_threats(self, canvas: Canvas) -> None:
        box = THREATS
        frame(canvas, box, PANEL)
        heading(canvas, box.x() + 16, box.y() + 26, self._say("alert-ui-threats"), DANGER)
        canvas.text(
            box.right() - 16,
            box.y() + 29,
            str(self.outcome.threat_points),
            22,
            PRIMARY,
            700,
            "display",
            "right",
            grow=False,
        )
        for threat, row in self._rows():
            canvas.cut(*sides(row), 6, ROW, HAIR)
            middle = row.center().y()
            threat_token(canvas, QPointF(box.x() + 36, middle), min(32, row.height() - 10), threat.code, threat.number)
            name = self._say(f"alert-threat-{threat.code}")
            size, shown = canvas.fitted(name, 230, (15, 14, 13, 12, 11), 500, grow=False)
            canvas.text(box.x() + 64, middle - 2, shown, size, PRIMARY, 500, grow=False)
            zone_plate(canvas, QPointF(box.x() + 71, middle + 11), 14, threat.lane, self._say)
            words, ink, points = self._fate(threat.code, threat.state, threat.number)
            size, shown = canvas.fitted(words, 220, (13, 12, 11, 10), grow=False)
            canvas.text(box.x() + 84, middle + 15, shown, size, ink, grow=False)
            if points is not None:
                name = "destroyed" if threat.state == "destroyed" else "survived"
                canvas.symbol(sign(name), box.right() - 66, middle - 9, 18, ink)
                canvas.text(box.right() - 22, middle + 6, str(points), 18, PRIMARY, 700, "display", "right", grow=False)

    def _fate(self, code: str, state: str, number: int) -> tuple[str, str, int | None]:
        """What became of a threat, and its points."""
        resolution = self.view.resolution
        assert resolution is not None
        survived, destroyed = CARDS[code].points
        if state == "destroyed":
            turn = next(
                (
                    record.table.turn
                    for record in resolution.records
                    if isinstance(record.event, story.Destroyed)
                    and (record.event.code, record.event.number) == (code, number)
                ),
                0,
            )
            return self._say("alert-ui-destroyed-on", turn=turn), SUCCESS, destroyed
        if state == "survived":
            return self._say("alert-ui-survived"), SECONDARY, survived
        return self._say("alert-ui-unresolved"), TERTIARY, None

    @property
    def _entries(self) -> tuple[ScoreLine, ...]:
        """What counts, in the order of the rules for scoring."""
        view, outcome = self.view, self.outcome
        total = len(outcome.destroyed) + len(outcome.survived) + len(outcome.unresolved)

        def share(count: int) -> str:
            return self._say("alert-ui-sheet-of", count=count, total=total)

        looked = "" if view.resolution is None else ", ".join(map(str, view.resolution.end.looked))
        damage, worst = dict(zip(ZONES, outcome.damage, strict=True)), max(outcome.damage)
        out, squads = len(outcome.knocked_out), outcome.disabled_squads
        return (
            ScoreLine("destroyed", SUCCESS, "destroyed", outcome.destroyed_points, share(len(outcome.destroyed))),
            ScoreLine("survived", SECONDARY, "survived", outcome.survived_points, share(len(outcome.survived))),
            ScoreLine("visual", COLD, "visual", outcome.visual, self._say("alert-ui-sheet-looked", people=looked)),
            ScoreLine("damage", DANGER, "tiles", -sum(outcome.damage), zones=tuple(damage.items())),
            ScoreLine(
                "damage_structure", DANGER, "worst", -worst,
                zones=tuple((zone, tiles) for zone, tiles in damage.items() if worst and tiles == worst),
            ),
            ScoreLine(
                "knocked_out", PALE, "knocked", -2 * out - squads,
                self._say("alert-ui-sheet-lost", people=out, squads=squads),
            ),
        )  # fmt: skip

    def _paint_sheet(self, canvas: Canvas) -> None:
        box, high = SHEET, 43.0
        frame(canvas, box, PANEL)
        heading(canvas, box.x() + 16, box.y() + 26, self._say("alert-ui-sheet"), COLD)
        for row, entry in enumerate(self._entries):
            self._paint_entry(
                canvas, QRectF(box.x() + 10, box.y() + 36 + high * row, box.width() - 20, high - 4), entry
            )
        y = box.bottom() - 14
        canvas.box(box.x() + 12, y - 29, box.width() - 24, 1.6, WARM)
        canvas.text(box.x() + 22, y - 2, self._say("alert-ui-total"), 21, WARM, 700, "display", grow=False)
        total = whole(self.outcome.score) if self.outcome.won else "–"
        canvas.text(box.right() - 24, y + 1, total, 28, WARM, 700, "display", "right", grow=False)

    def _paint_entry(self, canvas: Canvas, box: QRectF, entry: ScoreLine) -> None:
        canvas.cut(*sides(box), 6, ROW, HAIR)
        left, middle = box.x() + 46, box.center().y()
        canvas.sign(sign(entry.sign), QPointF(box.x() + 22, middle), 22, entry.ink)
        words, room = self._say(f"alert-ui-sheet-{entry.message}"), box.width() - 110
        alone = not entry.under and not entry.zones
        size, shown = canvas.fitted(words, room, (14.5, 13.5, 12.5, 11.5, 10.5), 500, grow=False)
        canvas.text(left, middle + (5 if alone else -3), shown, size, PRIMARY, 500, grow=False)
        size, shown = canvas.fitted(entry.under, room, (12.5, 11.5, 10.5), grow=False)
        canvas.text(left, middle + 13, shown, size, SECONDARY, grow=False)
        for zone, tiles in entry.zones:
            zone_plate(canvas, QPointF(left + 7, middle + 9), 14, zone, self._say)
            left += 20 + canvas.text(left + 18, middle + 13.5, str(tiles), 12.5, SECONDARY, 500, grow=False) + 14
        signed = f"+{entry.points}" if entry.points > 0 else whole(entry.points)
        ink = SUCCESS if entry.points > 0 else PALE if entry.points < 0 else TERTIARY
        canvas.text(box.right() - 14, middle + 7, signed, 19, ink, 700, "display", "right", grow=False)

    def _paint_crew(self, canvas: Canvas) -> None:
        view, box = self.view, CREW
        frame(canvas, box, PANEL)
        heading(canvas, box.x() + 16, box.y() + 26, self._say("alert-ui-crew"), WARM)
        members = crew_of(view, self._words)
        step = (box.width() - 24) / max(1, len(members))
        fallen = set(view.flown[-1].outcome.knocked_out)
        events = [record.event for record in view.resolution.records] if view.resolution is not None else []
        for member in members:
            x = box.x() + 14 + step * member.figure
            out = member.figure in fallen
            figure_piece(canvas, QPointF(x + 20, box.y() + 76), 36, member.figure, member.colour, out=out)
            size, name = canvas.fitted(member.name, step - 56, (15, 14, 13, 12, 11, 10), 600, "display", grow=False)
            canvas.text(x + 48, box.y() + 54, name, size, PRIMARY, 600, "display", grow=False)
            own = [event for event in events if getattr(event, "who", None) == member.figure]
            shots = sum(isinstance(event, story.Charged) for event in own)
            lost = sum(isinstance(event, (story.Failed, story.Delayed)) for event in own)
            top = box.y() + 60
            if member.roles:
                role = capital(self._say(f"alert-role-{member.roles[0]}"))
                size, lines = canvas.fitted_lines(role, step - 54, 29, (13, 12, 11), leading=1.15, most=2, grow=False)
                top = canvas.lines(x + 48, top, lines, size, PRIMARY, leading=1.15, grow=False)
            for line in (self._say("alert-ui-shots", count=shots), self._say("alert-ui-in-vain", count=lost)):
                size, shown = canvas.fitted(line, step - 54, (13, 12, 11, 10, 9), grow=False)
                top = canvas.lines(x + 48, top, (shown,), size, SECONDARY, leading=1.15, grow=False)

    def _paint_points(self, canvas: Canvas) -> None:
        box = QRectF(1142, 76, 184, 96)
        canvas.cut(*sides(box), 10, BG0, WARM, 2)
        canvas.sign(sign("score"), QPointF(box.x() + 42, box.center().y() + 6), 40, WARM)
        points = self._say("alert-ui-points")
        canvas.text(box.center().x(), box.y() + 24, points, 14, PRIMARY, 500, align="middle", grow=False)
        words = whole(self.view.points) if self.view.points is not None else "–"
        canvas.text(box.right() - 22, box.y() + 74, words, 44, WARM, 700, "display", "right", grow=False)
