//! Refusals as sentences: the reasons come from the rules, the words from the Fluent files.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::i18n::I18n;
use super::reactive::{effect, memo};
use super::widgets::Icon;
use crate::board::State;
use crate::chess::legality::{Arg, Filling, Illegal};
use crate::site::CHESS960_WORDS;
use crate::square::{self, Word};
use crate::texts::Value;

/// "Não podes rocar agora".
pub fn title(i18n: I18n, illegal: &Illegal) -> String {
    filled(i18n, &format!("refusal-{}-title", illegal.id()), illegal.args())
}

/// "O rei passaria por f1, e o bispo de a6 ataca essa casa."
pub fn text(i18n: I18n, illegal: &Illegal) -> String {
    filled(i18n, &format!("refusal-{}", illegal.id()), illegal.args())
}

/// [`fetch_chess960`] once a game of Chess960 is on show, which `is_chess960` follows.
pub fn follow_chess960(
    i18n: I18n,
    is_chess960: impl Fn() -> bool + Send + Sync + 'static,
    then: impl Fn() + Copy + Send + Sync + 'static,
) {
    let is_chess960 = memo(is_chess960);
    effect(move || {
        if is_chess960.get() {
            fetch_chess960(i18n, then);
        }
    });
}

/// Brings the words for castling in Chess960, which only a page with such a game needs; `then` draws again what was drawn
/// without them.
pub fn fetch_chess960(i18n: I18n, then: impl FnOnce() + 'static) {
    let coming = i18n.fetch(CHESS960_WORDS.words);
    spawn_local(async move {
        if coming.await {
            then();
        }
    });
}

/// The sentence of this id, with what it speaks of.
pub fn filled(i18n: I18n, id: &str, args: Vec<(&'static str, Arg)>) -> String {
    let words: Vec<(String, String)> = args
        .into_iter()
        .flat_map(|(name, arg)| arg.fill(name))
        .map(|(name, filling)| {
            let text = match filling {
                Filling::Text(text) => text,
                Filling::Message(id) => i18n.tr(&id),
            };
            (name, text)
        })
        .collect();
    let values: Vec<(&str, Value)> = words.iter().map(|(name, text)| (name.as_str(), text.as_str().into())).collect();
    i18n.tr_with(id, &values)
}

/// The sentence with the names of squares in bold, so that the eye finds them on the board.
pub fn emphasised(text: &str) -> Vec<AnyView> {
    square::words(text)
        .map(|word| match word {
            Word::Square(name, rest) => view! { <strong>{name.to_string()}</strong>{rest.to_string()} }.into_any(),
            Word::Whole(word) => view! { <span class="whole">{word.to_string()}</span> }.into_any(),
            Word::Plain(word) => word.to_string().into_any(),
        })
        .collect()
}

/// What came of a move or an answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Words {
    /// `refused`, `look` or `good`: the card's look.
    pub kind: &'static str,
    /// Empty for none.
    pub title: String,
    pub text: String,
    /// The number of an article, of 2023 where it is one of chess.
    pub article: Option<&'static str>,
}

impl Words {
    pub fn new(kind: &'static str, text: String) -> Words {
        Words { kind, text, ..Words::default() }
    }

    /// Why a move is refused, with the article.
    pub fn refused(i18n: I18n, illegal: &Illegal) -> Words {
        Words {
            kind: "refused",
            title: title(i18n, illegal),
            text: text(i18n, illegal),
            article: Some(illegal.article()),
        }
    }

    /// Below the task: a title, where there is one, a sentence, the number of an article.
    pub fn view(self, i18n: I18n) -> AnyView {
        view! {
            <div class="task-words">
                {(!self.title.is_empty()).then(|| view! { <h2>{self.title}</h2> })}
                {(!self.text.is_empty()).then(|| view! { <p>{emphasised(&self.text)}</p> })}
                {self.article.map(|number| article(i18n, number))}
            </div>
        }
        .into_any()
    }

    /// All of it in one breath, for somebody who does not see the card.
    pub fn said(&self, i18n: I18n) -> String {
        let mut said = String::new();
        for part in [&self.title, &self.text] {
            if !part.is_empty() {
                said += part;
                said += if part.ends_with(['.', '!', '?']) { " " } else { ". " };
            }
        }
        if let Some(article) = self.article {
            said += &i18n.tr_with("article", &[("article", article.into())]);
            said += ".";
        }
        said.trim_end().to_string()
    }
}

/// The moment of mate, for a card: what has happened to the king that lies on the board, with its article. FIDE 2023 5.1.1
pub fn mate(i18n: I18n, board: RwSignal<State>) -> AnyView {
    let fallen = memo(move || board.with(|board| board.mated && board.check.is_some()));
    let moment = move || {
        fallen.get().then(|| {
            view! {
                <div class="mate-moment">
                    <p>{i18n.text("mate-moment")}</p>
                    {article(i18n, "5.1.1")}
                </div>
            }
        })
    };
    moment.into_any()
}

/// The number of the article behind the sign of the Laws.
pub fn article(i18n: I18n, number: &'static str) -> AnyView {
    view! {
        <p class="article">
            <Icon name="law"/>
            {move || i18n.tr_with("article", &[("article", number.into())])}
        </p>
    }
    .into_any()
}
