//! What came of it: a map of the course after "O que já sabes?", a report by rule after an exam, the next days after a review.

use leptos::prelude::*;

use super::context::{Exam, Kind, Stage};
use super::review;
use crate::exam::{Map, Report, Row, Rule};
use crate::route::Study;
use crate::ui::widgets::{Button, Icon, TextLink, heads};

pub(super) fn page(exam: Exam) -> AnyView {
    match exam.kind {
        Kind::Placement => found(exam),
        Kind::Exam => result(exam),
        Kind::Review => review::page(exam),
    }
}

/// Links to these lessons below a title, where there are some.
fn lessons(exam: Exam, title: &str, ids: Vec<String>) -> Option<AnyView> {
    let learn = exam.learn;
    let link = move |id: String| {
        let name = learn.title(&id);
        view! { <li><TextLink href=learn.href(&Study::Lesson(id)) text=name/></li> }
    };
    (!ids.is_empty()).then(|| {
        view! {
            <section class="card">
                <h2>{learn.tr(title)}</h2>
                <ul class="exam-lessons">{ids.into_iter().map(link).collect_view()}</ul>
            </section>
        }
        .into_any()
    })
}

/// The ways to the list of lessons and to another try.
fn ways(exam: Exam) -> AnyView {
    view! {
        <p class="actions">
            <TextLink href=exam.learn.href(&Study::Map) class="button quiet" text="lesson-all"/>
            <Button look="quiet" icon="restart" text="exam-again" on_press=move || exam.begin()/>
        </p>
    }
    .into_any()
}

/// Where to begin, what may be skipped, and how each rule stands. Nothing is called wrong.
fn found(exam: Exam) -> AnyView {
    let learn = exam.learn;
    let answers = exam.sitting.with_value(|sitting| sitting.answers().to_vec());
    let map =
        exam.rules.with_value(|rules| learn.catalog.with_value(|catalog| crate::exam::map(rules, catalog, &answers)));
    learn.know(map.lessons.clone());
    let rules = exam.rules.get_value().rules;
    let words = match map.known.len() {
        0 => "exam-map-new",
        known if known == rules.len() => "exam-map-all",
        _ => "exam-map-some",
    };
    let rows = rules.iter().map(|rule| standing(exam, &map, rule)).collect_view();
    let start = learn.tr_with("exam-map-start", &[("lesson", learn.title(&map.start).into())]);
    view! {
        <div class="page exam">
            <h1>{learn.tr("exam-map")}</h1>
            <section class="card next-step">
                <p>{learn.tr(words)}</p>
                <TextLink href=learn.href(&Study::Lesson(map.start.clone())) class="button big" icon="forward" text=start/>
            </section>
            {lessons(exam, "exam-map-skip", map.lessons.clone())}
            <section class="card">
                <h2>{learn.tr("exam-by-rule")}</h2>
                <ul class="exam-rules">{rows}</ul>
            </section>
            {ways(exam)}
        </div>
    }
    .into_any()
}

/// A rule: known, nearly known, or still to come; then with the way to its first lesson.
fn standing(exam: Exam, map: &Map, rule: &Rule) -> AnyView {
    let learn = exam.learn;
    let (sign, words) = if map.known.contains(&rule.id) {
        ("known", "exam-known")
    } else if map.nearly.contains(&rule.id) {
        ("nearly", "exam-nearly")
    } else {
        ("open", "exam-open")
    };
    let icon = (sign == "known").then(|| view! { <Icon name="star"/> });
    let name = exam.rule(&rule.id);
    let first = rule.lessons.iter().find(|id| !map.lessons.contains(id)).filter(|_| sign != "known");
    let name = match first {
        Some(lesson) => view! { <TextLink href=learn.href(&Study::Lesson(lesson.clone())) text=name/> }.into_any(),
        None => view! { <span>{name}</span> }.into_any(),
    };
    view! {
        <li data-standing=sign>
            {name}
            <span class="exam-standing">{icon} {learn.tr(words)}</span>
        </li>
    }
    .into_any()
}

/// So many right, by rule; the lessons to look at again; the diploma, where it is enough.
fn result(exam: Exam) -> AnyView {
    let learn = exam.learn;
    let report = exam.report();
    let passes = report.passes(exam.minimum);
    let sum = learn.tr_with(
        "exam-sum",
        &[("right", report.right.into()), ("of", report.of.into()), ("percent", usize::from(report.percent()).into())],
    );
    let words = if passes { "exam-passed" } else { "exam-not-yet" };
    let words = learn.tr_with(words, &[("minimum", usize::from(exam.minimum).into())]);
    let diploma = passes.then(|| {
        let open = move || exam.go(Stage::Diploma);
        view! { <p class="actions"><Button look="big" icon="print" text="diploma" on_press=open/></p> }
    });
    view! {
        <div class="page exam">
            <h1>{learn.tr("exam-result")}</h1>
            <section class="card">
                <p class="exam-sum">{sum}</p>
                <p>{words}</p>
                {diploma}
            </section>
            <section class="card">
                <h2>{learn.tr("exam-by-rule")}</h2>
                {table(exam, &report)}
                <p class="quiet-text">{learn.tr_with("exam-series", &[("name", exam.name.get_value().into())])}</p>
            </section>
            {lessons(exam, "exam-see-again", to_see_again(exam, &report))}
            {ways(exam)}
        </div>
    }
    .into_any()
}

/// The report by rule.
pub(super) fn table(exam: Exam, report: &Report) -> AnyView {
    let learn = exam.learn;
    let row = |row: &Row| {
        let count = learn.tr_with("exam-of", &[("right", row.right.into()), ("of", row.of.into())]);
        let whole = (row.right == row.of).to_string();
        view! {
            <tr data-whole=whole>
                <th scope="row">{exam.rule(&row.rule)}</th>
                <td>{count}</td>
            </tr>
        }
    };
    view! {
        <table class="exam-report">
            <thead class="visually-hidden">
                <tr>{heads(["exam-column-rule", "exam-column-right"].map(|id| learn.tr(id)))}</tr>
            </thead>
            <tbody>{report.rows.iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// The lessons of the rules of which not all was right.
fn to_see_again(exam: Exam, report: &Report) -> Vec<String> {
    let missed = |id: &String| report.rows.iter().any(|row| row.rule == *id && row.right < row.of);
    exam.rules.with_value(|rules| {
        let again = rules.rules.iter().filter(|rule| missed(&rule.id));
        again.flat_map(|rule| rule.lessons.iter().cloned()).collect()
    })
}
