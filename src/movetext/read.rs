//! The reader: one pass over the bytes, a counter where brackets are open, and one game held at a time.

use std::borrow::Cow;
use std::ops::Range;

use super::{
    Failure, Fault, GameResult, MAX_COMMENT_BYTES, MAX_DEPTH, MAX_NOTES, MAX_TAG_BYTES, MAX_TAGS, Note, NoteKind,
};

/// A form in which games are written. PGN, PDN.
pub trait Form: Default {
    type Game;
    /// What may be wrong with the start that the tags give.
    type Start;
    /// What may be wrong with a move.
    type Move;

    /// No file has more bytes than this.
    const MAX_FILE_BYTES: usize;
    /// No file has more games than this.
    const MAX_GAMES: usize;
    /// No game has more plies than this.
    const MAX_PLIES: usize;
    /// No written move has more signs than this.
    const MAX_WORD: usize;

    /// The result that this word is.
    fn result(word: &str) -> Option<GameResult> {
        GameResult::parse(word)
    }

    /// Makes a game of what was read: sets it up by the tags and plays the words of the moves, as far as they go.
    ///
    /// # Errors
    /// The start that the tags give is none; and where that stands.
    fn play(&self, draft: &mut Draft<Self>, text: &str) -> Result<Played<Self>, (Self::Start, Range<usize>)>;
}

/// A game as far as its words are moves.
pub struct Played<F: Form> {
    pub game: F::Game,
    /// How many words are moves.
    pub plies: usize,
    /// Why the next word is none.
    pub error: Option<F::Move>,
}

/// Reads the games of a file one after another; a bad game is an error, and the next one follows.
///
/// The text is UTF-8, UTF-16 with its mark, or else Latin-1.
pub struct Reader<'a, F: Form> {
    pub(crate) form: F,
    text: Cow<'a, str>,
    at: usize,
    games: usize,
    too_long: bool,
    ended: bool,
    /// The line of the byte `counted`.
    line: usize,
    counted: usize,
}

type FaultOf<F> = Fault<<F as Form>::Start, <F as Form>::Move>;

type FailureOf<F> = Failure<<F as Form>::Start, <F as Form>::Move, <F as Form>::Game>;

/// A tag as it was read.
pub struct Tag {
    pub name: String,
    pub value: String,
    /// Where it stands in the text.
    pub place: Range<usize>,
}

/// What is read of a game before its moves are played.
#[derive(Default)]
pub struct Draft<F: Form> {
    pub tags: Vec<Tag>,
    /// Where the words that should be moves stand.
    pub words: Vec<Range<usize>>,
    pub notes: Vec<Note>,
    result: Option<GameResult>,
    /// Whether anything but tags and comments was met.
    moving: bool,
    depth: usize,
    /// Where the outermost bracket that is open stands.
    opened: usize,
    variation: String,
    /// The first thing wrong, and where.
    fault: Option<(FaultOf<F>, Range<usize>)>,
}

impl<F: Form> Draft<F> {
    /// The value of this tag; of several the first.
    pub fn tag(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.name == name)
    }

    /// What the game ended with: its last word, else its tag.
    pub fn result(&self) -> GameResult {
        let tagged = || F::result(self.tag("Result")?.value.trim());
        self.result.or_else(tagged).unwrap_or_default()
    }

    /// Names and values in the order of the file, each name once; those held in fields are left out.
    pub fn take_tags(&mut self, fields: &[&str]) -> Vec<(String, String)> {
        let mut tags: Vec<(String, String)> = Vec::new();
        for Tag { name, value, .. } in self.tags.drain(..) {
            if !fields.contains(&name.as_str()) && super::tag(&tags, &name).is_none() {
                tags.push((name, value));
            }
        }
        tags
    }

    fn fail(&mut self, kind: FaultOf<F>, from: usize, to: usize) {
        if self.fault.is_none() {
            self.fault = Some((kind, from..to));
        }
    }

    fn note(&mut self, kind: NoteKind, from: usize, to: usize) {
        if self.fault.is_some() {
            return;
        }
        if self.notes.len() == MAX_NOTES {
            return self.fail(Fault::TooManyNotes, from, to);
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

impl<'a, F: Form> Reader<'a, F> {
    pub fn of(form: F, file: &'a (impl AsRef<[u8]> + ?Sized)) -> Reader<'a, F> {
        let bytes = file.as_ref();
        let too_long = bytes.len() > F::MAX_FILE_BYTES;
        let text = if too_long { Cow::Borrowed("") } else { decode(bytes) };
        Reader { form, text, at: 0, games: 0, too_long, ended: false, line: 1, counted: 0 }
    }

    /// Where the next game begins, in bytes of the text as it was decoded; for [`Reader::starting_at`].
    pub fn place(&self) -> usize {
        self.at
    }

    /// Goes on at this place. A place that is none leaves nothing to read.
    pub fn starting_at(mut self, place: usize) -> Reader<'a, F> {
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
        self.at == 0 || matches!(self.text.as_bytes().get(self.at - 1), Some(b'\n' | b'\r'))
    }

    fn skip_while(&mut self, wanted: impl Fn(u8) -> bool) {
        while self.byte().is_some_and(&wanted) {
            self.at += 1;
        }
    }

    fn skip_line(&mut self) {
        self.skip_while(|byte| byte != b'\n' && byte != b'\r');
    }

    fn skip_blanks(&mut self) {
        self.skip_while(|byte| byte == b' ' || byte == b'\t');
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
    fn draft(&mut self) -> Draft<F> {
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
                    self.skip_while(|byte| byte.is_ascii_digit());
                    match self.slice(from + 1, self.at).parse() {
                        Ok(nag) => draft.nag(nag, from, self.at),
                        Err(_) => draft.fail(Fault::Nag, from, self.at),
                    }
                    draft.moving = true;
                }
                b'!' | b'?' => {
                    self.skip_while(|byte| byte == b'!' || byte == b'?');
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
                    draft.fail(Fault::Unopened, from, self.at);
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
            draft.fail(Fault::UnclosedVariation, draft.opened, self.at);
        }
        draft
    }

    /// `[Name "value"]`; false, with nothing read, when it is the next game's.
    fn tag(&mut self, draft: &mut Draft<F>) -> bool {
        let from = self.at;
        self.at += 1;
        self.skip_blanks();
        let name_from = self.at;
        self.skip_while(is_name_byte);
        let name = self.slice(name_from, self.at).to_owned();
        if name == "Event" && draft.tag("Event").is_some() {
            self.at = from;
            return false;
        }
        self.skip_blanks();
        let value = if self.byte() == Some(b'"') { self.value() } else { None };
        let Some(value) = value.filter(|_| !name.is_empty()) else {
            self.skip_line();
            draft.fail(Fault::Tag, from, self.at);
            return true;
        };
        if name.len() > MAX_TAG_BYTES || value.len() > MAX_TAG_BYTES {
            draft.fail(Fault::TagTooLong, from, self.at);
        } else if draft.tags.len() == MAX_TAGS {
            draft.fail(Fault::TooManyTags, from, self.at);
        } else {
            draft.tags.push(Tag { name, value, place: from..self.at });
        }
        true
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
    fn comment(&mut self, draft: &mut Draft<F>) {
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
            return draft.fail(Fault::UnclosedComment, from, to);
        }
        if !to_line_end {
            self.at += 1;
        }
        if to - from - 1 > MAX_COMMENT_BYTES {
            return draft.fail(Fault::CommentTooLong, from, to);
        }
        let mut comment = self.slice(from + 1, to).split_whitespace().collect::<Vec<_>>().join(" ");
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

    fn bracket(&mut self, byte: u8, draft: &mut Draft<F>) {
        let from = self.at;
        draft.moving = true;
        self.at += 1;
        if byte == b'(' && self.slice(from, from + 3) == "(=)" {
            // A draw offer, as score sheets have it. FIDE 2023 C.12
            self.at += 2;
        } else if byte == b'(' {
            if draft.depth == MAX_DEPTH {
                draft.fail(Fault::TooDeep, from, self.at);
            }
            if draft.depth > 0 {
                draft.add("(");
            } else {
                draft.opened = from;
            }
            draft.depth += 1;
        } else if draft.depth == 0 {
            draft.fail(Fault::Unopened, from, self.at);
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
    fn word(&mut self, draft: &mut Draft<F>) -> bool {
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
        if let Some(result) = F::result(text).or_else(|| F::result(bare)) {
            draft.result = Some(result);
            return true;
        }
        let begin = to - bare.len();
        if !bare.is_empty() && draft.fault.is_none() {
            if draft.words.len() == F::MAX_PLIES {
                draft.fail(Fault::TooManyPlies, begin, to);
            } else {
                draft.words.push(begin..to);
            }
        }
        false
    }

    /// Comments after the result still belong to the game.
    fn last_comments(&mut self, draft: &mut Draft<F>) {
        loop {
            self.skip_space();
            if !matches!(self.byte(), Some(b'{' | b';')) {
                return;
            }
            self.comment(draft);
        }
    }

    fn game(&mut self) -> Result<F::Game, FailureOf<F>> {
        let mut draft = self.draft();
        let Played { game, plies, error } = match self.form.play(&mut draft, &self.text) {
            Ok(played) => played,
            Err((error, place)) => {
                // A fault that was met before it is told first.
                let first = draft.fault.take().filter(|(_, first)| first.start < place.start);
                let (kind, place) = first.unwrap_or((Fault::Start(error), place));
                return Err(self.failure(kind, place, 0, None));
            }
        };
        // Every word stands before the fault that was met first.
        let fault = match (error, draft.words.get(plies)) {
            (Some(error), Some(place)) => Some((Fault::Move(error), place.clone())),
            _ => draft.fault.take(),
        };
        match fault {
            None => Ok(game),
            Some((kind, place)) => Err(self.failure(kind, place, plies, Some(Box::new(game)))),
        }
    }

    fn failure(
        &mut self,
        kind: FaultOf<F>,
        place: Range<usize>,
        ply: usize,
        so_far: Option<Box<F::Game>>,
    ) -> FailureOf<F> {
        let line = self.line_of(place.start);
        // A move may end at a bracket; else what stands there is told up to the next space.
        let to = if matches!(kind, Fault::Move(_)) { place.end } else { self.text.len() };
        let word = self.slice(place.start, to).split_whitespace().next().unwrap_or_default();
        let word = word.chars().take(F::MAX_WORD).collect();
        Failure { kind, line, game: self.games, ply, word, so_far }
    }
}

impl<F: Form> Iterator for Reader<'_, F> {
    type Item = Result<F::Game, FailureOf<F>>;

    fn next(&mut self) -> Option<Result<F::Game, FailureOf<F>>> {
        if self.ended {
            return None;
        }
        if self.too_long {
            self.ended = true;
            return Some(Err(self.failure(Fault::FileTooLong, 0..0, 0, None)));
        }
        self.skip_space();
        if self.byte().is_none() {
            self.ended = true;
            return None;
        }
        self.games += 1;
        if self.games > F::MAX_GAMES {
            self.ended = true;
            return Some(Err(self.failure(Fault::TooManyGames, self.at..self.at, 0, None)));
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
