"""The articles of a book in one language: titles, words, what belongs beside them. Each is made when first wanted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from attrs import evolve, frozen

from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.furniture.controls.shortcuts import COLUMNS
from nemesis_desktop.table.reference.book import Book, Thing, WrittenArticle
from nemesis_desktop.table.reference.markup import Block, Run, parse, plain
from nemesis_desktop.table.widgets.card_frame import Card, raised


@frozen
class Article:
    """A page of the reference.

    Attributes:
        id: its name, as links use it.
        title: its name, as people read it.
        picture, ink: a stencil and its colour.
        blocks: what it says.
        see: articles that belong beside it.
        card: a card whose face is shown; None for none.
        members: for a list, the things in it.
        spelled_out: for a list, whether its things are told one below the other instead of only named.
    """

    id: str
    title: str
    picture: str
    ink: str
    blocks: tuple[Block, ...]
    see: tuple[str, ...] = ()
    card: Card | None = None
    members: tuple[Thing, ...] = ()
    spelled_out: bool = False

    @property
    def words(self) -> str:
        """Everything that it says."""
        return " ".join(block.words for block in self.blocks)


class Library:
    """All articles of a book in the language of ``words``."""

    def __init__(self, words: Words, book: Book) -> None:
        self.words = words
        self.book = book
        self._made: dict[str, Article] = {}

    def say(self, message: str, **args: Argument) -> str:
        """A message in words."""
        return self.words.text(Text(message, **args))

    def _own(self, message: str) -> str:
        """A message of the book itself."""
        return self.say(f"{self.book.prefix}{message}")

    def chapter(self, id: str) -> str:
        """The name of a chapter."""
        return self._own(f"chapter-{id}")

    @cached_property
    def places(self) -> Mapping[str, str]:
        """Every article and the chapter, or the list, that it stands in; in reading order."""
        found = {entry.id: chapter.id for chapter in self.book.chapters for entry in chapter.entries}
        found |= {thing.id: place for place, members in self._lists.items() for thing in members}
        return found

    @cached_property
    def _lists(self) -> Mapping[str, tuple[Thing, ...]]:
        return self.book.lists()

    @cached_property
    def _entries(self) -> Mapping[str, WrittenArticle]:
        return {entry.id: entry for entry in self.book.entries()}

    @cached_property
    def _things(self) -> Mapping[str, Thing]:
        return {thing.id: thing for members in self._lists.values() for thing in members}

    def has(self, id: str) -> bool:
        """Whether there is such an article."""
        return id in self.places

    def is_thing(self, id: str) -> bool:
        """Whether an article is about a single thing of the box, and no rule."""
        return id in self._things

    def title(self, id: str) -> str:
        """The name of an article."""
        thing = self._things.get(id)
        return raised(self.say(thing.name) if thing is not None else self._own(id))

    def place_name(self, id: str) -> str:
        """The name of the chapter or the list that an article stands in."""
        place = self.places[id]
        return self.title(place) if place in self._lists else self.chapter(place)

    def picture(self, id: str) -> tuple[str, str]:
        """The stencil of an article, and its colour."""
        found = self._things.get(id) or self._entries[id]
        return found.picture, found.ink

    def article(self, id: str) -> Article:
        """An article. Raises ``KeyError`` where there is none of this name."""
        if id not in self._made:
            thing = self._things.get(id)
            self._made[id] = self._entry(self._entries[id]) if thing is None else self._thing(thing)
        return self._made[id]

    def all(self) -> Iterator[Article]:
        """Every article, in reading order."""
        return (self.article(id) for id in self.places)

    # ---------------------------------------------------------------- what an article says

    def _entry(self, entry: WrittenArticle) -> Article:
        blocks = list(self._text_of(entry.id))
        if entry.adds is not None:
            blocks += entry.adds(self.words)
        if entry.appendix == "readings":
            blocks += self._readings()
        elif entry.appendix == "keys":
            blocks += self._keys()
        return Article(
            entry.id,
            self.title(entry.id),
            entry.picture,
            entry.ink,
            self._titled(blocks),
            entry.see,
            members=self._lists.get(entry.id, ()),
            spelled_out=entry.spelled_out,
        )

    def _text_of(self, id: str) -> tuple[Block, ...]:
        return parse(self._own(f"{id}-text"))

    def _thing(self, thing: Thing) -> Article:
        said = thing.says(self.words) if thing.says is not None else [plain(self.say(f"{thing.name}-text"))]
        blocks = self._titled([*said, *self._note(thing.id)])
        return Article(thing.id, self.title(thing.id), thing.picture, thing.ink, blocks, thing.see, thing.card)

    def _titled(self, blocks: list[Block]) -> tuple[Block, ...]:
        """Links without words say the title of their article."""

        def titled(run: Run) -> Run:
            return evolve(run, words=self.title(run.link)) if run.link and not run.words else run

        return tuple(evolve(block, runs=tuple(map(titled, block.runs))) for block in blocks)

    # ---------------------------------------------------------------- what is gathered from the whole book

    def _readings(self) -> Iterator[Block]:
        for entry in self.book.entries():
            if entry.appendix != "readings":
                yield from self._readings_of(entry.id, self._text_of(entry.id))
        for id in self._things:
            yield from self._readings_of(id, self._note(id))

    def _readings_of(self, id: str, blocks: tuple[Block, ...]) -> Iterator[Block]:
        for block in blocks:
            if block.kind == "reading":
                yield Block("point", (Run(f"{self.title(id)}.", link=id), Run(" "), *block.runs))

    def _note(self, id: str) -> tuple[Block, ...]:
        """How the program reads a single thing where its rules are silent."""
        note = f"note-{id}"
        return (plain(self._own(note), "reading"),) if self.words.has(f"{self.book.prefix}{note}") else ()

    def _keys(self) -> Iterator[Block]:
        for heading, keys in COLUMNS:
            yield plain(self.say(f"ui-keys-{heading}"), "heading")
            for key in keys:
                name = self.say(f"ui-keys-{key}")
                yield Block("point", (Run(f"{name}.", strong=True), Run(f" {self.say(f'ui-keys-{key}-text')}")))
