"""Rulebook: Combat; Escape of a character; Injuries and death of intruders; Retreat."""

import pytest

from nemesis_desktop.games.nemesis.acts import (
    ActivateQuest,
    CarefulMove,
    Craft,
    Drop,
    Melee,
    Move,
    Pass,
    PickUp,
    PlayCard,
    RoomAction,
    Shoot,
    ShootEggs,
    Trade,
    UseItem,
)
from nemesis_desktop.games.nemesis.components.tokens import COMBAT_DIE
from nemesis_desktop.games.nemesis.rules.harm.intruders import injure
from tests.games.nemesis.scenarios.table import Table, attack_card

ARROW = attack_card("claw_attack", toughness=None)
TOUGH = attack_card("scratch", toughness=6)


def fight(
    kind: str = "adult", injuries: int = 0, characters: tuple[str, ...] = ("scout", "captain")
) -> tuple[Table, int]:
    """P1, a scout with a rifle, in combat in the Canteen (room 6); P2 elsewhere has passed."""
    table = Table(2, characters=characters)
    table.lay(6, "canteen")
    table.place("P1", 6)
    table.place("P2", 1)
    table.passed("P2")
    return table, table.intruder(kind, 6, injuries)


# ---------------------------------------------------------------- the worked examples


def test_rulebook_example_of_combat_a_double_hit_of_the_pistol_is_one_injury_and_the_intruder_holds_out() -> None:
    table, adult = fight()
    table.unarmed("P1")
    table.give("P1", "pistol")
    table.next_combat("two_hits")
    table.next_attack(attack_card("claw_attack", toughness=4))
    play = table.play()
    play.does("P1", Shoot("pistol", adult))
    assert len(play.one("P1").hand) == 4
    assert play.state.ammo["pistol"] == 2
    assert play.game.intruder(adult).injuries == 1
    assert play.one("P1").light == 0
    assert play.state.discards["attack"] == [attack_card("claw_attack", toughness=4)]


def test_rulebook_example_of_an_escape_the_bite_hits_and_the_scout_moves_on() -> None:
    table, _ = fight()
    table.next_attack(attack_card("bite"))
    table.next_wound("leg")
    table.next_noise("silence")
    play = table.play()
    play.moves("P1", 11)
    one = play.one("P1")
    assert len(one.discard) == 1
    assert [wound.card.split("_")[0] for wound in one.wounds] == ["leg"]
    assert one.room == 11
    assert play.order_of("attacks", "serious-wound", "moves", "noise-rolled") == [
        "attacks",
        "serious-wound",
        "moves",
        "noise-rolled",
    ]


# ---------------------------------------------------------------- shooting

DAMAGE = {
    "blank": {},
    "creeper": {"larva": 1, "creeper": 1},
    "adult": {"larva": 1, "creeper": 1, "adult": 1},
    "one_hit": dict.fromkeys(("larva", "creeper", "adult", "breeder", "queen"), 1),
    "two_hits": dict.fromkeys(("larva", "creeper", "adult", "breeder", "queen"), 2),
}


@pytest.mark.parametrize("kind", ["larva", "creeper", "adult", "breeder", "queen"])
@pytest.mark.parametrize("face", sorted(set(COMBAT_DIE)))
def test_sho_5c01_damage_by_face_one_card_and_one_ammo_hit_or_miss(face: str, kind: str) -> None:
    table, target = fight(kind)
    table.next_combat(face)
    table.next_attack(TOUGH, attack_card("bite", toughness=6))
    play = table.play()
    play.does("P1", Shoot("rifle", target))
    assert len(play.one("P1").hand) == 4
    assert play.state.ammo["rifle"] == 3
    expected = DAMAGE[face].get(kind, 0)
    assert [facts["count"] for facts in play.told("shot-result")] == [expected]
    intruder = play.game.intruder(target)
    if kind == "larva" and expected:
        assert intruder is None
        assert play.room(6).objects == []
    else:
        assert intruder is not None and intruder.injuries == expected


def test_sho_c7b8_no_shot_without_ammo_or_without_a_target_in_the_room() -> None:
    table, adult = fight()
    table.ammo("rifle", 0)
    play = table.play()
    before = list(play.one("P1").hand)
    assert play.refused(Shoot("rifle", adult)) == "no-ammo"
    assert play.one("P1").hand == before
    table, adult = fight()
    table.place("P1", 11)
    play = table.play()
    assert play.refused(Shoot("rifle", adult)) == "nowhere"
    assert play.refused(ShootEggs("rifle")) == "no-target-here"
    table, adult = fight()
    table.state.intruders.clear()
    play = table.play()
    assert play.refused(ShootEggs("rifle")) == "no-target-here"
    assert not [act for act in play.options() if isinstance(act, (Shoot, ShootEggs, Melee))]


def test_a_weapon_lying_in_somebody_elses_hands_does_not_shoot() -> None:
    table, adult = fight()
    table.place("P2", 6)
    play = table.play()
    assert play.refused(Shoot("six_shooter", adult)) == "nowhere"


def test_the_weapon_and_the_target_are_chosen() -> None:
    table, adult = fight()
    creeper = table.intruder("creeper", 6)
    table.give("P1", "prototype_pistol")
    play = table.play()
    shots = {(act.weapon, act.target) for act in play.options() if isinstance(act, Shoot)}
    assert shots == {(weapon, target) for weapon in ("rifle", "red_prototype_pistol_1") for target in (adult, creeper)}


def test_shooting_costs_one_card_even_with_a_hand_wound() -> None:
    table, adult = fight()
    table.wounds("P1", "hand")
    table.hand("P1", actions=1)
    table.next_combat("blank")
    play = table.play()
    play.does("P1", Shoot("rifle", adult))
    assert play.one("P1").hand == []


# ---------------------------------------------------------------- melee


def test_mel_e2d9_card_contamination_target_die_and_exactly_one_injury() -> None:
    table, adult = fight()
    table.hand("P1", actions=3)
    table.next_combat("two_hits")
    table.next_attack(TOUGH)
    play = table.play()
    play.does("P1", Melee(adult))
    one = play.one("P1")
    assert len(one.hand) == 2
    assert [card.startswith("contamination") for card in one.discard] == [False, True]
    assert play.order_of("contaminated", "combat-rolled", "injured") == ["contaminated", "combat-rolled", "injured"]
    assert play.game.intruder(adult).injuries == 1
    assert one.wounds == []


def test_mel_486a_a_miss_with_three_serious_wounds_is_death() -> None:
    table, adult = fight()
    table.wounds("P1", "leg", dressed=["body", "hand"])
    table.next_combat("blank")
    play = table.play()
    play.does("P1", Melee(adult))
    one = play.one("P1")
    assert (one.status, one.room) == ("dead", 6)
    assert "corpse_0" in play.room(6).objects
    assert play.game.intruder(adult).injuries == 0


@pytest.mark.parametrize(
    ("face", "kind"), [("blank", "larva"), ("creeper", "adult"), ("adult", "breeder"), ("adult", "queen")]
)
def test_a_melee_that_misses_costs_a_serious_wound(face: str, kind: str) -> None:
    table, target = fight(kind)
    table.next_combat(face)
    table.next_wound("leg")
    play = table.play()
    play.does("P1", Melee(target))
    assert len(play.one("P1").wounds) == 1
    assert play.game.intruder(target).injuries == 0


@pytest.mark.parametrize(
    ("face", "kind"), [("creeper", "larva"), ("creeper", "creeper"), ("adult", "adult"), ("one_hit", "queen")]
)
def test_a_melee_that_hits_costs_no_wound(face: str, kind: str) -> None:
    table, target = fight(kind)
    table.next_combat(face)
    table.next_attack(TOUGH, attack_card("bite", toughness=6))
    play = table.play()
    play.does("P1", Melee(target))
    assert play.one("P1").wounds == []
    assert [facts["count"] for facts in play.told("injured")] == [1]


# ---------------------------------------------------------------- injuries and death


@pytest.mark.parametrize(("toughness", "killed"), [(3, True), (2, True), (4, False)])
def test_ii_9f2c_toughness_less_or_equal_to_the_injuries_kills(toughness: int, killed: bool) -> None:
    table, adult = fight(injuries=2)
    card = attack_card(toughness=toughness)
    table.next_attack(card)
    bag = sorted(table.state.bag)
    injure(table.game, table.game.intruder(adult), 1)
    assert (table.game.intruder(adult) is None) is killed
    assert [thing.startswith("carcass_") for thing in table.game.room(6).objects] == ([True] if killed else [])
    if not killed:
        assert table.game.intruder(adult).injuries == 3
    assert sorted(table.state.bag) == bag
    assert table.state.discards["attack"] == [card]
    one = table.one("P1")
    assert (one.light, one.wounds, one.discard, one.slime) == (0, [], [], False)


@pytest.mark.parametrize(("kind", "injuries", "killed"), [("breeder", 7, True), ("queen", 6, False)])
def test_breeder_and_queen_add_two_cards(kind: str, injuries: int, killed: bool) -> None:
    table, large = fight(kind, injuries=injuries - 1)
    table.next_attack(attack_card("scratch", toughness=2), attack_card("scratch", toughness=5))
    injure(table.game, table.game.intruder(large), 1)
    assert (table.game.intruder(large) is None) is killed
    assert len(table.state.discards["attack"]) == 2


@pytest.mark.parametrize("first", [True, False])
def test_one_arrow_of_two_is_enough_for_a_retreat(first: bool) -> None:
    table, queen = fight("queen", injuries=20)
    cards = [ARROW, attack_card("scratch", toughness=2)]
    table.next_attack(*(cards if first else reversed(cards)))
    table.next_event("hunt_1")  # corridor 2: to room 11
    injure(table.game, table.game.intruder(queen), 1)
    assert table.game.intruder(queen).room == 11


def test_a_larva_dies_of_one_injury_and_leaves_nothing() -> None:
    table, larva = fight("larva")
    deck = list(table.state.decks["attack"])
    injure(table.game, table.game.intruder(larva), 1)
    assert table.state.intruders == []
    assert table.game.room(6).objects == []
    assert table.state.decks["attack"] == deck


def test_ii_b714_the_arrow_lets_a_wounded_intruder_get_away() -> None:
    table, adult = fight(injuries=5)
    table.next_attack(ARROW)
    table.next_event("coolant_leak")  # corridor 1: from room 6 to room 7
    table.lay(14, "generator", malfunction=True)
    injure(table.game, table.game.intruder(adult), 1)
    survivor = table.game.intruder(adult)
    assert (survivor.room, survivor.injuries) == (7, 6)
    assert table.state.self_destruct is None
    assert table.state.discards["event"] == ["coolant_leak"]
    assert table.state.discards["attack"] == [ARROW]


def test_ii_3754_a_retreat_into_a_closed_door_or_into_the_technical_corridors() -> None:
    table, creeper = fight("creeper", injuries=0)
    table.door("closed", "6-11")
    table.next_attack(ARROW)
    table.next_event("hunt_1")  # corridor 2
    injure(table.game, table.game.intruder(creeper), 1)
    assert table.state.doors == {"6-11": "destroyed"}
    assert (table.game.intruder(creeper).room, table.game.intruder(creeper).injuries) == (6, 1)
    assert table.game.in_combat(0)

    table, creeper = fight("creeper")
    table.lay(4, "storage")
    table.game.intruder(creeper).room = 4
    table.place("P1", 4)
    table.next_attack(ARROW)
    table.next_event("hunt_1")  # corridor 2 of room 4 is the technical entrance
    bag = list(table.state.bag)
    injure(table.game, table.game.intruder(creeper), 1)
    assert table.state.intruders == []
    (token,) = [token for token in table.state.bag if token not in bag]
    assert token.startswith("creeper_")


def test_a_retreat_into_a_room_with_a_character_is_combat_and_no_encounter() -> None:
    table, adult = fight(injuries=5)
    table.place("P2", 7)
    table.hand("P2", actions=0)
    table.next_attack(ARROW)
    table.next_event("coolant_leak")
    bag = list(table.state.bag)
    injure(table.game, table.game.intruder(adult), 1)
    assert table.game.in_combat(1) and not table.game.in_combat(0)
    assert (table.state.bag, table.one("P2").light) == (bag, 0)


def test_an_intruder_that_retreats_makes_no_attack() -> None:
    table, adult = fight()
    table.next_attack(ARROW)
    table.next_event("coolant_leak")
    injure(table.game, table.game.intruder(adult), 1)
    assert table.one("P1").light == 0
    assert not [event for event in table.game.log.since(0) if event.kind == "attacks"]


def test_the_attack_deck_is_made_anew_from_its_discard_pile() -> None:
    table, adult = fight()
    deck = table.state.decks["attack"]
    table.state.discards["attack"] = [
        card for card in deck if card != ARROW and card != attack_card("bite", toughness=None)
    ]
    table.state.removed += [card for card in deck if card not in table.state.discards["attack"]]
    table.state.decks["attack"] = []
    injure(table.game, table.game.intruder(adult), 1)
    assert len(table.state.discards["attack"]) == 1
    assert len(table.state.decks["attack"]) == 17


# ---------------------------------------------------------------- escape


def test_ce_97df_the_attack_first_then_the_move_and_the_noise_roll() -> None:
    table, _ = fight()
    table.lay(7, "storage")
    table.hand("P1", actions=3)
    table.next_attack(attack_card("transformation"))
    table.next_noise("silence")
    play = table.play()
    play.moves("P1", 7)
    assert len(play.one("P1").hand) == 2
    assert play.one("P1").room == 7
    assert [facts["hit"] for facts in play.told("attacks")] == [False]
    assert play.order_of("attacks", "moves", "noise-rolled") == ["attacks", "moves", "noise-rolled"]


def test_ce_ebbc_every_intruder_attacks_once_before_the_figure_moves() -> None:
    table, _ = fight("larva")
    table.intruder("breeder", 6)
    table.intruder("creeper", 6)
    table.next_attack(attack_card("scratch", toughness=2), attack_card("scratch", toughness=3))
    table.next_noise("silence")
    play = table.play()
    play.moves("P1", 7)
    assert [facts["kind"] for facts in play.told("attacks")] == ["breeder", "creeper"]
    assert play.order_of("attacks", "larva-attacks", "moves") == ["attacks", "attacks", "larva-attacks", "moves"]
    one = play.one("P1")
    assert one.larva and one.light == 2
    # One contamination card for each scratch, one for the larva.
    assert sum(card.startswith("contamination") for card in one.discard) == 3
    assert sorted(intruder.kind for intruder in play.state.intruders) == ["breeder", "creeper"]
    assert one.room == 7


def test_who_dies_escaping_stays_with_all_objects_in_the_room() -> None:
    table, _ = fight()
    table.wounds("P1", "leg", "body")
    table.give("P1", "egg")
    table.next_attack(attack_card("bite"))
    play = table.play()
    play.moves("P1", 7)
    assert play.one("P1").status == "dead"
    assert sorted(thing.split("_")[0] for thing in play.room(6).objects) == ["corpse", "egg"]
    assert play.room(7).objects == []


def test_an_escape_into_an_unexplored_room_explores_it() -> None:
    table, _ = fight()
    table.token(7, "malfunction", 2)
    table.next_attack(attack_card("transformation"))
    table.next_noise("silence")
    play = table.play()
    play.moves("P1", 7)
    assert play.room(7).explored


def test_an_escape_into_a_room_with_a_figure_makes_no_noise_roll() -> None:
    table, _ = fight()
    table.place("P2", 11)
    table.next_attack(attack_card("transformation"))
    play = table.play()
    play.moves("P1", 11)
    assert play.told("noise-rolled") == []


def test_no_escape_through_a_closed_door() -> None:
    table, _ = fight()
    table.door("closed", "6-7")
    play = table.play()
    assert play.refused(Move("6-7", 7)) == "door-closed"


def test_ce_a7c2_what_is_possible_in_combat() -> None:
    table = Table(2, characters=("captain", "soldier"))
    table.lay(6, "canteen", items=3)
    table.place("P1", 6)
    table.place("P2", 6)
    adult = table.intruder("adult", 6)
    table.hand("P1", "search", "rest", "demolition", "reload", contamination=1)
    table.one("P1").light = 1
    table.lies(6, "corpse_blue")
    table.give("P1", "tools", "chemicals", "grenade", "bandages")
    table.ammo("six_shooter", 5)
    play = table.play()
    before = (list(play.one("P1").hand), dict(play.state.ammo), play.state.turn.taken)
    grenade = next(item for item in play.one("P1").inventory if "grenade" in item)
    tools = next(item for item in play.one("P1").inventory if "tools" in item)
    bandages = next(item for item in play.one("P1").inventory if "bandages" in item)
    refused = [
        CarefulMove("6-7", 7),
        Craft("flamethrower"),
        Trade(),
        PickUp("corpse_blue"),
        RoomAction(6),
        ActivateQuest("intercom"),
        PlayCard("captain_search_1"),
        PlayCard("captain_rest"),
        UseItem(tools),
        UseItem(bandages),
    ]
    assert [play.refused(act) for act in refused] == ["in-combat"] * len(refused)
    offered = play.offered("P1")
    assert {Shoot("six_shooter", adult), Melee(adult), Move("6-7", 7), Pass(), UseItem(grenade)} <= set(offered)
    assert {PlayCard("captain_demolition"), PlayCard("captain_reload")} <= set(offered)
    allowed = (Shoot, Melee, Move, Pass, Drop, UseItem, PlayCard)
    assert all(isinstance(act, allowed) for act in offered)
    assert (play.one("P1").hand, play.state.ammo, play.state.turn.taken) == before


# ---------------------------------------------------------------- in and out of a fight


def test_a_grenade_hurts_everybody_else_in_the_room_of_its_target() -> None:
    table, adult = fight()
    larva, creeper = table.intruder("larva", 6), table.intruder("creeper", 6)
    table.place("P2", 6)
    grenade = table.give("P1", "grenade")
    table.next_attack(TOUGH, attack_card("transformation", toughness=4))
    table.next_wound("leg", "body")
    play = table.play()
    play.does("P1", UseItem(grenade), adult)
    assert play.game.intruder(adult).injuries == 2
    assert play.game.intruder(larva) is None
    assert play.game.intruder(creeper).injuries == 1
    assert [len(one.wounds) for one in play.state.crew] == [1, 1]


def test_who_moves_into_a_fight_may_be_attacked_and_shoot_at_once() -> None:
    table, adult = fight()
    table.place("P1", 11)
    table.next_combat("one_hit")
    table.next_attack(TOUGH)
    play = table.play()
    play.moves("P1", 6)
    play.does("P1", Shoot("rifle", adult))
    assert play.game.intruder(adult).injuries == 1


def test_killing_the_last_intruder_ends_the_combat() -> None:
    table, larva = fight("larva")
    table.next_combat("one_hit")
    play = table.play()
    play.does("P1", Shoot("rifle", larva))
    assert not play.game.in_combat(0)
    assert play.offers(CarefulMove("6-7", 7))
