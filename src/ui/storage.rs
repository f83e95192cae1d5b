//! The browser's side of [`crate::storage`]: `localStorage` as a store, this tab's name, other tabs' writes,
//! files to take away.
//!
//! Nothing here panics when the browser denies storage: every answer is then `Unavailable`.

use std::cell::Cell;

use gloo_timers::callback::Timeout;
use js_sys::{Array, JsString, Math, Reflect};
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Storage, Url};

use super::browser::method;
use crate::storage::{PREFIX, Store, StoreError};

/// The texts this browser keeps for the site.
///
/// [`crate::storage::recover`] belongs to the start of the page, before anything is loaded.
#[derive(Clone, Copy, Debug)]
pub struct BrowserStore;

/// Asked for each time: the user may change the permission while the page is open. An error or `None` is
/// what browsers answer where storage is switched off.
fn area() -> Result<Storage, StoreError> {
    let window = web_sys::window().ok_or(StoreError::Unavailable)?;
    window.local_storage().map_err(unavailable)?.ok_or(StoreError::Unavailable)
}

impl Store for BrowserStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        let area = area()?;
        match area.get_item(key).map_err(unavailable)? {
            Some(text) if text.contains(char::REPLACEMENT_CHARACTER) => exact(&area, key, text).map(Some),
            text => Ok(text),
        }
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        area()?
            .set_item(key, value)
            .map_err(|error| if is_quota(&error) { StoreError::Quota } else { unavailable(error) })
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        area()?.remove_item(key).map_err(unavailable)
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        let area = area()?;
        let mut keys = Vec::new();
        for index in 0..area.length().map_err(unavailable)? {
            keys.extend(area.key(index).map_err(unavailable)?);
        }
        Ok(keys)
    }
}

fn unavailable(_: JsValue) -> StoreError {
    StoreError::Unavailable
}

fn is_quota(error: &JsValue) -> bool {
    let name = Reflect::get(error, &JsValue::from_str("name")).ok().and_then(|name| name.as_string());
    matches!(name.as_deref(), Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED"))
}

/// A damaged text may be no Unicode at all, and would lose bytes on its way into a Rust string: then its
/// UTF-16 units are written out, so that the copy kept aside is complete.
fn exact(area: &Storage, key: &str, text: String) -> Result<String, StoreError> {
    let get = method(area, "getItem").ok_or(StoreError::Unavailable)?;
    let raw = get.call1(area, &JsValue::from_str(key)).map_err(unavailable)?;
    let raw: JsString = raw.dyn_into().map_err(unavailable)?;
    if raw.is_valid_utf16() {
        return Ok(text);
    }
    Ok(raw.iter().fold("utf16:".to_string(), |hex, unit| hex + &format!("{unit:04x}")))
}

/// A name for this page load among the writers of a record. Not kept anywhere else: a duplicated tab must not share it.
pub fn writer_id() -> String {
    format!("{:013x}", (Math::random() * (1_u64 << 52) as f64) as u64)
}

/// For as long as the page lives: runs when another tab has written or removed one of our keys, with that key and its
/// text; with [`PREFIX`] alone when everything of the origin was removed at once. What tabs say comes as [`WORD`].
pub fn on_foreign_write(callback: Callback<(String, Option<String>)>) {
    // Never removed.
    let _ = window_event_listener(ev::storage, move |event| {
        let key = event.key().unwrap_or_else(|| PREFIX.to_string());
        if key == WORD || key.starts_with(PREFIX) {
            callback.run((key, event.new_value()));
        }
    });
}

/// The key under which tabs speak to each other. It stands there for a moment only, and is no record.
pub const WORD: &str = "lance-legal";

/// Says this to all other tabs. Where nothing can be written they do not hear it.
pub fn say(word: &str) {
    if let Ok(area) = area() {
        let _ = area.set_item(WORD, word);
        let _ = area.remove_item(WORD);
    }
}

/// Where this tab keeps what was here before a copy was opened: it outlives a reload and no tab.
const BEFORE: &str = "lance-legal/before";

fn session() -> Option<Storage> {
    web_sys::window()?.session_storage().ok().flatten()
}

/// Keeps what was here before, for this tab alone. `false`: there is no room, or the browser does not allow it.
pub fn keep_before(text: &str) -> bool {
    session().is_some_and(|area| area.set_item(BEFORE, text).is_ok())
}

/// What was here before, as it was given to [`keep_before`].
pub fn before() -> Option<String> {
    session()?.get_item(BEFORE).ok().flatten()
}

pub fn forget_before() {
    if let Some(area) = session() {
        // What cannot be removed was not kept either.
        let _ = area.remove_item(BEFORE);
    }
}

/// How long a file's address stays good: the browser may ask the user where to put it first.
const DOWNLOAD_MS: u32 = 60_000;

/// Offers a text as a file. `false`: the browser would not.
pub fn download(filename: &str, mime: &str, text: &str) -> bool {
    try_download(filename, mime, text).is_ok()
}

fn try_download(filename: &str, mime: &str, text: &str) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(mime);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&JsValue::from_str(text)), &options)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let anchor: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    anchor.set_href(&address);
    anchor.set_download(filename);
    anchor.click();
    Timeout::new(DOWNLOAD_MS, move || {
        // An address that is gone already is what was wanted.
        let _ = Url::revoke_object_url(&address);
    })
    .forget();
    Ok(())
}

/// Asks the browser not to clear the site's data by itself. To be called after a save worth keeping; only
/// the first call of a page load asks. Browsers that show a question show it then, not when the page opens.
pub fn ask_persist() {
    thread_local! {
        static ASKED: Cell<bool> = const { Cell::new(false) };
    }
    if !ASKED.replace(true)
        && let Some(window) = web_sys::window()
        && let Ok(promise) = window.navigator().storage().persist()
    {
        // Whatever the answer, there is nothing to do about it; a refusal must not show in the console.
        wasm_bindgen_futures::spawn_local(async move {
            let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
        });
    }
}
