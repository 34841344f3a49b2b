"""Where a source can be changed by one operator or one value, and into what."""

import bisect
import re
from dataclasses import dataclass, field

from mutation.scratch import ROOT

COMMENT_OR_STRING = re.compile(r'//[^\n]*|/\*.*?\*/|#*"', re.DOTALL)

# The layout of the sources, which `make lint` checks, has blanks around a binary operator and none
# inside of <T>.
OPERATOR = re.compile(r"(?<=\s)(<=?|>=?|[=!]=|&&|\|\||[+-]=?)(?=\s)|(?<=by: )[<>](?=\))")
NOT = re.compile(r"(?<=[\s(\[{])!(?=[\w(.$])")
EXTREME = re.compile(r"\b(min|max)(?=\()")
LITERAL = re.compile(r"(?<![\w$])(?<!(?<!\.)\.)(true|false|\d+)(?!\w|\.\d)")
CONDITION = re.compile(r"(?<![\w#.`])(guard|if)\s+")

COMPARISONS = ["<", "<=", ">", ">=", "==", "!="]
OTHERS = {operator: [other for other in COMPARISONS[:4] if other != operator]
          for operator in COMPARISONS[:4]}
OTHERS |= {"==": ["!="], "!=": ["=="], "&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"],
           "+=": ["-="], "-=": ["+="], "min": ["max"], "max": ["min"], "true": ["false"],
           "false": ["true"], "!": [""]}


@dataclass(frozen=True)
class Change:
    """A place in a file, and what stands there instead; `kind` says how it can be switched on."""
    file: str
    line: int
    start: int
    end: int
    kind: str
    old: str
    new: str
    # The lines it is in, with and without it, each as one line without blanks around it.
    before: str = field(default="", repr=False)
    after: str = field(default="", repr=False)

    @property
    def key(self):
        """It stays the same when lines move."""
        return self.file, self.before, self.after

    @property
    def feature(self):
        return self.file.split("/")[1]

    @property
    def role(self):
        return self.file.split("/")[2]


def changes(role):
    """What could be changed in a role of the features: one list a place, with each change there."""
    for path in sorted(ROOT.glob(f"Features/*/{role}/**/*.swift")):
        source = Source(str(path.relative_to(ROOT)), path.read_text())
        yield from sorted(source.places(), key=lambda place: (place[0].start, place[0].end))


class Source:
    def __init__(self, file, text):
        self.file = file
        self.text = text
        self.code = code(text)
        self.lines = [0] + [found.end() for found in re.finditer("\n", text)]

    def places(self):
        for found in OPERATOR.finditer(self.code):
            yield [self.change(found, "operator", other) for other in OTHERS[found[0]]]
        for found in NOT.finditer(self.code):
            yield [self.change(found, "not", "")]
        for found in EXTREME.finditer(self.code):
            yield [self.change(found, "extreme", OTHERS[found[0]][0])]
        for found in LITERAL.finditer(self.code):
            if number := re.fullmatch(r"\d+", found[0]):
                others = [str(int(number[0]) + 1), str(int(number[0]) - 1)]
                yield [self.change(found, "number", other) for other in others]
            else:
                yield [self.change(found, "truth", OTHERS[found[0]][0])]
        for found in CONDITION.finditer(self.code):
            for start, end in clauses(self.code, found.end(), found[1] == "guard"):
                old = self.text[start:end]
                if not re.match(r"(let|var|case)\b|#", old):
                    yield [self.described(start, end, "condition", old, f"!({old})")]

    def change(self, found, kind, new):
        return self.described(found.start(), found.end(), kind, found[0], new)

    def described(self, start, end, kind, old, new):
        line = bisect.bisect(self.lines, start)
        first, last = self.lines[line - 1], self.text.index("\n", end)
        before, after = self.text[first:last], self.text[first:start] + new + self.text[end:last]
        return Change(self.file, line, start, end, kind, old, new,
                      " ".join(before.split()), " ".join(after.split()))


def code(text):
    """The text with a sign that means nothing in place of each of a comment or a string."""
    pieces, position = [], 0
    while found := COMMENT_OR_STRING.search(text, position):
        is_comment = found[0].startswith("/")
        end = found.end() if is_comment else after_string(text, found.start())
        pieces += [text[position:found.start()], re.sub(r"[^\n]", "_", text[found.start():end])]
        position = end
    return "".join(pieces) + text[position:]


def after_string(text, start):
    """Where a string ends; its interpolations may have strings in them."""
    hashes, quote = re.compile(r'(#*)("""|")').match(text, start).groups()
    escape, position = "\\" + hashes, start + len(hashes + quote)
    while not text.startswith(quote + hashes, position):
        if text.startswith(escape + "(", position):
            position, depth = position + len(escape) + 1, 1
            while depth:
                if text[position] == '"':
                    position = after_string(text, position)
                    continue
                depth += (text[position] == "(") - (text[position] == ")")
                position += 1
        else:
            position += len(escape) + 1 if text.startswith(escape, position) else 1
    return position + len(quote + hashes)


def clauses(code, start, is_guard):
    """The ranges of a condition's parts, which commas separate."""
    depth, position = 0, start
    while position < len(code):
        sign = code[position]
        is_end = re.compile(r"else\b").match(code, position) if is_guard else sign == "{"
        if depth == 0 and (is_end or sign == ","):
            length = len(code[start:position].rstrip())
            yield start, start + length
            if is_end:
                return
            start = re.compile(r"\s*").match(code, position + 1).end()
        depth += (sign in "([{") - (sign in ")]}")
        position += 1
