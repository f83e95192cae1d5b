//! The table of editions: which there are, what each is for, and how it is read.

use lance_legal::edition::{Edition, EditionKind};

#[test]
fn each_edition_has_a_word_of_its_own() {
    assert_eq!(Edition::WORDS, ["2023", "2018", "2009", "2005", "jss", "escola"]);
    for (edition, word) in Edition::ALL.into_iter().zip(Edition::WORDS) {
        assert_eq!((edition.name(), Edition::from_name(word)), (word, Some(edition)));
    }
    for none in ["", "2001", "JSS", "school", "20"] {
        assert_eq!(Edition::from_name(none), None, "{none:?}");
    }
    assert_eq!(Edition::ALL.first(), Some(&Edition::IN_FORCE));
    assert_eq!(Edition::default(), Edition::IN_FORCE);
}

#[test]
fn what_an_edition_is_for_follows_from_what_it_is() {
    for edition in Edition::ALL {
        let kind = edition.facts().kind;
        assert_eq!(edition.is_played(), kind == EditionKind::Laws, "{edition:?}");
        assert_eq!(edition.is_judged(), kind != EditionKind::School, "{edition:?}");
        assert_eq!(edition.is_of_the_laws(), edition.name().parse::<u16>().is_ok(), "{edition:?}");
    }
    let both = |list: &[Edition]| Edition::ALL.into_iter().filter(|edition| list.contains(edition)).collect::<Vec<_>>();
    assert_eq!(both(&Edition::PLAYED), Edition::PLAYED);
    assert_eq!(both(&Edition::JUDGED), Edition::JUDGED);
}

#[test]
fn no_game_is_kept_under_an_edition_that_is_not_played() {
    for edition in Edition::ALL {
        let text = serde_json::to_string(&edition).expect("a word");
        assert_eq!(text, format!("\"{}\"", edition.name()));
        let read = serde_json::from_str::<Edition>(&text).ok();
        assert_eq!(read, Some(edition).filter(|edition| edition.is_played()), "{text}");
    }
}

#[test]
fn what_an_edition_does_not_know_has_the_number_of_the_one_in_force() {
    assert_eq!(Edition::Laws2005.article(|facts| facts.fivefold), "9.6.1");
    assert_eq!(Edition::Laws2005.article(|facts| facts.flag), "6.10");
    for edition in Edition::PLAYED {
        assert_eq!(edition.has_automatic_draws(), !edition.facts().only_claimed, "{edition:?}");
    }
}
