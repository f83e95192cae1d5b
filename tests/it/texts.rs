//! The texts as the site reads them say what the reference implementation of Fluent says, message by message.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse_runtime;
use lance_legal::language::Language;
use lance_legal::texts::{Texts, Value, bare};

/// The site's files and those of the lessons, which repeat no id of the site's.
fn files(language: Language) -> Vec<String> {
    fn collect(folder: &Path, files: &mut Vec<String>) {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            match path.is_dir() {
                true => collect(&path, files),
                false => files.push(fs::read_to_string(path).unwrap()),
            }
        }
    }
    let mut files = Vec::new();
    collect(&crate::project().join("locales").join(language.tag()), &mut files);
    files
}

fn reference(language: Language, files: &[String]) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.tag().parse().unwrap()]);
    bundle.set_use_isolating(false);
    for file in files {
        bundle.add_resource(FluentResource::try_new(file.clone()).unwrap()).unwrap();
    }
    bundle
}

/// Each variable of a pattern with the values worth a try: all keys it is compared with, and a few of each kind.
fn tries(pattern: &Pattern<&str>, found: &mut BTreeMap<String, BTreeSet<String>>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let (inline, variants) = match expression {
            Expression::Inline(inline) => (inline, &[][..]),
            Expression::Select { selector, variants } => (selector, &variants[..]),
        };
        let InlineExpression::VariableReference { id } = inline else { panic!("not read by the site: {inline:?}") };
        let values = found.entry(id.name.to_string()).or_default();
        values.extend(["0", "1", "2", "-1", "7000000", "uma palavra"].map(String::from));
        let mut keys = BTreeSet::new();
        for variant in variants {
            let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) = variant.key;
            keys.insert(key.to_string());
            tries(&variant.value, found);
        }
        found.entry(id.name.to_string()).or_default().append(&mut keys);
    }
}

/// All ways to give each variable one of its values, as a text, and as a number where it is one.
fn fillings(tries: BTreeMap<String, BTreeSet<String>>) -> Vec<Vec<(String, Value)>> {
    let mut fillings = vec![Vec::new()];
    // Where many variables meet, the values of the first three are all combined.
    for (place, (name, values)) in tries.into_iter().enumerate() {
        let kinds = |text: String| {
            let number = text.parse().ok().map(Value::Number);
            [Some(Value::Text(text)), number].into_iter().flatten()
        };
        let values: Vec<Value> = values.into_iter().flat_map(kinds).take(if place < 3 { 99 } else { 2 }).collect();
        fillings = fillings
            .iter()
            .flat_map(|filling| {
                values.iter().map(|value| {
                    let mut filling = filling.clone();
                    filling.push((name.clone(), value.clone()));
                    filling
                })
            })
            .collect();
    }
    fillings
}

#[test]
fn every_message_says_what_the_reference_says() {
    for language in Language::whole() {
        let files = files(language);
        let (texts, reference) = (Texts::new(language, &files), reference(language, &files));
        let (mut messages, mut sentences) = (0, 0);
        for file in &files {
            for entry in fluent_syntax::parser::parse(file.as_str()).unwrap().body {
                let Entry::Message(message) = entry else { continue };
                let id = message.id.name;
                let said = reference.get_message(id).unwrap();
                let mut parts: Vec<_> =
                    message.value.map(|value| (id.to_string(), value, said.value())).into_iter().collect();
                for attribute in message.attributes {
                    let (name, wanted) = (attribute.id.name, said.get_attribute(attribute.id.name));
                    parts.push((format!("{id}.{name}"), attribute.value, wanted.map(|attribute| attribute.value())));
                }
                for (id, pattern, wanted) in parts {
                    let mut variables = BTreeMap::new();
                    tries(&pattern, &mut variables);
                    for filling in fillings(variables) {
                        let mut args = FluentArgs::new();
                        for (name, value) in &filling {
                            match value {
                                Value::Text(text) => args.set(name.clone(), text.clone()),
                                Value::Number(number) => args.set(name.clone(), FluentValue::from(*number)),
                                Value::Message(id) => panic!("no filling is a message: {id}"),
                            }
                        }
                        let wanted =
                            reference.format_pattern(wanted.unwrap(), Some(&args), &mut Vec::new()).into_owned();
                        let values: Vec<_> =
                            filling.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
                        assert_eq!(texts.format(&id, &values), Some(wanted), "{} {id} {filling:?}", language.tag());
                        sentences += 1;
                    }
                }
                messages += 1;
            }
        }
        assert!(messages > 350 && sentences > 3 * messages, "{messages} {sentences}");
    }
}

/// The site ships texts without their comments.
#[test]
fn without_comments_every_file_says_the_same() {
    for language in Language::ALL {
        for file in files(language) {
            let lean = bare(&file);
            assert!(!lean.lines().any(|line| line.starts_with('#')));
            assert_eq!(parse_runtime(file.as_str()), parse_runtime(lean.as_str()));
        }
    }
    assert_eq!(bare("### A\na = One # two\n\n    three\n\nb = Four\n"), "a = One # two\n\n    three\nb = Four\n");
}

#[test]
fn variables_variants_and_plurals() {
    let file = "a = x\n\
        # a note\n\
        b = { $n } e { $m-x }.\n\n\
        c =\n    { $n ->\n        [0] nada\n        [one] um\n       *[other] { $n } { $m ->\n            [a] A\n           *[b] B\n        }!\n    }, fim\n\
        f =\n    .aim = alvo { $n }\n    .end =\n        fim\n\
        ## uma parte\n\
        a = y\n\
        d = { $n ->\n    [1] texto\n   *[2] dois\n}\n\
        junk\n\
        e = z";
    let say = |language, id: &str, values: &[(&str, Value)]| Texts::new(language, &[file]).format(id, values);
    let text = |text: &str| Some(text.to_string());
    let n = |number: i64| ("n", Value::Number(number));
    let pt = Language::PtPt;
    assert_eq!(say(pt, "a", &[]), text("y"), "the later message counts");
    assert_eq!(say(pt, "e", &[]), text("z"));
    assert_eq!(say(pt, "b", &[n(3), ("m-x", "ã".into())]), text("3 e ã."));
    assert_eq!(say(pt, "b", &[]), text("{$n} e {$m-x}."));
    assert_eq!(say(pt, "c", &[n(0)]), text("nada, fim"));
    assert_eq!(say(pt, "c", &[n(1)]), text("um, fim"));
    assert_eq!(say(pt, "c", &[n(5), ("m", "a".into())]), text("5 A!, fim"));
    assert_eq!(say(pt, "c", &[n(5), ("m", "c".into())]), text("5 B!, fim"));
    assert_eq!(say(pt, "d", &[n(1)]), text("texto"));
    assert_eq!(say(pt, "d", &[("n", "1".into())]), text("dois"), "a number in brackets is no text");
    assert_eq!(say(pt, "d", &[]), text("dois"));
    assert_eq!(say(pt, "f.aim", &[n(2)]), text("alvo 2"));
    assert_eq!(say(pt, "f.end", &[]), text("fim"));
    for none in ["", "junk", "# a note", "g", "e.aim", ".aim"] {
        assert_eq!(say(pt, none, &[]), None, "{none}");
    }
}

#[test]
fn zero_is_one_in_brazil_alone() {
    let file = "a = { $n ->\n    [one] um\n   *[other] mais\n}";
    let say = |language, number: i64| Texts::new(language, &[file]).format("a", &[("n", Value::Number(number))]);
    for language in [Language::PtPt, Language::PtBr, Language::En] {
        assert_eq!(say(language, 1).as_deref(), Some("um"));
        assert_eq!(say(language, 2).as_deref(), Some("mais"));
        let zero = if language == Language::PtBr { "um" } else { "mais" };
        assert_eq!(say(language, 0).as_deref(), Some(zero), "{}", language.tag());
    }
}

#[test]
fn a_message_that_a_language_lacks_is_lent_with_its_plurals_and_fragments() {
    let own = "horse = o cavalo\nhop = { $piece } salta { $n ->\n    [one] um\n   *[other] mais\n}\n    .aim = salto";
    let english = "horse = the knight\nhop = { $piece } hops\nstay = { $piece } stays { $n ->\n    [one] one\n   *[other] more\n}\n    .aim = rest";
    let file = lance_legal::texts::lent(own, Language::En, english);
    assert_eq!(lance_legal::texts::lent(&file, Language::En, english), file, "it is lent once");
    let texts = Texts::new(Language::PtBr, &[&file]);
    let values = [("piece", Value::message("horse")), ("n", 0.into())];
    assert_eq!(texts.format("hop", &values).as_deref(), Some("o cavalo salta um"));
    assert_eq!(texts.format("stay", &values).as_deref(), Some("the knight stays more"));
    assert_eq!(texts.format("hop.aim", &[]).as_deref(), Some("salto"));
    assert_eq!(texts.format("stay.aim", &[]).as_deref(), Some("rest"));
    let languages = ["horse", "stay", "none"].map(|id| texts.language_of(id));
    assert_eq!(languages, [Some(Language::PtBr), Some(Language::En), None]);
    assert_eq!(texts.format_in(Language::PtPt, "stay", &values), None, "a language that is not here");
    assert_eq!(
        texts.format("stay", &[("piece", Value::message("none")), ("n", 1.into())]).as_deref(),
        Some("none stays one")
    );
}

#[test]
fn a_text_that_breaks_off_is_read_as_far_as_it_goes() {
    let whole = "a = x { $n ->\n    [one] { $m ->\n        [b] c\n       *[é] d\n    } e\n   *[other] f\n} g\n";
    for end in (0..=whole.len()).filter(|end| whole.is_char_boundary(*end)) {
        for odd in ["", "{", "}", "[", "*", "\n", "->", "é"] {
            let file = format!("{}{odd}", &whole[..end]);
            let texts = Texts::new(Language::PtPt, &[&file]);
            let said = texts.format("a", &[("n", 1.into()), ("m", "b".into())]).unwrap_or_default();
            assert!(said.len() <= file.len(), "{file:?}: {said:?}");
        }
    }
}
