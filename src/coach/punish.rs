//! What is wrong with a move: the answer to it, and how it wins.

use super::lookahead::{Look, Lookahead};
use super::mate::forced_mate;
use super::motif::{Device, Motif, Walk};
use super::reason::{Reason, Statement, each_once};
use super::sight::{balance, exchange, gain, is_back_rank_mate, nets, passed, reach, standing, taken};
use crate::chess::legality::Standing;
use crate::chess::{Move, Position};

const MATE_NODES: u64 = 60_000;

/// How much worse an answer may be and still be one that a player would give.
const NEARLY: i32 = 300;

/// Plies of an answer within which a player sees what it wins.
const SOON: usize = 5;

/// The devices by which the other side answers a move that is a mistake, the main one first.
pub fn devices(before: &Position, m: Move, after: &Position, look: &Look, lookahead: &mut Lookahead) -> Vec<Statement> {
    // Of devices that explain as much: what the first answer does at once, by best play, before what it leads to. A pin or
    // a piece with nowhere to go is often part of something else.
    let order = |(rank, at, device): (u8, usize, Device), best: bool| {
        let slow = matches!(device, Device::Pin | Device::Trap);
        (rank, at > 0 || slow, !best, slow, at, device)
    };
    let best = in_line(before, m, after, &look.line).into_iter();
    let mut all: Vec<_> = best.map(|(key, statement)| (order(key, true), statement)).collect();
    // The best reply may give way at once, where others would meet what the answer threatens.
    if let Some(answer) = look.line.first()
        && let Ok(next) = after.play(*answer)
    {
        for other in lookahead.nearly(&next, NEARLY) {
            let line = [vec![*answer], other.line].concat();
            let met = in_line(before, m, after, &line).into_iter();
            let met = met.filter(|((_, at, device), _)| *at == 0 && device.attacks());
            all.extend(met.map(|(key, statement)| (order(key, false), statement)));
        }
    }
    all.sort_by_key(|(order, _)| *order);
    each_once(all.into_iter().map(|(_, statement)| statement))
}

/// The line that answers a move, and whether its first move takes back on the move's square. What the move has taken is given
/// back by a capture there, and by no other.
fn answered(before: &Position, m: Move, after: &Position, line: &[Move]) -> (Walk, bool) {
    let taken_back = line.first().is_some_and(|answer| answer.to == m.to);
    (Walk::new(after, line, balance(if taken_back { before } else { after }, after.turn())), taken_back)
}

/// The devices of the line that answers a move, with their rank: 0 and 1 where the device brings what is won.
fn in_line(before: &Position, m: Move, after: &Position, line: &[Move]) -> Vec<((u8, usize, Device), Statement)> {
    let (walk, taken_back) = answered(before, m, after, line);
    let won = walk.won();
    if won < 100 {
        return Vec::new();
    }
    let motifs = walk.motifs();
    // What is won soon is what the answer is about, not a pawn promoted long after.
    let soon = walk.won_within(SOON);
    let most = (if soon >= 100 { soon } else { won } * 3 / 5).max(100);
    // A piece won by the first capture needs no device, whatever else follows.
    let traded = if taken_back { gain(before, m) } else { 0 };
    let piece = line.first().is_some_and(|answer| nets(after, *answer) - traded >= 200) && walk.settled(1) >= 100;
    let ranked = |motif: &Motif| {
        let enough = walk.settled(motif.end) >= most;
        let rank = match motif.device {
            Device::Hanging if (enough && !motifs.iter().any(forks_at_once)) || piece => 0,
            // What is protected falls to the fork, if there is one.
            Device::Underprotected if (enough || piece) && !motifs.iter().any(forks_at_once) => 0,
            Device::Underprotected if enough || piece => 2,
            Device::Hanging | Device::Underprotected => 4,
            _ if enough && (motif.end <= SOON || soon < 100) => 1,
            _ => 3,
        };
        ((rank, motif.at, motif.device), statement(before, m, after, &walk, motif))
    };
    motifs.iter().map(ranked).collect()
}

/// A fork with the first answer.
fn forks_at_once(motif: &Motif) -> bool {
    motif.at == 0 && motif.device == Device::Fork
}

fn statement(before: &Position, m: Move, after: &Position, walk: &Walk, motif: &Motif) -> Statement {
    let line = [&[m], &walk.moves[..motif.end]].concat();
    let statement = Statement::new(motif.device.allowed(), &line).by(motif.by).piece(motif.piece).other(motif.other);
    let at_once = matches!(motif.device, Device::Hanging | Device::Underprotected);
    match motif.piece.filter(|piece| at_once && left_guard(before, m, after, *piece)) {
        Some(_) => Statement { reason: Reason::LosesGuard, ..statement }.other(standing(after, m.to)),
        None => statement,
    }
}

/// Whether the man that moved guarded this one before, which nobody could take with profit then.
fn left_guard(before: &Position, m: Move, after: &Position, piece: Standing) -> bool {
    piece.square != m.to
        && reach(before, m.from).contains(piece.square)
        && !reach(after, m.to).contains(piece.square)
        && passed(before).is_some_and(|before| exchange(&before, piece.square) == 0)
}

/// Whether the answer takes a piece for nothing, or for a pawn.
pub fn loses_piece(before: &Position, m: Move, after: &Position, look: &Look) -> bool {
    answered(before, m, after, &look.line).0.settled(1) >= 200
}

/// What the other side wins by the line that answers a move.
pub fn won(before: &Position, m: Move, after: &Position, look: &Look) -> i32 {
    answered(before, m, after, &look.line).0.won()
}

/// What the best move would have brought at once: mate, or a piece.
pub fn missed(before: &Position, best: &Look) -> Vec<Statement> {
    let mut said = Vec::new();
    if let Some(line) = forced_mate(before, 2, &mut { MATE_NODES }) {
        let walk = Walk::new(before, &line, 0);
        let end = walk.positions.last();
        let king = end.and_then(|end| standing(end, end.king(end.turn())));
        let by = line.first().and_then(|m| standing(before, m.from));
        said.push(Statement::new(Reason::MissesMate, &line).by(by).piece(king));
    }
    if let Some(takes) = best.line.first().filter(|takes| nets(before, **takes) >= 200) {
        let statement = Statement::new(Reason::MissesCapture, &[*takes]);
        said.extend(taken(before, *takes).map(|prey| statement.by(standing(before, takes.from)).piece(Some(prey))));
    }
    said
}

/// A mate in one or two, which needs no search to be found.
pub fn mate(after: &Position) -> Option<Vec<Move>> {
    forced_mate(after, 2, &mut { MATE_NODES })
}

/// A mate that the search has found, if the rules can show it.
pub fn longer_mate(after: &Position, look: &Look) -> Option<Vec<Move>> {
    let moves = look.mate().and_then(|moves| u32::try_from(moves).ok()).filter(|moves| (3..=4).contains(moves))?;
    forced_mate(after, moves, &mut { MATE_NODES })
}

/// A move after which there is a forced mate.
pub fn allowed_mate(m: Move, after: &Position, found: &[Move], best: &Look) -> Option<Statement> {
    let line = [&[m], found].concat();
    let walk = Walk::new(after, found, 0);
    let end = walk.positions.last()?;
    let back_rank = is_back_rank_mate(end);
    // No other move would have put it off.
    let lost = best.mate().is_some_and(|moves| moves <= 0 && -moves <= found.len().div_ceil(2) as i32);
    let reason = match (found.len(), back_rank) {
        _ if lost => Reason::CannotStopMate,
        (1, true) => Reason::AllowsBackRankMateInOne,
        (1, false) => Reason::AllowsMateInOne,
        (3, true) => Reason::AllowsBackRankMateInTwo,
        (3, false) => Reason::AllowsMateInTwo,
        (_, true) => Reason::AllowsBackRankMate,
        (_, false) => Reason::AllowsMate,
    };
    let last = *found.last()?;
    let king = standing(end, end.king(end.turn()));
    Some(Statement::new(reason, &line).by(standing(end, last.to)).piece(king))
}
