"""The sheet of a ship that was lost: the card that did it, how it came to that, and what each zone has taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.events import Event
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.ship import ZONES
from nemesis_desktop.games.space_alert.resolution import Outcome, Record, Resolution
from nemesis_desktop.games.space_alert.ui.drawn.ship_picture import SOCKETS
from nemesis_desktop.games.space_alert.ui.look import (
    BG0,
    BG1,
    DANGER,
    DANGER_GROUND,
    EDGE,
    HAIR,
    PANEL,
    PRIMARY,
    SECONDARY,
    WARM,
    WARM_GROUND,
    sign,
)
from nemesis_desktop.games.space_alert.ui.pieces import frame, heading, number_diamond, zone_plate
from nemesis_desktop.games.space_alert.ui.playback.why import Reasons, sign_of_event
from nemesis_desktop.games.space_alert.ui.scene import crew_of
from nemesis_desktop.games.space_alert.ui.threat_card import SIZE, paint_threat_card
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import sides

CARD: Final = QRectF(40, 122, *SIZE)
HAPPENED: Final = QRectF(300, 122, 572, SIZE[1])
TILES: Final = QRectF(40, 478, 832, 46)
POSSIBLE: Final = QRectF(40, 536, 832, 68)
MOST: Final = 8
"""So many lines tell how it came to that."""
IN_VAIN: Final = 3
"""So many of them, at most, are of what the crew did in vain in the last two turns."""
OF_THREAT: Final = (story.Appeared, story.Letter, story.Hit, story.Attacked, story.DamageDealt, story.Worked)
OF_CREW: Final = (story.Delayed, story.Failed, story.KnockedOut)


def how_it_was_lost(resolution: Resolution) -> list[Record]:
    """What the threat did to which the ship was lost, and what the crew did in vain shortly before."""
    *before, end = resolution.records
    code, number = resolution.outcome.lost_to, fatal_number(resolution)
    own = [
        record
        for record in before
        if isinstance(record.event, OF_THREAT) and (record.event.code, record.event.number) == (code, number)
    ]
    late = [
        record for record in before if isinstance(record.event, OF_CREW) and record.table.turn >= end.table.turn - 1
    ]
    late = late[-IN_VAIN:]
    own = own[-(MOST - 1 - len(late)) :]
    chosen = {id(record) for record in (*own, *late)}
    return [*(record for record in before if id(record) in chosen), end]


def fatal_number(resolution: Resolution) -> int:
    """The chip of the threat to which the ship was lost; 0 where nothing tells."""
    code = resolution.outcome.lost_to
    last = (record.event for record in reversed(resolution.records))
    return next((event.number for event in last if isinstance(event, OF_THREAT) and event.code == code), 0)


class LostSheet:
    """Draws it.

    Args:
        view: the table on which it ended.
        outcome: what the mission came to.
        words: the language.
        possible: what is known by now of whether the ship could have been saved.
    """

    def __init__(self, view: View, outcome: Outcome, words: Words, possible: Text) -> None:
        self.view = view
        self.outcome = outcome
        self._words = words
        self._possible = possible

    def _say(self, said: Text | str, **args: Argument) -> str:
        return self._words.text(said if isinstance(said, Text) else Text(said, **args))

    def things(self) -> Iterator[tuple[Anchor, QRectF]]:
        """What explains itself, and where."""
        yield Anchor("threat", self.outcome.lost_to), CARD

    def paint(self, canvas: Canvas) -> None:
        """Card, story, zones, and whether it was possible."""
        resolution = self.view.resolution
        if resolution is None:
            return
        paint_threat_card(canvas.at(CARD.x(), CARD.y()), self.outcome.lost_to, self._words)
        number = fatal_number(resolution)
        if number:
            number_diamond(canvas, CARD.topRight() + QPointF(-4, 4), number, 17)
        self._paint_story(canvas, how_it_was_lost(resolution))
        step = (TILES.width() + 10) / len(ZONES)
        for place, (zone, tiles) in enumerate(zip(ZONES, self.outcome.damage, strict=True)):
            box = QRectF(TILES.x() + step * place, TILES.y(), step - 10, TILES.height())
            self._paint_zone(canvas, box, zone, tiles)
        self._paint_possible(canvas)

    def _paint_story(self, canvas: Canvas, records: Sequence[Record]) -> None:
        box = HAPPENED
        frame(canvas, box, PANEL, DANGER, line=1.4)
        heading(canvas, box.x() + 16, box.y() + 27, self._say("alert-ui-how-lost"), DANGER)
        reasons, high = self._reasons(), (box.height() - 46) / MOST
        for place, record in enumerate(records):
            row = QRectF(box.x() + 10, box.y() + 40 + high * place, box.width() - 20, high - 4)
            self._paint_row(canvas, row, record, reasons.sentence)

    def _paint_row(self, canvas: Canvas, row: QRectF, record: Record, sentence: Callable[[Event], Text]) -> None:
        event = record.event
        last, crew = isinstance(event, story.ShipLost), isinstance(event, OF_CREW)
        fill, edge = (DANGER_GROUND, DANGER) if last else (WARM_GROUND, None) if crew else (BG1, HAIR)
        canvas.cut(*sides(row), 6, fill, edge, 1.4 if last else 1.0)
        middle = row.center().y()
        canvas.text(
            row.x() + 30, middle + 6, str(record.table.turn), 16, SECONDARY, 700, "display", "right", grow=False
        )
        name, ink = sign_of_event(event)
        canvas.sign(sign(name), QPointF(row.x() + 54, middle), 20, WARM if crew else ink)
        size, lines = canvas.fitted_lines(
            self._say(sentence(event)), row.width() - 90, row.height(), (14, 13, 12, 11), 500, 1.05, 2, grow=False
        )
        tall = len(lines) * canvas.leading(size, 1.05, grow=False)
        canvas.lines(row.x() + 76, middle - tall / 2, lines, size, PRIMARY, 500, 1.05, grow=False)

    def _reasons(self) -> Reasons:
        view = self.view
        figures = [console.seat for console in view.consoles]
        return Reasons(view.people, figures, crew_of(view, self._words))  # type: ignore[arg-type]  # as in the playback

    def _paint_zone(self, canvas: Canvas, box: QRectF, zone: str, tiles: int) -> None:
        worst = tiles == max(self.outcome.damage) and tiles >= SOCKETS
        frame(canvas, box, PANEL, DANGER if worst else EDGE, line=1.4 if worst else 1.0)
        middle = box.center().y()
        zone_plate(canvas, QPointF(box.x() + 24, middle), 22, zone, self._say)
        for place in range(SOCKETS):
            socket = QRectF(box.x() + 46 + 22 * place, middle - 9, 19, 18)
            full = place < tiles
            canvas.cut(*sides(socket), 4, DANGER_GROUND if full else BG0, DANGER if full else EDGE)
            if full:
                canvas.sign(sign("damage"), socket.center(), 14, DANGER)
        words = self._say("alert-ui-tiles-of", count=min(tiles, SOCKETS))
        canvas.text(box.right() - 14, middle + 5, words, 14, PRIMARY, 600, align="right", grow=False)

    def _paint_possible(self, canvas: Canvas) -> None:
        box = POSSIBLE
        frame(canvas, box, PANEL, WARM, line=1.2)
        canvas.sign(sign("why"), QPointF(box.x() + 34, box.center().y()), 34, WARM)
        size, lines = canvas.fitted_lines(
            self._say(self._possible),
            box.width() - 90,
            box.height() - 12,
            (15, 14, 13, 12, 11),
            500,
            1.15,
            3,
            grow=False,
        )
        tall = len(lines) * canvas.leading(size, 1.15, grow=False)
        canvas.lines(box.x() + 68, box.center().y() - tall / 2, lines, size, PRIMARY, 500, 1.15, grow=False)
