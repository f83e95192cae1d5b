//! The entry to the questions: what is due, the level, the themes of an edition, the ways to ask a set.

use leptos::prelude::*;

use super::context::{Quizzer, address, theme_address};
use crate::edition::Edition;
use crate::quiz::{Level, MIXTURE, Results, Theme};
use crate::route::{Quiz, Way};
use crate::ui::reactive::memo;
use crate::ui::time;
use crate::ui::widgets::{Button, Icon, RadioGroup, TextLink, confirm};

pub(super) fn menu(quizzer: Quizzer) -> AnyView {
    let level = memo(move || quizzer.results.with(Results::level));
    // The one chosen last, where it has questions of this level.
    let edition = memo(move || {
        let (last, level) = (quizzer.edition.get(), level.get());
        let there = quizzer.index.with_value(|index| index.count(None, level, last) > 0);
        if there { last } else { Edition::Laws2023 }
    });
    let themes = move || {
        let (level, edition) = (level.get(), edition.get());
        let here = quizzer.index.with_value(|index| index.themes(level, edition));
        let cards = here.iter().map(|theme| theme_card(quizzer, *theme, level, edition)).collect_view();
        let all = quizzer.index.with_value(|index| index.count(None, level, edition));
        view! {
            <section class="card next-step quiz-mixture">
                <h2>{quizzer.theme_name(None)}</h2>
                <p>{quizzer.tr_with("quiz-mixture-text", &[("count", all.into())])}</p>
                <TextLink
                    href=theme_address(None, level, Way::Alone, edition)
                    class="button big"
                    icon="forward"
                    text="quiz-begin"
                />
            </section>
            <h2>{quizzer.tr("quiz-themes")}</h2>
            <ol class="quiz-themes">{cards}</ol>
            {other_editions(quizzer, level, edition)}
            {together(quizzer, level, edition)}
        }
        .into_any()
    };
    view! {
        <div class="page quiz-menu">
            <h1>{quizzer.tr("quiz-title")}</h1>
            <p class="lead">{quizzer.tr("quiz-lead")}</p>
            {move || due_card(quizzer)}
            <RadioGroup
                name="nivel"
                legend=quizzer.tr("quiz-level")
                values=Level::ALL.to_vec()
                label=move |one: Level| (one.slug().to_string(), quizzer.tr(&format!("quiz-level-{}", one.name())).into())
                chosen=move || level.get()
                choose=move |one| quizzer.choose(one)
            />
            {move || editions(quizzer, level.get(), edition)}
            {themes}
            {forget(quizzer)}
        </div>
    }
    .into_any()
}

/// How many questions are due today, or when the next one is.
fn due_card(quizzer: Quizzer) -> AnyView {
    let today = time::today();
    let (count, next) = quizzer
        .results
        .with(|results| quizzer.index.with_value(|index| (results.due(index, today).len(), results.next_due(index))));
    match (count, next) {
        (_, None) => ().into_any(),
        (0, Some(day)) => {
            let days = day.saturating_sub(today);
            view! { <p class="card quiet-text">{quizzer.tr_with("quiz-later", &[("days", days.into())])}</p> }
                .into_any()
        }
        (count, Some(_)) => view! {
            <section class="card next-step">
                <p>{quizzer.tr_with("quiz-due", &[("count", count.into())])}</p>
                <TextLink href=address(&Quiz::Review) class="button big" icon="restart" text="quiz-review-begin"/>
            </section>
        }
        .into_any(),
    }
}

/// The choice of the edition.
fn editions(quizzer: Quizzer, level: Level, chosen: Memo<Edition>) -> AnyView {
    view! {
        <RadioGroup
            name="regras"
            legend=quizzer.tr("quiz-edition")
            values=quizzer.index.with_value(|index| index.editions(None, level))
            label=move |edition| (edition.name().to_string(), quizzer.edition_name(edition).into())
            chosen=move || chosen.get()
            choose=move |edition| quizzer.edition.set(edition)
        />
    }
    .into_any()
}

fn theme_card(quizzer: Quizzer, theme: Theme, level: Level, edition: Edition) -> AnyView {
    let count = quizzer.index.with_value(|index| index.count(Some(theme), level, edition));
    let tally = quizzer.results.with(|results| results.tally(theme));
    let standing = (tally.asked > 0).then(|| {
        let values = [("right", tally.right.into()), ("asked", tally.asked.into())];
        let words = quizzer.tr_with("quiz-standing", &values);
        view! {
            <progress max=tally.asked.to_string() value=tally.right.to_string() aria-hidden="true"></progress>
            <span class="quiz-standing">{words}</span>
        }
    });
    view! {
        <li>
            <a class="card quiz-theme" href=theme_address(Some(theme), level, Way::Alone, edition) data-theme-name=theme.name()>
                <strong>{quizzer.theme_name(Some(theme))}</strong>
                <span class="quiet-text">{quizzer.tr_with("quiz-count", &[("count", count.into())])}</span>
                {standing}
            </a>
        </li>
    }
    .into_any()
}

/// The themes without questions in this edition, with links to an edition that has some.
fn other_editions(quizzer: Quizzer, level: Level, edition: Edition) -> AnyView {
    let there = |theme: Theme| quizzer.index.with_value(|index| index.editions(Some(theme), level));
    let other = |theme: Theme| {
        let elsewhere = there(theme).first().copied()?;
        let (name, edition) = (quizzer.theme_name(Some(theme)), quizzer.edition_name(elsewhere));
        let text = if name == edition { name } else { format!("{name} · {edition}") };
        Some(view! { <li><TextLink
            href=theme_address(Some(theme), level, Way::Alone, elsewhere)
            class="button quiet"
            text=text
        /></li> })
    };
    let others: Vec<_> =
        Theme::ALL.into_iter().filter(|theme| !there(*theme).contains(&edition)).filter_map(other).collect();
    if others.is_empty() {
        return ().into_any();
    }
    view! {
        <h2>{quizzer.tr("quiz-elsewhere")}</h2>
        <ul class="quiz-ways">{others}</ul>
    }
    .into_any()
}

/// A set for two, for a class or on paper, of a theme or of all themes.
fn together(quizzer: Quizzer, level: Level, edition: Edition) -> AnyView {
    let theme: RwSignal<Option<Theme>> = RwSignal::new(None);
    let themes = quizzer.index.with_value(|index| index.themes(level, edition));
    let label =
        move |one: Option<Theme>| (one.map_or(MIXTURE, Theme::slug).to_string(), quizzer.theme_name(one).into());
    let way = move |way: Way, icon: &'static str, title: &'static str, text: &'static str| {
        let href = move || theme_address(theme.get(), level, way, edition);
        view! {
            <li>
                <a class="card laws-card" href=href>
                    <Icon name=icon/>
                    <strong>{quizzer.tr(title)}</strong>
                    <span class="quiet-text">{quizzer.tr(text)}</span>
                </a>
            </li>
        }
    };
    view! {
        <section class="stack">
            <h2>{quizzer.tr("quiz-together")}</h2>
            <RadioGroup
                name="tema"
                legend=quizzer.tr("quiz-theme")
                values=[None].into_iter().chain(themes.into_iter().map(Some)).collect()
                label=label
                chosen=move || theme.get()
                choose=move |one| theme.set(one)
            />
            <ul class="laws-list">
                {way(Way::Duel, "flag", "quiz-duel", "quiz-duel-text")}
                {way(Way::Class, "projector", "quiz-class", "quiz-class-text")}
                {way(Way::Paper, "print", "quiz-paper", "quiz-paper-text")}
            </ul>
        </section>
    }
    .into_any()
}

/// The button that deletes the results, with a warning.
fn forget(quizzer: Quizzer) -> AnyView {
    let asked = RwSignal::new(false);
    let act = move || {
        quizzer.results.set(quizzer.records.update(Results::forget));
        asked.set(false);
    };
    let texts = move || ["quiz-forget-text", "quiz-forget-yes", "quiz-forget-no"].map(|id| quizzer.tr(id));
    view! {
        <p class="actions"><Button look="danger" text="quiz-forget" on_press=move || asked.set(true)/></p>
        {confirm("esquecer", "quiz-forget-title", asked, texts, act)}
    }
    .into_any()
}
