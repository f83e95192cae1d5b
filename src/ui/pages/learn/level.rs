//! A level: the board, the task, what came of each try, and the next step.

use std::time::Duration;

use leptos::prelude::*;

use super::course::Course;
use super::explain::listen;
use super::teacher;
use super::words::{self, Words};
use super::{Learn, Opened, articles, focus_soon, level_links, level_place};
use crate::board::{Query, Request, State};
use crate::chess::san::Letters;
use crate::figures;
use crate::lessons::{Attempt, LevelEvent, Notice, Phase};
use crate::route::Study;
use crate::ui::board::{Asked, Board, spoken_square};
use crate::ui::browser;
use crate::ui::i18n::I18n;
use crate::ui::moves::board_keys;
use crate::ui::preferences::{Preferences, use_preferences};
use crate::ui::projection::use_projection;
use crate::ui::refusal::{self, emphasised};
use crate::ui::sound::{self, Sound};
use crate::ui::widgets::{Button, Icon, TextLink, stars};
use crate::ui::wrong::unsaid;

/// The site's move, and what follows from a miss, come after a moment in which the pupil's own move is seen.
const REPLY: Duration = Duration::from_millis(650);
const CONSEQUENCE: Duration = Duration::from_millis(1100);

/// A level on show, and the only way to change it.
#[derive(Clone, Copy)]
pub struct Played<G: Course> {
    pub learn: Learn,
    pub(super) opened: Opened<G>,
    pub attempt: RwSignal<Attempt<G>>,
    /// Said to somebody who does not see the screen.
    announce: RwSignal<String>,
    preferences: Preferences,
    /// All legal squares are dotted, for a class.
    pub(super) all_squares: RwSignal<bool>,
}

impl<G: Course> Played<G> {
    pub fn send(self, event: LevelEvent) {
        let restarts = event == LevelEvent::Restart;
        let before = self.attempt.get_untracked();
        let after = before.clone().update(event);
        let said = self.said(&before, &after, restarts);
        if !said.is_empty() {
            self.announce.set(said);
        }
        self.sound(&before, &after);
        if let Phase::Done(stars) = after.phase
            && before.phase != after.phase
        {
            self.learn.settle(&self.opened.id(), &after.level.id, stars);
        }
        let waits = (after.reply.is_some() && before.reply != after.reply).then_some(after.phase);
        let moves = after.moves.len();
        self.attempt.set(after);
        if let Some(phase) = waits {
            let moment = if phase == Phase::Open { REPLY } else { CONSEQUENCE };
            set_timeout(
                move || {
                    let due = |attempt: &Attempt<G>| attempt.reply.is_some() && attempt.moves.len() == moves;
                    if self.attempt.try_with_untracked(due) == Some(true) {
                        self.send(LevelEvent::Reply);
                    }
                },
                moment,
            );
        }
    }

    fn letters(self) -> Letters {
        self.preferences.letters()
    }

    fn words(self, attempt: &Attempt<G>) -> Option<Words> {
        words::words(self.learn, self.opened, attempt, self.letters())
    }

    /// The words for a step: the moves made, what came of them, and how far the level is.
    fn said(self, before: &Attempt<G>, after: &Attempt<G>, restarts: bool) -> String {
        let mut parts = Vec::new();
        if restarts {
            parts.push(self.learn.tr("said-restarted"));
        } else if after.last_move != before.last_move
            && let Some(m) = after.last_move.filter(|_| after.moves.len() >= before.moves.len())
        {
            let board = &before.scene.setup;
            let mover = G::piece(board, G::ends(m).0).map_or(G::turn(board), |piece| G::side(piece));
            parts.push(G::spoken(self.learn.i18n, &G::turned(board, mover), m) + ".");
        } else if after.moves.len() < before.moves.len() {
            parts.push(self.learn.i18n.tr("said-taken-back") + ".");
        }
        let words = self.words(after);
        if words != self.words(before) || after.notice.is_some() {
            // A move is written `Tb7` and said «torre b sete».
            parts.extend(match after.notice {
                Some(Notice::Show(m)) => {
                    let spoken = G::spoken(self.learn.i18n, &after.scene.setup, m);
                    Some(self.learn.tr_with("hint-move", &[("move", spoken.into())]))
                }
                _ => words.map(|words| words.said(self.learn)),
            });
        }
        if let Phase::Done(won) = after.phase
            && before.phase != after.phase
        {
            parts.push(self.learn.i18n.tr_with("stars-said", &[("stars", won.into())]) + ".");
        }
        if after.phase == Phase::Open && after.moves.len() != before.moves.len() {
            let standing = words::standing(self.learn, after);
            if !standing.is_empty() {
                parts.push(standing + ".");
            }
        }
        parts.join(" ")
    }

    fn sound(self, before: &Attempt<G>, after: &Attempt<G>) {
        if !self.preferences.peek(|settings| settings.sound) {
            return;
        }
        match after.phase {
            Phase::Done(_) if before.phase != after.phase => sound::play(Sound::Done),
            Phase::Missed(_) if before.phase != after.phase => sound::play(Sound::Missed),
            _ if before.last_move != after.last_move
                || before.marked != after.marked
                || (G::is_begun(&after.hand) && before.hand != after.hand) =>
            {
                sound::play(Sound::Move);
            }
            _ => {}
        }
    }

    /// All there is to know before the first move, or in the middle: the task, how far it is, the stars.
    fn overview(self) -> String {
        let mut said = self.task();
        let standing = self.attempt.with_untracked(|attempt| words::standing(self.learn, attempt));
        if !standing.is_empty() {
            said += &format!(" {standing}.");
        }
        let stars = stars_left(self);
        if !stars.is_empty() {
            said += &format!(" {stars}");
        }
        said
    }

    /// The task, as the level's text has it.
    fn task(self) -> String {
        let id = self.attempt.with_untracked(|attempt| attempt.level.id.clone());
        self.opened.text(&id, "").unwrap_or(id)
    }
}

pub fn level<G: Course>(learn: Learn, opened: Opened<G>, id: String) -> AnyView {
    let Some(level) = opened.lesson.with_value(|lesson| lesson.level(&id).cloned()) else { return ().into_any() };
    let played = Played {
        learn,
        opened,
        attempt: RwSignal::new(Attempt::new(&level)),
        announce: RwSignal::new(String::new()),
        preferences: use_preferences(),
        all_squares: RwSignal::new(false),
    };
    let board = RwSignal::new(State { orientation: level.diagram.bottom, ..State::default() });
    Effect::new(move |_| {
        let preferences = played.preferences;
        let coordinates = preferences.read(|settings| settings.coordinates);
        let dots = preferences.read(|settings| settings.show_destinations);
        let all = played.all_squares.get();
        let attempt = played.attempt.read();
        board.update(|board| {
            board.show_destinations = dots;
            attempt.paint(board, coordinates);
            if all {
                board.marks.extend(attempt.all_destinations());
            }
        });
    });
    let lifted = Memo::new(move |_| board.with(|board| board.selected));
    Effect::new(move |_| {
        // Where it changes nothing, nothing is said once more.
        let changes = || played.attempt.with_untracked(|attempt| attempt.clone().update(LevelEvent::Lift) != *attempt);
        if lifted.get().is_some() && changes() {
            played.send(LevelEvent::Lift);
        }
    });
    let on_request = Callback::new(move |Asked { request, .. }: Asked| request_event(played, request));
    let typed = Callback::new(move |(text, letters)| {
        let said = unsaid(played.announce, || played.send(LevelEvent::Typed { text, letters }));
        if played.attempt.with_untracked(|attempt| attempt.notice.is_some()) {
            return Some(said);
        }
        played.announce.set(said);
        None
    });
    let moves = level.is_played();
    // Who comes from another level hears where this is and what is asked; the first page of a visit is read from its
    // top anyway.
    if learn.turned.get_value() {
        let place = level_place(learn, opened, &id);
        request_animation_frame(move || {
            played.announce.try_set(format!("{place}. {}", played.overview()));
        });
    }
    // While projecting, the presenter's keys go from level to level.
    use_projection().on_turn(Callback::new(|down| browser::click(if down { "seguinte" } else { "anterior" })));
    let letters = move || board_keys(played.preferences.typed_letters());
    view! {
        <div class="play learn-play" data-phase=move || played.attempt.with(|attempt| phase_name(attempt.phase))>
            <div class="play-board">
                <Board
                    state=board
                    on_request=on_request
                    announce=played.announce
                    label=Signal::derive(move || format!("{}. {}", learn.title(&opened.id()), played.task()))
                    letters=Signal::derive(letters)
                />
            </div>
            <div class="play-side">
                <div class="task-first">
                    {card(played)}
                    {answers(played)}
                    {G::beside(played)}
                </div>
                {tools(played)}
                {level_links(learn, opened, Some(level.id.clone()))}
                {moves.then(|| G::typed_line(learn.i18n, typed))}
                {teacher::bar(played)}
                {articles(learn, opened)}
            </div>
        </div>
    }
    .into_any()
}

fn phase_name<W>(phase: Phase<W>) -> &'static str {
    match phase {
        Phase::Open => "open",
        Phase::Missed(_) => "missed",
        Phase::Done(_) => "done",
    }
}

fn request_event<G: Course>(played: Played<G>, request: Request) {
    match request {
        Request::Move { from, to } => played.send(LevelEvent::Try { from, to, promotion: None }),
        Request::Promote { from, to, shape } => {
            played.send(LevelEvent::Try { from, to, promotion: figures::role(shape) });
        }
        Request::CancelPromotion => played.send(LevelEvent::CancelPromotion),
        Request::Touch(square) => played.send(LevelEvent::Touch(square)),
        // Here one asks what the task was.
        Request::Say(Query::LastMove) => played.announce.set(played.overview()),
        Request::Say(_) => {}
    }
}

/// The stars still on the board, by name.
fn stars_left<G: Course>(played: Played<G>) -> String {
    let names: Vec<String> = played.attempt.with_untracked(|attempt| {
        let stars = attempt.task().map(|task| G::stars(task) & attempt.scene.left).unwrap_or_default();
        stars.into_iter().map(|square| spoken_square(played.learn.i18n, square, G::NUMBERING)).collect()
    });
    if names.is_empty() {
        return String::new();
    }
    played.learn.tr_with("stars-on", &[("squares", names.join(", ").into())])
}

/// The card with the task and what there is to say.
fn card<G: Course>(played: Played<G>) -> AnyView {
    let Played { learn, opened, .. } = played;
    let lesson = opened.id();
    let place = played.attempt.with_untracked(|attempt| level_place(learn, opened, &attempt.level.id));
    let task = played.task();
    let shown = Memo::new(move |_| played.attempt.with(|attempt| played.words(attempt)));
    let standing = move || played.attempt.with(|attempt| words::standing(learn, attempt));
    let won = move || match played.attempt.with(|attempt| attempt.phase) {
        Phase::Done(won) => Some(won),
        _ => None,
    };
    let kind = move || shown.with(|words| words.as_ref().map_or("task", |words| words.kind));
    let heard = task.clone();
    view! {
        <section class="card verdict task" data-kind=kind>
            <p class="task-place">
                <TextLink href=learn.href(&Study::Lesson(lesson)) text=place/>
                <span>{standing}</span>
            </p>
            <div class="task-line">
                <h1 class="task-text">{emphasised(&task)}</h1>
                {listen(learn, Signal::stored(heard))}
            </div>
            {move || won().map(|won| view! { <p class="celebration">{stars(won)}</p> })}
            {move || shown.get().map(|words| said_in_card(learn.i18n, words))}
            {move || next_step(played)}
        </section>
    }
    .into_any()
}

fn said_in_card(i18n: I18n, words: Words) -> AnyView {
    view! {
        <div class="task-words">
            {(!words.title.is_empty()).then(|| view! { <h2>{words.title}</h2> })}
            <p>{emphasised(&words.text)}</p>
            {words.article.map(|article| refusal::article(i18n, article))}
        </div>
    }
    .into_any()
}

/// After a miss the way back; when all is done, the next step.
fn next_step<G: Course>(played: Played<G>) -> AnyView {
    let phase = played.attempt.with(|attempt| attempt.phase);
    let learn = played.learn;
    match phase {
        Phase::Open => ().into_any(),
        Phase::Missed(_) => view! {
            <p class="verdict-actions">
                <Button look="small" text="try-again" on_press=move || played.send(LevelEvent::TakeBack)/>
            </p>
        }
        .into_any(),
        Phase::Done(won) => {
            let (lesson, next, _) = neighbours(played);
            let text = if matches!(&next, Some(Study::Level { .. })) { "next-level" } else { "next-lesson" };
            let on = next.map(|study| {
                view! {
                    <TextLink href=learn.href(&study) class="button" id="a-seguir" icon="forward" text=learn.tr(text)/>
                }
            });
            let again = (won < 3).then(|| {
                view! {
                    <Button look="quiet" text="once-more" on_press=move || played.send(LevelEvent::Restart)/>
                }
            });
            focus_soon("a-seguir");
            let all = view! {
                <TextLink href=learn.href(&Study::Lesson(lesson)) class="button quiet" text="lesson-levels"/>
            };
            view! { <p class="verdict-actions">{on.unwrap_or(all)} {again}</p> }.into_any()
        }
    }
}

/// The lesson, and what comes after and before this level: another level, or the next lesson.
fn neighbours<G: Course>(played: Played<G>) -> (String, Option<Study>, Option<Study>) {
    let place = played.attempt.with_untracked(|attempt| played.opened.place(&attempt.level.id));
    played.opened.lesson.with_value(|lesson| {
        let id = lesson.id.clone();
        let study = |place: usize| {
            lesson.levels.get(place).map(|level| Study::Level { lesson: id.clone(), level: level.id.clone() })
        };
        let beyond =
            || played.learn.catalog.with_value(|catalog| catalog.after(&id).map(|next| Study::Lesson(next.id.clone())));
        let next = study(place + 1).or_else(beyond);
        let before = place.checked_sub(1).and_then(study).or(Some(Study::Lesson(id.clone())));
        (id.clone(), next, before)
    })
}

/// Buttons for a question: one letter each, so that a class can vote.
fn answers<G: Course>(played: Played<G>) -> AnyView {
    let options = played.attempt.with_untracked(Attempt::options);
    if options.is_empty() {
        return ().into_any();
    }
    let level = played.attempt.with_untracked(|attempt| attempt.level.id.clone());
    let button = move |(place, option): (usize, String)| {
        let text = played.opened.answer(played.learn, &level, option);
        let out = move || played.attempt.with(|attempt| attempt.ruled_out.contains(&place));
        let off = move || out() || played.attempt.with(|attempt| attempt.phase != Phase::Open);
        let right = move || {
            played.attempt.with(|attempt| matches!(attempt.phase, Phase::Done(_)) && attempt.right() == Some(place))
        };
        view! {
            <button
                type="button"
                class="answer"
                data-out=move || out().to_string()
                data-right=move || right().to_string()
                // Not `disabled`, which would take the focus away from whoever is to try again.
                aria-disabled=move || off().to_string()
                on:click=move |_| {
                    if !untrack(off) {
                        played.send(LevelEvent::Answer(place));
                    }
                }
            >
                <span class="answer-letter" aria-hidden="true">{char::from(b'A' + place as u8).to_string()}</span>
                <span>{text}</span>
            </button>
        }
    };
    view! { <div class="answers">{options.into_iter().enumerate().map(button).collect_view()}</div> }.into_any()
}

/// Hint, take back, restart: always there.
fn tools<G: Course>(played: Played<G>) -> AnyView {
    let learn = played.learn;
    let tool = move |icon: &'static str, text: &'static str, event: LevelEvent, off: fn(&Attempt<G>) -> bool| {
        view! {
            <button
                type="button"
                class="button quiet"
                aria-disabled=move || played.attempt.with(off).to_string()
                on:click=move |_| {
                    if !played.attempt.with_untracked(off) {
                        played.send(event.clone());
                    }
                }
            >
                <Icon name=icon/>
                <span>{learn.tr(text)}</span>
            </button>
        }
    };
    let is_done = |attempt: &Attempt<G>| matches!(attempt.phase, Phase::Done(_));
    let (_, next, before) = neighbours(played);
    let step = |study: Option<Study>, id: &'static str, icon: &'static str, text: &'static str| {
        study.map(|study| {
            view! {
                <a class="button quiet square" id=id href=learn.href(&study) aria-label=learn.tr(text)>
                    <Icon name=icon/>
                </a>
            }
        })
    };
    view! {
        <div class="level-tools">
            {tool("hint", "hint", LevelEvent::Hint, is_done)}
            {tool("undo", "take-back", LevelEvent::TakeBack, |attempt| !attempt.can_take_back() || matches!(attempt.phase, Phase::Done(_)))}
            {tool("restart", "restart", LevelEvent::Restart, Attempt::is_untouched)}
            {step(before, "anterior", "back", "previous-level")}
            {step(next, "seguinte", "forward", "next-level")}
        </div>
    }
    .into_any()
}
