"""What each thing on the table of The Thing is, in words: for whoever points at it, and the same for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.the_thing.components.locations import LOCATIONS
from nemesis_desktop.games.the_thing.components.tracks import GREEN
from nemesis_desktop.games.the_thing.modes import COOP
from nemesis_desktop.games.the_thing.view import FigureView, PlaceView, View
from nemesis_desktop.program.words import Words, capital
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.furniture.play.offers import Offers

STORE_TERMS: Final = {"underground_storage": "underground", "outdoor_reserve": "outdoor"}


class _Teller:
    """Says what things are."""

    def __init__(self, view: View, words: Words, offers: Offers | None) -> None:
        self.view, self.words, self.offers = view, words, offers

    def say(self, id: str, **args: Argument) -> str:
        return self.words.text(Text(id, **args))

    def ui(self, id: str, **args: Argument) -> str:
        return self.say(f"thing-ui-{id}", **args)

    def named(self, kind: str, id: str) -> str:
        return capital(self.say(f"thing-{kind}-{id}"))

    def of(self, anchor: Anchor) -> Explanation | None:
        id = str(anchor.id)
        reason = self.offers.reason(anchor) if self.offers is not None else None
        found = self._of(anchor.kind, id)
        if found is None:
            return None
        title, lines, kind = found
        return Explanation(title, tuple(line for line in lines if line), kind, reason=reason or "")

    def _of(self, kind: str, id: str) -> tuple[str, list[str], str] | None:
        match kind:
            case "place":
                return self._place(id)
            case "figure" | "seat":
                return self._figure(kind, int(id))
            case "good":
                return self.named("good", id), [self.say(f"thing-good-{id}-text")], "term"
            case "card":
                return self.named("card", id), [self.ui(f"card-{id}-text")], "term"
            case "character":
                return self.named("character", id), [self.say(f"thing-character-{id}-text")], "term"
            case "weather":
                return self.named("weather", id), [self._burns(id)], "place"
            case "test":
                return self.named("test", id), [self.ui(f"test-{id}-text")], "term"
            case "panel":
                return self.ui(f"panel-{id}"), list(self._panel(id)), "place"
            case "space":
                return self._space(int(id))
            case "role_card" | "plate" | "token":
                return (
                    self.ui(f"term-{kind.replace('_', '-')}"),
                    [self.ui(f"term-{kind.replace('_', '-')}-text")],
                    "term",
                )
        return None

    # ---------------------------------------------------------------- places

    def _place(self, id: str) -> tuple[str, list[str], str]:
        view = self.view
        if id in ("lab_discard", "action_discard", "headquarters"):
            return self.ui(f"place-{id}"), [self.ui(f"place-{id}-text")], "term"
        if id not in LOCATIONS:
            term = STORE_TERMS.get(id, id)
            many = {"underground": view.underground, "outdoor": view.outdoor, "pantry": view.pantry}.get(term)
            lines = [self.ui(f"about-{term}")]
            if many is not None:
                lines.append(self.ui("so-many", count=many))
            return self.named("place", term), lines, "place"
        seen = view.place(id)
        lines = [self.ui(f"about-{id}"), self.ui(f"harm-{id}")]
        lines += self._inside(seen)
        danger = seen.power > 0 or seen.burned
        return self.named("place", id), lines, "danger" if danger else "place"

    def _inside(self, seen: PlaceView) -> Iterator[str]:
        if seen.burned:
            yield self.ui("about-burned")
        if seen.lost:
            yield self.ui("about-lost")
        if seen.fuel_slots:
            yield self.ui("about-fuel", fuel=seen.fuel, slots=seen.fuel_slots, store=seen.store)
        if seen.damage_slots:
            yield self.ui("about-damage", damage=seen.damage, slots=seen.damage_slots)
        if seen.id in LOCATIONS and LOCATIONS[seen.id].bonus:
            yield self.ui("about-bonus")
        if seen.ready:
            yield self.ui("about-ready")
        if seen.dog:
            yield self.ui("about-dog")
        if seen.token:
            yield self.ui("about-token")
        if seen.power:
            yield self.ui("about-power", count=seen.power)
        here = [self._name(self.view.figures[who]) for who in seen.people]
        if here:
            yield self.ui("about-here", people=", ".join(here))

    # ---------------------------------------------------------------- people

    def _name(self, one: FigureView) -> str:
        return self.named("character", one.character) if self.view.mode == COOP else one.name

    def _figure(self, kind: str, number: int) -> tuple[str, list[str], str]:
        view = self.view
        one = view.figures[number] if kind == "figure" else next(who for who in view.figures if who.seat == number)
        lines = []
        if one.character:
            lines.append(
                f"{self.named('character', one.character)}: {self.say(f'thing-character-{one.character}-text')}"
            )
        if one.status != "playing":
            lines.append(capital(self.ui(f"status-{one.status}")))
        else:
            lines.append(self.ui("suspicion-of", number=one.disc))
            lines.append(self.ui("holds", cards=one.cards, weapons=one.weapons, items=one.items, samples=one.samples))
            if one.shown:
                shown = ", ".join(self.say(f"thing-good-{good}") for good in one.shown)
                lines.append(self.ui("shown", goods=shown))
            if one.disc == GREEN:
                lines.append(self.ui("proven"))
            if one.lying:
                lines.append(self.ui("lies"))
            if one.leads:
                lines.append(capital(self.ui("leads")))
        return self._name(one), lines, "danger" if one.status == "revealed" else "term"

    def _space(self, number: int) -> tuple[str, list[str], str]:
        on = [self._name(one) for one in self.view.characters if one.disc == number]
        lines = [self.ui("about-here", people=", ".join(on))] if on else []
        special = (
            "green"
            if number == GREEN
            else "red"
            if number == self.view.red
            else "beyond"
            if number > self.view.red
            else ""
        )
        if special:
            lines.insert(0, self.ui(f"space-{special}"))
        return self.ui("suspicion-of", number=number), lines, "danger" if special in ("red", "beyond") else "term"

    # ---------------------------------------------------------------- panels

    def _burns(self, face: str) -> str:
        generator, boiler, helicopter, cold = self.view.burns.get(face, (0, 0, 0, 0))
        return self.ui("weather-burns", generator=generator, boiler=boiler, helicopter=helicopter, cold=cold)

    def _panel(self, id: str) -> Iterator[str]:
        yield self.ui(f"panel-{id}-text")
        if id == "weather_table" and self.view.weather:
            yield self._burns(self.view.weather)
        if id == "leader_board":
            if self.view.pile.known:
                known = ", ".join(self.say(f"thing-card-{card}") for card in self.view.pile.known)
                yield self.ui("pile-known", cards=known)
            yield self.ui("pile-count", count=len(self.view.pile.faces))


def explanation(about: object, view: View | None, words: Words, offers: Offers | None = None) -> Explanation | None:
    """What a thing is, or None if there is nothing to say.

    Args:
        about: an ``Anchor``, or an explanation that is ready.
        view: the table, as the person at the screen may know it.
        words: the language.
        offers: what is offered, for the reason why a thing cannot be chosen.
    """
    if isinstance(about, Explanation):
        return about
    if isinstance(about, Anchor) and view is not None:
        return _Teller(view, words, offers).of(about)
    return None
