//! Quem fica à frente? Two pupils with as many points, and the criterion that decides between them.

use super::pupils::{Criterion, Meeting, Score, Tournament, sample};
use super::{Parted, Standing};

/// Two neighbours in a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Riddle {
    pub ahead: Standing,
    pub behind: Standing,
    pub by: Criterion,
}

/// How often other results are tried. The rarest criterion, the number of wins, decides once in some hundred tries.
const TRIES: usize = 2_000;

/// Two pupils between whom the criterion decides, from the pairs of the sample with other results. Where there are none,
/// two between whom another criterion decides; `None` without any tie. `below` gives a random number below its limit.
pub fn riddle(wanted: Criterion, mut below: impl FnMut(usize) -> usize) -> Option<Riddle> {
    // A draw once in five games, as among pupils.
    const SCORES: [Score; 5] = [Score::First, Score::First, Score::Draw, Score::Second, Score::Second];
    let (players, mut rounds) = sample();
    let mut found = None;
    for _ in 0..TRIES {
        for meeting in rounds.iter_mut().flatten() {
            if let Meeting::Game { score, .. } = meeting {
                *score = SCORES.get(below(SCORES.len())).copied().unwrap_or(Score::Draw);
            }
        }
        let Ok(tournament) = Tournament::new(players, &rounds) else { continue };
        let standings = tournament.standings();
        let neighbours = standings.iter().zip(standings.iter().skip(1));
        let mut riddles: Vec<Riddle> = neighbours
            .filter_map(|(ahead, behind)| {
                let Parted::By(by) = Tournament::parted(ahead, behind) else { return None };
                Some(Riddle { ahead: ahead.clone(), behind: behind.clone(), by })
            })
            .collect();
        if let Some(at) = riddles.iter().position(|riddle| riddle.by == wanted) {
            return Some(riddles.swap_remove(at));
        }
        found = found.or_else(|| riddles.pop());
    }
    found
}
