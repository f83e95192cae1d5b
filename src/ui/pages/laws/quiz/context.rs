//! What the pages of questions share: the questions of a set with their texts, and the addresses.

use std::sync::Arc;

use leptos::prelude::*;

use super::super::shelf::edition_name;
use crate::edition::Edition;
use crate::hands;
use crate::quiz::{Asked, BoardPosition, Index, Kind, Level, MIXTURE, Question, Results, RightAnswer, SET, Theme};
use crate::random::name_of;
use crate::route::{Law, Quiz, Way};
use crate::texts::Texts;
use crate::ui::browser;
use crate::ui::page::{Page, leads_to_page};
use crate::ui::preferences::use_preferences;
use crate::ui::router::href;
use crate::ui::series::{self, ShareWords};
use crate::ui::widgets::{Button, TextLink};

/// The context of the pages of questions.
#[derive(Clone, Copy)]
pub(super) struct Quizzer {
    pub(super) page: Page,
    pub(super) index: StoredValue<Index>,
    pub(super) results: RwSignal<Results>,
    /// The edition that was chosen last, while these pages are open.
    pub(super) edition: RwSignal<Edition>,
}

leads_to_page!(Quizzer);

impl Quizzer {
    pub(super) fn new(page: Page, index: Index, results: RwSignal<Results>) -> Quizzer {
        Quizzer { page, index: StoredValue::new(index), results, edition: RwSignal::new(Edition::Laws2023) }
    }

    /// The same with nothing but the questions that are offered, for as long as the caller is on show.
    pub(super) fn offered(self) -> Quizzer {
        let cards = use_preferences().peek(|settings| settings.student_games);
        Quizzer { index: StoredValue::new(self.index.with_value(|index| index.offered(cards))), ..self }
    }

    /// «Leis de 2023».
    pub(super) fn edition_name(self, edition: Edition) -> String {
        edition_name(self.i18n, edition.name())
    }

    /// «Semirrápidas», or the mixture.
    pub(super) fn theme_name(self, theme: Option<Theme>) -> String {
        match theme {
            Some(theme) => self.tr(&format!("quiz-theme-{}", theme.name())),
            None => self.tr("quiz-mixture"),
        }
    }

    /// Keeps the level; in class mode it holds while these pages are open.
    pub(super) fn choose(self, level: Level) {
        if self.records.class_mode().get_untracked() {
            self.results.update(|results| results.choose(level));
        } else {
            self.results.set(self.records.update(move |results: &mut Results| results.choose(level)));
        }
    }

    /// Keeps the result of an answer, except in class mode; and how far the set has come: its address, its results, and
    /// the number of its questions.
    pub(super) fn answered(self, asked: Asked, right: bool, set: Option<(String, Vec<bool>, usize)>) {
        if self.records.class_mode().get_untracked() {
            return;
        }
        let today = crate::ui::time::today();
        self.results.set(self.records.work(move |results: &mut Results| {
            results.answered(&asked, right, today);
            if let Some((set, so_far, of)) = &set {
                results.leave(set, so_far, *of);
            }
        }));
    }
}

/// A question with its answers.
pub(super) struct Item {
    pub(super) asked: Asked,
    pub(super) question: Question,
    pub(super) answer: RightAnswer,
    /// The words of the options, as they are shown.
    pub(super) options: Vec<String>,
    /// The whole answers from which a class and two players choose.
    pub(super) touches: Vec<Vec<String>>,
    pub(super) position: Option<BoardPosition>,
    /// The answers of editions that differ.
    pub(super) elsewhere: Vec<RightAnswer>,
}

/// The questions of a set with their texts.
#[derive(Clone, Copy)]
pub(super) struct Questions {
    pub(super) quizzer: Quizzer,
    pub(super) items: StoredValue<Vec<Arc<Item>>>,
    pub(super) texts: StoredValue<Texts>,
}

impl Questions {
    pub(super) fn item(self, place: usize) -> Option<Arc<Item>> {
        self.items.with_value(|items| items.get(place).cloned())
    }

    pub(super) fn len(self) -> usize {
        self.items.with_value(Vec::len)
    }

    pub(super) fn text(self, id: &str, part: &str) -> Option<String> {
        self.texts.with_value(|texts| texts.format(&format!("q-{id}{part}"), &[]))
    }

    pub(super) fn stem(self, item: &Item) -> String {
        self.text(&item.asked.id, "").unwrap_or_default()
    }

    /// The place, the word and the text of each option, in the order of their letters.
    pub(super) fn listed(self, item: &Item) -> Vec<(usize, String, String)> {
        let words = choices(item).into_iter().enumerate();
        words.map(|(place, word)| (place, word.clone(), self.option(item, &word))).collect()
    }

    /// The text of an option.
    pub(super) fn option(self, item: &Item, word: &str) -> String {
        match item.question.kind {
            Kind::Article => self.article_name(item.asked.edition, word),
            Kind::True => self.quizzer.tr(if word == "true" { "quiz-true" } else { "quiz-false" }),
            _ => self.text(&item.asked.id, &format!(".{word}")).unwrap_or_default(),
        }
    }

    /// Why the answer is right in this edition.
    pub(super) fn why(self, item: &Item, edition: Edition) -> String {
        let own = self.text(&item.asked.id, &format!(".why-{}", edition.name()));
        own.or_else(|| self.text(&item.asked.id, ".why")).unwrap_or_default()
    }

    /// «Artigo 7.5.5», «Secção 4».
    pub(super) fn article_name(self, edition: Edition, number: &str) -> String {
        match edition {
            Edition::School => self.quizzer.tr_with("quiz-section", &[("section", number.into())]),
            _ => self.quizzer.tr_with("article", &[("article", number.into())]),
        }
    }
}

/// The words of the options in the order of their letters: A, B, C.
pub(super) fn choices(item: &Item) -> Vec<String> {
    match item.question.kind {
        Kind::True => ["true", "false"].map(str::to_string).to_vec(),
        _ => item.options.clone(),
    }
}

/// The letter of an option: A, B, C.
pub(super) fn letter(place: usize) -> String {
    hands::letter(place).to_string()
}

/// The address of these pages.
pub(super) fn address(quiz: &Quiz) -> String {
    href(Law::Quiz(quiz.clone()).path())
}

/// The address of a theme of this level, in an edition. The level of arbiters goes without saying.
pub(super) fn theme_address(theme: Option<Theme>, level: Level, way: Way, edition: Edition) -> String {
    let slug = theme.map_or(MIXTURE, Theme::slug).to_string();
    let level = if level == Level::School { "&nivel=escola" } else { "" };
    format!("{}?regras={}{level}", address(&Quiz::Theme { slug, way }), edition.name())
}

/// Which set, in which edition.
#[derive(Clone, PartialEq)]
pub(super) struct Named {
    pub(super) theme: Option<Theme>,
    pub(super) level: Level,
    pub(super) edition: Edition,
    pub(super) way: Way,
    pub(super) name: String,
    /// How many questions it has, where there are enough.
    pub(super) count: usize,
}

impl Named {
    /// The code on a test and on its answers, to match them: `mistura/2023/k7m2p/10`, `mistura/2023/k7m2p/10/escola`.
    pub(super) fn code(&self) -> String {
        let theme = self.theme.map_or(MIXTURE, Theme::slug);
        let level = if self.level == Level::School { "/escola" } else { "" };
        format!("{theme}/{}/{}/{}{level}", self.edition.name(), self.name, self.count)
    }

    /// The address of the same set, in its way of being asked.
    pub(super) fn address(&self) -> String {
        let address = format!("{}&serie={}", theme_address(self.theme, self.level, self.way, self.edition), self.name);
        if self.count == SET { address } else { format!("{address}&n={}", self.count) }
    }
}

/// The top of a page of questions: the title with the way back, and `place`, the number of the question of how many.
pub(super) fn head(
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

/// The address of a set for the class, with a button that copies it: each pupil's own page, whatever page the teacher has
/// open.
pub(super) fn share(quizzer: Quizzer, named: Named) -> AnyView {
    let path = Named { way: Way::Alone, ..named }.address();
    series::share(path, ShareWords::of(|what| quizzer.tr(&format!("quiz-{what}"))))
}

/// The card at the end of a set: what came of it, another set, what else may be done, and the address for the class. A
/// review has no other set and no address.
pub(super) fn over(quizzer: Quizzer, named: Option<RwSignal<Named>>, result: AnyView, ways: AnyView) -> AnyView {
    let more = named.map(|named| view! { <Button text="quiz-more" on_press=move || anew(named)/> });
    view! {
        <section class="card quiz-over" id="fim" tabindex="-1">
            {result}
            <div class="actions">
                {more} {ways} <TextLink href=address(&Quiz::Menu) class="button quiet" text="quiz-all"/>
            </div>
            {named.map(|named| share(quizzer, named.get_untracked()))}
        </section>
    }
    .into_any()
}

/// Draws another set of the same theme.
pub(super) fn anew(named: RwSignal<Named>) {
    named.update(|named| named.name = name_of(browser::chance()));
}
