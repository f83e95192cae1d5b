//! What the parts of the page share: the game before the class, and the only way to change it.

use leptos::prelude::*;

use super::words;
use crate::board::{Query, Request};
use crate::chess::pgn::PgnGame;
use crate::chess::{Game, Letters, Position};
use crate::figures;
use crate::lecture::{Drawn, Lecture, LectureEvent, Tree};
use crate::play::chess::SavedSession;
use crate::square::Square;
use crate::storage::GAME;
use crate::ui::page::{Page, leads_to_page};
use crate::ui::preferences::{Preferences, use_preferences};
use crate::ui::wrong::unsaid;

/// What a press on the board draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pen {
    Arrow,
    Ring,
}

/// What the parts of the page share.
#[derive(Clone, Copy)]
pub(super) struct Show {
    pub page: Page,
    pub preferences: Preferences,
    pub lecture: RwSignal<Lecture>,
    /// Who played, and how it ended.
    pub title: RwSignal<String>,
    /// Read aloud by screen readers.
    pub live: RwSignal<String>,
    pub pen: RwSignal<Option<Pen>>,
    /// Where an arrow begins.
    pub begun: RwSignal<Option<Square>>,
}

leads_to_page!(Show);

impl Show {
    /// The game of Jogar as it is kept, at its first move.
    pub(super) fn new() -> Show {
        let page = Page::here();
        let game = own(page);
        let title = game.as_ref().map(|game| words::title(page, game)).unwrap_or_default();
        let lecture = game.as_ref().map_or_else(|| Lecture::new(Tree::new(Position::start())), Lecture::of);
        Show {
            page,
            preferences: use_preferences(),
            lecture: RwSignal::new(lecture),
            title: RwSignal::new(title),
            live: RwSignal::new(String::new()),
            pen: RwSignal::new(None),
            begun: RwSignal::new(None),
        }
    }

    pub(super) fn send(self, event: LectureEvent) {
        let before = self.lecture.get_untracked();
        let after = before.clone().update(event);
        if after == before {
            return;
        }
        let said = words::said(self.page, self.preferences.letters_now(), &before, &after);
        if !said.is_empty() {
            self.live.set(said);
        }
        self.lecture.set(after);
    }

    /// Shows this game from its first move.
    pub(super) fn open(self, game: &PgnGame) {
        let guesses = self.lecture.with_untracked(|lecture| lecture.guesses);
        self.title.set(words::title(self.page, game));
        self.lecture.set(Lecture::of(game).update(LectureEvent::Guess(guesses)));
        self.live.set(self.title.get_untracked());
    }

    pub(super) fn request(self, request: Request) {
        match request {
            Request::Move { from, to } => self.send(LectureEvent::Try { from, to, promotion: None }),
            Request::Promote { from, to, shape } => {
                self.send(LectureEvent::Try { from, to, promotion: figures::role(shape) })
            }
            Request::CancelPromotion => self.send(LectureEvent::CancelPromotion),
            Request::Touch(square) => self.touch(square),
            Request::Say(Query::LastMove) => {
                let said = self.lecture.with_untracked(|lecture| words::last_move(self.page, lecture));
                self.live.set(said.unwrap_or_else(|| self.tr("lecture-start")));
            }
            Request::Say(_) => {}
        }
    }

    /// Draws, where a pen is in the hand.
    fn touch(self, square: Square) {
        match self.pen.get_untracked() {
            Some(Pen::Ring) => self.send(LectureEvent::Draw(Drawn::Ring(square))),
            Some(Pen::Arrow) => match self.begun.get_untracked() {
                None => self.begun.set(Some(square)),
                Some(from) => {
                    self.begun.set(None);
                    if from != square {
                        self.send(LectureEvent::Draw(Drawn::Arrow(from, square)));
                    }
                }
            },
            None => {}
        }
    }

    /// Takes this pen, or lays it down.
    pub(super) fn take(self, pen: Pen) {
        self.begun.set(None);
        self.pen.update(|taken| *taken = (*taken != Some(pen)).then_some(pen));
    }

    /// Plays what was written; answers what is wrong with it.
    pub(super) fn typed(self, text: String, letters: Letters) -> Option<String> {
        let said = unsaid(self.live, || self.send(LectureEvent::Typed { text, letters }));
        if self.lecture.with_untracked(|lecture| lecture.notice.is_some()) {
            return Some(said);
        }
        self.live.set(said);
        None
    }
}

/// The game of Jogar, where there is one with a move.
pub(super) fn own(page: Page) -> Option<PgnGame> {
    let kept: SavedSession = page.records.load(&GAME)?;
    let game = Game::from_record(&kept.game).ok()?;
    if game.plies().is_empty() {
        return None;
    }
    let mut pgn = PgnGame::new(*game.start(), game.plies().iter().map(|ply| ply.m).collect());
    let headings = kept.headings;
    for (tag, name) in [("White", &headings.white), ("Black", &headings.black), ("Event", &headings.event)] {
        if !name.is_empty() {
            pgn.set_tag(tag, name);
        }
    }
    Some(pgn)
}
