//! The zip of a release: the built site in a folder, with a page for the teacher who puts it on a host.
//!
//! Equal sites give equal zips: the files are sorted and carry no date. Absent: building.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use lance_legal::language::Language;

use crate::dist;
use crate::packed::is_packed;
use crate::{html, single};

const MANIFEST: &str = include_str!("../../../Cargo.toml");
const README: &str = include_str!("LEIA-ME.txt");
/// What lies beside the folder of the site, besides the page for the teacher.
const BESIDE: [(&str, &str); 3] = [
    ("HOSTING.md", include_str!("../../../docs/hosting.md")),
    ("LICENSE-APACHE", include_str!("../../../LICENSE-APACHE")),
    ("LICENSE-MIT", include_str!("../../../LICENSE-MIT")),
];

/// The version of the site, as its manifest says.
pub fn version() -> &'static str {
    MANIFEST.lines().find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"')).unwrap_or("0")
}

/// The page for the teacher. `base` is the path for which the site was built.
fn read_me(base: &str) -> String {
    let place = match base {
        "/" => "a raiz do endereço, como em https://xadrez.exemplo.pt/".to_string(),
        base => format!("https://www.exemplo.pt{base}"),
    };
    README.replace("{version}", version()).replace("{place}", &place)
}

/// The site as one file, of the build that is packed.
fn single_of(single: &Path, files: &[(String, Vec<u8>)]) -> Result<Vec<u8>, String> {
    let bytes = dist::read_file(single)?;
    let build = |page: &[u8]| {
        let page = String::from_utf8_lossy(page);
        let tag =
            html::tags(&page, "<html").first().and_then(|tag| html::attribute(tag, "data-build")).map(str::to_string);
        tag.unwrap_or_default()
    };
    let index = files.iter().find(|(path, _)| path == "index.html").map_or(String::new(), |(_, page)| build(page));
    match build(&bytes) == index {
        true => Ok(bytes),
        false => Err(format!("{} is of another build: run `make single-files` again", single.display())),
    }
}

/// Writes the zip to `to` and says in one line what is in it. `single` is the site as one file.
pub fn pack(dist: &Path, base: &str, single: &Path, to: &Path) -> Result<String, String> {
    let fault = |e: io::Error| format!("{}: {e}", to.display());
    let mut files = Vec::new();
    for file in dist::read(dist)? {
        for packed in [".br", ".gz"].map(|ending| file.path.clone() + ending) {
            if dist.join(&packed).is_file() {
                files.push((packed.clone(), dist::read_file(&dist.join(&packed))?));
            }
        }
        files.push((file.path, file.bytes));
    }
    files.sort();
    if !files.iter().any(|(path, _)| path == "sw.js") {
        return Err(format!("{} has not been finished: run `make build` first", dist.display()));
    }
    let count = files.len();
    let folder = format!("lance-legal-{}", version());
    let beside = BESIDE.map(|(name, text)| (format!("{folder}/{name}"), text.as_bytes().to_vec()));
    let mut entries = vec![(format!("{folder}/LEIA-ME.txt"), read_me(base).into_bytes())];
    entries.push((format!("{folder}/{}", single::name(Language::REFERENCE)), single_of(single, &files)?));
    entries.extend(beside);
    entries.extend(files.into_iter().map(|(path, bytes)| (format!("{folder}/site/{path}"), bytes)));

    let mut zip = ZipWriter::new(File::create(to).map_err(fault)?);
    for (name, bytes) in &entries {
        let small = is_packed(name) || name.ends_with(".png");
        let method = if small { CompressionMethod::Stored } else { CompressionMethod::Deflated };
        let options = SimpleFileOptions::default()
            .compression_method(method)
            .last_modified_time(DateTime::default())
            .unix_permissions(0o644);
        zip.start_file(name, options).map_err(|e| fault(e.into()))?;
        zip.write_all(bytes).map_err(fault)?;
    }
    let size = zip.finish().map_err(|e| fault(e.into()))?.metadata().map_err(fault)?.len();
    Ok(format!("{}: {count} files of the site for {base}, {} kB", to.display(), size / 1000))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io::Read;

    use super::*;

    #[test]
    fn the_zip_holds_the_site_and_the_page_for_the_teacher() {
        let folder = tempfile::tempdir().unwrap();
        let dist = folder.path().join("dist");
        for (path, text) in [("index.html", "<p>"), ("sw.js", "//"), ("jogar/index.html", "é"), ("sw.js.br", "packed")]
        {
            dist::write(&dist.join(path), text.as_bytes()).unwrap();
        }
        let single = folder.path().join("lance-legal.html");
        dist::write(&single, b"<p>all").unwrap();
        let zips = ["a.zip", "b.zip"].map(|name| folder.path().join(name));
        for zip in &zips {
            pack(&dist, "/xadrez/", &single, zip).unwrap();
        }
        assert_eq!(fs::read(&zips[0]).unwrap(), fs::read(&zips[1]).unwrap());
        let mut zip = zip::ZipArchive::new(File::open(&zips[0]).unwrap()).unwrap();
        let root = format!("lance-legal-{}", version());
        let mut read = |name: &str| {
            let mut text = String::new();
            zip.by_name(&format!("{root}/{name}")).unwrap().read_to_string(&mut text).unwrap();
            text
        };
        assert_eq!(read("site/jogar/index.html"), "é");
        assert_eq!(read("lance-legal.html"), "<p>all");
        assert_eq!(read("site/sw.js.br"), "packed");
        let page = read("LEIA-ME.txt");
        assert!(page.contains("https://www.exemplo.pt/xadrez/") && page.contains("lance-legal.html"), "{page}");
        assert!(read("LICENSE-MIT").contains("MIT"));
        assert_eq!(zip.len(), 9);
        dist::write(&single, b"<html data-build=\"0\">").unwrap();
        assert!(pack(&dist, "/xadrez/", &single, &zips[0]).is_err(), "of another build");
    }

    #[test]
    fn what_has_not_been_finished_is_no_release() {
        let folder = tempfile::tempdir().unwrap();
        dist::write(&folder.path().join("dist/index.html"), b"<p>").unwrap();
        let [single, zip] = ["a.html", "a.zip"].map(|name| folder.path().join(name));
        dist::write(&single, b"<p>").unwrap();
        assert!(pack(&folder.path().join("dist"), "/", &single, &zip).is_err());
    }

    #[test]
    fn the_page_for_the_teacher_is_one_page_of_short_sentences() {
        for base in ["/", "/xadrez/"] {
            let page = read_me(base);
            assert!(!page.contains(['{', '}']) && page.contains(version()), "{page}");
            assert!(page.lines().count() <= 60, "{} lines", page.lines().count());
            for sentence in page.lines().flat_map(|line| line.split_inclusive(". ")) {
                let words = sentence.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
                assert!(words <= 20, "{words} words: {sentence}");
            }
        }
    }
}
