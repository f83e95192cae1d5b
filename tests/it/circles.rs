//! No circle of files: where one file of a crate names another, no way of names leads back.
//!
//! What counts as an arrow from a file to another of the same crate:
//! - a `use` of an item, to the file where the item is defined, through all re-exports;
//! - a path such as `crate::chess::san::write`, `super::Answer`, or `san::write` after `use super::san`;
//! - a name from a `use …::*` that the file says.
//!
//! What does not: `mod child;`, a `use` of a module none of whose names is said, and a `pub use child::Name` in a file that
//! only hands the name on. Calls of methods are not seen, nor what a macro's expansion names.
//!
//! Two files may be one thing: then one of them says so, in a line of its own that names the other by the end of its path:
//! `// One thing with game.rs: why it must be so.`

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::architecture::{files_below, is_word, text};

/// Folders and files in `src` within which a circle is left to be broken. Nothing may be added, and where no circle is left
/// the row is struck out.
const LEFT: &[&str] = &[];

/// The folders of the crates whose files are looked at.
const CRATES: &[&str] = &["src", "engine/src", "movegen/src"];

const SAYING: &str = "// One thing with ";

/// What a file says in one line of [`SAYING`]: another file, by the end of its path, and why.
fn said_to_be_one(source: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines = source.lines().filter_map(|line| line.strip_prefix(SAYING));
    lines.map(|line| line.split_once(": ").unwrap_or((line, "")))
}

/// The words and signs of a source, without comments and texts; `::` is one sign.
fn tokens(source: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = source;
    while let Some(c) = rest.chars().next() {
        let (length, is_code) = match c {
            _ if rest.starts_with("//") => (rest.find('\n').unwrap_or(rest.len()), false),
            _ if rest.starts_with("/*") => (rest.find("*/").map_or(rest.len(), |end| end + 2), false),
            _ if rest.starts_with("r#\"") => (rest.find("\"#").map_or(rest.len(), |end| end + 2), false),
            _ if rest.starts_with("r\"") => (rest[2..].find('"').map_or(rest.len(), |end| end + 3), false),
            _ if rest.starts_with("::") => (2, true),
            '"' => (text_length(rest), false),
            '\'' => (sign_length(rest), false),
            _ if is_word(c) => (rest.find(|c| !is_word(c)).unwrap_or(rest.len()), true),
            _ => (c.len_utf8(), !c.is_whitespace()),
        };
        let (token, after) = rest.split_at(length);
        if is_code {
            found.push(token);
        }
        rest = after;
    }
    found
}

/// The length of the text in quotes with which this begins.
fn text_length(source: &str) -> usize {
    let mut escaped = false;
    for (at, c) in source.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    source.len()
}

/// The length of `'a'`, `'\n'`, or of the quote of a lifetime with its name.
fn sign_length(source: &str) -> usize {
    let mut signs = source.char_indices().skip(1);
    match signs.next() {
        Some((_, '\\')) => source[3..].find('\'').map_or(source.len(), |at| at + 4),
        _ => match signs.next() {
            Some((at, '\'')) => at + 1,
            _ => 1 + source[1..].find(|c| !is_word(c)).unwrap_or(source.len() - 1),
        },
    }
}

/// One name that a `use` brings: `use path as name`, or `use path::*` with no name.
struct Import {
    path: Vec<String>,
    name: Option<String>,
    handed_on: bool,
}

/// A file as its text shows it.
#[derive(Default)]
struct File {
    module: Vec<String>,
    items: BTreeSet<String>,
    imports: Vec<Import>,
    /// Paths in the code outside `use`, of two segments or more.
    paths: Vec<Vec<String>>,
    /// Words in the code outside `use` that stand alone or begin a path; of small letters only what is called.
    words: BTreeSet<String>,
}

/// `chess/game.rs` and `chess/game/mod.rs` are `chess::game`; `lib.rs` is the root.
fn module_of(path: &str) -> Vec<String> {
    let path = path.trim_end_matches(".rs").trim_end_matches("mod").trim_end_matches('/');
    path.split('/').filter(|part| *part != "lib").map(String::from).collect()
}

const ITEMS: &[&str] = &["fn", "struct", "enum", "union", "trait", "type", "const", "static"];

impl File {
    fn read(path: &str, source: &str) -> File {
        let mut file = File { module: module_of(path), ..File::default() };
        let tokens = tokens(source);
        // What each open brace belongs to: true for a macro's and a module's, in which items still are the file's.
        let mut open: Vec<bool> = Vec::new();
        let mut inner = Vec::new();
        let mut at = 0;
        while at < tokens.len() {
            let before = |back: usize| at.checked_sub(back).map_or("", |at| tokens[at]);
            let next = tokens.get(at + 1).copied().unwrap_or("");
            match tokens[at] {
                "{" => {
                    let is_module = before(2) == "mod";
                    if is_module {
                        inner.push(open.len());
                    }
                    open.push(is_module || before(1) == "!");
                }
                "}" => {
                    open.pop();
                    inner.pop_if(|depth| *depth == open.len());
                }
                "use" if next != "<" => {
                    let end = at + tokens[at..].iter().position(|token| *token == ";").unwrap_or(tokens.len() - at - 1);
                    let handed_on = before(1) == "pub" || before(1) == ")" && before(4) == "pub";
                    let mut names = Vec::new();
                    use_tree(&tokens[at + 1..end], &[], &mut names);
                    for (path, name) in names {
                        if let Some(path) = out_of(&path, inner.len()) {
                            file.imports.push(Import { path, name, handed_on });
                        }
                    }
                    at = end;
                }
                keyword if ITEMS.contains(&keyword) && open.iter().all(|items| *items) => {
                    file.items.insert(next.to_string());
                }
                word if word.starts_with(is_word) && before(1) != "::" && before(1) != "." => {
                    let mut path = vec![word.to_string()];
                    while tokens.get(at + 1) == Some(&"::")
                        && tokens.get(at + 2).is_some_and(|t| t.starts_with(is_word))
                    {
                        path.push(tokens[at + 2].to_string());
                        at += 2;
                    }
                    let is_type = word.starts_with(|c: char| c.is_uppercase());
                    if is_type || path.len() > 1 || ["(", "::"].contains(&tokens.get(at + 1).copied().unwrap_or("")) {
                        file.words.insert(word.to_string());
                    }
                    if path.len() > 1 {
                        file.paths.extend(out_of(&path, inner.len()));
                    }
                }
                _ => {}
            }
            at += 1;
        }
        file
    }
}

/// A path said in modules that stand in the file itself, this many deep, as the file would say it; `None` if it stays in them.
fn out_of(path: &[String], deep: usize) -> Option<Vec<String>> {
    let supers = path.iter().take_while(|part| *part == "super").count();
    match supers {
        _ if deep == 0 || supers == 0 => Some(path.to_vec()),
        _ if supers <= deep => None,
        _ => Some(path[deep..].to_vec()),
    }
}

/// The names of a `use`, each with its path: `a::{b, c as d, e::*}`.
fn use_tree(tokens: &[&str], above: &[String], names: &mut Vec<(Vec<String>, Option<String>)>) {
    let mut path = above.to_vec();
    let mut at = 0;
    while at < tokens.len() {
        match tokens[at] {
            "::" => {}
            "*" => return names.push((path, None)),
            "as" => return names.push((path, tokens.get(at + 1).map(|name| name.to_string()))),
            "{" => {
                let (mut depth, mut start) = (0, at + 1);
                for (end, token) in tokens.iter().enumerate().skip(at) {
                    match *token {
                        "{" => depth += 1,
                        "}" => depth -= 1,
                        _ => {}
                    }
                    if (*token == "," && depth == 1) || depth == 0 {
                        if start < end {
                            use_tree(&tokens[start..end], &path, names);
                        }
                        start = end + 1;
                    }
                }
                return;
            }
            // `{self, Name}` is the module itself.
            "self" if !path.is_empty() => {}
            part => path.push(part.to_string()),
        }
        at += 1;
    }
    let name = path.last().cloned();
    names.push((path, name));
}

/// The files of one crate, by their path from its root.
struct Crate {
    files: BTreeMap<String, File>,
    modules: BTreeMap<Vec<String>, String>,
    /// The files all of whose names a file brings with `use …::*`.
    brought: BTreeMap<String, Vec<String>>,
}

/// The paths that have been looked for, each from a file: what leads back to one of them leads nowhere new.
type Seen = BTreeSet<(String, Vec<String>)>;

/// Where a path leads.
#[derive(PartialEq)]
enum Place {
    Module(String),
    Item(String, String),
}

impl Crate {
    fn read(sources: &BTreeMap<String, String>) -> Crate {
        let read = |(path, source): (&String, &String)| (path.clone(), File::read(path, source));
        let files: BTreeMap<String, File> = sources.iter().filter(|(path, _)| *path != "main.rs").map(read).collect();
        let modules = files.iter().map(|(path, file)| (file.module.clone(), path.clone())).collect();
        let mut all = Crate { files, modules, brought: BTreeMap::new() };
        all.brought = all.files.keys().map(|path| (path.clone(), all.brought_by(path))).collect();
        all
    }

    fn brought_by(&self, path: &str) -> Vec<String> {
        let places = self.files[path].imports.iter().filter(|import| import.name.is_none());
        let places = places.map(|import| self.place(path, &import.path, &mut Seen::new()));
        places.filter_map(|place| if let Some(Place::Module(file)) = place { Some(file) } else { None }).collect()
    }

    /// Where a path leads that this file says; `None` for another crate, for what the language knows, for the file's own.
    fn place(&self, from: &str, path: &[String], seen: &mut Seen) -> Option<Place> {
        let file = &self.files[from];
        let (head, rest) = path.split_first()?;
        let mut module = file.module.clone();
        match head.as_str() {
            "crate" => module.clear(),
            "self" => {}
            "super" => {
                module.pop()?;
            }
            _ => return self.below(from, path, seen, false),
        }
        let mut rest = rest;
        while let Some((head, after)) = rest.split_first()
            && head == "super"
        {
            module.pop()?;
            rest = after;
        }
        self.below(self.modules.get(&module)?, rest, seen, true)
    }

    /// Where the rest of a path leads that has come to the module of this file.
    fn below(&self, at: &str, path: &[String], seen: &mut Seen, must_be_there: bool) -> Option<Place> {
        let Some((head, rest)) = path.split_first() else { return Some(Place::Module(at.to_string())) };
        if !seen.insert((at.to_string(), path.to_vec())) {
            return None;
        }
        let file = &self.files[at];
        let mut child = file.module.clone();
        child.push(head.clone());
        let item = || Some(Place::Item(at.to_string(), head.clone()));
        if let Some(child) = self.modules.get(&child) {
            return self.below(child, rest, seen, true);
        }
        if file.items.contains(head) {
            return item();
        }
        if let Some(import) = file.imports.iter().find(|import| import.name.as_ref() == Some(head)) {
            return match self.place(at, &import.path, seen) {
                Some(Place::Module(module)) => self.below(&module, rest, seen, true),
                found => found,
            };
        }
        for module in self.brought.get(at).into_iter().flatten() {
            if let Some(found) = self.below(module, path, seen, false) {
                return Some(found);
            }
        }
        if must_be_there { item() } else { None }
    }

    /// Each file that names others, with the names it says of each.
    fn arrows(&self) -> Arrows {
        let mut arrows = Arrows::new();
        for (from, file) in &self.files {
            let mut add = |place: Option<Place>| match place {
                Some(Place::Item(to, name)) if to != *from => {
                    arrows.entry(from.clone()).or_default().entry(to).or_default().insert(name);
                }
                _ => {}
            };
            for import in &file.imports {
                let Some(name) = &import.name else { continue };
                if !import.handed_on || file.words.contains(name) {
                    add(self.place(from, &import.path, &mut Seen::new()));
                }
            }
            for module in &self.brought[from] {
                for word in file.words.iter().filter(|word| !file.items.contains(*word)) {
                    add(self.below(module, std::slice::from_ref(word), &mut Seen::new(), false));
                }
            }
            for path in &file.paths {
                add(self.place(from, path, &mut Seen::new()));
            }
        }
        arrows
    }
}

type Arrows = BTreeMap<String, BTreeMap<String, BTreeSet<String>>>;

/// The groups, of two files or more, in which each leads to each.
fn circles(arrows: &Arrows) -> Vec<BTreeSet<String>> {
    let reached: BTreeMap<&String, BTreeSet<&String>> = arrows
        .keys()
        .map(|from| {
            let (mut seen, mut open) = (BTreeSet::new(), vec![from]);
            while let Some(file) = open.pop() {
                open.extend(arrows.get(file).into_iter().flat_map(BTreeMap::keys).filter(|to| seen.insert(*to)));
            }
            (from, seen)
        })
        .collect();
    let mut found = BTreeSet::new();
    for (from, to) in &reached {
        let circle: BTreeSet<String> = to
            .iter()
            .filter(|to| reached.get(*to).is_some_and(|back| back.contains(from)))
            .map(|to| (*to).clone())
            .collect();
        if circle.len() > 1 {
            found.insert(circle);
        }
    }
    found.into_iter().collect()
}

/// What is wrong in a crate: circles of files that nothing says to be one thing, but for those within the folders left;
/// files said to be one without need; folders left in which no circle is.
fn faults(sources: &BTreeMap<String, String>, left: &[&str]) -> Vec<String> {
    let arrows = Crate::read(sources).arrows();
    let (one, mut wrong) = one_things(sources, &circles(&arrows));
    let stand = |file: &String| one.get(file).unwrap_or(file).clone();
    let mut merged = Arrows::new();
    for (from, tos) in &arrows {
        for (to, names) in tos.iter().filter(|(to, _)| stand(from) != stand(to)) {
            merged.entry(stand(from)).or_default().entry(stand(to)).or_default().extend(names.iter().cloned());
        }
    }
    let mut unused: BTreeSet<&str> = left.iter().copied().collect();
    for circle in circles(&merged) {
        if let Some(folder) = left.iter().find(|folder| circle.iter().all(|file| file.starts_with(*folder))) {
            unused.remove(folder);
            continue;
        }
        let mut ties = Vec::new();
        for (from, tos) in arrows.iter().filter(|(from, _)| circle.contains(&stand(from))) {
            for (to, names) in tos.iter().filter(|(to, _)| circle.contains(&stand(to)) && stand(to) != stand(from)) {
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                ties.push(format!("  {from} -> {to}: {}", names.join(", ")));
            }
        }
        wrong.push(format!("a circle of {} files; move what ties them:\n{}", circle.len(), ties.join("\n")));
    }
    wrong.extend(unused.into_iter().map(|folder| format!("no circle is left in {folder}: strike out its row")));
    wrong
}

/// For each file that is said to be one thing with another, the file that stands for them all; and what is wrong with
/// what is said.
fn one_things(
    sources: &BTreeMap<String, String>,
    circles: &[BTreeSet<String>],
) -> (BTreeMap<String, String>, Vec<String>) {
    let (mut one, mut wrong) = (BTreeMap::<String, String>::new(), Vec::new());
    for (path, source) in sources {
        for (with, why) in said_to_be_one(source) {
            let circle = circles.iter().find(|circle| circle.contains(path));
            let ends = |file: &&String| *file == with || file.ends_with(&format!("/{with}"));
            let others: Vec<&String> = circle.into_iter().flatten().filter(|file| *file != path).filter(ends).collect();
            let [other] = others[..] else {
                wrong.push(format!("{path}: `{SAYING}{with}` names no one file in a circle with it; strike it out"));
                continue;
            };
            if !why.ends_with('.') {
                wrong.push(format!("{path}: `{SAYING}{with}: …` gives no reason, as a sentence"));
            }
            let stand = |file: &String| one.get(file).unwrap_or(file).clone();
            let (from, to) = (stand(path), stand(other));
            one.values_mut().filter(|stands| **stands == from).for_each(|stands| stands.clone_from(&to));
            one.insert(from, to.clone());
            one.insert(path.clone(), to);
        }
    }
    (one, wrong)
}

/// The sources of a crate, by their path from its folder.
fn sources_of(folder: &str) -> BTreeMap<String, String> {
    let files = files_below(folder).into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "rs"));
    let named = |path: &Path| path.strip_prefix(folder).unwrap().to_string_lossy().into_owned();
    files.map(|path| (named(&path), text(&path).unwrap())).collect()
}

#[test]
fn no_files_name_each_other() {
    let mut wrong = Vec::new();
    for folder in CRATES {
        let left = if *folder == "src" { LEFT } else { &[] };
        wrong.extend(faults(&sources_of(folder), left).into_iter().map(|fault| format!("{folder}: {fault}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn planted(files: &[(&str, &str)]) -> BTreeMap<String, String> {
    files.iter().map(|(path, source)| (path.to_string(), source.to_string())).collect()
}

/// A crate of a parent with two children and a file beside it, each with what is planted.
fn tree(parent: &str, child: &str, other: &str, beside: &str) -> BTreeMap<String, String> {
    planted(&[
        ("lib.rs", "pub mod game;\npub mod beside;"),
        (
            "game/mod.rs",
            &format!("mod child;\nmod other;\npub use child::{{Child, made}};\n{parent}\npub struct Parent;"),
        ),
        ("game/child.rs", &format!("{child}\npub struct Child;\npub fn made() {{}}")),
        ("game/other.rs", &format!("{other}\npub enum Other {{ One }}")),
        ("beside.rs", &format!("{beside}\npub const BESIDE: u8 = 1;")),
    ])
}

#[test]
fn a_planted_circle_is_found_in_each_form() {
    for (parent, child, other, beside, tie) in [
        // Two children, by `use` and by path.
        ("", "use super::other::Other;", "use super::child::Child;", "", "game/other.rs -> game/child.rs: Child"),
        (
            "",
            "use super::{Parent, other as o};\nfn f() { o::Other::One }",
            "fn f() { super::child::made() }",
            "",
            "game/child.rs -> game/other.rs: Other",
        ),
        // A parent that uses what it hands on, or its child's name by path.
        ("fn f(c: Child) {}", "use super::Parent;", "", "", "game/mod.rs -> game/child.rs: Child"),
        ("fn f() { child::made() }", "use crate::game::Parent;", "", "", "game/mod.rs -> game/child.rs: made"),
        ("fn f() { made() }", "type P = super::Parent;", "", "", "game/child.rs -> game/mod.rs: Parent"),
        // Through a name handed on, and through all of a module's names.
        ("", "use crate::beside::BESIDE;", "", "use crate::game::Child;", "beside.rs -> game/child.rs: Child"),
        (
            "",
            "",
            "use crate::beside::*;\nfn f() { g(BESIDE()) }",
            "use crate::game;\ntype T = game::other::Other;",
            "game/other.rs -> beside.rs: BESIDE",
        ),
        (
            "pub use crate::beside::*;",
            "use super::BESIDE;",
            "",
            "use crate::{game::{child::{self, Child as C}}};",
            "game/child.rs -> beside.rs: BESIDE",
        ),
    ] {
        let found = faults(&tree(parent, child, other, beside), &[]);
        assert_eq!(found.len(), 1, "{parent} {child} {other} {beside}: {found:?}");
        assert!(found[0].starts_with("a circle of 2 files"), "{found:?}");
        assert!(found[0].contains(tie), "{found:?}");
    }
    // Three files, none of which names the one that names it.
    let found =
        faults(&tree("", "use super::other::Other;", "use crate::beside::BESIDE;", "use crate::game::made;"), &[]);
    assert!(found.len() == 1 && found[0].starts_with("a circle of 3 files"), "{found:?}");
}

#[test]
fn what_leads_one_way_is_no_circle() {
    for (parent, child, other, beside) in [
        // The parent declares and hands on; the children take from it and from each other.
        ("", "use super::{Parent, other::Other};", "use super::Parent;", "use crate::game::{Child, Parent};"),
        ("use child::Child;", "use super::other::Other;", "use crate::beside::BESIDE;", ""),
        // Comments and texts name, and modules in the file are the file's own.
        (
            "",
            "/// As [`super::other::Other`].\n// super::other",
            "use super::Child; const C: char = '\"';",
            "/* crate::game */",
        ),
        (
            "",
            "fn f() { \"super::other::Other\"; r#\"crate::beside::BESIDE\"# }",
            "use super::Child;",
            "use crate::game::made;",
        ),
        ("use other::Other;", "", "mod tests { use super::Other; }", ""),
        // A module brought and not said, and a method of the name of a function that is handed on.
        ("fn f(p: P) { p.made() }", "use super::Parent;", "", ""),
    ] {
        assert_eq!(faults(&tree(parent, child, other, beside), &[]), [""; 0], "{parent} {child} {other} {beside}");
    }
}

#[test]
fn files_may_be_said_to_be_one_thing() {
    let said = "// One thing with game/mod.rs: the rule and its exception need each other.\nuse super::Parent;";
    let parent = "fn f(c: Child) {}";
    assert_eq!(faults(&tree(parent, said, "", ""), &[]), [""; 0]);
    assert_eq!(faults(&tree(parent, "use super::Parent;", "", ""), &["game/"]), [""; 0]);
    // Another circle through them is found still.
    let found = faults(&tree(parent, said, "use super::Parent;", "use crate::game::Child;"), &[]);
    assert_eq!(found, [""; 0]);
    let found = faults(&tree("fn f(c: Child) { other::f() }", said, "use super::Parent;", ""), &[]);
    assert!(found.len() == 1 && found[0].contains("game/mod.rs -> game/other.rs: f"), "{found:?}");
    // What is said without need, of a file that is none, or without a reason.
    for (parent, child) in [("", said), (parent, "// One thing with none.rs: it is.\nuse super::Parent;")] {
        let found = faults(&tree(parent, child, "", ""), &[]);
        assert!(found.iter().any(|fault| fault.contains("strike it out")), "{found:?}");
    }
    let found = faults(&tree(parent, "// One thing with mod.rs\nuse super::Parent;", "", ""), &[]);
    assert!(found.len() == 1 && found[0].contains("gives no reason"), "{found:?}");
    let found = faults(&tree("", "", "", ""), &["game/"]);
    assert!(found.len() == 1 && found[0].contains("strike out its row"), "{found:?}");
}
