//! What items are called, in the words of the pages that they open.

use leptos::prelude::*;

use super::context::Class;
use crate::class::Item;
use crate::clock::TimeControl;
use crate::drills::draughts::{Level as Drill, NUMBERS};
use crate::edition::Edition;
use crate::exercises::Exercise;
use crate::lessons::Catalog;
use crate::quiz::{MIXTURE, Theme};
use crate::route::Course;

impl Class {
    /// A message, or what stands for it where there is none: the word in the address.
    fn word(self, id: &str, word: &str) -> String {
        self.i18n.find(id, &[]).unwrap_or_else(|| word.to_string())
    }

    pub(super) fn lesson(self, lesson: &str) -> String {
        self.word(&format!("lesson-{lesson}"), lesson)
    }

    /// «A torre, nível 3».
    pub(super) fn level(self, course: Course, lesson: &str, level: &str) -> String {
        let place = self.catalog(course).with_value(|catalog| place_of(catalog, lesson, level));
        match place {
            Some(place) => {
                self.tr_with("class-level", &[("lesson", self.lesson(lesson).into()), ("number", (place + 1).into())])
            }
            None => format!("{}: {level}", self.lesson(lesson)),
        }
    }

    pub(super) fn theme_of_questions(self, slug: &str) -> String {
        match Theme::from_slug(slug) {
            Some(theme) => self.tr(&format!("quiz-theme-{}", theme.name())),
            None if slug == MIXTURE => self.tr("quiz-mixture"),
            None => slug.to_string(),
        }
    }

    pub(super) fn edition(self, edition: Edition) -> String {
        self.tr(&format!("laws-{}", edition.name()))
    }

    pub(super) fn topic(self, topic: &str) -> String {
        self.word(&format!("topic-{topic}"), topic)
    }

    pub(super) fn kind_of_notation(self, kind: &str) -> String {
        self.word(&format!("drill-{kind}"), kind)
    }

    pub(super) fn of_tactics(self, word: &str) -> String {
        self.word(&format!("tactics-{word}"), word)
    }

    /// «Qual é a captura? · 2», or the numbers.
    pub(super) fn of_draughts(self, word: &str) -> String {
        match Drill::from_slug(word) {
            Some(level) => format!("{} · {}", self.tr(level.kind.id()), level.number()),
            None if word == NUMBERS => self.tr("train-numbers"),
            None => word.to_string(),
        }
    }

    pub(super) fn situation(self, slug: &str) -> String {
        let id =
            self.scenes.with_value(|scenes| scenes.iter().find(|(other, _)| other == slug).map(|(_, id)| id.clone()));
        id.map_or_else(|| slug.to_string(), |id| self.word(&format!("scene-{id}"), slug))
    }

    /// What is asked in an exercise, where somebody has written it.
    pub(super) fn exercise(self, exercise: &Exercise) -> String {
        if exercise.task.is_empty() { self.tr("class-exercise") } else { exercise.task.to_string() }
    }

    /// What an item is called in a list.
    pub(super) fn name(self, item: &Item) -> String {
        let pair = |one: String, two: String| format!("{one} · {two}");
        match item {
            Item::Lesson(Course::Draughts, lesson) => pair(self.tr("class-kind-draughts"), self.lesson(lesson)),
            Item::Lesson(_, lesson) => pair(self.tr("class-kind-lesson"), self.lesson(lesson)),
            Item::Level(Course::Draughts, lesson, level) => {
                pair(self.tr("class-kind-draughts"), self.level(Course::Draughts, lesson, level))
            }
            Item::Level(course, lesson, level) => self.level(*course, lesson, level),
            Item::Notation(kind, level) => pair(self.kind_of_notation(kind), self.topic(level)),
            Item::Squares => self.kind_of_notation("casas"),
            Item::Draughts(kind) => pair(self.tr("class-kind-draughts"), self.of_draughts(kind)),
            Item::Tactics(theme, grade) => pair(self.of_tactics(theme), self.of_tactics(grade)),
            Item::Questions { theme, edition, .. } => pair(self.theme_of_questions(theme), self.edition(*edition)),
            Item::Situation(scene) => pair(self.tr("class-kind-situation"), self.situation(scene)),
            Item::Clock(control) => pair(self.tr("class-kind-clock"), control.clone()),
            Item::Position(task) if task.line.is_empty() => self.tr("class-kind-position"),
            Item::Position(task) => task.line.clone(),
            Item::Exercise(exercise) => self.exercise(exercise),
        }
    }
}

/// The place of a level in its lesson.
fn place_of(catalog: &Catalog, lesson: &str, level: &str) -> Option<usize> {
    let entry = catalog.lessons().find(|entry| entry.id == lesson)?;
    entry.levels.iter().position(|other| other == level)
}

/// Whether a text is a time control.
pub(super) fn is_control(text: &str) -> bool {
    text.parse::<TimeControl>().is_ok()
}
