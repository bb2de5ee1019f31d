"""The articles in one language: titles, words, what belongs beside them. Each is made when it is first wanted."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from attrs import frozen

from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.nemesis.components.characters import QUEST_ITEMS_OF, STARTING_WEAPON
from nemesis_desktop.games.nemesis.components.items import ITEM_FACTS
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.modes import MODES
from nemesis_desktop.games.nemesis.ui.explain_words import explain_card
from nemesis_desktop.games.nemesis.ui.rulebook.catalogue import Thing, lists, owners_of, things
from nemesis_desktop.games.nemesis.ui.rulebook.contents import BOX, CHAPTERS, LISTS, Entry
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.furniture.shortcuts import COLUMNS
from nemesis_desktop.table.reference.markup import Block, Run, linked, parse, plain
from nemesis_desktop.table.widgets.card_frame import Card, raised


@frozen
class Article:
    """A page of the reference.

    Attributes:
        id: its name, as links use it.
        title: its name, as people read it.
        place: the chapter or list that it belongs to.
        picture, ink: a stencil and its colour.
        blocks: what it says.
        see: articles that belong beside it.
        card: a card whose face is shown; None for none.
        members: for a list, the things in it.
    """

    id: str
    title: str
    place: str
    picture: str
    ink: str
    blocks: tuple[Block, ...]
    see: tuple[str, ...] = ()
    card: Card | None = None
    members: tuple[Thing, ...] = ()

    @property
    def words(self) -> str:
        """Everything that it says."""
        return " ".join(block.words for block in self.blocks)


class Library:
    """All articles in the language of ``words``."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._made: dict[str, Article] = {}

    def say(self, message: str, **args: Argument) -> str:
        """A message in words."""
        return self.words.text(Text(message, **args))

    def chapter(self, id: str) -> str:
        """The name of a chapter."""
        return self.say(f"rules-chapter-{id}")

    @cached_property
    def places(self) -> dict[str, str]:
        """Every article and the chapter, or the list, that it stands in; in reading order."""
        found = {entry.id: chapter.id for chapter in CHAPTERS for entry in chapter.entries}
        found |= {entry.id: BOX for entry in LISTS}
        found |= {thing.id: place for place, members in lists().items() for thing in members}
        return found

    @cached_property
    def _entries(self) -> dict[str, Entry]:
        return {entry.id: entry for entry in (*(one for chapter in CHAPTERS for one in chapter.entries), *LISTS)}

    def has(self, id: str) -> bool:
        """Whether there is such an article."""
        return id in self.places

    def title(self, id: str) -> str:
        """The name of an article."""
        thing = things().get(id)
        return raised(self.say(thing.name if thing is not None else f"rules-{id}"))

    def place_name(self, id: str) -> str:
        """The name of the chapter or the list that an article stands in."""
        place = self.places[id]
        return self.title(place) if place in lists() else self.chapter(place)

    def picture(self, id: str) -> tuple[str, str]:
        """The stencil of an article, and its colour."""
        found = things().get(id) or self._entries[id]
        return found.picture, found.ink

    def article(self, id: str) -> Article:
        """An article. Raises ``KeyError`` where there is none of this name."""
        if id not in self._made:
            thing = things().get(id)
            self._made[id] = self._entry(self._entries[id]) if thing is None else self._thing(thing)
        return self._made[id]

    def all(self) -> Iterator[Article]:
        """Every article, in reading order."""
        return (self.article(id) for id in self.places)

    # ---------------------------------------------------------------- written by hand

    def _entry(self, entry: Entry) -> Article:
        blocks = parse(self.say(f"rules-{entry.id}-text"))
        if entry.id == "variants":
            blocks += tuple(self._variants())
        elif entry.id == "readings":
            blocks += tuple(self._readings())
        elif entry.id == "keys":
            blocks += tuple(self._keys())
        members = lists().get(entry.id, ())
        return Article(
            entry.id,
            self.title(entry.id),
            self.places[entry.id],
            entry.picture,
            entry.ink,
            blocks,
            entry.see,
            members=members,
        )

    def _variants(self) -> Iterator[Block]:
        for variant in dict.fromkeys(one for mode in MODES.values() for one in mode.variants):
            name = self.say(f"variant-{variant}")
            yield Block("point", (Run(f"{name}.", strong=True), Run(f" {self.say(f'variant-{variant}-text')}")))

    def _readings(self) -> Iterator[Block]:
        for chapter in CHAPTERS:
            for entry in chapter.entries:
                if entry.id == "readings":
                    continue
                found = [block for block in parse(self.say(f"rules-{entry.id}-text")) if block.kind == "reading"]
                for block in found:
                    yield self._reading_of(entry.id, block)
        for id in things():
            for block in self._note(id):
                yield self._reading_of(id, block)

    def _reading_of(self, id: str, block: Block) -> Block:
        return Block("point", (Run(f"{self.title(id)}.", link=id), Run(" "), *block.runs))

    def _note(self, id: str) -> tuple[Block, ...]:
        """How the program reads a single card where the rulebook is silent."""
        note = f"rules-note-{id}"
        return (plain(self.say(note), "reading"),) if self.words.has(note) else ()

    def _keys(self) -> Iterator[Block]:
        for heading, keys in COLUMNS:
            yield plain(self.say(f"ui-keys-{heading}"), "heading")
            for key in keys:
                name = self.say(f"ui-keys-{key}")
                yield Block("point", (Run(f"{name}.", strong=True), Run(f" {self.say(f'ui-keys-{key}-text')}")))

    # ---------------------------------------------------------------- from the box

    def _thing(self, thing: Thing) -> Article:
        explained = explain_card(thing.card, self.words) if thing.card is not None else None
        lines = explained.lines if explained is not None else (self.say(f"{thing.name}-text"),)
        blocks = tuple(plain(line) for line in lines if line)
        kind, _, name = thing.id.partition("-")
        match kind:
            case "room":
                blocks += tuple(self._room_lines(name))
            case "character":
                blocks += tuple(self._character_lines(name))
            case "action":
                blocks += self._links("rules-label-characters", [f"character-{one}" for one in owners_of(name)])
            case "item":
                blocks += tuple(self._item_lines(name))
        blocks += self._note(thing.id)
        card = thing.card if thing.faced else None
        return Article(
            thing.id, self.title(thing.id), self.places[thing.id], thing.picture, thing.ink, blocks, thing.see, card
        )

    def _links(self, label: str, targets: list[str]) -> tuple[Block, ...]:
        if not targets:
            return ()
        return (plain(self.say(label), "heading"), *(linked(target, self.title(target)) for target in targets))

    def _room_lines(self, id: str) -> Iterator[Block]:
        room = ROOMS[id]
        yield plain(self.say(f"rules-tile-{room.tile}"), "point")
        if not room.searchable:
            yield plain(self.say("rules-room-no-search"), "point")
        if not room.malfunction_allowed:
            yield plain(self.say("rules-room-no-malfunction"), "point")

    def _character_lines(self, id: str) -> Iterator[Block]:
        yield from self._links("rules-label-weapon", [f"item-{STARTING_WEAPON[id]}"])
        yield from self._links("rules-label-quests", [f"quest-{quest}" for quest in QUEST_ITEMS_OF[id]])
        kinds = [thing.id for thing in lists()["list-actions"] if id in owners_of(thing.id.partition("-")[2])]
        yield from self._links("rules-label-actions", kinds)
        yield plain(self.say("rules-label-trait"), "heading")
        yield Block(
            "paragraph", (Run(f"{self.say(f'trait-{id}')}.", strong=True), Run(f" {self.say(f'trait-{id}-text')}"))
        )

    def _item_lines(self, id: str) -> Iterator[Block]:
        owners = [f"character-{one}" for one, weapon in STARTING_WEAPON.items() if weapon == id]
        yield from self._links("rules-label-characters", owners)
        facts = ITEM_FACTS.get(id)
        if facts is not None and len(facts.copies) > 1:
            yield plain(self.say("rules-label-decks"), "heading")
            yield from (plain(raised(self.say(f"deck-{deck}")), "point") for deck in facts.copies)
