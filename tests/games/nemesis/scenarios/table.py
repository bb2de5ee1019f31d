"""A table with the pieces where a case needs them, and a game played from it in the game's own words.

``Table`` is laid out like a new game whose characters are chosen: everybody stands in the Hibernatorium with five
action cards, nothing else is marked or explored, the first encounter is over. Its verbs move pieces, they never make
any: a card that somebody holds has left its deck, a token in the bag its supply. ``Table.play`` hands over to
``Play``, the match with verbs of its own; ``Table.run`` drives a single rule. After every answer ``Play`` counts all
the pieces.
"""

from __future__ import annotations

from typing import Any

from nemesis_desktop.engine.flow import GameOver
from nemesis_desktop.engine.flow import Play as Running
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.components.items import facts_of
from nemesis_desktop.games.nemesis.components.wounds import wound_kind
from nemesis_desktop.games.nemesis.species.shelf import INTRUDER_TOKENS

from .laying import Setting
from .pieces import attack_card, pieces, seat_of
from .playing import Play, Reacts, Wanted, answer_to


class Table(Setting):
    """The builder. ``people`` sit at seats 0, 1, … as players 1, 2, …; player 1 is first player and has the turn."""

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


__all__ = ["Play", "Reacts", "Table", "attack_card", "pieces", "seat_of"]
