"""A table with Carnomorphs on board, and what its cases want to put there and to count."""

from __future__ import annotations

from collections import Counter
from typing import Any

from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.species.carnomorphs.nature.feeding import attack_step_begins, feeding
from tests.games.nemesis.scenarios.table import Table

EMPTY = 7
"""A room with nothing in it, far from where everybody stands."""
APART = 10
"""Another one, that is no neighbour of it."""


class Laid(Table):
    """Everybody in the Hibernatorium, whose blue corpse lies there; Carnomorphs on board, none of them seen yet."""

    def __init__(self, people: int = 2, **how: Any) -> None:
        super().__init__(people, species="carnomorphs", **how)

    # -------- what lies there

    def mutation(self, who: str, card: str, *, shown: bool = False, markers: int = 0) -> None:
        """A mutation card before somebody, and markers."""
        one = self.one(who)
        self.state.decks["mutation"].remove(card)
        one.mutation, one.mutation_shown, one.mutation_markers = card, shown, markers

    def next_mutations(self, *cards: str) -> None:
        """The next mutation cards."""
        self.on_top("mutation", *cards)

    def adaptation(self, slot: str, card: str, *, shown: bool = True) -> None:
        """An adaptation in its place of the board, face up."""
        self.weakness(slot, card, known=shown)

    def plain(self) -> None:
        """Adaptations of which none matters in the attack step."""
        for slot, card in zip(self.state.weaknesses, ("ambushers", "fireproof", "relentless"), strict=True):
            self.adaptation(slot, card, shown=False)

    def no_food(self) -> None:
        """The blue corpse is out of the game."""
        self.state.removed.append(self._object("corpse_blue"))

    def dead_here(self, who: str, slot: int) -> None:
        """Somebody has died, and the corpse lies in a room."""
        self.dead(who)
        self.game.room(slot).objects.append(f"corpse_{self.one(who).seat}")

    def empty_nest(self, slot: int, eggs: int) -> int:
        """The explored Nest with so many eggs."""
        self.eggs(eggs)
        return self.lay(slot, "nest")

    def colour(self, slot: int, colour: str, *, explored: bool = True) -> int:
        """A room of this colour on a slot where one may lie."""
        tile = next(
            room.tile
            for room in self.state.rooms.values()
            if ROOMS[room.tile].colour == colour and self.game.board.slots[room.slot].category == "1"
        )
        self.put_tile(slot, tile)
        if explored:
            self.explore(slot)
        return slot

    # -------- what is there

    def kinds(self, slot: int) -> list[str]:
        """The Carnomorphs in a room, by kind."""
        return sorted(one.kind for one in self.game.intruders_in(slot))

    def injuries(self, number: int) -> int:
        """The injuries of a miniature."""
        one = self.game.intruder(number)
        assert one is not None
        return one.injuries

    def tokens(self, *where: str) -> Counter[str]:
        """The tokens in the bag (or somewhere else) by their front."""
        printed = self.game.species.tokens
        pile = getattr(self.state, where[0] if where else "bag")
        return Counter(printed[token].sort for token in pile if token in printed)

    def things(self, slot: int) -> list[str]:
        """What lies in a room, by sort."""
        return sorted("blue" if one == "corpse_blue" else one.split("_")[0] for one in self.game.room(slot).objects)

    # -------- steps

    def feeds(self) -> None:
        """The attack step, where nobody is in combat."""
        attack_step_begins(self.game)
        feeding(self.game)

    def attack_step(self, *answers: Any) -> None:
        """The whole attack step."""
        attack_step_begins(self.game)
        self.step("intruder_attacks", *answers)
        feeding(self.game)
