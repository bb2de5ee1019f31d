"""Space Alert as the engine plays it and the program keeps it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from nemesis_desktop.engine.chance import Forced
from nemesis_desktop.engine.decision import Decision, Seat
from nemesis_desktop.engine.flow import END, Course
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.engine.kind import GameKind, Progress
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.engine.setup import KindWithSetup
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.game import Game
from nemesis_desktop.games.space_alert.missions.lay_out import empty_table
from nemesis_desktop.games.space_alert.phases import COURSE
from nemesis_desktop.games.space_alert.saving.checking import check_checkpoint, check_summary
from nemesis_desktop.games.space_alert.saving.checkpoint import thaw
from nemesis_desktop.games.space_alert.seeing import view_of
from nemesis_desktop.games.space_alert.setup import Setup
from nemesis_desktop.games.space_alert.view import View

if TYPE_CHECKING:
    from nemesis_desktop.engine.chronicle import Chronicle
    from nemesis_desktop.engine.seats.trials import Trials


class SpaceAlert(KindWithSetup[Setup]):
    """The game, as the engine's ``GameKind``."""

    id = "space-alert"
    setup = Setup

    def course(self, setup: Setup) -> Course:
        """The steps of a game."""
        return COURSE

    def begin(self, setup: Setup, seed: int, forced: Forced) -> Game:
        """An empty table. Raises ``SetupError``."""
        return empty_table(setup, seed, COURSE.first)

    def thaw(self, frozen: Mapping[str, Any], setup: Setup, forced: Forced) -> Game:
        """The game from a checkpoint."""
        return Game(thaw(frozen), setup)

    def over_step(self, game: Game) -> str:
        """A lost ship ends no step before its time; the debriefing is where all ends."""
        return "debriefing"

    def view(self, game: Game, seat: Seat, decision: Decision | None) -> View:
        """All that a seat may know."""
        return view_of(game, seat)

    def wins_as_one(self, setup: Setup) -> bool:
        """The ship comes home with everybody, or with nobody."""
        return True

    def setup_of(
        self, people: Sequence[Person], mode: str, choices: Mapping[str, str], variants: Sequence[str]
    ) -> Setup:
        """The setup for what was chosen on the page. Raises ``SetupError``."""
        setup = Setup(
            tuple(people),
            mode,
            choices["lesson"] if mode == modes.TRAINING else choices["which"],
            choices["minor"],
            choices["serious"],
            modes.androids_for(len(people), choices["androids"]),
            choices["clock"],
            tuple(variants),
            choices["seating"],
        )
        setup.check()
        return setup

    @property
    def trials(self) -> Trials:
        """How computer seats play it by the hundred."""
        from nemesis_desktop.games.space_alert.bots.trials import TRIALS

        return TRIALS

    @property
    def chronicle(self) -> Chronicle:
        """What the history keeps of it: the log book of the ship."""
        from nemesis_desktop.games.space_alert.saving.chronicle import CHRONICLE

        return CHRONICLE

    def check(self, setup: Setup, seed: int, checkpoint: Mapping[str, Any], summary: Mapping[str, Json]) -> None:
        """Raise ``ValueError`` where a checkpoint is none of this game."""
        check_checkpoint(setup, seed, checkpoint)
        check_summary(summary)

    def summary(self, game: Game) -> Mapping[str, Json]:
        """What a list of saves shows."""
        state = game.state
        return {
            "people": [person.name for person in game.setup.people],
            "mode": game.setup.mode,
            "mission": state.mission,
            "number": state.number,
            "phase": state.phase,
            "step": state.step,
            "over": state.step == END,
        }

    def progress(self, summary: Mapping[str, Json]) -> Progress:
        """The phase of the planning round, or that the mission is being looked at or over."""
        number, phase = cast(int, summary["number"]), cast(int, summary["phase"])
        if summary["step"] == "planning" and phase:
            told = Text("ui-saves-alert-phase", mission=number, phase=phase)
        else:
            told = Text(
                "ui-saves-alert-before" if summary["step"] == "planning" else "ui-saves-alert-after", mission=number
            )
        return Progress(told, told, Text("ui-saves-alert-named", mission=number))


SPACE_ALERT: Final[GameKind[Game, View]] = SpaceAlert()
KIND = SPACE_ALERT
