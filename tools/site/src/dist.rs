//! The folder of the built site: its files in a fixed order, and what each is on the wire.

use std::fs;
use std::path::Path;

use lance_legal::language::Language;
use lance_legal::site::{self, PAGES};
use sha2::{Digest, Sha256, Sha384};

use crate::folder;
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
    !is_for_the_host && !INSTALL_ICONS.contains(&path) && !is_bundle(path)
}

/// The folder of the bundles in that of the build.
pub const BUNDLES: &str = "bundles";

/// Whether this file is a bundle: many of the others in one, for the service worker's first visit.
pub fn is_bundle(path: &str) -> bool {
    folder::plain(path).strip_prefix(BUNDLES).is_some_and(|rest| rest.starts_with('/'))
}

/// Whether this file is fetched only once the page is up: for the worker, to keep the site for use offline, or by the
/// browser itself, for the device: no page names the icon, the manifest does.
pub fn is_later_file(path: &str) -> bool {
    path.starts_with("analyst") || path == "sw.js" || path == "icons/icon-192.png"
}

/// The language whose readers alone need this file; `None` if everybody needs it, as the texts of the reference and those
/// that a page shows in every language. `path` is below the folder of the build.
pub fn reader(path: &str) -> Option<Language> {
    let language = Language::from_tag(path.strip_prefix("locales/")?.split_once('/')?.0)?;
    let in_every = PAGES.iter().any(|page| page.needs.is_in_every_language(path));
    (language != Language::REFERENCE && !in_every).then_some(language)
}

/// Whether people ask for this file by hand, and no page does.
pub fn is_by_hand(path: &str) -> bool {
    site::BY_HAND.contains(&path)
}

/// Whether this is a chunk of the program, which comes with the first page, or the first step on a page, that needs it.
pub fn is_chunk(path: &str) -> bool {
    path.starts_with("lance-legal-") && path.ends_with(".wasm") && !path.ends_with("_bg.wasm")
}

/// Whether this file has each part of the program once: what the service worker keeps in place of the chunks.
pub fn is_archive(path: &str) -> bool {
    is_chunk(path) && path.starts_with("lance-legal-parts-")
}

/// Whether this is a chunk as a page fetches it, which the service worker makes of the archive.
pub fn is_pack(path: &str) -> bool {
    is_chunk(path) && !is_archive(path)
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
