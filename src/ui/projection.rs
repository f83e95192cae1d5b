//! Projector mode: the menus go away, the type grows, and the keys of a presenter's remote work.

use leptos::ev;
use leptos::prelude::*;

use super::browser;
use super::i18n::use_i18n;
use super::reactive::effect;
use super::widgets::Icon;

/// The dialog that makes the screen black.
const BLACK: &str = "preto";

/// Whether the page is being projected, and what its keys do.
#[derive(Clone, Copy)]
pub struct Projection {
    on: RwSignal<bool>,
    /// What PageUp (`false`) and PageDown (`true`) do on this page; `None` scrolls by a screen.
    turn: RwSignal<Option<Callback<bool>>>,
}

impl Projection {
    pub fn provide() {
        let projection = Projection { on: RwSignal::new(false), turn: RwSignal::new(None) };
        provide_context(projection);
        effect(move || {
            let on = projection.on.get();
            browser::set_root("data-projecting", if on { "on" } else { "off" });
            if !on {
                browser::close_dialog(BLACK);
            }
        });
        let keys = window_event_listener(ev::keydown, move |event| projection.key(&event));
        // In full screen the browser keeps Esc for itself and only tells that full screen has ended.
        let ended = window_event_listener_untyped("fullscreenchange", move |_| {
            if !browser::is_full_screen() {
                projection.on.try_set(false);
            }
        });
        on_cleanup(move || {
            keys.remove();
            ended.remove();
        });
    }

    pub fn is_on(self) -> bool {
        self.on.get()
    }

    /// While this page is on show, this brings what is being read into view again when projecting begins or ends: in
    /// the larger type it stands elsewhere.
    pub fn on_switch(self, show: impl Fn() + Copy + 'static) {
        Effect::new(move |before: Option<bool>| {
            let on = self.on.get();
            if before.is_some_and(|before| before != on) {
                request_animation_frame(show);
            }
            on
        });
    }

    pub fn start(self) {
        self.on.set(true);
        browser::enter_full_screen();
    }

    pub fn stop(self) {
        self.on.set(false);
        browser::leave_full_screen();
    }

    /// While this page is on show, PageUp and PageDown do this.
    pub fn on_turn(self, turn: Callback<bool>) {
        self.turn.set(Some(turn));
        on_cleanup(move || {
            self.turn.try_set(None);
        });
    }

    fn key(self, event: &ev::KeyboardEvent) {
        if self.on.try_get_untracked() != Some(true) {
            return;
        }
        // Any key shows the page again, except repeats of the key that made it black while it is held down.
        if browser::is_open(BLACK) {
            if !event.repeat() {
                browser::close_dialog(BLACK);
            }
            return event.prevent_default();
        }
        if event.default_prevented() || event.ctrl_key() {
            return;
        }
        match event.key().as_str() {
            "Escape" => self.stop(),
            "." if !event.repeat() && !browser::is_writing() => browser::open_dialog(BLACK),
            // A presenter's remote sends F5 to start. It must not reload a page that is already projected.
            "F5" => {}
            key @ ("PageUp" | "PageDown") => {
                let down = key == "PageDown";
                match self.turn.get_untracked() {
                    Some(turn) => turn.run(down),
                    None => browser::scroll_screens(if down { 1.0 } else { -1.0 }),
                }
            }
            _ => return,
        }
        event.prevent_default();
    }
}

pub fn use_projection() -> Projection {
    expect_context()
}

/// On every page: starts projecting, and, while projecting, the way back.
#[component]
pub fn ProjectorButton() -> impl IntoView {
    let i18n = use_i18n();
    let projection = use_projection();
    let text = move || i18n.tr(if projection.is_on() { "projector-stop" } else { "projector-start" });
    view! {
        <button
            class="projector-button"
            aria-pressed=move || projection.is_on().to_string()
            on:click=move |_| if projection.is_on() { projection.stop() } else { projection.start() }
        >
            <Icon name="projector"/>
            <span>{text}</span>
        </button>
        // It takes the focus and gives it back; its one sentence is its name.
        <dialog id=BLACK class="black-screen" aria-labelledby=BLACK on:click=move |_| browser::close_dialog(BLACK)>
            {i18n.text("projector-black")}
        </dialog>
    }
}
