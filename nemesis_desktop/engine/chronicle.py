"""What is kept of a game that has been played, and how its game tells of it: one line of the history.

The furniture knows when a game ended, how long people sat at it, who they were and who won. Everything else on the line
are the game's own facts: it says which there are, what a file may hold of them, and puts them into words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from attrs import evolve, field, frozen

from nemesis_desktop.engine.saving.bounded import part, parts, whole
from nemesis_desktop.engine.text import Text

if TYPE_CHECKING:
    from nemesis_desktop.engine.journal import Json


@frozen
class Player:
    """One person in a game.

    Attributes:
        name: as the person was called; empty for whoever gave no name.
        colour: the number of their token.
        won: whether they won.
        facts: what the game keeps of them.
        level: how the program played the seat at the end; empty for a person.
    """

    name: str
    colour: int
    won: bool
    facts: Mapping[str, Json] = field(factory=dict)
    level: str = ""


@frozen
class Ended:
    """How a game ended.

    Attributes:
        players: everybody, in seating order.
        facts: what the game keeps of the whole.
    """

    players: tuple[Player, ...]
    facts: Mapping[str, Json] = field(factory=dict)

    def filled_by(self, levels: Mapping[int, str]) -> Ended:
        """The same, with the levels of those seats that the program played."""
        players = tuple(evolve(one, level=levels.get(seat, "")) for seat, one in enumerate(self.players))
        return evolve(self, players=players)

    @property
    def won(self) -> bool:
        """Whether anybody won."""
        return any(player.won for player in self.players)


@frozen
class Sign:
    """A symbol that stands beside words, and the colour that it has: both as the look calls them."""

    symbol: str
    ink: str


GOOD: Final = Sign("symbols/check", "state.success")
BAD: Final = Sign("symbols/cross", "text.pale")
LOST: Final = Sign("symbols/cross", "state.danger")
"""Of a whole game that ended badly; ``BAD`` is of a person in it."""


@frozen
class Epilogue:
    """What became of somebody.

    Attributes:
        state: in a word.
        sign: the same as a symbol; its colour is that of the word.
        lines: the rest.
    """

    state: str
    sign: Sign
    lines: Sequence[str] = ()


@frozen
class HowOften:
    """How often something was so, of how many."""

    name: str
    count: int
    all: int


@frozen
class Grouping:
    """A table of figures: for each character, say, how often it was played.

    Attributes:
        heading: what stands over it.
        members: each of them and the players that count for it.
    """

    heading: str
    members: Sequence[tuple[str, Sequence[Player]]]


class Wording(Protocol):
    """The words of a language."""

    def text(self, text: Text) -> str:
        """A message in words."""
        ...

    def has(self, id: str) -> bool:
        """Whether the language has the message."""
        ...


@frozen
class Column:
    """A fact that is kept: what a file may hold of it.

    Attributes:
        type: words, whether something is so, or a number.
        several: whether it is a list of them.
        most: how large a number can be; none is below 0.
        before: what was so in games from before it was kept; None for what has always been.
    """

    type: type[str] | type[bool] | type[int]
    several: bool = False
    most: int = 0
    before: str | int | None = None

    def read(self, facts: Mapping[str, Json], name: str) -> Json:
        """The fact of this name. Raises ``ValueError`` where it is not what it can be."""
        if self.before is not None and name not in facts:
            return self.before
        if self.several:
            return cast("Json", parts(facts, name, self.type))
        return whole(facts.get(name), 0, self.most) if self.type is int else cast("Json", part(facts, name, self.type))


WON: Final = "won"
"""Stands among the columns of a player, though it is kept for every game alike."""


class Chronicle(Protocol):
    """How a game is kept in the history, and told of there.

    A game says which facts it keeps, and what they are at its end. What has a body here is enough for a game that only
    knows who won; one that has more to tell says it.
    """

    @property
    def columns(self) -> Mapping[str, Column]:
        """The facts about a game, in the order of a table."""
        ...

    @property
    def player_columns(self) -> Mapping[str, Column]:
        """The facts about a player in the order of a table; ``WON`` is among them."""
        ...

    def ended(self, view: Any) -> Ended:
        """What is kept of a game that is over, as everybody sees it. Raises ``ValueError`` for one that is not."""
        ...

    def noted(self, ended: Ended, own: Mapping[str, Json]) -> Ended:
        """The same, with what the game's table has noted beside the rules: ``own``, as it is saved with the match."""
        return ended

    # ---- one game

    def way(self, ended: Ended, words: Wording) -> str:
        """How it was played, in a word or two."""
        return ""

    def outcome(self, ended: Ended, words: Wording) -> str:
        """How it ended, in a word or two: how many have won, or whether the only one has."""
        if len(ended.players) == 1:
            return words.text(Text(f"ui-history-alone-{'won' if ended.won else 'lost'}"))
        won = sum(player.won for player in ended.players)
        return words.text(Text("ui-history-winners", count=won, people=len(ended.players)))

    def sign(self, ended: Ended) -> Sign:
        """How it ended, as a symbol."""
        return GOOD if ended.won else BAD

    def headline(self, ended: Ended, words: Wording) -> str:
        """How it ended, in a headline; what ``outcome`` says where a game has none of its own."""
        return self.outcome(ended, words)

    def picture(self, ended: Ended) -> str:
        """How it ended, as a drawing in ``art``; empty where a game has none."""
        return ""

    def emblem(self, player: Player) -> str:
        """The symbol of whom somebody played; empty where nobody plays anybody."""
        return ""

    def length(self, ended: Ended, words: Wording) -> str:
        """How long the game was by its own measure; empty where it has none."""
        return ""

    def told(self, ended: Ended, words: Wording) -> Iterator[str]:
        """Lines about the whole game."""
        return iter(())

    def of_player(self, player: Player, words: Wording) -> Epilogue:
        """What became of somebody."""
        return Epilogue(
            words.text(Text(f"ui-history-alone-{'won' if player.won else 'lost'}")), GOOD if player.won else BAD
        )

    # ---- many games

    @property
    def counted(self) -> Sequence[str]:
        """What is counted of players beside how often they played: truth values among their facts, or ``WON``.

        ``ui-history-column-<name>`` stands over each.
        """
        return (WON,)

    def totals(self, games: Sequence[Ended], words: Wording) -> Iterator[tuple[str, str]]:
        """Figures over games: a name, and a number of how many."""
        return iter(())

    def shares(self, games: Sequence[Ended], words: Wording) -> Iterator[tuple[str, Sequence[HowOften]]]:
        """Headings, and under each how often something was so."""
        return iter(())

    def groupings(self, games: Sequence[Ended], words: Wording) -> Iterator[Grouping]:
        """Tables of players by something else than who they were."""
        return iter(())


def checked(columns: Mapping[str, Column], facts: Mapping[str, Json]) -> Mapping[str, Json]:
    """The facts of these columns, of what a file holds. Raises ``ValueError`` where one is not what it can be."""
    return {name: column.read(facts, name) for name, column in columns.items() if name != WON}


def known(message: str, otherwise: str, words: Wording) -> str:
    """A message; something else where a newer program knew it and this does not."""
    return words.text(Text(message)) if words.has(message) else otherwise


def strings(value: Json) -> list[str]:
    """What a column holds that holds several texts."""
    return cast("list[str]", value)
