"""Builds the portable archive for Windows: unpack it anywhere, start ``nemesis-desktop.exe``.

python packaging/windows/portable.py
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import sbom
from common import BUILD, DIST, HERE, PROGRAM, REPOSITORY, architecture, pack_zip, settle, version
from freeze import FROZEN


def build() -> Path:
    """Build the archive; returns where it lies."""
    stem = f"{PROGRAM}-{version()}-windows-{architecture()}"
    folder = BUILD / "zip" / stem
    shutil.rmtree(folder.parent, ignore_errors=True)
    shutil.copytree(FROZEN, folder)
    shutil.copyfile(HERE / "windows" / "README.txt", folder / "README.txt")
    shutil.copyfile(REPOSITORY / "LICENSE", folder / "LICENSE.txt")
    shutil.copyfile(REPOSITORY / "CHANGELOG.md", folder / "CHANGELOG.md")
    sbom.write(FROZEN, folder / "sbom.cdx.json")
    settle(folder)
    DIST.mkdir(parents=True, exist_ok=True)
    archive = DIST / f"{stem}.zip"
    pack_zip(folder, archive)
    return archive


if __name__ == "__main__":
    print(build())
