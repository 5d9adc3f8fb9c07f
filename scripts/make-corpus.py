#!/usr/bin/env python3
"""Records the games of tests/corpus again. Only for a change of the rules or of the record format: the corpus
is there to stay.

For each rule set and number of players: random, greedy and mixed play. Of the games of Belle Époque the ones
are added, out of a large number, in which rare cards are used, until every card, tile, notable and architect's
power occurs often enough (scripts/count-corpus.py prints the counts).

    scripts/make-corpus.py [--game NAME]
"""

import argparse
import json
import lzma
import pathlib
import subprocess
import tempfile

from importlib import import_module

ROOT = pathlib.Path(__file__).resolve().parent.parent
HORTA = ROOT / "build" / "release" / "horta"
CORPUS = ROOT / "tests" / "corpus"
LEAST = 55  # uses of every card and so on; count-corpus.py demands 50
POOL = 400  # greedy games per set of Belle Époque to choose from

# Name of the file, options, options that change the set-up only.
RULE_SETS = {
    "bruxelles-1897": (range(2, 5), [
        ("", "", ""),
        ("-optional", "optional_actions=on", "first_player=1"),
    ]),
    "bruxelles-1893": (range(2, 6), [
        ("-first", "edition=first", "first_player=1"),
        ("-first-expert", "edition=first,strips=expert", ""),
        ("-second", "edition=second", "first_player=1"),
        ("-belle-epoque", "belle_epoque=on", "first_player=1"),
        ("-asymmetric", "asymmetric=on", "boards=chosen"),
        ("-belle-epoque-asymmetric", "belle_epoque=on,asymmetric=on", "boards=chosen"),
    ]),
}


def simulate(game, players, options, bots, games, seed):
    """Records, one line of text each."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "games.jsonl"
        subprocess.run(
            [HORTA, "sim", "--game", game, "--players", str(players), "--options", options, "--bots", bots, "--games",
             str(games), "--seed", str(seed), "--threads", "2", "--records", file],
            check=True, stdout=subprocess.DEVNULL)
        return file.read_text(encoding="utf-8").splitlines()


def mixed(players):
    """Greedy and random in turns."""
    return ",".join("random" if seat % 2 else "greedy" for seat in range(players))


def join(*options):
    return ",".join(option for option in options if option)


def usual_games(game, players, options, variation, seed):
    return (simulate(game, players, options, "random", 12, seed)
            + simulate(game, players, options, "greedy", 20, seed + 1)
            + simulate(game, players, join(options, variation), mixed(players), 8, seed + 2))


def counts_of(record):
    text = subprocess.run([HORTA, "replay", "--counts", "--json", "-"], input=record, check=True, capture_output=True,
                          text=True).stdout
    return json.loads(text)


def choose_rare(pool, have):
    """Games of the pool, (file, record) each, that bring every wanted count to LEAST."""
    wanted = import_module("count-corpus").WANTED
    counted = [(name, record, counts_of(record)) for name, record in pool]
    total = {what: sum(counts.get(what, 0) for counts in have) for what in wanted}
    chosen = []
    while min(total.values()) < LEAST:
        rarest = min(wanted, key=lambda what: total[what])
        best = max(counted, key=lambda entry: entry[2].get(rarest, 0))
        if best[2].get(rarest, 0) == 0:
            raise SystemExit(f"{rarest}: only {total[rarest]} in the whole pool; make it larger")
        counted.remove(best)
        chosen.append(best[:2])
        for what in wanted:
            total[what] += best[2].get(what, 0)
    return chosen


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=RULE_SETS)
    only = parser.parse_args().game
    for game, (player_counts, sets) in RULE_SETS.items():
        if only and game != only:
            continue
        files, pool = {}, []
        for number, (suffix, options, variation) in enumerate(sets):
            for players in player_counts:
                name, seed = f"{game}{suffix}-{players}", 1000 * number + 100 * players
                files[name] = usual_games(game, players, options, variation, seed)
                if "belle_epoque" in options:
                    pool += [(name, record) for record in simulate(game, players, options, "greedy", POOL, seed + 50)]
        if pool:
            have = [counts_of("\n".join(records)) for records in files.values()]
            for name, record in choose_rare(pool, have):
                files[name].append(record)
        for name, records in files.items():
            text = "".join(record + "\n" for record in records)
            (CORPUS / f"{name}.jsonl.xz").write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
            print(f"{len(records):4}  {name}")


if __name__ == "__main__":
    main()
