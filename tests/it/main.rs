//! The native tests, in the order in which one would read the project. Each file says what it holds.
#![cfg(not(target_arch = "wasm32"))]
#![forbid(unsafe_code)]
// The examples are here as modules, and each has the module that finds the files.
#![allow(clippy::duplicate_mod)]

mod amount; // no tests: how much is tried
mod files; // no tests: where the files lie
#[path = "../../fuzz/oracle.rs"]
mod oracle; // no tests: what must hold for any input
mod random_games; // no tests: games of random moves for the properties below

use files::{project, text};

mod blocks; // the lines of content files, and what is wrong with one
mod limits; // how much there may be of what people write

mod anatomy; // a written move taken apart, sign by sign
mod chess960;
mod chess960_play; // Chess960: start positions, castling, counts, FEN, notation, PGN
mod dead_position; // who can still checkmate: never a false answer
mod draws; // when a game is drawn, by which edition, and what may be claimed
mod fen; // FEN is read, checked and printed
mod texts; // messages are formatted as the reference implementation formats them
mod touch; // which moves are left after which touches

mod game; // moves, the end, the record, the games kept as data
#[path = "../../examples/notation.rs"]
#[allow(dead_code)]
mod notation_example; // no tests: what the command line answers

mod notation; // moves are written and read as Appendix C does
mod perft; // the move generator counts what it should
mod pgn; // PGN is read and written, within limits

mod fuzz_corpus; // the files of the fuzz targets hold on any toolchain

mod coach; // why a move was good or bad, shown by the rules
mod moments; // what to learn from a game: asked part by part, kept, and asked again

mod legality; // why a move is refused, rule by rule and in words
mod legality_random; // the same over random games: refused when illegal, and for the reason told

mod board; // the board as a state and its update
mod board_texts; // what the board says, in every language
mod play; // the play page as a state: moves, refusals, walking back, nothing lost
mod play_draughts;
mod play_rival; // chess against the computer: its moves, draw offers, what is kept, the second thread's answers // the page of draughts as a state: captures hop by hop, the site's moves, draws by limit

mod alarm; // what a clock shows, and when it is heard
mod clock; // every µs is charged once
#[path = "../../examples/clock.rs"]
#[allow(dead_code)]
mod clock_example; // no tests: what the command line answers
mod clock_watch; // through sleep, set clocks and reloads too
mod play_clock;
mod poker; // tables and seats: each number of the regulation, one seat for everybody, taking back, records
mod truco; // the scoreboard: each point with its number, who deals, taking back, records // a game with the clock beside it

mod articles; // every article cited is printed in its edition
mod asked; // each number of the Laws of 2023 is asked about, or listed with its reason
mod clock_choices; // what is chosen on the clock's page survives what it does not know
mod clock_draft; // a time control put together by steps
mod editions; // the table of editions: words, what each is for
mod hands; // hands of a class, counted for each answer, and what the class is told of a set
mod judgements; // whatever happens in a game, by every edition
mod laws; // what an arbiter does, by edition, speed and supervision
mod laws_content; // each number printed has its row and its words, in each language
mod laws_library; // the Laws to read: numbers, editions side by side, what is searched
mod laws_search; // what people type finds its article
mod notes; // what was ruled: on the clock, in the log, taken back
mod quiz; // questions: answers worked out and compared, sets, marking, what comes back
#[path = "../../examples/quiz.rs"]
#[allow(dead_code)]
mod quiz_example; // no tests: what works the answers out
mod quiz_levels; // what a school is asked, what only arbiters are, and the theme of article numbers
mod quiz_printed; // single questions beside the texts of the editions
mod quiz_words; // the words of the questions, in each language
#[path = "../../examples/ruling.rs"]
#[allow(dead_code)]
mod ruling_example; // no tests: what the command line answers
mod scenes; // situations for the arbiter: each plays, is ruled by each edition, and is told in each language
mod speed; // standard, rapid or blitz, by edition and side
mod tournament; // a tournament at school: age groups, points, ties
mod tournament_event; // a tournament as it is run, from the pasted list to the last table
mod tournament_events; // knock-outs, teams on boards, the printed table of ten
mod tournament_swiss; // pairing: rounds worked out by hand, what always holds, round robins, the matching below
mod tournament_ties; // ties by FIDE C.07: by hand, of its examples, and what every sum says of itself
mod tournament_trf; // FIDE tournament files: read, written back, damaged
mod tournament_why; // why two players meet: held against the cards and against all pairings; what pairs by hand break

mod analysis; // long questions and their answers, as text
mod deciding; // a resignation and a fallen flag, answered or not
mod dispatch; // what becomes of a question when the worker does not answer

mod copies; // a copy beside what is on the device
mod joins; // two records of one kind become one
mod settings; // settings survive what they do not know
mod storage; // what is kept on the device survives

mod assets; // the drawings the program asks for are there
mod class; // series in addresses, results in digits, the grid of a class, QR codes read by another library
mod class_paper; // a series on paper: versions, sheets, answers played out by the rules
mod draughts; // draughts: published counts, and the laws of capture
mod draughts_game; // what is counted towards a draw, each end, the record
mod draughts_legality; // why a move of draughts is refused, drawn in text and in words
mod draughts_pdn; // games of draughts written and read, faults with their place
mod draughts_search; // draughts: the opponent, its levels, and the endings it knows
mod drills; // the notation trainer: every exercise solved by the rules
mod exam; // what a pupil knows: every level played, what is asked next, the exam of a class
mod exercises; // exercises of a teacher's own: what is found in them, kept as text and in few bytes, played
mod lecture; // a game before the class: its variations, guesses, tries
#[path = "../../examples/lesson.rs"]
#[allow(dead_code)]
mod lesson_example; // no tests: what the site answers at a level
mod lessons; // every level played, every word in place
mod locales; // the texts: the same messages in every language, with the same variables
mod message_names; // every name in the code is a message, every message is asked for
mod routes; // paths to pages and back, and the language a browser asks for
mod small_games; // small games: won and lost by both sides, worse by the weaker, a pupil at one
mod style; // sentences are short and colons few
mod tactics; // puzzles: each played, a sample proved, a pupil at one, what comes back
#[path = "../../examples/tactics/check.rs"]
#[allow(dead_code)]
mod tactics_check; // no tests: what proves a puzzle
mod words; // which word is used for what, in each language

mod architecture; // who may import whom, and the conventions
mod circles; // no file names one that leads back to it
mod counts; // the documents tell how many lessons and questions there are
#[path = "../../examples/counts.rs"]
#[allow(dead_code)]
mod counts_example; // no tests: what counts them
mod days; // the days on which something was played
mod first_game; // how long it takes to the first game won
#[path = "../../examples/first_game.rs"]
#[allow(dead_code)]
mod first_game_example; // no tests: what counts the way there
mod setup; // what tools/setup.sh says where it cannot install
mod walks; // docs/architecture.md names files and functions that are there
