"""Who sits at the screen, what they may see, what their clicks mean."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import TABLE, Act, Anchor, Claim, Decision
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import (
    CarefulMove,
    Done,
    Drop,
    Give,
    Melee,
    Move,
    No,
    Pass,
    Pay,
    PlayCard,
    UseItem,
    Yes,
)
from nemesis_desktop.games.nemesis.foresight.dangers import Danger
from nemesis_desktop.games.nemesis.ui import UI
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.furniture.play.controller import TableController
from tests.games.nemesis.ui.samples import JUNE, LEV, MIRA, OTTO, sample_payment, sample_turn
from tests.games.nemesis.ui.scripted import Scene, ScriptedMatch, event


class Witness:
    """Plays the window: shows at once, and remembers in what order it was told things."""

    def __init__(self, match: ScriptedMatch, plays: bool = True, **more: object) -> None:
        self.match = match
        self.controller = TableController(match, Words("en"), UI, **more)  # type: ignore[arg-type]
        self.seen: list[tuple[str, object]] = []
        controller = self.controller
        controller.person_changed.connect(lambda seat: self.seen.append(("person", seat)))
        controller.view_changed.connect(lambda view: self.seen.append(("view", view.seat)))
        controller.asked.connect(lambda decision: self.seen.append(("asked", decision)))
        controller.shield_wanted.connect(lambda seat: self.seen.append(("shield", seat)))
        controller.menu_wanted.connect(lambda anchor, acts: self.seen.append(("menu", acts)))
        controller.trouble.connect(lambda text: self.seen.append(("trouble", text.id)))
        controller.ended.connect(lambda: self.seen.append(("ended", None)))
        controller.rewound.connect(lambda: self.seen.append(("rewound", None)))
        controller.happened.connect(self._happened)
        self.told: list[list[tuple[str, bool]]] = []
        self.plays = plays

    def _happened(self, events: list) -> None:
        self.told.append([(told.kind, told.private) for told in events])
        self.seen.append(("happened", len(events)))
        if self.plays:
            self.controller.played()

    def kinds(self) -> list[str]:
        return [kind for kind, _ in self.seen]

    def last(self, kind: str) -> object:
        return next(what for what_kind, what in reversed(self.seen) if what_kind == kind)


def passes(controller: TableController) -> None:
    """Whoever has the turn passes, with the button."""
    assert controller.decision is not None
    controller.choose_act(next(index for index, act in enumerate(controller.decision.acts) if isinstance(act, Pass)))


def confirmation(seat: int, secret: bool = False) -> Decision:
    return Decision(seat, Text("prompt-turn"), [Yes(), No()], secret=secret)


def test_the_shield_closes_before_anybody_may_see_anything(qtbot: QtBot) -> None:
    witness = Witness(ScriptedMatch([Scene(sample_turn(JUNE))]))
    witness.controller.start()
    assert witness.controller.person is None
    assert witness.last("view") == TABLE
    assert witness.last("shield") == JUNE
    assert witness.controller.decision is None
    assert witness.controller.private_view() is None


def test_whoever_arrives_sees_their_own_table_and_their_question(qtbot: QtBot) -> None:
    witness = Witness(ScriptedMatch([Scene(sample_turn(JUNE))]))
    witness.controller.start()
    witness.controller.arrive(JUNE)
    assert witness.seen[-3:] == [("person", JUNE), ("view", JUNE), ("asked", witness.match.decision)]
    private = witness.controller.private_view()
    assert private is not None and private.mine is not None


def test_the_same_person_goes_on_without_a_shield(qtbot: QtBot) -> None:
    witness = Witness(ScriptedMatch([Scene(sample_turn(JUNE)), Scene(sample_payment(JUNE))]))
    witness.controller.start()
    witness.controller.arrive(JUNE)
    witness.seen.clear()
    witness.controller.choose(Anchor("card", "scout_basic_repairs"))
    assert witness.match.answers == [(0,)]
    assert "shield" not in witness.kinds()
    assert witness.controller.person == JUNE


def test_another_person_is_behind_the_shield_and_the_first_is_gone(qtbot: QtBot) -> None:
    witness = Witness(ScriptedMatch([Scene(sample_turn(JUNE)), Scene(sample_turn(MIRA))]))
    witness.controller.start()
    witness.controller.arrive(JUNE)
    witness.seen.clear()
    passes(witness.controller)
    assert witness.match.answers == [(8,)]
    wanted = witness.kinds().index("shield")
    assert witness.seen[wanted] == ("shield", MIRA)
    assert ("person", None) in witness.seen[:wanted]
    assert witness.controller.private_view() is None


@pytest.mark.parametrize(("careful", "meant"), [(False, 3), (True, 5)])
def test_a_plain_click_on_a_lit_room_moves_and_the_second_sign_moves_carefully(
    qtbot: QtBot, careful: bool, meant: int
) -> None:
    witness = Witness(ScriptedMatch([Scene(sample_turn(JUNE)), Scene(sample_turn(JUNE))]))
    witness.controller.start()
    witness.controller.arrive(JUNE)
    witness.controller.choose(Anchor("room", 5), careful=careful)
    assert isinstance(sample_turn().acts[3], Move) and isinstance(sample_turn().acts[5], CarefulMove)
    assert witness.match.answers == [(meant,)] and "menu" not in witness.kinds()


def test_a_thing_with_several_acts_asks_which_is_meant(qtbot: QtBot) -> None:
    both = Decision(JUNE, Text("prompt-turn"), [Move("5-6", 5), Move("2-5", 5), CarefulMove("5-6", 5)])
    witness = Witness(ScriptedMatch([Scene(both), Scene(sample_turn(JUNE))]))
    witness.controller.start()
    witness.controller.arrive(JUNE)
    witness.controller.choose(Anchor("room", 5))
    assert witness.last("menu") == (0, 1, 2) and not witness.match.answers
    witness.controller.choose(Anchor("room", 5), careful=True)
    assert witness.match.answers == [(2,)], "there is only one careful way"


def test_a_thing_without_acts_does_nothing(qtbot: QtBot) -> None:
    witness = Witness(ScriptedMatch([Scene(sample_turn(JUNE))]))
    witness.controller.start()
    witness.controller.arrive(JUNE)
    witness.controller.choose(Anchor("room", 1))
    assert not witness.match.answers and "menu" not in witness.kinds()


def test_a_thing_is_never_dropped_with_a_single_click(qtbot: QtBot) -> None:
    decision = Decision(
        JUNE, Text("prompt-turn"), [Drop("rifle"), UseItem("green_bandages_1"), Drop("green_bandages_1")]
    )
    witness = Witness(ScriptedMatch([Scene(decision), Scene(decision)]))
    controller = witness.controller
    controller.start()
    controller.arrive(JUNE)
    assert controller.offers().state(Anchor("item", "rifle")) == "quiet"
    assert controller.offers().state(Anchor("item", "green_bandages_1")) == "offered"
    controller.choose(Anchor("item", "rifle"))
    assert not witness.match.answers and witness.last("menu") == (0,)


def test_nothing_is_offered_in_a_trade_with_a_single_click(qtbot: QtBot) -> None:
    decision = Decision(JUNE, Text("ask-offer"), [Give(JUNE, "assault_rifle", MIRA, "Mira"), Done()], topic="trade")
    witness = Witness(ScriptedMatch([Scene(decision), Scene(decision)]))
    controller = witness.controller
    controller.start()
    controller.arrive(JUNE)
    assert controller.offers().state(Anchor("item", "assault_rifle")) == "offered"
    controller.choose(Anchor("item", "assault_rifle"))
    assert not witness.match.answers and witness.last("menu") == (0,)
    assert controller.offers().label(0).endswith("to Mira")
    controller.choose_act(-1)
    assert not witness.match.answers
    controller.choose_act(0)
    assert witness.match.answers == [(0,)]


def test_a_payment_is_selected_and_then_confirmed(qtbot: QtBot) -> None:
    witness = Witness(ScriptedMatch([Scene(sample_payment(JUNE)), Scene(sample_turn(JUNE))]))
    controller = witness.controller
    controller.start()
    controller.arrive(JUNE)
    controller.choose(Anchor("card", "scout_search_1"))
    controller.confirm()
    assert not witness.match.answers, "one card of two is not enough"
    controller.choose(Anchor("card", "scout_reconnaissance"))
    assert not witness.match.answers, "nothing is lost without a word"
    controller.choose(Anchor("card", "scout_demolition"))
    assert controller.chosen == [0, 1], "no more than the cost"
    controller.choose(Anchor("card", "scout_search_1"))
    controller.choose(Anchor("card", "scout_demolition"))
    assert controller.offers().state(Anchor("card", "scout_demolition")) == "chosen"
    controller.confirm()
    assert witness.match.answers == [(1, 2)]


def paid_for(act: Act) -> Scene:
    """Two cards are to be discarded for an act."""
    return Scene(evolve(sample_payment(JUNE), about=(act,)), acting=JUNE)


def test_the_last_card_paid_confirms_and_can_be_taken_back(qtbot: QtBot) -> None:
    witness = Witness(ScriptedMatch([paid_for(PlayCard("scout_basic_repairs")), Scene(sample_turn(JUNE))]))
    controller = witness.controller
    controller.start()
    controller.arrive(JUNE)
    controller.choose(Anchor("card", "scout_search_1"))
    assert not witness.match.answers and controller.chosen == [0]
    controller.choose(Anchor("card", "scout_demolition"))
    assert witness.match.answers == [(0, 2)]
    controller.back()
    assert witness.match.answers == [] and controller.chosen == []


def test_a_payment_for_what_is_dangerous_is_confirmed_by_hand(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    deadly = Danger("deadly", Text("danger-melee", name="June"))
    monkeypatch.setattr(type(UI), "danger", lambda self, act, *_: deadly if act == Melee(3) else None)
    witness = Witness(ScriptedMatch([paid_for(Melee(3)), Scene(sample_turn(JUNE))]))
    controller = witness.controller
    controller.start()
    controller.arrive(JUNE)
    controller.choose(Anchor("card", "scout_search_1"))
    controller.choose(Anchor("card", "scout_demolition"))
    assert not witness.match.answers and controller.chosen == [0, 2]
    controller.confirm()
    assert witness.match.answers == [(0, 2)]


def test_back_puts_down_what_is_selected_and_then_takes_the_last_answer_back(qtbot: QtBot) -> None:
    witness = Witness(ScriptedMatch([Scene(sample_turn(JUNE)), Scene(sample_payment(JUNE))]))
    controller = witness.controller
    controller.start()
    controller.arrive(JUNE)
    controller.choose(Anchor("card", "scout_basic_repairs"))
    controller.choose(Anchor("card", "scout_search_1"))
    assert controller.can_go_back
    controller.back()
    assert controller.chosen == [] and witness.match.at == 1
    controller.back()
    assert witness.match.at == 0
    assert ("rewound", None) in witness.seen
    assert witness.last("asked") is witness.match.decision
    assert not controller.can_go_back


def test_nothing_is_taken_back_beyond_a_barrier(qtbot: QtBot) -> None:
    match = ScriptedMatch([Scene(sample_turn(JUNE)), Scene(sample_turn(JUNE))])
    match.barriers.add(1)
    controller = Witness(match).controller
    controller.start()
    controller.arrive(JUNE)
    passes(controller)
    controller.undo()
    assert match.at == 1


def test_no_key_passes(qtbot: QtBot) -> None:
    match = ScriptedMatch([Scene(sample_turn(JUNE)), Scene(sample_turn(MIRA))])
    controller = Witness(match).controller
    controller.start()
    controller.arrive(JUNE)
    controller.decline()
    controller.confirm()
    assert not match.answers


def claims(*seats: int) -> Decision:
    return Decision(TABLE, Text("prompt-claims"), [Claim(s) for s in seats], kind="claims", least=0, most=len(seats))


def test_claims_are_asked_on_the_open_table_with_the_hand_face_down(qtbot: QtBot) -> None:
    witness = Witness(ScriptedMatch([Scene(sample_turn(JUNE)), Scene(claims(MIRA, OTTO)), Scene(sample_turn(JUNE))]))
    controller = witness.controller
    controller.start()
    controller.arrive(JUNE)
    passes(controller)
    assert controller.stage == "claims" and controller.concealed
    assert witness.last("view") == TABLE
    assert controller.decision is not None and controller.decision.seats == (MIRA, OTTO)
    witness.seen.clear()
    controller.decline()
    assert witness.match.answers[-1] == ()
    assert "shield" not in witness.kinds(), "June never left the screen"
    assert not controller.concealed and witness.last("view") == JUNE


@pytest.mark.parametrize(
    ("secrecy", "holders", "asked"), [("open", (), False), ("open", (OTTO,), True), ("shield", (), True)]
)
def test_with_open_hands_nobody_is_asked_where_all_see_that_nobody_can(
    qtbot: QtBot, secrecy: str, holders: tuple[int, ...], asked: bool
) -> None:
    """Where hands are hidden the question is put all the same: its absence would tell what somebody holds."""
    question = evolve(claims(MIRA, OTTO), able=lambda seat: seat in holders)
    scenes = [Scene(sample_turn(JUNE)), Scene(question), Scene(sample_turn(JUNE))]
    witness = Witness(ScriptedMatch(scenes, table={"secrecy": secrecy}))
    witness.controller.start()
    if secrecy == "shield":
        witness.controller.arrive(JUNE)
    passes(witness.controller)
    assert witness.match.answers == ([(8,)] if asked else [(8,), ()])
    assert witness.controller.stage == ("claims" if asked else "asking")


def test_the_only_one_who_can_claim_claims_with_one_press(qtbot: QtBot) -> None:
    witness = Witness(ScriptedMatch([Scene(claims(OTTO)), Scene(confirmation(OTTO, secret=True))]))
    witness.controller.start()
    witness.controller.choose(Anchor("seat", OTTO))
    assert witness.match.answers == [(0,)]
    assert witness.last("shield") == OTTO


def test_several_claims_are_collected_before_they_count(qtbot: QtBot) -> None:
    witness = Witness(ScriptedMatch([Scene(claims(MIRA, OTTO, LEV)), Scene(confirmation(MIRA))]))
    controller = witness.controller
    controller.start()
    controller.choose(Anchor("seat", LEV))
    controller.choose(Anchor("seat", MIRA))
    assert not witness.match.answers
    controller.confirm()
    assert sorted(witness.match.answers[0]) == [0, 2]


def test_a_table_that_calls_out_has_a_moment_and_then_goes_on(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nemesis_desktop.table.furniture.play.controller.CALL_TIME", 400)
    match = ScriptedMatch([Scene(claims(MIRA, OTTO)), Scene(sample_turn(JUNE))], table={"reactions": "call"})
    witness = Witness(match)
    times: list[int] = []
    witness.controller.call_time.connect(lambda left, of: times.append(left))
    witness.controller.start()
    assert not match.answers
    qtbot.waitUntil(lambda: match.answers == [()], timeout=3000)
    assert times[0] == 400 and times[-1] == 0


def test_a_call_stops_the_clock(qtbot: QtBot) -> None:
    match = ScriptedMatch([Scene(claims(MIRA, OTTO)), Scene(sample_turn(JUNE))], table={"reactions": "call"})
    controller = Witness(match).controller
    controller.start()
    controller.choose(Anchor("seat", OTTO))
    qtbot.wait(300)
    assert not controller.call_out.runs


def test_what_the_victory_check_turns_over_is_told_by_its_scene_only(qtbot: QtBot) -> None:
    verdict = ("engines-shown", "coordinates-shown", "contamination-check", "fate")
    events = (event("ship-jumps"), *(event(kind) for kind in verdict))
    match = ScriptedMatch([Scene(sample_turn(JUNE)), Scene(None, events)])
    witness = Witness(match)
    logs: list[list[str]] = []
    witness.controller.view_changed.connect(lambda _view: logs.append([told.kind for told in witness.controller.log()]))
    witness.controller.start()
    witness.controller.arrive(JUNE)
    told: list[str] = []
    witness.controller.happened.connect(lambda events: told.extend(one.kind for one in events))
    witness.controller.choose_act(0)
    witness.controller.played()
    assert told == ["ship-jumps"]
    assert all(not set(verdict) & set(log) for log in logs)
    assert witness.controller.stage == "over"
    assert [one.kind for one in witness.controller.log()][-4:] == list(verdict), "the scene knows everything"


def test_nobody_is_hurried_to_trade(qtbot: QtBot) -> None:
    everybody = Decision(TABLE, Text("ask-who-offers"), [Claim(MIRA)], kind="claims", least=0, topic="trade")
    controller = Witness(ScriptedMatch([Scene(everybody)], table={"reactions": "call"})).controller
    controller.start()
    assert controller.stage == "claims" and not controller.call_out.runs


def test_what_everybody_watches_is_told_without_secrets_and_without_a_hand(qtbot: QtBot) -> None:
    events = (event("searched", secret_for=JUNE), event("round"), event("drawn", secret_for=JUNE))
    match = ScriptedMatch([Scene(sample_turn(JUNE)), Scene(sample_turn(MIRA), events)])
    witness = Witness(match)
    witness.controller.start()
    witness.controller.arrive(JUNE)
    witness.seen.clear()
    passes(witness.controller)
    assert witness.told == [[("searched", True)], [("round", False), ("drawn", False)]]
    order = witness.kinds()
    first, second = (index for index, kind in enumerate(order) if kind == "happened")
    assert ("person", None) in witness.seen[first:second]


def test_whoever_is_done_has_their_cards_turned_over_while_the_table_watches(qtbot: QtBot) -> None:
    events = (event("objective", secret_for=JUNE), event("encounter"), event("wound"))
    match = ScriptedMatch([Scene(sample_turn(JUNE)), Scene(sample_turn(MIRA), events)])
    witness = Witness(match, plays=False)
    controller = witness.controller
    controller.start()
    controller.arrive(JUNE)
    passes(controller)
    assert witness.told == [[("objective", True)]] and not controller.concealed, "that is hers alone"
    controller.played()
    assert witness.told[1:] == [[("encounter", False), ("wound", False)]], "that is for everybody"
    assert controller.person == JUNE and controller.concealed
    assert all(not told.private for told in controller.log())
    controller.played()
    assert controller.stage == "shield" and controller.person is None


def test_whoever_goes_on_keeps_their_cards_before_them(qtbot: QtBot) -> None:
    match = ScriptedMatch(
        [Scene(sample_turn(JUNE)), Scene(sample_turn(JUNE), (event("searched", secret_for=JUNE), event("noise")))]
    )
    witness = Witness(match, plays=False)
    witness.controller.start()
    witness.controller.arrive(JUNE)
    passes(witness.controller)
    assert witness.told == [[("searched", True), ("noise", False)]] and not witness.controller.concealed


def test_the_log_is_read_by_whoever_is_at_the_screen(qtbot: QtBot) -> None:
    match = ScriptedMatch([Scene(sample_turn(JUNE), (event("searched", secret_for=JUNE),))])
    controller = Witness(match).controller
    controller.start()
    assert [told.private for told in controller.log()] == [False]
    controller.arrive(JUNE)
    assert [told.private for told in controller.log()] == [True]


def test_every_answer_is_saved_and_trouble_is_told_not_lost(qtbot: QtBot, tmp_path: Path) -> None:
    match = ScriptedMatch([Scene(sample_turn(JUNE)), Scene(sample_turn(JUNE)), Scene(sample_turn(JUNE))])
    witness = Witness(match, autosave=tmp_path / "autosave")
    witness.controller.start()
    witness.controller.arrive(JUNE)
    passes(witness.controller)
    assert match.saved == [tmp_path / "autosave"]
    match.save_fails = True
    passes(witness.controller)
    assert witness.last("trouble") == "save-cannot-write"
    assert match.at == 2, "the game goes on"


def test_alone_there_is_no_shield(qtbot: QtBot) -> None:
    witness = Witness(ScriptedMatch([Scene(sample_turn(MIRA))], people=1, table={"secrecy": "shield"}))
    witness.controller.start()
    assert "shield" not in witness.kinds()
    assert witness.controller.person == MIRA and not witness.controller.concealed


def test_face_down_shows_private_things_only_while_the_key_is_held(qtbot: QtBot) -> None:
    match = ScriptedMatch([Scene(sample_turn(JUNE)), Scene(sample_turn(MIRA))], table={"secrecy": "face_down"})
    witness = Witness(match)
    controller = witness.controller
    controller.start()
    assert "shield" not in witness.kinds()
    assert controller.person == JUNE and controller.concealed and witness.last("view") == TABLE
    controller.hold(True)
    assert not controller.concealed and witness.last("view") == JUNE
    controller.hold(False)
    assert controller.concealed and witness.last("view") == TABLE
    controller.hold(True)
    passes(controller)
    assert controller.person == MIRA and controller.concealed, "the next person starts face down"


def test_face_down_offers_nothing_for_what_can_be_done_tells_what_is_held(qtbot: QtBot) -> None:
    controller = Witness(ScriptedMatch([Scene(sample_turn(JUNE))], table={"secrecy": "face_down"})).controller
    controller.start()
    assert controller.offers().anchors == () and controller.offers().loose == ()
    controller.choose(Anchor("card", "scout_search_1"))
    assert controller.match.decision is not None
    controller.hold(True)
    assert controller.offers().anchors


def test_the_end_takes_everybody_from_the_screen(qtbot: QtBot) -> None:
    witness = Witness(ScriptedMatch([Scene(sample_turn(JUNE)), Scene(None)]))
    witness.controller.start()
    witness.controller.arrive(JUNE)
    passes(witness.controller)
    assert witness.controller.stage == "over" and witness.controller.person is None
    assert witness.kinds()[-1] == "ended"


@pytest.mark.parametrize("act", [Pay("x"), Pass(), Yes()])
def test_enter_answers_where_only_one_act_is_offered(qtbot: QtBot, act: object) -> None:
    match = ScriptedMatch([Scene(Decision(JUNE, Text("prompt-turn"), [act])), Scene(None)])  # type: ignore[list-item]
    controller = Witness(match).controller
    controller.start()
    controller.arrive(JUNE)
    controller.confirm()
    assert match.answers == [(0,)]


def test_the_log_does_not_know_what_the_table_has_not_watched_yet() -> None:
    told = (event("searched", secret_for=JUNE), event("time", index=10), event("event-card", event="hatching"))
    match = ScriptedMatch([Scene(sample_turn(JUNE), acting=JUNE), Scene(sample_turn(MIRA), told, acting=MIRA)])
    controller = TableController(match, Words("en"), UI)
    logs: list[list[str]] = []
    controller.view_changed.connect(lambda _view: logs.append([one.kind for one in controller.log()]))
    controller.start()
    controller.arrive(JUNE)
    controller.choose_act(8)
    logs.clear()
    controller.played()
    assert logs == [["searched"]]
    controller.played()
    assert logs[-1] == ["searched", "time", "event-card"]
