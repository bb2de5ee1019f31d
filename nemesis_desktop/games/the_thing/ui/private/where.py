"""The task in which a place is chosen: where to go, and how one gives a card there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.decision import Act, Anchor, Decision
from nemesis_desktop.games.the_thing.acts import Give, GoAndGive, GoAndRisk, Sleep, UseNothing
from nemesis_desktop.games.the_thing.components.assumptions import HELICOPTER_SPACES
from nemesis_desktop.games.the_thing.components.characters import NORRIS
from nemesis_desktop.games.the_thing.components.locations import LOCATIONS, REC_ROOM
from nemesis_desktop.games.the_thing.ui.look import leader_token, piece, place_sign, symbol, weather_sign
from nemesis_desktop.games.the_thing.ui.private.base import FrameBase
from nemesis_desktop.games.the_thing.ui.private.hand_of import INSIDE, hand_area
from nemesis_desktop.games.the_thing.ui.private.tasks import Spots, Task
from nemesis_desktop.table.drawing.canvas import Canvas

OUT: Final = ("weather_station", "staff_helicopter", "snowmobile", "kennel")
ROWS: Final = (
    ("weather_station", "radio_room", "laboratory", "armory", "staff_helicopter"),
    ("", "boiler_room", "", "", "snowmobile"),
    ("", "generator_room", "kitchen", "warehouse", ""),
    ("", "bedroom", "", "", ""),
)
"""The places as they lie to each other on the board."""


class Where(Task):
    """Where to go, and how: give a card, or throw the hand away for the top card of the deck."""

    def __init__(self, decision: Decision, frame: FrameBase) -> None:
        super().__init__(decision, frame)
        self.place = ""
        self.risks = False
        self.uses = False
        self.card: int | None = None

    @property
    def gives(self) -> bool:
        """Whether a card of the hand is chosen here: in the dark chance chooses it, as everybody sees."""
        view = self.frame.view
        wants = self.frame.at_once and view is not None and not self._blind and bool(self.frame.me.hand)
        return wants and not self.risks and self.place != "bedroom"

    @property
    def _blind(self) -> bool:
        """Whether chance draws the card: Norris sees in the dark, as everybody knows."""
        return self.frame.view is not None and self.frame.view.dark and self.frame.me.character != NORRIS

    @property
    def complete(self) -> bool:
        """Place and card, where one is chosen."""
        return self.pick is not None and (not self.gives or self.card is not None)

    @property
    def ends_visit(self) -> bool:
        """Whether nothing follows that is not answered here."""
        return self.gives and not self.uses

    @property
    def step(self) -> str:
        """First the place, then the card."""
        return "go" if self.pick is None else "use" if self.complete else "give"

    def ahead(self) -> Mapping[str, Act]:
        """The card, and that nothing is used on the way unless somebody wants to."""
        if not self.frame.at_once or self.place == "bedroom":
            return {}
        hand = self.frame.me.hand or ()
        found: dict[str, Act] = {} if self.uses else {"use": UseNothing()}
        if self.gives and self.card is not None:
            found["give"] = Give(hand[self.card])
        return found

    def marks_card(self, place: int) -> bool:
        """The card that goes along."""
        return self.gives and self.card == place

    def chosen_words(self) -> str:
        """Where to, and with what; or what is still to be chosen."""
        words = super().chosen_words()
        if self.pick is None or not self.gives:
            return words
        if self.card is None:
            return f"{words} {self.say('then-a-card')}"
        hand = self.frame.me.hand or ()
        return self.say("gives", way=words, card=self.frame.named("card", hand[self.card]))

    def use_area(self) -> QRectF:
        """Where one says that one wants to use a card."""
        return self.way(True).translated(INSIDE.width() / 5, 0)

    def area(self, place: str) -> QRectF:
        """Where the tile of a place lies."""
        for row, names in enumerate(ROWS):
            if place in names:
                wide, high = INSIDE.width() / 5, INSIDE.height() / 4
                return QRectF(INSIDE.x() + wide * names.index(place), INSIDE.y() + high * row, wide - 10, high - 10)
        raise KeyError(place)

    def way(self, risks: bool) -> QRectF:
        """Where the two ways of giving a card lie."""
        wide, high = INSIDE.width() / 5, INSIDE.height() / 4
        return QRectF(INSIDE.x() + 2 * wide + (wide if risks else 0), INSIDE.y() + 3 * high, wide - 10, high - 10)

    def _indices(self, place: str) -> dict[type, int]:
        return {type(act): index for index, act in enumerate(self.decision.acts) if getattr(act, "place", "") == place}

    def _settle(self) -> None:
        found = self._indices(self.place)
        wanted = Sleep if self.place == "bedroom" else GoAndRisk if self.risks else GoAndGive
        self.pick = found.get(wanted, next(iter(found.values()), None))

    def spots(self) -> Spots:
        """What can be pressed, in the order in which keys reach it."""
        places = [place for row in ROWS for place in row if place and self._indices(place)]
        found = [(place, self.area(place), self.frame.named("place", place)) for place in places]
        found += [("give", self.way(False), self.say("way-give")), ("risk", self.way(True), self.say("way-risk"))]
        if not self.frame.at_once:
            return found
        hand = self.frame.me.hand or ()
        cards = [(f"card-{place}", hand_area(place), self.frame.named("card", card)) for place, card in enumerate(hand)]
        return [*found, ("use", self.use_area(), self.say("way-use")), *cards]

    def numbered(self) -> Sequence[str]:
        """Places first; once it is said where to, the cards of the hand, where one of them goes along."""
        cards = range(len(self.frame.me.hand or ()))
        return [f"card-{place}" for place in cards] if self.place and self.gives else super().numbered()

    def press(self, key: str) -> None:
        """A click on one of these things."""
        if key in ("give", "risk"):
            self.risks = key == "risk"
        elif key == "use":
            self.uses = not self.uses
        elif key.startswith("card-"):
            self.card, self.risks = int(key.removeprefix("card-")), False
        else:
            self.place = key
        if self.place:
            self._settle()

    def about(self, key: str) -> object:
        """What that thing is."""
        if key.startswith("card-"):
            return Anchor("card", (self.frame.me.hand or ())[int(key.removeprefix("card-"))])
        return None if key in ("give", "risk", "use") else Anchor("place", key)

    def paint(self, canvas: Canvas) -> None:
        """Draw it where it lies."""
        for row in ROWS:
            for place in row:
                if place:
                    self._paint_place(canvas, place)
        self._paint_rest(canvas)
        for risks in (False, True):
            marked = self.risks is risks and self.place != "bedroom"
            key, sign = ("way-risk", "choice_special") if risks else ("way-give", "choice_give")
            self._paint_way(canvas, self.way(risks), key, sign, marked)
        if self.frame.at_once:
            self._paint_way(canvas, self.use_area(), "way-use", "item_tools", self.uses)

    def _paint_rest(self, canvas: Canvas) -> None:
        """Where nobody can go, and what today's weather burns: all of it lies before everybody."""
        view = self.frame.view
        assert view is not None
        wide, high = INSIDE.width() / 5, INSIDE.height() / 4
        kennel = QRectF(INSIDE.x(), INSIDE.y() + high, wide - 10, high - 10)
        self._paint_closed(canvas, kennel, "kennel", "station.purple")
        room = QRectF(INSIDE.x() + 2 * wide, INSIDE.y() + high, 2 * wide - 10, high - 10)
        self._paint_closed(canvas, room, REC_ROOM, "station.blue")
        waiting = [one for one in view.characters if one.place == REC_ROOM]
        for step, one in enumerate(waiting):
            piece(canvas, QPointF(room.x() + 84 + 27 * step, room.y() + 38), 22, one)
        if view.weather:
            sky = QRectF(INSIDE.x(), INSIDE.y() + 2 * high, wide - 10, 2 * high - 10)
            canvas.cut(sky.x(), sky.y(), sky.width(), sky.height(), 8, "station.bg0", "station.hair")
            canvas.sign(weather_sign(view.weather), QPointF(sky.x() + 28, sky.y() + 28), 32, "station.ice")
            name = QRectF(sky.x() + 54, sky.y() + 16, sky.width() - 62, 24)
            canvas.label(name, self.frame.named("weather", view.weather), (16, 15, 14, 13, 12), "text.primary", 600)
            generator, boiler, _, cold = view.burns.get(view.weather, (0, 0, 0, 0))
            generator = 0 if view.dark else generator
            paid = (
                self.say("weather-paid-cold", generator=generator, cold=cold)
                if view.freezing
                else self.say("weather-paid", generator=generator, boiler=boiler)
            )
            room = QRectF(sky.x() + 12, sky.y() + 50, sky.width() - 24, sky.height() - 104)
            size, lines = canvas.fitted_lines(paid, room.width(), room.height(), (13.5, 13, 12.5, 12), 400, 1.2)
            canvas.lines(room.x(), room.y(), lines, size, "text.secondary", 400, 1.2)
            for row, words in enumerate((self.say("light-out" if view.dark else "light-on"),
                                         self.say("heating-lost" if view.freezing else "heating-on"))):  # fmt: skip
                line = QRectF(room.x(), sky.bottom() - 50 + 21 * row, room.width(), 20)
                canvas.label(line, words, (13.5, 13, 12.5, 12), "station.ice", 600)
        self._paint_outlook(canvas, QRectF(INSIDE.x() + 4 * wide, INSIDE.y() + 2 * high, wide - 10, high - 10))

    def _paint_outlook(self, canvas: Canvas, area: QRectF) -> None:
        """How near help is, what there is to eat, and how many dogs are about."""
        view = self.frame.view
        assert view is not None
        canvas.cut(area.x(), area.y(), area.width(), area.height(), 8, "station.bg0", "station.hair")
        rescue = "rescue-gone" if view.rescue_gone else "rescue-near" if view.signal else "no-signal"
        loose = sum(one.dog for one in view.places)
        lines = (
            (
                "rescue_helicopter",
                self.say(rescue, space=view.helicopter, all=HELICOPTER_SPACES, fuel=view.rescue_fuel),
            ),
            ("food", self.say("food-left", pantry=view.pantry, kitchen=view.kitchen)),
            ("dog", self.say("dogs-about", count=loose)),
        )
        step = area.height() / len(lines)
        for row, (sign, words) in enumerate(lines):
            middle = area.y() + step * (row + 0.5)
            canvas.sign(symbol(sign), QPointF(area.x() + 22, middle), 20, "station.ice")
            line = QRectF(area.x() + 40, middle - 11, area.width() - 48, 22)
            canvas.label(line, words, (13.5, 13, 12.5, 12), "text.secondary", 500, grow=False)

    def _paint_closed(self, canvas: Canvas, area: QRectF, place: str, paint: str) -> None:
        canvas.cut(area.x(), area.y(), area.width(), area.height(), 8, ("station.module_bottom", "station.bg0"),
                   "station.hair", 1.2)  # fmt: skip
        canvas.cut(area.x(), area.y(), area.width(), 20, 7, paint, None, corners="top", alpha=0.45)
        name = QRectF(area.x() + 10, area.y(), area.width() - 20, 20)
        canvas.label(name, self.frame.named("place", place), (13.5, 13, 12.5, 12), "text.plate_ink", 600, grow=False)
        canvas.sign(place_sign(place), QPointF(area.x() + 30, area.y() + 22 + (area.height() - 22) / 2), 40,
                    "station.wall_out" if place in OUT else "station.wall", 0.35)  # fmt: skip
        why = self.frame.worded(f"thing-reason-{place.replace('_', '-')}")
        size, lines = canvas.fitted_lines(why, area.width() - 72, 34, (13, 12.5, 12), 500, 1.1, 2, grow=False)
        top = area.bottom() - 8 - len(lines) * canvas.leading(size, 1.1, grow=False)
        canvas.lines(area.right() - 8, top, lines, size, "text.tertiary", 500, 1.1, "right", grow=False)

    def _paint_place(self, canvas: Canvas, place: str) -> None:
        area, view = self.area(place), self.frame.view
        assert view is not None
        open_, marked = bool(self._indices(place)), place == self.place
        ground = (
            ("station.floor_active_top", "station.floor_bottom")
            if marked
            else ("station.out_top", "station.out_bottom")
            if place in OUT
            else ("station.floor_top", "station.floor_bottom")
        )
        if not open_:
            ground = ("station.module_bottom", "station.bg0")
        edge = "accent.warm" if marked else "accent.warm_soft" if open_ else "station.hair"
        canvas.cut(area.x(), area.y(), area.width(), area.height(), 8, ground, edge, 2.6 if marked else 1.3)
        plate = "station.blue" if place == "bedroom" else "station.green"
        canvas.cut(area.x(), area.y(), area.width(), 20, 7, plate, None, corners="top", alpha=1 if open_ else 0.45)
        name = QRectF(area.x() + 10, area.y(), area.width() - 20, 20)
        canvas.label(name, self.frame.named("place", place), (13.5, 13, 12.5, 12), "text.plate_ink", 600, grow=False)
        paint = "station.wall_out" if place in OUT else "station.wall"
        canvas.sign(
            place_sign(place),
            QPointF(area.x() + 30, area.y() + 22 + (area.height() - 22) / 2),
            40,
            paint,
            1 if open_ else 0.35,
        )
        here = [one for one in view.figures if one.place == place and one.status == "playing"]
        for step, one in enumerate(here):
            piece(canvas, QPointF(area.x() + 72 + 26 * step, area.y() + 36), 22, one)
        x = area.x() + 72 + 26 * len(here)
        if place in LOCATIONS and view.place(place).dog:
            canvas.circle(x, area.y() + 36, 10.5, "station.bg2", "station.fur", 1.2)
            canvas.sign(symbol("dog"), QPointF(x, area.y() + 36), 15, "station.fur")
        if place in LOCATIONS and view.place(place).token:
            leader_token(canvas, QPointF(area.right() - 15, area.y() + 10))
        corner = 18 if marked else 0
        ink = "text.primary" if open_ else "text.tertiary"
        size, lines = canvas.fitted_lines(
            self._state_of(place), area.width() - 68 - corner, 32, (13, 12.5, 12), 500, 1.1, 2, grow=False
        )
        top = area.bottom() - 8 - len(lines) * canvas.leading(size, 1.1, grow=False)
        canvas.lines(area.right() - 8 - corner, top, lines, size, ink, 500, 1.1, "right", grow=False)
        if marked:
            right, low = area.right() - 1, area.bottom() - 1
            canvas.polygon([(right, low - 24), (right, low), (right - 24, low)], "accent.warm")
            canvas.sign("symbols/check", QPointF(right - 7, low - 7), 11, "text.ink_warm")

    def _state_of(self, place: str) -> str:
        """What lies there, in a few words."""
        view = self.frame.view
        assert view is not None
        if place == "bedroom":
            return self.say("swap-cards")
        seen = view.place(place)
        if seen.burned:
            return self.say("burned")
        if seen.lost:
            return self.say("lost")
        if seen.fuel_slots:
            return self.say("fuel-damage", fuel=seen.fuel, slots=seen.fuel_slots, damage=seen.damage)
        if seen.damage_slots:
            return self.say("damage-only", damage=seen.damage)
        return self.say(f"does-{place}")

    def _paint_way(self, canvas: Canvas, area: QRectF, key: str, sign: str, marked: bool) -> None:
        fill = ("#2C2414", "#1C170D") if marked else ("station.module_top", "station.module_bottom")
        canvas.cut(
            area.x(),
            area.y(),
            area.width(),
            area.height(),
            8,
            fill,
            "accent.warm" if marked else "station.edge",
            2.2 if marked else 1.2,
        )
        canvas.sign(symbol(sign), QPointF(area.x() + 28, area.center().y()), 34, "text.primary")
        left, room = area.x() + 54, area.width() - 62
        size, lines = canvas.fitted_lines(self.say(key), room, 34, (14, 13.5, 13, 12.5, 12), 600, 1.1, 2)
        low = canvas.lines(left, area.y() + 8, lines, size, "text.primary", 600)
        size, lines = canvas.fitted_lines(self.say(f"{key}-text"), room, area.bottom() - low - 6, (12.5, 12), 400, 1.1)
        canvas.lines(left, low + 2, lines, size, "text.secondary", 400)
