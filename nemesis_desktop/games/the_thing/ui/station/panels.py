"""The panels of the board: weather, leader board, rescue, cold, the alien's power, and the suspicion track."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.games.the_thing.components.assumptions import LAST_SUSPICION
from nemesis_desktop.games.the_thing.components.tracks import GREEN, YELLOW
from nemesis_desktop.games.the_thing.ui.look import MODULE, action_die, back, card_sign, disc, symbol
from nemesis_desktop.games.the_thing.ui.part import StationPart
from nemesis_desktop.games.the_thing.ui.station.chart import chart
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import Paint

COLUMNS: Final = ("power_on", "boiler_lost", "rescue_helicopter", "freezing")
FACES: Final = ("sunny", "snow", "storm")


class PanelPainter:
    """Paints the panels of the board.

    Args:
        station: the part that shows them.
        board: a canvas in units of the board.
    """

    def __init__(self, station: StationPart, board: Canvas) -> None:
        assert station.view is not None
        self.station, self.board, self.view = station, board, station.view

    def paint(self) -> None:
        """All of them."""
        self._weather()
        self._leader()
        self._rescue()
        self._cold()
        self._power()
        self._suspicion()

    def _panel(self, id: str, fill: Paint = MODULE, edge: str = "station.edge") -> QRectF:
        area = chart()[id].area
        self.board.cut(area.x(), area.y(), area.width(), area.height(), 7, fill, edge)
        return area

    # ---------------------------------------------------------------- weather

    def _weather(self) -> None:
        board, view, area = self.board, self.view, self._panel("weather_table")
        board.box(area.x() + 9, area.y() + 9, 3, 12, "station.ice")
        title = QRectF(area.x() + 17, area.y() + 4, area.width() - 24, 22)
        board.label(title, self.station.tell("weather"), (13.5, 13, 12), "text.primary", 600, grow=False)
        if view.weather:
            board.symbol(symbol(f"weather_{view.weather}"), area.x() + 18, area.y() + 30, 34, "station.ice")
            room = QRectF(area.x() + 60, area.y() + 32, area.width() - 66, 30)
            name = self.station.named("weather", view.weather)
            board.label(room, name, (18, 17, 16, 15, 14, 13, 12), "text.primary", 700, "display", grow=False)
        for column, sign in enumerate(COLUMNS):
            board.sign(symbol(sign), QPointF(area.x() + 44 + 27 * column, area.y() + 80), 15, "text.secondary")
        for row, face in enumerate(FACES):
            top = area.y() + 94 + 36 * row
            now = face == view.weather
            if now:
                board.cut(area.x() + 5, top, area.width() - 10, 33, 7, "station.ice_ground", "station.ice", 1.6)
            ink = "station.ice" if now else "text.tertiary"
            board.symbol(symbol(f"weather_{face}"), area.x() + 10, top + 7, 19, ink)
            for column, burnt in enumerate(view.burns.get(face, ())):
                x = area.x() + 44 + 27 * column
                words = "–" if burnt < 0 else str(burnt)
                shown = "text.primary" if now else "text.secondary"
                board.text(x, top + 22, words, 14, shown, 600, "display", "middle", grow=False)

    # ---------------------------------------------------------------- leader board

    def _leader(self) -> None:
        board, view = self.board, self.view
        area = self._panel("leader_board", ("#1C1812", "#120F0B"), "accent.warm_soft")
        board.symbol(symbol("leader"), area.x() + 7, area.y() + 4, 13, "accent.warm")
        leader = self.station.called(view.leader) if 0 <= view.leader < len(view.figures) else ""
        size, name = board.fitted(leader, 62, (13, 12.5, 12), 600, grow=False)
        wide = board.text(area.right() - 8, area.y() + 15, name, size, "accent.warm", 600, align="right", grow=False)
        room = QRectF(area.x() + 24, area.y() + 2, area.width() - wide - 38, 17)
        board.label(room, self.station.tell("leader-board"), (13, 12.5, 12), "text.primary", 600, grow=False)
        if view.dice:
            self._dice(area)
            return
        many = len(view.pile.faces)
        for place in range(min(many, 6)):
            back(board, QRectF(area.x() + 12 + 4 * place, area.y() + 24, 30, 42), card_sign("back"), 14)
        if not many:
            board.cut(area.x() + 14, area.y() + 24, 32, 42, 5, None, "station.edge", dash=(4, 4))
        board.symbol(symbol("deck"), area.x() + 88, area.y() + 33, 20, "text.secondary")
        right = area.right() - 10
        board.text(right, area.y() + 51, str(view.deck), 16, "text.primary", 700, "display", "right", grow=False)
        pile = self.station.tell("pile-count", count=many)
        left = QRectF(area.x() + 10, area.bottom() - 24, 78, 20)
        board.label(left, pile, (12.5, 12), "text.primary", 600, grow=False)
        foot = QRectF(area.x() + 90, area.bottom() - 24, area.width() - 99, 20)
        board.label(foot, self.station.tell("deck"), (12.5, 12), "text.secondary", 500, "text", "right", grow=False)

    def _dice(self, area: QRectF) -> None:
        for place, die in enumerate(self.view.dice):
            middle = QPointF(area.x() + 34 + 46 * place, area.y() + 48)
            action_die(self.board, middle, 40, die.face, cancelled=die.cancelled)

    # ---------------------------------------------------------------- rescue and cold

    def _rescue(self) -> None:
        board, view, site = self.board, self.view, chart()["sos_track"]
        area = self._panel("sos_track")
        board.symbol(
            symbol("radio_sent" if view.signal else "radio_signal"), area.x() + 6, area.y() + 4, 15, "station.ice"
        )
        key = "rescue-gone" if view.rescue_gone else "rescue-comes" if view.signal else "no-signal"
        room = QRectF(area.x() + 25, area.y() + 2, area.width() - 32, 18)
        board.label(room, self.station.tell(key), (13, 12.5, 12, 11.5), "text.primary", 600, grow=False)
        board.sign(symbol("rescue_helicopter"), QPointF(754, 296), 15, "text.secondary")
        for space, middle in enumerate(site.spots["helicopter_spaces"], start=1):
            here = space == view.helicopter and not view.rescue_gone
            past = space < view.helicopter
            fill = "station.ice" if here else "station.ice_ground" if past else "station.bg0"
            board.cut(middle.x() - 10, middle.y() - 10, 20, 20, 4, fill, "station.ice_soft")
            if here:
                board.sign(symbol("rescue_helicopter"), middle, 15, "text.ink_cold")
        board.sign(symbol("fuel"), QPointF(754, 328), 12, "text.secondary")
        for space, middle in enumerate(site.spots["fuel_spaces"], start=1):
            here = space == view.rescue_fuel and not view.rescue_gone
            board.circle(middle.x(), middle.y(), 9.4, "station.supply" if here else "station.bg0", "station.edge")
            if here:
                board.sign(symbol("fuel"), middle, 12, "text.plate_ink")
        board.sign("symbols/cross", QPointF(928, 328), 11, "state.danger")

    def _cold(self) -> None:
        board, view, site = self.board, self.view, chart()["freezing_track"]
        lost = view.freezing > 0
        area = self._panel(
            "freezing_track", ("#17324A", "#0F2436") if lost else MODULE, "station.ice_soft" if lost else "station.edge"
        )
        board.symbol(symbol("freezing"), area.x() + 7, area.y() + 9, 16, "station.ice")
        words = self.station.tell("cold" if lost else "boiler-holds")
        room = QRectF(area.x() + 24, area.y(), 31 if lost else area.width() - 32, area.height())
        board.label(
            room, words, (13, 12.5, 12), "text.primary" if lost else "text.secondary", 600 if lost else 500, grow=False
        )
        for space, middle in enumerate(site.spots["spaces"], start=1) if lost else ():
            here = space == view.freezing
            fill = "station.ice" if here else "station.bg0"
            board.cut(middle.x() - 8, middle.y() - 8, 16, 16, 3, fill, "station.ice_soft")

    def _power(self) -> None:
        board, view = self.board, self.view
        loose = any(one.status == "revealed" for one in view.figures) or view.pool > 0
        area = self._panel(
            "alien_pool", ("#3A1916", "#20100F") if loose else MODULE, "state.danger" if loose else "station.edge"
        )
        board.symbol(
            symbol("alien_power" if loose else "revealed_alien"),
            area.x() + 7,
            area.y() + 9,
            16,
            "state.danger" if loose else "text.secondary",
        )
        words = self.station.tell("alien-power" if loose else "nobody-revealed")
        room = QRectF(area.x() + 28, area.y(), area.width() - 70, area.height())
        board.label(
            room, words, (13, 12.5, 12), "text.pale" if loose else "text.secondary", 600 if loose else 500, grow=False
        )
        if loose:
            board.text(
                area.right() - 14,
                area.y() + 23,
                str(view.pool),
                18,
                "state.danger",
                700,
                "display",
                "right",
                grow=False,
            )

    # ---------------------------------------------------------------- suspicion

    def _suspicion(self) -> None:
        board, site = self.board, chart()["suspicion_track"]
        area = self._panel("suspicion_track", ("station.panel_top", "station.panel_bottom"))
        board.text(area.x() + 14, area.y() + 14, self.station.tell("suspicion"), 13, "text.primary", 600, grow=False)
        left = area.x() + 26 + board.width(self.station.tell("suspicion"), 13, 600, grow=False)
        more = self.station.tell("more")
        right = area.right() - 20 - board.width(more, 12, 500, grow=False)
        board.line([(left, area.y() + 10), (right, area.y() + 10)], "station.edge", 1)
        board.text(area.right() - 12, area.y() + 14, more, 12, "text.secondary", 500, align="right", grow=False)
        for space, middle in enumerate(site.spots["spaces"][: LAST_SUSPICION + 1]):
            self._space(space, middle + QPointF(0, 4))

    def _space(self, space: int, middle: QPointF) -> None:
        board, view = self.board, self.view
        fill: Paint
        fill, edge = ("station.module_top", "station.bg0"), "station.edge"
        if space == GREEN:
            fill, edge = "state.success_ground", "state.success"
        elif space == YELLOW:
            fill, edge = "#25220F", "station.yellow"
        elif space == view.red:
            fill, edge = ("station.combat_top", "station.combat_bottom"), "state.danger"
        board.cut(middle.x() - 31, middle.y() - 24, 62, 48, 7, fill, edge, 1.4)
        here = [one for one in view.characters if one.disc == space]
        threat = view.threat == space and view.threat > 0
        if not here and not threat and space not in (GREEN, view.red):
            board.text(
                middle.x(), middle.y() + 5, str(space), 13.5, "text.tertiary", 600, "display", "middle", grow=False
            )
        if space == GREEN:
            board.sign(symbol("suspicion_proven"), middle + QPointF(22, -15), 12, "state.success")
        elif space == view.red:
            board.sign(symbol("suspicion_red"), middle + QPointF(22, -15), 12, "state.danger")
        if threat:
            board.sign(symbol("threat_marker"), middle - QPointF(0 if not here else 18, 0), 26, "state.danger")
        columns, size = (1, 28.0) if len(here) == 1 else (2, 23.0) if len(here) == 2 else (4, 17.0)
        step = 27.0 if columns == 2 else 14.2
        rows = (len(here) + columns - 1) // columns if here else 0
        for place, one in enumerate(here):
            row, column = divmod(place, columns)
            across = min(columns, len(here) - row * columns)
            x = middle.x() + (column - (across - 1) / 2) * step
            y = middle.y() + (row - (rows - 1) / 2) * 20 + (3 if space == GREEN and rows < 2 else 0)
            disc(board, QPointF(x, y), size, one)
