"""The objectives, dealt face up before the eyes of whoever comes to the screen for the first time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.ui.cards.dark_faces import clauses
from nemesis_desktop.games.nemesis.ui.cards.pictures import item_picture
from nemesis_desktop.games.nemesis.ui.faces import portrait
from nemesis_desktop.games.nemesis.ui.seats import token_of
from nemesis_desktop.games.nemesis.view import CrewView, View
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import MODULE, PANEL, Paint
from nemesis_desktop.table.drawing.pieces import token
from nemesis_desktop.table.drawing.shapes import boxed, sides
from nemesis_desktop.table.furniture.dealt import DealtPage
from nemesis_desktop.table.widgets.card_frame import Sayer, raised

PICTURES: Final[Mapping[str, str]] = {
    "salvaging_the_prime_asset": "scenes/earth",
    "the_oldest_friend": "scenes/cold_sleep",
    "quarantine": "scenes/mars",
    "relentless_investigator": "events/bulkheads",
    "a_proper_burial": "scenes/deep_space",
    "hoarder": "scenes/launch",
    "the_great_hunt": "intruders/queen",
    "best_friends_forever": "scenes/pod_earth",
    "aliens_on_a_spaceship": "scenes/explosion",
    "my_precious": "events/egg_protection",
    "necroscopy": "events/regeneration",
    "ab_ovo": "events/hatching",
    "extreme_field_biology": "events/eclosion",
    "the_right_moment_to_strike": "events/hunt",
    "greener_pastures": "events/scent",
    "an_old_feud": "events/damage",
    "hostile_takeover": "events/short_circuit",
    "the_final_enlightenment": "intruders/breeder",
    "destination_earth": "scenes/earth",
    "emergency_post_mortem": "events/lurking",
    "first_contact_protocol": "intruders/creeper",
    "cutting_off_the_head": "intruders/queen",
    "no_man_left_behind": "events/bulkheads",
    "special_delivery": "events/nest",
    "clean_up_crew": "events/fire",
}
"""What each objective shows over its words, among the drawings."""
OTHERWISE: Final[Mapping[str, Mapping[str, str]]] = {
    "carnomorphs": {
        "the_great_hunt": "intruders/butcher",
        "cutting_off_the_head": "intruders/butcher",
        "my_precious": "events/nest",
        "necroscopy": "events/scavenging_biomatter",
        "ab_ovo": "events/marked_prey",
        "extreme_field_biology": "intruders/metagorger",
        "the_right_moment_to_strike": "events/stalking",
        "greener_pastures": "events/growl",
        "the_final_enlightenment": "intruders/fleshbeast",
        "emergency_post_mortem": "events/lurking_carnomorphs",
        "first_contact_protocol": "intruders/shambler",
    },
}
"""What it shows instead with another species on board, by the name of that species."""


def picture_of(objective: str, species: str) -> str:
    """What an objective shows while a species is on board."""
    return OTHERWISE.get(species, {}).get(objective, PICTURES[objective])


CARDS_LEFT, CARDS_TOP, CARDS_WIDE, CARDS_HIGH = 40.0, 100.0, 928.0, 552.0
ASIDE: Final = QRectF(984, 100, 342, 552)
BETWEEN, WIDEST = 15.0, 456.0
FADING: Final[Paint] = ("#00141D21", "#FF141D21")
"""The foot of a picture sinks into the card."""
FOOT: Final = 672.0
WORDS: Final = (17.0, 16.5, 16.0, 15.5, 15.0, 14.5, 14.0, 13.5, 13.0, 12.5, 12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0)
SMALL: Final = WORDS[4:]
TITLES: Final = (32, 30, 28, 26, 24, 22, 20, 18)


class ObjectivesPage(DealtPage[View]):
    """Both objectives side by side, what is good to know about them, and whose they are."""

    # ---------------------------------------------------------------- what there is to read

    @property
    def objectives(self) -> tuple[str, ...]:
        """The person's own, or the group's."""
        if self.view is None:
            return ()
        own = () if self.view.mine is None else self.view.mine.objectives
        return self.view.shared_objectives or own

    @property
    def has_something(self) -> bool:
        """In the first round everything is new; a group has read its own when its first person has."""
        return self.view is not None and self.view.round <= 1 and bool(self.objectives)

    @property
    def for_all(self) -> bool:
        """Whether these are a group's: they lie open."""
        return self.view is not None and bool(self.view.shared_objectives)

    @property
    def person(self) -> CrewView:
        """Whose objectives they are."""
        assert self.view is not None
        return next(one for one in self.view.crew if one.seat == self.view.seat)

    @property
    def way(self) -> str:
        """``shared``, ``alone`` or ``own``: the last part of what is said otherwise in each mode."""
        assert self.view is not None
        return "shared" if self.for_all else "alone" if len(self.view.crew) == 1 else "own"

    # ---------------------------------------------------------------- layout

    def button_words(self) -> str:
        """I have read it, or them."""
        return self.say("ui-dealt-read", count=len(self.objectives))

    def places(self) -> list[QRectF]:
        """Where the cards lie, in units."""
        count = max(1, len(self.objectives))
        wide = min(WIDEST, (CARDS_WIDE - BETWEEN * (count - 1)) / count)
        return [
            QRectF(CARDS_LEFT + place * (wide + BETWEEN), CARDS_TOP, wide, CARDS_HIGH)
            for place in range(len(self.objectives))
        ]

    def button_place(self) -> QRectF:
        """Under the last card."""
        places = self.places()
        right = places[-1].right() if len(places) > 1 else CARDS_LEFT + CARDS_WIDE
        wide = max(303.0, min(420.0, self.button.units_wide() * 1.25 + 30))
        return QRectF(self.left + right - wide, self.top + FOOT, wide, 58)

    def refresh(self) -> None:
        """Say everything to assistive software as well, as long as it lies face up."""
        super().refresh()
        if self.view is None or self.words is None:
            return
        self.setAccessibleName(self._title())
        lines = [f"{self._name(one)}: {self.say(f'objective-{one}-text')}" for one in self.objectives]
        self.setAccessibleDescription("" if self.concealed else " ".join(lines))

    # ---------------------------------------------------------------- picture

    def _title(self) -> str:
        return self.say(f"ui-dealt-title-{self.way}", name=self.person.name, count=len(self.objectives))

    def _name(self, objective: str) -> str:
        return raised(self.say(f"objective-{objective}"))

    def paint_page(self, canvas: Canvas) -> None:
        """Whose they are, the cards, and what is good to know."""
        assert self.view is not None
        worn = token_of(self.view, self.person.seat)
        token(canvas, QPointF(62, 52), 40, worn.colour, worn.emblem)
        size, shown = canvas.fitted(self._title(), 1220, TITLES, 700, "display", grow=False)
        canvas.text(98, 51, shown, size, "text.primary", 700, "display", grow=False)
        size, shown = canvas.fitted(self.say(f"ui-dealt-lead-{self.way}"), 1220, WORDS[2:], 400)
        canvas.text(98, 72 + size * canvas.text_scale * 0.3, shown, size, "text.secondary")
        for objective, area in zip(self.objectives, self.places(), strict=True):
            self._card(canvas, objective, area)
        self._aside(canvas)
        self._foot(canvas)

    def _card(self, canvas: Canvas, objective: str, area: QRectF) -> None:
        assert self.view is not None
        x, y, wide, high = sides(area)
        canvas.cut(x, y, wide, high, 14, PANEL, "text.primary", 2)
        canvas.cut(x + 7, y + 7, wide - 14, high - 14, 10, None, "line.edge")
        if self.concealed:
            canvas.symbol("symbols/objective", x + wide / 2 - 48, y + high / 2 - 80, 96, "line.strong")
            self._words(canvas, self.say("ui-dealt-face-down"), QRectF(x + 30, y + high / 2 + 30, wide - 60, 80))
            return
        picture = QRectF(x + 14, y + 14, wide - 28, min(278.0, (wide - 28) * 0.65))
        canvas.drawing(f"art/{picture_of(objective, self.view.species)}", picture, 8)
        canvas.fill(boxed(picture.adjusted(0, picture.height() - 90, 0, 0)), FADING)
        facts, left = OBJECTIVES[objective], x + 66
        sign = "accent.warm" if facts.kind == "corporate" else "accent.cold"
        base = picture.bottom() + 4
        canvas.symbol("symbols/objective", x + 24, base - 18, 34, sign)
        kind = raised(self.say(f"objective-kind-{facts.kind}"))
        size, shown = canvas.fitted(kind, wide - 84, SMALL, 500)
        canvas.text(left, base - 8, shown, size, sign, 500)
        sizes = (23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12)
        size, shown = canvas.fitted(self._name(objective), wide - 84, sizes, 700, "display", grow=False)
        canvas.text(left, base + 16, shown, size, "text.primary", 700, "display", grow=False)
        self._conditions(canvas, objective, QRectF(x + 24, base + 34, wide - 48, y + high - 22 - base - 34))

    def _conditions(self, canvas: Canvas, objective: str, area: QRectF) -> None:
        """Boxes joined by a word, and under them the whole as a sentence."""
        assert self.words is not None
        say = Sayer(self.words)
        parts, joint = clauses(OBJECTIVES[objective].condition, say)
        x, y, wide, high = sides(area)
        for size in WORDS:
            blocks = [canvas.wrapped(part, wide - 54, size, 600) for part in parts]
            step = canvas.leading(size, 1.15)
            boxes = sum(max(40.0, len(lines) * step + 16) for lines in blocks) + 25 * (len(blocks) - 1)
            told = canvas.wrapped(self.say(f"objective-{objective}-text"), wide, size - 1)
            if boxes + 16 + len(told) * canvas.leading(size - 1, 1.2) <= high:
                break
        for number, lines in enumerate(blocks):
            if number:
                self._joint(canvas, say(f"ui-cards-{joint}"), x, y, wide)
                y += 25
            tall = max(40.0, len(lines) * step + 16)
            canvas.cut(x, y, wide, tall, 7, "ground.bg0", "line.strong", 1.2)
            canvas.cut(x + 12, y + tall / 2 - 9, 18, 18, 4, None, "text.primary", 1.6)
            canvas.lines(x + 42, y + (tall - len(lines) * step) / 2, lines, size, "text.primary", 600, 1.15)
            y += tall
        bottom = area.bottom() - len(told) * canvas.leading(size - 1, 1.2)
        canvas.lines(x, max(y + 10, bottom), told, size - 1, "text.secondary", 400, 1.2)

    def _joint(self, canvas: Canvas, word: str, x: float, y: float, wide: float) -> None:
        half = canvas.width(word, 14, 600) / 2 + 14
        middle = x + wide / 2
        canvas.line(((x, y + 12.5), (middle - half, y + 12.5)), "line.hair")
        canvas.line(((middle + half, y + 12.5), (x + wide, y + 12.5)), "line.hair")
        canvas.text(middle, y + 12.5 + 4.6 * canvas.text_scale, word, 14, "accent.warm", 600, align="middle")

    def _words(self, canvas: Canvas, words: str, area: QRectF) -> None:
        size, lines = canvas.fitted_lines(words, area.width(), area.height(), WORDS, 400, 1.2)
        canvas.lines(area.center().x(), area.y(), lines, size, "text.secondary", 400, 1.2, "middle")

    def _aside(self, canvas: Canvas) -> None:
        """What is good to know, and the character whose objectives they are."""
        x, y, wide, high = sides(ASIDE)
        canvas.cut(x, y, wide, high, 12, MODULE, "line.edge")
        canvas.box(x + 18, y + 23, 3, 14, "accent.cold")
        size, shown = canvas.fitted(self.say("ui-dealt-good-to-know"), wide - 50, SMALL, 600)
        canvas.text(x + 28, y + 30 + size * canvas.text_scale * 0.35, shown, size, "text.primary", 600)
        keeps = "keep" if self.way == "own" or len(self.objectives) > 1 and self.way == "alone" else "both"
        rows = (
            ("symbols/eye", f"seen-{self.way}"),
            ("symbols/objective", "all" if self.for_all else keeps),
            ("symbols/rules", f"hand-{'shared' if self.for_all else 'own'}"),
            ("symbols/passed", f"live-{'shared' if self.for_all else 'own'}"),
        )
        top, pitch = y + 54, 78.0
        for place, (symbol, message) in enumerate(rows):
            self._known(canvas, symbol, message, QRectF(x + 18, top + place * pitch, wide - 36, pitch - 6))
        canvas.line(((x + 18, y + 372), (x + wide - 18, y + 372)), "line.hair")
        self._who(canvas, QRectF(x + 18, y + 384, wide - 36, high - 384 - 16))

    def _known(self, canvas: Canvas, symbol: str, message: str, area: QRectF) -> None:
        x, y, wide, high = sides(area)
        canvas.cut(x, y + 2, 40, 40, 7, "ground.bg0", "line.edge")
        canvas.symbol(symbol, x + 9, y + 11, 22, "accent.cold")
        left, room = x + 52, wide - 52
        for size in SMALL:
            head = canvas.wrapped(self.say(f"ui-dealt-{message}"), room, size, 600)
            told = canvas.wrapped(self.say(f"ui-dealt-{message}-text"), room, size - 0.5)
            if (len(head) + len(told)) * canvas.leading(size, 1.15) <= high:
                break
        y = canvas.lines(left, y, head, size, "text.primary", 600, 1.15)
        canvas.lines(left, y, told, size - 0.5, "text.secondary", 400, 1.15)

    def _who(self, canvas: Canvas, area: QRectF) -> None:
        x, y, _, high = sides(area)
        person = self.person
        if person.character is None:
            return
        face = QRectF(x, y, high * 0.75, high)
        portrait(canvas, person.character, person.colour, face, corner=8)
        left = face.right() + 12
        room = area.right() - left
        name = raised(self.say(f"character-{person.character}"))
        size, shown = canvas.fitted(name, room, (20, 19, 18, 17, 16, 15, 14, 13), 700, "display", grow=False)
        canvas.text(left, y + 26, shown, size, "text.primary", 700, "display", grow=False)
        weapon = next((held for slot in person.held for held in slot if held.capacity is not None), None)
        if weapon is None:
            return
        size, lines = canvas.fitted_lines(raised(self.say(f"item-{weapon.id}")), room, 36, SMALL, 500, 1.1, 2)
        base = canvas.lines(left, y + 34, lines, size, "text.secondary", 500, 1.1) + 6
        right = canvas.bars(left, base, weapon.ammo or 0, weapon.capacity or 0)
        canvas.text(right + 6, base + 10, str(weapon.ammo or 0), 13, "text.primary", 700, "display", grow=False)
        edge = min(96.0, room, y + high - base - 14)
        canvas.symbol(item_picture(weapon.id), left, base + 14, edge, "text.primary")

    def _foot(self, canvas: Canvas) -> None:
        canvas.symbol("symbols/stage_wait", 46, FOOT + 14, 32, "accent.cold")
        room = self.button_place().left() - self.left - 100
        for words, down, ink, weight in (
            ("ui-dealt-waits", 24.0, "text.primary", 600),
            ("ui-dealt-then", 46.0, "text.secondary", 400),
        ):
            size, shown = canvas.fitted(self.say(words), room, SMALL, weight)
            canvas.text(92, FOOT + down, shown, size, ink, weight)
