//! What every part of the page needs: the sheet on show, and the only way to change it.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::chess::Letters;
use crate::drills::Training;
use crate::drills::sheet::{Listed, Plan, Report, SavedSheet, Score, Sheet, SheetEvent, Way, path};
use crate::site::SHEET_REPORT;
use crate::storage::{Lock, SHEET};
use crate::ui::loader::{Fetched, Later};
use crate::ui::page::{Page, leads_to_page};
use crate::ui::preferences::Preferences;
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
        spawn_local(async move {
            let judged = judge().await.ok();
            // The page may have been left meanwhile.
            let here = sheet.try_get_untracked().filter(|_| !self.report.is_disposed());
            let Some(sheet) = here else { return };
            let letters = self.preferences.typed_letters_now();
            let report = judged.map(|judge| judge(&sheet, letters));
            if let Some(report) = report.as_ref().filter(|_| new) {
                self.settle(&sheet, report);
            }
            self.report.try_set(report.map_or(Fetched::Failed, Fetched::Here));
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
        // What is made here outlives the part of the page on which it was asked for.
        spawn_local(async move {
            if plan.way == Way::Played {
                self.show(Sheet::played(Plan { score: String::new(), ..plan }));
                return;
            }
            match self.fetch(&plan.score).await {
                Some(score) => self.show(Sheet::new(plan, score)),
                None => {
                    self.missing.try_set(true);
                }
            }
        });
    }

    /// The sheet that was left here goes on.
    pub(super) fn resume(self) {
        let Some(saved) = self.records.load::<SavedSheet>(&SHEET) else { return };
        self.since.set_value(time::now_ms());
        spawn_local(async move {
            let score = if saved.score().is_empty() { None } else { self.fetch(saved.score()).await };
            if let Some(sheet) = saved.open(score) {
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

    async fn fetch(self, id: &str) -> Option<Score> {
        let found = browser::fetch_texts(&[path(id)?]).await?;
        Score::read(found.first()?).ok()
    }

    pub(super) fn show(self, sheet: Sheet) {
        if self.screen.is_disposed() {
            return;
        }
        self.missing.set(false);
        self.report.set(Fetched::Waiting);
        let handed_in = sheet.handed_in;
        let sheet = RwSignal::new(sheet);
        self.screen.set(Screen::Sheet(sheet));
        if handed_in {
            self.judge(sheet, false);
        } else {
            // What is needed at the end is fetched while the game goes on; there it is asked for again if it failed.
            spawn_local(async {
                let _ = judge().await;
            });
        }
        request_animation_frame(|| browser::focus("conteudo"));
    }
}

/// The key of a game's rounds.
pub(super) fn round_key(score: &str) -> String {
    format!("folha/{score}")
}
