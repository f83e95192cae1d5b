//! A list of players as somebody pastes it: a line each, columns in any order. What a line says that is not understood is
//! named, and nothing is guessed of it.

use crate::plain::{one_line, without_accent};
use std::collections::BTreeSet;

use super::event::{Gender, MOST_PEOPLE, Player};

/// More letters are cut off: of a name, of a class, of a school.
pub const MOST_LETTERS: usize = 60;

/// More columns than this are no list of players.
const MOST_COLUMNS: usize = 20;

/// What is shown of a line that was not understood.
const SHOWN: usize = 80;

named! {
    /// What a column holds. Its name is the word in the ids of texts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Column {
        Name = "name",
        Born = "born",
        Class = "class",
        School = "school",
        Gender = "gender",
        Rating = "rating",
        /// Passed over: a running number, or what nobody knows.
        Other = "other",
    }
}

named! {
    /// Why a line is not understood. Its name is the word in the ids of texts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Trouble {
        /// There is no name.
        NoName = "no-name",
        /// The year of birth is none.
        Born = "born",
        /// Neither girl nor boy.
        Gender = "gender",
        /// The rating is no number up to 3500.
        Rating = "rating",
        /// More columns than the list has.
        Columns = "columns",
        /// The same name and class once more.
        Twice = "twice",
        /// More players than can be kept; the lines after it are not read.
        TooMany = "too-many",
    }
}

/// A line that was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// From 1.
    pub line: usize,
    /// Its beginning.
    pub text: String,
    pub why: Trouble,
}

/// What was found in a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roster {
    pub columns: Vec<Column>,
    pub players: Vec<Player>,
    pub refused: Vec<Refused>,
}

/// Reads a list beside those who are known already.
pub fn read(text: &str, known: &[Player]) -> Roster {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let sign = separator(text);
    let lines: Vec<(usize, &str, Vec<String>)> = text
        .split(['\n', '\r'])
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(at, line)| (at + 1, line, cells(line, sign)))
        .take(2 * MOST_PEOPLE)
        .collect();
    let head = lines.first().and_then(|(_, _, cells)| heads(cells));
    let rows = if head.is_some() { lines.get(1..).unwrap_or_default() } else { &lines };
    let mut columns = head.unwrap_or_else(|| guessed(rows));
    // "Ano" is the school's year too: where no cell is a year of birth, the column says something else.
    let says_year = |at: usize| rows.iter().any(|(_, _, cells)| cells.get(at).is_some_and(|cell| born(cell).is_some()));
    for (at, column) in columns.iter_mut().enumerate() {
        if *column == Column::Born && !says_year(at) {
            *column = Column::Other;
        }
    }
    let mut seen: BTreeSet<(String, String)> = known.iter().map(key).collect();
    let mut roster = Roster { columns, ..Roster::default() };
    for (line, whole, cells) in rows {
        let refused = |why| Refused { line: *line, text: whole.trim().chars().take(SHOWN).collect(), why };
        if known.len() + roster.players.len() >= MOST_PEOPLE {
            roster.refused.push(refused(Trouble::TooMany));
            break;
        }
        match player(cells, &roster.columns) {
            Ok(player) if seen.insert(key(&player)) => roster.players.push(player),
            Ok(_) => roster.refused.push(refused(Trouble::Twice)),
            Err(why) => roster.refused.push(refused(why)),
        }
    }
    roster
}

fn key(player: &Player) -> (String, String) {
    (plain(&player.name), plain(&player.class))
}

/// The sign between the cells: a tab where there is one, else a semicolon, else a comma.
fn separator(text: &str) -> Option<char> {
    ['\t', ';', ','].into_iter().find(|sign| text.contains(*sign))
}

/// The cells of a line. In quotation marks the sign is one like any other, and two marks are one.
fn cells(line: &str, sign: Option<char>) -> Vec<String> {
    let Some(sign) = sign else { return vec![tidy(line)] };
    let mut cells = vec![String::new()];
    let mut quoted = false;
    let mut signs = line.chars().peekable();
    while let Some(c) = signs.next() {
        let count = cells.len();
        let Some(last) = cells.last_mut() else { break };
        match c {
            '"' if quoted && signs.peek() == Some(&'"') => {
                signs.next();
                last.push('"');
            }
            '"' if quoted || last.trim().is_empty() => quoted = !quoted,
            c if c == sign && !quoted && count <= MOST_COLUMNS => cells.push(String::new()),
            c => last.push(c),
        }
    }
    cells.iter().map(|cell| tidy(cell)).collect()
}

/// Single spaces, nothing unseen, no apostrophe that kept a spreadsheet from calculating, and not too long.
pub fn tidy(text: &str) -> String {
    let text = text.trim();
    let text = text.strip_prefix('\'').filter(|rest| rest.starts_with(['=', '+', '-', '@'])).unwrap_or(text);
    one_line(text, MOST_LETTERS)
}

/// The names without surnames, as a wall shows them; where two would be alike, with the first letter of the last name.
pub fn first_names(names: &[String]) -> Vec<String> {
    let first = |name: &String| name.split_whitespace().next().unwrap_or_default().to_string();
    let all: Vec<String> = names.iter().map(first).collect();
    let short = |(name, first): (&String, &String)| {
        let alike = all.iter().filter(|other| *other == first).count() > 1;
        let last = name.split_whitespace().skip(1).last().and_then(|last| last.chars().next());
        match last {
            Some(letter) if alike => format!("{first} {letter}."),
            _ => first.clone(),
        }
    };
    names.iter().zip(&all).map(short).collect()
}

/// Small letters without accents, as words are compared and names sorted.
pub fn plain(text: &str) -> String {
    text.trim().chars().flat_map(char::to_lowercase).map(without_accent).collect()
}

/// The words that people write above a column.
const HEADS: [(Column, &[&str]); 7] = [
    (Column::Name, &["nome", "name", "aluno", "aluna", "alunos", "jogador", "jogadora", "nome completo", "player"]),
    (
        Column::Born,
        &[
            "ano",
            "nascimento",
            "ano de nascimento",
            "nasc",
            "data de nascimento",
            "data",
            "born",
            "year",
            "birth",
            "year of birth",
        ],
    ),
    (Column::Class, &["turma", "classe", "class", "ano/turma", "serie", "sala"]),
    (Column::School, &["escola", "school", "clube", "club", "agrupamento", "equipa", "equipe", "team"]),
    (Column::Gender, &["genero", "sexo", "gender", "sex", "g", "s", "m/f", "f/m"]),
    (Column::Rating, &["rating", "elo", "forca"]),
    (Column::Other, &["n", "n.", "no", "n.o", "nº", "n.º", "numero", "num", "#", "id", "number"]),
];

/// What the cells of a first line head, where they do: a name at least, and no word that could be one.
fn heads(cells: &[String]) -> Option<Vec<Column>> {
    let known = |cell: &String| {
        let word = plain(cell);
        HEADS.iter().find(|(_, words)| words.contains(&word.as_str())).map(|(column, _)| *column)
    };
    let found: Vec<Option<Column>> = cells.iter().map(known).collect();
    if !found.contains(&Some(Column::Name)) {
        return None;
    }
    let mut columns: Vec<Column> = Vec::new();
    for column in found {
        let column = column.unwrap_or(Column::Other);
        columns.push(if columns.contains(&column) { Column::Other } else { column });
    }
    Some(columns)
}

/// What the columns of a list without heads hold, by what stands in most of their cells.
fn guessed(rows: &[(usize, &str, Vec<String>)]) -> Vec<Column> {
    let width = rows.iter().map(|(_, _, cells)| cells.len()).max().unwrap_or(0).min(MOST_COLUMNS);
    let mut columns = Vec::new();
    for at in 0..width {
        let filled: Vec<&str> = rows
            .iter()
            .filter_map(|(_, _, cells)| cells.get(at))
            .map(String::as_str)
            .filter(|cell| !cell.is_empty())
            .collect();
        let most = |fits: &dyn Fn(&str) -> bool| 2 * filled.iter().filter(|cell| fits(cell)).count() > filled.len();
        let is_number = |cell: &str| cell.bytes().all(|byte| byte.is_ascii_digit());
        let new = |column: Column| !columns.contains(&column);
        let column = if filled.is_empty() {
            Column::Other
        } else if new(Column::Gender) && most(&|cell| gender(cell).is_some()) {
            Column::Gender
        } else if new(Column::Born) && most(&|cell| born(cell).is_some()) {
            Column::Born
        } else if most(&is_number) {
            // One, two, three is a running number.
            let large = most(&|cell| cell.len() >= 3);
            if large && new(Column::Rating) { Column::Rating } else { Column::Other }
        } else if new(Column::Class) && most(&is_class) {
            Column::Class
        } else if new(Column::Name) {
            Column::Name
        } else if new(Column::School) {
            Column::School
        } else {
            Column::Other
        };
        columns.push(column);
    }
    columns
}

/// `5B`, `7.º A`: a digit, a letter, and little more.
fn is_class(cell: &str) -> bool {
    cell.chars().count() <= 8
        && cell.starts_with(|c: char| c.is_ascii_digit())
        && cell.contains(|c: char| c.is_alphabetic())
}

fn gender(cell: &str) -> Option<Gender> {
    match plain(cell).as_str() {
        "f" | "fem" | "feminino" | "rapariga" | "menina" | "girl" | "female" | "w" => Some(Gender::Girl),
        "m" | "masc" | "masculino" | "rapaz" | "menino" | "boy" | "male" => Some(Gender::Boy),
        _ => None,
    }
}

/// A year between 1930 and 2029, alone or in a date.
fn born(cell: &str) -> Option<u16> {
    let parts: Vec<&str> = cell.split(['/', '-', '.']).collect();
    let is_number = |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if ![1, 3].contains(&parts.len()) || !parts.iter().all(is_number) {
        return None;
    }
    let year: u16 = parts.iter().find(|part| part.len() == 4)?.parse().ok()?;
    (1_930..2_030).contains(&year).then_some(year)
}

fn rating(cell: &str) -> Option<u32> {
    cell.parse().ok().filter(|rating| *rating <= 3_500)
}

fn player(cells: &[String], columns: &[Column]) -> Result<Player, Trouble> {
    if cells.iter().skip(columns.len()).any(|cell| !cell.is_empty()) {
        return Err(Trouble::Columns);
    }
    let mut player = Player::default();
    for (cell, column) in cells.iter().zip(columns).filter(|(cell, _)| !cell.is_empty()) {
        match column {
            Column::Name => player.name = cell.clone(),
            Column::Born => player.born = Some(born(cell).ok_or(Trouble::Born)?),
            Column::Class => player.class = cell.clone(),
            Column::School => player.school = cell.clone(),
            Column::Gender => player.gender = Some(gender(cell).ok_or(Trouble::Gender)?),
            Column::Rating => player.rating = Some(rating(cell).ok_or(Trouble::Rating)?).filter(|rating| *rating > 0),
            Column::Other => {}
        }
    }
    if !player.name.contains(char::is_alphabetic) {
        return Err(Trouble::NoName);
    }
    Ok(player)
}
