//! Why a move is refused: `tests/data/refusals.txt`, one rule a block, with its drawing and its sentence.
//!
//! `legality_random.rs` holds the same answers against the move generator, over random games.

use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use lance_legal::chess::legality::{Drawing, Filling, IDS, Illegal, judge, message_ids};
use lance_legal::chess::{Move, Position, Role, Status, chess960};
use lance_legal::color::Color;
use unic_langid::LanguageIdentifier;

const TABLE: &str = include_str!("../data/refusals.txt");

const LANGUAGES: [(&str, &str); 3] = [
    (
        "pt-PT",
        concat!(
            include_str!("../../locales/pt-PT/board.ftl"),
            include_str!("../../locales/pt-PT/refusals.ftl"),
            include_str!("../../locales/pt-PT/chess960.ftl"),
        ),
    ),
    (
        "pt-BR",
        concat!(
            include_str!("../../locales/pt-BR/board.ftl"),
            include_str!("../../locales/pt-BR/refusals.ftl"),
            include_str!("../../locales/pt-BR/chess960.ftl"),
        ),
    ),
    (
        "en",
        concat!(
            include_str!("../../locales/en/board.ftl"),
            include_str!("../../locales/en/refusals.ftl"),
            include_str!("../../locales/en/chess960.ftl"),
        ),
    ),
];

/// One block of the table.
struct Case<'a> {
    rule: &'a str,
    position: Position,
    player: Option<Color>,
    tried: Move,
    /// Id and article, drawing, sentence; `None` where the move is legal.
    refusal: Option<[&'a str; 3]>,
}

impl Case<'_> {
    fn judged(&self) -> Result<Move, Illegal> {
        let Move { from, to, promotion } = self.tried;
        judge(&self.position, Status::of(&self.position), self.player, from, to, promotion)
    }
}

fn cases() -> Vec<Case<'static>> {
    TABLE.split("\n== ").skip(1).map(case).collect()
}

fn case(block: &'static str) -> Case<'static> {
    let rule = block.lines().next().unwrap();
    let field = |name: &str| {
        block.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_else(|| panic!("{rule}: no {name}")).trim()
    };
    let (player, tried) = match field("try").split_once(": ") {
        Some(("white", tried)) => (Some(Color::White), tried),
        Some(("black", tried)) => (Some(Color::Black), tried),
        _ => (None, field("try")),
    };
    let legal = block.lines().any(|line| line == "legal");
    Case {
        rule,
        position: {
            let is_chess960 = block.lines().any(|line| line.starts_with("960 "));
            let (name, read): (_, fn(&str) -> _) =
                if is_chess960 { ("960", chess960::from_fen) } else { ("fen", Position::from_fen) };
            read(field(name)).unwrap_or_else(|error| panic!("{rule}: {error:?}"))
        },
        player,
        tried: Move {
            from: tried[0..2].parse().unwrap(),
            to: tried[2..4].parse().unwrap(),
            promotion: tried[4..].chars().next().map(|c| {
                Role::ALL.into_iter().find(|role| role.fen_char() == c).unwrap_or_else(|| panic!("{rule}: {tried}"))
            }),
        },
        refusal: (!legal).then(|| [field("id"), field("draw"), field("says")]),
    }
}

fn refusals() -> Vec<(&'static str, Illegal)> {
    cases().into_iter().filter_map(|case| Some((case.rule, case.judged().err()?))).collect()
}

/// `frame e1, ring f1, cross d4, arrow a6-f1`
fn describe(drawing: &Drawing) -> String {
    let frames = drawing.frames.iter().map(|square| format!("frame {square}"));
    let rings = drawing.rings.iter().map(|square| format!("ring {square}"));
    let crosses = drawing.crosses.iter().map(|square| format!("cross {square}"));
    let arrows = drawing.arrows.iter().map(|(from, to)| format!("arrow {from}-{to}"));
    frames.chain(rings).chain(crosses).chain(arrows).collect::<Vec<_>>().join(", ")
}

fn bundle(language: &str, source: &str) -> FluentBundle<FluentResource> {
    let resource = FluentResource::try_new(source.to_string()).unwrap_or_else(|(_, e)| panic!("{language}: {e:?}"));
    let mut bundle = FluentBundle::new(vec![language.parse::<LanguageIdentifier>().unwrap()]);
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).unwrap_or_else(|e| panic!("{language}: {e:?}"));
    bundle
}

/// Renders as the interface is told to; a message, a variable or a value that is missing fails.
fn render(bundle: &FluentBundle<FluentResource>, id: &str, args: &FluentArgs) -> String {
    let message = bundle.get_message(id).unwrap_or_else(|| panic!("no message {id}"));
    let pattern = message.value().unwrap_or_else(|| panic!("{id} is empty"));
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    assert!(errors.is_empty(), "{id}: {errors:?}");
    text
}

/// Title and explanation.
fn sentences(bundle: &FluentBundle<FluentResource>, illegal: &Illegal) -> [String; 2] {
    let mut args = FluentArgs::new();
    for (name, arg) in illegal.args() {
        for (variable, filling) in arg.fill(name) {
            let value = match filling {
                Filling::Text(text) => text,
                Filling::Message(id) => render(bundle, &id, &FluentArgs::new()),
            };
            args.set(variable, value);
        }
    }
    [format!("refusal-{}-title", illegal.id()), format!("refusal-{}", illegal.id())]
        .map(|id| render(bundle, &id, &args))
}

#[test]
fn every_rule_of_the_table_holds() {
    let (language, source) = LANGUAGES[0];
    let portuguese = bundle(language, source);
    for case in cases() {
        match (case.judged(), case.refusal) {
            (Ok(m), None) => {
                assert_eq!(m, case.tried, "{}", case.rule);
                assert!(case.position.is_legal(m), "{}: the generator has no {m}", case.rule);
            }
            (Err(illegal), Some([id, drawing, says])) => {
                assert_eq!(format!("{} {}", illegal.id(), illegal.article()), id, "{}", case.rule);
                assert_eq!(describe(&illegal.drawing()), drawing, "{}", case.rule);
                assert_eq!(sentences(&portuguese, &illegal)[1], says, "{}", case.rule);
            }
            (judged, _) => panic!("{}: {judged:?}", case.rule),
        }
    }
}

#[test]
fn every_reason_has_a_rule_in_the_table() {
    let shown: BTreeSet<&str> = refusals().iter().map(|(_, illegal)| illegal.id()).collect();
    assert_eq!(shown, BTreeSet::from(IDS));
}

#[test]
fn every_refusal_reads_well_in_every_language() {
    for (language, source) in LANGUAGES {
        let bundle = bundle(language, source);
        for (rule, illegal) in refusals() {
            let [title, explanation] = sentences(&bundle, &illegal);
            assert!(title.split_whitespace().count() <= 8, "{language}, {rule}: {title}");
            assert!(!title.ends_with('.'), "{language}, {rule}: {title}");
            assert!(explanation.ends_with('.'), "{language}, {rule}: {explanation}");
            let parts: Vec<&str> = explanation.trim_end_matches('.').split(". ").collect();
            assert!(parts.len() <= 2, "{language}, {rule}: {explanation}");
            for part in parts {
                let words = part.split_whitespace().count();
                assert!(words <= 20, "{language}, {rule}: {words} words in: {part}");
                assert!(part.starts_with(char::is_uppercase), "{language}, {rule}: {part}");
            }
        }
    }
}

#[test]
fn the_languages_hold_these_messages_and_no_others() {
    let wanted: BTreeSet<String> = message_ids().into_iter().collect();
    for (language, source) in LANGUAGES {
        let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(_, e)| panic!("{language}: {e:?}"));
        let mut found = BTreeSet::new();
        for entry in resource.body {
            if let fluent_syntax::ast::Entry::Message(message) = entry {
                let name = message.id.name;
                // What the board says besides is no refusal's.
                if ["refusal-", "piece-the-", "side-the-"].iter().any(|kind| name.starts_with(kind)) {
                    assert!(found.insert(name.to_string()), "{language}: {name} twice");
                }
            }
        }
        assert_eq!(found, wanted, "{language}");
    }
}

#[test]
fn a_finished_game_is_told_before_anything_else() {
    let position = Position::start();
    for (from, to) in [("e2", "e4"), ("e4", "e5"), ("e7", "e5"), ("e1", "e1")] {
        let (from, to) = (from.parse().unwrap(), to.parse().unwrap());
        for (status, article) in [(Status::Checkmate, "5.1.1"), (Status::Stalemate, "5.2.1")] {
            for player in [None, Some(Color::White), Some(Color::Black)] {
                let illegal = judge(&position, Some(status), player, from, to, None).unwrap_err();
                assert_eq!(illegal.article(), article);
            }
        }
    }
}

#[test]
fn the_side_that_asks_does_not_change_a_move_of_its_own() {
    for case in cases().iter().filter(|case| case.player.is_none()) {
        let Move { from, to, promotion } = case.tried;
        let over = Status::of(&case.position);
        if case.position.piece_at(from).is_some_and(|piece| piece.color == case.position.turn()) {
            let asked = judge(&case.position, over, Some(case.position.turn()), from, to, promotion);
            assert_eq!(asked, case.judged(), "{}", case.rule);
        }
    }
}
