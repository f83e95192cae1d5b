//! The trainer of tactics: its names and addresses, the packs that are there, and what is kept.

use leptos::prelude::*;

use crate::color::Color;
use crate::drills::SERIES;
use crate::random::{Random, name_of};
use crate::route::Tactic;
use crate::tactics::{Catalog, Exercise, FOLDER, Grade, Level, Pack, Packs, Progress, Theme};
use crate::ui::loader::once_here;
use crate::ui::page::Page;
use crate::ui::pages::drills::{Trainer, menu};
use crate::ui::router::{href, use_router};
use crate::ui::{browser, time};

/// The list of packs.
const CATALOG: &str = "catalog.txt";
/// So many packs are fetched for one series, of what is due or has no name: each is some 7 kB.
const MOST_PACKS: usize = 2;

/// The trainer of tactics.
#[derive(Clone, Copy)]
pub(super) struct Tactics {
    pub(super) trainer: Trainer,
    pub(super) progress: RwSignal<Progress>,
    pub(super) packs: StoredValue<Packs>,
    /// What is being done.
    pub(super) way: StoredValue<Way>,
    /// Which series of a theme it is: another begins when it is done.
    pub(super) number: RwSignal<u32>,
}

/// What a page of exercises is about.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) enum Way {
    /// What is due, or the puzzle of the day: one thing after another.
    #[default]
    Given,
    /// A theme, as hard as the pupil needs it.
    Theme(Theme),
    /// The set of a class, at this address.
    Set(Theme, String),
}

impl Way {
    /// The theme that is named before the puzzle is solved.
    pub(super) fn theme(&self) -> Option<Theme> {
        match self {
            Way::Given => None,
            Way::Theme(theme) | Way::Set(theme, _) => Some(*theme),
        }
    }
}

/// The address of a theme, of what is due, or of the sets for a class.
pub(super) fn place(name: &str) -> String {
    href(Tactic::Theme(name.to_string()).path())
}

/// The path of a set, with its name.
pub(super) fn address(theme: Theme, grade: Grade, name: &str) -> String {
    let set = Tactic::Set(theme.name().to_string(), grade.name().to_string());
    format!("{}?serie={name}", href(set.path()))
}

fn path(file: &str) -> String {
    format!("{FOLDER}/{file}")
}

pub async fn catalog() -> Option<Catalog> {
    let text = browser::fetch_texts(&[path(CATALOG)]).await?.pop()?;
    Some(Catalog::read(&text))
}

/// Fetches these packs.
pub async fn packs(levels: Vec<Level>) -> Option<Packs> {
    let paths: Vec<String> = levels.iter().map(|level| path(&level.file())).collect();
    let texts = browser::fetch_texts(&paths).await?;
    let read = levels.into_iter().zip(texts).map(|(level, text)| (level, Pack::read(&text).puzzles));
    Some(Packs::new(read.collect()))
}

/// Draws exercises once their packs are there.
pub(super) fn once_packed<F: Future<Output = Option<Packs>> + 'static>(
    subject: Tactics,
    ask: impl Fn() -> F + Send + Sync + 'static,
    show: impl Fn() -> AnyView + Send + 'static,
) -> AnyView {
    let make = move |packs| subject.packs.set_value(packs);
    once_here(subject.trainer.i18n, "menu-tactics", ask, make, move |()| untrack(&show))
}

/// The set of a class: ten puzzles, the same for all who have its address.
pub(super) struct ClassSet {
    pub(super) theme: Theme,
    pub(super) grade: Grade,
    pub(super) name: String,
    pub(super) exercises: Vec<Exercise>,
}

impl ClassSet {
    /// Its path, with its name.
    pub(super) fn address(&self) -> String {
        address(self.theme, self.grade, &self.name)
    }
}

/// Draws the set of this address, with a name by chance where it has none, once its packs are there.
pub(super) fn once_set(
    subject: Tactics,
    asked: &Tactic,
    show: impl Fn(ClassSet) -> AnyView + Send + 'static,
) -> AnyView {
    let (Tactic::Set(theme, grade) | Tactic::Paper(theme, grade)) = asked else { return menu::missing(subject) };
    let Some((theme, grade)) = Theme::from_name(theme).zip(Grade::from_name(grade)) else {
        return menu::missing(subject);
    };
    let ask = move || async move { packs(catalog().await?.of_grade(theme, grade)).await };
    let name = use_router().series_now().unwrap_or_else(|| name_of(browser::chance()));
    once_packed(subject, ask, move || {
        let exercises = subject.packs.with_value(|packs| packs.set(theme, grade, &name));
        show(ClassSet { theme, grade, name: name.clone(), exercises })
    })
}

/// What is asked of the side that moves: of some themes more than «o melhor lance».
pub(super) fn question(page: Page, theme: Theme, side: Color) -> String {
    let what = match theme {
        Theme::MateInOne | Theme::MateInTwo | Theme::Threat | Theme::Capture | Theme::Defence => theme.name(),
        _ => "any",
    };
    page.tr_with(&format!("tactics-ask-{what}"), &[("side", side.name().into())])
}

impl Tactics {
    pub(super) fn open(trainer: Trainer) -> Tactics {
        let progress = trainer.records.followed();
        let (packs, way) = (StoredValue::new(Packs::default()), StoredValue::new(Way::default()));
        Tactics { trainer, progress, packs, way, number: RwSignal::new(0) }
    }

    /// «Garfo».
    pub(super) fn theme(self, theme: Theme) -> String {
        self.trainer.tr(&format!("tactics-{}", theme.name()))
    }

    /// What a theme asks for, in a sentence.
    pub(super) fn aim(self, theme: Theme) -> String {
        self.trainer.tr(&format!("tactics-{}-aim", theme.name()))
    }

    /// The packs from which a pupil gets the next series of a theme; `None` once the page was left.
    pub(super) fn near(self, catalog: &Catalog, theme: Theme) -> Option<Vec<Level>> {
        let target = self.progress.try_with_untracked(|progress| progress.skill(theme).target())?;
        let mut levels = catalog.near(theme, target);
        if theme == Theme::Mixed {
            Random::new(browser::chance()).shuffle(&mut levels);
            levels.truncate(MOST_PACKS);
        }
        Some(levels)
    }

    /// A series of a theme, as hard as the pupil needs it now.
    pub(super) fn series(self, theme: Theme) -> Vec<Exercise> {
        let mut series = Vec::with_capacity(SERIES);
        while series.len() < SERIES {
            let Some(next) = self.next(theme, &series) else { break };
            series.push(next);
        }
        series
    }

    /// One more puzzle for this series; `None` where all that there are stand in it.
    pub(super) fn next(self, theme: Theme, series: &[Exercise]) -> Option<Exercise> {
        self.progress.with_untracked(|progress| {
            let is_old = |exercise: Exercise| series.contains(&exercise) || progress.is_seen(exercise.seed);
            let target = progress.skill(theme).target();
            let next = self.packs.with_value(|packs| packs.choose(target, is_old, &mut Random::new(browser::chance())));
            next.filter(|next| !series.contains(next))
        })
    }

    /// What is due today, of as many packs as a page fetches, and those packs.
    pub(super) fn due(self) -> (Vec<Exercise>, Vec<Level>) {
        let mut due = self.progress.with_untracked(|progress| progress.due(time::today()));
        let mut levels: Vec<Level> = Vec::new();
        due.retain(|exercise| {
            if !levels.contains(&exercise.level) && levels.len() < MOST_PACKS {
                levels.push(exercise.level);
            }
            levels.contains(&exercise.level)
        });
        due.truncate(SERIES);
        (due, levels)
    }
}
