//! From a reason to the name of its sentence and what fills it; the sentences are `locales/*/refusals.ftl`,
//! and of castling in Chess960 `locales/*/chess960.ftl`.
//!
//! How the interface renders a refusal, the same for every reason:
//! - the title is the message `refusal-<id>-title`, the explanation `refusal-<id>`, with [`Illegal::id`];
//! - each argument of [`Illegal::args`] becomes variables by [`Arg::fill`]: a text stands as it is, a message is
//!   rendered first, without variables, in the same language. A piece named `by` so gives `$by` ("o bispo") and
//!   `$by-start` ("O bispo", to begin a sentence). Every variable may be passed to both messages.

use super::reason::{IDS, Illegal, Reason, Standing};
use crate::chess::piece::Role;
use crate::color::Color;
use crate::square::Square;

/// What a variable of a sentence stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg {
    Square(Square),
    Role(Role),
    Color(Color),
}

/// How a variable is filled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Filling {
    /// As it is: the name of a square.
    Text(String),
    /// The message of this id, such as `piece-the-bishop`.
    Message(String),
}

impl Arg {
    /// The variables that this argument gives under its name.
    pub fn fill(self, name: &str) -> Vec<(String, Filling)> {
        let id = match self {
            Arg::Square(square) => return vec![(name.to_string(), Filling::Text(square.to_string()))],
            Arg::Role(role) => piece_id(role),
            Arg::Color(color) => side_id(color),
        };
        let start = (format!("{name}-start"), Filling::Message(format!("{id}-start")));
        vec![(name.to_string(), Filling::Message(id)), start]
    }
}

fn piece_id(role: Role) -> String {
    format!("piece-the-{}", role.name())
}

fn side_id(color: Color) -> String {
    format!("side-the-{}", color.name())
}

/// Every message of these files that is a refusal's, for a test that none is missing and none is too many.
pub fn message_ids() -> Vec<String> {
    let sentences = IDS.iter().flat_map(|id| [format!("refusal-{id}-title"), format!("refusal-{id}")]);
    let names = Role::ALL.into_iter().map(piece_id).chain(Color::ALL.into_iter().map(side_id));
    sentences.chain(names.flat_map(|id| [format!("{id}-start"), id])).collect()
}

impl Illegal {
    /// What the sentence speaks of, each under the name of its variable; [`Arg::fill`] makes the variables.
    pub fn args(&self) -> Vec<(&'static str, Arg)> {
        let args = Args::default();
        let args = match self.reason {
            Reason::GameOver { loser, .. } => args.color("loser", loser).color("winner", !loser),
            Reason::EmptySquare { from } => args.square("from", from),
            Reason::NotYourPiece { piece, player } => args.piece(piece).color("player", player).color("owner", !player),
            Reason::NotYourTurn { from, turn } => args.square("from", from).color("turn", turn),
            Reason::SameSquare { piece } => args.piece(piece),
            Reason::OwnPiece { from, own } => args.square("from", from).role("own", own.role).square("to", own.square),
            Reason::TakesKing { from, king } => args.square("from", from).square("king", king),
            Reason::DoesNotMoveSo { piece, to } | Reason::PromotionNotDue { piece, to } => {
                args.piece(piece).square("to", to)
            }
            Reason::Blocked { piece, to, by } => args.piece(piece).square("to", to).by(by),
            Reason::PawnBlocked { from, by } => args.square("from", from).by(by),
            Reason::PawnDoubleStepBlocked { from, to, by }
            | Reason::KingIntoAttack { from, to, by, .. }
            | Reason::KingStaysInLine { from, to, by } => args.square("from", from).square("to", to).by(by),
            Reason::PawnDoubleStepNotFromHome { from, to }
            | Reason::PawnDiagonalWithoutCapture { from, to }
            | Reason::PawnBackwards { from, to }
            | Reason::PawnSideways { from, to }
            | Reason::PawnTooFar { from, to }
            | Reason::PromotionNeeded { from, to } => args.square("from", from).square("to", to),
            Reason::EnPassantTooLate { from, to, pawn } => {
                args.square("from", from).square("to", to).square("pawn", pawn)
            }
            Reason::EnPassantUncovers { from, captured, king, by } => {
                args.square("from", from).square("captured", captured).square("king", king).by(by)
            }
            Reason::PromotionImpossible { from, to, role } => {
                args.square("from", from).square("to", to).role("choice", role)
            }
            Reason::CastlingWithoutRook { king, corner: rook }
            | Reason::CastlingRookMoved { king, rook }
            | Reason::CastlingRightLost { king, rook } => args.square("king", king).square("rook", rook),
            Reason::CastlingBlocked { king, rook, by } => args.square("king", king).square("rook", rook).by(by),
            Reason::CastlingInCheck { king, by, .. } => args.square("king", king).by(by),
            Reason::CastlingThrough { king, crossed: square, by, .. }
            | Reason::CastlingInto { king, to: square, by, .. } => {
                args.square("king", king).square("square", square).by(by)
            }
            Reason::CastlingOntoRook { king, to } => args.square("from", king).square("to", to),
            Reason::CastlingWay { king, to, by, .. } => args.square("king", king).square("to", to).by(by),
            Reason::CastlingUncovers { king, rook, to, by } => {
                args.square("king", king).square("rook", rook).square("to", to).by(by)
            }
            Reason::Pinned { piece, king, by } => args.piece(piece).square("king", king).by(by),
            Reason::LeavesCheck { from, king, by } => args.square("from", from).square("king", king).by(by),
            Reason::DoubleCheck { from, king, by, also, .. } => {
                let args = args.square("from", from).square("king", king).by(by);
                args.role("also", also.role).square("also-square", also.square)
            }
            Reason::KingTakesProtected { from, prey, by, .. } => {
                args.square("from", from).role("prey", prey.role).square("to", prey.square).by(by)
            }
            Reason::KingBesideKing { from, to, king } => {
                args.square("from", from).square("to", to).square("other", king)
            }
        };
        args.0
    }
}

/// Arguments in the making.
#[derive(Default)]
struct Args(Vec<(&'static str, Arg)>);

impl Args {
    fn square(mut self, name: &'static str, square: Square) -> Args {
        self.0.push((name, Arg::Square(square)));
        self
    }

    fn role(mut self, name: &'static str, role: Role) -> Args {
        self.0.push((name, Arg::Role(role)));
        self
    }

    fn color(mut self, name: &'static str, color: Color) -> Args {
        self.0.push((name, Arg::Color(color)));
        self
    }

    /// The piece that wants to move, where it stands.
    fn piece(self, piece: Standing) -> Args {
        self.role("piece", piece.role).square("from", piece.square)
    }

    /// The piece that is the reason.
    fn by(self, by: Standing) -> Args {
        self.role("by", by.role).square("by-square", by.square)
    }
}
