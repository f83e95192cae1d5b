//! A start position with a die, piece by piece, as at a board. FIDE 2023 II.2

use leptos::prelude::*;

use super::context::Start;
use super::thrown::Thrown;
use crate::chess::Role;
use crate::chess::chess960::Roll;
use crate::square::Square;
use crate::ui::browser;
use crate::ui::widgets::Button;

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
        }
        let heard = [last.map(|throw| said(self, throw)), next, number.map(|_| untrack(|| self.title()))];
        self.live.set(heard.into_iter().flatten().collect::<Vec<_>>().join(" "));
    }
}

/// The card of the die: a throw by the site, or what a die on the table shows.
pub(super) fn place(start: Start) -> AnyView {
    let begin = move || {
        start.thrown.set(Some(Thrown::default()));
        start.live.set(
            start.thrown.with_untracked(|thrown| thrown.as_ref().map(|thrown| due(start, thrown)).unwrap_or_default()),
        );
    };
    let body = move || {
        start.thrown.with(|thrown| {
            let Some(thrown) = thrown else {
                return view! {
                    <p>{start.tr("chess960-dice-lead")}</p>
                    <p class="actions"><Button look="quiet" icon="run" text="chess960-begin" on_press=begin/></p>
                }
                .into_any();
            };
            let lines = thrown.throws.iter().map(|throw| view! { <li>{said(start, *throw)}</li> }).collect_view();
            let next = due(start, thrown);
            let done = thrown.number().is_some();
            view! {
                <ol>{lines}</ol>
                <p><strong>{next}</strong></p>
                {if done { again(begin) } else { throws(start) }}
            }
            .into_any()
        })
    };
    view! {
        <section class="card">
            <h3>{start.i18n.text("chess960-dice")}</h3>
            {body}
        </section>
    }
    .into_any()
}

fn again(begin: impl Fn() + Copy + Send + Sync + 'static) -> AnyView {
    view! { <p class="actions"><Button look="quiet" icon="restart" text="chess960-begin" on_press=begin/></p> }
        .into_any()
}

fn throws(start: Start) -> AnyView {
    let by_itself = move || start.throw((browser::chance() % 6) as u8 + 1);
    let face = move |die: u8| {
        let name = move || start.tr_with("chess960-face", &[("die", usize::from(die).into())]);
        view! {
            <button type="button" class="button square quiet" aria-label=name on:click=move |_| start.throw(die)>
                {die.to_string()}
            </button>
        }
    };
    view! {
        <p class="actions"><Button icon="run" text="chess960-throw" on_press=by_itself/></p>
        <p class="quiet-text">{start.tr("chess960-own-die")}</p>
        <p class="verdict-actions">{(1..=6).map(face).collect_view()}</p>
    }
    .into_any()
}
