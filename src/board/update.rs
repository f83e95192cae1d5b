//! What each event does to a board, and what the board then asks of the page.
//!
//! Absent: the answer. A request leaves the figures where they are; the page places them anew, or refuses.

use crate::square::Square;

use super::geometry::Seen;
use super::state::{Held, Shape, State};

/// Something a player did to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardEvent {
    /// A finger or button went down on a square.
    Press(Square),
    /// The pressed finger moved, and is over this square now or beside the board.
    DragOver(Option<Square>),
    /// The finger left the glass over this square or beside the board.
    Release(Option<Square>),
    /// The browser took the finger away: nothing was meant.
    DragCancel,
    /// Enter or space: what a click on the cursor's square would do.
    Activate,
    /// The way out: of a choice, of a figure picked up, of a refusal.
    Escape,
    /// The focus came to this square.
    Focus(Square),
    /// One square, as seen on the screen; stops at the edge.
    Up,
    Down,
    Left,
    Right,
    /// The left and right end of the row, as seen.
    RowStart,
    RowEnd,
    /// The upper left and lower right corner, as seen.
    FirstSquare,
    LastSquare,
    /// The next such figure, of either colour, in reading order and round again.
    JumpTo {
        shape: Shape,
        backwards: bool,
    },
    /// The answer to a promotion.
    Choose(Shape),
    /// A question to be answered in words.
    Ask(Query),
    /// Opens or closes the list of keys.
    Help,
    /// Turns the board round.
    Flip,
}

/// What a player wants to hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Query {
    /// What was played last?
    LastMove,
    /// Where may this figure go?
    MovesFromHere,
    /// On what square am I, and what stands here?
    WhereAmI,
    /// Where do all figures stand, and whose turn is it?
    Position,
}

/// What the board asks of its page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// The player tries this move, legal or not.
    Move { from: Square, to: Square },
    /// The player chose what the pawn becomes.
    Promote { from: Square, to: Square, shape: Shape },
    /// The player would rather not promote now: the page forgets the move it asked about.
    CancelPromotion,
    /// The player touched a square where nothing can be picked up: the page may say why.
    Touch(Square),
    /// The player wants to hear this.
    Say(Query),
}

/// The state after an event, and what it asks of the page.
pub fn update(state: &State, event: BoardEvent) -> (State, Option<Request>) {
    let mut next = state.clone();
    let request = next.take(event);
    (next, request)
}

impl State {
    fn take(&mut self, event: BoardEvent) -> Option<Request> {
        match event {
            BoardEvent::Flip => self.orientation = !self.orientation,
            BoardEvent::Help => self.help = !self.help,
            BoardEvent::Ask(query) => return Some(Request::Say(query)),
            BoardEvent::Choose(shape) => return self.choose(shape),
            // Whatever else happens while a choice is open takes the move back.
            BoardEvent::Press(_) | BoardEvent::Activate | BoardEvent::Escape if self.pending_promotion.is_some() => {
                self.pending_promotion = None;
                return Some(Request::CancelPromotion);
            }
            BoardEvent::Escape => self.escape(),
            BoardEvent::Press(square) => return self.press(square),
            BoardEvent::DragOver(over) => self.drag_over(over),
            BoardEvent::Release(over) => return self.release(over),
            BoardEvent::DragCancel => self.held = None,
            BoardEvent::Activate => {
                let request = self.press(self.cursor);
                return request.or(self.release(Some(self.cursor)));
            }
            BoardEvent::Focus(square) => self.cursor = square,
            BoardEvent::Up => self.step(-1, 0),
            BoardEvent::Down => self.step(1, 0),
            BoardEvent::Left => self.step(0, -1),
            BoardEvent::Right => self.step(0, 1),
            BoardEvent::RowStart => self.go(Seen { row: self.seen(self.cursor).row, column: 0 }),
            BoardEvent::RowEnd => self.go(Seen { row: self.seen(self.cursor).row, column: 7 }),
            BoardEvent::FirstSquare => self.go(Seen { row: 0, column: 0 }),
            BoardEvent::LastSquare => self.go(Seen { row: 7, column: 7 }),
            BoardEvent::JumpTo { shape, backwards } => self.jump(shape, backwards),
        }
        None
    }

    fn press(&mut self, square: Square) -> Option<Request> {
        self.cursor = square;
        if !self.interactive {
            return None;
        }
        let joined = self.joins.filter(|(from, onto)| self.selected == Some(*from) && onto.contains(square));
        if let Some((from, _)) = joined {
            (self.selected, self.held) = (None, None);
            return Some(Request::Move { from, to: square });
        }
        if self.is_movable(square) {
            let again = self.selected == Some(square);
            self.wipe_refusal();
            self.selected = Some(square);
            self.held = Some(Held { from: square, over: Some(square), lifted: false, again });
            return None;
        }
        self.held = None;
        match self.selected.take() {
            // The square may lie anywhere: a try that is not legal is the page's to explain.
            Some(from) if from != square => Some(Request::Move { from, to: square }),
            _ => Some(Request::Touch(square)),
        }
    }

    fn drag_over(&mut self, over: Option<Square>) {
        if let Some(held) = &mut self.held {
            held.over = over;
            held.lifted = true;
        }
    }

    fn release(&mut self, over: Option<Square>) -> Option<Request> {
        let held = self.held.take()?;
        if !held.lifted {
            if held.again {
                self.selected = None;
            }
            return None;
        }
        match over {
            // Put back where it stood: still picked up, for those who then click.
            Some(to) if to == held.from => None,
            Some(to) => {
                self.selected = None;
                self.cursor = to;
                Some(Request::Move { from: held.from, to })
            }
            None => {
                self.selected = None;
                None
            }
        }
    }

    fn escape(&mut self) {
        if self.help {
            self.help = false;
        } else if self.held.is_some() || self.selected.is_some() {
            self.held = None;
            self.selected = None;
        } else {
            self.wipe_refusal();
        }
    }

    fn choose(&mut self, shape: Shape) -> Option<Request> {
        if !self.pending_promotion.as_ref()?.choices.contains(&shape) {
            return None;
        }
        let asked = self.pending_promotion.take()?;
        self.cursor = asked.to;
        Some(Request::Promote { from: asked.from, to: asked.to, shape })
    }

    fn step(&mut self, rows: i8, columns: i8) {
        self.go(self.seen(self.cursor).step(rows, columns));
    }

    fn go(&mut self, seen: Seen) {
        if let Some(square) = self.square_at(seen) {
            self.cursor = square;
        }
    }

    fn jump(&mut self, shape: Shape, backwards: bool) {
        let here = self.seen(self.cursor);
        let places =
            self.figures.iter().filter(|(_, figure)| answers(figure.shape, shape)).map(|(square, _)| self.seen(square));
        // Round the board: what lies beyond the cursor comes before what lies on this side of it.
        let found = if backwards {
            places.max_by_key(|place| (*place < here, *place))
        } else {
            places.min_by_key(|place| (*place <= here, *place))
        };
        if let Some(place) = found {
            self.go(place);
        }
    }
}

/// Whether this figure is meant by the letter of that one: a draughts man is a *peão*, a crowned man a *dama* or king.
fn answers(figure: Shape, meant: Shape) -> bool {
    match figure {
        Shape::Man => meant == Shape::Pawn || meant == Shape::Man,
        Shape::CrownedMan => matches!(meant, Shape::Queen | Shape::King | Shape::CrownedMan),
        other => other == meant,
    }
}
