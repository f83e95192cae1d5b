//! Jogar: a game of draughts at one screen, against a friend or the site, with every refusal explained.

mod card;
mod clock;
mod counts;
mod end;
mod help;
mod more;
mod new;
mod record;
mod words;

use leptos::prelude::*;

use self::help::asked;
use crate::analysis::{self, Question};
use crate::board::Numbering;
use crate::chess::san::Letters;
use crate::draughts::search::{Level, why};
use crate::draughts::{CLASSICAS, Move, Position, Status, Variant};
use crate::play::Rival;
use crate::play::draughts::{Draughts, GameEvent, Notice, OwnEvent, OwnNotice, Remark, SavedGame, Session};
use crate::route::Hall;
use crate::storage::{DRAUGHTS, Kind, Lock};
use crate::ui::draughts_words;
use crate::ui::game::GamePage;
use crate::ui::game::card::{CardView, card_of};
use crate::ui::game::play::Play;
use crate::ui::game::rival::{self, Searched};
use crate::ui::game::shown::{Card, Shown, Words};
use crate::ui::i18n::I18n;
use crate::ui::page::Page;
use crate::ui::reactive::memo;
use crate::ui::router::{href, use_router};
use crate::ui::widgets::{Button, sheet};

const WORDS: Words = Words {
    title: "play-draughts",
    board: "damas-board-label",
    moves: ["damas-moves", "damas-moves-number", "damas-moves-none"],
    steps: ["damas-replay", "damas-first", "damas-back", "damas-forward", "damas-last", "damas-take-back"],
    actions: ["damas-new", "damas-end", "damas-record", "damas-flip", "damas-more"],
    aside: ["damas-put-aside", "damas-restore", "damas-put-away", "damas-restore-of"],
    no_move: "damas-no-move",
};

impl Shown for Draughts {
    const KIND: &'static Kind = &DRAUGHTS;
    const LOCK: Lock = Lock::Draughts;
    const WORDS: &'static Words = &WORDS;
    const MOST_TYPED: u8 = 60;
    const BOLD_SQUARES: bool = false;
    const WAITS_FOR_CLOCK: bool = false;

    fn card(i18n: I18n, session: &Session) -> Card<Draughts> {
        card::card(i18n, session)
    }

    fn said(i18n: I18n, before: &Session, after: &Session) -> Option<Option<String>> {
        let own = &after.own;
        let said = match &after.notice {
            Some(Notice::Own(OwnNotice::Hint { m, why })) => {
                let said = draughts_words::spoken_move_in(i18n, after.position(), *m, after.choices.letters);
                format!("{}: {said}. {}", i18n.tr("damas-hint"), words::why_text(i18n, *why, words::YOU))
            }
            Some(_) => return None,
            None if own.seeking && !before.own.seeking => {
                format!("{}. {}", i18n.tr("damas-seeking-title"), i18n.tr("damas-seeking"))
            }
            None if !own.which.is_empty() => format!("{} {}", i18n.tr("damas-which-title"), i18n.tr("damas-which")),
            None if own.path.len() > before.own.path.len() => {
                i18n.tr_with("damas-goes-on", &[("count", (own.path.len() - 1).into())])
            }
            None => return None,
        };
        Some(Some(said))
    }

    fn spoken(i18n: I18n, session: &Session, before: &Position, m: Move) -> String {
        let said = draughts_words::spoken_move_in(i18n, before, m, session.choices.letters);
        match session.status_on_show() {
            None => [Some(said), counts::said(i18n, session)].into_iter().flatten().collect::<Vec<_>>().join(". "),
            Some(status) => format!("{said}. {}", Draughts::ended(i18n, session, status)),
        }
    }

    fn remarked(i18n: I18n, session: &Session) -> Option<String> {
        session.why().map(|why| words::why_text(i18n, why, words::COMPUTER))
    }

    fn ended(i18n: I18n, session: &Session, status: Status) -> String {
        format!("{}. {}", words::over_title(i18n, session), words::over_text(i18n, session, status).join(" "))
    }

    fn written(session: &Session, ply: usize, _letters: Letters) -> String {
        let made = session.game.position_at(ply).zip(session.game.plies().get(ply));
        made.map(|(before, m)| session.written(before, *m)).unwrap_or_default()
    }

    // Each line begins with a move of White's, but Black may begin the game.
    fn line_number(session: &Session, ply: usize) -> u32 {
        let black_began = session.game.start().turn() == crate::color::Color::Black;
        (ply + usize::from(black_began)) as u32 / 2 + 1
    }

    fn example(session: &Session, _letters: Letters) -> String {
        session.example().to_string()
    }

    fn plies_of(saved: &SavedGame) -> usize {
        saved.game.moves.len()
    }

    fn numbering(session: &Session) -> Numbering {
        session.numbering()
    }

    fn is_seeking(session: &Session) -> bool {
        session.own.seeking
    }
}

impl Searched for Draughts {
    fn question(session: &Session, position: &Position, rival: Rival<u8>) -> Question {
        asked(session, position, Level::numbered(rival.level).unwrap_or(Level::First))
    }

    fn answer(position: &Position, answer: &str) -> Option<(Move, Remark)> {
        let choice = analysis::read_draughts(position, answer)?;
        Some((choice.m, Remark { why: why(position, &choice), score: choice.score }))
    }
}

pub(super) fn page(page: Page) -> AnyView {
    let Page { i18n, records } = page;
    page.set_title(&i18n.tr("play-draughts"));
    let play = Play::open(i18n, records, asked_for(), href(Hall::Play.path()));
    rival::watch(play);
    help::watch(play);
    let [fresh, ends, record, more] = [(); 4].map(|()| RwSignal::new(false));
    view! {
        <GamePage
            play=play
            class="play damas"
            clock=clock::place(play)
            card=card_view(play, fresh)
            help=view! { {counts::counts(play)} {help::buttons(play)} }.into_any()
            new=fresh
            end=ends
            record=record
            more=more
        >
            {sheet("nova-partida", "damas-new", fresh, move || new::body(play, fresh))}
            {sheet("terminar", "damas-end-title", ends, move || end::body(play, ends))}
            {sheet("folha", "damas-record", record, move || record::body(play))}
            {sheet("mais", "damas-more", more, move || more::body(play, more))}
        </GamePage>
    }
    .into_any()
}

/// The card, with a button for a game against the site before the first move, or for a new game at the end.
fn card_view(play: Play<Draughts>, fresh: RwSignal<bool>) -> AnyView {
    let offer = memo(move || {
        play.with(|session| {
            let own = &session.own;
            let quiet = session.notice.is_none() && !own.seeking && own.which.is_empty() && own.path.is_empty();
            match session.status_on_show() {
                Some(_) if quiet => Some("damas-new"),
                None if quiet && session.game.plies().is_empty() && session.rival.is_none() => Some("rival-open"),
                _ => None,
            }
        })
    });
    let opener = move || {
        offer.get().map(|text| {
            view! {
                <Button look="small" text=text on_press=move || fresh.set(true)/>
            }
        })
    };
    view! { <CardView play=play card=card_of(play) opener=opener/> }.into_any()
}

/// A link may bring a position: `?posicao=W:W9,K14:B18,27`, and `&variante=brasileiras`.
fn asked_for() -> Option<GameEvent> {
    let router = use_router();
    let text = router.query_now("posicao")?;
    let name = router.query_now("variante");
    let variant = name.and_then(|name| Variant::from_name(&name)).unwrap_or(&CLASSICAS);
    Some(GameEvent::Own(OwnEvent::FromText { variant, text }))
}
