//! The editions as an arbiter has them on the table: which article answers what, a row each.
//!
//! A later row states only what it changes. A number is that of its own edition, and stands in no row where the edition
//! does not print it. Absent: how a game ends, which is in [`crate::edition`]; what is done with the clock at an illegal
//! move, which is in [`super::ruling`].

use super::{Speed, Supervision};
use crate::edition::{Article, Edition};

impl Edition {
    /// By which article blitz has the rules of rapid, and how those of that appendix begin.
    pub(super) const fn blitz_as_rapid(self) -> Option<(&'static str, &'static str)> {
        match self {
            Edition::Laws2023 => Some(("A.", "B.3")),
            Edition::Laws2018 => Some(("A.", "B.4")),
            Edition::Laws2005 => Some(("B", "C2")),
            Edition::Laws2009 | Edition::StudentGames | Edition::School => None,
        }
    }

    /// What this edition says of a game at this speed; `None` where it says nothing.
    pub(super) fn row(self, speed: Speed, supervision: Supervision) -> Option<&'static Row> {
        let standard = speed == Speed::Standard;
        let watched = supervision == Supervision::Full;
        // Blitz under the rules of competition has no exception of its own. FIDE 2023 B.2
        let as_printed = standard || watched && speed == Speed::Blitz;
        Some(match self {
            Edition::Laws2023 if as_printed => &ROW_2023,
            Edition::Laws2023 if watched => &WATCHED_2023,
            Edition::Laws2023 => &FAST_2023,
            Edition::Laws2018 if as_printed => &ROW_2018,
            Edition::Laws2018 if watched => &WATCHED_2018,
            Edition::Laws2018 => &FAST_2018,
            Edition::Laws2009 if standard => &ROW_2009,
            Edition::Laws2005 if standard => &ROW_2005,
            Edition::Laws2005 => &FAST_2005,
            Edition::StudentGames if speed == Speed::Rapid && watched => &WATCHED_STUDENTS,
            Edition::StudentGames if speed == Speed::Rapid => &STUDENTS,
            Edition::Laws2009 | Edition::StudentGames | Edition::School => return None,
        })
    }
}

/// After so many moves by each side nothing can be claimed any more.
#[derive(Clone, Copy, Debug)]
pub(super) struct Until {
    pub(super) moves: u32,
    pub(super) article: &'static str,
}

/// What an edition says away from the clock's arithmetic.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    pub(super) correct_claim: Article,
    pub(super) claim_lost: Article,
    /// The right to claim goes with a touch, else with the move.
    pub(super) claim_lost_by_touch: bool,
    /// What is claimed at the third time, where that has a number below the one of [`edition::Facts`](crate::edition::Facts).
    pub(super) repetition: Article,
    /// No king may be captured, where the article on illegal moves does not say so.
    pub(super) king_taken: Article,
    /// Pieces wrongly set up.
    pub(super) setup: Article,
    /// The board turned by a quarter.
    pub(super) board: Article,
    pub(super) colours: Article,
    /// Before so many moves by each side a new game is played.
    pub(super) colours_new_game: Option<u32>,
    pub(super) clock_setting: Article,
    /// No claim about pieces and board after this.
    pub(super) setup_until: Option<Until>,
    pub(super) clock_until: Option<Until>,
    /// Pieces knocked over by a player.
    pub(super) displaced: Article,
    /// The arbiter may punish it, where an article of its own says so.
    pub(super) displaced_penalty: Article,
    /// Pieces found on other squares.
    pub(super) shifted: Article,
    /// The times once a position is set up again.
    pub(super) restored_times: Article,
    pub(super) touch_own: Article,
    pub(super) touch_theirs: Article,
    pub(super) touch_both: Article,
    pub(super) touch_none: Article,
    pub(super) adjust: Article,
    pub(super) accident: Article,
    pub(super) rook_first: Article,
    pub(super) castle_touched: Article,
    pub(super) castle_illegal: Article,
    pub(super) released: Article,
    /// The arbiter speaks of a touched piece only when asked.
    pub(super) touch_on_request: Article,
    pub(super) touch_claim_lost: Article,
    pub(super) both_late: Article,
    pub(super) both_in_check: Article,
    /// Both kings in check: left until the next move, and drawn if it is still so; else the arbiter speaks at once.
    pub(super) both_in_check_waits: bool,
    pub(super) press: Article,
    pub(super) other_hand: Article,
    pub(super) sheet: Article,
    /// Nothing need be written.
    pub(super) no_sheet: Article,
    /// Below five minutes, without thirty seconds a move.
    pub(super) five_minutes: Article,
    pub(super) reconstruct: Article,
    pub(super) signed: Article,
    pub(super) phone: Article,
    /// Carrying one is enough, else only its ringing.
    pub(super) phone_carried: bool,
    /// The regulations may be milder.
    pub(super) phone_milder: bool,
    pub(super) notes: Article,
    pub(super) leaving: Article,
    pub(super) disturbing: Article,
    /// By which breaches of conduct are punished.
    pub(super) breach: Article,
    /// What an arbiter may choose from.
    pub(super) penalties: Article,
    pub(super) refusal: Article,
    pub(super) both_refuse: Article,
    pub(super) spectator: Article,
    /// The arbiter keeps out of it.
    pub(super) silence: Article,
    /// Quick-play finish: who may claim, and what comes of it.
    pub(super) finish: Article,
    /// Blitz is left out of it.
    pub(super) finish_not_blitz: Article,
    pub(super) finish_drawn: Article,
    pub(super) finish_put_off: Article,
    pub(super) finish_rejected: Article,
    /// Seconds a move are asked for instead.
    pub(super) finish_increment: Article,
    /// In a game with an increment nothing of it is claimed.
    pub(super) finish_without_increment: Article,
    /// It holds only where it was announced.
    pub(super) finish_announced: Article,
}

impl Row {
    /// Both kings in check: the one who left the own king there has made an illegal move like any other.
    pub(super) fn both_in_check_is_illegal(&self) -> bool {
        self.both_in_check.is_some() && !self.both_in_check_waits && self.setup_until.is_none()
    }
}

const NOTHING: Row = Row {
    correct_claim: None,
    claim_lost: None,
    claim_lost_by_touch: false,
    repetition: None,
    king_taken: None,
    setup: None,
    board: None,
    colours: None,
    colours_new_game: None,
    clock_setting: None,
    setup_until: None,
    clock_until: None,
    displaced: None,
    displaced_penalty: None,
    shifted: None,
    restored_times: None,
    touch_own: None,
    touch_theirs: None,
    touch_both: None,
    touch_none: None,
    adjust: None,
    accident: None,
    rook_first: None,
    castle_touched: None,
    castle_illegal: None,
    released: None,
    touch_on_request: None,
    touch_claim_lost: None,
    both_late: None,
    both_in_check: None,
    both_in_check_waits: false,
    press: None,
    other_hand: None,
    sheet: None,
    no_sheet: None,
    five_minutes: None,
    reconstruct: None,
    signed: None,
    phone: None,
    phone_carried: false,
    phone_milder: false,
    notes: None,
    leaving: None,
    disturbing: None,
    breach: None,
    penalties: None,
    refusal: None,
    both_refuse: None,
    spectator: None,
    silence: None,
    finish: None,
    finish_not_blitz: None,
    finish_drawn: None,
    finish_put_off: None,
    finish_rejected: None,
    finish_increment: None,
    finish_without_increment: None,
    finish_announced: None,
};

const ROW_2005: Row = Row {
    correct_claim: Some("9.5.a"),
    claim_lost: Some("9.4"),
    setup: Some("7.1.a"),
    board: Some("7.1.b"),
    colours: Some("7.2"),
    // 6.11 speaks of a defect, and of a wrong setting nothing does before 2009.
    displaced: Some("7.3"),
    shifted: Some("7.5"),
    restored_times: Some("6.14"),
    touch_own: Some("4.3.a"),
    touch_theirs: Some("4.3.b"),
    touch_both: Some("4.3.c"),
    touch_none: Some("4.5"),
    adjust: Some("4.2"),
    rook_first: Some("4.4.b"),
    castle_touched: Some("4.4.a"),
    castle_illegal: Some("4.4.c"),
    released: Some("4.6"),
    touch_claim_lost: Some("4.7"),
    both_late: Some("6.6"),
    both_in_check: Some("7.4.a"),
    press: Some("6.8.c"),
    other_hand: Some("6.8.b"),
    sheet: Some("8.1"),
    five_minutes: Some("8.4.a"),
    reconstruct: Some("8.5.c"),
    signed: Some("8.7"),
    phone: Some("12.2.b"),
    notes: Some("12.2.a"),
    leaving: Some("12.5"),
    disturbing: Some("12.6"),
    breach: Some("12.7"),
    penalties: Some("13.4"),
    refusal: Some("12.8"),
    both_refuse: Some("12.9"),
    spectator: Some("13.7.a"),
    silence: Some("13.6"),
    finish: Some("10.2"),
    finish_drawn: Some("10.2.a"),
    finish_put_off: Some("10.2.b"),
    finish_rejected: Some("10.2.c"),
    ..NOTHING
};

/// Rapid and blitz of 2005, where supervision changes nothing.
const FAST_2005: Row = Row {
    setup_until: Some(Until { moves: 3, article: "B4" }),
    clock_until: Some(Until { moves: 3, article: "B4" }),
    touch_on_request: Some("B5"),
    both_in_check: Some("B6"),
    no_sheet: Some("B3"),
    ..ROW_2005
};

/// Articles 6 to 9.3; what lies outside them is not at hand.
const ROW_2009: Row = Row {
    setup: Some("7.1.a"),
    board: Some("7.1.b"),
    colours: Some("7.2"),
    clock_setting: Some("6.10.b"),
    displaced: Some("7.3"),
    shifted: Some("7.5"),
    restored_times: Some("6.13"),
    both_late: Some("6.6.b"),
    both_in_check: Some("7.4.a"),
    press: Some("6.7.c"),
    other_hand: Some("6.7.b"),
    sheet: Some("8.1"),
    five_minutes: Some("8.4"),
    reconstruct: Some("8.5.c"),
    signed: Some("8.7"),
    ..NOTHING
};

const ROW_2018: Row = Row {
    correct_claim: Some("9.5.2"),
    claim_lost_by_touch: true,
    repetition: Some("9.2.1"),
    king_taken: Some("1.4.1"),
    setup: Some("7.2.1"),
    board: Some("7.2.2"),
    colours: Some("7.3"),
    colours_new_game: Some(10),
    clock_setting: Some("6.10.2"),
    displaced: Some("7.4.1"),
    displaced_penalty: Some("7.4.3"),
    shifted: Some("7.6"),
    restored_times: Some("7.1"),
    touch_own: Some("4.3.1"),
    touch_theirs: Some("4.3.2"),
    touch_both: Some("4.3.3"),
    adjust: Some("4.2.1"),
    rook_first: Some("4.4.2"),
    castle_touched: Some("4.4.1"),
    castle_illegal: Some("4.4.3"),
    released: Some("4.7"),
    touch_claim_lost: Some("4.8"),
    both_late: Some("6.7.2"),
    both_in_check: Some("7.5.1"),
    press: Some("6.2.4"),
    other_hand: Some("6.2.3"),
    sheet: Some("8.1.1"),
    five_minutes: Some("8.4"),
    reconstruct: Some("8.5.3"),
    phone: Some("11.3.2"),
    phone_carried: true,
    phone_milder: true,
    notes: Some("11.3.1"),
    leaving: Some("11.2.3.2"),
    disturbing: Some("11.5"),
    breach: Some("11.6"),
    penalties: Some("12.9"),
    refusal: Some("11.7"),
    both_refuse: Some("11.8"),
    spectator: Some("12.7"),
    silence: Some("12.6"),
    // The guidelines are not in the school regulation's print.
    finish: None,
    finish_not_blitz: None,
    finish_drawn: None,
    finish_put_off: None,
    finish_rejected: None,
    ..ROW_2005
};

/// Rapid of 2018 under the rules of competition.
const WATCHED_2018: Row = Row { no_sheet: Some("A.2"), ..ROW_2018 };

/// Rapid and blitz of 2018 of which one arbiter has many.
const FAST_2018: Row = Row {
    setup_until: Some(Until { moves: 10, article: "A.4.1.2" }),
    clock_until: Some(Until { moves: 10, article: "A.4.1.1" }),
    both_in_check: Some("A.4.4"),
    both_in_check_waits: true,
    ..WATCHED_2018
};

const ROW_2023: Row = Row {
    repetition: None,
    accident: Some("4.2.2"),
    phone: Some("11.3.2.2"),
    finish: Some("III.5"),
    finish_not_blitz: Some("III.2.2"),
    finish_drawn: Some("III.5.1"),
    finish_put_off: Some("III.5.2"),
    finish_rejected: Some("III.5.3"),
    finish_increment: Some("III.4"),
    finish_without_increment: Some("III.2.2"),
    finish_announced: Some("III.2.1"),
    ..ROW_2018
};

/// Rapid of 2023 under the rules of competition.
const WATCHED_2023: Row = Row { no_sheet: Some("A.2"), ..ROW_2023 };

/// Rapid and blitz of 2023 of which one arbiter has many.
const FAST_2023: Row = Row {
    setup_until: Some(Until { moves: 10, article: "A.5.1.2" }),
    clock_until: Some(Until { moves: 10, article: "A.5.1.1" }),
    both_in_check: Some("A.5.4"),
    both_in_check_waits: true,
    ..WATCHED_2023
};

/// Under adequate supervision the rules of competition apply, which are not printed.
const WATCHED_STUDENTS: Row = Row { no_sheet: Some("1.2"), ..NOTHING };

const STUDENTS: Row = Row {
    setup_until: Some(Until { moves: 3, article: "1.4.1" }),
    clock_until: Some(Until { moves: 3, article: "1.4.1" }),
    touch_on_request: Some("1.4.2"),
    both_in_check: Some("1.4.3"),
    ..WATCHED_STUDENTS
};
