//! A look as it is written: what all of them share, the header, the bar at the bottom, the board, drawings and links.

use std::cell::RefCell;
use std::rc::Rc;

use lance_legal::site::{Menu, Route};
use lance_legal::square::{self, Word};
use lance_legal::texts::{Texts, Value};

use super::Source;

pub struct Draft<'a> {
    pub source: &'a Source,
    build: &'a str,
    /// Words and other files that the program fetches for the page, below the base; `*` stands for the language.
    needs: Vec<String>,
    texts: Vec<Rc<Texts>>,
    /// The path that counts, where another leads to the same page.
    pub canonical: Option<String>,
    pub title: String,
    pub description: String,
    pub body: String,
    missing: RefCell<Option<String>>,
}

/// As text stands in HTML.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

impl<'a> Draft<'a> {
    pub fn new(source: &'a Source, build: &'a str) -> Draft<'a> {
        Draft {
            source,
            build,
            needs: Vec::new(),
            texts: vec![source.program.clone()],
            canonical: None,
            title: String::new(),
            description: String::new(),
            body: String::new(),
            missing: RefCell::default(),
        }
    }

    /// The draft, or the id of a text that nobody wrote.
    pub fn whole(self) -> Result<Draft<'a>, String> {
        match self.missing.take() {
            Some(id) => Err(id),
            None => Ok(self),
        }
    }

    /// What the page fetches, in the order in which it needs it.
    pub fn needs(&self) -> &[String] {
        &self.needs
    }

    /// The page fetches these words, and they may be said.
    pub fn words<S: AsRef<str>>(&mut self, names: &[S]) -> Result<(), String> {
        for name in names.iter().map(AsRef::as_ref) {
            self.needs_words(name);
            self.texts.push(self.source.texts(name)?);
        }
        Ok(())
    }

    /// The page fetches these words.
    pub fn needs_words(&mut self, name: &str) {
        let path = format!("locales/*/{name}.ftl");
        if !self.needs.contains(&path) {
            self.needs.push(path);
        }
    }

    /// The page fetches this file.
    pub fn file(&mut self, path: &str) -> Result<&'a str, String> {
        self.needs.push(path.to_string());
        self.source.file(path)
    }

    pub fn says(&self, id: &str, values: &[(&str, Value)]) -> Option<String> {
        self.texts.iter().find_map(|texts| texts.format(id, values))
    }

    /// The text of this id, as it stands in HTML.
    pub fn tr(&self, id: &str) -> String {
        self.tr_with(id, &[])
    }

    pub fn tr_with(&self, id: &str, values: &[(&str, Value)]) -> String {
        escaped(&self.plain(id, values))
    }

    /// The text of this id, for a title.
    pub fn plain(&self, id: &str, values: &[(&str, Value)]) -> String {
        self.says(id, values).unwrap_or_else(|| {
            self.missing.borrow_mut().get_or_insert_with(|| id.to_string());
            String::new()
        })
    }

    /// The page's name for the window and for search engines, and what it is about.
    pub fn name(&mut self, name: &str, description: &str) {
        self.title = format!("{name} · {}", self.plain("site-name", &[]));
        self.description = description.to_string();
    }

    pub fn icon(&self, name: &str) -> String {
        let build = self.build;
        format!(
            "<svg class=\"icon\" aria-hidden=\"true\" viewBox=\"0 0 24 24\"><use href=\"{build}/icons/ui.svg#{name}\"></use></svg>"
        )
    }

    /// A button that does nothing yet.
    pub fn button(&self, class: &str, icon: &str, text: &str) -> String {
        let icon = if icon.is_empty() { String::new() } else { self.icon(icon) };
        // A sign without words that does nothing yet is nothing to be read out.
        let (hidden, text) = match text {
            "" => (" aria-hidden=\"true\"", String::new()),
            _ => ("", format!("<span>{}</span>", self.tr(text))),
        };
        format!("<button type=\"button\" class=\"{class}\" disabled{hidden}>{icon}{text}</button>")
    }

    /// The same with nothing around its words.
    pub fn plain_button(&self, class: &str, text: &str) -> String {
        format!("<button type=\"button\" class=\"{class}\" disabled>{}</button>", self.tr(text))
    }

    /// The place of stars, which only the device knows.
    pub fn stars(&self) -> String {
        format!("<span class=\"stars unknown\">{}</span>", self.icon("star-empty").repeat(3))
    }

    /// A link to a page of the site; `text` is HTML.
    pub fn link(&self, path: &str, class: &str, icon: &str, text: &str) -> String {
        let icon = if icon.is_empty() { String::new() } else { self.icon(icon) };
        format!("<a class=\"{class}\" href=\"{}\">{icon}<span>{text}</span></a>", address(path))
    }

    pub fn push(&mut self, html: &str) {
        self.body += html;
    }

    /// The start of a page of text: its class, a way back, and its heading.
    pub fn page(&mut self, class: &str, above: &str, heading: &str) {
        self.body += &format!("<div class=\"page {class}\">{above}<h1>{heading}</h1>");
    }

    /// A page that begins with a board: what stands beside it is HTML.
    pub fn beside_board(&mut self, class: &str, game: &str, above: &str, side: &str) {
        let board = board(game, "outside");
        self.body += &format!(
            "<div class=\"play {class}\">{above}<div class=\"play-board\">{board}</div><div class=\"play-side\">{side}</div></div>"
        );
    }

    /// A card that waits for its words.
    pub fn waiting_card(&self) -> String {
        format!(
            "<section class=\"card verdict\"><p class=\"quiet-text\" role=\"status\">{}</p></section>",
            self.tr("loading")
        )
    }

    pub fn header(&self, path: &str) -> String {
        let here = Route::from_path(path);
        let link = |route: Route| {
            let current = if here == Some(route) { " aria-current=\"page\"" } else { "" };
            format!("<a href=\"{}\"{current}>{}</a>", address(route.path()), self.tr(route.menu().0))
        };
        let place = |route: Route| {
            let (text, icon) = route.menu();
            let current = if here == Some(route) { " aria-current=\"page\"" } else { "" };
            let (icon, text) = (self.icon(icon), self.tr(text));
            format!(
                "<a class=\"header-place spoken\" href=\"{}\"{current}>{icon}<span class=\"visually-hidden\">{text}</span></a>",
                address(route.path())
            )
        };
        let menu: String = Route::shown_in(&[Menu::Top]).map(link).collect();
        let places: String = Route::shown_in(&[Menu::Header]).map(place).collect();
        format!(
            "<header class=\"site-header\"><a class=\"brand\" href=\"./\">{}<span>{}</span></a>\
             <nav class=\"top-menu spoken\" aria-label=\"{}\">{menu}</nav>{places}\
             <span class=\"projector-button spoken\" aria-hidden=\"true\">{}<span>{}</span></span>\
             <span class=\"shell-wait unspoken\" role=\"status\">{}</span></header>",
            self.icon("knight"),
            self.tr("site-name"),
            self.tr("menu-label"),
            self.icon("projector"),
            self.tr("projector-start"),
            self.source.waits,
        )
    }

    pub fn bottom_bar(&self, path: &str) -> String {
        let here = Route::from_path(path);
        let link = |route: Route| {
            let (text, icon) = route.menu();
            let class = if route.menus().contains(&Menu::Header) { " class=\"in-header\"" } else { "" };
            let current = if here == Some(route) { " aria-current=\"page\"" } else { "" };
            format!(
                "<a href=\"{}\"{class}{current}>{}<span>{}</span></a>",
                address(route.path()),
                self.icon(icon),
                self.tr(text)
            )
        };
        let links: String = Route::shown_in(&[Menu::Bar, Menu::Header]).map(link).collect();
        format!("<nav class=\"bottom-bar spoken\" aria-label=\"{}\">{links}</nav>\n", self.tr("menu-label"))
    }
}

/// A path of the site as an address in a page with a base.
pub fn address(path: &str) -> &str {
    match path.trim_start_matches('/') {
        "" => "./",
        path => path,
    }
}

/// An empty board.
pub fn board(game: &str, coordinates: &str) -> String {
    format!(
        "<div class=\"board\" data-coordinates=\"{coordinates}\" data-game=\"{game}\" aria-hidden=\"true\">\
         <div class=\"board-frame\"><div class=\"board-field shell-field\"></div></div></div>"
    )
}

/// The sentence with the names of squares in bold, as HTML.
pub fn emphasised(text: &str) -> String {
    let word = |word: Word| match word {
        Word::Square(name, rest) => format!("<strong>{name}</strong>{}", escaped(rest)),
        Word::Whole(word) => format!("<span class=\"whole\">{}</span>", escaped(word)),
        Word::Plain(word) => escaped(word),
    };
    square::words(text).map(word).collect()
}
