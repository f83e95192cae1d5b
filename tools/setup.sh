#!/usr/bin/env bash
# Installs what is missing for building (`setup.sh build`), testing (`test`), the figures (`bench`), the comparison of the
# rules with other programs (`oracle`), the other two browser engines (`browsers`), or the test of the tests (`mutants`). Can be run again: what is there at the right version is left alone.
# Everything comes by name from rustup, Cargo, npm, pip or apt; nothing is fetched by address.
set -euo pipefail
cd "$(dirname "$0")/.."

# The three versions move together: the CLI must equal the wasm-bindgen in Cargo.lock.
TRUNK_VERSION=0.21.14
WASM_BINDGEN_VERSION=$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"$/\1/p}' Cargo.lock)
CARGO_MUTANTS_VERSION=27.1.0
# A program to compare with, under the GPL: it stays in the tools' folder, and nothing of it is shipped.
PYTHON_CHESS_VERSION=1.11.2
# The same for Brazilian draughts, under the MIT licence.
PYDRAUGHTS_VERSION=0.6.7
TOOLS=$(tools/tools-dir.sh)

say() { printf '\033[1m• %s\033[0m\n' "$*"; }
fail() { printf '\n✗ %s\n  Run:  %s\n' "$1" "$2" >&2; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

apt_install() { # apt_install <what for> <package>...
  local why=$1; shift
  say "installing $* ($why)"
  if [ "$(id -u)" = 0 ]; then
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null ||
      fail "apt could not install $*" "sudo apt-get update && sudo apt-get install -y $*"
  elif have sudo && sudo -n true 2>/dev/null; then
    sudo apt-get update -qq && sudo DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null ||
      fail "apt could not install $*" "sudo apt-get update && sudo apt-get install -y $*"
  else
    fail "$why needs $*, and this user may not install packages" "sudo apt-get update && sudo apt-get install -y $*"
  fi
}

# What these programs do here takes them a moment; to compile them at their best would take twice as long as this.
quickly() {
  CARGO_PROFILE_RELEASE_OPT_LEVEL=1 CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
    CARGO_TARGET_DIR="$TOOLS/build" cargo install -q --root "$TOOLS" --force "$@"
}

build_tools() {
  have cargo || fail "Rust is missing" "curl https://sh.rustup.rs | sh   (or: sudo apt-get install rustup)"
  have gcc || fail "gcc is missing" "sudo apt-get install -y gcc"
  if have rustup; then
    if ! rustup target list --installed 2>/dev/null | grep -qx wasm32-unknown-unknown; then
      say "adding the Rust target wasm32-unknown-unknown"
      rustup target add wasm32-unknown-unknown ||
        fail "rustup could not add the wasm target" "rustup target add wasm32-unknown-unknown"
    fi
  elif [ ! -d "$(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown" ]; then
    fail "the wasm target is missing and there is no rustup" "rustup target add wasm32-unknown-unknown"
  fi
  mkdir -p "$TOOLS"
  if [ "$("$TOOLS/bin/wasm-bindgen" --version 2>/dev/null)" != "wasm-bindgen $WASM_BINDGEN_VERSION" ]; then
    say "compiling wasm-bindgen-cli $WASM_BINDGEN_VERSION into $TOOLS (once, some minutes)"
    # Its own lock file names a crate version that has been withdrawn: no --locked here.
    quickly wasm-bindgen-cli --version "$WASM_BINDGEN_VERSION" ||
      fail "wasm-bindgen-cli did not install" "cargo install wasm-bindgen-cli --version $WASM_BINDGEN_VERSION --root $TOOLS"
  fi
  if [ "$("$TOOLS/bin/trunk" --version 2>/dev/null)" != "trunk $TRUNK_VERSION" ]; then
    say "compiling trunk $TRUNK_VERSION into $TOOLS (once, some minutes)"
    quickly trunk --version "$TRUNK_VERSION" --locked ||
      fail "trunk did not install" "cargo install trunk --version $TRUNK_VERSION --locked --root $TOOLS"
  fi
  rm -rf "$TOOLS/build"
  say "fetching the crates of Cargo.lock"
  cargo fetch -q --locked || fail "cargo could not fetch the crates" "cargo fetch --locked"
}

browser_tools() {
  local missing=()
  [ -x "${CHROMIUM:-/usr/bin/chromium}" ] || missing+=(chromium)
  if [ ${#missing[@]} -gt 0 ]; then apt_install "the browser tests" "${missing[@]}"; fi
  # The pages are met by the same engine without a window, where the distribution has it by itself; elsewhere by the whole.
  if [ -z "${CHROMIUM:-}" ] && [ ! -x /usr/bin/chromium-headless-shell ] && apt-cache show chromium-headless-shell >/dev/null 2>&1; then
    (apt_install "the browser tests in less time" chromium-headless-shell) || say "going on with the whole browser"
  fi
  # Where the distribution packs its browser elsewhere, as Ubuntu does, its path can be given.
  [ -x "${CHROMIUM:-/usr/bin/chromium}" ] || fail "there is no ${CHROMIUM:-/usr/bin/chromium}" "make test CHROMIUM=/path/to/chromium"
}

node_packages() { # node_packages <one of them> <options of npm ci>...
  local one=$1; shift
  if ! have node || ! have npm || [ "$(node -p 'process.versions.node.split(".")[0]')" -lt 20 ]; then
    fail "the tests need Node 20 or newer with npm" "sudo apt-get install -y nodejs npm   (Debian 13, Ubuntu 24.10 or newer)"
  fi
  if [ ! -d "node_modules/$one" ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    say "installing packages of package-lock.json"
    npm ci "$@" --no-audit --no-fund --loglevel=error || fail "npm could not install the packages" "npm ci"
  fi
}

oracle_tools() {
  have cargo || fail "Rust is missing" "curl https://sh.rustup.rs | sh   (or: sudo apt-get install rustup)"
  node_packages chess.js
  have python3 || fail "Python is missing" "sudo apt-get install -y python3 python3-venv"
  local venv=$TOOLS/oracle-venv
  [ -x "$venv/bin/python" ] || python3 -m venv "$venv" || fail "Python makes no virtual environment" "sudo apt-get install -y python3-venv"
  oracle_package "$venv" chess "$PYTHON_CHESS_VERSION"
  oracle_package "$venv" pydraughts "$PYDRAUGHTS_VERSION"
}

oracle_package() { # oracle_package <venv> <package> <version>
  if [ "$("$1/bin/python" -c 'import sys; from importlib.metadata import version; print(version(sys.argv[1]))' "$2" 2>/dev/null)" != "$3" ]; then
    say "installing $2 $3 into $1"
    "$1/bin/pip" install --quiet --disable-pip-version-check "$2==$3" ||
      fail "pip could not install $2" "$1/bin/pip install $2==$3"
  fi
}

other_browsers() {
  local missing=()
  [ -x "${FIREFOX:-/usr/bin/firefox-esr}" ] || missing+=(firefox-esr)
  [ -x "${WEBKIT_DRIVER:-/usr/bin/WebKitWebDriver}" ] || missing+=(webkit2gtk-driver)
  # A screen that nobody sees, where there is none.
  [ -n "${DISPLAY:-}" ] || have Xvfb || missing+=(xvfb)
  if [ ${#missing[@]} -gt 0 ]; then apt_install "the walk in Firefox and WebKit" "${missing[@]}"; fi
  [ -x "${FIREFOX:-/usr/bin/firefox-esr}" ] || fail "there is no ${FIREFOX:-/usr/bin/firefox-esr}" "make test-browsers FIREFOX=/path/to/firefox"
  [ -x "${WEBKIT_DRIVER:-/usr/bin/WebKitWebDriver}" ] || fail "there is no ${WEBKIT_DRIVER:-/usr/bin/WebKitWebDriver}" "make test-browsers WEBKIT_DRIVER=/path/to/WebKitWebDriver"
}

mutants_tools() {
  have cargo || fail "Rust is missing" "curl https://sh.rustup.rs | sh   (or: sudo apt-get install rustup)"
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
  mutants) mutants_tools ;;
  *) fail "unknown argument: $1" "tools/setup.sh build|test|bench|oracle|browsers|mutants" ;;
esac
