//! The records there are, with their purpose, and the way from each older schema to the present one.

use serde_json::Value;

/// A kind of record: the settings, the game.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// Part of the key; never changes.
    pub id: &'static str,
    /// The schema this version writes. Older ones are migrated, newer ones left alone.
    pub schema: u32,
    /// Fluent id of the sentence that says what it is kept for.
    pub purpose: &'static str,
    steps: &'static [Step],
}

/// The payload of one schema in, that of the next out; `None` if it is not what that schema says.
pub type Step = fn(Value) -> Option<Value>;

/// The choices of the settings page. Definições.
pub const SETTINGS: Kind = Kind::new("settings", "storage-purpose-settings", &[]);

/// The game on the board. Partida.
pub const GAME: Kind = Kind::new("game", "storage-purpose-game", &[]);

/// The stars of the lessons. Progresso.
pub const PROGRESS: Kind = Kind::new("progress", "storage-purpose-progress", &[]);

/// What the trainer keeps: what comes back, stars, rounds. Treino.
pub const TRAINING: Kind = Kind::new("training", "storage-purpose-training", &[]);

/// The score sheet under way. Folha de registo.
pub const SHEET: Kind = Kind::new("sheet", "storage-purpose-sheet", &[]);

/// The clock on the table, with everything that happened to it. Relógio.
pub const CLOCK: Kind = Kind::new("clock", "storage-purpose-clock", &[]);

/// When that clock was last seen: small, for it is written each second.
pub const CLOCK_BEAT: Kind = Kind::new("clock-beat", "storage-purpose-clock-beat", &[]);

/// The choices of the clock's page, and time controls of one's own. Ritmos.
pub const CLOCK_CHOICES: Kind = Kind::new("clock-choices", "storage-purpose-clock-choices", &[]);

/// The draughts on the board, the game put aside, and the choices of that page. Damas.
pub const DRAUGHTS: Kind = Kind::new("damas", "storage-purpose-draughts", &[]);

/// The questions that come back, and right answers by theme. Perguntas.
pub const QUIZ: Kind = Kind::new("quiz", "storage-purpose-quiz", &[]);

/// The edition on the arbiter's table, and the situations ruled. Arbitragem.
pub const RULINGS: Kind = Kind::new("rulings", "storage-purpose-rulings", &[]);

/// All that is ever kept: the page "Sobre" shows this table.
pub const KINDS: &[Kind] =
    &[SETTINGS, GAME, PROGRESS, TRAINING, SHEET, CLOCK, CLOCK_BEAT, CLOCK_CHOICES, DRAUGHTS, QUIZ, RULINGS];

impl Kind {
    /// The first step leads from schema 1 to 2, and so on: a new schema is one more step, and a fixture of
    /// the old one in `tests/data/storage`.
    pub const fn new(id: &'static str, purpose: &'static str, steps: &'static [Step]) -> Kind {
        Kind { id, schema: (steps.len() as u32).saturating_add(1), purpose, steps }
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
