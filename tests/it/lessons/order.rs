//! What comes before what in the course: a pupil plays early, and nothing is asked before it is taught.

use lance_legal::lessons::Chess;

use super::course::catalog;

/// Levels before a lesson.
fn before(lesson: &str) -> usize {
    let catalog = catalog::<Chess>();
    assert!(catalog.lesson(lesson).is_some(), "{lesson}");
    catalog.lessons().take_while(|entry| entry.id != lesson).map(|entry| entry.levels.len()).sum()
}

#[test]
fn a_piece_moves_and_a_game_is_played_early() {
    assert!(before("torre") <= 13, "{} levels before the first piece", before("torre"));
    assert!(before("batalhas") <= 125, "{} levels before the first battle", before("batalhas"));
    assert!(before("primeira-partida") <= 205, "{} levels before the first game", before("primeira-partida"));
}

#[test]
fn what_a_lesson_needs_comes_before_it() {
    for (first, then) in [
        ("xeque", "sair-do-xeque"),
        ("xeque-mate", "mate-num-lance"),
        ("mate-num-lance", "primeira-partida"),
        ("posicao-inicial", "primeira-partida"),
        ("primeira-partida", "fazer-roque"),
        ("fazer-roque", "pode-rocar"),
        ("pode-rocar", "atacar-proteger"),
        ("valor", "garfo"),
        ("pode-ou-nao-pode", "linhas"),
        ("linhas", "tirar-a-defesa"),
        ("afogado", "mate-em-dois"),
        ("afogado", "dar-mate"),
        ("na-passagem", "escrever-exato"),
        ("escrever-exato", "empates"),
        ("peca-tocada", "mistura-final"),
    ] {
        assert!(before(first) < before(then), "{first} comes before {then}");
    }
}
