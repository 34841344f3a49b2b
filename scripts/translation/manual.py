"""The manual page in other languages: po4a(1) writes scripts/catalejo.LANGUAGE.1.in of po/manual/LANGUAGE.po."""

from __future__ import annotations

import pathlib
import shutil
import tempfile
from collections.abc import Iterator

from translation.catalogs import AGAIN, read, run
from translation.table import is_translated

CONFIGURATION = "po/manual/po4a.cfg"


def write(root: pathlib.Path) -> None:
    """Brings the texts of the English page into po/manual, and makes the other pages of them."""
    if not (root / CONFIGURATION).exists():
        return
    # po4a goes by the times of files. It makes a page that is missing anew, and with `--force` it would
    # write a new date into the template each time.
    for page in (root / "scripts").glob("catalejo.??.1.in"):
        page.unlink()
    run("po4a", "--quiet", CONFIGURATION, folder=root)


def files(root: pathlib.Path) -> list[pathlib.Path]:
    """What po4a reads and writes."""
    return sorted([*(root / "po/manual").iterdir(), *(root / "scripts").glob("catalejo.*1.in")])


def faults(root: pathlib.Path) -> Iterator[str]:
    """The files that are not as po4a would make them anew, and the texts without a translation."""
    if not (root / CONFIGURATION).exists():
        return
    with tempfile.TemporaryDirectory() as folder:
        anew = pathlib.Path(folder)
        for path in files(root):
            copy = anew / path.relative_to(root)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
        write(anew)
        for made in files(anew):
            name = made.relative_to(anew)
            kept = root / name
            if not kept.exists() or kept.read_bytes() != made.read_bytes():
                yield f"{name}: not as in its sources; {AGAIN}"
    for path in sorted((root / "po/manual").glob("*.po")):
        for entry in read(path):
            if not entry.obsolete and not is_translated(entry):
                yield f"po/manual/{path.name}: the translation of “{entry.msgid[:60]}” is missing"
