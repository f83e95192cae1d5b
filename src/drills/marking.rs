//! What is right and wrong in a written move, by Appendix C of the Laws of 2023. Correção.
//!
//! [`san::read`] says which move a text means; what is here compares its signs with those of the move that was made, so
//! that each difference has a reason and an article. Absent: the sentences, which are in `locales/*/notation/marking.ftl`.

mod keys;
mod note;

use crate::chess::anatomy::{self, MovePart};
use crate::chess::san::{self, MAX_MOVE_LEN, ReadError};
use crate::chess::{Ground, Letters, Move, Role, Side, legality};
use crate::square::Square;

pub use keys::{Key, erase};
pub use note::{Needed, Note};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A form that Appendix C allows, or that everybody understands.
    Right,
    Wrong,
}

/// What came of it: in [`Verdict::Right`] the notes say what a fuller or cleaner form has, in [`Verdict::Wrong`] what is
/// wrong, of which there is always something.
#[derive(Clone, Debug, PartialEq)]
pub struct Marking {
    pub verdict: Verdict,
    pub notes: Vec<Note>,
}

/// Marks the text that somebody wrote for the legal move `m`, with which no draw was offered.
pub fn mark(ground: &dyn Ground, m: Move, text: &str, letters: Letters) -> Marking {
    mark_with(ground, m, text, letters, false)
}

/// [`mark`]; `offered`: a draw was offered with this move, so that `(=)` belongs to it. FIDE 2023 C.12
pub fn mark_with(ground: &dyn Ground, m: Move, text: &str, letters: Letters, offered: bool) -> Marking {
    let wrong = |notes| Marking { verdict: Verdict::Wrong, notes };
    let Some(made) = Made::of(ground, m, letters).filter(|_| text.len() <= MAX_MOVE_LEN) else {
        return wrong(vec![Note::NotMove]);
    };
    let (body, signs) = Signs::of(text);
    let read = san::read(ground, text, letters);
    let mut notes = Notes::default();
    match (castling(&body), made.castling) {
        (Some((side, plain)), Some(wing)) if side == wing => {
            if !plain {
                notes.remarks.push(Note::CastlingSigns(side));
            }
            made.compare_signs(&signs, &mut notes);
        }
        (Some(_), Some(wing)) => notes.faults.push(Note::OtherWing(wing)),
        (Some(_), None) => {}
        (None, Some(wing)) => {
            // Also in another language: `Kg1`.
            let king = Written::of(&body, &made, letters).is_some_and(|written| {
                let king = |letter| foreign(letter, letters, Role::King).is_some();
                written.to == m.to && written.letter.is_some_and(king)
            });
            if king || read == Ok(m) {
                notes.faults.push(Note::KingForCastling(wing));
            }
        }
        (None, None) => {
            if let Some(written) = Written::of(&body, &made, letters) {
                made.compare(&written, &signs, letters, &mut notes);
            }
        }
    }
    if signs.comment {
        notes.faults.push(Note::Comment);
    }
    match (signs.offer, offered) {
        (true, false) => notes.faults.push(Note::FalseOffer),
        (false, true) => notes.faults.push(Note::MissingOffer),
        _ => {}
    }
    if read == Ok(m) && notes.faults.is_empty() {
        return Marking { verdict: Verdict::Right, notes: notes.remarks };
    }
    let Notes { mut faults, remarks } = notes;
    if read != Ok(m) && !faults.iter().any(names_another) {
        // The case of a letter is a matter of taste until it makes another move of it.
        faults.extend(remarks.into_iter().filter(|note| matches!(note, Note::SmallLetter { .. } | Note::Capitals)));
    }
    let explained = !faults.is_empty();
    let telling = faults.iter().all(|note| {
        matches!(note, Note::WrongLetter { .. } | Note::WrongSquare { .. } | Note::OtherWing(_) | Note::Comment)
    });
    match read {
        // What these say, says it of the other move too.
        Ok(_) if faults.iter().any(|note| matches!(note, Note::WrongPromotion { .. } | Note::OtherWing(_))) => {}
        Ok(other) if other != m => faults.push(Note::OtherMove(other)),
        Err(ReadError::Illegal { candidates }) if telling => match (&candidates[..], explained) {
            ([other], _) => match legality::judge_setup(&ground.setup(), None, None, *other) {
                Err(illegal) => faults.push(Note::Refused(illegal)),
                Ok(_) => faults.push(Note::NoneCan),
            },
            (_, false) => faults.push(Note::NoneCan),
            _ => {}
        },
        _ => {}
    }
    if faults.is_empty() {
        faults.push(Note::NotMove);
    }
    wrong(faults)
}

/// Whether this fault alone makes another move of it.
fn names_another(note: &Note) -> bool {
    matches!(
        note,
        Note::PawnLetter { .. }
            | Note::WrongLetter { .. }
            | Note::ForeignLetter { .. }
            | Note::MissingLetter { .. }
            | Note::Ambiguous { .. }
            | Note::WrongDeparture { .. }
            | Note::MissingPawnFile { .. }
            | Note::MissingPromotion { .. }
            | Note::WrongPromotion { .. }
            | Note::FalsePromotion
            | Note::FalseCapture { .. }
            | Note::WrongSquare { .. }
            | Note::OtherWing(_)
    )
}

impl Marking {
    /// The articles this answer kept or broke: those of the faults, or those of the move's signs. Of another part of the
    /// Laws there are none among them.
    pub fn articles(&self, ground: &dyn Ground, m: Move) -> Vec<&'static str> {
        match self.verdict {
            Verdict::Right => articles(ground, m),
            Verdict::Wrong => {
                let broken = self.notes.iter().map(Note::article).filter(|article| article.starts_with('C'));
                each_once(broken.collect())
            }
        }
    }
}

/// The articles of the move's signs.
pub fn articles(ground: &dyn Ground, m: Move) -> Vec<&'static str> {
    each_once(anatomy::parts(ground, m, Letters::English).iter().map(|(_, part)| part.article()).collect())
}

/// These articles in order, each once.
pub(super) fn each_once(mut articles: Vec<&'static str>) -> Vec<&'static str> {
    articles.sort_unstable();
    articles.dedup();
    articles
}

/// What was noticed.
#[derive(Default)]
struct Notes {
    faults: Vec<Note>,
    remarks: Vec<Note>,
}

/// The move that was made, with what its signs depend on.
struct Made<'a> {
    ground: &'a dyn Ground,
    m: Move,
    role: Role,
    castling: Option<Side>,
    captures: bool,
    en_passant: bool,
    check: bool,
    mate: bool,
    needed: Option<Needed>,
}

impl<'a> Made<'a> {
    /// `None` for a move that is not legal.
    fn of(ground: &'a dyn Ground, m: Move, letters: Letters) -> Option<Made<'a>> {
        let role = ground.piece_at(m.from)?.role;
        let parts: Vec<MovePart> = anatomy::parts(ground, m, letters).into_iter().map(|(_, part)| part).collect();
        let has = |part| parts.contains(&part);
        let castling = Side::ALL.into_iter().find(|side| has(MovePart::Castling(*side)));
        let file = has(MovePart::FileOnSameRank) || has(MovePart::FilePreferred);
        let needed = match (file, has(MovePart::Rank)) {
            (true, true) => Some(Needed::Both),
            (false, true) => Some(Needed::Rank),
            (true, false) if has(MovePart::FileOnSameRank) => Some(Needed::FileOnSameRank),
            (true, false) => Some(Needed::FilePreferred),
            (false, false) => None,
        };
        let made = Made {
            ground,
            m,
            role,
            castling,
            captures: has(MovePart::Capture),
            en_passant: has(MovePart::EnPassant),
            check: has(MovePart::Check),
            mate: has(MovePart::Mate),
            needed,
        };
        (!parts.is_empty()).then_some(made)
    }

    /// Where the other such pieces stand that could go to the same square.
    fn rivals(&self) -> Vec<Square> {
        let mut rivals: Vec<Square> = self
            .ground
            .legal_moves()
            .into_iter()
            .filter(|other| other.to == self.m.to && other.from != self.m.from)
            .map(|other| other.from)
            .filter(|from| self.ground.piece_at(*from).is_some_and(|piece| piece.role == self.role))
            .collect();
        rivals.dedup();
        rivals
    }

    fn compare(&self, written: &Written, signs: &Signs, letters: Letters, notes: &mut Notes) {
        let piece = self.compare_letter(written, letters, notes);
        if written.to != self.m.to {
            if piece {
                notes.faults.push(Note::WrongSquare { wrote: written.to, to: self.m.to });
            }
            return;
        }
        if piece {
            self.compare_departure(written, notes);
        }
        self.compare_promotion(written, letters, notes);
        match (written.captures, self.captures) {
            (true, false) => notes.faults.push(Note::FalseCapture { to: self.m.to }),
            (false, true) => notes.remarks.push(Note::MissingCapture),
            _ => {}
        }
        self.compare_signs(signs, notes);
        if written.hyphen {
            notes.remarks.push(Note::Hyphen);
        }
        if written.capitals {
            notes.remarks.push(Note::Capitals);
        }
    }

    /// Whether the piece is the right one.
    fn compare_letter(&self, written: &Written, letters: Letters, notes: &mut Notes) -> bool {
        let role = self.role;
        let Some(letter) = written.letter else {
            if role == Role::Pawn {
                return true;
            }
            // Of another square nothing can be said but what it is.
            if written.to == self.m.to {
                notes.faults.push(Note::MissingLetter { role });
            }
            return false;
        };
        if stands_for(letter, letters) == Some(role) {
            if letter.is_lowercase() {
                notes.remarks.push(Note::SmallLetter { letter: letter.to_ascii_uppercase() });
            }
            return true;
        }
        if role == Role::Pawn && matches!(letter, 'P' | 'p' | '♙' | '♟') {
            notes.faults.push(Note::PawnLetter { letter });
            return true;
        }
        if written.to == self.m.to {
            notes.faults.push(match foreign(letter, letters, role) {
                Some(other) => Note::ForeignLetter { letter, other, role },
                None => Note::WrongLetter { letter, stands: stands_for(letter, letters), role },
            });
        }
        false
    }

    fn compare_departure(&self, written: &Written, notes: &mut Notes) {
        let Move { from, to, .. } = self.m;
        let (file, rank) = (written.file, written.rank);
        let sign: String = file.into_iter().chain(rank).collect();
        let fits = |square: Square| {
            file.is_none_or(|file| file == square.file_char()) && rank.is_none_or(|rank| rank == square.rank_char())
        };
        if !fits(from) {
            let needed = self.needed;
            let (role, captures) = (self.role, self.captures);
            notes.faults.push(Note::WrongDeparture { role, captures, wrote: sign, from, needed });
            return;
        }
        if self.role == Role::Pawn {
            match (file, self.captures) {
                (None, true) => notes.faults.push(Note::MissingPawnFile { from }),
                (Some(_), false) if rank.is_none() && !written.captures => {
                    notes.remarks.push(Note::NotNeeded { sign });
                }
                _ => {}
            }
            return;
        }
        let long = file.is_some() && rank.is_some();
        let Some(needed) = self.needed else {
            if !long && !sign.is_empty() {
                notes.remarks.push(Note::NotNeeded { sign });
            }
            return;
        };
        let rivals = self.rivals();
        if rivals.iter().any(|rival| fits(*rival)) {
            notes.faults.push(Note::Ambiguous { role: self.role, from, to, needed, rivals });
        } else if !long && needed != Needed::Rank && file.is_none() {
            notes.remarks.push(Note::FilePreferred { from });
        }
    }

    fn compare_promotion(&self, written: &Written, letters: Letters, notes: &mut Notes) {
        match (written.promotion, self.m.promotion) {
            (None, Some(role)) => notes.faults.push(Note::MissingPromotion { role }),
            (Some(_), None) => notes.faults.push(Note::FalsePromotion),
            (Some(letter), Some(role)) => {
                let stands = stands_for(letter, letters);
                if stands == Some(role) {
                    if letter.is_lowercase() {
                        notes.remarks.push(Note::SmallLetter { letter: letter.to_ascii_uppercase() });
                    }
                    if written.promotion_sign {
                        notes.remarks.push(Note::PromotionSign);
                    }
                } else if let Some(other) = foreign(letter, letters, role) {
                    notes.faults.push(Note::ForeignLetter { letter, other, role });
                } else {
                    notes.faults.push(Note::WrongPromotion { letter, stands, role });
                }
            }
            (None, None) => {}
        }
    }

    /// The signs behind the move.
    fn compare_signs(&self, signs: &Signs, notes: &mut Notes) {
        let mate = signs.hash || signs.pluses > 1;
        match (mate, signs.pluses > 0, self.check, self.mate) {
            (true, _, check, false) => notes.faults.push(Note::FalseMate { check }),
            (false, true, false, false) => notes.faults.push(Note::FalseCheck),
            (false, true, _, true) => notes.remarks.push(Note::CheckForMate),
            (false, false, _, true) => notes.remarks.push(Note::MissingMate),
            (false, false, true, _) => notes.remarks.push(Note::MissingCheck),
            (true, _, _, true) if !signs.hash => notes.remarks.push(Note::DoublePlus),
            _ => {}
        }
        match (signs.en_passant, self.en_passant) {
            (true, false) => notes.faults.push(Note::FalseEnPassant),
            (false, true) => notes.remarks.push(Note::MissingEnPassant),
            _ => {}
        }
    }
}

/// The piece of a letter, great or small.
fn stands_for(letter: char, letters: Letters) -> Option<Role> {
    letters.role(letter).or_else(|| letters.role(letter.to_ascii_uppercase()))
}

/// The other letters in which this one is that piece's, where it is nobody's in these.
fn foreign(letter: char, letters: Letters, role: Role) -> Option<Letters> {
    let free = stands_for(letter, letters).is_none();
    letters.others().find(|other| free && stands_for(letter, *other) == Some(role))
}

/// The signs behind a move.
#[derive(Default)]
struct Signs {
    pluses: usize,
    hash: bool,
    en_passant: bool,
    offer: bool,
    comment: bool,
}

impl Signs {
    /// The text without its number and the signs behind, in one kind of dash and cross; and those signs.
    fn of(text: &str) -> (Vec<char>, Signs) {
        let mut rest = san::unified(text);
        let mut signs = Signs::default();
        while let Some(sign) = san::trailing(&rest) {
            rest.truncate(rest.len() - sign.len());
            match sign {
                "+" => signs.pluses += 1,
                "#" => signs.hash = true,
                "!" | "?" => signs.comment = true,
                "(=)" => signs.offer = true,
                _ => signs.en_passant = true,
            }
        }
        let numbered = rest.trim_start_matches(|sign: char| sign.is_ascii_digit());
        let body = if numbered.starts_with(['.', '…']) { numbered.trim_start_matches(['.', '…']) } else { &rest };
        (body.chars().collect(), signs)
    }
}

/// The wing of a castling, and whether it is written as the Laws do, with noughts and dashes.
fn castling(body: &[char]) -> Option<(Side, bool)> {
    let noughts = body.iter().filter(|sign| matches!(sign, '0' | 'O' | 'o')).count();
    let dashes = body.iter().filter(|sign| **sign == '-').count();
    let side = match noughts {
        _ if noughts + dashes != body.len() => None,
        2 => Some(Side::King),
        3 => Some(Side::Queen),
        _ => None,
    }?;
    Some((side, dashes + 1 == noughts && !body.iter().any(|sign| matches!(sign, 'O' | 'o'))))
}

/// The signs of a move, as they stand there.
struct Written {
    letter: Option<char>,
    /// `a` to `h`.
    file: Option<char>,
    /// `1` to `8`.
    rank: Option<char>,
    captures: bool,
    hyphen: bool,
    to: Square,
    promotion: Option<char>,
    promotion_sign: bool,
    /// A file or the x is great.
    capitals: bool,
}

impl Written {
    /// `None` for what has not the form of a move. Where a letter may be a file or a piece, the move that was made
    /// decides: what the writer wanted to write is explained, not what it could be besides.
    fn of(body: &[char], made: &Made, letters: Letters) -> Option<Written> {
        let is_file = |sign: char| ('a'..='h').contains(&sign.to_ascii_lowercase());
        let is_rank = |sign: char| ('1'..='8').contains(&sign);
        let arrival =
            body.windows(2).rposition(|pair| matches!(pair, [file, rank] if is_file(*file) && is_rank(*rank)));
        let (head, rest) = body.split_at_checked(arrival?)?;
        let [file, rank, behind @ ..] = rest else { return None };
        let to = format!("{}{rank}", file.to_ascii_lowercase()).parse().ok()?;
        let (promotion, promotion_sign) = match behind {
            [] => (None, false),
            ['='] => (None, true),
            [letter] => (Some(*letter), false),
            ['=' | '/', letter] | ['(', letter, ')'] => (Some(*letter), true),
            _ => return None,
        };
        let piece = |sign: char| sign.is_alphabetic() || matches!(sign, '♔'..='♟');
        if promotion.is_some_and(|letter| !piece(letter)) {
            return None;
        }
        let (head, joint) = match head {
            [head @ .., joint @ ('x' | 'X' | '-')] => (head, Some(*joint)),
            head => (head, None),
        };
        let (head, rank) = match head {
            [head @ .., rank] if is_rank(*rank) => (head, Some(*rank)),
            head => (head, None),
        };
        let (letter, from_file) = match head {
            [] => (None, None),
            [sign] if is_file(*sign) && made.is_file(*sign, rank.is_some(), letters) => (None, Some(*sign)),
            [sign] if piece(*sign) => (Some(*sign), None),
            [letter, file] if piece(*letter) && is_file(*file) => (Some(*letter), Some(*file)),
            _ => return None,
        };
        let capitals = [Some(*file), from_file, joint].into_iter().flatten().any(|sign| sign.is_ascii_uppercase());
        Some(Written {
            letter,
            file: from_file.map(|file| file.to_ascii_lowercase()),
            rank,
            captures: matches!(joint, Some('x' | 'X')),
            hyphen: joint == Some('-'),
            to,
            promotion,
            promotion_sign,
            capitals,
        })
    }
}

impl Made<'_> {
    /// Whether a sign from a to h that stands first is the file of departure and no piece.
    fn is_file(&self, sign: char, with_rank: bool, letters: Letters) -> bool {
        let own = stands_for(sign, letters) == Some(self.role);
        if sign.is_ascii_lowercase() {
            return with_rank || !own;
        }
        let departs = sign.to_ascii_lowercase() == self.m.from.file_char();
        !own && departs && (self.role == Role::Pawn || with_rank)
    }
}
