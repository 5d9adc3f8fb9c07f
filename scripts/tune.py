#!/usr/bin/env python3
"""Improves the weights of a game by play against itself.

Each generation plays games with the weights so far, in every rule set and with every number of players, fits the
weights to what was played (horta-tuning), and lets the new ones play the old ones on paired deals (horta arena).
The new weights are kept only if they surely win: if the whole 95 % interval of what they win more than their part,
over all rule sets and numbers of players, lies above zero. Otherwise the next generation plays with the old ones.

    scripts/tune.py --game bruxelles-1897 [--bot search:200] [--games 400] [--generations 3] [--threads 2]
                    [--work build/tuning] [--weights weights/bruxelles-1897.json] [--binaries build/release]

The result is WORK/<game>.json; copying it to weights/ and building makes it the shipped one. Everything is run in WORK,
so that bots name their weights by a short path (search:200@bruxelles-1897.json), which fits into records.
"""

import argparse
import json
import math
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def gain_of(results):
    """How much more than its part of the wins A takes, over all results of the arena, and how far that may be off."""
    gains = [result["win_share_a"] / result["expected_share"] - 1 for result in results]
    # Student's intervals of the arena, taken for normal ones.
    errors = [(result["ci95"][1] - result["ci95"][0]) / 3.92 / result["expected_share"] for result in results]
    return sum(gains) / len(results), 1.96 * math.sqrt(sum(error**2 for error in errors)) / len(results)


def surely_wins(results):
    gain, reach = gain_of(results)
    return gain - reach > 0


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--game", required=True)
    arguments.add_argument("--bot", default="search:200", help="who plays")
    arguments.add_argument("--games", type=int, default=400, help="games per rule set and number of players")
    arguments.add_argument("--blocks", type=int, default=100, help="of the arena, per rule set and number of players")
    arguments.add_argument("--generations", type=int, default=3)
    arguments.add_argument("--threads", type=int, default=2)
    arguments.add_argument("--ridge", type=float, default=200)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--work", type=pathlib.Path, default=ROOT / "build" / "tuning")
    arguments.add_argument("--weights", type=pathlib.Path, help="to start from; those in weights/ by default")
    arguments.add_argument("--binaries", type=pathlib.Path, default=ROOT / "build" / "release")
    choice = arguments.parse_args()
    choice.work.mkdir(parents=True, exist_ok=True)
    horta, tuning = (choice.binaries.resolve() / name for name in ("horta", "horta-tuning"))
    if not tuning.exists():
        sys.exit("horta-tuning is not there yet: ./test builds it, and so does\n"
                 "cmake --preset release -D HORTA_TESTS=ON && cmake --build --preset release --target horta_tuning")

    def run(*command):
        return subprocess.run([str(part) for part in command], check=True, text=True, stdout=subprocess.PIPE,
                              cwd=choice.work).stdout

    def report(*command):
        return json.loads(run(*command, "--json").strip().splitlines()[-1])

    game = next(game for game in report(horta, "games")["games"] if game["name"] == choice.game)
    tables = [
        ["--game", choice.game, "--players", players,
         "--options", ",".join(f"{name}={value}" for name, value in options.items())]
        for options in game["rule_sets"] for players in range(game["min_players"], game["max_players"] + 1)
    ]
    best = f"{choice.game}.json"
    shutil.copy(choice.weights or ROOT / "weights" / best, choice.work / best)
    recorded = []
    for generation in range(1, choice.generations + 1):
        seed = choice.seed + 1000 * generation
        bot = f"{choice.bot}@{best}"
        newest = []
        for number, table in enumerate(tables):
            players = table[3]
            # Now and then a weaker player sits in, so that unusual positions are seen too.
            for bots, games in ([bot] * players, choice.games), ([f"greedy@{best}"] + [bot] * (players - 1), choice.games // 5):
                file = f"{choice.game}-{generation}-{number}-{bots[0].split('@')[0].replace(':', '_')}.jsonl"
                run(horta, "sim", *table, "--bots", ",".join(bots), "--games", max(games, 1), "--seed", seed + number,
                    "--threads", choice.threads, "--records", file)
                newest.append(file)
        recorded = (recorded + [newest])[-2:]  # the last two generations
        new = f"{choice.game}-{generation}.json"
        print(run(tuning, "--game", choice.game, "--weights", best, "--out", new,
                  "--ridge", choice.ridge, *sum(recorded, [])), end="")
        results = [
            report(horta, "arena", *table, "--a", f"{choice.bot}@{new}", "--b", bot, "--blocks", choice.blocks,
                   "--arms", "one", "--seed", seed + 500 + number, "--threads", choice.threads)
            for number, table in enumerate(tables)
        ]
        gain, reach = gain_of(results)
        kept = surely_wins(results)
        print(f"generation {generation}: the new weights win {100 * gain:+.1f} % more than their part, "
              f"± {100 * reach:.1f}: {'kept' if kept else 'dropped'}", flush=True)
        if kept:
            shutil.copy(choice.work / new, choice.work / best)


if __name__ == "__main__":
    main()
