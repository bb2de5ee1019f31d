"""A computer seat that takes any legal option, each as likely as the others."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Decision
from nemesis_desktop.engine.seats.policy import Lots, Policy, ViewOf


class RandomPolicy(Policy):
    """Chooses uniformly among the acts on offer and never looks at the table."""

    def choose(self, view_of: ViewOf, decision: Decision, lots: Lots) -> tuple[int, ...]:
        """One act, or a random legal number of different ones."""
        offered = len(decision.acts)
        if decision.kind == "one":
            return (lots.below(offered),)
        count = decision.least + lots.below(min(decision.most, offered) - decision.least + 1)
        return tuple(sorted(lots.some(count, offered))) if count else ()
