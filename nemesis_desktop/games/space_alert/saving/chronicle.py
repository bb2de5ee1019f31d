"""The ship's log book: what the history keeps of a game of Space Alert, and how it tells of it. Rulebook 4."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from attrs import evolve

from nemesis_desktop.engine.chronicle import (
    BAD,
    GOOD,
    WON,
    Chronicle,
    Column,
    Ended,
    Epilogue,
    Grouping,
    HowOften,
    Player,
    Sign,
    Wording,
    known,
    strings,
)
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.state import Flown

if TYPE_CHECKING:
    from nemesis_desktop.engine.journal import Json
    from nemesis_desktop.games.space_alert.view import View

_LOST: Final = Sign("symbols/cross", "state.danger")
_MODES: Final = (modes.MISSION, modes.CAMPAIGN, modes.TRAINING)
_ROLES: Final = ("captain", "comms", "security")
_NUMBERS: Final = ("destroyed", "survived", "visual", "penalties")
"""The points of a mission: for threats destroyed and survived, for looking out, and what is taken off."""


_STOPS: Final = (modes.PAUSES, modes.AWAY)
_MOST_STOPS: Final = 9999


class SpaceAlertChronicle(Chronicle):
    """A line for each game: how it was played, the points, and a row of the score sheet for each mission.

    ``missions`` are rows ``card|minor|serious|destroyed|survived|visual|penalties``; ``points`` are empty for a ship
    that was lost, and ``lost_to`` is the card that was its end.
    """

    columns: Final = {
        "mode": Column(str),
        "clock": Column(str),
        "androids": Column(int, most=4),
        "missions": Column(str, several=True),
        "points": Column(str),
        "lost_to": Column(str),
        **{name: Column(int, most=_MOST_STOPS, before=0) for name in _STOPS},
    }
    player_columns: Final = {WON: Column(bool), "roles": Column(str, several=True), "conscious": Column(bool)}
    counted: Final = ("conscious", WON)

    def ended(self, view: View) -> Ended:
        """The line about a game that is over. Raises ``ValueError`` for one that is not."""
        if not view.over:
            raise ValueError("the game is not over")
        saved = view.points is not None
        fallen = set(view.flown[-1].outcome.knocked_out)
        roles = {console.seat: console.roles for console in view.consoles}
        awake = {console.seat: console.figure not in fallen for console in view.consoles}
        players = tuple(
            Player(
                one.name,
                one.colour,
                saved,
                {"roles": list(roles.get(one.seat, _ROLES)), "conscious": awake.get(one.seat, True)},
            )
            for one in view.people
        )
        facts: dict[str, Json] = {
            "mode": view.mode,
            "clock": view.clock,
            "androids": sum(console.android for console in view.consoles),
            "missions": [_row(flown) for flown in view.flown],
            "points": "" if view.points is None else str(view.points),
            "lost_to": view.flown[-1].outcome.lost_to,
            **dict.fromkeys(_STOPS, 0),
        }
        return Ended(players, facts)

    def noted(self, ended: Ended, own: Mapping[str, Json]) -> Ended:
        """How often the clock was stopped, and the window left while it might not be."""
        counts = {name: count for name in _STOPS if isinstance(count := own.get(name), int)}
        return evolve(ended, facts={**ended.facts, **{name: min(n, _MOST_STOPS) for name, n in counts.items()}})

    # ---------------------------------------------------------------- one game

    def way(self, ended: Ended, words: Wording) -> str:
        """What was flown."""
        return known(f"ui-modes-alert-{ended.facts['mode']}-short", str(ended.facts["mode"]), words)

    def outcome(self, ended: Ended, words: Wording) -> str:
        """The points, or that the ship was lost."""
        points = str(ended.facts["points"])
        return _say(words, "points", points=points) if points else _say(words, "lost")

    def sign(self, ended: Ended) -> Sign:
        """Saved or lost."""
        return GOOD if ended.facts["points"] else _LOST

    def picture(self, ended: Ended) -> str:
        """The same picture as at the end of the game: the ship on its way home, or what is left of it."""
        return "home_space_alert" if ended.facts["points"] else "lost_space_alert"

    def length(self, ended: Ended, words: Wording) -> str:
        """How many missions."""
        return _say(words, "missions", count=len(strings(ended.facts["missions"])))

    def told(self, ended: Ended, words: Wording) -> Iterator[str]:
        """The score sheet, mission by mission; for a lost ship the card that did it."""
        for row in strings(ended.facts["missions"]):
            card, minor, serious, *points = [*row.split("|"), *[""] * (len(_NUMBERS) + 3)][: len(_NUMBERS) + 3]
            mission = known(f"ui-modes-alert-card-{card}", card, words) if card else _say(words, "generated")
            numbers: dict[str, Argument] = dict(zip(_NUMBERS, points, strict=True))
            yield _say(words, "mission", mission=mission, minor=minor, serious=serious, **numbers)
        lost_to = str(ended.facts["lost_to"])
        if lost_to:
            yield _say(words, "lost-to", code=known(f"alert-threat-{lost_to}", lost_to, words))
        clock = str(ended.facts["clock"])
        yield _say(words, "clock", clock=known(f"ui-modes-alert-clock-{clock}", clock, words))
        for name in _STOPS:
            count = int(str(ended.facts[name]))
            if count:
                yield words.text(Text(f"alert-ui-{name}", count=count))

    def of_player(self, player: Player, words: Wording) -> Epilogue:
        """Whether they were on their feet at the end, and which roles they had."""
        awake = bool(player.facts["conscious"])
        roles = [known(f"alert-role-{role}", role, words) for role in strings(player.facts["roles"])]
        return Epilogue(_say(words, "awake" if awake else "fallen"), GOOD if awake else BAD, roles)

    # ---------------------------------------------------------------- many games

    def totals(self, games: Sequence[Ended], words: Wording) -> Iterator[tuple[str, str]]:
        """Ships saved, and points of those."""
        points = [int(str(game.facts["points"])) for game in games if _is_number(game.facts["points"])]
        yield _say(words, "ships"), _say(words, "of-games", count=str(len(points)), games=str(len(games)))
        if points:
            yield _say(words, "average"), f"{sum(points) / len(points):.1f}"
            yield _say(words, "best"), str(max(points))

    def shares(self, games: Sequence[Ended], words: Wording) -> Iterator[tuple[str, Sequence[HowOften]]]:
        """How often the ship was saved, by what was flown."""
        shares = []
        for mode in _MODES:
            flown = [game for game in games if game.facts["mode"] == mode]
            if flown:
                name = words.text(Text(f"ui-modes-alert-{mode}"))
                shares.append(HowOften(name, sum(bool(game.facts["points"]) for game in flown), len(flown)))
        yield _say(words, "by-mode"), shares

    def groupings(self, games: Sequence[Ended], words: Wording) -> Iterator[Grouping]:
        """Players by their roles."""
        players = [player for game in games for player in game.players]
        members = [
            (words.text(Text(f"alert-role-{role}")), [one for one in players if role in strings(one.facts["roles"])])
            for role in _ROLES
        ]
        yield Grouping(_say(words, "by-role"), members)


def _row(flown: Flown) -> str:
    outcome = flown.outcome
    numbers = (outcome.destroyed_points, outcome.survived_points, outcome.visual, outcome.penalties)
    return "|".join([flown.mission, flown.minor, flown.serious, *map(str, numbers)])


def _is_number(points: Json) -> bool:
    return str(points).removeprefix("-").isdecimal()


def _say(words: Wording, message: str, **args: Argument) -> str:
    return words.text(Text(f"ui-history-alert-{message}", **args))


CHRONICLE: Final = SpaceAlertChronicle()
