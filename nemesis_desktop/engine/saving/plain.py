"""The state of a game as plain data and back: the form of checkpoints and saves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from cattrs.preconf.json import make_converter

S = TypeVar("S")


class PlainForm(Generic[S]):
    """Turns the state of a game into dictionaries, lists, strings and numbers, and back.

    Args:
        state: the class of the state.
    """

    def __init__(self, state: type[S]) -> None:
        self._state = state
        self._converter = make_converter()

    def freeze(self, state: S) -> dict[str, Any]:
        """Plain data."""
        frozen: dict[str, Any] = self._converter.unstructure(state)
        return frozen

    def thaw(self, frozen: Mapping[str, Any]) -> S:
        """The state from plain data. Raises what cattrs raises for data that is no state."""
        return self._converter.structure(frozen, self._state)
