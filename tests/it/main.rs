//! The native tests, in the order in which one would read the project. Each file says what it holds.

mod random_games; // no tests: games of random moves for the properties below

mod fen; // FEN is read, checked and printed
mod perft; // the move generator counts what it should

mod board; // the board as a state and its update

mod architecture; // who may import whom, and the conventions
