#!/usr/bin/env python3
"""Compares two builds of the program, for two machines: what they must answer alike, they answer alike.

Of every rule set and player count: the signature, and records of games of random, greedy and searching bots, byte for
byte; the records are compared with what a search thinks about positions of them: its moves, visits, shares and points.

    scripts/compare-machines.py PROGRAM COMMAND…

    scripts/compare-machines.py build/release/horta qemu-aarch64-static build/arm64/horta
"""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile

GAMES = [("random", 5), ("greedy", 1), ("search:100", 1)]
STEPS = (20, 60, 110)  # decisions of a game that a search thinks about
ITERATIONS = 400


def ask(command, *arguments):
    done = subprocess.run([*command, *map(str, arguments)], stdout=subprocess.PIPE, check=True, text=True)
    return done.stdout


def last_json(text):
    return json.loads(text.strip().splitlines()[-1])


def tables(command):
    """The arguments that choose each rule set and player count."""
    for game in last_json(ask(command, "games", "--json"))["games"]:
        for options in game["rule_sets"]:
            chosen = ",".join(f"{name}={value}" for name, value in options.items())
            for players in range(game["min_players"], game["max_players"] + 1):
                yield ["--game", game["name"], "--players", players, "--options", chosen]


def answers(command, table):
    """Everything that is asked about a table, as text."""
    with tempfile.TemporaryDirectory() as folder:
        records = pathlib.Path(folder) / "games.jsonl"
        for bot, games in GAMES:
            records.unlink(missing_ok=True)
            ask(command, "sim", *table, "--bots", bot, "--games", games, "--seed", 5, "--records", records)
            yield records.read_text()
        for step in STEPS:
            position = last_json(ask(command, "replay", records, "--to", step, "--json"))["position"]
            yield ask(command, "hint", *table, "--position", position, "--iterations", ITERATIONS, "--moves", 8, "--json")


def digest(texts):
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    here, there = [sys.argv[1]], sys.argv[2:]
    differences = 0
    signatures = [last_json(ask(command, "bench", "--signatures", "--json")) for command in (here, there)]
    if signatures[0] != signatures[1]:
        print("The signatures differ.")
        differences += 1
    work = list(tables(here))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(lambda table: [digest(answers(command, table)) for command in (here, there)], work)
        for table, (one, other) in zip(work, results):
            differences += one != other
            print(*table[1::2], one, "alike" if one == other else f"differs: {other}", flush=True)
    print(f"{len(signatures[0]['results'])} signatures, {len(work)} tables, {differences} differences")
    sys.exit(1 if differences else 0)


if __name__ == "__main__":
    main()
