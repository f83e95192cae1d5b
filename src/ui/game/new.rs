//! Nova partida: against whom, with which pieces, with a clock or without one. What only one game asks comes with it.

use leptos::prelude::*;

use super::play::Play;
use super::rival::Searched;
use crate::color::Color;
use crate::play::clock::Pressing;
use crate::play::{GameEvent, Played, Rival, Rules, Session};
use crate::ui::browser;
use crate::ui::widgets::{Button, Radios};

const RIVALS: [&str; 2] = ["rival-friend", "rival-computer"];
/// The sides in the order of [`Color::ALL`], and by lot.
const SIDES: [&str; 3] = ["white", "black", "rival-side-lot"];
/// The time controls, minutes and seconds a move; the first is for no clock. The school's own comes next.
const CONTROLS: [&str; 5] = ["", "15+5", "20+0", "10+0", "5+0"];

/// What is chosen: places in the lists above, and the level.
#[derive(Clone, Copy)]
struct Chosen<G: Rules> {
    rival: RwSignal<usize>,
    level: RwSignal<G::Level>,
    /// The player's own side.
    side: RwSignal<usize>,
    clock: RwSignal<usize>,
}

impl<G: Searched> Chosen<G> {
    /// As in the present game; against the computer if nothing has been played.
    fn of(session: &Session<G>, level: G::Level) -> Chosen<G> {
        let rival = session.rival;
        let computer = rival.is_some() || session.game.ply_count() == 0;
        let black = rival.is_some_and(|rival| rival.side == Color::White);
        Chosen {
            rival: RwSignal::new(usize::from(computer)),
            level: RwSignal::new(rival.map_or(level, |rival| rival.level)),
            side: RwSignal::new(usize::from(black)),
            clock: RwSignal::new(0),
        }
    }

    fn start(self, play: Play<G>, open: RwSignal<bool>, setup: G::Setup) {
        let seed = browser::chance() as u32;
        let own = match self.side.get_untracked() {
            0 => Color::White,
            1 => Color::Black,
            _ if seed.count_ones().is_multiple_of(2) => Color::White,
            _ => Color::Black,
        };
        let rival = Rival { side: !own, level: self.level.get_untracked() };
        let control = CONTROLS.get(self.clock.get_untracked()).filter(|control| !control.is_empty());
        play.control.set_value(control.map(|control| (*control).to_string()));
        let event = GameEvent::New {
            setup,
            rival: Some(rival).filter(|_| self.rival.get_untracked() == 1),
            seed,
            clock: control.map(|_| Pressing::ByMove),
        };
        play.send_from(open, event);
    }
}

/// Several texts of which one is chosen, by its place.
pub fn places(name: &'static str, legend: &'static str, options: Vec<String>, place: RwSignal<usize>) -> impl IntoView {
    view! { <Radios name=name legend=legend options=options chosen=move || place.get() choose=move |new| place.set(new)/> }
}

/// The content of the dialog. `level` is offered first, `levels` draws the choice among all; `more` is what only this
/// game asks, and `setup` what was answered.
pub fn body<G: Searched>(
    play: Play<G>,
    open: RwSignal<bool>,
    level: G::Level,
    levels: impl Fn(RwSignal<G::Level>) -> AnyView + Send + 'static,
    more: AnyView,
    setup: impl Fn() -> G::Setup + Send + Sync + 'static,
) -> AnyView {
    let i18n = play.i18n;
    let chosen = play.peek(|session| Chosen::of(session, level));
    let under_way = play.peek(|session| session.game.ply_count() > 0 && session.game.status().is_none());
    let start = move || chosen.start(play, open, setup());
    let words = move |ids: &[&str]| ids.iter().map(|id| i18n.tr(id)).collect::<Vec<_>>();
    let against_computer = move || {
        (chosen.rival.get() == 1).then(|| {
            view! {
                {levels(chosen.level)}
                {places("cor", "rival-side", words(&SIDES), chosen.side)}
            }
        })
    };
    let control = |text: &str| if text.is_empty() { i18n.tr("rival-clock-none") } else { text.to_string() };
    view! {
        {places("contra", "rival-who", words(&RIVALS), chosen.rival)}
        {against_computer}
        {more}
        {places("relogio", "rival-clock", CONTROLS.map(control).to_vec(), chosen.clock)}
        <p class="quiet-text">{i18n.tr("rival-clock-text")}</p>
        {under_way.then(|| view! { <p class="new-kept">{i18n.tr("rival-kept")}</p> })}
        <p class="actions new-start"><Button look="big" icon="run" text="rival-start" on_press=start/></p>
    }
    .into_any()
}
