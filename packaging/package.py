"""Makes everything that people download for the platform this runs on: ``make package``.

    python packaging/package.py

Linux: a .deb and a .tar.gz. Windows: an installer and a .zip. macOS: a .dmg. Beside them the bill of materials and
``SHA256SUMS``, all in ``dist``.
"""

from __future__ import annotations

import runpy
import shutil
import sys
from pathlib import Path

import sbom
import size
from common import DIST, HERE, PROGRAM, architecture, sha256, version
from freeze import FROZEN, freeze

STEPS = {
    "linux": (("linux/deb.py", "dpkg-deb"), ("linux/tarball.py", "")),
    "win32": (("windows/portable.py", ""), ("windows/installer.py", "makensis")),
    "darwin": (("macos/dmg.py", ""),),
}
"""What is made on a platform, and the program that it needs besides Python."""


def main() -> int:
    """Freeze the program, and pack it in every form of this platform."""
    platform = "linux" if sys.platform.startswith("linux") else sys.platform
    if platform not in STEPS:
        print(f"There is no package for {sys.platform}; pip install . works everywhere.", file=sys.stderr)
        return 1
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir(parents=True)
    freeze()
    for script, needed in STEPS[platform]:
        if needed and shutil.which(needed) is None:
            print(f"{needed} is not here, so {script} is left out.", file=sys.stderr)
            continue
        runpy.run_path(str(HERE / script), run_name="__main__")
    sbom.write(FROZEN, DIST / f"{PROGRAM}-{version()}-{platform}-{architecture()}.cdx.json")
    write_sums(DIST)
    faults = size.too_large(FROZEN, size.packages())
    print("\n".join(faults), file=sys.stderr)
    return 1 if faults else 0


def write_sums(folder: Path) -> None:
    """Write the checksums of everything in a folder, as ``sha256sum --check`` reads them."""
    sums = folder / "SHA256SUMS"
    lines = [f"{sha256(path)}  {path.name}\n" for path in sorted(folder.iterdir()) if path.is_file() and path != sums]
    sums.write_text("".join(lines), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main())
