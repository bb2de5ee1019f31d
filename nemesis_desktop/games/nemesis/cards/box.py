"""The box: every effect of the printed game, as one value."""

from nemesis_desktop.games.nemesis.cards.actions import ACTION_CARDS
from nemesis_desktop.games.nemesis.cards.items import ITEMS
from nemesis_desktop.games.nemesis.cards.medic import MEDIC_CARDS, MEDIC_QUESTS
from nemesis_desktop.games.nemesis.cards.quests import QUESTS
from nemesis_desktop.games.nemesis.cards.rooms import ROOM_ACTIONS
from nemesis_desktop.games.nemesis.effects import Box
from nemesis_desktop.games.nemesis.species.carnomorphs.nature.nature import NATURE as CARNOMORPHS
from nemesis_desktop.games.nemesis.species.intruders.nature.nature import NATURE as INTRUDERS

BOX = Box(
    actions=ACTION_CARDS | MEDIC_CARDS,
    items=ITEMS,
    quests=QUESTS | MEDIC_QUESTS,
    rooms=ROOM_ACTIONS,
    natures={nature.species.id: nature for nature in (INTRUDERS, CARNOMORPHS)},
)
