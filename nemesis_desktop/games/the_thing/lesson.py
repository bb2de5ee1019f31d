"""The table of the guided first round: a real game of four in which what lies where is known beforehand.

One person plays, and three companions answer as it is written here. Hands, roles and the laboratory's bag are laid by
hand; the shuffle of the pile and the draws follow from the seed, so that nothing is forced.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from nemesis_desktop.engine.chance import Forced
from nemesis_desktop.engine.decision import Act, Decision, Seat
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.engine.seats.filled import fill
from nemesis_desktop.games.the_thing.acts import (
    Declining,
    Give,
    GoAndGive,
    Lay,
    LookAt,
    PlaceRole,
    Seen,
    Side,
    TakeCharacter,
    Vote,
)
from nemesis_desktop.games.the_thing.components.things import (
    ACTION_DECK,
    ACTIVATION,
    ALIEN,
    HUMAN,
    REPAIR,
    SABOTAGE,
    START_HAND,
)
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.kind import KIND
from nemesis_desktop.games.the_thing.modes import CHOSEN, HIDDEN
from nemesis_desktop.games.the_thing.setup import Setup, copies, new_game
from nemesis_desktop.games.the_thing.view import View

SEED: Final = 43

LEARNER, FRIEND, ALIEN_SEAT, OTHER = range(4)
"""Who learns the game, who meets them, who is the alien, and one more human."""
COMPANIONS: Final = ("Olaf", "Karl", "Lars")
LEVEL: Final = "old-hand"
"""What the companions count as at the table; they answer as it is written here."""

WHERE: Final = "laboratory"
"""Where the learner goes, and meets somebody."""
PLACES: Final = {FRIEND: WHERE, ALIEN_SEAT: "kitchen", OTHER: "weather_station"}
CHARACTER: Final = "macready"
CHARACTERS: Final = {FRIEND: "bennings", ALIEN_SEAT: "nauls", OTHER: "windows"}
TOKEN: Final = "radio_room"
"""Where the leader token lies: nobody goes there, and the learner leads in the next round, too."""

HANDS: Final = {
    LEARNER: (ACTIVATION, REPAIR, SABOTAGE),
    FRIEND: (ACTIVATION, REPAIR, REPAIR),
    ALIEN_SEAT: (SABOTAGE, SABOTAGE, ACTIVATION),
    OTHER: (REPAIR, REPAIR, ACTIVATION),
}
"""What everybody holds once they have drawn."""
GIVEN: Final = {FRIEND: REPAIR, ALIEN_SEAT: SABOTAGE, OTHER: REPAIR}
EXTRA: Final = REPAIR
"""The card that comes onto the leader board unseen."""


def lesson_match(name: str) -> Match[Game, View]:
    """The guided first round, at its first question.

    Args:
        name: what the person is called.
    """
    people = (Person(name, 1), *(Person(one, colour) for colour, one in enumerate(COMPANIONS, start=2)))
    setup = Setup(people, HIDDEN, CHOSEN)
    game = new_game(setup, SEED, Forced())
    _deal(game)
    state = game.state
    state.leader, state.token_place = LEARNER, TOKEN
    match = Match.from_game(KIND, game, setup, SEED)
    for seat in GIVEN:
        fill(match.table, seat, LEVEL)
    return match


def _deal(game: Game) -> None:
    """Roles, first hands, and on top of the deck what is drawn next."""
    state = game.state
    state.roles = [HUMAN] * len(state.figures)
    state.roles[ALIEN_SEAT] = ALIEN
    state.dealt = list(state.roles)
    deck = copies(ACTION_DECK)
    drawn: list[str] = []
    for one in state.figures:
        one.hand = list(HANDS[one.number][:START_HAND])
        drawn += HANDS[one.number][START_HAND:]
        for card in HANDS[one.number]:
            deck.remove(card)
    deck.remove(EXTRA)
    state.chance.shuffle("deck", deck)
    state.deck = [*deck, *reversed([*drawn, EXTRA])]


# ---------------------------------------------------------------- the companions


def companions(decision: Decision) -> tuple[int, ...]:
    """What the companions answer to a question that is theirs; of a question of claims, none of them says so."""
    if decision.kind != "one":
        return tuple(range(decision.least)) if decision.kind == "some" else ()
    wanted = _ANSWERS.get(decision.topic, _nothing)(decision.seat)
    return (next((index for index, act in enumerate(decision.acts) if wanted(act)), len(decision.acts) - 1),)


Wanted = Callable[[Act], bool]


def _is(*acts: Act) -> Callable[[Seat], Wanted]:
    return lambda seat: lambda act: act in acts


def _nothing(seat: Seat) -> Wanted:
    return lambda act: isinstance(act, Declining)


_ANSWERS: Final[Mapping[str, Callable[[Seat], Wanted]]] = {
    "character": lambda seat: lambda act: act == TakeCharacter(CHARACTERS[seat]),
    "first_look": _is(PlaceRole("left")),
    "go": lambda seat: lambda act: act == GoAndGive(PLACES.get(seat, WHERE)),
    "give": lambda seat: lambda act: act == Give(GIVEN[seat]),
    "lay": _is(Lay(HUMAN, HUMAN)),
    "whom": lambda seat: lambda act: isinstance(act, LookAt) and act.first == LEARNER,
    "side": _is(Side("left")),
    "seen": _is(Seen()),
    "role": _is(PlaceRole("left")),
    "vote": lambda seat: (
        lambda act: isinstance(act, Vote) and act.whom == (FRIEND if seat == ALIEN_SEAT else ALIEN_SEAT)
    ),
}
"""By the topic of the question; anything else they decline."""
