//! What the card says: whose turn it is, how the game ended, or why a move was refused.

use std::cell::Cell;

use crate::chess::game::{Claim, ClaimError, ClaimKind, EndError};
use crate::chess::{Illegal, Outcome, Reason, Status};
use crate::color::Color;
use crate::play::chess::clock::ClockNotice;
use crate::play::chess::{Chess, Decision, GameEvent, Notice, OwnEvent, OwnNotice, Session};
use crate::play::{Opened, Stopped};
use crate::ui::game::card::turn_against_rival;
use crate::ui::game::{of_side, shown};
use crate::ui::i18n::I18n;
use crate::ui::moves::not_read_text;
use crate::ui::open_games::left_out;
use crate::ui::refusal;

pub(super) type Card = shown::Card<Chess>;

thread_local! {
    /// The cards of hints, reasons and warnings, once the code of a rival has come.
    pub(super) static HELP_CARD: Cell<Option<fn(I18n, &OwnNotice) -> Card>> = const { Cell::new(None) };
}

pub(super) fn card(i18n: I18n, session: &Session) -> Card {
    match (&session.notice, session.own.promoting, session.own.deciding) {
        (Some(notice), _, _) => notice_card(i18n, session, notice),
        // This refusal is a question.
        (None, Some((from, to)), _) => {
            let question = Illegal { reason: Reason::PromotionNeeded { from, to } };
            Card { kind: "look", ..refused(i18n, &question) }
        }
        (None, None, Some(decision)) => deciding_card(i18n, session, decision),
        (None, None, None) => state_card(i18n, session),
    }
}

/// The texts of actions by their ids.
pub(super) fn actions<const N: usize>(i18n: I18n, actions: [(&'static str, GameEvent); N]) -> Vec<(String, GameEvent)> {
    actions.into_iter().map(|(id, event)| (i18n.tr(id), event)).collect()
}

fn refused(i18n: I18n, illegal: &Illegal) -> Card {
    Card::new("refused", refusal::title(i18n, illegal), [refusal::text(i18n, illegal)]).article(illegal.article())
}

/// The card while it is asked whether the other side can still checkmate.
fn deciding_card(i18n: I18n, session: &Session, decision: Decision) -> Card {
    let (side, edition) = (decision.side(), session.game.edition());
    let status = if matches!(decision, Decision::Resign(_)) { Status::Resignation(side) } else { Status::Flag(side) };
    let now = ("deciding-now", GameEvent::Own(OwnEvent::DecideNow));
    let actions = match decision {
        // A result that stands already is only checked again.
        _ if session.game.status().is_some() => actions(i18n, [("deciding-leave", GameEvent::Dismiss)]),
        Decision::Resign(_) => actions(i18n, [now, ("deciding-continue", GameEvent::Dismiss)]),
        Decision::Flag(_) => actions(i18n, [now]),
    };
    Card::new("look", i18n.tr("deciding-title"), [of_side(i18n, "deciding", !side)])
        .article(status.article(edition))
        .actions(actions)
}

fn notice_card(i18n: I18n, session: &Session, notice: &Notice) -> Card {
    let plain = |title: &str, text: String| Card::new("refused", i18n.tr(title), [text]);
    match notice {
        Notice::Refused { illegal, .. } => refused(i18n, illegal),
        Notice::NotRead { text, error } => {
            plain("typed-title", not_read_text(i18n, session.game.position(), text, error))
        }
        Notice::LookingBack => {
            let to_end = ("looking-back-to-end", GameEvent::Show(session.game.plies().len()));
            Card::new("look", i18n.tr("looking-back-title"), [i18n.tr("looking-back")])
                .actions(actions(i18n, [to_end, ("looking-back-play-on", GameEvent::PlayOnFromHere)]))
        }
        Notice::NotEnded(error) => not_ended_card(i18n, session, error),
        Notice::Opened(Opened { stopped, left }) => {
            let card = match stopped {
                Some(Stopped { sentence, line, ply, word }) => {
                    let values = [("line", (*line).into()), ("ply", (*ply).into()), ("word", word.clone().into())];
                    plain("pgn-stopped-title", i18n.tr_with(sentence, &values))
                }
                None => state_card(i18n, session),
            };
            let text: Vec<String> = card.text.into_iter().chain(left_out(i18n, "left-out", left)).collect();
            Card { text: vec![text.join(" ")], ..card }
        }
        Notice::Shortened { ply } => plain("shortened-title", i18n.tr_with("shortened", &[("ply", (*ply).into())])),
        Notice::RivalsTurn => Card::rivals_turn(i18n),
        Notice::NoAnswer => Card::no_answer(i18n),
        Notice::Own(OwnNotice::OfferComes) => Card::new("look", i18n.tr("offer-title"), [i18n.tr("rival-offer-comes")])
            .article(session.game.edition().article(|facts| facts.offer)),
        // Its words come with its code.
        Notice::Own(
            help @ (OwnNotice::Hint { .. } | OwnNotice::Why(_) | OwnNotice::Danger(_) | OwnNotice::NoAdvice(_)),
        ) => HELP_CARD.get().map_or_else(|| state_card(i18n, session), |card| card(i18n, help)),
        Notice::Own(OwnNotice::NoSuchRival) => plain("rival-unknown-title", i18n.tr("rival-unknown")),
        Notice::Own(OwnNotice::BadFen(error)) => plain("bad-fen-title", refusal::fen_text(i18n, error)),
        Notice::Own(OwnNotice::NotClaimed { claim, error }) => not_claimed_card(i18n, session, claim, error),
        Notice::Own(OwnNotice::OtherLaws { ply }) => {
            plain("other-laws-title", i18n.tr_with("other-laws", &[("ply", (*ply).into())]))
        }
        Notice::Own(OwnNotice::Clock(notice)) => clock_card(i18n, session, *notice),
    }
}

fn state_card(i18n: I18n, session: &Session) -> Card {
    let position = session.position();
    if let (true, None) = (session.is_asking(), session.status_on_show()) {
        return Card::new("look", i18n.tr("rivals-asking-title"), [i18n.tr("rivals-asking")])
            .actions(actions(i18n, [("rivals-asking-stop", GameEvent::Dismiss)]));
    }
    if let Some(status) = session.status_on_show() {
        let new = ("play-new", session.again());
        return Card::new("over", over_title(i18n, session), [over_text(i18n, session, status)])
            .article(status.article(session.game.edition()))
            .actions(match status {
                Status::Resignation(side) if session.own.by_material => {
                    actions(i18n, [("deciding-again", GameEvent::Resign(side)), new])
                }
                _ => actions(i18n, [new]),
            });
    }
    if let Some(side) = session.game.offer().filter(|_| session.is_live()) {
        return Card::new("look", i18n.tr("offer-title"), [of_side(i18n, "offer-text", side)])
            .article(session.game.edition().article(|facts| facts.offer))
            .actions(if session.rival.is_none() { answers(i18n) } else { Vec::new() });
    }
    let title = turn_against_rival(i18n, session).filter(|_| !position.in_check()).unwrap_or_else(|| {
        i18n.tr(match (position.turn(), position.in_check()) {
            (Color::White, false) => "turn-white",
            (Color::Black, false) => "turn-black",
            (Color::White, true) => "turn-white-check",
            (Color::Black, true) => "turn-black-check",
        })
    });
    if session.is_live() {
        return Card::new("turn", title, session.was_declined().then(|| i18n.tr("rival-declined")));
    }
    let total = session.game.plies().len();
    let text = i18n.tr_with("looking-at", &[("ply", session.view.into()), ("total", total.into())]);
    Card::new("look", title, [text]).actions(actions(i18n, [("looking-back-to-end", GameEvent::Show(total))]))
}

/// The answers to an offer of a draw.
fn answers(i18n: I18n) -> Vec<(String, GameEvent)> {
    let [accept, decline] = [OwnEvent::AcceptDraw, OwnEvent::DeclineDraw].map(GameEvent::Own);
    actions(i18n, [("offer-accept", accept), ("offer-decline", decline)])
}

fn not_ended_card(i18n: I18n, session: &Session, error: &EndError) -> Card {
    let (title, text) = match error {
        EndError::Over(status) => ("not-ended-over-title", over_text(i18n, session, *status)),
        EndError::NotBothMoved => ("not-ended-title", i18n.tr("not-ended-both")),
        EndError::OwnOffer => ("not-ended-title", i18n.tr("not-ended-own")),
        EndError::NoOffer => ("not-ended-title", i18n.tr("not-ended-no-offer")),
    };
    Card::new("refused", i18n.tr(title), [text]).article(error.article(session.game.edition()))
}

fn not_claimed_card(i18n: I18n, session: &Session, claim: &Claim, error: &ClaimError) -> Card {
    let edition = session.game.edition();
    let (text, article) = match *error {
        ClaimError::Over(status) => (over_text(i18n, session, status), status.article(edition)),
        ClaimError::NotLegal(_) => (i18n.tr("not-claimed-illegal"), claim.kind.article(edition)),
        ClaimError::NotYet { have, .. } => {
            let id = match (claim.kind, claim.with) {
                (ClaimKind::Repetition, None) => "not-claimed-repetition",
                (ClaimKind::Repetition, Some(_)) => "not-claimed-repetition-with",
                (ClaimKind::FiftyMoves, _) => "not-claimed-fifty",
            };
            (i18n.tr_with(id, &[("count", have.into())]), claim.kind.article(edition))
        }
    };
    let cost = i18n.tr_with("not-claimed-cost", &[("article", edition.article(|facts| facts.wrong_claim).into())]);
    // FIDE 2023 9.1.2.3: a claim is also an offer.
    let answers = session.game.offer().map(|_| answers(i18n)).unwrap_or_default();
    Card::new("refused", i18n.tr("not-claimed-title"), [format!("{text} {cost}")]).article(article).actions(answers)
}

/// The card of the clock, whose texts come with its code.
fn clock_card(i18n: I18n, session: &Session, notice: ClockNotice) -> Card {
    let (title, text, side) = match notice {
        ClockNotice::NotStarted => ("board-clock-not-started-title", "board-clock-not-started", None),
        ClockNotice::Standing => ("board-clock-standing-title", "board-clock-standing", None),
        ClockNotice::PressFirst(side) => ("board-clock-press-first-title", "board-clock-press-first", Some(side)),
        ClockNotice::NotMoved(side) => ("board-clock-not-moved-title", "board-clock-not-moved", Some(side)),
        ClockNotice::Fallen(side) => ("board-clock-fallen-title", "board-clock-fallen", Some(side)),
        ClockNotice::Undecided(side) => ("board-clock-fallen-title", "board-clock-undecided", Some(side)),
        ClockNotice::NoAnswer(side) => ("board-clock-fallen-title", "board-clock-no-answer", Some(side)),
        ClockNotice::TakenBack => ("board-clock-standing-title", "board-clock-taken-back", None),
    };
    let words = |id| side.map_or_else(|| i18n.tr(id), |side| of_side(i18n, id, side));
    let go = GameEvent::Own(OwnEvent::Go);
    let actions = match notice {
        ClockNotice::NotStarted => actions(i18n, [("board-clock-start", go)]),
        ClockNotice::Standing | ClockNotice::TakenBack => actions(i18n, [("board-clock-go-on", go)]),
        ClockNotice::Undecided(side) | ClockNotice::NoAnswer(side) => {
            let wins = if side == Color::White { "over-black-wins" } else { "over-white-wins" };
            let decision = Decision::Flag(side);
            let [won, drawn] = [true, false]
                .map(|opponent_can_mate| GameEvent::Own(OwnEvent::Conclude { decision, opponent_can_mate }));
            let mut actions = actions(i18n, [(wins, won), ("over-draw", drawn)]);
            if matches!(notice, ClockNotice::NoAnswer(_)) {
                actions.insert(0, (i18n.tr("deciding-again"), GameEvent::Flag(side)));
            }
            actions
        }
        ClockNotice::PressFirst(_) | ClockNotice::NotMoved(_) | ClockNotice::Fallen(_) => Vec::new(),
    };
    let quiet = matches!(notice, ClockNotice::TakenBack | ClockNotice::Undecided(_) | ClockNotice::NoAnswer(_));
    Card::new(if quiet { "look" } else { "refused" }, words(title), [words(text)])
        .article(notice.article(session.game.edition()))
        .actions(actions)
}

pub(super) fn over_title(i18n: I18n, session: &Session) -> String {
    i18n.tr(match session.game.outcome() {
        Some(Outcome::Win(Color::White)) => "over-white-wins",
        Some(Outcome::Win(Color::Black)) => "over-black-wins",
        Some(Outcome::Draw) | None => "over-draw",
    })
}

pub(super) fn over_text(i18n: I18n, session: &Session, status: Status) -> String {
    let drawn = session.game.outcome() == Some(Outcome::Draw);
    let id = match status {
        Status::Checkmate => "over-checkmate",
        Status::Stalemate => "over-stalemate",
        Status::DeadPosition => "over-dead",
        Status::Agreement => "over-agreement",
        Status::Repetition => "over-repetition",
        Status::FiftyMoves => "over-fifty",
        Status::FivefoldRepetition => "over-fivefold",
        Status::SeventyFiveMoves => "over-seventy-five",
        Status::Resignation(side) if session.own.by_material => {
            return format!("{} {}", of_side(i18n, "over-resignation", side), of_side(i18n, "over-by-material", !side));
        }
        Status::Resignation(side) => {
            return of_side(i18n, if drawn { "over-resignation-draw" } else { "over-resignation" }, side);
        }
        Status::Flag(side) => return of_side(i18n, if drawn { "over-flag-draw" } else { "over-flag" }, side),
    };
    i18n.tr(id)
}
