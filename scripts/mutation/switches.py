"""Changes that are all compiled in at once, each of which a variable of the environment switches on.

Each gets an operator of its own, which does what stood there, or what it is changed to: so a build of
some minutes serves for hundreds of changes. An operator binds as tightly as what it stands for.
"""

import collections

# The variable that has the number of the change that is on.
SWITCH = "CATALEJO_MUTANT"
# Characters that can be operators in Swift: arrows, signs, boxes, shapes.
SIGNS = [chr(code) for code in [*range(0x2190, 0x2400), *range(0x2500, 0x2776), *range(0x2794, 0x2C00)]]

PRECEDENCE = {"&&": "LogicalConjunction", "||": "LogicalDisjunction", "+": "Addition", "-": "Addition",
              "+=": "Assignment", "-=": "Assignment"}

HEAD = """import Glibc

private let mutant = getenv("%s").flatMap { Int(String(cString: $0)) }
""" % SWITCH


def switched(text, numbered):
    """A file's text with an operator for each of its changes."""
    edits = []
    for number, change in numbered:
        sign = SIGNS[number]
        if change.kind == "operator":
            edits.append((change.start, change.end, sign))
        elif change.kind == "not":
            edits.append((change.start, change.end, sign))
        elif change.kind == "extreme":
            edits.append((change.start, change.end, f"mutant{number}"))
        elif change.kind == "condition":
            # It begins before, and ends after, what is changed inside of it.
            edits += [(change.start, change.start - 1, f"{sign}("), (change.end, change.end - 1, ")")]
        else:
            edits.append((change.start, change.end, f"({sign}{change.old})"))
    pieces, position = [], 0
    for start, end, piece in sorted(edits):
        pieces += [text[position:start], piece]
        position = max(start, end)
    return "".join(pieces) + text[position:]


def declarations(numbered):
    """The operators of a feature's changes, as the text of a file."""
    return HEAD + "".join(declaration(number, change) for number, change in numbered)


def declaration(number, change):
    sign, old, new = SIGNS[number], change.old, change.new
    on = f"mutant == {number}"
    if change.kind == "operator":
        return binary(sign, old, new, on)
    if change.kind == "extreme":
        return f"""
package func mutant{number}<T: Comparable>(_ a: T, _ b: T) -> T {{ {on} ? {new}(a, b) : {old}(a, b) }}
extension Sequence {{
  package func mutant{number}(
    by order: (Element, Element) throws -> Bool
  ) rethrows -> Element? {{ try {on} ? self.{new}(by: order) : self.{old}(by: order) }}
}}
extension Sequence where Element: Comparable {{
  package func mutant{number}() -> Element? {{ {on} ? self.{new}() : self.{old}() }}
}}
"""
    if change.kind == "number":
        sum = "a + 1" if int(new) > int(old) else "a - 1"
        return f"""
prefix operator {sign}
package prefix func {sign} <T: AdditiveArithmetic & ExpressibleByIntegerLiteral>(a: T) -> T {{
  {on} ? {sum} : a
}}
"""
    mutated, sound = ("a", "!a") if change.kind == "not" else ("!a", "a")
    return f"""
prefix operator {sign}
package prefix func {sign} (a: Bool) -> Bool {{ {on} ? {mutated} : {sound} }}
"""


def binary(sign, old, new, on):
    head = f"\ninfix operator {sign}: {PRECEDENCE.get(old, 'Comparison')}Precedence\npackage func {sign} "
    if old in ("&&", "||"):
        return head + f"""(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{
  try {on} ? a {new} b() : a {old} b()
}}
"""
    if old in ("+", "-"):
        return head + f"<T: AdditiveArithmetic>(a: T, b: T) -> T {{ {on} ? a {new} b : a {old} b }}\n"
    if old in ("+=", "-="):
        return head + f"""<T: AdditiveArithmetic>(a: inout T, b: T) {{
  if {on} {{ a {new} b }} else {{ a {old} b }}
}}
"""
    if old in ("==", "!="):
        return head + f"""<T: Equatable>(a: T, b: T) -> Bool {{ {on} ? a {new} b : a {old} b }}
package func {sign} <T>(a: T?, b: _OptionalNilComparisonType) -> Bool {{
  {on} ? a {new} nil : a {old} nil
}}
"""
    return head + f"<T: Comparable>(a: T, b: T) -> Bool {{ {on} ? a {new} b : a {old} b }}\n"


def by(numbered, key):
    groups = collections.defaultdict(list)
    for number, change in numbered:
        groups[key(change)].append((number, change))
    return groups
