"""What the history keeps of a game of Nemesis, and how it tells of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeVar, cast

from nemesis_desktop.engine.chronicle import (
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
from nemesis_desktop.games.nemesis.components.tracks import MOST_ROUNDS
from nemesis_desktop.games.nemesis.said.outcome import Outcome

if TYPE_CHECKING:
    from nemesis_desktop.engine.journal import Json
    from nemesis_desktop.games.nemesis.view import View

T = TypeVar("T")

_USUAL: Final = "intruders"
_SIGN_OF_SHIP: Final = {
    "destroyed": Sign("symbols/self_destruct", "state.danger"),
    "earth": GOOD,
}
_ELSEWHERE: Final = Sign("symbols/passed", "accent.cold")
_SIGN_OF_STATE: Final = {
    "won": GOOD,
    "lived": Sign("symbols/hibernation", "accent.cold"),
    "died": Sign("symbols/corpse", "state.danger"),
}


class NemesisChronicle(Chronicle):
    """The ship's fate, and of each person whom they played, what they wanted, and what became of them.

    ``cause`` is what ended the game: ``jump``, ``self_destruct``, ``fire``, ``hull`` or ``all_gone``; ``ship`` is
    ``destroyed``, or where it arrived; ``met`` says of each objective whether it was fulfilled.
    """

    columns: Final = {
        "mode": Column(str),
        "board": Column(str),
        "species": Column(str, before=_USUAL),
        "variants": Column(str, several=True),
        "rounds": Column(int, most=MOST_ROUNDS),
        "cause": Column(str),
        "ship": Column(str),
    }
    player_columns: Final = {
        "character": Column(str),
        "survived": Column(bool),
        WON: Column(bool),
        "fate": Column(str),
        "objectives": Column(str, several=True),
        "met": Column(bool, several=True),
        "intruders": Column(bool),
    }
    counted: Final = ("survived", WON)

    def ended(self, view: View) -> Ended:
        """The line about a game that is over. Raises ``ValueError`` for one that is not."""
        if view.ending is None:
            raise ValueError("the game is not over")
        crew = {one.seat: one for one in view.crew}
        players = tuple(
            Player(
                crew[fate.seat].name,
                crew[fate.seat].colour,
                fate.won,
                {
                    "character": crew[fate.seat].character or "",
                    "survived": fate.survived,
                    "fate": fate.cause,
                    "objectives": list(fate.objectives),
                    "met": list(fate.met),
                    "intruders": view.intruder_player == fate.seat,
                },
            )
            for fate in sorted(view.ending.fates, key=lambda fate: fate.seat)
        )
        facts: dict[str, Json] = {
            "mode": view.mode,
            "board": view.board,
            "species": view.species,
            "variants": list(view.options),
            "rounds": view.round,
            "cause": view.ending.cause,
            "ship": view.ending.ship,
        }
        return Ended(players, facts)

    # ---------------------------------------------------------------- one game

    def way(self, ended: Ended, words: Wording) -> str:
        """The mode."""
        mode = str(ended.facts["mode"])
        return known(f"ui-modes-{mode}-short", mode, words)

    def outcome(self, ended: Ended, words: Wording) -> str:
        """Who has won: the group, the one who played alone, or so many."""
        if ended.facts["mode"] == "coop":
            return _say(words, "group-won" if ended.won else "group-lost")
        return super().outcome(ended, words)

    def sign(self, ended: Ended) -> Sign:
        """What became of the ship: destroyed, home, or somewhere else."""
        return _SIGN_OF_SHIP.get(str(ended.facts["ship"]), _ELSEWHERE)

    def headline(self, ended: Ended, words: Wording) -> str:
        """As the picture of the ending says it, of a place that this program knows."""
        ship = ended.facts["ship"]
        if ship != "destroyed" and not words.has(f"destination-{ship}"):
            return self.outcome(ended, words)
        return words.text(_outcome(ended).headline)

    def picture(self, ended: Ended) -> str:
        """The same picture as at the end of the game."""
        return _outcome(ended).scene

    def emblem(self, player: Player) -> str:
        """The character's."""
        return f"symbols/emblem_{player.facts['character']}" if player.facts["character"] else ""

    def length(self, ended: Ended, words: Wording) -> str:
        """How many rounds."""
        return _say(words, "rounds", count=cast(int, ended.facts["rounds"]))

    def told(self, ended: Ended, words: Wording) -> Iterator[str]:
        """How it was played, and how it ended."""
        facts = ended.facts
        ways = [_named("mode", facts["mode"], words)]
        if facts["board"] == "alternate":
            ways.append(words.text(Text("ui-modes-board-alternate-short")))
        if facts["species"] != _USUAL:
            ways.append(_named("species", facts["species"], words))
        yield " · ".join(ways)
        variants = strings(facts["variants"])
        if variants:
            yield _say(words, "variants", names=", ".join(_named("variant", one, words) for one in variants))
        end = [_own("end", facts["cause"], words)]
        if facts["ship"] != "destroyed" or facts["cause"] in ("jump", "all_gone"):
            end.append(_own("ship", facts["ship"], words))
        yield " ".join(end)

    def of_player(self, player: Player, words: Wording) -> Epilogue:
        """Whom they played, how they ended, what they wanted."""
        facts = player.facts
        state = "won" if player.won else "lived" if facts["survived"] else "died"
        who = _named("character", facts["character"], words) if facts["character"] else _say(words, "no-character")
        lines = [f"{_raised(who)} · {_named('cause', facts['fate'], words)}" if facts["fate"] else _raised(who)]
        for objective, met in zip(strings(facts["objectives"]), cast("list[bool]", facts["met"]), strict=False):
            verdict = _say(words, "met" if met else "not-met")
            lines.append(f"{_raised(_named('objective', objective, words))}: {verdict}")
        if facts["intruders"]:
            lines.append(_say(words, "intruders"))
        return Epilogue(_say(words, state), _SIGN_OF_STATE[state], lines)

    # ---------------------------------------------------------------- many games

    def totals(self, games: Sequence[Ended], words: Wording) -> Iterator[tuple[str, str]]:
        """How many have survived."""
        players = [player for game in games for player in game.players]
        lived = sum(bool(player.facts["survived"]) for player in players)
        yield _say(words, "survivors"), _say(words, "of-people", count=lived, people=len(players))

    def shares(self, games: Sequence[Ended], words: Wording) -> Iterator[tuple[str, Sequence[HowOften]]]:
        """Won by mode; how games end; where the ship gets to."""
        by_mode = _sorted_out(games, lambda game: str(game.facts["mode"]))
        modes = [
            HowOften(_named("mode", mode, words), sum(game.won for game in some), len(some))
            for mode, some in by_mode.items()
        ]
        yield _say(words, "by-mode"), modes
        for heading, kind, fact in (("by-ending", "ended", "cause"), ("by-ship", "got", "ship")):
            counted = _sorted_out(games, lambda game, fact=fact: str(game.facts[fact]))  # type: ignore[misc]
            often = sorted(counted.items(), key=lambda item: -len(item[1]))
            yield _say(words, heading), [HowOften(_own(kind, id, words), len(some), len(games)) for id, some in often]

    def groupings(self, games: Sequence[Ended], words: Wording) -> Iterator[Grouping]:
        """The characters."""
        played = [player for game in games for player in game.players if player.facts["character"]]
        by_character = _sorted_out(played, lambda player: str(player.facts["character"]))
        members = sorted(by_character.items(), key=lambda item: (-len(item[1]), item[0]))
        named = [(_raised(_named("character", id, words)), players) for id, players in members]
        yield Grouping(_say(words, "by-character"), named)


def _outcome(ended: Ended) -> Outcome:
    fates = [(bool(player.facts["survived"]), str(player.facts["fate"])) for player in ended.players]
    return Outcome(str(ended.facts["ship"]), str(ended.facts["cause"]), fates)


def _say(words: Wording, message: str, **args: Argument) -> str:
    return words.text(Text(f"ui-history-{message}", **args))


def _named(kind: str, id: Json, words: Wording) -> str:
    return known(f"{kind}-{id}", str(id), words)


def _own(kind: str, id: Json, words: Wording) -> str:
    return known(f"ui-history-{kind}-{id}", str(id), words)


def _raised(words: str) -> str:
    """With a capital letter, where it begins a line."""
    return words[:1].upper() + words[1:]


def _sorted_out(things: Iterable[T], kind: Callable[[T], str]) -> dict[str, list[T]]:
    found: dict[str, list[T]] = {}
    for thing in things:
        found.setdefault(kind(thing), []).append(thing)
    return found


CHRONICLE: Final = NemesisChronicle()
