//! The site as one file for one language: everything is in the page, so that it opens from a disk or a stick.
//!
//! It is made of a finished site (`site finish`), for its files and its page, and of the program in one piece, built with the
//! feature `one-file`. What each part of the file is for stands in `assets/shell/one-file.js`. Absent: compiling.

use std::num::NonZeroU64;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use lance_legal::language::Language;
use lance_legal::site::{PAGES, page_at};
use zopfli::{Format, Options};

use crate::dist::{self, SiteFile};
use crate::finish::policy_of_one_file;
use crate::{folder, html};

/// What the file may weigh: what goes by mail, and opens at once from a slow stick.
pub const MOST_BYTES: usize = 4_000_000;

/// How often zopfli tries: of more there is little to gain.
const ROUNDS: NonZeroU64 = NonZeroU64::new(5).unwrap();
const SCRIPT: &str = include_str!("../../../assets/shell/one-file.js");
/// The sheets of drawings that the program names with a sign, as `icons/ui.svg#star`.
const SHEETS: [&str; 3] = ["icons/ui.svg", "pieces/pieces.svg", "rivals/faces.svg"];
const WORKER: &str = "analyst_bg.wasm";
/// The styles of single pages in the archive.
const STYLES: &str = "styles.css";

/// The name of the file of this language; that of the reference has the plain one.
pub fn name(language: Language) -> String {
    match language {
        Language::REFERENCE => "lance-legal.html".to_string(),
        other => format!("lance-legal-{}.html", other.tag()),
    }
}

/// Writes the file of each language into `to` and says in one line each what was done. `program` is the folder of wasm-bindgen.
pub fn write(dist: &Path, program: &Path, to: &Path) -> Result<String, String> {
    let site = Site::read(dist, program)?;
    let mut lines = Vec::new();
    for language in Language::ALL {
        let (name, text) = (name(language), site.file(language)?);
        if text.len() > MOST_BYTES {
            return Err(format!("{name} has {} bytes; {MOST_BYTES} are the most", text.len()));
        }
        dist::write(&to.join(&name), text.as_bytes())?;
        lines.push(format!("{name}: {} kB, build {}", text.len() / 1000, site.build));
    }
    Ok(lines.join("\n"))
}

/// What the file of each language is made of.
struct Site {
    build: String,
    page: String,
    /// By the names that the program has for them.
    files: Vec<SiteFile>,
    glue: String,
    /// The program and that of the worker, packed: they are the same in each language.
    program: String,
    worker: String,
}

impl Site {
    fn read(dist: &Path, program: &Path) -> Result<Site, String> {
        let text = |path: &Path| {
            String::from_utf8(dist::read_file(path)?).map_err(|error| format!("{}: {error}", path.display()))
        };
        let page = text(&dist.join("index.html"))?;
        let tags = html::tags(&page, "<html");
        let build = tags.first().and_then(|tag| html::attribute(tag, "data-build")).unwrap_or_default().to_string();
        if build.is_empty() {
            return Err(format!("{} has not been finished: run `make build` first", dist.display()));
        }
        let own = |file: SiteFile| {
            let path = folder::plain(&file.path).to_string();
            // What has a name of its own at the root is in the page, or a host's.
            let is_wanted = path != file.path || ["licences.txt", "icons/favicon.svg"].contains(&path.as_str());
            (is_wanted || path.starts_with("shell/shell-")).then_some(SiteFile { path, ..file })
        };
        let files: Vec<SiteFile> = dist::read(dist)?.into_iter().filter_map(own).collect();
        let worker = packed(bytes_of(&files, WORKER)?)?;
        Ok(Site {
            build,
            page,
            files,
            glue: text(&program.join("lance-legal.js"))?,
            program: packed(&dist::read_file(&program.join("lance-legal_bg.wasm"))?)?,
            worker,
        })
    }

    fn bytes(&self, path: &str) -> Result<&[u8], String> {
        bytes_of(&self.files, path)
    }

    fn text(&self, path: &str) -> Result<&str, String> {
        std::str::from_utf8(self.bytes(path)?).map_err(|error| format!("{path}: {error}"))
    }

    fn file(&self, language: Language) -> Result<String, String> {
        let shell = self.files.iter().find(|file| file.path.starts_with("shell/")).ok_or("the site has no shell")?;
        let shell = self.text(&shell.path)?;
        let (styles, others) = self.styles()?;
        let program = format!("\n{}\n{{\n{SCRIPT}}}\n", self.glue);
        for (what, end) in [(shell, "</script"), (&program, "</script"), (&styles, "</style")] {
            if what.contains(end) || what.contains("<!--") {
                return Err(format!("a script or the styles would end early, at {end}"));
            }
        }

        let page = bare_page(&self.page, &self.build)?;
        let page = html::set_attribute(&page, "<html", "lang", language.tag())?;
        let page = html::set_attribute(&page, "<html", "data-languages", language.tag())?;
        let icon = format!("data:image/svg+xml;base64,{}", STANDARD.encode(self.bytes("icons/favicon.svg")?));
        let head =
            format!("<link rel=\"icon\" href=\"{icon}\">\n<script>{shell}</script>\n<style>{styles}</style>\n</head>");
        let files = packed(&self.archive(language, &others))?;
        let blocks: String = [("program", &self.program), ("worker", &self.worker), ("files", &files)]
            .map(|(id, text)| format!("<script type=\"text/plain\" id=\"{id}\">{text}</script>\n"))
            .concat();
        let sheets = SHEETS.iter().map(|path| sheet(path, self.text(path)?)).collect::<Result<String, String>>()?;
        let foot = format!("<div hidden>{sheets}</div>\n{blocks}<script type=\"module\">{program}</script>\n</body>");
        let page = put(&page, "</head>", &head)?;
        let page = put(&page, "</body>", &foot)?;
        let scripts: Vec<&str> = html::inline_scripts(&page);
        let scripts: Vec<&str> =
            scripts.into_iter().filter(|script| !blocks.contains(&format!(">{script}</script>"))).collect();
        let policy = policy_of_one_file(&scripts, &styles);
        html::set_attribute(&page, "<meta http-equiv=\"Content-Security-Policy\"", "content", &policy)
    }

    /// The styles of every page and of the start screen, which stand in the page, and those of single pages. On the site too
    /// they come in any order.
    fn styles(&self) -> Result<(String, String), String> {
        let of_home: Vec<String> = page_at("").needs.styles.iter().map(|name| format!("style/{name}.css")).collect();
        let (mut first, mut others) = (String::new(), String::new());
        for path in self.files.iter().map(|file| file.path.as_str()).filter(|path| path.ends_with(".css")) {
            let is_first = path.starts_with("style/site-") || of_home.iter().any(|home| home == path);
            let styles = if is_first { &mut first } else { &mut others };
            *styles += &self.with_drawings(path)?;
            styles.push('\n');
        }
        Ok((first, others))
    }

    /// A sheet of styles with the drawings that it names in it.
    fn with_drawings(&self, path: &str) -> Result<String, String> {
        let (mut out, mut rest) = (String::new(), self.text(path)?);
        while let Some((before, after)) = rest.split_once("url(") {
            let address = after.split_once("\")").and_then(|(address, _)| address.strip_prefix("\"../"));
            let drawing = address.ok_or_else(|| format!("{path}: an address that is no drawing of the site"))?;
            out += &format!("{before}url(\"data:image/svg+xml;base64,{}", STANDARD.encode(self.bytes(drawing)?));
            rest = &after[drawing.len() + "\"../".len()..];
        }
        Ok(out + rest)
    }

    /// The files that are asked for by name, one after the other; their names and lengths stand in the first line.
    fn archive(&self, language: Language, styles: &str) -> Vec<u8> {
        let own = format!("locales/{}/", language.tag());
        let of_all: Vec<String> = PAGES
            .iter()
            .flat_map(|page| page.needs.words)
            .filter_map(|name| Some(format!("/{}.ftl", name.strip_prefix("*/")?)))
            .collect();
        let is_held = |path: &str| match path.strip_prefix("locales/") {
            Some(_) => path.starts_with(&own) || of_all.iter().any(|name| path.ends_with(name)),
            None => {
                !["style/", "shell/", "icons/"].iter().any(|start| path.starts_with(start))
                    && !SHEETS.contains(&path)
                    && path != WORKER
            }
        };
        let held: Vec<&SiteFile> = self.files.iter().filter(|file| is_held(&file.path)).collect();
        let mut held: Vec<(&str, &[u8])> =
            held.iter().map(|file| (file.path.as_str(), file.bytes.as_slice())).collect();
        held.push((STYLES, styles.as_bytes()));
        let list: Vec<(&str, usize)> = held.iter().map(|(path, bytes)| (*path, bytes.len())).collect();
        let mut bytes = serde_json::json!(list).to_string().into_bytes();
        bytes.push(b'\n');
        held.iter().for_each(|(_, file)| bytes.extend(*file));
        bytes
    }
}

/// The page without what it fetches, and with addresses after `#`.
fn bare_page(page: &str, build: &str) -> Result<String, String> {
    let mut bare = page.to_string();
    for start in ["<base ", "<link "] {
        for tag in html::tags(page, start) {
            bare = bare.replace(tag, "");
        }
    }
    for script in ["<script src=", "<script type=\"module\">"] {
        while let Some((before, after)) = bare.split_once(script) {
            let (_, after) = after.split_once("</script>").ok_or("a script without an end")?;
            bare = format!("{before}{after}");
        }
    }
    for tag in html::tags(page, "<a ") {
        let address = html::attribute(tag, "href").unwrap_or_default();
        bare = bare.replace(
            tag,
            &tag.replace(&format!("\"{address}\""), &format!("\"#/{}\"", address.trim_start_matches("./"))),
        );
    }
    let bare = bare.replace(&format!("<use href=\"{build}/"), "<use href=\"#");
    // Blank lines where the tags stood.
    let lines: Vec<&str> = bare.lines().filter(|line| !line.trim().is_empty()).collect();
    let bare = lines.join("\n") + "\n";
    match bare.contains(" src=") || bare.contains(&format!("{build}/")) {
        true => Err("the page would still fetch something".into()),
        false => Ok(bare),
    }
}

/// A sheet of drawings for the page: each has the name by which the program asks for it.
fn sheet(path: &str, text: &str) -> Result<String, String> {
    let mut text = text.to_string();
    while let Some(((before, _), (_, after))) = text.split_once("<!--").zip(text.split_once("-->")) {
        text = format!("{before}{after}");
    }
    if text.contains("url(#") || text.contains("href=") || text.contains(" style=") || text.contains("<style") {
        return Err(format!("{path}: a drawing that needs another, or styles of its own"));
    }
    Ok(text.replace(" id=\"", &format!(" id=\"{path}#")))
}

fn bytes_of<'a>(files: &'a [SiteFile], path: &str) -> Result<&'a [u8], String> {
    let found = files.iter().find(|file| file.path == path);
    found.map(|file| file.bytes.as_slice()).ok_or_else(|| format!("the site has no {path}"))
}

/// Puts this in place of what must stand in the page once.
fn put(page: &str, place: &str, what: &str) -> Result<String, String> {
    match page.matches(place).count() {
        1 => Ok(page.replacen(place, what, 1)),
        count => Err(format!("the page has {count} times {place}")),
    }
}

/// As small as deflate can be, in base64: zopfli takes half a minute and saves a twentieth of what flate2 makes.
fn packed(bytes: &[u8]) -> Result<String, String> {
    let mut out = Vec::new();
    let options = Options { iteration_count: ROUNDS, ..Options::default() };
    zopfli::compress(options, Format::Deflate, bytes, &mut out).map_err(|error| error.to_string())?;
    Ok(STANDARD.encode(out))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::io::Read;

    use flate2::read::DeflateDecoder;

    use super::*;

    const BUILD: &str = "0123456789abcdef";
    const INDEX: &str = "<!DOCTYPE html>\n<html lang=\"pt-PT\" data-build=\"0123456789abcdef\" data-languages=\"pt-PT en\">\n<head>\n\
        <base href=\"/\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"\">\n\
        <script src=\"/shell/shell-1.js\"></script>\n<link rel=\"stylesheet\" href=\"/0123456789abcdef/style/site-1.css\">\n\
        <link rel=\"icon\" href=\"icons/favicon.svg\">\n<script src=\"/shell/offline-1.js\" defer></script>\n</head>\n<body>\n\
        <a href=\"./\">1</a><a href=\"aprender\">2</a><svg><use href=\"0123456789abcdef/icons/ui.svg#star\"></use></svg>\n\
        <script>first()</script>\n<script type=\"module\">fetch('x')</script>\n</body>\n</html>\n";

    fn site(files: &[(&str, &str)]) -> (tempfile::TempDir, Result<Site, String>) {
        let folder = tempfile::tempdir().unwrap();
        let usual = [
            ("index.html", INDEX),
            ("shell/shell-1.js", "shell()"),
            ("shell/offline-1.js", "offline()"),
            ("icons/favicon.svg", "<svg/>"),
            ("licences.txt", "MIT"),
            ("0123456789abcdef/icons/ui.svg", "<svg><!-- a --><symbol id=\"star\"/></svg>"),
            ("0123456789abcdef/pieces/pieces.svg", "<svg/>"),
            ("0123456789abcdef/rivals/faces.svg", "<svg/>"),
            ("0123456789abcdef/ornaments/tile.svg", "<svg/>"),
            ("0123456789abcdef/style/site-1.css", "b{background:url(\"../ornaments/tile.svg\")}"),
            ("0123456789abcdef/style/a.css", "i{}"),
            ("0123456789abcdef/analyst.js", "glue"),
            ("0123456789abcdef/analyst_bg.wasm", "second"),
            ("0123456789abcdef/locales/pt-PT/play.ftl", "a = pt"),
            ("0123456789abcdef/locales/en/play.ftl", "a = en"),
            ("0123456789abcdef/locales/en/laws/glossary.ftl", "b = en"),
            ("0123456789abcdef/locales/pt-PT/laws/glossary.ftl", "b = pt"),
        ];
        for (path, text) in usual.iter().chain(files) {
            dist::write(&folder.path().join("dist").join(path), text.as_bytes()).unwrap();
        }
        let program = folder.path().join("program");
        dist::write(&program.join("lance-legal.js"), b"glue()").unwrap();
        dist::write(&program.join("lance-legal_bg.wasm"), b"first").unwrap();
        let site = Site::read(&folder.path().join("dist"), &program);
        (folder, site)
    }

    fn block(page: &str, id: &str) -> String {
        let (_, rest) = page.split_once(&format!("id=\"{id}\">")).unwrap();
        let bytes = STANDARD.decode(rest.split_once('<').unwrap().0).unwrap();
        let mut text = String::new();
        DeflateDecoder::new(bytes.as_slice()).read_to_string(&mut text).unwrap();
        text
    }

    #[test]
    fn the_file_holds_all_of_one_language_and_fetches_nothing() {
        let page = site(&[]).1.unwrap().file(Language::PtPt).unwrap();
        assert_eq!(block(&page, "program"), "first");
        assert_eq!(block(&page, "worker"), "second");
        let files = block(&page, "files");
        let (list, bytes) = files.split_once('\n').unwrap();
        let list: Vec<(String, usize)> = serde_json::from_str(list).unwrap();
        let paths: Vec<&str> = list.iter().map(|(path, _)| path.as_str()).collect();
        let wanted = [
            "analyst.js",
            "locales/en/laws/glossary.ftl",
            "locales/pt-PT/laws/glossary.ftl",
            "locales/pt-PT/play.ftl",
            "ornaments/tile.svg",
            "licences.txt",
            "styles.css",
        ];
        assert_eq!(paths, wanted);
        assert_eq!(list.iter().map(|(_, length)| length).sum::<usize>(), bytes.len());
        for gone in [" src=", "<base", "href=\"/", BUILD.to_string().as_str(), "offline()", "fetch('x')"] {
            let rest = page.replacen(&format!("data-build=\"{BUILD}\""), "", 1);
            assert!(!rest.contains(gone), "{gone}");
        }
        for here in
            ["href=\"#/\"", "href=\"#/aprender\"", "<use href=\"#icons/ui.svg#star\">", "id=\"icons/ui.svg#star\""]
        {
            assert!(page.contains(here), "{here}");
        }
    }

    #[test]
    fn the_policy_names_what_runs_and_the_styles() {
        let page = site(&[]).1.unwrap().file(Language::En).unwrap();
        let policy =
            html::attribute(html::tags(&page, "<meta http-equiv").first().unwrap(), "content").unwrap().to_string();
        let (_, styles) = page.split_once("<style>").unwrap();
        let styles = styles.split_once("</style>").unwrap().0;
        let scripts: Vec<&str> = html::inline_scripts(&page);
        let run: Vec<&&str> = scripts.iter().filter(|script| script.contains("()")).collect();
        assert_eq!(run.len(), 3, "the shell, the one in the page, the program's");
        for text in run.into_iter().chain([&styles]) {
            assert!(policy.contains(&STANDARD.encode(dist::sha256(text.as_bytes()))), "{text}");
        }
        assert_eq!(policy.matches("sha256-").count(), 4);
        assert!(!policy.contains("'self'") && !policy.contains("unsafe-inline"));
        assert!(page.contains("<html lang=\"en\"") && page.contains("data-languages=\"en\""));
    }

    #[test]
    fn what_would_not_work_from_a_file_is_refused() {
        let faults = [
            ("0123456789abcdef/style/a.css", "i{background:url(\"https://x/\")}"),
            ("0123456789abcdef/style/site-1.css", "</style>"),
            ("0123456789abcdef/pieces/pieces.svg", "<svg><use href=\"#a\"/></svg>"),
            ("index.html", "<html lang=\"\" data-build=\"\">"),
        ];
        for fault in faults {
            assert!(site(&[fault]).1.and_then(|site| site.file(Language::PtPt)).is_err(), "{fault:?}");
        }
    }

    #[test]
    fn each_language_has_a_name_of_its_own() {
        let known = [Language::PtPt, Language::PtBr, Language::En].map(name);
        assert_eq!(known, ["lance-legal.html", "lance-legal-pt-BR.html", "lance-legal-en.html"]);
        let names: BTreeSet<String> = Language::ALL.into_iter().map(name).collect();
        assert_eq!(names.len(), Language::ALL.len(), "{names:?}");
    }
}
