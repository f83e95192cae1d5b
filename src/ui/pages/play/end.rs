//! Terminar: the ends that players bring about themselves, and who can still win.

use leptos::prelude::*;

use crate::analysis::{self, Failure, Question};
use crate::chess::dead_position::MatingChance;
use crate::chess::game::ClaimKind;
use crate::chess::{Position, chess960};
use crate::color::{ByColor, Color};
use crate::edition::Edition;
use crate::play::chess::{Chess, Decision, GameEvent, Notice, OwnEvent, Session};
use crate::ui::analyst::{self, OneQuestion};
use crate::ui::game::of_side;
use crate::ui::game::play::{Play, leave};
use crate::ui::moves::example;
use crate::ui::preferences::use_preferences;
use crate::ui::reactive::{effect, memo};
use crate::ui::widgets::{Button, RadioGroup};
use crate::ui::wrong::{Wrong, tried};

/// Up to so many men on the board, it is asked in each position whether anybody can still checkmate.
const FEW_MEN: usize = 20;

/// Reads the answer who can still checkmate; `None` if no answer came.
fn mates(answer: Result<&str, Failure>) -> Option<ByColor<MatingChance>> {
    let nothing = ByColor { white: MatingChance::Unknown, black: MatingChance::Unknown };
    answer.ok().map(|answer| analysis::read(answer).unwrap_or(nothing))
}

/// Whether nobody can checkmate any more.
fn is_dead(answers: ByColor<MatingChance>) -> bool {
    Color::ALL.into_iter().all(|color| answers[color] == MatingChance::Cannot)
}

fn who_can_mate(position: &Position, deep: bool) -> Question {
    Question::WhoCanMate { fen: chess960::marked(position), deep }
}

/// Asks the second thread about dead positions, and who can still checkmate where an end depends on it.
pub(super) fn watch(play: Play<Chess>) {
    // Without an answer the game simply goes on. FIDE 2023 5.2.2
    let latest = memo(move || {
        play.with(|session| {
            let goes_on = session.game.status().is_none() && !session.game.plies().is_empty();
            Some(*session.game.position()).filter(|position| goes_on && position.occupied().len() <= FEW_MEN)
        })
    });
    let ask = |position: &Position| who_can_mate(position, false);
    analyst::ask_about(latest, ask, move |position, answer| {
        if mates(answer).is_some_and(is_dead) {
            play.send(GameEvent::Own(OwnEvent::Dead(Box::new(position))));
        }
    });
    let deciding = memo(move || play.with(Session::open_decision));
    let ask = |(_, position): &(Decision, Position)| who_can_mate(position, true);
    analyst::ask_about(deciding, ask, move |(_, position), answer| {
        play.send(GameEvent::Own(OwnEvent::CanMate { position: Box::new(position), answers: mates(answer) }));
    });
}

pub(super) fn body(play: Play<Chess>, open: RwSignal<bool>) -> AnyView {
    view! {
        {agree(play, open)}
        {claim(play, open)}
        {mate(play)}
        {resignation(play, open)}
        {laws(play)}
    }
    .into_any()
}

/// The article of a rule, by the edition of the game.
fn article(play: Play<Chess>, number: fn(Edition) -> &'static str) -> AnyView {
    let text = move || {
        let number = number(play.with(|session| session.game.edition()));
        play.i18n.tr_with("article", &[("article", number.into())])
    };
    view! { <p class="article">{text}</p> }.into_any()
}

fn agree(play: Play<Chess>, open: RwSignal<bool>) -> AnyView {
    let i18n = play.i18n;
    let offer = move || {
        let offers = play.with(|session| session.player().unwrap_or(!session.game.position().turn()));
        of_side(i18n, "end-offer", offers)
    };
    let press = move || play.send_from(open, GameEvent::OfferDraw);
    view! {
        <section>
            <h3>{i18n.text("end-agree-title")}</h3>
            <p>{i18n.text("end-agree")}</p>
            {article(play, |edition| edition.article(|facts| facts.offer))}
            <Button text=offer on_press=press/>
        </section>
    }
    .into_any()
}

fn claim(play: Play<Chess>, open: RwSignal<bool>) -> AnyView {
    let i18n = play.i18n;
    let preferences = use_preferences();
    let letters = move || preferences.typed_letters();
    let written = RwSignal::new(String::new());
    let wrong = Wrong::new("lance-escrito");
    let counts = move || {
        let (times, plies) = play.with(|session| (session.game.repetitions(), session.game.moves_without_progress()));
        let line = |id, count: u32| {
            view! { <li>{i18n.tr_with(id, &[("count", count.into())])}</li> }
        };
        view! { <ul>{line("end-repetition-count", times)}{line("end-fifty-count", plies / 2)}</ul> }
    };
    let turn = move || of_side(i18n, "end-claim", play.with(|session| session.game.position().turn()));
    let press = move |kind| {
        move || {
            let written = written.get_untracked();
            let claim = || play.send(GameEvent::Own(OwnEvent::Claim { kind, written, letters: letters() }));
            let is_unread = || play.peek(|session| matches!(session.notice, Some(Notice::NotRead { .. })));
            match tried(play.announce, claim, is_unread) {
                // A move that cannot be read is corrected in the field; nothing has been claimed yet.
                Some(why) => wrong.tell(why),
                None => leave(open),
            }
        }
    };
    view! {
        <section>
            <h3>{i18n.text("end-claim-title")}</h3>
            <p>{turn}</p>
            {counts}
            <div class="actions">
                {article(play, |edition| ClaimKind::Repetition.article(edition))}
                {article(play, |edition| ClaimKind::FiftyMoves.article(edition))}
            </div>
            <label for="lance-escrito">{i18n.text("end-claim-with")}</label>
            <input
                id="lance-escrito"
                type="text"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                maxlength="20"
                placeholder=move || example(letters())
                aria-invalid=wrong.invalid()
                aria-describedby=wrong.described()
                prop:value=written
                on:input=move |event| {
                    wrong.clear();
                    written.set(event_target_value(&event));
                }
            />
            {wrong.shown()}
            <div class="actions">
                <Button text="end-claim-repetition" on_press=press(ClaimKind::Repetition)/>
                <Button text="end-claim-fifty" on_press=press(ClaimKind::FiftyMoves)/>
            </div>
        </section>
    }
    .into_any()
}

/// What is known about who can still checkmate.
#[derive(Clone, Copy, PartialEq)]
enum Known {
    NotAsked,
    Asked,
    NoAnswer,
    Answered(ByColor<MatingChance>),
}

fn mate(play: Play<Chess>) -> AnyView {
    let i18n = play.i18n;
    let known = RwSignal::new(Known::NotAsked);
    let asked = OneQuestion::new();
    // The answer belongs to one position.
    let position = memo(move || play.with(|session| *session.position()));
    effect(move || {
        position.get();
        asked.cancel();
        known.set(Known::NotAsked);
    });
    let ask = move || {
        known.set(Known::Asked);
        asked.ask(&who_can_mate(&position.get_untracked(), true), None, move |answer| {
            known.try_set(mates(answer).map_or(Known::NoAnswer, Known::Answered));
        });
    };
    let says = move |color: Color, answer: MatingChance| {
        let id = match answer {
            MatingChance::Can => "end-mate-can",
            MatingChance::Cannot => "end-mate-cannot",
            MatingChance::Unknown => "end-mate-unknown",
        };
        view! { <li>{of_side(i18n, id, color)}</li> }
    };
    let shown = move || match known.get() {
        Known::NotAsked => view! { <Button text="end-mate-ask" on_press=ask/> }.into_any(),
        Known::Asked => view! { <p>{i18n.tr("end-mate-thinking")}</p> }.into_any(),
        Known::NoAnswer => view! {
            <p>{i18n.tr("no-answer")}</p>
            <Button text="part-retry" on_press=ask/>
        }
        .into_any(),
        Known::Answered(answers) => {
            let article = if is_dead(answers) { "5.2.2" } else { "6.9" };
            view! {
                <ul>{Color::ALL.map(|color| says(color, answers[color])).collect_view()}</ul>
                <p class="article">{i18n.tr_with("article", &[("article", article.into())])}</p>
            }
            .into_any()
        }
    };
    view! {
        <section>
            <h3>{i18n.text("end-mate-title")}</h3>
            <div class="stack" role="status">{shown}</div>
        </section>
    }
    .into_any()
}

fn resignation(play: Play<Chess>, open: RwSignal<bool>) -> AnyView {
    let i18n = play.i18n;
    let text = move || {
        let draws = play.with(|session| session.game.edition().resignation_draws());
        i18n.tr(if draws { "end-resign-text" } else { "end-resign-text-old" })
    };
    let one = move |side: Color| {
        let text = move || of_side(i18n, "end-resign", side);
        view! { <Button look="quiet" text=text on_press=move || play.send_from(open, GameEvent::Resign(side))/> }
    };
    // Against the computer only the player can resign.
    let sides = move || {
        let player = play.with(Session::player);
        Color::ALL.into_iter().filter(|side| player.is_none_or(|player| player == *side)).map(one).collect_view()
    };
    view! {
        <section>
            <h3>{i18n.text("end-resign-title")}</h3>
            <p>{text}</p>
            {article(play, |edition| edition.article(|facts| facts.resignation))}
            <div class="actions">{sides}</div>
        </section>
    }
    .into_any()
}

fn laws(play: Play<Chess>) -> AnyView {
    view! {
        <RadioGroup
            name="leis"
            legend=Signal::derive(play.i18n.text("end-laws"))
            values=Edition::PLAYED.to_vec()
            label=|edition: Edition| (String::new(), edition.name().to_string().into())
            chosen=move || play.with(|session| session.game.edition())
            choose=move |edition| play.send(GameEvent::Own(OwnEvent::Laws(edition)))
        />
    }
    .into_any()
}
