"""Rulebook: Player phase, step 3 (interruptions); the Interruption card."""

import pytest

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.games.nemesis.acts import CarefulMove, Drop, Move, No, Pass, PlayCard, RoomAction, Trade
from nemesis_desktop.games.nemesis.aims import AtDeck, AtItem
from nemesis_desktop.games.nemesis.foresight.declaring import declared_act
from nemesis_desktop.games.nemesis.said.wording import card_name
from nemesis_desktop.program.words import Words, unparted
from tests.games.nemesis.scenarios.playing import pick
from tests.games.nemesis.scenarios.table import Play, Reacts, Table

P1S, P2S, P3S = "captain_interruption", "scout_interruption", "pilot_interruption"


def together(people: int = 2) -> Table:
    """P1 to act, everybody in the Hibernatorium, P2 holds an Interruption card."""
    table = Table(people)
    table.hand("P2", "interruption", actions=2)
    table.malfunction(11)
    return table


def test_int_28a1_the_action_has_no_effect_and_stays_paid() -> None:
    table = together()
    table.hand("P1", "basic_repairs", actions=3)
    play = table.play()
    play.does("P1", PlayCard("captain_basic_repairs"), Reacts("P2"), PlayCard(P2S))
    one = play.one("P1")
    assert play.room(11).malfunction
    assert len(one.hand) == 1 and len(one.discard) == 3
    assert "captain_basic_repairs" in one.discard
    assert (play.asked, play.state.turn.taken) == ("P1", 1)
    assert P2S in play.one("P2").discard


def test_int_264e_who_has_passed_may_still_interrupt() -> None:
    table = together()
    table.passed("P2")
    play = table.play()
    play.does("P1", Move("6-11", 6), Reacts("P2"), PlayCard(P2S))
    assert play.one("P1").room == 11
    assert len(play.one("P1").discard) == 1
    assert P2S in play.one("P2").discard


def test_an_interruption_comes_before_anything_is_rolled_or_drawn() -> None:
    table = together()
    table.next_noise(1)
    play = table.play()
    chance = dict(play.state.chance.draws)
    play.does("P1", Move("6-11", 6), Reacts("P2"), PlayCard(P2S))
    assert play.state.chance.draws.get("noise", 0) == chance.get("noise", 0)
    assert not play.room(6).explored


def test_nobody_interrupts_from_another_room() -> None:
    table = together()
    table.place("P2", 1)
    play = table.play()
    play.does("P1", Move("6-11", 6))
    assert play.one("P1").room == 6
    assert play.order_of("interrupted", "reacts") == []


def test_an_interruption_can_be_interrupted_from_anywhere() -> None:
    table = together(3)
    table.place("P3", 1)
    table.hand("P3", "interruption", actions=1)
    table.lay(6, "canteen")
    table.next_noise("silence")
    play = table.play()
    play.does("P1", Move("6-11", 6), Reacts("P2"), PlayCard(P2S), Reacts("P3"), PlayCard(P3S))
    assert play.one("P1").room == 6
    assert P2S in play.one("P2").discard and P3S in play.one("P3").discard


def test_the_one_who_acts_may_interrupt_the_interruption() -> None:
    table = together()
    table.hand("P1", "interruption", actions=2)
    table.lay(6, "canteen")
    table.next_noise("silence")
    play = table.play()
    play.match.answer(play.options().index(Move("6-11", 6)))
    play.match.answer(1)
    play.answer(Reacts("P2"), PlayCard(P2S), Reacts("P1"), PlayCard(P1S))
    assert play.one("P1").room == 6
    assert P1S in play.one("P1").discard


def test_whoever_calls_out_may_still_show_nothing() -> None:
    table = together()
    table.lay(6, "canteen")
    table.next_noise("silence")
    play = table.play()
    play.does("P1", Move("6-11", 6), Reacts("P2"), No)
    assert play.one("P1").room == 6
    assert P2S in play.one("P2").hand


def test_calling_out_without_the_card_looks_the_same() -> None:
    table = together()
    table.hand("P2", actions=3)
    play = table.play()
    play.does("P1", Move("6-11", 6), Reacts("P2"))
    assert (play.asked, play.topic) == ("P2", "reaction")
    assert play.decision.secret
    assert play.options() == [No()]
    assert P2S not in play.one("P2").hand


def test_a_pass_and_a_drop_cannot_be_interrupted() -> None:
    table = together()
    play = table.play()
    play.match.answer(play.options().index(Drop("six_shooter")))
    assert play.topic == "turn"
    play.match.answer(play.options().index(Pass()))
    assert play.topic == "pass"


def test_nobody_is_asked_when_the_card_lies_open_or_the_hand_is_empty() -> None:
    table = together()
    table.hand("P2", actions=3, deck=0)
    assert P2S in table.one("P2").discard
    play = table.play()
    play.match.answer(play.options().index(Trade()))
    play.match.answer(0)
    assert play.topic == "trade"


def test_a_trade_can_be_interrupted() -> None:
    table = together()
    table.give("P1", "medkit")
    play = table.play()
    play.does("P1", Trade, Reacts("P2"), PlayCard(P2S))
    assert (play.asked, play.topic, play.state.turn.taken) == ("P1", "turn", 1)


def declares(play: Play, act: Act) -> None:
    """P1 declares an action and pays for it, as far as it has to be aimed and paid with a choice."""
    play.match.answer(play.options().index(act))
    while play.topic in ("aim", "pay"):
        play.match.answer(*range(play.decision.least))
    assert play.topic == "interruption"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "P1: moving to the Canteen. Does anybody in the room interrupt?"),
        ("ru", "P1: движение в Кают-компанию. Вмешается ли кто-нибудь в отсеке?"),
        ("cs", "P1: přesun do Jídelny. Přeruší to někdo v místnosti?"),
    ],
)
def test_whoever_may_interrupt_reads_what_is_about_to_happen(language: str, sentence: str) -> None:
    table = together()
    table.lay(6, "canteen")
    play = table.play()
    declares(play, Move("6-11", 6))
    assert Words(language).text(play.decision.prompt) == unparted(sentence, language)


def test_an_action_is_named_with_its_aim_and_without_its_payment() -> None:
    table = together()
    table.hand("P1", "basic_repairs", actions=3)
    play = table.play()
    declares(play, PlayCard("captain_basic_repairs"))
    sentence = Words("en").text(play.decision.prompt)
    assert sentence.startswith("P1: the card Basic Repairs (")
    paid = [card for card in play.one("P1").discard if card != "captain_basic_repairs"]
    assert paid and not any(Words("en").text(card_name(card)) in sentence for card in paid)


def test_a_thing_in_an_inventory_is_not_named_as_an_aim() -> None:
    play = together().play()
    aims = (AtItem("medkit_1", "component"), AtDeck("red", "search"))
    said = Words("en").text(declared_act(play.state, RoomAction(11), aims))
    assert said.startswith("the room action, Hibernatorium (Search") and "edkit" not in said


@pytest.mark.parametrize("holds", [True, False])
def test_a_question_that_several_could_answer_knows_who_really_holds_the_card(holds: bool) -> None:
    """For a table that plays with open hands; the question itself is put to whoever could hold it."""
    table = Table(2)
    table.hand("P2", *(("interruption",) if holds else ()), actions=2)
    table.malfunction(11)
    table.hand("P1", "basic_repairs", actions=3)
    play = table.play()
    play.match.answer(pick(play.decision, PlayCard("captain_basic_repairs")))
    while play.decision.kind != "claims":
        play.match.answer(*range(play.decision.least))
    asked = play.decision
    assert asked.seats == (1,) and asked.able(1) is holds


def test_what_was_paid_can_be_taken_back_as_long_as_nothing_was_revealed() -> None:
    """A repair rolls and reveals nothing: the cards come back to the hand, and the malfunction is there again."""
    table = Table(2)
    table.place("P2", 1)
    table.malfunction(11)
    table.hand("P1", "basic_repairs", actions=3)
    play = table.play()
    hand = list(play.one("P1").hand)
    play.does("P1", PlayCard("captain_basic_repairs"))
    assert not play.room(11).malfunction and len(play.one("P1").hand) == 1
    assert play.match.can_undo
    while play.match.can_undo:
        play.match.undo()
    assert play.room(11).malfunction and list(play.one("P1").hand) == hand and play.one("P1").discard == []


def test_a_payment_that_leaves_no_choice_can_be_taken_back_too() -> None:
    """Careful movement with the last two cards: they lie face up at once, and they were the mover's own to show."""
    table = Table(2)
    table.place("P2", 1)
    table.explore(6)
    table.hand("P1", actions=2)
    play = table.play()
    hand = list(play.one("P1").hand)
    play.match.answer(pick(play.decision, CarefulMove("6-11", 6)))
    assert play.asked == "P1" and play.one("P1").discard == hand
    play.match.undo()
    assert play.one("P1").room == 11 and list(play.one("P1").hand) == hand


def test_a_die_that_was_rolled_keeps_what_was_paid_for_it() -> None:
    table = Table(2)
    table.place("P2", 1)
    table.next_noise("silence")
    play = table.play()
    play.does("P1", Move("6-11", 6))
    assert not play.match.can_undo
