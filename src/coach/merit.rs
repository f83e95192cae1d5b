//! What is good about a move.

use super::lookahead::{Look, Lookahead};
use super::mate::{forced_mate, gives_mate, is_mate, is_mated};
use super::motif::{Device, Walk};
use super::reason::{Reason, Statement, each_once};
use super::sight::{
    at_risk, balance, best_capture, captures_on, exchange, gain, is_back_rank_mate, is_passed, men, nets, passed,
    reach, standing, taken, worth,
};
use crate::chess::legality::Standing;
use crate::chess::{Move, Piece, Position, Role, chess960};
use crate::color::Color;

const MATE_NODES: u64 = 60_000;

/// The move ends the game: mate, or stalemate, which is a mistake for a side that was winning.
pub fn ends(m: Move, after: &Position, best: i32) -> Option<Statement> {
    if after.has_legal_moves() {
        return None;
    }
    let king = standing(after, after.king(after.turn()));
    let reason = match is_mate(after) {
        true if is_back_rank_mate(after) => Reason::BackRankMates,
        true => Reason::Mates,
        // Still better without it.
        false if best >= 150 => Reason::Stalemates,
        false => Reason::SavesByStalemate,
    };
    Some(Statement::new(reason, &[m]).by(standing(after, m.to)).piece(king))
}

/// Everything good that can be shown of a move that is no mistake, the weightiest first.
pub fn merits(before: &Position, m: Move, after: &Position, look: &Look, lookahead: &mut Lookahead) -> Vec<Statement> {
    let line = [&[m], &look.line[..]].concat();
    let mut said = Vec::new();
    said.extend(forces_mate(m, after));
    said.extend(devices(before, &line));
    said.extend(prevents(before, m, after, lookahead));
    said.extend(threatens_mate(m, after));
    said.extend(captures(before, m, after));
    said.extend(saves(before, m, after));
    said.extend(attacks(before, m, after));
    said.extend(mild(before, m, after));
    each_once(said)
}

fn forces_mate(m: Move, after: &Position) -> Option<Statement> {
    let found = is_mated(after, 2, &mut { MATE_NODES }).filter(|line| !line.is_empty())?;
    let line = [&[m], &found[..]].concat();
    let walk = Walk::new(after, &found, 0);
    let end = walk.positions.last()?;
    let reason = if found.len() == 2 { Reason::ForcesMateInTwo } else { Reason::ForcesMate };
    let king = standing(end, end.king(end.turn()));
    Some(Statement::new(reason, &line).by(standing(after, m.to)).piece(king))
}

/// The devices that begin with the move itself.
fn devices(before: &Position, line: &[Move]) -> Vec<Statement> {
    let walk = Walk::new(before, line, balance(before, before.turn()));
    let won = walk.won();
    if won < 100 {
        return Vec::new();
    }
    let mut motifs = walk.motifs();
    motifs.retain(|motif| motif.at == 0 && walk.settled(motif.end) >= 100);
    motifs.sort_by_key(|motif| motif.device);
    let statement = |motif: &super::motif::Motif| {
        let statement = Statement::new(motif.device.used(), &line[..motif.end]);
        statement.by(motif.by).piece(motif.piece).other(motif.other)
    };
    motifs
        .iter()
        .filter(|motif| motif.device != Device::Promotion || line[0].promotion.is_some())
        .map(statement)
        .collect()
}

/// What the other side would have done had this side passed, and cannot do any more.
fn prevents(before: &Position, m: Move, after: &Position, lookahead: &mut Lookahead) -> Option<Statement> {
    let threat = passed(before)?;
    let is_prevented = |line: &[Move]| {
        let first = line.first()?;
        let still = after.is_legal(*first) && standing(after, first.from) == standing(before, first.from);
        Some((*first, still))
    };
    if let Some(line) = forced_mate(&threat, 2, &mut { MATE_NODES }) {
        if forced_mate(after, 2, &mut { MATE_NODES }).is_some() {
            return None;
        }
        let (first, _) = is_prevented(&line)?;
        let statement = Statement::new(Reason::PreventsMate, &[m]);
        return Some(statement.by(standing(before, first.from)).piece(standing(before, before.king(before.turn()))));
    }
    // A pawn about to be promoted.
    let queen = lookahead.look(&threat).line.first().copied().filter(|first| first.promotion.is_some())?;
    let (first, still) = is_prevented(&[queen])?;
    let wins = |position: &Position| nets(position, first) >= 200;
    (wins(&threat) && !(still && wins(after))).then(|| {
        let statement = Statement::new(Reason::StopsPawn, &[m]);
        statement.by(standing(after, m.to)).piece(standing(before, first.from))
    })
}

fn threatens_mate(m: Move, after: &Position) -> Option<Statement> {
    let next = passed(after)?;
    let mate = next.legal_moves().into_iter().find(|m| gives_mate(&next, *m))?;
    let end = next.play(mate).ok()?;
    let statement = Statement::new(Reason::ThreatensMate, &[m]);
    Some(statement.by(standing(&next, mate.from)).piece(standing(&end, end.king(end.turn()))))
}

/// An exchange that brings nothing more than it costs.
fn captures(before: &Position, m: Move, after: &Position) -> Option<Statement> {
    let prey = taken(before, m)?;
    let back = captures_on(after, m.to);
    let statement = |reason, line: &[Move]| Statement::new(reason, line).by(standing(before, m.from)).piece(Some(prey));
    match back.first() {
        None => Some(statement(Reason::TakesUnprotected, &[m])),
        Some(_) if nets(before, m) >= 100 => Some(statement(Reason::TakesMore, &[m])),
        Some(back)
            if worth(prey.role) == standing(before, m.from).map_or(0, |man| worth(man.role))
                && nets(before, m) >= 0 =>
        {
            Some(statement(Reason::Trades, &[m, *back]))
        }
        Some(_) => None,
    }
}

/// A piece that would have been taken with profit and now would not.
fn saves(before: &Position, m: Move, after: &Position) -> Option<Statement> {
    let us = before.turn();
    let threat = passed(before)?;
    let in_danger: Vec<Standing> = men(before, us)
        .into_iter()
        .filter_map(|square| standing(before, square))
        .filter(|man| worth(man.role) > 0 && exchange(&threat, man.square) >= 100)
        .collect();
    let by = |prey: Standing| captures_on(&threat, prey.square).first().and_then(|m| standing(before, m.from));
    let moved = in_danger.iter().find(|man| man.square == m.from);
    if let Some(man) = moved.filter(|man| exchange(after, m.to) < exchange(&threat, man.square).min(100)) {
        return Some(Statement::new(Reason::SavesPiece, &[m]).by(by(*man)).piece(Some(*man)));
    }
    let kept = in_danger
        .into_iter()
        .filter(|man| man.square != m.from && standing(after, man.square) == Some(*man))
        .filter(|man| exchange(after, man.square) < 100 && reach(after, m.to).contains(man.square))
        .max_by_key(|man| worth(man.role))?;
    Some(Statement::new(Reason::Protects, &[m]).by(standing(after, m.to)).piece(Some(kept)))
}

/// What could be taken with profit if the other side did nothing, and could not before.
fn attacks(before: &Position, m: Move, after: &Position) -> Option<Statement> {
    let next = passed(after)?;
    let (takes, won) = best_capture(&next)?;
    let prey = taken(&next, takes)?;
    let new = won >= 200 && (takes.from == m.to || nets_before(before, takes) < won);
    new.then(|| Statement::new(Reason::Attacks, &[m]).by(standing(after, takes.from)).piece(Some(prey)))
}

fn nets_before(before: &Position, takes: Move) -> i32 {
    if before.is_legal(takes) { nets(before, takes) } else { 0 }
}

/// Good habits, where there is nothing more pressing.
fn mild(before: &Position, m: Move, after: &Position) -> Vec<Statement> {
    let Some(piece) = before.piece_at(m.from) else { return Vec::new() };
    let us = piece.color;
    let mut said = Vec::new();
    let statement = |reason| Statement::new(reason, &[m]).piece(standing(after, m.to));
    if before.legal_moves().len() == 1 {
        said.push(statement(Reason::OnlyMove));
    }
    if chess960::castled(before, m).is_some() {
        said.push(statement(Reason::Castles));
    }
    if piece.role == Role::Pawn && is_passed(after, m.to) && m.to.rank_from(us) >= 3 && m.promotion.is_none() {
        said.push(statement(Reason::AdvancesPassedPawn));
    }
    // A move that gives something away is no good habit.
    if at_risk(after, m.to) > 0 {
        return said;
    }
    let opening = before.fullmoves() <= 15
        && [Color::White, Color::Black].into_iter().all(|side| before.pieces(Piece::new(side, Role::Queen)).len() == 1);
    if opening
        && matches!(piece.role, Role::Knight | Role::Bishop)
        && m.from.rank_from(us) == 0
        && m.to.rank_from(us) > 0
    {
        said.push(statement(Reason::Develops));
    }
    let center = matches!(m.to.file(), 3 | 4) && matches!(m.to.rank(), 3 | 4);
    if opening && center && piece.role == Role::Pawn && gain(before, m) == 0 {
        said.push(statement(Reason::TakesCenter));
    }
    said
}
