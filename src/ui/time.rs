//! The one place that asks the browser for the time.

/// Milliseconds since 1970, as the device's clock has it.
pub fn now_ms() -> u64 {
    js_sys::Date::now() as u64
}

/// The day of the device's calendar, counted from 1970.
pub fn today() -> u32 {
    let now = js_sys::Date::new_0();
    // Minutes that the device's clock is behind the time of Greenwich.
    let local = now.get_time() - now.get_timezone_offset() * 60_000.0;
    (local / 86_400_000.0) as u32
}

/// Milliseconds since the page began, by the clock that nobody sets: the one of `Event.timeStamp`. On most devices it
/// stands still while they sleep.
pub fn steady_ms() -> f64 {
    leptos::prelude::window().performance().map_or(0.0, |clock| clock.now())
}

/// Whether the browser has painted the page yet.
pub fn has_painted() -> bool {
    leptos::prelude::window().performance().is_some_and(|clock| clock.get_entries_by_type("paint").length() > 0)
}

/// The day of the device's calendar as `2026-01-31`.
pub fn day_name() -> String {
    let now = js_sys::Date::new_0();
    format!("{:04}-{:02}-{:02}", now.get_full_year(), now.get_month() + 1, now.get_date())
}

/// A moment in milliseconds since 1970 as people of this language write it, to the minute, by the device's clock.
pub fn moment_name(ms: u64, tag: &str) -> String {
    let options = js_sys::Object::new();
    for (name, value) in [("dateStyle", "short"), ("timeStyle", "short")] {
        // Refused only for an object that cannot be changed.
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    String::from(js_sys::Date::new(&(ms as f64).into()).to_locale_string(tag, &options))
}
