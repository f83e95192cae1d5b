//! Each file that the fuzz targets start from, or once failed on, goes through the same checks here.

use std::fs;

use crate::oracle;

type Check = fn(&[u8]);

/// A file on which a target failed goes into its corpus, under a name that says why.
#[test]
fn each_file_of_the_corpus_holds() {
    let targets: [(&str, Check, usize); 9] = [
        ("fen", oracle::fen, 9),
        ("san_pt", oracle::san_pt, 7),
        ("pgn", oracle::pgn, 14),
        ("pdn", oracle::pdn, 6),
        ("clock_events", oracle::clock_events, 6),
        ("backup_json", oracle::backup_json, 6),
        ("trf", oracle::trf, 6),
        ("roster", oracle::roster, 5),
        ("class", oracle::class, 5),
    ];
    for (target, check, fewest) in targets {
        let folder = crate::project().join("fuzz/corpus").join(target);
        let mut files = 0;
        for entry in fs::read_dir(&folder).expect("the target's corpus") {
            let path = entry.unwrap().path();
            // Printed when the check fails.
            println!("{}", path.display());
            check(&fs::read(path).unwrap());
            files += 1;
        }
        assert!(files >= fewest, "{target}: {files} files");
    }
}

/// The checks do look: what the corpus holds is read, and not passed over.
#[test]
fn the_corpus_reaches_what_it_is_for() {
    use lance_legal::chess::pgn::Reader;
    let file = include_bytes!("../../fuzz/corpus/pgn/mixed.pgn");
    assert_eq!(Reader::new(file).filter(Result::is_ok).count(), 4);
    let games = include_str!("../../fuzz/corpus/pdn/portuguesas.pdn");
    assert_eq!(lance_legal::draughts::pdn::Reader::new(games).filter(Result::is_ok).count(), 2);
    let control = include_str!("../../fuzz/corpus/clock_events/fischer.txt").lines().next().unwrap_or_default();
    assert!(control.parse::<lance_legal::clock::TimeControl>().is_ok());
    let series = include_str!("../../fuzz/corpus/class/every-kind");
    assert!(lance_legal::class::Series::read(series).is_ok_and(|series| series.items.len() == 10));
    let report = include_str!("../../fuzz/corpus/class/result");
    assert!(lance_legal::class::Report::read(report).is_ok());
    let copy = include_str!("../../fuzz/corpus/backup_json/whole.json");
    assert!(lance_legal::storage::preview(copy).is_ok_and(|seen| seen.records.len() >= 2));
}
