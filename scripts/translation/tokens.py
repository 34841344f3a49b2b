"""The tokens of Swift sources: words, signs, texts with their values, and comments."""

from __future__ import annotations

import bisect
import re
from dataclasses import dataclass

# Each begins a token; the names of the groups say which kind.
START = re.compile(
    r'(?P<blank>\s+)|(?P<remark>//[^\n]*)|(?P<block>/\*)|(?P<text>#*"(?:""(?=[ \t]*\n))?)'
    r"|(?P<pattern>#*/)|(?P<word>`\w+`|[^\W\d]\w*)|(?P<number>\d[\w.]*)|(?P<sign>.)")
BLOCK = re.compile(r"/\*|\*/")
ESCAPE = re.compile(r"u\{([0-9A-Fa-f]{1,8})\}|[0\\tnr\"']")
ESCAPED = {"0": "\0", "\\": "\\", "t": "\t", "n": "\n", "r": "\r", '"': '"', "'": "'"}
# After these words a slash begins a regular expression; after another one it divides.
BEFORE_PATTERN = {"return", "case", "in", "if", "guard", "while", "else", "try", "await", "let", "var",
                  "where", "throw", "switch"}


@dataclass(frozen=True)
class Token:
    """A text's value has no escapes; it is unknown if the text has an interpolation, whose tokens are
    `inner`."""
    kind: str  # word, number, sign, pattern, text or remark
    value: str
    line: int
    column: int
    begins_line: bool = False
    is_interpolated: bool = False
    inner: tuple[Token, ...] = ()


class Unreadable(Exception):
    """A place that the tokenizer can't read, with its line."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(problem)
        self.line = line


def tokens(source: str) -> list[Token]:
    return Tokenizer(source).until_end()


class Tokenizer:
    def __init__(self, source: str) -> None:
        self.source = source
        self.position = 0
        self.heads = [0] + [found.end() for found in re.finditer("\n", source)]

    def until_end(self) -> list[Token]:
        found: list[Token] = []
        while token := self.next(found):
            found.append(token)
        return found

    def interpolation(self) -> list[Token]:
        """The tokens up to the parenthesis that ends an interpolation."""
        start, found, depth = self.position, [], 1
        while token := self.next(found):
            if token.kind == "sign":
                depth += (token.value == "(") - (token.value == ")")
            if depth == 0:
                return found
            found.append(token)
        raise self.fault("an interpolation that does not end", start)

    def next(self, before: list[Token]) -> Token | None:
        while found := START.match(self.source, self.position):
            kind, start = str(found.lastgroup), found.start()
            if kind == "text":
                return self.text(found[0])
            if kind == "pattern":
                self.position = self.after_pattern(found[0], before)
                kind = "pattern" if self.position > found.end() else "sign"
            elif kind == "block":
                self.position = self.after_block()
            else:
                self.position = found.end()
            if kind not in ("blank", "block"):
                return self.token(kind, self.source[start:self.position], start)
        return None

    def token(self, kind: str, value: str, start: int, **details: object) -> Token:
        head = self.heads[self.line(start) - 1]
        return Token(kind, value, self.line(start), start - head,
                     not self.source[head:start].strip(), **details)  # type: ignore[arg-type]

    def line(self, position: int) -> int:
        return bisect.bisect(self.heads, position)

    def fault(self, problem: str, position: int) -> Unreadable:
        return Unreadable(self.line(position), problem)

    def after_block(self) -> int:
        """Where a comment ends, which may have others in it."""
        depth, position = 0, self.position
        while found := BLOCK.search(self.source, position):
            depth += 1 if found[0] == "/*" else -1
            position = found.end()
            if depth == 0:
                return position
        raise self.fault("a comment that does not end", self.position)

    def after_pattern(self, opening: str, before: list[Token]) -> int:
        """Where a regular expression ends; where the sign ends if the slash is an operator."""
        start = self.position + len(opening)
        if hashes := opening[:-1]:
            end = self.source.find("/" + hashes, start)
            if end < 0:
                raise self.fault("a regular expression that does not end", self.position)
            return end + len(opening)
        if before and ends_operand(before[-1]):
            return start
        # Up to the next slash of the line that no backslash stands before.
        found = re.compile(r"(?![\s/*)])(?:\\.|[^\\/\n])*(?<!\s)/").match(self.source, start)
        return found.end() if found else start

    def text(self, opening: str) -> Token:
        start = self.position
        hashes, quotes = opening.rstrip('"'), opening.lstrip("#")
        escape, closing = "\\" + hashes, quotes + hashes
        self.position = body = start + len(opening)
        inner: list[Token] = []
        is_interpolated = False
        special = re.compile("|".join(map(re.escape, (escape, closing, "\n"))))
        while found := special.search(self.source, self.position):
            self.position = found.end()
            if found[0] == closing:
                value = "" if is_interpolated else self.value(body, found.start(), escape, quotes)
                return self.token("text", value, start, is_interpolated=is_interpolated,
                                  inner=tuple(inner))
            if found[0] == "\n" and quotes == '"':
                break
            if found[0] == escape:
                self.position += 1
                if self.source.startswith("(", self.position - 1):
                    is_interpolated = True
                    inner += self.interpolation()
        raise self.fault("a text that does not end", start)

    def value(self, start: int, end: int, escape: str, quotes: str) -> str:
        raw = self.source[start:end]
        if quotes == '"""':
            # The blanks before the closing marks stand before each line, and are no part of it. The
            # line breaks after the opening marks and before the closing ones aren't either.
            lines = raw.split("\n")[1:]
            indent = lines.pop() if lines else ""
            raw = "\n".join(line.removeprefix(indent) for line in lines)
            raw = re.sub(re.escape(escape) + r"[ \t]*\n", "", raw)
        pieces = raw.split(escape)
        value, index = pieces[0], 1
        while index < len(pieces):
            # Two backslashes are one: the split leaves nothing between them.
            rest = pieces[index]
            if not rest and escape == "\\" and index + 1 < len(pieces):
                value += "\\" + pieces[index + 1]
                index += 2
                continue
            found = ESCAPE.match(rest)
            if not found:
                raise self.fault("an escape that Swift does not have", start)
            value += chr(int(found[1], 16)) if found[1] else ESCAPED[found[0]]
            value += rest[found.end():]
            index += 1
        return value


def ends_operand(token: Token) -> bool:
    if token.kind == "sign":
        return token.value in ")]}"
    return not (token.kind == "word" and token.value in BEFORE_PATTERN) and token.kind != "remark"
