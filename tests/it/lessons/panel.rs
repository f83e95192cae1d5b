//! The panel of tiles, and who stands beside it.

use std::collections::BTreeSet;

use lance_legal::language::Language;
use lance_legal::lessons::panel::Panel;
use lance_legal::lessons::{Chess, Draughts, Progress};
use lance_legal::route::{LESSON_END, SHEET};

use super::course::{Course, catalog};

#[test]
fn every_lesson_has_a_tile_of_its_own() {
    for lessons in 1..=120 {
        let panel = Panel::of(lessons);
        let places: BTreeSet<_> = (0..lessons).map(|lesson| panel.place(lesson)).collect();
        assert_eq!(places.len(), lessons);
        assert!(places.iter().all(|(column, row)| *column < panel.columns && *row < panel.rows), "{lessons}");
        assert_eq!(panel.place(0), (0, panel.rows - 1), "a wall is built from below");
        assert!(panel.columns * (panel.rows - 1) < lessons, "{lessons} leave a whole row empty");
        assert!(panel.columns <= 2 * panel.rows || lessons < 20, "{lessons} make {panel:?}");
    }
}

#[test]
fn a_tile_is_won_by_every_level_of_a_lesson() {
    let catalog = catalog::<Chess>();
    let entry = catalog.lesson("torre").expect("a lesson").clone();
    let mut progress = Progress::default();
    for key in entry.keys() {
        assert!(!progress.is_done(&entry));
        progress.settle(&key, 1, true, 0);
    }
    assert!(progress.is_done(&entry));
}

#[test]
fn every_part_of_the_course_has_a_figure_and_no_level_has_the_address_of_another_page() {
    every_part_has_a_figure::<Chess>("lesson-end");
    every_part_has_a_figure::<Draughts>("draughts/lesson-end");
}

fn every_part_has_a_figure<G: Course>(words: &str) {
    let drawn = crate::text("assets/rivals/faces.svg");
    let said = crate::text(format!("locales/{}/{words}.ftl", Language::REFERENCE.tag()));
    for section in &catalog::<G>().sections {
        assert!(drawn.contains(&format!("<symbol id=\"{}\"", section.figure)), "{} has no figure", section.id);
        assert!(said.contains(&format!("figure-{} = ", section.id)), "{} says nothing", section.id);
        for entry in &section.lessons {
            let section_of = catalog::<G>().section_of(&entry.id).map(|found| found.id.clone());
            assert_eq!(section_of.as_deref(), Some(section.id.as_str()));
            assert!(entry.levels.iter().all(|level| ![SHEET, LESSON_END].contains(&level.as_str())), "{}", entry.id);
        }
    }
}

#[test]
fn the_list_of_one_course_shows_no_panel_for_a_star_of_the_other() {
    let (chess, draughts) = (catalog::<Chess>(), catalog::<Draughts>());
    let mut progress = Progress::default();
    progress.settle("damas-peao/na-borda", 1, true, 0);
    assert!(progress.is_begun(&draughts) && !progress.is_begun(&chess));
    progress.settle("torre/gone", 3, true, 0);
    assert!(!progress.is_begun(&chess), "a level that is no longer there");
    progress.settle(&chess.lesson("torre").expect("a lesson").keys().next().expect("a level"), 1, true, 0);
    assert!(progress.is_begun(&chess));
}
