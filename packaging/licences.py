"""The licences of everything in the packaged program: for the About screen, the package's own list, and the SBOM.

Most parts bring their licence text with them. What nobody brings lies in ``packaging/licences``.
"""

from __future__ import annotations

import json
import re
import sys
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parent
TEXTS = HERE / "licences"


class Part(NamedTuple):
    """Something inside the packaged program.

    Attributes:
        name: as its makers call it.
        kind: ``own``, ``font`` or ``library``.
        licence: an SPDX expression.
        version: of what is bundled; empty where it has none of its own.
        home: where its makers are found.
        texts: the files that hold its licence.
        only: the platform (of ``sys.platform``) on which it is bundled; empty for all.
        purl: its package URL; empty for what is in no registry.
    """

    name: str
    kind: str
    licence: str
    version: str
    home: str
    texts: tuple[Path, ...]
    only: str = ""
    purl: str = ""


def parts(platform: str = sys.platform) -> list[Part]:
    """Everything that is bundled on a platform, our own work first."""
    everything = [*_ours(), *_libraries(), *_foundations()]
    return [part for part in everything if part.only in ("", platform)]


def _ours() -> list[Part]:
    from nemesis_desktop import __version__

    fonts = REPOSITORY / "assets" / "shared" / "fonts"
    fira = metadata.distribution("fontpkg-fira-sans-condensed")
    return [
        Part("Nemesis Desktop", "own", "MIT", __version__, "", (REPOSITORY / "LICENSE",)),
        Part("Tektur", "font", "OFL-1.1", "", "https://github.com/hyvyys/Tektur", (fonts / "OFL-Tektur.txt",)),
        Part(
            "Fira Sans Condensed",
            "font",
            "OFL-1.1",
            fira.version,
            "https://github.com/mozilla/Fira",
            _shipped("fontpkg-fira-sans-condensed"),
            purl=f"pkg:pypi/fontpkg-fira-sans-condensed@{fira.version}",
        ),
    ]


def _library(name: str, licence: str, home: str, package: str, *more: str, own_texts: bool = True) -> Part:
    version = metadata.version(package)
    texts = (*(_shipped(package) if own_texts else ()), *(TEXTS / file for file in more))
    purl = f"pkg:pypi/{re.sub(r'[-_]+', '-', package).lower()}@{version}"
    return Part(name, "library", licence, version, home, texts, purl=purl)


def _libraries() -> list[Part]:
    lgpl = ("LGPL-3.0.txt", "GPL-3.0.txt")
    return [
        _library(
            "Qt and PySide6",
            "LGPL-3.0-only",
            "https://www.qt.io",
            "PySide6-Essentials",
            *lgpl,
            "Qt-third-party.txt",
            own_texts=False,
        ),
        _library("Shiboken", "LGPL-3.0-only", "https://www.qt.io", "shiboken6", *lgpl, own_texts=False),
        _library("attrs", "MIT", "https://www.attrs.org", "attrs"),
        _library("cattrs", "MIT", "https://catt.rs", "cattrs"),
        _library("fluent.runtime", "Apache-2.0", "https://projectfluent.org", "fluent.runtime", "Apache-2.0.txt"),
        _library("fluent.syntax", "Apache-2.0", "https://projectfluent.org", "fluent.syntax", "Apache-2.0.txt"),
        _library("Babel", "BSD-3-Clause", "https://babel.pocoo.org", "babel"),
        _library("cffi", "MIT-0", "https://cffi.readthedocs.io", "cffi"),
        _library("miniaudio", "MIT", "https://github.com/irmen/pyminiaudio", "miniaudio"),
        _library("platformdirs", "MIT", "https://platformdirs.readthedocs.io", "platformdirs"),
        _library("pytz", "MIT", "https://pythonhosted.org/pytz", "pytz"),
        _library("tqdm", "MPL-2.0 AND MIT", "https://tqdm.github.io", "tqdm"),
        _library("typing_extensions", "PSF-2.0", "https://typing-extensions.readthedocs.io", "typing_extensions"),
    ]


def _foundations() -> list[Part]:
    python = f"{sys.version_info.major}.{sys.version_info.minor}.{sys.version_info.micro}"
    starter = metadata.version("pyinstaller")

    def carried(name: str, licence: str, home: str, file: str, only: str = "linux") -> Part:
        return Part(name, "library", licence, "", home, (TEXTS / file,), only)

    return [
        Part("Python", "library", "PSF-2.0", python, "https://www.python.org", (python_licence(),)),
        Part(
            "PyInstaller's starter",
            "library",
            "GPL-2.0-or-later WITH Bootloader-exception",
            starter,
            "https://pyinstaller.org",
            _shipped("pyinstaller"),
            purl=f"pkg:pypi/pyinstaller@{starter}",
        ),
        carried("ICU", "Unicode-3.0", "https://icu.unicode.org", "ICU.txt"),
        carried("OpenSSL (libcrypto)", "Apache-2.0", "https://www.openssl.org", "Apache-2.0.txt", only=""),
        carried("libffi", "MIT", "https://sourceware.org/libffi", "libffi.txt", only=""),
        carried("xcb-util", "MIT", "https://xcb.freedesktop.org", "xcb-util.txt"),
        carried("libxkbcommon", "MIT", "https://xkbcommon.org", "xkbcommon.txt"),
    ]


def _shipped(package: str) -> tuple[Path, ...]:
    """The licence files in the record of an installed package."""
    found = []
    for file in metadata.files(package) or ():
        named = any(word in file.name.upper() for word in ("LICENSE", "LICENCE", "COPYING", "OFL"))
        if named and file.suffix not in (".py", ".pyc"):
            found.append(Path(str(file.locate())))
    return tuple(sorted(found))


def python_licence() -> Path:
    """Where this Python keeps its licence; each system has its own place. Raises ``FileNotFoundError``."""
    base = Path(sys.base_prefix)
    library = base / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}"
    places = (
        library / "LICENSE.txt",
        base / "LICENSE.txt",
        base / "LICENSE",
        Path(f"/usr/share/doc/python{sys.version_info.major}.{sys.version_info.minor}/copyright"),
    )
    for place in places:
        if place.is_file():
            return place
    raise FileNotFoundError("the licence of Python")


def text_of(part: Part) -> str:
    """The whole licence text of a part."""
    return "\n\n".join(path.read_text(encoding="utf-8").strip() for path in part.texts) + "\n"


def file_name(part: Part) -> str:
    """The name of the file with a part's licence."""
    return re.sub(r"[^a-z0-9]+", "-", part.name.lower()).strip("-") + ".txt"


def write(folder: Path) -> None:
    """Write a file for each part and ``index.json``, which the About screen reads.

    Raises ``ValueError`` for a part without a licence text: such a program must not be given to anybody.
    """
    folder.mkdir(parents=True, exist_ok=True)
    index = []
    for part in parts():
        text = text_of(part)
        if not text.strip():
            raise ValueError(f"{part.name} has no licence text")
        (folder / file_name(part)).write_text(text, encoding="utf-8", newline="\n")
        index.append(
            {
                "name": part.name,
                "kind": part.kind,
                "licence": part.licence,
                "version": part.version,
                "file": file_name(part),
            }
        )
    (folder / "index.json").write_text(json.dumps(index, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
