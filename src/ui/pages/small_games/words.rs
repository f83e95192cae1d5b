//! A small game in words: its name, whose turn it is, how it ended.

use crate::chess::{Move, Role};
use crate::color::{Color, Outcome};
use crate::small_games::{Contest, End, EndReason, Game, Goal, Notice, Scene, points};
use crate::texts::Value;
use crate::ui::i18n::I18n;
use crate::ui::moves::{not_read_text, spoken_move};
use crate::ui::refusal::Words;

/// «Torre contra bispo».
pub(super) fn name(i18n: I18n, game: &Game) -> String {
    i18n.tr(&format!("small-{}", game.id))
}

/// How it is won, in two sentences.
pub(super) fn aim(i18n: I18n, game: &Game) -> String {
    i18n.tr(&format!("small-{}.aim", game.id))
}

/// How far the game is: the move of the limit, and the stars where there are some.
pub(super) fn standing(i18n: I18n, contest: &Contest) -> String {
    let limit = usize::from(contest.game.limit);
    let number = (usize::from(contest.scene.plies) / 2 + 1).min(limit);
    let place = i18n.tr_with("small-standing", &[("move", number.into()), ("of", limit.into())]);
    if contest.game.goal != Goal::Stars {
        return place;
    }
    let found = contest.scene.found;
    let values = [("own", found[contest.pupil].into()), ("other", found[!contest.pupil].into())];
    format!("{place} · {}", i18n.tr_with("small-stars", &values))
}

/// Whose turn it is.
pub(super) fn turn(i18n: I18n, contest: &Contest) -> String {
    match contest.waits() {
        true => i18n.tr("small-thinking"),
        false => i18n.tr_with("small-your-turn", &[("color", contest.pupil.name().into())]),
    }
}

/// What there is to say of the last event; `written` is how a move is written or said.
pub(super) fn words(i18n: I18n, contest: &Contest, written: impl Fn(&Scene, Move) -> String) -> Option<Words> {
    if let Some(end) = contest.end {
        return Some(ended(i18n, contest, end));
    }
    match &contest.notice {
        Some(Notice::Refused(illegal)) => Some(Words::refused(i18n, illegal)),
        Some(Notice::NotRead { text, error }) => {
            Some(Words::new("refused", not_read_text(i18n, contest.scene.field.ground(), text, error)))
        }
        Some(Notice::Hint(m)) => {
            let text = i18n.tr_with("hint-move", &[("move", written(&contest.scene, *m).into())]);
            Some(Words::new("look", text))
        }
        Some(Notice::TakenBack) => Some(Words::new("look", i18n.tr("small-taken-back"))),
        None => {
            let (before, m) = contest.last().filter(|_| contest.is_to_move())?;
            let text = i18n.tr_with("small-replied", &[("move", written(before, *m).into())]);
            Some(Words::new("look", text))
        }
    }
}

/// How the game ended, for whom, and by what.
fn ended(i18n: I18n, contest: &Contest, end: End) -> Words {
    let (kind, title) = match end.outcome {
        Outcome::Win(side) if side == contest.pupil => ("good", "small-won"),
        Outcome::Win(_) => ("over", "small-lost"),
        Outcome::Draw => ("over", "small-drawn"),
    };
    let article = match end.why {
        EndReason::Mate => Some("5.1.1"),
        EndReason::Stalemate => Some("5.2.1"),
        _ => None,
    };
    let mut text = because(i18n, contest, end);
    if kind == "good" && contest.helped {
        text = format!("{text} {}", i18n.tr("small-helped"));
    }
    Words { kind, title: i18n.tr(title), text, article }
}

fn because(i18n: I18n, contest: &Contest, end: End) -> String {
    let winner = match end.outcome {
        Outcome::Win(side) => side,
        Outcome::Draw => contest.pupil,
    };
    let own = winner == contest.pupil;
    let who = if own { "you" } else { "computer" };
    let whose = |role: Role| i18n.tr_with(&format!("small-by-{who}"), &[("piece", role.name().into())]);
    // White makes the first move of each pair.
    let plies = usize::from(contest.scene.plies);
    let moves = if winner == Color::White { plies.div_ceil(2) } else { plies / 2 };
    let count: (&str, Value) = ("count", moves.into());
    let both = |id: &str, values: [Value; 2]| {
        let [own, other] = values;
        i18n.tr_with(id, &[("own", own), ("other", other)])
    };
    let sides = [contest.pupil, !contest.pupil];
    let stars = || both("small-end-stars", sides.map(|side| contest.scene.found[side].into()));
    let limit = |so: String| format!("{} {so}", i18n.tr("small-end-limit"));
    match end.why {
        EndReason::Taken { by, piece } => {
            let piece = i18n.tr(&format!("piece-the-{}", piece.name()));
            i18n.tr_with("small-end-taken", &[("by", whose(by).into()), ("piece", piece.into()), count])
        }
        EndReason::Arrived(role) => i18n.tr_with("small-end-arrived", &[("by", whose(role).into()), count]),
        EndReason::Stars => stars(),
        EndReason::Stuck => i18n.tr(if own { "small-end-stuck-you" } else { "small-end-stuck-computer" }),
        EndReason::Check => {
            i18n.tr_with(if own { "small-end-check-you" } else { "small-end-check-computer" }, &[count])
        }
        EndReason::Mate => i18n.tr_with(if own { "small-end-mate-you" } else { "small-end-mate-computer" }, &[count]),
        EndReason::Stalemate => i18n.tr("small-end-stalemate"),
        EndReason::Bare => i18n.tr("small-end-bare"),
        EndReason::Limit => match contest.game.goal {
            Goal::Stars => limit(stars()),
            Goal::Mate => limit(both("small-end-points", sides.map(|side| points(&contest.scene.field, side).into()))),
            _ => limit(i18n.tr("small-end-nobody")),
        },
    }
}

/// What is said aloud of a step: the move that was made, and what came of it.
pub(super) fn said(i18n: I18n, before: &Contest, after: &Contest) -> String {
    let made = after.last().filter(|_| after.scene.plies > before.scene.plies);
    let moved = made.map(|(scene, m)| spoken_move(i18n, scene.field.ground(), *m) + ".");
    let spoken = |scene: &Scene, m| spoken_move(i18n, scene.field.ground(), m);
    // The computer's move is said once.
    let words = words(i18n, after, spoken).filter(|_| after.end.is_some() || after.notice.is_some());
    let stars = (after.scene.found != before.scene.found && after.end.is_none()).then(|| standing(i18n, after) + ".");
    let words = words.map(|words| words.said(i18n));
    let won = after.stars().filter(|_| before.end.is_none());
    let won = won.map(|won| i18n.tr_with("stars-said", &[("stars", won.into())]) + ".");
    [moved, stars, words, won].into_iter().flatten().collect::<Vec<_>>().join(" ")
}
