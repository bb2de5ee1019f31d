"""The toy game on the shelf: what the program wants of a game, beside what the engine plays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import pytest

from nemesis_desktop.engine.chronicle import GOOD, WON, Chronicle, Column, Ended, Epilogue, HowOften, Player, Wording
from nemesis_desktop.engine.kind import Progress
from nemesis_desktop.engine.new_game import Computers, Mode, Option, Page, PageChoice, Person, SetupError
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games import SHELF, Shelved
from nemesis_desktop.table.drawing import theme
from tests.engine.toy import Stowaways, View


def text(message: str) -> Text:
    """Words of the toy: ids, which are shown as they are."""
    return Text(f"toy-{message}")


def option(value: str) -> Option:
    """Something to choose, of which every line speaks."""
    return Option(value, text(value), text(f"{value}-hint"), text(f"{value}-short"))


PAGE = Page(
    heading=text("mode"),
    modes=(Mode("voyage", text("voyage"), text("voyage-hint"), text("voyage-short"), least=2, most=8),),
    choices=(PageChoice("sea", text("sea"), (option("calm"), option("rough"))),),
    computers=Computers((option("random"), option("grudge"))),
)


class Voyages(Chronicle):
    """How the history keeps a voyage: the water in the ship, and who was a stowaway."""

    columns: Final = {"water": Column(int, most=99)}
    player_columns: Final = {WON: Column(bool), "stowaway": Column(bool)}
    counted = ("stowaway",)

    def ended(self, view: View) -> Ended:
        if not view.over:
            raise ValueError("the ship still floats")
        people = (Player(one.name, one.colour, one.seat == 0, {"stowaway": one.seat == 1}) for one in view.people)
        return Ended(tuple(people), {"water": 3})

    def told(self, ended: Ended, words: Wording) -> Iterator[str]:
        yield f"water {ended.facts['water']}"

    def of_player(self, player: Player, words: Wording) -> Epilogue:
        return Epilogue("a stowaway" if player.facts["stowaway"] else "crew", GOOD, ["ashore"])

    def totals(self, games: Sequence[Ended], words: Wording) -> Iterator[tuple[str, str]]:
        yield "water", str(sum(game.facts["water"] for game in games))  # type: ignore[misc]

    def shares(self, games: Sequence[Ended], words: Wording) -> Iterator[tuple[str, Sequence[HowOften]]]:
        yield "seas", [HowOften("calm", len(games), len(games))]


class ShelvedStowaways(Stowaways):
    """The toy with all that a kept game needs."""

    chronicle = Voyages()

    def people(self, setup: tuple[str, ...]) -> Sequence[Person]:
        return [Person(name, seat + 1) for seat, name in enumerate(setup)]

    def setup_of(
        self, people: Sequence[Person], mode: str, choices: Mapping[str, str], variants: Sequence[str]
    ) -> tuple[str, ...]:
        if choices["sea"] not in ("calm", "rough"):
            raise SetupError(text("no-such-sea"))
        return tuple(person.name for person in people)

    def progress(self, summary: Mapping[str, Any]) -> Progress:
        return Progress(text("leaking"), text("sailing"), text("leak"))


KIND = ShelvedStowaways()


@pytest.fixture
def other_shelf() -> Iterator[None]:
    """The look is read again once the games of the program stand on the shelf again: each adds its own to it."""
    yield
    theme.tokens.cache_clear()


@pytest.fixture
def two_games(other_shelf: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second game stands on the shelf, behind Nemesis, and no other."""
    # From the last one on: what is put back afterwards stands in its old order.
    for other in reversed([id for id in SHELF if id != "nemesis"]):
        monkeypatch.delitem(SHELF, other)  # type: ignore[arg-type]
    monkeypatch.setitem(SHELF, KIND.id, Shelved(rules=__name__, page=__name__, ui="tests.table.toy_ui"))  # type: ignore[arg-type]


@pytest.fixture
def toy_alone(two_games: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is the only game on the shelf."""
    monkeypatch.delitem(SHELF, "nemesis")  # type: ignore[arg-type]


@pytest.fixture
def nemesis_alone(other_shelf: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nemesis is the only game on the shelf."""
    for other in reversed([id for id in SHELF if id != "nemesis"]):
        monkeypatch.delitem(SHELF, other)  # type: ignore[arg-type]
