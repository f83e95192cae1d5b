//! A page whose code may still be on its way: waited for in quiet, drawn when it is there, asked for again when it
//! could not be had. Nothing else of the site stops meanwhile.

use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::i18n::{I18n, use_i18n};
use super::journey::use_journey;
use super::pages::{self, Draw, Missing};
use super::widgets::button;
use super::{browser, first_look};
use crate::site::Route;

#[derive(Clone, Copy)]
enum Arrival {
    Waiting,
    Here(Draw),
    Missing,
}

impl From<Result<Draw, Missing>> for Arrival {
    fn from(answer: Result<Draw, Missing>) -> Arrival {
        answer.map_or(Arrival::Missing, Arrival::Here)
    }
}

/// The answer, or the wait for it. What is asked for sets out at once.
pub type Fetch = Result<Result<Draw, Missing>, Pin<Box<dyn Future<Output = Result<Draw, Missing>>>>>;

/// Asks for what draws a page.
pub fn begin(i18n: I18n, route: Option<Route>, path: String) -> Fetch {
    let mut coming = Box::pin(async move { pages::fetch(i18n, route, &path).await });
    // Asked once by hand, a page whose code is there is drawn without a moment of waiting.
    match coming.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(answer) => Ok(answer),
        Poll::Pending => Err(coming),
    }
}

/// The page of this route.
pub fn page(route: Option<Route>) -> AnyView {
    let i18n = use_i18n();
    let arrival = RwSignal::new(Arrival::Waiting);
    ask(i18n, route, arrival);
    (move || match arrival.get() {
        Arrival::Waiting => first_look::waiting(i18n),
        Arrival::Here(draw) => draw(),
        Arrival::Missing => missing(move || {
            // The button goes, and the reading place would go with it.
            browser::focus("conteudo");
            arrival.set(Arrival::Waiting);
            ask(i18n, route, arrival);
        }),
    })
    .into_any()
}

fn ask(i18n: I18n, route: Option<Route>, arrival: RwSignal<Arrival>) {
    match begin(i18n, route, use_journey().path_now()) {
        Ok(answer) => arrival.set(answer.into()),
        Err(coming) => spawn_local(async move {
            // The user may be on another page by then.
            arrival.try_set(coming.await.into());
        }),
    }
}

fn missing(again: impl Fn() + Send + Sync + 'static) -> AnyView {
    let i18n = use_i18n();
    view! {
        <div class="page arrival" role="alert">
            <h1>{i18n.text("arrival-missing-title")}</h1>
            <p class="lead">{i18n.text("arrival-missing")}</p>
            <p class="actions">
                {button("button", "", "arrival-again", again)}
                {button("button quiet", "", "arrival-reload", browser::reload)}
            </p>
        </div>
    }
    .into_any()
}
