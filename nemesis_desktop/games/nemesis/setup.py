"""From an empty table to the first question. Rulebook: Preparing the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from nemesis_desktop.engine.chance import Chance, Forced
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.engine.new_game import Person, SetupError
from nemesis_desktop.engine.saving.bounded import word
from nemesis_desktop.engine.setup import check_people, people_from_json, people_to_json
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.cards.box import BOX
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.components.characters import CHARACTERS, PROMO
from nemesis_desktop.games.nemesis.components.contamination import CONTAMINATION, INFECTED_COUNT
from nemesis_desktop.games.nemesis.components.coordinates import COORDINATES
from nemesis_desktop.games.nemesis.components.items import SEARCHED_DECKS, deck_cards
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES, names_a_player
from nemesis_desktop.games.nemesis.components.rooms import ADDITIONAL, BASIC
from nemesis_desktop.games.nemesis.components.tokens import EGG_TOKENS, ENGINES, EXPLORATION, pods_for
from nemesis_desktop.games.nemesis.components.tracks import DESTINATION_START
from nemesis_desktop.games.nemesis.components.wounds import WOUND_DECK
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.modes import INTRUDER_PLAYER, MEDIC, MODES, NO_FEUDS
from nemesis_desktop.games.nemesis.new_game import DRAFTS
from nemesis_desktop.games.nemesis.phases import course_with
from nemesis_desktop.games.nemesis.species.shelf import DEFAULT, SPECIES
from nemesis_desktop.games.nemesis.state import Character, Pod, Room, State, Weakness

COLOURS = (1, 5)
"""The lowest and the highest number of a colour."""
_LONGEST_ID = 60


@frozen
class Setup:
    """What people choose before a game.

    ``mode``: semi, solo, coop; ``board``: main, alternate; ``draft``: see ``DRAFTS``; ``options``: variants of the
    mode; ``species``: the kind of aliens on board.
    """

    people: tuple[Person, ...]
    mode: str = "semi"
    board: str = "main"
    draft: str = "draft"
    options: tuple[str, ...] = ()
    species: str = DEFAULT

    def check(self) -> None:
        """Raise ``SetupError`` where the printed game does not allow this."""
        mode = MODES.get(self.mode)
        if mode is None:
            raise SetupError(Text("setup-unknown-mode", mode=self.mode))
        if not mode.least_people <= len(self.people) <= mode.most_people:
            raise SetupError(
                Text("setup-people", count=len(self.people), least=mode.least_people, most=mode.most_people)
            )
        check_people(self.people)
        if self.board not in BOARDS or self.draft not in DRAFTS or self.species not in SPECIES:
            raise SetupError(Text("setup-unknown-choice"))
        if INTRUDER_PLAYER in self.options and not SPECIES[self.species].player_cards:
            raise SetupError(Text("setup-unplayed", species=Text(f"species-{self.species}")))
        strange = [option for option in self.options if option not in mode.variants]
        if strange:
            raise SetupError(Text("setup-variant", variant=strange[0], mode=Text(f"mode-{self.mode}")))

    def to_json(self) -> Json:
        """As it stands in a save."""
        return {
            "people": people_to_json(self.people),
            "mode": self.mode,
            "board": self.board,
            "draft": self.draft,
            "options": list(self.options),
            "species": self.species,
        }

    @classmethod
    def from_json(cls, data: Any) -> Setup:
        """Read a setup. Raises ``ValueError`` where it is malformed or not allowed."""
        if not isinstance(data, Mapping):
            raise ValueError("the setup is malformed")
        options = data.get("options")
        if not isinstance(options, list) or len(set(map(str, options))) < len(options):
            raise ValueError("the variants are malformed")
        setup = cls(
            people_from_json(data.get("people"), COLOURS),
            word(data.get("mode"), _LONGEST_ID),
            word(data.get("board"), _LONGEST_ID),
            word(data.get("draft"), _LONGEST_ID),
            tuple(word(option, _LONGEST_ID) for option in options),
            # Saves from before there was a choice do not name it.
            word(data.get("species", DEFAULT), _LONGEST_ID),
        )
        setup.check()
        return setup


def new_game(setup: Setup, seed: int, forced: Forced) -> Game:
    """Lay out the table for this setup, up to the choice of characters. Raises ``SetupError``."""
    setup.check()
    count = len(setup.people)
    state = State(
        chance=Chance(seed),
        mode=setup.mode,
        board=setup.board,
        names=[person.name for person in setup.people],
        colours=[person.colour for person in setup.people],
        step=course_with(BOX.natures[setup.species]).first,
        draft=setup.draft,
        options=list(setup.options),
        species=setup.species,
        destination=DESTINATION_START,
    )
    game = Game(state, BOX, forced)
    _lay_rooms(game)
    _shuffle_decks(game)
    _fill_ship(game, count)
    _fill_bag(game, count)
    _seat_people(game, count)
    game.nature.prepare(game)
    return game


def _lay_rooms(game: Game) -> None:
    """Steps 1 to 4: tiles "2", then tiles "1", each with an exploration token; special rooms are explored from the
    start.
    """
    tokens = list(EXPLORATION)
    game.shuffle("board", tokens)
    additional, basic = list(ADDITIONAL), [tile for tile in BASIC if tile not in _fixed(game)]
    game.shuffle("board", additional)
    game.shuffle("board", basic)
    for slot in game.board.slots.values():
        if slot.category == "special":
            game.state.rooms[slot.number] = Room(slot.number, slot.room or "", explored=True)
            continue
        tile = slot.room or (additional if slot.category == "2" else basic).pop()
        game.state.rooms[slot.number] = Room(slot.number, tile, token=tokens.pop())
    game.state.boxed |= {"exploration": tokens, "tile-2": additional}
    hibernatorium = game.board.slot_of_special("hibernatorium")
    game.room(hibernatorium).objects.append("corpse_blue")


def _fixed(game: Game) -> set[str]:
    return {slot.room for slot in game.board.slots.values() if slot.room is not None}


def _shuffle_decks(game: Game) -> None:
    """Step 11: all decks shuffled; the crafted items lie open."""
    decks: dict[str, list[str]] = {
        "event": list(game.species.events),
        "attack": list(game.species.attacks),
        "contamination": list(CONTAMINATION),
        "wound": list(WOUND_DECK),
        **{deck: list(deck_cards(deck)) for deck in SEARCHED_DECKS},
        **{deck: list(cards) for deck, cards in game.species.decks.items()},
    }
    for name, cards in decks.items():
        game.shuffle("decks", cards)
        game.state.decks[name] = cards
        game.state.discards[name] = []
    game.state.decks["blue"] = list(deck_cards("blue"))
    game.state.discards["blue"] = []
    # A contamination card's number says nothing: which ones are infected is dealt, too.
    secretly = list(CONTAMINATION)
    game.shuffle("infected", secretly)
    game.state.infected = sorted(secretly[:INFECTED_COUNT])


def _fill_ship(game: Game, count: int) -> None:
    """Steps 5 to 9: coordinates, pods, engines, eggs and weaknesses."""
    state = game.state
    coordinates = list(COORDINATES)
    game.shuffle("coordinates", coordinates)
    state.coordinates = coordinates.pop()
    state.pods = [Pod(number, section) for number, section in pods_for(count)]
    for engine in ENGINES:
        tokens = ["working", "damaged"]
        game.shuffle("engines", tokens)
        state.engines[engine] = tokens
    eggs = [f"egg_{number}" for number in range(1, EGG_TOKENS + 1)]
    laid = game.species.eggs_at_setup
    state.eggs, state.egg_supply = eggs[:laid], eggs[laid:]
    cards = list(game.species.weaknesses)
    game.shuffle("weaknesses", cards)
    state.weaknesses = {slot: Weakness(cards.pop()) for slot in game.species.weakness_slots}
    state.boxed |= {"coordinates": coordinates, "weakness": cards}


def _fill_bag(game: Game, count: int) -> None:
    """Step 10: the bag by the number of players, tokens of a sort at random; the rest is the supply."""
    wanted = game.species.initial_bag(count)
    printed = game.species.tokens.values()
    for sort in dict.fromkeys(token.sort for token in printed):
        tokens = [token.id for token in printed if token.sort == sort]
        game.shuffle("bag-setup", tokens)
        game.state.bag += tokens[: wanted[sort]]
        game.state.supply += tokens[wanted[sort] :]


def _seat_people(game: Game, count: int) -> None:
    """Steps 14 to 16: help cards at random, objectives by the number of players, before characters are chosen."""
    state = game.state
    numbers = list(range(1, count + 1))
    game.shuffle("numbers", numbers)
    state.crew = [Character(seat, number) for seat, number in enumerate(numbers)]
    state.first_player = numbers.index(1)
    _deal_objectives(game, count)
    state.undrafted = [*CHARACTERS, *(PROMO if game.variant(MEDIC) else ())]
    game.tell(story.Setup, count=count)


def _deal_objectives(game: Game, count: int) -> None:
    """One of each kind for each person; in the cooperative game as many special ones as people, open for all."""
    state, mode = game.state, game.mode
    kinds = mode.objective_kinds or ("solo_coop",)
    decks = {kind: _objective_deck(game, kind, count) for kind in dict.fromkeys(kinds)}
    if mode.shared_objectives:
        state.shared_objectives = [decks["solo_coop"].pop() for _ in state.crew]
    for one in state.crew:
        for kind in mode.objective_kinds:
            # Without feuds there are four corporate objectives: a fifth person gets a second personal one.
            deck = decks[kind] or next(other for other in decks.values() if other)
            one.objectives.append(deck.pop())
    state.boxed |= {f"objectives-{kind}": deck for kind, deck in decks.items()}


def _objective_deck(game: Game, kind: str, count: int) -> list[str]:
    feuds = not game.variant(NO_FEUDS)
    deck = [
        card.id
        for card in OBJECTIVES.values()
        if card.kind == kind and card.min_players <= count and (feuds or not names_a_player(card.condition))
    ]
    game.shuffle("objectives", deck)
    return deck
