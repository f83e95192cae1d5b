//! What the trainers of notation and of draughts have in common: rounds of squares. Pages of both draw them.

pub mod rounds;

use leptos::prelude::*;

use super::i18n::I18n;
use super::records::Records;
use super::time;
use super::widgets::Icon;
use crate::drills::Training;
use crate::texts::Value;

/// What every page of a trainer needs.
#[derive(Clone, Copy)]
pub struct Trainer {
    pub i18n: I18n,
    pub records: Records,
    pub training: RwSignal<Training>,
}

impl Trainer {
    /// A text of the trainer.
    pub fn tr(self, id: &str) -> String {
        self.i18n.tr(id)
    }

    pub fn tr_with(self, id: &str, values: &[(&str, Value)]) -> String {
        self.i18n.tr_with(id, values)
    }

    /// Keeps what came of an exercise, unless a class is at work.
    pub fn train(self, change: impl Fn(&mut Training) + 'static) {
        if !self.records.class_mode().get_untracked() {
            self.training.set(self.records.train(change));
        }
    }

    /// An exercise, a square or a rule was answered; the schedule decides when it comes back.
    pub fn answered(self, id: &str, right: bool) {
        let (id, today) = (id.to_string(), time::today());
        self.train(move |training| training.answered(&id, right, today));
    }
}

/// A link to a page of a trainer, with an icon unless `icon` is empty.
pub fn link(href: String, class: &'static str, icon: &'static str, text: String) -> AnyView {
    let icon = (!icon.is_empty()).then(|| view! { <Icon name=icon/> });
    view! {
        <a class=class href=href>
            {icon}
            <span>{text}</span>
        </a>
    }
    .into_any()
}
