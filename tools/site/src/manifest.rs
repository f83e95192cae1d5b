//! Whether the folder that Trunk leaves has what the rows of the site name, and nothing of words, styles or data besides; and
//! the list of pages that the browser tests read.

use std::collections::BTreeSet;

use lance_legal::language::Language;
use lance_legal::site::{FILES, LATER, Needs, PAGES, WORDS, is_of_some};
use serde::Serialize;

/// The file of a row in each place where it must be: words in every language.
fn paths(needs: &Needs) -> Vec<(String, String)> {
    let words = needs.words.iter().map(|name| name.trim_start_matches("*/")).flat_map(|name| {
        let path = |language: Language| (format!("locales/{}/{name}.ftl", language.tag()), String::new());
        Language::ALL.map(path)
    });
    let styles = needs.styles.iter().map(|name| (format!("style/{name}.css"), "assets/".to_string()));
    let files = needs.files.iter().map(|path| {
        (path.to_string(), if path.starts_with("locales/") { String::new() } else { "assets/".to_string() })
    });
    words.chain(styles).chain(files).collect()
}

/// An error that names each file that a row of the site wants and the build does not have, or has and no row wants, and
/// what to write. `files` are the paths in the folder that is finished.
pub fn check(files: &[&str]) -> Result<(), String> {
    let known: BTreeSet<&str> = files.iter().copied().collect();
    let mut faults = BTreeSet::new();
    let rows = || {
        let later = LATER.iter().map(|needs| (format!("what comes later, {}", needs.chunks.join(" ")), needs));
        PAGES.iter().map(|page| (format!("the page /{}", page.at), &page.needs)).chain(later)
    };
    for (row, needs) in rows() {
        for (path, source) in paths(needs) {
            let found = match path.split_once('*') {
                None => known.contains(path.as_str()),
                Some((before, after)) => known.iter().any(|file| file.starts_with(before) && file.ends_with(after)),
            };
            if !found {
                let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
                let copied = match source.is_empty() {
                    true => String::new(),
                    false => format!(
                        ", and copy it in index.html: <link data-trunk rel=\"copy-dir\" href=\"{source}{folder}\">"
                    ),
                };
                faults.insert(format!(
                    "src/site.rs: {row} needs {path}, which is not there. Write {source}{path}{copied}"
                ));
            }
        }
    }
    let is_of_pages = |path: &&&str| {
        let words = path.strip_prefix("locales/").and_then(|text| text.split_once('/')).map(|(_, name)| name);
        let of_all = words.is_some_and(|name| WORDS.iter().any(|word| name.strip_suffix(".ftl") == Some(*word)));
        let style = path.strip_prefix("style/").is_some_and(|name| name.contains('/'));
        (words.is_some() || style) && !of_all
    };
    // A folder of which a row names a file is one of data.
    let folder = |path: &'static str| path.split_once('/').map(|(folder, _)| folder).filter(|one| *one != "locales");
    let data: BTreeSet<&str> = rows().flat_map(|(_, needs)| needs.files).filter_map(|path| folder(path)).collect();
    let is_data = |path: &&&str| path.split_once('/').is_some_and(|(folder, _)| data.contains(folder));
    let of_some = known.iter().filter(|path| is_of_pages(path) || is_data(path));
    for path in of_some.filter(|path| !is_of_some(path) && !FILES.contains(path)) {
        faults.insert(format!(
            "{path}: no row of src/site.rs names it. Add it to the words, styles or files of the page it is for"
        ));
    }
    match faults.is_empty() {
        true => Ok(()),
        false => Err(faults.into_iter().collect::<Vec<_>>().join("\n")),
    }
}

/// A page for the browser tests.
#[derive(Serialize)]
struct Listed {
    at: &'static str,
    board: bool,
    /// Whether the address is that of one page.
    single: bool,
    #[serde(flatten)]
    needs: Needs,
}

/// The pages as JSON.
pub fn pages() -> Result<String, String> {
    let listed = PAGES.iter().filter(|page| page.at != "**").map(|page| Listed {
        at: page.at.trim_end_matches("/**"),
        board: page.board,
        single: !page.at.trim_end_matches("/**").contains('*'),
        needs: page.needs,
    });
    serde_json::to_string(&listed.collect::<Vec<_>>()).map_err(|e| e.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<String> {
        let rows = PAGES.iter().map(|page| &page.needs).chain(LATER);
        rows.flat_map(paths).map(|(path, _)| path.replace('*', "one")).collect()
    }

    fn checked(files: &[String]) -> Result<(), String> {
        check(&files.iter().map(String::as_str).collect::<Vec<_>>())
    }

    #[test]
    fn a_missing_file_is_named_with_what_to_write() {
        let mut files = all();
        assert_eq!(checked(&files), Ok(()));
        files.retain(|path| path != "locales/en/play.ftl" && path != "style/laws/hall.css");
        let faults = checked(&files).unwrap_err();
        assert!(
            faults.contains("the page /jogar needs locales/en/play.ftl, which is not there. Write locales/en/play.ftl")
        );
        assert!(faults.contains("href=\"assets/style/laws\""), "{faults}");
    }

    #[test]
    fn words_styles_and_data_that_no_row_names_are_refused() {
        for path in ["locales/pt-PT/quadro.ftl", "style/laws/quadro.css", "exam/quadro.txt", "ornaments/quadro.svg"] {
            let mut files = all();
            files.push(path.to_string());
            assert!(checked(&files).unwrap_err().starts_with(&format!("{path}: no row")));
        }
        let mut files = all();
        files.extend(["locales/en/ui.ftl", "style/site-0123456789abcdef.css", FILES[0]].map(String::from));
        assert_eq!(checked(&files), Ok(()));
    }

    #[test]
    fn the_list_has_every_entry_and_says_which_pages_are_one() {
        let list = pages().unwrap();
        for row in [
            r#"{"at":"jogar","board":true,"single":true,"chunks":["play"]"#,
            r#"{"at":"aprender/*","board":true,"single":false"#,
            r#"{"at":"regras/perguntas","board":false,"single":true"#,
        ] {
            assert!(list.contains(row), "{row} in {list}");
        }
    }
}
