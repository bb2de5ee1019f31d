"""``nemesis-desktop doctor``: what is wrong with the installation, in plain words.

It must still speak when almost everything else is broken. So none of the dependencies is imported at the top, every
check survives what it looks for, Qt is tried in a process of its own (it aborts when it cannot start), and when even
the words cannot be loaded one English sentence says what to do.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import importlib.util
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from nemesis_desktop.program.machine.finding import Finding
from nemesis_desktop.program.machine.system_libraries import QT, XCB, missing_packages
from nemesis_desktop.program.resources import PACKAGE, ResourceMissing, asset, each, homes

if TYPE_CHECKING:
    from nemesis_desktop.engine.text import Argument

OLDEST_PYTHON = (3, 11)

#: Whether this is the program that brings its own Python: nothing in it can be mended with ``pip``.
PACKAGED = bool(getattr(sys, "frozen", False))

#: Each dependency as ``pip`` calls it, and the module that shows whether it works.
DEPENDENCIES = {
    "PySide6-Essentials": "PySide6",
    "attrs": "attrs",
    "babel": "babel",
    "cattrs": "cattrs",
    "fluent.runtime": "fluent.runtime",
    "fontpkg-fira-sans-condensed": "fontpkg_fira_sans_condensed",
    "miniaudio": "miniaudio",
    "platformdirs": "platformdirs",
    "tqdm": "tqdm",
}

#: The languages that must be complete, English first.
LANGUAGES = ("en", "ru", "cs")

#: What else must be there, in the shared home or a game's: the folder, the files in it, and the message for it.
FOLDERS = (
    ("fonts", "*.ttf", "doctor-fonts"),
    ("symbols", "*.svg", "doctor-symbols"),
    ("rooms", "*.svg", "doctor-rooms"),
    ("art", "*.svg", "doctor-art"),
    ("look", "*.toml", "doctor-look"),
)

#: Starts Qt with widgets and SVG, and prints the platform it runs on.
START_QT = """
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication
print(QApplication([]).platformName())
"""
LONGEST_START = 60  # seconds; a cold disk needs a few

#: Said when the words themselves cannot be loaded. The only sentence for a person outside the text files.
WITHOUT_WORDS = "The installation is incomplete: {reason}. Please install it again" + (
    "." if PACKAGED else ": pip install --force-reinstall nemesis-desktop"
)

#: The packaged program's list of what must lie in its folder: size and name of each file.
CONTENTS = PACKAGE / "contents.txt"


Look = Callable[[Path], Iterable[Finding]]
"""Opens every screen and plays a whole game, with an empty folder for settings and saves."""


def run(output: TextIO, language: str = "en", *, thorough: Callable[[], Look] | None = None) -> int:
    """Look at everything and write one line for each thing to ``output``.

    Args:
        output: where the lines go.
        language: the language of the lines.
        thorough: loads what opens every screen and plays a whole game; None for a quick look.

    Returns:
        0 when all is well, otherwise 1.
    """
    checks = (
        (python, packages, files, assets, partial(self_check, thorough))
        if thorough is not None
        else (python, packages, files, assets, qt, save_folder, saved_games)
    )
    findings = [finding for check in checks for finding in check()]
    faults = sum(not finding.well for finding in findings)
    try:
        say = speaker(language)
        lines = [f"{'✓' if well else '✗'} {say(message, values)}" for well, message, values in findings]
        lines.append(say("doctor-faults", {"count": faults}) if faults else say("doctor-well", {}))
    except (ImportError, OSError, ResourceMissing) as reason:
        faults, lines = 1, [WITHOUT_WORDS.format(reason=str(reason).rstrip("."))]
    print("\n".join(lines), file=output)
    return 1 if faults else 0


def speaker(language: str) -> Callable[[str, Mapping[str, Argument]], str]:
    """What turns a message and its values into words. Raises ``ImportError`` when what it needs is not installed."""
    from nemesis_desktop.engine.text import Text
    from nemesis_desktop.program.words import Words

    words = Words(language)
    return lambda message, values: words.text(Text(message, **values))


def python() -> Iterator[Finding]:
    """Whether this Python is new enough."""
    well = sys.version_info >= OLDEST_PYTHON
    needed = ".".join(map(str, OLDEST_PYTHON))
    yield Finding(well, _state("doctor-python", well), {"version": platform.python_version(), "needed": needed})


def packages() -> Iterator[Finding]:
    """Whether each dependency is installed and can be imported."""
    for name, module in DEPENDENCIES.items():
        try:
            importlib.import_module(module)
            yield Finding(True, "doctor-package-well", {"name": name, "version": importlib.metadata.version(name)})
        except ImportError as reason:
            # PackageNotFoundError, for files without their package's record, is an ImportError too.
            fault = "doctor-part-fault" if PACKAGED else "doctor-package-fault"
            yield Finding(False, fault, {"name": name, "reason": str(reason)})


def files() -> Iterator[Finding]:
    """Whether everything that was installed is still there. A working copy has no list to compare with."""
    if PACKAGED:
        gone_here = missing_files(CONTENTS)
        if gone_here:
            yield Finding(False, "doctor-files-fault", {"count": len(gone_here), "first": gone_here[0]})
        return
    try:
        installed = importlib.metadata.files("nemesis-desktop") or []
    except importlib.metadata.PackageNotFoundError:
        return
    gone = [path for path in installed if path.suffix != ".pyc" and not os.path.exists(path.locate())]
    if gone:
        yield Finding(False, "doctor-files-fault", {"count": len(gone), "first": str(gone[0])})


def missing_files(contents: Path) -> list[str]:
    """What is not in the program's folder as the list of its contents has it; the list itself if that is gone."""
    try:
        lines = contents.read_text(encoding="utf-8").splitlines()
    except OSError:
        return [contents.name]
    folder = contents.parent.parent
    found = []
    for line in lines:
        size, _, name = line.partition(" ")
        try:
            well = (folder / name).stat().st_size == int(size)
        except OSError:
            well = False
        if not well:
            found.append(name)
    return found


def assets() -> Iterator[Finding]:
    """Whether the words of every language, the fonts and the pictures are there."""
    try:
        english = {home: _names(asset(f"{home}/text/en"), "*.ftl") for home in homes()}
        count = sum(map(len, english.values()))
        for language in LANGUAGES:
            gone = sorted(
                f"{home}/{name}"
                for home, names in english.items()
                for name in (names - _names(asset(f"{home}/text/{language}"), "*.ftl") if names else {"*.ftl"})
            )
            state = _state("doctor-words", not gone)
            yield Finding(not gone, state, {"language": language, "count": count, "files": ", ".join(gone)})
        for folder, pattern, message in FOLDERS:
            count = sum(len(_names(place, pattern)) for place in each(folder))
            yield Finding(count > 0, _state(message, count > 0), {"count": count})
    except ResourceMissing as reason:
        yield Finding(False, "doctor-assets-fault", {"path": str(reason.path)})


def qt() -> Iterator[Finding]:
    """Whether Qt starts without a screen, and whether it can open a window here."""
    needed = missing_packages(QT)
    if needed:
        yield Finding(False, "doctor-libraries-fault", {"packages": " ".join(needed)})
        return
    well, answer = start_qt("offscreen")
    yield Finding(well, _state("doctor-qt", well), {"reason": answer})
    if not well:
        return
    if not has_display(os.environ):
        yield Finding(False, "doctor-display-fault", {})
        return
    well, answer = start_qt(None)
    needed = [] if well else missing_packages(XCB)
    if needed:
        yield Finding(False, "doctor-libraries-fault", {"packages": " ".join(needed)})
    else:
        yield Finding(well, _state("doctor-window", well), {"platform": answer, "reason": answer})


def has_display(environment: os._Environ[str] | dict[str, str]) -> bool:
    """Whether there is anything to open a window on. Only Linux and its kin can be without."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(environment.get(name) for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"))


def start_qt(platform_name: str | None) -> tuple[bool, str]:
    """Start Qt in a process of its own, on the named platform or on the default one.

    Returns whether it started, and the platform's name or Qt's own reason.
    """
    environment = dict(os.environ)
    if platform_name:
        environment["QT_QPA_PLATFORM"] = platform_name
    try:
        tried = subprocess.run(
            [sys.executable, *(("doctor", "--start-qt") if PACKAGED else ("-c", START_QT))],
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=LONGEST_START,
        )
    except (OSError, subprocess.TimeoutExpired) as reason:
        return False, str(reason)
    if tried.returncode == 0:
        return True, tried.stdout.strip()
    lines = [line.strip() for line in tried.stderr.splitlines() if line.strip()] or [f"exit {tried.returncode}"]
    # Qt says the reason first and then general advice; Python says the reason last.
    return False, next((line for line in lines if line.startswith("qt.")), lines[-1])


def start_qt_here() -> None:
    """What the packaged program does in a process of its own, for ``start_qt``: it has no ``-c``."""
    from PySide6.QtSvg import QSvgRenderer
    from PySide6.QtWidgets import QApplication

    application = QApplication([])
    QSvgRenderer()
    print(application.platformName())


def self_check(thorough: Callable[[], Look]) -> Iterator[Finding]:
    """Every screen, and a whole game. Nothing is shown, and nothing of the person's is touched."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        check = thorough()
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            yield from check(Path(folder))
    except Exception as reason:
        yield Finding(False, "doctor-self-check-fault", {"reason": f"{type(reason).__name__}: {reason}"})


def save_folder() -> Iterator[Finding]:
    """Whether games can be saved."""
    try:
        from nemesis_desktop.engine.saving.files import reason
        from nemesis_desktop.engine.text import Text
        from nemesis_desktop.program.folders import saves, saves_place
    except ImportError as problem:
        yield Finding(False, "doctor-saves-fault", {"reason": str(problem)})
        return
    try:
        folder = saves()
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(b"saved")
        yield Finding(True, "doctor-saves-well", {"folder": str(folder)})
    except OSError as problem:
        why = Text("doctor-folder-refused", folder=str(saves_place()), why=reason(problem))
        yield Finding(False, "doctor-saves-fault", {"reason": why})
        return
    yield from window_lock(folder)


def window_lock(folder: Path) -> Iterator[Finding]:
    """Whether the file by which the program keeps a second one away hinders the first."""
    from nemesis_desktop.program.machine.window_lock import FILE, lock_in

    lock, path = lock_in(folder), str(folder / FILE)
    if lock.holder == "elsewhere":
        yield Finding(False, "lock-elsewhere", {"machine": lock.machine, "path": path})
    elif lock.holder in ("unknown", "no file"):
        yield Finding(False, "lock-in-the-way", {"path": path})


def saved_games() -> Iterator[Finding]:
    """Whether every saved game can be opened; said only where one cannot."""
    try:
        from nemesis_desktop.engine.saving.checking import read_save
        from nemesis_desktop.engine.saving.storage import SaveError
        from nemesis_desktop.games import KINDS
        from nemesis_desktop.program.folders import saves
        from nemesis_desktop.program.kept.saves import SUFFIX

        damaged = []
        for path in sorted(saves().glob(f"*{SUFFIX}")):
            try:
                read_save(path, KINDS)
            except SaveError:
                damaged.append(path)
    except (ImportError, OSError):
        return  # the other checks have said so
    if damaged:
        yield Finding(False, "doctor-saved-games-fault", {"count": len(damaged), "first": str(damaged[0])})


def _state(message: str, well: bool) -> str:
    return f"{message}-well" if well else f"{message}-fault"


def _names(folder: Path, pattern: str) -> set[str]:
    """The names of the files of a kind in a folder that are not empty."""
    return {path.name for path in folder.glob(pattern) if path.stat().st_size}
