"""The map of the station: places with people, dogs, the alien, fuel, damage and fire; weather, rescue, suspicion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QLinearGradient, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.the_thing.components.locations import LOCATIONS
from nemesis_desktop.games.the_thing.ui.look import standing_piece
from nemesis_desktop.games.the_thing.ui.part import StationPart
from nemesis_desktop.games.the_thing.ui.station.chart import HIGH, WIDE, board_in, chart, passages
from nemesis_desktop.games.the_thing.ui.station.panels import PanelPainter
from nemesis_desktop.games.the_thing.ui.station.places import PlacePainter
from nemesis_desktop.games.the_thing.view import FigureView
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import centred, sides
from nemesis_desktop.table.drawing.stencil import picture

PUBLIC: Final = ("rec_room", "bedroom")
FIGURE: Final = 24.0
FIGURE_LARGE: Final = 27.0
FIELD: Final = ("#0B1624", "#12243A", "#0C1928")
"""The snow field of the drawing, from its upper left corner to the lower right one."""
STORES: Final = (
    "underground_storage",
    "outdoor_reserve",
    "pantry",
    "lab_discard",
    "action_discard",
    "headquarters",
    "kennel",
)


class Station(StationPart):
    """The board; what is offered on it glows, everything else lies in the dusk."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ground: QPixmap | None = None
        self._ground_for: object = None

    # ---------------------------------------------------------------- where things lie

    @property
    def scale(self) -> float:
        """Units of this part in one unit of the board."""
        return board_in(self.wide, self.high).width() / WIDE

    @property
    def corner(self) -> QPointF:
        """Where the board begins in this part."""
        return board_in(self.wide, self.high).topLeft()

    def on_part(self, area: QRectF) -> QRectF:
        """An area of the board, in units of this part."""
        scale, corner = self.scale, self.corner
        left, top, wide, high = (side * scale for side in sides(area))
        return QRectF(left + corner.x(), top + corner.y(), wide, high)

    def standing(self) -> Sequence[tuple[FigureView, QPointF, float]]:
        """Every figure on the board, with its middle and its size."""
        assert self.view is not None
        found: list[tuple[FigureView, QPointF, float]] = []
        for place in (*LOCATIONS, *PUBLIC):
            site = chart()[place]
            here = [one for one in self.view.figures if one.place == place and one.status == "playing"]
            size = FIGURE_LARGE if place in PUBLIC else FIGURE
            found += [(one, middle, size) for one, middle in zip(here, site.figures, strict=False)]
        return found

    # ---------------------------------------------------------------- spots

    def lay_spots(self) -> None:
        """Each place, each figure, the panels, and the spaces of the suspicion track explain themselves."""
        assert self.view is not None
        self.setAccessibleName(self.tell("station"))
        for place in (*LOCATIONS, *PUBLIC, *STORES):
            site = chart()[place]
            anchor = Anchor("place", place)
            self.lay(anchor, self.on_part(site.area), self.place_words(place))
        for panel in ("weather_table", "leader_board", "sos_track", "freezing_track", "alien_pool"):
            about = Anchor("panel", panel)
            self.lay(about, self.on_part(chart()[panel].area), self.tell(f"panel-{panel}"))
        for one, middle, size in self.standing():
            anchor = Anchor("figure", one.number)
            self.lay(anchor, self.on_part(centred(middle, size + 2, size + 2)), self.name_of(one))
        for space, middle in enumerate(chart()["suspicion_track"].spots["spaces"]):
            about = Anchor("space", space)
            on = [self.name_of(one) for one in self.view.characters if one.disc == space]
            name = self.tell("space", number=space, people=", ".join(on) or "–")
            self.lay(about, self.on_part(centred(middle, 62, 48)), name)

    def place_words(self, place: str) -> str:
        """A place and who is there, as assistive software says it."""
        assert self.view is not None
        here = [self.name_of(one) for one in self.view.figures if one.place == place and one.status == "playing"]
        name = self.site_name(place)
        return f"{name}: {', '.join(here)}" if here else name

    # ---------------------------------------------------------------- picture

    def paint_board(self, canvas: Canvas) -> None:
        """Snow, rooms, what lies and stands in them, the panels."""
        assert self.view is not None
        self._paint_ground(canvas)
        board = canvas.at(self.corner.x(), self.corner.y(), self.scale)
        for start, end in passages():
            self._paint_passage(board, start, end)
        places = PlacePainter(self, board)
        for place in (*LOCATIONS, *PUBLIC, *STORES):
            places.paint(chart()[place], place)
        panels = PanelPainter(self, board)
        panels.paint()
        for one, middle, size in self.standing():
            self._paint_figure(board, one, middle, size)
        places.paint_over()

    def _paint_ground(self, canvas: Canvas) -> None:
        """The drawing under the rooms that it was made for; its field goes on where the window has another shape."""
        assert self.view is not None
        board = canvas.rect(self.corner.x(), self.corner.y(), WIDE * self.scale, HIGH * self.scale)
        canvas.painter.fillRect(self.rect(), _field(board))
        drawing = "station_dark" if self.view.dark else "station"
        wanted = (drawing, board.size(), self.devicePixelRatioF())
        if self._ground is None or self._ground_for != wanted:
            self._ground_for = wanted
            wide, high = max(1, round(board.width())), max(1, round(board.height()))
            self._ground = picture(f"the_thing/art/{drawing}", wide, high, self.devicePixelRatioF())
        canvas.picture(self._ground, self.corner.x(), self.corner.y())

    @staticmethod
    def _paint_passage(board: Canvas, start: tuple[float, float], end: tuple[float, float]) -> None:
        upright = start[0] == end[0]
        x, y = min(start[0], end[0]), min(start[1], end[1])
        if upright:
            board.box(x - 11, y - 1, 22, abs(end[1] - start[1]) + 2, ("#5B4526", "#4A3A22"))
        else:
            board.box(x - 1, y - 11, abs(end[0] - start[0]) + 2, 22, ("#5B4526", "#4A3A22"))

    def _paint_figure(self, board: Canvas, one: FigureView, middle: QPointF, size: float) -> None:
        anchor = Anchor("figure", one.number)
        if self.lit(anchor):
            lit = self.state(anchor) == "chosen"
            board.glow(middle, size, size, "accent.warm", 0.5)
            board.ring(middle, size * 0.66, "accent.warm", 2.4 if lit else 1.6)
        standing_piece(board, middle, size, one)


def _field(board: QRectF) -> QBrush:
    """The snow field, as the drawing on this board has it, without an end."""
    gradient = QLinearGradient(0, 0, 1, 1)
    for number, colour in enumerate(FIELD):
        gradient.setColorAt(number / (len(FIELD) - 1), colour)
    brush = QBrush(gradient)
    brush.setTransform(QTransform(board.width(), 0, 0, board.height(), board.x(), board.y()))
    return brush
