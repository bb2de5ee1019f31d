"""The ship's log book: what the history keeps of a game of Space Alert, and how it tells of it. Rulebook 4."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from nemesis_desktop.engine.chronicle import Ended, Grouping, Player, Share, Sign, Told, Wording
from nemesis_desktop.engine.saving.bounded import part, parts, whole
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.components.missions import MISSIONS
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.state import Flown
from nemesis_desktop.games.space_alert.wording import threat_name

if TYPE_CHECKING:
    from nemesis_desktop.engine.journal import Json
    from nemesis_desktop.games.space_alert.view import View

_SAVED: Final = Sign("symbols/check", "state.success")
_LOST: Final = Sign("symbols/cross", "state.danger")
_MODES: Final = (modes.MISSION, modes.CAMPAIGN, modes.TRAINING)
_ROLES: Final = ("captain", "comms", "security")
_MOST_POINTS = 1_000
_FIELDS: Final = ("destroyed", "survived", "visual", "penalties", "score")


class SpaceAlertChronicle:
    """A line for each game: how it was played, the points, and a row of the score sheet for each mission.

    ``missions`` are rows ``card|minor|serious|destroyed|survived|visual|penalties|score``; ``lost_to`` is the card that
    was the end of the ship.
    """

    columns: Final = ("mode", "clock", "androids", "missions", "saved", "points", "lost_to")
    player_columns: Final = ("won", "roles", "conscious")
    counted: Final = ("conscious", "won")

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

    def checked(self, facts: Mapping[str, Json]) -> Mapping[str, Json]:
        """The facts about a game. Raises ``ValueError``."""
        rows = parts(facts, "missions", str)
        for row in rows:
            _read(row)
        lost_to = part(facts, "lost_to", str)
        mode, clock = part(facts, "mode", str), part(facts, "clock", str)
        if not rows or lost_to not in {"", *THREATS} or mode not in _MODES or clock not in modes.CLOCKS:
            raise ValueError("no game of this kind")
        return {
            "mode": mode,
            "clock": clock,
            "androids": whole(facts.get("androids"), 0, 4),
            "missions": cast("Json", rows),
            "saved": part(facts, "saved", bool),
            "points": whole(facts.get("points"), -_MOST_POINTS, _MOST_POINTS),
            "lost_to": lost_to,
        }

    def checked_player(self, facts: Mapping[str, Json]) -> Mapping[str, Json]:
        """The facts about a player. Raises ``ValueError``."""
        roles = parts(facts, "roles", str)
        if not set(roles) <= set(_ROLES):
            raise ValueError("no role")
        return {"roles": cast("Json", roles), "conscious": part(facts, "conscious", bool)}

    # ---------------------------------------------------------------- one game

    def way(self, ended: Ended, words: Wording) -> str:
        """What was flown."""
        return words.text(Text(f"ui-modes-alert-{ended.facts['mode']}-short"))

    def outcome(self, ended: Ended, words: Wording) -> str:
        """The points, or that the ship was lost."""
        if not ended.facts["saved"]:
            return _say(words, "lost")
        return _say(words, "points", points=str(ended.facts["points"]))

    def sign(self, ended: Ended) -> Sign:
        """Saved or lost."""
        return _SAVED if ended.facts["saved"] else _LOST

    def length(self, ended: Ended, words: Wording) -> str:
        """How many missions."""
        return _say(words, "missions", count=len(_rows(ended)))

    def told(self, ended: Ended, words: Wording) -> Iterator[str]:
        """The score sheet, mission by mission; for a lost ship the card that did it."""
        for row in _rows(ended):
            card, minor, serious, numbers = _read(row)
            mission: Argument = Text(f"ui-modes-alert-card-{card}") if card else Text("ui-history-alert-generated")
            yield _say(words, "mission", mission=mission, minor=minor, serious=serious, **numbers)
        if ended.facts["lost_to"]:
            yield _say(words, "lost-to", code=threat_name(str(ended.facts["lost_to"])))
        yield _say(words, "clock", clock=Text(f"ui-modes-alert-clock-{ended.facts['clock']}"))

    def of_player(self, player: Player, words: Wording) -> Told:
        """Whether they were on their feet at the end, and which roles they had."""
        awake = bool(player.facts["conscious"])
        state = _say(words, "awake" if awake else "fallen")
        roles = [words.text(Text(f"alert-role-{role}")) for role in cast("list[str]", player.facts["roles"])]
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


def _rows(ended: Ended) -> Sequence[str]:
    return cast("Sequence[str]", ended.facts["missions"])


def _read(row: str) -> tuple[str, str, str, dict[str, Any]]:
    """The card, the levels and the numbers of a mission. Raises ``ValueError``."""
    card, minor, serious, *numbers = row.split("|")
    if card not in {"", *MISSIONS} or not {minor, serious} <= set(modes.LEVELS) or len(numbers) != len(_FIELDS):
        raise ValueError("no mission")
    found = dict(zip(_FIELDS, (str(whole(int(one), -_MOST_POINTS, _MOST_POINTS)) for one in numbers), strict=True))
    return card, minor, serious, {name: found[name] for name in _FIELDS[:-1]}


def _say(words: Wording, message: str, **args: Argument) -> str:
    return words.text(Text(f"ui-history-alert-{message}", **args))


CHRONICLE = SpaceAlertChronicle()
