"""Whether the system asks programs to move as little as possible.

Qt does not tell, so each system is asked in its own way: Windows by its parameter for animations in windows, macOS by
the accessibility preference, Linux desktops by their settings. Whatever cannot be read means "no".
"""

from __future__ import annotations

import os
import plistlib
import subprocess
import sys
from configparser import ConfigParser
from configparser import Error as ConfigError
from functools import cache
from pathlib import Path
from typing import Final

PATIENCE: Final = 0.4
"""How long, in seconds, a desktop may take to answer."""
SPI_GETCLIENTAREAANIMATION: Final = 0x1042
GNOME_LIKE: Final = ("gnome", "unity", "cinnamon", "budgie", "pantheon")


@cache
def reduced() -> bool:
    """Whether the person has asked the system for reduced motion."""
    if sys.platform == "win32":
        return _windows()
    if sys.platform == "darwin":
        return _macos(Path.home())
    return _linux(os.environ, Path.home())


def _windows() -> bool:
    import ctypes

    shown = ctypes.c_int(1)
    user = getattr(ctypes, "windll").user32  # noqa: B009 - exists on Windows only
    found = user.SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shown), 0)
    return bool(found) and not shown.value


def _macos(home: Path) -> bool:
    try:
        kept = plistlib.loads((home / "Library/Preferences/com.apple.universalaccess.plist").read_bytes())
    except (OSError, ValueError):
        return False
    return bool(kept.get("reduceMotion", False))


def _linux(environment: os._Environ[str] | dict[str, str], home: Path) -> bool:
    desktop = environment.get("XDG_CURRENT_DESKTOP", "").lower()
    if "kde" in desktop:
        return _kde(Path(environment.get("XDG_CONFIG_HOME") or home / ".config") / "kdeglobals")
    return any(name in desktop for name in GNOME_LIKE) and _gnome()


def _kde(path: Path) -> bool:
    """KDE's factor for all animations; 0 switches them off."""
    kept = ConfigParser(strict=False, interpolation=None)
    try:
        kept.read(path, encoding="utf-8")
        return float(kept.get("KDE", "AnimationDurationFactor", fallback="1")) <= 0
    except (OSError, ValueError, ConfigError):
        return False


def _gnome() -> bool:
    command = ["gsettings", "get", "org.gnome.desktop.interface", "enable-animations"]
    try:
        said = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.SubprocessError):
        return False
    return said.stdout.strip() == "false"
