//! Certificates to print: the first places, the winners of each age group, or everybody. Each is a page.

use leptos::prelude::*;

use super::context::Cup;
use crate::tournament::SchoolYear;
use crate::tournament::event::{Award, Event, Whom};
use crate::ui::diploma;
use crate::ui::time;
use crate::ui::widgets::Radios;

pub(super) fn view(cup: Cup, event: &Event) -> AnyView {
    let year = SchoolYear::on(time::today());
    let (title, event) = (event.name.clone(), StoredValue::new(event.clone()));
    let whom = RwSignal::new(0);
    let colours = RwSignal::new(false);
    let options = Whom::ALL.map(|whom| cup.tr(&format!("cup-certificate-{}", whom.name()))).to_vec();
    let awards = move || {
        let whom = Whom::ALL.get(whom.get()).copied().unwrap_or(Whom::Best);
        let of = |event: &Event| {
            event.count(event.complete()).map(|count| event.awards(&count, whom, year)).unwrap_or_default()
        };
        let awards = event.with_value(of);
        if awards.is_empty() {
            return view! { <p class="no-print">{cup.tr("cup-certificate-none")}</p> }.into_any();
        }
        awards.iter().map(|award| one(cup, &title, colours, award)).collect_view().into_any()
    };
    view! {
        <div class="cup-choices no-print">
            <Radios name="certificados" legend="cup-certificate-whom" options=options chosen=move || whom.get() choose=move |at| whom.set(at)/>
            <p class="quiet-text">{cup.tr("cup-certificate-text")}</p>
            {diploma::colours_switch(*cup, colours)}
        </div>
        {awards}
    }
    .into_any()
}

fn one(cup: Cup, title: &str, colours: RwSignal<bool>, award: &Award) -> AnyView {
    let values = [
        ("place", award.place.into()),
        ("title", title.to_string().into()),
        ("points", award.points.to_string().into()),
        ("group", award.group.map(|group| group.name()).unwrap_or_default().into()),
    ];
    let done =
        cup.tr_with(if award.group.is_some() { "cup-certificate-group" } else { "cup-certificate-done" }, &values);
    let heading = view! { <h2>{cup.tr("cup-certificate")}</h2> }.into_any();
    let members = (!award.members.is_empty()).then(|| view! { <p>{award.members.join(", ")}</p> });
    diploma::sheet(*cup, colours, [heading, award.name.clone().into_any()], done, members.into_any())
}
