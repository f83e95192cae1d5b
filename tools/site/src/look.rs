//! What a page shows before the program runs: each address's own heading, sentences and empty board, where the program
//! will draw them. From the program's own table of pages, lists and texts, in European Portuguese.
//!
//! The texts of the Laws, the glossary and Sobre stand there whole: they can be read without the program, and found by
//! search engines. Of the other pages only what is seen first. Absent: what a pupil has done, which only the device knows;
//! its place is kept free.

mod draft;
mod laws;
mod lessons;
mod pages;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use lance_legal::language::Language;
use lance_legal::site::page_at;
use lance_legal::texts::Texts;

use self::draft::Draft;
use crate::dist::SiteFile;
use crate::html;

/// In which language the looks are.
const LANGUAGE: Language = Language::REFERENCE;
/// The words that are compiled into the program.
const WITH_THE_PROGRAM: [&str; 3] = [
    include_str!("../../../locales/pt-PT/ui.ftl"),
    include_str!("../../../locales/pt-PT/board.ftl"),
    include_str!("../../../locales/pt-PT/storage.ftl"),
];
/// The part of the start screen that only the home page has, and its header.
const HOME: [&str; 2] = ["<!-- home -->", "<!-- end of home -->"];
const HEADER: [&str; 2] = ["<!-- header -->", "<!-- end of header -->"];
/// Where a look ends in the page.
pub const END: &str = "<!-- end of first look -->";
/// The longest description, in signs: search engines show no more.
const DESCRIPTION: usize = 160;

/// The texts and lists of the site that the looks are made of.
pub struct Source {
    files: BTreeMap<String, String>,
    program: Rc<Texts>,
    /// That the page is on its way, in each language; the start screen's script shows the reader's.
    waits: String,
    texts: RefCell<BTreeMap<String, Rc<Texts>>>,
}

impl Source {
    /// `None`: a site without words.
    pub fn of(files: &[SiteFile]) -> Option<Source> {
        let is_read = |path: &str| [".ftl", ".txt", ".lesson"].iter().any(|ending| path.ends_with(ending));
        let read = files.iter().filter(|file| is_read(&file.path));
        let files: BTreeMap<_, _> =
            read.filter_map(|file| Some((file.path.clone(), String::from_utf8(file.bytes.clone()).ok()?))).collect();
        let program = Rc::new(Texts::new(LANGUAGE, &WITH_THE_PROGRAM));
        let waits = Language::ALL.into_iter().filter_map(|language| wait(language, &program, &files)).collect();
        files.contains_key(&words_path("home")).then(|| Source { files, program, waits, texts: RefCell::default() })
    }

    fn file(&self, path: &str) -> Result<&str, String> {
        self.files
            .get(path)
            .map(String::as_str)
            .ok_or_else(|| format!("a look needs {path}, which the site does not have"))
    }

    fn texts(&self, name: &str) -> Result<Rc<Texts>, String> {
        if let Some(texts) = self.texts.borrow().get(name) {
            return Ok(texts.clone());
        }
        let texts = Rc::new(Texts::new(LANGUAGE, &[self.file(&words_path(name))?]));
        self.texts.borrow_mut().insert(name.to_string(), texts.clone());
        Ok(texts)
    }

    /// The page of this address: `page` with the look in it. `build` is the folder of the build.
    pub fn put(&self, page: &str, path: &str, build: &str, base: &str) -> Result<String, String> {
        let mut draft = Draft::new(self, build);
        pages::draw(&mut draft, path)?;
        // The page brings the words of its row whether the look says anything of them or not.
        page_at(path).needs.words.iter().filter(|name| !name.contains('*')).for_each(|name| draft.needs_words(name));
        let draft = draft.whole().map_err(|id| format!("the look of {path} has no text {id}"))?;
        let page = html::set_attribute(page, "<meta name=\"description\"", "content", &described(&draft.description))?;
        let page = page.replacen("<html ", &format!("<html data-look=\"{}\" ", LANGUAGE.tag()), 1);
        let page = between(&page, ["<title>", "</title>"], &draft::escaped(&draft.title))?;
        let counts = draft.canonical.as_deref().unwrap_or(path).trim_matches('/');
        let page = page.replacen("</head>", &format!("<link rel=\"canonical\" href=\"{counts}\">\n</head>"), 1);
        let page = with_styles(&page, path, &format!("{base}{build}/"));
        let page = between(&page, HEADER, &draft.header(path))?;
        let needs = draft.needs().join(" ");
        let look = format!(
            "<main class=\"spoken\"><div id=\"first-look\" data-needs=\"{needs}\">{}</div>{END}</main>\n{}",
            draft.body,
            draft.bottom_bar(path),
        );
        between(&page, HOME, &look)
    }
}

/// Links to a page's own styles, as the program would add them, and what asks for them before the script of the head:
/// Chromium does not look past a script for what to fetch, where a page has a policy of its own. `folder` is that of the
/// build, with the base before it.
fn style_links(path: &str, folder: &str) -> [String; 2] {
    let link = |rel: &str, name: &str| format!("<link rel={rel} href=\"{folder}style/{name}.css\">\n");
    let links = |rel: &str| page_at(path).needs.styles.iter().map(|name| link(rel, name)).collect();
    ["\"preload\" as=\"style\"", "\"stylesheet\""].map(links)
}

/// `page` with the styles of the page at this path.
pub fn with_styles(page: &str, path: &str, folder: &str) -> String {
    let [early, links] = style_links(path, folder);
    page.replacen("<script", &format!("{early}<script"), 1).replacen("</head>", &format!("{links}</head>"), 1)
}

/// `page` as it was before [`with_styles`].
pub fn without_styles(page: &str, path: &str, folder: &str) -> String {
    style_links(path, folder).iter().fold(page.to_string(), |page, links| page.replacen(links, "", 1))
}

/// That the page is on its way, in this language.
fn wait(language: Language, program: &Texts, files: &BTreeMap<String, String>) -> Option<String> {
    let loading = match language {
        LANGUAGE => program.format("loading", &[]),
        other => Texts::new(other, &[files.get(&format!("locales/{}/ui.ftl", other.tag()))?]).format("loading", &[]),
    };
    let hidden = if language == LANGUAGE { "" } else { " hidden" };
    Some(format!("<span lang=\"{}\"{hidden}>{}</span>", language.tag(), draft::escaped(&loading?)))
}

/// The path of words, `lessons/torre`, below the base.
fn words_path(name: &str) -> String {
    format!("locales/{}/{name}.ftl", LANGUAGE.tag())
}

/// Puts `text` between two marks, which stay.
fn between(page: &str, [start, end]: [&str; 2], text: &str) -> Result<String, String> {
    let parts = page.split_once(start).and_then(|(before, rest)| Some((before, rest.split_once(end)?.1)));
    let (before, after) = parts.ok_or_else(|| format!("index.html has no {start} … {end}"))?;
    Ok(format!("{before}{start}{text}{end}{after}"))
}

/// As long as a description may be: whole words.
fn described(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.chars().count() <= DESCRIPTION {
        return text;
    }
    let cut: String = text.chars().take(DESCRIPTION).collect();
    let whole = cut.rsplit_once(' ').map_or(cut.as_str(), |(whole, _)| whole);
    format!("{}…", whole.trim_end_matches([',', ';', ':', '.']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_description_ends_with_a_whole_word() {
        assert_eq!(described("  Uma\n frase.  "), "Uma frase.");
        let long = "palavra, ".repeat(40);
        let short = described(&long);
        assert!(short.chars().count() <= DESCRIPTION && short.ends_with("palavra…"), "{short}");
    }

    #[test]
    fn a_text_is_put_between_two_marks_again_and_again() {
        let once = between("a<!-- header -->b<!-- end of header -->c", HEADER, "d").unwrap();
        assert_eq!(once, "a<!-- header -->d<!-- end of header -->c");
        assert_eq!(between(&once, HEADER, "e").unwrap(), "a<!-- header -->e<!-- end of header -->c");
        assert!(between("abc", HEADER, "d").is_err());
    }

    #[test]
    fn a_site_without_words_has_no_looks() {
        let file = |path: &str| SiteFile { path: path.into(), bytes: b"a = b\n".to_vec() };
        assert!(Source::of(&[file("index.html")]).is_none());
        assert!(Source::of(&[file("locales/pt-PT/home.ftl")]).is_some());
    }
}
