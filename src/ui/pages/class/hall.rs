//! The entry: to prepare, to see results, and the series that this device knows.

use leptos::prelude::*;

use super::context::{Class, href};
use super::gather;
use crate::route::Classroom;
use crate::ui::widgets::TextLink;

pub(super) fn page(class: Class) -> AnyView {
    class.set_title(&class.tr("menu-class"));
    let known = move || {
        let sheets = class.kept.with(|kept| kept.sheets.clone());
        let links = sheets.iter().filter_map(|sheet| class.link(Classroom::Series, &sheet.code));
        let links: Vec<AnyView> = links.collect();
        (!links.is_empty()).then(|| {
            view! {
                <section class="card">
                    <h2>{class.tr("class-known")}</h2>
                    <ul class="class-known">{links}</ul>
                </section>
            }
        })
    };
    view! {
        <div class="page class-page">
            <h1>{class.tr("menu-class")}</h1>
            <p class="lead">{class.tr("class-lead")}</p>
            <p class="actions">
                <TextLink href=href(Classroom::Prepare) class="button big" icon="plus" text=class.tr("class-prepare")/>
                <TextLink
                    href=href(Classroom::Results)
                    class="button big quiet"
                    icon="sheet"
                    text=class.tr("class-results")
                />
            </p>
            {gather::open_file(class)}
            {gather::waiting(class)}
            <p class="quiet-text">{class.tr("class-private")}</p>
            {known}
        </div>
    }
    .into_any()
}
