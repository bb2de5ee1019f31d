"""Nemesis played by computer seats alone: which there are, what can be chosen about a table, how the games ended."""

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
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.nemesis.bots.figures import MEASURES, record_of
from nemesis_desktop.games.nemesis.bots.tally import Tally
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.modes import INTRUDER_PLAYER, MODES
from nemesis_desktop.games.nemesis.setup import Setup
from nemesis_desktop.games.nemesis.species.shelf import DEFAULT, SPECIES
from nemesis_desktop.games.nemesis.view import View

ENDINGS: Final = ("jump", "self_destruct", "fire", "hull", "all_gone")


def table_of(
    players: int, mode: str = "", board: str = "main", variants: Sequence[str] = (), species: str = DEFAULT
) -> Setup:
    """A table of so many computer seats; where no mode is named one person plays solo, more semi-cooperatively."""
    people = tuple(Person(f"P{number}", number) for number in range(1, players + 1))
    return Setup(people, mode or ("solo" if players == 1 else "semi"), board, options=tuple(variants), species=species)


def _sensible() -> Policy:
    """Imported only where somebody wants it: who plays by lot does not wait for all that it knows."""
    from nemesis_desktop.games.nemesis.bots.sensible.sensible_policy import SensiblePolicy

    return SensiblePolicy()


def _passenger() -> Policy:
    from nemesis_desktop.games.nemesis.bots.sensible.sensible_policy import Passenger

    return Passenger()


def _crew() -> Policy:
    from nemesis_desktop.games.nemesis.bots.planning.seat import Crew

    return Crew()


def _veteran() -> Policy:
    from nemesis_desktop.games.nemesis.bots.planning.seat import Veteran

    return Veteran()


class NemesisTrials:
    """How Nemesis is played by the hundred."""

    policies: Final[Mapping[str, Callable[[], Policy]]] = {
        "random": RandomPolicy,
        "passenger": _passenger,
        "crew": _crew,
        "veteran": _veteran,
        "sensible": _sensible,
    }
    """By level, from the most careless. Tables laid when there was one level alone call it ``sensible``."""
    options: Final = (
        Option("mode", "MODE"),
        Option("players", "K"),
        Option("board", "SIDE", "main"),
        Option("species", "SPECIES", DEFAULT),
        Option("intruder-player"),
        Option("variants", "A,B", ""),
    )

    def setup(self, given: Mapping[str, Any]) -> Setup:
        """The table that the options describe. Raises ``NoSuchTable`` where the game does not allow it."""
        wanted_mode, wanted_players = given["mode"], given["players"]
        named = None if wanted_mode is None else MODES[known("mode", wanted_mode, MODES)]
        usual = 4 if named is None else min(4, named.most_people)
        players = usual if wanted_players is None else number("--players", wanted_players, 1, 5)
        board = known("board", given["board"], BOARDS)
        species = known("species", given["species"], SPECIES)
        every = dict.fromkeys(variant for mode in MODES.values() for variant in mode.variants)
        wanted = [
            known("variant", one.strip().replace("-", "_"), every)
            for one in given["variants"].split(",")
            if one.strip()
        ]
        wanted += [INTRUDER_PLAYER] if given["intruder_player"] else []
        setup = table_of(players, wanted_mode or "", board, tuple(dict.fromkeys(wanted)), species)
        mode = MODES[setup.mode]
        if not mode.least_people <= players <= mode.most_people:
            least, most = mode.least_people, mode.most_people
            raise NoSuchTable(Text("cli-mode-players", mode=mode.id, least=least, most=most, players=players))
        if INTRUDER_PLAYER in setup.options and not SPECIES[species].player_cards:
            raise NoSuchTable(Text("setup-unplayed", species=Text(f"species-{species}")))
        for variant in setup.options:
            if variant not in mode.variants:
                known_here = ", ".join(mode.variants)
                raise NoSuchTable(Text("cli-mode-variant", mode=mode.id, variant=variant, known=known_here))
        return setup

    def described(self, setup: Setup) -> Mapping[str, Json]:
        """What was played, for ``simulate --json``."""
        players, variants = len(setup.people), list(setup.options)
        return {
            "mode": setup.mode,
            "players": players,
            "board": setup.board,
            "species": setup.species,
            "variants": variants,
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
        """How the games ended, line by line."""

        def line(message: str, **args: Argument) -> str:
            return say(Text(f"cli-{message}", **args))

        players = len(setup.people)
        yield line("games", games=tally.games, players=players)
        chosen = [
            f"mode-{setup.mode}",
            f"cli-board-{setup.board}",
            f"species-{setup.species}",
            *(f"variant-{variant}" for variant in setup.options),
        ]
        yield "; ".join(say(Text(message)) for message in chosen)
        yield say(tally.speed)
        yield line("survivors", survivors=str(tally.survivors), people=str(tally.games * players))
        yield line("won", won=str(tally.won), games=str(tally.games))
        yield ""
        yield line("endings")
        for cause in (*ENDINGS, *sorted(set(tally.endings) - set(ENDINGS))):
            count = tally.endings[cause]
            named = line(f"ending-{cause}") if cause in ENDINGS else cause
            yield f"  {count:>6} {in_percent(count, tally.games, say)}  {named}"
        yield ""
        yield line("objectives")
        for objective, kept in sorted(tally.objectives.items()):
            counts = f"{kept.kept:>6} {kept.met:>6} {in_percent(kept.met, kept.kept, say)}"
            yield f"  {counts}  {say(Text(f'objective-{objective}'))}"


TRIALS = NemesisTrials()
