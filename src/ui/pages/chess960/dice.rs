//! A start position with a die, piece by piece, as at a board. FIDE 2023 II.2

use leptos::prelude::*;

use super::context::Start;
use super::thrown::Thrown;
use crate::chess::Role;
use crate::chess::chess960::Roll;
use crate::square::Square;
use crate::ui::browser;
use crate::ui::widgets::{Button, Icon};

/// The ids of the button of the die, and of the way to a game.
const THROW: &str = "dado";
pub(super) const PLAY: &str = "posicao";

/// The sentence about a throw.
fn said(start: Start, (die, roll): (u8, Roll)) -> String {
    let die = usize::from(die).into();
    let Roll::Placed(role, file) = roll else { return start.tr_with("chess960-again", &[("die", die)]) };
    let square = i8::try_from(file).ok().and_then(|file| Square::new(file, 0)).map(|square| square.to_string());
    let values = [("die", die), ("piece", role.name().into()), ("square", square.unwrap_or_default().into())];
    start.tr_with("chess960-placed", &values)
}

/// What the next throw is for.
fn due(start: Start, thrown: &Thrown) -> String {
    let Some((role, squares)) = thrown.dice.due() else { return start.tr("chess960-rest") };
    let piece = match (role, thrown.throws.iter().any(|(_, roll)| matches!(roll, Roll::Placed(..)))) {
        (Role::Bishop, false) => "dark",
        (Role::Bishop, true) => "light",
        (role, _) => role.name(),
    };
    start.tr_with("chess960-due", &[("piece", piece.into()), ("most", squares.into())])
}

impl Start {
    fn throw(self, die: u8) {
        self.thrown.update(|thrown| {
            if let Some(thrown) = thrown {
                thrown.throw(die);
            }
        });
        let (last, next, number) = self.thrown.with_untracked(|thrown| {
            let last = thrown.as_ref().and_then(|thrown| thrown.throws.last().copied());
            let next = thrown.as_ref().map(|thrown| due(self, thrown));
            (last, next, thrown.as_ref().and_then(Thrown::number))
        });
        if let Some(number) = number {
            self.number.set(number);
            // The buttons of the die go, and the position is there to be played.
            request_animation_frame(|| browser::focus(PLAY));
        }
        let heard = [last.map(|throw| said(self, throw)), next, number.map(|_| untrack(|| self.title()))];
        self.live.set(heard.into_iter().flatten().collect::<Vec<_>>().join(" "));
    }
}

/// The way from the card of a position to the die.
pub(super) fn opener(start: Start) -> AnyView {
    let begin = move || {
        let thrown = Thrown::default();
        start.live.set(due(start, &thrown));
        start.thrown.set(Some(thrown));
        // The button goes, and would take the focus with it.
        request_animation_frame(|| browser::focus(THROW));
    };
    view! { <Button look="small" icon="run" text="chess960-begin" on_press=begin/> }.into_any()
}

/// The throws so far.
pub(super) fn lines(start: Start) -> AnyView {
    let lines = move || {
        start.thrown.with(|thrown| {
            let throws = &thrown.as_ref().filter(|thrown| !thrown.throws.is_empty())?.throws;
            let lines = throws.iter().map(|throw| view! { <li>{said(start, *throw)}</li> }).collect_view();
            Some(view! { <ol>{lines}</ol> })
        })
    };
    lines.into_any()
}

/// What a card says and offers while the die is thrown: a throw by the site, or what a die on the table shows.
pub(super) fn throws(start: Start) -> AnyView {
    let next = move || start.thrown.with(|thrown| thrown.as_ref().map(|thrown| due(start, thrown)));
    let by_itself = move |_| start.throw((browser::chance() % 6) as u8 + 1);
    let face = move |die: u8| {
        let name = move || start.tr_with("chess960-face", &[("die", usize::from(die).into())]);
        view! {
            <button type="button" class="button square quiet" aria-label=name on:click=move |_| start.throw(die)>
                {die.to_string()}
            </button>
        }
    };
    view! {
        <p>{start.i18n.text("chess960-dice-lead")}</p>
        <p><strong>{next}</strong></p>
        <p class="actions">
            <button type="button" class="button" id=THROW on:click=by_itself>
                <Icon name="run"/>
                <span>{start.i18n.text("chess960-throw")}</span>
            </button>
        </p>
        <p class="quiet-text">{start.i18n.text("chess960-own-die")}</p>
        <p class="verdict-actions">{(1..=6).map(face).collect_view()}</p>
        {lines(start)}
    }
    .into_any()
}
