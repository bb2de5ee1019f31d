"""Rulebook: Critical moments of the game; the first encounter, the first death."""

from nemesis_desktop.games.nemesis.acts import KeepObjective, PlayCard
from nemesis_desktop.games.nemesis.rules.harm.encounter import encounter
from nemesis_desktop.games.nemesis.rules.harm.wounds import die
from tests.games.nemesis.scenarios.table import Play, Table, attack_card


def before_the_first_encounter(people: int = 3) -> Table:
    table = Table(people, first_encounter=False)
    cards = [
        ("quarantine", "ab_ovo"),
        ("hoarder", "my_precious"),
        ("a_proper_burial", "necroscopy"),
        ("the_great_hunt", "extreme_field_biology"),
    ]
    for number in range(1, people + 1):
        table.objective(f"P{number}", *cards[number - 1])
    table.lay(6, "canteen")
    table.noise("6-11")
    for number in range(2, people + 1):
        table.place(f"P{number}", 1)
    return table


def first_encounter(kind: str, number: int | None = None, cards: int = 2, people: int = 3) -> Play:
    """P1 runs into the first intruder of the game, with so many cards after payment."""
    table = before_the_first_encounter(people)
    table.hand("P1", actions=cards + 1)
    table.passed("P3")
    table.next_noise(2)
    table.next_token(kind, number)
    table.next_attack(attack_card("scratch"))
    play = table.play()
    play.moves("P1", 6)
    return play


def test_fe_9dad_all_keep_one_objective_in_secret_before_the_surprise_attack() -> None:
    play = first_encounter("adult", 4, cards=2)
    asked = []
    while play.topic == "objective":
        assert play.decision.secret
        assert play.one("P1").light == 0
        asked.append(play.asked)
        play.answer(play.options()[1])
    assert asked == ["P1", "P2", "P3"]
    assert [one.objectives for one in play.state.crew] == [["ab_ovo"], ["my_precious"], ["necroscopy"]]
    assert play.one("P1").light == 1
    assert play.order_of("token-drawn", "objective-kept", "intruder-placed", "attacks") == [
        "token-drawn",
        *["objective-kept"] * 3,
        "intruder-placed",
        "attacks",
    ]


def test_fe_4c74_the_removed_card_is_nobodys_business_and_nobody_chooses_twice() -> None:
    play = first_encounter("adult", 2)
    for kept in ("quarantine", "hoarder", "a_proper_burial"):
        play.answer(KeepObjective(kept))
    removed = {"P1": "ab_ovo", "P2": "my_precious", "P3": "necroscopy"}
    for who, card in removed.items():
        for reader in (None, "P1", "P2", "P3"):
            if reader == who:
                continue
            view = play.view(reader)
            told = [facts for facts in play.told("objective-kept", reader) if facts["who"] == int(who[1]) - 1]
            assert told == [{"who": int(who[1]) - 1}]
            assert card not in repr(view)
    play.game.barrier = None
    play.table.next_token("creeper")
    play.table.run(encounter(play.game, 0, 6))
    assert len(play.told("objective-kept")) == 3


def test_lar_c311_a_larva_makes_all_choose_and_does_not_infest_who_has_cards_enough() -> None:
    play = first_encounter("larva", 1, cards=2)
    for kept in ("quarantine", "hoarder", "a_proper_burial"):
        play.answer(KeepObjective(kept))
    assert [one.kind for one in play.intruders(6)] == ["larva"]
    one = play.one("P1")
    assert not one.larva
    assert len(one.discard) == 1 and not one.discard[0].startswith("contamination")
    assert play.game.in_combat(0)


def test_the_sleeping_and_the_gone_choose_too_the_dead_do_not() -> None:
    table = before_the_first_encounter(4)
    table.sleeps("P2")
    table.dead("P3")
    table.launched("P4", pod=1)
    table.next_token("adult", 2)
    asked = []
    running = encounter(table.game, 0, 6)
    decision = next(running)
    try:
        while True:
            asked.append(decision.seat)
            decision = running.send((0,))
    except StopIteration:
        pass
    assert asked == [0, 1, 3]


def test_a_blank_is_no_first_encounter() -> None:
    play = first_encounter("blank")
    assert play.topic == "turn"
    assert all(len(one.objectives) == 2 for one in play.state.crew)
    assert not play.state.first_encounter


def test_eggs_are_no_first_encounter() -> None:
    table = before_the_first_encounter(2)
    table.lay(5, "nest")
    table.place("P1", 5)
    table.next_noise(1)
    play = table.play()
    play.uses_room("P1")
    assert len(play.one("P1").objectives) == 2


# ---------------------------------------------------------------- first death


def test_fd_2876_the_first_death_opens_all_pods_at_once() -> None:
    table = Table(3)
    table.lay(6, "canteen")
    table.place("P2", 6)
    table.place("P1", 6)
    table.wounds("P2", "leg", "leg")
    table.hand("P2", actions=0)
    table.intruder("adult", 6)
    table.intruder("creeper", 6)
    table.next_attack(attack_card("bite"), attack_card("slime"))
    table.step("intruder_attacks")
    assert table.one("P2").status == "dead"
    assert {pod.state for pod in table.state.pods} == {"unlocked"}
    kinds = [event.kind for event in table.game.log.since(0)]
    assert kinds.index("pods-unlocked") < len(kinds) - 1 - kinds[::-1].index("attacks")


def test_a_second_death_opens_nothing_again() -> None:
    table = Table(4)
    table.dead("P2")
    die(table.game, 2, "attack")
    assert {pod.state for pod in table.state.pods} == {"locked"}


def test_hibernation_opens_at_the_first_blue_space() -> None:
    table = Table(2)
    table.state.time = 6
    table.step("time_track")
    assert [event.kind for event in table.game.log.since(0)].count("hibernation-opens") == 1


def test_pods_opened_by_the_first_death_may_be_locked_again_and_stay_so() -> None:
    table = Table(4)
    die(table.game, 3, "attack")
    assert {pod.state for pod in table.state.pods} == {"unlocked"}
    table.pod(1, "locked")
    die(table.game, 2, "attack")
    assert [pod.state for pod in table.state.pods] == ["locked", "unlocked", "unlocked"]


def test_the_first_intruder_may_come_of_an_infection() -> None:
    table = before_the_first_encounter(2)
    table.one("P1").larva = True
    table.hand("P1", "rest", infected=1)
    play = table.play()
    play.does("P1", PlayCard("captain_rest"))
    assert play.topic == "objective"
    play.answer(KeepObjective("quarantine"))
    play.answer(KeepObjective("hoarder"))
    assert [one.kind for one in play.state.intruders] == ["creeper"]
    assert play.one("P1").status == "dead"
