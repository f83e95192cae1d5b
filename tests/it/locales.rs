//! The texts: the same messages with the same variables in every language, each used, none missing.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use lance_legal::drills::own::OWN;
use lance_legal::drills::{Kind, Topic};
use lance_legal::language::Language;

/// Message id → the variables it uses.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// Folders of what single lessons and questions say, which `lessons::texts` and `quiz` hold.
const OF_ONE_THING: [&str; 3] = ["lessons", "draughts/lessons", "quiz"];

fn files(language: Language) -> Vec<String> {
    fn collect(root: &Path, below: &str, names: &mut Vec<String>) {
        for entry in fs::read_dir(root.join(below)).expect("every language has its folders") {
            let path = entry.expect("readable folder").path();
            let name = path.strip_prefix(root).ok().and_then(Path::to_str).expect("plain names").to_string();
            if path.is_file() {
                names.push(name);
            } else if !OF_ONE_THING.contains(&name.as_str()) {
                collect(root, &name, names);
            }
        }
    }
    let mut names = Vec::new();
    collect(&folder_of(language), "", &mut names);
    names.retain(|name| !is_content(name));
    names.sort();
    names
}

/// What the articles of the Laws say and what their words mean: `laws_content` holds them against what is printed.
fn is_content(file: &str) -> bool {
    let content = |name: &str| {
        name.starts_with(|sign: char| sign.is_ascii_digit())
            || name.starts_with("jss-")
            || ["escola.ftl", "glossary.ftl", "headings.ftl"].contains(&name)
    };
    file.strip_prefix("laws/").is_some_and(content)
}

/// The folder of a language's texts.
pub fn folder_of(language: Language) -> PathBuf {
    crate::project().join("locales").join(language.tag())
}

pub fn parse(path: &Path) -> Resource<String> {
    fluent_syntax::parser::parse(crate::text(path))
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()))
}

fn messages(language: Language, file: &str) -> Messages {
    let mut messages = Messages::new();
    for entry in parse(&folder_of(language).join(file)).body {
        if let Entry::Message(message) = entry {
            let mut variables = BTreeSet::new();
            let pattern = message.value.unwrap_or_else(|| panic!("{file}: {} says nothing", message.id.name));
            collect(&pattern, &mut variables);
            let id = message.id.name;
            assert!(messages.insert(id.clone(), variables).is_none(), "{file}: {id} stands twice");
        }
    }
    messages
}

fn collect(pattern: &Pattern<String>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => collect_inline(inline, variables),
            Expression::Select { selector, variants } => {
                collect_inline(selector, variables);
                variants.iter().for_each(|variant| collect(&variant.value, variables));
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<String>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.clone());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| collect_inline(argument, variables));
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = expression.as_ref() {
                collect_inline(inline, variables);
            }
        }
        _ => {}
    }
}

pub fn all(language: Language) -> Messages {
    files(language).iter().flat_map(|file| messages(language, file)).collect()
}

#[test]
fn a_language_has_a_row_of_its_own_and_its_lender_is_whole() {
    assert_eq!(Language::REFERENCE, Language::ALL[0]);
    for language in Language::ALL {
        assert_eq!(Language::from_tag(language.tag()), Some(language));
        assert!(
            folder_of(language).is_dir(),
            "src/language.rs: write the texts of {} in {:?}",
            language.tag(),
            folder_of(language)
        );
        let lender = language.lender().map(Language::lender);
        assert!(
            matches!(lender, None | Some(None)),
            "src/language.rs: what lends to {} lacks messages",
            language.tag()
        );
    }
}

/// A language that is lent to has no message and no variable that its reference has not.
#[test]
fn what_a_lent_language_has_is_in_the_reference() {
    for language in Language::ALL.into_iter().filter(|language| language.lender().is_some()) {
        for file in files(language) {
            let wanted = messages(Language::REFERENCE, &file);
            for (id, variables) in messages(language, &file) {
                let place = format!("locales/{}/{file}: {id}", language.tag());
                let wanted = wanted.get(&id).unwrap_or_else(|| panic!("{place} is not in the reference"));
                assert_eq!(&variables, wanted, "{place}: its variables");
            }
        }
    }
}

#[test]
fn every_language_has_the_same_files_messages_and_variables() {
    let reference = Language::PtPt;
    for language in Language::whole() {
        assert_eq!(files(reference), files(language), "{}", language.tag());
        for file in files(reference) {
            let (wanted, found) = (messages(reference, &file), messages(language, &file));
            for (id, variables) in &wanted {
                let there = found.get(id).unwrap_or_else(|| panic!("{}/{file}: {id} is missing", language.tag()));
                assert_eq!(variables, there, "{}/{file}: the variables of {id}", language.tag());
            }
            for id in found.keys() {
                assert!(wanted.contains_key(id), "{}/{file}: {id} is not in the reference", language.tag());
            }
        }
    }
}

#[test]
fn no_message_stands_in_two_files() {
    let mut seen = BTreeMap::new();
    for file in files(Language::PtPt) {
        for id in messages(Language::PtPt, &file).into_keys() {
            if let Some(other) = seen.insert(id.clone(), file.clone()) {
                panic!("{id} stands in {other} and in {file}");
            }
        }
    }
}

/// The words that differ between Portugal and Brazil, so that neither reads like the other.
#[test]
fn european_and_brazilian_words_do_not_mix() {
    let european = ["fileira", "celular", "arquivo", "planilha", "configurações", "baixar", "salv", "tela", "você"];
    let brazilian = ["telemóvel", "ficheiro", "folha de registo", "definições", "descarregar", "ecrã", "guardad"];
    for (language, forbidden) in [(Language::PtPt, &european[..]), (Language::PtBr, &brazilian[..])] {
        for file in files(language) {
            let path = folder_of(language).join(&file);
            let text = crate::text(path);
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let words = line.split_once('=').map_or(line, |(_, words)| words).to_lowercase();
                for word in forbidden {
                    let found = words
                        .match_indices(word)
                        .any(|(place, _)| !words[..place].chars().next_back().is_some_and(char::is_alphabetic));
                    // "salva" of salvar (pt: nenhum lance o salva) is no Brazilian "salvar um arquivo".
                    assert!(!found || line.contains("o salva."), "{}/{file}: {word} in {line}", language.tag());
                }
            }
        }
    }
}

#[test]
fn nobody_is_called_rainha() {
    for language in Language::whole() {
        for file in files(language) {
            let path = folder_of(language).join(&file);
            let text = crate::text(path).to_lowercase();
            assert!(!text.contains("rainha"), "{}/{file}", language.tag());
        }
    }
}

#[test]
fn every_kind_of_exercise_and_every_level_has_its_words_and_nothing_else_has() {
    for language in Language::whole() {
        let resource = parse(&folder_of(language).join("notation.ftl"));
        let words = |prefix: &str, attribute: &str| -> BTreeSet<String> {
            let messages = resource.body.iter().filter_map(|entry| match entry {
                Entry::Message(message) => Some(message),
                _ => None,
            });
            messages
                .filter(|message| message.attributes.iter().any(|found| found.id.name == attribute))
                .filter_map(|message| Some(message.id.name.strip_prefix(prefix)?.to_string()))
                .collect()
        };
        let topics: BTreeSet<String> = Topic::ALL.iter().map(|topic| topic.name().to_string()).collect();
        assert_eq!(words("topic-", "example"), topics, "{}", language.tag());
        // Pages beside the kinds: the score sheet, and one's own games.
        let beside = ["folha", OWN].map(str::to_string);
        let kinds: BTreeSet<String> = Kind::ALL.iter().map(|kind| kind.name().to_string()).chain(beside).collect();
        assert_eq!(words("drill-", "aim"), kinds, "{}", language.tag());
    }
}
