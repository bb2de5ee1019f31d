"""The releases that ``CHANGELOG.md`` tells about, for the places that want them in a form of their own."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime
from email.utils import format_datetime
from typing import NamedTuple
from xml.sax.saxutils import escape

from common import CONTACT, MAKERS, PROGRAM, REPOSITORY, moment, version

_ENTRY = re.compile(r"^- ((?:.|\n(?!- |#|\n))*)", re.MULTILINE)
_HEADING = re.compile(r"^## \[(?P<name>[^\]]+)\](?: - (?P<day>\d{4}-\d\d-\d\d))?", re.MULTILINE)


class Release(NamedTuple):
    """One section of the changelog: its version, its day, and what changed."""

    version: str
    day: date
    changes: tuple[str, ...]


def releases() -> list[Release]:
    """All releases, the newest first. What is not yet released counts as the present version, of today's commit."""
    text = (REPOSITORY / "CHANGELOG.md").read_text(encoding="utf-8")
    found = list(_HEADING.finditer(text))
    made: list[Release] = []
    for heading, following in zip(found, [*found[1:], None], strict=True):
        body = text[heading.end() : following.start() if following else len(text)]
        changes = tuple(" ".join(entry.split()) for entry in _ENTRY.findall(body))
        name = heading["name"]
        if name == "Unreleased":
            if changes:
                made.append(Release(version(), moment().date(), changes))
            continue
        made.append(Release(name, date.fromisoformat(heading["day"]), changes))
    # A version that is being prepared under both headings is one release.
    return [one for place, one in enumerate(made) if one.version not in {other.version for other in made[:place]}]


def for_appstream() -> str:
    """The releases as AppStream's XML."""
    return "\n".join(_as_xml(release) for release in releases())


def _as_xml(release: Release) -> str:
    items = "\n".join(f"          <li>{escape(change)}</li>" for change in release.changes)
    return (
        f'    <release version="{release.version}" date="{release.day.isoformat()}">\n'
        f"      <description>\n        <ul>\n{items}\n        </ul>\n      </description>\n    </release>"
    )


def for_debian() -> str:
    """The releases as a Debian changelog."""
    return "\n".join(
        f"{PROGRAM} ({release.version}) stable; urgency=medium\n\n"
        + "\n".join(f"  * {_wrapped(change)}" for change in release.changes)
        + f"\n\n -- {MAKERS} <{CONTACT}>  {format_datetime(_noon(release.day))}\n"
        for release in releases()
    )


def _wrapped(text: str) -> str:
    import textwrap

    return "\n    ".join(textwrap.wrap(text.replace("`", ""), 74))


def _noon(day: date) -> datetime:
    return datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
