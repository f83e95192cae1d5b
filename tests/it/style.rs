//! How the texts are written: short sentences and few colons, in every language.
//!
//! What is counted: each message and each attribute of the folders in `FOLDERS`, with every variant of what depends on a
//! variable. A variable counts as one word.
//!
//! - A sentence ends with `.`, `!`, `?` or `…`, and the quotation marks or brackets after it, where the text ends or
//!   where a space follows and then no small letter. So neither `7.5.5` nor `e.p.` ends one, and a semicolon never does.
//! - A word is what stands between two spaces and has a letter or a digit.
//! - No sentence has more than 20 words; a heading, which ends with none of these signs, is held to the same.
//! - Of the sentences of a folder at most one in ten has a colon, and of those of one file at most one in five, if it has
//!   twenty. The colon of a time (`4:12`) does not count, nor any other without a space after it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use lance_legal::language::Language;

use super::locales::{folder_of, parse};

const MOST_WORDS: usize = 20;
/// Of so many sentences of a file one may have a colon.
const FILE_COLON: usize = 5;
/// A file with fewer sentences says nothing about the share.
const FILE_SENTENCES: usize = 20;

/// Of so many sentences of a folder one may have a colon.
const FOLDER_COLON: usize = 10;

/// Below `locales/<language>/`; `""` is the files beside the folders.
const FOLDERS: [&str; 8] = ["", "clock", "draughts", "draughts/lessons", "laws", "lessons", "notation", "quiz"];

const ENDS: [char; 4] = ['.', '!', '?', '…'];
const CLOSING: [char; 6] = ['»', '”', '"', '’', ')', ']'];

/// Cuts a text after each of its sentences.
fn sentences(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut start = 0;
    let places: Vec<(usize, char)> = text.char_indices().collect();
    let mut at = 0;
    while at < places.len() {
        let ends = ENDS.contains(&places[at].1);
        at += 1;
        if !ends {
            continue;
        }
        while at < places.len() && (ENDS.contains(&places[at].1) || CLOSING.contains(&places[at].1)) {
            at += 1;
        }
        let rest = places.get(at..).unwrap_or_default();
        let next = rest.iter().map(|(_, sign)| *sign).find(|sign| !sign.is_whitespace());
        let spaced = rest.first().is_none_or(|(_, sign)| sign.is_whitespace());
        if spaced && next.is_none_or(|sign| !sign.is_lowercase()) {
            let end = rest.first().map_or(text.len(), |(place, _)| *place);
            found.push(text[start..end].trim());
            start = end;
        }
    }
    found.push(text[start..].trim());
    found.retain(|sentence| !sentence.is_empty());
    found
}

fn words(sentence: &str) -> usize {
    sentence.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count()
}

/// A sentence, and no heading.
fn is_whole(sentence: &str) -> bool {
    sentence.trim_end_matches(CLOSING).ends_with(ENDS)
}

fn has_colon(sentence: &str) -> bool {
    let mut signs = sentence.chars().peekable();
    while let Some(sign) = signs.next() {
        if sign == ':' && signs.peek().is_none_or(|next| next.is_whitespace()) {
            return true;
        }
    }
    false
}

/// Everything that a pattern may say, one text for each variant.
fn tellings(pattern: &Pattern<String>) -> Vec<String> {
    let mut texts = vec![String::new()];
    for element in &pattern.elements {
        let parts = match element {
            PatternElement::TextElement { value } => vec![value.clone()],
            PatternElement::Placeable { expression: Expression::Inline(_) } => vec!["x".to_string()],
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().flat_map(|variant| tellings(&variant.value)).collect()
            }
        };
        texts = texts.iter().flat_map(|text| parts.iter().map(move |part| format!("{text}{part}"))).collect();
    }
    texts
}

pub fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    paths.sort();
    paths
}

/// Each message and each attribute of a file, with what it may say.
pub fn texts(path: &Path) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for entry in &parse(path).body {
        let Entry::Message(message) = entry else { continue };
        let own = message.value.iter().map(|value| (message.id.name.clone(), value));
        let attributes = message.attributes.iter();
        let attributes = attributes.map(|found| (format!("{}.{}", message.id.name, found.id.name), &found.value));
        for (id, pattern) in own.chain(attributes) {
            texts.extend(tellings(pattern).into_iter().map(|text| (id.clone(), text)));
        }
    }
    texts
}

#[derive(Debug, Default, Clone, Copy)]
struct Count {
    sentences: usize,
    colons: usize,
}

/// What is too long, and how many of the sentences have a colon, file by file.
fn measure(folder: &Path) -> (Vec<String>, BTreeMap<String, Count>) {
    let (mut long, mut counts) = (Vec::new(), BTreeMap::new());
    for path in files(folder) {
        let name = path.display().to_string();
        let count: &mut Count = counts.entry(name.clone()).or_default();
        for (id, text) in texts(&path) {
            for sentence in sentences(&text) {
                if words(sentence) > MOST_WORDS {
                    long.push(format!("{name}: {id}: {} words: {sentence}", words(sentence)));
                }
                if is_whole(sentence) {
                    count.sentences += 1;
                    count.colons += usize::from(has_colon(sentence));
                }
            }
        }
    }
    (long, counts)
}

#[test]
fn sentences_are_short_and_colons_few() {
    let mut faults = Vec::new();
    for language in Language::whole() {
        for folder in FOLDERS {
            let path = folder_of(language).join(folder);
            let (long, counts) = measure(&path);
            for (name, count) in counts.iter().filter(|(_, count)| count.sentences >= FILE_SENTENCES) {
                if count.colons * FILE_COLON > count.sentences {
                    faults.push(format!("{name}: a colon in {} of {} sentences", count.colons, count.sentences));
                }
            }
            let all = counts.values().fold(Count::default(), |sum, count| Count {
                sentences: sum.sentences + count.sentences,
                colons: sum.colons + count.colons,
            });
            // Shown by `cargo test --package tests -- style --nocapture`.
            println!("{} {folder}: {} long, {all:?}", language.tag(), long.len());
            if all.colons * FOLDER_COLON > all.sentences {
                faults.push(format!("{}: a colon in {} of {} sentences", path.display(), all.colons, all.sentences));
            }
            faults.extend(long);
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// A pupil reads it through: what is kept about whom, in 150 words and sentences of 12 on average.
#[test]
fn what_is_said_about_privacy_is_short() {
    for language in Language::whole() {
        let told: Vec<String> = parse(&folder_of(language).join("rest.ftl"))
            .body
            .iter()
            .filter_map(|entry| match entry {
                Entry::Message(message) if message.id.name.starts_with("privacy-") => message.value.as_ref(),
                _ => None,
            })
            .flat_map(tellings)
            .collect();
        let lengths: Vec<usize> = told.iter().flat_map(|text| sentences(text)).map(words).collect();
        let all: usize = lengths.iter().sum();
        assert!(lengths.len() >= 4, "{}: {told:?}", language.tag());
        assert!(
            all <= 150 && all <= 12 * lengths.len(),
            "{}: {all} words in {} sentences",
            language.tag(),
            lengths.len()
        );
    }
}

#[test]
fn a_text_is_cut_into_its_sentences() {
    for (text, wanted) in [
        ("Peça tocada, peça jogada.", &["Peça tocada, peça jogada."][..]),
        ("Um. Dois! Três? E quatro…", &["Um.", "Dois!", "Três?", "E quatro…"]),
        ("O artigo 7.5.5 diz exd6 e.p. com todas as letras.", &["O artigo 7.5.5 diz exd6 e.p. com todas as letras."]),
        ("Diz «Abandono.» Que resultado?", &["Diz «Abandono.»", "Que resultado?"]),
        ("Joga-se; depois escreve-se.", &["Joga-se; depois escreve-se."]),
        ("Leis de 2023", &["Leis de 2023"]),
        ("", &[]),
    ] {
        assert_eq!(sentences(text), wanted, "{text}");
    }
    assert_eq!((words("O lance – 4 palavras, 12:10."), words("— «»")), (5, 0));
    assert!(is_whole("Diz «Abandono.»") && !is_whole("Leis de 2023"));
    assert!(has_colon("Pode: é a sua vez.") && has_colon("Dois casos:") && !has_colon("Restam 4:12 às Brancas."));
}

/// Every variant is read, and a variable is a word.
#[test]
fn each_variant_is_a_text() {
    let source = "a = Há { $n ->\n    [one] uma peça\n   *[other] { $n } peças\n} aqui.";
    let resource = fluent_syntax::parser::parse(source.to_string()).expect("a file");
    let Some(Entry::Message(message)) = resource.body.first() else { panic!("no message") };
    let said = tellings(message.value.as_ref().expect("a text"));
    assert_eq!(said, ["Há uma peça aqui.", "Há x peças aqui."]);
}
