"""What a reveal shows for an event: dice, tokens, cards, an encounter, a scan, or a plain notice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal

from attrs import frozen

from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Argument, Text
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


NOTICES: Final[Mapping[str, tuple[str, Tone]]] = {
    "first-encounter": ("objective", "danger"),
    "first-death": ("pod_unlocked", "cold"),
    "dies": ("corpse", "danger"),
    "hibernation-opens": ("hibernation", "cold"),
    "self-destruct-started": ("self_destruct", "danger"),
    "self-destruct-stopped": ("self_destruct", "good"),
    "self-destruct-irreversible": ("self_destruct", "danger"),
    "ship-destroyed": ("self_destruct", "danger"),
    "ship-jumps": ("time", "cold"),
    "nest-destroyed": ("egg", "good"),
    "signal-sent": ("signal", "cold"),
    "larva-on-board": ("larva_on_board", "danger"),
    "hibernates": ("hibernation", "good"),
    "launched": ("pod_launched", "good"),
    "pod-removed": ("pod_launched", "danger"),
    "interrupted": ("cross", "danger"),
    "larva-attacks": ("larva_on_board", "danger"),
    "plays-intruders": ("intruder_queen", "danger"),
    "revived": ("component_medical", "good"),
}
"""Events that change the game for everybody: their sign and how they sound."""


class SceneMaker:
    """Makes the scene of an event, as the reader of the view may see it.

    Args:
        words: the language.
        view: the table, for names and colours; None shows no people.
    """

    def __init__(self, words: Words, view: View | None) -> None:
        self.words = words
        self.view = view
        self._made: Mapping[str, Callable[[Told], Scene | None]] = {
            "noise-rolled": self._noise,
            "noise-rerolled": self._noise,
            "combat-rolled": self._combat,
            "token-drawn": self._token_drawn,
            "surprise-check": self._surprise,
            "bag-token": self._bag_token,
            "attacks": self._attack,
            "toughness": self._toughness,
            "serious-wound": self._wound,
            "event-card": self._event,
            "explored": self._explored,
            "weakness-discovered": self._weakness,
            "keeps-heavy-item": self._item,
            "crafts": self._item,
            "activates-quest": self._quest,
            "reacts": self._reaction,
            "plays-card": self._played,
            "plays-intruder-card": self._intruder_card,
            "scans": self._scan,
            "looked-at-engine": self._looked,
            "looked-at-coordinates": self._looked,
            "looked-at-room": self._looked,
            "looked-at-objective": self._looked,
        }

    def scene(self, told: Told) -> Scene | None:
        """The scene of an event; None for events that the map and the log tell well enough."""
        maker = self._made.get(told.kind)
        if maker is not None:
            return maker(told)
        if told.kind in NOTICES:
            symbol, tone = NOTICES[told.kind]
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

    def _noise(self, told: Told) -> Scene:
        face = str(told.facts["face"])
        meaning = self._say(f"term-{face}-text") if face in ("silence", "danger") else ""
        if not meaning:
            meaning = self._say("ui-cards-reveal-noise", number=face)
        tone: Tone = "danger" if face == "danger" else "cold"
        return DieScene(
            self._title("noise-roll"), self._log(told), tone, SHORT, die="noise", face=face, meaning=meaning
        )

    def _combat(self, told: Told) -> Scene:
        face = str(told.facts["face"])
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

    def _token_drawn(self, told: Told) -> Scene:
        kind, number = str(told.facts["kind"]), _count(told, "number")
        crew = self._crew(told.facts.get("who"))
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

    def _surprise(self, told: Told) -> Scene:
        kind, number = str(told.facts["kind"]), _count(told, "number")
        cards, surprise = _count(told, "cards"), bool(told.facts["surprise"])
        crew = self._crew(told.facts.get("who"))
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

    def _bag_token(self, told: Told) -> Scene:
        kind = str(told.facts["kind"])
        token = str(told.facts.get("token") or kind)
        return CardsScene(self._title("bag"), self._log(told), "danger", SHORT, cards=(Shown(Card("token", token)),))

    # ---------------------------------------------------------------- cards

    def _attack(self, told: Told) -> Scene:
        card, hit = str(told.facts["attack"]), bool(told.facts["hit"])
        shown = Shown(Card("attack", card), "idle" if hit else "impossible", None if hit else self._title("miss"))
        sentence = self._log(told)
        if hit:
            sentence = f"{sentence} {self._say(f'attack-{ATTACKS[card].effect}-text')}"
        return CardsScene(self._title("attack"), sentence, "danger", LONG, read_aloud=True, cards=(shown,))

    def _toughness(self, told: Told) -> Scene:
        cards = told.facts.get("cards")
        shown = tuple(Shown(Card("attack", str(card))) for card in cards) if isinstance(cards, tuple) else ()
        return CardsScene(self._title("toughness"), self._log(told), "steel", SHORT, cards=shown)

    def _wound(self, told: Told) -> Scene:
        shown = Shown(Card("wound", str(told.facts["wound"])))
        return CardsScene(self._title("wound"), self._log(told), "danger", 1.0, read_aloud=True, cards=(shown,))

    def _event(self, told: Told) -> Scene:
        shown = Shown(Card("event", str(told.facts["event"])))
        return CardsScene(self._title("event"), self._log(told), "danger", LONG, read_aloud=True, cards=(shown,))

    def _explored(self, told: Told) -> Scene:
        token, effect = told.facts.get("token"), str(told.facts["effect"])
        shown = [Shown(Card("room", str(told.facts["tile"])))]
        if isinstance(token, str):
            shown.append(Shown(Card("exploration", token)))
        sentence = f"{self._log(told)} {self._say(f'exploration-{effect}-text')}"
        return CardsScene(self._title("explored"), sentence, "cold", LONG, cards=tuple(shown))

    def _weakness(self, told: Told) -> Scene:
        shown = Shown(Card("weakness", str(told.facts["weakness"])))
        return CardsScene(self._title("weakness"), self._log(told), "cold", LONG, read_aloud=True, cards=(shown,))

    def _item(self, told: Told) -> Scene | None:
        item = str(told.facts["item"])
        deck = deck_of(item)
        if deck not in ("item", "quest", "object"):
            return None
        return CardsScene("", self._log(told), "steel", SHORT, cards=(Shown(Card(deck, item)),))

    def _quest(self, told: Told) -> Scene:
        return CardsScene("", self._log(told), "good", SHORT, cards=(Shown(Card("quest", str(told.facts["item"]))),))

    def _reaction(self, told: Told) -> Scene:
        shown = Shown(Card("action", str(told.facts["card"])), "playing")
        return CardsScene(self._title("reaction"), self._log(told), "danger", 1.0, cards=(shown,))

    def _played(self, told: Told) -> Scene | None:
        """A card that is played is shown to those who do not play it: on the table of everybody."""
        if self.view is not None and self.view.seat == told.facts.get("who"):
            return None
        shown = Shown(Card("action", str(told.facts["card"])))
        return CardsScene("", self._log(told), "steel", SHORT, cards=(shown,))

    def _intruder_card(self, told: Told) -> Scene | None:
        """What the intruder player plays is shown to everybody else, until its numbers and words are read."""
        if self.view is not None and self.view.seat == told.facts.get("who"):
            return None
        shown = Shown(Card("intruder", str(told.facts["card"])), "playing")
        return CardsScene("", self._log(told), "danger", LONG, read_aloud=True, cards=(shown,))

    def _looked(self, told: Told) -> Scene | None:
        """What only one person may see is shown to that person, and to nobody else."""
        if not told.private:
            return None
        facts = told.facts
        found: list[Shown] = []
        if "state" in facts:
            found.append(Shown(Card("engine", str(facts["state"]))))
        if "coordinates" in facts:
            found.append(Shown(Card("coordinates", str(facts["coordinates"]))))
        if "tile" in facts:
            found.append(Shown(Card("room", str(facts["tile"]))))
        if isinstance(facts.get("token"), str):
            found.append(Shown(Card("exploration", str(facts["token"]))))
        if "objective" in facts:
            found.append(Shown(Card("objective", str(facts["objective"]))))
        if not found:
            return None
        return CardsScene(self._title("private"), self._log(told), "steel", LONG, private=True, cards=tuple(found))

    def _scan(self, told: Told) -> Scene | None:
        count, found = _count(told, "count"), _count(told, "found")
        if not count:
            return None
        bad, good = self._say("contamination-infected"), self._say("contamination-clean")
        verdicts = tuple((bad, True) if number < found else (good, False) for number in range(count))
        cards, sick = told.facts.get("cards"), told.facts.get("sick")
        if isinstance(cards, tuple) and isinstance(sick, tuple):
            verdicts = tuple((bad, True) if card in sick else (good, False) for card in cards)
        tone: Tone = "danger" if found else "good"
        return ScanScene(self._title("scan"), raised(self._log(told)), tone, LONG, verdicts=verdicts)


def _count(told: Told, fact: str) -> int:
    value = told.facts.get(fact)
    return value if isinstance(value, int) else 0
