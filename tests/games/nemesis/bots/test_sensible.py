"""The sensible seat: what it looks at, and whether it does what sensible people do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve

from nemesis_desktop.engine.decision import Act, Decision, Done, No, Seat, Yes
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.policy import Lots, answer_of
from nemesis_desktop.engine.seats.random_policy import RandomPolicy
from nemesis_desktop.engine.seats.simulate import play
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.acts import (
    ActivateQuest,
    Drop,
    KeepObjective,
    Melee,
    Move,
    Pass,
    Pay,
    PickUp,
    PlayCard,
    RoomAction,
    Shoot,
    UseItem,
)
from nemesis_desktop.games.nemesis.aims import (
    AtAttack,
    AtCorridor,
    AtIntruder,
    AtItem,
    AtNetwork,
    AtPerson,
    AtPod,
    Named,
)
from nemesis_desktop.games.nemesis.bots.judging.agenda import agenda_of
from nemesis_desktop.games.nemesis.bots.sensible.sensible_policy import SensiblePolicy
from nemesis_desktop.games.nemesis.bots.trials import table_of
from nemesis_desktop.games.nemesis.species.shelf import ATTACKS
from nemesis_desktop.games.nemesis.view import HeldView, IntruderView, View

HIBERNATORIUM = 11
MEDKIT = AtItem("green_medkit_1", "keep-item")


def chosen(view: View, topic: str, *acts: Act, **more: object) -> list[Act]:
    """What the seat of the view answers."""
    decision = Decision(view.seat, more.pop("prompt", Text("ask")), acts, topic=topic, **more)  # type: ignore[arg-type]
    picks = SensiblePolicy().choose(lambda seat: view if seat == view.seat else forbidden(), decision, Lots(0))
    return [acts[pick] for pick in picks]


def forbidden() -> View:
    """Nobody looks at another seat's view."""
    raise AssertionError("looked at somebody else's cards")


def with_enemy(view: View, kind: str) -> View:
    """The same table with an intruder beside the person."""
    room = view.crew[view.seat].room
    assert room is not None
    return evolve(view, intruders=(IntruderView(1, kind, room, 0, in_combat=True),))


def test_it_looks_only_at_its_own_view_and_only_answers_legally() -> None:
    for seed in range(3):
        match = Match(NEMESIS, table_of(3), seed, recording=False)
        asked: list[Seat] = []

        def view_of(seat: Seat, match: Match = match, asked: list[Seat] = asked) -> View:  # type: ignore[type-arg]
            asked.append(seat)
            view: View = match.view(seat)
            return view

        policies = [SensiblePolicy() for _ in range(3)]
        lots = [Lots(seed, seat) for seat in range(3)]
        while (decision := match.decision) is not None:
            asked.clear()
            match.answer(*answer_of(policies, lots, view_of, decision))
            assert set(asked) <= set(decision.seats)


def test_a_weapon_is_used_on_what_it_can_kill(first_turn: View) -> None:
    view = with_enemy(first_turn, "creeper")
    weapon = view.crew[view.seat].held[0][0].id
    assert chosen(view, "turn", Shoot(weapon, 1), Melee(1), Pass()) == [Shoot(weapon, 1)]


def test_nobody_sensible_wrestles_with_the_queen(first_turn: View) -> None:
    view = with_enemy(first_turn, "queen")
    corridor, other = "11-12", 12
    assert chosen(view, "turn", Melee(1), Move(corridor, other), Pass()) == [Move(corridor, other)]


def test_a_larva_is_crushed_by_hand_when_there_is_no_weapon(first_turn: View) -> None:
    view = with_enemy(first_turn, "larva")
    assert chosen(view, "turn", Melee(1), Pass()) == [Melee(1)]


def test_it_goes_to_sleep_when_the_hibernatorium_is_open(first_turn: View) -> None:
    crew = tuple(evolve(one, room=HIBERNATORIUM) for one in first_turn.crew)
    # The engines work, the ship flies to Earth, and that is all that is wanted.
    view = evolve(
        asked_for(first_turn, "the_oldest_friend"),
        crew=crew,
        time=9,
        engines=("working",) * 3,
        coordinates="coordinates_5",
    )
    moves = [Move(corridor, other) for corridor, other in (("8-11", 8), ("11-12", 12))]
    assert chosen(view, "turn", RoomAction(HIBERNATORIUM), *moves, Pass()) == [RoomAction(HIBERNATORIUM)]


def test_it_does_not_sleep_on_a_ship_that_is_going_to_explode(first_turn: View) -> None:
    crew = tuple(evolve(one, room=HIBERNATORIUM) for one in first_turn.crew)
    view = evolve(first_turn, crew=crew, time=9, self_destruct=2)
    assert chosen(view, "turn", RoomAction(HIBERNATORIUM), Pass()) == [Pass()]


def test_it_explores_while_there_is_time(first_turn: View) -> None:
    seat = first_turn.seat
    acts = [Pass(), Drop(first_turn.crew[seat].held[0][0].id)]
    unexplored = next(room.slot for room in first_turn.rooms if not room.explored)
    assert isinstance(chosen(first_turn, "turn", *acts, Move("x", unexplored))[0], Move)


def test_it_keeps_cards_against_surprise_attacks(first_turn: View) -> None:
    assert first_turn.mine is not None
    quest = first_turn.crew[first_turn.seat].quests[0].id
    acts = (ActivateQuest(quest), Pass())
    assert chosen(first_turn, "turn", *acts) == [ActivateQuest(quest)]
    poor = evolve(first_turn, mine=evolve(first_turn.mine, hand=first_turn.mine.hand[:1]))
    assert chosen(poor, "turn", *acts) == [Pass()]


@pytest.mark.parametrize(
    ("topic", "acts", "best"),
    [
        ("pod", (AtPod(1, "stay"), AtPod(1, "launch"), AtPod(1, "step-out")), AtPod(1, "launch")),
        ("trade", (Done(),), Done()),
        ("reaction", (PlayCard("captain_interruption"), No()), No()),
        ("reaction", (PlayCard("soldier_nerves_of_steel"), No()), PlayCard("soldier_nerves_of_steel")),
        ("reaction", (UseItem("armor"), No()), UseItem("armor")),
        ("objective", (KeepObjective("an_old_feud"), KeepObjective("quarantine")), KeepObjective("quarantine")),
        ("search", (AtItem("red_decoy_1", "keep-item"), MEDKIT, No()), MEDKIT),
        ("aim", (Named("start_self_destruct"), Named("stop_self_destruct")), Named("stop_self_destruct")),
        ("drop", (Drop("pistol"), Drop("egg_1")), Drop("egg_1")),
    ],
)  # fmt: skip
def test_small_questions(first_turn: View, topic: str, acts: tuple[Act, ...], best: Act) -> None:
    assert chosen(first_turn, topic, *acts) == [best]


def test_a_gift_is_taken_but_nothing_is_exchanged(first_turn: View) -> None:
    assert chosen(first_turn, "trade", Yes(), No(), prompt=Text("ask-accept")) == [Yes()]
    assert chosen(first_turn, "trade", Yes(), No(), prompt=Text("ask-exchange")) == [No()]


def test_it_pays_with_what_it_needs_least(first_turn: View) -> None:
    acts = (Pay("scout_search_1"), Pay("scout_demolition"), Pay("scout_interruption"), Pay("scout_adrenaline"))
    paid = chosen(first_turn, "pay", *acts, kind="some", least=2, most=2)
    assert set(paid) == {Pay("scout_demolition"), Pay("scout_interruption")}


def test_passing_lets_go_of_contamination_only(first_turn: View) -> None:
    acts = (Pay("scout_rest"), Pay("contamination_3"), Pay("scout_search_1"))
    assert chosen(first_turn, "pass", *acts, kind="some", least=0, most=3) == [Pay("contamination_3")]


@pytest.mark.parametrize(("face", "again"), [("blank", True), ("two_hits", False)])
def test_only_a_bad_roll_is_rolled_again(first_turn: View, face: str, again: bool) -> None:
    prompt = Text("ask-reroll", face=Text(f"face-{face}"))
    assert chosen(first_turn, "reroll", Yes(), No(), prompt=prompt) == [Yes() if again else No()]


# -------------------------------------------------------------------- the errands


def asked_for(view: View, *objectives: str, shared: bool = False) -> View:
    """The same table, where the person of the view, or the group, has these objectives."""
    assert view.mine is not None
    mine = evolve(view.mine, objectives=() if shared else objectives)
    return evolve(view, mine=mine, shared_objectives=objectives if shared else ())


def with_room(view: View, tile: str, slot: int = HIBERNATORIUM) -> View:
    """The same table with this tile under the person's feet."""
    rooms = tuple(
        evolve(room, tile=tile, explored=True, malfunction=False) if room.slot == slot else room for room in view.rooms
    )
    return evolve(view, rooms=rooms)


def test_the_signal_is_sent_by_who_needs_it(first_turn: View) -> None:
    acts = (RoomAction(HIBERNATORIUM), Pass())
    view = with_room(asked_for(first_turn, "clean_up_crew"), "comms_room")
    assert chosen(view, "turn", *acts) == [RoomAction(HIBERNATORIUM)]
    sent = tuple(evolve(one, signal=one.seat == view.seat) for one in view.crew)
    assert chosen(evolve(view, crew=sent), "turn", *acts) == [Pass()]


@pytest.mark.parametrize(
    ("objectives", "senders", "wanted"),
    [
        (("clean_up_crew", "special_delivery"), 0, True),
        (("clean_up_crew", "special_delivery"), 1, False),
        (("clean_up_crew", "no_man_left_behind"), 1, True),
        (("clean_up_crew", "no_man_left_behind"), 2, False),
    ],
)
def test_a_group_sends_as_many_signals_as_it_needs(
    first_turn: View, objectives: tuple[str, ...], senders: int, wanted: bool
) -> None:
    view = asked_for(first_turn, *objectives, shared=True)
    others = [one.seat for one in view.crew if one.seat != view.seat][:senders]
    view = evolve(view, crew=tuple(evolve(one, signal=one.seat in others) for one in view.crew))
    assert agenda_of(view, view.crew[view.seat], objectives).signal is wanted


def test_the_blue_corpse_is_carried_to_surgery_and_put_down_there(first_turn: View) -> None:
    view = asked_for(first_turn, "emergency_post_mortem")
    assert chosen(view, "turn", PickUp("corpse_blue"), Pass()) == [PickUp("corpse_blue")]
    assert chosen(asked_for(first_turn, "hoarder"), "turn", PickUp("corpse_blue"), Pass()) == [Pass()]
    carried = tuple(
        evolve(one, held=((HeldView("corpse_blue", None, None, ()),),)) if one.seat == view.seat else one
        for one in view.crew
    )
    there = with_room(evolve(view, crew=carried), "surgery")
    assert chosen(there, "turn", Drop("corpse_blue"), Pass()) == [Drop("corpse_blue")]
    elsewhere = with_room(evolve(view, crew=carried), "canteen")
    assert chosen(elsewhere, "turn", Drop("corpse_blue"), Pass()) == [Pass()]


def test_an_egg_that_somebody_carries_need_not_be_fetched_again(first_turn: View) -> None:
    view = asked_for(first_turn, "special_delivery", "destination_earth", shared=True)
    me = view.crew[view.seat]
    assert agenda_of(view, me, view.shared_objectives).egg
    other = next(one.seat for one in view.crew if one.seat != view.seat)
    carried = tuple(
        evolve(one, held=((HeldView("egg_1", None, None, ()),),)) if one.seat == other else one for one in view.crew
    )
    assert not agenda_of(evolve(view, crew=carried), carried[view.seat], view.shared_objectives).egg


def test_the_ship_is_blown_up_only_where_that_is_wanted_and_nobody_wants_it_to_arrive(first_turn: View) -> None:
    def blow_up(*objectives: str) -> bool:
        view = asked_for(first_turn, *objectives, shared=True)
        return agenda_of(view, view.crew[view.seat], objectives).blow_up

    assert blow_up("clean_up_crew")
    assert not blow_up("clean_up_crew", "destination_earth")
    assert not blow_up("special_delivery")


def test_a_friend_is_carried_to_the_emergency_room_where_that_helps(first_turn: View) -> None:
    dead = next(one.seat for one in first_turn.crew if one.seat != first_turn.seat)
    crew = tuple(evolve(one, status="dead") if one.seat == dead else one for one in first_turn.crew)
    view = evolve(asked_for(first_turn, "destination_earth", shared=True), crew=crew, mode="coop")
    acts = (PickUp(f"corpse_{dead}"), Pass())
    assert chosen(view, "turn", *acts) == [Pass()]
    assert chosen(with_room(view, "emergency_room", 14), "turn", *acts) == [PickUp(f"corpse_{dead}")]


def test_nobody_throws_a_grenade_at_their_own_feet(first_turn: View) -> None:
    view = with_enemy(first_turn, "adult")
    assert chosen(view, "turn", UseItem("red_grenade_1"), Pass()) == [Pass()]


# -------------------------------------------------------------------- the intruders


@pytest.fixture
def hunting(first_turn: View) -> View:
    """The seat of the view plays the intruders; an adult stands beside somebody hurt and somebody well."""
    crew = tuple(
        evolve(
            one,
            status="dead" if one.seat == first_turn.seat else "aboard",
            light_wounds=2 if one.seat == (first_turn.seat + 1) % 3 else 0,
        )
        for one in first_turn.crew
    )
    adult = IntruderView(1, "adult", HIBERNATORIUM, 0, in_combat=True)
    return evolve(first_turn, crew=crew, intruder_player=first_turn.seat, intruders=(adult,))


def test_whoever_is_offered_the_intruders_takes_them(first_turn: View) -> None:
    assert chosen(first_turn, "intruders", Yes(), No()) == [Yes()]


def test_the_intruders_attack_who_is_hurt(hunting: View) -> None:
    policy, hurt = SensiblePolicy(), (hunting.seat + 1) % 3

    def answer(topic: str, *acts: Act) -> Act:
        decision = Decision(hunting.seat, Text("ask"), acts, topic=topic)
        picks = policy.choose(lambda seat: hunting, decision, Lots(0))
        policy.answered(lambda seat: hunting, decision, picks)
        return acts[picks[0]]

    card = PlayCard("intruder_action_04")
    assert answer("turn", PlayCard("intruder_action_10"), card, Pass()) == card
    options = [Named(f"intruder_{use}") for use in ("move", "attack", "effect")]
    assert answer("aim", *options) == Named("intruder_attack")
    victims = [AtPerson(seat, "attack_person") for seat in range(3) if seat != hunting.seat]
    assert answer("aim", *victims) == AtPerson(hurt, "attack_person")
    hit = next(card.id for card in ATTACKS.values() if card.effect == "bite")
    miss = next(card.id for card in ATTACKS.values() if "adult" not in card.symbols)
    assert answer("aim", AtIntruder(1, "attack_with")) == AtIntruder(1, "attack_with")
    cards = [AtAttack(card, "use_attack") for card in (miss, hit)]
    assert answer("attack", *cards) == AtAttack(hit, "use_attack")


def test_the_intruders_move_to_where_people_are(hunting: View) -> None:
    view = evolve(hunting, intruders=(IntruderView(1, "adult", 14, 0, in_combat=False),))
    policy = SensiblePolicy()
    for topic, acts, best in (
        ("turn", (PlayCard("intruder_action_09"), Pass()), PlayCard("intruder_action_09")),
        ("aim", (Named("intruder_move"), Named("intruder_effect")), Named("intruder_move")),
        ("aim", (AtIntruder(1, "move_intruder"),), AtIntruder(1, "move_intruder")),
        (
            "aim",
            (AtNetwork("technical", "move_through"), AtCorridor("11-14", "move_through")),
            AtCorridor("11-14", "move_through"),
        ),
    ):
        decision = Decision(view.seat, Text("ask"), acts, topic=topic)
        picks = policy.choose(lambda seat: view, decision, Lots(0))
        policy.answered(lambda seat: view, decision, picks)
        assert acts[picks[0]] == best


def test_a_pass_of_the_intruders_keeps_the_best_card(hunting: View) -> None:
    acts = [Pay(f"intruder_action_{number}") for number in ("10", "04", "06")]
    discarded = chosen(hunting, "pass", *acts, kind="some", least=2, most=3)
    assert set(discarded) == {Pay("intruder_action_10"), Pay("intruder_action_06")}


# -------------------------------------------------------------------- all in all


def survivors(policy: Callable[[], SensiblePolicy | RandomPolicy], games: int) -> int:
    """How many of three people survive, over some games."""
    total = 0
    for seed in range(games):
        match = Match(NEMESIS, table_of(3), seed, recording=False)
        play(match, [policy() for _ in range(3)], seed)
        total += sum(fate.survived for fate in match.view().ending.fates)
    return total


def test_sensible_people_live_longer_than_careless_ones() -> None:
    assert survivors(SensiblePolicy, 40) >= 3 * max(1, survivors(RandomPolicy, 40))
