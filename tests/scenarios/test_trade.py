"""Rulebook: Trade."""

from nemesis_desktop.games.nemesis.acts import Done, Give, No, Trade, Yes

from .table import Play, Table


def three_together() -> Table:
    table = Table(3)
    table.hand("P1", actions=1)
    return table


def test_tra_0664_two_others_exchange_in_a_trade_that_only_its_starter_pays() -> None:
    table = three_together()
    medkit, grenade = table.give("P2", "medkit"), table.give("P3", "grenade")
    hands = {who: list(table.one(who).hand) for who in ("P2", "P3")}
    play = table.play()
    play.does("P1", Trade)
    assert play.asked == "P1"
    play.answer(Done)
    assert play.asked == "P2"
    play.answer(Give(1, medkit, 2))
    assert play.asked == "P3" and play.decision.secret
    play.answer(Give(2, grenade, 1))
    assert play.asked == "P2"
    play.answer(Yes)
    finish(play)
    assert play.one("P2").inventory == [grenade]
    assert play.one("P3").inventory == [medkit]
    assert play.one("P1").hand == [] and len(play.one("P1").discard) == 1
    assert play.state.turn.taken == 1
    assert {who: play.one(who).hand for who in ("P2", "P3")} == hands


def finish(play: Play) -> None:
    """Nobody offers anything more."""
    while play.topic == "trade":
        play.answer(Done)


def test_tra_ec99_no_trade_in_combat() -> None:
    table = Table(2)
    table.lay(6, "canteen")
    table.place("P1", 6)
    table.place("P2", 6)
    table.intruder("creeper", 6)
    table.give("P1", "medkit")
    play = table.play()
    before = list(play.one("P1").hand)
    assert play.refused(Trade()) == "in-combat"
    assert play.one("P1").hand == before


def test_no_trade_without_anybody_in_the_room() -> None:
    table = Table(2)
    table.place("P2", 1)
    table.give("P1", "medkit")
    assert table.play().refused(Trade()) == "nowhere"


def test_a_gift_needs_nothing_in_return() -> None:
    table = Table(2)
    medkit = table.give("P1", "medkit")
    play = table.play()
    play.does("P1", Trade, Give(0, medkit, 1), Yes)
    finish(play)
    assert play.one("P2").inventory == [medkit]
    assert play.one("P1").inventory == []


def test_nobody_has_to_take_anything() -> None:
    table = Table(2)
    medkit = table.give("P1", "medkit")
    play = table.play()
    play.does("P1", Trade, Give(0, medkit, 1), No)
    finish(play)
    assert play.one("P1").inventory == [medkit]


def test_a_weapon_changes_hands_with_its_ammo() -> None:
    table = Table(2)
    table.ammo("six_shooter", 4)
    table.unarmed("P2")
    play = table.play()
    play.does("P1", Trade, Give(0, "six_shooter", 1), Yes)
    finish(play)
    assert play.one("P2").hands == [["six_shooter"]]
    assert play.state.ammo["six_shooter"] == 4


def test_two_full_hands_can_swap() -> None:
    table = Table(2)
    egg, carcass = table.give("P1", "egg"), table.give("P2", "carcass")
    play = table.play()
    play.does("P1", Trade, Give(0, egg, 1), Give(1, carcass, 0), Yes)
    finish(play)
    assert play.one("P1").hands == [["six_shooter"], [carcass]]
    assert play.one("P2").hands == [["rifle"], [egg]]


def test_who_frees_no_hand_does_not_get_the_thing() -> None:
    table = Table(2)
    egg = table.give("P1", "egg")
    table.give("P2", "carcass")
    play = table.play()
    play.does("P1", Trade, Give(0, egg, 1), Yes, No)
    finish(play)
    assert play.one("P1").hands == [["six_shooter"], [egg]]


def test_action_cards_unclaimed_quest_items_and_contamination_are_not_traded() -> None:
    table = Table(2)
    table.hand("P1", actions=2, contamination=1)
    medkit = table.give("P1", "medkit")
    play = table.play()
    play.does("P1", Trade)
    assert {act.thing for act in play.options() if isinstance(act, Give)} == {medkit, "six_shooter"}


def test_a_hidden_thing_is_seen_by_the_two_who_trade_only() -> None:
    table = Table(3)
    medkit = table.give("P1", "medkit")
    play = table.play()
    play.does("P1", Trade, Give(0, medkit, 1), Yes)
    finish(play)
    assert play.told("hands-over-hidden", "P3") == [{"who": 0, "other": 1, "deck": "green"}]
    assert play.told("hands-over-hidden", "P2")[0]["thing"] == medkit


def test_people_in_other_rooms_do_not_trade() -> None:
    table = Table(3)
    table.place("P3", 1)
    table.give("P1", "medkit")
    play = table.play()
    play.does("P1", Trade)
    assert {act.receiver for act in play.options() if isinstance(act, Give)} == {1}
