//! The end of a lesson: what was won, the tile and the panel, what is left, the ways on, and the diploma of a part of the
//! course.

use leptos::prelude::*;

use super::course::{Learn, LessonEnd};
use super::diploma;
use super::links::{focus_soon, level_links};
use crate::lessons::catalog::{Entry, Section};
use crate::lessons::panel::Panel;
use crate::lessons::stars::MOST_STARS;
use crate::route::{SmallGames, Study};
use crate::small_games::GAMES;
use crate::ui::browser;
use crate::ui::router::href;
use crate::ui::widgets::{Button, Icon, TextLink};

/// The side of a tile in the drawing.
const TILE: usize = 40;

/// The end of this lesson, or only the panel.
pub fn end(learn: Learn, study: &Study) -> AnyView {
    let Some(about) = learn.about.end.as_ref() else { return ().into_any() };
    let Study::End(id) = study.clone() else { return panel(learn, about) };
    learn.begin_page(&learn.tr_with("lesson-end-place", &[("lesson", learn.title(&id).into())]));
    let found =
        learn.catalog.with_value(|catalog| Some((catalog.lesson(&id)?.clone(), catalog.section_of(&id)?.clone())));
    let Some((entry, section)) = found else { return ().into_any() };
    // Made anew when another tab wins a star.
    let page = move || {
        let is_done = learn.progress.with(|progress| progress.is_done(&entry));
        let whole = learn.progress.with(|progress| section.lessons.iter().all(|entry| progress.is_done(entry)));
        focus_soon("a-seguir");
        view! {
            <div class="page paper lesson-end">
                {won(learn, about, &entry, is_done)}
                {panel(learn, about)}
                {is_done.then(|| more_stars(learn, &entry))}
                {whole.then(|| section_diploma(learn, about, &section))}
                <p class="lesson-ways">
                    <TextLink href=learn.href(&Study::Map) icon="back" text="lesson-all"/>
                    <TextLink href=learn.href(&Study::Lesson(entry.id.clone())) icon="learn" text=learn.title(&entry.id)/>
                </p>
            </div>
        }
    };
    page.into_any()
}

/// The stars of the lesson, its tile, and the ways on.
fn won(learn: Learn, about: &LessonEnd, entry: &Entry, is_done: bool) -> AnyView {
    let (stars, left) =
        learn.progress.with(|progress| (progress.of_lesson(entry), entry.levels.len() - progress.done(entry)));
    let most = entry.most_stars();
    let is_class = learn.records.class_mode().get();
    let title = match (is_done, is_class) {
        (true, _) => learn.tr("lesson-end"),
        (false, true) => learn.tr("lesson-end-class"),
        (false, false) => learn.tr_with("lesson-end-open", &[("left", left.into())]),
    };
    let said = learn.tr_with("lesson-stars", &[("won", stars.into()), ("most", most.into())]);
    let standing = (!is_class || is_done).then(|| {
        view! {
            <p class="end-stars"><Icon name="star"/><span>{said.clone()}</span></p>
            <progress value=stars.to_string() max=most.max(1).to_string() aria-label=said></progress>
        }
    });
    let left = (!is_done && !is_class).then(|| {
        view! {
            <h2>{learn.tr("lesson-end-levels")}</h2>
            {level_links(learn, entry.id.clone(), None, |won| won == 0)}
        }
    });
    view! {
        <section class="card end-card" data-done=is_done.to_string()>
            <p class="task-place">{learn.title(&entry.id)}</p>
            <h1>{title}</h1>
            {is_done.then(|| tile(learn, about, entry))}
            {standing}
            {left}
            {ways(learn, entry)}
        </section>
    }
    .into_any()
}

/// The first level that is left, or the next lesson, and the small games of this one.
fn ways(learn: Learn, entry: &Entry) -> AnyView {
    let next = learn.catalog.with_value(|catalog| catalog.after(&entry.id).map(|next| next.id.clone()));
    let left = learn.progress.with(|progress| progress.next_in(entry)).filter(|_| !learn.records.class_mode().get());
    let left = left.map(|level| {
        let study = Study::Level { lesson: entry.id.clone(), level };
        view! { <TextLink href=learn.href(&study) class="button big" id="a-seguir" icon="forward" text="lesson-end-go"/> }
    });
    let (look, id) = if left.is_some() { ("button quiet", "") } else { ("button big", "a-seguir") };
    let next = match next {
        Some(next) => view! {
            <p class="quiet-text">{learn.title(&next)}</p>
            <TextLink
                href=learn.href(&Study::Lesson(next))
                class=look
                id=id
                icon="forward"
                text="next-lesson"
            />
        }
        .into_any(),
        None => view! { <p>{learn.tr("lesson-end-course")}</p> }.into_any(),
    };
    let games = GAMES.iter().filter(|game| game.lesson == entry.id).map(|game| {
        let name = learn.tr(&format!("small-{}", game.id));
        let text = learn.tr_with("lesson-end-game", &[("game", name.into())]);
        let path = SmallGames(Some(game.id.to_string())).path();
        view! { <TextLink href=href(path) class="button quiet" icon="star" text=text/> }
    });
    view! {
        <div class="end-ways">{left}{next}</div>
        <p class="actions">{games.collect_view()}</p>
    }
    .into_any()
}

/// The levels that have not given all their stars.
fn more_stars(learn: Learn, entry: &Entry) -> Option<AnyView> {
    let is_full = learn.progress.with(|progress| progress.of_lesson(entry) == entry.most_stars());
    (!is_full).then(|| {
        view! {
            <section class="card">
                <h2>{learn.tr("lesson-end-stars")}</h2>
                {level_links(learn, entry.id.clone(), None, |won| won < MOST_STARS)}
            </section>
        }
        .into_any()
    })
}

/// Where the tiles lie, and the lessons they belong to.
fn tiles(learn: Learn) -> (Panel, Vec<Entry>) {
    let lessons: Vec<Entry> = learn.catalog.with_value(|catalog| catalog.lessons().cloned().collect());
    (Panel::of(lessons.len()), lessons)
}

/// The drawing of the whole panel, of which a box shows a part.
fn picture(panel: Panel, drawing: &str) -> AnyView {
    let drawing = browser::asset(drawing);
    let (width, height) = ((panel.columns * TILE).to_string(), (panel.rows * TILE).to_string());
    view! {
        <image href=drawing width=width height=height preserveAspectRatio="xMidYMid slice"/>
    }
    .into_any()
}

/// The tile that this lesson won.
fn tile(learn: Learn, about: &LessonEnd, entry: &Entry) -> AnyView {
    let (panel, lessons) = tiles(learn);
    let at = lessons.iter().position(|other| other.id == entry.id).unwrap_or_default();
    let (column, row) = panel.place(at);
    let shown = format!("{} {} {TILE} {TILE}", column * TILE, row * TILE);
    view! {
        <svg class="end-tile" viewBox=shown aria-hidden="true">{picture(panel, about.drawing)}</svg>
        <p>{learn.tr("lesson-end-tile")}</p>
    }
    .into_any()
}

/// All tiles: those that are won show their part of the drawing. Beside them one of the opponents, who says what comes.
fn panel(learn: Learn, about: &LessonEnd) -> AnyView {
    let (panel, lessons) = tiles(learn);
    let shape = format!("0 0 {} {}", panel.columns * TILE, panel.rows * TILE);
    let is_won: Vec<bool> =
        learn.progress.with(|progress| lessons.iter().map(|entry| progress.is_done(entry)).collect());
    let (won, all) = (is_won.iter().filter(|won| **won).count(), is_won.len());
    let count = learn.tr_with("panel-count", &[("won", won.into()), ("all", all.into())]);
    let cover = |(at, is_won): (usize, &bool)| {
        let (column, row) = panel.place(at);
        let (x, y, side) = ((column * TILE).to_string(), (row * TILE).to_string(), TILE.to_string());
        let class = if *is_won { "tile-won" } else { "tile-open" };
        view! { <rect class=class x=x y=y width=side.clone() height=side/> }
    };
    view! {
        <section class="card panel">
            <h2>{learn.tr("panel")}</h2>
            {figure(learn)}
            <svg class="panel-tiles" viewBox=shape role="img" aria-label=count.clone()>
                {picture(panel, about.drawing)}
                {is_won.iter().enumerate().map(cover).collect_view()}
            </svg>
            <p>{if won == all { learn.tr("panel-whole") } else { count }}</p>
        </section>
    }
    .into_any()
}

/// Who introduces the part of the course where the pupil is; when all is done, what the last of them says.
fn figure(learn: Learn) -> Option<AnyView> {
    let (section, is_done) = learn.catalog.with_value(|catalog| {
        let next = learn.progress.with(|progress| progress.next(catalog));
        match next {
            Some((lesson, _)) => (catalog.section_of(&lesson).cloned(), false),
            None => (catalog.sections.last().cloned(), true),
        }
    });
    section.map(|section| spoken_by(learn, &section, is_done))
}

fn spoken_by(learn: Learn, section: &Section, is_done: bool) -> AnyView {
    let form = if is_done { ".done" } else { "" };
    let says = learn.tr(&format!("figure-{}{form}", section.id));
    view! {
        <div class="figure">
            <svg class="face" viewBox="0 0 64 64" aria-hidden="true">
                <use href=browser::asset("rivals/faces.svg#") + &section.figure></use>
            </svg>
            <p class="figure-says">{says}</p>
        </div>
    }
    .into_any()
}

/// Once a whole part of the course is done: what its figure says, and the diploma.
fn section_diploma(learn: Learn, about: &LessonEnd, section: &Section) -> AnyView {
    let name = RwSignal::new(String::new());
    let title = learn.tr(&format!("section-{}", section.id));
    let stars = learn.progress.with(|progress| progress.of_section(section));
    let most = section.most_stars();
    let done = learn
        .tr_with(about.diploma, &[("section", title.clone().into()), ("won", stars.into()), ("most", most.into())]);
    let print = view! { <Button icon="print" text="diploma-print" on_press=browser::print/> };
    view! {
        <section class="card">
            <h2>{learn.tr_with("diploma-section", &[("section", title.into())])}</h2>
            {spoken_by(learn, section, true)}
            {diploma::name_field(learn, name, print.into_any())}
        </section>
        {diploma::sheet(learn, name, done, ().into_any())}
    }
    .into_any()
}
