"""A computer seat that plays as a sensible person would: it sees its view and the acts on offer, and nothing else."""

from __future__ import annotations

from typing import ClassVar

from nemesis_desktop.engine.decision import Decision
from nemesis_desktop.engine.seats.policy import Lots, Policy, ViewOf
from nemesis_desktop.games.the_thing.bots.alien import AlienMind
from nemesis_desktop.games.the_thing.bots.hasty import HastyAlien, HastyHuman, HastyTogether
from nemesis_desktop.games.the_thing.bots.human import HumanMind
from nemesis_desktop.games.the_thing.bots.mind import Mind
from nemesis_desktop.games.the_thing.bots.reasons import reason
from nemesis_desktop.games.the_thing.bots.together import TogetherMind
from nemesis_desktop.games.the_thing.components.things import ALIEN
from nemesis_desktop.games.the_thing.modes import COOP
from nemesis_desktop.games.the_thing.view import View


class SensiblePolicy(Policy):
    """Chooses the best answer for its side, and never claims what is not true."""

    human: ClassVar[type[HumanMind]] = HumanMind
    alien: ClassVar[type[AlienMind]] = AlienMind
    together: ClassVar[type[TogetherMind]] = TogetherMind

    def choose(self, view_of: ViewOf, decision: Decision, lots: Lots) -> tuple[int, ...]:
        """The picks."""
        view: View = view_of(decision.seat)
        mind: Mind
        if view.mode == COOP:
            mind = self.together(view, decision, lots, _acting(view, decision))
        elif view.figures[decision.seat].role == ALIEN:
            mind = self.alien(view, decision, lots, decision.seat)
        else:
            mind = self.human(view, decision, lots, decision.seat)
        picks = mind.picks()
        chosen = decision.acts[picks[0]] if picks else None
        self.why = reason(mind.name, decision.topic.replace("-", "_"), chosen, mind.doubt)
        return picks


class HastyPolicy(SensiblePolicy):
    """The same in a hurry: nobody draws conclusions, and an alien shows no more care than a human."""

    human = HastyHuman
    alien = HastyAlien
    together = HastyTogether


def _acting(view: View, decision: Decision) -> int:
    """Of a person's several characters the one that is asked about: the one with the dice, or the first that plays."""
    own = [one.number for one in view.figures if one.seat == decision.seat]
    if view.assigned in own:
        return view.assigned
    playing = [number for number in own if view.figures[number].status == "playing"]
    return (playing or own)[0]
