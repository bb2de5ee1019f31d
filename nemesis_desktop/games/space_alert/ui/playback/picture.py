"""The picture of the playback: tracks, ship, shots, the cards of each figure, the bar."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from nemesis_desktop.games.space_alert.acts import Amend, Seen
from nemesis_desktop.games.space_alert.components.tracks import LANES
from nemesis_desktop.games.space_alert.modes import WRONG_CARD
from nemesis_desktop.games.space_alert.resolution import Table
from nemesis_desktop.games.space_alert.ui.drawn.lane_picture import paint_aboard, paint_cards, paint_lane
from nemesis_desktop.games.space_alert.ui.drawn.ship_picture import paint_ship
from nemesis_desktop.games.space_alert.ui.look import (
    AMBER,
    BG0,
    BG2,
    COLD,
    DANGER,
    EDGE,
    ENERGY,
    INK_WARM,
    PANEL,
    PRIMARY,
    SECONDARY,
    SUCCESS,
    TERTIARY,
    WARM,
    WARM_GROUND,
    sign,
)
from nemesis_desktop.games.space_alert.ui.pieces import frame
from nemesis_desktop.games.space_alert.ui.playback.film_places import LEFT, SHIP_SCALE, FilmPlaces
from nemesis_desktop.games.space_alert.ui.playback.motion import TRAVELS, paint_motion
from nemesis_desktop.games.space_alert.ui.playback.player import FILTERS, SPEEDS, STAGES, FilmPlayer
from nemesis_desktop.games.space_alert.ui.playback.reading import paint_turn_list, paint_why
from nemesis_desktop.games.space_alert.ui.playback.shots import Shots
from nemesis_desktop.games.space_alert.ui.playback.strips import paint_strip
from nemesis_desktop.games.space_alert.ui.playback.tile_card import paint_tile_card
from nemesis_desktop.games.space_alert.ui.playback.timeline import paint_timeline
from nemesis_desktop.games.space_alert.ui.playback.why import Reasons
from nemesis_desktop.games.space_alert.ui.playback.why_rows import Why
from nemesis_desktop.games.space_alert.ui.scene import Member, Scene, at_record, crew_of, on_the_way
from nemesis_desktop.games.space_alert.ui.top_buttons import TopButtons
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import outline, sides

BUTTONS: Final = ("start", "turn_back", "back", "play", "next", "turn_next")
"""Of the bar, from the left."""
NO_CREW: Final[tuple[Member, ...]] = ()


class FilmPicture(TopButtons):
    """The picture of a mission at one of its records, and where everything on it lies.

    Attributes:
        player: where the playback stands.
        on_table: whether it is the question of the table; elsewhere there is a way back in place of going on.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.player = FilmPlayer(self)
        self.on_table = True
        self._amending: tuple[int, int] | None = None

    @property
    def presses(self) -> bool:
        """The strip has buttons where the table is played; from the score sheet one goes back there."""
        return self.on_table and super().presses

    @property
    def crew(self) -> tuple[Member, ...]:
        """Who is who."""
        if self.view is None or self.words is None:
            return NO_CREW
        return crew_of(self.view, self.words)

    @property
    def scene(self) -> Scene:
        """The ship at the record that is shown."""
        assert self.player.resolution is not None and self.view is not None
        scene = at_record(self.player.resolution, self.crew, self.view.tracks, self.player.place, self.player.share)
        return on_the_way(scene) if isinstance(scene.event, TRAVELS) else scene

    @property
    def reasons(self) -> Reasons:
        """Words for what happened."""
        assert self.view is not None
        figures = [console.seat for console in self.view.consoles]
        return Reasons(self.view.people, figures, self.crew)  # type: ignore[arg-type]  # they have all that is read

    @property
    def places(self) -> FilmPlaces:
        """Where everything lies."""
        return FilmPlaces(self.wide, self.high, len(self.crew))

    @property
    def followed(self) -> list[QRectF]:
        """Where the eye is while it runs: the lanes, the ship, the first cards, and why it happens. In units."""
        lanes = [self.places.lane_box(place) for place in range(3)]
        ship = QRectF(8, self.places.ship_top, LEFT, 246)
        return [*lanes, ship, self.places.strip_box(0), self.places.why]

    @property
    def _onwards(self) -> str:
        """What the button below says: nobody leaves a mission by mistake before its end."""
        return "alert-act-seen" if self.player.at_end else "alert-ui-to-end"

    def turn_name(self, turn: int) -> str:
        """A turn by its number; after the last one comes the closing step."""
        last = turn == self.player.turns
        return self.worded("log-alert-closing-step") if last else self.worded("alert-ui-turn", turn=turn)

    @property
    def why_now(self) -> Why | None:
        """Why that happened which is shown; None before the first event."""
        player = self.player
        if player.resolution is None or player.happening is None:
            return None
        return self.reasons.why(player.resolution.records[player.place], self._before)

    @property
    def _before(self) -> Table:
        player = self.player
        assert player.resolution is not None
        return player.resolution.records[player.place - 1].table if player.place > 0 else player.resolution.start

    @property
    def _seen(self) -> Seen | None:
        """What goes on from here, as whoever is first at the table."""
        decision = None if self.offers is None else self.offers.decision
        if decision is None or decision.topic != "playback":
            return None
        return next((act for act in decision.acts if isinstance(act, Seen)), None)

    @property
    def _may_amend(self) -> bool:
        return self._seen is not None and self.view is not None and WRONG_CARD in self.view.options

    def _amends(self, figure: int) -> list[Amend]:
        decision = None if self.offers is None else self.offers.decision
        if decision is None or not self._may_amend:
            return []
        turn = self.player.turn
        return [act for act in decision.acts if isinstance(act, Amend) and (act.figure, act.turn) == (figure, turn)]

    # ---------------------------------------------------------------- painting

    def paint_board(self, canvas: Canvas) -> None:
        """Everything, from the ground up: shots pass behind the cards of the lanes."""
        scene = self.scene
        canvas.box(0, 0, self.wide, self.high, BG0)
        self._paint_top(canvas, scene)
        lanes = [self.places.lane_box(place) for place in range(3)]
        shots = Shots(scene, lanes, QPointF(8, self.places.ship_top), SHIP_SCALE)
        for lane, box in zip(LANES[:3], lanes, strict=True):
            paint_lane(canvas, scene, lane, box, self.words_of, cards=False)
        shots.paint(canvas)
        for lane, box in zip(LANES[:3], lanes, strict=True):
            paint_cards(canvas, scene, lane, box, self.words_of)
        ship = canvas.at(8, self.places.ship_top, SHIP_SCALE)
        paint_ship(ship, scene, self.words_of)
        paint_motion(ship, scene)
        paint_aboard(canvas, scene, self.places.aboard_box, self.words_of)
        shots.paint_sums(canvas)
        corner = QPointF(8, self.places.ship_top)
        paint_tile_card(canvas, scene, self.player, corner, SHIP_SCALE, self.words_of)
        for member in self.crew:
            paint_strip(
                canvas, self.places.strip_box(member.figure), scene, member, self.player, self.words_of, self.reasons
            )
            self._paint_amends(canvas, member.figure)
        paint_timeline(canvas, self.places.timeline, self.player, self.words_of)
        self._paint_bar(canvas)
        paint_why(canvas, self.places.why, self.player, self.reasons, self.words_of)
        paint_turn_list(canvas, self.places.list, self.player, self.reasons, self.words_of, self._rows())
        self._paint_go_on(canvas)

    def _rows(self) -> list[tuple[int, QRectF]]:
        """The records of this turn that have been seen and fit into the list, around the one that is shown."""
        player, box = self.player, self.places.list
        high = 31.0
        room = max(1, int((box.height() - 32) // high))
        told = (place for place in player.of_turn(player.turn) if place <= player.seen)
        records = [place for place in told if player._wanted(place)]
        here = next((row for row, place in enumerate(records) if place >= player.place), len(records))
        first = min(max(0, here - room // 2), max(0, len(records) - room))
        return [
            (place, QRectF(box.x() + 6, box.y() + 28 + high * row, box.width() - 12, high - 2))
            for row, place in enumerate(records[first : first + room])
        ]

    def _paint_top(self, canvas: Canvas, scene: Scene) -> None:
        view, table = self.view, scene.table
        assert view is not None
        self.paint_top(canvas)
        name = view.mission or self.worded("ui-modes-alert-which-generated")
        canvas.text(48, 20, name, 14, PRIMARY, 600, grow=False)
        what = self.worded("alert-ui-done-by-you")
        size, shown = canvas.fitted(what, 150, (12.5, 11.5, 10.5), grow=False)
        canvas.text(48, 36, shown, size, SECONDARY, grow=False)
        turns = len(table.programs[0])
        of = self.worded("alert-ui-of", count=turns) if self.player.turn <= turns else ""
        wide = canvas.width(of, 13, grow=False) if of else 0.0
        turn = self.turn_name(max(1, self.player.turn))
        size, shown = canvas.fitted(turn, 172 - wide, (22, 20, 18, 16, 15, 14, 13, 12), 700, "display", grow=False)
        x = 214 + canvas.text(214, 30, shown, size, PRIMARY, 700, "display", grow=False) + 10
        canvas.text(x, 30, of, 13, SECONDARY, grow=False)
        tiles = sum(map(len, table.tiles))
        bays = len(table.bays)
        facts = (
            ("damage", DANGER, self.worded("alert-ui-sum-damage", count=tiles)),
            ("energy", ENERGY, self.worded("alert-ui-sum-energy", count=sum(table.reactors))),
            ("rocket", PRIMARY, self.worded("alert-ui-sum-rockets", count=table.rockets)),
            ("squad", PRIMARY, self.worded("alert-ui-sum-bays", count=bays)),
            ("visual", COLD, self.worded("alert-ui-sum-visual", count=max(table.looked, default=0))),
            ("maintenance", SUCCESS, self.worded("alert-ui-sum-serviced", count=sum(table.serviced))),
        )
        left, room = 396.0, self.wide - (140 if self.presses else 20) - 396
        step = room / len(facts)
        for place, (symbol, ink, words) in enumerate(facts):
            x = left + step * place
            canvas.symbol(sign(symbol), x, 14, 18, ink)
            size, shown = canvas.fitted(words, step - 30, (13.5, 12.5, 11.5, 10.5, 9.5), 500, grow=False)
            canvas.text(x + 24, 28, shown, size, PRIMARY, 500, grow=False)

    # ---------------------------------------------------------------- bar

    def _paint_bar(self, canvas: Canvas) -> None:
        player, bar = self.player, self.places.bar
        frame(canvas, bar, PANEL)
        for place, key in enumerate(BUTTONS):
            box, main = self.places.bar_box(place), key == "play"
            canvas.cut(*sides(box), 7, AMBER if main else BG2, WARM if main else EDGE)
            self._paint_sign(canvas, box.center(), key)
        if player.place >= 0:
            turn = player.of_turn(player.turn)
            words = self.worded("alert-ui-step", place=player.place - turn.start + 1, count=len(turn))
            room = QRectF(self.places.bar_box(len(BUTTONS)).x() + 4, bar.y(), 106, bar.height())
            canvas.label(room, words, (14, 13, 12, 11, 10), PRIMARY, 600, grow=False)
        for place, stage in enumerate(STAGES):
            self._paint_stage(canvas, bar.x() + 372 + 73 * place, stage)
        for place, pace in enumerate(SPEEDS):
            box, on = self.places.pace_box(place), player.pace == SPEEDS[place]
            canvas.cut(*sides(box), 6, WARM_GROUND if on else BG2, WARM if on else EDGE)
            ink = WARM if on else SECONDARY
            words = f"{pace}×"
            canvas.text(box.center().x(), box.center().y() + 5, words, 13, ink, 600, align="middle", grow=False)
        for place, kind in enumerate(FILTERS):
            box, on = self.places.filter_box(place), FILTERS[place] in player.shown
            canvas.cut(*sides(box), 7, BG2, COLD if on else EDGE)
            name = {"guns": "heavy_laser", "threats": "threat_e1_07", "crew": "figure_1"}[kind]
            canvas.sign(sign(name), box.center(), 22, COLD if on else TERTIARY)

    def _paint_sign(self, canvas: Canvas, at: QPointF, key: str) -> None:
        """What a button of the bar does: chevrons go by turns, arrows with a line by steps."""
        if key == "play":
            canvas.sign(sign("pause" if self.player.running else "play"), at, 20, INK_WARM)
        elif key == "turn_next":
            canvas.sign(sign("speed"), at, 20, PRIMARY)
        elif key == "turn_back":
            with canvas.turned(at, 180) as turned:
                turned.sign(sign("speed"), QPointF(0, 0), 20, PRIMARY)
        elif key == "start":
            canvas.box(at.x() - 9, at.y() - 8, 3, 16, PRIMARY)
            with canvas.turned(at + QPointF(3, 0), 180) as turned:
                turned.sign(sign("speed"), QPointF(0, 0), 18, PRIMARY)
        else:
            canvas.sign(sign("step_back" if key == "back" else "step_next"), at, 20, PRIMARY)

    def _paint_stage(self, canvas: Canvas, x: float, stage: str) -> None:
        y, high, wide = self.places.bar.y() + 8, 28.0, 76.0
        on = self.player.stage == stage and self.player.place >= 0
        arrow = outline(
            (x, y),
            (x + wide - 10, y),
            (x + wide, y + high / 2),
            (x + wide - 10, y + high),
            (x, y + high),
            (x + 8, y + high / 2),
        )
        canvas.path(arrow, WARM if on else BG0, WARM if on else EDGE)
        words = self.worded(f"alert-ui-stage-{stage}")
        size, shown = canvas.fitted(words, wide - 20, (12.5, 11.5, 10.5, 10, 9.5), 600, grow=False)
        ink = INK_WARM if on else SECONDARY
        canvas.text(x + wide / 2 + 1, y + high / 2 + size * 0.36, shown, size, ink, 600, align="middle", grow=False)

    def _paint_go_on(self, canvas: Canvas) -> None:
        if self.only_shows or (self._seen is None and self.on_table):
            return
        box, main = self.places.go_on, self.player.at_end or not self.on_table
        canvas.cut(*sides(box), 8, AMBER if main else BG2, WARM if main else EDGE)
        words = self.worded(self._onwards if self.on_table else "alert-ui-leave")
        ink = INK_WARM if main else PRIMARY
        size, shown = canvas.fitted(words, box.width() - 20, (15, 14, 13, 12), 700, grow=False)
        canvas.text(box.center().x(), box.center().y() + 5.5, shown, size, ink, 700, align="middle", grow=False)

    def _paint_amends(self, canvas: Canvas, figure: int) -> None:
        choices, box = self._amends(figure), self.places.strip_box(figure)
        if not choices or self.only_shows:
            return
        if self._amending != (figure, self.player.turn):
            canvas.cut(box.right() - 29, box.y() + 9, 22, 22, 5, BG2, EDGE)
            canvas.sign("symbols/undo", QPointF(box.right() - 18, box.y() + 20), 14, SECONDARY)
            return
        canvas.cut(box.x() + 2, box.y() + 32, box.width() - 4, box.height() - 34, 7, BG0, WARM)
        for place, act in enumerate(choices):
            text = act.text()
            row = QRectF(box.x() + 8, box.y() + 36 + 34 * place, box.width() - 16, 30)
            canvas.cut(*sides(row), 6, BG2, WARM)
            words = self.words_of(text)
            size, shown = canvas.fitted(words, row.width() - 10, (12.5, 11.5, 10.5, 9.5), 500, grow=False)
            canvas.text(row.center().x(), row.center().y() + 4.5, shown, size, PRIMARY, 500, align="middle", grow=False)
