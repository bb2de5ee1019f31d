"""Rulebook: Game modes, playing the intruders."""

from typing import Any

import pytest

from nemesis_desktop.engine.decision import No, Yes
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import Pass, Pay, PlayCard
from nemesis_desktop.games.nemesis.aims import Aim
from nemesis_desktop.games.nemesis.species.shelf import ATTACKS, INTRUDER_ACTIONS
from tests.games.nemesis.scenarios.table import Play, Table, attack_card

MOVE, ATTACK, EFFECT = "intruder_move", "intruder_attack", "intruder_effect"
ONE, TWO, ANY_PURSUIT = (f"intruder_action_0{number}" for number in (1, 2, 4))
HUNT_3, METAMORPHOSIS, PLANNING_4 = (f"intruder_action_0{number}" for number in (5, 7, 8))
HEALING = "intruder_action_10"


def variant(people: int = 4, **options: Any) -> Table:
    return Table(people, options=("intruder_player",), **options)


def his_turn(*cards: str, people: int = 4, where: int = 14) -> Table:
    """P3 plays the intruders and has the turn with these cards; the others stand in the Hibernatorium.

    Room 14 next to it is explored.
    """
    table = variant(people)
    table.takes_over("P3", *cards)
    table.explore(where)
    table.turn("P3")
    return table


def plays(table: Table) -> Play:
    play = table.play(at="start_turn")
    assert (play.asked, play.topic) == ("P3", "turn")
    return play


# ---------------------------------------------------------------- taking over


def dying(people: int = 4, *, who: str = "P3", round_: int = 4) -> Table:
    """Somebody with three serious wounds has the turn in a burning room; it is the end of the round for the others."""
    table = variant(people)
    table.state.round = round_
    table.explore(14)
    table.fire(14)
    table.place(who, 14)
    table.wounds(who, "leg", "hand", "body")
    table.turn(who)
    table.passed(*(f"P{number}" for number in range(1, people + 1) if f"P{number}" != who))
    return table


def test_ip_a08a_the_round_of_the_first_death_ends_normally_and_the_next_is_played_with_the_intruders() -> None:
    table = dying()
    table.intruder("adult", 11)
    for number in (1, 2, 4):
        table.hand(f"P{number}", actions=1)
    table.next_attack(attack_card(misses="adult"))
    table.quiet_event()
    table.quiet_bag()
    play = table.play()
    play.passes("P3")
    # The event phase of round 4: an attack, a card, a token.
    assert play.order_of("dies", "attacks", "event-card", "bag-token", "round") == [
        "dies",
        "attacks",
        "event-card",
        "bag-token",
        "round",
    ]
    assert (play.asked, play.topic, play.state.round) == ("P3", "intruders", 5)
    play.answer(Yes)
    assert play.state.intruder_player == 2
    assert len(play.state.intruder_hand) == 3 and len(play.state.decks["intruder"]) == 7
    assert play.state.first_player == 1
    # The normal order of turns: P2 starts, then P3 with one card, then P4.
    assert play.asked == "P2"
    play.does("P2", Pass)
    assert (play.asked, play.topic) == ("P3", "turn")
    card = play.state.intruder_hand[0]
    play.answer(PlayCard(card), MOVE)
    while play.asked == "P3":
        play.answer(play.options()[0])
    assert card not in play.state.intruder_hand and card in play.state.discards["intruder"]
    assert (play.asked, play.topic) == ("P4", "turn")


def test_the_offer_may_be_refused_and_is_made_only_once() -> None:
    table = dying()
    table.quiet_event()
    table.quiet_bag()
    play = table.play()
    play.passes("P3")
    assert play.topic == "intruders"
    play.answer(No)
    assert play.state.intruder_player is None and play.state.intruders_refused
    assert (play.asked, play.topic) == ("P2", "turn")
    play.pass_all()
    assert play.over or play.topic != "intruders"
    assert len(play.told("event-card")) == 2


def test_without_the_variant_nobody_is_asked() -> None:
    table = Table(4)
    table.fire(11)
    table.turn("P3")
    table.wounds("P3", "leg", "hand", "body")
    table.passed("P1", "P2", "P4")
    table.quiet_event()
    table.quiet_bag()
    play = table.play()
    play.passes("P3")
    assert play.topic == "turn"


def test_only_the_first_dead_may_take_over() -> None:
    table = dying()
    table.dead("P2")
    table.state.first_dead = [1]
    table.quiet_event()
    table.quiet_bag()
    play = table.play()
    play.passes("P3")
    assert (play.asked, play.topic) == ("P2", "intruders")


def test_of_several_who_die_at_once_the_lowest_number_is_asked() -> None:
    table = variant(4)
    table.lay(14, "laboratory")
    for who in ("P2", "P3", "P4"):
        table.place(who, 14)
    for one in table.state.crew:
        one.number = 5 - one.number
    table.state.decompression = 14
    table.turn("P1")
    table.passed("P2", "P3", "P4")
    table.quiet_event()
    table.quiet_bag()
    play = table.play()
    play.passes("P1")
    assert [one.status for one in play.state.crew] == ["aboard", "dead", "dead", "dead"]
    assert sorted(play.state.first_dead) == [1, 2, 3]
    # P4 holds the help card with number 1.
    assert (play.asked, play.topic) == ("P4", "intruders")


def test_all_that_belonged_to_the_character_leaves_the_game() -> None:
    table = dying()
    table.give("P3", "medkit")
    table.into_deck("P3", clean=1)
    table.quiet_event()
    table.quiet_bag()
    play = table.play()
    play.passes("P3")
    play.answer(Yes)
    one = play.one("P3")
    assert (one.deck, one.hand, one.discard, one.quests, one.inventory, one.hands) == ([], [], [], [], [], [])
    mine = play.view("P3").mine
    assert mine is not None and mine.intruder_hand == tuple(play.state.intruder_hand)
    for other in ("P1", None):
        seen = play.view(other)
        assert seen.intruder_player == 2
        assert seen.crew[2].hand_count == 3
        assert seen.mine is None or seen.mine.intruder_hand == ()


# ---------------------------------------------------------------- the round


@pytest.mark.parametrize(("kept", "drawn"), [(0, 3), (1, 3), (2, 2), (4, 0)])
def test_three_cards_are_drawn_and_never_more_than_four_held(kept: int, drawn: int) -> None:
    table = his_turn(*list(INTRUDER_ACTIONS)[:kept])
    table.step("draw_intruder_cards")
    assert len(table.state.intruder_hand) == kept + drawn


def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    table = his_turn()
    table.state.discards["intruder"] = list(table.state.decks["intruder"][2:])
    table.state.decks["intruder"] = table.state.decks["intruder"][:2]
    table.step("draw_intruder_cards")
    assert len(table.state.intruder_hand) == 3
    assert len(table.state.decks["intruder"]) == 7 and table.state.discards["intruder"] == []


def test_the_intruder_player_never_gets_the_first_player_token() -> None:
    table = his_turn()
    table.state.round = 5
    table.first_player("P2")
    holders = []
    for _ in range(6):
        table.step("pass_first_player")
        holders.append(table.state.first_player)
    assert holders == [3, 0, 1, 3, 0, 1]


def test_one_action_a_turn_and_the_turn_goes_on() -> None:
    table = his_turn(ONE, TWO)
    table.intruder("larva", 14)
    play = plays(table)
    play.does("P3", PlayCard(ONE), MOVE)
    assert play.asked == "P4"
    assert play.state.discards["intruder"] == [ONE]
    assert play.state.intruder_hand == [TWO]


def test_after_all_others_have_passed_the_intruder_player_goes_on_alone() -> None:
    table = his_turn(ONE, TWO, HUNT_3)
    table.intruder("larva", 14)
    table.passed("P1", "P2", "P4")
    play = plays(table)
    play.does("P3", PlayCard(ONE), MOVE)
    assert (play.asked, play.topic) == ("P3", "turn")
    play.does("P3", PlayCard(TWO), MOVE)
    assert (play.asked, play.topic) == ("P3", "turn")


@pytest.mark.parametrize("hand", [1, 2, 3, 4])
def test_a_pass_keeps_at_most_one_card(hand: int) -> None:
    cards = list(INTRUDER_ACTIONS)[:hand]
    table = his_turn(*cards)
    table.passed("P1", "P2")
    play = plays(table)
    discarded = [Pay(card) for card in cards[1:]]
    play.answer(Pass, discarded)
    assert play.state.intruder_hand == cards[:1]
    assert play.state.discards["intruder"] == cards[1:]
    assert play.view().discards["intruder"] == tuple(cards[1:]), "a discard pile lies open for everybody"
    assert play.asked == "P4"


def test_the_last_card_may_be_discarded_too_but_two_may_not_be_kept() -> None:
    table = his_turn(ONE, TWO, HUNT_3)
    play = plays(table)
    play.match.answer(play.options().index(Pass()))
    assert (play.decision.kind, play.decision.least, play.decision.most) == ("some", 2, 3)
    play.answer([ONE, TWO, HUNT_3])
    assert play.state.intruder_hand == []
    assert len(play.state.discards["intruder"]) == 3


def test_with_no_card_left_the_intruder_player_passes() -> None:
    table = his_turn()
    table.state.turn.seat = 1
    play = table.play()
    play.passes("P2")
    assert play.one("P3").passed
    assert play.asked == "P4"


def test_the_event_phase_is_only_the_time_track_and_the_fire() -> None:
    table = his_turn()
    table.lay(6, "canteen", fire=True)
    burnt = table.intruder("breeder", 6)
    table.intruder("adult", 11)
    table.state.self_destruct = 0
    table.passed("P1", "P2", "P3")
    table.turn("P4")
    table.next_attack(attack_card(toughness=5))
    play = table.play()
    play.passes("P4")
    assert (play.state.round, play.state.time, play.state.self_destruct) == (2, 1, 1)
    assert play.told("attacks") == [] and play.told("event-card") == [] and play.told("bag-token") == []
    injured = play.told("injured")
    assert [facts["intruder"] for facts in injured] == [burnt]


def test_in_the_end_the_intruder_player_has_not_won() -> None:
    table = his_turn()
    table.state.time = 14
    table.objective("P3", "the_right_moment_to_strike")
    play = table.play(at="time_track")
    assert play.over
    ending = play.view().ending
    assert ending is not None
    assert not ending.fates[2].survived and not ending.fates[2].won


def test_the_game_ends_when_nobody_awake_is_left_but_the_intruder_player() -> None:
    table = his_turn(people=3)
    table.dead("P1")
    table.fire(11)
    table.wounds("P2", "leg", "hand", "body")
    table.turn("P2")
    play = table.play()
    play.passes("P2")
    assert play.over


# ---------------------------------------------------------------- the ten cards


def test_the_ten_cards_are_those_of_the_box() -> None:
    printed = {
        card.id.removeprefix("intruder_action_"): (card.effect, card.movement, card.attack_draw)
        for card in INTRUDER_ACTIONS.values()
    }
    assert printed == {
        "01": ("pursuit", (1,), 2),
        "02": ("pursuit", (2,), 2),
        "03": ("pursuit", (3,), 2),
        "04": ("pursuit", (1, 2, 3, 4), 3),
        "05": ("coordinated_hunt", (3,), 1),
        "06": ("coordinated_hunt", (4,), 1),
        "07": ("metamorphosis", (1,), 1),
        "08": ("planning", (4,), 1),
        "09": ("planning", (1, 2, 3, 4), 1),
        "10": ("self_healing", (2,), 1),
    }


@pytest.mark.parametrize("card", list(INTRUDER_ACTIONS))
def test_each_card_moves_an_intruder_through_its_printed_numbers_only(card: str) -> None:
    table = his_turn(card)
    adult = table.intruder("adult", 14)
    table.explore(*table.state.rooms)
    play = plays(table)
    play.match.answer(play.options().index(PlayCard(card)))
    play.match.answer([act.option for act in play.options()].index(MOVE))  # type: ignore[attr-defined]
    exits = play.game.board.by_number[14]
    wanted = list(dict.fromkeys(exits[number] for number in INTRUDER_ACTIONS[card].movement))
    if len(wanted) == 1:
        assert play.asked != "P3"
        moved = play.game.intruder(adult)
        if wanted == ["technical"]:
            assert moved is None
        else:
            assert moved is not None and moved.room == play.game.board.other_end(wanted[0], 14)
    else:
        assert [act.id for act in play.options()] == wanted  # type: ignore[attr-defined]


@pytest.mark.parametrize("card", list(INTRUDER_ACTIONS))
def test_each_card_attacks_with_one_of_the_printed_number_of_attack_cards(card: str) -> None:
    table = his_turn(card)
    table.place("P4", 14)
    table.intruder("adult", 14)
    number = INTRUDER_ACTIONS[card].attack_draw
    top = list(reversed(table.state.decks["attack"][-number:]))
    play = plays(table)
    play.answer(PlayCard(card), ATTACK)
    if number > 1:
        assert play.decision.secret
        assert [act.id for act in play.options()] == top  # type: ignore[attr-defined]
        named = [dict(act.text().args)["thing"] for act in play.options()]
        assert named == [Text(f"attack-{ATTACKS[one].effect}") for one in top]
        play.answer(top[-1])
    attack = play.told("attacks")[0]
    assert attack["attack"] == top[-1] and attack["target"] == 3 and not attack["surprise"]
    assert sorted(play.state.decks["attack"][: number - 1]) == sorted(top[:-1])


# ---------------------------------------------------------------- movement


def test_a_closed_door_stops_the_intruder_and_is_destroyed() -> None:
    table = his_turn(ANY_PURSUIT)
    adult = table.intruder("adult", 14)
    table.door("closed", "11-14")
    play = plays(table)
    play.does("P3", PlayCard(ANY_PURSUIT), MOVE, "11-14")
    moved = play.game.intruder(adult)
    assert moved is not None and moved.room == 14
    assert play.state.doors["11-14"] == "destroyed"


def test_through_a_technical_entrance_it_leaves_the_board_and_a_token_goes_into_the_bag() -> None:
    table = his_turn(ANY_PURSUIT)
    slot = next(slot for slot in table.game.board.network_of if slot != 11)
    table.explore(slot)
    adult = table.intruder("adult", slot)
    table.bag(blank=1)
    play = plays(table)
    play.does("P3", PlayCard(ANY_PURSUIT), MOVE, "technical")
    assert play.game.intruder(adult) is None
    assert len(play.state.bag) == 2


def test_one_in_combat_may_be_moved_and_moving_in_is_no_encounter() -> None:
    table = his_turn(ANY_PURSUIT)
    table.place("P4", 14)
    adult = table.intruder("adult", 14)
    play = plays(table)
    play.does("P3", PlayCard(ANY_PURSUIT), MOVE, "11-14")
    moved = play.game.intruder(adult)
    assert moved is not None and moved.room == 11
    assert play.told("encounter") == [] and play.told("attacks") == []


def test_without_intruders_on_the_board_only_effects_can_be_played() -> None:
    table = his_turn(ONE, HUNT_3, HEALING)
    play = plays(table)
    assert set(play.options()) == {PlayCard(ONE), PlayCard(HUNT_3), Pass()}
    play.match.answer(play.options().index(PlayCard(ONE)))
    assert [act.option for act in play.options()] == [EFFECT]  # type: ignore[attr-defined]


# ---------------------------------------------------------------- attack


def test_ip_a932_any_target_in_the_room_and_one_of_three_attack_cards() -> None:
    table = his_turn(ANY_PURSUIT)
    table.hand("P1", actions=5)
    table.hand("P2", actions=0)
    table.place("P4", 1)
    adult = table.intruder("adult", 11)
    table.intruder("breeder", 11)
    hit, miss, miss_2 = (
        attack_card("scratch", hits="adult"),
        *[card.id for card in ATTACKS.values() if "adult" not in card.symbols][:2],
    )
    table.next_attack(miss, hit, miss_2)
    play = plays(table)
    play.does("P3", PlayCard(ANY_PURSUIT), ATTACK, adult)
    assert {act.id for act in play.options()} == {0, 1}
    play.answer(0)
    # All three are looked at, by the intruder player alone.
    mine = play.view("P3").mine
    assert mine is not None and mine.looking == (miss, hit, miss_2)
    for who in ("P1", "P2", "P4"):
        theirs = play.view(who).mine
        assert theirs is not None and theirs.looking == ()
    assert play.decision.secret
    play.answer(hit)
    attack = play.told("attacks")[0]
    assert (attack["target"], attack["attack"], attack["hit"], attack["intruder"]) == (0, hit, True, adult)
    assert sorted(play.state.decks["attack"][:2]) == sorted((miss, miss_2))
    assert play.state.discards["attack"] == [hit]
    assert play.one("P2").light == 0 and not play.one("P2").wounds


def test_only_intruders_in_a_room_with_a_character_can_attack() -> None:
    table = his_turn(ONE)
    table.intruder("adult", 6)
    play = plays(table)
    play.match.answer(play.options().index(PlayCard(ONE)))
    assert [act.option for act in play.options()] == [MOVE, EFFECT]  # type: ignore[attr-defined]


def test_a_larva_attacks_without_any_card() -> None:
    table = his_turn(ANY_PURSUIT)
    table.place("P4", 14)
    table.intruder("larva", 14)
    cards = len(table.state.decks["attack"])
    play = plays(table)
    play.does("P3", PlayCard(ANY_PURSUIT), ATTACK)
    assert play.one("P4").larva and play.intruders(14) == []
    assert len(play.state.decks["attack"]) == cards
    assert sum(card.startswith("contamination") for card in play.one("P4").discard) == 1


def test_surprise_attacks_and_attacks_on_the_escaping_are_as_usual() -> None:
    table = his_turn()
    table.turn("P4")
    table.place("P4", 14)
    table.explore(6)
    table.hand("P4", actions=2)
    table.intruder("adult", 14)
    table.next_attack(attack_card(misses="adult"), attack_card("scratch", hits="adult"))
    table.noise("6-11")
    play = table.play()
    play.moves("P4", 11)
    assert [facts["surprise"] for facts in play.told("attacks")] == [False]
    table.next_noise(play.game.board.corridors["6-11"].numbers[0])
    table.next_token("adult", 4)
    play.moves("P4", 6)
    assert [facts["surprise"] for facts in play.told("attacks")] == [False, True]


# ---------------------------------------------------------------- effects


def test_pursuit_makes_any_character_roll_for_noise() -> None:
    table = his_turn(ONE)
    table.place("P4", 14)
    table.noise("11-14")
    table.next_noise(4)
    table.next_token("creeper")
    play = plays(table)
    play.match.answer(play.options().index(PlayCard(ONE)))
    assert [act.option for act in play.options()] == [EFFECT]
    play.match.answer(0)
    assert {act.id for act in play.options()} == {0, 1, 3}
    play.answer(3)
    assert [facts["who"] for facts in play.told("noise-rolled")] == [3]
    assert [one.kind for one in play.intruders(14)] == ["creeper"]


def test_coordinated_hunt_brings_free_adults_to_the_lowest_room_with_a_character() -> None:
    table = his_turn(HUNT_3)
    for number, slot in ((1, 11), (2, 7), (4, 16)):
        table.place(f"P{number}", slot)
    free, fighting, creeper = table.intruder("adult", 6), table.intruder("adult", 11), table.intruder("creeper", 6)
    lost = table.intruder("adult", 1)
    play = plays(table)
    play.does("P3", PlayCard(HUNT_3), EFFECT)
    rooms = {one.id: one.room for one in play.state.intruders}
    assert rooms == {free: 7, fighting: 11, creeper: 6, lost: 1}


def test_metamorphosis_lets_larvae_out_and_then_four_cards_bring_new_ones() -> None:
    table = his_turn(METAMORPHOSIS)
    table.place("P1", 14)
    table.one("P1").larva = True
    sick = table.contamination(0, 1)
    table.one("P2").deck += sick
    play = plays(table)
    play.does("P3", PlayCard(METAMORPHOSIS), EFFECT)
    assert play.one("P1").status == "dead"
    assert [one.kind for one in play.intruders(14)] == ["creeper"]
    assert play.one("P2").larva and sick[0] in play.one("P2").discard
    assert not play.one("P4").larva
    assert len(play.one("P4").hand) == 5


def test_planning_resolves_one_of_three_event_cards_with_its_movement_and_discards_the_others() -> None:
    table = his_turn(PLANNING_4)
    events = list(table.state.decks["event"])
    others = [card for card in events if card not in ("regeneration", "hatching")][:1]
    table.next_event("regeneration", "hatching", *others)
    hurt = table.intruder("adult", 6, injuries=2)
    play = plays(table)
    play.does("P3", PlayCard(PLANNING_4), EFFECT)
    assert play.decision.secret
    assert [act.id for act in play.options()] == ["regeneration", "hatching", *others]
    mine, theirs = play.view("P3").mine, play.view("P1").mine
    assert mine is not None and theirs is not None
    assert set(mine.looking) == {"regeneration", "hatching", *others} and theirs.looking == ()
    play.answer("regeneration")
    assert [facts["event"] for facts in play.told("event-card")] == ["regeneration"]
    assert set(play.state.discards["event"]) >= {"hatching", *others}
    left = play.game.intruder(hurt)
    assert left is None or left.injuries < 2


def test_self_healing_takes_up_to_two_injuries_from_one_intruder() -> None:
    for injuries, left in ((1, 0), (2, 0), (3, 1)):
        table = his_turn(HEALING)
        hurt = table.intruder("breeder", 14, injuries=injuries)
        other = table.intruder("adult", 14)
        play = plays(table)
        play.does("P3", PlayCard(HEALING), EFFECT)
        healed, same = play.game.intruder(hurt), play.game.intruder(other)
        assert healed is not None and healed.injuries == left
        assert same is not None and same.injuries == 0


def test_until_the_aim_is_complete_the_card_can_be_taken_back() -> None:
    table = his_turn(ANY_PURSUIT)
    table.intruder("adult", 14)
    table.intruder("adult", 14)
    play = plays(table)
    play.match.answer(play.options().index(PlayCard(ANY_PURSUIT)))
    play.match.answer([act.option for act in play.options()].index(MOVE))
    assert isinstance(play.options()[0], Aim)
    play.match.undo()
    play.match.undo()
    assert play.topic == "turn" and play.state.intruder_hand == [ANY_PURSUIT]
