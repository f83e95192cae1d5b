//! Nova partida: the choice of rival, level, side, rules and clock.

use leptos::prelude::*;

use crate::color::Color;
use crate::draughts::Variant;
use crate::play::clock::Pressing;
use crate::play::draughts::{Draughts, GameEvent, Rival, Session};
use crate::ui::browser;
use crate::ui::game::play::Play;
use crate::ui::widgets::{Button, Radios};

/// The place of the level that is offered first.
const FIRST_LEVEL: usize = 1;

const RIVALS: [&str; 2] = ["damas-rival-friend", "damas-rival-site"];
const LEVELS: [&str; 5] = ["damas-level-1", "damas-level-2", "damas-level-3", "damas-level-4", "damas-level-5"];
/// In the order of [`Color::ALL`].
const SIDES: [&str; 2] = ["white", "black"];
/// In the order of [`Variant::ALL`].
const RULES: [&str; 2] = ["damas-classicas", "damas-brasileiras"];
/// The time controls, minutes and seconds a move; the first is for no clock.
const CONTROLS: [&str; 5] = ["", "5+0", "10+0", "15+5", "20+0"];

/// What is chosen: places in the lists above.
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
    /// As in the present game; against the site if nothing has been played.
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

    fn start(self, play: Play<Draughts>, open: RwSignal<bool>) {
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

pub(super) fn body(play: Play<Draughts>, open: RwSignal<bool>) -> AnyView {
    let i18n = play.i18n;
    let chosen = play.peek(Chosen::of);
    let under_way = play.peek(|session| !session.game.plies().is_empty() && session.game.status().is_none());
    let start = move || chosen.start(play, open);
    let words = move |ids: &[&str]| ids.iter().map(|id| i18n.tr(id)).collect::<Vec<_>>();
    let radios = |name, legend, options, place: RwSignal<usize>| {
        view! { <Radios name=name legend=legend options=options chosen=move || place.get() choose=move |new| place.set(new)/> }
    };
    let against_site = move || {
        view! {
            {radios("nivel", "damas-level", words(&LEVELS), chosen.level)}
            {radios("cor", "damas-side", words(&SIDES), chosen.side)}
        }
    };
    let rest = move || (chosen.rival.get() == 1).then(against_site);
    let control = |text: &str| if text.is_empty() { i18n.tr("damas-clock-none") } else { text.to_string() };
    let controls = CONTROLS.map(control).to_vec();
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
