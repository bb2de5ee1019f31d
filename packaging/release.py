"""What a release needs besides the packages: that its tag is right, and its notes.

python packaging/release.py check v1.2.3
python packaging/release.py notes v1.2.3
"""

from __future__ import annotations

import sys

from common import REPOSITORY, version
from releases import Release, releases


def trouble(tag: str) -> str:
    """Why this tag cannot be released; empty when it can."""
    wanted = tag.removeprefix("v")
    if not tag.startswith("v") or wanted != version():
        return f"The tag is {tag}, the program's version is {version()}: nemesis_desktop/__init__.py says which."
    if f"## [{wanted}] - " not in (REPOSITORY / "CHANGELOG.md").read_text(encoding="utf-8"):
        return f"CHANGELOG.md has no section “## [{wanted}] - date”."
    return ""


def release_of(tag: str) -> Release:
    """The section of the changelog for a tag. Raises ``StopIteration`` when there is none."""
    return next(release for release in releases() if release.version == tag.removeprefix("v"))


def notes(tag: str) -> str:
    """What is said about a release."""
    changes = "\n".join(f"- {change}" for change in release_of(tag).changes)
    return f"{changes}\n\nAn unofficial fan work. `SHA256SUMS` has the checksums, `*.cdx.json` the bill of materials.\n"


def main() -> int:
    """Do what the command line says."""
    match sys.argv[1:]:
        case ["check", tag]:
            why = trouble(tag)
            print(why or f"{tag} can be released.")
            return 1 if why else 0
        case ["notes", tag]:
            print(notes(tag))
            return 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
