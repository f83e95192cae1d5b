//! Mounts the site, nothing else.
#![forbid(unsafe_code)]

fn main() {
    lance_legal::ui::start();
}
