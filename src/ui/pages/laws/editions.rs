//! What every page of an edition has: its source, the links to other editions, a note for readers who come from one.

use leptos::prelude::*;

use super::shelf::{Shelf, edition_name};
use crate::edition::Edition;
use crate::laws::library::{Place, is_compared};
use crate::route::Law;
use crate::ui::router::{href, use_router};

/// The source of the texts, on the page and on paper.
pub(super) fn source(shelf: Shelf, edition: &str) -> AnyView {
    let words = shelf.i18n.tr_with("law-source", &[("edition", edition_name(shelf.i18n, edition).into())]);
    view! { <p class="law-source quiet-text">{words}</p> }.into_any()
}

/// A note for readers who came from a number without a counterpart here: `?de=2023-7.5.5`.
pub(super) fn note(shelf: Shelf, edition: &'static str, here: Option<String>) -> Option<AnyView> {
    if !is_compared(edition) {
        return None;
    }
    let asked = use_router().query_now("de")?;
    let (from, number) = asked.split_once('-')?;
    let (number, _) = shelf.find(from, number)?;
    let place = shelf.library.with_value(|library| library.place(from, &number, edition));
    let id = match (&place, &here) {
        (Place::Near(near), Some(here)) if near == here => "law-nearest",
        (Place::Nowhere, _) => "law-nowhere",
        _ => return None,
    };
    let values = [
        ("number", number.into()),
        ("from", edition_name(shelf.i18n, from).into()),
        ("edition", edition_name(shelf.i18n, edition).into()),
        ("here", here.unwrap_or_default().into()),
    ];
    Some(view! { <p class="card law-note" role="status">{shelf.i18n.tr_with(id, &values)}</p> }.into_any())
}

/// Links to the same article in the other editions, or to the editions where no article is on show.
pub(super) fn edition_switch(shelf: Shelf, edition: &'static str, number: Signal<Option<String>>) -> Option<AnyView> {
    // The regulations of schools and of student games are not compared.
    if !is_compared(edition) {
        return None;
    }
    let i18n = shelf.i18n;
    let one = move |word: &'static str, number: &Option<String>| {
        let other = number.as_ref().filter(|_| word != edition);
        let place = other.map(|number| shelf.library.with_value(|library| library.place(edition, number, word)));
        // The address says where the reader comes from, see [`note`].
        let from = number.as_ref().map(|number| format!("?de={edition}-{number}")).unwrap_or_default();
        let none = Some(("–", "law-none"));
        let (law, query, found, sign) = match place {
            None => (Law::Edition(word), String::new(), number.clone(), None),
            Some(Place::Same(there)) => {
                (Law::Article(word, there.clone()), String::new(), Some(there), Some(("=", "law-same")))
            }
            Some(Place::Other(there)) => {
                (Law::Article(word, there.clone()), String::new(), Some(there), Some(("⇄", "law-other")))
            }
            Some(Place::Near(there)) => (Law::Article(word, there), from, None, none),
            Some(Place::Nowhere) => (Law::Edition(word), from, None, none),
        };
        let said = sign.map(|(_, id)| i18n.tr(id)).unwrap_or_default();
        let sign = sign.map(|(sign, _)| view! { <span class="law-sign" aria-hidden="true">{sign}</span> });
        view! {
            <li>
                <a
                    class="edition-link"
                    href=href(law.path()) + &query
                    aria-current=(word == edition).then_some("page")
                >
                    <strong>{word}</strong>
                    " "
                    <span>{sign}{found}</span>
                    " "
                    <span class="visually-hidden">{said}</span>
                </a>
            </li>
        }
    };
    Some(
        view! {
            <nav class="edition-switch no-print" aria-label=i18n.tr("laws-editions")>
                <ul>
                    {move || {
                        let number = number.get();
                        let compared = Edition::WORDS.into_iter().filter(|word| is_compared(word));
                        compared.map(|word| one(word, &number)).collect_view()
                    }}
                </ul>
            </nav>
        }
        .into_any(),
    )
}
