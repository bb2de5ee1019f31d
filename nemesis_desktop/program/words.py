"""Messages in the language of the people at the table.

Every word shown to a person is a Fluent message: in ``assets/shared/text/<language>/*.ftl`` what any game needs, in
``assets/<game>/text/<language>/*.ftl`` what only that game says. The words of a part of the window (``ui-start-…``) and
of the command line (``cli-…``) are in the file named after it, and only that file is opened for them, a game's where
the shared one has no such message; all files are cut into messages when anything else is asked for. A message is parsed
when it is first needed, and one without placeables is never parsed at all, so that the start screen waits neither for
the words of the rules nor for the Fluent parser.

A ``Text`` among the arguments is a noun or a part of the sentence. A sentence asks for the case it needs with
``NOUN($item, form: "acc")``, which reads the attribute of the noun's own message, or its value if there is none.
``CAP(...)`` begins a sentence with a noun.

Files are written with plain spaces. Where a Russian or Czech line must not end, ``unparted`` puts a space that does not
break when a message is worded, so that nobody who writes one has to think of it. Nor does anybody know whether a number
placed in is read "z pěti" or "ze tří": ``voiced`` does.

Where a game is played in several editions, words can have a ``dialect``: a message ``<id>--<dialect>`` takes the place
of the message ``<id>``, and whatever has none is said as ever.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from nemesis_desktop.engine.text import Argument, Text

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "ru", "cs")
"""The languages of the program, English (the fallback) first. Each calls itself by its message ``language-name``."""

FALLBACK: Final = LANGUAGES[0]

_log = logging.getLogger(__name__)
_MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_AREA = re.compile(r"ui-[a-z]+|cli(?=-)|title(?=-)")
_ATTRIBUTE = re.compile(r"\s+\.([a-z_]+) *= *(.*)")
_CACHE_LIMIT = 8192
_GAP = re.compile(r"\{ *\$(\w+) *\}")
_PLAIN_NUMBER = 1000
"""Numbers below it are written the same in every language, without separators."""
_NO_BREAK = "\N{NO-BREAK SPACE}"
_LEANING: Final = {"ru": "авикосуя", "cs": "aikosuvz"}
"""Prepositions, conjunctions and pronouns of one letter: no line ends with one, in the languages that care."""


@cache
def _unparting(language: str) -> re.Pattern[str] | None:
    """Where a line must not end; None where nobody cares. Made when it is needed, and not for whoever reads English."""
    letters = _LEANING.get(language)
    if letters is None:
        return None
    return re.compile(
        rf"(?<![\w.-])[{letters}] (?=\S)"  # inside a sentence; there a capital is a name: "komora A je"
        rf"|(?:^|(?<=[\n.!?…] )|(?<=[«„(]))[{letters.upper()}] (?=\S)"  # at the beginning of one
        rf"|(?<![\w.,])\d+(?:[.,]\d+)? (?=[^\W\d_]|%)"  # a number and what it counts
        rf"| (?=[—–] )"  # a dash
    )


def unparted(written: str, language: str) -> str:
    """A text whose lines do not end after a word of one letter or a number before what it counts, nor before a dash."""
    found = _unparting(language) if " " in written else None
    return written if found is None else found.sub(lambda place: place[0].replace(" ", _NO_BREAK), written)


_VOICED: Final = re.compile(
    r"(?:(?<![\w.-])[sz]|(?:^|(?<=[\n.!?…] )|(?<=[„(]))[SZ])"  # inside a sentence, or at the beginning of one
    r"(?= (?:[23467]|1[3467]|[3467]\d|[1-467]\d\d)(?!\d|[,:/-]\d|\.\s?\d))"  # dvou, tří … sedmi set; no date
)
"""Prepositions that Czech says with an "e" before the number that follows."""
_BARE: Final = re.compile(r"(?<!\w)([Zz])e(?= (?:[01589]|1[01589]|[589]\d\d?)(?!\d|[,:/-]\d|\.\s?\d))")
"""Those that have one and must not. ("Se" is left alone: it is a pronoun, too.)"""


def voiced(written: str, language: str) -> str:
    """A Czech text whose "z" and "s" before a number are said as the number is: "z 5" (pěti), but "ze 3" (tří)."""
    if language != "cs":
        return written
    return _BARE.sub(r"\1", _VOICED.sub(r"\g<0>e", written))


def language_from_locale(locale: str) -> str:
    """The program's language for a system locale such as ``cs_CZ.UTF-8`` or ``ru-RU``; English for all others."""
    code = re.split(r"[-_.@]", locale.strip().lower(), maxsplit=1)[0]
    return code if code in LANGUAGES else FALLBACK


def folders_of(language: str) -> Sequence[Path]:
    """The folders with the Fluent files of a language, the shared one first. Raises ``ResourceMissing``."""
    from nemesis_desktop.program.resources import asset, each

    asset(f"shared/text/{language}")
    return each(f"text/{language}")


def cut_into_messages(source: str) -> Iterable[tuple[str, str]]:
    """Each message of a Fluent file: its id and its own source, unparsed."""
    starts = list(_MESSAGE.finditer(source))
    for found, following in zip(starts, [*starts[1:], None], strict=False):
        yield found[1], source[found.start() : following.start() if following else len(source)]


@cache
def messages_of(path: Path, written: int) -> Mapping[str, str]:
    """The messages of a file that was last ``written`` then: cut once, whoever words them."""
    return dict(cut_into_messages(path.read_text(encoding="utf-8")))


@lru_cache(maxsize=_CACHE_LIMIT)
def _parsed(source: str) -> Resource:
    """A message as Fluent understands it: parsed once, whoever words it."""
    from fluent.runtime import FluentResource

    return FluentResource(source)


def plain_parts(source: str) -> Mapping[str, str] | None:
    """Value (under "") and attributes of a message without placeables and continued lines; None for any other."""
    if "{" in source:
        return None
    first, *rest = source.splitlines()
    parts = {"": first.partition("=")[2].strip()}
    for line in rest:
        if not line.strip() or line.startswith("#"):
            continue
        attribute = _ATTRIBUTE.fullmatch(line)
        if attribute is None:
            return None
        parts[attribute[1]] = attribute[2].strip()
    return parts


def filled_in(source: str, args: Mapping[str, Argument]) -> str | None:
    """A one-line message that only names its arguments, filled in without the parser; None if it needs the parser."""
    lines = [line for line in source.partition("=")[2].splitlines() if line.strip() and not line.startswith("#")]
    if len(lines) != 1 or "{" in _GAP.sub("", lines[0]):
        return None
    value = lines[0].strip()
    written = {}
    for name in _GAP.findall(value):
        argument = args.get(name)
        if isinstance(argument, str) or (isinstance(argument, int) and 0 <= argument < _PLAIN_NUMBER):
            written[name] = str(argument)
        else:
            return None
    return _GAP.sub(lambda gap: written[gap[1]], value)


class Noun(str):
    """A worded ``Text`` inside a sentence, which still knows its other forms."""

    __slots__ = ("text", "words")

    text: Text
    words: Words

    def form(self, form: str) -> str:
        """The noun in a case (``gen``, ``acc`` …) or with its preposition (``in``, ``to``, ``from``)."""
        return self.words.form(self.text, form)


def _noun(value: object, form: str = "") -> str:
    return value.form(form) if isinstance(value, Noun) else str(value)


def capital(value: object) -> str:
    """Words that begin a line."""
    written = str(value)
    return written[:1].upper() + written[1:]


class Words:
    """All messages of one language, English where a translation is missing.

    Args:
        language: one of ``LANGUAGES``.
        folder: where its Fluent files are; the program's own folders by default.
    """

    def __init__(self, language: str = FALLBACK, folder: Path | None = None) -> None:
        self.language = language
        self.missing: set[str] = set()
        """Ids that were asked for and that this language does not have."""
        self._folder = folder
        self._sources: dict[str, str] | None = None
        self._areas: dict[Path, Mapping[str, str]] = {}
        self._plain: dict[str, Mapping[str, str] | None] = {}
        self._bundle: FluentBundle | None = None
        self._parsed: set[str] = set()
        self._said: dict[tuple[Text, str], str] = {}
        self._english: Words | None = None
        self._dialect = ""
        self._own: dict[str, str] = {}

    @property
    def dialect(self) -> str:
        """The edition whose own messages take the place of the usual ones; empty for none."""
        return self._dialect

    @dialect.setter
    def dialect(self, dialect: str) -> None:
        if dialect != self._dialect:
            self._dialect = dialect
            self._said.clear()
            self._own.clear()
            if self._english is not None:
                self._english.dialect = dialect

    def text(self, text: Text) -> str:
        """The message in words."""
        return self.form(text, "")

    def has(self, id: str) -> bool:
        """Whether this language itself has the message."""
        return self._source(id) is not None

    def forms(self, id: str) -> tuple[str, ...]:
        """The attributes of a message: the cases of a noun, the plate name of a room."""
        source = self._source(id) or ""
        return tuple(found[1] for line in source.splitlines() if (found := _ATTRIBUTE.match(line)))

    def form(self, text: Text, form: str) -> str:
        """The message in one of its forms (``acc``, ``in``, ``plate`` …); its value if it has no such form."""
        known = self._said.get((text, form))
        if known is None:
            known = unparted(voiced(self._word(text, form), self.language), self.language)
            if len(self._said) >= _CACHE_LIMIT:
                self._said.clear()
            self._said[text, form] = known
        return known

    @property
    def sources(self) -> Mapping[str, str]:
        """Every message id of the language and its Fluent source."""
        if self._sources is None:
            self._sources = {}
            for home in reversed(self._homes):
                for path in sorted(home.glob("*.ftl")):
                    self._sources.update(messages_of(path, path.stat().st_mtime_ns))
        return self._sources

    @cached_property
    def _homes(self) -> Sequence[Path]:
        return [self._folder] if self._folder else folders_of(self.language)

    def _source(self, id: str) -> str | None:
        """The Fluent source of a message, from its own file if its id begins with the name of that."""
        area = _AREA.match(id) if self._sources is None else None
        if area is not None:
            for home in self._homes:
                source = self._area(home / f"{area[0]}.ftl").get(id)
                if source is not None:
                    return source
        return self.sources.get(id)

    def _area(self, path: Path) -> Mapping[str, str]:
        """The messages of one file."""
        if path not in self._areas:
            self._areas[path] = messages_of(path, path.stat().st_mtime_ns) if path.is_file() else {}
        return self._areas[path]

    def _in_dialect(self, id: str) -> str:
        """The id under which the dialect says this."""
        if not self._dialect:
            return id
        if id not in self._own:
            own = f"{id}--{self._dialect}"
            self._own[id] = id if self._source(own) is None else own
        return self._own[id]

    def _word(self, text: Text, form: str) -> str:
        id = self._in_dialect(text.id)
        source = self._source(id)
        if source is None:
            return self._instead(text, form)
        if id not in self._plain:
            self._plain[id] = plain_parts(source)
        plain = self._plain[id]
        if plain is not None:
            return plain.get(form) or plain[""]
        return filled_in(source, dict(text.args)) or self._format(id, text, form)

    def _format(self, id: str, text: Text, form: str) -> str:
        bundle = self._bundle or self._open_bundle()
        self._parse(bundle, id)
        message = bundle.get_message(id)
        pattern = message.attributes.get(form) or message.value
        if pattern is None:
            return self._instead(text, form)
        written, errors = bundle.format_pattern(pattern, {name: self._argument(value) for name, value in text.args})
        for error in errors:
            _log.warning("%s message %s: %s", self.language, text.id, error)
        return str(written)

    def _argument(self, value: Argument) -> int | str:
        if not isinstance(value, Text):
            return value
        noun = Noun(self.text(value))
        noun.text, noun.words = value, self
        return noun

    def _instead(self, text: Text, form: str) -> str:
        if text.id not in self.missing:
            self.missing.add(text.id)
            _log.warning("no %s message %s", self.language, text.id)
        if self.language == FALLBACK:
            return text.id
        if self._english is None:
            self._english = Words(FALLBACK, self._folder.parent / FALLBACK if self._folder else None)
            self._english.dialect = self._dialect
        return self._english.form(text, form)

    def _open_bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        functions = {"NOUN": _noun, "CAP": capital}
        self._bundle = FluentBundle([self.language], functions=functions, use_isolating=False)  # type: ignore[arg-type]
        return self._bundle

    def _parse(self, bundle: FluentBundle, id: str) -> None:
        """Put a message, and those it refers to, into the bundle."""
        waiting = [id]
        while waiting:
            wanted = waiting.pop()
            source = self._source(wanted)
            if wanted in self._parsed or source is None:
                continue
            self._parsed.add(wanted)
            bundle.add_resource(_parsed(source))
            waiting += _REFERENCE.findall(source)
