//! What becomes of a game by each edition's own articles, whatever happened in it. Decisão.
//!
//! The player is the one whom the incident is about. What an edition does not print is said to be so, and no number of
//! another stands in for it.

use super::code::{Article, Code, Row};
use super::incident::{Game, Incident, Mate, Slip};
use super::matter::{Finish, Matter, Sheet, Touched};
use super::ruling::{Act, Ending, Reason, When, rule};
use super::{Speed, Supervision};
use crate::clock::SECOND;
use crate::color::{ByColor, Color};

/// What becomes of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    PlayOn,
    /// The player wins.
    Win,
    Loss,
    Draw,
    BothLose,
    NewGame,
    /// The position before the irregularity is set up again, and the game goes on.
    Restore,
    /// This must be moved, taken, or castled with; the game goes on.
    MustPlay,
    /// The arbiter chooses a penalty, or decides.
    Arbiter,
    /// It hangs on whether the other side can still checkmate.
    AskMate,
    /// This edition prints nothing on it.
    Silent,
}

impl Decision {
    /// The word in text forms.
    pub const fn name(self) -> &'static str {
        match self {
            Decision::PlayOn => "play-on",
            Decision::Win => "win",
            Decision::Loss => "loss",
            Decision::Draw => "draw",
            Decision::BothLose => "both-lose",
            Decision::NewGame => "new-game",
            Decision::Restore => "restore",
            Decision::MustPlay => "must-play",
            Decision::Arbiter => "arbiter",
            Decision::AskMate => "ask-mate",
            Decision::Silent => "silent",
        }
    }
}

/// A decision with what it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    pub decision: Decision,
    /// Seconds given, or taken where negative.
    pub player: i64,
    pub opponent: i64,
    /// As printed in the edition, the one that decides first; empty where it prints none.
    pub articles: Vec<&'static str>,
    /// The word of the sentence that says why.
    pub reason: &'static str,
}

fn plain(decision: Decision, articles: &[Article], reason: &'static str) -> Judgement {
    let articles: Vec<&str> = articles.iter().copied().flatten().collect();
    // What rests on no printed article is no decision of this edition.
    let (decision, reason) = if articles.is_empty() { (Decision::Silent, "not-printed") } else { (decision, reason) };
    Judgement { decision, player: 0, opponent: 0, articles, reason }
}

fn silent() -> Judgement {
    plain(Decision::Silent, &[], "not-printed")
}

/// Whoever may not be mated does not lose.
fn lost_or_drawn(mate: Mate) -> Decision {
    match mate {
        Mate::Yes => Decision::Loss,
        Mate::No => Decision::Draw,
        Mate::Unknown => Decision::AskMate,
    }
}

/// What this edition makes of it.
pub fn judge(code: Code, speed: Speed, supervision: Supervision, matter: Matter) -> Judgement {
    let Some(row) = code.row(speed, supervision) else { return silent() };
    match matter {
        Matter::Illegal { .. }
        | Matter::WrongClaim { .. }
        | Matter::Flag { .. }
        | Matter::BothFlags { .. }
        | Matter::Late { .. }
        | Matter::Stopped { .. } => clocked(code, speed, supervision, matter),
        Matter::QuickPlay { .. } if speed == Speed::Blitz && row.finish_not_blitz.is_some() => {
            plain(Decision::PlayOn, &[row.finish_not_blitz], "not-in-blitz")
        }
        _ => printed(row, matter),
    }
}

/// What the clock's page rules too, by the same rows.
fn clocked(code: Code, speed: Speed, supervision: Supervision, matter: Matter) -> Judgement {
    let Some(edition) = code.edition() else { return unlisted(code, matter) };
    // The player is White.
    let (by, other) = (Color::White, Color::Black);
    let mut game = Game {
        edition,
        speed,
        supervision,
        left: ByColor { white: 600 * SECOND, black: 600 * SECOND },
        illegal: ByColor::default(),
        flag: false,
        last_period: true,
        increment: false,
    };
    let (seen, claims);
    let incident = match matter {
        Matter::Illegal { slip, nth, seen: saw, claimed, moved_on, mate, .. } => {
            game.illegal[by] = nth.saturating_sub(1);
            (seen, claims) = (saw, claimed);
            Incident::Illegal { by, slip, moved_on, mate }
        }
        Matter::WrongClaim { left } => {
            game.left[by] = left.saturating_mul(SECOND);
            (seen, claims) = (true, true);
            Incident::WrongClaim { by }
        }
        Matter::Flag { seen: saw, claimed, own, mate } => {
            (seen, claims) = (saw, claimed);
            if !saw && !claimed {
                let article = if edition == super::Edition::Laws2005 { "6.9" } else { "6.8" };
                return plain(Decision::PlayOn, &[Some(article)], "flag-unnoticed");
            }
            if own { Incident::OwnFlag { by: other } } else { Incident::Flag { side: by, mate } }
        }
        Matter::BothFlags { last, increment } => {
            (game.last_period, game.increment) = (last, increment);
            (seen, claims) = (true, true);
            Incident::BothFlags
        }
        Matter::Late { after, tolerance } => {
            (seen, claims) = (true, true);
            let tolerance = tolerance.map(|seconds: u64| seconds.saturating_mul(SECOND));
            Incident::Late { by, after: after.saturating_mul(SECOND), tolerance }
        }
        Matter::Stopped { reason } => {
            (seen, claims) = (true, true);
            if reason { Incident::Stop { by: Some(by) } } else { Incident::NoReason { by } }
        }
        _ => return silent(),
    };
    let ruling = rule(&game, incident);
    let noticed = match ruling.when {
        When::Always => true,
        When::Noticed => seen || claims,
        When::ClaimedInTime | When::Claimed => claims,
    };
    let articles = ruling.articles.clone();
    if !noticed {
        let reason = if matches!(matter, Matter::Flag { .. }) { "flag-unclaimed" } else { "unclaimed-stays" };
        return Judgement { decision: Decision::PlayOn, player: 0, opponent: 0, articles, reason };
    }
    let (player, opponent) = match ruling.act {
        Act::Add(add) => (add[by] / SECOND as i64, add[other] / SECOND as i64),
        Act::Nothing | Act::Stop => (0, 0),
    };
    let decision = match ruling.ending {
        Ending::GoesOn => Decision::PlayOn,
        Ending::Lost(side) if side == by => Decision::Loss,
        Ending::Lost(_) => Decision::Win,
        Ending::Draw => Decision::Draw,
        Ending::Arbiter if ruling.reason == Reason::AskMate => Decision::AskMate,
        Ending::Arbiter => Decision::Arbiter,
    };
    Judgement { decision, player, opponent, articles, reason: word(ruling.reason) }
}

/// The reason's word, without the page's prefix.
fn word(reason: Reason) -> &'static str {
    reason.id().strip_prefix("ruling-").unwrap_or(reason.id())
}

/// The same for the two that the clock does not know.
fn unlisted(code: Code, matter: Matter) -> Judgement {
    match (code, matter) {
        (Code::Laws2009, Matter::Illegal { slip: Slip::IllegalMove | Slip::Unpromoted, nth, mate, .. }) => {
            let articles = [Some("7.4.b"), Some("7.4.a")];
            if nth < 3 {
                return Judgement { opponent: 120, ..plain(Decision::PlayOn, &articles, "given") };
            }
            let reason = match mate {
                Mate::Yes => "lost",
                Mate::No => "cannot-mate",
                Mate::Unknown => "ask-mate",
            };
            plain(lost_or_drawn(mate), &articles, reason)
        }
        (Code::Laws2009, Matter::Illegal { slip: Slip::NoMove, .. }) => {
            plain(Decision::Arbiter, &[Some("6.7.c")], "arbiter-penalty")
        }
        (Code::Laws2009, Matter::Flag { seen: false, claimed: false, .. }) => {
            plain(Decision::PlayOn, &[Some("6.8")], "flag-unnoticed")
        }
        (Code::Laws2009, Matter::Flag { own: true, .. } | Matter::BothFlags { last: true, .. }) => {
            plain(Decision::Draw, &[Some("6.11.b")], "both-flags-draw")
        }
        (Code::Laws2009, Matter::BothFlags { last: false, .. }) => {
            plain(Decision::PlayOn, &[Some("6.11.a")], "both-flags-go-on")
        }
        (Code::Laws2009, Matter::Flag { mate, .. }) => {
            let reason = match mate {
                Mate::Yes => "flag-lost",
                Mate::No => "cannot-mate",
                Mate::Unknown => "ask-mate",
            };
            plain(lost_or_drawn(mate), &[Some("6.9")], reason)
        }
        (Code::Laws2009, Matter::Late { after, tolerance }) => {
            let (decision, reason) = match after > tolerance.unwrap_or(0) {
                true => (Decision::Loss, "too-late"),
                false => (Decision::PlayOn, "in-time"),
            };
            plain(decision, &[Some(if tolerance.is_some() { "6.6.b" } else { "6.6.a" })], reason)
        }
        (Code::Laws2009, Matter::Stopped { reason: true }) => plain(Decision::PlayOn, &[Some("6.12.b")], "stopped"),
        (Code::Laws2009, Matter::Stopped { reason: false }) => {
            plain(Decision::Arbiter, &[Some("6.12.d")], "arbiter-penalty")
        }
        // Only the opponent's claim, before the opponent's own move, lets the arbiter do anything.
        (Code::StudentGames, Matter::Illegal { slip: Slip::Unpromoted, .. }) => {
            plain(Decision::Arbiter, &[Some("1.4.3")], "unpromoted-unasked")
        }
        (Code::StudentGames, Matter::Illegal { slip: Slip::IllegalMove, claimed, moved_on, .. }) => {
            let (decision, reason) = match claimed && !moved_on {
                true => (Decision::Arbiter, "arbiter-decides"),
                false => (Decision::PlayOn, "unclaimed-stays"),
            };
            plain(decision, &[Some("1.4.3")], reason)
        }
        (Code::StudentGames, Matter::Flag { .. }) => plain(Decision::Loss, &[Some("1.1")], "flag-lost"),
        _ => silent(),
    }
}

/// What stands in a row of [`super::code`].
fn printed(row: &Row, matter: Matter) -> Judgement {
    use Decision::*;
    match matter {
        Matter::Checkmate => plain(Win, &[row.checkmate], "checkmate"),
        Matter::DeadPosition => plain(Draw, &[row.dead], "dead-position"),
        Matter::Fivefold => automatic(row, row.fivefold, "fivefold"),
        // Mate on the last of them comes first. FIDE 2023 9.6.2
        Matter::SeventyFive { mate: true } => plain(Win, &[row.checkmate, row.seventy_five], "checkmate"),
        Matter::SeventyFive { mate: false } => automatic(row, row.seventy_five, "seventy-five"),
        Matter::Resigned { mate } => match (row.resignation_draws, mate) {
            (false, _) | (true, Mate::Yes) => plain(Loss, &[row.resignation], "resigned"),
            (true, Mate::No) => plain(Draw, &[row.resignation], "cannot-mate"),
            (true, Mate::Unknown) => plain(AskMate, &[row.resignation], "ask-mate"),
        },
        Matter::Agreed { moved } if moved || !row.agreement_after_moves => plain(Draw, &[row.agreement], "agreed"),
        Matter::Agreed { .. } => plain(PlayOn, &[row.agreement], "agreed-too-soon"),
        Matter::OfferedAtWrongTime => plain(PlayOn, &[row.offer, row.disturbing], "offer-stands"),
        Matter::CorrectClaim => plain(Draw, &[row.correct_claim], "claim-right"),
        Matter::LateClaim { moved } if moved || row.claim_lost_by_touch => {
            plain(PlayOn, &[row.claim_lost], "claim-lost")
        }
        Matter::LateClaim { .. } => {
            plain(Draw, &[row.claim_lost, row.claim_lost.and(row.correct_claim)], "claim-right")
        }
        Matter::BothLate => plain(PlayOn, &[row.both_late], "white-loses-time"),
        Matter::Colours { moves } => match row.colours_new_game {
            Some(limit) if moves < limit => plain(NewGame, &[row.colours], "colours-new-game"),
            Some(_) => plain(PlayOn, &[row.colours], "colours-stay"),
            None => plain(PlayOn, &[row.colours], "colours-stay-unless"),
        },
        Matter::SetUp { moves } => match row.setup_until {
            Some(until) if moves >= until.moves => plain(PlayOn, &[Some(until.article)], "set-up-too-late"),
            _ => plain(NewGame, &[row.setup], "set-up-new-game"),
        },
        Matter::BoardTurned { moves } => match row.setup_until {
            Some(until) if moves >= until.moves => plain(PlayOn, &[Some(until.article)], "set-up-too-late"),
            _ => plain(PlayOn, &[row.board], "board-transferred"),
        },
        Matter::ClockSetting { moves } => match row.clock_until {
            Some(until) if moves >= until.moves => plain(PlayOn, &[Some(until.article)], "clock-too-late"),
            _ => plain(Arbiter, &[row.clock_setting], "clock-corrected"),
        },
        Matter::Displaced => plain(PlayOn, &[row.displaced], "own-time"),
        Matter::Shifted => plain(Restore, &[row.shifted], "position-restored"),
        Matter::Adjusted => plain(PlayOn, &[row.adjust], "adjusted"),
        Matter::Accident => plain(PlayOn, &[row.accident], "accident"),
        Matter::Touched { what, can } => touched(row, what, can),
        Matter::Released => plain(MustPlay, &[row.released], "released"),
        Matter::TouchClaim => plain(PlayOn, &[row.touch_claim_lost], "touch-claim-lost"),
        Matter::BothInCheck { moved_on } => match (row.both_in_check_waits, moved_on) {
            (true, true) => plain(Draw, &[row.both_in_check], "both-in-check-draw"),
            (true, false) => plain(PlayOn, &[row.both_in_check], "both-in-check-waits"),
            (false, _) if row.setup_until.is_some() => plain(Arbiter, &[row.both_in_check], "both-in-check-unasked"),
            (false, _) => plain(Restore, &[row.both_in_check], "position-restored"),
        },
        Matter::Struck => plain(Arbiter, &[row.press, row.press.and(row.penalties)], "arbiter-penalty"),
        Matter::OtherHand => plain(Arbiter, &[row.other_hand], "arbiter-decides"),
        Matter::NotWriting { left, increment } => {
            if row.no_sheet.is_some() {
                plain(PlayOn, &[row.no_sheet], "need-not-write")
            } else if left < 300 && increment < 30 {
                plain(PlayOn, &[row.five_minutes], "five-minutes")
            } else {
                plain(Arbiter, &[row.sheet, row.sheet.and(row.penalties)], "must-write")
            }
        }
        Matter::ScoreSheet(_) if row.no_sheet.is_some() => plain(PlayOn, &[row.no_sheet], "need-not-write"),
        Matter::ScoreSheet(Sheet::Incomplete) => plain(PlayOn, &[row.reconstruct], "reconstructed"),
        Matter::ScoreSheet(Sheet::Missing | Sheet::Unreadable) => {
            plain(Arbiter, &[row.sheet, row.sheet.and(row.penalties)], "must-write")
        }
        Matter::SignedWrong => plain(PlayOn, &[row.signed], "signed-stands"),
        Matter::Phone { rang, milder } => match (rang || row.phone_carried, milder && row.phone_milder) {
            (true, false) => plain(Loss, &[row.phone], "phone"),
            (true, true) => plain(Arbiter, &[row.phone], "phone-milder"),
            // Where only ringing loses, carrying one is a breach still.
            (false, _) => plain(Arbiter, &[row.phone, row.phone.and(row.breach)], "arbiter-penalty"),
        },
        Matter::Disturbing => conduct(row, row.disturbing, "disturbing"),
        Matter::Notes => conduct(row, row.notes, "notes"),
        Matter::Leaving { to_move: true } => conduct(row, row.leaving, "leaving"),
        Matter::Leaving { to_move: false } => plain(PlayOn, &[row.leaving], "leaving-allowed"),
        Matter::Spectator => plain(PlayOn, &[row.spectator], "spectator"),
        Matter::Refusal { both: false } => plain(Loss, &[row.refusal], "refusal"),
        Matter::Refusal { both: true } => plain(BothLose, &[row.both_refuse], "both-refuse"),
        Matter::AsksArbiter => plain(PlayOn, &[row.silence], "arbiter-silent"),
        Matter::QuickPlay { left, increment, arbiter } => quick_play(row, left, increment, arbiter),
        Matter::Illegal { .. }
        | Matter::WrongClaim { .. }
        | Matter::Flag { .. }
        | Matter::BothFlags { .. }
        | Matter::Late { .. }
        | Matter::Stopped { .. } => silent(),
    }
}

/// A draw that needs no claim; in the editions that do not know it the game goes on until somebody claims one.
fn automatic(row: &Row, article: Article, reason: &'static str) -> Judgement {
    match article {
        Some(_) => plain(Decision::Draw, &[article], reason),
        None => plain(Decision::PlayOn, &[row.claim_lost.and(row.correct_claim)], "must-be-claimed"),
    }
}

fn touched(row: &Row, what: Touched, can: bool) -> Judgement {
    let asked = row.touch_on_request;
    let (article, reason) = match (what, can) {
        (Touched::KingAndRook, true) => (row.castle_touched, "castles"),
        (Touched::KingAndRook, false) => (row.castle_illegal, "king-moves"),
        (Touched::RookThenKing, _) => (row.rook_first, "rook-moves"),
        (_, false) => (row.touch_none, "touch-none"),
        (Touched::Own, true) => (row.touch_own, "touch-own"),
        (Touched::Theirs, true) => (row.touch_theirs, "touch-theirs"),
        (Touched::Both, true) => (row.touch_both, "touch-both"),
    };
    let free = !can && !matches!(what, Touched::KingAndRook | Touched::RookThenKing);
    plain(if free { Decision::PlayOn } else { Decision::MustPlay }, &[article, asked], reason)
}

/// A breach of conduct: the arbiter chooses. Of 2005 the article on breaches leaves disturbing out.
fn conduct(row: &Row, article: Article, reason: &'static str) -> Judgement {
    let breach = row.breach.filter(|breach| *breach != "12.7" || reason != "disturbing");
    plain(Decision::Arbiter, &[article, article.and(breach), article.and(row.penalties)], reason)
}

/// FIDE 2023 III.4, III.5; FIDE 2005 10.2
fn quick_play(row: &Row, left: u64, increment: bool, arbiter: Finish) -> Judgement {
    // Two minutes or more, or an increment: nothing can be claimed so. FIDE 2023 III.1, III.2.2
    if left >= 120 {
        return plain(Decision::PlayOn, &[row.finish], "two-minutes");
    }
    if increment {
        return plain(Decision::PlayOn, &[row.finish], "has-increment");
    }
    let (decision, article, opponent, reason) = match arbiter {
        Finish::Agrees => (Decision::Draw, row.finish_drawn, 0, "cannot-win"),
        Finish::PutsOff => (Decision::PlayOn, row.finish_put_off, 120, "put-off"),
        Finish::Rejects => (Decision::PlayOn, row.finish_rejected, 120, "rejected"),
        Finish::Increment => (Decision::PlayOn, row.finish_increment, 120, "increment-added"),
    };
    let judgement = plain(decision, &[article], reason);
    if judgement.decision == Decision::Silent { judgement } else { Judgement { opponent, ..judgement } }
}
