//! The lazy loader. Fetches the code, words, styles and files that a page needs, all at once. Shows a waiting screen
//! meanwhile, and a button to try again after a failure. The rest of the site stays usable.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};

use leptos::prelude::*;

use super::browser;
pub use super::first_look::waiting;
use super::i18n::{I18n, text_path, use_i18n};
use super::reactive::{effect, once_come};
use super::widgets::Button;
use crate::language::Language;
use crate::lessons;
use crate::site::Needs;
use crate::texts::Texts;

/// Draws a page whose code is there.
pub type Draw = fn() -> AnyView;

/// What was asked for could not be had.
#[derive(Clone, Copy, Debug)]
pub struct NotLoaded;

#[cfg(split_program)]
impl From<leptos::wasm_split::SplitLoaderError> for NotLoaded {
    fn from(_: leptos::wasm_split::SplitLoaderError) -> NotLoaded {
        NotLoaded
    }
}

/// What has come of fetching something.
#[derive(Clone)]
pub enum Fetched<T> {
    Waiting,
    Failed,
    Here(T),
}

/// The words of these files and the site's files at these paths, all on their way at once, from the moment of the call.
pub fn fetch(
    language: Language,
    texts: &[&str],
    files: &[String],
) -> impl Future<Output = Option<(Texts, Vec<String>)>> + use<> {
    let count = texts.len();
    let mut paths: Vec<String> = texts.iter().map(|name| text_path(language, name)).collect();
    paths.extend_from_slice(files);
    let coming = browser::fetch_texts(&paths);
    async move {
        let mut found = coming.await?;
        let files = found.split_off(count.min(found.len()));
        Some((Texts::new(language, &found), files))
    }
}

/// Lessons at these paths with the words of these files, all on their way from the moment of the call.
pub fn fetch_lessons<G: lessons::Text>(
    language: Language,
    words: &[&str],
    files: &[String],
) -> impl Future<Output = Option<(Texts, Vec<lessons::Lesson<G>>)>> + use<G> {
    let coming = fetch(language, words, files);
    async move {
        let (texts, files) = coming.await?;
        let lessons = files.iter().map(|file| lessons::read::<G>(file).ok()).collect::<Option<_>>()?;
        Some((texts, lessons))
    }
}

impl<T> Fetched<T> {
    /// What came of it, once it is there.
    pub fn here(&self) -> Option<&T> {
        if let Fetched::Here(here) = self { Some(here) } else { None }
    }
}

/// The part could not be had; `title` is the page's name.
pub fn failed(i18n: I18n, title: &'static str, again: Callback<()>) -> AnyView {
    view! {
        <div class="page">
            <h1>{i18n.text(title)}</h1>
            <section class="card" role="alert">
                <p>{i18n.text("part-missing")}</p>
                <p class="actions"><Button icon="restart" text="part-retry" on_press=move || again.run(())/></p>
            </section>
        </div>
    }
    .into_any()
}

/// What a page needs before it can be drawn, asked for at once; what shows meanwhile, and the way to ask again. `make`
/// puts together what came, once, for as long as the page is open; `show` draws it.
pub fn once_here<R, T, F>(
    i18n: I18n,
    title: &'static str,
    ask: impl Fn() -> F + Send + Sync + 'static,
    make: impl Fn(R) -> T + Send + Sync + 'static,
    show: impl Fn(T) -> AnyView + Send + 'static,
) -> AnyView
where
    R: 'static,
    T: Clone + Send + Sync + 'static,
    F: Future<Output = Option<R>> + 'static,
{
    let made: StoredValue<Option<T>> = StoredValue::new(None);
    let (make, owner) = (Arc::new(make), Owner::current().unwrap_or_default());
    let load = move || -> Coming {
        let (coming, make, owner) = (ask(), make.clone(), owner.clone());
        Box::pin(async move {
            let found = coming.await;
            // The page may have been left meanwhile.
            let here = found.filter(|_| !made.is_disposed()).map(|found| owner.with(|| make(found)));
            let is_here = here.is_some();
            made.try_set_value(here);
            is_here
        })
    };
    let show = move || made.get_value().map(&show);
    drawn_once_here(i18n, title, Box::new(load), Box::new(show))
}

/// The way to ask for a part's code.
type Asking<T> = Box<dyn Fn() -> Pin<Box<dyn Future<Output = Option<T>>>> + Send + Sync>;

/// Whether what was asked for came.
type Coming = Pin<Box<dyn Future<Output = bool>>>;

/// The part of [`once_here`] that is the same for everything that comes.
fn drawn_once_here(
    i18n: I18n,
    title: &'static str,
    load: Box<dyn Fn() -> Coming + Send + Sync>,
    show: Box<dyn Fn() -> Option<AnyView> + Send>,
) -> AnyView {
    let here = RwSignal::new(Fetched::Waiting);
    let load = Callback::new(move |()| {
        here.set(Fetched::Waiting);
        once_come(here, load(), move |is_here| here.set(if is_here { Fetched::Here(()) } else { Fetched::Failed }));
    });
    load.run(());
    (move || match here.get() {
        Fetched::Waiting => Some(waiting(i18n)),
        Fetched::Failed => Some(failed(i18n, title, load)),
        Fetched::Here(()) => show(),
    })
    .into_any()
}

/// A part whose code comes when it is shown: what shows meanwhile, and the way to ask again.
#[derive(Clone, Copy)]
pub struct Later {
    pub i18n: I18n,
    /// The page's name, for when the part cannot be had.
    pub title: &'static str,
    /// What is fetched with the code. A name with `*` stands for one file of many: the page that shows that file fetches it.
    pub needs: &'static Needs,
}

impl Later {
    /// Asks for the code and shows what it draws.
    pub fn show<T, F>(self, ask: fn() -> F, show: impl Fn(T) -> AnyView + Send + 'static) -> AnyView
    where
        T: Copy + Send + Sync + 'static,
        F: Future<Output = Result<T, NotLoaded>> + 'static,
    {
        self.draw(Box::new(move || Box::pin(async move { ask().await.ok() })), Box::new(show))
    }

    /// The same for code of any origin.
    fn draw<T>(self, ask: Asking<T>, show: Box<dyn Fn(T) -> AnyView + Send>) -> AnyView
    where
        T: Copy + Send + Sync + 'static,
    {
        let load = move || self.with_code(ask());
        let show = move |code| {
            // Another language draws it anew; words that come later for a part of it do not.
            self.i18n.language();
            untrack(|| show(code))
        };
        once_here(self.i18n, self.title, load, |code: T| code, show)
    }

    /// The part while it is wanted, and nothing in its place otherwise: the page is there without it. Where it cannot be
    /// had, `lost` hears of it, once for each time it is wanted.
    pub fn while_wanted<T, F>(
        self,
        wanted: Memo<bool>,
        ask: fn() -> F,
        lost: Callback<()>,
        show: Box<dyn Fn(T) -> AnyView + Send>,
    ) -> AnyView
    where
        T: Copy + Send + Sync + 'static,
        F: Future<Output = Result<T, NotLoaded>> + 'static,
    {
        let here: StoredValue<Option<T>> = StoredValue::new(None);
        let load = move || -> Coming {
            Box::pin(async move {
                let code = self.with_code(async { ask().await.ok() }).await;
                let is_here = code.is_some();
                here.try_set_value(code);
                is_here
            })
        };
        let show = move || here.get_value().map(|code| untrack(|| show(code)));
        while_wanted(wanted, Box::new(load), lost, Box::new(show))
    }

    /// The code, once its styles and words are there too; `None` where something cannot be had.
    pub async fn with_code<T>(self, code: impl Future<Output = Option<T>>) -> Option<T> {
        let complete = self.styles_and_words();
        let code = code.await;
        let complete = complete.await;
        code.filter(|_| complete)
    }

    /// The styles and words, on their way from the moment of the call; whether all words are there.
    pub fn styles_and_words(self) -> impl Future<Output = bool> + use<> {
        let (styled, words) = (browser::add_styles(self.needs.styles), self.i18n.fetch(self.needs.words));
        async move {
            styled.await;
            words.await
        }
    }
}

/// The part of [`Later::while_wanted`] that is the same for every part.
fn while_wanted(
    wanted: Memo<bool>,
    load: Box<dyn Fn() -> Coming>,
    lost: Callback<()>,
    show: Box<dyn Fn() -> Option<AnyView> + Send>,
) -> AnyView {
    let here = RwSignal::new(false);
    effect(move || {
        if !wanted.get() || here.get_untracked() {
            return;
        }
        once_come(here, load(), move |is_here| {
            if !is_here {
                lost.run(());
            }
            here.set(is_here);
        });
    });
    // `show` runs untracked: a signal that it reads while drawing must not draw the part again.
    (move || (here.get() && wanted.get()).then(&show).flatten()).into_any()
}

/// A page that is asked for: the way to draw it, or the wait for it.
pub type Begun = Result<Result<Draw, NotLoaded>, Pin<Box<dyn Future<Output = Result<Draw, NotLoaded>>>>>;

/// Fetches a page. Polls the future once, so that a page whose code is already there needs no waiting screen.
pub fn begin(page: impl Future<Output = Result<Draw, NotLoaded>> + 'static) -> Begun {
    let mut coming: Pin<Box<dyn Future<Output = _>>> = Box::pin(page);
    match coming.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(answer) => Ok(answer),
        Poll::Pending => Err(coming),
    }
}

/// The page that `ask` fetches.
pub fn page(ask: impl Fn() -> Begun + Copy + Send + Sync + 'static) -> AnyView {
    let i18n = use_i18n();
    let here: RwSignal<Fetched<Draw>> = RwSignal::new(Fetched::Waiting);
    let load = move || {
        let came = |answer: Result<Draw, NotLoaded>| answer.map_or(Fetched::Failed, Fetched::Here);
        match ask() {
            Ok(answer) => here.set(came(answer)),
            Err(coming) => once_come(here, coming, move |answer| here.set(came(answer))),
        }
    };
    load();
    (move || match here.get() {
        Fetched::Waiting => waiting(i18n),
        Fetched::Here(draw) => draw(),
        Fetched::Failed => page_failed(i18n, move || {
            // The button goes, and would take the focus with it.
            browser::focus("conteudo");
            here.set(Fetched::Waiting);
            load();
        }),
    })
    .into_any()
}

fn page_failed(i18n: I18n, again: impl Fn() + Send + Sync + 'static) -> AnyView {
    view! {
        <div class="page loading" role="alert">
            <h1>{i18n.text("loading-missing-title")}</h1>
            <p class="lead">{i18n.text("loading-missing")}</p>
            <p class="actions">
                <Button text="loading-again" on_press=again/>
                <Button look="quiet" text="loading-reload" on_press=browser::reload/>
            </p>
        </div>
    }
    .into_any()
}
