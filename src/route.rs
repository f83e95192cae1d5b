//! Routes and paths, both ways. Paths are Portuguese, as all that people read.

use crate::edition::Edition;
use crate::site::Route;

impl Route {
    /// From a path below the base; one trailing slash is forgiven, as static hosts add it.
    pub fn from_path(path: &str) -> Option<Route> {
        let bare = path.strip_suffix('/').unwrap_or(path);
        if SmallGames::from_path(path).is_some() {
            return Some(Route::SmallGames);
        }
        if Study::from_path(Course::Chess, path).is_some() {
            return Some(Route::Learn);
        }
        if Study::from_path(Course::Own, path).is_some() {
            return Some(Route::Exercises);
        }
        if Hall::from_path(path).is_some() {
            return Some(Route::Draughts);
        }
        if Law::from_path(path).is_some() {
            return Some(Route::Laws);
        }
        if Practice::from_path(path).is_some() {
            return Some(Route::Notation);
        }
        if Tactic::from_path(path).is_some() {
            return Some(Route::Tactics);
        }
        if Classroom::from_path(path).is_some() {
            return Some(Route::Class);
        }
        if Endgames::from_path(path).is_some() {
            return Some(Route::Endings);
        }
        if Students::from_path(path).is_some() {
            return Some(Route::Students);
        }
        Route::ALL.iter().copied().find(|route| route.path().trim_end_matches('/') == bare)
    }
}

/// A course of lessons. Curso.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Course {
    Chess,
    /// Damas.
    Draughts,
    /// Exercises of a teacher's own: each sheet is a lesson, and only this device has it. Exercícios.
    Own,
}

impl Course {
    /// The path of its list of lessons.
    pub const fn home(self) -> &'static str {
        match self {
            Course::Chess => Route::Learn.path(),
            Course::Draughts => "/damas/aprender",
            Course::Own => Route::Exercises.path(),
        }
    }
}

/// A page of learning: one lesson, one level, each with an address of its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Study {
    /// A lista das lições.
    Map,
    /// What a lesson explains, and its levels.
    Lesson(String),
    Level {
        lesson: String,
        level: String,
    },
    /// A folha para imprimir.
    Sheet(String),
    /// What a lesson won, and where one goes on. Fim da lição.
    End(String),
}

/// The address of "O que já sabes?", below that of the lessons; no lesson has this id.
pub const PLACEMENT: &str = "nivel";
/// The address of the exam, below that of the lessons; no lesson has this id.
pub const EXAM: &str = "exame";
/// The last part of a sheet's address; no level has this id.
pub const SHEET: &str = "folha";
/// The last part of the address of a lesson's end; no level has this id.
pub const LESSON_END: &str = "fim";

/// The address of the own exercises of a series, below that of the sheets; no sheet has this id.
pub const SENT: &str = "da-turma";
/// What that address says of the exercise, by its number, from 1.
pub const EXERCISE: &str = "exercicio";

impl Study {
    /// O que já sabes?
    pub fn placement() -> Study {
        Study::Lesson(PLACEMENT.to_string())
    }

    /// O exame.
    pub fn exam() -> Study {
        Study::Lesson(EXAM.to_string())
    }

    /// Rever o que falhou.
    pub fn review() -> Study {
        Study::Lesson(REVIEW.to_string())
    }

    /// Exames para uma turma.
    pub fn exam_for_class() -> Study {
        Study::Level { lesson: EXAM.to_string(), level: CLASS.to_string() }
    }

    /// An exam on paper.
    pub fn exam_on_paper() -> Study {
        Study::Sheet(EXAM.to_string())
    }

    /// The pages that have addresses like those of lessons, and are none.
    pub fn apart() -> [Study; 5] {
        [Study::placement(), Study::review(), Study::exam(), Study::exam_for_class(), Study::exam_on_paper()]
    }

    /// A lesson where it begins, or a level of it.
    pub fn of((lesson, level): (String, Option<String>)) -> Study {
        match level {
            Some(level) => Study::Level { lesson, level },
            None => Study::Lesson(lesson),
        }
    }

    /// The path below the site's base: `/aprender/torre/duas-voltas`.
    pub fn path(&self, course: Course) -> String {
        let home = course.home();
        match self {
            Study::Map => home.to_string(),
            Study::Lesson(lesson) => format!("{home}/{lesson}"),
            Study::Level { lesson, level } => format!("{home}/{lesson}/{level}"),
            Study::Sheet(lesson) => format!("{home}/{lesson}/{SHEET}"),
            Study::End(lesson) => format!("{home}/{lesson}/{LESSON_END}"),
        }
    }

    /// From a path below the base; whether there is such a lesson is another question.
    pub fn from_path(course: Course, path: &str) -> Option<Study> {
        match below(course.home(), path)?[..] {
            [] => Some(Study::Map),
            [lesson] => Some(Study::Lesson(lesson.to_string())),
            [lesson, SHEET] => Some(Study::Sheet(lesson.to_string())),
            [lesson, LESSON_END] => Some(Study::End(lesson.to_string())),
            [lesson, level] => Some(Study::Level { lesson: lesson.to_string(), level: level.to_string() }),
            _ => None,
        }
    }
}

/// A page of the small games below the lessons of chess: the list, or one of them. Whether there is such a one is another
/// question.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SmallGames(pub Option<String>);

impl SmallGames {
    /// The path below the site's base: `/aprender/jogos/torre-bispo`.
    pub fn path(&self) -> String {
        let home = Route::SmallGames.path();
        self.0.as_ref().map_or_else(|| home.to_string(), |id| format!("{home}/{id}"))
    }

    /// From a path below the base.
    pub fn from_path(path: &str) -> Option<SmallGames> {
        match below(Route::SmallGames.path(), path)?[..] {
            [] => Some(SmallGames(None)),
            [id] => Some(SmallGames(Some(id.to_string()))),
            _ => None,
        }
    }
}

/// A page of the notation trainer. Whether there is such a kind or level is another question.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Practice {
    /// A lista dos treinos.
    Menu,
    /// A kind of exercise, or what is due today.
    Kind(String),
    /// One level of it.
    Level { kind: String, level: String },
}

/// The address of what is due today; no kind of exercise and no lesson has this name.
pub const REVIEW: &str = "rever";

impl Practice {
    /// The path below the site's base: `/notacao/ler/capturas`.
    pub fn path(&self) -> String {
        let home = Route::Notation.path();
        match self {
            Practice::Menu => home.to_string(),
            Practice::Kind(kind) => format!("{home}/{kind}"),
            Practice::Level { kind, level } => format!("{home}/{kind}/{level}"),
        }
    }

    /// From a path below the base.
    pub fn from_path(path: &str) -> Option<Practice> {
        match below(Route::Notation.path(), path)?[..] {
            [] => Some(Practice::Menu),
            [kind] => Some(Practice::Kind(kind.to_string())),
            [kind, level] => Some(Practice::Level { kind: kind.to_string(), level: level.to_string() }),
            _ => None,
        }
    }
}

/// A page of the endings: the list, or one of them, a level of it, or what is due, by its name. Whether there is such a
/// one is another question.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Endgames(pub Option<String>);

impl Endgames {
    /// The path below the site's base: `/finais/torre-2`.
    pub fn path(&self) -> String {
        let home = Route::Endings.path();
        self.0.as_ref().map_or_else(|| home.to_string(), |name| format!("{home}/{name}"))
    }

    /// From a path below the base.
    pub fn from_path(path: &str) -> Option<Endgames> {
        match below(Route::Endings.path(), path)?[..] {
            [] => Some(Endgames(None)),
            [name] => Some(Endgames(Some(name.to_string()))),
            _ => None,
        }
    }
}

/// A page of tactics. Whether there is such a theme or set is another question.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Tactic {
    /// A lista dos temas.
    Menu,
    /// One theme, what is due, or the sets for a class, by its name.
    Theme(String),
    /// The set of a class from a pack of a theme: `garfo`, `2`.
    Set(String, String),
    /// The same on paper.
    Paper(String, String),
}

/// The address of the sets for a class; no theme has this name.
pub const CLASS: &str = "turma";
/// The address of the puzzle of the day; no theme has this name.
pub const TODAY: &str = "hoje";

impl Tactic {
    /// The path below the site's base: `/taticas/garfo/2/folha`.
    pub fn path(&self) -> String {
        let home = Route::Tactics.path();
        match self {
            Tactic::Menu => home.to_string(),
            Tactic::Theme(name) => format!("{home}/{name}"),
            Tactic::Set(theme, number) => format!("{home}/{theme}/{number}"),
            Tactic::Paper(theme, number) => format!("{home}/{theme}/{number}/{SHEET}"),
        }
    }

    /// From a path below the base.
    pub fn from_path(path: &str) -> Option<Tactic> {
        match below(Route::Tactics.path(), path)?[..] {
            [] => Some(Tactic::Menu),
            [name] => Some(Tactic::Theme(name.to_string())),
            [theme, number] => Some(Tactic::Set(theme.to_string(), number.to_string())),
            [theme, number, SHEET] => Some(Tactic::Paper(theme.to_string(), number.to_string())),
            _ => None,
        }
    }
}

/// A page of the work for a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Classroom {
    /// The series in the fragment of the address: the pupil's page. Without one, the ways to the others.
    Series,
    /// Preparar.
    Prepare,
    /// Resultados.
    Results,
}

impl Classroom {
    /// The path below the site's base: `/turma/preparar`.
    pub fn path(self) -> String {
        let home = Route::Class.path();
        match self {
            Classroom::Series => home.to_string(),
            Classroom::Prepare => format!("{home}/preparar"),
            Classroom::Results => format!("{home}/resultados"),
        }
    }

    /// From a path below the base.
    pub fn from_path(path: &str) -> Option<Classroom> {
        match below(Route::Class.path(), path)?[..] {
            [] => Some(Classroom::Series),
            ["preparar"] => Some(Classroom::Prepare),
            ["resultados"] => Some(Classroom::Results),
            _ => None,
        }
    }
}

/// A page of the card games of the student games. Outros jogos dos estudantes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Students {
    Menu,
    /// O marcador de truco.
    Truco,
    /// Mesas e lugares de póquer.
    Poker,
}

impl Students {
    /// The path below the site's base: `/estudantes/truco`.
    pub const fn path(self) -> &'static str {
        match self {
            Students::Menu => Route::Students.path(),
            Students::Truco => "/estudantes/truco",
            Students::Poker => "/estudantes/poquer",
        }
    }

    /// From a path below the base.
    pub fn from_path(path: &str) -> Option<Students> {
        let bare = path.strip_suffix('/').unwrap_or(path);
        [Students::Menu, Students::Truco, Students::Poker].into_iter().find(|page| page.path() == bare)
    }
}

/// The page that a pupil gets where a teacher has this one open: of a sheet of paper, a duel or a class the same work for one.
pub fn for_pupil(path: &str) -> String {
    let study = |course| match Study::from_path(course, path) {
        Some(Study::Sheet(lesson)) if lesson != EXAM => Some(Study::Lesson(lesson).path(course)),
        _ => None,
    };
    let law = || match Law::from_path(path) {
        Some(Law::Quiz(Quiz::Theme { slug, .. })) => Some(Law::Quiz(Quiz::Theme { slug, way: Way::Alone }).path()),
        _ => None,
    };
    let tactic = || match Tactic::from_path(path) {
        Some(Tactic::Paper(theme, number)) => Some(Tactic::Set(theme, number).path()),
        _ => None,
    };
    let found = study(Course::Chess).or_else(|| study(Course::Draughts)).or_else(law).or_else(tactic);
    found.unwrap_or_else(|| path.to_string())
}

/// The address of the rounds of numbers; no drill has this name.
pub const NUMBERS: &str = "numeros";

/// A page of draughts. Whether there is such a lesson or kind is another question.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Hall {
    /// A entrada: learn, train, play.
    Menu,
    /// Jogar.
    Play,
    /// Aprender.
    Learn(Study),
    /// Treinar: the list of kinds, or one of them.
    Train(Option<String>),
}

impl Hall {
    /// The path below the site's base: `/damas/treino/numeros`.
    pub fn path(&self) -> String {
        let home = Route::Draughts.path();
        match self {
            Hall::Menu => home.to_string(),
            Hall::Play => format!("{home}/jogar"),
            Hall::Learn(study) => study.path(Course::Draughts),
            Hall::Train(None) => format!("{home}/treino"),
            Hall::Train(Some(kind)) => format!("{home}/treino/{kind}"),
        }
    }

    /// From a path below the base.
    pub fn from_path(path: &str) -> Option<Hall> {
        if let Some(study) = Study::from_path(Course::Draughts, path) {
            return Some(Hall::Learn(study));
        }
        match below(Route::Draughts.path(), path)?[..] {
            [] => Some(Hall::Menu),
            ["jogar"] => Some(Hall::Play),
            ["treino"] => Some(Hall::Train(None)),
            ["treino", kind] => Some(Hall::Train(Some(kind.to_string()))),
            _ => None,
        }
    }
}

/// How a set of questions is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    Alone,
    /// Duelo.
    Duel,
    /// Turma.
    Class,
    /// Folha.
    Paper,
}

impl Way {
    pub const ALL: [Way; 4] = [Way::Alone, Way::Duel, Way::Class, Way::Paper];

    /// The last part of its address; empty for one pupil.
    pub const fn name(self) -> &'static str {
        match self {
            Way::Alone => "",
            Way::Duel => "duelo",
            Way::Class => "turma",
            Way::Paper => SHEET,
        }
    }
}

/// A page of the questions on the Laws. Whether there is such a theme is another question.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Quiz {
    /// A lista dos temas.
    Menu,
    /// What is due today. Rever.
    Review,
    /// A set of a theme: `semirrapidas`, or of all: `mistura`.
    Theme { slug: String, way: Way },
}

impl Quiz {
    /// The path below the site's base: `/regras/perguntas/blitz/turma`.
    fn path(&self) -> String {
        let home = format!("{}/{QUESTIONS}", Route::Laws.path());
        match self {
            Quiz::Menu => home,
            Quiz::Review => format!("{home}/{REVIEW}"),
            Quiz::Theme { slug, way: Way::Alone } => format!("{home}/{slug}"),
            Quiz::Theme { slug, way } => format!("{home}/{slug}/{}", way.name()),
        }
    }

    /// From the parts of a path below that of the questions.
    fn from_parts(parts: &[&str]) -> Option<Quiz> {
        let theme = |slug: &str, way| Quiz::Theme { slug: slug.to_string(), way };
        match *parts {
            [] => Some(Quiz::Menu),
            [REVIEW] => Some(Quiz::Review),
            [slug] => Some(theme(slug, Way::Alone)),
            [slug, name] => {
                let way = Way::ALL.into_iter().find(|way| *way != Way::Alone && way.name() == name)?;
                (slug != REVIEW).then(|| theme(slug, way))
            }
            _ => None,
        }
    }
}

/// The address of the questions, below that of the Laws.
const QUESTIONS: &str = "perguntas";
/// The editions of the Laws and the regulations beside them, as addresses name them; the one in force comes first.
pub const EDITIONS: [&str; 6] = Edition::WORDS;

/// The regulation of school sport among them, which has a page of its own.
pub const SCHOOL: &str = Edition::School.name();

/// A page of the Laws. Whether an edition prints such a number is another question.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Law {
    /// A entrada: the ways into the Laws.
    Hall,
    /// Como se joga: the rules of chess on one page, for beginners.
    HowToPlay,
    /// Perguntas.
    Quiz(Quiz),
    /// O árbitro: the list of situations, or one of them by its address.
    Arbiter(Option<String>),
    /// An edition, by its word in [`EDITIONS`].
    Edition(&'static str),
    /// A number of it, as it was asked for: `7.5.5`, `b9`.
    Article(&'static str, String),
    /// Procurar.
    Search,
    /// Glossário.
    Glossary,
}

/// The longest number an address may ask for.
const LONGEST_NUMBER: usize = 16;

impl Law {
    /// The path below the site's base: `/regras/2023/7.5.5`.
    pub fn path(&self) -> String {
        let home = Route::Laws.path();
        match self {
            Law::Hall => home.to_string(),
            Law::HowToPlay => format!("{home}/como-se-joga"),
            Law::Quiz(quiz) => quiz.path(),
            Law::Arbiter(None) => format!("{home}/arbitro"),
            Law::Arbiter(Some(scene)) => format!("{home}/arbitro/{scene}"),
            Law::Edition(edition) => format!("{home}/{edition}"),
            Law::Article(edition, number) => format!("{home}/{edition}/{number}"),
            Law::Search => format!("{home}/procurar"),
            Law::Glossary => format!("{home}/glossario"),
        }
    }

    /// From a path below the base. Numbers have capitals and dots, as no other path does.
    pub fn from_path(path: &str) -> Option<Law> {
        let bare = path.strip_suffix('/').unwrap_or(path);
        let numbered = bare.strip_prefix(Route::Laws.path()).and_then(|rest| rest.strip_prefix('/')?.split_once('/'));
        if let Some((edition, number)) = numbered
            && let Some(edition) = EDITIONS.into_iter().find(|word| *word == edition)
        {
            let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'.';
            let fits = (1..=LONGEST_NUMBER).contains(&number.len()) && number.bytes().all(plain);
            return fits.then(|| Law::Article(edition, number.to_string()));
        }
        match below(Route::Laws.path(), path)?[..] {
            [] => Some(Law::Hall),
            [QUESTIONS, ref rest @ ..] => Quiz::from_parts(rest).map(Law::Quiz),
            ["como-se-joga"] => Some(Law::HowToPlay),
            ["arbitro"] => Some(Law::Arbiter(None)),
            ["arbitro", scene] => Some(Law::Arbiter(Some(scene.to_string()))),
            ["procurar"] => Some(Law::Search),
            ["glossario"] => Some(Law::Glossary),
            [word] => EDITIONS.into_iter().find(|edition| *edition == word).map(Law::Edition),
            _ => None,
        }
    }
}

/// The parts of a path below a page's own; each of small letters, digits and dashes.
fn below<'a>(home: &str, path: &'a str) -> Option<Vec<&'a str>> {
    let bare = path.strip_suffix('/').unwrap_or(path);
    let rest = bare.strip_prefix(home)?;
    if rest.is_empty() {
        return Some(Vec::new());
    }
    let parts: Vec<&str> = rest.strip_prefix('/')?.split('/').collect();
    let plain = |part: &&str| {
        !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
    };
    parts.iter().all(plain).then_some(parts)
}
