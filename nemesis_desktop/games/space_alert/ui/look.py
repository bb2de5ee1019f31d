"""Colours and signs of this table, by short names: they stand under ``alert`` in the look of Space Alert."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.program.resources import asset
from nemesis_desktop.table.drawing.colours import Paint

SPACE, BG0, BG1, BG2, BG3 = (f"alert.ground.{name}" for name in ("space", "bg0", "bg1", "bg2", "bg3"))
HAIR, EDGE, STRONG = (f"alert.line.{name}" for name in ("hair", "edge", "strong"))
PRIMARY, SECONDARY, TERTIARY = (f"alert.text.{name}" for name in ("primary", "secondary", "tertiary"))
PLATE_INK, INK_WARM, INK_COLD, PALE, BONE = (
    f"alert.text.{name}" for name in ("plate_ink", "ink_warm", "ink_cold", "pale", "bone")
)
WARM, WARM_SOFT, WARM_GROUND = (f"alert.accent.{name}" for name in ("warm", "warm_soft", "warm_ground"))
COLD, COLD_SOFT, COLD_GROUND = (f"alert.accent.{name}" for name in ("cold", "cold_soft", "cold_ground"))
DANGER, DANGER_SOFT, DANGER_GROUND = (f"alert.state.{name}" for name in ("danger", "danger_soft", "danger_ground"))
SUCCESS, SUCCESS_GROUND = "alert.state.success", "alert.state.success_ground"
ENERGY, BATTERY, HULL_LINE = (f"alert.ship.{name}" for name in ("energy", "battery", "hull_line"))
HERO, LIFT = "alert.action.hero", "alert.action.lift"

PANEL: Final[Paint] = ("alert.gradient.panel_top", "alert.gradient.panel_bottom")
STRIP: Final[Paint] = ("alert.gradient.strip_top", "alert.gradient.strip_bottom")
MODULE: Final[Paint] = ("alert.ground.module_top", "alert.ground.module_bottom")
AMBER: Final[Paint] = ("alert.gradient.amber_top", "alert.gradient.amber_bottom")
BACK_ACTION: Final[Paint] = ("alert.gradient.back_action_top", "alert.gradient.back_action_bottom")
BACK_MOVE: Final[Paint] = ("alert.gradient.back_movement_top", "alert.gradient.back_movement_bottom")
DISC: Final[Paint] = ("alert.state.blood_top", "alert.state.blood_bottom")
YELLOW: Final = "#F4C542"
"""The head of a threat card of the yellow level."""

ZONE_INK: Final[Mapping[str, str]] = {zone: f"alert.zone.{zone}" for zone in ("red", "white", "blue", "internal")}
SIGN_OF_TOKEN: Final[Mapping[str, str]] = {
    "red": "move_red", "blue": "move_blue", "lift": "move_lift", "A": "action_a", "B": "action_b", "C": "action_c",
    "bots": "action_bots", "heroic_A": "heroic_a", "heroic_B": "heroic_b", "heroic_bots": "heroic_bots",
    "-": "no_action",
}  # fmt: skip
"""The stencil of each token; ``go:…`` has the place on it as well."""
GROUND_OF_TOKEN: Final[Mapping[str, str]] = {
    "red": "alert.zone.red", "blue": "alert.zone.blue", "lift": LIFT, "A": "alert.action.a", "B": "alert.action.b",
    "C": "alert.action.c", "bots": "alert.action.bots",
}  # fmt: skip
SIGN_OF_TRAIT: Final[Mapping[str, str]] = {
    "no_rockets": "no_rockets", "no_heavy_laser": "no_heavy_laser", "hidden_until_x": "stealth",
    "cryoshield": "cryoshield", "fires_back": "fires_back", "fires_back_after_x": "fires_back",
}  # fmt: skip


def sign(name: str) -> str:
    """A stencil of this table."""
    return f"space_alert/symbols/{name}"


def threat_sign(code: str) -> str:
    """The silhouette of a threat card."""
    return sign(f"threat_{code.lower().replace('-', '_')}")


@cache
def ship_layout() -> Mapping[str, Any]:
    """Where stations, buttons, lifts, sockets and muzzles are on the drawing of the ship, in its own units."""
    with asset("space_alert/look/ship_layout.toml").open("rb") as file:
        return tomllib.load(file)


def ship_box(kind: str, name: str, part: str) -> QRectF:
    """A box on the drawing of the ship."""
    return QRectF(*ship_layout()[kind][name][part])


def ship_point(kind: str, name: str, part: str) -> QPointF:
    """A point on the drawing of the ship."""
    return QPointF(*ship_layout()[kind][name][part])
