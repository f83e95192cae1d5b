//! The draws: everybody at the start, the players of tables that break, the final table.

use super::table::Table;
use crate::random::Random;

/// Seats everybody at so many tables, as evenly as can be. JSS 3.5
pub(super) fn draw(players: &[usize], tables: usize, seats: usize, random: &mut Random) -> Vec<Table> {
    let mut drawn: Vec<Table> = (1..=tables).map(|number| Table::new(number, seats)).collect();
    seat(&mut drawn, players.to_vec(), random);
    for table in &mut drawn {
        let taken: Vec<usize> = table.players().filter_map(|player| table.seat_of(player)).collect();
        if let Some(seat) = random.pick(&taken) {
            table.put_button(*seat);
        }
    }
    drawn
}

/// Gives free seats to players by a double draw, of the players and of the seats; the smallest tables are filled first.
/// Returns them as they were seated. JSS 3.8
pub(super) fn seat(tables: &mut [Table], mut players: Vec<usize>, random: &mut Random) -> Vec<(usize, usize, usize)> {
    let mut places = Vec::new();
    let mut counts: Vec<usize> = tables.iter().map(Table::count).collect();
    let mut free: Vec<Vec<usize>> = tables.iter().map(Table::free).collect();
    for _ in 0..players.len() {
        let open = |at: &usize| free.get(*at).is_some_and(|seats| !seats.is_empty());
        let all: Vec<usize> = (0..tables.len()).filter(open).collect();
        let least = all.iter().filter_map(|at| counts.get(*at)).min().copied();
        let smallest: Vec<usize> = all.into_iter().filter(|at| counts.get(*at).copied() == least).collect();
        let Some(at) = random.pick(&smallest).copied() else { break };
        let (Some(seats), Some(count)) = (free.get_mut(at), counts.get_mut(at)) else { break };
        let chosen = random.below(seats.len());
        places.push((at, seats.swap_remove(chosen)));
        *count += 1;
    }
    random.shuffle(&mut places);
    random.shuffle(&mut players);
    let seated: Vec<(usize, usize, usize)> =
        players.into_iter().zip(places).map(|(player, (at, seat))| (player, at, seat)).collect();
    for (player, at, seat) in &seated {
        if let Some(table) = tables.get_mut(*at) {
            table.sit(*player, *seat);
        }
    }
    seated
}
