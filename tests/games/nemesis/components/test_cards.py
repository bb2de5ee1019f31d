"""The decks that have no owner: events, attacks, coordinates, wounds, contamination, objectives, intruder actions."""

from collections import Counter

from nemesis_desktop.games.nemesis.components.contamination import CONTAMINATION, INFECTED_COUNT
from nemesis_desktop.games.nemesis.components.coordinates import COORDINATES
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES, AllOf, AnyOf, Atom, Condition
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.components.wounds import WOUND_DECK, wound_kind
from nemesis_desktop.games.nemesis.species.intruders.components import INTRUDERS
from nemesis_desktop.games.nemesis.species.shelf import INTRUDER_ACTIONS


def test_events_are_as_printed(reference):
    printed = {}
    for row in reference("events")["event"]:
        fate = "remove" if row["remove_and_reshuffle"] else "shuffle_back" if row["shuffle_back"] else "discard"
        printed[row["id"]] = (row["number"], tuple(row["move_symbols"]), row["corridor"], fate)
    assert {
        card.id: (card.number, card.moves, card.corridor, card.fate) for card in INTRUDERS.events.values()
    } == printed


def test_each_corridor_number_is_on_five_events():
    assert Counter(card.corridor for card in INTRUDERS.events.values()) == {1: 5, 2: 5, 3: 5, 4: 5}
    assert Counter(card.fate for card in INTRUDERS.events.values()) == {"discard": 15, "remove": 4, "shuffle_back": 1}
    coolant_leak = INTRUDERS.events["coolant_leak"]
    assert (coolant_leak.moves, coolant_leak.corridor) == (("adult", "breeder", "queen"), 1)


def test_attacks_are_as_printed(reference):
    printed = {
        row["id"]: (row["effect"], tuple(row["symbols"]), None if row["retreat"] else row["toughness"])
        for row in reference("intruders")["attack_card"]
    }
    assert {card.id: (card.effect, card.symbols, card.toughness) for card in INTRUDERS.attacks.values()} == printed


def test_copies_of_each_attack():
    assert Counter(card.effect for card in INTRUDERS.attacks.values()) == {
        "scratch": 4,
        "claw_attack": 4,
        "bite": 4,
        "tail_attack": 2,
        "transformation": 2,
        "frenzy": 2,
        "slime": 1,
        "summoning": 1,
    }
    assert [card.effect for card in INTRUDERS.attacks.values() if card.toughness is None] == ["claw_attack", "bite"]


def test_coordinates_are_as_printed(reference):
    printed = {row["id"]: {space: row[space] for space in "abcd"} for row in reference("coordinates")["card"]}
    assert printed == COORDINATES


def test_each_coordinates_card_leads_everywhere_once():
    assert len(COORDINATES) == 8
    for card in COORDINATES.values():
        assert sorted(card.values()) == ["deep_space", "earth", "mars", "venus"]
    assert Counter(space for card in COORDINATES.values() for space, place in card.items() if place == "earth") == {
        "a": 2,
        "b": 2,
        "c": 2,
        "d": 2,
    }


def test_wounds_are_as_printed(reference):
    printed = {row["id"]: row["count"] for row in reference("wounds")["wound"]}
    assert Counter(wound_kind(card) for card in WOUND_DECK) == printed


def test_the_wound_deck():
    assert len(WOUND_DECK) == 16
    assert [wound_kind(card) for card in WOUND_DECK].count("body") == 4
    assert wound_kind("arm_3") == "arm"


def test_contamination_is_as_printed(reference):
    cards = reference("contamination")["card"]
    assert len(CONTAMINATION) == len(cards)
    assert sum(card["infected"] for card in cards) == INFECTED_COUNT


def test_the_contamination_deck():
    assert len(set(CONTAMINATION)) == 27
    assert INFECTED_COUNT == 7


def test_objectives_are_as_printed(reference):
    table = reference("objectives")
    printed = {row["id"]: (row["kind"], row.get("min_players", 1), row["condition"]) for row in table["objective"]}
    entered = {o.id: (o.kind, o.min_players, _as_table(o.condition)) for o in OBJECTIVES.values()}
    assert entered == printed
    assert {atom["id"] for atom in table["atom"]} == {
        atom.name for objective in OBJECTIVES.values() for atom in _atoms(objective.condition)
    }


def test_objectives_by_number_of_players():
    kinds = Counter(objective.kind for objective in OBJECTIVES.values())
    assert kinds == {"personal": 9, "corporate": 9, "solo_coop": 7}
    for kind in ("personal", "corporate"):
        of_kind = [o for o in OBJECTIVES.values() if o.kind == kind]
        assert [sum(o.min_players <= players for o in of_kind) for players in (2, 3, 4, 5)] == [6, 7, 8, 9]


def test_atoms_name_real_rooms():
    for objective in OBJECTIVES.values():
        for atom in _atoms(objective.condition):
            assert atom.room is None or atom.room in ROOMS


def test_intruder_actions_are_as_printed(reference):
    rows = reference("intruder_player")["card"]
    printed = {row["id"]: (row["effect"], tuple(row["movement"]), row["attack_draw"]) for row in rows}
    entered = {c.id: (c.effect, c.movement, c.attack_draw) for c in INTRUDER_ACTIONS.values()}
    assert entered == printed
    assert {row["attack_use"] for row in rows} == {1}, "the rules resolve one of those drawn"


def test_copies_of_each_intruder_action():
    assert Counter(card.effect for card in INTRUDER_ACTIONS.values()) == {
        "pursuit": 4,
        "coordinated_hunt": 2,
        "metamorphosis": 1,
        "planning": 2,
        "self_healing": 1,
    }


# What each atom's argument is called in the reference.
_ARGUMENTS = {
    "weakness_discovered": "slot",
    "weaknesses_discovered_at_least": "n",
    "carries": "object",
    "items_at_least": "n",
    "player_dead": "n",
    "object_in_room": "object",
}


def _as_table(condition: Condition) -> dict[str, object]:
    if isinstance(condition, AnyOf):
        return {"any_of": [_as_table(part) for part in condition.parts]}
    if isinstance(condition, AllOf):
        return {"all_of": [_as_table(part) for part in condition.parts]}
    table: dict[str, object] = {"atom": condition.name}
    if condition.name in _ARGUMENTS:
        table[_ARGUMENTS[condition.name]] = condition.argument
    else:
        assert condition.argument is None
    if condition.room is not None:
        table["room"] = condition.room
    return table


def _atoms(condition: Condition) -> list[Atom]:
    if isinstance(condition, Atom):
        return [condition]
    return [atom for part in condition.parts for atom in _atoms(part)]
