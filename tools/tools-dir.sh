#!/usr/bin/env bash
# Prints where the pinned build tools live: outside the checkout, so that a new clone finds them.
echo "${LANCE_LEGAL_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/lance-legal/tools}"
