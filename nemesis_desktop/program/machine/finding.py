"""What the doctor has looked at: one line of its report."""

from __future__ import annotations

from typing import NamedTuple


class Finding(NamedTuple):
    """One thing that was looked at: whether it is well, the message that says so, and the message's values."""

    well: bool
    message: str
    values: dict[str, int | str]
