"""Scramble all that a seat cannot know, and the seat cannot tell the difference; a team knows together, nobody else."""

from __future__ import annotations

import copy
import random

import pytest
from hypothesis import given, settings

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.engine.decision import TABLE, Seat, Team
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.zones import Audience, Place, Zone, hidden_from, scramble
from tests.engine.playing import NAMES, ToyMatch, at, counts, log_of, open_question, random_game, random_picks, seeds
from tests.engine.toy import STOWAWAYS, ZONES, Game, State, converter, team


def copied(match: ToyMatch) -> Game:
    """The same table once more."""
    return Game(converter.structure(copy.deepcopy(match.game.freeze()), State), match.setup)


def twin(match: ToyMatch, seat: Seat, dice: random.Random) -> Game:
    """The table with everything exchanged that ``seat`` cannot know."""
    game = copied(match)
    scramble(ZONES, game.state, seat, Chance(dice.randrange(2**32)))
    return game


@settings(max_examples=20)
@given(seed=seeds, people=counts)
def test_a_view_shows_nothing_that_its_seat_cannot_know(seed: int, people: int) -> None:
    dice = random.Random(seed)
    for match in random_game(seed, people):
        if dice.random() < 0.3:
            for seat in (*match.seats, TABLE):
                other = STOWAWAYS.view(twin(match, seat, dice), seat, match.decision)
                assert other == match.view(seat)


@settings(max_examples=30)
@given(seed=seeds, people=counts)
def test_offers_are_the_same_for_the_twin_and_where_an_answer_shows_something_else_it_stands(
    seed: int, people: int
) -> None:
    dice = random.Random(seed)
    for match in random_game(seed, people):
        if match.decision is None or match._frames[-1].choices:
            continue
        seat = match.decision.seat if match.decision.seat != TABLE else dice.randrange(people)
        one, other = (
            Match.from_game(STOWAWAYS, Game(game.state, match.setup), match.setup)
            for game in (copied(match), twin(match, seat, dice))
        )
        asked, same = open_question(one), open_question(other)
        assert (asked.seats, list(asked.acts), asked.ritual) == (same.seats, list(same.acts), same.ritual)
        picks = random_picks(dice, asked)
        one.answer(*picks)
        other.answer(*picks)
        if log_of(one, seat) != log_of(other, seat) or one.view(seat) != other.view(seat):
            assert not one.can_undo


def test_who_cannot_do_something_is_offered_the_same_as_who_can() -> None:
    """The offers of the first seat with its own role exchanged: nobody who looks on could tell which it has."""
    match = at("lay", 5)
    state = converter.structure(match.game.freeze(), State)
    other_role = next(seat for seat in range(1, 5) if state.roles[seat] != state.roles[0])
    state.roles[0], state.roles[other_role] = state.roles[other_role], state.roles[0]
    other: ToyMatch = Match.from_game(STOWAWAYS, Game(state, match.setup), match.setup)
    asked, same = open_question(match), open_question(other)
    assert (list(asked.acts), asked.ritual, asked.prompt) == (list(same.acts), same.ritual, same.prompt)
    assert bool(asked.inert) != bool(same.inert)


@pytest.mark.parametrize("people", [2, 5, 8])
def test_a_sealed_choice_shows_nowhere_until_the_last_is_in(people: int) -> None:
    one, other = at("lay", people), at("lay", people)
    for seat in range(people - 1):
        one.answer(0)
        other.answer(seat % 3)
        for reader in (*one.seats, TABLE):
            assert one.view(reader) == other.view(reader)
            assert log_of(one, reader) == log_of(other, reader)
        assert list(open_question(one).acts) == list(open_question(other).acts)
    one.answer(0)
    other.answer(0)
    assert {kind for kind, *_ in log_of(one, TABLE)} >= {"laid", "turned-over"}


def test_a_team_knows_together_and_nobody_else_does() -> None:
    match = at("lay", 6)
    stowaways = team(match.game.state)
    assert len(stowaways) == 2
    password = match.game.state.password[0]
    for seat in (*match.seats, TABLE):
        view, knows = match.view(seat), seat in stowaways
        assert view.zones["password"] == ([password] if knows else [None])
        assert view.zones["roles"].count("stowaway") == (2 if knows else 0)
        (told,) = [told for told in match.events_since(0, seat) if told.kind == "met"]
        assert (told.private, dict(told.facts)) == ((True, {"password": password}) if knows else (False, {}))


@settings(max_examples=20)
@given(seed=seeds, people=counts)
def test_what_one_seat_reads_beyond_the_public_log_is_its_own_or_its_teams(seed: int, people: int) -> None:
    *_, match = random_game(seed, people)
    for seat in match.seats:
        for told, public in zip(match.events_since(0, seat), match.events_since(0, TABLE), strict=True):
            assert not public.private
            assert not {"role", "password", "card"} & public.facts.keys() or public.kind == "thrown-out"
            if told.private:
                assert told.facts.get("who", seat) == seat
            else:
                assert told == public


@pytest.mark.parametrize(
    ("audience", "owner", "knowing"),
    [
        (Audience.EVERYBODY, TABLE, {TABLE, 0, 1, 7}),
        (Audience.NOBODY, 1, set()),
        (Audience.NOBODY, frozenset({0, 7}), set()),
        (Audience.OWNER, 1, {1}),
        (Audience.OWNER, frozenset({0, 7}), {0, 7}),
        (Audience.OWNER, frozenset(), set()),
    ],
)
def test_who_knows_what_lies_in_a_place(audience: Audience, owner: Seat | Team, knowing: set[Seat]) -> None:
    place = Place({0: "a"}, 0, owner)
    zone = Zone[None]("zone", audience, lambda state: [place])
    readers = (TABLE, 0, 1, 7)
    assert {seat for seat in readers if place.among(zone.known(None, seat))} == knowing
    assert {seat for seat in readers if zone.may_read(None, seat, [owner])} == knowing


def test_a_scramble_leaves_to_a_team_what_it_knows() -> None:
    state = converter.structure(at("lay", 6).game.freeze(), State)
    known = [place.thing for place in ZONES[3].places(state)]
    for seat in team(state):
        assert not any(place.container is state.password for _, place in hidden_from(ZONES, state, seat))
        for seed in range(5):
            scramble(ZONES, state, seat, Chance(seed))
            assert [place.thing for place in ZONES[3].places(state)] == known


def test_names_enough_for_eight() -> None:
    assert len(at("look", 8).view().people) == len(NAMES) == 8
