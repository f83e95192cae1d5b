//! Which of FIDE's files one is, the system of pairing that it names, and how points stand in it.

use super::Points;

/// Which of FIDE's formats a file is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    Trf16,
    Trf26,
}

/// The system of pairing, as the code of line 192 says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// C.04.3, with points lent in the first rounds or not.
    Swiss {
        accelerated: bool,
    },
    Robin,
    Double,
    /// One that is not played here.
    Other(String),
}

impl Kind {
    /// The code that is written.
    pub fn code(&self) -> &str {
        match self {
            Kind::Swiss { accelerated: false } => "FIDE_DUTCH_2026",
            Kind::Swiss { accelerated: true } => "FIDE_DUTCH_2026_BAKU",
            Kind::Robin => "FIDE_ROUNDROBIN",
            Kind::Double => "FIDE_DOUBLEROUNDROBIN",
            Kind::Other(code) => code,
        }
    }

    pub(super) fn read(code: &str) -> Kind {
        match code {
            "FIDE_DUTCH" | "FIDE_DUTCH_2026" | "FIDE_DUTCH_2025" => Kind::Swiss { accelerated: false },
            "FIDE_DUTCH_BAKU" | "FIDE_DUTCH_2026_BAKU" | "FIDE_DUTCH_2025_BAKU" => Kind::Swiss { accelerated: true },
            "FIDE_ROUNDROBIN" | "BERGER_ROUNDROBIN" | "BERGER_ROUNDROBIN_G1" => Kind::Robin,
            "FIDE_TEAM_ROUNDROBIN" | "BERGER_TEAM_ROUNDROBIN" => Kind::Robin,
            "FIDE_DOUBLEROUNDROBIN" | "FIDE_TEAM_DOUBLEROUNDROBIN" => Kind::Double,
            other => Kind::Other(other.to_string()),
        }
    }
}

/// `1.5`, as files have points.
pub(super) fn tenths(points: Points) -> String {
    let tenths = points.quarters_in() * 10 / 4;
    format!("{}.{}", tenths / 10, tenths % 10)
}
