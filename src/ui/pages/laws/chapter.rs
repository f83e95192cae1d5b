//! A chapter to read: numbers in the margin, differences, links to pages that show the rule, a line for the teacher.

use std::sync::atomic::{AtomicBool, Ordering};

use leptos::prelude::*;

use super::editions::{edition_switch, note, source};
use super::shelf::{Shelf, edition_name, heading, say};
use crate::edition::Edition;
use crate::laws::library::{Article, BASE, Relation, is_compared};
use crate::route::Law;
use crate::site::Route;
use crate::texts::Texts;
use crate::ui::browser;
use crate::ui::feedback::Feedback;
use crate::ui::page::focus_start;
use crate::ui::projection::use_projection;
use crate::ui::reactive::memo;
use crate::ui::router::{href, use_router};
use crate::ui::widgets::{self, Button, Icon, TextLink};

/// Whether the teacher's lines are shown, and whether rules without a difference are hidden; kept until the next reload.
static TEACHER: AtomicBool = AtomicBool::new(false);
static ONLY_DIFFERENCES: AtomicBool = AtomicBool::new(false);

/// The id of the article that the address names.
const MARKED: &str = "artigo-marcado";

/// Focuses the article that the address names. Without one, focuses the start of the page after another chapter.
pub(super) fn show_marked(from_another: bool) {
    if document().get_element_by_id(MARKED).is_some() {
        browser::focus(MARKED);
    } else if from_another {
        focus_start();
    }
}

/// A chapter that is on show.
#[derive(Clone, Copy)]
struct Reading {
    shelf: Shelf,
    edition: &'static str,
    texts: StoredValue<Texts>,
    /// The number that the address names.
    marked: Memo<Option<String>>,
}

pub(super) fn page(shelf: Shelf, edition: &'static str, chapter: String, texts: StoredValue<Texts>) -> AnyView {
    let i18n = shelf.i18n;
    let router = use_router();
    let name = edition_name(i18n, edition);
    // The number of the chapter itself marks nothing.
    let marked = memo(move || match router.page(Law::from_path) {
        Some(Law::Article(asked, number)) if asked == edition => {
            shelf.find(edition, &number).filter(|(number, chapter)| number != chapter).map(|(number, _)| number)
        }
        _ => None,
    });
    let reading = Reading { shelf, edition, texts, marked };
    let (heads, below): (Vec<Article>, Vec<Article>) = shelf.library.with_value(|library| {
        let articles = library.book(edition).into_iter().flat_map(|found| found.chapter(&chapter));
        articles.cloned().partition(Article::is_chapter)
    });
    let head = heads.first();
    let title = match head {
        Some(head) => {
            let words = texts.with_value(|texts| heading(texts, edition, head)).unwrap_or_default();
            format!("{} · {words}", head.number)
        }
        None => name.clone(),
    };
    Effect::new({
        let (title, name) = (title.clone(), name.clone());
        move |before: Option<String>| {
            let number = marked.get().unwrap_or_default();
            let at = if number.is_empty() { title.clone() } else { number.clone() };
            shelf.set_title(&if at == name { at } else { format!("{at} · {name}") });
            // Another number of the same chapter is in the address now.
            if before.is_some_and(|before| before != number) {
                request_animation_frame(|| show_marked(false));
            }
            number
        }
    });
    let numbers: Vec<String> = below.iter().map(|article| article.number.clone()).collect();
    let numbers = StoredValue::new(numbers);
    // A presenter's keys go from number to number, and on to the next chapter.
    use_projection().on_turn(Callback::new(move |down: bool| {
        let at =
            marked.get_untracked().and_then(|number| numbers.with_value(|all| all.iter().position(|n| *n == number)));
        let next = if down { Some(at.map_or(0, |at| at + 1)) } else { at.and_then(|at| at.checked_sub(1)) };
        match next.and_then(|at| numbers.with_value(|all| all.get(at).cloned())) {
            Some(number) => browser::click(&number_id(&number)),
            None => browser::click(if down { "capitulo-seguinte" } else { "capitulo-anterior" }),
        }
    }));
    use_projection().on_switch(|| browser::focus_at_top(MARKED));
    let teacher = RwSignal::new(TEACHER.load(Ordering::Relaxed));
    let only = RwSignal::new(ONLY_DIFFERENCES.load(Ordering::Relaxed) && is_older(edition));
    let turn = |signal: RwSignal<bool>, kept: &'static AtomicBool| {
        Callback::new(move |on| {
            kept.store(on, Ordering::Relaxed);
            signal.set(on);
        })
    };
    let here = head.map(|head| head.number.clone());
    let (above, above_name) = match here {
        Some(_) => (Law::Edition(edition), name.clone()),
        None => (Law::Hall, i18n.tr("laws-all")),
    };
    let place = Signal::derive(move || marked.get().or_else(|| here.clone()));
    let rows: Vec<AnyView> = below.iter().map(|article| row(reading, article)).collect();
    // The chapter's own text is the heading of the page. Its row shows what else there is.
    let more = |head: &&Article| {
        let says = |attribute| texts.with_value(|texts| say(texts, edition, head, attribute)).is_some();
        says(".teacher") || says(".diff") || !head.links.is_empty()
    };
    let head_row = head.filter(more).map(|head| row(reading, head));
    view! {
        <div
            class="page law-chapter"
            data-teacher=move || teacher.get().to_string()
            data-only-differences=move || only.get().to_string()
        >
            <p class="law-ways no-print"><TextLink href=href(above.path()) icon="back" text=above_name/></p>
            <h1>{title}</h1>
            <p class="law-paper-edition">{name}</p>
            {move || note(shelf, edition, place.get())}
            {edition_switch(shelf, edition, place)}
            <div class="law-tools no-print">
                {widgets::switch(Signal::derive(i18n.text("law-teacher-lines")), teacher.into(), turn(teacher, &TEACHER))}
                {is_older(edition).then(|| {
                    widgets::switch(
                        Signal::derive(i18n.text("law-only-differences")),
                        only.into(),
                        turn(only, &ONLY_DIFFERENCES),
                    )
                })}
                <Button look="small quiet" icon="print" text="law-print" on_press=browser::print/>
            </div>
            <div class="law-articles">{head_row}{rows}</div>
            {ways(reading, &chapter)}
            {source(shelf, edition)}
        </div>
    }
    .into_any()
}

/// Whether the edition is compared to a newer one.
fn is_older(edition: &str) -> bool {
    is_compared(edition) && edition != BASE
}

/// The id of the link with the number in the margin.
fn number_id(number: &str) -> String {
    format!("n-{}", number.to_ascii_lowercase().replace('.', "-"))
}

/// Links to the chapters before and after.
fn ways(reading: Reading, chapter: &str) -> AnyView {
    let Reading { shelf, edition, .. } = reading;
    let (before, after) = shelf.offered().library.with_value(|library| {
        let found = library.book(edition).map(|found| found.neighbours(chapter)).unwrap_or_default();
        (found.0.map(|article| article.number.clone()), found.1.map(|article| article.number.clone()))
    });
    let way = |number: Option<String>, id, icon, text: &str| {
        number.map(|number| {
            let text = shelf.i18n.tr_with(text, &[("chapter", number.clone().into())]);
            view! {
                <TextLink
                    href=href(Law::Article(edition, number).path())
                    class="button quiet"
                    id=id
                    icon=icon
                    text=text
                />
            }
        })
    };
    view! {
        <nav class="actions no-print" aria-label=shelf.tr("law-chapters")>
            {way(before, "capitulo-anterior", "back", "law-chapter-before")}
            {way(after, "capitulo-seguinte", "forward", "law-chapter-after")}
        </nav>
    }
    .into_any()
}

/// One article: its number, its text, what differs, the pages that show it.
fn row(reading: Reading, article: &Article) -> AnyView {
    let Reading { shelf, edition, texts, marked } = reading;
    let number = article.number.clone();
    let says = |attribute: &str| texts.with_value(|texts| say(texts, edition, article, attribute));
    // A chapter's text is the heading of the page already.
    let (title, text) = if article.is_chapter() { (None, None) } else { (says(".title"), says("")) };
    let text_edition = if matches!(article.relation, Relation::Same(_)) { BASE } else { edition };
    let relation = match &article.relation {
        Relation::Alone => "alone",
        Relation::Same(_) => "same",
        Relation::Other(_) => "other",
        Relation::New => "new",
    };
    let here = Some(number.clone());
    let is_marked = memo(move || marked.get() == here);
    let teacher = says(".teacher").map(|words| {
        view! {
            <p class="law-teacher">
                <strong>{shelf.tr("law-teacher")}</strong>
                " "
                {with_links(shelf, text_edition, &words)}
            </p>
        }
    });
    let depth = article.depth().min(5).to_string();
    let said = shelf.i18n.tr_with("article", &[("article", number.clone().into())]);
    let links = links(reading, article);
    let differs = differs(reading, article, says(".diff"));
    let tools = {
        let number = number.clone();
        move || is_marked.get().then(|| copy_link(shelf, edition, &number))
    };
    view! {
        <article
            class="law"
            id=move || is_marked.get().then_some(MARKED)
            tabindex="-1"
            data-depth=depth
            data-relation=relation
            data-marked=move || is_marked.get().to_string()
            aria-label=said
        >
            <a
                class="law-number"
                id=number_id(&number)
                href=href(Law::Article(edition, number.clone()).path())
                aria-current=move || is_marked.get().then_some("true")
            >
                {number.clone()}
            </a>
            <div class="law-body">
                {title.map(|title| view! { <h2>{title}</h2> })}
                {text.map(|text| view! { <p class="law-text">{with_links(shelf, text_edition, &text)}</p> })}
                {differs}
                {teacher}
                {links}
                {tools}
            </div>
        </article>
    }
    .into_any()
}

/// How the article differs from the edition in force; in that edition, which older ones differ.
fn differs(reading: Reading, article: &Article, diff: Option<String>) -> Option<AnyView> {
    let Reading { shelf, edition, .. } = reading;
    let i18n = shelf.i18n;
    let there = |edition: &'static str, number: &str, sign: &'static str, said: &'static str| {
        let number = number.to_string();
        view! {
            <a class="law-tag" data-relation="other" href=href(Law::Article(edition, number.clone()).path())>
                <span class="law-sign" aria-hidden="true">{sign}</span>
                <span class="visually-hidden">{i18n.tr(said)}</span>
                {format!(" {edition}: {number}")}
            </a>
        }
        .into_any()
    };
    let says = |sign: &'static str, what: &'static str, link: Option<AnyView>| {
        let link = link.map(|link| view! { " " {link} });
        view! {
            <p class="law-diff">
                <span class="law-sign" aria-hidden="true">{sign}</span>
                " "
                <strong>{i18n.tr(what)}</strong>
                " "
                {diff}
                {link}
            </p>
        }
        .into_any()
    };
    match &article.relation {
        // The number is the same too, so there is nothing to say.
        Relation::Same(number) if *number == article.number || article.is_chapter() => None,
        Relation::Same(number) => {
            Some(view! { <p class="law-tags">{there(BASE, number, "=", "law-same")}</p> }.into_any())
        }
        Relation::Other(number) => Some(says("⇄", "law-diff", Some(there(BASE, number, "→", "law-see")))),
        Relation::New => Some(says("+", "law-new", None)),
        Relation::Alone if edition == BASE => {
            let others = shelf.library.with_value(|library| {
                let older = Edition::WORDS.into_iter().filter(|word| is_older(word));
                let first = |word| {
                    let stands = |article: &&Article| matches!(article.relation, Relation::Other(_));
                    let found = library.book(word)?.related_to(&article.number).find(stands)?;
                    Some((word, found.number.clone()))
                };
                older.filter_map(first).collect::<Vec<(&'static str, String)>>()
            });
            (!others.is_empty()).then(|| {
                let tags = others.into_iter().map(|(word, number)| there(word, &number, "⇄", "law-other"));
                view! { <p class="law-tags no-print">{tags.collect_view()}</p> }.into_any()
            })
        }
        Relation::Alone => None,
    }
}

/// Links to the pages of the site that show the rule.
fn links(reading: Reading, article: &Article) -> Option<AnyView> {
    let one = |path: &String| {
        let (icon, name) = link_name(reading, path);
        let href = browser::base_without_slash() + "/" + path;
        view! {
            <a class="button small quiet" href=href>
                <Icon name=icon/>
                <span>{name}</span>
            </a>
        }
        .into_any()
    };
    (!article.links.is_empty()).then(|| {
        view! { <div class="law-links no-print">{article.links.iter().map(one).collect_view()}</div> }.into_any()
    })
}

/// The icon and the name of a page of the site.
fn link_name(reading: Reading, path: &str) -> (&'static str, String) {
    let Reading { shelf, texts, .. } = reading;
    let i18n = shelf.i18n;
    let text = |id: String| texts.with_value(|texts| texts.format(&id, &[]));
    let parts: Vec<&str> = path.split('/').collect();
    let lesson = |id: &str| text(format!("lesson-{id}"));
    let level = |id: &str| Some(i18n.tr_with("law-link-level", &[("lesson", lesson(id)?.into())]));
    let named = match parts[..] {
        ["aprender", id] => lesson(id).map(|name| ("learn", name)),
        ["aprender", id, _] => level(id).map(|name| ("learn", name)),
        ["damas", "aprender", id] => lesson(id).map(|name| ("draughts", name)),
        ["damas", "aprender", id, _] => level(id).map(|name| ("draughts", name)),
        ["damas", "treino", ..] => Some(("draughts", i18n.tr("law-link-drill"))),
        ["notacao", kind] => text(format!("drill-{kind}")).map(|name| ("notation", name)),
        ["notacao", kind, topic] => {
            let names = text(format!("drill-{kind}")).zip(text(format!("topic-{topic}")));
            names.map(|(kind, topic)| ("notation", format!("{kind}: {topic}")))
        }
        _ => None,
    };
    // Any other page has the name of its area.
    let area = |route: &&Route| route.path().trim_start_matches('/') == parts[0];
    named.unwrap_or_else(|| {
        let (name, icon) = Route::ALL.iter().find(area).copied().unwrap_or(Route::Learn).menu();
        (icon, i18n.tr(name))
    })
}

/// A button that copies the address of an article, for a message or a worksheet.
fn copy_link(shelf: Shelf, edition: &'static str, number: &str) -> AnyView {
    let feedback = Feedback::new();
    let address = browser::origin() + &href(Law::Article(edition, number.to_string()).path());
    let copy = move || feedback.copy(address.clone(), ["law-copied", "law-not-copied"]);
    view! {
        <div class="law-links no-print">
            <Button look="small quiet" text="law-copy" on_press=copy/>
            <span role="status">{move || feedback.text(shelf.i18n)}</span>
        </div>
    }
    .into_any()
}

/// A text in which the numbers of articles are links: «(11.5)».
fn with_links(shelf: Shelf, edition: &'static str, text: &str) -> Vec<AnyView> {
    let piece = |word: &str| {
        let plain = |sign: char| sign.is_ascii_alphanumeric();
        let start = word.find(plain)?;
        let bare = word[start..].trim_end_matches(|sign: char| !sign.is_ascii_alphanumeric());
        let looks_so = bare.contains('.') && bare.contains(|sign: char| sign.is_ascii_digit());
        let (number, _) = looks_so.then(|| shelf.find(edition, bare)).flatten()?;
        let (before, after) = (word[..start].to_string(), word[start + bare.len()..].to_string());
        let href = href(Law::Article(edition, number).path());
        Some(view! { {before}<a href=href>{bare.to_string()}</a>{after} }.into_any())
    };
    text.split_inclusive(' ').map(|word| piece(word).unwrap_or_else(|| word.to_string().into_any())).collect()
}
