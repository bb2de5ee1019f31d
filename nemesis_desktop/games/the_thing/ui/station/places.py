"""One place of the board: its plate, its pictogram, its slots, and what stands there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.the_thing.components.locations import LOCATIONS
from nemesis_desktop.games.the_thing.components.things import FOOD
from nemesis_desktop.games.the_thing.ui.look import ALIEN_HERE, OUTSIDE, ROOM, leader_token, place_sign, symbol
from nemesis_desktop.games.the_thing.ui.part import StationPart
from nemesis_desktop.games.the_thing.ui.station.chart import PLATE, Site, chart
from nemesis_desktop.games.the_thing.view import PlaceView
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import Paint
from nemesis_desktop.table.drawing.pieces import count

OUT: Final = ("weather_station", "kennel", "staff_helicopter", "outdoor_reserve", "snowmobile")
"""Places under the open sky."""
EMPTY: Final = 0.28


class PlacePainter:
    """Paints the places of the board.

    Args:
        station: the part that shows them.
        board: a canvas in units of the board.
    """

    def __init__(self, station: StationPart, board: Canvas) -> None:
        assert station.view is not None
        self.station, self.board, self.view = station, board, station.view

    # ---------------------------------------------------------------- ground and plate

    def paint(self, site: Site, place: str) -> None:
        """A place without the people in it."""
        board, area = self.board, site.area
        anchor = Anchor("place", place)
        state = self.station.state(anchor)
        lit, seen = self.station.lit(anchor), self.seen(place)
        red = seen is not None and seen.power > 0 or place in self._planned()
        ground: Paint = ALIEN_HERE if red else OUTSIDE if place in OUT else ROOM
        if lit:
            ground = ("station.floor_active_top", "station.floor_bottom")
            board.cut(area.x() - 3, area.y() - 3, area.width() + 6, area.height() + 6, 10, None, "accent.warm", 2)
        if place in ("lab_discard", "action_discard", "headquarters"):
            ground = ("station.module_bottom", "station.bg0")
        edge = "state.danger" if red else "station.wall_out" if place in OUT else "station.wall"
        if state == "chosen":
            edge = "accent.warm"
        board.cut(area.x(), area.y(), area.width(), area.height(), 7, ground, edge, 2.2 if state == "chosen" else 1.3)
        if seen is not None and self.view.dark and place not in OUT:
            board.cut(area.x(), area.y(), area.width(), area.height(), 7, "#16305A", None, alpha=0.42)
        self._paint_plate(site, place)
        self._paint_picture(site, place, faint=seen is not None and (seen.dog or seen.power > 0))
        if seen is not None:
            self._paint_location(site, seen)
        else:
            self._paint_store(site, place)
        if seen is not None and seen.burned:
            self._paint_burned(site)
        elif self.station.asks and not lit and not self.station.topic.startswith("vote"):
            board.cut(area.x(), area.y(), area.width(), area.height(), 7, "#05080F", None, alpha=0.5)
        if state == "chosen":
            self._paint_fold(area)

    def seen(self, place: str) -> PlaceView | None:
        """What lies in a green location; None for every other place."""
        return self.view.place(place) if place in LOCATIONS else None

    def _planned(self) -> Sequence[str]:
        return [place for place, _ in self.view.plan]

    def _paint_plate(self, site: Site, place: str) -> None:
        board, area = self.board, site.area
        board.cut(area.x(), area.y(), area.width(), PLATE, 6, f"station.{site.colour}", None, corners="top")
        note = self._plate_note(place)
        right = board.width(note, 12.5, 700) + 12 if note else 8
        room = QRectF(area.x() + 20, area.y(), area.width() - 24 - right, PLATE)
        name = self.station.site_name(place)
        if place in ("lab_discard", "action_discard"):
            name = self.station.tell("discard")
        if board.width(name, 12, 600, grow=False) > room.width():  # the name is worth more than the sign of its group
            room = QRectF(area.x() + 5, area.y(), area.width() - right, PLATE)
        else:
            sign = {"yellow": "group_yellow", "red": "group_red", "purple": "group_purple", "blue": "group_blue"}
            group = symbol(sign.get(site.colour, "group_green"))
            board.symbol(group, area.x() + 5, area.y() + 3.5, 11, "text.plate_ink")
        board.label(room, name, (13, 12.5, 12, 11.5), "text.plate_ink", 600, grow=False)
        if note:
            end = QRectF(area.right() - right - 2, area.y(), right - 4, PLATE)
            board.label(end, note, (12.5, 12), "text.plate_ink", 700, "text", "right", grow=False)

    def _plate_note(self, place: str) -> str:
        view = self.view
        if place == "underground_storage":
            return str(view.underground)
        if place == "outdoor_reserve":
            return str(view.outdoor)
        if place == "pantry":
            return str(view.pantry)
        return ""

    def _paint_picture(self, site: Site, place: str, *, faint: bool) -> None:
        if place in ("underground_storage", "pantry", "outdoor_reserve"):
            return
        area = site.area
        tall = area.height() - PLATE
        size = min(46.0, tall * 0.56)
        middle = QPointF(area.right() - size / 2 - 9, area.y() + PLATE + tall * 0.45)
        if place in ("action_discard", "lab_discard"):
            middle = QPointF(area.center().x(), area.y() + PLATE + tall * 0.36)
        elif place == "headquarters":
            middle = QPointF(area.x() + 34, area.center().y() + 8)
        elif place == "bedroom" and any(one.place == place for one in self.view.characters):
            faint = True
        paint = "station.wall_out" if place in OUT else "station.wall"
        self.board.sign(place_sign(place), middle, size, paint, 0.2 if faint else 0.85)

    # ---------------------------------------------------------------- slots

    def _paint_location(self, site: Site, seen: PlaceView) -> None:
        board = self.board
        for middle in site.figures[len(seen.people) :]:
            board.cut(middle.x() - 9, middle.y() - 9, 18, 18, 5, None, "text.primary", 1, alpha=0.26)
        self._row(site.fuel, seen.fuel, "fuel", "station.supply", 13.5)
        self._row(site.damage[: seen.damage_slots], seen.damage, "damage", "state.danger", 14.5)
        if seen.damage > 3:
            first = site.damage[0]
            count(board, first - QPointF(14, 0), str(seen.damage), "state.danger", 12.5)
        if seen.id == "kitchen":
            self._row(site.food, self.view.kitchen, "food", "station.supply", 14)
        self._paint_counts(site, seen)

    def _paint_counts(self, site: Site, seen: PlaceView) -> None:
        """Decks and bags in the foot of their rooms."""
        view, told = self.view, self.station.tell
        rows = {
            "armory": ("weapon_firearm", view.weapons, told("backs-weapon", count=view.weapons)),
            "warehouse": ("item_tools", view.items, told("backs-item", count=view.items)),
            "laboratory": ("laboratory_bag", view.lab_bag, told("backs-sample", count=view.lab_bag)),
        }
        if seen.id in rows:
            sign, many, unit = rows[seen.id]
            x, y = site.area.x() + 10, site.area.bottom() - 20
            self.board.symbol(symbol(sign), x, y, 14, "text.secondary")
            wide = self.board.text(x + 20, y + 12, str(many), 14, "text.primary", 700, "display", grow=False)
            room = site.area.right() - x - 30 - wide
            size, shown = self.board.fitted(unit, min(room, 76), (12.5, 12), 500, grow=False)
            self.board.text(x + 25 + wide, y + 12, shown, size, "text.secondary", 500, grow=False)
        if seen.id == "weather_station" and view.station_die:
            self._die(site)

    def _die(self, site: Site) -> None:
        x, y = site.area.x() + 10, site.area.bottom() - 30
        self.board.cut(x, y, 24, 24, 6, "station.ice_ground", "station.ice", 1.2)
        self.board.symbol(symbol(f"weather_{self.view.station_die}"), x + 3, y + 3, 18, "station.ice")

    def _row(self, slots: Sequence[QPointF], full: int, sign: str, paint: str, size: float) -> None:
        for place, middle in enumerate(slots):
            there = place < full
            ink, alpha = (paint, 1.0) if there else ("text.secondary", EMPTY)
            self.board.sign(symbol(sign), middle, size, ink, alpha)

    def _paint_store(self, site: Site, place: str) -> None:
        view, board, area = self.view, self.board, site.area
        if place == "underground_storage":
            self._row(site.fuel, view.underground, "fuel", "station.supply", 15)
        elif place == "outdoor_reserve":
            self._row(site.fuel, view.outdoor, "fuel", "station.supply", 13)
        elif place == "pantry":
            self._row(site.food[:FOOD], view.pantry, "food", "station.supply", 14)
        elif place in ("action_discard", "lab_discard"):
            many = view.discard if place == "action_discard" else view.lab_discard
            board.text(
                area.center().x(),
                area.bottom() - 10,
                str(many),
                16,
                "text.primary",
                700,
                "display",
                "middle",
                grow=False,
            )
        elif place == "headquarters":
            self._paint_headquarters(area)
        elif place == "kennel":
            self._paint_kennel(site)

    def _paint_headquarters(self, area: QRectF) -> None:
        """Spare damage is not counted; what has been taken out of the game lies here, unseen."""
        board, view = self.board, self.view
        x = area.x() + 62
        board.text(x, area.center().y() + 10, str(view.removed), 16, "text.primary", 700, "display", grow=False)
        room = QRectF(area.x() + 6, area.bottom() - 24, area.width() - 14, 20)
        board.label(room, self.station.tell("removed"), (12.5, 12), "text.secondary", 500, align="right", grow=False)

    def _paint_kennel(self, site: Site) -> None:
        board, view = self.board, self.view
        for place, middle in enumerate(site.dogs):
            if place < view.kennel_dogs:
                self.dog(middle, 23)
            else:
                board.ring(middle, 10, "text.secondary", 1, 0.4)
        if view.kennel_card:
            box = QRectF(site.area.x() + 9, site.area.bottom() - 24, 15, 19)
            board.cut(box.x(), box.y(), 15, 19, 3, "state.danger_ground", "state.danger", 1.2)
        words = self.station.tell("kennel-dogs", count=view.kennel_dogs)
        room = QRectF(site.area.x() + 32, site.area.bottom() - 24, site.area.width() - 80, 20)
        board.label(room, words, (12.5, 12), "text.secondary", 500, grow=False)

    # ---------------------------------------------------------------- what stands there

    def dog(self, middle: QPointF, size: float) -> None:
        """A dog that runs free, or sits in the kennel."""
        self.board.disc(middle, size / 2 + 1.4, "ground.space")
        self.board.circle(middle.x(), middle.y(), size / 2, "station.bg2", "station.fur", 1.3)
        self.board.sign(symbol("dog"), middle, size * 0.72, "station.fur")

    def paint_over(self) -> None:
        """What lies over the people: dogs, the alien, the leader token, ticks, ice."""
        for place in LOCATIONS:
            site, seen = chart()[place], self.view.place(place)
            if seen.dog and site.dog is not None:
                self.dog(site.dog, 23)
            power = seen.power or dict(self.view.plan).get(place, 0)
            if power and site.alien is not None:
                self._alien(site.alien, power)
            if seen.token and site.token is not None:
                leader_token(self.board, QPointF(site.token.x(), site.area.y() + PLATE / 2))
            if seen.ready:
                middle = QPointF(site.area.right() - 32, site.area.y() + PLATE / 2)
                self.board.disc(middle, 8.4, "state.success_ground")
                self.board.sign("symbols/check", middle, 12, "state.success")
            if seen.lost:
                self._paint_lost(site)
            if place == "generator_room" and self.view.dark:
                self.board.sign(
                    symbol("power_outage"),
                    QPointF(site.area.right() - 32, site.area.center().y() + 6),
                    34,
                    "station.ice",
                )

    def _alien(self, middle: QPointF, power: int) -> None:
        middle = middle - QPointF(4, 0)
        self.board.disc(middle, 17, "ground.space")
        self.board.circle(middle.x(), middle.y(), 15, ("state.blood_top", "state.blood_bottom"), "state.danger", 1.6)
        self.board.sign(symbol("revealed_alien"), middle, 24, "text.bone")
        corner = middle + QPointF(12, 12)
        self.board.cut(corner.x() - 8, corner.y() - 8, 16, 16, 4, "text.primary", "ground.space", 1.4)
        count(self.board, corner, str(power), "text.plate_ink", 11.5)

    def _paint_lost(self, site: Site) -> None:
        area = site.area
        box = QRectF(area.x() + 4, area.bottom() - 31, area.width() - 8, 27)
        self.board.cut(box.x(), box.y(), box.width(), box.height(), 5, ("#CDE7F8", "#9CC9E8"), "station.ice", 1)
        self.board.symbol(symbol("boiler_lost"), box.x() + 6, box.y() + 4, 19, "text.ink_cold")
        words = self.station.tell("boiler-lost")
        room = QRectF(box.x() + 30, box.y(), box.width() - 36, box.height())
        self.board.label(room, words, (13, 12.5, 12), "text.ink_cold", 600, grow=False)

    def _paint_burned(self, site: Site) -> None:
        board, area = self.board, site.area
        inner = QRectF(area.x() + 2, area.y() + PLATE, area.width() - 4, area.height() - PLATE - 2)
        board.box(inner.x(), inner.y(), inner.width(), inner.height(), "#0B0706", 0.82)
        for way in (
            ((inner.x(), inner.y()), (inner.right(), inner.bottom())),
            ((inner.x(), inner.bottom()), (inner.right(), inner.y())),
        ):
            board.line(way, "state.danger_soft", 2)
        middle = site.fire if site.fire is not None else inner.center()
        board.circle(middle.x(), middle.y(), 21, "state.danger", "ground.space", 2)
        board.sign(symbol("fire"), middle, 28, "text.bone")

    def _paint_fold(self, area: QRectF) -> None:
        right, low = area.right() - 1, area.bottom() - 1
        self.board.polygon([(right, low - 26), (right, low), (right - 26, low)], "accent.warm")
        self.board.sign("symbols/check", QPointF(right - 8, low - 8), 12, "text.ink_warm")
