"""The special rooms, which always lie at the same place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.flow import Play, choose_or
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import No
from nemesis_desktop.games.nemesis.aims import Aim, AtCorridor, AtDestination, Named
from nemesis_desktop.games.nemesis.cards.switches import somebody_sleeps
from nemesis_desktop.games.nemesis.components.tracks import DESTINATIONS, HIBERNATION_FROM
from nemesis_desktop.games.nemesis.effects import Aimed, Plain, Use
from nemesis_desktop.games.nemesis.rules.deeds.engines import ENGINE_ROOMS, look_at_coordinates, look_at_engine
from nemesis_desktop.games.nemesis.rules.deeds.noise import noise_roll
from nemesis_desktop.games.nemesis.rules.things.doom import end_if_nobody_acts
from nemesis_desktop.games.nemesis.rules.things.doors import toggle_door
from nemesis_desktop.games.nemesis.state import DESTROYED, HIBERNATING


class Cockpit(Aimed[Named | AtDestination]):
    """Look at the coordinates, or set the destination while nobody sleeps."""

    asks_alone: ClassVar[bool] = True

    def aims(self, use: Use) -> Sequence[Named | AtDestination]:
        shut = [aim for aim, _ in self.refused(use)]
        courses = [AtDestination(space, "set_destination") for space in DESTINATIONS]
        return [Named("check_coordinates"), *(course for course in courses if course not in shut)]

    def refused(self, use: Use) -> Sequence[tuple[Aim, str]]:
        courses = [AtDestination(space, "set_destination") for space in DESTINATIONS]
        if somebody_sleeps(use.game):
            return [(course, "somebody-sleeps") for course in courses]
        return [(course, "course-set") for course in courses if course.space == use.game.state.destination]

    def effect(self, use: Use, aim: Named | AtDestination) -> Play[None]:
        game, me = use.game, use.me
        match aim:
            case Named("check_coordinates"):
                look_at_coordinates(game, me)
            case AtDestination(space):
                game.state.destination = space
                game.tell(story.DestinationSet, who=me, space=space)
        if game.has_trait(me, "pilot"):
            yield from self._authorised_door(use)

    @staticmethod
    def _authorised_door(use: Use) -> Play[None]:
        """The Pilot's trait: each use of the Cockpit may also open or close any one door on the ship."""
        game, me = use.game, use.me
        doors = [AtCorridor(one, "door") for one in game.board.corridors if game.door(one) != DESTROYED]
        chosen = yield from choose_or(me, Text("ask-any-door", who=game.name(me)), doors, No(), topic="aim")
        if isinstance(chosen, AtCorridor):
            yield from toggle_door(game, chosen.corridor, me)


class Hibernatorium(Plain):
    """Try to hibernate: a noise roll, and if no intruder comes the character sleeps until the end of the game."""

    irrevocable: ClassVar[bool] = True

    def forbidden(self, use: Use) -> str | None:
        if use.game.state.time < HIBERNATION_FROM:
            return "hibernation-closed"
        return "intruder-here" if use.game.intruders_in(use.room) else None

    def effect(self, use: Use) -> Play[None]:
        game, me = use.game, use.me
        if (yield from noise_roll(game, me)) or not game.aboard(me):
            game.tell(story.AttemptFailed, who=me)
            return
        use.user.status = HIBERNATING
        game.tell(story.Hibernates, who=me)
        end_if_nobody_acts(game)


class EngineRoom(Plain):
    """Look in secret at the state of this engine."""

    def effect(self, use: Use) -> None:
        look_at_engine(use.game, use.me, ENGINE_ROOMS[use.game.room(use.room).tile])
