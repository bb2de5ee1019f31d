"""Colours, measures, type and motion of the window, read from the ``look/tokens.toml`` of the shared assets.

A game that has such a file adds to it what only its own table shows.
"""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, cast

from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication

from nemesis_desktop.program.resources import ResourceMissing, asset, each

Token = str | int | float | list["Token"] | dict[str, "Token"]

TEXT_WEIGHTS: Final = ("Regular", "Medium", "SemiBold", "Bold")
DISPLAY_WEIGHTS: Final = ("Medium", "SemiBold", "Bold")

_log = logging.getLogger(__name__)


class _Motion:
    """The speed setting, kept apart so that ``motion`` needs no argument for it."""

    speed = "normal"


@cache
def tokens() -> Mapping[str, Token]:
    """All design tokens."""
    found = _read(asset("shared/look/tokens.toml"))
    for path in each("look/tokens.toml")[1:]:
        _add(found, _read(path))
    return found


@cache
def _shared_tokens() -> Mapping[str, Token]:
    """Those that belong to no game."""
    return _read(asset("shared/look/tokens.toml"))


def _read(path: Path) -> dict[str, Token]:
    with path.open("rb") as file:
        return cast(dict[str, Token], tomllib.load(file))


def _add(found: dict[str, Token], more: Mapping[str, Token]) -> None:
    for name, value in more.items():
        there = found.setdefault(name, value)
        if isinstance(there, dict) and isinstance(value, dict) and there is not value:
            _add(there, value)
        elif isinstance(there, list) and isinstance(value, list) and there is not value:
            there += value


def _find(path: str) -> Token:
    """A token by its path. Raises ``KeyError``.

    A shared number or word is what it is in every game, so that the start screen waits for no game's file.
    """
    try:
        found = _at(path, _shared_tokens())
    except KeyError:
        return _at(path, tokens())
    return _at(path, tokens()) if isinstance(found, dict | list) else found


def _at(path: str, of: Mapping[str, Token]) -> Token:
    found: Token = cast(Token, of)
    for name in path.split("."):
        if not isinstance(found, dict):
            raise KeyError(path)
        found = found[name]
    return found


@cache
def hexcode(path: str) -> str:
    """A colour as ``#RRGGBB``: ``accent.warm``, ``player.1``, ``item.red``, ``card.laminate`` …"""
    found = _find(f"color.{path}")
    return str(found["hex"] if isinstance(found, dict) else found)


@cache
def colour(path: str) -> QColor:
    """A colour by its path in the tokens."""
    return QColor(hexcode(path))


@cache
def measure(path: str) -> float:
    """A measure in units: ``size.button_height``, ``corner.panel``, ``stroke.focus`` …"""
    found = _find(path)
    if isinstance(found, int | float):
        return float(found)
    raise KeyError(f"{path} is not one number")


def set_speed(speed: str) -> None:
    """Set the speed of everything that moves: ``slow``, ``normal``, ``fast``, ``still`` or ``off``.

    At ``still`` pictures change without moving and are read as at ``normal``; at ``off`` nothing is shown.
    """
    _find(f"motion.speed_factors.{speed}")
    _Motion.speed = speed


def speed() -> str:
    """The speed of everything that moves."""
    return _Motion.speed


def motion(name: str) -> int:
    """How long a movement takes, in milliseconds, at the chosen speed; 0 when motion is off."""
    return paced(measure(f"motion.{name}"))


def paced(milliseconds: float) -> int:
    """So many milliseconds of movement at normal speed, at the chosen one; 0 when motion is off."""
    factor = _find(f"motion.speed_factors.{_Motion.speed}")
    return round(milliseconds * float(cast(float, factor)))


def read_in(milliseconds: float) -> int:
    """So many milliseconds to read something at normal speed, at the chosen one; where nothing moves, as at normal."""
    factor = _find(f"motion.reading_factors.{_Motion.speed}")
    return round(milliseconds * float(cast(float, factor)))


@lru_cache(maxsize=512)
def font(role: str, unit: float, text: float = 1.0) -> QFont:
    """The font of a role of the type scale, at ``unit`` pixels per unit and the person's ``text`` size."""
    scale = _find(f"type.scale.{role}")
    if not isinstance(scale, list):
        raise KeyError(role)
    family, size, weight, _ = scale
    return sized_font(str(family), float(cast(float, size)) * unit * text, int(cast(int, weight)))


@lru_cache(maxsize=512)
def sized_font(family: str, pixels: float, weight: int = 400) -> QFont:
    """A font outside the scale: ``family`` is ``text`` or ``display``, the size is in pixels."""
    made = _typeface(family, weight)
    made.setPixelSize(max(1, round(pixels)))
    return made


@lru_cache(maxsize=1024)
def exact_font(family: str, pixels: float, weight: int = 400) -> QFont:
    """A font of exactly this size in pixels, fractions included."""
    made = _typeface(family, weight)
    screen = QGuiApplication.primaryScreen()
    made.setPointSizeF(max(1.0, pixels) * 72.0 / (screen.logicalDotsPerInchY() if screen else 96.0))
    return made


def _typeface(family: str, weight: int) -> QFont:
    made = QFont(str(_find(f"type.{family}_family")))
    made.setWeight(QFont.Weight(weight))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if family == "display":
        made.setFeature(QFont.Tag("tnum"), 1)
    return made


@cache
def load_fonts() -> None:
    """Give Qt the bundled fonts. Needs a running application; doing it twice costs nothing.

    A font that is gone is no reason not to play: Qt writes in one of the system's, and ``doctor`` tells.
    """
    from importlib.util import find_spec

    try:
        for weight in DISPLAY_WEIGHTS:
            QFontDatabase.addApplicationFont(str(asset(f"fonts/Tektur-{weight}.ttf")))
    except ResourceMissing as problem:
        _log.warning("fonts are missing: %s", problem)
    # Found and not imported, and not by way of importlib.resources: each of them takes longer than loading the fonts.
    package = find_spec("fontpkg_fira_sans_condensed")
    if package is None:
        _log.warning("fonts are missing: %s", "fontpkg_fira_sans_condensed")
    for folder in (package.submodule_search_locations if package is not None else None) or ():
        for weight in TEXT_WEIGHTS:
            path = Path(folder) / "files" / f"FiraSansCondensed-{weight}.ttf"
            if QFontDatabase.addApplicationFont(str(path)) < 0:
                _log.warning("a font is missing: %s", path)
