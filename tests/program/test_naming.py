"""Names are what can be seen of them."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nemesis_desktop.engine.naming import cleaned, cut_to_bytes, look

ZERO_WIDTH, JOINER, RIGHT_TO_LEFT, SOFT_HYPHEN, SELECTOR = "\u200b", "\u200d", "\u202e", "\u00ad", "\ufe0f"
HANGUL_FILLER, BRAILLE_BLANK, TAG, HALF_A_SIGN = "\u3164", "\u2800", "\U000e0041", "\ud83d"
UNSEEN = [ZERO_WIDTH, JOINER, RIGHT_TO_LEFT, SOFT_HYPHEN, SELECTOR, HANGUL_FILLER, BRAILLE_BLANK, TAG, HALF_A_SIGN]

BLANK_SIGNS = ["\u2065", "\ufff0", "\U00013441", "\U00016fe4", "\U0001d159"]
"""Blanks that Unicode counts among the letters, marks and symbols, and code points that are to be ignored."""


@pytest.mark.parametrize("sign", [*UNSEEN, *BLANK_SIGNS, "\x00", "\x07", "\x7f", "\x9f", "\u2028", "\ufeff"])
def test_what_cannot_be_seen_is_no_part_of_a_name(sign: str) -> None:
    assert cleaned(f"An{sign}n".replace("\u2028", "")) == "Ann"
    assert cleaned(f"{sign}Ann{sign}") == "Ann"
    assert cleaned(sign * 3) == ""


def test_a_name_is_composed_and_on_one_line() -> None:
    assert cleaned("Zdene\u030ck") == "Zdeněk" == unicodedata.normalize("NFC", "Zdene\u030ck")
    assert cleaned(" Ann\u00a0 \u3000of\tthe\nship ") == "Ann of the ship"
    assert cleaned("Йоло Ќ 🦑 O’Neill") == "Йоло Ќ 🦑 O’Neill"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "А\u200bnn"),
        ("Zdeněk", "Zdene\u030ck"),
        ("Cop", "Сор"),
        ("Tom", "ΤΟΜ"),
        ("Ann", "Ａｎｎ"),
        ("STRASSE", "straße"),
    ],
)
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    assert one != other and look(one) == look(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Ева", "Eve"), ("Пётр", "Петя"), ("Č", "C"), ("a b", "ab")]
)
def test_names_that_can_be_told_apart_are_two(one: str, other: str) -> None:
    assert look(one) != look(other)


@given(st.text(st.characters(), max_size=40))
def test_a_kept_name_stays_what_it_is(name: str) -> None:
    kept = cleaned(name)
    assert cleaned(kept) == kept and look(kept) == look(name)
    kept.encode()


@given(st.text(max_size=40), st.integers(min_value=0, max_value=60))
def test_a_name_is_cut_between_two_signs(name: str, most: int) -> None:
    cut = cut_to_bytes(name, most)
    assert len(cut.encode()) <= most
    assert name.startswith(cut) and (cut == name or len(cut.encode()) > most - 4)
