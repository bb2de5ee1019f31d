"""What a thing on this table is, in words: threats by their cards, cards by both halves, stations by their buttons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert.components.cards import CARDS
from nemesis_desktop.games.space_alert.components.ship import GUN_OF, SPECIAL_OF, STATIONS
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.said.threat_words import letter_lines, trait_lines
from nemesis_desktop.games.space_alert.said.wording import card_name, threat_name, token_name
from nemesis_desktop.games.space_alert.ui.threat_card import card_of
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.border import Explanation

ARTICLE_OF: Final = {
    "lane": "tracks", "slot": "cards", "seat": "crew", "say": "announcements", "button": "planning",
    "clock": "clocks",
}  # fmt: skip

SAYS: Final = ("incoming_data", "data_transfer", "comms_down", "phase_warning", "phase_over")
"""The announcements that ask something of everybody."""
ABOUT: Final = {
    "say": {kind: ("alert-ui-book-announcements", f"alert-ui-about-{kind}") for kind in SAYS},
    "button": {
        kind: (f"alert-ui-button-{kind}", f"alert-ui-about-{kind}") for kind in ("open-phase", "draw", "end-early")
    },
}
"""What needs a sentence of its own: its title and the sentence."""


def explanation(about: object, view: View | None, words: Words) -> Explanation | None:
    """What it is, or None if there is nothing to say."""
    if isinstance(about, Explanation):
        return about
    if not isinstance(about, Anchor):
        return None
    id = str(about.id)
    if about.kind == "threat" and id in THREATS:
        return threat_explained(id, words)
    if about.kind == "card" and id in CARDS:
        return card_explained(id, words)
    if about.kind == "token":
        return Explanation(words.text(token_name(id)), (words.text(token_text(id)),))
    if about.kind == "station" and id in STATIONS:
        return station_explained(id, words)
    if about.kind in ABOUT and id in ABOUT[about.kind]:
        name, text = ABOUT[about.kind][id]
        return Explanation(words.text(Text(name)), (words.text(Text(text)),))
    if about.kind == "clock":
        clock = Text(f"ui-modes-alert-clock-{id}")
        hint = words.text(Text(f"ui-modes-alert-clock-{id}-hint"))
        return Explanation(words.text(Text("alert-ui-clock", clock=clock)), (hint,))
    if about.kind == "slot":
        title = Text("alert-ui-turn", turn=int(id.rpartition("-")[2]))
        return Explanation(words.text(title), (words.text(Text("alert-ui-about-slot")),))
    if about.kind == "lane":
        lines = tuple(words.text(Text(f"alert-ui-lane-{line}")) for line in ("about", "letters", "distances"))
        return Explanation(words.text(Text(f"alert-ui-lane-{id}")), lines, "place")
    if about.kind == "tile":
        tile = id.partition("-")[2]
        return Explanation(
            words.text(Text(f"alert-tile-{tile}")), (words.text(Text(f"alert-tile-{tile}-text")),), "danger"
        )
    return None


def threat_explained(code: str, words: Words) -> Explanation:
    """The whole card, and in words what it does."""
    return Explanation(words.text(threat_name(code)), tuple(threat_lines(code, words)), "danger", card_of(code))


def threat_lines(code: str, words: Words) -> Iterator[str]:
    """What happens at each letter, and what is special."""
    card = THREATS[code]
    for letter in ("x", "y", "z"):
        lines = " ".join(words.text(line) for line in letter_lines(card, letter))
        if lines:
            yield f"{letter.upper()}: {lines}"
    for line in trait_lines(card):
        yield words.text(line)


def token_text(token: str) -> Text:
    """What a half of a card does; each heroic way leads straight to its station."""
    return Text("alert-token-go-text" if token.startswith("go:") else f"alert-token-{token}-text")


def card_explained(card: str, words: Words) -> Explanation:
    """Both halves."""
    lines = [
        f"{words.text(token_name(token))}: {words.text(token_text(token))}"
        for token in (CARDS[card].action, CARDS[card].move)
    ]
    return Explanation(words.text(card_name(card)), tuple(lines))


def station_explained(station: str, words: Words) -> Explanation:
    """What A, B and C do there."""
    place = STATIONS.index(station)
    deck, zone = station.split("_")
    gun = words.text(Text(f"alert-gun-{GUN_OF[place].id}"))
    container = words.text(Text(f"alert-container-{'shield' if deck == 'upper' else 'reactor'}_{zone}"))
    special = words.text(Text(f"alert-ui-special-{SPECIAL_OF[place]}"))
    lines = (
        words.text(Text("alert-ui-station-a", gun=gun, damage=GUN_OF[place].damage)),
        words.text(
            Text("alert-ui-station-b-upper" if deck == "upper" else "alert-ui-station-b-lower", container=container)
        ),
        words.text(Text("alert-ui-station-c", special=special)),
    )
    return Explanation(words.text(Text(f"alert-station-{station}")), lines, "place")


def article_of_token(token: str) -> str:
    """The article about what a half of a card does."""
    return "moving" if token.startswith("go:") else f"token-{token.lower()}"


def article_about(about: object) -> str:
    """The article of the rule book about a thing; empty where there is none."""
    if isinstance(about, Explanation):
        return about.article
    if not isinstance(about, Anchor):
        return ""
    id = str(about.id)
    if about.kind == "threat":
        return f"threat-{id.lower()}"
    if about.kind == "card" and id in CARDS:
        return article_of_token(CARDS[id].action)
    if about.kind == "token":
        return article_of_token(id)
    if about.kind == "station":
        return f"station-{id}" if id in STATIONS else "interceptors"
    if about.kind == "tile":
        return f"tile-{id.partition('-')[2]}"
    return ARTICLE_OF.get(about.kind, "")
