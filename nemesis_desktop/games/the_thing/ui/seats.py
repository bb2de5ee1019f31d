"""A person at the table of The Thing: their token, and why the screen is handed to them."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing.ui.look import emblem, symbol
from nemesis_desktop.games.the_thing.view import View
from nemesis_desktop.table.game_ui import Call, Token


def token_of(view: View, seat: Seat) -> Token:
    """The person's colour with the emblem of their character; of a revealed alien nothing else is left."""
    one = next(one for one in view.figures if one.seat == seat)
    return Token(one.colour, symbol("revealed_alien") if one.status == "revealed" else emblem(one.character))


def call_of(view: View, seat: Seat) -> Call:
    """The round and its step: nothing that depends on what somebody holds."""
    step = view.phase if view.phase not in ("setup", "ended") else "setup"
    why = Text("thing-ui-call", round=view.round, step=Text(f"thing-ui-step-{step}"))
    return Call(Text("thing-ui-call-setup") if step == "setup" else why, token_of(view, seat))
