//! Where the files of the project lie, for the examples and for the tests.

use std::path::Path;

/// The folder of the project. The examples belong to the package in it, the tests to one in a folder below.
pub fn project() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.ancestors().find(|folder| folder.join("Cargo.lock").is_file()).unwrap_or(package)
}
