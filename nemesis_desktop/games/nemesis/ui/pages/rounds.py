"""Pages of the ship and of the round: noise, rooms that are explored, events, fire, the bag at the round's end."""

from __future__ import annotations

from collections import Counter
from typing import Final

from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.species.shelf import EVENTS
from nemesis_desktop.games.nemesis.ui.cards.pictures import EXPLORATION, event_sign
from nemesis_desktop.games.nemesis.ui.pages import blocks
from nemesis_desktop.games.nemesis.ui.pages.fights import bag, outcome
from nemesis_desktop.games.nemesis.ui.pages.pictures import DUCTS, FIRE, event_picture, intruder_picture
from nemesis_desktop.games.nemesis.ui.pages.teller import Teller
from nemesis_desktop.games.nemesis.ui.signs import intruder
from nemesis_desktop.table.show.page import Block, Page, Rows
from nemesis_desktop.table.widgets.card_frame import Card, raised

QUIET: Final = (story.EventRemoved, story.EventShuffledBack)
"""What becomes of a card is said at its foot."""
SAID: Final = (
    story.Transformed,
    story.IntruderPlaced,
    story.CarcassRises,
    story.Slimed,
    story.LarvaOnBoard,
    story.MutationMarker,
)
"""What the sentence of an event says already, see ``outcome``; nothing is said twice."""


def noise(teller: Teller, event: story.NoiseRolled | story.NoiseRerolled) -> Page:
    """The noise die, and whether anybody heard."""
    face = event.face
    named = face in ("silence", "danger")
    placed, comes = teller.parts(story.NoisePlaced), _comes(teller)
    if named:
        told = [one for one in teller.gathered if not isinstance(one.event, story.NoisePlaced)]
        words = teller.log(told[-1]) if told else teller.say(f"term-{face}-text")
    else:
        words = teller.say("ui-stage-noise-new" if placed else "ui-stage-noise-again")
    danger = face == "danger" or comes or (not named and not placed)
    return Page(
        teller.say(f"face-{face}") if named else teller.say("ui-stage-noise", number=face),
        words,
        "danger" if danger else "cold",
        note=teller.log(),
        picture=DUCTS,
        over=blocks.lying("noise", face),
        hold=300 if comes else 900,
    )


def _comes(teller: Teller) -> bool:
    """Whether an encounter follows at once."""
    after = teller.moment.rest[len(teller.gathered) :]
    return bool(after) and isinstance(after[0].event, story.Encounter)


def explored(teller: Teller, event: story.Explored) -> Page:
    """A room that is seen for the first time, and the token on it."""
    tile, effect = ROOMS[event.tile], event.effect
    ink = f"item.{tile.colour}" if tile.colour else "accent.cold"
    token = Rows(((EXPLORATION.get(effect, "symbols/noise"), "state.danger" if effect != "silence" else "accent.cold",
                   teller.say(f"exploration-{effect}"), True),))  # fmt: skip
    return Page(
        raised(teller.say(f"room-{event.tile}")),
        teller.log(),
        "danger" if effect in ("danger", "fire", "malfunction") else "cold",
        note=teller.say(f"exploration-{effect}-text"),
        picture=DUCTS,
        over=blocks.both(blocks.sunk(), blocks.symbol(f"rooms/{event.tile}", ink)),
        blocks=(token,),
        hold=1100,
    )


# ---------------------------------------------------------------------------------------------- the event phase


def event_card(teller: Teller, event: story.EventCard) -> Page:
    """An event card: who moves where, and what changed on the ship."""
    card = EVENTS[event.event]
    moves = [told for told in teller.gathered if isinstance(told.event, story.IntruderMoves)]
    others = [told for told in teller.gathered if not isinstance(told.event, (story.IntruderMoves, *QUIET))]
    rest = [told for told in others if not isinstance(told.event, SAID)]
    then = teller.say(f"ui-cards-fate-{card.fate}")
    ways = len(set(map(_way, _events(moves))))
    movers = blocks.Movers(teller.say("ui-cards-event-moves"), card.moves, card.corridor)
    return Page(
        raised(teller.say(f"event-{event.event}")),
        _event_words(teller, moves, others),
        "danger",
        note=teller.say(f"event-{event.event}-text"),
        then=then,
        picture=event_picture(event.event),
        over=None if event_picture(event.event) else blocks.symbol(event_sign(event.event), "state.danger"),
        blocks=(movers, *_ways(teller, moves), *teller.rows(rest, 4 - min(2, ways))),
        sign=(event_sign(event.event), "state.danger"),
        settles=220,
        hold=1600,
        read_aloud=True,
    )


def _event_words(teller: Teller, moves: list[Told], others: list[Told]) -> str:
    hurt = outcome(teller)
    if hurt:
        return hurt
    if moves:
        return teller.say("ui-stage-moved", count=len(moves))
    return teller.say("ui-stage-changed" if others else "ui-stage-unchanged")


def _events(moves: list[Told]) -> list[story.IntruderMoves]:
    return [told.event for told in moves if isinstance(told.event, story.IntruderMoves)]


def _way(move: story.IntruderMoves) -> tuple[str, int, int]:
    return move.kind, move.from_, move.to


def _ways(teller: Teller, moves: list[Told]) -> tuple[Block, ...]:
    """Each way that intruders took, with how many took it; where they come to somebody, it is stressed."""
    people = {one.room for one in teller.before.crew if one.status == "aboard"}
    ways = Counter(map(_way, _events(moves)))
    rows = []
    for (kind, start, end), count in list(ways.items())[: 2 if len(ways) > 3 else 3]:
        many = f" ×{count}" if count > 1 else ""
        met = end in people
        words = f"{teller.room(start)} → {teller.room(end)}{many}"
        rows.append((intruder(kind), "state.danger" if met else "text.bone", words, met))
    if len(ways) > len(rows):
        more = teller.say("ui-stage-more", count=len(ways) - len(rows))
        rows.append(("symbols/combat_only", "text.tertiary", more, False))
    return (Rows(tuple(rows)),) if rows else ()


def fire(teller: Teller, event: story.Injured | story.EggsDestroyed) -> Page:
    """Fire in the event phase: everything that burns, together."""
    told = [teller.moment.told, *teller.gathered]
    burnt = [one for one in told if isinstance(one.event, story.Injured | story.EggsDestroyed)]
    return Page(
        raised(teller.say("term-fire")),
        teller.say("ui-stage-burns", count=len(burnt)),
        "danger",
        picture=FIRE,
        blocks=teller.rows([one for one in told if not isinstance(one.event, story.Toughness)]),
        sign=("symbols/fire", "state.danger"),
        hold=700,
    )


def bag_token(teller: Teller, event: story.BagToken) -> Page:
    """The bag at the end of the round: what came out, what goes in, what is left."""
    told = [teller.log(one) for one in teller.gathered if isinstance(one.event, story.TokenToBag | story.EggAdded)]
    return Page(
        teller.say("ui-cards-reveal-bag"),
        " ".join([teller.log(), *told]),
        "danger" if event.kind != "blank" else "cold",
        picture=intruder_picture(event.kind),
        over=blocks.beast(event.kind),
        blocks=(bag(teller, teller.end),),
        sign=("symbols/bag", "text.bone"),
        hold=1200,
    )


# ---------------------------------------------------------------------------------------------- notices


def weakness(teller: Teller, event: story.WeaknessDiscovered) -> Page:
    """A weakness that everybody knows from now on."""
    shown = blocks.Shown(Card("weakness", event.weakness))
    return Page(
        teller.say("ui-cards-reveal-weakness"),
        teller.log(),
        "cold",
        note=teller.say(f"weakness-{event.weakness}-text"),
        over=blocks.cards((shown,), teller.words),
        settles=390,
        hold=1900,
        read_aloud=True,
    )
