"""The table of translations in the program: Sources/C/CNames/blobs/messages.bin.

Sources/Kernel/Domain/Messages/MessageTable.swift reads it in place. All numbers are u32,
little-endian, and offsets count from the table's begin:

    "messages", the number of keys, the number of languages
    for each language: where its code begins, where its plural rule begins and ends, the number of
        its plural forms, where its column begins
    the column of keys, sorted by their bytes
    the column of each language
    texts

A column has one offset for each key, and one more: a text ends where the next one begins. An empty
text is a missing translation. Keys are as in .mo files: the context, U+0004 and the English text, or
the text alone. U+0000 stands between plural forms.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable

import polib

from translation.catalogs import Problem, key

MAGIC = b"messages"
RULE = re.compile(r"nplurals\s*=\s*(\d+)\s*;\s*plural\s*=\s*([^;]+?)\s*;?\s*$")


def table(template: polib.POFile, languages: dict[str, polib.POFile]) -> bytes:
    """The bytes of the table, the same for the same files."""
    keys = sorted(encoded(entry) for entry in template)
    texts = Texts(len(MAGIC) + 8 + len(languages) * 20 + (len(keys) + 1) * (len(languages) + 1) * 4)
    column = texts.start - (len(keys) + 1) * len(languages) * 4
    columns = [texts.column(keys)]
    heads = []
    for code, catalog in sorted(languages.items()):
        count, rule = plural_rule(code, catalog)
        translations = {encoded(entry): translation(entry, count) for entry in catalog}
        columns.append(texts.column(translations.get(one, b"") for one in keys))
        start = texts.add(code.encode())
        middle = texts.add(rule.encode())
        heads.append(struct.pack("<5I", start, middle, texts.end, count, column))
        column += (len(keys) + 1) * 4
    counts = struct.pack("<2I", len(keys), len(languages))
    return b"".join([MAGIC, counts, *heads, *columns, *texts.pieces])


class Texts:
    """The end of the table, which grows."""

    def __init__(self, start: int) -> None:
        self.start = self.end = start
        self.pieces: list[bytes] = []

    def add(self, text: bytes) -> int:
        self.pieces.append(text)
        self.end += len(text)
        return self.end - len(text)

    def column(self, texts: Iterable[bytes]) -> bytes:
        """Adds some texts, and returns their offsets and their end."""
        offsets = [self.add(text) for text in texts] + [self.end]
        return struct.pack(f"<{len(offsets)}I", *offsets)


def encoded(entry: polib.POEntry) -> bytes:
    context, english = key(entry)
    return (f"{context}\x04{english}" if context else english).encode()


def is_translated(entry: polib.POEntry) -> bool:
    """Whether the program may show it: a fuzzy translation is a guess, and a plural needs all forms."""
    return not entry.obsolete and not entry.fuzzy and bool(entry.translated())


def translation(entry: polib.POEntry, count: int) -> bytes:
    if not is_translated(entry):
        return b""
    if not entry.msgid_plural:
        return entry.msgstr.encode()
    forms = [entry.msgstr_plural.get(form, "") for form in range(count)]
    return "\0".join(forms).encode() if all(forms) else b""


def plural_rule(code: str, catalog: polib.POFile) -> tuple[int, str]:
    """The number of plural forms, and the expression of C that chooses one."""
    found = RULE.match(catalog.metadata.get("Plural-Forms", ""))
    if not found:
        raise Problem(f"po/{code}.po: no Plural-Forms that can be read")
    return int(found[1]), "".join(found[2].split())
