//! The list of themes, with what is due.

use leptos::prelude::*;

use super::context::{Tactics, place};
use crate::route::{CLASS, REVIEW};
use crate::tactics::Theme;
use crate::ui::pages::drills::menu::{Card, Due, Menu};
use crate::ui::widgets::TextLink;

pub(super) fn page(subject: Tactics) -> AnyView {
    let trainer = subject.trainer;
    let card = move |theme: Theme| {
        let answers = subject.progress.with(|progress| match theme {
            Theme::Mixed => 0,
            theme => progress.skill(theme).answers(),
        });
        let standing = trainer.tr_with("tactics-answered", &[("count", answers.into())]);
        Card {
            href: place(theme.name()),
            icon: theme.icon(),
            name: subject.theme(theme),
            aim: subject.aim(theme),
            standing: (answers > 0).then_some(standing),
        }
    };
    let cards = Box::new(move || Theme::ALL.map(card).into());
    let due = Box::new(move |today| {
        subject.progress.with(|progress| Due { count: progress.due(today).len(), next: progress.next_due() })
    });
    let forget = Callback::new(move |()| {
        subject.progress.set(trainer.records.forget());
    });
    let teacher = view! {
        <p><TextLink href=place(CLASS) class="button quiet" icon="print" text=trainer.tr("tactics-class")/></p>
    };
    view! {
        <Menu
            subject=subject
            cards=cards
            review=place(REVIEW)
            due=due
            forget=forget
            teacher=teacher.into_any()
        />
    }
    .into_any()
}
