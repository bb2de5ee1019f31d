"""What the history keeps of a game of The Thing, and how it tells of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, cast

from nemesis_desktop.engine.chronicle import (
    BAD,
    GOOD,
    LOST,
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
from nemesis_desktop.games.the_thing.components.characters import CHARACTERS
from nemesis_desktop.games.the_thing.components.things import ALIEN, HUMAN
from nemesis_desktop.games.the_thing.modes import COOP
from nemesis_desktop.games.the_thing.saving.checking import MOST_ROUNDS

if TYPE_CHECKING:
    from nemesis_desktop.engine.journal import Json
    from nemesis_desktop.games.the_thing.view import FigureView, View


class ThingChronicle(Chronicle):
    """Which side won and how; of each person the characters, the first and the last role, and what became of them.

    ``winner`` is ``humans`` or ``aliens``; ``started`` and ``role`` are ``human`` or ``alien``, of a person's first
    character; ``fate`` is ``playing``, ``revealed`` or ``absorbed``.
    """

    columns: Final = {
        "mode": Column(str),
        "variants": Column(str, several=True),
        "rounds": Column(int, most=MOST_ROUNDS),
        "winner": Column(str),
        "cause": Column(str),
        "vehicle": Column(str),
    }
    player_columns: Final = {
        "characters": Column(str, several=True),
        "started": Column(str),
        "role": Column(str),
        "fate": Column(str),
        WON: Column(bool),
    }
    counted: Final = (WON,)

    def ended(self, view: View) -> Ended:
        """The line about a game that is over. Raises ``ValueError`` for one that is not."""
        ending = view.ending
        if ending is None:
            raise ValueError("the game is not over")
        players = []
        for one in view.people:
            own = [figure for figure in view.figures if figure.seat == one.seat]
            won = any(figure.number in ending.won for figure in own)
            players.append(Player(one.name, one.colour, won, _facts(own)))
        facts: dict[str, Json] = {
            "mode": view.mode,
            "variants": list(view.variants),
            "rounds": view.round,
            "winner": ending.winner,
            "cause": ending.cause,
            "vehicle": ending.vehicle,
        }
        return Ended(tuple(players), facts)

    # ---------------------------------------------------------------- one game

    def way(self, ended: Ended, words: Wording) -> str:
        """The mode."""
        return _named("thing-mode", ended.facts["mode"], words, "-short")

    def outcome(self, ended: Ended, words: Wording) -> str:
        """Which side has won."""
        return _say(words, f"outcome-{'humans' if ended.facts['winner'] == 'humans' else 'aliens'}")

    def sign(self, ended: Ended) -> Sign:
        """Escaped or not."""
        return GOOD if ended.facts["winner"] == "humans" else LOST

    def length(self, ended: Ended, words: Wording) -> str:
        """How many rounds."""
        return _say(words, "rounds", count=cast(int, ended.facts["rounds"]))

    def told(self, ended: Ended, words: Wording) -> Iterator[str]:
        """How it was played, and how it ended."""
        ways = [_named("thing-mode", ended.facts["mode"], words)]
        ways += [_named("thing-variant", one, words) for one in cast("list[str]", ended.facts["variants"])]
        yield " · ".join(ways)
        end = _named("thing-cause", ended.facts["cause"], words)
        vehicle = ended.facts["vehicle"]
        yield f"{end} · {_named('thing-place', vehicle, words)}" if vehicle else end

    def of_player(self, player: Player, words: Wording) -> Epilogue:
        """Whom they played, on which side they began and ended."""
        facts = player.facts
        names = [_named("thing-character", one, words) for one in cast("list[str]", facts["characters"])]
        lines = [", ".join(names)]
        if facts["started"]:
            message = "stayed" if facts["started"] == facts["role"] else "turned"
            role = Text(f"thing-role-{ALIEN if facts['role'] == ALIEN else HUMAN}")
            lines.append(_say(words, message, role=role))
        if facts["fate"] in ("revealed", "absorbed"):
            lines.append(_say(words, f"fate-{facts['fate']}"))
        sign = GOOD if player.won else BAD
        return Epilogue(_say(words, "won" if player.won else "lost"), sign, lines)

    # ---------------------------------------------------------------- many games

    def totals(self, games: Sequence[Ended], words: Wording) -> Iterator[tuple[str, str]]:
        """How often the humans escaped."""
        won = sum(game.facts["winner"] == "humans" for game in games)
        yield _say(words, "escapes"), _say(words, "of-games", count=won, games=len(games))

    def shares(self, games: Sequence[Ended], words: Wording) -> Iterator[tuple[str, Sequence[HowOften]]]:
        """Escapes by the number of people, and how games end."""
        counts = sorted({len(game.players) for game in games})
        by_people = []
        for count in counts:
            some = [game for game in games if len(game.players) == count]
            name = _say(words, "people", count=count)
            by_people.append(HowOften(name, sum(game.facts["winner"] == "humans" for game in some), len(some)))
        yield _say(words, "by-people"), by_people
        causes = sorted({str(game.facts["cause"]) for game in games})
        often = [
            HowOften(
                _named("thing-cause", cause, words), sum(game.facts["cause"] == cause for game in games), len(games)
            )
            for cause in causes
        ]
        yield _say(words, "by-ending"), sorted(often, key=lambda share: -share.count)

    def groupings(self, games: Sequence[Ended], words: Wording) -> Iterator[Grouping]:
        """The characters, and the roles at the start of games with hidden roles."""
        players = [player for game in games for player in game.players]
        by_character = [
            (
                _named("thing-character", id, words),
                [one for one in players if id in strings(one.facts["characters"])],
            )
            for id in CHARACTERS
        ]
        yield Grouping(_say(words, "by-character"), [(name, some) for name, some in by_character if some])
        hidden = [player for game in games if game.facts["mode"] != COOP for player in game.players]
        by_role = [
            (_say(words, f"began-{role}"), [one for one in hidden if one.facts["started"] == role])
            for role in (HUMAN, ALIEN)
        ]
        yield Grouping(_say(words, "by-role"), [(name, some) for name, some in by_role if some])


def _facts(own: Sequence[FigureView]) -> dict[str, Json]:
    first = own[0]
    alone = len(own) == 1 and first.dealt is not None
    return {
        "characters": [figure.character for figure in own],
        "started": first.dealt or "" if alone else "",
        "role": first.role or "" if alone else "",
        "fate": first.status if alone else "",
    }


def _say(words: Wording, message: str, **args: Argument) -> str:
    return words.text(Text(f"thing-history-{message}", **args))


def _named(kind: str, id: Json, words: Wording, end: str = "") -> str:
    return known(f"{kind}-{id}{end}", str(id), words)


CHRONICLE: Final = ThingChronicle()
