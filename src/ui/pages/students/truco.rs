//! O marcador de truco: touched by who keeps the score. Each act counts at once, is kept, and can be taken back.

use leptos::prelude::*;

use super::shared::{number, tool};
use super::truco_setup::form;
use super::truco_words::{call, player, points, side, told};
use crate::truco::{Act, Entry, Hand, Mode, Side, Truco, TrucoRecord};
use crate::ui::browser;
use crate::ui::page::Page;
use crate::ui::reactive::memo;
use crate::ui::widgets::{Button, Icon, confirm};

/// How many acts are listed; what is kept is all of them.
const MOST_SHOWN: usize = 200;

/// The scoreboard on show.
#[derive(Clone, Copy)]
struct Board {
    page: Page,
    kept: RwSignal<TrucoRecord>,
    /// What the last act did, for the ear and the eye.
    said: RwSignal<String>,
}

impl Board {
    /// Reads from the scoreboard, and follows it.
    fn read<T: Default>(self, read: impl FnOnce(&Truco) -> T) -> T {
        self.kept.with(|kept| kept.truco.as_ref().map(read).unwrap_or_default())
    }

    fn play(self, act: Act) {
        self.kept.set(self.page.records.update(move |kept: &mut TrucoRecord| kept.play(act)));
        self.said.set(untrack(|| {
            self.read(|truco| match truco.story().last() {
                Some(last) => self.telling(truco, last),
                None => String::new(),
            })
        }));
    }

    /// What an act did, by which number, and how it stands now.
    fn telling(self, truco: &Truco, entry: &Entry) -> String {
        let [one, two] = entry.score.map(points);
        let score = self.page.tr_with("truco-score", &[("one", one.into()), ("two", two.into())]);
        format!("{} ({}) {score}", told(self.page, truco, entry), entry.article)
    }

    fn take_back(self) {
        self.kept.set(self.page.records.update(TrucoRecord::take_back));
        let [one, two] = untrack(|| self.read(|truco| truco.score())).map(points);
        let score = self.page.tr_with("truco-score", &[("one", one.into()), ("two", two.into())]);
        self.said.set(format!("{} {score}", self.page.tr("truco-taken-back")));
    }
}

pub(super) fn page(page: Page) -> AnyView {
    let kept = page.records.followed();
    let board = Board { page, kept, said: RwSignal::new(String::new()) };
    let is_on = memo(move || kept.with(|kept| kept.truco.is_some()));
    let begin = move |new: TrucoRecord| {
        kept.set(page.records.update(move |kept: &mut TrucoRecord| *kept = new.clone()));
        board.said.set(String::new());
        request_animation_frame(|| browser::focus("marcador"));
    };
    let body = move |on: bool| if on { scoreboard(board) } else { form(page, begin) };
    tool(page, "page students truco", "truco-title", is_on, Box::new(body))
}

/// A button that stands still where it is of no use, so that the focus stays where it is.
fn press(
    look: &'static str,
    text: impl Fn() -> String + Send + Sync + 'static,
    may: impl Fn() -> bool + Copy + Send + Sync + 'static,
    act: impl Fn() + 'static,
) -> AnyView {
    view! {
        <button
            type="button"
            class=format!("button {look}")
            aria-disabled=move || (!may()).to_string()
            on:click=move |_| {
                if untrack(may) {
                    act();
                }
            }
        >
            <span>{text}</span>
        </button>
    }
    .into_any()
}

fn scoreboard(board: Board) -> AnyView {
    let Board { page, said, .. } = board;
    let may_undo = move || board.read(|truco| !truco.story().is_empty());
    let asked = RwSignal::new(false);
    let erase = move || {
        asked.set(false);
        board.kept.set(page.records.forget());
    };
    let texts = move || ["truco-new-text", "truco-new-yes", "truco-new-no"].map(|id| page.tr(id));
    view! {
        <div class="truco-sides" id="marcador" tabindex="-1" role="group" aria-label=page.tr("truco-title")>
            {Side::ALL.map(|side| panel(board, side)).into_iter().collect_view()}
        </div>
        <p role="status" class="truco-said">{move || said.get()}</p>
        <section class="card truco-hand">
            <p>{move || board.read(|truco| hand(page, truco))}</p>
            {move || mode(board)}
            <p>{move || board.read(|truco| deal(page, truco))}</p>
        </section>
        <div class="actions">
            {press("quiet", move || page.tr("truco-undo"), may_undo, move || board.take_back())}
            {press(
                "",
                move || page.tr("truco-again"),
                move || board.read(|truco| truco.winner().is_some()),
                move || board.play(Act::Again),
            )}
            <Button look="quiet" text=page.tr("truco-new") on_press=move || asked.set(true)/>
        </div>
        {rarely(board)}
        {story(board)}
        {confirm("novo-marcador", "truco-new-title", asked, texts, erase)}
    }
    .into_any()
}

/// One side: its score, and what it may do.
fn panel(board: Board, one: Side) -> AnyView {
    let page = board.page;
    let name = memo(move || board.read(|truco| side(page, truco, one)));
    let score = move || board.read(|truco| points(truco.score()[one.place()]));
    let games = move || {
        let won = board.read(|truco| truco.games()[one.place()]);
        page.tr_with("truco-games", &[("count", i32::from(won).into())])
    };
    let may_call = move || board.read(|truco| truco.may_call(one).ok());
    let call_text = move || may_call().map_or_else(|| page.tr("truco-call-none"), |next| call(page, next));
    let may = move |act: Act| board.read(|truco| truco.may(act));
    // The side that was asked answers.
    let asked = move || {
        board.read(|truco| {
            matches!(truco.hand(), Hand { waiting: Some((_, caller)), .. } if caller != one) && truco.may(Act::Accept)
        })
    };
    let wins = move || board.read(|truco| truco.winner() == Some(one));
    view! {
        <section class="card truco-side" data-side=one.name() aria-label=move || name.get() data-wins=move || wins().to_string()>
            <h2>{move || name.get()}</h2>
            <p class="truco-score">{score}</p>
            <p class="quiet-text">{games}</p>
            <div class="truco-acts">
                {press("", call_text, move || may_call().is_some(), move || board.play(Act::Call(one)))}
                {press("", move || page.tr("truco-accept"), asked, move || board.play(Act::Accept))}
                {press("quiet", move || page.tr("truco-run"), asked, move || board.play(Act::Run))}
                {press("big", move || page.tr("truco-won"), move || may(Act::Won(one)), move || board.play(Act::Won(one)))}
            </div>
        </section>
    }
    .into_any()
}

/// What the hand is worth, or what waits for an answer, or who has won.
fn hand(page: Page, truco: &Truco) -> String {
    if let Some(winner) = truco.winner() {
        return page.tr_with("truco-winner", &[("who", side(page, truco, winner).into())]);
    }
    match truco.hand().waiting {
        Some((asked, caller)) => {
            let (who, other) = (side(page, truco, caller), side(page, truco, caller.other()));
            let worth = i32::from(asked.worth());
            page.tr_with("truco-waits", &[("who", who.into()), ("other", other.into()), ("worth", worth.into())])
        }
        None => page.tr_with("truco-worth", &[("points", i32::from(truco.worth()).into())]),
    }
}

/// Who deals, who cuts, who gets the first card.
fn deal(page: Page, truco: &Truco) -> String {
    let name = |place| player(page, truco, place);
    let (deals, cuts, first) = (truco.dealer(), truco.cutter(), truco.next_dealer());
    page.tr_with(
        "truco-deals",
        &[("deals", name(deals).into()), ("cuts", name(cuts).into()), ("first", name(first).into())],
    )
}

/// What is different at eleven.
fn mode(board: Board) -> Option<AnyView> {
    let page = board.page;
    let now = board.read(|truco| Some((truco.mode(), truco.winner())));
    let (text, numbers) = match now? {
        (_, Some(_)) | (Mode::Plain, _) => return None,
        (Mode::Dark, _) => (page.tr("truco-dark"), ["4.3.2", "4.3.3.3"]),
        (Mode::Eleven(one), _) => {
            let who = board.read(|truco| side(page, truco, one));
            (page.tr_with("truco-eleven", &[("who", who.into())]), ["4.3.1.1", "4.4.3"])
        }
    };
    Some(
        view! { <p class="truco-mode">{text} {numbers.map(|one| view! { " " {number(one)} }).into_iter().collect_view()}</p> }
            .into_any(),
    )
}

/// What happens rarely, behind a summary.
fn rarely(board: Board) -> AnyView {
    let page = board.page;
    let one = move |act: Act, who: Option<Side>, article: &'static str| {
        let text = move || {
            let who = who.map(|one| board.read(|truco| side(page, truco, one))).unwrap_or_default();
            page.tr_with(&format!("truco-if-{}", act.id()), &[("who", who.into())])
        };
        let may = move || board.read(|truco| truco.may(act));
        view! { <li>{press("quiet", text, may, move || board.play(act))} " " {number(article)}</li> }.into_any()
    };
    let of_sides =
        [(Act::CalledAtEleven as fn(Side) -> Act, "4.4.3"), (Act::SawInTheDark, "4.3.3.3"), (Act::Cheated, "4.5.1")];
    let of_sides =
        of_sides.into_iter().flat_map(|(act, article)| Side::ALL.map(|side| one(act(side), Some(side), article)));
    let plain = [
        (Act::BadDeal, "4.2.5.1"),
        (Act::TurnedUp, "4.2.5.3"),
        (Act::FourCards, "4.2.2"),
        (Act::LookedAtPartner, "4.3.3.2"),
        (Act::LookedAtHidden, "4.4.2.3"),
        (Act::Nobody, "4.6.1"),
    ];
    let plain = plain.map(|(act, article)| one(act, None, article));
    view! {
        <details class="card truco-rarely">
            <summary>{page.tr("truco-rarely")}</summary>
            <ul class="students-list">{plain.into_iter().chain(of_sides).collect_view()}</ul>
        </details>
    }
    .into_any()
}

/// Every act with its number, the last first.
fn story(board: Board) -> AnyView {
    let page = board.page;
    let rows = move || {
        board.read(|truco| {
            let row = |entry: &Entry| {
                let [one, two] = entry.score.map(points);
                view! {
                    <li>
                        <span>{told(page, truco, entry)}</span>
                        " "
                        {number(entry.article)}
                        " "
                        <strong>{format!("{one} – {two}")}</strong>
                    </li>
                }
                .into_any()
            };
            truco.story().iter().rev().take(MOST_SHOWN).map(row).collect::<Vec<_>>()
        })
    };
    view! {
        <section class="card">
            <h2><Icon name="sheet"/> {page.tr("truco-story")}</h2>
            <p class="quiet-text">{page.tr("truco-unwritten")} " " {number("4.6.1")}</p>
            <ol class="students-list" reversed>{rows}</ol>
        </section>
    }
    .into_any()
}
