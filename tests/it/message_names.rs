//! The names of messages as the code has them: every one there is stands in the texts, and every one in the texts is
//! asked for. A name counts wherever it stands: in a call, in a `const`, in the arms of a `match`, in a table.
//!
//! A name is told from a class, an element's id or a word of the data by where it stands and by what they are called; what
//! is none of these is listed in [`NO_MESSAGES`]. So a slip of one letter in a name is seen, wherever the name is kept.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use lance_legal::chess::legality;
use lance_legal::draughts::legality as draughts_legality;
use lance_legal::language::Language;
use lance_legal::play::chess::Level;

use crate::locales;

/// Functions that are given the name of a message first.
const ASKS: &[&str] = &[".tr", ".tr_with", ".tr_named", ".text", "counted"];

/// What the parts of a view are called that show the message of this name.
const SHOWS: &[&str] = &[" label", " legend", " text"];

/// Functions that are given a class, an attribute or an element's id first.
const PLACES: &[&str] = &[".class", ".attr", "focus", "click", "within", "set_root", "get_attribute", "set_attribute"];

/// Names with a hyphen that are no messages, and which nothing else tells from one.
const NO_MESSAGES: &[&str] = &[
    // Elements, named in one place and used in others.
    "artigo-marcado",
    "capitulo-anterior",
    "arbitro-vista",
    "cabecalho-brancas",
    "cabecalho-data",
    "cabecalho-mesa",
    "cabecalho-pretas",
    "cabecalho-prova",
    "cabecalho-ronda",
    "first-look",
    "apagar-torneio",
    "como-se-joga",
    "da-turma",
    "nome-da-serie",
    "nome-da-turma",
    "nome-do-exame",
    "duas-voltas",
    "lance-secreto",
    "nova-partida",
    "nova-prova",
    "novo-marcador",
    "primeiro-artigo",
    "relogio-da-partida",
    "relogio-falta",
    "relogio-fim",
    "relogio-mesa",
    "separar-outro",
    "separar-um",
    "trocar-outro",
    "trocar-um",
    // What is kept on the device, and files.
    "clock-beat",
    "clock-choices",
    "lance-legal",
    "lance-legal-backup",
    "one-file",
    // Values of records and of data, and names of rows and columns.
    "also-square",
    "aro-c1",
    "bh-c1",
    "bh-c2",
    "bh-m1",
    "bh-m2",
    "black-flag",
    "black-resigned",
    "by-square",
    "c3-d4",
    "castling-king",
    "castling-queen",
    "h3-g4",
    "no-increment",
    "no-reason",
    "onde-pousa",
    "other-square",
    "pawn-file",
    "ps-c1",
    "qual-captura",
    "quantas-pecas",
    "quem-toma",
    "sb-c1",
    "white-flag",
    "white-resigned",
];

/// A piece of text in the code, and the code before it on the same line or, where that is blank, the lines above.
struct Literal {
    text: String,
    before: String,
    place: String,
}

impl Literal {
    /// The function whose first argument this is.
    fn first_of(&self, functions: &[&str]) -> bool {
        let Some(call) = self.before.strip_suffix('(') else { return false };
        let word = |c: char| c.is_alphanumeric() || c == '_';
        functions.iter().any(|function| {
            call.strip_suffix(function).is_some_and(|rest| function.starts_with('.') || !rest.ends_with(word))
        })
    }

    fn asks(&self) -> bool {
        let shows = self.before.strip_suffix('=').is_some_and(|rest| SHOWS.iter().any(|part| rest.ends_with(part)));
        shows || self.first_of(ASKS)
    }

    /// A class, an id or the like: the value of an attribute in a view, or named to a function that finds elements.
    fn is_of_the_page(&self) -> bool {
        let of_attribute =
            self.before.strip_suffix('=').is_some_and(|rest| rest.ends_with(|c: char| c.is_alphanumeric()));
        (of_attribute || self.first_of(PLACES)) && !self.asks()
    }
}

/// The pieces of text in Rust code, without those in comments.
fn literals(path: &Path, code: &str) -> Vec<Literal> {
    let mut found = Vec::new();
    let mut before = String::new();
    let mut signs = code.char_indices().peekable();
    let place = |at: usize| format!("{}:{}", path.display(), code[..at].matches('\n').count() + 1);
    while let Some((at, sign)) = signs.next() {
        let rest = &code[at..];
        if rest.starts_with("//") {
            while signs.next_if(|(_, sign)| *sign != '\n').is_some() {}
        } else if let Some(char) = ["'\"'", "'\\\"'", "'\\''", "'\\\\'"].iter().find(|char| rest.starts_with(**char)) {
            signs.nth(char.len() - 2);
            before.push('_');
        } else if sign == '"' {
            let raw = before.ends_with('r');
            let mut text = String::new();
            while let Some((_, sign)) = signs.next().filter(|(_, sign)| *sign != '"') {
                text.push(sign);
                if sign == '\\' && !raw {
                    text.extend(signs.next().map(|(_, sign)| sign));
                }
            }
            found.push(Literal { text, before: before.clone(), place: place(at) });
            before.push('_');
        } else if sign.is_whitespace() {
            // A call goes on in the next line; between words one space is kept, which an attribute never has.
            if !before.ends_with(['(', ' ']) {
                before.push(' ');
            }
        } else {
            before.push(sign);
        }
        if before.len() > 400 {
            before = before.chars().rev().take(40).collect::<Vec<_>>().into_iter().rev().collect();
        }
    }
    found
}

fn files(folder: &str, endings: &[&str]) -> Vec<(PathBuf, String)> {
    fn collect(folder: &Path, endings: &[&str], into: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.expect("a readable folder").path();
            if path.is_dir() {
                collect(&path, endings, into);
            } else if path.extension().is_some_and(|ending| endings.iter().any(|wanted| ending == *wanted)) {
                let text = fs::read_to_string(&path).expect("a readable file");
                into.push((path, text));
            }
        }
    }
    let mut found = Vec::new();
    collect(&crate::project().join(folder), endings, &mut found);
    found
}

fn in_code() -> Vec<Literal> {
    files("src", &["rs"]).iter().flat_map(|(path, code)| literals(path, code)).collect()
}

/// Two small words or more with hyphens between: how messages, classes and elements are called here.
fn is_name(text: &str) -> bool {
    let plain = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    text.contains('-') && text.split('-').all(plain) && text.contains(|c: char| c.is_ascii_lowercase())
}

/// The words of data and style: of lessons, situations, catalogs; classes; the drawings in the sheet of icons.
fn words(folder: &str, endings: &[&str]) -> BTreeSet<String> {
    let apart = |c: char| !(c.is_ascii_alphanumeric() || c == '-');
    let texts = files(folder, endings);
    texts.iter().flat_map(|(_, text)| text.split(apart)).map(str::to_string).collect()
}

/// What the rules of chess and of draughts name when they refuse a move.
fn of_the_rules() -> BTreeSet<String> {
    legality::message_ids().into_iter().chain(draughts_legality::message_ids()).collect()
}

/// Before and after the hole of a name that is put together: `quiz-theme-{}`.
fn frames(literals: &[Literal]) -> BTreeSet<(String, String)> {
    let plain = |part: &str| part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
    let frame = |literal: &Literal| {
        let (head, rest) = literal.text.split_once('{')?;
        let (_, tail) = rest.split_once('}')?;
        let tail = tail.split(['.', '{']).next().unwrap_or_default();
        (head.len() > 2 && head.ends_with('-') && plain(head) && plain(tail))
            .then(|| (head.to_string(), tail.to_string()))
    };
    literals.iter().filter_map(frame).collect()
}

#[test]
fn every_name_in_the_code_is_a_message_or_known_for_something_else() {
    let messages = locales::all(Language::PtPt);
    let literals = in_code();
    let (frames, rules) = (frames(&literals), of_the_rules());
    let page: BTreeSet<&str> = literals
        .iter()
        .filter(|literal| literal.is_of_the_page())
        .flat_map(|literal| literal.text.split(' '))
        .collect();
    let mut style = words("assets/style", &["css"]);
    style.extend(words("assets/icons", &["svg"]));
    let data = words("assets", &["txt", "lesson"]);
    let mut wrong = Vec::new();
    let mut listed = BTreeSet::new();
    for literal in &literals {
        let name = literal.text.split('.').next().unwrap_or_default();
        let asked = literal.asks() && literal.place.contains("/src/ui/") && !literal.text.contains(['{', ' ']);
        if asked && !messages.contains_key(name) && !name.is_empty() {
            wrong.push(format!("{}: no message {name}", literal.place));
        }
        if asked || literal.is_of_the_page() || !is_name(&literal.text) || messages.contains_key(name) {
            continue;
        }
        let fills = || {
            frames.iter().any(|(head, tail)| {
                let whole = format!("{head}{name}{tail}");
                messages.contains_key(&whole) || rules.contains(&whole)
            })
        };
        let of_the_browser = ["data-", "aria-"].iter().any(|kind| name.starts_with(kind));
        // What the data call a thing is read from a literal, or compared with one.
        let of_data =
            || !literal.place.contains("/src/ui/") && data.contains(name) || data.contains(name) && page.contains(name);
        if NO_MESSAGES.contains(&name) {
            listed.insert(name);
        } else if !(of_the_browser || style.contains(name) || page.contains(name) || of_data() || fills()) {
            wrong.push(format!("{}: {name} is no message, and nothing else that is known", literal.place));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let gone: Vec<_> = NO_MESSAGES.iter().filter(|name| !listed.contains(**name)).collect();
    assert!(gone.is_empty(), "no longer needed in the list: {gone:?}");
}

/// A slip in a name shows here too: the message that was meant is then used nowhere.
#[test]
fn every_message_is_asked_for() {
    let literals = in_code();
    let mut asked: BTreeSet<String> = of_the_rules();
    let named = literals.iter().filter(|literal| !literal.is_of_the_page());
    asked.extend(named.map(|literal| literal.text.split('.').next().unwrap_or_default().to_string()));
    let mut fillings = words("assets", &["txt", "lesson"]);
    fillings.extend(literals.iter().map(|literal| literal.text.clone()));
    fillings.extend(Level::all().map(|level| level.id().to_string()));
    for (head, tail) in frames(&literals) {
        asked.extend(fillings.iter().map(|word| format!("{head}{word}{tail}")));
    }
    let unused: Vec<String> = locales::all(Language::PtPt).into_keys().filter(|id| !asked.contains(id)).collect();
    assert!(unused.is_empty(), "used nowhere: {unused:?}");
}

#[test]
fn names_are_seen_wherever_they_stand() {
    let code = r##"
        const ASKED: &str = "in-a-const"; // "in-a-comment"
        fn f() {
            i18n.tr("called"); i18n.tr_with(
                "in-the-next-line", &[]);
            of_a_table("first", "of-a-table");
            match x { 'a' => "in-an-arm", '"' => "after-a-quote", _ => r"raw-one" }
            view! { <p class="a-class" aria-label=i18n.text("in-a-view") id="an-id">{x}</p> <Switch label="of-a-part"/>
                <Button look="small-look" icon="an-icon" text="of-a-button" on_press=press/> }
            let y = "assigned-one"; focus("an-element");
        }"##;
    let found = literals(Path::new("x.rs"), code);
    let of = |which: &dyn Fn(&Literal) -> bool| -> Vec<&str> {
        found.iter().filter(|literal| which(literal)).map(|literal| literal.text.as_str()).collect()
    };
    assert_eq!(of(&|literal| literal.asks()), ["called", "in-the-next-line", "in-a-view", "of-a-part", "of-a-button"]);
    assert_eq!(of(&Literal::is_of_the_page), ["a-class", "an-id", "small-look", "an-icon", "an-element"]);
    let others = ["in-a-const", "first", "of-a-table", "in-an-arm", "after-a-quote", "raw-one", "assigned-one"];
    assert_eq!(of(&|literal| !literal.asks() && !literal.is_of_the_page()), others);
    assert!(is_name("in-a-const") && !is_name("1-0") && !is_name("plain") && !is_name("-a") && !is_name("A-b"));
}
