//! What a refusal draws on the board: squares and arrows, no colours and no shapes of the screen.

use super::reason::{Illegal, Over, Reason, Standing};
use crate::draughts::moves::Path;
use crate::square::Square;

/// What to draw on the board. Nothing is drawn twice, and no square has two of these signs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// The piece that wanted to move.
    pub frames: Vec<Square>,
    /// Where the reason lies: the piece in the way, the pieces that take.
    pub rings: Vec<Square>,
    /// The square that is out of reach.
    pub crosses: Vec<Square>,
    /// Squares on the way that was tried.
    pub dots: Vec<Square>,
    /// The way that is compulsory.
    pub arrows: Vec<(Square, Square)>,
}

impl Drawing {
    fn of(piece: &Standing) -> Drawing {
        Drawing::default().frame(piece.square)
    }

    fn taken(&self, square: Square) -> bool {
        [&self.frames, &self.rings, &self.crosses, &self.dots].into_iter().any(|list| list.contains(&square))
    }

    fn frame(mut self, square: Square) -> Drawing {
        if !self.taken(square) {
            self.frames.push(square);
        }
        self
    }

    fn ring(mut self, square: Square) -> Drawing {
        if !self.taken(square) {
            self.rings.push(square);
        }
        self
    }

    fn cross(mut self, square: Square) -> Drawing {
        if !self.taken(square) {
            self.crosses.push(square);
        }
        self
    }

    fn arrow(mut self, from: Square, to: Square) -> Drawing {
        if !self.arrows.contains(&(from, to)) {
            self.arrows.push((from, to));
        }
        self
    }

    /// What was tried, and what is compulsory instead. A capture that only stopped too soon is not crossed out.
    fn ways(self, tried: &Path, best: &Path, goes_on: bool) -> Drawing {
        let mut drawing = self;
        if let Some((last, before)) = tried.split_last()
            && !goes_on
        {
            drawing = drawing.cross(*last);
            for square in before.iter().skip(1) {
                if !drawing.taken(*square) {
                    drawing.dots.push(*square);
                }
            }
        }
        drawing = best.iter().take(1).fold(drawing, |drawing, square| drawing.ring(*square));
        best.windows(2).fold(drawing, |drawing, leg| match leg {
            [from, to] => drawing.arrow(*from, *to),
            _ => drawing,
        })
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
