"""Words that would say something false about the rules or the table, in the language that once said it."""

from __future__ import annotations

import pytest

from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import LANGUAGES, Words
from tests.program.message_ids import SOURCES

ASSETS = SOURCES.parent / "assets"


def lines(language: str) -> list[str]:
    files = sorted(ASSETS.glob(f"*/text/{language}/*.ftl"))
    return [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]


FALSE = {
    # A shot that misses says nothing of the injuries that the target has already.
    "a miss heals": ("ru", "} без урона"),
    "a miss heals, in Czech": ("cs", "je bez zranění"),
    # Signal AND (queen OR ship): a comma before the "or" makes it (Signal AND queen) OR ship.
    "the great hunt": ("cs", "zabitá, nebo je loď"),
    "the great hunt in Russian": ("ru", "И королева убита или"),
    "the great hunt in English": ("en", "AND the queen is killed or"),
    # "Отстрел" is the event that loses a pod; a launched one has saved somebody.
    "a launched pod": ("ru", "отстрелена"),
    "no word of the edition": ("ru", "Секция"),
    "no word of the Czech edition": ("cs", "Sekce"),
    # The intruder that wants through destroys a door, not one that stands in the way.
    "the door": ("ru", "Пришелец на пути"),
    "the door in Czech": ("cs", "Vetřelec v cestě"),
    # "Těžké" are items; wounds are "vážné".
    "a wound": ("cs", "těžké poranění"),
    # The faces of the die are Klid and Nebezpečí.
    "a face of the die": ("cs", "ticho platí"),
    # When nobody holds the token the leader stays: nobody on the left takes over.
    "the next leader": ("en", "otherwise the person to the left"),
    "the next leader in Russian": ("ru", "иначе сосед слева"),
    "the next leader in Czech": ("cs", "jinak soused vlevo"),
    # Three serious wounds are the limit: after them a light one kills, too.
    "the last wound": ("en", "a fourth serious wound kills"),
    "the last wound in Russian": ("ru", "четвёртая тяжёлая убивает"),
    "the last wound in Czech": ("cs", "čtvrté vážné zabíjí"),
    # "Out of combat" is the symbol of cards that cannot be used with an intruder in the room; an escape can.
    "an escape": ("en", "Movement out of combat"),
    "play what you have": ("ru", "играйте в игру, которая у вас есть"),
    "play what you have at home": ("cs", "Hrajte prosím hru"),
}


@pytest.mark.parametrize(("language", "words"), FALSE.values(), ids=FALSE.keys())
def test_nothing_false_is_said_anywhere(language: str, words: str) -> None:
    assert [line for line in lines(language) if words in line] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_miss_names_its_target_and_no_injuries(language: str) -> None:
    said = Words(language).text(Text("log-shot-result", count=0, kind=Text("intruder-adult")))
    assert said in {
        "The shot misses the adult.",
        "Выстрел мимо. Цель: трутень.",
        "Výstřel míjí cíl: dospělec.",
    }


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Evacuation Section B. Locked."),
        ("ru", "Зона эвакуации Б. Закрыта."),
        ("cs", "Evakuační komora B. Zajištěný."),
    ],
)
def test_a_pod_stands_in_its_section(language: str, said: str) -> None:
    section = Text("room-evacuation_section_b")
    assert Words(language).text(Text("ui-cards-pod-locked", section=section)) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("objective", ["the_great_hunt", "cutting_off_the_head"])
def test_the_signal_is_needed_in_every_case(language: str, objective: str) -> None:
    together = {"en": "AND either ", "ru": "И при этом ", "cs": "A zároveň "}[language]
    said = Words(language).text(Text(f"objective-{objective}-text"))
    assert together in said and ", nebo" not in said
