//! Who has a certificate, and for which place.

use super::count::Count;
use super::model::{Event, Player};
use crate::tournament::group::{AgeGroup, Cycle, SchoolYear};
use crate::tournament::points::Points;
use crate::tournament::table::Standing;

/// Places up to this one have a certificate of the tournament.
const LAST_PLACE: usize = 3;

named! {
    /// Who has a certificate. Its name is the word in the ids of texts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Whom {
        /// The first three places.
        Best = "best",
        /// Who won in each age group. Escalão.
        Groups = "groups",
        /// Everybody.
        All = "all",
    }
}

/// A certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    pub name: String,
    /// The players of a team.
    pub members: Vec<String>,
    /// The age group in which it is the place; `None`: in the tournament.
    pub group: Option<AgeGroup>,
    pub place: usize,
    pub points: Points,
}

impl Event {
    /// The certificates by this table, the best first; of age groups the youngest group first.
    pub fn awards(&self, count: &Count, whom: Whom, year: SchoolYear) -> Vec<Award> {
        let rows = count.standings();
        let award = |row: &Standing, group: Option<AgeGroup>, place: usize| {
            let player = self.players.get(row.side)?;
            let members = player.members.iter().map(|member| member.name.clone()).collect();
            Some(Award { name: player.name.clone(), members, group, place, points: row.points })
        };
        let of = |player: &Player| player.born.map(|born| AgeGroup::of(Cycle::Later, born, year));
        match whom {
            Whom::Best | Whom::All => {
                let awarded = rows.iter().filter(|row| whom == Whom::All || row.place <= LAST_PLACE);
                awarded.filter_map(|row| award(row, None, row.place)).collect()
            }
            Whom::Groups => AgeGroup::ALL
                .into_iter()
                .flat_map(|group| {
                    let in_group = |row: &&Standing| self.players.get(row.side).and_then(of) == Some(group);
                    let best = rows.iter().find(in_group).map(|row| row.place);
                    // Those whom nothing separates share the place.
                    let winners = rows.iter().filter(in_group).filter(move |row| Some(row.place) == best);
                    winners.filter_map(|row| award(row, Some(group), 1)).collect::<Vec<Award>>()
                })
                .collect(),
        }
    }
}
