//! What is said of a game before the class.

use crate::chess::pgn::{GameResult, PgnGame};
use crate::chess::san::{self, Letters};
use crate::hands::letter;
use crate::lecture::{Lecture, Node, Notice, Place, sign};
use crate::ui::moves::{not_read_text, spoken_move};
use crate::ui::page::Page;
use crate::ui::refusal::Words;

/// «Inês – Rui  1–0»; the sides where nobody is named.
pub(super) fn title(page: Page, game: &PgnGame) -> String {
    let name = |tag: &str, side: &str| match game.tag(tag) {
        None | Some("" | "?") => page.tr(side),
        Some(name) => name.to_string(),
    };
    let result = match game.result {
        GameResult::Unknown => "",
        GameResult::Draw => "½–½",
        result => result.text(),
    };
    format!("{} – {}  {result}", name("White", "white"), name("Black", "black")).trim_end().to_string()
}

/// A move as a book prints it, with its signs: `Cf3!`.
pub(super) fn written(lecture: &Lecture, place: Place, letters: Letters) -> String {
    let node = lecture.tree.node(place);
    let Some((before, m)) = node.from else { return String::new() };
    san::write(&lecture.tree.node(before).position, m, letters) + &signs(node)
}

/// The signs of the move that led here: `!?`.
pub(super) fn signs(node: &Node) -> String {
    node.nags.iter().map(|nag| sign(*nag)).collect()
}

/// The move that led here, in words.
pub(super) fn last_move(page: Page, lecture: &Lecture) -> Option<String> {
    let (before, m) = lecture.tree.node(lecture.at).from?;
    Some(spoken_move(page.i18n, &lecture.tree.node(before).position, m))
}

/// What there is to say of the last event.
pub(super) fn words(page: Page, lecture: &Lecture) -> Option<Words> {
    Some(match lecture.notice.as_ref()? {
        Notice::Refused(illegal) => Words::refused(page.i18n, illegal),
        Notice::NotRead { text, error } => {
            Words::new("refused", not_read_text(page.i18n, lecture.position(), text, error))
        }
        Notice::NoLetter => Words::new("refused", page.tr("lecture-no-letter")),
        Notice::NoRoom => Words::new("refused", page.tr("lecture-no-room")),
        Notice::Shown { right, of } => {
            let values = [("right", (*right).into()), ("of", (*of).into())];
            Words::new(if *right > 0 { "good" } else { "look" }, page.tr_with("lecture-shown", &values))
        }
    })
}

/// What somebody hears who does not see the board: the move, then what the file says of it, then what came of the event.
pub(super) fn said(page: Page, letters: Letters, before: &Lecture, after: &Lecture) -> String {
    let mut said = Vec::new();
    if after.at != before.at {
        said.push(last_move(page, after).unwrap_or_else(|| page.tr("lecture-start")));
        said.extend(after.tree.node(after.at).comments.iter().cloned());
    }
    said.extend(words(page, after).map(|words| words.said(page.i18n)));
    if said.is_empty() && after.proposals != before.proposals {
        said.extend(after.proposals.iter().enumerate().map(|(at, _)| proposal(page, letters, after, at)));
    }
    said.join(". ")
}

/// «A, Cf3: 3 mãos».
pub(super) fn proposal(page: Page, letters: Letters, lecture: &Lecture, at: usize) -> String {
    let Some(proposal) = lecture.proposals.get(at) else { return String::new() };
    let values = [
        ("letter", letter(at).to_string().into()),
        ("move", san::write(lecture.position(), proposal.m, letters).into()),
        ("count", proposal.hands.into()),
    ];
    page.tr_with("lecture-proposal", &values)
}
