//! What a first visit costs on the wire, file by file, and the budget it must keep.
//!
//! The first load is all that a page takes before it can be used in full, with the languages not in use counted in.
//! What only the second thread needs is fetched when a page asks it something, or by the service worker when the
//! page has long been up; it has a budget of its own.

use std::fmt;
use std::io::Write;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::dist;

/// Bytes, brotli at its best. The first is the promise: everything of the first load. The others keep one part from
/// eating what the rest needs.
const FIRST: usize = 350_000;
const LATER: usize = 130_000;
const WASM: usize = 300_000;
const GLUE: usize = 15_000;
const HTML: usize = 14_000;
const SPRITE: usize = 25_000;

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
}

pub fn weigh(dist: &Path) -> Result<Report, String> {
    let mut rows = Vec::new();
    for file in dist::read(dist)? {
        if !dist::is_page_file(&file.path) && file.path != "sw.js" {
            continue;
        }
        let gzip = gzip(&file.bytes).map_err(|e| e.to_string())?;
        let brotli = brotli(&file.bytes).map_err(|e| e.to_string())?;
        rows.push(Row { raw: file.bytes.len(), gzip, brotli, path: file.path });
    }
    rows.sort_by_key(|row| std::cmp::Reverse(row.brotli));
    Ok(Report { rows })
}

fn gzip(bytes: &[u8]) -> std::io::Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}

fn brotli(bytes: &[u8]) -> std::io::Result<usize> {
    let mut out = Vec::new();
    let parameters = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &parameters)?;
    Ok(out.len())
}

impl Report {
    fn total(&self, of: impl Fn(&Row) -> usize) -> usize {
        self.rows.iter().map(of).sum()
    }

    fn sum(&self, which: impl Fn(&str) -> bool) -> usize {
        self.rows.iter().filter(|row| which(&row.path)).map(|row| row.brotli).sum()
    }

    /// Each budget with what was found.
    fn budgets(&self) -> Vec<(&'static str, usize, usize)> {
        let glue = |path: &str| path.ends_with(".js") && path.starts_with("lance-legal-");
        let first = |path: &str| !dist::is_later_file(path);
        vec![
            ("first load", self.sum(first), FIRST),
            ("later", self.sum(dist::is_later_file), LATER),
            ("wasm", self.sum(|path| path.ends_with(".wasm") && first(path)), WASM),
            ("glue", self.sum(glue), GLUE),
            ("index.html", self.sum(|path| path == "index.html"), HTML),
            ("pieces", self.sum(|path| path == "pieces/pieces.svg"), SPRITE),
        ]
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

    #[test]
    fn a_site_over_budget_is_refused_by_name() {
        let folder = tempfile::tempdir().unwrap();
        // Noise, which no compressor makes smaller.
        let mut state = 1u64;
        let mut noise = |length: usize| -> Vec<u8> {
            (0..length)
                .map(|_| {
                    state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                    (state >> 56) as u8
                })
                .collect()
        };
        fs::write(folder.path().join("index.html"), noise(HTML - 500)).unwrap();
        fs::write(folder.path().join("404.html"), noise(FIRST)).unwrap();
        assert_eq!(weigh(folder.path()).unwrap().verdict(), Ok(()));
        fs::write(folder.path().join("analyst_bg.wasm"), noise(LATER - 500)).unwrap();
        assert_eq!(weigh(folder.path()).unwrap().verdict(), Ok(()));
        fs::write(folder.path().join("app_bg.wasm"), noise(WASM + 500)).unwrap();
        let verdict = weigh(folder.path()).unwrap().verdict().unwrap_err();
        assert!(verdict.starts_with("wasm weighs") && !verdict.contains("first load"), "{verdict}");
        fs::write(folder.path().join("analyst_bg.wasm"), noise(LATER + 500)).unwrap();
        let verdict = weigh(folder.path()).unwrap().verdict().unwrap_err();
        assert!(verdict.starts_with("later weighs"), "{verdict}");
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
