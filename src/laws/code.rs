//! The tables by which an arbiter judges: which article of which edition answers what.
//!
//! A number is that of its own edition. Absent: how a game ends, which is in [`crate::edition`]; what is done with the
//! clock at an illegal move, which is in [`super::ruling`].

use super::{Speed, Supervision};
use crate::edition::{Edition, article_table};

impl Edition {
    /// How the numbers of the rapid appendix begin, and the article by which its rules are those of blitz too.
    pub(super) const fn blitz_as_rapid(self) -> Option<(&'static str, &'static str)> {
        match self {
            Edition::Laws2023 => Some(("A.", "B.3")),
            Edition::Laws2018 => Some(("A.", "B.4")),
            Edition::Laws2005 => Some(("B", "C2")),
            Edition::Laws2009 | Edition::StudentGames | Edition::School => None,
        }
    }

    /// What this edition says about a game at this speed; `None` where it says nothing.
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
            Edition::StudentGames if speed == Speed::Rapid && watched => &STUDENT_GAMES,
            Edition::StudentGames if speed == Speed::Rapid => &FAST_STUDENTS,
            Edition::Laws2009 | Edition::StudentGames | Edition::School => return None,
        })
    }
}

/// After so many moves by each side a claim is too late.
#[derive(Clone, Copy, Debug)]
pub(super) struct Until {
    pub(super) moves: u32,
    pub(super) article: &'static str,
}

article_table! {
    /// What an edition says about a standard game, apart from the times; the student games about a rapid one.
    pub(super) struct Row for ROW_2023 ROW_2018 ROW_2009 ROW_2005 STUDENT_GAMES;

    //                                 2023       2018       2009     2005     games
    correct_claim:                    ["9.5.2"    "9.5.2"    -        "9.5.a"  -];
    claim_lost:                       ["9.4"      "9.4"      -        "9.4"    -];
    /// A touch loses the right to claim; otherwise the move does.
    claim_lost_by_touch as bool:      [yes        yes        no       no       no];
    /// Repetition, where the claim has a number of its own below [`Facts::repetition`](crate::edition::Facts).
    repetition:                       [-          "9.2.1"    -        -        -];
    /// No king may be captured, where the article about illegal moves does not say so.
    king_taken:                       ["1.4.1"    "1.4.1"    -        -        -];
    /// Pieces wrongly set up.
    setup:                            ["7.2.1"    "7.2.1"    "7.1.a"  "7.1.a"  -];
    /// The board turned by a quarter.
    board:                            ["7.2.2"    "7.2.2"    "7.1.b"  "7.1.b"  -];
    colours:                          ["7.3"      "7.3"      "7.2"    "7.2"    -];
    /// Before so many moves by each side a new game is played.
    colours_new_game as Option<u32>:  [(Some(10)) (Some(10)) -        -        -];
    // In 2005 6.11 speaks of a defect, and nothing of a wrong setting.
    clock_setting:                    ["6.10.2"   "6.10.2"   "6.10.b" -        -];
    /// No claim about pieces and board after this.
    setup_until as Option<Until>:     [-          -          -        -        -];
    clock_until as Option<Until>:     [-          -          -        -        -];
    /// Pieces knocked over by a player.
    displaced:                        ["7.4.1"    "7.4.1"    "7.3"    "7.3"    -];
    /// The arbiter may punish it, where an article of its own says so.
    displaced_penalty:                ["7.4.3"    "7.4.3"    -        -        -];
    /// Pieces found on other squares.
    shifted:                          ["7.6"      "7.6"      "7.5"    "7.5"    -];
    /// The times once a position is set up again.
    restored_times:                   ["7.1"      "7.1"      "6.13"   "6.14"   -];
    touch_own:                        ["4.3.1"    "4.3.1"    -        "4.3.a"  -];
    touch_theirs:                     ["4.3.2"    "4.3.2"    -        "4.3.b"  -];
    touch_both:                       ["4.3.3"    "4.3.3"    -        "4.3.c"  -];
    touch_none:                       ["4.5"      "4.5"      -        "4.5"    -];
    adjust:                           ["4.2.1"    "4.2.1"    -        "4.2"    -];
    accident:                         ["4.2.2"    -          -        -        -];
    rook_first:                       ["4.4.2"    "4.4.2"    -        "4.4.b"  -];
    castle_touched:                   ["4.4.1"    "4.4.1"    -        "4.4.a"  -];
    castle_illegal:                   ["4.4.3"    "4.4.3"    -        "4.4.c"  -];
    released:                         ["4.7"      "4.7"      -        "4.6"    -];
    /// The arbiter speaks of a touched piece only when asked.
    touch_on_request:                 [-          -          -        -        -];
    touch_claim_lost:                 ["4.8"      "4.8"      -        "4.7"    -];
    both_late:                        ["6.7.2"    "6.7.2"    "6.6.b"  "6.6"    -];
    both_in_check:                    ["7.5.1"    "7.5.1"    "7.4.a"  "7.4.a"  -];
    /// Both kings in check: left until the next move, and drawn if it is still so; else the arbiter speaks at once.
    both_in_check_waits as bool:      [no         no         no       no       no];
    press:                            ["6.2.4"    "6.2.4"    "6.7.c"  "6.8.c"  -];
    other_hand:                       ["6.2.3"    "6.2.3"    "6.7.b"  "6.8.b"  -];
    sheet:                            ["8.1.1"    "8.1.1"    "8.1"    "8.1"    -];
    /// Nothing need be written.
    no_sheet:                         [-          -          -        -        "1.2"];
    /// Below five minutes, without thirty seconds a move.
    five_minutes:                     ["8.4"      "8.4"      "8.4"    "8.4.a"  -];
    reconstruct:                      ["8.5.3"    "8.5.3"    "8.5.c"  "8.5.c"  -];
    signed:                           ["8.7"      "8.7"      "8.7"    "8.7"    -];
    phone:                            ["11.3.2.2" "11.3.2"   -        "12.2.b" -];
    /// Carrying one is enough, else only its ringing.
    phone_carried as bool:            [yes        yes        no       no       no];
    /// The regulations may be milder.
    phone_milder as bool:             [yes        yes        no       no       no];
    notes:                            ["11.3.1"   "11.3.1"   -        "12.2.a" -];
    leaving:                          ["11.2.3.2" "11.2.3.2" -        "12.5"   -];
    disturbing:                       ["11.5"     "11.5"     -        "12.6"   -];
    /// By which breaches of conduct are punished.
    breach:                           ["11.6"     "11.6"     -        "12.7"   -];
    /// What an arbiter may choose from.
    penalties:                        ["12.9"     "12.9"     -        "13.4"   -];
    refusal:                          ["11.7"     "11.7"     -        "12.8"   -];
    both_refuse:                      ["11.8"     "11.8"     -        "12.9"   -];
    spectator:                        ["12.7"     "12.7"     -        "13.7.a" -];
    /// The arbiter keeps out of it.
    silence:                          ["12.6"     "12.6"     -        "13.6"   -];
    // The guidelines of 2018 are not in the school regulation's print.
    /// Quick-play finish: who may claim, and what comes of it.
    finish:                           ["III.5"    -          -        "10.2"   -];
    /// Blitz is left out of it.
    finish_not_blitz:                 ["III.2.2"  -          -        -        -];
    finish_drawn:                     ["III.5.1"  -          -        "10.2.a" -];
    finish_put_off:                   ["III.5.2"  -          -        "10.2.b" -];
    finish_rejected:                  ["III.5.3"  -          -        "10.2.c" -];
    /// Seconds a move are asked for instead.
    finish_increment:                 ["III.4"    -          -        -        -];
    /// In a game with an increment nothing of it is claimed.
    finish_without_increment:         ["III.2.2"  -          -        -        -];
    /// It holds only where it was announced.
    finish_announced:                 ["III.2.1"  -          -        -        -];
}

impl Row {
    /// Whether both kings in check are an illegal move of the side that left its king there.
    pub(super) fn both_in_check_is_illegal(&self) -> bool {
        self.both_in_check.is_some() && !self.both_in_check_waits && self.setup_until.is_none()
    }
}

/// Rapid and blitz of 2005, where supervision changes nothing.
const FAST_2005: Row = Row {
    setup_until: Some(Until { moves: 3, article: "B4" }),
    clock_until: Some(Until { moves: 3, article: "B4" }),
    touch_on_request: Some("B5"),
    both_in_check: Some("B6"),
    no_sheet: Some("B3"),
    ..ROW_2005
};

/// Rapid of 2018 under the rules of competition.
const WATCHED_2018: Row = Row { no_sheet: Some("A.2"), ..ROW_2018 };

/// Rapid and blitz of 2018 where one arbiter watches many boards.
const FAST_2018: Row = Row {
    setup_until: Some(Until { moves: 10, article: "A.4.1.2" }),
    clock_until: Some(Until { moves: 10, article: "A.4.1.1" }),
    both_in_check: Some("A.4.4"),
    both_in_check_waits: true,
    ..WATCHED_2018
};

/// Rapid of 2023 under the rules of competition.
const WATCHED_2023: Row = Row { no_sheet: Some("A.2"), ..ROW_2023 };

/// Rapid and blitz of 2023 where one arbiter watches many boards.
const FAST_2023: Row = Row {
    setup_until: Some(Until { moves: 10, article: "A.5.1.2" }),
    clock_until: Some(Until { moves: 10, article: "A.5.1.1" }),
    both_in_check: Some("A.5.4"),
    both_in_check_waits: true,
    ..WATCHED_2023
};

/// Student games where one arbiter watches many boards. The rules of competition, which apply otherwise, are not printed.
const FAST_STUDENTS: Row = Row {
    setup_until: Some(Until { moves: 3, article: "1.4.1" }),
    clock_until: Some(Until { moves: 3, article: "1.4.1" }),
    touch_on_request: Some("1.4.2"),
    both_in_check: Some("1.4.3"),
    ..STUDENT_GAMES
};
