//! Abrir o envelope: the pupil is the arbiter and says what becomes of what is written. FIDE 2023 I.8

use leptos::prelude::*;

use super::super::context::Turn;
use super::super::stage::ExerciseView;
use super::envelope::{article, draw, heading, paper, reasons, spelled, written};
use crate::chess::Role;
use crate::chess::san::{self, Letters};
use crate::drills::sealed::{self, Envelope, Ruling, SealedAnswer};
use crate::ui::pages::drills::Trainer;

#[derive(Clone, Copy)]
struct Opened {
    stage: ExerciseView,
    envelope: StoredValue<Envelope>,
    ruling: StoredValue<Ruling>,
    out: RwSignal<Vec<SealedAnswer>>,
    done: RwSignal<bool>,
}

impl Opened {
    fn answer(self, answer: SealedAnswer) {
        let (right, rule) = self.ruling.with_value(|ruling| {
            // That a draw saves who wrote badly is an exception of this article.
            let rule = if ruling.answer() == SealedAnswer::Drawn { "I.8" } else { ruling.article() };
            (ruling.answer() == answer, rule)
        });
        self.stage.turn.settle(right, &[rule]);
        if right {
            self.finish("good");
        } else {
            self.out.update(|out| out.push(answer));
            self.stage.say("refused", &self.stage.turn.trainer.tr("sealed-look-again"), "");
        }
    }

    /// The ruling, with its reasons, on the board and in words.
    fn finish(self, kind: &'static str) {
        let trainer = self.stage.turn.trainer;
        self.done.set(true);
        self.envelope.with_value(|envelope| {
            self.ruling.with_value(|ruling| {
                draw(self.stage, &envelope.position, ruling);
                let mut text = format!(
                    "{}. {}",
                    trainer.tr(name(ruling.answer())),
                    reasons(trainer, &envelope.position, ruling, envelope.letters)
                );
                if envelope.claim.is_some() && !matches!(ruling, Ruling::Drawn("5.2.2", _)) {
                    text += " ";
                    text += &trainer.tr("sealed-what-counts");
                }
                self.stage.say(kind, &text, article(&envelope.position, ruling));
            });
        });
    }
}

/// The words on the button.
const fn name(answer: SealedAnswer) -> &'static str {
    match answer {
        SealedAnswer::Made => "sealed-answer-made",
        SealedAnswer::Ambiguous => "sealed-answer-ambiguous",
        SealedAnswer::Unreadable => "sealed-answer-unreadable",
        SealedAnswer::Illegal => "sealed-answer-illegal",
        SealedAnswer::Drawn => "sealed-answer-drawn",
    }
}

/// Who wrote it, in which letters. FIDE 2023 C.3
fn writer(trainer: Trainer, letters: Letters) -> String {
    let id = match letters {
        Letters::English => "sealed-writer-english",
        Letters::German => "sealed-writer-german",
        Letters::Spanish => "sealed-writer-spanish",
        Letters::French => "sealed-writer-french",
        _ => "sealed-writer-portuguese",
    };
    let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    let signs: Vec<String> =
        roles.into_iter().filter_map(|role| letters.letter(role)).map(|letter| letter.to_string()).collect();
    trainer.tr_with(id, &[("letters", signs.join(" ").into())])
}

pub(super) fn exercise(turn: Turn) -> AnyView {
    let trainer = turn.trainer;
    let letters = crate::ui::preferences::use_preferences().typed_letters_now();
    let envelope = sealed::envelope(turn.exercise.seed, letters);
    let stage = ExerciseView::new(turn, &envelope.position);
    let on_paper = paper(heading(trainer, &envelope.position), written(trainer, &envelope.text));
    let who = writer(trainer, envelope.letters);
    let claim = envelope.claim.map(|m| {
        let m = san::write(&envelope.position, m, envelope.letters);
        trainer.tr_with("sealed-claim", &[("move", m.into())])
    });
    let label = [
        heading(trainer, &envelope.position) + ".",
        trainer.tr_with("sealed-it-says", &[("text", spelled(trainer, &envelope.text).into())]),
        who.clone(),
    ]
    .join(" ");
    let opened = Opened {
        stage,
        ruling: StoredValue::new(envelope.rule()),
        envelope: StoredValue::new(envelope),
        out: RwSignal::new(Vec::new()),
        done: RwSignal::new(false),
    };
    turn.on_reveal(move || opened.finish("look"));
    let card = view! {
        <h1 class="task-text">{trainer.tr("sealed-you-rule")}</h1>
        {on_paper}
        <p class="writer">{who}</p>
        {claim.map(|claim| view! { <p class="claim">{claim}</p> })}
    };
    stage.view(Signal::stored(label), Callback::new(|_| {}), card.into_any(), answers(opened))
}

fn answers(opened: Opened) -> AnyView {
    let trainer = opened.stage.turn.trainer;
    let button = |answer: SealedAnswer| {
        let out = move || opened.out.with(|out| out.contains(&answer));
        let off = move || out() || opened.done.get();
        let right = move || opened.done.get() && opened.ruling.with_value(|ruling| ruling.answer() == answer);
        view! {
            <button
                type="button"
                class="answer"
                data-answer=name(answer)
                data-out=move || out().to_string()
                data-right=move || right().to_string()
                aria-disabled=move || off().to_string()
                on:click=move |_| {
                    if !untrack(off) {
                        opened.answer(answer);
                    }
                }
            >
                <span>{trainer.tr(name(answer))}</span>
            </button>
        }
    };
    view! {
        <div class="answers rulings" role="group" aria-label=trainer.tr("sealed-you-rule")>
            {SealedAnswer::ALL.into_iter().map(button).collect_view()}
        </div>
    }
    .into_any()
}
