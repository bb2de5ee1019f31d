"""Injuries, death and what it leaves; movement; adaptations and the laboratory."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.acts import RoomAction
from nemesis_desktop.games.nemesis.aims import AtWeakness
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.rules.deeds.combat import melee, shoot
from nemesis_desktop.games.nemesis.rules.harm.attacks import intruder_attack
from nemesis_desktop.games.nemesis.rules.harm.encounter import encounter
from nemesis_desktop.games.nemesis.rules.harm.intruders import injury_check, kill, move_together, place, retreat
from nemesis_desktop.games.nemesis.rules.rounds.ending import holds
from nemesis_desktop.games.nemesis.rules.rounds.turn import close_player_phase
from nemesis_desktop.games.nemesis.species.carnomorphs.components import CARNOMORPHS
from nemesis_desktop.games.nemesis.species.carnomorphs.nature.events import EVENT_EFFECTS
from nemesis_desktop.games.nemesis.state import Ending, Intruder

from .cases import case
from .laid import APART, EMPTY, Laid


def checked(kind: str, injuries: int, card: str, room: int = EMPTY) -> tuple[Laid, bool]:
    """An injury check with this card; whether it still stands there."""
    table = Laid()
    one = table.game.intruder(table.intruder(kind, room, injuries=injuries))
    table.next_attack(card)
    injury_check(table.game, one)
    return table, one in table.state.intruders


@case(21)
def test_a_metagorger_dies_of_its_own_number() -> None:
    table, alive = checked("metagorger", 1, "carno_attack_10")
    assert not alive and table.things(EMPTY) == ["carcass"]


@case(22)
def test_a_metagorger_bears_a_higher_number() -> None:
    assert checked("metagorger", 1, "carno_attack_12")[1]


@case(23)
def test_a_shambler_dies_of_the_other_number() -> None:
    table, alive = checked("shambler", 4, "carno_attack_12")
    assert not alive and table.things(EMPTY) == ["carcass"] and table.kinds(EMPTY) == []


@case(24)
def test_an_arrow_saves_a_shambler() -> None:
    table = Laid()
    one = table.game.intruder(table.intruder("shambler", EMPTY, injuries=9))
    table.next_attack("carno_attack_18"), table.next_event("growl")
    injury_check(table.game, one)
    assert one in table.state.intruders and one.room == 3 and one.injuries == 9


@case(25)
def test_a_dead_fleshbeast_leaves_a_carcass_and_a_shambler() -> None:
    table = Laid()
    before = table.tokens()
    kill(table.game, table.game.intruder(table.intruder("fleshbeast", 9)))
    assert table.things(9) == ["carcass"] and table.kinds(9) == ["shambler"] and table.tokens() == before


@case(26)
def test_a_dead_butcher_leaves_two_shamblers() -> None:
    table = Laid()
    kill(table.game, table.game.intruder(table.intruder("butcher", 9)))
    assert table.kinds(9) == ["shambler", "shambler"] and table.things(9) == []
    table.one("P1").signal = True
    table.state.ending = Ending("jump", destroyed=False)
    assert holds(table.game, [table.one("P1")], OBJECTIVES["the_great_hunt"].condition)
    assert holds(table.game, [table.one("P1")], OBJECTIVES["cutting_off_the_head"].condition)


def test_as_many_shamblers_as_there_are() -> None:
    table = Laid()
    for _ in range(7):
        table.intruder("shambler", APART)
    kill(table.game, table.game.intruder(table.intruder("butcher", 9)))
    assert table.kinds(9) == ["shambler"] and len(table.kinds(APART)) == 7


INTO_THE_CORRIDORS = [
    pytest.param("butcher", True, None, marks=case(27)),
    pytest.param("shambler", False, "shambler", marks=case(28)),
    pytest.param("metagorger", False, "red_metagorger", marks=case(29)),
]


@pytest.mark.parametrize(("kind", "stays", "front"), INTO_THE_CORRIDORS)
def test_into_the_technical_corridors(kind: str, stays: bool, front: str | None) -> None:
    table = Laid()
    number = table.intruder(kind, 9, injuries=2)
    before = table.tokens()
    move_together(table.game, table.game.intruders_in(9), "technical")
    assert (table.game.intruder(number) is not None) == stays
    assert dict(table.tokens() - before) == ({} if front is None else {front: 1})
    if stays:
        assert table.injuries(number) == 2


@case(30)
def test_a_blue_token_only_without_a_red_one() -> None:
    table = Laid()
    table.bag(blank=1)
    state = table.state
    red = [token for token in state.supply if token.startswith("red_")]
    state.supply = [token for token in state.supply if token not in red]
    state.bag += red
    state.intruders.append(Intruder(99, "metagorger", 9))
    move_together(table.game, table.game.intruders_in(9), "technical")
    assert table.tokens()["blue_metagorger"] == 1


@case(54)
def test_agile_ones_dodge_the_crosshair() -> None:
    table = Laid(characters=("scout", "captain"))
    table.adaptation("egg", "agile")
    slot = table.one("P1").room
    target = table.intruder("fleshbeast", slot)
    weapon = "rifle"
    table.next_combat("one_hit")
    table.run(shoot(table.game, 0, weapon, target))
    assert table.injuries(target) == 0
    table.next_combat("two_hits"), table.next_attack("carno_attack_14")
    table.run(shoot(table.game, 0, weapon, target))
    assert table.injuries(target) == 2


@case(55)
def test_carcasses_do_not_run_out() -> None:
    table = Laid()
    for _ in range(9):
        kill(table.game, table.game.intruder(table.intruder("shambler", 9)))
    assert table.things(9) == ["carcass"] * 9


@case(56)
def test_fire_burns_each_of_two() -> None:
    table = Laid()
    table.fire(EMPTY)
    one, other = table.intruder("shambler", EMPTY), table.intruder("fleshbeast", EMPTY)
    table.next_attack("carno_attack_14", "carno_attack_19")
    table.step("fire_damage")
    assert (table.injuries(one), table.injuries(other)) == (1, 1)
    assert len(table.state.discards["attack"]) == 2


def test_what_rises_in_the_fire_does_not_burn() -> None:
    table = Laid()
    table.fire(EMPTY)
    table.intruder("fleshbeast", EMPTY, injuries=4)
    table.next_attack("carno_attack_13")
    table.step("fire_damage")
    assert [(one.kind, one.injuries) for one in table.game.intruders_in(EMPTY)] == [("shambler", 0)]


def test_all_in_the_airlock_die_at_one_moment() -> None:
    table = Laid()
    for _ in range(8):
        table.intruder("shambler", APART)
    table.intruder("butcher", APART)
    table.state.decompression = APART
    close_player_phase(table.game)
    assert table.kinds(APART) == ["shambler", "shambler"] and len(table.things(APART)) == 8


# ---------------------------------------------------------------- events that the cases name


@case(53)
def test_lurking_takes_the_free_butcher() -> None:
    table = Laid()
    table.intruder("butcher", 13)
    table.intruder("metagorger", 13)
    table.next_event("lurking_2")
    table.step("event_card")
    assert [one.kind for one in table.state.intruders] == ["metagorger"]
    assert table.tokens()["butcher"] == 1 and not table.state.queen_killed


@case(59)
def test_nobody_smells_the_eggs_of_an_unexplored_nest() -> None:
    table = Laid()
    table.put_tile(10, "nest")
    table.intruder("shambler", 13)
    EVENT_EFFECTS["scavenging_biomatter"].effect(table.game)
    assert table.kinds(13) == ["shambler"]
    table.explore(10)
    EVENT_EFFECTS["scavenging_biomatter"].effect(table.game)
    assert table.kinds(10) == ["shambler"]


# ---------------------------------------------------------------- adaptations


@pytest.mark.effect_of("agile")
def test_agile_counts_as_the_weapon_reads_it() -> None:
    table = Laid()
    table.adaptation("egg", "agile")
    injuries = table.game.nature.injuries.of_die
    assert injuries(table.game, "shambler", "one_hit", "two_hits") == 2
    assert injuries(table.game, "shambler", "two_hits", "one_hit") == 0


@pytest.mark.limit_of("agile")
def test_agile_symbols_still_hit_and_eggs_are_not_agile() -> None:
    table = Laid()
    table.adaptation("egg", "agile")
    assert table.game.nature.injuries.of_die(table.game, "metagorger", "creeper", "creeper") == 1
    assert table.game.species.die_injuries("one_hit", None) == 1
    slot = table.one("P1").room
    target = table.intruder("shambler", slot)
    table.next_combat("one_hit"), table.next_wound("hand")
    table.run(melee(table.game, 0, target))
    assert table.injuries(target) == 0 and len(table.one("P1").wounds) == 1


@pytest.mark.effect_of("thick_hide")
@pytest.mark.limit_of("thick_hide")
def test_thick_hide_adds_one_and_leaves_the_arrow() -> None:
    table = Laid()
    table.adaptation("egg", "thick_hide")
    one = table.game.intruder(table.intruder("shambler", EMPTY, injuries=4))
    table.next_attack("carno_attack_12", "carno_attack_18"), table.next_event("growl")
    injury_check(table.game, one)
    assert one in table.state.intruders and one.room == EMPTY
    injury_check(table.game, one)
    assert one.room == 3


@pytest.mark.effect_of("fireproof")
@pytest.mark.limit_of("fireproof")
def test_fireproof_but_for_eggs() -> None:
    table = Laid()
    table.adaptation("egg", "fireproof")
    nest = table.empty_nest(APART, 4)
    table.fire(nest)
    one = table.intruder("metagorger", nest)
    table.step("fire_damage")
    assert table.injuries(one) == 0 and len(table.state.eggs) == 3


@pytest.mark.effect_of("regenerative")
@pytest.mark.limit_of("regenerative")
def test_regenerative_ones_lose_one_injury_each_step() -> None:
    table = Laid()
    table.adaptation("egg", "regenerative")
    hurt, whole = table.intruder("shambler", EMPTY, injuries=3), table.intruder("shambler", APART)
    table.feeds()
    assert (table.injuries(hurt), table.injuries(whole)) == (2, 0)


@pytest.mark.effect_of("ambushers")
@pytest.mark.limit_of("ambushers")
@pytest.mark.parametrize(("cards", "surprised"), [(3, True), (4, False)])
def test_ambushers_count_one_more(cards: int, surprised: bool) -> None:
    table = Laid()
    table.adaptation("egg", "ambushers")
    table.mutation("P1", "scent_mask")
    table.hand("P1", actions=cards)
    table.next_token("metagorger", 3)
    table.run(encounter(table.game, 0, table.one("P1").room))
    assert (table.one("P1").light == 1) == surprised


@pytest.mark.effect_of("relentless")
@pytest.mark.limit_of("relentless")
def test_relentless_ones_stay_but_other_retreats_move_them() -> None:
    table = Laid()
    table.adaptation("egg", "relentless")
    one = table.game.intruder(table.intruder("shambler", EMPTY, injuries=9))
    table.next_attack("carno_attack_18"), table.next_event("growl")
    injury_check(table.game, one)
    assert one in table.state.intruders and one.room == EMPTY
    retreat(table.game, one)
    assert one.room == 3


def test_spawn_puts_a_metagorger_beside_the_attacker_and_slime_on_the_target() -> None:
    table = Laid()
    table.plain()
    slot = table.one("P1").room
    attacker = table.game.intruder(table.intruder("shambler", slot))
    table.next_attack(next(id for id, card in CARNOMORPHS.attacks.items() if card.effect == "spawn"))
    table.run(intruder_attack(table.game, attacker, 0))
    assert sorted(table.kinds(slot)) == ["metagorger", "shambler"]
    assert table.one("P1").slime


@pytest.mark.effect_of("brood_carriers")
@pytest.mark.limit_of("brood_carriers")
@pytest.mark.parametrize(
    ("card", "light", "brood"), [("carno_attack_12", 0, 1), ("carno_attack_20", 0, 0), ("carno_attack_20", 1, 1)]
)
def test_brood_carriers_multiply_by_serious_wounds(card: str, light: int, brood: int) -> None:
    table = Laid()
    table.adaptation("egg", "brood_carriers")
    table.wounds("P1", light=light)
    slot = table.one("P1").room
    before = table.tokens()
    attacker = table.game.intruder(table.intruder("shambler", slot))
    table.next_attack(card), table.next_wound("hand")
    table.run(intruder_attack(table.game, attacker, 0))
    assert (table.tokens() - before).total() == brood


@pytest.mark.parametrize(("kind", "slot"), [("shambler", "corpse"), ("fleshbeast", "egg"), ("butcher", "carcass")])
def test_the_first_of_a_kind_turns_its_adaptation_up(kind: str, slot: str) -> None:
    table = Laid()
    place(table.game, "metagorger", EMPTY)
    assert not any(card.known for card in table.state.weaknesses.values())
    place(table.game, kind, EMPTY)
    assert [name for name, card in table.state.weaknesses.items() if card.known] == [slot]


# ---------------------------------------------------------------- the laboratory, objectives


@case(50)
def test_an_adaptation_face_down_cannot_be_removed() -> None:
    table = Laid()
    lab = table.lay(APART, "laboratory")
    table.place("P1", lab)
    table.lies(lab, "carcass")
    play = table.play()
    assert play.refused(RoomAction(lab)) == "no-sample"


@case(51)
def test_the_laboratory_removes_an_adaptation_and_keeps_the_corpse() -> None:
    table = Laid()
    lab = table.lay(APART, "laboratory")
    table.place("P1", lab)
    table.unarmed("P1")
    table.give("P1", "corpse_blue")
    table.adaptation("corpse", "agile")
    table.adaptation("carcass", "thick_hide")
    play = table.play()
    play.uses_room("P1")
    assert table.state.weaknesses["corpse"].removed and not table.game.knows_weakness("agile")
    assert table.game.knows_weakness("thick_hide")
    assert table.one("P1").hands == [["corpse_blue"]]
    assert play.view().weaknesses[0].removed and play.view().weaknesses[0].examined
    assert AtWeakness("corpse", "analyse") not in play.options()


@case(52)
def test_field_biology_is_everybodys() -> None:
    table = Laid()
    table.state.ending = Ending("jump", destroyed=False)
    condition = OBJECTIVES["extreme_field_biology"].condition
    for slot in ("corpse", "egg"):
        assert not holds(table.game, [table.one("P2")], condition)
        table.game.nature.examination.research(table.game, 0, slot)
    assert holds(table.game, [table.one("P1")], condition) and holds(table.game, [table.one("P2")], condition)


@case(57)
def test_first_contact_alone() -> None:
    table = Laid(1, mode="solo")
    table.objective("P1", "first_contact_protocol")
    table.state.ending = Ending("jump", destroyed=False)
    condition = OBJECTIVES["first_contact_protocol"].condition
    for slot in ("carcass", "egg"):
        table.adaptation(slot, table.state.weaknesses[slot].card)
        assert not holds(table.game, [table.one("P1")], condition), "face up is not enough"
        table.game.nature.examination.research(table.game, 0, slot)
    assert holds(table.game, [table.one("P1")], condition)


def test_necroscopy_and_ab_ovo_ask_for_their_own_slots() -> None:
    table = Laid()
    table.one("P1").signal = True
    table.state.ending = Ending("jump", destroyed=False)
    one = [table.one("P1")]
    for objective, slot in (("necroscopy", "carcass"), ("ab_ovo", "egg")):
        assert not holds(table.game, one, OBJECTIVES[objective].condition)
        table.game.nature.examination.research(table.game, 0, slot)
        assert holds(table.game, one, OBJECTIVES[objective].condition)
