"""Whole random games, worded: every question, answer, reason and log line, for every reader, in all three languages."""

import logging
import random
from collections.abc import Iterator

import pytest

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.modes import MODES
from nemesis_desktop.games.nemesis.setup import Person, Setup
from nemesis_desktop.program.words import LANGUAGES, Noun, Words

NAMES = ("Anna", "Boris", "Cyril", "Dana", "Eva")


def texts_of_a_game(players: int, seed: int) -> Iterator[Text]:
    """Everything that a game of some mode and some variants says while somebody answers at random."""
    dice = random.Random(seed)
    people = tuple(Person(name, colour) for colour, name in enumerate(NAMES[:players], start=1))
    mode = dice.choice([mode for mode in MODES.values() if mode.least_people <= players <= mode.most_people])
    variants = tuple(variant for variant in mode.variants if dice.random() < 0.5)
    board = dice.choice(list(BOARDS))
    match = Match.new(NEMESIS, Setup(people, mode=mode.id, board=board, options=variants), seed)
    while (decision := match.decision) is not None:
        yield decision.prompt
        yield from (act.text() for act in decision.acts)
        yield from (refusal.reason for refusal in decision.refusals())
        yield match.undo_text
        least, most = (1, 1) if decision.kind == "one" else (decision.least, decision.most)
        match.answer(*dice.sample(range(len(decision.acts)), dice.randint(least, most)))
    for reader in (TABLE, *range(players)):
        yield from (told.text() for told in match.events_since(0, reader))


@pytest.fixture(scope="module")
def spoken() -> set[Text]:
    """The different texts of fifteen games."""
    return {text for seed in range(15) for text in texts_of_a_game(1 + seed % 5, seed)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_in_a_game_has_words(
    language: str, spoken: set[Text], caplog: pytest.LogCaptureFixture
) -> None:
    words = Words(language)
    with caplog.at_level(logging.WARNING, logger="nemesis_desktop.program.words"):
        for text in spoken:
            written = words.text(text)
            assert written == written.strip() and written, text
            assert "  " not in written and " ." not in written and " ," not in written, written
            if text.id.startswith("log-"):
                assert written[0] == written[0].upper() and written[-1] in ".!?", written
    assert not words.missing
    assert not caplog.records


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_find_every_form_they_ask_for(
    language: str, spoken: set[Text], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Words(language)
    lacking: set[tuple[str, str]] = set()

    def form(noun: Noun, wanted: str) -> str:
        if wanted not in words.forms(noun.text.id):
            lacking.add((noun.text.id, wanted))
        return words.form(noun.text, wanted)

    monkeypatch.setattr(Noun, "form", form)
    for text in spoken:
        words.text(text)
    assert not lacking
