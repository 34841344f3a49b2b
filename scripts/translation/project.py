"""The texts of a project, from its sources to the table in the program: written, and compared."""

from __future__ import annotations

from collections.abc import Iterator

from translation import checks, manual
from translation.catalogs import AGAIN, Catalogs, read
from translation.table import table

BLOB = "Sources/C/CNames/blobs/messages.bin"


def write(catalogs: Catalogs) -> Iterator[str]:
    """Writes all files anew, and says what each language lacks."""
    made = catalogs.from_sources()
    made.save(str(catalogs.template))
    for path in catalogs.paths():
        catalogs.merge(path)
    languages = {path.stem: read(path) for path in catalogs.paths()}
    (catalogs.root / BLOB).write_bytes(table(made, languages))
    manual.write(catalogs.root)
    for code, catalog in languages.items():
        yield f"{code}: {checks.missing(catalog)} of {len(made)} texts are missing"


def faults(catalogs: Catalogs) -> Iterator[str]:
    made = catalogs.from_sources()
    yield from checks.template_faults(made, catalogs)
    languages = {path.stem: read(path) for path in catalogs.paths()}
    whole = catalogs.whole()
    for code in sorted(whole - set(languages)):
        yield f"po/LINGUAS: there is no po/{code}.po"
    for path in catalogs.paths():
        code = path.stem
        yield from catalogs.faults(path)
        yield from checks.language_faults(made, code, languages[code], code in whole)
    yield from manual.faults(catalogs.root)
    yield from checks.foreign_faults(catalogs.root)
    blob = catalogs.root / BLOB
    if not blob.exists() or blob.read_bytes() != table(made, languages):
        yield f"{BLOB}: not as in po/; {AGAIN}"
