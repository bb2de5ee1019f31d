"""What is easily overlooked in cards, items, rooms and at setup; see ``test_small_print.py``."""

from typing import Any

import pytest

from nemesis_desktop.engine.chance import Forced
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.acts import (
    ActivateQuest,
    CarefulMove,
    Craft,
    Drop,
    No,
    PlayCard,
    RoomAction,
    UseItem,
)
from nemesis_desktop.games.nemesis.aims import Aim
from nemesis_desktop.games.nemesis.components.actions import action_deck
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.rules.deeds.engines import look_at_coordinates, look_at_engine
from nemesis_desktop.games.nemesis.rules.harm.attacks import intruder_attack
from nemesis_desktop.games.nemesis.rules.harm.encounter import encounter
from nemesis_desktop.games.nemesis.rules.things.piles import discard, draw, draw_action_cards, shuffle_all_together
from nemesis_desktop.games.nemesis.setup import Setup, new_game
from tests.games.nemesis.scenarios.playing import answer_to
from tests.games.nemesis.scenarios.table import Play, Table, attack_card


def alone(*characters: str, tile: str = "storage", **options: Any) -> Table:
    """P1 in room 6, the others in Engine Room 2; the first character is P1's."""
    crew = (*characters, *(one for one in ("captain", "scout", "pilot") if one not in characters))[:2]
    table = Table(2, characters=crew, **options)
    table.lay(6, tile)
    table.place("P1", 6)
    table.place("P2", 20)
    return table


def takes(play: Play, *answers: object) -> None:
    """Answer question by question, so that the next one can be looked at whatever it is."""
    wanted = list(answers)
    while wanted:
        play.match.answer(*answer_to(play.decision, wanted))


def aims(play: Play) -> set[int | str]:
    return {act.id for act in play.options() if isinstance(act, Aim)}


# ---------------------------------------------------------------- setup


def test_nothing_that_is_dealt_at_random_is_the_same_in_every_game() -> None:
    people = tuple(Person(name, colour) for colour, name in enumerate("ABC"))
    dealt: dict[str, set[object]] = {}
    for seed in range(12):
        state = new_game(Setup(people), seed, Forced()).state
        rooms = state.rooms.values()
        for what, value in {
            "coordinates": state.coordinates,
            "weaknesses": tuple(one.card for one in state.weaknesses.values()),
            "tiles 1": tuple(room.tile for room in rooms if room.slot in (2, 3, 4, 5)),
            "tiles 2": tuple(room.tile for room in rooms if room.slot in (6, 7, 8)),
            "exploration": tuple(room.token for room in rooms),
            "bag": tuple(sorted(state.bag)),
            "numbers": tuple(one.number for one in state.crew),
            "objectives": tuple(tuple(one.objectives) for one in state.crew),
            "infected": tuple(state.infected),
            **{deck: tuple(cards) for deck, cards in state.decks.items() if deck != "blue"},
        }.items():
            dealt.setdefault(what, set()).add(value)
    assert all(len(values) > 1 for values in dealt.values()), {key for key in dealt if len(dealt[key]) == 1}


@pytest.mark.parametrize("board", sorted(BOARDS))
def test_every_basic_tile_lies_on_the_board_once(board: str) -> None:
    people = tuple(Person(name, colour) for colour, name in enumerate("AB"))
    for seed in range(6):
        tiles = [room.tile for room in new_game(Setup(people, board=board), seed, Forced()).state.rooms.values()]
        assert len(tiles) == len(set(tiles)) == 21


def test_everybody_starts_with_the_own_ten_cards_shuffled() -> None:
    people = tuple(Person(name, colour) for colour, name in enumerate("AB"))
    orders: dict[str, set[tuple[str, ...]]] = {}
    for seed in range(8):
        match = Match.new(NEMESIS, Setup(people, draft="random"), seed)
        for one in match.game.state.crew:
            cards = (*one.deck, *one.hand)
            assert sorted(cards) == sorted(action_deck(one.id))
            orders.setdefault(one.id, set()).add(cards)
    assert any(len(found) > 1 for found in orders.values())


# ---------------------------------------------------------------- decks


@pytest.mark.parametrize("pile", ["attack", "own", "surgery"])
def test_a_discard_pile_is_shuffled_when_it_becomes_the_deck(pile: str) -> None:
    orders = set()
    for seed in range(6):
        table = Table(2, seed=seed)
        state, one = table.state, table.one("P1")
        match pile:
            case "attack":
                cards, state.decks["attack"] = sorted(state.decks["attack"]), []
                for card in cards:
                    discard(table.game, "attack", card)
                drawn = draw(table.game, "attack")
                orders.add((drawn, *state.decks["attack"]))
            case "own":
                one.discard, one.deck = sorted(one.deck), []
                draw_action_cards(table.game, 0, 1)
                orders.add((*one.hand, *one.deck))
            case _:
                one.discard, one.deck = sorted(one.deck), []
                shuffle_all_together(table.game, 0, hand=True)
                orders.add(tuple(one.deck))
    assert len(orders) > 1


# ---------------------------------------------------------------- paying and moving


def test_the_played_card_does_not_pay_for_itself() -> None:
    table = alone(tile="generator")
    table.malfunction(6)
    table.hand("P1", "basic_repairs", actions=3)
    play = table.play()
    takes(play, PlayCard("captain_basic_repairs"))
    assert play.topic == "pay"
    assert "captain_basic_repairs" not in [act.card for act in play.options()]


def test_careful_movement_does_not_go_through_a_closed_door() -> None:
    table = alone()
    table.door("closed", "6-11")
    play = table.play()
    assert not play.offers(CarefulMove("6-11", 11))
    assert play.offers(CarefulMove("6-7", 7))


def test_only_shooting_cards_may_be_used_at_eggs_out_of_combat() -> None:
    """Suppressive Fire is for combat and shoots nobody."""
    table = alone(tile="nest")
    table.hand("P1", "suppressive_fire", actions=1)
    assert table.play().refused(PlayCard("captain_suppressive_fire")) == "only-in-combat"


# ---------------------------------------------------------------- action cards


@pytest.mark.parametrize("status", ["hibernating", "waiting", "dead", "launched"])
def test_the_captain_commands_nobody_who_is_not_in_a_room(status: str) -> None:
    table = Table(2)
    table.hand("P1", "order", "motivation")
    table.hand("P2", actions=2)
    table.one("P2").status = status
    play = table.play()
    assert play.refused(PlayCard("captain_order")) == "nobody-else"
    play.does("P1", PlayCard("captain_motivation"))
    assert len(play.one("P2").hand) == 2


def test_the_wild_tool_of_ingenuity_cannot_be_the_chemical_as_well() -> None:
    """Chemicals are yellow: if they stood for the chemical, nothing would be left to stand for the tool."""
    table = alone("mechanic")
    table.hand("P1", "ingenuity", actions=1)
    table.unarmed("P1")
    chemicals = table.give("P1", "chemicals")
    alcohol = table.give("P1", "alcohol")
    play = table.play()
    play.does("P1", PlayCard("mechanic_ingenuity"))
    assert play.one("P1").inventory == []
    assert [slot[0].split("_")[1] for slot in play.one("P1").hands] == ["flamethrower"]
    assert play.state.discards["yellow"] == [chemicals]
    assert play.state.discards["green"] == [alcohol]


def test_a_light_thing_is_crafted_with_both_hands_full() -> None:
    table = alone()
    table.lies(6, "carcass")
    table.one("P1").hands.append([table.game.room(6).objects.pop()])
    table.give("P1", "chemicals", "medkit")
    play = table.play()
    play.does("P1", Craft("antidote"))
    assert play.topic == "turn"
    assert len(play.one("P1").hands) == 2
    assert [thing.split("_")[1] for thing in play.one("P1").inventory] == ["antidote"]


def test_a_heavy_component_makes_room_for_what_is_crafted_of_it() -> None:
    """With Ingenuity the Fire Extinguisher, yellow and heavy, stands for the tool; its hand is free then."""
    table = alone("mechanic")
    table.hand("P1", "ingenuity", actions=1)
    table.give("P1", "fire_extinguisher", "alcohol")
    assert len(table.one("P1").hands) == 2
    play = table.play()
    play.does("P1", PlayCard("mechanic_ingenuity"))
    assert play.topic == "turn"
    assert [slot[0].replace("blue_", "")[:12] for slot in play.one("P1").hands] == ["sawed_off_sh", "flamethrower"]


def test_who_frees_no_hand_for_what_is_crafted_keeps_both_components() -> None:
    table = alone()
    table.lies(6, "carcass")
    table.one("P1").hands.append([table.game.room(6).objects.pop()])
    table.give("P1", "chemicals", "tools")
    play = table.play()
    play.does("P1", Craft("flamethrower"), No)
    one = play.one("P1")
    assert sorted(thing.split("_")[1] for thing in one.inventory) == ["chemicals", "tools"]
    assert len(one.hands) == 2 and play.state.discards["yellow"] == []
    assert (len(one.hand), play.state.turn.taken) == (4, 1)


def test_risk_assessment_leaves_nothing_to_look_at() -> None:
    table = alone("scientist", tile="laboratory")
    table.hand("P1", "risk_assessment")
    play = table.play()
    play.does("P1", PlayCard("scientist_risk_assessment"), "put_under")
    assert (play.state.looking, play.state.looker) == ([], None)


def test_pyrotechnics_on_a_weapon_puts_what_was_attached_under_its_deck() -> None:
    table = alone("mechanic")
    table.unarmed("P1")
    rifle = table.give("P1", "prototype_rifle")
    magazine = table.give("P1", "extended_magazine")
    table.one("P1").inventory.remove(magazine)
    table.state.attached[magazine] = rifle
    table.hand("P1", "pyrotechnics", actions=1)
    play = table.play()
    play.does("P1", PlayCard("mechanic_pyrotechnics"))
    assert play.room(6).fire
    assert play.state.attached == {} and rifle not in play.state.ammo
    assert play.state.discards["red"] == [rifle]
    assert play.state.decks["red"][0] == magazine


@pytest.mark.parametrize("option", ["boost", "burden"])
def test_er_with_the_last_ammo_does_one_of_the_two(option: str) -> None:
    table = Table(2, characters=("medic", "scout"), options=("medic",))
    table.hand("P1", "emergency_resuscitation")
    table.hand("P2", actions=2)
    table.ammo("needle_gun", 1)
    play = table.play()
    card = next(card for card in play.one("P1").hand if "resuscitation" in card)
    play.does("P1", PlayCard(card), 1, option, *([play.one("P2").hand[0]] if option == "burden" else []))
    contamination = sum(card.startswith("contamination") for card in play.one("P2").discard)
    assert contamination == (1 if option == "burden" else 0)
    assert len(play.one("P2").hand) == (5 if option == "boost" else 1)


# ---------------------------------------------------------------- items


def held(play: Play, what: str) -> UseItem:
    one = play.one("P1")
    things = [*one.inventory, *(thing for slot in one.hands for thing in slot)]
    return UseItem(next(thing for thing in things if what in thing))


@pytest.mark.parametrize("hurt", [False, True])
def test_an_energy_charge_is_used_with_exactly_the_cards_it_costs(hurt: bool) -> None:
    table = alone("soldier")
    table.give("P1", "energy_charge")
    table.ammo("assault_rifle", 1)
    table.hand("P1", actions=2 if hurt else 1)
    if hurt:
        table.wounds("P1", "hand")
    play = table.play()
    takes(play, held(play, "energy_charge"))
    assert {"6-7", "assault_rifle"} <= aims(play)
    play.answer("assault_rifle")
    assert (play.state.ammo["assault_rifle"], play.one("P1").hand) == (5, [])


@pytest.mark.parametrize("cards", [0, 1])
def test_with_the_autoloader_an_energy_charge_loads_without_a_card(cards: int) -> None:
    table = alone("soldier")
    table.give("P1", "energy_charge", "autoloader")
    table.one("P1").inventory.remove("autoloader")
    table.state.attached["autoloader"] = "assault_rifle"
    table.ammo("assault_rifle", 0)
    table.hand("P1", actions=cards)
    play = table.play()
    play.does("P1", held(play, "energy_charge"), *(["assault_rifle"] if cards else []))
    assert play.state.ammo["assault_rifle"] == 6
    assert len(play.one("P1").hand) == cards


def test_nemesis_plans_show_two_different_tiles() -> None:
    table = alone()
    table.give("P1", "nemesis_plans")
    play = table.play()
    takes(play, held(play, "nemesis_plans"), 2)
    assert 2 not in aims(play) and 3 in aims(play)


def test_a_lured_larva_that_infests_first_is_gone_and_breaks_no_door() -> None:
    """Whoever fights attacks once before it moves, and a larva's attack takes it off the board."""
    table = alone()
    table.lay(7, "canteen")
    table.place("P2", 8)
    table.intruder("larva", 8)
    table.door("closed", "7-8")
    table.give("P1", "decoy")
    play = table.play()
    play.does("P1", held(play, "decoy"), 7)
    assert play.one("P2").larva and play.state.intruders == []
    assert play.state.doors == {"7-8": "closed"}


def test_the_table_sees_which_heavy_item_is_dropped_and_of_others_only_the_back() -> None:
    """A dropped card goes face down under its deck; only what was held in a hand was open before."""
    table = alone()
    card = table.give("P1", "medkit")
    play = table.play()
    play.does("P1", Drop(card))
    play.does("P1", Drop("six_shooter"))
    assert play.told("dropped-hidden-item") == [{"who": 0, "deck": "green"}]
    assert play.told("dropped-hidden-item", "P1") == [{"who": 0, "deck": "green", "item": card}]
    assert play.told("dropped-item") == [{"who": 0, "item": "six_shooter"}]


@pytest.mark.parametrize("item", ["grenade", "molotov_cocktail"])
@pytest.mark.parametrize(("door", "reaches"), [("closed", False), ("destroyed", True), (None, True)])
def test_what_is_thrown_flies_through_a_destroyed_door_and_not_through_a_closed_one(
    item: str, door: str | None, reaches: bool
) -> None:
    table = alone()
    table.intruder("queen", 7)
    table.give("P1", item)
    if door:
        table.door(door, "6-7")
    play = table.play()
    assert play.offers(held(play, item)) is reaches


def test_a_decoy_calls_through_the_open_one_of_two_corridors() -> None:
    table = Table(2, board="alternate")
    table.place("P1", 8)
    table.place("P2", 1)
    table.lay(12, "canteen")
    table.door("closed", "11-12a")
    adult = table.intruder("adult", 12)
    table.give("P1", "decoy")
    play = table.play()
    play.does("P1", held(play, "decoy"), 11)
    lured = play.game.intruder(adult)
    assert lured is not None and lured.room == 11
    assert play.state.doors == {"11-12a": "closed"}


@pytest.mark.parametrize("item", ["taser", "fire_extinguisher", "grenade"])
def test_an_item_used_on_something_else_hurts_no_intruder_of_the_same_number(item: str) -> None:
    """Seats, rooms and intruders are all numbered; whoever is aimed at is the only one meant."""
    table = alone(tile="nest" if item == "grenade" else "storage")
    table.place("P2", 6)
    table.give("P1", item)
    if item == "fire_extinguisher":
        table.fire(6)
    table.state.next_intruder = 1 if item == "taser" else 6
    bystander = table.intruder("queen", 19)
    table.next_noise("silence")
    play = table.play()
    aim = {"taser": [1], "fire_extinguisher": [], "grenade": []}[item]
    play.does("P1", held(play, item), *aim)
    queen = play.game.intruder(bystander)
    assert queen is not None and (queen.room, queen.injuries) == (19, 0)


# ---------------------------------------------------------------- quest items


def test_armor_activated_in_play_is_asked_for_at_the_next_hit() -> None:
    table = alone("soldier")
    table.give("P1", "tools")
    table.hand("P1", actions=3)
    adult = table.intruder("adult", 20)
    table.place("P2", 1)
    play = table.play()
    play.does("P1", ActivateQuest("armor"))
    assert play.one("P1").activated == ["armor"]
    intruder = play.game.intruder(adult)
    assert intruder is not None
    card = attack_card("scratch")
    play.state.decks["attack"].remove(card)
    play.state.decks["attack"].append(card)
    asked = next(intruder_attack(play.game, intruder, 0))
    assert asked.topic == "attacked"


def test_who_has_passed_before_does_not_pass_again_by_the_orbital_maneuvering_system() -> None:
    table = Table(3, characters=("pilot", "captain", "scout"))
    table.give("P1", "orbital_maneuvering_system")
    table.passed("P2")
    table.wounds("P2", "bleeding")
    table.quiet_event()
    table.quiet_bag()
    play = table.play()
    play.does("P1", UseItem("orbital_maneuvering_system"))
    assert play.one("P2").light == 0
    assert play.told("passes") == [{"who": 0}, {"who": 2}]


def test_nerves_of_steel_are_not_asked_for_with_an_empty_hand() -> None:
    table = alone("soldier")
    table.hand("P1")
    table.next_token("adult", 2)
    table.next_attack(attack_card("scratch"))
    table.run(encounter(table.game, 0, 6))
    assert table.one("P1").light == 1


# ---------------------------------------------------------------- rooms, engines and notes


def test_the_table_hears_whether_self_destruct_was_started_or_stopped() -> None:
    table = alone(tile="generator")
    play = table.play()
    play.uses_room("P1")
    assert play.order_of("self-destruct-started", "self-destruct-stopped") == ["self-destruct-started"]
    play.uses_room("P1")
    assert play.order_of("self-destruct-stopped") == ["self-destruct-stopped"]
    assert play.state.self_destruct is None


def test_of_the_doors_named_those_that_open_give_their_tokens_to_those_that_close() -> None:
    """All 12 tokens are out: the one that opens is enough for the one that closes, and no other door is touched."""
    table = alone(tile="command_center")
    far = ("1-2", "1-3", "1-4", "3-7", "4-8", "8-9", "9-12", "10-13", "12-16", "13-19", "17-20")
    table.door("closed", *far, "2-6")
    play = table.play()
    takes(play, RoomAction, 6, ["captain_reload", "captain_order"], ["2-6", "6-11"])
    assert play.topic == "turn"
    assert set(play.state.doors) == {*far, "6-11"}


def test_a_new_order_of_the_tokens_changes_what_all_know_of_this_engine_only() -> None:
    """Everybody hears that the order changed, so a note on this engine turns over; other notes stay."""
    table = Table(2, characters=("mechanic", "scout"))
    table.engines("working", "working", "damaged")
    table.place("P1", 21)
    table.place("P2", 1)
    table.hand("P1", "fast_repairs")
    play = table.play()
    for engine in (1, 2):
        look_at_engine(play.game, 1, engine)
    look_at_coordinates(play.game, 1)
    before = {(note.kind, note.about): note.saw for note in play.state.notes[1]}
    assert len(before) == 3
    takes(play, PlayCard("mechanic_fast_repairs"))
    play.answer("swap-order")
    after = {(note.kind, note.about): note.saw for note in play.state.notes[1]}
    assert after == before | {("engine", 1): "damaged"}
    # The one who did it knows the new state, too, and has one note of it.
    assert [(note.about, note.saw) for note in play.state.notes[0]] == [(1, "damaged")]
