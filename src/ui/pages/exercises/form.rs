//! What an exercise asks, and the teacher's words for it.

use leptos::prelude::*;

use super::board::toggle;
use super::making::{Edit, Tool};
use super::words::{usual_task, written_line};
use crate::exercises::{Ask, Exercise, LONGEST, MOST_ANSWERS, MOST_MATE, Sentence};
use crate::hands::letter;
use crate::square::SquareSet;
use crate::ui::browser;
use crate::ui::preferences::use_preferences;
use crate::ui::reactive::memo;
use crate::ui::widgets::{Button, RadioGroup};

/// What may be asked, as the form offers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Line,
    Mate,
    Capture,
    Reach,
    Mark,
    Judge,
    Answer,
    Written,
}

impl Kind {
    const ALL: [Kind; 8] =
        [Kind::Line, Kind::Mate, Kind::Capture, Kind::Reach, Kind::Mark, Kind::Judge, Kind::Answer, Kind::Written];

    fn of(ask: &Ask) -> Kind {
        match ask {
            Ask::Line(_) => Kind::Line,
            Ask::Mate(_) => Kind::Mate,
            Ask::Capture(_) => Kind::Capture,
            Ask::Reach(_) => Kind::Reach,
            Ask::Mark(_) => Kind::Mark,
            Ask::Judge(_) => Kind::Judge,
            Ask::Answer { .. } => Kind::Answer,
            Ask::Written => Kind::Written,
        }
    }

    /// Its name in the page, and its message.
    const fn names(self) -> (&'static str, &'static str) {
        match self {
            Kind::Line => ("line", "exercises-ask-line"),
            Kind::Mate => ("mate", "exercises-ask-mate"),
            Kind::Capture => ("capture", "exercises-ask-capture"),
            Kind::Reach => ("reach", "exercises-ask-reach"),
            Kind::Mark => ("mark", "exercises-ask-mark"),
            Kind::Judge => ("judge", "exercises-ask-judge"),
            Kind::Answer => ("answer", "exercises-ask-answer"),
            Kind::Written => ("written", "exercises-ask-written"),
        }
    }

    /// Nothing asked yet; squares that are chosen stay so.
    fn empty(self, before: &Ask) -> Ask {
        let squares = match before {
            Ask::Capture(squares) | Ask::Reach(squares) | Ask::Mark(squares) => *squares,
            _ => SquareSet::EMPTY,
        };
        match self {
            Kind::Line => Ask::Line(Vec::new()),
            Kind::Mate => Ask::Mate(1),
            Kind::Capture => Ask::Capture(squares),
            Kind::Reach => Ask::Reach(squares),
            Kind::Mark => Ask::Mark(squares),
            Kind::Judge => Ask::Judge(None),
            Kind::Answer => Ask::Answer { right: 0, answers: vec![Sentence::default(); 2] },
            Kind::Written => Ask::Written,
        }
    }
}

pub(super) fn ask(edit: Edit) -> AnyView {
    let own = edit.own;
    let kind = memo(move || Kind::of(&edit.exercise().ask));
    // What was asked before of each kind, for whoever comes back to it while the exercise is on the board.
    let before: StoredValue<Vec<(u32, Ask)>> = StoredValue::new(Vec::new());
    let choose = move |wanted: Kind| {
        let (at, ask) = (edit.shown.get_untracked(), edit.peek().ask);
        if Kind::of(&ask) == wanted {
            return;
        }
        let found = before.try_update_value(|before| {
            before.retain(|(place, other)| *place != at || Kind::of(other) != Kind::of(&ask));
            before.push((at, ask.clone()));
            before.iter().find(|(place, other)| *place == at && Kind::of(other) == wanted).map(|(_, ask)| ask.clone())
        });
        edit.tool.set(Tool::Hand);
        edit.change(|exercise| exercise.ask = found.flatten().unwrap_or_else(|| wanted.empty(&ask)));
    };
    // Drawn anew for another exercise and another kind, not with each letter.
    let shown = memo(move || (edit.shown.get(), kind.get()));
    let part = move || {
        let (_, kind) = shown.get();
        untrack(|| match kind {
            Kind::Line => line(edit),
            Kind::Mate => mate(edit),
            Kind::Capture | Kind::Reach | Kind::Mark => squares(edit),
            Kind::Judge => {
                view! { <p class="actions">{toggle(edit, Tool::Way, "run", "exercises-judge")}</p> }.into_any()
            }
            Kind::Answer => answers(edit),
            Kind::Written => view! { <p class="quiet-text">{own.tr("exercises-written")}</p> }.into_any(),
        })
    };
    view! {
        <section class="card">
            <h2>{own.tr("exercises-ask")}</h2>
            <RadioGroup
                name="pedido"
                legend=own.tr("exercises-ask")
                unseen_legend=true
                values=Kind::ALL.to_vec()
                label=move |kind: Kind| (kind.names().0.to_string(), Signal::stored(own.tr(kind.names().1)))
                chosen=move || kind.get()
                choose=choose
            />
            {part}
        </section>
    }
    .into_any()
}

/// The line, played on the board.
fn line(edit: Edit) -> AnyView {
    let own = edit.own;
    let preferences = use_preferences();
    let written = move || written_line(own.page, &edit.exercise(), preferences.letters());
    // Buttons that are made anew with each move would lose the focus.
    let is_empty = memo(move || matches!(edit.exercise().ask, Ask::Line(line) if line.is_empty()));
    let take_back = move || {
        edit.change(|exercise| {
            if let Ask::Line(line) = &mut exercise.ask {
                line.pop();
            }
        });
    };
    let one = |(place, text): (usize, String)| {
        let whose = if place.is_multiple_of(2) { "own" } else { "reply" };
        view! { <li data-whose=whose>{text}</li> }
    };
    let more = move || {
        (!is_empty.get()).then(|| {
            view! {
                {toggle(edit, Tool::Also, "plus", "exercises-also")}
                <Button look="small quiet" icon="undo" text="exercises-line-back" on_press=take_back/>
            }
        })
    };
    view! {
        <p class="quiet-text">{own.tr("exercises-line-text")}</p>
        <ol class="own-line" aria-label=own.tr("exercises-line")>
            {move || written().into_iter().enumerate().map(one).collect_view()}
        </ol>
        <p class="actions">{toggle(edit, Tool::Way, "run", "exercises-way")} {more}</p>
    }
    .into_any()
}

fn mate(edit: Edit) -> AnyView {
    let own = edit.own;
    let chosen = move || if let Ask::Mate(moves) = edit.exercise().ask { moves } else { 1 };
    let label = move |moves: u32| {
        (moves.to_string(), Signal::stored(own.tr_with("exercises-mate-in", &[("moves", moves.into())])))
    };
    view! {
        <RadioGroup
            name="mate"
            legend=own.tr("exercises-ask-mate")
            unseen_legend=true
            values=(1..=MOST_MATE).collect()
            label=label
            chosen=chosen
            choose=move |moves| edit.change(|exercise| exercise.ask = Ask::Mate(moves))
        />
    }
    .into_any()
}

fn squares(edit: Edit) -> AnyView {
    let chosen = move || match edit.exercise().ask {
        Ask::Capture(squares) | Ask::Reach(squares) | Ask::Mark(squares) => {
            squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(", ")
        }
        _ => String::new(),
    };
    view! {
        <p class="actions">{toggle(edit, Tool::Target, "star", "exercises-squares")}</p>
        <p>{chosen}</p>
    }
    .into_any()
}

/// The buttons of a question; the right one is marked.
fn answers(edit: Edit) -> AnyView {
    let own = edit.own;
    let count = memo(move || if let Ask::Answer { answers, .. } = edit.exercise().ask { answers.len() } else { 0 });
    let right = move || if let Ask::Answer { right, .. } = edit.exercise().ask { right } else { 0 };
    let change = move |change: &dyn Fn(&mut usize, &mut Vec<Sentence>)| {
        edit.change(|exercise| {
            if let Ask::Answer { right, answers } = &mut exercise.ask {
                change(right, answers);
            }
        });
    };
    let text = move |place: usize| match edit.peek().ask {
        Ask::Answer { answers, .. } => answers.get(place).map(Sentence::to_string).unwrap_or_default(),
        _ => String::new(),
    };
    let one = move |place: usize| {
        let sign = letter(place).to_string();
        let write = Callback::new(move |said: Sentence| {
            change(&|_, answers| {
                if let Some(answer) = answers.get_mut(place) {
                    *answer = said.clone();
                }
            });
        });
        let label = own.tr_with("exercises-answer", &[("letter", sign.into())]);
        view! { <SentenceField id=field_id(place) label=label value=Signal::stored(text(place)) write=write/> }
    };
    let letters = move |place: usize| (place.to_string(), Signal::stored(letter(place).to_string()));
    let rows = move || {
        let count = count.get();
        view! {
            {(0..count).map(one).collect_view()}
            <RadioGroup
                name="certa"
                legend=own.tr("exercises-right")
                values=(0..count).collect()
                label=letters
                chosen=right
                choose=move |place| change(&|right, _| *right = place)
            />
            <p class="actions">
                {(count < MOST_ANSWERS).then(|| view! {
                    <Button
                        look="small quiet"
                        icon="plus"
                        text="exercises-more-answers"
                        on_press=move || {
                            change(&|_, answers| answers.push(Sentence::default()));
                            focus_field(count);
                        }
                    />
                })}
                {(count > 2).then(|| view! {
                    <Button
                        look="small quiet"
                        icon="bin"
                        text="exercises-fewer-answers"
                        on_press=move || {
                            change(&|right, answers| {
                                answers.pop();
                                *right = (*right).min(answers.len().saturating_sub(1));
                            });
                            focus_field(count.saturating_sub(2));
                        }
                    />
                })}
            </p>
        }
    };
    rows.into_any()
}

/// The element of an answer's field.
fn field_id(place: usize) -> String {
    ["resposta", &place.to_string()].join("_")
}

/// The fields are drawn anew with their number, and the button that was pressed is gone.
fn focus_field(place: usize) {
    request_animation_frame(move || browser::focus(&field_id(place)));
}

/// The field for a line of words. `example` stands in it while it is empty.
#[component]
pub(super) fn SentenceField(
    #[prop(into)] id: String,
    label: String,
    #[prop(optional)] example: Option<Signal<String>>,
    value: Signal<String>,
    write: Callback<Sentence>,
) -> AnyView {
    view! {
        <label class="field">
            <span>{label}</span>
            <input
                type="text"
                id=id
                autocomplete="off"
                maxlength=LONGEST.to_string()
                placeholder=move || example.map(|example| example.get())
                prop:value=move || value.get()
                on:input=move |event| write.run(Sentence::new(&event_target_value(&event)))
            />
        </label>
    }
    .into_any()
}

/// The three lines of words.
pub(super) fn words(edit: Edit) -> AnyView {
    let own = edit.own;
    let usual = move || usual_task(own.page, &edit.exercise());
    let field = move |id: &'static str, label: &'static str, part: fn(&mut Exercise) -> &mut Sentence| {
        let value = Signal::derive(move || {
            edit.at.get();
            part(&mut edit.peek()).to_string()
        });
        let write = Callback::new(move |said| edit.change(|exercise| *part(exercise) = said));
        // Empty, the first says what the site asks.
        let example = Signal::derive(move || if label == "exercises-task" { usual() } else { String::new() });
        view! { <SentenceField id=id label=own.tr(label) example=example value=value write=write/> }
    };
    view! {
        <section class="card">
            <h2>{own.tr("exercises-words")}</h2>
            {field("tarefa", "exercises-task", |exercise| &mut exercise.task)}
            {field("pista", "exercises-hint", |exercise| &mut exercise.hint)}
            {field("explicacao", "exercises-after", |exercise| &mut exercise.after)}
        </section>
    }
    .into_any()
}
