//! The last rounds of one way of playing: the best and the last, in chess also a small chart and the average.

use leptos::prelude::*;

use super::context::{Rounds, tenths};
use crate::drills::Training;
use crate::drills::squares::{Limit, Naming, average, score};

/// A bar and the gap beside it, and the height of the chart, in its own units.
const STEP: usize = 10;
const BAR: usize = 8;
const HEIGHT: u32 = 48;

/// The last rounds in words; `new`: a round has just been added.
pub(super) fn card(rounds: Rounds, new: bool) -> AnyView {
    let (key, limit) = rounds.options.with(|options| (options.key(), options.limit));
    let chess = rounds.naming == Naming::Chess;
    let Some(key) = key else {
        let class = if chess { "card quiet-text squares-history" } else { "card quiet-text" };
        return view! { <p class=class>{rounds.message("not-kept")}</p> }.into_any();
    };
    let kept = |training: &Training| training.rounds(&key).iter().map(|round| score(round, limit)).collect();
    let scores: Vec<u32> = rounds.trainer.training.with(kept);
    let (Some(mean), Some(best), Some(last)) = (average(&scores), scores.iter().max(), scores.last()) else {
        return ().into_any();
    };
    // Whole squares are whole numbers; rates and averages have tenths.
    let number = |value: u32| match limit {
        Limit::None => tenths(rounds, value),
        Limit::Half | Limit::Minute => (value / 10).to_string(),
    };
    let listed: Vec<String> = scores.iter().map(|score| number(*score)).collect();
    let values = [
        ("count", scores.len().into()),
        ("mean", tenths(rounds, mean).into()),
        ("best", number(*best).into()),
        ("last", number(*last).into()),
        ("all", listed.join("; ").into()),
    ];
    if !chess {
        let id = if limit == Limit::None { "best-rate" } else { "best" };
        return view! { <p class="card squares-best">{rounds.message_with(id, &values)}</p> }.into_any();
    }
    let title = if limit == Limit::None { "history-rate" } else { "history" };
    let record = new && scores.len() > 1 && scores.iter().rev().skip(1).all(|other| other < last);
    view! {
        <section class="card squares-history">
            <h2>{rounds.message(title)}</h2>
            {record.then(|| view! { <p class="squares-record">{rounds.message("record")}</p> })}
            {chart(&scores, mean, rounds.message_with("history-said", &values))}
            <p>{rounds.message_with("history-words", &values)}</p>
        </section>
    }
    .into_any()
}

/// One bar for each round, the newest at the right, and a line for the average.
fn chart(scores: &[u32], mean: u32, said: String) -> AnyView {
    let most = scores.iter().copied().max().unwrap_or(0).max(1);
    // A round without a right answer is seen too.
    let height = |score: u32| (u64::from(score) * u64::from(HEIGHT) / u64::from(most)).max(1) as u32;
    let wide = crate::drills::ROUNDS * STEP;
    let first = wide - scores.len() * STEP;
    let bar = |(place, score): (usize, &u32)| {
        let high = height(*score);
        let class = if place + 1 == scores.len() { "bar newest" } else { "bar" };
        let x = first + place * STEP + (STEP - BAR) / 2;
        view! {
            <rect class=class x=x.to_string() y=(HEIGHT - high).to_string() width=BAR.to_string() height=high.to_string()></rect>
        }
    };
    let y = (HEIGHT - height(mean).min(HEIGHT)).to_string();
    view! {
        <svg class="squares-chart" viewBox=format!("0 -1 {wide} {}", HEIGHT + 2) role="img" aria-label=said>
            {scores.iter().enumerate().map(bar).collect_view()}
            <line class="mean" x1="0" x2=wide.to_string() y1=y.clone() y2=y></line>
        </svg>
    }
    .into_any()
}
