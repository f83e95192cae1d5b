//! The list of keys that the board knows.

use leptos::ev::KeyboardEvent;
use leptos::html::Button;
use leptos::prelude::*;

use super::answers::{ANSWERS, Answer, Answers};
use super::context::Context;
use crate::board::{BoardEvent, Letters};
use crate::site::BOARD_KEYS;
use crate::ui::loader::Later;
use crate::ui::reactive::{memo, once_come};
use crate::ui::records::use_records;

/// What comes with the keys.
#[derive(Clone, Copy)]
struct Keys {
    list: fn(Context, Signal<Letters>) -> AnyView,
    answers: Answers,
}

in_chunks! {
    keys: board_keys => Keys =
        Keys { list: |context, letters| KeyList(KeyListProps { context, letters }).into_any(), answers: ANSWERS };
}

fn later(context: Context) -> Later {
    Later { i18n: context.i18n, title: "board-help-title", needs: &BOARD_KEYS }
}

/// Says an answer, once the code and the words for it are there.
pub(super) fn say(context: Context, which: fn(Answers) -> Answer) {
    let keys = later(context).with_code(async { keys().await.ok() });
    once_come(context.state, keys, move |keys| {
        let said = match keys {
            Some(keys) => context.state.with_untracked(|state| which(keys.answers)(context.i18n, state)),
            None => context.i18n.tr("part-missing"),
        };
        context.announce.try_set(said);
    });
}

/// The list while it is asked for. Without its code the board goes on, and the page says why there is none.
#[component]
pub(super) fn Help(context: Context, letters: Signal<Letters>) -> impl IntoView {
    let open = memo(move || context.state.with(|state| state.help));
    let records = use_records();
    let lost = Callback::new(move |()| {
        records.warn("part-missing");
        context.send(BoardEvent::Escape);
    });
    later(context).while_wanted(open, keys, lost, Box::new(move |keys: Keys| (keys.list)(context, letters)))
}

#[component]
fn KeyList(context: Context, letters: Signal<Letters>) -> impl IntoView {
    let i18n = context.i18n;
    let close = NodeRef::<Button>::new();
    close.on_load(|close| {
        let _ = close.focus();
    });
    let pieces = move || match letters.get() {
        Letters::Portuguese => "R D T B C P",
        Letters::English => "K Q R B N P",
    };
    let row = move |keys: Signal<String>, id: &'static str| {
        view! {
            <div>
                <dt>{move || keys.get().split(' ').map(|key| view! { <kbd>{key.to_string()}</kbd> }).collect_view()}</dt>
                <dd>{i18n.text(id)}</dd>
            </div>
        }
    };
    let fixed = |keys: &'static str| Signal::stored(keys.to_string());
    let named = move |id: &'static str| Signal::derive(move || i18n.tr(id));
    // The close button is the only thing to focus, so Tab has nowhere else to go.
    let key = move |event: KeyboardEvent| match event.key().as_str() {
        "Tab" => event.prevent_default(),
        "Escape" | "?" => {
            event.prevent_default();
            event.stop_propagation();
            context.send(BoardEvent::Escape);
        }
        _ => {}
    };
    view! {
        <div class="board-help-veil" on:keydown=key>
            <div class="board-help" role="dialog" aria-modal="true" aria-label=i18n.text("board-help-title")>
                <div class="board-help-head">
                    <h2>{i18n.text("board-help-title")}</h2>
                    <button type="button" class="button" node_ref=close on:click=move |_| context.send(BoardEvent::Escape)>
                        {i18n.text("board-help-close")}
                    </button>
                </div>
                <dl>
                    {row(fixed("← ↑ → ↓"), "board-help-arrows")}
                    {row(named("board-help-enter-keys"), "board-help-enter")}
                    {row(named("board-help-escape-keys"), "board-help-escape")}
                    {row(fixed("Home End"), "board-help-ends")}
                    {row(fixed("Ctrl+Home Ctrl+End"), "board-help-corners")}
                    {row(Signal::derive(move || pieces().to_string()), "board-help-pieces")}
                    {row(fixed("L"), "board-help-last")}
                    {row(fixed("M"), "board-help-moves")}
                    {row(fixed("O"), "board-help-where")}
                    {row(fixed("E"), "board-help-position")}
                    {row(fixed("?"), "board-help-help")}
                </dl>
            </div>
        </div>
    }
}
