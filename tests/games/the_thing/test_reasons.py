"""Every answer of a sensible seat that follows from something has its reason, in words, in every language."""

from __future__ import annotations

import pytest

from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.policy import Lots, answer_of
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games import kind_of
from nemesis_desktop.games.the_thing.acts import Vote
from nemesis_desktop.games.the_thing.bots.reasons import ANYBODY, TOLD, reason
from nemesis_desktop.games.the_thing.bots.sensible_policy import SensiblePolicy
from nemesis_desktop.games.the_thing.bots.trials import table_of
from nemesis_desktop.program.words import LANGUAGES, Words

ALIKE = {"order", "light", "trade", "trade_with", "offer", "accept", "swap"} | {
    "victim",  # people together are asked for the game's alien
}
"""Topics in which nothing hangs on the answer, or in which a lot decides."""


@pytest.mark.parametrize("people", [2, 6])
def test_whoever_has_something_to_choose_from_says_why(people: int) -> None:
    silent, said = set(), set()
    match = Match(kind_of("the-thing"), table_of(people), 3, recording=False)
    seats, lots = [SensiblePolicy() for _ in match.seats], [Lots(3, seat) for seat in match.seats]
    while (decision := match.decision) is not None:
        picks = answer_of(seats, lots, match.view, decision)
        if decision.kind != "claims":
            why = seats[decision.seat].why
            (silent if why is None else said).add(decision.topic.replace("-", "_"))
        match.answer(*picks)
    assert silent <= ALIKE and len(said) >= 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    words = Words(language)
    for mind, topics in TOLD.items():
        for topic in topics | ANYBODY.keys():
            why = reason(mind, topic, None, {})
            assert why is not None and words.has(why.id), (mind, topic)


def test_a_human_says_how_doubtful_somebody_is_and_nobody_else_does() -> None:
    doubt, said = {2: 0.8123}, Text("thing-why-human-vote")
    assert reason("human", "vote", Vote(2), doubt) == Text("thing-why-doubt", reason=said, percent=81)
    assert reason("alien", "vote", Vote(2), doubt) == Text("thing-why-alien-vote")
    assert reason("human", "order", None, doubt) is None
