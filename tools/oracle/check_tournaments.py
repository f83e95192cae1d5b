"""Random tournaments, paired by our rules, paired again round by round by caissify-pairings.

`check_tournaments.py <the example tournament> <seed> <count>`: tournaments of 6 to 40 players. A fourth of them is plain;
the others have forfeits, retirements, or both with byes that were asked for.
"""

import random
import subprocess
import sys

from caissify_pairings.fpc import check_trf


def main():
    example, seed, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    chance = random.Random(seed)
    rounds_compared = different = 0
    for number in range(count):
        players = chance.randint(6, 40)
        rounds = chance.randint(3, min(9, players - 1))
        asked = ["random", str(chance.randrange(1 << 40)), str(players), str(rounds), str(number % 4)]
        played = subprocess.run([example, *asked], capture_output=True, text=True, check=True).stdout
        report = check_trf(played)
        summary = report["summary"]
        rounds_compared += summary["rounds_checked"]
        if summary["rounds_mismatched"]:
            different += summary["rounds_mismatched"]
            print("tournament " + " ".join(asked))
            for found in report["rounds"]:
                if not found["match"]:
                    print(f"  round {found['round']}: {found['discrepancies']}")
            sys.stdout.flush()
        if number % 25 == 24:
            print(f"{number + 1} tournaments, {rounds_compared} rounds, {different} differ", file=sys.stderr, flush=True)
    print(f"{count} tournaments of 6 to 40 players, {rounds_compared} rounds: {different} paired otherwise by caissify-pairings")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
