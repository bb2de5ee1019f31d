"""Random games, twins that differ in what somebody cannot know, and what everybody can see of a question."""

from __future__ import annotations

import copy
import random
from collections.abc import Hashable, Iterator

from nemesis_desktop.engine.chance import Chance, Forced
from nemesis_desktop.engine.decision import TABLE, Decision, Seat
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.zones import scramble
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.kind import KIND
from nemesis_desktop.games.the_thing.modes import HIDDEN
from nemesis_desktop.games.the_thing.rules.things.piles import holds
from nemesis_desktop.games.the_thing.saving.checkpoint import thaw
from nemesis_desktop.games.the_thing.setup import Setup, new_game
from nemesis_desktop.games.the_thing.zones import ROLES, ZONES, role_place
from tests.games.the_thing.tables import ThingMatch, setup_of

LONGEST = 20_000
TRIES = 60
"""So often another table is drawn, until everybody holds what they have promised already."""
ALIKE = {
    "first_look", "light", "use", "avoid", "lay", "whom", "side", "seen", "role",
    "fight_with", "burn_with", "keys", "reveal_oneself", "test",
}  # fmt: skip
"""Private questions that everybody is asked with the same answers, whatever they are and hold."""
TELLS_ROLES = {"alien-revealed", "proved-human", "comes-aboard", "humans-win", "aliens-win"}
"""Public lines that depend on somebody's role: from here on two games may differ."""


def random_picks(dice: random.Random, decision: Decision) -> tuple[int, ...]:
    """Any legal answer; claims are rare, or a game would never end."""
    if decision.kind == "one":
        return (dice.randrange(len(decision.acts)),)
    if decision.kind == "claims":
        return tuple(place for place in range(len(decision.acts)) if dice.random() < 0.25)
    return tuple(dice.sample(range(len(decision.acts)), dice.randint(decision.least, decision.most)))


def random_game(seed: int, people: int) -> Iterator[ThingMatch]:
    """The match before each answer, and once more when it is over."""
    dice, match = random.Random(seed), Match(KIND, setup_of(people), seed)
    match.watched = False
    for _ in range(LONGEST):
        yield match
        if match.decision is None:
            return
        match.answer(*random_picks(dice, match.decision))
    raise AssertionError("the game does not end")


def copied(match: ThingMatch) -> Game:
    """The same table once more."""
    return Game(thaw(copy.deepcopy(match.game.freeze())), Forced())


def stays(identity: Hashable) -> bool:
    """Everybody knows that no flamethrower is hidden in a hand: it lies open, or in the deck or the box."""
    return identity == ("weapon", "flamethrower")


def twin(match: ThingMatch, seat: Seat, dice: random.Random) -> Game:
    """The table with everything exchanged that a seat cannot know; also how many aliens there are."""
    game = _exchanged(match, seat, dice)
    state = game.state
    known = ROLES.known(state, seat)
    own = [one.number for one in state.figures if one.seat == seat and state.mode == HIDDEN]
    unknown = [one.number for one in state.figures if role_place(one.number) not in known and one.number not in own]
    if unknown:
        who = dice.choice(unknown)
        state.roles[who] = "human" if state.roles[who] == "alien" else "alien"
    return game


def _exchanged(match: ThingMatch, seat: Seat, dice: random.Random) -> Game:
    """Other things in every hand and pile; but who has left a clash with a weapon holds it until it is shown."""
    for _ in range(TRIES):
        game = copied(match)
        scramble(ZONES, game.state, seat, Chance(dice.randrange(2**32)), stays)
        left = (pair for meeting in game.state.meetings for pair in meeting.avoided.items())
        if all(holds(game, who, weapon) for who, weapon in left):
            return game
    return copied(match)


def shape(decision: Decision | None, seat: Seat) -> tuple[object, ...] | None:
    """What a seat can see of a question: its own whole, of others' private ones only that they are asked."""
    if decision is None:
        return None
    public = (decision.seats, decision.kind, decision.topic, decision.prompt, decision.ritual, decision.secret)
    sees = not decision.secret or seat in decision.seats or decision.topic in ALIKE
    return (*public, list(decision.acts)) if sees else public


def log_of(match: ThingMatch, seat: Seat, since: int = 0) -> list[tuple[str, object, bool]]:
    """The log as a seat reads it."""
    return [(told.kind, dict(told.facts), told.private) for told in match.events_since(since, seat)]


def readers(match: ThingMatch) -> tuple[Seat, ...]:
    """Everybody, and the table."""
    return (TABLE, *match.seats)


# ---------------------------------------------------------------- what must be true


def check_views(seed: int, people: int, often: float) -> None:
    """A view shows nothing that its seat cannot know."""
    dice = random.Random(seed)
    for match in random_game(seed, people):
        if dice.random() > often:
            continue
        if match.decision is None:
            continue  # everything lies open now
        for seat in readers(match):
            other = KIND.view(twin(match, seat, dice), seat, match.decision)
            assert other == match.view(seat), (match.game.step, seat)


def check_answers(seed: int, people: int, often: float) -> None:
    """Of twins a seat sees the same question; where an answer shows it something else, the answer stands for good."""
    dice = random.Random(seed)
    for match in random_game(seed, people):
        if match.decision is None or match._frames[-1].choices or dice.random() > often:
            continue
        seat = dice.choice(readers(match))
        games = copied(match), twin(match, seat, dice)
        one, other = (Match.from_game(KIND, game, match.setup, match.seed) for game in games)
        if log_of(one, seat) != log_of(other, seat):
            continue  # the step has shown something before it asked
        for _ in range(6):
            assert shape(one.decision, seat) == shape(other.decision, seat), (match.game.step, seat)
            if one.decision is None or other.decision is None or len(one.decision.acts) != len(other.decision.acts):
                break
            picks = random_picks(dice, one.decision)
            one.answer(*picks)
            other.answer(*picks)
            if log_of(one, seat) != log_of(other, seat) or one.view(seat) != other.view(seat):
                assert not one.can_undo, (match.game.step, seat)
                break


def twin_game(setup: Setup, seed: int, *aliens: int) -> ThingMatch:
    """A game in which these are aliens at the beginning, with everything else as the seed has it."""
    game = new_game(setup, seed, Forced())
    game.state.roles = ["alien" if who in aliens else "human" for who in range(len(game.state.figures))]
    game.state.dealt = list(game.state.roles)
    match: ThingMatch = Match.from_game(KIND, game, setup, seed)
    match.watched = False
    return match


def check_twin_games(seed: int, people: int, one_role: bool = False) -> int:
    """With the same clicks the public log is the same until a role is shown; tells how many lines that were.

    Args:
        seed: of both games.
        people: how many play.
        one_role: the games differ in the role of one person, and so in how many are aliens; otherwise in who the one
            alien is.
    """
    dice, setup = random.Random(seed), setup_of(people)
    one, other = twin_game(setup, seed, 0), twin_game(setup, seed, *([0] if one_role else []), people - 1)
    read = 0
    while one.decision is not None and other.decision is not None:
        logs = log_of(one, TABLE, read), log_of(other, TABLE, read)
        if any(kind in TELLS_ROLES for log in logs for kind, *_ in log):
            break
        read += len(logs[0])
        assert logs[0] == logs[1]
        assert shape(one.decision, TABLE) == shape(other.decision, TABLE), one.game.step
        assert len(one.decision.acts) == len(other.decision.acts)
        assert one.view() == other.view()
        picks = random_picks(dice, one.decision)
        one.answer(*picks)
        other.answer(*picks)
    return read
