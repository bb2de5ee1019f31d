"""What each way to play changes, on one page."""

from __future__ import annotations

from attrs import frozen

from nemesis_desktop.games.nemesis.components.tokens import ExplorationToken


@frozen
class Mode:
    """A way to play: how many people, which objectives, and the few rules that differ. Rulebook: Game modes."""

    id: str
    least_people: int
    most_people: int
    objective_kinds: tuple[str, ...]
    """One card of each kind is dealt to each person; empty where the objectives are the group's."""
    shared_objectives: bool = False
    """As many special objectives as people lie open and all must be met."""
    half_items: bool = False
    """Item numbers of exploration tokens are halved, rounded up."""

    def items(self, token: ExplorationToken) -> int:
        """The item counter that an exploration token sets."""
        return (token.items + 1) // 2 if self.half_items else token.items


MODES: dict[str, Mode] = {
    "semi": Mode("semi", 2, 5, ("personal", "corporate")),
    "solo": Mode("solo", 1, 1, ("solo_coop", "solo_coop"), half_items=True),
}
"""The ways to play that this program knows."""
