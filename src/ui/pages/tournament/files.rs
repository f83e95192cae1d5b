//! What can be taken away: FIDE's file, tables for a spreadsheet, a copy of everything.

use leptos::prelude::*;

use super::context::Cup;
use crate::csv;
use crate::tournament::event::{Event, csv_players, csv_standings, to_trf};
use crate::tournament::trf::Edition;
use crate::ui::pages::standings::rule_name;
use crate::ui::storage::download;
use crate::ui::time;
use crate::ui::widgets::Button;

pub(super) fn card(cup: Cup) -> AnyView {
    let give = move |ending: &'static str, mime: &'static str, write: fn(Cup, &Event) -> String| {
        let text = cup.event.with_untracked(|event| event.as_ref().map(|event| write(cup, event)));
        if let Some(text) = text {
            let name = format!("torneio-{}{ending}", time::day_name());
            if !download(&name, mime, &text) {
                cup.said.set(cup.tr("cup-no-download"));
            }
        }
    };
    let file = move |text: &'static str, [ending, mime]: [&'static str; 2], write: fn(Cup, &Event) -> String| {
        view! { <Button look="quiet" icon="download" text=text on_press=move || give(ending, mime, write)/> }
    };
    view! {
        <section class="card no-print">
            <h3>{cup.tr("cup-files")}</h3>
            <p class="actions">
                {file("cup-file-table", ["-classificacao.csv", "text/csv"], standings)}
                {file("cup-file-players", ["-jogadores.csv", "text/csv"], players)}
                {file("cup-file-trf", [".trf", "text/plain"], |_, event| to_trf(event, Edition::Trf16))}
                {file("cup-file-trf26", ["-trf26.trf", "text/plain"], |_, event| to_trf(event, Edition::Trf26))}
                <Button look="quiet" icon="download" text="cup-file-copy" on_press=move || cup
                    .records
                    .download_copy("torneio")/>
            </p>
            <p class="quiet-text">{cup.tr("cup-files-text")}</p>
        </section>
    }
    .into_any()
}

fn standings(cup: Cup, event: &Event) -> String {
    let Some(count) = event.count(event.complete()) else { return String::new() };
    let heads = ["school-place", "school-name", "school-points"].map(|id| cup.tr(id));
    csv::file(&csv_standings(event, &count, heads, |rule| rule_name(*cup, rule)))
}

fn players(cup: Cup, event: &Event) -> String {
    let heads = ["name", "born", "class", "school", "gender", "rating"];
    csv::file(&csv_players(event, heads.map(|column| cup.tr(&format!("cup-column-{column}")))))
}
