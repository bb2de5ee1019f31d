"""The state of a game as plain data and back: the form of checkpoints and saves."""

from __future__ import annotations

import json
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

    def understood(self, frozen: Mapping[str, Any]) -> S:
        """The state from plain data of a save: a field that an earlier version did not write takes its default.

        Raises ``ValueError`` for data that is no state, or in which a value is of the wrong kind.
        """
        try:
            state = self.thaw(frozen)
            # What was made to fit (a text for a number, a number for a truth value) does not come out as it went in.
            again, written = json.dumps(self.freeze(state), allow_nan=False), json.dumps(frozen)
        except Exception as problem:  # whatever cattrs raises for data that is no state
            raise ValueError("the checkpoint is no state") from problem
        # What this program wrote comes out word for word.
        if again != written and not _same(json.loads(written), json.loads(again)):
            raise ValueError("a value of the checkpoint is of the wrong kind")
        return state


def _same(written: object, understood: object) -> bool:
    """Whether two pieces of plain data are the same, but for fields that only one of two programs knows."""
    if isinstance(written, dict) and isinstance(understood, dict):
        return all(_same(value, understood[key]) for key, value in written.items() if key in understood)
    if isinstance(written, list) and isinstance(understood, list):
        return len(written) == len(understood) and all(map(_same, written, understood))
    return type(written) is type(understood) and written == understood
