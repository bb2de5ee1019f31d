"""Another species in the same rules: what differs is asked of it, and the rest is everybody's."""

from __future__ import annotations

import random
import re

import pytest

from nemesis_desktop.engine.match import Match
from nemesis_desktop.games import KINDS
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.acts import Trade
from nemesis_desktop.games.nemesis.cards.box import BOX
from nemesis_desktop.games.nemesis.components.objectives import Atom
from nemesis_desktop.games.nemesis.modes import INTRUDER_PLAYER
from nemesis_desktop.games.nemesis.rules.deeds.actions import perform
from nemesis_desktop.games.nemesis.rules.deeds.engines import discover, hidden_weaknesses
from nemesis_desktop.games.nemesis.rules.deeds.survey import candidates, survey
from nemesis_desktop.games.nemesis.rules.harm.attacks import attacks_in_room
from nemesis_desktop.games.nemesis.rules.harm.contamination import scan_everything, scan_hand
from nemesis_desktop.games.nemesis.rules.harm.encounter import encounter
from nemesis_desktop.games.nemesis.rules.harm.intruders import (
    injury_check,
    kill,
    miniature_free,
    move_together,
    place,
    token_to_bag,
)
from nemesis_desktop.games.nemesis.rules.harm.wounds import suffer_light_wound, suffer_serious_wound
from nemesis_desktop.games.nemesis.rules.rounds.ending import holds
from nemesis_desktop.games.nemesis.setup import Person, Setup, SetupError
from nemesis_desktop.games.nemesis.species import shelf
from nemesis_desktop.games.nemesis.state import Ending
from tests.conftest import REPOSITORY
from tests.games.nemesis.properties.random_play import random_picks, setup_for
from tests.games.nemesis.scenarios.table import Table
from tests.games.nemesis.species.slugs import SPIT, feed, shelve

RULES = REPOSITORY / "nemesis_desktop" / "games" / "nemesis" / "rules"


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    """Two people in the Hibernatorium, slugs on board."""
    shelve(monkeypatch)
    return Table(2, species="slugs")


def test_the_rules_name_no_kind_of_alien():
    kinds = re.compile("|".join([*shelf.INTRUDER_KINDS, "larvae"]), re.IGNORECASE)
    named = {path.name: kinds.findall(path.read_text(encoding="utf-8")) for path in RULES.rglob("*.py")}
    assert len(named) > 20
    assert {name: found for name, found in named.items() if found} == {}


def test_ids_of_two_species_never_meet():
    assert set(BOX.natures) == set(shelf.SPECIES)
    for species in shelf.SPECIES.values():
        nature = BOX.natures[species.id]
        assert nature.species is species
        assert set(nature.attacks) == {card.effect for card in species.attacks.values()}
        assert set(nature.events) == set(species.events)
        assert set(nature.player_cards) == {card.effect for card in species.player_cards.values()}
    together = (shelf.INTRUDER_KINDS, shelf.INTRUDER_TOKENS, shelf.ATTACKS, shelf.EVENTS, shelf.INTRUDER_ACTIONS)
    own = [(one.kinds, one.tokens, one.attacks, one.events, one.player_cards) for one in shelf.SPECIES.values()]
    assert [sum(map(len, parts)) for parts in zip(*own, strict=True)] == [len(all_) for all_ in together]


# ---------------------------------------------------------------- setup and saves


def test_a_setup_without_a_species_is_of_the_intruders():
    written = setup_for(3).to_json()
    assert isinstance(written, dict) and written.pop("species") == "intruders"
    assert Setup.from_json(written) == setup_for(3)


def test_a_save_from_before_there_was_a_choice_is_of_the_intruders():
    game = NEMESIS.begin(setup_for(2), 1, Table(2).forced)
    frozen = game.freeze()
    assert frozen.pop("species") == "intruders"
    thawed = NEMESIS.thaw(frozen, setup_for(2), game.forced)
    assert thawed.species is shelf.SPECIES["intruders"]
    NEMESIS.check(setup_for(2), 1, frozen, {"round": 0, "over": False})


def test_nobody_plays_with_a_species_that_is_not_there():
    people = (Person("Ann", 1), Person("Bo", 2))
    with pytest.raises(SetupError):
        Setup(people, species="hamsters").check()


def test_a_species_without_cards_for_it_is_played_by_nobody(monkeypatch):
    shelve(monkeypatch)
    people = (Person("Ann", 1), Person("Bo", 2))
    Setup(people, options=(INTRUDER_PLAYER,)).check()
    Setup(people, species="slugs").check()
    with pytest.raises(SetupError):
        Setup(people, options=(INTRUDER_PLAYER,), species="slugs").check()


def test_a_checkpoint_of_one_species_is_none_of_another(monkeypatch):
    shelve(monkeypatch)
    slugs = Setup(setup_for(2).people, species="slugs")
    frozen = NEMESIS.begin(slugs, 1, Table(2).forced).freeze()
    NEMESIS.check(slugs, 1, frozen, {"round": 0, "over": False})
    with pytest.raises(ValueError, match="another"):
        NEMESIS.check(setup_for(2), 1, frozen, {"round": 0, "over": False})


def test_bag_board_and_decks_are_the_species_own(table):
    kinds = sorted(table.game.species.tokens[token].sort for token in table.state.bag)
    assert kinds == ["blank", "old_slug", "slug", "slug"]
    assert len(table.state.eggs) == 8
    assert list(table.state.weaknesses) == ["corpse", "egg"]
    assert sorted(table.state.decks["attack"]) == ["nip_1", "nip_2", "nip_3", "nip_4"]
    assert table.state.noise == {table.game.board.all_spaces[0]: True}


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_are_played_saved_and_looked_at(monkeypatch, tmp_path, seed):
    shelve(monkeypatch)
    setup = Setup(setup_for(4).people, draft="random", species="slugs")
    match = Match.new(NEMESIS, setup, seed)
    dice = random.Random(seed)
    for answers in range(2000):
        if match.decision is None:
            break
        if answers % 40 == 7:
            match.save(tmp_path / "game.nemesis")
            match = Match.load(tmp_path / "game.nemesis", KINDS)
            assert match.view(0).species == "slugs"
            assert set(match.view(0).bag) == {"slug", "bull", "blank"}
        match.answer(*random_picks(dice, match.decision))
    assert match.over


# ---------------------------------------------------------------- bag and encounters


def test_a_token_in_reserve_enters_the_bag_last(table):
    table.bag(blank=1)
    ordinary = sum(not token.reserve and token.kind == "slug" for token in table.game.species.tokens.values())
    for _ in range(ordinary):
        token_to_bag(table.game, "slug")
    assert not {"slug_3", "slug_4"} & set(table.state.bag)
    token_to_bag(table.game, "slug")
    assert {"slug_3", "slug_4"} & set(table.state.bag)


def test_a_lone_blank_brings_the_species_first_token(table):
    table.bag(blank=1)
    table.run(encounter(table.game, 0, table.one("P1").room))
    assert sorted(table.game.species.tokens[token].kind for token in table.state.bag) == ["blank", "slug"]


def test_a_token_that_can_never_come_again_leaves_the_game(table):
    table.bag(blank=1, bull=1)
    table.state.queen_killed = True
    token = table.next_token("bull")
    assert table.run(encounter(table.game, 0, table.one("P1").room)) is False
    assert token in table.state.removed and table.state.intruders == []


def test_the_number_of_a_token_is_what_the_species_makes_of_it(table):
    table.hand("P1", actions=2)
    table.weakness("egg", "patient")
    table.next_token("slug", 2)
    table.run(encounter(table.game, 0, table.one("P1").room))
    assert table.one("P1").larva, "two cards do not stand against a two that counts as three"


def test_development_of_the_bag_is_the_species(table):
    table.bag(blank=1, slug=1)
    table.next_token("slug")
    table.step("bag_development")
    assert sorted(table.game.species.tokens[token].kind for token in table.state.bag) == ["blank", "slug", "slug"]


# ---------------------------------------------------------------- on the board


def test_who_is_too_large_stays_out_of_the_technical_corridors(table):
    slot, network = next((slot, name) for name, slots in table.game.board.entrances.items() for slot in slots)
    bull, slug = table.intruder("bull", slot), table.intruder("slug", slot)
    table.game.intruder(bull).injuries = 1
    move_together(table.game, table.game.intruders_in(slot), network)
    assert table.game.intruder(slug) is None
    assert (table.game.intruder(bull).room, table.game.intruder(bull).injuries) == (slot, 1)


def test_whoever_comes_onto_the_board_may_turn_over_a_card(table):
    assert not table.state.weaknesses["corpse"].known
    place(table.game, "bull", 1)
    assert table.state.weaknesses["corpse"].known


def test_the_dead_leave_what_is_printed_and_smaller_ones(table):
    bull = table.game.intruder(table.intruder("bull", 1))
    kill(table.game, bull)
    assert [(one.kind, one.room, one.injuries) for one in table.state.intruders] == [("slug", 1, 0)]
    assert table.game.room(1).objects == ["carcass_1"]
    assert table.state.queen_killed and not miniature_free(table.game, "bull")


def test_nobody_hides_for_what_rises_from_the_dead(table):
    for _ in range(3):
        table.intruder("slug", 2)
    kill(table.game, table.game.intruder(table.intruder("bull", 1)))
    assert [one.room for one in table.state.intruders] == [2, 2, 2]
    assert miniature_free(table.game, "slug"), "an encounter would make them hide"


# ---------------------------------------------------------------- injuries


@pytest.mark.parametrize(
    ("kind", "card", "injuries", "dies"),
    [("slug", "nip_1", 1, True), ("slug", "nip_2", 1, False), ("bull", "nip_1", 2, False), ("bull", "nip_1", 3, True)],
)
def test_a_card_may_print_two_numbers(table, kind, card, injuries, dies):
    one = table.game.intruder(table.intruder(kind, 1, injuries=injuries))
    table.on_top("attack", card)
    injury_check(table.game, one)
    assert (one not in table.state.intruders) == dies


def test_the_arrow_counts_for_the_kind_beside_it_and_not_for_who_never_retreats(table):
    slug, bull = (table.game.intruder(table.intruder(kind, 1, injuries=9)) for kind in ("slug", "bull"))
    table.on_top("attack", "nip_4", "nip_3")
    before = len(table.state.decks["event"])
    injury_check(table.game, slug)
    assert len(table.state.decks["event"]) == before - 1, "it retreated"
    injury_check(table.game, bull)
    assert bull in table.state.intruders and len(table.state.decks["event"]) == before - 1


def test_toughness_may_grow(table):
    one = table.game.intruder(table.intruder("slug", 1, injuries=1))
    table.weakness("egg", "thick_skin")
    table.on_top("attack", "nip_1")
    injury_check(table.game, one)
    assert one in table.state.intruders


def test_the_die_hits_by_level(table):
    species = table.game.species
    assert [species.die_injuries(face, "slug") for face in ("blank", "creeper", "adult", "one_hit")] == [0, 1, 1, 1]
    assert [species.die_injuries(face, "bull") for face in ("blank", "creeper", "adult", "two_hits")] == [0, 0, 1, 2]


def test_fire_may_burn_eggs_and_spare_the_rest(table):
    nest = table.lay(5, "nest", fire=True)
    one = table.game.intruder(table.intruder("slug", nest))
    table.weakness("egg", "fireproof")
    table.step("fire_damage")
    assert one.injuries == 0 and len(table.state.eggs) == 7


# ---------------------------------------------------------------- attacks


def test_an_attack_without_a_card(table):
    table.unarmed("P1", "P2")
    slot = table.one("P1").room
    slug = table.intruder("slug", slot)
    table.hand("P1", actions=1)
    attack_cards = len(table.state.decks["attack"])
    table.run(attacks_in_room(table.game, slot))
    assert table.one("P1").larva and table.game.intruder(slug) is None
    assert len(table.state.decks["attack"]) == attack_cards
    assert any(table.game.species.tokens[token].kind == "bull" for token in table.state.bag)


def test_the_largest_attacks_first_and_only_whom_the_species_goes_for(table):
    slot = table.one("P1").room
    table.intruder("slug", slot), table.intruder("bull", slot)
    table.hand("P1", actions=1)
    table.one("P1").larva = True
    table.on_top("attack", "nip_1")
    table.run(attacks_in_room(table.game, slot))
    assert (table.one("P1").light, table.one("P2").light) == (0, 1), "the bull does not go for its own"
    assert table.one("P2").larva, "nor does the slug"


def test_a_card_hits_whom_the_species_can_hit(table):
    slot = table.one("P1").room
    table.intruder("bull", slot)
    table.place("P2", 1)
    table.one("P1").slime = True
    table.run(attacks_in_room(table.game, slot))
    assert table.one("P1").light == 0 and not table.one("P1").wounds


def test_a_wound_may_be_spared(table):
    table.one("P1").signal = True
    table.run(suffer_light_wound(table.game, 0, "fire"))
    table.run(suffer_serious_wound(table.game, 0, "fire"))
    assert table.one("P1").light == 0 and len(table.one("P1").wounds) == 1
    table.one("P1").slime = True
    table.run(suffer_serious_wound(table.game, 0, "fire"))
    assert len(table.one("P1").wounds) == 1
    table.run(suffer_light_wound(table.game, 1, "fire"))
    assert table.one("P2").light == 1


# ---------------------------------------------------------------- steps and acts of its own


def test_steps_of_its_own_come_before_and_after_the_attacks(table):
    course = NEMESIS.course(table.setup)
    assert [name for name, phase in course.phase_of.items() if phase == "attacks"] == [
        "heal",
        "intruder_attacks",
        "feed",
    ]
    assert not {"heal", "feed"} & set(NEMESIS.course(setup_for(2)).steps)
    slug = table.game.intruder(table.intruder("slug", 1, injuries=2))
    table.lies(1, "carcass")
    feed(table.game)
    assert (slug.kind, slug.injuries, table.game.room(1).objects) == ("bull", 0, [])


def test_an_act_of_its_own_is_an_action_of_the_turn(table):
    assert SPIT not in survey(table.game, 0)
    table.one("P1").larva = True
    assert SPIT in survey(table.game, 0)
    before = len(table.one("P1").discard)
    table.run(perform(table.game, 0, SPIT))
    assert len(table.one("P1").discard) == before + 1


def test_the_species_may_forbid_what_is_printed(table):
    assert dict(candidates(table.game, 0))[Trade()] is None
    table.one("P1").larva = True
    assert dict(candidates(table.game, 0))[Trade()] == "contamination"


def test_the_end_of_a_turn_may_hurt(table):
    table.one("P1").larva = True
    table.step("end_turn")
    assert table.one("P1").light == 1


# ---------------------------------------------------------------- contamination, laboratory, objectives


def test_what_an_infection_does_and_what_cures_it(table):
    table.hand("P1", infected=1)
    table.run(scan_hand(table.game, 0))
    assert table.one("P1").larva
    scan_everything(table.game, 0)
    assert not table.one("P1").larva


def test_the_laboratory_does_to_a_card_what_the_species_says(table):
    table.lies(1, "corpse_blue")
    assert hidden_weaknesses(table.game, 1) == []
    table.state.weaknesses["corpse"].known = True
    assert hidden_weaknesses(table.game, 1) == ["corpse"]
    discover(table.game, 0, "corpse")
    assert not table.state.weaknesses["corpse"].known


def test_objectives_that_speak_of_the_species_are_its_to_answer(table):
    table.state.ending = Ending("jump", destroyed=True)
    asked = Atom("queen_killed")
    assert not holds(table.game, [table.one("P1")], asked), "unlike the queen, the bull must really be killed"
    table.state.queen_killed = True
    assert holds(table.game, [table.one("P1")], asked)
