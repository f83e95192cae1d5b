//! One word for one thing, in each language: the lists below are docs for whoever writes a text and a test for it.
//!
//! The folders of the Laws and of the questions have words of their own (an article is cited as it is printed).

use std::path::Path;

use lance_legal::language::Language;

use super::locales::folder_of;
use super::style::{files, texts};

/// Below `locales/<language>/`; `""` is the files beside the folders.
const FOLDERS: [&str; 6] = ["", "clock", "draughts", "draughts/lessons", "lessons", "notation"];

/// Where somebody plays or learns; elsewhere a site may be called one.
const PLAYED: [&str; 5] = ["draughts", "draughts/lessons", "lessons", "notation", "clock"];

/// Every text of a folder with its id, in small letters and with a blank on each side.
fn folder(language: Language, folder: &str) -> Vec<(String, String)> {
    let path = folder_of(language).join(folder);
    let in_file = |path: &Path| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_string();
        texts(path).into_iter().map(move |(id, text)| (format!("{name}: {id}"), format!(" {} ", text.to_lowercase())))
    };
    files(&path).iter().flat_map(|path| in_file(path)).collect()
}

/// Whether the words stand in the text as whole words.
fn says(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, _)| {
        let letter = |sign: Option<char>| sign.is_some_and(char::is_alphanumeric);
        !letter(text[..at].chars().next_back()) && !letter(text[at + words.len()..].chars().next())
    })
}

/// Each of these words, and the one to say in its place.
fn none_says(language: Language, folders: &[&str], words: &[(&str, &str)]) {
    let mut faults = Vec::new();
    for name in folders {
        for (id, text) in folder(language, name) {
            for (wrong, right) in words.iter().filter(|(wrong, _)| says(&text, wrong)) {
                faults.push(format!("{} {name}/{id}: «{wrong}», say «{right}»:{text}", language.tag()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

const PORTUGUESE: [Language; 2] = [Language::PtPt, Language::PtBr];

#[test]
fn whole_words_are_found() {
    assert!(says(" o sítio joga ", "sítio") && says(" «sítio». ", "sítio") && !says(" sítios ", "sítio"));
    assert!(says(" a coluna e inteira ", "coluna e") && !says(" a coluna «e» ", "coluna e"));
}

/// The opponent on the page is the computer; the site is what one visits.
#[test]
fn one_plays_against_the_computer() {
    for language in Language::whole() {
        none_says(language, &PLAYED, &[("sítio", "computador"), ("site", "computador"), ("the site", "the computer")]);
        for (file, id) in [("rival", "rival-open"), ("draughts/play", "damas-site-wins"), ("games", "rival-computer")] {
            let text = crate::text(format!("locales/{}/{file}.ftl", language.tag()));
            let line = text.lines().find(|line| line.starts_with(id)).expect("the message");
            assert!(line.contains("computador") || line.contains("computer"), "{line}");
        }
    }
}

/// TERMS: resign is abandonar; a draw is offered in Portugal and proposed in Brazil; a flag is a seta.
#[test]
fn ends_of_a_game_have_one_word_each() {
    for language in PORTUGUESE {
        none_says(
            language,
            &FOLDERS,
            &[
                ("desistir", "abandonar"),
                ("desiste", "abandona"),
                ("desistem", "abandonam"),
                ("desisto", "abandono"),
                ("desistiram", "abandonaram"),
                ("desistência", "abandono"),
                ("bandeira", "seta"),
                ("bandeiras", "setas"),
                ("partida empata", "partida fica empatada"),
                ("partida empatava", "partida ficava empatada"),
                ("partida empataria", "partida ficaria empatada"),
            ],
        );
    }
    none_says(
        Language::PtPt,
        &FOLDERS,
        &[
            ("propor empate", "oferecer empate"),
            ("propõe empate", "oferece empate"),
            ("propõem empate", "oferecem empate"),
            ("proposta de empate", "oferta de empate"),
            ("propõe-se o empate", "oferece-se o empate"),
        ],
    );
    none_says(
        Language::PtBr,
        &FOLDERS,
        &[
            ("oferecer empate", "propor empate"),
            ("oferece empate", "propõe empate"),
            ("oferecem empate", "propõem empate"),
            ("oferta de empate", "proposta de empate"),
            ("reivindicar", "reclamar"),
            ("reivindica", "reclama"),
            ("reivindicado", "reclamado"),
            ("reivindicação", "reclamação"),
        ],
    );
}

/// In Portuguese squares are white and black, as the Laws have it; the first lesson says so of light and dark. In
/// English they are light and dark, so that nobody takes them for the sides.
#[test]
fn squares_have_one_name_for_their_colours() {
    let faults = |language, wrong: &[&str]| -> Vec<String> {
        let all = FOLDERS.iter().flat_map(|name| folder(language, name));
        let texts = all.filter(|(id, _)| !id.ends_with(": tabuleiro-duas-cores") && !id.contains(": theme-"));
        texts.filter(|(_, text)| wrong.iter().any(|word| says(text, word))).map(|(id, _)| id).collect()
    };
    let light = ["clara", "claras", "claro", "claros", "escura", "escuras", "escuro", "escuros"];
    for language in PORTUGUESE {
        assert_eq!(faults(language, &light), Vec::<String>::new(), "{}", language.tag());
    }
    let sides = ["white square", "white squares", "black square", "black squares", "white corner", "black corner"];
    assert_eq!(faults(Language::En, &sides), Vec::<String>::new());
}

/// «e» and «a» are words of Portuguese: a file's letter stands in quotation marks.
#[test]
fn the_letters_of_files_that_are_words_stand_in_quotation_marks() {
    for language in PORTUGUESE {
        // «A coluna e a linha» is no file e: a letter is bare where a sign or one of these words follows.
        let after = [".", ",", "?", "!", ":", ";", ")", " inteira", " que", " já", " está", " começa", " é "];
        let bare = |text: &str| {
            let letters = ["coluna a", "coluna e", "letra a", "letra e", "primeiro e", "segundo e"];
            let mut found = letters.iter().flat_map(|words| text.match_indices(words));
            found.any(|(at, words)| after.iter().any(|sign| text[at + words.len()..].starts_with(sign)))
        };
        assert!(
            bare(" a coluna e inteira ") && bare(" na coluna a. ") && !bare(" a coluna «e» ") && !bare(" letra e o ")
        );
        let mut faults = Vec::new();
        for name in FOLDERS {
            for (id, text) in folder(language, name) {
                if bare(&text) {
                    faults.push(format!("{} {name}/{id}:{text}", language.tag()));
                }
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}

/// A sign means something; only people say.
#[test]
fn signs_mean_what_they_stand_for() {
    for language in PORTUGUESE {
        let said = ["diz captura", "diz xeque", "diz mate", "dizem captura", "diz que ela captura"];
        none_says(language, &FOLDERS, &said.map(|words| (words, "quer dizer …")));
    }
}

/// In Brazil a man of draughts is a pedra, it captures and it jumps, and what is quoted stands in “ ”.
#[test]
fn brazilian_has_its_own_words() {
    none_says(
        Language::PtBr,
        &["draughts", "draughts/lessons"],
        &[
            ("peão", "pedra"),
            ("peões", "pedras"),
            ("tomar", "capturar"),
            ("toma", "captura"),
            ("tomam", "capturam"),
            ("tomou", "capturou"),
            ("tomada", "capturada"),
            ("tomadas", "capturadas"),
            ("saltar", "pular"),
            ("salta", "pula"),
            ("salto", "pulo"),
            ("lei da quantidade", "lei da maioria"),
        ],
    );
    none_says(
        Language::PtBr,
        &FOLDERS,
        &[
            ("«", "“"),
            ("xeque mate", "xeque-mate"),
            ("afogamento", "afogado"),
            ("registo", "registro"),
            ("pista", "dica"),
            ("utilizador", "usuário"),
            ("equipa", "equipe"),
            ("pequeno roque", "roque pequeno"),
            ("grande roque", "roque grande"),
            ("linha 1", "fileira 1"),
            ("linha 8", "fileira 8"),
            ("última linha", "última fileira"),
        ],
    );
}

/// And Portugal its own.
#[test]
fn european_has_its_own_words() {
    none_says(
        Language::PtPt,
        &FOLDERS,
        &[
            ("em um", "num"),
            ("em uma", "numa"),
            ("você", "tu"),
            ("vocês", "vós"),
            ("fileira", "linha"),
            ("dica", "pista"),
            ("mouse", "rato"),
            ("celular", "telemóvel"),
            ("planilha", "folha de registo"),
            ("usuário", "utilizador"),
            ("registro", "registo"),
            ("pular", "saltar"),
            ("roque pequeno", "pequeno roque"),
            ("roque grande", "grande roque"),
            ("acréscimo", "incremento"),
            ("longe de mais", "longe demais"),
            ("donde", "de onde"),
        ],
    );
}

/// The lesson that brings in mate says what it means that a king has squares, and no lesson before says it.
#[test]
fn that_a_king_has_squares_is_explained_before_it_is_said() {
    let said = ["não tem casas", "não tem nenhuma casa", "tem casa", "não tinha casas", "ainda tem casas", "sem casas"];
    let catalog = crate::text("assets/lessons/catalog.txt");
    let ids = catalog.lines().filter_map(|line| line.split_whitespace().next());
    let ids = ids.filter(|word| !matches!(*word, "section" | "#"));
    for id in ids {
        let texts = texts(&crate::project().join(format!("locales/pt-PT/lessons/{id}.ftl")));
        if id == "xeque-mate" {
            let (_, first) = texts.first().expect("its first screen");
            assert!(first.contains("o rei não tem casas, ou seja, nenhuma para onde possa ir"), "{first}");
            return;
        }
        for (id, text) in texts {
            assert!(!said.iter().any(|words| says(&text.to_lowercase(), words)), "{id}: {text}");
        }
    }
    panic!("the catalog has the lesson of mate");
}
