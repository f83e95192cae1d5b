//! What is kept for use offline: the lists of the service worker, and the bundles that bring its files on a first visit.

use std::collections::BTreeMap;
use std::path::Path;

use lance_legal::language::Language;

use crate::dist::{self, SiteFile};
use crate::lean::{script_without_comments, without_comments};
use crate::{folder, split};

const SERVICE_WORKER: &str = include_str!("../../../assets/shell/sw.js");

/// A name for these exact contents, the service worker's own code included.
pub fn build_id(files: &[SiteFile]) -> String {
    let mut all = String::from(SERVICE_WORKER);
    for file in files {
        all += &format!("\n{} {} {}", file.path, dist::hex(&dist::sha256(&file.bytes)), dist::mime(&file.path));
    }
    dist::hex(&dist::sha256(all.as_bytes())[..8])
}

/// Bytes of a file's sha-256 that the service worker compares: they are a third of its weight, and half of them tell any two
/// files apart.
pub const HASH: usize = 16;

/// What the service worker keeps for everybody, or besides for the readers of this language.
fn kept_by(files: &[SiteFile], reader: Option<Language>) -> impl Iterator<Item = &SiteFile> {
    let kept = move |file: &&SiteFile| !dist::is_pack(&file.path) && dist::reader(folder::plain(&file.path)) == reader;
    files.iter().filter(kept)
}

/// The bundle of the files in the folder of the build that everybody keeps, or the readers of this language, but for
/// programs, which are large: a line of JSON, `[[path below the folder, length in bytes], …]`, and then each file.
fn bundle(files: &[SiteFile], reader: Option<Language>) -> Result<Vec<u8>, String> {
    let is_small = |path: &str| folder::plain(path) != path && !path.ends_with(".wasm");
    let files: Vec<&SiteFile> = kept_by(files, reader).filter(|file| is_small(&file.path)).collect();
    let index: Vec<_> = files.iter().map(|file| (folder::plain(&file.path), file.bytes.len())).collect();
    let mut bytes = serde_json::to_vec(&index).map_err(|e| e.to_string())?;
    bytes.push(b'\n');
    files.iter().for_each(|file| bytes.extend(&file.bytes));
    Ok(bytes)
}

/// Writes the bundles into the folder of the build: one for everybody, and one for the readers of each language with texts of
/// its own.
pub fn write_bundles(dist: &Path, build: &str, files: &[SiteFile]) -> Result<(), String> {
    for reader in [None].into_iter().chain(Language::ALL.map(Some)) {
        if kept_by(files, reader).next().is_some() {
            let path = format!("{build}/{}/{}.txt", dist::BUNDLES, reader.map_or("all", Language::tag));
            dist::write(&dist.join(path), &bundle(files, reader)?)?;
        }
    }
    Ok(())
}

/// The service worker of these files; `worker_policy` is sent with the first script of the page's worker.
pub fn service_worker(build: &str, files: &[SiteFile], worker_policy: &str) -> Result<String, String> {
    let row =
        |file: &SiteFile| (file.path.clone(), dist::hex(&dist::sha256(&file.bytes)[..HASH]), dist::mime(&file.path));
    let rows = |reader: Option<Language>| kept_by(files, reader).map(row).collect::<Vec<_>>();
    let common = rows(None);
    let texts: BTreeMap<&str, Vec<_>> = Language::ALL
        .into_iter()
        .map(|language| (language.tag(), rows(Some(language))))
        .filter(|(_, rows)| !rows.is_empty())
        .collect();
    let constants = [
        ("BUILD = ''", format!("'{build}'")),
        ("FILES = []", serde_json::to_string(&common).map_err(|e| e.to_string())?),
        ("TEXTS = {}", serde_json::to_string(&texts).map_err(|e| e.to_string())?),
        ("WORKER_POLICY = ''", format!("{worker_policy:?}")),
    ];
    let filled = |worker: &str, empty: &str, full: &str| match worker.split_once(&format!("const {empty};\n")) {
        Some((before, after)) => Ok(format!("{before}{full}\n{after}")),
        None => Err(format!("sw.js has lost a constant to fill in: {empty}")),
    };
    let worker =
        filled(&script_without_comments(SERVICE_WORKER), "numbers = null", without_comments(split::RUNS).trim_end())?;
    constants.into_iter().try_fold(worker, |worker, (empty, value)| {
        let name = empty.split(' ').next().unwrap_or_default();
        filled(&worker, empty, &format!("const {name} = {value};"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_another_language_are_for_its_readers_and_lie_in_a_bundle_of_their_own() {
        const BUILD: &str = "0123456789abcdef";
        let texts = ["en/laws/glossary", "en/ui", "pt-BR/ui", "pt-PT/ui"].map(|name| format!("locales/{name}.ftl"));
        let file = |path: &String| SiteFile { path: format!("{BUILD}/{path}"), bytes: path.clone().into_bytes() };
        let mut files: Vec<SiteFile> = texts.iter().map(file).collect();
        files.push(SiteFile { path: format!("{BUILD}/analyst_bg.wasm"), bytes: b"program".to_vec() });
        files.push(SiteFile { path: "index.html".into(), bytes: b"page".to_vec() });
        let worker = service_worker(BUILD, &files, "").unwrap();
        let list = |name: &str| worker.lines().find(|line| line.starts_with(&format!("const {name} = "))).unwrap();
        let holds = |list: &str| texts.each_ref().map(|text| list.contains(text.as_str()));
        // The glossary has three languages on one page, and the reference is everybody's.
        assert_eq!(holds(list("FILES")), [true, false, false, true]);
        assert_eq!(holds(list("TEXTS")), [false, true, true, false]);
        assert!(list("FILES").contains("analyst_bg.wasm") && list("FILES").contains("index.html"));
        let common = String::from_utf8(bundle(&files, None).unwrap()).unwrap();
        assert_eq!(
            common,
            "[[\"locales/en/laws/glossary.ftl\",28],[\"locales/pt-PT/ui.ftl\",20]]\n\
             locales/en/laws/glossary.ftllocales/pt-PT/ui.ftl"
        );
        let english = String::from_utf8(bundle(&files, Some(Language::En)).unwrap()).unwrap();
        assert_eq!(english, "[[\"locales/en/ui.ftl\",17]]\nlocales/en/ui.ftl");
    }
}
