"""The arguments of the sentences that tell what happened: names of people, cards, stations, zones and threats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from nemesis_desktop.engine.decision import TABLE, Seat
from nemesis_desktop.engine.events import Fact
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.space_alert.components.cards import CARDS
from nemesis_desktop.games.space_alert.resolution.outcome import Outcome


def token_name(token: str) -> Text:
    """What a token does, in words."""
    return Text(f"alert-token-{token.replace(':', '-')}")


def card_name(card: str) -> Text:
    """Both halves of a card."""
    return Text("alert-card", move=token_name(CARDS[card].move), action=token_name(CARDS[card].action))


def threat_name(code: str) -> Text:
    """The name of a threat card."""
    return Text(f"alert-threat-{code}")


def container_name(container: str) -> Text:
    """A shield, a reactor, a battery or the fuel."""
    return Text(f"alert-container-{container}")


def why_name(why: str) -> Text:
    """Why something failed, was delayed or knocked somebody out: a threat, or one of the reasons by name."""
    return threat_name(why) if why[:1].isupper() else Text(f"alert-why-{why}")


def summed(outcome: Outcome) -> Text:
    """A mission in a line: what its points come from, or what the ship was lost to."""
    if not outcome.won:
        return Text("alert-ui-lost-row", threat=threat_name(outcome.lost_to))
    return Text("alert-ui-row", threats=outcome.threat_points, visual=outcome.visual, penalties=outcome.penalties)


def points_shown(outcome: Outcome) -> str:
    """The points of a mission as they are written down; a ship that was lost has none."""
    return str(outcome.score).replace("-", "−") if outcome.won else "–"


def person_name(people: Sequence[Person], seat: Seat) -> Argument:
    """What a person is called; by their place where they gave no name."""
    return people[seat].name or Text("person-unnamed", number=seat + 1)


def figure_name(people: Sequence[Person], figures: Sequence[Seat], figure: int) -> Argument:
    """Whose figure it is, or which android."""
    seat = figures[figure]
    return person_name(people, seat) if seat != TABLE else Text("alert-android", number=figure + 1)


_NAMES: Final[Mapping[str, Callable[[str], Text]]] = {
    "token": token_name,
    "lost": token_name,
    "card": card_name,
    "code": threat_name,
    "by": threat_name,
    "source": container_name,
    "target": container_name,
    "container": container_name,
    "why": why_name,
    "start": lambda name: Text(f"alert-station-{name}"),
    "to": lambda name: Text(f"alert-station-{name}"),
    "station": lambda name: Text(f"alert-station-{name}"),
    "zone": lambda name: Text(f"alert-zone-{name}"),
    "lane": lambda name: Text(f"alert-lane-{name}"),
    "tile": lambda name: Text(f"alert-tile-{name}"),
    "gun": lambda name: Text(f"alert-gun-{name}"),
    "letter": lambda name: Text(f"alert-letter-{name}"),
    "mark": lambda name: Text(f"alert-mark-{name}"),
    "squad": lambda name: Text(f"alert-squad-{name}"),
    "half": lambda name: Text(f"alert-half-{name}"),
}


def word_facts(people: Sequence[Person], figures: Sequence[Seat], facts: Mapping[str, Fact]) -> Mapping[str, Argument]:
    """The names and numbers of a log line."""
    words: dict[str, Argument] = {}
    for name, fact in facts.items():
        if name == "who" and isinstance(fact, int):
            words[name] = figure_name(people, figures, fact)
        elif name in ("seat", "receiver") and isinstance(fact, int):
            words[name] = person_name(people, fact)
        elif name in _NAMES and isinstance(fact, str):
            if fact:
                words[name] = _NAMES[name](fact)
        elif isinstance(fact, bool):
            words[name] = "yes" if fact else "no"
        elif isinstance(fact, int | str):
            words[name] = fact
    return words
