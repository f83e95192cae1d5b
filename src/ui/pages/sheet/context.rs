//! What every part of the page needs: the sheet on show, and the only way to change it.

use leptos::prelude::*;

use crate::chess::Letters;
use crate::drills::Training;
use crate::drills::sheet::{Listed, Plan, Report, SavedSheet, Score, Sheet, SheetEvent, Way, path};
use crate::site::SHEET_REPORT;
use crate::storage::{Lock, SHEET};
use crate::ui::loader::{Fetched, Later};
use crate::ui::page::{Page, leads_to_page};
use crate::ui::preferences::Preferences;
use crate::ui::reactive::{in_advance, once_come};
use crate::ui::{browser, time};

/// What the page shows.
#[derive(Clone)]
pub(super) enum Screen {
    Choose,
    /// A sheet under way, or handed in.
    Sheet(RwSignal<Sheet>),
    /// An empty sheet on paper, or this one; then back to it.
    Paper(Option<RwSignal<Sheet>>),
}

/// Marks a sheet that was handed in, in these letters.
type Judge = fn(&Sheet, Letters) -> Report;

in_chunks! {
    judge: report => Judge = Report::of;
}

/// What every part of the page needs.
#[derive(Clone, Copy)]
pub(super) struct SheetContext {
    pub(super) page: Page,
    pub(super) preferences: Preferences,
    pub(super) games: StoredValue<Vec<Listed>>,
    pub(super) screen: RwSignal<Screen>,
    pub(super) plan: RwSignal<Plan>,
    pub(super) training: RwSignal<Training>,
    /// A game's file could not be had.
    pub(super) missing: RwSignal<bool>,
    /// When the sheet on show was opened, in milliseconds.
    pub(super) since: StoredValue<u64>,
    /// How the sheet that was handed in is marked.
    pub(super) report: RwSignal<Fetched<Report>>,
}

leads_to_page!(SheetContext);

impl SheetContext {
    /// What comes with the sheet and after the game.
    pub(super) fn later(self) -> Later {
        Later { i18n: self.i18n, title: "menu-sheet", needs: &SHEET_REPORT }
    }

    /// The title of a game; that of a game played here where there is none.
    pub(super) fn title(self, score: &str) -> String {
        if score.is_empty() { self.tr("sheet-own-game") } else { self.tr(&format!("score-{score}")) }
    }

    /// One event, and what follows from it: the sheet is kept on the device, and marked once it is handed in.
    pub(super) fn send(self, sheet: RwSignal<Sheet>, event: SheetEvent) {
        // Another tab keeps this sheet.
        if !self.records.may_write(Lock::Sheet) {
            return;
        }
        let before = sheet.with_untracked(|sheet| sheet.handed_in);
        let after = sheet.get_untracked().update(event);
        let done = after.handed_in && !before;
        sheet.set(after.clone());
        // Last: where another tab has kept something newer, that is shown instead.
        self.records.keep(&SHEET, &SavedSheet::from(&after));
        if done {
            self.judge(sheet, true);
        }
    }

    /// Marks a sheet that was handed in, as soon as the code for it is there; what follows is kept when it is `new`.
    pub(super) fn judge(self, sheet: RwSignal<Sheet>, new: bool) {
        self.report.set(Fetched::Waiting);
        once_come(self.report, judge(), move |judge| {
            let sheet = sheet.get_untracked();
            let letters = self.preferences.typed_letters_now();
            let report = judge.ok().map(|judge| judge(&sheet, letters));
            if let Some(report) = report.as_ref().filter(|_| new) {
                self.settle(&sheet, report);
            }
            self.report.set(report.map_or(Fetched::Failed, Fetched::Here));
        });
    }

    /// What was missed comes back, and the round is kept, unless a class is at work.
    fn settle(self, sheet: &Sheet, report: &Report) {
        if self.records.class_mode().get_untracked() || report.is_empty() {
            return;
        }
        let today = time::today();
        let seconds = time::now_ms().saturating_sub(self.since.get_value()) / 1000;
        let round = crate::drills::Round {
            day: today,
            right: report.right_lines() as u32,
            wrong: report.faults() as u32,
            seconds: seconds.min(u64::from(u32::MAX)) as u32,
        };
        let score = sheet.plan.score.clone();
        let rules: Vec<(String, bool)> =
            report.rules().into_iter().map(|(article, right)| (crate::drills::rule(article), right)).collect();
        self.training.set(self.records.work(move |training: &mut Training| {
            for (rule, right) in &rules {
                training.answered(rule, *right, today);
            }
            if !score.is_empty() {
                training.finish_round(&round_key(&score), round);
            }
        }));
    }

    /// A new sheet for this plan; its game is fetched first.
    pub(super) fn begin(self, plan: Plan) {
        if !self.records.may_write(Lock::Sheet) {
            return;
        }
        self.since.set_value(time::now_ms());
        let sheet = async move {
            if plan.way == Way::Played {
                return Some(Sheet::played(Plan { score: String::new(), ..plan }));
            }
            fetch(&plan.score).await.map(|score| Sheet::new(plan, score))
        };
        // What is made then outlives the part of the page on which it was asked for.
        once_come(self.screen, sheet, move |sheet| match sheet {
            Some(sheet) => self.show(sheet),
            None => self.missing.set(true),
        });
    }

    /// The sheet that was left here goes on.
    pub(super) fn resume(self) {
        let Some(saved) = self.records.load::<SavedSheet>(&SHEET) else { return };
        self.since.set_value(time::now_ms());
        let sheet = async move {
            let score = if saved.score().is_empty() { None } else { fetch(saved.score()).await };
            saved.open(score)
        };
        once_come(self.screen, sheet, move |sheet| {
            if let Some(sheet) = sheet {
                self.show(sheet);
            }
        });
    }

    /// Another tab has gone on with the sheet, or it was erased.
    pub(super) fn follow(self, saved: Option<SavedSheet>) {
        let Some(saved) = saved else { return self.screen.set(Screen::Choose) };
        let (Screen::Sheet(sheet) | Screen::Paper(Some(sheet))) = self.screen.get_untracked() else { return };
        let here = sheet.get_untracked();
        if saved == SavedSheet::from(&here) {
            return;
        }
        let Some(after) = saved.onto(&here) else { return self.resume() };
        let done = after.handed_in && !here.handed_in;
        sheet.set(after);
        if done {
            self.judge(sheet, false);
        }
    }

    fn show(self, sheet: Sheet) {
        self.missing.set(false);
        self.report.set(Fetched::Waiting);
        let handed_in = sheet.handed_in;
        let sheet = RwSignal::new(sheet);
        self.screen.set(Screen::Sheet(sheet));
        if handed_in {
            self.judge(sheet, false);
        } else {
            // What is needed at the end is fetched while the game goes on.
            in_advance(judge());
        }
        request_animation_frame(|| browser::focus("conteudo"));
    }
}

async fn fetch(id: &str) -> Option<Score> {
    let found = browser::fetch_texts(&[path(id)?]).await?;
    Score::read(found.first()?).ok()
}

/// The key of a game's rounds.
pub(super) fn round_key(score: &str) -> String {
    format!("folha/{score}")
}
