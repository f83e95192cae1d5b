//! The list of moves as a book prints it: a press on a move shows it.

use leptos::html::Div;
use leptos::prelude::*;

use super::context::Show;
use super::words;
use crate::lecture::{Entry, LectureEvent};
use crate::ui::game::moves::keep_in_view;
use crate::ui::reactive::memo;

pub(super) fn moves(show: Show) -> AnyView {
    let list = NodeRef::<Div>::new();
    // With their words: another game may have its moves at the same places.
    let entries = memo(move || {
        let letters = show.preferences.letters();
        show.lecture.with(|lecture| {
            let word = |entry: Entry| {
                let text = match &entry {
                    Entry::Move { place, .. } => words::written(lecture, *place, letters),
                    Entry::Comment { text, .. } => text.clone(),
                    Entry::Open => "(".to_string(),
                    Entry::Close => ")".to_string(),
                };
                (entry, text)
            };
            lecture.entries().into_iter().map(word).collect::<Vec<_>>()
        })
    });
    let cut = move || {
        let cut = show.lecture.with(|lecture| lecture.tree.cut);
        (cut > 0).then(|| view! { <p class="quiet-text">{show.tr_with("lecture-cut", &[("count", cut.into())])}</p> })
    };
    keep_in_view(list, move || {
        entries.track();
        show.lecture.track();
    });
    let shown = move || {
        let mut depth = 0;
        let view = |(entry, text): (Entry, String)| match entry {
            Entry::Move { place, number } => {
                let is_here = memo(move || show.lecture.with(|lecture| lecture.at == place));
                view! {
                    <button
                        type="button"
                        class="move"
                        data-depth=depth.to_string()
                        aria-current=move || is_here.get().then_some("step")
                        on:click=move |_| show.send(LectureEvent::Go(place))
                    >
                        {number} {text}
                    </button>
                }
                .into_any()
            }
            Entry::Comment { .. } if depth == 0 => view! { <p class="lecture-comment">{text}</p> }.into_any(),
            Entry::Comment { .. } => view! { <span class="lecture-comment">{text}</span> }.into_any(),
            Entry::Open | Entry::Close => {
                depth += if entry == Entry::Open { 1 } else { -1 };
                view! { <span class="lecture-bracket">{text}</span> }.into_any()
            }
        };
        entries.get().into_iter().map(view).collect_view()
    };
    let none =
        move || entries.with(Vec::is_empty).then(|| view! { <p class="quiet-text">{show.tr("lecture-none")}</p> });
    view! {
        <section class="card move-list" aria-label=show.tr("lecture-moves")>
            <div class="move-scroll lecture-moves" node_ref=list tabindex="0" role="region" aria-label=show.tr("lecture-moves")>
                {none}
                {shown}
            </div>
            {cut}
        </section>
    }
    .into_any()
}
