//! The parts of the program in one order, and how lists of them are written.

use std::collections::{BTreeMap, BTreeSet};

/// The files of the program beside the main one, by the chunk that needs them, in the order they are loaded in.
pub type Chunks = BTreeMap<String, Vec<String>>;

/// All parts in one order that agrees with the order in which each chunk loads its own.
pub fn load_order(chunks: &Chunks) -> Result<Vec<&str>, String> {
    let mut lists: Vec<&[String]> = chunks.values().map(Vec::as_slice).collect();
    let mut order: Vec<&str> = Vec::new();
    loop {
        lists.retain(|list| !list.is_empty());
        if lists.is_empty() {
            return Ok(order);
        }
        // The next part is one that stands behind no other in any list.
        let is_behind = |part: &String| lists.iter().any(|list| list[1..].contains(part));
        let next = lists.iter().map(|list| &list[0]).find(|part| !is_behind(part));
        let next = next.ok_or_else(|| format!("no order of the parts suits every chunk: {:?}", lists[0]))?;
        for list in &mut lists {
            *list = list.strip_prefix(std::slice::from_ref(next)).unwrap_or(list);
        }
        order.push(next);
    }
}

/// Numbers in order as runs: how many are left out before each, and how many follow its first. `0+2,4` is 0, 1, 2 and 7.
pub fn runs(numbers: &BTreeSet<usize>) -> String {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    let mut next = 0;
    for number in numbers {
        match runs.last_mut() {
            Some((_, more)) if next == *number => *more += 1,
            _ => runs.push((*number - next, 0)),
        }
        next = number + 1;
    }
    let written = runs.into_iter().map(|(gap, more)| match more {
        0 => gap.to_string(),
        more => format!("{gap}+{more}"),
    });
    written.collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_runs() {
        let written = |numbers: &[usize]| runs(&numbers.iter().copied().collect());
        assert_eq!(written(&[0, 1, 2, 7]), "0+2,4");
        assert_eq!(written(&[3, 5, 6, 1000]), "3,1+1,993");
        assert_eq!(written(&[]), "");
    }

    #[test]
    fn the_order_of_the_parts_is_that_of_every_chunk_whatever_their_names() {
        let chunks = |lists: &[&[&str]]| -> Chunks {
            let list = |list: &[&str]| list.iter().map(|part| part.to_string()).collect();
            lists.iter().enumerate().map(|(number, parts)| (number.to_string(), list(parts))).collect()
        };
        assert_eq!(load_order(&chunks(&[])), Ok(vec![]));
        assert_eq!(
            load_order(&chunks(&[&["c3", "b"], &["c2", "c3"], &["c10", "c2"]])),
            Ok(vec!["c10", "c2", "c3", "b"])
        );
        assert!(load_order(&chunks(&[&["a", "b", "c"], &["c", "a"]])).unwrap_err().contains("no order"));
    }
}
