"""The ship's log book: what the history keeps of a game of Space Alert, and how it tells of it. Rulebook 4."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, cast

from nemesis_desktop.engine.chronicle import (
    WON,
    Chronicle,
    Column,
    Ended,
    Grouping,
    Player,
    Share,
    Sign,
    Told,
    Wording,
)
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.state import Flown

if TYPE_CHECKING:
    from nemesis_desktop.engine.journal import Json
    from nemesis_desktop.games.space_alert.view import View

_SAVED: Final = Sign("symbols/check", "state.success")
_LOST: Final = Sign("symbols/cross", "state.danger")
_MODES: Final = (modes.MISSION, modes.CAMPAIGN, modes.TRAINING)
_ROLES: Final = ("captain", "comms", "security")
_MOST_POINTS: Final = 1_000
_MOST_ANDROIDS: Final = 4
_FIELDS: Final = ("destroyed", "survived", "visual", "penalties", "score")


class SpaceAlertChronicle(Chronicle):
    """A line for each game: how it was played, the points, and a row of the score sheet for each mission.

    ``missions`` are rows ``card|minor|serious|destroyed|survived|visual|penalties|score``; ``lost_to`` is the card that
    was the end of the ship.
    """

    columns: Final = {
        "mode": Column(str),
        "clock": Column(str),
        "androids": Column(int, most=_MOST_ANDROIDS),
        "missions": Column(str, several=True),
        "saved": Column(bool),
        "points": Column(int, least=-_MOST_POINTS, most=_MOST_POINTS),
        "lost_to": Column(str),
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
            "saved": saved,
            "points": view.points or 0,
            "lost_to": view.flown[-1].outcome.lost_to,
        }
        return Ended(players, facts)

    # ---------------------------------------------------------------- one game

    def way(self, ended: Ended, words: Wording) -> str:
        """What was flown."""
        return _known(f"ui-modes-alert-{ended.facts['mode']}-short", ended.facts["mode"], words)

    def outcome(self, ended: Ended, words: Wording) -> str:
        """The points, or that the ship was lost."""
        if not ended.facts["saved"]:
            return _say(words, "lost")
        return _say(words, "points", points=str(ended.facts["points"]))

    def sign(self, ended: Ended) -> Sign:
        """Saved or lost."""
        return _SAVED if ended.facts["saved"] else _LOST

    def picture(self, ended: Ended) -> str:
        """The ship on its way home, or what is left of it."""
        return "home_space_alert" if ended.facts["saved"] else "lost_space_alert"

    def length(self, ended: Ended, words: Wording) -> str:
        """How many missions."""
        return _say(words, "missions", count=len(_rows(ended)))

    def told(self, ended: Ended, words: Wording) -> Iterator[str]:
        """The score sheet, mission by mission; for a lost ship the card that did it."""
        for row in _rows(ended):
            card, minor, serious, numbers = row
            mission = _known(f"ui-modes-alert-card-{card}", card, words) if card else _say(words, "generated")
            yield _say(words, "mission", mission=mission, minor=minor, serious=serious, **numbers)
        if ended.facts["lost_to"]:
            lost_to = str(ended.facts["lost_to"])
            yield _say(words, "lost-to", code=_known(f"alert-threat-{lost_to}", lost_to, words))
        clock = ended.facts["clock"]
        yield _say(words, "clock", clock=_known(f"ui-modes-alert-clock-{clock}", clock, words))

    def of_player(self, player: Player, words: Wording) -> Told:
        """Whether they were on their feet at the end, and which roles they had."""
        awake = bool(player.facts["conscious"])
        state = _say(words, "awake" if awake else "fallen")
        roles = [_known(f"alert-role-{role}", role, words) for role in cast("list[str]", player.facts["roles"])]
        return Told(state, _SAVED if awake else Sign("symbols/cross", "text.pale"), roles)

    # ---------------------------------------------------------------- many games

    def totals(self, games: Sequence[Ended], words: Wording) -> Iterator[tuple[str, str]]:
        """Ships saved, and points of those."""
        saved = [cast(int, game.facts["points"]) for game in games if game.facts["saved"]]
        yield _say(words, "ships"), _say(words, "of-games", count=str(len(saved)), games=str(len(games)))
        if saved:
            yield _say(words, "average"), f"{sum(saved) / len(saved):.1f}"
            yield _say(words, "best"), str(max(saved))

    def shares(self, games: Sequence[Ended], words: Wording) -> Iterator[tuple[str, Sequence[Share]]]:
        """How often the ship was saved, by what was flown."""
        shares = []
        for mode in _MODES:
            flown = [game for game in games if game.facts["mode"] == mode]
            if flown:
                name = words.text(Text(f"ui-modes-alert-{mode}"))
                shares.append(Share(name, sum(bool(game.facts["saved"]) for game in flown), len(flown)))
        yield _say(words, "by-mode"), shares

    def groupings(self, games: Sequence[Ended], words: Wording) -> Iterator[Grouping]:
        """Players by their roles."""
        players = [player for game in games for player in game.players]
        members = [
            (
                words.text(Text(f"alert-role-{role}")),
                [player for player in players if role in cast("list[str]", player.facts["roles"])],
            )
            for role in _ROLES
        ]
        yield Grouping(_say(words, "by-role"), members)


def _row(flown: Flown) -> str:
    outcome = flown.outcome
    numbers = (
        outcome.destroyed_points, outcome.survived_points, outcome.visual, outcome.penalties, outcome.score
    )  # fmt: skip
    return "|".join([flown.mission, flown.minor, flown.serious, *map(str, numbers)])


def _rows(ended: Ended) -> Sequence[tuple[str, str, str, dict[str, str]]]:
    """The card, the levels and the numbers of each mission; a row that a newer program wrote otherwise is left out."""
    rows = (row.split("|") for row in cast("list[str]", ended.facts["missions"]))
    return [
        (card, minor, serious, dict(zip(_FIELDS, numbers, strict=False)))
        for card, minor, serious, *numbers in (row for row in rows if len(row) == 3 + len(_FIELDS))
    ]


def _known(message: str, otherwise: Json, words: Wording) -> str:
    """A message; something else where a newer program knew it and this does not."""
    return words.text(Text(message)) if words.has(message) else str(otherwise)


def _say(words: Wording, message: str, **args: Argument) -> str:
    return words.text(Text(f"ui-history-alert-{message}", **args))


CHRONICLE = SpaceAlertChronicle()
