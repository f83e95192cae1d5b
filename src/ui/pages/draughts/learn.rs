//! Aprender: the course of draughts, on the pages that all courses share.

use leptos::prelude::*;

use crate::chess::san::Letters;
use crate::draughts::legality::{Illegal, ReadError};
use crate::draughts::{Man, Move, Position};
use crate::hands::letter;
use crate::lessons::draughts::task::Task;
use crate::lessons::draughts::verdict::Miss;
use crate::lessons::draughts::{Draughts, Never, name};
use crate::lessons::{Attempt, Goal, LevelEvent};
use crate::route::{self, Hall};
use crate::site::DRAUGHTS_PANEL;
use crate::square::Square;
use crate::ui::draughts_words;
use crate::ui::i18n::I18n;
use crate::ui::loader::NotLoaded;
use crate::ui::moves::{TypedLine, typed_line};
use crate::ui::page::Page;
use crate::ui::pages::learn::{self, About, Course, Learn, LessonEnd, LessonPages, LevelPage, StudyPage};
use crate::ui::reactive::memo;
use crate::ui::refusal::Words;
use crate::ui::router::href;
use crate::ui::widgets::TextLink;

in_chunks! {
    level_code: draughts_level => LevelPage<Draughts> = learn::level::<Draughts>;
    lesson_code: draughts_level => LessonPages<Draughts> = learn::lesson_pages();
    map_code: draughts_map => StudyPage = learn::map;
    end_code: draughts_end => StudyPage = learn::end;
}

pub(super) fn page(page: Page) -> AnyView {
    learn::course::<Draughts>(page)
}

/// The way back to the hall.
fn above(_learn: Learn) -> AnyView {
    view! { <p class="learn-above"><TextLink href=href(Hall::Menu.path()) icon="back" text="menu-draughts"/></p> }
        .into_any()
}

impl Course for Draughts {
    const ABOUT: &'static About = &About {
        course: route::Course::Draughts,
        title: "learn-draughts",
        name: "learn-draughts",
        folder: "draughts",
        lessons: "draughts/lessons",
        articles: "draughts-lesson-articles",
        hint_piece: "draughts-hint-piece",
        stands_still: "draughts-stands-still",
        above,
        ways: |_| ().into_any(),
        below: |learn| learn::panel::<Draughts>(learn).into_any(),
        title_of: None,
        end: Some(LessonEnd {
            drawing: "ornaments/panel-draughts.svg",
            diploma: "draughts-diploma-section-done",
            panel: &DRAUGHTS_PANEL,
        }),
        names_squares: None,
        href: None,
        is_kept: true,
        apart: |_, _| None,
    };

    fn name(square: Square) -> String {
        name(square)
    }

    fn the_piece(learn: Learn, piece: Man, _form: &str) -> String {
        learn.i18n.tr(if piece.crowned { "draughts-the-dama" } else { "draughts-the-man" })
    }

    fn written(board: &Position, m: Move, _letters: Letters) -> String {
        board.written(m)
    }

    fn spoken(i18n: I18n, board: &Position, m: Move) -> String {
        draughts_words::spoken_move(i18n, board, m)
    }

    fn refused(learn: Learn, illegal: &Illegal) -> Words {
        Words {
            kind: "refused",
            title: draughts_words::refusal_title(learn.i18n, illegal),
            text: draughts_words::refusal_text(learn.i18n, illegal),
            article: illegal.article(),
        }
    }

    fn not_read(i18n: I18n, board: &Position, _text: &str, error: &ReadError) -> String {
        draughts_words::not_read_text(i18n, board, error)
    }

    fn missed(learn: Learn, _attempt: &Attempt<Draughts>, why: Miss) -> Option<Words> {
        match why {
            Miss::Foreseen(_) => None,
            why => Some(Words::new("refused", learn.tr(why.id()))),
        }
    }

    fn begun(learn: Learn, attempt: &Attempt<Draughts>) -> Option<Words> {
        let id = match attempt.hand.which.is_empty() {
            false => "draughts-which",
            true if attempt.under_way().is_some() => "draughts-go-on",
            true => return None,
        };
        Some(Words::new("look", learn.tr(id)))
    }

    fn left(attempt: &Attempt<Draughts>) -> &'static str {
        match attempt.level.goal {
            Goal::Task(Task::Reach(_)) => "left-stars",
            Goal::Task(_) => "left-captures",
            _ => "left-squares",
        }
    }

    fn is_played_out(task: &Task) -> bool {
        matches!(task, Task::PlayOut(_))
    }

    fn level_page() -> impl Future<Output = Result<LevelPage<Draughts>, NotLoaded>> + 'static {
        level_code()
    }

    fn lesson_pages() -> impl Future<Output = Result<LessonPages<Draughts>, NotLoaded>> + 'static {
        lesson_code()
    }

    fn map_page() -> impl Future<Output = Result<StudyPage, NotLoaded>> + 'static {
        map_code()
    }

    fn end_page() -> impl Future<Output = Result<StudyPage, NotLoaded>> + 'static {
        end_code()
    }

    fn side_panel(learn: Learn, attempt: RwSignal<Attempt<Draughts>>, send: Callback<LevelEvent>) -> AnyView {
        which(learn, attempt, send)
    }

    fn typed_line(i18n: I18n, play: Callback<(String, Letters), Option<String>>) -> AnyView {
        let line = TypedLine {
            id: "lance",
            label: i18n.tr("play-type-label"),
            button: i18n.tr("play-type-button"),
            most: 30,
            example: Signal::stored("9-13".to_string()),
        };
        typed_line(line, Callback::new(move |text| play.run((text, Letters::English))))
    }

    fn on_paper(_page: Page, special: &Never) -> Option<String> {
        match *special {}
    }
}

/// Captures between the same squares that take different pieces: a button for each.
fn which(learn: Learn, attempt: RwSignal<Attempt<Draughts>>, send: Callback<LevelEvent>) -> AnyView {
    let i18n = learn.i18n;
    let ways = memo(move || {
        attempt.with(|attempt| {
            let way = |m: &Move| {
                let taken = m.captured.into_iter().map(name).collect();
                let taken = draughts_words::listed(i18n, taken);
                let written = attempt.scene.setup.written(*m);
                i18n.tr_with("draughts-which-way", &[("move", written.into()), ("taken", taken.into())])
            };
            attempt.hand.which.iter().map(way).collect::<Vec<String>>()
        })
    });
    let button = move |(place, text): (usize, String)| {
        view! {
            <button type="button" class="answer" on:click=move |_| send.run(LevelEvent::PickUp(place))>
                <span class="answer-letter" aria-hidden="true">{letter(place).to_string()}</span>
                <span>{text}</span>
            </button>
        }
    };
    (move || {
        let ways = ways.get();
        (!ways.is_empty()).then(|| {
            view! {
                <div class="answers" role="group" aria-label=i18n.tr("draughts-which")>
                    {ways.into_iter().enumerate().map(button).collect_view()}
                </div>
            }
        })
    })
    .into_any()
}
