"""Pages of encounters and fights: a token from the bag, an attack and what it did, a shot, a wound, a death."""

from __future__ import annotations

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.components.wounds import SERIOUS_WOUND_LIMIT, wound_kind
from nemesis_desktop.games.nemesis.species.shelf import ATTACKS
from nemesis_desktop.games.nemesis.species.species import BLANK
from nemesis_desktop.games.nemesis.ui.pages import blocks
from nemesis_desktop.games.nemesis.ui.pages.pictures import intruder_picture, portrait, wound_picture
from nemesis_desktop.games.nemesis.ui.pages.teller import Teller
from nemesis_desktop.games.nemesis.view import CrewView, View
from nemesis_desktop.table.drawing.theme import hexcode
from nemesis_desktop.table.show.page import Block, Over, Page
from nemesis_desktop.table.widgets.card_frame import raised

# ---------------------------------------------------------------------------------------------- encounters


def token_drawn(teller: Teller, event: story.TokenDrawn) -> Page:
    """A token from the bag, what is left there, and whether what comes surprises whoever meets it."""
    check = next(iter(teller.parts(story.SurpriseCheck)), None)
    sentence = teller.log() if check is None else surprise_words(teller, check)
    note = teller.say(f"intruder-{event.kind}-text") if check is None else surprise_note(teller, check)
    return Page(
        raised(teller.say(f"intruder-{event.kind}")),
        sentence,
        "cold" if event.kind == "blank" else "danger",
        note=note,
        picture=intruder_picture(event.kind),
        over=blocks.beast(event.kind, blocks.number(str(event.number)) if event.number else None),
        blocks=(bag(teller, teller.end),),
        hold=1400,
        awaits=teller.name(event.who) if check is not None and check.surprise else None,
        read_aloud=event.kind != "blank",
    )


def surprise(teller: Teller, event: story.SurpriseCheck) -> Page:
    """The number of the token against the cards in a hand."""
    return Page(
        raised(teller.say(f"intruder-{event.kind}")),
        surprise_words(teller, event),
        "danger" if event.surprise else "good",
        note=surprise_note(teller, event),
        picture=intruder_picture(event.kind),
        over=blocks.beast(event.kind, blocks.number(str(event.number))),
        hold=1600,
        awaits=teller.name(event.who) if event.surprise else None,
        read_aloud=True,
    )


def surprise_words(teller: Teller, event: story.SurpriseCheck) -> str:
    """Whether it attacks at once, and why."""
    verdict = "surprise" if event.surprise else "ready"
    name = teller.name(event.who)
    return teller.say(f"ui-cards-reveal-{verdict}", number=event.number, cards=event.cards, name=name)


def surprise_note(teller: Teller, event: story.SurpriseCheck) -> str:
    """How many cards would have been enough."""
    return teller.say("ui-cards-reveal-enough", number=event.number) if event.surprise else ""


def bag(teller: Teller, now: View) -> blocks.Bag:
    """What is left in the bag, beside what was there before."""
    left, before = now.sorts, teller.before.sorts
    changed = {sort: count - before.get(sort, 0) for sort, count in left.items()}
    return blocks.Bag(left, tuple(left), {sort: change for sort, change in changed.items() if change})


# ---------------------------------------------------------------------------------------------- attacks


def attack(teller: Teller, event: story.Attacks) -> Page:
    """An attack card, and what the attack did."""
    card = ATTACKS[event.attack]
    name, kind = teller.name(event.target), Text(f"intruder-{event.kind}")
    missed = teller.say("ui-stage-missed", kind=kind, name=name)
    words = (outcome(teller) or teller.log()) if event.hit else missed
    if event.surprise:
        words = f"{teller.say('ui-stage-surprise')} {words}"
    order = [one for one in teller.before.printed.kinds if teller.before.printed.kinds[one].uses_attack_deck]
    wounds = boxes(teller, event.target) if event.hit else ()
    return Page(
        raised(teller.say(f"attack-{card.effect}")),
        words,
        "danger" if event.hit else "steel",
        picture=intruder_picture(event.kind),
        over=blocks.beast(event.kind, new_wound(teller, event.target)),
        blocks=(blocks.Silhouettes(order, card.symbols, event.kind), *wounds),
        note=wound_note(teller, event.target),
        settles=620,
        hold=1400,
        awaits=name if event.hit else None,
        read_aloud=True,
    )


def larva_attack(teller: Teller, event: story.LarvaAttacks) -> Page:
    """A larva settles in somebody."""
    name = teller.name(event.target)
    words = outcome(teller) or teller.log()
    return Page(
        raised(teller.say("intruder-larva")), words, "danger", picture=intruder_picture("larva"), awaits=name,
        read_aloud=True,
    )  # fmt: skip


def outcome(teller: Teller) -> str:
    """What changed for everybody whom it hit, from the two pictures of the table, in words."""
    end = {one.seat: one for one in teller.end.crew}
    told = [words for one in teller.before.crew for words in _changes(teller, one, end[one.seat])]
    contaminated = teller.parts(story.Contaminated)
    for seat in dict.fromkeys(one.who for one in contaminated):
        count = sum(one.who == seat for one in contaminated)
        told.append(teller.say("ui-stage-contaminated", name=teller.name(seat), count=count))
    for kind in (story.Transformed, story.IntruderPlaced):
        told += [teller.log(one) for one in teller.gathered if isinstance(one.event, kind)]
    return " ".join(told)


def _changes(teller: Teller, before: CrewView, after: CrewView) -> list[str]:
    name, told = before.name, []
    if after.status == "dead" and before.status != "dead":
        return [teller.say("ui-stage-dies", name=name)]
    serious = len(after.wounds) - len(before.wounds)
    if serious > 0:
        told.append(teller.say("ui-stage-serious", name=name, count=len(after.wounds), more=serious))
    light = after.light_wounds - before.light_wounds
    if light > 0:
        told.append(teller.say("ui-stage-light", name=name, count=after.light_wounds, more=light))
    if after.slime and not before.slime:
        told.append(teller.say("ui-stage-slimed", name=name))
    if after.larva and not before.larva:
        told.append(teller.say("ui-stage-larva", name=name))
    if after.mutated and not before.mutated:
        told.append(teller.say("ui-stage-mutated", name=name))
    if after.mutation_markers > before.mutation_markers:
        told.append(teller.say("ui-stage-markers", name=name, count=after.mutation_markers))
    return told


def boxes(teller: Teller, seat: int) -> tuple[Block, ...]:
    """The serious wounds of somebody who has just got one."""
    before, after = _twice(teller, seat)
    if before is None or after is None or len(after.wounds) <= len(before.wounds):
        return ()
    old = len(before.wounds)
    wounds = [
        (f"symbols/wound_{wound.kind}", teller.say(f"wound-{wound.kind}"), place >= old)
        for place, wound in enumerate(after.wounds)
    ]
    return (blocks.Boxes(wounds, teller.say("ui-stage-free"), SERIOUS_WOUND_LIMIT),)


def _twice(teller: Teller, seat: int) -> tuple[CrewView | None, CrewView | None]:
    after = next((one for one in teller.end.crew if one.seat == seat), None)
    return teller.crew(seat), after


def _last_wound(teller: Teller, seat: int) -> str | None:
    before, after = _twice(teller, seat)
    if before is None or after is None or len(after.wounds) <= len(before.wounds):
        return None
    return after.wounds[-1].kind


def new_wound(teller: Teller, seat: int) -> Over | None:
    """The picture of the wound that somebody has just got."""
    kind = _last_wound(teller, seat)
    return None if kind is None else blocks.inset(wound_picture(kind))


def wound_note(teller: Teller, seat: int) -> str:
    """What the new wound means from now on."""
    kind = _last_wound(teller, seat)
    return "" if kind is None else _means(teller, kind)


def _means(teller: Teller, kind: str) -> str:
    return teller.say("ui-stage-means", name=teller.say(f"wound-{kind}"), text=teller.say(f"wound-{kind}-text"))


def serious_wound(teller: Teller, event: story.SeriousWound) -> Page:
    """A serious wound that no attack brought."""
    kind = wound_kind(event.wound)
    return Page(
        raised(teller.say(f"wound-{kind}")),
        outcome(teller) or teller.log(),
        "danger",
        note=_means(teller, kind),
        picture=wound_picture(kind),
        blocks=boxes(teller, event.who),
        settles=500,
        hold=1200,
        awaits=teller.name(event.who),
        read_aloud=True,
    )


def death(teller: Teller, event: story.Dies) -> Page:
    """Somebody has died: the table stands still."""
    one = teller.crew(event.who)
    notes = [
        teller.log(told) for told in teller.gathered if isinstance(told.event, story.FirstDeath | story.PodsUnlocked)
    ]
    over = blocks.stamp("symbols/corpse", "state.danger")
    face, colour = (portrait(one.character), hexcode(f"player.{one.colour}")) if one is not None else ("", "")
    return Page(
        teller.name(event.who),
        teller.log(),
        "danger",
        note=" ".join(notes[:1]),
        picture=face,
        colour=colour,
        over=blocks.both(blocks.sunk(), over),
        settles=560,
        awaits="",
        read_aloud=True,
    )


# ---------------------------------------------------------------------------------------------- people strike back


def combat_roll(teller: Teller, event: story.CombatRolled) -> Page:
    """The combat die, the injuries that it dealt, and whether they kill."""
    hurt = teller.parts(story.Injured)
    checks, killed = teller.parts(story.Toughness), teller.parts(story.IntruderKilled)
    result = next(iter(teller.parts(story.ShotResult)), None)
    kind = hurt[0].kind if hurt else result.kind if result is not None else _foe(teller, event.who)
    words, counters = _hurt_words(teller, hurt, checks, bool(killed))
    hits = sum(one.count for one in hurt) or (result.count if result is not None else 0)
    title = teller.say("ui-stage-hits", count=hits) if hurt or result is not None else teller.say(f"face-{event.face}")
    told = [
        one
        for one in teller.gathered
        if isinstance(one.event, story.Retreats | story.MeleeMissed | story.EggsDestroyed)
    ]
    miss = event.face == "blank" and not hits
    return Page(
        raised(title),
        words or (teller.log(told[0]) if told else teller.log()),
        "danger" if miss else "warm",
        note=teller.say(f"combat-{event.face}-text"),
        picture=intruder_picture(kind) if kind else "",
        over=blocks.beast(kind or BLANK, blocks.die("combat", event.face, "state.danger" if miss else "text.primary")),
        blocks=counters,
        settles=800 + 120 * len(hurt) + (380 if checks else 0),
        hold=1200,
    )


def _foe(teller: Teller, seat: int) -> str:
    """The largest intruder beside somebody: whom the roll is about."""
    one, printed = teller.crew(seat), teller.before.printed
    here = [beast for beast in teller.before.intruders if one is not None and beast.room == one.room]
    return max(here, key=lambda beast: printed.kinds[beast.kind].level).kind if here else ""


def _hurt_words(
    teller: Teller, hurt: list[story.Injured], checks: list[story.Toughness], killed: bool
) -> tuple[str, tuple[Block, ...]]:
    if not hurt:
        return "", ()
    last = hurt[-1]
    kind = Text(f"intruder-{last.kind}")
    words = teller.say("ui-stage-injuries", kind=kind, count=last.total)
    if killed:
        words = f"{words} {teller.say('ui-stage-killed', kind=kind)}"
    tough = checks[-1].toughness if checks else None
    return words, (blocks.InjuryRow(last.total - sum(one.count for one in hurt), last.total, tough, killed),)


def toughness(teller: Teller, event: story.Toughness) -> Page:
    """Attack cards say what an intruder can bear."""
    killed = bool(teller.parts(story.IntruderKilled))
    counter = blocks.InjuryRow(event.total, event.total, event.toughness, killed)
    kind = Text(f"intruder-{event.kind}")
    words = teller.log()
    if killed:
        words = f"{words} {teller.say('ui-stage-killed', kind=kind)}"
    return Page(
        raised(teller.say(f"intruder-{event.kind}")), words, "warm", picture=intruder_picture(event.kind),
        over=blocks.beast(event.kind), blocks=(counter,), settles=500, hold=1200,
    )  # fmt: skip
