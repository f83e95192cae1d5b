//! A sheet that is being kept: what is written, and what the game shows.

use std::time::Duration;

use leptos::prelude::*;

use super::context::SheetContext;
use super::words;
use crate::board::{Mark, Movable, Request, State, Tone};
use crate::drills::sheet::{Notice, Sheet, SheetEvent, Way};
use crate::figures;
use crate::ui::wrong::Wrong;
use crate::ui::{browser, voice};

/// A sheet that is being written or read.
#[derive(Clone, Copy)]
pub(super) struct Kept {
    pub(super) context: SheetContext,
    pub(super) sheet: RwSignal<Sheet>,
    /// The place that is being written.
    pub(super) at: RwSignal<usize>,
    /// What stands in the box.
    pub(super) text: RwSignal<String>,
    /// Said to somebody who does not see the screen.
    pub(super) announce: RwSignal<String>,
    /// While projecting: the written move is on show.
    pub(super) answer: RwSignal<bool>,
    /// The board is hidden while the game is read aloud.
    pub(super) hidden: RwSignal<bool>,
    pub(super) speed: RwSignal<u32>,
    /// Which start of the shown game this is: an older one stops by itself.
    pub(super) run: RwSignal<u32>,
    pub(super) wrong: Wrong,
}

/// The field of the move that is being written.
pub(super) const FIELD: &str = "lance-escrito";

impl Kept {
    pub(super) fn send(self, event: SheetEvent) {
        let before = self.sheet.with_untracked(|sheet| sheet.shown);
        self.context.send(self.sheet, event);
        let (shown, next) = self.sheet.with_untracked(|sheet| (sheet.shown, sheet.next_place()));
        if shown == before {
            return;
        }
        self.answer.set(false);
        if self.text.with_untracked(String::is_empty) {
            self.at.set(next);
        }
        let Some(ply) = shown.checked_sub(1) else { return };
        let (said, way) = self.sheet.with_untracked(|sheet| (self.said(sheet, ply), sheet.plan.way));
        if way == Way::Aloud {
            // Where the device has no voice the words on the screen are there all the same.
            let _ = voice::say(&said, self.context.i18n.language_now());
        } else {
            self.announce.set(said);
        }
    }

    /// The move and the offer in words.
    pub(super) fn said(self, sheet: &Sheet, ply: usize) -> String {
        let offer = words::offer(self.context, sheet, ply).map(|text| format!(". {text}")).unwrap_or_default();
        words::spoken(self.context, sheet, ply) + &offer
    }

    /// What is in the box goes to its place; an empty box asks for the next move.
    pub(super) fn submit(self) {
        let (ply, text) = (self.at.get_untracked(), self.text.get_untracked());
        let nothing = text.trim().is_empty() && self.sheet.with_untracked(|sheet| sheet.text(ply).is_empty());
        if nothing {
            self.send(SheetEvent::Next);
            return;
        }
        let letters = self.context.preferences.typed_letters_now();
        // The place is left before the game goes on by what was written there.
        self.text.set(String::new());
        self.send(SheetEvent::Write { ply, text: text.clone(), letters });
        let refused = self.sheet.with_untracked(|sheet| sheet.notice == Some(Notice::TooEarly));
        if refused {
            self.text.set(text);
            self.wrong.tell(self.context.tr("sheet-too-early"));
        } else {
            self.at.set(self.sheet.with_untracked(Sheet::next_place));
        }
    }

    /// The box takes up this place.
    pub(super) fn open(self, ply: usize) {
        self.at.set(ply);
        self.text.set(self.sheet.with_untracked(|sheet| sheet.text(ply).to_string()));
        browser::focus(FIELD);
    }

    /// From now on a move each so many seconds; 0 for none.
    pub(super) fn start(self, speed: u32) {
        self.speed.set(speed);
        self.run.update(|run| *run += 1);
        let run = self.run.get_untracked();
        if speed > 0 {
            self.tick(run, speed);
        }
    }

    /// One more move after so many seconds, until the game is over or another speed was chosen.
    fn tick(self, run: u32, speed: u32) {
        let due = move || {
            if self.run.try_get_untracked() != Some(run) {
                return;
            }
            if self.sheet.with_untracked(|sheet| sheet.is_over() || sheet.handed_in) {
                self.speed.set(0);
                return;
            }
            self.send(SheetEvent::Next);
            self.tick(run, speed);
        };
        set_timeout(due, Duration::from_secs(speed.into()));
    }

    pub(super) fn paint(self, board: &mut State) {
        let sheet = self.sheet.read();
        let position = sheet.position();
        let placed = figures::figures(&position.placement());
        if board.figures != placed {
            board.place(placed);
        }
        let plays = sheet.plan.way == Way::Played && sheet.ending().is_none() && sheet.view == sheet.shown;
        board.movable = if plays { Movable::Side(position.turn()) } else { Movable::Nobody };
        (board.destinations, board.captures) =
            if plays { figures::targets(&position.setup(), &position.legal_moves()) } else { Default::default() };
        let made = sheet.on_show().and_then(|ply| Some((ply, sheet.move_at(ply)?)));
        board.marks.clear();
        board.last_move = None;
        match made {
            // What was only written is pointed at.
            Some((ply, m)) if sheet.is_claim(ply) => board.marks.push(Mark::arrow(Tone::Hint, m.from, m.to)),
            Some((_, m)) => board.last_move = Some((m.from, m.to)),
            None => {}
        }
        figures::show_check(board, position);
        figures::show_promotion(board, sheet.promoting);
        match &sheet.notice {
            Some(Notice::Refused(illegal)) => board.refuse(figures::refusal_marks(illegal)),
            _ => board.refuse([]),
        }
    }

    pub(super) fn request(self, request: Request) {
        match request {
            Request::Move { from, to } => self.send(SheetEvent::Try { from, to, promotion: None }),
            Request::Promote { from, to, shape } => {
                self.send(SheetEvent::Try { from, to, promotion: figures::role(shape) })
            }
            Request::CancelPromotion => self.send(SheetEvent::CancelPromotion),
            Request::Touch(_) => {}
            Request::Say(_) => {
                let said = self.sheet.with_untracked(|sheet| sheet.on_show().map(|ply| self.said(sheet, ply)));
                self.announce.set(said.unwrap_or_else(|| self.context.tr("sheet-not-begun")));
            }
        }
    }
}
