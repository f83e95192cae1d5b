//! The records there are, with their purpose, and the way from each older schema to the present one.

use serde_json::Value;

use super::hold::Lock;

/// A kind of record: the settings, the game.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// Part of the key; never changes.
    pub id: &'static str,
    /// The schema this version writes. Older ones are migrated, newer ones left alone.
    pub schema: u32,
    /// Fluent id of the sentence that says what it is kept for.
    pub purpose: &'static str,
    /// Who of several tabs may write it.
    pub policy: Policy,
    steps: &'static [Step],
}

/// What two tabs may do to one record. Nothing that either has kept is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Each state replaces the one before, so one tab writes at a time: the one that has this lock.
    OneWriter(Lock),
    /// Each save is a change upon whatever is kept, so every tab may write.
    Joined,
}

/// The payload of one schema in, that of the next out; `None` if it is not what that schema says.
pub type Step = fn(Value) -> Option<Value>;

/// The choices of the settings page. Definições.
pub const SETTINGS: Kind = Kind::new("settings", "storage-purpose-settings", Policy::Joined, &[]);

/// The game on the board. Partida.
pub const GAME: Kind = Kind::new(
    "game",
    "storage-purpose-game",
    Policy::OneWriter(Lock::Game),
    &[
        moves_as_text,
        // One game could be put aside, then several: the one there was is the newest.
        unchanged,
        // Two people played every game of chess, then the computer could play one side.
        unchanged,
        // Every game was standard chess; then the FEN of a start says where it is Chess960.
        unchanged,
    ],
);

/// The stars of the lessons, what comes back, and which of them are known. Progresso.
pub const PROGRESS: Kind = Kind::new(
    "progress",
    "storage-purpose-progress",
    Policy::Joined,
    &[
        // Stars alone were kept, then the lessons that are known too.
        unchanged, // A level's number was its stars, then its card too, where it comes back.
        unchanged,
    ],
);

/// What the trainer keeps: what comes back, stars, rounds. Treino.
pub const TRAINING: Kind = Kind::new("training", "storage-purpose-training", Policy::Joined, &[]);

/// Moments of the user's own games, to be asked again. Das tuas partidas.
pub const MOMENTS: Kind = Kind::new("moments", "storage-purpose-moments", Policy::Joined, &[]);

/// How strong the pupil is at tactics, and which puzzles come back. Táticas.
pub const TACTICS: Kind = Kind::new("tactics", "storage-purpose-tactics", Policy::Joined, &[]);

/// Exercises of one's own, by sheets. Exercícios.
pub const EXERCISES: Kind = Kind::new("exercises", "storage-purpose-exercises", Policy::Joined, &[]);

/// The score sheet under way. Folha de registo.
pub const SHEET: Kind = Kind::new("sheet", "storage-purpose-sheet", Policy::OneWriter(Lock::Sheet), &[]);

/// The clock on the table, with everything that happened to it. Relógio.
pub const CLOCK: Kind = Kind::new("clock", "storage-purpose-clock", Policy::OneWriter(Lock::Clock), &[]);

/// When that clock was last seen: small, for it is written each second.
pub const CLOCK_BEAT: Kind = Kind::new("clock-beat", "storage-purpose-clock-beat", Policy::OneWriter(Lock::Clock), &[]);

/// The choices of the clock's page, and time controls of one's own. Ritmos.
pub const CLOCK_CHOICES: Kind = Kind::new("clock-choices", "storage-purpose-clock-choices", Policy::Joined, &[]);

/// The draughts on the board, the game put aside, and the choices of that page. Damas.
pub const DRAUGHTS: Kind = Kind::new(
    "damas",
    "storage-purpose-draughts",
    Policy::OneWriter(Lock::Draughts),
    // One game could be put aside, then several, as of chess.
    &[unchanged],
);

/// The questions that come back, and right answers by theme. Perguntas.
pub const QUIZ: Kind = Kind::new("quiz", "storage-purpose-quiz", Policy::Joined, &[]);

/// The edition on the arbiter's table, and the situations ruled. Arbitragem.
pub const RULINGS: Kind = Kind::new("rulings", "storage-purpose-rulings", Policy::Joined, &[]);

/// Tournaments: players, rounds, results. Torneio.
pub const TOURNAMENT: Kind = Kind::new(
    "tournament",
    "storage-purpose-tournament",
    Policy::OneWriter(Lock::Tournament),
    &[
        // The organiser's decisions came later; a record that says nothing of them has none.
        unchanged, // Players alone were paired, then teams too.
        unchanged, // Teams had no file and no knock-out, then both.
        unchanged,
    ],
);

/// The series being prepared for a class, how far a pupil is in one, and the results collected. Turma.
pub const CLASS: Kind = Kind::new(
    "class",
    "storage-purpose-class",
    Policy::Joined,
    // A series came in one code, then in several too, which are kept until the last is there.
    &[unchanged],
);

/// The days on which something was solved or played. Dias em que jogaste.
pub const DAYS: Kind = Kind::new("days", "storage-purpose-days", Policy::Joined, &[]);

/// The scoreboard of truco. Truco.
pub const TRUCO: Kind = Kind::new("truco", "storage-purpose-truco", Policy::Joined, &[]);

/// Players, tables and seats of a poker event. Póquer.
pub const POKER: Kind = Kind::new("poker", "storage-purpose-poker", Policy::Joined, &[]);

/// All that is ever kept: the page "Sobre" shows this table.
pub const KINDS: &[Kind] = &[
    SETTINGS,
    GAME,
    PROGRESS,
    TRAINING,
    SHEET,
    CLOCK,
    CLOCK_BEAT,
    CLOCK_CHOICES,
    DRAUGHTS,
    QUIZ,
    RULINGS,
    MOMENTS,
    TACTICS,
    EXERCISES,
    TOURNAMENT,
    CLASS,
    DAYS,
    TRUCO,
    POKER,
];

/// Moves were first `{"from":"a7","to":"a8","promotion":"knight"}`, then `a7a8n`, both under schema 1.
fn moves_as_text(mut page: Value) -> Option<Value> {
    for game in ["/game/moves", "/shelved/game/moves"] {
        for m in page.pointer_mut(game).and_then(Value::as_array_mut).into_iter().flatten() {
            let part = |name| m.get(name).and_then(Value::as_str);
            if let (Some(from), Some(to)) = (part("from"), part("to")) {
                // The letter of FEN is the first one of the English name, but for the knight's.
                let letter = part("promotion")
                    .map(|role| if role == "knight" { "n" } else { role.get(..1).unwrap_or_default() });
                *m = format!("{from}{to}{}", letter.unwrap_or_default()).into();
            }
        }
    }
    Some(page)
}

/// What was said before is said in the same way still.
fn unchanged(value: Value) -> Option<Value> {
    Some(value)
}

impl Kind {
    /// The first step leads from schema 1 to 2, and so on: a new schema is one more step, and a fixture of
    /// the new one in `tests/data/storage`.
    pub const fn new(id: &'static str, purpose: &'static str, policy: Policy, steps: &'static [Step]) -> Kind {
        Kind { id, schema: (steps.len() as u32).saturating_add(1), purpose, policy, steps }
    }

    pub(super) fn slot_keys(&self) -> [String; 2] {
        ["a", "b"].map(|slot| format!("{}{}/{slot}", super::PREFIX, self.id))
    }
}

/// Why a payload could not be brought to the present schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MigrateError {
    /// Schemas count from 1.
    NoSuchSchema,
    /// Written by a newer version of the site.
    Newer { schema: u32 },
    /// It is not what its own schema says.
    Malformed { schema: u32 },
}

/// Brings a payload from its schema to that of the kind, step by step.
pub fn migrate(kind: &Kind, from_schema: u32, value: Value) -> Result<Value, MigrateError> {
    if from_schema > kind.schema {
        return Err(MigrateError::Newer { schema: from_schema });
    }
    let done = from_schema.checked_sub(1).ok_or(MigrateError::NoSuchSchema)?;
    let mut value = value;
    for (schema, step) in (1..).zip(kind.steps).skip(done as usize) {
        value = step(value).ok_or(MigrateError::Malformed { schema })?;
    }
    Ok(value)
}
