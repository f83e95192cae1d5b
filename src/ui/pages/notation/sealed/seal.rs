//! Fechar o envelope: the move of the arrow is written, the envelope closed, opened again, and ruled on. FIDE 2023 I.1

use leptos::prelude::*;

use super::super::context::Turn;
use super::super::stage::{ExerciseView, asked};
use super::envelope::{article, draw, heading, paper, reasons, spelled};
use crate::board::{Mark, Tone};
use crate::chess::anatomy;
use crate::chess::san::{self, Letters};
use crate::drills::positions::Task;
use crate::drills::sealed::{self, Datum, Ruling};
use crate::texts::Value;
use crate::ui::browser;
use crate::ui::move_keys::{MoveField, move_field};
use crate::ui::widgets::Button;
use crate::ui::wrong::Wrong;

/// The field of the sealed move.
const FIELD: &str = "lance-secreto";

/// How far the envelope is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Step {
    Write,
    /// It is closed; what stands on it is asked.
    Closed,
    /// It is open, and the arbiter has ruled.
    Open,
}

#[derive(Clone, Copy)]
struct Sealing {
    stage: ExerciseView,
    task: StoredValue<Task>,
    data: StoredValue<Vec<Datum>>,
    step: RwSignal<Step>,
    text: RwSignal<String>,
    letters: Letters,
    /// The data that were tried and do belong on the envelope.
    out: RwSignal<Vec<Datum>>,
}

impl Sealing {
    /// The move to be written, by its arrow.
    fn begin(self) {
        self.step.set(Step::Write);
        self.task.with_value(|task| {
            self.stage.place(&task.position, None, vec![Mark::arrow(Tone::Hint, task.m.from, task.m.to)]);
        });
    }

    fn close(self) {
        // The question of the data is asked once.
        if self.stage.turn.is_settled() {
            return self.open();
        }
        self.step.set(Step::Closed);
        self.stage.words.set(None);
        self.stage.live.set(self.stage.turn.trainer.tr("sealed-which-not"));
        request_animation_frame(|| browser::focus("dado-0"));
    }

    fn datum(self, datum: Datum) {
        if datum.is_wanted() {
            self.stage.turn.settle(false, &["I.2"]);
            self.out.update(|out| out.push(datum));
            self.stage.say("refused", &self.stage.turn.trainer.tr("sealed-belongs"), "I.2");
        } else {
            self.open();
        }
    }

    /// The envelope is opened and the arbiter rules.
    fn open(self) {
        let trainer = self.stage.turn.trainer;
        let text = self.text.get_untracked();
        self.step.set(Step::Open);
        self.task.with_value(|task| {
            let (position, m) = (&task.position, task.m);
            let ruling = sealed::rule(position, &text, self.letters);
            let made = matches!(ruling, Ruling::Made(made) if made == m);
            self.stage.turn.settle(made, &articles(task));
            draw(self.stage, position, &ruling);
            let why = reasons(trainer, position, &ruling, self.letters);
            let opened = trainer.tr_with("sealed-opened", &[("text", text.trim().to_string().into())]);
            let said = match &ruling {
                Ruling::Made(_) if made => format!("{opened} {why}"),
                Ruling::Made(_) => format!("{opened} {why} {}", trainer.tr("sealed-other-move")),
                Ruling::Lost(_) => format!("{opened} {} {why}", trainer.tr("sealed-lost")),
                Ruling::Drawn(..) => format!("{opened} {} {why}", trainer.tr("sealed-drawn")),
            };
            self.stage.say(if made { "good" } else { "refused" }, &said, article(position, &ruling));
        });
    }

    fn again(self) {
        self.stage.words.set(None);
        self.begin();
        request_animation_frame(|| browser::focus(FIELD));
    }

    /// The answer was asked for.
    fn reveal(self) {
        let trainer = self.stage.turn.trainer;
        self.step.set(Step::Open);
        self.task.with_value(|task| {
            let written = san::write(&task.position, task.m, self.letters);
            self.stage.show(&task.position, task.m);
            self.text.set(written.clone());
            self.stage.say("look", &trainer.tr_with("sealed-so-written", &[("move", written.into())]), "I.1.1");
        });
    }
}

/// The articles of Appendix C that make this move one move.
fn articles(task: &Task) -> Vec<&'static str> {
    let parts = anatomy::parts(&task.position, task.m, Letters::Portuguese);
    let all = parts.into_iter().map(|(_, part)| part.article());
    all.filter(|article| article.starts_with("C.10") || matches!(*article, "C.11" | "C.9.3")).collect()
}

/// The words for a datum.
const fn name(datum: Datum) -> &'static str {
    match datum {
        Datum::Names => "sealed-datum-names",
        Datum::Position => "sealed-datum-position",
        Datum::Times => "sealed-datum-times",
        Datum::Sealer => "sealed-datum-sealer",
        Datum::Number => "sealed-datum-number",
        Datum::DrawOffer => "sealed-datum-draw",
        Datum::Resumption => "sealed-datum-resumption",
        Datum::TheMove => "sealed-datum-move",
        Datum::Plan => "sealed-datum-plan",
        Datum::Verdict => "sealed-datum-verdict",
        Datum::Reply => "sealed-datum-reply",
    }
}

pub(super) fn exercise(turn: Turn) -> AnyView {
    let trainer = turn.trainer;
    let task = sealed::draft(turn.exercise.seed);
    let stage = ExerciseView::new(turn, &task.position);
    let letters = stage.preferences.typed_letters_now();
    let asked = asked(trainer, &task, ["sealed-write-it", "sealed-write-promotion"]);
    let on_it = heading(trainer, &task.position);
    let sealing = Sealing {
        stage,
        task: StoredValue::new(task),
        data: StoredValue::new(sealed::data(turn.exercise.seed)),
        step: RwSignal::new(Step::Write),
        text: RwSignal::new(String::new()),
        letters,
        out: RwSignal::new(Vec::new()),
    };
    sealing.begin();
    turn.on_reveal(move || sealing.reveal());
    let envelope = {
        let on_it = on_it.clone();
        move || {
            let closed = match sealing.step.get() {
                // What is written stands in the field.
                Step::Write => return ().into_any(),
                step => step == Step::Closed,
            };
            let shown = match closed {
                true => trainer.tr("sealed-closed"),
                false => spelled(trainer, &sealing.text.get()),
            };
            view! { <div data-closed=closed.to_string()>{paper(on_it.clone(), shown.into_any())}</div> }.into_any()
        }
    };
    let card = view! {
        <h1 class="task-text">{asked.clone()}</h1>
        {envelope}
    };
    let good = move || stage.words.with(|words| words.as_ref().is_some_and(|words| words.kind == "good"));
    let below = move || match sealing.step.get() {
        Step::Write => writing(sealing),
        Step::Closed => data(sealing),
        Step::Open if good() || turn.is_revealed() => ().into_any(),
        Step::Open => view! { <Button look="quiet" text="sealed-again" on_press=move || sealing.again()/> }.into_any(),
    };
    let label = Signal::stored(format!("{on_it}. {asked}"));
    stage.view(label, Callback::new(|_| {}), card.into_any(), below.into_any())
}

/// The move as it is to stand in the envelope, typed or built from keys.
fn writing(sealing: Sealing) -> AnyView {
    let trainer = sealing.stage.turn.trainer;
    let field = MoveField {
        id: FIELD,
        letters: sealing.letters,
        text: sealing.text,
        submit: Callback::new(move |()| sealing.close()),
        offers: false,
        wrong: Wrong::new(FIELD),
    };
    // Here what is written is not handed in: the envelope is closed.
    let tr = move |id: &str, values: &[(&str, Value)]| {
        if id == "field-submit" { trainer.tr("sealed-close") } else { trainer.tr_with(id, values) }
    };
    move_field(trainer.i18n, &tr, trainer.tr("sealed-write-label"), field)
}

/// Four data, of which one does not belong on the envelope.
fn data(sealing: Sealing) -> AnyView {
    let trainer = sealing.stage.turn.trainer;
    let button = |(place, datum): (usize, Datum)| {
        let out = move || sealing.out.with(|out| out.contains(&datum));
        view! {
            <button
                type="button"
                class="answer"
                id=format!("dado-{place}")
                data-datum=name(datum)
                data-out=move || out().to_string()
                aria-disabled=move || out().to_string()
                on:click=move |_| {
                    if !untrack(out) {
                        sealing.datum(datum);
                    }
                }
            >
                <span>{trainer.tr(name(datum))}</span>
            </button>
        }
    };
    let buttons = sealing.data.with_value(|data| data.iter().copied().enumerate().map(button).collect_view());
    view! {
        <section class="card sealed-data">
            <h2 id="dados">{trainer.tr("sealed-which-not")}</h2>
            <div class="answers" role="group" aria-labelledby="dados">
                {buttons}
            </div>
        </section>
    }
    .into_any()
}
