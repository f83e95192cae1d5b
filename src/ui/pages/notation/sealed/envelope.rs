//! The envelope: what stands on it and in it, and why the arbiter rules so.

use leptos::prelude::*;

use super::super::stage::ExerciseView;
use crate::board::{Mark, Sign, Tone};
use crate::chess::game::Status;
use crate::chess::san::{self, Letters};
use crate::chess::{Position, legality};
use crate::color::Color;
use crate::drills::sealed::{self, BLOT, Fault, Ruling};
use crate::figures;
use crate::ui::pages::drills::Trainer;
use crate::ui::refusal;

/// Whose turn it is, and the number of the move: what the envelope says of it. FIDE 2023 I.2.4, I.2.5
pub(super) fn heading(trainer: Trainer, position: &Position) -> String {
    let id = if position.turn() == Color::White { "sealed-white" } else { "sealed-black" };
    trainer.tr_with(id, &[("number", position.fullmoves().into())])
}

/// The envelope as it lies there, with what is in it.
pub(super) fn paper(heading: String, text: AnyView) -> AnyView {
    view! {
        <div class="envelope">
            <p class="envelope-data">{heading}</p>
            <p class="envelope-move">{text}</p>
        </div>
    }
    .into_any()
}

/// What is written, with its blots to be seen and to be heard.
pub(super) fn written(trainer: Trainer, text: &str) -> AnyView {
    let sign = |sign: char| match sign {
        BLOT => view! {
            <span class="blot" aria-hidden="true"></span>
            <span class="visually-hidden">{format!(" {} ", trainer.tr("sealed-blot"))}</span>
        }
        .into_any(),
        sign => sign.to_string().into_any(),
    };
    text.chars().map(sign).collect_view().into_any()
}

/// [`written`] in words.
pub(super) fn spelled(trainer: Trainer, text: &str) -> String {
    let blot = format!(" {} ", trainer.tr("sealed-blot"));
    text.replace(BLOT, &blot).trim().to_string()
}

/// Why the arbiter rules so.
pub(super) fn reasons(trainer: Trainer, position: &Position, ruling: &Ruling, letters: Letters) -> String {
    let fault = |fault: &Fault| match fault {
        Fault::Ambiguous(moves) if moves.iter().all(|m| m.promotion.is_some()) => trainer.tr("sealed-no-piece"),
        Fault::Ambiguous(moves) => {
            let all: Vec<String> = moves.iter().map(|m| san::write(position, *m, letters)).collect();
            trainer.tr_with("sealed-several", &[("moves", all.join(", ").into())])
        }
        Fault::Unreadable => trainer.tr("sealed-unreadable"),
        Fault::Illegal(moves) => {
            match moves.first().map(|m| legality::judge_setup(&position.setup(), None, None, *m)) {
                Some(Err(illegal)) => {
                    format!("{} {}", trainer.tr("sealed-illegal"), refusal::text(trainer.i18n, &illegal))
                }
                _ => trainer.tr("sealed-no-such-piece"),
            }
        }
    };
    match ruling {
        Ruling::Made(m) => {
            let made = trainer.tr_with("sealed-made", &[("move", san::write(position, *m, letters).into())]);
            let ends = match sealed::end(position, *m) {
                Some(Status::Checkmate) => "sealed-mates",
                Some(Status::Stalemate) => "sealed-stalemates",
                Some(_) => "sealed-kills",
                None => return made,
            };
            format!("{made} {}", trainer.tr(ends))
        }
        Ruling::Lost(why) => fault(why),
        Ruling::Drawn(article, why) => {
            let id = match *article {
                "5.2.2" => "sealed-dead",
                "6.9" => "sealed-cannot-win",
                _ => "sealed-long",
            };
            match why {
                Some(why) if *article == "6.9" => format!("{} {}", fault(why), trainer.tr(id)),
                _ => trainer.tr(id),
            }
        }
    }
}

/// The article of a ruling; a move that ends the game has one of its own. FIDE 2023 I.10
pub(super) fn article(position: &Position, ruling: &Ruling) -> &'static str {
    match ruling {
        Ruling::Made(m) if sealed::end(position, *m).is_some() => "I.10",
        _ => ruling.article(),
    }
}

/// What the ruling draws on the board.
pub(super) fn draw(stage: ExerciseView, position: &Position, ruling: &Ruling) {
    if let Ruling::Made(m) = ruling {
        return stage.show(position, *m);
    }
    let marks = match ruling.fault() {
        Some(Fault::Ambiguous(moves)) => {
            let mut marks: Vec<Mark> = Vec::new();
            for m in moves {
                let arrow = Mark::arrow(Tone::Hint, m.from, m.to);
                if !marks.contains(&arrow) {
                    marks.push(arrow);
                }
            }
            marks
        }
        Some(Fault::Illegal(moves)) => match moves[..] {
            [m] => match legality::judge_setup(&position.setup(), None, None, m) {
                Err(illegal) => figures::refusal_marks(&illegal),
                Ok(_) => Vec::new(),
            },
            _ => {
                let target = moves.first().map(|m| Mark::new(Tone::Refusal, Sign::Cross(m.to)));
                let from = moves.iter().map(|m| Mark::new(Tone::Refusal, Sign::Frame(m.from)));
                from.chain(target).collect()
            }
        },
        _ => Vec::new(),
    };
    stage.place(position, None, marks);
}
