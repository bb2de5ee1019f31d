"""A few figures of the evening, and how everybody died, read from the log."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import define, field, frozen

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.view import View


@frozen
class Death:
    """How somebody died: of what, in which slot and round, and by which intruder, as far as that is known."""

    cause: str
    slot: int | None
    round: int
    killer: str | None = None


@define
class Evening:
    """What a game amounted to.

    Attributes:
        rounds: how many were begun.
        explored, rooms: room tiles that were turned over, of how many.
        killed: intruders that died.
        noise: noise rolls, rerolls not counted.
        encounters: how often something came out of the dark.
        wounds: light and serious wounds of everybody.
        deaths: how each of the dead died.
    """

    rounds: int = 0
    explored: int = 0
    rooms: int = 0
    killed: int = 0
    noise: int = 0
    encounters: int = 0
    wounds: int = 0
    deaths: dict[Seat, Death] = field(factory=dict)

    def figures(self) -> tuple[tuple[str, int, str], ...]:
        """Each figure: the last part of its message, its number, and how it is written."""
        return (
            ("rounds", self.rounds, str(self.rounds)),
            ("explored", self.explored, f"{self.explored}/{self.rooms}"),
            ("noise", self.noise, str(self.noise)),
            ("encounters", self.encounters, str(self.encounters)),
            ("killed", self.killed, str(self.killed)),
            ("wounds", self.wounds, str(self.wounds)),
        )


def evening_of(view: View, log: Iterable[Told]) -> Evening:
    """Read a game from its last view and its log."""
    tiles = [room for room in view.rooms if room.category != "special"]
    found = Evening(rounds=view.round, explored=sum(room.explored for room in tiles), rooms=len(tiles))
    now, attackers = 0, dict[int, str]()
    for told in log:
        match told.event:
            case story.Round(number):
                now = number
            case story.Attacks(target=target, kind=kind):
                attackers[target] = kind
            case story.Dies(who=seat, cause=cause, room=room):
                found.deaths[seat] = Death(cause, room, now, attackers.get(seat) if cause == "attack" else None)
            case story.Revived(who=seat):
                found.deaths.pop(seat, None)
            case story.IntruderKilled():
                found.killed += 1
            case story.NoiseRolled():
                found.noise += 1
            case story.Encounter():
                found.encounters += 1
            case story.LightWound() | story.SeriousWound():
                found.wounds += 1
    return found
