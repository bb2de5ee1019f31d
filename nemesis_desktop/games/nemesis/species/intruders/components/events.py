"""The event deck: which Intruders move, through which corridors, and where the card goes afterwards."""

from nemesis_desktop.games.nemesis.species.species import EventCard, EventId

EVENTS: dict[EventId, EventCard] = {
    card.id: card
    for card in (
        EventCard("egg_protection", 1, ("breeder", "queen"), 2, "discard"),
        EventCard("hatching", 2, ("adult", "breeder"), 3, "discard"),
        EventCard("regeneration", 3, ("breeder", "queen"), 1, "discard"),
        EventCard("damage", 4, ("creeper", "adult"), 2, "discard"),
        EventCard("lurking", 5, ("creeper", "adult"), 4, "discard"),
        EventCard("eclosion", 6, ("creeper", "breeder", "queen"), 1, "discard"),
        EventCard("flammable_compounds", 7, ("breeder", "queen"), 4, "discard"),
        EventCard("hunt_1", 8, ("creeper", "breeder", "queen"), 2, "discard"),
        EventCard("consuming_fire", 9, ("creeper", "breeder", "queen"), 4, "discard"),
        EventCard("scent_of_prey", 10, ("creeper", "adult"), 3, "discard"),
        EventCard("hunt_2", 11, ("breeder", "queen"), 3, "discard"),
        EventCard("malfunction", 12, ("adult", "breeder"), 2, "shuffle_back"),
        EventCard("noise_in_technical_corridors", 13, ("adult", "breeder"), 4, "discard"),
        EventCard("nest", 14, ("creeper", "breeder", "queen"), 3, "discard"),
        EventCard("bulkheads_open", 15, ("adult", "breeder"), 1, "discard"),
        EventCard("damaging_fire", 16, ("creeper", "adult"), 1, "discard"),
        EventCard("escape_pod_ejection", 17, ("adult", "breeder", "queen"), 3, "remove"),
        EventCard("short_circuit", 18, ("adult", "breeder", "queen"), 4, "remove"),
        EventCard("coolant_leak", 19, ("adult", "breeder", "queen"), 1, "remove"),
        EventCard("life_support_failure", 20, ("adult", "breeder", "queen"), 2, "remove"),
    )
}
