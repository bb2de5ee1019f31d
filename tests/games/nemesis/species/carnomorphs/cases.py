"""The cases of the rules, by number: a test says which it is with ``@case(4)``, and that none is missing is a test."""

from __future__ import annotations

from typing import Any

import pytest


def case(number: int) -> Any:
    """Mark a test as the case with this number."""
    return pytest.mark.effect_of(f"T{number:02}")
