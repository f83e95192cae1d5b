//! A small game on its page: the board, the card, what may be chosen.

use std::time::Duration;

use leptos::prelude::*;

use super::words::{self, aim, name};
use crate::board::{Numbering, Query, Request, State};
use crate::chess::{Letters, san};
use crate::color::{Color, Outcome};
use crate::figures;
use crate::route::SmallGames;
use crate::small_games::{Contest, ContestEvent, Game, Scene, Strength};
use crate::ui::board::{Board, TimedRequest, spoken_square};
use crate::ui::browser;
use crate::ui::moves::{board_keys, typed_move};
use crate::ui::page::Page;
use crate::ui::pages::drills::Trainer;
use crate::ui::preferences::{Preferences, use_preferences};
use crate::ui::reactive::{effect, memo, once_drawn};
use crate::ui::router::href;
use crate::ui::sound::{self, Sound};
use crate::ui::widgets::{Button, Icon, RadioGroup, TextLink, stars, tool};
use crate::ui::wrong::tried;

/// The computer's move comes after a moment in which the pupil's own move is seen.
const THOUGHT: Duration = Duration::from_millis(650);

/// A game on show, and the only way to change it.
#[derive(Clone, Copy)]
struct Played {
    page: Page,
    trainer: Trainer,
    game: &'static Game,
    contest: RwSignal<Contest>,
    /// Said to somebody who does not see the screen.
    live: RwSignal<String>,
    preferences: Preferences,
}

/// The game on its page; `None` where it has no start.
pub(super) fn play(trainer: Trainer, page: Page, game: &'static Game) -> Option<AnyView> {
    let contest = fresh(game, Color::White, Strength::First)?;
    let played = Played {
        page,
        trainer,
        game,
        contest: RwSignal::new(contest),
        live: RwSignal::new(String::new()),
        preferences: use_preferences(),
    };
    Some(played.view())
}

/// The address of the list.
fn all_games() -> String {
    href(SmallGames(None).path())
}

fn fresh(game: &'static Game, pupil: Color, strength: Strength) -> Option<Contest> {
    Contest::new(game, pupil, strength, browser::chance())
}

impl Played {
    fn send(self, event: ContestEvent) {
        let before = self.contest.get_untracked();
        let after = before.clone().update(event);
        if after == before {
            return;
        }
        let said = words::said(self.page.i18n, &before, &after);
        if !said.is_empty() {
            self.live.set(said);
        }
        self.sound(&before, &after);
        if let Some(stars) = after.stars().filter(|_| before.end.is_none()) {
            self.trainer.train(move |training| training.settle(&self.game.key(), stars));
        }
        self.contest.set(after);
        self.wait();
    }

    /// Another game; the side and the strength may be others.
    fn begin(self, change: impl Fn(&Contest) -> (Color, Strength)) {
        let (pupil, strength) = self.contest.with_untracked(change);
        if let Some(contest) = fresh(self.game, pupil, strength) {
            self.live.set(words::turn(self.page.i18n, &contest));
            self.contest.set(contest);
            self.wait();
        }
    }

    /// The computer moves in a moment, if it is still its turn then.
    fn wait(self) {
        let Some(due) = self.contest.with_untracked(|contest| contest.waits().then_some(contest.scene)) else { return };
        set_timeout(
            move || {
                let wanted = |contest: &Contest| contest.waits() && contest.scene == due;
                if self.contest.try_with_untracked(wanted) == Some(true) {
                    self.send(ContestEvent::Reply);
                }
            },
            THOUGHT,
        );
    }

    fn sound(self, before: &Contest, after: &Contest) {
        if !self.preferences.peek(|settings| settings.sound) {
            return;
        }
        match after.end {
            Some(end) if before.end.is_none() && end.outcome == Outcome::Win(after.pupil) => sound::play(Sound::Done),
            Some(_) if before.end.is_none() => sound::play(Sound::Missed),
            _ if after.scene.plies > before.scene.plies => sound::play(Sound::Move),
            _ => {}
        }
    }

    fn request(self, request: Request) {
        match request {
            Request::Move { from, to } => self.send(ContestEvent::Try { from, to, promotion: None }),
            Request::Promote { from, to, shape } => {
                self.send(ContestEvent::Try { from, to, promotion: figures::role(shape) });
            }
            Request::CancelPromotion => self.send(ContestEvent::CancelPromotion),
            // Here one asks what the game is about.
            Request::Say(Query::LastMove) => self.live.set(self.overview()),
            Request::Touch(_) | Request::Say(_) => {}
        }
    }

    /// How the game is won, whose turn it is, how far it is, and where stars are.
    fn overview(self) -> String {
        let i18n = self.page.i18n;
        self.contest.with_untracked(|contest| {
            let (turn, standing) = (words::turn(i18n, contest), words::standing(i18n, contest));
            let names = contest.scene.stars.into_iter().map(|star| spoken_square(i18n, star, Numbering::Algebraic));
            let names = names.collect::<Vec<_>>().join(", ");
            let stars = if names.is_empty() { names } else { i18n.tr_with("stars-on", &[("squares", names.into())]) };
            format!("{} {turn}. {standing}. {stars}", aim(i18n, self.game)).trim_end().to_string()
        })
    }

    /// The board follows the game and what the pupil prefers.
    fn board(self) -> RwSignal<State> {
        let board = RwSignal::new(State::default());
        effect(move || {
            let coordinates = self.preferences.read(|settings| settings.coordinates);
            let dots = self.preferences.read(|settings| settings.show_destinations);
            let contest = self.contest.read();
            board.update(|board| {
                board.coordinates = coordinates;
                board.show_destinations = dots;
                contest.paint(board);
            });
        });
        let lifted = memo(move || board.with(|board| board.selected));
        effect(move || {
            if lifted.get().is_some() {
                untrack(|| self.send(ContestEvent::Lift));
            }
        });
        board
    }

    fn view(self) -> AnyView {
        let Played { page, game, live, preferences, .. } = self;
        let board = self.board();
        let label = Signal::derive(move || format!("{}. {}", name(page.i18n, game), aim(page.i18n, game)));
        let on_request = Callback::new(move |TimedRequest { request, .. }: TimedRequest| self.request(request));
        let letters = Signal::derive(move || board_keys(preferences.typed_letters()));
        let typed = Callback::new(move |(text, letters): (String, Letters)| {
            let is_wrong = || self.contest.with_untracked(|contest| contest.notice.is_some());
            tried(live, || self.send(ContestEvent::Typed { text, letters }), is_wrong)
        });
        once_drawn(move || live.set(self.overview()));
        let phase = move || self.contest.with(|contest| if contest.end.is_some() { "done" } else { "open" });
        view! {
            <div class="play learn-play" data-phase=phase>
                <h1 class="visually-hidden">{name(page.i18n, game)}</h1>
                <div class="play-board">
                    <Board state=board on_request=on_request announce=live label=label letters=letters/>
                </div>
                <div class="play-side">
                    <div class="task-first">{self.card()}</div>
                    {self.tools()}
                    {typed_move(page.i18n, typed)}
                    {self.choices()}
                </div>
            </div>
        }
        .into_any()
    }

    /// How the game is won, whose turn it is, what came of the last move.
    fn card(self) -> AnyView {
        let (i18n, game) = (self.page.i18n, self.game);
        let written = move |scene: &Scene, m| san::write(scene.field.ground(), m, self.preferences.letters());
        let shown = memo(move || self.contest.with(|contest| words::words(i18n, contest, written)));
        let standing = move || self.contest.with(|contest| words::standing(i18n, contest));
        let turn = memo(move || self.contest.with(|contest| contest.end.is_none().then(|| words::turn(i18n, contest))));
        let kind = move || shown.with(|words| words.as_ref().map_or("task", |words| words.kind));
        let words = move || shown.get().map(|words| words.view(i18n));
        let won = memo(move || self.contest.with(Contest::stars));
        let over = memo(move || self.contest.with(|contest| contest.end.is_some()));
        let again = move || {
            over.get().then(|| {
                let other = move || {
                    self.begin(|contest| (!contest.pupil, contest.strength));
                    // The button goes, and would take the focus with it.
                    browser::focus("conteudo");
                };
                view! {
                    <p class="verdict-actions">
                        <Button icon="restart" text="small-again" on_press=other/>
                        <TextLink href=all_games() class="button quiet" text="small-all"/>
                    </p>
                }
            })
        };
        view! {
            <section class="card verdict task" data-kind=kind>
                <p class="task-place">
                    <TextLink href=all_games() text=name(i18n, game)/>
                    <span>{standing}</span>
                </p>
                {move || turn.get().map(|turn| view! { <h2 class="task-text">{turn}</h2> })}
                {move || won.get().map(|won| view! { <p class="celebration">{stars(won)}</p> })}
                {words}
                <p class="task-line">{aim(i18n, game)}</p>
                {again}
            </section>
        }
        .into_any()
    }

    /// A hint, a move taken back, the other side.
    fn tools(self) -> AnyView {
        let page = self.page;
        let tool = move |icon, text, off: fn(&Contest) -> bool, press: fn(Played)| {
            tool(icon, page.tr(text), move || self.contest.with(off), move || press(self))
        };
        view! {
            <div class="level-tools">
                {tool("hint", "hint", |contest| !contest.is_to_move(), |played| played.send(ContestEvent::Hint))}
                {tool("undo", "take-back", |contest| !contest.can_take_back(), |played| played.send(ContestEvent::TakeBack))}
                {tool("restart", "restart", |contest| contest.last().is_none(), |played| played.begin(|contest| (contest.pupil, contest.strength)))}
                <button
                    type="button"
                    class="button quiet square"
                    aria-label=page.tr("small-swap")
                    title=page.tr("small-swap")
                    on:click=move |_| self.begin(|contest| (!contest.pupil, contest.strength))
                >
                    <Icon name="flip"/>
                </button>
            </div>
        }
        .into_any()
    }

    /// How well the computer plays; another strength begins another game.
    fn choices(self) -> AnyView {
        let text = move |strength: Strength| self.page.tr(&format!("small-strength-{}", strength.name()));
        view! {
            <section class="card">
                <RadioGroup
                    name="forca"
                    legend=Signal::derive(self.page.i18n.text("small-strength"))
                    values=Strength::ALL.to_vec()
                    label=move |strength| (String::new(), text(strength).into())
                    chosen=move || self.contest.with(|contest| contest.strength)
                    choose=move |strength| self.begin(|contest| (contest.pupil, strength))
                />
            </section>
        }
        .into_any()
    }
}
