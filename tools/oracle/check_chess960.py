"""Compares Chess960 with python-chess: `check_chess960.py <every> < lines`.

The lines are those of `--example chess960 -- lines`. The counts of `tests/data/chess960.perft` are compared too: of one and two
moves all, of three moves every so many-th; with 1 it is all of them, which takes a quarter of an hour.

python-chess is under the GPL: it runs here as a program of its own, and nothing of it is shipped.

Declared differences of form, undone on our side before comparing: those of SAN in `check.py`.

Absent: any other tolerance. The first differences are printed with both answers, and the exit status is 1.
"""

import json
import re
import sys
from pathlib import Path

import chess

MOST_SHOWN = 20
TABLE = Path(__file__).parents[2] / "tests/data/chess960.perft"

differences = 0


def compare(what, position, ours, theirs):
    global differences
    if ours != theirs:
        differences += 1
        if differences <= MOST_SHOWN:
            print(f"DIFFERENCE in {what}\n  position     {position}\n  lance-legal  {ours}\n  python-chess {theirs}")


def standard_san(san):
    """Our SAN as the PGN standard spells it."""
    san = san.removesuffix(" e.p.").replace("0-0-0", "O-O-O").replace("0-0", "O-O")
    return re.sub(r"([a-h][18])([QRBN])", r"\1=\2", san)


def perft(board, depth):
    if depth == 1:
        return board.legal_moves.count()
    count = 0
    for move in board.legal_moves:
        board.push(move)
        count += perft(board, depth - 1)
        board.pop()
    return count


def check_lines():
    """The positions, the moves, and how many of them castle."""
    positions = moves = castlings = 0
    for text in sys.stdin:
        line = json.loads(text)
        fen = line["fen"]
        board = chess.Board(fen, chess960=True)
        positions += 1
        moves += len(line["moves"])
        compare("rights to castle", fen, 0, board.status() & chess.STATUS_BAD_CASTLING_RIGHTS)
        compare("X-FEN", fen, fen, board.fen(en_passant="fen"))
        compare("Shredder-FEN", fen, line["shredder"].split(" ")[:3], board.shredder_fen().split(" ")[:3])
        compare("the position of the Shredder-FEN", fen, board, chess.Board(line["shredder"], chess960=True))
        compare("check", fen, line["check"], board.is_check())
        compare("mate", fen, line["mate"], board.is_checkmate())
        compare("stalemate", fen, line["stalemate"], board.is_stalemate())
        theirs = sorted(move.uci() for move in board.legal_moves)
        compare("legal moves", fen, sorted(move["uci"] for move in line["moves"]), theirs)
        for move in line["moves"]:
            if move["uci"] not in theirs:
                continue
            parsed = chess.Move.from_uci(move["uci"])
            castlings += board.is_castling(parsed)
            compare("SAN", f'{fen} {move["uci"]}', standard_san(move["san"]), board.san(parsed))
            board.push(parsed)
            compare("FEN after the move", f'{fen} {move["uci"]}', move["fen"], board.fen(en_passant="fen"))
            board.pop()
    return positions, moves, castlings


def check_counts(every):
    """The counts of the table, and the numbers of the start positions."""
    counted = 0
    for row in TABLE.read_text().splitlines():
        if row.startswith("#"):
            continue
        number, first, later_fen, later = row.split(" | ")
        number = int(number)
        start = chess.Board.from_chess960_pos(number)
        for board, counts in ((start, first), (chess.Board(later_fen, chess960=True), later)):
            for depth, count in enumerate(map(int, counts.split(" ")), 1):
                if depth < 3 or number % every == 0:
                    compare(f"count of depth {depth}, number {number}", board.fen(), count, perft(board, depth))
                    counted += 1
    return counted


def main():
    every = int(sys.argv[1])
    positions, moves, castlings = check_lines()
    counted = check_counts(every)
    print(f"python-chess {chess.__version__}, Chess960: {positions} positions, {moves} moves, {castlings} of them castling,"
          f" {counted} counts, {differences} differences")
    sys.exit(bool(differences or not positions or not castlings))


main()
