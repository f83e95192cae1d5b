//! Perguntas: the themes, sets of ten, the review, a duel, a class, a test on paper. Each has an address. A set has a name,
//! so that a class gets the same.
//!
//! The page fetches the list of all questions, and the packs of the set on show. It knows neither the Laws nor the rules of
//! a game: the right answers are in files that were worked out beforehand.

mod ask;
mod board;
mod class;
mod clock;
mod context;
mod duel;
mod explain;
mod menu;
mod options;
mod order;
mod paper;
mod refusals;
mod session;
mod touch;

use std::sync::Arc;

use leptos::prelude::*;

use self::context::{Item, Named, Questions, Quizzer, address};
use crate::edition::Edition;
use crate::language::Language;
use crate::quiz::{
    Asked, Index, Level, MIXTURE, Question, Results, RightAnswers, SET, Theme, Wanted, read, shown, touches,
};
use crate::random::{name_of, seed_of};
use crate::route::{Law, Quiz, Way};
use crate::site::{QUIZ_WAYS, page_at};
use crate::texts::Texts;
use crate::ui::browser;
use crate::ui::loader::{self, Later};
use crate::ui::page::{Page, focus_start, is_another_page};
use crate::ui::reactive::memo;
use crate::ui::router::{put_address_soon, use_router};
use crate::ui::widgets::missing_page;

/// Loads the list of all questions and the results, then draws the page of the address.
pub(super) fn page(page: Page) -> AnyView {
    let ask = || {
        let coming = browser::fetch_texts(&["quiz/index.txt".to_string()]);
        async move { coming.await?.pop() }
    };
    let results = page.records.followed();
    let make = move |text: String| Quizzer::new(page, Index::read(&text), results);
    let router = use_router();
    let asked = memo(move || match router.page(Law::from_path) {
        Some(Law::Quiz(quiz)) => quiz,
        _ => Quiz::Menu,
    });
    let is_another = is_another_page();
    loader::once_here(page.i18n, "quiz-title", ask, make, move |quizzer| {
        let quiz = asked.get();
        if is_another() {
            request_animation_frame(focus_start);
        }
        untrack(|| show(quizzer, quiz))
    })
}

fn show(quizzer: Quizzer, quiz: Quiz) -> AnyView {
    match quiz {
        Quiz::Menu => {
            if let Some(edition) = use_router().query_now("regras").and_then(|name| Edition::from_name(&name)) {
                quizzer.edition.set(edition);
            }
            quizzer.set_title(&quizzer.tr("quiz-title"));
            let needs = &page_at(&Law::Quiz(Quiz::Menu).path()).needs;
            let later = Later { i18n: quizzer.i18n, title: "menu-laws", needs };
            let quizzer = quizzer.offered();
            later.show(menu_code, move |draw: Menu| draw(quizzer))
        }
        Quiz::Review => {
            quizzer.set_title(&quizzer.tr("quiz-review"));
            let today = crate::ui::time::today();
            let offered = quizzer.offered().index;
            let due =
                quizzer.results.with_untracked(|results| offered.with_value(|index| results.review(index, today)));
            with_questions(quizzer, Way::Alone, due, "rever".to_string(), |questions| session::session(questions, None))
        }
        Quiz::Theme { slug, way } => match Theme::from_slug(&slug) {
            None if slug != MIXTURE => {
                quizzer.set_title(&quizzer.tr("quiz-title"));
                missing(quizzer)
            }
            theme => set(quizzer, theme, way),
        },
    }
}

/// The level in the address, or the one that was chosen; a theme without questions of that level has them all. An address
/// of a set without a level is of the time before there were any, and asks of all.
fn level_of(quizzer: Quizzer, theme: Option<Theme>) -> Level {
    let router = use_router();
    let named = router.query_now("nivel").and_then(|slug| Level::from_slug(&slug));
    let named = named.or(router.series_now().map(|_| Level::Arbiter));
    let wanted = named.unwrap_or_else(|| quizzer.results.with_untracked(Results::level));
    quizzer.index.with_value(|index| index.level_for(theme, wanted))
}

/// The edition in the address, or the one chosen last, or the first that has questions of this theme.
fn edition_of(quizzer: Quizzer, theme: Option<Theme>, level: Level) -> Edition {
    let named = use_router().query_now("regras").and_then(|name| Edition::from_name(&name));
    let wanted = named.into_iter().chain([quizzer.edition.get_untracked()]);
    quizzer.index.with_value(|index| index.edition_for(theme, level, wanted))
}

/// A set of a theme: the one in the address, or a new one.
fn set(quizzer: Quizzer, theme: Option<Theme>, way: Way) -> AnyView {
    let level = level_of(quizzer, theme);
    let edition = edition_of(quizzer, theme, level);
    quizzer.edition.set(edition);
    quizzer.set_title(&format!("{} · {}", quizzer.theme_name(theme), quizzer.tr("quiz-title")));
    let name = use_router().series_now().unwrap_or_else(|| name_of(browser::chance()));
    let asked = use_router().query_now("n").and_then(|count| count.parse().ok());
    let count = asked.unwrap_or(SET).clamp(1, MOST);
    let named = RwSignal::new(Named { theme, level, edition, way, name, count });
    (move || {
        let now = named.get();
        untrack(|| draw(quizzer, now, named))
    })
    .into_any()
}

/// The greatest number of questions of one set.
const MOST: usize = 30;

fn draw(quizzer: Quizzer, now: Named, named: RwSignal<Named>) -> AnyView {
    put_address_soon(now.address());
    let Named { theme, level, edition, way, name, count } = now;
    let set = quizzer.index.with_value(|index| index.set(Wanted { theme, level, edition, name: &name, count }));
    with_questions(quizzer, way, set, name, move |questions| {
        if way == Way::Alone {
            return session::session(questions, Some(named));
        }
        let later = Later { i18n: quizzer.i18n, title: "menu-laws", needs: &QUIZ_WAYS };
        later.show(ways_code, move |show: InCompany| show(way, questions, named))
    })
}

/// Draws a set for more than one pupil.
type InCompany = fn(Way, Questions, RwSignal<Named>) -> AnyView;

fn in_company(way: Way, questions: Questions, named: RwSignal<Named>) -> AnyView {
    match way {
        Way::Duel => duel::duel(questions, named),
        Way::Class => class::class(questions, named),
        Way::Alone | Way::Paper => paper::paper(questions, named),
    }
}

/// Draws the entry, which nobody needs who opens a set by its address.
type Menu = fn(Quizzer) -> AnyView;

in_chunks! {
    menu_code: laws_quiz_menu => Menu = menu::menu;
    ways_code: laws_quiz_ways => InCompany = in_company;
}

/// Fetches the packs of these questions and the styles of this way, then draws the questions.
fn with_questions(
    quizzer: Quizzer,
    way: Way,
    set: Vec<Asked>,
    name: String,
    show: impl Fn(Questions) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let asked = set.clone();
    let ask = move || {
        let coming = packs(quizzer.i18n.language_now(), &asked);
        let styled = browser::add_styles(if way == Way::Alone { &[] } else { QUIZ_WAYS.styles });
        async move {
            let found = coming.await;
            styled.await;
            found
        }
    };
    let make = move |(texts, files): (Texts, Vec<String>)| Questions {
        quizzer,
        items: StoredValue::new(items(&set, &files, &name)),
        texts: StoredValue::new(texts),
    };
    loader::once_here(quizzer.i18n, "quiz-title", ask, make, move |questions| untrack(|| show(questions)))
}

/// The words of the packs of these questions and their files, on their way from the moment of the call.
fn packs(language: Language, set: &[Asked]) -> impl Future<Output = Option<(Texts, Vec<String>)>> + use<> {
    let mut packs: Vec<&str> = Vec::new();
    for asked in set {
        if !packs.contains(&asked.pack.as_str()) {
            packs.push(&asked.pack);
        }
    }
    let words: Vec<String> = packs.iter().map(|pack| format!("quiz/{pack}")).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let files: Vec<String> =
        packs.iter().flat_map(|pack| [format!("quiz/{pack}.txt"), format!("quiz/answers/{pack}.txt")]).collect();
    loader::fetch(language, &words, &files)
}

/// What is fetched for the set of a class on a sheet of another page.
pub struct SetOnPaper {
    items: Vec<Arc<Item>>,
    texts: Texts,
}

/// The set of this name, the same that a pupil gets by the address.
pub async fn set_on_paper(
    language: Language,
    theme: Option<Theme>,
    level: Level,
    edition: Edition,
    name: String,
) -> Option<SetOnPaper> {
    let index = Index::read(&browser::fetch_texts(&["quiz/index.txt".to_string()]).await?.pop()?);
    let level = index.level_for(theme, level);
    let edition = index.edition_for(theme, level, [edition, Edition::Laws2023]);
    let asked = index.set(Wanted::set(theme, level, edition, &name));
    let (texts, files) = packs(language, &asked).await?;
    Some(SetOnPaper { items: items(&asked, &files, &name), texts })
}

impl SetOnPaper {
    /// The questions, for as long as the page is open.
    pub fn open(self, page: Page) -> QuestionsOnPaper {
        let quizzer = Quizzer::new(page, Index::default(), RwSignal::new(Results::default()));
        let (items, texts) = (StoredValue::new(self.items), StoredValue::new(self.texts));
        QuestionsOnPaper(Questions { quizzer, items, texts })
    }
}

/// The questions of a set with their texts, for a sheet of another page.
#[derive(Clone, Copy)]
pub struct QuestionsOnPaper(Questions);

impl QuestionsOnPaper {
    pub fn len(self) -> usize {
        self.0.len()
    }

    /// A question with its boxes, as a row of a list; `place` from 0.
    pub fn task(self, place: usize) -> Option<AnyView> {
        self.0.item(place).map(|item| paper::task(self.0, &item, board::drawn_at_once))
    }

    /// The right answer with its articles and the reason.
    pub fn answer(self, place: usize) -> Option<AnyView> {
        self.0.item(place).map(|item| paper::answer(self.0, &item))
    }
}

/// The questions of a set with their answers. Of each pack there are two files: the questions, then the answers.
fn items(set: &[Asked], files: &[String], name: &str) -> Vec<Arc<Item>> {
    let (mut questions, mut answers) = (Vec::new(), RightAnswers::default());
    for (at, file) in files.iter().enumerate() {
        if at % 2 == 0 { questions.extend(read(file).0) } else { answers.add(file) }
    }
    let item = |asked: &Asked| {
        let question: &Question = questions.iter().find(|question| question.id == asked.id)?;
        let answer = answers.answer(&asked.id, asked.edition)?.clone();
        let seed = seed_of(&format!("{name}/{}", asked.id));
        let options = shown(question, &answer, asked.edition, seed);
        let position = answers.board(&asked.id);
        Some(Arc::new(Item {
            asked: asked.clone(),
            touches: touches(question, &answer, &options, position, seed),
            options,
            position: position.cloned(),
            elsewhere: answers.elsewhere(question, asked.edition).into_iter().cloned().collect(),
            question: question.clone(),
            answer,
        }))
    };
    set.iter().filter_map(item).collect()
}

/// The page for an address without a theme.
fn missing(quizzer: Quizzer) -> AnyView {
    missing_page(quizzer.tr("quiz-missing"), address(&Quiz::Menu), "quiz-all".into())
}
