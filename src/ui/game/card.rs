//! The card beside the board: whose turn it is, how the game ended, or why a move was refused.

use leptos::prelude::*;

use super::of_side;
use super::play::Play;
use super::shown::{Card, Shown};
use crate::play::{GameEvent, Played, Session};
use crate::ui::i18n::I18n;
use crate::ui::reactive::memo;
use crate::ui::refusal::{article, emphasised};
use crate::ui::widgets::{Button, way_back};

impl<G: Shown> Card<G> {
    /// It is the rival's turn.
    pub fn rivals_turn(i18n: I18n) -> Card<G> {
        Card::new("look", i18n.tr("rival-thinking"), [i18n.tr("rival-turn")])
    }

    /// No answer came from the rival's search. Without this notice it is asked again.
    pub fn no_answer(i18n: I18n) -> Card<G> {
        Card::new("refused", i18n.tr("rival-no-answer-title"), [i18n.tr("rival-no-answer")]).actions([
            (i18n.tr("rival-ask-again"), GameEvent::Dismiss),
            (i18n.tr("rival-play-as-two"), GameEvent::PlayAsTwo),
        ])
    }
}

/// Whose turn it is, against a rival; `None` where two people play or look back.
pub fn turn_against_rival<G: Shown>(i18n: I18n, session: &Session<G>) -> Option<String> {
    session.rival.filter(|_| session.is_live()).map(|_| match session.rivals_turn() {
        true => i18n.tr("rival-thinking"),
        false => of_side(i18n, "rival-your-turn", G::Game::turn(session.position())),
    })
}

#[component]
pub fn CardView<G: Shown>(
    play: Play<G>,
    card: Memo<Card<G>>,
    /// In the corner of the card.
    #[prop(optional)]
    corner: Option<AnyView>,
    /// A last button, which opens something.
    #[prop(optional, into)]
    opener: Option<ViewFn>,
) -> impl IntoView {
    let i18n = play.i18n;
    let turn = move || play.with(|session| G::Game::turn(session.position()).name());
    let busy = move || play.with(|session| G::is_seeking(session) || session.is_live() && session.question().is_some());
    let back = memo(move || play.with(Session::shows_way_back));
    let restore =
        move || play.send(GameEvent::Restore(play.peek(|session| session.shelf.games().len().saturating_sub(1))));
    let [_, back_text, away_text, _] = G::WORDS.aside;
    let body = move || {
        let card = card.get();
        let text = card.text.into_iter().map(|text| {
            let text = if G::BOLD_SQUARES { emphasised(&text).into_any() } else { text.into_any() };
            view! { <p>{text}</p> }
        });
        let acts = !card.actions.is_empty() || opener.is_some();
        let actions = card.actions.into_iter().map(|(text, event)| {
            view! {
                <Button look="small" text=text on_press=move || play.send(event.clone())/>
            }
        });
        view! {
            <h2>{card.title}</h2>
            {text.collect_view()}
            {card.article.map(|number| article(i18n, number))}
            {acts.then(|| view! { <p class="verdict-actions">{actions.collect_view()} {opener.as_ref().map(ViewFn::run)}</p> })}
        }
    };
    view! {
        <section
            class="card verdict"
            data-kind=move || card.with(|card| card.kind)
            data-turn=turn
            data-busy=move || busy().to_string()
        >
            {corner}
            {body}
            {way_back(back, [back_text, away_text], restore, move || play.send(GameEvent::PutAway))}
        </section>
    }
    .into_any()
}

/// What the card of a game says, in the language on show.
pub fn card_of<G: Shown>(play: Play<G>) -> Memo<Card<G>> {
    memo(move || {
        play.i18n.language();
        play.with(|session| G::card(play.i18n, session))
    })
}
