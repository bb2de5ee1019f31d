"""Putting pieces where a case needs them: the ship, the intruders, the people and what they hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from nemesis_desktop.engine.chance import Forced
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.games.nemesis.components.actions import action_deck, action_kind
from nemesis_desktop.games.nemesis.components.items import QUEST_ITEMS, SEARCHED_DECKS, STARTING_WEAPONS, facts_of
from nemesis_desktop.games.nemesis.components.tokens import EXPLORATION
from nemesis_desktop.games.nemesis.components.wounds import wound_kind
from nemesis_desktop.games.nemesis.rules.rounds.draft import deal_out
from nemesis_desktop.games.nemesis.rules.things.belongings import capacity, is_heavy
from nemesis_desktop.games.nemesis.rules.things.piles import is_contamination
from nemesis_desktop.games.nemesis.setup import Setup, new_game
from nemesis_desktop.games.nemesis.species.shelf import DEFAULT, INTRUDER_ACTIONS, INTRUDER_TOKENS
from nemesis_desktop.games.nemesis.state import (
    DEAD,
    HIBERNATING,
    LAUNCHED,
    WAITING,
    Character,
    Intruder,
    Turn,
    Wound,
)

from .pieces import Where, seat_of

CREW = ("captain", "scout", "pilot", "soldier", "mechanic")
REACTIONS = ("interruption", "nerves_of_steel")


class Setting:
    """A laid-out game and the verbs that move its pieces about; ``Table`` adds chance and play."""

    def __init__(
        self,
        people: int = 2,
        characters: Sequence[str] = CREW,
        *,
        mode: str = "semi",
        board: str = "main",
        options: Sequence[str] = (),
        species: str = DEFAULT,
        first_encounter: bool = True,
        seed: int = 7,
    ) -> None:
        self.forced = Forced()
        crew = tuple(Person(f"P{n}", n) for n in range(1, people + 1))
        self.setup = Setup(crew, mode, board, options=tuple(options), species=species)
        self.game = new_game(self.setup, seed, self.forced)
        state = self.game.state
        for one in state.crew:
            one.number = one.seat + 1
            one.id = characters[one.seat]
            state.undrafted.remove(one.id) if one.id in state.undrafted else None
        deal_out(self.game)
        self.game.barrier = None
        state.first_player = 0
        state.round, state.step, state.turn = 1, "take_action", Turn(0)
        state.first_encounter = first_encounter
        for one in state.crew:
            if first_encounter and len(one.objectives) > 1:
                one.refused = one.objectives.pop()
            self.hand(f"P{one.seat + 1}", actions=5)

    @property
    def state(self) -> Any:
        """Everything on the table."""
        return self.game.state

    def one(self, who: str) -> Character:
        """Somebody's character."""
        return self.game.character(seat_of(who))

    def slot(self, where: Where) -> int:
        """A slot number, by itself or by the tile that lies there."""
        if isinstance(where, int):
            return where
        room = self.game.ship.find(where)
        assert room is not None, f"{where} is not on this board"
        return room.slot

    # -------- the ship

    def put_tile(self, slot: int, tile: str) -> None:
        """Lay a room tile on a slot; it changes places with the one that lies there, or comes out of the box."""
        here, there = self.game.room(slot), self.game.ship.find(tile)
        box = self.state.boxed["tile-2"]
        if there is not None:
            there.tile = here.tile
        elif tile in box:
            box[box.index(tile)] = here.tile
        here.tile = tile

    def explore(self, *places: Where) -> None:
        """Turn tiles up and take their exploration tokens off, without any effect."""
        for where in places:
            room = self.game.room(self.slot(where))
            room.explored = True
            if room.token is not None:
                self.state.removed.append(room.token)
                room.token = None

    def lay(self, slot: int, tile: str, *, items: int = 0, fire: bool = False, malfunction: bool = False) -> int:
        """An explored room: this tile on this slot, with its counter and markers."""
        self.put_tile(slot, tile)
        self.explore(slot)
        room = self.game.room(slot)
        room.items, room.fire, room.malfunction = items, fire, malfunction
        return slot

    def token(self, slot: int, effect: str, items: int) -> None:
        """The exploration token on an unexplored room, exchanged with wherever it lies."""
        wanted = next(one.id for one in EXPLORATION.values() if (one.effect, one.items) == (effect, items))
        here = self.game.room(slot)
        box = self.state.boxed["exploration"]
        if wanted in box:
            box[box.index(wanted)] = here.token
        for other in self.state.rooms.values():
            if other.token == wanted:
                other.token = here.token
        here.token = wanted

    def fire(self, *places: Where) -> None:
        """Fire markers."""
        for where in places:
            self.game.room(self.slot(where)).fire = True

    def malfunction(self, *places: Where) -> None:
        """Malfunction markers."""
        for where in places:
            self.game.room(self.slot(where)).malfunction = True

    def noise(self, *spaces: str) -> None:
        """Noise markers in corridors or in ``technical``."""
        for space in spaces:
            self.state.noise[space] = True

    def door(self, state: str, *corridors: str) -> None:
        """Door tokens: ``closed`` or ``destroyed``."""
        for corridor in corridors:
            self.state.doors[corridor] = state

    def eggs(self, count: int) -> None:
        """So many eggs on the intruder board; the others in the supply."""
        state = self.state
        pile = state.eggs + state.egg_supply
        state.eggs, state.egg_supply = pile[:count], pile[count:]

    def lies(self, where: Where, thing: str) -> str:
        """A heavy object on the floor: ``egg``, ``carcass`` or ``corpse_blue``."""
        found = self._object(thing)
        self.game.room(self.slot(where)).objects.append(found)
        return found

    def _object(self, thing: str) -> str:
        if thing == "egg":
            return str(self.state.egg_supply.pop())
        if thing == "carcass":
            self.state.carcasses += 1
            return f"carcass_{self.state.carcasses}"
        for room in self.state.rooms.values():
            if thing in room.objects:
                room.objects.remove(thing)
        return thing

    def engines(self, *upper: str) -> None:
        """The real state of engines 1, 2 and 3."""
        for number, state in enumerate(upper, start=1):
            self.state.engines[number] = [state, "damaged" if state == "working" else "working"]

    def weakness(self, slot: str, card: str, *, known: bool = True) -> None:
        """A weakness card in its slot of the intruder board, face up."""
        box = self.state.boxed["weakness"]
        if card in box:
            box[box.index(card)] = self.state.weaknesses[slot].card
        for other in self.state.weaknesses.values():
            if other.card == card:
                other.card = self.state.weaknesses[slot].card
        self.state.weaknesses[slot].card = card
        self.state.weaknesses[slot].known = known

    def pod(self, number: int, state: str) -> None:
        """The side of an escape pod: locked or unlocked."""
        self.game.pod(number).state = state

    # -------- intruders

    def intruder(self, kind: str, where: Where, injuries: int = 0) -> int:
        """A miniature on the board with one of its tokens beside it; its id."""
        state = self.state
        if not any(INTRUDER_TOKENS[token].kind == kind for token in state.supply):
            token = next(token for token in state.bag if INTRUDER_TOKENS[token].kind == kind)
            state.bag.remove(token)
            state.supply.append(token)
        number = int(state.next_intruder)
        state.next_intruder += 1
        state.intruders.append(Intruder(number, kind, self.slot(where), injuries))
        return number

    def bag(self, **wanted: int) -> None:
        """Exactly these tokens in the bag, the others in the supply."""
        state = self.state
        tokens = [*state.bag, *state.supply]
        state.bag, state.supply = [], []
        for token in tokens:
            kind = INTRUDER_TOKENS[token].kind
            held = sum(INTRUDER_TOKENS[other].kind == kind for other in state.bag)
            (state.bag if held < wanted.get(kind, 0) else state.supply).append(token)

    # -------- people

    def place(self, who: str, where: Where) -> None:
        """Stand in a room."""
        self.one(who).room = self.slot(where)

    def hand(
        self,
        who: str,
        *cards: str,
        actions: int = 0,
        contamination: int = 0,
        infected: int = 0,
        deck: int | None = None,
    ) -> list[str]:
        """The hand: cards by kind, then so many other action cards (reactions last) and contamination cards.

        ``infected`` are contamination cards that say INFECTED. With ``deck`` so many action cards stay in the deck and
        the others lie in the discard pile. Returns the hand.
        """
        one = self.one(who)
        self.take_back_contamination(who)
        pool = list(action_deck(one.id))
        hand = []
        for kind in cards:
            card = next(card for card in pool if kind in (card, action_kind(card)))
            pool.remove(card)
            hand.append(card)
        pool.sort(key=lambda card: action_kind(card) in REACTIONS)
        hand += pool[:actions]
        rest = pool[actions:]
        one.hand = hand
        one.deck = rest if deck is None else rest[:deck]
        one.discard = [] if deck is None else rest[deck:]
        one.hand += self.contamination(contamination, infected)
        return one.hand

    def take_back_contamination(self, who: str) -> None:
        """Nobody starts with contamination cards: what an earlier verb gave goes back into their deck."""
        one = self.one(who)
        for pile in (one.hand, one.deck, one.discard):
            self.state.decks["contamination"] += [card for card in pile if is_contamination(card)]
            pile[:] = [card for card in pile if not is_contamination(card)]

    def contamination(self, clean: int, infected: int) -> list[str]:
        """Cards out of the contamination deck; how many of them say INFECTED is up to the case."""
        deck: list[str] = self.state.decks["contamination"]
        sick: list[str] = [card for card in deck if card in self.state.infected][:infected]
        well: list[str] = [card for card in deck if card not in self.state.infected][:clean]
        for card in (*sick, *well):
            deck.remove(card)
        return [*well, *sick]

    def into_deck(self, who: str, clean: int = 0, infected: int = 0) -> list[str]:
        """Contamination cards in the action deck."""
        cards = self.contamination(clean, infected)
        self.one(who).deck += cards
        return cards

    def into_discard(self, who: str, clean: int = 0, infected: int = 0) -> list[str]:
        """Contamination cards on the discard pile."""
        cards = self.contamination(clean, infected)
        self.one(who).discard += cards
        return cards

    def give(self, who: str, *things: str, ammo: int | None = None) -> str:
        """Items, objects, activated quest items: heavy ones into a hand, others into the inventory. The last one."""
        one = self.one(who)
        card = ""
        for thing in things:
            card = self._object(thing) if thing in ("egg", "carcass", "corpse_blue") else self._item(one, thing)
            if is_heavy(card):
                one.hands.append([card])
            else:
                one.inventory.append(card)
            if (
                card in STARTING_WEAPONS
                or card not in QUEST_ITEMS
                and not card.startswith(("egg_", "carcass_", "corpse_"))
                and facts_of(card).kind == "weapon"
            ):
                self.state.ammo[card] = capacity(self.game, card) if ammo is None else ammo
        return card

    def _item(self, one: Character, thing: str) -> str:
        if thing in QUEST_ITEMS:
            if thing in one.quests:
                one.quests.remove(thing)
            one.activated.append(thing)
            return thing
        if thing in STARTING_WEAPONS:
            return thing
        for deck in (*SEARCHED_DECKS, "blue"):
            for card in self.state.decks[deck]:
                if thing in (card, facts_of(card).id):
                    self.state.decks[deck].remove(card)
                    return str(card)
        raise AssertionError(f"no {thing} is left")

    def unarmed(self, *people: str) -> None:
        """Empty hands: what was in them is out of the game."""
        for who in people:
            one = self.one(who)
            for slot in one.hands:
                self.state.removed += slot
                for thing in slot:
                    self.state.ammo.pop(thing, None)
            one.hands = []

    def ammo(self, weapon: str, count: int) -> None:
        """Ammo on a weapon."""
        self.state.ammo[weapon] = count

    def wounds(self, who: str, *kinds: str, dressed: Iterable[str] = (), light: int = 0) -> None:
        """Serious wounds by kind, undressed and dressed, and light wounds."""
        one = self.one(who)
        for kind, face_down in [*((kind, False) for kind in kinds), *((kind, True) for kind in dressed)]:
            card = next(card for card in self.state.decks["wound"] if wound_kind(card) == kind)
            self.state.decks["wound"].remove(card)
            one.wounds.append(Wound(card, face_down))
        one.light = light

    def objective(self, who: str, *cards: str) -> None:
        """The objective cards that somebody has."""
        self.one(who).objectives = list(cards)

    def open_objectives(self, *cards: str) -> None:
        """The objectives of a cooperating group; they change places with those that lie in the box."""
        box, shared = self.state.boxed["objectives-solo_coop"], self.state.shared_objectives
        everything = [*box, *shared]
        shared[:] = cards
        box[:] = [card for card in everything if card not in cards]

    def takes_over(self, who: str, *cards: str) -> None:
        """Dead long ago, and playing the intruders with these cards in hand."""
        self.dead(who)
        self.state.first_dead = [seat_of(who)]
        one = self.one(who)
        self.state.removed += [*one.deck, *one.hand, *one.discard, *one.quests]
        one.deck, one.hand, one.discard, one.quests = [], [], [], []
        self.state.intruder_player = seat_of(who)
        self.state.intruder_hand = list(cards)
        self.state.decks["intruder"] = [card for card in INTRUDER_ACTIONS if card not in cards]
        self.state.discards["intruder"] = []

    def waits(self, who: str, pod: int) -> None:
        """Wait in an escape pod of a section that lies on the board."""
        one = self.one(who)
        token = self.game.pod(pod)
        one.status, one.pod, one.room = WAITING, pod, self.slot(f"evacuation_section_{token.section}")

    def sleeps(self, *people: str) -> None:
        """Hibernate."""
        for who in people:
            self.one(who).status = HIBERNATING

    def launched(self, who: str, pod: int) -> None:
        """Gone in a pod."""
        self.one(who).status, self.one(who).pod = LAUNCHED, pod
        self.game.pod(pod).state = "launched"

    def dead(self, *people: str) -> None:
        """Dead long ago: nothing lies about, the pods opened and were locked again."""
        for who in people:
            one = self.one(who)
            one.status, one.cause = DEAD, "attack"
            self.state.first_death = True
            self.state.removed += [*one.inventory, *(thing for slot in one.hands for thing in slot)]
            one.inventory, one.hands = [], []

    def passed(self, *people: str) -> None:
        """Have passed in this player phase."""
        for who in people:
            self.one(who).passed = True

    def turn(self, who: str) -> None:
        """Whose turn it is."""
        self.state.turn = Turn(seat_of(who))

    def first_player(self, who: str) -> None:
        """Who has the first-player token; the turn too."""
        self.state.first_player = seat_of(who)
        self.turn(who)
