//! The pages of the site: the one list that the router, the menu, the loader, the build, the weights and the browser
//! tests read.
//!
//! To add a page: a row in `areas!` with a file in `src/ui/pages/`, or a row in [`PAGES`] for a page below one. The build
//! refuses a row whose file is missing, and a file of words or styles that no row names.

use serde::Serialize;

/// Calls the macro with every entry of the site, in the order of the menu. A row is: the route, its path, the message with
/// its name, its icon, where menus show it, its component in `src/ui/pages/`, and the chunk of the program with its code.
macro_rules! areas {
    ($then:ident) => {
        $then! {
            /// Início: the site's name leads there.
            Home "/", "menu-home" "home", [], home::HomePage in home;
            /// Aprender: the list of lessons, and every page below it.
            Learn "/aprender", "menu-learn" "learn", [Top Bar], learn::LearnPage in learn;
            /// Jogos pequenos: their list and each of them, reached from the lessons.
            SmallGames "/aprender/jogos", "menu-games" "star", [], small_games::SmallGamesPage in small_games;
            /// Notação: the trainer, and every page below it.
            Notation "/notacao", "menu-notation" "notation", [Top Bar], notation::NotationPage in notation;
            /// A folha de registo, reached from the trainer.
            ScoreSheet "/folha", "menu-sheet" "sheet", [], sheet::SheetPage in sheet;
            /// Táticas: the list of themes, and every page below it.
            Tactics "/taticas", "menu-tactics" "star", [Top], tactics::TacticsPage in tactics;
            /// Finais: the list of endings, and every page below it.
            Endings "/finais", "menu-endings" "flag", [Top], endings::EndingsPage in endings;
            /// Jogar.
            Play "/jogar", "menu-play" "board", [Top Bar], play::PlayPage in play;
            /// Uma partida em aula: a game before the class.
            Lecture "/jogar/aula", "menu-lecture" "projector", [Teacher], lecture::LecturePage in lecture;
            /// Xadrez 960: the start of a game of Chess960, reached from Jogar.
            Chess960 "/jogar/960", "menu-chess960" "board", [], chess960::Chess960Page in chess960;
            /// Damas: the entry to draughts, and every page below it.
            Draughts "/damas", "menu-draughts" "draughts", [Top Bar], draughts::DraughtsPage in draughts;
            /// Regras: the Laws, and every page below them.
            Laws "/regras", "menu-laws" "law", [Top Header], laws::LawsPage in laws;
            /// Relógio.
            Clock "/relogio", "menu-clock" "clock", [Top Bar], clock::ClockPage in clock;
            /// Para o professor: what a lesson at school needs.
            Teacher "/professor", "menu-teacher" "projector", [Teacher], teacher::TeacherPage in teacher;
            /// Torneio: a tournament as it is run, and every page below it.
            Tournament "/torneio", "menu-tournament" "flag", [Teacher], tournament::TournamentPage in tournament;
            /// Diagramas: empty boards to print.
            Diagrams "/diagramas", "menu-diagrams" "print", [Teacher], diagrams::DiagramsPage in learn;
            /// Exercícios: those of a teacher's own, and every page below.
            Exercises "/exercicios", "menu-exercises" "board", [Teacher], exercises::ExercisesPage in exercises;
            /// Turma: work for a class, and what came of it.
            Class "/turma", "menu-class" "projector", [Teacher], class::ClassPage in class;
            /// Outros jogos dos estudantes: for organisers, where the settings ask for them, and every page below.
            Students "/estudantes", "menu-students" "flag", [], students::StudentsPage in students;
            /// Definições.
            Settings "/definicoes", "menu-settings" "settings", [Top Header], settings::SettingsPage in rest;
            /// Sobre.
            About "/sobre", "menu-about" "about", [Top], about::AboutPage in rest;
        }
    };
}
#[cfg(feature = "ui")]
pub(crate) use areas;

/// A menu that shows an entry of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// The menu at the top of a wide window.
    Top,
    /// The bar under the thumb on a phone: it has room for five.
    Bar,
    /// A drawing in the header of a phone. Where the phone lies on its side, its place is in the bar.
    Header,
    /// What a teacher prints or makes, in the card for the teacher on the page of lessons.
    Teacher,
}

macro_rules! routes {
    ($($(#[$doc:meta])* $route:ident $path:literal, $name:literal $icon:literal, [$($menu:ident)*],
       $file:ident::$page:ident in $chunk:ident;)*) => {
        /// An entry of the site.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Route {
            $($(#[$doc])* $route,)*
        }

        impl Route {
            /// In the order of the menu.
            pub const ALL: &'static [Route] = &[$(Route::$route),*];

            /// The path below the site's base, starting with a slash.
            pub const fn path(self) -> &'static str {
                match self { $(Route::$route => $path,)* }
            }

            /// The message with its name in the menu, and its drawing there.
            pub const fn menu(self) -> (&'static str, &'static str) {
                match self { $(Route::$route => ($name, $icon),)* }
            }

            /// The chunk of the program with its code.
            pub const fn chunk(self) -> &'static str {
                match self { $(Route::$route => stringify!($chunk),)* }
            }

            /// Where menus show it.
            pub const fn menus(self) -> &'static [Menu] {
                match self { $(Route::$route => &[$(Menu::$menu),*],)* }
            }
        }
    };
}
areas!(routes);

impl Route {
    /// The entries that one of these menus shows.
    pub fn shown_in(menus: &'static [Menu]) -> impl Iterator<Item = Route> {
        let all = Route::ALL.iter().copied();
        all.filter(move |route| route.menus().iter().any(|menu| menus.contains(menu)))
    }
}

/// What is fetched for a page, or for something that comes later on a page, besides what every page has.
///
/// In a name `*` stands for what is opened of many, one at a time: a lesson, a chapter, a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Needs {
    /// Chunks of the program; the code of each asks for the next. Empty in the program itself.
    pub chunks: &'static [&'static str],
    /// `laws/hall` is `style/laws/hall.css`.
    pub styles: &'static [&'static str],
    /// `laws/hall` is `locales/<tag>/laws/hall.ftl`. `*/laws/glossary` is one in every language: they stand beside one
    /// another.
    pub words: &'static [&'static str],
    /// Files by their paths: `lessons/catalog.txt`. Empty in the program itself.
    pub files: &'static [&'static str],
}

/// Pages that need the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Page {
    /// The address below the base: `*` is any one part of it, and `**` at the end any number of them, or none.
    pub at: &'static str,
    #[serde(flatten)]
    pub needs: Needs,
    /// Whether the page begins with a board, beside or above all else.
    pub board: bool,
    /// Whether that board is only looked at, as in an explanation: a phone shows it smaller.
    pub looked_at: bool,
    /// How many of those that `*` names are on show: the ten questions of a mixture come from ten packs.
    pub at_once: usize,
    /// Whether a whole edition of the Laws is on show, beside the one in force for what both say: who searches reads one.
    pub edition: bool,
    /// Whether a visitor meets the page first, so that it may weigh less than others.
    pub met_first: bool,
}

impl Page {
    const fn with_board(self) -> Page {
        Page { board: true, ..self }
    }

    const fn with_board_to_look_at(self) -> Page {
        Page { board: true, looked_at: true, ..self }
    }

    const fn at_once(self, at_once: usize) -> Page {
        Page { at_once, ..self }
    }

    const fn with_edition(self) -> Page {
        Page { edition: true, ..self }
    }

    const fn met_first(self) -> Page {
        Page { met_first: true, ..self }
    }

    /// Whether this is an address below the base of such a page.
    pub fn fits(&self, path: &str) -> bool {
        let mut parts = path.trim_matches('/').split('/');
        let mut wanted = self.at.split('/');
        loop {
            match (wanted.next(), parts.next()) {
                (Some("**"), _) | (None, None) => return true,
                // `regras/escola/**` is `regras/escola` too.
                (Some(pattern), None) => return pattern == "**",
                (None, Some(_)) => return false,
                (Some("*"), Some(_)) => {}
                (Some(pattern), Some(part)) if pattern == part => {}
                _ => return false,
            }
        }
    }
}

type Names = &'static [&'static str];

const fn needs(chunks: Names, styles: Names, words: Names, files: Names) -> Needs {
    Needs { chunks: outside(chunks), styles, words, files: outside(files) }
}

/// Only the tools ask for these: the program's code asks for its chunks and its files itself. So the program, which every page
/// carries, is without the names.
const fn outside(names: Names) -> Names {
    if cfg!(target_family = "wasm") { &[] } else { names }
}

const fn page(at: &'static str, needs: Needs) -> Page {
    Page { at, needs, board: false, looked_at: false, at_once: 1, edition: false, met_first: false }
}

/// Every page. Of two rows that fit an address the first counts.
#[rustfmt::skip]
pub const PAGES: &[Page] = &[
    page("", needs(&["home"], &["pages/home", "pages/days"], &["home", "refusals", "lessons", "levels", "lessons/torre", "days"],
        &["lessons/catalog.txt", "lessons/torre.lesson"])).met_first(),

    page("aprender", needs(&["learn", "learn_map"], &["learn/map", "pages/days"], &["lessons", "days"], &["lessons/catalog.txt"])).met_first(),
    page("aprender/nivel", EXAM),
    page("aprender/rever", EXAM),
    page("aprender/exame/**", EXAM),
    page("aprender/jogos", SMALL_GAMES),
    page("aprender/jogos/*", SMALL_GAMES).with_board(),
    page("aprender/*/folha", needs(LESSON.chunks, &["pages/paper"], &["refusals", "lessons", "levels", "lessons/*", "paper"], LESSON.files)),
    page("aprender/*/fim", LESSON_END),
    page("aprender/*", LESSON).with_board_to_look_at().met_first(),
    page("aprender/*/*", needs(&["learn", "learn_level"], LESSON.styles,
        &["refusals", "lessons", "levels", "lessons/*", "hands", "clock/level"], LESSON.files)).with_board(),

    page("notacao", needs(&["notation"], &["learn/phone", "notation/frame"], &["refusals", "notation"], &[])),
    page("notacao/casas", needs(&["notation", "squares"], &["learn/phone", "notation/frame", "notation/squares"],
        &["refusals", "notation", "notation/squares"], &[])).with_board(),
    page("notacao/ler", MOVES),
    page("notacao/ler/*", MOVES).with_board(),
    page("notacao/escrever", MOVES),
    page("notacao/escrever/*", MOVES).with_board(),
    page("notacao/erro/**", needs(&["notation", "slip"], &["learn/phone", "notation/frame", "notation/slip", "notation/marking"],
        &["refusals", "notation", "notation/slip", "notation/marking"], &[])),
    page("notacao/sem-ver/**", needs(&["notation", "unseen"], &["learn/phone", "notation/frame", "notation/unseen", "notation/moves"],
        &["refusals", "notation", "notation/unseen", "notation/moves"], &[])),
    page("notacao/lance-secreto/**", needs(&["notation", "sealed"],
        &["learn/phone", "notation/frame", "notation/sealed", "notation/marking"],
        &["refusals", "notation", "notation/sealed", "notation/marking", "notation/keys"], &[])),
    page("notacao/partidas/*", needs(&["notation", "own_survey"], &["learn/phone", "notation/frame"], &["notation", "notation/own"], &[])),
    page("notacao/partidas", needs(&["notation", "own"], &["learn/phone", "notation/frame"],
        &["refusals", "notation", "notation/own", "coach"], &[])),
    // What is due decides what else comes.
    page("notacao/*", needs(&["notation"], &["learn/phone", "notation/frame"], &["refusals", "notation"], &[])),

    page("folha", needs(&["sheet"], &["learn/phone", "notation/sheet", "notation/marking", "pages/paper"],
        &["refusals", "notation/sheet", "notation/keys"], &["scores/catalog.txt", "scores/*.txt"])),

    page("jogar", needs(&["play"], &[], &["play", "rival", "refusals"], &[])).with_board().met_first(),

    page("jogar/aula", needs(&["lecture"], &["pages/paper", "pages/lecture"], &["refusals", "coach", "paper", "lecture"], &[])).with_board(),

    page("jogar/960", needs(&["chess960"], &[], &["chess960"], &[])).with_board(),

    page("taticas", needs(&["tactics", "tactics_list"], TACTICS.styles, &["trainer", "tactics"], &[])),
    page("taticas/turma", needs(&["tactics", "tactics_list"], TACTICS.styles, &["trainer", "tactics"], &[])),
    // What is due, and what has no name, comes from several packs.
    page("taticas/rever", needs(TACTICS.chunks, TACTICS.styles, TACTICS.words, &["tactics/*.txt"]))
        .with_board().at_once(2),
    page("taticas/mistura", TACTICS).with_board().at_once(2),
    page("taticas/*/*/folha", needs(&["tactics", "tactics_paper"],
        &["learn/phone", "notation/frame", "draughts/train", "pages/paper"], &["trainer", "tactics", "paper"], TACTICS.files)),
    page("taticas/*", TACTICS).with_board(),
    page("taticas/*/*", TACTICS).with_board(),

    page("finais", ENDINGS),
    page("finais/*", needs(ENDINGS.chunks, ENDINGS.styles, ENDINGS.words, &["endings/steps.txt"])).with_board(),

    page("damas", needs(&["draughts"], &["draughts/hall"], &["draughts/hall"], &[])),
    page("damas/jogar", needs(&["draughts", "draughts_play"], &["draughts/hall", "draughts/play", "play/record"],
        &["draughts/words", "draughts/play", "rival", "games"], &[])).with_board(),
    page("damas/aprender", DRAUGHTS_LESSONS),
    page("damas/aprender/*/fim", DRAUGHTS_LESSON_END),
    page("damas/aprender/*/folha", needs(DRAUGHTS_LESSON.chunks,
        &["draughts/hall", "draughts/learn", "pages/paper"],
        &["draughts/words", "draughts/learn", "lessons", "levels", "draughts/lessons", "draughts/lessons/*", "paper"],
        DRAUGHTS_LESSON.files)),
    page("damas/aprender/*", DRAUGHTS_LESSON).with_board_to_look_at(),
    page("damas/aprender/*/*", needs(DRAUGHTS_LESSON.chunks, DRAUGHTS_LESSON.styles,
        &["draughts/words", "draughts/learn", "lessons", "levels", "draughts/lessons", "draughts/lessons/*", "hands"],
        DRAUGHTS_LESSON.files)).with_board(),
    page("damas/treino", needs(&["draughts", "draughts_train"], DRILLS.styles, DRILLS.words, &[])),
    page("damas/treino/numeros", needs(&["draughts", "draughts_train", "draughts_numbers"],
        &["learn/phone", "draughts/hall", "notation/frame", "draughts/train", "notation/squares", "draughts/numbers"],
        DRILLS.words, &[])).with_board(),
    page("damas/treino/*", DRILLS),

    page("regras", needs(&["laws"], &["laws/hall"], &["laws/hall"], &[])),
    page("regras/como-se-joga", needs(&["laws", "laws_how"], &["learn/phone", "laws/way", "laws/how", "pages/paper"],
        &["laws/hall", "laws/how", "lessons", "lessons/*"], &["lessons/*.lesson"])).at_once(18),
    page("regras/perguntas", needs(&["laws", "laws_quiz", "laws_quiz_menu"],
        &["laws/hall", "notation/frame", "laws/quiz", "laws/quiz-wall"], &["laws/hall", "laws/quiz"], &["quiz/index.txt"])),
    page("regras/perguntas/**", needs(&["laws", "laws_quiz"],
        &["laws/hall", "notation/frame", "laws/quiz", "laws/quiz-wall"],
        &["laws/hall", "laws/quiz", "quiz/*"],
        &["quiz/index.txt", "quiz/*.txt", "quiz/answers/*.txt"])).at_once(10),
    page("regras/arbitro", ARBITER),
    page("regras/arbitro/*", ARBITER).with_board(),
    page("regras/procurar", needs(&["laws", "laws_library"], LIBRARY.styles,
        &["laws/hall", "laws/library", "laws/heading*", "laws/2023-*", "laws/2018-*", "laws/2009-*", "laws/2005-*",
          "laws/jss-*", "*/laws/glossary"],
        &[LAW_FILES[0], LAW_FILES[1], LAW_FILES[2], LAW_FILES[3], LAW_FILES[4], LAW_FILES[5], "laws/glossary.txt"])).with_edition(),
    page("regras/glossario", needs(&["laws", "laws_library"], LIBRARY.styles,
        &["laws/hall", "laws/library", "*/laws/glossary"], &["laws/glossary.txt"])),
    page("regras/escola/**", needs(&["laws", "laws_school"], &["laws/hall", "laws/school"],
        &["laws/hall", "laws/school", "laws/escola"], &[])),
    page("regras/2023/**", LIBRARY),
    // One chapter is read at a time, of an older edition beside that of the edition in force, for what both say.
    page("regras/2018/**", needs(LIBRARY.chunks, LIBRARY.styles,
        &["laws/hall", "laws/library", "laws/heading*", "laws/2023-*", "laws/2018-*"], LIBRARY.files)),
    page("regras/2009/**", needs(LIBRARY.chunks, LIBRARY.styles,
        &["laws/hall", "laws/library", "laws/heading*", "laws/2023-*", "laws/2009-*"], LIBRARY.files)),
    page("regras/2005/**", needs(LIBRARY.chunks, LIBRARY.styles,
        &["laws/hall", "laws/library", "laws/heading*", "laws/2023-*", "laws/2005-*"], LIBRARY.files)),
    page("regras/jss/**", needs(LIBRARY.chunks, LIBRARY.styles,
        &["laws/hall", "laws/library", "laws/heading*", "laws/jss-*"], LIBRARY.files)),

    page("relogio", needs(&["clock"], &["clock/setup"], &["clock/setup", "clock/face", "clock/times"], &[])),
    page("professor", needs(&["teacher"], &["pages/teacher"], &["teacher", "lessons"], &[])),
    page("torneio", needs(&["tournament"], &["laws/school", "pages/paper", "pages/tournament"], &["laws/school", "tournament"], &[])),
    page("diagramas", needs(&["learn"], &["pages/paper"], &["diagrams"], &[])),
    page("exercicios", EXERCISES),
    page("exercicios/**", EXERCISES).with_board(),
    page("turma", needs(&["class", "class_pupil"], CLASS.styles, CLASS.words, CLASS.files)),
    page("turma/preparar", needs(&["class", "class_prepare"], CLASS.styles, CLASS.words, CLASS.files)),
    page("turma/resultados", needs(&["class", "class_results"], CLASS.styles, CLASS.words, CLASS.files)),
    page("estudantes", needs(&["students"], STUDENTS, &["students"], &[])),
    page("estudantes/truco", needs(&["students", "truco"], STUDENTS, &["students", "truco"], &[])),
    page("estudantes/poquer", needs(&["students", "poker"], STUDENTS, &["students", "poker"], &[])),
    page("definicoes", needs(&["rest"], &["pages/rest"], &["rest", "games"], &[])),
    page("sobre", needs(&["rest"], &["pages/rest"], &["rest"], &[])),
    // Any other address leads nowhere.
    page("**", needs(&["rest"], &["pages/rest"], &["not-found"], &["ornaments/not-found.svg"])),
];

const STUDENTS: Names = &["pages/students"];
const CLASS: Needs = needs(
    &["class"],
    &["pages/class", "pages/qr", "pages/paper"],
    &[
        "class",
        "lessons",
        "notation",
        "tactics",
        "laws/hall",
        "laws/quiz",
        "laws/scenes",
        "draughts/train",
        "draughts/lessons",
    ],
    &["lessons/catalog.txt", "draughts/catalog.txt", SITUATIONS[0], SITUATIONS[1]],
);
const LESSON: Needs = needs(
    &["learn", "learn_lesson"],
    &["learn/phone", "learn/level", "pages/hands"],
    &["refusals", "lessons", "lessons/*", "hands"],
    &["lessons/catalog.txt", "lessons/*.lesson"],
);
const LESSON_END: Needs = needs(
    &["learn", "learn_end"],
    &["learn/phone", "learn/level", "learn/end", "learn/diploma", "pages/paper"],
    &["lessons", "lesson-end", "diploma", "small-games"],
    &["lessons/catalog.txt", "ornaments/panel.svg", "rivals/faces.svg"],
);
/// A task brings its lesson when it comes, and a sheet those of its series.
const EXAM: Needs = needs(
    &["learn", "learn_exam"],
    &["learn/phone", "learn/level", "learn/exam", "learn/diploma", "notation/frame", "pages/paper"],
    &["refusals", "lessons", "levels", "exam", "diploma", "paper", "clock/level"],
    &["lessons/catalog.txt", "exam/rules.txt"],
);
/// A level's code comes when one is played.
const EXERCISES: Needs = needs(
    &["exercises"],
    &["learn/phone", "learn/level", "learn/exercises"],
    &["refusals", "lessons", "exercises", "positions"],
    &[],
);
const MOVES: Needs = needs(
    &["notation", "moves"],
    &["learn/phone", "notation/frame", "notation/moves", "notation/marking"],
    &["refusals", "notation", "notation/moves", "notation/marking", "notation/keys"],
    &[],
);
const DRAUGHTS_LESSONS: Needs = needs(
    &["draughts", "draughts_learn", "draughts_map"],
    &["learn/map", "draughts/hall", "draughts/learn", "pages/days"],
    &["draughts/words", "draughts/learn", "lessons", "draughts/lessons", "days"],
    &["draughts/catalog.txt"],
);
const DRAUGHTS_LESSON_END: Needs = needs(
    DRAUGHTS_PANEL.chunks,
    &["learn/phone", "learn/level", "draughts/hall", "learn/end", "learn/diploma", "pages/paper"],
    &["lessons", "draughts/lessons", "lesson-end", "draughts/lesson-end", "diploma"],
    &["draughts/catalog.txt", "ornaments/panel-draughts.svg", "rivals/faces.svg"],
);
const DRAUGHTS_LESSON: Needs = needs(
    &["draughts", "draughts_learn", "draughts_level"],
    &["learn/phone", "learn/level", "pages/hands", "draughts/hall", "draughts/learn"],
    &["draughts/words", "draughts/learn", "lessons", "draughts/lessons", "draughts/lessons/*"],
    &["draughts/catalog.txt", "draughts/*.lesson"],
);
const TACTICS: Needs = needs(
    &["tactics", "tactics_play"],
    &["learn/phone", "notation/frame", "pages/hands", "draughts/train"],
    &["refusals", "trainer", "tactics", "coach", "hands"],
    &["tactics/catalog.txt", "tactics/*.txt"],
);
const ENDINGS: Needs = needs(
    &["endings"],
    &["learn/phone", "notation/frame", "draughts/train", "play/endings"],
    &["refusals", "trainer", "endings"],
    &[],
);
const DRILLS: Needs = needs(
    &["draughts", "draughts_train", "draughts_drill"],
    &["learn/phone", "draughts/hall", "notation/frame", "draughts/train"],
    &["draughts/words", "trainer", "draughts/train"],
    &["draughts/wins.txt"],
);
/// The numbers of every edition, which stand beside one another.
const LAW_FILES: [&str; 6] =
    ["laws/2023.txt", "laws/2018.txt", "laws/2009.txt", "laws/2005.txt", "laws/jss.txt", "laws/escola.txt"];
/// The files of all situations for the arbiter, in the order in which they are shown. They are read as one text.
pub const SITUATIONS: [&str; 2] = ["scenes/situations-1.txt", "scenes/situations-2.txt"];
const ARBITER: Needs = needs(
    &["laws", "laws_arbiter"],
    &["laws/hall", "pages/hands", "laws/arbiter", "laws/arbiter-wall"],
    &["laws/hall", "laws/arbiter", "laws/scenes", "laws/rulings", "laws/scenes-*", "hands"],
    &SITUATIONS,
);
const LIBRARY: Needs = needs(
    &["laws", "laws_library"],
    &["laws/way", "laws/library"],
    &["laws/hall", "laws/library", "laws/heading*", "laws/2023-*"],
    // The headings come with the texts of a chapter.
    &LAW_FILES,
);

// What comes later on a page, when it is asked for. The chunks before the last are there by then.

/// Counts the days on which something was played.
const DAYS: Needs = needs(&["days"], &[], &[], &[]);
pub const BOARD_KEYS: Needs = needs(&["board_keys"], &[], &["keys"], &[]);
pub const BOARD_CLOCK: Needs = needs(&["arbiter"], &["clock/board"], &["clock/times", "clock/board"], &[]);
pub const CLOCK_TABLE: Needs = needs(&["arbiter"], &["clock/face", "clock/arbiter"], &["clock/arbiter"], &[]);
pub const SHEET_REPORT: Needs =
    needs(&["report"], &["notation/report", "notation/score-page"], &["notation/marking"], &[]);
const SMALL_GAMES: Needs =
    needs(&["small_games"], &["learn/phone", "notation/frame"], &["refusals", "lessons", "levels", "small-games"], &[]);
pub const LEVEL: Needs = needs(&["learn", "learn_level"], &["pages/hands"], &["levels", "hands", "clock/level"], &[]);
/// The levels of the exam that no lesson has.
const EXAM_LEVELS: Needs = needs(&[], &[], &[], &["exam/levels.lesson"]);
pub const PANEL: Needs =
    needs(&["learn", "learn_end"], &["learn/end"], &["lesson-end"], &["ornaments/panel.svg", "rivals/faces.svg"]);
pub const DRAUGHTS_PANEL: Needs = needs(
    &["draughts", "draughts_learn", "draughts_end"],
    &["learn/end"],
    &["lesson-end", "draughts/lesson-end"],
    &["ornaments/panel-draughts.svg", "rivals/faces.svg"],
);
pub const PLAY_DIALOGS: Needs =
    needs(&["play", "play_dialogs"], &["play/rivals", "play/record"], PLAY_DIALOG_WORDS, &["rivals/faces.svg"]);
const PLAY_DIALOG_WORDS: Names = &["play/dialogs", "positions", "games", "rivals", "coach"];
/// Why castling is refused in a game or a lesson of Chess960.
pub const CHESS960_WORDS: Needs = needs(&[], &[], &["chess960"], &[]);
pub const OWN_MOMENTS: Needs = needs(&["notation", "own"], &[], &["refusals", "coach"], &[]);
/// The dialog in which a page is sent.
pub const SEND: Needs = needs(&["send"], &["pages/qr", "pages/send"], &["send"], &[]);
/// Reads QR codes where the browser does not.
pub const CLASS_READER: Needs = needs(&["class", "class_results", "class_reader"], &[], &[], &[]);
/// A series on paper, with what its items need to be printed.
pub const CLASS_PAPER: Needs = needs(
    &["class", "class_paper"],
    &["laws/quiz-ways", "pages/class-paper"],
    &["paper", "class-paper", "levels", "exercises", "draughts/words"],
    &[
        "lessons/*.lesson",
        "draughts/*.lesson",
        "draughts/wins.txt",
        "tactics/catalog.txt",
        "tactics/*.txt",
        "quiz/index.txt",
        "quiz/*.txt",
    ],
);
pub const QUIZ_BOARD: Needs = needs(&["laws", "laws_quiz", "laws_board"], &[], &["refusals", "draughts/words"], &[]);
pub const QUIZ_WAYS: Needs =
    needs(&["laws", "laws_quiz", "laws_quiz_ways"], &["pages/hands", "laws/quiz-ways", "pages/paper"], &["hands"], &[]);

pub const TOURNAMENT_ROUND: Needs = needs(&["tournament", "tournament_round"], &[], &[], &[]);
pub const TOURNAMENT_TEAMS: Needs = needs(&["tournament", "tournament_teams"], &[], &[], &[]);
pub const TOURNAMENT_TABLE: Needs = needs(&["tournament", "tournament_table"], &[], &[], &[]);
pub const TOURNAMENT_WALL: Needs = needs(&["tournament", "tournament_wall"], &[], &[], &[]);
pub const TOURNAMENT_PAPER: Needs = needs(
    &["tournament", "tournament_paper"],
    &["learn/diploma", "notation/score-page", "pages/tournament-paper"],
    &["diploma", "notation/sheet"],
    &[],
);
/// The table for other devices, and read there.
pub const TOURNAMENT_COPY: Needs = needs(&["tournament", "tournament_copy"], &["pages/qr"], &[], &[]);

/// All of them.
pub const LATER: &[Needs] = &[
    DAYS,
    BOARD_KEYS,
    BOARD_CLOCK,
    CLOCK_TABLE,
    SHEET_REPORT,
    LEVEL,
    EXAM_LEVELS,
    PANEL,
    DRAUGHTS_PANEL,
    PLAY_DIALOGS,
    CHESS960_WORDS,
    OWN_MOMENTS,
    SEND,
    CLASS_READER,
    CLASS_PAPER,
    QUIZ_BOARD,
    QUIZ_WAYS,
    TOURNAMENT_ROUND,
    TOURNAMENT_TEAMS,
    TOURNAMENT_TABLE,
    TOURNAMENT_WALL,
    TOURNAMENT_PAPER,
    TOURNAMENT_COPY,
];

/// Words of every page, by language in `locales/<tag>/`; those of the reference are in the program.
pub const WORDS: [&str; 3] = ["ui", "board", "storage"];

/// Files of every page in the folders of data.
pub const FILES: [&str; 1] = ["ornaments/azulejo.svg"];

/// Files that people ask for by hand, and no page by itself.
pub const BY_HAND: &[&str] = &["licences.txt"];

impl Needs {
    /// Whether the needs name this file of the built site, and if so, whether by a pattern: then with what stands in the
    /// place of `*`.
    pub fn name<'a>(&self, path: &'a str) -> Option<Option<&'a str>> {
        Some(self.find(path)?.map(|(_, one)| one))
    }

    /// The pattern by which the needs name this file, where it is one of many.
    pub fn pattern(&self, path: &str) -> Option<&'static str> {
        Some(self.find(path)??.0)
    }

    fn find<'a>(&self, path: &'a str) -> Option<Option<(&'static str, &'a str)>> {
        if self.files.contains(&path) || self.is_in_every_language(path) {
            return Some(None);
        }
        let (list, name) = if let Some(text) = path.strip_prefix("locales/") {
            (self.words, text.split_once('/').and_then(|(_, name)| name.strip_suffix(".ftl")))
        } else if let Some(style) = path.strip_prefix("style/") {
            (self.styles, style.strip_suffix(".css"))
        } else {
            (self.files, Some(path))
        };
        let name = name?;
        let found = |pattern: &&'static str| match pattern.split_once('*') {
            None => (*pattern == name).then_some(None),
            Some((before, after)) => {
                let one = name.strip_prefix(before)?.strip_suffix(after)?;
                (!one.contains('/') && !one.is_empty() && !is_named(path)).then_some(Some((*pattern, one)))
            }
        };
        list.iter().find_map(found)
    }

    /// Whether it is read in every language, whichever the reader's own.
    pub fn is_in_every_language(&self, path: &str) -> bool {
        let name = path.strip_prefix("locales/").and_then(|text| text.split_once('/')?.1.strip_suffix(".ftl"));
        self.words.iter().filter_map(|word| word.strip_prefix("*/")).any(|word| Some(word) == name)
    }
}

/// Whether a row names this very file, and so no pattern means it.
fn is_named(path: &str) -> bool {
    let rows = PAGES.iter().map(|page| &page.needs).chain(LATER);
    let mut names = rows.flat_map(|needs| needs.words.iter().chain(needs.styles).chain(needs.files));
    let name = path.strip_prefix("locales/").and_then(|text| text.split_once('/')?.1.strip_suffix(".ftl"));
    let name = name.or_else(|| path.strip_prefix("style/")?.strip_suffix(".css")).unwrap_or(path);
    names.any(|one| one.strip_prefix("*/").unwrap_or(one) == name)
}

/// Whether only some pages need this file.
pub fn is_of_some(path: &str) -> bool {
    PAGES.iter().map(|page| &page.needs).chain(LATER).any(|needs| needs.name(path).is_some())
}

/// The page at this path below the base.
pub fn page_at(path: &str) -> &'static Page {
    let fits = |page: &&Page| page.fits(path);
    PAGES.iter().find(fits).unwrap_or(const { &PAGES[PAGES.len() - 1] })
}
