//! The card that speaks: whose turn it is, how the game ended, or why a move was refused.

use leptos::prelude::*;

use super::Play;
use super::end::of_side;
use crate::chess::game::{Claim, ClaimError, ClaimKind, EndError};
use crate::chess::{Illegal, Outcome, Reason, Status};
use crate::color::Color;
use crate::play::clock::ClockNotice;
use crate::play::{Decision, Event, Notice, Opened, Session, Stopped};
use crate::ui::i18n::I18n;
use crate::ui::moves::not_read_text;
use crate::ui::open_games::left_out;
use crate::ui::refusal::{self, emphasised};
use crate::ui::widgets::{Icon, button, way_back};

/// What the card says.
#[derive(Clone, PartialEq)]
struct Words {
    /// `turn`, `refused`, `over` or `look`: the card's look.
    kind: &'static str,
    title: String,
    text: Option<String>,
    /// The number of the article of 2023, such as `3.8.2.2`.
    article: Option<&'static str>,
    /// What may be done about it.
    actions: Vec<(&'static str, Event)>,
}

fn words(i18n: I18n, session: &Session) -> Words {
    match (&session.notice, session.promoting, session.deciding) {
        (Some(notice), _, _) => notice_words(i18n, session, notice),
        (None, Some((from, to)), _) => promotion_words(i18n, Illegal { reason: Reason::PromotionNeeded { from, to } }),
        (None, None, Some(decision)) => deciding_words(i18n, session, decision),
        (None, None, None) => state_words(i18n, session),
    }
}

/// It is asked whether the other side can still checkmate.
fn deciding_words(i18n: I18n, session: &Session, decision: Decision) -> Words {
    let (side, edition) = (decision.side(), session.game.edition());
    let status = if matches!(decision, Decision::Resign(_)) { Status::Resignation(side) } else { Status::Flag(side) };
    let actions = match decision {
        // A result that stands already is only looked at once more.
        _ if session.game.status().is_some() => vec![("deciding-leave", Event::Dismiss)],
        Decision::Resign(_) => vec![("deciding-now", Event::DecideNow), ("deciding-continue", Event::Dismiss)],
        Decision::Flag(_) => vec![("deciding-now", Event::DecideNow)],
    };
    Words {
        kind: "look",
        title: i18n.tr("deciding-title"),
        text: Some(of_side(i18n, "deciding", !side)),
        article: Some(status.article(edition)),
        actions,
    }
}

/// The one refusal that is a question.
fn promotion_words(i18n: I18n, question: Illegal) -> Words {
    Words {
        kind: "look",
        title: refusal::title(i18n, &question),
        text: Some(refusal::text(i18n, &question)),
        article: Some(question.article()),
        actions: Vec::new(),
    }
}

fn notice_words(i18n: I18n, session: &Session, notice: &Notice) -> Words {
    let plain = |title: &str, text: String| Words {
        kind: "refused",
        title: i18n.tr(title),
        text: Some(text),
        article: None,
        actions: Vec::new(),
    };
    match notice {
        Notice::Refused { illegal, .. } => Words {
            kind: "refused",
            title: refusal::title(i18n, illegal),
            text: Some(refusal::text(i18n, illegal)),
            article: Some(illegal.article()),
            actions: Vec::new(),
        },
        Notice::NotRead { text, error } => {
            plain("typed-title", not_read_text(i18n, session.game.position(), text, error))
        }
        Notice::LookingBack => Words {
            kind: "look",
            title: i18n.tr("looking-back-title"),
            text: Some(i18n.tr("looking-back")),
            article: None,
            actions: vec![
                ("looking-back-to-end", Event::Show(session.game.plies().len())),
                ("looking-back-play-on", Event::PlayOnFromHere),
            ],
        },
        Notice::BadFen(error) => plain("bad-fen-title", refusal::fen_text(i18n, error)),
        Notice::NotEnded(error) => not_ended_words(i18n, session, error),
        Notice::NotClaimed { claim, error } => not_claimed_words(i18n, session, claim, error),
        Notice::OtherLaws { ply } => plain("other-laws-title", i18n.tr_with("other-laws", &[("ply", (*ply).into())])),
        Notice::Opened(Opened { stopped, left }) => {
            let words = match stopped {
                Some(Stopped { sentence, line, ply, word }) => {
                    let values = [("line", (*line).into()), ("ply", (*ply).into()), ("word", word.clone().into())];
                    plain("pgn-stopped-title", i18n.tr_with(sentence, &values))
                }
                None => state_words(i18n, session),
            };
            let text = words.text.into_iter().chain(left_out(i18n, "left-out", left)).collect::<Vec<_>>();
            Words { text: Some(text.join(" ")), ..words }
        }
        Notice::Clock(notice) => clock_words(i18n, session, *notice),
        Notice::Shortened { ply } => plain("shortened-title", i18n.tr_with("shortened", &[("ply", (*ply).into())])),
    }
}

/// What the card says of a notice, in one breath.
pub(super) fn notice_said(i18n: I18n, session: &Session, notice: &Notice) -> String {
    let words = notice_words(i18n, session, notice);
    format!("{}. {}", words.title, words.text.unwrap_or_default())
}

fn state_words(i18n: I18n, session: &Session) -> Words {
    let position = session.position();
    let turn = position.turn();
    if let Some(status) = session.status_on_show() {
        return Words {
            kind: "over",
            title: over_title(i18n, session),
            text: Some(over_text(i18n, session, status)),
            article: Some(status.article(session.game.edition())),
            actions: match status {
                Status::Resignation(side) if session.by_material => {
                    vec![("deciding-again", Event::Decide(Decision::Resign(side))), ("play-new", Event::New)]
                }
                _ => vec![("play-new", Event::New)],
            },
        };
    }
    if let Some(side) = session.game.offer().filter(|_| session.is_live()) {
        return Words {
            kind: "look",
            title: i18n.tr("offer-title"),
            text: Some(of_side(i18n, "offer-text", side)),
            article: Some(session.game.edition().article(|facts| facts.offer)),
            actions: vec![("offer-accept", Event::AcceptDraw), ("offer-decline", Event::DeclineDraw)],
        };
    }
    let title = match (turn, position.in_check()) {
        (Color::White, false) => "turn-white",
        (Color::Black, false) => "turn-black",
        (Color::White, true) => "turn-white-check",
        (Color::Black, true) => "turn-black-check",
    };
    let total = session.game.plies().len();
    let mut actions = Vec::new();
    if !session.is_live() {
        actions.push(("looking-back-to-end", Event::Show(total)));
    }
    Words {
        kind: if session.is_live() { "turn" } else { "look" },
        title: i18n.tr(title),
        text: if session.is_live() {
            None
        } else {
            Some(i18n.tr_with("looking-at", &[("ply", session.view.into()), ("total", total.into())]))
        },
        article: None,
        actions,
    }
}

fn not_ended_words(i18n: I18n, session: &Session, error: &EndError) -> Words {
    let edition = session.game.edition();
    let (title, text) = match error {
        EndError::Over(status) => ("not-ended-over-title", over_text(i18n, session, *status)),
        EndError::NotBothMoved => ("not-ended-title", i18n.tr("not-ended-both")),
        EndError::OwnOffer => ("not-ended-title", i18n.tr("not-ended-own")),
        EndError::NoOffer => ("not-ended-title", i18n.tr("not-ended-no-offer")),
    };
    Words {
        kind: "refused",
        title: i18n.tr(title),
        text: Some(text),
        article: Some(error.article(edition)),
        actions: Vec::new(),
    }
}

fn not_claimed_words(i18n: I18n, session: &Session, claim: &Claim, error: &ClaimError) -> Words {
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
    let actions = match session.game.offer() {
        Some(_) => vec![("offer-accept", Event::AcceptDraw), ("offer-decline", Event::DeclineDraw)],
        None => Vec::new(),
    };
    Words {
        kind: "refused",
        title: i18n.tr("not-claimed-title"),
        text: Some(format!("{text} {cost}")),
        article: Some(article),
        actions,
    }
}

/// What the clock says, a title and a text. The words come with the clock.
pub(super) fn clock_text(i18n: I18n, notice: ClockNotice) -> [String; 2] {
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
    match side {
        Some(side) => [title, text].map(|id| of_side(i18n, id, side)),
        None => [title, text].map(|id| i18n.tr(id)),
    }
}

fn clock_words(i18n: I18n, session: &Session, notice: ClockNotice) -> Words {
    let [title, text] = clock_text(i18n, notice);
    let actions = match notice {
        ClockNotice::NotStarted => vec![("board-clock-start", Event::Go)],
        ClockNotice::Standing | ClockNotice::TakenBack => vec![("board-clock-go-on", Event::Go)],
        ClockNotice::Undecided(side) | ClockNotice::NoAnswer(side) => {
            let wins = if side == Color::White { "over-black-wins" } else { "over-white-wins" };
            let mut actions = vec![
                (wins, Event::Flag { side, opponent_can_mate: true }),
                ("over-draw", Event::Flag { side, opponent_can_mate: false }),
            ];
            if matches!(notice, ClockNotice::NoAnswer(_)) {
                actions.insert(0, ("deciding-again", Event::Decide(Decision::Flag(side))));
            }
            actions
        }
        ClockNotice::PressFirst(_) | ClockNotice::NotMoved(_) | ClockNotice::Fallen(_) => Vec::new(),
    };
    let quiet = matches!(notice, ClockNotice::TakenBack | ClockNotice::Undecided(_) | ClockNotice::NoAnswer(_));
    let kind = if quiet { "look" } else { "refused" };
    Words { kind, title, text: Some(text), article: notice.article(session.game.edition()), actions }
}

/// Who won.
pub(super) fn over_title(i18n: I18n, session: &Session) -> String {
    i18n.tr(match session.game.outcome() {
        Some(Outcome::Win(Color::White)) => "over-white-wins",
        Some(Outcome::Win(Color::Black)) => "over-black-wins",
        Some(Outcome::Draw) | None => "over-draw",
    })
}

/// Why the game is over.
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
        Status::Resignation(side) if session.by_material => {
            return format!("{} {}", of_side(i18n, "over-resignation", side), of_side(i18n, "over-by-material", !side));
        }
        Status::Resignation(side) => {
            return of_side(i18n, if drawn { "over-resignation-draw" } else { "over-resignation" }, side);
        }
        Status::Flag(side) => return of_side(i18n, if drawn { "over-flag-draw" } else { "over-flag" }, side),
    };
    i18n.tr(id)
}

#[component]
pub(super) fn Verdict(play: Play, clock: RwSignal<bool>) -> impl IntoView {
    let i18n = play.i18n;
    let words = move || play.with(|session| words(i18n, session));
    let turn = move || play.with(|session| session.position().turn().name());
    // Where a game begins a clock may be had.
    let begins = Memo::new(move |_| {
        // Whatever else is said has the card for itself.
        words().kind == "turn" && play.with(|session| session.is_untouched() && session.clock.is_none())
    });
    let back = Memo::new(move |_| play.with(Session::shows_way_back));
    let with_clock = move || {
        view! {
            <button
                type="button"
                class="button square quiet verdict-clock"
                aria-haspopup="dialog"
                aria-label=i18n.text("play-clock")
                title=i18n.text("play-clock")
                on:click=move |_| clock.set(true)
            >
                <Icon name="clock"/>
            </button>
        }
    };
    view! {
        <section class="card verdict" data-kind=move || words().kind data-turn=turn>
            {move || begins.get().then(with_clock)}
            {move || {
                let words = words();
                view! {
                    <h2>{words.title}</h2>
                    {words.text.map(|text| view! { <p>{emphasised(&text)}</p> })}
                    {words.article.map(|article| refusal::article(i18n, article))}
                    {(!words.actions.is_empty())
                        .then(|| {
                            view! {
                                <p class="verdict-actions">
                                    {words
                                        .actions
                                        .into_iter()
                                        .map(|(text, event)| {
                                            button("button small", "", text, move || play.send(event.clone()))
                                        })
                                        .collect_view()}
                                </p>
                            }
                        })}
                }
            }}
            {way_back(back, ["more-restore", "more-put-away"], move || play.send(restore(play)), move || play.send(Event::PutAway))}
        </section>
    }
}

/// The game put aside last and the present one change places.
fn restore(play: Play) -> Event {
    Event::Restore(play.session.with_untracked(|session| session.shelf.games().len().saturating_sub(1)))
}
