"""The Thing played by computer seats alone: which there are, what can be chosen about a table, how the games ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.engine.seats.policy import Policy
from nemesis_desktop.engine.seats.random_policy import RandomPolicy
from nemesis_desktop.engine.seats.records import Measures, Record
from nemesis_desktop.engine.seats.tally import in_percent
from nemesis_desktop.engine.seats.trials import NoSuchTable, Option, known, number
from nemesis_desktop.engine.text import Argument, Text, decimal
from nemesis_desktop.games.the_thing.bots.figures import MEASURES, record_of
from nemesis_desktop.games.the_thing.bots.sensible_policy import HastyPolicy, SensiblePolicy
from nemesis_desktop.games.the_thing.bots.tally import Tally
from nemesis_desktop.games.the_thing.modes import COOP, HIDDEN, MODES
from nemesis_desktop.games.the_thing.setup import Setup
from nemesis_desktop.games.the_thing.view import View

CAUSES: Final = ("escaped", "alien_aboard", "left_behind", "frozen", "absorbed", "infected", "no_characters")
MOST_PEOPLE: Final = MODES[HIDDEN].most


def table_of(players: int, variants: tuple[str, ...] = ()) -> Setup:
    """A table of so many computer seats: up to three play together, more with hidden roles."""
    people = tuple(Person(f"P{number}", number) for number in range(1, players + 1))
    return Setup(people, COOP if players <= MODES[COOP].most else HIDDEN, variants=variants)


class ThingTrials:
    """How The Thing is played by the hundred."""

    policies: Final[Mapping[str, Callable[[], Policy]]] = {
        "random": RandomPolicy,
        "greenhorn": HastyPolicy,
        "old-hand": SensiblePolicy,
        "sensible": SensiblePolicy,
    }
    """By level, from the most careless. Tables laid when there was one level alone call it ``sensible``.

    A level is chosen before the roles are dealt, and is called the same at every table: it says nothing about a role.
    """
    options: Final = (Option("players", "K", message="thing-option-players"), Option("variants", "A,B", ""))

    def setup(self, given: Mapping[str, Any]) -> Setup:
        """The table that the options describe. Raises ``NoSuchTable`` where the game does not allow it."""
        wanted = given["players"]
        players = 6 if wanted is None else number("--players", wanted, 1, MOST_PEOPLE)
        setup = table_of(players)
        here = MODES[setup.mode].variants
        asked = [one.strip().replace("-", "_") for one in given["variants"].split(",") if one.strip()]
        every = dict.fromkeys(variant for mode in MODES.values() for variant in mode.variants)
        for variant in asked:
            if known("variant", variant, every) not in here:
                raise NoSuchTable(Text("cli-mode-variant", mode=setup.mode, variant=variant, known=", ".join(here)))
        return table_of(players, tuple(dict.fromkeys(asked)))

    def described(self, setup: Setup) -> Mapping[str, Json]:
        """What was played, for ``simulate --json``."""
        return {"mode": setup.mode, "players": len(setup.people), "variants": list(setup.variants)}

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
        """How the games ended, line by line."""

        def line(message: str, **args: Argument) -> str:
            return say(Text(f"thing-cli-{message}", **args))

        def counted(message: Text, count: int) -> str:
            return f"  {count:>6} {in_percent(count, tally.games, say)}  {say(message)}"

        yield say(Text("cli-games", games=tally.games, players=len(setup.people)))
        yield say(Text(f"thing-mode-{setup.mode}"))
        yield say(tally.speed)
        yield line("rounds", rounds=decimal(tally.mean_rounds))
        yield ""
        yield counted(Text("thing-cli-humans"), tally.humans)
        yield counted(Text("thing-cli-aliens"), tally.aliens)
        yield ""
        for cause in CAUSES:
            if tally.endings[cause]:
                yield counted(Text(f"thing-cause-{cause}"), tally.endings[cause])


TRIALS = ThingTrials()
