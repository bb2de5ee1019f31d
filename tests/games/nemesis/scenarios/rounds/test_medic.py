"""The Medic, a character that a table may switch on."""

import pytest

from nemesis_desktop.engine.match import Match
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.acts import ActivateQuest, PlayCard, Shoot, UseItem
from nemesis_desktop.games.nemesis.aims import Aim
from nemesis_desktop.games.nemesis.components.actions import action_deck, action_kind
from nemesis_desktop.games.nemesis.components.characters import CHARACTERS
from nemesis_desktop.games.nemesis.setup import Person, Setup
from tests.games.nemesis.scenarios.table import Play, Table


def people(count: int) -> tuple[Person, ...]:
    return tuple(Person(f"P{number}", number) for number in range(count))


def card_of(play: Play, who: str, kind: str) -> str:
    return next(card for card in play.one(who).hand if action_kind(card) == kind)


# ---------------------------------------------------------------- the Medic


def medic(*kinds: str, traits: bool = False, contamination: int = 0) -> Table:
    """The Medic and the Captain in the Laboratory (green), with these cards and two more in the Medic's hand."""
    table = Table(2, characters=("medic", "captain"), options=("medic", *(("traits",) if traits else ())))
    table.lay(14, "laboratory")
    for who in ("P1", "P2"):
        table.place(who, 14)
    table.hand("P1", *kinds, actions=2, contamination=contamination)
    return table


def test_the_medic_is_dealt_with_the_variant_only() -> None:
    with_it = Match.new(NEMESIS, Setup(people(2), draft="free", options=("medic",)), 1)
    without = Match.new(NEMESIS, Setup(people(2), draft="free"), 1)
    assert set(with_it.view().draft) == {*CHARACTERS, "medic"}
    assert set(without.view().draft) == set(CHARACTERS)


def test_the_medics_deck_weapon_and_quest_items() -> None:
    table = medic()
    one = table.one("P1")
    assert sorted(action_kind(card) for card in action_deck("medic")) == sorted(
        [
            "rest",
            "demolition",
            "emergency_resuscitation",
            "search",
            "search",
            "field_dressing",
            "pharmacist",
            "computer_skills",
            "repairs",
            "interruption",
        ]
    )
    assert one.hands == [["needle_gun"]] and table.state.ammo["needle_gun"] == 2
    assert set(one.quests) == {"surgery_kit", "combat_drugs"}


def test_a_hit_of_the_needle_gun_drives_away_and_does_no_injury() -> None:
    table = medic()
    adult = table.intruder("adult", 14)
    table.next_combat("two_hits")
    table.next_event("regeneration")
    play = table.play()
    play.does("P1", Shoot("needle_gun", adult))
    assert play.state.ammo["needle_gun"] == 1
    assert play.told("injured") == []
    assert len(play.told("retreats")) == 1
    moved = play.game.intruder(adult)
    assert moved is None or moved.room != 14 or "destroyed" in play.state.doors.values()


def test_only_chemicals_load_the_needle_gun() -> None:
    table = medic()
    table.ammo("needle_gun", 0)
    charge, chemicals = table.give("P1", "energy_charge"), table.give("P1", "chemicals")
    play = table.play()
    play.match.answer(play.options().index(UseItem(charge)))
    assert not play.offers("load") and play.offers("door")
    play.match.undo()
    play.does("P1", UseItem(chemicals))
    assert play.state.ammo["needle_gun"] == 2


def test_er_burdens_or_boosts_a_character_here_for_one_ammo() -> None:
    table = medic("emergency_resuscitation")
    table.hand("P2", actions=2)
    play = table.play()
    play.does("P1", PlayCard(card_of(play, "P1", "emergency_resuscitation")), 1, "boost")
    assert len(play.one("P2").hand) == 5 and play.state.ammo["needle_gun"] == 1

    table = medic("emergency_resuscitation")
    table.hand("P2", actions=2)
    play = table.play()
    gone = play.one("P2").hand[0]
    play.does("P1", PlayCard(card_of(play, "P1", "emergency_resuscitation")), 1, "burden")
    assert (play.asked, play.decision.secret) == ("P2", True)
    play.answer(gone)
    assert gone in play.one("P2").discard
    assert sum(card.startswith("contamination") for card in play.one("P2").discard) == 1


def test_er_needs_ammo_and_somebody_here() -> None:
    table = medic("emergency_resuscitation")
    table.ammo("needle_gun", 0)
    play = table.play()
    assert play.refused(PlayCard(card_of(play, "P1", "emergency_resuscitation"))) == "no-needle-gun"
    # The ammo is in the gun: without it in hand there is nothing to spend.
    table = medic("emergency_resuscitation")
    table.unarmed("P1")
    table.ammo("needle_gun", 2)
    play = table.play()
    assert play.refused(PlayCard(card_of(play, "P1", "emergency_resuscitation"))) == "no-needle-gun"
    table = medic("emergency_resuscitation")
    table.place("P2", 11)
    play = table.play()
    play.match.answer(play.options().index(PlayCard(card_of(play, "P1", "emergency_resuscitation"))))
    # The Medic is a character in the room, too; nobody else is.
    assert {act.option for act in play.options() if isinstance(act, Aim)} == {"burden", "boost"}


def test_field_dressing_heals_all_light_wounds_or_dresses_one() -> None:
    table = medic("field_dressing")
    table.wounds("P2", "leg", "hand", light=2)
    play = table.play()
    card = card_of(play, "P1", "field_dressing")
    play.does("P1", PlayCard(card), "heal_light")
    assert play.one("P2").light == 0
    assert [wound.dressed for wound in play.one("P2").wounds] == [False, False]
    # Cost 1, the card itself, and one more card drawn in a green room.
    assert len(play.one("P1").hand) == 3 - 2 + 1

    table = medic("field_dressing")
    table.wounds("P2", "leg", "hand", light=2)
    wound = table.one("P2").wounds[0].card
    play = table.play()
    play.does("P1", PlayCard(card_of(play, "P1", "field_dressing")), wound)
    assert [wound.dressed for wound in play.one("P2").wounds] == [True, False]
    assert play.one("P2").light == 2


def test_field_dressing_draws_no_card_outside_green_rooms_and_needs_a_wound() -> None:
    table = medic("field_dressing")
    table.lay(14, "armory")
    table.wounds("P1", light=1)
    play = table.play()
    play.does("P1", PlayCard(card_of(play, "P1", "field_dressing")))
    assert play.one("P1").light == 0 and len(play.one("P1").hand) == 1
    play = medic("field_dressing").play()
    assert play.refused(PlayCard(card_of(play, "P1", "field_dressing"))) == "no-wounds-here"


@pytest.mark.parametrize("option", ["heal_dressed", "dress"])
def test_pharmacist_heals_a_dressed_wound_or_dresses_one_and_draws_in_a_green_room(option: str) -> None:
    table = medic("pharmacist")
    table.wounds("P2", "leg", dressed=["hand"], light=1)
    play = table.play()
    play.does("P1", PlayCard(card_of(play, "P1", "pharmacist")), option)
    kinds = [(wound.card.split("_")[0], wound.dressed) for wound in play.one("P2").wounds]
    assert len(kinds) == (1 if option == "heal_dressed" else 2)
    assert all(dressed for _, dressed in kinds) is (option == "dress")
    assert play.one("P2").light == 1
    assert len(play.one("P1").hand) == 3 - 1 + 1


def test_pharmacist_has_nothing_to_do_for_light_wounds() -> None:
    table = medic("pharmacist")
    table.wounds("P2", light=2)
    play = table.play()
    assert play.refused(PlayCard(card_of(play, "P1", "pharmacist"))) == "no-wounds-here"


def test_cards_of_the_medic_that_others_have_do_the_same() -> None:
    table = medic("rest", "demolition", contamination=1)
    play = table.play()
    play.does("P1", PlayCard(card_of(play, "P1", "rest")))
    assert not any(card.startswith("contamination") for card in play.one("P1").hand)
    play.does("P1", PlayCard(card_of(play, "P1", "demolition")))
    assert play.room(14).malfunction

    table = medic("search")
    table.game.room(14).items = 1
    found = table.next_items("green", "bandages", "medkit")
    play = table.play()
    play.does("P1", PlayCard(card_of(play, "P1", "search")), found[0])
    assert play.one("P1").inventory == [found[0]] and play.room(14).items == 0

    table = medic("repairs")
    table.malfunction(14)
    play = table.play()
    play.does("P1", PlayCard(card_of(play, "P1", "repairs")))
    assert not play.room(14).malfunction

    table = medic("computer_skills")
    play = table.play()
    play.does("P1", PlayCard(card_of(play, "P1", "computer_skills")), "11-14")
    assert play.game.door("11-14") == "closed"


def test_the_cards_of_care_are_for_peace_only() -> None:
    table = medic("field_dressing", "pharmacist", "emergency_resuscitation")
    table.wounds("P2", "leg", light=1)
    table.intruder("adult", 14)
    play = table.play()
    for kind in ("field_dressing", "pharmacist", "emergency_resuscitation"):
        assert play.refused(PlayCard(card_of(play, "P1", kind))) == "in-combat"


def test_surgery_kit_takes_infected_cards_and_the_larva_of_somebody_here() -> None:
    table = medic()
    table.give("P1", "surgery_kit")
    table.one("P2").larva = True
    sick = table.into_deck("P2", infected=1)
    well = table.into_discard("P2", clean=1)
    play = table.play()
    play.does("P1", UseItem("surgery_kit"), 1)
    one = play.one("P2")
    assert not one.larva and one.light == 1
    assert sick[0] in play.state.removed and well[0] in one.deck
    assert one.hand == [] and one.discard == [] and len(one.deck) == 11
    assert "surgery_kit" in play.state.removed


def test_surgery_kit_is_activated_by_a_medkit() -> None:
    table = medic()
    play = table.play()
    assert not play.offers("surgery_kit")
    medkit = table.give("P1", "medkit")
    play = table.play()
    play.does("P1", ActivateQuest("surgery_kit"))
    assert medkit in play.state.discards["green"] and "surgery_kit" in play.one("P1").inventory


def test_combat_drugs_fill_the_hand_and_are_activated_in_the_emergency_room() -> None:
    table = medic()
    play = table.play()
    assert play.refused(ActivateQuest("combat_drugs")) == "quest-condition"
    table = medic()
    table.lay(14, "emergency_room")
    play = table.play()
    play.does("P1", ActivateQuest("combat_drugs"))
    assert len(play.one("P1").hand) == 1
    play.does("P1", UseItem("combat_drugs"))
    assert len(play.one("P1").hand) == 5
    assert "combat_drugs" in play.state.removed


def test_combat_drugs_may_be_used_in_combat_but_not_with_a_full_hand() -> None:
    table = medic()
    table.give("P1", "combat_drugs")
    table.intruder("adult", 14)
    assert table.play().offers(UseItem("combat_drugs"))
    table = medic()
    table.hand("P1", actions=5)
    table.give("P1", "combat_drugs")
    assert table.play().refused(UseItem("combat_drugs")) == "hand-full"


@pytest.mark.parametrize(
    ("kind", "option", "drawn"),
    [
        ("field_dressing", "heal_light", 1),
        ("field_dressing", "dress", 1),
        ("pharmacist", "dress", 1),
        ("pharmacist", "heal_dressed", 0),
    ],
)
def test_altruist_draws_a_card_for_care_of_somebody_else(kind: str, option: str, drawn: int) -> None:
    def cards(traits: bool, patient: int) -> int:
        table = medic(kind, traits=traits)
        for who in ("P1", "P2"):
            table.wounds(who, "leg", dressed=["hand"], light=1)
        play = table.play()
        play.does("P1", PlayCard(card_of(play, "P1", kind)), patient, option)
        return len(play.one("P1").hand)

    assert cards(True, 1) - cards(False, 1) == drawn
    assert cards(True, 0) == cards(False, 0)
