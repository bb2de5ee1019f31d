"""No game leaves the table before it is safe, or before somebody has said that it is given up.

Two moments can lose one: another game, or another state of the same one, takes the autosave's place; and the table is
left while its last answers could not be saved. Before both everything is tried once more, and what cannot be saved then
is a question to the person, never a sentence after the loss.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from nemesis_desktop.engine.saving.storage import SaveError
from nemesis_desktop.engine.text import Text
from nemesis_desktop.table.desk.helpers.shell import Shell

if TYPE_CHECKING:
    from nemesis_desktop.engine.kind import Progress
    from nemesis_desktop.engine.match import Match
    from nemesis_desktop.table.furniture.play.controller import TableController
    from nemesis_desktop.table.furniture.question import Question


class Safekeeping(QObject):
    """Stands between the game on the table and whatever takes its place.

    Args:
        window: where questions are asked and sentences told.
        called: what a game is called to which nobody has given a name.
    """

    def __init__(self, window: Shell, called: Callable[[Sequence[str], Progress], str]) -> None:
        super().__init__(window)
        self._window = window
        self._called = called
        self._question: Question | None = None

    @staticmethod
    def is_saved(controller: TableController | None) -> bool:
        """Whether all that was answered, and the time that went by, is on the disk; what is not is written now."""
        return controller is None or controller.autosave.is_whole or controller.autosave.write()

    def before_leaving(self, controller: TableController | None, leave: Callable[[], None]) -> None:
        """Leave the table, at once if everything is saved."""
        if self.is_saved(controller):
            leave()
        else:
            assert controller is not None and controller.autosave.problem is not None
            question = Text("ui-table-ask-leave", problem=controller.autosave.problem)
            self._ask(question, Text("ui-table-leave-unsaved"), leave)

    def before_another(
        self, controller: TableController | None, coming: Match[Any, Any], begin: Callable[[], None]
    ) -> None:
        """Let another game take the place of the one to continue, once that one is safe."""
        self.before_leaving(controller, lambda: self._keep(coming, begin))

    def _keep(self, coming: Match[Any, Any], begin: Callable[[], None]) -> None:
        window = self._window
        try:
            kept = window.saves.keep_unfinished(coming.document(), self._called)
        except SaveError as problem:
            self._ask(Text("ui-table-ask-give-up", problem=problem.text), Text("ui-table-give-up"), begin)
            return
        begin()
        if kept is not None:
            window.tell(Text("ui-table-kept", name=kept.name))

    def _ask(self, question: Text, yes: Text, agreed: Callable[[], None]) -> None:
        from nemesis_desktop.table.furniture.question import Question

        window, say = self._window, self._window.words.text
        if self._question is None:
            self._question = Question(window)
        self._question.set_scale(window.unit(), window.settings.text_scale)
        no, key = say(Text("ui-start-back")), say(Text("ui-table-key-escape"))
        self._question.ask(say(question), say(yes), no, key, agreed)
