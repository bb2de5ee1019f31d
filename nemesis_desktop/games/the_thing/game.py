"""``Game``: access to the parts of the table. The chapters in ``rules`` hold the verbs.

It comes in layers: ``Crew`` knows the people, ``Station`` above it the locations, ``Game`` above both the chance, the
log and the questions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from attrs import define, field

from nemesis_desktop.engine.chance import Forced
from nemesis_desktop.engine.decision import TABLE, Barrier, Seat
from nemesis_desktop.engine.events import Fact as Said
from nemesis_desktop.engine.events import Log
from nemesis_desktop.engine.on_table import GameOnTable
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.the_thing.acts import OfAFigure
from nemesis_desktop.games.the_thing.saving.checkpoint import freeze
from nemesis_desktop.games.the_thing.state import NOBODY, Fact, State
from nemesis_desktop.games.the_thing.station import Station
from nemesis_desktop.games.the_thing.wording import word_facts

F = TypeVar("F", bound=OfAFigure)


@define(eq=False)
class Game(Station, GameOnTable):
    """The table, with the chance and the log that rules use."""

    state: State
    forced: Forced = field(factory=Forced)
    barrier: Barrier | None = None
    log: Log = field(init=False, factory=Log)

    # ---------------------------------------------------------------- the engine's side

    def freeze(self) -> dict[str, Any]:
        """The state as plain data."""
        return freeze(self.state)

    def words(self, facts: Mapping[str, Said]) -> Mapping[str, Argument]:
        """The names and numbers of a log line."""
        return word_facts(self.state, facts)

    @property
    def readers(self) -> Sequence[Seat]:
        """Everybody who reads the log, the table among them."""
        return range(TABLE, len(self.state.names))

    # ---------------------------------------------------------------- chance

    def pick(self, stream: str, options: Sequence[Any]) -> Any:
        """One of ``options`` at random; a roll or a draw that cannot be taken back."""
        self.barrier = "roll"
        return self.state.chance.pick(stream, options, self.forced)

    def shuffle(self, stream: str, cards: list[Any]) -> None:
        """Shuffle a pile."""
        self.state.chance.shuffle(stream, cards)

    def draw_any(self, stream: str, pile: list[str]) -> str:
        """Take a random one out of a bag, or blindly out of somebody's hand."""
        drawn: str = self.pick(stream, pile)
        pile.remove(drawn)
        return drawn

    # ---------------------------------------------------------------- questions and notes

    def ask(self, message: str, who: int, **words: Argument) -> Text:
        """A question that names a figure."""
        return Text(f"thing-ask-{message}", who=self.name(who), **words)

    def of(self, act: type[F], whom: int) -> F:
        """An act about a figure."""
        return act(whom, self.figure(whom).character)

    def note(self, kind: str, who: int, whom: int = NOBODY) -> None:
        """Everybody has seen this of somebody."""
        self.state.facts.append(Fact(self.state.round, kind, who, whom))
