//! What the board says in each language. What is asked of every text of the site is in `locales`.

use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use lance_legal::board::Shape;
use lance_legal::color::Color;
use lance_legal::language::Language;
use lance_legal::square::Square;

struct Texts(FluentBundle<FluentResource>);

impl Texts {
    fn read(language: Language) -> Texts {
        let path = format!("locales/{}/board.ftl", language.tag());
        let text = std::fs::read_to_string(&path).unwrap();
        let resource = FluentResource::try_new(text).unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
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

    fn moved(&self, color: Color, shape: Shape, from: &str, to: &str) -> String {
        let values = [
            ("figure", self.figure(color, shape).into()),
            ("from", self.square(from).into()),
            ("to", self.square(to).into()),
        ];
        self.say("speak-move", &values)
    }

    fn took(&self, color: Color, shape: Shape, from: &str, taken: Shape, to: &str) -> String {
        let values = [
            ("figure", self.figure(color, shape).into()),
            ("from", self.square(from).into()),
            ("to", self.square(to).into()),
            ("taken", self.say("board-shape", &[("shape", taken.name().into())]).into()),
        ];
        self.say("speak-capture", &values)
    }
}

#[test]
fn a_move_is_read_as_people_read_it() {
    let read = |language| Texts::read(language).moved(Color::White, Shape::Knight, "g1", "f3");
    assert_eq!(read(Language::PtPt), "cavalo branco de g um para f três");
    assert_eq!(read(Language::PtBr), "cavalo branco de g um para f três");
    assert_eq!(read(Language::En), "white knight from g one to f three");
}

#[test]
fn a_capture_names_what_is_taken_and_never_eats_it() {
    let read = |language| Texts::read(language).took(Color::Black, Shape::Queen, "d8", Shape::Rook, "a5");
    assert_eq!(read(Language::PtPt), "dama preta de d oito toma torre em á cinco");
    assert_eq!(read(Language::PtBr), "dama preta de d oito captura torre em á cinco");
    assert_eq!(read(Language::En), "black queen from d eight takes rook on A five");
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
    for language in Language::ALL {
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
    for language in Language::ALL {
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
    for language in Language::ALL {
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
