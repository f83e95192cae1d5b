//! The one place that asks the browser for the time.

/// Milliseconds since 1970, as the device's clock has it.
pub fn now_ms() -> u64 {
    js_sys::Date::now() as u64
}
