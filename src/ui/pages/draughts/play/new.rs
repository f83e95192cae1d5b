//! Nova partida: against whom, how strong, with which pieces, by which rules, with or without a clock.

use leptos::prelude::*;

use super::Play;
use crate::color::Color;
use crate::draughts::Variant;
use crate::play::clock::Pressing;
use crate::play::draughts::{GameEvent, Rival, Session};
use crate::ui::browser;
use crate::ui::widgets::{Button, Radios, sheet};

/// The level that is offered first to somebody who has not played the site yet, from 0.
const FIRST_LEVEL: usize = 1;

const RIVALS: [&str; 2] = ["damas-rival-friend", "damas-rival-site"];
const LEVELS: [&str; 5] = ["damas-level-1", "damas-level-2", "damas-level-3", "damas-level-4", "damas-level-5"];
/// In the order of [`Color::ALL`].
const SIDES: [&str; 2] = ["white", "black"];
/// In the order of [`Variant::ALL`].
const RULES: [&str; 2] = ["damas-classicas", "damas-brasileiras"];
/// The time controls that are offered, minutes and seconds a move; the first place is for none.
const CONTROLS: [&str; 5] = ["", "5+0", "10+0", "15+5", "20+0"];

/// What is chosen, before it begins: places in the lists above.
#[derive(Clone, Copy)]
struct Chosen {
    rival: RwSignal<usize>,
    level: RwSignal<usize>,
    /// The player's own side.
    side: RwSignal<usize>,
    rules: RwSignal<usize>,
    clock: RwSignal<usize>,
}

impl Chosen {
    /// As in the game on show; where nothing has been played, against the site.
    fn of(session: &Session) -> Chosen {
        let rival = session.rival;
        let site = rival.is_some() || session.game.plies().is_empty();
        let level = rival.map_or(FIRST_LEVEL, |rival| usize::from(rival.level.saturating_sub(1)));
        let brazil = !session.game.start().variant().quality;
        let black = rival.is_some_and(|rival| rival.side == Color::White);
        Chosen {
            rival: RwSignal::new(usize::from(site)),
            level: RwSignal::new(level),
            side: RwSignal::new(usize::from(black)),
            rules: RwSignal::new(usize::from(brazil)),
            clock: RwSignal::new(0),
        }
    }

    fn start(self, play: Play, open: RwSignal<bool>) {
        let site = self.rival.get_untracked() == 1;
        let own = if self.side.get_untracked() == 1 { Color::Black } else { Color::White };
        let rival = Rival { side: !own, level: self.level.get_untracked() as u8 + 1 };
        let [first, second] = Variant::ALL;
        let control = CONTROLS.get(self.clock.get_untracked()).filter(|control| !control.is_empty());
        play.control.set_value(control.map(|control| (*control).to_string()));
        let event = GameEvent::New {
            setup: if self.rules.get_untracked() == 1 { second } else { first },
            rival: Some(rival).filter(|_| site),
            seed: browser::chance() as u32,
            clock: control.map(|_| Pressing::ByMove),
        };
        play.send_from(open, event);
    }
}

pub(super) fn dialog(play: Play, open: RwSignal<bool>) -> AnyView {
    sheet("nova-partida", "damas-new", open, move || body(play, open))
}

fn body(play: Play, open: RwSignal<bool>) -> AnyView {
    let i18n = play.i18n;
    let chosen = play.peek(Chosen::of);
    let under_way = play.peek(|session| !session.game.plies().is_empty() && session.game.status().is_none());
    let start = move || chosen.start(play, open);
    let words = move |ids: &[&str]| ids.iter().map(|id| i18n.tr(id)).collect::<Vec<_>>();
    let radios = |name, legend, options, place: RwSignal<usize>| {
        view! { <Radios name=name legend=legend options=options chosen=move || place.get() choose=move |new| place.set(new)/> }
    };
    let rest = move || {
        if chosen.rival.get() == 1 {
            return view! {
                {radios("nivel", "damas-level", words(&LEVELS), chosen.level)}
                {radios("cor", "damas-side", words(&SIDES), chosen.side)}
            }
            .into_any();
        }
        ().into_any()
    };
    let mut controls: Vec<String> = CONTROLS.iter().map(|control| (*control).to_string()).collect();
    if let Some(none) = controls.first_mut() {
        *none = i18n.tr("damas-clock-none");
    }
    let rules =
        move || i18n.tr(if chosen.rules.get() == 1 { "damas-brasileiras-text" } else { "damas-classicas-text" });
    view! {
        {radios("contra", "damas-rival", words(&RIVALS), chosen.rival)}
        {rest}
        {radios("regras", "damas-rules", words(&RULES), chosen.rules)}
        <p class="quiet-text">{rules}</p>
        {radios("relogio", "damas-clock", controls, chosen.clock)}
        <p class="quiet-text">{i18n.tr("damas-clock-text")}</p>
        {under_way.then(|| view! { <p class="damas-kept">{i18n.tr("damas-new-kept")}</p> })}
        <p class="actions damas-start"><Button look="big" icon="run" text="damas-start" on_press=start/></p>
    }
    .into_any()
}
