#!/usr/bin/env bash
# `tools/oracle/run.sh [seed] [positions] [games]`: the rules against python-chess and chess.js, each a program of its own
# that reads what `--example oracle` wrote. Without a seed the clock gives one; it is printed, and can be given again.
set -euo pipefail
cd "$(dirname "$0")/../.."

seed=${1:-$(date +%s)}
positions=${2:-20000}
games=${3:-400}
echo "seed $seed, $positions positions, $games games; again: make oracle SEED=$seed POSITIONS=$positions GAMES=$games"
lines=$(mktemp)
trap 'rm -f "$lines"' EXIT
cargo run --quiet --release --locked --no-default-features --example oracle -- "$seed" "$positions" "$games" > "$lines"
status=0
"$(tools/tools-dir.sh)/oracle-venv/bin/python" tools/oracle/check.py < "$lines" || status=1
node tools/oracle/check.mjs < "$lines" || status=1
exit $status
