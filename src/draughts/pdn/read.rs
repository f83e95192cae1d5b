//! The reader: one pass over the text, a counter where variations are open, each move played as it comes.

use super::write::OWN;
use super::{
    GameResult, MAX_COMMENT_BYTES, MAX_DEPTH, MAX_FILE_BYTES, MAX_GAMES, MAX_MOVE_BYTES, MAX_NOTES, MAX_PLIES,
    MAX_TAG_BYTES, MAX_TAGS, NotRead, Note, NoteKind, PdnError, PdnErrorKind, PdnGame, read_move,
};
use crate::draughts::position::Position;
use crate::draughts::variant::{BRASILEIRAS, CLASSICAS, Variant};

/// What a name of a tag may be made of.
pub(super) fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Every game of a file, or the first fault with what was read before it.
pub fn read(text: &str) -> Result<Vec<PdnGame>, PdnError> {
    let mut games = Vec::new();
    for game in Reader::new(text) {
        match game {
            Ok(game) => games.push(game),
            Err(error) => return Err(PdnError { before: games, ..error }),
        }
    }
    Ok(games)
}

/// What is read of a game.
#[derive(Default)]
struct Draft {
    tags: Vec<(String, String)>,
    /// From the first thing that is no tag.
    game: Option<PdnGame>,
    /// After the moves.
    position: Option<Position>,
}

/// Reads the games of a file one after another; the first fault is the last thing it gives.
///
/// Without a tag GameType a game whose moves begin with letters is Brazilian. Type 24, Spanish draughts, is played by
/// the same rules with the same numbers.
pub struct Reader<'a> {
    text: &'a str,
    at: usize,
    /// Where the thing that is being read begins.
    from: usize,
    /// How many games were read.
    games: usize,
    ended: bool,
}

impl<'a> Reader<'a> {
    pub fn new(text: &'a str) -> Reader<'a> {
        Reader { text, at: 0, from: 0, games: 0, ended: false }
    }

    /// Where the next game begins, in bytes; for [`Reader::starting_at`].
    pub fn place(&self) -> usize {
        self.at
    }

    /// Goes on at this place. A place that is none leaves nothing to read.
    pub fn starting_at(mut self, place: usize) -> Reader<'a> {
        self.at = if self.text.is_char_boundary(place) { place } else { self.text.len() };
        self
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn sign(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Passes signs while they are such.
    fn pass(&mut self, such: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|sign| !such(sign)).unwrap_or(rest.len());
        self.at += end;
        rest.get(..end).unwrap_or_default()
    }

    fn eat(&mut self, sign: char) -> bool {
        let there = self.rest().starts_with(sign);
        self.at += if there { sign.len_utf8() } else { 0 };
        there
    }

    /// Passes white space, and lines that begin with `%`.
    fn skip_space(&mut self) {
        loop {
            self.pass(|sign| sign.is_whitespace() || sign == '\u{feff}');
            let before = self.text.get(..self.at).unwrap_or_default();
            let line_begins = before.is_empty() || before.ends_with(['\n', '\u{feff}']);
            if !(line_begins && self.sign() == Some('%')) {
                return;
            }
            self.pass(|sign| sign != '\n');
        }
    }

    fn error(&mut self, kind: PdnErrorKind, so_far: Option<PdnGame>) -> PdnError {
        self.ended = true;
        let line = 1 + self.text.get(..self.from).map_or(0, |passed| passed.matches('\n').count());
        let word = self.text.get(self.from..).unwrap_or_default();
        let word = word.split_whitespace().next().unwrap_or_default().chars().take(MAX_MOVE_BYTES).collect();
        let ply = so_far.as_ref().map_or(0, |game| game.moves.len());
        PdnError { kind, line, game: self.games + 1, ply, word, before: Vec::new(), so_far: so_far.map(Box::new) }
    }

    /// Up to the result, the next game's tags, or the end of the file.
    fn game(&mut self, draft: &mut Draft) -> Result<(), PdnErrorKind> {
        loop {
            self.skip_space();
            self.from = self.at;
            let Some(sign) = self.sign() else { break };
            if sign == '[' && draft.game.is_some() {
                break;
            }
            if sign == '[' {
                self.tag(draft)?;
                continue;
            }
            self.begin(draft)?;
            let Draft { game: Some(game), position: Some(position), .. } = draft else { break };
            match sign {
                '{' => {
                    let comment = self.comment()?;
                    note(game, NoteKind::Comment(comment))?;
                }
                ';' => {
                    self.at += 1;
                    let comment = words(self.pass(|sign| sign != '\n'))?;
                    note(game, NoteKind::Comment(comment))?;
                }
                '(' => {
                    self.variation()?;
                    game.variations += 1;
                }
                '$' => {
                    self.at += 1;
                    let nag = self.pass(|sign| sign.is_ascii_digit()).parse().map_err(|_| PdnErrorKind::Nag)?;
                    note(game, NoteKind::Nag(nag))?;
                }
                '!' | '?' => {
                    let nag = match self.pass(|sign| matches!(sign, '!' | '?')) {
                        "!" => 1,
                        "?" => 2,
                        "!!" => 3,
                        "??" => 4,
                        "!?" => 5,
                        "?!" => 6,
                        _ => return Err(PdnErrorKind::Nag),
                    };
                    note(game, NoteKind::Nag(nag))?;
                }
                ')' | '}' | ']' => return Err(PdnErrorKind::Unopened),
                _ => {
                    let word = self.pass(is_word);
                    if let Some(result) = GameResult::parse(word) {
                        game.result = result;
                        return Ok(());
                    }
                    // `12.` and `12...` stand before a move, with a space or without.
                    let digits = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
                    let written =
                        if digits.starts_with(['.', '…']) { digits.trim_start_matches(['.', '…']) } else { word };
                    // A strong move may have a star in the files of some programs.
                    let written = written.trim_end_matches('*');
                    if written.is_empty() {
                        continue;
                    }
                    if game.moves.len() == MAX_PLIES {
                        return Err(PdnErrorKind::TooManyPlies);
                    }
                    let m = read_move(position, written).map_err(PdnErrorKind::Move)?;
                    *position = position.play(m).ok_or(PdnErrorKind::Move(NotRead::NotLegal))?;
                    game.moves.push(m);
                }
            }
        }
        self.begin(draft)
    }

    /// The tags are read: which game it is, and from where.
    fn begin(&self, draft: &mut Draft) -> Result<(), PdnErrorKind> {
        if draft.game.is_some() {
            return Ok(());
        }
        let value = |name: &str| draft.tags.iter().find(|(other, _)| other == name).map(|(_, value)| value.trim());
        let variant = match value("GameType") {
            Some(game_type) => variant(game_type).ok_or(PdnErrorKind::GameType)?,
            None if self.lettered() => &BRASILEIRAS,
            None => &CLASSICAS,
        };
        let start = match value("FEN") {
            Some(text) => Position::from_text(variant, text).map_err(PdnErrorKind::Fen)?,
            None => Position::start(variant),
        };
        let result = value("Result").and_then(GameResult::parse).unwrap_or_default();
        let mut game = PdnGame { result, ..PdnGame::new(start, Vec::new()) };
        game.tags = std::mem::take(&mut draft.tags);
        game.tags.retain(|(name, _)| !OWN.contains(&name.as_str()));
        (draft.game, draft.position) = (Some(game), Some(start));
        Ok(())
    }

    /// Whether the first move to come begins with a letter.
    fn lettered(&self) -> bool {
        let rest = self.rest();
        let rest = if rest.starts_with('{') { rest.split_once('}').map_or("", |(_, rest)| rest) } else { rest };
        let rest = rest.trim_start().trim_start_matches(|sign: char| sign.is_ascii_digit());
        let rest = rest.trim_start_matches(['.', '…']).trim_start();
        rest.starts_with(|sign: char| ('a'..='h').contains(&sign))
    }

    /// `[Name "value"]`.
    fn tag(&mut self, draft: &mut Draft) -> Result<(), PdnErrorKind> {
        let blank = |sign: char| sign.is_whitespace() && sign != '\n';
        self.at += 1;
        self.pass(blank);
        let name = self.pass(|sign| sign.is_ascii() && is_name_byte(sign as u8));
        self.pass(blank);
        if name.is_empty() || !self.eat('"') {
            return Err(PdnErrorKind::Tag);
        }
        let mut value = String::new();
        loop {
            let sign = self.sign().filter(|sign| *sign != '\n').ok_or(PdnErrorKind::Tag)?;
            self.at += sign.len_utf8();
            match sign {
                '"' => break,
                '\\' if self.rest().starts_with(['"', '\\']) => {
                    value.extend(self.sign());
                    self.at += 1;
                }
                sign => value.push(sign),
            }
            if value.len() > MAX_TAG_BYTES {
                return Err(PdnErrorKind::TagTooLong);
            }
        }
        self.pass(blank);
        if !self.eat(']') {
            return Err(PdnErrorKind::Tag);
        }
        if name.len() > MAX_TAG_BYTES {
            return Err(PdnErrorKind::TagTooLong);
        }
        if draft.tags.iter().any(|(other, _)| other == name) {
            return Ok(());
        }
        if draft.tags.len() == MAX_TAGS {
            return Err(PdnErrorKind::TooManyTags);
        }
        draft.tags.push((name.to_owned(), value));
        Ok(())
    }

    fn comment(&mut self) -> Result<String, PdnErrorKind> {
        self.at += 1;
        let comment = self.pass(|sign| sign != '}');
        if !self.eat('}') {
            return Err(PdnErrorKind::UnclosedComment);
        }
        words(comment)
    }

    /// Passes a variation with those inside it.
    fn variation(&mut self) -> Result<(), PdnErrorKind> {
        let mut depth = 0;
        while let Some(sign) = self.sign() {
            match sign {
                '{' => drop(self.comment()?),
                '(' if depth == MAX_DEPTH => return Err(PdnErrorKind::TooDeep),
                '(' | ')' => {
                    depth = if sign == '(' { depth + 1 } else { depth - 1 };
                    self.at += 1;
                    if depth == 0 {
                        return Ok(());
                    }
                }
                _ => drop(self.pass(|sign| !matches!(sign, '{' | '(' | ')'))),
            }
        }
        Err(PdnErrorKind::UnclosedVariation)
    }
}

impl Iterator for Reader<'_> {
    type Item = Result<PdnGame, PdnError>;

    fn next(&mut self) -> Option<Result<PdnGame, PdnError>> {
        if self.ended {
            return None;
        }
        if self.text.len() > MAX_FILE_BYTES {
            return Some(Err(self.error(PdnErrorKind::FileTooLong, None)));
        }
        self.skip_space();
        self.sign()?;
        if self.games == MAX_GAMES {
            self.from = self.at;
            return Some(Err(self.error(PdnErrorKind::TooManyGames, None)));
        }
        let mut draft = Draft::default();
        if let Err(kind) = self.game(&mut draft) {
            return Some(Err(self.error(kind, draft.game)));
        }
        self.games += 1;
        draft.game.map(Ok)
    }
}

fn is_word(sign: char) -> bool {
    !sign.is_whitespace() && !matches!(sign, '{' | '}' | '(' | ')' | '[' | ']' | '$' | '!' | '?' | ';')
}

/// The words with single spaces between them.
fn words(comment: &str) -> Result<String, PdnErrorKind> {
    if comment.len() > MAX_COMMENT_BYTES {
        return Err(PdnErrorKind::CommentTooLong);
    }
    Ok(comment.split_whitespace().collect::<Vec<_>>().join(" "))
}

fn note(game: &mut PdnGame, kind: NoteKind) -> Result<(), PdnErrorKind> {
    if game.notes.len() == MAX_NOTES {
        return Err(PdnErrorKind::TooManyNotes);
    }
    game.notes.push(Note { ply: game.moves.len(), kind });
    Ok(())
}

fn variant(game_type: &str) -> Option<&'static Variant> {
    match game_type.split(',').next()?.trim() {
        "28" | "24" => Some(&CLASSICAS),
        "26" => Some(&BRASILEIRAS),
        _ => None,
    }
}
