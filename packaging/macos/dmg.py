"""Packs ``Nemesis.app`` into a .dmg, signed and notarised where that is possible.

    python packaging/macos/dmg.py

In order: sign the application (``sign.sh``, which says what it needs and does nothing without), pack it with dmgbuild,
notarise the .dmg (``notarise.sh``, likewise). Runs on macOS only; ``layout.py`` is what dmgbuild reads.

How to check the result by hand: open the .dmg, drag the application to Applications, start it, double-click a saved
game; ``spctl --assess --type execute --verbose Nemesis.app`` says whether a stranger's Mac would open it.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from common import DIST, HERE, MADE, PROGRAM, TITLE, architecture, run, version
from freeze import FROZEN

MACOS = HERE / "macos"


def build() -> Path:
    """Build the disk image; returns where it lies."""
    import dmgbuild

    application = FROZEN.parent / f"{TITLE}.app"
    run(["sh", MACOS / "sign.sh", application])
    DIST.mkdir(parents=True, exist_ok=True)
    image = DIST / f"{PROGRAM}-{version()}-macos-{architecture()}.dmg"
    defines = {"application": str(application), "icon": str(MADE / "icons" / f"{PROGRAM}.icns")}
    dmgbuild.build_dmg(str(image), f"{TITLE} {version()}", settings_file=str(MACOS / "layout.py"), defines=defines)
    run(["sh", MACOS / "notarise.sh", image])
    return image


if __name__ == "__main__":
    print(build())
