//! The answers to the questions, worked out by the law engine and by the rules of chess and draughts.
//!
//! `-- answers` writes `assets/quiz/answers/` and the list of all questions; `-- stats` prints how many there are by
//! theme, kind and edition, and whether length gives answers away; `-- show <question or pack>` prints what each option
//! means beside what it says. A test compares what is written with what is worked out.
//!
//! `cargo run -q --release --no-default-features --example quiz -- answers`

use std::fs;
use std::path::PathBuf;

use lance_legal::blocks::{Fault, Wanted, lines, pick};
use lance_legal::chess::{self, Ground};
use lance_legal::clock::SECOND;
use lance_legal::color::Color;
use lance_legal::draughts::{self, CLASSICAS};
use lance_legal::edition::Edition;
use lance_legal::language::Language;
use lance_legal::laws::{Decision, Judgement, Matter, Speed, Supervision, judge};
use lance_legal::quiz::{
    BoardGame, BoardPosition, CaseOutcome, Goal, Index, Kind, Legal, Level, Question, RightAnswer, RightAnswers,
    Setting, Source, Theme, read, time,
};
use lance_legal::square::Square;
use lance_legal::texts::Texts;

mod project;

use project::project;

/// A pack with its questions, and what could not be read of it.
pub struct Pack {
    pub name: String,
    pub questions: Vec<Question>,
    pub faults: Vec<Fault>,
}

const FOLDER: &str = "assets/quiz";

/// The name of every pack, by theme and number.
fn names() -> Vec<String> {
    let files = fs::read_dir(project().join(FOLDER)).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut names: Vec<(Theme, u32, String)> = files
        .filter_map(|path| {
            let name = path.file_name()?.to_str()?.strip_suffix(".txt")?.to_string();
            let theme = Theme::of(&name)?;
            let number = name.rsplit_once('-')?.1.parse().ok()?;
            Some((theme, number, name))
        })
        .collect();
    names.sort();
    names.into_iter().map(|(.., name)| name).collect()
}

/// Every pack, by theme and number.
pub fn packs() -> Vec<Pack> {
    let pack = |name: String| {
        let text = fs::read_to_string(project().join(format!("{FOLDER}/{name}.txt"))).unwrap_or_default();
        let (questions, faults) = read(&text);
        Pack { name, questions, faults }
    };
    names().into_iter().map(pack).collect()
}

/// Where a question is: `assets/quiz/rapid-1.txt:12: rapid-illegal-first`.
pub fn place(id: &str) -> String {
    let line = |name: String| {
        let path = format!("{FOLDER}/{name}.txt");
        let text = fs::read_to_string(project().join(&path)).ok()?;
        let line = lines(&text).find(|line| line.word == "[" && line.value == id)?;
        Some(format!("{path}:{}: {id}", line.number))
    };
    let found = names().into_iter().find_map(line);
    found.unwrap_or_else(|| id.to_string())
}

/// Every file that is written: where it belongs, and its text; or what is wrong with the questions.
pub fn files(packs: Vec<Pack>) -> Result<Vec<(PathBuf, String)>, Vec<String>> {
    let (mut files, mut wrong) = (Vec::new(), Vec::new());
    let mut listed = Vec::new();
    for pack in packs {
        for fault in &pack.faults {
            wrong.push(format!("{FOLDER}/{}.txt:{fault}", pack.name));
        }
        let (mut answers, mut boards) = (Vec::new(), Vec::new());
        for question in &pack.questions {
            match work_out(question) {
                Ok((of_question, board)) => {
                    answers.extend(of_question);
                    boards.extend(board.map(|board| (question.id.clone(), board)));
                }
                Err(why) => wrong.push(format!("{}: {why}", place(&question.id))),
            }
        }
        let path = PathBuf::from(format!("{FOLDER}/answers/{}.txt", pack.name));
        files.push((path, RightAnswers::write(&answers, &boards)));
        listed.push((pack.name, pack.questions));
    }
    files.push((PathBuf::from(format!("{FOLDER}/index.txt")), Index::write(&listed)));
    if wrong.is_empty() { Ok(files) } else { Err(wrong) }
}

type Worked = (Vec<RightAnswer>, Option<BoardPosition>);

/// The answers to a question, one for each edition in which it is asked.
pub fn work_out(question: &Question) -> Result<Worked, String> {
    let board = question.board.as_ref().map(worked_board).transpose()?;
    let mut answers = Vec::new();
    for edition in &question.asked {
        let (right, articles) = match (&question.source, &board) {
            (Source::Case { text, outcomes, claim }, _) => {
                let judgement = judged(*edition, text)?;
                let right = of_case(question, &judgement, outcomes, claim.as_ref());
                let right = right.map_err(|why| format!("{}: {why}", edition.name()))?;
                (right, judgement.articles.iter().map(ToString::to_string).collect())
            }
            (Source::Typed { right, articles }, board) => {
                let typed = Question::of_edition(right, *edition).cloned().unwrap_or_default();
                let right = match question.kind {
                    Kind::Board => board.as_ref().map(|(_, right)| right.clone()).unwrap_or_default(),
                    Kind::Order => question.letters.iter().map(char::to_string).collect(),
                    _ => typed,
                };
                // The article that is right is the one to read about it.
                let articles = Question::of_edition(articles, *edition).cloned();
                let own = (question.kind == Kind::Article).then(|| right.clone());
                (right, articles.or(own).ok_or("no articles")?)
            }
        };
        answers.push(RightAnswer { id: question.id.clone(), edition: *edition, right, articles });
    }
    Ok((answers, board.map(|(standing, _)| standing)))
}

/// What the law engine says of this incident.
fn judged(edition: Edition, case: &str) -> Result<Judgement, String> {
    let mut words = case.splitn(4, ' ');
    let mut word = || words.next().unwrap_or_default().trim();
    let (speed, supervision, incident, pairs) = (word(), word(), word(), word());
    if !edition.is_judged() {
        return Err(format!("ask {0}, wanted an edition with incidents, or no {0}", edition.name()));
    }
    let fails = |wanted: Wanted| format!("case {case}, wanted {wanted}");
    let speed = pick(speed, &Speed::ALL, Speed::name).map_err(fails)?;
    let supervision = pick(supervision, &Supervision::ALL, Supervision::name).map_err(fails)?;
    let matter = Matter::read(incident, pairs).map_err(|_| fails(Matter::wanted(incident).into()))?;
    let judgement = judge(edition, speed, supervision, matter);
    match judgement.decision {
        Decision::Silent => {
            Err(format!("ask {0}, wanted without it: {0} prints nothing on case {case}", edition.name()))
        }
        _ => Ok(judgement),
    }
}

/// The words that are right where the law engine answers.
fn of_case(
    question: &Question,
    judgement: &Judgement,
    outcomes: &[(char, CaseOutcome)],
    claim: Option<&CaseOutcome>,
) -> Result<Vec<String>, String> {
    let (opponent, player) = (judgement.opponent / SECOND as i64, judgement.player / SECOND as i64);
    let answers = |outcome: &CaseOutcome| {
        outcome.decision == judgement.decision.name() && (outcome.opponent, outcome.player) == (opponent, player)
    };
    for said in outcomes.iter().map(|(_, outcome)| outcome).chain(claim) {
        let known = pick(&said.decision, &Decision::ALL, Decision::name);
        known.map_err(|wanted| format!("{} for the game, wanted {wanted}", said.decision))?;
    }
    match question.kind {
        Kind::One | Kind::Several => {
            let hits: Vec<String> = outcomes.iter().filter(|(_, o)| answers(o)).map(|(l, _)| l.to_string()).collect();
            match hits.len() {
                1 => Ok(hits),
                count => {
                    let mut says = judgement.decision.name().to_string();
                    for (who, seconds) in [("opponent", opponent), ("player", player)] {
                        if seconds != 0 {
                            says += &format!(" {who}={seconds}");
                        }
                    }
                    let articles = judgement.articles.join(", ");
                    Err(format!("{count} options are right, wanted one line \"option a {says}\", by {articles}"))
                }
            }
        }
        Kind::True => Ok(vec![claim.is_some_and(answers).to_string()]),
        Kind::Article => {
            judgement.articles.first().map(|first| vec![first.to_string()]).ok_or("no article".to_string())
        }
        Kind::Clock => {
            let clock = question.clock.ok_or("no clock")?;
            let goes_on = matches!(
                judgement.decision,
                Decision::PlayOn | Decision::Restore | Decision::Arbiter | Decision::MustPlay
            );
            if !goes_on {
                return Err(format!("nobody sets a clock after {}", judgement.decision.name()));
            }
            let (white, black) = match clock.white_did_it {
                true => (player, opponent),
                false => (opponent, player),
            };
            let after = |before: u32, more: i64| {
                let after = u32::try_from(i64::from(before) + more).map_err(|_| "less than no time".to_string());
                after.map(time)
            };
            Ok(vec![format!("white={}", after(clock.white, white)?), format!("black={}", after(clock.black, black)?)])
        }
        Kind::Order | Kind::Board => Err("the law engine answers no such question".to_string()),
    }
}

/// The board as it stands, and every move that is right.
pub fn worked_board(setting: &Setting) -> Result<(BoardPosition, Vec<String>), String> {
    let (standing, right) = match setting.game {
        BoardGame::Chess => chess_board(setting)?,
        BoardGame::Draughts => draughts_board(setting)?,
    };
    let Some(goal) = setting.goal else {
        return Ok((BoardPosition { legal: Vec::new(), ..standing }, Vec::new()));
    };
    // Where all that is legal is right, what can be missed is the law itself.
    let all = right.len() == standing.legal.len();
    let may_be_all = goal == Goal::Escape || setting.game == BoardGame::Draughts && goal == Goal::Capture;
    match right.is_empty() {
        true => Err(format!("goal {}, wanted a board with such a move", goal.name())),
        false if all && !may_be_all => Err(format!("goal {}, wanted a board with another move too", goal.name())),
        false => Ok((standing, right)),
    }
}

type Board = (BoardPosition, Vec<String>);

fn chess_board(setting: &Setting) -> Result<Board, String> {
    let position =
        chess::Position::from_fen(&setting.text).map_err(|error| format!("fen {}: {error}", setting.text))?;
    let moves = position.legal_moves();
    if setting.goal == Some(Goal::Escape) && !position.in_check() {
        return Err("goal escape, wanted a board with a check".to_string());
    }
    let meets = |m: &chess::Move| {
        let Ok(after) = position.play(*m) else { return false };
        let piece = position.piece_at(m.from);
        let (check, stuck) = (after.in_check(), !after.has_legal_moves());
        setting.goal.is_some_and(|goal| match goal {
            Goal::Mate => check && stuck,
            Goal::Check => check,
            Goal::Stalemate => !check && stuck,
            Goal::Castle => {
                piece.is_some_and(|piece| piece.role == chess::Role::King) && m.from.file().abs_diff(m.to.file()) == 2
            }
            Goal::Promote => m.promotion.is_some(),
            Goal::Capture => position.captured(*m).is_some(),
            Goal::EnPassant => position.captured(*m).is_some_and(|square| square != m.to),
            Goal::Escape => true,
        })
    };
    let right = moves.iter().filter(|m| meets(m)).map(ToString::to_string).collect();
    let legal = moves.iter().filter_map(|m| Legal::from_word(&m.to_string())).collect();
    let pieces = position.placement().iter().map(|(square, piece)| (piece.fen_char(), square)).collect();
    Ok((BoardPosition { turn: position.turn(), pieces, legal }, right))
}

fn draughts_board(setting: &Setting) -> Result<Board, String> {
    let position = draughts::Position::from_text(&CLASSICAS, &setting.text).map_err(|error| format!("{error:?}"))?;
    let moves = position.legal_moves();
    let crowns = |m: &draughts::Move| {
        let man = position.at(m.from).is_some_and(|man| !man.crowned);
        man && m.to.rank_from(position.turn()) == 7
    };
    let meets = |m: &draughts::Move| match setting.goal {
        Some(Goal::Capture) => !m.captured.is_empty(),
        Some(Goal::Promote) => crowns(m),
        _ => false,
    };
    let word = |m: &draughts::Move| {
        let path = position.paths(*m).into_iter().next().unwrap_or_default();
        Legal { path, promotion: None }
    };
    let legal: Vec<Legal> = moves.iter().map(word).collect();
    for (at, one) in legal.iter().enumerate() {
        if legal.iter().skip(at + 1).any(|other| (one.from(), one.to()) == (other.from(), other.to())) {
            return Err(format!("two ways from {} to the same square", one.word()));
        }
    }
    let right = moves.iter().zip(&legal).filter(|(m, _)| meets(m)).map(|(_, legal)| legal.word()).collect();
    let letter = |man: draughts::Man| {
        let letter = if man.crowned { 'd' } else { 'm' };
        if man.color == Color::White { letter.to_ascii_uppercase() } else { letter }
    };
    let pieces = Square::all().filter_map(|square| position.at(square).map(|man| (letter(man), square))).collect();
    Ok((BoardPosition { turn: position.turn(), pieces, legal }, right))
}

/// The words of a pack.
pub fn texts(language: Language, pack: &str) -> Texts {
    let path = project().join(format!("locales/{}/quiz/{pack}.ftl", language.tag()));
    Texts::new(language, &[fs::read_to_string(path).unwrap_or_default()])
}

/// What is said in a question, of its option `a` too: `q-rapid-pawn-stays.a`.
pub fn text_of(language: Language, id: &str) -> Option<String> {
    let question = id.strip_prefix("q-")?.split('.').next()?;
    let pack = packs().into_iter().find(|pack| pack.questions.iter().any(|known| known.id == question))?;
    texts(language, &pack.name).format(id, &[])
}

/// How often the right option is the only longest, and the only shortest, of so many `one` questions.
#[derive(Debug, Default, Clone, Copy)]
pub struct Lengths {
    pub questions: usize,
    pub longest: usize,
    pub shortest: usize,
}

pub fn lengths(packs: &[Pack], language: Language) -> Lengths {
    let mut lengths = Lengths::default();
    for pack in packs {
        let texts = texts(language, &pack.name);
        for question in pack.questions.iter().filter(|question| question.kind == Kind::One) {
            let Ok((answers, _)) = work_out(question) else { continue };
            let Some(right) = answers.first().and_then(|answer| answer.right.first().cloned()) else { continue };
            let length = |letter: &str| {
                let text = texts.format(&format!("q-{}.{letter}", question.id), &[]).unwrap_or_default();
                text.chars().count()
            };
            let others: Vec<usize> = question
                .letters
                .iter()
                .map(char::to_string)
                .filter(|letter| *letter != right)
                .map(|letter| length(&letter))
                .collect();
            let own = length(&right);
            lengths.questions += 1;
            lengths.longest += usize::from(others.iter().all(|other| own > *other));
            lengths.shortest += usize::from(others.iter().all(|other| own < *other));
        }
    }
    lengths
}

fn stats(packs: &[Pack]) -> String {
    let all: Vec<&Question> = packs.iter().flat_map(|pack| &pack.questions).collect();
    let mut text = format!("{} questions in {} packs\n", all.len(), packs.len());
    for theme in Theme::ALL {
        let of = all.iter().filter(|question| question.kind.theme(&question.id) == Some(theme));
        let school = of.clone().filter(|question| question.level == Level::School).count();
        text += &format!("  {:<15} {:>4}, {school:>3} of the level school\n", theme.name(), of.count());
    }
    let school = all.iter().filter(|question| question.level == Level::School);
    let boards = school.clone().filter(|question| question.board.is_some()).count();
    text += &format!("  {:<15} {:>4}, {boards} with a board\n", "school", school.count());
    for kind in Kind::ALL {
        text += &format!("  {:<15} {:>4}\n", kind.name(), all.iter().filter(|question| question.kind == kind).count());
    }
    for edition in Edition::ALL {
        let count = all.iter().filter(|question| question.asked.contains(&edition)).count();
        text += &format!("  {:<15} {count:>4}\n", edition.name());
    }
    for language in Language::ALL {
        let Lengths { questions, longest, shortest } = lengths(packs, language);
        text += &format!(
            "{}: of {questions} the right option is longest in {longest}, shortest in {shortest}\n",
            language.tag()
        );
    }
    text
}

/// A question, or all of a pack, to be read against: what each option means, and beside it what it says in a language.
/// Nothing where no question or pack has the name.
pub fn shown(packs: &[Pack], name: &str, language: Language) -> String {
    let mut text = String::new();
    for pack in packs {
        let texts = texts(language, &pack.name);
        let file = fs::read_to_string(project().join(format!("{FOLDER}/{}.txt", pack.name))).unwrap_or_default();
        let mut id = "";
        for line in lines(&file) {
            if line.word == "[" {
                id = line.value;
            }
            if id != name && pack.name != name {
                continue;
            }
            let say = |part: &str| texts.format(&format!("q-{id}{part}"), &[]).unwrap_or_default();
            match line.word {
                "[" => text += &format!("\n{id}: {}\n", say("")),
                "option" => {
                    let (letter, means) = line.value.split_once(' ').unwrap_or((line.value, ""));
                    text += &format!("  {letter}  {means:<32} {}\n", say(&format!(".{letter}")));
                }
                "options" => {
                    let count = line.value.parse().unwrap_or(0);
                    for letter in ('a'..='z').take(count) {
                        text += &format!("  {letter}  {}\n", say(&format!(".{letter}")));
                    }
                }
                _ => {}
            }
        }
    }
    text
}

fn main() -> std::process::ExitCode {
    let packs = packs();
    match std::env::args().nth(1).as_deref() {
        Some("stats") => print!("{}", stats(&packs)),
        Some("show") => {
            let name = std::env::args().nth(2).unwrap_or_default();
            let text = shown(&packs, &name, Language::REFERENCE);
            if text.is_empty() {
                eprintln!("no question and no pack is called {name:?}");
                return std::process::ExitCode::FAILURE;
            }
            print!("{text}");
        }
        Some("answers") => {
            let files = match files(packs) {
                Ok(files) => files,
                Err(wrong) => {
                    eprintln!("{}", wrong.join("\n"));
                    return std::process::ExitCode::FAILURE;
                }
            };
            for (path, text) in files {
                let path = project().join(path);
                let written = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&path, text));
                if let Err(error) = written {
                    eprintln!("{}: {error}", path.display());
                    return std::process::ExitCode::FAILURE;
                }
            }
        }
        _ => {
            eprintln!("say `answers`, `stats`, or `show` and a question or a pack");
            return std::process::ExitCode::FAILURE;
        }
    }
    std::process::ExitCode::SUCCESS
}
