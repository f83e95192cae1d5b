//! Choosing a piece of work: its kind, then which.

use leptos::prelude::*;

use super::context::Class;
use super::names::is_control;
use crate::chess::{Letters, Position, san};
use crate::class::{Item, LINE, MOST_MOVES, Task};
use crate::drills::draughts::{Kind as Draughts, Level as DraughtsLevel, NUMBERS};
use crate::drills::{Kind as Drill, Level};
use crate::edition::Edition;
use crate::exercises::{Collection, Exercise, KeptSheet, Sheet};
use crate::lessons::Catalog;
use crate::plain::one_line;
use crate::quiz::{MIXTURE, Theme as Topic};
use crate::route::Course;
use crate::site::Route;
use crate::tactics::{Grade, Theme};
use crate::ui::preferences::use_preferences;
use crate::ui::router::href;
use crate::ui::widgets::{Button, RadioGroup, TextLink};

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Level,
    Lesson,
    Notation,
    Squares,
    Tactics,
    Questions,
    Situation,
    DraughtsLevel,
    DraughtsLesson,
    Draughts,
    Position,
    Exercise,
    Clock,
}

/// The kinds in the order of the choices, each with the end of the message that names it.
const KINDS: [(Kind, &str); 13] = [
    (Kind::Level, "level"),
    (Kind::Lesson, "lesson"),
    (Kind::Notation, "notation"),
    (Kind::Squares, "squares"),
    (Kind::Tactics, "tactics"),
    (Kind::Questions, "questions"),
    (Kind::Situation, "situation"),
    (Kind::DraughtsLevel, "draughts-level"),
    (Kind::DraughtsLesson, "draughts-lesson"),
    (Kind::Draughts, "draughts-drill"),
    (Kind::Position, "position"),
    (Kind::Exercise, "exercise"),
    (Kind::Clock, "clock"),
];

/// A lesson and a level of a course.
#[derive(Clone, Copy)]
struct OfLesson {
    course: Course,
    lesson: RwSignal<String>,
    level: RwSignal<String>,
}

impl OfLesson {
    /// The first of the course.
    fn new(class: Class, course: Course) -> OfLesson {
        let first = class.catalog(course).with_value(|catalog| catalog.lessons().next().cloned());
        let (lesson, level) = first.map(|entry| (entry.id, entry.levels.into_iter().next())).unwrap_or_default();
        OfLesson { course, lesson: RwSignal::new(lesson), level: RwSignal::new(level.unwrap_or_default()) }
    }

    fn whole(self) -> Item {
        Item::Lesson(self.course, self.lesson.get())
    }

    fn one_level(self) -> Item {
        Item::Level(self.course, self.lesson.get(), self.level.get())
    }
}

/// What is chosen of each kind.
#[derive(Clone, Copy)]
struct Chosen {
    chess: OfLesson,
    men: OfLesson,
    drill: RwSignal<String>,
    topic: RwSignal<String>,
    theme: RwSignal<String>,
    grade: RwSignal<String>,
    questions: RwSignal<String>,
    school: RwSignal<bool>,
    scene: RwSignal<String>,
    draughts: RwSignal<String>,
    edition: RwSignal<String>,
    fen: RwSignal<String>,
    moves: RwSignal<String>,
    line: RwSignal<String>,
    /// A sheet of the teacher's own by its id, and the number of an exercise in it.
    sheet: RwSignal<String>,
    exercise: RwSignal<String>,
    sheets: StoredValue<Collection>,
    control: RwSignal<String>,
}

/// Why there is nothing to add: the message that says it.
type Wrong = &'static str;

impl Chosen {
    fn new(class: Class) -> Chosen {
        let text = |text: &str| RwSignal::new(text.to_string());
        let scene = class.scenes.with_value(|scenes| scenes.first().map(|(slug, _)| slug.clone()));
        let sheets: Collection = class.records.kept();
        Chosen {
            chess: OfLesson::new(class, Course::Chess),
            men: OfLesson::new(class, Course::Draughts),
            drill: text(Drill::Read.name()),
            topic: text(crate::drills::Topic::Captures.name()),
            theme: text(Theme::MateInOne.name()),
            grade: text(Grade::Easy.name()),
            questions: text(MIXTURE),
            school: RwSignal::new(true),
            scene: RwSignal::new(scene.unwrap_or_default()),
            draughts: text(NUMBERS),
            edition: text(Edition::IN_FORCE.name()),
            fen: text(""),
            moves: text(""),
            line: text(""),
            sheet: RwSignal::new(sheets.sheets().first().map(|kept| kept.id.clone()).unwrap_or_default()),
            exercise: text(""),
            sheets: StoredValue::new(sheets),
            control: text("10+5"),
        }
    }

    /// The item, or why there is none.
    fn item(self, kind: Kind, letters: Letters) -> Result<Item, Wrong> {
        Ok(match kind {
            Kind::Lesson => self.chess.whole(),
            Kind::Level => self.chess.one_level(),
            Kind::DraughtsLesson => self.men.whole(),
            Kind::DraughtsLevel => self.men.one_level(),
            Kind::Notation => Item::Notation(self.drill.get(), self.topic.get()),
            Kind::Squares => Item::Squares,
            Kind::Tactics => Item::Tactics(self.theme.get(), self.grade.get()),
            Kind::Questions => Item::Questions {
                theme: self.questions.get(),
                school: self.school.get(),
                edition: Edition::from_name(&self.edition.get()).unwrap_or_default(),
            },
            Kind::Situation => Item::Situation(self.scene.get()),
            Kind::Draughts => Item::Draughts(self.draughts.get()),
            Kind::Clock => {
                let control = self.control.get().trim().to_string();
                is_control(&control).then_some(Item::Clock(control)).ok_or("class-wrong-control")?
            }
            Kind::Position => Item::Position(self.task(letters)?),
            Kind::Exercise => Item::Exercise(Box::new(self.exercise().ok_or("class-wrong-exercise")?)),
        })
    }

    /// The exercise chosen from the teacher's own sheets.
    fn exercise(self) -> Option<Exercise> {
        let sheet = self.sheets.with_value(|sheets| sheets.get(&self.sheet.get())?.read().ok())?;
        let place = self.exercise.get().parse::<usize>().ok()?.checked_sub(1)?;
        sheet.exercises.get(place).filter(|exercise| exercise.is_asked()).cloned()
    }

    fn task(self, letters: Letters) -> Result<Task, Wrong> {
        let start = Position::from_fen(self.fen.get().trim()).map_err(|_| "class-wrong-fen")?;
        let text = self.moves.get();
        let moves = match text.trim() {
            "" => Vec::new(),
            text => san::read_line(&start, text, letters).map_err(|_| "class-wrong-moves")?,
        };
        if moves.len() > MOST_MOVES {
            return Err("class-wrong-moves");
        }
        Ok(Task { setup: start.setup(), moves, line: one_line(&self.line.get(), LINE) })
    }
}

/// The card in which a teacher chooses; `add` takes what is chosen and says whether it could.
pub(super) fn card(class: Class, add: Callback<Item, Result<(), Wrong>>) -> AnyView {
    let kind = RwSignal::new(KINDS[0]);
    let chosen = Chosen::new(class);
    let said = RwSignal::new(String::new());
    let letters = use_preferences().letters_now();
    let name = move |(_, name): (Kind, &'static str)| {
        (name.to_string(), Signal::stored(class.tr(&format!("class-kind-{name}"))))
    };
    let press = move || {
        let done = untrack(|| chosen.item(kind.get().0, letters)).and_then(|item| {
            let name = class.name(&item);
            add.run(item).map(|()| name)
        });
        said.set(match done {
            Ok(name) => class.tr_with("class-added", &[("item", name.into())]),
            Err(wrong) => class.tr(wrong),
        });
    };
    let fields = move || {
        said.set(String::new());
        fields(class, chosen, kind.get().0)
    };
    view! {
        <section class="card">
            <h2>{class.tr("class-choose")}</h2>
            <RadioGroup
                name="tipo"
                legend=Signal::stored(class.tr("class-kind"))
                values=KINDS.to_vec()
                label=name
                chosen=move || kind.get()
                choose=move |chosen| kind.set(chosen)
            />
            <div class="class-fields">{fields}</div>
            <p class="actions">
                <Button icon="plus" text=class.tr("class-add") on_press=press/>
            </p>
            <p role="status">{said}</p>
        </section>
    }
    .into_any()
}

fn fields(class: Class, chosen: Chosen, kind: Kind) -> AnyView {
    let named = |names: Vec<&'static str>, text: &dyn Fn(&str) -> String| -> Vec<(String, String)> {
        names.into_iter().map(|name| (name.to_string(), text(name))).collect()
    };
    match kind {
        Kind::Lesson | Kind::Level => lessons(class, chosen.chess, kind == Kind::Level),
        Kind::DraughtsLesson | Kind::DraughtsLevel => lessons(class, chosen.men, kind == Kind::DraughtsLevel),
        Kind::Squares => view! { <p class="quiet-text">{class.tr("class-squares-text")}</p> }.into_any(),
        Kind::Notation => {
            let kinds = named(vec![Drill::Read.name(), Drill::Write.name()], &|kind| class.kind_of_notation(kind));
            let levels: Vec<_> = Level::of(Drill::Read).map(|level| level.topic.name()).collect();
            let topics = named(levels, &|topic| class.topic(topic));
            view! {
                {select("treino", class.tr("class-drill"), kinds, chosen.drill)}
                {select("topico", class.tr("class-topic"), topics, chosen.topic)}
            }
            .into_any()
        }
        Kind::Tactics => {
            let themes = named(Theme::ALL.map(Theme::name).to_vec(), &|theme| class.of_tactics(theme));
            let grades = named(Grade::ALL.map(Grade::name).to_vec(), &|grade| class.of_tactics(grade));
            view! {
                {select("tema", class.tr("tactics-class-theme"), themes, chosen.theme)}
                {select("dificuldade", class.tr("tactics-class-grade"), grades, chosen.grade)}
            }
            .into_any()
        }
        Kind::Questions => questions(class, chosen),
        Kind::Situation => {
            let scenes = class.scenes.get_value().into_iter().map(|(slug, _)| {
                let title = class.situation(&slug);
                (slug, title)
            });
            select("situacao", class.tr("class-kind-situation"), scenes.collect(), chosen.scene)
        }
        Kind::Draughts => {
            let levels = Draughts::ALL.into_iter().flat_map(DraughtsLevel::of).map(DraughtsLevel::slug);
            let slugs = std::iter::once(NUMBERS.to_string()).chain(levels);
            let names = slugs.map(|slug| {
                let name = class.of_draughts(&slug);
                (slug, name)
            });
            select("exercicio", class.tr("class-drill"), names.collect(), chosen.draughts)
        }
        Kind::Position => view! {
            {field("fen", class.tr("class-fen"), "100", chosen.fen)}
            {field("lances", class.tr("class-moves"), "200", chosen.moves)}
            {field("frase", class.tr("class-line"), "60", chosen.line)}
            <p class="quiet-text">{class.tr("class-position-text")}</p>
        }
        .into_any(),
        Kind::Exercise => exercises(class, chosen),
        Kind::Clock => field("ritmo", class.tr("class-control"), "60", chosen.control),
    }
}

fn lessons(class: Class, chosen: OfLesson, with_level: bool) -> AnyView {
    let entries =
        class.catalog(chosen.course).with_value(|catalog: &Catalog| catalog.lessons().cloned().collect::<Vec<_>>());
    let names: Vec<_> = entries.iter().map(|entry| (entry.id.clone(), class.lesson(&entry.id))).collect();
    let levels = move || {
        let lesson = chosen.lesson.get();
        let levels = entries.iter().find(|entry| entry.id == lesson).map(|entry| entry.levels.clone());
        let levels = levels.unwrap_or_default();
        if !levels.contains(&chosen.level.get_untracked()) {
            chosen.level.set(levels.first().cloned().unwrap_or_default());
        }
        let names = levels.iter().enumerate().map(|(place, level)| {
            (level.clone(), class.tr_with("class-level-number", &[("number", (place + 1).into())]))
        });
        with_level.then(|| select("nivel", class.tr("class-kind-level"), names.collect(), chosen.level))
    };
    view! {
        {select("licao", class.tr("class-kind-lesson"), names, chosen.lesson)}
        {levels}
    }
    .into_any()
}

/// The teacher's own sheets, and the exercises of one that ask something.
fn exercises(class: Class, chosen: Chosen) -> AnyView {
    let sheets = chosen.sheets.with_value(|sheets| sheets.sheets().to_vec());
    let make = view! {
        <p class="actions">
            <TextLink href=href(Route::Exercises.path()) icon="board" text=class.tr("class-exercises-make")/>
        </p>
    };
    if sheets.is_empty() {
        return view! { <p class="quiet-text">{class.tr("class-no-exercises")}</p> {make} }.into_any();
    }
    let named = |kept: &KeptSheet| {
        let title = Sheet::title_of(&kept.text);
        if title.is_empty() { class.tr("class-exercises-untitled") } else { title.to_string() }
    };
    let names = sheets.iter().map(|kept| (kept.id.clone(), named(kept))).collect();
    let listed = move || {
        let sheet = sheets.iter().find(|kept| kept.id == chosen.sheet.get()).and_then(|kept| kept.read().ok());
        let asked = (1..).zip(sheet.unwrap_or_default().exercises).filter(|(_, exercise)| exercise.is_asked());
        let named = |(number, exercise): (usize, Exercise)| {
            (number.to_string(), format!("{number}. {}", class.exercise(&exercise)))
        };
        let options: Vec<_> = asked.map(named).collect();
        if !options.iter().any(|(number, _)| *number == chosen.exercise.get_untracked()) {
            chosen.exercise.set(options.first().map(|(number, _)| number.clone()).unwrap_or_default());
        }
        if options.is_empty() {
            return view! { <p class="quiet-text">{class.tr("class-wrong-exercise")}</p> }.into_any();
        }
        select("proprio", class.tr("class-exercise"), options, chosen.exercise)
    };
    view! {
        {select("origem", class.tr("class-exercises-sheet"), names, chosen.sheet)}
        {listed}
        {make}
    }
    .into_any()
}

fn questions(class: Class, chosen: Chosen) -> AnyView {
    let cards = use_preferences().peek(|settings| settings.student_games);
    let topics = Topic::ALL.into_iter().filter(|topic| cards || !topic.is_of_cards());
    let slugs = std::iter::once(MIXTURE).chain(topics.map(Topic::slug));
    let themes = slugs.map(|slug| (slug.to_string(), class.theme_of_questions(slug))).collect();
    let editions = Edition::ALL.map(|edition| (edition.name().to_string(), class.edition(edition))).to_vec();
    let level = move |school: bool| {
        let id = if school { "quiz-level-school" } else { "quiz-level-arbiter" };
        (school.to_string(), Signal::stored(class.tr(id)))
    };
    view! {
        {select("tema", class.tr("quiz-theme"), themes, chosen.questions)}
        {select("edicao", class.tr("laws-editions"), editions, chosen.edition)}
        <RadioGroup
            name="nivel"
            legend=Signal::stored(class.tr("quiz-level"))
            values=vec![true, false]
            label=level
            chosen=move || chosen.school.get()
            choose=move |school| chosen.school.set(school)
        />
    }
    .into_any()
}

fn select(id: &'static str, label: String, options: Vec<(String, String)>, value: RwSignal<String>) -> AnyView {
    let choose = Callback::new(move |chosen| value.set(chosen));
    one_of(id.to_string(), label, options, value.get_untracked(), choose)
}

/// A labelled `<select>`. Of each option the value and the text; `now` is the value of the one that is chosen.
pub(super) fn one_of(
    id: String,
    label: String,
    options: Vec<(String, String)>,
    now: String,
    choose: Callback<String>,
) -> AnyView {
    let option = |(word, text): (String, String)| {
        let selected = word == now;
        view! {
            <option value=word selected=selected>
                {text}
            </option>
        }
    };
    view! {
        <label class="field">
            <span>{label}</span>
            <select id=id on:change=move |event| choose.run(event_target_value(&event))>
                {options.into_iter().map(option).collect_view()}
            </select>
        </label>
    }
    .into_any()
}

/// A labelled line of text.
pub(super) fn field(id: &'static str, label: String, longest: &'static str, value: RwSignal<String>) -> AnyView {
    view! {
        <label class="field">
            <span>{label}</span>
            <input
                type="text"
                id=id
                autocomplete="off"
                spellcheck="false"
                maxlength=longest
                prop:value=move || value.get()
                on:input=move |event| value.set(event_target_value(&event))
            />
        </label>
    }
    .into_any()
}
