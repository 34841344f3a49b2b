"""The rules in scripts/mutants.txt: each is broken by a mutant that was written by hand."""

import concurrent.futures
import os
import sys
import time

from mutation import bodies
from mutation.scratch import ROOT, build, synchronize, test
from mutation.switches import SWITCH

# What is built for the rules of all but the program itself, and for those.
PARTS = {f"CATALEJO_{part}_ONLY": "1"
         for part in ("FEATURES", "KERNEL", "SESSION", "CATALOGS", "SERVICES")}
WHOLE = {"CATALEJO_TESTS": "1"}
# Its tests need the server of stubs, which the parts are built without.
REMOTE = "Services/Outside/Remote"
# All tests together take no longer, in seconds.
LONGEST = 1200


class Rule:
    """A rule, or the reason why a change changes nothing, with the lines taken out and put in."""

    def __init__(self, words):
        self.words = words
        self.file = ""
        self.old = []
        self.new = []

    @property
    def module(self):
        """The folder of the module that it is in."""
        parts = self.file.split("/")
        depth = 3 if parts[0] == "Services" or parts[:2] == ["Sources", "Kernel"] else 2
        return "/".join(parts[:depth])

    @property
    def of_program(self):
        """Whether its tests are built with the whole program alone."""
        return self.module == REMOTE or self.module.count("/") == 1 and self.module.startswith("Sources/")

    @property
    def targets(self):
        """The tests one of which has to see it: those of its module; then, for what many share, those of
        the features or the app, and all."""
        own = self.module.split("/")[-1]
        if self.file.startswith("Features/"):
            return [f"{own}FeatureTests"]
        if self.file.startswith("Services/"):
            return [f"{own}Tests"]
        return [f"{own}Tests", "AppTests" if self.of_program else r"\w+FeatureTests", None]

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
        text = source.read_text() if source.is_file() else ""
        count = text.count(old) if old else 0
        if count != 1 or old == new:
            where = f"occurs {count} times" if text else "is in a file that is gone"
        elif bodies.cannot(rule, text):
            where = "is neither in a function nor a constant"
        else:
            continue
        yield f"  {rule.words}\n    {rule.file}: what it breaks {where}"


def break_rules(words):
    """Breaks those whose rule has the words, one at a time; 0 if a test saw each."""
    rules = list(enumerate(read("scripts/mutants.txt")))
    if gone := list(lost(rule for _, rule in rules)):
        sys.exit("\n".join(["These mutants do not fit the sources any more:", *gone]))
    chosen = [one for one in rules if words in one[1].words.lower()]
    if not chosen:
        sys.exit("No mutant's rule has these words.")
    # All are compiled in, so that to break others nothing is built anew.
    synchronize(bodies.texts(rules, lambda file: (ROOT / file).read_text()))

    start = time.monotonic()
    survivors = 0
    for settings, of_program in (PARTS, False), (WHOLE, True):
        some = [one for one in chosen if one[1].of_program == of_program]
        if some:
            survivors += judge(some, settings)
    taken = round(time.monotonic() - start)
    print(f"{len(chosen) - survivors} of {len(chosen)} mutants were seen, in {taken} s.")
    return 1 if survivors else 0


def judge(numbered, settings):
    """Builds with some settings and breaks some rules; the number of those that no test sees."""
    print("Building…", flush=True)
    built = build(settings)
    if built.returncode:
        sys.exit(f"{built.stdout}\nThe sources do not build with all rules compiled in.")
    unseen = numbered
    for stage in range(3):
        some = [one for one in unseen if stage < len(one[1].targets)]
        seen = tested(some, stage)
        unseen = [one for one in unseen if one not in seen]
    for _, rule in unseen:
        print(f"SURVIVES  {rule.words}\n    {rule.file}")
    return len(unseen)


def tested(numbered, stage):
    """Breaks some rules one at a time, and runs the tests of a stage; those that are seen."""
    limits = {target: patience(target) for target in {rule.targets[stage] for _, rule in numbered}}

    def broken(number, rule):
        target = rule.targets[stage]
        return test(target, limits[target], {SWITCH: str(number)})

    seen = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        for one, failed in zip(numbered, workers.map(lambda one: broken(*one), numbered)):
            if failed:
                more = f" and {len(failed) - 1} more" if len(failed) > 1 else ""
                print(f"seen      {one[1].words} ({failed[0]}{more})", flush=True)
                seen.append(one)
    return seen


def patience(target):
    """How long some tests may take, which pass while no rule is broken."""
    start = time.monotonic()
    if failed := test(target, LONGEST):
        sys.exit(f"Tests fail though no rule is broken: {' '.join(failed)}")
    return min(LONGEST, 60 + 10 * (time.monotonic() - start))
