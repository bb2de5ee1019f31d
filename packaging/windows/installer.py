"""Compiles the Windows installer with NSIS, on Windows or anywhere else.

    python packaging/windows/installer.py [FOLDER]

FOLDER is what freeze.py has made; a stand-in folder is enough to see whether the script compiles.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from common import DIST, HERE, MADE, PROGRAM, architecture, run, version
from freeze import FROZEN

SCRIPT = HERE / "windows" / f"{PROGRAM}.nsi"


def compile_installer(source: Path, icon: Path, output: Path) -> None:
    """Compile the installer of the program in ``source``. A warning is an error."""
    defined = {"VERSION": version(), "SOURCE": source, "ICON": icon, "OUTPUT": output}
    makensis = shutil.which("makensis") or r"C:\Program Files (x86)\NSIS\makensis.exe"
    command = [makensis, "-V2", "-WX", "-INPUTCHARSET", "UTF8"]
    run([*command, *(f"-D{name}={value}" for name, value in defined.items()), SCRIPT])


def build() -> Path:
    """Build the installer; returns where it lies."""
    source = Path(sys.argv[1]) if len(sys.argv) > 1 else FROZEN
    DIST.mkdir(parents=True, exist_ok=True)
    output = DIST / f"{PROGRAM}-{version()}-windows-{architecture()}-setup.exe"
    compile_installer(source.resolve(), MADE / "icons" / f"{PROGRAM}.ico", output)
    return output


if __name__ == "__main__":
    print(build())
