//! What the board says in each language. What is asked of every text of the site is in `locales`.

use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use lance_legal::board::Shape;
use lance_legal::chess::spoken::{self, Word};
use lance_legal::chess::{Position, Role};
use lance_legal::color::Color;
use lance_legal::language::Language;
use lance_legal::square::Square;

struct Texts(FluentBundle<FluentResource>);

impl Texts {
    fn read(language: Language) -> Texts {
        let read = |name: &str| crate::text(format!("locales/{}/{name}.ftl", language.tag()));
        let text = ["board", "keys", "refusals"].map(read).concat();
        let resource = FluentResource::try_new(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        let mut bundle = FluentBundle::new(vec![language.tag().parse().unwrap()]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).unwrap();
        Texts(bundle)
    }

    fn say(&self, id: &str, values: &[(&str, FluentValue<'static>)]) -> String {
        let args: FluentArgs = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        let message = self.0.get_message(id).unwrap_or_else(|| panic!("no text {id}"));
        let mut errors = Vec::new();
        let text = self.0.format_pattern(message.value().unwrap(), Some(&args), &mut errors).into_owned();
        assert!(errors.is_empty(), "{id}: {errors:?}");
        text
    }

    fn figure(&self, color: Color, shape: Shape) -> String {
        self.say("board-figure", &[("color", color.name().into()), ("shape", shape.name().into())])
    }

    fn square(&self, name: &str) -> String {
        let square: Square = name.parse().unwrap();
        let file = square.file_char().to_string();
        self.say("board-spoken-square", &[("file", file.into()), ("rank", (square.rank() + 1).into())])
    }

    fn heard(&self, fen: &str, m: &str) -> String {
        let position = Position::from_fen(fen).expect(fen);
        let mut text = String::new();
        for word in spoken::words(&position, m.parse().expect(m)) {
            let shape = |role: Role| FluentValue::from(role.name());
            let value = match word {
                Word::Piece(role) => vec![("shape", shape(role))],
                Word::Promotes(role) => vec![("piece", self.say("board-shape", &[("shape", shape(role))]).into())],
                Word::FromFile(file) => vec![("file", char::from(b'a' + file as u8).to_string().into())],
                Word::FromRank(rank) => vec![("rank", (rank + 1).into())],
                Word::Square(square) => {
                    vec![("file", square.file_char().to_string().into()), ("rank", (square.rank() + 1).into())]
                }
                _ => Vec::new(),
            };
            text += if text.is_empty() {
                ""
            } else if word.adds() {
                ", "
            } else {
                " "
            };
            text += &self.say(word.id(), &value);
        }
        text
    }
}

#[test]
fn figures_and_squares_are_read_as_people_read_them() {
    let read = |language| {
        let texts = Texts::read(language);
        format!("{}: {}", texts.figure(Color::White, Shape::Knight), texts.square("f3"))
    };
    assert_eq!(read(Language::PtPt), "cavalo branco: f três");
    assert_eq!(read(Language::PtBr), "cavalo branco: f três");
    assert_eq!(read(Language::En), "white knight: f three");
}

/// The position, the move, and how it is heard in each language.
const HEARD: [(&str, &str, [&str; 3]); 9] = [
    (
        "7k/8/8/8/8/5p2/8/K5N1 w - - 0 1",
        "g1f3",
        ["cavalo toma f três", "cavalo captura f três", "knight takes f three"],
    ),
    ("6k1/8/8/8/8/8/8/KN3R2 w - - 0 1", "f1g1", ["torre g um, xeque", "torre g um, xeque", "rook g one, check"]),
    (
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "e5d6",
        [
            "peão de é toma d seis, na passagem",
            "peão de é captura d seis, na passagem",
            "pawn from e takes d six, en passant",
        ],
    ),
    (
        "2k5/8/8/3pP3/8/8/8/3RK3 w - d6 0 1",
        "e5d6",
        [
            "peão de é toma d seis, na passagem",
            "peão de é captura d seis, na passagem",
            "pawn from e takes d six, en passant",
        ],
    ),
    (
        "8/4k3/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "e5d6",
        [
            "peão de é toma d seis, na passagem, xeque",
            "peão de é captura d seis, na passagem, xeque",
            "pawn from e takes d six, en passant, check",
        ],
    ),
    ("r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8", ["grande roque", "roque grande", "castles queenside"]),
    (
        "7k/4P3/8/8/8/8/8/K7 w - - 0 1",
        "e7e8q",
        [
            "peão é oito, promove a dama, xeque",
            "peão é oito, promove a dama, xeque",
            "pawn e eight, promotes to queen, check",
        ],
    ),
    ("7k/8/8/8/8/8/8/KR3R2 w - - 0 1", "b1d1", ["torre de b d um", "torre de b d um", "rook from b d one"]),
    (
        "7k/8/8/3N4/8/8/8/K2N4 w - - 0 1",
        "d1c3",
        ["cavalo da linha um c três", "cavalo da linha um c três", "knight from rank one c three"],
    ),
];

#[test]
fn a_move_is_heard_as_it_is_written() {
    for (fen, m, sentences) in HEARD {
        for (language, sentence) in [Language::PtPt, Language::PtBr, Language::En].into_iter().zip(sentences) {
            assert_eq!(Texts::read(language).heard(fen, m), sentence, "{fen} {m}");
        }
    }
}

#[test]
fn castling_is_called_as_each_country_calls_it() {
    let read = |language| {
        let texts = Texts::read(language);
        ["speak-castle-kingside", "speak-castle-queenside"].map(|id| texts.say(id, &[]))
    };
    assert_eq!(read(Language::PtPt), ["pequeno roque", "grande roque"]);
    assert_eq!(read(Language::PtBr), ["roque pequeno", "roque grande"]);
}

#[test]
fn every_chess_piece_of_each_colour_has_a_name_of_its_own() {
    let chess = &Shape::ALL[..6];
    for language in Language::whole() {
        let texts = Texts::read(language);
        let names: BTreeSet<String> = Color::ALL
            .into_iter()
            .flat_map(|color| chess.iter().map(move |shape| (color, *shape)))
            .map(|(color, shape)| texts.figure(color, shape))
            .collect();
        assert_eq!(names.len(), 12, "{language:?}: {names:?}");
        let shapes: BTreeSet<String> =
            chess.iter().map(|shape| texts.say("board-shape", &[("shape", shape.name().into())])).collect();
        assert_eq!(shapes.len(), 6, "{language:?}: {shapes:?}");
    }
}

#[test]
fn a_man_and_a_crowned_man_do_not_sound_alike() {
    for language in Language::whole() {
        let texts = Texts::read(language);
        for color in Color::ALL {
            assert_ne!(texts.figure(color, Shape::Man), texts.figure(color, Shape::CrownedMan), "{language:?}");
        }
    }
    assert_eq!(Texts::read(Language::PtPt).figure(Color::White, Shape::Man), "peão branco");
    assert_eq!(Texts::read(Language::PtBr).figure(Color::White, Shape::Man), "pedra branca");
}

#[test]
fn no_two_squares_sound_alike() {
    for language in Language::whole() {
        let texts = Texts::read(language);
        let spoken: BTreeSet<String> = Square::all().map(|square| texts.square(&square.to_string())).collect();
        assert_eq!(spoken.len(), Square::COUNT, "{language:?}");
    }
}

#[test]
fn the_number_of_destinations_is_told_in_good_grammar() {
    let texts = Texts::read(Language::PtPt);
    let told = |count: usize| {
        let values = [("figure", "rei branco".into()), ("square", "é um".into()), ("count", count.into())];
        texts.say("board-picked-up", &values)
    };
    assert_eq!(told(0), "rei branco de é um, sem lances legais");
    assert_eq!(told(1), "rei branco de é um, 1 destino");
    assert_eq!(told(8), "rei branco de é um, 8 destinos");
}

#[test]
fn a_position_is_told_side_by_side() {
    let told = |language, color: Color| {
        Texts::read(language).say("board-side", &[("color", color.name().into()), ("pieces", "rei gê um".into())])
    };
    assert_eq!(told(Language::PtPt, Color::White), "Brancas: rei gê um");
    assert_eq!(told(Language::PtPt, Color::Black), "Pretas: rei gê um");
    for language in Language::whole() {
        assert_ne!(told(language, Color::White), told(language, Color::Black), "{language:?}");
    }
}
