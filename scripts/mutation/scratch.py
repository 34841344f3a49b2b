"""The scratch copy in which mutants are built and tested; the sources stay as they are."""

import os
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
COPY = ROOT / ".build-mutants" / "copy"
BUILD = ROOT / ".build-mutants" / "build"
PROGRAM = BUILD / "debug" / "catalejoPackageTests.xctest"
TREES = ["Features", "Sources", "Services", "Tests", "docs", "scripts"]
# No test takes so many seconds; a mutant may make one wait for ever.
PATIENCE = 120


def synchronize(changed={}):
    """Makes the copy like the sources, but for the texts in `changed`, by file. A file that stays the
    same is not touched, so it is not built again."""
    # Tests compare what the pages say, too.
    wanted = {path for path in ROOT.iterdir() if path.is_file()}
    for tree in TREES:
        wanted.update(path for path in (ROOT / tree).rglob("*") if path.is_file())
    texts = {str(path.relative_to(ROOT)): path.read_bytes() for path in wanted}
    texts.update((name, text.encode()) for name, text in changed.items())
    for path in COPY.rglob("*"):
        if path.is_file() and str(path.relative_to(COPY)) not in texts:
            path.unlink()
    for name, text in texts.items():
        copy = COPY / name
        if copy.exists() and copy.read_bytes() == text:
            continue
        copy.parent.mkdir(parents=True, exist_ok=True)
        # It gets the present time: with an older one, it would be taken for what was built before.
        copy.write_bytes(text)
        if (ROOT / name).exists():
            copy.chmod((ROOT / name).stat().st_mode)


def run(command, settings, **options):
    return subprocess.run(
        command, cwd=COPY, env={**os.environ, **settings}, text=True, errors="replace",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)


def build(settings):
    """Builds the copy with some variables of the environment."""
    return run(["swift", "build", "--build-tests", "--scratch-path", str(BUILD),
                "-Xswiftc", "-gnone"], settings)


def test(target=None, patience=PATIENCE, settings={}):
    """The names of the tests that failed; None if all passed."""
    command = [str(PROGRAM), "--testing-library", "swift-testing"]
    if target:
        command += ["--filter", rf"^{target}\."]
    try:
        # A crash says enough without what was called, which takes seconds to find out.
        result = run(command, {"SWIFT_BACKTRACE": "enable=no", **settings}, timeout=patience)
    except subprocess.TimeoutExpired:
        return ["one that waits for ever"]
    if result.returncode == 0:
        return None
    # There may be colors between the mark and the words.
    failed = re.findall(r"✘\S* Test (\w+)\(.*failed after", result.stdout)
    return failed or [f"a crash ({result.returncode})"]
