//! Writes games in the layout of PGN: tags, then the moves in lines of fewer than 80 characters.

use super::PdnGame;
use crate::color::Color;
use crate::draughts::position::Position;
use crate::movetext::Written;

/// A game as text. It ends with an empty line, so that games can follow one another.
pub fn write(game: &PdnGame) -> String {
    let variant = game.start.variant();
    // Type, who begins, the board, how squares are called from which corner, and whether that corner is left empty.
    let squares = if variant.is_classicas() { "N1,1" } else { "A0,0" };
    let mut fields =
        vec![("Result", game.result.text().to_owned()), ("GameType", format!("{},W,8,8,{squares}", variant.game_type))];
    if game.start != Position::start(variant) {
        fields.extend([("SetUp", "1".to_owned()), ("FEN", game.start.to_string())]);
    }
    let mut position = game.start;
    let mut moves = Vec::with_capacity(game.moves.len());
    for m in &game.moves {
        moves.push(position.written(*m));
        let Some(after) = position.play(*m) else { break };
        position = after;
    }
    let black_begins = game.start.turn() == Color::Black;
    Written { tags: &game.tags, fields, notes: &game.notes, moves, number: 1, black_begins, result: game.result }.text()
}
