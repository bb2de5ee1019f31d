"""What one reader at the table can see of a game, and twins of it in which all that is hidden from them differs."""

from __future__ import annotations

import random
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from attrs import define, field, fields_dict, frozen

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.engine.decision import TABLE, Act, Decision, Seat
from nemesis_desktop.engine.events import Event, Fact, Hidden, Log, LogLine, Teller, said_by
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.zones import EVERYTHING, identity_of, scramble
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.cards.box import BOX
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.saving.checkpoint import freeze, thaw
from nemesis_desktop.games.nemesis.seeing import view_of
from nemesis_desktop.games.nemesis.setup import Setup
from nemesis_desktop.games.nemesis.state import State
from nemesis_desktop.games.nemesis.zones import HANDS, INTRUDER_HAND, INVENTORIES, ZONES
from tests.games.nemesis.properties.random_play import LONGEST, NemesisMatch, random_picks

Frozen = Mapping[str, Any]
Chosen = tuple[Act, ...]


class LeakError(AssertionError):
    """Somebody can tell two worlds apart that differ only in what that person cannot know."""


def readers_of(setup: Setup) -> range:
    """Everybody who looks on: the table, and each seat."""
    return range(TABLE, len(setup.people))


# ---------------------------------------------------------------------------------------------- what a reader sees


@frozen
class Moment:
    """All that one reader can see when a question is put, to whomever it is.

    Attributes:
        asked: whose question it is; everybody sees who is at the screen.
        public: what is said of it to everybody.
        question: all of it, for whoever is asked.
        explained: what they are told of each act before they choose it: what follows from it, whether it is grave.
        told: what was told since the question before, as this reader may read it.
    """

    asked: tuple[Seat, ...]
    public: object
    question: object
    explained: object
    told: tuple[object, ...]
    view: object


def questioned(decision: Decision | None) -> tuple[Seat, ...]:
    """Who is asked; several people at once where they claim, nobody when the game is over."""
    return () if decision is None else (decision.seat, *decision.seats)


def moment(match: NemesisMatch, reader: Seat, since: int) -> Moment:
    """What this reader sees now."""
    decision = match.decision
    told = [(one.kind, one.facts, one.words, one.text()) for one in match.events_since(since, reader)]
    public: object = None
    own: object = None
    explained: object = None
    if decision is not None:
        public = decision.kind, None if decision.secret else decision.prompt
        if reader == decision.seat or decision.seat == TABLE:
            own, explained = whole(decision), explanations(decision)
    return Moment(questioned(decision), public, own, explained, tuple(told), match.view(reader))


def whole(decision: Decision) -> object:
    """All of a question: prompt, acts with their words and costs, what cannot be chosen and why."""
    acts = [(act, act.text(), act.anchors(), decision.cost(act)) for act in decision.acts]
    limits = decision.least, decision.most, decision.secret, decision.topic, list(decision.about)
    return decision.prompt, acts, limits, list(decision.refusals())


def explanations(decision: Decision) -> object:
    """What the card of a thing says of the acts on offer, and how the window asks again before some."""
    return [([*decision.leads(act)], decision.grave(act)) for act in decision.acts]


# ---------------------------------------------------------------------------------------------- what a reader knows


SORTS = frozenset({"effect", "kind", "cause", "reason", "face", "deck"})
"""Facts that say what sort of a thing it is; some card is called like the effect of a token."""


@define
class Learning:
    """What readers come to know while a game is played on: by the zones, at every question and at what is told.

    Attributes:
        hidden: what has been hidden from each reader all the time.
        known: every id that has ever lain in a zone known to each reader.
        open: every id that has ever lain in a zone known to everybody.
        things: every id there is.
    """

    readers: Sequence[Seat]
    hidden: dict[Seat, set[Hashable]] = field(factory=dict)
    known: dict[Seat, set[object]] = field(factory=dict)
    open: set[object] = field(factory=set)
    things: set[object] = field(factory=set)

    def look(self, state: State) -> None:
        """Take down what lies where now."""
        hidden: dict[Seat, set[Hashable]] = {reader: set() for reader in self.readers}
        known = self.known = self.known or {reader: set() for reader in self.readers}
        for zone in ZONES:
            sees = [(reader, zone.known(state, reader)) for reader in self.readers]
            if all(known is EVERYTHING for _, known in sees):
                self.open.update(place.thing for place in zone.places(state))
                continue
            for place in zone.places(state):
                thing, identity = place.thing, identity_of(zone, state, place)
                self.things.add(thing)
                for reader, abouts in sees:
                    if place.among(abouts):
                        known[reader].add(thing)
                    else:
                        hidden[reader].add(identity)
        for reader in self.readers:
            self.hidden[reader] = self.hidden[reader] & hidden[reader] if self.hidden.get(reader) else hidden[reader]

    def knows(self, reader: Seat, id: object) -> bool:
        """Whether this has ever lain where the reader may know it, or is no thing that lies in a zone."""
        return id in self.open or id in self.known[reader] or id not in self.things

    @contextmanager
    def following(self, log: Log) -> Iterator[None]:
        """Look at the table at each thing told, too: what is turned over may be gone by the next question."""
        tell = log.tell

        def look_and_tell(teller: Teller, event: Event) -> None:
            said = said_by(event)
            if any(isinstance(fact, (str, tuple, Hidden)) for name, fact in said.items() if name not in SORTS):
                self.look(teller.state)
            tell(teller, event)

        log.tell = look_and_tell  # type: ignore[method-assign]
        try:
            yield
        finally:
            log.tell = tell  # type: ignore[method-assign]


def ids_in(facts: Mapping[str, Fact]) -> Iterator[object]:
    """Everything that an event may name."""
    for name, fact in facts.items():
        if name not in SORTS:
            yield from fact if isinstance(fact, tuple) else (fact,)


def check_names(line: LogLine, learning: Learning) -> None:
    """Every id named in somebody's form of an event lies, now or before, in a zone known to them."""
    for reader in learning.readers:
        for id in ids_in(line.told_to(reader).facts):
            if isinstance(id, str) and not learning.knows(reader, id):
                raise LeakError(f"{line.kind} names {id} to {reader}")


# ---------------------------------------------------------------------------------------------- playing on twice


def play_on(state: State, setup: Setup) -> NemesisMatch:
    """A match from a table, at the beginning of a step."""
    return Match.from_game(NEMESIS, Game(state, BOX), setup)


def copy_of(frozen: Frozen) -> State:
    """A table of its own from a checkpoint."""
    return thaw(frozen)


def picks_of(decision: Decision | None, chosen: Chosen) -> tuple[int, ...] | None:
    """Where the same answer stands in another world; None where it is not offered there."""
    if decision is None or not all(act in decision.acts for act in chosen):
        return None
    return tuple(decision.acts.index(act) for act in chosen)


@define
class Course:
    """The real world from a checkpoint on: the state before the step, and every answer since.

    Attributes:
        moments: what each reader saw at every question.
        before: what was hidden from each reader all the time up to the last answer.
        after: what has stayed hidden from it, the last answer included.
        own: what whoever gave the last answer held in their own hands and inventory before it.
    """

    frozen: Frozen
    setup: Setup
    answers: Sequence[tuple[Seat, Chosen]]
    moments: dict[Seat, list[Moment]] = field(factory=dict)
    before: Mapping[Seat, Collection[Hashable]] = field(factory=dict)
    after: Mapping[Seat, Collection[Hashable]] = field(factory=dict)
    own: Collection[Hashable] = ()

    @classmethod
    def of(
        cls, frozen: Frozen, setup: Setup, answers: Sequence[tuple[Seat, Chosen]], readers: Sequence[Seat]
    ) -> Course:
        """Play the real world again and note what these readers see and learn."""
        course = cls(frozen, setup, answers)
        learning = Learning(readers)
        state = copy_of(frozen)
        learning.look(state)
        game = Game(state, BOX)
        with learning.following(game.log):
            match: NemesisMatch = Match.from_game(NEMESIS, game, setup)
            since = 0
            for number in range(len(answers) + 1):
                learning.look(match.game.state)
                for reader in readers:
                    course.moments.setdefault(reader, []).append(moment(match, reader, since))
                since = match.event_count
                if number == len(answers) - 1:
                    course.before = {reader: frozenset(learning.hidden[reader]) for reader in readers}
                    course.own = held_by(match.game.state, answers[-1][0])
                if number < len(answers):
                    picks = picks_of(match.decision, answers[number][1])
                    assert picks is not None, "the same world offers the same answers"
                    match.answer(*picks)
        course.after = learning.hidden
        return course

    def unshown(self, reader: Seat) -> Collection[Hashable]:
        """What the last answer may not have shown, if it can be taken back.

        That is all that was hidden before it, but for what its author laid open out of their own hands: nothing
        forbids to show one's cards and items (rulebook: discards lie face up, an inventory may be kept secret), so
        that was theirs to tell. The next card of a deck, a die, another person's hand and an objective are not.
        """
        laid_open = set(self.own).difference(self.after[reader])
        return frozenset(self.before[reader]) - laid_open

    def twin(self, reader: Seat, hidden: Collection[Hashable], dice: random.Random) -> NemesisMatch:
        """Another world at the checkpoint: everything exchanged that has been hidden from the reader ever since."""
        state = copy_of(self.frozen)
        chance = Chance(dice.randrange(2**32))
        scramble(ZONES, state, reader, chance, fixed=lambda identity: identity not in hidden)
        return play_on(state, self.setup)


@define
class Comparison:
    """How far a twin could be followed."""

    compared: int = 0
    parted: int = 0
    """Twins in which somebody else, by what only they know, could not do the same."""


def same_question(one: Moment, other: Moment) -> bool:
    """As far as everybody can tell."""
    return one.asked == other.asked and one.public == other.public


def own_business(answerer: Seat, reader: Seat, one: Moment, other: Moment) -> bool:
    """Somebody else goes on with a question of their own in one world, and with another one or none in the other."""
    if same_question(one, other) or answerer in (reader, TABLE):
        return False
    return answerer in (*one.asked[:1], *other.asked[:1])


def compare(course: Course, reader: Seat, dice: random.Random, tally: Comparison) -> None:
    """Follow a twin to the end of the course; raises ``LeakError`` where the reader could tell it from the real world.

    Somebody else who is asked in the twin may have other things to choose from, and so another next question of
    their own, or none; there the two worlds part, and nothing more can be said about them. But whoever is asked after
    an answer of the reader, or of several people at once, or at the beginning of a step, follows from public knowledge.
    """
    twin = course.twin(reader, course.after[reader], dice)
    since = 0
    for number, real in enumerate(course.moments[reader]):
        seen = moment(twin, reader, since)
        if number and own_business(course.answers[number - 1][0], reader, real, seen):
            tally.parted += 1
            return
        if real != seen:
            raise LeakError(f"{reader} can tell: {difference(real, seen)}")
        tally.compared += 1
        since = twin.event_count
        if number < len(course.answers):
            picks = picks_of(twin.decision, course.answers[number][1])
            if picks is None:
                tally.parted += 1
                return
            twin.answer(*picks)


def held_by(state: State, seat: Seat) -> Collection[Hashable]:
    """The cards and items that somebody holds where only they see them, and may show them whenever they like."""
    return {
        identity_of(zone, state, place)
        for zone in (HANDS, INTRUDER_HAND, INVENTORIES)
        for place in zone.places(state)
        if place.owner == seat
    }


def shows_something_new(course: Course, reader: Seat, dice: random.Random) -> str | None:
    """Whether the last answer shows the reader anything that another world, alike up to then, would not show; what.

    The dice of the other world fall otherwise from that answer on.
    """
    twin = course.twin(reader, course.unshown(reader), dice)
    since = 0
    for number, (_, chosen) in enumerate(course.answers):
        if number == len(course.answers) - 1:
            twin.game.state.chance.seed ^= dice.randrange(1, 2**32)
        since = twin.event_count
        picks = picks_of(twin.decision, chosen)
        if picks is None:
            return None
        twin.answer(*picks)
    real, seen = course.moments[reader][-1], moment(twin, reader, since)
    if real == seen or own_business(course.answers[-1][0], reader, real, seen):
        return None
    return difference(real, seen)


def difference(one: Moment, other: Moment) -> str:
    """What two moments differ in, for whoever reads a failure."""
    parts = []
    for name in ("asked", "public", "question", "explained", "told", "view"):
        a, b = getattr(one, name), getattr(other, name)
        if a != b:
            parts.append(f"{name}: {fields_of(a, b)}" if name == "view" else f"{name}: {a} / {b}")
    return "; ".join(parts)


def fields_of(one: Any, other: Any) -> list[tuple[str, object, object]]:
    """The fields in which two views differ."""
    pairs = [(name, getattr(one, name), getattr(other, name)) for name in fields_dict(type(one))]
    return [pair for pair in pairs if pair[1] != pair[2]]


# ---------------------------------------------------------------------------------------------- watching a game


@define
class Watch:
    """Watches a random game for leaks, answer by answer.

    Attributes:
        answers: for how many of the answers, and of their readers, the game is compared with twins.
        views: how many views, of every reader at every question, are compared with those of scrambled tables.
        longest: after how many answers it is enough.
        tally: what could be compared.
    """

    seed: int
    setup: Setup
    answers: float = 1.0
    views: float = 1.0
    longest: int = LONGEST
    tally: Comparison = field(factory=Comparison)
    dice: random.Random = field(init=False)

    def run(self) -> Comparison:
        """Play the game; raises ``LeakError`` at the first leak."""
        self.dice = random.Random(self.seed)
        answering = random.Random(self.seed + 1)
        match: NemesisMatch = Match(NEMESIS, self.setup, self.seed)
        learning = Learning(readers_of(self.setup))
        learning.look(match.game.state)
        since: list[tuple[Seat, Chosen]] = []
        checked = 0
        with learning.following(match.game.log):
            for _ in range(self.longest):
                decision, frame = match.decision, match._frames[-1]
                if decision is None:
                    break
                if not frame.choices:
                    since = []
                self._check_views(match)
                picks = random_picks(answering, decision)
                since.append((decision.seat, tuple(decision.acts[pick] for pick in picks)))
                match.answer(*picks)
                learning.look(match.game.state)
                for line in match.game.log._lines[checked:]:
                    check_names(line, learning)
                checked = match.event_count
                if self.dice.random() < self.answers:
                    self._check_answer(match, frame.frozen, since)
        return self.tally

    def _check_views(self, match: NemesisMatch) -> None:
        """In the middle of a step, too: with everything hidden exchanged on the very table, the view is the same."""
        frozen = None
        for reader in readers_of(self.setup):
            if self.dice.random() < self.views:
                frozen = frozen or freeze(match.game.state)
                state = copy_of(frozen)
                scramble(ZONES, state, reader, Chance(self.dice.randrange(2**32)))
                seen, real = view_of(Game(state, BOX), reader, match.decision), match.view(reader)
                if seen != real:
                    raise LeakError(f"{reader} sees: {fields_of(real, seen)}")

    def _check_answer(self, match: NemesisMatch, frozen: Frozen, answers: Sequence[tuple[Seat, Chosen]]) -> None:
        answerer = answers[-1][0]
        readers = [
            reader for reader in readers_of(self.setup) if reader == answerer or self.dice.random() < self.answers
        ]
        course = Course.of(frozen, self.setup, answers, readers)
        for reader in readers:
            compare(course, reader, self.dice, self.tally)
            if match.can_take_back(answerer):
                news = shows_something_new(course, reader, self.dice)
                if news is not None:
                    raise LeakError(f"{answerer} could take back an answer that showed {reader}: {news}")
