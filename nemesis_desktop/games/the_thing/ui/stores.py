"""The stores at the right: what keeps the station alive, and how long it lasts in this weather."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.the_thing.ui.look import panel, symbol
from nemesis_desktop.games.the_thing.ui.part import StationPart
from nemesis_desktop.table.drawing.canvas import Canvas

HEAD: Final = 32.0
ROWS: Final = ("generator", "boiler", "underground", "outdoor", "food")
PLACES: Final = {
    "generator": "generator_room",
    "boiler": "boiler_room",
    "underground": "underground_storage",
    "outdoor": "outdoor_reserve",
    "food": "pantry",
}
LARGEST_TEXT: Final = 1.1


class Stores(StationPart):
    """Five rows, each with a number; red where it does not last another day."""

    def set_scale(self, unit: float, text: float) -> None:
        """Rows hold no very large words."""
        super().set_scale(unit, min(text, LARGEST_TEXT))

    def _area(self, row: int) -> QRectF:
        high = (self.high - HEAD - 8) / len(ROWS)
        return QRectF(8, HEAD + high * row, self.wide - 16, high - 5)

    def lay_spots(self) -> None:
        """Each row explains the place that it is about."""
        self.setAccessibleName(self.tell("stores"))
        for row, id in enumerate(ROWS):
            name, note, number, _ = self._row(id)
            self.spot(id, self._area(row), f"{name}: {number}, {note}", Anchor("place", PLACES[id]))

    def _row(self, id: str) -> tuple[str, str, str, bool]:
        """Name, note and number of a row, and whether it is in danger."""
        assert self.view is not None
        view, name = self.view, self.tell(f"store-{id}")
        burns = view.burns.get(view.weather, (0, 0, 0, 0))
        if id in ("generator", "boiler"):
            place = view.place(f"{id}_room")
            if place.lost:
                return name, self.tell("store-lost"), self.tell("lost"), True
            if id == "generator" and view.dark:
                return name, self.tell("store-dark"), self.tell("out"), True
            burnt = burns[0 if id == "generator" else 1]
            worst = max(row[0 if id == "generator" else 1] for row in view.burns.values())
            return (
                name,
                self.tell("burns", count=burnt),
                str(place.fuel),
                place.fuel < max(burnt, min(worst, burnt + 1)),
            )
        if id == "food":
            many = f"{view.pantry} + {view.kitchen}"
            return name, self.tell("store-starving" if view.starving else "store-food-text"), many, view.starving
        fuel = view.underground if id == "underground" else view.outdoor
        return name, self.tell(f"store-{id}-text"), str(fuel), fuel == 0

    def paint_board(self, canvas: Canvas) -> None:
        """The panel with its rows."""
        panel(canvas, QRectF(0, 0, self.wide, self.high), self.tell("stores"))
        signs = {
            "generator": "power_on",
            "boiler": "boiler_lost",
            "underground": "fuel",
            "outdoor": "canister",
            "food": "food",
        }
        for row, id in enumerate(ROWS):
            name, note, number, danger = self._row(id)
            area = self._area(row)
            edge = "state.danger" if danger else "station.hair"
            canvas.cut(area.x(), area.y(), area.width(), area.height(), 7, "station.bg0", edge, 1.2)
            ink = "state.danger" if danger else "text.secondary"
            canvas.symbol(symbol(signs[id]), area.x() + 8, area.center().y() - 10, 20, ink)
            size, shown = canvas.fitted(number, 70, (16, 15, 14, 13, 12), 700, "display")
            wide = canvas.text(area.right() - 9, area.y() + 17, shown, size, "text.primary", 700, "display", "right")
            room = area.width() - 36 - wide - 16
            size, shown = canvas.fitted(name, room, (14, 13.5, 13, 12.5, 12), 600)
            canvas.text(area.x() + 36, area.y() + 15.5, shown, size, "text.primary", 600)
            size, shown = canvas.fitted(note, area.width() - 44, (13, 12.5, 12), 500)
            paint = "state.danger" if danger else "text.secondary"
            canvas.text(area.x() + 36, area.y() + 15.5 + 16 * canvas.text_scale, shown, size, paint, 500)
