//! How a round is played, in the words of addresses and records.

use super::Naming;
use crate::board::Coordinates;
use crate::square::Square;

/// What is to be done with each square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Task {
    /// Encontrar: the name is given, the square is touched.
    #[default]
    Find,
    /// Dizer o nome, dizer o número: the square is framed, its name is written or its number chosen.
    Name,
    /// Dizer a cor, in chess. FIDE 2023 2.1
    Color,
    /// Rio, in draughts: its eight squares are touched, in any order.
    River,
}

impl Task {
    const fn all(naming: Naming) -> &'static [Task] {
        match naming {
            Naming::Chess => &[Task::Find, Task::Name, Task::Color],
            Naming::Draughts => &[Task::Find, Task::Name, Task::River],
        }
    }
}

/// How a name is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Means {
    /// Two taps on big buttons.
    #[default]
    Buttons,
    /// A keyboard.
    Typing,
}

/// Who sits at the bottom of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Side {
    #[default]
    White,
    Black,
    /// Either, decided by the seed.
    Random,
}

/// What is seen of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sight {
    /// The board and the pieces of the initial position.
    #[default]
    Pieces,
    /// Sem olhar, first step: no pieces.
    Board,
    /// Sem olhar, second step: no board but its frame.
    Nothing,
}

/// Where the names of the squares are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shown {
    #[default]
    Nowhere,
    /// The letters and numbers of files and ranks; numbers of draughts have no such place.
    Outside,
    EverySquare,
}

impl Shown {
    const fn all(naming: Naming) -> &'static [Shown] {
        match naming {
            Naming::Chess => &[Shown::Nowhere, Shown::Outside, Shown::EverySquare],
            Naming::Draughts => &[Shown::Nowhere, Shown::EverySquare],
        }
    }
}

/// How long a round takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Limit {
    #[default]
    Half,
    Minute,
    /// Until the pupil has had enough.
    None,
}

impl Limit {
    /// In seconds.
    pub const fn seconds(self) -> Option<u32> {
        match self {
            Limit::Half => Some(30),
            Limit::Minute => Some(60),
            Limit::None => None,
        }
    }
}

/// One of several values each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    Task,
    Means,
    Limit,
    Side,
    Sight,
    Shown,
}

impl Field {
    /// What can be chosen, in the order of addresses.
    pub const fn all(naming: Naming) -> &'static [Field] {
        match naming {
            Naming::Chess => &[Field::Task, Field::Means, Field::Limit, Field::Side, Field::Sight, Field::Shown],
            Naming::Draughts => &[Field::Task, Field::Limit, Field::Side, Field::Shown],
        }
    }

    /// The word in an address.
    pub const fn name(self, naming: Naming) -> &'static str {
        match (self, naming) {
            (Field::Task, _) => "tarefa",
            (Field::Means, _) => "resposta",
            (Field::Limit, _) => "tempo",
            (Field::Side, _) => "lado",
            (Field::Sight, _) => "ver",
            (Field::Shown, Naming::Chess) => "coordenadas",
            (Field::Shown, Naming::Draughts) => "numeros",
        }
    }

    /// The values' words, the usual one first.
    pub const fn values(self, naming: Naming) -> &'static [&'static str] {
        match (self, naming) {
            (Field::Task, Naming::Chess) => &["encontrar", "nome", "cor"],
            (Field::Task, Naming::Draughts) => &["encontrar", "numero", "rio"],
            (Field::Means, _) => &["botoes", "teclado"],
            (Field::Limit, _) => &["30", "60", "livre"],
            (Field::Side, _) => &["brancas", "pretas", "sorte"],
            (Field::Sight, _) => &["pecas", "tabuleiro", "nada"],
            (Field::Shown, Naming::Chess) => &["nao", "fora", "casas"],
            (Field::Shown, Naming::Draughts) => &["nao", "casas"],
        }
    }
}

/// Files or ranks, of which some may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// Coluna.
    File,
    /// Linha.
    Rank,
}

impl Line {
    /// The word in an address.
    pub const fn name(self) -> &'static str {
        match self {
            Line::File => "colunas",
            Line::Rank => "linhas",
        }
    }

    /// What the eight are called.
    pub const fn signs(self) -> &'static str {
        match self {
            Line::File => "abcdefgh",
            Line::Rank => "12345678",
        }
    }
}

/// A way of playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub naming: Naming,
    pub task: Task,
    pub means: Means,
    pub limit: Limit,
    pub side: Side,
    pub sight: Sight,
    pub shown: Shown,
    /// One bit for each file, the lowest for a; never 0.
    files: u8,
    /// One bit for each rank, the lowest for the first; never 0.
    ranks: u8,
}

impl Options {
    /// The usual way. The numbers of draughts are learnt on an empty board.
    pub fn usual(naming: Naming) -> Options {
        Options {
            naming,
            task: Task::default(),
            means: Means::default(),
            limit: Limit::default(),
            side: Side::default(),
            sight: if naming == Naming::Chess { Sight::Pieces } else { Sight::Board },
            shown: Shown::default(),
            files: u8::MAX,
            ranks: u8::MAX,
        }
    }

    /// The word of a field's value.
    pub fn get(&self, field: Field) -> &'static str {
        let place = match field {
            Field::Task => Task::all(self.naming).iter().position(|task| *task == self.task).unwrap_or_default(),
            Field::Means => self.means as usize,
            Field::Limit => self.limit as usize,
            Field::Side => self.side as usize,
            Field::Sight => self.sight as usize,
            Field::Shown => Shown::all(self.naming).iter().position(|shown| *shown == self.shown).unwrap_or_default(),
        };
        field.values(self.naming).get(place).copied().unwrap_or_default()
    }

    /// Sets a field by the word of a value; other words change nothing. The colour of a square is asked without the
    /// board, where one would only have to look.
    pub fn set(&mut self, field: Field, value: &str) {
        let Some(place) = field.values(self.naming).iter().position(|known| *known == value) else { return };
        match field {
            Field::Task => {
                let before = self.task;
                self.task = Task::all(self.naming)[place];
                if (before == Task::Color) != (self.task == Task::Color) {
                    self.sight = if self.task == Task::Color { Sight::Nothing } else { Sight::Pieces };
                }
            }
            Field::Means => self.means = [Means::Buttons, Means::Typing][place],
            Field::Limit => self.limit = [Limit::Half, Limit::Minute, Limit::None][place],
            Field::Side => self.side = [Side::White, Side::Black, Side::Random][place],
            Field::Sight => self.sight = [Sight::Pieces, Sight::Board, Sight::Nothing][place],
            Field::Shown => self.shown = Shown::all(self.naming)[place],
        }
    }

    fn lines(&self, line: Line) -> u8 {
        match line {
            Line::File => self.files,
            Line::Rank => self.ranks,
        }
    }

    /// Whether the file or rank at this place, from 0, is in play.
    pub fn has(&self, line: Line, place: u8) -> bool {
        place < 8 && self.lines(line) & (1 << place) != 0
    }

    /// Takes a file or rank into play or out of it; the last one stays.
    pub fn turn(&mut self, line: Line, place: u8) {
        if place < 8 {
            self.choose(line, self.lines(line) ^ (1 << place));
        }
    }

    fn choose(&mut self, line: Line, chosen: u8) {
        if chosen != 0 {
            match line {
                Line::File => self.files = chosen,
                Line::Rank => self.ranks = chosen,
            }
        }
    }

    /// The squares in play, from a1.
    pub fn squares(&self) -> Vec<Square> {
        let inside = |square: &Square| {
            let chosen = self.has(Line::File, square.file() as u8) && self.has(Line::Rank, square.rank() as u8);
            chosen && self.naming.name(*square).is_some()
        };
        Square::all().filter(inside).collect()
    }

    /// Where a board writes its coordinates in this way of playing: no board, no coordinates.
    pub fn coordinates(&self) -> Coordinates {
        match self.shown {
            _ if self.sight == Sight::Nothing => Coordinates::Off,
            Shown::Nowhere => Coordinates::Off,
            Shown::Outside => Coordinates::Outside,
            Shown::EverySquare => Coordinates::EverySquare,
        }
    }

    /// Under which key rounds of this way are kept; `None` where they cannot be compared: with some squares only, or with
    /// every name in sight.
    pub fn key(&self) -> Option<String> {
        let coordinates = self.coordinates();
        if self.files != u8::MAX || self.ranks != u8::MAX || coordinates == Coordinates::EverySquare {
            return None;
        }
        let (task, limit, side) = (self.get(Field::Task), self.get(Field::Limit), self.get(Field::Side));
        let prefix = self.naming.prefix();
        if self.naming == Naming::Draughts {
            return Some(format!("{prefix}{task}/{limit}/{side}"));
        }
        let mut key = format!("{prefix}{task}");
        if self.task == Task::Name {
            key = format!("{key}-{}", self.get(Field::Means));
        }
        key = format!("{key}/{side}/{limit}/{}", self.get(Field::Sight));
        if coordinates == Coordinates::Outside {
            key += "/fora";
        }
        Some(key)
    }

    /// As the part of an address after its question mark: `tarefa=nome&colunas=abc`. Empty for the usual way.
    ///
    /// How names are written is each device's own: a class has phones and keyboards.
    pub fn query(&self) -> String {
        let mut usual = Options::usual(self.naming);
        usual.set(Field::Task, self.get(Field::Task));
        let mut parts = Vec::new();
        for field in Field::all(self.naming) {
            let differs = match field {
                Field::Task => self.task != Task::Find,
                Field::Means => false,
                _ => self.get(*field) != usual.get(*field),
            };
            if differs {
                parts.push(format!("{}={}", field.name(self.naming), self.get(*field)));
            }
        }
        for line in [Line::File, Line::Rank] {
            if self.lines(line) != u8::MAX {
                let chosen = (0..).zip(line.signs().chars()).filter(|(place, _)| self.has(line, *place));
                parts.push(format!("{}={}", line.name(), chosen.map(|(_, sign)| sign).collect::<String>()));
            }
        }
        parts.join("&")
    }

    /// From an address: `part` gives what stands there under a word. What is not understood stays usual.
    pub fn read(naming: Naming, part: impl Fn(&str) -> Option<String>) -> Options {
        let mut options = Options::usual(naming);
        // The task first, because it changes what is usual.
        for field in Field::all(naming) {
            if let Some(value) = part(field.name(naming)) {
                options.set(*field, &value);
            }
        }
        // All squares of draughts are learnt together.
        if naming == Naming::Chess {
            for line in [Line::File, Line::Rank] {
                let text = part(line.name()).unwrap_or_default();
                let bits = (0..8u8).zip(line.signs().chars()).filter(|(_, sign)| text.contains(*sign));
                options.choose(line, bits.fold(0, |bits, (place, _)| bits | 1 << place));
            }
        }
        options
    }
}
