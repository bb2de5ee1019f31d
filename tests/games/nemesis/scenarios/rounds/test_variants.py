"""Variants that a table may switch on: traits, other readings, gentler and stricter games."""

import pytest

from nemesis_desktop.engine.decision import No, Yes
from nemesis_desktop.engine.match import Match
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.acts import Craft, PlayCard, RoomAction, Rush, Shoot, UseItem
from nemesis_desktop.games.nemesis.aims import Aim
from nemesis_desktop.games.nemesis.components.actions import action_kind
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.modes import MODES
from nemesis_desktop.games.nemesis.rules.harm.intruders import injure
from nemesis_desktop.games.nemesis.rules.harm.wounds import suffer_serious_wound
from nemesis_desktop.games.nemesis.rules.things.belongings import drop
from nemesis_desktop.games.nemesis.setup import Person, Setup
from nemesis_desktop.games.nemesis.species.shelf import ATTACKS
from tests.games.nemesis.scenarios.table import Play, Table


def with_traits(*characters: str, on: bool = True) -> Table:
    """People with these characters, and a Scout for company."""
    crew = (*characters, "scout")
    return Table(len(crew), characters=crew, options=("traits",) if on else ())


def people(count: int) -> tuple[Person, ...]:
    return tuple(Person(f"P{number}", number) for number in range(count))


def card_of(play: Play, who: str, kind: str) -> str:
    return next(card for card in play.one(who).hand if action_kind(card) == kind)


def test_every_variant_is_off_by_default_and_may_be_switched_on_alone() -> None:
    assert Setup(people(2)).options == ()
    for mode in MODES.values():
        for variant in mode.variants:
            Match.new(NEMESIS, Setup(people(mode.least_people), mode.id, options=(variant,)), 1)


# ---------------------------------------------------------------- traits


def shooting(*, on: bool = True, ammo: int = 6) -> tuple[Table, int, Shoot]:
    """The Captain beside a breeder."""
    table = with_traits("captain", on=on)
    table.ammo("six_shooter", ammo)
    breeder = table.intruder("breeder", 11)
    table.place("P2", 1)
    return table, breeder, Shoot("six_shooter", breeder)


def test_just_die_already_shoots_on_while_it_hits_and_checks_the_injuries_once() -> None:
    table, breeder, shot = shooting()
    table.next_combat("one_hit", "two_hits", "blank")
    play = table.play()
    play.does("P1", shot, Yes, Yes)
    # One hit, three injuries for two hits, a miss that ends it: one check of 4 injuries.
    assert play.state.ammo["six_shooter"] == 3
    assert [facts["total"] for facts in play.told("toughness")] == [4]
    assert len(play.told("shoots")) == 3
    assert len(play.one("P1").hand) == 4
    assert play.state.turn.taken == 1


def test_just_die_already_may_spend_the_last_round() -> None:
    table, _, shot = shooting(ammo=2)
    table.next_combat("one_hit", "one_hit")
    play = table.play()
    play.does("P1", shot, Yes)
    assert len(play.told("shoots")) == 2 and play.state.ammo["six_shooter"] == 0
    assert play.topic != "shoot", "nobody shoots with an empty weapon"


def test_just_die_already_may_stop_and_needs_ammo() -> None:
    table, _, shot = shooting()
    table.next_combat("one_hit")
    play = table.play()
    play.does("P1", shot, No)
    assert len(play.told("shoots")) == 1 and len(play.told("toughness")) == 1
    table, _, shot = shooting(ammo=1)
    table.next_combat("one_hit")
    play = table.play()
    play.does("P1", shot)
    assert play.topic == "turn" and len(play.told("toughness")) == 1


def test_just_die_already_ends_with_a_miss_and_is_the_captains_alone() -> None:
    table, _, shot = shooting()
    table.next_combat("blank")
    play = table.play()
    play.does("P1", shot)
    assert len(play.told("shoots")) == 1 and play.told("toughness") == []
    table, _, shot = shooting(on=False)
    table.next_combat("one_hit")
    play = table.play()
    play.does("P1", shot)
    assert len(play.told("shoots")) == 1
    table = with_traits("pilot")
    breeder = table.intruder("breeder", 11)
    table.next_combat("one_hit")
    play = table.play()
    play.does("P1", Shoot("shotgun", breeder))
    assert len(play.told("shoots")) == 1 and play.topic == "turn"


def in_the_cockpit(*, on: bool = True) -> Table:
    table = with_traits("pilot", on=on)
    table.place("P1", 1)
    return table


def test_authorization_opens_or_closes_any_door_of_the_ship() -> None:
    table = in_the_cockpit()
    table.door("closed", "12-16")
    table.door("destroyed", "10-13")
    play = table.play()
    play.does("P1", RoomAction, "check_coordinates")
    assert not play.offers("10-13")
    play.answer("12-16")
    assert play.game.door("12-16") == "open"
    table = in_the_cockpit()
    play = table.play()
    play.does("P1", RoomAction, "c", "12-16")
    assert play.state.destination == "c" and play.game.door("12-16") == "closed"


def test_authorization_may_be_declined_and_is_the_pilots_alone() -> None:
    table = in_the_cockpit()
    play = table.play()
    play.does("P1", RoomAction, "check_coordinates", No)
    assert play.topic == "turn" and play.state.doors == {}
    play = in_the_cockpit(on=False).play()
    play.does("P1", RoomAction, "check_coordinates")
    assert play.topic == "turn"


@pytest.mark.parametrize(("character", "on", "dressed"), [("scientist", True, True), ("scientist", False, False)])
def test_wheelchair_has_leg_wounds_dressed_from_the_start(character: str, on: bool, dressed: bool) -> None:
    table = with_traits(character, on=on)
    table.next_wound("leg", "hand")
    table.run(suffer_serious_wound(table.game, 0, "attack"))
    table.run(suffer_serious_wound(table.game, 0, "attack"))
    assert [wound.dressed for wound in table.one("P1").wounds] == [dressed, False]


def test_scavenger_looks_at_one_card_of_each_deck_in_a_white_room() -> None:
    table = Table(1, characters=("scout",), mode="solo", options=("traits",))
    slot = table.lay(14, "canteen", items=2)
    if table.game.ship.tile(slot).colour != "white":
        white = next(
            room.tile for room in table.state.rooms.values() if table.game.ship.tile(room.slot).colour == "white"
        )
        table.lay(14, white, items=2)
    table.place("P1", 14)
    table.hand("P1", "search", actions=2)
    red = table.next_items("red", "grenade")[0]
    yellow = table.next_items("yellow", "tools")[0]
    green = table.next_items("green", "bandages")[0]
    play = table.play()
    play.does("P1", PlayCard(card_of(play, "P1", "search")))
    assert {act.id for act in play.options() if isinstance(act, Aim)} == {red, yellow, green}
    play.answer(yellow)
    assert play.one("P1").inventory == [yellow]
    assert play.state.decks["red"][0] == red and play.state.decks["green"][0] == green
    assert play.room(14).items == 1


def test_scavenger_searches_a_coloured_room_like_everybody() -> None:
    table = Table(1, characters=("scout",), mode="solo", options=("traits",))
    table.lay(14, "laboratory", items=2)
    table.place("P1", 14)
    table.hand("P1", "search", actions=2)
    found = table.next_items("green", "bandages", "medkit")
    play = table.play()
    play.does("P1", PlayCard(card_of(play, "P1", "search")))
    assert {act.id for act in play.options() if isinstance(act, Aim)} == set(found)


def test_rush_gives_three_actions_once_a_turn() -> None:
    def actions(rushing: bool) -> int:
        table = with_traits("soldier")
        table.explore(14, 15, 6, 8)
        table.next_noise(*["silence"] * 5)
        table.hand("P1", actions=5)
        play = table.play()
        assert play.decision.prompt.id == "ask-turn"
        if rushing:
            play.does("P1", Rush())
            assert play.one("P1").light == 1
            assert play.decision.prompt.id == "ask-turn-more"
            assert not play.offers(Rush)
        done = 0
        while play.asked == "P1":
            play.moves("P1", 14 if play.one("P1").room == 11 else 11)
            done += 1
        return done

    assert (actions(False), actions(True)) == (2, 3)


def test_a_rush_that_only_costs_a_light_wound_can_be_taken_back() -> None:
    play = with_traits("soldier").play()
    play.does("P1", Rush())
    play.match.undo()
    assert play.one("P1").light == 0 and play.offers(Rush)


def test_rush_may_kill_and_is_the_soldiers_alone() -> None:
    table = with_traits("soldier")
    table.wounds("P1", "leg", "hand", "body")
    play = table.play()
    play.does("P1", Rush())
    assert play.one("P1").status == "dead" and play.asked == "P2"
    assert not with_traits("soldier", on=False).play().offers(Rush)
    assert not with_traits("captain").play().offers(Rush)


@pytest.mark.parametrize(("on", "possible"), [(True, True), (False, False)])
def test_handyman_crafts_with_the_starting_weapon_as_a_yellow_item(on: bool, possible: bool) -> None:
    table = with_traits("mechanic", on=on)
    table.hand("P1", "ingenuity", actions=3)
    table.give("P1", "energy_charge")
    play = table.play()
    card = card_of(play, "P1", "ingenuity")
    # The Taser needs a tool and an energy item; Ingenuity lets a yellow item stand for the tool.
    assert not any(isinstance(act, Craft) for act in play.options())
    assert (PlayCard(card) in play.options()) is possible
    if possible:
        play.does("P1", PlayCard(card))
        assert "sawed_off_shotgun" in play.state.removed
        assert any("taser" in item for item in (*play.one("P1").inventory, *sum(play.one("P1").hands, [])))


# ---------------------------------------------------------------- other readings


@pytest.mark.parametrize(("wide", "injuries"), [(False, 1), (True, 2)])
def test_a_molotov_cocktail_burns_worse_with_the_wide_reading(wide: bool, injuries: int) -> None:
    table = Table(2, options=("wide_fire_weakness",) if wide else ())
    table.weakness("egg", "vulnerability_to_fire")
    table.explore(14)
    table.intruder("queen", 14)
    table.next_attack(*[card.id for card in ATTACKS.values() if card.toughness == 5][:2])
    bottle = table.give("P1", "molotov_cocktail")
    play = table.play()
    play.does("P1", UseItem(bottle))
    assert [facts["count"] for facts in play.told("injured")] == [injuries]


@pytest.mark.parametrize(("wide", "known", "injuries"), [(False, True, 1), (True, True, 2), (True, False, 1)])
def test_a_flamethrower_burns_worse_with_the_wide_reading(wide: bool, known: bool, injuries: int) -> None:
    table = Table(2, options=("wide_fire_weakness",) if wide else ())
    if known:
        table.weakness("egg", "vulnerability_to_fire")
    breeder = table.intruder("breeder", 11)
    weapon = table.give("P1", "flamethrower")
    table.next_combat("creeper")
    play = table.play()
    play.does("P1", Shoot(weapon, breeder))
    assert [facts["count"] for facts in play.told("injured")] == [injuries]


@pytest.mark.parametrize(("per_card", "toughness"), [(False, 7), (True, 6)])
def test_the_brink_of_extinction_lowers_the_total_or_each_card(per_card: bool, toughness: int) -> None:
    table = Table(2, options=("brink_per_card",) if per_card else ())
    table.weakness("egg", "species_on_the_brink_of_extinction")
    breeder = table.intruder("breeder", 11)
    four = [card.id for card in ATTACKS.values() if card.toughness == 4][:2]
    table.next_attack(*four)
    intruder = table.game.intruder(breeder)
    assert intruder is not None
    injure(table.game, intruder, 1)
    assert table.play().told("toughness")[0]["toughness"] == toughness


# ---------------------------------------------------------------- gentler and stricter


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_without_feuds_no_objective_names_a_player(count: int) -> None:
    feuds = {
        "the_right_moment_to_strike",
        "greener_pastures",
        "an_old_feud",
        "hostile_takeover",
        "the_final_enlightenment",
    }
    for seed in range(30):
        state = Match.new(NEMESIS, Setup(people(count), options=("no_feuds",)), seed).game.state
        dealt = [objective for one in state.crew for objective in one.objectives]
        assert len(set(dealt)) == 2 * count and not feuds & set(dealt)
        assert all(OBJECTIVES[objective].min_players <= count for objective in dealt)


def test_inventories_lie_open_with_the_variant_and_hands_stay_hidden() -> None:
    for on in (False, True):
        table = Table(2, options=("open_inventories",) if on else ())
        medkit = table.give("P2", "medkit")
        play = table.play()
        for who in ("P1", None):
            assert play.view(who).crew[1].open_inventory == ((medkit,) if on else ())


def test_a_gentle_start_leaves_the_time_marker_in_the_first_event_phase_only() -> None:
    table = Table(2, options=("gentle_start",))
    table.state.self_destruct = 0
    table.step("time_track")
    assert (table.state.time, table.state.self_destruct) == (0, 1)
    table.state.round = 2
    table.step("time_track")
    assert (table.state.time, table.state.self_destruct) == (1, 2)


def test_strict_memory_shows_what_was_looked_at_until_the_next_answer_and_keeps_nothing_of_it() -> None:
    for on in (False, True):
        table = Table(2, options=("strict_memory",) if on else ())
        table.place("P1", 1)
        play = table.play()
        play.does("P1", RoomAction, "check_coordinates")
        card = play.state.coordinates

        def told(card: str = card, play: Play = play) -> bool:
            events = (told for seat in (0, 1) for told in play.match.events_since(0, seat))
            return any(card in told.facts.values() or card in map(str, told.words.values()) for told in events)

        seen = play.view("P1")
        assert told()
        assert seen.coordinates == card
        assert seen.mine is not None
        assert seen.mine.notes
        assert play.view("P2").coordinates is None
        play.passes("P1")
        remembered = play.view("P1")
        assert told() is not on
        assert remembered.coordinates == (None if on else card)
        assert remembered.mine is not None
        assert bool(remembered.mine.notes) is not on
        assert bool(play.state.notes.get(0)) is not on


def test_an_open_inventory_is_open_in_the_log_too() -> None:
    for on in (False, True):
        table = Table(2, options=("open_inventories",) if on else ())
        medkit = table.give("P1", "medkit")
        drop(table.game, 0, medkit)
        (told,) = [told for told in table.game.log.since(0) if told.kind == "dropped-hidden-item"]
        assert (told.facts.get("item") == medkit) is on
        assert told.text().id == ("log-dropped-hidden-item-seen" if on else "log-dropped-hidden-item")
        assert not told.private


def test_strict_memory_does_not_forget_what_lies_open() -> None:
    table = Table(2, options=("open_inventories", "strict_memory"))
    medkit = table.give("P1", "medkit")
    drop(table.game, 0, medkit)
    table.game.answered()
    for reader in table.game.readers:
        (told,) = [told for told in table.game.log.since(0, reader) if told.kind == "dropped-hidden-item"]
        assert told.facts["item"] == medkit
