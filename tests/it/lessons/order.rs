//! What comes before what in the course: a pupil plays early, and nothing is asked before it is taught.

use lance_legal::blocks::lines;
use lance_legal::lessons::Chess;

use super::course::{catalog, file_of};

/// Levels before a lesson.
fn before(lesson: &str) -> usize {
    let catalog = catalog::<Chess>();
    assert!(catalog.lesson(lesson).is_some(), "{lesson}");
    catalog.lessons().take_while(|entry| entry.id != lesson).map(|entry| entry.levels.len()).sum()
}

#[test]
fn a_piece_moves_and_a_game_is_played_early() {
    assert!(before("torre") <= 13, "{} levels before the first piece", before("torre"));
    assert!(before("batalhas") <= 112, "{} levels before the first battle", before("batalhas"));
    assert!(before("xeque") <= 124, "{} levels before the king is in check", before("xeque"));
    assert!(before("primeira-partida") <= 190, "{} levels before the first game", before("primeira-partida"));
}

#[test]
fn what_a_lesson_needs_comes_before_it() {
    for (first, then) in [
        ("xeque", "sair-do-xeque"),
        ("xeque-mate", "mate-num-lance"),
        ("mate-num-lance", "primeira-partida"),
        ("posicao-inicial", "primeira-partida"),
        ("casas", "escrever"),
        ("peao-captura", "capturar"),
        ("primeira-partida", "fazer-roque"),
        ("fazer-roque", "pode-rocar"),
        ("pode-rocar", "atacar-proteger"),
        ("pode-rocar", "xadrez-960"),
        ("peca-tocada", "xadrez-960"),
        ("valor", "garfo"),
        ("sem-defesa", "ameaca"),
        ("ameaca", "garfo"),
        ("pode-ou-nao-pode", "cravada"),
        ("cravada", "espeto"),
        ("espeto", "descoberto"),
        ("descoberto", "linhas"),
        ("linhas", "tirar-a-defesa"),
        ("afogado", "mate-em-dois"),
        ("afogado", "escada"),
        ("escada", "dama-e-rei"),
        ("dama-e-rei", "torre-e-rei"),
        ("torre-e-rei", "dar-mate"),
        ("dar-mate", "peoes-no-final"),
        ("na-passagem", "escrever-exato"),
        ("escrever-exato", "empates"),
        ("peca-tocada", "mistura-final"),
    ] {
        assert!(before(first) < before(then), "{first} comes before {then}");
    }
}

/// Levels of one kind that may stand in a row.
const ROW: usize = 4;

/// A row of questions is an exam, and a row of marks a chore. A battle is a whole game, each with other pieces.
#[test]
fn no_kind_of_level_comes_five_times_running() {
    let mut row: Vec<(String, String)> = Vec::new();
    for entry in catalog::<Chess>().lessons() {
        let text = file_of::<Chess>(&entry.id);
        let goals = lines(&text).filter(|line| line.word == "goal");
        for (level, goal) in entry.levels.iter().zip(goals) {
            let kind = goal.value.split(' ').next().unwrap_or_default();
            if row.last().is_some_and(|(last, _)| last != kind) {
                row.clear();
            }
            row.push((kind.to_string(), format!("{}/{level}", entry.id)));
            assert!(row.len() <= ROW || kind == "battle", "{} times {kind} in a row: {row:?}", row.len());
        }
    }
}
