"""Every threat, card, announcement and event has its words in every language."""

import pytest

from nemesis_desktop.engine.events import Event
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games import title_of
from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.cards import TOKENS
from nemesis_desktop.games.space_alert.components.mission import whole
from nemesis_desktop.games.space_alert.components.missions import MISSIONS
from nemesis_desktop.games.space_alert.components.ship import GUNS, PLACES, TILES, ZONES
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.new_game import PAGE
from nemesis_desktop.games.space_alert.plans import planning_story
from nemesis_desktop.games.space_alert.said.says import said
from nemesis_desktop.games.space_alert.said.threat_words import letter_lines, trait_lines
from nemesis_desktop.games.space_alert.said.wording import threat_name, token_name
from nemesis_desktop.program.words import LANGUAGES, Words


def spoken(words: Words, text: Text) -> str:
    """A message in words; one that is missing fails."""
    told = words.text(text)
    assert not words.missing and told != text.id and "{" not in told, text
    return told


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


def test_threats_say_what_they_do(words: Words) -> None:
    for card in THREATS.values():
        spoken(words, threat_name(card.code))
        for text in (*trait_lines(card), *(line for letter in "xyz" for line in letter_lines(card, letter))):
            spoken(words, text)


def test_a_frigate_in_words() -> None:
    (line,) = letter_lines(THREATS["SE1-01"], "z")
    assert Words("en").text(line) == "Attack 4: its zone."


def test_the_computer_speaks_every_line(words: Words) -> None:
    for mission in MISSIONS.values():
        for line in whole(mission.lines):
            for text in said(line, mission.phases):
                spoken(words, text)


def test_names_of_what_lies_on_the_table(words: Words) -> None:
    for token in TOKENS[1:]:
        spoken(words, token_name(token))
    names = [f"alert-station-{place}" for place in PLACES] + [f"alert-zone-{zone}" for zone in ZONES]
    names += [f"alert-gun-{gun}" for gun in GUNS] + [f"alert-tile-{tile}" for tiles in TILES for tile in tiles]
    for name in names:
        spoken(words, Text(name))


def test_the_page_of_a_new_game(words: Words) -> None:
    texts = [title_of("space-alert"), PAGE.heading]
    for option in (*PAGE.modes, *PAGE.variants, *(one for choice in PAGE.choices for one in choice.options)):
        texts += [option.name, option.hint, *([option.short] if option.short else [])]
    texts += [choice.name for choice in PAGE.choices]
    for text in texts:
        spoken(words, text)


def test_every_event_has_a_line_in_the_log(words: Words) -> None:
    kinds = [
        kind
        for module in (story, planning_story)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, story.AlertEvent) and kind is not story.AlertEvent
    ]
    assert len(kinds) > 60 and all(issubclass(kind, Event) for kind in kinds)
    for kind in kinds:
        assert words.has(f"log-{kind.id}"), kind


def test_reasons_of_failures_have_words(words: Words) -> None:
    reasons = [
        "there", "broken", "charged", "no-energy", "full", "no-fuel", "no-squad", "disabled", "has-squad", "no-bots",
        "space-taken", "not-now", "serviced", "rocket-launched", "no-rocket", "no-intruder", "no-windows", "lift",
        "maintenance", "space", "amended",
    ]  # fmt: skip
    for reason in reasons:
        spoken(words, Text(f"alert-why-{reason}"))
