"""What is done out of turn: Interruption and its counter, Nerves of Steel, Armor, the Motion Scanner, rerolls.

Who is asked depends on what everybody can see, never on what somebody holds.
"""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.acts import No, Pass, Pay, PlayCard, Shoot, UseItem, Yes
from nemesis_desktop.games.nemesis.rules.deeds.noise import noise_roll
from nemesis_desktop.games.nemesis.rules.harm.attacks import intruder_attack, resolve_attack
from nemesis_desktop.games.nemesis.rules.harm.encounter import encounter
from nemesis_desktop.games.nemesis.species.shelf import ATTACKS
from tests.games.nemesis.cards.deal import HERE, alone, card_of, effect_of, joins, limit_of, plays, table_of
from tests.games.nemesis.scenarios.table import Play, Reacts, Table, attack_card

# ---------------------------------------------------------------- interruption


def company(*holders: str, together: tuple[str, ...] = ("P2",)) -> Table:
    """P1, the captain, in a broken room with others; these people hold an Interruption."""
    table = table_of("captain", "pilot", "scout", malfunction=True)
    joins(table, *together)
    for who in ("P1", "P2", "P3"):
        kinds = ["interruption"] if who in holders else []
        table.hand(who, *(["basic_repairs"] if who == "P1" else []), *kinds, actions=3)
    return table


def acts_and_somebody_calls(table: Table, *callers: str) -> Play:
    """P1 repairs; these people call out."""
    play = table.play()
    play.match.answer(play.options().index(PlayCard(card_of(play, "P1", "basic_repairs"))))
    hand = [act.card for act in play.options()]
    play.match.answer(len(hand) - 2, len(hand) - 1)
    if play.topic == "interruption":
        play._give([Reacts(*callers)])
    return play


@effect_of("interruption")
def test_interruption_cancels_an_action_whose_cost_stays_paid() -> None:
    play = acts_and_somebody_calls(company("P2"), "P2")
    assert (play.asked, play.topic, play.decision.secret) == ("P2", "reaction", True)
    card = card_of(play, "P2", "interruption")
    play.answer(card)
    assert play.room(HERE).malfunction
    assert len(play.one("P1").discard) == 3
    assert card in play.one("P2").discard
    # The action is used up: one more, then the turn is over.
    assert play.state.turn.taken == 1
    assert play.told("interrupted") == [{"who": 1, "other": 0}]


@effect_of("interruption")
def test_interruption_after_a_pass() -> None:
    table = company("P2")
    assert table.one("P2").passed
    play = acts_and_somebody_calls(table, "P2")
    play.answer(card_of(play, "P2", "interruption"))
    assert play.room(HERE).malfunction


@effect_of("interruption")
def test_interruption_or_cancels_an_interruption_from_any_room() -> None:
    play = acts_and_somebody_calls(company("P2", "P3"), "P2")
    play.match.answer(play.options().index(PlayCard(card_of(play, "P2", "interruption"))))
    assert play.decision.kind == "claims"
    play._give([Reacts("P3")])
    assert play.asked == "P3"
    play.answer(card_of(play, "P3", "interruption"))
    assert not play.room(HERE).malfunction
    assert card_of(play, "P2", "interruption") in play.one("P2").discard
    assert card_of(play, "P3", "interruption") in play.one("P3").discard


@effect_of("interruption")
def test_the_one_interrupted_may_cancel_the_interruption() -> None:
    play = acts_and_somebody_calls(company("P1", "P2"), "P2")
    play.match.answer(play.options().index(PlayCard(card_of(play, "P2", "interruption"))))
    play._give([Reacts("P1")])
    play.answer(card_of(play, "P1", "interruption"))
    assert not play.room(HERE).malfunction


@effect_of("interruption")
def test_a_counter_may_be_countered() -> None:
    play = acts_and_somebody_calls(company("P1", "P2", "P3"), "P2")
    for who, nobody_else in (("P2", "P1"), ("P1", "P3")):
        play.match.answer(play.options().index(PlayCard(card_of(play, who, "interruption"))))
        play._give([Reacts(nobody_else)])
    play.answer(card_of(play, "P3", "interruption"))
    # The counter is cancelled, so the first Interruption stands.
    assert play.room(HERE).malfunction


@limit_of("interruption")
def test_interruption_is_for_actions_in_the_same_room() -> None:
    table = company("P2", "P3", together=())
    play = acts_and_somebody_calls(table)
    assert play.topic == "turn"
    assert not play.room(HERE).malfunction


@limit_of("interruption")
def test_interruption_is_no_action_of_ones_own_turn() -> None:
    table = company("P1")
    play = table.play()
    assert play.refused(PlayCard(card_of(play, "P1", "interruption"))) == "reaction"


@limit_of("interruption")
def test_nobody_interrupts_a_pass_or_a_drop() -> None:
    table = company("P2")
    table.give("P1", "grenade")
    play = table.play()
    drop = next(act for act in play.options() if type(act).__name__ == "Drop" and act.thing.startswith("red_grenade"))
    play.match.answer(play.options().index(drop))
    assert play.topic == "turn"
    play.match.answer(play.options().index(Pass()))
    assert play.topic == "pass"


@limit_of("interruption")
def test_asking_does_not_tell_who_holds_the_card() -> None:
    """Whether P2 holds it or not, the same people are asked, and whoever calls sees a private question."""
    asked = []
    for holders in ((), ("P2",)):
        play = acts_and_somebody_calls(company(*holders), "P2")
        asked.append((play.asked, play.topic, play.decision.secret))
        play.answer(No)
        assert not play.room(HERE).malfunction
    assert asked[0] == asked[1] == ("P2", "reaction", True)


@limit_of("interruption")
@pytest.mark.parametrize("why", ["discarded", "empty hand"])
def test_who_visibly_cannot_hold_it_is_not_asked(why: str) -> None:
    table = company()
    one = table.one("P2")
    if why == "discarded":
        card = next(card for card in one.deck if card.endswith("interruption"))
        one.deck.remove(card)
        one.discard.append(card)
    else:
        one.deck += one.hand
        one.hand = []
    play = acts_and_somebody_calls(table)
    assert play.topic == "turn"
    assert not play.room(HERE).malfunction


# ---------------------------------------------------------------- nerves of steel


def surprised(*cards: str, contamination: int = 0) -> Table:
    """The soldier is about to be surprised by an adult with number 4, whose claws hit."""
    table = alone("soldier")
    table.hand("P1", *cards, contamination=contamination)
    table.next_token("adult", 4)
    table.next_attack(attack_card("claw_attack"))
    return table


@effect_of("nerves_of_steel")
def test_nerves_of_steel_ignores_a_surprise_attack() -> None:
    table = surprised("nerves_of_steel")
    table.run(encounter(table.game, 0, HERE), Reacts("P1"), "soldier_nerves_of_steel")
    one = table.one("P1")
    assert (one.light, one.hand) == (0, [])
    assert one.discard == ["soldier_nerves_of_steel"]
    assert [one.kind for one in table.game.intruders_in(HERE)] == ["adult"]


@limit_of("nerves_of_steel")
def test_a_miss_asks_nobody_for_nerves_of_steel() -> None:
    table = surprised("nerves_of_steel")
    attacker = table.game.intruder(table.intruder("adult", HERE))
    assert attacker is not None
    miss = next(card for card in table.state.decks["attack"] if "adult" not in ATTACKS[card].symbols)
    table.state.decks["attack"].remove(miss)
    with pytest.raises(StopIteration):
        next(resolve_attack(table.game, attacker, 0, miss, surprise=True))


@effect_of("nerves_of_steel")
def test_nerves_of_steel_need_not_be_shown() -> None:
    table = surprised("nerves_of_steel")
    table.run(encounter(table.game, 0, HERE), Reacts("P1"), No)
    assert table.one("P1").light == 2
    assert table.one("P1").hand == ["soldier_nerves_of_steel"]


@limit_of("nerves_of_steel")
def test_nerves_of_steel_is_not_for_other_attacks() -> None:
    table = alone("soldier")
    table.hand("P1", "nerves_of_steel")
    adult = table.intruder("adult", HERE)
    table.next_attack(attack_card("claw_attack"))
    table.run(intruder_attack(table.game, table.game.intruder(adult), 0))
    assert table.one("P1").light == 2
    assert table.one("P1").hand == ["soldier_nerves_of_steel"]


@limit_of("nerves_of_steel")
def test_nerves_of_steel_is_not_wasted_on_a_miss_and_no_action() -> None:
    table = surprised("nerves_of_steel")
    table.next_attack(attack_card("transformation"))
    table.run(encounter(table.game, 0, HERE))
    assert table.one("P1").hand == ["soldier_nerves_of_steel"]
    table = alone("soldier")
    table.hand("P1", "nerves_of_steel", actions=1)
    play = table.play()
    assert play.refused(PlayCard("soldier_nerves_of_steel")) == "reaction"


@limit_of("nerves_of_steel")
def test_being_asked_for_nerves_of_steel_tells_nothing() -> None:
    for cards, contamination in ((("nerves_of_steel",), 0), ((), 1)):
        table = surprised(*cards, contamination=contamination)
        rule = encounter(table.game, 0, HERE)
        decision = next(rule)
        assert decision.kind == "claims" and decision.seats == (0,)
        decision = rule.send((0,))
        assert decision.secret and decision.seat == 0
        rule.close()


# ---------------------------------------------------------------- armor


@effect_of("armor")
@pytest.mark.parametrize("kind", ["adult", "larva"])
def test_armor_ignores_one_attack_of_any_kind(kind: str) -> None:
    table = alone("soldier")
    table.give("P1", "armor")
    attacker = table.intruder(kind, HERE)
    table.next_attack(attack_card("claw_attack"))
    table.run(intruder_attack(table.game, table.game.intruder(attacker), 0), Reacts("P1"), "armor")
    one = table.one("P1")
    assert (one.light, one.larva, one.inventory) == (0, False, [])
    assert "armor" in table.state.removed
    # The second attack finds no armor.
    table.next_attack(attack_card("scratch"))
    table.run(intruder_attack(table.game, table.game.intruder(attacker), 0))
    assert (one.light, one.larva) == ((1, False) if kind == "adult" else (0, True))


@effect_of("armor")
def test_armor_ignores_a_surprise_attack_too() -> None:
    table = surprised(contamination=1)
    table.give("P1", "armor")
    table.run(encounter(table.game, 0, HERE), Reacts("P1"), "armor")
    assert table.one("P1").light == 0


@limit_of("armor")
def test_armor_works_only_once_it_is_activated() -> None:
    table = alone("soldier")
    assert "armor" in table.one("P1").quests
    adult = table.intruder("adult", HERE)
    table.next_attack(attack_card("claw_attack"))
    table.run(intruder_attack(table.game, table.game.intruder(adult), 0))
    assert table.one("P1").light == 2


@limit_of("armor")
def test_armor_protects_its_owner_and_is_no_action() -> None:
    table = table_of("soldier", "captain")
    joins(table, "P2")
    table.give("P1", "armor")
    adult = table.intruder("adult", HERE)
    play = table.play()
    assert not any(isinstance(act, UseItem) for act in play.options())
    table.next_attack(attack_card("claw_attack"))
    # The captain holds no quest item, so nobody is even asked.
    table.run(intruder_attack(table.game, table.game.intruder(adult), 1))
    assert table.one("P2").light == 2
    assert table.one("P1").inventory == ["armor"]


# ---------------------------------------------------------------- the motion scanner


def scanning(*faces: int | str, actions: int = 2, contamination: int = 0) -> Table:
    """The scout holds the Motion Scanner; the next rolls of the noise die."""
    table = alone("scout")
    table.give("P1", "motion_scanner")
    table.hand("P1", actions=actions, contamination=contamination)
    table.next_noise(*faces)
    return table


@effect_of("motion_scanner")
def test_motion_scanner_rerolls_a_noise_roll_for_a_card() -> None:
    table = scanning("danger", "silence")
    card = table.one("P1").hand[0]
    table.run(noise_roll(table.game, 0), card)
    assert table.state.noise == {}
    assert table.one("P1").discard == [card]


@effect_of("motion_scanner")
def test_motion_scanner_need_not_be_used_and_rerolls_only_once() -> None:
    table = scanning(4)
    table.run(noise_roll(table.game, 0), No)
    assert list(table.state.noise) == ["technical"]
    assert len(table.one("P1").hand) == 2
    # A second reroll is not offered: the rule ends after the first.
    table = scanning(1, 4)
    table.run(noise_roll(table.game, 0), Pay)
    assert list(table.state.noise) == ["technical"]
    assert len(table.one("P1").hand) == 1


@limit_of("motion_scanner")
@pytest.mark.parametrize("why", ["combat", "no action card", "somebody else rolls", "not activated"])
def test_motion_scanner_does_not_reroll(why: str) -> None:
    table = table_of("scout", "captain")
    if why != "not activated":
        table.give("P1", "motion_scanner")
    table.hand("P1", actions=2)
    roller = 0
    match why:
        case "combat":
            table.intruder("adult", HERE)
        case "no action card":
            table.hand("P1", contamination=2)
        case "somebody else rolls":
            joins(table, "P2")
            roller = 1
    table.next_noise(4)
    table.run(noise_roll(table.game, roller))
    assert list(table.state.noise) == ["technical"]


# ---------------------------------------------------------------- rerolls of the combat die


def test_taking_aim_with_a_prototype_pistol_may_reroll_twice() -> None:
    table = alone("soldier")
    table.unarmed("P1")
    table.give("P1", "prototype_pistol")
    adult = table.intruder("adult", HERE)
    table.hand("P1", "taking_aim")
    table.next_combat("blank", "blank", "one_hit")
    table.next_attack(attack_card("scratch", toughness=6))
    play = table.play()
    plays(play, "P1", "taking_aim", Yes, Yes)
    assert play.topic == "turn"
    assert play.game.intruder(adult).injuries == 1


def test_an_ordinary_shot_is_not_rerolled() -> None:
    table = alone("soldier")
    adult = table.intruder("adult", HERE)
    table.next_combat("blank")
    play = table.play()
    play.does("P1", Shoot("assault_rifle", adult))
    assert play.topic == "turn"


def test_a_reroll_with_eggs_in_sight() -> None:
    table = alone("soldier", "nest")
    table.hand("P1", "taking_aim")
    table.next_combat("blank", "creeper")
    table.next_noise("silence")
    play = table.play()
    plays(play, "P1", "taking_aim", Yes)
    assert len(play.state.eggs) == 3


def test_reactions_do_not_count_as_actions() -> None:
    table = company("P2")
    table.state.crew[1].passed = False
    play = acts_and_somebody_calls(table, "P2")
    play.answer(card_of(play, "P2", "interruption"))
    play.does("P1", Pass)
    assert (play.asked, play.state.turn.taken) == ("P2", 0)
