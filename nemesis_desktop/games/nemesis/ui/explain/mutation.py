"""The words of mutation cards: both effects in full, as far as the reader may know the card."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.species.carnomorphs.components.mutations import MUTATIONS
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.widgets.card_frame import Card, Sayer, raised


def explain_mutation(id: str, words: Words) -> Explanation:
    """A mutation card: when it can be used, and what it does after either result of the scan."""
    say = Sayer(words)
    printed = [
        f"{say(name)}: {say(f'mutation-{id}-{half}')}"
        for half, name in (("infected", "contamination-infected"), ("healthy", "contamination-clean"))
    ]
    timing = MUTATIONS[id]
    term = f"term-{timing.replace('_', '-')}"
    use = () if timing == "any" else (f"{raised(say(term))}.",)
    lines = (*use, say("term-mutation-action-text"))
    return Explanation(raised(say(f"mutation-{id}")), lines, card=Card("mutation", id), printed=tuple(printed))


def explain_mutation_of(seat: Seat, view: View | None, words: Words) -> Explanation | None:
    """Somebody's mutation: the card where it is open to the reader, else what mutation cards are."""
    if view is None:
        return None
    person = next((one for one in view.crew if one.seat == seat), None)
    mine = view.mine.mutation if view.mine is not None and view.mine.seat == seat else None
    card = mine or (person.mutation if person is not None else None)
    if card is not None:
        return explain_mutation(card, words)
    return Explanation(raised(words.text(Text("term-mutation"))), (words.text(Text("term-mutation-text")),))
