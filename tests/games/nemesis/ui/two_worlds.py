"""Two games that differ only in what one person knows and nobody else, played side by side in two windows."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from attrs import frozen
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QClipboard, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from nemesis_desktop.engine.decision import TABLE, Anchor, Decision, Seat
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.zones import Place
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.cards.box import BOX
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.saving.checkpoint import thaw
from nemesis_desktop.games.nemesis.setup import Setup
from nemesis_desktop.games.nemesis.state import State
from nemesis_desktop.games.nemesis.ui.cards.cards import deck_of
from nemesis_desktop.games.nemesis.ui.explain.words import explanation
from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.games.nemesis.zones import ZONES
from nemesis_desktop.table.desk import crash
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.second_screen import SecondScreen
from nemesis_desktop.table.furniture.secrecy.shield import Shield
from tests.games.nemesis.properties.random_play import NemesisMatch, random_game, random_picks
from tests.games.nemesis.species.carnomorphs.laid import Laid
from tests.games.nemesis.ui.onlooking import Finding, all_of, clipboard, differences

MOST_POKED: Final = 3
"""Of so many of their own things somebody reads; more would only take longer."""


@frozen
class Fork:
    """A question put to somebody with secrets: the same table twice, with other secrets of theirs in the second."""

    holder: Seat
    setup: Setup
    one: State
    other: State

    def matches(self) -> tuple[NemesisMatch, NemesisMatch]:
        """Both, ready to be played."""
        return self._match(self.one), self._match(self.other)

    def _match(self, state: State) -> NemesisMatch:
        match: NemesisMatch = Match.from_game(NEMESIS, Game(state, BOX), self.setup, state.chance.seed)
        match.table["secrecy"] = "shield"
        return match


def forks(seed: int, setup: Setup, every: int) -> Iterator[Fork]:
    """Places of a random game where somebody begins a turn, about one in so many."""
    dice = random.Random(seed)
    for match in random_game(seed, setup, recording=True):
        decision, frame = match.decision, match._frames[-1] if match._frames else None
        if decision is None or frame is None or frame.choices or decision.topic != "turn" or dice.randrange(every):
            continue
        one, other = (thaw(copy.deepcopy(frame.frozen)) for _ in range(2))
        if exchange(other, decision.seat, range(len(setup.people)), dice):
            yield Fork(decision.seat, setup, one, other)


def mutant_fork() -> Fork:
    """Somebody with a mutation card face down begins a turn; in the other world it is another card."""
    one, other = _mutants(), _mutants()
    mine, deck = other.state.crew[0], other.state.decks["mutation"]
    assert mine.mutation is not None
    mine.mutation, deck[0] = deck[0], mine.mutation
    return Fork(0, one.setup, one.state, other.state)


def refusal_fork() -> Fork:
    """A Metagorger is about to attack: of two mutation cards only that which will be refused is another one."""
    one, other = (_mutants(mutated=False, at="intruder_attacks") for _ in range(2))
    one.next_mutations("hive_echo", "scent_mask")
    other.next_mutations("hive_echo", "death_rattle")
    return Fork(0, one.setup, one.state, other.state)


def adaptation_fork() -> Fork:
    """What lies face down on the board, and nobody has seen, is another adaptation."""
    one, other = _mutants(), _mutants()
    slot, box = other.state.weaknesses["egg"], other.state.boxed["weakness"]
    assert not slot.known
    slot.card, box[0] = box[0], slot.card
    return Fork(0, one.setup, one.state, other.state)


def _mutants(*, mutated: bool = True, at: str = "take_action") -> Laid:
    """Two people among Carnomorphs, one of whom is fought, and may have a mutation that nobody has seen."""
    table = Laid(2)
    table.plain()
    assert table.state.crew[0].room is not None
    table.intruder("metagorger", table.state.crew[0].room)
    if mutated:
        table.mutation("P1", "bone_blades", markers=1)
    table.state.step = at
    return table


def exchange(state: State, holder: Seat, seats: Sequence[Seat], dice: random.Random) -> int:
    """Exchange what only ``holder`` knows for what nobody knows, by the zones; gives back how many things moved."""
    own: dict[str, list[Place]] = {}
    unknown: dict[str, list[Place]] = {}
    for zone in ZONES:
        known = {seat: zone.known(state, seat) for seat in (TABLE, *seats)}
        for place in zone.places(state):
            if not any(place.among(known[other]) for other in known if other != holder):
                lies = own if place.among(known[holder]) else unknown
                lies.setdefault(zone.sort_of(state, place), []).append(place)
    moved = 0
    for sort, places in own.items():
        for place in places:
            # Two cards of one kind look the same: only another kind makes another world.
            others = [other for other in unknown.get(sort, ()) if _kind(other.thing) != _kind(place.thing)]
            if others:
                other = dice.choice(others)
                mine, theirs = place.thing, other.thing
                place.put(theirs)
                other.put(mine)
                moved += 1
    _note_again(state, holder)
    return moved


def _kind(thing: object) -> str:
    return str(thing).rstrip("_0123456789")


def _note_again(state: State, holder: Seat) -> None:
    """What the holder has noted is what now lies there."""
    for note in state.notes.get(holder, ()):
        if note.kind == "tile":
            note.saw = state.rooms[int(note.about)].tile
        elif note.kind == "token":
            note.saw = state.rooms[int(note.about)].token or note.saw
        elif note.kind == "coordinates":
            note.saw = state.coordinates
        elif note.kind == "engine":
            note.saw = state.engines[int(note.about)][0]


class Sitting:
    """One window with one of the two games, and the second screen beside it."""

    def __init__(self, window: MainWindow, match: NemesisMatch, holder: Seat) -> None:
        self.window = window
        self.match = match
        self.copied: list[Finding] = []
        self.holder = holder
        window.comfort.put_second_away()
        window.play(match)
        self.second = window.comfort.second = SecondScreen(window.words, 1.0, window.game.ui)
        self.second.resize(window.size())
        self.second.show()
        assert window.game.controller is not None
        self.controller = window.game.controller
        self.second.follow(self.controller, window.game.ui)
        self.settle()

    @property
    def table(self) -> TableScreen:
        found = self.window.screen_named("table")
        assert isinstance(found, TableScreen)
        return found

    def settle(self) -> None:
        """Let everything arrive that is on its way."""
        for _ in range(4):
            QApplication.processEvents()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert not self.table.playback.running

    @property
    def view(self) -> View:
        return self.match.view(self.controller.reader)

    # ---------------------------------------------------------------- what a person does

    def arrive(self) -> None:
        """ "I am …"."""
        shield = self.window.findChild(Shield)
        assert shield is not None and shield.is_closed
        shield.enter()
        self.settle()

    def own_things(self, view: View) -> list[Anchor]:
        """What the reader of a view holds alone."""
        mine = view.mine
        if mine is None:
            return []
        cards = [Anchor("card", card) for card in (*mine.hand[:MOST_POKED], *mine.intruder_hand[:MOST_POKED])]
        things = [Anchor("item", item.id) for item in mine.inventory[:MOST_POKED]]
        notes = [Anchor("room", note.about) for note in mine.notes if note.kind == "tile"][:1]
        mutation = [Anchor("mutation", mine.seat)] if mine.mutation is not None else []
        looking = [Anchor("mutation-card", card) for card in mine.looking if deck_of(card) == "mutation"]
        objectives = [Anchor("objective", one) for one in mine.objectives]
        return [*looking, *mutation, *cards, *things, *objectives, *notes]

    def look_around(self) -> None:
        """All that somebody does with what is theirs: point, read, search, copy, write, go round with the keys."""
        table, things = self.table, self.own_things(self.view)
        for thing in things:
            self.point_at(thing)
        self.read_about(things[-1:])
        table.acts.open(range(len(table.offers.decision.acts)), QPoint(300, 300))  # type: ignore[union-attr]
        table.act_menu.shut()
        table.map.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(table.map, Qt.Key.Key_Right)
        table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name_a_save(things)
        if things:
            self.point_at(things[0])
        self.settle()

    def point_at(self, thing: Anchor) -> None:
        """Rest the pointer on a thing until it explains itself."""
        assert self.table.tray is not None
        self.table.hover._resting = None
        self.table.tray.hovered.emit(thing, QPoint(400, 400))
        self.table.hover.show_now()

    def read_about(self, things: list[Anchor]) -> None:
        """Read on in the rule book, search for the name of the thing, and copy words out of it."""
        for thing in things:
            self.point_at(thing)
        self.window.open_rules()
        rules = self.window.over.rules
        assert rules is not None
        for thing in things:
            found = explanation(thing, self.view, self.window.words)
            rules.search.insert(found.title if found is not None else "")
        rules.page.selectAll()
        rules.page.copy()
        QGuiApplication.clipboard().setText(rules.page.toPlainText(), QClipboard.Mode.Selection)
        rules.shut()

    def name_a_save(self, things: list[Anchor]) -> None:
        """Write what one holds into the field for the name of a save, and think better of it."""
        self.window.over.show_saves("save")
        saves = self.window.screen_named("saves")
        saves.name.insert(" ".join(str(thing.id) for thing in things))  # type: ignore[attr-defined]
        self.window.go_back()

    def answer(self, picks: tuple[int, ...]) -> None:
        """Answer the question."""
        self.controller._answer(picks)
        self.settle()

    # ---------------------------------------------------------------- what an onlooker gets

    def seen(self) -> list[Finding]:
        """All that the next one gets, also from the rule book and by taking back what was written there."""
        found = [*self.copied]
        found += [("at once " + where, said) for where, said in all_of(self.window)]
        self.window.open_rules()
        self.settle()
        found += [("in the rule book " + where, said) for where, said in all_of(self.window)]
        assert self.window.over.rules is not None
        self.window.over.rules.search.undo()
        found += [("after Ctrl+Z", self.window.over.rules.search.text())]
        self.window.over.rules.shut()
        found += [("report " + str(at), line) for at, line in enumerate(self.report())]
        found += self.history()
        return found + self.seen_beside()

    def seen_beside(self) -> list[Finding]:
        """What the second screen shows, whoever sits before the laptop."""
        return [("second screen " + where, said) for where, said in all_of(self.second)]

    def history(self) -> Iterator[Finding]:
        """The file of the games played, but for what tells any two of them apart: their names, and when they ended."""
        path = self.window.game.keeper.history.path
        for at, line in enumerate(path.read_text("utf-8").splitlines() if path.exists() else ()):
            yield f"history {at}", re.sub(r'"(id|ended|seconds)":("[^"]*"|[^,]*),', "", line)

    def report(self) -> list[str]:
        """A report of a fault in the middle of the secret things, without the moment it was written at."""
        error = KeyError(*(thing.id for thing in self.own_things(self.match.view(self.holder))))
        assert self.controller.autosave.file is not None
        text = crash.report(self.window.words, crash.told(error), (), self.controller.autosave.file)
        assert f"game: {NEMESIS.id}" in text, "what is played here is kept, and opens"
        return text.splitlines()[1:]


class Pair:
    """Both sittings in step.

    Attributes:
        looks: how often an onlooker's two windows were compared.
        hand_offs: how often the laptop changed hands.
    """

    def __init__(self, windows: tuple[MainWindow, MainWindow], fork: Fork, seed: int) -> None:
        self.fork = fork
        self.dice = random.Random(seed)
        self.sittings = [
            Sitting(window, match, fork.holder) for window, match in zip(windows, fork.matches(), strict=True)
        ]
        self.looks = self.hand_offs = 0

    @property
    def one(self) -> Sitting:
        return self.sittings[0]

    def each(self, deed: Callable[[Sitting], None]) -> None:
        """The same in both windows, which share one clipboard."""
        for sitting in self.sittings:
            self.deed(sitting, deed)

    @staticmethod
    def deed(sitting: Sitting, deed: Callable[[Sitting], None]) -> None:
        """Something in one window; what could be pasted afterwards is remembered for it."""
        QGuiApplication.clipboard().clear()
        deed(sitting)
        sitting.copied = list(clipboard())

    def _same_answers(self) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        """One answer, as each of the games numbers it; None where the other game does not have it."""
        here, there = (sitting.controller.decision for sitting in self.sittings)
        if here is None or there is None:
            return None
        acts = list(there.acts)
        picks = quiet_picks(self.dice, here)
        if here.kind == "one" and here.acts[picks[0]] not in acts:
            picks = next(((pick,) for pick, act in enumerate(here.acts) if act in acts), picks)
        if any(here.acts[pick] not in acts for pick in picks):
            return None
        return picks, tuple(acts.index(here.acts[pick]) for pick in picks)

    def is_public(self) -> bool:
        """Whether everybody but the holder may still take both games for one: what was played has shown nothing."""
        first, second = (sitting.match for sitting in self.sittings)
        others = [seat for seat in (TABLE, *range(len(self.fork.setup.people))) if seat != self.fork.holder]
        return all(
            first.view(seat) == second.view(seat)
            and list(first.events_since(0, seat)) == list(second.events_since(0, seat))
            for seat in others
        ) and _question(first.decision, self.fork.holder) == _question(second.decision, self.fork.holder)

    def play(self, most: int) -> list[str]:
        """Play on as long as nothing public differs, for so many answers at most.

        Gives back what somebody could have seen of the secrets.
        """
        for _ in range(most):
            leaks = self._look() if self.one.controller.stage in ("shield", "claims", "asking") else []
            if leaks:
                return leaks
            if self.one.controller.stage == "shield":
                self.hand_offs += 1
                self.each(Sitting.arrive)
                if leaks := self._look():
                    return leaks
            picks = self._same_answers()
            if picks is None:
                return []
            for sitting, mine in zip(self.sittings, picks, strict=True):
                self.deed(sitting, lambda sitting, mine=mine: self._turn(sitting, mine))  # type: ignore[misc]
            if not self.is_public():
                return []
        return []

    def _turn(self, sitting: Sitting, picks: tuple[int, ...]) -> None:
        if sitting.controller.stage == "asking":
            sitting.look_around()
        sitting.answer(picks)

    def _look(self) -> list[str]:
        """Compare what is there for whoever looks now."""
        holder = self.one.controller.reader == self.fork.holder
        self.looks += 1
        seen = [sitting.seen_beside() if holder else sitting.seen() for sitting in self.sittings]
        return differences(*seen)


def _question(decision: Decision | None, holder: Seat) -> object:
    if decision is None or decision.seat == holder:
        return decision is None
    return decision.seat, decision.prompt, list(decision.acts)


def quiet_picks(dice: random.Random, decision: Decision) -> tuple[int, ...]:
    """An answer that mostly ends the turn: hands change often, and what is played shows no secret by itself."""
    ends = [index for index, act in enumerate(decision.acts) if type(act).__name__ == "Pass"]
    if decision.kind == "one" and ends and dice.random() < 0.8:
        return (ends[0],)
    if decision.kind != "one" and decision.least == 0:
        return ()
    return random_picks(dice, decision)
