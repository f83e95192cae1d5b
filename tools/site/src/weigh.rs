//! What a first visit costs on the wire, file by file, and the budget it must keep, page by page.
//!
//! The first load of a page is all that it fetches before it can be used in full: without the chunks of the program that
//! only other pages need, in one language, the heaviest; of lessons and games to write down, the one that is opened, the
//! heaviest again; where the Laws are searched, the edition in force and the heaviest other one. The rest comes when a page
//! asks for it, or by the service worker when the page has long been up. What only the second thread needs has a budget of
//! its own, and so has all that is kept on the device in the end.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use lance_legal::language::Language;
use lance_legal::laws::library::BASE;
use lance_legal::site::{self, PAGES, Page};

use crate::dist::SiteFile;
use crate::split::Table;
use crate::{dist, folder, packed, split};

/// Bytes, brotli at its best. The first two are the promise: everything of a page's first load, and of the pages that a
/// visitor meets first. The others keep one part from eating what the rest needs; that of the wasm holds for each page, too.
const FIRST: usize = 400_000;
const FIRST_MET: usize = 360_000;
/// What the second thread needs, the engine of chess and the coach among it, the service worker, and the icon of the device.
const LATER: usize = 195_000;
/// All that is kept for use offline, in one language, the heaviest: it grows with every page there is. Fetched in the
/// background, once for each build. Readers of another language than the reference keep both.
const KEPT: usize = 3_000_000;
const KEPT_IN_TWO: usize = 3_300_000;
/// A page may grow by so much before the table of weights must be written anew, where whoever reads the change sees it.
const GROWTH: usize = 1_000;
const TABLE_HEAD: &str = "# The first load of each page, bytes of brotli, written by `make weights`.\n\
    # No page may grow by more than 1 kB unseen: a change that makes one heavier changes its line here.\n";
/// Castling of Chess960 is in the moves that every board knows: 2.4 kB.
const WASM: usize = 347_000;
const GLUE: usize = 15_000;
const HTML: usize = 14_000;
const SPRITE: usize = 25_000;
/// So many pages of a row are packed to find the heaviest: two of much the same length may change places.
const PROMISING: usize = 4;

#[derive(Debug, Clone, PartialEq, Eq)]
struct Row {
    path: String,
    raw: usize,
    gzip: usize,
    brotli: usize,
}

/// The table; printing it is how `make test` and `make bench` show it.
pub struct Report {
    rows: Vec<Row>,
    /// The files of the program that each page needs besides the main one, by [`Page::at`].
    chunks: Table,
    /// What the heaviest HTML of the pages of each row weighs, by [`Page::at`], but for the home page.
    pages: BTreeMap<&'static str, usize>,
}

pub fn weigh(dist: &Path) -> Result<Report, String> {
    let mut rows = Vec::new();
    let mut chunks = Table::new();
    let mut others = Vec::new();
    for file in dist::read(dist)? {
        if file.path == "index.html" {
            chunks = split::read_table(&String::from_utf8_lossy(&file.bytes))?;
        }
        if file.path.ends_with("/index.html") {
            others.push(file);
            continue;
        }
        if !dist::is_page_file(&file.path) && file.path != "sw.js" {
            continue;
        }
        let here = dist.join(&file.path);
        let gzip = packed_length(&here, "gz", &file.bytes, packed::gzip)?;
        let brotli = packed_length(&here, "br", &file.bytes, packed::brotli)?;
        rows.push(Row { raw: file.bytes.len(), gzip, brotli, path: folder::plain(&file.path).to_string() });
    }
    rows.sort_by_key(|row| Reverse(row.brotli));
    Ok(Report { rows, chunks, pages: heaviest_pages(dist, others)? })
}

/// What the heaviest of these pages weighs, by [`Page::at`].
///
/// Packing two thousand pages takes minutes. So pages without a packed file are compared by a quick compression first, and
/// only the heaviest of each row are packed.
fn heaviest_pages(dist: &Path, pages: Vec<SiteFile>) -> Result<BTreeMap<&'static str, usize>, String> {
    let mut heaviest: BTreeMap<&'static str, usize> = BTreeMap::new();
    let mut promising: BTreeMap<&'static str, Vec<(usize, SiteFile)>> = BTreeMap::new();
    for file in pages {
        let at = site::page_at(file.path.trim_end_matches("/index.html")).at;
        let here = dist.join(&file.path);
        if here.with_extension("html.br").exists() {
            let most = heaviest.entry(at).or_default();
            *most = packed_length(&here, "br", &file.bytes, packed::brotli)?.max(*most);
        } else {
            let about = packed_length(&here, "br", &file.bytes, packed::quick_brotli)?;
            promising.entry(at).or_default().push((about, file));
        }
    }
    for (at, mut files) in promising {
        files.sort_by_key(|(about, _)| Reverse(*about));
        let most = heaviest.entry(at).or_default();
        for (_, file) in files.iter().take(PROMISING) {
            *most = packed_length(&dist.join(&file.path), "br", &file.bytes, packed::brotli)?.max(*most);
        }
    }
    Ok(heaviest)
}

/// How long the file is when packed, as `finish` left it; packed now where there is nothing.
fn packed_length(
    file: &Path,
    ending: &str,
    bytes: &[u8],
    pack: fn(&[u8]) -> std::io::Result<Vec<u8>>,
) -> Result<usize, String> {
    let there = std::fs::metadata(format!("{}.{ending}", file.display()));
    match there {
        Ok(packed) => Ok(packed.len() as usize),
        Err(_) => pack(bytes).map(|packed| packed.len()).map_err(|e| format!("{}: {e}", file.display())),
    }
}

/// Whether a reader of this language needs the file: not the texts of the others.
fn is_for(language: Language, path: &str) -> bool {
    path.strip_prefix("locales/").is_none_or(|text| text.starts_with(&format!("{}/", language.tag())))
}

impl Report {
    fn total(&self, of: impl Fn(&Row) -> usize) -> usize {
        self.rows.iter().map(of).sum()
    }

    fn sum(&self, which: impl Fn(&str) -> bool) -> usize {
        self.rows.iter().filter(|row| which(&row.path)).map(|row| row.brotli).sum()
    }

    /// What a page fetches before it can be used in full.
    fn first(&self, page: &Page, which: impl Fn(&str) -> bool) -> usize {
        let needs =
            |path: &str| self.chunks.iter().any(|(at, files)| *at == page.at && files.iter().any(|file| file == path));
        let is_chunk = |path: &str| {
            dist::is_chunk(path) || self.chunks.iter().any(|(_, files)| files.iter().any(|file| file == path))
        };
        // What every visit to the page fetches, and what is one of many.
        let one_of = |path: &str| page.needs.name(path).flatten().map(str::to_string);
        let usual = |path: &str| {
            let whole = match page.needs.name(path) {
                Some(one) => one.is_none(),
                None => !site::is_of_some(path),
            };
            whole && (!is_chunk(path) || needs(path))
        };
        let is_first = |path: &str| which(path) && !dist::is_later_file(path) && !dist::is_by_hand(path);
        // One language is read; the heaviest counts.
        let with = |language| {
            let is_read = |path: &str| is_for(language, path) || page.needs.is_in_every_language(path);
            let rows = || self.rows.iter().filter(|row| is_first(&row.path) && is_read(&row.path));
            let always: usize = rows().filter(|row| usual(&row.path)).map(|row| row.brotli).sum();
            if page.edition {
                let mut editions: BTreeMap<&str, usize> = BTreeMap::new();
                for row in rows().filter(|row| !usual(&row.path)) {
                    if let Some(pattern) = page.needs.pattern(&row.path) {
                        *editions.entry(pattern).or_default() += row.brotli;
                    }
                }
                let in_force = editions.remove(format!("laws/{BASE}-*").as_str()).unwrap_or_default();
                return always + in_force + editions.into_values().max().unwrap_or_default();
            }
            // The files of a lesson, a chapter, a pack: of `rapid-1` and `rapid-2`, of one theme, one is opened.
            let mut ones: BTreeMap<String, usize> = BTreeMap::new();
            for row in rows().filter(|row| !usual(&row.path)) {
                if let Some(one) = one_of(&row.path) {
                    *ones.entry(one).or_default() += row.brotli;
                }
            }
            let mut themes: BTreeMap<&str, usize> = BTreeMap::new();
            for (one, length) in &ones {
                let heaviest = themes.entry(one.trim_end_matches(|sign: char| sign.is_ascii_digit())).or_default();
                *heaviest = (*length).max(*heaviest);
            }
            let mut lengths: Vec<usize> = themes.into_values().collect();
            lengths.sort_unstable_by(|a, b| b.cmp(a));
            always + lengths.iter().take(page.at_once).sum::<usize>()
        };
        let start = self.sum(|path| path == "index.html");
        let own = self.pages.get(page.at).filter(|_| which("index.html")).map_or(0, |own| own.saturating_sub(start));
        Language::ALL.into_iter().map(with).max().unwrap_or_default() + own
    }

    /// What is kept for use offline for one language, the heaviest: the archive of all parts, and no pack. `keeps`: whether
    /// the file at this path is kept for that language.
    fn kept(&self, keeps: impl Fn(Language, &str) -> bool) -> usize {
        let with = |language| self.sum(|path| !dist::is_pack(path) && keeps(language, path));
        Language::ALL.into_iter().map(with).max().unwrap_or_default()
    }

    /// Each budget with what was found.
    fn budgets(&self) -> Vec<(String, usize, usize)> {
        // The readers of another language keep the reference too.
        let in_two = |language, path: &str| dist::reader(path).is_none_or(|own| own == language);
        let glue = |path: &str| path.ends_with(".js") && path.starts_with("lance-legal-");
        let wasm = |page: &Page| self.first(page, |path| path.ends_with(".wasm"));
        let first = |page: &Page| {
            let most = if page.met_first { FIRST_MET } else { FIRST };
            (format!("first load of /{}", page.at), self.first(page, |_| true), most)
        };
        let mut budgets: Vec<_> = PAGES.iter().map(first).collect();
        budgets.extend(
            [
                ("later", self.sum(dist::is_later_file), LATER),
                ("kept", self.kept(is_for), KEPT),
                ("kept in two languages", self.kept(in_two), KEPT_IN_TWO),
                ("wasm", PAGES.iter().map(wasm).max().unwrap_or_default(), WASM),
                ("glue", self.sum(glue), GLUE),
                ("index.html", self.sum(|path| path == "index.html"), HTML),
                ("the heaviest other page", self.pages.values().copied().max().unwrap_or_default(), HTML),
                ("pieces", self.sum(|path| path == "pieces/pieces.svg"), SPRITE),
            ]
            .map(|(name, found, budget)| (name.to_string(), found, budget)),
        );
        budgets
    }

    /// The first load of each page, a line each, as `docs/weights.txt` keeps it: bytes of brotli and the address.
    pub fn table(&self) -> String {
        let line = |page: &Page| format!("{:>7} /{}\n", self.first(page, |_| true), page.at);
        TABLE_HEAD.to_string() + &PAGES.iter().map(line).collect::<String>()
    }

    /// Holds each page against the table that was kept.
    ///
    /// # Errors
    /// Names each page that is heavier by more than [`GROWTH`]. A new page has not grown; its budget holds it until the
    /// table is written anew.
    pub fn compare(&self, table: &str) -> Result<(), String> {
        let kept: BTreeMap<&str, usize> = table
            .lines()
            .filter_map(|line| line.trim().split_once(" /"))
            .filter_map(|(bytes, at)| Some((at, bytes.parse().ok()?)))
            .collect();
        let fault = |page: &Page| {
            let (at, now) = (page.at, self.first(page, |_| true));
            match kept.get(at) {
                Some(was) if now > was + GROWTH => {
                    Some(format!("the first load of /{at} has grown by {} bytes of brotli: {was} to {now}", now - was))
                }
                _ => None,
            }
        };
        let faults: Vec<String> = PAGES.iter().filter_map(fault).collect();
        let advice = "If it is worth that, `make weights` writes docs/weights.txt anew: commit it with the change.";
        if faults.is_empty() { Ok(()) } else { Err(format!("{}\n{advice}", faults.join("\n"))) }
    }

    /// An error that names each budget that is broken.
    pub fn verdict(&self) -> Result<(), String> {
        let over: Vec<String> = self
            .budgets()
            .into_iter()
            .filter(|(_, found, budget)| found > budget)
            .map(|(name, found, budget)| {
                format!("{name} weighs {found} bytes of brotli, {} over its budget", found - budget)
            })
            .collect();
        if over.is_empty() { Ok(()) } else { Err(over.join("\n")) }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:>9} {:>9} {:>9}  kept for use offline, bytes", "raw", "gzip -9", "brotli 11")?;
        for row in &self.rows {
            writeln!(f, "{:>9} {:>9} {:>9}  {}", row.raw, row.gzip, row.brotli, row.path)?;
        }
        let (raw, gzip) = (self.total(|row| row.raw), self.total(|row| row.gzip));
        writeln!(f, "{raw:>9} {gzip:>9} {:>9}  in all", self.total(|row| row.brotli))?;
        for (name, found, budget) in self.budgets() {
            let word = if found > budget { "OVER" } else { "ok" };
            writeln!(f, "{word:>4}  {name}: {found} of {budget} bytes of brotli")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// A file of this length when packed, whatever is in it.
    fn put(folder: &Path, file: &str, length: usize) {
        dist::write(&folder.join(file), file.as_bytes()).unwrap();
        for ending in ["br", "gz"] {
            dist::write(&folder.join(format!("{file}.{ending}")), &vec![0; length]).unwrap();
        }
    }

    fn row(at: &str) -> &'static Page {
        PAGES.iter().find(|page| page.at == at).unwrap()
    }

    #[test]
    fn a_page_is_weighed_with_its_own_chunks_alone() {
        let folder = tempfile::tempdir().unwrap();
        let table = r#"const CHUNKS = [["",[]],["jogar",["s.wasm","p.wasm"]],["sobre",["s.wasm","r.wasm"]]];"#;
        fs::write(folder.path().join("index.html"), table).unwrap();
        for (file, length) in [
            ("lance-legal-later-1.wasm", 50_000),
            ("main.wasm", 100_000),
            ("s.wasm", 1_000),
            ("p.wasm", 20_000),
            ("r.wasm", 300_000),
        ] {
            put(folder.path(), file, length);
        }
        let report = weigh(folder.path()).unwrap();
        let loads = ["", "jogar", "sobre"].map(|at| report.first(row(at), |path| path.ends_with(".wasm")) / 1000);
        assert_eq!(loads, [100, 121, 401]);
        let verdict = report.verdict().unwrap_err();
        assert!(verdict.contains("first load of /sobre weighs") && !verdict.contains("/jogar"), "{verdict}");
        assert!(verdict.contains("wasm weighs") && !verdict.contains("kept"), "{verdict}");
        put(folder.path(), "p.wasm", KEPT - 600_000);
        assert!(!weigh(folder.path()).unwrap().verdict().unwrap_err().contains("kept weighs"));
        put(folder.path(), "p.wasm", KEPT - 400_000);
        assert!(weigh(folder.path()).unwrap().verdict().unwrap_err().contains("kept weighs"));
    }

    #[test]
    fn of_the_parts_the_heaviest_counts_and_only_on_its_own_page() {
        let folder = tempfile::tempdir().unwrap();
        for (file, length) in [
            ("lessons/catalog.txt", 1_000),
            ("lessons/a.lesson", 2_000),
            ("lessons/b.lesson", 5_000),
            ("locales/en/lessons/a.ftl", 10_000),
            ("locales/pt-PT/lessons/b.ftl", 3_000),
            ("locales/en/lessons.ftl", 20_000),
            ("locales/en/notation.ftl", 2_000),
            ("locales/en/notation/moves.ftl", 4_000),
            ("locales/en/notation/marking.ftl", 3_000),
            ("style/notation/moves.css", 1_000),
            ("style/notation/slip.css", 4_000),
            ("style/notation/sheet.css", 6_000),
            ("scores/opera.txt", 1_000),
            ("scores/imortal.txt", 2_000),
        ] {
            // In the folder of the build, whose name says nothing about the file.
            put(folder.path(), &format!("0123456789abcdef/{file}"), length);
        }
        let report = weigh(folder.path()).unwrap();
        let loads = ["", "aprender/*", "notacao", "notacao/ler", "folha"]
            .map(|at| report.first(row(at), |path| path != "index.html") / 1000);
        // The catalog and the list in English; the same, and lesson a with its English words; the trainer; with it the
        // marking and the moves; the sheet and one game.
        assert_eq!(loads, [21, 33, 2, 10, 8]);
    }

    #[test]
    fn a_search_reads_the_edition_in_force_and_one_other() {
        let folder = tempfile::tempdir().unwrap();
        for (file, length) in [
            ("laws/2018.txt", 500),
            ("locales/en/laws/2023-1.ftl", 1_000),
            ("locales/en/laws/2023-2.ftl", 2_000),
            ("locales/en/laws/2018-1.ftl", 10_000),
            ("locales/en/laws/2018-2.ftl", 20_000),
            ("locales/en/laws/2005-1.ftl", 25_000),
            ("locales/en/laws/jss-1.ftl", 4_000),
        ] {
            put(folder.path(), &format!("0123456789abcdef/{file}"), length);
        }
        let report = weigh(folder.path()).unwrap();
        assert_eq!(report.first(row("regras/procurar"), |path| path != "index.html"), 33_500);
    }

    #[test]
    fn a_page_is_weighed_with_its_own_first_look() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("index.html"), "").unwrap();
        for (file, length) in [("aprender/index.html", 6_000), ("aprender/torre/index.html", 9_000)] {
            put(folder.path(), file, length);
        }
        for ending in ["br", "gz"] {
            fs::write(folder.path().join(format!("index.html.{ending}")), vec![0; 4_000]).unwrap();
        }
        let report = weigh(folder.path()).unwrap();
        assert_eq!(
            ["", "aprender", "aprender/*", "jogar"].map(|at| report.first(row(at), |_| true)),
            [4_000, 6_000, 9_000, 4_000]
        );
        assert_eq!(report.verdict(), Ok(()));
        put(folder.path(), "aprender/torre/index.html", HTML + 1);
        let verdict = weigh(folder.path()).unwrap().verdict().unwrap_err();
        assert!(verdict.starts_with("the heaviest other page weighs"), "{verdict}");
    }

    #[test]
    fn of_pages_that_are_not_packed_the_heaviest_is_weighed() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("index.html"), "").unwrap();
        let page = |length: u32| (0..length).map(|n| n.wrapping_mul(2_654_435_761).to_string()).collect::<String>();
        let lengths = [300, 500, 310, 320, 330, 340];
        for (number, length) in lengths.into_iter().enumerate() {
            dist::write(&folder.path().join(format!("aprender/{number}/index.html")), page(length).as_bytes()).unwrap();
        }
        let heaviest = packed::brotli(page(500).as_bytes()).unwrap().len();
        let report = weigh(folder.path()).unwrap();
        assert_eq!(report.pages["aprender/*"], heaviest);
    }

    #[test]
    fn a_site_over_budget_is_refused_by_name() {
        let folder = tempfile::tempdir().unwrap();
        put(folder.path(), "index.html", HTML - 500);
        put(folder.path(), "404.html", FIRST);
        assert_eq!(weigh(folder.path()).unwrap().verdict(), Ok(()));
        put(folder.path(), "analyst_bg.wasm", LATER - 500);
        assert_eq!(weigh(folder.path()).unwrap().verdict(), Ok(()));
        put(folder.path(), "index.html", HTML - 2_000);
        put(folder.path(), "app_bg.wasm", WASM + 500);
        let verdict = weigh(folder.path()).unwrap().verdict().unwrap_err();
        assert!(verdict.starts_with("wasm weighs") && !verdict.contains("first load"), "{verdict}");
        put(folder.path(), "analyst_bg.wasm", LATER + 500);
        let verdict = weigh(folder.path()).unwrap().verdict().unwrap_err();
        assert!(verdict.starts_with("later weighs"), "{verdict}");
    }

    #[test]
    fn a_page_does_not_grow_unseen() {
        let folder = tempfile::tempdir().unwrap();
        put(folder.path(), "index.html", 4_000);
        let table = weigh(folder.path()).unwrap().table();
        assert!(table.contains("   4000 /jogar\n"), "{table}");
        put(folder.path(), "aprender/index.html", 4_000 + GROWTH);
        assert_eq!(weigh(folder.path()).unwrap().compare(&table), Ok(()));
        put(folder.path(), "aprender/index.html", 4_001 + GROWTH);
        let grown = weigh(folder.path()).unwrap().compare(&table).unwrap_err();
        assert!(
            grown.starts_with("the first load of /aprender has grown by 1001 ") && !grown.contains("/jogar"),
            "{grown}"
        );
        let without = table.replace(" /aprender\n", " /aprendiz\n");
        assert_eq!(weigh(folder.path()).unwrap().compare(&without), Ok(()), "a page that is new has not grown");
    }

    #[test]
    fn the_numbers_are_those_of_the_wire() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("index.html"), "abc".repeat(1000)).unwrap();
        let report = weigh(folder.path()).unwrap();
        assert_eq!(report.rows[0].raw, 3000);
        assert!(report.rows[0].gzip < 60 && report.rows[0].brotli < 40, "{report}");
    }
}
