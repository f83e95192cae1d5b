//! The reader: one pass over the bytes, a counter where brackets are open, and one game held at a time.

use std::borrow::Cow;

use super::{
    GameResult, MAX_COMMENT_BYTES, MAX_DEPTH, MAX_FILE_BYTES, MAX_GAMES, MAX_NOTES, MAX_PLIES, MAX_TAG_BYTES, MAX_TAGS,
    Note, NoteKind, PgnError, PgnErrorKind, PgnGame, moves, roster,
};
use crate::chess::position::{Move, Position};
use crate::chess::san::{self, Letters, MAX_MOVE_LEN, ReadError};

/// Reads the games of a file one after another; a bad game is an error, and the next one follows.
///
/// The text is UTF-8, UTF-16 with its mark, or else Latin-1. The letters are guessed game by game: English as
/// the standard wants, else Portuguese.
pub struct Reader<'a> {
    text: Cow<'a, str>,
    at: usize,
    letters: Option<Letters>,
    games: usize,
    too_long: bool,
    ended: bool,
    /// The line of the byte `counted`.
    line: usize,
    counted: usize,
}

/// What is read of a game before its moves are played.
#[derive(Default)]
struct Draft {
    tags: Vec<(String, String)>,
    start: Position,
    /// Where the words that should be moves begin and end.
    words: Vec<(usize, usize)>,
    notes: Vec<Note>,
    result: Option<GameResult>,
    /// Whether anything but tags and comments was met.
    moving: bool,
    depth: usize,
    variation: String,
    /// The first thing wrong, from here to there.
    fault: Option<(PgnErrorKind, usize, usize)>,
}

impl Draft {
    fn fail(&mut self, kind: PgnErrorKind, from: usize, to: usize) {
        if self.fault.is_none() {
            self.fault = Some((kind, from, to));
        }
    }

    fn note(&mut self, kind: NoteKind, from: usize, to: usize) {
        if self.fault.is_some() {
            return;
        }
        if self.notes.len() == MAX_NOTES {
            return self.fail(PgnErrorKind::TooManyNotes, from, to);
        }
        self.notes.push(Note { ply: self.words.len(), kind });
    }

    /// Adds a part of a variation, with a space where one belongs.
    fn add(&mut self, part: &str) {
        if self.fault.is_some() {
            return;
        }
        if !self.variation.is_empty() && !self.variation.ends_with('(') && part != ")" {
            self.variation.push(' ');
        }
        self.variation.push_str(part);
    }

    fn nag(&mut self, nag: u8, from: usize, to: usize) {
        if self.depth > 0 { self.add(&format!("${nag}")) } else { self.note(NoteKind::Nag(nag), from, to) }
    }
}

/// What a name of a tag may be made of.
pub(super) fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'+' | b'#' | b'=' | b':' | b'-')
}

impl<'a> Reader<'a> {
    pub fn new(file: &'a (impl AsRef<[u8]> + ?Sized)) -> Reader<'a> {
        let bytes = file.as_ref();
        let too_long = bytes.len() > MAX_FILE_BYTES;
        let text = if too_long { Cow::Borrowed("") } else { decode(bytes) };
        Reader { text, at: 0, letters: None, games: 0, too_long, ended: false, line: 1, counted: 0 }
    }

    /// Reads every game in these letters, in place of guessing.
    pub fn with_letters(mut self, letters: Letters) -> Reader<'a> {
        self.letters = Some(letters);
        self
    }

    /// Where the next game begins, in bytes of the text as it was decoded; for [`Reader::starting_at`].
    pub fn place(&self) -> usize {
        self.at
    }

    /// Goes on at this place. A place that is none leaves nothing to read.
    pub fn starting_at(mut self, place: usize) -> Reader<'a> {
        self.at = if self.text.is_char_boundary(place) { place } else { self.text.len() };
        self
    }

    /// Whether the text begins with moves and not with a tag.
    pub fn is_bare(&self) -> bool {
        !self.text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']).starts_with('[')
    }

    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn slice(&self, from: usize, to: usize) -> &str {
        self.text.get(from..to).unwrap_or_default()
    }

    fn at_line_start(&self) -> bool {
        match self.at.checked_sub(1) {
            None => true,
            Some(before) => matches!(self.text.as_bytes().get(before), Some(b'\n' | b'\r')),
        }
    }

    fn skip_line(&mut self) {
        while self.byte().is_some_and(|byte| byte != b'\n' && byte != b'\r') {
            self.at += 1;
        }
    }

    /// Passes white space and the lines that begin with `%`.
    fn skip_space(&mut self) {
        while let Some(byte) = self.byte() {
            if byte == b'%' && self.at_line_start() {
                self.skip_line();
            } else if byte.is_ascii() && char::from(byte).is_whitespace() {
                self.at += 1;
            } else {
                match self.text.get(self.at..).and_then(|rest| rest.chars().next()) {
                    Some(sign) if sign.is_whitespace() || sign == '\u{feff}' => self.at += sign.len_utf8(),
                    _ => return,
                }
            }
        }
    }

    /// The line of this byte, from 1. Lines end with LF, CR or both.
    fn line_of(&mut self, at: usize) -> usize {
        let bytes = self.text.as_bytes();
        while self.counted < at {
            let ends = match bytes.get(self.counted) {
                Some(b'\n') => true,
                Some(b'\r') => bytes.get(self.counted + 1) != Some(&b'\n'),
                _ => false,
            };
            self.line += usize::from(ends);
            self.counted += 1;
        }
        self.line
    }

    /// Reads up to the end of the game: its result, the next game's tags, or the end of the file.
    fn draft(&mut self) -> Draft {
        let mut draft = Draft::default();
        loop {
            self.skip_space();
            let from = self.at;
            let Some(byte) = self.byte() else { break };
            match byte {
                b'[' if draft.depth == 0 => {
                    if draft.moving || !self.tag(&mut draft) {
                        break;
                    }
                }
                b'[' if self.at_line_start() => break,
                b'{' | b';' => self.comment(&mut draft),
                b'(' | b')' => self.bracket(byte, &mut draft),
                b'$' => {
                    self.at += 1;
                    while self.byte().is_some_and(|byte| byte.is_ascii_digit()) {
                        self.at += 1;
                    }
                    match self.slice(from + 1, self.at).parse() {
                        Ok(nag) => draft.nag(nag, from, self.at),
                        Err(_) => draft.fail(PgnErrorKind::Nag, from, self.at),
                    }
                    draft.moving = true;
                }
                b'!' | b'?' => {
                    while matches!(self.byte(), Some(b'!' | b'?')) {
                        self.at += 1;
                    }
                    let nag = match self.slice(from, self.at).as_bytes() {
                        [b'!'] => 1,
                        [b'?'] => 2,
                        [b'!', b'!', ..] => 3,
                        [b'?', b'?', ..] => 4,
                        [b'!', ..] => 5,
                        _ => 6,
                    };
                    draft.nag(nag, from, self.at);
                    draft.moving = true;
                }
                b'}' | b']' | b'[' => {
                    self.at += 1;
                    draft.moving = true;
                    draft.fail(PgnErrorKind::Unopened, from, self.at);
                }
                _ => {
                    draft.moving = true;
                    if self.word(&mut draft) {
                        self.last_comments(&mut draft);
                        break;
                    }
                }
            }
        }
        if draft.depth > 0 {
            draft.fail(PgnErrorKind::UnclosedVariation, self.at, self.at);
        }
        draft
    }

    /// `[Name "value"]`; false, with nothing read, when it is the next game's.
    fn tag(&mut self, draft: &mut Draft) -> bool {
        let from = self.at;
        self.at += 1;
        self.skip_blanks();
        let name_from = self.at;
        while self.byte().is_some_and(is_name_byte) {
            self.at += 1;
        }
        let name = self.slice(name_from, self.at).to_owned();
        if name == "Event" && draft.tags.iter().any(|(other, _)| *other == name) {
            self.at = from;
            return false;
        }
        self.skip_blanks();
        let value = if self.byte() == Some(b'"') { self.value() } else { None };
        let Some(value) = value.filter(|_| !name.is_empty()) else {
            draft.fail(PgnErrorKind::Tag, from, self.at);
            self.skip_line();
            return true;
        };
        if name.len() > MAX_TAG_BYTES || value.len() > MAX_TAG_BYTES {
            draft.fail(PgnErrorKind::TagTooLong, from, self.at);
        } else if draft.tags.len() == MAX_TAGS {
            draft.fail(PgnErrorKind::TooManyTags, from, self.at);
        } else {
            if name == "FEN" {
                match Position::from_fen(&value) {
                    Ok(position) => draft.start = position,
                    Err(error) => draft.fail(PgnErrorKind::Fen(error), from, self.at),
                }
            }
            draft.tags.push((name, value));
        }
        true
    }

    fn skip_blanks(&mut self) {
        while matches!(self.byte(), Some(b' ' | b'\t')) {
            self.at += 1;
        }
    }

    /// The rest of a tag after its opening quote, with the bracket. A quote that neither a bracket nor the end of
    /// the line follows is one the writer forgot to escape.
    fn value(&mut self) -> Option<String> {
        self.at += 1;
        let mut value = Vec::new();
        loop {
            let byte = self.byte().filter(|byte| *byte != b'\n' && *byte != b'\r')?;
            self.at += 1;
            match (byte, self.byte()) {
                (b'\\', Some(next @ (b'"' | b'\\'))) => {
                    value.push(next);
                    self.at += 1;
                }
                (b'"', _) => {
                    let quote = self.at;
                    self.skip_blanks();
                    match self.byte() {
                        Some(b']') => {
                            self.at += 1;
                            break;
                        }
                        None | Some(b'\n' | b'\r') => break,
                        _ => {
                            value.push(b'"');
                            value.extend_from_slice(self.slice(quote, self.at).as_bytes());
                        }
                    }
                }
                _ => value.push(byte),
            }
        }
        // Only ASCII was taken out, so that it is still text.
        String::from_utf8(value).ok()
    }

    /// `{…}`, or `;` up to the end of the line.
    fn comment(&mut self, draft: &mut Draft) {
        let from = self.at;
        let to_line_end = self.byte() == Some(b';');
        self.at += 1;
        let closed = if to_line_end {
            self.skip_line();
            true
        } else {
            loop {
                match self.byte() {
                    Some(b'}') => break true,
                    None => break false,
                    Some(b'[') if self.at_line_start() && self.slice(self.at, self.at + 8) == "[Event \"" => {
                        break false;
                    }
                    Some(_) => self.at += 1,
                }
            }
        };
        let to = self.at;
        if !closed {
            // The next game's tags follow at once, or nothing.
            draft.moving = true;
            draft.depth = 0;
            return draft.fail(PgnErrorKind::UnclosedComment, from, to);
        }
        if !to_line_end {
            self.at += 1;
        }
        if to - from - 1 > MAX_COMMENT_BYTES {
            return draft.fail(PgnErrorKind::CommentTooLong, from, to);
        }
        let mut comment = String::new();
        for word in self.slice(from + 1, to).split_whitespace() {
            if !comment.is_empty() {
                comment.push(' ');
            }
            comment.push_str(word);
        }
        if to_line_end {
            comment = comment.replace('}', ")");
        }
        if comment.is_empty() {
            return;
        }
        if draft.depth > 0 {
            draft.add(&format!("{{{comment}}}"));
        } else {
            draft.note(NoteKind::Comment(comment), from, to);
        }
    }

    fn bracket(&mut self, byte: u8, draft: &mut Draft) {
        let from = self.at;
        draft.moving = true;
        self.at += 1;
        if byte == b'(' && self.slice(from, from + 3) == "(=)" {
            // A draw offer, as score sheets have it. FIDE 2023 C.12
            self.at += 2;
        } else if byte == b'(' {
            if draft.depth == MAX_DEPTH {
                draft.fail(PgnErrorKind::TooDeep, from, self.at);
            }
            if draft.depth > 0 {
                draft.add("(");
            }
            draft.depth += 1;
        } else if draft.depth == 0 {
            draft.fail(PgnErrorKind::Unopened, from, self.at);
        } else {
            draft.depth -= 1;
            if draft.depth > 0 {
                return draft.add(")");
            }
            let variation = std::mem::take(&mut draft.variation);
            if !variation.is_empty() {
                draft.note(NoteKind::Variation(variation), from, self.at);
            }
        }
    }

    /// A word of the movetext; true when it ends the game.
    fn word(&mut self, draft: &mut Draft) -> bool {
        let from = self.at;
        let delimits = |sign: char| {
            sign.is_whitespace() || matches!(sign, '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$' | '!' | '?')
        };
        loop {
            let rest = self.text.get(self.at..).unwrap_or_default();
            self.at += rest.find(delimits).unwrap_or(rest.len());
            // `d8(D)` is one word.
            match self.text.as_bytes().get(self.at..) {
                Some([b'(', letter, b')', ..]) if letter.is_ascii_alphabetic() => self.at += 3,
                _ => break,
            }
        }
        let to = self.at;
        let text = self.slice(from, to);
        if let Some(nag) = symbol(text) {
            draft.nag(nag, from, to);
            return false;
        }
        if draft.depth > 0 {
            draft.add(text);
            return false;
        }
        let bare = without_number(text);
        if let Some(result) = GameResult::parse(text).or_else(|| GameResult::parse(bare)) {
            draft.result = Some(result);
            return true;
        }
        let begin = to - bare.len();
        if !bare.is_empty() && draft.fault.is_none() {
            if draft.words.len() == MAX_PLIES {
                draft.fail(PgnErrorKind::TooManyPlies, begin, to);
            } else {
                draft.words.push((begin, to));
            }
        }
        false
    }

    /// Comments after the result still belong to the game.
    fn last_comments(&mut self, draft: &mut Draft) {
        loop {
            self.skip_space();
            if !matches!(self.byte(), Some(b'{' | b';')) {
                return;
            }
            self.comment(draft);
        }
    }

    /// The moves of these words in these letters, as far as they can be played.
    fn play(&self, draft: &Draft, letters: Letters) -> (Vec<Move>, Option<ReadError>) {
        let mut position = draft.start;
        let mut played = Vec::with_capacity(draft.words.len());
        for (from, to) in &draft.words {
            let word = self.slice(*from, *to);
            let step = match moves::read_exact(&position, word, letters) {
                Some(step) => Ok(step),
                None => san::read(&position, word, letters)
                    .and_then(|m| position.play(m).map(|after| (m, after)).map_err(|_| ReadError::Unreadable)),
            };
            match step {
                Ok((m, after)) => {
                    played.push(m);
                    position = after;
                }
                Err(error) => return (played, Some(error)),
            }
        }
        (played, None)
    }

    fn game(&mut self) -> Result<PgnGame, PgnError> {
        let mut draft = self.draft();
        let mut letters = self.letters.unwrap_or(Letters::English);
        let (mut played, mut error) = self.play(&draft, letters);
        let read = draft.words.get(..=played.len()).unwrap_or_default();
        let portuguese = |word: &str| word.contains(['R', 'D', 'T', 'C']);
        // Words without these letters are the same in both alphabets.
        if error.is_some() && self.letters.is_none() && read.iter().any(|(from, to)| portuguese(self.slice(*from, *to)))
        {
            let (other, other_error) = self.play(&draft, Letters::Portuguese);
            if other_error.is_none() || other.len() > played.len() {
                (played, error, letters) = (other, other_error, Letters::Portuguese);
            }
        }
        // Every word stands before the fault that was met first.
        let fault = match (error, draft.words.get(played.len())) {
            (Some(error), Some((from, to))) => Some((PgnErrorKind::Move(error), *from, *to)),
            _ => draft.fault.take(),
        };
        let ply = played.len();
        draft.notes.retain(|note| note.ply <= ply);
        if letters == Letters::Portuguese {
            for note in &mut draft.notes {
                if let NoteKind::Variation(text) = &mut note.kind {
                    *text = in_english(text);
                }
            }
        }
        let tagged = draft.tags.iter().find(|(name, _)| name == "Result");
        let tagged = tagged.and_then(|(_, value)| GameResult::parse(value.trim()));
        let game = PgnGame {
            tags: roster(draft.tags),
            start: draft.start,
            moves: played,
            notes: draft.notes,
            result: draft.result.or(tagged).unwrap_or_default(),
            letters,
        };
        match fault {
            None => Ok(game),
            Some((kind, from, to)) => Err(self.error(kind, from, to, Some(Box::new(game)))),
        }
    }

    fn error(&mut self, kind: PgnErrorKind, from: usize, to: usize, so_far: Option<Box<PgnGame>>) -> PgnError {
        let word = self.slice(from, to).chars().take(MAX_MOVE_LEN).collect();
        let ply = so_far.as_ref().map_or(0, |game| game.moves.len());
        PgnError { kind, line: self.line_of(from), game: self.games, ply, word, so_far }
    }
}

impl Iterator for Reader<'_> {
    type Item = Result<PgnGame, PgnError>;

    fn next(&mut self) -> Option<Result<PgnGame, PgnError>> {
        if self.ended {
            return None;
        }
        if self.too_long {
            self.ended = true;
            return Some(Err(self.error(PgnErrorKind::FileTooLong, 0, 0, None)));
        }
        self.skip_space();
        if self.byte().is_none() {
            self.ended = true;
            return None;
        }
        self.games += 1;
        if self.games > MAX_GAMES {
            self.ended = true;
            return Some(Err(self.error(PgnErrorKind::TooManyGames, self.at, self.at, None)));
        }
        Some(self.game())
    }
}

/// The text of a file: UTF-8 with or without its mark, UTF-16 with its mark, else Latin-1.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let wide = |join: fn([u8; 2]) -> u16, bytes: &[u8]| {
        let units = bytes.chunks_exact(2).map(|pair| match pair {
            [first, second] => join([*first, *second]),
            _ => 0,
        });
        char::decode_utf16(units).map(|sign| sign.unwrap_or(char::REPLACEMENT_CHARACTER)).collect::<String>()
    };
    match bytes {
        [0xff, 0xfe, rest @ ..] => Cow::Owned(wide(u16::from_le_bytes, rest)),
        [0xfe, 0xff, rest @ ..] => Cow::Owned(wide(u16::from_be_bytes, rest)),
        _ => {
            let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
            match std::str::from_utf8(bytes) {
                Ok(text) => Cow::Borrowed(text),
                Err(_) => Cow::Owned(bytes.iter().copied().map(char::from).collect()),
            }
        }
    }
}

/// The signs that books print for a judgement, as the NAG they stand for.
fn symbol(word: &str) -> Option<u8> {
    Some(match word {
        "=" => 10,
        "∞" => 13,
        "⩲" | "+/=" | "+=" => 14,
        "⩱" | "=/+" | "=+" => 15,
        "±" | "+/-" => 16,
        "∓" | "-/+" => 17,
        "+-" => 18,
        "-+" => 19,
        _ => return None,
    })
}

/// The move in a word without its number; empty when there is none.
fn without_number(word: &str) -> &str {
    if ["e.p.", "e.p", "ep", "E.P.", "EP"].contains(&word) {
        return "";
    }
    // The Laws print `e.p.Ce4xd6`: the mark of the move before, with no space after it.
    let word = word.strip_prefix("e.p.").unwrap_or(word);
    let rest = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    if rest.starts_with(['.', '…']) {
        return rest.trim_start_matches(['.', '…']);
    }
    // A number alone is a move's, unless it is castling without dashes.
    if rest.is_empty() && word.contains(|sign| sign != '0') { "" } else { word }
}

/// A variation in Portuguese letters, in English ones; its comments stay as they are.
fn in_english(variation: &str) -> String {
    let mut comment = false;
    let turn = |sign: char| {
        comment = sign == '{' || comment && sign != '}';
        match sign {
            sign if comment => sign,
            'R' => 'K',
            'D' => 'Q',
            'T' => 'R',
            'C' => 'N',
            sign => sign,
        }
    };
    variation.chars().map(turn).collect()
}
