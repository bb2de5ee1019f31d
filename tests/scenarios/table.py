"""A table with the pieces where a case needs them, and a game played from it in the game's own words.

``Table`` is laid out like a new game whose characters are chosen: everybody stands in the Hibernatorium with five
action cards, nothing else is marked or explored, the first encounter is over. Its verbs move pieces, they never make
any: a card that somebody holds has left its deck, a token in the bag its supply. ``Table.play`` hands over to
``Play``, the match with verbs of its own; ``Table.run`` drives a single rule. After every answer ``Play`` counts all
the pieces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from attrs import frozen

from nemesis_desktop.engine.chance import Forced
from nemesis_desktop.engine.decision import TABLE, Act, Claim, Decision, Seat
from nemesis_desktop.engine.flow import GameOver
from nemesis_desktop.engine.flow import Play as Running
from nemesis_desktop.engine.match import Match
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.acts import Aim, CarefulMove, Give, Move, Pass, Pay, RoomAction
from nemesis_desktop.games.nemesis.components.actions import action_deck, action_kind
from nemesis_desktop.games.nemesis.components.attacks import ATTACKS
from nemesis_desktop.games.nemesis.components.intruder_player import INTRUDER_ACTIONS
from nemesis_desktop.games.nemesis.components.items import QUEST_ITEMS, SEARCHED_DECKS, STARTING_WEAPONS, facts_of
from nemesis_desktop.games.nemesis.components.tokens import EXPLORATION, INTRUDER_TOKENS
from nemesis_desktop.games.nemesis.components.wounds import wound_kind
from nemesis_desktop.games.nemesis.rules.actions import candidates
from nemesis_desktop.games.nemesis.rules.belongings import capacity, is_heavy
from nemesis_desktop.games.nemesis.rules.draft import deal_out
from nemesis_desktop.games.nemesis.rules.piles import is_contamination
from nemesis_desktop.games.nemesis.setup import Person, Setup, new_game
from nemesis_desktop.games.nemesis.state import (
    DEAD,
    HIBERNATING,
    LAUNCHED,
    REMOVED,
    WAITING,
    Character,
    Intruder,
    Turn,
    Wound,
)
from nemesis_desktop.games.nemesis.table import Game
from nemesis_desktop.games.nemesis.view import View

CREW = ("captain", "scout", "pilot", "soldier", "mechanic")
REACTIONS = ("interruption", "nerves_of_steel")

Where = int | str
"""A slot number, or the tile that lies on it."""

Wanted = Any
"""An answer: an act, its class, the option, thing or card that it names; a list of these for a question of several."""


def seat_of(who: str) -> Seat:
    """The seat of ``P1`` … ``P5``: people sit clockwise by the number on their help card."""
    return int(who[1:]) - 1


def pieces(game: Game) -> Counter[str]:
    """Every card, token and object of the table, wherever it lies."""
    state = game.state
    found: list[str] = [*state.removed, *state.open_cards, *state.bag, *state.supply, *state.eggs, *state.egg_supply]
    found += [state.drawn_token] if state.drawn_token else []
    for pile in (*state.decks.values(), *state.discards.values()):
        found += pile
    for room in state.rooms.values():
        found += room.objects
        found += [room.token] if room.token else []
    for one in state.crew:
        found += [*one.deck, *one.hand, *one.discard, *one.inventory, *one.quests]
        found += [thing for slot in one.hands for thing in slot]
        found += [wound.card for wound in one.wounds]
    found += [*state.attached, *state.intruder_hand, *state.boxed["exploration"]]
    # A thing shown in a trade is still with its owner.
    owned = set(found)
    found += [card for card in state.looking if card not in owned]
    # Until somebody plays the intruders their cards lie in the box.
    found += INTRUDER_ACTIONS if state.intruder_player is None else ()
    # Corpses and carcasses come from a supply without an end, intruder action cards out of the box.
    return Counter(thing for thing in found if not thing.startswith(("carcass_", "corpse_", "intruder_action_")))


# ---------------------------------------------------------------- laying out


class Table:
    """The builder. ``people`` sit at seats 0, 1, … as players 1, 2, …; player 1 is first player and has the turn."""

    def __init__(
        self,
        people: int = 2,
        characters: Sequence[str] = CREW,
        *,
        mode: str = "semi",
        board: str = "main",
        options: Sequence[str] = (),
        first_encounter: bool = True,
        seed: int = 7,
    ) -> None:
        self.forced = Forced()
        crew = tuple(Person(f"P{n}", n) for n in range(1, people + 1))
        self.setup = Setup(crew, mode, board, options=tuple(options))
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
        room = self.game.find(where)
        assert room is not None, f"{where} is not on this board"
        return room.slot

    # -------- the ship

    def put_tile(self, slot: int, tile: str) -> None:
        """Lay a room tile on a slot; it changes places with the one that lies there, or comes out of the box."""
        here, there = self.game.room(slot), self.game.find(tile)
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

    # -------- chance

    def next_noise(self, *faces: int | str) -> None:
        """The next rolls of the noise die."""
        self.forced.force("noise", *faces)

    def next_combat(self, *faces: str) -> None:
        """The next rolls of the combat die."""
        self.forced.force("combat", *faces)

    def next_token(self, kind: str, number: int | None = None) -> str:
        """The next token drawn from the bag; it is put in there if it is not. Its id."""
        state = self.state
        fits = [
            token
            for token in (*state.bag, *state.supply)
            if INTRUDER_TOKENS[token].kind == kind and number in (None, INTRUDER_TOKENS[token].number)
        ]
        token: str = fits[0]
        if token in state.supply:
            state.supply.remove(token)
            state.bag.append(token)
        self.forced.force("bag", token)
        return token

    def on_top(self, deck: str, *cards: str) -> None:
        """Cards come up next, the first one first; from wherever they lie in the deck."""
        pile = self.state.decks[deck]
        for card in cards:
            pile.remove(card)
        pile.extend(reversed(cards))

    def next_event(self, *cards: str) -> None:
        """The next event cards."""
        self.on_top("event", *cards)

    def next_attack(self, *cards: str) -> None:
        """The next attack cards."""
        self.on_top("attack", *cards)

    def next_wound(self, *kinds: str) -> None:
        """The next serious wounds, by kind."""
        pile = self.state.decks["wound"]
        cards: list[str] = []
        for kind in kinds:
            cards.append(next(card for card in pile if wound_kind(card) == kind and card not in cards))
        self.on_top("wound", *cards)

    def next_items(self, deck: str, *items: str) -> list[str]:
        """The next cards of an item deck, by item; their ids."""
        pile = self.state.decks[deck]
        cards: list[str] = []
        for item in items:
            cards.append(next(card for card in pile if facts_of(card).id == item and card not in cards))
        self.on_top(deck, *cards)
        return cards

    def quiet_event(self) -> None:
        """An event card that does nothing here: it heals intruders, and moves nobody but the large ones."""
        self.next_event("regeneration")

    def quiet_bag(self) -> None:
        """The bag step draws the blank."""
        self.next_token("blank")

    # -------- playing

    def run(self, rule: Running[Any] | None, *answers: Wanted) -> Any:
        """Drive one rule to its end with these answers; what it returns. The end of the game ends it early."""
        if rule is None:
            return None
        before = pieces(self.game)
        wanted = list(answers)
        try:
            decision = next(rule)
            while True:
                decision = rule.send(answer_to(decision, wanted))
        except StopIteration as done:
            assert not wanted, f"nobody asked for {wanted}"
            assert pieces(self.game) == before
            return done.value
        except GameOver:
            return None

    def step(self, name: str, *answers: Wanted) -> Any:
        """Run one step of the round."""
        result = None
        try:
            result = NEMESIS.course(self.setup).steps[name](self.game)
        except GameOver:
            return None
        return self.run(result, *answers) if hasattr(result, "send") else result

    def play(self, at: str = "take_action") -> Play:
        """A match from this table, at a step of the round."""
        self.state.step = at
        return Play(self)


def attack_card(effect: str = "", *, toughness: int | None = 0, hits: str = "", misses: str = "") -> str:
    """An attack card that fits: its effect, its toughness (None: the arrow), whom it hits or not."""
    for card in ATTACKS.values():
        if effect and card.effect != effect or toughness != 0 and card.toughness != toughness:
            continue
        if hits and hits not in card.symbols or misses and misses in card.symbols:
            continue
        return card.id
    raise AssertionError("no such attack card")


# ---------------------------------------------------------------- answering


def fits(act: Act, wanted: Wanted) -> bool:
    """Whether an act is what a case asks for."""
    if isinstance(wanted, type):
        return isinstance(act, wanted)
    if isinstance(wanted, Act):
        return act == wanted
    match act:
        case Aim(option, _, thing):
            return wanted in (option, thing)
        case Pay(card):
            return bool(wanted == card)
        case Claim(seat):
            return bool(wanted == f"P{seat + 1}")
        case Give(_, thing, _):
            return bool(wanted == thing)
    return wanted in [getattr(act, name, None) for name in ("thing", "objective", "character", "card", "item")]


def pick(decision: Decision, wanted: Wanted) -> int:
    """The one offered act that fits."""
    found = [number for number, act in enumerate(decision.acts) if fits(act, wanted)]
    assert found, f"{wanted!r} is not offered: {list(decision.acts)}"
    return found[0]


def answer_to(decision: Decision, wanted: list[Wanted]) -> tuple[int, ...]:
    """The picks for a question: what is wanted next. Else the last cards pay, nobody reacts, a pass keeps all cards."""
    if decision.topic == "pay" and not (wanted and isinstance(wanted[0], (list, tuple))):
        return tuple(range(len(decision.acts) - decision.least, len(decision.acts)))
    if decision.kind == "claims" and not (wanted and isinstance(wanted[0], Reacts)):
        return ()
    if decision.topic == "pass" and not (wanted and isinstance(wanted[0], (list, tuple))):
        return ()
    assert wanted, f"asked, but no answer is given: {decision.topic} {list(decision.acts)}"
    answer = wanted.pop(0)
    if isinstance(answer, Reacts):
        return tuple(pick(decision, who) for who in answer.people)
    if isinstance(answer, (list, tuple)):
        return tuple(pick(decision, one) for one in answer)
    return (pick(decision, answer),)


@frozen(init=False)
class Reacts:
    """Who calls out when everybody is asked."""

    people: tuple[str, ...]

    def __init__(self, *people: str) -> None:
        self.__attrs_init__(people)  # type: ignore[attr-defined]


# ---------------------------------------------------------------- playing


class Play:
    """A match played in the game's words. Questions about payment, reactions and cards kept answer themselves."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match: Match[Game, View] = Match.from_game(NEMESIS, table.game, table.setup, forced=table.forced)
        self._pieces = pieces(self.game)

    @property
    def game(self) -> Game:
        """The table."""
        return self.match.game

    @property
    def state(self) -> Any:
        """Everything on the table."""
        return self.match.game.state

    def one(self, who: str) -> Character:
        """Somebody's character."""
        return self.game.character(seat_of(who))

    def view(self, who: str | None = None) -> View:
        """What somebody may know, or everybody."""
        return self.match.view(TABLE if who is None else seat_of(who))

    def room(self, where: Where) -> Any:
        """A room."""
        return self.game.room(self.table.slot(where))

    def intruders(self, where: Where) -> list[Intruder]:
        """The miniatures in a room."""
        return self.game.intruders_in(self.table.slot(where))

    def told(self, kind: str, who: str | None = None) -> list[Any]:
        """The facts of every event of this kind, as somebody (or everybody) may read them."""
        seat = TABLE if who is None else seat_of(who)
        return [told.facts for told in self.match.events_since(0, seat) if told.kind == kind]

    def order_of(self, *kinds: str) -> list[str]:
        """Which of these kinds of events happened, in order."""
        return [told.kind for told in self.match.events_since(0) if told.kind in kinds]

    # -------- the open question

    @property
    def decision(self) -> Decision:
        """The open question."""
        assert self.match.decision is not None, "the game is over"
        return self.match.decision

    @property
    def asked(self) -> str:
        """Who is asked: ``P1`` …, or ``table``."""
        return "table" if self.decision.seat == TABLE else f"P{self.decision.seat + 1}"

    @property
    def topic(self) -> str:
        """What about."""
        return self.decision.topic

    @property
    def over(self) -> bool:
        """The game has ended and everything has been checked."""
        return self.match.over

    def offers(self, wanted: Wanted) -> bool:
        """Whether this can be answered now."""
        return any(fits(act, wanted) for act in self.decision.acts)

    def options(self) -> list[Any]:
        """Everything that can be answered."""
        return list(self.decision.acts)

    def offered(self, who: str) -> list[Any]:
        """Everything that somebody may do in the turn that is open."""
        assert (self.asked, self.topic) == (who, "turn")
        return self.options()

    def destinations(self) -> set[int]:
        """The rooms that a Move is offered to."""
        return {act.to for act in self.decision.acts if isinstance(act, Move)}

    def refused(self, act: Act) -> str:
        """The reason why this is not offered, as the question itself tells it.

        ``nowhere`` if nothing on the table stands for it. Nothing is lost by asking.
        """
        assert self.topic == "turn"
        assert act not in self.decision.acts, f"{act} is offered"
        for candidate, reason in candidates(self.game, self.decision.seat):
            if candidate == act:
                told = [refusal.reason.id for refusal in self.decision.refusals() if refusal.anchors == act.anchors()]
                assert f"reason-{reason}" in told
                return str(reason)
        return "nowhere"

    # -------- answering

    def answer(self, *answers: Wanted) -> None:
        """Answer the open question, and those that follow."""
        wanted = list(answers)
        while wanted:
            self._give(wanted)
        self._settle()

    def _give(self, wanted: list[Wanted]) -> None:
        self.match.answer(*answer_to(self.decision, wanted))
        assert pieces(self.game) == self._pieces

    def _settle(self) -> None:
        """Answer what answers itself."""
        while not self.over and (self.topic in ("pay", "pass") or self.decision.kind == "claims"):
            self._give([])

    def does(self, who: str, act: Wanted, *answers: Wanted) -> None:
        """Somebody's turn: this action, and the answers to what it asks."""
        assert (self.asked, self.topic) == (who, "turn"), f"{self.asked} is asked about {self.topic}, not {who}"
        self.answer(act, *answers)

    def moves(self, who: str, to: Where, *answers: Wanted, careful: bool = False) -> None:
        """Move, carefully or not, to a neighbouring room."""
        slot, kind = self.table.slot(to), CarefulMove if careful else Move
        act = next(act for act in self.decision.acts if isinstance(act, kind) and act.to == slot)
        self.does(who, act, *answers)

    def uses_room(self, who: str, *answers: Wanted) -> None:
        """Use the action of the room."""
        self.does(who, RoomAction, *answers)

    def passes(self, who: str, *discarded: str) -> None:
        """Pass, and discard these cards."""
        self.does(who, Pass, *([list(discarded)] if discarded else []))

    def pass_all(self) -> None:
        """Everybody passes who can, until the player phase is over."""
        round_ = self.state.round
        while not self.over and self.topic == "turn" and self.state.round == round_:
            self.answer(Pass)

    def until_turn_of(self, who: str) -> None:
        """Others pass until somebody has a turn."""
        while not (self.asked == who and self.topic == "turn"):
            assert self.topic == "turn"
            self.answer(Pass)

    def event_phase(self) -> None:
        """Everybody passes; the event phase is played to the next question."""
        self.pass_all()


__all__ = ["REMOVED", "Act", "Play", "Reacts", "Table", "attack_card", "pieces", "seat_of"]
