//! What could not be read and was put aside: to look at, to take away, to throw away.

use leptos::prelude::*;

use super::held;
use super::shelf::Shelf;
use crate::storage::quarantined_of;
use crate::ui::reactive::memo;
use crate::ui::storage::download;
use crate::ui::time::day_name;
use crate::ui::widgets::Button;

/// Signs of a damaged text that are shown; the file has all of them.
const SHOWN: usize = 2_000;

/// A card for all of it; nothing where nothing was put aside.
#[component]
pub fn Aside(shelf: Shelf) -> impl IntoView {
    let i18n = shelf.i18n;
    let found = memo(move || {
        shelf.turn.track();
        shelf.records.quarantined()
    });
    // Whether all of it is to go, once it has been asked.
    let sure = RwSignal::new(false);
    let discard_all = move || {
        sure.set(false);
        let gone = found.with_untracked(|found| found.iter().filter(|(key, _)| !shelf.records.discard(key)).count());
        shelf.changed(if gone == 0 { "aside-gone" } else { "aside-left" });
    };
    move || {
        let kept = found.get();
        (!kept.is_empty()).then(|| {
            view! {
                <section class="card" id="posto-de-lado">
                    <h2>{i18n.text("aside-title")}</h2>
                    <p>{i18n.text("aside-text")}</p>
                    <ul class="aside-list">{kept.into_iter().map(|(key, bytes)| one(shelf, key, bytes)).collect_view()}</ul>
                    <div class="actions">
                        {move || match sure.get() {
                            true => view! {
                                <Button look="danger" icon="bin" text="aside-yes" on_press=discard_all/>
                                <Button look="quiet" text="aside-no" on_press=move || sure.set(false)/>
                            }
                            .into_any(),
                            false => {
                                let ask = move || sure.set(true);
                                view! { <Button look="quiet" icon="bin" text="aside-discard-all" on_press=ask/> }.into_any()
                            }
                        }}
                    </div>
                </section>
            }
            .into_any()
        })
    }
}

/// `lance-legal-2026-01-31-game-1a2b3c4d.txt`
fn file_name(key: &str) -> String {
    let checksum = key.rsplit('/').next().unwrap_or_default();
    format!("lance-legal-{}-{}-{checksum}.txt", day_name(), quarantined_of(key))
}

fn one(shelf: Shelf, key: String, bytes: String) -> AnyView {
    let i18n = shelf.i18n;
    let name = held::name(quarantined_of(&key));
    let length = bytes.chars().count();
    let shown: String = bytes.chars().take(SHOWN).collect();
    let file = file_name(&key);
    view! {
        <li>
            <details>
                <summary>
                    <strong>{i18n.text(name)}</strong>
                    <span>{move || i18n.tr_with("aside-signs", &[("count", length.into())])}</span>
                </summary>
                <pre tabindex="0">{shown}</pre>
            </details>
            <div class="actions">
                <Button look="small quiet" icon="download" text="aside-save" on_press=move || {
                    download(&file, "text/plain", &bytes);
                }/>
                <Button look="small quiet" icon="bin" text="aside-discard" on_press=move || {
                    let gone = shelf.records.discard(&key);
                    shelf.changed(if gone { "aside-gone" } else { "aside-left" });
                }/>
            </div>
        </li>
    }
    .into_any()
}
