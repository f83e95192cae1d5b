//! What several pages share: links, icons, choices.

use leptos::prelude::*;
use leptos_router::hooks::use_location;

use super::browser;
use crate::route::Route;

/// A link to a page of the site. The router takes the click.
#[component]
pub fn Link(
    route: Route,
    /// Added to the class of the link.
    #[prop(optional)]
    class: &'static str,
    /// The part after the path, such as `?partida=laws-2023`.
    #[prop(optional)]
    query: &'static str,
    children: Children,
) -> impl IntoView {
    let base = browser::base();
    let href = format!("{}{}{query}", base.trim_end_matches('/'), route.path());
    let pathname = use_location().pathname;
    let current = move || {
        let path = pathname.get();
        let here = Route::from_path(path.strip_prefix(base.trim_end_matches('/')).unwrap_or(&path)) == Some(route);
        here.then_some("page")
    };
    view! {
        <a class=class href=href aria-current=current>
            {children()}
        </a>
    }
}

/// A small drawing from the site's own sheet of icons. It says nothing by itself.
#[component]
pub fn Icon(name: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" aria-hidden="true" viewBox="0 0 24 24">
            <use href=browser::asset("icons/ui.svg#") + name></use>
        </svg>
    }
}

/// One of several values, as big round buttons of which one is pressed in.
#[component]
pub fn Choice<T>(
    /// The group's name in the DOM.
    name: &'static str,
    /// What is chosen, for people.
    #[prop(into)]
    legend: Signal<String>,
    /// Each value, its id in the DOM, its text.
    options: Vec<(T, &'static str, Signal<String>)>,
    #[prop(into)] value: Signal<T>,
    on_choose: Callback<T>,
) -> impl IntoView
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    view! {
        <fieldset class="choice">
            <legend>{legend}</legend>
            <div class="choice-options">
                {options
                    .into_iter()
                    .map(|(option, id, text)| {
                        let chosen = option.clone();
                        view! {
                            <label class="choice-option">
                                <input
                                    type="radio"
                                    name=name
                                    value=id
                                    prop:checked=move || value.get() == chosen
                                    on:change=move |_| on_choose.run(option.clone())
                                />
                                <span>{text}</span>
                            </label>
                        }
                    })
                    .collect_view()}
            </div>
        </fieldset>
    }
}

/// Yes or no.
#[component]
pub fn Switch(
    #[prop(into)] label: Signal<String>,
    #[prop(into)] value: Signal<bool>,
    on_change: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input
                type="checkbox"
                role="switch"
                prop:checked=value
                on:change=move |event| on_change.run(event_target_checked(&event))
            />
            <span class="switch-track" aria-hidden="true"></span>
            <span>{label}</span>
        </label>
    }
}
