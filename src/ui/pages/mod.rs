//! One file or folder per page.

mod about;
mod home;
mod learn;
mod not_found;
mod play;
mod settings;

pub use about::AboutPage;
pub use home::HomePage;
pub use learn::{ClassMode, LearnPage};
pub use not_found::NotFoundPage;
pub use play::PlayPage;
pub use settings::SettingsPage;
