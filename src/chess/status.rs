//! Why a game ended.

use super::draws;
use super::position::Position;
use crate::color::Color;
use crate::edition::Edition;

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Xeque-mate.
    Checkmate,
    /// Afogado.
    Stalemate,
    /// Posição morta: nobody can checkmate any more.
    DeadPosition,
    /// Abandono, of this side.
    Resignation(Color),
    /// Empate por acordo.
    Agreement,
    /// Queda de seta: this side's time is over.
    Flag(Color),
    /// The same position for the third time, on a claim.
    Repetition,
    /// Fifty moves without a capture or a pawn move, on a claim.
    FiftyMoves,
    /// The same position for the fifth time.
    FivefoldRepetition,
    /// Seventy-five moves without a capture or a pawn move.
    SeventyFiveMoves,
}

impl Status {
    /// The end this position is by itself, if it is one. Checkmate comes before any draw. FIDE 2023 9.6.2
    pub fn of(position: &Position) -> Option<Status> {
        if !position.has_legal_moves() {
            Some(if position.in_check() { Status::Checkmate } else { Status::Stalemate })
        } else if draws::bare(position) {
            Some(Status::DeadPosition)
        } else {
            None
        }
    }

    /// The article of this edition that ends the game.
    pub fn article(self, edition: Edition) -> &'static str {
        edition.article(match self {
            Status::Checkmate => |facts| facts.checkmate,
            Status::Stalemate => |facts| facts.stalemate,
            Status::DeadPosition => |facts| facts.dead_position,
            Status::Resignation(_) => |facts| facts.resignation,
            Status::Agreement => |facts| facts.agreement,
            Status::Flag(_) => |facts| facts.flag,
            Status::Repetition => |facts| facts.repetition,
            Status::FiftyMoves => |facts| facts.fifty_moves,
            Status::FivefoldRepetition => |facts| facts.fivefold,
            Status::SeventyFiveMoves => |facts| facts.seventy_five,
        })
    }
}
