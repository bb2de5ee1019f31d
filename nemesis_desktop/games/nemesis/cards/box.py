"""The box: every effect of the printed game, as one value."""

from nemesis_desktop.games.nemesis.cards.actions import ACTION_CARDS
from nemesis_desktop.games.nemesis.cards.attacks import ATTACK_EFFECTS
from nemesis_desktop.games.nemesis.cards.events import EVENT_EFFECTS
from nemesis_desktop.games.nemesis.cards.items import ITEMS
from nemesis_desktop.games.nemesis.cards.quests import QUESTS
from nemesis_desktop.games.nemesis.cards.rooms import ROOM_ACTIONS
from nemesis_desktop.games.nemesis.effects import Box
from nemesis_desktop.games.nemesis.species.intruders import INTRUDER_CARDS

BOX = Box(ACTION_CARDS, ITEMS, QUESTS, ROOM_ACTIONS, EVENT_EFFECTS, ATTACK_EFFECTS, INTRUDER_CARDS)
