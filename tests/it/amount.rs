//! No tests: how much is tried. `make test` tries some, `make test-every` as much as is worth hours.

/// `every` where `EVERY=1` is set, and `some` without.
pub fn amount<T>(some: T, every: T) -> T {
    if std::env::var_os("EVERY").is_some() { every } else { some }
}
