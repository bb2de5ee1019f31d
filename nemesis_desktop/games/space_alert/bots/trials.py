"""Space Alert played by computer seats alone: which there are, what can be chosen, how missions ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.engine.seats.policy import Policy
from nemesis_desktop.engine.seats.random_policy import RandomPolicy
from nemesis_desktop.engine.seats.records import Measures, Record
from nemesis_desktop.engine.seats.trials import Option, known, number
from nemesis_desktop.engine.text import Argument, Text, decimal, whole
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.bots.figures import MEASURES, record_of
from nemesis_desktop.games.space_alert.bots.sensible_policy import CadetPolicy, SensiblePolicy
from nemesis_desktop.games.space_alert.bots.tally import Tally
from nemesis_desktop.games.space_alert.components.missions import MISSIONS
from nemesis_desktop.games.space_alert.components.training import training_of
from nemesis_desktop.games.space_alert.said.wording import threat_name
from nemesis_desktop.games.space_alert.setup import MOST_PEOPLE, Setup
from nemesis_desktop.games.space_alert.view import View

_MODES: Final = (modes.MISSION, modes.CAMPAIGN, modes.TRAINING)
_CARDS: Final = (modes.DRAWN, modes.GENERATED, *modes.REAL_MISSIONS)


def table_of(
    players: int,
    mode: str = modes.MISSION,
    mission: str = modes.DRAWN,
    minor: str = "1",
    serious: str = "1",
    androids: str = modes.FEWEST,
) -> Setup:
    """A table of so many computer seats, filled up with androids."""
    people = tuple(Person(f"P{seat}", seat) for seat in range(1, players + 1))
    return Setup(people, mode, mission, minor, serious, modes.androids_for(players, androids))


def _chosen(setup: Setup) -> Iterator[Text]:
    """What is flown. The missions of the training know no levels."""
    yield Text(f"ui-modes-alert-{setup.mode}")
    if setup.mission in MISSIONS:
        yield Text("cli-alert-card", code=setup.mission)
    else:
        yield Text(f"cli-alert-card-{setup.mission}")
    if setup.mission not in MISSIONS or training_of(MISSIONS[setup.mission].group).levels:
        yield Text("cli-alert-levels", minor=setup.minor, serious=setup.serious)
    if setup.androids:
        yield Text("cli-alert-androids", count=str(setup.androids))


class SpaceAlertTrials:
    """How Space Alert is played by the hundred."""

    policies: Final[Mapping[str, Callable[[], Policy]]] = {
        "random": RandomPolicy,
        "cadet": CadetPolicy,
        "sensible": SensiblePolicy,
    }
    options: Final = (
        Option("players", "K", "5", "alert-option-players"),
        Option("mode", "MODE", modes.MISSION, "alert-option-mode"),
        Option("mission", "CARD", None, "alert-option-mission"),
        Option("minor", "LEVEL", "1", "alert-option-minor"),
        Option("serious", "LEVEL", "1", "alert-option-serious"),
        Option("androids", "HOW", modes.FEWEST, "alert-option-androids"),
    )

    def setup(self, given: Mapping[str, Any]) -> Setup:
        """The table that the options describe. Raises ``NoSuchTable`` where the game does not allow it."""
        players = number("--players", given["players"], 1, MOST_PEOPLE)
        mode = known("alert-mode", given["mode"], _MODES)
        cards = modes.LESSONS if mode == modes.TRAINING else _CARDS
        return table_of(
            players,
            mode,
            known("alert-mission", given["mission"] or cards[0], cards),
            known("alert-level", given["minor"], modes.LEVELS),
            known("alert-level", given["serious"], modes.LEVELS),
            known("alert-androids", given["androids"], (modes.FEWEST, modes.FIVE)),
        )

    def described(self, setup: Setup) -> Mapping[str, Json]:
        """What was played, for ``simulate --json``."""
        return {
            "mode": setup.mode,
            "players": len(setup.people),
            "androids": setup.androids,
            "mission": setup.mission,
            "minor": setup.minor,
            "serious": setup.serious,
        }

    @property
    def measures(self) -> Measures:
        """The figures that are kept of every game."""
        return MEASURES

    def record(self, view: View, log: Sequence[Told]) -> Record:
        """What is kept of a game that is over."""
        return record_of(view, log)

    def tally(self) -> Tally:
        """No game yet."""
        return Tally()

    def report(self, tally: Tally, setup: Setup, say: Callable[[Text], str]) -> Iterator[str]:
        """How the missions ended, line by line."""

        def line(message: str, **args: Argument) -> str:
            return say(Text(f"cli-{message}", **args))

        yield line("games", games=tally.games, players=len(setup.people))
        yield "; ".join(map(say, _chosen(setup)))
        yield say(tally.speed)
        yield line("alert-saved", saved=str(tally.saved), missions=str(tally.missions))
        if tally.saved and tally.best is not None:
            yield line("alert-points", average=decimal(tally.points / tally.saved), best=whole(tally.best))
        if tally.lost_to:
            yield ""
            yield line("alert-lost-to")
            for code, count in tally.lost_to.most_common():
                yield f"  {count:>6}  {say(threat_name(code))}"


TRIALS = SpaceAlertTrials()
