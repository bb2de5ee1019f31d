"""The odds that the table shows, against fractions worked out by hand and against what the rules then do."""

from __future__ import annotations

from fractions import Fraction

import pytest

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.games.nemesis.components.tokens import NOISE_DIE
from nemesis_desktop.games.nemesis.foresight.noise_odds import (
    bag_odds,
    noise_odds,
    possible_tiles,
    possible_tokens,
    step_odds,
)
from nemesis_desktop.games.nemesis.rules.deeds.movement import enter
from nemesis_desktop.games.nemesis.rules.deeds.noise import noise_roll
from nemesis_desktop.games.nemesis.seeing import view_of
from nemesis_desktop.games.nemesis.view import View
from tests.games.nemesis.scenarios.table import Table

F = Fraction


def seen(table: Table, seat: int = 0) -> View:
    return view_of(table.game, seat, None)


def beside_room_5() -> Table:
    """P1 in room 6, next to room 5 (corridor 5-6 is its 3, 5-10 its 1 and 2, the technical corridors its 4)."""
    table = Table(2)
    table.lay(5, "laboratory")
    table.lay(6, "canteen")
    table.lay(10, "storage")
    table.place("P1", 6)
    table.place("P2", 1)
    return table


# ---------------------------------------------------------------- the noise die


def test_each_number_is_on_two_of_ten_faces() -> None:
    odds = step_odds(seen(beside_room_5()), 0, 5)
    assert {face.face: face.chance for face in odds.faces} == {
        "1": F(1, 5), "2": F(1, 5), "3": F(1, 5), "4": F(1, 5), "silence": F(1, 10), "danger": F(1, 10),
    }  # fmt: skip
    assert odds.chances == {"quiet": F(1, 10), "noise": F(4, 5), "danger": F(1, 10)}


def test_a_marked_corridor_with_two_numbers_meets_twice_as_often() -> None:
    table = beside_room_5()
    table.noise("5-10")
    assert step_odds(seen(table), 0, 5).chances == {
        "quiet": F(1, 10), "noise": F(2, 5), "encounter": F(2, 5), "danger": F(1, 10),
    }  # fmt: skip
    assert not step_odds(seen(table), 0, 5).any_number_meets


def test_with_every_corridor_marked_any_number_meets() -> None:
    table = beside_room_5()
    table.noise("5-6", "5-10", "technical")
    odds = step_odds(seen(table), 0, 5)
    assert odds.any_number_meets
    assert odds.chances == {"quiet": F(1, 10), "encounter": F(4, 5), "danger": F(1, 10)}


def test_slime_turns_silence_into_danger() -> None:
    table = beside_room_5()
    table.one("P1").slime = True
    assert step_odds(seen(table), 0, 5).chances == {"noise": F(4, 5), "danger": F(1, 5)}


def test_the_slime_room_covers_before_the_roll() -> None:
    table = beside_room_5()
    table.lay(7, "room_covered_with_slime")
    assert step_odds(seen(table), 0, 7).chances == {"noise": F(4, 5), "danger": F(1, 5)}


def test_nobody_rolls_where_somebody_is() -> None:
    table = beside_room_5()
    table.place("P2", 5)
    odds = step_odds(seen(table), 0, 5)
    assert not odds.rolls and odds.chances == {"quiet": F(1)}
    table.place("P2", 1)
    table.intruder("adult", 5)
    assert not step_odds(seen(table), 0, 5).rolls


@pytest.mark.parametrize("noise", [(), ("5-6",), ("5-10", "technical"), ("5-6", "5-10", "technical")])
@pytest.mark.parametrize("slime", [False, True])
def test_every_face_does_what_the_odds_say(noise: tuple[str, ...], slime: bool) -> None:
    for face in dict.fromkeys(NOISE_DIE):
        table = beside_room_5()
        table.noise(*noise)
        table.one("P1").slime = slime
        outcome = next(one.outcome for one in noise_odds(seen(table), 0, 5).faces if one.face == str(face))
        table.place("P1", 5)
        table.next_noise(face)
        table.next_token("blank")
        before = len(table.game.log)
        table.run(noise_roll(table.game, 0))
        kinds = [told.kind for told in table.game.log.since(before, TABLE)]
        came = "encounter" if "encounter" in kinds else "noise" if kinds.count("noise-placed") == 1 else "quiet"
        if outcome == "danger":
            assert set(table.state.noise) == {"5-6", "5-10", "technical"}
        else:
            assert came == outcome


# ---------------------------------------------------------------- Danger


def test_danger_brings_those_next_door_who_fight_nobody_and_find_an_open_way() -> None:
    table = beside_room_5()
    free = table.intruder("adult", 10)
    assert step_odds(seen(table), 0, 5).callers == (free,)
    table.door("closed", "5-10")
    assert step_odds(seen(table), 0, 5).callers == ()
    table.door("destroyed", "5-10")
    table.place("P2", 10)
    assert step_odds(seen(table), 0, 5).callers == (), "it fights"


def test_whoever_is_left_behind_may_follow() -> None:
    table = beside_room_5()
    left = table.intruder("creeper", 6)
    assert step_odds(seen(table), 0, 5).callers == (left,)
    table.place("P2", 6)
    assert step_odds(seen(table), 0, 5).callers == ()


# ---------------------------------------------------------------- unexplored rooms


def test_an_unexplored_room_counts_all_twenty_tokens() -> None:
    """2 of 20 tokens are Silence, 2 Danger, 2 slime (the roll follows, its Silence is Danger), 14 leave the roll."""
    table = Table(2)
    table.place("P1", 11)
    table.place("P2", 1)
    slot = 6
    assert len(possible_tokens(seen(table), next(room for room in seen(table).rooms if room.slot == slot))) == 20
    odds = step_odds(seen(table), 0, slot)
    # One of the nine additional tiles covers whoever enters with slime before the token counts.
    clean, slimy = F(8, 9), F(1, 9)
    quiet = clean * (F(2, 20) + F(14, 20) * F(1, 10))
    danger = clean * (F(2, 20) + F(2, 20) * F(1, 5) + F(14, 20) * F(1, 10)) + slimy * (F(4, 20) + F(16, 20) * F(1, 5))
    assert odds.explores
    assert odds.chances == {"quiet": quiet, "noise": F(16, 20) * F(4, 5), "danger": danger}
    assert sum(odds.chances.values()) == 1


def test_tokens_and_tiles_that_were_seen_lie_nowhere_else() -> None:
    table = Table(2)
    table.place("P1", 11)
    table.place("P2", 1)
    table.lay(14, "room_covered_with_slime")
    view = seen(table)
    room = next(room for room in view.rooms if room.slot == 6)
    assert len(possible_tokens(view, room)) == 19
    assert "room_covered_with_slime" not in possible_tiles(view, room)


def test_what_was_looked_at_in_secret_counts_for_whoever_looked() -> None:
    from nemesis_desktop.games.nemesis.rules.deeds.engines import look_at_room

    table = Table(2)
    table.place("P1", 11)
    table.place("P2", 1)
    table.put_tile(6, "canteen")
    table.token(6, "danger", 3)
    look_at_room(table.game, 0, 6, token=True)
    assert step_odds(seen(table, 0), 0, 6).chances == {"danger": F(1)}
    assert step_odds(seen(table, 1), 0, 6).chances != {"danger": F(1)}, "everybody else knows no more than before"


@pytest.mark.parametrize(("effect", "markers", "count"), [("fire", "fire", 2), ("malfunction", "malfunction", 8)])
def test_a_ninth_marker_destroys_the_ship(effect: str, markers: str, count: int) -> None:
    table = Table(2)
    table.place("P1", 11)
    table.place("P2", 1)
    # Eight markers in rooms that take them: six that were explored, and two of the special rooms.
    for slot, tile in zip((9, 10, 12, 13, 16, 2), ("armory", "storage", "generator", "surgery", "laboratory",
                                                   "comms_room"), strict=True):  # fmt: skip
        table.lay(slot, tile)
    for slot in (9, 10, 12, 13, 16, 2, 1, 19):
        setattr(table.game.room(slot), markers, True)
    view = seen(table)
    left = 20 - len(view.explored_tokens)
    tokens = [one for one in possible_tokens(view, next(room for room in view.rooms if room.slot == 3))
              if one.effect == effect]  # fmt: skip
    odds = step_odds(view, 0, 3)
    breaks = F(4, 5) if effect == "malfunction" else F(1)  # one of five basic tiles left, the Nest, takes none
    assert len(tokens) <= count
    assert odds.chances.get("destroyed", F(0)) == F(len(tokens), left) * breaks


def test_the_rules_agree_about_a_first_step() -> None:
    """Each token and face of a first step into a room ends as the odds say."""
    for effect, face, expected in (("silence", 1, "quiet"), ("doors", 2, "noise"), ("slime", "silence", "danger")):
        table = Table(2)
        table.place("P1", 11)
        table.place("P2", 1)
        table.put_tile(6, "canteen")
        items = {"silence": 1, "doors": 4, "slime": 3}[effect]
        table.token(6, effect, items)
        table.next_noise(face)
        table.run(enter(table.game, 0, 6, "6-11"))
        markers = len(table.state.noise)
        assert {"quiet": markers == 0, "noise": markers == 1, "danger": markers == 4}[expected]


# ---------------------------------------------------------------- the bag


def test_the_bag_is_counted_by_kind() -> None:
    table = Table(2)
    table.bag(larva=3, adult=2, blank=1)
    assert bag_odds(seen(table)) == {"larva": F(1, 2), "adult": F(1, 3), "blank": F(1, 6)}
    table.bag()
    assert bag_odds(seen(table)) == {}
