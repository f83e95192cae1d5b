//! Regras: the hall, the editions with their chapters, the glossary, and the ways to practise.

use lance_legal::language::Language;
use lance_legal::laws::library::{
    Article, BASE, Book, HEADINGS, Library, Part, Place, Relation, SCHOOL_SECTIONS, is_compared,
};
use lance_legal::laws::scene::read as read_scenes;
use lance_legal::laws::search::fold;
use lance_legal::laws::{Speed, glossary};
use lance_legal::quiz::{MIXTURE, Theme};
use lance_legal::route::{Course, EDITIONS, Law, Quiz, SCHOOL, Way};
use lance_legal::site::{Route, SITUATIONS};
use lance_legal::texts::Texts;

use super::draft::{Draft, address, escaped};

pub fn draw(draft: &mut Draft, law: &Law) -> Result<(), String> {
    draft.words(&["laws/hall"])?;
    match law {
        Law::Hall => hall(draft),
        Law::HowToPlay => how_to_play(draft),
        Law::Quiz(asked) => quiz(draft, asked),
        Law::Arbiter(scene) => arbiter(draft, scene.as_deref()),
        Law::Edition(SCHOOL) => school(draft, None),
        Law::Article(SCHOOL, number) => school(draft, Some(number)),
        Law::Edition(edition) => numbered(draft, edition, None),
        Law::Article(edition, number) => numbered(draft, edition, Some(number)),
        Law::Search => find(draft),
        Law::Glossary => words(draft),
    }
}

/// The message with the name of an edition.
fn edition_id(word: &str) -> String {
    format!("laws-{word}")
}

/// The way back to the hall.
fn to_the_hall(draft: &Draft) -> String {
    let back = draft.link(&Law::Hall.path(), "", "back", &draft.tr("laws-all"));
    format!("<p class=\"law-ways no-print\">{back}</p>")
}

fn hall(draft: &mut Draft) -> Result<(), String> {
    let (name, lead) = (draft.plain("menu-laws", &[]), draft.plain("laws-lead", &[]));
    draft.name(&name, &lead);
    let card = |law: Law, icon: &str, title: &str, text: &str| {
        format!(
            "<li><a class=\"card laws-card\" href=\"{}\">{}<strong>{}</strong><span class=\"quiet-text\">{}</span></a></li>",
            address(&law.path()),
            draft.icon(icon),
            draft.tr(title),
            draft.tr(text)
        )
    };
    let ways = [
        card(Law::HowToPlay, "board", "laws-how", "laws-how-text"),
        card(Law::Quiz(Quiz::Menu), "notation", "laws-quiz", "laws-quiz-text"),
        card(Law::Arbiter(None), "clock", "laws-arbiter", "laws-arbiter-text"),
        card(Law::Search, "search", "laws-find", "laws-find-text"),
        card(Law::Glossary, "learn", "laws-glossary", "laws-glossary-text"),
    ]
    .concat();
    let edition = |word: &str| {
        let law = EDITIONS.into_iter().find(|other| *other == word).map_or(Law::Hall, Law::Edition);
        card(law, "law", &edition_id(word), &format!("{}-text", edition_id(word)))
    };
    let editions: String = EDITIONS.into_iter().map(edition).collect();
    let (heading, lead, title) = (draft.tr("menu-laws"), draft.tr("laws-lead"), draft.tr("laws-editions"));
    draft.page("laws-hall", "", &heading);
    draft.push(&format!(
        "<p class=\"lead\">{lead}</p><ol class=\"laws-list\">{ways}</ol><h2>{title}</h2><ol class=\"laws-list\">{editions}</ol></div>"
    ));
    Ok(())
}

/// The first sentences; the diagrams come with the program.
fn how_to_play(draft: &mut Draft) -> Result<(), String> {
    draft.words(&["laws/how", "lessons"])?;
    let (name, lead) = (draft.plain("laws-how", &[]), draft.plain("how-lead", &[]));
    draft.name(&name, &lead);
    let (heading, lead) = (draft.tr("laws-how"), draft.tr("how-lead"));
    let above = to_the_hall(draft);
    draft.page("how paper", &above, &heading);
    draft.push(&format!("<p class=\"lead\">{lead}</p></div>"));
    Ok(())
}

/// The numbers of all editions, which each page of them fetches.
fn library(draft: &mut Draft) -> Result<Library, String> {
    let read = |word: &&str| Ok(Book::read(word, draft.file(&format!("laws/{word}.txt"))?).0);
    Ok(Library { books: EDITIONS.iter().map(read).collect::<Result<_, String>>()? })
}

/// An edition or a number of it: its contents, or the chapter.
fn numbered(draft: &mut Draft, word: &'static str, number: Option<&str>) -> Result<(), String> {
    draft.words(&["laws/library"])?;
    let library = library(draft)?;
    let edition = library.book(word).ok_or_else(|| format!("no edition {word}"))?;
    let asked = match number {
        Some(number) => Some(edition.find(number).ok_or_else(|| format!("{word} has no number {number}"))?),
        None => None,
    };
    let one_page = edition.chapters().next().is_none();
    if asked.is_none() && !one_page {
        return contents(draft, &library.offered(false), word);
    }
    let chapter = asked.map_or("", |article| article.chapter.as_str());
    let files = library.files(word, Some(chapter));
    let links = library.words_of_links(word, chapter);
    draft.words(&files)?;
    draft.words(&links)?;
    let shelf = Shelf { library: &library, edition, word };
    shelf.chapter(draft, chapter, asked)
}

/// An edition on the shelf.
struct Shelf<'a> {
    library: &'a Library,
    edition: &'a Book,
    word: &'static str,
}

fn say(draft: &Draft, word: &str, article: &Article, attribute: &str) -> Option<String> {
    draft.says(&(article.said_by(word) + attribute), &[])
}

/// The heading of a number, where it has one.
fn heading(draft: &Draft, word: &str, article: &Article) -> Option<String> {
    draft.says(&article.heading_by(word), &[])
}

impl Shelf<'_> {
    fn chapter(&self, draft: &mut Draft, chapter: &str, asked: Option<&Article>) -> Result<(), String> {
        let word = self.word;
        let name = draft.plain(&edition_id(word), &[]);
        let articles: Vec<&Article> = self.edition.chapter(chapter).collect();
        let head = articles.iter().find(|article| article.is_chapter()).copied();
        let title = match head {
            Some(head) => format!("{} · {}", head.number, heading(draft, word, head).unwrap_or_default()),
            None => name.clone(),
        };
        let marked = asked.filter(|article| !article.is_chapter());
        let own = marked.and_then(|article| {
            let parts = [".title", ""].map(|part| say(draft, word, article, part).unwrap_or_default());
            Some(parts.join(" ")).filter(|text| !text.trim().is_empty())
        });
        let below =
            || articles.iter().find_map(|article| say(draft, word, article, "").filter(|_| !article.is_chapter()));
        let described = own.or_else(below).unwrap_or_else(|| title.clone());
        let at = marked.map_or(title.clone(), |article| article.number.clone());
        let at = if at == name { at } else { format!("{at} · {name}") };
        draft.name(&at, &format!("{at}. {described}"));

        let back = match head {
            Some(_) => draft.link(&Law::Edition(word).path(), "", "back", &escaped(&name)),
            None => draft.link(&Law::Hall.path(), "", "back", &draft.tr("laws-all")),
        };
        let number = marked.or(head).map(|article| article.number.as_str());
        let only = if is_compared(word) && word != BASE { lever(draft, "law-only-differences") } else { String::new() };
        let rows: String = articles
            .iter()
            .filter(|article| !article.is_chapter() || self.says_more(draft, article))
            .map(|article| self.row(draft, article, marked.is_some_and(|marked| marked.number == article.number)))
            .collect();
        let page = format!(
            "<div class=\"page law-chapter\" data-teacher=\"false\" data-only-differences=\"false\">\
             <p class=\"law-ways no-print\">{back}</p><h1>{}</h1><p class=\"law-paper-edition\">{}</p>{}\
             <div class=\"law-tools no-print\">{}{only}<span class=\"button small quiet\">{}<span>{}</span></span></div>\
             <div class=\"law-articles\">{rows}</div>{}{}</div>",
            escaped(&title),
            escaped(&name),
            self.switch(draft, number),
            lever(draft, "law-teacher-lines"),
            draft.icon("print"),
            draft.tr("law-print"),
            self.ways(draft, chapter),
            source(draft, &name),
        );
        draft.push(&page);
        Ok(())
    }

    /// The chapters before and after.
    fn ways(&self, draft: &Draft, chapter: &str) -> String {
        let offered = self.edition.offered(false);
        let (before, after) = offered.neighbours(chapter);
        let way = |to: Option<&Article>, icon: &str, id: &str| {
            let Some(to) = to else { return String::new() };
            let text = draft.tr_with(id, &[("chapter", to.number.clone().into())]);
            draft.link(&address_of(self.word, &to.number), "button quiet", icon, &text)
        };
        let ways = [way(before, "back", "law-chapter-before"), way(after, "forward", "law-chapter-after")].concat();
        format!("<nav class=\"actions no-print\" aria-label=\"{}\">{ways}</nav>", draft.tr("law-chapters"))
    }

    /// Whether there is more to a chapter than its name.
    fn says_more(&self, draft: &Draft, head: &Article) -> bool {
        let says = |attribute| say(draft, self.word, head, attribute).is_some();
        says(".teacher") || says(".diff") || !head.links.is_empty()
    }

    fn row(&self, draft: &Draft, article: &Article, marked: bool) -> String {
        let word = self.word;
        let says = |attribute: &str| say(draft, word, article, attribute);
        let same = matches!(article.relation, Relation::Same(_));
        let text_edition = if same { BASE } else { word };
        let relation = match article.relation {
            Relation::Alone => "alone",
            Relation::Same(_) => "same",
            Relation::Other(_) => "other",
            Relation::New => "new",
        };
        let text = says("").filter(|_| !article.is_chapter());
        let title = says(".title").filter(|_| !article.is_chapter());
        let number = &article.number;
        let mut body = String::new();
        body.extend(title.map(|title| format!("<h2>{}</h2>", escaped(&title))));
        body.extend(text.map(|text| format!("<p class=\"law-text\">{}</p>", self.with_links(text_edition, &text))));
        body.extend(self.differs(draft, article, says(".diff").as_deref()));
        if !article.links.is_empty() {
            let links: String = article.links.iter().map(|path| shown_by(draft, path)).collect();
            body += &format!("<div class=\"law-links no-print\">{links}</div>");
        }
        if marked {
            let copy = draft.tr("law-copy");
            body += &format!(
                "<div class=\"law-links no-print\"><span class=\"button small quiet\"><span>{copy}</span></span><span></span></div>"
            );
        }
        let said = draft.tr_with("article", &[("article", number.clone().into())]);
        let law = address_of(word, number);
        let current = if marked { " aria-current=\"true\"" } else { "" };
        format!(
            "<article class=\"law\" tabindex=\"-1\" data-depth=\"{}\" data-relation=\"{relation}\" data-marked=\"{marked}\" aria-label=\"{said}\">\
             <a class=\"law-number\" href=\"{law}\"{current}>{number}</a><div class=\"law-body\">{body}</div></article>",
            article.depth().min(5)
        )
    }

    /// How the number stands to the edition in force; in that one, which older editions say it otherwise.
    fn differs(&self, draft: &Draft, article: &Article, diff: Option<&str>) -> Option<String> {
        let there = |word: &str, number: &str, sign: &str, said: &str| {
            format!(
                "<a class=\"law-tag\" data-relation=\"other\" href=\"{}\"><span class=\"law-sign\" aria-hidden=\"true\">{sign}</span>\
                 <span class=\"visually-hidden\">{}</span> {word}: {number}</a>",
                address_of(word, number),
                draft.tr(said)
            )
        };
        let diff = escaped(diff.unwrap_or_default());
        let told = |sign: &str, id: &str, more: &str| {
            format!(
                "<p class=\"law-diff\"><span class=\"law-sign\" aria-hidden=\"true\">{sign}</span> <strong>{}</strong> {diff} {more}</p>",
                draft.tr(id)
            )
        };
        match &article.relation {
            Relation::Same(number) if *number == article.number || article.is_chapter() => None,
            Relation::Same(number) => {
                Some(format!("<p class=\"law-tags\">{}</p>", there(BASE, number, "=", "law-same")))
            }
            Relation::Other(number) => Some(told("⇄", "law-diff", &there(BASE, number, "→", "law-see"))),
            Relation::New => Some(told("+", "law-new", "").replace(" </p>", "</p>")),
            Relation::Alone if self.word == BASE => {
                let first = |word: &str| {
                    let stands = |article: &&Article| matches!(article.relation, Relation::Other(_));
                    let found = self.library.book(word)?.related_to(&article.number).find(stands)?;
                    Some(there(word, &found.number, "⇄", "law-other"))
                };
                let older = EDITIONS.into_iter().filter(|word| is_compared(word) && *word != BASE);
                let tags: String = older.filter_map(first).collect();
                (!tags.is_empty()).then(|| format!("<p class=\"law-tags no-print\">{tags}</p>"))
            }
            Relation::Alone => None,
        }
    }

    /// The same place in the other editions.
    fn switch(&self, draft: &Draft, number: Option<&str>) -> String {
        if !is_compared(self.word) {
            return String::new();
        }
        let one = |word: &str| {
            let place = number.map(|number| self.library.place(self.word, number, word));
            let from = number.map(|number| format!("?de={}-{number}", self.word)).unwrap_or_default();
            let (law, sign, id, found) = match place {
                _ if word == self.word => (edition_address(word), "", "", number.map(String::from)),
                None => (edition_address(word), "", "", None),
                Some(Place::Same(there)) => (address_of(word, &there), "=", "law-same", Some(there)),
                Some(Place::Other(there)) => (address_of(word, &there), "⇄", "law-other", Some(there)),
                Some(Place::Near(there)) => (address_of(word, &there) + &from, "–", "law-none", None),
                Some(Place::Nowhere) => (edition_address(word) + &from, "–", "law-none", None),
            };
            let said = if id.is_empty() { String::new() } else { draft.tr(id) };
            let sign = if sign.is_empty() {
                String::new()
            } else {
                format!("<span class=\"law-sign\" aria-hidden=\"true\">{sign}</span>")
            };
            let current = if word == self.word { " aria-current=\"page\"" } else { "" };
            format!(
                "<li><a class=\"edition-link\" href=\"{law}\"{current}><strong>{word}</strong> <span>{sign}{}</span> \
                 <span class=\"visually-hidden\">{said}</span></a></li>",
                found.unwrap_or_default()
            )
        };
        let links: String = EDITIONS.into_iter().filter(|word| is_compared(word)).map(one).collect();
        format!(
            "<nav class=\"edition-switch no-print\" aria-label=\"{}\"><ul>{links}</ul></nav>",
            draft.tr("laws-editions")
        )
    }

    /// A text in which the numbers that the edition prints are links: «(11.5)».
    fn with_links(&self, edition: &str, text: &str) -> String {
        let piece = |word: &str| {
            let start = word.find(|sign: char| sign.is_ascii_alphanumeric())?;
            let bare = word[start..].trim_end_matches(|sign: char| !sign.is_ascii_alphanumeric());
            let looks_so = bare.contains('.') && bare.contains(|sign: char| sign.is_ascii_digit());
            let found = looks_so.then(|| self.library.book(edition)?.find(bare)).flatten()?;
            let (before, after) = (escaped(&word[..start]), escaped(&word[start + bare.len()..]));
            Some(format!("{before}<a href=\"{}\">{bare}</a>{after}", address_of(edition, &found.number)))
        };
        text.split_inclusive(' ').map(|word| piece(word).unwrap_or_else(|| escaped(word))).collect()
    }
}

fn edition_address(word: &str) -> String {
    format!("{}/{word}", address(&Law::Hall.path()))
}

fn address_of(word: &str, number: &str) -> String {
    format!("{}/{number}", edition_address(word))
}

/// A switch that is off.
fn lever(draft: &Draft, id: &str) -> String {
    format!(
        "<span class=\"switch\"><span class=\"switch-track\" aria-hidden=\"true\"></span><span>{}</span></span>",
        draft.tr(id)
    )
}

/// Where the texts come from.
fn source(draft: &Draft, name: &str) -> String {
    format!("<p class=\"law-source quiet-text\">{}</p>", draft.tr_with("law-source", &[("edition", name.into())]))
}

/// A link to a page of the site that shows what a number says.
fn shown_by(draft: &Draft, path: &str) -> String {
    let parts: Vec<&str> = path.split('/').collect();
    let text = |id: String| draft.says(&id, &[]);
    let lesson = |lesson: &str, level: bool| {
        let name = text(format!("lesson-{lesson}"))?;
        Some(if level { draft.plain("law-link-level", &[("lesson", name.into())]) } else { name })
    };
    let named = match parts[..] {
        ["aprender", id] => lesson(id, false).map(|name| ("learn", name)),
        ["aprender", id, _] => lesson(id, true).map(|name| ("learn", name)),
        ["damas", "aprender", id] => lesson(id, false).map(|name| ("draughts", name)),
        ["damas", "aprender", id, _] => lesson(id, true).map(|name| ("draughts", name)),
        ["damas", "treino", ..] => Some(("draughts", draft.plain("law-link-drill", &[]))),
        ["notacao", kind] => text(format!("drill-{kind}")).map(|name| ("notation", name)),
        ["notacao", kind, topic] => {
            let names = text(format!("drill-{kind}")).zip(text(format!("topic-{topic}")));
            names.map(|(kind, topic)| ("notation", format!("{kind}: {topic}")))
        }
        _ => None,
    };
    let of_page = || {
        let route = Route::ALL.iter().find(|route| address(route.path()) == parts[0])?;
        Some((route.menu().1, draft.plain(route.menu().0, &[])))
    };
    let (icon, name) = named.or_else(of_page).unwrap_or(("forward", Course::Chess.home().to_string()));
    draft.link(path, "button small quiet", icon, &escaped(&name))
}

/// The table of contents, part by part, of a library as it is offered: nobody knows yet what the settings say.
fn contents(draft: &mut Draft, library: &Library, word: &'static str) -> Result<(), String> {
    let edition = library.book(word).ok_or_else(|| format!("no edition {word}"))?;
    draft.words(&[HEADINGS])?;
    let name = draft.plain(&edition_id(word), &[]);
    let about = draft.plain(&format!("{}-text", edition_id(word)), &[]);
    draft.name(&name, &format!("{name}. {about}"));
    let part_of = |part: Part| {
        let row = |chapter: &Article| {
            let title = heading(draft, word, chapter).unwrap_or_default();
            let differs = |article: &&Article| matches!(article.relation, Relation::Other(_) | Relation::New);
            let differing = edition.chapter(&chapter.number).filter(differs).count();
            let tag = if differing > 0 {
                let said = draft.tr_with("law-differences", &[("count", differing.into())]);
                format!(" <span class=\"law-tag\" data-relation=\"other\">{said}</span>")
            } else {
                String::new()
            };
            format!(
                "<li><a class=\"contents-row\" href=\"{}\"><strong class=\"contents-number\">{}</strong> <span>{}</span>{tag}</a></li>",
                address_of(word, &chapter.number),
                chapter.number,
                escaped(&title)
            )
        };
        let rows: String = edition.chapters().filter(|chapter| chapter.part == part).map(row).collect();
        if rows.is_empty() {
            return String::new();
        }
        let title = draft.tr(&format!("part-{}", part.name()));
        format!("<section class=\"card\"><h2>{title}</h2><ol class=\"contents\">{rows}</ol></section>")
    };
    let parts: String = Part::ALL.into_iter().map(part_of).collect();
    let shelf = Shelf { library, edition, word };
    let (above, switch, source) = (to_the_hall(draft), shelf.switch(draft, None), source(draft, &name));
    draft.page("law-contents", &above, &escaped(&name));
    draft.push(&format!("{switch}{parts}{source}</div>"));
    Ok(())
}

fn find(draft: &mut Draft) -> Result<(), String> {
    draft.words(&["laws/library"])?;
    library(draft)?;
    let (name, text) = (draft.plain("laws-find", &[]), draft.plain("laws-find-text", &[]));
    draft.name(&name, &text);
    let back = draft.link(&Law::Hall.path(), "", "back", &draft.tr("laws-all"));
    let (heading, label) = (draft.tr("laws-find"), draft.tr("find-label"));
    draft.page("law-find", &format!("<p class=\"law-ways\">{back}</p>"), &heading);
    draft.push(&format!(
        "<form class=\"law-field\"><label>{label}</label><input type=\"search\" disabled aria-hidden=\"true\"></form></div>"
    ));
    Ok(())
}

/// The glossary, whole.
fn words(draft: &mut Draft) -> Result<(), String> {
    draft.words(&["laws/library"])?;
    let all: Vec<(Language, Texts)> = Language::ALL
        .into_iter()
        .map(|language| {
            let file = draft.file(&format!("locales/{}/laws/glossary.ftl", language.tag()))?;
            Ok((language, Texts::new(language, &[file])))
        })
        .collect::<Result<_, String>>()?;
    let terms = glossary::read(draft.file("laws/glossary.txt")?);
    let (name, lead) = (draft.plain("laws-glossary", &[]), draft.plain("glossary-lead", &[]));
    draft.name(&name, &lead);
    let word =
        |term: &glossary::Term, texts: &Texts| texts.format(&term.text_id(), &[]).unwrap_or_else(|| term.id.clone());
    let mut rows: Vec<(String, String)> = terms
        .iter()
        .map(|term| {
            let cell = |(language, texts): &(Language, Texts)| {
                format!(
                    "<td data-label=\"{}\" lang=\"{}\">{}</td>",
                    language.column(),
                    language.tag(),
                    escaped(&word(term, texts))
                )
            };
            let own = &all[0].1;
            let is = own.format(&(term.text_id() + ".is"), &[]).unwrap_or_default();
            let article = term.article.as_ref();
            let article = article.map(|number| format!("<a href=\"{}\">{number}</a>", address_of(BASE, number)));
            let row = format!(
                "<tr>{}<td class=\"glossary-is\">{}</td><td class=\"glossary-article\" data-label=\"{}\">{}</td></tr>",
                all.iter().map(cell).collect::<String>(),
                escaped(&is),
                draft.tr("glossary-article"),
                article.unwrap_or_default()
            );
            (fold(&word(term, own)), row)
        })
        .collect();
    rows.sort_by(|a, b| a.0.cmp(&b.0));
    let head: String = Language::ALL.map(|language| format!("<th scope=\"col\">{}</th>", language.column())).concat();
    let (above, heading) = (to_the_hall(draft), draft.tr("laws-glossary"));
    draft.page("law-glossary", &above, &heading);
    let table = format!(
        "<p class=\"lead\">{}</p><label class=\"law-field no-print\"><span>{}</span><input type=\"search\" disabled></label>\
         <p class=\"quiet-text\" role=\"status\">{}</p><table class=\"glossary\"><thead><tr>{head}<th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead>\
         <tbody>{}</tbody></table></div>",
        draft.tr("glossary-lead"),
        draft.tr("glossary-filter"),
        draft.tr_with("glossary-count", &[("count", terms.len().into())]),
        draft.tr("glossary-is"),
        draft.tr("glossary-article"),
        rows.into_iter().map(|(_, row)| row).collect::<String>(),
    );
    draft.push(&table);
    Ok(())
}

/// The regulation of school sport, whole.
fn school(draft: &mut Draft, asked: Option<&str>) -> Result<(), String> {
    draft.words(&["laws/school", "laws/escola"])?;
    let name = draft.plain(&edition_id(SCHOOL), &[]);
    let lead = draft.plain("school-lead", &[]);
    let own = asked.and_then(|number| {
        let id = format!("law-{SCHOOL}-{number}");
        Some((draft.says(&format!("{id}.title"), &[])?, draft.says(&id, &[])?))
    });
    match own {
        Some((title, text)) => draft.name(&format!("{title} · {name}"), &text),
        None => draft.name(&name, &lead),
    }
    let back = draft.link(&Law::Hall.path(), "school-back", "back", &draft.tr("menu-laws"));
    draft.page("school", &format!("<p class=\"no-print\">{back}</p>"), &escaped(&name));
    let title = |number: u8| draft.tr(&format!("law-{SCHOOL}-{number}.title"));
    let places: String = SCHOOL_SECTIONS
        .map(|number| {
            let here = asked == Some(number.to_string().as_str());
            let current = if here { " aria-current=\"true\"" } else { "" };
            format!(
                "<li><a class=\"school-place\" href=\"{}\"{current}><strong>{number}</strong><span>{}</span></a></li>",
                address_of(SCHOOL, &number.to_string()),
                title(number)
            )
        })
        .collect();
    let sections: String = SCHOOL_SECTIONS
        .map(|number| {
            format!(
                "<section class=\"card school-section\"><h2><a class=\"school-number\" href=\"{}\">{number}</a>{}</h2>\
                 <p class=\"school-text\">{}</p></section>",
                address_of(SCHOOL, &number.to_string()),
                title(number),
                draft.tr(&format!("law-{SCHOOL}-{number}"))
            )
        })
        .collect();
    let look = format!(
        "<p class=\"lead\">{}</p><nav class=\"no-print\" aria-label=\"{}\"><ol class=\"school-places\">{places}</ol></nav>{sections}\
         <p class=\"quiet-text\">{}</p></div>",
        draft.tr("school-lead"),
        draft.tr("school-contents"),
        draft.tr("school-source")
    );
    draft.push(&look);
    Ok(())
}

fn quiz(draft: &mut Draft, asked: &Quiz) -> Result<(), String> {
    draft.words(&["laws/quiz"])?;
    draft.file("quiz/index.txt")?;
    let (title, lead) = (draft.plain("quiz-title", &[]), draft.plain("quiz-lead", &[]));
    match asked {
        Quiz::Menu => {
            draft.name(&title, &lead);
            let (heading, lead) = (draft.tr("quiz-title"), draft.tr("quiz-lead"));
            draft.page("quiz-menu", "", &heading);
            draft.push(&format!("<p class=\"lead\">{lead}</p></div>"));
        }
        Quiz::Review => {
            let name = draft.plain("quiz-review", &[]);
            draft.name(&name, &lead);
        }
        Quiz::Theme { slug, way } => {
            let theme = Theme::from_slug(slug).filter(|_| slug != MIXTURE);
            let name = match theme {
                Some(theme) => draft.plain(&format!("quiz-theme-{}", theme.name()), &[]),
                None => draft.plain("quiz-mixture", &[]),
            };
            draft.name(&format!("{name} · {title}"), &format!("{name}. {lead}"));
            // Which questions are asked is drawn by lot; above them stands the theme.
            if *way == Way::Alone {
                let menu = Law::Quiz(Quiz::Menu).path();
                let back = draft.link(&menu, "quiz-back", "back", &escaped(&name));
                draft.push(&format!(
                    "<div class=\"page quiz-session\"><header class=\"quiz-head\"><h1>{back}</h1></header></div>"
                ));
            }
        }
    }
    Ok(())
}

fn arbiter(draft: &mut Draft, asked: Option<&str>) -> Result<(), String> {
    draft.words(&["laws/arbiter", "laws/scenes", "laws/rulings"])?;
    let text = SITUATIONS.map(|file| draft.file(file)).into_iter().collect::<Result<Vec<&str>, String>>()?.concat();
    let (name, lead) = (draft.plain("situations", &[]), draft.plain("situation-lead", &[]));
    let Some(word) = asked else {
        draft.name(&name, &lead);
        let (heading, lead) = (draft.tr("situations"), draft.tr("situation-lead"));
        draft.page("situations", "", &heading);
        draft.push(&format!("<p class=\"lead\">{lead}</p></div>"));
        return Ok(());
    };
    let (_, scenes) = read_scenes(&text).map_err(|e| format!("situations:{e}"))?;
    let scene = scenes.iter().find(|scene| scene.address == word || scene.id == word);
    let scene = scene.ok_or_else(|| format!("no situation {word}"))?;
    // The old address shows the same page.
    draft.canonical = Some(Law::Arbiter(Some(scene.address.clone())).path());
    let title = draft.plain(&format!("scene-{}", scene.id), &[]);
    let speed = draft.plain(
        match scene.speed {
            Speed::Standard => "situation-standard",
            Speed::Rapid => "situation-rapid",
            Speed::Blitz => "situation-blitz",
        },
        &[],
    );
    draft.name(&title, &format!("{title}. {speed}. {lead}"));
    let back = draft.link(&Law::Arbiter(None).path(), "", "back", &draft.tr("situations"));
    let side = format!(
        "<section class=\"card situation-scene\"><p class=\"situation-above\">{back}</p><h1>{}</h1></section>",
        escaped(&title)
    );
    draft.beside_board("situation-play", "chess", "", &side);
    Ok(())
}
