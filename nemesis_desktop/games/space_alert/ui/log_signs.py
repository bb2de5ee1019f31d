"""The sign before a line of the log."""

from __future__ import annotations

from typing import Final

from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.space_alert.ui.look import COLD, DANGER, PRIMARY, SECONDARY, SUCCESS, WARM, sign
from nemesis_desktop.games.space_alert.ui.playback.why import sign_of_event
from nemesis_desktop.table.border import Sign

PLANNING: Final[dict[str, tuple[str, str]]] = {
    "alert-mission-begins": ("say_start", COLD), "alert-phase-opens": ("say_start", COLD),
    "alert-threat-announced": ("say_threat", DANGER), "alert-report-ignored": ("say_unconfirmed", SECONDARY),
    "alert-incoming-data": ("say_incoming_data", COLD), "alert-transfer-opens": ("say_data_transfer", COLD),
    "alert-transfer-closes": ("say_data_transfer", SECONDARY), "alert-data-over": ("say_incoming_data", SECONDARY),
    "alert-silence-begins": ("say_comms_down", DANGER),
    "alert-silence-ends": ("say_comms_up", SUCCESS), "alert-phase-warning": ("say_time", WARM),
    "alert-phase-over": ("say_phase_end", WARM), "alert-planning-over": ("say_mission_end", WARM),
    "alert-card-laid": ("hand", PRIMARY), "alert-card-taken-back": ("hand", SECONDARY),
    "alert-card-turned": ("hand", SECONDARY), "alert-card-given": ("say_data_transfer", PRIMARY),
    "alert-data-drawn": ("say_incoming_data", PRIMARY), "alert-phase-taken": ("say_phase_end", SECONDARY),
    "alert-wants-to-end": ("say_mission_end", SECONDARY), "alert-recovered": ("figure_1", SUCCESS),
    "alert-tile-removed": ("repair", SUCCESS), "alert-squad-restored": ("squad", SUCCESS),
    "alert-repaired-nothing": ("repair", SECONDARY), "alert-voted": ("timeline", COLD),
    "alert-levels-chosen": ("timeline", COLD), "alert-squad-stored": ("squad", PRIMARY),
    "alert-game-ends": ("score", WARM),
}  # fmt: skip


def sign_of(told: Told) -> Sign:
    """What the line is about."""
    name, ink = PLANNING.get(told.kind) or sign_of_event(told.event)
    return sign(name), ink
