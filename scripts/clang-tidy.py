#!/usr/bin/env python3
"""Runs clang-tidy over our sources, folder by folder: the sources of one folder that are compiled alike are read as one, which
takes an eighth of the time, since nearly all of it goes into the headers. Where they cannot be read as one, because two of them
mean different things by one name, each is read by itself.

    scripts/clang-tidy.py BUILD FOLDER…

BUILD has the compile_commands.json of the sources in the FOLDERs.
"""

import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TIDY = ["clang-tidy-19", "--quiet", f"--config-file={ROOT}/.clang-tidy"]
# In a file of includes the sources are what headers are elsewhere.
AS_ONE = ["--checks=-bugprone-suspicious-include",
          r"--header-filter=/(engine|ai|text|files|server|cli|wasm)/.*\.(h|cpp)$"]


def tidy(build, file, *more):
    """What it complains of; empty when all is well."""
    done = subprocess.run([*TIDY, *more, "-p", str(build), str(file)], capture_output=True, text=True)
    return "" if done.returncode == 0 else done.stdout or done.stderr


def together(build, commands):
    """The commands of sources by folder and by what else is in them."""
    alike = collections.defaultdict(list)
    for command in commands:
        rest = re.sub(r" -o \S+ -c \S+$", "", command["command"])
        alike[os.path.dirname(command["file"]), rest].append(command)
    for number, group in enumerate(alike.values()):
        one = build / f"{number}.cpp"
        one.write_text("".join(f'#include "{command["file"]}"\n' for command in group))
        yield one, group


def main():
    build, folders = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2:]
    commands = {command["file"]: command for command in json.loads((build / "compile_commands.json").read_text())
                if pathlib.Path(command["file"]).is_relative_to(ROOT)
                and pathlib.Path(command["file"]).relative_to(ROOT).parts[0] in folders}
    if not commands:
        sys.exit(f"{build} compiles nothing in {', '.join(folders)}.")
    work = build / "clang-tidy"
    work.mkdir(exist_ok=True)
    groups = list(together(work, sorted(commands.values(), key=lambda command: command["file"])))
    (work / "compile_commands.json").write_text(json.dumps(
        [{**group[0], "file": str(one), "command": group[0]["command"].replace(group[0]["file"], str(one))}
         for one, group in groups]))

    def look(unit):
        one, group = unit
        complaints = tidy(work, one, *AS_ONE)
        if "clang-diagnostic-error" in complaints:
            complaints = "".join(tidy(build, command["file"]) for command in group)
        return complaints

    largest_first = sorted(groups, key=lambda unit: -len(unit[1]))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        complaints = list(filter(None, pool.map(look, largest_first)))
    print("\n".join(complaints) or f"{len(commands)} sources in {len(groups)} parts")
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
