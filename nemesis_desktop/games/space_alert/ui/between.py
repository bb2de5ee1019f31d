"""Between two missions of a campaign: the ship as it came back, what has been won so far, and what is asked."""

from __future__ import annotations

from typing import Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.flow import END
from nemesis_desktop.games.space_alert.components.ship import STATIONS, ZONES
from nemesis_desktop.games.space_alert.modes import CAMPAIGN
from nemesis_desktop.games.space_alert.said.wording import points_shown, summed, won_in
from nemesis_desktop.games.space_alert.scoring import points_of
from nemesis_desktop.games.space_alert.ui.board import Board
from nemesis_desktop.games.space_alert.ui.look import (
    DANGER,
    EDGE,
    PANEL,
    PRIMARY,
    SECONDARY,
    SUCCESS,
    WARM,
    ship_box,
    ship_layout,
    sign,
)
from nemesis_desktop.games.space_alert.ui.pieces import frame, heading, top_strip
from nemesis_desktop.games.space_alert.ui.scene import Scene, crew_of, planned
from nemesis_desktop.games.space_alert.ui.ship_picture import paint_ship
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.furniture.play.offers import Offers

SHIP: Final = QPointF(20, 80)
SIZES: Final = (13.5, 12.5, 11.5, 10.5)


class Between(Board):
    """The ship with its damage: tiles to repair are pressed on its keel, stations for the squad on its decks."""

    menu, settings = Signal(), Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.only_shows = False

    def essence(self, view: View) -> object:
        """Nothing changes here while people plan."""
        return (view.number, view.step) if view.step in ("planning", "playback", "reveal") else view

    @property
    def ready(self) -> bool:
        """Only where a mission has been laid out."""
        return super().ready and self.view is not None and bool(self.view.tracks) and self.view.step != "planning"

    @property
    def _scale(self) -> float:
        return min(1.12, (self.wide - 40) / 900)

    @property
    def _scene(self) -> Scene:
        view = self.view
        assert view is not None and self.words is not None
        if view.resolution is not None and view.step in ("fly_on", END):
            return Scene(view.resolution.end, crew_of(view, self.words), view.tracks)
        # What came aboard in the last mission has left the ship.
        return planned(evolve(view, threats=()), self.words)

    def _on_ship(self, box: QRectF) -> QRectF:
        scale = self._scale
        at = SHIP + QPointF(box.x(), box.y()) * scale
        return QRectF(at.x(), at.y(), box.width() * scale, box.height() * scale)

    def _tile(self, zone: str, place: int) -> QRectF:
        x, y, wide, high = ship_layout()["damage"][zone]["sockets_first"]
        return self._on_ship(QRectF(x + 20 * place, y, wide, high))

    def _places(self) -> dict[Anchor, QRectF]:
        found = {}
        for zone in ZONES:
            for place, tile in enumerate(self._scene.table.zone(zone).tiles[:6]):
                found[Anchor("tile", f"{zone}-{tile}")] = self._tile(zone, place)
        for station in STATIONS:
            found[Anchor("station", station)] = self._on_ship(ship_box("station", station, "outline"))
        return found

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """A tile on the keel, or a station."""
        if not self.ready or not self.isVisible():
            return None
        box = self._places().get(anchor)
        return None if box is None else self.pixels(box)

    def offer(self, offers: Offers) -> None:
        """Light up what is offered."""
        self.offers = offers
        self.renew()
        self.freshen()

    def lay_spots(self) -> None:
        """What is asked about can be pressed."""
        if not self.only_shows:
            name = self.worded("ui-panels-menu")
            self.spot("menu", QRectF(5, 5, 36, 36), name, Explanation(name), self.menu.emit)
        for anchor, box in self._places().items():
            offered = self.offers is not None and bool(self.offers.acts_at(anchor))
            if anchor.kind == "tile" or offered:
                kind = str(anchor.id).rpartition("-")[2] if anchor.kind == "tile" else str(anchor.id)
                name = self.worded(f"alert-{anchor.kind}-{kind}")
                press = (lambda anchor=anchor: self.chosen.emit(anchor)) if offered else None
                self.spot(anchor, box, name, anchor, press)

    def paint_board(self, canvas: Canvas) -> None:
        """Strip, ship, and the missions so far."""
        view = self.view
        assert view is not None
        top_strip(canvas, self.wide, menu=not self.only_shows)
        words = self.worded("alert-ui-between", number=len(view.flown))
        canvas.text(56, 30, words, 20, PRIMARY, 600, "display", grow=False)
        paint_ship(canvas.at(SHIP.x(), SHIP.y(), self._scale), self._scene, self.words_of)
        if self.offers is not None:
            for anchor, box in self._places().items():
                if self.offers.acts_at(anchor):
                    canvas.cut(box.x() - 2, box.y() - 2, box.width() + 4, box.height() + 4, 5, None, WARM, 2)
        self._paint_flown(canvas, SHIP.y() + 250 * self._scale + 12)

    def _paint_flown(self, canvas: Canvas, top: float) -> None:
        view = self.view
        assert view is not None
        frame(canvas, QRectF(8, top, self.wide - 16, self.high - top - 4), PANEL)
        heading(canvas, 22, top + 26, self.worded("alert-ui-so-far"), WARM)
        for row, flown in enumerate(view.flown):
            y = top + 56 + 34 * row
            outcome = flown.outcome
            name = flown.mission or self.worded("ui-modes-alert-which-generated")
            ink = SUCCESS if outcome.won else DANGER
            canvas.symbol(sign("score" if outcome.won else "destroyed"), 24, y - 15, 18, ink)
            canvas.text(50, y, name, 15, PRIMARY, 600, grow=False)
            row_words = won_in(outcome) if view.mode == CAMPAIGN and outcome.won else summed(outcome)
            size, shown = canvas.fitted(self.words_of(row_words), self.wide - 320, SIZES, grow=False)
            canvas.text(190, y, shown, size, SECONDARY, grow=False)
            if view.mode != CAMPAIGN:
                canvas.text(self.wide - 30, y, points_shown(outcome), 20, WARM, 700, "display", "right", grow=False)
        points = points_of([flown.outcome for flown in view.flown])
        if view.step == "fly_on" and points is not None:
            self._paint_home_now(canvas, top + 70 + 34 * len(view.flown), points)

    def _paint_home_now(self, canvas: Canvas, y: float, points: int) -> None:
        """What the campaign is worth if the crew flies home: penalties count once, as they stand now. Rulebook 6.3."""
        assert self.view is not None
        canvas.line(((22, y - 26), (self.wide - 22, y - 26)), EDGE, 1.2)
        penalties = self.view.flown[-1].outcome.penalties
        words = self.worded("alert-ui-home-now", penalties=penalties)
        size, shown = canvas.fitted(words, self.wide - 160, (15, 14, 13, 12, 11), 600, grow=False)
        canvas.text(50, y, shown, size, PRIMARY, 600, grow=False)
        canvas.text(self.wide - 30, y, str(points).replace("-", "−"), 22, WARM, 700, "display", "right", grow=False)
