"""Rulebook: The round; Player phase; Actions and their cost."""

from nemesis_desktop.games.nemesis.acts import CarefulMove, Craft, Drop, Move, Pass, PlayCard, RoomAction
from tests.games.nemesis.scenarios.table import Table, attack_card


def quiet(table: Table) -> Table:
    """The event phase brings nothing: nobody moves, the blank comes out of the bag."""
    table.quiet_event()
    table.quiet_bag()
    return table


def alone(people: int = 2) -> Table:
    """Only P1 has still something to do; P2 has passed in the Cockpit."""
    table = Table(people)
    table.place("P2", 1)
    table.passed("P2")
    return table


# ---------------------------------------------------------------- drawing


def test_dar_2be3_the_discard_pile_becomes_a_new_deck_when_the_deck_runs_out() -> None:
    table = Table(2)
    hand = table.hand("P1", actions=1, deck=2)
    assert (len(hand), len(table.one("P1").deck), len(table.one("P1").discard)) == (1, 2, 7)
    old_deck = set(table.one("P1").deck)
    table.step("draw_cards")
    one = table.one("P1")
    assert (len(one.hand), len(one.deck), len(one.discard)) == (5, 5, 0)
    assert old_deck < set(one.hand)


def test_dar_8ddc_who_kept_five_draws_nothing_and_all_draw_before_the_first_player_changes() -> None:
    table = quiet(Table(2))
    kept = list(table.hand("P1", actions=5))
    table.hand("P2", actions=3)
    table.passed("P1")
    table.turn("P2")
    play = table.play()
    play.passes("P2")
    assert play.one("P1").hand == kept
    assert len(play.one("P2").hand) == 5
    assert play.state.first_player == 1
    assert [facts["count"] for facts in play.told("drew-cards")] == [2]
    assert play.order_of("drew-cards", "first-player") == ["drew-cards", "first-player"]


def test_more_cards_than_the_limit_are_kept() -> None:
    table = Table(2)
    table.hand("P1", actions=6)
    table.step("draw_cards")
    assert len(table.one("P1").hand) == 6


def test_contamination_in_hand_counts_towards_the_five_cards_drawn_up_to() -> None:
    table = Table(2)
    table.hand("P1", actions=1, contamination=3)
    table.step("draw_cards")
    assert len(table.one("P1").hand) == 5


def test_the_reshuffled_discard_pile_takes_its_contamination_cards_along() -> None:
    table = Table(2)
    table.hand("P1", actions=0, deck=0)
    cards = table.into_discard("P1", clean=3)
    table.step("draw_cards")
    one = table.one("P1")
    assert len(one.hand) == 5
    assert set(cards) <= {*one.hand, *one.deck}
    assert one.discard == []


def test_with_nothing_left_to_draw_fewer_cards_are_drawn() -> None:
    table = Table(2)
    table.hand("P1", actions=3, deck=1)
    table.state.removed += table.one("P1").discard
    table.one("P1").discard = []
    table.step("draw_cards")
    assert len(table.one("P1").hand) == 4


def test_the_first_player_token_stays_in_the_first_round_and_goes_left_afterwards() -> None:
    table = quiet(Table(3))
    table.state.round = 0
    play = table.play(at="begin_round")
    assert (play.asked, play.state.round, play.state.first_player) == ("P1", 1, 0)
    play.pass_all()
    assert (play.asked, play.state.round, play.state.first_player) == ("P2", 2, 1)


def test_the_first_player_token_skips_the_dead_the_sleeping_and_the_gone() -> None:
    table = quiet(Table(5))
    table.dead("P2")
    table.sleeps("P3")
    table.launched("P4", pod=1)
    for who in ("P1", "P5"):
        table.passed(who)
    table.state.time = 8
    play = table.play()
    assert (play.asked, play.state.first_player) == ("P5", 4)


# ---------------------------------------------------------------- paying


def test_cap_a27f_contamination_cards_cannot_pay_for_a_move() -> None:
    table = alone()
    table.hand("P1", actions=0, contamination=2)
    play = table.play()
    before = list(play.one("P1").hand)
    assert play.refused(Move("6-11", 6)) == "cost"
    assert play.refused(RoomAction(11)) == "cost"
    assert {type(act) for act in play.offered("P1")} == {Pass, Drop}
    assert play.one("P1").hand == before
    assert (play.one("P1").room, play.state.turn.taken) == (11, 0)


def test_cap_4442_exactly_the_action_cards_are_paid() -> None:
    table = alone()
    table.lay(6, "comms_room")
    table.place("P1", 6)
    hand = list(table.hand("P1", actions=2, contamination=2))
    play = table.play()
    play.uses_room("P1")
    one = play.one("P1")
    assert sorted(one.discard) == sorted(hand[:2])
    assert one.hand == hand[2:]
    assert one.signal


def test_the_payer_chooses_which_cards_to_discard() -> None:
    table = alone()
    hand = list(table.hand("P1", "rest", "demolition", actions=2))
    play = table.play()
    play.moves("P1", 6, ["captain_demolition"])
    assert play.one("P1").discard == ["captain_demolition"]
    assert play.one("P1").hand == [card for card in hand if card != "captain_demolition"]


def test_a_played_card_is_discarded_and_pays_nothing_itself() -> None:
    table = alone()
    table.malfunction(11)
    table.hand("P1", "basic_repairs", actions=1)
    play = table.play()
    assert play.refused(PlayCard("captain_basic_repairs")) == "cost"
    table = alone()
    table.malfunction(11)
    table.hand("P1", "basic_repairs", actions=2)
    play = table.play()
    assert play.decision.prompt.id == "ask-turn", "the first of the usual two actions"
    play.does("P1", PlayCard("captain_basic_repairs"))
    assert play.told("plays-card") == [{"who": 0, "card": "captain_basic_repairs"}]
    assert not play.room(11).malfunction
    assert play.one("P1").hand == []
    assert len(play.one("P1").discard) == 3


def test_careful_movement_needs_two_action_cards() -> None:
    table = alone()
    table.hand("P1", actions=1, contamination=3)
    play = table.play()
    assert play.offers(Move("6-11", 6))
    assert play.refused(CarefulMove("6-11", 6)) == "cost"


def test_a_contamination_card_is_never_played() -> None:
    table = alone()
    card = table.hand("P1", actions=1, contamination=1)[-1]
    play = table.play()
    assert play.refused(PlayCard(card)) == "contamination"


# ---------------------------------------------------------------- passing


def test_pad_da0b_a_pass_may_discard_any_cards_contamination_included() -> None:
    table = quiet(alone())
    hand = list(table.hand("P1", actions=2, contamination=2))
    play = table.play()
    play.passes("P1", hand[0], *hand[2:])
    one = play.one("P1")
    # The new round has drawn four cards to the one that was kept.
    assert play.state.round == 2
    assert [facts["count"] for facts in play.told("drew-cards") if facts["who"] == 0] == [4]
    assert hand[1] in one.hand and len(one.hand) == 5
    assert sorted(one.discard) == sorted([hand[0], *hand[2:]])


def test_pad_6b25_an_empty_hand_can_only_drop_and_pass_and_play_goes_on() -> None:
    table = quiet(Table(2))
    table.hand("P1", actions=0)
    table.give("P1", "corpse_blue")
    play = table.play()
    assert {type(act) for act in play.offered("P1")} == {Pass, Drop}
    play.does("P1", Drop("corpse_blue"))
    assert (play.asked, play.state.turn.taken) == ("P1", 0)
    play.passes("P1")
    assert play.one("P1").passed
    assert play.asked == "P2"


def test_who_runs_out_of_cards_in_a_turn_still_passes_by_itself() -> None:
    table = Table(2)
    table.hand("P1", actions=1)
    table.lay(6, "canteen")
    table.next_noise("silence")
    play = table.play()
    play.moves("P1", 6)
    # No automatic pass: dropping things is still possible.
    assert (play.asked, play.topic) == ("P1", "turn")
    assert not play.one("P1").passed


def test_one_action_and_then_a_pass_end_the_turn() -> None:
    table = Table(2)
    table.lay(6, "canteen")
    table.next_noise("silence")
    play = table.play()
    play.moves("P1", 6)
    play.passes("P1")
    assert play.asked == "P2"
    assert play.one("P1").passed


def test_who_has_passed_has_no_more_turns_in_the_phase() -> None:
    table = Table(3)
    for slot in (6, 8, 14, 15):
        table.lay(slot, {6: "canteen", 8: "cabins", 14: "monitoring_room", 15: "shower_room"}[slot])
    table.next_noise("silence", "silence", "silence", "silence", "silence", "silence")
    play = table.play()
    play.passes("P1")
    play.moves("P2", 6)
    play.moves("P2", 11)
    play.passes("P3")
    assert play.asked == "P2"


def test_ts_f9bc_at_most_two_actions_a_turn_and_turns_until_everybody_has_passed() -> None:
    table = quiet(Table(3))
    for slot, tile in {6: "canteen", 8: "cabins", 14: "monitoring_room"}.items():
        table.lay(slot, tile)
    table.next_noise(*["silence"] * 15)
    play = table.play()
    rooms = {"P1": 6, "P2": 8, "P3": 14}
    turns = []
    while play.state.round == 1:
        who = play.asked
        if not play.one(who).hand:
            play.passes(who)
            turns.append((who, "pass"))
            continue
        target = rooms[who] if play.one(who).room == 11 else 11
        play.moves(who, target)
        turns.append((who, "move"))
    one_round = [(who, "move") for who in ("P1", "P1", "P2", "P2", "P3", "P3")]
    last = [(who, what) for who in ("P1", "P2", "P3") for what in ("move", "pass")]
    assert turns == [*one_round, *one_round, *last]


# ---------------------------------------------------------------- the order of steps


def test_po_621f_event_phase_order_time_attack_fire_event_bag() -> None:
    table = alone()
    table.lay(6, "canteen", fire=True)
    table.place("P1", 6)
    table.hand("P1", actions=1)
    adult = table.intruder("adult", 6, injuries=2)
    table.state.self_destruct = 0
    # The attack hits with a scratch; the next card is for toughness.
    table.next_attack(attack_card("scratch", toughness=2), attack_card("claw_attack", toughness=3))
    table.next_event("regeneration")
    table.next_token("blank")
    play = table.play()
    play.passes("P1")
    assert play.order_of(
        "time", "self-destruct", "attacks", "injured", "intruder-killed", "event-card", "bag-token"
    ) == ["time", "self-destruct", "attacks", "injured", "intruder-killed", "event-card", "bag-token"]
    assert (play.state.time, play.state.self_destruct) == (1, 1)
    # One light wound from the fire at the end of the own turn, one from the scratch.
    assert play.one("P1").light == 2
    assert play.game.intruder(adult) is None
    assert [thing for thing in play.room(6).objects if thing.startswith("carcass_")]


def test_crafting_is_no_way_out_of_an_empty_hand() -> None:
    table = alone()
    table.hand("P1", actions=0, contamination=1)
    table.give("P1", "chemicals", "tools")
    play = table.play()
    assert play.refused(Craft("flamethrower")) == "cost"


# ---------------------------------------------------------------- who falls out


def test_the_turn_goes_on_when_somebody_dies_in_it() -> None:
    table = Table(3)
    table.lay(6, "surgery")
    table.place("P1", 6)
    table.wounds("P1", "leg", "body", "hand")
    play = table.play()
    play.uses_room("P1")
    assert play.one("P1").status == "dead"
    assert play.asked == "P2"


def test_the_dead_are_skipped_and_the_phase_ends_without_them() -> None:
    table = quiet(Table(3))
    table.dead("P2")
    play = table.play()
    play.passes("P1")
    assert play.asked == "P3"
    play.passes("P3")
    assert (play.state.round, play.asked) == (2, "P3")


def test_a_hand_of_contamination_cards_is_asked_before_it_passes() -> None:
    """Passing by itself would tell the table that no action card is left."""
    table = alone()
    table.unarmed("P1")
    table.hand("P1", contamination=2)
    play = table.play()
    assert (play.asked, play.topic) == ("P1", "turn")
    assert play.options() == [Pass()]
