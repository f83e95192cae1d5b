#!/usr/bin/env bash
# Whether clippy is switched on by the environment this is called with, as the Makefile calls it: three faults are planted
# in a crate of their own, and the compiler must stop at each. Where the switch has come to mean nothing, it does not.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
crate=$(mktemp -d)
trap 'rm -rf "$crate"' EXIT
mkdir "$crate/src"
cp "$here/clippy.toml" "$here/rust-toolchain.toml" "$crate/"
printf '[package]\nname = "planted"\nversion = "0.0.0"\nedition = "2024"\n[workspace]\n' > "$crate/Cargo.toml"

compiles() { (cd "$crate" && cargo check --quiet --offline --target-dir "$crate/target") >"$crate/said" 2>&1; }
plant() { # plant <what the compiler is to say> <code>
  printf '%s\n' "$2" > "$crate/src/lib.rs"
  if compiles; then echo "a planted fault was passed over: $1" >&2; exit 1; fi
  grep -q -- "$1" "$crate/said" || { echo "stopped, but not by $1:" >&2; cat "$crate/said" >&2; exit 1; }
}

echo 'pub fn sound() {}' > "$crate/src/lib.rs"
compiles || { echo 'sound code does not compile:' >&2; cat "$crate/said" >&2; exit 1; }
plant bool_comparison 'pub fn f(x: bool) -> u8 { if x == true { 1 } else { 2 } }'
plant disallowed_methods 'pub fn f() -> std::time::Instant { std::time::Instant::now() }'
plant unused_variables 'pub fn f(x: u8) {}'
