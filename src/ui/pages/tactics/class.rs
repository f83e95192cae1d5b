//! Sets for a class: a theme, how hard, a name; and at once the address that gives everybody the same puzzles.

use leptos::prelude::*;

use super::context::{Tactics, address};
use crate::random::name_of;
use crate::route::Tactic;
use crate::tactics::{Grade, Theme};
use crate::ui::browser;
use crate::ui::pages::drills::Subject;
use crate::ui::router::href;
use crate::ui::series::{self as frame, ShareWords};
use crate::ui::widgets::{RadioGroup, TextLink};

/// The path of its sheet of paper.
fn paper(theme: Theme, grade: Grade, name: &str) -> String {
    let sheet = Tactic::Paper(theme.name().to_string(), grade.name().to_string());
    format!("{}?serie={name}", href(sheet.path()))
}

pub(super) fn page(subject: Tactics) -> AnyView {
    let trainer = subject.trainer;
    let theme = RwSignal::new(Theme::MateInOne);
    let grade = RwSignal::new(Grade::Easy);
    let name = RwSignal::new(name_of(browser::chance()));
    let words = ["tactics-class-name", "tactics-class-wrong"].map(|id| trainer.tr(id));
    let label = move |theme: Theme| (theme.name().to_string(), Signal::stored(subject.theme(theme)));
    let graded = move |grade: Grade| {
        let id = format!("tactics-{}", grade.name());
        (grade.name().to_string(), Signal::stored(trainer.tr(&id)))
    };
    let ways = move || {
        let (theme, grade, name) = (theme.get(), grade.get(), name.get());
        view! {
            <p class="actions">
                <TextLink href=address(theme, grade, &name) class="button" icon="forward" text=trainer.tr("tactics-class-open")/>
                <TextLink href=paper(theme, grade, &name) class="button quiet" icon="print" text=trainer.tr("tactics-class-paper")/>
            </p>
            {frame::share(address(theme, grade, &name), ShareWords::of(|what| subject.message(what)))}
        }
    };
    view! {
        <div class="page train">
            <div class="drill-place"><TextLink href=Tactics::home() icon="back" text=subject.message("all")/></div>
            <h1>{trainer.tr("tactics-class")}</h1>
            <p class="lead">{trainer.tr("tactics-class-lead")}</p>
            <section class="card">
                <RadioGroup
                    name="tema"
                    legend=Signal::stored(trainer.tr("tactics-class-theme"))
                    values=Theme::ALL.to_vec()
                    label=label
                    chosen=move || theme.get()
                    choose=move |chosen| theme.set(chosen)
                />
                <RadioGroup
                    name="dificuldade"
                    legend=Signal::stored(trainer.tr("tactics-class-grade"))
                    values=Grade::ALL.to_vec()
                    label=graded
                    chosen=move || grade.get()
                    choose=move |chosen| grade.set(chosen)
                />
                {frame::name_field(name, "nome-da-serie", "24", words)}
                {ways}
            </section>
        </div>
    }
    .into_any()
}
