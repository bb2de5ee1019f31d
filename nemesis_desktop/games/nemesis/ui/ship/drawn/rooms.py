"""The rooms: face down, face up but not yet entered, explored, lit, in combat."""

from __future__ import annotations

from typing import Final, Literal

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.ui.ship.layout import SlotPlace
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import tint
from nemesis_desktop.table.drawing.lettering import fitting, width_of
from nemesis_desktop.table.drawing.shapes import cut
from nemesis_desktop.table.drawing.wrapping import broken

Light = Literal["idle", "acting", "chosen", "combat"]

PICTOGRAM_INK: Final = "#A9BDC2"
PICTOGRAM_COMBAT: Final = "#D9A79F"
PICTOGRAM_DARK: Final = "#5B727B"
BARS: Final = "#33454E"
NAME_SIZES: Final = (12.0, 11.75, 11.5, 11.25, 11.0, 10.75, 10.5)
SHORT: Final = 14.0
LONG: Final = 30.0
"""Arms of the brackets around a room that is offered, and around one that is chosen."""
PLATE_HEIGHT: Final = 17.0
LARGEST_PLATE_TEXT: Final = 1.2
REASON_WIDTH: Final = 210.0


@frozen
class RoomLook:
    """All that decides how a room looks, people and markers apart.

    Attributes:
        tile: the room; None while it lies face down.
        entered: whether somebody has explored it. A section that lies face up from the start may not be.
        name: what the plate says.
        light: idle, the acting character's, chosen, or in combat.
        fighting: whether the combat badge covers the upper right corner.
        feeding: whether the badge of those that will feed does.
        items: what the counter says; None for a room without one.
        eggs: what the Nest's counter says; None elsewhere.
        computer: whether there is a computer symbol, and whether it works.
        foot: where the counter begins, from the left wall.
        faded: the pictogram gives way to a crowd.
        counter: whether the counter has room.
        open: whether the hibernation chambers are open; None elsewhere.
        open_words: how that is worded.
        wrecked: the Nest, destroyed.
        noted: what this reader saw of a room that lies face down: the tile's id or "", and its short name.
        noted_token: what this reader saw of the exploration token there.
        text: the plate's share of the text size.
    """

    tile: str | None
    entered: bool
    name: str
    light: Light = "idle"
    fighting: bool = False
    feeding: bool = False
    items: int | None = None
    eggs: int | None = None
    computer: Literal["none", "works", "off"] = "none"
    foot: float = 8.0
    faded: bool = False
    counter: bool = True
    open: bool | None = None
    open_words: str = ""
    wrecked: bool = False
    noted: tuple[str, str] = ("", "")
    noted_token: str | None = None
    text: float = 1.0


def paint_room(canvas: Canvas, place: SlotPlace, look: RoomLook) -> None:
    """Draw a room without anybody in it."""
    if look.tile is None:
        _face_down(canvas, place, look)
    elif not look.entered:
        _not_entered(canvas, place, look)
    else:
        _explored(canvas, place, look)


def wall_of(look: RoomLook) -> tuple[str, float]:
    """Colour and width of the wall."""
    if look.feeding and look.light == "idle":
        return "state.danger_soft", 2.0
    return {
        "idle": ("line.wall", 1.6),
        "acting": ("accent.warm", 2.4),
        "chosen": ("accent.warm", 2.4),
        "combat": ("state.danger", 2.4),
    }[look.light]


def hatch_ink(look: RoomLook) -> str:
    """Colour of the door frames where passages meet the room."""
    if look.light == "combat":
        return "state.danger"
    if look.light in ("acting", "chosen"):
        return "accent.warm"
    return "line.hatch" if look.entered else "#3F545D"


# -------------------------------------------------------------------------------------------- kinds of rooms


def _face_down(canvas: Canvas, place: SlotPlace, look: RoomLook) -> None:
    box = place.rect
    warm = look.light in ("acting", "chosen")
    canvas.fill(place.path(), "ground.bg0")
    canvas.line(place.path(), "accent.warm" if warm else "line.edge", 1.6 if warm else 1.3, dash=(6.5, 5.2))
    tile, name = look.noted
    middle = box.center().x() - (0 if not tile else 24)
    bars = 2 if place.category == "2" else 1
    top = box.top() + 19
    wide = 23 if bars == 1 else 39
    for index in range(bars):
        x = middle - 4.5 + (0 if bars == 1 else (-8 if index == 0 else 8))
        canvas.box(x, top + 4, 9, 32, BARS)
    canvas.box(middle - wide / 2, top, wide, 3, BARS)
    canvas.box(middle - wide / 2, top + 37, wide, 3, BARS)
    # The log calls what nobody has entered by the number of its slot.
    canvas.text(box.left() + 9, box.bottom() - 8, str(place.number), 12, "text.tertiary", 500)
    if tile:
        _private_note(canvas, box, tile, name, look.text)
    if look.noted_token:
        _private_token(canvas, box, look.noted_token)


def _private_note(canvas: Canvas, box: QRectF, tile: str, name: str, text: float) -> None:
    """A small note with an eye: what this reader, and nobody else, has seen here."""
    canvas.symbol(f"rooms/{tile}", box.left() + 70, box.top() + 19, 34, "accent.cold_soft")
    size, words = fitting(name, box.width() - 30, [part * min(text, LARGEST_PLATE_TEXT) for part in NAME_SIZES], 500)
    canvas.symbol("symbols/lock_eye", box.left() + 9, box.top() + 4, 12, "accent.cold")
    canvas.text(box.left() + 24, box.top() + 14, words, size, "accent.cold", 500)


def _private_token(canvas: Canvas, box: QRectF, token: str) -> None:
    from nemesis_desktop.games.nemesis.components.tokens import EXPLORATION

    found = EXPLORATION.get(token)
    if found is None:
        return
    sign = {
        "fire": "symbols/fire",
        "malfunction": "symbols/malfunction",
        "slime": "symbols/slime",
        "doors": "symbols/door_closed",
        "danger": "symbols/attack",
        "silence": "symbols/noise_silent",
    }[found.effect]
    x, y = box.right() - 56, box.bottom() - 18
    canvas.symbol("symbols/lock_eye", x - 14, y, 12, "accent.cold")
    canvas.symbol(sign, x + 2, y - 0.5, 13, "accent.cold")
    canvas.symbol("symbols/item_counter", x + 20, y + 0.5, 12, "accent.cold")
    canvas.text(x + 34, y + 10.6, str(found.items), 12.5, "accent.cold", 700)


def _not_entered(canvas: Canvas, place: SlotPlace, look: RoomLook) -> None:
    assert look.tile is not None
    canvas.fill(place.path(2.5), "ground.space")
    canvas.fill(place.path(), "ground.bg0")
    wall, _ = wall_of(look)
    canvas.line(place.path(), wall, 1.4, dash=(7, 5.6))
    _plate(canvas, place, look)
    x, y, size = _pictogram_box(place)
    canvas.symbol(f"rooms/{look.tile}", x, y, size, PICTOGRAM_DARK)
    if look.noted_token:
        _private_token(canvas, place.rect, look.noted_token)


def _explored(canvas: Canvas, place: SlotPlace, look: RoomLook) -> None:
    assert look.tile is not None
    box = place.rect
    canvas.fill(place.path(2.5), "ground.space")
    if look.light == "combat":
        ground = ("ground.combat_top", "ground.combat_bottom")
    elif look.light in ("acting", "chosen"):
        ground = ("ground.floor_active_top", "#273840")
    else:
        ground = ("ground.floor_top", "ground.floor_bottom")
    canvas.fill(place.path(), ground)
    if look.light == "combat":
        _danger_hatch(canvas, place)
    wall, width = wall_of(look)
    canvas.line(place.path(), wall, width)
    _plate(canvas, place, look)
    x, y, size = _pictogram_box(place)
    ink = PICTOGRAM_COMBAT if look.light == "combat" else PICTOGRAM_INK
    canvas.symbol(f"rooms/{look.tile}", x, y, size, ink, 0.22 if look.faded else 0.5 if look.wrecked else 0.95)
    if look.wrecked:
        _struck_out(canvas, QRectF(x, y, size, size))
    _foot(canvas, place, look)
    if look.open is not None:
        _chambers(canvas, box, look)


def _danger_hatch(canvas: Canvas, place: SlotPlace) -> None:
    box = place.rect.adjusted(0, 18, 0, 0)
    lines = QPainterPath()
    start = box.left() + 11
    while start < box.right() + box.height():
        lines.moveTo(start, box.top())
        lines.lineTo(start - box.height(), box.bottom())
        start += 11
    with canvas.within(place.path(-1)):
        canvas.line(lines, "state.danger", 2.2, 0.13)


def _struck_out(canvas: Canvas, box: QRectF) -> None:
    path = QPainterPath(box.topLeft() + QPointF(4, 6))
    path.lineTo(box.bottomRight() - QPointF(4, 4))
    path.moveTo(box.topRight() + QPointF(-4, 6))
    path.lineTo(box.bottomLeft() + QPointF(4, -4))
    canvas.line(path, "ground.floor_bottom", 6)
    canvas.line(path, "state.danger", 2.6)


# ---------------------------------------------------------------------------------------------- parts of a room


def _pictogram_box(place: SlotPlace) -> tuple[float, float, float]:
    box = place.rect
    if place.room == "hibernatorium":
        return box.left() + 8, box.top() + 22, 56 if box.height() > 94 else 52
    if place.room == "cockpit":
        return box.left() + 14, box.top() + 23, 42
    return box.left() + 7, box.top() + 21, 42


def _plate(canvas: Canvas, place: SlotPlace, look: RoomLook) -> None:
    assert look.tile is not None
    box = place.rect
    colour = ROOMS[look.tile].colour
    canvas.fill(place.plate_path(PLATE_HEIGHT), f"item.{colour or 'none'}")
    left, room = box.left() + 7.5, box.width() - 14
    if place.room == "cockpit":
        left, room = box.left() + 47.3, 52.0
    elif place.engine:
        room = 100.0
    ink = "text.plate_ink" if colour else "text.primary"
    if colour:
        canvas.symbol(f"symbols/item_{colour}", box.left() + 6.5, box.top() + 4.2, 11, ink)
        left, room = box.left() + 21.5, 95.0
    if look.fighting or look.feeding:
        badge = 16.0 - min(0.0, place.aside.get("combat", QPointF()).x())
        room = min(room, box.width() - badge - (left - box.left()))
    grown = min(look.text, LARGEST_PLATE_TEXT)
    size, words = fitting(look.name, room, [part * grown for part in NAME_SIZES] + [10.5, 10.0, 9.75, 9.5, 9.25], 600)
    canvas.text(left, box.top() + 9.8 + 0.35 * size, words, size, ink, 600)


def _foot(canvas: Canvas, place: SlotPlace, look: RoomLook) -> None:
    box = place.rect
    x, y = box.left() + look.foot, box.bottom() - 15.5
    if look.eggs is not None and look.counter:
        canvas.symbol("symbols/egg", x, y - 1.5, 15, "text.secondary" if look.eggs else "line.strong")
        ink = "text.primary" if look.eggs else "text.tertiary"
        canvas.text(x + 17, y + 10.6, str(look.eggs), 12.5, ink, 700)
        return
    if look.items is not None and look.counter:
        canvas.symbol("symbols/item_counter", x, y, 12, "text.secondary" if look.items else "line.strong")
        ink = "text.primary" if look.items else "text.tertiary"
        canvas.text(x + 14.5, y + 10.6, str(look.items), 12.5, ink, 700)
        x += 25
    if look.computer != "none":
        canvas.symbol("symbols/computer", x, y - 0.5, 13, "accent.cold" if look.computer == "works" else "line.strong")


def _chambers(canvas: Canvas, box: QRectF, look: RoomLook) -> None:
    """Whether the hibernation chambers are open, in words, beside a snowflake."""
    ink = "accent.cold" if look.open else "text.tertiary"
    left = box.left() + (76 if width_of(look.open_words, 13, 600) <= box.width() - 99 else 68)
    canvas.symbol("symbols/hibernation", left, box.top() + 23, 15, ink)
    size, words = fitting(look.open_words, box.right() - left - 23, (13, 12.5, 12, 11.5, 11), 600)
    canvas.text(left + 19, box.top() + 35, words, size, ink, 600)


# --------------------------------------------------------------------------------------------------- marks on it


def brackets(canvas: Canvas, place: SlotPlace, paint: str) -> None:
    """Long and bold brackets around a room."""
    for corner in range(4):
        bracket(canvas, place, corner, paint, LONG, bold=True)


def bracket(canvas: Canvas, place: SlotPlace, corner: int, paint: str, reach: float, *, bold: bool) -> None:
    """One of the four brackets around a room, from the upper left clockwise; ``reach`` is how long its arms are."""
    path, width = _bracket(place, corner, reach), 3.4 if bold else 2.6
    canvas.line(path, "ground.space", width + 2.4)
    canvas.line(path, paint, width)


def bracket_box(place: SlotPlace, corner: int, reach: float) -> QRectF:
    """What one of the brackets covers."""
    return _bracket(place, corner, reach).boundingRect().adjusted(-4, -4, 4, 4)


def _bracket(place: SlotPlace, corner: int, reach: float) -> QPainterPath:
    box = place.rect.adjusted(-5, -5, 5, 5)
    x, dx = (box.left(), reach) if corner in (0, 3) else (box.right(), -reach)
    y, dy = (box.top(), reach) if corner in (0, 1) else (box.bottom(), -reach)
    path = QPainterPath(QPointF(x, y + dy))
    path.lineTo(x, y)
    path.lineTo(x + dx, y)
    return path


def focus_line(canvas: Canvas, shape: QPainterPath) -> None:
    """The bone line around whatever has the keyboard."""
    canvas.line(shape, "ground.space", 4.0, 0.8)
    canvas.line(shape, "text.primary", 2.0)


def focus_box(canvas: Canvas, box: QRectF) -> None:
    """The bone line around something small."""
    focus_line(canvas, cut(box, 6))


def reason_stamp(canvas: Canvas, ship: QRectF, middle: QPointF, words: str, text: float) -> None:
    """Why something cannot be chosen, on a dark plate that stays on the ship; long reasons take several lines."""
    size = _reason_size(text)
    lines = broken(words, REASON_WIDTH, size, 500)
    box = reason_box(ship, middle, words, text)
    canvas.path(cut(box, 6), tint("ground.space", 0.96), "line.edge")
    for index, line in enumerate(lines):
        y = box.top() + 5 + size * (1.25 * index + 0.97)
        canvas.text(box.center().x(), y, line, size, "text.primary", 500, align="middle")


def _reason_size(text: float) -> float:
    return 12.5 * min(text, 1.5)


def reason_box(ship: QRectF, middle: QPointF, words: str, text: float) -> QRectF:
    """Where the plate with a reason lies: as a whole on the ship."""
    size = _reason_size(text)
    lines = broken(words, REASON_WIDTH, size, 500)
    wide = max(width_of(line, size, 500) for line in lines) + 22
    high = size * 1.25 * len(lines) + 10
    box = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
    box.moveLeft(min(max(box.left(), ship.left() + 4), ship.right() - wide - 4))
    box.moveTop(min(max(box.top(), ship.top() + 4), ship.bottom() - high - 4))
    return box
