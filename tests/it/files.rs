//! The files of the project, by their paths from its folder.

use std::fs;
use std::path::Path;

#[path = "../../examples/project/mod.rs"]
mod project;

pub use project::project;

/// The text of a file that must be there.
pub fn text(path: impl AsRef<Path>) -> String {
    let path = project().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
