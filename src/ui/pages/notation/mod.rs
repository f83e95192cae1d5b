//! Notação: the trainer's list, its series of exercises, what is due today. One address for each level; a set of
//! exercises has a name, so that a class gets the same.

mod menu;
mod moves;
mod sealed;
mod series;
mod slip;
mod stage;
mod unseen;

use leptos::prelude::*;
use leptos::task::spawn_local;

use self::series::Turn;
use crate::drills::squares::Naming;
use crate::drills::{Exercise, Kind, Topic, Training, review};
use crate::route::{Practice, REVIEW};
use crate::site::{Needs, Route, page_at};
use crate::texts::Value;
use crate::ui::browser;
use crate::ui::drills::rounds;
use crate::ui::i18n::{I18n, use_i18n};
use crate::ui::journey::{practice_href, use_journey};
use crate::ui::loader::NotLoaded;
use crate::ui::loader::{Fetched, failed, waiting};
use crate::ui::records::{Records, use_records};
use crate::ui::time;
use crate::ui::widgets::{self, Icon, Link};

/// What every page of the trainer needs.
#[derive(Clone, Copy)]
struct Trainer {
    i18n: I18n,
    records: Records,
    training: RwSignal<Training>,
    code: StoredValue<Code>,
}

impl Trainer {
    /// A text of the trainer.
    fn tr(self, id: &str) -> String {
        self.tr_with(id, &[])
    }

    fn tr_with(self, id: &str, values: &[(&str, Value)]) -> String {
        self.i18n.tr_with(id, values)
    }

    /// The name of a kind of exercise: «Ler».
    fn kind(self, kind: Kind) -> String {
        self.tr(&format!("drill-{}", kind.name()))
    }

    /// The name of a level: «Capturas».
    fn topic(self, topic: Topic) -> String {
        self.tr(&format!("topic-{}", topic.name()))
    }

    /// Keeps what came of an exercise, unless a class is at work.
    fn train(self, change: impl Fn(&mut Training) + 'static) {
        if !self.records.class_mode().get_untracked() {
            self.training.set(self.records.train(change));
        }
    }

    /// What it has in common with other trainers.
    fn shared(self) -> crate::ui::drills::Trainer {
        crate::ui::drills::Trainer { i18n: self.i18n, records: self.records, training: self.training }
    }

    /// The name of this page in the window's title.
    fn arrive(self, name: &str) {
        document().set_title(&format!("{name} · {}", self.i18n.tr("site-name")));
    }
}

/// What draws the exercises of a kind.
type Show = fn(Turn) -> AnyView;

/// What draws the page of squares, which go by in rounds and not in series.
type Rounds = fn(Trainer) -> AnyView;

/// What is due today, of the training, on this day, with this chance.
type Due = fn(&Training, u32, u64) -> Vec<Exercise>;

// What is due may need a new move for a rule, and so the chunk of moves.
in_chunks! {
    squares: squares => Rounds = |trainer| rounds::page(trainer.shared(), Naming::Chess);
    read: moves => Show = moves::read;
    write: moves => Show = moves::write;
    slip: slip => Show = slip::exercise;
    unseen: unseen => Show = unseen::exercise;
    sealed: sealed => Show = sealed::exercise;
    due: moves => Due = review;
}

/// The code of the kinds on show.
#[derive(Default)]
struct Code {
    squares: Option<Rounds>,
    exercises: Vec<(Kind, Show)>,
}

async fn code_of(kinds: &[Kind]) -> Result<Code, NotLoaded> {
    let mut code = Code::default();
    for kind in kinds {
        let show = match kind {
            Kind::Squares => {
                code.squares = Some(squares().await?);
                continue;
            }
            Kind::Read => read().await?,
            Kind::Write => write().await?,
            Kind::Slip => slip().await?,
            Kind::Unseen => unseen().await?,
            Kind::Sealed => sealed().await?,
        };
        code.exercises.push((*kind, show));
    }
    Ok(code)
}

/// The kinds whose code and words a page needs; `due` is what a review asks.
fn kinds_on(practice: &Practice, due: &[Exercise]) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = match practice {
        Practice::Menu => Vec::new(),
        Practice::Kind(kind) if kind == REVIEW => due.iter().map(|exercise| exercise.kind).collect(),
        // The levels of a kind are listed without it; whoever looks at them goes on.
        Practice::Kind(kind) | Practice::Level { kind, .. } => Kind::from_name(kind).into_iter().collect(),
    };
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

/// A page of the trainer with all it needs.
#[derive(Clone)]
struct Opened {
    trainer: Trainer,
    practice: Practice,
    due: Vec<Exercise>,
}

/// Brings the words, the styles and the code of a page, all on their way at once.
async fn open(bare: Bare, practice: Practice) -> Option<Opened> {
    let Bare { i18n, records, training } = bare;
    let due = match &practice {
        Practice::Kind(kind) if kind == REVIEW => {
            let review = due().await.ok()?;
            training.with_untracked(|training| review(training, time::today(), browser::chance()))
        }
        _ => Vec::new(),
    };
    let kinds = kinds_on(&practice, &due);
    let needs = |practice: Practice| &page_at(&practice.path()).needs;
    let of_kinds = kinds.iter().map(|kind| needs(Practice::Kind(kind.name().to_string())));
    let all: Vec<&'static Needs> = [needs(Practice::Menu)].into_iter().chain(of_kinds).collect();
    let mut words: Vec<&'static str> = all.iter().flat_map(|needs| needs.words).copied().collect();
    words.sort_unstable();
    words.dedup();
    let styles: Vec<&str> = all.iter().flat_map(|needs| needs.styles).copied().collect();
    let (styled, words) = (browser::add_styles(&styles), i18n.bring(&words));
    let code = code_of(&kinds).await.ok()?;
    styled.await;
    let trainer = Trainer { i18n, records, training, code: StoredValue::new(code) };
    words.await.then_some(Opened { trainer, practice, due })
}

/// What there is before anything is fetched.
#[derive(Clone, Copy)]
struct Bare {
    i18n: I18n,
    records: Records,
    training: RwSignal<Training>,
}

#[component]
pub fn NotationPage() -> impl IntoView {
    let (i18n, records) = (use_i18n(), use_records());
    let journey = use_journey();
    let bare = Bare { i18n, records, training: RwSignal::new(records.load_training()) };
    records.follow_training(bare.training);
    let fetched = RwSignal::new(Fetched::Waiting);
    let again = RwSignal::new(());
    let turned = StoredValue::new(false);
    Effect::new(move |_| {
        again.track();
        i18n.language();
        let Some(practice) = journey.practice() else { return };
        fetched.set(Fetched::Waiting);
        spawn_local(async move {
            let opened = open(bare, practice.clone()).await;
            // Meanwhile the reader may have gone on to another page.
            if journey.practice_now() == Some(practice) {
                fetched.try_set(opened.map_or(Fetched::Failed, Fetched::Here));
            }
        });
    });
    move || match fetched.get() {
        Fetched::Waiting => waiting(i18n),
        Fetched::Failed => failed(i18n, "menu-notation", Callback::new(move |()| again.set(()))),
        Fetched::Here(Opened { trainer, practice, due }) => {
            // Who comes from another page of the trainer finds the reading place at the start of this one.
            if turned.get_value() {
                request_animation_frame(|| browser::focus("conteudo"));
            }
            turned.set_value(true);
            page(trainer, practice, due)
        }
    }
}

/// The page the address asks for.
fn page(trainer: Trainer, practice: Practice, due: Vec<Exercise>) -> AnyView {
    match practice {
        Practice::Menu => {
            trainer.arrive(&trainer.i18n.tr("menu-notation"));
            menu::menu(trainer)
        }
        Practice::Kind(kind) if kind == REVIEW => {
            trainer.arrive(&trainer.tr("review-title"));
            series::review(trainer, due)
        }
        Practice::Kind(kind) => match Kind::from_name(&kind) {
            Some(kind) => {
                trainer.arrive(&trainer.kind(kind));
                let rounds = trainer.code.with_value(|code| code.squares);
                rounds.map_or_else(|| menu::levels(trainer, kind), |rounds| rounds(trainer))
            }
            None => missing(trainer),
        },
        Practice::Level { kind, level } => {
            let topic = |kind: Kind| Topic::from_name(&level).filter(|topic| kind.topics().contains(topic));
            match Kind::from_name(&kind).and_then(|kind| Some((kind, topic(kind)?))) {
                Some((kind, topic)) => {
                    trainer.arrive(&format!("{} · {}", trainer.kind(kind), trainer.topic(topic)));
                    series::level(trainer, kind, topic)
                }
                None => missing(trainer),
            }
        }
    }
}

/// The exercise, drawn by its kind.
fn exercise(turn: Turn) -> AnyView {
    let kind = turn.exercise.kind;
    let show = turn.trainer.code.with_value(|code| code.exercises.iter().find(|(other, _)| *other == kind).copied());
    show.map_or_else(|| ().into_any(), |(_, show)| show(turn))
}

/// No such page of the trainer.
fn missing(trainer: Trainer) -> AnyView {
    view! {
        <div class="page">
            <h1>{trainer.tr("drill-missing")}</h1>
            <p class="actions">
                <Link route=Route::Notation class="button">{trainer.tr("drill-all")}</Link>
            </p>
        </div>
    }
    .into_any()
}

/// A link to a page of the trainer.
fn link(practice: &Practice, class: &'static str, icon: &'static str, text: String) -> AnyView {
    let icon = (!icon.is_empty()).then(|| view! { <Icon name=icon/> });
    view! {
        <a class=class href=practice_href(practice)>
            {icon}
            <span>{text}</span>
        </a>
    }
    .into_any()
}

/// A button with a text of the trainer.
fn press(trainer: Trainer, look: &'static str, id: &str, act: impl Fn() + Send + Sync + 'static) -> AnyView {
    widgets::press(look, trainer.tr(id), act)
}

/// The address of a level, in the parts an address has.
fn level_of(exercise: Exercise) -> Practice {
    Practice::Level { kind: exercise.kind.name().to_string(), level: exercise.topic.name().to_string() }
}
