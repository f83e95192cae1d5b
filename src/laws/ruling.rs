//! What the Laws say at the clock: illegal moves, wrong claims, flags, lateness. Decisão.
//!
//! One row for each edition, speed and supervision; those of rapid and blitz state only what they change. The numbers
//! are those printed in the edition. The rows of 2018 follow the school regulation, where only blitz has penalties of
//! one minute. The rows of 2023 follow appendix B as printed: blitz that is fully supervised keeps the two minutes.

use self::Listed::{Other, Restored, Stands};
use super::judgement::{Decision, Judgement, When};
use super::matter::{Mate, Matter, Noticed, Slip};
use super::{Speed, Supervision};
use crate::clock;
use crate::edition::{Article, Edition, article_table};

/// µs.
const MINUTE: i64 = clock::MINUTE as i64;

type Articles = &'static [&'static str];

/// How an edition treats a slip.
#[derive(Clone, Copy, Debug)]
pub(super) enum Listed {
    /// An illegal move, by this article. The position before it is restored, and its side moves again. FIDE 2023 7.5.1
    Restored(&'static str),
    /// An illegal move, by this article, that stands; an unpromoted pawn becomes a queen. FIDE 2023 7.5.2
    Stands(&'static str),
    /// No illegal move: the arbiter chooses a penalty, by these articles.
    Other(When, Articles),
}

/// A breach of Article 4 is claimed before touching a piece. FIDE 2005 4.7
const TOO_LATE_FOR_HANDS: Articles = &["4.7"];

/// Unless a player claims it, the arbiter does not act on two hands. FIDE 2005 B5
const HANDS_UNASKED: Articles = &["B5", "4.1"];

/// A number from the table of editions.
const fn number(article: Article) -> &'static str {
    match article {
        Some(number) => number,
        None => "",
    }
}

const FLAG_2023: &str = number(Edition::Laws2023.facts().flag);
const FLAG_2018: &str = number(Edition::Laws2018.facts().flag);
const FLAG_2009: &str = number(Edition::Laws2009.facts().flag);
const FLAG_2005: &str = number(Edition::Laws2005.facts().flag);
const CLAIM_2023: &str = number(Edition::Laws2023.facts().wrong_claim);
const CLAIM_2018: &str = number(Edition::Laws2018.facts().wrong_claim);
const CLAIM_2005: &str = number(Edition::Laws2005.facts().wrong_claim);
const NO_MOVE_2023: &str = number(Edition::Laws2023.facts().no_move);

article_table! {
    /// What an edition says at the clock of a standard game. That of 2009 has Articles 6 to 9.3 alone: they say nothing
    /// of two hands and of wrong claims.
    pub(super) struct ClockRow for STANDARD_2023 STANDARD_2018 STANDARD_2009 STANDARD_2005;

    //                       2023                  2018                  2009                2005
    /// What an illegal move costs.
    illegal as Articles:    [(&["7.5.5"])          (&["7.5.5"])          (&["7.4.b"])        (&["7.4.b"])];
    /// µs for the opponent.
    illegal_gives as i64:   [(2 * MINUTE)          (2 * MINUTE)          (2 * MINUTE)        (2 * MINUTE)];
    /// The illegal move of a player that loses the game, from 1.
    illegal_loses_at as u32: [(2)                  (2)                   (3)                 (3)];
    /// The game is drawn instead where the opponent cannot checkmate.
    illegal_draws as bool:  [yes                   yes                   yes                 no];
    illegal_when as When:   [(When::Always)        (When::Always)        (When::Always)      (When::Always)];
    /// A pawn that stays unpromoted after the next move draws the game.
    unpromoted_draws:       [-                     -                     -                   -];
    /// The arbiter corrects an unpromoted pawn without being asked.
    unpromoted_unasked as bool: [no                no                    no                  no];
    illegal_move as Listed: [(Restored("7.5.1"))   (Restored("7.5.1"))   (Restored("7.4.a")) (Restored("7.4.a"))];
    unpromoted as Listed:   [(Stands("7.5.2"))     (Stands("7.5.2"))     (Restored("7.4.a")) (Restored("7.4.a"))];
    no_move as Listed: [
        (Restored(NO_MOVE_2023)) (Restored(NO_MOVE_2023))
        (Other(When::Always, &["6.7.c"])) (Other(When::Always, &["6.8.c", "13.4"]))
    ];
    two_hands as Listed: [
        (Stands("7.5.4")) (Stands("7.5.4")) (Other(When::Always, &[])) (Other(When::Always, &["4.1", "13.4"]))
    ];
    claim as Articles:      [(&[CLAIM_2023])       (&[CLAIM_2018])       (&[])               (&[CLAIM_2005])];
    /// µs for the opponent of a wrong claim.
    claim_gives as i64:     [(2 * MINUTE)          (2 * MINUTE)          (3 * MINUTE)        (3 * MINUTE)];
    /// The claimant loses half his time, up to three minutes, and keeps one.
    claim_halves as bool:   [no                    no                    yes                 yes];
    late as Articles:       [(&["6.7.1"])          (&["6.7.1"])          (&["6.6.a"])        (&["6.7"])];
    /// Where the regulations say how late a player may come.
    late_stated as Articles: [(&["6.7.1"])         (&["6.7.1"])          (&["6.6.b"])        (&["6.7"])];
    /// µs; `None`: the regulations must say.
    tolerance as Option<u64>: [(Some(0))           -                     (Some(0)) (Some(60 * clock::MINUTE))];
    /// A flag that a player claims.
    flag as Articles:       [(&[FLAG_2023, "6.8"]) (&[FLAG_2018, "6.8"]) (&[FLAG_2009, "6.8"]) (&[FLAG_2005, "6.9"])];
    /// A flag that the arbiter alone has seen.
    flag_seen as Articles:  [(&[FLAG_2023, "6.8"]) (&[FLAG_2018, "6.8"]) (&[FLAG_2009, "6.8"]) (&[FLAG_2005, "6.9"])];
    /// A flag that nobody has noticed.
    flag_unseen as Articles: [(&["6.8"])           (&["6.8"])            (&["6.8"])          (&["6.9"])];
    flag_when as When:      [(When::Always)        (When::Always)        (When::Always)      (When::Always)];
    both_draw as Articles:  [(&["III.3.1.2", "III.2.1", "III.2.2"]) (&[]) (&["6.11.b"])      (&["6.12.b"])];
    both_go_on as Articles: [(&["III.3.1.1", "III.2.1", "III.2.2"]) (&[]) (&["6.11.a"])      (&["6.12.a"])];
    /// Where neither of the two applies.
    both_open as Articles:  [(&["III.2.2"])        (&["6.8"])            (&[])               (&[])];
    /// The articles on both flags hold in games with an increment too.
    both_with_increment as bool: [no               no                    yes                 yes];
    /// A claimant whose own flag is down does not win. Empty: as for both flags.
    own_flag as Articles:   [(&[])                 (&[])                 (&[])               (&[])];
    stop as Articles:       [(&["6.11.1"])         (&["6.11.1"])         (&["6.13.a"])       (&["6.13.a"])];
    call as Articles:       [(&["6.11.2"])         (&["6.11.2"])         (&["6.12.b"])       (&["6.13.b"])];
    no_reason as Articles:  [(&["6.11.4", "12.9"]) (&["6.11.4", "12.9"]) (&["6.12.d"])       (&["6.13.d", "13.4"])];
}

const RAPID_FULL_2023: ClockRow = ClockRow {
    illegal: &["7.5.5", "A.3", "A.4"],
    illegal_gives: MINUTE,
    claim: &[CLAIM_2023, "A.3"],
    claim_gives: MINUTE,
    flag: &[FLAG_2023, "6.8", "A.4"],
    flag_seen: &[FLAG_2023, "6.8", "A.4"],
    ..STANDARD_2023
};

const RAPID_2023: ClockRow = ClockRow {
    illegal: &["A.5.2", "A.3", "7.5.5"],
    illegal_when: When::Noticed,
    unpromoted_draws: Some("A.5.4"),
    flag: &["A.5.3", FLAG_2023],
    flag_seen: &["A.5.5", "6.8", FLAG_2023],
    ..RAPID_FULL_2023
};

const BLITZ_FULL_2023: ClockRow = ClockRow {
    illegal: &["7.5.5", "B.2"],
    claim: &[CLAIM_2023, "B.2"],
    flag: &[FLAG_2023, "6.8", "B.2"],
    flag_seen: &[FLAG_2023, "6.8", "B.2"],
    // The guidelines on a quickplay finish leave out blitz.
    both_draw: &[],
    both_go_on: &[],
    ..STANDARD_2023
};

const BLITZ_2023: ClockRow = ClockRow {
    illegal: &["A.5.2", "A.3", "B.3", "7.5.5"],
    claim: &[CLAIM_2023, "A.3", "B.3"],
    flag: &["A.5.3", "B.3", FLAG_2023],
    flag_seen: &["A.5.5", "B.3", "6.8", FLAG_2023],
    both_draw: &[],
    both_go_on: &[],
    ..RAPID_2023
};

const RAPID_FULL_2018: ClockRow = ClockRow {
    illegal: &["7.5.5", "A.3.1"],
    flag: &[FLAG_2018, "6.8", "A.3.1"],
    flag_seen: &[FLAG_2018, "6.8", "A.3.1"],
    ..STANDARD_2018
};

const RAPID_2018: ClockRow = ClockRow {
    illegal: &["A.4.2"],
    illegal_loses_at: 1,
    illegal_when: When::Noticed,
    unpromoted_draws: Some("A.4.4"),
    flag: &["A.4.3", FLAG_2018],
    flag_seen: &["A.4.5", "6.8", FLAG_2018],
    own_flag: &["A.4.3"],
    ..STANDARD_2018
};

const BLITZ_FULL_2018: ClockRow = ClockRow {
    illegal: &["7.5.5", "B.2", "B.3.1"],
    illegal_gives: MINUTE,
    claim: &[CLAIM_2018, "B.2"],
    claim_gives: MINUTE,
    flag: &[FLAG_2018, "6.8", "B.3.1"],
    flag_seen: &[FLAG_2018, "6.8", "B.3.1"],
    ..STANDARD_2018
};

const BLITZ_2018: ClockRow = ClockRow {
    illegal: &["A.4.2", "B.4"],
    claim: BLITZ_FULL_2018.claim,
    claim_gives: BLITZ_FULL_2018.claim_gives,
    flag: &["A.4.3", "B.4", FLAG_2018],
    flag_seen: &["A.4.5", "B.4", "6.8", FLAG_2018],
    own_flag: &["A.4.3", "B.4"],
    ..RAPID_2018
};

/// In 2005 supervision changes nothing.
const RAPID_2005: ClockRow = ClockRow {
    illegal: &["B6", "7.4.b"],
    illegal_when: When::ClaimedInTime,
    unpromoted_unasked: true,
    two_hands: Other(When::ClaimedInTime, &["4.1", "B5", "13.4"]),
    flag: &["B8", "B7", FLAG_2005],
    flag_seen: &["B7"],
    flag_unseen: &["B7"],
    flag_when: When::Claimed,
    own_flag: &["B8", "B9"],
    both_draw: &["B9"],
    both_go_on: &["B9"],
    ..STANDARD_2005
};

const BLITZ_2005: ClockRow = ClockRow {
    illegal: &["C3"],
    illegal_loses_at: 1,
    illegal_draws: true,
    unpromoted_unasked: false,
    flag: &["B8", "B7", "C2", FLAG_2005],
    flag_seen: &["B7", "C2"],
    flag_unseen: &["B7", "C2"],
    own_flag: &["B8", "B9", "C2"],
    both_draw: &["B9", "C2"],
    both_go_on: &["B9", "C2"],
    ..RAPID_2005
};

impl Edition {
    /// What this edition says at the clock; `None` where it has no row.
    pub(super) fn clock_row(self, speed: Speed, supervision: Supervision) -> Option<&'static ClockRow> {
        use Speed::*;
        use Supervision::*;
        Some(match (self, speed, supervision) {
            (Edition::Laws2023, Standard, _) => &STANDARD_2023,
            (Edition::Laws2023, Rapid, Full) => &RAPID_FULL_2023,
            (Edition::Laws2023, Rapid, Partial) => &RAPID_2023,
            (Edition::Laws2023, Blitz, Full) => &BLITZ_FULL_2023,
            (Edition::Laws2023, Blitz, Partial) => &BLITZ_2023,
            (Edition::Laws2018, Standard, _) => &STANDARD_2018,
            (Edition::Laws2018, Rapid, Full) => &RAPID_FULL_2018,
            (Edition::Laws2018, Rapid, Partial) => &RAPID_2018,
            (Edition::Laws2018, Blitz, Full) => &BLITZ_FULL_2018,
            (Edition::Laws2018, Blitz, Partial) => &BLITZ_2018,
            (Edition::Laws2009, ..) => &STANDARD_2009,
            (Edition::Laws2005, Standard, _) => &STANDARD_2005,
            (Edition::Laws2005, Rapid, _) => &RAPID_2005,
            (Edition::Laws2005, Blitz, _) => &BLITZ_2005,
            (Edition::StudentGames | Edition::School, ..) => return None,
        })
    }
}

/// How late a player may come where the regulations are silent, µs; `None`: the regulations must say.
pub fn tolerance(edition: Edition) -> Option<u64> {
    edition.clock_row(Speed::Standard, Supervision::Partial)?.tolerance
}

/// What the row says of this matter.
pub(super) fn at_the_clock(row: &ClockRow, matter: Matter) -> Judgement {
    use Decision::*;
    match matter {
        Matter::Illegal { slip, nth, noticed, moved_on, mate } => illegal(row, slip, nth, noticed, moved_on, mate),
        Matter::WrongClaim { left } => wrong_claim(row, left),
        Matter::Flag { noticed: Noticed::Nobody, .. } => Judgement::new(PlayOn, row.flag_unseen, "flag-unnoticed"),
        Matter::Flag { own: true, last, increment, .. } => own_flag(row, last, increment),
        Matter::Flag { noticed, mate, .. } => flag(row, noticed, mate),
        Matter::BothFlags { last, increment } => both_flags(row, last, increment),
        Matter::Late { after, tolerance } => late(row, after, tolerance),
        Matter::Stopped { by_arbiter: true, .. } => Judgement::new(PlayOn, row.stop, "stopped"),
        Matter::Stopped { reason: true, .. } => Judgement::new(PlayOn, row.call, "stopped"),
        Matter::Stopped { .. } => Judgement::new(Arbiter, row.no_reason, "arbiter-penalty"),
        _ => Judgement::silent(),
    }
}

/// The player loses, unless the opponent cannot checkmate any more.
fn lost_or_drawn(mate: Mate, lost: &'static str) -> (Decision, &'static str) {
    match mate {
        Mate::Yes => (Decision::Loss, lost),
        Mate::No => (Decision::Draw, "cannot-mate"),
        Mate::Unknown => (Decision::AskMate, "ask-mate"),
    }
}

fn illegal(row: &ClockRow, slip: Slip, nth: u32, noticed: Noticed, moved_on: bool, mate: Mate) -> Judgement {
    use Decision::*;
    let listed = match slip {
        Slip::IllegalMove | Slip::KingTaken => row.illegal_move,
        Slip::Unpromoted => row.unpromoted,
        Slip::NoMove => row.no_move,
        Slip::TwoHands => row.two_hands,
    };
    let (article, restored) = match listed {
        Restored(article) => (article, true),
        Stands(article) => (article, false),
        Other(When::ClaimedInTime, _) if moved_on => {
            return Judgement::new(PlayOn, TOO_LATE_FOR_HANDS, "hands-too-late");
        }
        Other(when, _) if !when.holds(noticed) => {
            return Judgement::new(PlayOn, HANDS_UNASKED, "hands-unasked");
        }
        Other(when, articles) => {
            // A player who has not moved moves now.
            let again = slip == Slip::NoMove;
            return Judgement { when, again, ..Judgement::new(Arbiter, articles, "arbiter-penalty") };
        }
    };
    let unasked = slip == Slip::Unpromoted && row.unpromoted_unasked;
    let when = if unasked { When::Always } else { row.illegal_when };
    if moved_on && when != When::Always {
        return match row.unpromoted_draws {
            Some(draws) if slip == Slip::Unpromoted => Judgement::new(Draw, &[draws], "unpromoted-stays"),
            _ => Judgement::new(PlayOn, row.illegal, "stays"),
        };
    }
    let articles = row.illegal.iter().copied().chain([article]).collect();
    // The arbiter corrects an unpromoted pawn unasked, but somebody must have seen it. FIDE 2005 B6
    if !when.holds(noticed) || unasked && noticed == Noticed::Nobody {
        return Judgement { articles, ..Judgement::new(PlayOn, &[], "unclaimed-stays") };
    }
    let (opponent, (decision, reason)) = if nth < row.illegal_loses_at {
        (row.illegal_gives, (PlayOn, "given"))
    } else {
        (0, lost_or_drawn(if row.illegal_draws { mate } else { Mate::Yes }, "lost"))
    };
    let again = restored && decision == PlayOn;
    Judgement { articles, opponent, when, again, counts: true, ..Judgement::new(decision, &[], reason) }
}

fn wrong_claim(row: &ClockRow, left: u64) -> Judgement {
    let left = i64::try_from(left).unwrap_or(i64::MAX);
    // Takes half of it, up to three minutes. With less than two minutes one is left; with less than one, all.
    // FIDE 2005 9.5.b
    let taken = if !row.claim_halves {
        0
    } else if left > 2 * MINUTE {
        (left / 2).min(3 * MINUTE)
    } else {
        (left - MINUTE).max(0)
    };
    let reason = if taken > 0 { "given-and-taken" } else { "given" };
    Judgement { player: -taken, opponent: row.claim_gives, ..Judgement::new(Decision::PlayOn, row.claim, reason) }
}

fn flag(row: &ClockRow, noticed: Noticed, mate: Mate) -> Judgement {
    let when = row.flag_when;
    if !when.holds(noticed) {
        return Judgement::new(Decision::PlayOn, row.flag_seen, "flag-unclaimed");
    }
    let (decision, reason) = lost_or_drawn(mate, "flag-lost");
    let by = if noticed == Noticed::Seen { row.flag_seen } else { row.flag };
    let mut judgement = Judgement { when, ..Judgement::new(decision, by, reason) };
    // Where it is not said who noticed it, both kinds of articles are cited.
    if noticed == Noticed::Unsaid && when == When::Always {
        let more = row.flag_seen.iter().filter(|article| !row.flag.contains(article));
        judgement.articles.extend(more);
    }
    judgement
}

fn both_flags(row: &ClockRow, last: bool, increment: bool) -> Judgement {
    let applies = row.both_with_increment || !increment;
    let articles = if last { row.both_draw } else { row.both_go_on };
    if articles.is_empty() || !applies {
        return Judgement::new(Decision::Arbiter, row.both_open, "arbiter-decides");
    }
    // Rapid and blitz of 2005 have one period, so the game is drawn.
    if last || row.both_draw == row.both_go_on {
        Judgement::new(Decision::Draw, row.both_draw, "both-flags-draw")
    } else {
        Judgement::new(Decision::PlayOn, row.both_go_on, "both-flags-go-on")
    }
}

/// Whoever claims a win on time must have time left. FIDE 2005 B8, FIDE 2018 A.4.3
fn own_flag(row: &ClockRow, last: bool, increment: bool) -> Judgement {
    let both = both_flags(row, last, increment);
    if row.own_flag.is_empty() {
        return both;
    }
    let decision = if both.decision == Decision::Draw { Decision::Draw } else { Decision::Arbiter };
    Judgement::new(decision, row.own_flag, "own-flag")
}

fn late(row: &ClockRow, after: u64, stated: Option<u64>) -> Judgement {
    let articles = if stated.is_some() { row.late_stated } else { row.late };
    match stated.or(row.tolerance) {
        None => Judgement::new(Decision::Arbiter, articles, "no-tolerance"),
        Some(tolerance) if after > tolerance => Judgement::new(Decision::Loss, articles, "too-late"),
        Some(_) => Judgement::new(Decision::PlayOn, articles, "in-time"),
    }
}
