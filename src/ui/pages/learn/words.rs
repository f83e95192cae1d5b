//! What a level says: the task, how far it is, why something was refused or missed.

use super::{Learn, Opened};
use crate::chess::san::{self, Letters};
use crate::chess::{Illegal, Piece};
use crate::lessons::{Attempt, Cure, Goal, Notice, Phase, Task, WhyMissed};
use crate::texts::Value;
use crate::ui::moves::not_read_text;
use crate::ui::refusal;

/// What stands below the task.
#[derive(Clone, Debug, PartialEq, Default)]
pub(super) struct Words {
    /// `refused`, `look` or `good`: the card's look.
    pub(super) kind: &'static str,
    pub(super) title: String,
    pub(super) text: String,
    /// The number of the article of 2023.
    pub(super) article: Option<&'static str>,
}

impl Words {
    fn new(kind: &'static str, text: String) -> Words {
        Words { kind, text, ..Words::default() }
    }

    /// All of it in one breath, for somebody who does not see the card.
    pub(super) fn said(&self, learn: Learn) -> String {
        let mut said = String::new();
        for part in [&self.title, &self.text] {
            if !part.is_empty() {
                said += part;
                said += if part.ends_with(['.', '!', '?']) { " " } else { ". " };
            }
        }
        if let Some(article) = self.article {
            said += &learn.i18n.tr_with("article", &[("article", article.into())]);
            said += ".";
        }
        said.trim_end().to_string()
    }
}

/// What there is to say now; `None` while the task says it all.
pub(super) fn words(learn: Learn, opened: Opened, attempt: &Attempt, letters: Letters) -> Option<Words> {
    match attempt.phase {
        Phase::Done(stars) => return Some(done(learn, opened, attempt, stars)),
        Phase::Missed(why) => return Some(missed(learn, opened, attempt, why)),
        Phase::Open => {}
    }
    let level = &attempt.level.id;
    let hint = || opened.text(level, "hint");
    let look = |id: &str, values: &[(&'static str, Value)]| Words::new("look", learn.tr_with(id, values));
    Some(match attempt.notice.as_ref()? {
        Notice::Refused(illegal) => refused(learn, illegal),
        Notice::NotMarked(_, Some(illegal)) => refused(learn, illegal),
        Notice::NotMarked(square, None) => {
            Words::new("refused", learn.tr_with("notice-not-marked", &[("square", square.to_string().into())]))
        }
        Notice::StandsStill(square) => {
            Words::new("refused", learn.tr_with("notice-stands-still", &[("square", square.to_string().into())]))
        }
        Notice::NotRead { text, error } => {
            Words::new("refused", not_read_text(learn.i18n, &attempt.scene.setup, text, error))
        }
        Notice::Misplaced(square, piece) => Words::new(
            "refused",
            learn.tr_with(
                "notice-misplaced",
                &[("piece", the_piece(learn, *piece, "-start").into()), ("square", square.to_string().into())],
            ),
        ),
        Notice::WrongAnswer(_) => match attempt.explained() {
            Some(illegal) => refused(learn, &illegal),
            None if matches!(attempt.level.goal, Goal::Judge(_)) => look("notice-is-legal", &[]),
            None => Words::new("refused", [learn.tr("notice-wrong-answer"), hint().unwrap_or_default()].join(" ")),
        },
        Notice::Left(count) => {
            let id = match attempt.level.goal {
                Goal::Task(Task::Reach(_)) => "left-stars",
                Goal::Task(_) => "left-captures",
                Goal::Place(_) => "left-pieces",
                _ => "left-squares",
            };
            look(id, &[("count", (*count).into())])
        }
        Notice::Look(square) => match (hint(), square.and_then(|square| attempt.scene.setup.placement.at(square))) {
            (Some(hint), _) => Words::new("look", hint),
            (None, Some(piece)) => {
                let square = square.map(|square| square.to_string()).unwrap_or_default();
                look("hint-piece", &[("piece", the_piece(learn, piece, "").into()), ("square", square.into())])
            }
            (None, None) if matches!(attempt.level.goal, Goal::Place(_)) => look("hint-tray", &[]),
            (None, None) => look("hint-look", &[]),
        },
        Notice::Show(m) => {
            let written = san::write(&attempt.scene.setup, *m, letters);
            look("hint-move", &[("move", written.into())])
        }
        Notice::ShowSquare(square) => look("hint-square", &[("square", square.to_string().into())]),
        Notice::NoWay => look("hint-no-way", &[]),
    })
}

fn the_piece(learn: Learn, piece: Piece, form: &str) -> String {
    learn.i18n.tr(&format!("piece-the-{}{form}", piece.role.name()))
}

fn refused(learn: Learn, illegal: &Illegal) -> Words {
    Words {
        kind: "refused",
        title: refusal::title(learn.i18n, illegal),
        text: refusal::text(learn.i18n, illegal),
        article: Some(illegal.article()),
    }
}

fn done(learn: Learn, opened: Opened, attempt: &Attempt, stars: u8) -> Words {
    let after = opened.text(&attempt.level.id, "after");
    let moves = attempt.moves.len();
    let title = if attempt.level.par > 0 {
        learn.tr_with("done-moves", &[("stars", stars.into()), ("moves", moves.into())])
    } else {
        learn.tr_with("done", &[("stars", stars.into())])
    };
    // What the rules know about the move that was asked about, they say.
    let rule = attempt.explained();
    let text = match (&rule, after) {
        (_, Some(after)) => after,
        (Some(illegal), None) => refusal::text(learn.i18n, illegal),
        (None, None) => String::new(),
    };
    Words { kind: "good", title, text, article: rule.map(|illegal| illegal.article()) }
}

fn missed(learn: Learn, opened: Opened, attempt: &Attempt, why: WhyMissed) -> Words {
    let mut values: Vec<(&'static str, Value)> = Vec::new();
    let mut article = None;
    let id = match why {
        WhyMissed::NoCheck => {
            article = Some("3.9.1");
            "miss-no-check"
        }
        WhyMissed::NoMate(cure) => {
            article = Some("1.4.1");
            match cure {
                Cure::Run => "miss-no-mate-run",
                Cure::Block => "miss-no-mate-block",
                Cure::Capture => "miss-no-mate-capture",
            }
        }
        WhyMissed::Quiet => "miss-quiet",
        WhyMissed::Stalemate => {
            article = Some("5.2.1");
            "miss-stalemate"
        }
        WhyMissed::Mate => {
            article = Some("5.1.1");
            "miss-mate"
        }
        WhyMissed::HasMove => "miss-has-move",
        WhyMissed::TooSlow => "miss-too-slow",
        WhyMissed::OtherCure(Cure::Run) => "miss-other-cure-run",
        WhyMissed::OtherCure(Cure::Block) => "miss-other-cure-block",
        WhyMissed::OtherCure(Cure::Capture) => "miss-other-cure-capture",
        WhyMissed::Loses(square) => {
            values.push(("square", square.to_string().into()));
            "miss-loses"
        }
        WhyMissed::Moved(square) => {
            values.push(("square", square.to_string().into()));
            "miss-moved"
        }
        WhyMissed::WrongPiece(role) => {
            values.push(("piece", learn.i18n.tr(&format!("piece-the-{}-start", role.name())).into()));
            "miss-wrong-piece"
        }
        WhyMissed::NotCapture => "miss-not-capture",
        WhyMissed::OffLine => {
            if attempt.reply.is_some() || attempt.last_move != attempt.moves.last().copied() {
                "miss-off-line-loses"
            } else {
                "miss-off-line"
            }
        }
        WhyMissed::Foreseen(m) => {
            let text = opened.text(&attempt.level.id, &m.to_string());
            return Words::new("refused", text.unwrap_or_else(|| learn.tr("miss-off-line")));
        }
        WhyMissed::DeadEnd => "miss-dead-end",
        WhyMissed::TooLong => "miss-too-long",
        WhyMissed::NothingLeft => "miss-nothing-left",
        WhyMissed::Overtaken => "miss-overtaken",
        WhyMissed::Stuck => "miss-stuck",
        WhyMissed::Touched(number) => {
            article = Some(number);
            "miss-touched"
        }
        WhyMissed::Unwanted => "miss-unwanted",
    };
    Words { article, ..Words::new("refused", learn.tr_with(id, &values)) }
}

/// How far the level is: `Lance 1 de 2`.
pub(super) fn standing(learn: Learn, attempt: &Attempt) -> String {
    let moves = attempt.moves.len();
    match &attempt.level.goal {
        Goal::Task(Task::PlayOutMate | Task::PlayOutPromote | Task::Battle { .. }) => {
            learn.tr_with("standing-moves", &[("moves", moves.into())])
        }
        Goal::Task(_) if attempt.level.par > 1 => {
            let here = (moves + usize::from(attempt.phase == Phase::Open)).max(1);
            let par = attempt.level.par;
            let id = if here > par as usize { "standing-beyond" } else { "standing-par" };
            learn.tr_with(id, &[("move", here.into()), ("par", par.into())])
        }
        Goal::Place(_) => learn.tr_with("left-pieces", &[("count", attempt.tray.len().into())]),
        Goal::Mark(wanted) => {
            let left = wanted.len().saturating_sub(attempt.marked.len());
            learn.tr_with("left-squares", &[("count", left.into())])
        }
        _ => String::new(),
    }
}
