#!/usr/bin/env bash
# Prints what Cargo is told to take all crates but those that are programs for a browser alone, and no pages. Everything that
# is compiled for this machine is compiled with the same, so that it is compiled once.
echo --workspace --exclude analyst --exclude figures --no-default-features
