"""Compares the lines of `--example oracle` on standard input with python-chess: `check.py < lines`.

python-chess is under the GPL: it runs here as a program of its own, and nothing of it is shipped.

Declared differences of form, undone on our side before comparing:
- SAN: castling with noughts, no sign before the promoted piece, and ` e.p.` last, as the Laws write them.
- FEN: we always print the square passed over. python-chess is asked for both conventions: `fen`, the same, and
  `legal`, only where a capture is legal, which must agree with our `ep`.

Declared difference of meaning:
- A game is over for us after the fifth repetition or 75 moves, and in a position that our rules know to be dead. There
  nothing can be claimed any more. What python-chess calls insufficient material must be over for us too.

Absent: any other tolerance. The first differences are printed with both answers, and the exit status is 1.
"""

import json
import re
import sys

import chess

MOST_SHOWN = 20


def standard_san(san):
    """Our SAN as the PGN standard spells it."""
    san = san.removesuffix(" e.p.").replace("0-0-0", "O-O-O").replace("0-0", "O-O")
    return re.sub(r"([a-h][18])([QRBN])", r"\1=\2", san)


def legal_fen(fen, takes):
    """Our FEN with the square passed over only where a capture is legal."""
    fields = fen.split(" ")
    return " ".join(fields[:3] + [fields[3] if takes else "-"] + fields[4:])


class Differences:
    def __init__(self):
        self.count = 0

    def compare(self, fen, move, what, ours, theirs):
        if ours != theirs:
            self.count += 1
            if self.count <= MOST_SHOWN:
                print(f"DIFFERENCE in {what}\n  position     {fen}\n  move         {move or '-'}")
                print(f"  lance-legal  {ours}\n  python-chess {theirs}")


def features(board, lines):
    """What this position is good for, so that a run which met none of a kind is seen."""
    yield "check" if board.is_check() else None
    yield "checkmate" if board.is_checkmate() else None
    yield "stalemate" if board.is_stalemate() else None
    yield "double check" if len(board.checkers()) > 1 else None
    sans = [line["san"] for line in lines]
    yield "castling short" if any(san.rstrip("+#") == "0-0" for san in sans) else None
    yield "castling long" if any(san.rstrip("+#") == "0-0-0" for san in sans) else None
    yield "en passant" if any(san.endswith("e.p.") for san in sans) else None
    yield "en passant square without a capture" if board.ep_square and not board.has_legal_en_passant() else None
    yield "promotion" if any(re.search(r"[18][QRBN]", san) for san in sans) else None
    yield "told apart by file" if any(re.match(r"[QRBN][a-h]x?[a-h]\d", san) for san in sans) else None
    yield "told apart by rank" if any(re.match(r"[QRBN]\dx?[a-h]\d", san) for san in sans) else None
    yield "told apart by both" if any(re.match(r"[QRBN][a-h]\dx?[a-h]\d", san) for san in sans) else None
    yield "mating move" if any("#" in san for san in sans) else None


FEATURES = [
    "check", "checkmate", "stalemate", "double check", "castling short", "castling long", "en passant",
    "en passant square without a capture", "promotion", "told apart by file", "told apart by rank",
    "told apart by both", "mating move",
]


GAME_FEATURES = ["claim of repetition", "claim of fifty moves", "fifth repetition", "75 moves", "insufficient material"]


def check_game(line, differences, met):
    """Compares what may be claimed, and what ends the game, after each ply; returns how many there were."""
    board = chess.Board(line["fen"])
    for ply in line["plies"]:
        board.push_uci(ply["uci"])
        over = ply["over"]

        def compare(what, ours, theirs):
            differences.compare(f'{line["fen"]} … {board.fen()}', ply["uci"], what, ours, theirs)

        times = ply["times"]
        for count in (2, 3, 5):
            compare(f"the same position {count} times", times >= count, board.is_repetition(count))
        dead = board.is_insufficient_material()
        fivefold, seventy_five = board.is_fivefold_repetition(), board.is_seventyfive_moves()
        compare("mate", over == "Checkmate", board.is_checkmate())
        compare("stalemate", over == "Stalemate", board.is_stalemate())
        compare("over by the fifth repetition or 75 moves",
                over in ("FivefoldRepetition", "SeventyFiveMoves") or (over == "DeadPosition" and (fivefold or seventy_five)),
                fivefold or seventy_five)
        if dead:
            compare("insufficient material ends the game", over is not None, True)
        if over is None:
            compare("claim of repetition", ply["repetition"], board.can_claim_threefold_repetition())
            compare("claim of fifty moves", ply["fifty"], board.can_claim_fifty_moves())
        for feature, so in zip(GAME_FEATURES, (ply["repetition"], ply["fifty"], fivefold, seventy_five, dead)):
            met[feature] += bool(so)
    return len(line["plies"])


def main():
    differences, positions, moves, met = Differences(), 0, 0, dict.fromkeys(FEATURES, 0)
    games, plies, met_in_games = 0, 0, dict.fromkeys(GAME_FEATURES, 0)
    for text in sys.stdin:
        line = json.loads(text)
        if "plies" in line:
            games += 1
            plies += check_game(line, differences, met_in_games)
            continue
        fen = line["fen"]
        board = chess.Board(fen)
        positions += 1
        moves += len(line["moves"])

        def compare(what, ours, theirs, move=None):
            differences.compare(fen, move, what, ours, theirs)

        compare("FEN", fen, board.fen(en_passant="fen"))
        compare("FEN, legal e.p.", legal_fen(fen, line["ep"]), board.fen(en_passant="legal"))
        compare("check", line["check"], board.is_check())
        compare("mate", line["mate"], board.is_checkmate())
        compare("stalemate", line["stalemate"], board.is_stalemate())
        ours, theirs = sorted(move["uci"] for move in line["moves"]), sorted(move.uci() for move in board.legal_moves)
        compare("legal moves", ours, theirs)
        for move in line["moves"]:
            uci = move["uci"]
            if uci not in theirs:
                continue
            parsed = chess.Move.from_uci(uci)
            compare("SAN", standard_san(move["san"]), board.san(parsed), uci)
            board.push(parsed)
            compare("FEN after the move", move["fen"], board.fen(en_passant="fen"), uci)
            compare("the same, legal e.p.", legal_fen(move["fen"], move["ep"]), board.fen(en_passant="legal"), uci)
            board.pop()
        for feature in filter(None, features(board, line["moves"])):
            met[feature] += 1
    print(f"python-chess {chess.__version__}: {positions} positions, {moves} moves, {games} games, {plies} plies,"
          f" {differences.count} differences")
    print("  positions with: " + ", ".join(f"{feature} {count}" for feature, count in met.items()))
    print("  plies with: " + ", ".join(f"{feature} {count}" for feature, count in met_in_games.items()))
    missing = [feature for feature, count in met.items() if not count and positions >= 10_000]
    # Six in a run or so: chance may give none of the last kind.
    missing += [feature for feature in GAME_FEATURES[:-1] if not met_in_games[feature] and games >= 200]
    if missing:
        print("  the run met none of: " + ", ".join(missing))
    sys.exit(bool(differences.count or missing or not positions))


main()
