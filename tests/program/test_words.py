"""The words of the program: complete, well-formed and translated in all three languages."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from attrs import fields
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from nemesis_desktop.engine.decision import Barrier
from nemesis_desktop.engine.events import Event
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games import SHELF, kind_of
from nemesis_desktop.games.nemesis.components import (
    actions,
    characters,
    items,
    objectives,
    rooms,
    tokens,
    wounds,
)
from nemesis_desktop.games.nemesis.modes import MODES
from nemesis_desktop.games.nemesis.species import shelf
from nemesis_desktop.games.nemesis.species.shelf import SPECIES
from nemesis_desktop.games.the_thing import acts as thing_acts
from nemesis_desktop.games.the_thing import modes as thing_modes
from nemesis_desktop.games.the_thing import story as thing_story
from nemesis_desktop.games.the_thing.components import assumptions, things
from nemesis_desktop.games.the_thing.components import characters as thing_characters
from nemesis_desktop.games.the_thing.components import locations as thing_locations
from nemesis_desktop.program.words import (
    FALLBACK,
    LANGUAGES,
    Words,
    cut_into_messages,
    language_from_locale,
    messages_of,
    plain_parts,
    unparted,
    voiced,
)
from nemesis_desktop.table.furniture.secrecy.pins import PinRemoved
from tests.program.message_ids import SOURCES, speaks_for_the_rules, used

REPOSITORY = Path(__file__).resolve().parents[2]
ASSETS = REPOSITORY / "assets"
OTHERS = [language for language in LANGUAGES if language != FALLBACK]

PLAIN_ACTS = {
    thing_acts.Worded,
    thing_acts.OfAPlace,
    thing_acts.OfAFigure,
    thing_acts.OfAGood,
    thing_acts.OfACard,
    thing_acts.OfADie,
    thing_acts.Button,
    thing_acts.Declining,
}
"""What acts of The Thing are made of: no answers themselves."""

CASES = {"nom", "gen", "dat", "acc", "ins", "loc"}
FORMS = CASES | {"one", "in", "to", "from", "plate", "for"}
ROOM_FORMS = {"plate", "nom", "gen", "acc", "in", "to", "from"}


class Facts(visitor.Visitor):
    """What a message asks for: its variables, the functions it calls, the noun forms and messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.forms: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        if node.id.name == "NOUN":
            self.forms.update(str(named.value.value) for named in node.arguments.named)
        self.generic_visit(node)


def facts(node: ftl.BaseNode) -> Facts:
    found = Facts()
    found.visit(node)
    return found


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """Every message of a language, parsed; each id once."""
    parser = FluentParser()
    found: dict[str, ftl.Message] = {}
    for path in sorted(ASSETS.glob(f"*/text/{language}/*.ftl")):
        for entry in parser.parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name} ({language}): {entry.content[:80]!r}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path} ({language}): {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def kinds_of_events() -> Iterator[type[Event]]:
    """Every kind of event of every game on the shelf."""
    for game in SHELF:
        kind_of(game).course  # noqa: B018 - a game is light until its rules are asked for
    kinds = [Event]
    while kinds:
        kind = kinds.pop()
        if kind is not Event:
            yield kind
        kinds += kind.__subclasses__()


def forms(message: ftl.Message) -> dict[str, ftl.Attribute]:
    return {attribute.id.name: attribute for attribute in message.attributes}


@cache
def variables(language: str, id: str) -> frozenset[str]:
    """The variables of a message, through the messages it refers to."""
    found = facts(messages(language)[id])
    return frozenset(found.variables).union(*(variables(language, other) for other in found.references))


# -------------------------------------------------------------------------------- what must be there


def component_ids() -> list[str]:
    """The messages that every printed component needs."""
    needed = [f"room-{id}{part}" for id in rooms.ROOMS for part in ("", "-action", "-text")]
    needed += [f"character-{id}{part}" for id in (*characters.CHARACTERS, *characters.PROMO) for part in ("", "-text")]
    found_items = {*items.ITEM_FACTS, *items.QUEST_ITEMS}
    needed += [f"item-{id}{part}" for id in sorted(found_items) for part in ("", "-text")]
    needed += [f"quest-{id}-condition" for id in items.QUEST_ITEMS]
    needed += [f"action-{kind}{part}" for kind in actions.ACTION_FACTS for part in ("", "-text")]
    needed += [f"event-{id}{part}" for id in shelf.EVENTS for part in ("", "-text")]
    needed += [f"event-fate-{fate}" for fate in {card.fate for card in shelf.EVENTS.values()}]
    needed += [f"attack-{card.effect}{part}" for card in shelf.ATTACKS.values() for part in ("", "-text")]
    needed += [f"wound-{wounds.wound_kind(card)}{part}" for card in wounds.WOUND_DECK for part in ("", "-text")]
    needed += [f"weakness-{id}{part}" for id in shelf.WEAKNESSES for part in ("", "-text")]
    own = shelf.OWN_CARDS.items()
    needed += [f"{deck}-{card}{part}" for card, deck in own for part in ("", "-healthy", "-infected")]
    needed += [f"alteration-{one}" for species in shelf.SPECIES.values() for one in species.alterations]
    needed += [f"intruder-{front}" for species in shelf.SPECIES.values() for front in species.several_fronts]
    needed += [f"species-{id}" for id in shelf.SPECIES]
    needed += [f"weakness-slot-{slot}" for one in shelf.SPECIES.values() for slot in one.weakness_slots]
    needed += [
        f"intruder-{kind}{part}" for kind in (*shelf.INTRUDER_KINDS, "blank") for part in ("", "-text", "-count")
    ]
    needed += [f"objective-{id}{part}" for id in objectives.OBJECTIVES for part in ("", "-text")]
    needed += [f"objective-kind-{one.kind}" for one in objectives.OBJECTIVES.values()]
    needed += [f"exploration-{token.effect}{part}" for token in tokens.EXPLORATION.values() for part in ("", "-text")]
    needed += [f"face-{face}" for face in (*tokens.NOISE_DIE, *tokens.COMBAT_DIE)]
    needed += [f"deck-{deck}" for deck in ("red", "yellow", "green", "blue", "any", "starting", "quest")]
    needed += [f"mode-{id}{part}" for id in MODES for part in ("", "-text")]
    needed += [f"variant-{id}{part}" for mode in MODES.values() for id in mode.variants for part in ("", "-text")]
    needed += [f"trait-{id}{part}" for id in (*characters.CHARACTERS, *characters.PROMO) for part in ("", "-text")]
    cards = shelf.INTRUDER_ACTIONS.values()
    needed += [f"intruder-card-{card.effect}{part}" for card in cards for part in ("", "-text")]
    needed += [f"destination-{place}" for place in ("earth", "mars", "venus", "deep_space")]
    needed += [f"destination-space-{space}" for space in "abcd"]
    return [*needed, *thing_ids()]


def thing_ids() -> list[str]:
    """The messages that every piece, act and event of The Thing needs."""
    places = (
        *thing_locations.LOCATION_CARDS,
        thing_locations.REC_ROOM,
        thing_locations.BEDROOM,
        thing_locations.RESCUE,
    )
    needed = [f"thing-place-{id}" for id in places]
    needed += [f"thing-good-{id}{part}" for id in things.GOODS for part in ("", "-text")]
    needed += [f"thing-character-{id}{part}" for id in thing_characters.CHARACTERS for part in ("", "-text")]
    needed += [f"thing-card-{face}" for face in things.FACES]
    needed += [f"thing-token-{token}" for token in (things.HUMAN, things.ALIEN, *things.DOG_TOKENS)]
    needed += [f"thing-weather-{face}" for face in assumptions.WEATHER_FACES]
    needed += [f"thing-{kind}-{mode}" for kind in ("mode",) for mode in thing_modes.MODES]
    needed += [f"thing-variant-{id}" for mode in thing_modes.MODES.values() for id in mode.variants]
    words = [one for one in vars(thing_acts).values() if isinstance(one, type) and issubclass(one, thing_acts.Worded)]
    needed += [one.message for one in words if "text" not in vars(one) and one not in PLAIN_ACTS]
    events = [getattr(thing_story, name) for name in thing_story.__all__]
    needed += [f"log-{one.id}" for one in events]
    needed += [f"log-{one.id}-seen" for one in events if any("Secret" in str(field.type) for field in fields(one))]
    return needed


# -------------------------------------------------------------------------------- the three languages agree


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert set(messages(language)) == set(messages(FALLBACK))


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_uses_the_same_variables(language: str) -> None:
    english = messages(FALLBACK)
    different = {
        id: (variables(language, id), variables(FALLBACK, id))
        for id in messages(language)
        if id in english and variables(language, id) != variables(FALLBACK, id)
    }
    assert not different


@pytest.mark.parametrize("language", OTHERS)
def test_every_noun_has_the_same_forms(language: str) -> None:
    english = messages(FALLBACK)
    different = {
        id: set(forms(message)) ^ set(forms(english[id]))
        for id, message in messages(language).items()
        if id in english and set(forms(message)) != set(forms(english[id]))
    }
    assert not different


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_ask_only_for_forms_and_functions_that_exist(language: str) -> None:
    for id, message in messages(language).items():
        found = facts(message)
        assert found.forms <= FORMS, id
        assert found.functions <= {"NOUN", "CAP", "NUMBER"}, id
        assert found.references <= set(messages(language)), id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("prefix", "wanted"),
    [
        ("room", ROOM_FORMS),
        ("character", CASES),
        ("item", CASES),
        ("intruder", CASES | {"one"}),
    ],
)
def test_nouns_have_all_their_forms(language: str, prefix: str, wanted: set[str]) -> None:
    names = [id for id in component_ids() if re.fullmatch(rf"{prefix}-[a-z_0-9]+", id)]
    assert names
    known = {id: set(forms(messages(language)[id])) for id in names}
    assert {id: wanted - known[id] for id in names if not wanted <= known[id]} == {}


# -------------------------------------------------------------------------------- nothing is missing


def test_every_component_has_its_words() -> None:
    assert [id for id in component_ids() if id not in messages(FALLBACK)] == []


def test_undo_has_words_for_whatever_ends_it_and_for_nothing_else() -> None:
    said = {id.removeprefix("undo-barrier-") for id in messages(FALLBACK) if id.startswith("undo-barrier-")}
    assert said == set(get_args(Barrier))


def test_every_message_named_in_the_program_exists() -> None:
    assert sorted(id for id in used() if id not in messages(FALLBACK)) == []


def test_every_message_of_the_rules_is_spoken() -> None:
    """A log line, question, answer, option, reason or cause that no rule names any more is taken out."""
    sources = [path for path in SOURCES.rglob("*.py") if speaks_for_the_rules(path)]
    rules = "".join(path.read_text(encoding="utf-8") for path in sources)
    # The rules name an event in one of their stories, or by its class alone.
    named_there = set(re.findall(r"(?:\bstory\.|\.tell\()([A-Z]\w+)", rules))
    told = {kind.id for kind in kinds_of_events() if kind.__name__ in named_there}
    # That somebody's PIN was removed no rule tells, but the table.
    named = {*re.findall(r'"([a-z][a-z0-9_-]*)"', rules), *told, PinRemoved.id}
    silent = [
        id
        for id in messages(FALLBACK)
        for usual in [id.partition("--")[0]]
        for prefix, _, name in [usual.removesuffix("-seen").partition("-")]
        if prefix in ("log", "ask", "act", "option", "reason", "cause") and not {usual, name} & named
    ]
    assert silent == []


def test_the_program_gives_every_variable_a_message_needs() -> None:
    wanting = {
        id: variables(FALLBACK, id) - given
        for id, given in used().items()
        if given is not None and id in messages(FALLBACK) and not variables(FALLBACK, id) <= given
    }
    assert not wanting


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats(language: str) -> None:
    """With a person's name, then with numbers of every plural, then with a noun in each place."""
    words = Words(language)
    noun = Text("room-armory")
    for id in messages(language):
        names = variables(language, id)
        for value in ("Anna", 1, 2, 5, 21, noun):
            written = words.text(Text(id, **{name: value for name in names}))
            assert written.strip(), id
            assert "{" not in written, id
    assert not words.missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_noun_formats(language: str) -> None:
    words = Words(language)
    for id, message in messages(language).items():
        for form in forms(message):
            assert words.form(Text(id, **{name: 3 for name in variables(language, id)}), form).strip(), (id, form)


# -------------------------------------------------------------------------------- it is really translated

CYRILLIC = re.compile(r"[А-Яа-яЁё]")
CZECH = re.compile(r"[ěščřžýáíéúůňťďóĚŠČŘŽÝÁÍÉÚŮŇŤĎÓ]")
LATIN_WORD = re.compile(r"[A-Za-z]{2,}")
ENGLISH_WORD = re.compile(
    r"\b(the|of|and|with|your|you|is|are|this|card|room|from|or|draw|noise|roll|player)\b", re.IGNORECASE
)
MARKS = re.compile(r"(?<=<)[a-z0-9_-]+(?=\|)|:[a-z][a-z0-9_]+:")
"""Names of linked articles and of symbols in the text of an article."""
SPOKEN_IN_ENGLISH = frozenset(
    {"Nemesis", "nemesis", "desktop", "PIN", "JSON", "SVG", "Qt", "Debian", "Python", "simulate", "replay", "doctor"}
)


def shown(message: ftl.Message) -> Iterator[str]:
    """The text of a message as people read it, without placeables."""
    for node in [message.value, *(attribute.value for attribute in message.attributes)]:
        if node is not None:
            yield from (MARKS.sub("", text) for text in texts(node))


def texts(node: ftl.BaseNode) -> Iterator[str]:
    class Texts(visitor.Visitor):
        found: list[str] = []

        def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
            self.found.append(node.value)

    reader = Texts()
    reader.found = []
    reader.visit(node)
    return iter(reader.found)


def about_commands(id: str) -> bool:
    """Messages that quote commands, options and package names, which no language translates."""
    return id.startswith(("cli-", "doctor-"))


def test_cyrillic_stands_only_in_russian() -> None:
    for language in LANGUAGES:
        for id, message in messages(language).items():
            written = " ".join(shown(message))
            if language == "ru":
                latin = set(LATIN_WORD.findall(written)) - SPOKEN_IN_ENGLISH
                assert about_commands(id) or id.startswith(("ui-", "alert-ui-")) or not latin, (id, latin)
            elif id != "language-name-ru":
                assert not CYRILLIC.search(written), (language, id)


def test_english_has_no_czech_letters() -> None:
    assert [id for id, message in messages("en").items() if CZECH.search(" ".join(shown(message)))] in (
        [],
        ["language-name-cs"],
    )


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_in_a_translation(language: str) -> None:
    english = messages(FALLBACK)
    left = [
        id
        for id, message in messages(language).items()
        if not about_commands(id) and ENGLISH_WORD.search(" ".join(shown(message)))
    ]
    assert left == []
    same = [
        id
        for id, message in messages(language).items()
        if id in english
        and not about_commands(id)
        and len(LATIN_WORD.findall(" ".join(shown(message)))) > 2
        and list(shown(message)) == list(shown(english[id]))
    ]
    assert same == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_and_the_questions_name_people(language: str) -> None:
    """The log and the questions are read by everybody at the table: they never say "you"."""
    you = {
        "en": re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE),
        "ru": re.compile(r"\b(вы|вас|вам|вами|ваш\w*|ты|тебя|тебе|твой|твоя|твои)\b", re.IGNORECASE),
        "cs": re.compile(r"\b(vy|vás|vám|vámi|váš|vaše|vaši|vašeho|ty|tebe|tobě|tvůj|tvoje|tvé)\b", re.IGNORECASE),
    }[language]
    for id, message in messages(language).items():
        if id.startswith(("log-", "ask-")):
            assert not you.search(" ".join(shown(message))), id


def test_the_naming_trap_is_avoided() -> None:
    """The official Russian names: creeper = ползун, adult = трутень, breeder = охотник."""
    russian = Words("ru")
    names = [russian.text(Text(f"intruder-{kind}")) for kind in ("creeper", "adult", "breeder")]
    assert names == ["Ползун", "Трутень", "Охотник"]
    for id in messages("ru"):
        written = " ".join(shown(messages("ru")[id])).lower()
        assert not re.search(r"крипер|взросл\w+ особ|\bуле[йяюе]\b|травм", written), id


# -------------------------------------------------------------------------------- where a line may end


@pytest.mark.parametrize(
    ("language", "plain"),
    [
        ("ru", "И~в~отсеке с~огнём, и~у~входа. В~нём"),
        ("ru", "осталось 7~карт~— не больше"),
        ("ru", "1–3~игрока, 12,5~% ран"),
        ("ru", "Зона эвакуации А закрыта. А~капсула?"),
        ("cs", "A~v~Hnízdě je 5~vajec~– k~nim"),
        ("cs", "komora A je zajištěná („V~chodbě“)"),
        ("en", "I have a card – 5 cards and a door"),
    ],
)
def test_a_line_ends_neither_after_a_letter_or_a_number_nor_before_a_dash(language: str, plain: str) -> None:
    tied = plain.replace("~", "\N{NO-BREAK SPACE}")
    assert unparted(plain.replace("~", " "), language) == tied
    assert unparted(tied, language) == tied


@pytest.mark.parametrize("language", OTHERS)
def test_whatever_is_worded_is_tied_together(language: str) -> None:
    """With values that themselves begin or end with something that belongs to its neighbour."""
    words = Words(language)
    loose = re.compile(r"(?:^|[ («„])[авикосуяaikosuvz] |(?<![\w.,])\d+ [^\W\d_]| [—–] ")
    loose_in = {
        written
        for id in messages(language)
        for value in ("Anna", 5, Text("room-armory"))
        for form in ("", *forms(messages(language)[id]))
        if loose.search(written := words.form(Text(id, **{name: value for name in variables(language, id)}), form))
    }
    assert loose_in == set()


# -------------------------------------------------------------------------------- a preposition before a number


@pytest.mark.parametrize(
    ("number", "read"),
    [
        *((number, "ze") for number in (2, 3, 4, 6, 7, 13, 14, 16, 17, 30, 42, 67, 75, 100, 250, 700)),
        *((number, "z") for number in (0, 1, 5, 8, 9, 10, 11, 15, 18, 19, 50, 88, 99, 500, 900)),
    ],
)
def test_a_czech_preposition_is_said_as_its_number_is(number: int, read: str) -> None:
    """Ze dvou, ze tří, ze čtyř, ze šesti, ze sedmi; z jednoho, z pěti, z osmi."""
    assert voiced(f"Mise 1 z {number}.", "cs") == voiced(f"Mise 1 ze {number}.", "cs") == f"Mise 1 {read} {number}."
    assert voiced(f"s {number} kartami", "cs") == f"{read.replace('z', 's')} {number} kartami"
    said = Words("cs").text(Text("ui-lesson-progress", number=1, count=number))
    assert said == unparted(f"1 {read} {number}", "cs")


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("cs", "otočí se 5 karet, nakrmí se 1"),  # "se" is a pronoun here
        ("cs", "hlášení z 3. 11. 2026"),
        ("cs", "hlášení z 2026-11-28, čas 12:30"),
        ("cs", "dráha X, Y a Z 3"),  # the name of a square
        ("cs", "z 12 nebo z 25"),  # both are said
        ("ru", "с 3 картами"),
        ("en", "z 3"),
    ],
)
def test_nothing_else_is_voiced(language: str, written: str) -> None:
    assert voiced(written, language) == written


def test_a_czech_sentence_may_begin_with_its_preposition() -> None:
    assert voiced("S 3 kartami. Z 6 zbývá 1.", "cs") == "Se 3 kartami. Ze 6 zbývá 1."


# -------------------------------------------------------------------------------- Words itself


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """Two languages, the second incomplete."""
    for language, source in {
        "en": 'egg = Egg\n    .acc = the egg\ntakes = { $who } takes { NOUN($thing, form: "acc") }.\nonly = English\n',
        "ru": 'egg = Яйцо\n    .acc = яйцо\ntakes = { $who } берёт { NOUN($thing, form: "acc") }.\n',
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "small.ftl").write_text(source, encoding="utf-8")
    return tmp_path


def test_a_sentence_asks_for_the_case_of_a_noun(small: Path) -> None:
    sentence = Text("takes", who="Anna", thing=Text("egg"))
    assert Words("en", small / "en").text(sentence) == "Anna takes the egg."
    assert Words("ru", small / "ru").text(sentence) == "Anna берёт яйцо."


def test_a_form_that_a_noun_lacks_is_its_value(small: Path) -> None:
    assert Words("ru", small / "ru").form(Text("egg"), "ins") == "Яйцо"


def test_a_dialect_says_its_own_and_everything_else_as_ever(tmp_path: Path) -> None:
    folder = tmp_path / "en"
    folder.mkdir()
    lines = (
        "a = Queen { $n }",
        "a--apes = King { $n }",
        "b = Ship",
        "c = { $who } and the rest",
        "d--apes = Only here",
    )
    (folder / "all.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    words = Words("en", folder)
    said = [Text("a", n=2), Text("b"), Text("c", who=Text("a", n=3)), Text("a", n=1000)]
    assert [words.text(one) for one in said] == ["Queen 2", "Ship", "Queen 3 and the rest", "Queen 1,000"]
    words.dialect = "apes"
    assert [words.text(one) for one in said] == ["King 2", "Ship", "King 3 and the rest", "King 1,000"]
    words.dialect = ""
    assert words.text(said[0]) == "Queen 2"


def test_a_dialect_is_spoken_where_there_is_something_to_say_otherwise() -> None:
    own = [id for id in messages(FALLBACK) if "--" in id]
    assert own
    assert [id for id in own if id.partition("--")[0] not in messages(FALLBACK)] == []
    assert {id.partition("--")[2] for id in own} <= set(SPECIES)


def test_a_missing_message_is_english_and_noted(small: Path) -> None:
    words = Words("ru", small / "ru")
    assert words.text(Text("only")) == "English"
    assert not words.has("only")
    assert words.missing == {"only"}


def test_a_message_that_nobody_has_is_its_id(small: Path) -> None:
    assert Words("ru", small / "ru").text(Text("nowhere")) == "nowhere"


def test_a_missing_argument_does_not_stop_the_program(small: Path) -> None:
    assert "Anna" in Words("en", small / "en").text(Text("takes", who="Anna"))


@pytest.mark.parametrize(
    ("number", "russian", "czech"),
    [(1, "1 трутень", "1 dospělec"), (3, "3 трутня", "3 dospělci"), (5, "5 трутней", "5 dospělců")],
)
def test_numbers_find_their_plural(number: int, russian: str, czech: str) -> None:
    assert Words("ru").text(Text("intruder-adult-count", n=number)) == unparted(russian, "ru")
    assert Words("cs").text(Text("intruder-adult-count", n=number)) == unparted(czech, "cs")


def test_a_noun_with_a_number_keeps_it_in_every_form() -> None:
    room = Text("room-unexplored", number=7)
    assert Words("ru").form(room, "to") == unparted("в неисследованный отсек 7", "ru")
    assert Words("cs").form(room, "acc") == "neprozkoumanou místnost 7"


@pytest.mark.parametrize(
    ("locale", "language"),
    [("ru_RU.UTF-8", "ru"), ("cs-CZ", "cs"), ("cs", "cs"), ("en_GB", "en"), ("de_DE", "en"), ("C", "en"), ("", "en")],
)
def test_the_language_follows_the_system(locale: str, language: str) -> None:
    assert language_from_locale(locale) == language


def test_a_message_without_placeables_needs_no_parser() -> None:
    [(id, source)] = cut_into_messages("egg = Egg\n    .acc = the egg\n\n# next\n")
    assert (id, plain_parts(source)) == ("egg", {"": "Egg", "acc": "the egg"})


@pytest.mark.parametrize("source", ["count = { $n } eggs\n", "long =\n    Two lines\n    of text\n"])
def test_other_messages_go_to_the_parser(source: str) -> None:
    [(_, cut)] = cut_into_messages(source)
    assert plain_parts(cut) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_reading_without_the_parser_says_the_same(language: str) -> None:
    for id, source in Words(language).sources.items():
        plain = plain_parts(source)
        if plain is None:
            continue
        message = messages(language)[id]
        parsed = {"": "".join(texts(message.value)) if message.value else ""}
        parsed |= {name: "".join(texts(attribute.value)) for name, attribute in forms(message).items()}
        assert plain == parsed, id


@pytest.mark.parametrize(
    ("id", "files"),
    [
        ("ui-start-new", ["shared/text/en/ui-start.ftl"]),
        ("cli-usage", ["shared/text/en/cli.ftl"]),
        ("ui-modes-again", ["shared/text/en/ui-modes.ftl"]),
        ("ui-modes-coop", ["shared/text/en/ui-modes.ftl", "nemesis/text/en/ui-modes.ftl"]),
        ("ui-saves-setup", ["nemesis/text/en/ui-saves.ftl"]),
    ],
)
def test_only_the_file_of_a_part_of_the_window_is_opened_for_its_words(
    monkeypatch: pytest.MonkeyPatch, id: str, files: list[str]
) -> None:
    opened = []
    read = Path.read_text

    def noted(path: Path, encoding: str | None = None) -> str:
        opened.append(path.relative_to(ASSETS).as_posix())
        return read(path, encoding)

    messages_of.cache_clear()
    monkeypatch.setattr(Path, "read_text", noted)
    words = Words("en")
    assert words.text(Text(id)) != id
    assert opened == files
