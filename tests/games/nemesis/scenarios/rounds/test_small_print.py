"""What is easily overlooked: each case would pass unseen if one clause of a rule were forgotten."""

import pytest

from nemesis_desktop.engine.decision import No, Yes
from nemesis_desktop.games.nemesis.acts import Move, Pass, PlayCard, RoomAction, Shoot, ShootEggs, UseItem
from nemesis_desktop.games.nemesis.rules.harm.encounter import encounter
from nemesis_desktop.games.nemesis.rules.harm.intruders import injure, kill
from nemesis_desktop.games.nemesis.rules.harm.wounds import die
from nemesis_desktop.games.nemesis.rules.rounds.intruder_player import offer_intruders
from nemesis_desktop.games.nemesis.species.shelf import INTRUDER_ACTIONS
from tests.games.nemesis.scenarios.playing import answer_to
from tests.games.nemesis.scenarios.table import Play, Reacts, Table, attack_card


def beside(
    kind: str, injuries: int = 0, *, characters: tuple[str, ...] = ("captain", "scout"), **options: object
) -> Table:
    """P1 in room 6, explored and quiet, with an intruder; P2 in Engine Room 2."""
    table = Table(2, characters=characters, **options)  # type: ignore[arg-type]
    table.lay(6, "storage")
    table.place("P1", 6)
    table.place("P2", 20)
    table.intruder(kind, 6, injuries)
    return table


def takes(play: Play, *answers: object) -> None:
    """Answer question by question, so that the next one can be looked at whatever it is."""
    wanted = list(answers)
    while wanted:
        play.match.answer(*answer_to(play.decision, wanted))


# ---------------------------------------------------------------- the turn


@pytest.mark.parametrize("room", ["surgery", "storage"])
def test_an_action_that_ends_in_a_pass_does_so_as_the_second_one_too(room: str) -> None:
    table = Table(2)
    table.lay(6, room)
    table.place("P1", 6)
    if room == "storage":
        table.give("P1", "antidote")
    table.state.turn.taken = 1
    play = table.play()
    if room == "surgery":
        play.uses_room("P1")
    else:
        play.does("P1", UseItem(play.one("P1").inventory[0]))
    assert play.one("P1").passed
    assert play.asked == "P2"


def test_who_waits_in_a_pod_is_not_asked_about_what_happens_in_the_section() -> None:
    table = Table(3)
    table.lay(6, "evacuation_section_a")
    table.place("P1", 6)
    table.place("P3", 20)
    table.waits("P2", 1)
    table.hand("P2", "interruption", actions=2)
    play = table.play()
    takes(play, Move("6-11", 11), ["captain_reload"])
    assert play.decision.kind != "claims"


@pytest.mark.parametrize("fate", ["hibernating", "launched", "dead"])
def test_who_takes_no_part_any_more_is_not_asked_to_save_an_interrupted_action(fate: str) -> None:
    table = Table(3)
    table.hand("P2", "interruption", actions=2)
    table.hand("P3", "interruption", actions=2)
    table.one("P3").status = fate
    # The Captain's own card lies open, so that nobody else could hold one.
    table.one("P1").discard.append("captain_interruption")
    table.one("P1").deck.remove("captain_interruption")
    play = table.play()
    takes(play, Move("6-11", 6), ["captain_reload"], Reacts("P2"), PlayCard("scout_interruption"))
    assert (play.decision.kind, play.topic) == ("one", "turn")
    assert play.one("P1").room == 11


def test_who_visibly_holds_no_interruption_is_not_asked_to_cancel_one() -> None:
    table = Table(3)
    table.hand("P2", "interruption", actions=2)
    for who, card in (("P1", "captain_interruption"), ("P3", "pilot_interruption")):
        table.one(who).discard.append(card)
        table.one(who).deck.remove(card)
    play = table.play()
    takes(play, Move("6-11", 6), ["captain_reload"], Reacts("P2"), PlayCard("scout_interruption"))
    assert (play.decision.kind, play.topic) == ("one", "turn")


# ---------------------------------------------------------------- pods


def test_what_unlocks_all_pods_brings_back_none_that_is_gone() -> None:
    """Launched and ejected pods are out of the game."""
    table = Table(5)
    table.state.pods[0].state = "removed"
    table.launched("P5", 2)
    table.wounds("P1", "leg", "body", "hand")
    die(table.game, 0, "attack")
    assert [pod.state for pod in table.state.pods] == ["removed", "launched", "unlocked", "unlocked"]


# ---------------------------------------------------------------- intruders


def test_a_miss_makes_no_injury_check_however_wounded_the_target_is() -> None:
    table = beside("adult", 6)
    target = table.state.intruders[0].id
    table.next_combat("blank")
    deck = list(table.state.decks["attack"])
    play = table.play()
    play.does("P1", Shoot("six_shooter", target))
    assert play.game.intruder(target).injuries == 6
    assert play.state.decks["attack"] == deck


def test_a_melee_that_misses_makes_no_injury_check_either() -> None:
    table = beside("queen", 9)
    table.next_combat("adult")
    deck = list(table.state.decks["attack"])
    play = table.play()
    play.does("P1", next(act for act in play.options() if type(act).__name__ == "Melee"))
    assert play.state.intruders[0].injuries == 9
    assert play.state.decks["attack"] == deck


def test_the_summoned_of_the_bag_step_attack_who_escapes_in_the_next_round() -> None:
    """They are held back for the phase in which they came, no longer."""
    table = beside("adult")
    table.state.intruders[0].calm = True
    table.step("begin_round")
    table.next_attack(attack_card("scratch"))
    table.next_noise("silence")
    play = table.play()
    play.moves("P1", 11)
    assert len(play.told("attacks")) == 1
    assert play.one("P1").light == 1


@pytest.mark.parametrize("means", ["fire_extinguisher", "fire_control_system"])
def test_phosphates_do_not_hurt_what_has_fled_into_the_technical_corridors(means: str) -> None:
    table = Table(2, characters=("captain", "scout"))
    table.lay(14, "fire_control_system")
    table.place("P1", 14)
    table.place("P2", 20)
    table.weakness("carcass", "susceptibility_to_phosphates")
    if means == "fire_extinguisher":
        where = 14
        table.give("P1", "fire_extinguisher")
    else:
        where = 9
        table.lay(9, "storage")
    table.intruder("creeper", where, 2)
    # Corridor 3 is the technical entrance of both rooms.
    table.next_event("hatching")
    cards = list(table.state.decks["attack"])
    play = table.play()
    if means == "fire_extinguisher":
        play.does("P1", UseItem(next(thing for slot in play.one("P1").hands for thing in slot if "fire" in thing)))
    else:
        play.uses_room("P1")
    assert play.state.intruders == []
    assert play.room(where).objects == []
    assert play.state.decks["attack"] == cards


def test_a_hit_on_what_has_left_the_board_does_nothing() -> None:
    table = beside("creeper")
    creeper = table.state.intruders[0]
    kill(table.game, creeper)
    injure(table.game, creeper, 2)
    assert table.game.room(6).objects == ["carcass_1"]


def test_every_miniature_and_every_carcass_is_one_of_its_own() -> None:
    table = Table(2)
    for slot, who in ((6, 0), (7, 1)):
        table.lay(slot, "storage" if slot == 6 else "canteen")
        table.place(f"P{who + 1}", slot)
        table.next_token("creeper")
        table.run(encounter(table.game, who, slot))
    first, second = table.state.intruders
    assert first.id != second.id
    kill(table.game, first)
    kill(table.game, second)
    assert len({*table.game.room(6).objects, *table.game.room(7).objects}) == 2


@pytest.mark.parametrize("kind", ["larva", "creeper", "breeder", "queen", "adult"])
def test_a_newcomer_sends_nobody_of_another_kind_into_hiding(kind: str) -> None:
    """Only when all eight adults are out do the free ones hide, and only adults."""
    table = beside("larva")
    table.state.intruders.clear()
    others = [one for one in ("larva", "creeper", "breeder", "queen", "adult") if one != kind]
    for slot, other in enumerate(others, start=2):
        table.intruder(other, slot if slot < 6 else 8)
    for _ in range(4 if kind != "adult" else 0):
        table.intruder("adult", 9)
    table.hand("P1", actions=5)
    table.next_token(kind)
    table.run(encounter(table.game, 0, 6))
    assert len(table.state.intruders) == len(others) + (4 if kind != "adult" else 0) + 1


def test_there_is_one_first_encounter() -> None:
    table = Table(2, first_encounter=False)
    for one in table.state.crew:
        one.refused = one.objectives.pop()
    table.lay(6, "storage")
    table.place("P1", 6)
    table.hand("P1", actions=5)
    for kind in ("creeper", "larva"):
        table.next_token(kind)
        table.run(encounter(table.game, 0, 6))
    assert [told.kind for told in table.game.log.since(0)].count("first-encounter") == 1


def test_hunt_takes_the_open_one_of_two_corridors_to_the_same_room() -> None:
    table = Table(2, board="alternate")
    table.place("P1", 11)
    table.place("P2", 1)
    table.lay(12, "canteen")
    table.door("closed", "11-12a")
    adult = table.intruder("adult", 12)
    table.next_event("hunt_2")
    table.step("event_card")
    # The card itself moves no adult.
    assert table.game.intruder(adult).room == 11
    assert table.state.doors == {"11-12a": "closed"}


# ---------------------------------------------------------------- weapons


@pytest.mark.parametrize(("ammo", "asked"), [(2, True), (1, False)])
def test_the_prototype_rifle_may_spend_its_very_last_ammo_for_an_injury(ammo: int, asked: bool) -> None:
    table = beside("queen")
    table.unarmed("P1")
    rifle = table.give("P1", "prototype_rifle", ammo=ammo)
    table.next_combat("two_hits")
    table.next_attack(attack_card(toughness=6), attack_card("bite", toughness=6))
    play = table.play()
    play.does("P1", Shoot(rifle, play.state.intruders[0].id), *([Yes] if asked else []))
    assert play.state.intruders[0].injuries == (3 if asked else 2)
    assert play.state.ammo[rifle] == 0


@pytest.mark.parametrize(("weapon", "injuries"), [("flamethrower", 2), ("prototype_rifle", 1)])
def test_the_wide_reading_of_the_weakness_to_fire_is_for_the_flamethrower_only(weapon: str, injuries: int) -> None:
    table = beside("queen", options=("wide_fire_weakness",))
    table.weakness("egg", "vulnerability_to_fire")
    table.unarmed("P1")
    gun = table.give("P1", weapon)
    table.next_combat("one_hit")
    table.next_attack(attack_card(toughness=6), attack_card("bite", toughness=6))
    play = table.play()
    play.does("P1", Shoot(gun, play.state.intruders[0].id))
    assert play.state.intruders[0].injuries == injuries


@pytest.mark.parametrize(
    ("weapon", "face", "burns"),
    [("flamethrower", "two_hits", True), ("flamethrower", "one_hit", False), ("six_shooter", "two_hits", False)],
)
def test_at_eggs_only_a_double_hit_of_the_flamethrower_sets_the_room_on_fire(
    weapon: str, face: str, burns: bool
) -> None:
    table = Table(2)
    table.lay(6, "nest")
    table.place("P1", 6)
    table.place("P2", 20)
    gun = table.give("P1", weapon) if weapon == "flamethrower" else weapon
    table.next_combat(face)
    table.next_noise("silence")
    play = table.play()
    play.does("P1", ShootEggs(gun))
    assert play.room(6).fire is burns
    assert len(play.state.eggs) == (2 if weapon == "six_shooter" else 3 if burns else 4)


@pytest.mark.parametrize(("weapon", "again"), [("six_shooter", True), ("prototype_pistol", False)])
def test_just_die_already_goes_on_to_the_last_ammo_and_is_for_the_six_shooter_only(weapon: str, again: bool) -> None:
    table = beside("queen", options=("traits",))
    if weapon != "six_shooter":
        table.unarmed("P1")
        weapon = table.give("P1", weapon)
    table.ammo(weapon, 2)
    table.next_combat("one_hit", "one_hit")
    table.next_attack(attack_card(toughness=6), attack_card("bite", toughness=6))
    play = table.play()
    if again:
        play.does("P1", Shoot(weapon, play.state.intruders[0].id), Yes)
    else:
        play.does("P1", Shoot(weapon, play.state.intruders[0].id), No)
    assert play.topic == "turn"
    assert len(play.told("shoots")) == (2 if again else 1)
    assert play.state.ammo[weapon] == (0 if again else 1)


def test_what_was_attached_to_a_weapon_leaves_the_game_with_its_dead_owner() -> None:
    table = Table(2, characters=("soldier", "scout"))
    table.place("P1", 20)
    magazine = table.give("P1", "extended_magazine")
    table.one("P1").inventory.remove(magazine)
    table.state.attached[magazine] = "assault_rifle"
    die(table.game, 0, "attack")
    assert table.state.attached == {}
    assert table.state.removed.count(magazine) == 1


def test_what_is_attached_to_the_weapon_of_somebody_else_stays_there() -> None:
    table = Table(2, characters=("captain", "soldier"))
    table.give("P2", "autoloader")
    table.one("P2").inventory.remove("autoloader")
    table.state.attached["autoloader"] = "assault_rifle"
    die(table.game, 0, "attack")
    assert table.state.attached == {"autoloader": "assault_rifle"}


# ---------------------------------------------------------------- rooms and cards


def test_the_canteen_heals_the_only_light_wound() -> None:
    table = Table(2)
    table.lay(6, "canteen")
    table.place("P1", 6)
    table.place("P2", 20)
    table.wounds("P1", light=1)
    play = table.play()
    play.uses_room("P1")
    assert play.one("P1").light == 0


def test_the_command_center_offers_no_room_whose_doors_are_all_destroyed() -> None:
    table = Table(2)
    table.lay(6, "command_center")
    table.place("P1", 6)
    table.place("P2", 20)
    table.door("destroyed", "1-2", "1-3", "1-4")
    play = table.play()
    takes(play, RoomAction)
    rooms = {act.id for act in play.options()}
    assert 1 not in rooms and {2, 6, 11} <= rooms


@pytest.mark.parametrize("card", ["malfunction", "coolant_leak"])
def test_a_card_that_goes_back_is_shuffled_in(card: str) -> None:
    """Where it lies then is chance, and so is the order of the discards that come along."""
    orders = set()
    for seed in range(8):
        table = Table(2, seed=seed)
        table.state.decks["event"].sort()
        table.state.discards["event"] = table.state.decks["event"][:6]
        table.state.decks["event"] = table.state.decks["event"][6:]
        if card in table.state.discards["event"]:
            table.state.discards["event"].remove(card)
            table.state.decks["event"].append(card)
        table.next_event(card)
        table.step("event_card")
        orders.add(tuple(table.state.decks["event"]))
    assert len(orders) > 1


# ---------------------------------------------------------------- the end


@pytest.mark.parametrize("how", ["hibernated", "launched"])
def test_the_ending_says_how_each_survivor_got_away(how: str) -> None:
    table = Table(2)
    table.state.time = 14
    table.state.coordinates = "coordinates_5"
    table.engines("working", "working", "working")
    table.sleeps("P1") if how == "hibernated" else table.launched("P1", 1)
    play = table.play(at="time_track")
    assert play.over
    assert [(fate.survived, fate.cause) for fate in play.state.ending.fates] == [(True, how), (False, "jump")]
    assert play.state.ending.coordinates_shown


# ---------------------------------------------------------------- playing the intruders


def intruders_of_p2(*cards: str) -> Table:
    table = Table(3, options=("intruder_player",))
    table.takes_over("P2", *cards)
    table.turn("P2")
    return table


def test_the_intruder_action_cards_are_shuffled() -> None:
    decks = set()
    for seed in range(5):
        table = Table(3, options=("intruder_player",), seed=seed)
        table.dead("P2")
        table.state.first_dead = [1]
        table.run(offer_intruders(table.game), Yes)
        decks.add(tuple(table.state.decks["intruder"]))
    assert len(decks) > 1
    assert all(sorted(deck) == sorted(INTRUDER_ACTIONS) for deck in decks)


@pytest.mark.parametrize("use", ["intruder_move", "intruder_attack", "intruder_effect"])
def test_an_intruder_card_is_discarded_whatever_it_is_used_for(use: str) -> None:
    card = "intruder_action_10"
    table = intruders_of_p2(card)
    adult = table.intruder("adult", 11, 2)
    table.next_attack(attack_card(misses="adult"))
    play = table.play(at="start_turn")
    takes(play, PlayCard(card), use)
    while play.asked == "P2" and play.topic != "turn":
        takes(play, play.options()[0])
    assert play.state.intruder_hand == []
    assert play.state.discards["intruder"] == [card]
    assert len(play.told("attacks")) == (1 if use == "intruder_attack" else 0)
    assert play.game.intruder(adult) is None or play.asked == "P3"


def test_planning_leaves_nothing_to_look_at() -> None:
    table = intruders_of_p2("intruder_action_08")
    table.quiet_event()
    play = table.play(at="start_turn")
    play.does("P2", PlayCard("intruder_action_08"), "intruder_effect", "regeneration")
    assert (play.state.looking, play.state.looker) == ([], None)


def test_what_cannot_be_played_says_so() -> None:
    """No intruder is wounded or on the board: Self-Healing has no use at all."""
    table = intruders_of_p2("intruder_action_10", "intruder_action_01")
    play = table.play(at="start_turn")
    assert set(play.options()) == {PlayCard("intruder_action_01"), Pass()}
    told = play.decision.refusals()
    assert [refusal.anchors[0].id for refusal in told] == ["intruder_action_10"]


def test_the_technical_corridors_are_named_as_such_to_the_intruder_player() -> None:
    table = intruders_of_p2("intruder_action_04")
    table.intruder("adult", 2)
    play = table.play(at="start_turn")
    takes(play, PlayCard("intruder_action_04"), "intruder_move")
    kinds = {act.id: act.kind for act in play.options()}
    assert kinds == {"technical": "network", "1-2": "corridor", "2-6": "corridor"}


# ---------------------------------------------------------------- alone


def test_alone_nobody_is_asked_about_nerves_of_steel_that_are_not_in_the_hand() -> None:
    table = Table(1, characters=("soldier",), mode="solo")
    table.lay(6, "storage")
    table.place("P1", 6)
    table.hand("P1", actions=1)
    assert "soldier_nerves_of_steel" not in table.one("P1").hand
    table.next_token("adult", 4)
    table.next_attack(attack_card("scratch"))
    table.run(encounter(table.game, 0, 6))
    assert table.one("P1").light == 1


# ---------------------------------------------------------------- reviving


def test_a_carried_corpse_is_taken_from_who_carries_it() -> None:
    table = Table(3, mode="coop")
    table.lay(14, "emergency_room")
    for who in ("P1", "P2"):
        table.place(who, 14)
        table.unarmed(who)
    table.dead("P3")
    table.one("P1").hands = [["carcass_1"]]
    table.one("P2").hands = [["corpse_2"]]
    table.step("revive_crew")
    assert table.one("P3").status == "aboard"
    assert (table.one("P1").hands, table.one("P2").hands) == ([["carcass_1"]], [])
