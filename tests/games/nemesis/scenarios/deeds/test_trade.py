"""Rulebook: Trade."""

from pathlib import Path

import pytest

from nemesis_desktop.engine.decision import TABLE, Claim
from nemesis_desktop.engine.journal import Choice
from nemesis_desktop.engine.match import Match
from nemesis_desktop.games import KINDS
from nemesis_desktop.games.nemesis.acts import Done, Give, No, Trade, Yes
from nemesis_desktop.program.words import Words
from tests.games.nemesis.scenarios.playing import Reacts
from tests.games.nemesis.scenarios.table import Play, Table


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
    play.answer(Done, Reacts("P2"))
    assert play.asked == "P2"
    # An offer goes to the other person at once; to offer nothing does not.
    assert {type(act): act.sent for act in play.options()} == {Give: True, Done: False}
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


# ---------------------------------------------------------------- who comes to the screen


def ask_for_more(play: Play) -> list[str]:
    """P1 starts a trade and is done; who may then say that they want to offer something."""
    play.match.answer(play.options().index(Trade()))
    while play.topic != "trade":
        play.match.answer(*range(play.decision.least))
    if play.asked == "P1":
        play.match.answer(play.options().index(Done()))
    return [f"P{seat + 1}" for seat in play.decision.seats] if play.decision.kind == "claims" else []


def say(play: Play, *people: str) -> None:
    """These say that they want to offer something."""
    play.match.answer(*(play.options().index(Claim(int(who[1]) - 1)) for who in people))


def test_the_table_is_asked_once_who_else_wants_to_offer_something() -> None:
    table = three_together()
    table.give("P1", "medkit")
    play = table.play()
    assert ask_for_more(play) == ["P2", "P3"]
    assert play.asked == "table" and not play.decision.secret
    say(play)
    assert (play.asked, play.topic) == ("P1", "turn")


def test_only_who_wants_to_comes_to_the_screen_and_then_the_others_are_asked_again() -> None:
    play = three_together().play()
    ask_for_more(play)
    say(play, "P3")
    assert play.asked == "P3" and play.decision.secret
    play.match.answer(play.options().index(Done()))
    assert play.decision.seats == (1,)
    say(play, "P2")
    assert play.asked == "P2"
    play.match.answer(play.options().index(Done()))
    assert play.topic != "trade"


def test_several_who_want_to_offer_something_come_in_turn_order() -> None:
    play = three_together().play()
    ask_for_more(play)
    say(play, "P3", "P2")
    assert play.asked == "P2"
    play.match.answer(play.options().index(Done()))
    assert play.asked == "P3"
    play.match.answer(play.options().index(Done()))
    assert play.topic != "trade"


def test_who_has_nothing_that_changes_hands_is_not_asked() -> None:
    table = three_together()
    table.unarmed("P2")
    assert ask_for_more(table.play()) == ["P3"]


def test_what_was_received_can_be_handed_on_in_the_same_trade() -> None:
    """Everybody in the room trades freely: who had a say before things changed hands may say more."""
    table = three_together()
    grenade = table.give("P2", "grenade")
    play = table.play()
    ask_for_more(play)
    say(play, "P2")
    for wanted in (Give(1, grenade, 0), Yes(), Done()):
        play.match.answer(play.options().index(wanted))
    assert set(play.decision.seats) == {0, 2}
    say(play, "P1")
    for wanted in (Give(0, grenade, 2), Yes(), Done()):
        play.match.answer(play.options().index(wanted))
    say(play)
    assert play.one("P3").inventory == [grenade]
    assert play.topic != "trade"


def test_a_trade_in_which_nobody_has_anything_ends_at_once() -> None:
    table = three_together()
    for who in ("P1", "P2", "P3"):
        table.unarmed(who)
    play = table.play()
    before = len(play.match.journal)
    play.does("P1", Trade)
    assert [choice.acts[0][0] for choice in play.match.journal[before:] if choice.acts] == ["Trade"]


def test_an_old_save_from_the_middle_of_a_trade_still_loads(tmp_path: Path) -> None:
    """It used to ask one person after the other: what was traded until then stays, the rest is asked anew."""
    table = three_together()
    grenade = table.give("P1", "grenade")
    play = table.play()
    play.match.answer(play.options().index(Trade()))
    for wanted in (Give(0, grenade, 2), Yes(), Done()):
        while play.topic != "trade":
            play.match.answer(*range(play.decision.least))
        play.match.answer(play.options().index(wanted))
    assert play.asked == "table"
    number = len(play.match.journal)
    play.match._journal.choices.append(Choice(1, (0,), (["Done"],)))
    play.match._frames[-1].choices.append((0,))
    play.match.save(tmp_path / "old.nemesis")
    match = Match.load(tmp_path / "old.nemesis", KINDS)
    assert match.loaded is not None and match.loaded.lost == 1
    assert match.decision is not None and match.decision.seat == TABLE
    assert len(match.journal) == number
    assert match.game.character(2).inventory == [grenade]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "P1, P2 gives the Grenade for the Medkit. Agree?"),
        ("ru", "P1, P2 отдаёт гранату за аптечку. Согласиться?"),
        ("cs", "P1: P2 dává granát za lékárničku. Souhlasit?"),
    ],
)
def test_whoever_is_asked_to_swap_reads_what_comes_and_what_goes(language: str, sentence: str) -> None:
    table = Table(2)
    medkit, grenade = table.give("P1", "medkit"), table.give("P2", "grenade")
    play = table.play()
    play.does("P1", Trade, Give(0, medkit, 1))
    words = Words(language)
    assert play.decision.prompt.id == "ask-accept"
    says = [words.text(act.text()) for act in play.options() if isinstance(act, Yes | No)]
    assert says == {"en": ["Take it", "Decline"], "ru": ["Взять", "Отказаться"], "cs": ["Vzít", "Odmítnout"]}[language]
    play.answer(Give(1, grenade, 0))
    assert words.text(play.decision.prompt) == sentence


def test_whoever_has_nothing_to_give_is_asked_for_nothing() -> None:
    table = Table(2)
    medkit = table.give("P1", "medkit")
    table.one("P2").hands.clear()
    table.one("P2").inventory.clear()
    play = table.play()
    play.does("P1", Trade, Give(0, medkit, 1))
    assert play.decision.prompt.id == "ask-accept-gift"
    assert play.options() == [Yes(), No()]
