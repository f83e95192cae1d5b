//! The eight opponents, the weakest first. Adversários.

/// How well the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    Tome,
    Bia,
    Zeca,
    Ines,
    Duarte,
    Leonor,
    Simao,
    Salome,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 8] = [
        Level::Tome,
        Level::Bia,
        Level::Zeca,
        Level::Ines,
        Level::Duarte,
        Level::Leonor,
        Level::Simao,
        Level::Salome,
    ];

    /// The name in records and messages, which stays.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Tome => "tome",
            Level::Bia => "bia",
            Level::Zeca => "zeca",
            Level::Ines => "ines",
            Level::Duarte => "duarte",
            Level::Leonor => "leonor",
            Level::Simao => "simao",
            Level::Salome => "salome",
        }
    }

    /// The level of this name.
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}
