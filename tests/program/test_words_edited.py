"""Words as an editor passes them: terms of the printed editions, signs of the language, nobody taken for a man."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from nemesis_desktop.program.words import cut_into_messages
from tests.program.message_ids import SOURCES

ASSETS: Final = SOURCES.parent / "assets"
FORBIDDEN: Final = tomllib.loads(Path(__file__).with_name("forbidden_words.toml").read_text(encoding="utf-8"))[
    "forbidden"
]
NOT_TEXT: Final = re.compile(r"^\*?\[[^\]]+\]|^\.\w+ =|\{\s*\"[^\"]*\"\s*\}")
"""The name of a branch or of a form, and what only keeps a space."""
CALL: Final = re.compile(r"\{ ?(?:CAP\(|NOUN\(|NUMBER\()[^{}]*\}")
TYPED: Final = ("cli-", "doctor-")
"""Messages that quote what is typed, where signs mean what a shell makes of them."""


@cache
def lines(language: str) -> tuple[tuple[str, str, str], ...]:
    """Every line of text of a language: its game, its message, and what it says."""
    return tuple(_lines(language))


def _lines(language: str) -> Iterator[tuple[str, str, str]]:
    for path in sorted(ASSETS.glob(f"*/text/{language}/*.ftl")):
        for id, source in cut_into_messages(path.read_text(encoding="utf-8")):
            for line in source.partition("=")[2].splitlines():
                if line.strip() and not line.startswith("#"):
                    yield path.parts[-4], id, CALL.sub("{ $noun }", NOT_TEXT.sub("", line.strip())).strip()


def found(language: str, pattern: str, games: tuple[str, ...] = (), *, typed: bool = True) -> list[str]:
    """The lines that say what a pattern describes."""
    search = re.compile(pattern).search
    return [
        f"{id}: {line}"
        for game, id, line in lines(language)
        if (not games or game in games) and (typed or not id.startswith(TYPED)) and search(line)
    ]


# -------------------------------------------------------------------------------- words


@pytest.mark.parametrize("struck", FORBIDDEN, ids=[f"{one['language']}: {one['say']}" for one in FORBIDDEN])
def test_only_words_of_the_printed_editions_are_said(struck: dict[str, str]) -> None:
    assert found(struck["language"], struck["words"], tuple(struck["games"])) == []


PERSON: Final = r"\{ ?\$(?:who|whom|name|names|other|seat|first|last|receiver) ?\}"
MALE: Final = {
    "ru": rf"{PERSON} (?:(?:уже|не|всё|теперь|тоже) )*"
    r"(?:\w+(?:ал|ил|ел|ёл|ял|ул|лся)|погиб|мёртв|готов|должен|рад|ранен|заражён|один|сам|занят)\b",
    "cs": rf"{PERSON} (?:(?:už|se|si|ho|ji|je|teď) )*"
    r"(?:\w+[aeiíouyěá]l[ao]?|\w+l[iy]|mrtev|živ|sám|připraven|zraněn|nakažen|hotov)\b",
}


@pytest.mark.parametrize("language", MALE)
def test_a_person_is_not_taken_for_a_man(language: str) -> None:
    """Names tell nothing of gender: verbs stand in the present, states are nouns."""
    assert found(language, MALE[language]) == []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("ru", "{ $who } бросил кубик."),
        ("ru", "{ $name } уже не погиб."),
        ("ru", "{ $who } вернулся."),
        ("cs", "{ $who } hodil kostkou."),
        ("cs", "{ $name } se vrátil."),
        ("cs", "{ $who } a { $whom } se nedohodli."),
        ("cs", "{ $who } je mrtev."),
    ],
)
def test_past_tense_is_seen(language: str, line: str) -> None:
    assert re.search(MALE[language], line)


# -------------------------------------------------------------------------------- signs

SIGNS: Final = {
    "an ellipsis is one sign, close to its word": (("en", "ru", "cs"), r"\.\.\.|\w …"),
    "a dash is no hyphen": (("en", "ru", "cs"), r"[^\W\d_] - |\} - \{"),
    "a range has no spaces": (("en", "ru", "cs"), r"\d [–—-] \d"),
    "dashes of Russian are long": (("ru",), r" – "),
    "dashes of Czech are short": (("cs",), r"—"),
    "quotation marks of Russian": (("ru",), r"[\"“”„‟‘’]"),
    "quotation marks of Czech": (("cs",), r"[\"”«»‟‘’]|“\w|\w„"),
    "quotation marks of English": (("en",), r"[\"„«»‟‘’]"),
    "a space is one, and none stands before a stop": (("en", "ru", "cs"), r"\S  +\S|\w [.,;:!?](?!\w)"),
    "a percentage has a space": (("ru", "cs"), r"[\d}]%"),
    "a percentage of English has no space": (("en",), r"[\d}] %"),
}


@pytest.mark.parametrize(
    ("language", "pattern"),
    [pytest.param(one, pattern, id=f"{name}-{one}") for name, (all, pattern) in SIGNS.items() for one in all],
)
def test_signs_are_those_of_the_language(language: str, pattern: str) -> None:
    assert found(language, pattern, typed=False) == []


TWO_WORDS: Final = {"все", "чем", "узнает"}
"""Russian words with е that are not the misspelt ones with ё: everybody, than, will learn."""
TAG: Final = re.compile(r"<[\w-]+\||\{[^{}]*\}")
"""What is no word of the text: the target of a link, and a placeable."""


def test_the_dots_of_a_russian_letter_are_never_left_out() -> None:
    """Whoever writes «ё» in a word once writes it in this word everywhere."""
    used = {word for _, _, line in lines("ru") for word in re.findall(r"[а-яё]+", TAG.sub("", line).lower())}
    plain = {word.replace("ё", "е") for word in used if "ё" in word}
    assert sorted(used & plain - TWO_WORDS) == []


def test_no_word_mixes_latin_and_russian_letters() -> None:
    """A letter that only looks right is not found by a search, and breaks a word for a reader of the screen."""
    mixed = re.compile(r"[А-яЁё][A-Za-z]|[A-Za-z][А-яЁё]")
    assert [line for _, _, line in lines("ru") if mixed.search(TAG.sub(" ", line))] == []


@pytest.mark.parametrize(("language", "marks"), [("ru", "«»"), ("cs", "„“"), ("en", "“”")])
def test_every_quotation_ends(language: str, marks: str) -> None:
    opening, closing = marks
    assert [line for _, _, line in lines(language) if line.count(opening) != line.count(closing)] == []
