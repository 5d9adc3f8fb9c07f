#!/usr/bin/env python3
"""Replay game records of Bruxelles 1897 and 1893 with the reference implementations.

    check_records.py [--states STATES] FILE...

FILE is `.jsonl` (one record per line), `.json` (one record, or a list of them)
or `-` for standard input; each may be compressed with xz.  Every draw and
every decision is replayed and compared, then the result.

With --states, and exactly one FILE, STATES is the output of
`horta replay FILE --states`: for every decision of every record the seat, the
kind and the set of options must be those of the reference.

Exit status: 0 when every record passed, 1 when one failed, 2 on wrong usage.
"""

import io
import itertools
import json
import lzma
import sys

import bruxelles1893
import bruxelles1897
from bruxelles1897 import as_text

GAMES = {"bruxelles-1897": bruxelles1897, "bruxelles-1893": bruxelles1893}
XZ_MAGIC = b"\xfd7zXZ\x00"


class Usage(Exception):
    """Wrong use of the command."""


class Mismatch(Exception):
    """The record (or the engine's output) and the reference disagree."""

    def __init__(self, step, message):
        super().__init__(message)
        self.step = step


# --- Reading ----------------------------------------------------------------------


def open_text(name):
    """A text stream of a file or of standard input, unpacked where it is xz."""
    try:
        raw = sys.stdin.buffer if name == "-" else open(name, "rb")
        raw = raw if hasattr(raw, "peek") else io.BufferedReader(raw)
        if raw.peek(len(XZ_MAGIC))[: len(XZ_MAGIC)] == XZ_MAGIC:
            raw = lzma.open(raw, "rb")
        return io.TextIOWrapper(raw, encoding="utf-8")
    except OSError as error:
        raise Usage(f"cannot read {name}: {error.strerror}") from None


def parse(text):
    """The JSON value, or the error as a Mismatch to be raised later."""
    try:
        return json.loads(text)
    except ValueError as error:
        return Mismatch(None, f"not valid JSON: {error}")


def read_records(name):
    """The records of one file, one by one."""
    plain = name[:-3] if name.endswith(".xz") else name
    with open_text(name) as stream:
        if plain.endswith(".json"):
            whole = stream.read()
        else:
            first = stream.readline()
            while first and not first.strip():
                first = stream.readline()
            if plain == "-" and (first.lstrip().startswith("[") or isinstance(parse(first), Mismatch)):
                whole = first + stream.read()  # a `.json` file on standard input
                if isinstance(parse(whole), Mismatch):  # no: lines, the first of them broken
                    yield from (parse(line) for line in whole.splitlines() if line.strip())
                    return
            else:
                for line in itertools.chain([first], stream):
                    if line.strip():
                        yield parse(line)
                return
        if whole.strip():
            value = parse(whole)
            yield from value if isinstance(value, list) else [value]


class States:
    """The lines of `replay --states`, grouped by record."""

    def __init__(self, name):
        self.stream = open_text(name)
        lines = (self._line(text) for text in self.stream if text.strip())
        self.groups = itertools.groupby(lines, key=lambda line: line["record"])
        self.waiting = None

    @staticmethod
    def _line(text):
        line = parse(text)
        if not isinstance(line, dict) or not {"record", "step", "seat", "kind", "options"} <= line.keys():
            raise Usage("the states file holds a line that is no state: " + shorten(text.strip()))
        return line

    def of_record(self, number):
        """step -> line, for one record; records must be asked for in ascending order."""
        if self.waiting is None:
            group = next(self.groups, None)
            if group is None:
                return {}
            self.waiting = (group[0], list(group[1]))
        if self.waiting[0] != number:
            return {}
        lines = self.waiting[1]
        self.waiting = None
        found = {}
        for line in lines:
            if line["step"] in found:
                raise Mismatch(line["step"], "the states file gives this step twice")
            found[line["step"]] = line
        return found

    def rest(self):
        """Number of a record that nobody asked for, or None."""
        if self.waiting is None:
            group = next(self.groups, None)
            return None if group is None else group[0]
        return self.waiting[0]


# --- Comparing --------------------------------------------------------------------


def shorten(text, limit=600):
    return text if len(text) <= limit else f"{text[:limit]}... ({len(text)} characters)"


def compare(step, what, recorded, reference):
    if as_text(recorded) != as_text(reference):
        raise Mismatch(
            step, f"{what}: recorded {shorten(as_text(recorded))}, reference {shorten(as_text(reference))}"
        )


def compare_options(step, engine, reference):
    """Two lists of options as sets; an option given twice is an error too."""
    ours = {as_text(option) for option in reference}
    theirs = [as_text(option) for option in engine]
    missing = sorted(ours - set(theirs))
    extra = sorted(set(theirs) - ours)
    if missing or extra:
        raise Mismatch(
            step,
            "options differ: only the reference has "
            f"{shorten(' '.join(missing) or 'nothing')}, only the engine has {shorten(' '.join(extra) or 'nothing')}",
        )
    if len(theirs) != len(set(theirs)):
        twice = sorted({option for option in theirs if theirs.count(option) > 1})
        raise Mismatch(step, f"the engine offers twice: {shorten(' '.join(twice))}")


def check_record(record, states=None):
    """Raise Mismatch at the first difference.  `states` is None, or step -> line."""
    if isinstance(record, Mismatch):
        raise record
    if not isinstance(record, dict) or record.get("format") != "horta-record":
        raise Mismatch(None, "not a horta-record")
    compare(None, "version", record.get("version"), 1)
    rules = GAMES.get(record["game"]) if isinstance(record.get("game"), str) else None
    if rules is None:
        raise Mismatch(None, f"no reference for the game {as_text(record.get('game'))}")
    steps = record.get("steps")
    seats = record.get("seats")
    if not isinstance(steps, list) or not isinstance(seats, list):
        raise Mismatch(None, "steps or seats are missing")
    for index, step in enumerate(steps):
        if not isinstance(step, dict):
            raise Mismatch(index, "the step is no object")

    at = 0  # index of the next step

    def recorded_draw(pile, contents):
        nonlocal at
        if at >= len(steps):
            raise Mismatch(at, f"the record ends where a draw from {pile} is due")
        step = steps[at]
        if "chance" not in step:
            raise Mismatch(at, f"a draw from {pile} is due, the record has {shorten(as_text(step))}")
        compare(at, "pile", step["chance"], pile)
        if "drew" not in step:
            raise Mismatch(at, "a draw without its card")
        at += 1
        return step["drew"]

    unseen = None if states is None else set(states)
    try:
        game = rules.Game(len(seats), record.get("options"), recorded_draw, record.get("rules_version", 1))
        while True:
            pending = game.pending()
            if states is not None and pending is not None:
                if at in states:
                    unseen.discard(at)
                    line = states[at]
                    compare(at, "seat of the state", line["seat"], pending[0])
                    compare(at, "kind of the state", line["kind"], pending[1])
                    compare_options(at, line["options"], pending[2])
                elif at < len(steps):
                    raise Mismatch(at, "the states file has no line for this decision")
            if at == len(steps):
                break
            step = steps[at]
            if pending is None:
                raise Mismatch(at, f"the game is over, the record goes on with {shorten(as_text(step))}")
            seat, kind, options = pending
            if "chance" in step:
                raise Mismatch(
                    at, f"seat {seat} decides {kind} out of {shorten(as_text(options))}, the record has {as_text(step)}"
                )
            compare(at, "seat", step.get("seat"), seat)
            compare(at, "kind", step.get("kind"), kind)
            if as_text(step.get("option")) not in {as_text(option) for option in options}:
                raise Mismatch(
                    at, f"{as_text(step.get('option'))} is no option of {kind}: {shorten(as_text(options))}"
                )
            at += 1
            game.play(step["option"])
    except rules.IllegalDraw as error:
        raise Mismatch(max(at - 1, 0), str(error)) from None
    except (rules.IllegalOption, ValueError) as error:
        raise Mismatch(at, str(error)) from None

    if unseen:
        raise Mismatch(min(unseen, key=str), "the states file has a line where the reference has no decision")
    result = record.get("result")
    if result is None:
        return
    if not isinstance(result, dict):
        raise Mismatch(at, "the result is no object")
    if pending is not None:
        raise Mismatch(at, f"a result, but seat {pending[0]} still has to decide {pending[1]}")
    compare(at, "scores", result.get("scores"), game.scores())
    compare(at, "ledger", result.get("ledger"), game.ledger())
    compare(at, "ranking", result.get("ranking"), game.ranking())


# --- Command ----------------------------------------------------------------------


def parse_arguments(arguments):
    files, states, only_files = [], None, False
    remaining = list(arguments)
    while remaining:
        argument = remaining.pop(0)
        if only_files or argument == "-" or not argument.startswith("-"):
            files.append(argument)
        elif argument == "--":
            only_files = True
        elif argument == "--states" or argument.startswith("--states="):
            if states is not None:
                raise Usage("--states can be given only once")
            if "=" in argument:
                states = argument.partition("=")[2]
            elif remaining:
                states = remaining.pop(0)
            if not states:
                raise Usage("--states needs a file")
        else:
            raise Usage(f"unknown option {argument}")
    if not files:
        raise Usage("no record file given: check_records.py [--states STATES] FILE...")
    if states is not None and len(files) != 1:
        raise Usage("--states goes with exactly one record file")
    if (files + [states]).count("-") > 1:
        raise Usage("standard input can be read only once")
    return files, states


def run(arguments):
    files, states_file = parse_arguments(arguments)
    states = States(states_file) if states_file is not None else None
    passed = failed = 0
    for name in files:
        try:
            for number, record in enumerate(read_records(name)):
                try:
                    check_record(record, states.of_record(number) if states else None)
                    passed += 1
                except Mismatch as difference:
                    failed += 1
                    where = "" if difference.step is None else f", step {difference.step}"
                    print(f"{name}: record {number}{where}: {difference}", flush=True)
        except (OSError, EOFError, lzma.LZMAError, UnicodeDecodeError) as error:
            raise Usage(f"cannot read {name}: {error}") from None
    unasked = states.rest() if states else None
    if unasked is not None:
        failed += 1
        print(f"{states_file}: record {unasked}: states out of order, or of a record that is not in the file")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def main():
    try:
        return run(sys.argv[1:])
    except Usage as problem:
        print(f"check_records.py: {problem}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
