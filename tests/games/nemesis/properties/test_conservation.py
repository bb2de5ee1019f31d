"""Nothing is lost and nothing is made: after every answer each card, token and miniature is in exactly one place."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from nemesis_desktop.games.nemesis.components.actions import action_deck
from nemesis_desktop.games.nemesis.components.characters import QUEST_ITEMS_OF, STARTING_WEAPON
from nemesis_desktop.games.nemesis.components.contamination import CONTAMINATION
from nemesis_desktop.games.nemesis.components.items import deck_cards
from nemesis_desktop.games.nemesis.components.rooms import ADDITIONAL, BASIC, SPECIAL
from nemesis_desktop.games.nemesis.components.tokens import EGG_TOKENS
from nemesis_desktop.games.nemesis.components.wounds import WOUND_DECK
from nemesis_desktop.games.nemesis.setup import Setup
from nemesis_desktop.games.nemesis.species.shelf import (
    INTRUDER_ACTIONS,
    SPECIES,
)
from nemesis_desktop.games.nemesis.state import CHOOSING, State
from tests.games.nemesis.properties.random_play import random_game, tables

seeds = st.integers(min_value=0, max_value=2**32)
setups = tables(least=1)


def everything(state: State) -> Counter[str]:
    """All cards and things on the table and out of the game, wherever they are."""
    found: Counter[str] = Counter()
    for pile in (
        *state.decks.values(),
        *state.discards.values(),
        state.removed,
        state.open_cards,
        state.looking,
        state.intruder_hand,
    ):
        found.update(pile)
    found.update(state.attached.keys())
    found.update(state.eggs + state.egg_supply)
    for room in state.rooms.values():
        found.update(room.objects)
        if room.token is not None:
            found[room.token] += 1
    for one in state.crew:
        found.update(one.deck + one.hand + one.discard + one.inventory + one.quests)
        found.update(thing for slot in one.hands for thing in slot)
        found.update(wound.card for wound in one.wounds)
        found.update([one.mutation] if one.mutation else [])
    return found


def expected(state: State) -> Counter[str]:
    """What the box holds for this table, besides carcasses and the corpses of this game's dead."""
    species = SPECIES[state.species]
    things = [*species.events, *species.attacks, *CONTAMINATION, *WOUND_DECK, "corpse_blue"]
    things += [card for cards in species.decks.values() for card in cards]
    for deck in ("red", "yellow", "green", "blue"):
        things += deck_cards(deck)
    things += [f"egg_{number}" for number in range(1, EGG_TOKENS + 1)]
    for one in state.crew:
        if one.id and one.status != CHOOSING:
            things += [*action_deck(one.id), STARTING_WEAPON[one.id], *QUEST_ITEMS_OF[one.id]]
    if state.intruder_player is not None:
        things += INTRUDER_ACTIONS
    return Counter(things)


def check_cards(state: State) -> None:
    """Every card and object exactly once."""
    found = everything(state)
    for token in SPECIES[state.species].tokens:
        # Out of the game as well: counted with the tokens.
        found.pop(token, None)
    # A card being offered in a trade lies with its owner, too, while the receiver looks at it.
    for thing in state.looking:
        if found[thing] == 2:
            found[thing] = 1
    for thing in [thing for thing in found if thing.startswith("exploration_")]:
        assert found.pop(thing) == 1
    carcasses = {thing: found.pop(thing) for thing in list(found) if thing.startswith("carcass_")}
    corpses = {
        thing: found.pop(thing) for thing in list(found) if thing.startswith("corpse_") and thing != "corpse_blue"
    }
    assert all(count == 1 for count in (*carcasses.values(), *corpses.values()))
    assert len(carcasses) == state.carcasses
    assert found == expected(state), (found - expected(state), expected(state) - found)


def check_tokens(state: State) -> None:
    """All tokens of the species, no more miniatures than there are, at most 8 fires and malfunctions and 12 doors."""
    drawn = [] if state.drawn_token is None else [state.drawn_token]
    species = SPECIES[state.species]
    lost = [thing for thing in state.removed if thing in species.tokens]
    assert Counter(state.bag + state.supply + drawn + lost) == Counter(list(species.tokens))
    on_board = Counter(one.kind for one in state.intruders)
    assert all(on_board[kind] <= printed.miniatures for kind, printed in species.kinds.items())
    assert sum(room.fire for room in state.rooms.values()) <= 8
    assert sum(room.malfunction for room in state.rooms.values()) <= 8
    assert len(state.doors) <= 12
    assert sum(room.token is not None for room in state.rooms.values()) == sum(
        not room.explored for room in state.rooms.values()
    )


def check_rooms(state: State) -> None:
    """11 basic, 5 of 9 additional and 5 special rooms; a malfunction only where one may lie."""
    tiles = Counter(room.tile for room in state.rooms.values())
    assert all(tiles[tile] == 1 for tile in (*BASIC, *SPECIAL))
    assert sum(tiles[tile] for tile in ADDITIONAL) == 5
    for room in state.rooms.values():
        assert not room.malfunction or (room.explored and room.tile not in ("nest", "room_covered_with_slime"))
        assert 0 <= room.items <= 4


def check_people(state: State) -> None:
    """Nobody has more than the boards have room for."""
    for one in state.crew:
        assert len(one.wounds) <= 3
        assert 0 <= one.light <= 2
        assert len(one.hands) <= 2
        assert all(0 < len(slot) <= 2 for slot in one.hands)
    for weapon, ammo in state.ammo.items():
        assert ammo >= 0, weapon


@settings(max_examples=40, deadline=None)
@given(seed=seeds, setup=setups)
def test_nothing_is_lost_and_nothing_is_made(seed: int, setup: Setup) -> None:
    for match in random_game(seed, setup):
        state = match.game.state
        check_cards(state)
        check_tokens(state)
        check_rooms(state)
        check_people(state)


@settings(max_examples=40, deadline=None)
@given(seed=seeds, setup=setups)
def test_never_stuck(seed: int, setup: Setup) -> None:
    """Every state that is not the end has a question, and every question has an answer."""
    for match in random_game(seed, setup):
        if match.decision is not None:
            assert match.decision.acts
            assert 0 <= match.decision.least <= match.decision.most <= len(match.decision.acts)
        else:
            ending = match.game.state.ending
            assert ending is not None
            assert ending.cause in ("jump", "self_destruct", "fire", "hull", "all_gone")
            assert len(ending.fates) == len(setup.people)
