"""Which page the stage turns to for an event, and what belongs to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import takewhile
from typing import Any, Final

from nemesis_desktop.engine.events import Event, Told
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.ui.pages import feeding, fights, finals, mutants, plain, rounds
from nemesis_desktop.games.nemesis.ui.pages.teller import Teller
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.show.moment import Moment
from nemesis_desktop.table.show.page import Page

_PAGES: Final[Mapping[type[Event], Callable[[Teller, Any], Page | None]]] = {
    story.NoiseRolled: rounds.noise,
    story.NoiseRerolled: rounds.noise,
    story.Explored: rounds.explored,
    story.EventCard: rounds.event_card,
    story.BagToken: rounds.bag_token,
    story.WeaknessDiscovered: rounds.weakness,
    story.TokenDrawn: fights.token_drawn,
    story.SurpriseCheck: fights.surprise,
    story.Attacks: fights.attack,
    story.LarvaAttacks: fights.larva_attack,
    story.AttacksWithoutCard: mutants.attack_without_card,
    story.AdaptationShown: mutants.adaptation_shown,
    story.AdaptationRemoved: mutants.adaptation_removed,
    story.Mutates: mutants.mutates,
    story.MutationMarker: mutants.marker,
    story.SeriousWound: fights.serious_wound,
    story.Dies: fights.death,
    story.CombatRolled: fights.combat_roll,
    story.Toughness: fights.toughness,
    story.KeepsHeavyItem: plain.item,
    story.Crafts: plain.item,
    story.ActivatesQuest: plain.quest,
    story.Reacts: plain.reaction,
    story.PlaysCard: plain.played,
    story.PlaysIntruderCard: plain.intruder_card,
    story.Scans: plain.scan,
    story.LookedAtEngine: plain.looked,
    story.LookedAtCoordinates: plain.looked,
    story.LookedAtRoom: plain.looked,
    story.LookedAtObjective: plain.looked,
    story.Launched: finals.launched,
    story.Hibernates: finals.asleep,
    story.ShipJumps: finals.jump,
    story.ShipDestroyed: finals.destroyed,
}

_HURT: Final = frozenset(
    (
        story.LightWound,
        story.SeriousWound,
        story.Contaminated,
        story.Slimed,
        story.LarvaOnBoard,
        story.Transformed,
        story.LosesHand,
        story.DroppedItem,
        story.DroppedHiddenItem,
        story.DroppedObject,
        story.IntruderHides,
        story.IntruderPlaced,
        story.CarcassLaid,
        story.IntruderHeals,
        story.WoundIgnored,
        story.MutationTaken,
        story.IntruderLeaves,
        story.TokenToBag,
    )
)
_FOUGHT: Final = frozenset(
    (
        story.ShotResult,
        story.Injured,
        story.Toughness,
        story.IntruderKilled,
        story.MeleeMissed,
        story.Retreats,
        story.IntruderMoves,
        story.Door,
        story.EggsDestroyed,
        story.FirePlaced,
    )
)
_CHANGED: Final = frozenset(
    (
        story.IntruderMoves,
        story.IntruderPlaced,
        story.IntruderHides,
        story.IntruderHeals,
        story.IntruderKilled,
        story.Injured,
        story.Toughness,
        story.Door,
        story.FirePlaced,
        story.FireRemoved,
        story.ItemsBurnt,
        story.MalfunctionPlaced,
        story.NoisePlaced,
        story.EggAdded,
        story.EggHatched,
        story.EggsDestroyed,
        story.TokenToBag,
        story.PodRemoved,
        story.Decompressed,
        story.DrewCards,
        story.Scans,
        story.LarvaOnBoard,
        story.Slimed,
        story.MutationMarker,
        story.CarcassRises,
        story.EventRemoved,
        story.EventShuffledBack,
        story.NoFigure,
    )
)

BELONGS: Final[Mapping[type[Event], frozenset[type[Event]]]] = {
    story.NoiseRolled: frozenset((story.NoisePlaced, story.SlimeMakesDanger, story.IntruderMoves, story.Door)),
    story.NoiseRerolled: frozenset((story.NoisePlaced, story.SlimeMakesDanger, story.IntruderMoves, story.Door)),
    story.Explored: frozenset(
        (story.NoisePlaced, story.FirePlaced, story.MalfunctionPlaced, story.Slimed, story.Door, story.IntruderMoves)
    ),
    story.TokenDrawn: frozenset(
        (
            story.IntruderPlaced,
            story.IntruderHides,
            story.SurpriseCheck,
            story.NoisePlaced,
            story.TokenToBag,
            story.NoMiniature,
        )
    ),
    story.Attacks: _HURT,
    story.LarvaAttacks: _HURT,
    story.AttacksWithoutCard: _HURT,
    story.Mutates: frozenset((story.Scans, story.MutationMarker)),
    story.Dies: frozenset((story.FirstDeath, story.PodsUnlocked, story.DroppedObject, story.DroppedItem)),
    story.FirstDeath: frozenset((story.PodsUnlocked,)),
    story.SelfDestructIrreversible: frozenset((story.PodsUnlocked,)),
    story.CombatRolled: _FOUGHT,
    story.Toughness: frozenset((story.IntruderKilled, story.Retreats, story.IntruderMoves, story.Door)),
    story.EventCard: _CHANGED,
    story.BagToken: frozenset((story.TokenToBag, story.EggAdded, story.IntruderPlaced, story.IntruderHides)),
    story.Injured: frozenset((story.Injured, story.Toughness, story.IntruderKilled, story.Retreats,
                              story.IntruderMoves, story.Door, story.EggsDestroyed)),
    story.EggsDestroyed: frozenset((story.EggsDestroyed,)),
}  # fmt: skip
"""What is shown while the page of an event stands, because that event brought it."""


class NemesisPages:
    """What Nemesis shows on the stage."""

    def of(self, moment: Moment[Any, View], words: Words) -> Page | None:
        """The page of an event, as whoever sees this moment may see it; None where the ship tells it well enough."""
        event = moment.event
        gathered = tuple(takewhile(lambda told: self.belongs(told, moment.told), moment.rest))
        teller = Teller(moment, gathered, words)
        if isinstance(event, story.Injured | story.EggsDestroyed):
            return rounds.fire(teller, event) if moment.after.phase == "fire" else None
        if isinstance(event, feeding.Fed):
            return feeding.feeding(teller, event) if feeding.is_feeding(moment.told, moment.rest) else None
        maker = _PAGES.get(type(event))
        if maker is not None:
            return maker(teller, event)
        return plain.notice(teller) if type(event) in plain.NOTICES else None

    def belongs(self, told: Told, page: Told) -> bool:
        """Whether an event is part of what an earlier one began."""
        if isinstance(page.event, feeding.Fed):
            return feeding.is_part(told, page)
        return type(told.event) in BELONGS.get(type(page.event), frozenset())


PAGES: Final = NemesisPages()
