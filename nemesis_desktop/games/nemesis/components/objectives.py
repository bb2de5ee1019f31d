"""Objective cards: who they are for, and their conditions as a tree of plain facts about the end of the game."""

from typing import Literal

from attrs import frozen

ObjectiveId = str

AtomName = Literal[
    "signal_sent",
    "ship_reached_earth",
    "ship_reached_mars",
    "ship_destroyed",
    "nest_destroyed",
    "queen_killed",
    "weakness_discovered",
    "weaknesses_discovered_at_least",
    "carries",
    "all_rooms_explored",
    "items_at_least",
    "ended_in_escape_pod",
    "player_dead",
    "sole_survivor",
    "at_least_one_other_survives",
    "object_in_room",
]


@frozen
class Atom:
    """One fact. `argument` is the number, the weakness slot, the object or the player that it speaks of."""

    name: AtomName
    argument: str | int | None = None
    room: str | None = None


@frozen
class AnyOf:
    """At least one of the parts."""

    parts: "tuple[Condition, ...]"


@frozen
class AllOf:
    """All of the parts."""

    parts: "tuple[Condition, ...]"


Condition = Atom | AnyOf | AllOf


@frozen
class Objective:
    """An objective card; it is left out of games with fewer than `min_players`."""

    id: ObjectiveId
    kind: Literal["personal", "corporate", "solo_coop"]
    min_players: int
    condition: Condition


OBJECTIVES: dict[ObjectiveId, Objective] = {
    objective.id: objective
    for objective in (
        Objective(
            "salvaging_the_prime_asset", "personal", 2, AnyOf((Atom("ship_reached_earth"), Atom("sole_survivor")))
        ),
        Objective("the_oldest_friend", "personal", 3, AnyOf((Atom("ship_reached_earth"), Atom("sole_survivor")))),
        Objective(
            "quarantine",
            "personal",
            2,
            AnyOf((Atom("ship_reached_mars"), AllOf((Atom("ship_reached_earth"), Atom("nest_destroyed"))))),
        ),
        Objective("relentless_investigator", "personal", 2, AllOf((Atom("signal_sent"), Atom("all_rooms_explored")))),
        Objective("a_proper_burial", "personal", 2, AllOf((Atom("signal_sent"), Atom("carries", "blue_corpse")))),
        Objective("hoarder", "personal", 2, AllOf((Atom("ended_in_escape_pod"), Atom("items_at_least", 7)))),
        Objective(
            "the_great_hunt",
            "personal",
            2,
            AnyOf(
                (
                    AllOf((Atom("signal_sent"), Atom("ship_destroyed"))),
                    AllOf((Atom("signal_sent"), Atom("queen_killed"))),
                )
            ),
        ),
        Objective("best_friends_forever", "personal", 4, Atom("at_least_one_other_survives")),
        Objective(
            "aliens_on_a_spaceship",
            "personal",
            5,
            AnyOf(
                (
                    AllOf((Atom("signal_sent"), Atom("nest_destroyed"))),
                    AllOf((Atom("signal_sent"), Atom("ship_destroyed"))),
                )
            ),
        ),
        Objective("my_precious", "corporate", 2, AllOf((Atom("signal_sent"), Atom("carries", "egg")))),
        Objective("necroscopy", "corporate", 2, AllOf((Atom("signal_sent"), Atom("weakness_discovered", "carcass")))),
        Objective("ab_ovo", "corporate", 2, Atom("weakness_discovered", "egg")),
        Objective("extreme_field_biology", "corporate", 2, Atom("weaknesses_discovered_at_least", 2)),
        Objective("the_right_moment_to_strike", "corporate", 2, AnyOf((Atom("player_dead", 1), Atom("sole_survivor")))),
        Objective("greener_pastures", "corporate", 2, AnyOf((Atom("player_dead", 2), Atom("sole_survivor")))),
        Objective("an_old_feud", "corporate", 3, AnyOf((Atom("player_dead", 3), Atom("sole_survivor")))),
        Objective("hostile_takeover", "corporate", 4, AnyOf((Atom("player_dead", 4), Atom("sole_survivor")))),
        Objective("the_final_enlightenment", "corporate", 5, AnyOf((Atom("player_dead", 5), Atom("sole_survivor")))),
        Objective("destination_earth", "solo_coop", 1, Atom("ship_reached_earth")),
        Objective("emergency_post_mortem", "solo_coop", 1, Atom("object_in_room", "blue_corpse", room="surgery")),
        Objective("first_contact_protocol", "solo_coop", 1, Atom("weaknesses_discovered_at_least", 2)),
        Objective(
            "cutting_off_the_head",
            "solo_coop",
            1,
            AnyOf(
                (
                    AllOf((Atom("signal_sent"), Atom("ship_destroyed"))),
                    AllOf((Atom("signal_sent"), Atom("queen_killed"))),
                )
            ),
        ),
        Objective("no_man_left_behind", "solo_coop", 1, AllOf((Atom("signal_sent"), Atom("all_rooms_explored")))),
        Objective("special_delivery", "solo_coop", 1, Atom("carries", "egg")),
        Objective(
            "clean_up_crew",
            "solo_coop",
            1,
            AnyOf(
                (
                    AllOf((Atom("signal_sent"), Atom("nest_destroyed"))),
                    AllOf((Atom("signal_sent"), Atom("ship_destroyed"))),
                )
            ),
        ),
    )
}


def names_a_player(condition: Condition) -> bool:
    """Whether the condition wishes the character of a numbered player dead."""
    if isinstance(condition, Atom):
        return condition.name == "player_dead"
    return any(names_a_player(part) for part in condition.parts)


def needs_signal(condition: Condition) -> bool:
    """Whether the condition asks for the Signal."""
    if isinstance(condition, Atom):
        return condition.name == "signal_sent"
    return any(needs_signal(part) for part in condition.parts)


def parts_of(condition: Condition) -> tuple[Condition, ...]:
    """What a card lists one under the other: the parts of its condition, or the one that it has."""
    return (condition,) if isinstance(condition, Atom) else condition.parts
