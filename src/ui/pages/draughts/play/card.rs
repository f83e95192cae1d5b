//! The card that speaks: whose turn it is, what has to be captured, how the game ended, or why a move was refused.

use leptos::prelude::*;

use super::Play;
use super::speech::{Who, hint_text, over_text, over_title, side_text, why_text};
use crate::color::Color;
use crate::draughts::{Move, NotEnded, Position};
use crate::play::draughts::{Event, Notice, Session};
use crate::square::Square;
use crate::ui::draughts_words;
use crate::ui::i18n::I18n;
use crate::ui::open_games::left_out;
use crate::ui::widgets::{Icon, button, press, way_back};

/// What the card says.
#[derive(Clone, Default, PartialEq)]
struct Words {
    /// `turn`, `refused`, `over` or `look`: the card's look.
    kind: &'static str,
    title: String,
    text: Vec<String>,
    article: Option<&'static str>,
    /// What may be done about it.
    actions: Vec<(String, Event)>,
}

fn words(i18n: I18n, session: &Session) -> Words {
    if let Some(notice) = &session.notice {
        return notice_words(i18n, session, notice);
    }
    if !session.which.is_empty() {
        return which_words(i18n, session);
    }
    if session.path.len() > 1 {
        return Words {
            kind: "look",
            title: i18n.tr("damas-goes-on-title"),
            text: vec![i18n.tr_with("damas-goes-on", &[("count", (session.path.len() - 1).into())])],
            actions: vec![(i18n.tr("damas-give-up"), Event::GiveUp)],
            article: Some("2.7").filter(|_| by_regulation(session)),
        };
    }
    if session.seeking {
        return Words {
            kind: "look",
            title: i18n.tr("damas-seeking-title"),
            text: vec![i18n.tr("damas-seeking")],
            actions: vec![(i18n.tr("damas-seeking-stop"), Event::Dismiss)],
            article: None,
        };
    }
    state_words(i18n, session)
}

/// Whether the game is played by the rules whose articles are named here.
fn by_regulation(session: &Session) -> bool {
    std::ptr::eq(session.game.start().variant(), &crate::draughts::CLASSICAS)
}

fn notice_words(i18n: I18n, session: &Session, notice: &Notice) -> Words {
    let plain =
        |kind, title: &str, text: String| Words { kind, title: i18n.tr(title), text: vec![text], ..Words::default() };
    let to_end = || (i18n.tr("damas-to-end"), Event::Show(session.game.plies().len()));
    match notice {
        Notice::Refused(illegal) => {
            let illegal = illegal.clone().in_letters(session.choices.letters);
            Words {
                kind: "refused",
                title: draughts_words::refusal_title(i18n, &illegal),
                text: vec![draughts_words::refusal_text(i18n, &illegal)],
                article: illegal.article(),
                actions: Vec::new(),
            }
        }
        Notice::Unfinished => Words {
            actions: vec![(i18n.tr("damas-give-up"), Event::GiveUp)],
            ..plain("refused", "damas-unfinished-title", i18n.tr("damas-unfinished"))
        },
        Notice::NotRead(error) => {
            let text = draughts_words::not_read_text(i18n, session.position(), error);
            plain("refused", "damas-typed-title", text)
        }
        Notice::LookingBack => Words {
            actions: vec![to_end(), (i18n.tr("damas-play-on"), Event::PlayOnFromHere)],
            ..plain("look", "damas-looking-back-title", i18n.tr("damas-looking-back"))
        },
        Notice::SitesTurn => plain("look", "damas-thinking", i18n.tr("damas-sites-turn")),
        Notice::NotEnded(NotEnded::Over(_)) => Words { kind: "refused", ..state_words(i18n, session) },
        Notice::NotEnded(NotEnded::NotYet { have, need }) => Words {
            article: Some("2.10.2").filter(|_| by_regulation(session)),
            ..plain(
                "refused",
                "damas-not-yet-title",
                i18n.tr_with("damas-not-yet", &[("have", (*have).into()), ("need", (*need).into())]),
            )
        },
        Notice::NoDraw => plain("look", "damas-no-draw-title", i18n.tr("damas-no-draw")),
        Notice::Stopped { sentence, ply, word } => plain(
            "refused",
            "damas-stopped-title",
            i18n.tr_with(sentence, &[("ply", (*ply).into()), ("word", word.clone().into())]),
        ),
        Notice::Opened { stopped, left } => {
            let mut words = match stopped {
                Some(stopped) => notice_words(i18n, session, stopped),
                None => state_words(i18n, session),
            };
            words.text.extend(left_out(i18n, "damas-left-out", left));
            words
        }
        Notice::NoAnswer => Words {
            // The site is asked again whenever it is to move.
            actions: vec![
                (i18n.tr("damas-ask-again"), Event::Dismiss),
                (i18n.tr("damas-play-as-two"), Event::PlayAsTwo),
            ],
            ..plain("refused", "damas-no-answer-title", i18n.tr("damas-no-answer"))
        },
        Notice::NoHint => Words {
            actions: vec![(i18n.tr("damas-ask-again"), Event::AskHint), (i18n.tr("dismiss"), Event::Dismiss)],
            ..plain("refused", "damas-no-hint-title", i18n.tr("damas-no-hint"))
        },
        Notice::Hint { m, why } => Words {
            kind: "look",
            title: hint_text(i18n, session, *m),
            text: vec![why_text(i18n, *why, Who::You)],
            ..Words::default()
        },
    }
}

/// What the card says of a notice, in one breath.
pub(super) fn notice_said(i18n: I18n, session: &Session, notice: &Notice) -> String {
    let words = notice_words(i18n, session, notice);
    format!("{}. {}", words.title, words.text.join(" "))
}

/// Two captures with the same ends: which pieces are taken?
fn which_words(i18n: I18n, session: &Session) -> Words {
    let position = session.position();
    let action = |(place, m): (usize, &Move)| {
        let taken = i18n.tr_with("damas-takes", &[("squares", names(i18n, session, position, *m).into())]);
        (taken, Event::Choose(place))
    };
    Words {
        kind: "look",
        title: i18n.tr("damas-which-title"),
        text: vec![i18n.tr("damas-which")],
        actions: session.which.iter().enumerate().map(action).collect(),
        article: None,
    }
}

/// The squares of what a capture takes, along its path: «19 e 27».
fn names(i18n: I18n, session: &Session, position: &Position, m: Move) -> String {
    let mut squares: Vec<Square> = m.captured.into_iter().collect();
    squares.sort_by_key(|square| position.name(*square).parse::<u8>().unwrap_or_default());
    list(i18n, session, squares)
}

/// Squares as a sentence names them.
fn list(i18n: I18n, session: &Session, squares: Vec<Square>) -> String {
    let mut names: Vec<String> = squares.into_iter().map(|square| session.name(square)).collect();
    match names.pop() {
        Some(last) if !names.is_empty() => {
            i18n.tr_with("damas-and", &[("first", names.join(", ").into()), ("last", last.into())])
        }
        last => last.unwrap_or_default(),
    }
}

fn state_words(i18n: I18n, session: &Session) -> Words {
    let turn = session.position().turn();
    if let Some(status) = session.status_on_show() {
        return Words {
            kind: "over",
            title: over_title(i18n, session),
            text: over_text(i18n, session, status),
            article: Some(status.article()).filter(|_| by_regulation(session)),
            actions: Vec::new(),
        };
    }
    let mut text = Vec::new();
    if session.is_live() {
        text.extend(duty_text(i18n, session));
    } else {
        let (ply, total) = (session.view, session.game.plies().len());
        text.push(i18n.tr_with("damas-looking-at", &[("ply", ply.into()), ("total", total.into())]));
    }
    text.extend(session.why().map(|why| why_text(i18n, why, Who::Computer)));
    let title = match session.rival {
        Some(_) if session.is_live() && session.sites_turn() => i18n.tr("damas-thinking"),
        Some(_) if session.is_live() => side_text(i18n, "damas-your-turn", turn),
        _ => i18n.tr(if turn == Color::White { "turn-white" } else { "turn-black" }),
    };
    let actions = if session.is_live() {
        Vec::new()
    } else {
        vec![(i18n.tr("damas-to-end"), Event::Show(session.game.plies().len()))]
    };
    Words { kind: if session.is_live() { "turn" } else { "look" }, title, text, article: None, actions }
}

/// How many pieces have to be captured, and by which where that is asked.
fn duty_text(i18n: I18n, session: &Session) -> Option<String> {
    let (pieces, count) = session.duty();
    let shown = session.duty_on_show();
    if count == 0 {
        return session.shows_duty.then(|| i18n.tr("damas-duty-none"));
    }
    if session.sites_turn() {
        return None;
    }
    let side = i18n.tr(side_start(session.position().turn()));
    let mut text = i18n.tr_with("damas-duty-count", &[("side", side.into()), ("count", count.into())]);
    if shown {
        let mut squares: Vec<Square> = pieces.into_iter().collect();
        squares.sort_by_key(|square| session.position().name(*square).parse::<u8>().unwrap_or_default());
        let values = [("count", squares.len().into()), ("squares", list(i18n, session, squares).into())];
        text = format!("{text} {}", i18n.tr_with("damas-duty-who", &values));
    }
    Some(text)
}

/// The id of the side's name with its article, as a sentence begins.
pub(super) fn side_start(color: Color) -> &'static str {
    if color == Color::White { "side-the-white-start" } else { "side-the-black-start" }
}

pub(super) fn card(play: Play, fresh: RwSignal<bool>) -> AnyView {
    let i18n = play.i18n;
    let words = Memo::new(move |_| {
        i18n.language();
        play.with(|session| words(i18n, session))
    });
    let turn = move || play.with(|session| session.position().turn().name());
    let kind = move || words.with(|words| words.kind);
    let busy =
        move || play.with(|session| session.seeking || session.is_live() && session.question().is_some()).to_string();
    // Where nothing has been played yet, somebody to play against may be chosen; at the end, another game.
    let offer = Memo::new(move |_| {
        play.with(|session| {
            let quiet =
                session.notice.is_none() && !session.seeking && session.which.is_empty() && session.path.is_empty();
            match session.status_on_show() {
                Some(_) if quiet => Some("damas-new"),
                None if quiet && session.game.plies().is_empty() && session.rival.is_none() => {
                    Some("damas-against-site")
                }
                _ => None,
            }
        })
    });
    let back = Memo::new(move |_| play.with(Session::shows_way_back));
    let restore = move || play.send(Event::Restore(play.peek(|session| session.shelf.games().len().saturating_sub(1))));
    let body = move || {
        let words = words.get();
        let actions = words
            .actions
            .into_iter()
            .map(|(text, event)| press("button small", text, move || play.send(event.clone())));
        let open = offer.get().map(|text| button("button small", "", text, move || fresh.set(true)));
        view! {
            <h2>{words.title}</h2>
            {words.text.into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}
            {words.article.map(|article| article_view(i18n, article))}
            <p class="verdict-actions">{actions.collect_view()} {open}</p>
        }
    };
    view! {
        <section class="card verdict" data-kind=kind data-turn=turn data-busy=busy>
            {body}
            {way_back(back, ["damas-restore", "damas-put-away"], restore, move || play.send(Event::PutAway))}
        </section>
    }
    .into_any()
}

/// The number of the article of the regulation.
pub(super) fn article_view(i18n: I18n, article: &'static str) -> AnyView {
    view! {
        <p class="article">
            <Icon name="law"/>
            {i18n.tr_with("article", &[("article", article.into())])}
        </p>
    }
    .into_any()
}
