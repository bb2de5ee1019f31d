"""The two dice: their faces, and a die that tumbles before it comes to rest."""

from __future__ import annotations

from typing import Final, Literal

from nemesis_desktop.games.nemesis.components.tokens import COMBAT_DIE, NOISE_DIE
from nemesis_desktop.games.nemesis.ui.cards.pictures import DIE_FACES
from nemesis_desktop.table.drawing.canvas import Canvas

Die = Literal["noise", "combat"]

FACES: Final[dict[Die, tuple[str, ...]]] = {
    "noise": tuple(dict.fromkeys(str(face) for face in NOISE_DIE)),
    "combat": tuple(dict.fromkeys(COMBAT_DIE)),
}
TUMBLES: Final = 9
"""How many faces are seen before the die lies still."""


def face_at(die: Die, face: str, progress: float) -> str:
    """The face that is up after a part (0 to 1) of the roll; at the end the one that was rolled."""
    if progress >= 1:
        return face
    faces = FACES[die]
    start = faces.index(face) if face in faces else 0
    return faces[(start + TUMBLES - int(progress * TUMBLES)) % len(faces)]


def ink_of(face: str) -> str:
    """The colour of a face: cold for noise, red for what hurts, bone for combat."""
    if face == "danger":
        return "state.danger"
    if face in FACES["noise"]:
        return "accent.cold"
    return "text.primary"


def paint_die(canvas: Canvas, x: float, y: float, size: float, face: str) -> None:
    """A face of a die with its upper left corner at a point."""
    canvas.symbol(DIE_FACES.get(face, "symbols/die_combat_blank"), x, y, size, ink_of(face))
