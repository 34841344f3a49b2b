"""The messages in Swift sources: the texts that translators translate.

A message is the first argument of one of these calls, if that is a literal, or literals joined by `+`:

    strings("There is no row {0}.", number)
    strings("Yes", context: "answer")
    strings("{0} city", plural: "{0} cities", of: count, number)
    Strings(language)("Yes")
    self("Yes")                        in an extension of Strings
    Words("Yes", context: "answer")    a message as a value; Words(names: …) is none

A comment `// Translators: …` above the call, or above the statement that it stands in, goes with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from translation.tokens import Token, Unreadable, tokens

OPENING, CLOSING = "([{", ")]}"
MARK = "Translators:"


@dataclass(frozen=True)
class Message:
    english: str
    context: str | None
    plural: str | None
    comment: str
    line: int


@dataclass
class Remark:
    """A comment for translators, and the lines of the statement that it belongs to."""
    text: str
    lines: range
    line: int
    is_used: bool = False


@dataclass(frozen=True)
class Argument:
    label: str | None
    tokens: Sequence[Token]


def messages(source: str) -> tuple[list[Message], list[Unreadable]]:
    """The messages of a file in their order, and the messages and comments that can't be read.

    Raises `Unreadable` if the file has no end of a text, a comment or a bracket."""
    found = tokens(source)
    remarks = list(comments(found))
    code = [token for token in found if token.kind != "remark"]
    extractor = Extractor(remarks)
    result = sorted(extractor.messages(code, is_strings=False), key=lambda message: message.line)
    lost = [Unreadable(remark.line, "a comment for translators that no message follows")
            for remark in remarks if not remark.is_used]
    return result, extractor.faults + lost


class Extractor:
    def __init__(self, remarks: list[Remark]) -> None:
        self.remarks = remarks
        self.faults: list[Unreadable] = []

    def messages(self, code: Sequence[Token], is_strings: bool) -> Iterator[Message]:
        """`is_strings` says whether `self` is a `Strings` here."""
        own_end = len(code) if is_strings else 0
        for index, token in enumerate(code):
            yield from self.messages(token.inner, is_strings=index < own_end) if token.inner else ()
            if token.kind != "word":
                continue
            before = code[index - 1].value if index else ""
            if before in ("extension", "struct") and token.value == "Strings":
                own_end = end_of_body(code, index)
            opening = opening_of_call(code, index, index < own_end)
            if opening is not None and before != "func":
                try:
                    yield from self.message(token, arguments(code, opening))
                except Unreadable as fault:
                    self.faults.append(fault)

    def message(self, call: Token, given: list[Argument]) -> Iterator[Message]:
        if not given or given[0].label:
            return
        texts = [token for token in outermost(given[0].tokens) if token.kind == "text"]
        if not texts and call.value != "Words":
            return
        english = literal(given[0].tokens, call, "a message")
        if not english:
            raise Unreadable(call.line, "an empty message")
        named = {one.label: literal(one.tokens, call, f"`{one.label}:`") for one in given
                 if one.label in ("context", "plural")}
        lines = (call.line, texts[0].line)
        yield Message(english, named.get("context"), named.get("plural"), self.comment(lines), call.line)

    def comment(self, lines: tuple[int, ...]) -> str:
        texts = []
        for remark in self.remarks:
            if any(line in remark.lines for line in lines):
                remark.is_used = True
                texts.append(remark.text)
        return "\n".join(texts)


def opening_of_call(code: Sequence[Token], index: int, is_strings: bool) -> int | None:
    """Where the arguments of a call begin that may have a message; None if it is another word."""
    name = code[index].value
    opening = index + 1
    if name == "Strings" and is_sign(code, opening, "("):
        opening = closing(code, opening) + 1
    elif name not in ("strings", "Words") and not (name == "self" and is_strings):
        return None
    return opening if is_sign(code, opening, "(") else None


def is_sign(code: Sequence[Token], index: int, sign: str) -> bool:
    return index < len(code) and code[index].kind == "sign" and code[index].value == sign


def closing(code: Sequence[Token], opening: int) -> int:
    """The index of the bracket that closes the one at an index."""
    depth = 0
    for index in range(opening, len(code)):
        if code[index].kind == "sign":
            depth += (code[index].value in OPENING) - (code[index].value in CLOSING)
        if depth == 0:
            return index
    raise Unreadable(code[opening].line, "a bracket that does not close")


def end_of_body(code: Sequence[Token], index: int) -> int:
    """The index of the brace that ends the body of the type or extension named at an index."""
    while not is_sign(code, index, "{"):
        index += 1
        if index == len(code):
            return index
    return closing(code, index)


def arguments(code: Sequence[Token], opening: int) -> list[Argument]:
    parts: list[list[Token]] = [[]]
    depth = 0
    for token in code[opening + 1:closing(code, opening)]:
        if token.kind == "sign":
            depth += (token.value in OPENING) - (token.value in CLOSING)
            if token.value == "," and depth == 0:
                parts.append([])
                continue
        parts[-1].append(token)
    return [labelled(part) for part in parts if part]


def labelled(part: list[Token]) -> Argument:
    if part[0].kind == "word" and is_sign(part, 1, ":"):
        return Argument(part[0].value, part[2:])
    return Argument(None, part)


def outermost(part: Sequence[Token]) -> Iterator[Token]:
    """The tokens that no brackets enclose."""
    depth = 0
    for token in part:
        if token.kind == "sign":
            depth += (token.value in OPENING) - (token.value in CLOSING)
        if depth == 0:
            yield token


def literal(part: Sequence[Token], call: Token, role: str) -> str:
    """The value of a literal, or of literals joined by `+`."""
    texts, signs = part[::2], part[1::2]
    if (len(part) % 2 == 0 or any(text.kind != "text" for text in texts)
            or any(sign.value != "+" for sign in signs)):
        raise Unreadable(call.line, f"{role} that is no literal")
    if any(text.is_interpolated for text in texts):
        raise Unreadable(call.line, f"{role} with an interpolation: use {{0}}")
    return "".join(text.value for text in texts)


def comments(found: list[Token]) -> Iterator[Remark]:
    """The comments for translators; one may have several lines."""
    for index, token in enumerate(found):
        words = token.value.lstrip("/").strip()
        if token.kind != "remark" or not words.startswith(MARK):
            continue
        texts, after = [words.removeprefix(MARK).strip()], index + 1
        while after < len(found) and found[after].kind == "remark":
            texts.append(found[after].value.lstrip("/").strip())
            after += 1
        code = [token for token in found[after:] if token.kind != "remark"]
        yield Remark(" ".join(texts), statement(code), token.line)


def statement(code: list[Token]) -> range:
    """The lines of the statement at the begin, up to a block in it: its further lines are indented."""
    if not code:
        return range(0)
    first = last = code[0]
    for token in code[1:]:
        if token.begins_line and token.column <= first.column:
            break
        if token.line > last.line and last.value == "{" and last.kind == "sign":
            break
        last = token
    return range(first.line, last.line + 1)
