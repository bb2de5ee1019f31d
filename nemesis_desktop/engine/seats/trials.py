"""What a game gives to whoever plays it by the hundred: its computer seats, its tables, and what is counted."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from nemesis_desktop.engine.text import Text

if TYPE_CHECKING:
    from nemesis_desktop.engine.events import Told
    from nemesis_desktop.engine.journal import Json
    from nemesis_desktop.engine.seats.policy import Policy
    from nemesis_desktop.engine.seats.records import Measures, Record


class NoSuchTable(Exception):  # noqa: N818 - it is a sentence for a person, not a fault of the program
    """A table that the game does not allow, or that was described wrongly, in plain words."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.id)
        self.text = text


class Option(NamedTuple):
    """Something about a table that can be chosen on the command line.

    Attributes:
        name: as it is typed, without the dashes.
        metavar: what stands for its value in the help; empty for a switch.
        default: its value where nothing was typed.
        message: ``cli-<message>`` explains it; ``option-<name>`` where it says no other.
    """

    name: str
    metavar: str = ""
    default: str | None = None
    message: str = ""

    @property
    def explained_by(self) -> str:
        """The message that explains it, without ``cli-``."""
        return self.message or f"option-{self.name}"


class Tally(Protocol):
    """What came of some games.

    Attributes:
        games: how many have ended.
        decisions: how many questions were answered in all of them.
        kept: how many of those in games that had been played before.
        seconds: how long the others took.
    """

    games: int
    decisions: int
    kept: int
    seconds: float

    def count(self, played: Record) -> None:
        """Add a game."""

    def as_json(self) -> dict[str, object]:
        """The form that ``simulate --json`` prints, beside what was played."""
        ...


class Trials(Protocol):
    """How a game is played by computer seats alone."""

    @property
    def policies(self) -> Mapping[str, Callable[[], Policy]]:
        """The computer seats by the names they have on the command line, the plainest first."""
        ...

    @property
    def options(self) -> Sequence[Option]:
        """What can be chosen about a table."""
        ...

    def setup(self, given: Mapping[str, Any]) -> Any:
        """The table that these values of ``options`` describe. Raises ``NoSuchTable``."""
        ...

    def described(self, setup: Any) -> Mapping[str, Json]:
        """What was played, for ``simulate --json``."""
        ...

    @property
    def measures(self) -> Measures:
        """The figures that are kept of every game."""
        ...

    def record(self, view: Any, log: Sequence[Told]) -> Record:
        """What is kept of a game that is over.

        Args:
            view: its end, as everybody sees it.
            log: all that happened, as everybody may read it; nothing where nobody listened.
        """
        ...

    def tally(self) -> Tally:
        """No game yet."""
        ...

    def report(self, tally: Any, setup: Any, say: Callable[[Text], str]) -> Iterator[str]:
        """How the games ended, line by line."""
        ...


def usual_table(trials: Trials) -> Any:
    """The table that is played where nothing was chosen."""
    return trials.setup({one.name.replace("-", "_"): one.default if one.metavar else False for one in trials.options})


def number(option: str, given: str, least: int, most: int | None = None) -> int:
    """A whole number in a range, as it was typed for an option. Raises ``NoSuchTable``."""
    try:
        value = int(given)
    except ValueError:
        raise NoSuchTable(Text("cli-not-a-number", option=option, given=given)) from None
    if value < least or (most is not None and value > most):
        if most is None:
            raise NoSuchTable(Text("cli-too-small", option=option, least=str(least)))
        raise NoSuchTable(Text("cli-out-of-range", option=option, least=str(least), most=str(most)))
    return value


def known(what: str, given: str, choices: Collection[str]) -> str:
    """One of the words that an option takes. Raises ``NoSuchTable``."""
    if given not in choices:
        raise NoSuchTable(Text(f"cli-bad-{what}", given=given, known=", ".join(choices)))
    return given
