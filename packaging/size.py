"""What takes the room in the packaged program: ``make package-size``.

    python packaging/size.py [--limit]

With ``--limit`` it fails when the program is larger than it may be: installed 150 MiB, packed 60 MiB.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from common import DIST, MIB, files_in, total_size
from freeze import FROZEN

INSTALLED = 150 * MIB
PACKED = 60 * MIB
LINES = 15

#: Which part of the program a file belongs to: the first pattern in its path that fits.
PARTS = (
    ("libicu", "ICU (letters and languages, for Qt)"),
    ("nemesis_desktop/assets", "our drawings, words and fonts"),
    ("nemesis_desktop", "our licences and lists"),
    ("fontpkg", "Fira Sans Condensed"),
    ("babel", "Babel's languages"),
    ("plugins", "Qt's plugins"),
    ("translations", "Qt's words"),
    ("abi3", "Qt's bindings for Python"),
    ("Qt", "Qt's libraries"),
    ("shiboken", "Qt's bindings for Python"),
    ("libpython", "Python"),
    ("python3", "Python's modules"),
    ("base_library", "Python's modules"),
    ("dist-info", "records of packages"),
    ("lib", "libraries of the system"),
)


def part_of(path: str) -> str:
    """What a file of the program belongs to."""
    return next((name for mark, name in PARTS if mark in path), "the program with our code")


def table(folder: Path) -> list[str]:
    """Lines that say what takes the room, the largest part first, then the largest files."""
    sizes: Counter[str] = Counter()
    single: dict[str, int] = {}
    for path in files_in(folder):
        if not path.is_symlink():
            name = path.relative_to(folder).as_posix()
            sizes[part_of(name)] += path.stat().st_size
            single[name] = path.stat().st_size
    lines = [f"{total_size(folder) / MIB:8.1f} MiB  altogether, in {len(single)} files", ""]
    lines += [f"{size / MIB:8.1f} MiB  {name}" for name, size in sizes.most_common()]
    lines.append("")
    largest = sorted(single, key=lambda name: -single[name])[:LINES]
    return lines + [f"{single[name] / MIB:8.1f} MiB  {name}" for name in largest]


def too_large(folder: Path, packages: list[Path]) -> list[str]:
    """What is larger than it may be."""
    found = []
    if total_size(folder) > INSTALLED:
        found.append(f"installed: {total_size(folder) / MIB:.1f} MiB, at most {INSTALLED / MIB:.0f}")
    for package in packages:
        if package.stat().st_size > PACKED:
            found.append(f"{package.name}: {package.stat().st_size / MIB:.1f} MiB, at most {PACKED / MIB:.0f}")
    return found


def packages() -> list[Path]:
    """Everything in ``dist`` that people download."""
    return sorted(
        path for path in DIST.glob("nemesis-desktop*") if path.suffix in (".deb", ".gz", ".zip", ".dmg", ".exe")
    )


def main() -> int:
    """Print the table; with ``--limit``, fail when something is too large."""
    if not FROZEN.is_dir():
        print("There is no packaged program yet: make package", file=sys.stderr)
        return 1
    print("\n".join(table(FROZEN)))
    print()
    for package in packages():
        print(f"{package.stat().st_size / MIB:8.1f} MiB  {package.name}")
    faults = too_large(FROZEN, packages())
    print("\n".join(faults), file=sys.stderr)
    return 1 if faults and "--limit" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
