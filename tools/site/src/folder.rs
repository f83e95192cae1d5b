//! The folder of a build. What the program asks for by a fixed name (texts, lessons, data, styles, drawings, the second
//! thread) lies in a folder named by the build, and each text ends with its checksum: a program never reads a file of
//! another build, with or without a service worker, and notices what is not its file.
//!
//! At the root stay the pages, `sw.js`, what a device asks for by itself, and files whose own names hold a hash.
//! Absent: what each file is for.

use std::fs;
use std::path::Path;

use lance_legal::checksum;
use lance_legal::texts::bare;

use crate::dist::{self, SiteFile};
use crate::lean::without_comments;

/// Files at the root besides the pages: devices and people ask for them by these names.
const AT_ROOT: &[&str] = &["index.html", "manifest.webmanifest", "licences.txt"];
/// Files whose own names hold a hash.
const NAMED_BY_HASH: &[&str] = &["lance-legal-", "shell/"];
/// A drawing for the pages, beside the icons for devices.
const ICONS_OF_PAGES: &str = "icons/ui.svg";

/// Whether the file goes into the folder.
fn belongs(path: &str) -> bool {
    let of_device = path.starts_with("icons/") && path != ICONS_OF_PAGES;
    let by_hash = NAMED_BY_HASH.iter().any(|start| path.starts_with(start));
    dist::is_page_file(path) && !AT_ROOT.contains(&path) && !of_device && !by_hash
}

/// Whether the program reads the file as text, and checks it.
fn is_text(path: &str) -> bool {
    [".ftl", ".txt", ".lesson"].iter().any(|ending| path.ends_with(ending))
}

/// Whether this is the name of a build, as [`crate::finish`] makes it.
fn is_build(name: &str) -> bool {
    name.len() == 16 && name.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// The path of a file as the program names it: without the folder of the build.
pub fn plain(path: &str) -> &str {
    match path.split_once('/') {
        Some((folder, rest)) if is_build(folder) => rest,
        _ => path,
    }
}

/// Whether a file of this name has the same bytes in every build that has it: its path holds the build or a hash.
pub fn never_changes(path: &str) -> bool {
    plain(path) != path || NAMED_BY_HASH.iter().any(|start| path.starts_with(start))
}

/// Takes out what only a reader of the sources needs: comments, and in styles the blanks at the ends of lines.
pub fn leave_out_comments(files: &mut [SiteFile]) -> Result<(), String> {
    for file in files.iter_mut().filter(|file| belongs(&file.path)) {
        let lean: fn(&str) -> String = match file.path.rsplit('.').next() {
            Some("css") => without_comments,
            Some("ftl") => bare,
            _ => continue,
        };
        let text = std::str::from_utf8(&file.bytes).map_err(|e| format!("{}: {e}", file.path))?;
        file.bytes = lean(text).into_bytes();
    }
    Ok(())
}

/// Ends each text with its checksum.
pub fn add_checksums(files: &mut [SiteFile]) -> Result<(), String> {
    for file in files.iter_mut().filter(|file| belongs(&file.path) && is_text(&file.path)) {
        let text = std::str::from_utf8(&file.bytes).map_err(|e| format!("{}: {e}", file.path))?;
        file.bytes = checksum::add(&file.path, text).into_bytes();
    }
    Ok(())
}

/// Moves what belongs there into the folder of `build`, with the bytes in `files`, and gives the page the new names.
pub fn fill(dist: &Path, base: &str, build: &str, files: &mut [SiteFile], page: &str) -> Result<String, String> {
    let mut page = page.to_string();
    for file in files.iter_mut().filter(|file| belongs(&file.path)) {
        let path = format!("{build}/{}", file.path);
        dist::write(&dist.join(&path), &file.bytes)?;
        let old = dist.join(&file.path);
        fs::remove_file(&old).map_err(|e| format!("{}: {e}", old.display()))?;
        remove_empty_folders(dist, old.parent());
        for start in ["", base] {
            page = page.replace(&format!("=\"{start}{}", file.path), &format!("=\"{start}{path}"));
        }
        file.path = path;
    }
    Ok(page)
}

/// Undoes [`fill`] and [`add_checksums`] where `dist` has been finished before.
pub fn empty(dist: &Path, base: &str, build: &str, page: &str) -> Result<String, String> {
    if !is_build(build) || !dist.join(build).is_dir() {
        return Ok(page.to_string());
    }
    let folder = dist.join(build);
    for file in dist::read(&folder)?.into_iter().filter(|file| !dist::is_bundle(&file.path)) {
        let text = std::str::from_utf8(&file.bytes).ok().filter(|_| is_text(&file.path));
        let bytes = match text {
            // A file that was changed since counts as it is.
            Some(text) => checksum::check(&file.path, text).unwrap_or(text).as_bytes(),
            None => &file.bytes,
        };
        dist::write(&dist.join(&file.path), bytes)?;
    }
    fs::remove_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    Ok(["", base]
        .iter()
        .fold(page.to_string(), |page, start| page.replace(&format!("=\"{start}{build}/"), &format!("=\"{start}"))))
}

/// Removes this folder of `dist` and those around it, as far as they are empty.
fn remove_empty_folders(dist: &Path, mut folder: Option<&Path>) {
    // Removing refuses a folder that is not empty.
    while let Some(inner) = folder.filter(|inner| *inner != dist && fs::remove_dir(inner).is_ok()) {
        folder = inner.parent();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUILD: &str = "0123456789abcdef";

    #[test]
    fn a_path_loses_the_folder_of_a_build_and_nothing_else() {
        assert_eq!(plain("0123456789abcdef/locales/en/ui.ftl"), "locales/en/ui.ftl");
        for path in ["locales/en/ui.ftl", "index.html", "0123456789abcde/x", "0123456789ABCDEF/x", "0123456789abcdef"] {
            assert_eq!(plain(path), path);
        }
    }

    #[test]
    fn what_others_ask_for_by_name_stays_at_the_root() {
        let at_root = ["index.html", "404.html", "sw.js", "jogar/index.html", "manifest.webmanifest", "licences.txt"];
        let by_hash = ["lance-legal-play-93bfb827ea1d2a5f.wasm", "shell/shell-12.js", "icons/favicon.svg"];
        for path in at_root.into_iter().chain(by_hash).chain(["icons/icon-512.png"]) {
            assert!(!belongs(path), "{path}");
        }
        for path in ["locales/en/ui.ftl", "lessons/torre.lesson", "style/site-1.css", "icons/ui.svg", "analyst.js"] {
            assert!(belongs(path), "{path}");
        }
    }

    #[test]
    fn texts_say_what_they_hold_and_the_rest_is_left_alone() {
        let file = |path: &str, bytes: &[u8]| SiteFile { path: path.into(), bytes: bytes.into() };
        let mut files = [
            file("laws/2023.txt", b"1 a"),
            file("licences.txt", b"MIT"),
            file("pieces/pieces.svg", b"<svg/>"),
            file("lessons/torre.lesson", b"lesson torre\n"),
        ];
        add_checksums(&mut files).unwrap();
        let text = |place: usize| std::str::from_utf8(&files[place].bytes).unwrap();
        assert_eq!(checksum::check("laws/2023.txt", text(0)), Some("1 a"));
        assert_eq!(checksum::check("lessons/torre.lesson", text(3)), Some("lesson torre\n"));
        assert_eq!((text(1), text(2)), ("MIT", "<svg/>"));
        assert!(add_checksums(&mut [file("laws/2023.txt", b"\xff")]).is_err());
    }

    #[test]
    fn comments_stay_behind() {
        let file = |path: &str, text: &str| SiteFile { path: path.into(), bytes: text.as_bytes().to_vec() };
        let mut files = [
            file("style/a.css", "/* one\n   two */\n\n.a {\n  color: red; /* why */\n}\n"),
            file("locales/en/a.ftl", "### A\na = One # two\n\n    three\n"),
            file("lessons/a.lesson", "# kept\n"),
        ];
        super::leave_out_comments(&mut files).unwrap();
        let texts = files.each_ref().map(|file| std::str::from_utf8(&file.bytes).unwrap());
        assert_eq!(texts, [".a {\ncolor: red;\n}\n", "a = One # two\n\n    three\n", "# kept\n"]);
    }

    #[test]
    fn a_folder_is_filled_and_emptied_again() {
        let root = tempfile::tempdir().unwrap();
        let before =
            [("laws/2023.txt", "1 a"), ("icons/ui.svg", "<svg/>"), ("licences.txt", "MIT"), ("shell/s-1.js", "s")];
        for (path, text) in before {
            dist::write(&root.path().join(path), text.as_bytes()).unwrap();
        }
        let page = "<use href=\"icons/ui.svg#a\"><link href=\"/x/laws/2023.txt\"><script src=\"/x/shell/s-1.js\">";
        let mut files = dist::read(root.path()).unwrap();
        add_checksums(&mut files).unwrap();
        let filled = fill(root.path(), "/x/", BUILD, &mut files, page).unwrap();
        assert_eq!(
            filled,
            "<use href=\"0123456789abcdef/icons/ui.svg#a\"><link href=\"/x/0123456789abcdef/laws/2023.txt\">\
             <script src=\"/x/shell/s-1.js\">"
        );
        let paths: Vec<&str> = files.iter().map(|file| file.path.as_str()).collect();
        assert_eq!(
            paths,
            ["0123456789abcdef/icons/ui.svg", "0123456789abcdef/laws/2023.txt", "licences.txt", "shell/s-1.js"]
        );
        assert!(root.path().join(BUILD).join("laws/2023.txt").exists() && !root.path().join("laws").exists());
        assert_eq!(empty(root.path(), "/x/", BUILD, &filled).unwrap(), page);
        let after = dist::read(root.path()).unwrap();
        assert_eq!(after.len(), before.len());
        for (path, text) in before {
            assert_eq!(fs::read_to_string(root.path().join(path)).unwrap(), text);
        }
        assert_eq!(empty(root.path(), "/x/", BUILD, page).unwrap(), page, "nothing to undo");
    }
}
