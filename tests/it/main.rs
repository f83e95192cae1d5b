//! The native tests, in the order in which one would read the project. Each file says what it holds.

mod perft; // the move generator counts what it should

mod board; // the board as a state and its update

mod architecture; // who may import whom, and the conventions
