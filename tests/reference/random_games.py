#!/usr/bin/env python3
"""Self test of the reference implementations.

    random_games.py [--game G] [--games N] [--seed S] [--temper T] [--only K=V,...]
                    [--write FILE] [--states FILE]

Plays N random games (default 600) of bruxelles-1897 (the default) or
bruxelles-1893, spread over all rule sets and numbers of players, and asserts
before every decision that nothing has appeared or vanished and that money and
tracks stay in their bounds, and at the end that the ledger adds up to the
score.  Each game picks a temper for its random players, so that some build
much, some crowd Brussels, some pass early; --temper takes the same one for
all, and --only belle_epoque=on,players=2 plays such tables only.  It prints how
often each kind of event occurred, and which of those that the game knows never
did.

--write also writes the games as records, --states what `horta replay --states`
would print for them (without the views).  Exit status: 0 when all is well, 1
when a check failed, 2 on wrong usage.
"""

import argparse
import itertools
import json
import random
import sys
from collections import Counter

import random_1893
import random_1897

# Each module: TABLES, TEMPERS, EXPECTED, weight, check_invariants, check_decision, check_end, check_fixed_cases.
GAMES = {"bruxelles-1897": random_1897, "bruxelles-1893": random_1893}


def as_text(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def play_one(name, rng, players, options_of_game, temper, events):
    rules = GAMES[name]
    steps = []
    states = []

    def shuffled(pile, contents):
        drew = rng.choice(contents)
        steps.append({"chance": pile, "drew": drew})
        return drew

    game = rules.Game(players, options_of_game, shuffled)
    temper = temper or rng.choice(rules.TEMPERS)
    asked = 0
    while (pending := game.pending()) is not None:
        seat, kind, options = pending
        rules.check_invariants(game)
        rules.check_decision(game, kind)
        assert 2 <= len(options) <= 576, (kind, len(options))
        assert len({as_text(option) for option in options}) == len(options), (kind, options)
        states.append({"step": len(steps), "seat": seat, "kind": kind, "options": options})
        option = rng.choices(options, [rules.weight(temper, game, seat, kind, choice) for choice in options])[0]
        steps.append({"seat": seat, "kind": kind, "option": option, "text": ""})
        events["asked " + kind] += 1
        game.play(option)
        asked += 1
        assert asked < 5000
    rules.check_invariants(game)
    rules.check_end(game, events)

    for score, sources in zip(game.scores(), game.ledger()):
        assert score == sum(sources.values())
        for source in sources:
            events["scored " + source] += 1
    ranking = game.ranking()
    assert sorted(itertools.chain(*ranking)) == list(range(players))
    best = [max(game.scores()[seat] for seat in group) for group in ranking]
    assert best == sorted(best, reverse=True)
    events["shared rank"] += len(ranking) < players
    events.update(game.log)

    record = {
        "format": "horta-record",
        "version": 1,
        "game": name,
        "options": options_of_game,
        "seats": [{"name": f"random {seat}"} for seat in range(players)],
        "steps": steps,
        "result": {"scores": game.scores(), "ledger": game.ledger(), "ranking": ranking},
    }
    return record, states


def parse_arguments():
    parser = argparse.ArgumentParser(description="Random games with the reference implementations.")
    parser.add_argument("--game", choices=sorted(GAMES), default="bruxelles-1897", help="which game")
    parser.add_argument("--games", type=int, default=600, metavar="N", help="how many games (default 600)")
    parser.add_argument("--seed", type=int, default=1897, metavar="S", help="seed of the random players and shuffles")
    parser.add_argument("--temper", metavar="T", help="temper of the random players in every game")
    parser.add_argument("--only", metavar="K=V,...", default="", help="only tables with these options or players=N")
    parser.add_argument("--write", metavar="FILE", help="write the games as records, one per line")
    parser.add_argument("--states", metavar="FILE", help="write the options before every decision, one per line")
    arguments = parser.parse_args()
    if arguments.games < 1:
        parser.error("--games must be at least 1")
    tempers = GAMES[arguments.game].TEMPERS
    if arguments.temper is not None and arguments.temper not in tempers:
        parser.error(f"--temper is one of {', '.join(tempers)}")
    arguments.tables = matching_tables(arguments)
    if not arguments.tables:
        parser.error("--only leaves no table")
    return arguments


def matching_tables(arguments):
    wanted = [part.partition("=")[::2] for part in arguments.only.split(",") if part]
    return [
        (players, options)
        for players, options in GAMES[arguments.game].TABLES
        if all({**options, "players": str(players)}.get(key) == value for key, value in wanted)
    ]


def main():
    arguments = parse_arguments()
    rules = GAMES[arguments.game]
    rules.check_fixed_cases()
    events = Counter({event: 0 for event in rules.EXPECTED})
    records = open(arguments.write, "w", encoding="utf-8") if arguments.write else None
    states_file = open(arguments.states, "w", encoding="utf-8") if arguments.states else None
    passed = failed = 0
    for number in range(arguments.games):
        players, options = arguments.tables[number % len(arguments.tables)]
        rng = random.Random(f"{arguments.seed}/{number}")
        options = {"first_player": rng.choice(["drawn", rng.randrange(players)]), **options}
        try:
            record, states = play_one(arguments.game, rng, players, options, arguments.temper, events)
        except Exception as error:  # a self test reports every way of going wrong
            failed += 1
            print(f"game {number} (seed {arguments.seed}): {type(error).__name__}: {error}")
            continue
        passed += 1
        if records:
            records.write(json.dumps(record) + "\n")
        if states_file:
            for state in states:
                states_file.write(json.dumps({"record": passed - 1, **state}) + "\n")
    for stream in (records, states_file):
        if stream:
            stream.close()
    for event, count in sorted(events.items()):
        print(f"{count:8d}  {event}")
    never = [event for event in sorted(rules.EXPECTED) if not events[event]]
    if never:
        print(f"never: {', '.join(never)}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
