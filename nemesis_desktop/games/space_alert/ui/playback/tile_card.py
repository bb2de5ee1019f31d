"""A damage tile as it comes up: large over a part of the ship that it does not harm, with what it means from now on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.ui.drawn.ship_picture import BUTTON_OF_TILE, UPPER_TILES
from nemesis_desktop.games.space_alert.ui.look import DANGER, DANGER_GROUND, PALE, PRIMARY, SECONDARY, ship_box, sign
from nemesis_desktop.games.space_alert.ui.pieces import Words, zone_plate
from nemesis_desktop.games.space_alert.ui.playback.player import FilmPlayer
from nemesis_desktop.games.space_alert.ui.scene import Scene
from nemesis_desktop.program.words import capital
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import sides

CARD: Final = (340.0, 176.0)
ZONE_WIDE: Final = 294.0
LIES_OVER: Final = {"red": "white", "white": "blue", "blue": "white"}
"""Over which zone the card of another one lies."""
TURNS: Final = 0.5
"""The share of its motion after which a tile shows its face."""


def row_of_tiles(player: FilmPlayer) -> tuple[int, int]:
    """The how manieth tile of how many that come up one after another in the same zone the one that is shown is."""
    assert player.resolution is not None
    records, event = player.resolution.records, player.happening

    def like(place: int) -> bool:
        other = records[place].event if 0 <= place < len(records) else None
        return isinstance(other, story.TileDrawn) and other.zone == event.zone  # type: ignore[union-attr]

    first = last = player.place
    while like(first - 1):
        first -= 1
    while like(last + 1):
        last += 1
    return player.place - first + 1, last - first + 1


def card_box(zone: str, corner: QPointF, scale: float) -> QRectF:
    """Where the card of a tile of this zone lies."""
    box = ship_box("station", f"upper_{LIES_OVER[zone]}", "outline")
    below = ship_box("station", f"lower_{LIES_OVER[zone]}", "outline")
    middle = corner + QPointF(box.center().x(), (box.top() + below.bottom()) / 2) * scale
    return QRectF(middle.x() - CARD[0] / 2, middle.y() - CARD[1] / 2, *CARD)


def paint_tile_card(
    canvas: Canvas, scene: Scene, player: FilmPlayer, corner: QPointF, scale: float, say: Words
) -> None:
    """The card of the tile that comes up just now; nothing at any other moment."""
    event = scene.event
    if not isinstance(event, story.TileDrawn):
        return
    box = card_box(event.zone, corner, scale)
    _paint_harm(canvas, box, event, corner, scale)
    canvas.cut(box.x() - 3, box.y() - 3, box.width() + 6, box.height() + 6, 12, "#060819", alpha=0.9)
    canvas.cut(*sides(box), 10, DANGER_GROUND, DANGER, 2.0)
    tile = QRectF(box.x() + 18, box.center().y() - 46, 92, 92)
    with canvas.turned(tile.center(), 4) as turned:
        turned.cut(-46, -46, 92, 92, 12, DANGER, PALE, 2.0)
        face = f"damage_{event.tile}" if scene.share >= TURNS else "damage_back"
        turned.sign(sign(face), QPointF(0, 0), 70, DANGER_GROUND)
    if scene.share < TURNS:
        return
    x, room = tile.right() + 18, box.right() - tile.right() - 32
    place, most = row_of_tiles(player)
    words = say("alert-ui-tile-place", place=place, count=most)
    canvas.label(QRectF(x, box.y() + 12, room, 20), words, (13, 12, 11), PALE, 500, grow=False)
    name = capital(say(Text(f"alert-tile-{event.tile}")))
    canvas.label(QRectF(x, box.y() + 32, room, 28), name, (20, 18, 16, 15, 14, 13), PRIMARY, 600, "display", grow=False)
    size, lines = canvas.fitted_lines(
        say(Text(f"alert-tile-{event.tile}-text")), room, 68, (14, 13, 12, 11), leading=1.15, most=4, grow=False
    )
    canvas.lines(x, box.y() + 64, lines, size, SECONDARY, leading=1.15, grow=False)
    zone_plate(canvas, QPointF(x + 9, box.bottom() - 22), 18, event.zone, say)
    tiles = len(scene.table.zone(event.zone).tiles)
    words = say("alert-ui-tile-count", count=tiles)
    canvas.label(QRectF(x + 24, box.bottom() - 34, room - 24, 24), words, (13, 12, 11, 10), PRIMARY, 500, grow=False)


def _paint_harm(canvas: Canvas, card: QRectF, event: story.TileDrawn, corner: QPointF, scale: float) -> None:
    """A rim around the zone, and a line to what the tile harms."""
    upper = ship_box("station", f"upper_{event.zone}", "outline")
    lower = ship_box("station", f"lower_{event.zone}", "outline")
    zone = upper.united(lower).adjusted(-8, -8, 8, 34)
    at = corner + zone.topLeft() * scale
    canvas.cut(at.x(), at.y(), zone.width() * scale, zone.height() * scale, 9, None, DANGER, 2.4)
    if event.tile not in BUTTON_OF_TILE:
        return
    deck = "upper" if event.tile in UPPER_TILES else "lower"
    button = ship_box("station", f"{deck}_{event.zone}", f"button_{BUTTON_OF_TILE[event.tile]}")
    to = corner + QPointF(button.center().x(), button.bottom()) * scale
    start = QPointF(card.right() if to.x() > card.center().x() else card.left(), to.y())
    canvas.line(((start.x(), start.y()), (to.x(), to.y())), DANGER, 2.0)
