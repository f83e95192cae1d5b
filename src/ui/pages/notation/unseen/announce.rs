//! Anunciar: a move is shown, and the pupil says it in the names of Appendix D, with big buttons or in writing.

use leptos::prelude::*;

use super::super::context::Turn;
use super::super::stage::{ExerciseView, asked};
use super::announcement::{german, german_switch, phrase, word};
use crate::board::{Mark, Sign, Tone};
use crate::chess::{Move, Position, Role, Side};
use crate::drills::announce::{self, Understood, Word};
use crate::drills::positions::Task;
use crate::ui::moves::{TypedLine, typed_line};
use crate::ui::pages::drills::Trainer;
use crate::ui::widgets::Button;
use crate::ui::wrong::unsaid;

#[derive(Clone, Copy)]
struct Saying {
    stage: ExerciseView,
    task: StoredValue<Task>,
    german: RwSignal<bool>,
    said: RwSignal<Vec<Word>>,
    done: RwSignal<bool>,
}

impl Saying {
    fn phrase(self, words: &[Word]) -> String {
        phrase(self.stage.turn.trainer, words, self.german.get_untracked())
    }

    /// One more word; what was said of the last try is over.
    fn add(self, word: Word) {
        if self.done.get_untracked() {
            return;
        }
        self.said.update(|said| {
            // No announcement needs more.
            if said.len() < 10 {
                said.push(word);
            }
        });
        self.changed();
    }

    fn erase(self) {
        self.said.update(|said| {
            said.pop();
        });
        self.changed();
    }

    fn changed(self) {
        self.stage.words.set(None);
        self.stage.live.set(self.said.with_untracked(|said| self.phrase(said)));
        self.draw(Vec::new());
    }

    /// The move to be announced, and what a try meant instead.
    fn draw(self, other: Vec<Mark>) {
        self.task.with_value(|task| {
            let m = task.m;
            let mut marks = vec![Mark::arrow(Tone::Hint, m.from, m.to)];
            marks.extend(other);
            self.stage.place(&task.position, None, marks);
        });
    }

    fn announce(self) {
        if self.done.get_untracked() {
            return;
        }
        let said = self.said.get_untracked();
        let trainer = self.stage.turn.trainer;
        let task = self.task.get_value();
        let (position, m) = (&task.position, task.m);
        let arrows = |moves: &[Move]| -> Vec<Mark> {
            let others = moves.iter().filter(|other| (other.from, other.to) != (m.from, m.to));
            others.map(|other| Mark::arrow(Tone::Refusal, other.from, other.to)).collect()
        };
        let (text, marks) = match announce::understood(position, &said) {
            Understood::Move(meant) if meant == m => return self.right(position, m, &said),
            // Nothing has been announced yet: this is no answer.
            Understood::Unfinished => {
                return self.stage.say("look", &trainer.tr("unseen-unfinished"), "D.2.1");
            }
            Understood::Move(other) => (trainer.tr("unseen-means-other"), arrows(&[other])),
            Understood::Ambiguous(moves) => (trainer.tr("unseen-ambiguous"), arrows(&moves)),
            Understood::PromotionMissing(_) => (trainer.tr("unseen-name-piece"), Vec::new()),
            Understood::Illegal(moves) => {
                let frames = moves.iter().map(|other| Mark::new(Tone::Refusal, Sign::Frame(other.from)));
                (trainer.tr("unseen-illegal"), frames.collect())
            }
            Understood::Castling(_) => (trainer.tr("unseen-castling-name"), Vec::new()),
            Understood::Untrue(other, word) => (untrue(trainer, word), arrows(&[other])),
        };
        self.draw(marks);
        self.stage.turn.settle(false, &["D.2.1"]);
        self.stage.say("refused", &text, "D.2.1");
    }

    fn right(self, position: &Position, m: Move, said: &[Word]) {
        let trainer = self.stage.turn.trainer;
        self.done.set(true);
        self.stage.show(position, m);
        self.stage.turn.settle(true, &["D.2.1"]);
        let usual = announce::words(position, m, false);
        let id = if usual[..] == *said { "unseen-said-well" } else { "unseen-said-too" };
        let text = trainer.tr_with(id, &[("words", self.phrase(&usual).into())]);
        self.stage.say("good", &text, "D.2.1");
    }

    /// The answer was asked for.
    fn reveal(self) {
        self.done.set(true);
        self.task.with_value(|task| {
            let words = announce::words(&task.position, task.m, false);
            self.stage.show(&task.position, task.m);
            let text = self.stage.turn.trainer.tr_with("unseen-it-is-said", &[("words", self.phrase(&words).into())]);
            self.said.set(words);
            self.stage.say("look", &text, "D.2.1");
        });
    }

    fn typed(self, text: &str) -> Option<String> {
        let trainer = self.stage.turn.trainer;
        let own: Vec<(String, Word)> = Word::all()
            .into_iter()
            .filter(|word| !matches!(word, Word::File(_)))
            .map(|word| (self::word(trainer, word, false), word))
            .collect();
        match announce::read(text, &own) {
            Ok(words) => {
                self.said.set(words);
                let said = unsaid(self.stage.live, || self.announce());
                if self.done.get_untracked() {
                    self.stage.live.set(said);
                    return None;
                }
                Some(said)
            }
            Err(unknown) => {
                let text = trainer.tr_with("unseen-unknown-word", &[("word", unknown.into())]);
                unsaid(self.stage.live, || self.stage.say("look", &text, ""));
                Some(text)
            }
        }
    }
}

/// What is said of the move and is not so.
fn untrue(trainer: Trainer, word: Word) -> String {
    trainer.tr(match word {
        Word::Takes => "unseen-takes-nothing",
        Word::Check => "unseen-no-check",
        Word::Mate => "unseen-no-mate",
        _ => "unseen-no-promotion",
    })
}

pub(super) fn exercise(turn: Turn) -> AnyView {
    let trainer = turn.trainer;
    let task = announce::announced(turn.exercise.seed).task;
    let stage = ExerciseView::new(turn, &task.position);
    let asked = asked(trainer, &task, ["unseen-say-it", "unseen-say-promotion"]);
    let saying = Saying {
        stage,
        task: StoredValue::new(task),
        german: german(),
        said: RwSignal::new(Vec::new()),
        done: RwSignal::new(false),
    };
    saying.draw(Vec::new());
    turn.on_reveal(move || saying.reveal());
    let card = view! { <h1 class="task-text">{asked.clone()}</h1> };
    let below = view! {
        {move || (!saying.done.get()).then(|| keyboard(saying))}
        {move || (!saying.done.get()).then(|| writing(saying))}
        <section class="card unseen-ways">{german_switch(trainer, saying.german)}</section>
    };
    stage.view(Signal::stored(asked), Callback::new(|_| {}), card.into_any(), below.into_any())
}

/// A button for each word, in four groups.
fn keyboard(saying: Saying) -> AnyView {
    let trainer = saying.stage.turn.trainer;
    let german = saying.german.get();
    let group = |id: &'static str, look: &'static str, words: Vec<Word>| {
        let keys = words.into_iter().map(|part| {
            view! {
                <Button look="word-key" text=word(trainer, part, german) on_press=move || saying.add(part)/>
            }
        });
        view! {
            <div class=look role="group" aria-label=trainer.tr(id) lang=german.then_some("de")>
                {keys.collect_view()}
            </div>
        }
    };
    let pieces =
        [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn].map(Word::Piece).to_vec();
    let rest = vec![Word::Takes, Word::Check, Word::Mate, Word::Castles(Side::King), Word::Castles(Side::Queen)];
    view! {
        <div class="word-keys">
            {group("unseen-pieces", "word-group pieces", pieces)}
            {group("unseen-files", "word-group files", (0..8).map(Word::File).collect())}
            {group("unseen-ranks", "word-group ranks", (0..8).map(Word::Rank).collect())}
            {group("unseen-rest", "word-group rest", rest)}
            <div class="word-acts">
                {said_so_far(saying)}
                <Button look="quiet" text="unseen-erase" on_press=move || saying.erase()/>
                <Button text="unseen-announce" on_press=move || saying.announce()/>
            </div>
        </div>
    }
    .into_any()
}

/// The words so far, which stay in sight while the next is looked for.
fn said_so_far(saying: Saying) -> AnyView {
    let trainer = saying.stage.turn.trainer;
    let line = move || {
        let german = saying.german.get();
        saying.said.with(|said| if said.is_empty() { "…".to_string() } else { phrase(trainer, said, german) })
    };
    view! { <p class="announced" lang=move || saying.german.get().then_some("de")>{line}</p> }.into_any()
}

/// The announcement may be typed too.
fn writing(saying: Saying) -> AnyView {
    let trainer = saying.stage.turn.trainer;
    let line = TypedLine {
        id: "anuncio",
        label: trainer.tr("unseen-type"),
        button: trainer.tr("unseen-announce"),
        most: 80,
        example: Signal::stored("Springer Felix drei".to_string()),
    };
    typed_line(line, Callback::new(move |typed: String| saying.typed(&typed)))
}
