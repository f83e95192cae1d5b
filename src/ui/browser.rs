//! Small dealings with the browser: where the site lives, what is fetched from it, the root element.

use gloo_timers::callback::Timeout;
use js_sys::{Function, Map, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    AbortSignal, CustomEvent, CustomEventInit, Element, FocusOptions, HtmlDialogElement, Request, RequestCache,
    RequestInit, Response,
};

use super::one_file::{self, ONE_FILE};
use super::time;
use crate::checksum;

/// The path the site is served under, with a slash at both ends: `/` or `/lance-legal/`.
pub fn base() -> String {
    let uri = document().base_uri().ok().flatten();
    uri.and_then(|uri| web_sys::Url::new(&uri).ok()).map_or_else(|| "/".to_string(), |url| url.pathname())
}

/// What stands before a path of the site in an address: nothing, or `/lance-legal`; `#` in one file.
pub fn base_without_slash() -> String {
    if ONE_FILE {
        return "#".to_string();
    }
    base().trim_end_matches('/').to_string()
}

/// The path on show, below [`base`] and with a slash before it.
pub fn path() -> String {
    if ONE_FILE {
        return one_file::location().map_or_else(|_| "/".to_string(), |url| url.path().to_string());
    }
    below_base(&window().location().pathname().unwrap_or_default())
}

/// This path below [`base`]; `?` outside the site.
pub fn below_base(path: &str) -> String {
    if ONE_FILE {
        return path.to_string();
    }
    path.strip_prefix(&base_without_slash()).unwrap_or("?").to_string()
}

/// The name of the build this page is of; empty where nothing has been finished, as in development.
fn build() -> String {
    root_data("build").unwrap_or_default()
}

/// The address of a file of this build, as `pieces/pieces.svg`: the build is part of it, so that a program never gets a
/// file of another.
pub fn asset(path: &str) -> String {
    if ONE_FILE {
        return one_file::address(path);
    }
    let build = build();
    let folder = if build.is_empty() { build } else { build + "/" };
    base() + &folder + path
}

/// The address of a file that has the same name in every build, as `licences.txt`.
pub fn public_file(path: &str) -> String {
    if ONE_FILE { one_file::address(path) } else { base() + path }
}

/// Whether the browser trusts the way by which the site came: `https://`, or this machine. Elsewhere it keeps nothing for
/// use without a network, installs nothing, and copies nothing by a button.
pub fn is_secure() -> bool {
    window().is_secure_context()
}

/// How long a text may take, in ms, before it counts as not to be had. Each is a few kB.
const TEXT_DEADLINE: u32 = 30_000;

/// The texts of these files of the site, all on their way at once, from the moment of the call; `None` if one could not
/// be had.
pub fn fetch_texts(paths: &[String]) -> impl Future<Output = Option<Vec<String>>> + use<> {
    let coming: Vec<_> =
        paths.iter().map(|path| (path.clone(), early(path).or_else(|| request(path, RequestCache::Default)))).collect();
    async move {
        let mut texts = Vec::new();
        for (path, answer) in coming {
            texts.push(match whole_text(&path, answer).await? {
                Some(text) => text,
                // The browser may have kept what a host once sent in place of the file.
                None => whole_text(&path, request(&path, RequestCache::Reload)).await??,
            });
        }
        Some(texts)
    }
}

/// The answer to a request that the page's first script has made already: once, and whole or not at all.
fn early(path: &str) -> Option<JsFuture> {
    let answers: Map = Reflect::get(&window(), &"early".into()).ok()?.dyn_into().ok()?;
    let answer: Promise = answers.get(&path.into()).dyn_into().ok()?;
    answers.delete(&path.into());
    Some(JsFuture::from(answer))
}

fn request(path: &str, cache: RequestCache) -> Option<JsFuture> {
    let init = RequestInit::new();
    init.set_cache(cache);
    init.set_signal(Some(&AbortSignal::timeout_with_u32(TEXT_DEADLINE)));
    let request = Request::new_with_str_and_init(&asset(path), &init).ok()?;
    Some(JsFuture::from(window().fetch_with_request(&request)))
}

/// The text that is answered: `None` where nothing comes, `Some(None)` where it is not the file at `path`.
async fn whole_text(path: &str, answer: Option<JsFuture>) -> Option<Option<String>> {
    let response: Response = answer?.await.ok()?.dyn_into().ok()?;
    let text = response.ok().then(|| response.text().ok())??;
    let text = JsFuture::from(text).await.ok()?.as_string()?;
    // Checksums come with the name of the build.
    Some(if build().is_empty() { Some(text) } else { checksum::check(path, &text).map(str::to_string) })
}

/// The text of a sheet of drawings of the site, as `pieces/pieces.svg`; `None` if it could not be had.
pub async fn fetch_drawings(path: &str) -> Option<String> {
    let response: Response = request(path, RequestCache::Default)?.await.ok()?.dyn_into().ok()?;
    let text = JsFuture::from(response.ok().then(|| response.text().ok())??).await.ok()?.as_string()?;
    text.starts_with("<svg").then_some(text)
}

/// Puts drawings of the site's own into the page, where nobody sees them and every drawing can name them.
pub fn put_drawings(drawings: &str) -> Option<()> {
    let holder = document().create_element("div").ok()?;
    holder.set_inner_html(drawings);
    holder.set_class_name("visually-hidden");
    // Refused only for malformed names.
    let _ = holder.set_attribute("aria-hidden", "true");
    document().body()?.append_child(&holder).ok().map(|_| ())
}

/// The languages the browser asks for, the most wanted first.
pub fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

pub fn root() -> Option<Element> {
    document().document_element()
}

/// Sets an attribute of `<html>`; the styles read them.
pub fn set_root(name: &str, value: &str) {
    if let Some(root) = root() {
        // Fails only for a malformed name, and all names are literals of this crate.
        let _ = root.set_attribute(name, value);
    }
}

/// Sets a property of the styles on `<html>`: `--notices`.
pub fn set_root_style(name: &str, value: &str) {
    if let Some(root) = root().and_then(|root| root.dyn_into::<web_sys::HtmlElement>().ok()) {
        // Fails only for a malformed name, and all names are literals of this crate.
        let _ = root.style().set_property(name, value);
    }
}

/// Tells the page's own script something: `lance:apply-update`, `lance:panic`.
pub fn tell_shell(event: &str, detail: &str) {
    let init = CustomEventInit::new();
    init.set_detail(&JsValue::from_str(detail));
    if let Some(window) = web_sys::window()
        && let Ok(event) = CustomEvent::new_with_event_init_dict(event, &init)
    {
        let _ = window.dispatch_event(&event);
    }
}

/// Scrolls to the top, or by so many screens.
pub fn scroll_screens(screens: f64) {
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(600.0);
    window().scroll_by_with_x_and_y(0.0, screens * height * 0.85);
}

/// A `data-` attribute of `<html>`, by its name in script: `update`.
pub fn root_data(name: &str) -> Option<String> {
    root()?.get_attribute(&format!("data-{name}"))
}

/// Scrolls the page until the first of these elements is in sight, once the page has been drawn anew.
pub fn show(selector: &'static str) {
    request_animation_frame(move || {
        if let Ok(Some(element)) = document().query_selector(selector) {
            element.scroll_into_view_with_bool(false);
        }
    });
}

fn element(id: &str) -> Option<web_sys::HtmlElement> {
    document().get_element_by_id(id)?.dyn_into().ok()
}

/// Focuses the element with this id.
pub fn focus(id: &str) {
    if let Some(element) = element(id) {
        let options = FocusOptions::new();
        // A page is read from its start, whose end may be out of sight.
        options.set_prevent_scroll(id == "conteudo");
        // A refusal leaves the focus where it was.
        let _ = element.focus_with_options(&options);
    }
}

/// Whether a field for text has the focus.
pub fn is_writing() -> bool {
    let is_field = |element: Element| element.matches("textarea, input:not([type=radio], [type=checkbox])");
    document().active_element().is_some_and(|element| is_field(element) == Ok(true))
}

fn dialog(id: &str) -> Option<HtmlDialogElement> {
    element(id)?.dyn_into().ok()
}

/// Opens the dialog with this id above everything.
pub fn open_dialog(id: &str) {
    if let Some(dialog) = dialog(id) {
        // Refused only when it is already open.
        let _ = dialog.show_modal();
    }
}

pub fn close_dialog(id: &str) {
    if let Some(dialog) = dialog(id) {
        dialog.close();
    }
}

pub fn is_open(id: &str) -> bool {
    dialog(id).is_some_and(|dialog| dialog.open())
}

/// Focuses the element with this id and scrolls its beginning to the top of the window.
pub fn focus_at_top(id: &str) {
    focus(id);
    if let Some(element) = element(id) {
        element.scroll_into_view_with_bool(true);
    }
}

/// Follows the link, or presses the button, with this id; where there is none, nothing happens.
pub fn click(id: &str) {
    if let Some(element) = element(id) {
        element.click();
    }
}

/// Not every device has full screen; the projector mode works without.
pub fn enter_full_screen() {
    if let Some(root) = root() {
        let _ = root.request_fullscreen();
    }
}

pub fn leave_full_screen() {
    if is_full_screen() {
        document().exit_fullscreen();
    }
}

pub fn is_full_screen() -> bool {
    document().fullscreen_element().is_some()
}

/// Loads the page anew; every record is saved after each event, so nothing is lost.
pub fn reload() {
    let _ = window().location().reload();
}

pub fn remove(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        element.remove();
    }
}

/// Puts a text on the clipboard; `false` where the browser does not allow it.
pub async fn copy(text: String) -> bool {
    // Undefined on pages without https, although its type in web-sys says that it is always there.
    let clipboard = window().navigator().clipboard();
    if clipboard.is_undefined() {
        return false;
    }
    JsFuture::from(clipboard.write_text(&text)).await.is_ok()
}

/// In small letters of any language; the browser has the table already.
pub fn lower_case(text: &str) -> String {
    String::from(js_sys::JsString::from(text).to_lower_case())
}

/// Opens the browser's own dialog for printing, where there is one.
pub fn print() {
    let _ = window().print();
}

/// Waits until something has been painted, for a third of a second at most; not in a tab that nobody sees, where
/// nothing is.
pub async fn painted() {
    for _ in 0..20 {
        if document().hidden() || time::has_painted() {
            return;
        }
        let frame = Promise::new(&mut |resolve, _| {
            // Refused only where there is no window.
            let _ = window().request_animation_frame(&resolve);
        });
        let _ = JsFuture::from(frame).await;
    }
}

/// Whether the device asks for this, such as `(prefers-color-scheme: dark)`, as it changes. For as long as the
/// site is open.
pub fn media(query: &str) -> ReadSignal<bool> {
    let (matches, set) = signal(false);
    if let Ok(Some(list)) = window().match_media(query) {
        set.set(list.matches());
        let changed = Closure::<dyn FnMut(web_sys::Event)>::new({
            let list = list.clone();
            move |_| {
                set.try_set(list.matches());
            }
        });
        list.set_onchange(Some(changed.as_ref().unchecked_ref()));
        changed.forget();
    }
    matches
}

/// Where the site comes from, without a slash at the end: `https://example.org`; of one file its name.
pub fn origin() -> String {
    if ONE_FILE {
        return one_file::name();
    }
    window().location().origin().unwrap_or_default()
}

/// A number that nobody can foresee, to name a new set of exercises.
pub fn chance() -> u64 {
    (js_sys::Math::random() * (1u64 << 53) as f64) as u64
}

/// A function of an object of the browser's, where it has it.
pub fn method(object: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(object, &name.into()).ok()?.dyn_into().ok()
}

/// Shakes the device for so many ms, where it can be shaken.
pub fn vibrate(ms: u32) {
    let navigator = window().navigator();
    if let Some(vibrate) = method(&navigator, "vibrate") {
        // A device that will not shake is still, and nothing else depends on it.
        let _ = vibrate.call1(&navigator, &ms.into());
    }
}

/// Takes what is behind a part that covers everything out of reach of keys and readers, or gives it back.
pub fn cover(selectors: &[&str], covered: bool) {
    for selector in selectors {
        if let Ok(Some(element)) = document().query_selector(selector) {
            // Refused only for malformed names, and this one is a literal.
            let _ = element.toggle_attribute_with_force("inert", covered);
        }
    }
}

/// How long a page waits for a style sheet, in ms.
const STYLE_DEADLINE: u32 = 10_000;

/// Adds these style sheets of the site to the page, each once, and waits until they count. One that could not be had
/// leaves the page plain, and is asked for again the next time; one that is late leaves it plain until it is there.
pub fn add_styles(names: &[&str]) -> impl Future<Output = ()> + use<> {
    let coming = names.iter().filter_map(|name| add_style(&format!("style/{name}.css"))).map(JsFuture::from);
    let coming: Vec<JsFuture> = coming.collect();
    async move {
        for sheet in coming {
            let _ = sheet.await;
        }
    }
}

/// The coming of a style sheet; `None` when it is there already.
fn add_style(path: &str) -> Option<Promise> {
    if ONE_FILE {
        return None;
    }
    let address = asset(path);
    let (document, head) = (document(), document().head()?);
    if document.query_selector(&format!("link[href=\"{address}\"]")).ok().flatten().is_some() {
        return None;
    }
    let link = document.create_element("link").ok()?;
    // Refused only for malformed names, and all names are literals of this crate.
    let _ = link.set_attribute("rel", "stylesheet");
    let _ = link.set_attribute("href", &address);
    let promise = Promise::new(&mut |resolve, _| {
        let late = resolve.clone();
        Timeout::new(STYLE_DEADLINE, move || drop(late.call0(&JsValue::NULL))).forget();
        let gone = link.clone();
        let failed = Closure::once_into_js({
            let resolve = resolve.clone();
            move || {
                gone.remove();
                let _ = resolve.call0(&JsValue::NULL);
            }
        });
        let _ = link.add_event_listener_with_callback("load", &resolve);
        let _ = link.add_event_listener_with_callback("error", failed.unchecked_ref());
    });
    head.append_child(&link).ok()?;
    Some(promise)
}
