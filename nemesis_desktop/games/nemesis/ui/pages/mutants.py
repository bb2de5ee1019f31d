"""Pages of what only Carnomorphs do: attacks without a card, adaptations, mutations of people."""

from __future__ import annotations

from typing import Final

from attrs import evolve, frozen
from PySide6.QtCore import QPointF

from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.ui.pages import blocks
from nemesis_desktop.games.nemesis.ui.pages.fights import outcome
from nemesis_desktop.games.nemesis.ui.pages.pictures import intruder_picture
from nemesis_desktop.games.nemesis.ui.pages.teller import Teller
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.show.page import Page
from nemesis_desktop.table.widgets.card_frame import Card, raised

FLIP: Final = 390


def attack_without_card(teller: Teller, event: story.AttacksWithoutCard) -> Page:
    """An attack for which no card is drawn: what it does is the same each time."""
    words = outcome(teller) or teller.log()
    if event.surprise:
        words = f"{teller.say('ui-stage-surprise')} {words}"
    return Page(
        raised(teller.say(f"intruder-{event.kind}")),
        words,
        "danger",
        note=teller.say("ui-stage-without-card"),
        picture=intruder_picture(event.kind),
        over=blocks.beast(event.kind),
        blocks=teller.rows([one for one in teller.gathered if isinstance(one.event, story.MutationTaken)]),
        settles=300,
        hold=1400,
        awaits=teller.name(event.target),
        read_aloud=True,
    )


def adaptation_shown(teller: Teller, event: story.AdaptationShown) -> Page:
    """An adaptation that works for all of them from now on."""
    return Page(
        teller.say("ui-cards-reveal-weakness"),
        teller.log(),
        "danger",
        note=teller.say(f"weakness-{event.weakness}-text"),
        then=teller.say(f"ui-panels-weakness-{event.slot}-text"),
        over=blocks.cards((blocks.Shown(Card("adaptation", event.weakness)),), teller.words),
        sign=("symbols/adaptation", "state.danger"),
        settles=FLIP,
        hold=1900,
        read_aloud=True,
    )


def adaptation_removed(teller: Teller, event: story.AdaptationRemoved) -> Page:
    """An adaptation that has left the game."""
    card = Card("adaptation", event.weakness, active=False)
    return Page(
        raised(teller.say(f"weakness-{event.weakness}")),
        teller.log(),
        "good",
        over=blocks.cards((blocks.Shown(card),), teller.words),
        sign=("symbols/check", "state.success"),
        settles=FLIP,
        hold=1600,
        read_aloud=True,
    )


def mutates(teller: Teller, event: story.Mutates) -> Page:
    """Somebody uses a mutation: the card lies open, the scan says which half counts, a marker is taken."""
    scan = next(iter(teller.parts(story.Scans)), None)
    card = Card("mutation", event.mutation)
    notes = []
    if scan is not None:
        half = "infected" if scan.found else "healthy"
        card = evolve(card, half=half)
        notes.append(teller.say(f"mutation-{event.mutation}-{half}"))
    words = [teller.log(), *(teller.log(one) for one in teller.gathered if isinstance(one.event, story.Scans))]
    one = teller.crew(event.who)
    before = one.mutation_markers if one is not None else 0
    now = max([mark.total for mark in teller.parts(story.MutationMarker)], default=before)
    return Page(
        raised(teller.say(f"mutation-{event.mutation}")),
        " ".join(words),
        "danger" if scan is not None and scan.found else "steel",
        note=" ".join(notes),
        over=blocks.cards((blocks.Shown(card),), teller.words),
        blocks=(Markers(before, now, teller.before.printed.most_markers, teller.say("ui-stage-marker-kills")),),
        sign=("symbols/mutation", "accent.mutation"),
        settles=700,
        hold=1900,
        read_aloud=True,
    )


def marker(teller: Teller, event: story.MutationMarker) -> Page:
    """A mutation marker that no action has brought."""
    most = teller.before.printed.most_markers
    return Page(
        raised(teller.say("term-mutation-marker")),
        teller.log(),
        "danger",
        over=blocks.symbol("symbols/mutation", "accent.mutation"),
        blocks=(Markers(event.total - event.count, event.total, most, teller.say("ui-stage-marker-kills")),),
        sign=("symbols/mutation_marker", "accent.mutation"),
        settles=420,
        hold=1300,
        awaits=teller.name(event.who) if event.total >= most else None,
        read_aloud=True,
    )


@frozen(eq=False)
class Markers:
    """Places for mutation markers: violet cubes, hexagons where there is none, and the last one a skull."""

    before: int
    now: int
    most: int
    warning: str

    def high(self, canvas: Canvas, wide: float) -> float:
        """One row."""
        return 46.0

    def paint(self, canvas: Canvas, x: float, y: float, wide: float, clock: float) -> None:
        """Cube by cube; a new one drops in."""
        canvas.cut(x, y, wide, 44, 7, "accent.mutation_ground", "accent.mutation_soft", 1.3)
        for place in range(self.most):
            middle = QPointF(x + 26 + 36 * place, y + 22)
            part = 1.0 if place < self.before else blocks.part_of(clock, 260, 260)
            here = place < self.now and part > 0
            if place == self.most - 1:
                canvas.sign("symbols/mutation_marker_empty", middle, 28, "state.danger")
                canvas.sign("symbols/corpse", middle, 15, "state.danger")
            else:
                canvas.sign("symbols/mutation_marker_empty", middle, 28, "accent.mutation_soft")
            if here:
                ink = "state.danger" if place == self.most - 1 else "accent.mutation"
                canvas.sign("symbols/mutation_marker", middle, 28 * (1.5 - 0.5 * part), ink)
        left = x + 26 + 36 * self.most
        used = canvas.text(left, y + 28.5, f"{self.now}/{self.most}", 17, "text.primary", 700, "display", grow=False)
        left += used + 12
        size, lines = canvas.fitted_lines(self.warning, x + wide - 10 - left, 36, canvas.steps(13, 8), 400, 1.1)
        top = y + 22 - len(lines) * canvas.leading(size, 1.1) / 2
        canvas.lines(left, top, lines, size, "text.secondary", 400, 1.1)
