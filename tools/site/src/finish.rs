//! The post-build step: from what Trunk leaves to what a static host needs.
//!
//! Can be run again on its own output. Absent: what is in the folder of a build ([`folder`]), the program's chunks
//! ([`split`]), compression ([`packed`]).

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use lance_legal::drills::own::{OWN, THIS_GAME};
use lance_legal::drills::{Kind, Topic, draughts, endings};
use lance_legal::language::Language;
use lance_legal::laws::library::Book;
use lance_legal::laws::scene::read;
use lance_legal::lessons::Catalog;
use lance_legal::quiz::{MIXTURE, Theme};
use lance_legal::route::{
    CLASS, Course, EDITIONS, Endgames, Hall, Law, Practice, Quiz, REVIEW, SENT, SmallGames, Study, TODAY, Tactic, Way,
};
use lance_legal::site::{PAGES, Page, SITUATIONS, WORDS, page_at};
use lance_legal::small_games::GAMES;
use lance_legal::{tactics, texts};

use crate::dist::{self, SiteFile};
use crate::lean::{lean_scripts, without_comments};
use crate::look::{Source, with_styles, without_styles};
use crate::packed::{self, Extent};
use crate::{folder, html, keep, manifest, split};

/// Everything is refused unless a line here allows it. `frame-ancestors` is ignored in a meta element: hosts
/// that can send headers find it in docs/hosting.md.
fn content_security_policy(inline: &[&str]) -> String {
    let hashes: String = inline.iter().map(|script| hash(script)).collect();
    [
        "default-src 'none'",
        &format!("script-src 'self' 'wasm-unsafe-eval'{hashes}"),
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        // `<base>` is how one build serves deep links under any path; 'none' would switch it off.
        "base-uri 'self'",
        "form-action 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types default",
    ]
    .join("; ")
}

/// A script or a sheet of styles that stands in the page, as a policy names it.
fn hash(text: &str) -> String {
    format!(" 'sha256-{}'", STANDARD.encode(dist::sha256(text.as_bytes())))
}

/// The policy of the site as one file: nothing is fetched, and nothing runs or is styled but what stands in the page. What
/// the browser makes addresses for (`blob:`) came out of the page too. The worker is under the same policy.
pub fn policy_of_one_file(inline: &[&str], styles: &str) -> String {
    let hashes: String = inline.iter().map(|script| hash(script)).collect();
    [
        "default-src 'none'",
        &format!("script-src 'wasm-unsafe-eval'{hashes}"),
        &format!("style-src{}", hash(styles)),
        "img-src data: blob:",
        "worker-src blob:",
        "base-uri 'none'",
        "form-action 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types default",
    ]
    .join("; ")
}

/// The policy of the worker, which the one in the page does not reach: it comes with the worker's first script. The
/// service worker sends it, `site serve` does, and docs/hosting.md asks hosts to.
pub const WORKER_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/// The policy that is sent as a header with this file. What holds on a page stands in the page.
pub fn header_policy(path: &str) -> &'static str {
    if path.ends_with("analyst_loader.js") { WORKER_POLICY } else { "frame-ancestors 'none'" }
}

/// Finishes `dist` and says in one line what was done. `linked` is the program before wasm-bindgen, for [`split`];
/// `extent` is what brotli and gzip are made of.
pub fn finish(dist: &Path, base: &str, linked: &Path, extent: Extent) -> Result<String, String> {
    let known = packed::take(dist)?;
    let index = dist.join("index.html");
    let page = String::from_utf8(dist::read_file(&index)?).map_err(|e| format!("index.html: {e}"))?;
    let base_href = format!("href=\"{base}\"");
    if !page.contains(&base_href) {
        return Err(format!("index.html was not built for {base}: no {base_href}"));
    }
    let before = html::tags(&page, "<html").first().and_then(|tag| html::attribute(tag, "data-build")).unwrap_or("");
    let page = folder::empty(dist, base, before, &page)?;
    // Those that this function added the last time.
    let page = without_styles(&page, "", base);
    // Browsers ignore integrity on a preloaded wasm file and say so on the console of every visitor.
    let page = html::without_attribute(&page, "<link rel=\"preload\"", "integrity");
    let page = join_styles(dist, base, page)?;
    let page = lean_scripts(dist, base, page)?;
    let page = split::split(dist, page, linked)?;
    let policy = content_security_policy(&html::inline_scripts(&page));
    let page = html::set_attribute(&page, "<meta http-equiv=\"Content-Security-Policy\"", "content", &policy)?;
    let page = html::set_attribute(&page, "<html", "data-build", "")?;
    let page = match page.contains(" data-boards=\"") {
        true => html::set_attribute(&page, "<html", "data-boards", &boards())?,
        false => page,
    };

    let page = match page.contains(" data-languages=\"") {
        true => html::set_attribute(&page, "<html", "data-languages", &Language::ALL.map(Language::tag).join(" "))?,
        false => page,
    };

    let paths = addresses(dist)?;
    for language in Language::ALL {
        if let Some(lender) = language.lender() {
            lend(&dist.join("locales"), language.tag(), lender)?;
        }
    }
    leave_out_reference(dist)?;
    let mut files: Vec<SiteFile> =
        dist::read(dist)?.into_iter().filter(|file| dist::is_page_file(&file.path)).collect();
    // A site of a few files is one of the tests' own.
    if dist.join("locales").is_dir() {
        manifest::check(&files.iter().map(|file| file.path.as_str()).collect::<Vec<_>>())?;
        all_listed(&paths)?;
    }
    for file in files.iter_mut().filter(|file| file.path == "index.html") {
        file.bytes = page.clone().into_bytes();
    }
    let looks = Source::of(&files);
    folder::leave_out_comments(&mut files)?;
    folder::add_checksums(&mut files)?;
    let build = keep::build_id(&files);
    let page = html::set_attribute(&page, "<html", "data-build", &build)?;
    let page = folder::fill(dist, base, &build, &mut files, &page)?;
    // The home page has no look but its own, and its styles like any other.
    let home = match looks {
        Some(_) => with_styles(&page, "", &format!("{base}{build}/")),
        None => page.clone(),
    };
    for file in files.iter_mut().filter(|file| file.path == "index.html") {
        file.bytes = home.clone().into_bytes();
    }

    dist::write(&index, home.as_bytes())?;
    for path in &paths {
        let own = looks.as_ref().map(|looks| looks.put(&page, path, &build, base)).transpose()?;
        let own = own.as_ref().unwrap_or(&page);
        dist::write(&dist.join(path.trim_matches('/')).join("index.html"), own.as_bytes())?;
    }
    dist::write(&dist.join("404.html"), page.as_bytes())?;
    keep::write_bundles(dist, &build, &files)?;
    dist::write(&dist.join("sw.js"), keep::service_worker(&build, &files, WORKER_POLICY)?.as_bytes())?;
    packed::write(dist, known, extent)?;
    Ok(format!("build {build}: {} files to keep offline, {} addresses, base {base}", files.len(), paths.len() + 1))
}

/// Appends the lender's messages to each file of this language, and copies the files that this language lacks.
fn lend(locales: &Path, tag: &str, lender: Language) -> Result<(), String> {
    let lent: Vec<SiteFile> = match locales.is_dir() {
        true => dist::read(&locales.join(lender.tag()))?,
        false => Vec::new(),
    };
    for file in lent {
        let path = locales.join(tag).join(&file.path);
        let own = match path.exists() {
            true => dist::read_file(&path)?,
            false => Vec::new(),
        };
        let (own, text) = (String::from_utf8_lossy(&own), String::from_utf8_lossy(&file.bytes));
        dist::write(&path, texts::lent(&own, lender, &text).as_bytes())?;
    }
    Ok(())
}

/// Removes the reference's words of every page: they are in the program.
fn leave_out_reference(dist: &Path) -> Result<(), String> {
    for name in WORDS {
        let file = dist.join(format!("locales/{}/{name}.ftl", Language::REFERENCE.tag()));
        if file.exists() {
            fs::remove_file(&file).map_err(|e| format!("{}: {e}", file.display()))?;
        }
    }
    Ok(())
}

/// The pages that begin with a board, as `shell.js` reads them: of the patterns that fit the last counts. One with `!` takes
/// pages out, and the board of one with `~` is only looked at.
fn boards() -> String {
    let is_taken_out = |page: &&Page| !page.board && PAGES.iter().any(|other| other.board && other.fits(page.at));
    let sign = |page: &Page| match (page.board, page.looked_at) {
        (false, _) => format!("!{}", page.at),
        (true, true) => format!("~{}", page.at),
        (true, false) => page.at.to_string(),
    };
    let patterns: Vec<String> = PAGES.iter().rev().filter(|page| page.board || is_taken_out(page)).map(sign).collect();
    patterns.join(" ")
}

/// Every address but that of the home page; read from the lists in `dist` before they go into their folder.
fn addresses(dist: &Path) -> Result<Vec<String>, String> {
    // A row without a pattern is an address.
    let plain = PAGES.iter().map(|page| page.at).filter(|at| !at.is_empty() && !at.contains('*'));
    let mut addresses: Vec<String> = plain
        .map(|at| format!("/{at}"))
        .chain(studies(dist)?)
        .chain(Study::apart().map(|study| study.path(Course::Chess)))
        .chain(small_games())
        .chain(practices())
        .chain([Study::Lesson(SENT.to_string()).path(Course::Own)])
        .chain(drills())
        .chain(endgames())
        .chain(tactics())
        .chain(laws(dist)?)
        .chain(questions())
        .chain(scenes(dist)?)
        .collect();
    addresses.sort_unstable();
    addresses.dedup();
    Ok(addresses)
}

/// An error that names a page of the site without an address, which no host would find.
fn all_listed(addresses: &[String]) -> Result<(), String> {
    // A teacher's own exercises have no list: the page for any other address serves them.
    let has_none = |page: &&Page| ["", "**", "exercicios/**"].contains(&page.at);
    let listed: BTreeSet<&str> = addresses.iter().map(|address| page_at(address).at).collect();
    match PAGES.iter().find(|page| !has_none(page) && !listed.contains(page.at)) {
        Some(page) => Err(format!(
            "src/site.rs: the page /{} has no address: write its list in tools/site/src/finish.rs",
            page.at
        )),
        None => Ok(()),
    }
}

/// The address of every lesson, level and sheet: each is a page that a host finds.
fn studies(dist: &Path) -> Result<Vec<String>, String> {
    let mut paths = Vec::new();
    for (course, list) in [(Course::Chess, "lessons/catalog.txt"), (Course::Draughts, "draughts/catalog.txt")] {
        let file = dist.join(list);
        if !file.exists() {
            continue;
        }
        let list = String::from_utf8(dist::read_file(&file)?).map_err(|e| format!("{list}: {e}"))?;
        for lesson in Catalog::read(&list).lessons() {
            paths.push(Study::Lesson(lesson.id.clone()).path(course));
            paths.push(Study::Sheet(lesson.id.clone()).path(course));
            paths.push(Study::End(lesson.id.clone()).path(course));
            let level = |level: &String| Study::Level { lesson: lesson.id.clone(), level: level.clone() }.path(course);
            paths.extend(lesson.levels.iter().map(level));
        }
    }
    Ok(paths)
}

/// The address of the list of small games and of each.
fn small_games() -> Vec<String> {
    let games = GAMES.iter().map(|game| SmallGames(Some(game.id.to_string())));
    std::iter::once(SmallGames(None)).chain(games).map(|page| page.path()).collect()
}

/// The address of every situation for the arbiter, and the one it had before.
fn scenes(dist: &Path) -> Result<Vec<String>, String> {
    let mut text = String::new();
    for file in SITUATIONS.map(|file| dist.join(file)).iter().filter(|file| file.exists()) {
        text += &String::from_utf8(dist::read_file(file)?).map_err(|e| format!("situations: {e}"))?;
    }
    let (_, scenes) = read(&text).map_err(|e| format!("situations:{e}"))?;
    let words = scenes.into_iter().flat_map(|scene| [scene.address, scene.id]);
    Ok(words.map(|word| Law::Arbiter(Some(word)).path()).collect())
}

/// The address of every kind of exercise and its levels.
fn practices() -> Vec<String> {
    let review = Practice::Kind(REVIEW.to_string());
    let games = Practice::Kind(OWN.to_string());
    let this_game = Practice::Level { kind: OWN.to_string(), level: THIS_GAME.to_string() };
    let mut paths = vec![review.path(), games.path(), this_game.path()];
    for kind in Kind::ALL {
        let name = kind.name().to_string();
        paths.push(Practice::Kind(name.clone()).path());
        let level = |topic: &Topic| Practice::Level { kind: name.clone(), level: topic.name().to_string() }.path();
        paths.extend(kind.topics().iter().map(level));
    }
    paths
}

/// The address of every theme of the questions on the Laws, in each way of being asked.
fn questions() -> Vec<String> {
    let slugs = Theme::ALL.map(Theme::slug).into_iter().chain([MIXTURE]);
    let ways = |slug: &'static str| Way::ALL.map(|way| Quiz::Theme { slug: slug.to_string(), way });
    slugs.flat_map(ways).chain([Quiz::Review]).map(|quiz| Law::Quiz(quiz).path()).collect()
}

/// The address of every kind of exercise in draughts and its levels.
fn drills() -> Vec<String> {
    let kinds = draughts::Kind::ALL.into_iter().flat_map(|kind| {
        let levels = draughts::Level::of(kind).map(draughts::Level::slug);
        std::iter::once(kind.name().to_string()).chain(levels)
    });
    let names = [draughts::NUMBERS, REVIEW].map(str::to_string).into_iter().chain(kinds);
    names.map(|name| Hall::Train(Some(name)).path()).collect()
}

/// The address of every theme of tactics, and of its sets for a class, on the screen and on paper.
fn tactics() -> Vec<String> {
    let themes = tactics::Theme::ALL.into_iter().map(tactics::Theme::name);
    let names = themes.clone().chain([REVIEW, TODAY, CLASS]).map(|name| Tactic::Theme(name.to_string()));
    let sets = themes.flat_map(|theme| {
        let grades = tactics::Grade::ALL.into_iter().map(tactics::Grade::name);
        grades.flat_map(move |grade| {
            let (theme, grade) = (theme.to_string(), grade.to_string());
            [Tactic::Set(theme.clone(), grade.clone()), Tactic::Paper(theme, grade)]
        })
    });
    names.chain(sets).map(|page| page.path()).collect()
}

/// The address of every ending and its levels.
fn endgames() -> Vec<String> {
    let names = endings::ENDINGS.into_iter().flat_map(|ending| {
        let levels = endings::Level::of(ending).map(endings::Level::slug);
        std::iter::once(endings::slug(ending).to_string()).chain(levels)
    });
    let names = std::iter::once(REVIEW.to_string()).chain(names);
    names.map(|name| Endgames(Some(name)).path()).collect()
}

/// The address of every page of the Laws: each number of each edition has one.
fn laws(dist: &Path) -> Result<Vec<String>, String> {
    let others = [Law::HowToPlay, Law::Search, Law::Glossary, Law::Quiz(Quiz::Menu), Law::Arbiter(None)];
    let mut paths: Vec<String> = EDITIONS.into_iter().map(Law::Edition).chain(others).map(|law| law.path()).collect();
    for word in EDITIONS {
        let file = dist.join(format!("laws/{word}.txt"));
        if file.exists() {
            let rows = String::from_utf8(dist::read_file(&file)?).map_err(|e| format!("{word}.txt: {e}"))?;
            let numbers = Book::read(word, &rows).0.articles.into_iter().map(|article| article.number);
            paths.extend(numbers.map(|number| Law::Article(word, number).path()));
        }
    }
    Ok(paths)
}

/// Puts all stylesheets into one file, in their order: one request stands before the first paint, not six.
fn join_styles(dist: &Path, base: &str, page: String) -> Result<String, String> {
    let links: Vec<String> = html::tags(&page, "<link rel=\"stylesheet\"").into_iter().map(String::from).collect();
    let [first, others @ ..] = links.as_slice() else { return Ok(page) };
    if others.is_empty() {
        return Ok(page);
    }
    let mut styles = Vec::new();
    let mut folders = BTreeSet::new();
    for link in &links {
        let href = html::attribute(link, "href").and_then(|href| href.strip_prefix(base));
        let path = href.ok_or_else(|| format!("not a stylesheet below {base}: {link}"))?;
        folders.insert(path.rsplit_once('/').map_or("", |(folder, _)| folder));
        let file = dist.join(path);
        styles.extend(dist::read_file(&file)?);
        styles.push(b'\n');
        fs::remove_file(&file).map_err(|e| format!("{path}: {e}"))?;
    }
    // A `url()` is relative to its stylesheet, so only neighbours may be joined.
    let (Some(folder), 1) = (folders.first(), folders.len()) else {
        return Err(format!("the stylesheets lie in different folders: {folders:?}"));
    };
    let styles = without_comments(&String::from_utf8(styles).map_err(|e| format!("the stylesheets: {e}"))?);
    let styles = styles.as_bytes();
    let path = format!("{folder}/site-{}.css", dist::hex(&dist::sha256(styles)[..8]));
    dist::write(&dist.join(&path), styles)?;
    let integrity = STANDARD.encode(dist::sha384(styles));
    let joined = format!("<link rel=\"stylesheet\" href=\"{base}{path}\" integrity=\"sha384-{integrity}\">");
    let page = page.replacen(first, &joined, 1);
    Ok(others.iter().fold(page, |page, link| page.replacen(link, "", 1)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use lance_legal::site::Route;

    /// These sites have no program that could be split.
    const NONE: &str = "no-such.wasm";

    const PAGE: &str = "<html lang=\"pt\" data-build=\"\"><head><base href=\"/x/\">\
        <meta http-equiv=\"Content-Security-Policy\" content=\"\"></head>\
        <body><script type=\"module\">start()</script></body></html>";

    fn site(wasm: &[u8]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("index.html"), PAGE).unwrap();
        fs::write(folder.path().join("app.wasm"), wasm).unwrap();
        folder
    }

    fn text(folder: &tempfile::TempDir, path: &str) -> String {
        fs::read_to_string(folder.path().join(path)).unwrap()
    }

    /// Every file of a folder, those that are another one packed too.
    fn all_files(folder: &Path) -> std::collections::BTreeMap<std::path::PathBuf, Vec<u8>> {
        let mut files = std::collections::BTreeMap::new();
        for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            match entry.file_type().unwrap().is_dir() {
                true => files.extend(all_files(&entry.path())),
                false => drop(files.insert(entry.path(), fs::read(entry.path()).unwrap())),
            }
        }
        files
    }

    #[test]
    fn the_same_site_in_two_folders_is_finished_the_same() {
        let relative = |folder: &tempfile::TempDir| {
            let files = all_files(folder.path()).into_iter();
            files.map(|(path, bytes)| (path.strip_prefix(folder.path()).unwrap().to_owned(), bytes)).collect::<Vec<_>>()
        };
        let (one, other) = (site(b"wasm"), site(b"wasm"));
        for folder in [&one, &other] {
            fs::create_dir(folder.path().join("laws")).unwrap();
            fs::write(folder.path().join("laws/2023.txt"), "1.1\n".repeat(100)).unwrap();
            finish(folder.path(), "/x/", Path::new(NONE), Extent::All).unwrap();
        }
        assert!(relative(&one) == relative(&other));
    }

    #[test]
    fn a_language_is_lent_what_it_lacks_once() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join("en/laws")).unwrap();
        fs::create_dir(folder.path().join("es")).unwrap();
        for (path, text) in
            [("en/ui.ftl", "a = one\nb = two"), ("en/laws/7.ftl", "c = three"), ("es/ui.ftl", "a = uno")]
        {
            fs::write(folder.path().join(path), text).unwrap();
        }
        for _ in 0..2 {
            lend(folder.path(), "es", Language::En).unwrap();
            assert_eq!(text(&folder, "es/ui.ftl"), "a = uno\n-lent-by = en\na = one\nb = two");
            assert_eq!(text(&folder, "es/laws/7.ftl"), "\n-lent-by = en\nc = three");
            assert_eq!(text(&folder, "en/ui.ftl"), "a = one\nb = two");
        }
    }

    fn build_of(folder: &tempfile::TempDir) -> String {
        let page = text(folder, "index.html");
        html::attribute(html::tags(&page, "<html")[0], "data-build").unwrap().to_string()
    }

    #[test]
    fn the_page_s_own_scripts_lose_their_comments_and_keep_their_checksum() {
        let folder = site(b"wasm");
        let script = "/* What it does. */\n(() => {\n  // Why.\n  const at = 'a//b';\n})();\n";
        dist::write(&folder.path().join("shell/offline-12.js"), script.as_bytes()).unwrap();
        let tag = "<script src=\"/x/shell/offline-12.js\" defer integrity=\"sha384-old\"></script></head>";
        fs::write(folder.path().join("index.html"), PAGE.replace("</head>", tag)).unwrap();
        finish(folder.path(), "/x/", Path::new(NONE), Extent::None).unwrap();
        let page = text(&folder, "index.html");
        let name = html::attribute(html::tags(&page, "<script src")[0], "src").unwrap().strip_prefix("/x/").unwrap();
        let lean = text(&folder, name);
        assert_eq!(lean, "(() => {\nconst at = 'a//b';\n})();\n");
        let checksum = STANDARD.encode(dist::sha384(lean.as_bytes()));
        assert!(page.contains(&format!("<script src=\"/x/{name}\" defer integrity=\"sha384-{checksum}\">")), "{page}");
        assert!(!folder.path().join("shell/offline-12.js").exists());
        let worker = text(&folder, "sw.js");
        assert!(worker.contains(name) && !worker.contains("offline-12.js") && !worker.contains("/*"), "{worker}");
        finish(folder.path(), "/x/", Path::new(NONE), Extent::None).unwrap();
        assert_eq!(text(&folder, "index.html"), page, "the second time there is nothing to take out");
    }

    #[test]
    fn the_policy_names_the_inline_script_and_nothing_unsafe() {
        let folder = site(b"wasm");
        finish(folder.path(), "/x/", Path::new(NONE), Extent::None).unwrap();
        let page = text(&folder, "index.html");
        // printf 'start()' | openssl dgst -sha256 -binary | base64
        assert!(page.contains("'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='"), "{page}");
        assert!(!page.contains("unsafe-inline") && !page.contains("'unsafe-eval'"));
    }

    #[test]
    fn the_worker_s_policy_is_sent_by_the_service_worker_and_asked_of_hosts() {
        let folder = site(b"wasm");
        finish(folder.path(), "/x/", Path::new(NONE), Extent::None).unwrap();
        assert!(text(&folder, "sw.js").contains(&format!("const WORKER_POLICY = \"{WORKER_POLICY}\";")));
        assert_eq!(header_policy("/lance-legal/analyst_loader.js"), WORKER_POLICY);
        assert_eq!(header_policy("/lance-legal/index.html"), "frame-ancestors 'none'");
        let hosting = include_str!("../../../docs/hosting.md");
        assert!(hosting.contains(&format!("add_header Content-Security-Policy \"{WORKER_POLICY}\" always;")));
    }

    #[test]
    fn every_route_and_the_404_page_are_the_same_page() {
        let folder = site(b"wasm");
        finish(folder.path(), "/x/", Path::new(NONE), Extent::None).unwrap();
        let page = text(&folder, "index.html");
        for route in Route::ALL {
            let path = format!("{}/index.html", route.path());
            assert_eq!(text(&folder, path.trim_start_matches('/')), page);
        }
        assert_eq!(text(&folder, "404.html"), page);
    }

    #[test]
    fn the_list_holds_the_final_bytes() {
        let folder = site(b"wasm");
        fs::create_dir(folder.path().join("icons")).unwrap();
        fs::write(folder.path().join("icons/icon-512.png"), "png").unwrap();
        fs::create_dir(folder.path().join("lessons")).unwrap();
        fs::write(folder.path().join("lessons/a.lesson"), "lesson a\n").unwrap();
        finish(folder.path(), "/x/", Path::new(NONE), Extent::None).unwrap();
        let worker = text(&folder, "sw.js");
        let build = build_of(&folder);
        let named = [build.clone() + "/app.wasm", build.clone() + "/lessons/a.lesson"];
        for file in ["index.html", &named[0], &named[1]] {
            let hash = dist::hex(&dist::sha256(&fs::read(folder.path().join(file)).unwrap())[..keep::HASH]);
            assert!(worker.contains(&format!("[\"{file}\",\"{hash}\"")), "{file}");
        }
        assert!(worker.contains(&format!("const BUILD = '{build}';")), "the folder has the name of the build");
        assert!(!folder.path().join("app.wasm").exists() && !folder.path().join("lessons").exists());
        let lesson = text(&folder, &named[1]);
        assert_eq!(lance_legal::checksum::check("lessons/a.lesson", &lesson), Some("lesson a\n"));
        for other in ["404.html", "sw.js", "jogar/index.html", "icons/icon-512.png"] {
            assert!(folder.path().join(other).exists() && !worker.contains(&format!("\"{other}\"")), "{other}");
        }
    }

    #[test]
    fn finishing_twice_changes_nothing_and_other_bytes_give_another_build() {
        let (one, other) = (site(b"wasm"), site(b"wasn"));
        let first = finish(one.path(), "/x/", Path::new(NONE), Extent::All).unwrap();
        let before = all_files(one.path());
        assert_eq!(finish(one.path(), "/x/", Path::new(NONE), Extent::All).unwrap(), first);
        assert!(all_files(one.path()) == before, "all files are the same, byte by byte");
        assert_ne!(finish(other.path(), "/x/", Path::new(NONE), Extent::None).unwrap(), first);
    }

    #[test]
    fn stylesheets_become_one_in_their_order() {
        let folder = site(b"wasm");
        let links = "<link rel=\"stylesheet\" href=\"/x/style/b.css\"/><title>t</title><link rel=\"stylesheet\" href=\"/x/style/a.css\" integrity=\"old\"/>";
        fs::create_dir(folder.path().join("style")).unwrap();
        fs::write(folder.path().join("style/a.css"), "a{}").unwrap();
        fs::write(folder.path().join("style/b.css"), "b{}").unwrap();
        fs::write(folder.path().join("index.html"), PAGE.replace("</head>", &format!("{links}</head>"))).unwrap();
        let first = finish(folder.path(), "/x/", Path::new(NONE), Extent::None).unwrap();
        let page = text(&folder, "index.html");
        let found = html::tags(&page, "<link rel=\"stylesheet\"");
        let href = html::attribute(found[0], "href").and_then(|href| href.strip_prefix("/x/")).unwrap();
        assert_eq!((found.len(), text(&folder, href)), (1, "b{}\na{}\n".to_string()));
        assert!(href.starts_with(&(build_of(&folder) + "/style/site-")), "{href}");
        assert!(!folder.path().join("style/a.css").exists() && page.contains("<title>t</title>"));
        assert_eq!(finish(folder.path(), "/x/", Path::new(NONE), Extent::None).unwrap(), first);
    }

    #[test]
    fn the_home_page_s_own_styles_are_not_joined_when_a_site_is_finished_again() {
        let folder = site(b"wasm");
        for name in ["style/base.css", "style/pages/home.css"] {
            fs::create_dir_all(folder.path().join(name).parent().unwrap()).unwrap();
            fs::write(folder.path().join(name), "a{}").unwrap();
        }
        let link = "<link rel=\"stylesheet\" href=\"/x/style/base.css\">";
        fs::write(folder.path().join("index.html"), PAGE.replace("</head>", &format!("{link}</head>"))).unwrap();
        let first = finish(folder.path(), "/x/", Path::new(NONE), Extent::None).unwrap();
        let page = with_styles(&text(&folder, "index.html"), "", &format!("/x/{}/", build_of(&folder)));
        assert_eq!(page.matches("/style/pages/home.css").count(), 2, "{page}");
        fs::write(folder.path().join("index.html"), &page).unwrap();
        assert_eq!(finish(folder.path(), "/x/", Path::new(NONE), Extent::None).unwrap(), first);
        assert!(folder.path().join(build_of(&folder)).join("style/pages/home.css").exists());
    }

    #[test]
    fn a_site_built_for_another_base_is_refused() {
        assert!(finish(site(b"wasm").path(), "/y/", Path::new(NONE), Extent::None).is_err());
    }
}
