//! What a puzzle is about.

use crate::color::Color;

named! {
    /// A theme, in the order in which a child meets them.
    ///
    /// Its name is the word in addresses, ids, records and the names of files.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Theme {
        /// Mate num lance.
        MateInOne = "mate-1",
        /// Capturar o que está livre.
        Capture = "captura",
        /// O que ameaça ele? The move is the opponent's, and the pupil finds it.
        Threat = "ameaca",
        /// Mate em dois lances.
        MateInTwo = "mate-2",
        /// Garfo.
        Fork = "garfo",
        /// Cravada.
        Pin = "cravada",
        /// Espeto.
        Skewer = "espeto",
        /// Ataque a descoberto.
        Discovery = "descoberto",
        /// Mate do corredor.
        BackRank = "corredor",
        /// Tirar a defesa.
        Guard = "guarda",
        /// Promoção.
        Promotion = "promocao",
        /// Defender-se: one move keeps what is attacked, or the game.
        Defence = "defesa",
        /// Mistura sem nome.
        Mixed = "mistura",
    }
}

impl Theme {
    /// Whether mate is what is asked, so that any mate will do.
    pub const fn asks_mate(self) -> bool {
        matches!(self, Theme::MateInOne | Theme::MateInTwo | Theme::BackRank)
    }

    /// The pupil's own side, where this side moves: who finds a threat plays the other side's move.
    pub fn pupil(self, solver: Color) -> Color {
        if self == Theme::Threat { !solver } else { solver }
    }

    /// The drawing that stands for it in the list.
    pub const fn icon(self) -> &'static str {
        match self {
            Theme::MateInOne | Theme::MateInTwo | Theme::BackRank => "flag",
            Theme::Capture | Theme::Guard => "board",
            Theme::Threat | Theme::Defence => "hint",
            Theme::Fork => "knight",
            Theme::Promotion => "forward",
            Theme::Pin | Theme::Skewer | Theme::Discovery | Theme::Mixed => "star",
        }
    }

    /// The theme of a puzzle with these tags of Lichess, of which a puzzle has several: the one that says most.
    pub fn of_tags(tags: &[&str]) -> Theme {
        let first = ORDER.iter().find(|(tag, _)| tags.contains(tag));
        first.map_or(Theme::Mixed, |(_, theme)| *theme)
    }
}

/// Tags of Lichess with the theme that each makes, the strongest first. A longer mate has no theme of its own.
const ORDER: [(&str, Theme); 18] = [
    ("backRankMate", Theme::BackRank),
    ("mateIn1", Theme::MateInOne),
    ("mateIn2", Theme::MateInTwo),
    ("mateIn3", Theme::Mixed),
    ("mateIn4", Theme::Mixed),
    ("mateIn5", Theme::Mixed),
    ("hangingPiece", Theme::Capture),
    ("skewer", Theme::Skewer),
    ("capturingDefender", Theme::Guard),
    ("discoveredAttack", Theme::Discovery),
    ("doubleCheck", Theme::Discovery),
    ("pin", Theme::Pin),
    ("fork", Theme::Fork),
    ("promotion", Theme::Promotion),
    ("underPromotion", Theme::Promotion),
    ("deflection", Theme::Guard),
    ("defensiveMove", Theme::Defence),
    ("advancedPawn", Theme::Promotion),
];
