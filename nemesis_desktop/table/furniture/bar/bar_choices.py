"""Which buttons stand in the decision bar, and what each says and does."""

from __future__ import annotations

from attrs import evolve, frozen

from nemesis_desktop.engine.decision import Claim
from nemesis_desktop.table.furniture.bar.asked import Asked
from nemesis_desktop.table.furniture.play.offers import Offers
from nemesis_desktop.table.widgets.button import Kind


@frozen
class BarButton:
    """A button of the bar: what it says and what it does. ``index`` is an act, or None for going on, back or to the
    menu.
    """

    key: str
    words: str
    kind: Kind = "steel"
    hint: str = ""
    symbol: str = ""
    index: int | None = None
    enabled: bool = True
    tip: str = ""


@frozen(eq=False)
class BarChoices:
    """Turns the open question into buttons.

    Attributes:
        asked: the open question.
        back: whether the way back is open; ``back_tip`` says what would be taken back, or why nothing can be.
        holding: whether the button that shows what lies face down is held.
    """

    _asked: Asked
    _back: bool = False
    _back_tip: str = ""
    _holding: bool = False

    @property
    def is_claim(self) -> bool:
        """Whether several people are asked at once who wants something."""
        decision = self._asked.decision
        return decision is not None and decision.kind == "claims"

    def all(self) -> tuple[list[BarButton], list[BarButton]]:
        """The buttons: acts without a place on the table, and the ways back and on, from left to right."""
        offers = self._asked.offers
        if offers is None or offers.decision is None or self._asked.words is None:
            return [], []
        ways: list[BarButton] = []
        if self._back or offers.is_begun:
            words = self._asked.say("ui-tray-put-down" if offers.is_begun else "ui-tray-take-back")
            ways.append(
                BarButton(
                    "back", words, "steel", self._asked.say("ui-tray-key-escape"), "symbols/undo", tip=self._back_tip
                )
            )
        if not offers.mine:
            return [], [*ways, self._hold("primary")]
        if self.is_claim:
            return self.claims(offers), [*ways, *self._claims_on(offers)]
        loose = [self._act(index) for index in offers.loose if offers.act(index).tone != "on"]
        on = [self._on(index, alone=len(offers.decision.acts) == 1) for index in self._ways_on(offers)]
        if offers.several:
            on.append(self._confirm(offers))
        elif offers.chosen:
            # The private screen collects more clicks before it sends the answer.
            words = self._asked.say("ui-tray-confirm")
            on.append(BarButton("confirm", words, "primary", self._asked.say("ui-tray-key-enter")))
        if self._holding:
            on.append(self._hold("steel"))
        if offers.impossible:
            words = self._asked.say("ui-tray-impossible", count=len(offers.impossible))
            ways.insert(0, BarButton("impossible", words, "quiet", tip=self._asked.say("ui-tray-impossible-tip")))
        numbered = [evolve(one, hint=str(number) if number < 10 else "") for number, one in enumerate(loose, start=1)]
        return numbered, [*ways, *on]

    def _hold(self, kind: Kind) -> BarButton:
        """The last on the right, whatever else there is: it must not move from under the pointer."""
        return BarButton("hold", self._asked.say("ui-table-hold-button"), kind, symbol="symbols/lock_eye")

    @staticmethod
    def _ways_on(offers: Offers) -> list[int]:
        decision = offers.decision
        assert decision is not None
        return [index for index in offers.loose if decision.acts[index].tone == "on"]

    def _act(self, index: int) -> BarButton:
        offers = self._asked.offers
        assert offers is not None
        cost = offers.cost(index)
        symbol = f"symbols/cost_{cost}" if cost is not None and cost <= 2 else ""
        kind: Kind = "danger" if offers.hurts(index) else "primary" if self._alone(offers) else "steel"
        if index in offers.chosen:
            kind, symbol = "primary", "symbols/check"
        words = self._asked.ui.lines((index,), offers, self._asked.view, offers.words)[0]
        return BarButton(f"act-{index}", words, kind, symbol=symbol, index=index, tip=offers.warning(index))

    @staticmethod
    def _alone(offers: Offers) -> bool:
        return offers.decision is not None and len(offers.decision.acts) == 1

    def _on(self, index: int, *, alone: bool) -> BarButton:
        assert self._asked.offers is not None
        hint = self._asked.say("ui-tray-key-enter") if alone else "" if self._asked.offers.act(index).quiet else "N"
        kind: Kind = "danger" if self._asked.offers.hurts(index) else "primary" if alone else "steel"
        tip = self._asked.offers.warning(index)
        return BarButton(f"act-{index}", self._asked.offers.label(index), kind, hint, index=index, tip=tip)

    def _confirm(self, offers: Offers) -> BarButton:
        decision = offers.decision
        assert decision is not None
        none = not offers.chosen and decision.least == 0
        words = self._asked.say("ui-tray-none" if none else "ui-tray-confirm")
        warning = offers.about_warning()
        kind: Kind = "steel" if not offers.can_confirm else "danger" if warning else "primary"
        hint = self._asked.say("ui-tray-key-enter")
        return BarButton("confirm", words, kind, hint, enabled=offers.can_confirm, tip=warning)

    def claims(self, offers: Offers, *, short: bool = False) -> list[BarButton]:
        """A button for everybody who may say yes; ``short`` has only the name."""
        assert offers.decision is not None and self._asked.view is not None
        names = {one.seat: one.name for one in self._asked.view.people}
        own = f"ui-tray-claim-{offers.decision.topic}"
        says = own if self._asked.words is not None and self._asked.words.has(own) else "ui-tray-claim"
        found: list[BarButton] = []
        for index, act in enumerate(offers.decision.acts):
            if isinstance(act, Claim):
                chosen = index in offers.chosen
                name = names.get(act.seat, "")
                words = name if short else self._asked.say(says, name=name)
                symbol = "symbols/check" if chosen else ""
                found.append(BarButton(f"act-{index}", words, "steel", str(len(found) + 1), symbol, index))
        return found

    def _claims_on(self, offers: Offers) -> list[BarButton]:
        if offers.chosen:
            return [
                BarButton(
                    "confirm", self._asked.say("ui-tray-confirm"), "primary", self._asked.say("ui-tray-key-enter")
                )
            ]
        return [BarButton("decline", self._asked.say("ui-tray-nobody"), "primary", "N")]
