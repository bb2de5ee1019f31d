"""The intruder action cards, for the player who goes on as the Intruders after the first death."""

from nemesis_desktop.games.nemesis.species.species import PlayerCard, PlayerCardId

PLAYER_CARDS: dict[PlayerCardId, PlayerCard] = {
    card.id: card
    for card in (
        PlayerCard("intruder_action_01", "pursuit", (1,), 2),
        PlayerCard("intruder_action_02", "pursuit", (2,), 2),
        PlayerCard("intruder_action_03", "pursuit", (3,), 2),
        PlayerCard("intruder_action_04", "pursuit", (1, 2, 3, 4), 3),
        PlayerCard("intruder_action_05", "coordinated_hunt", (3,), 1),
        PlayerCard("intruder_action_06", "coordinated_hunt", (4,), 1),
        PlayerCard("intruder_action_07", "metamorphosis", (1,), 1),
        PlayerCard("intruder_action_08", "planning", (4,), 1),
        PlayerCard("intruder_action_09", "planning", (1, 2, 3, 4), 1),
        PlayerCard("intruder_action_10", "self_healing", (2,), 1),
    )
}
