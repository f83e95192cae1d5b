//! A level: the board, the task, what came of each try, and the next step.

use leptos::prelude::*;

use super::course::{Course, Learn, Opened, Trial};
use super::explain::listen;
use super::links::{articles, focus_soon, level_links, level_place};
use super::played::Played;
use super::{teacher, words};
use crate::board::{Movable, Query, Request, State};
use crate::figures;
use crate::hands::letter;
use crate::lessons::{Attempt, LevelEvent, Notice, Phase};
use crate::route::Study;
use crate::ui::board::{Board, TimedRequest};
use crate::ui::browser;
use crate::ui::hands::{HandCount, SPOKEN};
use crate::ui::moves::board_keys;
use crate::ui::preferences::use_preferences;
use crate::ui::projection::use_projection;
use crate::ui::reactive::{effect, memo, once_drawn};
use crate::ui::refusal::{self, emphasised};
use crate::ui::widgets::{Button, Icon, TextLink, stars, tool};
use crate::ui::wrong::tried;

pub fn level<G: Course>(learn: Learn, opened: Opened<G>, id: String, trial: Option<Trial>) -> AnyView {
    let Some(level) = opened.lesson.with_value(|lesson| lesson.level(&id).cloned()) else { return ().into_any() };
    let attempt = Attempt::new(&level);
    let options = attempt.options().len();
    let played = Played {
        learn,
        opened,
        hands: HandCount::new(learn.i18n, if options == 0 { SPOKEN } else { options }),
        attempt: RwSignal::new(attempt),
        announce: RwSignal::new(String::new()),
        preferences: use_preferences(),
        all_squares: RwSignal::new(false),
        trial,
    };
    let board = RwSignal::new(State { orientation: level.diagram.bottom, ..State::default() });
    effect(move || {
        let preferences = played.preferences;
        let coordinates = preferences.read(|settings| settings.coordinates);
        let dots = preferences.read(|settings| settings.show_destinations);
        let all = played.all_squares.get();
        let over = trial.is_some_and(|trial| trial.answer.with(Option::is_some));
        let attempt = played.attempt.read();
        board.update(|board| {
            // Where a piece may go is what a task may be about.
            board.show_destinations = dots && trial.is_none();
            attempt.paint(board, coordinates);
            if over {
                board.movable = Movable::Nobody;
            }
            if all {
                board.marks.extend(attempt.all_destinations());
            }
        });
    });
    let lifted = memo(move || board.with(|board| board.selected));
    effect(move || {
        // Where it changes nothing, nothing is said once more.
        let changes = || played.attempt.with_untracked(|attempt| attempt.clone().update(LevelEvent::Lift) != *attempt);
        if lifted.get().is_some() && changes() {
            played.send(LevelEvent::Lift);
        }
    });
    let on_request = Callback::new(move |TimedRequest { request, .. }: TimedRequest| request_event(played, request));
    let typed = Callback::new(move |(text, letters)| {
        // That a star was landed on is no fault of the move.
        let is_wrong = |attempt: &Attempt<G>| !matches!(attempt.notice, None | Some(Notice::Left(_)));
        let act = || played.send(LevelEvent::Typed { text, letters });
        tried(played.announce, act, || played.attempt.with_untracked(is_wrong))
    });
    let moves = level.is_played();
    // Who comes from another level hears where this is and what is asked; the first page of a visit is read from its
    // top anyway.
    if learn.turned.get_value() {
        let place = place(played);
        once_drawn(move || played.announce.set(format!("{place}. {}", played.overview())));
    }
    // While projecting, the presenter's keys go from level to level, and from an answered task to the next.
    let forward = if trial.is_some() { "a-seguir" } else { "seguinte" };
    use_projection().on_turn(Callback::new(move |down| browser::click(if down { forward } else { "anterior" })));
    let letters = move || board_keys(played.preferences.typed_letters());
    // What a question asks about a king is not answered before it is.
    let is_done = memo(move || played.attempt.with(|attempt| matches!(attempt.phase, Phase::Done(_))));
    let mate = (move || is_done.get().then(|| refusal::mate(learn.i18n, board))).into_any();
    view! {
        <div class="play learn-play" data-phase=move || played.attempt.with(|attempt| phase_name(attempt.phase))>
            <div class="play-board">
                <Board
                    state=board
                    on_request=on_request
                    announce=played.announce
                    label=Signal::derive(move || format!("{}. {}", heading(played), played.task()))
                    letters=Signal::derive(letters)
                />
            </div>
            <div class="play-side">
                <div class="task-first">
                    {card(played, mate)}
                    {answers(played)}
                    {G::side_panel(learn, played.attempt, Callback::new(move |event| played.send(event)))}
                </div>
                {match trial {
                    Some(trial) => view! {
                        {pass(trial)}
                        {(moves && trial.is_typed).then(|| G::typed_line(learn.i18n, typed))}
                    }
                    .into_any(),
                    None => view! {
                        {tools(played)}
                        {level_links(learn, opened.id(), Some(level.id.clone()), |_| true)}
                        {moves.then(|| G::typed_line(learn.i18n, typed))}
                        {teacher::bar(played)}
                        {articles(learn, opened)}
                    }
                    .into_any(),
                }}
            </div>
        </div>
    }
    .into_any()
}

/// Where this level is: «A torre · nível 3», «Tarefa 3 de 44».
fn place<G: Course>(played: Played<G>) -> String {
    match played.trial {
        Some(trial) => trial.place.get_value(),
        None => played.attempt.with_untracked(|attempt| level_place(played.learn, played.opened, &attempt.level.id)),
    }
}

/// What the board is called: a task does not say which lesson it is from.
fn heading<G: Course>(played: Played<G>) -> String {
    played.trial.map_or_else(|| played.learn.title(&played.opened.id()), |trial| trial.place.get_value())
}

/// The way past a task that somebody cannot do yet.
fn pass(trial: Trial) -> AnyView {
    let way = move || {
        view! {
            <p class="actions">
                <Button look="quiet" text=trial.pass on_press=move || trial.go_on.run(())/>
            </p>
        }
    };
    (move || trial.answer.with(Option::is_none).then(way)).into_any()
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

/// The card with the task and what there is to say.
fn card<G: Course>(played: Played<G>, mate: AnyView) -> AnyView {
    let Played { learn, opened, trial, .. } = played;
    let place = place(played);
    let place = match trial {
        Some(_) => view! { <span>{place}</span> }.into_any(),
        None => view! { <TextLink href=learn.href(&Study::Lesson(opened.id())) text=place/> }.into_any(),
    };
    let task = played.task();
    let shown = memo(move || played.attempt.with(|attempt| played.words(attempt)));
    let standing = move || played.attempt.with(|attempt| words::standing(learn, attempt));
    let won = move || match played.attempt.with(|attempt| attempt.phase) {
        Phase::Done(won) if trial.is_none() => Some(won),
        _ => None,
    };
    let kind = move || shown.with(|words| words.as_ref().map_or("task", |words| words.kind));
    let heard = task.clone();
    view! {
        <section class="card verdict task" data-kind=kind>
            <p class="task-place">
                {place}
                <span>{standing}</span>
            </p>
            <div class="task-line">
                <h1 class="task-text">{emphasised(&task)}</h1>
                {listen(learn, Signal::stored(heard))}
            </div>
            {move || won().map(|won| view! { <p class="celebration">{stars(won)}</p> })}
            {move || shown.get().map(|words| words.view(learn.i18n))}
            {mate}
            {move || next_step(played)}
        </section>
    }
    .into_any()
}

/// After a miss the way back; when all is done, the next step.
fn next_step<G: Course>(played: Played<G>) -> AnyView {
    let phase = played.attempt.with(|attempt| attempt.phase);
    let learn = played.learn;
    if let Some(trial) = played.trial {
        return on(learn, trial);
    }
    match phase {
        Phase::Open => ().into_any(),
        Phase::Missed(_) => view! {
            <p class="verdict-actions">
                <Button look="small" text="try-again" on_press=move || played.send(LevelEvent::TakeBack)/>
            </p>
        }
        .into_any(),
        Phase::Done(won) => {
            let (next, _) = neighbours(played);
            let text = if matches!(next, Study::Level { .. }) { "next-level" } else { "lesson-finish" };
            let again = (won < 3).then(|| {
                view! {
                    <Button look="quiet" text="once-more" on_press=move || played.send(LevelEvent::Restart)/>
                }
            });
            focus_soon("a-seguir");
            view! {
                <p class="verdict-actions">
                    <TextLink href=learn.href(&next) class="button" id="a-seguir" icon="forward" text=learn.tr(text)/>
                    {again}
                </p>
            }
            .into_any()
        }
    }
}

/// The way to the next task, once this one is answered.
fn on(learn: Learn, trial: Trial) -> AnyView {
    if trial.answer.with(Option::is_none) {
        return ().into_any();
    }
    focus_soon("a-seguir");
    view! {
        <p class="verdict-actions">
            <button type="button" class="button" id="a-seguir" on:click=move |_| trial.go_on.run(())>
                <Icon name="forward"/>
                <span>{learn.tr(trial.on)}</span>
            </button>
        </p>
    }
    .into_any()
}

/// What comes after and before this level: another level, or the lesson's end, where it has one, and its beginning.
fn neighbours<G: Course>(played: Played<G>) -> (Study, Study) {
    let place = played.attempt.with_untracked(|attempt| played.opened.place(&attempt.level.id));
    played.opened.lesson.with_value(|lesson| {
        let id = lesson.id.clone();
        let study = |place: usize| {
            lesson.levels.get(place).map(|level| Study::Level { lesson: id.clone(), level: level.id.clone() })
        };
        let end = || match played.learn.about.end {
            Some(_) => Study::End(id.clone()),
            None => played
                .learn
                .catalog
                .with_value(|catalog| catalog.after(&id).map_or(Study::Map, |next| Study::Lesson(next.id.clone()))),
        };
        let next = study(place + 1).unwrap_or_else(end);
        let before = place.checked_sub(1).and_then(study).unwrap_or_else(|| Study::Lesson(id.clone()));
        (next, before)
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
        let text = played.opened.answer(*played.learn, &level, option);
        let out = move || played.attempt.with(|attempt| attempt.ruled_out.contains(&place));
        let over = move || played.trial.is_some_and(|trial| trial.answer.with(Option::is_some));
        let off = move || over() || out() || played.attempt.with(|attempt| attempt.phase != Phase::Open);
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
                <span class="answer-letter" aria-hidden="true">{letter(place).to_string()}</span>
                <span>{text}</span>
            </button>
        }
    };
    // A class holds up its hands, with the question and the answers in sight.
    let projection = use_projection();
    let hands = move || projection.is_on().then(|| played.hands.row());
    view! {
        <div class="answers">{options.into_iter().enumerate().map(button).collect_view()}</div>
        {hands}
    }
    .into_any()
}

/// Hint, take back, restart: always there.
fn tools<G: Course>(played: Played<G>) -> AnyView {
    let learn = played.learn;
    let tool = move |icon: &'static str, text: &'static str, event: LevelEvent, off: fn(&Attempt<G>) -> bool| {
        tool(icon, learn.tr(text), move || played.attempt.with(off), move || played.send(event.clone()))
    };
    let is_done = |attempt: &Attempt<G>| matches!(attempt.phase, Phase::Done(_));
    let (next, before) = neighbours(played);
    let step = |study: Study, id: &'static str, icon: &'static str, text: &'static str| {
        view! {
            <a class="button quiet square" id=id href=learn.href(&study) aria-label=learn.tr(text)>
                <Icon name=icon/>
            </a>
        }
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
