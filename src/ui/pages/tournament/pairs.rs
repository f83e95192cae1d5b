//! Pairs as the wall and paper list them.

use super::context::Cup;
use crate::tournament::event::{Event, Game, Player};
use crate::tournament::roster::plain;

/// Both of each pair of a round, by name: the table, the name, and with whom. `names`: by player.
pub(super) fn by_name(cup: Cup, event: &Event, names: &[String]) -> Vec<[String; 3]> {
    let name = |player: usize| names.get(player).cloned().unwrap_or_default();
    // The boards of teams have both colours.
    let colors = if event.is_of_teams() { ["cup-with"; 2] } else { ["cup-with-white", "cup-with-black"] };
    let mut rows = Vec::new();
    for (table, game) in event.rounds.last().iter().flat_map(|round| &round.games).enumerate() {
        let Some(black) = game.black else {
            rows.push(["–".to_string(), name(game.white), cup.tr("cup-wall-bye")]);
            continue;
        };
        for (one, other, color) in [(game.white, black, colors[0]), (black, game.white, colors[1])] {
            let said = cup.tr_with(color, &[("name", name(other).into())]);
            rows.push([(table + 1).to_string(), name(one), said]);
        }
    }
    rows.sort_by_key(|[_, name, _]| plain(name));
    rows
}

/// The names of White and Black at a board of an encounter.
pub(super) fn sitting(cup: Cup, event: &Event, game: &Game, board: usize) -> [String; 2] {
    let name = |player: Option<&Player>| player.map_or_else(|| cup.tr("cup-nobody"), |player| player.name.clone());
    event.sitting(game, board).map(name)
}
