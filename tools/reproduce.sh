#!/usr/bin/env bash
# Builds the site twice from nothing, the second time from a copy of the sources in a folder of another name, and compares
# every file. What is left of a build in the target folder, where the sources lie and when it was built may change nothing.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for place in one another; do
  mkdir "$work/$place"
  # As they are, committed or not, but for what Git is told to ignore.
  git ls-files -z --cached --others --exclude-standard | tar --null --files-from=- --ignore-failed-read -c | tar -x -C "$work/$place"
  CARGO_TARGET_DIR="$work/$place/target" make --no-print-directory -C "$work/$place" build PACKED=no
  (cd "$work/$place/dist" && find . -type f -print0 | sort -z | xargs -0 sha256sum) > "$work/$place.sums"
done
if ! diff "$work/one.sums" "$work/another.sums" > "$work/differences"; then
  echo "files that differ:"; sed -n 's/^[<>] [0-9a-f]*  //p' "$work/differences" | sort -u
  exit 1
fi
echo "$(wc -l < "$work/one.sums") files, each the same in both builds"
