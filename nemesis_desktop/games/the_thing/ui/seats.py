"""A person at the table of The Thing: their token, and why the screen is handed to them."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Decision, Seat
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing.state import PLAYING
from nemesis_desktop.games.the_thing.ui.look import emblem, symbol
from nemesis_desktop.games.the_thing.view import FigureView, View
from nemesis_desktop.table.game_ui import Call, Token


def figure_of(view: View, seat: Seat) -> FigureView:
    """A person's figure; of several the first that still plays."""
    own = [one for one in view.figures if one.seat == seat]
    return next((one for one in own if one.status == PLAYING), own[0])


def asked_figure(view: View, decision: Decision) -> FigureView:
    """Whom a question to one person is about: where they play several figures, the one that it names."""
    named = dict(decision.prompt.args).get("who")
    own = (one for one in view.figures if one.seat == decision.seat)
    found = next((one for one in own if named == Text(f"thing-character-{one.character}")), None)
    return figure_of(view, decision.seat) if found is None else found


def token_of(view: View, seat: Seat) -> Token:
    """The person's colour with the emblem of their character; of a revealed alien nothing else is left."""
    return _worn_by(figure_of(view, seat))


def asked_token(view: View, decision: Decision) -> Token:
    """The token of the figure that a question is about."""
    return _worn_by(asked_figure(view, decision))


def _worn_by(one: FigureView) -> Token:
    return Token(one.colour, symbol("revealed_alien") if one.status == "revealed" else emblem(one.character))


def call_of(view: View, seat: Seat) -> Call:
    """The round and its step: nothing that depends on what somebody holds."""
    step = view.phase if view.phase not in ("setup", "ended") else "setup"
    why = Text("thing-ui-call", round=view.round, step=Text(f"thing-ui-step-{step}"))
    return Call(Text("thing-ui-call-setup") if step == "setup" else why, token_of(view, seat))
