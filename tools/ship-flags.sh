#!/usr/bin/env bash
# Prints the compiler flags of the shipped site. Views of one type instead of one type for each place in a
# page make it lighter; the program comes in chunks, each fetched with the first page that needs it; file names in
# messages are cut to what is the same on every machine. `ship-flags.sh one-file` are those of the site as one file, whose
# program is in one piece.
registry="${CARGO_HOME:-$HOME/.cargo}/registry/src"
pieces=--cfg=split_program
[ "${1:-}" != one-file ] || pieces=
flags="--cfg=erase_components $pieces --remap-path-prefix=$(cd "$(dirname "$0")/.." && pwd)/="
for folder in "$registry"/*/; do
  [ -d "$folder" ] && flags="$flags --remap-path-prefix=$folder="
done
echo "$flags"
