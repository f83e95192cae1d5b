//! Everything that touches the browser: rendering, the time, storage. Rules and decisions live elsewhere.

pub mod browser;
pub mod i18n;
pub mod time;
