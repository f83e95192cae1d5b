//! The site in the browser: the pages, over the rules of the library, which cannot name them.
#![forbid(unsafe_code)]

mod ui;

// The pages name the library's modules as these name each other: `crate::chess`.
use lance_legal::*;

fn main() {
    ui::start();
}
