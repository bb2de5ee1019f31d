"""Whether there is a display to open a window on: without one Qt ends the process with no word of use."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.machine.system_libraries import QT, XCB, missing_packages


def trouble(environment: Mapping[str, str] = os.environ) -> Text | None:
    """Why no window can be opened here; None when one can. Only Linux and its kin can be without a display."""
    if sys.platform in ("win32", "darwin"):
        return None
    platforms = [one.partition(":")[0] for one in environment.get("QT_QPA_PLATFORM", "").split(";") if one]
    known = _platforms()
    if platforms and known and not any(one in known for one in platforms):
        return Text("ui-table-display-unknown", display=", ".join(platforms), known=", ".join(known))
    platform = platforms[0] if platforms else ""
    if platform and platform not in ("xcb", "wayland"):
        return None
    missing = missing_packages(QT)
    if missing:
        return Text("doctor-libraries-fault", packages=" ".join(missing))
    if platform != "xcb" and _wayland_answers(environment):
        return None
    if not environment.get("DISPLAY"):
        return Text("doctor-display-fault")
    missing = missing_packages(XCB)
    if missing:
        return Text("doctor-libraries-fault", packages=" ".join(missing))
    if not _x_answers(environment["DISPLAY"]):
        return Text("ui-table-display-silent", display=environment["DISPLAY"])
    return None


def _platforms() -> list[str]:
    """The displays that Qt knows here, by the plugins that came with it; empty where these are elsewhere."""
    package = find_spec("PySide6")
    places = package.submodule_search_locations if package is not None else None
    names = {
        plugin.name.removeprefix("libq").removesuffix(".so")
        for place in places or ()
        for plugin in (Path(place) / "Qt" / "plugins" / "platforms").glob("libq*.so")
    }
    wayland = {"wayland", "wayland-egl"} if any(name.startswith("wayland") for name in names) else set()
    return sorted(names | wayland)


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY")
    if not name:
        return False
    return (Path(environment.get("XDG_RUNTIME_DIR", "/")) / name).exists()


def _x_answers(display: str) -> bool:
    """Whether an X server takes a connection."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return False
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not failed
