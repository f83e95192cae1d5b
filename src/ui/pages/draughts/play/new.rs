//! Nova partida: the levels of the computer, and by which rules.

use leptos::prelude::*;

use crate::draughts::Variant;
use crate::play::draughts::Draughts;
use crate::ui::game::new::{body as new_game, places};
use crate::ui::game::play::Play;
use crate::ui::widgets::Radios;

/// The level that is offered first, 1 to 5.
const FIRST_LEVEL: u8 = 2;

const LEVELS: [&str; 5] = ["damas-level-1", "damas-level-2", "damas-level-3", "damas-level-4", "damas-level-5"];
/// In the order of [`Variant::ALL`].
const RULES: [&str; 2] = ["damas-classicas", "damas-brasileiras"];

pub(super) fn body(play: Play<Draughts>, open: RwSignal<bool>) -> AnyView {
    let i18n = play.i18n;
    let brazil = play.peek(|session| !session.game.start().variant().quality);
    let rules = RwSignal::new(usize::from(brazil));
    let words = move |ids: &[&str]| ids.iter().map(|id| i18n.tr(id)).collect::<Vec<_>>();
    let levels = move |level: RwSignal<u8>| {
        let chosen = move || usize::from(level.get().saturating_sub(1));
        let choose = move |place: usize| level.set(place as u8 + 1);
        view! { <Radios name="nivel" legend="rival-level" options=words(&LEVELS) chosen=chosen choose=choose/> }
            .into_any()
    };
    let about = move || i18n.tr(if rules.get() == 1 { "damas-brasileiras-text" } else { "damas-classicas-text" });
    let more = view! {
        {places("regras", "damas-rules", words(&RULES), rules)}
        <p class="quiet-text">{about}</p>
    }
    .into_any();
    let [first, second] = Variant::ALL;
    new_game(play, open, FIRST_LEVEL, levels, more, move || if rules.get_untracked() == 1 { second } else { first })
}
