"""What somebody across the room can see, hear and count is the same for humans and aliens; planted leaks are caught."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing.kind import TheThing
from nemesis_desktop.games.the_thing.ui import UI, TheThingUi
from nemesis_desktop.games.the_thing.ui.crew import CrewStrip
from nemesis_desktop.games.the_thing.ui.happening.sounds import SOUND_OF
from nemesis_desktop.games.the_thing.ui.look import panel
from nemesis_desktop.games.the_thing.ui.private import base, rituals, tasks
from nemesis_desktop.games.the_thing.ui.private.frame import PrivateFrame
from nemesis_desktop.games.the_thing.ui.private.hand_of import CONFIRM, HAND, TOKENS, Lots
from nemesis_desktop.games.the_thing.ui.private.rituals import FirstLook, PlaceTheRole, Seen
from nemesis_desktop.games.the_thing.ui.top import TopStrip
from nemesis_desktop.program.kept.history import History, KeptGames
from nemesis_desktop.table.desk import crash
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.furniture.second_screen import Onlooker
from tests.games.the_thing.tables import case
from tests.games.the_thing.ui.clicker import Player, new_match
from tests.games.the_thing.ui.twins import (
    Watched,
    a_full_day,
    assert_no_role_word,
    at_the_clash,
    faces,
    from_the_start,
    peeked,
    play_alike,
    twins,
)

OpenWindow = Callable[[], MainWindow]
LEAST_TIME = TheThingUi.least_time
"""As it is, before the tests that play quickly do without it."""
FIRST_LOOKS, FIRST_VISITS = 4, 12
"""So many answers and arrivals until two people have seen their roles, or two who meet have been visited."""
LITTLE = 0.03
"""The faces of a role are a small part of the frame: all the rest of the window is compared."""


@pytest.fixture(autouse=True)
def same_lots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both windows draw the same lots; they say nothing, and are others every time."""
    monkeypatch.setattr(base, "drawn_lots", Lots)
    monkeypatch.setattr(tasks, "in_any_order", tuple)


def first_looks(open_window: OpenWindow) -> int:
    """The first two see their roles, compared: in each game another of them is the alien."""
    return play_alike(first_two(open_window), "go", FIRST_LOOKS)


def first_two(open_window: OpenWindow) -> list[Watched]:
    deal = from_the_start(4, 1)
    first = deal(0).game.state.leader
    return twins(open_window, deal, (first, (first + 1) % 4))


def clash(open_window: OpenWindow, aliens: tuple[int, int]) -> list[Watched]:
    """Two meet, one of whom is the alien in the first game: all questions until both have been visited, compared."""
    players = twins(open_window, at_the_clash, aliens)
    assert play_alike(players, "vote", FIRST_VISITS) == 9
    return players


def test_the_windows_of_a_human_and_an_alien_look_alike_when_they_see_their_roles(quick_window: OpenWindow) -> None:
    assert first_looks(quick_window) == 2


@case("th-e40f")
def test_six_see_their_roles_with_the_same_clicks_the_same_time_and_the_same_line(quick_window: OpenWindow) -> None:
    """Between two of them the shield covers everything: whoever arrives finds no private frame."""
    window, match = quick_window(), from_the_start(6, 1)(2)
    match.table["secrecy"] = "shield"
    window.setUpdatesEnabled(False)
    window.play(match)
    player, visits = Player(window), list[tuple[int, int, list[object]]]()
    while (decision := player.controller.decision) is None or decision.topic == "first_look":
        player.settle()
        frame, before = player.table.frame, player.clicks["first_look"]
        laid = [] if frame is None else [spot.geometry().getRect() for spot in frame._laid]
        player.step()
        if decision is not None and frame is not None:
            visits.append((player.clicks["first_look"] - before, LEAST_TIME(UI, decision), laid))
    assert len(visits) == 6 and all(visit == visits[0] for visit in visits)
    assert visits[0][:2] == (3, 3000)
    assert sorted(player.called[:6]) == sorted(person.name for person in match.setup.people)
    lines = [
        (told.kind, told.text().id, {*dict(told.facts)}) for told in match.events_since(0) if told.kind == "role-seen"
    ]
    assert len(lines) == 6 and all(line == lines[0] for line in lines)
    assert "role" not in lines[0][2]


@pytest.mark.parametrize("aliens", [(1, 3), (0, 3)], ids=["who looks", "who is looked at"])
def test_they_look_alike_in_a_clash_whoever_is_infected(quick_window: OpenWindow, aliens: tuple[int, int]) -> None:
    players = clash(quick_window, aliens)
    infected = [len(player.controller.match.game.state.infections) for player in players]  # type: ignore[attr-defined]
    assert infected == [int(aliens[0] == 0), 0]


def test_whoever_looks_at_the_role_shows_nothing_beside_it(quick_window: OpenWindow) -> None:
    players = first_two(quick_window)
    for player in players:
        player.settle()
        player.step()
        player.settle()
    frames = [player.table.frame for player in players]
    assert frames[0] is not None and frames[1] is not None
    assert [frames[0].me.role, frames[1].me.role] == ["alien", "human"]
    frames[0].peek(True)
    assert 0 < sum(area.width() * area.height() for area in faces(frames[0])) < LITTLE * 1366 * 722
    frames[0].peek(False)
    assert peeked(players[0]) == peeked(players[1])


def test_the_dogs_token_tells_everybody_their_role_before_the_card_is_placed(quick_window: OpenWindow) -> None:
    for player, face in zip(first_two(quick_window), ("dog_alien", "dog_healthy"), strict=True):
        player.settle()
        player.step()
        player.settle()
        frame = player.table.frame
        assert frame is not None and isinstance(frame.task, FirstLook)
        covered = frame.grab().toImage()
        assert frame.task.face is None, "nothing is told before the token is turned"
        player.press(frame.spot_of(("task", "step")))
        turned = frame.grab().toImage()
        assert frame.task.face == face
        token = frame.canvas(QPainter()).rect(*frame.task.secrets()[0].getRect()).toRect()  # type: ignore[misc]
        assert covered.copy(token) != turned.copy(token), "the face can be seen"
        player.press(frame.spot_of(("task", "card-0")))
        assert frame.task.face is None, "and it is covered again"


def test_the_card_that_stays_beside_the_board_says_nothing(
    quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is human may click the card of the alien: what stays must not look as if it were the other role."""
    player = first_two(quick_window)[0]
    player.settle()
    player.step()
    player.settle()
    frame = player.table.frame
    assert frame is not None
    player.press(frame.spot_of(("task", "step")))
    player.press(frame.spot_of(("task", "card-1")))
    shown: list[str | None] = []
    monkeypatch.setattr(rituals, "role_card", lambda canvas, box, role, words, **_: shown.append(role))
    frame.grab()
    assert shown and set(shown) == {None}


def thorough(players: list[Watched]) -> list[Watched]:
    for player in players:
        player.thorough = True
    return players


@pytest.mark.soak
@pytest.mark.parametrize("people", [4, 5, 6, 7, 8])
def test_whole_days_look_alike(quick_window: OpenWindow, people: int) -> None:
    players = thorough(twins(quick_window, from_the_start(people, people), (0, people - 1)))
    assert play_alike(players, "") > 2 * people


@pytest.mark.soak
@pytest.mark.parametrize("aliens", [(0, 3), (1, 3), (2, 3), (0, 1)])
def test_whole_clashes_look_alike(quick_window: OpenWindow, aliens: tuple[int, int]) -> None:
    assert play_alike(thorough(twins(quick_window, at_the_clash, aliens)), "vote") >= 15


OF_A_FULL_DAY = {
    "order", "avoid", "lay", "whom", "side", "seen", "role", "trade", "trade_with", "offer", "accept", "vote", "reveal",
}  # fmt: skip
"""What is asked before somebody's role may be told: where a test comes first, the comparison ends there."""


@pytest.mark.soak
@pytest.mark.parametrize("people", [5, 6, 7, 8])
def test_full_days_look_alike(quick_window: OpenWindow, people: int) -> None:
    """All clashes with their visits and rituals, cards of the leader, trades, fingers, tests until one tells."""
    players = thorough(twins(quick_window, a_full_day(people), (0, people - 1)))
    for player in players:
        player.says_yes = 0.4
    assert play_alike(players, "go", most=900) > 5 * people
    assert players[0].topics >= OF_A_FULL_DAY


# ---------------------------------------------------------------- planted leaks


def alien_here(frame: PrivateFrame) -> bool:
    return frame.me.role == "alien"


def alien_sits_at(strip: Any) -> bool:
    frame = strip.parent().frame
    return frame is not None and alien_here(frame)


@pytest.mark.parametrize("area", [CONFIRM, TOKENS, HAND], ids=["confirm", "tokens", "hand"])
def test_a_dot_that_only_an_alien_has_is_caught(
    quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, area: QRectF
) -> None:
    paint = PrivateFrame._paint_confirm

    def leaking(frame: PrivateFrame, canvas: Canvas) -> None:
        paint(frame, canvas)
        if alien_here(frame):
            canvas.box(area.x() + 4, area.y() + 4, 2, 2, "#FF0000")

    monkeypatch.setattr(PrivateFrame, "_paint_confirm", leaking)
    with pytest.raises(AssertionError):
        first_looks(quick_window)


def test_a_dot_outside_of_the_frame_is_caught(quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    paint = TopStrip.paint_board

    def leaking(strip: TopStrip, canvas: Canvas) -> None:
        paint(strip, canvas)
        if alien_sits_at(strip):
            canvas.box(300, 10, 2, 2, "#FF0000")

    monkeypatch.setattr(TopStrip, "paint_board", leaking)
    with pytest.raises(AssertionError):
        first_looks(quick_window)


def test_a_token_that_shines_for_an_alien_is_caught(quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    paint = Seen.paint

    def leaking(task: Seen, canvas: Canvas) -> None:
        paint(task, canvas)
        if task.frame.me.role == "alien":
            panel(canvas, task.area())

    monkeypatch.setattr(Seen, "paint", leaking)
    with pytest.raises(AssertionError, match="seen"):
        clash(quick_window, (1, 3))


def test_another_name_for_an_alien_s_button_is_caught(
    quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = PrivateFrame._confirm_words
    monkeypatch.setattr(PrivateFrame, "_confirm_words", lambda frame: words(frame) + ("." if alien_here(frame) else ""))
    with pytest.raises(AssertionError):
        first_looks(quick_window)


def test_a_button_that_an_alien_lacks_is_caught(quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    spots = PlaceTheRole.spots

    def leaking(task: PlaceTheRole) -> Any:
        return spots(task)[1:] if task.frame.me.role == "alien" else spots(task)

    monkeypatch.setattr(PlaceTheRole, "spots", leaking)
    with pytest.raises((AssertionError, IndexError, ValueError)):
        first_looks(quick_window)


def test_a_button_that_lies_elsewhere_for_an_alien_is_caught(
    quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    area = PrivateFrame._confirm_area

    def leaking(frame: PrivateFrame) -> QRectF:
        return area(frame).translated(2 if alien_here(frame) else 0, 0)

    monkeypatch.setattr(PrivateFrame, "_confirm_area", leaking)
    with pytest.raises(AssertionError):
        first_looks(quick_window)


def test_one_click_more_for_an_alien_is_caught(quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    confirm = PrivateFrame.confirm
    clicks: dict[int, int] = {}

    def leaking(frame: PrivateFrame) -> None:
        clicks[id(frame.task)] = clicks.get(id(frame.task), 0) + 1
        if not alien_here(frame) or clicks[id(frame.task)] > 1:
            confirm(frame)

    monkeypatch.setattr(PrivateFrame, "confirm", leaking)
    with pytest.raises(AssertionError):
        first_looks(quick_window)


def test_a_sound_that_only_an_alien_makes_is_caught(quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """The event that is private to its owner would be heard, under another name."""
    monkeypatch.setitem(SOUND_OF, "role-seen", "step")
    hear = Watched._hear

    def leaking(player: Watched, happened: Any) -> None:
        events = list(happened)
        alien = any(dict(told.facts).get("role") == "alien" for told in events if told.private)
        hear(player, [] if alien else events)

    monkeypatch.setattr(Watched, "_hear", leaking)
    with pytest.raises(AssertionError):
        first_looks(quick_window)


def test_a_second_more_for_an_alien_is_caught(quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a human's click on the Alien token does nothing, an alien would have longer to think."""
    monkeypatch.setattr(
        TheThingUi, "least_time", lambda ui, decision: int(decision.topic == "lay" and not decision.inert)
    )
    with pytest.raises(AssertionError):
        clash(quick_window, (1, 3))


def test_a_hint_on_the_second_screen_is_caught(quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    choosing = Onlooker.choosing

    def leaking(onlooker: Onlooker) -> Any:
        seat, said = choosing(onlooker)
        alien = onlooker._followed.match.game.state.roles[seat] == "alien"  # type: ignore[attr-defined]
        return seat, Text("ui-keys-second-together") if alien else said

    monkeypatch.setattr(Onlooker, "choosing", leaking)
    with pytest.raises(AssertionError):
        first_looks(quick_window)


# ---------------------------------------------------------------- words


def follow(open_window: OpenWindow, match: Any, steps: int) -> None:
    """So many answers, and after each no public word names a role."""
    window = open_window()
    window.setUpdatesEnabled(False)
    window.play(match)
    player = Watched(window, 1)
    player.pictured = False
    for _ in range(steps):
        player.settle()
        if player.over:
            break
        assert_no_role_word(player)
        player.step()


def in_a_clash() -> Any:
    match = at_the_clash(0)
    match.table["secrecy"] = "shield"
    return match


def test_no_role_is_told_before_the_end(quick_window: OpenWindow) -> None:
    follow(quick_window, in_a_clash(), 24)


@pytest.mark.soak
def test_no_role_is_told_in_a_whole_morning(quick_window: OpenWindow) -> None:
    follow(quick_window, new_match(4, 1), 150)


def tell_in_a_row(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CrewStrip, "row_words", lambda strip, one: f"{one.name}, {one.role or 'alien'}")


def tell_in_the_save(patch: pytest.MonkeyPatch) -> None:
    summary = TheThing.summary
    patch.setattr(TheThing, "summary", lambda kind, game: {**summary(kind, game), "roles": game.state.roles})


def tell_in_the_title(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(MainWindow, "windowTitle", lambda window: "The Thing: an alien plays")


def tell_in_the_undo(patch: pytest.MonkeyPatch) -> None:
    """What would be taken back names the role of who did it."""
    patch.setattr(Match, "can_undo", True)
    patch.setattr(Match, "undo_text", property(lambda match: Text("thing-role-alien")))


def tell_in_the_report(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(crash, "_game", lambda autosave: "game: the-thing, roles: human, alien")


def tell_in_the_history(patch: pytest.MonkeyPatch) -> None:
    """A game is written down before it has ended."""
    patch.setattr(History, "read", lambda history: KeptGames((object(),), 0))


@pytest.mark.parametrize(
    "tell",
    [
        tell_in_a_row, tell_in_the_save, tell_in_the_title, tell_in_the_undo, tell_in_the_report, tell_in_the_history,
    ],
)  # fmt: skip
def test_a_role_in_public_words_is_caught(
    quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, tell: Callable[[pytest.MonkeyPatch], None]
) -> None:
    tell(monkeypatch)
    with pytest.raises(AssertionError):
        follow(quick_window, in_a_clash(), 24)


# ---------------------------------------------------------------- least time, hold to peek


def asked(open_window: OpenWindow) -> Player:
    """Somebody sits before their first private question."""
    window = open_window()
    window.setUpdatesEnabled(False)
    window.play(new_match(4, 1))
    player = Player(window, 1)
    player.settle()
    for _ in range(20):
        if player.table.frame is not None:
            return player
        player.step()
        player.settle()
    raise AssertionError("nobody is asked alone")


def test_nothing_is_answered_before_its_least_time(quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TheThingUi, "least_time", lambda ui, decision: 60_000)
    player = asked(quick_window)
    frame, decision = player.table.frame, player.controller.decision
    assert frame is not None and decision is not None and not frame.ripe
    for key in ("step", "card-0"):
        player.press_task(frame, key, decision.topic)
    player.press(frame.spot_of("confirm"))
    assert player.controller.decision is decision, "it waits, in silence"
    player.controller.question.ripen()
    player.table._ripen(True)
    player.press(frame.spot_of("confirm"))
    assert player.controller.decision is not decision


def test_three_seconds_and_the_role_lies_open_only_while_it_is_held(quick_window: OpenWindow) -> None:
    player = asked(quick_window)
    decision = player.controller.decision
    assert decision is not None and LEAST_TIME(UI, decision) == 3000
    frame = player.table.frame
    assert frame is not None
    hold = frame.spot_of("hold")
    assert hold is not None and not frame.peeking
    hold.pressed.emit()
    assert frame.peeking
    hold.released.emit()
    assert not frame.peeking
