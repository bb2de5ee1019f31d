"""The Thing as the engine plays it and the program keeps it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from nemesis_desktop.engine.chance import Forced
from nemesis_desktop.engine.decision import Decision, Seat
from nemesis_desktop.engine.flow import Course
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.engine.kind import GameKind, Progress
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.engine.setup import KindWithSetup
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.modes import COOP
from nemesis_desktop.games.the_thing.phases import AFTER_GAME_OVER, COURSES
from nemesis_desktop.games.the_thing.saving.checking import check_checkpoint, check_summary
from nemesis_desktop.games.the_thing.saving.checkpoint import thaw
from nemesis_desktop.games.the_thing.seeing import view_of
from nemesis_desktop.games.the_thing.setup import Setup, new_game
from nemesis_desktop.games.the_thing.view import View

if TYPE_CHECKING:
    from nemesis_desktop.engine.chronicle import Chronicle
    from nemesis_desktop.engine.seats.trials import Trials


class TheThing(KindWithSetup[Setup]):
    """The game, as the engine's ``GameKind``."""

    id = "the-thing"
    setup = Setup

    def course(self, setup: Setup) -> Course:
        """The phases of a game."""
        return COURSES[setup.mode]

    def begin(self, setup: Setup, seed: int, forced: Forced) -> Game:
        """An empty table. Raises ``SetupError``."""
        return new_game(setup, seed, forced)

    def thaw(self, frozen: Mapping[str, Any], setup: Setup, forced: Forced) -> Game:
        """The game from a checkpoint."""
        return Game(thaw(frozen), forced)

    def over_step(self, game: Game) -> str:
        """The verdict."""
        return AFTER_GAME_OVER

    def view(self, game: Game, seat: Seat, decision: Decision | None) -> View:
        """All that a seat may know."""
        return view_of(game, seat, decision)

    def wins_as_one(self, setup: Setup) -> bool:
        """In the cooperative game."""
        return setup.mode == COOP

    def setup_of(
        self, people: Sequence[Person], mode: str, choices: Mapping[str, str], variants: Sequence[str]
    ) -> Setup:
        """The setup for what was chosen on the page. Raises ``SetupError``."""
        setup = Setup(tuple(people), mode, choices["characters"], tuple(variants))
        setup.check()
        return setup

    @property
    def trials(self) -> Trials:
        """How computer seats play it by the hundred."""
        from nemesis_desktop.games.the_thing.bots.trials import TRIALS

        return TRIALS

    @property
    def chronicle(self) -> Chronicle:
        """What the history keeps of it."""
        from nemesis_desktop.games.the_thing.saving.chronicle import CHRONICLE

        return CHRONICLE

    def check(self, setup: Setup, seed: int, checkpoint: Mapping[str, Any], summary: Mapping[str, Json]) -> None:
        """Raise ``ValueError`` where a checkpoint is none of this game. See ``checking.py``."""
        check_checkpoint(setup, seed, checkpoint)
        check_summary(summary)

    def summary(self, game: Game) -> Mapping[str, Json]:
        """What a list of saves shows: nothing that is secret."""
        state = game.state
        return {
            "people": state.names,
            "characters": [one.character for one in state.figures],
            "mode": state.mode,
            "round": state.round,
            "over": state.ending is not None,
        }

    def progress(self, summary: Mapping[str, Json]) -> Progress:
        """The round."""
        name = Text("thing-stage", round=cast(int, summary["round"]))
        return Progress(name, name, name)


KIND: Final[GameKind[Game, View]] = TheThing()

__all__ = ["KIND", "TheThing"]
