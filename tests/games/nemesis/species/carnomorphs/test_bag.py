"""What the token drawn in the bag step does."""

from __future__ import annotations

from nemesis_desktop.games.nemesis.acts import KeepObjective

from .cases import case
from .laid import APART, Laid


def drawn(table: Laid, kind: str, *answers: object, number: int | None = None) -> None:
    """The bag step draws a token of this kind."""
    table.next_token(kind, number)
    table.step("bag_development", *answers)


def draw_front(table: Laid, front: str, *answers: object) -> None:
    """The bag step draws a token with this front."""
    token = next(token for token in table.state.bag if table.game.species.tokens[token].sort == front)
    table.forced.force("bag", token)
    table.step("bag_development", *answers)


@case(31)
def test_red_breeds_where_food_and_metagorgers_are() -> None:
    table = Laid()
    table.no_food()
    table.place("P1", 5), table.place("P2", 8)
    table.intruder("metagorger", 5)
    table.unarmed("P2")
    table.give("P2", "carcass")
    nest = table.empty_nest(APART, 4)
    before = table.tokens()
    draw_front(table, "red_metagorger")
    assert table.kinds(5) == ["metagorger"] * 2
    assert table.kinds(8) == ["metagorger"] and table.kinds(nest) == ["metagorger"]
    assert len(table.state.intruders) == 4
    assert table.tokens() == before and table.state.noise == {}
    assert (table.one("P1").light, table.one("P2").light) == (0, 0)


@case(32)
def test_the_first_carnomorph_by_a_red_token_makes_everybody_choose() -> None:
    table = Laid(first_encounter=False)
    table.no_food()
    table.game.room(8).objects.append("corpse_1")
    kept = [one.objectives[1] for one in table.state.crew]
    draw_front(table, "red_metagorger", *(KeepObjective(one) for one in kept))
    assert table.kinds(8) == ["metagorger"]
    assert [one.objectives for one in table.state.crew] == [[card] for card in kept]


@case(33)
def test_red_and_the_blue_corpse() -> None:
    table = Laid()
    draw_front(table, "red_metagorger")
    assert [(one.kind, one.room) for one in table.state.intruders] == [("metagorger", 11)]


def test_red_fills_the_rooms_in_the_order_of_their_numbers_and_one_by_one() -> None:
    table = Laid()
    for room in (1, 1, 1, 1, 1, 2, 3):
        table.intruder("metagorger", room)
    table.lies(1, "carcass")
    draw_front(table, "red_metagorger")
    assert len(table.kinds(1)) == 6 and table.kinds(11) == []


def test_red_finds_whoever_waits_in_a_pod_with_an_object() -> None:
    table = Laid()
    table.no_food()
    table.lay(APART, "evacuation_section_a")
    table.unarmed("P1")
    table.give("P1", "carcass")
    table.waits("P1", 1)
    draw_front(table, "red_metagorger")
    assert table.kinds(APART) == ["metagorger"] and table.one("P1").status == "aboard"


@case(34)
def test_blue_makes_way_for_red_and_all_roll() -> None:
    table = Laid(3)
    table.place("P2", APART)
    table.intruder("shambler", APART)
    table.next_noise("silence", "silence")
    before = table.tokens()
    draw_front(table, "blue_metagorger")
    assert table.tokens() - before == {"red_metagorger": 1}
    assert before - table.tokens() == {"blue_metagorger": 1}
    assert table.forced.queues.get("noise", []) == [] if hasattr(table.forced, "queues") else True


def test_a_shambler_token_is_back_before_the_rolls() -> None:
    table = Laid()
    table.hand("P1", actions=5), table.hand("P2", actions=5)
    table.bag(blank=1, shambler=1)
    token = table.next_token("shambler")
    table.noise("11-15")
    table.next_noise(1, "silence")
    table.forced.force("bag", token)
    table.step("bag_development")
    assert "shambler" in table.kinds(11)


@case(35)
def test_the_butcher_comes_to_the_slimed_one_with_the_fewest_cards() -> None:
    table = Laid(3)
    table.place("P1", 5), table.place("P2", 8)
    for who, cards in (("P1", 4), ("P2", 2)):
        table.one(who).slime = True
        table.hand(who, actions=cards)
    table.next_attack("carno_attack_10")
    drawn(table, "butcher")
    assert table.kinds(8) == ["butcher"] and table.one("P2").light == 1
    assert table.tokens()["butcher"] == 0 and table.tokens("supply")["butcher"] == 1
    assert table.state.weaknesses["carcass"].known


@case(36)
def test_with_nobody_slimed_he_comes_to_the_first_player() -> None:
    table = Laid()
    table.place("P1", 5), table.place("P2", 8)
    table.first_player("P2")
    table.hand("P2", actions=5)
    drawn(table, "butcher")
    assert table.kinds(8) == ["butcher"] and table.one("P2").light == 0


def test_a_first_player_who_has_left_is_passed_over() -> None:
    table = Laid()
    table.place("P2", 8), table.hand("P2", actions=5)
    table.dead("P1")
    drawn(table, "butcher")
    assert table.kinds(8) == ["butcher"]


def test_a_butcher_already_here_or_dead_does_not_come() -> None:
    table = Laid()
    table.intruder("butcher", APART)
    drawn(table, "butcher")
    assert table.kinds(APART) == ["butcher"] and table.tokens()["butcher"] == 0
    table.state.intruders.clear()
    table.state.queen_killed = True
    token = table.next_token("butcher")
    table.step("bag_development")
    assert table.state.intruders == [] and token in table.state.removed


@case(37)
def test_a_blank_hides_the_free_shamblers() -> None:
    table = Laid()
    table.place("P2", 6)
    table.intruder("shambler", 3), table.intruder("shambler", 6)
    table.next_noise("silence")
    before = table.tokens()
    drawn(table, "blank")
    assert table.kinds(3) == [] and table.kinds(6) == ["shambler"]
    assert table.tokens() - before == {"shambler": 1, "red_metagorger": 1} and table.tokens()["blank"] == 1


def test_the_blank_is_not_in_the_bag_during_the_rolls() -> None:
    table = Laid()
    table.hand("P1", actions=5), table.hand("P2", actions=5)
    table.bag(blank=1)
    table.noise("11-15", "5-6")
    # The first roll draws the Metagorger just added; the bag is empty for the second, so the blank is back for it.
    table.next_noise(1, 3)
    table.place("P2", 6)
    drawn(table, "blank")
    assert table.kinds(11) == ["metagorger"] and table.kinds(6) == []
    assert table.tokens() == {"blank": 1, "red_metagorger": 1}, "drawn alone it brings another one"
