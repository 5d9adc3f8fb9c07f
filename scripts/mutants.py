#!/usr/bin/env python3
"""Changes the rules in many small ways, one at a time, and counts the changes that the tests notice.

A mutant flips one comparison, one logical operator, one negation or one constant in a file of rules. It is
killed when a test fails (or does not end); a mutant that does not compile is not counted. The survivors are
printed with their places: each is a missing test, or a change that makes no difference.

    scripts/mutants.py [--only TEXT] [--every N] [--least PERCENT]
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "mutants"
GAMES = {
    "bruxelles1893": [
        "set_up.h", "planning.h", "turn.h", "art_nouveau.h", "workshop.h", "sale.h", "notable.h", "material.h",
        "construction.h", "brussels.h", "columns.h", "irises.h", "brussels_majority.h", "pavilion_visits.h",
        "end_of_round.h", "final_scoring.h", "belle_epoque.h", "belle_epoque_cards.h", "supplies.h", "legal.h",
        "play.h", "apply.h", "rules.h", "state.h", "moves.h", "two_players.h", "written.cpp",
        *(f"explain/{part}.cpp" for part in ("explain", "reasons", "planning", "placements", "art_nouveau", "construction",
                                             "brussels", "belle_epoque", "resolution")),
    ],
    "bruxelles1897": [
        "preparation.h", "turn.h", "art_nouveau.h", "construction.h", "influence.h", "exhibition.h",
        "brussels.h", "majorities.h", "standings.h", "final_scoring.h", "final_scoring.cpp", "legal.h",
        "piles.h", "play.h", "apply.h", "rules.h", "state.h", "cards.h", "explain.cpp",
    ],
}
# Rules that the games share, judged by the tests of each.
SHARED = ["core/money.h", "core/score.h", "core/turn_order.h", "core/first_player.h", "core/pile.h", "core/deck.h",
          "core/majority.h", "core/crossing.h", "core/ranking.h", "core/choice.h"]
FLAGS = ["-std=c++23", "-O0", "-w", "-D_GLIBCXX_ASSERTIONS", f"-I{ROOT}", f'-DHORTA_SOURCE_DIR="{ROOT}"', '-DHORTA_BINARY=""',
         "-DHORTA_BATTERY_GAMES=8"]
SECONDS = 60  # for the tests of one mutant; they take two

# What is replaced by what. Spaces around an operator tell a comparison from a template.
SWAPS = [
    (re.compile(r" <= "), [" < "]), (re.compile(r" >= "), [" > "]), (re.compile(r" == "), [" != "]),
    (re.compile(r" != "), [" == "]), (re.compile(r" < "), [" <= "]), (re.compile(r" > "), [" >= "]),
    (re.compile(r" && "), [" || "]), (re.compile(r" \|\| "), [" && "]),
    (re.compile(r"(?<=[(\s])!(?=[\w(])"), [""]),
    (re.compile(r"(?<=\w) \+ (?=\w)"), [" - "]), (re.compile(r"(?<=\w) - (?=\w)"), [" + "]),
    (re.compile(r"(?<=\w) \* (?=\w)"), [" + "]),
    (re.compile(r"\+\+(?=\w)"), ["--"]), (re.compile(r"--(?=\w)"), ["++"]),
    (re.compile(r"(?<=[( ])-(?=[a-z])"), [""]),
    (re.compile(r"(?<![\w.'])0(?![\w.x'])"), ["1"]), (re.compile(r"(?<![\w.'])1(?![\w.'])"), ["2"]),
    (re.compile(r"(?<![\w.'])([2-9])(?![\w.'])"), ["1"]),
    (re.compile(r"\btrue\b"), ["false"]), (re.compile(r"\bfalse\b"), ["true"]),
]

# A member of a struct with the value it has before anybody gave it one: set-up and data always do.
INITIAL = re.compile(r"^  (std::\w+|int|bool|Seat|Kind|Stage|ActionCard|Brussels|Architect)\b[^()]* = [^()]*;")


def code_part(line):
    """The line without its comment and without text; empty where a change says nothing about the rules."""
    stripped = line.strip()
    if stripped.startswith(("#", "//", "static_assert", "assert", "template", "namespace")):
        return ""
    code = line.split("//")[0]
    return re.sub(r'"[^"]*"', lambda text: " " * len(text.group()), code)


def path_of(game, file):
    return pathlib.Path("engine", file) if file in SHARED else pathlib.Path("engine", game, file)


def mutants_of(path):
    for number, line in enumerate(path.read_text().splitlines()):
        if path.name in ("rules.h", "state.h") and INITIAL.match(line):
            continue
        code = code_part(line)
        for pattern, replacements in SWAPS:
            for match in pattern.finditer(code):
                for replacement in replacements:
                    yield number, line[: match.start()] + replacement + line[match.end():]


def run(command, seconds=600, env=None):
    """The exit status, and what was printed; a command that does not end in time has failed."""
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=seconds, env=env,
                              text=True, errors="replace")
        return done.returncode, done.stdout
    except subprocess.TimeoutExpired:
        return 124, "timeout"


def compile_once(sources, folder):
    """Objects of everything that no mutant changes."""
    folder.mkdir(parents=True, exist_ok=True)
    launcher = ["ccache"] if shutil.which("ccache") else []

    def one(source):
        output = folder / (re.sub(r"\W", "_", str(source.relative_to(ROOT))) + ".o")
        status, text = run([*launcher, "g++", *FLAGS, "-c", str(source), "-o", str(output)])
        if status:
            sys.exit(f"{source} does not compile:\n{text}")
        return output

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(one, sources))


class Tester:
    def __init__(self, game):
        self.game = game
        self.folder = ROOT / "engine" / game
        tests = [*(ROOT / "tests" / game).glob("*_test.cpp"), *(ROOT / "tests" / "battery").glob(f"{game}*_test.cpp"),
                 *(ROOT / "tests" / "support").glob("*.cpp")]
        rest = [*(ROOT / "engine").glob("*.cpp"), *(ROOT / "engine" / "core").glob("*.cpp"),
                *(source for other in (ROOT / "engine").iterdir() if other.is_dir() and other.name not in ("core", game)
                  for source in other.rglob("*.cpp")),
                *(ROOT / "ai").rglob("*.cpp"),
                *(ROOT / "build" / "release" / "generated").glob("*_of_horta_all_games.cpp")]
        self.objects = compile_once(sorted(tests) + sorted(rest), WORK / "objects")

    def build(self, tree, output):
        """All sources of the game as one unit, so that no unchanged copy of an inline function is linked."""
        unity = tree / "unity.cpp"
        unity.write_text("".join(f'#include "{source}"\n' for source in sorted((tree / "engine" / self.game).rglob("*.cpp"))))
        command = ["g++", f"-I{tree}", *FLAGS, str(unity), *map(str, self.objects), "-o", str(output), "-lgtest",
                   "-lgtest_main", "-lgmock", "-lrapidcheck", "-pthread"]
        if shutil.which("mold"):
            command.append("-fuse-ld=mold")
        return run(command)

    def judge(self, file, number, line):
        """'killed', 'survived' or 'invalid'. Without a line nothing is changed."""
        with tempfile.TemporaryDirectory(dir=WORK) as name:
            tree = pathlib.Path(name)
            shutil.copytree(self.folder, tree / "engine" / self.game)
            target = tree / path_of(self.game, file)
            if line is not None:
                if file in SHARED:
                    target.parent.mkdir()
                    shutil.copy(ROOT / path_of(self.game, file), target)
                lines = target.read_text().splitlines()
                lines[number] = line
                target.write_text("\n".join(lines) + "\n")
            program = tree / "tests"
            status, text = self.build(tree, program)
            if status:
                if line is None:
                    sys.exit(f"The tests of {self.game} do not compile:\n{text}")
                return "invalid"
            env = {**os.environ, "HORTA_CORPUS_EVERY": "12"}
            for tests in ("-*Corpus*:*Battery*", "*Corpus*", "*Battery*"):
                status, text = run([str(program), "--gtest_fail_fast", "--gtest_brief=1", f"--gtest_filter={tests}"],
                                   SECONDS, env)
                if status:
                    return "killed"
            return "survived"


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--only", default="", help="only files whose name contains this")
    arguments.add_argument("--every", type=int, default=1, help="only every n-th mutant")
    arguments.add_argument("--least", type=float, default=90, help="percentage that must be killed")
    choice = arguments.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    for command in (["cmake", "--preset", "release"], ["cmake", "--build", "--preset", "release", "--target", "horta"]):
        status, text = run(command, 3600)
        if status:
            sys.exit(text)

    killed, survivors = 0, []
    for game, files in GAMES.items():
        tester = Tester(game)
        if tester.judge(files[0], 0, None) != "survived":
            sys.exit(f"The tests of {game} fail without any change.")
        work = [(file, number, line) for file in files + SHARED if choice.only in file
                for number, line in mutants_of(ROOT / path_of(game, file))][:: choice.every]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            results = pool.map(lambda mutant: tester.judge(*mutant), work)
            for done, ((file, number, line), verdict) in enumerate(zip(work, results), 1):
                killed += verdict == "killed"
                if verdict == "survived":
                    survivors.append(f"{game}/{file}:{number + 1}: {line.strip()}")
                    print(survivors[-1], flush=True)
                if sys.stderr.isatty():
                    print(f"\r{done} of {len(work)}", end="", file=sys.stderr)
    counted = killed + len(survivors)
    if counted == 0:
        sys.exit("No mutants were made.")
    share = 100 * killed / counted
    print(f"{killed} of {counted} mutants killed ({share:.1f} %)")
    sys.exit(0 if share >= choice.least else 1)


if __name__ == "__main__":
    main()
