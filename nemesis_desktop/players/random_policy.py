"""A computer seat that takes any legal option, each as likely as the others."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Decision
from nemesis_desktop.players.policy import Lots, ViewOf


class RandomPolicy:
    """Chooses uniformly among the acts on offer and never looks at the table.

    It does not take a declared action back while it can do anything else, so a game always goes on.
    """

    def choose(self, view_of: ViewOf, decision: Decision, lots: Lots) -> tuple[int, ...]:
        """One act, or a random legal number of different ones."""
        acts = decision.acts
        offered = len(acts)
        if decision.kind == "one":
            pick = lots.below(offered)
            if acts[pick].tone == "back":
                onward = [number for number in range(offered) if acts[number].tone != "back"]
                if onward:
                    pick = onward[lots.below(len(onward))]
            return (pick,)
        if decision.kind == "order":
            return lots.some(offered, offered)
        onward = [number for number in range(offered) if acts[number].tone != "back"]
        least = min(decision.least, len(onward))
        most = min(decision.most, len(onward))
        count = least + lots.below(most - least + 1)
        return tuple(sorted(onward[place] for place in lots.some(count, len(onward)))) if count else ()
