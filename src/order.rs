//! Short lists in order. The library's sort is three kilobytes of program for each type that is sorted.

/// These in the order of their keys; equals stay as they came. Each is put where it belongs, so this is for hundreds of
/// them, not for thousands.
pub fn in_order<T, K: Ord>(items: impl IntoIterator<Item = T>, key: impl Fn(&T) -> K) -> Vec<T> {
    let mut ordered = Vec::new();
    for item in items {
        let at = ordered.partition_point(|other| key(other) <= key(&item));
        ordered.insert(at, item);
    }
    ordered
}
