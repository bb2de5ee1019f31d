"""Why a seat chose as it did, in words: what each mind looks at in a question of a topic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.engine.text import Text

TOLD: Final[Mapping[str, frozenset[str]]] = {
    "human": frozenset(
        [
            "go",
            "give",
            "throw",
            "avoid",
            "fight",
            "burn",
            "permit_fire",
            "assign",
            "go_on",
            "keep_good",
            "keep_token",
            "weather",
            "fuel_to",
            "use",
            "keys",
            "board",
            "let_aboard",
            "vote",
            "claim_a",
            "claim_b",
            "tester",
            "test",
            "whom",
        ]
    ),
    "alien": frozenset(
        [
            "go",
            "give",
            "throw",
            "exchange",
            "lay",
            "avoid",
            "fight",
            "burn",
            "permit_fire",
            "assign",
            "go_on",
            "keep_token",
            "weather",
            "use",
            "keys",
            "board",
            "let_aboard",
            "vote",
            "reveal",
            "claim",
            "tester",
            "test",
            "plan",
            "victim",
            "whom",
        ]
    ),
    "together": frozenset(
        [
            "place",
            "avoid",
            "use",
            "turned",
            "assign",
            "dice",
            "do_one",
            "roll_again",
            "test",
            "tester",
            "keep_token",
            "keep_good",
            "fuel_to",
            "keys",
            "board",
            "let_aboard",
        ]
    ),
    "hasty-human": frozenset(["keys", "board"]),
    "hasty-alien": frozenset(["vote", "let_aboard"]),
    "hasty-together": frozenset(["keys", "board", "test"]),
}
"""The topics in which each mind has a reason of its own to give; elsewhere all answers are alike."""
THINKS_AS: Final = {
    "alien": "human",
    "hasty-human": "human",
    "hasty-alien": "alien",
    "hasty-together": "together",
}
"""Whose reasons each mind has where it has none of its own."""
WIDER: Final = {"exchange": "throw", "claim_a": "claim", "claim_b": "claim"}
"""A topic that some minds do not tell apart from others."""
ANYBODY: Final = {"lay": "lay", "side": "side", "first_look": "rite", "seen": "rite", "role": "rite"}
"""What anybody says where they have none of their own: nothing else can be done, or it makes no difference."""
SAME: Final = {
    "drawn": "give",
    "station_die": "weather",
    "use_now": "use",
    "reveal_oneself": "reveal",
    "coop_victim": "turned",
}
"""Topics with the reason of another one."""
BY_DOUBT: Final = frozenset({"vote", "test", "tester", "whom"})
"""Where a human goes by how doubtful somebody is."""


def reason(mind: str, topic: str, act: Act | None, doubt: Mapping[int, float]) -> Text | None:
    """The reason for a choice; None where there is none to give.

    Args:
        mind: whose, one of ``TOLD``.
        topic: of the question.
        act: what was chosen; None for a claim that was not made.
        doubt: how likely each other character is an alien, as this seat believes.
    """
    name = SAME.get(topic, topic)
    found = _told_by(mind, name)
    if found is None:
        return Text(f"thing-why-any-{ANYBODY[name]}") if name in ANYBODY else None
    teller, name = found
    said = Text(f"thing-why-{teller}-{name.replace('_', '-')}")
    whom = getattr(act, "whom", getattr(act, "first", -1))
    if teller == "human" and name in BY_DOUBT and whom in doubt:
        return Text("thing-why-doubt", reason=said, percent=round(100 * doubt[whom]))
    return said


def _told_by(mind: str, topic: str) -> tuple[str, str] | None:
    """The mind whose reason it is, and the topic it belongs to."""
    thinking: str | None = mind
    while thinking is not None:
        for name in (topic, WIDER.get(topic, topic)):
            if name in TOLD[thinking]:
                return thinking, name
        thinking = THINKS_AS.get(thinking)
    return None
