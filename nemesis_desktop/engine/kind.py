"""What the rules of a game give to the engine and the program, and what a game lying on the table can do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from attrs import frozen

from nemesis_desktop.engine.chance import Forced
from nemesis_desktop.engine.decision import Barrier, Decision, Seat
from nemesis_desktop.engine.events import Log
from nemesis_desktop.engine.flow import Course
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.engine.text import Text

if TYPE_CHECKING:
    from nemesis_desktop.engine.chronicle import Chronicle
    from nemesis_desktop.engine.seats.trials import Trials

V = TypeVar("V", covariant=True)


class OpenGame(Protocol):
    """A game lying on the table: what the match needs of it."""

    log: Log
    barrier: Barrier | None
    """Why the last answer cannot be taken back, or None.

    Set by the rules' primitives.
    """

    step: str
    """The step the game stands at."""

    def freeze(self) -> dict[str, Any]:
        """The state as plain data: the form of a checkpoint and of a save."""
        ...

    def answered(self) -> None:
        """The open question has been answered, and the rules are about to go on."""
        ...


G = TypeVar("G", bound=OpenGame)


@frozen
class Progress:
    """How far a game is, in words.

    Attributes:
        listed: in a list of saves.
        going_on: before the names of those who go on with it.
        named: after their names, where nobody has given the save one.
    """

    listed: Text
    going_on: Text
    named: Text


class GameKind(Protocol[G, V]):
    """A game that can be put on the table."""

    @property
    def id(self) -> str:
        """Its name in save files."""
        ...

    def course(self, setup: Any) -> Course:
        """The phases of a game with this setup."""
        ...

    def begin(self, setup: Any, seed: int, forced: Forced) -> G:
        """An empty table, at the first step. Raises ``SetupError`` for a setup that the game does not allow."""
        ...

    def thaw(self, frozen: Mapping[str, Any], setup: Any, forced: Forced) -> G:
        """The game from a checkpoint."""
        ...

    def over_step(self, game: G) -> str:
        """Where the game goes on after ``GameOver``: its last checks."""
        ...

    def view(self, game: G, seat: Seat, decision: Decision | None) -> V:
        """All that this seat may know."""
        ...

    def seats(self, setup: Any) -> Sequence[Seat]:
        """Everybody at the table."""
        ...

    def wins_as_one(self, setup: Any) -> bool:
        """Whether everybody at the table wins or loses together: nobody has anything to hide from the others."""
        ...

    def people(self, setup: Any) -> Sequence[Person]:
        """Everybody at the table by name and colour, in seating order."""
        ...

    def setup_of(self, people: Sequence[Person], mode: str, choices: Mapping[str, str], variants: Sequence[str]) -> Any:
        """The setup for what was chosen on the game's page. Raises ``SetupError`` where the game does not allow it."""
        ...

    def setup_to_json(self, setup: Any) -> Json:
        """The setup as it stands in a save."""
        ...

    def setup_from_json(self, data: Any) -> Any:
        """Read a setup. Raises ``ValueError`` where it is malformed."""
        ...

    def act_today(self, act: list[Json]) -> list[Json]:
        """An act of a save as this version names it: an earlier one may have had other classes for its acts."""
        ...

    @property
    def trials(self) -> Trials:
        """How computer seats play it by the hundred."""
        ...

    def check(self, setup: Any, seed: int, checkpoint: Mapping[str, Any], summary: Mapping[str, Json]) -> None:
        """Raise ``ValueError`` unless a checkpoint is one of a game with this setup and seed, in which every piece of
        the box lies where it may, and the summary is one of it; that ``over`` is in it has been seen to.
        """
        ...

    def summary(self, game: G) -> Mapping[str, Json]:
        """What a list of saves shows: public facts only, and among them ``over``: whether the game has ended."""
        ...

    def progress(self, summary: Mapping[str, Json]) -> Progress:
        """How far a game with this summary is."""
        ...

    @property
    def chronicle(self) -> Chronicle:
        """How a game that is over is kept in the history, and told of there."""
        ...
