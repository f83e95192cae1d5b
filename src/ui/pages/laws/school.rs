//! O regulamento do desporto escolar: its sections, with tools that help to use them.

mod explain;
mod groups;
mod riddle;
mod ties;

use leptos::prelude::*;

use crate::laws::library::SCHOOL_SECTIONS;
use crate::route::{Law, SCHOOL};
use crate::site::Route;
use crate::tournament::{Merit, System};
use crate::ui::browser;
use crate::ui::page::Page;
use crate::ui::projection::use_projection;
use crate::ui::reactive::memo;
use crate::ui::router::{href, use_router};
use crate::ui::widgets::{Button, Icon, TextLink, heads};

/// The two time controls: the text, the form in the clock's address, the message about it.
const RHYTHMS: [(&str, &str, &str); 2] =
    [("15+5", "15%2B5", "school-rhythm-digital"), ("20+0", "20%2B0", "school-rhythm-plain")];

/// The points for a result: its message, for a pupil, for a team.
const WORTH: [(&str, &str, &str); 4] =
    [("school-win", "1", "3"), ("school-draw", "½", "2"), ("school-loss", "0", "1"), ("school-absent", "0", "0")];

pub(super) fn page(page: Page) -> AnyView {
    let i18n = page.i18n;
    let router = use_router();
    let name = i18n.tr("laws-escola");
    let marked = memo(move || match router.page(Law::from_path) {
        Some(Law::Article(_, number)) => number.parse().ok().filter(|number| SCHOOL_SECTIONS.contains(number)),
        _ => None,
    });
    Effect::new({
        let name = name.clone();
        move |_| {
            let number: Option<u8> = marked.get();
            match number {
                Some(number) => {
                    page.set_title(&format!("{} · {name}", title(page, number)));
                    request_animation_frame(move || browser::focus_at_top(&section_id(number)));
                }
                None => page.set_title(&name),
            }
        }
    });
    use_projection().on_switch(move || {
        if let Some(number) = marked.get_untracked() {
            browser::focus_at_top(&section_id(number));
        }
    });
    let missing = move || match router.page(Law::from_path) {
        Some(Law::Article(_, number)) if marked.get().is_none() => {
            let said = i18n.tr_with("school-missing", &[("number", number.into())]);
            Some(view! { <p class="card" role="alert">{said}</p> })
        }
        _ => None,
    };
    let place = move |number: u8| {
        view! {
            <li>
                <a class="school-place" href=href(article(number).path()) aria-current=move || (marked.get() == Some(number)).then_some("true")>
                    <strong>{number}</strong>
                    <span>{title(page, number)}</span>
                </a>
            </li>
        }
    };
    view! {
        <div class="page school">
            <p class="no-print"><TextLink
                href=href(Law::Hall.path())
                class="school-back"
                icon="back"
                text="menu-laws"
            /></p>
            <h1>{name}</h1>
            {missing}
            <p class="lead">{i18n.text("school-lead")}</p>
            <nav class="no-print" aria-label=i18n.text("school-contents")>
                <ol class="school-places">{SCHOOL_SECTIONS.map(place).collect_view()}</ol>
            </nav>
            {SCHOOL_SECTIONS.map(|number| section(page, number, marked)).collect_view()}
            <p class="quiet-text">{i18n.text("school-source")}</p>
            <p class="actions no-print"><Button look="quiet" icon="print" text="school-print" on_press=browser::print/></p>
        </div>
    }
    .into_any()
}

fn article(number: u8) -> Law {
    Law::Article(SCHOOL, number.to_string())
}

fn section_id(number: u8) -> String {
    format!("seccao-{number}")
}

fn title(page: Page, number: u8) -> String {
    page.i18n.tr(&format!("law-escola-{number}.title"))
}

fn section(page: Page, number: u8, marked: Memo<Option<u8>>) -> AnyView {
    let i18n = page.i18n;
    let tool = match number {
        1 => Some(groups::finder(page)),
        4 => Some(rhythms(page)),
        5 => Some(worth(page)),
        6 => Some(ties::card(page)),
        7 => Some(merits(page)),
        _ => None,
    };
    view! {
        <section class="card school-section" id=section_id(number) tabindex="-1" data-marked=move || (marked.get() == Some(number)).to_string()>
            <h2>
                <a class="school-number" href=href(article(number).path())>{number}</a>
                {title(page, number)}
            </h2>
            <p class="school-text">{i18n.tr(&format!("law-escola-{number}"))}</p>
            <details class="school-teacher">
                <summary>{i18n.text("school-teacher")}</summary>
                <p>{i18n.tr(&format!("law-escola-{number}.teacher"))}</p>
            </details>
            {tool}
        </section>
    }
    .into_any()
}

/// Links to the clock with the time control set.
fn rhythms(page: Page) -> AnyView {
    let i18n = page.i18n;
    let rhythm = move |(shown, query, text): (&'static str, &'static str, &'static str)| {
        view! {
            <a class="button big quiet" href=format!("{}?ritmo={query}", href(Route::Clock.path()))>
                <Icon name="clock"/>
                <span>
                    <strong>{shown}</strong>
                    " · "
                    {i18n.text(text)}
                </span>
            </a>
        }
    };
    view! {
        <h3 class="no-print">{i18n.text("school-rhythms")}</h3>
        <p class="actions no-print">{RHYTHMS.map(rhythm).into_iter().collect_view()}</p>
    }
    .into_any()
}

fn worth(page: Page) -> AnyView {
    let i18n = page.i18n;
    let row = move |(result, pupil, team): (&'static str, &'static str, &'static str)| {
        view! {
            <tr>
                <th scope="row">{i18n.text(result)}</th>
                <td>{pupil}</td>
                <td>{team}</td>
            </tr>
        }
    };
    view! {
        <div class="school-scroll" tabindex="0" role="group" aria-label=i18n.text("school-result")>
            <table class="school-table school-worth">
                <thead>
                    <tr>{heads(["school-result", "school-alone", "school-team"].map(|id| i18n.tr(id)))}</tr>
                </thead>
                <tbody>{WORTH.map(row).into_iter().collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// The criteria for teams, by system, in their order.
fn merits(page: Page) -> AnyView {
    let i18n = page.i18n;
    let list = move |system: System| {
        // The regulation names the points themselves as the first criterion of the Swiss system.
        let first = (system == System::Swiss).then(|| view! { <li>{i18n.text("school-match-points")}</li> });
        let item = |merit: &Merit| view! { <li>{i18n.tr(&format!("school-{}", merit.name()))}</li> };
        view! {
            <div>
                <h3>{i18n.tr(&format!("school-{}", system.name()))}</h3>
                <ol class="school-order">{first}{system.criteria().iter().map(item).collect_view()}</ol>
            </div>
        }
    };
    view! {
        <div class="school-lists">{System::ALL.map(list).into_iter().collect_view()}</div>
        <p class="quiet-text">{i18n.text("school-merits-note")}</p>
    }
    .into_any()
}
