//! The page on which a sheet is made: its exercises, one of them on the board, with all that is asked of it; and what the
//! rules find.

use leptos::prelude::*;

use super::context::{Own, instead, missing};
use super::form::SentenceField;
use super::making::{Edit, start};
use super::words::{found, wrong_file};
use super::{board, form};
use crate::exercises::check::{Finding, Weight};
use crate::route::Study;
use crate::ui::preferences::use_preferences;
use crate::ui::reactive::memo;
use crate::ui::widgets::{Button, TextLink, tool};

pub(super) fn page(own: Own, id: String) -> AnyView {
    let Some(kept) = own.get(&id) else { return missing(own) };
    let mut sheet = match kept.read() {
        Ok(sheet) => sheet,
        // A sheet that this version cannot read stays as it is.
        Err(error) => return instead(own, "exercises-unread", wrong_file(own.page, error)),
    };
    if sheet.exercises.is_empty() {
        sheet.exercises.push(start());
    }
    own.set_title(&Own::title(own.page, &kept.text));
    let edit = Edit::open(own, kept, sheet);
    view! {
        <div class="play learn-play exercises-edit">
            <div class="play-board">{board::board(edit)}</div>
            <div class="play-side">
                {board::standing(edit)}
                {board::tray(edit)}
                {board::position(edit)}
                {form::ask(edit)}
                {form::words(edit)}
                {board::drawings(edit)}
                {ways(edit)}
                {head(edit)}
            </div>
        </div>
    }
    .into_any()
}

/// The title, and the exercises by their numbers.
fn head(edit: Edit) -> AnyView {
    let own = edit.own;
    let count = memo(move || edit.sheet.with(|sheet| sheet.exercises.len()));
    let one = move |place: usize| {
        let said = own.tr_with("exercises-number", &[("number", (place + 1).into())]);
        let here = move || (edit.at.get() == place).then_some("true");
        view! {
            <li>
                <button
                    type="button"
                    class="level-link"
                    data-won="0"
                    aria-current=here
                    aria-label=said
                    on:click=move |_| edit.show(place)
                >
                    {(place + 1).to_string()}
                </button>
            </li>
        }
    };
    let title = Signal::stored(edit.sheet.with_untracked(|sheet| sheet.title.to_string()));
    let rename = Callback::new(move |title| edit.sheet.update(|sheet| sheet.title = title));
    let undo = move || {
        edit.before.with(Option::is_some).then(|| {
            view! { <Button look="small" icon="undo" text="exercises-put-back" on_press=move || edit.put_back()/> }
        })
    };
    view! {
        <section class="card">
            <p class="task-place"><TextLink href=Own::href(&Study::Map) icon="back" text=own.tr("exercises-all")/></p>
            <h1 class="visually-hidden">{own.tr("exercises-edit")}</h1>
            <SentenceField id="titulo-da-ficha" label=own.tr("exercises-title") value=title write=rename/>
            <ol class="level-links" aria-label=own.tr("exercises-list")>
                {move || (0..count.get()).map(one).collect_view()}
            </ol>
            <p class="actions">
                {tool("plus", own.tr("exercises-add"), || false, move || edit.add(start()))}
                {tool("plus", own.tr("exercises-copy"), || false, move || edit.add(edit.peek()))}
                {tool("bin", own.tr("exercises-remove"), || false, move || edit.remove())}
            </p>
            {undo}
        </section>
    }
    .into_any()
}

/// What the rules find, as sentences, each with a sign of its own.
fn findings(edit: Edit) -> AnyView {
    let own = edit.own;
    let preferences = use_preferences();
    let one = move |finding: &Finding| {
        let sign = match finding.weight() {
            Weight::Good => "good",
            Weight::Doubt => "doubt",
            Weight::Fault => "fault",
        };
        let text = found(own.page, &edit.peek(), finding, preferences.letters());
        view! { <li data-weight=sign>{text}</li> }
    };
    let all = move || edit.findings.with(|all| all.iter().map(one).collect_view());
    view! {
        <h2>{own.tr("exercises-found")}</h2>
        <div role="status">
            <ul class="own-found">{all}</ul>
        </div>
    }
    .into_any()
}

/// On to playing it, and the file.
fn ways(edit: Edit) -> AnyView {
    let own = edit.own;
    let level = move || (edit.at.get() + 1).to_string();
    let play = move || Own::href(&Study::Level { lesson: edit.id.get_value(), level: level() });
    let is_playable = memo(move || edit.exercise().is_asked());
    let save = move || {
        edit.save();
        if let Some(kept) = own.get(&edit.id.get_value()) {
            own.save_file(&kept);
            edit.say(own.said.get_untracked());
        }
    };
    // What was changed a moment ago is played too.
    let link = move || {
        is_playable.get().then(|| {
            view! {
                <a class="button" id="jogar-exercicio" href=play on:click=move |_| edit.save()>
                    <span>{own.tr("exercises-play")}</span>
                </a>
            }
        })
    };
    view! {
        <section class="card">
            {findings(edit)}
            <p class="actions">
                {link}
                <Button look="quiet" icon="download" text="exercises-save" on_press=save/>
            </p>
        </section>
    }
    .into_any()
}
