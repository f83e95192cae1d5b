//! «Porquê?»: why the move on show was good or a mistake, as the second thread finds it.

use leptos::prelude::*;

use super::context::Show;
use crate::analysis::{self, Question};
use crate::chess::{Move, Position};
use crate::lecture::Lecture;
use crate::ui::advice;
use crate::ui::analyst;
use crate::ui::reactive::{effect, memo};
use crate::ui::widgets::Button;

/// The move on show: the position before it, and the move.
type Played = (Position, Move);

#[derive(Clone, PartialEq)]
enum Explained {
    Thinking,
    /// The sentence, and the moves that show it.
    Told([String; 2]),
    None,
}

fn played(lecture: &Lecture) -> Option<Played> {
    let (before, m) = lecture.tree.node(lecture.at).from?;
    Some((lecture.tree.node(before).position, m))
}

/// The button, and the answer below it until another move is on show.
pub(super) fn place(show: Show) -> AnyView {
    let here = memo(move || show.lecture.with(|lecture| played(lecture).filter(|_| !lecture.hides())));
    let asked = RwSignal::new(None::<Played>);
    let answer = RwSignal::new(Explained::None);
    effect(move || {
        here.track();
        asked.set(None);
    });
    let wanted = memo(move || asked.get());
    analyst::ask_about(
        wanted,
        |(before, m)| Question::coach(before, Some(*m)),
        move |(before, _), said| {
            let advice = said.ok().and_then(|said| analysis::read_advice(&before, said));
            let told =
                advice.map(|advice| Explained::Told(advice::text(show.i18n, &advice, show.preferences.letters_now())));
            if asked.with_untracked(Option::is_some) {
                let told = told.unwrap_or(Explained::None);
                show.live.set(match &told {
                    Explained::Told([sentence, _]) => sentence.clone(),
                    _ => show.tr("no-answer"),
                });
                answer.set(told);
            }
        },
    );
    let ask = move || {
        answer.set(Explained::Thinking);
        asked.set(here.get_untracked());
    };
    let told = move || {
        asked.get().map(|_| match answer.get() {
            Explained::Thinking => view! { <p>{show.tr("lecture-thinking")}</p> }.into_any(),
            Explained::Told([sentence, line]) => view! {
                <p>{sentence}</p>
                <p class="lecture-line">{line}</p>
            }
            .into_any(),
            Explained::None => view! { <p>{show.tr("no-answer")}</p> }.into_any(),
        })
    };
    let button = move || {
        let is_there = here.with(Option::is_some) && asked.with(Option::is_none);
        is_there.then(|| view! { <Button look="small quiet" icon="hint" text=show.tr("lecture-why") on_press=ask/> })
    };
    view! { <div class="lecture-why">{button} {told}</div> }.into_any()
}
