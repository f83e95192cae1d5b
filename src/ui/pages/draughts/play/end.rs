//! Terminar: the ends that players bring about themselves.

use leptos::prelude::*;

use crate::color::Color;
use crate::play::draughts::{Draughts, GameEvent, OwnEvent};
use crate::ui::game::of_side;
use crate::ui::game::play::Play;
use crate::ui::refusal::article;
use crate::ui::widgets::Button;

pub(super) fn body(play: Play<Draughts>, open: RwSignal<bool>) -> AnyView {
    let i18n = play.i18n;
    let rival = play.peek(|session| session.rival);
    let act = move |event: GameEvent| move || play.send_from(open, event.clone());
    let (agree, agree_text) = match rival {
        Some(_) => ("damas-offer", "damas-offer-text"),
        None => ("damas-agree", "damas-agree-text"),
    };
    let have = play.peek(|session| session.game.same_position());
    let resign = move |side: Color| {
        view! { <Button text=move || of_side(i18n, "damas-resign-side", side) on_press=act(GameEvent::Resign(side))/> }
    };
    let resigning = match rival {
        Some(rival) => {
            view! { <Button icon="flag" text="damas-resign-self" on_press=act(GameEvent::Resign(!rival.side))/> }
                .into_any()
        }
        None => Color::ALL.map(resign).collect_view().into_any(),
    };
    let section = |title: &str, text: String, number, actions: AnyView| {
        view! {
            <section>
                <h3>{i18n.tr(title)}</h3>
                <p>{text}</p>
                {article(i18n, number)}
                <p class="actions">{actions}</p>
            </section>
        }
    };
    let agreeing = view! { <Button text=agree on_press=act(GameEvent::OfferDraw)/> }.into_any();
    let claiming = view! { <Button text="damas-claim" on_press=act(GameEvent::Own(OwnEvent::Claim))/> }.into_any();
    let claim_text = i18n.tr_with("damas-claim-text", &[("count", have.into())]);
    view! {
        {section("damas-agree-title", i18n.tr(agree_text), "2.10.3", agreeing)}
        {section("damas-claim-title", claim_text, "2.10.2", claiming)}
        {section("damas-resign-title", i18n.tr("damas-resign-text"), "2.9.4", resigning)}
    }
    .into_any()
}
