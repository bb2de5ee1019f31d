"""Every screen and every state of the window, each set up as people come to it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from functools import cache

from attrs import evolve
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget

from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.policy import Lots, answer_of
from nemesis_desktop.engine.seats.random_policy import RandomPolicy
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.acts import Mutate
from nemesis_desktop.games.nemesis.setup import Person, Setup
from nemesis_desktop.games.nemesis.species.shelf import DEFAULT
from nemesis_desktop.games.nemesis.ui.pages.pages import PAGES
from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.games.nemesis.view import EndingView, FateView, View
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.overlays import Overlay
from nemesis_desktop.table.furniture.play.act_menu import ActMenu
from nemesis_desktop.table.furniture.secrecy.pins import kept_form
from nemesis_desktop.table.furniture.secrecy.shield import Shield
from nemesis_desktop.table.reference.reference import RulesReference
from tests.games.nemesis.ui.samples import sample_ending
from tests.games.nemesis.ui.shows import evening

NAMES = ("Mira", "Otto", "Lev", "June", "Nika")
CARNOMORPHS = "carnomorphs"
SEEN = {DEFAULT: (3,), CARNOMORPHS: (1, 2, 3, 4, 5, 6)}
"""In which evenings of each species the moments are found that are shown."""
Game = Match  # type: ignore[type-arg]
Wanted = Callable[[Game], bool]
Stage = Callable[[MainWindow], None]


@cache
def games(people: int, seed: int) -> Game:
    """The kept form of a game, played at random to its end."""
    setup = Setup(tuple(Person(name, colour) for colour, name in enumerate(NAMES[:people], 1)))
    match = Match.new(NEMESIS, setup, seed)
    policies, lots = [RandomPolicy()] * people, [Lots(seed, seat) for seat in range(people)]
    while (decision := match.decision) is not None:
        match.answer(*answer_of(policies, lots, match.view, decision))
    return match


def at_moment(people: int, wanted: Wanted, seeds: range = range(1, 40), **how: object) -> Game:
    """A game that has just come to a moment; ``how`` is what its setup says of mode, board and options."""
    for seed in seeds:
        setup = Setup(tuple(Person(name, colour) for colour, name in enumerate(NAMES[:people], 1)), **how)  # type: ignore[arg-type]
        match = Match.new(NEMESIS, setup, seed)
        policies, lots = [RandomPolicy()] * people, [Lots(seed, seat) for seat in range(people)]
        while (decision := match.decision) is not None:
            if wanted(match):
                return match
            match.answer(*answer_of(policies, lots, match.view, decision))
    raise AssertionError("no game comes to that moment")


def asks(topic: str, at_least: int = 1) -> Wanted:
    """Whether a question about a topic is open, with so many answers."""

    def asked(match: Game) -> bool:
        decision = match.decision
        return decision is not None and decision.topic == topic and len(decision.acts) >= at_least

    return asked


def pieces(view: View) -> int:
    """How full the ship is."""
    return sum(len(view.intruders) + len(view.crew) + (1 if room.fire else 0) for room in view.rooms[:1]) + sum(
        1 for room in view.rooms if room.fire
    )


def leads(match: Game) -> bool:
    """Whoever plays the intruders has a turn."""
    decision, view = match.decision, match.view()
    return decision is not None and view.intruder_player is not None and decision.seat == view.intruder_player


def late(match: Game) -> bool:
    """A late round with much on the ship, and somebody's turn."""
    decision = match.decision
    if decision is None or decision.topic != "turn" or len(match.view().intruders) < 5:
        return False
    view = match.view()
    return view.round >= 5 and sum(1 for room in view.rooms if room.fire) >= 2


def grown(match: Game) -> bool:
    """Somebody's turn with Carnomorphs of several kinds on board, an adaptation in force and mutants among the crew."""
    decision, view = match.decision, match.view()
    if decision is None or decision.topic != "turn" or not any(one.card for one in view.weaknesses):
        return False
    mine = next(one for one in view.crew if one.seat == decision.seat)
    return mine.mutated and len({one.kind for one in view.intruders}) >= 2 and len(view.intruders) >= 4


def mutates(match: Game) -> bool:
    """Somebody's turn who has used a mutation before, and may do so again."""
    decision = match.decision
    if decision is None or decision.topic != "turn":
        return False
    mine = next(one for one in match.view().crew if one.seat == decision.seat)
    return mine.mutation is not None and any(isinstance(act, Mutate) for act in decision.acts)


_kept: dict[str, tuple[Game, int]] = {}


def kept(name: str, people: int, wanted: Wanted, **how: object) -> Game:
    """The game of a state, found once, and anew where somebody has played on or taken back since."""
    match, answers = _kept.get(name, (None, 0))
    if match is None or len(match.journal) != answers:
        match = at_moment(people, wanted, **how)
        _kept[name] = match, len(match.journal)
    return match


def on_table(
    name: str, people: int, wanted: Wanted, secrecy: str = "open", *, dealt: bool = False, **how: object
) -> Stage:
    """A state of the table with the asked person at the screen; ``dealt``: they have not read their objectives yet."""

    def set_up(window: MainWindow) -> None:
        match = kept(name, people, wanted, **how)
        match.table["secrecy"] = secrecy
        match.table["read"] = [] if dealt else list(range(people))
        window.play(match)

    return set_up


def table_of(window: MainWindow) -> TableScreen:
    found = window.screen_named("table")
    assert isinstance(found, TableScreen)
    return found


def scene(kind: str, species: str = DEFAULT) -> Stage:
    """The page of the stage for an event of a kind, beside the ship."""

    def set_up(window: MainWindow) -> None:
        match = kept("late", 5, late) if species == DEFAULT else kept("carnomorphs", 5, grown, species=species)
        match.table["secrecy"] = "open"
        window.play(match)
        table = table_of(window)
        found = [moment for seed in SEEN[species] for moment in evening(3, seed, species) if moment.told.kind == kind]
        made = [page for moment in found if (page := PAGES.of(moment, window.words)) is not None]
        assert made, f"nothing is shown of {kind}"
        table.reveal.set_scale(table.unit, table.text_scale)
        table.reveal.retranslate(window.words)
        table.reveal.open(max(made, key=lambda one: len(one.sentence)), lambda: table.reveal.rest(lambda: None))
        # With motion off it would be put away at once.
        table.reveal._end.stop()

    return set_up


def screen(name: str, prepare: Callable[[MainWindow], None] = lambda window: None) -> Stage:
    def set_up(window: MainWindow) -> None:
        window.go(name)
        prepare(window)

    return set_up


def five_people(window: MainWindow) -> None:
    made = window.screen_named("new_game")
    made.count.segments["5"].click()  # type: ignore[attr-defined]
    for row, name in zip(made.people[: len(NAMES)], NAMES, strict=True):  # type: ignore[attr-defined]
        row.name.setText(name)


def variants(window: MainWindow) -> None:
    five_people(window)
    window.screen_named("new_game").page.segments["variants"].click()  # type: ignore[attr-defined]


def some_saves(window: MainWindow) -> None:
    match = kept("turn", 4, asks("turn"))
    for name in ("Friday", "With the children, second try"):
        match.save(window.saves.place_for(name))
    window.screen_named("saves").show_for("save", "Friday")  # type: ignore[attr-defined]


def ended(window: MainWindow) -> None:
    match = games(3, 3)
    window.play(match)
    QApplication.processEvents()


def verdict(window: MainWindow) -> None:
    ended(window)
    window.screen_named("ending").to_the_verdict()  # type: ignore[attr-defined]


def verdict_of(people: int, seed: int, tab: str = "picture") -> Stage:
    """The last page of a game of so many people, with one of its tabs open."""

    def set_up(window: MainWindow) -> None:
        window.play(games(people, seed))
        QApplication.processEvents()
        ending = window.screen_named("ending")
        ending.to_the_verdict()  # type: ignore[attr-defined]
        ending.turn_to(tab)  # type: ignore[attr-defined]

    return set_up


def won(window: MainWindow) -> None:
    """An end that random people do not come to: the ship is home, two live, and one of them wins."""
    ended(window)
    fates = (
        FateView(0, True, "hibernated", ("quarantine",), (False,), False, ((False, False),)),
        FateView(1, False, "fire", ("the_great_hunt",), (False,), False, ((False, False),)),
        FateView(2, True, "launched", ("hoarder",), (True,), True, ((True, True),)),
        FateView(3, False, "contamination", ("best_friends_forever",), (True,), False, ((True,),)),
    )
    end = EndingView("jump", "earth", ("working", "damaged", "working"), "coordinates_5", "b", fates)
    ending = window.screen_named("ending")
    ending.show_ending(evolve(sample_ending(), ending=end), ())  # type: ignore[attr-defined]
    ending.to_the_verdict()  # type: ignore[attr-defined]


EVENINGS = (("earth", "jump"), ("destroyed", "fire"), ("mars", "jump"), ("destroyed", "hull"), ("venus", "jump"))


def history(window: MainWindow) -> None:
    """A few evenings: what was played for the test of the ending, and others that ended otherwise."""
    ended(window)
    window.leave_table()
    kept = window.game.keeper.history
    first = kept.read().games[0]
    for number, (ship, cause) in enumerate(EVENINGS, 1):
        end = evolve(first.end, facts={**first.end.facts, "ship": ship, "cause": cause})
        lives = [evolve(one, won=seat == 0, facts={**one.facts, "survived": seat < 2, "fate": "hibernated"})
                 for seat, one in enumerate(end.players)]  # fmt: skip
        players = tuple(lives) if number % 2 else end.players
        day = first.ended - timedelta(days=7 * number)
        kept.add(evolve(first, id=f"{first.id}-{number}", ended=day, end=evolve(end, players=players)))
    window.go("history")


def shielded(window: MainWindow) -> None:
    on_table("turn", 4, asks("turn"), "shield")(window)


def pin_wanted(window: MainWindow) -> None:
    match = kept("turn", 4, asks("turn"))
    seat = match.decision.seat  # type: ignore[union-attr]
    match.table["pins"] = {str(seat): kept_form("1357")}
    shielded(window)
    del match.table["pins"]


def pin_forgotten(window: MainWindow) -> None:
    pin_wanted(window)
    shield = window.findChild(Shield)
    assert shield is not None
    shield.findChild(QWidget, "forgotten").click()  # type: ignore[attr-defined]


def asks_who_offers(match: Game) -> bool:
    """A trade is on, and the whole table is asked who else wants to offer something."""
    decision = match.decision
    return decision is not None and decision.topic == "trade" and decision.kind == "claims" and len(decision.acts) > 2


def saves_ask(window: MainWindow) -> None:
    window.go("saves")
    some_saves(window)
    saves = window.screen_named("saves")
    saves.show_for("open")  # type: ignore[attr-defined]
    saves.ask_delete()  # type: ignore[attr-defined]


def figures(window: MainWindow) -> None:
    history(window)
    window.screen_named("history").choice.segments["figures"].click()  # type: ignore[attr-defined]


def history_ask(window: MainWindow) -> None:
    history(window)
    window.screen_named("history").ask_delete_all()  # type: ignore[attr-defined]


def lesson(window: MainWindow) -> None:
    window.begin_lesson()
    QApplication.processEvents()


def told(window: MainWindow) -> None:
    on_table("turn", 4, asks("turn"))(window)
    window.tell(Text("ui-keys-second-none"))


def found(window: MainWindow) -> None:
    """What the search of the rules finds for a word of each language."""
    rules(window)
    reference = window.findChild(RulesReference)
    assert reference is not None
    reference.search.setText({"en": "noise", "ru": "шум", "cs": "hluk"}[window.words.language])


def log_high(window: MainWindow) -> None:
    on_table("late", 5, late)(window)
    table_of(window).log.toggle()


def piles(window: MainWindow) -> None:
    on_table("late", 5, late)(window)
    table_of(window).look_through()


def menu(window: MainWindow) -> None:
    on_table("turn", 4, asks("turn"))(window)
    window.open_menu()


def act_menu(window: MainWindow) -> None:
    on_table("late", 5, late)(window)
    table = table_of(window)
    offers = table.offers
    assert offers is not None and offers.decision is not None
    table.acts.open(range(min(9, len(offers.decision.acts))), table.mapToGlobal(QPoint(500, 300)))


def objectives_held(window: MainWindow) -> None:
    on_table("turn", 4, asks("turn"))(window)
    tray = table_of(window).tray
    assert tray is not None
    tray.hold_objectives(True)


def notes_open(window: MainWindow) -> None:
    on_table("late", 5, late)(window)
    tray = table_of(window).tray
    assert tray is not None
    tray.toggle_notes()


def rules(window: MainWindow) -> None:
    window.open_rules()


def keys(window: MainWindow) -> None:
    window.comfort.toggle_keys()


STAGES: dict[str, Stage] = {
    "start": screen("start"),
    "setup": screen("new_game", five_people),
    "variants": screen("new_game", variants),
    "saves": screen("saves", some_saves),
    "settings": screen("settings"),
    "about": screen("about"),
    "rules": rules,
    "keys": keys,
    "draft": on_table("draft", 4, asks("draft")),
    "draft-free": on_table("draft-free", 5, asks("draft"), draft="free"),
    "dealt": on_table("turn", 4, asks("turn"), dealt=True),
    "dealt-coop": on_table("coop", 3, asks("turn"), dealt=True, mode="coop"),
    "dealt-alone": on_table("solo", 1, asks("turn"), dealt=True, mode="solo"),
    "objective": on_table("objective", 4, asks("objective")),
    "early": on_table("turn", 4, asks("turn")),
    "crowded": on_table("late", 5, late),
    "combat": on_table("aim", 4, asks("aim", 2)),
    "pay": on_table("pay", 4, asks("pay", 3)),
    "search": on_table("search", 4, asks("search", 2)),
    "trade": on_table("trade", 5, asks("trade", 2)),
    "offers": on_table("offers", 5, asks_who_offers),
    "reaction": on_table("reaction", 4, asks("reaction")),
    "shield": shielded,
    "pin": pin_wanted,
    "pin-forgotten": pin_forgotten,
    "face-down": on_table("turn", 4, asks("turn"), "face_down"),
    "alternate": on_table("alternate", 5, late, board="alternate"),
    "coop": on_table("coop", 3, asks("turn"), mode="coop"),
    "solo": on_table("solo", 1, asks("turn"), mode="solo"),
    "led": on_table("led", 5, leads, options=("intruder_player",)),
    "lesson": lesson,
    "told": told,
    "found": found,
    "saves-ask": saves_ask,
    "log": log_high,
    "piles": piles,
    "menu": menu,
    "act-menu": act_menu,
    "objectives": objectives_held,
    "notes": notes_open,
    "encounter": scene("token-drawn"),
    "event-phase": scene("event-card"),
    "wound": scene("serious-wound"),
    "attack": scene("attacks"),
    "scanner": scene("scans"),
    "combat-die": scene("combat-rolled"),
    "mutation-choice": on_table("mutation-choice", 4, asks("mutation"), species=CARNOMORPHS),
    "mutants": on_table("carnomorphs", 5, grown, species=CARNOMORPHS),
    "mutates": on_table("mutates", 4, mutates, species=CARNOMORPHS),
    "carnomorphs-alternate": on_table("carno-alternate", 4, grown, species=CARNOMORPHS, board="alternate"),
    "carnomorphs-coop": on_table("carno-coop", 3, grown, species=CARNOMORPHS, mode="coop"),
    "feeding": scene("develops", CARNOMORPHS),
    "metagorger": scene("attacks-without-card", CARNOMORPHS),
    "two-numbers": scene("attacks", CARNOMORPHS),
    "adaptation": scene("adaptation-shown", CARNOMORPHS),
    "mutation-page": scene("mutates", CARNOMORPHS),
    "mutation-marker": scene("mutation-marker", CARNOMORPHS),
    "carnomorph-token": scene("token-drawn", CARNOMORPHS),
    "carnomorph-bag": scene("bag-token", CARNOMORPHS),
    "carnomorph-event": scene("event-card", CARNOMORPHS),
    "ending": ended,
    "verdict": verdict,
    "verdict-five": verdict_of(5, 6),
    "won": won,
    "ending-log": verdict_of(3, 3, "log"),
    "ending-numbers": verdict_of(3, 3, "numbers"),
    "history": history,
    "figures": figures,
    "history-ask": history_ask,
}
"""By name, in the order in which people meet them."""

SCREENS = {
    "start": "start",
    "setup": "new_game",
    "variants": "new_game",
    "saves": "saves",
    "saves-ask": "saves",
    "settings": "settings",
    "about": "about",
    "ending": "ending",
    "verdict": "ending",
    "verdict-five": "ending",
    "won": "ending",
    "ending-log": "ending",
    "ending-numbers": "ending",
    "history": "history",
    "figures": "history",
    "history-ask": "history",
}
"""The screen of each state that is none of the table's."""

SCENES = (
    "encounter",
    "event-phase",
    "wound",
    "attack",
    "scanner",
    "combat-die",
    "feeding",
    "metagorger",
    "two-numbers",
    "adaptation",
    "mutation-page",
    "mutation-marker",
    "carnomorph-token",
    "carnomorph-bag",
    "carnomorph-event",
)


def stands(window: MainWindow, name: str) -> bool:
    """Whether the window still shows what was set up, and not only the table behind it."""
    if name in SCENES:
        return table_of(window).reveal.isVisible()
    if name in ("piles", "menu", "keys", "rules", "found"):
        return any(overlay.isVisible() for overlay in window.findChildren(Overlay))
    if name in ("pin", "pin-forgotten", "shield"):
        shield = window.findChild(Shield)
        return shield is not None and shield.isVisible()
    if name == "act-menu":
        return any(menu.isVisible() for menu in window.findChildren(ActMenu))
    if name in SCREENS:
        return window.now == SCREENS[name]
    return True
