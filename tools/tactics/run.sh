#!/usr/bin/env bash
# Makes assets/tactics: `run.sh <the example tactics> <the Python of the oracles>`. The same each time: the package has one
# version, and the games follow from their seeds. Games and proofs run side by side.
set -euo pipefail
cd "$(dirname "$0")/../.."
program=$1
python=$2
# Of each seed, so many games.
SEEDS='1 2'
GAMES=350

made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
running=()
"$python" tools/tactics/lichess.py | "$program" lichess > "$made/lichess" & running+=($!)
for seed in $SEEDS; do
  "$program" own "$seed" "$GAMES" > "$made/own-$seed" & running+=($!)
done
for one in "${running[@]}"; do wait "$one"; done
for seed in $SEEDS; do cat "$made/own-$seed"; done | cat "$made/lichess" - | "$program" pack
"$program" counts
node tools/tactics/weigh.mjs
