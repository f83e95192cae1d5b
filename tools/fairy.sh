#!/usr/bin/env bash
# Prints where fairy-stockfish is, or nothing: $FAIRY, on the PATH, or where Debian puts games.
set -euo pipefail
for program in "${FAIRY:-}" "$(command -v fairy-stockfish || true)" /usr/games/fairy-stockfish; do
  if [ -n "$program" ] && [ -x "$program" ]; then echo "$program"; exit; fi
done
