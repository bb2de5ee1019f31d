"""Pages of what lies there to be read: cards that are played, found or looked at, the scanner, turning points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QRectF

from nemesis_desktop.engine.events import Event
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.ui.cards.card_code import paint_code
from nemesis_desktop.games.nemesis.ui.cards.card_faces import film
from nemesis_desktop.games.nemesis.ui.cards.cards import deck_of
from nemesis_desktop.games.nemesis.ui.pages import blocks
from nemesis_desktop.games.nemesis.ui.pages.pictures import intruder_picture
from nemesis_desktop.games.nemesis.ui.pages.teller import Teller
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.motion import APPEAR
from nemesis_desktop.table.show.page import INKS, Over, Page, Tone
from nemesis_desktop.table.widgets.card_frame import Card, raised

SHORT: Final = 1100
LONG: Final = 1900
"""Milliseconds to read a card, at normal speed."""
FLIP: Final = 390

NOTICES: Final[Mapping[type[Event], tuple[str, Tone]]] = {
    story.FirstEncounter: ("objective", "danger"),
    story.FirstDeath: ("pod_unlocked", "cold"),
    story.HibernationOpens: ("hibernation", "cold"),
    story.SelfDestructStarted: ("self_destruct", "danger"),
    story.SelfDestructStopped: ("self_destruct", "good"),
    story.SelfDestructIrreversible: ("self_destruct", "danger"),
    story.NestDestroyed: ("egg", "good"),
    story.SignalSent: ("signal", "cold"),
    story.LarvaOnBoard: ("larva_on_board", "danger"),
    story.PodRemoved: ("pod_launched", "danger"),
    story.Interrupted: ("cross", "danger"),
    story.PlaysIntruders: ("intruder_queen", "danger"),
    story.Revived: ("component_medical", "good"),
}
"""Events that change the game for everybody: their sign and how they sound."""
PICTURED: Final[Mapping[type[Event], str]] = {
    story.PodRemoved: "art/events/pod_ejection",
    story.NestDestroyed: "art/events/nest",
    story.LarvaOnBoard: intruder_picture("larva"),
    story.PlaysIntruders: intruder_picture("queen"),
}
"""Those that have a picture."""

LOOKED_AT: Final[Mapping[str, str]] = {
    "state": "engine",
    "coordinates": "coordinates",
    "tile": "room",
    "token": "exploration",
    "objective": "objective",
}
"""What somebody has seen in secret, by the field of the event, and the sort of card that it is."""


def notice(teller: Teller) -> Page:
    """A turning point of the game, with its picture or its sign."""
    kind = type(teller.moment.event)
    symbol, tone = NOTICES[kind]
    picture = PICTURED.get(kind, "")
    over = None if picture else blocks.symbol(f"symbols/{symbol}", INKS[tone])
    told = [one for one in teller.gathered if isinstance(one.event, story.PodsUnlocked)]
    note = " ".join(teller.log(one) for one in told[:1])
    return Page("", teller.log(), tone, note=note, picture=picture, over=over, settles=300, hold=SHORT)


def _cards(teller: Teller, title: str, tone: Tone, hold: int, *shown: blocks.Shown, **more: Any) -> Page:
    over = blocks.cards(shown, teller.words)
    settles = round(FLIP * (1 + 0.5 * (len(shown) - 1)))
    return Page(title, teller.log(), tone, over=over, settles=settles, hold=hold, **more)


def item(teller: Teller, event: story.KeepsHeavyItem | story.Crafts) -> Page | None:
    """An item that everybody sees."""
    deck = deck_of(event.item)
    if deck not in ("item", "quest", "object"):
        return None
    return _cards(teller, "", "steel", SHORT, blocks.Shown(Card(deck, event.item)))


def quest(teller: Teller, event: story.ActivatesQuest) -> Page:
    """A quest item that works from now on."""
    return _cards(teller, "", "good", SHORT, blocks.Shown(Card("quest", event.item)))


def reaction(teller: Teller, event: story.Reacts) -> Page:
    """A card that answers what has just happened."""
    title = teller.say("ui-cards-reveal-reaction")
    return _cards(teller, title, "danger", SHORT, blocks.Shown(Card("action", event.card), "playing"))


def played(teller: Teller, event: story.PlaysCard) -> Page | None:
    """A card that is played is shown to those who do not play it: on the table of everybody."""
    if teller.before.seat == event.who:
        return None
    return _cards(teller, "", "steel", SHORT, blocks.Shown(Card("action", event.card)))


def intruder_card(teller: Teller, event: story.PlaysIntruderCard) -> Page | None:
    """What the intruder player plays is shown to everybody else, until its numbers and words are read."""
    if teller.before.seat == event.who:
        return None
    return _cards(teller, "", "danger", LONG, blocks.Shown(Card("intruder", event.card), "playing"), read_aloud=True)


def looked(teller: Teller, event: Event) -> Page | None:
    """What only one person may see is shown to that person, and to nobody else; what a mate tells, to everybody."""
    told = teller.moment.told
    if not told.private and not told.named:
        return None
    facts = told.facts
    found = [blocks.Shown(Card(sort, facts[name])) for name, sort in LOOKED_AT.items() if name in facts]
    if not found:
        return None
    if not told.private:
        return _cards(teller, teller.say("ui-cards-reveal-told"), "steel", LONG, *found)
    title, sign = teller.say("ui-cards-reveal-private"), ("symbols/lock_eye", "accent.warm")
    return _cards(teller, title, "steel", LONG, *found, private=True, sign=sign)


# ---------------------------------------------------------------------------------------------- the scanner


def scan(teller: Teller, event: story.Scans) -> Page | None:
    """Contamination cards under the scanner: the verdict of each."""
    if not event.count:
        return None
    bad, good = teller.say("contamination-infected"), teller.say("contamination-clean")
    verdicts = [(bad, True) if number < event.found else (good, False) for number in range(event.count)]
    if isinstance(event.cards, tuple) and isinstance(event.sick, tuple):
        verdicts = [(bad, True) if card in event.sick else (good, False) for card in event.cards]
    return Page(
        teller.say("ui-cards-reveal-scan"), raised(teller.log()), "danger" if event.found else "good",
        over=_scanned(verdicts[:6]), settles=700, hold=LONG,
    )  # fmt: skip


def _scanned(verdicts: list[tuple[str, bool]]) -> Over:
    """Each coded card under the scanner: the film slides over it, and there it is to be read."""

    def over(canvas: Canvas, box: QRectF, clock: float) -> None:
        columns = 1 if len(verdicts) == 1 else 2
        rows = -(-len(verdicts) // columns)
        scale = min(1.0, (box.width() - 36) / (170 * columns + 12), (box.height() - 16) / (rows * 130))
        part = APPEAR.valueForProgress(blocks.part_of(clock, 0, 700))
        left, top = box.center().x() - columns * 88 * scale, box.top() + 10
        for number, (verdict, bad) in enumerate(verdicts):
            column, row = number % columns, number // columns
            card = canvas.at(left + column * 180 * scale, top + row * 128 * scale, scale)
            card.cut(0.7, 8, 168.6, 108, 9, "ground.space", "line.strong", 1.4)
            card.box(12, 20, 146, 84, "card.laminate")
            paint_code(card, 16, 24, 138, 76, alpha=0.8)
            if part < 1:
                film(card.at(-118 * (1 - part), 0), 32, 0, 106, 124, "")
            elif bad:
                film(card, 32, 0, 106, 124, verdict)
            else:
                card.cut(32, 0, 106, 124, 0.01, "state.success_ground", "state.success", 1.6, alpha=0.85)
                size, words = card.fitted(verdict, 96, (20, 18, 16, 14, 12, 10), 700, "display", grow=False)
                card.text(85, 70, words, size, "state.success", 700, "display", "middle", grow=False)

    return over
