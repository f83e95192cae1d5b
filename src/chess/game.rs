//! A game: the moves from a start, why it ended, who won, and what may be claimed.
//!
//! Three questions, three answers: [`Status`] says why, [`Outcome`] who won, [`Game::can_claim`] what the player
//! may ask for. Absent: the clock, and the proof that a position is dead or a side cannot checkmate, which takes
//! long and comes from [`super::dead_position`].

mod record;

pub use record::{GameRecord, RecordError};

use super::draws::{AUTOMATIC_MOVES, AUTOMATIC_TIMES, CLAIM_MOVES, CLAIM_TIMES, Identity};
use super::position::{Move, Position};
use super::san::{self, Letters};
use crate::color::{Color, Outcome};
use crate::edition::Edition;

pub use super::draws::{ClaimKind, MAX_PLIES};
pub use super::status::Status;

/// A claim of a draw, with the move that the player is about to make if it needs one. FIDE 2023 9.2, 9.3
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Claim {
    pub kind: ClaimKind,
    /// Written on the score sheet, and not made. FIDE 2023 9.2.1
    pub with: Option<Move>,
}

/// Why a draw may not be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimError {
    Over(Status),
    /// The move that was written is not legal.
    NotLegal(Move),
    /// Times the position has appeared, or moves of each side without progress: how many there are, how many it takes.
    NotYet {
        have: u32,
        need: u32,
    },
}

/// Why a game does not end so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndError {
    Over(Status),
    /// A draw may be agreed only after both have moved. FIDE 2023 5.2.3
    NotBothMoved,
    /// The offer that stands is the player's own, or the player has offered already.
    OwnOffer,
    /// No offer stands.
    NoOffer,
}

impl EndError {
    /// The article that says so.
    pub fn article(self, edition: Edition) -> &'static str {
        match self {
            EndError::Over(status) => status.article(edition),
            EndError::NotBothMoved => Status::Agreement.article(edition),
            EndError::OwnOffer | EndError::NoOffer => edition.article(|facts| facts.offer),
        }
    }
}

/// A move that was played, and the position after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    pub m: Move,
    pub position: Position,
}

/// Why a move was not played; the game is as before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    NotLegal(Move),
    Over(Status),
    /// The game has [`MAX_PLIES`].
    TooLong,
}

/// An end that the board alone does not decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    DeadPosition,
    Agreement,
    /// `drawn`: the opponent could not have won.
    Resignation {
        side: Color,
        drawn: bool,
    },
    Flag {
        side: Color,
        drawn: bool,
    },
    Claim(Claim),
}

/// A draw that was offered. Oferta de empate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Offer {
    side: Color,
    /// After so many plies.
    after: usize,
}

/// A position that was seen, and how often until then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Seen {
    identity: Identity,
    times: u32,
}

/// A start and the moves played from it. Partida.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    plies: Vec<Ply>,
    edition: Edition,
    /// One for the start and for each ply.
    seen: Vec<Seen>,
    offers: Vec<Offer>,
    /// The offer that waits for an answer.
    open: Option<Color>,
    ending: Option<Ending>,
    status: Option<Status>,
}

impl Default for Game {
    fn default() -> Game {
        Game::new(Position::start())
    }
}

impl Game {
    /// A game by the Laws of today.
    pub fn new(start: Position) -> Game {
        Game::with_edition(start, Edition::default())
    }

    pub fn with_edition(start: Position, edition: Edition) -> Game {
        let seen = vec![Seen { identity: Identity::of(&start), times: 1 }];
        let mut game = Game {
            start,
            plies: Vec::new(),
            edition,
            seen,
            offers: Vec::new(),
            open: None,
            ending: None,
            status: None,
        };
        game.status = game.find_status();
        game
    }

    pub fn edition(&self) -> Edition {
        self.edition
    }

    pub fn start(&self) -> &Position {
        &self.start
    }

    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The latest position.
    pub fn position(&self) -> &Position {
        self.plies.last().map_or(&self.start, |ply| &ply.position)
    }

    /// The position after so many plies, 0 being the start.
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(index) => self.plies.get(index).map(|ply| &ply.position),
        }
    }

    /// Plays a move. An offer made to the player lapses by it, any offer by the end of the game. FIDE 2023 9.1.2.1
    pub fn play(&mut self, m: Move) -> Result<(), PlayError> {
        if let Some(status) = self.status {
            return Err(PlayError::Over(status));
        }
        if self.plies.len() >= MAX_PLIES {
            return Err(PlayError::TooLong);
        }
        let player = self.position().turn();
        let position = self.position().play(m).map_err(|_| PlayError::NotLegal(m))?;
        let identity = Identity::of(&position);
        let times = self.times_before(&identity, position.halfmoves()) + 1;
        self.seen.push(Seen { identity, times });
        self.plies.push(Ply { m, position });
        self.status = self.find_status();
        if self.open == Some(!player) || self.status.is_some() {
            self.open = None;
        }
        Ok(())
    }

    /// Undoes an end that the players brought about; `false` where there is none.
    pub fn reopen(&mut self) -> bool {
        let ended = self.ending.take().is_some();
        self.status = self.find_status();
        ended
    }

    /// Undoes the last move, and what ended the game or was offered after it, and says which move it was.
    pub fn take_back(&mut self) -> Option<Move> {
        let taken = self.plies.pop()?;
        self.seen.pop();
        self.ending = None;
        self.open = None;
        let left = self.plies.len();
        self.offers.retain(|offer| offer.after <= left);
        self.status = self.find_status();
        Some(taken.m)
    }

    /// How often this position stood before the next ply, with so many plies since the last capture or pawn move:
    /// nothing before that can come again.
    fn times_before(&self, identity: &Identity, halfmoves: u32) -> u32 {
        let back = halfmoves as usize;
        let seen = self.seen.iter().rev().take(back).skip(1).step_by(2);
        seen.into_iter().find(|seen| seen.identity == *identity).map_or(0, |seen| seen.times)
    }

    fn find_status(&self) -> Option<Status> {
        let position = self.position();
        if let Some(status) = Status::of(position) {
            return Some(status);
        }
        if let Some(ending) = self.ending {
            return Some(match ending {
                Ending::DeadPosition => Status::DeadPosition,
                Ending::Agreement => Status::Agreement,
                Ending::Resignation { side, .. } => Status::Resignation(side),
                Ending::Flag { side, .. } => Status::Flag(side),
                Ending::Claim(Claim { kind: ClaimKind::Repetition, .. }) => Status::Repetition,
                Ending::Claim(Claim { kind: ClaimKind::FiftyMoves, .. }) => Status::FiftyMoves,
            });
        }
        if !self.edition.has_automatic_draws() {
            None
        } else if self.repetitions() >= AUTOMATIC_TIMES {
            Some(Status::FivefoldRepetition)
        } else if position.halfmoves() >= 2 * AUTOMATIC_MOVES {
            Some(Status::SeventyFiveMoves)
        } else {
            None
        }
    }

    /// Why the game is over; `None` while it goes on.
    pub fn status(&self) -> Option<Status> {
        self.status
    }

    /// Who won; `None` while the game goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        Some(match (self.status?, self.ending) {
            (Status::Checkmate, _) => Outcome::Win(!self.position().turn()),
            (_, Some(Ending::Resignation { side, drawn: false } | Ending::Flag { side, drawn: false })) => {
                Outcome::Win(!side)
            }
            _ => Outcome::Draw,
        })
    }

    /// How often the present position has stood in this game, now included. FIDE 2023 9.2.2
    pub fn repetitions(&self) -> u32 {
        self.seen.last().map_or(1, |seen| seen.times)
    }

    /// The plies since the last capture or pawn move. FIDE 2023 9.3
    pub fn moves_without_progress(&self) -> u32 {
        self.position().halfmoves()
    }

    /// Whether the side to move may claim this, and if not why. With a move, the claim is about the position after
    /// it; the move is not made.
    pub fn can_claim(&self, kind: ClaimKind, with: Option<Move>) -> Result<(), ClaimError> {
        if let Some(status) = self.status {
            return Err(ClaimError::Over(status));
        }
        let after = match with {
            None => None,
            Some(m) => Some(self.position().play(m).map_err(|_| ClaimError::NotLegal(m))?),
        };
        let (have, need) = match kind {
            ClaimKind::Repetition => {
                let times = |after: Position| self.times_before(&Identity::of(&after), after.halfmoves()) + 1;
                (after.map_or(self.repetitions(), times), CLAIM_TIMES)
            }
            ClaimKind::FiftyMoves => {
                // A move of one side alone is no move of each side.
                (after.as_ref().unwrap_or(self.position()).halfmoves() / 2, CLAIM_MOVES)
            }
        };
        if have >= need { Ok(()) } else { Err(ClaimError::NotYet { have, need }) }
    }

    /// A right claim ends the game at once; one that comes too early is an offer of a draw. FIDE 2023 9.2, 9.3,
    /// 9.1.2.3
    pub fn claim(&mut self, kind: ClaimKind, with: Option<Move>) -> Result<(), ClaimError> {
        let judged = self.can_claim(kind, with);
        match judged {
            Ok(()) => self.set_ending(Ending::Claim(Claim { kind, with })),
            // Where no draw may be agreed yet, or the player has offered already, it changes nothing.
            Err(ClaimError::NotYet { .. }) => drop(self.offer_draw(self.position().turn())),
            Err(ClaimError::NotLegal(_) | ClaimError::Over(_)) => {}
        }
        judged
    }

    /// What may be claimed now without a move.
    pub fn claimable(&self) -> Vec<ClaimKind> {
        ClaimKind::ALL.into_iter().filter(|kind| self.can_claim(*kind, None).is_ok()).collect()
    }

    /// What may be claimed by writing a move first and not making it.
    pub fn intended_claims(&self) -> Vec<Claim> {
        let claims = |m| ClaimKind::ALL.map(|kind| Claim { kind, with: Some(m) });
        let all = self.position().legal_moves().into_iter().flat_map(claims);
        all.filter(|claim| self.can_claim(claim.kind, claim.with).is_ok()).collect()
    }

    fn set_ending(&mut self, ending: Ending) {
        self.ending = Some(ending);
        self.open = None;
        self.status = self.find_status();
    }

    fn goes_on(&self) -> Result<(), EndError> {
        self.status.map_or(Ok(()), |status| Err(EndError::Over(status)))
    }

    /// Resigns. Whether the opponent could still checkmate by any series of legal moves is for the caller to find
    /// out; `true` where it is not known. FIDE 2023 5.1.2
    pub fn resign(&mut self, side: Color, opponent_can_mate: bool) -> Result<(), EndError> {
        self.goes_on()?;
        let drawn = self.edition.resignation_draws() && !opponent_can_mate;
        self.set_ending(Ending::Resignation { side, drawn });
        Ok(())
    }

    /// This side's time is over; the rest as in [`Game::resign`]. FIDE 2023 6.9
    pub fn flag(&mut self, side: Color, opponent_can_mate: bool) -> Result<(), EndError> {
        self.goes_on()?;
        self.set_ending(Ending::Flag { side, drawn: !opponent_can_mate });
        Ok(())
    }

    /// It has been proved that nobody can checkmate in this position. FIDE 2023 5.2.2
    pub fn declare_dead(&mut self) -> Result<(), EndError> {
        self.goes_on()?;
        self.set_ending(Ending::DeadPosition);
        Ok(())
    }

    /// Whether this side has moved; in a game from a later position, both have.
    fn has_moved(&self, side: Color) -> bool {
        let first = self.start.turn();
        let plies = if side == first { 1 } else { 2 };
        self.plies.len() >= plies || self.start.fullmoves() > 1 || (side == Color::White && first == Color::Black)
    }

    fn may_agree(&self) -> Result<(), EndError> {
        self.goes_on()?;
        if self.edition.agreement_after_moves() && !Color::ALL.into_iter().all(|side| self.has_moved(side)) {
            return Err(EndError::NotBothMoved);
        }
        Ok(())
    }

    /// Offers a draw. It stands until the opponent answers or moves. FIDE 2023 9.1.2.1
    pub fn offer_draw(&mut self, side: Color) -> Result<(), EndError> {
        self.may_agree()?;
        if self.open == Some(side) {
            return Err(EndError::OwnOffer);
        }
        // Two offers that meet are an agreement.
        if self.open == Some(!side) {
            self.set_ending(Ending::Agreement);
            return Ok(());
        }
        self.open = Some(side);
        self.offers.push(Offer { side, after: self.plies.len() });
        Ok(())
    }

    /// Who waits for an answer to an offer.
    pub fn offer(&self) -> Option<Color> {
        self.open
    }

    /// This side accepts the offer that stands. FIDE 2023 5.2.3
    pub fn accept_draw(&mut self, side: Color) -> Result<(), EndError> {
        self.may_agree()?;
        self.answer(side)?;
        self.set_ending(Ending::Agreement);
        Ok(())
    }

    /// This side declines the offer that stands.
    pub fn decline_draw(&mut self, side: Color) -> Result<(), EndError> {
        self.goes_on()?;
        self.answer(side)?;
        self.open = None;
        Ok(())
    }

    fn answer(&self, side: Color) -> Result<(), EndError> {
        match self.open {
            None => Err(EndError::NoOffer),
            Some(offered) if offered == side => Err(EndError::OwnOffer),
            Some(_) => Ok(()),
        }
    }

    /// Whether a draw was offered with the move at this index of [`Game::plies`], which is written `(=)` beside
    /// it. FIDE 2023 C.12
    pub fn offered_at(&self, ply_index: usize) -> bool {
        let Some(mover) = self.position_at(ply_index).map(Position::turn) else { return false };
        self.offers
            .iter()
            .any(|offer| offer.side == mover && (offer.after == ply_index + 1 || offer.after == ply_index))
    }

    /// The move at this index of [`Game::plies`] as it is written on a score sheet.
    pub fn san(&self, ply_index: usize, letters: Letters) -> Option<String> {
        let before = self.position_at(ply_index)?;
        Some(san::write(before, self.plies.get(ply_index)?.m, letters))
    }
}
