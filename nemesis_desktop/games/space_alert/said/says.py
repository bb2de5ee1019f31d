"""What the ship's computer says for each line of a time-table."""

from __future__ import annotations

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert.components.mission import PHASE_TONE, Line


def said(line: Line, last_phase: int) -> tuple[Text, ...]:
    """The sentences of an announcement; ``last_phase`` is the one with which the operation ends."""
    if line.kind == "threat":
        return _threat(line)
    if line.kind == "phase_warning":
        return (_warning(line, last_phase),)
    if line.kind == "phase_over":
        if line.phase == last_phase:
            return (Text("alert-says-operation_over"),)
        return (Text("alert-says-phase_over", phase=line.phase, next=line.phase + 1),)
    return (Text(f"alert-says-{line.kind}"),)


def _threat(line: Line) -> tuple[Text, ...]:
    if line.where == "internal":
        told = Text("alert-says-serious_internal" if line.serious else "alert-says-internal", chip=line.chip)
    else:
        side = Text(f"alert-side-{line.where}")
        told = Text("alert-says-serious_threat" if line.serious else "alert-says-threat", chip=line.chip, side=side)
    return (told, Text("alert-says-unconfirmed")) if line.unconfirmed else (told,)


def _warning(line: Line, last_phase: int) -> Text:
    """The last five seconds are counted down alike in every phase."""
    if line.phase == last_phase and line.seconds != PHASE_TONE:
        return Text(f"alert-says-operation_{line.seconds}")
    if line.seconds == PHASE_TONE:
        return Text("alert-says-phase_5")
    return Text(f"alert-says-phase_{line.seconds}", phase=line.phase)
