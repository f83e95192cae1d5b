//! The days on which something was played: counted, kept in few bytes, joined, and laid on a calendar.

use lance_legal::days::{Days, Month};
use serde_json::{Value, json};

/// 26 November 2026, a Thursday.
const TODAY: u32 = 20_783;

fn days(all: impl IntoIterator<Item = u32>) -> Days {
    let mut days = Days::default();
    all.into_iter().for_each(|day| days.mark(day));
    days
}

#[test]
fn a_day_counts_once_and_a_gap_takes_nothing_away() {
    let mut kept = days([TODAY - 40, TODAY - 3, TODAY]);
    assert_eq!(kept.count(), 3);
    kept.mark(TODAY);
    assert_eq!(kept.count(), 3);
    assert!(kept.has(TODAY - 3) && !kept.has(TODAY - 2) && !kept.has(TODAY + 1));
    kept.mark(TODAY + 200);
    assert_eq!(kept.count(), 4);
}

#[test]
fn who_comes_back_has_a_day_before_this_one() {
    assert!(!Days::default().has_before(TODAY));
    assert!(!days([TODAY]).has_before(TODAY));
    for earlier in [1, 15, 16, 31, 32, 33, 1_000] {
        assert!(days([TODAY - earlier, TODAY]).has_before(TODAY), "{earlier}");
        assert!(!days([TODAY + earlier]).has_before(TODAY), "{earlier}");
    }
}

#[test]
fn months_lie_as_the_calendar_has_them() {
    // The first day from 1970, its length, its weekday from Monday; by the calendar of 1582, worked out elsewhere.
    let table = [
        (0, 0, 31, 3),
        (30, 0, 31, 3),
        (31, 31, 28, 6),
        (59, 59, 31, 6),
        (789, 761, 29, 1),
        (10_957, 10_957, 31, 5),
        (11_016, 10_988, 29, 1),
        (11_017, 11_017, 31, 2),
        (TODAY, 20_758, 30, 6),
        (20_820, 20_819, 31, 4),
        (47_540, 47_513, 28, 0),
    ];
    for (day, first, length, weekday) in table {
        assert_eq!(Month::of(day), Month { first, length, weekday }, "{day}");
    }
    // Month follows on month, for three hundred years.
    let mut month = Month::of(0);
    let mut months = 0;
    while month.first < 109_573 {
        assert!((month.first..month.first + month.length).all(|day| Month::of(day) == month), "{month:?}");
        let next = Month::of(month.first + month.length);
        assert_eq!((next.first, next.weekday), (month.first + month.length, (month.weekday + month.length) % 7));
        (month, months) = (next, months + 1);
    }
    assert_eq!((months, month.first), (3_600, 109_573));
    // Whatever a device's clock says.
    assert!(Month::of(u32::MAX).length >= 28);
}

#[test]
fn of_a_month_its_own_days_are_shown() {
    let kept = days([20_757, 20_758, 20_760, 20_787, 20_788]);
    assert_eq!(kept.of_month(Month::of(TODAY)), [1, 3, 30]);
    assert_eq!(days([20_757]).of_month(Month::of(TODAY)), [] as [u32; 0]);
}

#[test]
fn what_is_kept_is_small_bounded_and_read_leniently() {
    let every_day = days(0..20_000);
    assert_eq!(every_day.count(), 128 * 32);
    assert!(every_day.has(19_999) && !every_day.has(10_000), "the newest stay");
    let text = serde_json::to_string(&every_day).expect("JSON");
    assert!(text.len() < 2_500, "{}", text.len());
    assert_eq!(serde_json::from_str::<Days>(&text).expect("days"), every_day);
    let strange =
        json!({ "649": 1 << 15, "x": 1, "650": -3, "651": "7", "652": 0, "4294967295": 1, "653": 1_u64 << 40 });
    let lenient: Days = serde_json::from_value(strange).expect("days");
    assert_eq!((lenient.count(), lenient.has(649 * 32 + 15)), (1, true));
    assert_eq!(serde_json::to_value(&lenient).expect("JSON"), json!({ "649": 32_768 }));
    assert_eq!(Days::from(Value::Null), Days::default());
}

#[test]
fn the_days_of_two_devices_are_those_of_either() {
    let (mut ours, theirs) = (days([5, 40, 20_000]), days([6, 40, 10_000]));
    ours.join(&theirs);
    assert_eq!(ours, days([5, 6, 40, 10_000, 20_000]));
}
