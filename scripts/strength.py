#!/usr/bin/env python3
"""Prints the tables of docs/strength.md: bots against each other in deal blocks, in every rule set.

    scripts/strength.py [--game bruxelles-1897] [--games 1000] [--search 400] [--threads 2] [--seed 2026]
                        [--binary build/release/horta]

Everything is measured with fixed iterations, so that it comes out the same on every machine.
"""

import argparse
import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent


def rule_set(game, options):
    """A rule set as the tables call it."""
    if game == "bruxelles-1897":
        return "1897, optional actions" if options["optional_actions"] == "on" else "1897"
    if options["edition"] == "first":
        return "first edition, expert strips" if options["strips"] == "expert" else "first edition"
    modules = {"belle_epoque": "Belle Époque", "asymmetric": "asymmetric boards"}
    return ", ".join(name for option, name in modules.items() if options[option] == "on") or "second edition"


def tables(games):
    """Every rule set of the games (`horta games --json`) with every number of players, and how its row begins."""
    for game in games:
        for options in game["rule_sets"]:
            for players in range(game["min_players"], game["max_players"] + 1):
                row = f"| {rule_set(game['name'], options)} | {players} | {100 / players:.0f} % |"
                yield game["name"], options, players, row


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--threads", type=int, default=2)
    arguments.add_argument("--game", default="", help="only this one")
    arguments.add_argument("--games", type=int, default=1000, help="per line of the table, at least")
    arguments.add_argument("--search", type=int, default=400, help="iterations")
    arguments.add_argument("--seed", type=int, default=2026)
    arguments.add_argument("--binary", type=pathlib.Path, default=ROOT / "build" / "release" / "horta")
    choice = arguments.parse_args()

    def report(*command):
        done = subprocess.run([str(part) for part in (choice.binary, *command, "--json")], check=True, text=True,
                              stdout=subprocess.PIPE)
        return json.loads(done.stdout.strip().splitlines()[-1])

    def share(result):
        low, high = result["ci95"]
        return f"{100 * result['win_share_a']:.1f} % ({100 * low:.1f} to {100 * high:.1f})"

    search = f"search:{choice.search}"
    print(f"| rule set | players | even | `greedy` alone against `random` | `{search}` alone against `greedy` | points of both |")
    print("|---|---|---|---|---|---|")
    for game, options, players, row in tables(report("games")["games"]):
        if choice.game not in ("", game):
            continue
        chosen = ",".join(f"{name}={value}" for name, value in options.items())
        table = ["--game", game, "--players", players, "--options", chosen, "--arms", "one", "--seed", choice.seed,
                 "--threads", choice.threads]
        blocks = -(-choice.games // players)
        weak = report("arena", *table, "--a", "greedy", "--b", "random", "--blocks", blocks)
        strong = report("arena", *table, "--a", search, "--b", "greedy", "--blocks", blocks)
        points = f"{strong['mean_vp_a']:.0f} : {strong['mean_vp_b']:.0f}"
        print(f"{row} {share(weak)} | {share(strong)} | {points} |", flush=True)


if __name__ == "__main__":
    main()
