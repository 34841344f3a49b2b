"""The files of po/: the template that is made from the sources, and a catalog for each language.

polib reads and writes them, and GNU gettext merges and judges them.
"""

from __future__ import annotations

import pathlib
import re
import subprocess
from collections.abc import Iterator

import polib

from translation.messages import Message, messages
from translation.tokens import Unreadable

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
AGAIN = "run scripts/texts"
TREES = ("Sources", "Features", "Services")
PLACEHOLDER = re.compile(r"\{\d+\}")
# The name of the flag with which gettext compares the placeholders of a text and its translation.
FLAG = "python-brace-format"
HEADER = {
    "Project-Id-Version": "catalejo",
    "Language": "",
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=UTF-8",
    "Content-Transfer-Encoding": "8bit",
    "Plural-Forms": "nplurals=INTEGER; plural=EXPRESSION;",
}

Key = tuple[str, str]


class Problem(Exception):
    """Why the files can't be made, as lines for whoever runs the script."""


def key(entry: polib.POEntry) -> Key:
    return entry.msgctxt or "", entry.msgid


class Catalogs:
    """The folder po/ of a project."""

    def __init__(self, root: pathlib.Path = ROOT) -> None:
        self.root = root
        self.folder = root / "po"
        self.template = self.folder / "catalejo.pot"

    def paths(self) -> list[pathlib.Path]:
        return sorted(self.folder.glob("*.po"))

    def whole(self) -> set[str]:
        """The languages that have to have each text: po/LINGUAS lists them."""
        lines = (self.folder / "LINGUAS").read_text().splitlines()
        return {word for line in lines for word in line.split("#")[0].split()}

    def from_sources(self) -> polib.POFile:
        """Makes the template anew: messages in the order of files and lines."""
        made = polib.POFile(wrapwidth=79)
        made.metadata = dict(HEADER)
        entries: dict[Key, polib.POEntry] = {}
        problems = []
        for tree in TREES:
            for path in sorted((self.root / tree).rglob("*.swift")):
                name = str(path.relative_to(self.root))
                try:
                    found, faults = messages(path.read_text())
                except Unreadable as fault:
                    found, faults = [], [fault]
                problems += [f"{name}:{fault.line}: {fault}" for fault in faults]
                for message in found:
                    problems += add(message, name, entries)
        if problems:
            raise Problem("\n".join(problems))
        made.extend(entries.values())
        return made

    def merge(self, path: pathlib.Path) -> None:
        """Gives a language the messages of the template; it keeps translations of those that are gone.

        `--update` would leave the lines of a file as they are that polib, or an editor, laid out."""
        run("msgmerge", "--quiet", "--output-file", str(path), "--no-fuzzy-matching",
            "--add-location=file", str(path), str(self.template))

    def faults(self, path: pathlib.Path) -> list[str]:
        """What msgfmt finds: plural forms, placeholders, line breaks at the ends, a header."""
        done = subprocess.run(["msgfmt", "--check", "--output-file=/dev/null", str(path)],
                              text=True, capture_output=True)
        prefix = f"{self.root}/"
        return [line.replace(prefix, "") for line in done.stderr.splitlines()] if done.returncode else []


def add(message: Message, file: str, entries: dict[Key, polib.POEntry]) -> Iterator[str]:
    """Adds a message to those before it; yields a problem if it contradicts one of them."""
    place = (message.context or "", message.english)
    entry = entries.get(place)
    if entry is None:
        entry = entries[place] = polib.POEntry(msgid=message.english, msgctxt=message.context)
        if PLACEHOLDER.search(message.english + (message.plural or "")):
            entry.flags.append(FLAG)
    if message.plural is not None:
        if entry.msgid_plural not in ("", message.plural):
            yield f"{file}:{message.line}: “{message.english}” has two plurals; give one a context"
        entry.msgid_plural = message.plural
        entry.msgstr_plural = {0: "", 1: ""}
    if (file, "") not in entry.occurrences:
        entry.occurrences.append((file, ""))
    if message.comment and message.comment not in entry.comment.split("\n"):
        entry.comment = "\n".join(filter(None, (entry.comment, message.comment)))


def read(path: pathlib.Path) -> polib.POFile:
    try:
        return polib.pofile(str(path), wrapwidth=79)
    except (OSError, UnicodeDecodeError) as error:
        raise Problem(f"{path.name} can't be read: {error}") from None


def run(*command: str, folder: pathlib.Path | None = None) -> None:
    done = subprocess.run(command, text=True, stderr=subprocess.PIPE, cwd=folder)
    if done.returncode:
        raise Problem(done.stderr.strip())
