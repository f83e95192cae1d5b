//! A folha de registo: a game is kept on the sheet, and each line is marked. The choice of a game, the sheet under way,
//! the sheet handed in, and both on paper.

mod choose;
mod facsimile;
mod finish;
mod keep;
mod marked;
mod paper;
mod words;

use leptos::prelude::*;
use leptos::task::spawn_local;

use self::keep::Kept;
use crate::chess::Letters;
use crate::drills::Training;
use crate::drills::sheet::{Listed, Plan, Report, SavedSheet, Score, Sheet, SheetEvent, Way, catalog, path};
use crate::site::{Route, SHEET_REPORT};
use crate::storage::Lock;
use crate::ui::browser;
use crate::ui::loader::{self, Fetched, Later, failed, waiting};
use crate::ui::page::{Page, leads_to_page};
use crate::ui::preferences::{Preferences, use_preferences};
use crate::ui::router::{href, put_address, use_router};
use crate::ui::time;

/// What is on the desk.
#[derive(Clone)]
enum Screen {
    Choose,
    /// A sheet under way, or handed in.
    Sheet(RwSignal<Sheet>),
    /// An empty sheet on paper, or this one; then back to it.
    Paper(Option<RwSignal<Sheet>>),
}

/// Marks a sheet that was handed in, in these letters.
type Judge = fn(&Sheet, Letters) -> Report;

/// Shows the marked sheet.
type Tell = fn(Kept, &Report) -> AnyView;

/// Asks for the result and the signatures, and takes the sheet.
type Conclude = fn(Kept) -> AnyView;

/// Shows the sheet on paper.
type Print = fn(SheetContext, Option<RwSignal<Sheet>>) -> AnyView;

/// Shows the sheet under way.
type Keep = fn(SheetContext, RwSignal<Sheet>) -> AnyView;

// The sheet itself is a chunk of its own, with what comes after the game: whoever opens the page chooses first.
in_chunks! {
    keep: report => Keep = keep::page;
    judge: report => Judge = Report::of;
    conclude: report => Conclude = finish::card;
    tell: report => Tell = marked::report;
    print: report => Print = paper::page;
}

/// What every part of the page needs.
#[derive(Clone, Copy)]
struct SheetContext {
    page: Page,
    preferences: Preferences,
    games: StoredValue<Vec<Listed>>,
    screen: RwSignal<Screen>,
    plan: RwSignal<Plan>,
    training: RwSignal<Training>,
    /// A game's file could not be had.
    missing: RwSignal<bool>,
    /// When the sheet on show was opened, in milliseconds.
    since: StoredValue<u64>,
    /// How the sheet that was handed in is marked.
    report: RwSignal<Fetched<Report>>,
}

leads_to_page!(SheetContext);

impl SheetContext {
    /// The title of a game; that of a game played here where there is none.
    fn title(self, score: &str) -> String {
        if score.is_empty() { self.tr("sheet-own-game") } else { self.tr(&format!("score-{score}")) }
    }

    /// One event, and what follows from it: the sheet is kept on the device, and marked once it is handed in.
    fn send(self, sheet: RwSignal<Sheet>, event: SheetEvent) {
        // Another tab keeps this sheet.
        if !self.records.may_write(Lock::Sheet) {
            return;
        }
        let before = sheet.with_untracked(|sheet| sheet.handed_in);
        let after = sheet.get_untracked().update(event);
        let done = after.handed_in && !before;
        sheet.set(after.clone());
        // Last: where another tab has kept something newer, that is shown instead.
        self.records.save_sheet(&after);
        if done {
            self.judge(sheet, true);
        }
    }

    /// Marks a sheet that was handed in, as soon as the code for it is there; what follows is kept when it is `new`.
    fn judge(self, sheet: RwSignal<Sheet>, new: bool) {
        self.report.set(Fetched::Waiting);
        spawn_local(async move {
            let judged = judge().await.ok();
            // The page may have been left meanwhile.
            let Some(sheet) = sheet.try_get_untracked() else { return };
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
        self.training.set(self.records.train(move |training| {
            for (rule, right) in &rules {
                training.answered(rule, *right, today);
            }
            if !score.is_empty() {
                training.finish_round(&round_key(&score), round);
            }
        }));
    }

    /// A new sheet for this plan; its game is fetched first.
    fn begin(self, plan: Plan) {
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
    fn resume(self) {
        let Some(saved) = self.records.load_sheet() else { return };
        self.since.set_value(time::now_ms());
        spawn_local(async move {
            let score = if saved.score().is_empty() { None } else { self.fetch(saved.score()).await };
            if let Some(sheet) = saved.open(score) {
                self.show(sheet);
            }
        });
    }

    /// Another tab has gone on with the sheet, or it was erased.
    fn follow(self, saved: Option<SavedSheet>) {
        let sheet = match (saved, self.screen.get_untracked()) {
            (None, _) => {
                self.screen.set(Screen::Choose);
                return;
            }
            (Some(_), Screen::Choose | Screen::Paper(None)) => return,
            (Some(saved), Screen::Sheet(sheet) | Screen::Paper(Some(sheet))) => {
                let here = sheet.get_untracked();
                if saved == SavedSheet::from(&here) {
                    return;
                }
                saved.onto(&here).map(|new| (sheet, here.handed_in, new))
            }
        };
        let Some((sheet, before, after)) = sheet else {
            self.resume();
            return;
        };
        let done = after.handed_in && !before;
        sheet.set(after);
        if done {
            self.judge(sheet, false);
        }
    }

    async fn fetch(self, id: &str) -> Option<Score> {
        let found = browser::fetch_texts(&[path(id)?]).await?;
        Score::read(found.first()?).ok()
    }

    fn show(self, sheet: Sheet) {
        self.missing.try_set(false);
        self.report.try_set(Fetched::Waiting);
        let handed_in = sheet.handed_in;
        let sheet = RwSignal::new(sheet);
        self.screen.try_set(Screen::Sheet(sheet));
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
fn round_key(score: &str) -> String {
    format!("folha/{score}")
}

#[component]
pub fn SheetPage() -> impl IntoView {
    let page = Page::here();
    let Page { i18n, records } = page;
    let preferences = use_preferences();
    let router = use_router();
    let training = RwSignal::new(records.load_training());
    let screen = RwSignal::new(Screen::Choose);
    let plan = RwSignal::new(Plan { times: true, ..Plan::default() });
    let since = StoredValue::new(time::now_ms());
    let report = RwSignal::new(Fetched::Waiting);
    let laid: StoredValue<Option<SheetContext>> = StoredValue::new(None);
    records.want(Lock::Sheet);
    records.follow_training(training);
    records.follow_sheet(move |saved| {
        if let Some(context) = laid.get_value() {
            context.follow(saved);
        }
    });
    let ask = || browser::fetch_texts(&["scores/catalog.txt".to_string()]);
    let make = move |files: Vec<String>| {
        let context = SheetContext {
            page,
            preferences,
            games: StoredValue::new(catalog(&files.concat())),
            screen,
            plan,
            training,
            missing: RwSignal::new(false),
            since,
            report,
        };
        laid.set_value(Some(context));
        let wanted = router.query_now("partida");
        let known = wanted.filter(|id| context.games.with_value(|games| games.iter().any(|game| game.id == *id)));
        let left = records.load_sheet().is_some_and(|saved| !saved.is_handed_in());
        match known {
            Some(id) => {
                put_address(&href(Route::ScoreSheet.path()));
                context.begin(Plan { score: id, ..context.plan.get_untracked() });
            }
            None if left => context.resume(),
            None => {}
        }
        context
    };
    loader::once_here(i18n, "menu-sheet", ask, make, move |context: SheetContext| {
        match (i18n.language(), context.screen.get()).1 {
            Screen::Choose => {
                // On its way while one chooses; where it is needed it is asked for again if it failed.
                spawn_local(async {
                    let _ = keep().await;
                });
                choose::page(context)
            }
            Screen::Sheet(sheet) => later(context).show(keep, move |keep| keep(context, sheet)),
            Screen::Paper(sheet) => later(context).show(print, move |print| print(context, sheet)),
        }
    })
}

/// What comes with the sheet and after the game.
fn later(context: SheetContext) -> Later {
    Later { i18n: context.i18n, title: "menu-sheet", needs: &SHEET_REPORT }
}

/// The end of the game, on the sheet.
fn end(kept: Kept) -> AnyView {
    later(kept.context).show(conclude, move |card| card(kept))
}

/// The sheet that was handed in, as it is marked.
fn marked(kept: Kept) -> AnyView {
    let Kept { context, sheet, .. } = kept;
    (move || match context.report.get() {
        Fetched::Waiting => waiting(context.i18n),
        Fetched::Failed => failed(context.i18n, "menu-sheet", Callback::new(move |()| context.judge(sheet, true))),
        Fetched::Here(report) => later(context).show(tell, move |tell| tell(kept, &report)),
    })
    .into_any()
}
