//! What a refusal draws on the board, as squares and arrows. Absent: colours and shapes.

use super::reason::{Illegal, Over, Reason, Standing};
use crate::draughts::moves::{Path, legs};
use crate::square::Square;

/// What to draw on the board. No square has two of these signs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// The piece that should move.
    pub frames: Vec<Square>,
    /// The squares of the reason: the piece in the way, the pieces that must capture.
    pub rings: Vec<Square>,
    /// The square that the piece cannot reach.
    pub crosses: Vec<Square>,
    /// Squares on the path that was tried.
    pub dots: Vec<Square>,
    /// The path that is compulsory.
    pub arrows: Vec<(Square, Square)>,
}

impl Drawing {
    fn of(piece: &Standing) -> Drawing {
        Drawing { frames: vec![piece.square], ..Drawing::default() }
    }

    fn taken(&self, square: Square) -> bool {
        [&self.frames, &self.rings, &self.crosses, &self.dots].into_iter().any(|list| list.contains(&square))
    }

    /// Adds the square to one of the lists, unless it is in one already.
    fn with(mut self, list: fn(&mut Drawing) -> &mut Vec<Square>, square: Square) -> Drawing {
        if !self.taken(square) {
            list(&mut self).push(square);
        }
        self
    }

    fn ring(self, square: Square) -> Drawing {
        self.with(|drawing| &mut drawing.rings, square)
    }

    fn cross(self, square: Square) -> Drawing {
        self.with(|drawing| &mut drawing.crosses, square)
    }

    /// The path that was tried and the compulsory one. A capture that only stopped too soon is not crossed out.
    fn ways(self, tried: &Path, best: &Path, goes_on: bool) -> Drawing {
        let mut drawing = self;
        if let Some((last, before)) = tried.split_last()
            && !goes_on
        {
            let way = before.iter().skip(1);
            drawing = way.fold(drawing.cross(*last), |drawing, square| drawing.with(|all| &mut all.dots, *square));
        }
        drawing = best.iter().take(1).fold(drawing, |drawing, square| drawing.ring(*square));
        Drawing { arrows: legs(best).collect(), ..drawing }
    }
}

impl Illegal {
    /// What to draw on the board.
    pub fn drawing(&self) -> Drawing {
        match &self.reason {
            Reason::GameOver { over: Over::NoPieces | Over::Blocked | Over::Otherwise(_), .. } => Drawing::default(),
            Reason::NotPlayed(square) => Drawing::default().cross(*square),
            Reason::NoPiece(square) | Reason::NotYours { square, .. } => Drawing::default().ring(*square),
            Reason::SameSquare { piece } | Reason::Stuck(piece) => Drawing::of(piece),
            Reason::Occupied { piece, to, .. } => Drawing::of(piece).ring(*to),
            Reason::NotDiagonal { piece, to } | Reason::TooFar { piece, to, .. } | Reason::Backwards { piece, to } => {
                Drawing::of(piece).cross(*to)
            }
            Reason::CaptureBackwards { piece, over, to }
            | Reason::OwnPiece { piece, over, to }
            | Reason::Twice { piece, over, to }
            | Reason::StillThere { piece, by: over, to } => Drawing::of(piece).ring(*over).cross(*to),
            Reason::TwoInARow { piece, over, and, to } => Drawing::of(piece).ring(*over).ring(*and).cross(*to),
            Reason::NothingToJump { piece, at, to, .. } | Reason::CrowningEnds { piece, at, to } => {
                Drawing::of(piece).ring(*at).cross(*to)
            }
            Reason::MustCapture { to, pieces, .. } => {
                let drawing = to.iter().fold(Drawing::default(), |drawing, to| drawing.cross(*to));
                pieces.iter().fold(drawing, |drawing, piece| drawing.ring(piece.square))
            }
            Reason::MustCaptureMore { piece, tried_path, best_path, goes_on, .. } => {
                Drawing::of(piece).ways(tried_path, best_path, *goes_on)
            }
            Reason::MustCaptureBetter { piece, tried_path, best_path, .. } => {
                Drawing::of(piece).ways(tried_path, best_path, false)
            }
        }
    }
}
