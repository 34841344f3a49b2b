"""The rules in scripts/mutants.txt: each is broken by a mutant that was written by hand."""

import collections
import os
import sys
import time

from mutation.scratch import COPY, ROOT, build, synchronize, test


class Rule:
    """A rule, or the reason why a change changes nothing, with the lines taken out and put in."""

    def __init__(self, words):
        self.words = words
        self.file = ""
        self.old = []
        self.new = []

    @property
    def target(self):
        """The tests that have to see it; None for what many share."""
        parts = self.file.split("/")
        if parts[0] == "Features":
            return f"{parts[1]}FeatureTests"
        return f"{parts[2]}Tests" if parts[0] == "Services" else None

    def texts(self):
        return "\n".join(self.old), "\n".join(self.new)


def read(name):
    """Each has words ("# …"), a file ("@ …"), and lines taken out ("- …") and put in ("+ …")."""
    found = []
    for number, line in enumerate((ROOT / name).read_text().splitlines(), 1):
        mark, text = line[:1], line[2:]
        if mark == "#":
            found.append(Rule(text))
        elif mark == "@":
            found[-1].file = text
        elif mark == "-":
            found[-1].old.append(text)
        elif mark == "+":
            found[-1].new.append(text)
        elif line:
            sys.exit(f"{name}, line {number}: begins with none of # @ - +")
    return found


def lost(rules):
    """Those that do not fit the sources any more, and why."""
    for rule in rules:
        old, new = rule.texts()
        source = ROOT / rule.file
        count = source.read_text().count(old) if source.is_file() and old else 0
        if count != 1 or old == new:
            where = f"occurs {count} times" if source.is_file() else "is in a file that is gone"
            yield f"  {rule.words}\n    {rule.file}: what it breaks {where}"


def rounds(rules):
    """One mutant of each feature or service at a time: its tests see no other. What they share comes
    alone."""
    waiting = collections.defaultdict(list)
    for rule in rules:
        if rule.target:
            waiting[rule.target].append(rule)
        else:
            yield [rule]
    while any(waiting.values()):
        yield [rules.pop(0) for rules in waiting.values() if rules]


def judge(together):
    """What became of some mutants of different features, as (rule, verdict, detail)."""
    sound = {}
    try:
        for rule in together:
            old, new = rule.texts()
            path = COPY / rule.file
            sound[path] = path.read_text()
            path.write_text(sound[path].replace(old, new))
        built = build()
        if built.returncode == 0:
            return [verdict(rule, test(rule.target)) for rule in together]
    finally:
        # As new as now: with the time it had, it would be taken for the mutant that was built.
        for path, text in sound.items():
            path.write_text(text)
    if len(together) > 1:
        return [one for rule in together for one in judge([rule])]
    errors = [line for line in built.stdout.splitlines() if " error: " in line]
    return [(together[0], "DOES NOT BUILD", "".join("\n    " + line for line in errors[:3]))]


def verdict(rule, failed):
    if failed is None:
        return rule, "SURVIVES", f"\n    {rule.file}"
    more = f" and {len(failed) - 1} more" if len(failed) > 1 else ""
    return rule, "seen", f" ({failed[0]}{more})"


def break_rules(words):
    """Breaks those whose rule has the words, one at a time; 0 if a test saw each."""
    chosen = [rule for rule in read("scripts/mutants.txt") if words in rule.words.lower()]
    if not chosen:
        sys.exit("No mutant's rule has these words.")
    if gone := list(lost(chosen)):
        sys.exit("\n".join(["These mutants do not fit the sources any more:", *gone]))

    for part in ("FEATURES", "KERNEL", "SESSION", "CATALOGS", "SERVICES"):
        os.environ[f"CATALEJO_{part}_ONLY"] = "1"
    start = time.monotonic()
    print("Building the sources as they are…", flush=True)
    synchronize()
    built = build()
    if built.returncode:
        sys.exit(f"{built.stdout}\nThe sources do not build as they are.")
    if failed := test():
        sys.exit(f"The tests fail on the sources as they are: {' '.join(failed)}")

    survivors = []
    for together in rounds(chosen):
        for rule, verdict, detail in judge(together):
            print(f"{verdict:15} {rule.words}{detail}", flush=True)
            if verdict != "seen":
                survivors.append(rule)
    taken = round(time.monotonic() - start)
    print(f"{len(chosen) - len(survivors)} of {len(chosen)} mutants were seen, in {taken} s.")
    return 1 if survivors else 0
