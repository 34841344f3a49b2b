"""Changes that are drawn at random: how many of them does no test see?"""

import concurrent.futures
import itertools
import os
import random
import re
import sys
import time

from mutation import rules
from mutation.scratch import COPY, PATIENCE, ROOT, build, synchronize, test
from mutation.sites import changes
from mutation.switches import SIGNS, SWITCH, by, declarations, switched

# The share of each role that may live.
ALLOWED = {"Presenter": 0.03, "Interactor": 0.03, "Router": 0.03, "View": 0.06}
EQUIVALENT = "scripts/mutants-equivalent.txt"


def judge_random(seed, count, roles):
    """Draws so many changes, and tells which of them live; 0 if no more do than may."""
    if unknown := set(roles) - set(ALLOWED):
        sys.exit(f"No role of a feature: {', '.join(sorted(unknown))}.")
    if not 0 < count < len(SIGNS):
        sys.exit(f"From 1 to {len(SIGNS) - 1} mutants can be drawn.")
    reasons = equivalents()
    start = time.monotonic()
    drawn = built(draw(seed, roles or list(ALLOWED)), count)
    print(f"Built in {since(start)} s; each by its feature's tests:", flush=True)
    limits = {feature: patience(feature) for feature in by(drawn, lambda one: one.feature)}

    lives = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        failed = workers.map(lambda one: tested(*one, limits), drawn)
        for (_, change), failures in zip(drawn, failed):
            reason = reasons.get(change.key)
            if failures is None and reason is None:
                lives.append(change)
            print(report(change, failures, reason), flush=True)
    print(f"Seed {seed}, {len(drawn)} mutants, in {since(start)} s.")
    return summary([change for _, change in drawn], lives)


def since(start):
    return round(time.monotonic() - start)


def draw(seed, roles):
    """The changes of these roles in an order of chance, one at each place."""
    chance = random.Random(seed)
    chosen = [chance.choice(place) for role in ALLOWED if role in roles for place in changes(role)]
    chance.shuffle(chosen)
    return chosen


def equivalents():
    """Why some changes change nothing, by their keys."""
    possible = {change.key for role in ALLOWED for place in changes(role) for change in place}
    found = {}
    for rule in rules.read(EQUIVALENT):
        key = (rule.file, *(" ".join(text.split()) for text in rule.texts()))
        if key not in possible:
            sys.exit(f"{EQUIVALENT}: no such change is possible any more:\n  {rule.words}\n  {rule.file}")
        found[key] = rule.words
    return found


def built(chosen, count):
    """Builds the first changes that compile, each with its number; others are left out."""
    waiting = iter(list(enumerate(chosen))[:len(SIGNS)])
    # One of six does not compile: with some more than are wanted, few builds are needed.
    kept = list(itertools.islice(waiting, count + count // 4))
    while True:
        kept += itertools.islice(waiting, max(0, count - len(kept)))
        print(f"Building {len(kept)} mutants…", flush=True)
        synchronize(texts(kept))
        result = build({"CATALEJO_FEATURES_ONLY": "1"})
        if result.returncode == 0:
            return sorted(kept[:count], key=lambda one: (one[1].file, one[1].start))
        wrong = broken(kept, result.stdout)
        if not wrong:
            sys.exit(f"{result.stdout}\nThe sources do not build, and no mutant is to blame.")
        kept = [one for one in kept if one not in wrong]


def texts(kept):
    """The files of the copy that differ from the sources."""
    files = by(kept, lambda change: change.file)
    found = {file: switched((ROOT / file).read_text(), some) for file, some in files.items()}
    for feature, some in by(kept, lambda change: change.feature).items():
        found[f"Features/{feature}/Mutants.swift"] = declarations(some)
    return found


def broken(kept, messages):
    """Those at which the compiler found an error: on its line, else the nearest in its file."""
    wrong = []
    for file, line in set(re.findall(r"^(\S+\.swift):(\d+):\d+: error: ", messages, re.MULTILINE)):
        distances = [(abs(change.line - int(line)), (number, change))
                     for number, change in kept if str(COPY / change.file) == file]
        nearest = min((distance for distance, _ in distances), default=0)
        wrong += [one for distance, one in distances if distance == nearest]
    return wrong


def patience(feature):
    """How long the tests of a feature may take, which pass while no mutant is on."""
    start = time.monotonic()
    if failed := test(f"{feature}FeatureTests"):
        sys.exit(f"Tests of {feature} fail without a mutant: {', '.join(failed)}")
    return min(PATIENCE, 10 + 10 * (time.monotonic() - start))


def tested(number, change, limits):
    return test(f"{change.feature}FeatureTests", limits[change.feature], {SWITCH: str(number)})


def report(change, failures, reason):
    where = f"{change.file}:{change.line}"
    what = f"`{change.old}` as `{change.new}`"
    if failures:
        more = f" and {len(failures) - 1} more" if len(failures) > 1 else ""
        stale = f"\n    though it is said to change nothing: {reason}" if reason else ""
        return f"seen   {where}: {what} ({failures[0]}{more}){stale}"
    if reason:
        return f"same   {where}: {what} ({reason})"
    return f"LIVES  {where}: {what}\n@ {change.file}\n- {change.before}\n+ {change.after}"


def summary(drawn, lives):
    """Prints the share of each role that lives; 1 if one is above its limit."""
    status = 0
    for role, allowed in ALLOWED.items():
        count = sum(change.role == role for change in drawn)
        living = sum(change.role == role for change in lives)
        if count:
            print(f"{role:10} {living} of {count} live, {living / count:.1%}; {allowed:.0%} may.")
            status |= living > allowed * count
    return status
