"""Builds the relocatable archive: unpack it anywhere, start the program in it.

    python packaging/linux/tarball.py

It brings the small libraries that the .deb leaves to Debian, and a script that puts the game into the menu of whoever
unpacked it, without administrator rights.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import sbom
from common import BUILD, DIST, HERE, MADE, PROGRAM, REPOSITORY, architecture, pack_tar, settle, version
from freeze import FROZEN
from icons import LINUX_SIZES

LINUX = HERE / "linux"


def build() -> Path:
    """Build the archive from the frozen program; returns where it lies."""
    stem = f"{PROGRAM}-{version()}-linux-{architecture()}"
    folder = BUILD / "tar" / stem
    shutil.rmtree(folder.parent, ignore_errors=True)
    folder.parent.mkdir(parents=True)
    shutil.copytree(FROZEN, folder, symlinks=True)
    share = folder / "share"
    for name in (f"{PROGRAM}.desktop", f"{PROGRAM}.xml"):
        _put(LINUX / name, share / name)
    for size in LINUX_SIZES:
        _put(MADE / "icons" / f"{size}.png", share / f"icons/{size}x{size}.png")
    _put(REPOSITORY / "assets/shared/icon.svg", share / "icons/scalable.svg")
    for name in ("add-to-menu.sh", "remove-from-menu.sh", "README.txt"):
        _put(LINUX / "tarball" / name, folder / name)
    for script in folder.glob("*.sh"):
        script.chmod(0o755)
    _put(REPOSITORY / "LICENSE", folder / "LICENSE")
    _put(REPOSITORY / "CHANGELOG.md", folder / "CHANGELOG.md")
    sbom.write(FROZEN, folder / "sbom.cdx.json")
    settle(folder)
    DIST.mkdir(parents=True, exist_ok=True)
    archive = DIST / f"{stem}.tar.gz"
    pack_tar(folder, archive)
    return archive


def _put(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


if __name__ == "__main__":
    print(build())
