//! How many lessons, levels, questions and situations there are, as the documents tell it.

use crate::counts_example::{DOCUMENTS, counts, told};

#[test]
fn the_documents_tell_what_there_is() {
    let counts = counts().expect("the counts");
    assert!(counts.iter().all(|(_, count)| *count > 10), "{counts:?}");
    let mut found = 0;
    for path in DOCUMENTS {
        let text = crate::text(path);
        let right = told(&text, &counts);
        assert!(
            text == right,
            "{path} tells other counts than {counts:?}: write `cargo run --example counts -- write`"
        );
        // The words stand there at all.
        let none: Vec<_> = counts.map(|(word, _)| (word, 0)).to_vec();
        found += usize::from(told(&text, &none) != text);
    }
    assert_eq!(found, DOCUMENTS.len());
}

#[test]
fn only_a_number_before_its_word_is_a_count() {
    let counts = [("lessons", 43), ("situations", 70)];
    let text = "42 lessons with 447 levels, 66\nsituations, 3.5 lessons, v1 lessons, article 9.2, 2 parts";
    assert_eq!(
        told(text, &counts),
        "43 lessons with 447 levels, 70\nsituations, 3.5 lessons, v1 lessons, article 9.2, 2 parts"
    );
}
