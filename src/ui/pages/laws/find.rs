//! Finds articles while the reader types: by number, or by words.

use std::sync::Arc;
use std::time::Duration;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::glossary::Words;
use super::shelf::{self, Shelf, edition_name, heading};
use crate::edition::Edition;
use crate::laws::library::{Article, BASE};
use crate::laws::search::{Names, SearchEntry, entries, find, number};
use crate::route::Law;
use crate::texts::Texts;
use crate::ui::browser;
use crate::ui::loader::Fetched;
use crate::ui::page::Page;
use crate::ui::reactive::{effect, memo, once_come};
use crate::ui::router::{MOST_QUERY, href, put_address, use_router};
use crate::ui::widgets::{Button, RadioGroup, TextLink};

/// How long the reader must stop typing before the search runs.
const PAUSE: Duration = Duration::from_millis(150);
/// How many results are shown at most.
const MOST: usize = 60;
/// The id of the first result, which Enter opens.
const FIRST: &str = "primeiro-artigo";

pub(super) fn page(page: Page) -> AnyView {
    shelf::open(page, search)
}

/// A number with its words.
#[derive(Clone, PartialEq)]
struct Found {
    number: String,
    title: Option<String>,
    text: String,
}

/// An edition that is ready to be searched.
struct Ready {
    articles: Vec<Found>,
    entries: Vec<SearchEntry>,
    names: Vec<Names>,
}

impl Ready {
    fn new(shelf: Shelf, edition: &str, texts: &Texts, names: Vec<Names>) -> Ready {
        let one = |article: &Article| {
            let title = heading(texts, edition, article);
            let text = article.body_by(edition).and_then(|id| texts.format(&id, &[]));
            Found { number: article.number.clone(), title, text: text.unwrap_or_default() }
        };
        let (articles, entries) = shelf.library.with_value(|library| {
            let book = library.book(edition);
            let articles = book.map(|book| book.articles.iter().map(one).collect()).unwrap_or_default();
            (articles, entries(library, edition, &names, |id| texts.format(id, &[])))
        });
        Ready { articles, entries, names }
    }

    /// The article whose number was typed, then those with the words.
    fn find(&self, shelf: Shelf, edition: &str, query: &str) -> Vec<Found> {
        let asked = shelf.library.with_value(|library| Some(number(library.book(edition)?, query)?.to_string()));
        let found = find(&self.entries, query, &self.names);
        let is_direct = |article: &&Found| Some(&article.number) == asked.as_ref();
        let others = found.iter().filter_map(|at| self.articles.get(*at)).filter(|article| !is_direct(article));
        self.articles.iter().filter(is_direct).chain(others).cloned().collect()
    }
}

fn search(shelf: Shelf) -> AnyView {
    let shelf = shelf.offered();
    let i18n = shelf.i18n;
    shelf.set_title(&i18n.tr("laws-find"));
    let router = use_router();
    let asked = router.query_now("regras").and_then(|asked| Edition::WORDS.into_iter().find(|word| *word == asked));
    let edition = RwSignal::new(asked.unwrap_or(BASE));
    let typed = RwSignal::new(router.query_now("q").unwrap_or_default());
    // The text to search: what was typed when the reader stopped.
    let query = RwSignal::new(typed.get_untracked());
    let mut ask = debounce(PAUSE, move |text| {
        query.try_set(text);
    });
    // Enter may be pressed before the edition has loaded. It then waits for the results.
    let entered = RwSignal::new(false);
    let mut typing = move |text: String| {
        typed.set(text.clone());
        entered.set(false);
        ask(text);
    };
    let ready: RwSignal<Fetched<Arc<Ready>>> = RwSignal::new(Fetched::Waiting);
    let again = RwSignal::new(());
    effect(move || {
        again.track();
        let edition_now = edition.get();
        ready.set(Fetched::Waiting);
        let files = shelf.library.with_value(|library| library.files(edition_now, None));
        let (texts, words) = (shelf.fetch(&files), Words::fetch());
        let language = i18n.language_now();
        once_come(ready, async move { (texts.await, words.await) }, move |(texts, words)| {
            if edition.get_untracked() == edition_now {
                // Without the glossary the search works, but knows no synonyms.
                let names = words.map(|words| words.names(language)).unwrap_or_default();
                let here = texts.map(|texts| Arc::new(Ready::new(shelf, edition_now, &texts, names)));
                ready.set(here.map_or(Fetched::Failed, Fetched::Here));
            }
        });
    });
    // The address has the query, so that it can be shared.
    Effect::new(move |before: Option<()>| {
        let (text, word) = (query.get(), edition.get());
        if before.is_some() {
            let text = String::from(js_sys::encode_uri_component(text.trim()));
            put_address(&format!("{}?q={text}&regras={word}", href(Law::Search.path())));
        }
    });
    let results = memo(move || {
        let (query, edition) = (query.get(), edition.get());
        ready.with(|ready| ready.here().map(|ready| ready.find(shelf, edition, &query)))
    });
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        query.set(typed.get_untracked());
        entered.set(true);
    };
    effect(move || {
        if entered.get() && results.with(Option::is_some) {
            entered.set(false);
            request_animation_frame(|| browser::click(FIRST));
        }
    });
    let said = move || {
        if query.with(|query| query.trim().is_empty()) {
            return String::new();
        }
        results.with(|results| match results {
            Some(found) => i18n.tr_with("find-count", &[("count", found.len().into())]),
            None => i18n.tr("loading"),
        })
    };
    view! {
        <div class="page law-find">
            <p class="law-ways"><TextLink href=href(Law::Hall.path()) icon="back" text="laws-all"/></p>
            <h1>{i18n.text("laws-find")}</h1>
            <form class="law-field" role="search" on:submit=submit>
                <label for="procurar">{i18n.text("find-label")}</label>
                <input
                    id="procurar"
                    type="search"
                    autocomplete="off"
                    enterkeyhint="search"
                    maxlength=MOST_QUERY.to_string()
                    prop:value=typed
                    on:input=move |event| typing(event_target_value(&event))
                />
            </form>
            <RadioGroup
                name="edicao"
                legend=Signal::derive(i18n.text("laws-editions"))
                values=Edition::WORDS.to_vec()
                label=move |word| (word.to_string(), edition_name(shelf.i18n, word).into())
                chosen=move || edition.get()
                choose=move |word| edition.set(word)
            />
            <p role="status" class="quiet-text">{said}</p>
            {move || {
                matches!(ready.get(), Fetched::Failed).then(|| {
                    view! {
                        <section class="card" role="alert">
                            <p>{i18n.text("part-missing")}</p>
                            <p class="actions">
                                <Button icon="restart" text="part-retry" on_press=move || again.set(())/>
                            </p>
                        </section>
                    }
                })
            }}
            <ol class="find-results">
                {move || results.get().map(|found| {
                    let edition = edition.get_untracked();
                    found.iter().take(MOST).enumerate().map(|(at, found)| result(edition, at, found)).collect_view()
                })}
            </ol>
        </div>
    }
    .into_any()
}

fn result(edition: &'static str, at: usize, found: &Found) -> AnyView {
    let id = (at == 0).then_some(FIRST);
    view! {
        <li>
            <a class="find-result" id=id href=href(Law::Article(edition, found.number.clone()).path())>
                <strong class="contents-number">{found.number.clone()}</strong>
                " "
                <span>
                    {found.title.clone().map(|title| view! { <strong>{title}</strong>" " })}
                    {found.text.clone()}
                </span>
            </a>
        </li>
    }
    .into_any()
}
