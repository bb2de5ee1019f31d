"""Our icon at every size, from the one drawing ``assets/shared/icon.svg``.

Qt draws each size from the SVG itself, so that a small icon is as sharp as a large one; Pillow packs them into the
files that Windows (.ico) and macOS (.icns) want.
"""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

from PIL import Image

#: Pixels along an edge, for the hicolor theme of a Linux desktop.
LINUX_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS_SIZES = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)
MACOS_SIZES = (16, 32, 64, 128, 256, 512, 1024)


def drawn(svg: bytes, size: int) -> Image.Image:
    """The drawing as a picture of ``size`` by ``size`` pixels."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        QSvgRenderer(QByteArray(svg)).render(painter)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return Image.open(io.BytesIO(buffer.data().data())).convert("RGBA")


def make(source: Path, folder: Path) -> None:
    """Write ``nemesis-desktop.ico``, ``.icns`` and one PNG for each size into ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    svg = source.read_bytes()
    pictures = {size: drawn(svg, size) for size in sorted({*LINUX_SIZES, *WINDOWS_SIZES, *MACOS_SIZES})}
    for size in LINUX_SIZES:
        pictures[size].save(folder / f"{size}.png", optimize=True)
    for name, sizes in (("nemesis-desktop.ico", WINDOWS_SIZES), ("nemesis-desktop.icns", MACOS_SIZES)):
        largest = pictures[sizes[-1]]
        others = [pictures[size] for size in sizes[:-1]]
        if name.endswith(".ico"):
            largest.save(folder / name, sizes=[(size, size) for size in sizes], append_images=others)
        else:
            largest.save(folder / name, append_images=others)


if __name__ == "__main__":
    make(Path(__file__).resolve().parent.parent / "assets" / "shared" / "icon.svg", Path(sys.argv[1]))
