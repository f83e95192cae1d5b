//! The house keeps its plan: who may import whom, where the browser and the clock may be named, and the
//! conventions that no compiler checks. The table below is the plan; changing it is a decision.

use crate::project;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use lance_legal::language::Language;

/// Each module of the crate, and the modules it may name. `ui` may name everything; `main.rs` only `ui`.
const IMPORTS: &[(&str, &[&str])] = &[
    ("blocks", &[]),
    ("checksum", &[]),
    ("named", &[]),
    ("order", &[]),
    ("csv", &[]),
    ("days", &[]),
    ("plain", &[]),
    ("color", &[]),
    ("square", &["color"]),
    ("language", &[]),
    ("random", &[]),
    ("edition", &[]),
    ("hands", &[]),
    ("site", &[]),
    ("route", &["edition", "site"]),
    ("schedule", &[]),
    ("texts", &["language"]),
    ("board", &["color", "square"]),
    ("movetext", &["color"]),
    ("chess", &["color", "edition", "movetext", "order", "square"]),
    ("coach", &["color", "square", "chess"]),
    ("clock", &["color"]),
    ("draughts", &["color", "movetext", "order", "square", "random"]),
    ("laws", &["blocks", "color", "edition", "plain", "square", "chess", "clock"]),
    ("game_clock", &["color", "edition", "order", "chess", "clock", "laws"]),
    ("storage", &["checksum"]),
    ("settings", &["board", "chess", "language"]),
    ("figures", &["square", "board", "chess", "draughts"]),
    ("play", &["color", "edition", "square", "language", "board", "chess", "clock", "coach", "draughts", "figures"]),
    ("lessons", &["blocks", "color", "order", "square", "random", "schedule", "board", "chess", "draughts", "figures"]),
    ("lecture", &["color", "square", "board", "chess", "figures"]),
    ("small_games", &["color", "square", "random", "board", "chess", "figures", "lessons"]),
    (
        "drills",
        &[
            "blocks", "checksum", "color", "order", "square", "random", "schedule", "board", "chess", "coach",
            "draughts", "figures", "lessons",
        ],
    ),
    ("tactics", &["checksum", "chess", "color", "drills", "order", "random", "schedule"]),
    ("poker", &["plain", "random"]),
    ("truco", &["plain"]),
    ("coding", &["checksum", "chess", "color", "square"]),
    ("tournament", &["coding", "color", "csv", "plain"]),
    ("exercises", &["blocks", "checksum", "coding", "color", "plain", "square", "board", "chess", "coach", "lessons"]),
    (
        "class",
        &[
            "checksum",
            "chess",
            "coding",
            "color",
            "csv",
            "edition",
            "exercises",
            "plain",
            "random",
            "route",
            "site",
            "square",
        ],
    ),
    ("exam", &["blocks", "lessons", "random"]),
    ("quiz", &["blocks", "color", "edition", "hands", "order", "square", "random", "schedule"]),
    (
        "copies",
        &[
            "storage",
            "game_clock",
            "days",
            "drills",
            "exercises",
            "laws",
            "lessons",
            "quiz",
            "tactics",
            "tournament",
            "class",
        ],
    ),
    ("analysis", &["color", "edition", "square", "random", "chess", "coach", "draughts", "drills", "play"]),
];

/// Crates that only the browser part may name.
const WEB: &[&str] = &[
    "leptos",
    "leptos_router",
    "leptos_use",
    "web_sys",
    "js_sys",
    "wasm_bindgen",
    "wasm_bindgen_futures",
    "gloo_timers",
];

/// What nobody writes by hand, besides what Git is told to ignore: lists of versions, the texts of licences, and what was
/// found by chance.
const NOT_WRITTEN: &[&str] =
    &["Cargo.lock", "fuzz/Cargo.lock", "package-lock.json", "fuzz/corpus", "tests/proptest-regressions"];

/// A file is looked at again at 400 lines and split at this many.
const LONGEST: usize = 700;

/// Whether Git is told to ignore it, or it is Git's own. The patterns are names at the root, with a star at the end or not.
fn is_made(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let whole = format!("/{}", path.strip_prefix(project()).unwrap().display());
    let ignored = include_str!("../../.gitignore").lines().any(|pattern| match pattern.strip_suffix('*') {
        Some(start) => whole.starts_with(start) && !whole[1..].contains('/'),
        None => whole == pattern,
    });
    ignored || name == ".git" || name == "target"
}

/// Every file that people write by hand, as a path from the project.
fn written() -> Vec<PathBuf> {
    let mut files = files_below("");
    files.retain(|path| !NOT_WRITTEN.iter().any(|folder| path.starts_with(folder)));
    files
}

/// Every file below the folder, as a path from the project, in order.
pub(super) fn files_below(folder: &str) -> Vec<PathBuf> {
    fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
        let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for path in entries.map(|entry| entry.unwrap().path()) {
            if is_made(&path) {
                continue;
            }
            if path.is_dir() {
                collect(&path, files);
            } else {
                files.push(path.strip_prefix(project()).unwrap().to_path_buf());
            }
        }
    }
    let mut files = Vec::new();
    collect(&project().join(folder), &mut files);
    files.sort();
    files
}

/// The text of a hand-written file; `None` for pictures.
pub(super) fn text(path: &Path) -> Option<String> {
    String::from_utf8(fs::read(project().join(path)).unwrap()).ok()
}

/// The code without comments, so that prose may name what code may not.
fn code(source: &str) -> String {
    source
        .lines()
        .map(|line| if line.trim_start().starts_with("//") { "" } else { line })
        .collect::<Vec<_>>()
        .join("\n")
}

/// The first segments of all paths that start at the crate's root: `crate::a::b`, `use crate::{a::b, c}`.
fn root_paths(code: &str, root: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, _) in code.match_indices(&format!("{root}::")) {
        if code[..at].chars().next_back().is_some_and(is_word) {
            continue;
        }
        let rest = &code[at + root.len() + 2..];
        match rest.strip_prefix('{') {
            Some(group) => found.extend(group_heads(group)),
            None => found.extend(word(rest)),
        }
    }
    found
}

/// The heads of a `{a::b, c::{d, e}, f}` whose opening brace is already read.
fn group_heads(group: &str) -> Vec<String> {
    let (mut depth, mut heads, mut expected) = (0, Vec::new(), true);
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => expected = true,
            c if expected && is_word(c) => {
                heads.extend(word(&group[at..]));
                expected = false;
            }
            _ => {}
        }
    }
    heads
}

pub(super) fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn word(text: &str) -> Option<String> {
    let word: String = text.chars().take_while(|c| is_word(*c)).collect();
    (!word.is_empty()).then_some(word)
}

/// Whether the word stands in the code, alone.
fn names(code: &str, wanted: &str) -> bool {
    code.match_indices(wanted).any(|(at, _)| {
        let before = code[..at].chars().next_back().is_some_and(is_word);
        let after = code[at + wanted.len()..].chars().next().is_some_and(is_word);
        !before && !after
    })
}

/// The module a source file belongs to: `src/chess/fen.rs` and `src/chess/mod.rs` to `chess`, `src/color.rs` to `color`.
fn module_of(path: &Path) -> String {
    let mut parts = path.components().skip(1).map(|part| part.as_os_str().to_string_lossy().into_owned());
    parts.next().unwrap_or_default().trim_end_matches(".rs").to_string()
}

/// What a file of this module imports against the plan.
fn forbidden_imports(module: &str, source: &str) -> Vec<String> {
    let code = code(source);
    let mut used = root_paths(&code, "crate");
    used.extend(root_paths(&code, "lance_legal"));
    let allowed: &[&str] = match module {
        "ui" | "lib" => return Vec::new(),
        "main" => &["ui"],
        _ => match IMPORTS.iter().find(|(name, _)| *name == module) {
            Some((_, allowed)) => allowed,
            None => return vec![format!("the module `{module}` has no row in the import table")],
        },
    };
    used.retain(|name| name != module && !allowed.contains(&name.as_str()));
    used.into_iter().map(|name| format!("`{module}` may not name `{name}`")).collect()
}

#[test]
fn each_module_imports_what_the_plan_allows() {
    let mut wrong = Vec::new();
    for path in files_below("src") {
        let module = module_of(&path);
        let source = text(&path).unwrap();
        wrong.extend(forbidden_imports(&module, &source).into_iter().map(|what| format!("{}: {what}", path.display())));
        // `super::super` could leave the module unseen; the plan is about paths one can read.
        if module != "ui" && code(&source).contains("super::super") {
            wrong.push(format!("{}: write `crate::` in place of `super::super`", path.display()));
        }
        // In the file that is the module itself, `super` is the crate's root; only an inner module may say it.
        let is_root = path.components().count() == 2 || path.ends_with("mod.rs") && path.components().count() == 3;
        if is_root && module != "ui" && code(&source).lines().any(|line| line.starts_with("use super::")) {
            wrong.push(format!("{}: write `crate::` in place of `super::`", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_plan_has_no_circle() {
    for (at, (module, allowed)) in IMPORTS.iter().enumerate() {
        for name in *allowed {
            assert!(
                IMPORTS[..at].iter().any(|(above, _)| above == name),
                "`{module}` names `{name}`, which stands below it"
            );
        }
    }
}

/// The names in `backticks`.
fn quoted(cell: &str) -> BTreeSet<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

#[test]
fn the_readme_shows_the_same_plan() {
    let readme = text(Path::new("README.md")).unwrap();
    let (_, map) = readme.split_once("## Code map").expect("README.md has a code map");
    let map = map.split("\n## ").next().unwrap_or_default();
    let mut shown = BTreeSet::new();
    for row in map.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = row.split('|').collect();
        for module in quoted(cells[1]) {
            assert!(shown.insert(module), "README.md shows `{module}` twice");
            let Some((_, allowed)) = IMPORTS.iter().find(|(name, _)| *name == module) else { continue };
            let said = quoted(cells[3]);
            let more: Vec<_> = said.iter().filter(|name| !allowed.contains(name) && **name != "color").collect();
            assert!(more.is_empty(), "README.md lets `{module}` import {more:?}, the plan does not");
        }
    }
    let planned: BTreeSet<&str> = IMPORTS.iter().map(|(name, _)| *name).chain(["ui"]).collect();
    assert_eq!(shown, planned, "the code map of README.md and the import table differ");
}

#[test]
fn a_forbidden_import_is_seen_in_each_form() {
    for source in [
        "use crate::chess::Position;",
        "use crate::{color::Color, chess::{Position, Move}};",
        "fn f() { let x = crate::chess::Position::start(); }",
        "pub use crate::chess;",
    ] {
        assert_eq!(forbidden_imports("board", source), ["`board` may not name `chess`"], "{source}");
    }
    assert_eq!(forbidden_imports("main", "fn main() { lance_legal::chess::play(); }"), ["`main` may not name `chess`"]);
    assert!(forbidden_imports("newcomer", "").len() == 1);
    for fine in [
        "use crate::color::Color;",
        "// crate::chess is elsewhere",
        "use crate::{color, square::{Square}};",
        "use crate::board::State;",
    ] {
        assert!(forbidden_imports("board", fine).is_empty(), "{fine}");
    }
}

#[test]
fn the_browser_is_named_in_the_ui_alone() {
    for path in files_below("src") {
        let code = code(&text(&path).unwrap());
        if !path.starts_with("src/ui") && !path.ends_with("main.rs") {
            for web in WEB {
                assert!(!names(&code, web), "{} names {web}", path.display());
            }
        }
        if !path.starts_with("src/chess") && path != Path::new("src/draughts/moves.rs") {
            assert!(!names(&code, "movegen"), "{} names the generator; go through the rules", path.display());
        }
        if path != Path::new("src/ui/time.rs") {
            for now in ["Instant::now", "SystemTime::now", "Date::now", "Date::new_0", "performance()"] {
                assert!(!code.contains(now), "{} asks for the time; it is an argument", path.display());
            }
        }
    }
}

#[test]
fn a_page_that_waits_may_be_left() {
    // What comes after a page was left reads signals that have gone with it, and that stops the site.
    let in_area = |path: &PathBuf| path.parent() != Some(Path::new("src/ui"));
    for path in files_below("src/ui").into_iter().filter(in_area) {
        // The drawings of the pieces are no page's: they stay as long as the program.
        if path == Path::new("src/ui/board/sheet.rs") {
            continue;
        }
        let code = code(&text(&path).unwrap());
        assert!(
            !names(&code, "spawn_local"),
            "{} names spawn_local: wait with `once_come` or `in_advance` of src/ui/reactive.rs",
            path.display()
        );
    }
}

#[test]
fn styles_are_classes() {
    // The content security policy blocks `style="…"` in markup, and says so only on the console.
    for path in files_below("src/ui").into_iter().chain(["index.html".into()]) {
        let text = text(&path).unwrap();
        for inline in [" style=\"", "<style"] {
            assert!(!code(&text).contains(inline), "{}: {inline} does not pass the policy", path.display());
        }
        // Whatever is written so is read as markup, so no word of a user may be in it. A board on paper is made of our own
        // tables alone, and its pieces are a file of the site; element by element it took twice the time.
        let is_ours = ["src/ui/board/drawing.rs", "src/ui/browser.rs"].iter().any(|ours| path == Path::new(ours));
        assert!(is_ours || !code(&text).contains("inner_html"), "{}: write elements with view!", path.display());
    }
}

#[test]
fn the_start_screen_says_what_the_home_page_says() {
    let page = text(Path::new("index.html")).unwrap();
    let texts = ["ui", "home"].map(|name| text(Path::new(&format!("locales/pt-PT/{name}.ftl"))).unwrap()).concat();
    for id in [
        "site-name",
        "home-title",
        "home-lead",
        "home-new",
        "home-new-text",
        "home-plays",
        "home-plays-text",
        "home-teacher",
        "home-teacher-text",
    ] {
        let said = texts
            .lines()
            .find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "))
            .unwrap_or_else(|| panic!("no {id}"));
        assert!(page.contains(&format!(">{said}<")), "index.html does not say {id}: {said}");
    }
    for language in Language::whole() {
        let (tag, texts) = (language.tag(), format!("locales/{}/ui.ftl", language.tag()));
        let said = text(Path::new(&texts)).unwrap();
        let said = said
            .lines()
            .find_map(|line| line.strip_prefix("loading = "))
            .unwrap_or_else(|| panic!("{texts}: no loading"));
        let hidden = if language == Language::REFERENCE { "" } else { " hidden" };
        let word = format!("<span lang=\"{tag}\"{hidden}>{said}</span>");
        assert!(page.contains(&word), "index.html: write into the span shell-wait of the header: {word}");
    }
}

#[test]
fn files_are_short_clean_and_finished() {
    // Spelled in two halves, or this file would be the first to break its own rule.
    let unfinished = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("todo", "!("), concat!("unimplemented", "!(")];
    let mut wrong = Vec::new();
    for path in written() {
        let Some(text) = text(&path) else { continue };
        let is_data = path.starts_with("tests/data") || path.extension().is_some_and(|e| e == "svg" || e == "json");
        let show = path.display();
        if text.lines().count() > LONGEST && !is_data {
            wrong.push(format!("{show}: more than {LONGEST} lines"));
        }
        for (number, line) in text.lines().enumerate() {
            if line.ends_with([' ', '\t']) && !is_data {
                wrong.push(format!("{show}:{}: space at the end of the line", number + 1));
            }
            if unfinished.iter().any(|word| line.contains(word)) {
                wrong.push(format!("{show}:{}: unfinished", number + 1));
            }
        }
        if text.contains(concat!("GNU General ", "Public License"))
            || text.contains(concat!("SPDX-License-Identifier: ", "GPL"))
        {
            wrong.push(format!("{show}: a GPL header"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_queen_is_a_dama() {
    for path in ["assets", "locales"].iter().flat_map(|folder| files_below(folder)).chain(["index.html".into()]) {
        let Some(text) = text(&path) else { continue };
        assert!(!text.to_lowercase().contains("rainha"), "{}: in the Laws she is the dama", path.display());
    }
}

#[test]
fn names_say_what_a_file_holds() {
    for path in files_below("src") {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        assert!(
            !["utils", "util", "helpers", "helper", "common", "misc"].contains(&stem.as_str()),
            "{}",
            path.display()
        );
    }
}

/// Names that say nothing without what they are of: of all public types one has such a name at most, the rest are qualified.
const VAGUE: [&str; 8] = ["Answer", "Asked", "Desk", "Event", "Kept", "Part", "Stage", "Why"];

#[test]
fn names_of_types_say_what_they_are_of() {
    let sources: Vec<(PathBuf, String)> =
        files_below("src").into_iter().filter_map(|path| text(&path).map(|text| (path, text))).collect();
    for name in VAGUE {
        let is_named = |text: &String| {
            let kinds = ["pub struct ", "pub enum ", "pub type "].map(|kind| format!("{kind}{name}"));
            let ends = |rest: &str| !rest.starts_with(is_word);
            kinds.iter().any(|kind| text.match_indices(kind.as_str()).any(|(at, _)| ends(&text[at + kind.len()..])))
        };
        let named: Vec<_> = sources.iter().filter(|(_, text)| is_named(text)).map(|(path, _)| path.display()).collect();
        assert!(named.len() <= 1, "{name} is the name of {} public types, say what each is of: {named:?}", named.len());
    }
    assert!(sources.len() > 300);
}

#[test]
fn every_folder_is_looked_at() {
    let written = written();
    let folders: BTreeSet<&str> = written
        .iter()
        .filter(|path| path.components().count() > 1)
        .filter_map(|path| path.iter().next()?.to_str())
        .collect();
    let wanted = [
        ".cargo", ".ci", ".github", "analyst", "assets", "bench", "docs", "engine", "examples", "fuzz", "locales",
        "movegen", "src", "tests", "tools",
    ];
    assert_eq!(folders, BTreeSet::from(wanted), "the folders of the project, as they are and as they are listed here");
    for file in ["README.md", "Makefile", "index.html", "Cargo.toml", "fuzz/oracle.rs", "movegen/src/lib.rs"] {
        assert!(written.contains(&PathBuf::from(file)), "{file}");
    }
    for made in ["dist", "dist-subpath", "target", "fuzz/target", "node_modules", "test-results"] {
        assert!(is_made(&project().join(made)), "{made}");
        assert!(!written.iter().any(|path| path.starts_with(made)), "{made}");
    }
}

/// The roots of every crate there is: of its library, its program, the tests.
#[test]
fn unsafe_code_is_forbidden_in_each_crate() {
    let mut crates = 0;
    for manifest in written().into_iter().filter(|path| path.ends_with("Cargo.toml")) {
        // What libFuzzer is called through is unsafe, and is a macro's; the oracle it calls is part of the tests.
        if manifest.starts_with("fuzz") {
            continue;
        }
        let folder = manifest.parent().unwrap_or(Path::new(""));
        let roots: Vec<PathBuf> = ["src/lib.rs", "src/main.rs", "it/main.rs"]
            .map(|root| folder.join(root))
            .into_iter()
            .filter(|root| project().join(root).is_file())
            .collect();
        for root in roots {
            assert!(text(&root).unwrap().contains("#![forbid(unsafe_code)]"), "{}", root.display());
        }
        crates += 1;
    }
    assert!(crates >= 5, "{crates} crates");
}

/// A property that failed keeps its case in `tests/proptest-regressions`, which is tried first from then on.
#[test]
fn no_property_forgets_what_it_failed_on() {
    use proptest::test_runner::Config;
    for path in files_below("tests").into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "rs")) {
        assert!(!text(&path).unwrap().contains(concat!("failure_", "persistence: None")), "{}", path.display());
    }
    // The one kept for this file is there to be found: a folder of another name, or one that Git ignores, is not.
    let kept = Config::default().failure_persistence.expect("failures are kept");
    assert_eq!(kept.load_persisted_failures2(Some(file!())).len(), 1);
    assert!(!is_made(&project().join("tests/proptest-regressions")));
}
