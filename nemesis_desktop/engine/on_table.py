"""What games that lie on a table have in common, whatever is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, Protocol

from nemesis_desktop.engine.events import Event, Log, Teller

P = ParamSpec("P")


class GameOnTable(Teller, Protocol):
    """A game whose state names its step, and which tells into its log what happens. A game's own class extends it."""

    __slots__ = ()
    log: Log

    @property
    def step(self) -> str:
        """The step the game stands at."""
        step: str = self.state.step
        return step

    @step.setter
    def step(self, name: str) -> None:
        self.state.step = name

    def tell(self, kind: Callable[P, Event], /, *args: P.args, **said: P.kwargs) -> None:
        """Write down what happened, as soon as it lies on the table so.

        Args:
            kind: the kind of event. It is made only where somebody listens: simulations tell nothing.
            args: nothing; events are told by the names of their fields.
            said: the fields of the event. What lies hidden is given as its zone ``hides`` it.
        """
        if not self.log.muted:
            self.log.tell(self, kind(*args, **said))

    def answered(self) -> None:
        """A question has been answered; a game in which somebody then forgets something says so."""
        return
