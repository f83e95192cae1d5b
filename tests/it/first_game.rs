//! How long it takes from the first visit to the first game won, by what is assumed of each kind of task.

use crate::first_game_example::{SECONDS, Way, first_game, first_mate};

/// Minutes that the way to the first game won may take.
const MOST: f64 = 25.0;

#[test]
fn the_first_game_is_won_within_twenty_five_minutes() {
    let way = first_game().expect("a game in the course");
    assert!(way.minutes() <= MOST, "{:.1} minutes: {way:?}", way.minutes());
    // It is a way worth counting: every kind of task but one is on it.
    assert!(way.levels > 80 && way.counts.iter().filter(|count| **count > 0).count() == SECONDS.len(), "{way:?}");
    let mate = first_mate().expect("a whole game");
    assert!(mate.levels > way.levels && mate.minutes() > way.minutes());
}

#[test]
fn a_level_more_is_time_more() {
    let (mut way, before) = (Way::default(), Way::default().minutes());
    way.counts[1] += 60;
    assert_eq!((before, way.minutes()), (0.0, SECONDS[1].1));
}

#[test]
fn the_document_tells_what_is_assumed_and_what_comes_of_it() {
    let text = crate::text("docs/lessons.md");
    for (kind, seconds) in SECONDS {
        let row =
            text.lines().find(|line| line.starts_with(&format!("| {kind} |"))).unwrap_or_else(|| panic!("{kind}"));
        assert!(row.contains(&format!("| {seconds} s |")), "{row}");
    }
    let (first, mate) = (first_game().expect("a game"), first_mate().expect("a game"));
    for (way, words) in [(first, "the first game won"), (mate, "the first game to mate")] {
        let told = format!("{} levels, {:.0} minutes to {words}", way.levels, way.minutes());
        assert!(text.contains(&told), "docs/lessons.md does not tell: {told}");
    }
}
