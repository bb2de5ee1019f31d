"""Every effect of the intruder attack deck: what it does to its target, and whom it misses."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.rules.harm.attacks import attacks_in_room, intruder_attack
from nemesis_desktop.games.nemesis.species.intruders.components import INTRUDERS
from tests.games.nemesis.cards.deal import HERE, TO_SIX, alone, effect_of, joins, limit_of, table_of
from tests.games.nemesis.scenarios.table import Table, attack_card

KINDS = ("creeper", "adult", "breeder", "queen")
SYMBOLS: dict[str, tuple[str, ...]] = {
    "scratch": KINDS,
    "claw_attack": ("adult", "breeder", "queen"),
    "bite": ("adult", "breeder", "queen"),
    "tail_attack": ("queen",),
    "transformation": ("creeper",),
    "frenzy": ("breeder", "queen"),
    "slime": KINDS,
    "summoning": ("creeper", "queen"),
}


def attacked(table: Table, effect: str, kind: str = "", who: str = "P1") -> int:
    """An intruder in room 5 attacks with this card; its id."""
    number = table.intruder(kind or SYMBOLS[effect][0], HERE)
    table.next_attack(attack_card(effect))
    table.run(intruder_attack(table.game, table.game.intruder(number), int(who[1:]) - 1))
    return number


def contaminated(table: Table, who: str = "P1") -> int:
    return sum(card.startswith("contamination") for card in table.one(who).discard)


def state_of(table: Table, who: str = "P1") -> tuple[str, int, int, int]:
    """Status, light wounds, serious wounds, contamination cards gained."""
    one = table.one(who)
    return one.status, one.light, len(one.wounds), contaminated(table, who)


@limit_of(*SYMBOLS)
@pytest.mark.parametrize("effect", SYMBOLS)
@pytest.mark.parametrize("kind", KINDS)
def test_only_an_attacker_whose_symbol_is_shown_hits(effect: str, kind: str) -> None:
    table = alone("scout")
    table.one("P1").slime = False
    table.bag(blank=1)
    attacked(table, effect, kind)
    hit = kind in SYMBOLS[effect]
    changed = (
        state_of(table) != ("aboard", 0, 0, 0)
        or table.one("P1").slime
        or table.state.noise != {}
        or [one.kind for one in table.state.intruders] != [kind]
    )
    assert changed == hit
    assert [told.facts["hit"] for told in table.game.log.since(0) if told.kind == "attacks"] == [hit]
    assert table.state.discards["attack"] == [attack_card(effect)]


def test_every_printed_card_shows_the_symbols_of_its_effect() -> None:
    assert {card.effect: card.symbols for card in INTRUDERS.attacks.values()} == SYMBOLS


@effect_of("scratch")
def test_scratch_is_a_light_wound_and_a_contamination_card() -> None:
    table = alone("scout")
    attacked(table, "scratch")
    assert state_of(table) == ("aboard", 1, 0, 1)


@effect_of("claw_attack")
@pytest.mark.parametrize(("light", "after"), [(0, (2, 0)), (1, (0, 1)), (2, (1, 1))])
def test_claw_attack_is_two_light_wounds_one_by_one_and_a_contamination_card(
    light: int, after: tuple[int, int]
) -> None:
    table = alone("scout")
    table.wounds("P1", light=light)
    table.next_wound("leg")
    attacked(table, "claw_attack")
    assert state_of(table) == ("aboard", *after, 1)


@effect_of("bite")
@limit_of("bite")
@pytest.mark.parametrize(
    ("open_", "dressed", "dies"), [(0, 0, False), (1, 0, False), (0, 1, False), (1, 1, True), (0, 2, True)]
)
def test_bite_wounds_or_kills_whoever_has_two_serious_wounds(open_: int, dressed: int, dies: bool) -> None:
    table = alone("scout")
    table.wounds("P1", *["leg"] * open_, dressed=["body"] * dressed)
    attacked(table, "bite")
    assert table.one("P1").status == ("dead" if dies else "aboard")
    assert len(table.one("P1").wounds) == open_ + dressed + (0 if dies else 1)
    assert contaminated(table) == 0


@effect_of("tail_attack")
@limit_of("tail_attack")
@pytest.mark.parametrize(("open_", "dressed", "dies"), [(0, 0, False), (1, 0, True), (0, 1, True)])
def test_tail_attack_wounds_or_kills_whoever_has_a_serious_wound(open_: int, dressed: int, dies: bool) -> None:
    table = alone("scout")
    table.wounds("P1", *["leg"] * open_, dressed=["body"] * dressed)
    attacked(table, "tail_attack")
    assert table.one("P1").status == ("dead" if dies else "aboard")


@effect_of("transformation")
@pytest.mark.parametrize("cards", [0, 1])
def test_transformation_makes_a_breeder_of_the_creeper_and_an_empty_hand_is_surprised(cards: int) -> None:
    table = alone("scout")
    table.hand("P1", contamination=cards)
    number = table.intruder("creeper", HERE, injuries=2)
    table.next_attack(attack_card("transformation"), attack_card("scratch"))
    table.run(intruder_attack(table.game, table.game.intruder(number), 0))
    (breeder,) = table.state.intruders
    assert (breeder.kind, breeder.room, breeder.injuries) == ("breeder", HERE, 0)
    assert table.one("P1").light == (1 if cards == 0 else 0)
    surprises = [told.facts["surprise"] for told in table.game.log.since(0) if told.kind == "attacks"]
    assert surprises == ([False, True] if cards == 0 else [False])


@limit_of("transformation")
def test_transformation_without_a_free_breeder_changes_nothing() -> None:
    table = alone("scout")
    table.hand("P1")
    table.intruder("breeder", 18)
    table.intruder("breeder", 19)
    attacked(table, "transformation")
    assert [one.kind for one in table.game.intruders_in(HERE)] == ["creeper"]
    assert state_of(table) == ("aboard", 0, 0, 0)


@effect_of("frenzy")
@limit_of("frenzy")
def test_frenzy_strikes_everybody_in_the_room() -> None:
    table = table_of("captain", "pilot", "scout", "soldier")
    joins(table, "P2", "P3")
    table.wounds("P2", "leg", dressed=["body"])
    table.wounds("P3", "leg")
    table.next_wound("hand", "hand")
    attacked(table, "frenzy", "queen")
    assert [table.one(f"P{number}").status for number in range(1, 5)] == ["aboard", "dead", "aboard", "aboard"]
    assert [len(table.one(f"P{number}").wounds) for number in (1, 3, 4)] == [1, 2, 0]


@effect_of("slime")
@pytest.mark.parametrize("before", [False, True])
def test_slime_is_a_marker_and_a_contamination_card(before: bool) -> None:
    table = alone("scout")
    table.one("P1").slime = before
    attacked(table, "slime")
    assert table.one("P1").slime
    assert state_of(table) == ("aboard", 0, 0, 1)


@effect_of("summoning")
def test_summoning_brings_another_intruder_without_a_surprise() -> None:
    table = alone("scout")
    table.hand("P1")
    token = table.next_token("adult")
    attacked(table, "summoning")
    assert [one.kind for one in table.game.intruders_in(HERE)] == ["creeper", "adult"]
    assert state_of(table) == ("aboard", 0, 0, 0)
    assert token in table.state.supply


@effect_of("summoning")
def test_summoning_of_a_blank_makes_noise() -> None:
    table = alone("scout")
    table.next_token("blank")
    attacked(table, "summoning")
    assert set(table.state.noise) == {"5-6", "5-10", "technical"}
    assert "blank_1" in table.state.bag


@limit_of("summoning")
def test_the_summoned_does_not_attack_during_this_phase() -> None:
    # In the attack step of the event phase …
    table = alone("scout")
    table.next_token("adult")
    table.intruder("creeper", HERE)
    table.next_attack(attack_card("summoning"), attack_card("claw_attack"))
    table.run(attacks_in_room(table.game, HERE))
    table.run(attacks_in_room(table.game, 18))
    assert state_of(table) == ("aboard", 0, 0, 0)
    assert len([told for told in table.game.log.since(0) if told.kind == "attacks"]) == 1


@limit_of("summoning")
def test_the_summoned_does_not_attack_whoever_escapes_in_this_phase() -> None:
    # … and in the player phase, when its target escapes at last.
    table = alone("scout")
    table.lay(6, "canteen")
    table.next_token("adult")
    creeper = table.intruder("creeper", HERE)
    table.next_attack(attack_card("summoning"))
    table.run(intruder_attack(table.game, table.game.intruder(creeper), 0))
    table.next_attack(attack_card("claw_attack", toughness=3), attack_card("claw_attack", toughness=4))
    table.next_noise("silence")
    play = table.play()
    play.moves("P1", 6)
    # The claws would have hit for the adult; the creeper has no such symbol.
    assert [told["kind"] for told in play.told("attacks")] == ["creeper", "creeper"]
    assert play.one("P1").light == 0
    assert play.one("P1").room == 6


@effect_of("summoning")
def test_the_summoned_attacks_in_the_next_phase() -> None:
    table = alone("scout")
    table.next_token("adult")
    creeper = table.intruder("creeper", HERE)
    table.next_attack(attack_card("summoning"))
    table.run(intruder_attack(table.game, table.game.intruder(creeper), 0))
    table.quiet_event()
    table.quiet_bag()
    table.next_attack(attack_card("scratch"), attack_card("slime"))
    play = table.play()
    play.passes("P1")
    attackers = [told["kind"] for told in play.told("attacks")]
    assert attackers == ["creeper", "adult", "creeper"]


@effect_of("summoning")
def test_the_summoned_drives_people_out_of_their_pods() -> None:
    table = table_of("scout", "captain", tile="evacuation_section_a")
    table.pod(1, "unlocked")
    table.waits("P2", 1)
    table.next_token("adult")
    attacked(table, "summoning")
    assert (table.one("P2").status, table.one("P2").room) == ("aboard", HERE)


@effect_of("bite")
def test_an_attack_while_escaping_comes_before_the_move() -> None:
    table = alone("scout")
    table.lay(6, "canteen")
    table.intruder("adult", HERE)
    table.next_attack(attack_card("bite"))
    table.next_wound("leg")
    table.next_noise("silence")
    play = table.play()
    play.does("P1", next(act for act in play.options() if getattr(act, "corridor", "") == TO_SIX))
    assert play.order_of("serious-wound", "moves") == ["serious-wound", "moves"]
