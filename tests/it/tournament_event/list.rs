//! A pasted list: columns in any order, with heads or without, and each line that is not understood by its number.

use lance_legal::tournament::event::{Event, Gender, MOST_PEOPLE, Player, csv_players};
use lance_legal::tournament::roster::{Column, Trouble, first_names, read};

fn names(players: &[Player]) -> Vec<&str> {
    players.iter().map(|player| player.name.as_str()).collect()
}

#[test]
fn columns_are_known_by_their_heads() {
    let text = "Turma\tNOME\tGénero\tAno\tElo\tEscola\n7.ºB\tAna Silva\tF\t2012\t1200\tEB do Caniço\n\n8A\tBruno\tm\t12/03/2011\t0\t\n";
    let found = read(text, &[]);
    assert_eq!(found.refused, []);
    let ana = &found.players[0];
    assert_eq!(
        (ana.name.as_str(), ana.born, ana.gender, ana.rating),
        ("Ana Silva", Some(2012), Some(Gender::Girl), Some(1200))
    );
    assert_eq!((ana.class.as_str(), ana.school.as_str()), ("7.ºB", "EB do Caniço"));
    let bruno = &found.players[1];
    assert_eq!((bruno.born, bruno.rating, bruno.school.as_str()), (Some(2011), None, ""));
}

#[test]
fn columns_are_guessed_by_what_they_hold() {
    let found = read("1, 2012, Ana Silva, 7B, f, 1450, Caniço\n2, 2011, Bruno Sá, 8A, m, 1300, Machico", &[]);
    let columns =
        [Column::Other, Column::Born, Column::Name, Column::Class, Column::Gender, Column::Rating, Column::School];
    assert_eq!(found.columns, columns);
    assert_eq!((names(&found.players), found.refused.len()), (vec!["Ana Silva", "Bruno Sá"], 0));
    assert_eq!(names(&read("Ana\n  Bruno  Sá \nRui", &[]).players), ["Ana", "Bruno Sá", "Rui"]);
}

#[test]
fn a_line_that_is_not_understood_is_named() {
    let text = "nome;ano;género;rating\nAna;2012;F;1200\n;2012;F;\nRui;1812;M;\nEva;2012;X;\nGil;2012;M;9999\nAna;;;\nZé;2012;M;1000;mais\nInês;;;";
    let found = read(text, &[Player::named("Inês")]);
    let said: Vec<(usize, Trouble)> = found.refused.iter().map(|refused| (refused.line, refused.why)).collect();
    let expected = [
        (3, Trouble::NoName),
        (4, Trouble::Born),
        (5, Trouble::Gender),
        (6, Trouble::Rating),
        (7, Trouble::Twice),
        (8, Trouble::Columns),
        (9, Trouble::Twice),
    ];
    assert_eq!((said.as_slice(), names(&found.players)), (expected.as_slice(), vec!["Ana"]));
    assert_eq!(found.refused[1].text, "Rui;1812;M;");
}

#[test]
fn the_school_year_of_a_class_is_no_year_of_birth() {
    let found = read("nome;ano;turma\nAna;7;B\nRui;8;A", &[]);
    assert_eq!((found.columns[1], found.players.len()), (Column::Other, 2));
}

#[test]
fn quotation_marks_keep_their_signs_together() {
    let found = read("\"Silva, Ana \"\"Nini\"\"\",2012\n\"Sá, Rui\",2011", &[]);
    assert_eq!(names(&found.players), ["Silva, Ana \"Nini\"", "Sá, Rui"]);
}

#[test]
fn no_more_than_two_thousand_are_taken() {
    let text: String = (0..MOST_PEOPLE + 30).map(|number| format!("Aluno x{number}\n")).collect();
    let found = read(&text, &[]);
    assert_eq!((found.players.len(), found.refused.len()), (MOST_PEOPLE, 1));
    assert_eq!((found.refused[0].why, found.refused[0].line), (Trouble::TooMany, MOST_PEOPLE + 1));
}

/// What a spreadsheet would calculate is text in the file, and comes back as it was.
#[test]
fn a_table_is_no_formula() {
    let mut event = Event::new("a", "Torneio", 1);
    event.players =
        vec![Player { class: "=2+3".to_string(), ..Player::named("=cmd|a!b") }, Player::named("Rui; \"o\" Sá")];
    let heads = ["nome", "ano", "turma", "escola", "género", "rating"].map(String::from);
    let table = csv_players(&event, heads);
    assert!(table.contains("'=cmd") && table.contains("'=2+3") && !table.contains(";="), "{table}");
    assert_eq!(read(&table, &[]).players, event.players);
}

#[test]
fn a_wall_shows_no_surnames() {
    let names = ["Ana Rita Silva", "Bruno Sá", "Ana Melim", "Zé"].map(String::from);
    assert_eq!(first_names(&names), ["Ana S.", "Bruno", "Ana M.", "Zé"]);
}
