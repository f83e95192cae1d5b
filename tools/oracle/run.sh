#!/usr/bin/env bash
# `tools/oracle/run.sh [seed] [positions] [games] [tournaments]`: the rules against python-chess, chess.js and pydraughts, each
# a program of its own that reads what `--example oracle` and `oracle_draughts` wrote; then the pairing of tournaments against
# caissify-pairings. Of Chess960 there are a quarter as many positions as of chess, and the counts of its start positions, of three
# moves every sixteenth (`check_chess960.py 1` compares all). Of draughts there are half as many positions,
# for pydraughts takes its time. Without a seed the clock gives one; it is printed, and can be given again.
set -euo pipefail
cd "$(dirname "$0")/../.."

seed=${1:-$(date +%s)}
positions=${2:-20000}
games=${3:-400}
tournaments=${4:-500}
draughts=$((positions / 2))
echo "seed $seed, $positions positions of chess and $draughts of draughts, $games games, $tournaments tournaments; again: make oracle SEED=$seed POSITIONS=$positions GAMES=$games TOURNAMENTS=$tournaments"
lines=$(mktemp)
trap 'rm -f "$lines"' EXIT
cargo run --quiet --release --locked --no-default-features --example oracle -- "$seed" "$positions" "$games" > "$lines"
status=0
"$(tools/tools-dir.sh)/oracle-venv/bin/python" tools/oracle/check.py < "$lines" || status=1
node tools/oracle/check.mjs < "$lines" || status=1
cargo run --quiet --release --locked --no-default-features --example chess960 -- lines "$seed" "$((positions / 4))" > "$lines"
"$(tools/tools-dir.sh)/oracle-venv/bin/python" tools/oracle/check_chess960.py 16 < "$lines" || status=1
cargo run --quiet --release --locked --no-default-features --example oracle_draughts -- "$seed" "$draughts" > "$lines"
"$(tools/tools-dir.sh)/oracle-venv/bin/python" tools/oracle/check_draughts.py < "$lines" || status=1
cargo build --quiet --release --locked --no-default-features --example tournament
"$(tools/tools-dir.sh)/oracle-venv/bin/python" tools/oracle/check_tournaments.py \
  "${CARGO_TARGET_DIR:-target}/release/examples/tournament" "$seed" "$tournaments" || status=1
exit $status
