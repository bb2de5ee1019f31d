"""A person at the table of Nemesis: their token, why the screen is handed to them, and how far their turn has come."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Decision, Seat
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.components.intruder_player import ACTIONS_PER_TURN
from nemesis_desktop.games.nemesis.ui.signs import LEADER, worn
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.table.game_ui import Call, Token


def token_of(view: View, seat: Seat) -> Token:
    """The person's colour with the emblem of the character, or the queen for whoever plays the intruders."""
    person = next(one for one in view.crew if one.seat == seat)
    return Token(person.colour, LEADER if seat == view.intruder_player else worn(person.character))


def call_of(view: View, seat: Seat, decision: Decision | None) -> Call:
    """The character's turn, a question to it, or a game that is being set up."""
    character = next(one.character for one in view.crew if one.seat == seat)
    if character is None:
        return Call(Text("ui-shield-setup"), token_of(view, seat))
    role = Text("ui-modes-role") if seat == view.intruder_player else Text(f"character-{character}")
    turn = decision is not None and decision.topic == "turn"
    id = "ui-shield-turn" if turn else "ui-shield-asked"
    return Call(Text(id, character=role, round=view.round), token_of(view, seat))


def progress_of(view: View, decision: Decision) -> Text | None:
    """Which action of how many it is; None where no action is being taken."""
    if decision.topic not in ("turn", "pay", "aim") or view.phase != "turns" or view.acting != decision.seat:
        return None
    if decision.seat == view.intruder_player:
        return Text("ui-tray-action", number=1, most=ACTIONS_PER_TURN)
    number = view.actions_taken + 1
    return Text("ui-tray-action", number=number, most=max(2, number))
