//! The pages that are neither lessons nor the Laws; and which of all draws what.

use lance_legal::drills::own::OWN;
use lance_legal::drills::{Drill, Kind, SERIES, draughts, endings};
use lance_legal::route::{
    CLASS, Classroom, Course, Endgames, Hall, Law, NUMBERS, Practice, REVIEW, SmallGames, Students, Study, TODAY,
    Tactic,
};
use lance_legal::site::{Route, page_at};
use lance_legal::small_games::{GAMES, Game, Goal, game};
use lance_legal::storage::KINDS;
use lance_legal::tactics::Theme;

use super::draft::{Draft, address, escaped};
use super::{laws, lessons};

/// Draws the page at this path.
pub fn draw(draft: &mut Draft, path: &str) -> Result<(), String> {
    let route = Route::from_path(path).ok_or_else(|| format!("no page at {path}"))?;
    match route {
        Route::SmallGames => {
            let asked = SmallGames::from_path(path).and_then(|SmallGames(id)| id);
            small_games(draft, asked.as_deref())
        }
        Route::Learn => {
            let study = Study::from_path(Course::Chess, path).unwrap_or(Study::Map);
            lessons::draw(draft, Course::Chess, &study)
        }
        Route::Notation => notation(draft, &Practice::from_path(path).unwrap_or(Practice::Menu)),
        Route::ScoreSheet => sheet(draft),
        Route::Tactics => tactic(draft, &Tactic::from_path(path).unwrap_or(Tactic::Menu)),
        Route::Endings => endgames(draft, &Endgames::from_path(path).unwrap_or(Endgames(None))),
        Route::Play => play(draft),
        Route::Draughts => hall(draft, &Hall::from_path(path).unwrap_or(Hall::Menu)),
        Route::Laws => laws::draw(draft, &Law::from_path(path).unwrap_or(Law::Hall)),
        Route::Lecture => lecture(draft),
        Route::Chess960 => chess960(draft),
        Route::Clock => clock(draft),
        Route::About => about(draft),
        Route::Class => class(draft, Classroom::from_path(path).unwrap_or(Classroom::Series)),
        Route::Students => students(draft, Students::from_path(path).unwrap_or(Students::Menu)),
        Route::Home => Ok(()),
        _ => titled(draft, route),
    }
}

/// The list of small games, or one of them before its first move, which is the pupil's.
fn small_games(draft: &mut Draft, id: Option<&str>) -> Result<(), String> {
    let needs = &page_at(Route::SmallGames.path()).needs;
    draft.words(needs.words)?;
    let Some(id) = id else {
        let above = place(draft, Route::Learn.path(), "lesson-all");
        start_with_lead(draft, "learn small-games", &above, "menu-games", "small-lead");
        let cards: String = GAMES.iter().map(|game| small_card(draft, game)).collect();
        draft.push(&format!("<ol class=\"drill-list\">{cards}</ol></div>"));
        return Ok(());
    };
    let game = game(id).ok_or_else(|| format!("no small game {id}"))?;
    let (name, aim) = (draft.plain(&format!("small-{id}"), &[]), draft.plain(&format!("small-{id}.aim"), &[]));
    draft.name(&name, &aim);
    let limit = usize::from(game.limit);
    let mut standing = draft.tr_with("small-standing", &[("move", 1usize.into()), ("of", limit.into())]);
    if game.goal == Goal::Stars {
        let stars = draft.tr_with("small-stars", &[("own", 0usize.into()), ("other", 0usize.into())]);
        standing = format!("{standing} · {stars}");
    }
    let side = format!(
        "<div class=\"task-first\"><section class=\"card verdict task\" data-kind=\"task\">\
         <p class=\"task-place\">{}<span>{standing}</span></p>\
         <h2 class=\"task-text\">{}</h2><p class=\"task-line\">{}</p></section></div>",
        draft.link(&SmallGames(None).path(), "", "", &escaped(&name)),
        draft.tr_with("small-your-turn", &[("color", "white".into())]),
        escaped(&aim),
    );
    draft.beside_board("learn-play", "chess", &heard(&name), &side);
    Ok(())
}

fn small_card(draft: &Draft, game: &Game) -> String {
    let lesson = draft.plain(&format!("lesson-{}", game.lesson), &[]);
    format!(
        "<li><a class=\"card drill-card\" href=\"{}\">{}<strong>{}</strong><span class=\"quiet-text\">{}</span>\
         <span class=\"drill-standing\">{} {}</span></a></li>",
        address(&SmallGames(Some(game.id.to_string())).path()),
        draft.icon(game.goal.icon()),
        draft.tr(&format!("small-{}", game.id)),
        draft.tr(&format!("small-{}.aim", game.id)),
        draft.stars(),
        draft.tr_with("small-after", &[("lesson", lesson.into())]),
    )
}

/// A game to be played: what is on the board only the device knows.
fn play(draft: &mut Draft) -> Result<(), String> {
    draft.words(&["play", "rival", "refusals"])?;
    let (name, said) = (draft.plain("menu-play", &[]), draft.plain("moves-none", &[]));
    let label = draft.plain("play-board-label", &[]);
    draft.name(&name, &format!("{label}. {said}"));
    let beside = Beside {
        class: "",
        game: "chess",
        heading: "menu-play",
        replay: &["first", "back", "run", "forward", "last"],
        take_back: "play-take-back",
        none: "moves-none",
        actions: [
            ("plus", "play-new"),
            ("flag", "end-button"),
            ("sheet", "record-button"),
            ("flip", "play-flip"),
            ("more", "play-more"),
        ],
        clock: draft.button("button square quiet verdict-clock", "clock", ""),
        card: String::new(),
        below: format!("<div class=\"play-help\">{}</div>", draft.button("button quiet", "", "rival-open")),
        last: format!("<details class=\"card written\"><summary>{}</summary></details>", draft.tr("written-title")),
    };
    play_frame(draft, &beside);
    Ok(())
}

/// A game before the class, which nobody has opened yet; whose turn it is in one that is kept, only the device knows.
fn lecture(draft: &mut Draft) -> Result<(), String> {
    draft.words(page_at(Route::Lecture.path()).needs.words)?;
    let steps: String =
        ["first", "back", "forward", "last"].map(|icon| draft.button("button square", icon, "")).concat();
    let side = format!(
        "<section class=\"card verdict first-turn\" data-kind=\"turn\" data-turn=\"white\"><p class=\"lecture-title\"></p>\
         <h2>{}</h2><div class=\"lecture-why\"></div></section><div class=\"replay\">{steps}{}</div>\
         <div class=\"lecture-modes\"><label class=\"switch\"><input type=\"checkbox\" role=\"switch\" disabled>\
         <span class=\"switch-track\" aria-hidden=\"true\"></span><span>{}</span></label></div>",
        draft.tr("turn-white"),
        draft.button("button square quiet", "flip", ""),
        draft.tr("lecture-guess"),
    );
    named_board(draft, Route::Lecture, "lecture", "lecture-lead", &side);
    Ok(())
}

/// A position of Chess960. Which one is drawn by lot.
fn chess960(draft: &mut Draft) -> Result<(), String> {
    draft.words(page_at(Route::Chess960.path()).needs.words)?;
    let side = format!(
        "<section class=\"card verdict\" data-kind=\"turn\"><h2 class=\"unknown\">{}</h2><p>{}</p><p class=\"article\">{}{}</p>\
         <p class=\"actions\">{}</p><p class=\"quiet-text\">{}</p><p class=\"verdict-actions\">{}{}</p></section>",
        draft.tr_with("chess960-title", &[("number", 0usize.into())]),
        draft.tr("chess960-lead"),
        draft.icon("law"),
        draft.tr_with("article", &[("article", "II.2".into())]),
        draft.button("button big", "run", "chess960-play"),
        draft.tr("chess960-play-text"),
        draft.button("button small", "restart", "chess960-lot"),
        draft.button("button small", "run", "chess960-begin"),
    );
    named_board(draft, Route::Chess960, "", "chess960-lead", &side);
    Ok(())
}

/// A board with what stands beside it, on a page whose heading is heard only.
fn named_board(draft: &mut Draft, route: Route, class: &str, about: &str, side: &str) {
    let (name, about) = (draft.plain(route.menu().0, &[]), draft.plain(about, &[]));
    draft.name(&name, &about);
    draft.beside_board(class, "chess", &heard(&name), side);
}

/// What stands beside the board of a game, as long as nobody has moved; what is said of the turn comes with the game.
struct Beside {
    class: &'static str,
    game: &'static str,
    heading: &'static str,
    /// The drawings of the buttons that go through the moves.
    replay: &'static [&'static str],
    take_back: &'static str,
    none: &'static str,
    actions: [(&'static str, &'static str); 5],
    /// What else is in the card, before the turn and after it, below the card, and below all.
    clock: String,
    card: String,
    below: String,
    last: String,
}

fn play_frame(draft: &mut Draft, beside: &Beside) {
    let step = |icon: &&str| draft.button("button square", icon, "");
    let replay: String = beside.replay.iter().map(step).collect();
    let actions = beside.actions.map(|(icon, text)| draft.button("button quiet", icon, text)).concat();
    let side = format!(
        "<section class=\"card verdict first-turn\" data-kind=\"turn\" data-turn=\"white\">{}<h2>{}</h2>{}</section>{}<div class=\"replay\">{replay}{}</div>\
         <form class=\"typed-move\"><label>{}</label><input type=\"text\" disabled aria-hidden=\"true\">{}</form>\
         <section class=\"card move-list\"><p class=\"quiet-text\">{}</p></section><div class=\"play-actions\">{actions}</div>{}",
        beside.clock,
        draft.tr("turn-white"),
        beside.card,
        beside.below,
        draft.button("button take-back", "undo", beside.take_back),
        draft.tr("play-type-label"),
        draft.plain_button("button", "play-type-button"),
        draft.tr(beside.none),
        beside.last
    );
    let above = heard(&draft.plain(beside.heading, &[]));
    draft.beside_board(beside.class, beside.game, &above, &side);
}

/// A round on the squares: its heading stands beside the board.
fn squares(draft: &mut Draft, game: &str, back: [&str; 2], [name, aim]: [&str; 2]) {
    let (said, about) = (draft.plain(name, &[]), draft.plain(aim, &[]));
    draft.name(&said, &about);
    let back = draft.link(back[0], "", "back", &draft.tr(back[1]));
    let side = format!(
        "<p class=\"drill-place\">{back}</p><section class=\"card squares-setup\"><h1>{}</h1></section>",
        escaped(&said)
    );
    draft.push("<div class=\"drill squares\" data-stage=\"ready\">");
    draft.beside_board("squares-play", game, "", &side);
    draft.push("</div>");
}

/// The start of a page of text: its name and what it is about, for the window and for search engines, and its heading. All
/// are ids of texts.
fn start(draft: &mut Draft, class: &str, above: &str, name: &str, about: &str) {
    let (said, about) = (draft.plain(name, &[]), draft.plain(about, &[]));
    draft.name(&said, &about);
    draft.page(class, above, &escaped(&said));
}

/// The same with the sentence that says what it is about below the heading.
fn start_with_lead(draft: &mut Draft, class: &str, above: &str, name: &str, lead: &str) {
    start(draft, class, above, name, lead);
    let lead = draft.tr(lead);
    draft.push(&format!("<p class=\"lead\">{lead}</p>"));
}

/// The heading of a page that begins with a board: it is heard, not seen.
fn heard(name: &str) -> String {
    format!("<h1 class=\"visually-hidden\">{}</h1>", escaped(name))
}

/// The way back on a page of text.
fn way_back(draft: &Draft, class: &str, path: &str, text: &str) -> String {
    format!("<p class=\"{class}\">{}</p>", draft.link(path, "", "back", &draft.tr(text)))
}

/// The way back above a heading.
fn place(draft: &Draft, path: &str, text: &str) -> String {
    format!("<div class=\"drill-place\">{}</div>", draft.link(path, "", "back", &draft.tr(text)))
}

/// A card that leads to an exercise. Only the device knows how far one is in it; `done` is said of nobody.
fn drill_card(draft: &Draft, path: &str, icon: &str, [title, aim]: [&str; 2], done: Option<(&str, usize)>) -> String {
    let standing = done.map(|(id, all)| draft.tr_with(id, &[("done", 0usize.into()), ("all", all.into())]));
    format!(
        "<li><a class=\"card drill-card\" href=\"{}\">{}<strong>{}</strong><span class=\"quiet-text\">{}</span>\
         <span class=\"drill-standing unknown\">{}</span></a></li>",
        address(path),
        draft.icon(icon),
        draft.tr(title),
        draft.tr(aim),
        standing.unwrap_or_default()
    )
}

const fn kind_icon(kind: Kind) -> &'static str {
    match kind {
        Kind::Squares => "board",
        Kind::Read => "learn",
        Kind::Write => "notation",
        Kind::Slip => "hint",
        Kind::Unseen => "voice",
        Kind::Sealed => "law",
    }
}

fn notation(draft: &mut Draft, practice: &Practice) -> Result<(), String> {
    draft.words(&["refusals", "notation"])?;
    let kind_of = |name: &str| Kind::from_name(name);
    match practice {
        Practice::Menu => {
            start_with_lead(draft, "notation", "", "drills-title", "drills-lead");
            let card = |kind: Kind| {
                let (title, path) = (format!("drill-{}", kind.name()), Practice::Kind(kind.name().to_string()).path());
                let all = kind.topics().len();
                let done = (all > 0).then_some(("drill-done", all));
                drill_card(draft, &path, kind_icon(kind), [&title, &format!("{title}.aim")], done)
            };
            let sheet = drill_card(draft, Route::ScoreSheet.path(), "sheet", ["drill-folha", "drill-folha.aim"], None);
            let games = Practice::Kind(OWN.to_string()).path();
            let games = drill_card(draft, &games, "knight", ["drill-partidas", "drill-partidas.aim"], None);
            let cards: String = Kind::ALL.into_iter().map(card).chain([sheet, games]).collect();
            draft.push(&format!("<ol class=\"drill-list\">{cards}</ol></div>"));
        }
        Practice::Kind(name) if name == REVIEW => {
            let name = draft.plain("drills-title", &[]);
            draft.name(&name, &name);
        }
        // What is due, and what the game on the board has, only the device knows.
        Practice::Kind(name) | Practice::Level { kind: name, .. } if name == OWN => {
            let (name, aim) = (draft.plain("drill-partidas", &[]), draft.plain("drill-partidas.aim", &[]));
            draft.name(&name, &aim);
        }
        Practice::Kind(name) => {
            let kind = kind_of(name).ok_or_else(|| format!("no kind of exercise {name}"))?;
            let (title, aim) = (format!("drill-{name}"), format!("drill-{name}.aim"));
            if kind == Kind::Squares {
                draft.words(&["notation/squares"])?;
                squares(draft, "chess", [&Practice::Menu.path(), "drill-all"], [&title, &aim]);
                return Ok(());
            }
            let above = place(draft, &Practice::Menu.path(), "drill-all");
            start_with_lead(draft, "notation", &above, &title, &aim);
            let card = |topic: &lance_legal::drills::Topic| {
                let level = Practice::Level { kind: name.clone(), level: topic.name().to_string() }.path();
                let (title, example) = (format!("topic-{}", topic.name()), format!("topic-{}.example", topic.name()));
                format!(
                    "<li><a class=\"card level-card\" href=\"{}\"><strong>{}</strong><span class=\"quiet-text\">{}</span>{}</a></li>",
                    address(&level),
                    draft.tr(&title),
                    draft.tr(&example),
                    draft.stars()
                )
            };
            let cards: String = kind.topics().iter().map(card).collect();
            draft.push(&format!("<ol class=\"level-list\">{cards}</ol></div>"));
        }
        Practice::Level { kind: name, level } => {
            let kind = kind_of(name).ok_or_else(|| format!("no kind of exercise {name}"))?;
            let (said, topic) =
                (draft.plain(&format!("drill-{name}"), &[]), draft.plain(&format!("topic-{level}"), &[]));
            let example = draft.plain(&format!("topic-{level}.example"), &[]);
            let title = format!("{said} · {topic}");
            draft.name(&title, &format!("{title}. {example}"));
            let back = draft.link(&Practice::Kind(name.clone()).path(), "", "back", &escaped(&title));
            let place = draft.tr_with("exercise-place", &[("place", 1usize.into()), ("of", SERIES.into())]);
            let signs = "<i data-result=\"open\"></i>".repeat(SERIES);
            draft.push(&format!(
                "<div class=\"drill\"><div class=\"drill-place\"><h1>{back}</h1><span>{place}</span><span class=\"again\"></span></div>\
                 <p class=\"drill-signs\" aria-hidden=\"true\">{signs}</p>"
            ));
            // Which exercise comes is drawn by lot.
            if matches!(kind, Kind::Read | Kind::Write) {
                draft.words(&["notation/keys", "notation/marking", "notation/moves"])?;
                let card = draft.waiting_card();
                draft.beside_board("moves-play", "chess", "", &card);
            }
            draft.push("</div>");
        }
    }
    Ok(())
}

fn sheet(draft: &mut Draft) -> Result<(), String> {
    draft.words(&["refusals", "notation/sheet", "notation/keys"])?;
    draft.file("scores/catalog.txt")?;
    let back = way_back(draft, "sheet-place", Route::Notation.path(), "sheet-all-drills");
    start_with_lead(draft, "sheet-choose", &back, "menu-sheet", "sheet-lead");
    draft.push("</div>");
    Ok(())
}

fn hall(draft: &mut Draft, hall: &Hall) -> Result<(), String> {
    match hall {
        Hall::Learn(study) => lessons::draw(draft, Course::Draughts, study),
        Hall::Menu => {
            draft.words(&["draughts/hall"])?;
            let (name, lead) = (draft.plain("menu-draughts", &[]), draft.plain("hall-lead", &[]));
            draft.name(&name, &lead);
            let card = |hall: Hall, icon: &str, title: &str, text: &str| {
                format!(
                    "<li><a class=\"card hall-card\" href=\"{}\">{}<strong>{}</strong><span class=\"quiet-text\">{}</span></a></li>",
                    address(&hall.path()),
                    draft.icon(icon),
                    draft.tr(title),
                    draft.tr(text)
                )
            };
            let cards = [
                card(Hall::Learn(Study::Map), "learn", "hall-learn", "hall-learn-text"),
                card(Hall::Train(None), "star", "hall-train", "hall-train-text"),
                card(Hall::Play, "board", "hall-play", "hall-play-text"),
            ]
            .concat();
            let look = format!(
                "<div class=\"page hall\"><div class=\"hall-words\"><h1>{}</h1><p class=\"lead\">{}</p>\
                 <ol class=\"hall-list\">{cards}</ol></div><figure class=\"hall-board\">{}</figure></div>",
                draft.tr("menu-draughts"),
                draft.tr("hall-lead"),
                super::draft::board("draughts", "inside"),
            );
            draft.push(&look);
            Ok(())
        }
        Hall::Play => {
            draft.words(&["draughts/words", "draughts/play", "rival"])?;
            let (name, text) = (draft.plain("play-draughts", &[]), draft.plain("damas-moves-none", &[]));
            draft.name(&name, &format!("{name}. {text}"));
            let (hint, duty) =
                (draft.button("button quiet", "hint", "damas-hint"), draft.plain_button("button quiet", "damas-duty"));
            let beside = Beside {
                class: "damas",
                game: "draughts",
                heading: "play-draughts",
                replay: &["first", "back", "forward", "last"],
                take_back: "damas-take-back",
                none: "damas-moves-none",
                actions: [
                    ("plus", "damas-new"),
                    ("flag", "damas-end"),
                    ("sheet", "damas-record"),
                    ("flip", "damas-flip"),
                    ("more", "damas-more"),
                ],
                clock: String::new(),
                card: format!("<p class=\"verdict-actions\">{}</p>", draft.button("button small", "", "rival-open")),
                below: format!("<div class=\"play-help\">{hint}{duty}</div>"),
                last: String::new(),
            };
            play_frame(draft, &beside);
            Ok(())
        }
        Hall::Train(which) => train(draft, which.as_deref()),
    }
}

const fn train_icon(kind: draughts::Kind) -> &'static str {
    match kind {
        draughts::Kind::Which => "law",
        draughts::Kind::HowMany => "hint",
        draughts::Kind::Landing => "forward",
        draughts::Kind::WhoTakes => "draughts",
        draughts::Kind::Win => "star",
    }
}

/// The message with its name; `-aim` says what it asks for, `-1` what its first level brings.
const fn train_text(kind: draughts::Kind) -> &'static str {
    match kind {
        draughts::Kind::Which => "train-which",
        draughts::Kind::HowMany => "train-how-many",
        draughts::Kind::Landing => "train-landing",
        draughts::Kind::WhoTakes => "train-who-takes",
        draughts::Kind::Win => "train-win",
    }
}

fn train(draft: &mut Draft, which: Option<&str>) -> Result<(), String> {
    draft.words(&["draughts/words", "trainer", "draughts/train"])?;
    let hall = |name: &str| Hall::Train(Some(name.to_string())).path();
    let Some(which) = which else {
        let above = place(draft, &Hall::Menu.path(), "menu-draughts");
        start_with_lead(draft, "train", &above, "train-draughts", "train-lead");
        let card = |kind: draughts::Kind| {
            let text = train_text(kind);
            let all = draughts::Level::of(kind).count();
            drill_card(
                draft,
                &hall(kind.name()),
                train_icon(kind),
                [text, &format!("{text}-aim")],
                Some(("train-done", all)),
            )
        };
        let numbers = drill_card(draft, &hall(NUMBERS), "board", ["train-numbers", "train-numbers-aim"], None);
        let cards: String = std::iter::once(numbers).chain(draughts::Kind::ALL.into_iter().map(card)).collect();
        draft.push(&format!("<ol class=\"drill-list\">{cards}</ol></div>"));
        return Ok(());
    };
    if which == NUMBERS {
        squares(draft, "draughts", [&Hall::Train(None).path(), "train-all"], ["train-numbers", "train-numbers-aim"]);
    } else if let Some(kind) = draughts::Kind::from_name(which) {
        let text = train_text(kind);
        let above = place(draft, &Hall::Train(None).path(), "train-all");
        start_with_lead(draft, "train", &above, text, &format!("{text}-aim"));
        draft.push("</div>");
    } else {
        let kind = draughts::Kind::ALL.into_iter().find(|kind| which.starts_with(kind.name()));
        let name = draft.plain(kind.map_or("train-draughts", train_text), &[]);
        let aim = kind.map(|kind| draft.plain(&format!("{}-aim", train_text(kind)), &[])).unwrap_or_default();
        draft.name(&name, &aim);
    }
    Ok(())
}

fn endgames(draft: &mut Draft, Endgames(which): &Endgames) -> Result<(), String> {
    let needs = &page_at(Route::Endings.path()).needs;
    draft.words(needs.words)?;
    let text = |ending: endings::Ending| format!("endings-{}", endings::slug(ending));
    if let Some(which) = which {
        endgame(draft, which);
        return Ok(());
    }
    let card = |ending: endings::Ending| {
        let (path, text) = (Endgames(Some(endings::slug(ending).to_string())).path(), text(ending));
        let all = endings::Level::of(ending).count();
        drill_card(draft, &path, "board", [&text, &format!("{text}-aim")], Some(("train-done", all)))
    };
    let cards = endings::ENDINGS.into_iter().map(card).collect();
    trainer(draft, "endings", cards);
    Ok(())
}

/// The list of a trainer: its title, its sentence and its cards.
fn trainer(draft: &mut Draft, words: &str, cards: String) {
    start_with_lead(draft, "train", "", &format!("{words}-title"), &format!("{words}-lead"));
    draft.push(&format!("<ol class=\"drill-list\">{cards}</ol></div>"));
}

fn tactic(draft: &mut Draft, which: &Tactic) -> Result<(), String> {
    let needs = &page_at(Route::Tactics.path()).needs;
    draft.words(needs.words)?;
    let text = |theme: Theme| format!("tactics-{}", theme.name());
    let named = |draft: &mut Draft, id: &str| {
        let (name, about) = (draft.plain(id, &[]), draft.plain("tactics-lead", &[]));
        draft.name(&name, &about);
    };
    let of_theme = |draft: &mut Draft, theme: Theme| {
        let (name, aim) = (draft.plain(&text(theme), &[]), draft.plain(&format!("{}-aim", text(theme)), &[]));
        exercise(draft, &name, &aim, &Tactic::Menu.path(), Some(SERIES));
    };
    match which {
        Tactic::Menu => {
            let card = |theme: Theme| {
                let (path, text) = (Tactic::Theme(theme.name().to_string()).path(), text(theme));
                drill_card(draft, &path, theme.icon(), [&text, &format!("{text}-aim")], None)
            };
            let cards = Theme::ALL.into_iter().map(card).collect();
            trainer(draft, "tactics", cards);
        }
        Tactic::Theme(name) if name == CLASS => {
            let above = place(draft, &Tactic::Menu.path(), "tactics-all");
            start_with_lead(draft, "train", &above, "tactics-class", "tactics-class-lead");
            draft.push("</div>");
        }
        Tactic::Theme(name) if name == REVIEW => named(draft, "tactics-review"),
        Tactic::Theme(name) if name == TODAY => named(draft, "tactics-today"),
        Tactic::Theme(name) | Tactic::Set(name, _) => match Theme::from_name(name) {
            Some(theme) => of_theme(draft, theme),
            None => named(draft, "tactics-title"),
        },
        Tactic::Paper(name, _) => {
            let id = Theme::from_name(name).map_or_else(|| "tactics-title".to_string(), text);
            named(draft, &id);
        }
    }
    Ok(())
}

/// An ending or a level of it: the place, and the board whose position comes later. What is due only the device knows.
fn endgame(draft: &mut Draft, which: &str) {
    let level = endings::Level::from_slug(which);
    let Some(ending) = endings::ending_of(which).or(level.map(|level| level.ending)) else {
        let (name, lead) = (draft.plain("endings-title", &[]), draft.plain("endings-lead", &[]));
        draft.name(&name, &lead);
        return;
    };
    let slug = endings::slug(ending);
    let (name, aim) = (draft.plain(&format!("endings-{slug}"), &[]), draft.plain(&format!("endings-{slug}-aim"), &[]));
    let (title, above, of) = match level {
        None => (name, None, None),
        Some(level) => {
            let all = <endings::Level as Drill>::SERIES;
            (format!("{name} · {}", level.number()), Some(slug.to_string()), Some(all))
        }
    };
    exercise(draft, &title, &aim, &Endgames(above).path(), of);
}

/// An exercise whose position comes later, the first of so many: the place and the board.
fn exercise(draft: &mut Draft, title: &str, aim: &str, above: &str, of: Option<usize>) {
    draft.name(title, aim);
    let back = draft.link(above, "", "back", &escaped(title));
    let more = of.map(|of| {
        let place = draft.tr_with("train-place", &[("place", 1usize.into()), ("of", of.into())]);
        format!("<span>{place}</span><span class=\"again\"></span>")
    });
    let more = more.unwrap_or_default();
    draft.push(&format!("<div class=\"drill train-drill\"><div class=\"drill-place\"><h1>{back}</h1>{more}</div>"));
    if let Some(of) = of {
        let signs = "<i data-result=\"open\"></i>".repeat(of);
        draft.push(&format!("<p class=\"drill-signs\" aria-hidden=\"true\">{signs}</p>"));
    }
    let card = draft.waiting_card();
    draft.beside_board("learn-play train-play", "chess", "", &card);
    draft.push("</div>");
}

fn clock(draft: &mut Draft) -> Result<(), String> {
    draft.words(&["clock/times", "clock/setup", "clock/face"])?;
    let (name, lead) = (draft.plain("menu-clock", &[]), draft.plain("setup-lead", &[]));
    draft.name(&name, &lead);
    let (heading, lead) = (draft.tr("clock-title"), draft.tr("setup-lead"));
    draft.push(&format!(
        "<div class=\"page clock-setup\"><div class=\"clock-head\"><h1>{heading}</h1><p class=\"lead\">{lead}</p></div></div>"
    ));
    Ok(())
}

/// A page that is its name and a sentence until the program comes: `menu-settings` and `settings-lead`.
fn titled(draft: &mut Draft, route: Route) -> Result<(), String> {
    let needs = &page_at(route.path()).needs;
    draft.words(needs.words)?;
    let (name, _) = route.menu();
    let class = name.trim_start_matches("menu-");
    let lead = format!("{class}-lead");
    start_with_lead(draft, class, "", name, &lead);
    draft.push("</div>");
    Ok(())
}

/// A teacher's pages of a class. What the device knows of series comes with the program.
fn class(draft: &mut Draft, page: Classroom) -> Result<(), String> {
    draft.words(page_at(&page.path()).needs.words)?;
    let back = way_back(draft, "class-place", Route::Class.path(), "menu-class");
    match page {
        Classroom::Series => {
            start_with_lead(draft, "class-page", "", "menu-class", "class-lead");
            let way = |page: Classroom, class: &str, icon: &str, text: &str| {
                draft.link(&page.path(), class, icon, &draft.tr(text))
            };
            let look = format!(
                "<p class=\"actions\">{}{}</p><p class=\"actions\">{}</p>\
                 <p class=\"class-file-said\"></p><p class=\"quiet-text\">{}</p></div>",
                way(Classroom::Prepare, "button big", "plus", "class-prepare"),
                way(Classroom::Results, "button big quiet", "sheet", "class-results"),
                draft.button("button quiet file-button", "upload", "class-file-open"),
                draft.tr("class-private"),
            );
            draft.push(&look);
        }
        Classroom::Prepare => {
            start_with_lead(draft, "class-page", &back, "class-prepare", "class-prepare-lead");
            draft.push("</div>");
        }
        Classroom::Results => {
            start(draft, "class-page", &back, "class-results", "class-results-of");
            let of = draft.tr("class-results-of");
            draft.push(&format!("<section class=\"card\"><p>{of}</p></section></div>"));
        }
    }
    Ok(())
}

/// The list of the games of students, and the tool of each. Whether a game is on only the device knows.
fn students(draft: &mut Draft, page: Students) -> Result<(), String> {
    let (class, name, about) = match page {
        Students::Menu => return titled(draft, Route::Students),
        Students::Truco => ("students truco", "truco-title", "students-truco-text"),
        Students::Poker => ("students poker", "poker-title", "students-poker-text"),
    };
    draft.words(page_at(page.path()).needs.words)?;
    let back = way_back(draft, "students-back", Route::Students.path(), "menu-students");
    start(draft, class, &back, name, about);
    draft.push("</div>");
    Ok(())
}

fn about(draft: &mut Draft) -> Result<(), String> {
    draft.words(&["rest"])?;
    start(draft, "about", "", "menu-about", "privacy-1");
    let card = |title: &str, texts: &[&str], more: &str| {
        let texts: String = texts.iter().map(|id| format!("<p>{}</p>", draft.tr(id))).collect();
        format!("<section class=\"card\"><h2>{}</h2>{texts}{more}</section>", draft.tr(title))
    };
    let rows: String = KINDS
        .iter()
        .map(|kind| {
            format!("<tr><th scope=\"row\"><code>{}</code></th><td>{}</td></tr>", kind.id, draft.tr(kind.purpose))
        })
        .collect();
    let kept = format!(
        "<table class=\"kept\"><thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead><tbody>{rows}</tbody></table>\
         <div class=\"copy-label\"><label>{}</label><input type=\"text\" disabled aria-hidden=\"true\"></div><div class=\"actions\"><span class=\"button quiet\">{}<span>{}</span></span><span class=\"button quiet\">{}<span>{}</span></span>\
         <span class=\"button danger\">{}<span>{}</span></span></div><div class=\"outcome\"><span></span></div>",
        draft.tr("kept-name"),
        draft.tr("kept-purpose"),
        draft.tr("copy-label"),
        draft.icon("download"),
        draft.tr("download-copy"),
        draft.icon("upload"),
        draft.tr("import-copy"),
        draft.icon("bin"),
        draft.tr("erase"),
    );
    let licences = format!(
        "<p><a class=\"button quiet\" href=\"licences.txt\" rel=\"external\">{}</a></p>",
        draft.tr("licences-show")
    );
    let cards = [
        card("privacy-title", &["privacy-1", "privacy-2", "privacy-3"], ""),
        card("kept-title", &["kept-text"], &kept),
        card("keys-title", &["keys-text"], ""),
        card("laws-title", &["laws-text"], ""),
        card("licences-title", &["licences-puzzles", "licences-text"], &licences),
    ]
    .concat();
    draft.push(&format!("{cards}</div>"));
    Ok(())
}
