//! What becomes of a game by each edition's own articles, whatever happened in it. Decisão.
//!
//! The player is the one whom the incident is about. What an edition does not print is said to be so, and no number of
//! another stands in for it.

use super::code::{Row, Until};
use super::incident::{Game, Incident, Mate, Slip};
use super::matter::{By, Finish, Matter, Sheet, Touched};
use super::ruling::{Act, Ending, Reason, When, flag_claimed, flag_seen, flag_unseen, hands_unasked, rule};
use super::{Speed, Supervision};
use crate::clock::SECOND;
use crate::color::{ByColor, Color};
use crate::edition::{Article, Edition, Facts};

named! {
    /// What becomes of the game.
    ///
    /// Its name is the word in text forms.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Decision {
        PlayOn = "play-on",
        /// The player wins.
        Win = "win",
        Loss = "loss",
        Draw = "draw",
        BothLose = "both-lose",
        NewGame = "new-game",
        /// The position before the irregularity is set up again, and the game goes on.
        Restore = "restore",
        /// This must be moved, taken, or castled with; the game goes on.
        MustPlay = "must-play",
        /// The arbiter chooses a penalty, or decides.
        Arbiter = "arbiter",
        /// It hangs on whether the other side can still checkmate.
        AskMate = "ask-mate",
        /// This edition prints nothing on it.
        Silent = "silent",
    }
}

named! {
    /// What else an article orders, beside the decision and the times.
    ///
    /// Its name is the word in text forms and in the ids of texts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Follow {
        /// The position before the irregularity is set up again, with times of the arbiter's choosing. FIDE 2023 7.5.1, 7.1
        PositionRestored = "position-restored",
        /// The move instead is one of the touched piece, if it has any. FIDE 2023 7.5.1
        TouchedPiece = "touched-piece",
        /// The pawn becomes a queen. FIDE 2023 7.5.2
        Queen = "queen",
        /// A king that began on a wrong square does not castle. FIDE 2023 A.5.1.2, FIDE 2005 B4
        NoCastlingKing = "no-castling-king",
        /// Nor does a rook that did. FIDE 2023 A.5.1.2
        NoCastlingRook = "no-castling-rook",
        /// The players may still put it right, if both agree. FIDE 2023 A.5.2
        PlayersMayCorrect = "players-may-correct",
        /// The move that the claim was about is played. FIDE 2023 9.5.3
        IntendedMove = "intended-move",
        /// The opponent wins. FIDE 2023 11.3.2.2
        OpponentWins = "opponent-wins",
        /// What the opponent scores is the arbiter's to decide. FIDE 2023 11.7
        OpponentScore = "opponent-score",
        /// The arbiter may punish whoever knocked the pieces over. FIDE 2023 7.4.3
        MayPenalise = "may-penalise",
        /// The arbiter may send the spectator out. FIDE 2023 12.7
        MayExpel = "may-expel",
        /// The arbiter may still give the draw, even once the flag is down. FIDE 2023 III.5.2
        MayStillDraw = "may-still-draw",
    }
}

/// The reasons of rulings that an edition prints without a number: the last lines of the student games' rules.
pub const UNNUMBERED: &[&str] = &["in-time-unnumbered", "too-late-unnumbered"];

/// How late one may come to the student games, s.
const STUDENTS_TOLERANCE: u64 = 900;

/// A decision with what it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    pub decision: Decision,
    /// Seconds given, or taken where negative.
    pub player: i64,
    pub opponent: i64,
    /// Every article that it rests on, as printed in the edition, the one that decides first. Empty where it prints none,
    /// or none with a number, see [`UNNUMBERED`].
    pub articles: Vec<&'static str>,
    /// The word of the sentence that says why.
    pub reason: &'static str,
    /// What else is done, in the order in which it is done.
    pub follows: Vec<Follow>,
}

fn plain(decision: Decision, articles: &[Article], reason: &'static str) -> Judgement {
    let articles: Vec<&str> = articles.iter().copied().flatten().collect();
    // A decision needs an article that this edition prints.
    let (decision, reason) = if articles.is_empty() { (Decision::Silent, "not-printed") } else { (decision, reason) };
    Judgement { decision, player: 0, opponent: 0, articles, reason, follows: Vec::new() }
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
pub fn judge(edition: Edition, speed: Speed, supervision: Supervision, matter: Matter) -> Judgement {
    let mut judgement = decided(edition, speed, supervision, matter);
    // Blitz has the rules of rapid by an article of its own.
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

fn decided(edition: Edition, speed: Speed, supervision: Supervision, matter: Matter) -> Judgement {
    let Some(row) = edition.row(speed, supervision) else { return silent() };
    match matter {
        Matter::Illegal { slip: Slip::Unpromoted, seen, claimed, moved_on, .. }
            if edition == Edition::Laws2005 && speed == Speed::Blitz && (seen || claimed) && (moved_on || !claimed) =>
        {
            // Nobody claims the win, or too late: of an unfinished promotion the arbiter speaks as in rapid.
            // FIDE 2005 C2, B6
            clocked(edition, Speed::Rapid, supervision, matter)
        }
        Matter::Illegal { king: true, .. } => {
            let mut judgement = clocked(edition, speed, supervision, matter);
            judgement.articles.extend(row.king_taken);
            judgement
        }
        Matter::BothInCheck { nth, mate, .. } if row.both_in_check_is_illegal() => {
            let (slip, king) = (Slip::IllegalMove, false);
            let illegal = Matter::Illegal { slip, king, nth, seen: true, claimed: true, moved_on: false, mate };
            let ruled = clocked(edition, speed, supervision, illegal);
            if ruled.decision == Decision::PlayOn {
                let rest = ruled.articles.iter().filter(|article| Some(**article) != row.both_in_check).copied();
                let articles = row.both_in_check.into_iter().chain(rest).collect();
                Judgement { decision: Decision::Restore, articles, reason: "both-in-check-restored", ..ruled }
            } else {
                ruled
            }
        }
        Matter::Illegal { .. }
        | Matter::WrongClaim { .. }
        | Matter::Flag { .. }
        | Matter::BothFlags { .. }
        | Matter::Late { .. }
        | Matter::Stopped { .. } => clocked(edition, speed, supervision, matter),
        Matter::QuickPlay { .. } if speed == Speed::Blitz && row.finish_not_blitz.is_some() => {
            plain(Decision::PlayOn, &[row.finish_not_blitz], "not-in-blitz")
        }
        _ => printed(edition.facts(), row, matter),
    }
}

/// What else is done, by the articles that the judgement cites.
fn follows(edition: Edition, matter: Matter, judgement: &Judgement) -> Vec<Follow> {
    use Follow::*;
    let newer = matches!(edition, Edition::Laws2023 | Edition::Laws2018);
    let goes_on = matches!(judgement.decision, Decision::PlayOn | Decision::Restore);
    match matter {
        Matter::Illegal { .. } if judgement.reason == "unclaimed-stays" || judgement.reason == "stays" => {
            if newer {
                vec![PlayersMayCorrect]
            } else {
                Vec::new()
            }
        }
        Matter::Illegal { slip, .. } if goes_on && judgement.reason == "given" => match slip {
            Slip::Unpromoted if newer => vec![Queen],
            Slip::IllegalMove | Slip::Unpromoted => vec![PositionRestored, TouchedPiece],
            Slip::NoMove | Slip::TwoHands => Vec::new(),
        },
        Matter::BothInCheck { .. } if judgement.decision == Decision::Restore => vec![PositionRestored, TouchedPiece],
        Matter::Shifted if goes_on => vec![PositionRestored],
        Matter::SetUp { .. } if judgement.reason == "set-up-too-late" => {
            if newer {
                vec![NoCastlingKing, NoCastlingRook]
            } else {
                vec![NoCastlingKing]
            }
        }
        Matter::WrongClaim { .. } if goes_on => vec![IntendedMove],
        Matter::Phone { .. } if judgement.decision == Decision::Loss => {
            if newer {
                vec![OpponentWins]
            } else {
                vec![OpponentScore]
            }
        }
        Matter::Refusal { both: false } if judgement.decision == Decision::Loss => vec![OpponentScore],
        Matter::Displaced if goes_on => vec![MayPenalise],
        Matter::Spectator if goes_on => vec![MayExpel],
        Matter::QuickPlay { .. } if judgement.reason == "put-off" => vec![MayStillDraw],
        _ => Vec::new(),
    }
}

/// What the clock's page rules too, by the same rows.
fn clocked(edition: Edition, speed: Speed, supervision: Supervision, matter: Matter) -> Judgement {
    if !edition.is_played() {
        return unlisted(edition, supervision, matter);
    }
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
                let articles: Vec<Article> = flag_unseen(&game).iter().copied().map(Some).collect();
                return plain(Decision::PlayOn, &articles, "flag-unnoticed");
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
    // Of an unfinished promotion the arbiter speaks unasked, if it is seen. FIDE 2005 B6
    let if_possible = ruling.counts && speed != Speed::Standard && edition == Edition::Laws2005;
    let noticed = match ruling.when {
        When::Always if if_possible => seen || claims,
        When::Always => true,
        When::Noticed => seen || claims,
        When::ClaimedInTime | When::Claimed => claims,
    };
    let articles = match matter {
        Matter::Flag { claimed: false, own: false, .. } => flag_seen(&game).to_vec(),
        Matter::Flag { own: false, .. } => flag_claimed(&game).to_vec(),
        Matter::Illegal { slip: Slip::TwoHands, .. } if !noticed && edition == Edition::Laws2005 => {
            hands_unasked(&game).to_vec()
        }
        _ => ruling.articles.clone(),
    };
    if !noticed {
        let reason = match matter {
            Matter::Flag { .. } => "flag-unclaimed",
            Matter::Illegal { slip: Slip::TwoHands, .. } if edition == Edition::Laws2005 => "hands-unasked",
            _ => "unclaimed-stays",
        };
        let follows = Vec::new();
        return Judgement { decision: Decision::PlayOn, player: 0, opponent: 0, articles, reason, follows };
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
    let reason = match matter {
        Matter::Illegal { slip: Slip::TwoHands, .. }
            if edition == Edition::Laws2005 && ruling.reason == Reason::Stays =>
        {
            "hands-too-late"
        }
        _ => word(ruling.reason),
    };
    Judgement { decision, player, opponent, articles, reason, follows: Vec::new() }
}

/// The reason's word, without the page's prefix.
fn word(reason: Reason) -> &'static str {
    reason.id().strip_prefix("ruling-").unwrap_or(reason.id())
}

/// The same for the two that the clock does not know.
fn unlisted(edition: Edition, supervision: Supervision, matter: Matter) -> Judgement {
    match (edition, matter) {
        (Edition::Laws2009, Matter::Illegal { slip: Slip::IllegalMove | Slip::Unpromoted, nth, mate, .. }) => {
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
        (Edition::Laws2009, Matter::Illegal { slip: Slip::NoMove, .. }) => {
            plain(Decision::Arbiter, &[Some("6.7.c")], "arbiter-penalty")
        }
        (Edition::Laws2009, Matter::Flag { seen: false, claimed: false, .. }) => {
            plain(Decision::PlayOn, &[Some("6.8")], "flag-unnoticed")
        }
        (Edition::Laws2009, Matter::Flag { own: true, .. } | Matter::BothFlags { last: true, .. }) => {
            plain(Decision::Draw, &[Some("6.11.b")], "both-flags-draw")
        }
        (Edition::Laws2009, Matter::BothFlags { last: false, .. }) => {
            plain(Decision::PlayOn, &[Some("6.11.a")], "both-flags-go-on")
        }
        (Edition::Laws2009, Matter::Flag { mate, .. }) => {
            let reason = match mate {
                Mate::Yes => "flag-lost",
                Mate::No => "cannot-mate",
                Mate::Unknown => "ask-mate",
            };
            plain(lost_or_drawn(mate), &[edition.facts().flag, Some("6.8")], reason)
        }
        (Edition::Laws2009, Matter::Late { after, tolerance }) => {
            let (decision, reason) = match after > tolerance.unwrap_or(0) {
                true => (Decision::Loss, "too-late"),
                false => (Decision::PlayOn, "in-time"),
            };
            plain(decision, &[Some(if tolerance.is_some() { "6.6.b" } else { "6.6.a" })], reason)
        }
        (Edition::Laws2009, Matter::Stopped { reason: true }) => plain(Decision::PlayOn, &[Some("6.12.b")], "stopped"),
        (Edition::Laws2009, Matter::Stopped { reason: false }) => {
            plain(Decision::Arbiter, &[Some("6.12.d")], "arbiter-penalty")
        }
        (Edition::StudentGames, Matter::Flag { .. }) => plain(Decision::Loss, &[edition.facts().flag], "flag-lost"),
        // Printed behind the last article, without a number.
        (Edition::StudentGames, Matter::Late { after, .. }) => {
            let (decision, reason) = match after > STUDENTS_TOLERANCE {
                true => (Decision::Loss, "too-late-unnumbered"),
                false => (Decision::PlayOn, "in-time-unnumbered"),
            };
            Judgement { decision, player: 0, opponent: 0, articles: Vec::new(), reason, follows: Vec::new() }
        }
        // With few tables the rules of competition apply, which are not printed here. JSS 1.3
        (Edition::StudentGames, _) if supervision == Supervision::Full => silent(),
        (Edition::StudentGames, Matter::Illegal { slip: Slip::Unpromoted, seen, claimed, .. }) if seen || claimed => {
            plain(Decision::Arbiter, &[Some("1.4.3")], "unpromoted-unasked")
        }
        (Edition::StudentGames, Matter::Illegal { slip: Slip::Unpromoted, .. }) => {
            plain(Decision::PlayOn, &[Some("1.4.3")], "unclaimed-stays")
        }
        (Edition::StudentGames, Matter::Illegal { slip: Slip::TwoHands, claimed, .. }) => {
            let (decision, reason) = match claimed {
                true => (Decision::Arbiter, "arbiter-decides"),
                false => (Decision::PlayOn, "hands-unasked"),
            };
            plain(decision, &[Some("1.4.2")], reason)
        }
        // Only the opponent's claim, before the opponent's own move, lets the arbiter do anything.
        (Edition::StudentGames, Matter::Illegal { slip: Slip::IllegalMove, claimed, moved_on, .. }) => {
            let (decision, reason) = match claimed && !moved_on {
                true => (Decision::Arbiter, "arbiter-decides"),
                false => (Decision::PlayOn, "unclaimed-stays"),
            };
            plain(decision, &[Some("1.4.3")], reason)
        }
        _ => silent(),
    }
}

/// What stands in a row of [`super::code`], or in the table of editions.
fn printed(facts: &Facts, row: &Row, matter: Matter) -> Judgement {
    use Decision::*;
    match matter {
        Matter::Checkmate => plain(Win, &[facts.checkmate], "checkmate"),
        Matter::DeadPosition => plain(Draw, &[facts.dead_position], "dead-position"),
        Matter::Fivefold => automatic(facts, facts.fivefold, claimed(facts, row, By::Repetition), "fivefold"),
        // Mate on the last of them comes first. FIDE 2023 9.6.2
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
        | Matter::Stopped { .. } => silent(),
    }
}

/// A draw that needs no claim; in the edition that does not know it the game goes on until somebody claims one.
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

/// The article that lets a claim come until then.
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

/// A breach of conduct: the arbiter chooses. Of 2005 the article on breaches leaves disturbing out.
fn conduct(row: &Row, article: Article, reason: &'static str) -> Judgement {
    let breach = row.breach.filter(|breach| *breach != "12.7" || reason != "disturbing");
    plain(Decision::Arbiter, &[article, article.and(breach), article.and(row.penalties)], reason)
}

/// FIDE 2023 III.4, III.5; FIDE 2005 10.2
fn quick_play(row: &Row, left: u64, increment: bool, arbiter: Finish) -> Judgement {
    // Two minutes or more, or an increment: nothing can be claimed so. FIDE 2023 III.1, III.2.2
    if increment {
        // The article of 2005 names no increment. FIDE 2005 10.2
        return plain(Decision::PlayOn, &[row.finish_without_increment], "has-increment");
    }
    if left >= 120 {
        return plain(Decision::PlayOn, &[row.finish, row.finish_announced], "two-minutes");
    }
    let (decision, article, opponent, reason) = match arbiter {
        Finish::Agrees => (Decision::Draw, row.finish_drawn, 0, "cannot-win"),
        Finish::PutsOff => (Decision::PlayOn, row.finish_put_off, 120, "put-off"),
        Finish::Rejects => (Decision::PlayOn, row.finish_rejected, 120, "rejected"),
        Finish::Increment => (Decision::PlayOn, row.finish_increment, 120, "increment-added"),
    };
    let further = if article == row.finish_increment { None } else { row.finish };
    let judgement = plain(decision, &[article, article.and(further), article.and(row.finish_announced)], reason);
    if judgement.decision == Decision::Silent { judgement } else { Judgement { opponent, ..judgement } }
}
