#!/usr/bin/env python3
"""Counts how often every Belle Époque card, tile, notable and architect's power occurs in the recorded games of
Bruxelles 1893, and fails when one of them is rare.

    scripts/count-corpus.py [--horta PROGRAM]
"""

import argparse
import json
import lzma
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LEAST = 50

TILES = ("artworks buildings connections couronne_vp first_pass house iris_money line notables portrait sevenths "
         "white").split()
NOTABLES = ("albert brugmann buls empain maeterlinck nagelmackers privat_livemont solvay van_de_velde "
            "vandervelde").split()
BOARDS = "cauchie hankar horta saintenoy strauven".split()

# As `horta replay --counts` names them.
WANTED = ([f"card_used {number}" for number in range(1, 33)]
          + [f"tile_taken {tile}" for tile in TILES]
          + [f"notable_activated {notable}" for notable in NOTABLES]
          + [f"notable_taken {notable}" for notable in NOTABLES if notable != "brugmann"]
          + [f"power_used {board}" for board in BOARDS])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--horta", default=str(ROOT / "build" / "release" / "horta"))
    arguments = parser.parse_args()
    total = dict.fromkeys(WANTED, 0)
    games = 0
    for file in sorted((ROOT / "tests" / "corpus").glob("bruxelles-1893-*.jsonl.xz")):
        text = lzma.decompress(file.read_bytes())
        games += text.count(b"\n")
        counts = json.loads(subprocess.run([arguments.horta, "replay", "--counts", "--json", "-"], input=text, check=True,
                                           capture_output=True).stdout)
        for what in WANTED:
            total[what] += counts.get(what, 0)
    for what, times in total.items():
        print(f"{times:7}  {what}")
    rare = [what for what, times in total.items() if times < LEAST]
    print(f"{games} games; " + (f"rarer than {LEAST}: {', '.join(rare)}" if rare else f"each at least {LEAST} times"))
    return 1 if rare else 0


if __name__ == "__main__":
    sys.exit(main())
