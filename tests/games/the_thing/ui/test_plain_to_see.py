"""What somebody finds on the screen: whom they meet, when a button works, how the door looks, what all watch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile

import pytest

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.acts import Assign, KeepGood, TradeWith
from nemesis_desktop.games.the_thing.ui import UI
from nemesis_desktop.games.the_thing.ui.happening.pages import PAGES
from nemesis_desktop.games.the_thing.ui.private import rituals
from nemesis_desktop.games.the_thing.ui.private.frame import PrivateFrame
from nemesis_desktop.games.the_thing.ui.private.keeping import KeepOne
from nemesis_desktop.games.the_thing.ui.private.rituals import LookAtSide, PlaceTheRole, Seen
from nemesis_desktop.games.the_thing.ui.scenes.tonight import deals
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing.ink import Ink
from nemesis_desktop.table.show.moment import Moment
from nemesis_desktop.table.show.page import Page, Rows
from tests.games.the_thing.properties.watching import random_game
from tests.games.the_thing.tables import Table, ThingMatch
from tests.games.the_thing.ui.clicker import Player, new_match
from tests.games.the_thing.ui.twins import at_the_clash
from tests.windows import Shortened

OpenWindow = Callable[[], MainWindow]


def sit_down(window: MainWindow, match: ThingMatch, seed: int = 1) -> Player:
    match.table["secrecy"] = "shield"
    window.setUpdatesEnabled(False)
    window.play(match)
    return Player(window, seed)


def frame_of(player: Player) -> PrivateFrame:
    """The frame of whoever is asked next, once they have come."""
    for _ in range(20):
        player.settle()
        if player.table.frame is not None:
            return player.table.frame
        player.step()
    raise AssertionError("nobody is asked alone")


# ---------------------------------------------------------------- a visit


def test_the_last_button_lights_up_when_it_works(quick_window: OpenWindow) -> None:
    player = sit_down(quick_window(), new_match(4, 1))
    frame = frame_of(player)
    for key in ("step", "card-0"):
        assert not frame.works, "there are clicks to come"
        player.press(frame.spot_of(("task", key)))
    assert frame.works
    frame.set_ripe(False)
    assert not frame.works, "everybody takes the same time at least"


def test_only_a_step_of_its_own_has_a_button_beside_the_cards(quick_window: OpenWindow) -> None:
    player = sit_down(quick_window(), new_match(4, 1))
    frame = frame_of(player)
    buttons = []
    for key in ("step", "card-1", ""):
        assert isinstance(frame.task, PlaceTheRole)
        buttons.append("step" in [one for one, _, _ in frame.task.spots()])
        if key:
            player.press(frame.spot_of(("task", key)))
    assert buttons == [True, False, False]


def test_whoever_is_in_a_clash_reads_where_and_with_whom(quick_window: OpenWindow) -> None:
    player = sit_down(quick_window(), at_the_clash(3))
    player.play(until="avoid")
    frame = frame_of(player)
    (other,) = frame.met
    assert frame.meeting_words() == f"Armory: you and {other.name}, nobody else."
    assert "stay" in frame.task.help().lower() if frame.task else False


def test_tokens_lie_before_those_who_have_laid_them(quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    player = sit_down(quick_window(), at_the_clash(3))
    lying = []
    monkeypatch.setattr(rituals, "infection", lambda canvas, at, size, face, **how: lying.append(face))
    for laid in (0, 2):
        player.play(until="lay")
        frame = frame_of(player)
        frame.renew()
        lying.clear()
        frame.grab()
        assert lying.count(None) == laid
        while player.controller.decision is not None and player.controller.decision.topic == "lay":
            player.step()
            player.settle()


def test_whoever_looks_sees_whose_token_it_is_and_on_which_side(quick_window: OpenWindow) -> None:
    player = sit_down(quick_window(), at_the_clash(3))
    player.play(until="side")
    frame = frame_of(player)
    task, me = frame.task, frame.me.number
    assert isinstance(task, LookAtSide) and {task.whom, me} == {0, 1}
    player.press(frame.spot_of(("task", "1")))
    player.press(frame.spot_of("confirm"))
    frame = frame_of(player)
    assert isinstance(frame.task, Seen)
    assert frame.task.area() == rituals._plate(1)


def test_two_cards_of_a_kind_both_lie_there(quick_window: OpenWindow) -> None:
    table = Table(4).put("armory", 0).put("kitchen", 1, 2, 3).pile("repair", "activation")
    table[0].character = "macready"
    table.state.weapons[-3:] = ["explosive", "melee", "explosive"]
    player = sit_down(quick_window(), table.match("reveal_card"))
    for _ in range(20):
        player.settle()
        decision = player.controller.decision
        if decision is not None and decision.topic == "keep_good":
            break
        if decision is not None and decision.topic == "assign":
            player._click_act([act.whom for act in decision.acts if isinstance(act, Assign)].index(0))
            continue
        player.step()
    frame = frame_of(player)
    assert isinstance(frame.task, KeepOne)
    assert [name for _, _, name in frame.task.spots()].count("Keep the dynamite") == 2
    player.press(frame.spot_of(("task", "card-1" if frame.task.spots()[1][2] == "Keep the dynamite" else "card-2")))
    chosen = frame.task.decision.acts[frame.task.pick or 0]
    assert isinstance(chosen, KeepGood) and chosen.good == "explosive"


def test_people_are_called_by_their_own_names(quick_window: OpenWindow) -> None:
    table = Table(4).give(0, "melee")
    player = sit_down(quick_window(), table.match("trade"))
    player.play(until="trade")
    player._click_act(0)
    player.press(player.table.bar.buttons.get("confirm"))
    player.settle()
    offers, view = player.table.offers, player.table.view
    assert offers is not None and offers.decision is not None and view is not None
    acts = [(index, act) for index, act in enumerate(offers.decision.acts) if isinstance(act, TradeWith)]
    assert acts and all(offers.label(index).endswith(view.figures[act.whom].name) for index, act in acts)


# ---------------------------------------------------------------- the door


def test_the_station_has_its_own_door(quick_window: OpenWindow) -> None:
    player = sit_down(quick_window(), new_match(4, 1))
    player.settle()
    shield = player.window.game.hand_off.shield
    assert shield is not None and shield.notice is not None
    assert shield.notice.door.picture == shield._doors.picture == "the_thing/art/door_storm"


def test_nobody_is_offered_back_a_visit_that_is_over(quick_window: OpenWindow) -> None:
    player = sit_down(quick_window(), new_match(4, 1))
    frame = frame_of(player)
    assert player.controller.decision is not None and player.controller.decision.topic == "first_look"
    player._answer_privately(frame, player.controller.decision)
    player.settle()
    shield = player.window.game.hand_off.shield
    assert shield is not None and shield.notice is not None and not shield.notice.takes_back


def test_who_meets_whom_and_what_came_of_it_is_for_everybody() -> None:
    """The leader moves last and is asked first: between the two the screen is everybody's, as after the last visit."""
    for kind in ("clash-in", "tokens-laid", "weather-rolled", "dog-comes", "trade-made"):
        assert UI.begins_common(watched(kind).told), kind
    for kind in ("went", "gave-card"):
        assert not UI.begins_common(watched(kind).told), kind


# ---------------------------------------------------------------- what all watch


def watched(kind: str, people: int = 5) -> Moment:  # type: ignore[type-arg]
    """The first event of a kind in a random game, as everybody sees it, and what follows."""
    for seed in range(1, 40):
        *_, match = random_game(seed, people)
        told = list(match.events_since(0))
        for index, one in enumerate(told):
            if one.kind == kind:
                view = match.view()
                return Moment(one, one.before or view, one.after or view, rest=told[index + 1 :])
    raise AssertionError(f"no {kind}")


def rows(page: Page | None) -> Sequence[str]:
    assert page is not None
    (block,) = page.blocks
    assert isinstance(block, Rows)
    return [words for _, _, words, _ in block.rows]


def test_the_morning_is_one_page() -> None:
    shown = watched("weather-rolled")
    page = PAGES.of(shown, Words("en"))
    assert page is not None and page.title == "Morning"
    held = [told.kind for told in takewhile(lambda told: PAGES.belongs(told, shown.told), shown.rest)]
    assert "weather-set" in held and "fuel-burned" in held and "hand-drawn" not in held
    assert len(rows(page)) == len(held), "what was rolled is not told once more where it is what counts"


def test_what_a_sweep_has_shown_is_one_page_without_roles() -> None:
    shown = watched("tokens-laid")
    lines = rows(PAGES.of(shown, Words("en")))
    held = [told.kind for told in takewhile(lambda told: PAGES.belongs(told, shown.told), shown.rest)]
    assert {"token-seen", "disc-moved", "role-placed"} <= {*held}
    assert len(lines) >= held.count("token-seen") > 0
    assert not any("role" in line or "two tokens" in line for line in lines)


def test_the_evening_s_trades_stand_in_a_row() -> None:
    made, off, gather = watched("trade-made").told, watched("trade-off").told, watched("all-gather").told
    assert isinstance(made.event, story.TradeMade)
    kinds = (("weapon", made.event.weapons), ("item", made.event.items), ("sample", made.event.samples))
    backs = tuple(kind for kind in kinds if kind[1])
    found = deals([off, gather, made, off])
    assert [(deal.backs, deal.who) for deal in found] == [(backs, made.event.who), ((), off.event.who)]  # type: ignore[attr-defined]


# ---------------------------------------------------------------- words that fit


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_every_ability_is_read_before_it_is_chosen(
    quick_window: OpenWindow, settings: Settings, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.language = language
    window = quick_window()
    window.resize(1280, 720)
    player = sit_down(window, new_match(4, 1, choosing="chosen"))
    player.play(until="character")
    reader = Shortened()
    monkeypatch.setattr(Ink, "reader", reader)
    assert player.table.tray.spot_of(Anchor("character", "garry")) is not None
    player.table.tray.grab()
    assert reader.found == []


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_places_of_eight_people_are_read_to_the_end(
    quick_window: OpenWindow, settings: Settings, text: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.language = "cs"
    window = quick_window()
    window.resize(1280, 720)
    table = Table(8)
    for who, place in enumerate(("generator_room", "rec_room", "staff_helicopter", "weather_station")):
        table[who].place = place
    player = sit_down(window, table.match("vote"))
    player.settle()
    player.table.crew.set_scale(player.table.crew.unit, text)
    reader = Shortened()
    monkeypatch.setattr(Ink, "reader", reader)
    player.table.crew.grab()
    assert reader.found == []
