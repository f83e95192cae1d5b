//! Mounts the site, nothing else.

fn main() {
    lance_legal::ui::start();
}
