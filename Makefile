# Lance Legal. `make serve` builds the site and serves it; `make dev` is for changing it; `make check` runs the quick checks and
# `make test` all that a change must pass. All can be run again.
BASE ?= /
# Not from the environment, where shells keep the name of the machine.
HOST = 127.0.0.1
PORT ?= 8000
DEV_PORT ?= 8080
DIST ?= dist
# Where the program of the one file is put.
ONE_FILE ?= dist-single
# Of which files brotli and gzip are made: yes (all), no, or shared (all but the pages that share a row of src/site.rs).
PACKED ?= yes

TOOLS := $(shell tools/tools-dir.sh)
export PATH := $(TOOLS)/bin:$(PATH)
export TRUNK_SKIP_VERSION_CHECK := true
WASM := wasm32-unknown-unknown
# The site in one piece and without optimisation, by the profile `quick` of Cargo.toml. Without the names of functions, which
# are half of it, it is there sooner; a panic says its file and line all the same. A profile with settings for a package
# does not strip that package (Cargo 1.95).
QUICK := RUSTFLAGS="--cfg=erase_components -Cstrip=symbols"
QUICKLY := --release=false --cargo-profile quick --public-url /
SITE := tools/site.sh
# The crates that are more than programs for a browser.
NATIVE := $(shell tools/native.sh)
# What `cargo clippy -- -D warnings` sets. It goes through all targets of our own code, so the tests are compiled by it.
CLIPPY := RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__
say = @printf '\n\033[1m▸ %s\033[0m\n'

.PHONY: help setup setup-test setup-bench build serve dev dev-site dist single single-files single-test check test checks pages-built natively sites site-program clippy-web test-native test-e2e test-every test-browsers reproduce linear format lint licences weights figures bench oracle oracle-explain match tactics tactics-check mutants mutations fmt clean
.NOTPARALLEL:

help: ## this list
	@grep -E '^[a-z][a-z0-9-]*:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z0-9-]+):.*## /  make \1\t/' | expand -t 22
	@printf '\n  BASE=/lance-legal/ builds and serves under a sub-path; HOST=0.0.0.0 serves to other machines too; PORT=8000; DIST=dist\n'

setup: ## install what building needs and is missing
	@tools/setup.sh build

setup-test: ## and what testing needs: Chromium, the npm packages
	@tools/setup.sh test

setup-bench: ## and what the figures are compared with: Lighthouse, the npm libraries of chess
	@tools/setup.sh bench

build: setup ## the release site in dist/, plain files for any static host
	$(say) 'building the site for $(BASE) (the first time takes some minutes)'
	RUSTFLAGS="$$(tools/ship-flags.sh)" trunk build --release --dist $(DIST) --public-url $(BASE)
	$(say) 'chunks, the folder of the build, deep links, list of files to keep offline, brotli and gzip'
	$(SITE) finish $(DIST) --base $(BASE) --packed $(PACKED)

serve: build ## build, then serve on 127.0.0.1
	$(say) 'serving $(DIST)'
	$(SITE) serve $(DIST) --host $(HOST) --port $(PORT) --base $(BASE)

dev: setup ## serve a debug build on 127.0.0.1:8080, which reloads after each change (DEV_PORT=8080)
	$(say) 'http://127.0.0.1:$(DEV_PORT)/ (the first build takes some minutes, later ones some seconds)'
	$(QUICK) trunk serve $(QUICKLY) --dist dist-dev --port $(DEV_PORT)

dev-site:
	$(QUICK) trunk build $(QUICKLY) --dist dist-check

single: build single-files ## the site as one file for each language, to open from a disk: lance-legal.html, …

# Of a site that is built: its files, and the program in one piece, with the feature that keeps addresses after the #.
single-files: setup
	$(say) 'the program in one piece, and the site as one file for each language'
	RUSTFLAGS="$$(tools/ship-flags.sh one-file)" cargo build --quiet --release --locked --target $(WASM) --bin lance-legal --features one-file
	wasm-bindgen --target web --no-typescript --out-dir $(ONE_FILE) "$${CARGO_TARGET_DIR:-target}/$(WASM)/release/lance-legal.wasm"
	$(SITE) single $(DIST) $(ONE_FILE) --to $(ONE_FILE)
	cp $(ONE_FILE)/lance-legal*.html .

dist: build single-files ## build, then pack lance-legal-<version>.zip, for a release
	$(say) 'the zip of the release'
	$(SITE) pack $(DIST) --base $(BASE) --single $(ONE_FILE)/lance-legal.html

check: export SITE_COMPILED_WITH := $(CLIPPY)
check: setup-test format checks dev-site ## the quick checks: format, clippy, native tests, one browser test on a debug build
	$(say) 'a refused move, in Chromium, on the debug build'
	DIST=dist-check node --test tests/e2e/refusal.test.mjs
	$(say) 'the quick checks passed (make test runs all)'

# Two rows of targets at the same time, in folders of their own, since where one Cargo works another waits. Clippy looks at the pages
# before they are built, with the macros that they are built with. The pages take longest, so they have the processor first.
test: export SITE_COMPILED_WITH := $(CLIPPY)
test: export LINTED := --release
test: setup-test format ## what a change must pass: style, rules, browser, weight
	$(say) 'clippy on the pages, then the site; meanwhile the program site and the native tests'
	@MAKE="$(MAKE)" tools/at-once.sh pages-built natively
	$(say) 'weight on the wire'
	$(SITE) weigh dist --table docs/weights.txt
	$(MAKE) --no-print-directory test-e2e
	$(say) 'all checks passed'

checks: clippy-web test-native

pages-built: clippy-web sites

natively: site-program test-native

site-program:
	$(say) 'the program that finishes the site and serves it'
	@$(SITE) pages >/dev/null

# The linker works on one processor; the tests take the other. Packing is tested on its own: of thousands of pages that are
# alike it would take a minute.
sites:
	$(say) 'the site under a sub-path'
	$(MAKE) --no-print-directory build BASE=/lance-legal/ DIST=dist-subpath PACKED=no
	$(say) 'the site at the root'
	$(MAKE) --no-print-directory build BASE=/ DIST=dist PACKED=shared
	$(MAKE) --no-print-directory figures

# The modules of the pages are declared by a macro, so cargo fmt does not find them.
OF_A_MACRO := --edition 2024 $(shell find src/ui/pages -name '*.rs')

format: ## is everything formatted
	$(say) 'format'
	cargo fmt --all --check
	@rustfmt --check $(OF_A_MACRO)

lint: format clippy-web ## format and clippy, for the rules alone and for the browser
	$(say) 'clippy: rules and tools, natively'
	cargo clippy --quiet --locked $(NATIVE) --all-targets -- -D warnings

# With the views of one type that the site is shipped with, in half the time.
clippy-web:
	$(say) 'clippy: the site, for the browser'
	RUSTFLAGS=--cfg=erase_components cargo clippy --quiet --locked $(LINTED) --target $(WASM) --package lance-legal --package analyst --package figures --lib --bins -- -D warnings

test-native: ## rules, legality, storage, texts, import table, licences; clippy
	@$(CLIPPY) tools/clippy-finds.sh
	$(say) 'native tests, compiled by clippy'
	$(CLIPPY) cargo test --quiet --locked $(NATIVE)

test-e2e: figures ## the built dist/ and dist-subpath/ as a user meets them
	$(say) 'end to end, in Chromium, against the built site'
	npm run --silent e2e

test-every: export EVERY = 1
test-every: test-native test-e2e ## after make test: each level, lesson, sight and file instead of some, in each language; more tries (hours)

single-test: single ## the one file, opened from the disk in Chromium, and in Firefox and WebKit where they are (not part of test: it compiles the program once more)
	@tools/setup.sh test
	$(say) 'the one file, from the disk, without a network'
	node --test tests/browsers/one-file.test.mjs
	ONE_FILE=lance-legal.html node --test tests/browsers/walk.test.mjs
	node bench/one-file.mjs

test-browsers: build ## every area of dist/ in Firefox and WebKit; BROWSERS=firefox asks one (not part of test)
	@tools/setup.sh browsers
	$(say) 'the site in Firefox and in WebKit'
	node --test tests/browsers/walk.test.mjs

reproduce: setup ## two builds from nothing, in two folders: is every file of the site the same? (half an hour)
	@tools/reproduce.sh

linear: ## ten times as long a file takes at most twelve times as long to read (not part of test: it takes the time)
	cargo run --quiet --locked --release --no-default-features --example linear

licences: ## rewrite assets/licences.txt, the list on the About page
	$(SITE) licences > assets/licences.txt.new && mv assets/licences.txt.new assets/licences.txt

weights: build ## rewrite docs/weights.txt, the first load of each page
	$(SITE) table $(DIST) > docs/weights.txt.new && mv docs/weights.txt.new docs/weights.txt

figures: setup ## the rules as wasm without a page, compiled as the worker is: dist-figures/, to be counted and timed
	$(say) 'the rules alone, as wasm'
	RUSTFLAGS="$$(tools/ship-flags.sh)" cargo build --quiet --profile worker --locked --target $(WASM) --package figures
	wasm-bindgen --target web --no-typescript --out-dir dist-figures "$${CARGO_TARGET_DIR:-target}/$(WASM)/worker/figures.wasm"

bench: setup-bench build figures ## first load, Lighthouse, perft and notation against the npm libraries: one table
	$(say) 'weight on the wire'
	$(SITE) weigh $(DIST)
	$(say) 'Lighthouse, perft and notation'
	npm run --silent bench

oracle: ## the rules against python-chess, chess.js, pydraughts and caissify-pairings; SEED=… POSITIONS=… GAMES=… TOURNAMENTS=… (not part of test: it needs Python)
	@tools/setup.sh oracle
	$(say) 'legal moves, SAN, FEN, check, mate, stalemate, draws; moves of draughts, pairing: against four other programs'
	@tools/oracle/run.sh "$(SEED)" "$(POSITIONS)" "$(GAMES)" "$(TOURNAMENTS)"

oracle-explain: ## what the explainer says of the mistakes that begin Lichess's puzzles (not part of test: it needs Python)
	@tools/setup.sh oracle
	$(say) 'why a move is a mistake: against the themes of puzzles'
	@cargo build --quiet --release --locked --no-default-features --example explain
	@"$$(tools/tools-dir.sh)/oracle-venv/bin/python" tools/oracle/explain.py "$${CARGO_TARGET_DIR:-target}/release/examples/explain" $(ASK)

match: ## the eight opponents against each other and against fairy-stockfish; SEED=… GAMES=… PAIRS='7-8 8-fairy' (not part of test: half an hour)
	@tools/setup.sh match
	$(say) 'level against level, one-ply players against level 1, level 8 against what Lichess calls level 6'
	FAIRY="$$(tools/fairy.sh)" cargo run --quiet --release --locked --package engine --example match -- $(or $(GAMES),400) $(or $(SEED),1) $(PAIRS)

# Bits of it can be made again by hand: examples/tactics says how.
tactics: ## rewrite assets/tactics: Lichess's puzzles up to 1600 and those of our own games, each proved (not part of test: half an hour)
	@tools/setup.sh oracle
	$(say) 'puzzles: read, proved, found in games, packed, weighed'
	cargo build --quiet --release --locked --no-default-features --example tactics
	@tools/tactics/run.sh "$${CARGO_TARGET_DIR:-target}/release/examples/tactics" "$$(tools/tools-dir.sh)/oracle-venv/bin/python"

tactics-check: ## prove every puzzle of assets/tactics again, and weigh the packs (not part of test: a quarter of an hour)
	$(say) 'each move to find is the only good one'
	cargo run --quiet --release --locked --no-default-features --example tactics -- check
	cargo run --quiet --release --locked --no-default-features --example tactics -- counts
	@node tools/tactics/weigh.mjs

mutants: ## damage the rules bit by bit: does a test fail each time? FILES='src/chess/san.rs …' (not part of test: hours)
	@tools/setup.sh mutants
	PROPTEST_CASES=64 nice -n 19 cargo mutants $(foreach file,$(or $(FILES),'src/chess/**/*.rs'),--file $(file)) --output test-results

mutations: ## a million damaged, forged and made-up codes of classes: none panics (not part of test: minutes)
	cargo test --locked --package tests -- --ignored --nocapture a_million_mutations

fmt: ## format the Rust code
	cargo fmt --all
	@rustfmt $(OF_A_MACRO)

clean: ## remove the built sites (compiled crates stay: cargo clean removes those)
	rm -rf dist dist-check dist-dev dist-subpath dist-figures dist-single lance-legal-*.zip lance-legal*.html test-results
