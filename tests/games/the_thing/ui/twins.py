"""Two games that differ in who is the alien, played with the same clicks in two windows, and compared."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from nemesis_desktop.games.the_thing.ui.private.frame import PrivateFrame
from nemesis_desktop.table.desk.window import MainWindow
from tests.games.the_thing.properties.watching import TELLS_ROLES, log_of, twin_game
from tests.games.the_thing.tables import setup_of
from tests.games.the_thing.ui.clicker import Player

ROLE_WORDS = ("human", "alien")


def twins(open_window: Callable[[], MainWindow], people: int, seed: int) -> tuple[Player, Player]:
    """Two windows: in the first the first person is the alien, in the second the last one."""
    players = []
    for alien in (0, people - 1):
        window, match = open_window(), twin_game(setup_of(people), seed, alien)
        match.table["secrecy"] = "shield"
        window.setUpdatesEnabled(False)
        window.play(match)
        players.append(Player(window, seed))
    return players[0], players[1]


def masked(frame: PrivateFrame) -> QImage:
    """The frame as somebody across the room may see it: without the faces that only its owner looks at."""
    frame.window().setUpdatesEnabled(True)
    image = frame.grab().toImage()
    frame.window().setUpdatesEnabled(False)
    with QPainter(image) as painter:
        for area in frame.secrets():
            painter.fillRect(QRectF(area).adjusted(-1, -1, 1, 1), "#000000")
    return image


def said(frame: PrivateFrame) -> list[tuple[str, str]]:
    """Every place on the frame in the order of the keyboard, with what assistive software says of it."""
    return [(spot.accessibleName(), spot.accessibleDescription()) for spot in frame._laid]


def laid_out(frame: PrivateFrame) -> list[object]:
    """Where everything that can be pressed lies, and what the pointer looks like there."""
    return [(spot.geometry().getRect(), spot.cursor().shape(), spot.isEnabled()) for spot in frame._laid]


def compare(one: Player, other: Player) -> None:
    """Both windows look alike to whoever may not know who is the alien."""
    frames = one.table.frame, other.table.frame
    assert (frames[0] is None) == (frames[1] is None)
    assert one.window.windowTitle() == other.window.windowTitle()
    asked = one.controller.decision, other.controller.decision
    assert (asked[0] and asked[0].topic) == (asked[1] and asked[1].topic)
    if frames[0] is None or frames[1] is None or asked[0] is None or asked[1] is None:
        return
    for frame in frames:
        frame.freshen()
    assert laid_out(frames[0]) == laid_out(frames[1])
    assert said(frames[0]) == said(frames[1])
    assert masked(frames[0]) == masked(frames[1]), asked[0].topic
    ui = one.table.ui
    assert ui.least_time(asked[0]) == ui.least_time(asked[1])


def play_alike(one: Player, other: Player, until: str) -> int:
    """The same clicks in both windows; tells how many private questions were compared."""
    compared = 0
    for _ in range(400):
        for player in (one, other):
            player.settle()
        topic = one.controller.decision.topic if one.controller.decision else ""
        if topic == until or one.over or _told_roles(one):
            break
        compare(one, other)
        compared += one.table.frame is not None
        before = one.clicks.copy(), other.clicks.copy()
        one.step()
        other.step()
        assert one.clicks - before[0] == other.clicks - before[1]
        assert one.called == other.called
    return compared


def _told_roles(player: Player) -> bool:
    return any(kind in TELLS_ROLES for kind, *_ in log_of(player.controller.match, -1))  # type: ignore[arg-type]


def public_words(player: Player) -> list[str]:
    """Everything that a screen says to all: the title, the rows of the people, the save, whoever is called."""
    table, match = player.table, player.controller.match
    rows = [spot.accessibleName() for spot in table.crew._laid]
    shield = player.window.game.hand_off.shield
    closed = [] if shield is None else [widget.accessibleName() for widget in shield.findChildren(QWidget)]
    summary = match.kind.summary(match.game)  # type: ignore[attr-defined]
    return [player.window.windowTitle(), str(dict(summary)), *rows, *closed]


def assert_no_role_word(player: Player) -> None:
    """Before the end nobody's role is told outside of the private frame."""
    for words in public_words(player):
        assert not any(word in words.lower() for word in ROLE_WORDS if "revealed" not in words.lower()), words


__all__ = ["assert_no_role_word", "compare", "play_alike", "twins"]
