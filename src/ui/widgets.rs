//! What several pages share: links, icons, choices.

use std::sync::Arc;

use leptos::html::Dialog;
use leptos::prelude::*;

use super::browser;
use super::i18n::use_i18n;
use super::preferences::use_preferences;
use super::reactive::effect;
use super::router::{href, use_router};
use crate::settings::Settings;
use crate::site::Route;

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
    let router = use_router();
    let href = href(route.path()) + query;
    let current = move || (router.route() == Some(route)).then_some("page");
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

/// What a button or a link says: a message by its id, or a text. Texts that a closure works out follow what it reads.
pub struct Words(Signal<String>);

impl From<&'static str> for Words {
    fn from(id: &'static str) -> Words {
        Words(Signal::derive(use_i18n().text(id)))
    }
}

impl From<String> for Words {
    fn from(text: String) -> Words {
        Words(Signal::stored(text))
    }
}

impl<F: Fn() -> String + Send + Sync + 'static> From<F> for Words {
    fn from(text: F) -> Words {
        Words(Signal::derive(text))
    }
}

/// A button with an icon before its words.
#[component]
pub fn Button(
    /// Added to the class `button`.
    #[prop(optional)]
    look: &'static str,
    #[prop(optional)] icon: &'static str,
    #[prop(into)] text: Words,
    #[prop(into)] on_press: Callback<()>,
) -> AnyView {
    view! {
        <button type="button" class=format!("button {look}").trim_end().to_string() on:click=move |_| on_press.run(())>
            {(!icon.is_empty()).then(|| view! { <Icon name=icon/> })}
            <span>{text.0}</span>
        </button>
    }
    .into_any()
}

/// A quiet button with an icon, which stands still where it is of no use. It is not `disabled`, which would take the focus
/// away.
pub fn tool(
    icon: &'static str,
    text: String,
    off: impl Fn() -> bool + Copy + Send + Sync + 'static,
    press: impl Fn() + 'static,
) -> AnyView {
    view! {
        <button
            type="button"
            class="button quiet"
            aria-disabled=move || off().to_string()
            on:click=move |_| {
                if !untrack(off) {
                    press();
                }
            }
        >
            <Icon name=icon/>
            <span>{text}</span>
        </button>
    }
    .into_any()
}

/// A link with an icon before its words.
#[component]
pub fn TextLink(
    /// Where it leads, with the site's base.
    href: String,
    #[prop(optional)] class: &'static str,
    #[prop(optional)] id: &'static str,
    #[prop(optional)] icon: &'static str,
    #[prop(into)] text: Words,
) -> AnyView {
    view! {
        <a class=class id=(!id.is_empty()).then_some(id) href=href>
            {(!icon.is_empty()).then(|| view! { <Icon name=icon/> })}
            <span>{text.0}</span>
        </a>
    }
    .into_any()
}

/// Shows the dialog above everything, or closes it, once it is on the page.
pub fn show_modal(dialog: NodeRef<Dialog>, open: bool) {
    let Some(dialog) = dialog.get() else { return };
    if open && !dialog.open() {
        // Refused only when it is already open, or not on the page any more.
        let _ = dialog.show_modal();
    } else if !open && dialog.open() {
        dialog.close();
    }
}

/// Whether the dialog is closed when its event of closing comes. Browsers send it with the next frame, and on a busy device
/// the dialog may be open again by then.
pub fn is_closed(dialog: NodeRef<Dialog>) -> bool {
    dialog.get_untracked().is_none_or(|dialog| !dialog.open())
}

/// A dialog with a title and a way out, shown while `open`; what it holds is made anew each time it opens.
pub fn sheet(
    id: &'static str,
    title: &'static str,
    open: RwSignal<bool>,
    body: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let body: ViewFn = ViewFn::from(body);
    let i18n = use_i18n();
    let dialog = NodeRef::<Dialog>::new();
    effect(move || show_modal(dialog, open.get()));
    let closed = move |_| {
        if is_closed(dialog) {
            open.set(false);
        }
    };
    view! {
        <dialog id=id class="sheet" node_ref=dialog aria-label=i18n.text(title) on:close=closed>
            <div class="sheet-head">
                <h2>{i18n.text(title)}</h2>
                <button class="button square quiet" aria-label=i18n.text("close") on:click=move |_| open.set(false)>
                    <Icon name="close"/>
                </button>
            </div>
            {move || open.get().then(|| body.run())}
        </dialog>
    }
    .into_any()
}

/// A [`sheet`] that asks before something is lost. `texts` are the question and the words of the two buttons; `act` does it
/// and closes the dialog.
pub fn confirm(
    id: &'static str,
    title: &'static str,
    asked: RwSignal<bool>,
    texts: impl Fn() -> [String; 3] + Send + Sync + 'static,
    act: impl Fn() + Copy + Send + Sync + 'static,
) -> AnyView {
    sheet(id, title, asked, move || {
        let [text, yes, no] = texts();
        view! {
            <p>{text}</p>
            <p class="actions">
                <Button look="danger" text=yes on_press=act/>
                <Button look="quiet" text=no on_press=move || asked.set(false)/>
            </p>
        }
        .into_any()
    })
}

/// The way back to the game before, and what puts it away: the ids of their words.
pub fn way_back(
    shown: Memo<bool>,
    [text, away]: [&'static str; 2],
    back: impl Fn() + Copy + Send + Sync + 'static,
    put_away: impl Fn() + Copy + Send + Sync + 'static,
) -> AnyView {
    let i18n = use_i18n();
    let view = move || {
        view! {
            <p class="way-back">
                <Button look="small quiet" icon="undo" text=text on_press=back/>
                <button
                    type="button"
                    class="button small square quiet"
                    aria-label=i18n.text(away)
                    title=i18n.text(away)
                    on:click=move |_| put_away()
                >
                    <Icon name="close"/>
                </button>
            </p>
        }
    };
    view! { {move || shown.get().then(view)} }.into_any()
}

/// One of several values, as big buttons of which one is pressed in.
#[component]
pub fn RadioGroup<T: Copy + PartialEq + Send + Sync + 'static>(
    /// The group's name in the DOM.
    #[prop(into)]
    name: String,
    #[prop(into)] legend: Signal<String>,
    values: Vec<T>,
    /// The name in the DOM and the text of each value.
    label: impl Fn(T) -> (String, Signal<String>),
    chosen: impl Fn() -> T + Send + Sync + 'static,
    choose: impl Fn(T) + Send + Sync + 'static,
    /// Added to the class of the group.
    #[prop(optional)]
    class: &'static str,
    /// Whether the legend is for the ear alone.
    #[prop(optional)]
    unseen_legend: bool,
) -> impl IntoView {
    let labels = values.iter().map(|value| label(*value)).collect();
    let values = Arc::new(values);
    let places = values.clone();
    let place = move || {
        let chosen = chosen();
        places.iter().position(|value| *value == chosen).unwrap_or(usize::MAX)
    };
    let choose = move |place: usize| {
        if let Some(value) = values.get(place) {
            choose(*value);
        }
    };
    let legend = (legend, if unseen_legend { "visually-hidden" } else { "" });
    radios(name, legend, class, labels, Arc::new(place), Arc::new(choose))
}

/// The part of [`RadioGroup`] that is the same for all values, compiled once.
fn radios(
    name: String,
    (legend, legend_class): (Signal<String>, &'static str),
    class: &'static str,
    labels: Vec<(String, Signal<String>)>,
    chosen: Arc<dyn Fn() -> usize + Send + Sync>,
    choose: Arc<dyn Fn(usize) + Send + Sync>,
) -> AnyView {
    let option = move |(place, (word, label)): (usize, (String, Signal<String>))| {
        let (chosen, choose) = (chosen.clone(), choose.clone());
        view! {
            <label class="choice-option">
                <input
                    type="radio"
                    name=name.clone()
                    value=word
                    prop:checked=move || chosen() == place
                    on:change=move |_| choose(place)
                />
                <span>{label}</span>
            </label>
        }
    };
    view! {
        <fieldset class=format!("choice {class}").trim_end().to_string()>
            <legend class=legend_class>{legend}</legend>
            <div class="choice-options">{labels.into_iter().enumerate().map(option).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

/// One of several values of a setting.
#[component]
pub fn Choice(
    /// The group's name in the DOM.
    name: &'static str,
    /// The text that says what is chosen.
    legend: &'static str,
    /// Each value's name in the record, and its text.
    options: Vec<(&'static str, &'static str)>,
    value: fn(&Settings) -> &'static str,
    choose: fn(&mut Settings, &str),
) -> impl IntoView {
    let i18n = use_i18n();
    let preferences = use_preferences();
    let words: Arc<[&'static str]> = options.iter().map(|(word, _)| *word).collect();
    let labels = options.into_iter().map(|(word, text)| (word.to_string(), Signal::derive(i18n.text(text)))).collect();
    let places = words.clone();
    let place = move || {
        let chosen = preferences.read(value);
        places.iter().position(|word| *word == chosen).unwrap_or(usize::MAX)
    };
    let choose = move |place: usize| {
        if let Some(word) = words.get(place).copied() {
            preferences.change(move |settings| choose(settings, word));
        }
    };
    radios(name.to_string(), (Signal::derive(i18n.text(legend)), ""), "", labels, Arc::new(place), Arc::new(choose))
}

/// [`RadioGroup`] by the places of the options.
#[component]
pub fn Radios(
    /// The group's name in the DOM.
    name: &'static str,
    /// The text that says what is chosen.
    legend: &'static str,
    options: Vec<String>,
    chosen: impl Fn() -> usize + Send + Sync + 'static,
    choose: impl Fn(usize) + Send + Sync + 'static,
) -> impl IntoView {
    let legend = Signal::derive(use_i18n().text(legend));
    let labels = options.into_iter().map(|text| (String::new(), text.into())).collect();
    radios(name.to_string(), (legend, ""), "", labels, Arc::new(chosen), Arc::new(choose))
}

/// A setting that is on or off.
#[component]
pub fn Switch(label: &'static str, value: fn(&Settings) -> bool, change: fn(&mut Settings, bool)) -> impl IntoView {
    let preferences = use_preferences();
    let turn = Callback::new(move |on| preferences.change(move |settings| change(settings, on)));
    switch(Signal::derive(use_i18n().text(label)), Signal::derive(move || preferences.read(value)), turn)
}

/// Something that is on or off, setting or not.
pub fn switch(label: Signal<String>, on: Signal<bool>, turn: Callback<bool>) -> AnyView {
    view! {
        <label class="switch">
            <input
                type="checkbox"
                role="switch"
                prop:checked=on
                on:change=move |event| turn.run(event_target_checked(&event))
            />
            <span class="switch-track" aria-hidden="true"></span>
            <span>{label}</span>
        </label>
    }
    .into_any()
}

/// One to three stars won, the rest empty; said in words beside them.
pub fn stars(won: u8) -> AnyView {
    let i18n = use_i18n();
    let star = |place: u8| {
        let name = if place < won { "star" } else { "star-empty" };
        view! { <Icon name=name/> }
    };
    view! {
        <span class="stars" data-won=won.to_string()>
            {(0..3).map(star).collect_view()}
            <span class="visually-hidden">{i18n.tr_with("stars-said", &[("stars", won.into())])}</span>
        </span>
    }
    .into_any()
}

/// The page of an address that names nothing, which nobody sends, and a link from it to where there is something.
pub fn missing_page(title: String, href: String, link: Words) -> AnyView {
    view! {
        <div class="page nothing">
            <h1>{title}</h1>
            <p class="actions"><TextLink href=href class="button" text=link/></p>
        </div>
    }
    .into_any()
}

/// The headings of a table's columns.
pub fn heads(names: impl IntoIterator<Item = String>) -> impl IntoView {
    names.into_iter().map(|name| view! { <th scope="col">{name}</th> }).collect_view()
}
