"""The order of steps: what comes next."""

from __future__ import annotations

from functools import cache

from nemesis_desktop.engine.flow import Course, Phase
from nemesis_desktop.games.nemesis.rules.rounds.draft import deal_out, draft_character
from nemesis_desktop.games.nemesis.rules.rounds.ending import (
    check_contamination,
    check_coordinates,
    check_engines,
    check_objectives,
)
from nemesis_desktop.games.nemesis.rules.rounds.event_phase import (
    bag_development,
    end_round,
    event_card,
    fire_damage,
    intruder_attacks,
    time_track,
)
from nemesis_desktop.games.nemesis.rules.rounds.intruder_player import (
    draw_intruder_cards,
    intruder_turn,
    offer_intruders,
)
from nemesis_desktop.games.nemesis.rules.rounds.turn import (
    begin_round,
    close_player_phase,
    draw_cards,
    end_turn,
    next_turn,
    pass_first_player,
    revive_crew,
    start_turn,
    take_action,
)
from nemesis_desktop.games.nemesis.species.nature import Nature

_PHASES = (
    Phase("setup", (draft_character, deal_out)),
    Phase("draw", (begin_round, offer_intruders, revive_crew, draw_cards, draw_intruder_cards)),
    Phase("first_player", (pass_first_player,)),
    Phase("turns", (start_turn, take_action, end_turn, intruder_turn, next_turn, close_player_phase)),
    Phase("time", (time_track,)),
    Phase("attacks", (intruder_attacks,)),
    Phase("fire", (fire_damage,)),
    Phase("event", (event_card,)),
    Phase("bag", (bag_development, end_round)),
    Phase("ended", (check_engines, check_coordinates, check_contamination, check_objectives)),
)
"""A round goes from ``draw`` to ``bag`` and back; ``ended`` follows the end of the game, whatever caused it."""


@cache
def course_with(nature: Nature) -> Course:
    """The course of a game with this species: the phases of every game, with the steps and phases that are its own."""
    found = []
    for phase in _PHASES:
        before, after = nature.steps_before.get(phase.name, ()), nature.steps_after.get(phase.name, ())
        found.append(Phase(phase.name, (*before, *phase.steps, *after)))
        if phase.name in nature.phases_after:
            found.append(nature.phases_after[phase.name])
    return Course(tuple(found))


AFTER_GAME_OVER = check_engines.__name__
"""The step where the victory check begins."""
