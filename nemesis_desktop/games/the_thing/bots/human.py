"""A sensible human: keeps the station warm, meets nobody without need, and leaves with those who are surely human."""

from __future__ import annotations

from nemesis_desktop.games.the_thing.bots.human_company import AmongOthers
from nemesis_desktop.games.the_thing.bots.human_moves import OnTheMove
from nemesis_desktop.games.the_thing.bots.human_work import AtWork


class HumanMind(OnTheMove, AmongOthers, AtWork):
    """The thoughts of a human, one part of the day after another."""

    name = "human"
