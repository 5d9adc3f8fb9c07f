#!/usr/bin/env python3
"""A bot for Horta in a few lines, with the standard library only.

    horta sim --players 2 --bots 'exec:python3 examples/example_bot.py,random'

It knows no rules: the host tells it what is possible, and it picks one of that. Its whole plan is to go on
playing while others have left the round, and otherwise to trust its luck. docs/bot-protocol.md describes every line.
"""

import random
import sys


def choose(options, luck):
    """Anything but what gives something away, if there is anything else."""
    reluctant = {"pass", "decline", "discard", "stop", "withdraw"}
    eager = [move for move in options if move not in reluctant]
    return luck.choice(eager or options)


def say(line):
    print(line, flush=True)  # without flush=True the host would wait in vain


def main():
    luck = random.Random(1)
    options = []
    for line in sys.stdin:
        command, _, rest = line.rstrip("\n").partition(" ")
        if command == "hbp":
            say("id name Example")
            say("id author the Horta project")
            say("option name Seed type spin default 1 min 0 max 18446744073709551615")
            say("hbpok 1")
        elif command == "isready":
            say("readyok")
        elif command == "setoption" and rest.startswith("name Seed value "):
            luck = random.Random(int(rest.split()[-1]))  # the same game again for the same seed
        elif command == "options":
            options = rest.split(" | ")
        elif command == "go":
            say("bestmove " + choose(options, luck))
        elif command == "quit":
            return
        # newgame, position and turn tell more than this bot wants to know.


if __name__ == "__main__":
    main()
