"""What a reveal shows for an event: dice, tokens, cards, an encounter, a scan, or a plain notice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal

from attrs import frozen

from nemesis_desktop.engine.events import Event, Told
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.species.shelf import ATTACKS
from nemesis_desktop.games.nemesis.ui.cards.cards import deck_of
from nemesis_desktop.games.nemesis.view import CrewView, View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.widgets.card_frame import Card, CardState, raised

Tone = Literal["steel", "cold", "danger", "good"]

SHORT: Final = 0.9
LONG: Final = 1.6
"""How long a scene stays, as a multiple of the time to read a card."""


@frozen
class Scene:
    """A picture with a title and one sentence, for so long; ``private`` ones tell that only their reader sees them.

    Attributes:
        read_aloud: a card that decides something for somebody, and that the table wants to read in peace.
    """

    title: str
    sentence: str
    tone: Tone = "steel"
    hold: float = 1.0
    private: bool = False
    read_aloud: bool = False


@frozen
class DieScene(Scene):
    """A die that comes to rest: its face, and what the face means."""

    die: Literal["noise", "combat"] = "noise"
    face: str = "blank"
    meaning: str = ""


@frozen
class Shown:
    """A card of a scene, in its state, perhaps with a stamp."""

    card: Card
    state: CardState = "idle"
    stamp: str | None = None


@frozen
class CardsScene(Scene):
    """Cards or tokens laid out for everybody."""

    cards: tuple[Shown, ...] = ()


@frozen
class EncounterScene(Scene):
    """A token from the bag against the cards in a hand; ``cards`` is None until they are compared."""

    kind: str = "blank"
    number: int = 0
    cards: int | None = None
    surprise: bool = False
    name: str = ""
    colour: int = 1
    character: str = ""
    note: str = ""
    steps: tuple[tuple[str, str], ...] = ()
    """Each step's words and state: ``done``, ``now`` or ``later``."""


@frozen
class ScanScene(Scene):
    """Contamination cards under the scanner: the verdict of each."""

    verdicts: tuple[tuple[str, bool], ...] = ()
    """Words on the film, and whether they are bad news."""


@frozen
class NoticeScene(Scene):
    """A turning point of the game, with its sign."""

    symbol: str = "symbols/event"


NOTICES: Final[Mapping[type[Event], tuple[str, Tone]]] = {
    story.FirstEncounter: ("objective", "danger"),
    story.FirstDeath: ("pod_unlocked", "cold"),
    story.Dies: ("corpse", "danger"),
    story.HibernationOpens: ("hibernation", "cold"),
    story.SelfDestructStarted: ("self_destruct", "danger"),
    story.SelfDestructStopped: ("self_destruct", "good"),
    story.SelfDestructIrreversible: ("self_destruct", "danger"),
    story.ShipDestroyed: ("self_destruct", "danger"),
    story.ShipJumps: ("time", "cold"),
    story.NestDestroyed: ("egg", "good"),
    story.SignalSent: ("signal", "cold"),
    story.LarvaOnBoard: ("larva_on_board", "danger"),
    story.Hibernates: ("hibernation", "good"),
    story.Launched: ("pod_launched", "good"),
    story.PodRemoved: ("pod_launched", "danger"),
    story.Interrupted: ("cross", "danger"),
    story.LarvaAttacks: ("larva_on_board", "danger"),
    story.PlaysIntruders: ("intruder_queen", "danger"),
    story.Revived: ("component_medical", "good"),
}
"""Events that change the game for everybody: their sign and how they sound."""

LOOKED_AT: Final[Mapping[str, str]] = {
    "state": "engine",
    "coordinates": "coordinates",
    "tile": "room",
    "token": "exploration",
    "objective": "objective",
}
"""What somebody has seen in secret, by the field of the event, and the sort of card that it is."""


class SceneMaker:
    """Makes the scene of an event, as the reader of the view may see it.

    Args:
        words: the language.
        view: the table, for names and colours; None shows no people.
    """

    def __init__(self, words: Words, view: View | None) -> None:
        self.words = words
        self.view = view
        self._made: Mapping[type[Event], Callable[[Told, Any], Scene | None]] = {
            story.NoiseRolled: self._noise,
            story.NoiseRerolled: self._noise,
            story.CombatRolled: self._combat,
            story.TokenDrawn: self._token_drawn,
            story.SurpriseCheck: self._surprise,
            story.BagToken: self._bag_token,
            story.Attacks: self._attack,
            story.Toughness: self._toughness,
            story.SeriousWound: self._wound,
            story.EventCard: self._event,
            story.Explored: self._explored,
            story.WeaknessDiscovered: self._weakness,
            story.KeepsHeavyItem: self._item,
            story.Crafts: self._item,
            story.ActivatesQuest: self._quest,
            story.Reacts: self._reaction,
            story.PlaysCard: self._played,
            story.PlaysIntruderCard: self._intruder_card,
            story.Scans: self._scan,
            story.LookedAtEngine: self._looked,
            story.LookedAtCoordinates: self._looked,
            story.LookedAtRoom: self._looked,
            story.LookedAtObjective: self._looked,
        }

    def scene(self, told: Told) -> Scene | None:
        """The scene of an event; None for events that the map and the log tell well enough."""
        kind = type(told.event)
        maker = self._made.get(kind)
        if maker is not None:
            return maker(told, told.event)
        if kind in NOTICES:
            symbol, tone = NOTICES[kind]
            return NoticeScene("", self._log(told), tone, SHORT, symbol=f"symbols/{symbol}")
        return None

    # ---------------------------------------------------------------- helpers of all scenes

    def _say(self, id: str, **args: Argument) -> str:
        return self.words.text(Text(id, **args))

    def _title(self, id: str) -> str:
        return self._say(f"ui-cards-reveal-{id}")

    def _log(self, told: Told) -> str:
        return self.words.text(told.text())

    def _crew(self, seat: object) -> CrewView | None:
        if self.view is None:
            return None
        return next((crew for crew in self.view.crew if crew.seat == seat), None)

    # ---------------------------------------------------------------- dice

    def _noise(self, told: Told, event: story.NoiseRolled | story.NoiseRerolled) -> Scene:
        face = event.face
        meaning = self._say(f"term-{face}-text") if face in ("silence", "danger") else ""
        if not meaning:
            meaning = self._say("ui-cards-reveal-noise", number=face)
        tone: Tone = "danger" if face == "danger" else "cold"
        return DieScene(
            self._title("noise-roll"), self._log(told), tone, SHORT, die="noise", face=face, meaning=meaning
        )

    def _combat(self, told: Told, event: story.CombatRolled) -> Scene:
        face = event.face
        meaning = self._say(f"combat-{face}-text")
        tone: Tone = "danger" if face == "blank" else "steel"
        return DieScene(self._title("combat"), self._log(told), tone, SHORT, die="combat", face=face, meaning=meaning)

    # ---------------------------------------------------------------- encounters

    def _steps(self, kind: str, now: int) -> tuple[tuple[str, str], ...]:
        named: tuple[str, ...] = (
            self._title("step-noise"),
            self._title("step-token"),
            self._say("ui-cards-reveal-step-appears", kind=Text(f"intruder-{kind}")),
            self._title("step-surprise"),
            self._title("step-supply"),
        )
        if kind == "blank":
            named = (named[0], named[1], self._title("step-blank"))
        return tuple(
            (words, "done" if number < now else "now" if number == now else "later")
            for number, words in enumerate(named)
        )

    def _token_drawn(self, told: Told, event: story.TokenDrawn) -> Scene:
        kind, number = event.kind, event.number
        crew = self._crew(event.who)
        return EncounterScene(
            self._title("encounter"),
            self._log(told),
            "danger" if kind != "blank" else "cold",
            1.0,
            kind=kind,
            number=number,
            name=crew.name if crew else "",
            colour=crew.colour if crew else 1,
            character=(crew.character or "") if crew else "",
            note=self._say(f"intruder-{kind}-text"),
            steps=self._steps(kind, 2),
        )

    def _surprise(self, told: Told, event: story.SurpriseCheck) -> Scene:
        kind, number = event.kind, event.number
        cards, surprise = event.cards, event.surprise
        crew = self._crew(event.who)
        name = crew.name if crew else ""
        verdict = "surprise" if surprise else "ready"
        sentence = self._say(f"ui-cards-reveal-{verdict}", number=number, cards=cards, name=name)
        note = self._say("ui-cards-reveal-enough", number=number) if surprise else ""
        return EncounterScene(
            self._title("encounter"),
            sentence,
            "danger",
            LONG,
            kind=kind,
            number=number,
            cards=cards,
            surprise=surprise,
            name=name,
            colour=crew.colour if crew else 1,
            character=(crew.character or "") if crew else "",
            note=note,
            steps=self._steps(kind, 3),
        )

    def _bag_token(self, told: Told, event: story.BagToken) -> Scene:
        shown = Shown(Card("token", event.token))
        return CardsScene(self._title("bag"), self._log(told), "danger", SHORT, cards=(shown,))

    # ---------------------------------------------------------------- cards

    def _attack(self, told: Told, event: story.Attacks) -> Scene:
        card, hit = event.attack, event.hit
        shown = Shown(Card("attack", card), "idle" if hit else "impossible", None if hit else self._title("miss"))
        sentence = self._log(told)
        if hit:
            sentence = f"{sentence} {self._say(f'attack-{ATTACKS[card].effect}-text')}"
        return CardsScene(self._title("attack"), sentence, "danger", LONG, read_aloud=True, cards=(shown,))

    def _toughness(self, told: Told, event: story.Toughness) -> Scene:
        shown = tuple(Shown(Card("attack", card)) for card in event.cards)
        return CardsScene(self._title("toughness"), self._log(told), "steel", SHORT, cards=shown)

    def _wound(self, told: Told, event: story.SeriousWound) -> Scene:
        shown = Shown(Card("wound", event.wound))
        return CardsScene(self._title("wound"), self._log(told), "danger", 1.0, read_aloud=True, cards=(shown,))

    def _event(self, told: Told, event: story.EventCard) -> Scene:
        shown = Shown(Card("event", event.event))
        return CardsScene(self._title("event"), self._log(told), "danger", LONG, read_aloud=True, cards=(shown,))

    def _explored(self, told: Told, event: story.Explored) -> Scene:
        shown = Shown(Card("room", event.tile)), Shown(Card("exploration", event.token))
        sentence = f"{self._log(told)} {self._say(f'exploration-{event.effect}-text')}"
        return CardsScene(self._title("explored"), sentence, "cold", LONG, cards=shown)

    def _weakness(self, told: Told, event: story.WeaknessDiscovered) -> Scene:
        shown = Shown(Card("weakness", event.weakness))
        return CardsScene(self._title("weakness"), self._log(told), "cold", LONG, read_aloud=True, cards=(shown,))

    def _item(self, told: Told, event: story.KeepsHeavyItem | story.Crafts) -> Scene | None:
        item = event.item
        deck = deck_of(item)
        if deck not in ("item", "quest", "object"):
            return None
        return CardsScene("", self._log(told), "steel", SHORT, cards=(Shown(Card(deck, item)),))

    def _quest(self, told: Told, event: story.ActivatesQuest) -> Scene:
        return CardsScene("", self._log(told), "good", SHORT, cards=(Shown(Card("quest", event.item)),))

    def _reaction(self, told: Told, event: story.Reacts) -> Scene:
        shown = Shown(Card("action", event.card), "playing")
        return CardsScene(self._title("reaction"), self._log(told), "danger", 1.0, cards=(shown,))

    def _played(self, told: Told, event: story.PlaysCard) -> Scene | None:
        """A card that is played is shown to those who do not play it: on the table of everybody."""
        if self.view is not None and self.view.seat == event.who:
            return None
        shown = Shown(Card("action", event.card))
        return CardsScene("", self._log(told), "steel", SHORT, cards=(shown,))

    def _intruder_card(self, told: Told, event: story.PlaysIntruderCard) -> Scene | None:
        """What the intruder player plays is shown to everybody else, until its numbers and words are read."""
        if self.view is not None and self.view.seat == event.who:
            return None
        shown = Shown(Card("intruder", event.card), "playing")
        return CardsScene("", self._log(told), "danger", LONG, read_aloud=True, cards=(shown,))

    def _looked(self, told: Told, event: Event) -> Scene | None:
        """What only one person may see is shown to that person, and to nobody else."""
        if not told.private:
            return None
        facts = told.facts
        found = [Shown(Card(sort, facts[name])) for name, sort in LOOKED_AT.items() if name in facts]
        if not found:
            return None
        return CardsScene(self._title("private"), self._log(told), "steel", LONG, private=True, cards=tuple(found))

    def _scan(self, told: Told, event: story.Scans) -> Scene | None:
        count, found = event.count, event.found
        if not count:
            return None
        bad, good = self._say("contamination-infected"), self._say("contamination-clean")
        verdicts = tuple((bad, True) if number < found else (good, False) for number in range(count))
        cards, sick = event.cards, event.sick
        if isinstance(cards, tuple) and isinstance(sick, tuple):
            verdicts = tuple((bad, True) if card in sick else (good, False) for card in cards)
        tone: Tone = "danger" if found else "good"
        return ScanScene(self._title("scan"), raised(self._log(told)), tone, LONG, verdicts=verdicts)
