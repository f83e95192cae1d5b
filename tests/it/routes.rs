//! Routes and languages.

use lance_legal::drills::{self, Kind};
use lance_legal::edition::Edition;
use lance_legal::language::Language;
use lance_legal::route::{
    self, Classroom, Course, Endgames, Hall, Law, Practice, Quiz, REVIEW, SmallGames, Students, Study, Way,
};
use lance_legal::site::{Menu, Route, page_at};

#[test]
fn each_route_has_a_path_of_its_own_and_finds_back() {
    // Addresses that people have kept.
    let table = [
        (Route::Home, "/"),
        (Route::Learn, "/aprender"),
        (Route::Notation, "/notacao"),
        (Route::ScoreSheet, "/folha"),
        (Route::Play, "/jogar"),
        (Route::Draughts, "/damas"),
        (Route::Laws, "/regras"),
        (Route::Clock, "/relogio"),
        (Route::Class, "/turma"),
        (Route::Settings, "/definicoes"),
        (Route::About, "/sobre"),
    ];
    for (route, path) in table {
        assert_eq!(route.path(), path);
    }
    for route in Route::ALL {
        assert_eq!(Route::from_path(route.path()), Some(*route));
    }
}

#[test]
fn a_trailing_slash_is_forgiven_and_nothing_else() {
    assert_eq!(Route::from_path("/jogar/"), Some(Route::Play));
    assert_eq!(Route::from_path(""), Some(Route::Home));
    for path in ["/jogar//", "/Jogar", "/jogar/x", "jogar", "//", "/%6Aogar", "/ jogar"] {
        assert_eq!(Route::from_path(path), None, "{path:?}");
    }
}

#[test]
fn each_lesson_and_level_has_an_address_and_finds_back() {
    let (lesson, level) = ("torre".to_string(), "duas-voltas".to_string());
    let table = [
        (Study::Map, "/aprender"),
        (Study::Lesson(lesson.clone()), "/aprender/torre"),
        (Study::Level { lesson: lesson.clone(), level }, "/aprender/torre/duas-voltas"),
        (Study::Sheet(lesson.clone()), "/aprender/torre/folha"),
        (Study::End(lesson), "/aprender/torre/fim"),
    ];
    for (study, path) in table {
        assert_eq!(study.path(Course::Chess), path);
        assert_eq!(Study::from_path(Course::Chess, path), Some(study.clone()));
        assert_eq!(Study::from_path(Course::Chess, &format!("{path}/")), Some(study));
        assert_eq!(Route::from_path(path), Some(Route::Learn));
    }
    for path in ["/aprenderx", "/aprender//", "/aprender/a/b/c", "/aprender/Torre", "/aprender/torre/%2e", "/jogar"] {
        assert_eq!(Study::from_path(Course::Chess, path), None, "{path}");
    }
}

#[test]
fn each_sheet_of_exercises_has_an_address_and_finds_back() {
    let sheet = "fk7m2p".to_string();
    for (study, path) in [
        (Study::Map, "/exercicios"),
        (Study::Lesson(sheet.clone()), "/exercicios/fk7m2p"),
        (Study::Level { lesson: sheet, level: "2".to_string() }, "/exercicios/fk7m2p/2"),
    ] {
        assert_eq!(study.path(Course::Own), path);
        assert_eq!(Study::from_path(Course::Own, path), Some(study));
        assert_eq!(Route::from_path(path), Some(Route::Exercises));
        assert!(page_at(path).needs.chunks.contains(&"exercises"), "{path}");
    }
    assert_eq!(Route::from_path("/exercicios/a/b/c"), None);
}

#[test]
fn each_small_game_has_an_address_below_the_lessons() {
    let table = [(None, "/aprender/jogos"), (Some("torre-bispo"), "/aprender/jogos/torre-bispo")];
    for (id, path) in table {
        let page = SmallGames(id.map(str::to_string));
        assert_eq!(page.path(), path);
        assert_eq!(SmallGames::from_path(path), Some(page.clone()));
        assert_eq!(SmallGames::from_path(&format!("{path}/")), Some(page));
        assert_eq!(Route::from_path(path), Some(Route::SmallGames));
        assert!(page_at(path).needs.chunks.contains(&"small_games"), "{path}");
    }
    for path in ["/aprender", "/aprender/torre", "/aprender/jogos/a/b", "/aprender/jogosx", "/jogos"] {
        assert_eq!(SmallGames::from_path(path), None, "{path}");
    }
}

#[test]
fn each_page_of_draughts_has_an_address_and_finds_back() {
    let (lesson, level) = ("rio".to_string(), "duas-casas".to_string());
    let table = [
        (Hall::Menu, "/damas"),
        (Hall::Play, "/damas/jogar"),
        (Hall::Learn(Study::Map), "/damas/aprender"),
        (Hall::Learn(Study::Level { lesson, level }), "/damas/aprender/rio/duas-casas"),
        (Hall::Train(None), "/damas/treino"),
        (Hall::Train(Some("numeros".to_string())), "/damas/treino/numeros"),
    ];
    for (hall, path) in table {
        assert_eq!(hall.path(), path);
        assert_eq!(Hall::from_path(path), Some(hall.clone()));
        assert_eq!(Hall::from_path(&format!("{path}/")), Some(hall));
        assert_eq!(Route::from_path(path), Some(Route::Draughts));
    }
    assert_eq!(route::NUMBERS, drills::draughts::NUMBERS, "one word in the address and in what is kept");
    for path in ["/damasx", "/damas//", "/damas/jogar/x", "/damas/outra", "/damas/treino/a/b", "/aprender/damas/a/b"] {
        assert_eq!(Hall::from_path(path), None, "{path}");
    }
}

#[test]
fn each_page_of_the_endings_has_an_address_and_finds_back() {
    let one = |name: &str| Endgames(Some(name.to_string()));
    for (page, path) in [
        (Endgames(None), "/finais"),
        (one("torre"), "/finais/torre"),
        (one("torre-2"), "/finais/torre-2"),
        (one(route::REVIEW), "/finais/rever"),
    ] {
        assert_eq!(page.path(), path);
        assert_eq!(Endgames::from_path(path), Some(page.clone()));
        assert_eq!(Endgames::from_path(&format!("{path}/")), Some(page));
        assert_eq!(Route::from_path(path), Some(Route::Endings));
    }
    for path in ["/finaisx", "/finais//", "/finais/torre/2", "/finais/Torre"] {
        assert_eq!(Endgames::from_path(path), None, "{path}");
    }
}

#[test]
fn each_page_of_the_laws_has_an_address_and_finds_back() {
    let theme = |slug: &str, way| Law::Quiz(Quiz::Theme { slug: slug.to_string(), way });
    let table = [
        (Law::Hall, "/regras"),
        (Law::HowToPlay, "/regras/como-se-joga"),
        (Law::Quiz(Quiz::Menu), "/regras/perguntas"),
        (Law::Quiz(Quiz::Review), "/regras/perguntas/rever"),
        (theme("semirrapidas", Way::Alone), "/regras/perguntas/semirrapidas"),
        (theme("mistura", Way::Duel), "/regras/perguntas/mistura/duelo"),
        (theme("blitz", Way::Class), "/regras/perguntas/blitz/turma"),
        (theme("damas", Way::Paper), "/regras/perguntas/damas/folha"),
        (Law::Edition("2023"), "/regras/2023"),
        (Law::Edition("jss"), "/regras/jss"),
        (Law::Article("2023", "7.5.5".to_string()), "/regras/2023/7.5.5"),
        (Law::Article("2005", "B9".to_string()), "/regras/2005/B9"),
        (Law::Article("2018", "a.4.2".to_string()), "/regras/2018/a.4.2"),
        (Law::Search, "/regras/procurar"),
        (Law::Glossary, "/regras/glossario"),
        (Law::Arbiter(None), "/regras/arbitro"),
        (Law::Arbiter(Some("o-rei-na-mao".to_string())), "/regras/arbitro/o-rei-na-mao"),
    ];
    for (law, path) in table {
        assert_eq!(law.path(), path);
        assert_eq!(Law::from_path(path), Some(law.clone()));
        assert_eq!(Law::from_path(&format!("{path}/")), Some(law));
        assert_eq!(Route::from_path(path), Some(Route::Laws));
    }
    for path in [
        "/regrasx",
        "/regras//",
        "/regras/outra",
        "/Regras",
        "/regras/perguntas/blitz/outra",
        "/regras/perguntas/rever/turma",
        "/regras/perguntas/blitz//",
        "/regras/2024",
        "/regras/2023/7.5.5/x",
        "/regras/2023/7%2E5",
        "/regras/2023/7-5",
        "/regras/2023/12345678901234567",
        "/regras/Procurar",
        "/regras/glossario/x",
        "/regras/arbitro/a/b",
    ] {
        assert_eq!(Law::from_path(path), None, "{path}");
    }
}

#[test]
fn each_exercise_has_an_address_and_finds_back() {
    let table = [
        (Practice::Menu, "/notacao".to_string()),
        (Practice::Kind(REVIEW.to_string()), "/notacao/rever".to_string()),
        (Practice::Kind("casas".to_string()), "/notacao/casas".to_string()),
        (
            Practice::Level { kind: "ler".to_string(), level: "na-passagem".to_string() },
            "/notacao/ler/na-passagem".to_string(),
        ),
    ];
    for (practice, path) in table {
        assert_eq!(practice.path(), path);
        assert_eq!(Practice::from_path(&path), Some(practice.clone()));
        assert_eq!(Practice::from_path(&format!("{path}/")), Some(practice));
        assert_eq!(Route::from_path(&path), Some(Route::Notation));
    }
    for path in ["/notacaox", "/notacao//", "/notacao/a/b/c", "/notacao/Ler", "/notacao/ler/%2e", "/folha"] {
        assert_eq!(Practice::from_path(path), None, "{path}");
    }
    assert!(Kind::ALL.iter().all(|kind| kind.name() != REVIEW), "what is due has an address of its own");
}

#[test]
fn the_browser_s_first_known_language_is_shown() {
    let table: [(&[&str], Language); 10] = [
        (&["pt-PT"], Language::PtPt),
        (&["pt"], Language::PtPt),
        (&["pt-BR", "pt"], Language::PtBr),
        (&["PT-br"], Language::PtBr),
        (&["pt-AO"], Language::PtPt),
        (&["pt_Latn_BR"], Language::PtBr),
        (&["en-GB", "pt-PT"], Language::En),
        (&["fr-FR", "pt-BR"], Language::PtBr),
        (&["fr-FR", "de"], Language::PtPt),
        (&[], Language::PtPt),
    ];
    for (asked, shown) in table {
        assert_eq!(Language::from_browser(asked.iter().copied()), shown, "{asked:?}");
    }
}

#[test]
fn of_the_rows_of_pages_the_closest_is_found() {
    let table = [
        ("/", ""),
        ("/jogar/", "jogar"),
        ("/aprender", "aprender"),
        ("/aprender/torre", "aprender/*"),
        ("/aprender/rever", "aprender/rever"),
        ("/aprender/torre/folha", "aprender/*/folha"),
        ("/aprender/torre/fim", "aprender/*/fim"),
        ("/aprender/torre/duas-voltas", "aprender/*/*"),
        ("/notacao/casas", "notacao/casas"),
        ("/notacao/rever", "notacao/*"),
        ("/notacao/sem-ver/anunciar", "notacao/sem-ver/**"),
        ("/notacao/partidas", "notacao/partidas"),
        ("/notacao/partidas/esta", "notacao/partidas/*"),
        ("/damas/aprender/damas-peao/fim", "damas/aprender/*/fim"),
        ("/damas/aprender/damas-peao/na-borda", "damas/aprender/*/*"),
        ("/damas/treino/numeros", "damas/treino/numeros"),
        ("/damas/treino/rever", "damas/treino/*"),
        ("/regras/perguntas", "regras/perguntas"),
        ("/regras/perguntas/blitz/turma", "regras/perguntas/**"),
        ("/regras/2005/B9", "regras/2005/**"),
        ("/regras/escola", "regras/escola/**"),
        ("/nada", "**"),
        ("/regrasx", "**"),
    ];
    for (path, at) in table {
        assert_eq!(page_at(path).at, at, "{path}");
    }
}

#[test]
fn every_entry_has_a_row_of_its_own_and_five_places_fill_the_bar() {
    for route in Route::ALL {
        let page = page_at(route.path());
        assert_eq!(page.at, route.path().trim_start_matches('/'), "{route:?}");
        assert_eq!(page.needs.chunks.first(), Some(&route.chunk()), "{route:?}: its chunk in `areas!` and in its row");
    }
    let shown = |menu: &'static [Menu]| Route::shown_in(menu).count();
    // As many as have room; the type of the menu at the top is sized for ten.
    assert_eq!((shown(&[Menu::Top]), shown(&[Menu::Bar]), shown(&[Menu::Header])), (10, 5, 2));
}

#[test]
fn every_edition_is_read_and_searched() {
    let search = &page_at("/regras/procurar").needs;
    for word in Edition::WORDS {
        assert_eq!(
            page_at(&format!("/regras/{word}")).at,
            format!("regras/{word}/**"),
            "src/site.rs: a row for {word}"
        );
        let numbers = format!("laws/{word}.txt");
        for page in ["/regras/procurar", "/regras/2023"] {
            assert!(page_at(page).needs.files.contains(&numbers.as_str()), "src/site.rs: {numbers} in LAW_FILES");
        }
        // The regulation of the school is no text of the library.
        let texts = format!("laws/{word}-*");
        let is_read = word == "escola" || search.words.contains(&texts.as_str());
        assert!(is_read, "src/site.rs: {texts} in the words of regras/procurar");
    }
}

#[test]
fn the_pages_that_begin_with_a_board_are_those_of_games_lessons_levels_and_situations() {
    let with = [
        "/jogar",
        "/jogar/",
        "/damas/jogar",
        "/aprender/torre",
        "/aprender/torre/duas-voltas",
        "/damas/aprender/damas-peao",
        "/damas/treino/numeros",
        "/notacao/casas",
        "/notacao/ler/capturas",
        "/regras/arbitro/a-phone-rings",
        "/finais/torre",
        "/finais/torre-2",
    ];
    let without = [
        "/",
        "",
        "/aprender",
        "/aprender/torre/folha",
        "/damas/aprender",
        "/damas/aprender/damas-peao/folha",
        "/damas",
        "/notacao",
        "/notacao/ler",
        "/regras",
        "/regras/2023/7.5.5",
        "/regras/arbitro",
        "/relogio",
        "/finais",
        "/nada/nada",
    ];
    assert_eq!(with.into_iter().filter(|path| !page_at(path).board).collect::<Vec<_>>(), [""; 0]);
    assert_eq!(without.into_iter().filter(|path| page_at(path).board).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn the_pages_of_a_class_have_addresses() {
    for (page, path, chunk) in [
        (Classroom::Series, "/turma", "class_pupil"),
        (Classroom::Prepare, "/turma/preparar", "class_prepare"),
        (Classroom::Results, "/turma/resultados", "class_results"),
    ] {
        assert_eq!(page.path(), path);
        assert_eq!(Classroom::from_path(path), Some(page));
        assert_eq!(Route::from_path(path), Some(Route::Class));
        assert_eq!(page_at(path).needs.chunks, ["class", chunk]);
    }
    assert_eq!(Route::from_path("/turma/outra"), None);
}

#[test]
fn the_card_games_of_students_have_addresses_and_no_place_in_a_menu() {
    for (page, path, chunks) in [
        (Students::Menu, "/estudantes", &["students"][..]),
        (Students::Truco, "/estudantes/truco", &["students", "truco"]),
        (Students::Poker, "/estudantes/poquer", &["students", "poker"]),
    ] {
        assert_eq!(page.path(), path);
        assert_eq!(Students::from_path(path), Some(page));
        assert_eq!(Students::from_path(&format!("{path}/")), Some(page));
        assert_eq!(Route::from_path(path), Some(Route::Students));
        assert_eq!(page_at(path).needs.chunks, chunks);
    }
    assert_eq!(Route::from_path("/estudantes/bingo"), None);
    assert_eq!(Route::Students.menus(), []);
}

#[test]
fn a_pupil_gets_the_same_work_for_one() {
    for (path, pupil) in [
        ("/regras/perguntas/mistura/duelo", "/regras/perguntas/mistura"),
        ("/regras/perguntas/blitz/turma", "/regras/perguntas/blitz"),
        ("/regras/perguntas/blitz/folha", "/regras/perguntas/blitz"),
        ("/taticas/garfo/facil/folha", "/taticas/garfo/facil"),
        ("/aprender/torre/folha", "/aprender/torre"),
        ("/damas/aprender/damas-peao/folha", "/damas/aprender/damas-peao"),
        ("/aprender/exame/folha", "/aprender/exame/folha"),
        ("/regras/2023/9.2", "/regras/2023/9.2"),
        ("/aprender/torre/duas-voltas", "/aprender/torre/duas-voltas"),
    ] {
        assert_eq!(route::for_pupil(path), pupil);
    }
}
