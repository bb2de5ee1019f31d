"""Lines end where a reader would breathe: no preposition, number, dash or short last word stands alone."""

from __future__ import annotations

import pytest

from nemesis_desktop.table.drawing.lettering import metrics
from nemesis_desktop.table.drawing.wrapping import TIED, pieces, tied, wrap


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        ("Lev jde v tichu k motoru", ["Lev", "jde", "v tichu", "k motoru"]),
        ("Он в отсеке с огнём", ["Он", "в отсеке", "с огнём"]),
        ("draws 5 cards", ["draws", "5 cards"]),
        ("Марс — ваш курс", ["Марс —", "ваш", "курс"]),
        ("až je počet na 0.", ["až", "je", "počet", "na 0."]),
    ],
)
def test_short_words_stay_with_the_next_one(words: str, kept: list[str]) -> None:
    assert pieces(words) == kept
    assert tied(words) == " ".join(piece.replace(" ", TIED) for piece in kept)


def test_a_label_does_not_leave_a_short_last_word_alone_either() -> None:
    assert tied("технические коридоры это единая сеть.").endswith(f"это единая{TIED}сеть.")


def wide(words: str) -> float:
    return metrics("text", 14, 400).horizontalAdvance(words)


def test_a_line_never_ends_with_a_preposition() -> None:
    words = "Разведчик входит в отсек и бросает кубик шума"
    for share in range(30, 100, 5):
        for line in wrap(words, wide(words) * share / 100, "text", 14, 400)[:-1]:
            assert line.split()[-1] not in ("в", "и")


def test_a_short_last_word_gets_company() -> None:
    words = "Only then are your cards dealt onto the screen now"
    lines = wrap(words, wide("Only then are your cards dealt onto the screen") + 2, "text", 14, 400)
    assert lines == ("Only then are your cards dealt onto the", "screen now")


def test_nothing_is_lost_and_nothing_is_too_wide() -> None:
    words = "Если вы в слизи, Тишина — это Опасность; у вас 2 раны и 1 карта в руке."
    for limit in range(40, 400, 12):
        lines = wrap(words, limit, "text", 14, 400)
        assert "".join(lines).replace(" ", "") == words.replace(" ", "")
        assert all(wide(line) <= limit for line in lines)
