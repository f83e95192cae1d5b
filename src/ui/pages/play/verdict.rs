//! The card that speaks: whose turn it is, how the game ended, or why a move was refused.

use leptos::prelude::*;

use super::Play;
use crate::chess::san::ReadError;
use crate::chess::{Illegal, Reason, Status};
use crate::color::Color;
use crate::play::{Event, Notice, Session};
use crate::ui::i18n::I18n;
use crate::ui::refusal::{self, emphasised};
use crate::ui::widgets::{Icon, button};

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
    match (&session.notice, session.promoting) {
        (Some(notice), _) => notice_words(i18n, session, notice),
        (None, Some((from, to))) => promotion_words(i18n, Illegal { reason: Reason::PromotionNeeded { from, to } }),
        (None, None) => state_words(i18n, session),
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
            let id = match error {
                ReadError::Unreadable | ReadError::PromotionMissing { .. } => "typed-unreadable",
                ReadError::Illegal { .. } => "typed-illegal",
                ReadError::Ambiguous { .. } => "typed-ambiguous",
                ReadError::ForeignLetters(_) => "typed-foreign",
                ReadError::TooLong => "typed-too-long",
            };
            plain("typed-title", i18n.tr_with(id, &[("text", text.clone().into())]))
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
        Notice::Shortened { ply } => plain("shortened-title", i18n.tr_with("shortened", &[("ply", (*ply).into())])),
    }
}

fn state_words(i18n: I18n, session: &Session) -> Words {
    let position = session.position();
    let turn = position.turn();
    if let Some(status) = session.status_on_show() {
        let (title, text) = match (status, turn) {
            (Status::Checkmate, Color::Black) => ("over-white-wins", "over-checkmate"),
            (Status::Checkmate, Color::White) => ("over-black-wins", "over-checkmate"),
            (Status::Stalemate, _) => ("over-draw", "over-stalemate"),
        };
        return Words {
            kind: "over",
            title: i18n.tr(title),
            text: Some(i18n.tr(text)),
            article: Some(status.article()),
            actions: vec![("play-new", Event::New)],
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

#[component]
pub(super) fn Verdict(play: Play) -> impl IntoView {
    let i18n = play.i18n;
    let words = move || play.with(|session| words(i18n, session));
    let turn = move || play.with(|session| session.position().turn().name());
    view! {
        <section class="card verdict" data-kind=move || words().kind data-turn=turn>
            {move || {
                let words = words();
                view! {
                    <h2>{words.title}</h2>
                    {words.text.map(|text| view! { <p>{emphasised(&text)}</p> })}
                    {words
                        .article
                        .map(|article| {
                            view! {
                                <p class="article">
                                    <Icon name="law"/>
                                    {i18n.tr_with("article", &[("article", article.into())])}
                                </p>
                            }
                        })}
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
        </section>
    }
}
