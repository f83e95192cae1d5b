//! Finding an article, as one types: by its number, or by words.

use std::time::Duration;

use leptos::ev::SubmitEvent;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::edition_name;
use super::glossary::Words;
use super::shelf::{self, Shelf, heading, say};
use crate::edition::Edition;
use crate::laws::library::{Article, BASE};
use crate::laws::search::{Entry, find, number};
use crate::route::Law;
use crate::texts::Texts;
use crate::ui::browser;
use crate::ui::loader::Fetched;
use crate::ui::page::Page;
use crate::ui::router::{MOST_QUERY, href, put_address, use_router};
use crate::ui::widgets::{Button, RadioGroup, TextLink};

/// How long nothing is typed before it is looked for.
const PAUSE: Duration = Duration::from_millis(150);
/// As many are shown; who sees more has not said what he wants.
const MOST: usize = 60;
/// The first result has this id: Enter leads to it.
const FIRST: &str = "primeiro-artigo";

pub(super) fn page(page: Page) -> AnyView {
    shelf::open(page, search)
}

/// A number with its words.
#[derive(Clone)]
struct Found {
    number: String,
    title: Option<String>,
    text: String,
}

/// An edition that is ready to be searched.
#[derive(Clone, Copy)]
struct Ready {
    articles: StoredValue<Vec<Found>>,
    entries: StoredValue<Vec<Entry>>,
    terms: StoredValue<Vec<Vec<String>>>,
}

impl Ready {
    fn new(shelf: Shelf, edition: &str, texts: &Texts, terms: Vec<Vec<String>>) -> Ready {
        let one = |article: &Article| {
            let title = heading(texts, edition, article);
            let text = if article.is_chapter() { None } else { say(texts, edition, article, "") };
            let text = text.unwrap_or_default();
            let aside = [".teacher", ".diff"].map(|part| say(texts, edition, article, part).unwrap_or_default());
            let entry = Entry::new(title.as_deref().unwrap_or_default(), &text, &aside.join(" "));
            (Found { number: article.number.clone(), title, text }, entry)
        };
        let all = shelf.library.with_value(|library| {
            library.book(edition).map(|found| found.articles.iter().map(one).collect::<Vec<_>>()).unwrap_or_default()
        });
        let (articles, entries) = all.into_iter().unzip();
        Ready {
            articles: StoredValue::new(articles),
            entries: StoredValue::new(entries),
            terms: StoredValue::new(terms),
        }
    }

    /// The number that is asked for first, then what has the words.
    fn find(self, shelf: Shelf, edition: &str, query: &str) -> Vec<Found> {
        let asked = shelf.library.with_value(|library| Some(number(library.book(edition)?, query)?.to_string()));
        let found = self.entries.with_value(|entries| self.terms.with_value(|terms| find(entries, query, terms)));
        self.articles.with_value(|articles| {
            let direct = articles.iter().filter(|article| Some(&article.number) == asked.as_ref());
            let others = found.iter().filter_map(|at| articles.get(*at));
            let others = others.filter(|article| Some(&article.number) != asked.as_ref());
            direct.chain(others).cloned().collect()
        })
    }
}

fn search(shelf: Shelf) -> AnyView {
    let i18n = shelf.i18n;
    shelf.set_title(&i18n.tr("laws-find"));
    let router = use_router();
    let asked = router.query_now("regras").and_then(|asked| Edition::WORDS.into_iter().find(|word| *word == asked));
    let edition = RwSignal::new(asked.unwrap_or(BASE));
    let typed = RwSignal::new(router.query_now("q").unwrap_or_default());
    // What was typed when the pause began.
    let query = RwSignal::new(typed.get_untracked());
    let pending: StoredValue<Option<TimeoutHandle>> = StoredValue::new(None);
    let stop = move || {
        if let Some(Some(before)) = pending.try_update_value(Option::take) {
            before.clear();
        }
    };
    on_cleanup(stop);
    // Enter may come before the edition has: it is remembered until there is something to open.
    let entered = RwSignal::new(false);
    let typing = move |text: String| {
        typed.set(text);
        entered.set(false);
        stop();
        let due = move || {
            if let Some(text) = typed.try_get_untracked() {
                query.try_set(text);
            }
        };
        pending.set_value(set_timeout_with_handle(due, PAUSE).ok());
    };
    let ready: RwSignal<Fetched<Ready>> = RwSignal::new(Fetched::Waiting);
    let again = RwSignal::new(());
    Effect::new(move |_| {
        again.track();
        let edition_now = edition.get();
        ready.set(Fetched::Waiting);
        let (texts, words) = (shelf.fetch(edition_now, None, &[]), Words::fetch());
        let language = i18n.language_now();
        spawn_local(async move {
            let texts = texts.await;
            // Without the glossary the search only knows one word for a thing.
            let terms = words.await.map(|words| words.synonyms(language)).unwrap_or_default();
            if edition.try_get_untracked() == Some(edition_now) {
                let here = texts.map(|texts| Ready::new(shelf, edition_now, &texts, terms));
                ready.try_set(here.map_or(Fetched::Failed, Fetched::Here));
            }
        });
    });
    // The address says what is looked for, so that it can be shared.
    Effect::new(move |before: Option<()>| {
        let (text, word) = (query.get(), edition.get());
        if before.is_some() {
            let text = String::from(js_sys::encode_uri_component(text.trim()));
            put_address(&format!("{}?q={text}&regras={word}", href(Law::Search.path())));
        }
    });
    let results = Memo::new(move |_| {
        let (query, edition) = (query.get(), edition.get());
        ready.with(|ready| ready.here().map(|ready| Results(ready.find(shelf, edition, &query))))
    });
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        stop();
        query.set(typed.get_untracked());
        entered.set(true);
    };
    Effect::new(move |_| {
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
            Some(Results(found)) => i18n.tr_with("find-count", &[("count", found.len().into())]),
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
                {move || results.get().map(|Results(found)| {
                    let edition = edition.get_untracked();
                    found.iter().take(MOST).enumerate().map(|(at, found)| result(edition, at, found)).collect_view()
                })}
            </ol>
        </div>
    }
    .into_any()
}

/// What was found, anew for each query.
#[derive(Clone)]
struct Results(Vec<Found>);

impl PartialEq for Results {
    fn eq(&self, other: &Results) -> bool {
        self.0.len() == other.0.len()
            && self.0.iter().zip(&other.0).all(|(a, b)| a.number == b.number && a.text == b.text)
    }
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
