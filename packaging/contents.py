"""What goes into the packaged program and what stays out, with the reason beside it.

PyInstaller follows imports and the plugins of every Qt module it meets; that is far more than one window with drawings
needs. Everything here is looked at again by the packaged program itself: ``doctor --self-check`` opens every screen.
"""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

#: The Python packages that the program is made of, as ``pip`` calls them. Their records go along, so that the doctor
#: and the About screen can name versions and licences.
DISTRIBUTIONS = (
    "PySide6-Essentials",
    "shiboken6",
    "attrs",
    "babel",
    "cattrs",
    "cffi",
    "fluent.runtime",
    "fluent.syntax",
    "fontpkg-fira-sans-condensed",
    "miniaudio",
    "platformdirs",
    "pytz",
    "tqdm",
    "typing_extensions",
)

#: The Qt modules in use. Network is here for the local socket by which a second start finds the first; nothing of
#: it that speaks to a network goes along (no TLS, no proxies, no network information).
QT_MODULES = ("Core", "Gui", "Network", "Svg", "Widgets")

#: Imported by nothing of ours, or only in ways that never happen here. What plays sounds imports ``http``.
EXCLUDED_MODULES = (
    "IPython",
    "_asyncio",
    "_bz2",
    "_codecs_cn",
    "_codecs_hk",
    "_codecs_iso2022",
    "_codecs_jp",
    "_codecs_kr",
    "_codecs_tw",
    "_lzma",
    "_ssl",
    "asyncio",
    "babel.messages",
    "bz2",
    "curses",
    "doctest",
    "fontpkg",
    "ftplib",
    "lzma",
    "matplotlib",
    "numpy",
    "pandas",
    "pdb",
    "pkg_resources",
    "pydoc",
    "readline",
    "rich",
    "setuptools",
    "sqlite3",
    "ssl",
    "test",
    "tkinter",
    "tqdm.notebook",
    "unittest",
    "xml.sax",
    "xmlrpc",
)

#: Qt's plugins that stay: the platforms a person may have, SVG, the system's own dialogs, dead keys and input methods.
QT_PLUGINS = (
    "platforms/*qxcb*",
    "platforms/*qwayland*",
    "platforms/*qoffscreen*",
    "platforms/qwindows.dll",
    "platforms/libqcocoa.dylib",
    "styles/*",
    "iconengines/*qsvgicon*",
    "imageformats/*qsvg*",
    "platformthemes/*qxdgdesktopportal*",
    "platforminputcontexts/*compose*",
    "platforminputcontexts/*ibus*",
    "wayland-shell-integration/*xdg-shell*",
    "wayland-decoration-client/*bradient*",
    "xcbglintegrations/*",
)

#: Qt's own libraries that stay, without prefix, suffix and version.
QT_LIBRARIES = (*QT_MODULES, "DBus", "XcbQpa", "WaylandClient")

#: Small libraries of the system that many Linux desktops lack or have in another version. The relocatable archive
#: brings them; the .deb leaves them out and depends on Debian's packages instead. No other library of the system
#: goes along: a copy from another system would quarrel with the graphics driver. The .deb names them as dependencies,
#: and ``doctor`` says which are missing.
LINUX_CARRIED_LIBRARIES = (
    "libcrypto.so*",
    "libffi.so*",
    "libxcb-cursor.so*",
    "libxcb-icccm.so*",
    "libxcb-image.so*",
    "libxcb-keysyms.so*",
    "libxcb-render-util.so*",
    "libxcb-util.so*",
    "libxkbcommon.so*",
    "libxkbcommon-x11.so*",
)

#: Qt's own words (the file dialog), and Babel's plural rules and number forms: for the program's languages only.
QT_TRANSLATIONS = ("qtbase_ru.qm", "qtbase_cs.qm")
LOCALES = ("root", "en", "en_001", "en_GB", "en_US", "ru", "ru_RU", "cs", "cs_CZ")

FONT_WEIGHTS = ("Regular", "Medium", "SemiBold", "Bold")
FONTS = tuple(f"FiraSansCondensed-{weight}.ttf" for weight in FONT_WEIGHTS)


def matches(name: str, patterns: tuple[str, ...]) -> bool:
    """Whether a name has the form of one of the patterns."""
    return any(fnmatch(name, pattern) for pattern in patterns)


def is_wanted(place: str) -> bool:
    """Whether a file that PyInstaller found goes along.

    Args:
        place: where it would lie in the package, with slashes of any kind.
    """
    path = PurePosixPath(place.replace("\\", "/"))
    parts = path.parts
    if "plugins" in parts:
        return matches("/".join(parts[parts.index("plugins") + 1 :]), QT_PLUGINS)
    if parts[0] == "PySide6":
        return _wanted_of_qt(path)
    if parts[0].endswith(".dist-info"):
        return path.name == "METADATA"
    if "locale-data" in parts:
        return path.stem in LOCALES
    if path.suffix == ".ttf" and parts[0] == "fontpkg_fira_sans_condensed":
        return path.name in FONTS
    if parts[0] == "pytz":
        # The game tells no time of another place; the module that reads these files needs none of them to load.
        return False
    if len(parts) == 1 and ".so" in path.name:
        return _wanted_at_top(path.name)
    return True


def is_carried(name: str) -> bool:
    """Whether a library comes along only where no package manager brings it."""
    return matches(name, LINUX_CARRIED_LIBRARIES)


def _wanted_at_top(name: str) -> bool:
    """Linux: beside the program lie Python, what plays sounds, links into Qt's folder, and libraries of the system."""
    if name.startswith("libQt6"):
        return _qt_name(name) in QT_LIBRARIES
    kept = ("libpython3*", "libicu*", "libpyside6*", "libshiboken6*", "_miniaudio.*", "_cffi_backend.*")
    return matches(name, kept) or is_carried(name)


def _qt_name(name: str) -> str:
    """``Core`` of ``libQt6Core.so.6``, ``Qt6Core.dll``, ``QtCore.abi3.so`` and ``QtCore``."""
    plain = name.split(".")[0].removeprefix("lib")
    return plain.removeprefix("Qt6").removeprefix("Qt")


def _wanted_of_qt(path: PurePosixPath) -> bool:
    if "translations" in path.parts:
        return path.name in QT_TRANSLATIONS
    if {"qml", "libexec", "resources", "typesystems", "metatypes"} & set(path.parts):
        return False
    if path.name.startswith(("libQt6", "Qt6")):
        return _qt_name(path.name) in QT_LIBRARIES
    frameworks = [part for part in path.parts if part.endswith(".framework")]
    if frameworks:
        return _qt_name(frameworks[0]) in QT_LIBRARIES
    if path.name.startswith("Qt"):
        return _qt_name(path.name) in QT_MODULES
    # Windows: a second way of drawing OpenGL, twenty megabytes that a window of widgets never uses.
    return path.name.lower() != "opengl32sw.dll"


def data_files(repository: Path) -> list[tuple[str, str]]:
    """The program's own files beside its code: source and folder in the package, for PyInstaller."""
    return [(str(repository / "assets"), "nemesis_desktop/assets")]
