//! The first order of the players, which gives them their starting numbers. Ordem inicial.

use std::cmp::Reverse;

use super::group::AgeGroup;

named! {
    /// Título of FIDE, the highest first: C.04.2, 2.2. Its name is its letters.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Title {
        Grandmaster = "GM",
        International = "IM",
        WomanGrandmaster = "WGM",
        Fide = "FM",
        WomanInternational = "WIM",
        Candidate = "CM",
        WomanFide = "WFM",
        WomanCandidate = "WCM",
    }
}

impl Title {
    /// As files have it: `IM`, or `m` and `wm` as in older ones.
    pub fn read(text: &str) -> Option<Title> {
        match text.trim().to_ascii_lowercase().as_str() {
            "g" => Some(Title::Grandmaster),
            "m" => Some(Title::International),
            "wg" => Some(Title::WomanGrandmaster),
            "f" => Some(Title::Fide),
            "wm" => Some(Title::WomanInternational),
            "c" => Some(Title::Candidate),
            "wf" => Some(Title::WomanFide),
            "wc" => Some(Title::WomanCandidate),
            other => Title::from_name(&other.to_ascii_uppercase()),
        }
    }
}

named! {
    /// How the first order is made. Its name is the word in the ids of texts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum FirstOrder {
        /// By rating, then by title, then by name: C.04.2, 2.2. Who has no rating comes behind those who have one.
        Rating = "rating",
        /// The oldest age group first, for the stronger come first; then by name. Who has no group comes last.
        Group = "group",
        /// Sorteio.
        Lot = "lot",
        /// As the list stands: that of a file has its numbers.
        Listed = "list",
    }
}

/// What the first order looks at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entrant {
    /// As it is sorted: the caller takes accents and capitals away.
    pub name: String,
    pub rating: Option<u32>,
    pub title: Option<Title>,
    pub group: Option<AgeGroup>,
}

/// The entrants in their first order, by their places in the list. `below` gives a number below its limit, and is only asked
/// when lots are drawn. One list in another order with the same chance gives the same draw; who is alike in everything
/// stays as listed.
pub fn first_order(entrants: &[Entrant], by: FirstOrder, mut below: impl FnMut(usize) -> usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..entrants.len()).collect();
    if by == FirstOrder::Listed {
        return order;
    }
    order.sort_by(|one, other| entrants[*one].name.cmp(&entrants[*other].name));
    match by {
        FirstOrder::Rating => order.sort_by_key(|at| {
            let entrant = &entrants[*at];
            let title = entrant.title.map_or(Title::ALL.len(), |title| title as usize);
            (Reverse(entrant.rating.unwrap_or(0)), title)
        }),
        // The groups are in their order, the youngest first.
        FirstOrder::Group => order.sort_by_key(|at| Reverse(entrants[*at].group.map(|group| group as usize))),
        FirstOrder::Listed => {}
        FirstOrder::Lot => {
            for last in (1..order.len()).rev() {
                let at = below(last + 1).min(last);
                order.swap(last, at);
            }
        }
    }
    order
}
