"""Between two missions of a campaign: the ship as it came back, what can be repaired, and who decides when."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import TABLE, Anchor
from nemesis_desktop.engine.events import Event
from nemesis_desktop.engine.text import Text, whole
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.components.ship import STATIONS, ZONES
from nemesis_desktop.games.space_alert.missions.campaign import MOST_TILES_A_ZONE
from nemesis_desktop.games.space_alert.plans import planning_story as story
from nemesis_desktop.games.space_alert.ui.drawn.ship_picture import SOCKETS, paint_ship, socket_box
from nemesis_desktop.games.space_alert.ui.look import (
    BG0,
    BG1,
    COLD,
    DANGER,
    DANGER_GROUND,
    EDGE,
    INK_WARM,
    PANEL,
    PRIMARY,
    SECONDARY,
    SUCCESS,
    SUCCESS_GROUND,
    TERTIARY,
    WARM,
    WARM_GROUND,
    WARM_SOFT,
    ship_box,
    sign,
)
from nemesis_desktop.games.space_alert.ui.pieces import figure_piece, frame, heading, zone_plate
from nemesis_desktop.games.space_alert.ui.scene import Member, Scene, crew_of, planned
from nemesis_desktop.games.space_alert.ui.top_buttons import TopButtons
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.program.words import capital
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import outline, sides
from nemesis_desktop.table.furniture.play.offers import Offers

SHIP_TOP: Final = 92.0
SHIP_SCALE: Final = 1.06
SHIP_HIGH: Final = 262.0
GAP: Final = 10.0
ROW: Final = 58.0
HEAD: Final = 42.0
STEP_WIDE: Final = 136.0
VOTES: Final = ("fly_on", "next_mission")
ASKING: Final = ("fly_on", "repairs", "next_mission")
"""The steps in which somebody is asked between two missions."""
MENDS: Final = ("repairs", "next_mission")
"""The steps in which the ship is what has been carried on; before them it is as the mission has left it."""
MENDING: Final = (story.Recovered, story.TileRemoved, story.SquadRestored, story.RepairedNothing)


class Row(NamedTuple):
    """A damage tile in the panel of its zone: which it is, where, and who has repaired it, if anybody has."""

    zone: str
    tile: str
    box: QRectF
    by: int | None


class Between(TopButtons):
    """The ship with its damage, a panel for each zone with its tiles, and who does what in captain order.

    Args:
        told: what has happened at the table, the last first.
    """

    def __init__(self, told: Callable[[], Iterable[Event]], parent: QWidget) -> None:
        super().__init__(parent)
        self._told = told

    def essence(self, view: View) -> object:
        """Nothing changes here while people plan."""
        return (view.number, view.step) if view.step in ("planning", "playback", "reveal") else view

    @property
    def ready(self) -> bool:
        """Only where a mission has been laid out."""
        return super().ready and self.view is not None and bool(self.view.tracks) and self.view.step != "planning"

    @property
    def _scene(self) -> Scene:
        view = self.view
        assert view is not None and self.words is not None
        if view.resolution is not None and view.step not in MENDS:
            return Scene(view.resolution.end, crew_of(view, self.words), view.tracks)
        # What came aboard in the last mission has left the ship.
        return planned(evolve(view, threats=()), self.words)

    @property
    def _crew(self) -> tuple[Member, ...]:
        assert self.view is not None and self.words is not None
        return crew_of(self.view, self.words)

    def mended(self) -> dict[int, Event]:
        """What each figure has done about the damage since the ship came home."""
        found: dict[int, Event] = {}
        for event in self._told():
            if isinstance(event, story.Voted):
                break
            if isinstance(event, MENDING):
                found[event.who] = event
        return found

    # ---------------------------------------------------------------- places

    def _on_ship(self, box: QRectF) -> QRectF:
        at = self._ship_at + QPointF(box.x(), box.y()) * SHIP_SCALE
        return QRectF(at.x(), at.y(), box.width() * SHIP_SCALE, box.height() * SHIP_SCALE)

    @property
    def _ship_at(self) -> QPointF:
        return QPointF((self.wide - 900 * SHIP_SCALE) / 2, SHIP_TOP)

    def _panel(self, place: int) -> QRectF:
        top, step = SHIP_TOP + SHIP_HIGH + 16, (self.wide - 16 + GAP) / 4
        return QRectF(8 + step * place, top, step - GAP, self.high - top - 6)

    def rows(self) -> Iterator[Row]:
        """The tiles of each zone, those that have been repaired by now after the others."""
        done = [(who, event) for who, event in self.mended().items() if isinstance(event, story.TileRemoved)]
        for place, zone in enumerate(ZONES):
            there: list[tuple[str, int | None]] = [
                (tile, None) for tile in self._scene.table.zone(zone).tiles[:SOCKETS]
            ]
            there += [(event.tile, who) for who, event in done if event.zone == zone]
            panel = self._panel(place)
            high = min(ROW, (panel.height() - HEAD - 6) / max(1, len(there)))
            for row, (tile, by) in enumerate(there):
                box = QRectF(panel.x() + 8, panel.y() + HEAD + high * row, panel.width() - 16, high - 4)
                yield Row(zone, tile, box, by)

    def _places(self) -> dict[Anchor, QRectF]:
        found = {Anchor("tile", f"{row.zone}-{row.tile}"): row.box for row in self.rows() if row.by is None}
        for station in STATIONS:
            found[Anchor("station", station)] = self._on_ship(ship_box("station", station, "outline"))
        return found

    def _on_keel(self) -> dict[Anchor, QRectF]:
        found = {}
        for zone in ZONES:
            for place, tile in enumerate(self._scene.table.zone(zone).tiles[:SOCKETS]):
                found[Anchor("tile", f"{zone}-{tile}")] = self._on_ship(socket_box(zone, place))
        return found

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """A tile in the panel of its zone, or a station."""
        if not self.ready or not self.isVisible():
            return None
        box = self._places().get(anchor)
        return None if box is None else self.pixels(box)

    def offer(self, offers: Offers) -> None:
        """Light up what is offered."""
        self.offers = offers
        self.renew()
        self.freshen()

    def _offered(self, anchor: Anchor) -> bool:
        return self.offers is not None and bool(self.offers.acts_at(anchor))

    def lay_spots(self) -> None:
        """What is asked about can be pressed, in its panel as well as on the ship."""
        self.lay_top()
        for where, boxes in (("", self._places()), ("keel", self._on_keel())):
            for anchor, box in boxes.items():
                kind = str(anchor.id).rpartition("-")[2] if anchor.kind == "tile" else str(anchor.id)
                name = self.worded(f"alert-{anchor.kind}-{kind}")
                press = (lambda anchor=anchor: self.chosen.emit(anchor)) if self._offered(anchor) else None
                self.spot((where, anchor), box, name, anchor, press)

    # ---------------------------------------------------------------- painting

    def paint_board(self, canvas: Canvas) -> None:
        """Strip, ship, the zones, and who is asked."""
        view = self.view
        assert view is not None
        self.paint_top(canvas)
        self._paint_head(canvas)
        at = self._ship_at
        paint_ship(canvas.at(at.x(), at.y(), SHIP_SCALE), self._scene, self.words_of)
        for anchor, box in (*self._places().items(), *self._on_keel().items()):
            if self._offered(anchor) and (anchor.kind == "station" or box.height() < 24):
                canvas.cut(box.x() - 2, box.y() - 2, box.width() + 4, box.height() + 4, 5, None, WARM, 2)
        rows = list(self.rows())
        for place, zone in enumerate(ZONES):
            self._paint_zone(canvas, self._panel(place), zone, [row for row in rows if row.zone == zone])
        self._paint_order(canvas, self._panel(3))

    def _paint_head(self, canvas: Canvas) -> None:
        """The title, the way of the campaign, and what is to be done now."""
        view = self.view
        assert view is not None
        asked = view.step in ASKING
        title = self.worded("alert-ui-between" if asked else "alert-ui-after")
        canvas.text(56, 30, title, 20, PRIMARY, 600, "display", grow=False)
        if asked:
            words = self.worded(f"alert-ui-between-{view.step}", number=len(view.flown), most=modes.MOST_MISSIONS)
            size, shown = canvas.fitted(words, self.wide - 40, (16, 15, 14, 13, 12, 11, 10), 500)
            canvas.text(20, 74, shown, size, SECONDARY, 500)
        steps = [
            (self.worded("alert-ui-way-flown", number=place, points=whole(flown.outcome.score)), SUCCESS)
            if flown.outcome.won
            else (self.worded("alert-ui-way-lost", number=place), DANGER)
            for place, flown in enumerate(view.flown, 1)
        ]
        if asked:
            steps.append((self.worded(f"alert-ui-way-{view.step}"), WARM))
        ahead = range(len(view.flown) + 1, modes.MOST_MISSIONS + 1 if asked else 0)
        steps += [(self.worded("alert-ui-way-mission", number=place), EDGE) for place in ahead]
        right = self.top_box(len(self.top_buttons()) - 1).x() if self.presses else self.wide
        for place, (words, ink) in enumerate(steps):
            self._paint_step(canvas, right - 12 - (STEP_WIDE + 2) * (len(steps) - place), words, ink)

    @staticmethod
    def _paint_step(canvas: Canvas, x: float, words: str, ink: str) -> None:
        y, high = 7.0, 32.0
        arrow = outline(
            (x, y), (x + STEP_WIDE - 10, y), (x + STEP_WIDE, y + high / 2), (x + STEP_WIDE - 10, y + high),
            (x, y + high), (x + 9, y + high / 2),
        )  # fmt: skip
        fill = {SUCCESS: SUCCESS_GROUND, WARM: WARM, DANGER: DANGER_GROUND}.get(ink, BG0)
        canvas.path(arrow, fill, ink, 1.2)
        ink = {SUCCESS: SUCCESS, WARM: INK_WARM, DANGER: PRIMARY}.get(ink, SECONDARY)
        canvas.label(QRectF(x + 14, y, STEP_WIDE - 26, high), words, (14, 13, 12, 11, 10), ink, 600, align="middle",
                     grow=False)  # fmt: skip

    def _paint_zone(self, canvas: Canvas, box: QRectF, zone: str, rows: Sequence[Row]) -> None:
        """A zone: how much of it is repaired, or how many tiles lie there, and each tile with what it does."""
        assert self.view is not None
        frame(canvas, box, PANEL)
        zone_plate(canvas, QPointF(box.x() + 22, box.y() + 22), 20, zone, self.words_of)
        done = sum(row.by is not None for row in rows)
        words = (
            self.worded("alert-ui-mended-of", count=done, most=MOST_TILES_A_ZONE)
            if self.view.step == "repairs"
            else self.worded("alert-ui-tiles-of", count=len(rows) - done)
        )
        wide = canvas.width(words, 13, grow=False)
        canvas.text(box.right() - 14, box.y() + 27, words, 13, SECONDARY, align="right", grow=False)
        name = capital(self.worded(f"alert-zone-{zone}"))
        head = QRectF(box.x() + 42, box.y() + 8, box.width() - 66 - wide, 28)
        canvas.label(head, name, (17, 16, 15, 14, 13), PRIMARY, 600, "display", grow=False)
        if not rows:
            words = self.worded("alert-ui-unharmed")
            canvas.text(box.center().x(), box.y() + HEAD + 30, words, 14, TERTIARY, 500, align="middle", grow=False)
        for row in rows:
            self._paint_row(canvas, row)

    def _paint_row(self, canvas: Canvas, row: Row) -> None:
        box, two_lines = row.box, row.box.height() > 38
        offered = row.by is None and self._offered(Anchor("tile", f"{row.zone}-{row.tile}"))
        fixed = row.by is not None
        fill, edge, ink = (SUCCESS_GROUND, SUCCESS, SUCCESS) if fixed else (BG1, WARM_SOFT if offered else EDGE, DANGER)
        canvas.cut(*sides(box), 6, fill, edge, 1.4 if offered else 1.0)
        size = min(30.0, box.height() - 6)
        at = QPointF(box.x() + 22, box.center().y())
        if not fixed:
            canvas.cut(at.x() - size / 2, at.y() - size / 2, size, size, 5, DANGER_GROUND, None)
        canvas.sign(sign(f"damage_{row.tile}"), at, size * 0.84, ink)
        room = box.width() - 54 - (56 if fixed else 0)
        name = capital(self.worded(f"alert-tile-{row.tile}"))
        under = self.worded("alert-ui-mended") if fixed else self.worded(f"alert-tile-{row.tile}-text")
        if two_lines:
            canvas.label(QRectF(box.x() + 46, box.y() + 1, room, 20), name, (15, 14, 13, 12), PRIMARY, 600, grow=False)
            size, lines = canvas.fitted_lines(
                under, room, box.height() - 21, (12.5, 11.5, 11, 10.5), most=2, grow=False
            )
            canvas.lines(box.x() + 46, box.y() + 20, lines, size, ink if fixed else SECONDARY, leading=1.0, grow=False)
        else:
            canvas.label(QRectF(box.x() + 46, box.y(), room, box.height()), name, (14, 13, 12, 11), PRIMARY, 500,
                         grow=False)  # fmt: skip
        if row.by is not None:
            canvas.sign("symbols/check", QPointF(box.right() - 48, box.center().y()), 18, SUCCESS)
            member = self._crew[row.by]
            figure_piece(canvas, QPointF(box.right() - 22, box.center().y()), 24, member.figure, member.colour)

    def _paint_order(self, canvas: Canvas, box: QRectF) -> None:
        """Everybody in captain order: what they have done, who is asked now, and who comes later."""
        view = self.view
        assert view is not None
        frame(canvas, box, PANEL)
        heading(
            canvas,
            box.x() + 14,
            box.y() + 27,
            self.worded("alert-ui-captain-order" if view.step in ASKING else "alert-ui-crew"),
            WARM,
            box.width() - 36,
        )
        people = [(member, *self._doing(member)) for member in self._crew if self._takes_part(member)]
        high = min(54.0, (box.height() - HEAD - 6) / max(1, len(people)))
        for place, (member, words, ink) in enumerate(people):
            row = QRectF(box.x() + 8, box.y() + HEAD + high * place, box.width() - 16, high - 4)
            now = ink == WARM
            canvas.cut(*sides(row), 6, WARM_GROUND if now else BG1, WARM if now else None, 1.6)
            figure_piece(canvas, QPointF(row.x() + 24, row.center().y()), 26, member.figure, member.colour)
            room = row.width() - 60
            canvas.label(QRectF(row.x() + 48, row.y() + 3, room, 20), member.name, (15, 14, 13, 12), PRIMARY, 600,
                         "display", grow=False)  # fmt: skip
            size, lines = canvas.fitted_lines(words, room, row.height() - 23, (13, 12, 11, 10.5), most=2, grow=False)
            canvas.lines(row.x() + 48, row.y() + 23, lines, size, ink, 500, 1.0, grow=False)

    def _takes_part(self, member: Member) -> bool:
        """Androids repair as well, by the people who lead them; votes and choices are those of people."""
        assert self.view is not None
        return self.view.step not in VOTES or self.view.consoles[member.figure].seat != TABLE or self._alone

    @property
    def _alone(self) -> bool:
        assert self.view is not None
        return len(self.view.people) == 1

    def _doing(self, member: Member) -> tuple[str, str]:
        """What somebody has done or is about to do, and its colour."""
        view, decision = self.view, None if self.offers is None else self.offers.decision
        assert view is not None
        if view.step not in ASKING:
            awake = self._scene.table.figure(member.figure).awake
            return self.worded(f"ui-history-alert-{'awake' if awake else 'fallen'}"), SUCCESS if awake else DANGER
        if view.step == "repairs":
            done = self.mended()
            event = done.get(member.figure)
            if event is not None:
                return self.words_of(_did(event)), TERTIARY if isinstance(event, story.Recovered) else SUCCESS
            now = next((one.figure for one in self._crew if one.figure not in done), -1)
        else:
            seats = [console.seat for console in view.consoles]
            now = -1 if decision is None or decision.seat not in seats else seats.index(decision.seat)
        if member.figure == now:
            return self.worded("alert-ui-chooses"), WARM
        if view.step != "repairs" and member.figure < now:
            return self.worded("alert-ui-has-chosen"), SUCCESS
        return self.worded("alert-ui-comes-next"), COLD if member.figure == now + 1 else SECONDARY


def _did(event: Event) -> Text:
    if isinstance(event, story.TileRemoved):
        return Text("alert-ui-did-tile", tile=Text(f"alert-tile-{event.tile}"), zone=Text(f"alert-zone-{event.zone}"))
    if isinstance(event, story.SquadRestored):
        return Text("alert-ui-did-squad")
    return Text("alert-ui-did-recover" if isinstance(event, story.Recovered) else "alert-ui-did-nothing")
