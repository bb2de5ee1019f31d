"""Finding articles: every word that is typed must begin a word of the article, whatever its case and diacritics.

``ё`` and ``е`` are the same, and so are Czech letters with and without their marks. Where few articles have all the
words, their endings are taken off, because Russian and Czech words are rarely typed in the case in which they stand.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from attrs import frozen

from nemesis_desktop.table.reference.library import Article, Library

_WORD: Final = re.compile(r"\w+")
_SHORTEST_STEM: Final = 3
_SHORTEST_INFLECTED: Final = 5
_LONGEST_ENDING: Final = 3
_ENOUGH: Final = 5
"""With so many articles found nobody needs those that have the words in another case."""
_SNIPPET: Final = 90


def fold(words: str) -> str:
    """Words as they are compared: small letters, without marks; the Russian ``й`` is a letter of its own."""
    return "".join(_fold_letter(letter) for letter in words.casefold())


def _fold_letter(letter: str) -> str:
    if letter == "ё":
        return "е"
    if letter == "й" or not unicodedata.decomposition(letter):
        return letter
    return unicodedata.normalize("NFD", letter)[0]


def words_of(text: str) -> tuple[str, ...]:
    """The words of a text, folded."""
    return tuple(_WORD.findall(fold(text)))


@frozen
class Hit:
    """An article that was found, and a piece of its text around the first word."""

    id: str
    snippet: str


@frozen
class _Indexed:
    id: str
    title: tuple[str, ...]
    text: tuple[str, ...]
    place: int
    whole: str
    is_thing: bool


class Search:
    """An index of all articles of a library."""

    def __init__(self, library: Library) -> None:
        self._pages = [
            self._page(article, place, is_thing=library.is_thing(article.id))
            for place, article in enumerate(library.all())
        ]

    @staticmethod
    def _page(article: Article, place: int, *, is_thing: bool) -> _Indexed:
        title, text = words_of(article.title), words_of(article.words)
        return _Indexed(article.id, title, text, place, article.words, is_thing)

    def find(self, query: str) -> tuple[Hit, ...]:
        """The articles that have all the words, the best first; none for an empty query."""
        wanted = words_of(query)
        if not wanted:
            return ()
        hits: dict[str, Hit] = {}
        for shorter in range(_LONGEST_ENDING + 1):
            if len(hits) >= _ENOUGH:
                break
            stems = tuple(_stem(word, shorter) for word in wanted)
            for _, _, page in sorted(self._ranked(stems)):
                hits.setdefault(page.id, Hit(page.id, _snippet(page.whole, stems)))
        return tuple(hits.values())

    def _ranked(self, wanted: Sequence[str]) -> Iterable[tuple[int, int, _Indexed]]:
        for page in self._pages:
            rank = _rank(page, wanted)
            if rank is not None:
                yield rank, page.place, page


def _stem(word: str, shorter: int) -> str:
    """A word without so many letters of its ending; short words are left alone."""
    return word if len(word) < _SHORTEST_INFLECTED else word[: max(_SHORTEST_STEM, len(word) - shorter)]


def _rank(page: _Indexed, wanted: Sequence[str]) -> int | None:
    """How well an article answers: 0 is its very name, None not at all."""
    if page.title == tuple(wanted):
        return 0
    if len(wanted) <= len(page.title) and all(map(str.startswith, page.title, wanted)):
        # What is written as a rule comes before a single card of a like name.
        return 2 if page.is_thing else 1
    if all(_begins(word, page.title) for word in wanted):
        return 2
    if all(_begins(word, page.title) or _begins(word, page.text) for word in wanted):
        return 3 if any(_begins(word, page.title) for word in wanted) else 4
    return None


def _begins(prefix: str, words: Iterable[str]) -> bool:
    return any(word.startswith(prefix) for word in words)


def _snippet(text: str, wanted: Sequence[str]) -> str:
    """A piece of the text that begins shortly before the first wanted word."""
    for found in _WORD.finditer(text):
        if any(fold(found[0]).startswith(word) for word in wanted):
            start = text.rfind(" ", 0, max(0, found.start() - _SNIPPET // 4)) + 1
            piece = text[start : start + _SNIPPET].strip()
            return ("…" if start else "") + piece
    return text[:_SNIPPET].strip()
