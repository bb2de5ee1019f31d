"""The state as plain data and back: the form of checkpoints and saves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cattrs.preconf.json import make_converter

from nemesis_desktop.games.space_alert.state import State

_converter = make_converter()


def freeze(state: State) -> dict[str, Any]:
    """Plain data: dictionaries, lists, strings and numbers."""
    frozen: dict[str, Any] = _converter.unstructure(state)
    return frozen


def thaw(frozen: Mapping[str, Any]) -> State:
    """The state from plain data. Raises what cattrs raises for data that is no state."""
    return _converter.structure(frozen, State)
