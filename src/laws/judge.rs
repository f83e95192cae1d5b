//! The judgement: what each edition's own articles make of a matter. Decisão.
//!
//! The player is the one whom the matter is about. Where an edition prints nothing, the judgement is silent; it never
//! cites the number of another edition.

use super::code::{Row, Until};
use super::judgement::{Decision, Follow, Judgement, UNNUMBERED, plain};
use super::matter::{By, Finish, Mate, Matter, Noticed, Sheet, Slip, Touched};
use super::ruling::at_the_clock;
use super::{Speed, Supervision};
use crate::clock::{MINUTE, SECOND};
use crate::edition::{Article, Edition, Facts};

/// How late a player may come to the student games, µs.
const STUDENTS_TOLERANCE: u64 = 15 * MINUTE;

/// What this edition makes of the matter.
///
/// ```
/// # use lance_legal::edition::Edition;
/// # use lance_legal::laws::{Decision, Matter, Speed, Supervision, judge};
/// let phone = Matter::Phone { rang: true, milder: false };
/// let judgement = judge(Edition::Laws2023, Speed::Rapid, Supervision::Partial, phone);
/// assert_eq!((judgement.decision, judgement.articles), (Decision::Loss, vec!["11.3.2.2"]));
/// ```
pub fn judge(edition: Edition, speed: Speed, supervision: Supervision, matter: Matter) -> Judgement {
    let mut judgement = decided(edition, speed, supervision, matter);
    // An article of its own gives blitz the rules of rapid.
    let via = if speed == Speed::Blitz { edition.blitz_as_rapid() } else { None };
    if let Some((appendix, article)) = via
        && judgement.articles.iter().any(|cited| cited.starts_with(appendix))
        && !judgement.articles.contains(&article)
    {
        judgement.articles.push(article);
    }
    judgement.follows = follows(edition, matter, &judgement);
    judgement
}

/// What the rows say. Without an article of the edition it is silent.
pub(super) fn decided(edition: Edition, speed: Speed, supervision: Supervision, matter: Matter) -> Judgement {
    let judgement = by_rows(edition, speed, supervision, matter);
    let rests = !judgement.articles.is_empty() || UNNUMBERED.contains(&judgement.reason);
    if rests { judgement } else { Judgement::silent() }
}

fn by_rows(edition: Edition, speed: Speed, supervision: Supervision, matter: Matter) -> Judgement {
    let Some(row) = edition.row(speed, supervision) else { return Judgement::silent() };
    let clocked = |speed: Speed, matter: Matter| match edition.clock_row(speed, supervision) {
        Some(row) => at_the_clock(row, matter),
        None => of_student_games(edition, supervision, matter),
    };
    match matter {
        // Nobody claims the win in time: the arbiter corrects the unfinished promotion as in rapid. FIDE 2005 C2, B6
        Matter::Illegal { slip: Slip::Unpromoted, noticed, moved_on, .. }
            if edition == Edition::Laws2005
                && speed == Speed::Blitz
                && (noticed == Noticed::Seen || noticed == Noticed::Claimed && moved_on) =>
        {
            clocked(Speed::Rapid, matter)
        }
        Matter::Illegal { slip: Slip::KingTaken, .. } => {
            let mut judgement = clocked(speed, matter);
            judgement.articles.extend(row.king_taken);
            judgement
        }
        Matter::BothInCheck { nth, mate, .. } if row.both_in_check_is_illegal() => {
            let (slip, noticed) = (Slip::IllegalMove, Noticed::Claimed);
            let ruled = clocked(speed, Matter::Illegal { slip, nth, noticed, moved_on: false, mate });
            if ruled.decision == Decision::PlayOn {
                let rest = ruled.articles.iter().filter(|article| Some(**article) != row.both_in_check).copied();
                let articles = row.both_in_check.into_iter().chain(rest).collect();
                Judgement { decision: Decision::Restore, articles, reason: "both-in-check-restored", ..ruled }
            } else {
                ruled
            }
        }
        Matter::QuickPlay { .. } if speed == Speed::Blitz && row.finish_not_blitz.is_some() => {
            plain(Decision::PlayOn, &[row.finish_not_blitz], "not-in-blitz")
        }
        _ => printed(edition.facts(), row, matter).unwrap_or_else(|| clocked(speed, matter)),
    }
}

/// What else is done, by the articles that the judgement cites.
fn follows(edition: Edition, matter: Matter, judgement: &Judgement) -> Vec<Follow> {
    use Follow::*;
    let newer = matches!(edition, Edition::Laws2023 | Edition::Laws2018);
    let goes_on = matches!(judgement.decision, Decision::PlayOn | Decision::Restore);
    match matter {
        Matter::Illegal { .. } if newer && ["stays", "unclaimed-stays"].contains(&judgement.reason) => {
            vec![PlayersMayCorrect]
        }
        Matter::Illegal { slip, .. } if goes_on && judgement.reason == "given" => match slip {
            Slip::Unpromoted if newer => vec![Queen],
            Slip::IllegalMove | Slip::KingTaken | Slip::Unpromoted => vec![PositionRestored, TouchedPiece],
            Slip::NoMove | Slip::TwoHands => Vec::new(),
        },
        Matter::BothInCheck { .. } if judgement.decision == Decision::Restore => vec![PositionRestored, TouchedPiece],
        Matter::Shifted if goes_on => vec![PositionRestored],
        Matter::SetUp { .. } if judgement.reason == "set-up-too-late" => {
            [NoCastlingKing].into_iter().chain(newer.then_some(NoCastlingRook)).collect()
        }
        Matter::WrongClaim { .. } if goes_on => vec![IntendedMove],
        Matter::Phone { .. } if judgement.decision == Decision::Loss => {
            vec![if newer { OpponentWins } else { OpponentScore }]
        }
        Matter::Refusal { both: false } if judgement.decision == Decision::Loss => vec![OpponentScore],
        Matter::Displaced if goes_on => vec![MayPenalise],
        Matter::Spectator if goes_on => vec![MayExpel],
        Matter::QuickPlay { .. } if judgement.reason == "put-off" => vec![MayStillDraw],
        _ => Vec::new(),
    }
}

/// What the student games' rules say at the clock: they have no row of their own in [`super::ruling`].
fn of_student_games(edition: Edition, supervision: Supervision, matter: Matter) -> Judgement {
    use Decision::*;
    match matter {
        Matter::Flag { .. } => plain(Loss, &[edition.facts().flag], "flag-lost"),
        // Printed behind the last article, without a number.
        Matter::Late { after, .. } if after > STUDENTS_TOLERANCE => Judgement::new(Loss, &[], "too-late-unnumbered"),
        Matter::Late { .. } => Judgement::new(PlayOn, &[], "in-time-unnumbered"),
        // With few tables the rules of competition apply, and they are not printed here. JSS 1.3
        _ if supervision == Supervision::Full => Judgement::silent(),
        Matter::Illegal { slip: Slip::TwoHands, noticed, .. } => match noticed {
            Noticed::Claimed => Judgement::new(Arbiter, &["1.4.2"], "arbiter-decides"),
            _ => Judgement::new(PlayOn, &["1.4.2"], "hands-unasked"),
        },
        Matter::Illegal { slip: Slip::Unpromoted, noticed: Noticed::Seen | Noticed::Claimed, .. } => {
            Judgement::new(Arbiter, &["1.4.3"], "unpromoted-unasked")
        }
        // The arbiter acts only if the opponent claims it before the next move.
        Matter::Illegal {
            slip: Slip::IllegalMove | Slip::KingTaken,
            noticed: Noticed::Claimed,
            moved_on: false,
            ..
        } => Judgement::new(Arbiter, &["1.4.3"], "arbiter-decides"),
        Matter::Illegal { slip: Slip::IllegalMove | Slip::KingTaken | Slip::Unpromoted, .. } => {
            Judgement::new(PlayOn, &["1.4.3"], "unclaimed-stays")
        }
        _ => Judgement::silent(),
    }
}

/// What a row of [`super::code`] or the table of editions says; `None` where it is ruled at the clock.
fn printed(facts: &Facts, row: &Row, matter: Matter) -> Option<Judgement> {
    use Decision::*;
    Some(match matter {
        Matter::Checkmate => plain(Win, &[facts.checkmate], "checkmate"),
        Matter::DeadPosition => plain(Draw, &[facts.dead_position], "dead-position"),
        Matter::Fivefold => automatic(facts, facts.fivefold, claimed(facts, row, By::Repetition), "fivefold"),
        // Checkmate by the last move counts first. FIDE 2023 9.6.2
        Matter::SeventyFive { mate: true } => plain(Win, &[facts.checkmate, facts.seventy_five], "checkmate"),
        Matter::SeventyFive { mate: false } => {
            automatic(facts, facts.seventy_five, claimed(facts, row, By::Fifty), "seventy-five")
        }
        Matter::Resigned { mate } => match (facts.resignation_draws, mate) {
            (false, _) | (true, Mate::Yes) => plain(Loss, &[facts.resignation], "resigned"),
            (true, Mate::No) => plain(Draw, &[facts.resignation], "cannot-mate"),
            (true, Mate::Unknown) => plain(AskMate, &[facts.resignation], "ask-mate"),
        },
        Matter::Agreed { moved } if moved || !facts.agreement_after_moves => plain(Draw, &[facts.agreement], "agreed"),
        Matter::Agreed { .. } => plain(PlayOn, &[facts.agreement], "agreed-too-soon"),
        Matter::OfferedAtWrongTime => plain(PlayOn, &[facts.offer, row.disturbing], "offer-stands"),
        Matter::CorrectClaim { by } => plain(Draw, &[row.correct_claim, claimed(facts, row, by)], "claim-right"),
        Matter::LateClaim { moved, by } if moved || row.claim_lost_by_touch => {
            plain(PlayOn, &[row.claim_lost, row.claim_lost.and(claimed(facts, row, by))], "claim-lost")
        }
        Matter::LateClaim { by, .. } => {
            let right = row.claim_lost.and(row.correct_claim);
            plain(Draw, &[row.claim_lost, right, right.and(claimed(facts, row, by))], "claim-right")
        }
        Matter::BothLate => plain(PlayOn, &[row.both_late], "white-loses-time"),
        Matter::Colours { moves } => match row.colours_new_game {
            Some(limit) if moves < limit => plain(NewGame, &[row.colours], "colours-new-game"),
            Some(_) => plain(PlayOn, &[row.colours], "colours-stay"),
            None => plain(PlayOn, &[row.colours], "colours-stay-unless"),
        },
        Matter::SetUp { moves } => match row.setup_until {
            Some(until) if moves >= until.moves => plain(PlayOn, &[Some(until.article)], "set-up-too-late"),
            _ => plain(NewGame, &[row.setup, row.setup.and(still(row.setup_until))], "set-up-new-game"),
        },
        Matter::BoardTurned { moves } => match row.setup_until {
            Some(until) if moves >= until.moves => plain(PlayOn, &[Some(until.article)], "set-up-too-late"),
            _ => plain(PlayOn, &[row.board, row.board.and(still(row.setup_until))], "board-transferred"),
        },
        Matter::ClockSetting { moves } => match row.clock_until {
            Some(until) if moves >= until.moves => plain(PlayOn, &[Some(until.article)], "clock-too-late"),
            _ => {
                let still = row.clock_setting.and(still(row.clock_until));
                plain(Arbiter, &[row.clock_setting, still], "clock-corrected")
            }
        },
        Matter::Displaced => plain(PlayOn, &[row.displaced, row.displaced_penalty], "own-time"),
        Matter::Shifted => plain(Restore, &[row.shifted, row.restored_times], "position-restored"),
        Matter::Adjusted => plain(PlayOn, &[row.adjust], "adjusted"),
        Matter::Accident => plain(PlayOn, &[row.accident], "accident"),
        Matter::Touched { what, can } => touched(row, what, can),
        Matter::Released => plain(MustPlay, &[row.released], "released"),
        Matter::TouchClaim => plain(PlayOn, &[row.touch_claim_lost], "touch-claim-lost"),
        Matter::BothInCheck { moved_on, .. } => match (row.both_in_check_waits, moved_on) {
            (true, true) => plain(Draw, &[row.both_in_check], "both-in-check-draw"),
            (true, false) => plain(PlayOn, &[row.both_in_check], "both-in-check-waits"),
            (false, _) => plain(Arbiter, &[row.both_in_check], "both-in-check-unasked"),
        },
        Matter::Struck => plain(Arbiter, &[row.press, row.press.and(row.penalties)], "arbiter-penalty"),
        Matter::OtherHand => plain(Arbiter, &[row.other_hand], "arbiter-decides"),
        Matter::NotWriting { left, increment } => {
            if row.no_sheet.is_some() {
                plain(PlayOn, &[row.no_sheet], "need-not-write")
            } else if left < 5 * MINUTE && increment < 30 * SECOND {
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
            // Where only a ringing phone loses, carrying one is still a breach.
            (false, _) => {
                let (breach, penalties) = (row.phone.and(row.breach), row.phone.and(row.penalties));
                plain(Arbiter, &[row.phone, breach, penalties], "arbiter-penalty")
            }
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
        | Matter::Stopped { .. } => return None,
    })
}

/// A draw that needs no claim. Where an edition has no such article, the game goes on until somebody claims a draw.
fn automatic(facts: &Facts, article: Article, claimed: Article, reason: &'static str) -> Judgement {
    match article {
        Some(_) => plain(Decision::Draw, &[article], reason),
        None => plain(Decision::PlayOn, &[claimed.filter(|_| facts.only_claimed)], "must-be-claimed"),
    }
}

/// The article by which this draw is claimed.
fn claimed(facts: &Facts, row: &Row, by: By) -> Article {
    match by {
        By::Repetition => row.repetition.or(facts.repetition),
        By::Fifty => facts.fifty_moves,
    }
}

/// The article that sets the limit for a claim.
fn still(until: Option<Until>) -> Article {
    until.map(|until| until.article)
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

/// A breach of conduct: the arbiter chooses. The article on breaches of 2005 leaves out disturbing.
fn conduct(row: &Row, article: Article, reason: &'static str) -> Judgement {
    let breach = row.breach.filter(|breach| *breach != "12.7" || reason != "disturbing");
    plain(Decision::Arbiter, &[article, article.and(breach), article.and(row.penalties)], reason)
}

/// A claim in a quick-play finish. FIDE 2023 III.4, III.5; FIDE 2005 10.2
fn quick_play(row: &Row, left: u64, increment: bool, arbiter: Finish) -> Judgement {
    // With an increment, or two minutes or more, there is no such claim. FIDE 2023 III.1, III.2.2
    if increment {
        // The article of 2005 does not mention an increment. FIDE 2005 10.2
        return plain(Decision::PlayOn, &[row.finish_without_increment], "has-increment");
    }
    if left >= 2 * MINUTE {
        return plain(Decision::PlayOn, &[row.finish, row.finish_announced], "two-minutes");
    }
    let (decision, article, opponent, reason) = match arbiter {
        Finish::Agrees => (Decision::Draw, row.finish_drawn, 0, "cannot-win"),
        Finish::PutsOff => (Decision::PlayOn, row.finish_put_off, 2 * MINUTE as i64, "put-off"),
        Finish::Rejects => (Decision::PlayOn, row.finish_rejected, 2 * MINUTE as i64, "rejected"),
        Finish::Increment => (Decision::PlayOn, row.finish_increment, 2 * MINUTE as i64, "increment-added"),
    };
    let further = if article == row.finish_increment { None } else { row.finish };
    let articles = [article, article.and(further), article.and(row.finish_announced)];
    Judgement { opponent, ..plain(decision, &articles, reason) }
}
