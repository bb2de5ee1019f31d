"""Shared primitives of drawing: cut panels, pieces, pips, badges. All measures are in pixels."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from nemesis_desktop.table.drawing.ink import Ink, drew, shortened, wrote
from nemesis_desktop.table.drawing.stencil import stencil, whole_pixels
from nemesis_desktop.table.drawing.theme import colour, hexcode, measure, sized_font, tokens

EMBLEM_SCALE_DEFAULT = 0.6


def tint(paint: str | QColor, alpha: float = 1.0) -> QColor:
    """A colour by its token path or ``#rrggbb``, with an opacity of its own."""
    if isinstance(paint, str):
        found = QColor(paint) if paint.startswith("#") else QColor(colour(paint))
    else:
        found = QColor(paint)
    if alpha < 1.0:
        found.setAlphaF(found.alphaF() * max(0.0, alpha))
    return found


def hex_of(paint: str | QColor) -> str:
    """The code of a colour, as drawings need it."""
    if isinstance(paint, QColor):
        return paint.name()
    return paint if paint.startswith("#") else hexcode(paint)


def cut(rect: QRectF, corner: float) -> QPainterPath:
    """A rectangle with its corners cut at 45 degrees."""
    left, top, right, bottom = rect.left(), rect.top(), rect.right(), rect.bottom()
    corner = min(corner, rect.width() / 2, rect.height() / 2)
    path = QPainterPath(QPointF(left + corner, top))
    for x, y in (
        (right - corner, top),
        (right, top + corner),
        (right, bottom - corner),
        (right - corner, bottom),
        (left + corner, bottom),
        (left, bottom - corner),
        (left, top + corner),
    ):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def gradient(rect: QRectF, top: str, bottom: str) -> QLinearGradient:
    """A gradient from the top of ``rect`` to its bottom, between two colours of the tokens."""
    made = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    made.setColorAt(0, colour(top))
    made.setColorAt(1, colour(bottom))
    return made


def panel(
    painter: QPainter,
    rect: QRectF,
    unit: float = 1.0,
    *,
    kind: str = "panel",
    corner: float | None = None,
    edge: str = "line.edge",
    stroke: float = 1.0,
) -> None:
    """A cut panel with its light edge. ``kind``: ``panel``, ``module``, ``inset`` or the path of a colour."""
    corner = (measure(f"corner.{'inset' if kind == 'inset' else 'panel'}") if corner is None else corner) * unit
    width = max(1.0, stroke * unit)
    inner = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    if kind in ("panel", "module", "inset"):
        fill = QBrush(gradient(rect, f"ground.{kind}_top", f"ground.{kind}_bottom"))
    else:
        fill = QBrush(colour(kind))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour(edge), width))
    painter.setBrush(fill)
    painter.drawPath(cut(inner, corner))
    if kind in ("panel", "module"):
        painter.setPen(QPen(QColor(255, 255, 255, 15), max(1.0, unit)))
        y = inner.top() + width
        painter.drawLine(QPointF(inner.left() + corner, y), QPointF(inner.right() - corner, y))
    painter.restore()
    drew(painter, rect, "solid")


def focus_ring(painter: QPainter, rect: QRectF, unit: float, corner: float = 6.0) -> None:
    """The bone line around the thing that has the keyboard, 4 units outside of it."""
    width, out = measure("stroke.focus") * unit, 4 * unit
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour("text.primary"), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(cut(rect.adjusted(-out, -out, out, out), (corner + 4) * unit))
    painter.restore()


def snapped(painter: QPainter, point: QPointF, ratio: float) -> QPointF:
    """The point next to one at which a pixel of the device begins; where something is turned, the point itself."""
    if ratio == 1.0:
        return QPointF(round(point.x()), round(point.y()))
    turned = painter.transform()
    if turned.isRotating():
        return point
    at = turned.map(point) * ratio
    across, down = round(at.x()) - at.x(), round(at.y()) - at.y()
    return QPointF(point.x() + across / ratio / turned.m11(), point.y() + down / ratio / turned.m22())


def draw_stencil(painter: QPainter, name: str, colour_path: str, centre: QPointF, size: float, ratio: float) -> None:
    """A symbol in a colour of the tokens, centred, snapped to device pixels."""
    pixels = whole_pixels(size, ratio)
    corner = QPointF(centre.x() - pixels / 2, centre.y() - pixels / 2)
    painter.drawPixmap(snapped(painter, corner, ratio), stencil(name, hex_of(colour_path), pixels, ratio))
    drew(painter, QRectF(corner.x(), corner.y(), pixels, pixels), "sign")


@lru_cache(maxsize=16)
def emblem_on(number: int) -> tuple[float, float]:
    """How large the emblem on a person's token is, and how far below its middle, both as parts of the token's size."""
    players = tokens()["color"]
    assert isinstance(players, dict)
    player = players["player"]
    assert isinstance(player, dict)
    found = player[str(number)]
    scale = found.get("emblem_scale") if isinstance(found, dict) else None
    drop = found.get("emblem_drop") if isinstance(found, dict) else None
    return (
        float(scale) if isinstance(scale, int | float) else EMBLEM_SCALE_DEFAULT,
        float(drop) if isinstance(drop, int | float) else 0.0,
    )


def player_token(
    painter: QPainter,
    centre: QPointF,
    size: float,
    number: int,
    character: str | None,
    ratio: float,
    *,
    faded: bool = False,
) -> None:
    """A person's token: space keyline, shape in the person's colour, the character's emblem in ink."""
    key = size + 2 * measure("stroke.keyline") * size / 31
    if faded:
        painter.save()
        painter.setOpacity(painter.opacity() * 0.42)
    draw_stencil(painter, f"symbols/player_{number}", "ground.space", centre, key, ratio)
    draw_stencil(painter, f"symbols/player_{number}", f"player.{number}", centre, size, ratio)
    if character is not None:
        scale, drop = emblem_on(number)
        middle = centre + QPointF(0, size * drop)
        draw_stencil(painter, f"symbols/emblem_{character}", "ground.bg0", middle, size * scale, ratio)
    if faded:
        painter.restore()


def leader_token(painter: QPainter, centre: QPointF, size: float, number: int, ratio: float) -> None:
    """The token of whoever plays the intruders: the person's shape, with the queen in the character's place."""
    player_token(painter, centre, size, number, None, ratio)
    scale, drop = emblem_on(number)
    draw_stencil(painter, "symbols/intruder_queen", "ground.bg0", centre + QPointF(0, size * drop), size * scale, ratio)


def intruder_disc(
    painter: QPainter,
    centre: QPointF,
    size: float,
    kind: str,
    injuries: int,
    ratio: float,
    *,
    unit: float | None = None,
) -> None:
    """An intruder: space keyline, blood disc with a red rim, bone silhouette, its injuries on a diamond."""
    scale = size / measure("size.intruder.adult")
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = size / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("ground.space"))
    painter.drawEllipse(centre, radius + 1.6 * scale, radius + 1.6 * scale)
    box = QRectF(centre.x() - radius, centre.y() - radius, size, size)
    painter.setBrush(gradient(box, "state.blood_top", "state.blood_bottom"))
    painter.setPen(QPen(colour("state.danger"), 1.6 * scale))
    painter.drawEllipse(centre, radius, radius)
    draw_stencil(painter, f"symbols/intruder_{kind}", "text.bone", centre, size * 0.8, ratio)
    if injuries > 0:
        injury_badge(
            painter, centre + QPointF(radius * 0.72, -radius * 0.72), 16 * (scale if unit is None else unit), injuries
        )
    painter.restore()


def injury_badge(painter: QPainter, centre: QPointF, size: float, number: int) -> None:
    """Injuries: a number on a bone diamond."""
    half = max(size, 10) / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour("ground.space"), max(1.0, half * 0.2)))
    painter.setBrush(colour("text.primary"))
    corners = [QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0)]
    painter.drawPolygon(QPolygonF([centre + corner for corner in corners]))
    write(painter, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), str(number),
          sized_font("text", half * 1.44, 700), "text.injury_ink", Qt.AlignmentFlag.AlignCenter)  # fmt: skip
    painter.restore()


def pips(
    painter: QPainter,
    left: QPointF,
    full: int,
    of: int,
    *,
    width: float,
    height: float,
    gap: float,
    ink: str = "text.primary",
) -> float:
    """A row of standing pips, ``full`` of ``of`` filled; returns the x behind the last one."""
    painter.save()
    x = left.x()
    for index in range(of):
        box = QRectF(x, left.y(), width, height)
        if index < full:
            painter.fillRect(box, colour(ink))
        else:
            painter.setPen(QPen(colour("line.strong"), max(1.0, width / 4)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
        x += width + gap
    painter.restore()
    return x - gap


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    ink: str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
) -> None:
    """One line of text in a colour of the tokens; what does not fit ends in an ellipsis."""
    painter.setFont(font)
    painter.setPen(colour(ink))
    metrics = QFontMetricsF(font)
    if metrics.horizontalAdvance(text) > rect.width() + 0.5:
        text = shortened(metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width()), text)
    painter.drawText(rect, int(align) | int(Qt.TextFlag.TextSingleLine), text)
    if Ink.reader is not None:
        taken = painter.boundingRect(rect, int(align) | int(Qt.TextFlag.TextSingleLine), text)
        wrote(painter, taken.left(), taken.top() + metrics.ascent(), taken.width(), font.pixelSize(), text)


def fitted(text: str, family: str, pixels: float, weight: int, width: float, smallest: float) -> QFont:
    """The largest font from ``pixels`` down to ``smallest`` in which ``text`` is no wider than ``width``."""
    size = round(pixels)
    while size > smallest and QFontMetricsF(sized_font(family, size, weight)).horizontalAdvance(text) > width:
        size -= 1
    return sized_font(family, size, weight)


def glow(painter: QPainter, centre: QPointF, radius: float, colour_path: str, strength: float = 0.34) -> None:
    """A soft light around something."""
    light = QRadialGradient(centre, radius)
    light.setColorAt(0, colour(colour_path, strength))
    light.setColorAt(1, colour(colour_path, 0.0))
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(centre, radius, radius)
    painter.restore()


def new_pixmap(width: float, height: float, ratio: float) -> QPixmap:
    """An empty pixmap of ``width`` × ``height`` pixels at the device's pixel ratio."""
    made = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    return made
