//! Perguntas: the themes, sets of ten, the review, a duel, a class, a test on paper. Each has an address. A set has a name,
//! so that a class gets the same.
//!
//! The page fetches the list of all questions, and the packs of the set on show. It knows neither the Laws nor the rules of
//! a game: the right answers are in files that were worked out beforehand.

mod ask;
pub(super) mod board;
mod class;
mod clock;
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

use super::{arrivals, to_the_start};
use crate::edition::Edition;
use crate::quiz::{
    Asked, BoardPosition, Index, Kind, MIXTURE, Question, Results, RightAnswer, RightAnswers, SET, Theme, Wanted, read,
    shown, touches,
};
use crate::random::{name_of, seed_of};
use crate::route::{Law, Quiz, Way};
use crate::site::QUIZ_WAYS;
use crate::texts::Texts;
use crate::ui::browser;
use crate::ui::loader::{self, Later};
use crate::ui::page::{Page, leads_to_page};
use crate::ui::records::use_records;
use crate::ui::router::{href, put_address, use_router};
use crate::ui::series::{self, ShareWords};
use crate::ui::widgets::TextLink;

/// The context of the pages of questions.
#[derive(Clone, Copy)]
struct Quizzer {
    page: Page,
    index: StoredValue<Index>,
    results: RwSignal<Results>,
    /// The edition that was chosen last, while these pages are open.
    edition: RwSignal<Edition>,
}

leads_to_page!(Quizzer);

impl Quizzer {
    /// «Leis de 2023».
    fn edition_name(self, edition: Edition) -> String {
        super::edition_name(self.i18n, edition.name())
    }

    /// «Semirrápidas», or the mixture.
    fn theme_name(self, theme: Option<Theme>) -> String {
        match theme {
            Some(theme) => self.tr(&format!("quiz-theme-{}", theme.name())),
            None => self.tr("quiz-mixture"),
        }
    }

    /// Keeps the result of an answer, except in class mode; and how far the set has come: its address, its results, and
    /// the number of its questions.
    fn answered(self, asked: &Asked, right: bool, set: Option<(&str, &[bool], usize)>) {
        if self.records.class_mode().get_untracked() {
            return;
        }
        let today = crate::ui::time::today();
        let asked = asked.clone();
        let set = set.map(|(set, so_far, of)| (set.to_string(), so_far.to_vec(), of));
        self.results.set(self.records.answer(move |results| {
            results.answered(&asked, right, today);
            if let Some((set, so_far, of)) = &set {
                results.leave(set, so_far, *of);
            }
        }));
    }
}

/// A question with its answers.
struct Item {
    asked: Asked,
    question: Question,
    answer: RightAnswer,
    /// The words of the options, as they are shown.
    options: Vec<String>,
    /// The whole answers from which a class and two players choose.
    touches: Vec<Vec<String>>,
    position: Option<BoardPosition>,
    /// The answers of editions that differ.
    elsewhere: Vec<RightAnswer>,
}

/// The questions of a set with their texts.
#[derive(Clone, Copy)]
struct Questions {
    quizzer: Quizzer,
    theme: Option<Theme>,
    items: StoredValue<Vec<Arc<Item>>>,
    texts: StoredValue<Texts>,
}

impl Questions {
    fn item(self, place: usize) -> Option<Arc<Item>> {
        self.items.with_value(|items| items.get(place).cloned())
    }

    fn len(self) -> usize {
        self.items.with_value(Vec::len)
    }

    fn text(self, id: &str, part: &str) -> Option<String> {
        self.texts.with_value(|texts| texts.format(&format!("q-{id}{part}"), &[]))
    }

    fn stem(self, item: &Item) -> String {
        self.text(&item.asked.id, "").unwrap_or_default()
    }

    /// The place, the word and the text of each option, in the order of their letters.
    fn listed(self, item: &Item) -> Vec<(usize, String, String)> {
        let text = |(place, word): (usize, String)| {
            let text = self.option(item, &word);
            (place, word, text)
        };
        choices(item).into_iter().enumerate().map(text).collect()
    }

    /// The text of an option.
    fn option(self, item: &Item, word: &str) -> String {
        match item.question.kind {
            Kind::Article => self.article_name(item.asked.edition, word),
            Kind::True => self.quizzer.tr(if word == "true" { "quiz-true" } else { "quiz-false" }),
            _ => self.text(&item.asked.id, &format!(".{word}")).unwrap_or_default(),
        }
    }

    /// Why the answer is right in this edition.
    fn why(self, item: &Item, edition: Edition) -> String {
        let own = self.text(&item.asked.id, &format!(".why-{}", edition.name()));
        own.or_else(|| self.text(&item.asked.id, ".why")).unwrap_or_default()
    }

    /// «Artigo 7.5.5», «Secção 4».
    fn article_name(self, edition: Edition, number: &str) -> String {
        match edition {
            Edition::School => self.quizzer.tr_with("quiz-section", &[("section", number.into())]),
            _ => self.quizzer.tr_with("article", &[("article", number.into())]),
        }
    }
}

/// The words of the options in the order of their letters: A, B, C.
fn choices(item: &Item) -> Vec<String> {
    match item.question.kind {
        Kind::True => ["true", "false"].map(str::to_string).to_vec(),
        _ => item.options.clone(),
    }
}

/// The letter of an option: A, B, C.
fn letter(place: usize) -> String {
    u8::try_from(place).ok().and_then(|place| b'A'.checked_add(place)).map(char::from).unwrap_or(' ').to_string()
}

/// The place of an option for a key: `1` and `a` are the first.
fn place_of_key(key: &str) -> Option<usize> {
    match key.as_bytes() {
        [digit @ b'1'..=b'6'] => Some(usize::from(digit - b'1')),
        [letter] => match letter.to_ascii_lowercase() {
            letter @ b'a'..=b'f' => Some(usize::from(letter - b'a')),
            _ => None,
        },
        _ => None,
    }
}

/// The address of these pages.
fn address(quiz: &Quiz) -> String {
    href(Law::Quiz(quiz.clone()).path())
}

/// The address of a theme, in an edition.
fn theme_address(theme: Option<Theme>, way: Way, edition: Edition) -> String {
    let slug = theme.map_or(MIXTURE, Theme::slug).to_string();
    format!("{}?regras={}", address(&Quiz::Theme { slug, way }), edition.name())
}

/// Loads the list of all questions and the results, then draws the page of the address.
pub(super) fn page(page: Page) -> AnyView {
    let records = use_records();
    let ask = || {
        let coming = browser::fetch_texts(&["quiz/index.txt".to_string()]);
        async move { coming.await?.pop() }
    };
    let results = RwSignal::new(records.load_results());
    records.follow_results(results);
    let make = move |text: String| Quizzer {
        page,
        index: StoredValue::new(Index::read(&text)),
        results,
        edition: RwSignal::new(Edition::Laws2023),
    };
    let router = use_router();
    let asked = Memo::new(move |_| match router.page(Law::from_path) {
        Some(Law::Quiz(quiz)) => quiz,
        _ => Quiz::Menu,
    });
    let is_another = arrivals();
    loader::once_here(page.i18n, "quiz-title", ask, make, move |quizzer| {
        let quiz = asked.get();
        if is_another() {
            request_animation_frame(to_the_start);
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
            menu::menu(quizzer)
        }
        Quiz::Review => {
            quizzer.set_title(&quizzer.tr("quiz-review"));
            let today = crate::ui::time::today();
            let due = quizzer
                .results
                .with_untracked(|results| quizzer.index.with_value(|index| results.review(index, today)));
            with_questions(quizzer, None, Way::Alone, due, "rever".to_string(), |questions| {
                session::session(questions, None)
            })
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

/// The edition in the address, or the one chosen last, or the first that has questions of this theme.
fn edition_of(quizzer: Quizzer, theme: Option<Theme>) -> Edition {
    let there = |edition: &Edition| quizzer.index.with_value(|index| index.count(theme, *edition) > 0);
    let named = use_router().query_now("regras").and_then(|name| Edition::from_name(&name));
    let wanted = named.into_iter().chain([quizzer.edition.get_untracked()]).chain(Edition::ALL);
    wanted.into_iter().find(there).unwrap_or(Edition::Laws2023)
}

/// Which set, in which edition.
#[derive(Clone, PartialEq)]
struct Named {
    theme: Option<Theme>,
    edition: Edition,
    way: Way,
    name: String,
    /// How many questions it has, where there are enough.
    count: usize,
}

impl Named {
    /// The code on a test and on its answers, to match them: `mistura/2023/k7m2p/10`.
    fn code(&self) -> String {
        let theme = self.theme.map_or(MIXTURE, Theme::slug);
        format!("{theme}/{}/{}/{}", self.edition.name(), self.name, self.count)
    }

    /// The address of the same set, for a class.
    fn address(&self) -> String {
        let address = format!("{}&serie={}", theme_address(self.theme, self.way, self.edition), self.name);
        if self.count == SET { address } else { format!("{address}&n={}", self.count) }
    }
}

/// A set of a theme: the one in the address, or a new one.
fn set(quizzer: Quizzer, theme: Option<Theme>, way: Way) -> AnyView {
    let edition = edition_of(quizzer, theme);
    quizzer.edition.set(edition);
    quizzer.set_title(&format!("{} · {}", quizzer.theme_name(theme), quizzer.tr("quiz-title")));
    let name = use_router().series_now().unwrap_or_else(|| name_of(browser::chance()));
    let asked = use_router().query_now("n").and_then(|count| count.parse().ok());
    let count = asked.filter(|_| way == Way::Paper).unwrap_or(SET).clamp(1, MOST);
    let named = RwSignal::new(Named { theme, edition, way, name, count });
    (move || {
        let now = named.get();
        untrack(|| draw(quizzer, now, named))
    })
    .into_any()
}

/// The greatest number of questions on one test.
const MOST: usize = 30;

fn draw(quizzer: Quizzer, now: Named, named: RwSignal<Named>) -> AnyView {
    put_address(&now.address());
    let Named { theme, edition, way, ref name, count } = now;
    let wanted = Wanted { theme, edition, name, count };
    let set = quizzer.index.with_value(|index| index.set(wanted));
    let seed = name.clone();
    with_questions(quizzer, theme, way, set, seed, move |questions| {
        if way == Way::Alone {
            return session::session(questions, Some(named));
        }
        let later = Later { i18n: questions.quizzer.i18n, title: "menu-laws", needs: &QUIZ_WAYS };
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

in_chunks! {
    ways_code: laws_quiz_ways => InCompany = in_company;
}

/// Fetches the packs of these questions and the styles of this way, then draws the questions.
fn with_questions(
    quizzer: Quizzer,
    theme: Option<Theme>,
    way: Way,
    set: Vec<Asked>,
    name: String,
    show: impl Fn(Questions) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let mut packs: Vec<String> = Vec::new();
    for asked in &set {
        if !packs.contains(&asked.pack) {
            packs.push(asked.pack.clone());
        }
    }
    let ask = move || {
        let words: Vec<String> = packs.iter().map(|pack| format!("quiz/{pack}")).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let files: Vec<String> =
            packs.iter().flat_map(|pack| [format!("quiz/{pack}.txt"), format!("quiz/answers/{pack}.txt")]).collect();
        let coming = loader::fetch(quizzer.i18n.language_now(), &words, &files);
        let styled = browser::add_styles(if way == Way::Alone { &[] } else { QUIZ_WAYS.styles });
        async move {
            let found = coming.await;
            styled.await;
            found
        }
    };
    let make = move |(texts, files): (Texts, Vec<String>)| {
        let items = StoredValue::new(items(&set, &files, &name));
        Questions { quizzer, theme, items, texts: StoredValue::new(texts) }
    };
    loader::once_here(quizzer.i18n, "quiz-title", ask, make, move |questions| untrack(|| show(questions)))
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
    view! {
        <div class="page">
            <h1>{quizzer.tr("quiz-missing")}</h1>
            <p class="actions"><TextLink href=address(&Quiz::Menu) class="button" text="quiz-all"/></p>
        </div>
    }
    .into_any()
}

/// The top of a page of questions: the title with the way back, and `place`, the number of the question of how many.
fn head(
    quizzer: Quizzer,
    title: String,
    place: impl Fn() -> Option<(usize, usize)> + Send + 'static,
    signs: Option<AnyView>,
) -> AnyView {
    let words = |(place, of): (usize, usize)| [("place", place.into()), ("of", of.into())];
    view! {
        <header class="quiz-head">
            <h1><TextLink href=address(&Quiz::Menu) class="quiz-back" icon="back" text=title/></h1>
            <span>{move || place().map(|place| quizzer.tr_with("quiz-place", &words(place)))}</span>
            {signs}
        </header>
    }
    .into_any()
}

/// The address of a set for the class, with a button that copies it.
fn share(quizzer: Quizzer, path: String) -> AnyView {
    series::share(path, ShareWords::of(|what| quizzer.tr(&format!("quiz-{what}"))))
}

/// Draws another set of the same theme.
fn anew(named: RwSignal<Named>) {
    named.update(|named| named.name = name_of(browser::chance()));
}
