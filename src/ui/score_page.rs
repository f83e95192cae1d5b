//! A page of a score sheet on paper (folha de anotação): empty, with the players of a tournament, or as it was filled in.

use leptos::prelude::*;

use super::page::Page;
use crate::drills::sheet::{Head, LINES};

/// The ids and the texts of the head's lines.
pub const HEAD: [(&str, &str); 6] = [
    ("cabecalho-prova", "sheet-head-event"),
    ("cabecalho-data", "sheet-head-date"),
    ("cabecalho-ronda", "sheet-head-round"),
    ("cabecalho-mesa", "sheet-head-board"),
    ("cabecalho-brancas", "sheet-head-white"),
    ("cabecalho-pretas", "sheet-head-black"),
];

/// What is written on a page. What is missing is written by hand.
#[derive(Default)]
pub struct ScorePage {
    pub head: Head,
    /// The lines before this page.
    pub before: usize,
    /// The moves of White and Black, and the time, of each line.
    pub lines: Vec<[String; 3]>,
    pub result: &'static str,
    /// Who signed in White's place and in Black's.
    pub signed: [String; 2],
}

/// The values in the order of [`HEAD`].
pub fn heads(head: &Head) -> [String; 6] {
    head.clone().fields().map(|text| text.clone())
}

/// The page, of two columns.
pub fn view(page: Page, written: &ScorePage) -> AnyView {
    let ScorePage { head, before, lines, result, signed: [white, black] } = written;
    let head = HEAD
        .into_iter()
        .zip(heads(head))
        .map(|((_, text), value)| view! { <p><span>{page.tr(text)}</span><b>{value}</b></p> })
        .collect_view();
    let line = |at: usize| {
        let [white, black, time] = lines.get(at).cloned().unwrap_or_default();
        let time = (!time.is_empty()).then(|| view! { <small>{time}</small> });
        view! {
            <tr>
                <th>{before + at + 1}</th>
                <td>{white}</td>
                <td>{black} {time}</td>
            </tr>
        }
    };
    let column = |first: usize| {
        view! {
            <table>
                <thead>
                    <tr>
                        <th></th>
                        <th>{page.tr("sheet-white")}</th>
                        <th>{page.tr("sheet-black")}</th>
                    </tr>
                </thead>
                <tbody>{(first..first + LINES).map(line).collect_view()}</tbody>
            </table>
        }
    };
    let foot = [
        ("sheet-result", result.to_string()),
        ("sheet-sign-white", white.clone()),
        ("sheet-sign-black", black.clone()),
    ]
    .map(|(text, value)| view! { <p><span>{page.tr(text)}</span><b>{value}</b></p> });
    view! {
        <article class="score-page">
            <h2>{page.tr("menu-sheet")}</h2>
            <div class="score-head">{head}</div>
            <div class="score-columns">{column(0)} {column(LINES)}</div>
            <div class="score-foot">{foot.collect_view()}</div>
        </article>
    }
    .into_any()
}
