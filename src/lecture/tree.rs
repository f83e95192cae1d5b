//! A game with its variations: a tree of positions, each with what the file says about it.

use crate::chess::chess960::VARIANT;
use crate::chess::pgn::{NoteKind, PgnGame, Reader};
use crate::chess::{Letters, Move, Position};
use crate::square::Square;

/// No tree has more moves than this; what comes after is left out and counted.
pub const MAX_MOVES: usize = 5_000;

/// A position by its place in the tree; the start is 0.
pub type Place = usize;

/// A drawing of the file, `[%cal Ge2e4]` or `[%csl Rd5]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn {
    Arrow(Square, Square),
    Ring(Square),
}

/// A position of the tree.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    pub position: Position,
    /// The position before, and the move from it. `None` at the start.
    pub from: Option<(Place, Move)>,
    /// The positions after it, that of the main line first.
    pub next: Vec<Place>,
    /// Comentários, in the order of the file.
    pub comments: Vec<String>,
    /// `1` is `!`, `2` is `?`, and so on.
    pub nags: Vec<u8>,
    pub drawn: Vec<Drawn>,
    /// Tried here, not in the file.
    pub is_tried: bool,
}

/// A game with its variations.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree {
    nodes: Vec<Node>,
    /// How many variations could not be read to their end.
    pub cut: u32,
}

impl Tree {
    pub fn new(start: Position) -> Tree {
        Tree { nodes: vec![node(start, None, false)], cut: 0 }
    }

    pub fn of(game: &PgnGame) -> Tree {
        let mut tree = Tree::new(game.start);
        tree.add_line(0, game);
        tree
    }

    /// The node of this place, or the start where there is none.
    pub fn node(&self, place: Place) -> &Node {
        // A tree is never empty.
        self.nodes.get(place).unwrap_or(&self.nodes[0])
    }

    pub fn has(&self, place: Place) -> bool {
        place < self.nodes.len()
    }

    /// The position after this move, which is added where it is new; `None` where it is not legal or there is no room.
    pub fn add(&mut self, at: Place, m: Move, is_tried: bool) -> Option<Place> {
        if let Some(there) = self.after(at, m) {
            return Some(there);
        }
        let position = self.node(at).position.play(m).ok()?;
        let place = self.nodes.len();
        if place > MAX_MOVES {
            return None;
        }
        self.nodes.push(node(position, Some((at, m)), is_tried));
        self.nodes.get_mut(at)?.next.push(place);
        Some(place)
    }

    /// The position after this move, where it is in the tree.
    pub fn after(&self, at: Place, m: Move) -> Option<Place> {
        self.node(at).next.iter().copied().find(|next| self.node(*next).from.is_some_and(|(_, other)| other == m))
    }

    /// What comes next in the line of this place.
    pub fn forward(&self, at: Place) -> Option<Place> {
        self.node(at).next.first().copied()
    }

    pub fn back(&self, at: Place) -> Option<Place> {
        self.node(at).from.map(|(before, _)| before)
    }

    /// Whether this place is on the line that was played.
    pub fn is_main(&self, at: Place) -> bool {
        let is_played = |place: &Place| {
            let is_first = self.back(*place).is_none_or(|before| self.forward(before) == Some(*place));
            is_first && !self.node(*place).is_tried
        };
        self.way(at).iter().all(is_played)
    }

    /// The last place on the way here that belongs to the line that was played.
    pub fn branch(&self, at: Place) -> Place {
        self.way(at).into_iter().find(|place| self.is_main(*place)).unwrap_or_default()
    }

    /// This place, then those before it, back to the start.
    pub fn way(&self, at: Place) -> Vec<Place> {
        std::iter::successors(Some(at), |place| self.back(*place)).collect()
    }

    /// The end of the line that goes on here.
    pub fn end(&self, at: Place) -> Place {
        std::iter::successors(Some(at), |place| self.forward(*place)).last().unwrap_or(at)
    }

    /// Whether there is a move that was tried here.
    pub fn has_tries(&self) -> bool {
        self.nodes.last().is_some_and(|node| node.is_tried)
    }

    /// Takes out everything that was tried here.
    pub fn forget_tried(&mut self) {
        // What was tried is never before what stands in the file.
        let kept = self.nodes.iter().position(|node| node.is_tried).unwrap_or(self.nodes.len());
        self.nodes.truncate(kept);
        for node in &mut self.nodes {
            node.next.retain(|next| *next < kept);
        }
    }

    fn add_line(&mut self, at: Place, game: &PgnGame) {
        let mut places = vec![at];
        for m in &game.moves {
            let Some(next) = places.last().and_then(|last| self.add(*last, *m, false)) else {
                self.cut += 1;
                break;
            };
            places.push(next);
        }
        for note in &game.notes {
            let Some(place) = places.get(note.ply).copied() else { continue };
            match &note.kind {
                NoteKind::Nag(nag) => self.nodes[place].nags.push(*nag),
                NoteKind::Comment(text) => self.comment(place, text),
                NoteKind::Variation(text) => match note.ply.checked_sub(1).and_then(|ply| places.get(ply)) {
                    Some(before) => self.add_variation(*before, text),
                    None => self.cut += 1,
                },
            }
        }
    }

    /// A variation that begins here, in English letters, as the reader of PGN leaves it.
    fn add_variation(&mut self, at: Place, text: &str) {
        let position = self.node(at).position;
        let variant = if position.is_chess960() { VARIANT } else { "Standard" };
        let file = format!("[Variant \"{variant}\"]\n[FEN \"{}\"]\n\n{text} *", position.fen());
        match Reader::new(&file).with_chess960().with_letters(Letters::English).next() {
            Some(Ok(game)) => self.add_line(at, &game),
            Some(Err(error)) => {
                self.cut += 1;
                if let Some(game) = error.so_far {
                    self.add_line(at, &game);
                }
            }
            None => {}
        }
    }

    /// The words of a comment, and the drawings in it. Other commands, such as that of the clock, are for programs.
    fn comment(&mut self, place: Place, text: &str) {
        let (words, drawn) = read_comment(text);
        let node = &mut self.nodes[place];
        node.drawn.extend(drawn);
        if !words.is_empty() {
            node.comments.push(words);
        }
    }
}

fn node(position: Position, from: Option<(Place, Move)>, is_tried: bool) -> Node {
    let (next, comments, nags, drawn) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    Node { position, from, next, comments, nags, drawn, is_tried }
}

fn read_comment(text: &str) -> (String, Vec<Drawn>) {
    let (mut words, mut drawn, mut rest) = (String::new(), Vec::new(), text);
    while let Some((before, command)) = rest.split_once("[%") {
        let Some((command, after)) = command.split_once(']') else { break };
        words.push_str(before);
        let (name, list) = command.split_once(' ').unwrap_or((command, ""));
        if matches!(name, "cal" | "csl") {
            drawn.extend(list.split(',').filter_map(read_drawn));
        }
        rest = after;
    }
    words.push_str(rest);
    (words.split_whitespace().collect::<Vec<_>>().join(" "), drawn)
}

/// `Ge2e4` is an arrow, `Rd5` a ring; the first letter is a colour, which the board does not have.
fn read_drawn(text: &str) -> Option<Drawn> {
    let squares = text.trim().get(1..)?;
    let square = |from: usize| squares.get(from..from + 2)?.parse::<Square>().ok();
    match squares.len() {
        2 => Some(Drawn::Ring(square(0)?)),
        4 => Some(Drawn::Arrow(square(0)?, square(2)?)),
        _ => None,
    }
}
