"""Compares the lines of `--example oracle_draughts` on standard input with pydraughts: `check_draughts.py < lines`.

pydraughts runs here as a program of its own, and nothing of it is shipped. A move is from, to, and the set of what is
captured: two ways round to the same are one. Absent: any tolerance. The first differences are printed with both
answers, and the exit status is 1.
"""

import json
import sys
from importlib.metadata import version

import draughts

MOST_SHOWN = 20


def name(number):
    """The square that pydraughts holds under this number: 1 is a1, 4 g1, 5 b2, 32 h8."""
    rank, place = divmod(number - 1, 4)
    return f"{'abcdefgh'[2 * place + rank % 2]}{rank + 1}"


def moves_of(fen):
    moves = set()
    for move in draughts.Board(variant="brazilian", fen=fen).legal_moves():
        moves.add((name(move.steps_move[0]), name(move.steps_move[-1]), frozenset(map(name, move.captures))))
    return moves


def main():
    positions, moves, differences = 0, 0, 0
    met = dict.fromkeys(["no move", "a capture", "a capture of three or more", "a dama's capture", "round to its start"], 0)
    for text in sys.stdin:
        line = json.loads(text)
        ours = {(move["from"], move["to"], frozenset(move["captured"])) for move in line["moves"]}
        theirs = moves_of(line["fen"])
        positions += 1
        moves += len(ours)
        if ours != theirs or len(ours) != len(line["moves"]):
            differences += 1
            if differences <= MOST_SHOWN:
                print(f"DIFFERENCE in {line['fen']}\n  lance-legal {sorted(map(str, ours - theirs))}\n  pydraughts  {sorted(map(str, theirs - ours))}")
        met["no move"] += not ours
        met["a capture"] += any(lifted for _, _, lifted in ours)
        met["a capture of three or more"] += any(len(lifted) > 2 for _, _, lifted in ours)
        met["a dama's capture"] += any(lifted and f"K{start}" in line["fen"] for start, _, lifted in ours)
        met["round to its start"] += any(lifted and start == end for start, end, lifted in ours)
    print(f"pydraughts {version('pydraughts')}: {positions} positions of Brazilian draughts, {moves} moves, {differences} differences")
    print("  positions with: " + ", ".join(f"{feature} {count}" for feature, count in met.items()))
    missing = [feature for feature, count in met.items() if not count and positions >= 5_000]
    if missing:
        print("  the run met none of: " + ", ".join(missing))
    sys.exit(bool(differences or missing or not positions))


main()
