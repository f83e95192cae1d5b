//! The rules of chess on one page, in the words and diagrams of the lessons. Como se joga.

/// Lessons in the order in which the page tells of them, and the screens of each that it shows.
pub const STEPS: &[(&str, &[&str])] = &[
    ("tabuleiro", &["casa-das-pecas", "tres-caminhos"]),
    ("torre", &["anda", "obstaculo"]),
    ("bispo", &["anda"]),
    ("dama", &["anda"]),
    ("rei", &["anda"]),
    ("cavalo", &["conta", "salta"]),
    ("peao-anda", &["anda"]),
    ("peao-captura", &["captura"]),
    ("promocao", &["chega", "quatro"]),
    ("xeque", &["ataque-ao-rei"]),
    ("sair-do-xeque", &["fugir", "tapar", "capturar"]),
    ("xeque-mate", &["mate"]),
    ("fazer-roque", &["pequeno", "grande"]),
    ("pode-rocar", &["tres-casas"]),
    ("na-passagem", &["como", "logo"]),
    ("afogado", &["sem-lances"]),
    ("empates", &["morta"]),
    ("peca-tocada", &["minha", "contraria"]),
];
