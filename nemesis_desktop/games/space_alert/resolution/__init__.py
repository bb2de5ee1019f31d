"""The resolution round: what a plan leads to. No chance, no questions: equal plans have equal outcomes.

``plan`` is what goes in, ``table`` what the ship looks like at a moment, ``story`` (one folder up) what happens,
``outcome`` the score sheet. The rest are the chapters of the rulebook over ``ship``, the columns that they change.
"""

from nemesis_desktop.games.space_alert.resolution.outcome import Outcome, outcome_of
from nemesis_desktop.games.space_alert.resolution.plan import Amendment, Chip, Plan, Program
from nemesis_desktop.games.space_alert.resolution.rehearsal import Rehearsal
from nemesis_desktop.games.space_alert.resolution.resolve import Resolution, ending, judge, resolve
from nemesis_desktop.games.space_alert.resolution.ship import Record
from nemesis_desktop.games.space_alert.resolution.table import Table

__all__ = [
    "Amendment",
    "Chip",
    "Outcome",
    "Plan",
    "Program",
    "Record",
    "Rehearsal",
    "Resolution",
    "Table",
    "ending",
    "judge",
    "outcome_of",
    "resolve",
]
