//! Terminar: the ends that players bring about themselves.

use leptos::prelude::*;

use super::Play;
use crate::color::Color;
use crate::play::draughts::{GameEvent, OwnEvent};
use crate::ui::game::of_side;
use crate::ui::refusal::article;
use crate::ui::widgets::{Button, sheet};

pub(super) fn dialog(play: Play, open: RwSignal<bool>) -> AnyView {
    sheet("terminar", "damas-end-title", open, move || body(play, open))
}

fn body(play: Play, open: RwSignal<bool>) -> AnyView {
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
    view! {
        <section>
            <h3>{i18n.tr("damas-agree-title")}</h3>
            <p>{i18n.tr(agree_text)}</p>
            {article(i18n, "2.10.3")}
            <p class="actions"><Button text=agree on_press=act(GameEvent::OfferDraw)/></p>
        </section>
        <section>
            <h3>{i18n.tr("damas-claim-title")}</h3>
            <p>{i18n.tr_with("damas-claim-text", &[("count", have.into())])}</p>
            {article(i18n, "2.10.2")}
            <p class="actions"><Button text="damas-claim" on_press=act(GameEvent::Own(OwnEvent::Claim))/></p>
        </section>
        <section>
            <h3>{i18n.tr("damas-resign-title")}</h3>
            <p>{i18n.tr("damas-resign-text")}</p>
            {article(i18n, "2.9.4")}
            <p class="actions">{resigning}</p>
        </section>
    }
    .into_any()
}
