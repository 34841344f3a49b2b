"""Rules that are all compiled in at once, each of which a variable of the environment breaks.

The body of a function that a rule changes is there a second time, with the change; a constant has
both values. So one build serves for all rules, where each would need a build of its own.
"""

import re

from mutation.sites import code
from mutation.switches import SWITCH, by

# What a declaration with a body looks like before the brace.
HEADER = re.compile(r"\b(func|init|deinit|subscript|get|set|didSet|willSet)\b|\bvar [\w`]+:")
# What else can stand before a brace in a body.
STATEMENT = re.compile(r"(?<![\w.`#])(if|guard|for|while|repeat|switch|do|catch|else|defer|return)\b")

# What has no body: a constant on a line of its own.
CONSTANT = re.compile(r"(?P<name>.*\blet .*?) = (?P<value>.+)")

# One in each module: the modules see no common one.
DECLARATION = """import Glibc

private let broken = getenv("%s").flatMap { Int(String(cString: $0)) }

func isBroken(_ rule: Int) -> Bool { rule == broken }
""" % SWITCH


def body(text, rule):
    """The range inside of the braces of the function that a rule changes; None if it changes none."""
    start, end = changed(text, rule)
    signs, found, opened = code(text), None, []
    for position, sign in enumerate(signs):
        if sign == "{":
            opened.append(position)
        elif sign == "}":
            brace = opened.pop()
            if brace < start and end <= position and found is None and is_header(signs, brace):
                found = brace + 1, position
    return found


def cannot(rule, text):
    """Whether a rule changes neither what is in a function nor a constant."""
    return body(text, rule) is None and not all(CONSTANT.fullmatch(one) for one in rule.texts())


def changed(text, rule):
    """The range in a file of what a rule changes, without what is the same before and after it."""
    old, new = rule.texts()
    place = text.index(old)
    before = 0
    while before < min(len(old), len(new)) and old[before] == new[before]:
        before += 1
    after = 0
    while after < min(len(old), len(new)) - before and old[-1 - after] == new[-1 - after]:
        after += 1
    return place + before, place + len(old) - after


def is_header(signs, brace):
    """Whether a brace begins the body of a declaration, by what is between it and the brace before."""
    depth, before = 0, []
    for sign in reversed(signs[:brace]):
        depth += sign in ")]}"
        if depth == 0:
            if sign in "{([":
                break
            before.append(sign)
        elif sign == "}" and depth == 1:
            break
        depth -= sign in "{(["
    text = "".join(reversed(before))
    last = max((found.start() for found in HEADER.finditer(text)), default=-1)
    return last >= 0 and not STATEMENT.search(text, last)


def switched(text, numbered):
    """A file's text in which each rule is broken if its number is set."""
    ranges = {}
    for number, rule in numbered:
        if own := body(text, rule):
            ranges[number] = own
    # A function in another one that changes, too, is a part of that one.
    whole = {number: next(other for other in sorted(ranges.values())
                          if other[0] <= own[0] and own[1] <= other[1])
             for number, own in ranges.items()}
    edits = []
    for start, end in set(whole.values()):
        edits.append((start, end, "".join(
            f"if isBroken({number}) {{{broken(text, start, end, rule)}\n}} else "
            for number, rule in numbered if whole.get(number) == (start, end)
        ) + f"{{{text[start:end]}\n}}\n"))
    for number, rule in numbered:
        if number not in whole:
            old, new = (CONSTANT.fullmatch(text) for text in rule.texts())
            start = text.index(old[0])
            edits.append((start, start + len(old[0]),
                          f"{old['name']} = isBroken({number}) ? {new['value']} : {old['value']}"))
    pieces, position = [], 0
    for start, end, piece in sorted(edits):
        pieces += [text[position:start], piece]
        position = end
    return "".join(pieces) + text[position:]


def broken(text, start, end, rule):
    """The body between two places of a file, as a rule changes it."""
    old, new = rule.texts()
    rest = len(text) - end
    whole = text.replace(old, new)
    return whole[start:len(whole) - rest]


def texts(numbered, read):
    """The texts of the files in which some rules are compiled, by file; `read` returns a file's text."""
    files = by(numbered, lambda rule: rule.file)
    found = {file: switched(read(file), some) for file, some in files.items()}
    for folder in by(numbered, lambda rule: rule.module):
        found[f"{folder}/Broken.swift"] = DECLARATION
    return found
