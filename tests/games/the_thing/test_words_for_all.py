"""Whatever the program says to everybody, keeps on disk or reports before the end names no role; planted leaks do."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing.kind import KIND, TheThing
from nemesis_desktop.games.the_thing.saving.chronicle import CHRONICLE
from nemesis_desktop.games.the_thing.setup import Setup
from nemesis_desktop.games.the_thing.ui import UI, seats
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.crash import report, told
from tests.games.the_thing.properties.watching import TELLS_ROLES, random_picks
from tests.games.the_thing.tables import ThingMatch, setup_of

ROLE_WORDS = {
    "en": re.compile(r"\b(human|alien)s?\b", re.IGNORECASE),
    "ru": re.compile(r"\b(человек|человека|люди|людей|пришелец|пришельц\w*)\b", re.IGNORECASE),
    "cs": re.compile(r"\b(člověk\w*|lid[éi]|vetřel\w*)\b", re.IGNORECASE),
}
OF_ALIENS = {"plan", "victim", "fight", "reveal"}
"""Public questions that speak of aliens whom everybody knows, or ask everybody whether they are one."""
LINES_OF_THE_REVEALED = {
    "alien-plans", "alien-strikes", "alien-fought", "alien-flees", "character-absorbed", "dog-absorbed",
    "alien-destroyed", "power-back",
}  # fmt: skip


def games(people: int, often: float = 0.15, seed: int = 3) -> Iterator[ThingMatch]:
    """A random game, now and then, before it is over."""
    dice = random.Random(seed)
    match = Match(KIND, setup_of(people), seed)
    match.watched = False
    while match.decision is not None:
        if dice.random() < often:
            yield match
        match.answer(*random_picks(dice, match.decision))


def said_to_all(match: ThingMatch, words: Words) -> Iterator[tuple[str, str]]:
    """What is shown to everybody beside the table itself: where, and the words."""
    decision = match.decision
    assert decision is not None
    summary = KIND.summary(match.game)
    yield "save", json.dumps(dict(summary))
    stage = KIND.progress(summary)
    yield from (("save", words.text(text)) for text in (stage.listed, stage.going_on, stage.named))
    yield "undo", words.text(match.undo_text)
    view = match.view()
    if view.phase != "alien":  # then only those are called whom everybody knows
        yield from (("call", words.text(UI.call(view, seat, decision).why)) for seat in decision.seats)
    if not decision.secret and decision.topic not in OF_ALIENS:
        yield "question", words.text(decision.prompt)
        yield from (("answer", words.text(act.text())) for act in decision.acts)


def check(match: ThingMatch, language: str, words: Words) -> None:
    for where, said in said_to_all(match, words):
        assert not ROLE_WORDS[language].search(said), (where, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_save_undo_or_call_names_a_role(language: str) -> None:
    words, checked = Words(language), 0
    for match in games(6):
        check(match, language, words)
        checked += 1
    assert checked > 20


def test_a_list_of_saves_shows_nothing_secret() -> None:
    for match in games(5):
        assert set(KIND.summary(match.game)) == {"people", "characters", "mode", "round", "over"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_public_log_names_no_hidden_role(language: str) -> None:
    """Role words stand in public lines only where a card has been turned before everybody."""
    words, read = Words(language), 0
    *_, match = games(6, 1.0)
    for line in match.events_since(0, TABLE):
        if line.kind not in TELLS_ROLES | LINES_OF_THE_REVEALED:
            said = words.text(Text(f"log-{line.kind}", **dict(line.words)))
            assert not ROLE_WORDS[language].search(said), said
            read += 1
    assert read > 50


def kept(match: ThingMatch, folder: Path, words: Words) -> list[str]:
    """A save as it lies on the disk, and a report of a fault in the middle of that game."""
    path = folder / "game.nemesis"
    match.save(path)
    try:
        raise KeyError(match.game.state.roles[0])
    except KeyError as error:
        fault = told(error)
    return [path.read_bytes().decode(errors="replace"), report(words, fault, ["a line of the log"], path)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_save_and_a_report_name_no_role(language: str, tmp_path: Path) -> None:
    words = Words(language)
    for match in games(5, 0.05):
        for written in kept(match, tmp_path, words):
            for pattern in ROLE_WORDS.values():
                assert not pattern.search(written), pattern.search(written)


def test_the_history_knows_nothing_before_the_end() -> None:
    for match in games(4, 0.05):
        for seat in (TABLE, *match.seats):
            with pytest.raises(ValueError, match="not over"):
                CHRONICLE.ended(match.view(seat))


# ---------------------------------------------------------------- planted leaks


def with_roles(original: Any) -> Any:
    return lambda self, game: {**original(self, game), "roles": list(game.state.roles)}


@pytest.mark.parametrize("leak", ["save", "undo", "call"])
def test_a_role_among_the_words_for_all_is_caught(monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    role = Text("thing-role-alien")
    if leak == "save":
        monkeypatch.setattr(TheThing, "summary", with_roles(TheThing.summary))
    elif leak == "undo":
        monkeypatch.setattr(Match, "undo_text", property(lambda match: role))
    else:
        call = seats.call_of
        monkeypatch.setattr(seats, "call_of", lambda view, seat: evolve(call(view, seat), why=role))
    with pytest.raises(AssertionError):
        test_no_title_save_undo_or_call_names_a_role("en")


def test_a_role_in_a_report_is_caught(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    written = Setup.to_json
    monkeypatch.setattr(Setup, "to_json", lambda setup: {**written(setup), "roles": ["alien"]})  # type: ignore[dict-item]
    with pytest.raises(AssertionError):
        test_a_save_and_a_report_name_no_role("en", tmp_path)


def test_a_history_that_tells_too_early_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(CHRONICLE), "ended", lambda chronicle, view: [one.role for one in view.figures])
    with pytest.raises(pytest.fail.Exception):
        test_the_history_knows_nothing_before_the_end()
