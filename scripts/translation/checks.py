"""The faults of translations: `scripts/texts --check` prints them as lines."""

from __future__ import annotations

import pathlib
import re
import unicodedata
from collections.abc import Iterator

import polib

from translation.catalogs import AGAIN, TREES, Catalogs, Key, key, read
from translation.table import is_translated
from translation.tokens import Token, tokens

# The contexts of words that are typed: no two messages of one may have the same word in a language.
# English words act in each language. A verb may have several words, with blanks between them.
TYPED = {"verb", "abbreviation", "filter", "sort", "topic"}


# Letters and signs of Spanish and French that English does not have, and the words that have them all
# the same.
FOREIGN = re.compile("[áéíóúñ¿¡àâçèêëîïôùûœ«»]", re.IGNORECASE)
ENGLISH = re.compile("Pokémon|Pokédex|Pokédollars")
# Files with words that are read or typed, but not shown: entities, quotation marks, an example.
READ = {
    "Services/Catalogs/Articles/ArticlesAnswer.swift",
    "Services/Maps/Points/XML/HTMLEntities.swift", "Sources/CommandLine/CommandUsage.swift",
    "Sources/Kernel/Domain/Fold.swift", "Sources/Kernel/PlaceNames/PlaceText.swift",
    "Sources/Kernel/TextUI/Layout/Wrapping.swift",
}


def foreign_faults(root: pathlib.Path) -> Iterator[str]:
    """Texts of the program in another language than English: they belong into po/."""
    for tree in TREES:
        for path in sorted((root / tree).rglob("*.swift")):
            name = str(path.relative_to(root))
            # The tools have servers of made-up answers, in several languages.
            if name.startswith("Sources/Tools/") or name in READ:
                continue
            source = path.read_text()
            for token in texts(tokens(source)) if FOREIGN.search(source) else ():
                if FOREIGN.search(ENGLISH.sub("", token.value)):
                    yield f"{name}:{token.line}: “{token.value[:40]}” is no English"


def texts(found: list[Token] | tuple[Token, ...]) -> Iterator[Token]:
    for token in found:
        if token.kind == "text":
            yield token
        yield from texts(token.inner)


def form(entry: polib.POEntry) -> tuple[object, ...]:
    """The parts of an entry of the template that the sources decide."""
    return (entry.msgid_plural, sorted(entry.flags), entry.comment, sorted(entry.occurrences))


def template_faults(made: polib.POFile, catalogs: Catalogs) -> Iterator[str]:
    if not catalogs.template.exists():
        yield f"po/catalejo.pot: missing; {AGAIN}"
        return
    kept = {key(entry): form(entry) for entry in read(catalogs.template)}
    for entry in made:
        if kept.pop(key(entry), None) != form(entry):
            yield f"po/catalejo.pot: “{shown(key(entry))}” is not as in the sources; {AGAIN}"
    for gone in kept:
        yield f"po/catalejo.pot: “{shown(gone)}” is in no source; {AGAIN}"


def language_faults(
    made: polib.POFile, code: str, catalog: polib.POFile, is_whole: bool
) -> Iterator[str]:
    """The faults of a language; it need not have all texts unless it is said to be whole."""
    file = f"po/{code}.po"
    entries = {key(entry): entry for entry in catalog if not entry.obsolete}
    for entry in made:
        own = entries.pop(key(entry), None)
        if own is None or own.msgid_plural != entry.msgid_plural:
            yield f"{file}: “{shown(key(entry))}” is not as in the template; {AGAIN}"
        elif is_whole and not is_translated(own):
            reason = "only guessed (fuzzy)" if own.fuzzy else "missing"
            yield f"{file}: the translation of “{shown(key(entry))}” is {reason}"
    for gone in entries:
        yield f"{file}: “{shown(gone)}” is in no source; {AGAIN}"
    yield from clashes(file, catalog)


def clashes(file: str, catalog: polib.POFile) -> Iterator[str]:
    """Two messages that a user would type with the same word."""
    taken: dict[Key, Key] = {}
    typed = [entry for entry in catalog if entry.msgctxt in TYPED and not entry.obsolete]
    for entry in typed:
        for word in words(entry.msgctxt, entry.msgid):
            taken.setdefault((entry.msgctxt, word), key(entry))
    for entry in typed:
        if not is_translated(entry):
            continue
        for word in words(entry.msgctxt, entry.msgstr):
            other = taken.setdefault((entry.msgctxt, word), key(entry))
            if other != key(entry):
                yield f"{file}: “{word}” is a word for both {shown(other)} and {shown(key(entry))}"


def words(context: str, text: str) -> list[str]:
    """The words of a text as they are compared: without case and accents."""
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", text)
                    if not unicodedata.combining(sign)).casefold()
    return plain.split() if context == "verb" else [plain]


def missing(catalog: polib.POFile) -> int:
    return sum(not entry.obsolete and not is_translated(entry) for entry in catalog)


def shown(place: Key) -> str:
    context, english = place
    line = english.split("\n")[0]
    return f"{line} ({context})" if context else line
