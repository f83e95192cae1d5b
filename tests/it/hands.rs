//! Hands in a class: counted up and down within limits, shared out in whole per cent, found by their keys; and what a
//! class is told at the end of a set of questions.

use lance_legal::edition::Edition;
use lance_legal::hands::{Hands, MOST_HANDS, letter, place_of_key};
use lance_legal::quiz::{Counted, Polled, RightAnswer, Summary};

/// So many hands for each answer.
fn up(counts: &[u32]) -> Hands {
    let mut hands = Hands::none(counts.len());
    for (place, count) in counts.iter().enumerate() {
        (0..*count).for_each(|_| hands.change(place, true));
    }
    hands
}

#[test]
fn hands_go_up_and_down_within_limits() {
    let mut hands = up(&[2, 0, 1]);
    assert_eq!((hands.answers(), hands.all()), (3, 3));
    hands.change(0, false);
    hands.change(1, false);
    assert_eq!(hands, up(&[1, 0, 1]));
    hands.change(3, true);
    assert_eq!((hands.all(), hands.of(3)), (2, 0), "there is no fourth answer");
    (0..MOST_HANDS + 5).for_each(|_| hands.change(2, true));
    assert_eq!(hands.of(2), MOST_HANDS);
}

#[test]
fn a_share_is_in_whole_per_cent_and_of_no_hands_there_is_none() {
    assert_eq!(Hands::none(2).share(0), None);
    let hands = up(&[1, 2, 0]);
    assert_eq!([0, 1, 2, 3].map(|place| hands.share(place)), [Some(33), Some(66), Some(0), Some(0)]);
}

#[test]
fn an_answer_has_a_letter_and_two_keys() {
    assert_eq!([0, 3, 25, 26].map(letter), ['A', 'D', 'Z', ' ']);
    assert_eq!(["a", "A", "1", "f", "6"].map(place_of_key), [Some(0), Some(0), Some(0), Some(5), Some(5)]);
    assert_eq!(["g", "7", "0", ".", "Enter", "é", ""].map(place_of_key), [None; 7]);
}

fn answer(edition: Edition, articles: &[&str]) -> RightAnswer {
    RightAnswer {
        id: "rapid-first".to_string(),
        edition,
        right: vec!["a".to_string()],
        articles: articles.iter().map(|number| number.to_string()).collect(),
    }
}

#[test]
fn the_summary_has_the_hardest_first_and_the_articles_of_what_was_missed() {
    use Edition::{Laws2018, Laws2023};
    // The place of the right answer, the hands for each, the articles.
    let set: [(usize, &[u32], RightAnswer); 6] = [
        (0, &[10, 2], answer(Laws2023, &["7.5.1"])),
        (1, &[3, 1, 0, 8], answer(Laws2023, &["9.2.1", "9.2"])),
        (0, &[0, 0, 0], answer(Laws2023, &["3.1"])),
        (2, &[0, 0, 12], answer(Laws2023, &["4.3"])),
        (1, &[9, 3], answer(Laws2023, &["9.2.1", "7.5.1"])),
        (0, &[10, 2], answer(Laws2018, &["7.5.1"])),
    ];
    let hands: Vec<Hands> = set.iter().map(|(_, counts, _)| up(counts)).collect();
    let polled = set.iter().zip(&hands).map(|((right, _, answer), hands)| Polled { hands, right: *right, answer });
    let summary = Summary::of(&polled.collect::<Vec<_>>());

    let told = |counted: &Counted| (counted.place, counted.right, counted.all, counted.share(), counted.is_hard());
    assert_eq!(
        summary.questions.iter().map(told).collect::<Vec<_>>(),
        [
            (1, 1, 12, 8, true),
            (4, 3, 12, 25, true),
            (0, 10, 12, 83, false),
            (5, 10, 12, 83, false),
            (3, 12, 12, 100, false)
        ],
        "nobody held up a hand for the third, which is left out"
    );
    let articles = [(Laws2023, "9.2.1"), (Laws2023, "9.2"), (Laws2023, "7.5.1"), (Laws2018, "7.5.1")];
    assert_eq!(summary.articles, articles.map(|(edition, number)| (edition, number.to_string())));
}

#[test]
fn half_of_the_hands_is_not_hard_and_a_share_is_told_from_one_beside_it() {
    let hands = [up(&[67, 33]), up(&[2, 1]), up(&[1, 1]), up(&[1, 2])];
    let right = answer(Edition::Laws2023, &[]);
    let polled: Vec<Polled> = hands.iter().map(|hands| Polled { hands, right: 0, answer: &right }).collect();
    let summary = Summary::of(&polled);
    let order: Vec<(usize, bool)> =
        summary.questions.iter().map(|counted| (counted.place, counted.is_hard())).collect();
    // 2 of 3 is a little less than 67 of 100.
    assert_eq!(order, [(3, true), (2, false), (1, false), (0, false)]);
    assert_eq!(Summary::of(&[]), Summary::default());
}
