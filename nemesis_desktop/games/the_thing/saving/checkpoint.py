"""The state as plain data and back."""

from __future__ import annotations

from typing import Final

from nemesis_desktop.engine.saving.plain import PlainForm
from nemesis_desktop.games.the_thing.state import State

_FORM: Final = PlainForm(State)
freeze, thaw, understood = _FORM.freeze, _FORM.thaw, _FORM.understood
