"""How things move: the curves along which pieces glide, appear and land. How long it takes is in the theme."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve

MOVE: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)
"""From one place to another."""
APPEAR: Final = QEasingCurve(QEasingCurve.Type.OutCubic)
"""Comes in fast and settles."""
IMPACT: Final = QEasingCurve(QEasingCurve.Type.OutBack)
"""Lands a little too far and springs back."""
