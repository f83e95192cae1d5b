//! The folder of the built site: its files in a fixed order, and what each is on the wire.

use std::fs;
use std::path::Path;

use lance_legal::route::EDITIONS;
use sha2::{Digest, Sha256, Sha384};

use crate::packed::is_packed;

/// A file of the site, by its path from the site's base, with forward slashes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SiteFile {
    pub path: String,
    pub bytes: Vec<u8>,
}

/// Every file below `dist` but those that are another one packed, sorted by path, so that equal sites give equal lists.
pub fn read(dist: &Path) -> Result<Vec<SiteFile>, String> {
    let mut files = Vec::new();
    collect(dist, "", &mut files)?;
    if files.is_empty() {
        return Err(format!("{} is empty: run `make build` first", dist.display()));
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<SiteFile>) -> Result<(), String> {
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e} (run `make build` first?)", folder.display()))?;
    for entry in entries {
        let entry = entry.map_err(|e| e.to_string())?;
        let name = entry.file_name().into_string().map_err(|_| "a file name that is not UTF-8".to_string())?;
        let path = format!("{prefix}{name}");
        if entry.path().is_dir() {
            collect(&entry.path(), &format!("{path}/"), files)?;
        } else if !is_packed(&path) {
            files.push(SiteFile { bytes: read_file(&entry.path())?, path });
        }
    }
    Ok(())
}

pub fn read_file(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|e| format!("{}: {e}", path.display()))
}

pub fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    }
    fs::write(path, bytes).map_err(|e| format!("{}: {e}", path.display()))
}

pub fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

pub fn sha384(bytes: &[u8]) -> [u8; 48] {
    Sha384::digest(bytes).into()
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Icons that a device asks for once, when the site is put on its home screen, which it does with a network.
const INSTALL_ICONS: [&str; 3] =
    ["icons/icon-512.png", "icons/icon-maskable-512.png", "icons/apple-touch-icon-180.png"];

/// Whether pages need this file, and so a visit fetches it and the service worker keeps it. The others belong to
/// the host (the same page once more, for the addresses a visitor may come in by) or to the device.
pub fn is_page_file(path: &str) -> bool {
    let is_for_the_host = path == "sw.js" || path == "404.html" || path.ends_with("/index.html");
    !is_for_the_host && !INSTALL_ICONS.contains(&path)
}

/// Whether this file is fetched only once the page is up: for the worker, or to keep the site for use offline.
pub fn is_later_file(path: &str) -> bool {
    path.starts_with("analyst") || path == "sw.js"
}

/// Whether this is a chunk of the program, which comes with the first page, or the first step on a page, that needs it.
pub fn is_chunk(path: &str) -> bool {
    path.starts_with("lance-legal-") && path.ends_with(".wasm") && !path.ends_with("_bg.wasm")
}

/// Whether this page, an address below the base, is one of these; `notacao/**` names a page and all below it.
pub fn is_among(pages: &[&str], page: &str) -> bool {
    pages.iter().any(|pattern| match pattern.strip_suffix("/**") {
        Some(root) => page.strip_prefix(root).is_some_and(|rest| rest.is_empty() || rest.starts_with('/')),
        None => *pattern == page,
    })
}

/// The pages of the notation trainer.
const TRAINER: &[&str] = &["notacao/**"];
/// The pages on which an exercise stands in the trainer's frame.
const FRAMED: &[&str] = &["notacao/**", "damas/treino/**", "regras/perguntas/**"];
/// The pages that refuse moves of chess.
const CHESS: &[&str] = &["", "aprender/**", "jogar", "folha", "notacao/**"];
/// The questions on the Laws.
const QUESTIONS: &[&str] = &["regras/perguntas/**"];
/// The pages of draughts that share words.
const HALLS: &[&str] = &["damas/jogar", "damas/aprender", "damas/treino/**"];

/// The pages of the Laws with numbers, and those beside them.
const NUMBERED: &[&str] =
    &["regras/2023", "regras/2018", "regras/2009", "regras/2005", "regras/jss", "regras/procurar"];
const COMPARED: &[&str] = &["regras/2023", "regras/2018", "regras/2009", "regras/2005", "regras/procurar"];
const LIBRARY: &[&str] =
    &["regras/2023", "regras/2018", "regras/2009", "regras/2005", "regras/jss", "regras/procurar", "regras/glossario"];

/// The pages that fetch every part of what they show: who searches, searches a whole edition.
pub const WHOLE: &[&str] = &["regras/procurar"];

/// How many parts a page shows at a time: the ten questions of a mixture come from ten packs.
pub fn at_once(page: &str) -> usize {
    if is_among(QUESTIONS, page) { 10 } else { 1 }
}

/// The pages that need this file, below the base, where not all do; and the part of them, of which one is open at a
/// time: a lesson, a game.
pub fn share(path: &str) -> Option<(&'static [&'static str], Option<&str>)> {
    let words = path.strip_prefix("locales/").and_then(|rest| rest.split_once('/')).map(|(_, name)| name);
    let path = words.or(path.strip_prefix("style/")).unwrap_or(path);
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    match (folder, stem) {
        ("", "home") => Some((&[""], None)),
        ("", "play") => Some((&["jogar"], None)),
        // Of draughts, of the clock and of the settings nothing is refused in these words.
        ("", "refusals") => Some((CHESS, None)),
        ("", "rest") => Some((&["definicoes", "sobre"], None)),
        // What a game on the board has for its clock comes when one is wanted.
        ("clock", "board") => Some((&[], None)),
        // The clock on the table and the arbiter's panel come after the choice, with their chunk.
        ("clock", "arbiter") => Some((&[], None)),
        ("clock", "face") if words.is_none() => Some((&[], None)),
        ("clock", _) => Some((&["relogio"], None)),
        ("laws", "arbiter" | "arbiter-wall" | "scenes" | "rulings") | ("scenes", _) => {
            Some((&["regras/arbitro"], None))
        }
        // Of the situations themselves one theme is told at a time.
        ("laws", theme) if theme.starts_with("scenes-") => Some((&["regras/arbitro"], Some(theme))),
        ("laws", "library") => Some((LIBRARY, None)),
        // The numbers of every edition stand beside one another.
        ("laws", "glossary") => Some((&["regras/procurar", "regras/glossario"], None)),
        ("laws", rows) if words.is_none() && EDITIONS.contains(&rows) => Some((NUMBERED, None)),
        ("laws", "headings") => Some((NUMBERED, None)),
        ("laws", "escola" | "school") => Some((&["regras/escola"], None)),
        ("laws", "hall") => Some((&["regras/**"], None)),
        // One chapter is read at a time, of an older edition beside that of the edition in force, for what both say.
        ("laws", chapter) if words.is_some() && chapter.contains('-') => {
            let (edition, part) = chapter.split_once('-')?;
            let pages: &[&str] = match edition {
                "2023" => COMPARED,
                "2018" => &["regras/2018"],
                "2009" => &["regras/2009"],
                "2005" => &["regras/2005"],
                _ => &["regras/jss"],
            };
            Some((pages, Some(part)))
        }
        ("laws", "quiz" | "quiz-wall") => Some((QUESTIONS, None)),
        // A duel, a class and a test on paper bring their styles with their questions.
        ("laws", "quiz-ways") => Some((&[], None)),
        ("quiz", "index") => Some((QUESTIONS, None)),
        ("quiz" | "quiz/answers", pack) => Some((QUESTIONS, Some(pack))),
        ("draughts", "hall") if words.is_none() => Some((&["damas/**"], None)),
        ("draughts", "hall") => Some((&["damas"], None)),
        ("draughts", "words") => Some((HALLS, None)),
        ("draughts", "play") => Some((&["damas/jogar"], None)),
        ("draughts", "train") => Some((&["damas/treino/**"], None)),
        ("draughts", "numbers") => Some((&["damas/treino/numeros"], None)),
        ("draughts", "wins") => Some((&["damas/treino/*"], None)),
        ("draughts", "learn" | "lessons" | "catalog") => Some((&["damas/aprender"], None)),
        ("draughts" | "draughts/lessons", lesson) => Some((&["damas/aprender"], Some(lesson))),
        // What is said of every level, and the list of one course.
        ("", "lessons") => Some((&["aprender/**", "damas/aprender"], None)),
        ("lessons", "catalog") => Some((&["aprender/**"], None)),
        ("lessons", lesson) => Some((&["aprender/**"], Some(lesson))),
        ("scores", "catalog") | ("notation", "sheet") => Some((&["folha"], None)),
        // What comes after the game, with its chunk.
        ("notation", "report") => Some((&[], None)),
        ("scores", game) => Some((&["folha"], Some(game))),
        ("notation", "marking") => {
            let all: &[&str] = &["folha", "notacao/ler", "notacao/escrever", "notacao/erro", "notacao/lance-secreto"];
            // On the score sheet its words come after the game, its styles before.
            Some((if words.is_some() { &all[1..] } else { all }, None))
        }
        ("notation", "keys") => Some((&["notacao/ler", "notacao/escrever", "notacao/lance-secreto", "folha"], None)),
        ("notation", "frame") => Some((FRAMED, None)),
        ("", "notation") => Some((TRAINER, None)),
        // The rounds of numbers look like those of coordinates, in words of their own.
        ("notation", "squares") if words.is_none() => Some((&["notacao/casas", "damas/treino/numeros"], None)),
        ("notation", "squares") => Some((&["notacao/casas"], None)),
        ("notation", "moves") => Some((&["notacao/ler", "notacao/escrever", "notacao/sem-ver"], None)),
        ("notation", "slip") => Some((&["notacao/erro"], None)),
        ("notation", "unseen") => Some((&["notacao/sem-ver"], None)),
        ("notation", "sealed") => Some((&["notacao/lance-secreto"], None)),
        _ => None,
    }
}

/// The MIME type by the name's ending. One table for the server and for the service worker, held by `offline.test.mjs`.
pub fn mime(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("ftl" | "lesson" | "txt" | "md" | "pgn") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
