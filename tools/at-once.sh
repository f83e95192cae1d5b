#!/usr/bin/env bash
# Makes several targets at the same time: `at-once.sh pages-built natively`. The first has the processor first, the others what it
# leaves. What each says is printed when it ends. Where one fails, the others are stopped.
set -uo pipefail
logs=$(mktemp -d)
declare -A target
stop() {
  for group in "${!target[@]}"; do kill -- "-$group" 2>/dev/null; done
  rm -rf "$logs"
}
trap stop EXIT
trap 'exit 130' INT TERM
# Each in a group of processes of its own, to be stopped with all that it began.
set -m
later=0
for name in "$@"; do
  nice -n "$later" "${MAKE:-make}" --no-print-directory "$name" >"$logs/$name" 2>&1 &
  target[$!]=$name
  later=10
done
while [ ${#target[@]} -gt 0 ]; do
  answer=0
  wait -n -p ended "${!target[@]}" || answer=$?
  cat "$logs/${target[$ended]}"
  unset "target[$ended]"
  [ "$answer" -eq 0 ] || exit "$answer"
done
