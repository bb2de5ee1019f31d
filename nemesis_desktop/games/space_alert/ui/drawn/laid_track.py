"""A track as it lies on the screen: squares, letters, distances, and the threats that come along it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.tracks import TRACKS, Track, distance
from nemesis_desktop.games.space_alert.plans.forecast import Coming
from nemesis_desktop.games.space_alert.resolution.table import Threat
from nemesis_desktop.games.space_alert.ui.look import BG0, COLD, DANGER, SECONDARY, STRONG, WARM, ZONE_INK
from nemesis_desktop.games.space_alert.ui.pieces import letter_mark, threat_token
from nemesis_desktop.games.space_alert.ui.scene import Scene
from nemesis_desktop.table.drawing.canvas import Canvas

SQUARE: Final = 17.2
SQUARE_ABOARD: Final = 24.0
TOKEN: Final = 26.0
BAND: Final = {1: 0.62, 2: 0.36, 3: 0.2}
"""How strongly the squares of a distance have the colour of the zone."""


@frozen
class LaidTrack:
    """The track of a lane.

    Attributes:
        scene: how the table stands.
        lane: whose track it is.
        ground: what it lies on, in units.
        size: of a square.
    """

    scene: Scene
    lane: str
    ground: QRectF
    size: float

    @classmethod
    def of(cls, scene: Scene, lane: str, box: QRectF) -> LaidTrack:
        """The track of a lane that has this box."""
        if lane == "internal":
            ground = QRectF(box.x() + 8, box.y() + 30, box.width() - 18, 52)
            return cls(scene, lane, ground, min(SQUARE_ABOARD, (box.width() - 30) / _track(scene, lane).length))
        return cls(scene, lane, QRectF(box.x() + 6, box.y() + 29, box.width() - 12, 60), SQUARE)

    @property
    def track(self) -> Track:
        """The printed track."""
        return _track(self.scene, self.lane)

    @property
    def squares(self) -> dict[int, QPointF]:
        """The middle of each square; square 1 is the last one, at the right."""
        y = self.ground.bottom() - self.size / 2 - (6 if self.lane == "internal" else 10)
        right = self.ground.right() - self.size / 2 - 3
        return {square: QPointF(right - (square - 1) * self.size, y) for square in range(1, self.track.length + 1)}

    def tokens(self) -> Iterator[tuple[Threat, QPointF]]:
        """The threats that wait before the track or are on it, and where their tokens are."""
        scene, squares = self.scene, self.squares
        waiting = [one for one in scene.of_lane(self.lane) if one.state == "pending"] if scene.waits else []
        step = min(38.0, (self.ground.width() - 40) / max(1, len(waiting)))
        for place, threat in enumerate(waiting):
            yield threat, QPointF(self.ground.x() + 20 + step * place, self.ground.y() + 18)
        for threat in scene.of_lane(self.lane):
            if threat.state == "active" and threat.square in squares:
                yield threat, self._above(_on_the_way(scene, threat, squares))

    def token_place(self, number: int) -> QPointF | None:
        """Where the token of a threat is once it has moved, for shots; None where it is not on the track."""
        squares = self.squares
        for threat in self.scene.of_lane(self.lane):
            if threat.number == number and threat.square in squares:
                return self._above(squares[threat.square])
        return None

    def _above(self, square: QPointF) -> QPointF:
        return square - QPointF(0, self.size / 2 + TOKEN / 2 - 2)

    # ---------------------------------------------------------------- painting

    def paint(self, canvas: Canvas, fresh: int, coming: Mapping[tuple[str, int], Coming]) -> None:
        """The squares with their letters and distances, the threats, and when each will stand where.

        ``fresh`` is the chip announced last, ``coming`` how threats come if nobody acts.
        """
        self._paint_squares(canvas)
        if self.lane != "internal":
            self._paint_distances(canvas)
        for threat, at in self.tokens():
            waits = threat.state == "pending"
            lit = threat.number == fresh if waits else self.scene.lit == threat.number
            ring = (DANGER if waits else WARM) if lit else None
            threat_token(canvas, at, TOKEN, threat.code, threat.number, ring=ring)
        self._paint_steps(canvas, coming)

    def _paint_squares(self, canvas: Canvas) -> None:
        track, half = self.track, self.size / 2 - 0.8
        for square, at in self.squares.items():
            strength = BAND[distance(square)] if self.lane != "internal" else 0.36
            canvas.cut(at.x() - half, at.y() - half, 2 * half, 2 * half, 3, BG0)
            canvas.cut(at.x() - half, at.y() - half, 2 * half, 2 * half, 3, ZONE_INK[self.lane], alpha=strength)
            letter = track.letter(square)
            if letter:
                letter_mark(canvas, at, letter, self.size * 0.86)

    def _paint_distances(self, canvas: Canvas) -> None:
        half = self.size / 2
        for band in (1, 2, 3):
            squares = [at for square, at in self.squares.items() if distance(square) == band]
            if not squares:
                continue
            left, right, y = squares[-1].x() - half + 2, squares[0].x() + half - 2, squares[0].y() + half + 4.5
            middle = (left + right) / 2
            canvas.text(middle, y + 4.5, str(band), 11, SECONDARY, 600, "display", "middle", grow=False)
            for start, end in ((left, middle - 7), (middle + 7, right)):
                if end > start:
                    canvas.line(((start, y), (end, y)), STRONG, 0.9, 0.7)

    def _paint_steps(self, canvas: Canvas, coming: Mapping[tuple[str, int], Coming]) -> None:
        """Above the squares, the turns after which a threat stands there if nobody acts: a row for each of two."""
        threats, squares = self.scene.of_lane(self.lane), self.squares
        known = [coming[key] for one in threats if (key := (one.code, one.number)) in coming]
        for row, one in enumerate(known[-2:]):
            ink = COLD if row == 0 else WARM
            for turn, square in one.squares:
                at = squares[square] - QPointF(0, self.size / 2 + 3 + 10 * row)
                canvas.text(at.x(), at.y(), str(turn), 10.5, ink, 700, "display", "middle", grow=False)


def _track(scene: Scene, lane: str) -> Track:
    return TRACKS[scene.table_track(lane)]


def _on_the_way(scene: Scene, threat: Threat, squares: Mapping[int, QPointF]) -> QPointF:
    event = scene.event
    to = squares[threat.square]
    moving = isinstance(event, story.Advanced) and (event.number, event.code) == (threat.number, threat.code)
    if not moving or scene.share >= 1 or not isinstance(event, story.Advanced):
        return to
    start = squares.get(event.start, to)
    return start + (to - start) * scene.share
