//! What an arbiter does at an incident: one row for each edition, speed and supervision, each stating only what is
//! different in it. Decisão.
//!
//! The numbers are those printed in the edition. The rows of 2018 follow the school regulation, where only blitz has
//! penalties of one minute; the rows of 2023 follow appendix B as printed, where blitz that is fully supervised keeps
//! the two minutes.

use super::incident::{Game, Incident, Mate, Slip};
use super::{Speed, Supervision};
use crate::clock::MINUTE;
use crate::color::{ByColor, Color};
use crate::edition::{Article, Edition};

/// What becomes of the clock. µs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    Nothing,
    /// Both stand.
    Stop,
    /// Both stand, and so much is given, or taken where it is negative.
    Add(ByColor<i64>),
}

/// What becomes of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    GoesOn,
    /// This side loses.
    Lost(Color),
    Draw,
    /// No article decides it: the arbiter does.
    Arbiter,
}

/// Under which condition the ruling holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    Always,
    /// The arbiter saw it or the opponent claims it, before the opponent's next move. FIDE 2023 A.5.2
    Noticed,
    /// Only if the opponent claims it, and before his own move. FIDE 2005 B6
    ClaimedInTime,
    /// Only if a player claims it. FIDE 2005 B7
    Claimed,
}

/// Why it is so, as a sentence of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    Given,
    GivenAndTaken,
    Lost,
    CannotMate,
    AskMate,
    Stays,
    UnpromotedStays,
    FlagLost,
    BothFlagsDraw,
    BothFlagsGoOn,
    OwnFlag,
    InTime,
    TooLate,
    NoTolerance,
    Stopped,
    ArbiterPenalty,
    ArbiterDecides,
    AfterFlag,
}

impl Reason {
    /// Fluent id of the sentence.
    pub const fn id(self) -> &'static str {
        match self {
            Reason::Given => "ruling-given",
            Reason::GivenAndTaken => "ruling-given-and-taken",
            Reason::Lost => "ruling-lost",
            Reason::CannotMate => "ruling-cannot-mate",
            Reason::AskMate => "ruling-ask-mate",
            Reason::Stays => "ruling-stays",
            Reason::UnpromotedStays => "ruling-unpromoted-stays",
            Reason::FlagLost => "ruling-flag-lost",
            Reason::BothFlagsDraw => "ruling-both-flags-draw",
            Reason::BothFlagsGoOn => "ruling-both-flags-go-on",
            Reason::OwnFlag => "ruling-own-flag",
            Reason::InTime => "ruling-in-time",
            Reason::TooLate => "ruling-too-late",
            Reason::NoTolerance => "ruling-no-tolerance",
            Reason::Stopped => "ruling-stopped",
            Reason::ArbiterPenalty => "ruling-arbiter-penalty",
            Reason::ArbiterDecides => "ruling-arbiter-decides",
            Reason::AfterFlag => "ruling-after-flag",
        }
    }
}

/// What an arbiter does. Decisão.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// As printed in the edition, the one that decides first.
    pub articles: Vec<&'static str>,
    pub act: Act,
    pub ending: Ending,
    pub when: When,
    /// Whether it is one more illegal move of this player.
    pub counts: bool,
    /// The side that moves again, since the position before its move is restored. FIDE 2023 7.5.1
    pub again: Option<Color>,
    pub reason: Reason,
}

type Articles = &'static [&'static str];

/// What an illegal move costs.
#[derive(Clone, Copy)]
struct Penalty {
    articles: Articles,
    /// µs for the opponent.
    gives: u64,
    /// The illegal move of a player that loses the game, from 1.
    loses_at: u32,
    /// The game is drawn instead where the opponent cannot checkmate.
    draws: bool,
    when: When,
    /// A pawn that stays unpromoted after the next move draws the game.
    unpromoted_draws: Option<&'static str>,
    /// Of a pawn left unpromoted the arbiter speaks without being asked.
    unpromoted_unasked: bool,
}

/// What becomes of the move on the board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum After {
    /// The position before it is restored, and its side moves again. FIDE 2023 7.5.1
    Restored,
    /// It stands, if need be with a queen in place of the pawn. FIDE 2023 7.5.2
    Stands,
}

/// What an edition makes of an act of the hand.
#[derive(Clone, Copy)]
enum Listed {
    /// An illegal move, by this article.
    Illegal(&'static str, After),
    /// No illegal move: the arbiter chooses a penalty, by these articles.
    Other(When, Articles),
}

/// A breach of Article 4 is claimed before touching a piece. FIDE 2005 4.7
const TOO_LATE_FOR_HANDS: Articles = &["4.7"];

#[derive(Clone, Copy)]
struct Row {
    illegal: Penalty,
    illegal_move: Listed,
    unpromoted: Listed,
    no_move: Listed,
    two_hands: Listed,
    claim: Articles,
    /// µs for the opponent of a wrong claim.
    claim_gives: u64,
    /// The claimant loses half his time, up to three minutes, and keeps one.
    claim_halves: bool,
    late: Articles,
    /// µs; `None`: the regulations must say.
    tolerance: Option<u64>,
    /// A flag that a player claims.
    flag: Articles,
    /// A flag that the arbiter alone has seen.
    flag_seen: Articles,
    /// A flag that nobody has named.
    flag_unseen: Articles,
    flag_when: When,
    both_draw: Articles,
    both_go_on: Articles,
    /// Where none of the two applies.
    both_open: Articles,
    /// No win for a claimant whose own flag is down; empty: as for both flags.
    own_flag: Articles,
    /// The articles on both flags hold in games with an increment too.
    both_with_increment: bool,
    stop: Articles,
    call: Articles,
    no_reason: Articles,
}

/// A number of the table of editions, which more than the arbiter asks for.
const fn number(article: Article) -> &'static str {
    match article {
        Some(number) => number,
        None => "",
    }
}

const FLAG_2023: &str = number(Edition::Laws2023.facts().flag);
const FLAG_2018: &str = number(Edition::Laws2018.facts().flag);
const FLAG_2005: &str = number(Edition::Laws2005.facts().flag);
const CLAIM_2023: &str = number(Edition::Laws2023.facts().wrong_claim);
const CLAIM_2018: &str = number(Edition::Laws2018.facts().wrong_claim);
const CLAIM_2005: &str = number(Edition::Laws2005.facts().wrong_claim);
const NO_MOVE_2023: &str = number(Edition::Laws2023.facts().no_move);

const STANDARD_2023: Row = Row {
    illegal: Penalty {
        articles: &["7.5.5"],
        gives: 2 * MINUTE,
        loses_at: 2,
        draws: true,
        when: When::Always,
        unpromoted_draws: None,
        unpromoted_unasked: false,
    },
    illegal_move: Listed::Illegal("7.5.1", After::Restored),
    unpromoted: Listed::Illegal("7.5.2", After::Stands),
    no_move: Listed::Illegal(NO_MOVE_2023, After::Restored),
    two_hands: Listed::Illegal("7.5.4", After::Stands),
    claim: &[CLAIM_2023],
    claim_gives: 2 * MINUTE,
    claim_halves: false,
    late: &["6.7.1"],
    tolerance: Some(0),
    flag: &[FLAG_2023, "6.8"],
    flag_seen: &[FLAG_2023, "6.8"],
    flag_unseen: &["6.8"],
    flag_when: When::Always,
    both_draw: &["III.3.1.2", "III.2.1", "III.2.2"],
    both_go_on: &["III.3.1.1", "III.2.1", "III.2.2"],
    both_open: &["III.2.2"],
    own_flag: &[],
    both_with_increment: false,
    stop: &["6.11.1"],
    call: &["6.11.2"],
    no_reason: &["6.11.4", "12.9"],
};

const RAPID_FULL_2023: Row = Row {
    illegal: Penalty { articles: &["7.5.5", "A.3", "A.4"], gives: MINUTE, ..STANDARD_2023.illegal },
    claim: &[CLAIM_2023, "A.3"],
    claim_gives: MINUTE,
    flag: &[FLAG_2023, "6.8", "A.4"],
    flag_seen: &[FLAG_2023, "6.8", "A.4"],
    ..STANDARD_2023
};

const RAPID_2023: Row = Row {
    illegal: Penalty {
        articles: &["A.5.2", "A.3", "7.5.5"],
        when: When::Noticed,
        unpromoted_draws: Some("A.5.4"),
        ..RAPID_FULL_2023.illegal
    },
    flag: &["A.5.3", FLAG_2023],
    flag_seen: &["A.5.5", "6.8", FLAG_2023],
    ..RAPID_FULL_2023
};

const BLITZ_FULL_2023: Row = Row {
    illegal: Penalty { articles: &["7.5.5", "B.2"], ..STANDARD_2023.illegal },
    claim: &[CLAIM_2023, "B.2"],
    flag: &[FLAG_2023, "6.8", "B.2"],
    flag_seen: &[FLAG_2023, "6.8", "B.2"],
    // The guidelines on a quickplay finish leave blitz out.
    both_draw: &[],
    both_go_on: &[],
    ..STANDARD_2023
};

const BLITZ_2023: Row = Row {
    illegal: Penalty { articles: &["A.5.2", "A.3", "B.3", "7.5.5"], ..RAPID_2023.illegal },
    claim: &[CLAIM_2023, "A.3", "B.3"],
    flag: &["A.5.3", "B.3", FLAG_2023],
    flag_seen: &["A.5.5", "B.3", "6.8", FLAG_2023],
    both_draw: &[],
    both_go_on: &[],
    ..RAPID_2023
};

const STANDARD_2018: Row =
    Row { tolerance: None, both_draw: &[], both_go_on: &[], both_open: &["6.8"], ..STANDARD_2023 };

const RAPID_FULL_2018: Row = Row {
    illegal: Penalty { articles: &["7.5.5", "A.3.1"], ..STANDARD_2018.illegal },
    flag: &[FLAG_2018, "6.8", "A.3.1"],
    flag_seen: &[FLAG_2018, "6.8", "A.3.1"],
    ..STANDARD_2018
};

const RAPID_2018: Row = Row {
    illegal: Penalty {
        articles: &["A.4.2"],
        loses_at: 1,
        when: When::Noticed,
        unpromoted_draws: Some("A.4.4"),
        ..STANDARD_2018.illegal
    },
    flag: &["A.4.3", FLAG_2018],
    flag_seen: &["A.4.5", "6.8", FLAG_2018],
    own_flag: &["A.4.3"],
    ..STANDARD_2018
};

const BLITZ_FULL_2018: Row = Row {
    illegal: Penalty { articles: &["7.5.5", "B.2", "B.3.1"], gives: MINUTE, ..STANDARD_2018.illegal },
    claim: &[CLAIM_2018, "B.2"],
    claim_gives: MINUTE,
    flag: &[FLAG_2018, "6.8", "B.3.1"],
    flag_seen: &[FLAG_2018, "6.8", "B.3.1"],
    ..STANDARD_2018
};

const BLITZ_2018: Row = Row {
    illegal: Penalty { articles: &["A.4.2", "B.4"], ..RAPID_2018.illegal },
    claim: BLITZ_FULL_2018.claim,
    claim_gives: BLITZ_FULL_2018.claim_gives,
    flag: &["A.4.3", "B.4", FLAG_2018],
    flag_seen: &["A.4.5", "B.4", "6.8", FLAG_2018],
    own_flag: &["A.4.3", "B.4"],
    ..RAPID_2018
};

const STANDARD_2005: Row = Row {
    illegal: Penalty { articles: &["7.4.b"], loses_at: 3, draws: false, ..STANDARD_2023.illegal },
    illegal_move: Listed::Illegal("7.4.a", After::Restored),
    unpromoted: Listed::Illegal("7.4.a", After::Restored),
    no_move: Listed::Other(When::Always, &["6.8.c", "13.4"]),
    two_hands: Listed::Other(When::Always, &["4.1", "13.4"]),
    claim: &[CLAIM_2005],
    claim_gives: 3 * MINUTE,
    claim_halves: true,
    late: &["6.7"],
    tolerance: Some(60 * MINUTE),
    flag: &[FLAG_2005, "6.9"],
    flag_seen: &[FLAG_2005, "6.9"],
    flag_unseen: &["6.9"],
    both_draw: &["6.12.b"],
    both_go_on: &["6.12.a"],
    both_with_increment: true,
    stop: &["6.13.a"],
    call: &["6.13.b"],
    no_reason: &["6.13.d", "13.4"],
    ..STANDARD_2023
};

/// Of 2005, where supervision changes nothing.
const RAPID_2005: Row = Row {
    illegal: Penalty {
        articles: &["B6", "7.4.b"],
        when: When::ClaimedInTime,
        unpromoted_unasked: true,
        ..STANDARD_2005.illegal
    },
    two_hands: Listed::Other(When::ClaimedInTime, &["4.1", "B5", "13.4"]),
    flag: &["B8", "B7", FLAG_2005],
    flag_seen: &["B7"],
    flag_unseen: &["B7"],
    flag_when: When::Claimed,
    own_flag: &["B8", "B9"],
    both_draw: &["B9"],
    both_go_on: &["B9"],
    ..STANDARD_2005
};

const BLITZ_2005: Row = Row {
    illegal: Penalty { articles: &["C3"], loses_at: 1, draws: true, unpromoted_unasked: false, ..RAPID_2005.illegal },
    flag: &["B8", "B7", "C2", FLAG_2005],
    flag_seen: &["B7", "C2"],
    flag_unseen: &["B7", "C2"],
    own_flag: &["B8", "B9", "C2"],
    both_draw: &["B9", "C2"],
    both_go_on: &["B9", "C2"],
    ..RAPID_2005
};

/// What this edition says of the clock; `None` where it says nothing, or is in no row.
fn row(game: &Game) -> Option<&'static Row> {
    use Edition::*;
    use Speed::*;
    use Supervision::*;
    Some(match (game.edition, game.speed, game.supervision) {
        (Laws2023, Standard, _) => &STANDARD_2023,
        (Laws2023, Rapid, Full) => &RAPID_FULL_2023,
        (Laws2023, Rapid, Partial) => &RAPID_2023,
        (Laws2023, Blitz, Full) => &BLITZ_FULL_2023,
        (Laws2023, Blitz, Partial) => &BLITZ_2023,
        (Laws2018, Standard, _) => &STANDARD_2018,
        (Laws2018, Rapid, Full) => &RAPID_FULL_2018,
        (Laws2018, Rapid, Partial) => &RAPID_2018,
        (Laws2018, Blitz, Full) => &BLITZ_FULL_2018,
        (Laws2018, Blitz, Partial) => &BLITZ_2018,
        (Laws2005, Standard, _) => &STANDARD_2005,
        (Laws2005, Rapid, _) => &RAPID_2005,
        (Laws2005, Blitz, _) => &BLITZ_2005,
        (Laws2009 | StudentGames | School, ..) => return None,
    })
}

/// How late a player may come where the regulations are silent, µs; `None`: they may not be silent.
pub fn tolerance(edition: Edition) -> Option<u64> {
    match edition {
        Edition::Laws2023 => STANDARD_2023.tolerance,
        Edition::Laws2018 => STANDARD_2018.tolerance,
        Edition::Laws2005 => STANDARD_2005.tolerance,
        Edition::Laws2009 | Edition::StudentGames | Edition::School => None,
    }
}

/// Whether how it ends depends on whether the other side can still checkmate.
pub fn asks_mate(game: &Game, incident: Incident) -> bool {
    let with = |answer: Mate| {
        let incident = match incident {
            Incident::Illegal { by, slip, moved_on, .. } => Incident::Illegal { by, slip, moved_on, mate: answer },
            Incident::Flag { side, .. } => Incident::Flag { side, mate: answer },
            other => other,
        };
        rule(game, incident).ending
    };
    with(Mate::Yes) != with(Mate::No)
}

/// What the arbiter does.
pub fn rule(game: &Game, incident: Incident) -> Ruling {
    let Some(row) = row(game) else {
        return plain(&[], Act::Nothing, Ending::Arbiter, Reason::ArbiterDecides);
    };
    match incident {
        // No time is given after the flag, and what it ended is ended. FIDE 2023 6.9
        Incident::Illegal { .. } | Incident::WrongClaim { .. } if game.flag => {
            plain(&[game.edition.article(|facts| facts.flag)], Act::Nothing, Ending::GoesOn, Reason::AfterFlag)
        }
        Incident::Illegal { by, slip, moved_on, mate } => illegal(game, row, by, slip, moved_on, mate),
        Incident::WrongClaim { by } => wrong_claim(game, row, by),
        Incident::Flag { side, mate } => {
            let (ending, reason) = lost_or_drawn(side, mate, Reason::FlagLost);
            let mut ruling = Ruling { when: row.flag_when, ..plain(row.flag, Act::Stop, ending, reason) };
            // Whoever looks at the clock may have seen it or be told of it.
            let seen = if row.flag_when == When::Always { row.flag_seen } else { &[] };
            for article in seen {
                if !ruling.articles.contains(article) {
                    ruling.articles.push(article);
                }
            }
            ruling
        }
        Incident::BothFlags => both_flags(game, row),
        Incident::OwnFlag { .. } => own_flag(game, row),
        Incident::Late { by, after, tolerance } => late(row, by, after, tolerance),
        Incident::Stop { by: None } => plain(row.stop, Act::Stop, Ending::GoesOn, Reason::Stopped),
        Incident::Stop { by: Some(_) } => plain(row.call, Act::Stop, Ending::GoesOn, Reason::Stopped),
        Incident::NoReason { .. } => plain(row.no_reason, Act::Stop, Ending::Arbiter, Reason::ArbiterPenalty),
    }
}

/// Articles by which a claimed flag counts.
pub(super) fn flag_claimed(game: &Game) -> Articles {
    row(game).map_or(&[], |row| row.flag)
}

/// Articles by which a flag counts, or not, that only the arbiter has seen.
pub(super) fn flag_seen(game: &Game) -> Articles {
    row(game).map_or(&[], |row| row.flag_seen)
}

/// Articles by which the game goes on under a flag that nobody has named.
pub(super) fn flag_unseen(game: &Game) -> Articles {
    row(game).map_or(&[], |row| row.flag_unseen)
}

/// Articles by which the arbiter says nothing of two hands where nobody asks. FIDE 2005 B5
pub(super) fn hands_unasked(game: &Game) -> Articles {
    match row(game).map(|row| row.two_hands) {
        Some(Listed::Other(When::ClaimedInTime, _)) => &["B5", "4.1"],
        Some(Listed::Other(_, articles)) => articles,
        Some(Listed::Illegal(..)) | None => &[],
    }
}

fn plain(articles: &[&'static str], act: Act, ending: Ending, reason: Reason) -> Ruling {
    Ruling { articles: articles.to_vec(), act, ending, when: When::Always, counts: false, again: None, reason }
}

/// This side loses, unless the other cannot checkmate any more.
fn lost_or_drawn(side: Color, mate: Mate, lost: Reason) -> (Ending, Reason) {
    match mate {
        Mate::Yes => (Ending::Lost(side), lost),
        Mate::No => (Ending::Draw, Reason::CannotMate),
        Mate::Unknown => (Ending::Arbiter, Reason::AskMate),
    }
}

fn illegal(game: &Game, row: &Row, by: Color, slip: Slip, moved_on: bool, mate: Mate) -> Ruling {
    let listed = match slip {
        Slip::IllegalMove => row.illegal_move,
        Slip::Unpromoted => row.unpromoted,
        Slip::NoMove => row.no_move,
        Slip::TwoHands => row.two_hands,
    };
    let (article, after) = match listed {
        Listed::Illegal(article, after) => (article, after),
        Listed::Other(When::ClaimedInTime, _) if moved_on => {
            return plain(TOO_LATE_FOR_HANDS, Act::Nothing, Ending::GoesOn, Reason::Stays);
        }
        Listed::Other(when, articles) => {
            // Who has moved nothing has still to move.
            let again = (slip == Slip::NoMove).then_some(by);
            return Ruling { when, again, ..plain(articles, Act::Stop, Ending::Arbiter, Reason::ArbiterPenalty) };
        }
    };
    let penalty = row.illegal;
    let unasked = slip == Slip::Unpromoted && penalty.unpromoted_unasked;
    let when = if unasked { When::Always } else { penalty.when };
    if moved_on && when != When::Always {
        return match penalty.unpromoted_draws {
            Some(draws) if slip == Slip::Unpromoted => {
                Ruling { articles: vec![draws], ..plain(&[], Act::Stop, Ending::Draw, Reason::UnpromotedStays) }
            }
            _ => plain(penalty.articles, Act::Nothing, Ending::GoesOn, Reason::Stays),
        };
    }
    let number = game.illegal[by].saturating_add(1);
    let (act, ending, reason) = if number < penalty.loses_at {
        let mut add = ByColor::default();
        add[!by] = signed(penalty.gives);
        (Act::Add(add), Ending::GoesOn, Reason::Given)
    } else {
        let mate = if penalty.draws { mate } else { Mate::Yes };
        let (ending, reason) = lost_or_drawn(by, mate, Reason::Lost);
        (Act::Stop, ending, reason)
    };
    let articles = penalty.articles.iter().copied().chain([article]).collect();
    let again = (after == After::Restored && ending == Ending::GoesOn).then_some(by);
    Ruling { articles, act, ending, when, counts: true, again, reason }
}

fn wrong_claim(game: &Game, row: &Row, by: Color) -> Ruling {
    let mut add = ByColor::default();
    add[!by] = signed(row.claim_gives);
    let left = game.left[by];
    // Half of it, up to three minutes; with less than two minutes, one is left; with less than one, nothing is taken.
    // FIDE 2005 9.5.b
    let taken = if !row.claim_halves {
        0
    } else if left > 2 * MINUTE {
        (left / 2).min(3 * MINUTE)
    } else {
        left.saturating_sub(MINUTE)
    };
    add[by] = -signed(taken);
    let reason = if taken > 0 { Reason::GivenAndTaken } else { Reason::Given };
    plain(row.claim, Act::Add(add), Ending::GoesOn, reason)
}

fn both_flags(game: &Game, row: &Row) -> Ruling {
    let applies = row.both_with_increment || !game.increment;
    let articles = if game.last_period { row.both_draw } else { row.both_go_on };
    if articles.is_empty() || !applies {
        return plain(row.both_open, Act::Stop, Ending::Arbiter, Reason::ArbiterDecides);
    }
    // Rapid and blitz of 2005 know one period: whichever it is, the game is drawn.
    if game.last_period || row.both_draw == row.both_go_on {
        plain(row.both_draw, Act::Stop, Ending::Draw, Reason::BothFlagsDraw)
    } else {
        plain(row.both_go_on, Act::Stop, Ending::GoesOn, Reason::BothFlagsGoOn)
    }
}

/// Whoever claims a win on time must have some left. FIDE 2005 B8, FIDE 2018 A.4.3
fn own_flag(game: &Game, row: &Row) -> Ruling {
    let both = both_flags(game, row);
    if row.own_flag.is_empty() {
        return both;
    }
    let ending = if both.ending == Ending::Draw { Ending::Draw } else { Ending::Arbiter };
    plain(row.own_flag, Act::Stop, ending, Reason::OwnFlag)
}

fn late(row: &Row, by: Color, after: u64, tolerance: Option<u64>) -> Ruling {
    let Some(tolerance) = tolerance.or(row.tolerance) else {
        return plain(row.late, Act::Nothing, Ending::Arbiter, Reason::NoTolerance);
    };
    if after > tolerance {
        plain(row.late, Act::Stop, Ending::Lost(by), Reason::TooLate)
    } else {
        plain(row.late, Act::Nothing, Ending::GoesOn, Reason::InTime)
    }
}

/// The times of a penalty are a few minutes.
fn signed(time: u64) -> i64 {
    i64::try_from(time).unwrap_or(i64::MAX)
}
