#!/usr/bin/env bash
# Runs the program `site`: `site.sh weigh dist`. It is compiled as the native tests compile the crates it rests on, so that
# `make check` and `make test` compile them once: SITE_COMPILED_WITH is what they set for that, NAME=value words.
# SITE_COMPILED=yes: it has just been compiled, and Cargo need not be asked.
set -euo pipefail
# shellcheck disable=SC2086 # words
[ "${SITE_COMPILED:-}" = yes ] || env ${SITE_COMPILED_WITH:-} cargo build --quiet --locked $("$(dirname "$0")/native.sh") --bin site
exec "${CARGO_TARGET_DIR:-target}/debug/site" "$@"
