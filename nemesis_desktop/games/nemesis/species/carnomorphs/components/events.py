"""The event deck: which Carnomorphs move, through which corridors, and where the card goes afterwards."""

from nemesis_desktop.games.nemesis.species.species import EventCard, EventId

_M, _S, _F, _B = "metagorger", "shambler", "fleshbeast", "butcher"

EVENTS: dict[EventId, EventCard] = {
    card.id: card
    for card in (
        EventCard("rampant_mutation_1", 1, (_M, _S), 1, "discard"),
        EventCard("rampant_mutation_2", 2, (_S, _F), 2, "discard"),
        EventCard("reawakening_1", 3, (_S, _B), 3, "discard"),
        EventCard("reawakening_2", 4, (_M, _B), 1, "discard"),
        EventCard("lurking_1", 5, (_M, _S, _B), 3, "discard"),
        EventCard("lurking_2", 6, (_S, _F, _B), 4, "discard"),
        EventCard("stalking_1", 7, (_M, _F), 3, "discard"),
        EventCard("stalking_2", 8, (_M, _B), 4, "discard"),
        EventCard("airlock_procedure_glitch", 9, (_M, _S, _F, _B), 2, "discard"),
        EventCard("generator_overload", 10, (_S, _F), 2, "remove"),
        EventCard("marked_prey", 11, (_S, _F, _B), 1, "discard"),
        EventCard("evacuation_hatches_jam", 12, (_M, _S, _F, _B), 4, "discard"),
        EventCard("quarantine_procedure", 13, (_M, _S, _F), 1, "discard"),
        EventCard("growl", 14, (_S, _F, _B), 3, "discard"),
        EventCard("scavenging_biomatter", 15, (_B,), 2, "discard"),
        EventCard("structural_weakness", 16, (_S, _F), 4, "remove"),
        EventCard("emergency_protocol_failure", 17, (_S, _F), 3, "remove"),
        EventCard("chemical_fire", 18, (_S, _F, _B), 2, "shuffle_back"),
        EventCard("ammunition_meltdown", 19, (_S, _F), 1, "remove"),
        EventCard("beast_on_the_prowl", 20, (_S,), 4, "discard"),
    )
}
