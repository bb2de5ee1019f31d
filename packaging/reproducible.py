"""Builds everything twice and compares: ``make reproducible``.

Both builds are of the same commit, in two folders with different names. Whatever is not the same in both is listed:
first the packages, then the files inside the program. The exit code is 1 if anything differs.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from common import REPOSITORY, epoch, files_in, sha256

WORKING_COPY = ("assets", "nemesis_desktop", "packaging", "CHANGELOG.md", "LICENSE", "README.md", "pyproject.toml")
RESULTS = ("dist", "build/frozen")


def build_in(folder: Path) -> dict[str, str]:
    """Build everything in a copy of the working copy; returns each result's name and checksum."""
    folder.mkdir(parents=True)
    for name in WORKING_COPY:
        source = REPOSITORY / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, folder / name)
    surroundings = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch()), "PYTHONPATH": str(folder)}
    command = [sys.executable, str(folder / "packaging" / "package.py")]
    subprocess.run(command, cwd=folder, env=surroundings, check=True, stdout=subprocess.DEVNULL)
    return {
        f"{result}/{path.relative_to(folder / result).as_posix()}": told(path)
        for result in RESULTS
        for path in files_in(folder / result)
    }


def told(path: Path) -> str:
    """What must be the same: where a link leads, or what a file holds and whether it can be started."""
    if path.is_symlink():
        return f"-> {os.readlink(path)}"
    return f"{sha256(path)} {path.stat().st_mode & 0o111:o}"


def differences(first: dict[str, str], second: dict[str, str]) -> list[str]:
    """What is not the same in both builds, a line each."""
    lines = [f"only in the first:  {name}" for name in sorted(first.keys() - second.keys())]
    lines += [f"only in the second: {name}" for name in sorted(second.keys() - first.keys())]
    common = sorted(first.keys() & second.keys())
    return lines + [f"different:          {name}" for name in common if first[name] != second[name]]


def main() -> int:
    """Build twice, compare, and say what differs."""
    with tempfile.TemporaryDirectory() as place:
        first = build_in(Path(place) / "first")
        second = build_in(Path(place) / "the second one")
    found = differences(first, second)
    print("\n".join(found) or f"Both builds are the same: {len(first)} files.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
