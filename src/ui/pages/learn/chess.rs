//! The course of chess.

use leptos::prelude::*;

use super::course::{About, Course, Learn, LessonEnd, LessonPages, LevelPage, StudyPage};
use crate::chess::san::{self, Letters, ReadError};
use crate::chess::{Illegal, Move, Piece, Setup};
use crate::lessons::chess::at_clock::scene;
use crate::lessons::{Attempt, Chess, Cure, Goal, LevelEvent, Special, Task, WhyMissed};
use crate::route::{self, SmallGames, Study};
use crate::site::{PANEL, Route};
use crate::square::Square;
use crate::texts::Value;
use crate::ui::i18n::I18n;
use crate::ui::loader::NotLoaded;
use crate::ui::moves::{not_read_text, spoken_move, typed_move};
use crate::ui::page::Page;
use crate::ui::reactive::memo;
use crate::ui::refusal::{self, Words};
use crate::ui::router::href;
use crate::ui::tray::tray_piece;
use crate::ui::widgets::TextLink;

impl Course for Chess {
    const ABOUT: &'static About = &About {
        course: route::Course::Chess,
        title: "learn-title",
        name: "menu-learn",
        folder: "lessons",
        lessons: "lessons",
        articles: "lesson-articles-list",
        hint_piece: "hint-piece",
        stands_still: "notice-stands-still",
        above: |_| ().into_any(),
        ways,
        below,
        title_of: None,
        end: Some(LessonEnd { drawing: "ornaments/panel.svg", diploma: "diploma-section-done", panel: &PANEL }),
        names_squares: Some("casas"),
        href: None,
        is_kept: true,
        apart: super::apart,
    };

    fn name(square: Square) -> String {
        square.to_string()
    }

    fn the_piece(learn: Learn, piece: Piece, form: &str) -> String {
        learn.i18n.tr(&format!("piece-the-{}{form}", piece.role.name()))
    }

    fn written(board: &Setup, m: Move, letters: Letters) -> String {
        san::write(board, m, letters)
    }

    fn spoken(i18n: I18n, board: &Setup, m: Move) -> String {
        spoken_move(i18n, board, m)
    }

    fn refused(learn: Learn, illegal: &Illegal) -> Words {
        Words::refused(learn.i18n, illegal)
    }

    fn not_read(i18n: I18n, board: &Setup, text: &str, error: &ReadError) -> String {
        not_read_text(i18n, board, text, error)
    }

    fn missed(learn: Learn, attempt: &Attempt, why: WhyMissed) -> Option<Words> {
        missed(learn, attempt, why)
    }

    fn begun(learn: Learn, attempt: &Attempt) -> Option<Words> {
        attempt.has_fallen().then(|| Words::new("look", learn.tr("at-clock-fallen")))
    }

    fn left(attempt: &Attempt) -> &'static str {
        match attempt.level.goal {
            Goal::Task(Task::Reach(_)) => "left-stars",
            Goal::Task(_) => "left-captures",
            Goal::Special(Special::Place(_)) => "left-pieces",
            _ => "left-squares",
        }
    }

    fn is_played_out(task: &Task) -> bool {
        matches!(task, Task::PlayOutMate | Task::PlayOutPromote)
    }

    fn level_page() -> impl Future<Output = Result<LevelPage<Chess>, NotLoaded>> + 'static {
        super::chess_level()
    }

    fn lesson_pages() -> impl Future<Output = Result<LessonPages<Chess>, NotLoaded>> + 'static {
        super::chess_lesson()
    }

    fn map_page() -> impl Future<Output = Result<StudyPage, NotLoaded>> + 'static {
        super::chess_map()
    }

    fn end_page() -> impl Future<Output = Result<StudyPage, NotLoaded>> + 'static {
        super::chess_end()
    }

    fn side_panel(learn: Learn, attempt: RwSignal<Attempt>, send: Callback<LevelEvent>) -> AnyView {
        if attempt.with_untracked(|attempt| attempt.level.diagram.setup.castling.is_chess960()) {
            refusal::fetch_chess960(learn.i18n, || ());
        }
        let has_clock = attempt.with_untracked(|attempt| scene(&attempt.level).is_some());
        if has_clock { super::clock::place(learn, attempt, send) } else { tray(learn, attempt, send) }
    }

    fn typed_line(i18n: I18n, play: Callback<(String, Letters), Option<String>>) -> AnyView {
        typed_move(i18n, play)
    }

    fn on_paper(page: Page, special: &Special) -> Option<String> {
        matches!(special, Special::Place(_)).then(|| page.tr("paper-place"))
    }
}

/// The ways to what is due, to "O que já sabes?" and to the small games.
fn ways(learn: Learn) -> AnyView {
    let due = learn.tally().due;
    let review = (due > 0).then(|| {
        let text = learn.tr_with("learn-review", &[("count", due.into())]);
        view! { <TextLink href=learn.href(&Study::review()) class="button" icon="restart" text=text/> }
    });
    let placement = learn.href(&Study::placement());
    let games = href(SmallGames(None).path());
    view! {
        <p class="actions">
            {review}
            <TextLink href=placement class="button quiet" text=learn.tr("learn-placement")/>
            <TextLink href=games class="button quiet" icon="star" text="menu-games"/>
        </p>
    }
    .into_any()
}

/// The panel of tiles, and the ways to the endings and to the exam.
fn below(learn: Learn) -> AnyView {
    let endings = href(Route::Endings.path());
    let exam = learn.href(&Study::exam());
    view! {
        {super::panel::<Chess>(learn)}
        <p class="actions">
            <TextLink href=endings class="button quiet" icon="flag" text="menu-endings"/>
            <TextLink href=exam class="button quiet" icon="star" text=learn.tr("learn-exam")/>
        </p>
    }
    .into_any()
}

fn missed(learn: Learn, attempt: &Attempt, why: WhyMissed) -> Option<Words> {
    let value: Option<(&'static str, Value)> = match why {
        WhyMissed::Loses(square) | WhyMissed::Moved(square) => Some(("square", square.to_string().into())),
        WhyMissed::WrongPiece(role) => {
            Some(("piece", learn.i18n.tr(&format!("piece-the-{}-start", role.name())).into()))
        }
        _ => None,
    };
    let is_shown = attempt.reply.is_some() || attempt.last_move != attempt.moves.last().copied();
    let (id, article) = match why {
        WhyMissed::NoCheck => ("miss-no-check", Some("3.9.1")),
        WhyMissed::NoMate(Cure::Run) => ("miss-no-mate-run", Some("1.4.1")),
        WhyMissed::NoMate(Cure::Block) => ("miss-no-mate-block", Some("1.4.1")),
        WhyMissed::NoMate(Cure::Capture) => ("miss-no-mate-capture", Some("1.4.1")),
        WhyMissed::Quiet => ("miss-quiet", None),
        WhyMissed::Stalemate => ("miss-stalemate", Some("5.2.1")),
        WhyMissed::Mate => ("miss-mate", Some("5.1.1")),
        WhyMissed::HasMove => ("miss-has-move", None),
        WhyMissed::TooSlow => ("miss-too-slow", None),
        WhyMissed::OtherCure(Cure::Run) => ("miss-other-cure-run", None),
        WhyMissed::OtherCure(Cure::Block) => ("miss-other-cure-block", None),
        WhyMissed::OtherCure(Cure::Capture) => ("miss-other-cure-capture", None),
        WhyMissed::Loses(_) => ("miss-loses", None),
        WhyMissed::Moved(_) => ("miss-moved", None),
        WhyMissed::WrongPiece(_) => ("miss-wrong-piece", None),
        WhyMissed::NotCapture => ("miss-not-capture", None),
        WhyMissed::OffLine if is_shown => ("miss-off-line-loses", None),
        WhyMissed::OffLine => ("miss-off-line", None),
        WhyMissed::Foreseen(_) => return None,
        WhyMissed::DeadEnd => ("miss-dead-end", None),
        WhyMissed::TooLong => ("miss-too-long", None),
        WhyMissed::NothingLeft => ("miss-nothing-left", None),
        WhyMissed::Overtaken => ("miss-overtaken", None),
        WhyMissed::Stuck => ("miss-stuck", None),
        WhyMissed::Touched(number) => ("miss-touched", Some(number)),
        WhyMissed::Unwanted => ("miss-unwanted", None),
        WhyMissed::AtClock(fault) => (super::clock::words(fault), Some(fault.article())),
    };
    Some(Words { article, ..Words::new("refused", learn.tr_with(id, value.as_slice())) })
}

/// The pieces to be placed: press one, then its square.
fn tray(learn: Learn, attempt: RwSignal<Attempt>, send: Callback<LevelEvent>) -> AnyView {
    let pieces = memo(move || attempt.with(|attempt| (attempt.hand.tray.clone(), attempt.hand.picked)));
    let i18n = learn.i18n;
    (move || {
        let (tray, in_hand) = pieces.get();
        let piece = |(place, piece): (usize, &Piece)| {
            let is_in_hand = Signal::stored(in_hand == Some(place));
            tray_piece(i18n, *piece, is_in_hand, move || send.run(LevelEvent::PickUp(place)))
        };
        (!tray.is_empty()).then(|| {
            view! {
                <div class="tray" role="group" aria-label=learn.tr("tray")>
                    {tray.iter().enumerate().map(piece).collect_view()}
                </div>
            }
        })
    })
    .into_any()
}
