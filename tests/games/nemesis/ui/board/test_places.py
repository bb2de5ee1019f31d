"""Everything is offered where it lies, what it costs stands beside it, and a payment shows what it will change."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemesis_desktop.engine.decision import Act, Anchor
from nemesis_desktop.games.nemesis.acts import MeleeEggs, Move, PlayCard, Rush, Shoot, Trade, Yes
from nemesis_desktop.games.nemesis.aims import Aim, AtRoom
from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.table.desk.window import MainWindow
from tests.games.nemesis.scenarios.table import Table
from tests.games.nemesis.ui.clicker import Clicker
from tests.games.nemesis.ui.wanting import wanted

WITHOUT_A_THING = (Trade, MeleeEggs, Rush, Yes)
"""Acts that no single thing on the table stands for: they have a button of their own in the decision bar."""


def choose(screen: TableScreen, wanted: Callable[[Act], bool]) -> None:
    assert screen.controller is not None and screen.controller.decision is not None
    acts = screen.controller.decision.acts
    screen.controller.choose_act(next(index for index, act in enumerate(acts) if wanted(act)))


def mechanic_at_work() -> Table:
    """P1, a captain with Basic Repairs, in the broken Storage; the Armory next door, an adult in the room."""
    table = Table(2, ("captain", "soldier"))
    table.lay(14, "storage", items=2, malfunction=True)
    table.lay(17, "armory", items=2)
    table.place("P1", 14)
    table.hand("P1", "basic_repairs", actions=4)
    return table


@pytest.mark.parametrize(("people", "seed"), [(4, 11), (1, 7)])
def test_every_act_of_a_game_lies_somewhere(open_window: Callable[[], MainWindow], people: int, seed: int) -> None:
    window = open_window()
    names = ("Mira", "Otto", "Lev", "June")[:people]
    mode = "solo" if people == 1 else "semi"
    window.begin(wanted(names, seed, mode=mode, draft="random", secrecy="open"))
    clicker = Clicker(window, seed)
    questions = 0
    while not clicker.over and questions < 150:
        clicker.settle()
        if clicker.over:
            break
        offers = clicker.table.offers
        if offers is not None and offers.decision is not None:
            questions += 1
            loose = [offers.act(index) for index in offers.loose if offers.act(index).tone != "on"]
            homeless = [act for act in loose if not isinstance(act, (*WITHOUT_A_THING, Aim))]
            assert not homeless, f"{homeless} are only buttons"
            assert "menu" not in clicker.table.bar.buttons or offers.decision.topic != "turn", "nothing hides in a menu"
        clicker.step()
    assert questions > 20


def test_what_is_being_paid_for_is_marked_until_it_is_paid(play: Callable[[Table], TableScreen]) -> None:
    screen = play(mechanic_at_work())
    choose(screen, lambda act: isinstance(act, PlayCard) and "basic_repairs" in act.card)
    offers = screen.offers
    assert offers is not None and offers.decision is not None and offers.decision.topic == "pay"
    assert AtRoom(14, "remove_malfunction") in offers.about
    assert offers.state(Anchor("room", 14)) == "subject"
    keys = {element.key for element in screen.map.picture.elements}
    assert ("rings", 14, "malfunction") in keys, "the malfunction wears two warm rings"
    assert screen.tray is not None
    played = next(look for look in screen.tray.hand.looks() if "basic_repairs" in look.card)
    assert played.state == "playing"


def test_a_move_shows_its_way_while_it_is_paid_and_back_is_undo(play: Callable[[Table], TableScreen]) -> None:
    screen = play(mechanic_at_work())
    controller = screen.controller
    assert controller is not None
    choose(screen, lambda act: isinstance(act, Move) and act.to == 17)
    assert controller.decision is not None and controller.decision.topic == "pay"
    looks = {element.key: element.look for element in screen.map.picture.elements}
    assert looks["arrow", "14-17"] == ("chosen", 17)
    assert Anchor("room", 17) not in screen.map.stops(), "it is shown, not offered"
    assert controller.can_go_back
    controller.back()
    assert controller.decision is not None and controller.decision.topic == "turn"
    choose(screen, lambda act: isinstance(act, Move) and act.to == 17)
    controller.choose_act(0)
    controller.confirm()
    assert not controller.match.can_undo, "paid and rolled: there is no way back any more"


def test_a_target_is_marked_while_the_shot_is_paid(play: Callable[[Table], TableScreen]) -> None:
    table = mechanic_at_work()
    table.give("P1", "six_shooter")
    beast = table.intruder("adult", 14)
    screen = play(table)
    choose(screen, lambda act: isinstance(act, Shoot))
    assert screen.offers is not None and screen.offers.state(Anchor("intruder", beast)) == "subject"


def test_menus_say_what_each_line_costs(play: Callable[[Table], TableScreen]) -> None:
    screen = play(mechanic_at_work())
    assert screen.controller is not None
    assert screen.offers is not None
    room = Anchor("room", 17)
    screen.acts.ask_which(room, screen.offers.acts_at(room))
    assert [row.entry.cost for row in screen.act_menu.rows()] == [1, 2]  # type: ignore[attr-defined]
