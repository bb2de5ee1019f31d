"""The first intruder on the board: everybody keeps one objective. Rulebook: Critical moments, first encounter."""

from __future__ import annotations

from nemesis_desktop.engine.flow import Play, choose
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import KeepObjective
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.harm.intruders import miniature_free, place
from nemesis_desktop.games.nemesis.state import DEAD, Intruder
from nemesis_desktop.games.nemesis.zones import OBJECTIVES


def appear(game: Game, kind: str, slot: int, *, calm: bool = False) -> Play[Intruder | None]:
    """A miniature comes onto the board, after the first-encounter choice if it is the first; None where no miniature
    is free.
    """
    if not miniature_free(game, kind):
        return None
    if not game.state.first_encounter:
        game.state.first_encounter = True
        game.tell(story.FirstEncounter, kind=kind)
        yield from keep_objectives(game)
    return place(game, kind, slot, calm=calm)


def keep_objectives(game: Game) -> Play[None]:
    """One by one round the table, in secret, whoever still has two objectives keeps one; who has passed, sleeps or
    left too.
    """
    for seat in game.in_order():
        one = game.character(seat)
        if one.status == DEAD or len(one.objectives) < 2:
            continue
        acts = [KeepObjective(objective) for objective in one.objectives]
        prompt = Text("ask-keep-objective", who=game.name(seat))
        kept = yield from choose(seat, prompt, acts, topic="objective", secret=True)
        one.refused = next(objective for objective in one.objectives if objective != kept.objective)
        one.objectives = [kept.objective]
        game.tell(story.ObjectiveKept, who=seat, objective=OBJECTIVES.hides(kept.objective, seat))
