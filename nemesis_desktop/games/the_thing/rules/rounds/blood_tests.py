"""Phase 6: the blood test and the test by fire. Rulebook: Tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.engine.flow import Play
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.acts import DoNotTest, NoTest, Pick, PutToTest, RunTest
from nemesis_desktop.games.the_thing.components.things import BLOOD, FLAMETHROWER, WIRE, back_of
from nemesis_desktop.games.the_thing.components.tracks import GREEN
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.rules.things.asking import leader_decides, privately, volunteers
from nemesis_desktop.games.the_thing.rules.things.piles import holds, show, use_canister
from nemesis_desktop.games.the_thing.rules.things.reveal import reveal
from nemesis_desktop.games.the_thing.rules.things.tracks import set_disc

A: Final = "a"
B: Final = "b"
TEST_CLICKS = 3


def may_hold(game: Game, who: int, kind: str) -> bool:
    """By what everybody sees somebody could run this test: only such people need to be asked."""
    one = game.figure(who)
    if kind == A:
        return any(back_of(good) == "sample" for good in one.goods)
    return holds(game, who, FLAMETHROWER) and (WIRE in one.shown or any(back_of(good) == "item" for good in one.goods))


def equipped(game: Game, who: int, kind: str) -> bool:
    """Somebody can really run it."""
    if kind == A:
        return holds(game, who, BLOOD)
    return holds(game, who, FLAMETHROWER) and holds(game, who, WIRE)


def targets(game: Game, kind: str) -> list[int]:
    """Who can be tested: A only the most suspicious, B everybody; oneself included."""
    order = game.in_order()
    if kind == B:
        return order
    most = max(game.figure(who).disc for who in order)
    return [who for who in order if game.figure(who).disc == most]


def run_tests(game: Game) -> Play[None]:
    """At most one test of each kind in a round; the leader says which comes first (D43) and who runs it."""
    kinds = [A, B]
    claimed = {}
    for kind in kinds:
        could = equipped if game.coop else may_hold
        able = [who for who in game.in_order() if could(game, who, kind)]
        claimed[kind] = yield from volunteers(game, able, f"claim-{kind}")
    left = [kind for kind in kinds if claimed[kind]]
    while left:
        prompt = game.ask("which-test", game.state.leader)
        act = yield from leader_decides(game, prompt, [RunTest(kind) for kind in left], topic="which_test")
        left.remove(act.kind)
        yield from _run(game, act.kind, claimed[act.kind])


def _run(game: Game, kind: str, offered: Sequence[int]) -> Play[None]:
    """The leader picks one of those who offered; whoever does not use it lets the leader pick another."""
    able = list(offered)
    while able := [who for who in able if game.plays(who) and may_hold(game, who, kind)]:
        acts: list[Pick | NoTest] = [*(game.of(Pick, who) for who in able), NoTest()]
        prompt = game.ask("tester", game.state.leader, kind=Text(f"thing-test-{kind}"))
        picked = yield from leader_decides(game, prompt, acts, topic="tester")
        if isinstance(picked, NoTest):
            return
        whom = yield from _use(game, picked.whom, kind)
        if whom is not None:
            run_test(game, picked.whom, whom, kind)
            return
        game.tell(story.TestNotRun, who=picked.whom, kind=kind)
        able.remove(picked.whom)


def _use(game: Game, who: int, kind: str) -> Play[int | None]:
    acts: list[PutToTest | DoNotTest] = [*(game.of(PutToTest, whom) for whom in targets(game, kind)), DoNotTest()]
    inert: dict[Act, PutToTest | DoNotTest] = {} if equipped(game, who, kind) else dict.fromkeys(acts[:-1], DoNotTest())
    prompt = game.ask("test", who, kind=Text(f"thing-test-{kind}"))
    act = yield from privately(game, who, prompt, acts, topic="test", ritual=TEST_CLICKS, inert=inert, barrier="sealed")
    return act.whom if isinstance(act, PutToTest) else None


def run_test(game: Game, who: int, whom: int, kind: str) -> None:
    """The sample is spent, or the wire shown and a canister used; the target turns the card before everybody."""
    if kind == A:
        game.figure(who).goods.remove(BLOOD)
        game.state.spent_samples += 1
    else:
        show(game, who, WIRE)
        use_canister(game, who)
    game.tell(story.TestRun, who=who, whom=whom, kind=kind)
    game.barrier = "reveal"
    if game.human(whom):
        game.figure(whom).open = game.coop
        game.note("proved", whom)
        set_disc(game, whom, GREEN)
        game.tell(story.ProvedHuman, who=whom)
    else:
        reveal(game, whom)
