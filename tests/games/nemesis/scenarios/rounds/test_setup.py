"""Rulebook: Preparing the game."""

import pytest

from nemesis_desktop.engine.chance import Forced
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.acts import KeepCharacter
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.setup import Setup, new_game
from nemesis_desktop.games.nemesis.species.shelf import INTRUDER_TOKENS

NAMES = ("Ann", "Ben", "Cid", "Dan", "Eve")


def people(count: int) -> tuple[Person, ...]:
    return tuple(Person(name, colour) for colour, name in enumerate(NAMES[:count]))


def new(count: int, seed: int = 1, **options: str):
    mode = {"mode": "solo"} if count == 1 else {}
    return new_game(Setup(people(count), **mode, **options), seed, Forced())


@pytest.mark.parametrize(
    ("count", "pods", "adults", "tokens"), [(1, 2, 4, 11), (2, 2, 5, 12), (3, 3, 6, 13), (4, 3, 7, 14), (5, 4, 8, 15)]
)
def test_sc_535e_pods_bag_eggs_and_weaknesses_by_number_of_players(
    count: int, pods: int, adults: int, tokens: int
) -> None:
    state = new(count).state
    assert [pod.number for pod in state.pods] == list(range(1, pods + 1))
    assert [pod.section for pod in state.pods] == ["a", "b", "a", "b"][:pods]
    assert all(pod.state == "locked" for pod in state.pods)
    kinds = [INTRUDER_TOKENS[token].kind for token in state.bag]
    counts = {kind: kinds.count(kind) for kind in ("blank", "larva", "creeper", "queen", "breeder", "adult")}
    assert counts == {"blank": 1, "larva": 4, "creeper": 1, "queen": 1, "breeder": 0, "adult": adults}
    assert len(state.bag) == tokens
    assert len(state.eggs) == 5
    assert len(state.weaknesses) == 3
    assert not any(weakness.known for weakness in state.weaknesses.values())


def test_sc_7345_engines_course_coordinates_time_and_hibernatorium_in_1000_games() -> None:
    working = {1: 0, 2: 0, 3: 0}
    triples = set()
    for seed in range(1000):
        game = new(2, seed)
        state = game.state
        assert all(sorted(tokens) == ["damaged", "working"] for tokens in state.engines.values())
        for engine, tokens in state.engines.items():
            working[engine] += tokens[0] == "working"
        triples.add(tuple(tokens[0] for tokens in state.engines.values()))
        assert (state.destination, state.time) == ("b", 0)
        assert state.coordinates in {f"coordinates_{number}" for number in range(1, 9)}
        assert "corpse_blue" in game.room(11).objects
        assert state.crew[state.first_player].number == 1
    assert all(430 < count < 570 for count in working.values())
    assert len(triples) == 8


def test_everybody_starts_in_the_hibernatorium_with_a_loaded_weapon() -> None:
    match = Match.new(NEMESIS, Setup(people(4), draft="random"), 3)
    weapons = {
        "captain": ("six_shooter", 6),
        "pilot": ("shotgun", 2),
        "scientist": ("pistol", 3),
        "scout": ("rifle", 4),
        "soldier": ("assault_rifle", 5),
        "mechanic": ("sawed_off_shotgun", 2),
    }
    for one in match.game.state.crew:
        weapon, ammo = weapons[one.id]
        assert one.room == 11
        assert one.hands == [[weapon]]
        assert match.game.state.ammo[weapon] == ammo
        assert one.inventory == []
        assert len(one.quests) == 2
    assert match.game.state.crew[match.game.state.first_player].number == 1


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_objectives_are_one_personal_and_one_corporate_fit_for_the_number_of_players(count: int) -> None:
    seen = set()
    for seed in range(30):
        for one in new(count, seed).state.crew:
            cards = [OBJECTIVES[objective] for objective in one.objectives]
            assert [card.kind for card in cards] == ["personal", "corporate"]
            assert all(card.min_players <= count for card in cards)
            seen.update(one.objectives)
    assert any(OBJECTIVES[objective].min_players == count for objective in seen)


@pytest.mark.parametrize("count", [1, 2, 5])
def test_rooms_are_all_basic_tiles_and_five_additional_ones_each_with_a_token(count: int) -> None:
    game = new(count)
    tiles = [game.ship.tile(slot) for slot in game.state.rooms]
    assert sum(tile.tile == "1" for tile in tiles) == 11
    assert sum(tile.tile == "2" for tile in tiles) == 5
    assert len({tile.id for tile in tiles}) == 21
    tokens = [room.token for room in game.state.rooms.values() if room.token]
    assert len(set(tokens)) == 16
    for slot, room in game.state.rooms.items():
        special = game.board.slots[slot].category == "special"
        assert room.explored == special
        assert (room.token is None) == special
        if not special:
            assert game.ship.tile(slot).tile == game.board.slots[slot].category


def test_evacuation_sections_of_the_alternate_side_lie_face_up_but_unexplored() -> None:
    game = new(3, board="alternate")
    assert game.room(4).tile == "evacuation_section_a"
    assert game.room(16).tile == "evacuation_section_b"
    assert not game.room(4).explored and game.room(4).token is not None
    match = Match.new(NEMESIS, Setup(people(3), board="alternate", draft="random"), 3)
    shown = {room.slot: room.tile for room in match.view().rooms}
    assert (shown[4], shown[16]) == ("evacuation_section_a", "evacuation_section_b")
    assert shown[2] is None


def test_dra_d3ef_the_other_card_of_a_draft_is_shuffled_back() -> None:
    forced = Forced()
    forced.force("draft", "captain", "scout")
    setup = Setup(people(3))
    game = new_game(setup, 5, forced)
    match = Match.from_game(NEMESIS, game, setup, forced=forced)
    one, two, _ = sorted(game.state.crew, key=lambda one: one.number)
    assert match.decision is not None and match.decision.seat == one.seat
    assert all(match.view(seat).draft == ("captain", "scout") for seat in (-1, 0, 1, 2))
    forced.force("draft", "captain", "pilot")
    match.answer(match.decision.acts.index(KeepCharacter("scout")))
    assert match.decision is not None and match.decision.seat == two.seat
    assert match.view().draft == ("captain", "pilot")
    assert sorted((*game.state.undrafted, *game.state.offered_characters)) == sorted(
        ["captain", "pilot", "scientist", "soldier", "mechanic"]
    )


def test_players_choose_in_the_order_of_their_help_cards() -> None:
    match = Match.new(NEMESIS, Setup(people(5)), 11)
    order = []
    while match.decision is not None and match.decision.topic == "draft":
        order.append(match.game.state.crew[match.decision.seat].number)
        match.answer(0)
    assert order == [1, 2, 3, 4, 5]
    assert len({one.id for one in match.game.state.crew}) == 5
