"""The window: draws views, turns clicks into answers. Contains no rule of any game."""

import ctypes
import sys

if sys.version_info < (3, 12):
    # QTWORKAROUND: PySide6 6.12.0 takes a reference to None away with each call that returns nothing (measured: 1,000 calls of
    # QPainter.drawPath, 1,000 references). From Python 3.12 on None is immortal; on 3.11 the program dies after some ten
    # thousand calls with "deallocating None". So None gets more references than anybody can use up.
    ctypes.c_ssize_t.from_address(id(None)).value += 1 << 40
