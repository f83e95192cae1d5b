//! What a page of learning must know of a course: its words, and what stands beside the board.

use leptos::prelude::*;

use crate::chess::san::Letters;
use crate::language::Language;
use crate::lessons::{Attempt, Catalog, Game, Lesson, LevelEvent, Progress, Tally, catalog};
use crate::route::{self, Study};
use crate::site::{LEVEL, Needs};
use crate::square::Square;
use crate::texts::Texts;
use crate::ui::i18n::I18n;
use crate::ui::loader::{self, Later, NotLoaded};
use crate::ui::page::{Page, focus_start, leads_to_page};
use crate::ui::refusal::Words;
use crate::ui::router::href;
use crate::ui::time::today;

/// Draws [`Learn::level`].
pub type LevelPage<G> = fn(Learn, Opened<G>, String, Option<Trial>) -> AnyView;

/// Draws what a lesson explains, and its sheet.
#[derive(Clone, Copy)]
pub struct LessonPages<G: Course> {
    pub lesson: fn(Learn, Opened<G>) -> AnyView,
    pub sheet: fn(Learn, Opened<G>) -> AnyView,
}

/// Draws one of these pages whose code comes when it is asked for.
pub type StudyPage = fn(Learn, &Study) -> AnyView;

/// The code of a level's page: it comes with the first level, and the next ones are drawn at once.
pub(super) type LevelCode<G> = StoredValue<Option<LevelPage<G>>>;

/// A level as one task of several: only the first answer counts, and there are no hints and no stars.
#[derive(Clone, Copy)]
pub struct Trial {
    /// «Tarefa 3 de 44».
    pub place: StoredValue<String>,
    /// The first answer, once there is one.
    pub answer: RwSignal<Option<bool>>,
    /// The text of the button that goes on, and of the one that passes the task over.
    pub on: &'static str,
    pub pass: &'static str,
    /// Goes on to the next task; without an answer it is passed over.
    pub go_on: Callback<()>,
    /// Whether moves may be written: not where a written move is what the task is about.
    pub is_typed: bool,
}

/// What the end of a lesson shows of its course.
#[derive(Clone, Copy)]
pub struct LessonEnd {
    /// The drawing that the tiles build.
    pub drawing: &'static str,
    /// The message of the diploma of a section.
    pub diploma: &'static str,
    /// What the panel needs on the list of lessons.
    pub panel: &'static Needs,
}

/// Where a course lies and what it is called.
pub struct About {
    pub course: route::Course,
    /// The message with its name on the list of lessons.
    pub title: &'static str,
    /// The message with its name while its words are not there.
    pub name: &'static str,
    /// The folder of its files.
    pub folder: &'static str,
    /// The folder with the words of single lessons.
    pub lessons: &'static str,
    /// The message with the articles, for the teacher.
    pub articles: &'static str,
    /// The message of the first hint: look at this piece.
    pub hint_piece: &'static str,
    /// The message for a piece that may not be moved in a level.
    pub stands_still: &'static str,
    /// What stands above the list of lessons.
    pub above: fn(Learn) -> AnyView,
    /// Other ways, after the next step.
    pub ways: fn(Learn) -> AnyView,
    /// What stands below it: where one goes on.
    pub below: fn(Learn) -> AnyView,
    /// What a lesson is called, where it has no message of its own.
    pub title_of: Option<fn(Learn, &str) -> String>,
    /// The end of a lesson, where lessons have one.
    pub end: Option<LessonEnd>,
    /// The lesson on the names of the squares, where moves are written with them.
    pub names_squares: Option<&'static str>,
    /// Where its pages lie, where not below the course.
    pub href: Option<fn(Learn, &Study) -> String>,
    /// Whether the stars stay on the device. Otherwise they shine as long as the page is open.
    pub is_kept: bool,
    /// Draws a page that is no lesson but has an address of the same form, such as the exam.
    pub apart: fn(Learn, &str) -> Option<AnyView>,
}

/// A game that is taught, in words.
pub trait Course: Game {
    const ABOUT: &'static About;

    /// How a square is called: `e4`, `14`.
    fn name(square: Square) -> String;
    /// «a torre»; with `-start`, as a sentence begins.
    fn the_piece(learn: Learn, piece: Self::Piece, form: &str) -> String;
    /// A move as it is written.
    fn written(board: &Self::Board, m: Self::Move, letters: Letters) -> String;
    /// A move as it is said.
    fn spoken(i18n: I18n, board: &Self::Board, m: Self::Move) -> String;
    fn refused(learn: Learn, illegal: &Self::Illegal) -> Words;
    fn not_read(i18n: I18n, board: &Self::Board, text: &str, error: &Self::ReadError) -> String;
    /// Why a move misses; `None` where the lesson has a sentence of its own.
    fn missed(learn: Learn, attempt: &Attempt<Self>, why: Self::Miss) -> Option<Words>;
    /// What there is to say of something begun.
    fn begun(learn: Learn, attempt: &Attempt<Self>) -> Option<Words>;
    /// The message that counts what is left to do.
    fn left(attempt: &Attempt<Self>) -> &'static str;
    /// Whether a stored solution is one of very many.
    fn is_played_out(task: &Self::Task) -> bool;
    /// The code of a level's page, which comes with the first level.
    fn level_page() -> impl Future<Output = Result<LevelPage<Self>, NotLoaded>> + 'static;
    /// The code of what a lesson explains, and of its sheet.
    fn lesson_pages() -> impl Future<Output = Result<LessonPages<Self>, NotLoaded>> + 'static;
    /// The code of the list of lessons.
    fn map_page() -> impl Future<Output = Result<StudyPage, NotLoaded>> + 'static;
    /// The code of the end of a lesson, and of the panel.
    fn end_page() -> impl Future<Output = Result<StudyPage, NotLoaded>> + 'static;
    /// What is chosen beside the board: a tray, a clock, answers.
    fn side_panel(learn: Learn, attempt: RwSignal<Attempt<Self>>, send: Callback<LevelEvent>) -> AnyView;
    /// The line in which a move is written; `play` tries it and says whether it was taken.
    fn typed_line(i18n: I18n, play: Callback<(String, Letters), Option<String>>) -> AnyView;
    /// The answer on paper of a goal that only this game has.
    fn on_paper(page: Page, special: &Self::Special) -> Option<String>;

    /// The sentence of the lesson for the move that was just made.
    fn own_words(opened: Opened<Self>, attempt: &Attempt<Self>) -> Option<String> {
        opened.text(&attempt.level.id, &Self::attribute(attempt.foreseen_as()?))
    }
}

/// What all pages of learning share.
#[derive(Clone, Copy)]
pub struct Learn {
    pub(super) page: Page,
    pub(super) about: &'static About,
    pub(super) catalog: StoredValue<Catalog>,
    pub(super) progress: RwSignal<Progress>,
    /// Whether a page of learning was on show before this one.
    pub(super) turned: StoredValue<bool>,
    /// The lesson that was on show last, in this visit.
    pub(super) last: StoredValue<Option<String>>,
}

leads_to_page!(Learn);

impl Learn {
    pub(super) fn new(page: Page, about: &'static About, catalog: Catalog, progress: RwSignal<Progress>) -> Learn {
        let (catalog, turned, last) = (StoredValue::new(catalog), StoredValue::new(false), StoredValue::new(None));
        Learn { page, about, catalog, progress, turned, last }
    }

    /// A course that no file lists.
    pub fn own(page: Page, about: &'static About, catalog: Catalog) -> Learn {
        let kept = if about.is_kept { page.records.kept() } else { Progress::default() };
        Learn::new(page, about, catalog, RwSignal::new(kept))
    }

    /// The address of a page of the course.
    pub fn href(self, study: &Study) -> String {
        self.about.href.map_or_else(|| href(study.path(self.about.course)), |address| address(self, study))
    }

    /// The name of a lesson.
    pub fn title(self, lesson: &str) -> String {
        self.about.title_of.map_or_else(|| self.tr(&format!("lesson-{lesson}")), |title| title(self, lesson))
    }

    /// Whether there is such a lesson.
    pub(super) fn has(self, lesson: &str) -> bool {
        self.catalog.with_value(|catalog| catalog.lesson(lesson).is_some())
    }

    /// How far somebody is in the course, followed as it changes.
    pub(super) fn tally(self) -> Tally {
        self.progress.with(|progress| self.catalog.with_value(|catalog| progress.tally(catalog, today())))
    }

    /// A level of an opened lesson, by its id; as one task of several, where it is one.
    pub(super) fn level<G: Course>(
        self,
        code: LevelCode<G>,
        opened: Opened<G>,
        level: String,
        trial: Option<Trial>,
    ) -> AnyView {
        if let Some(draw) = code.get_value() {
            return draw(self, opened, level, trial);
        }
        let later = Later { i18n: self.i18n, title: self.about.name, needs: &LEVEL };
        later.show(G::level_page, move |draw: LevelPage<G>| {
            code.set_value(Some(draw));
            draw(self, opened, level.clone(), trial)
        })
    }

    /// Names a page of learning in the window's title, and focuses its start after another.
    pub fn begin_page(self, name: &str) {
        self.set_title(name);
        if self.turned.get_value() {
            focus_start();
        }
        self.turned.set_value(true);
    }

    /// Keeps which lessons are known, unless a class is at work.
    pub(super) fn know(self, lessons: Vec<String>) {
        if !self.records.class_mode().get_untracked() {
            self.progress.set(self.records.work(move |progress: &mut Progress| progress.know(lessons.clone())));
        }
    }

    /// Keeps the stars of a level, and whether it was right at once, unless a class is at work. What is missed in draughts
    /// does not come back, and of a teacher's exercises neither.
    pub(super) fn settle(self, lesson: &str, level: &str, stars: u8, right: bool) {
        if !self.about.is_kept {
            self.progress.update(|progress| progress.settle(&catalog::key(lesson, level), stars, true, today()));
            return;
        }
        if !self.records.class_mode().get_untracked() {
            let right = right || self.about.course != route::Course::Chess;
            let (key, today) = (catalog::key(lesson, level), today());
            let settle = move |progress: &mut Progress| progress.settle(&key, stars, right, today);
            self.progress.set(self.records.work(settle));
        }
    }
}

/// A lesson with its words.
#[derive(Clone, Copy)]
pub struct Opened<G: Course> {
    pub(super) lesson: StoredValue<Lesson<G>>,
    pub(super) texts: StoredValue<Texts>,
}

impl<G: Course> Opened<G> {
    /// The words of this name and the lesson at this path, on their way from the moment of the call.
    pub(super) fn fetch(
        language: Language,
        words: &str,
        file: String,
    ) -> impl Future<Output = Option<(Texts, Lesson<G>)>> + use<G> {
        let coming = loader::fetch_lessons(language, &[words], &[file]);
        async move {
            let (texts, mut lessons) = coming.await?;
            Some((texts, lessons.pop()?))
        }
    }

    pub fn new((texts, lesson): (Texts, Lesson<G>)) -> Opened<G> {
        Opened { lesson: StoredValue::new(lesson), texts: StoredValue::new(texts) }
    }

    pub(super) fn id(self) -> String {
        self.lesson.with_value(|lesson| lesson.id.clone())
    }

    /// A level's place in the lesson, from 0.
    pub(super) fn place(self, level: &str) -> usize {
        self.lesson.with_value(|lesson| lesson.levels.iter().position(|other| other.id == level)).unwrap_or(0)
    }

    /// What a button says: the level's own words, else those that many levels share.
    pub(super) fn answer(self, page: Page, level: &str, option: String) -> String {
        let common = || page.i18n.find(&format!("answer-{option}"), &[]);
        self.text(level, &option).or_else(common).unwrap_or(option)
    }

    /// What a screen or a level says; with an attribute, what it says of something.
    pub(super) fn text(self, id: &str, attribute: &str) -> Option<String> {
        let dot = if attribute.is_empty() { "" } else { "." };
        let id = self.lesson.with_value(|lesson| format!("{}-{id}{dot}{attribute}", lesson.id));
        self.texts.with_value(|texts| texts.format(&id, &[]))
    }
}
