"""What the doctor has looked at: one line of its report."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from nemesis_desktop.engine.text import Argument


class Finding(NamedTuple):
    """One thing that was looked at: whether it is well, the message that says so, and the message's values."""

    well: bool
    message: str
    values: Mapping[str, Argument]
