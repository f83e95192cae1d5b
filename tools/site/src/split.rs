//! Takes the linked program apart: what every page needs, and a chunk for each group of pages, by the functions marked
//! with `wasm_split`.
//!
//! Trunk knows one program, so this works on what Trunk leaves: the glue and the program it has put into `dist` are
//! replaced by those of the parts. Absent: which function belongs to which chunk by hand; whatever only one chunk calls
//! goes into it, and what several share into a part of its own, fetched with each.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex, PoisonError};

use lance_legal::site::{LATER, Needs, PAGES};
use serde::Serialize;
use tracing::field::Field;
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};
use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{CustomSection, Module};

use wasm_split_cli_support::{Options, transform};
use wasmparser::{CustomSectionReader, Parser, Validator, WasmFeatures};

use crate::dist;
use crate::join::join;
use crate::lean::without_comments;
use crate::part_order::{Chunks, load_order, runs};

/// Where the program expects its loaders; wasm-bindgen makes an import of the glue of it.
const LINK: &str = "./__wasm_split.js";
/// In what Trunk leaves, the same import before it has a place.
const PLACEHOLDER: &str = "__wasm_split_placeholder__";
const LOADERS: &str = include_str!("../../../assets/shell/chunks.js");
/// How a script reads what [`runs`] writes.
pub const RUNS: &str = include_str!("../../../assets/shell/runs.js");
const NAME: &str = "lance-legal";

/// Splits the program in `dist`, if it is made to be, and answers the page with the new names.
///
/// `linked` is the program as the linker left it, the one that Trunk used.
pub fn split(dist: &Path, page: String, linked: &Path) -> Result<String, String> {
    let Some(old_glue) = glue_name(&page).map(String::from) else { return Ok(page) };
    let whole = String::from_utf8(dist::read_file(&dist.join(&old_glue))?).map_err(|e| format!("{old_glue}: {e}"))?;
    if !whole.contains(PLACEHOLDER) {
        return Ok(page);
    }
    let old_wasm = format!("{}_bg.wasm", old_glue.trim_end_matches(".js"));
    let work = dist.join(".split");
    same_program(dist, &old_glue, &old_wasm, linked, &work)?;
    let (main, chunks) = parts(linked, &work)?;
    same_names(&chunks)?;
    let chunks = join(&work, &chunks, before_chunk)?;
    let all = load_order(&chunks)?;
    let packs = packs(&work, &all, &chunks, |name, bytes| put(dist, &format!("-{name}-"), ".wasm", bytes))?;
    put(dist, "-parts-", ".wasm", &archive(&work, &all, &packs)?)?;
    let glue = glue(
        &String::from_utf8(dist::read_file(&work.join(format!("{NAME}.js")))?).map_err(|e| e.to_string())?,
        &packs,
    )?;
    let glue = put(dist, "-", ".js", glue.as_bytes())?;
    let main = short(&main)?;
    validate("the main part", &main)?;
    let wasm = put(dist, "-", "_bg.wasm", &main)?;
    for (old, new) in [(&old_glue, &glue), (&old_wasm, &wasm)] {
        if old != new {
            std::fs::remove_file(dist.join(old)).map_err(|e| format!("{old}: {e}"))?;
        }
    }
    std::fs::remove_dir_all(&work).map_err(|e| format!("{}: {e}", work.display()))?;
    set_table(&page.replace(&old_glue, &glue).replace(&old_wasm, &wasm), &table(&packs))
}

/// The parts of each chunk, packed. The glue of every page has a list of them, so what is long stands in the pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Pack {
    file: String,
    /// The other chunks whose packs hold all that this one needs.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    within: Vec<String>,
    /// The parts that the chunk needs, by number, in the order they are put into the program, as [`runs`] writes them. It is a
    /// section of each pack that holds them all and more, by the chunk's name.
    #[serde(skip)]
    needs: String,
    /// The sections of the pack, by their places in the archive: the parts in it, and the lists of what chunks need.
    #[serde(skip)]
    holds: String,
    /// The chunk whose pack is fetched beside this one, because it holds what this one leaves out.
    #[serde(skip)]
    beside: Option<&'static str>,
}

type Packs = BTreeMap<String, Pack>;

/// A frame with more bytes than this gets a file of its own. Two files compress worse than one, but inside the packs a heavy
/// frame would be stored once for each chunk, and fetched again by a reader who comes from the frame's own page.
const HEAVY_FRAME: usize = 200_000;

/// Packs the parts of each chunk into one file: dozens of parts are shared between some of the chunks and not by others,
/// and each for itself compresses badly. A part that two packs hold is put into the program once. A chapter of the Laws is
/// never shown without the frame of their pages, whose parts its pack holds too, so that either page is one fetch.
fn packs(
    work: &Path,
    all: &[&str],
    chunks: &Chunks,
    put: impl Fn(&str, &[u8]) -> Result<String, String>,
) -> Result<Packs, String> {
    let places: BTreeMap<&str, usize> = all.iter().enumerate().map(|(place, file)| (*file, place)).collect();
    let number = |file: &String| places.get(file.as_str()).copied().unwrap_or_default();
    let mut sets: BTreeMap<&str, Parts> = BTreeMap::new();
    for (chunk, files) in chunks {
        let of = |names: &[&str]| names.iter().filter_map(|name| chunks.get(*name)).flatten().map(number).collect();
        let bytes = |part: &usize| std::fs::metadata(work.join(all[*part])).map_or(0, |file| file.len() as usize);
        let (mut within, mut there): (BTreeSet<usize>, BTreeSet<usize>) = (of(frames(chunk)), of(asked_by(chunk)));
        let beside = frames(chunk).last().copied().filter(|_| within.iter().map(bytes).sum::<usize>() > HEAVY_FRAME);
        if beside.is_some() {
            there.append(&mut within);
        }
        let mut needed: BTreeSet<usize> = files.iter().map(number).collect();
        needed.retain(|part| !there.contains(part));
        let held: BTreeSet<usize> = within.union(&needed).filter(|part| !there.contains(part)).copied().collect();
        sets.insert(chunk, Parts { held, needed, beside });
    }
    let mut packs = Packs::new();
    for (chunk, Parts { held, needed, beside }) in &sets {
        let within = |other: &&&str| **other != *chunk && sets[**other].held.is_superset(needed);
        // Without a list a chunk needs all that is in the pack.
        let is_listed = |other: &Parts| other.needed.is_subset(held) && other.needed != *held;
        let lists = sets.iter().enumerate().filter(|(_, (_, other))| is_listed(other));
        let lists: Vec<(usize, &str, String)> =
            lists.map(|(place, (name, other))| (all.len() + place, *name, runs(&other.needed))).collect();
        let sections = held.iter().copied().chain(lists.iter().map(|(place, ..)| *place)).collect();
        let texts = lists.iter().map(|(_, name, list)| (*name, list.as_str()));
        let pack = Pack {
            file: put(chunk, &module(work, all, held.iter().copied(), texts)?)?,
            within: sets.keys().filter(within).map(|name| name.to_string()).collect(),
            needs: runs(needed),
            holds: runs(&sections),
            beside: *beside,
        };
        packs.insert(chunk.to_string(), pack);
    }
    Ok(packs)
}

/// The parts of a chunk, by number.
struct Parts {
    /// Those in its pack.
    held: BTreeSet<usize>,
    needed: BTreeSet<usize>,
    beside: Option<&'static str>,
}

/// The section of the archive that says of which of its sections each pack is made.
const PACKS: &str = "packs";

/// Every part once, what each chunk needs, and what each pack holds. The service worker keeps it in place of the packs, which
/// hold most parts several times, and makes each pack of it: two and a half times less to fetch and to keep.
fn archive(work: &Path, all: &[&str], packs: &Packs) -> Result<Vec<u8>, String> {
    let made_of: BTreeMap<&str, &str> =
        packs.iter().map(|(chunk, pack)| (chunk.as_str(), pack.holds.as_str())).collect();
    let made_of = serde_json::to_string(&made_of).map_err(|e| e.to_string())?;
    let needs = packs.iter().map(|(chunk, pack)| (chunk.as_str(), pack.needs.as_str()));
    module(work, all, 0..all.len(), needs.chain([(PACKS, made_of.as_str())]))
}

/// A module that does nothing and has these parts as custom sections, by number, and texts behind them, by name.
fn module<'a>(
    work: &Path,
    all: &[&str],
    parts: impl Iterator<Item = usize>,
    texts: impl Iterator<Item = (&'a str, &'a str)>,
) -> Result<Vec<u8>, String> {
    let mut module = Module::new();
    for part in parts {
        let file = all[part];
        let bytes = short(&dist::read_file(&work.join(file))?)?;
        validate(file, &bytes)?;
        module.section(&CustomSection { name: part.to_string().into(), data: bytes.into() });
    }
    for (name, text) in texts {
        module.section(&CustomSection { name: name.into(), data: text.as_bytes().into() });
    }
    Ok(module.finish())
}

/// The glue's file name in the page's own script.
fn glue_name(page: &str) -> Option<&str> {
    page.match_indices(&format!("{NAME}-")).find_map(|(at, _)| {
        let name = &page[at..at + page[at..].find(['\'', '"'])?];
        name.ends_with(".js").then_some(name)
    })
}

/// An error unless `linked` is the program that Trunk has put into `dist`: wasm-bindgen makes the same files of it, byte by
/// byte. The linker's folder may hold the program of another build.
fn same_program(dist: &Path, glue: &str, wasm: &str, linked: &Path, work: &Path) -> Result<(), String> {
    let whole = work.join("whole");
    bind(linked, &whole, &[])?;
    for (here, there) in [(glue, format!("{NAME}.js")), (wasm, format!("{NAME}_bg.wasm"))] {
        same_bytes(&dist.join(here), &whole.join(there))
            .map_err(|e| format!("{} is not the program that Trunk used, build again: {e}", linked.display()))?;
    }
    Ok(())
}

fn same_bytes(one: &Path, other: &Path) -> Result<(), String> {
    match dist::read_file(one)? == dist::read_file(other)? {
        true => Ok(()),
        false => Err(format!("{} and {} differ", one.display(), other.display())),
    }
}

/// Runs wasm-bindgen as Trunk does.
fn bind(program: &Path, out: &Path, options: &[&str]) -> Result<(), String> {
    let output = Command::new("wasm-bindgen")
        .args(["--target", "web", "--no-typescript", "--out-name", NAME, "--out-dir"])
        .args([out, program])
        .args(options)
        .output()
        .map_err(|e| format!("wasm-bindgen, {}: {e}", program.display()))?;
    match output.status.success() {
        true => Ok(()),
        false => Err(format!("wasm-bindgen, {}: {}", program.display(), String::from_utf8_lossy(&output.stderr))),
    }
}

/// The main program as wasm-bindgen leaves it, and the names of the other parts' files in `work`, by chunk.
fn parts(linked: &Path, work: &Path) -> Result<(Vec<u8>, Chunks), String> {
    let program = dist::read_file(linked)?;
    let raw = work.join(format!("{NAME}.wasm"));
    let mut options = Options::new(&program);
    options.output_dir = work;
    options.main_out_path = &raw;
    options.link_name = LINK;
    let parts =
        without_warnings(|| transform(options))?.map_err(|e| format!("{} cannot be split: {e:#}", linked.display()))?;
    bind(&raw, work, &["--keep-lld-exports"])?;
    let with_ending = |files: Vec<String>| files.into_iter().map(|file| format!("{file}.wasm")).collect();
    let chunks = parts.prefetch_map.into_iter().map(|(chunk, files)| (chunk, with_ending(files))).collect();
    Ok((dist::read_file(&work.join(format!("{NAME}_bg.wasm")))?, chunks))
}

/// Runs `work` and turns the splitter's warnings into an error. The splitter only warns about code that it does not
/// understand, and leaves it in the main part or drops it.
fn without_warnings<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    let warnings = Warnings::default();
    let outcome = tracing::subscriber::with_default(warnings.clone(), work);
    let warnings = warnings.0.lock().unwrap_or_else(PoisonError::into_inner);
    if warnings.is_empty() { Ok(outcome) } else { Err(format!("the splitter warns: {}", warnings.join("; "))) }
}

/// Keeps what is logged as a warning or worse.
#[derive(Clone, Default)]
struct Warnings(Arc<Mutex<Vec<String>>>);

impl Subscriber for Warnings {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() <= Level::WARN
    }

    fn event(&self, event: &Event<'_>) {
        let mut text = String::new();
        event.record(&mut |field: &Field, value: &dyn std::fmt::Debug| match field.name() {
            "message" => text = format!("{value:?}"),
            name => text += &format!(" ({name}: {value:?})"),
        });
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(text);
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

/// An error unless every browser that the site supports accepts this wasm: WebAssembly 2.0.
fn validate(what: &str, wasm: &[u8]) -> Result<(), String> {
    let valid = Validator::new_with_features(WasmFeatures::WASM2).validate_all(wasm);
    valid.map(drop).map_err(|e| format!("{what} is not valid WebAssembly: {e}"))
}

/// Writes a file whose name holds its hash.
fn put(dist: &Path, part: &str, ending: &str, bytes: &[u8]) -> Result<String, String> {
    let name = format!("{NAME}{part}{}{ending}", dist::hex(&dist::sha256(bytes)[..8]));
    dist::write(&dist.join(&name), bytes)?;
    Ok(name)
}

/// wasm-bindgen's glue with our loaders in it, where it would import them: one file less to wait for.
fn glue(bound: &str, packs: &Packs) -> Result<String, String> {
    let files = serde_json::to_string(packs).map_err(|e| e.to_string())?;
    let mut glue = without_comments(RUNS)
        + &without_comments(LOADERS).replacen("const PACKS = {};", &format!("const PACKS = {files};"), 1);
    let mut uses = 0;
    for line in bare_lines(bound)? {
        if !line.contains(LINK) {
            glue += line;
            glue.push('\n');
        } else if !line.starts_with("import ") {
            if uses == 0 {
                glue += &format!("\"{LINK}\": loaders,\n");
            }
            uses += 1;
        }
    }
    let fits =
        uses > 0 && !glue.contains("const PACKS = {};") && bound.contains("function __wbg_load(module, imports)");
    if fits {
        Ok(glue)
    } else {
        Err("the glue of this wasm-bindgen has another shape than assets/shell/chunks.js expects".into())
    }
}

/// The lines of wasm-bindgen's glue without indentation and without those that are comments as a whole.
fn bare_lines(glue: &str) -> Result<Vec<&str>, String> {
    let mut bare = Vec::new();
    let mut in_comment = false;
    for line in glue.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if line.matches('`').count() % 2 == 1 {
            return Err(format!("the glue has a text of several lines, whose spaces count: {line}"));
        }
        in_comment |= line.starts_with("/*");
        if !in_comment && !line.starts_with("//") {
            bare.push(line);
        }
        in_comment &= !line.ends_with("*/");
    }
    Ok(bare)
}

/// An error unless the chunks of the program are those that the rows of the site name.
fn same_names(chunks: &Chunks) -> Result<(), String> {
    let rows = PAGES.iter().map(|page| &page.needs).chain(LATER);
    let named: BTreeSet<&str> = rows.flat_map(|needs| needs.chunks).copied().collect();
    let made: BTreeSet<&str> = chunks.keys().map(String::as_str).collect();
    if let Some(chunk) = named.difference(&made).next() {
        return Err(format!("src/site.rs names the chunk {chunk}, which no `in_chunks!` in src/ui makes"));
    }
    match made.difference(&named).next() {
        Some(chunk) => Err(format!("no row of src/site.rs names the chunk {chunk}, which the program is split into")),
        None => Ok(()),
    }
}

/// What the start screen fetches besides the program, by the pages' addresses: of two that fit the first counts.
pub type Table = Vec<(String, Vec<String>)>;

fn table(packs: &Packs) -> Table {
    PAGES.iter().map(|page| (page.at.to_string(), files(&page.needs, packs))).collect()
}

/// The files that hold these chunks. A pack also holds the frames around its chunk, unless the chunk is fetched later or the
/// frame is heavy.
fn files(needs: &Needs, packs: &Packs) -> Vec<String> {
    let Some((last, before)) = needs.chunks.split_last() else { return Vec::new() };
    let pack = packs.get(*last);
    let is_alone = !asked_by(last).is_empty() || pack.is_some_and(|pack| pack.beside.is_some());
    let mut files = if is_alone { files(&Needs { chunks: before, ..*needs }, packs) } else { Vec::new() };
    files.extend(pack.map(|pack| pack.file.clone()));
    files
}

/// The chunks that are there before this one, which comes later on a page: its pack holds none of their parts.
fn asked_by(chunk: &str) -> &'static [&'static str] {
    LATER.iter().find_map(|needs| before(needs, chunk)).unwrap_or_default()
}

/// The chunks without which this one is never shown: its pack holds their parts too.
fn frames(chunk: &str) -> &'static [&'static str] {
    let later = LATER.iter().any(|needs| before(needs, chunk).is_some());
    let frames = PAGES.iter().find_map(|page| before(&page.needs, chunk));
    frames.filter(|_| !later).unwrap_or_default()
}

/// The chunks that are there before this one is fetched, or come in its pack.
fn before_chunk(chunk: &str) -> &'static [&'static str] {
    if asked_by(chunk).is_empty() { frames(chunk) } else { asked_by(chunk) }
}

/// The chunks before this one, where it is the last.
fn before(needs: &Needs, chunk: &str) -> Option<&'static [&'static str]> {
    needs.chunks.split_last().filter(|(last, _)| **last == chunk).map(|(_, before)| before)
}

const TABLE: &str = "const CHUNKS = ";

fn set_table(page: &str, table: &Table) -> Result<String, String> {
    let table = serde_json::to_string(table).map_err(|e| e.to_string())?;
    let empty = format!("{TABLE}[];");
    if !page.contains(&empty) {
        return Err("index.html has no place for the table of chunks".into());
    }
    Ok(page.replacen(&empty, &format!("{TABLE}{table};"), 1))
}

/// The table of the finished page; a page without one needs nothing besides the program.
pub fn read_table(page: &str) -> Result<Table, String> {
    let Some((_, rest)) = page.split_once(TABLE) else { return Ok(Table::new()) };
    let (table, _) = rest.split_once(';').ok_or("index.html breaks off in the table of chunks")?;
    serde_json::from_str(table).map_err(|e| format!("the table of chunks in index.html: {e}"))
}

/// The wasm in its shortest form: every number in as few bytes as it takes, where linkers leave room, and without names,
/// makers and notes for linkers, which no browser reads.
fn short(wasm: &[u8]) -> Result<Vec<u8>, String> {
    struct Short;
    impl Reencode for Short {
        type Error = Infallible;
        fn parse_custom_section(
            &mut self,
            _: &mut Module,
            _: CustomSectionReader<'_>,
        ) -> Result<(), reencode::Error<Infallible>> {
            Ok(())
        }
    }
    let mut module = Module::new();
    let parser = Parser::new(0);
    Short
        .parse_core_module(&mut module, parser, wasm)
        .map_err(|e| format!("a part of the program is not wasm: {e}"))?;
    Ok(module.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<script type=\"module\">\nconst CHUNKS = [];\nfetch('/x/lance-legal-12ab_bg.wasm');\n\
        await import('/x/lance-legal-12ab.js');</script>";

    #[test]
    fn the_glue_is_found_in_the_page() {
        assert_eq!(glue_name(PAGE), Some("lance-legal-12ab.js"));
        assert_eq!(glue_name("<base href=\"/lance-legal/\"><title>Lance Legal</title>"), None);
    }

    #[test]
    fn a_program_in_one_piece_stays_so() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("lance-legal-12ab.js"), "import * as a from 'b';").unwrap();
        let none = folder.path().join("no-such.wasm");
        assert_eq!(split(folder.path(), PAGE.into(), &none), Ok(PAGE.into()));
        assert_eq!(split(folder.path(), "<p></p>".into(), &none), Ok("<p></p>".into()));
        std::fs::write(folder.path().join("lance-legal-12ab.js"), format!("from '{PLACEHOLDER}'")).unwrap();
        assert!(split(folder.path(), PAGE.into(), &none).unwrap_err().contains("no-such.wasm"));
    }

    #[test]
    fn the_table_says_what_each_path_needs_and_is_read_back() {
        let pack = |file: &str| {
            let needs = "0+1".to_string();
            Pack { file: file.into(), within: Vec::new(), holds: needs.clone(), needs, beside: None }
        };
        let packs = [("play", "p.wasm"), ("rest", "r.wasm"), ("notation", "n.wasm"), ("moves", "m.wasm")];
        let lessons = [("learn", "l.wasm"), ("learn_level", "v.wasm")];
        let packs: Packs = packs.into_iter().chain(lessons).map(|(chunk, file)| (chunk.into(), pack(file))).collect();
        let page = set_table(PAGE, &table(&packs)).unwrap();
        let table = read_table(&page).unwrap();
        assert_eq!(table.len(), PAGES.len());
        let files = |at: &str| &table.iter().find(|(one, _)| one == at).unwrap().1;
        assert_eq!(files("jogar"), &["p.wasm"]);
        assert_eq!(files("**"), &["r.wasm"]);
        assert_eq!(files("notacao"), &["n.wasm"]);
        assert_eq!(files("notacao/ler"), &["m.wasm"]);
        // A level comes beside the lesson it is of.
        assert_eq!(files("aprender/*/*"), &["l.wasm", "v.wasm"]);
        assert!(set_table(&page, &Table::new()).is_err(), "filled in once");
        assert_eq!(read_table("<p></p>"), Ok(Table::new()));
        assert!(read_table("const CHUNKS = [oops];").is_err());
    }

    #[test]
    fn a_chunk_that_no_row_names_and_a_row_without_its_chunk_are_refused() {
        let rows = PAGES.iter().map(|page| &page.needs).chain(LATER).flat_map(|needs| needs.chunks);
        let mut chunks: Chunks = rows.map(|chunk| (chunk.to_string(), Vec::new())).collect();
        assert_eq!(same_names(&chunks), Ok(()));
        chunks.insert("quadro".into(), Vec::new());
        assert!(same_names(&chunks).unwrap_err().contains("no row of src/site.rs names the chunk quadro"));
        chunks.remove("quadro");
        chunks.remove("play");
        assert!(same_names(&chunks).unwrap_err().contains("names the chunk play"));
    }

    #[test]
    fn what_is_around_a_chunk_stands_before_it_in_every_row() {
        for page in PAGES {
            let Some((last, before)) = page.needs.chunks.split_last() else { panic!("{}", page.at) };
            assert_eq!(before, before_chunk(last), "{}", page.at);
        }
    }

    #[test]
    fn a_pack_holds_what_its_chunk_needs_and_a_kind_the_trainer_s_too() {
        let folder = tempfile::tempdir().unwrap();
        let empty = Module::new().finish();
        // The numbers in the names say nothing: chunk_10 is loaded before chunk_2.
        for file in ["chunk_2.wasm", "chunk_10.wasm", "split_play.wasm", "split_moves.wasm"] {
            std::fs::write(folder.path().join(file), &empty).unwrap();
        }
        let chunk = |name: &str, files: &[&str]| {
            (name.to_string(), files.iter().map(|file| format!("{file}.wasm")).collect::<Vec<_>>())
        };
        let chunks = Chunks::from([
            chunk("play", &["chunk_10", "split_play"]),
            chunk("notation", &["chunk_10", "chunk_2"]),
            chunk("moves", &["chunk_2", "split_moves"]),
        ]);
        let kept = std::cell::RefCell::new(BTreeMap::new());
        let keep = |name: &str, bytes: &[u8]| {
            kept.borrow_mut().insert(name.to_string(), bytes.to_vec());
            Ok(format!("{name}.wasm"))
        };
        let all = load_order(&chunks).unwrap();
        let packs = packs(folder.path(), &all, &chunks, keep).unwrap();
        let pack = |name: &str, within: &[&str], needs: &str, holds: &str| Pack {
            file: format!("{name}.wasm"),
            within: within.iter().map(|chunk| chunk.to_string()).collect(),
            needs: needs.into(),
            holds: holds.into(),
            beside: None,
        };
        // In the order chunk_10, chunk_2, split_moves, split_play; behind them what moves, notation and play need.
        assert_eq!(packs["play"], pack("play", &[], "0,2", "0,2"));
        assert_eq!(packs["notation"], pack("notation", &["moves"], "0+1", "0+1"));
        assert_eq!(packs["moves"], pack("moves", &[], "1+1", "0+2,1+1"));
        let names_in = |module: &[u8]| -> Vec<String> {
            let sections = Parser::new(0).parse_all(module).filter_map(|payload| match payload.unwrap() {
                wasmparser::Payload::CustomSection(section) => Some(section),
                _ => None,
            });
            let told = |section: &wasmparser::CustomSectionReader| {
                let is_part = section.name().parse::<usize>().is_ok();
                assert_eq!(is_part, section.data() == empty);
                match is_part {
                    true => section.name().to_string(),
                    false => format!("{}: {}", section.name(), String::from_utf8_lossy(section.data())),
                }
            };
            sections.map(|section| told(&section)).collect()
        };
        let of_moves = names_in(&kept.borrow()["moves"]);
        assert_eq!(of_moves, ["0", "1", "2", "moves: 1+1", "notation: 0+1"]);
        // A section's number is its place in the archive.
        let archive = names_in(&archive(folder.path(), &all, &packs).unwrap());
        assert_eq!(archive[..7], ["0", "1", "2", "3", "moves: 1+1", "notation: 0+1", "play: 0,2"]);
        let made_of = r#"packs: {"moves":"0+2,1+1","notation":"0+1","play":"0,2"}"#;
        assert_eq!(archive[7..], [made_of]);
    }

    #[test]
    fn a_heavy_frame_has_a_file_of_its_own() {
        let folder = tempfile::tempdir().unwrap();
        let mut heavy = Module::new();
        heavy.section(&CustomSection { name: "room".into(), data: vec![0; HEAVY_FRAME].into() });
        std::fs::write(folder.path().join("frame.wasm"), heavy.finish()).unwrap();
        for file in ["light.wasm", "moves.wasm", "chapter.wasm"] {
            std::fs::write(folder.path().join(file), Module::new().finish()).unwrap();
        }
        let chunk = |name: &str, files: &[&str]| {
            (name.to_string(), files.iter().map(|file| format!("{file}.wasm")).collect::<Vec<_>>())
        };
        let chunks = Chunks::from([
            chunk("notation", &["frame"]),
            chunk("moves", &["frame", "moves"]),
            chunk("laws", &["light"]),
            chunk("laws_library", &["chapter"]),
        ]);
        let all = load_order(&chunks).unwrap();
        let packs = packs(folder.path(), &all, &chunks, |name, _| Ok(format!("{name}.wasm"))).unwrap();
        let frame = packs["notation"].holds.clone();
        assert_eq!(packs["moves"].beside, Some("notation"));
        assert!(packs["moves"].holds != frame && packs["notation"].within.is_empty(), "{:?}", packs["moves"]);
        assert!(packs["laws_library"].beside.is_none());
        assert_eq!(packs["laws"].within, ["laws_library"]);
        let page = |at: &str| files(&PAGES.iter().find(|page| page.at == at).unwrap().needs, &packs);
        assert_eq!(page("notacao"), ["notation.wasm"]);
        assert_eq!(page("notacao/ler"), ["notation.wasm", "moves.wasm"]);
        assert_eq!(page("regras/2023/**"), ["laws_library.wasm"]);
    }

    #[test]
    fn what_is_only_warned_about_is_an_error() {
        assert_eq!(without_warnings(|| 7), Ok(7));
        let quiet = without_warnings(|| tracing::info!("nothing to speak of"));
        assert_eq!(quiet, Ok(()));
        let loud = without_warnings(|| tracing::warn!(segment = 3, "put into main"));
        assert_eq!(loud, Err("the splitter warns: put into main (segment: 3)".to_string()));
    }

    /// The splitter itself logs where it is heard, from its own threads too.
    #[test]
    fn a_program_that_the_splitter_warns_about_is_not_split() {
        let folder = tempfile::tempdir().unwrap();
        let linked = folder.path().join("linked.wasm");
        let mut module = Module::new();
        module.section(&CustomSection { name: "unheard-of".into(), data: (&b"note"[..]).into() });
        std::fs::write(&linked, module.finish()).unwrap();
        let refused = parts(&linked, folder.path()).unwrap_err();
        assert!(refused.contains("the splitter warns: Ignoring custom section unheard-of"), "{refused}");
    }

    #[test]
    fn a_part_that_is_no_valid_wasm_or_too_new_is_refused() {
        let header = *b"\0asm\x01\0\0\0";
        let function = |code: &[u8]| {
            let length = code.len() as u8;
            [&header[..], &[1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0, 10, length + 4, 1, length + 2, 0], code, &[0x0b]].concat()
        };
        assert_eq!(validate("a", &function(&[0x41, 5, 0x1a])), Ok(()));
        let untyped = validate("chunk_3", &function(&[0x41, 5])).unwrap_err();
        assert!(untyped.starts_with("chunk_3 is not valid WebAssembly"), "{untyped}");
        // A tail call, which browsers of the oldest kind we support do not know.
        let too_new = validate("main", &function(&[0x12, 0])).unwrap_err();
        assert!(too_new.contains("tail calls"), "{too_new}");
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("broken.wasm"), function(&[0x41, 5])).unwrap();
        let chunks = Chunks::from([("play".to_string(), vec!["broken.wasm".to_string()])]);
        let all = load_order(&chunks).unwrap();
        assert!(packs(folder.path(), &all, &chunks, |_, _| Ok(String::new())).unwrap_err().contains("broken.wasm"));
    }

    #[test]
    fn a_program_of_another_build_is_noticed() {
        let folder = tempfile::tempdir().unwrap();
        let [one, other] = ["one", "other"].map(|name| folder.path().join(name));
        for file in [&one, &other] {
            std::fs::write(file, "the program").unwrap();
        }
        assert_eq!(same_bytes(&one, &other), Ok(()));
        std::fs::write(&other, "the programs").unwrap();
        assert!(same_bytes(&one, &other).unwrap_err().contains("differ"));
    }

    #[test]
    fn the_loaders_take_the_place_of_their_import() {
        let bound = format!(
            "import * as import1 from \"{LINK}\"\nimport * as import2 from \"{LINK}\"\nconst i = {{\n\"./other.js\": import3,\n\
             \"{LINK}\": import1,\n\"{LINK}\": import2,\n}};\nasync function __wbg_load(module, imports) {{}}\n"
        );
        let packs = Packs::from([(
            "play".into(),
            Pack {
                file: "a.wasm".into(),
                within: vec!["rest".into()],
                needs: "0,2".into(),
                holds: "0,2".into(),
                beside: None,
            },
        )]);
        let glue = glue(&bound, &packs).unwrap();
        assert!(glue.contains("const PACKS = {\"play\":{\"file\":\"a.wasm\",\"within\":[\"rest\"]}};"), "{glue}");
        assert!(!glue.contains("import1") && !glue.contains("import2") && glue.contains("import3"), "{glue}");
        assert_eq!(glue.matches("\"./__wasm_split.js\": loaders,").count(), 1);
        assert!(super::glue("import * as i from 'elsewhere'", &packs).is_err());
    }

    #[test]
    fn the_glue_loses_comments_and_indentation_and_nothing_else() {
        let glue = "/**\n * @param {string} a\n */\nfunction a() {\n    // Why.\n    return `/* ${b} */`; // kept\n}\n\n/* c */\nb();";
        assert_eq!(bare_lines(glue).unwrap(), ["function a() {", "return `/* ${b} */`; // kept", "}", "b();"]);
        assert!(bare_lines("a(`\n  b`);").is_err());
    }

    #[test]
    fn wasm_is_written_short_and_says_the_same() {
        let header = *b"\0asm\x01\0\0\0";
        let note = [0, 2, 1, b'n'];
        // One type, no arguments and no results; one function, `i32.const 5; drop`.
        let types = [1, 4, 1, 0x60, 0, 0];
        let functions = [3, 2, 1, 0];
        let long = [10, 12, 1, 10, 0, 0x41, 0x85, 0x80, 0x80, 0x80, 0, 0x1a, 0x01, 0x0b];
        let code = [10, 8, 1, 6, 0, 0x41, 5, 0x1a, 0x01, 0x0b];
        let wasm = [&header[..], &note, &types, &functions, &long].concat();
        assert_eq!(short(&wasm).unwrap(), [&header[..], &types, &functions, &code].concat());
        for broken in [&b"\0asm"[..], &wasm[..wasm.len() - 1], &wasm[..wasm.len() - 9]] {
            assert!(short(broken).is_err());
        }
    }
}
