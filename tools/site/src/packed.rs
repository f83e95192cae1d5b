//! The files once more as brotli and gzip, beside each file that gets smaller: `page.html.br`, `page.html.gz`. For hosts
//! that send them as they are, `site serve` among them, and for the scales.
//!
//! Absent: which of them a browser takes, which it tells the host.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use lance_legal::site;
pub use pack::{brotli, gzip, quick_brotli};
use pack::{from_brotli, from_gzip};

use crate::dist;

/// Which files are packed: brotli at its best takes its time, and of the pages there are thousands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    None,
    /// All but the pages of a row that many addresses share, and the bundles, which are other files once more.
    /// [`crate::weigh`] packs the heaviest of those pages.
    Shared,
    All,
}

impl Extent {
    /// As it is written after `--packed`.
    pub fn from_name(name: &str) -> Option<Extent> {
        match name {
            "no" => Some(Extent::None),
            "shared" => Some(Extent::Shared),
            "yes" => Some(Extent::All),
            _ => None,
        }
    }

    fn holds(self, path: &str) -> bool {
        match (self, path.strip_suffix("/index.html")) {
            (Extent::None, _) => false,
            (Extent::Shared, Some(page)) => !site::page_at(page).at.contains('*'),
            (Extent::Shared, None) => !dist::is_bundle(path),
            (Extent::All, _) => true,
        }
    }
}

/// What is compressed already stays as it is.
const TYPES: &[&str] = &["html", "js", "css", "wasm", "svg", "json", "webmanifest", "ftl", "txt", "lesson"];

/// One file in each form.
#[derive(Clone, Debug, Default)]
struct Packed {
    brotli: Vec<u8>,
    gzip: Vec<u8>,
}

/// Packed files by the sha-256 of what is in them.
#[derive(Default)]
pub struct Known(HashMap<[u8; 32], Packed>);

/// Whether this file is another one packed.
pub fn is_packed(path: &str) -> bool {
    path.ends_with(".br") || path.ends_with(".gz")
}

fn is_compressible(path: &str) -> bool {
    path.rsplit_once('.').is_some_and(|(_, ending)| TYPES.contains(&ending))
}

/// Takes the packed files out of `dist`. Those that hold what stands beside them are worth knowing: packing takes long.
pub fn take(dist: &Path) -> Result<Known, String> {
    let mut known = Known::default();
    for file in dist::read(dist)? {
        let [brotli, gzip] = [".br", ".gz"].map(|ending| dist.join(file.path.clone() + ending));
        let packed = Packed { brotli: take_file(&brotli)?, gzip: take_file(&gzip)? };
        let hash = dist::sha256(&file.bytes);
        if !known.0.contains_key(&hash) && packed.holds(&file.bytes) {
            known.0.insert(hash, packed);
        }
    }
    Ok(known)
}

fn take_file(path: &Path) -> Result<Vec<u8>, String> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let bytes = dist::read_file(path)?;
    fs::remove_file(path).map_err(|e| format!("{}: {e}", path.display()))?;
    Ok(bytes)
}

impl Packed {
    fn of(bytes: &[u8]) -> io::Result<Packed> {
        Ok(Packed { brotli: brotli(bytes)?, gzip: gzip(bytes)? })
    }

    /// Whether both forms unpack to these bytes.
    fn holds(&self, bytes: &[u8]) -> bool {
        let is_whole = |unpacked: io::Result<Vec<u8>>| unpacked.is_ok_and(|unpacked| unpacked == bytes);
        is_whole(from_brotli(&self.brotli)) && is_whole(from_gzip(&self.gzip))
    }
}

/// Puts both forms beside each file of `dist` that is to have them and gets smaller by them. Equal files are packed once.
pub fn write(dist: &Path, known: Known, extent: Extent) -> Result<(), String> {
    let is_packed = |path: &str| is_compressible(path) && extent.holds(path);
    let files: Vec<_> = dist::read(dist)?.into_iter().filter(|file| is_packed(&file.path)).collect();
    let mut places: HashMap<[u8; 32], Vec<usize>> = HashMap::new();
    for (place, file) in files.iter().enumerate() {
        places.entry(dist::sha256(&file.bytes)).or_default().push(place);
    }
    let mut places: Vec<([u8; 32], Vec<usize>)> = places.into_iter().collect();
    // The largest first: at the end none of the threads has long to go alone.
    places.sort_by_key(|(_, places)| Reverse(files[places[0]].bytes.len()));
    let next = AtomicUsize::new(0);
    let failure = Mutex::new(None);
    let work = || {
        while let Some((hash, places)) = places.get(next.fetch_add(1, Ordering::Relaxed)) {
            let bytes = &files[places[0]].bytes;
            let packed = known.0.get(hash).cloned().map_or_else(|| Packed::of(bytes), Ok).map_err(|e| e.to_string());
            let written = packed.and_then(|packed| {
                places.iter().try_for_each(|place| packed.write(&dist.join(&files[*place].path), bytes.len()))
            });
            if let Err(error) = written {
                *failure.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
            }
        }
    };
    std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    failure.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
}

impl Packed {
    /// Writes both forms of the file at `path` beside it, where they are shorter than its `length`.
    fn write(&self, path: &Path, length: usize) -> Result<(), String> {
        for (ending, bytes) in [("br", &self.brotli), ("gz", &self.gzip)] {
            if bytes.len() < length {
                let mut name = path.as_os_str().to_owned();
                name.push(".");
                name.push(ending);
                dist::write(Path::new(&name), bytes)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(files: &[(&str, &str)]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (path, text) in files {
            dist::write(&folder.path().join(path), text.as_bytes()).unwrap();
        }
        folder
    }

    #[test]
    fn what_gets_smaller_is_there_in_both_forms() {
        let long = "abc".repeat(1000);
        let folder =
            site(&[("index.html", &long), ("jogar/index.html", &long), ("short.txt", "ab"), ("icon.png", &long)]);
        write(folder.path(), Known::default(), Extent::All).unwrap();
        for page in ["index.html", "jogar/index.html"] {
            let [brotli, gzip] =
                ["br", "gz"].map(|ending| fs::read(folder.path().join(format!("{page}.{ending}"))).unwrap());
            assert!(Packed { brotli, gzip }.holds(long.as_bytes()));
        }
        assert!(!folder.path().join("short.txt.br").exists() && !folder.path().join("icon.png.br").exists());
        assert_eq!(dist::read(folder.path()).unwrap().len(), 4, "the packed files are no files of the site");
    }

    #[test]
    fn pages_that_share_a_row_can_be_left_out() {
        let long = "abc".repeat(1000);
        let folder = site(&[("jogar/index.html", &long), ("aprender/torre/index.html", &long), ("a.txt", &long)]);
        write(folder.path(), Known::default(), Extent::Shared).unwrap();
        let packed = ["jogar/index.html.br", "aprender/torre/index.html.br", "a.txt.br"];
        assert_eq!(packed.map(|file| folder.path().join(file).exists()), [true, false, true]);
        write(folder.path(), Known::default(), Extent::None).unwrap();
        assert!(!folder.path().join("aprender/torre/index.html.br").exists());
    }

    #[test]
    fn packed_files_are_used_again_only_for_the_same_bytes() {
        let folder = site(&[("a.txt", &"a".repeat(500)), ("b.txt", &"b".repeat(500))]);
        write(folder.path(), Known::default(), Extent::All).unwrap();
        fs::write(folder.path().join("b.txt"), "c".repeat(500)).unwrap();
        let known = take(folder.path()).unwrap();
        assert_eq!(known.0.len(), 1);
        assert!(known.0.contains_key(&dist::sha256("a".repeat(500).as_bytes())));
        assert!(["a.txt.br", "a.txt.gz", "b.txt.br"].iter().all(|file| !folder.path().join(file).exists()));
        write(folder.path(), known, Extent::All).unwrap();
        let packed = Packed {
            brotli: fs::read(folder.path().join("b.txt.br")).unwrap(),
            gzip: fs::read(folder.path().join("b.txt.gz")).unwrap(),
        };
        assert!(packed.holds("c".repeat(500).as_bytes()));
    }
}
