"""Which libraries of the system Qt needs on Linux, and the Debian packages that bring them.

PySide6 brings Qt itself, but not what Qt finds on every desktop and rarely on a server. Used by ``make``, which
installs what is missing, and by ``nemesis-desktop doctor``, which names it. Needs nothing but Python.
"""

import ctypes
import sys

#: What Qt's core, drawing, widgets, SVG and the offscreen platform load.
QT = {
    "libgcc_s.so.1": "libgcc-s1",
    "libstdc++.so.6": "libstdc++6",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
}

#: What the xcb platform loads: a window on X11, and on Wayland through XWayland.
XCB = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}

#: The purposes that ``missing_packages`` knows.
PURPOSES = {"tests": QT, "desktop": QT | XCB}


def missing_packages(libraries: dict[str, str]) -> list[str]:
    """The Debian packages, in order and without repetition, of those ``libraries`` that cannot be loaded here.

    Elsewhere than on Linux Qt brings all it needs, so nothing is missing.
    """
    if not sys.platform.startswith("linux"):
        return []
    return list(dict.fromkeys(package for library, package in libraries.items() if not _loads(library)))


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


if __name__ == "__main__":
    print("\n".join(missing_packages(PURPOSES[sys.argv[1]])))
