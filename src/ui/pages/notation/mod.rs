//! Notação: the trainer's list, its series of exercises, what is due today. One address for each level; a set of
//! exercises has a name, so that a class gets the same.

mod context;
mod menu;
mod moves;
mod own;
mod sealed;
mod slip;
mod stage;
mod unseen;

use leptos::prelude::*;

use self::context::{Code, Notation, Show, Turn, Whole, kind_href, kind_name, topic_name};
use self::own::context::{Games, ShowFound};
use crate::board::Figures;
use crate::chess::Position;
use crate::drills::own::{OWN, Own, THIS_GAME};
use crate::drills::squares::Naming;
use crate::drills::{Drill, Exercise, Kind, Level, Training, review};
use crate::figures;
use crate::route::{Practice, REVIEW};
use crate::site::{Needs, OWN_MOMENTS, page_at};
use crate::ui::loader::{Later, NotLoaded, once_here};
use crate::ui::page::{Page, focus_start, is_another_page};
use crate::ui::pages::drills::series::{self, SeriesOf};
use crate::ui::pages::drills::{Subject, Trainer, menu as list, rounds};
use crate::ui::router::{href, use_router};
use crate::ui::widgets::TextLink;
use crate::ui::{browser, time};

impl Subject for Notation {
    type Level = Level;
    type Task = ();

    const CLASS: &'static str = "notation";
    const ONE_ANSWER: bool = true;
    const FORGET: &'static str = "drills-forget-title";

    fn trainer(self) -> Trainer {
        self.trainer
    }

    fn message_id(what: &str) -> String {
        match what {
            "all" | "missing" | "done" => format!("drill-{what}"),
            "due" | "later" => format!("review-{what}"),
            "place" | "again" => format!("exercise-{what}"),
            "over" | "score" | "more" | "share" | "copy" | "copied" | "not-copied" => format!("series-{what}"),
            "review-begin" | "review-none" => what.to_string(),
            "show" => "show-answer".to_string(),
            "next" => "next-exercise".to_string(),
            _ => format!("drills-{what}"),
        }
    }

    fn name(self, level: Level) -> String {
        format!("{} · {}", kind_name(self.trainer, level.kind), self.short_name(level))
    }

    fn short_name(self, level: Level) -> String {
        topic_name(self.trainer, level.topic)
    }

    fn home() -> String {
        href(Practice::Menu.path())
    }

    fn kind_href(level: Level) -> String {
        kind_href(level.kind.name())
    }

    fn href(level: Level) -> String {
        let (kind, level) = (level.kind.name().to_string(), level.topic.name().to_string());
        href(Practice::Level { kind, level }.path())
    }

    fn task(self, _: Exercise) -> Option<()> {
        Some(())
    }

    fn draw(turn: Turn) -> AnyView {
        let kind = turn.exercise.level.kind;
        let drawn = |code: &Code| code.exercises.iter().find(|(other, _)| *other == kind).map(|(_, show)| *show);
        turn.subject.code.with_value(drawn).map_or_else(|| ().into_any(), |show| show(turn))
    }

    fn more(self) -> AnyView {
        let due = self.trainer.training.with_untracked(|training| training.due_squares(Naming::Chess, time::today()));
        let names: Vec<String> = due.iter().map(ToString::to_string).collect();
        let text = self.trainer.tr_with("review-squares", &[("squares", names.join(", ").into())]);
        let squares = (!names.is_empty()).then(|| {
            view! {
                <TextLink href=kind_href(Kind::Squares.name()) class="button" icon="board" text=text/>
            }
        });
        let due = |training: &Training| training.due_exercises::<Own>(time::today()).len();
        let moments = self.trainer.training.with_untracked(due);
        let games = (moments > 0).then(|| {
            let text = self.trainer.tr_with("review-own", &[("count", moments.into())]);
            view! { <TextLink href=kind_href(OWN) class="button" icon="knight" text=text/> }
        });
        view! { {squares} {games} }.into_any()
    }
}

/// The pieces of the initial position.
fn initial() -> Figures {
    figures::figures(&Position::start().placement())
}

/// What is due today, of the training, on this day, with this chance.
type Due = fn(&Training, u32, u64) -> Vec<Exercise>;

// What is due may need a new move for a rule, and so the chunk of moves.
in_chunks! {
    squares: squares => Whole = |trainer| rounds::page(trainer, Naming::Chess, initial);
    read: moves => Show = moves::read;
    write: moves => Show = moves::write;
    slip: slip => Show = slip::exercise;
    unseen: unseen => Show = unseen::exercise;
    sealed: sealed => Show = sealed::exercise;
    due: moves => Due = review;
    own: own => Whole = own::due;
    own_found: own => ShowFound = own::found;
    survey: own_survey => Whole = |trainer| own::survey::page(trainer, found);
}

async fn code_of(kinds: &[Kind]) -> Result<Code, NotLoaded> {
    let mut code = Code::default();
    for kind in kinds {
        let show = match kind {
            Kind::Squares => {
                code.whole = Some(squares().await?);
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
        Practice::Kind(kind) if kind == REVIEW => due.iter().map(|exercise| exercise.level.kind).collect(),
        // The levels of a kind are listed without it; whoever looks at them goes on.
        Practice::Kind(kind) | Practice::Level { kind, .. } => Kind::from_name(kind).into_iter().collect(),
    };
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

/// The moments of the game on the board as exercises, whose code comes when they have been found.
fn found(games: Games, moments: Vec<Exercise<Own>>) -> AnyView {
    let later = Later { i18n: games.trainer.i18n, title: "menu-notation", needs: &OWN_MOMENTS };
    later.show(own_found, move |show: ShowFound| show(games, moments.clone()))
}

/// Whether the page is one of one's own games: then, whether of the one on the board.
fn own_games(practice: &Practice) -> Option<bool> {
    match practice {
        Practice::Kind(kind) if kind == OWN => Some(false),
        Practice::Level { kind, level } if kind == OWN && level == THIS_GAME => Some(true),
        _ => None,
    }
}

/// Fetches the words, the styles and the code of a page, all at once, and tells what is due, for a review.
async fn open(trainer: Trainer, practice: Practice) -> Option<(Code, Vec<Exercise>)> {
    let (i18n, training) = (trainer.i18n, trainer.training);
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
    let of_games = own_games(&practice).map(|_| needs(practice.clone()));
    let all: Vec<&'static Needs> = [needs(Practice::Menu)].into_iter().chain(of_kinds).chain(of_games).collect();
    let mut words: Vec<&'static str> = all.iter().flat_map(|needs| needs.words).copied().collect();
    words.sort_unstable();
    words.dedup();
    let styles: Vec<&str> = all.iter().flat_map(|needs| needs.styles).copied().collect();
    let (styled, words) = (browser::add_styles(&styles), i18n.fetch(&words));
    let mut code = code_of(&kinds).await.ok()?;
    match own_games(&practice) {
        Some(true) => code.whole = Some(survey().await.ok()?),
        Some(false) => code.whole = Some(own().await.ok()?),
        None => {}
    }
    styled.await;
    words.await.then_some((code, due))
}

#[component]
pub fn NotationPage() -> impl IntoView {
    let router = use_router();
    let trainer = Trainer::open(Page::here());
    let i18n = trainer.i18n;
    let another = is_another_page();
    move || {
        let practice = router.page(Practice::from_path)?;
        i18n.language();
        let asked = practice.clone();
        let ask = move || open(trainer, asked.clone());
        let make = move |(code, due)| (Notation { trainer, code: StoredValue::new(code) }, due);
        Some(once_here(i18n, "menu-notation", ask, make, move |(subject, due)| {
            if another() {
                request_animation_frame(focus_start);
            }
            page(subject, practice.clone(), due)
        }))
    }
}

/// The page the address asks for.
fn page(subject: Notation, practice: Practice, due: Vec<Exercise>) -> AnyView {
    let trainer = subject.trainer;
    let whole = subject.code.with_value(|code| code.whole);
    if let Some(whole) = whole.filter(|_| own_games(&practice).is_some()) {
        return whole(trainer);
    }
    match practice {
        Practice::Menu => {
            trainer.set_title(&trainer.tr("menu-notation"));
            menu::menu(subject)
        }
        Practice::Kind(kind) if kind == REVIEW => {
            trainer.set_title(&trainer.tr("review-title"));
            series::page(subject, SeriesOf::Due(due))
        }
        Practice::Kind(kind) => match Kind::from_name(&kind) {
            Some(kind) => {
                trainer.set_title(&kind_name(trainer, kind));
                whole.map_or_else(|| menu::levels(subject, kind), |rounds| rounds(trainer))
            }
            None => list::missing(subject),
        },
        Practice::Level { kind, level } => match Level::from_key(&format!("{kind}/{level}")) {
            Some(level) => {
                trainer.set_title(&subject.name(level));
                series::page(subject, SeriesOf::Level(level))
            }
            None => list::missing(subject),
        },
    }
}
