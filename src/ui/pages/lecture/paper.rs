//! The game on paper: diagrams from which a class finds the move that was played, and the moves on a page of their own.

use leptos::prelude::*;

use super::context::Show;
use super::words;
use crate::chess::san;
use crate::figures;
use crate::lecture::{AskedMoves, Lecture, Place};
use crate::ui::game::turn_of;
use crate::ui::paper::{Diagram, Paper, sheet};
use crate::ui::reactive::memo;
use crate::ui::widgets::{Button, RadioGroup};

/// The choices, with the name of each in the page; those that ask for nothing in this game are left out.
const CHOICES: [(AskedMoves, &str); 5] = [
    (AskedMoves::Noted, "noted"),
    (AskedMoves::Every(1), "1"),
    (AskedMoves::Every(2), "2"),
    (AskedMoves::Every(3), "3"),
    (AskedMoves::Every(5), "5"),
];

/// The way to the sheet, where a game has a move to ask for.
pub(super) fn opener(show: Show, open: RwSignal<bool>) -> AnyView {
    let has_questions = memo(move || show.lecture.with(|lecture| choices(lecture).next().is_some()));
    let button = move || {
        has_questions.get().then(|| {
            let text = show.tr("lecture-paper");
            view! {
                <p class="actions no-print">
                    <Button look="quiet" icon="print" text=text on_press=move || open.set(true)/>
                </p>
            }
        })
    };
    button.into_any()
}

fn choices(lecture: &Lecture) -> impl Iterator<Item = (AskedMoves, &'static str)> {
    CHOICES.into_iter().filter(|(asked, _)| lecture.tree.questions(*asked).next().is_some())
}

/// The sheet of the game on show.
pub(super) fn page(show: Show, open: RwSignal<bool>) -> AnyView {
    let lecture = show.lecture.get_untracked();
    let choices: Vec<(AskedMoves, &str)> = choices(&lecture).collect();
    let chosen = RwSignal::new(choices.first().copied().unwrap_or(CHOICES[0]));
    let label = move |(asked, name): (AskedMoves, &str)| {
        let said = match asked {
            AskedMoves::Noted => show.tr("lecture-paper-noted"),
            AskedMoves::Every(moves) => show.tr_with("lecture-paper-every", &[("moves", moves.into())]),
        };
        (name.to_string(), Signal::stored(said))
    };
    let drawn = move || {
        let (asked, _) = chosen.get();
        let back = view! {
            <Button look="quiet" icon="back" text=show.tr("lecture-paper-back") on_press=move || open.set(false)/>
        };
        untrack(|| sheet(show.i18n, back.into_any(), paper(show, &lecture, asked)))
    };
    view! {
        <div class="page no-print">
            <section class="card">
                <RadioGroup
                    name="diagramas"
                    legend=Signal::stored(show.tr("lecture-paper-asked"))
                    values=choices
                    label=label
                    chosen=move || chosen.get()
                    choose=move |choice| chosen.set(choice)
                />
            </section>
        </div>
        {drawn}
    }
    .into_any()
}

fn paper(show: Show, lecture: &Lecture, asked: AskedMoves) -> Paper {
    let questions: Vec<(Place, Place)> = lecture.tree.questions(asked).collect();
    // A position seen by the side whose move is asked for.
    let task = |(number, (before, _)): (usize, &(Place, Place))| {
        let position = &lecture.tree.node(*before).position;
        let (state, side) = (figures::diagram(&position.setup()), position.turn());
        let text = format!("{}. {}", turn_of(show.i18n, side), show.tr("lecture-paper-task"));
        let diagram = Diagram { state, text, turn: Some(side), choices: Vec::new() };
        diagram.view(show.i18n, number, ().into_any(), 1)
    };
    let answer = |(before, after): &(Place, Place)| {
        let node = lecture.tree.node(*after);
        let m = node.from.map(|(_, m)| m);
        let line = san::line(&lecture.tree.node(*before).position, m.as_slice(), show.preferences.letters_now());
        let signs = words::signs(node);
        [format!("{line}{signs}")].into_iter().chain(node.comments.iter().cloned()).collect::<Vec<_>>().join(" ")
    };
    let title = show.title.get_untracked();
    Paper {
        title: if title.is_empty() { show.tr("menu-lecture") } else { title },
        code: None,
        tasks: (1..).zip(&questions).map(task).collect(),
        answers: questions.iter().map(answer).collect(),
    }
}
