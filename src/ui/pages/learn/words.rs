//! What a level says: the task, how far it is, why something was refused or missed.

use leptos::prelude::WithValue;

use super::course::{Course, Learn, Opened};
use crate::chess::san::Letters;
use crate::lessons::{Attempt, Goal, Notice, Phase};
use crate::texts::Value;
use crate::ui::refusal::Words;

/// What there is to say now; `None` while the task says it all.
pub(super) fn words<G: Course>(
    learn: Learn,
    opened: Opened<G>,
    attempt: &Attempt<G>,
    letters: Letters,
) -> Option<Words> {
    match attempt.phase {
        Phase::Done(stars) => return Some(done(learn, opened, attempt, letters, stars)),
        Phase::Missed(why) => return Some(missed(learn, opened, attempt, why)),
        Phase::Open => {}
    }
    let level = &attempt.level.id;
    let hint = || opened.text(level, "hint");
    let look = |id: &str, values: &[(&'static str, Value)]| Words::new("look", learn.tr_with(id, values));
    let refused = |id: &str, values: &[(&'static str, Value)]| Words::new("refused", learn.tr_with(id, values));
    let Some(notice) = &attempt.notice else { return G::begun(learn, attempt) };
    Some(match notice {
        Notice::Refused(illegal) | Notice::NotMarked(_, Some(illegal)) => G::refused(learn, illegal),
        Notice::NotMarked(square, None) => refused("notice-not-marked", &[("square", G::name(*square).into())]),
        Notice::StandsStill(square) => refused(learn.about.stands_still, &[("square", G::name(*square).into())]),
        Notice::NotRead { text, error } => {
            Words::new("refused", G::not_read(learn.i18n, &attempt.scene.setup, text, error))
        }
        Notice::Misplaced(square, piece) => {
            let piece = G::the_piece(learn, *piece, "-start");
            refused("notice-misplaced", &[("piece", piece.into()), ("square", G::name(*square).into())])
        }
        Notice::WrongAnswer(_) => match attempt.explained() {
            Some(illegal) => G::refused(learn, &illegal),
            None if matches!(attempt.level.goal, Goal::Judge(_)) => look("notice-is-legal", &[]),
            None => Words::new("refused", [learn.tr("notice-wrong-answer"), hint().unwrap_or_default()].join(" ")),
        },
        Notice::Left(count) => look(G::left(attempt), &[("count", (*count).into())]),
        Notice::Look(square) => match (hint(), square.and_then(|square| G::piece(&attempt.scene.setup, square))) {
            (Some(hint), _) => Words::new("look", hint),
            (None, Some(piece)) => {
                let (piece, square) = (G::the_piece(learn, piece, ""), square.map(G::name).unwrap_or_default());
                look(learn.about.hint_piece, &[("piece", piece.into()), ("square", square.into())])
            }
            (None, None) if matches!(attempt.level.goal, Goal::Special(_)) => look("hint-tray", &[]),
            (None, None) => look("hint-look", &[]),
        },
        Notice::Show(m) => {
            let written = G::written(&attempt.scene.setup, *m, letters);
            look("hint-move", &[("move", written.into())])
        }
        Notice::ShowSquare(square) => look("hint-square", &[("square", G::name(*square).into())]),
        Notice::NoWay => look("hint-no-way", &[]),
        Notice::NotNow(why) => missed(learn, opened, attempt, *why),
    })
}

fn done<G: Course>(learn: Learn, opened: Opened<G>, attempt: &Attempt<G>, letters: Letters, stars: u8) -> Words {
    let after = opened.text(&attempt.level.id, "after");
    let moves = attempt.moves.len();
    let title = if attempt.level.par > 0 {
        learn.tr_with("done-moves", &[("stars", stars.into()), ("moves", moves.into())])
    } else {
        learn.tr_with("done", &[("stars", stars.into())])
    };
    // What the rules know about the move that was asked about, they say.
    let rule = attempt.explained().map(|illegal| G::refused(learn, &illegal)).unwrap_or_default();
    let text = after.unwrap_or(rule.text);
    let text = match how_written(learn, opened, attempt, letters) {
        Some(written) => format!("{text} {written}").trim().to_string(),
        None => text,
    };
    Words { kind: "good", title, text, article: rule.article }
}

/// How the one move of a level is written, once the names of the squares have been learnt.
fn how_written<G: Course>(learn: Learn, opened: Opened<G>, attempt: &Attempt<G>, letters: Letters) -> Option<String> {
    let [m] = attempt.moves[..] else { return None };
    let names = learn.about.names_squares?;
    let known = learn.catalog.with_value(|catalog| catalog.comes_after(&opened.id(), names));
    let written = || G::written(&attempt.level.diagram.setup, m, letters);
    known.then(|| learn.tr_with("done-written", &[("move", written().into())]))
}

fn missed<G: Course>(learn: Learn, opened: Opened<G>, attempt: &Attempt<G>, why: G::Miss) -> Words {
    G::missed(learn, attempt, why).unwrap_or_else(|| {
        let text = G::own_words(opened, attempt);
        Words::new("refused", text.unwrap_or_else(|| learn.tr("miss-off-line")))
    })
}

/// How far the level is: `Lance 1 de 2`.
pub(super) fn standing<G: Course>(learn: Learn, attempt: &Attempt<G>) -> String {
    let Some((id, numbers)) = attempt.standing() else { return String::new() };
    let values: Vec<(&'static str, Value)> = numbers.into_iter().map(|(name, number)| (name, number.into())).collect();
    learn.tr_with(id, &values)
}
