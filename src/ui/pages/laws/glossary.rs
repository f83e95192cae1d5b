//! The terms of the Laws, side by side in the languages of the site.

use leptos::prelude::*;

use crate::language::Language;
use crate::laws::glossary::{self, Term};
use crate::laws::library::BASE;
use crate::laws::search::{Names, SearchEntry, find};
use crate::route::Law;
use crate::texts::Texts;
use crate::ui::i18n::text_path;
use crate::ui::loader;
use crate::ui::page::Page;
use crate::ui::reactive::memo;
use crate::ui::router::{href, use_router};
use crate::ui::sending::use_sending;
use crate::ui::widgets::TextLink;

/// The file with the words of each language.
const WORDS: &str = "laws/glossary";

/// The terms, and their words in every language.
pub(super) struct Words {
    terms: Vec<Term>,
    languages: Vec<(Language, Texts)>,
}

impl Words {
    /// Fetches the terms and their words. The fetch begins with the call.
    pub fn fetch() -> impl Future<Output = Option<Words>> + use<> {
        let paths = Language::ALL.iter().map(|language| text_path(*language, WORDS));
        let files: Vec<String> = paths.chain(["laws/glossary.txt".to_string()]).collect();
        let coming = loader::fetch(Language::REFERENCE, &[], &files);
        async move {
            let (_, mut files) = coming.await?;
            let terms = glossary::read(&files.pop()?);
            let languages = Language::ALL.into_iter().zip(&files);
            let languages = languages.map(|(language, file)| (language, Texts::new(language, &[file]))).collect();
            Some(Words { terms, languages })
        }
    }

    /// The word for a term in a language, or what an attribute of it says.
    fn text(&self, term: &Term, language: Language, attribute: &str) -> Option<String> {
        let (_, texts) = self.languages.iter().find(|(other, _)| *other == language)?;
        texts.format(&(term.text_id() + attribute), &[])
    }

    /// What each term is called, its name in this language first, for [`find`].
    pub fn names(&self, shown: Language) -> Vec<Names> {
        let mut languages: Vec<&(Language, Texts)> = self.languages.iter().collect();
        languages.sort_by_key(|(language, _)| *language != shown);
        let says: Vec<_> = languages.iter().map(|(_, texts)| move |id: &str| texts.format(id, &[])).collect();
        let says: Vec<glossary::Say> = says.iter().map(|say| say as glossary::Say).collect();
        glossary::names(&self.terms, &says)
    }
}

pub(super) fn page(page: Page) -> AnyView {
    let show = move |words| untrack(|| table(page, words));
    loader::once_here(page.i18n, "laws-glossary", Words::fetch, StoredValue::new, show)
}

/// What the address says of the term that is looked for.
const TERM: &str = "termo";

/// A row of the table.
#[derive(Clone)]
struct Row {
    words: [String; Language::ALL.len()],
    is: String,
    article: Option<String>,
}

fn table(page: Page, words: StoredValue<Words>) -> AnyView {
    let i18n = page.i18n;
    page.set_title(&i18n.tr("laws-glossary"));
    let shown = i18n.language_now();
    let mut rows: Vec<(Row, SearchEntry)> = words.with_value(|words| {
        let row = |term: &Term| {
            let is = words.text(term, shown, ".is").unwrap_or_default();
            let name = |language| words.text(term, language, "").unwrap_or_else(|| term.id.clone());
            let names = Language::ALL.map(name);
            let also = words.text(term, shown, ".also").unwrap_or_default();
            let entry =
                SearchEntry::new(&(names.join(" ") + " " + &also), &is, term.article.as_deref().unwrap_or_default());
            (Row { words: names, is, article: term.article.clone() }, entry)
        };
        words.terms.iter().map(row).collect()
    });
    let column = Language::ALL.iter().position(|language| *language == shown).unwrap_or_default();
    let key = |row: &Row| crate::laws::search::fold(row.words.get(column).map_or("", String::as_str));
    rows.sort_by_cached_key(|(row, _)| key(row));
    let (rows, entries): (Vec<Row>, Vec<SearchEntry>) = rows.into_iter().unzip();
    let (rows, entries) = (StoredValue::new(rows), StoredValue::new(entries));
    let query = RwSignal::new(use_router().query_now(TERM).unwrap_or_default());
    let sent = move |()| {
        let path = Law::Glossary.path();
        let wanted = query.get_untracked();
        let wanted = wanted.trim();
        if wanted.is_empty() {
            return path;
        }
        format!("{path}?{TERM}={}", String::from(js_sys::encode_uri_component(wanted)))
    };
    use_sending().offer(Callback::new(sent));
    let found = memo(move || {
        let query = query.get();
        entries.with_value(|entries| match query.trim() {
            "" => (0..entries.len()).collect(),
            // The order stays alphabetical, whatever fits best.
            query => {
                let mut found = find(entries, query, &[]);
                found.sort_unstable();
                found
            }
        })
    });
    let languages = Language::ALL.map(Language::column);
    let line = move |row: &Row| {
        let cells = row.words.iter().zip(Language::ALL).map(|(word, language)| {
            view! { <td data-label=language.column() lang=language.tag()>{word.clone()}</td> }
        });
        let article = row.article.as_ref().map(|number| {
            view! { <a href=href(Law::Article(BASE, number.clone()).path())>{number.clone()}</a> }
        });
        view! {
            <tr>
                {cells.collect_view()}
                <td class="glossary-is">{row.is.clone()}</td>
                <td class="glossary-article" data-label=i18n.tr("glossary-article")>{article}</td>
            </tr>
        }
    };
    view! {
        <div class="page law-glossary">
            <p class="law-ways no-print"><TextLink href=href(Law::Hall.path()) icon="back" text="laws-all"/></p>
            <h1>{i18n.text("laws-glossary")}</h1>
            <p class="lead">{i18n.text("glossary-lead")}</p>
            <label class="law-field no-print">
                <span>{i18n.text("glossary-filter")}</span>
                <input
                    type="search"
                    autocomplete="off"
                    enterkeyhint="done"
                    maxlength="80"
                    prop:value=query
                    on:input=move |event| query.set(event_target_value(&event))
                />
            </label>
            <p role="status" class="quiet-text">
                {move || i18n.tr_with("glossary-count", &[("count", found.with(Vec::len).into())])}
            </p>
            <table class="glossary">
                <thead>
                    <tr>
                        {languages.map(|name| view! { <th scope="col">{name}</th> }).into_iter().collect_view()}
                        <th scope="col">{i18n.text("glossary-is")}</th>
                        <th scope="col">{i18n.text("glossary-article")}</th>
                    </tr>
                </thead>
                <tbody>
                    {move || {
                        let found = found.get();
                        rows.with_value(|rows| found.iter().filter_map(|at| rows.get(*at)).map(line).collect_view())
                    }}
                </tbody>
            </table>
        </div>
    }
    .into_any()
}
