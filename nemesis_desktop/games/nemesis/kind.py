"""Nemesis as the engine plays it and the program keeps it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from nemesis_desktop.engine.chance import Forced
from nemesis_desktop.engine.decision import Decision, Seat
from nemesis_desktop.engine.flow import Course
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.engine.kind import Progress
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.engine.setup import KindWithSetup
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.aims import aim_today
from nemesis_desktop.games.nemesis.cards.box import BOX
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.modes import MODES
from nemesis_desktop.games.nemesis.phases import AFTER_GAME_OVER, course_with
from nemesis_desktop.games.nemesis.saving.checkpoint import thaw
from nemesis_desktop.games.nemesis.seeing import view_of
from nemesis_desktop.games.nemesis.setup import Setup, new_game
from nemesis_desktop.games.nemesis.species.shelf import DEFAULT
from nemesis_desktop.games.nemesis.view import View

if TYPE_CHECKING:
    from nemesis_desktop.engine.chronicle import Chronicle
    from nemesis_desktop.engine.seats.trials import Trials


class Nemesis(KindWithSetup[Setup]):
    """The game, as the engine's ``GameKind``."""

    id = "nemesis"
    setup = Setup

    def course(self, setup: Setup) -> Course:
        """The phases of a game."""
        return course_with(BOX.natures[setup.species])

    def begin(self, setup: Setup, seed: int, forced: Forced) -> Game:
        """An empty table. Raises ``SetupError``."""
        return new_game(setup, seed, forced)

    def thaw(self, frozen: Mapping[str, Any], setup: Setup, forced: Forced) -> Game:
        """The game from a checkpoint."""
        return Game(thaw(frozen), BOX, forced)

    def over_step(self, game: Game) -> str:
        """The victory check."""
        return AFTER_GAME_OVER

    def view(self, game: Game, seat: Seat, decision: Decision | None) -> View:
        """All that a seat may know."""
        return view_of(game, seat, decision)

    def setup_of(
        self, people: Sequence[Person], mode: str, choices: Mapping[str, str], variants: Sequence[str]
    ) -> Setup:
        """The setup for what was chosen on the page. Raises ``SetupError``."""
        setup = Setup(
            tuple(people), mode, choices["board"], choices["draft"], tuple(variants), choices.get("species", DEFAULT)
        )
        setup.check()
        return setup

    def wins_as_one(self, setup: Setup) -> bool:
        """In the fully cooperative mode."""
        return MODES[setup.mode].shared_objectives

    def act_today(self, act: list[Json]) -> list[Json]:
        """An act of a save as this version names it."""
        return aim_today(act)

    @property
    def trials(self) -> Trials:
        """How computer seats play it by the hundred."""
        from nemesis_desktop.games.nemesis.bots.trials import TRIALS

        return TRIALS

    @property
    def chronicle(self) -> Chronicle:
        """What the history keeps of it."""
        from nemesis_desktop.games.nemesis.saving.chronicle import CHRONICLE

        return CHRONICLE

    def check(self, setup: Setup, seed: int, checkpoint: Mapping[str, Any], summary: Mapping[str, Json]) -> None:
        """Raise ``ValueError`` where a checkpoint is none of this game. See ``checking.py``."""
        from nemesis_desktop.games.nemesis.saving.checking import check_checkpoint, check_summary

        check_checkpoint(setup, seed, checkpoint)
        check_summary(summary)

    def summary(self, game: Game) -> Mapping[str, Json]:
        """What a list of saves shows."""
        state = game.state
        return {
            "people": state.names,
            "characters": [one.id for one in state.crew],
            "mode": state.mode,
            "board": state.board,
            "species": state.species,
            "round": state.round,
            "over": state.ending is not None,
        }

    def progress(self, summary: Mapping[str, Json]) -> Progress:
        """The round, or that characters are being chosen."""
        turn = cast(int, summary["round"])
        name = Text("ui-saves-named", round=turn)
        if turn == 0:
            return Progress(Text("ui-saves-setup"), Text("ui-saves-setup-going-on"), name)
        return Progress(Text("ui-saves-round", round=turn), Text("ui-saves-round", round=turn), name)


NEMESIS = KIND = Nemesis()

__all__ = ["KIND", "NEMESIS", "Nemesis"]
