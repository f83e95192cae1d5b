//! Hands in a class, counted for the answers A, B and C.

use leptos::prelude::*;

use super::i18n::I18n;
use super::widgets::Button;

/// A button for each answer, which counts one hand more, and one that begins anew.
pub fn counters(i18n: I18n) -> AnyView {
    let hands = RwSignal::new([0u32; 3]);
    let hand = move |place: usize| {
        let count = move || hands.with(|hands| hands.get(place).copied().unwrap_or(0));
        let letter = char::from(b'A' + place as u8);
        let said =
            move || i18n.tr_with("hands-for", &[("letter", letter.to_string().into()), ("count", count().into())]);
        let one_more = move |_| {
            hands.update(|hands| {
                if let Some(hand) = hands.get_mut(place) {
                    *hand += 1;
                }
            });
        };
        view! {
            <button type="button" class="hand" aria-label=said on:click=one_more>
                <b>{letter.to_string()}</b>
                <span>{count}</span>
            </button>
        }
    };
    view! {
        <div class="hands" role="group" aria-label=i18n.tr("hands")>
            {(0..3).map(hand).collect_view()}
            <Button look="small quiet" text="hands-down" on_press=move || hands.set([0; 3])/>
        </div>
    }
    .into_any()
}
