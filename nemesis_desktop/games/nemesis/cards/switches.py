"""What rooms and keys switch alike: escape pods and the self-destruct sequence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.aims import AtPod, Named
from nemesis_desktop.games.nemesis.components.tracks import SELF_DESTRUCT_IRREVERSIBLE, SELF_DESTRUCT_START
from nemesis_desktop.games.nemesis.effects import Aimed, Use
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.things.pods import locks_somebody_in, turn_over
from nemesis_desktop.games.nemesis.state import HIBERNATING


def somebody_sleeps(game: Game) -> bool:
    """A character hibernates: nobody can change the course or start the self-destruct sequence."""
    return any(one.status == HIBERNATING for one in game.state.crew)


class PodSwitch(Aimed[AtPod]):
    """Lock or unlock an escape pod; who sits in a locked one cannot launch it."""

    without: ClassVar[str] = "no-pods"

    def grave(self, use: Use) -> bool:
        return any(isinstance(aim, AtPod) and locks_somebody_in(use.game, aim.pod) for aim in use.aims)

    def effect(self, use: Use, aim: AtPod) -> None:
        turn_over(use.game, aim.pod)


class SelfDestructSwitch(Aimed[Named]):
    """Start the self-destruct sequence while nobody sleeps, or stop it before the first yellow space."""

    def aims(self, use: Use) -> Sequence[Named]:
        now = use.game.state.self_destruct
        if now is None:
            return [] if somebody_sleeps(use.game) else [Named("start_self_destruct")]
        return [Named("stop_self_destruct")] if now < SELF_DESTRUCT_IRREVERSIBLE else []

    def missing(self, use: Use) -> str:
        return "somebody-sleeps" if use.game.state.self_destruct is None else "self-destruct-irreversible"

    def effect(self, use: Use, aim: Named) -> None:
        match aim:
            case Named("start_self_destruct"):
                use.game.state.self_destruct = SELF_DESTRUCT_START
                use.game.tell(story.SelfDestructStarted)
            case Named("stop_self_destruct"):
                use.game.state.self_destruct = None
                use.game.tell(story.SelfDestructStopped)
