"""Two games that differ in who is the alien, played with the same clicks in two windows, and compared."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Decision
from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.the_thing.kind import KIND
from nemesis_desktop.games.the_thing.ui.happening.sounds import SCORE
from nemesis_desktop.games.the_thing.ui.private.frame import PrivateFrame
from nemesis_desktop.games.the_thing.ui.private.hand_of import ROLE, TOKENS
from nemesis_desktop.games.the_thing.ui.private.rituals import LayTokens, LookAtSide
from nemesis_desktop.table.desk import crash
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.second_screen import SecondScreen
from tests.games.the_thing.properties.watching import TELLS_ROLES, log_of, twin_game
from tests.games.the_thing.tables import Table, ThingMatch, setup_of
from tests.games.the_thing.ui.clicker import Player

ROLE_WORDS = ("human", "alien")

Deal = Callable[[int], ThingMatch]
"""The game in which this one is the alien."""


# ---------------------------------------------------------------- two games


def from_the_start(people: int, seed: int) -> Deal:
    """A whole game."""
    return lambda alien: twin_game(setup_of(people), seed, alien)


def at_the_clash(alien: int) -> ThingMatch:
    """Two meet in the armory, one meets a dog, one is alone; everybody has moved and given a card."""
    table = Table(4, dogs_out=True, kennel_dogs=3, round=2).aliens(alien)
    table.state.dealt = list(table.state.roles)
    table.put("armory", 0, 1).put("kitchen", 2, dog=True).put("radio_room", 3)
    return table.match("call_clashes")


def a_full_day(people: int) -> Deal:
    """Three meet, two meet, one meets a dog where there are so many; all hold weapons, items and samples."""

    def deal(alien: int) -> ThingMatch:
        table = Table(people, dogs_out=True, kennel_dogs=3, round=2).aliens(alien)
        table.state.dealt = list(table.state.roles)
        last = people - 1
        table.put("armory", 0, 1, last).put("laboratory", 2, 3, *range(6, last)).put("kitchen", *range(4, min(5, last)))
        table.put("radio_room", *range(5, min(6, last)))
        table.spot("kitchen").dog = people > 5
        for who in range(people):
            table.give(who, "spoiled_sample" if who % 2 else "blood_sample", "melee" if who < 2 else "fuel_can")
        table.give(2, "wire").give(2, "flamethrower").pile("repair", "activation", "sabotage")
        return table.match("call_clashes")

    return deal


class Watched(Player):
    """Somebody who plays in a window, and what others could see and hear of it.

    Attributes:
        second: the open table on another screen.
        heard: the sound of each thing that happened, or None.
        chosen: the window after the clicks of a question, before its last one.
        pictured: whether pixels are compared where the person at the screen has another role in the other game;
            ``thorough`` compares them everywhere.
    """

    def __init__(self, window: MainWindow, seed: int) -> None:
        super().__init__(window, seed)
        self.heard: list[str | None] = []
        self.chosen: QImage | None = None
        self.pictured = True
        self.thorough = False
        self.table.log.happened.connect(self._hear)
        self.second = SecondScreen(window.words, 1.0, self.table.ui)
        self.second.resize(1280, 720)
        self.second.setUpdatesEnabled(False)
        self.second.follow(self.controller, self.table.ui)
        self.second.show()
        window.destroyed.connect(self.second.deleteLater)

    def _hear(self, happened: Iterable[Told]) -> None:
        self.heard.append(SCORE.heard(map(SCORE.kind_of, happened)))

    def _keys(self, frame: PrivateFrame, decision: Decision) -> list[str]:
        """Whoever can infects: Human to the left, Alien to the right, and everybody looks to the right."""
        match frame.task:
            case LayTokens():
                return ["0", "2"]
            case LookAtSide():
                return ["1"]
        return super()._keys(frame, decision)

    def press(self, widget: QWidget | None) -> None:
        frame = self.table.frame
        if self.pictured and frame is not None and widget is frame.spot_of("confirm"):
            self.chosen = seen(self)
        super().press(widget)


def twins(open_window: Callable[[], MainWindow], deal: Deal, aliens: tuple[int, int], seed: int = 1) -> list[Watched]:
    """Two windows, in each of which somebody else is the alien."""
    players = []
    for alien in aliens:
        window, match = open_window(), deal(alien)
        match.table["secrecy"] = "shield"
        window.setUpdatesEnabled(False)
        window.play(match)
        players.append(Watched(window, seed))
    return players


# ---------------------------------------------------------------- what others see


def faces(frame: PrivateFrame) -> Iterator[QRectF]:
    """Where on the frame faces lie now that depend on the role, in its units: nothing else of it may.

    Hands, goods and everything that can be chosen are the same in both games, so that none of it is left out.
    """
    task = frame.task
    if frame.peeking:
        yield QRectF(ROLE.x() + 12, ROLE.y() + 56, 104, 150)
    if frame.me.laid or (task is not None and task.laid):
        yield QRectF(TOKENS.x() + 2, TOKENS.y() + 30, TOKENS.width() - 4, TOKENS.height() - 34)
    if isinstance(task, LayTokens) and len(task.taken) == 2:
        yield from task.secrets()


def seen(player: Watched) -> QImage:
    """The whole window as somebody across the room may see it: without the faces that only its owner looks at."""
    frame, window = player.table.frame, player.window
    window.setUpdatesEnabled(True)
    image = window.grab().toImage()
    window.setUpdatesEnabled(False)
    if frame is not None:
        corner = QPointF(frame.mapTo(window, frame.rect().topLeft()))
        with QPainter(image) as painter:
            for area in faces(frame):
                there = frame.canvas(QPainter()).rect(*frame.place(area).getRect())  # type: ignore[misc]
                painter.fillRect(there.translated(corner).adjusted(-1, -1, 1, 1), "#000000")
    return image


def seen_afar(player: Watched) -> QImage:
    """The second screen."""
    player.second.setUpdatesEnabled(True)
    image = player.second.grab().toImage()
    player.second.setUpdatesEnabled(False)
    return image


def tree(window: QWidget) -> list[object]:
    """Everything in a window, in its order: where it lies, what the pointer is there, what is said and shown of it."""
    return [
        (
            type(part).__name__, part.geometry().getRect(), part.isEnabled(), part.hasFocus(), part.focusPolicy(),
            part.cursor().shape(), part.accessibleName(), part.accessibleDescription(), part.toolTip(),
        )
        for part in window.findChildren(QWidget)
        if part.isVisible()
    ]  # fmt: skip


def steps_of_the_keyboard(player: Watched) -> list[list[str]]:
    """The order in which keys reach what can be pressed."""
    return [[spot.accessibleName() for spot in getattr(group, "_laid", ())] for group in player.table.groups]


def compare(one: Watched, other: Watched) -> None:
    """Both windows look alike to whoever may not know who is the alien."""
    both = one, other
    for player in both:
        if player.table.frame is not None:
            player.table.frame.freshen()
    assert one.window.windowTitle() == other.window.windowTitle()
    topics = [player.controller.decision and player.controller.decision.topic for player in both]
    assert topics[0] == topics[1]
    assert tree(one.window) == tree(other.window), topics[0]
    assert tree(one.second) == tree(other.second), topics[0]
    assert steps_of_the_keyboard(one) == steps_of_the_keyboard(other)
    assert one.heard == other.heard
    times = [player.table.ui.least_time(asked) for player in both if (asked := player.controller.decision) is not None]
    assert len({*times}) <= 1
    mine = [frame.me.role if (frame := player.table.frame) is not None else None for player in both]
    for player in both:
        player.pictured = player.thorough or mine[0] != mine[1]
    if one.pictured:
        assert seen(one) == seen(other), topics[0]


def peeked(player: Watched) -> QImage:
    """The window while its owner holds the role open."""
    frame = player.table.frame
    assert frame is not None
    frame.peek(True)
    image = seen(player)
    frame.peek(False)
    return image


def play_alike(players: Sequence[Watched], until: str, most: int = 400) -> int:
    """The same clicks in both windows; tells how many private questions were compared.

    Args:
        players: the two windows.
        until: the topic of the question before which it is enough; empty for none.
        most: so many answers and arrivals at most.
    """
    one, other = players
    compared, happened = 0, -1
    for _ in range(most):
        for player in players:
            player.settle()
        topic = one.controller.decision.topic if one.controller.decision else ""
        if (until and topic == until) or one.over or _told_roles(one):
            break
        compare(one, other)
        if one.controller.match.event_count != happened:
            happened = one.controller.match.event_count
            assert seen_afar(one) == seen_afar(other), topic
        compared += one.table.frame is not None
        before = [player.clicks.copy() for player in players]
        for player in players:
            player.step()
        assert one.clicks - before[0] == other.clicks - before[1]
        assert one.called == other.called
        assert one.chosen == other.chosen, topic
    return compared


def _told_roles(player: Player) -> bool:
    return any(kind in TELLS_ROLES for kind, *_ in log_of(player.controller.match, -1))  # type: ignore[arg-type]


# ---------------------------------------------------------------- words


def public_words(player: Watched) -> list[str]:
    """All that is said of people to everybody: title, rows, save, shield, undo, second screen, report of a fault."""
    table, match = player.table, player.controller.match
    rows = [spot.accessibleName() for spot in table.crew._laid]
    shield = player.window.game.hand_off.shield
    closed = [] if shield is None else [widget.accessibleName() for widget in shield.findChildren(QWidget)]
    far = player.second.table
    afar = [spot.accessibleName() for part in (far.crew, far.gathering) for spot in part._laid]
    afar += [part.accessibleName() for part in far.bar.findChildren(QWidget)]
    undo = [player.window.words.text(match.undo_text)] if match.can_undo else []
    summary = KIND.summary(match.game)  # type: ignore[attr-defined]
    report = crash.report(player.window.words, "", (), player.controller.autosave.file)
    return [player.window.windowTitle(), str(dict(summary)), *rows, *closed, *undo, *afar, report]


def assert_no_role_word(player: Watched) -> None:
    """Before the end nobody's role is told outside of the private frame, and no history knows of the game."""
    for words in public_words(player):
        assert not any(word in words.lower() for word in ROLE_WORDS if "revealed" not in words.lower()), words
    assert not player.window.game.keeper.history.read().games


__all__ = [
    "Watched",
    "assert_no_role_word",
    "at_the_clash",
    "compare",
    "from_the_start",
    "peeked",
    "play_alike",
    "twins",
]
