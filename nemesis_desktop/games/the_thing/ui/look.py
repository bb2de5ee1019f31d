"""How the pieces of The Thing are drawn, wherever they lie: cards, tokens, discs, people, plates."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.games.the_thing.view import FigureView
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import LAMINATE, Colour, Paint
from nemesis_desktop.table.drawing.pieces import token
from nemesis_desktop.table.drawing.shapes import centred

PANEL: Final[Paint] = ("station.panel_top", "station.panel_bottom")
MODULE: Final[Paint] = ("station.module_top", "station.module_bottom")
ROOM: Final[Paint] = ("station.floor_top", "station.floor_bottom")
OUTSIDE: Final[Paint] = ("station.out_top", "station.out_bottom")
ALIEN_HERE: Final[Paint] = ("station.combat_top", "station.combat_bottom")
NIGHT: Final[Paint] = ("station.night_top", "station.night_low")

SIGNS: Final = {
    "flamethrower": "weapon_flamethrower",
    "explosive": "weapon_explosive",
    "firearm": "weapon_firearm",
    "melee": "weapon_melee",
    "fuel_can": "item_fuel_can",
    "tools": "item_tools",
    "keys": "item_keys",
    "wire": "item_wire",
    "flashlight": "item_flashlight",
    "blood_sample": "lab_blood_sample",
    "spoiled_sample": "lab_spoiled_sample",
    "weapon": "weapon_firearm",
    "item": "item_tools",
    "sample": "lab_back",
    "threat": "die_threat",
}
"""The symbols of what is not called like its drawing."""


def symbol(name: str) -> str:
    """A stencil of this game."""
    return f"the_thing/symbols/{name}"


def good_sign(good: str) -> str:
    """The stencil of a weapon, an item or a sample."""
    return symbol(SIGNS[good])


def card_sign(card: str) -> str:
    """The stencil of an action."""
    return symbol(SIGNS.get(card, f"action_{card}"))


def place_sign(place: str) -> str:
    """The stencil of a location."""
    named = {"underground": "underground_storage", "outdoor": "outdoor_reserve"}.get(place, place)
    return symbol("rescue_helicopter") if place == "rescue_helicopter" else f"the_thing/places/{named}"


def weather_sign(face: str) -> str:
    """The stencil of a weather."""
    return symbol(f"weather_{face}")


def emblem(character: str) -> str | None:
    """The emblem of a character; None before one is taken."""
    return symbol(f"emblem_{character}") if character else None


# ---------------------------------------------------------------- people


def piece(canvas: Canvas, centre: QPointF, size: float, one: FigureView, *, faded: bool = False) -> None:
    """A figure: its seat's shape and colour, its character's emblem; a revealed alien has lost both."""
    if one.status == "revealed":
        canvas.disc(centre, size * 0.52 + 1.5, "ground.space")
        canvas.disc(centre, size * 0.52, ("state.blood_top", "state.blood_bottom"))
        canvas.ring(centre, size * 0.52, "state.danger", 1.4)
        canvas.sign(symbol("revealed_alien"), centre, size * 0.78, "text.bone")
    else:
        token(canvas, centre, size, one.colour, emblem(one.character), faded=faded or one.status == "absorbed")


def standing_piece(canvas: Canvas, centre: QPointF, size: float, one: FigureView) -> None:
    """A figure on the board; one that lies is turned on its side, over a line of ground."""
    if not one.lying:
        piece(canvas, centre, size, one)
        return
    with canvas.turned(centre, 90) as turned:
        piece(turned, QPointF(0, 0), size * 0.92, one, faded=True)
    foot = centre.y() + size * 0.6
    canvas.line([(centre.x() - size * 0.6, foot), (centre.x() + size * 0.6, foot)], f"player.{one.colour}", 1.6)


def disc(canvas: Canvas, centre: QPointF, size: float, one: FigureView) -> None:
    """A suspicion disc: a ring in the seat's colour around the emblem."""
    paint: Colour = f"player.{one.colour}"
    canvas.disc(centre, size / 2 + 1.2, "ground.space")
    canvas.disc(centre, size / 2, "station.bg2")
    canvas.ring(centre, size / 2 - 0.8, paint, 1.6)
    sign = emblem(one.character)
    if sign is not None:
        canvas.sign(sign, centre, size * 0.66, paint)


# ---------------------------------------------------------------- cards and tokens


def leader_token(canvas: Canvas, centre: QPointF) -> None:
    """The leader token on the plate of a place."""
    canvas.disc(centre, 10.5, "ground.space")
    canvas.circle(centre.x(), centre.y(), 9.4, "station.bg0", "accent.warm", 1.4)
    canvas.sign(symbol("leader_token"), centre, 13, "accent.warm")


def back(canvas: Canvas, box: QRectF, sign: str, size: float) -> None:
    """The back of a card: dark, with a sign in ice."""
    canvas.cut(box.x(), box.y(), box.width(), box.height(), 8, MODULE, "station.ice_soft", 1.4)
    canvas.cut(box.x() + 5, box.y() + 5, box.width() - 10, box.height() - 10, 6, None, "station.edge")
    canvas.sign(sign, box.center(), size, "station.ice")


def laminate(canvas: Canvas, box: QRectF, *, chosen: bool = False, offered: bool = False, corner: float = 9) -> None:
    """A card that lies face up, without what is on it."""
    if chosen or offered:
        line, paint = (2.6, "accent.warm") if chosen else (1.6, "accent.warm_soft")
        edge = box.adjusted(-4, -4, 4, 4)
        canvas.cut(edge.x(), edge.y(), edge.width(), edge.height(), corner + 3, None, paint, line)
    canvas.cut(box.x(), box.y(), box.width(), box.height(), corner, LAMINATE, "ground.space", 1.2)
    canvas.cut(box.x() + 5, box.y() + 5, box.width() - 10, box.height() - 10, corner - 2, None, "#8F856C", 1.2)


def role_card(canvas: Canvas, box: QRectF, role: str | None, words: str, *, offered: bool = False) -> None:
    """A role card: human and alien are one laminate and one ink; None is its back."""
    if role is None:
        back(canvas, box, symbol("role_back"), box.width() * 0.46)
        return
    laminate(canvas, box, offered=offered)
    middle = QPointF(box.center().x(), box.y() + box.height() * 0.43)
    canvas.sign(symbol(f"role_{role}"), middle, box.width() * 0.9, "text.ink")
    room, foot = box.width() - 24, box.height() * 0.2
    label = QRectF(box.x() + 12, box.bottom() - foot - 10, room, foot)
    canvas.label(label, words, (26, 24, 22, 20, 18, 16, 14, 12), "text.ink", 700, "display", "middle", grow=False)


def infection(canvas: Canvas, centre: QPointF, size: float, face: str | None, *, lit: bool = False) -> None:
    """An infection token or a dog token, face up or down; all faces have the same ink."""
    box = centred(centre, size, size)
    if lit:
        canvas.cut(box.x() - 5, box.y() - 5, size + 10, size + 10, size * 0.3, None, "accent.warm", 2.2)
    ground: Paint = MODULE if face is None else LAMINATE
    canvas.cut(
        box.x(), box.y(), size, size, size * 0.27, ground, "station.ice_soft" if face is None else "ground.space", 1.4
    )
    if face is None:
        canvas.sign(symbol("infection_back"), centre, size * 0.68, "station.ice")
    else:
        sign = face if face.startswith("dog_") else f"infection_{face}"
        canvas.sign(symbol(sign), centre, size * 0.74, "text.ink")


def empty_token(canvas: Canvas, centre: QPointF, size: float, *, lit: bool = False) -> None:
    """A place for a token."""
    box = centred(centre, size, size)
    paint = "accent.warm" if lit else "station.edge"
    canvas.cut(box.x(), box.y(), size, size, size * 0.27, None, paint, 2.0 if lit else 1.2, dash=() if lit else (4, 4))


def action_card(
    canvas: Canvas, box: QRectF, card: str | None, title: str, text: str, *, chosen: bool = False, offered: bool = False
) -> None:
    """An action card; in a hand all faces have the same white sign. None is its back."""
    if card is None:
        back(canvas, box, symbol("action_back"), box.width() * 0.34)
        return
    if chosen or offered:
        line, paint = (2.8, "accent.warm") if chosen else (1.6, "accent.warm_soft")
        edge = box.adjusted(-4, -4, 4, 4)
        canvas.cut(edge.x(), edge.y(), edge.width(), edge.height(), 12, None, paint, line)
    head = box.height() * 0.155
    picture = box.height() * (0.4 if text else 0.68)
    canvas.cut(box.x(), box.y(), box.width(), box.height(), 9, "#172231", "ground.space", 1.2)
    canvas.label(
        QRectF(box.x() + 6, box.y(), box.width() - 12, head),
        title,
        (14.5, 14, 13, 12),
        "text.primary",
        600,
        align="middle",
        grow=False,
    )
    canvas.box(box.x(), box.y() + head, box.width(), picture, ("#1E3350", "#132131"))
    middle = QPointF(box.center().x(), box.y() + head + picture / 2)
    canvas.sign(card_sign(card), middle, min(picture * 0.8, box.width() * 0.62), "text.primary")
    foot = QRectF(box.x(), box.y() + head + picture, box.width(), box.height() - head - picture)
    canvas.cut(foot.x(), foot.y(), foot.width(), foot.height(), 9, LAMINATE, None, corners="bottom")
    size, lines = canvas.fitted_lines(text, foot.width() - 14, foot.height() - 9, (13, 12.5, 12), 500, 1.12, grow=False)
    canvas.lines(foot.x() + 8, foot.y() + 5, lines, size, "text.ink", 500, 1.12, grow=False)


def action_die(canvas: Canvas, centre: QPointF, size: float, face: str, *, cancelled: bool = False) -> None:
    """An action die: what harms the station is red, what has been cancelled is crossed out."""
    bad = face in ("sabotage", "threat")
    box = centred(centre, size, size)
    ground: Paint = ("state.blood_top", "state.blood_bottom") if bad else LAMINATE
    canvas.cut(box.x(), box.y(), size, size, size * 0.16, ground, "ground.space", 1.2)
    sign = "die_threat" if face == "threat" else f"action_{face}"
    canvas.sign(symbol(sign), centre, size * 0.66, "text.bone" if bad else "text.ink", 0.35 if cancelled else 1.0)
    if cancelled:
        canvas.line([(box.x() + 6, box.bottom() - 6), (box.right() - 6, box.y() + 6)], "accent.warm", 3)


def panel(canvas: Canvas, box: QRectF, title: str = "", *, edge: Colour = "station.edge", fill: Paint = PANEL) -> None:
    """A panel with its title behind a bar of ice."""
    canvas.cut(box.x() + 0.5, box.y() + 0.5, box.width() - 1, box.height() - 1, 10, fill, edge)
    if title:
        canvas.box(box.x() + 12, box.y() + 12, 3, 13, "station.ice")
        canvas.label(
            QRectF(box.x() + 20, box.y() + 8, box.width() - 34, 21), title, (14.5, 14, 13, 12), "text.primary", 600
        )
