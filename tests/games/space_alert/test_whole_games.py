"""Whole games: they end, they can be saved and opened at every act, and nothing shows that a seat cannot know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.engine.chronicle import Ended, checked
from nemesis_desktop.engine.decision import TABLE, OwnAct
from nemesis_desktop.engine.match import Loaded, Match
from nemesis_desktop.engine.saving.checking import read_save
from nemesis_desktop.engine.saving.storage import SaveError
from nemesis_desktop.engine.seats.simulate import simulate
from nemesis_desktop.engine.zones import scramble
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.acts import Announce
from nemesis_desktop.games.space_alert.bots.trials import table_of
from nemesis_desktop.games.space_alert.components.cards import CARDS
from nemesis_desktop.games.space_alert.game import Game
from nemesis_desktop.games.space_alert.kind import KIND
from nemesis_desktop.games.space_alert.saving.checkpoint import thaw
from nemesis_desktop.games.space_alert.setup import Setup
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.games.space_alert.zones import ZONES
from nemesis_desktop.program.words import Words

KINDS = {KIND.id: KIND}
TABLES = [
    table_of(5),
    table_of(4, "campaign", minor="1+2", serious="2"),
    table_of(3, mission="generated", minor="2", androids="five"),
    table_of(2, "training", "S1-4"),
    table_of(1),
]
IDS = [f"{setup.mode}-{len(setup.people)}" for setup in TABLES]


def random_game(setup: Setup, seed: int, haste: float = 0.2) -> Iterator[Match[Game, View]]:
    """A game in which people do anything, and the clock is as quick as ``haste`` says; the match before each answer."""
    dice = random.Random(seed)
    match: Match[Game, View] = Match(KIND, setup, seed)
    while match.decision is not None:
        yield match
        acts = match.decision.acts
        if isinstance(acts[0], Announce) and dice.random() < haste:
            match.answer(0)
        else:
            match.answer(dice.randrange(len(acts)))
    yield match


@pytest.mark.case("sa-4a1d")
@pytest.mark.parametrize("share", [0.2, pytest.param(1.0, marks=pytest.mark.soak)])
@pytest.mark.parametrize("setup", TABLES, ids=IDS)
def test_a_game_can_be_opened_again_at_every_act(setup: Setup, share: float, tmp_path: Path) -> None:
    """At a share of the acts; at each of them in the long run."""
    path, dice = tmp_path / "game", random.Random(1)
    for match in random_game(setup, 11, haste=0.5):
        if match.decision is not None and dice.random() >= share:
            continue
        match.save(path)
        again = Match.load(path, KINDS)
        assert again.loaded == Loaded(0, True)
        assert again.view() == match.view()
        assert again.game.freeze() == match.game.freeze()
        assert [told.text() for told in again.events_since(0)] == [told.text() for told in match.events_since(0)]


@pytest.mark.parametrize("setup", TABLES, ids=IDS)
def test_a_view_shows_nothing_that_its_seat_cannot_know(setup: Setup) -> None:
    dice = random.Random(2)
    for match in random_game(setup, 12):
        if dice.random() < 0.85:
            continue
        for seat in (*match.seats, TABLE):
            other = Game(thaw(match.game.freeze()), setup)
            scramble(ZONES, other.state, seat, Chance(dice.randrange(2**32)))
            if match.view().resolution is None:
                assert KIND.view(other, seat, match.decision) == match.view(seat)


def test_cards_lie_in_one_place_at_every_moment() -> None:
    for match in random_game(TABLES[2], 5):
        state = match.game.state
        lying = [card for hand in (*state.hands, *state.own, *(h for p in state.dealt for h in p)) for card in hand]
        lying += [*state.deck, *state.heroic, *(card for cards in state.laid for card in cards.values())]
        assert sorted(lying) == sorted(CARDS)


def test_the_log_names_a_face_down_card_to_its_owner_only() -> None:
    for match in random_game(table_of(4), 3):
        if match.event_count > 60:
            break
    told = [one for one in match.events_since(0, 1) if one.kind == "alert-card-laid"]
    assert told and all(one.named == (one.facts["who"] == 1) for one in told)
    assert not any(one.named for one in match.events_since(0) if one.kind == "alert-card-laid")


def test_every_act_on_offer_belongs_to_somebody() -> None:
    for match in random_game(table_of(3), 9):
        if match.decision is not None and match.decision.kind == "table":
            assert all(isinstance(act, OwnAct) and act.text() and act.anchors() for act in match.decision.acts[:40])


def test_a_save_with_a_card_twice_is_refused(tmp_path: Path) -> None:
    import gzip
    import json

    path = tmp_path / "game"
    for match in random_game(table_of(3, "campaign"), 4):
        if match.decision is not None and match.decision.topic == "playback":
            break
    match.save(path)
    read_save(path, KINDS)
    data = json.loads(gzip.decompress(path.read_bytes()))
    data["checkpoint"]["hands"][0][0] = data["checkpoint"]["hands"][1][0]
    path.write_bytes(gzip.compress(json.dumps(data).encode()))
    with pytest.raises(SaveError):
        read_save(path, KINDS)


def test_a_game_told_for_the_history_and_checked_again() -> None:
    *_, match = random_game(TABLES[1], 8, haste=0.6)
    ended = KIND.chronicle.ended(match.view())
    chronicle = KIND.chronicle
    assert checked(chronicle.columns, ended.facts) == ended.facts
    assert all(checked(chronicle.player_columns, player.facts) == player.facts for player in ended.players)
    words = Words("en")
    lines = [*chronicle.told(ended, words), chronicle.outcome(ended, words), chronicle.length(ended, words)]
    assert all(lines) and "1 mission" in lines[-1] and not words.missing
    saved = ended.facts["points"] != ""
    assert chronicle.picture(ended) == ("home_space_alert" if saved else "lost_space_alert")
    stopped = list(chronicle.told(chronicle.noted(ended, {modes.PAUSES: 2, modes.AWAY: 1, "lanes": {}}), words))
    assert stopped[-2:] == ["The clock was stopped 2 times.", "The window was left once."]
    older = {name: fact for name, fact in ended.facts.items() if name not in (modes.PAUSES, modes.AWAY)}
    assert list(chronicle.told(Ended(ended.players, checked(chronicle.columns, older)), words)) == lines[:-2]
    with pytest.raises(ValueError, match="not over"):
        KIND.chronicle.ended(next(random_game(TABLES[0], 1)).view())


@pytest.mark.parametrize("setup", TABLES, ids=IDS)
def test_random_seats_play_whole_games(setup: Setup) -> None:
    *_, tally = simulate(KIND, setup, 2, 1)
    assert tally.games == 2 and tally.missions >= 2
    assert tally.saved + tally.lost_to.total() == tally.missions


@pytest.mark.soak
@pytest.mark.parametrize("players", range(1, 6))
def test_four_hundred_random_games(players: int) -> None:
    for seed, level in enumerate(modes.LEVELS):
        setup = table_of(players, mission="generated", minor=level, serious=level)
        *_, tally = simulate(KIND, setup, 134, 1000 * seed)
        assert tally.games == 134
