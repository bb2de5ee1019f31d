"""The ship on the table: hull, rooms, corridors, pieces, and everything on it that can be pointed at and chosen."""

from nemesis_desktop.games.nemesis.ui.ship.map import ShipMap

__all__ = ["ShipMap"]
