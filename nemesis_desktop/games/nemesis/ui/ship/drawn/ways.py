"""Passages and technical corridors, as part of the picture: walls, doors, number plates, arrows on the ways out."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from nemesis_desktop.engine.decision import Act, Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.ui.ship.drawn import corridors, rooms
from nemesis_desktop.games.nemesis.ui.ship.layout import CorridorPlace
from nemesis_desktop.games.nemesis.ui.ship.sketch import (
    CHOSEN,
    Z_DOOR,
    Z_DOORWAY,
    Z_MARK,
    Z_NOISE,
    Z_PASSAGE,
    Z_PLATE,
    Sketch,
)
from nemesis_desktop.table.furniture.play.offers import State


class WaysSketch(Sketch):
    """The ways of the ship.

    Attributes:
        looks: how each room looks, by slot.
        acting: the slot of the acting character, if it is aboard.
    """

    looks: dict[int, rooms.RoomLook]
    acting: int | None

    def corridor(self, place: CorridorPlace, noise: bool, door: str) -> None:
        """A passage with its door, its number plate and its noise."""
        state = self.state("corridor", place.id)
        inks = (rooms.hatch_ink(self.looks[place.a]), rooms.hatch_ink(self.looks[place.b]))
        towards = self.way(place) if state in ("offered", "danger", *CHOSEN) else None
        self.part(
            ("corridor", place.id),
            (noise, door, state, inks, towards),
            lambda: self.draw_corridor(place, noise, door, state, inks, towards),
        )

    def draw_corridor(
        self, place: CorridorPlace, noise: bool, door: str, state: State, inks: tuple[str, str], towards: int | None
    ) -> None:
        """Draw a passage."""
        offer = _offer(state)
        if offer != "none":
            self.draw(
                ("passage", place.id),
                Z_PASSAGE,
                offer,
                place.floor.boundingRect().adjusted(-1, -1, 1, 1),
                lambda canvas: corridors.paint_offer(canvas, place, offer),
            )
            if towards is not None:
                self.arrow(place, offer, towards)
        for end, (spot, ink) in enumerate(zip(place.doorways, inks, strict=True)):
            self.doorway(place, end, spot.at, ink)
        if door != "open":
            at = place.door
            self.draw(
                ("door", place.id),
                Z_DOOR,
                door,
                QRectF(at.x() - 22, at.y() - 22, 44, 44),
                lambda canvas: corridors.paint_door(canvas, place, door),
                stamp=("door", door, place.door_level),
            )
        self.draw(
            ("plate", place.id),
            Z_PLATE,
            noise,
            place.plate_rect.adjusted(-1, -1, 1, 1),
            lambda canvas: corridors.paint_plate(canvas, place, noise),
        )
        if noise:
            self.draw(
                ("noise", place.id),
                Z_NOISE,
                None,
                corridors.arcs_box(place),
                lambda canvas: corridors.paint_arcs(canvas, place, 1.0),
                stamp=("noise", place.arcs_sideways),
            )
        if offer != "none":
            self.draw(
                ("plate-mark", place.id),
                Z_PLATE,
                offer,
                place.plate_rect.adjusted(-2, -2, 2, 2),
                lambda canvas: corridors.paint_plate_offer(canvas, place, offer),
                stamp=("plate-mark", offer),
            )
        shape = QPainterPath(place.floor)
        shape.addRect(place.plate_rect.adjusted(-3, -4, 3, 4))
        shape.setFillRule(Qt.FillRule.WindingFill)
        self.target(Anchor("corridor", place.id), Z_PASSAGE, shape, state)

    def doorway(self, place: CorridorPlace, end: int, at: QPointF, ink: str) -> None:
        """The frame where a passage meets a room."""
        spot = place.doorways[end]
        self.draw(
            ("doorway", place.id, end),
            Z_DOORWAY,
            ink,
            QRectF(at.x() - 17, at.y() - 17, 34, 34),
            lambda canvas: corridors.paint_doorway(canvas, spot, ink),
            stamp=("doorway", spot.level, ink),
        )

    def way(self, place: CorridorPlace) -> int | None:
        """The room that all offered moves through a passage lead to."""
        assert self.offers is not None
        anchor = Anchor("corridor", place.id)
        acts = [self.offers.act(index) for index in self.offers.acts_at(anchor)]
        acts += [act for act in self.offers.about if anchor in act.anchors()]
        ways = {way for way in (self.goal(act, place) for act in acts) if way in (place.a, place.b)}
        return ways.pop() if len(ways) == 1 else None

    def goal(self, act: Act, place: CorridorPlace) -> int | None:
        """The room that an answer moves somebody to: it says so, or it lies beyond the acting person's own door."""
        if str(getattr(act, "option", "")).endswith("_to") and self.acting in (place.a, place.b):
            return place.b if self.acting == place.a else place.a
        return getattr(act, "to", None)

    def arrow(self, place: CorridorPlace, offer: corridors.Offer, towards: int) -> None:
        """The arrow on a passage that is offered."""
        ink = "state.danger" if offer == "danger" else "accent.warm"
        self.draw(
            ("arrow", place.id),
            Z_MARK,
            (offer, towards),
            corridors.arrow_box(place, towards),
            lambda canvas: corridors.paint_arrow(canvas, place, towards, filled=offer == "chosen", ink=ink),
            stamp=("arrow", offer, corridors.arrow_way(place, towards)),
        )

    def network(self, id: str, noise: bool) -> None:
        """Technical corridors: their hub and all entrances."""
        state = self.state("network", id)
        self.part(("network", id), (noise, state), lambda: self.draw_network(id, noise, state))

    def draw_network(self, id: str, noise: bool, state: State) -> None:
        """Draw technical corridors."""
        look = corridors.NetworkLook(id, noise, _offer(state))
        hub = self.layout.hubs[id]
        name = Text("ui-map-technical" if id == "technical" else f"ui-map-ducts-{id}")
        lines = (self.words.text(name), self.words.form(name, "second"))
        self.draw(
            ("hub", id),
            Z_PLATE,
            (look, lines),
            hub.adjusted(-4, -4, 4, 4),
            lambda canvas: corridors.paint_hub(canvas, hub, look, *lines),
        )
        shape = corridors.network_shape(hub, id, 7.0)
        for slot, numbers in self.layout.board.networks[id].entrances.items():
            self.entrance(look, slot, numbers, shape)
        self.target(Anchor("network", id), Z_PLATE, shape, state)

    def entrance(self, look: corridors.NetworkLook, slot: int, numbers: tuple[int, ...], shape: QPainterPath) -> None:
        """The entrance of one room; ``shape`` is what can be pointed at."""
        centre = self.layout.slots[slot].entrance
        if centre is None:
            return
        box = corridors.entrance_rect(centre, numbers, look.id)
        shape.addRect(box.adjusted(-1, -4, 1, 4))
        self.draw(
            ("entrance", look.id, slot),
            Z_PLATE,
            look,
            box.adjusted(-4, -4, 4, 4),
            lambda canvas: corridors.paint_entrance(canvas, centre, numbers, look),
        )


def _offer(state: State) -> corridors.Offer:
    """How a passage shows its state: what is refused or seldom meant is not lit."""
    if state == "subject":
        return "chosen"
    return state if state in ("offered", "chosen", "danger") else "none"
