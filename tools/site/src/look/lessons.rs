//! Aprender: the list of lessons, the first screen of each, the task of each level.

use lance_legal::exam::{RULES, Rules, USUAL_MINIMUM, series};
use lance_legal::lessons::catalog::Entry;
use lance_legal::lessons::{Attempt, Catalog, Chess, Draughts, Game, read};
use lance_legal::route::{Course, Hall, SmallGames, Study};
use lance_legal::site::page_at;
use lance_legal::texts::Value;

use super::draft::{Draft, emphasised, escaped};

/// So many cards of the list are seen first, on a large screen.
const CARDS: usize = 14;

/// What a course is called, and where its files lie.
struct About {
    title: &'static str,
    folder: &'static str,
    lessons: &'static str,
    game: &'static str,
}

const fn about(course: Course) -> About {
    match course {
        Course::Chess => About { title: "learn-title", folder: "lessons", lessons: "lessons", game: "chess" },
        Course::Draughts => {
            About { title: "learn-draughts", folder: "draughts", lessons: "draughts/lessons", game: "draughts" }
        }
        // Only the device has them: no page of theirs is drawn before the program is there but the list.
        Course::Own => About { title: "menu-exercises", folder: "", lessons: "", game: "chess" },
    }
}

pub fn draw(draft: &mut Draft, course: Course, study: &Study) -> Result<(), String> {
    let About { title, folder, lessons, .. } = about(course);
    match course {
        Course::Chess if matches!(study, Study::Map | Study::End(_)) => draft.words(&["lessons"])?,
        Course::Chess | Course::Own => draft.words(&["refusals", "lessons"])?,
        Course::Draughts if matches!(study, Study::End(_)) => draft.words(&["lessons", "draughts/lessons"])?,
        Course::Draughts => {
            draft.words(&["draughts/words", "draughts/learn", "lessons", "draughts/lessons"])?;
        }
    }
    if page_at(&study.path(course)).needs.words.contains(&"levels") {
        draft.words(&["levels"])?;
    }
    if course == Course::Chess && Study::apart().contains(study) {
        return exam(draft, study);
    }
    let catalog = Catalog::read(draft.file(&format!("{folder}/catalog.txt"))?);
    let lesson = match study {
        Study::Map => {
            let name = draft.plain(title, &[]);
            let first = catalog.lessons().next().map(|entry| aim(draft, entry)).unwrap_or_default();
            let home = draft.plain("site-name", &[]);
            draft.name(&name, &format!("{name}. {first} {home}."));
            return map(draft, course, &catalog);
        }
        Study::End(lesson) => return end(draft, lesson),
        Study::Lesson(lesson) | Study::Sheet(lesson) | Study::Level { lesson, .. } => lesson,
    };
    draft.words(&[format!("{lessons}/{lesson}")])?;
    let file = draft.file(&format!("{folder}/{lesson}.lesson"))?;
    match course {
        Course::Chess | Course::Own => study_of::<Chess>(draft, course, study, lesson, file),
        Course::Draughts => study_of::<Draughts>(draft, course, study, lesson, file),
    }
}

/// The start of "O que já sabes?" and of the exam, the page for a class, the sheet before its tasks are there.
fn exam(draft: &mut Draft, study: &Study) -> Result<(), String> {
    draft.words(&["lessons", "levels", "exam"])?;
    // What is due only the device knows.
    if *study == Study::review() {
        let (name, lead) = (draft.plain("exam-review", &[]), draft.plain("exam-review-lead", &[]));
        draft.name(&name, &lead);
        return Ok(());
    }
    let path = |study: &Study| study.path(Course::Chess);
    let exam = Study::exam();
    let class = Study::exam_for_class();
    let rules = Rules::read(draft.file(RULES)?).map_err(|fault| format!("{RULES}:{fault}"))?;
    let values: [(&str, Value); 2] =
        [("all", series(&rules, "a").len().into()), ("minimum", usize::from(USUAL_MINIMUM).into())];
    let (name, lead, back) = match study {
        study if *study == Study::placement() => {
            (draft.plain("exam-placement", &[]), draft.plain("exam-placement-lead", &[]), (Study::Map, "lesson-all"))
        }
        Study::Level { .. } => {
            (draft.plain("exam-class", &[]), draft.plain("exam-class-lead", &[]), (exam.clone(), "exam-title"))
        }
        _ => (draft.plain("exam-title", &[]), draft.plain("exam-lead", &values), (Study::Map, "lesson-all")),
    };
    draft.name(&name, &lead);
    if let Study::Sheet(_) = study {
        draft.words(&["paper"])?;
        let back = draft.link(&path(&class), "button quiet", "back", &draft.tr("exam-class"));
        draft.push(&format!(
            "<div class=\"page paper\"><p class=\"actions no-print\"><span class=\"button\"><span>{}</span></span>{back}</p>\
             <header class=\"paper-head\"><h1>{}</h1></header></div>",
            draft.tr("paper-print"),
            escaped(&name),
        ));
        return Ok(());
    }
    let (to, words) = back;
    let back = draft.link(&path(&to), "", "back", &draft.tr(words));
    let card = match study {
        Study::Level { .. } => String::new(),
        _ => format!("<section class=\"card\"><p>{}</p></section>", draft.tr("exam-first-counts")),
    };
    draft.push(&format!(
        "<div class=\"page exam\"><p class=\"exam-place\">{back}</p><h1>{}</h1><p class=\"lead\">{}</p>{card}</div>",
        escaped(&name),
        escaped(&lead),
    ));
    Ok(())
}

/// The end of a lesson: what was won only the device knows.
fn end(draft: &mut Draft, lesson: &str) -> Result<(), String> {
    draft.words(&["lesson-end"])?;
    let title = draft.plain(&format!("lesson-{lesson}"), &[]);
    let name = draft.plain("lesson-end-place", &[("lesson", title.clone().into())]);
    draft.name(&name, &format!("{name}. {}", draft.plain("lesson-end-tile", &[])));
    draft.push(&format!(
        "<div class=\"page paper lesson-end\"><section class=\"card end-card\"><p class=\"task-place\">{}</p>\
         <h1 class=\"unknown\">{}</h1></section></div>",
        escaped(&title),
        draft.tr("lesson-end"),
    ));
    Ok(())
}

/// What a lesson is for, in a sentence.
fn aim(draft: &Draft, entry: &Entry) -> String {
    draft.says(&format!("lesson-{}.aim", entry.id), &[]).unwrap_or_default()
}

fn study_of<G: Game>(draft: &mut Draft, course: Course, study: &Study, id: &str, file: &str) -> Result<(), String> {
    let lesson = read::<G>(file).map_err(|e| format!("the lesson {id}: {e:?}"))?;
    let title = draft.plain(&format!("lesson-{id}"), &[]);
    let aim = draft.says(&format!("lesson-{id}.aim"), &[]).unwrap_or_default();
    let listen =
        format!("<span class=\"button square quiet listen\" aria-hidden=\"true\">{}</span>", draft.icon("voice"));
    let About { game, .. } = about(course);
    match study {
        Study::Level { level, .. } => {
            let place = lesson.levels.iter().position(|other| other.id == *level);
            let (place, level) = place.zip(lesson.level(level)).ok_or_else(|| format!("{id} has no level {level}"))?;
            let task = draft.plain(&format!("{id}-{}", level.id), &[]);
            let values: [(&str, Value); 2] = [("lesson", title.into()), ("number", (place + 1).into())];
            let place = draft.plain("level-place", &values);
            draft.name(&place, &format!("{task} {aim}"));
            let attempt = Attempt::new(level);
            let standing = attempt.standing();
            // How large the board is on a phone depends on what one answers with.
            let tray = standing.as_ref().is_some_and(|(id, _)| *id == "left-pieces");
            let beside = if tray { "<div class=\"tray\"></div>".to_string() } else { answers(draft, id, &attempt) };
            let standing = standing.map(|(id, numbers)| {
                let values: Vec<(&str, Value)> = numbers.iter().map(|(name, count)| (*name, (*count).into())).collect();
                draft.tr_with(id, &values)
            });
            let way = draft.link(&Study::Lesson(id.to_string()).path(course), "", "", &escaped(&place));
            let side = format!(
                "<div class=\"task-first\"><section class=\"card verdict task\" data-kind=\"task\">\
                 <p class=\"task-place\">{way}<span>{}</span></p>\
                 <div class=\"task-line\"><h1 class=\"task-text\">{}</h1>{listen}</div></section>{beside}</div>",
                standing.unwrap_or_default(),
                emphasised(&task),
            );
            draft.beside_board("learn-play", game, "", &side);
        }
        Study::Sheet(_) => {
            let paper = draft.plain("lesson-paper", &[]);
            draft.name(&title, &format!("{title}: {paper}. {aim}"));
            draft.words(&["paper"])?;
            draft.push(&format!(
                "<div class=\"page paper\"><p class=\"actions no-print\"><span class=\"button\"><span>{}</span></span>{}</p>\
                 <header class=\"paper-head\"><h1>{}</h1></header></div>",
                draft.tr("paper-print"),
                draft.link(&Study::Lesson(id.to_string()).path(course), "button quiet", "back", &draft.tr("paper-back")),
                escaped(&title),
            ));
        }
        Study::Lesson(_) | Study::Map | Study::End(_) => {
            let screen = lesson.screens.first().ok_or_else(|| format!("{id} explains nothing"))?;
            let text = draft.plain(&format!("{id}-{}", screen.id), &[]);
            draft.name(&title, &format!("{aim} {text}"));
            let again = if screen.play.is_empty() {
                String::new()
            } else {
                format!("<span class=\"button small quiet\" aria-hidden=\"true\">{}</span>", draft.tr("screen-again"))
            };
            let all = lesson.screens.len();
            let place = draft.tr_with("screen-of", &[("number", 1usize.into()), ("all", all.into())]);
            let on = match lesson.levels.first().filter(|_| all == 1) {
                Some(level) => {
                    let level = Study::Level { lesson: id.to_string(), level: level.id.clone() };
                    draft.link(&level.path(course), "button", "forward", &draft.tr("lesson-begin"))
                }
                None => draft.plain_button("button", "screen-on"),
            };
            let side = format!(
                "<div class=\"task-first\"><section class=\"card verdict task\" data-kind=\"look\"><h1 class=\"task-place\">{}</h1>\
                 <div class=\"task-line\"><p class=\"screen-text\">{}</p>{listen}</div>\
                 <p class=\"verdict-actions\">{again}</p></section>\
                 <div class=\"screen-steps\"><span class=\"quiet-text\">{place}</span>{on}</div></div>",
                escaped(&title),
                emphasised(&text),
            );
            draft.beside_board("learn-play", game, "", &side);
        }
    }
    Ok(())
}

/// The answers to choose from, with the level's own words or those that many levels share.
fn answers<G: Game>(draft: &Draft, lesson: &str, attempt: &Attempt<G>) -> String {
    let options = attempt.options();
    if options.is_empty() {
        return String::new();
    }
    let button = |(letter, option): (char, &String)| {
        let own = draft.says(&format!("{lesson}-{}.{option}", attempt.level.id), &[]);
        let text = own.or_else(|| draft.says(&format!("answer-{option}"), &[])).unwrap_or_else(|| option.clone());
        format!(
            "<button type=\"button\" class=\"answer\" disabled><span class=\"answer-letter\" aria-hidden=\"true\">{letter}</span>\
             <span>{}</span></button>",
            escaped(&text)
        )
    };
    let buttons: String = ('A'..).zip(&options).map(button).collect();
    format!("<div class=\"answers\">{buttons}</div>")
}

/// The list of lessons. What a pupil has done is not known here, and its place is kept.
fn map(draft: &mut Draft, course: Course, catalog: &Catalog) -> Result<(), String> {
    let above = match course {
        Course::Chess | Course::Own => String::new(),
        Course::Draughts => {
            let back = draft.link(&Hall::Menu.path(), "", "back", &draft.tr("menu-draughts"));
            format!("<p class=\"learn-above\">{back}</p>")
        }
    };
    let heading = draft.tr(about(course).title);
    draft.page("learn", &above, &heading);
    let all: usize = catalog.lessons().map(|lesson| lesson.levels.len()).sum();
    let first = catalog.lessons().next().map(|entry| draft.plain(&format!("lesson-{}", entry.id), &[]));
    let done = draft.tr_with("learn-done", &[("done", 0usize.into()), ("all", all.into())]);
    let begin = draft.tr_with("learn-begin", &[("lesson", first.unwrap_or_default().into())]);
    let icon = draft.icon("forward");
    draft.push(&format!(
        "<section class=\"card next-step\" aria-hidden=\"true\"><p class=\"unknown\">{done}</p><progress value=\"0\" max=\"1\"></progress>\
         <span class=\"button big unknown\">{icon}<span>{begin}</span></span></section>"
    ));
    if course == Course::Chess {
        let placement = Study::placement().path(course);
        let way = draft.link(&placement, "button quiet", "", &draft.tr("learn-placement"));
        let games = draft.link(&SmallGames(None).path(), "button quiet", "star", &draft.tr("menu-games"));
        draft.push(&format!("<p class=\"actions\">{way}{games}</p>"));
    }
    let folds = catalog.folds();
    let mut number = 0;
    for section in &catalog.sections {
        let (head, foot) = match (folds, number) {
            (true, 0) => ("<details class=\"learn-section\" open><summary class=\"section-head\">", "</details>"),
            (true, _) => ("<details class=\"learn-section\"><summary class=\"section-head\">", "</details>"),
            (false, CARDS..) => break,
            (false, _) => ("<section class=\"learn-section\">", "</section>"),
        };
        let end = if folds { "</summary>" } else { "" };
        draft.push(&format!("{head}<h2>{}</h2>{end}", draft.tr(&format!("section-{}", section.id))));
        // Which section is open the device knows; most who have never been here see the first.
        if number == 0 || !folds {
            draft.push(&format!("<ol class=\"lesson-list\" start=\"{}\">", number + 1));
            for (at, entry) in section.lessons.iter().enumerate() {
                let card = card(draft, course, entry, number + at + 1);
                draft.push(&card);
            }
            draft.push("</ol>");
        }
        number += section.lessons.len();
        draft.push(foot);
    }
    draft.push("</div>");
    Ok(())
}

fn card(draft: &Draft, course: Course, entry: &Entry, number: usize) -> String {
    let levels = entry.levels.len();
    let standing = draft.tr_with("lesson-done", &[("done", 0usize.into()), ("all", levels.into())]);
    format!(
        "<li><a class=\"lesson-card card\" href=\"{}\"><span class=\"lesson-number\" aria-hidden=\"true\">{number}</span>\
         <strong>{}</strong><span class=\"quiet-text\">{}</span>\
         <span class=\"lesson-standing unknown\"><span>{standing}</span></span></a></li>",
        super::draft::address(&Study::Lesson(entry.id.clone()).path(course)),
        draft.tr(&format!("lesson-{}", entry.id)),
        escaped(&aim(draft, entry)),
    )
}
