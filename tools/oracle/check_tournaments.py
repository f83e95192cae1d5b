"""Random tournaments, paired by our rules, paired again round by round by caissify-pairings.

`check_tournaments.py <the example tournament> <seed> <count>`: tournaments of 6 to 40 players. A fourth of them is plain;
the others have forfeits, retirements, or both with byes that were asked for.

Its pairing is asked, not its checker: that one takes every round without an opponent for a pairing bye and a float down,
half-point byes and absences too, against FIDE C.04.3, 1.4.3 and 2.1.2. And where nothing else decides who has White, it
takes the lower starting number for the higher ranked, against 1.2: the points come first. So it is given the ranks for
starting numbers. Those are wanted themselves, by 5.2.5, where neither of two has played: their colours are not compared.
"""

import random
import subprocess
import sys

from caissify_pairings.engines.dutch import DutchEngine

GAMES = "10="
POINTS = {"1": 1, "+": 1, "U": 1, "F": 1, "=": 0.5, "H": 0.5}


def read(text):
    """By starting number, for each round: the opponent or 0, the colour, the result. And how many rounds there are to be."""
    cells, rounds = {}, 0
    for line in text.splitlines():
        if line.startswith("XXR"):
            rounds = int(line.split()[1])
        if line.startswith("001"):
            starts = range(91, len(line), 10)
            cells[int(line[4:8])] = [(int(line[at : at + 4]), line[at + 5], line[at + 7]) for at in starts]
    return cells, rounds


def floats(cells, scores, player, at):
    opponent, _, result = cells[player][at]
    if opponent == 0 or result not in GAMES:
        return "down" if POINTS.get(result, 0) > 0 else "none"
    mine, other = scores[player][at], scores[opponent][at]
    return "down" if mine > other else "up" if mine < other else "none"


def paired_by_it(cells, rounds, at):
    """The pairs of the round after so many; a bye has 0 for the second."""
    scores = {}
    for player, row in cells.items():
        scores[player] = [sum(POINTS.get(cell[2], 0) for cell in row[:before]) for before in range(at + 1)]
    ranks = {player: rank + 1 for rank, player in enumerate(sorted(cells, key=lambda player: (-scores[player][at], player)))}
    met, players = set(), []
    for player, row in cells.items():
        games = [cell for cell in row[:at] if cell[0] and cell[2] in GAMES]
        met |= {(player, cell[0]) for cell in games}
        if row[at][0] == 0 and row[at][2] in "HZF":
            continue
        unplayed = [cell for cell in row[:at] if not (cell[0] and cell[2] in GAMES)]
        players.append({
            "id": player,
            "name": str(player),
            "score": scores[player][at],
            "rating": 3000 - player,
            "starting_number": player,
            "pairing_number": ranks[player],
            "color_hist": ["white" if cell[1] == "w" else "black" for cell in games],
            "float_history": [floats(cells, scores, player, before) for before in range(at)],
            "bye_count": sum(cell[2] in "UF" for cell in unplayed),
            "forfeit_win_count": sum(cell[2] == "+" for cell in unplayed),
        })
    engine = DutchEngine(
        players=players, previous_pairings=met, round_number=at + 1, total_rounds=rounds, initial_color="white"
    )
    new = {player["id"] for player in players if not player["color_hist"]}
    return {(pair["white_id"], pair["black_id"] or 0) for pair in engine.generate_pairings()}, new


def main():
    example, seed, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    chance = random.Random(seed)
    compared = different = 0
    for number in range(count):
        players = chance.randint(6, 40)
        rounds = chance.randint(3, min(9, players - 1))
        asked = ["random", str(chance.randrange(1 << 40)), str(players), str(rounds), str(number % 4)]
        played = subprocess.run([example, *asked], capture_output=True, text=True, check=True).stdout
        cells, rounds = read(played)
        # Where a tournament ended early, some had already said that they would not come.
        for at in range(min(len(row) for row in cells.values())):
            ours = {(player, row[at][0]) for player, row in cells.items() if row[at][1] == "w" or row[at][2] == "U"}
            theirs, new = paired_by_it(cells, rounds, at)
            ours, theirs = ({pair if not set(pair) <= new else tuple(sorted(pair)) for pair in pairs} for pairs in (ours, theirs))
            compared += 1
            if ours != theirs:
                different += 1
                print(f"tournament {' '.join(asked)}, round {at + 1}: ours {sorted(ours - theirs)}, theirs {sorted(theirs - ours)}")
                sys.stdout.flush()
        if number % 25 == 24:
            print(f"{number + 1} tournaments, {compared} rounds, {different} differ", file=sys.stderr, flush=True)
    print(f"{count} tournaments of 6 to 40 players, {compared} rounds: {different} paired otherwise by caissify-pairings")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
