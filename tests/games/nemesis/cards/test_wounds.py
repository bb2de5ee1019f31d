"""The five serious wounds: what each does while open, and that dressed it does nothing but count."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.acts import CarefulMove, Move, Pass, PickUp, Shoot
from nemesis_desktop.games.nemesis.components.wounds import WOUND_DECK, wound_kind
from nemesis_desktop.games.nemesis.rules.harm.wounds import suffer_serious_wound
from nemesis_desktop.games.nemesis.rules.rounds.turn import draw_cards
from tests.games.nemesis.cards.deal import HERE, TO_SIX, alone, effect_of, limit_of, uses
from tests.games.nemesis.scenarios.table import Table

KINDS = ("body", "leg", "hand", "bleeding", "arm")


def wounded(kind: str, *, dressed: bool = False, count: int = 1) -> Table:
    """P1, a scout, with this wound."""
    table = alone("scout")
    table.wounds("P1", *([] if dressed else [kind] * count), dressed=[kind] * count if dressed else [])
    return table


open_or_dressed = pytest.mark.parametrize("dressed", [False, True])


@effect_of(*KINDS)
@pytest.mark.parametrize("kind", KINDS)
@open_or_dressed
def test_every_wound_counts_towards_the_limit(kind: str, dressed: bool) -> None:
    table = wounded(kind, dressed=dressed, count=3)
    table.unarmed("P1")
    table.run(suffer_serious_wound(table.game, 0, "attack"))
    assert table.one("P1").status == "dead"


@effect_of("body")
@limit_of("body")
@pytest.mark.parametrize(("count", "dressed", "cards"), [(1, False, 4), (2, False, 4), (1, True, 5)])
def test_body_draws_up_to_four_cards(count: int, dressed: bool, cards: int) -> None:
    table = wounded("body", dressed=dressed, count=count)
    table.hand("P1")
    draw_cards(table.game)
    assert len(table.one("P1").hand) == cards


@limit_of("body")
def test_body_takes_no_card_from_a_full_hand() -> None:
    table = wounded("body")
    table.hand("P1", actions=5)
    draw_cards(table.game)
    assert len(table.one("P1").hand) == 5


@effect_of("leg")
@limit_of("leg")
@open_or_dressed
def test_leg_makes_an_escape_cost_two(dressed: bool) -> None:
    table = wounded("leg", dressed=dressed)
    table.lay(6, "canteen")
    table.intruder("larva", HERE)
    table.hand("P1", actions=3)
    table.next_noise("silence")
    play = table.play()
    play.moves("P1", 6)
    assert len(play.one("P1").hand) == (2 if dressed else 1)
    table = wounded("leg", dressed=dressed)
    table.intruder("larva", HERE)
    table.hand("P1", actions=1)
    play = table.play()
    if dressed:
        assert play.offers(Move(TO_SIX, 6))
    else:
        assert play.refused(Move(TO_SIX, 6)) == "cost"


@limit_of("leg")
def test_leg_does_not_change_a_move_out_of_combat() -> None:
    table = wounded("leg")
    table.lay(6, "canteen")
    table.hand("P1", actions=2)
    table.next_noise("silence")
    play = table.play()
    assert play.offers(CarefulMove(TO_SIX, 6))
    play.moves("P1", 6)
    assert len(play.one("P1").hand) == 1


@effect_of("hand")
@limit_of("hand")
@pytest.mark.parametrize(("count", "dressed", "cost"), [(1, False, 2), (2, False, 2), (1, True, 1)])
def test_hand_makes_items_cost_one_more(count: int, dressed: bool, cost: int) -> None:
    table = wounded("hand", dressed=dressed, count=count)
    table.give("P1", "synthetic_food")
    table.hand("P1", actions=4)
    play = table.play()
    uses(play, "P1", "synthetic_food")
    assert len(play.one("P1").hand) == 4 - cost + 2


@effect_of("hand")
@open_or_dressed
def test_hand_makes_a_free_item_cost_one(dressed: bool) -> None:
    table = wounded("hand", dressed=dressed)
    table.give("P1", "extended_magazine")
    table.hand("P1", actions=2)
    play = table.play()
    uses(play, "P1", "extended_magazine")
    assert len(play.one("P1").hand) == (2 if dressed else 1)


@limit_of("hand")
def test_hand_changes_neither_shooting_nor_rooms() -> None:
    table = wounded("hand")
    adult = table.intruder("adult", HERE)
    table.hand("P1", actions=3)
    table.next_combat("blank")
    play = table.play()
    play.does("P1", Shoot("rifle", adult))
    assert len(play.one("P1").hand) == 2
    table = wounded("hand")
    table.lay(HERE, "comms_room")
    table.hand("P1", actions=3)
    play = table.play()
    play.uses_room("P1")
    assert len(play.one("P1").hand) == 1


@effect_of("bleeding")
@limit_of("bleeding")
@pytest.mark.parametrize(("count", "dressed", "light"), [(1, False, 1), (2, False, 1), (1, True, 0)])
def test_bleeding_costs_a_light_wound_at_a_pass(count: int, dressed: bool, light: int) -> None:
    table = wounded("bleeding", dressed=dressed, count=count)
    table.state.crew[1].passed = False
    play = table.play()
    play.does("P1", Pass)
    assert play.one("P1").light == light


@limit_of("bleeding")
def test_bleeding_costs_nothing_while_one_acts() -> None:
    table = wounded("bleeding")
    table.lay(6, "canteen")
    table.next_noise("silence")
    play = table.play()
    play.moves("P1", 6)
    assert play.one("P1").light == 0


@effect_of("bleeding")
def test_bleeding_adds_to_fire_at_the_end_of_the_turn() -> None:
    table = wounded("bleeding")
    table.state.crew[1].passed = False
    table.fire(HERE)
    play = table.play()
    play.does("P1", Pass)
    assert play.one("P1").light == 2


@effect_of("arm")
@limit_of("arm")
def test_arm_leaves_one_hand_and_something_is_dropped_at_once() -> None:
    table = alone("scout")
    egg = table.give("P1", "egg")
    table.next_wound("arm")
    table.run(suffer_serious_wound(table.game, 0, "attack"), egg)
    assert table.one("P1").hands == [["rifle"]]
    assert table.game.room(HERE).objects == [egg]
    # A dropped item goes under its deck; a starting weapon leaves the game.
    table = alone("scout")
    egg = table.give("P1", "egg")
    table.next_wound("arm")
    table.run(suffer_serious_wound(table.game, 0, "attack"), "rifle")
    assert table.one("P1").hands == [[egg]]
    assert "rifle" in table.state.removed


@effect_of("arm")
@limit_of("arm")
@open_or_dressed
def test_arm_keeps_a_second_heavy_thing_out_of_the_hands_until_it_is_dressed(dressed: bool) -> None:
    table = wounded("arm", dressed=dressed)
    egg = table.lies(HERE, "egg")
    play = table.play()
    if dressed:
        play.does("P1", PickUp(egg))
        assert play.one("P1").hands == [["rifle"], [egg]]
    else:
        assert play.refused(PickUp(egg)) == "no-free-hand"


@limit_of("arm")
def test_arm_does_not_touch_two_things_taped_into_one_hand() -> None:
    table = alone("scout")
    other = table.give("P1", "fire_extinguisher")
    table.one("P1").hands = [["rifle", other]]
    table.next_wound("arm")
    table.run(suffer_serious_wound(table.game, 0, "attack"))
    assert table.one("P1").hands == [["rifle", other]]


def test_the_deck_has_the_printed_copies() -> None:
    kinds = [wound_kind(card) for card in WOUND_DECK]
    assert {kind: kinds.count(kind) for kind in KINDS} == {"body": 4, "leg": 3, "hand": 3, "bleeding": 3, "arm": 3}
