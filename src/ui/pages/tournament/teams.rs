//! The teams: who plays for each, in which order, who is not there.

use leptos::html::Input;
use leptos::prelude::*;

use super::context::Cup;
use super::players::press;
use crate::tournament::event::{Event, Format, Player};
use crate::tournament::roster::tidy;
use crate::ui::browser;
use crate::ui::reactive::memo;
use crate::ui::widgets::Button;

pub(super) fn list(cup: Cup) -> AnyView {
    // Who is away is followed by the buttons themselves, so that they keep the focus.
    let teams = memo(move || {
        cup.read(|event| {
            let bare = |player: &Player| Player { leaves: None, away: Vec::new(), ..player.clone() };
            let team = |team: &Player| Player { members: team.members.iter().map(bare).collect(), ..bare(team) };
            let rests = event.format != Format::Knockout;
            (event.has_begun(), rests, event.boards, event.players.iter().map(team).collect::<Vec<_>>())
        })
    });
    let cards = move || {
        let (begun, rests, boards, teams) = teams.get();
        let card = |(at, team): (usize, &Player)| card(cup, (begun, rests), boards, at, team);
        untrack(|| teams.iter().enumerate().map(card).collect::<Vec<_>>())
    };
    view! {
        <p class="quiet-text">{cup.tr("cup-teams-text")}</p>
        <ul class="cup-list cup-teams">{cards}</ul>
    }
    .into_any()
}

/// `rests`: whether a team may ask not to play a round.
fn card(cup: Cup, (begun, rests): (bool, bool), boards: usize, at: usize, team: &Player) -> AnyView {
    let left = memo(move || cup.read(|event| event.players.get(at).is_some_and(|team| team.leaves.is_some())));
    let of_team = if begun {
        press(cup, "cup-leave", &team.name, Some(left), Box::new(move |event| event.leave(at, !left.get_untracked())))
    } else {
        press(cup, "cup-strike", &team.name, None, Box::new(move |event| event.strike(at)))
    };
    let away = memo(move || {
        cup.read(|event| event.players.get(at).is_some_and(|team| team.away.contains(&event.rounds.len())))
    });
    let rest = rests.then(|| {
        let ask = Box::new(move |event: &mut Event| event.ask_rest(at, !away.get_untracked()));
        press(cup, "cup-rest", &team.name, Some(away), ask)
    });
    let rows: Vec<AnyView> =
        team.members.iter().enumerate().map(|(member, player)| row(cup, begun, at, member, player)).collect();
    let few = (team.members.len() < boards).then(|| {
        let values = [("count", team.members.len().into()), ("boards", boards.into())];
        view! { <p class="cup-refused">{cup.tr_with("cup-team-few", &values)}</p> }
    });
    view! {
        <li class="card" data-away=move || left.get().to_string()>
            <h3>{format!("{}. {}", at + 1, team.name)} " " <span class="cup-presses">{rest} {of_team}</span></h3>
            <ol>{rows}</ol>
            {few}
            {one_more(cup, at, &team.name)}
        </li>
    }
    .into_any()
}

fn row(cup: Cup, begun: bool, team: usize, member: usize, player: &Player) -> AnyView {
    let is_away = move |event: &Event| {
        event.players.get(team).and_then(|team| team.members.get(member)).is_some_and(|member| member.leaves.is_some())
    };
    let away = memo(move || cup.read(is_away));
    let stays = press(
        cup,
        "cup-not-here",
        &player.name,
        Some(away),
        Box::new(move |event| event.set_away(team, member, !away.get_untracked())),
    );
    let up = (!begun && member > 0)
        .then(|| press(cup, "cup-up", &player.name, None, Box::new(move |event| event.move_up(team, member))));
    let strike = (!begun).then(|| {
        press(cup, "cup-strike", &player.name, None, Box::new(move |event| event.strike_member(team, member)))
    });
    view! {
        <li data-away=move || away.get().to_string()>
            <span>{player.name.clone()}</span>
            " "
            <span class="cup-presses">{stays} {up} {strike}</span>
        </li>
    }
    .into_any()
}

/// The field for one more player of a team.
fn one_more(cup: Cup, at: usize, team: &str) -> AnyView {
    let field = NodeRef::<Input>::new();
    let (id, school) = (format!("mais-um-{at}"), team.to_string());
    let again = id.clone();
    let add = move || {
        let Some(input) = field.get_untracked() else { return };
        let name = tidy(&input.value());
        if !name.contains(char::is_alphabetic) {
            cup.said.set(cup.tr("cup-list-no-name"));
            return;
        }
        let player = Player { school: school.clone(), ..Player::named(&name) };
        let mut count = 0;
        let done = cup.step(|event| {
            count = event.add_members(vec![player])?;
            Ok(())
        });
        if done {
            // The list is drawn anew, and the next name goes on where the last one was written.
            let id = again.clone();
            request_animation_frame(move || browser::focus(&id));
            cup.said.set(cup.tr(if count == 0 { "cup-list-twice" } else { "cup-added-one" }));
        }
    };
    let label = cup.tr_with("cup-team-more", &[("team", team.to_string().into())]);
    view! {
        <div class="cup-more">
            <label for=id.clone()>{label}</label>
            <input id=id class="cup-more-name" type="text" maxlength="60" autocomplete="off" node_ref=field/>
            <Button look="quiet" icon="plus" text="cup-team-add" on_press=add/>
        </div>
    }
    .into_any()
}
