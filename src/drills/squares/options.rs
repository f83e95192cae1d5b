//! How a round is played, in the words of addresses and records.

use crate::board::Coordinates;
use crate::square::Square;

/// What is to be done with each square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Task {
    /// Encontrar: the name is given, the square is touched.
    #[default]
    Find,
    /// Dizer o nome: the square is framed, its name is written.
    Name,
    /// Dizer a cor. FIDE 2023 2.1
    Color,
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

/// Where the names of files and ranks are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shown {
    #[default]
    Nowhere,
    Outside,
    EverySquare,
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
    pub const ALL: [Field; 6] = [Field::Task, Field::Means, Field::Limit, Field::Side, Field::Sight, Field::Shown];

    /// The word in an address.
    pub const fn name(self) -> &'static str {
        match self {
            Field::Task => "tarefa",
            Field::Means => "resposta",
            Field::Limit => "tempo",
            Field::Side => "lado",
            Field::Sight => "ver",
            Field::Shown => "coordenadas",
        }
    }

    /// The values' words, the usual one first.
    pub const fn values(self) -> &'static [&'static str] {
        match self {
            Field::Task => &["encontrar", "nome", "cor"],
            Field::Means => &["botoes", "teclado"],
            Field::Limit => &["30", "60", "livre"],
            Field::Side => &["brancas", "pretas", "sorte"],
            Field::Sight => &["pecas", "tabuleiro", "nada"],
            Field::Shown => &["nao", "fora", "casas"],
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

impl Default for Options {
    fn default() -> Options {
        Options {
            task: Task::Find,
            means: Means::Buttons,
            limit: Limit::Half,
            side: Side::White,
            sight: Sight::Pieces,
            shown: Shown::Nowhere,
            files: u8::MAX,
            ranks: u8::MAX,
        }
    }
}

impl Options {
    /// The word of a field's value.
    pub fn get(&self, field: Field) -> &'static str {
        let place = match field {
            Field::Task => self.task as usize,
            Field::Means => self.means as usize,
            Field::Limit => self.limit as usize,
            Field::Side => self.side as usize,
            Field::Sight => self.sight as usize,
            Field::Shown => self.shown as usize,
        };
        field.values().get(place).copied().unwrap_or_default()
    }

    /// Sets a field by the word of a value; other words change nothing. The colour of a square is asked without the
    /// board, where one would only have to look.
    pub fn set(&mut self, field: Field, value: &str) {
        let Some(place) = field.values().iter().position(|known| *known == value) else { return };
        match field {
            Field::Task => {
                let before = self.task;
                self.task = [Task::Find, Task::Name, Task::Color][place];
                if (before == Task::Color) != (self.task == Task::Color) {
                    self.sight = if self.task == Task::Color { Sight::Nothing } else { Sight::Pieces };
                }
            }
            Field::Means => self.means = [Means::Buttons, Means::Typing][place],
            Field::Limit => self.limit = [Limit::Half, Limit::Minute, Limit::None][place],
            Field::Side => self.side = [Side::White, Side::Black, Side::Random][place],
            Field::Sight => self.sight = [Sight::Pieces, Sight::Board, Sight::Nothing][place],
            Field::Shown => self.shown = [Shown::Nowhere, Shown::Outside, Shown::EverySquare][place],
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
        let inside =
            |square: &Square| self.has(Line::File, square.file() as u8) && self.has(Line::Rank, square.rank() as u8);
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
        let mut key = format!("casas/{}", self.get(Field::Task));
        if self.task == Task::Name {
            key = format!("{key}-{}", self.get(Field::Means));
        }
        for field in [Field::Side, Field::Limit, Field::Sight] {
            key = format!("{key}/{}", self.get(field));
        }
        if coordinates == Coordinates::Outside {
            key += "/fora";
        }
        Some(key)
    }

    /// As the part of an address after its question mark: `tarefa=nome&colunas=abc`. Empty for the usual way.
    ///
    /// How names are written is each device's own: a class has phones and keyboards.
    pub fn query(&self) -> String {
        let usual = {
            let mut usual = Options::default();
            usual.set(Field::Task, self.get(Field::Task));
            usual
        };
        let mut parts = Vec::new();
        for field in Field::ALL {
            let differs = if field == Field::Task {
                self.task != Task::Find
            } else {
                field != Field::Means && self.get(field) != usual.get(field)
            };
            if differs {
                parts.push(format!("{}={}", field.name(), self.get(field)));
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
    pub fn read(part: impl Fn(&str) -> Option<String>) -> Options {
        let mut options = Options::default();
        // The task first, because it changes what is usual.
        for field in Field::ALL {
            if let Some(value) = part(field.name()) {
                options.set(field, &value);
            }
        }
        for line in [Line::File, Line::Rank] {
            let text = part(line.name()).unwrap_or_default();
            let bits = (0..8u8).zip(line.signs().chars()).filter(|(_, sign)| text.contains(*sign));
            options.choose(line, bits.fold(0, |bits, (place, _)| bits | 1 << place));
        }
        options
    }
}
